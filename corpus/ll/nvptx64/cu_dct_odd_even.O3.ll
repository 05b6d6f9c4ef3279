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
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1b to ptr), i64 %14
  %58 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(4) @c_cos to ptr), i64 %12
  %59 = load float, ptr %57, align 4, !tbaa !8
  %60 = load float, ptr %58, align 4, !tbaa !8
  %61 = tail call contract noundef float @llvm.fma.f32(float %59, float %60, float 0.000000e+00)
  %62 = getelementptr inbounds nuw i8, ptr %57, i64 36
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = tail call contract noundef float @llvm.fma.f32(float %63, float %65, float %61)
  %67 = getelementptr inbounds nuw i8, ptr %57, i64 72
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = tail call contract noundef float @llvm.fma.f32(float %68, float %70, float %66)
  %72 = getelementptr inbounds nuw i8, ptr %57, i64 108
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = getelementptr inbounds nuw i8, ptr %58, i64 12
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = tail call contract noundef float @llvm.fma.f32(float %73, float %75, float %71)
  %77 = getelementptr inbounds nuw i8, ptr %57, i64 144
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = tail call contract noundef float @llvm.fma.f32(float %78, float %80, float %76)
  %82 = getelementptr inbounds nuw i8, ptr %57, i64 180
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = tail call contract noundef float @llvm.fma.f32(float %83, float %85, float %81)
  %87 = getelementptr inbounds nuw i8, ptr %57, i64 216
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = tail call contract noundef float @llvm.fma.f32(float %88, float %90, float %86)
  %92 = getelementptr inbounds nuw i8, ptr %57, i64 252
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = getelementptr inbounds nuw i8, ptr %58, i64 28
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
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = zext nneg i32 %16 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fcmp contract ogt float %19, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %1
  store float %23, ptr %18, align 4, !tbaa !8
  store float %19, ptr %22, align 4, !tbaa !8
  br label %26

26:                                               ; preds = %1, %25
  %27 = and i32 %2, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = sub nsw i32 %16, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = sext i32 %28 to i64
  %33 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %32
  %34 = getelementptr i8, ptr %33, i64 8
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = fcmp contract ogt float %31, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %26
  store float %35, ptr %30, align 4, !tbaa !8
  store float %31, ptr %34, align 4, !tbaa !8
  br label %38

38:                                               ; preds = %26, %37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp eq i32 %27, 0
  br i1 %39, label %48, label %40

40:                                               ; preds = %38
  %41 = zext nneg i32 %16 to i64
  %42 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %41
  %43 = getelementptr i8, ptr %42, i64 -4
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = load float, ptr %18, align 4, !tbaa !8
  %46 = fcmp contract ogt float %44, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %40
  store float %44, ptr %18, align 4, !tbaa !8
  store float %45, ptr %43, align 4, !tbaa !8
  br label %48

48:                                               ; preds = %38, %40, %47
  %49 = and i32 %2, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = sub nsw i32 %16, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = sext i32 %50 to i64
  %55 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %54
  %56 = getelementptr i8, ptr %55, i64 16
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = fcmp contract ogt float %53, %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %48
  store float %57, ptr %52, align 4, !tbaa !8
  store float %53, ptr %56, align 4, !tbaa !8
  br label %60

60:                                               ; preds = %48, %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = icmp samesign ult i32 %49, 2
  br i1 %61, label %70, label %62

62:                                               ; preds = %60
  %63 = sext i32 %28 to i64
  %64 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %63
  %65 = getelementptr i8, ptr %64, i64 -8
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = load float, ptr %30, align 4, !tbaa !8
  %68 = fcmp contract ogt float %66, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %62
  store float %66, ptr %30, align 4, !tbaa !8
  store float %67, ptr %65, align 4, !tbaa !8
  br label %70

70:                                               ; preds = %69, %62, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp eq i32 %49, 0
  br i1 %71, label %80, label %72

72:                                               ; preds = %70
  %73 = zext nneg i32 %16 to i64
  %74 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %73
  %75 = getelementptr i8, ptr %74, i64 -4
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = load float, ptr %18, align 4, !tbaa !8
  %78 = fcmp contract ogt float %76, %77
  br i1 %78, label %79, label %80

