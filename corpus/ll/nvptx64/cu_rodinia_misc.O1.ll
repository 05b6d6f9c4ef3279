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
  %80 = load i32, ptr %41, align 4, !tbaa !5
  %81 = sext i32 %15 to i64
  %82 = getelementptr inbounds i32, ptr %3, i64 %81
  store i32 %80, ptr %82, align 4, !tbaa !5
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
  %18 = add nsw i32 %17, %11
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !10
  %22 = tail call i32 @llvm.smax.i32(i32 %16, i32 1)
  %23 = add nsw i32 %22, -1
  %24 = mul nsw i32 %3, %23
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !10
  %29 = fsub contract float %28, %21
  %30 = add nsw i32 %4, -1
  %31 = icmp slt i32 %16, %30
  %32 = zext i1 %31 to i32
  %33 = add nuw nsw i32 %16, %32
  %34 = mul nsw i32 %33, %3
  %35 = add nsw i32 %34, %11
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !10
  %39 = fsub contract float %38, %21
  %40 = tail call i32 @llvm.smax.i32(i32 %11, i32 1)
  %41 = add nsw i32 %40, -1
  %42 = add nsw i32 %41, %17
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !10
  %46 = fsub contract float %45, %21
  %47 = add nsw i32 %3, -1
  %48 = icmp slt i32 %11, %47
  %49 = zext i1 %48 to i32
  %50 = add i32 %17, %11
  %51 = add i32 %50, %49
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !10
  %55 = fsub contract float %54, %21
  %56 = fmul contract float %29, %29
  %57 = fmul contract float %39, %39
  %58 = fadd contract float %56, %57
  %59 = fmul contract float %46, %46
  %60 = fadd contract float %58, %59
  %61 = fmul contract float %55, %55
  %62 = fadd contract float %60, %61
  %63 = fmul contract float %21, %21
  %64 = fdiv contract float %62, %63
  %65 = fadd contract float %29, %39
  %66 = fadd contract float %65, %46
  %67 = fadd contract float %66, %55
  %68 = fdiv contract float %67, %21
  %69 = fmul contract float %64, 5.000000e-01
  %70 = fmul contract float %68, %68
  %71 = fmul contract float %70, 6.250000e-02
  %72 = fsub contract float %69, %71
  %73 = fmul contract float %68, 2.500000e-01
  %74 = fadd contract float %73, 1.000000e+00
  %75 = fmul contract float %74, %74
  %76 = fdiv contract float %72, %75
  %77 = fsub contract float %76, %5
  %78 = fadd contract float %5, 1.000000e+00
  %79 = fmul contract float %5, %78
  %80 = fdiv contract float %77, %79
  %81 = fadd contract float %80, 1.000000e+00
  %82 = fdiv contract float 1.000000e+00, %81
  %83 = fcmp contract olt float %82, 0.000000e+00
  %84 = fcmp contract ogt float %82, 1.000000e+00
  %85 = select contract i1 %84, float 1.000000e+00, float %82
  %86 = select contract i1 %83, float 0.000000e+00, float %85
  %87 = getelementptr inbounds float, ptr %1, i64 %19
  store float %86, ptr %87, align 4, !tbaa !10
  %88 = getelementptr inbounds %struct.float4, ptr %2, i64 %19
  store float %29, ptr %88, align 16, !tbaa !10
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 4
  store float %39, ptr %89, align 4, !tbaa !10
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 8
  store float %46, ptr %90, align 8, !tbaa !10
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 12
  store float %55, ptr %91, align 4, !tbaa !10
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
  br i1 %16, label %17, label %26

17:                                               ; preds = %5
  %18 = shl nuw nsw i32 %6, 4
  %19 = add nuw nsw i32 %18, %8
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr float, ptr %0, i64 %20
  %22 = getelementptr i8, ptr %21, i64 4
  %23 = load float, ptr %22, align 4, !tbaa !10
  %24 = zext nneg i32 %8 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE4node to ptr), i64 %24
  store float %23, ptr %25, align 4, !tbaa !10
  br label %26

