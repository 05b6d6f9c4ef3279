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
  br i1 %17, label %18, label %62

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
  %31 = tail call i32 @llvm.smax.i32(i32 %20, i32 1)
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %30, i64 256
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 384
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 512
  %40 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 640
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 48
  %43 = getelementptr inbounds nuw i8, ptr %30, i64 768
  %44 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %45 = getelementptr inbounds nuw i8, ptr %30, i64 896
  %46 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %47 = getelementptr inbounds nuw i8, ptr %30, i64 1024
  %48 = getelementptr inbounds nuw i8, ptr %24, i64 72
  %49 = getelementptr inbounds nuw i8, ptr %30, i64 1152
  %50 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %51 = getelementptr inbounds nuw i8, ptr %30, i64 1280
  %52 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %53 = getelementptr inbounds nuw i8, ptr %30, i64 1408
  %54 = getelementptr inbounds nuw i8, ptr %24, i64 96
  %55 = getelementptr inbounds nuw i8, ptr %30, i64 1536
  %56 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %57 = getelementptr inbounds nuw i8, ptr %30, i64 1664
  %58 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %59 = getelementptr inbounds nuw i8, ptr %30, i64 1792
  %60 = getelementptr inbounds nuw i8, ptr %24, i64 120
  %61 = getelementptr inbounds nuw i8, ptr %30, i64 1920
  br label %67

62:                                               ; preds = %90, %8
  %63 = phi double [ 0.000000e+00, %8 ], [ %139, %90 ]
  %64 = icmp slt i32 %13, %3
  %65 = icmp slt i32 %16, %4
  %66 = and i1 %64, %65
  br i1 %66, label %142, label %151

67:                                               ; preds = %18, %90
  %68 = phi double [ 0.000000e+00, %18 ], [ %139, %90 ]
  %69 = phi i32 [ 0, %18 ], [ %140, %90 ]
  %70 = shl nsw i32 %69, 4
  %71 = add nuw nsw i32 %70, %9
  %72 = add nuw nsw i32 %70, %10
  %73 = icmp slt i32 %71, %5
  %74 = select i1 %21, i1 %73, i1 false
  br i1 %74, label %75, label %80

75:                                               ; preds = %67
  %76 = add nuw nsw i32 %71, %22
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw double, ptr %0, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  br label %80

80:                                               ; preds = %75, %67
  %81 = phi contract double [ %79, %75 ], [ 0.000000e+00, %67 ]
  store double %81, ptr %26, align 8, !tbaa !8
  %82 = icmp slt i32 %72, %5
  %83 = select i1 %27, i1 %82, i1 false
  br i1 %83, label %84, label %90

84:                                               ; preds = %80
  %85 = mul nsw i32 %72, %4
  %86 = add nsw i32 %85, %16
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %1, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  br label %90

