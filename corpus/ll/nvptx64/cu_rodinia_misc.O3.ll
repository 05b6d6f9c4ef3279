; ModuleID = 'corpus/cuda/cu_rodinia_misc.cu'
source_filename = "corpus/cuda/cu_rodinia_misc.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.float2.0 = type { float, float }
%struct.kValues = type { float, float, float, float }
%struct.float3 = type { float, float, float }

@_ZZ10pathfinderE4prev = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ10pathfinderE6result = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ13layer_forwardE4node = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4
@_ZZ13layer_forwardE6weight = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@bin_edges = dso_local addrspace(4) externally_initialized constant [7 x float] [float 0x3FECCCCCC0000000, float 0x3FE3333340000000, float 0x3FD3333340000000, float 0.000000e+00, float 0xBFD3333340000000, float 0xBFE3333340000000, float 0xBFECCCCCC0000000], align 4
@_ZZ12angular_binsE5local = internal addrspace(3) global [8 x i32] undef, align 4
@__cudart_i2opi_f = internal unnamed_addr addrspace(1) constant [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @bin_edges to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pathfinder(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nsw i32 %0, 1
  %11 = sub nsw i32 32, %10
  %12 = mul nsw i32 %11, %8
  %13 = sub nsw i32 %12, %6
  %14 = add nsw i32 %13, 31
  %15 = add nsw i32 %13, %9
  %16 = icmp slt i32 %13, 0
  %17 = sub nsw i32 0, %13
  %18 = select i1 %16, i32 %17, i32 0
  %19 = icmp slt i32 %14, %4
  %20 = xor i32 %13, -1
  %21 = add i32 %4, %20
  %22 = select i1 %19, i32 31, i32 %21
  %23 = add nsw i32 %9, -1
  %24 = add nuw nsw i32 %9, 1
  %25 = tail call i32 @llvm.smax.i32(i32 %23, i32 %18)
  %26 = tail call i32 @llvm.smin.i32(i32 %24, i32 %22)
  %27 = icmp sge i32 %9, %18
  %28 = icmp sle i32 %9, %22
  %29 = and i1 %27, %28
  %30 = icmp sgt i32 %15, -1
  %31 = icmp slt i32 %15, %4
  %32 = and i1 %30, %31
  br i1 %32, label %33, label %37

33:                                               ; preds = %7
  %34 = zext nneg i32 %15 to i64
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !5
  br label %37

37:                                               ; preds = %7, %33
  %38 = phi i32 [ %36, %33 ], [ 0, %7 ]
  %39 = zext nneg i32 %9 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 %39
  store i32 %38, ptr %40, align 4, !tbaa !5
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE6result to ptr), i64 %39
  store i32 0, ptr %41, align 4, !tbaa !5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = sub nsw i32 30, %9
  %43 = icmp sgt i32 %0, 0
  br i1 %43, label %44, label %83

44:                                               ; preds = %37
  %45 = sext i32 %25 to i64
  %46 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 %45
  %47 = sext i32 %26 to i64
  %48 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 %47
  %49 = add nsw i32 %0, -1
  br label %50

50:                                               ; preds = %77, %44
  %51 = phi i32 [ 0, %44 ], [ %52, %77 ]
  %52 = add nuw nsw i32 %51, 1
  %53 = icmp samesign ugt i32 %9, %51
  br i1 %53, label %54, label %71

54:                                               ; preds = %50
  %55 = icmp sle i32 %51, %42
  %56 = select i1 %55, i1 %29, i1 false
  %57 = icmp slt i32 %51, %5
  %58 = and i1 %57, %56
  br i1 %58, label %59, label %71

59:                                               ; preds = %54
  %60 = load i32, ptr %46, align 4, !tbaa !5
  %61 = load i32, ptr %40, align 4, !tbaa !5
  %62 = tail call noundef i32 @llvm.smin.i32(i32 %60, i32 %61)
  %63 = load i32, ptr %48, align 4, !tbaa !5
  %64 = tail call noundef i32 @llvm.smin.i32(i32 %62, i32 %63)
  %65 = mul nsw i32 %51, %4
  %66 = add nsw i32 %65, %15
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %1, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !5
  %70 = add nsw i32 %64, %69
  store i32 %70, ptr %41, align 4, !tbaa !5
  br label %71

71:                                               ; preds = %59, %54, %50
  %72 = phi i1 [ true, %59 ], [ false, %50 ], [ false, %54 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = icmp eq i32 %51, %49
  br i1 %73, label %78, label %74

74:                                               ; preds = %71
  br i1 %72, label %75, label %77

75:                                               ; preds = %74
  %76 = load i32, ptr %41, align 4, !tbaa !5
  store i32 %76, ptr %40, align 4, !tbaa !5
  br label %77

77:                                               ; preds = %75, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %50

78:                                               ; preds = %71
  br i1 %72, label %79, label %83

79:                                               ; preds = %78
  %80 = sext i32 %15 to i64
  %81 = getelementptr inbounds i32, ptr %3, i64 %80
  %82 = load i32, ptr %41, align 4, !tbaa !5
  store i32 %82, ptr %81, align 4, !tbaa !5
  br label %83

83:                                               ; preds = %37, %79, %78
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @srad_1(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = mul nsw i32 %3, %16
  %18 = add i32 %17, %11
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !10
  %22 = tail call i32 @llvm.usub.sat.i32(i32 %16, i32 1)
  %23 = mul nsw i32 %3, %22
  %24 = add nsw i32 %23, %11
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !10
  %28 = fsub contract float %27, %21
  %29 = add nsw i32 %4, -1
  %30 = icmp slt i32 %16, %29
  %31 = zext i1 %30 to i32
  %32 = add nuw nsw i32 %16, %31
  %33 = mul nsw i32 %32, %3
  %34 = add nsw i32 %33, %11
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !10
  %38 = fsub contract float %37, %21
  %39 = tail call i32 @llvm.smax.i32(i32 %11, i32 1)
  %40 = add nsw i32 %39, -1
  %41 = add nsw i32 %40, %17
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !10
  %45 = fsub contract float %44, %21
  %46 = add nsw i32 %3, -1
  %47 = icmp slt i32 %11, %46
  %48 = zext i1 %47 to i32
  %49 = add i32 %18, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !10
  %53 = fsub contract float %52, %21
  %54 = fmul contract float %28, %28
  %55 = fmul contract float %38, %38
  %56 = fadd contract float %54, %55
  %57 = fmul contract float %45, %45
  %58 = fadd contract float %56, %57
  %59 = fmul contract float %53, %53
  %60 = fadd contract float %58, %59
  %61 = fmul contract float %21, %21
  %62 = fdiv contract float %60, %61
  %63 = fadd contract float %28, %38
  %64 = fadd contract float %63, %45
  %65 = fadd contract float %64, %53
  %66 = fdiv contract float %65, %21
  %67 = fmul contract float %62, 5.000000e-01
  %68 = fmul contract float %66, %66
  %69 = fmul contract float %68, 6.250000e-02
  %70 = fsub contract float %67, %69
  %71 = fmul contract float %66, 2.500000e-01
  %72 = fadd contract float %71, 1.000000e+00
  %73 = fmul contract float %72, %72
  %74 = fdiv contract float %70, %73
  %75 = fsub contract float %74, %5
  %76 = fadd contract float %5, 1.000000e+00
  %77 = fmul contract float %5, %76
  %78 = fdiv contract float %75, %77
  %79 = fadd contract float %78, 1.000000e+00
  %80 = fdiv contract float 1.000000e+00, %79
  %81 = fcmp contract olt float %80, 0.000000e+00
  %82 = fcmp contract ogt float %80, 1.000000e+00
  %83 = select contract i1 %82, float 1.000000e+00, float %80
  %84 = select contract i1 %81, float 0.000000e+00, float %83
  %85 = getelementptr inbounds float, ptr %1, i64 %19
  store float %84, ptr %85, align 4, !tbaa !10
  %86 = getelementptr inbounds %struct.float4, ptr %2, i64 %19
  store float %28, ptr %86, align 16, !tbaa !10
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  store float %38, ptr %87, align 4, !tbaa !10
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store float %45, ptr %88, align 8, !tbaa !10
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 12
  store float %53, ptr %89, align 4, !tbaa !10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layer_forward(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = add nsw i32 %4, 1
  %10 = shl nuw nsw i32 %6, 4
  %11 = add nuw nsw i32 %10, %8
  %12 = mul i32 %11, %9
  %13 = add nuw nsw i32 %7, 1
  %14 = add i32 %13, %9
  %15 = add i32 %14, %12
  %16 = icmp eq i32 %7, 0
  %17 = zext nneg i32 %8 to i64
  br i1 %16, label %18, label %24

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE4node to ptr), i64 %17
  %20 = zext nneg i32 %11 to i64
  %21 = getelementptr float, ptr %0, i64 %20
  %22 = getelementptr i8, ptr %21, i64 4
  %23 = load float, ptr %22, align 4, !tbaa !10
  store float %23, ptr %19, align 4, !tbaa !10
  br label %24

24:                                               ; preds = %5, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = sext i32 %15 to i64
  %26 = getelementptr inbounds float, ptr %1, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !10
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE4node to ptr), i64 %17
  %29 = load float, ptr %28, align 4, !tbaa !10
  %30 = fmul contract float %27, %29
  %31 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 %17
  %32 = zext nneg i32 %7 to i64
  %33 = getelementptr inbounds nuw float, ptr %31, i64 %32
  store float %30, ptr %33, align 4, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 %32
  %35 = and i32 %8, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %44

37:                                               ; preds = %24
  %38 = zext nneg i32 %8 to i64
  %39 = getelementptr inbounds nuw [16 x float], ptr %34, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 64
  %41 = load float, ptr %33, align 4, !tbaa !10
  %42 = load float, ptr %40, align 4, !tbaa !10
  %43 = fadd contract float %41, %42
  store float %43, ptr %33, align 4, !tbaa !10
  br label %44

44:                                               ; preds = %37, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = and i32 %8, 3
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = zext nneg i32 %8 to i64
  %49 = getelementptr inbounds nuw [16 x float], ptr %34, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 128
  %51 = load float, ptr %33, align 4, !tbaa !10
  %52 = load float, ptr %50, align 4, !tbaa !10
  %53 = fadd contract float %51, %52
  store float %53, ptr %33, align 4, !tbaa !10
  br label %54

54:                                               ; preds = %47, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = and i32 %8, 7
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %64

57:                                               ; preds = %54
  %58 = zext nneg i32 %8 to i64
  %59 = getelementptr inbounds nuw [16 x float], ptr %34, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 256
  %61 = load float, ptr %33, align 4, !tbaa !10
  %62 = load float, ptr %60, align 4, !tbaa !10
  %63 = fadd contract float %61, %62
  store float %63, ptr %33, align 4, !tbaa !10
  br label %64

64:                                               ; preds = %57, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = and i32 %8, 15
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %74

67:                                               ; preds = %64
  %68 = zext nneg i32 %8 to i64
  %69 = getelementptr inbounds nuw [16 x float], ptr %34, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 512
  %71 = load float, ptr %33, align 4, !tbaa !10
  %72 = load float, ptr %70, align 4, !tbaa !10
  %73 = fadd contract float %71, %72
  store float %73, ptr %33, align 4, !tbaa !10
  br label %74

74:                                               ; preds = %67, %64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = load float, ptr %33, align 4, !tbaa !10
  store float %75, ptr %26, align 4, !tbaa !10
  %76 = icmp eq i32 %8, 0
  br i1 %76, label %77, label %83

77:                                               ; preds = %74
  %78 = mul nsw i32 %4, %6
  %79 = add nsw i32 %78, %7
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %2, i64 %80
  %82 = load float, ptr %34, align 4, !tbaa !10
  store float %82, ptr %81, align 4, !tbaa !10
  br label %83

83:                                               ; preds = %77, %74
  ret void
}

; Function Attrs: noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mri_q(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #3 {
  %5 = alloca [7 x i32], align 4
  %6 = alloca [7 x i32], align 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = mul nsw i32 %11, 3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %2, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !10
  %16 = getelementptr i8, ptr %14, i64 4
  %17 = load float, ptr %16, align 4, !tbaa !10
  %18 = getelementptr i8, ptr %14, i64 8
  %19 = load float, ptr %18, align 4, !tbaa !10
  %20 = icmp sgt i32 %0, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %4
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 24
  br label %30

24:                                               ; preds = %213, %4
  %25 = phi float [ 0.000000e+00, %4 ], [ %145, %213 ]
  %26 = phi float [ 0.000000e+00, %4 ], [ %233, %213 ]
  %27 = sext i32 %11 to i64
  %28 = getelementptr inbounds %struct.float2.0, ptr %3, i64 %27
  store float %25, ptr %28, align 8, !tbaa !10
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  store float %26, ptr %29, align 4, !tbaa !10
  ret void

30:                                               ; preds = %21, %213
  %31 = phi float [ %233, %213 ], [ 0.000000e+00, %21 ]
  %32 = phi i32 [ %234, %213 ], [ 0, %21 ]
  %33 = phi float [ %145, %213 ], [ 0.000000e+00, %21 ]
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw %struct.kValues, ptr %1, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !12
  %37 = fmul contract float %15, %36
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load float, ptr %38, align 4, !tbaa !14
  %40 = fmul contract float %17, %39
  %41 = fadd contract float %37, %40
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %43 = load float, ptr %42, align 4, !tbaa !15
  %44 = fmul contract float %19, %43
  %45 = fadd contract float %41, %44
  %46 = fmul contract float %45, 0x401921FB60000000
  %47 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %48 = load float, ptr %47, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %49 = fmul float %46, 0x3FE45F3060000000
  %50 = tail call i32 @llvm.nvvm.f2i.rn(float %49) #13
  %51 = sitofp i32 %50 to float
  %52 = tail call float @llvm.fma.f32(float %51, float 0xBFF921FB40000000, float %46)
  %53 = tail call float @llvm.fma.f32(float %51, float 0xBE74442D00000000, float %52)
  %54 = tail call float @llvm.fma.f32(float %51, float 0xBCF84698A0000000, float %53)
  %55 = tail call float @llvm.nvvm.fabs.f32(float %46)
  %56 = fcmp ult float %55, 1.056150e+05
  br i1 %56, label %124, label %57

57:                                               ; preds = %30
  %58 = fcmp oeq float %55, 0x7FF0000000000000
  br i1 %58, label %59, label %61

59:                                               ; preds = %57
  %60 = tail call float @llvm.nvvm.mul.rn.f(float %46, float 0.000000e+00) #13
  br label %124

61:                                               ; preds = %57
  %62 = bitcast float %46 to i32
  %63 = shl i32 %62, 8
  %64 = or i32 %63, -2147483648
  br label %65

65:                                               ; preds = %61, %65
  %66 = phi i32 [ 0, %61 ], [ %75, %65 ]
  %67 = phi i32 [ 0, %61 ], [ %73, %65 ]
  %68 = zext nneg i32 %66 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %68
  %70 = load i32, ptr addrspace(1) %69, align 4
  %71 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %70, i32 %64, i32 %67) #14, !srcloc !17
  %72 = extractvalue { i32, i32 } %71, 0
  %73 = extractvalue { i32, i32 } %71, 1
  %74 = getelementptr inbounds nuw i32, ptr %5, i64 %68
  store i32 %72, ptr %74, align 4
  %75 = add nuw nsw i32 %66, 1
  %76 = icmp eq i32 %75, 6
  br i1 %76, label %77, label %65, !llvm.loop !18

77:                                               ; preds = %65
  %78 = lshr i32 %62, 23
  %79 = and i32 %78, 224
  %80 = add nsw i32 %79, -128
  %81 = lshr exact i32 %80, 5
  store i32 %73, ptr %22, align 4
  %82 = sub nsw i32 6, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %5, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = sub nsw i32 5, %81
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %5, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = freeze i32 %89
  %91 = and i32 %62, 260046848
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %99, label %93

93:                                               ; preds = %77
  %94 = sub nsw i32 4, %81
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr %5, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = tail call i32 @llvm.fshl.i32(i32 %90, i32 %97, i32 %78)
  br label %99

99:                                               ; preds = %93, %77
  %100 = phi i32 [ %98, %93 ], [ %90, %77 ]
  %101 = tail call i32 @llvm.fshl.i32(i32 %85, i32 %90, i32 %78)
  %102 = lshr i32 %101, 30
  %103 = tail call i32 @llvm.fshl.i32(i32 %101, i32 %100, i32 2)
  %104 = shl i32 %100, 2
  %105 = lshr i32 %103, 31
  %106 = add nuw nsw i32 %105, %102
  %107 = sub nsw i32 0, %106
  %108 = icmp slt i32 %62, 0
  %109 = select i1 %108, i32 %107, i32 %106
  %110 = xor i32 %103, %62
  %111 = ashr i32 %103, 31
  %112 = xor i32 %111, %103
  %113 = xor i32 %111, %104
  %114 = zext i32 %112 to i64
  %115 = shl nuw i64 %114, 32
  %116 = zext i32 %113 to i64
  %117 = or disjoint i64 %115, %116
  %118 = sitofp i64 %117 to double
  %119 = fmul double %118, 0x3BF921FB54442D19
  %120 = fptrunc double %119 to float
  %121 = fneg float %120
  %122 = icmp slt i32 %110, 0
  %123 = select i1 %122, float %121, float %120
  br label %124

124:                                              ; preds = %30, %59, %99
  %125 = phi i32 [ %50, %30 ], [ 0, %59 ], [ %109, %99 ]
  %126 = phi float [ %54, %30 ], [ %60, %59 ], [ %123, %99 ]
  %127 = add i32 %125, 1
  %128 = tail call float @llvm.nvvm.mul.rn.f(float %126, float %126) #13
  %129 = and i32 %125, 1
  %130 = icmp eq i32 %129, 0
  %131 = select i1 %130, float 1.000000e+00, float %126
  %132 = tail call float @llvm.fma.f32(float %128, float %131, float 0.000000e+00)
  %133 = tail call float @llvm.fma.f32(float %128, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %134 = select i1 %130, float %133, float 0xBF29A82A60000000
  %135 = select i1 %130, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %136 = tail call float @llvm.fma.f32(float %134, float %128, float %135)
  %137 = select i1 %130, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %138 = tail call float @llvm.fma.f32(float %136, float %128, float %137)
  %139 = tail call float @llvm.fma.f32(float %138, float %132, float %131)
  %140 = and i32 %127, 2
  %141 = icmp eq i32 %140, 0
  %142 = fsub float 0.000000e+00, %139
  %143 = select i1 %141, float %139, float %142
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %144 = fmul contract float %48, %143
  %145 = fadd contract float %33, %144
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br i1 %56, label %213, label %146

146:                                              ; preds = %124
  %147 = fcmp oeq float %55, 0x7FF0000000000000
  br i1 %147, label %148, label %150

148:                                              ; preds = %146
  %149 = tail call float @llvm.nvvm.mul.rn.f(float %46, float 0.000000e+00) #13
  br label %213

150:                                              ; preds = %146
  %151 = bitcast float %46 to i32
  %152 = shl i32 %151, 8
  %153 = or i32 %152, -2147483648
  br label %154

154:                                              ; preds = %150, %154
  %155 = phi i32 [ 0, %150 ], [ %164, %154 ]
  %156 = phi i32 [ 0, %150 ], [ %162, %154 ]
  %157 = zext nneg i32 %155 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %157
  %159 = load i32, ptr addrspace(1) %158, align 4
  %160 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %159, i32 %153, i32 %156) #14, !srcloc !17
  %161 = extractvalue { i32, i32 } %160, 0
  %162 = extractvalue { i32, i32 } %160, 1
  %163 = getelementptr inbounds nuw i32, ptr %6, i64 %157
  store i32 %161, ptr %163, align 4
  %164 = add nuw nsw i32 %155, 1
  %165 = icmp eq i32 %164, 6
  br i1 %165, label %166, label %154, !llvm.loop !18

166:                                              ; preds = %154
  %167 = lshr i32 %151, 23
  %168 = and i32 %167, 224
  %169 = add nsw i32 %168, -128
  %170 = lshr exact i32 %169, 5
  store i32 %162, ptr %23, align 4
  %171 = sub nsw i32 6, %170
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i32, ptr %6, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = sub nsw i32 5, %170
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds i32, ptr %6, i64 %176
  %178 = load i32, ptr %177, align 4
  %179 = freeze i32 %178
  %180 = and i32 %151, 260046848
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %188, label %182

182:                                              ; preds = %166
  %183 = sub nsw i32 4, %170
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds i32, ptr %6, i64 %184
  %186 = load i32, ptr %185, align 4
  %187 = tail call i32 @llvm.fshl.i32(i32 %179, i32 %186, i32 %167)
  br label %188

188:                                              ; preds = %182, %166
  %189 = phi i32 [ %187, %182 ], [ %179, %166 ]
  %190 = tail call i32 @llvm.fshl.i32(i32 %174, i32 %179, i32 %167)
  %191 = lshr i32 %190, 30
  %192 = tail call i32 @llvm.fshl.i32(i32 %190, i32 %189, i32 2)
  %193 = shl i32 %189, 2
  %194 = lshr i32 %192, 31
  %195 = add nuw nsw i32 %194, %191
  %196 = sub nsw i32 0, %195
  %197 = icmp slt i32 %151, 0
  %198 = select i1 %197, i32 %196, i32 %195
  %199 = xor i32 %192, %151
  %200 = ashr i32 %192, 31
  %201 = xor i32 %200, %192
  %202 = xor i32 %200, %193
  %203 = zext i32 %201 to i64
  %204 = shl nuw i64 %203, 32
  %205 = zext i32 %202 to i64
  %206 = or disjoint i64 %204, %205
  %207 = sitofp i64 %206 to double
  %208 = fmul double %207, 0x3BF921FB54442D19
  %209 = fptrunc double %208 to float
  %210 = fneg float %209
  %211 = icmp slt i32 %199, 0
  %212 = select i1 %211, float %210, float %209
  br label %213

213:                                              ; preds = %124, %148, %188
  %214 = phi i32 [ %50, %124 ], [ 0, %148 ], [ %198, %188 ]
  %215 = phi float [ %54, %124 ], [ %149, %148 ], [ %212, %188 ]
  %216 = tail call float @llvm.nvvm.mul.rn.f(float %215, float %215) #13
  %217 = and i32 %214, 1
  %218 = icmp eq i32 %217, 0
  %219 = select i1 %218, float %215, float 1.000000e+00
  %220 = tail call float @llvm.fma.f32(float %216, float %219, float 0.000000e+00)
  %221 = tail call float @llvm.fma.f32(float %216, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %222 = select i1 %218, float 0xBF29A82A60000000, float %221
  %223 = select i1 %218, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %224 = tail call float @llvm.fma.f32(float %222, float %216, float %223)
  %225 = select i1 %218, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %226 = tail call float @llvm.fma.f32(float %224, float %216, float %225)
  %227 = tail call float @llvm.fma.f32(float %226, float %220, float %219)
  %228 = and i32 %214, 2
  %229 = icmp eq i32 %228, 0
  %230 = fsub float 0.000000e+00, %227
  %231 = select i1 %229, float %227, float %230
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %232 = fmul contract float %48, %231
  %233 = fadd contract float %31, %232
  %234 = add nuw nsw i32 %32, 1
  %235 = icmp eq i32 %234, %0
  br i1 %235, label %24, label %30, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @coulomb_cutoff(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, float noundef %3, float noundef %4) local_unnamed_addr #4 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = sitofp i32 %10 to float
  %17 = fmul contract float %3, %16
  %18 = uitofp nneg i32 %15 to float
  %19 = fmul contract float %3, %18
  %20 = fmul contract float %4, %4
  %21 = fdiv contract float 1.000000e+00, %20
  %22 = icmp sgt i32 %1, 0
  br i1 %22, label %23, label %61

23:                                               ; preds = %5
  %24 = and i32 %1, 1
  %25 = icmp eq i32 %1, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = and i32 %1, 2147483646
  br label %69

28:                                               ; preds = %130
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %61, label %30

30:                                               ; preds = %28, %23
  %31 = phi float [ 0.000000e+00, %23 ], [ %131, %28 ]
  %32 = phi i32 [ 0, %23 ], [ %132, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %34
  %36 = load float, ptr %35, align 16, !tbaa !22
  %37 = fsub contract float %17, %36
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load float, ptr %38, align 4, !tbaa !24
  %40 = fsub contract float %19, %39
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %42 = load float, ptr %41, align 8, !tbaa !25
  %43 = fmul contract float %37, %37
  %44 = fmul contract float %40, %40
  %45 = fadd contract float %43, %44
  %46 = fmul contract float %42, %42
  %47 = fadd contract float %46, %45
  %48 = fcmp contract olt float %47, %20
  %49 = fcmp contract ogt float %47, 0x3EB0C6F7A0000000
  %50 = and i1 %48, %49
  br i1 %50, label %51, label %61

51:                                               ; preds = %30
  %52 = fmul contract float %21, %47
  %53 = fsub contract float 1.000000e+00, %52
  %54 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %55 = load float, ptr %54, align 4, !tbaa !26
  %56 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %47)
  %57 = fmul contract float %55, %56
  %58 = fmul contract float %53, %57
  %59 = fmul contract float %53, %58
  %60 = fadd contract float %31, %59
  br label %61

61:                                               ; preds = %28, %51, %30, %5
  %62 = phi float [ 0.000000e+00, %5 ], [ %131, %28 ], [ %60, %51 ], [ %31, %30 ]
  %63 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %64 = mul i32 %7, %63
  %65 = mul i32 %64, %15
  %66 = add i32 %65, %10
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %2, i64 %67
  store float %62, ptr %68, align 4, !tbaa !10
  ret void

69:                                               ; preds = %130, %26
  %70 = phi float [ 0.000000e+00, %26 ], [ %131, %130 ]
  %71 = phi i32 [ 0, %26 ], [ %132, %130 ]
  %72 = phi i32 [ 0, %26 ], [ %133, %130 ]
  %73 = zext nneg i32 %71 to i64
  %74 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %73
  %75 = load float, ptr %74, align 16, !tbaa !22
  %76 = fsub contract float %17, %75
  %77 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %78 = load float, ptr %77, align 4, !tbaa !24
  %79 = fsub contract float %19, %78
  %80 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %81 = load float, ptr %80, align 8, !tbaa !25
  %82 = fmul contract float %76, %76
  %83 = fmul contract float %79, %79
  %84 = fadd contract float %82, %83
  %85 = fmul contract float %81, %81
  %86 = fadd contract float %85, %84
  %87 = fcmp contract olt float %86, %20
  %88 = fcmp contract ogt float %86, 0x3EB0C6F7A0000000
  %89 = and i1 %87, %88
  br i1 %89, label %90, label %100

90:                                               ; preds = %69
  %91 = fmul contract float %21, %86
  %92 = fsub contract float 1.000000e+00, %91
  %93 = getelementptr inbounds nuw i8, ptr %74, i64 12
  %94 = load float, ptr %93, align 4, !tbaa !26
  %95 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %86)
  %96 = fmul contract float %94, %95
  %97 = fmul contract float %92, %96
  %98 = fmul contract float %92, %97
  %99 = fadd contract float %70, %98
  br label %100

100:                                              ; preds = %90, %69
  %101 = phi float [ %99, %90 ], [ %70, %69 ]
  %102 = zext nneg i32 %71 to i64
  %103 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %102
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %105 = load float, ptr %104, align 16, !tbaa !22
  %106 = fsub contract float %17, %105
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 20
  %108 = load float, ptr %107, align 4, !tbaa !24
  %109 = fsub contract float %19, %108
  %110 = getelementptr inbounds nuw i8, ptr %103, i64 24
  %111 = load float, ptr %110, align 8, !tbaa !25
  %112 = fmul contract float %106, %106
  %113 = fmul contract float %109, %109
  %114 = fadd contract float %112, %113
  %115 = fmul contract float %111, %111
  %116 = fadd contract float %115, %114
  %117 = fcmp contract olt float %116, %20
  %118 = fcmp contract ogt float %116, 0x3EB0C6F7A0000000
  %119 = and i1 %117, %118
  br i1 %119, label %120, label %130

120:                                              ; preds = %100
  %121 = fmul contract float %21, %116
  %122 = fsub contract float 1.000000e+00, %121
  %123 = getelementptr inbounds nuw i8, ptr %103, i64 28
  %124 = load float, ptr %123, align 4, !tbaa !26
  %125 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %116)
  %126 = fmul contract float %124, %125
  %127 = fmul contract float %122, %126
  %128 = fmul contract float %122, %127
  %129 = fadd contract float %101, %128
  br label %130