26:                                               ; preds = %17, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = sext i32 %15 to i64
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !10
  %30 = zext nneg i32 %8 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE4node to ptr), i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !10
  %33 = fmul contract float %29, %32
  %34 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 %30
  %35 = zext nneg i32 %7 to i64
  %36 = getelementptr inbounds nuw float, ptr %34, i64 %35
  store float %33, ptr %36, align 4, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 %35
  br label %41

38:                                               ; preds = %55
  %39 = load float, ptr %36, align 4, !tbaa !10
  store float %39, ptr %28, align 4, !tbaa !10
  %40 = icmp eq i32 %8, 0
  br i1 %40, label %58, label %65

41:                                               ; preds = %26, %55
  %42 = phi i32 [ 1, %26 ], [ %56, %55 ]
  %43 = shl nuw nsw i32 1, %42
  %44 = add nuw nsw i32 %43, 1023
  %45 = and i32 %44, %8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %55

47:                                               ; preds = %41
  %48 = load float, ptr %36, align 4, !tbaa !10
  %49 = lshr exact i32 %43, 1
  %50 = add nuw nsw i32 %49, %8
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw [16 x float], ptr %37, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !10
  %54 = fadd contract float %48, %53
  store float %54, ptr %36, align 4, !tbaa !10
  br label %55

55:                                               ; preds = %47, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = add nuw nsw i32 %42, 1
  %57 = icmp eq i32 %56, 5
  br i1 %57, label %38, label %41, !llvm.loop !12

58:                                               ; preds = %38
  %59 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 %35
  %60 = load float, ptr %59, align 4, !tbaa !10
  %61 = mul nsw i32 %4, %6
  %62 = add nsw i32 %61, %7
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %2, i64 %63
  store float %60, ptr %64, align 4, !tbaa !10
  br label %65

65:                                               ; preds = %58, %38
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

24:                                               ; preds = %223, %4
  %25 = phi float [ 0.000000e+00, %4 ], [ %150, %223 ]
  %26 = phi float [ 0.000000e+00, %4 ], [ %243, %223 ]
  %27 = sext i32 %11 to i64
  %28 = getelementptr inbounds %struct.float2.0, ptr %3, i64 %27
  store float %25, ptr %28, align 8, !tbaa !10
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  store float %26, ptr %29, align 4, !tbaa !10
  ret void

30:                                               ; preds = %21, %223
  %31 = phi float [ %243, %223 ], [ 0.000000e+00, %21 ]
  %32 = phi i32 [ %244, %223 ], [ 0, %21 ]
  %33 = phi float [ %150, %223 ], [ 0.000000e+00, %21 ]
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw %struct.kValues, ptr %1, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !15
  %37 = fmul contract float %15, %36
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load float, ptr %38, align 4, !tbaa !17
  %40 = fmul contract float %17, %39
  %41 = fadd contract float %37, %40
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %43 = load float, ptr %42, align 4, !tbaa !18
  %44 = fmul contract float %19, %43
  %45 = fadd contract float %41, %44
  %46 = fmul contract float %45, 0x401921FB60000000
  %47 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %48 = load float, ptr %47, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %49 = fmul float %46, 0x3FE45F3060000000
  %50 = tail call i32 @llvm.nvvm.f2i.rn(float %49) #12
  %51 = sitofp i32 %50 to float
  %52 = tail call float @llvm.fma.f32(float %51, float 0xBFF921FB40000000, float %46)
  %53 = tail call float @llvm.fma.f32(float %51, float 0xBE74442D00000000, float %52)
  %54 = tail call float @llvm.fma.f32(float %51, float 0xBCF84698A0000000, float %53)
  %55 = tail call float @llvm.nvvm.fabs.f32(float %46)
  %56 = fcmp ult float %55, 1.056150e+05
  br i1 %56, label %129, label %57

57:                                               ; preds = %30
  %58 = fcmp oeq float %55, 0x7FF0000000000000
  br i1 %58, label %59, label %61