79:                                               ; preds = %72
  store float %76, ptr %18, align 4, !tbaa !8
  store float %77, ptr %75, align 4, !tbaa !8
  br label %80

80:                                               ; preds = %70, %72, %79
  %81 = and i32 %2, 7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = sub nsw i32 %16, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = sext i32 %82 to i64
  %87 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %86
  %88 = getelementptr i8, ptr %87, i64 32
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = fcmp contract ogt float %85, %89
  br i1 %90, label %91, label %92

91:                                               ; preds = %80
  store float %89, ptr %84, align 4, !tbaa !8
  store float %85, ptr %88, align 4, !tbaa !8
  br label %92

92:                                               ; preds = %80, %91
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %93 = icmp samesign ult i32 %81, 4
  br i1 %93, label %102, label %94

94:                                               ; preds = %92
  %95 = sext i32 %50 to i64
  %96 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %95
  %97 = getelementptr i8, ptr %96, i64 -16
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = load float, ptr %52, align 4, !tbaa !8
  %100 = fcmp contract ogt float %98, %99
  br i1 %100, label %101, label %102

101:                                              ; preds = %94
  store float %98, ptr %52, align 4, !tbaa !8
  store float %99, ptr %97, align 4, !tbaa !8
  br label %102

102:                                              ; preds = %101, %94, %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %103 = icmp samesign ult i32 %81, 2
  br i1 %103, label %112, label %104

104:                                              ; preds = %102
  %105 = sext i32 %28 to i64
  %106 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %105
  %107 = getelementptr i8, ptr %106, i64 -8
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = load float, ptr %30, align 4, !tbaa !8
  %110 = fcmp contract ogt float %108, %109
  br i1 %110, label %111, label %112

111:                                              ; preds = %104
  store float %108, ptr %30, align 4, !tbaa !8
  store float %109, ptr %107, align 4, !tbaa !8
  br label %112

112:                                              ; preds = %111, %104, %102
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %113 = icmp eq i32 %81, 0
  br i1 %113, label %122, label %114

114:                                              ; preds = %112
  %115 = zext nneg i32 %16 to i64
  %116 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %115
  %117 = getelementptr i8, ptr %116, i64 -4
  %118 = load float, ptr %117, align 4, !tbaa !8
  %119 = load float, ptr %18, align 4, !tbaa !8
  %120 = fcmp contract ogt float %118, %119
  br i1 %120, label %121, label %122

121:                                              ; preds = %114
  store float %118, ptr %18, align 4, !tbaa !8
  store float %119, ptr %117, align 4, !tbaa !8
  br label %122

122:                                              ; preds = %112, %114, %121
  %123 = and i32 %2, 15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %124 = sub nsw i32 %16, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !8
  %128 = sext i32 %124 to i64
  %129 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %128
  %130 = getelementptr i8, ptr %129, i64 64
  %131 = load float, ptr %130, align 4, !tbaa !8
  %132 = fcmp contract ogt float %127, %131
  br i1 %132, label %133, label %134

133:                                              ; preds = %122
  store float %131, ptr %126, align 4, !tbaa !8
  store float %127, ptr %130, align 4, !tbaa !8
  br label %134

134:                                              ; preds = %122, %133
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %135 = icmp samesign ult i32 %123, 8
  br i1 %135, label %144, label %136

136:                                              ; preds = %134
  %137 = sext i32 %82 to i64
  %138 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %137
  %139 = getelementptr i8, ptr %138, i64 -32
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = load float, ptr %84, align 4, !tbaa !8
  %142 = fcmp contract ogt float %140, %141
  br i1 %142, label %143, label %144

143:                                              ; preds = %136
  store float %140, ptr %84, align 4, !tbaa !8
  store float %141, ptr %139, align 4, !tbaa !8
  br label %144

144:                                              ; preds = %143, %136, %134
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %145 = icmp samesign ult i32 %123, 4
  br i1 %145, label %154, label %146

