; ModuleID = 'corpus/opencl/hotspot.cl'
source_filename = "corpus/opencl/hotspot.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.chip = type { float, float, float, float, float }

@hotspot.temp_on_die = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@hotspot.power_on_die = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@hotspot.temp_t = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @hotspot(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr addrspace(4) noundef readonly byref(%struct.chip) align 4 captures(none) %8) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %10 = load float, ptr addrspace(4) %8, align 4, !amdgpu.noclobber !16
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %12 = load float, ptr addrspace(4) %11, align 4, !amdgpu.noclobber !16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 8
  %14 = load float, ptr addrspace(4) %13, align 4, !amdgpu.noclobber !16
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %16 = load float, ptr addrspace(4) %15, align 4, !amdgpu.noclobber !16
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 16
  %18 = load float, ptr addrspace(4) %17, align 4, !amdgpu.noclobber !16
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %21 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %22 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %23 = fdiv float %18, %10
  %24 = fdiv float 1.000000e+00, %12
  %25 = fdiv float 1.000000e+00, %14
  %26 = fdiv float 1.000000e+00, %16
  %27 = shl nsw i32 %0, 1
  %28 = sub nsw i32 16, %27
  %29 = mul nsw i32 %28, %20
  %30 = sub nsw i32 %29, %7
  %31 = mul nsw i32 %28, %19
  %32 = sub nsw i32 %31, %6
  %33 = add nsw i32 %30, 15
  %34 = add nsw i32 %32, 15
  %35 = add nsw i32 %30, %22
  %36 = add nsw i32 %32, %21
  %37 = icmp sgt i32 %35, -1
  %38 = icmp slt i32 %35, %5
  %39 = and i1 %37, %38
  %40 = icmp sgt i32 %36, -1
  %41 = icmp slt i32 %36, %4
  %42 = and i1 %40, %41
  %43 = select i1 %39, i1 %42, i1 false
  %44 = mul nsw i32 %35, %4
  %45 = add nsw i32 %44, %36
  br i1 %43, label %46, label %50

46:                                               ; preds = %9
  %47 = sext i32 %45 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !17, !amdgpu.noclobber !16
  br label %50

50:                                               ; preds = %46, %9
  %51 = phi float [ %49, %46 ], [ 0.000000e+00, %9 ]
  %52 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i32 %22
  %53 = getelementptr inbounds nuw float, ptr addrspace(3) %52, i32 %21
  store float %51, ptr addrspace(3) %53, align 4, !tbaa !17
  br i1 %43, label %54, label %58

54:                                               ; preds = %50
  %55 = sext i32 %45 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !17, !amdgpu.noclobber !16
  br label %58

58:                                               ; preds = %54, %50
  %59 = phi float [ %57, %54 ], [ 0.000000e+00, %50 ]
  %60 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.power_on_die, i32 %22
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) %60, i32 %21
  store float %59, ptr addrspace(3) %61, align 4, !tbaa !17
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %62 = icmp sgt i32 %0, 0
  br i1 %62, label %63, label %142