130:                                              ; preds = %120, %100
  %131 = phi float [ %129, %120 ], [ %101, %100 ]
  %132 = add nuw nsw i32 %71, 2
  %133 = add i32 %72, 2
  %134 = icmp eq i32 %133, %27
  br i1 %134, label %28, label %69, !llvm.loop !27
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @angular_bins(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 8
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %9

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 %6
  store i32 0, ptr %8, align 4, !tbaa !5
  br label %9

9:                                                ; preds = %3, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = getelementptr inbounds nuw %struct.float3, ptr %0, i64 %6
  %11 = load float, ptr %10, align 4, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load float, ptr %12, align 4, !tbaa !10
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !10
  %16 = add nuw nsw i32 %4, 1
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %18, label %55

18:                                               ; preds = %9
  %19 = add i32 %2, -2
  %20 = sub i32 %4, %2
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %52

23:                                               ; preds = %18
  %24 = zext nneg i32 %16 to i64
  %25 = getelementptr inbounds nuw %struct.float3, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !10
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = load float, ptr %27, align 4, !tbaa !10
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %30 = load float, ptr %29, align 4, !tbaa !10
  %31 = fmul contract float %15, %30
  %32 = tail call noundef float @llvm.fma.f32(float %13, float %28, float %31)
  %33 = tail call noundef float @llvm.fma.f32(float %11, float %26, float %32)
  br label %34

34:                                               ; preds = %34, %23
  %35 = phi i32 [ 7, %23 ], [ %45, %34 ]
  %36 = phi i32 [ 0, %23 ], [ %44, %34 ]
  %37 = add nuw nsw i32 %35, %36
  %38 = lshr i32 %37, 1
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @bin_edges to ptr), i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !10
  %42 = fcmp contract ult float %33, %41
  %43 = add nuw nsw i32 %38, 1
  %44 = select i1 %42, i32 %43, i32 %36
  %45 = select i1 %42, i32 %35, i32 %38
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %34, label %47, !llvm.loop !28