146:                                              ; preds = %144
  %147 = sext i32 %50 to i64
  %148 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %147
  %149 = getelementptr i8, ptr %148, i64 -16
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = load float, ptr %52, align 4, !tbaa !8
  %152 = fcmp contract ogt float %150, %151
  br i1 %152, label %153, label %154

153:                                              ; preds = %146
  store float %150, ptr %52, align 4, !tbaa !8
  store float %151, ptr %149, align 4, !tbaa !8
  br label %154

154:                                              ; preds = %153, %146, %144
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %155 = icmp samesign ult i32 %123, 2
  br i1 %155, label %164, label %156

156:                                              ; preds = %154
  %157 = sext i32 %28 to i64
  %158 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %157
  %159 = getelementptr i8, ptr %158, i64 -8
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = load float, ptr %30, align 4, !tbaa !8
  %162 = fcmp contract ogt float %160, %161
  br i1 %162, label %163, label %164

163:                                              ; preds = %156
  store float %160, ptr %30, align 4, !tbaa !8
  store float %161, ptr %159, align 4, !tbaa !8
  br label %164

164:                                              ; preds = %163, %156, %154
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %165 = icmp eq i32 %123, 0
  br i1 %165, label %174, label %166

166:                                              ; preds = %164
  %167 = zext nneg i32 %16 to i64
  %168 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %167
  %169 = getelementptr i8, ptr %168, i64 -4
  %170 = load float, ptr %169, align 4, !tbaa !8
  %171 = load float, ptr %18, align 4, !tbaa !8
  %172 = fcmp contract ogt float %170, %171
  br i1 %172, label %173, label %174

173:                                              ; preds = %166
  store float %170, ptr %18, align 4, !tbaa !8
  store float %171, ptr %169, align 4, !tbaa !8
  br label %174

174:                                              ; preds = %164, %166, %173
  %175 = and i32 %2, 31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %176 = sub nsw i32 %16, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !8
  %180 = sext i32 %176 to i64
  %181 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %180
  %182 = getelementptr i8, ptr %181, i64 128
  %183 = load float, ptr %182, align 4, !tbaa !8
  %184 = fcmp contract ogt float %179, %183
  br i1 %184, label %185, label %186

185:                                              ; preds = %174
  store float %183, ptr %178, align 4, !tbaa !8
  store float %179, ptr %182, align 4, !tbaa !8
  br label %186

186:                                              ; preds = %174, %185
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %187 = icmp samesign ult i32 %175, 16
  br i1 %187, label %196, label %188

188:                                              ; preds = %186
  %189 = sext i32 %124 to i64
  %190 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %189
  %191 = getelementptr i8, ptr %190, i64 -64
  %192 = load float, ptr %191, align 4, !tbaa !8
  %193 = load float, ptr %126, align 4, !tbaa !8
  %194 = fcmp contract ogt float %192, %193
  br i1 %194, label %195, label %196

195:                                              ; preds = %188
  store float %192, ptr %126, align 4, !tbaa !8
  store float %193, ptr %191, align 4, !tbaa !8
  br label %196

196:                                              ; preds = %195, %188, %186
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %197 = icmp samesign ult i32 %175, 8
  br i1 %197, label %206, label %198

198:                                              ; preds = %196
  %199 = sext i32 %82 to i64
  %200 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %199
  %201 = getelementptr i8, ptr %200, i64 -32
  %202 = load float, ptr %201, align 4, !tbaa !8
  %203 = load float, ptr %84, align 4, !tbaa !8
  %204 = fcmp contract ogt float %202, %203
  br i1 %204, label %205, label %206

205:                                              ; preds = %198
  store float %202, ptr %84, align 4, !tbaa !8
  store float %203, ptr %201, align 4, !tbaa !8
  br label %206

206:                                              ; preds = %205, %198, %196
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %207 = icmp samesign ult i32 %175, 4
  br i1 %207, label %216, label %208

208:                                              ; preds = %206
  %209 = sext i32 %50 to i64
  %210 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %209
  %211 = getelementptr i8, ptr %210, i64 -16
  %212 = load float, ptr %211, align 4, !tbaa !8
  %213 = load float, ptr %52, align 4, !tbaa !8
  %214 = fcmp contract ogt float %212, %213
  br i1 %214, label %215, label %216

