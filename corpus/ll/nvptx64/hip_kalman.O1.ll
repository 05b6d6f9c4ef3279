; ModuleID = 'corpus/hip/hip_kalman.hip'
source_filename = "corpus/hip/hip_kalman.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Matrix.1 = type { [2 x [4 x float]] }
%struct.Matrix.0 = type { [2 x [2 x float]] }
%struct.Matrix = type { [4 x [4 x float]] }
%struct.Matrix.3 = type { [4 x [1 x float]] }
%struct.Matrix.2 = type { [4 x [2 x float]] }
%struct.Matrix.4 = type { [2 x [1 x float]] }

$_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

@__const.kalman_track.H = private unnamed_addr constant %struct.Matrix.1 { [2 x [4 x float]] [[4 x float] [float 1.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00], [4 x float] [float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 0.000000e+00]] }, align 4
@__const.kalman_track.R = private unnamed_addr constant %struct.Matrix.0 { [2 x [2 x float]] [[2 x float] [float 0x3FB99999A0000000, float 0.000000e+00], [2 x float] [float 0.000000e+00, float 0x3FB99999A0000000]] }, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local %struct.Matrix @_Z8identityf(float noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.Matrix, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %2, i8 0, i64 64, i1 false)
  br label %51

3:                                                ; preds = %51
  %4 = load float, ptr %2, align 4
  %5 = insertvalue %struct.Matrix poison, float %4, 0, 0, 0
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %7 = load float, ptr %6, align 4
  %8 = insertvalue %struct.Matrix %5, float %7, 0, 0, 1
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load float, ptr %9, align 4
  %11 = insertvalue %struct.Matrix %8, float %10, 0, 0, 2
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %13 = load float, ptr %12, align 4
  %14 = insertvalue %struct.Matrix %11, float %13, 0, 0, 3
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %16 = load float, ptr %15, align 4
  %17 = insertvalue %struct.Matrix %14, float %16, 0, 1, 0
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %19 = load float, ptr %18, align 4
  %20 = insertvalue %struct.Matrix %17, float %19, 0, 1, 1
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %22 = load float, ptr %21, align 4
  %23 = insertvalue %struct.Matrix %20, float %22, 0, 1, 2
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %25 = load float, ptr %24, align 4
  %26 = insertvalue %struct.Matrix %23, float %25, 0, 1, 3
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %28 = load float, ptr %27, align 4
  %29 = insertvalue %struct.Matrix %26, float %28, 0, 2, 0
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %31 = load float, ptr %30, align 4
  %32 = insertvalue %struct.Matrix %29, float %31, 0, 2, 1
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %34 = load float, ptr %33, align 4
  %35 = insertvalue %struct.Matrix %32, float %34, 0, 2, 2
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %37 = load float, ptr %36, align 4
  %38 = insertvalue %struct.Matrix %35, float %37, 0, 2, 3
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %40 = load float, ptr %39, align 4
  %41 = insertvalue %struct.Matrix %38, float %40, 0, 3, 0
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %43 = load float, ptr %42, align 4
  %44 = insertvalue %struct.Matrix %41, float %43, 0, 3, 1
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %46 = load float, ptr %45, align 4
  %47 = insertvalue %struct.Matrix %44, float %46, 0, 3, 2
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 60
  %49 = load float, ptr %48, align 4
  %50 = insertvalue %struct.Matrix %47, float %49, 0, 3, 3
  ret %struct.Matrix %50

51:                                               ; preds = %1, %51
  %52 = phi i32 [ 0, %1 ], [ %56, %51 ]
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw [4 x float], ptr %2, i64 %53
  %55 = getelementptr inbounds nuw float, ptr %54, i64 %53
  store float %0, ptr %55, align 4, !tbaa !8
  %56 = add nuw nsw i32 %52, 1
  %57 = icmp eq i32 %56, 4
  br i1 %57, label %3, label %51, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Matrix.0 @_Z7inverse6MatrixILi2ELi2EE(ptr noundef readonly byval(%struct.Matrix.0) align 4 captures(none) %0) local_unnamed_addr #3 {
  %2 = load float, ptr %0, align 4, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %5 = load float, ptr %4, align 4, !tbaa !8
  %6 = fmul contract float %2, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = load float, ptr %3, align 4, !tbaa !8
  %10 = fmul contract float %8, %9
  %11 = fsub contract float %6, %10
  %12 = fdiv contract float 1.000000e+00, %11
  %13 = fmul contract float %5, %12
  %14 = fneg contract float %8
  %15 = fmul contract float %12, %14
  %16 = fneg contract float %9
  %17 = fmul contract float %12, %16
  %18 = fmul contract float %2, %12
  %19 = insertvalue %struct.Matrix.0 poison, float %13, 0, 0, 0
  %20 = insertvalue %struct.Matrix.0 %19, float %15, 0, 0, 1
  %21 = insertvalue %struct.Matrix.0 %20, float %17, 0, 1, 0
  %22 = insertvalue %struct.Matrix.0 %21, float %18, 0, 1, 1
  ret %struct.Matrix.0 %22
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kalman_track(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #4 {
  %6 = alloca %struct.Matrix.3, align 4
  %7 = alloca %struct.Matrix.0, align 4
  %8 = alloca %struct.Matrix, align 4
  %9 = alloca %struct.Matrix, align 4
  %10 = alloca %struct.Matrix, align 4
  %11 = alloca %struct.Matrix.2, align 4
  %12 = alloca %struct.Matrix, align 4
  %13 = alloca %struct.Matrix, align 4
  %14 = alloca %struct.Matrix, align 4
  %15 = alloca %struct.Matrix, align 4
  %16 = alloca %struct.Matrix.3, align 4
  %17 = alloca %struct.Matrix, align 4
  %18 = alloca %struct.Matrix, align 4
  %19 = alloca %struct.Matrix, align 4
  %20 = alloca %struct.Matrix, align 4
  %21 = alloca %struct.Matrix.0, align 4
  %22 = alloca %struct.Matrix.1, align 4
  %23 = alloca %struct.Matrix.2, align 4
  %24 = alloca %struct.Matrix.2, align 4
  %25 = alloca %struct.Matrix.2, align 4
  %26 = alloca %struct.Matrix.0, align 4
  %27 = alloca %struct.Matrix.0, align 4
  %28 = alloca %struct.Matrix.4, align 8
  %29 = alloca %struct.Matrix.3, align 4
  %30 = alloca %struct.Matrix.2, align 4
  %31 = alloca %struct.Matrix.4, align 8
  %32 = alloca %struct.Matrix, align 4
  %33 = alloca %struct.Matrix.2, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %13, i8 0, i64 64, i1 false)
  br label %34

34:                                               ; preds = %34, %5
  %35 = phi i32 [ 0, %5 ], [ %39, %34 ]
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw [4 x float], ptr %13, i64 %36
  %38 = getelementptr inbounds nuw float, ptr %37, i64 %36
  store float 1.000000e+00, ptr %38, align 4, !tbaa !8
  %39 = add nuw nsw i32 %35, 1
  %40 = icmp eq i32 %39, 4
  br i1 %40, label %41, label %34, !llvm.loop !10

41:                                               ; preds = %34
  %42 = load float, ptr %13, align 4
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %13, i64 12
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %54 = load float, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %13, i64 28
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %13, i64 36
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %62 = load float, ptr %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %13, i64 44
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %13, i64 52
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %13, i64 60
  %72 = load float, ptr %71, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  store float %42, ptr %14, align 4
  %73 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store float %44, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store float %46, ptr %74, align 4
  %75 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store float %48, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store float %50, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %14, i64 20
  store float %52, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store float %54, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %14, i64 28
  store float %56, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store float %58, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store float %60, ptr %81, align 4
  %82 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store float %62, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %14, i64 44
  store float %64, ptr %83, align 4
  %84 = getelementptr inbounds nuw i8, ptr %14, i64 48
  store float %66, ptr %84, align 4
  %85 = getelementptr inbounds nuw i8, ptr %14, i64 52
  store float %68, ptr %85, align 4
  %86 = getelementptr inbounds nuw i8, ptr %14, i64 56
  store float %70, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %14, i64 60
  store float %72, ptr %87, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %12, i8 0, i64 64, i1 false)
  br label %88

88:                                               ; preds = %88, %41
  %89 = phi i32 [ 0, %41 ], [ %93, %88 ]
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw [4 x float], ptr %12, i64 %90
  %92 = getelementptr inbounds nuw float, ptr %91, i64 %90
  store float 1.000000e+00, ptr %92, align 4, !tbaa !8
  %93 = add nuw nsw i32 %89, 1
  %94 = icmp eq i32 %93, 4
  br i1 %94, label %95, label %88, !llvm.loop !10