47:                                               ; preds = %34
  %48 = zext nneg i32 %44 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 %48
  %50 = atomicrmw add ptr %49, i32 1 seq_cst, align 4
  %51 = add nuw nsw i32 %4, 2
  br label %52

52:                                               ; preds = %47, %18
  %53 = phi i32 [ %16, %18 ], [ %51, %47 ]
  %54 = icmp eq i32 %19, %4
  br i1 %54, label %55, label %56

55:                                               ; preds = %52, %109, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %115, label %120

56:                                               ; preds = %52, %109
  %57 = phi i32 [ %113, %109 ], [ %53, %52 ]
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.float3, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !10
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4, !tbaa !10
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %64 = load float, ptr %63, align 4, !tbaa !10
  %65 = fmul contract float %15, %64
  %66 = tail call noundef float @llvm.fma.f32(float %13, float %62, float %65)
  %67 = tail call noundef float @llvm.fma.f32(float %11, float %60, float %66)
  br label %68

68:                                               ; preds = %56, %68
  %69 = phi i32 [ 7, %56 ], [ %79, %68 ]
  %70 = phi i32 [ 0, %56 ], [ %78, %68 ]
  %71 = add nuw nsw i32 %69, %70
  %72 = lshr i32 %71, 1
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @bin_edges to ptr), i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !10
  %76 = fcmp contract ult float %67, %75
  %77 = add nuw nsw i32 %72, 1
  %78 = select i1 %76, i32 %77, i32 %70
  %79 = select i1 %76, i32 %69, i32 %72
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %68, label %81, !llvm.loop !28

