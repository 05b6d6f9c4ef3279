; ModuleID = 'corpus/hip/hip_fdtd3d.hip'
source_filename = "corpus/hip/hip_fdtd3d.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Dims = type { i32, i32, i32 }
%struct.float3 = type { float, float, float }

@_ZZ9laplace3dE5plane = internal unnamed_addr addrspace(3) global [10 x [10 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @fdtd3d_e(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(4) noundef readonly byref(%struct.Dims) align 4 captures(none) %3, float noundef %4) local_unnamed_addr #0 {
  %6 = load i32, ptr addrspace(4) %3, align 4, !amdgpu.noclobber !9
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !amdgpu.noclobber !9
  %9 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 12
  %12 = load i16, ptr addrspace(4) %11, align 4, !range !10, !invariant.load !9, !noundef !9
  %13 = zext nneg i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %16 = add i32 %14, %15
  %17 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 14
  %19 = load i16, ptr addrspace(4) %18, align 2, !range !10, !invariant.load !9, !noundef !9
  %20 = zext nneg i16 %19 to i32
  %21 = mul i32 %17, %20
  %22 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %23 = add i32 %21, %22
  %24 = tail call noundef i32 @llvm.amdgcn.workgroup.id.z()
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 16
  %26 = load i16, ptr addrspace(4) %25, align 8, !range !10, !invariant.load !9, !noundef !9
  %27 = zext nneg i16 %26 to i32
  %28 = mul i32 %24, %27
  %29 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
  %30 = add i32 %28, %29
  %31 = icmp sge i32 %16, %6
  %32 = icmp slt i32 %23, 1
  %33 = or i1 %31, %32
  br i1 %33, label %68, label %34

34:                                               ; preds = %5
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %36 = load i32, ptr addrspace(4) %35, align 4, !amdgpu.noclobber !9
  %37 = icmp slt i32 %23, %8
  %38 = icmp sgt i32 %30, 0
  %39 = and i1 %37, %38
  %40 = icmp slt i32 %30, %36
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %68

42:                                               ; preds = %34
  %43 = mul nsw i32 %30, %8
  %44 = add nuw nsw i32 %43, %23
  %45 = mul nsw i32 %44, %6
  %46 = add nsw i32 %45, %16
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !11
  %50 = sub nsw i32 %46, %6
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !11
  %54 = fsub contract float %49, %53
  %55 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %47
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !11
  %57 = mul nsw i32 %8, %6
  %58 = sub nsw i32 %46, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !11
  %62 = fsub contract float %56, %61
  %63 = fsub contract float %54, %62
  %64 = fmul contract float %4, %63
  %65 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !11
  %67 = fadd contract float %66, %64
  store float %67, ptr addrspace(1) %65, align 4, !tbaa !11
  br label %68

68:                                               ; preds = %5, %34, %42
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @laplace3d(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = mul nsw i32 %3, %2
  %7 = icmp sgt i32 %4, 0
  br i1 %7, label %8, label %45

8:                                                ; preds = %5
  %9 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y()
  %10 = shl i32 %9, 3
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %12 = add i32 %10, %11
  %13 = mul nsw i32 %2, %12
  %14 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %15 = shl i32 %14, 3
  %16 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %17 = add i32 %15, %16
  %18 = add i32 %13, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !11
  %22 = add nuw nsw i32 %11, 1
  %23 = add nuw nsw i32 %16, 1
  %24 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ9laplace3dE5plane, i32 %22
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %23
  %26 = icmp eq i32 %16, 0
  %27 = icmp sgt i32 %17, 0
  %28 = icmp eq i32 %23, 8
  %29 = add nsw i32 %2, -1
  %30 = icmp slt i32 %17, %29
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 36
  %32 = icmp eq i32 %11, 0
  %33 = icmp sgt i32 %12, 0
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ9laplace3dE5plane, i32 %23
  %35 = icmp eq i32 %22, 8
  %36 = add nsw i32 %3, -1
  %37 = icmp slt i32 %12, %36
  %38 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9laplace3dE5plane, i32 360), i32 %23
  %39 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %16
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i32 8
  %41 = getelementptr inbounds nuw [10 x float], ptr addrspace(3) @_ZZ9laplace3dE5plane, i32 %11
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) %41, i32 %23
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 80
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) %43, i32 %23
  br label %46

45:                                               ; preds = %96, %5
  ret void

46:                                               ; preds = %8, %96
  %47 = phi float [ 0.000000e+00, %8 ], [ %48, %96 ]
  %48 = phi float [ %21, %8 ], [ %60, %96 ]
  %49 = phi i32 [ 0, %8 ], [ %52, %96 ]
  %50 = mul nsw i32 %49, %6
  %51 = add i32 %18, %50
  %52 = add nuw nsw i32 %49, 1
  %53 = icmp slt i32 %52, %4
  br i1 %53, label %54, label %59

54:                                               ; preds = %46
  %55 = add nsw i32 %51, %6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !11
  br label %59

59:                                               ; preds = %46, %54
  %60 = phi contract float [ %58, %54 ], [ 0.000000e+00, %46 ]
  store float %48, ptr addrspace(3) %25, align 4, !tbaa !11
  br i1 %26, label %61, label %69

61:                                               ; preds = %59
  br i1 %27, label %62, label %67

62:                                               ; preds = %61
  %63 = sext i32 %51 to i64
  %64 = getelementptr float, ptr addrspace(1) %0, i64 %63
  %65 = getelementptr i8, ptr addrspace(1) %64, i64 -4
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !11
  br label %67

