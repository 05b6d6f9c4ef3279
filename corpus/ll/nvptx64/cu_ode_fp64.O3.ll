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
  br label %77, !llvm.loop !16

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

20:                                               ; preds = %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load double, ptr %11, align 8, !tbaa !13
  %22 = fsub contract double %21, %85
  %23 = load double, ptr %14, align 8, !tbaa !13
  %24 = fadd contract double %23, 1.000000e+00
  %25 = fdiv contract double %22, %24
  store double %25, ptr %7, align 8, !tbaa !13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = add nuw nsw i32 %16, 1
  %27 = icmp eq i32 %26, %3
  br i1 %27, label %17, label %15, !llvm.loop !17

28:                                               ; preds = %84, %15
  %29 = phi i32 [ 0, %15 ], [ %86, %84 ]
  %30 = phi double [ 0.000000e+00, %15 ], [ %85, %84 ]
  %31 = icmp eq i32 %29, %5
  br i1 %31, label %42, label %32

32:                                               ; preds = %28
  %33 = zext nneg i32 %29 to i64
  %34 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %33
  %35 = add nuw nsw i32 %29, %10
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !13
  %39 = load double, ptr %34, align 8, !tbaa !13
  %40 = fmul contract double %38, %39
  %41 = fadd contract double %30, %40
  br label %42

42:                                               ; preds = %28, %32
  %43 = phi double [ %41, %32 ], [ %30, %28 ]
  %44 = or disjoint i32 %29, 1
  %45 = icmp eq i32 %44, %5
  br i1 %45, label %56, label %46

46:                                               ; preds = %42
  %47 = zext nneg i32 %44 to i64
  %48 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %47
  %49 = add nuw nsw i32 %44, %10
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !13
  %53 = load double, ptr %48, align 8, !tbaa !13
  %54 = fmul contract double %52, %53
  %55 = fadd contract double %43, %54
  br label %56

56:                                               ; preds = %46, %42
  %57 = phi double [ %55, %46 ], [ %43, %42 ]
  %58 = or disjoint i32 %29, 2
  %59 = icmp eq i32 %58, %5
  br i1 %59, label %70, label %60

60:                                               ; preds = %56
  %61 = zext nneg i32 %58 to i64
  %62 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %61
  %63 = add nuw nsw i32 %58, %10
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !13
  %67 = load double, ptr %62, align 8, !tbaa !13
  %68 = fmul contract double %66, %67
  %69 = fadd contract double %57, %68
  br label %70

70:                                               ; preds = %60, %56
  %71 = phi double [ %69, %60 ], [ %57, %56 ]
  %72 = or disjoint i32 %29, 3
  %73 = icmp eq i32 %72, %5
  br i1 %73, label %84, label %74

74:                                               ; preds = %70
  %75 = zext nneg i32 %72 to i64
  %76 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 %75
  %77 = add nuw nsw i32 %72, %10
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw double, ptr %0, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !13
  %81 = load double, ptr %76, align 8, !tbaa !13
  %82 = fmul contract double %80, %81
  %83 = fadd contract double %71, %82
  br label %84