81:                                               ; preds = %68
  %82 = zext nneg i32 %78 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 %82
  %84 = atomicrmw add ptr %83, i32 1 seq_cst, align 4
  %85 = sext i32 %57 to i64
  %86 = getelementptr inbounds nuw %struct.float3, ptr %0, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 12
  %88 = load float, ptr %87, align 4, !tbaa !10
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %90 = load float, ptr %89, align 4, !tbaa !10
  %91 = getelementptr inbounds nuw i8, ptr %86, i64 20
  %92 = load float, ptr %91, align 4, !tbaa !10
  %93 = fmul contract float %15, %92
  %94 = tail call noundef float @llvm.fma.f32(float %13, float %90, float %93)
  %95 = tail call noundef float @llvm.fma.f32(float %11, float %88, float %94)
  br label %96

96:                                               ; preds = %96, %81
  %97 = phi i32 [ 7, %81 ], [ %107, %96 ]
  %98 = phi i32 [ 0, %81 ], [ %106, %96 ]
  %99 = add nuw nsw i32 %97, %98
  %100 = lshr i32 %99, 1
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @bin_edges to ptr), i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !10
  %104 = fcmp contract ult float %95, %103
  %105 = add nuw nsw i32 %100, 1
  %106 = select i1 %104, i32 %105, i32 %98
  %107 = select i1 %104, i32 %97, i32 %100
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %96, label %109, !llvm.loop !28

