; ModuleID = 'corpus/cuda/cu_dgemm_tiled.cu'
source_filename = "corpus/cuda/cu_dgemm_tiled.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZZ4gemmILb0EEvPKdS1_PdiiiddE2As = comdat any

$_ZZ4gemmILb0EEvPKdS1_PdiiiddE2Bs = comdat any

$_ZZ4gemmILb1EEvPKdS1_PdiiiddE2As = comdat any

$_ZZ4gemmILb1EEvPKdS1_PdiiiddE2Bs = comdat any

@_ZZ4gemmILb0EEvPKdS1_PdiiiddE2As = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [17 x double]] undef, comdat, align 8
@_ZZ4gemmILb0EEvPKdS1_PdiiiddE2Bs = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x double]] undef, comdat, align 8
@_ZZ4gemmILb1EEvPKdS1_PdiiiddE2As = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [17 x double]] undef, comdat, align 8
@_ZZ4gemmILb1EEvPKdS1_PdiiiddE2Bs = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x double]] undef, comdat, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dgemm_nn(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = shl nuw nsw i32 %11, 4
  %13 = add nuw nsw i32 %12, %10
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = shl i32 %14, 4
  %16 = add i32 %15, %9
  %17 = icmp sgt i32 %5, 0
  br i1 %17, label %18, label %61

18:                                               ; preds = %8
  %19 = add nuw nsw i32 %5, 15
  %20 = lshr i32 %19, 4
  %21 = icmp slt i32 %13, %3
  %22 = mul nuw nsw i32 %5, %13
  %23 = zext nneg i32 %10 to i64
  %24 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb0EEvPKdS1_PdiiiddE2As to ptr), i64 %23
  %25 = zext nneg i32 %9 to i64
  %26 = getelementptr inbounds nuw double, ptr %24, i64 %25
  %27 = icmp slt i32 %16, %4
  %28 = getelementptr inbounds nuw [16 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb0EEvPKdS1_PdiiiddE2Bs to ptr), i64 %23
  %29 = getelementptr inbounds nuw double, ptr %28, i64 %25
  %30 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb0EEvPKdS1_PdiiiddE2Bs to ptr), i64 %25
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 256
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 384
  %37 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 512
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 640
  %41 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 768
  %43 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %44 = getelementptr inbounds nuw i8, ptr %30, i64 896
  %45 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %46 = getelementptr inbounds nuw i8, ptr %30, i64 1024
  %47 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %48 = getelementptr inbounds nuw i8, ptr %30, i64 1152
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %50 = getelementptr inbounds nuw i8, ptr %30, i64 1280
  %51 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %52 = getelementptr inbounds nuw i8, ptr %30, i64 1408
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %54 = getelementptr inbounds nuw i8, ptr %30, i64 1536
  %55 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %56 = getelementptr inbounds nuw i8, ptr %30, i64 1664
  %57 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %58 = getelementptr inbounds nuw i8, ptr %30, i64 1792
  %59 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %60 = getelementptr inbounds nuw i8, ptr %30, i64 1920
  br label %66

61:                                               ; preds = %89, %8
  %62 = phi double [ 0.000000e+00, %8 ], [ %138, %89 ]
  %63 = icmp slt i32 %13, %3
  %64 = icmp slt i32 %16, %4
  %65 = and i1 %63, %64
  br i1 %65, label %141, label %150

66:                                               ; preds = %18, %89
  %67 = phi double [ 0.000000e+00, %18 ], [ %138, %89 ]
  %68 = phi i32 [ 0, %18 ], [ %139, %89 ]
  %69 = shl nsw i32 %68, 4
  %70 = add nuw nsw i32 %69, %9
  %71 = add nuw nsw i32 %69, %10
  %72 = icmp slt i32 %70, %5
  %73 = select i1 %21, i1 %72, i1 false
  br i1 %73, label %74, label %79

74:                                               ; preds = %66
  %75 = add nuw nsw i32 %70, %22
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  br label %79

79:                                               ; preds = %74, %66
  %80 = phi contract double [ %78, %74 ], [ 0.000000e+00, %66 ]
  store double %80, ptr %26, align 8, !tbaa !8
  %81 = icmp slt i32 %71, %5
  %82 = select i1 %27, i1 %81, i1 false
  br i1 %82, label %83, label %89