59:                                               ; preds = %57
  %60 = tail call float @llvm.nvvm.mul.rn.f(float %46, float 0.000000e+00) #12
  br label %129

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
  %71 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %70, i32 %64, i32 %67) #13, !srcloc !20
  %72 = extractvalue { i32, i32 } %71, 0
  %73 = extractvalue { i32, i32 } %71, 1
  %74 = getelementptr inbounds nuw i32, ptr %5, i64 %68
  store i32 %72, ptr %74, align 4
  %75 = add nuw nsw i32 %66, 1
  %76 = icmp eq i32 %75, 6
  br i1 %76, label %77, label %65, !llvm.loop !21

77:                                               ; preds = %65
  %78 = lshr i32 %62, 23
  %79 = and i32 %78, 224
  %80 = add nsw i32 %79, -128
  %81 = lshr exact i32 %80, 5
  store i32 %73, ptr %22, align 4
  %82 = and i32 %78, 31
  %83 = sub nsw i32 6, %81
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %5, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = sub nsw i32 5, %81
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %5, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %82, 0
  br i1 %91, label %104, label %92

92:                                               ; preds = %77
  %93 = sub nsw i32 4, %81
  %94 = sub nuw nsw i32 32, %82
  %95 = shl i32 %86, %82
  %96 = lshr i32 %90, %94
  %97 = or disjoint i32 %96, %95
  %98 = shl i32 %90, %82
  %99 = sext i32 %93 to i64
  %100 = getelementptr inbounds i32, ptr %5, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = lshr i32 %101, %94
  %103 = or disjoint i32 %102, %98
  br label %104

104:                                              ; preds = %92, %77
  %105 = phi i32 [ %97, %92 ], [ %86, %77 ]
  %106 = phi i32 [ %103, %92 ], [ %90, %77 ]
  %107 = lshr i32 %105, 30
  %108 = tail call i32 @llvm.fshl.i32(i32 %105, i32 %106, i32 2)
  %109 = shl i32 %106, 2
  %110 = lshr i32 %108, 31
  %111 = add nuw nsw i32 %110, %107
  %112 = sub nsw i32 0, %111
  %113 = icmp slt i32 %62, 0
  %114 = select i1 %113, i32 %112, i32 %111
  %115 = xor i32 %108, %62
  %116 = ashr i32 %108, 31
  %117 = xor i32 %116, %108
  %118 = xor i32 %116, %109
  %119 = zext i32 %117 to i64
  %120 = shl nuw i64 %119, 32
  %121 = zext i32 %118 to i64
  %122 = or disjoint i64 %120, %121
  %123 = sitofp i64 %122 to double
  %124 = fmul double %123, 0x3BF921FB54442D19
  %125 = fptrunc double %124 to float
  %126 = fneg float %125
  %127 = icmp slt i32 %115, 0
  %128 = select i1 %127, float %126, float %125
  br label %129

129:                                              ; preds = %30, %59, %104
  %130 = phi i32 [ %50, %30 ], [ 0, %59 ], [ %114, %104 ]
  %131 = phi float [ %54, %30 ], [ %60, %59 ], [ %128, %104 ]
  %132 = add i32 %130, 1
  %133 = tail call float @llvm.nvvm.mul.rn.f(float %131, float %131) #12
  %134 = and i32 %130, 1
  %135 = icmp eq i32 %134, 0
  %136 = select i1 %135, float 1.000000e+00, float %131
  %137 = tail call float @llvm.fma.f32(float %133, float %136, float 0.000000e+00)
  %138 = tail call float @llvm.fma.f32(float %133, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %139 = select i1 %135, float %138, float 0xBF29A82A60000000
  %140 = select i1 %135, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %141 = tail call float @llvm.fma.f32(float %139, float %133, float %140)
  %142 = select i1 %135, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %143 = tail call float @llvm.fma.f32(float %141, float %133, float %142)
  %144 = tail call float @llvm.fma.f32(float %143, float %137, float %136)
  %145 = and i32 %132, 2
  %146 = icmp eq i32 %145, 0
  %147 = fsub float 0.000000e+00, %144
  %148 = select i1 %146, float %144, float %147
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %149 = fmul contract float %48, %148
  %150 = fadd contract float %33, %149
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br i1 %56, label %223, label %151

151:                                              ; preds = %129
  %152 = fcmp oeq float %55, 0x7FF0000000000000
  br i1 %152, label %153, label %155

153:                                              ; preds = %151
  %154 = tail call float @llvm.nvvm.mul.rn.f(float %46, float 0.000000e+00) #12
  br label %223

155:                                              ; preds = %151
  %156 = bitcast float %46 to i32
  %157 = shl i32 %156, 8
  %158 = or i32 %157, -2147483648
  br label %159

159:                                              ; preds = %155, %159
  %160 = phi i32 [ 0, %155 ], [ %169, %159 ]
  %161 = phi i32 [ 0, %155 ], [ %167, %159 ]
  %162 = zext nneg i32 %160 to i64
  %163 = getelementptr inbounds nuw i32, ptr addrspace(1) @__cudart_i2opi_f, i64 %162
  %164 = load i32, ptr addrspace(1) %163, align 4
  %165 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %164, i32 %158, i32 %161) #13, !srcloc !20
  %166 = extractvalue { i32, i32 } %165, 0
  %167 = extractvalue { i32, i32 } %165, 1
  %168 = getelementptr inbounds nuw i32, ptr %6, i64 %162
  store i32 %166, ptr %168, align 4
  %169 = add nuw nsw i32 %160, 1
  %170 = icmp eq i32 %169, 6
  br i1 %170, label %171, label %159, !llvm.loop !21