90:                                               ; preds = %84, %80
  %91 = phi contract double [ %89, %84 ], [ 0.000000e+00, %80 ]
  store double %91, ptr %29, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = load double, ptr %24, align 8, !tbaa !8
  %93 = load double, ptr %30, align 8, !tbaa !8
  %94 = tail call contract noundef double @llvm.fma.f64(double %92, double %93, double %68)
  %95 = load double, ptr %32, align 8, !tbaa !8
  %96 = load double, ptr %33, align 8, !tbaa !8
  %97 = tail call contract noundef double @llvm.fma.f64(double %95, double %96, double %94)
  %98 = load double, ptr %34, align 8, !tbaa !8
  %99 = load double, ptr %35, align 8, !tbaa !8
  %100 = tail call contract noundef double @llvm.fma.f64(double %98, double %99, double %97)
  %101 = load double, ptr %36, align 8, !tbaa !8
  %102 = load double, ptr %37, align 8, !tbaa !8
  %103 = tail call contract noundef double @llvm.fma.f64(double %101, double %102, double %100)
  %104 = load double, ptr %38, align 8, !tbaa !8
  %105 = load double, ptr %39, align 8, !tbaa !8
  %106 = tail call contract noundef double @llvm.fma.f64(double %104, double %105, double %103)
  %107 = load double, ptr %40, align 8, !tbaa !8
  %108 = load double, ptr %41, align 8, !tbaa !8
  %109 = tail call contract noundef double @llvm.fma.f64(double %107, double %108, double %106)
  %110 = load double, ptr %42, align 8, !tbaa !8
  %111 = load double, ptr %43, align 8, !tbaa !8
  %112 = tail call contract noundef double @llvm.fma.f64(double %110, double %111, double %109)
  %113 = load double, ptr %44, align 8, !tbaa !8
  %114 = load double, ptr %45, align 8, !tbaa !8
  %115 = tail call contract noundef double @llvm.fma.f64(double %113, double %114, double %112)
  %116 = load double, ptr %46, align 8, !tbaa !8
  %117 = load double, ptr %47, align 8, !tbaa !8
  %118 = tail call contract noundef double @llvm.fma.f64(double %116, double %117, double %115)
  %119 = load double, ptr %48, align 8, !tbaa !8
  %120 = load double, ptr %49, align 8, !tbaa !8
  %121 = tail call contract noundef double @llvm.fma.f64(double %119, double %120, double %118)
  %122 = load double, ptr %50, align 8, !tbaa !8
  %123 = load double, ptr %51, align 8, !tbaa !8
  %124 = tail call contract noundef double @llvm.fma.f64(double %122, double %123, double %121)
  %125 = load double, ptr %52, align 8, !tbaa !8
  %126 = load double, ptr %53, align 8, !tbaa !8
  %127 = tail call contract noundef double @llvm.fma.f64(double %125, double %126, double %124)
  %128 = load double, ptr %54, align 8, !tbaa !8
  %129 = load double, ptr %55, align 8, !tbaa !8
  %130 = tail call contract noundef double @llvm.fma.f64(double %128, double %129, double %127)
  %131 = load double, ptr %56, align 8, !tbaa !8
  %132 = load double, ptr %57, align 8, !tbaa !8
  %133 = tail call contract noundef double @llvm.fma.f64(double %131, double %132, double %130)
  %134 = load double, ptr %58, align 8, !tbaa !8
  %135 = load double, ptr %59, align 8, !tbaa !8
  %136 = tail call contract noundef double @llvm.fma.f64(double %134, double %135, double %133)
  %137 = load double, ptr %60, align 8, !tbaa !8
  %138 = load double, ptr %61, align 8, !tbaa !8
  %139 = tail call contract noundef double @llvm.fma.f64(double %137, double %138, double %136)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %140 = add nuw nsw i32 %69, 1
  %141 = icmp eq i32 %140, %31
  br i1 %141, label %62, label %67, !llvm.loop !10

142:                                              ; preds = %62
  %143 = fmul contract double %6, %63
  %144 = mul nsw i32 %4, %13
  %145 = add nsw i32 %144, %16
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr %2, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fmul contract double %7, %148
  %150 = fadd contract double %143, %149
  store double %150, ptr %147, align 8, !tbaa !8
  br label %151

151:                                              ; preds = %62, %142
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
  br i1 %17, label %18, label %61

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
  %30 = tail call i32 @llvm.smax.i32(i32 %20, i32 1)
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 256
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 384
  %37 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %29, i64 512
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %40 = getelementptr inbounds nuw i8, ptr %29, i64 640
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 768
  %43 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %44 = getelementptr inbounds nuw i8, ptr %29, i64 896
  %45 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 1024
  %47 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %48 = getelementptr inbounds nuw i8, ptr %29, i64 1152
  %49 = getelementptr inbounds nuw i8, ptr %23, i64 80
  %50 = getelementptr inbounds nuw i8, ptr %29, i64 1280
  %51 = getelementptr inbounds nuw i8, ptr %23, i64 88
  %52 = getelementptr inbounds nuw i8, ptr %29, i64 1408
  %53 = getelementptr inbounds nuw i8, ptr %23, i64 96
  %54 = getelementptr inbounds nuw i8, ptr %29, i64 1536
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 104
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 1664
  %57 = getelementptr inbounds nuw i8, ptr %23, i64 112
  %58 = getelementptr inbounds nuw i8, ptr %29, i64 1792
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 120
  %60 = getelementptr inbounds nuw i8, ptr %29, i64 1920
  br label %66

61:                                               ; preds = %90, %8
  %62 = phi double [ 0.000000e+00, %8 ], [ %139, %90 ]
  %63 = icmp slt i32 %13, %3
  %64 = icmp slt i32 %16, %4
  %65 = and i1 %63, %64
  br i1 %65, label %142, label %151

66:                                               ; preds = %18, %90
  %67 = phi double [ 0.000000e+00, %18 ], [ %139, %90 ]
  %68 = phi i32 [ 0, %18 ], [ %140, %90 ]
  %69 = shl nsw i32 %68, 4
  %70 = add nuw nsw i32 %69, %9
  %71 = add nuw nsw i32 %69, %10
  %72 = icmp slt i32 %70, %5
  %73 = select i1 %21, i1 %72, i1 false
  br i1 %73, label %74, label %80

74:                                               ; preds = %66
  %75 = mul nsw i32 %70, %3
  %76 = add nsw i32 %75, %13
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %0, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  br label %80

