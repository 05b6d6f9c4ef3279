; ModuleID = 'corpus/opencl/lavamd.cl'
source_filename = "corpus/opencl/lavamd.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.four_vector = type { float, float, float, float }
%struct.par_t = type { float }
%struct.dim_t = type { i32 }

@lavamd.ra = internal unnamed_addr addrspace(3) global [16 x %struct.four_vector] undef, align 4
@lavamd.rb = internal unnamed_addr addrspace(3) global [16 x %struct.four_vector] undef, align 4
@lavamd.qb = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @lavamd(ptr noundef readonly byval(%struct.par_t) align 4 captures(none) %0, ptr noundef readonly byval(%struct.dim_t) align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = load i32, ptr %1, align 4
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = icmp sgt i32 %7, %9
  br i1 %12, label %13, label %123

13:                                               ; preds = %6
  %14 = load float, ptr %0, align 4
  %15 = fmul float %14, 2.000000e+00
  %16 = fmul float %14, %15
  %17 = shl nsw i32 %9, 4
  %18 = icmp slt i32 %11, 16
  br i1 %18, label %19, label %25

19:                                               ; preds = %13
  %20 = sext i32 %11 to i64
  %21 = getelementptr inbounds %struct.four_vector, ptr addrspace(3) @lavamd.ra, i64 %20
  %22 = add nsw i32 %17, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %3, i64 %23
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %21, ptr addrspace(1) noundef align 4 dereferenceable(16) %24, i64 16, i1 false), !tbaa.struct !12
  br label %25

25:                                               ; preds = %19, %13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %26 = shl nsw i32 %9, 2
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !4
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %39, label %31

31:                                               ; preds = %25
  %32 = sext i32 %11 to i64
  %33 = getelementptr inbounds %struct.four_vector, ptr addrspace(3) @lavamd.rb, i64 %32
  %34 = getelementptr inbounds float, ptr addrspace(3) @lavamd.qb, i64 %32
  %35 = getelementptr inbounds %struct.four_vector, ptr addrspace(3) @lavamd.ra, i64 %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 8
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 12
  br label %44

39:                                               ; preds = %109, %25
  %40 = phi float [ 0.000000e+00, %25 ], [ %110, %109 ]
  %41 = phi float [ 0.000000e+00, %25 ], [ %111, %109 ]
  %42 = phi float [ 0.000000e+00, %25 ], [ %112, %109 ]
  %43 = phi float [ 0.000000e+00, %25 ], [ %113, %109 ]
  br i1 %18, label %116, label %123

44:                                               ; preds = %31, %109
  %45 = phi float [ 0.000000e+00, %31 ], [ %113, %109 ]
  %46 = phi float [ 0.000000e+00, %31 ], [ %112, %109 ]
  %47 = phi float [ 0.000000e+00, %31 ], [ %111, %109 ]
  %48 = phi float [ 0.000000e+00, %31 ], [ %110, %109 ]
  %49 = phi i32 [ 0, %31 ], [ %114, %109 ]
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %44
  %52 = add nsw i32 %49, %26
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %51, %44
  %57 = phi i32 [ %55, %51 ], [ %9, %44 ]
  br i1 %18, label %58, label %65

58:                                               ; preds = %56
  %59 = shl nsw i32 %57, 4
  %60 = add nsw i32 %59, %11
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %3, i64 %61
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %33, ptr addrspace(1) noundef align 4 dereferenceable(16) %62, i64 16, i1 false), !tbaa.struct !12
  %63 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %61
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !13
  store float %64, ptr addrspace(3) %34, align 4, !tbaa !13
  br label %65

65:                                               ; preds = %58, %56
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br i1 %18, label %66, label %109

66:                                               ; preds = %65
  %67 = load float, ptr addrspace(3) %35, align 4, !tbaa !15
  %68 = load float, ptr addrspace(3) %36, align 4, !tbaa !13
  %69 = load float, ptr addrspace(3) %37, align 4, !tbaa !13
  %70 = load float, ptr addrspace(3) %38, align 4, !tbaa !13
  br label %71

