; ModuleID = 'corpus/cuda/cu_dtw.cu'
source_filename = "corpus/cuda/cu_dtw.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9lcs_blockE1d = internal unnamed_addr addrspace(3) global [3 x [33 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dtw_band(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [2 x [17 x float]], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store float 0.000000e+00, ptr %5, align 4, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float 0x46293E5940000000, ptr %6, align 4, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float 0x46293E5940000000, ptr %7, align 4, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float 0x46293E5940000000, ptr %8, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store float 0x46293E5940000000, ptr %9, align 4, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store float 0x46293E5940000000, ptr %10, align 4, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store float 0x46293E5940000000, ptr %11, align 4, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store float 0x46293E5940000000, ptr %12, align 4, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store float 0x46293E5940000000, ptr %13, align 4, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store float 0x46293E5940000000, ptr %14, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store float 0x46293E5940000000, ptr %15, align 4, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store float 0x46293E5940000000, ptr %16, align 4, !tbaa !8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store float 0x46293E5940000000, ptr %17, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store float 0x46293E5940000000, ptr %18, align 4, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store float 0x46293E5940000000, ptr %19, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store float 0x46293E5940000000, ptr %20, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store float 0x46293E5940000000, ptr %21, align 4, !tbaa !8
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  %27 = shl nsw i32 %26, 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = getelementptr inbounds float, ptr %1, i64 %28
  %31 = getelementptr i8, ptr %5, i64 -4
  br label %36

32:                                               ; preds = %80
  %33 = load float, ptr %21, align 4, !tbaa !8
  %34 = sext i32 %26 to i64
  %35 = getelementptr inbounds float, ptr %2, i64 %34
  store float %33, ptr %35, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void

36:                                               ; preds = %4, %80
  %37 = phi i32 [ 0, %4 ], [ %83, %80 ]
  %38 = phi i32 [ 0, %4 ], [ %40, %80 ]
  %39 = phi i32 [ 1, %4 ], [ %81, %80 ]
  %40 = xor i32 %38, 1
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw [17 x float], ptr %5, i64 %41
  store float 0x46293E5940000000, ptr %42, align 4, !tbaa !8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 4
  store float 0x46293E5940000000, ptr %43, align 4, !tbaa !8
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store float 0x46293E5940000000, ptr %44, align 4, !tbaa !8
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 12
  store float 0x46293E5940000000, ptr %45, align 4, !tbaa !8
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 16
  store float 0x46293E5940000000, ptr %46, align 4, !tbaa !8
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 20
  store float 0x46293E5940000000, ptr %47, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %42, i64 24
  store float 0x46293E5940000000, ptr %48, align 4, !tbaa !8
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 28
  store float 0x46293E5940000000, ptr %49, align 4, !tbaa !8
  %50 = getelementptr inbounds nuw i8, ptr %42, i64 32
  store float 0x46293E5940000000, ptr %50, align 4, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %42, i64 36
  store float 0x46293E5940000000, ptr %51, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %42, i64 40
  store float 0x46293E5940000000, ptr %52, align 4, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %42, i64 44
  store float 0x46293E5940000000, ptr %53, align 4, !tbaa !8
  %54 = getelementptr inbounds nuw i8, ptr %42, i64 48
  store float 0x46293E5940000000, ptr %54, align 4, !tbaa !8
  %55 = getelementptr inbounds nuw i8, ptr %42, i64 52
  store float 0x46293E5940000000, ptr %55, align 4, !tbaa !8
  %56 = getelementptr inbounds nuw i8, ptr %42, i64 56
  store float 0x46293E5940000000, ptr %56, align 4, !tbaa !8
  %57 = getelementptr inbounds nuw i8, ptr %42, i64 60
  store float 0x46293E5940000000, ptr %57, align 4, !tbaa !8
  %58 = getelementptr inbounds nuw i8, ptr %42, i64 64
  store float 0x46293E5940000000, ptr %58, align 4, !tbaa !8
  %59 = zext nneg i32 %38 to i64
  %60 = getelementptr inbounds nuw [17 x float], ptr %5, i64 %59
  %61 = sub nsw i32 %39, %3
  %62 = tail call noundef i32 @llvm.smax.i32(i32 %61, i32 1)
  %63 = add nsw i32 %39, %3
  %64 = tail call noundef i32 @llvm.smin.i32(i32 %63, i32 16)
  %65 = icmp sgt i32 %62, %64
  br i1 %65, label %80, label %66

66:                                               ; preds = %36
  %67 = sub i32 %37, %3
  %68 = add i32 %67, 1
  %69 = tail call i32 @llvm.smax.i32(i32 %68, i32 1)
  %70 = zext nneg i32 %69 to i64
  %71 = shl nuw nsw i64 %70, 2
  %72 = zext nneg i32 %39 to i64
  %73 = getelementptr float, ptr %29, i64 %72
  %74 = getelementptr i8, ptr %73, i64 -4
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = mul nuw nsw i64 %41, 68
  %77 = getelementptr i8, ptr %31, i64 %76
  %78 = getelementptr i8, ptr %77, i64 %71
  %79 = load float, ptr %78, align 4
  br label %84