83:                                               ; preds = %79
  %84 = mul nsw i32 %71, %4
  %85 = add nsw i32 %84, %16
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %1, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !8
  br label %89

89:                                               ; preds = %83, %79
  %90 = phi contract double [ %88, %83 ], [ 0.000000e+00, %79 ]
  store double %90, ptr %29, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = load double, ptr %24, align 8, !tbaa !8
  %92 = load double, ptr %30, align 8, !tbaa !8
  %93 = tail call contract noundef double @llvm.fma.f64(double %91, double %92, double %67)
  %94 = load double, ptr %31, align 8, !tbaa !8
  %95 = load double, ptr %32, align 8, !tbaa !8
  %96 = tail call contract noundef double @llvm.fma.f64(double %94, double %95, double %93)
  %97 = load double, ptr %33, align 8, !tbaa !8
  %98 = load double, ptr %34, align 8, !tbaa !8
  %99 = tail call contract noundef double @llvm.fma.f64(double %97, double %98, double %96)
  %100 = load double, ptr %35, align 8, !tbaa !8
  %101 = load double, ptr %36, align 8, !tbaa !8
  %102 = tail call contract noundef double @llvm.fma.f64(double %100, double %101, double %99)
  %103 = load double, ptr %37, align 8, !tbaa !8
  %104 = load double, ptr %38, align 8, !tbaa !8
  %105 = tail call contract noundef double @llvm.fma.f64(double %103, double %104, double %102)
  %106 = load double, ptr %39, align 8, !tbaa !8
  %107 = load double, ptr %40, align 8, !tbaa !8
  %108 = tail call contract noundef double @llvm.fma.f64(double %106, double %107, double %105)
  %109 = load double, ptr %41, align 8, !tbaa !8
  %110 = load double, ptr %42, align 8, !tbaa !8
  %111 = tail call contract noundef double @llvm.fma.f64(double %109, double %110, double %108)
  %112 = load double, ptr %43, align 8, !tbaa !8
  %113 = load double, ptr %44, align 8, !tbaa !8
  %114 = tail call contract noundef double @llvm.fma.f64(double %112, double %113, double %111)
  %115 = load double, ptr %45, align 8, !tbaa !8
  %116 = load double, ptr %46, align 8, !tbaa !8
  %117 = tail call contract noundef double @llvm.fma.f64(double %115, double %116, double %114)
  %118 = load double, ptr %47, align 8, !tbaa !8
  %119 = load double, ptr %48, align 8, !tbaa !8
  %120 = tail call contract noundef double @llvm.fma.f64(double %118, double %119, double %117)
  %121 = load double, ptr %49, align 8, !tbaa !8
  %122 = load double, ptr %50, align 8, !tbaa !8
  %123 = tail call contract noundef double @llvm.fma.f64(double %121, double %122, double %120)
  %124 = load double, ptr %51, align 8, !tbaa !8
  %125 = load double, ptr %52, align 8, !tbaa !8
  %126 = tail call contract noundef double @llvm.fma.f64(double %124, double %125, double %123)
  %127 = load double, ptr %53, align 8, !tbaa !8
  %128 = load double, ptr %54, align 8, !tbaa !8
  %129 = tail call contract noundef double @llvm.fma.f64(double %127, double %128, double %126)
  %130 = load double, ptr %55, align 8, !tbaa !8
  %131 = load double, ptr %56, align 8, !tbaa !8
  %132 = tail call contract noundef double @llvm.fma.f64(double %130, double %131, double %129)
  %133 = load double, ptr %57, align 8, !tbaa !8
  %134 = load double, ptr %58, align 8, !tbaa !8
  %135 = tail call contract noundef double @llvm.fma.f64(double %133, double %134, double %132)
  %136 = load double, ptr %59, align 8, !tbaa !8
  %137 = load double, ptr %60, align 8, !tbaa !8
  %138 = tail call contract noundef double @llvm.fma.f64(double %136, double %137, double %135)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %139 = add nuw nsw i32 %68, 1
  %140 = icmp eq i32 %139, %20
  br i1 %140, label %61, label %66, !llvm.loop !10