171:                                              ; preds = %159
  %172 = lshr i32 %156, 23
  %173 = and i32 %172, 224
  %174 = add nsw i32 %173, -128
  %175 = lshr exact i32 %174, 5
  store i32 %167, ptr %23, align 4
  %176 = and i32 %172, 31
  %177 = sub nsw i32 6, %175
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i32, ptr %6, i64 %178
  %180 = load i32, ptr %179, align 4
  %181 = sub nsw i32 5, %175
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i32, ptr %6, i64 %182
  %184 = load i32, ptr %183, align 4
  %185 = icmp eq i32 %176, 0
  br i1 %185, label %198, label %186

186:                                              ; preds = %171
  %187 = sub nsw i32 4, %175
  %188 = sub nuw nsw i32 32, %176
  %189 = shl i32 %180, %176
  %190 = lshr i32 %184, %188
  %191 = or disjoint i32 %190, %189
  %192 = shl i32 %184, %176
  %193 = sext i32 %187 to i64
  %194 = getelementptr inbounds i32, ptr %6, i64 %193
  %195 = load i32, ptr %194, align 4
  %196 = lshr i32 %195, %188
  %197 = or disjoint i32 %196, %192
  br label %198

198:                                              ; preds = %186, %171
  %199 = phi i32 [ %191, %186 ], [ %180, %171 ]
  %200 = phi i32 [ %197, %186 ], [ %184, %171 ]
  %201 = lshr i32 %199, 30
  %202 = tail call i32 @llvm.fshl.i32(i32 %199, i32 %200, i32 2)
  %203 = shl i32 %200, 2
  %204 = lshr i32 %202, 31
  %205 = add nuw nsw i32 %204, %201
  %206 = sub nsw i32 0, %205
  %207 = icmp slt i32 %156, 0
  %208 = select i1 %207, i32 %206, i32 %205
  %209 = xor i32 %202, %156
  %210 = ashr i32 %202, 31
  %211 = xor i32 %210, %202
  %212 = xor i32 %210, %203
  %213 = zext i32 %211 to i64
  %214 = shl nuw i64 %213, 32
  %215 = zext i32 %212 to i64
  %216 = or disjoint i64 %214, %215
  %217 = sitofp i64 %216 to double
  %218 = fmul double %217, 0x3BF921FB54442D19
  %219 = fptrunc double %218 to float
  %220 = fneg float %219
  %221 = icmp slt i32 %209, 0
  %222 = select i1 %221, float %220, float %219
  br label %223