95:                                               ; preds = %88
  %96 = load float, ptr %12, align 4
  %97 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %98 = load float, ptr %97, align 4
  %99 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %100 = load float, ptr %99, align 4
  %101 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %102 = load float, ptr %101, align 4
  %103 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %104 = load float, ptr %103, align 4
  %105 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %106 = load float, ptr %105, align 4
  %107 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %108 = load float, ptr %107, align 4
  %109 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %110 = load float, ptr %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %112 = load float, ptr %111, align 4
  %113 = getelementptr inbounds nuw i8, ptr %12, i64 36
  %114 = load float, ptr %113, align 4
  %115 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %116 = load float, ptr %115, align 4
  %117 = getelementptr inbounds nuw i8, ptr %12, i64 44
  %118 = load float, ptr %117, align 4
  %119 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %120 = load float, ptr %119, align 4
  %121 = getelementptr inbounds nuw i8, ptr %12, i64 52
  %122 = load float, ptr %121, align 4
  %123 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %124 = load float, ptr %123, align 4
  %125 = getelementptr inbounds nuw i8, ptr %12, i64 60
  %126 = load float, ptr %125, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  store float %96, ptr %15, align 4
  %127 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store float %98, ptr %127, align 4
  %128 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store float %100, ptr %128, align 4
  %129 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store float %102, ptr %129, align 4
  %130 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store float %104, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %15, i64 20
  store float %106, ptr %131, align 4
  %132 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store float %108, ptr %132, align 4
  %133 = getelementptr inbounds nuw i8, ptr %15, i64 28
  store float %110, ptr %133, align 4
  %134 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store float %112, ptr %134, align 4
  %135 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store float %114, ptr %135, align 4
  %136 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store float %116, ptr %136, align 4
  %137 = getelementptr inbounds nuw i8, ptr %15, i64 44
  store float %118, ptr %137, align 4
  %138 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store float %120, ptr %138, align 4
  %139 = getelementptr inbounds nuw i8, ptr %15, i64 52
  store float %122, ptr %139, align 4
  %140 = getelementptr inbounds nuw i8, ptr %15, i64 56
  store float %124, ptr %140, align 4
  %141 = getelementptr inbounds nuw i8, ptr %15, i64 60
  store float %126, ptr %141, align 4
  %142 = getelementptr inbounds nuw i8, ptr %14, i64 28
  store float %4, ptr %142, align 4
  store float %4, ptr %74, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  br label %143

143:                                              ; preds = %148, %95
  %144 = phi i32 [ 0, %95 ], [ %149, %148 ]
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw [4 x float], ptr @__const.kalman_track.H, i64 %145
  %147 = getelementptr inbounds nuw float, ptr %11, i64 %145
  br label %151

148:                                              ; preds = %151
  %149 = add nuw nsw i32 %144, 1
  %150 = icmp eq i32 %144, 0
  br i1 %150, label %143, label %159, !llvm.loop !13

151:                                              ; preds = %151, %143
  %152 = phi i32 [ 0, %143 ], [ %157, %151 ]
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw float, ptr %146, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !8
  %156 = getelementptr inbounds nuw [2 x float], ptr %147, i64 %153
  store float %155, ptr %156, align 4, !tbaa !8
  %157 = add nuw nsw i32 %152, 1
  %158 = icmp eq i32 %157, 4
  br i1 %158, label %148, label %151, !llvm.loop !14

159:                                              ; preds = %148
  %160 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %161 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %162 = mul i32 %160, %161
  %163 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %164 = add i32 %162, %163
  %165 = load float, ptr %11, align 4
  %166 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %167 = load float, ptr %166, align 4
  %168 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %169 = load float, ptr %168, align 4
  %170 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %171 = load float, ptr %170, align 4
  %172 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %173 = load float, ptr %172, align 4
  %174 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %175 = load float, ptr %174, align 4
  %176 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %177 = load float, ptr %176, align 4
  %178 = getelementptr inbounds nuw i8, ptr %11, i64 28
  %179 = load float, ptr %178, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  %180 = icmp sgt i32 %3, 0
  br i1 %180, label %181, label %367

181:                                              ; preds = %159
  %182 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %183 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %184 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %185 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %186 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %187 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %188 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %189 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %190 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %191 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %192 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %193 = getelementptr inbounds nuw i8, ptr %18, i64 36
  %194 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %195 = getelementptr inbounds nuw i8, ptr %18, i64 44
  %196 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %197 = getelementptr inbounds nuw i8, ptr %18, i64 52
  %198 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %199 = getelementptr inbounds nuw i8, ptr %18, i64 60
  %200 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %201 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %202 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %203 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %204 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %205 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %206 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %207 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %208 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %209 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %210 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %211 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %212 = getelementptr inbounds nuw i8, ptr %10, i64 52
  %213 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %214 = getelementptr inbounds nuw i8, ptr %10, i64 60
  %215 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %216 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %217 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %218 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %219 = getelementptr inbounds nuw i8, ptr %19, i64 20
  %220 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %221 = getelementptr inbounds nuw i8, ptr %19, i64 28
  %222 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %223 = getelementptr inbounds nuw i8, ptr %19, i64 36
  %224 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %225 = getelementptr inbounds nuw i8, ptr %19, i64 44
  %226 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %227 = getelementptr inbounds nuw i8, ptr %19, i64 52
  %228 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %229 = getelementptr inbounds nuw i8, ptr %19, i64 60
  %230 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %231 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %232 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %233 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %234 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %235 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %236 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %237 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %238 = getelementptr inbounds nuw i8, ptr %17, i64 36
  %239 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %240 = getelementptr inbounds nuw i8, ptr %17, i64 44
  %241 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %242 = getelementptr inbounds nuw i8, ptr %17, i64 52
  %243 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %244 = getelementptr inbounds nuw i8, ptr %17, i64 60
  %245 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %246 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %247 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %248 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %249 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %250 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %251 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %252 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %253 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %254 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %255 = getelementptr inbounds nuw i8, ptr %9, i64 44
  %256 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %257 = getelementptr inbounds nuw i8, ptr %9, i64 52
  %258 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %259 = getelementptr inbounds nuw i8, ptr %9, i64 60
  %260 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %261 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %262 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %263 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %264 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %265 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %266 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %267 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %268 = getelementptr inbounds nuw i8, ptr %20, i64 36
  %269 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %270 = getelementptr inbounds nuw i8, ptr %20, i64 44
  %271 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %272 = getelementptr inbounds nuw i8, ptr %20, i64 52
  %273 = getelementptr inbounds nuw i8, ptr %20, i64 56
  %274 = getelementptr inbounds nuw i8, ptr %20, i64 60
  %275 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %276 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %277 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %278 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %279 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %280 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %281 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %282 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %283 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %284 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %285 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %286 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %287 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %288 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %289 = getelementptr inbounds nuw i8, ptr %8, i64 60
  %290 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %291 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %292 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %293 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %294 = getelementptr inbounds nuw i8, ptr %22, i64 20
  %295 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %296 = getelementptr inbounds nuw i8, ptr %22, i64 28
  %297 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %298 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %299 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %300 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %301 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %302 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %303 = getelementptr inbounds nuw i8, ptr %23, i64 28
  %304 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %305 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %306 = getelementptr inbounds nuw i8, ptr %21, i64 12
  %307 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %308 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %309 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %310 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %311 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %312 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %313 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %314 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %315 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %316 = getelementptr inbounds nuw i8, ptr %25, i64 28
  %317 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %318 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %319 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %320 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %321 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %322 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %323 = getelementptr inbounds nuw i8, ptr %24, i64 28
  %324 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %325 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %326 = getelementptr inbounds nuw i8, ptr %27, i64 12
  %327 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %328 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %329 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %330 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %331 = mul nsw i32 %3, %164
  %332 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %333 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %334 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %336 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %337 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %338 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %339 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %340 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %341 = getelementptr inbounds nuw i8, ptr %29, i64 12
  %342 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %343 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %344 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %345 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %346 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %347 = getelementptr inbounds nuw i8, ptr %33, i64 12
  %348 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %349 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %350 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %351 = getelementptr inbounds nuw i8, ptr %33, i64 28
  %352 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %353 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %354 = getelementptr inbounds nuw i8, ptr %32, i64 12
  %355 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %356 = getelementptr inbounds nuw i8, ptr %32, i64 20
  %357 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %358 = getelementptr inbounds nuw i8, ptr %32, i64 28
  %359 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %360 = getelementptr inbounds nuw i8, ptr %32, i64 36
  %361 = getelementptr inbounds nuw i8, ptr %32, i64 40
  %362 = getelementptr inbounds nuw i8, ptr %32, i64 44
  %363 = getelementptr inbounds nuw i8, ptr %32, i64 48
  %364 = getelementptr inbounds nuw i8, ptr %32, i64 52
  %365 = getelementptr inbounds nuw i8, ptr %32, i64 56
  %366 = getelementptr inbounds nuw i8, ptr %32, i64 60
  br label %370

367:                                              ; preds = %639, %159
  %368 = shl nsw i32 %164, 2
  %369 = shl nsw i32 %164, 4
  br label %674

