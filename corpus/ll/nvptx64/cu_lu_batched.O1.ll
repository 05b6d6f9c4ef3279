; ModuleID = 'corpus/cuda/cu_lu_batched.cu'
source_filename = "corpus/cuda/cu_lu_batched.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14cholesky_blockE1s = internal unnamed_addr addrspace(3) global [16 x [17 x double]] undef, align 8
@_ZZ12gauss_jordanE1a = internal unnamed_addr addrspace(3) global [8 x [8 x double]] undef, align 8
@_ZZ12gauss_jordanE1b = internal unnamed_addr addrspace(3) global [8 x [8 x double]] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lu_batched(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [5 x [5 x float]], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %10 = mul nsw i32 %9, 25
  br label %11

11:                                               ; preds = %3, %19
  %12 = phi i32 [ 0, %3 ], [ %20, %19 ]
  %13 = mul nuw nsw i32 %12, 5
  %14 = add nsw i32 %13, %10
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %15
  br label %22

17:                                               ; preds = %19
  %18 = mul nsw i32 %9, 5
  br label %36

19:                                               ; preds = %22
  %20 = add nuw nsw i32 %12, 1
  %21 = icmp eq i32 %20, 5
  br i1 %21, label %17, label %11, !llvm.loop !8

22:                                               ; preds = %11, %22
  %23 = phi i32 [ 0, %11 ], [ %30, %22 ]
  %24 = add nsw i32 %14, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !11
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr inbounds nuw float, ptr %16, i64 %28
  store float %27, ptr %29, align 4, !tbaa !11
  %30 = add nuw nsw i32 %23, 1
  %31 = icmp eq i32 %30, 5
  br i1 %31, label %19, label %22, !llvm.loop !13

32:                                               ; preds = %98, %82
  %33 = icmp eq i32 %39, 5
  br i1 %33, label %34, label %36, !llvm.loop !14

34:                                               ; preds = %32
  %35 = mul nsw i32 %9, 25
  br label %113

36:                                               ; preds = %17, %32
  %37 = phi i32 [ 0, %17 ], [ %39, %32 ]
  %38 = phi float [ 1.000000e+00, %17 ], [ %88, %32 ]
  %39 = add nuw nsw i32 %37, 1
  %40 = icmp samesign ult i32 %37, 4
  br i1 %40, label %41, label %45

41:                                               ; preds = %36
  %42 = zext nneg i32 %37 to i64
  %43 = getelementptr inbounds nuw float, ptr %4, i64 %42
  %44 = getelementptr inbounds nuw float, ptr %4, i64 %42
  br label %51

45:                                               ; preds = %51, %36
  %46 = phi i32 [ %37, %36 ], [ %63, %51 ]
  %47 = add nsw i32 %37, %18
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %1, i64 %48
  store i32 %46, ptr %49, align 4, !tbaa !4
  %50 = icmp eq i32 %46, %37
  br i1 %50, label %82, label %66

51:                                               ; preds = %41, %51
  %52 = phi i32 [ %39, %41 ], [ %64, %51 ]
  %53 = phi i32 [ %37, %41 ], [ %63, %51 ]
  %54 = zext nneg i32 %52 to i64
  %55 = getelementptr inbounds nuw [5 x float], ptr %43, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !11
  %57 = tail call contract noundef float @llvm.fabs.f32(float %56)
  %58 = zext nneg i32 %53 to i64
  %59 = getelementptr inbounds nuw [5 x float], ptr %44, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !11
  %61 = tail call contract noundef float @llvm.fabs.f32(float %60)
  %62 = fcmp contract ogt float %57, %61
  %63 = select i1 %62, i32 %52, i32 %53
  %64 = add nuw nsw i32 %52, 1
  %65 = icmp eq i32 %64, 5
  br i1 %65, label %45, label %51, !llvm.loop !15

66:                                               ; preds = %45
  %67 = zext nneg i32 %37 to i64
  %68 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %67
  %69 = zext nneg i32 %46 to i64
  %70 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %69
  br label %71

71:                                               ; preds = %66, %71
  %72 = phi i32 [ 0, %66 ], [ %78, %71 ]
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr %68, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !11
  %76 = getelementptr inbounds nuw float, ptr %70, i64 %73
  %77 = load float, ptr %76, align 4, !tbaa !11
  store float %77, ptr %74, align 4, !tbaa !11
  store float %75, ptr %76, align 4, !tbaa !11
  %78 = add nuw nsw i32 %72, 1
  %79 = icmp eq i32 %78, 5
  br i1 %79, label %80, label %71, !llvm.loop !16

80:                                               ; preds = %71
  %81 = fneg contract float %38
  br label %82

82:                                               ; preds = %80, %45
  %83 = phi float [ %38, %45 ], [ %81, %80 ]
  %84 = zext nneg i32 %37 to i64
  %85 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %84
  %86 = getelementptr inbounds nuw float, ptr %85, i64 %84
  %87 = load float, ptr %86, align 4, !tbaa !11
  %88 = fmul contract float %83, %87
  %89 = fdiv contract float 1.000000e+00, %87
  %90 = icmp samesign ult i32 %37, 4
  br i1 %90, label %91, label %32

91:                                               ; preds = %82, %98
  %92 = phi i32 [ %99, %98 ], [ %39, %82 ]
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %93
  %95 = getelementptr inbounds nuw float, ptr %94, i64 %84
  %96 = load float, ptr %95, align 4, !tbaa !11
  %97 = fmul contract float %89, %96
  store float %97, ptr %95, align 4, !tbaa !11
  br label %101

98:                                               ; preds = %101
  %99 = add nuw nsw i32 %92, 1
  %100 = icmp eq i32 %99, 5
  br i1 %100, label %32, label %91, !llvm.loop !17

101:                                              ; preds = %91, %101
  %102 = phi i32 [ %39, %91 ], [ %111, %101 ]
  %103 = load float, ptr %95, align 4, !tbaa !11
  %104 = zext nneg i32 %102 to i64
  %105 = getelementptr inbounds nuw float, ptr %85, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !11
  %107 = fmul contract float %103, %106
  %108 = getelementptr inbounds nuw float, ptr %94, i64 %104
  %109 = load float, ptr %108, align 4, !tbaa !11
  %110 = fsub contract float %109, %107
  store float %110, ptr %108, align 4, !tbaa !11
  %111 = add nuw nsw i32 %102, 1
  %112 = icmp eq i32 %111, 5
  br i1 %112, label %98, label %101, !llvm.loop !18

113:                                              ; preds = %34, %122
  %114 = phi i32 [ 0, %34 ], [ %123, %122 ]
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw [5 x float], ptr %4, i64 %115
  %117 = mul nuw nsw i32 %114, 5
  %118 = add nsw i32 %117, %35
  br label %125

119:                                              ; preds = %122
  %120 = sext i32 %9 to i64
  %121 = getelementptr inbounds float, ptr %2, i64 %120
  store float %88, ptr %121, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

122:                                              ; preds = %125
  %123 = add nuw nsw i32 %114, 1
  %124 = icmp eq i32 %123, 5
  br i1 %124, label %119, label %113, !llvm.loop !19

125:                                              ; preds = %113, %125
  %126 = phi i32 [ 0, %113 ], [ %133, %125 ]
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw float, ptr %116, i64 %127
  %129 = load float, ptr %128, align 4, !tbaa !11
  %130 = add nsw i32 %118, %126
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %0, i64 %131
  store float %129, ptr %132, align 4, !tbaa !11
  %133 = add nuw nsw i32 %126, 1
  %134 = icmp eq i32 %133, 5
  br i1 %134, label %122, label %125, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cholesky_block(ptr noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 8
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %7 = shl nuw nsw i32 %2, 4
  %8 = zext nneg i32 %2 to i64
  %9 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %8
  br label %15

10:                                               ; preds = %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = zext nneg i32 %2 to i64
  %12 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %11
  %13 = zext nneg i32 %2 to i64
  %14 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %13
  br label %39

15:                                               ; preds = %1, %15
  %16 = phi i32 [ 0, %1 ], [ %33, %15 ]
  %17 = add nuw nsw i32 %16, %7
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw double, ptr %6, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !21
  %21 = shl nuw nsw i32 %16, 4
  %22 = add nuw nsw i32 %21, %2
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw double, ptr %6, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !21
  %26 = fadd contract double %20, %25
  %27 = fmul contract double %26, 5.000000e-01
  %28 = icmp eq i32 %16, %2
  %29 = select contract i1 %28, double 1.600000e+01, double 0.000000e+00
  %30 = fadd contract double %29, %27
  %31 = zext nneg i32 %16 to i64
  %32 = getelementptr inbounds nuw double, ptr %9, i64 %31
  store double %30, ptr %32, align 8, !tbaa !21
  %33 = add nuw nsw i32 %16, 1
  %34 = icmp eq i32 %33, 16
  br i1 %34, label %10, label %15, !llvm.loop !23

35:                                               ; preds = %75
  %36 = shl nuw nsw i32 %2, 4
  %37 = zext nneg i32 %2 to i64
  %38 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %37
  br label %79

39:                                               ; preds = %10, %75
  %40 = phi i32 [ 0, %10 ], [ %76, %75 ]
  %41 = icmp eq i32 %2, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %39
  %43 = zext nneg i32 %40 to i64
  %44 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %43
  %45 = getelementptr inbounds nuw double, ptr %44, i64 %43
  %46 = load double, ptr %45, align 8, !tbaa !21
  %47 = tail call noundef double @llvm.sqrt.f64(double %46)
  store double %47, ptr %45, align 8, !tbaa !21
  br label %48

48:                                               ; preds = %42, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = icmp samesign ugt i32 %2, %40
  br i1 %49, label %50, label %58

50:                                               ; preds = %48
  %51 = zext nneg i32 %40 to i64
  %52 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %51
  %53 = getelementptr inbounds nuw double, ptr %52, i64 %51
  %54 = load double, ptr %53, align 8, !tbaa !21
  %55 = getelementptr inbounds nuw double, ptr %12, i64 %51
  %56 = load double, ptr %55, align 8, !tbaa !21
  %57 = fdiv contract double %56, %54
  store double %57, ptr %55, align 8, !tbaa !21
  br label %58

58:                                               ; preds = %50, %48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %49, label %59, label %75

59:                                               ; preds = %58
  %60 = zext nneg i32 %40 to i64
  %61 = getelementptr inbounds nuw double, ptr %14, i64 %60
  %62 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ14cholesky_blockE1s to ptr), i64 %60
  br label %63

63:                                               ; preds = %59, %63
  %64 = phi i32 [ %40, %59 ], [ %65, %63 ]
  %65 = add nuw nsw i32 %64, 1
  %66 = load double, ptr %61, align 8, !tbaa !21
  %67 = zext nneg i32 %65 to i64
  %68 = getelementptr inbounds nuw [17 x double], ptr %62, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !21
  %70 = fmul contract double %66, %69
  %71 = getelementptr inbounds nuw double, ptr %14, i64 %67
  %72 = load double, ptr %71, align 8, !tbaa !21
  %73 = fsub contract double %72, %70
  store double %73, ptr %71, align 8, !tbaa !21
  %74 = icmp eq i32 %65, %2
  br i1 %74, label %75, label %63, !llvm.loop !24

75:                                               ; preds = %63, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = add nuw nsw i32 %40, 1
  %77 = icmp eq i32 %76, 16
  br i1 %77, label %35, label %39, !llvm.loop !25

78:                                               ; preds = %86
  ret void

79:                                               ; preds = %35, %86
  %80 = phi i32 [ 0, %35 ], [ %91, %86 ]
  %81 = icmp samesign ugt i32 %80, %2
  br i1 %81, label %86, label %82

82:                                               ; preds = %79
  %83 = zext nneg i32 %80 to i64
  %84 = getelementptr inbounds nuw double, ptr %38, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !21
  br label %86

86:                                               ; preds = %79, %82
  %87 = phi contract double [ %85, %82 ], [ 0.000000e+00, %79 ]
  %88 = add nuw nsw i32 %80, %36
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw double, ptr %6, i64 %89
  store double %87, ptr %90, align 8, !tbaa !21
  %91 = add nuw nsw i32 %80, 1
  %92 = icmp eq i32 %91, 16
  br i1 %92, label %78, label %79, !llvm.loop !26
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gauss_jordan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = shl nuw nsw i32 %4, 3
  %8 = add nuw nsw i32 %7, %3
  %9 = add i32 %8, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %0, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !21
  %13 = icmp eq i32 %3, %4
  %14 = select contract i1 %13, double 4.000000e+00, double 0.000000e+00
  %15 = fadd contract double %14, %12
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw [8 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 %16
  %18 = zext nneg i32 %3 to i64
  %19 = getelementptr inbounds nuw double, ptr %17, i64 %18
  store double %15, ptr %19, align 8, !tbaa !21
  %20 = uitofp i1 %13 to double
  %21 = getelementptr inbounds nuw [8 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 %16
  %22 = getelementptr inbounds nuw double, ptr %21, i64 %18
  store double %20, ptr %22, align 8, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 %18
  %24 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1b to ptr), i64 %18
  br label %28

25:                                               ; preds = %56
  %26 = load double, ptr %22, align 8, !tbaa !21
  %27 = getelementptr inbounds double, ptr %1, i64 %10
  store double %26, ptr %27, align 8, !tbaa !21
  ret void

28:                                               ; preds = %2, %56
  %29 = phi i32 [ 0, %2 ], [ %57, %56 ]
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw [8 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ12gauss_jordanE1a to ptr), i64 %30
  %32 = getelementptr inbounds nuw double, ptr %31, i64 %30
  %33 = load double, ptr %32, align 8, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = icmp eq i32 %4, %29
  br i1 %34, label %35, label %42

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw double, ptr %31, i64 %18
  %37 = load double, ptr %36, align 8, !tbaa !21
  %38 = fdiv contract double %37, %33
  store double %38, ptr %36, align 8, !tbaa !21
  %39 = getelementptr inbounds nuw [8 x double], ptr %23, i64 %30
  %40 = load double, ptr %39, align 8, !tbaa !21
  %41 = fdiv contract double %40, %33
  store double %41, ptr %39, align 8, !tbaa !21
  br label %42

42:                                               ; preds = %35, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = getelementptr inbounds nuw double, ptr %17, i64 %30
  %44 = load double, ptr %43, align 8, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %34, label %56, label %45

45:                                               ; preds = %42
  %46 = getelementptr inbounds nuw double, ptr %31, i64 %18
  %47 = load double, ptr %46, align 8, !tbaa !21
  %48 = fmul contract double %44, %47
  %49 = load double, ptr %19, align 8, !tbaa !21
  %50 = fsub contract double %49, %48
  store double %50, ptr %19, align 8, !tbaa !21
  %51 = getelementptr inbounds nuw [8 x double], ptr %24, i64 %30
  %52 = load double, ptr %51, align 8, !tbaa !21
  %53 = fmul contract double %44, %52
  %54 = load double, ptr %22, align 8, !tbaa !21
  %55 = fsub contract double %54, %53
  store double %55, ptr %22, align 8, !tbaa !21
  br label %56

56:                                               ; preds = %45, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = add nuw nsw i32 %29, 1
  %58 = icmp eq i32 %57, 8
  br i1 %58, label %25, label %28, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !6, i64 0}
!23 = distinct !{!23, !9, !10}
!24 = distinct !{!24, !9, !10}
!25 = distinct !{!25, !9, !10}
!26 = distinct !{!26, !9, !10}
!27 = distinct !{!27, !9, !10}