63:                                               ; preds = %58
  %64 = icmp slt i32 %34, %4
  %65 = xor i32 %32, -1
  %66 = add i32 %4, %65
  %67 = select i1 %64, i32 15, i32 %66
  %68 = add nuw nsw i32 %21, 1
  %69 = tail call noundef range(i32 -2147483632, 1025) i32 @llvm.smin.i32(i32 range(i32 -2147483632, -2147483648) %67, i32 range(i32 1, 1025) %68)
  %70 = add nsw i32 %21, -1
  %71 = icmp slt i32 %32, 0
  %72 = sub nsw i32 0, %32
  %73 = select i1 %71, i32 %72, i32 0
  %74 = tail call noundef range(i32 -1, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -1, 1023) %70, i32 range(i32 -2147483647, -2147483648) %73)
  %75 = icmp slt i32 %33, %5
  %76 = xor i32 %30, -1
  %77 = add i32 %5, %76
  %78 = select i1 %75, i32 15, i32 %77
  %79 = add nuw nsw i32 %22, 1
  %80 = tail call noundef range(i32 -2147483632, 1025) i32 @llvm.smin.i32(i32 range(i32 -2147483632, -2147483648) %78, i32 range(i32 1, 1025) %79)
  %81 = add nsw i32 %22, -1
  %82 = icmp slt i32 %30, 0
  %83 = sub nsw i32 0, %30
  %84 = select i1 %82, i32 %83, i32 0
  %85 = tail call noundef range(i32 -1, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -1, 1023) %81, i32 range(i32 -2147483647, -2147483648) %84)
  %86 = icmp sgt i32 %73, %21
  %87 = icmp slt i32 %67, %21
  %88 = icmp sgt i32 %84, %22
  %89 = icmp slt i32 %78, %22
  %90 = or i1 %88, %89
  %91 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i32 %80
  %92 = getelementptr inbounds nuw float, ptr addrspace(3) %91, i32 %21
  %93 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i32 %85
  %94 = getelementptr inbounds nuw float, ptr addrspace(3) %93, i32 %21
  %95 = getelementptr inbounds float, ptr addrspace(3) %52, i32 %69
  %96 = getelementptr inbounds float, ptr addrspace(3) %52, i32 %74
  %97 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_t, i32 %22
  %98 = getelementptr inbounds nuw float, ptr addrspace(3) %97, i32 %21
  %99 = add nsw i32 %0, -1
  br label %100

100:                                              ; preds = %136, %63
  %101 = phi i32 [ 0, %63 ], [ %102, %136 ]
  %102 = add nuw nsw i32 %101, 1
  %103 = icmp samesign ult i32 %101, %21
  br i1 %103, label %104, label %130

104:                                              ; preds = %100
  %105 = sub nsw i32 14, %101
  %106 = icmp slt i32 %105, %21
  %107 = icmp samesign uge i32 %101, %22
  %108 = select i1 %106, i1 true, i1 %107
  %109 = icmp slt i32 %105, %22
  %110 = or i1 %109, %108
  %111 = select i1 %110, i1 true, i1 %86
  %112 = select i1 %111, i1 true, i1 %87
  %113 = or i1 %112, %90
  br i1 %113, label %130, label %114

114:                                              ; preds = %104
  %115 = load float, ptr addrspace(3) %53, align 4, !tbaa !17
  %116 = load float, ptr addrspace(3) %61, align 4, !tbaa !17
  %117 = load float, ptr addrspace(3) %92, align 4, !tbaa !17
  %118 = load float, ptr addrspace(3) %94, align 4, !tbaa !17
  %119 = fadd float %117, %118
  %120 = tail call float @llvm.fmuladd.f32(float %115, float -2.000000e+00, float %119)
  %121 = tail call float @llvm.fmuladd.f32(float %120, float %25, float %116)
  %122 = load float, ptr addrspace(3) %95, align 4, !tbaa !17
  %123 = load float, ptr addrspace(3) %96, align 4, !tbaa !17
  %124 = fadd float %122, %123
  %125 = tail call float @llvm.fmuladd.f32(float %115, float -2.000000e+00, float %124)
  %126 = tail call float @llvm.fmuladd.f32(float %125, float %24, float %121)
  %127 = fsub float 8.000000e+01, %115
  %128 = tail call float @llvm.fmuladd.f32(float %127, float %26, float %126)
  %129 = tail call float @llvm.fmuladd.f32(float %23, float %128, float %115)
  store float %129, ptr addrspace(3) %98, align 4, !tbaa !17
  br label %130

130:                                              ; preds = %114, %104, %100
  %131 = phi i1 [ true, %114 ], [ false, %104 ], [ false, %100 ]
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %132 = icmp eq i32 %101, %99
  br i1 %132, label %137, label %133

133:                                              ; preds = %130
  br i1 %131, label %134, label %136

134:                                              ; preds = %133
  %135 = load float, ptr addrspace(3) %98, align 4, !tbaa !17
  store float %135, ptr addrspace(3) %53, align 4, !tbaa !17
  br label %136

136:                                              ; preds = %134, %133
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br label %100

137:                                              ; preds = %130
  br i1 %131, label %138, label %142

