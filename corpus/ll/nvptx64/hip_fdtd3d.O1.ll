; ModuleID = 'corpus/hip/hip_fdtd3d.hip'
source_filename = "corpus/hip/hip_fdtd3d.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Dims = type { i32, i32, i32 }
%struct.float3 = type { float, float, float }

@_ZZ9laplace3dE5plane = internal unnamed_addr addrspace(3) global [10 x [10 x float]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fdtd3d_e(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly byval(%struct.Dims) align 4 captures(none) %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = tail call noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %20 = add nuw nsw i32 %18, %19
  %21 = load i32, ptr %3, align 4, !tbaa !8
  %22 = icmp sge i32 %10, %21
  %23 = icmp eq i32 %15, 0
  %24 = select i1 %22, i1 true, i1 %23
  br i1 %24, label %61, label %25

25:                                               ; preds = %5
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !10
  %28 = icmp slt i32 %15, %27
  %29 = icmp ne i32 %20, 0
  %30 = select i1 %28, i1 %29, i1 false
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %32 = load i32, ptr %31, align 4
  %33 = icmp slt i32 %20, %32
  %34 = select i1 %30, i1 %33, i1 false
  br i1 %34, label %35, label %61

35:                                               ; preds = %25
  %36 = mul nsw i32 %27, %20
  %37 = add nuw nsw i32 %36, %15
  %38 = mul nsw i32 %37, %21
  %39 = add nsw i32 %38, %10
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %2, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !11
  %43 = sub nsw i32 %39, %21
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %2, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !11
  %47 = fsub contract float %42, %46
  %48 = getelementptr inbounds float, ptr %1, i64 %40
  %49 = load float, ptr %48, align 4, !tbaa !11
  %50 = mul nsw i32 %27, %21
  %51 = sub nsw i32 %39, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !11
  %55 = fsub contract float %49, %54
  %56 = fsub contract float %47, %55
  %57 = fmul contract float %4, %56
  %58 = getelementptr inbounds float, ptr %0, i64 %40
  %59 = load float, ptr %58, align 4, !tbaa !11
  %60 = fadd contract float %59, %57
  store float %60, ptr %58, align 4, !tbaa !11
  br label %61

61:                                               ; preds = %5, %25, %35
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @laplace3d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = mul nsw i32 %3, %2
  %7 = icmp sgt i32 %4, 0
  br i1 %7, label %8, label %50

8:                                                ; preds = %5
  %9 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 3
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = mul nsw i32 %2, %12
  %14 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = shl i32 %14, 3
  %16 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  %18 = add nsw i32 %13, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !11
  %22 = add nuw nsw i32 %11, 1
  %23 = add nuw nsw i32 %16, 1
  %24 = add i32 %13, %17
  %25 = zext nneg i32 %22 to i64
  %26 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 %25
  %27 = zext nneg i32 %23 to i64
  %28 = getelementptr inbounds nuw float, ptr %26, i64 %27
  %29 = icmp eq i32 %16, 0
  %30 = icmp sgt i32 %17, 0
  %31 = icmp eq i32 %23, 8
  %32 = add nsw i32 %2, -1
  %33 = icmp slt i32 %17, %32
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 36
  %35 = icmp eq i32 %11, 0
  %36 = icmp eq i32 %12, 0
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 %27
  %38 = icmp eq i32 %22, 8
  %39 = add nsw i32 %3, -1
  %40 = icmp slt i32 %12, %39
  %41 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 360), i64 %27
  %42 = zext nneg i32 %16 to i64
  %43 = getelementptr inbounds nuw float, ptr %26, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = zext nneg i32 %11 to i64
  %46 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 %45
  %47 = getelementptr inbounds nuw float, ptr %46, i64 %27
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 80
  %49 = getelementptr inbounds nuw float, ptr %48, i64 %27
  br label %51

50:                                               ; preds = %101, %5
  ret void

51:                                               ; preds = %8, %101
  %52 = phi float [ 0.000000e+00, %8 ], [ %53, %101 ]
  %53 = phi float [ %21, %8 ], [ %65, %101 ]
  %54 = phi i32 [ 0, %8 ], [ %57, %101 ]
  %55 = mul nsw i32 %54, %6
  %56 = add i32 %24, %55
  %57 = add nuw nsw i32 %54, 1
  %58 = icmp slt i32 %57, %4
  br i1 %58, label %59, label %64

59:                                               ; preds = %51
  %60 = add nsw i32 %56, %6
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !11
  br label %64

64:                                               ; preds = %51, %59
  %65 = phi contract float [ %63, %59 ], [ 0.000000e+00, %51 ]
  store float %53, ptr %28, align 4, !tbaa !11
  br i1 %29, label %66, label %74

66:                                               ; preds = %64
  br i1 %30, label %67, label %72

67:                                               ; preds = %66
  %68 = sext i32 %56 to i64
  %69 = getelementptr float, ptr %0, i64 %68
  %70 = getelementptr i8, ptr %69, i64 -4
  %71 = load float, ptr %70, align 4, !tbaa !11
  br label %72

72:                                               ; preds = %66, %67
  %73 = phi contract float [ %71, %67 ], [ 0.000000e+00, %66 ]
  store float %73, ptr %26, align 4, !tbaa !11
  br label %74

74:                                               ; preds = %72, %64
  br i1 %31, label %75, label %83

75:                                               ; preds = %74
  br i1 %33, label %76, label %81

76:                                               ; preds = %75
  %77 = sext i32 %56 to i64
  %78 = getelementptr float, ptr %0, i64 %77
  %79 = getelementptr i8, ptr %78, i64 4
  %80 = load float, ptr %79, align 4, !tbaa !11
  br label %81

81:                                               ; preds = %75, %76
  %82 = phi contract float [ %80, %76 ], [ 0.000000e+00, %75 ]
  store float %82, ptr %34, align 4, !tbaa !11
  br label %83

83:                                               ; preds = %81, %74
  br i1 %35, label %84, label %92

84:                                               ; preds = %83
  br i1 %36, label %90, label %85

85:                                               ; preds = %84
  %86 = sub nsw i32 %56, %2
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !11
  br label %90

90:                                               ; preds = %84, %85
  %91 = phi contract float [ %89, %85 ], [ 0.000000e+00, %84 ]
  store float %91, ptr %37, align 4, !tbaa !11
  br label %92

92:                                               ; preds = %90, %83
  br i1 %38, label %93, label %101

93:                                               ; preds = %92
  br i1 %40, label %94, label %99

94:                                               ; preds = %93
  %95 = add nsw i32 %56, %2
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %0, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !11
  br label %99

99:                                               ; preds = %93, %94
  %100 = phi contract float [ %98, %94 ], [ 0.000000e+00, %93 ]
  store float %100, ptr %41, align 4, !tbaa !11
  br label %101

101:                                              ; preds = %99, %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = load float, ptr %43, align 4, !tbaa !11
  %103 = load float, ptr %44, align 4, !tbaa !11
  %104 = fadd contract float %102, %103
  %105 = load float, ptr %47, align 4, !tbaa !11
  %106 = fadd contract float %104, %105
  %107 = load float, ptr %49, align 4, !tbaa !11
  %108 = fadd contract float %106, %107
  %109 = fadd contract float %52, %108
  %110 = fadd contract float %65, %109
  %111 = fmul contract float %53, 6.000000e+00
  %112 = fsub contract float %110, %111
  %113 = fmul contract float %112, 0x3FB99999A0000000
  %114 = fadd contract float %53, %113
  %115 = sext i32 %56 to i64
  %116 = getelementptr inbounds float, ptr %1, i64 %115
  store float %114, ptr %116, align 4, !tbaa !11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = icmp eq i32 %57, %4
  br i1 %117, label %50, label %51, !llvm.loop !13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @trilinear(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw %struct.float3, ptr %0, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load float, ptr %7, align 4, !tbaa !11
  %9 = tail call contract noundef float @llvm.floor.f32(float %8)
  %10 = fptosi float %9 to i32
  %11 = sitofp i32 %10 to float
  %12 = fsub contract float %8, %11
  %13 = fsub contract float 1.000000e+00, %12
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = tail call contract noundef float @llvm.floor.f32(float %15)
  %17 = fptosi float %16 to i32
  %18 = sitofp i32 %17 to float
  %19 = fsub contract float %15, %18
  %20 = fsub contract float 1.000000e+00, %19
  %21 = load float, ptr %6, align 4, !tbaa !11
  %22 = tail call contract noundef float @llvm.floor.f32(float %21)
  %23 = fptosi float %22 to i32
  %24 = sitofp i32 %23 to float
  %25 = fsub contract float %21, %24
  %26 = fsub contract float 1.000000e+00, %25
  %27 = fmul contract float %26, %20
  %28 = fmul contract float %13, %27
  %29 = mul nsw i32 %10, 5
  %30 = add i32 %29, %17
  %31 = mul nsw i32 %30, 5
  %32 = add i32 %31, %23
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !11
  %36 = fmul contract float %28, %35
  %37 = fadd contract float %36, 0.000000e+00
  %38 = fmul contract float %25, %20
  %39 = fmul contract float %13, %38
  %40 = mul nsw i32 %10, 5
  %41 = add i32 %40, %17
  %42 = mul nsw i32 %41, 5
  %43 = add i32 %23, 1
  %44 = add i32 %43, %42
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %1, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !11
  %48 = fmul contract float %39, %47
  %49 = fadd contract float %37, %48
  %50 = fmul contract float %26, %19
  %51 = fmul contract float %13, %50
  %52 = mul nsw i32 %10, 5
  %53 = add i32 %17, 1
  %54 = add i32 %53, %52
  %55 = mul nsw i32 %54, 5
  %56 = add i32 %55, %23
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %1, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !11
  %60 = fmul contract float %51, %59
  %61 = fadd contract float %49, %60
  %62 = fmul contract float %25, %19
  %63 = fmul contract float %13, %62
  %64 = mul nsw i32 %10, 5
  %65 = add i32 %17, 1
  %66 = add i32 %65, %64
  %67 = mul nsw i32 %66, 5
  %68 = add i32 %23, 1
  %69 = add i32 %68, %67
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %1, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !11
  %73 = fmul contract float %63, %72
  %74 = fadd contract float %61, %73
  %75 = fmul contract float %26, %20
  %76 = fmul contract float %12, %75
  %77 = mul i32 %10, 5
  %78 = add i32 %77, 5
  %79 = add i32 %78, %17
  %80 = mul nsw i32 %79, 5
  %81 = add i32 %80, %23
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %1, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !11
  %85 = fmul contract float %76, %84
  %86 = fadd contract float %74, %85
  %87 = fmul contract float %25, %20
  %88 = fmul contract float %12, %87
  %89 = mul i32 %10, 5
  %90 = add i32 %89, 5
  %91 = add i32 %90, %17
  %92 = mul nsw i32 %91, 5
  %93 = add i32 %23, 1
  %94 = add i32 %93, %92
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %1, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !11
  %98 = fmul contract float %88, %97
  %99 = fadd contract float %86, %98
  %100 = fmul contract float %26, %19
  %101 = fmul contract float %12, %100
  %102 = mul i32 %10, 5
  %103 = add i32 %102, %17
  %104 = mul i32 %103, 5
  %105 = add i32 %104, 30
  %106 = add i32 %105, %23
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %1, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !11
  %110 = fmul contract float %101, %109
  %111 = fadd contract float %99, %110
  %112 = fmul contract float %25, %19
  %113 = fmul contract float %12, %112
  %114 = mul i32 %10, 5
  %115 = add i32 %114, %17
  %116 = mul i32 %115, 5
  %117 = add i32 %116, %23
  %118 = add i32 %117, 31
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %1, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !11
  %122 = fmul contract float %113, %121
  %123 = fadd contract float %111, %122
  %124 = getelementptr inbounds nuw float, ptr %2, i64 %5
  store float %123, ptr %124, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @voxelize(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.float3, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = load float, ptr %9, align 4, !tbaa !11
  %11 = fptosi float %6 to i32
  %12 = tail call noundef i32 @llvm.smin.i32(i32 %11, i32 7)
  %13 = fptosi float %8 to i32
  %14 = tail call noundef i32 @llvm.smin.i32(i32 %13, i32 7)
  %15 = fptosi float %10 to i32
  %16 = tail call noundef i32 @llvm.smin.i32(i32 %15, i32 7)
  %17 = shl i32 %16, 6
  %18 = shl i32 %14, 3
  %19 = add i32 %18, %12
  %20 = add i32 %19, %17
  %21 = ashr i32 %20, 5
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %1, i64 %22
  %24 = and i32 %19, 31
  %25 = shl nuw i32 1, %24
  %26 = atomicrmw or ptr %23, i32 %25 monotonic, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!8 = !{!9, !5, i64 0}
!9 = !{!"_ZTS4Dims", !5, i64 0, !5, i64 4, !5, i64 8}
!10 = !{!9, !5, i64 4}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
