; ModuleID = 'corpus/cuda/cu_ode_fp64.cu'
source_filename = "corpus/cuda/cu_ode_fp64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.State = type { double, double, double }

@_ZZ6jacobiE1s = internal unnamed_addr addrspace(3) global [32 x double] undef, align 8
@_ZZ18conjugate_gradientE1p = internal unnamed_addr addrspace(3) global [34 x double] undef, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.State @_Z6lorenzRK5State(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !8
  %4 = load double, ptr %0, align 8, !tbaa !11
  %5 = fsub contract double %3, %4
  %6 = fmul contract double %5, 1.000000e+01
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8, !tbaa !12
  %9 = fsub contract double 2.800000e+01, %8
  %10 = fmul contract double %4, %9
  %11 = fsub contract double %10, %3
  %12 = fmul contract double %3, %4
  %13 = fmul contract double %8, 0x4005555555555555
  %14 = fsub contract double %12, %13
  %15 = insertvalue %struct.State poison, double %6, 0
  %16 = insertvalue %struct.State %15, double %11, 1
  %17 = insertvalue %struct.State %16, double %14, 2
  ret %struct.State %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.State @_Z4axpydRK5StateS1_(double noundef %0, ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %1, ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %2) local_unnamed_addr #0 {
  %4 = load double, ptr %2, align 8, !tbaa !11
  %5 = load double, ptr %1, align 8, !tbaa !11
  %6 = fmul contract double %0, %5
  %7 = fadd contract double %4, %6
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fmul contract double %0, %11
  %13 = fadd contract double %9, %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %15 = load double, ptr %14, align 8, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load double, ptr %16, align 8, !tbaa !12
  %18 = fmul contract double %0, %17
  %19 = fadd contract double %15, %18
  %20 = insertvalue %struct.State poison, double %7, 0
  %21 = insertvalue %struct.State %20, double %13, 1
  %22 = insertvalue %struct.State %21, double %19, 2
  ret %struct.State %22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lorenz_rk4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.State, ptr %0, i64 %6
  %8 = load double, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %12 = load double, ptr %11, align 8, !tbaa !13
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %4
  %15 = fmul contract double %2, 5.000000e-01
  %16 = fdiv contract double %2, 6.000000e+00
  br label %24

17:                                               ; preds = %24, %4
  %18 = phi double [ %8, %4 ], [ %85, %24 ]
  %19 = phi double [ %10, %4 ], [ %92, %24 ]
  %20 = phi double [ %12, %4 ], [ %99, %24 ]
  %21 = getelementptr inbounds nuw %struct.State, ptr %1, i64 %6
  store double %18, ptr %21, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store double %19, ptr %22, align 8, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store double %20, ptr %23, align 8, !tbaa !13
  ret void

24:                                               ; preds = %14, %24
  %25 = phi i32 [ 0, %14 ], [ %100, %24 ]
  %26 = phi double [ %12, %14 ], [ %99, %24 ]
  %27 = phi double [ %10, %14 ], [ %92, %24 ]
  %28 = phi double [ %8, %14 ], [ %85, %24 ]
  %29 = fsub contract double %27, %28
  %30 = fmul contract double %29, 1.000000e+01
  %31 = fsub contract double 2.800000e+01, %26
  %32 = fmul contract double %28, %31
  %33 = fsub contract double %32, %27
  %34 = fmul contract double %28, %27
  %35 = fmul contract double %26, 0x4005555555555555
  %36 = fsub contract double %34, %35
  %37 = fmul contract double %15, %30
  %38 = fadd contract double %28, %37
  %39 = fmul contract double %15, %33
  %40 = fadd contract double %27, %39
  %41 = fmul contract double %15, %36
  %42 = fadd contract double %26, %41
  %43 = fsub contract double %40, %38
  %44 = fmul contract double %43, 1.000000e+01
  %45 = fsub contract double 2.800000e+01, %42
  %46 = fmul contract double %38, %45
  %47 = fsub contract double %46, %40
  %48 = fmul contract double %38, %40
  %49 = fmul contract double %42, 0x4005555555555555
  %50 = fsub contract double %48, %49
  %51 = fmul contract double %15, %44
  %52 = fadd contract double %28, %51
  %53 = fmul contract double %15, %47
  %54 = fadd contract double %27, %53
  %55 = fmul contract double %15, %50
  %56 = fadd contract double %26, %55
  %57 = fsub contract double %54, %52
  %58 = fmul contract double %57, 1.000000e+01
  %59 = fsub contract double 2.800000e+01, %56
  %60 = fmul contract double %52, %59
  %61 = fsub contract double %60, %54
  %62 = fmul contract double %54, %52
  %63 = fmul contract double %56, 0x4005555555555555
  %64 = fsub contract double %62, %63
  %65 = fmul contract double %2, %58
  %66 = fadd contract double %28, %65
  %67 = fmul contract double %2, %61
  %68 = fadd contract double %27, %67
  %69 = fmul contract double %2, %64
  %70 = fadd contract double %26, %69
  %71 = fsub contract double %68, %66
  %72 = fmul contract double %71, 1.000000e+01
  %73 = fsub contract double 2.800000e+01, %70
  %74 = fmul contract double %66, %73
  %75 = fsub contract double %74, %68
  %76 = fmul contract double %66, %68
  %77 = fmul contract double %70, 0x4005555555555555
  %78 = fsub contract double %76, %77
  %79 = fmul contract double %44, 2.000000e+00
  %80 = fadd contract double %30, %79
  %81 = fmul contract double %58, 2.000000e+00
  %82 = fadd contract double %80, %81
  %83 = fadd contract double %82, %72
  %84 = fmul contract double %16, %83
  %85 = fadd contract double %28, %84
  %86 = fmul contract double %47, 2.000000e+00
  %87 = fadd contract double %33, %86
  %88 = fmul contract double %61, 2.000000e+00
  %89 = fadd contract double %87, %88
  %90 = fadd contract double %89, %75
  %91 = fmul contract double %16, %90
  %92 = fadd contract double %27, %91
  %93 = fmul contract double %50, 2.000000e+00
  %94 = fadd contract double %36, %93
  %95 = fmul contract double %64, 2.000000e+00
  %96 = fadd contract double %94, %95
  %97 = fadd contract double %96, %78
  %98 = fmul contract double %16, %97
  %99 = fadd contract double %26, %98
  %100 = add nuw nsw i32 %25, 1
  %101 = icmp eq i32 %100, %3
  br i1 %101, label %17, label %24, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @adaptive_simpson(ptr noundef writeonly captures(none) %0, double noundef %1) local_unnamed_addr #3 {
  %3 = alloca [24 x double], align 8
  %4 = alloca [24 x double], align 8
  %5 = alloca [24 x double], align 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  store double 0.000000e+00, ptr %3, align 8, !tbaa !13
  store double 2.000000e+00, ptr %4, align 8, !tbaa !13
  %7 = add nuw nsw i32 %6, 1
  %8 = uitofp nneg i32 %7 to double
  %9 = fmul contract double %1, %8
  store double %9, ptr %5, align 8, !tbaa !13
  br label %10

10:                                               ; preds = %2, %77
  %11 = phi i32 [ 0, %2 ], [ %79, %77 ]
  %12 = phi double [ 0.000000e+00, %2 ], [ %78, %77 ]
  %13 = zext nneg i32 %11 to i64
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !13
  %16 = getelementptr inbounds nuw double, ptr %4, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !13
  %18 = getelementptr inbounds nuw double, ptr %5, i64 %13
  %19 = load double, ptr %18, align 8, !tbaa !13
  %20 = fadd contract double %15, %17
  %21 = fmul contract double %20, 5.000000e-01
  %22 = fadd contract double %15, %21
  %23 = fmul contract double %22, 5.000000e-01
  %24 = fadd contract double %17, %21
  %25 = fmul contract double %24, 5.000000e-01
  %26 = fmul contract double %15, %8
  %27 = fmul contract double %15, %26
  %28 = fadd contract double %27, 1.000000e+00
  %29 = fdiv contract double 1.000000e+00, %28
  %30 = fmul contract double %21, %8
  %31 = fmul contract double %21, %30
  %32 = fadd contract double %31, 1.000000e+00
  %33 = fdiv contract double 1.000000e+00, %32
  %34 = fmul contract double %17, %8
  %35 = fmul contract double %17, %34
  %36 = fadd contract double %35, 1.000000e+00
  %37 = fdiv contract double 1.000000e+00, %36
  %38 = fsub contract double %17, %15
  %39 = fdiv contract double %38, 6.000000e+00
  %40 = fmul contract double %33, 4.000000e+00
  %41 = fadd contract double %29, %40
  %42 = fadd contract double %37, %41
  %43 = fmul contract double %39, %42
  %44 = fdiv contract double %38, 1.200000e+01
  %45 = fmul contract double %23, %8
  %46 = fmul contract double %23, %45
  %47 = fadd contract double %46, 1.000000e+00
  %48 = fdiv contract double 1.000000e+00, %47
  %49 = fmul contract double %48, 4.000000e+00
  %50 = fadd contract double %29, %49
  %51 = fmul contract double %33, 2.000000e+00
  %52 = fadd contract double %51, %50
  %53 = fmul contract double %25, %8
  %54 = fmul contract double %25, %53
  %55 = fadd contract double %54, 1.000000e+00
  %56 = fdiv contract double 1.000000e+00, %55
  %57 = fmul contract double %56, 4.000000e+00
  %58 = fadd contract double %57, %52
  %59 = fadd contract double %37, %58
  %60 = fmul contract double %44, %59
  %61 = fsub contract double %60, %43
  %62 = tail call contract noundef double @llvm.fabs.f64(double %61)
  %63 = fmul contract double %19, 1.500000e+01
  %64 = fcmp contract ole double %62, %63
  %65 = icmp samesign ugt i32 %11, 20
  %66 = or i1 %65, %64
  br i1 %66, label %67, label %70

67:                                               ; preds = %10
  %68 = add nsw i32 %11, -1
  %69 = fadd contract double %12, %60
  br label %77, !llvm.loop !17

70:                                               ; preds = %10
  store double %21, ptr %14, align 8, !tbaa !13
  %71 = fmul contract double %19, 5.000000e-01
  store double %71, ptr %18, align 8, !tbaa !13
  %72 = add nuw nsw i32 %11, 1
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw double, ptr %3, i64 %73
  store double %15, ptr %74, align 8, !tbaa !13
  %75 = getelementptr inbounds nuw double, ptr %4, i64 %73
  store double %21, ptr %75, align 8, !tbaa !13
  %76 = getelementptr inbounds nuw double, ptr %5, i64 %73
  store double %71, ptr %76, align 8, !tbaa !13
  br label %77

77:                                               ; preds = %70, %67
  %78 = phi double [ %69, %67 ], [ %12, %70 ]
  %79 = phi i32 [ %68, %67 ], [ %72, %70 ]
  %80 = icmp sgt i32 %79, -1
  br i1 %80, label %10, label %81

81:                                               ; preds = %77
  %82 = zext nneg i32 %6 to i64
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %82
  store double %78, ptr %83, align 8, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @jacobi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %6
  store double 0.000000e+00, ptr %7, align 8, !tbaa !13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = icmp sgt i32 %3, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %4
  %10 = shl nuw nsw i32 %5, 5
  %11 = getelementptr inbounds nuw double, ptr %1, i64 %6
  %12 = mul nuw nsw i32 %5, 33
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  br label %15

15:                                               ; preds = %9, %20
  %16 = phi i32 [ 0, %9 ], [ %26, %20 ]
  br label %28

17:                                               ; preds = %20, %4
  %18 = load double, ptr %7, align 8, !tbaa !13
  %19 = getelementptr inbounds nuw double, ptr %2, i64 %6
  store double %18, ptr %19, align 8, !tbaa !13
  ret void

20:                                               ; preds = %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load double, ptr %11, align 8, !tbaa !13
  %22 = fsub contract double %21, %43
  %23 = load double, ptr %14, align 8, !tbaa !13
  %24 = fadd contract double %23, 1.000000e+00
  %25 = fdiv contract double %22, %24
  store double %25, ptr %7, align 8, !tbaa !13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = add nuw nsw i32 %16, 1
  %27 = icmp eq i32 %26, %3
  br i1 %27, label %17, label %15, !llvm.loop !18

28:                                               ; preds = %15, %42
  %29 = phi i32 [ 0, %15 ], [ %44, %42 ]
  %30 = phi double [ 0.000000e+00, %15 ], [ %43, %42 ]
  %31 = icmp eq i32 %29, %5
  br i1 %31, label %42, label %32

32:                                               ; preds = %28
  %33 = add nuw nsw i32 %29, %10
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !13
  %37 = zext nneg i32 %29 to i64
  %38 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !13
  %40 = fmul contract double %36, %39
  %41 = fadd contract double %30, %40
  br label %42

42:                                               ; preds = %28, %32
  %43 = phi double [ %41, %32 ], [ %30, %28 ]
  %44 = add nuw nsw i32 %29, 1
  %45 = icmp eq i32 %44, 32
  br i1 %45, label %20, label %28, !llvm.loop !19
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef double @_Z3dotd(double noundef %0) local_unnamed_addr #6 {
  br label %3

2:                                                ; preds = %3
  ret double %17

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 16, %1 ], [ %18, %3 ]
  %5 = phi double [ %0, %1 ], [ %17, %3 ]
  %6 = bitcast double %5 to i64
  %7 = trunc i64 %6 to i32
  %8 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %7, i32 range(i32 1, -2147483648) %4, i32 31)
  %9 = zext i32 %8 to i64
  %10 = lshr i64 %6, 32
  %11 = trunc nuw i64 %10 to i32
  %12 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %11, i32 range(i32 1, -2147483648) %4, i32 31)
  %13 = zext i32 %12 to i64
  %14 = shl nuw i64 %13, 32
  %15 = or disjoint i64 %14, %9
  %16 = bitcast i64 %15 to double
  %17 = fadd contract double %5, %16
  %18 = lshr i32 %4, 1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %2, label %3, !llvm.loop !20
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conjugate_gradient(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %8 = load double, ptr %7, align 8, !tbaa !13
  %9 = icmp eq i32 %5, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %4
  store double 0.000000e+00, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), i64 264), align 8, !tbaa !13
  store double 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), align 8, !tbaa !13
  br label %11