138:                                              ; preds = %137
  %139 = sext i32 %45 to i64
  %140 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %139
  %141 = load float, ptr addrspace(3) %98, align 4, !tbaa !17
  store float %141, ptr addrspace(1) %140, align 4, !tbaa !17
  br label %142

142:                                              ; preds = %58, %137, %138
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_hotspot(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, float %8, float %9, float %10, float %11, float %12) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %18 = fdiv float %12, %8
  %19 = fdiv float 1.000000e+00, %9
  %20 = fdiv float 1.000000e+00, %10
  %21 = fdiv float 1.000000e+00, %11
  %22 = shl nsw i32 %0, 1
  %23 = sub nsw i32 16, %22
  %24 = mul nsw i32 %23, %15
  %25 = sub nsw i32 %24, %7
  %26 = mul nsw i32 %23, %14
  %27 = sub nsw i32 %26, %6
  %28 = add nsw i32 %25, 15
  %29 = add nsw i32 %27, 15
  %30 = add nsw i32 %25, %17
  %31 = add nsw i32 %27, %16
  %32 = icmp sgt i32 %30, -1
  %33 = icmp slt i32 %30, %5
  %34 = and i1 %32, %33
  %35 = icmp sgt i32 %31, -1
  %36 = icmp slt i32 %31, %4
  %37 = and i1 %35, %36
  %38 = select i1 %34, i1 %37, i1 false
  %39 = mul nsw i32 %30, %4
  %40 = add nsw i32 %39, %31
  br i1 %38, label %41, label %45

41:                                               ; preds = %13
  %42 = sext i32 %40 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !17
  br label %45

45:                                               ; preds = %13, %41
  %46 = phi float [ %44, %41 ], [ 0.000000e+00, %13 ]
  %47 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i32 %17
  %48 = getelementptr inbounds nuw float, ptr addrspace(3) %47, i32 %16
  store float %46, ptr addrspace(3) %48, align 4, !tbaa !17
  br i1 %38, label %49, label %53

49:                                               ; preds = %45
  %50 = sext i32 %40 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !17
  br label %53

53:                                               ; preds = %45, %49
  %54 = phi float [ %52, %49 ], [ 0.000000e+00, %45 ]
  %55 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.power_on_die, i32 %17
  %56 = getelementptr inbounds nuw float, ptr addrspace(3) %55, i32 %16
  store float %54, ptr addrspace(3) %56, align 4, !tbaa !17
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %57 = icmp sgt i32 %0, 0
  br i1 %57, label %58, label %137