71:                                               ; preds = %66, %71
  %72 = phi float [ %45, %66 ], [ %97, %71 ]
  %73 = phi float [ %46, %66 ], [ %100, %71 ]
  %74 = phi float [ %47, %66 ], [ %103, %71 ]
  %75 = phi i32 [ 0, %66 ], [ %107, %71 ]
  %76 = phi float [ %48, %66 ], [ %106, %71 ]
  %77 = zext nneg i32 %75 to i64
  %78 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i64 %77
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !15
  %80 = fadd float %67, %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i64 4
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !13
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i64 8
  %84 = load float, ptr addrspace(3) %83, align 4, !tbaa !13
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i64 12
  %86 = load float, ptr addrspace(3) %85, align 4, !tbaa !13
  %87 = fmul float %69, %84
  %88 = tail call float @llvm.fmuladd.f32(float %68, float %82, float %87)
  %89 = tail call float @llvm.fmuladd.f32(float %70, float %86, float %88)
  %90 = fsub float %80, %89
  %91 = fneg float %90
  %92 = fmul float %16, %91
  %93 = tail call spir_func float @_Z3expf(float noundef %92) #6
  %94 = fmul float %93, 2.000000e+00
  %95 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i64 %77
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !13
  %97 = tail call float @llvm.fmuladd.f32(float %96, float %93, float %72)
  %98 = fsub float %68, %82
  %99 = fmul float %98, %94
  %100 = tail call float @llvm.fmuladd.f32(float %96, float %99, float %73)
  %101 = fsub float %69, %84
  %102 = fmul float %101, %94
  %103 = tail call float @llvm.fmuladd.f32(float %96, float %102, float %74)
  %104 = fsub float %70, %86
  %105 = fmul float %104, %94
  %106 = tail call float @llvm.fmuladd.f32(float %96, float %105, float %76)
  %107 = add nuw nsw i32 %75, 1
  %108 = icmp samesign ult i32 %75, 15
  br i1 %108, label %71, label %109

109:                                              ; preds = %71, %65
  %110 = phi float [ %48, %65 ], [ %106, %71 ]
  %111 = phi float [ %47, %65 ], [ %103, %71 ]
  %112 = phi float [ %46, %65 ], [ %100, %71 ]
  %113 = phi float [ %45, %65 ], [ %97, %71 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %114 = add nuw nsw i32 %49, 1
  %115 = icmp slt i32 %49, %29
  br i1 %115, label %44, label %39

116:                                              ; preds = %39
  %117 = add nsw i32 %17, %11
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %5, i64 %118
  store float %43, ptr addrspace(1) %119, align 4, !tbaa !13
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 4
  store float %42, ptr addrspace(1) %120, align 4, !tbaa !13
  %121 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 8
  store float %41, ptr addrspace(1) %121, align 4, !tbaa !13
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 12
  store float %40, ptr addrspace(1) %122, align 4, !tbaa !13
  br label %123

123:                                              ; preds = %6, %39, %116
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_lavamd(ptr noundef readonly byval(%struct.par_t) align 4 captures(none) %0, ptr noundef readonly byval(%struct.dim_t) align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = load i32, ptr %1, align 4, !tbaa !17
  %12 = icmp sgt i32 %11, %8
  br i1 %12, label %13, label %123

13:                                               ; preds = %6
  %14 = load float, ptr %0, align 4, !tbaa !19
  %15 = fmul float %14, 2.000000e+00
  %16 = fmul float %14, %15
  %17 = shl nsw i32 %8, 4
  %18 = icmp slt i32 %10, 16
  br i1 %18, label %19, label %25

19:                                               ; preds = %13
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds %struct.four_vector, ptr addrspace(3) @lavamd.ra, i64 %20
  %22 = add nsw i32 %17, %10
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %3, i64 %23
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %21, ptr addrspace(1) noundef align 4 dereferenceable(16) %24, i64 16, i1 false), !tbaa.struct !12
  br label %25

25:                                               ; preds = %19, %13
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %26 = shl nsw i32 %8, 2
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !4
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %39, label %31

31:                                               ; preds = %25
  %32 = sext i32 %10 to i64
  %33 = getelementptr inbounds %struct.four_vector, ptr addrspace(3) @lavamd.rb, i64 %32
  %34 = getelementptr inbounds float, ptr addrspace(3) @lavamd.qb, i64 %32
  %35 = getelementptr inbounds %struct.four_vector, ptr addrspace(3) @lavamd.ra, i64 %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 8
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 12
  br label %44

39:                                               ; preds = %109, %25
  %40 = phi float [ 0.000000e+00, %25 ], [ %110, %109 ]
  %41 = phi float [ 0.000000e+00, %25 ], [ %111, %109 ]
  %42 = phi float [ 0.000000e+00, %25 ], [ %112, %109 ]
  %43 = phi float [ 0.000000e+00, %25 ], [ %113, %109 ]
  br i1 %18, label %116, label %123

44:                                               ; preds = %31, %109
  %45 = phi float [ 0.000000e+00, %31 ], [ %113, %109 ]
  %46 = phi float [ 0.000000e+00, %31 ], [ %112, %109 ]
  %47 = phi float [ 0.000000e+00, %31 ], [ %111, %109 ]
  %48 = phi float [ 0.000000e+00, %31 ], [ %110, %109 ]
  %49 = phi i32 [ 0, %31 ], [ %114, %109 ]
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %44
  %52 = add nsw i32 %49, %26
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %44, %51
  %57 = phi i32 [ %55, %51 ], [ %8, %44 ]
  br i1 %18, label %58, label %65

58:                                               ; preds = %56
  %59 = shl nsw i32 %57, 4
  %60 = add nsw i32 %59, %10
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %3, i64 %61
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %33, ptr addrspace(1) noundef align 4 dereferenceable(16) %62, i64 16, i1 false), !tbaa.struct !12
  %63 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %61
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !13
  store float %64, ptr addrspace(3) %34, align 4, !tbaa !13
  br label %65

