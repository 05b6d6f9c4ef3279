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
  br i1 %7, label %8, label %49

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
  %18 = add i32 %13, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !11
  %22 = add nuw nsw i32 %11, 1
  %23 = add nuw nsw i32 %16, 1
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 %24
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr inbounds nuw float, ptr %25, i64 %26
  %28 = icmp eq i32 %16, 0
  %29 = icmp sgt i32 %17, 0
  %30 = icmp eq i32 %23, 8
  %31 = add nsw i32 %2, -1
  %32 = icmp slt i32 %17, %31
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 36
  %34 = icmp eq i32 %11, 0
  %35 = icmp eq i32 %12, 0
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 %26
  %37 = icmp eq i32 %22, 8
  %38 = add nsw i32 %3, -1
  %39 = icmp slt i32 %12, %38
  %40 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 360), i64 %26
  %41 = zext nneg i32 %16 to i64
  %42 = getelementptr inbounds nuw float, ptr %25, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = zext nneg i32 %11 to i64
  %45 = getelementptr inbounds nuw [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 %44
  %46 = getelementptr inbounds nuw float, ptr %45, i64 %26
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 80
  %48 = getelementptr inbounds nuw float, ptr %47, i64 %26
  br label %50

49:                                               ; preds = %100, %5
  ret void

50:                                               ; preds = %8, %100
  %51 = phi float [ 0.000000e+00, %8 ], [ %52, %100 ]
  %52 = phi float [ %21, %8 ], [ %64, %100 ]
  %53 = phi i32 [ 0, %8 ], [ %56, %100 ]
  %54 = mul nsw i32 %53, %6
  %55 = add i32 %18, %54
  %56 = add nuw nsw i32 %53, 1
  %57 = icmp slt i32 %56, %4
  br i1 %57, label %58, label %63

58:                                               ; preds = %50
  %59 = add nsw i32 %55, %6
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !11
  br label %63

63:                                               ; preds = %50, %58
  %64 = phi contract float [ %62, %58 ], [ 0.000000e+00, %50 ]
  store float %52, ptr %27, align 4, !tbaa !11
  br i1 %28, label %65, label %73

65:                                               ; preds = %63
  br i1 %29, label %66, label %71

66:                                               ; preds = %65
  %67 = sext i32 %55 to i64
  %68 = getelementptr float, ptr %0, i64 %67
  %69 = getelementptr i8, ptr %68, i64 -4
  %70 = load float, ptr %69, align 4, !tbaa !11
  br label %71

71:                                               ; preds = %65, %66
  %72 = phi contract float [ %70, %66 ], [ 0.000000e+00, %65 ]
  store float %72, ptr %25, align 4, !tbaa !11
  br label %73

73:                                               ; preds = %71, %63
  br i1 %30, label %74, label %82

74:                                               ; preds = %73
  br i1 %32, label %75, label %80

75:                                               ; preds = %74
  %76 = sext i32 %55 to i64
  %77 = getelementptr float, ptr %0, i64 %76
  %78 = getelementptr i8, ptr %77, i64 4
  %79 = load float, ptr %78, align 4, !tbaa !11
  br label %80

80:                                               ; preds = %74, %75
  %81 = phi contract float [ %79, %75 ], [ 0.000000e+00, %74 ]
  store float %81, ptr %33, align 4, !tbaa !11
  br label %82

82:                                               ; preds = %80, %73
  br i1 %34, label %83, label %91

83:                                               ; preds = %82
  br i1 %35, label %89, label %84

84:                                               ; preds = %83
  %85 = sub nsw i32 %55, %2
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !11
  br label %89

89:                                               ; preds = %83, %84
  %90 = phi contract float [ %88, %84 ], [ 0.000000e+00, %83 ]
  store float %90, ptr %36, align 4, !tbaa !11
  br label %91

91:                                               ; preds = %89, %82
  br i1 %37, label %92, label %100

92:                                               ; preds = %91
  br i1 %39, label %93, label %98

93:                                               ; preds = %92
  %94 = add nsw i32 %55, %2
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %0, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !11
  br label %98

98:                                               ; preds = %92, %93
  %99 = phi contract float [ %97, %93 ], [ 0.000000e+00, %92 ]
  store float %99, ptr %40, align 4, !tbaa !11
  br label %100

100:                                              ; preds = %98, %91
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %101 = load float, ptr %42, align 4, !tbaa !11
  %102 = load float, ptr %43, align 4, !tbaa !11
  %103 = fadd contract float %101, %102
  %104 = load float, ptr %46, align 4, !tbaa !11
  %105 = fadd contract float %103, %104
  %106 = load float, ptr %48, align 4, !tbaa !11
  %107 = fadd contract float %105, %106
  %108 = fadd contract float %51, %107
  %109 = fadd contract float %64, %108
  %110 = fmul contract float %52, 6.000000e+00
  %111 = fsub contract float %109, %110
  %112 = fmul contract float %111, 0x3FB99999A0000000
  %113 = fadd contract float %52, %112
  %114 = sext i32 %55 to i64
  %115 = getelementptr inbounds float, ptr %1, i64 %114
  store float %113, ptr %115, align 4, !tbaa !11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %116 = icmp eq i32 %56, %4
  br i1 %116, label %49, label %50, !llvm.loop !13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @trilinear(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw %struct.float3, ptr %0, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !11
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load float, ptr %10, align 4, !tbaa !11
  %12 = tail call contract noundef float @llvm.floor.f32(float %7)
  %13 = fptosi float %12 to i32
  %14 = tail call contract noundef float @llvm.floor.f32(float %9)
  %15 = fptosi float %14 to i32
  %16 = tail call contract noundef float @llvm.floor.f32(float %11)
  %17 = fptosi float %16 to i32
  %18 = sitofp i32 %13 to float
  %19 = fsub contract float %7, %18
  %20 = sitofp i32 %15 to float
  %21 = fsub contract float %9, %20
  %22 = sitofp i32 %17 to float
  %23 = fsub contract float %11, %22
  %24 = fsub contract float 1.000000e+00, %19
  %25 = fsub contract float 1.000000e+00, %21
  %26 = fsub contract float 1.000000e+00, %23
  %27 = fmul contract float %24, %25
  %28 = fmul contract float %26, %27
  %29 = mul nsw i32 %17, 5
  %30 = add i32 %29, %15
  %31 = mul nsw i32 %30, 5
  %32 = add i32 %31, %13
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !11
  %36 = fmul contract float %28, %35
  %37 = fadd contract float %36, 0.000000e+00
  %38 = fmul contract float %19, %25
  %39 = fmul contract float %26, %38
  %40 = add i32 %13, 1
  %41 = add i32 %40, %31
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %1, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !11
  %45 = fmul contract float %39, %44
  %46 = fadd contract float %37, %45
  %47 = fmul contract float %24, %21
  %48 = fmul contract float %26, %47
  %49 = add i32 %15, 1
  %50 = add i32 %49, %29
  %51 = mul nsw i32 %50, 5
  %52 = add i32 %51, %13
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !11
  %56 = fmul contract float %48, %55
  %57 = fadd contract float %46, %56
  %58 = fmul contract float %19, %21
  %59 = fmul contract float %26, %58
  %60 = add i32 %40, %51
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %1, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !11
  %64 = fmul contract float %59, %63
  %65 = fadd contract float %57, %64
  %66 = fmul contract float %23, %27
  %67 = mul i32 %17, 5
  %68 = add i32 %67, 5
  %69 = add i32 %68, %15
  %70 = mul nsw i32 %69, 5
  %71 = add i32 %70, %13
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %1, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !11
  %75 = fmul contract float %66, %74
  %76 = fadd contract float %65, %75
  %77 = fmul contract float %23, %38
  %78 = add i32 %40, %70
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %1, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !11
  %82 = fmul contract float %77, %81
  %83 = fadd contract float %76, %82
  %84 = fmul contract float %23, %47
  %85 = add i32 %49, %68
  %86 = mul nsw i32 %85, 5
  %87 = add i32 %86, %13
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %1, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !11
  %91 = fmul contract float %84, %90
  %92 = fadd contract float %83, %91
  %93 = fmul contract float %23, %58
  %94 = add i32 %40, %86
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %1, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !11
  %98 = fmul contract float %93, %97
  %99 = fadd contract float %92, %98
  %100 = getelementptr inbounds nuw float, ptr %2, i64 %5
  store float %99, ptr %100, align 4, !tbaa !11
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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