370:                                              ; preds = %181, %639
  %371 = phi i32 [ 0, %181 ], [ %658, %639 ]
  %372 = tail call %struct.Matrix.3 @_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %14, ptr noundef nonnull byval(%struct.Matrix.3) align 4 %16) #7
  %373 = extractvalue %struct.Matrix.3 %372, 0
  %374 = extractvalue [4 x [1 x float]] %373, 0, 0
  %375 = extractvalue [4 x [1 x float]] %373, 1, 0
  %376 = extractvalue [4 x [1 x float]] %373, 2, 0
  %377 = extractvalue [4 x [1 x float]] %373, 3, 0
  store float %374, ptr %16, align 4
  store float %375, ptr %182, align 4
  store float %376, ptr %183, align 4
  store float %377, ptr %184, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %17) #7
  %378 = tail call %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %14, ptr noundef nonnull byval(%struct.Matrix) align 4 %15) #7
  %379 = extractvalue %struct.Matrix %378, 0
  %380 = extractvalue [4 x [4 x float]] %379, 0, 0
  store float %380, ptr %18, align 4
  %381 = extractvalue [4 x [4 x float]] %379, 0, 1
  store float %381, ptr %185, align 4
  %382 = extractvalue [4 x [4 x float]] %379, 0, 2
  store float %382, ptr %186, align 4
  %383 = extractvalue [4 x [4 x float]] %379, 0, 3
  store float %383, ptr %187, align 4
  %384 = extractvalue [4 x [4 x float]] %379, 1, 0
  store float %384, ptr %188, align 4
  %385 = extractvalue [4 x [4 x float]] %379, 1, 1
  store float %385, ptr %189, align 4
  %386 = extractvalue [4 x [4 x float]] %379, 1, 2
  store float %386, ptr %190, align 4
  %387 = extractvalue [4 x [4 x float]] %379, 1, 3
  store float %387, ptr %191, align 4
  %388 = extractvalue [4 x [4 x float]] %379, 2, 0
  store float %388, ptr %192, align 4
  %389 = extractvalue [4 x [4 x float]] %379, 2, 1
  store float %389, ptr %193, align 4
  %390 = extractvalue [4 x [4 x float]] %379, 2, 2
  store float %390, ptr %194, align 4
  %391 = extractvalue [4 x [4 x float]] %379, 2, 3
  store float %391, ptr %195, align 4
  %392 = extractvalue [4 x [4 x float]] %379, 3, 0
  store float %392, ptr %196, align 4
  %393 = extractvalue [4 x [4 x float]] %379, 3, 1
  store float %393, ptr %197, align 4
  %394 = extractvalue [4 x [4 x float]] %379, 3, 2
  store float %394, ptr %198, align 4
  %395 = extractvalue [4 x [4 x float]] %379, 3, 3
  store float %395, ptr %199, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  br label %396

396:                                              ; preds = %401, %370
  %397 = phi i32 [ 0, %370 ], [ %402, %401 ]
  %398 = zext nneg i32 %397 to i64
  %399 = getelementptr inbounds nuw [4 x float], ptr %14, i64 %398
  %400 = getelementptr inbounds nuw float, ptr %10, i64 %398
  br label %404

401:                                              ; preds = %404
  %402 = add nuw nsw i32 %397, 1
  %403 = icmp eq i32 %402, 4
  br i1 %403, label %412, label %396, !llvm.loop !15

404:                                              ; preds = %404, %396
  %405 = phi i32 [ 0, %396 ], [ %410, %404 ]
  %406 = zext nneg i32 %405 to i64
  %407 = getelementptr inbounds nuw float, ptr %399, i64 %406
  %408 = load float, ptr %407, align 4
  %409 = getelementptr inbounds nuw [4 x float], ptr %400, i64 %406
  store float %408, ptr %409, align 4, !tbaa !8
  %410 = add nuw nsw i32 %405, 1
  %411 = icmp eq i32 %410, 4
  br i1 %411, label %401, label %404, !llvm.loop !16

412:                                              ; preds = %401
  %413 = load float, ptr %10, align 4
  %414 = load float, ptr %200, align 4
  %415 = load float, ptr %201, align 4
  %416 = load float, ptr %202, align 4
  %417 = load float, ptr %203, align 4
  %418 = load float, ptr %204, align 4
  %419 = load float, ptr %205, align 4
  %420 = load float, ptr %206, align 4
  %421 = load float, ptr %207, align 4
  %422 = load float, ptr %208, align 4
  %423 = load float, ptr %209, align 4
  %424 = load float, ptr %210, align 4
  %425 = load float, ptr %211, align 4
  %426 = load float, ptr %212, align 4
  %427 = load float, ptr %213, align 4
  %428 = load float, ptr %214, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  store float %413, ptr %19, align 4
  store float %414, ptr %215, align 4
  store float %415, ptr %216, align 4
  store float %416, ptr %217, align 4
  store float %417, ptr %218, align 4
  store float %418, ptr %219, align 4
  store float %419, ptr %220, align 4
  store float %420, ptr %221, align 4
  store float %421, ptr %222, align 4
  store float %422, ptr %223, align 4
  store float %423, ptr %224, align 4
  store float %424, ptr %225, align 4
  store float %425, ptr %226, align 4
  store float %426, ptr %227, align 4
  store float %427, ptr %228, align 4
  store float %428, ptr %229, align 4
  %429 = tail call %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %18, ptr noundef nonnull byval(%struct.Matrix) align 4 %19) #7
  %430 = extractvalue %struct.Matrix %429, 0
  %431 = extractvalue [4 x [4 x float]] %430, 0, 0
  store float %431, ptr %17, align 4
  %432 = extractvalue [4 x [4 x float]] %430, 0, 1
  store float %432, ptr %230, align 4
  %433 = extractvalue [4 x [4 x float]] %430, 0, 2
  store float %433, ptr %231, align 4
  %434 = extractvalue [4 x [4 x float]] %430, 0, 3
  store float %434, ptr %232, align 4
  %435 = extractvalue [4 x [4 x float]] %430, 1, 0
  store float %435, ptr %233, align 4
  %436 = extractvalue [4 x [4 x float]] %430, 1, 1
  store float %436, ptr %234, align 4
  %437 = extractvalue [4 x [4 x float]] %430, 1, 2
  store float %437, ptr %235, align 4
  %438 = extractvalue [4 x [4 x float]] %430, 1, 3
  store float %438, ptr %236, align 4
  %439 = extractvalue [4 x [4 x float]] %430, 2, 0
  store float %439, ptr %237, align 4
  %440 = extractvalue [4 x [4 x float]] %430, 2, 1
  store float %440, ptr %238, align 4
  %441 = extractvalue [4 x [4 x float]] %430, 2, 2
  store float %441, ptr %239, align 4
  %442 = extractvalue [4 x [4 x float]] %430, 2, 3
  store float %442, ptr %240, align 4
  %443 = extractvalue [4 x [4 x float]] %430, 3, 0
  store float %443, ptr %241, align 4
  %444 = extractvalue [4 x [4 x float]] %430, 3, 1
  store float %444, ptr %242, align 4
  %445 = extractvalue [4 x [4 x float]] %430, 3, 2
  store float %445, ptr %243, align 4
  %446 = extractvalue [4 x [4 x float]] %430, 3, 3
  store float %446, ptr %244, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  br label %447

447:                                              ; preds = %447, %412
  %448 = phi i32 [ 0, %412 ], [ %452, %447 ]
  %449 = zext nneg i32 %448 to i64
  %450 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %449
  %451 = getelementptr inbounds nuw float, ptr %450, i64 %449
  store float 0x3F847AE140000000, ptr %451, align 4, !tbaa !8
  %452 = add nuw nsw i32 %448, 1
  %453 = icmp eq i32 %452, 4
  br i1 %453, label %454, label %447, !llvm.loop !10

454:                                              ; preds = %447
  %455 = load float, ptr %9, align 4
  %456 = load float, ptr %245, align 4
  %457 = load float, ptr %246, align 4
  %458 = load float, ptr %247, align 4
  %459 = load float, ptr %248, align 4
  %460 = load float, ptr %249, align 4
  %461 = load float, ptr %250, align 4
  %462 = load float, ptr %251, align 4
  %463 = load float, ptr %252, align 4
  %464 = load float, ptr %253, align 4
  %465 = load float, ptr %254, align 4
  %466 = load float, ptr %255, align 4
  %467 = load float, ptr %256, align 4
  %468 = load float, ptr %257, align 4
  %469 = load float, ptr %258, align 4
  %470 = load float, ptr %259, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  store float %455, ptr %20, align 4
  store float %456, ptr %260, align 4
  store float %457, ptr %261, align 4
  store float %458, ptr %262, align 4
  store float %459, ptr %263, align 4
  store float %460, ptr %264, align 4
  store float %461, ptr %265, align 4
  store float %462, ptr %266, align 4
  store float %463, ptr %267, align 4
  store float %464, ptr %268, align 4
  store float %465, ptr %269, align 4
  store float %466, ptr %270, align 4
  store float %467, ptr %271, align 4
  store float %468, ptr %272, align 4
  store float %469, ptr %273, align 4
  store float %470, ptr %274, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  br label %471

471:                                              ; preds = %477, %454
  %472 = phi i32 [ 0, %454 ], [ %478, %477 ]
  %473 = zext nneg i32 %472 to i64
  %474 = getelementptr inbounds nuw [4 x float], ptr %17, i64 %473
  %475 = getelementptr inbounds nuw [4 x float], ptr %20, i64 %473
  %476 = getelementptr inbounds nuw [4 x float], ptr %8, i64 %473
  br label %480