84:                                               ; preds = %74, %70
  %85 = phi double [ %83, %74 ], [ %71, %70 ]
  %86 = add nuw nsw i32 %29, 4
  %87 = icmp eq i32 %86, 32
  br i1 %87, label %20, label %28, !llvm.loop !18
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef double @_Z3dotd(double noundef %0) local_unnamed_addr #6 {
  %2 = bitcast double %0 to i64
  %3 = trunc i64 %2 to i32
  %4 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %3, i32 range(i32 1, -2147483648) 16, i32 31)
  %5 = zext i32 %4 to i64
  %6 = lshr i64 %2, 32
  %7 = trunc nuw i64 %6 to i32
  %8 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %7, i32 range(i32 1, -2147483648) 16, i32 31)
  %9 = zext i32 %8 to i64
  %10 = shl nuw i64 %9, 32
  %11 = or disjoint i64 %10, %5
  %12 = bitcast i64 %11 to double
  %13 = fadd contract double %0, %12
  %14 = bitcast double %13 to i64
  %15 = trunc i64 %14 to i32
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %15, i32 range(i32 1, -2147483648) 8, i32 31)
  %17 = zext i32 %16 to i64
  %18 = lshr i64 %14, 32
  %19 = trunc nuw i64 %18 to i32
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %19, i32 range(i32 1, -2147483648) 8, i32 31)
  %21 = zext i32 %20 to i64
  %22 = shl nuw i64 %21, 32
  %23 = or disjoint i64 %22, %17
  %24 = bitcast i64 %23 to double
  %25 = fadd contract double %13, %24
  %26 = bitcast double %25 to i64
  %27 = trunc i64 %26 to i32
  %28 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %27, i32 range(i32 1, -2147483648) 4, i32 31)
  %29 = zext i32 %28 to i64
  %30 = lshr i64 %26, 32
  %31 = trunc nuw i64 %30 to i32
  %32 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %31, i32 range(i32 1, -2147483648) 4, i32 31)
  %33 = zext i32 %32 to i64
  %34 = shl nuw i64 %33, 32
  %35 = or disjoint i64 %34, %29
  %36 = bitcast i64 %35 to double
  %37 = fadd contract double %25, %36
  %38 = bitcast double %37 to i64
  %39 = trunc i64 %38 to i32
  %40 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %39, i32 range(i32 1, -2147483648) 2, i32 31)
  %41 = zext i32 %40 to i64
  %42 = lshr i64 %38, 32
  %43 = trunc nuw i64 %42 to i32
  %44 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %43, i32 range(i32 1, -2147483648) 2, i32 31)
  %45 = zext i32 %44 to i64
  %46 = shl nuw i64 %45, 32
  %47 = or disjoint i64 %46, %41
  %48 = bitcast i64 %47 to double
  %49 = fadd contract double %37, %48
  %50 = bitcast double %49 to i64
  %51 = trunc i64 %50 to i32
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %51, i32 range(i32 1, -2147483648) 1, i32 31)
  %53 = zext i32 %52 to i64
  %54 = lshr i64 %50, 32
  %55 = trunc nuw i64 %54 to i32
  %56 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %55, i32 range(i32 1, -2147483648) 1, i32 31)
  %57 = zext i32 %56 to i64
  %58 = shl nuw i64 %57, 32
  %59 = or disjoint i64 %58, %53
  %60 = bitcast i64 %59 to double
  %61 = fadd contract double %49, %60
  ret double %61
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
  %13 = bitcast double %12 to i64
  %14 = trunc i64 %13 to i32
  %15 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %14, i32 range(i32 1, -2147483648) 16, i32 31)
  %16 = zext i32 %15 to i64
  %17 = lshr i64 %13, 32
  %18 = trunc nuw i64 %17 to i32
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %18, i32 range(i32 1, -2147483648) 16, i32 31)
  %20 = zext i32 %19 to i64
  %21 = shl nuw i64 %20, 32
  %22 = or disjoint i64 %21, %16
  %23 = bitcast i64 %22 to double
  %24 = fadd contract double %12, %23
  %25 = bitcast double %24 to i64
  %26 = trunc i64 %25 to i32
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %26, i32 range(i32 1, -2147483648) 8, i32 31)
  %28 = zext i32 %27 to i64
  %29 = lshr i64 %25, 32
  %30 = trunc nuw i64 %29 to i32
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %30, i32 range(i32 1, -2147483648) 8, i32 31)
  %32 = zext i32 %31 to i64
  %33 = shl nuw i64 %32, 32
  %34 = or disjoint i64 %33, %28
  %35 = bitcast i64 %34 to double
  %36 = fadd contract double %24, %35
  %37 = bitcast double %36 to i64
  %38 = trunc i64 %37 to i32
  %39 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %38, i32 range(i32 1, -2147483648) 4, i32 31)
  %40 = zext i32 %39 to i64
  %41 = lshr i64 %37, 32
  %42 = trunc nuw i64 %41 to i32
  %43 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %42, i32 range(i32 1, -2147483648) 4, i32 31)
  %44 = zext i32 %43 to i64
  %45 = shl nuw i64 %44, 32
  %46 = or disjoint i64 %45, %40
  %47 = bitcast i64 %46 to double
  %48 = fadd contract double %36, %47
  %49 = bitcast double %48 to i64
  %50 = trunc i64 %49 to i32
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %50, i32 range(i32 1, -2147483648) 2, i32 31)
  %52 = zext i32 %51 to i64
  %53 = lshr i64 %49, 32
  %54 = trunc nuw i64 %53 to i32
  %55 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %54, i32 range(i32 1, -2147483648) 2, i32 31)
  %56 = zext i32 %55 to i64
  %57 = shl nuw i64 %56, 32
  %58 = or disjoint i64 %57, %52
  %59 = bitcast i64 %58 to double
  %60 = fadd contract double %48, %59
  %61 = bitcast double %60 to i64
  %62 = trunc i64 %61 to i32
  %63 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %62, i32 range(i32 1, -2147483648) 1, i32 31)
  %64 = zext i32 %63 to i64
  %65 = lshr i64 %61, 32
  %66 = trunc nuw i64 %65 to i32
  %67 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %66, i32 range(i32 1, -2147483648) 1, i32 31)
  %68 = zext i32 %67 to i64
  %69 = shl nuw i64 %68, 32
  %70 = or disjoint i64 %69, %64
  %71 = bitcast i64 %70 to double
  %72 = fadd contract double %60, %71
  %73 = icmp sgt i32 %3, 0
  %74 = fcmp contract ogt double %72, 0x3AF357C299A88EA7
  %75 = and i1 %74, %73
  br i1 %75, label %76, label %80

