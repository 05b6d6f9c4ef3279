; ModuleID = 'corpus/hip/hip_sparse_tri.hip'
source_filename = "corpus/hip/hip_sparse_tri.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Mat3 = type { [9 x double] }

@_ZZ11lower_solveE1s = internal unnamed_addr addrspace(3) global [32 x double] undef, align 8
@_ZZ11lower_solveE4done = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lower_solve(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 %7
  store double 0.000000e+00, ptr %8, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp eq i32 %10, %12
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 %7
  store i32 %14, ptr %15, align 4, !tbaa !4
  br i1 %13, label %16, label %19

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %7
  %18 = load double, ptr %17, align 8, !tbaa !8
  store double %18, ptr %8, align 8, !tbaa !8
  br label %19

19:                                               ; preds = %16, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = getelementptr inbounds nuw double, ptr %3, i64 %7
  br label %24

21:                                               ; preds = %142
  %22 = load double, ptr %8, align 8, !tbaa !8
  %23 = getelementptr inbounds nuw double, ptr %4, i64 %7
  store double %22, ptr %23, align 8, !tbaa !8
  ret void

24:                                               ; preds = %19, %142
  %25 = phi i32 [ 0, %19 ], [ %143, %142 ]
  %26 = load i32, ptr %15, align 4, !tbaa !4
  %27 = icmp eq i32 %26, 0
  %28 = zext i1 %27 to i32
  %29 = load double, ptr %20, align 8, !tbaa !8
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %11, align 4, !tbaa !4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %68

33:                                               ; preds = %24
  %34 = sub i32 %31, %30
  %35 = and i32 %34, 3
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %60, label %37

37:                                               ; preds = %33, %37
  %38 = phi i32 [ %57, %37 ], [ %30, %33 ]
  %39 = phi double [ %56, %37 ], [ %29, %33 ]
  %40 = phi i32 [ %50, %37 ], [ %28, %33 ]
  %41 = phi i32 [ %58, %37 ], [ 0, %33 ]
  %42 = sext i32 %38 to i64
  %43 = getelementptr inbounds i8, ptr %1, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !10
  %45 = zext i8 %44 to i32
  %46 = urem i32 %45, %6
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = and i32 %49, %40
  %51 = getelementptr inbounds double, ptr %2, i64 %42
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 %47
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fmul contract double %52, %54
  %56 = fsub contract double %39, %55
  %57 = add nsw i32 %38, 1
  %58 = add i32 %41, 1
  %59 = icmp eq i32 %58, %35
  br i1 %59, label %60, label %37, !llvm.loop !11

60:                                               ; preds = %37, %33
  %61 = phi i32 [ poison, %33 ], [ %50, %37 ]
  %62 = phi double [ poison, %33 ], [ %56, %37 ]
  %63 = phi i32 [ %30, %33 ], [ %57, %37 ]
  %64 = phi double [ %29, %33 ], [ %56, %37 ]
  %65 = phi i32 [ %28, %33 ], [ %50, %37 ]
  %66 = sub i32 %30, %31
  %67 = icmp ugt i32 %66, -4
  br i1 %67, label %68, label %72

68:                                               ; preds = %60, %72, %24
  %69 = phi i32 [ %28, %24 ], [ %61, %60 ], [ %132, %72 ]
  %70 = phi double [ %29, %24 ], [ %62, %60 ], [ %138, %72 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp eq i32 %69, 0
  br i1 %71, label %142, label %141

72:                                               ; preds = %60, %72
  %73 = phi i32 [ %139, %72 ], [ %63, %60 ]
  %74 = phi double [ %138, %72 ], [ %64, %60 ]
  %75 = phi i32 [ %132, %72 ], [ %65, %60 ]
  %76 = sext i32 %73 to i64
  %77 = getelementptr inbounds i8, ptr %1, i64 %76
  %78 = load i8, ptr %77, align 1, !tbaa !10
  %79 = zext i8 %78 to i32
  %80 = urem i32 %79, %6
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !4
  %84 = and i32 %83, %75
  %85 = getelementptr inbounds double, ptr %2, i64 %76
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 %81
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fmul contract double %86, %88
  %90 = fsub contract double %74, %89
  %91 = add nsw i32 %73, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i8, ptr %1, i64 %92
  %94 = load i8, ptr %93, align 1, !tbaa !10
  %95 = zext i8 %94 to i32
  %96 = urem i32 %95, %6
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !4
  %100 = and i32 %99, %84
  %101 = getelementptr inbounds double, ptr %2, i64 %92
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 %97
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fmul contract double %102, %104
  %106 = fsub contract double %90, %105
  %107 = add nsw i32 %73, 2
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr %1, i64 %108
  %110 = load i8, ptr %109, align 1, !tbaa !10
  %111 = zext i8 %110 to i32
  %112 = urem i32 %111, %6
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !4
  %116 = and i32 %115, %100
  %117 = getelementptr inbounds double, ptr %2, i64 %108
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 %113
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = fmul contract double %118, %120
  %122 = fsub contract double %106, %121
  %123 = add nsw i32 %73, 3
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i8, ptr %1, i64 %124
  %126 = load i8, ptr %125, align 1, !tbaa !10
  %127 = zext i8 %126 to i32
  %128 = urem i32 %127, %6
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 %129
  %131 = load i32, ptr %130, align 4, !tbaa !4
  %132 = and i32 %131, %116
  %133 = getelementptr inbounds double, ptr %2, i64 %124
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 %129
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fmul contract double %134, %136
  %138 = fsub contract double %122, %137
  %139 = add nsw i32 %73, 4
  %140 = icmp eq i32 %139, %31
  br i1 %140, label %68, label %72, !llvm.loop !13

141:                                              ; preds = %68
  store double %70, ptr %8, align 8, !tbaa !8
  store i32 1, ptr %15, align 4, !tbaa !4
  br label %142

142:                                              ; preds = %141, %68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %143 = add nuw nsw i32 %25, 1
  %144 = icmp eq i32 %143, 32
  br i1 %144, label %21, label %24, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Mat3 @_Z6invertRK4Mat3(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(72) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3 = load double, ptr %2, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load double, ptr %4, align 8, !tbaa !8
  %6 = fmul contract double %3, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = fmul contract double %8, %10
  %12 = fsub contract double %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul contract double %10, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = fmul contract double %5, %17
  %19 = fsub contract double %15, %18
  %20 = fmul contract double %8, %17
  %21 = fmul contract double %3, %14
  %22 = fsub contract double %20, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fmul contract double %8, %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fmul contract double %5, %27
  %29 = fsub contract double %25, %28
  %30 = load double, ptr %0, align 8, !tbaa !8
  %31 = fmul contract double %5, %30
  %32 = fmul contract double %14, %24
  %33 = fsub contract double %31, %32
  %34 = fmul contract double %14, %27
  %35 = fmul contract double %8, %30
  %36 = fsub contract double %34, %35
  %37 = fmul contract double %10, %27
  %38 = fmul contract double %3, %24
  %39 = fsub contract double %37, %38
  %40 = fmul contract double %17, %24
  %41 = fmul contract double %10, %30
  %42 = fsub contract double %40, %41
  %43 = fmul contract double %3, %30
  %44 = fmul contract double %17, %27
  %45 = fsub contract double %43, %44
  %46 = fmul contract double %12, %30
  %47 = fmul contract double %17, %29
  %48 = fadd contract double %46, %47
  %49 = fmul contract double %14, %39
  %50 = fadd contract double %49, %48
  %51 = fdiv contract double 1.000000e+00, %50
  %52 = fmul contract double %51, %12
  %53 = fmul contract double %51, %19
  %54 = fmul contract double %51, %22
  %55 = fmul contract double %51, %29
  %56 = fmul contract double %51, %33
  %57 = fmul contract double %51, %36
  %58 = fmul contract double %51, %39
  %59 = fmul contract double %51, %42
  %60 = fmul contract double %51, %45
  %61 = insertvalue %struct.Mat3 poison, double %52, 0, 0
  %62 = insertvalue %struct.Mat3 %61, double %53, 0, 1
  %63 = insertvalue %struct.Mat3 %62, double %54, 0, 2
  %64 = insertvalue %struct.Mat3 %63, double %55, 0, 3
  %65 = insertvalue %struct.Mat3 %64, double %56, 0, 4
  %66 = insertvalue %struct.Mat3 %65, double %57, 0, 5
  %67 = insertvalue %struct.Mat3 %66, double %58, 0, 6
  %68 = insertvalue %struct.Mat3 %67, double %59, 0, 7
  %69 = insertvalue %struct.Mat3 %68, double %60, 0, 8
  ret %struct.Mat3 %69
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @block_inverse3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  %3 = alloca %struct.Mat3, align 8
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw %struct.Mat3, ptr %0, i64 %5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %3, ptr noundef nonnull align 8 dereferenceable(72) %6, i64 72, i1 false), !tbaa.struct !16
  %7 = load double, ptr %3, align 8, !tbaa !8
  %8 = fadd contract double %7, 4.000000e+00
  store double %8, ptr %3, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = fadd contract double %10, 4.000000e+00
  store double %11, ptr %9, align 8, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fadd contract double %13, 4.000000e+00
  store double %14, ptr %12, align 8, !tbaa !8
  %15 = call %struct.Mat3 @_Z6invertRK4Mat3(ptr noundef nonnull align 8 dereferenceable(72) %3) #9
  %16 = extractvalue %struct.Mat3 %15, 0
  %17 = extractvalue [9 x double] %16, 0
  %18 = extractvalue [9 x double] %16, 1
  %19 = extractvalue [9 x double] %16, 2
  %20 = extractvalue [9 x double] %16, 3
  %21 = extractvalue [9 x double] %16, 4
  %22 = extractvalue [9 x double] %16, 5
  %23 = extractvalue [9 x double] %16, 6
  %24 = extractvalue [9 x double] %16, 7
  %25 = extractvalue [9 x double] %16, 8
  %26 = getelementptr inbounds nuw %struct.Mat3, ptr %1, i64 %5
  store double %17, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %18, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store double %19, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 24
  store double %20, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 32
  store double %21, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 40
  store double %22, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 48
  store double %23, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 56
  store double %24, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 64
  store double %25, ptr %34, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @band_matvec(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #6 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %4, 0
  br i1 %11, label %42, label %12

12:                                               ; preds = %5
  %13 = shl nuw i32 %4, 1
  %14 = and i32 %13, 2
  %15 = sub nsw i32 0, %4
  br label %16

16:                                               ; preds = %35, %12
  %17 = phi float [ %36, %35 ], [ 0.000000e+00, %12 ]
  %18 = phi i32 [ %37, %35 ], [ %15, %12 ]
  %19 = phi i32 [ %38, %35 ], [ 0, %12 ]
  %20 = add nsw i32 %18, %10
  %21 = icmp sgt i32 %20, -1
  %22 = icmp slt i32 %20, %3
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %35

24:                                               ; preds = %16
  %25 = zext nneg i32 %20 to i64
  %26 = getelementptr inbounds nuw float, ptr %1, i64 %25
  %27 = add nsw i32 %18, %4
  %28 = mul nsw i32 %27, %3
  %29 = add nsw i32 %28, %10
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !17
  %33 = load float, ptr %26, align 4, !tbaa !17
  %34 = tail call contract noundef float @llvm.fma.f32(float %32, float %33, float %17)
  br label %35

35:                                               ; preds = %24, %16
  %36 = phi float [ %34, %24 ], [ %17, %16 ]
  %37 = add i32 %18, 1
  %38 = add i32 %19, 1
  %39 = icmp eq i32 %19, %14
  br i1 %39, label %40, label %16, !llvm.loop !19

40:                                               ; preds = %35
  %41 = icmp ult i32 %4, 2
  br i1 %41, label %42, label %46

42:                                               ; preds = %40, %118, %5
  %43 = phi float [ 0.000000e+00, %5 ], [ %36, %40 ], [ %119, %118 ]
  %44 = sext i32 %10 to i64
  %45 = getelementptr inbounds float, ptr %2, i64 %44
  store float %43, ptr %45, align 4, !tbaa !17
  ret void

46:                                               ; preds = %40, %118
  %47 = phi float [ %119, %118 ], [ %36, %40 ]
  %48 = phi i32 [ %120, %118 ], [ %37, %40 ]
  %49 = add nsw i32 %48, %10
  %50 = icmp sgt i32 %49, -1
  %51 = icmp slt i32 %49, %3
  %52 = and i1 %50, %51
  br i1 %52, label %53, label %64

53:                                               ; preds = %46
  %54 = zext nneg i32 %49 to i64
  %55 = getelementptr inbounds nuw float, ptr %1, i64 %54
  %56 = add nsw i32 %48, %4
  %57 = mul nsw i32 %56, %3
  %58 = add nsw i32 %57, %10
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !17
  %62 = load float, ptr %55, align 4, !tbaa !17
  %63 = tail call contract noundef float @llvm.fma.f32(float %61, float %62, float %47)
  br label %64

64:                                               ; preds = %46, %53
  %65 = phi float [ %63, %53 ], [ %47, %46 ]
  %66 = add i32 %48, 1
  %67 = add nsw i32 %66, %10
  %68 = icmp sgt i32 %67, -1
  %69 = icmp slt i32 %67, %3
  %70 = and i1 %68, %69
  br i1 %70, label %71, label %82

71:                                               ; preds = %64
  %72 = zext nneg i32 %67 to i64
  %73 = getelementptr inbounds nuw float, ptr %1, i64 %72
  %74 = add nsw i32 %66, %4
  %75 = mul nsw i32 %74, %3
  %76 = add nsw i32 %75, %10
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %0, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !17
  %80 = load float, ptr %73, align 4, !tbaa !17
  %81 = tail call contract noundef float @llvm.fma.f32(float %79, float %80, float %65)
  br label %82

82:                                               ; preds = %71, %64
  %83 = phi float [ %81, %71 ], [ %65, %64 ]
  %84 = add i32 %48, 2
  %85 = add nsw i32 %84, %10
  %86 = icmp sgt i32 %85, -1
  %87 = icmp slt i32 %85, %3
  %88 = and i1 %86, %87
  br i1 %88, label %89, label %100

89:                                               ; preds = %82
  %90 = zext nneg i32 %85 to i64
  %91 = getelementptr inbounds nuw float, ptr %1, i64 %90
  %92 = add nsw i32 %84, %4
  %93 = mul nsw i32 %92, %3
  %94 = add nsw i32 %93, %10
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %0, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !17
  %98 = load float, ptr %91, align 4, !tbaa !17
  %99 = tail call contract noundef float @llvm.fma.f32(float %97, float %98, float %83)
  br label %100

100:                                              ; preds = %89, %82
  %101 = phi float [ %99, %89 ], [ %83, %82 ]
  %102 = add i32 %48, 3
  %103 = add nsw i32 %102, %10
  %104 = icmp sgt i32 %103, -1
  %105 = icmp slt i32 %103, %3
  %106 = and i1 %104, %105
  br i1 %106, label %107, label %118

107:                                              ; preds = %100
  %108 = zext nneg i32 %103 to i64
  %109 = getelementptr inbounds nuw float, ptr %1, i64 %108
  %110 = add nsw i32 %102, %4
  %111 = mul nsw i32 %110, %3
  %112 = add nsw i32 %111, %10
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %0, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !17
  %116 = load float, ptr %109, align 4, !tbaa !17
  %117 = tail call contract noundef float @llvm.fma.f32(float %115, float %116, float %101)
  br label %118

118:                                              ; preds = %107, %100
  %119 = phi float [ %117, %107 ], [ %101, %100 ]
  %120 = add i32 %48, 4
  %121 = icmp eq i32 %102, %4
  br i1 %121, label %42, label %46, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!9 = !{!"double", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{i64 0, i64 72, !10}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !14}