67:                                               ; preds = %61, %62
  %68 = phi contract float [ %66, %62 ], [ 0.000000e+00, %61 ]
  store float %68, ptr addrspace(3) %24, align 8, !tbaa !11
  br label %69

69:                                               ; preds = %67, %59
  br i1 %28, label %70, label %78

70:                                               ; preds = %69
  br i1 %30, label %71, label %76

71:                                               ; preds = %70
  %72 = sext i32 %51 to i64
  %73 = getelementptr float, ptr addrspace(1) %0, i64 %72
  %74 = getelementptr i8, ptr addrspace(1) %73, i64 4
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !11
  br label %76

76:                                               ; preds = %70, %71
  %77 = phi contract float [ %75, %71 ], [ 0.000000e+00, %70 ]
  store float %77, ptr addrspace(3) %31, align 4, !tbaa !11
  br label %78

78:                                               ; preds = %76, %69
  br i1 %32, label %79, label %87

79:                                               ; preds = %78
  br i1 %33, label %80, label %85

80:                                               ; preds = %79
  %81 = sub nsw i32 %51, %2
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !11
  br label %85

85:                                               ; preds = %79, %80
  %86 = phi contract float [ %84, %80 ], [ 0.000000e+00, %79 ]
  store float %86, ptr addrspace(3) %34, align 4, !tbaa !11
  br label %87

87:                                               ; preds = %85, %78
  br i1 %35, label %88, label %96

88:                                               ; preds = %87
  br i1 %37, label %89, label %94

89:                                               ; preds = %88
  %90 = add nsw i32 %51, %2
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !11
  br label %94

94:                                               ; preds = %88, %89
  %95 = phi contract float [ %93, %89 ], [ 0.000000e+00, %88 ]
  store float %95, ptr addrspace(3) %38, align 4, !tbaa !11
  br label %96

96:                                               ; preds = %94, %87
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %97 = load float, ptr addrspace(3) %39, align 4, !tbaa !11
  %98 = load float, ptr addrspace(3) %40, align 4, !tbaa !11
  %99 = fadd contract float %97, %98
  %100 = load float, ptr addrspace(3) %42, align 4, !tbaa !11
  %101 = fadd contract float %99, %100
  %102 = load float, ptr addrspace(3) %44, align 4, !tbaa !11
  %103 = fadd contract float %101, %102
  %104 = fadd contract float %47, %103
  %105 = fadd contract float %60, %104
  %106 = fmul contract float %48, 6.000000e+00
  %107 = fsub contract float %105, %106
  %108 = fmul contract float %107, 0x3FB99999A0000000
  %109 = fadd contract float %48, %108
  %110 = sext i32 %51 to i64
  %111 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %110
  store float %109, ptr addrspace(1) %111, align 4, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %112 = icmp eq i32 %52, %4
  br i1 %112, label %45, label %46, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @trilinear(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw %struct.float3, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !11
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
  %34 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !11
  %36 = fmul contract float %28, %35
  %37 = fadd contract float %36, 0.000000e+00
  %38 = fmul contract float %19, %25
  %39 = fmul contract float %26, %38
  %40 = add i32 %13, 1
  %41 = add i32 %40, %31
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !11
  %45 = fmul contract float %39, %44
  %46 = fadd contract float %37, %45
  %47 = fmul contract float %24, %21
  %48 = fmul contract float %26, %47
  %49 = add i32 %15, 1
  %50 = add i32 %49, %29
  %51 = mul nsw i32 %50, 5
  %52 = add i32 %51, %13
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !11
  %56 = fmul contract float %48, %55
  %57 = fadd contract float %46, %56
  %58 = fmul contract float %19, %21
  %59 = fmul contract float %26, %58
  %60 = add i32 %40, %51
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !11
  %64 = fmul contract float %59, %63
  %65 = fadd contract float %57, %64
  %66 = fmul contract float %23, %27
  %67 = mul i32 %17, 5
  %68 = add i32 %67, 5
  %69 = add i32 %68, %15
  %70 = mul nsw i32 %69, 5
  %71 = add i32 %70, %13
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !11
  %75 = fmul contract float %66, %74
  %76 = fadd contract float %65, %75
  %77 = fmul contract float %23, %38
  %78 = add i32 %40, %70
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !11
  %82 = fmul contract float %77, %81
  %83 = fadd contract float %76, %82
  %84 = fmul contract float %23, %47
  %85 = add i32 %49, %68
  %86 = mul nsw i32 %85, 5
  %87 = add i32 %86, %13
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !11
  %91 = fmul contract float %84, %90
  %92 = fadd contract float %83, %91
  %93 = fmul contract float %23, %58
  %94 = add i32 %40, %86
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %95
  %97 = load float, ptr addrspace(1) %96, align 4, !tbaa !11
  %98 = fmul contract float %93, %97
  %99 = fadd contract float %92, %98
  %100 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %99, ptr addrspace(1) %100, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @voxelize(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.float3, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !11
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %8 = load float, ptr addrspace(1) %7, align 4, !tbaa !11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !11
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
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %22
  %24 = and i32 %19, 31
  %25 = shl nuw i32 1, %24
  %26 = atomicrmw or ptr addrspace(1) %23, i32 %25 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !9, !amdgpu.no.remote.memory !9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{}
!10 = !{i16 1, i16 1025}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
