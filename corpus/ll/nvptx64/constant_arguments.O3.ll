; ModuleID = 'corpus/opencl/constant_arguments.cl'
source_filename = "corpus/opencl/constant_arguments.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.shape = type { [3 x float], float, i32 }

@library = dso_local local_unnamed_addr addrspace(4) constant [3 x %struct.shape] [%struct.shape { [3 x float] [float 2.500000e-01, float 5.000000e-01, float 7.500000e-01], float 5.000000e-01, i32 0 }, %struct.shape { [3 x float] [float -1.000000e+00, float 0.000000e+00, float 1.000000e+00], float 7.500000e-01, i32 1 }, %struct.shape { [3 x float] [float 2.000000e+00, float 2.000000e+00, float 2.000000e+00], float 3.000000e+00, i32 2 }], align 4
@curve = dso_local addrspace(4) constant [8 x <2 x float>] [<2 x float> <float 0.000000e+00, float 1.000000e+00>, <2 x float> <float 5.000000e-01, float 2.000000e+00>, <2 x float> <float 1.000000e+00, float 4.000000e+00>, <2 x float> <float 1.500000e+00, float 8.000000e+00>, <2 x float> <float 2.000000e+00, float 5.000000e+00>, <2 x float> <float 2.500000e+00, float 3.000000e+00>, <2 x float> <float 3.000000e+00, float 2.000000e+00>, <2 x float> <float 3.500000e+00, float 1.000000e+00>], align 8
@signed_steps = dso_local local_unnamed_addr addrspace(4) constant [4 x i16] [i16 -3, i16 5, i16 -7, i16 11], align 2
@wide = dso_local local_unnamed_addr addrspace(4) constant [2 x i64] [i64 81985529216486895, i64 -81985529216486896], align 8
@halves = dso_local local_unnamed_addr addrspace(4) constant [4 x double] [double 5.000000e-01, double 2.500000e-01, double 1.250000e-01, double 6.250000e-02], align 8
@name = dso_local local_unnamed_addr addrspace(4) constant [8 x i8] c"corpus\00\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_filter(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_constant_filter(ptr addrspace(4) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_constant_filter(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %41

15:                                               ; preds = %4
  %16 = and i32 %1, 7
  %17 = icmp ult i32 %1, 8
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = and i32 %1, 2147483640
  br label %46

20:                                               ; preds = %46
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %41, label %22