76:                                               ; preds = %11
  %77 = getelementptr double, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), i64 %6
  %78 = getelementptr i8, ptr %77, i64 8
  %79 = getelementptr i8, ptr %77, i64 16
  br label %84

80:                                               ; preds = %84, %11
  %81 = phi double [ %72, %11 ], [ %220, %84 ]
  %82 = phi double [ 0.000000e+00, %11 ], [ %157, %84 ]
  %83 = getelementptr inbounds nuw double, ptr %1, i64 %6
  store double %82, ptr %83, align 8, !tbaa !13
  br i1 %9, label %227, label %229

84:                                               ; preds = %76, %84
  %85 = phi double [ 0.000000e+00, %76 ], [ %157, %84 ]
  %86 = phi double [ %8, %76 ], [ %159, %84 ]
  %87 = phi double [ %8, %76 ], [ %222, %84 ]
  %88 = phi i32 [ 0, %76 ], [ %223, %84 ]
  %89 = phi double [ %72, %76 ], [ %220, %84 ]
  store double %87, ptr %78, align 8, !tbaa !13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = fmul contract double %87, 2.500000e+00
  %91 = load double, ptr %77, align 8, !tbaa !13
  %92 = fsub contract double %90, %91
  %93 = load double, ptr %79, align 8, !tbaa !13
  %94 = fsub contract double %92, %93
  %95 = fmul contract double %87, %94
  %96 = bitcast double %95 to i64
  %97 = trunc i64 %96 to i32
  %98 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %97, i32 range(i32 1, -2147483648) 16, i32 31)
  %99 = zext i32 %98 to i64
  %100 = lshr i64 %96, 32
  %101 = trunc nuw i64 %100 to i32
  %102 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %101, i32 range(i32 1, -2147483648) 16, i32 31)
  %103 = zext i32 %102 to i64
  %104 = shl nuw i64 %103, 32
  %105 = or disjoint i64 %104, %99
  %106 = bitcast i64 %105 to double
  %107 = fadd contract double %95, %106
  %108 = bitcast double %107 to i64
  %109 = trunc i64 %108 to i32
  %110 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %109, i32 range(i32 1, -2147483648) 8, i32 31)
  %111 = zext i32 %110 to i64
  %112 = lshr i64 %108, 32
  %113 = trunc nuw i64 %112 to i32
  %114 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %113, i32 range(i32 1, -2147483648) 8, i32 31)
  %115 = zext i32 %114 to i64
  %116 = shl nuw i64 %115, 32
  %117 = or disjoint i64 %116, %111
  %118 = bitcast i64 %117 to double
  %119 = fadd contract double %107, %118
  %120 = bitcast double %119 to i64
  %121 = trunc i64 %120 to i32
  %122 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %121, i32 range(i32 1, -2147483648) 4, i32 31)
  %123 = zext i32 %122 to i64
  %124 = lshr i64 %120, 32
  %125 = trunc nuw i64 %124 to i32
  %126 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %125, i32 range(i32 1, -2147483648) 4, i32 31)
  %127 = zext i32 %126 to i64
  %128 = shl nuw i64 %127, 32
  %129 = or disjoint i64 %128, %123
  %130 = bitcast i64 %129 to double
  %131 = fadd contract double %119, %130
  %132 = bitcast double %131 to i64
  %133 = trunc i64 %132 to i32
  %134 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %133, i32 range(i32 1, -2147483648) 2, i32 31)
  %135 = zext i32 %134 to i64
  %136 = lshr i64 %132, 32
  %137 = trunc nuw i64 %136 to i32
  %138 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %137, i32 range(i32 1, -2147483648) 2, i32 31)
  %139 = zext i32 %138 to i64
  %140 = shl nuw i64 %139, 32
  %141 = or disjoint i64 %140, %135
  %142 = bitcast i64 %141 to double
  %143 = fadd contract double %131, %142
  %144 = bitcast double %143 to i64
  %145 = trunc i64 %144 to i32
  %146 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %145, i32 range(i32 1, -2147483648) 1, i32 31)
  %147 = zext i32 %146 to i64
  %148 = lshr i64 %144, 32
  %149 = trunc nuw i64 %148 to i32
  %150 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %149, i32 range(i32 1, -2147483648) 1, i32 31)
  %151 = zext i32 %150 to i64
  %152 = shl nuw i64 %151, 32
  %153 = or disjoint i64 %152, %147
  %154 = bitcast i64 %153 to double
  %155 = fadd contract double %143, %154
  %156 = fdiv contract double %89, %155
  %157 = tail call contract noundef double @llvm.fma.f64(double %156, double %87, double %85)
  %158 = fneg contract double %156
  %159 = tail call contract noundef double @llvm.fma.f64(double %158, double %94, double %86)
  %160 = fmul contract double %159, %159
  %161 = bitcast double %160 to i64
  %162 = trunc i64 %161 to i32
  %163 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %162, i32 range(i32 1, -2147483648) 16, i32 31)
  %164 = zext i32 %163 to i64
  %165 = lshr i64 %161, 32
  %166 = trunc nuw i64 %165 to i32
  %167 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %166, i32 range(i32 1, -2147483648) 16, i32 31)
  %168 = zext i32 %167 to i64
  %169 = shl nuw i64 %168, 32
  %170 = or disjoint i64 %169, %164
  %171 = bitcast i64 %170 to double
  %172 = fadd contract double %160, %171
  %173 = bitcast double %172 to i64
  %174 = trunc i64 %173 to i32
  %175 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %174, i32 range(i32 1, -2147483648) 8, i32 31)
  %176 = zext i32 %175 to i64
  %177 = lshr i64 %173, 32
  %178 = trunc nuw i64 %177 to i32
  %179 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %178, i32 range(i32 1, -2147483648) 8, i32 31)
  %180 = zext i32 %179 to i64
  %181 = shl nuw i64 %180, 32
  %182 = or disjoint i64 %181, %176
  %183 = bitcast i64 %182 to double
  %184 = fadd contract double %172, %183
  %185 = bitcast double %184 to i64
  %186 = trunc i64 %185 to i32
  %187 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %186, i32 range(i32 1, -2147483648) 4, i32 31)
  %188 = zext i32 %187 to i64
  %189 = lshr i64 %185, 32
  %190 = trunc nuw i64 %189 to i32
  %191 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %190, i32 range(i32 1, -2147483648) 4, i32 31)
  %192 = zext i32 %191 to i64
  %193 = shl nuw i64 %192, 32
  %194 = or disjoint i64 %193, %188
  %195 = bitcast i64 %194 to double
  %196 = fadd contract double %184, %195
  %197 = bitcast double %196 to i64
  %198 = trunc i64 %197 to i32
  %199 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %198, i32 range(i32 1, -2147483648) 2, i32 31)
  %200 = zext i32 %199 to i64
  %201 = lshr i64 %197, 32
  %202 = trunc nuw i64 %201 to i32
  %203 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %202, i32 range(i32 1, -2147483648) 2, i32 31)
  %204 = zext i32 %203 to i64
  %205 = shl nuw i64 %204, 32
  %206 = or disjoint i64 %205, %200
  %207 = bitcast i64 %206 to double
  %208 = fadd contract double %196, %207
  %209 = bitcast double %208 to i64
  %210 = trunc i64 %209 to i32
  %211 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %210, i32 range(i32 1, -2147483648) 1, i32 31)
  %212 = zext i32 %211 to i64
  %213 = lshr i64 %209, 32
  %214 = trunc nuw i64 %213 to i32
  %215 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %214, i32 range(i32 1, -2147483648) 1, i32 31)
  %216 = zext i32 %215 to i64
  %217 = shl nuw i64 %216, 32
  %218 = or disjoint i64 %217, %212
  %219 = bitcast i64 %218 to double
  %220 = fadd contract double %208, %219
  %221 = fdiv contract double %220, %89
  %222 = tail call contract noundef double @llvm.fma.f64(double %221, double %87, double %159)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %223 = add nuw nsw i32 %88, 1
  %224 = icmp slt i32 %223, %3
  %225 = fcmp contract ogt double %220, 0x3AF357C299A88EA7
  %226 = and i1 %225, %224
  br i1 %226, label %84, label %80, !llvm.loop !19