477:                                              ; preds = %480
  %478 = add nuw nsw i32 %472, 1
  %479 = icmp eq i32 %478, 4
  br i1 %479, label %491, label %471, !llvm.loop !17

480:                                              ; preds = %480, %471
  %481 = phi i32 [ 0, %471 ], [ %489, %480 ]
  %482 = zext nneg i32 %481 to i64
  %483 = getelementptr inbounds nuw float, ptr %474, i64 %482
  %484 = load float, ptr %483, align 4, !tbaa !8
  %485 = getelementptr inbounds nuw float, ptr %475, i64 %482
  %486 = load float, ptr %485, align 4, !tbaa !8
  %487 = fadd contract float %484, %486
  %488 = getelementptr inbounds nuw float, ptr %476, i64 %482
  store float %487, ptr %488, align 4, !tbaa !8
  %489 = add nuw nsw i32 %481, 1
  %490 = icmp eq i32 %489, 4
  br i1 %490, label %477, label %480, !llvm.loop !18

491:                                              ; preds = %477
  %492 = load float, ptr %8, align 4
  %493 = load float, ptr %275, align 4
  %494 = load float, ptr %276, align 4
  %495 = load float, ptr %277, align 4
  %496 = load float, ptr %278, align 4
  %497 = load float, ptr %279, align 4
  %498 = load float, ptr %280, align 4
  %499 = load float, ptr %281, align 4
  %500 = load float, ptr %282, align 4
  %501 = load float, ptr %283, align 4
  %502 = load float, ptr %284, align 4
  %503 = load float, ptr %285, align 4
  %504 = load float, ptr %286, align 4
  %505 = load float, ptr %287, align 4
  %506 = load float, ptr %288, align 4
  %507 = load float, ptr %289, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  store float %492, ptr %15, align 4
  store float %493, ptr %127, align 4
  store float %494, ptr %128, align 4
  store float %495, ptr %129, align 4
  store float %496, ptr %130, align 4
  store float %497, ptr %131, align 4
  store float %498, ptr %132, align 4
  store float %499, ptr %133, align 4
  store float %500, ptr %134, align 4
  store float %501, ptr %135, align 4
  store float %502, ptr %136, align 4
  store float %503, ptr %137, align 4
  store float %504, ptr %138, align 4
  store float %505, ptr %139, align 4
  store float %506, ptr %140, align 4
  store float %507, ptr %141, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %17) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %21) #7
  %508 = tail call %struct.Matrix.1 @_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.1) align 4 @__const.kalman_track.H, ptr noundef nonnull byval(%struct.Matrix) align 4 %15) #7
  %509 = extractvalue %struct.Matrix.1 %508, 0
  %510 = extractvalue [2 x [4 x float]] %509, 0, 0
  store float %510, ptr %22, align 4
  %511 = extractvalue [2 x [4 x float]] %509, 0, 1
  store float %511, ptr %290, align 4
  %512 = extractvalue [2 x [4 x float]] %509, 0, 2
  store float %512, ptr %291, align 4
  %513 = extractvalue [2 x [4 x float]] %509, 0, 3
  store float %513, ptr %292, align 4
  %514 = extractvalue [2 x [4 x float]] %509, 1, 0
  store float %514, ptr %293, align 4
  %515 = extractvalue [2 x [4 x float]] %509, 1, 1
  store float %515, ptr %294, align 4
  %516 = extractvalue [2 x [4 x float]] %509, 1, 2
  store float %516, ptr %295, align 4
  %517 = extractvalue [2 x [4 x float]] %509, 1, 3
  store float %517, ptr %296, align 4
  store float %165, ptr %23, align 4
  store float %167, ptr %297, align 4
  store float %169, ptr %298, align 4
  store float %171, ptr %299, align 4
  store float %173, ptr %300, align 4
  store float %175, ptr %301, align 4
  store float %177, ptr %302, align 4
  store float %179, ptr %303, align 4, !tbaa !19
  %518 = tail call %struct.Matrix.0 @_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.1) align 4 %22, ptr noundef nonnull byval(%struct.Matrix.2) align 4 %23) #7
  %519 = extractvalue %struct.Matrix.0 %518, 0
  %520 = extractvalue [2 x [2 x float]] %519, 0, 0
  store float %520, ptr %21, align 4
  %521 = extractvalue [2 x [2 x float]] %519, 0, 1
  store float %521, ptr %304, align 4
  %522 = extractvalue [2 x [2 x float]] %519, 1, 0
  store float %522, ptr %305, align 4
  %523 = extractvalue [2 x [2 x float]] %519, 1, 1
  store float %523, ptr %306, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  br label %524

524:                                              ; preds = %530, %491
  %525 = phi i32 [ 0, %491 ], [ %531, %530 ]
  %526 = zext nneg i32 %525 to i64
  %527 = getelementptr inbounds nuw [2 x float], ptr %21, i64 %526
  %528 = getelementptr inbounds nuw [2 x float], ptr @__const.kalman_track.R, i64 %526
  %529 = getelementptr inbounds nuw [2 x float], ptr %7, i64 %526
  br label %533

530:                                              ; preds = %533
  %531 = add nuw nsw i32 %525, 1
  %532 = icmp eq i32 %525, 0
  br i1 %532, label %524, label %544, !llvm.loop !20

533:                                              ; preds = %533, %524
  %534 = phi i32 [ 0, %524 ], [ %542, %533 ]
  %535 = zext nneg i32 %534 to i64
  %536 = getelementptr inbounds nuw float, ptr %527, i64 %535
  %537 = load float, ptr %536, align 4, !tbaa !8
  %538 = getelementptr inbounds nuw float, ptr %528, i64 %535
  %539 = load float, ptr %538, align 4, !tbaa !8
  %540 = fadd contract float %537, %539
  %541 = getelementptr inbounds nuw float, ptr %529, i64 %535
  store float %540, ptr %541, align 4, !tbaa !8
  %542 = add nuw nsw i32 %534, 1
  %543 = icmp eq i32 %534, 0
  br i1 %543, label %533, label %530, !llvm.loop !21

544:                                              ; preds = %530
  %545 = load float, ptr %7, align 4
  %546 = load float, ptr %307, align 4
  %547 = load float, ptr %308, align 4
  %548 = load float, ptr %309, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %21) #7
  store float %165, ptr %25, align 4
  store float %167, ptr %310, align 4
  store float %169, ptr %311, align 4
  store float %171, ptr %312, align 4
  store float %173, ptr %313, align 4
  store float %175, ptr %314, align 4
  store float %177, ptr %315, align 4
  store float %179, ptr %316, align 4, !tbaa !19
  %549 = tail call %struct.Matrix.2 @_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %15, ptr noundef nonnull byval(%struct.Matrix.2) align 4 %25) #7
  %550 = extractvalue %struct.Matrix.2 %549, 0
  %551 = extractvalue [4 x [2 x float]] %550, 0, 0
  store float %551, ptr %24, align 4
  %552 = extractvalue [4 x [2 x float]] %550, 0, 1
  store float %552, ptr %317, align 4
  %553 = extractvalue [4 x [2 x float]] %550, 1, 0
  store float %553, ptr %318, align 4
  %554 = extractvalue [4 x [2 x float]] %550, 1, 1
  store float %554, ptr %319, align 4
  %555 = extractvalue [4 x [2 x float]] %550, 2, 0
  store float %555, ptr %320, align 4
  %556 = extractvalue [4 x [2 x float]] %550, 2, 1
  store float %556, ptr %321, align 4
  %557 = extractvalue [4 x [2 x float]] %550, 3, 0
  store float %557, ptr %322, align 4
  %558 = extractvalue [4 x [2 x float]] %550, 3, 1
  store float %558, ptr %323, align 4
  store float %545, ptr %27, align 4
  store float %546, ptr %324, align 4
  store float %547, ptr %325, align 4
  store float %548, ptr %326, align 4, !tbaa !19
  %559 = tail call %struct.Matrix.0 @_Z7inverse6MatrixILi2ELi2EE(ptr noundef nonnull byval(%struct.Matrix.0) align 4 %27) #7
  %560 = extractvalue %struct.Matrix.0 %559, 0
  %561 = extractvalue [2 x [2 x float]] %560, 0, 0
  store float %561, ptr %26, align 4
  %562 = extractvalue [2 x [2 x float]] %560, 0, 1
  store float %562, ptr %327, align 4
  %563 = extractvalue [2 x [2 x float]] %560, 1, 0
  store float %563, ptr %328, align 4
  %564 = extractvalue [2 x [2 x float]] %560, 1, 1
  store float %564, ptr %329, align 4
  %565 = tail call %struct.Matrix.2 @_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.2) align 4 %24, ptr noundef nonnull byval(%struct.Matrix.0) align 4 %26) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %28) #7
  %566 = tail call %struct.Matrix.4 @_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.1) align 4 @__const.kalman_track.H, ptr noundef nonnull byval(%struct.Matrix.3) align 4 %16) #7
  %567 = extractvalue %struct.Matrix.4 %566, 0
  %568 = extractvalue [2 x [1 x float]] %567, 0, 0
  store float %568, ptr %28, align 8
  %569 = extractvalue [2 x [1 x float]] %567, 1, 0
  store float %569, ptr %330, align 4
  %570 = add nsw i32 %371, %331
  %571 = shl nsw i32 %570, 1
  br label %623

