; ModuleID = 'corpus/cuda/cu_struct_params.cu'
source_filename = "corpus/cuda/cu_struct_params.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Affine = type { [3 x %struct.float4], i32, i32, [8 x i8] }
%struct.float4 = type { float, float, float, float }
%struct.Table = type { i32, [16 x float], [16 x float] }
%struct.TensorInfo = type { ptr, [4 x i32], [4 x i64], i32 }
%struct.Perm = type { [4 x i32] }
%struct.TensorList = type { [4 x ptr], [4 x ptr], [4 x i32], [4 x i8] }
%struct.Mutable = type { [4 x i64], %struct.Inner, [4 x i64] }
%struct.Inner = type { i8, i16, i32, i64 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @affine_points(ptr noundef readonly byval(%struct.Affine) align 16 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load i32, ptr %9, align 16, !tbaa !8
  %11 = icmp slt i32 %8, %10
  br i1 %11, label %12, label %77

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %14 = load i32, ptr %13, align 4, !tbaa !10
  %15 = mul i32 %14, %8
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw float, ptr %1, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !11
  %19 = add i32 %15, 1
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  %23 = add i32 %15, 2
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !11
  %27 = mul nsw i32 %8, 3
  %28 = load float, ptr %0, align 16, !tbaa !13
  %29 = fmul contract float %18, %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %31 = load float, ptr %30, align 4, !tbaa !15
  %32 = fmul contract float %22, %31
  %33 = fadd contract float %29, %32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load float, ptr %34, align 8, !tbaa !16
  %36 = fmul contract float %26, %35
  %37 = fadd contract float %33, %36
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %39 = load float, ptr %38, align 4, !tbaa !17
  %40 = fadd contract float %39, %37
  %41 = sext i32 %27 to i64
  %42 = getelementptr inbounds float, ptr %2, i64 %41
  store float %40, ptr %42, align 4, !tbaa !11
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %44 = load float, ptr %43, align 16, !tbaa !13
  %45 = fmul contract float %18, %44
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %47 = load float, ptr %46, align 4, !tbaa !15
  %48 = fmul contract float %22, %47
  %49 = fadd contract float %45, %48
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %51 = load float, ptr %50, align 8, !tbaa !16
  %52 = fmul contract float %26, %51
  %53 = fadd contract float %49, %52
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %55 = load float, ptr %54, align 4, !tbaa !17
  %56 = fadd contract float %55, %53
  %57 = sext i32 %27 to i64
  %58 = getelementptr float, ptr %2, i64 %57
  %59 = getelementptr i8, ptr %58, i64 4
  store float %56, ptr %59, align 4, !tbaa !11
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %61 = load float, ptr %60, align 16, !tbaa !13
  %62 = fmul contract float %18, %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %64 = load float, ptr %63, align 4, !tbaa !15
  %65 = fmul contract float %22, %64
  %66 = fadd contract float %62, %65
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %68 = load float, ptr %67, align 8, !tbaa !16
  %69 = fmul contract float %26, %68
  %70 = fadd contract float %66, %69
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %72 = load float, ptr %71, align 4, !tbaa !17
  %73 = fadd contract float %72, %70
  %74 = sext i32 %27 to i64
  %75 = getelementptr float, ptr %2, i64 %74
  %76 = getelementptr i8, ptr %75, i64 8
  store float %73, ptr %76, align 4, !tbaa !11
  br label %77

77:                                               ; preds = %12, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @piecewise(ptr noundef readonly byval(%struct.Table) align 4 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !11
  %12 = load i32, ptr %0, align 4, !tbaa !18
  %13 = icmp sgt i32 %12, 2
  br i1 %13, label %14, label %30

14:                                               ; preds = %3
  %15 = add nsw i32 %12, -1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  br label %17

17:                                               ; preds = %14, %17
  %18 = phi i32 [ 0, %14 ], [ %27, %17 ]
  %19 = phi i32 [ %15, %14 ], [ %26, %17 ]
  %20 = add nuw nsw i32 %18, %19
  %21 = lshr i32 %20, 1
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %16, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !11
  %25 = fcmp contract ugt float %24, %11
  %26 = select i1 %25, i32 %21, i32 %19
  %27 = select i1 %25, i32 %18, i32 %21
  %28 = sub nsw i32 %26, %27
  %29 = icmp sgt i32 %28, 1
  br i1 %29, label %17, label %30, !llvm.loop !20

30:                                               ; preds = %17, %3
  %31 = phi i32 [ 0, %3 ], [ %27, %17 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw float, ptr %32, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !11
  %36 = fsub contract float %11, %35
  %37 = add nuw nsw i32 %31, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %32, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !11
  %41 = fsub contract float %40, %35
  %42 = fadd contract float %41, 0x3BC79CA100000000
  %43 = fdiv contract float %36, %42
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %45 = getelementptr inbounds nuw float, ptr %44, i64 %33
  %46 = load float, ptr %45, align 4, !tbaa !11
  %47 = getelementptr inbounds nuw float, ptr %44, i64 %38
  %48 = load float, ptr %47, align 4, !tbaa !11
  %49 = fsub contract float %48, %46
  %50 = fmul contract float %43, %49
  %51 = fadd contract float %46, %50
  %52 = getelementptr inbounds float, ptr %2, i64 %9
  store float %51, ptr %52, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tensor_permute(ptr noundef readonly byval(%struct.TensorInfo) align 8 captures(none) %0, ptr noundef readonly byval(%struct.Perm) align 4 captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %89

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !22
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %42

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = and i32 %13, 1
  %19 = icmp eq i32 %13, 1
  br i1 %19, label %24, label %20

20:                                               ; preds = %15
  %21 = and i32 %13, 2147483646
  br label %49

22:                                               ; preds = %49
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %42, label %24

24:                                               ; preds = %22, %15
  %25 = phi i32 [ %13, %15 ], [ %71, %22 ]
  %26 = phi i64 [ 0, %15 ], [ %86, %22 ]
  %27 = phi i32 [ %9, %15 ], [ %79, %22 ]
  %28 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %28)
  %29 = sext i32 %25 to i64
  %30 = getelementptr i32, ptr %1, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -4
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %16, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = srem i32 %27, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %17, i64 %33
  %39 = load i64, ptr %38, align 8, !tbaa !26
  %40 = mul nsw i64 %39, %37
  %41 = add nsw i64 %40, %26
  br label %42

42:                                               ; preds = %24, %22, %11
  %43 = phi i64 [ 0, %11 ], [ %86, %22 ], [ %41, %24 ]
  %44 = load ptr, ptr %0, align 8, !tbaa !28
  %45 = getelementptr inbounds float, ptr %44, i64 %43
  %46 = load float, ptr %45, align 4, !tbaa !11
  %47 = sext i32 %9 to i64
  %48 = getelementptr inbounds float, ptr %2, i64 %47
  store float %46, ptr %48, align 4, !tbaa !11
  br label %89

49:                                               ; preds = %49, %20
  %50 = phi i32 [ %13, %20 ], [ %71, %49 ]
  %51 = phi i64 [ 0, %20 ], [ %86, %49 ]
  %52 = phi i32 [ %9, %20 ], [ %79, %49 ]
  %53 = phi i32 [ 0, %20 ], [ %87, %49 ]
  %54 = sext i32 %50 to i64
  %55 = getelementptr i32, ptr %1, i64 %54
  %56 = getelementptr i8, ptr %55, i64 -4
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %16, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = freeze i32 %52
  %62 = freeze i32 %60
  %63 = sdiv i32 %61, %62
  %64 = mul i32 %63, %62
  %65 = sub i32 %61, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i64, ptr %17, i64 %58
  %68 = load i64, ptr %67, align 8, !tbaa !26
  %69 = mul nsw i64 %68, %66
  %70 = add nsw i64 %69, %51
  %71 = add nsw i32 %50, -2
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %1, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %16, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = freeze i32 %77
  %79 = sdiv i32 %63, %78
  %80 = mul i32 %79, %78
  %81 = sub i32 %63, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i64, ptr %17, i64 %75
  %84 = load i64, ptr %83, align 8, !tbaa !26
  %85 = mul nsw i64 %84, %82
  %86 = add nsw i64 %85, %70
  %87 = add i32 %53, 2
  %88 = icmp eq i32 %87, %21
  br i1 %88, label %22, label %49, !llvm.loop !29

89:                                               ; preds = %4, %42
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @optimizer_step(ptr noundef readonly byval(%struct.TensorList) align 8 captures(none) %0, float noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = icmp slt i32 %4, %2
  br i1 %5, label %6, label %13

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %14

13:                                               ; preds = %27, %3
  ret void

14:                                               ; preds = %6, %27
  %15 = phi i32 [ %4, %6 ], [ %28, %27 ]
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %7, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !30
  %19 = zext i8 %18 to i64
  %20 = getelementptr inbounds nuw ptr, ptr %0, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !31
  %22 = getelementptr inbounds nuw ptr, ptr %8, i64 %19
  %23 = load ptr, ptr %22, align 8, !tbaa !31
  %24 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = icmp slt i32 %9, %25
  br i1 %26, label %30, label %27

27:                                               ; preds = %30, %14
  %28 = add i32 %15, %12
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %14, label %13, !llvm.loop !32

30:                                               ; preds = %14, %30
  %31 = phi i32 [ %39, %30 ], [ %9, %14 ]
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %23, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !11
  %35 = fmul contract float %1, %34
  %36 = getelementptr inbounds float, ptr %21, i64 %32
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fsub contract float %37, %35
  store float %38, ptr %36, align 4, !tbaa !11
  %39 = add i32 %31, %11
  %40 = icmp slt i32 %39, %25
  br i1 %40, label %30, label %27, !llvm.loop !33
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z4bumpP5Innerj(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = load i8, ptr %0, align 8, !tbaa !34
  %4 = trunc i32 %1 to i8
  %5 = add i8 %3, %4
  store i8 %5, ptr %0, align 8, !tbaa !34
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %7 = load i16, ptr %6, align 2, !tbaa !37
  %8 = trunc i32 %1 to i16
  %9 = mul i16 %8, 3
  %10 = add i16 %7, %9
  store i16 %10, ptr %6, align 2, !tbaa !37
  %11 = shl i32 %1, 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !38
  %14 = xor i32 %13, %11
  store i32 %14, ptr %12, align 4, !tbaa !38
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !39
  %18 = add i64 %17, %15
  store i64 %18, ptr %16, align 8, !tbaa !39
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mutate_params(ptr noundef byval(%struct.Mutable) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca %struct.Mutable, align 8
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = and i32 %4, 3
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i64, ptr %0, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !26
  %10 = add i64 %9, %5
  store i64 %10, ptr %8, align 8, !tbaa !26
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  call void @_Z4bumpP5Innerj(ptr noundef nonnull %11, i32 noundef %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %3, ptr noundef nonnull align 8 dereferenceable(80) %0, i64 80, i1 false), !tbaa.struct !40
  %12 = load i64, ptr %3, align 8, !tbaa !26
  %13 = mul i64 %12, 10
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %15 = load i64, ptr %14, align 8, !tbaa !26
  %16 = add i64 %13, %15
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %18 = lshr i32 %4, 2
  %19 = and i32 %18, 3
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i64, ptr %17, i64 %20
  store i64 %16, ptr %21, align 8, !tbaa !26
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8, !tbaa !26
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %25 = load i64, ptr %24, align 8, !tbaa !26
  %26 = mul i64 %25, %23
  %27 = add i64 %12, %26
  %28 = mul i64 %27, 31
  %29 = add i64 %15, %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load i64, ptr %30, align 8, !tbaa !26
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %33 = load i64, ptr %32, align 8, !tbaa !26
  %34 = mul i64 %33, %31
  %35 = add i64 %29, %34
  %36 = mul i64 %35, 31
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !26
  %39 = add i64 %38, %36
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %41 = load i64, ptr %40, align 8, !tbaa !26
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %43 = load i64, ptr %42, align 8, !tbaa !26
  %44 = mul i64 %43, %41
  %45 = add i64 %39, %44
  %46 = mul i64 %45, 31
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %48 = load i64, ptr %47, align 8, !tbaa !26
  %49 = add i64 %48, %46
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %51 = load i64, ptr %50, align 8, !tbaa !26
  %52 = load i64, ptr %17, align 8, !tbaa !26
  %53 = mul i64 %52, %51
  %54 = add i64 %49, %53
  %55 = load i8, ptr %11, align 8, !tbaa !42
  %56 = zext i8 %55 to i64
  %57 = add i64 %54, %56
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 34
  %59 = load i16, ptr %58, align 2, !tbaa !44
  %60 = zext i16 %59 to i64
  %61 = shl nuw nsw i64 %60, 8
  %62 = add i64 %57, %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %64 = load i32, ptr %63, align 4, !tbaa !45
  %65 = zext i32 %64 to i64
  %66 = add i64 %62, %65
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %68 = load i64, ptr %67, align 8, !tbaa !46
  %69 = add i64 %66, %68
  %70 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  store i64 %69, ptr %70, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!8 = !{!9, !5, i64 48}
!9 = !{!"_ZTS6Affine", !6, i64 0, !5, i64 48, !5, i64 52}
!10 = !{!9, !5, i64 52}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"_ZTS6float4", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12}
!15 = !{!14, !12, i64 4}
!16 = !{!14, !12, i64 8}
!17 = !{!14, !12, i64 12}
!18 = !{!19, !5, i64 0}
!19 = !{!"_ZTS5Table", !5, i64 0, !6, i64 4, !6, i64 68}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!23, !5, i64 56}
!23 = !{!"_ZTS10TensorInfoILi4EE", !24, i64 0, !6, i64 8, !6, i64 24, !5, i64 56}
!24 = !{!"p1 float", !25, i64 0}
!25 = !{!"any pointer", !6, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"long long", !6, i64 0}
!28 = !{!23, !24, i64 0}
!29 = distinct !{!29, !21}
!30 = !{!6, !6, i64 0}
!31 = !{!24, !24, i64 0}
!32 = distinct !{!32, !21}
!33 = distinct !{!33, !21}
!34 = !{!35, !6, i64 0}
!35 = !{!"_ZTS5Inner", !6, i64 0, !36, i64 2, !5, i64 4, !27, i64 8}
!36 = !{!"short", !6, i64 0}
!37 = !{!35, !36, i64 2}
!38 = !{!35, !5, i64 4}
!39 = !{!35, !27, i64 8}
!40 = !{i64 0, i64 32, !30, i64 32, i64 1, !30, i64 34, i64 2, !41, i64 36, i64 4, !4, i64 40, i64 8, !26, i64 48, i64 32, !30}
!41 = !{!36, !36, i64 0}
!42 = !{!43, !6, i64 32}
!43 = !{!"_ZTS7Mutable", !6, i64 0, !35, i64 32, !6, i64 48}
!44 = !{!43, !36, i64 34}
!45 = !{!43, !5, i64 36}
!46 = !{!43, !27, i64 40}
