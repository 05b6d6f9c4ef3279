; ModuleID = 'corpus/hip/hip_matmul.hip'
source_filename = "corpus/hip/hip_matmul.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Su3 = type { [3 x [3 x %struct.Complex]] }
%struct.Complex = type { double, double }

$_ZZ6matmulILj16EEvPKfS1_PfjE8a_values = comdat any

$_ZZ6matmulILj16EEvPKfS1_PfjE8b_values = comdat any

@_ZZ6matmulILj16EEvPKfS1_PfjE8a_values = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ6matmulILj16EEvPKfS1_PfjE8b_values = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matrix_multiplication(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = mul i32 %9, %10
  %12 = lshr i32 %3, 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %139, label %14

14:                                               ; preds = %4
  %15 = mul i32 %3, %8
  %16 = mul i32 %3, %6
  %17 = add i32 %16, %5
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8a_values to ptr), i64 %18
  %20 = zext nneg i32 %5 to i64
  %21 = getelementptr inbounds nuw float, ptr %19, i64 %20
  %22 = mul i32 %11, %6
  %23 = add i32 %22, %5
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8b_values to ptr), i64 %18
  %25 = getelementptr inbounds nuw float, ptr %24, i64 %20
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8b_values to ptr), i64 %20
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %31 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 192
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 256
  %35 = getelementptr inbounds nuw i8, ptr %19, i64 20
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 320
  %37 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 384
  %39 = getelementptr inbounds nuw i8, ptr %19, i64 28
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 448
  %41 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 512
  %43 = getelementptr inbounds nuw i8, ptr %19, i64 36
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 576
  %45 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 640
  %47 = getelementptr inbounds nuw i8, ptr %19, i64 44
  %48 = getelementptr inbounds nuw i8, ptr %26, i64 704
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 48
  %50 = getelementptr inbounds nuw i8, ptr %26, i64 768
  %51 = getelementptr inbounds nuw i8, ptr %19, i64 52
  %52 = getelementptr inbounds nuw i8, ptr %26, i64 832
  %53 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %54 = getelementptr inbounds nuw i8, ptr %26, i64 896
  %55 = getelementptr inbounds nuw i8, ptr %19, i64 60
  %56 = getelementptr inbounds nuw i8, ptr %26, i64 960
  br label %57

57:                                               ; preds = %14, %57
  %58 = phi float [ 0.000000e+00, %14 ], [ %136, %57 ]
  %59 = phi i32 [ 0, %14 ], [ %137, %57 ]
  %60 = add i32 %59, %15
  %61 = shl i32 %60, 4
  %62 = mul i32 %59, %11
  %63 = add i32 %62, %7
  %64 = shl i32 %63, 4
  %65 = add i32 %17, %61
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  store float %68, ptr %21, align 4, !tbaa !8
  %69 = add i32 %23, %64
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %1, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  store float %72, ptr %25, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = load float, ptr %19, align 4, !tbaa !8
  %74 = load float, ptr %26, align 4, !tbaa !8
  %75 = fmul contract float %73, %74
  %76 = fadd contract float %58, %75
  %77 = load float, ptr %27, align 4, !tbaa !8
  %78 = load float, ptr %28, align 4, !tbaa !8
  %79 = fmul contract float %77, %78
  %80 = fadd contract float %76, %79
  %81 = load float, ptr %29, align 4, !tbaa !8
  %82 = load float, ptr %30, align 4, !tbaa !8
  %83 = fmul contract float %81, %82
  %84 = fadd contract float %80, %83
  %85 = load float, ptr %31, align 4, !tbaa !8
  %86 = load float, ptr %32, align 4, !tbaa !8
  %87 = fmul contract float %85, %86
  %88 = fadd contract float %84, %87
  %89 = load float, ptr %33, align 4, !tbaa !8
  %90 = load float, ptr %34, align 4, !tbaa !8
  %91 = fmul contract float %89, %90
  %92 = fadd contract float %88, %91
  %93 = load float, ptr %35, align 4, !tbaa !8
  %94 = load float, ptr %36, align 4, !tbaa !8
  %95 = fmul contract float %93, %94
  %96 = fadd contract float %92, %95
  %97 = load float, ptr %37, align 4, !tbaa !8
  %98 = load float, ptr %38, align 4, !tbaa !8
  %99 = fmul contract float %97, %98
  %100 = fadd contract float %96, %99
  %101 = load float, ptr %39, align 4, !tbaa !8
  %102 = load float, ptr %40, align 4, !tbaa !8
  %103 = fmul contract float %101, %102
  %104 = fadd contract float %100, %103
  %105 = load float, ptr %41, align 4, !tbaa !8
  %106 = load float, ptr %42, align 4, !tbaa !8
  %107 = fmul contract float %105, %106
  %108 = fadd contract float %104, %107
  %109 = load float, ptr %43, align 4, !tbaa !8
  %110 = load float, ptr %44, align 4, !tbaa !8
  %111 = fmul contract float %109, %110
  %112 = fadd contract float %108, %111
  %113 = load float, ptr %45, align 4, !tbaa !8
  %114 = load float, ptr %46, align 4, !tbaa !8
  %115 = fmul contract float %113, %114
  %116 = fadd contract float %112, %115
  %117 = load float, ptr %47, align 4, !tbaa !8
  %118 = load float, ptr %48, align 4, !tbaa !8
  %119 = fmul contract float %117, %118
  %120 = fadd contract float %116, %119
  %121 = load float, ptr %49, align 4, !tbaa !8
  %122 = load float, ptr %50, align 4, !tbaa !8
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %120, %123
  %125 = load float, ptr %51, align 4, !tbaa !8
  %126 = load float, ptr %52, align 4, !tbaa !8
  %127 = fmul contract float %125, %126
  %128 = fadd contract float %124, %127
  %129 = load float, ptr %53, align 4, !tbaa !8
  %130 = load float, ptr %54, align 4, !tbaa !8
  %131 = fmul contract float %129, %130
  %132 = fadd contract float %128, %131
  %133 = load float, ptr %55, align 4, !tbaa !8
  %134 = load float, ptr %56, align 4, !tbaa !8
  %135 = fmul contract float %133, %134
  %136 = fadd contract float %132, %135
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %137 = add nuw nsw i32 %59, 1
  %138 = icmp eq i32 %137, %12
  br i1 %138, label %139, label %57, !llvm.loop !10