572:                                              ; preds = %623
  %573 = extractvalue %struct.Matrix.2 %565, 0
  %574 = extractvalue [4 x [2 x float]] %573, 0, 0
  %575 = extractvalue [4 x [2 x float]] %573, 0, 1
  %576 = extractvalue [4 x [2 x float]] %573, 1, 0
  %577 = extractvalue [4 x [2 x float]] %573, 1, 1
  %578 = extractvalue [4 x [2 x float]] %573, 2, 0
  %579 = extractvalue [4 x [2 x float]] %573, 2, 1
  %580 = extractvalue [4 x [2 x float]] %573, 3, 0
  %581 = extractvalue [4 x [2 x float]] %573, 3, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %29) #7
  store float %574, ptr %30, align 4
  store float %575, ptr %332, align 4
  store float %576, ptr %333, align 4
  store float %577, ptr %334, align 4
  store float %578, ptr %335, align 4
  store float %579, ptr %336, align 4
  store float %580, ptr %337, align 4
  store float %581, ptr %338, align 4, !tbaa !19
  %582 = load i64, ptr %28, align 8, !tbaa !19
  store i64 %582, ptr %31, align 8, !tbaa !19
  %583 = tail call %struct.Matrix.3 @_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.2) align 4 %30, ptr noundef nonnull byval(%struct.Matrix.4) align 4 %31) #7
  %584 = extractvalue %struct.Matrix.3 %583, 0
  %585 = extractvalue [4 x [1 x float]] %584, 0, 0
  store float %585, ptr %29, align 4
  %586 = extractvalue [4 x [1 x float]] %584, 1, 0
  store float %586, ptr %339, align 4
  %587 = extractvalue [4 x [1 x float]] %584, 2, 0
  store float %587, ptr %340, align 4
  %588 = extractvalue [4 x [1 x float]] %584, 3, 0
  store float %588, ptr %341, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br label %589

589:                                              ; preds = %589, %572
  %590 = phi i32 [ 0, %572 ], [ %598, %589 ]
  %591 = zext nneg i32 %590 to i64
  %592 = getelementptr inbounds nuw [1 x float], ptr %16, i64 %591
  %593 = load float, ptr %592, align 4
  %594 = getelementptr inbounds nuw [1 x float], ptr %29, i64 %591
  %595 = load float, ptr %594, align 4, !tbaa !8
  %596 = fadd contract float %593, %595
  %597 = getelementptr inbounds nuw [1 x float], ptr %6, i64 %591
  store float %596, ptr %597, align 4, !tbaa !8
  %598 = add nuw nsw i32 %590, 1
  %599 = icmp eq i32 %598, 4
  br i1 %599, label %600, label %589, !llvm.loop !22

600:                                              ; preds = %589
  %601 = load float, ptr %6, align 4
  %602 = load float, ptr %342, align 4
  %603 = load float, ptr %343, align 4
  %604 = load float, ptr %344, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  store float %601, ptr %16, align 4
  store float %602, ptr %182, align 4
  store float %603, ptr %183, align 4
  store float %604, ptr %184, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %29) #7
  store float %574, ptr %33, align 4
  store float %575, ptr %345, align 4
  store float %576, ptr %346, align 4
  store float %577, ptr %347, align 4
  store float %578, ptr %348, align 4
  store float %579, ptr %349, align 4
  store float %580, ptr %350, align 4
  store float %581, ptr %351, align 4, !tbaa !19
  %605 = tail call %struct.Matrix @_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.2) align 4 %33, ptr noundef nonnull byval(%struct.Matrix.1) align 4 @__const.kalman_track.H) #7
  %606 = extractvalue %struct.Matrix %605, 0
  %607 = extractvalue [4 x [4 x float]] %606, 0, 0
  store float %607, ptr %32, align 4
  %608 = extractvalue [4 x [4 x float]] %606, 0, 1
  store float %608, ptr %352, align 4
  %609 = extractvalue [4 x [4 x float]] %606, 0, 2
  store float %609, ptr %353, align 4
  %610 = extractvalue [4 x [4 x float]] %606, 0, 3
  store float %610, ptr %354, align 4
  %611 = extractvalue [4 x [4 x float]] %606, 1, 0
  store float %611, ptr %355, align 4
  %612 = extractvalue [4 x [4 x float]] %606, 1, 1
  store float %612, ptr %356, align 4
  %613 = extractvalue [4 x [4 x float]] %606, 1, 2
  store float %613, ptr %357, align 4
  %614 = extractvalue [4 x [4 x float]] %606, 1, 3
  store float %614, ptr %358, align 4
  %615 = extractvalue [4 x [4 x float]] %606, 2, 0
  store float %615, ptr %359, align 4
  %616 = extractvalue [4 x [4 x float]] %606, 2, 1
  store float %616, ptr %360, align 4
  %617 = extractvalue [4 x [4 x float]] %606, 2, 2
  store float %617, ptr %361, align 4
  %618 = extractvalue [4 x [4 x float]] %606, 2, 3
  store float %618, ptr %362, align 4
  %619 = extractvalue [4 x [4 x float]] %606, 3, 0
  store float %619, ptr %363, align 4
  %620 = extractvalue [4 x [4 x float]] %606, 3, 1
  store float %620, ptr %364, align 4
  %621 = extractvalue [4 x [4 x float]] %606, 3, 2
  store float %621, ptr %365, align 4
  %622 = extractvalue [4 x [4 x float]] %606, 3, 3
  store float %622, ptr %366, align 4
  br label %635

623:                                              ; preds = %544, %623
  %624 = phi i32 [ 0, %544 ], [ %633, %623 ]
  %625 = add nuw nsw i32 %624, %571
  %626 = sext i32 %625 to i64
  %627 = getelementptr inbounds float, ptr %0, i64 %626
  %628 = load float, ptr %627, align 4, !tbaa !8
  %629 = zext nneg i32 %624 to i64
  %630 = getelementptr inbounds nuw [1 x float], ptr %28, i64 %629
  %631 = load float, ptr %630, align 4, !tbaa !8
  %632 = fsub contract float %628, %631
  store float %632, ptr %630, align 4, !tbaa !8
  %633 = add nuw nsw i32 %624, 1
  %634 = icmp eq i32 %624, 0
  br i1 %634, label %623, label %572, !llvm.loop !23

635:                                              ; preds = %600, %660
  %636 = phi i32 [ 0, %600 ], [ %661, %660 ]
  %637 = zext nneg i32 %636 to i64
  %638 = getelementptr inbounds nuw [4 x float], ptr %32, i64 %637
  br label %663

639:                                              ; preds = %660
  %640 = tail call %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %32, ptr noundef nonnull byval(%struct.Matrix) align 4 %15) #7
  %641 = extractvalue %struct.Matrix %640, 0
  %642 = extractvalue [4 x [4 x float]] %641, 0, 0
  %643 = extractvalue [4 x [4 x float]] %641, 0, 1
  %644 = extractvalue [4 x [4 x float]] %641, 0, 2
  %645 = extractvalue [4 x [4 x float]] %641, 0, 3
  %646 = extractvalue [4 x [4 x float]] %641, 1, 0
  %647 = extractvalue [4 x [4 x float]] %641, 1, 1
  %648 = extractvalue [4 x [4 x float]] %641, 1, 2
  %649 = extractvalue [4 x [4 x float]] %641, 1, 3
  %650 = extractvalue [4 x [4 x float]] %641, 2, 0
  %651 = extractvalue [4 x [4 x float]] %641, 2, 1
  %652 = extractvalue [4 x [4 x float]] %641, 2, 2
  %653 = extractvalue [4 x [4 x float]] %641, 2, 3
  %654 = extractvalue [4 x [4 x float]] %641, 3, 0
  %655 = extractvalue [4 x [4 x float]] %641, 3, 1
  %656 = extractvalue [4 x [4 x float]] %641, 3, 2
  %657 = extractvalue [4 x [4 x float]] %641, 3, 3
  store float %642, ptr %15, align 4
  store float %643, ptr %127, align 4
  store float %644, ptr %128, align 4
  store float %645, ptr %129, align 4
  store float %646, ptr %130, align 4
  store float %647, ptr %131, align 4
  store float %648, ptr %132, align 4
  store float %649, ptr %133, align 4
  store float %650, ptr %134, align 4
  store float %651, ptr %135, align 4
  store float %652, ptr %136, align 4
  store float %653, ptr %137, align 4
  store float %654, ptr %138, align 4
  store float %655, ptr %139, align 4
  store float %656, ptr %140, align 4
  store float %657, ptr %141, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %28) #7
  %658 = add nuw nsw i32 %371, 1
  %659 = icmp eq i32 %658, %3
  br i1 %659, label %367, label %370, !llvm.loop !24