215:                                              ; preds = %208
  store float %212, ptr %52, align 4, !tbaa !8
  store float %213, ptr %211, align 4, !tbaa !8
  br label %216

216:                                              ; preds = %215, %208, %206
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %217 = icmp samesign ult i32 %175, 2
  br i1 %217, label %226, label %218

218:                                              ; preds = %216
  %219 = sext i32 %28 to i64
  %220 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %219
  %221 = getelementptr i8, ptr %220, i64 -8
  %222 = load float, ptr %221, align 4, !tbaa !8
  %223 = load float, ptr %30, align 4, !tbaa !8
  %224 = fcmp contract ogt float %222, %223
  br i1 %224, label %225, label %226

225:                                              ; preds = %218
  store float %222, ptr %30, align 4, !tbaa !8
  store float %223, ptr %221, align 4, !tbaa !8
  br label %226

226:                                              ; preds = %225, %218, %216
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %227 = icmp eq i32 %175, 0
  br i1 %227, label %236, label %228

228:                                              ; preds = %226
  %229 = zext nneg i32 %16 to i64
  %230 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 %229
  %231 = getelementptr i8, ptr %230, i64 -4
  %232 = load float, ptr %231, align 4, !tbaa !8
  %233 = load float, ptr %18, align 4, !tbaa !8
  %234 = fcmp contract ogt float %232, %233
  br i1 %234, label %235, label %236

235:                                              ; preds = %228
  store float %232, ptr %18, align 4, !tbaa !8
  store float %233, ptr %231, align 4, !tbaa !8
  br label %236

236:                                              ; preds = %226, %228, %235
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %237 = load float, ptr %10, align 4, !tbaa !8
  store float %237, ptr %8, align 4, !tbaa !8
  %238 = load float, ptr %15, align 4, !tbaa !8
  store float %238, ptr %13, align 4, !tbaa !8
  ret void
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
  %22 = icmp samesign ult i32 %3, 32
  br i1 %22, label %23, label %30

23:                                               ; preds = %2
  %24 = load float, ptr %20, align 4, !tbaa !8
  %25 = load float, ptr %21, align 4, !tbaa !8
  %26 = fadd contract float %24, %25
  %27 = fmul contract float %26, 0x3FE6A09E60000000
  %28 = fsub contract float %24, %25
  %29 = fmul contract float %28, 0x3FE6A09E60000000
  br label %30