139:                                              ; preds = %57, %4
  %140 = phi float [ 0.000000e+00, %4 ], [ %136, %57 ]
  %141 = shl nuw nsw i32 %8, 4
  %142 = shl i32 %7, 4
  %143 = add nuw nsw i32 %141, %6
  %144 = mul i32 %143, %11
  %145 = add i32 %142, %5
  %146 = add i32 %145, %144
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw float, ptr %2, i64 %147
  store float %140, ptr %148, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bf16_matvec(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = and i32 %3, 3
  %14 = icmp ult i32 %3, 4
  br i1 %14, label %19, label %15

15:                                               ; preds = %11
  %16 = and i32 %3, 2147483644
  br label %48

17:                                               ; preds = %48
  %18 = icmp eq i32 %13, 0
  br i1 %18, label %40, label %19

19:                                               ; preds = %17, %11
  %20 = phi i32 [ 0, %11 ], [ %95, %17 ]
  %21 = phi float [ 0.000000e+00, %11 ], [ %94, %17 ]
  %22 = icmp ne i32 %13, 0
  tail call void @llvm.assume(i1 %22)
  br label %23

23:                                               ; preds = %23, %19
  %24 = phi i32 [ %20, %19 ], [ %37, %23 ]
  %25 = phi float [ %21, %19 ], [ %36, %23 ]
  %26 = phi i32 [ 0, %19 ], [ %38, %23 ]
  %27 = add nsw i32 %24, %12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds bfloat, ptr %0, i64 %28
  %30 = load bfloat, ptr %29, align 2, !tbaa !12
  %31 = fpext contract bfloat %30 to float
  %32 = zext nneg i32 %24 to i64
  %33 = getelementptr inbounds nuw bfloat, ptr %1, i64 %32
  %34 = load bfloat, ptr %33, align 2, !tbaa !12
  %35 = fpext contract bfloat %34 to float
  %36 = tail call contract noundef float @llvm.fma.f32(float %31, float %35, float %25)
  %37 = add nuw nsw i32 %24, 1
  %38 = add i32 %26, 1
  %39 = icmp eq i32 %38, %13
  br i1 %39, label %40, label %23, !llvm.loop !14

40:                                               ; preds = %23, %17
  %41 = phi float [ %94, %17 ], [ %36, %23 ]
  %42 = fptrunc contract float %41 to bfloat
  %43 = fpext contract bfloat %42 to float
  br label %44

44:                                               ; preds = %40, %4
  %45 = phi float [ 0.000000e+00, %4 ], [ %43, %40 ]
  %46 = sext i32 %9 to i64
  %47 = getelementptr inbounds float, ptr %2, i64 %46
  store float %45, ptr %47, align 4, !tbaa !8
  ret void

48:                                               ; preds = %48, %15
  %49 = phi i32 [ 0, %15 ], [ %95, %48 ]
  %50 = phi float [ 0.000000e+00, %15 ], [ %94, %48 ]
  %51 = phi i32 [ 0, %15 ], [ %96, %48 ]
  %52 = add nsw i32 %49, %12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds bfloat, ptr %0, i64 %53
  %55 = load bfloat, ptr %54, align 2, !tbaa !12
  %56 = fpext contract bfloat %55 to float
  %57 = zext nneg i32 %49 to i64
  %58 = getelementptr inbounds nuw bfloat, ptr %1, i64 %57
  %59 = load bfloat, ptr %58, align 2, !tbaa !12
  %60 = fpext contract bfloat %59 to float
  %61 = tail call contract noundef float @llvm.fma.f32(float %56, float %60, float %50)
  %62 = or disjoint i32 %49, 1
  %63 = add nsw i32 %62, %12
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds bfloat, ptr %0, i64 %64
  %66 = load bfloat, ptr %65, align 2, !tbaa !12
  %67 = fpext contract bfloat %66 to float
  %68 = zext nneg i32 %62 to i64
  %69 = getelementptr inbounds nuw bfloat, ptr %1, i64 %68
  %70 = load bfloat, ptr %69, align 2, !tbaa !12
  %71 = fpext contract bfloat %70 to float
  %72 = tail call contract noundef float @llvm.fma.f32(float %67, float %71, float %61)
  %73 = or disjoint i32 %49, 2
  %74 = add nsw i32 %73, %12
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds bfloat, ptr %0, i64 %75
  %77 = load bfloat, ptr %76, align 2, !tbaa !12
  %78 = fpext contract bfloat %77 to float
  %79 = zext nneg i32 %73 to i64
  %80 = getelementptr inbounds nuw bfloat, ptr %1, i64 %79
  %81 = load bfloat, ptr %80, align 2, !tbaa !12
  %82 = fpext contract bfloat %81 to float
  %83 = tail call contract noundef float @llvm.fma.f32(float %78, float %82, float %72)
  %84 = or disjoint i32 %49, 3
  %85 = add nsw i32 %84, %12
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds bfloat, ptr %0, i64 %86
  %88 = load bfloat, ptr %87, align 2, !tbaa !12
  %89 = fpext contract bfloat %88 to float
  %90 = zext nneg i32 %84 to i64
  %91 = getelementptr inbounds nuw bfloat, ptr %1, i64 %90
  %92 = load bfloat, ptr %91, align 2, !tbaa !12
  %93 = fpext contract bfloat %92 to float
  %94 = tail call contract noundef float @llvm.fma.f32(float %89, float %93, float %83)
  %95 = add nuw nsw i32 %49, 4
  %96 = add i32 %51, 4
  %97 = icmp eq i32 %96, %16
  br i1 %97, label %17, label %48, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @su3_mult(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, 36
  br i1 %9, label %10, label %74

10:                                               ; preds = %3
  %11 = srem i32 %8, 3
  %12 = sdiv i32 %8, 9
  %13 = mul i32 %12, 9
  %14 = sub i32 %8, %13
  %15 = trunc nsw i32 %14 to i8
  %16 = sdiv i8 %15, 3
  %17 = sext i32 %12 to i64
  %18 = getelementptr inbounds %struct.Su3, ptr %0, i64 %17
  %19 = sext i8 %16 to i64
  %20 = getelementptr inbounds [3 x %struct.Complex], ptr %18, i64 %19
  %21 = getelementptr inbounds %struct.Su3, ptr %1, i64 %17
  %22 = sext i32 %11 to i64
  %23 = getelementptr %struct.Complex, ptr %21, i64 %22
  %24 = load double, ptr %20, align 8, !tbaa !17
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %26 = load double, ptr %25, align 8, !tbaa !17
  %27 = load double, ptr %23, align 8, !tbaa !17
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !17
  %30 = fmul contract double %24, %27
  %31 = fmul contract double %26, %29
  %32 = fsub contract double %30, %31
  %33 = fadd contract double %32, 0.000000e+00
  %34 = fmul contract double %24, %29
  %35 = fmul contract double %26, %27
  %36 = fadd contract double %35, %34
  %37 = fadd contract double %36, 0.000000e+00
  %38 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %39 = load double, ptr %38, align 8, !tbaa !17
  %40 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %41 = load double, ptr %40, align 8, !tbaa !17
  %42 = getelementptr i8, ptr %23, i64 48
  %43 = load double, ptr %42, align 8, !tbaa !17
  %44 = getelementptr i8, ptr %23, i64 56
  %45 = load double, ptr %44, align 8, !tbaa !17
  %46 = fmul contract double %39, %43
  %47 = fmul contract double %41, %45
  %48 = fsub contract double %46, %47
  %49 = fadd contract double %33, %48
  %50 = fmul contract double %39, %45
  %51 = fmul contract double %41, %43
  %52 = fadd contract double %51, %50
  %53 = fadd contract double %37, %52
  %54 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %55 = load double, ptr %54, align 8, !tbaa !17
  %56 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %57 = load double, ptr %56, align 8, !tbaa !17
  %58 = getelementptr i8, ptr %23, i64 96
  %59 = load double, ptr %58, align 8, !tbaa !17
  %60 = getelementptr i8, ptr %23, i64 104
  %61 = load double, ptr %60, align 8, !tbaa !17
  %62 = fmul contract double %55, %59
  %63 = fmul contract double %57, %61
  %64 = fsub contract double %62, %63
  %65 = fadd contract double %49, %64
  %66 = fmul contract double %55, %61
  %67 = fmul contract double %57, %59
  %68 = fadd contract double %67, %66
  %69 = fadd contract double %53, %68
  %70 = getelementptr inbounds %struct.Su3, ptr %2, i64 %17
  %71 = getelementptr inbounds [3 x %struct.Complex], ptr %70, i64 %19
  %72 = getelementptr inbounds %struct.Complex, ptr %71, i64 %22
  store double %65, ptr %72, align 8, !tbaa !17
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store double %69, ptr %73, align 8, !tbaa !17
  br label %74

74:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"__bf16", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !11}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !6, i64 0}