109:                                              ; preds = %96
  %110 = zext nneg i32 %106 to i64
  %111 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 %110
  %112 = atomicrmw add ptr %111, i32 1 seq_cst, align 4
  %113 = add nuw nsw i32 %57, 2
  %114 = icmp eq i32 %113, %2
  br i1 %114, label %55, label %56, !llvm.loop !29

115:                                              ; preds = %55
  %116 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 %6
  %117 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %118 = load i32, ptr %116, align 4, !tbaa !5
  %119 = atomicrmw add ptr %117, i32 %118 seq_cst, align 4
  br label %120

120:                                              ; preds = %115, %55
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @block_sad(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #6 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = shl nuw nsw i32 %8, 4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = and i32 %10, 3
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = and i32 %12, 3
  %14 = lshr i32 %10, 2
  %15 = lshr i32 %12, 1
  %16 = and i32 %15, 510
  %17 = add nuw nsw i32 %16, %14
  %18 = shl nuw nsw i32 %14, 3
  %19 = and i32 %18, 8
  %20 = or disjoint i32 %19, %7
  %21 = shl nuw nsw i32 %17, 2
  %22 = and i32 %21, 4088
  %23 = add nuw nsw i32 %22, %9
  %24 = or disjoint i32 %20, %11
  br label %25

25:                                               ; preds = %5, %25
  %26 = phi i32 [ 0, %5 ], [ %135, %25 ]
  %27 = phi i32 [ 0, %5 ], [ %136, %25 ]
  %28 = add nuw nsw i32 %27, %23
  %29 = mul nsw i32 %28, %4
  %30 = add nsw i32 %29, %20
  %31 = add nuw nsw i32 %28, %13
  %32 = mul nsw i32 %31, %3
  %33 = add i32 %24, %32
  %34 = sext i32 %30 to i64
  %35 = getelementptr inbounds i8, ptr %1, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !30
  %37 = zext i8 %36 to i32
  %38 = sext i32 %33 to i64
  %39 = getelementptr inbounds i8, ptr %0, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !30
  %41 = zext i8 %40 to i32
  %42 = sub nsw i32 %37, %41
  %43 = tail call noundef range(i32 -255, 256) i32 @llvm.abs.i32(i32 range(i32 -255, 256) %42, i1 true)
  %44 = add i32 %43, %26
  %45 = sext i32 %30 to i64
  %46 = getelementptr i8, ptr %1, i64 %45
  %47 = getelementptr i8, ptr %46, i64 1
  %48 = load i8, ptr %47, align 1, !tbaa !30
  %49 = zext i8 %48 to i32
  %50 = add i32 %33, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %0, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !30
  %54 = zext i8 %53 to i32
  %55 = sub nsw i32 %49, %54
  %56 = tail call noundef range(i32 -255, 256) i32 @llvm.abs.i32(i32 range(i32 -255, 256) %55, i1 true)
  %57 = add i32 %56, %44
  %58 = sext i32 %30 to i64
  %59 = getelementptr i8, ptr %1, i64 %58
  %60 = getelementptr i8, ptr %59, i64 2
  %61 = load i8, ptr %60, align 1, !tbaa !30
  %62 = zext i8 %61 to i32
  %63 = add i32 %33, 2
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %0, i64 %64
  %66 = load i8, ptr %65, align 1, !tbaa !30
  %67 = zext i8 %66 to i32
  %68 = sub nsw i32 %62, %67
  %69 = tail call noundef range(i32 -255, 256) i32 @llvm.abs.i32(i32 range(i32 -255, 256) %68, i1 true)
  %70 = add i32 %69, %57
  %71 = sext i32 %30 to i64
  %72 = getelementptr i8, ptr %1, i64 %71
  %73 = getelementptr i8, ptr %72, i64 3
  %74 = load i8, ptr %73, align 1, !tbaa !30
  %75 = zext i8 %74 to i32
  %76 = add i32 %33, 3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %0, i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !30
  %80 = zext i8 %79 to i32
  %81 = sub nsw i32 %75, %80
  %82 = tail call noundef range(i32 -255, 256) i32 @llvm.abs.i32(i32 range(i32 -255, 256) %81, i1 true)
  %83 = add i32 %82, %70
  %84 = sext i32 %30 to i64
  %85 = getelementptr i8, ptr %1, i64 %84
  %86 = getelementptr i8, ptr %85, i64 4
  %87 = load i8, ptr %86, align 1, !tbaa !30
  %88 = zext i8 %87 to i32
  %89 = add i32 %33, 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %0, i64 %90
  %92 = load i8, ptr %91, align 1, !tbaa !30
  %93 = zext i8 %92 to i32
  %94 = sub nsw i32 %88, %93
  %95 = tail call noundef range(i32 -255, 256) i32 @llvm.abs.i32(i32 range(i32 -255, 256) %94, i1 true)
  %96 = add i32 %95, %83
  %97 = sext i32 %30 to i64
  %98 = getelementptr i8, ptr %1, i64 %97
  %99 = getelementptr i8, ptr %98, i64 5
  %100 = load i8, ptr %99, align 1, !tbaa !30
  %101 = zext i8 %100 to i32
  %102 = add i32 %33, 5
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i8, ptr %0, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !30
  %106 = zext i8 %105 to i32
  %107 = sub nsw i32 %101, %106
  %108 = tail call noundef range(i32 -255, 256) i32 @llvm.abs.i32(i32 range(i32 -255, 256) %107, i1 true)
  %109 = add i32 %108, %96
  %110 = sext i32 %30 to i64
  %111 = getelementptr i8, ptr %1, i64 %110
  %112 = getelementptr i8, ptr %111, i64 6
  %113 = load i8, ptr %112, align 1, !tbaa !30
  %114 = zext i8 %113 to i32
  %115 = add i32 %33, 6
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i8, ptr %0, i64 %116
  %118 = load i8, ptr %117, align 1, !tbaa !30
  %119 = zext i8 %118 to i32
  %120 = sub nsw i32 %114, %119
  %121 = tail call noundef range(i32 -255, 256) i32 @llvm.abs.i32(i32 range(i32 -255, 256) %120, i1 true)
  %122 = add i32 %121, %109
  %123 = sext i32 %30 to i64
  %124 = getelementptr i8, ptr %1, i64 %123
  %125 = getelementptr i8, ptr %124, i64 7
  %126 = load i8, ptr %125, align 1, !tbaa !30
  %127 = zext i8 %126 to i32
  %128 = add i32 %33, 7
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i8, ptr %0, i64 %129
  %131 = load i8, ptr %130, align 1, !tbaa !30
  %132 = zext i8 %131 to i32
  %133 = sub nsw i32 %127, %132
  %134 = tail call noundef range(i32 -255, 256) i32 @llvm.abs.i32(i32 range(i32 -255, 256) %133, i1 true)
  %135 = add i32 %134, %122
  %136 = add nuw nsw i32 %27, 1
  %137 = icmp eq i32 %136, 8
  br i1 %137, label %138, label %25, !llvm.loop !31

138:                                              ; preds = %25
  %139 = trunc i32 %135 to i16
  %140 = shl nuw nsw i32 %8, 7
  %141 = shl i32 %6, 6
  %142 = shl nuw nsw i32 %12, 3
  %143 = add i32 %141, %10
  %144 = add i32 %143, %140
  %145 = add i32 %144, %142
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw i16, ptr %2, i64 %146
  store i16 %139, ptr %147, align 2, !tbaa !32
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind }
attributes #14 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3, !4}
!llvm.errno.tbaa = !{!5}
!nvvmir.version = !{!9}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i32 2, i32 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !7, i64 0}
!12 = !{!13, !11, i64 0}
!13 = !{!"_ZTS7kValues", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12}
!14 = !{!13, !11, i64 4}
!15 = !{!13, !11, i64 8}
!16 = !{!13, !11, i64 12}
!17 = !{i32 33416, i32 33420, i32 33465, i32 33510}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.count", i32 1}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!23, !11, i64 0}
!23 = !{!"_ZTS6float4", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12}
!24 = !{!23, !11, i64 4}
!25 = !{!23, !11, i64 8}
!26 = !{!23, !11, i64 12}
!27 = distinct !{!27, !21}
!28 = distinct !{!28, !21}
!29 = distinct !{!29, !21}
!30 = !{!7, !7, i64 0}
!31 = distinct !{!31, !21}
!32 = !{!33, !33, i64 0}
!33 = !{!"short", !7, i64 0}