227:                                              ; preds = %80
  %228 = tail call noundef double @llvm.sqrt.f64(double %81)
  store double %228, ptr %2, align 8, !tbaa !13
  br label %229

229:                                              ; preds = %227, %80
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cubic_newton(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nuw nsw i32 %3, 3
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %7 = load double, ptr %6, align 8, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !13
  %12 = fmul contract double %7, 2.000000e+00
  br label %19

13:                                               ; preds = %19
  %14 = fcmp contract ogt double %44, %45
  %15 = fadd contract double %45, 0.000000e+00
  %16 = select contract i1 %14, double %45, double %15
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw double, ptr %1, i64 %17
  store double %16, ptr %18, align 8, !tbaa !13
  ret void

19:                                               ; preds = %2, %19
  %20 = phi double [ -8.000000e+00, %2 ], [ %35, %19 ]
  %21 = phi double [ 8.000000e+00, %2 ], [ %34, %19 ]
  %22 = phi double [ 0.000000e+00, %2 ], [ %45, %19 ]
  %23 = phi i32 [ 0, %2 ], [ %46, %19 ]
  %24 = fadd contract double %7, %22
  %25 = fmul contract double %22, %24
  %26 = fadd contract double %9, %25
  %27 = fmul contract double %22, %26
  %28 = fadd contract double %11, %27
  %29 = fmul contract double %22, 3.000000e+00
  %30 = fadd contract double %12, %29
  %31 = fmul contract double %22, %30
  %32 = fadd contract double %9, %31
  %33 = fcmp contract ogt double %28, 0.000000e+00
  %34 = select i1 %33, double %22, double %21
  %35 = select i1 %33, double %20, double %22
  %36 = fcmp contract une double %32, 0.000000e+00
  %37 = fdiv contract double %28, %32
  %38 = fsub contract double %22, %37
  %39 = select contract i1 %36, double %38, double %22
  %40 = fcmp contract ogt double %39, %35
  %41 = fcmp contract olt double %39, %34
  %42 = select i1 %40, i1 %41, i1 false
  %43 = fadd contract double %35, %34
  %44 = fmul contract double %43, 5.000000e-01
  %45 = select contract i1 %42, double %39, double %44
  %46 = add nuw nsw i32 %23, 1
  %47 = icmp samesign ult i32 %23, 59
  %48 = fsub contract double %34, %35
  %49 = fcmp contract ogt double %48, 1.000000e-09
  %50 = select i1 %47, i1 %49, i1 false
  br i1 %50, label %19, label %13, !llvm.loop !20
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
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