11:                                               ; preds = %10, %4
  %12 = fmul contract double %8, %8
  br label %13

13:                                               ; preds = %13, %11
  %14 = phi i32 [ 16, %11 ], [ %28, %13 ]
  %15 = phi double [ %12, %11 ], [ %27, %13 ]
  %16 = bitcast double %15 to i64
  %17 = trunc i64 %16 to i32
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %17, i32 range(i32 1, -2147483648) %14, i32 31)
  %19 = zext i32 %18 to i64
  %20 = lshr i64 %16, 32
  %21 = trunc nuw i64 %20 to i32
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %21, i32 range(i32 1, -2147483648) %14, i32 31)
  %23 = zext i32 %22 to i64
  %24 = shl nuw i64 %23, 32
  %25 = or disjoint i64 %24, %19
  %26 = bitcast i64 %25 to double
  %27 = fadd contract double %15, %26
  %28 = lshr i32 %14, 1
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %13, !llvm.loop !20

30:                                               ; preds = %13
  %31 = icmp sgt i32 %3, 0
  %32 = fcmp contract ogt double %27, 0x3AF357C299A88EA7
  %33 = and i1 %32, %31
  br i1 %33, label %34, label %38

34:                                               ; preds = %30
  %35 = getelementptr double, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), i64 %6
  %36 = getelementptr i8, ptr %35, i64 8
  %37 = getelementptr i8, ptr %35, i64 16
  br label %42

