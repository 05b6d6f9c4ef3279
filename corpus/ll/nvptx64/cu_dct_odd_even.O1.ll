; ModuleID = 'corpus/cuda/cu_dct_odd_even.cu'
source_filename = "corpus/cuda/cu_dct_odd_even.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ushort3 = type { i16, i16, i16 }

@c_cos = dso_local addrspace(4) externally_initialized constant [8 x [8 x float]] [[8 x float] [float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000], [8 x float] [float 0x3FDF6297C0000000, float 0x3FDA9B6620000000, float 0x3FD1C73B40000000, float 0x3FB8F8B840000000, float 0xBFB8F8B840000000, float 0xBFD1C73B40000000, float 0xBFDA9B6620000000, float 0xBFDF6297C0000000], [8 x float] [float 0x3FDD906BE0000000, float 0x3FC87DE2A0000000, float 0xBFC87DE2A0000000, float 0xBFDD906BE0000000, float 0xBFDD906BE0000000, float 0xBFC87DE2A0000000, float 0x3FC87DE2A0000000, float 0x3FDD906BE0000000], [8 x float] [float 0x3FDA9B6620000000, float 0xBFB8F8B840000000, float 0xBFDF6297C0000000, float 0xBFD1C73B40000000, float 0x3FD1C73B40000000, float 0x3FDF6297C0000000, float 0x3FB8F8B840000000, float 0xBFDA9B6620000000], [8 x float] [float 0x3FD6A09E60000000, float 0xBFD6A09E60000000, float 0xBFD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0xBFD6A09E60000000, float 0xBFD6A09E60000000, float 0x3FD6A09E60000000], [8 x float] [float 0x3FD1C73B40000000, float 0xBFDF6297C0000000, float 0x3FB8F8B840000000, float 0x3FDA9B6620000000, float 0xBFDA9B6620000000, float 0xBFB8F8B840000000, float 0x3FDF6297C0000000, float 0xBFD1C73B40000000], [8 x float] [float 0x3FC87DE2A0000000, float 0xBFDD906BE0000000, float 0x3FDD906BE0000000, float 0xBFC87DE2A0000000, float 0xBFC87DE2A0000000, float 0x3FDD906BE0000000, float 0xBFDD906BE0000000, float 0x3FC87DE2A0000000], [8 x float] [float 0x3FB8F8B840000000, float 0xBFD1C73B40000000, float 0x3FDA9B6620000000, float 0xBFDF6297C0000000, float 0x3FDF6297C0000000, float 0xBFDA9B6620000000, float 0x3FD1C73B40000000, float 0xBFB8F8B840000000]], align 4
@zigzag = dso_local addrspace(4) externally_initialized constant [64 x i8] c"\00\01\05\06\0E\0F\1B\1C\02\04\07\0D\10\1A\1D*\03\08\0C\11\19\1E)+\09\0B\12\18\1F(,5\0A\13\17 '-46\14\16!&.37<\15\22%/28;=#$019:>?", align 1
@_ZZ6dct8x8E1a = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4
@_ZZ6dct8x8E1b = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4
@_ZZ8odd_evenE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ4haarE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @c_cos to ptr), ptr addrspacecast (ptr addrspace(4) @zigzag to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dct8x8(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 7
  %5 = lshr i32 %3, 3
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %3
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = zext nneg i32 %5 to i64
  %13 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1a to ptr), i64 %12
  %14 = zext nneg i32 %4 to i64
  %15 = getelementptr inbounds nuw float, ptr %13, i64 %14
  store float %11, ptr %15, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(4) @c_cos to ptr), i64 %14
  %17 = load float, ptr %13, align 4, !tbaa !8
  %18 = load float, ptr %16, align 4, !tbaa !8
  %19 = tail call contract noundef float @llvm.fma.f32(float %17, float %18, float 0.000000e+00)
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = tail call contract noundef float @llvm.fma.f32(float %21, float %23, float %19)
  %25 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = tail call contract noundef float @llvm.fma.f32(float %26, float %28, float %24)
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = tail call contract noundef float @llvm.fma.f32(float %31, float %33, float %29)
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = tail call contract noundef float @llvm.fma.f32(float %36, float %38, float %34)
  %40 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = tail call contract noundef float @llvm.fma.f32(float %41, float %43, float %39)
  %45 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = tail call contract noundef float @llvm.fma.f32(float %46, float %48, float %44)
  %50 = getelementptr inbounds nuw i8, ptr %13, i64 28
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %16, i64 28
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = tail call contract noundef float @llvm.fma.f32(float %51, float %53, float %49)
  %55 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1b to ptr), i64 %12
  %56 = getelementptr inbounds nuw float, ptr %55, i64 %14
  store float %54, ptr %56, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(4) @c_cos to ptr), i64 %12
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1b to ptr), i64 %14
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = load float, ptr %57, align 4, !tbaa !8
  %61 = tail call contract noundef float @llvm.fma.f32(float %59, float %60, float 0.000000e+00)
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 36
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = tail call contract noundef float @llvm.fma.f32(float %63, float %65, float %61)
  %67 = getelementptr inbounds nuw i8, ptr %58, i64 72
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = tail call contract noundef float @llvm.fma.f32(float %68, float %70, float %66)
  %72 = getelementptr inbounds nuw i8, ptr %58, i64 108
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = getelementptr inbounds nuw i8, ptr %57, i64 12
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = tail call contract noundef float @llvm.fma.f32(float %73, float %75, float %71)
  %77 = getelementptr inbounds nuw i8, ptr %58, i64 144
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = tail call contract noundef float @llvm.fma.f32(float %78, float %80, float %76)
  %82 = getelementptr inbounds nuw i8, ptr %58, i64 180
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 20
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = tail call contract noundef float @llvm.fma.f32(float %83, float %85, float %81)
  %87 = getelementptr inbounds nuw i8, ptr %58, i64 216
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = tail call contract noundef float @llvm.fma.f32(float %88, float %90, float %86)
  %92 = getelementptr inbounds nuw i8, ptr %58, i64 252
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = getelementptr inbounds nuw i8, ptr %57, i64 28
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = tail call contract noundef float @llvm.fma.f32(float %93, float %95, float %91)
  %97 = fmul contract float %96, 5.000000e-01
  %98 = add nuw nsw i32 %4, 1
  %99 = add nuw nsw i32 %98, %5
  %100 = uitofp nneg i32 %99 to float
  %101 = fdiv contract float %97, %100
  %102 = tail call contract noundef float @llvm.rint.f32(float %101)
  %103 = fptosi float %102 to i16
  %104 = zext nneg i32 %3 to i64
  %105 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @zigzag to ptr), i64 %104
  %106 = load i8, ptr %105, align 1, !tbaa !10
  %107 = zext i8 %106 to i32
  %108 = add nsw i32 %7, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i16, ptr %1, i64 %109
  store i16 %103, ptr %110, align 2, !tbaa !11
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @odd_even(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 6
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw float, ptr %6, i64 %7
  %9 = load float, ptr %8, align 4, !tbaa !8
  %10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %7
  store float %9, ptr %10, align 4, !tbaa !8
  %11 = add nuw nsw i32 %2, 32
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %6, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %12
  store float %14, ptr %15, align 4, !tbaa !8
  %16 = shl nuw nsw i32 %2, 1
  br label %20

17:                                               ; preds = %57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = load float, ptr %10, align 4, !tbaa !8
  store float %18, ptr %8, align 4, !tbaa !8
  %19 = load float, ptr %15, align 4, !tbaa !8
  store float %19, ptr %13, align 4, !tbaa !8
  ret void

20:                                               ; preds = %1, %57
  %21 = phi i32 [ 2, %1 ], [ %58, %57 ]
  %22 = ashr exact i32 %21, 1
  %23 = add nsw i32 %22, 1023
  %24 = and i32 %23, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = sub nsw i32 %16, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = add nsw i32 %25, %22
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fcmp contract ogt float %28, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %20
  store float %32, ptr %27, align 4, !tbaa !8
  store float %28, ptr %31, align 4, !tbaa !8
  br label %35

35:                                               ; preds = %34, %20
  %36 = ashr i32 %21, 2
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %57

38:                                               ; preds = %35, %54
  %39 = phi i32 [ %55, %54 ], [ %36, %35 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = icmp samesign ult i32 %24, %39
  br i1 %40, label %54, label %41

41:                                               ; preds = %38
  %42 = add nuw nsw i32 %39, 1023
  %43 = and i32 %42, %2
  %44 = sub nsw i32 %16, %43
  %45 = sub nsw i32 %44, %39
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = sext i32 %44 to i64
  %50 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fcmp contract ogt float %48, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %41
  store float %48, ptr %50, align 4, !tbaa !8
  store float %51, ptr %47, align 4, !tbaa !8
  br label %54

54:                                               ; preds = %53, %41, %38
  %55 = lshr i32 %39, 1
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %38, !llvm.loop !13

57:                                               ; preds = %54, %35
  %58 = shl i32 %21, 1
  %59 = icmp slt i32 %58, 65
  br i1 %59, label %20, label %17, !llvm.loop !16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @haar(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr inbounds nuw float, ptr %7, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 %9
  store float %11, ptr %12, align 4, !tbaa !8
  %13 = add nuw nsw i32 %3, 32
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw float, ptr %7, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 %14
  store float %16, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = shl nuw nsw i32 %3, 1
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 %19
  %21 = getelementptr i8, ptr %20, i64 4
  br label %24

22:                                               ; preds = %41
  %23 = icmp eq i32 %3, 0
  br i1 %23, label %44, label %46

24:                                               ; preds = %2, %41
  %25 = phi i32 [ 32, %2 ], [ %42, %41 ]
  %26 = icmp samesign ult i32 %3, %25
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = load float, ptr %20, align 4, !tbaa !8
  %29 = load float, ptr %21, align 4, !tbaa !8
  %30 = fadd contract float %28, %29
  %31 = fmul contract float %30, 0x3FE6A09E60000000
  %32 = fsub contract float %28, %29
  %33 = fmul contract float %32, 0x3FE6A09E60000000
  br label %34

34:                                               ; preds = %27, %24
  %35 = phi float [ %31, %27 ], [ 0.000000e+00, %24 ]
  %36 = phi float [ %33, %27 ], [ 0.000000e+00, %24 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %26, label %37, label %41

37:                                               ; preds = %34
  store float %35, ptr %12, align 4, !tbaa !8
  %38 = add nuw nsw i32 %25, %3
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %8, i64 %39
  store float %36, ptr %40, align 4, !tbaa !8
  br label %41

41:                                               ; preds = %37, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = lshr i32 %25, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %22, label %24, !llvm.loop !17

44:                                               ; preds = %22
  %45 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), align 4, !tbaa !8
  store float %45, ptr %8, align 4, !tbaa !8
  br label %46

46:                                               ; preds = %44, %22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @demosaic(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = add nsw i32 %3, -1
  %16 = tail call noundef i32 @llvm.smin.i32(i32 %14, i32 range(i32 -2147483648, 2147483647) %15)
  %17 = mul nsw i32 %16, %2
  %18 = tail call noundef i32 @llvm.smax.i32(i32 %9, i32 0)
  %19 = add nsw i32 %2, -1
  %20 = tail call noundef i32 @llvm.smin.i32(i32 %18, i32 range(i32 -2147483648, 2147483647) %19)
  %21 = add nsw i32 %17, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i16, ptr %0, i64 %22
  %24 = load i16, ptr %23, align 2, !tbaa !11
  %25 = zext i16 %24 to i32
  %26 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %27 = add nsw i32 %26, -1
  %28 = tail call noundef i32 @llvm.smin.i32(i32 %27, i32 range(i32 -2147483648, 2147483647) %19)
  %29 = add nsw i32 %17, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i16, ptr %0, i64 %30
  %32 = load i16, ptr %31, align 2, !tbaa !11
  %33 = zext i16 %32 to i32
  %34 = tail call i32 @llvm.smax.i32(i32 %9, i32 -1)
  %35 = add nsw i32 %34, 1
  %36 = tail call noundef i32 @llvm.smin.i32(i32 %35, i32 range(i32 -2147483648, 2147483647) %19)
  %37 = add nsw i32 %17, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i16, ptr %0, i64 %38
  %40 = load i16, ptr %39, align 2, !tbaa !11
  %41 = zext i16 %40 to i32
  %42 = add nuw nsw i32 %41, %33
  %43 = tail call i32 @llvm.smax.i32(i32 %14, i32 1)
  %44 = add nsw i32 %43, -1
  %45 = tail call noundef i32 @llvm.smin.i32(i32 %44, i32 range(i32 -2147483648, 2147483647) %15)
  %46 = mul nsw i32 %45, %2
  %47 = add nsw i32 %46, %20
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i16, ptr %0, i64 %48
  %50 = load i16, ptr %49, align 2, !tbaa !11
  %51 = zext i16 %50 to i32
  %52 = add nuw nsw i32 %14, 1
  %53 = tail call noundef i32 @llvm.smin.i32(i32 %52, i32 range(i32 -2147483648, 2147483647) %15)
  %54 = mul nsw i32 %53, %2
  %55 = add nsw i32 %54, %20
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i16, ptr %0, i64 %56
  %58 = load i16, ptr %57, align 2, !tbaa !11
  %59 = zext i16 %58 to i32
  %60 = add nuw nsw i32 %59, %51
  %61 = add nuw nsw i32 %60, 2
  %62 = add nuw nsw i32 %61, %42
  %63 = lshr i32 %62, 2
  %64 = add nsw i32 %46, %28
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i16, ptr %0, i64 %65
  %67 = load i16, ptr %66, align 2, !tbaa !11
  %68 = zext i16 %67 to i32
  %69 = add nsw i32 %46, %36
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i16, ptr %0, i64 %70
  %72 = load i16, ptr %71, align 2, !tbaa !11
  %73 = zext i16 %72 to i32
  %74 = add nsw i32 %54, %28
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i16, ptr %0, i64 %75
  %77 = load i16, ptr %76, align 2, !tbaa !11
  %78 = zext i16 %77 to i32
  %79 = add nsw i32 %54, %36
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i16, ptr %0, i64 %80
  %82 = load i16, ptr %81, align 2, !tbaa !11
  %83 = zext i16 %82 to i32
  %84 = add nuw nsw i32 %68, 2
  %85 = add nuw nsw i32 %84, %73
  %86 = add nuw nsw i32 %85, %78
  %87 = add nuw nsw i32 %86, %83
  %88 = lshr i32 %87, 2
  %89 = add nuw nsw i32 %42, 1
  %90 = lshr i32 %89, 1
  %91 = add nuw nsw i32 %59, %51
  %92 = add nuw nsw i32 %91, 1
  %93 = lshr i32 %92, 1
  %94 = shl nuw nsw i32 %14, 1
  %95 = and i32 %94, 2
  %96 = and i32 %9, 1
  %97 = or disjoint i32 %95, %96
  switch i32 %97, label %100 [
    i32 0, label %102
    i32 1, label %98
    i32 2, label %99
    i32 3, label %101
  ]

98:                                               ; preds = %4
  br label %102

99:                                               ; preds = %4
  br label %102

100:                                              ; preds = %4
  unreachable

101:                                              ; preds = %4
  br label %102

102:                                              ; preds = %4, %101, %99, %98
  %103 = phi i32 [ %25, %101 ], [ %93, %98 ], [ %90, %99 ], [ %88, %4 ]
  %104 = phi i32 [ %63, %101 ], [ %25, %98 ], [ %25, %99 ], [ %63, %4 ]
  %105 = phi i32 [ %88, %101 ], [ %90, %98 ], [ %93, %99 ], [ %25, %4 ]
  %106 = trunc nuw i32 %105 to i16
  %107 = trunc nuw i32 %104 to i16
  %108 = trunc nuw i32 %103 to i16
  %109 = mul nsw i32 %2, %14
  %110 = add nsw i32 %109, %9
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds %struct.ushort3, ptr %1, i64 %111
  store i16 %106, ptr %112, align 2, !tbaa !11
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 2
  store i16 %107, ptr %113, align 2, !tbaa !11
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 4
  store i16 %108, ptr %114, align 2, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @box_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = mul nsw i32 %2, %5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %0, i64 %7
  %9 = getelementptr inbounds i32, ptr %1, i64 %7
  %10 = load i32, ptr %8, align 4, !tbaa !4
  %11 = add nsw i32 %3, 1
  %12 = mul nsw i32 %10, %11
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = add nsw i32 %2, -1
  br label %24

16:                                               ; preds = %24, %4
  %17 = phi i32 [ %12, %4 ], [ %31, %24 ]
  %18 = icmp sgt i32 %2, 0
  br i1 %18, label %19, label %34

19:                                               ; preds = %16
  %20 = add nsw i32 %2, -1
  %21 = xor i32 %3, -1
  %22 = shl nsw i32 %3, 1
  %23 = or disjoint i32 %22, 1
  br label %35

24:                                               ; preds = %14, %24
  %25 = phi i32 [ 0, %14 ], [ %32, %24 ]
  %26 = phi i32 [ %12, %14 ], [ %31, %24 ]
  %27 = tail call noundef i32 @llvm.smin.i32(i32 %25, i32 range(i32 -2147483648, 2147483647) %15)
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %8, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = add nsw i32 %30, %26
  %32 = add nuw nsw i32 %25, 1
  %33 = icmp eq i32 %32, %3
  br i1 %33, label %16, label %24, !llvm.loop !18

34:                                               ; preds = %35, %16
  ret void

35:                                               ; preds = %19, %35
  %36 = phi i32 [ 0, %19 ], [ %55, %35 ]
  %37 = phi i32 [ %17, %19 ], [ %51, %35 ]
  %38 = add nsw i32 %36, %3
  %39 = tail call noundef i32 @llvm.smin.i32(i32 %38, i32 range(i32 -2147483648, 2147483647) %20)
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %8, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add nsw i32 %42, %37
  %44 = icmp eq i32 %36, 0
  %45 = add i32 %36, %21
  %46 = tail call i32 @llvm.smax.i32(i32 %45, i32 0)
  %47 = select i1 %44, i32 0, i32 %46
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %8, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = sub i32 %43, %50
  %52 = sdiv i32 %51, %23
  %53 = zext nneg i32 %36 to i64
  %54 = getelementptr inbounds nuw i32, ptr %9, i64 %53
  store i32 %52, ptr %54, align 4, !tbaa !4
  %55 = add nuw nsw i32 %36, 1
  %56 = icmp eq i32 %55, %2
  br i1 %56, label %34, label %35, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