80:                                               ; preds = %84, %36
  %81 = add nuw nsw i32 %39, 1
  %82 = icmp eq i32 %81, 17
  %83 = add i32 %37, 1
  br i1 %82, label %32, label %36, !llvm.loop !10

84:                                               ; preds = %66, %84
  %85 = phi float [ %79, %66 ], [ %100, %84 ]
  %86 = phi i32 [ %62, %66 ], [ %102, %84 ]
  %87 = add nsw i32 %86, -1
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %30, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = fsub contract float %75, %90
  %92 = tail call contract noundef float @llvm.fabs.f32(float %91)
  %93 = getelementptr inbounds float, ptr %60, i64 %88
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = zext nneg i32 %86 to i64
  %96 = getelementptr inbounds nuw float, ptr %60, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = tail call contract noundef float @llvm.minnum.f32(float %97, float %85)
  %99 = tail call contract noundef float @llvm.minnum.f32(float %94, float %98)
  %100 = fadd contract float %92, %99
  %101 = getelementptr inbounds nuw float, ptr %42, i64 %95
  store float %100, ptr %101, align 4, !tbaa !8
  %102 = add nuw nsw i32 %86, 1
  %103 = icmp slt i32 %86, %64
  br i1 %103, label %84, label %80, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @myers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [4 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  br label %13

13:                                               ; preds = %13, %3
  %14 = phi i32 [ 0, %3 ], [ %58, %13 ]
  %15 = shl nuw i32 1, %14
  %16 = zext nneg i32 %14 to i64
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !13
  %19 = add i8 %18, 3
  %20 = and i8 %19, 3
  %21 = zext nneg i8 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %4, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = or i32 %23, %15
  store i32 %24, ptr %22, align 4, !tbaa !4
  %25 = shl nuw i32 2, %14
  %26 = zext nneg i32 %14 to i64
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 1
  %29 = load i8, ptr %28, align 1, !tbaa !13
  %30 = add i8 %29, 3
  %31 = and i8 %30, 3
  %32 = zext nneg i8 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %4, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = or i32 %34, %25
  store i32 %35, ptr %33, align 4, !tbaa !4
  %36 = shl nuw i32 4, %14
  %37 = zext nneg i32 %14 to i64
  %38 = getelementptr inbounds nuw i8, ptr %12, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 2
  %40 = load i8, ptr %39, align 1, !tbaa !13
  %41 = add i8 %40, 3
  %42 = and i8 %41, 3
  %43 = zext nneg i8 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = or i32 %45, %36
  store i32 %46, ptr %44, align 4, !tbaa !4
  %47 = shl nuw i32 8, %14
  %48 = zext nneg i32 %14 to i64
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 3
  %51 = load i8, ptr %50, align 1, !tbaa !13
  %52 = add i8 %51, 3
  %53 = and i8 %52, 3
  %54 = zext nneg i8 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %4, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = or i32 %56, %47
  store i32 %57, ptr %55, align 4, !tbaa !4
  %58 = add nuw nsw i32 %14, 4
  %59 = icmp eq i32 %58, 32
  br i1 %59, label %60, label %13, !llvm.loop !14

60:                                               ; preds = %13
  %61 = mul nsw i32 %9, 40
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %1, i64 %62
  br label %67

64:                                               ; preds = %67
  %65 = sext i32 %9 to i64
  %66 = getelementptr inbounds i32, ptr %2, i64 %65
  store i32 %121, ptr %66, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

67:                                               ; preds = %67, %60
  %68 = phi i32 [ 0, %60 ], [ %129, %67 ]
  %69 = phi i32 [ 32, %60 ], [ %121, %67 ]
  %70 = phi i32 [ 0, %60 ], [ %128, %67 ]
  %71 = phi i32 [ -1, %60 ], [ %127, %67 ]
  %72 = zext nneg i32 %68 to i64
  %73 = getelementptr inbounds nuw i8, ptr %63, i64 %72
  %74 = load i8, ptr %73, align 1, !tbaa !13
  %75 = add i8 %74, 3
  %76 = and i8 %75, 3
  %77 = zext nneg i8 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %4, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = or i32 %79, %70
  %81 = and i32 %79, %71
  %82 = add i32 %81, %71
  %83 = xor i32 %82, %71
  %84 = or i32 %83, %79
  %85 = or i32 %84, %71
  %86 = xor i32 %85, -1
  %87 = or i32 %70, %86
  %88 = and i32 %84, %71
  %89 = lshr i32 %87, 31
  %90 = ashr i32 %88, 31
  %91 = add i32 %90, %69
  %92 = add i32 %91, %89
  %93 = shl i32 %87, 1
  %94 = or disjoint i32 %93, 1
  %95 = shl i32 %88, 1
  %96 = or i32 %94, %80
  %97 = xor i32 %96, -1
  %98 = or i32 %95, %97
  %99 = and i32 %94, %80
  %100 = zext nneg i32 %68 to i64
  %101 = getelementptr inbounds nuw i8, ptr %63, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 1
  %103 = load i8, ptr %102, align 1, !tbaa !13
  %104 = add i8 %103, 3
  %105 = and i8 %104, 3
  %106 = zext nneg i8 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %4, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !4
  %109 = or i32 %108, %99
  %110 = and i32 %108, %98
  %111 = add i32 %110, %98
  %112 = xor i32 %111, %98
  %113 = or i32 %112, %108
  %114 = or i32 %113, %98
  %115 = xor i32 %114, -1
  %116 = or i32 %99, %115
  %117 = and i32 %113, %98
  %118 = lshr i32 %116, 31
  %119 = ashr i32 %117, 31
  %120 = add i32 %119, %92
  %121 = add i32 %120, %118
  %122 = shl i32 %116, 1
  %123 = or disjoint i32 %122, 1
  %124 = shl i32 %117, 1
  %125 = or i32 %123, %109
  %126 = xor i32 %125, -1
  %127 = or i32 %124, %126
  %128 = and i32 %123, %109
  %129 = add nuw nsw i32 %68, 2
  %130 = icmp eq i32 %129, 40
  br i1 %130, label %64, label %67, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lcs_block(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %7
  %10 = icmp samesign ult i32 %4, 99
  br i1 %10, label %18, label %11

11:                                               ; preds = %18, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = add nuw nsw i32 %4, 1
  %13 = zext nneg i32 %12 to i64
  %14 = zext nneg i32 %4 to i64
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 %14
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 %14
  %17 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 %13
  br label %26

18:                                               ; preds = %3, %18
  %19 = phi i32 [ %22, %18 ], [ %4, %3 ]
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 %20
  store i32 0, ptr %21, align 4, !tbaa !4
  %22 = add nuw nsw i32 %19, 32
  %23 = icmp samesign ult i32 %19, 67
  br i1 %23, label %18, label %11, !llvm.loop !16

24:                                               ; preds = %59
  %25 = icmp eq i32 %4, 0
  br i1 %25, label %63, label %67

26:                                               ; preds = %11, %59
  %27 = phi i32 [ 2, %11 ], [ %36, %59 ]
  %28 = sub nsw i32 %27, %12
  %29 = trunc nuw i32 %27 to i8
  %30 = urem i8 %29, 3
  %31 = zext nneg i8 %30 to i64
  %32 = add nuw i8 %29, 2
  %33 = urem i8 %32, 3
  %34 = zext nneg i8 %33 to i64
  %35 = getelementptr inbounds nuw [33 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 %34
  %36 = add nuw nsw i32 %27, 1
  %37 = trunc nuw i32 %36 to i8
  %38 = urem i8 %37, 3
  %39 = zext nneg i8 %38 to i64
  %40 = add nsw i32 %28, -1
  %41 = icmp ult i32 %40, 32
  br i1 %41, label %42, label %59

42:                                               ; preds = %26
  %43 = load i8, ptr %15, align 1, !tbaa !13
  %44 = zext nneg i32 %28 to i64
  %45 = getelementptr i8, ptr %9, i64 %44
  %46 = getelementptr i8, ptr %45, i64 -1
  %47 = load i8, ptr %46, align 1, !tbaa !13
  %48 = icmp eq i8 %43, %47
  br i1 %48, label %49, label %53

49:                                               ; preds = %42
  %50 = getelementptr inbounds nuw [33 x i32], ptr %16, i64 %39
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = add nsw i32 %51, 1
  br label %59

53:                                               ; preds = %42
  %54 = getelementptr inbounds nuw i32, ptr %35, i64 %14
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = getelementptr inbounds nuw i32, ptr %35, i64 %13
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = tail call noundef i32 @llvm.smax.i32(i32 %55, i32 %57)
  br label %59

59:                                               ; preds = %26, %49, %53
  %60 = phi i32 [ %58, %53 ], [ %52, %49 ], [ 0, %26 ]
  %61 = getelementptr inbounds [33 x i32], ptr %17, i64 %31
  store i32 %60, ptr %61, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = icmp eq i32 %36, 65
  br i1 %62, label %24, label %26, !llvm.loop !17

63:                                               ; preds = %24
  %64 = zext nneg i32 %5 to i64
  %65 = getelementptr inbounds nuw i32, ptr %2, i64 %64
  %66 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9lcs_blockE1d to ptr), i64 260), align 4, !tbaa !4
  store i32 %66, ptr %65, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %63, %24
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