38:                                               ; preds = %93, %30
  %39 = phi double [ %27, %30 ], [ %90, %93 ]
  %40 = phi double [ 0.000000e+00, %30 ], [ %94, %93 ]
  %41 = getelementptr inbounds nuw double, ptr %1, i64 %6
  store double %40, ptr %41, align 8, !tbaa !13
  br i1 %9, label %101, label %103

42:                                               ; preds = %34, %93
  %43 = phi double [ 0.000000e+00, %34 ], [ %94, %93 ]
  %44 = phi double [ %8, %34 ], [ %74, %93 ]
  %45 = phi double [ %8, %34 ], [ %96, %93 ]
  %46 = phi i32 [ 0, %34 ], [ %97, %93 ]
  %47 = phi double [ %27, %34 ], [ %90, %93 ]
  store double %45, ptr %36, align 8, !tbaa !13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = fmul contract double %45, 2.500000e+00
  %49 = load double, ptr %35, align 8, !tbaa !13
  %50 = fsub contract double %48, %49
  %51 = load double, ptr %37, align 8, !tbaa !13
  %52 = fsub contract double %50, %51
  %53 = fmul contract double %45, %52
  br label %54

54:                                               ; preds = %54, %42
  %55 = phi i32 [ 16, %42 ], [ %69, %54 ]
  %56 = phi double [ %53, %42 ], [ %68, %54 ]
  %57 = bitcast double %56 to i64
  %58 = trunc i64 %57 to i32
  %59 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %58, i32 range(i32 1, -2147483648) %55, i32 31)
  %60 = zext i32 %59 to i64
  %61 = lshr i64 %57, 32
  %62 = trunc nuw i64 %61 to i32
  %63 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %62, i32 range(i32 1, -2147483648) %55, i32 31)
  %64 = zext i32 %63 to i64
  %65 = shl nuw i64 %64, 32
  %66 = or disjoint i64 %65, %60
  %67 = bitcast i64 %66 to double
  %68 = fadd contract double %56, %67
  %69 = lshr i32 %55, 1
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %54, !llvm.loop !20