660:                                              ; preds = %663
  %661 = add nuw nsw i32 %636, 1
  %662 = icmp eq i32 %661, 4
  br i1 %662, label %639, label %635, !llvm.loop !25

663:                                              ; preds = %635, %663
  %664 = phi i32 [ 0, %635 ], [ %671, %663 ]
  %665 = icmp eq i32 %636, %664
  %666 = select contract i1 %665, float 1.000000e+00, float 0.000000e+00
  %667 = zext nneg i32 %664 to i64
  %668 = getelementptr inbounds nuw float, ptr %638, i64 %667
  %669 = load float, ptr %668, align 4
  %670 = fsub contract float %666, %669
  store float %670, ptr %668, align 4
  %671 = add nuw nsw i32 %664, 1
  %672 = icmp eq i32 %671, 4
  br i1 %672, label %660, label %663, !llvm.loop !26

673:                                              ; preds = %685
  ret void

674:                                              ; preds = %367, %685
  %675 = phi i32 [ 0, %367 ], [ %686, %685 ]
  %676 = zext nneg i32 %675 to i64
  %677 = getelementptr inbounds nuw [1 x float], ptr %16, i64 %676
  %678 = load float, ptr %677, align 4
  %679 = add nuw nsw i32 %675, %368
  %680 = sext i32 %679 to i64
  %681 = getelementptr inbounds float, ptr %1, i64 %680
  store float %678, ptr %681, align 4, !tbaa !8
  %682 = getelementptr inbounds nuw [4 x float], ptr %15, i64 %676
  %683 = shl nuw nsw i32 %675, 2
  %684 = add nuw nsw i32 %683, %369
  br label %688

685:                                              ; preds = %688
  %686 = add nuw nsw i32 %675, 1
  %687 = icmp eq i32 %686, 4
  br i1 %687, label %673, label %674, !llvm.loop !27

688:                                              ; preds = %674, %688
  %689 = phi i32 [ 0, %674 ], [ %696, %688 ]
  %690 = zext nneg i32 %689 to i64
  %691 = getelementptr inbounds nuw float, ptr %682, i64 %690
  %692 = load float, ptr %691, align 4
  %693 = add nuw nsw i32 %689, %684
  %694 = sext i32 %693 to i64
  %695 = getelementptr inbounds float, ptr %2, i64 %694
  store float %692, ptr %695, align 4, !tbaa !8
  %696 = add nuw nsw i32 %689, 1
  %697 = icmp eq i32 %696, 4
  br i1 %697, label %685, label %688, !llvm.loop !28
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.3 @_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef byval(%struct.Matrix.3) align 4 %1) local_unnamed_addr #5 comdat {
  %3 = alloca %struct.Matrix.3, align 4
  br label %4

4:                                                ; preds = %2, %20
  %5 = phi i32 [ 0, %2 ], [ %23, %20 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [4 x float], ptr %0, i64 %6
  br label %25

8:                                                ; preds = %20
  %9 = load float, ptr %3, align 4
  %10 = insertvalue %struct.Matrix.3 poison, float %9, 0, 0, 0
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %12 = load float, ptr %11, align 4
  %13 = insertvalue %struct.Matrix.3 %10, float %12, 0, 1, 0
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %15 = load float, ptr %14, align 4
  %16 = insertvalue %struct.Matrix.3 %13, float %15, 0, 2, 0
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %18 = load float, ptr %17, align 4
  %19 = insertvalue %struct.Matrix.3 %16, float %18, 0, 3, 0
  ret %struct.Matrix.3 %19

20:                                               ; preds = %25
  %21 = zext nneg i32 %5 to i64
  %22 = getelementptr inbounds nuw [1 x float], ptr %3, i64 %21
  store float %34, ptr %22, align 4, !tbaa !8
  %23 = add nuw nsw i32 %5, 1
  %24 = icmp eq i32 %23, 4
  br i1 %24, label %8, label %4, !llvm.loop !29

25:                                               ; preds = %4, %25
  %26 = phi i32 [ 0, %4 ], [ %35, %25 ]
  %27 = phi float [ 0.000000e+00, %4 ], [ %34, %25 ]
  %28 = zext nneg i32 %26 to i64
  %29 = getelementptr inbounds nuw float, ptr %7, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = getelementptr inbounds nuw [1 x float], ptr %1, i64 %28
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fmul contract float %30, %32
  %34 = fadd contract float %27, %33
  %35 = add nuw nsw i32 %26, 1
  %36 = icmp eq i32 %35, 4
  br i1 %36, label %20, label %25, !llvm.loop !30
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef byval(%struct.Matrix) align 4 %1) local_unnamed_addr #5 comdat {
  %3 = alloca %struct.Matrix, align 4
  br label %4