80:                                               ; preds = %74, %66
  %81 = phi contract double [ %79, %74 ], [ 0.000000e+00, %66 ]
  store double %81, ptr %25, align 8, !tbaa !8
  %82 = icmp slt i32 %71, %5
  %83 = select i1 %26, i1 %82, i1 false
  br i1 %83, label %84, label %90

84:                                               ; preds = %80
  %85 = mul nsw i32 %71, %4
  %86 = add nsw i32 %85, %16
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %1, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  br label %90

90:                                               ; preds = %84, %80
  %91 = phi contract double [ %89, %84 ], [ 0.000000e+00, %80 ]
  store double %91, ptr %28, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = load double, ptr %23, align 8, !tbaa !8
  %93 = load double, ptr %29, align 8, !tbaa !8
  %94 = tail call contract noundef double @llvm.fma.f64(double %92, double %93, double %67)
  %95 = load double, ptr %31, align 8, !tbaa !8
  %96 = load double, ptr %32, align 8, !tbaa !8
  %97 = tail call contract noundef double @llvm.fma.f64(double %95, double %96, double %94)
  %98 = load double, ptr %33, align 8, !tbaa !8
  %99 = load double, ptr %34, align 8, !tbaa !8
  %100 = tail call contract noundef double @llvm.fma.f64(double %98, double %99, double %97)
  %101 = load double, ptr %35, align 8, !tbaa !8
  %102 = load double, ptr %36, align 8, !tbaa !8
  %103 = tail call contract noundef double @llvm.fma.f64(double %101, double %102, double %100)
  %104 = load double, ptr %37, align 8, !tbaa !8
  %105 = load double, ptr %38, align 8, !tbaa !8
  %106 = tail call contract noundef double @llvm.fma.f64(double %104, double %105, double %103)
  %107 = load double, ptr %39, align 8, !tbaa !8
  %108 = load double, ptr %40, align 8, !tbaa !8
  %109 = tail call contract noundef double @llvm.fma.f64(double %107, double %108, double %106)
  %110 = load double, ptr %41, align 8, !tbaa !8
  %111 = load double, ptr %42, align 8, !tbaa !8
  %112 = tail call contract noundef double @llvm.fma.f64(double %110, double %111, double %109)
  %113 = load double, ptr %43, align 8, !tbaa !8
  %114 = load double, ptr %44, align 8, !tbaa !8
  %115 = tail call contract noundef double @llvm.fma.f64(double %113, double %114, double %112)
  %116 = load double, ptr %45, align 8, !tbaa !8
  %117 = load double, ptr %46, align 8, !tbaa !8
  %118 = tail call contract noundef double @llvm.fma.f64(double %116, double %117, double %115)
  %119 = load double, ptr %47, align 8, !tbaa !8
  %120 = load double, ptr %48, align 8, !tbaa !8
  %121 = tail call contract noundef double @llvm.fma.f64(double %119, double %120, double %118)
  %122 = load double, ptr %49, align 8, !tbaa !8
  %123 = load double, ptr %50, align 8, !tbaa !8
  %124 = tail call contract noundef double @llvm.fma.f64(double %122, double %123, double %121)
  %125 = load double, ptr %51, align 8, !tbaa !8
  %126 = load double, ptr %52, align 8, !tbaa !8
  %127 = tail call contract noundef double @llvm.fma.f64(double %125, double %126, double %124)
  %128 = load double, ptr %53, align 8, !tbaa !8
  %129 = load double, ptr %54, align 8, !tbaa !8
  %130 = tail call contract noundef double @llvm.fma.f64(double %128, double %129, double %127)
  %131 = load double, ptr %55, align 8, !tbaa !8
  %132 = load double, ptr %56, align 8, !tbaa !8
  %133 = tail call contract noundef double @llvm.fma.f64(double %131, double %132, double %130)
  %134 = load double, ptr %57, align 8, !tbaa !8
  %135 = load double, ptr %58, align 8, !tbaa !8
  %136 = tail call contract noundef double @llvm.fma.f64(double %134, double %135, double %133)
  %137 = load double, ptr %59, align 8, !tbaa !8
  %138 = load double, ptr %60, align 8, !tbaa !8
  %139 = tail call contract noundef double @llvm.fma.f64(double %137, double %138, double %136)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %140 = add nuw nsw i32 %68, 1
  %141 = icmp eq i32 %140, %30
  br i1 %141, label %61, label %66, !llvm.loop !13

142:                                              ; preds = %61
  %143 = fmul contract double %6, %62
  %144 = mul nsw i32 %4, %13
  %145 = add nsw i32 %144, %16
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr %2, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fmul contract double %7, %148
  %150 = fadd contract double %143, %149
  store double %150, ptr %147, align 8, !tbaa !8
  br label %151

151:                                              ; preds = %61, %142
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