71:                                               ; preds = %54
  %72 = fdiv contract double %47, %68
  %73 = fneg contract double %72
  %74 = tail call contract noundef double @llvm.fma.f64(double %73, double %52, double %44)
  %75 = fmul contract double %74, %74
  br label %76

76:                                               ; preds = %76, %71
  %77 = phi i32 [ 16, %71 ], [ %91, %76 ]
  %78 = phi double [ %75, %71 ], [ %90, %76 ]
  %79 = bitcast double %78 to i64
  %80 = trunc i64 %79 to i32
  %81 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %80, i32 range(i32 1, -2147483648) %77, i32 31)
  %82 = zext i32 %81 to i64
  %83 = lshr i64 %79, 32
  %84 = trunc nuw i64 %83 to i32
  %85 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %84, i32 range(i32 1, -2147483648) %77, i32 31)
  %86 = zext i32 %85 to i64
  %87 = shl nuw i64 %86, 32
  %88 = or disjoint i64 %87, %82
  %89 = bitcast i64 %88 to double
  %90 = fadd contract double %78, %89
  %91 = lshr i32 %77, 1
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %76, !llvm.loop !20

93:                                               ; preds = %76
  %94 = tail call contract noundef double @llvm.fma.f64(double %72, double %45, double %43)
  %95 = fdiv contract double %90, %47
  %96 = tail call contract noundef double @llvm.fma.f64(double %95, double %45, double %74)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %97 = add nuw nsw i32 %46, 1
  %98 = icmp slt i32 %97, %3
  %99 = fcmp contract ogt double %90, 0x3AF357C299A88EA7
  %100 = and i1 %99, %98
  br i1 %100, label %42, label %38, !llvm.loop !21