223:                                              ; preds = %129, %153, %198
  %224 = phi i32 [ %50, %129 ], [ 0, %153 ], [ %208, %198 ]
  %225 = phi float [ %54, %129 ], [ %154, %153 ], [ %222, %198 ]
  %226 = tail call float @llvm.nvvm.mul.rn.f(float %225, float %225) #12
  %227 = and i32 %224, 1
  %228 = icmp eq i32 %227, 0
  %229 = select i1 %228, float %225, float 1.000000e+00
  %230 = tail call float @llvm.fma.f32(float %226, float %229, float 0.000000e+00)
  %231 = tail call float @llvm.fma.f32(float %226, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %232 = select i1 %228, float 0xBF29A82A60000000, float %231
  %233 = select i1 %228, float 0x3F8110BC80000000, float 0x3FA5555760000000
  %234 = tail call float @llvm.fma.f32(float %232, float %226, float %233)
  %235 = select i1 %228, float 0xBFC5555500000000, float 0xBFDFFFFFE0000000
  %236 = tail call float @llvm.fma.f32(float %234, float %226, float %235)
  %237 = tail call float @llvm.fma.f32(float %236, float %230, float %229)
  %238 = and i32 %224, 2
  %239 = icmp eq i32 %238, 0
  %240 = fsub float 0.000000e+00, %237
  %241 = select i1 %239, float %237, float %240
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %242 = fmul contract float %48, %241
  %243 = fadd contract float %31, %242
  %244 = add nuw nsw i32 %32, 1
  %245 = icmp eq i32 %244, %0
  br i1 %245, label %24, label %30, !llvm.loop !23
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
  br i1 %22, label %31, label %23

23:                                               ; preds = %61, %5
  %24 = phi float [ 0.000000e+00, %5 ], [ %62, %61 ]
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %26 = mul i32 %7, %25
  %27 = mul i32 %26, %15
  %28 = add i32 %27, %10
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %2, i64 %29
  store float %24, ptr %30, align 4, !tbaa !10
  ret void

31:                                               ; preds = %5, %61
  %32 = phi float [ %62, %61 ], [ 0.000000e+00, %5 ]
  %33 = phi i32 [ %63, %61 ], [ 0, %5 ]
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %34
  %36 = load float, ptr %35, align 16, !tbaa !24
  %37 = fsub contract float %17, %36
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load float, ptr %38, align 4, !tbaa !26
  %40 = fsub contract float %19, %39
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %42 = load float, ptr %41, align 8, !tbaa !27
  %43 = fmul contract float %37, %37
  %44 = fmul contract float %40, %40
  %45 = fadd contract float %43, %44
  %46 = fmul contract float %42, %42
  %47 = fadd contract float %46, %45
  %48 = fcmp contract olt float %47, %20
  %49 = fcmp contract ogt float %47, 0x3EB0C6F7A0000000
  %50 = and i1 %48, %49
  br i1 %50, label %51, label %61

51:                                               ; preds = %31
  %52 = fmul contract float %21, %47
  %53 = fsub contract float 1.000000e+00, %52
  %54 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %55 = load float, ptr %54, align 4, !tbaa !28
  %56 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %47)
  %57 = fmul contract float %55, %56
  %58 = fmul contract float %53, %57
  %59 = fmul contract float %53, %58
  %60 = fadd contract float %32, %59
  br label %61