30:                                               ; preds = %23, %2
  %31 = phi float [ %27, %23 ], [ 0.000000e+00, %2 ]
  %32 = phi float [ %29, %23 ], [ 0.000000e+00, %2 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %22, label %33, label %35

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw float, ptr %8, i64 %14
  store float %31, ptr %12, align 4, !tbaa !8
  store float %32, ptr %34, align 4, !tbaa !8
  br label %35

35:                                               ; preds = %33, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = icmp samesign ult i32 %3, 16
  br i1 %36, label %37, label %44

37:                                               ; preds = %35
  %38 = load float, ptr %20, align 4, !tbaa !8
  %39 = load float, ptr %21, align 4, !tbaa !8
  %40 = fadd contract float %38, %39
  %41 = fmul contract float %40, 0x3FE6A09E60000000
  %42 = fsub contract float %38, %39
  %43 = fmul contract float %42, 0x3FE6A09E60000000
  br label %44

44:                                               ; preds = %37, %35
  %45 = phi float [ %41, %37 ], [ 0.000000e+00, %35 ]
  %46 = phi float [ %43, %37 ], [ 0.000000e+00, %35 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %36, label %47, label %51

47:                                               ; preds = %44
  %48 = zext nneg i32 %3 to i64
  %49 = getelementptr inbounds nuw float, ptr %8, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 64
  store float %45, ptr %12, align 4, !tbaa !8
  store float %46, ptr %50, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %47, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = icmp samesign ult i32 %3, 8
  br i1 %52, label %53, label %60

53:                                               ; preds = %51
  %54 = load float, ptr %20, align 4, !tbaa !8
  %55 = load float, ptr %21, align 4, !tbaa !8
  %56 = fadd contract float %54, %55
  %57 = fmul contract float %56, 0x3FE6A09E60000000
  %58 = fsub contract float %54, %55
  %59 = fmul contract float %58, 0x3FE6A09E60000000
  br label %60

60:                                               ; preds = %53, %51
  %61 = phi float [ %57, %53 ], [ 0.000000e+00, %51 ]
  %62 = phi float [ %59, %53 ], [ 0.000000e+00, %51 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %52, label %63, label %67

63:                                               ; preds = %60
  %64 = zext nneg i32 %3 to i64
  %65 = getelementptr inbounds nuw float, ptr %8, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store float %61, ptr %12, align 4, !tbaa !8
  store float %62, ptr %66, align 4, !tbaa !8
  br label %67

67:                                               ; preds = %63, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = icmp samesign ult i32 %3, 4
  br i1 %68, label %69, label %76

69:                                               ; preds = %67
  %70 = load float, ptr %20, align 4, !tbaa !8
  %71 = load float, ptr %21, align 4, !tbaa !8
  %72 = fadd contract float %70, %71
  %73 = fmul contract float %72, 0x3FE6A09E60000000
  %74 = fsub contract float %70, %71
  %75 = fmul contract float %74, 0x3FE6A09E60000000
  br label %76

76:                                               ; preds = %69, %67
  %77 = phi float [ %73, %69 ], [ 0.000000e+00, %67 ]
  %78 = phi float [ %75, %69 ], [ 0.000000e+00, %67 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %68, label %79, label %83

79:                                               ; preds = %76
  %80 = zext nneg i32 %3 to i64
  %81 = getelementptr inbounds nuw float, ptr %8, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 16
  store float %77, ptr %12, align 4, !tbaa !8
  store float %78, ptr %82, align 4, !tbaa !8
  br label %83

83:                                               ; preds = %79, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = icmp samesign ult i32 %3, 2
  br i1 %84, label %85, label %92

85:                                               ; preds = %83
  %86 = load float, ptr %20, align 4, !tbaa !8
  %87 = load float, ptr %21, align 4, !tbaa !8
  %88 = fadd contract float %86, %87
  %89 = fmul contract float %88, 0x3FE6A09E60000000
  %90 = fsub contract float %86, %87
  %91 = fmul contract float %90, 0x3FE6A09E60000000
  br label %92

92:                                               ; preds = %85, %83
  %93 = phi float [ %89, %85 ], [ 0.000000e+00, %83 ]
  %94 = phi float [ %91, %85 ], [ 0.000000e+00, %83 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %84, label %95, label %99

95:                                               ; preds = %92
  %96 = zext nneg i32 %3 to i64
  %97 = getelementptr inbounds nuw float, ptr %8, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 8
  store float %93, ptr %12, align 4, !tbaa !8
  store float %94, ptr %98, align 4, !tbaa !8
  br label %99

99:                                               ; preds = %95, %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %100 = icmp eq i32 %3, 0
  br i1 %100, label %101, label %108

101:                                              ; preds = %99
  %102 = load float, ptr %20, align 4, !tbaa !8
  %103 = load float, ptr %21, align 4, !tbaa !8
  %104 = fadd contract float %102, %103
  %105 = fmul contract float %104, 0x3FE6A09E60000000
  %106 = fsub contract float %102, %103
  %107 = fmul contract float %106, 0x3FE6A09E60000000
  br label %108

108:                                              ; preds = %101, %99
  %109 = phi float [ %105, %101 ], [ 0.000000e+00, %99 ]
  %110 = phi float [ %107, %101 ], [ 0.000000e+00, %99 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %100, label %111, label %113

111:                                              ; preds = %108
  %112 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %109, ptr %12, align 4, !tbaa !8
  store float %110, ptr %112, align 4, !tbaa !8
  br label %113

113:                                              ; preds = %111, %108
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %114 = icmp eq i32 %3, 0
  br i1 %114, label %115, label %117

115:                                              ; preds = %113
  %116 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), align 4, !tbaa !8
  store float %116, ptr %8, align 4, !tbaa !8
  br label %117

117:                                              ; preds = %115, %113
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
  %43 = tail call i32 @llvm.usub.sat.i32(i32 %14, i32 1)
  %44 = tail call noundef i32 @llvm.smin.i32(i32 %43, i32 range(i32 -2147483648, 2147483647) %15)
  %45 = mul nsw i32 %44, %2
  %46 = add nsw i32 %45, %20
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i16, ptr %0, i64 %47
  %49 = load i16, ptr %48, align 2, !tbaa !11
  %50 = zext i16 %49 to i32
  %51 = add nuw nsw i32 %14, 1
  %52 = tail call noundef i32 @llvm.smin.i32(i32 %51, i32 range(i32 -2147483648, 2147483647) %15)
  %53 = mul nsw i32 %52, %2
  %54 = add nsw i32 %53, %20
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr %0, i64 %55
  %57 = load i16, ptr %56, align 2, !tbaa !11
  %58 = zext i16 %57 to i32
  %59 = add nuw nsw i32 %58, %50
  %60 = add nuw nsw i32 %59, 2
  %61 = add nuw nsw i32 %60, %42
  %62 = lshr i32 %61, 2
  %63 = add nsw i32 %45, %28
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i16, ptr %0, i64 %64
  %66 = load i16, ptr %65, align 2, !tbaa !11
  %67 = zext i16 %66 to i32
  %68 = add nsw i32 %45, %36
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i16, ptr %0, i64 %69
  %71 = load i16, ptr %70, align 2, !tbaa !11
  %72 = zext i16 %71 to i32
  %73 = add nsw i32 %53, %28
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i16, ptr %0, i64 %74
  %76 = load i16, ptr %75, align 2, !tbaa !11
  %77 = zext i16 %76 to i32
  %78 = add nsw i32 %53, %36
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i16, ptr %0, i64 %79
  %81 = load i16, ptr %80, align 2, !tbaa !11
  %82 = zext i16 %81 to i32
  %83 = add nuw nsw i32 %67, 2
  %84 = add nuw nsw i32 %83, %72
  %85 = add nuw nsw i32 %84, %77
  %86 = add nuw nsw i32 %85, %82
  %87 = lshr i32 %86, 2
  %88 = add nuw nsw i32 %42, 1
  %89 = lshr i32 %88, 1
  %90 = add nuw nsw i32 %59, 1
  %91 = lshr i32 %90, 1
  %92 = shl nuw nsw i32 %14, 1
  %93 = and i32 %92, 2
  %94 = and i32 %9, 1
  %95 = or disjoint i32 %93, %94
  switch i32 %95, label %98 [
    i32 0, label %100
    i32 1, label %96
    i32 2, label %97
    i32 3, label %99
  ]

96:                                               ; preds = %4
  br label %100

97:                                               ; preds = %4
  br label %100

98:                                               ; preds = %4
  unreachable

99:                                               ; preds = %4
  br label %100

100:                                              ; preds = %4, %99, %97, %96
  %101 = phi i32 [ %25, %99 ], [ %91, %96 ], [ %89, %97 ], [ %87, %4 ]
  %102 = phi i32 [ %62, %99 ], [ %25, %96 ], [ %25, %97 ], [ %62, %4 ]
  %103 = phi i32 [ %87, %99 ], [ %89, %96 ], [ %91, %97 ], [ %25, %4 ]
  %104 = trunc nuw i32 %103 to i16
  %105 = trunc nuw i32 %102 to i16
  %106 = trunc nuw i32 %101 to i16
  %107 = mul nsw i32 %2, %14
  %108 = add nsw i32 %107, %9
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.ushort3, ptr %1, i64 %109
  store i16 %104, ptr %110, align 2, !tbaa !11
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 2
  store i16 %105, ptr %111, align 2, !tbaa !11
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 4
  store i16 %106, ptr %112, align 2, !tbaa !11
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
  br i1 %13, label %14, label %38

14:                                               ; preds = %4
  %15 = add nsw i32 %2, -1
  %16 = and i32 %3, 7
  %17 = icmp ult i32 %3, 8
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = and i32 %3, 2147483640
  br label %59

20:                                               ; preds = %59
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %38, label %22

22:                                               ; preds = %20, %14
  %23 = phi i32 [ 0, %14 ], [ %110, %20 ]
  %24 = phi i32 [ %12, %14 ], [ %109, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %22
  %27 = phi i32 [ %23, %22 ], [ %35, %26 ]
  %28 = phi i32 [ %24, %22 ], [ %34, %26 ]
  %29 = phi i32 [ 0, %22 ], [ %36, %26 ]
  %30 = tail call noundef i32 @llvm.smin.i32(i32 %27, i32 range(i32 -2147483648, 2147483647) %15)
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %8, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = add nsw i32 %33, %28
  %35 = add nuw nsw i32 %27, 1
  %36 = add i32 %29, 1
  %37 = icmp eq i32 %36, %16
  br i1 %37, label %38, label %26, !llvm.loop !13

38:                                               ; preds = %20, %26, %4
  %39 = phi i32 [ %12, %4 ], [ %109, %20 ], [ %34, %26 ]
  %40 = icmp sgt i32 %2, 0
  br i1 %40, label %41, label %134

41:                                               ; preds = %38
  %42 = add nsw i32 %2, -1
  %43 = xor i32 %3, -1
  %44 = shl nsw i32 %3, 1
  %45 = or disjoint i32 %44, 1
  %46 = tail call noundef i32 @llvm.smin.i32(i32 %3, i32 range(i32 -2147483648, 2147483647) %42)
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %8, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = add nsw i32 %49, %39
  %51 = sub i32 %50, %10
  %52 = sdiv i32 %51, %45
  store i32 %52, ptr %9, align 4, !tbaa !4
  %53 = icmp eq i32 %2, 1
  br i1 %53, label %134, label %54

54:                                               ; preds = %41
  %55 = and i32 %42, 1
  %56 = icmp eq i32 %2, 2
  br i1 %56, label %115, label %57

57:                                               ; preds = %54
  %58 = and i32 %42, -2
  br label %135

59:                                               ; preds = %59, %18
  %60 = phi i32 [ 0, %18 ], [ %110, %59 ]
  %61 = phi i32 [ %12, %18 ], [ %109, %59 ]
  %62 = phi i32 [ 0, %18 ], [ %111, %59 ]
  %63 = tail call noundef i32 @llvm.smin.i32(i32 %60, i32 range(i32 -2147483648, 2147483647) %15)
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %8, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = add nsw i32 %66, %61
  %68 = or disjoint i32 %60, 1
  %69 = tail call noundef i32 @llvm.smin.i32(i32 %68, i32 range(i32 -2147483648, 2147483647) %15)
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %8, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = add nsw i32 %72, %67
  %74 = or disjoint i32 %60, 2
  %75 = tail call noundef i32 @llvm.smin.i32(i32 %74, i32 range(i32 -2147483648, 2147483647) %15)
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %8, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = add nsw i32 %78, %73
  %80 = or disjoint i32 %60, 3
  %81 = tail call noundef i32 @llvm.smin.i32(i32 %80, i32 range(i32 -2147483648, 2147483647) %15)
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %8, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = add nsw i32 %84, %79
  %86 = or disjoint i32 %60, 4
  %87 = tail call noundef i32 @llvm.smin.i32(i32 %86, i32 range(i32 -2147483648, 2147483647) %15)
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %8, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !4
  %91 = add nsw i32 %90, %85
  %92 = or disjoint i32 %60, 5
  %93 = tail call noundef i32 @llvm.smin.i32(i32 %92, i32 range(i32 -2147483648, 2147483647) %15)
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr %8, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !4
  %97 = add nsw i32 %96, %91
  %98 = or disjoint i32 %60, 6
  %99 = tail call noundef i32 @llvm.smin.i32(i32 %98, i32 range(i32 -2147483648, 2147483647) %15)
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %8, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !4
  %103 = add nsw i32 %102, %97
  %104 = or disjoint i32 %60, 7
  %105 = tail call noundef i32 @llvm.smin.i32(i32 %104, i32 range(i32 -2147483648, 2147483647) %15)
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %8, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !4
  %109 = add nsw i32 %108, %103
  %110 = add nuw nsw i32 %60, 8
  %111 = add i32 %62, 8
  %112 = icmp eq i32 %111, %19
  br i1 %112, label %20, label %59, !llvm.loop !15

113:                                              ; preds = %135
  %114 = icmp eq i32 %55, 0
  br i1 %114, label %134, label %115

115:                                              ; preds = %113, %54
  %116 = phi i32 [ 1, %54 ], [ %170, %113 ]
  %117 = phi i32 [ %51, %54 ], [ %166, %113 ]
  %118 = icmp ne i32 %55, 0
  tail call void @llvm.assume(i1 %118)
  %119 = add nsw i32 %116, %3
  %120 = tail call noundef i32 @llvm.smin.i32(i32 %119, i32 range(i32 -2147483648, 2147483647) %42)
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %8, i64 %121
  %123 = load i32, ptr %122, align 4, !tbaa !4
  %124 = add nsw i32 %123, %117
  %125 = add i32 %116, %43
  %126 = tail call noundef i32 @llvm.smax.i32(i32 %125, i32 0)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %8, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !4
  %130 = sub i32 %124, %129
  %131 = sdiv i32 %130, %45
  %132 = zext nneg i32 %116 to i64
  %133 = getelementptr inbounds nuw i32, ptr %9, i64 %132
  store i32 %131, ptr %133, align 4, !tbaa !4
  br label %134

134:                                              ; preds = %115, %113, %41, %38
  ret void

135:                                              ; preds = %135, %57
  %136 = phi i32 [ 1, %57 ], [ %170, %135 ]
  %137 = phi i32 [ %51, %57 ], [ %166, %135 ]
  %138 = phi i32 [ 0, %57 ], [ %171, %135 ]
  %139 = add nsw i32 %136, %3
  %140 = tail call noundef i32 @llvm.smin.i32(i32 %139, i32 range(i32 -2147483648, 2147483647) %42)
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i32, ptr %8, i64 %141
  %143 = load i32, ptr %142, align 4, !tbaa !4
  %144 = add nsw i32 %143, %137
  %145 = add i32 %136, %43
  %146 = tail call noundef i32 @llvm.smax.i32(i32 %145, i32 0)
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %8, i64 %147
  %149 = load i32, ptr %148, align 4, !tbaa !4
  %150 = sub i32 %144, %149
  %151 = sdiv i32 %150, %45
  %152 = zext nneg i32 %136 to i64
  %153 = getelementptr inbounds nuw i32, ptr %9, i64 %152
  store i32 %151, ptr %153, align 4, !tbaa !4
  %154 = add nuw nsw i32 %136, 1
  %155 = add nsw i32 %154, %3
  %156 = tail call noundef i32 @llvm.smin.i32(i32 %155, i32 range(i32 -2147483648, 2147483647) %42)
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i32, ptr %8, i64 %157
  %159 = load i32, ptr %158, align 4, !tbaa !4
  %160 = add nsw i32 %159, %150
  %161 = sub i32 %136, %3
  %162 = tail call noundef i32 @llvm.smax.i32(i32 %161, i32 0)
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr %8, i64 %163
  %165 = load i32, ptr %164, align 4, !tbaa !4
  %166 = sub i32 %160, %165
  %167 = sdiv i32 %166, %45
  %168 = zext nneg i32 %154 to i64
  %169 = getelementptr inbounds nuw i32, ptr %9, i64 %168
  store i32 %167, ptr %169, align 4, !tbaa !4
  %170 = add nuw nsw i32 %136, 2
  %171 = add nuw i32 %138, 2
  %172 = icmp eq i32 %171, %58
  br i1 %172, label %113, label %135, !llvm.loop !17
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16, !18}
!18 = !{!"llvm.loop.peeled.count", i32 1}