101:                                              ; preds = %38
  %102 = tail call noundef double @llvm.sqrt.f64(double %39)
  store double %102, ptr %2, align 8, !tbaa !13
  br label %103

103:                                              ; preds = %101, %38
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cubic_newton(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nuw nsw i32 %3, 3
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %7 = load double, ptr %6, align 8, !tbaa !13
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load double, ptr %10, align 8, !tbaa !13
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %15 = load double, ptr %14, align 8, !tbaa !13
  %16 = fmul contract double %7, 2.000000e+00
  br label %25

17:                                               ; preds = %46
  %18 = fadd contract double %40, %41
  %19 = fmul contract double %18, 5.000000e-01
  %20 = fcmp contract ogt double %19, %53
  %21 = fadd contract double %53, 0.000000e+00
  %22 = select contract i1 %20, double %53, double %21
  %23 = zext nneg i32 %3 to i64
  %24 = getelementptr inbounds nuw double, ptr %1, i64 %23
  store double %22, ptr %24, align 8, !tbaa !13
  ret void

25:                                               ; preds = %2, %46
  %26 = phi double [ -8.000000e+00, %2 ], [ %41, %46 ]
  %27 = phi double [ 8.000000e+00, %2 ], [ %40, %46 ]
  %28 = phi double [ 0.000000e+00, %2 ], [ %53, %46 ]
  %29 = phi i32 [ 0, %2 ], [ %54, %46 ]
  %30 = fadd contract double %7, %28
  %31 = fmul contract double %28, %30
  %32 = fadd contract double %11, %31
  %33 = fmul contract double %28, %32
  %34 = fadd contract double %15, %33
  %35 = fmul contract double %28, 3.000000e+00
  %36 = fadd contract double %16, %35
  %37 = fmul contract double %28, %36
  %38 = fadd contract double %11, %37
  %39 = fcmp contract ogt double %34, 0.000000e+00
  %40 = select i1 %39, double %28, double %27
  %41 = select i1 %39, double %26, double %28
  %42 = fcmp contract une double %38, 0.000000e+00
  br i1 %42, label %43, label %46

43:                                               ; preds = %25
  %44 = fdiv contract double %34, %38
  %45 = fsub contract double %28, %44
  br label %46

46:                                               ; preds = %25, %43
  %47 = phi contract double [ %45, %43 ], [ %28, %25 ]
  %48 = fcmp contract ogt double %47, %41
  %49 = fcmp contract olt double %47, %40
  %50 = select i1 %48, i1 %49, i1 false
  %51 = fadd contract double %41, %40
  %52 = fmul contract double %51, 5.000000e-01
  %53 = select contract i1 %50, double %47, double %52
  %54 = add nuw nsw i32 %29, 1
  %55 = icmp samesign ult i32 %29, 59
  %56 = fsub contract double %40, %41
  %57 = fcmp contract ogt double %56, 1.000000e-09
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %25, label %17, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }

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
!8 = !{!9, !10, i64 8}
!9 = !{!"_ZTS5State", !10, i64 0, !10, i64 8, !10, i64 16}
!10 = !{!"double", !6, i64 0}
!11 = !{!9, !10, i64 0}
!12 = !{!9, !10, i64 16}
!13 = !{!10, !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
!19 = distinct !{!19, !15, !16}
!20 = distinct !{!20, !15, !16}
!21 = distinct !{!21, !15, !16}
!22 = distinct !{!22, !15, !16}