4:                                                ; preds = %2, %62
  %5 = phi i32 [ 0, %2 ], [ %63, %62 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [4 x float], ptr %0, i64 %6
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw [4 x float], ptr %3, i64 %8
  br label %58

10:                                               ; preds = %62
  %11 = load float, ptr %3, align 4
  %12 = insertvalue %struct.Matrix poison, float %11, 0, 0, 0
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = load float, ptr %13, align 4
  %15 = insertvalue %struct.Matrix %12, float %14, 0, 0, 1
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load float, ptr %16, align 4
  %18 = insertvalue %struct.Matrix %15, float %17, 0, 0, 2
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %20 = load float, ptr %19, align 4
  %21 = insertvalue %struct.Matrix %18, float %20, 0, 0, 3
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load float, ptr %22, align 4
  %24 = insertvalue %struct.Matrix %21, float %23, 0, 1, 0
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %26 = load float, ptr %25, align 4
  %27 = insertvalue %struct.Matrix %24, float %26, 0, 1, 1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = load float, ptr %28, align 4
  %30 = insertvalue %struct.Matrix %27, float %29, 0, 1, 2
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %32 = load float, ptr %31, align 4
  %33 = insertvalue %struct.Matrix %30, float %32, 0, 1, 3
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %35 = load float, ptr %34, align 4
  %36 = insertvalue %struct.Matrix %33, float %35, 0, 2, 0
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %38 = load float, ptr %37, align 4
  %39 = insertvalue %struct.Matrix %36, float %38, 0, 2, 1
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %41 = load float, ptr %40, align 4
  %42 = insertvalue %struct.Matrix %39, float %41, 0, 2, 2
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %44 = load float, ptr %43, align 4
  %45 = insertvalue %struct.Matrix %42, float %44, 0, 2, 3
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %47 = load float, ptr %46, align 4
  %48 = insertvalue %struct.Matrix %45, float %47, 0, 3, 0
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %50 = load float, ptr %49, align 4
  %51 = insertvalue %struct.Matrix %48, float %50, 0, 3, 1
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %53 = load float, ptr %52, align 4
  %54 = insertvalue %struct.Matrix %51, float %53, 0, 3, 2
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %56 = load float, ptr %55, align 4
  %57 = insertvalue %struct.Matrix %54, float %56, 0, 3, 3
  ret %struct.Matrix %57

58:                                               ; preds = %4, %65
  %59 = phi i32 [ 0, %4 ], [ %68, %65 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %1, i64 %60
  br label %70

62:                                               ; preds = %65
  %63 = add nuw nsw i32 %5, 1
  %64 = icmp eq i32 %63, 4
  br i1 %64, label %10, label %4, !llvm.loop !31

65:                                               ; preds = %70
  %66 = zext nneg i32 %59 to i64
  %67 = getelementptr inbounds nuw float, ptr %9, i64 %66
  store float %79, ptr %67, align 4, !tbaa !8
  %68 = add nuw nsw i32 %59, 1
  %69 = icmp eq i32 %68, 4
  br i1 %69, label %62, label %58, !llvm.loop !32

70:                                               ; preds = %58, %70
  %71 = phi i32 [ 0, %58 ], [ %80, %70 ]
  %72 = phi float [ 0.000000e+00, %58 ], [ %79, %70 ]
  %73 = zext nneg i32 %71 to i64
  %74 = getelementptr inbounds nuw float, ptr %7, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = getelementptr inbounds nuw [4 x float], ptr %61, i64 %73
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = fmul contract float %75, %77
  %79 = fadd contract float %72, %78
  %80 = add nuw nsw i32 %71, 1
  %81 = icmp eq i32 %80, 4
  br i1 %81, label %65, label %70, !llvm.loop !33
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.0 @_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef byval(%struct.Matrix.2) align 4 %1) local_unnamed_addr #5 comdat {
  %3 = alloca %struct.Matrix.0, align 4
  br label %4

4:                                                ; preds = %2, %26
  %5 = phi i32 [ 0, %2 ], [ %27, %26 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [4 x float], ptr %0, i64 %6
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw [2 x float], ptr %3, i64 %8
  br label %22

10:                                               ; preds = %26
  %11 = load float, ptr %3, align 4
  %12 = insertvalue %struct.Matrix.0 poison, float %11, 0, 0, 0
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = load float, ptr %13, align 4
  %15 = insertvalue %struct.Matrix.0 %12, float %14, 0, 0, 1
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load float, ptr %16, align 4
  %18 = insertvalue %struct.Matrix.0 %15, float %17, 0, 1, 0
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %20 = load float, ptr %19, align 4
  %21 = insertvalue %struct.Matrix.0 %18, float %20, 0, 1, 1
  ret %struct.Matrix.0 %21

22:                                               ; preds = %4, %29
  %23 = phi i32 [ 0, %4 ], [ %32, %29 ]
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %1, i64 %24
  br label %34

26:                                               ; preds = %29
  %27 = add nuw nsw i32 %5, 1
  %28 = icmp eq i32 %5, 0
  br i1 %28, label %4, label %10, !llvm.loop !34

29:                                               ; preds = %34
  %30 = zext nneg i32 %23 to i64
  %31 = getelementptr inbounds nuw float, ptr %9, i64 %30
  store float %43, ptr %31, align 4, !tbaa !8
  %32 = add nuw nsw i32 %23, 1
  %33 = icmp eq i32 %23, 0
  br i1 %33, label %22, label %26, !llvm.loop !35

34:                                               ; preds = %22, %34
  %35 = phi i32 [ 0, %22 ], [ %44, %34 ]
  %36 = phi float [ 0.000000e+00, %22 ], [ %43, %34 ]
  %37 = zext nneg i32 %35 to i64
  %38 = getelementptr inbounds nuw float, ptr %7, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = getelementptr inbounds nuw [2 x float], ptr %25, i64 %37
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fmul contract float %39, %41
  %43 = fadd contract float %36, %42
  %44 = add nuw nsw i32 %35, 1
  %45 = icmp eq i32 %44, 4
  br i1 %45, label %29, label %34, !llvm.loop !36
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.1 @_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef byval(%struct.Matrix) align 4 %1) local_unnamed_addr #5 comdat {
  %3 = alloca %struct.Matrix.1, align 4
  br label %4

4:                                                ; preds = %2, %38
  %5 = phi i32 [ 0, %2 ], [ %39, %38 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [4 x float], ptr %0, i64 %6
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw [4 x float], ptr %3, i64 %8
  br label %34

10:                                               ; preds = %38
  %11 = load float, ptr %3, align 4
  %12 = insertvalue %struct.Matrix.1 poison, float %11, 0, 0, 0
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = load float, ptr %13, align 4
  %15 = insertvalue %struct.Matrix.1 %12, float %14, 0, 0, 1
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load float, ptr %16, align 4
  %18 = insertvalue %struct.Matrix.1 %15, float %17, 0, 0, 2
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %20 = load float, ptr %19, align 4
  %21 = insertvalue %struct.Matrix.1 %18, float %20, 0, 0, 3
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load float, ptr %22, align 4
  %24 = insertvalue %struct.Matrix.1 %21, float %23, 0, 1, 0
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %26 = load float, ptr %25, align 4
  %27 = insertvalue %struct.Matrix.1 %24, float %26, 0, 1, 1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = load float, ptr %28, align 4
  %30 = insertvalue %struct.Matrix.1 %27, float %29, 0, 1, 2
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %32 = load float, ptr %31, align 4
  %33 = insertvalue %struct.Matrix.1 %30, float %32, 0, 1, 3
  ret %struct.Matrix.1 %33

34:                                               ; preds = %4, %41
  %35 = phi i32 [ 0, %4 ], [ %44, %41 ]
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36
  br label %46

38:                                               ; preds = %41
  %39 = add nuw nsw i32 %5, 1
  %40 = icmp eq i32 %5, 0
  br i1 %40, label %4, label %10, !llvm.loop !37

41:                                               ; preds = %46
  %42 = zext nneg i32 %35 to i64
  %43 = getelementptr inbounds nuw float, ptr %9, i64 %42
  store float %55, ptr %43, align 4, !tbaa !8
  %44 = add nuw nsw i32 %35, 1
  %45 = icmp eq i32 %44, 4
  br i1 %45, label %38, label %34, !llvm.loop !38

46:                                               ; preds = %34, %46
  %47 = phi i32 [ 0, %34 ], [ %56, %46 ]
  %48 = phi float [ 0.000000e+00, %34 ], [ %55, %46 ]
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw float, ptr %7, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw [4 x float], ptr %37, i64 %49
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fmul contract float %51, %53
  %55 = fadd contract float %48, %54
  %56 = add nuw nsw i32 %47, 1
  %57 = icmp eq i32 %56, 4
  br i1 %57, label %41, label %46, !llvm.loop !39
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.2 @_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef byval(%struct.Matrix.0) align 4 %1) local_unnamed_addr #5 comdat {
  %3 = alloca %struct.Matrix.2, align 4
  br label %4

4:                                                ; preds = %2, %38
  %5 = phi i32 [ 0, %2 ], [ %39, %38 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [2 x float], ptr %0, i64 %6
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw [2 x float], ptr %3, i64 %8
  br label %34

10:                                               ; preds = %38
  %11 = load float, ptr %3, align 4
  %12 = insertvalue %struct.Matrix.2 poison, float %11, 0, 0, 0
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = load float, ptr %13, align 4
  %15 = insertvalue %struct.Matrix.2 %12, float %14, 0, 0, 1
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load float, ptr %16, align 4
  %18 = insertvalue %struct.Matrix.2 %15, float %17, 0, 1, 0
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %20 = load float, ptr %19, align 4
  %21 = insertvalue %struct.Matrix.2 %18, float %20, 0, 1, 1
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load float, ptr %22, align 4
  %24 = insertvalue %struct.Matrix.2 %21, float %23, 0, 2, 0
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %26 = load float, ptr %25, align 4
  %27 = insertvalue %struct.Matrix.2 %24, float %26, 0, 2, 1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = load float, ptr %28, align 4
  %30 = insertvalue %struct.Matrix.2 %27, float %29, 0, 3, 0
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %32 = load float, ptr %31, align 4
  %33 = insertvalue %struct.Matrix.2 %30, float %32, 0, 3, 1
  ret %struct.Matrix.2 %33

34:                                               ; preds = %4, %41
  %35 = phi i32 [ 0, %4 ], [ %44, %41 ]
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36
  br label %46

38:                                               ; preds = %41
  %39 = add nuw nsw i32 %5, 1
  %40 = icmp eq i32 %39, 4
  br i1 %40, label %10, label %4, !llvm.loop !40

41:                                               ; preds = %46
  %42 = zext nneg i32 %35 to i64
  %43 = getelementptr inbounds nuw float, ptr %9, i64 %42
  store float %55, ptr %43, align 4, !tbaa !8
  %44 = add nuw nsw i32 %35, 1
  %45 = icmp eq i32 %35, 0
  br i1 %45, label %34, label %38, !llvm.loop !41

46:                                               ; preds = %34, %46
  %47 = phi i32 [ 0, %34 ], [ %56, %46 ]
  %48 = phi float [ 0.000000e+00, %34 ], [ %55, %46 ]
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw float, ptr %7, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw [2 x float], ptr %37, i64 %49
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fmul contract float %51, %53
  %55 = fadd contract float %48, %54
  %56 = add nuw nsw i32 %47, 1
  %57 = icmp eq i32 %47, 0
  br i1 %57, label %46, label %41, !llvm.loop !42
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.2 @_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef byval(%struct.Matrix.2) align 4 %1) local_unnamed_addr #5 comdat {
  %3 = alloca %struct.Matrix.2, align 4
  br label %4

4:                                                ; preds = %2, %38
  %5 = phi i32 [ 0, %2 ], [ %39, %38 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [4 x float], ptr %0, i64 %6
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw [2 x float], ptr %3, i64 %8
  br label %34

10:                                               ; preds = %38
  %11 = load float, ptr %3, align 4
  %12 = insertvalue %struct.Matrix.2 poison, float %11, 0, 0, 0
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = load float, ptr %13, align 4
  %15 = insertvalue %struct.Matrix.2 %12, float %14, 0, 0, 1
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load float, ptr %16, align 4
  %18 = insertvalue %struct.Matrix.2 %15, float %17, 0, 1, 0
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %20 = load float, ptr %19, align 4
  %21 = insertvalue %struct.Matrix.2 %18, float %20, 0, 1, 1
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load float, ptr %22, align 4
  %24 = insertvalue %struct.Matrix.2 %21, float %23, 0, 2, 0
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %26 = load float, ptr %25, align 4
  %27 = insertvalue %struct.Matrix.2 %24, float %26, 0, 2, 1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = load float, ptr %28, align 4
  %30 = insertvalue %struct.Matrix.2 %27, float %29, 0, 3, 0
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %32 = load float, ptr %31, align 4
  %33 = insertvalue %struct.Matrix.2 %30, float %32, 0, 3, 1
  ret %struct.Matrix.2 %33

34:                                               ; preds = %4, %41
  %35 = phi i32 [ 0, %4 ], [ %44, %41 ]
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36
  br label %46

38:                                               ; preds = %41
  %39 = add nuw nsw i32 %5, 1
  %40 = icmp eq i32 %39, 4
  br i1 %40, label %10, label %4, !llvm.loop !43

41:                                               ; preds = %46
  %42 = zext nneg i32 %35 to i64
  %43 = getelementptr inbounds nuw float, ptr %9, i64 %42
  store float %55, ptr %43, align 4, !tbaa !8
  %44 = add nuw nsw i32 %35, 1
  %45 = icmp eq i32 %35, 0
  br i1 %45, label %34, label %38, !llvm.loop !44

46:                                               ; preds = %34, %46
  %47 = phi i32 [ 0, %34 ], [ %56, %46 ]
  %48 = phi float [ 0.000000e+00, %34 ], [ %55, %46 ]
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw float, ptr %7, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw [2 x float], ptr %37, i64 %49
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fmul contract float %51, %53
  %55 = fadd contract float %48, %54
  %56 = add nuw nsw i32 %47, 1
  %57 = icmp eq i32 %56, 4
  br i1 %57, label %41, label %46, !llvm.loop !45
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.4 @_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef byval(%struct.Matrix.3) align 4 %1) local_unnamed_addr #5 comdat {
  %3 = alloca %struct.Matrix.4, align 4
  br label %4

4:                                                ; preds = %2, %14
  %5 = phi i32 [ 0, %2 ], [ %17, %14 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [4 x float], ptr %0, i64 %6
  br label %19

8:                                                ; preds = %14
  %9 = load float, ptr %3, align 4
  %10 = insertvalue %struct.Matrix.4 poison, float %9, 0, 0, 0
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %12 = load float, ptr %11, align 4
  %13 = insertvalue %struct.Matrix.4 %10, float %12, 0, 1, 0
  ret %struct.Matrix.4 %13

14:                                               ; preds = %19
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr inbounds nuw [1 x float], ptr %3, i64 %15
  store float %28, ptr %16, align 4, !tbaa !8
  %17 = add nuw nsw i32 %5, 1
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %4, label %8, !llvm.loop !46

19:                                               ; preds = %4, %19
  %20 = phi i32 [ 0, %4 ], [ %29, %19 ]
  %21 = phi float [ 0.000000e+00, %4 ], [ %28, %19 ]
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw float, ptr %7, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = getelementptr inbounds nuw [1 x float], ptr %1, i64 %22
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %24, %26
  %28 = fadd contract float %21, %27
  %29 = add nuw nsw i32 %20, 1
  %30 = icmp eq i32 %29, 4
  br i1 %30, label %14, label %19, !llvm.loop !47
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.3 @_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef byval(%struct.Matrix.4) align 4 %1) local_unnamed_addr #5 comdat {
  %3 = alloca %struct.Matrix.3, align 4
  br label %4

4:                                                ; preds = %2, %20
  %5 = phi i32 [ 0, %2 ], [ %23, %20 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [2 x float], ptr %0, i64 %6
  br label %25

8:                                                ; preds = %20
  %9 = load float, ptr %3, align 4
  %10 = insertvalue %struct.Matrix.3 poison, float %9, 0, 0, 0
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %12 = load float, ptr %11, align 4
  %13 = insertvalue %struct.Matrix.3 %10, float %12, 0, 1, 0
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %15 = load float, ptr %14, align 4
  %16 = insertvalue %struct.Matrix.3 %13, float %15, 0, 2, 0
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %18 = load float, ptr %17, align 4
  %19 = insertvalue %struct.Matrix.3 %16, float %18, 0, 3, 0
  ret %struct.Matrix.3 %19

20:                                               ; preds = %25
  %21 = zext nneg i32 %5 to i64
  %22 = getelementptr inbounds nuw [1 x float], ptr %3, i64 %21
  store float %34, ptr %22, align 4, !tbaa !8
  %23 = add nuw nsw i32 %5, 1
  %24 = icmp eq i32 %23, 4
  br i1 %24, label %8, label %4, !llvm.loop !48

25:                                               ; preds = %4, %25
  %26 = phi i32 [ 0, %4 ], [ %35, %25 ]
  %27 = phi float [ 0.000000e+00, %4 ], [ %34, %25 ]
  %28 = zext nneg i32 %26 to i64
  %29 = getelementptr inbounds nuw float, ptr %7, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = getelementptr inbounds nuw [1 x float], ptr %1, i64 %28
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fmul contract float %30, %32
  %34 = fadd contract float %27, %33
  %35 = add nuw nsw i32 %26, 1
  %36 = icmp eq i32 %26, 0
  br i1 %36, label %25, label %20, !llvm.loop !49
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix @_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef byval(%struct.Matrix.1) align 4 %1) local_unnamed_addr #5 comdat {
  %3 = alloca %struct.Matrix, align 4
  br label %4

4:                                                ; preds = %2, %62
  %5 = phi i32 [ 0, %2 ], [ %63, %62 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [2 x float], ptr %0, i64 %6
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw [4 x float], ptr %3, i64 %8
  br label %58

10:                                               ; preds = %62
  %11 = load float, ptr %3, align 4
  %12 = insertvalue %struct.Matrix poison, float %11, 0, 0, 0
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = load float, ptr %13, align 4
  %15 = insertvalue %struct.Matrix %12, float %14, 0, 0, 1
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load float, ptr %16, align 4
  %18 = insertvalue %struct.Matrix %15, float %17, 0, 0, 2
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %20 = load float, ptr %19, align 4
  %21 = insertvalue %struct.Matrix %18, float %20, 0, 0, 3
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load float, ptr %22, align 4
  %24 = insertvalue %struct.Matrix %21, float %23, 0, 1, 0
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %26 = load float, ptr %25, align 4
  %27 = insertvalue %struct.Matrix %24, float %26, 0, 1, 1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = load float, ptr %28, align 4
  %30 = insertvalue %struct.Matrix %27, float %29, 0, 1, 2
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %32 = load float, ptr %31, align 4
  %33 = insertvalue %struct.Matrix %30, float %32, 0, 1, 3
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %35 = load float, ptr %34, align 4
  %36 = insertvalue %struct.Matrix %33, float %35, 0, 2, 0
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %38 = load float, ptr %37, align 4
  %39 = insertvalue %struct.Matrix %36, float %38, 0, 2, 1
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %41 = load float, ptr %40, align 4
  %42 = insertvalue %struct.Matrix %39, float %41, 0, 2, 2
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %44 = load float, ptr %43, align 4
  %45 = insertvalue %struct.Matrix %42, float %44, 0, 2, 3
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %47 = load float, ptr %46, align 4
  %48 = insertvalue %struct.Matrix %45, float %47, 0, 3, 0
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %50 = load float, ptr %49, align 4
  %51 = insertvalue %struct.Matrix %48, float %50, 0, 3, 1
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %53 = load float, ptr %52, align 4
  %54 = insertvalue %struct.Matrix %51, float %53, 0, 3, 2
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %56 = load float, ptr %55, align 4
  %57 = insertvalue %struct.Matrix %54, float %56, 0, 3, 3
  ret %struct.Matrix %57

58:                                               ; preds = %4, %65
  %59 = phi i32 [ 0, %4 ], [ %68, %65 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %1, i64 %60
  br label %70

62:                                               ; preds = %65
  %63 = add nuw nsw i32 %5, 1
  %64 = icmp eq i32 %63, 4
  br i1 %64, label %10, label %4, !llvm.loop !50

65:                                               ; preds = %70
  %66 = zext nneg i32 %59 to i64
  %67 = getelementptr inbounds nuw float, ptr %9, i64 %66
  store float %79, ptr %67, align 4, !tbaa !8
  %68 = add nuw nsw i32 %59, 1
  %69 = icmp eq i32 %68, 4
  br i1 %69, label %62, label %58, !llvm.loop !51

70:                                               ; preds = %58, %70
  %71 = phi i32 [ 0, %58 ], [ %80, %70 ]
  %72 = phi float [ 0.000000e+00, %58 ], [ %79, %70 ]
  %73 = zext nneg i32 %71 to i64
  %74 = getelementptr inbounds nuw float, ptr %7, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = getelementptr inbounds nuw [4 x float], ptr %61, i64 %73
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = fmul contract float %75, %77
  %79 = fadd contract float %72, %78
  %80 = add nuw nsw i32 %71, 1
  %81 = icmp eq i32 %71, 0
  br i1 %81, label %70, label %65, !llvm.loop !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = !{!6, !6, i64 0}
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !11, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11, !12}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11, !12}
!32 = distinct !{!32, !11, !12}
!33 = distinct !{!33, !11, !12}
!34 = distinct !{!34, !11, !12}
!35 = distinct !{!35, !11, !12}
!36 = distinct !{!36, !11, !12}
!37 = distinct !{!37, !11, !12}
!38 = distinct !{!38, !11, !12}
!39 = distinct !{!39, !11, !12}
!40 = distinct !{!40, !11, !12}
!41 = distinct !{!41, !11, !12}
!42 = distinct !{!42, !11, !12}
!43 = distinct !{!43, !11, !12}
!44 = distinct !{!44, !11, !12}
!45 = distinct !{!45, !11, !12}
!46 = distinct !{!46, !11, !12}
!47 = distinct !{!47, !11, !12}
!48 = distinct !{!48, !11, !12}
!49 = distinct !{!49, !11, !12}
!50 = distinct !{!50, !11, !12}
!51 = distinct !{!51, !11, !12}
!52 = distinct !{!52, !11, !12}