141:                                              ; preds = %61
  %142 = mul nsw i32 %4, %13
  %143 = add nsw i32 %142, %16
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds double, ptr %2, i64 %144
  %146 = fmul contract double %6, %62
  %147 = load double, ptr %145, align 8, !tbaa !8
  %148 = fmul contract double %7, %147
  %149 = fadd contract double %146, %148
  store double %149, ptr %145, align 8, !tbaa !8
  br label %150

150:                                              ; preds = %61, %141
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dgemm_tn(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = shl nuw nsw i32 %11, 4
  %13 = add nuw nsw i32 %12, %10
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = shl i32 %14, 4
  %16 = add i32 %15, %9
  %17 = icmp sgt i32 %5, 0
  br i1 %17, label %18, label %60

18:                                               ; preds = %8
  %19 = add nuw nsw i32 %5, 15
  %20 = lshr i32 %19, 4
  %21 = icmp slt i32 %13, %3
  %22 = zext nneg i32 %10 to i64
  %23 = getelementptr inbounds nuw [17 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb1EEvPKdS1_PdiiiddE2As to ptr), i64 %22
  %24 = zext nneg i32 %9 to i64
  %25 = getelementptr inbounds nuw double, ptr %23, i64 %24
  %26 = icmp slt i32 %16, %4
  %27 = getelementptr inbounds nuw [16 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb1EEvPKdS1_PdiiiddE2Bs to ptr), i64 %22
  %28 = getelementptr inbounds nuw double, ptr %27, i64 %24
  %29 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmILb1EEvPKdS1_PdiiiddE2Bs to ptr), i64 %24
  %30 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 256
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 384
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 512
  %38 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 640
  %40 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 768
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 896
  %44 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %45 = getelementptr inbounds nuw i8, ptr %29, i64 1024
  %46 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %47 = getelementptr inbounds nuw i8, ptr %29, i64 1152
  %48 = getelementptr inbounds nuw i8, ptr %23, i64 80
  %49 = getelementptr inbounds nuw i8, ptr %29, i64 1280
  %50 = getelementptr inbounds nuw i8, ptr %23, i64 88
  %51 = getelementptr inbounds nuw i8, ptr %29, i64 1408
  %52 = getelementptr inbounds nuw i8, ptr %23, i64 96
  %53 = getelementptr inbounds nuw i8, ptr %29, i64 1536
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %55 = getelementptr inbounds nuw i8, ptr %29, i64 1664
  %56 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %57 = getelementptr inbounds nuw i8, ptr %29, i64 1792
  %58 = getelementptr inbounds nuw i8, ptr %23, i64 120
  %59 = getelementptr inbounds nuw i8, ptr %29, i64 1920
  br label %65

60:                                               ; preds = %89, %8
  %61 = phi double [ 0.000000e+00, %8 ], [ %138, %89 ]
  %62 = icmp slt i32 %13, %3
  %63 = icmp slt i32 %16, %4
  %64 = and i1 %62, %63
  br i1 %64, label %141, label %150

65:                                               ; preds = %18, %89
  %66 = phi double [ 0.000000e+00, %18 ], [ %138, %89 ]
  %67 = phi i32 [ 0, %18 ], [ %139, %89 ]
  %68 = shl nsw i32 %67, 4
  %69 = add nuw nsw i32 %68, %9
  %70 = add nuw nsw i32 %68, %10
  %71 = icmp slt i32 %69, %5
  %72 = select i1 %21, i1 %71, i1 false
  br i1 %72, label %73, label %79

73:                                               ; preds = %65
  %74 = mul nsw i32 %69, %3
  %75 = add nsw i32 %74, %13
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  br label %79

79:                                               ; preds = %73, %65
  %80 = phi contract double [ %78, %73 ], [ 0.000000e+00, %65 ]
  store double %80, ptr %25, align 8, !tbaa !8
  %81 = icmp slt i32 %70, %5
  %82 = select i1 %26, i1 %81, i1 false
  br i1 %82, label %83, label %89

83:                                               ; preds = %79
  %84 = mul nsw i32 %70, %4
  %85 = add nsw i32 %84, %16
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %1, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !8
  br label %89