61:                                               ; preds = %51, %31
  %62 = phi float [ %60, %51 ], [ %32, %31 ]
  %63 = add nuw nsw i32 %33, 1
  %64 = icmp eq i32 %63, %1
  br i1 %64, label %23, label %31, !llvm.loop !29
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @angular_bins(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 8
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 %7
  store i32 0, ptr %8, align 4, !tbaa !5
  br label %9

9:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw %struct.float3, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %14 = load float, ptr %13, align 4, !tbaa !10
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load float, ptr %15, align 4, !tbaa !10
  %17 = add nuw nsw i32 %4, 1
  %18 = icmp slt i32 %17, %2
  br i1 %18, label %20, label %19

19:                                               ; preds = %45, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %51, label %56

20:                                               ; preds = %9, %45
  %21 = phi i32 [ %49, %45 ], [ %17, %9 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.float3, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !10
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !10
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %28 = load float, ptr %27, align 4, !tbaa !10
  %29 = fmul contract float %16, %28
  %30 = tail call noundef float @llvm.fma.f32(float %14, float %26, float %29)
  %31 = tail call noundef float @llvm.fma.f32(float %12, float %24, float %30)
  br label %32

32:                                               ; preds = %20, %32
  %33 = phi i32 [ 7, %20 ], [ %43, %32 ]
  %34 = phi i32 [ 0, %20 ], [ %42, %32 ]
  %35 = add nuw nsw i32 %33, %34
  %36 = lshr i32 %35, 1
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @bin_edges to ptr), i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !10
  %40 = fcmp contract ult float %31, %39
  %41 = add nuw nsw i32 %36, 1
  %42 = select i1 %40, i32 %41, i32 %34
  %43 = select i1 %40, i32 %33, i32 %36
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %32, label %45, !llvm.loop !30

45:                                               ; preds = %32
  %46 = zext nneg i32 %42 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 %46
  %48 = atomicrmw add ptr %47, i32 1 seq_cst, align 4
  %49 = add nuw nsw i32 %21, 1
  %50 = icmp eq i32 %49, %2
  br i1 %50, label %19, label %20, !llvm.loop !31

51:                                               ; preds = %19
  %52 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  %53 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 %10
  %54 = load i32, ptr %53, align 4, !tbaa !5
  %55 = atomicrmw add ptr %52, i32 %54 seq_cst, align 4
  br label %56

56:                                               ; preds = %51, %19
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

25:                                               ; preds = %5, %44
  %26 = phi i32 [ 0, %5 ], [ %62, %44 ]
  %27 = phi i32 [ 0, %5 ], [ %45, %44 ]
  %28 = add nuw nsw i32 %27, %23
  %29 = mul nsw i32 %28, %4
  %30 = add nsw i32 %29, %20
  %31 = add nuw nsw i32 %28, %13
  %32 = mul nsw i32 %31, %3
  %33 = add i32 %24, %32
  br label %47

34:                                               ; preds = %44
  %35 = trunc i32 %62 to i16
  %36 = shl nuw nsw i32 %8, 7
  %37 = shl i32 %6, 6
  %38 = shl nuw nsw i32 %12, 3
  %39 = add i32 %37, %10
  %40 = add i32 %39, %36
  %41 = add i32 %40, %38
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i16, ptr %2, i64 %42
  store i16 %35, ptr %43, align 2, !tbaa !32
  ret void

44:                                               ; preds = %47
  %45 = add nuw nsw i32 %27, 1
  %46 = icmp eq i32 %45, 8
  br i1 %46, label %34, label %25, !llvm.loop !34

47:                                               ; preds = %25, %47
  %48 = phi i32 [ %26, %25 ], [ %62, %47 ]
  %49 = phi i32 [ 0, %25 ], [ %63, %47 ]
  %50 = add nsw i32 %30, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %1, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !35
  %54 = zext i8 %53 to i32
  %55 = add i32 %33, %49
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %0, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !35
  %59 = zext i8 %58 to i32
  %60 = sub nsw i32 %54, %59
  %61 = tail call noundef range(i32 -255, 256) i32 @llvm.abs.i32(i32 range(i32 -255, 256) %60, i1 true)
  %62 = add i32 %61, %48
  %63 = add nuw nsw i32 %49, 1
  %64 = icmp eq i32 %63, 8
  br i1 %64, label %44, label %47, !llvm.loop !36
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
attributes #12 = { nounwind }
attributes #13 = { nounwind memory(none) }

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
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !11, i64 0}
!16 = !{!"_ZTS7kValues", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12}
!17 = !{!16, !11, i64 4}
!18 = !{!16, !11, i64 8}
!19 = !{!16, !11, i64 12}
!20 = !{i32 33416, i32 33420, i32 33465, i32 33510}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.count", i32 1}
!23 = distinct !{!23, !13, !14}
!24 = !{!25, !11, i64 0}
!25 = !{!"_ZTS6float4", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12}
!26 = !{!25, !11, i64 4}
!27 = !{!25, !11, i64 8}
!28 = !{!25, !11, i64 12}
!29 = distinct !{!29, !13, !14}
!30 = distinct !{!30, !13, !14}
!31 = distinct !{!31, !13, !14}
!32 = !{!33, !33, i64 0}
!33 = !{!"short", !7, i64 0}
!34 = distinct !{!34, !13, !14}
!35 = !{!7, !7, i64 0}
!36 = distinct !{!36, !13, !14}