65:                                               ; preds = %58, %56
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  br i1 %18, label %66, label %109

66:                                               ; preds = %65
  %67 = load float, ptr addrspace(3) %35, align 4, !tbaa !15
  %68 = load float, ptr addrspace(3) %36, align 4, !tbaa !13
  %69 = load float, ptr addrspace(3) %37, align 4, !tbaa !13
  %70 = load float, ptr addrspace(3) %38, align 4, !tbaa !13
  br label %71

71:                                               ; preds = %66, %71
  %72 = phi float [ %45, %66 ], [ %97, %71 ]
  %73 = phi float [ %46, %66 ], [ %100, %71 ]
  %74 = phi float [ %47, %66 ], [ %103, %71 ]
  %75 = phi i32 [ 0, %66 ], [ %107, %71 ]
  %76 = phi float [ %48, %66 ], [ %106, %71 ]
  %77 = zext nneg i32 %75 to i64
  %78 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i64 %77
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !15
  %80 = fadd float %67, %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i64 4
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !13
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i64 8
  %84 = load float, ptr addrspace(3) %83, align 4, !tbaa !13
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i64 12
  %86 = load float, ptr addrspace(3) %85, align 4, !tbaa !13
  %87 = fmul float %69, %84
  %88 = tail call float @llvm.fmuladd.f32(float %68, float %82, float %87)
  %89 = tail call float @llvm.fmuladd.f32(float %70, float %86, float %88)
  %90 = fsub float %80, %89
  %91 = fneg float %90
  %92 = fmul float %16, %91
  %93 = tail call spir_func float @_Z3expf(float noundef %92) #6
  %94 = fmul float %93, 2.000000e+00
  %95 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i64 %77
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !13
  %97 = tail call float @llvm.fmuladd.f32(float %96, float %93, float %72)
  %98 = fsub float %68, %82
  %99 = fmul float %98, %94
  %100 = tail call float @llvm.fmuladd.f32(float %96, float %99, float %73)
  %101 = fsub float %69, %84
  %102 = fmul float %101, %94
  %103 = tail call float @llvm.fmuladd.f32(float %96, float %102, float %74)
  %104 = fsub float %70, %86
  %105 = fmul float %104, %94
  %106 = tail call float @llvm.fmuladd.f32(float %96, float %105, float %76)
  %107 = add nuw nsw i32 %75, 1
  %108 = icmp samesign ult i32 %75, 15
  br i1 %108, label %71, label %109

109:                                              ; preds = %71, %65
  %110 = phi float [ %48, %65 ], [ %106, %71 ]
  %111 = phi float [ %47, %65 ], [ %103, %71 ]
  %112 = phi float [ %46, %65 ], [ %100, %71 ]
  %113 = phi float [ %45, %65 ], [ %97, %71 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %114 = add nuw nsw i32 %49, 1
  %115 = icmp slt i32 %49, %29
  br i1 %115, label %44, label %39

116:                                              ; preds = %39
  %117 = add nsw i32 %17, %10
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %5, i64 %118
  store float %43, ptr addrspace(1) %119, align 4, !tbaa !13
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 4
  store float %42, ptr addrspace(1) %120, align 4, !tbaa !13
  %121 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 8
  store float %41, ptr addrspace(1) %121, align 4, !tbaa !13
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %119, i64 12
  store float %40, ptr addrspace(1) %122, align 4, !tbaa !13
  br label %123

123:                                              ; preds = %39, %116, %6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3expf(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"par_t", !"dim_t", !"int*", !"four_vector*", !"float*", !"four_vector*"}
!11 = !{!"", !"", !"const", !"const", !"const", !""}
!12 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13, i64 12, i64 4, !13}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{!16, !14, i64 0}
!16 = !{!"", !14, i64 0, !14, i64 4, !14, i64 8, !14, i64 12}
!17 = !{!18, !5, i64 0}
!18 = !{!"", !5, i64 0}
!19 = !{!20, !14, i64 0}
!20 = !{!"", !14, i64 0}