22:                                               ; preds = %20, %15
  %23 = phi i32 [ 0, %15 ], [ %121, %20 ]
  %24 = phi float [ 0.000000e+00, %15 ], [ %120, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %22
  %27 = phi i32 [ %38, %26 ], [ %23, %22 ]
  %28 = phi float [ %37, %26 ], [ %24, %22 ]
  %29 = phi i32 [ %39, %26 ], [ 0, %22 ]
  %30 = zext nneg i32 %27 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %30
  %32 = load float, ptr addrspace(4) %31, align 4, !tbaa !14
  %33 = add nsw i32 %27, %13
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = tail call noundef float @llvm.fmuladd.f32(float %32, float %36, float %28)
  %38 = add nuw nsw i32 %27, 1
  %39 = add i32 %29, 1
  %40 = icmp eq i32 %39, %16
  br i1 %40, label %41, label %26, !llvm.loop !16

41:                                               ; preds = %20, %26, %4
  %42 = phi float [ 0.000000e+00, %4 ], [ %120, %20 ], [ %37, %26 ]
  %43 = shl i64 %12, 32
  %44 = ashr exact i64 %43, 30
  %45 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %44
  store float %42, ptr addrspace(1) %45, align 4, !tbaa !14
  ret void

46:                                               ; preds = %46, %18
  %47 = phi i32 [ 0, %18 ], [ %121, %46 ]
  %48 = phi float [ 0.000000e+00, %18 ], [ %120, %46 ]
  %49 = phi i32 [ 0, %18 ], [ %122, %46 ]
  %50 = zext nneg i32 %47 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %50
  %52 = load float, ptr addrspace(4) %51, align 4, !tbaa !14
  %53 = add nsw i32 %47, %13
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = tail call noundef float @llvm.fmuladd.f32(float %52, float %56, float %48)
  %58 = or disjoint i32 %47, 1
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %59
  %61 = load float, ptr addrspace(4) %60, align 4, !tbaa !14
  %62 = add nsw i32 %58, %13
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %63
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !14
  %66 = tail call noundef float @llvm.fmuladd.f32(float %61, float %65, float %57)
  %67 = or disjoint i32 %47, 2
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %68
  %70 = load float, ptr addrspace(4) %69, align 4, !tbaa !14
  %71 = add nsw i32 %67, %13
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !14
  %75 = tail call noundef float @llvm.fmuladd.f32(float %70, float %74, float %66)
  %76 = or disjoint i32 %47, 3
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %77
  %79 = load float, ptr addrspace(4) %78, align 4, !tbaa !14
  %80 = add nsw i32 %76, %13
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !14
  %84 = tail call noundef float @llvm.fmuladd.f32(float %79, float %83, float %75)
  %85 = or disjoint i32 %47, 4
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %86
  %88 = load float, ptr addrspace(4) %87, align 4, !tbaa !14
  %89 = add nsw i32 %85, %13
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !14
  %93 = tail call noundef float @llvm.fmuladd.f32(float %88, float %92, float %84)
  %94 = or disjoint i32 %47, 5
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %95
  %97 = load float, ptr addrspace(4) %96, align 4, !tbaa !14
  %98 = add nsw i32 %94, %13
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !14
  %102 = tail call noundef float @llvm.fmuladd.f32(float %97, float %101, float %93)
  %103 = or disjoint i32 %47, 6
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %104
  %106 = load float, ptr addrspace(4) %105, align 4, !tbaa !14
  %107 = add nsw i32 %103, %13
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !14
  %111 = tail call noundef float @llvm.fmuladd.f32(float %106, float %110, float %102)
  %112 = or disjoint i32 %47, 7
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw float, ptr addrspace(4) %0, i64 %113
  %115 = load float, ptr addrspace(4) %114, align 4, !tbaa !14
  %116 = add nsw i32 %112, %13
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %117
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !14
  %120 = tail call noundef float @llvm.fmuladd.f32(float %115, float %119, float %111)
  %121 = add nuw nsw i32 %47, 8
  %122 = add i32 %49, 8
  %123 = icmp eq i32 %122, %19
  br i1 %123, label %20, label %46
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_shapes(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_constant_shapes(ptr addrspace(4) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_constant_shapes(ptr addrspace(4) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = icmp sgt i32 %1, 0
  br i1 %15, label %16, label %72

16:                                               ; preds = %4
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %14
  %18 = load float, ptr addrspace(1) %17, align 16, !tbaa !20
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !20
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %22 = load float, ptr addrspace(1) %21, align 8, !tbaa !20
  %23 = and i32 %1, 1
  %24 = icmp eq i32 %1, 1
  br i1 %24, label %29, label %25

25:                                               ; preds = %16
  %26 = and i32 %1, 2147483646
  br label %75

27:                                               ; preds = %154
  %28 = icmp eq i32 %23, 0
  br i1 %28, label %72, label %29

29:                                               ; preds = %27, %16
  %30 = phi i32 [ 0, %16 ], [ %157, %27 ]
  %31 = phi i32 [ 0, %16 ], [ %158, %27 ]
  %32 = icmp ne i32 %23, 0
  tail call void @llvm.assume(i1 %32)
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %0, i64 %33
  %35 = load float, ptr addrspace(4) %34, align 4, !tbaa !14
  %36 = fsub float %18, %35
  %37 = tail call noundef float @llvm.fabs.f32(float %36)
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %34, i64 4
  %39 = load float, ptr addrspace(4) %38, align 4, !tbaa !14
  %40 = fsub float %20, %39
  %41 = tail call noundef float @llvm.fabs.f32(float %40)
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %34, i64 8
  %43 = load float, ptr addrspace(4) %42, align 4, !tbaa !14
  %44 = fsub float %22, %43
  %45 = tail call noundef float @llvm.fabs.f32(float %44)
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) %34, i64 16
  %47 = load i32, ptr addrspace(4) %46, align 4, !tbaa !21
  switch i32 %47, label %62 [
    i32 0, label %54
    i32 1, label %48
  ]

48:                                               ; preds = %29
  %49 = tail call noundef float @llvm.maximumnum.f32(float %41, float %45)
  %50 = tail call noundef float @llvm.maximumnum.f32(float %37, float %49)
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %34, i64 12
  %52 = load float, ptr addrspace(4) %51, align 4, !tbaa !23
  %53 = fcmp olt float %50, %52
  br label %68

54:                                               ; preds = %29
  %55 = fmul float %40, %40
  %56 = tail call float @llvm.fmuladd.f32(float %36, float %36, float %55)
  %57 = tail call float @llvm.fmuladd.f32(float %44, float %44, float %56)
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) %34, i64 12
  %59 = load float, ptr addrspace(4) %58, align 4, !tbaa !23
  %60 = fmul float %59, %59
  %61 = fcmp olt float %57, %60
  br label %68

62:                                               ; preds = %29
  %63 = fadd float %37, %41
  %64 = fadd float %63, %45
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) %34, i64 12
  %66 = load float, ptr addrspace(4) %65, align 4, !tbaa !23
  %67 = fcmp olt float %64, %66
  br label %68

68:                                               ; preds = %62, %54, %48
  %69 = phi i1 [ %67, %62 ], [ %61, %54 ], [ %53, %48 ]
  %70 = zext i1 %69 to i32
  %71 = add nuw nsw i32 %30, %70
  br label %72

72:                                               ; preds = %68, %27, %4
  %73 = phi i32 [ 0, %4 ], [ %157, %27 ], [ %71, %68 ]
  %74 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %14
  store i32 %73, ptr addrspace(1) %74, align 4, !tbaa !6
  ret void

75:                                               ; preds = %154, %25
  %76 = phi i32 [ 0, %25 ], [ %157, %154 ]
  %77 = phi i32 [ 0, %25 ], [ %158, %154 ]
  %78 = phi i32 [ 0, %25 ], [ %159, %154 ]
  %79 = zext nneg i32 %77 to i64
  %80 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %0, i64 %79
  %81 = load float, ptr addrspace(4) %80, align 4, !tbaa !14
  %82 = fsub float %18, %81
  %83 = tail call noundef float @llvm.fabs.f32(float %82)
  %84 = getelementptr inbounds nuw i8, ptr addrspace(4) %80, i64 4
  %85 = load float, ptr addrspace(4) %84, align 4, !tbaa !14
  %86 = fsub float %20, %85
  %87 = tail call noundef float @llvm.fabs.f32(float %86)
  %88 = getelementptr inbounds nuw i8, ptr addrspace(4) %80, i64 8
  %89 = load float, ptr addrspace(4) %88, align 4, !tbaa !14
  %90 = fsub float %22, %89
  %91 = tail call noundef float @llvm.fabs.f32(float %90)
  %92 = getelementptr inbounds nuw i8, ptr addrspace(4) %80, i64 16
  %93 = load i32, ptr addrspace(4) %92, align 4, !tbaa !21
  switch i32 %93, label %108 [
    i32 0, label %94
    i32 1, label %102
  ]

94:                                               ; preds = %75
  %95 = fmul float %86, %86
  %96 = tail call float @llvm.fmuladd.f32(float %82, float %82, float %95)
  %97 = tail call float @llvm.fmuladd.f32(float %90, float %90, float %96)
  %98 = getelementptr inbounds nuw i8, ptr addrspace(4) %80, i64 12
  %99 = load float, ptr addrspace(4) %98, align 4, !tbaa !23
  %100 = fmul float %99, %99
  %101 = fcmp olt float %97, %100
  br label %114

102:                                              ; preds = %75
  %103 = tail call noundef float @llvm.maximumnum.f32(float %87, float %91)
  %104 = tail call noundef float @llvm.maximumnum.f32(float %83, float %103)
  %105 = getelementptr inbounds nuw i8, ptr addrspace(4) %80, i64 12
  %106 = load float, ptr addrspace(4) %105, align 4, !tbaa !23
  %107 = fcmp olt float %104, %106
  br label %114

108:                                              ; preds = %75
  %109 = fadd float %83, %87
  %110 = fadd float %109, %91
  %111 = getelementptr inbounds nuw i8, ptr addrspace(4) %80, i64 12
  %112 = load float, ptr addrspace(4) %111, align 4, !tbaa !23
  %113 = fcmp olt float %110, %112
  br label %114

114:                                              ; preds = %108, %102, %94
  %115 = phi i1 [ %113, %108 ], [ %101, %94 ], [ %107, %102 ]
  %116 = zext i1 %115 to i32
  %117 = add nuw nsw i32 %76, %116
  %118 = zext nneg i32 %77 to i64
  %119 = getelementptr inbounds nuw %struct.shape, ptr addrspace(4) %0, i64 %118
  %120 = getelementptr inbounds nuw i8, ptr addrspace(4) %119, i64 20
  %121 = load float, ptr addrspace(4) %120, align 4, !tbaa !14
  %122 = fsub float %18, %121
  %123 = tail call noundef float @llvm.fabs.f32(float %122)
  %124 = getelementptr inbounds nuw i8, ptr addrspace(4) %119, i64 24
  %125 = load float, ptr addrspace(4) %124, align 4, !tbaa !14
  %126 = fsub float %20, %125
  %127 = tail call noundef float @llvm.fabs.f32(float %126)
  %128 = getelementptr inbounds nuw i8, ptr addrspace(4) %119, i64 28
  %129 = load float, ptr addrspace(4) %128, align 4, !tbaa !14
  %130 = fsub float %22, %129
  %131 = tail call noundef float @llvm.fabs.f32(float %130)
  %132 = getelementptr inbounds nuw i8, ptr addrspace(4) %119, i64 36
  %133 = load i32, ptr addrspace(4) %132, align 4, !tbaa !21
  switch i32 %133, label %148 [
    i32 0, label %140
    i32 1, label %134
  ]

134:                                              ; preds = %114
  %135 = tail call noundef float @llvm.maximumnum.f32(float %127, float %131)
  %136 = tail call noundef float @llvm.maximumnum.f32(float %123, float %135)
  %137 = getelementptr inbounds nuw i8, ptr addrspace(4) %119, i64 32
  %138 = load float, ptr addrspace(4) %137, align 4, !tbaa !23
  %139 = fcmp olt float %136, %138
  br label %154

140:                                              ; preds = %114
  %141 = fmul float %126, %126
  %142 = tail call float @llvm.fmuladd.f32(float %122, float %122, float %141)
  %143 = tail call float @llvm.fmuladd.f32(float %130, float %130, float %142)
  %144 = getelementptr inbounds nuw i8, ptr addrspace(4) %119, i64 32
  %145 = load float, ptr addrspace(4) %144, align 4, !tbaa !23
  %146 = fmul float %145, %145
  %147 = fcmp olt float %143, %146
  br label %154

148:                                              ; preds = %114
  %149 = fadd float %123, %127
  %150 = fadd float %149, %131
  %151 = getelementptr inbounds nuw i8, ptr addrspace(4) %119, i64 32
  %152 = load float, ptr addrspace(4) %151, align 4, !tbaa !23
  %153 = fcmp olt float %150, %152
  br label %154

154:                                              ; preds = %148, %140, %134
  %155 = phi i1 [ %153, %148 ], [ %147, %140 ], [ %139, %134 ]
  %156 = zext i1 %155 to i32
  %157 = add nuw nsw i32 %117, %156
  %158 = add nuw nsw i32 %77, 2
  %159 = add i32 %78, 2
  %160 = icmp eq i32 %159, %26
  br i1 %160, label %27, label %75
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_swizzles(ptr addrspace(4) noundef readonly align 4 captures(none) %0, ptr addrspace(4) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_constant_swizzles(ptr addrspace(4) noundef align 4 %0, ptr addrspace(4) noundef align 16 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 16 %3) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_constant_swizzles(ptr addrspace(4) noundef readonly align 4 captures(none) %0, ptr addrspace(4) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !20
  %17 = zext i8 %16 to i64
  %18 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(4) %0, i64 %17
  %19 = load <4 x i8>, ptr addrspace(4) %18, align 4, !tbaa !20
  %20 = and i64 %12, 3
  %21 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(4) %1, i64 %20
  %22 = load <4 x i32>, ptr addrspace(4) %21, align 16, !tbaa !20
  %23 = shufflevector <4 x i8> %19, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %24 = zext <4 x i8> %23 to <4 x i32>
  %25 = xor <4 x i32> %22, %24
  %26 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %3, i64 %14
  store <4 x i32> %25, ptr addrspace(1) %26, align 16, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constant_tables(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  tail call void @__clang_ocl_kern_imp_constant_tables(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_constant_tables(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = getelementptr i8, ptr addrspace(1) %14, i64 4
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = srem i32 %15, 3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.shape, ptr addrspace(4) @library, i64 %19
  %21 = tail call fastcc float @lookup(ptr addrspace(4) noundef @curve, i32 noundef 8, i32 noundef %15) #8
  %22 = srem i32 %17, 3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(4) %20, i64 %23
  %25 = load float, ptr addrspace(4) %24, align 4, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 12
  %27 = load float, ptr addrspace(4) %26, align 4, !tbaa !23
  %28 = tail call float @llvm.fmuladd.f32(float %21, float %25, float %27)
  %29 = tail call fastcc float @lookup(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) @curve, i64 16), i32 noundef 6, i32 noundef %17) #8
  %30 = and i32 %15, 3
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i16, ptr addrspace(4) @signed_steps, i64 %31
  %33 = load i16, ptr addrspace(4) %32, align 2, !tbaa !33
  %34 = sitofp i16 %33 to float
  %35 = fadd float %29, %34
  %36 = xor i32 %17, %15
  %37 = and i32 %36, 15
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) @wide, i64 %38
  %40 = load i8, ptr addrspace(4) %39, align 1, !tbaa !20
  %41 = uitofp i8 %40 to float
  %42 = fadd float %35, %41
  %43 = and i32 %17, 3
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr addrspace(4) @halves, i64 %44
  %46 = load double, ptr addrspace(4) %45, align 8, !tbaa !35
  %47 = fptrunc double %46 to float
  %48 = fadd float %42, %47
  %49 = and i32 %15, 7
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) @name, i64 %50
  %52 = load i8, ptr addrspace(4) %51, align 1, !tbaa !20
  %53 = sitofp i8 %52 to float
  %54 = fadd float %48, %53
  %55 = insertelement <2 x float> poison, float %28, i64 0
  %56 = icmp eq i32 %18, 1
  %57 = fneg float %54
  %58 = select i1 %56, float %57, float %54
  %59 = insertelement <2 x float> %55, float %58, i64 1
  %60 = shl i64 %10, 32
  %61 = ashr exact i64 %60, 29
  %62 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %61
  store <2 x float> %59, ptr addrspace(1) %62, align 8, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc float @lookup(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef range(i32 6, 9) %1, i32 noundef %2) unnamed_addr #5 {
  %4 = srem i32 %2, %1
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds <2 x float>, ptr addrspace(4) %0, i64 %5
  %7 = add nsw i32 %2, 1
  %8 = srem i32 %7, %1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds <2 x float>, ptr addrspace(4) %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %12 = load float, ptr addrspace(4) %11, align 4, !tbaa !20
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %14 = load float, ptr addrspace(4) %13, align 4, !tbaa !20
  %15 = fsub float %14, %12
  %16 = tail call noundef float @llvm.fmuladd.f32(float %15, float 2.500000e-01, float %12)
  %17 = load float, ptr addrspace(4) %6, align 8, !tbaa !20
  %18 = fadd float %17, %16
  ret float %18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 2, i32 0, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"int", !"float*", !"float*"}
!13 = !{!"const", !"", !"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!"shape*", !"int", !"float4*", !"int*"}
!19 = !{!"shape*", !"int", !"float __attribute__((ext_vector_type(4)))*", !"int*"}
!20 = !{!8, !8, i64 0}
!21 = !{!22, !7, i64 16}
!22 = !{!"", !8, i64 0, !15, i64 12, !7, i64 16}
!23 = !{!22, !15, i64 12}
!24 = !{i32 2, i32 2, i32 1, i32 1}
!25 = !{!"uchar4*", !"uint4*", !"uchar*", !"uint4*"}
!26 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uchar*", !"uint __attribute__((ext_vector_type(4)))*"}
!27 = !{!"const", !"const", !"const", !""}
!28 = !{i32 1, i32 1}
!29 = !{!"none", !"none"}
!30 = !{!"int*", !"float2*"}
!31 = !{!"int*", !"float __attribute__((ext_vector_type(2)))*"}
!32 = !{!"const", !""}
!33 = !{!34, !34, i64 0}
!34 = !{!"short", !8, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"double", !8, i64 0}