58:                                               ; preds = %53
  %59 = icmp slt i32 %29, %4
  %60 = xor i32 %27, -1
  %61 = add i32 %4, %60
  %62 = select i1 %59, i32 15, i32 %61
  %63 = add nuw nsw i32 %16, 1
  %64 = tail call noundef range(i32 -2147483632, 1025) i32 @llvm.smin.i32(i32 range(i32 -2147483632, -2147483648) %62, i32 range(i32 1, 1025) %63)
  %65 = add nsw i32 %16, -1
  %66 = icmp slt i32 %27, 0
  %67 = sub nsw i32 0, %27
  %68 = select i1 %66, i32 %67, i32 0
  %69 = tail call noundef range(i32 -1, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -1, 1023) %65, i32 range(i32 -2147483647, -2147483648) %68)
  %70 = icmp slt i32 %28, %5
  %71 = xor i32 %25, -1
  %72 = add i32 %5, %71
  %73 = select i1 %70, i32 15, i32 %72
  %74 = add nuw nsw i32 %17, 1
  %75 = tail call noundef range(i32 -2147483632, 1025) i32 @llvm.smin.i32(i32 range(i32 -2147483632, -2147483648) %73, i32 range(i32 1, 1025) %74)
  %76 = add nsw i32 %17, -1
  %77 = icmp slt i32 %25, 0
  %78 = sub nsw i32 0, %25
  %79 = select i1 %77, i32 %78, i32 0
  %80 = tail call noundef range(i32 -1, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -1, 1023) %76, i32 range(i32 -2147483647, -2147483648) %79)
  %81 = icmp sgt i32 %68, %16
  %82 = icmp slt i32 %62, %16
  %83 = icmp sgt i32 %79, %17
  %84 = icmp slt i32 %73, %17
  %85 = or i1 %83, %84
  %86 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i32 %75
  %87 = getelementptr inbounds nuw float, ptr addrspace(3) %86, i32 %16
  %88 = getelementptr inbounds [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i32 %80
  %89 = getelementptr inbounds nuw float, ptr addrspace(3) %88, i32 %16
  %90 = getelementptr inbounds float, ptr addrspace(3) %47, i32 %64
  %91 = getelementptr inbounds float, ptr addrspace(3) %47, i32 %69
  %92 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_t, i32 %17
  %93 = getelementptr inbounds nuw float, ptr addrspace(3) %92, i32 %16
  %94 = add nsw i32 %0, -1
  br label %95

95:                                               ; preds = %131, %58
  %96 = phi i32 [ 0, %58 ], [ %97, %131 ]
  %97 = add nuw nsw i32 %96, 1
  %98 = icmp samesign ult i32 %96, %16
  br i1 %98, label %99, label %125

99:                                               ; preds = %95
  %100 = sub nsw i32 14, %96
  %101 = icmp slt i32 %100, %16
  %102 = icmp samesign uge i32 %96, %17
  %103 = select i1 %101, i1 true, i1 %102
  %104 = icmp slt i32 %100, %17
  %105 = or i1 %104, %103
  %106 = select i1 %105, i1 true, i1 %81
  %107 = select i1 %106, i1 true, i1 %82
  %108 = or i1 %107, %85
  br i1 %108, label %125, label %109

109:                                              ; preds = %99
  %110 = load float, ptr addrspace(3) %48, align 4, !tbaa !17
  %111 = load float, ptr addrspace(3) %56, align 4, !tbaa !17
  %112 = load float, ptr addrspace(3) %87, align 4, !tbaa !17
  %113 = load float, ptr addrspace(3) %89, align 4, !tbaa !17
  %114 = fadd float %112, %113
  %115 = tail call float @llvm.fmuladd.f32(float %110, float -2.000000e+00, float %114)
  %116 = tail call float @llvm.fmuladd.f32(float %115, float %20, float %111)
  %117 = load float, ptr addrspace(3) %90, align 4, !tbaa !17
  %118 = load float, ptr addrspace(3) %91, align 4, !tbaa !17
  %119 = fadd float %117, %118
  %120 = tail call float @llvm.fmuladd.f32(float %110, float -2.000000e+00, float %119)
  %121 = tail call float @llvm.fmuladd.f32(float %120, float %19, float %116)
  %122 = fsub float 8.000000e+01, %110
  %123 = tail call float @llvm.fmuladd.f32(float %122, float %21, float %121)
  %124 = tail call float @llvm.fmuladd.f32(float %18, float %123, float %110)
  store float %124, ptr addrspace(3) %93, align 4, !tbaa !17
  br label %125

125:                                              ; preds = %109, %99, %95
  %126 = phi i1 [ true, %109 ], [ false, %99 ], [ false, %95 ]
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %127 = icmp eq i32 %96, %94
  br i1 %127, label %132, label %128

128:                                              ; preds = %125
  br i1 %126, label %129, label %131

129:                                              ; preds = %128
  %130 = load float, ptr addrspace(3) %93, align 4, !tbaa !17
  store float %130, ptr addrspace(3) %48, align 4, !tbaa !17
  br label %131

131:                                              ; preds = %129, %128
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br label %95

132:                                              ; preds = %125
  br i1 %126, label %133, label %137

133:                                              ; preds = %132
  %134 = sext i32 %40 to i64
  %135 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %134
  %136 = load float, ptr addrspace(3) %93, align 4, !tbaa !17
  store float %136, ptr addrspace(1) %135, align 4, !tbaa !17
  br label %137

137:                                              ; preds = %53, %133, %132
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 0, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int", !"float*", !"float*", !"float*", !"int", !"int", !"int", !"int", !"chip"}
!15 = !{!"", !"const", !"const", !"", !"", !"", !"", !"", !""}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{!"amdgpu-synchronize-as", !"local"}