89:                                               ; preds = %83, %79
  %90 = phi contract double [ %88, %83 ], [ 0.000000e+00, %79 ]
  store double %90, ptr %28, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = load double, ptr %23, align 8, !tbaa !8
  %92 = load double, ptr %29, align 8, !tbaa !8
  %93 = tail call contract noundef double @llvm.fma.f64(double %91, double %92, double %66)
  %94 = load double, ptr %30, align 8, !tbaa !8
  %95 = load double, ptr %31, align 8, !tbaa !8
  %96 = tail call contract noundef double @llvm.fma.f64(double %94, double %95, double %93)
  %97 = load double, ptr %32, align 8, !tbaa !8
  %98 = load double, ptr %33, align 8, !tbaa !8
  %99 = tail call contract noundef double @llvm.fma.f64(double %97, double %98, double %96)
  %100 = load double, ptr %34, align 8, !tbaa !8
  %101 = load double, ptr %35, align 8, !tbaa !8
  %102 = tail call contract noundef double @llvm.fma.f64(double %100, double %101, double %99)
  %103 = load double, ptr %36, align 8, !tbaa !8
  %104 = load double, ptr %37, align 8, !tbaa !8
  %105 = tail call contract noundef double @llvm.fma.f64(double %103, double %104, double %102)
  %106 = load double, ptr %38, align 8, !tbaa !8
  %107 = load double, ptr %39, align 8, !tbaa !8
  %108 = tail call contract noundef double @llvm.fma.f64(double %106, double %107, double %105)
  %109 = load double, ptr %40, align 8, !tbaa !8
  %110 = load double, ptr %41, align 8, !tbaa !8
  %111 = tail call contract noundef double @llvm.fma.f64(double %109, double %110, double %108)
  %112 = load double, ptr %42, align 8, !tbaa !8
  %113 = load double, ptr %43, align 8, !tbaa !8
  %114 = tail call contract noundef double @llvm.fma.f64(double %112, double %113, double %111)
  %115 = load double, ptr %44, align 8, !tbaa !8
  %116 = load double, ptr %45, align 8, !tbaa !8
  %117 = tail call contract noundef double @llvm.fma.f64(double %115, double %116, double %114)
  %118 = load double, ptr %46, align 8, !tbaa !8
  %119 = load double, ptr %47, align 8, !tbaa !8
  %120 = tail call contract noundef double @llvm.fma.f64(double %118, double %119, double %117)
  %121 = load double, ptr %48, align 8, !tbaa !8
  %122 = load double, ptr %49, align 8, !tbaa !8
  %123 = tail call contract noundef double @llvm.fma.f64(double %121, double %122, double %120)
  %124 = load double, ptr %50, align 8, !tbaa !8
  %125 = load double, ptr %51, align 8, !tbaa !8
  %126 = tail call contract noundef double @llvm.fma.f64(double %124, double %125, double %123)
  %127 = load double, ptr %52, align 8, !tbaa !8
  %128 = load double, ptr %53, align 8, !tbaa !8
  %129 = tail call contract noundef double @llvm.fma.f64(double %127, double %128, double %126)
  %130 = load double, ptr %54, align 8, !tbaa !8
  %131 = load double, ptr %55, align 8, !tbaa !8
  %132 = tail call contract noundef double @llvm.fma.f64(double %130, double %131, double %129)
  %133 = load double, ptr %56, align 8, !tbaa !8
  %134 = load double, ptr %57, align 8, !tbaa !8
  %135 = tail call contract noundef double @llvm.fma.f64(double %133, double %134, double %132)
  %136 = load double, ptr %58, align 8, !tbaa !8
  %137 = load double, ptr %59, align 8, !tbaa !8
  %138 = tail call contract noundef double @llvm.fma.f64(double %136, double %137, double %135)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %139 = add nuw nsw i32 %67, 1
  %140 = icmp eq i32 %139, %20
  br i1 %140, label %60, label %65, !llvm.loop !12

141:                                              ; preds = %60
  %142 = mul nsw i32 %4, %13
  %143 = add nsw i32 %142, %16
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds double, ptr %2, i64 %144
  %146 = fmul contract double %6, %61
  %147 = load double, ptr %145, align 8, !tbaa !8
  %148 = fmul contract double %7, %147
  %149 = fadd contract double %146, %148
  store double %149, ptr %145, align 8, !tbaa !8
  br label %150

150:                                              ; preds = %60, %141
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
