; ModuleID = 'corpus/opencl/streamcluster.cl'
source_filename = "corpus/opencl/streamcluster.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Point_Struct = type { float, i32, float }

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @pgain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 1 captures(none) %6, ptr addrspace(3) noundef align 4 captures(none) %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %14 = trunc i64 %13 to i32
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %9, %16
  br i1 %17, label %22, label %18

18:                                               ; preds = %22, %12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %19 = icmp sgt i32 %8, %14
  br i1 %19, label %20, label %81

20:                                               ; preds = %18
  %21 = icmp sgt i32 %9, 0
  br i1 %21, label %47, label %35

22:                                               ; preds = %12, %22
  %23 = phi i32 [ %33, %22 ], [ %16, %12 ]
  %24 = mul nsw i32 %23, %8
  %25 = add nsw i32 %24, %10
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = sext i32 %23 to i64
  %30 = getelementptr inbounds float, ptr addrspace(3) %7, i64 %29
  store float %28, ptr addrspace(3) %30, align 4, !tbaa !12
  %31 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %32 = trunc i64 %31 to i32
  %33 = add i32 %23, %32
  %34 = icmp slt i32 %33, %9
  br i1 %34, label %22, label %18

35:                                               ; preds = %47, %20
  %36 = phi float [ 0.000000e+00, %20 ], [ %59, %47 ]
  %37 = sext i32 %14 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fmul float %36, %39
  %41 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = fmul float %39, %42
  %44 = add nsw i32 %11, 1
  %45 = mul nsw i32 %44, %14
  %46 = fcmp olt float %40, %43
  br i1 %46, label %62, label %66

47:                                               ; preds = %20, %47
  %48 = phi float [ %59, %47 ], [ 0.000000e+00, %20 ]
  %49 = phi i32 [ %60, %47 ], [ 0, %20 ]
  %50 = mul nsw i32 %49, %8
  %51 = add nsw i32 %50, %14
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = zext nneg i32 %49 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %55
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !12
  %58 = fsub float %54, %57
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %48)
  %60 = add nuw nsw i32 %49, 1
  %61 = icmp slt i32 %60, %9
  br i1 %61, label %47, label %35

62:                                               ; preds = %35
  %63 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %37
  store i8 1, ptr addrspace(1) %63, align 1, !tbaa !14
  %64 = fsub float %40, %43
  %65 = add nsw i32 %45, %11
  br label %74

66:                                               ; preds = %35
  %67 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %37
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !4
  %72 = fsub float %43, %40
  %73 = add nsw i32 %71, %45
  br label %74

74:                                               ; preds = %66, %62
  %75 = phi i32 [ %65, %62 ], [ %73, %66 ]
  %76 = phi float [ %64, %62 ], [ %72, %66 ]
  %77 = sext i32 %75 to i64
  %78 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !12
  %80 = fadd float %76, %79
  store float %80, ptr addrspace(1) %78, align 4, !tbaa !12
  br label %81

81:                                               ; preds = %74, %18
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_pgain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 1 captures(none) %6, ptr addrspace(3) noundef align 4 captures(none) %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %13 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %14 = trunc i64 %13 to i32
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %16 = trunc i64 %15 to i32
  %17 = icmp sgt i32 %9, %16
  br i1 %17, label %22, label %18

18:                                               ; preds = %22, %12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %19 = icmp sgt i32 %8, %14
  br i1 %19, label %20, label %81

20:                                               ; preds = %18
  %21 = icmp sgt i32 %9, 0
  br i1 %21, label %47, label %35

22:                                               ; preds = %12, %22
  %23 = phi i32 [ %33, %22 ], [ %16, %12 ]
  %24 = mul nsw i32 %23, %8
  %25 = add nsw i32 %24, %10
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = sext i32 %23 to i64
  %30 = getelementptr inbounds float, ptr addrspace(3) %7, i64 %29
  store float %28, ptr addrspace(3) %30, align 4, !tbaa !12
  %31 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %32 = trunc i64 %31 to i32
  %33 = add i32 %23, %32
  %34 = icmp slt i32 %33, %9
  br i1 %34, label %22, label %18

35:                                               ; preds = %47, %20
  %36 = phi float [ 0.000000e+00, %20 ], [ %59, %47 ]
  %37 = sext i32 %14 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fmul float %36, %39
  %41 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %37
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !12
  %43 = fmul float %39, %42
  %44 = add nsw i32 %11, 1
  %45 = mul nsw i32 %44, %14
  %46 = fcmp olt float %40, %43
  br i1 %46, label %62, label %66

47:                                               ; preds = %20, %47
  %48 = phi float [ %59, %47 ], [ 0.000000e+00, %20 ]
  %49 = phi i32 [ %60, %47 ], [ 0, %20 ]
  %50 = mul nsw i32 %49, %8
  %51 = add nsw i32 %50, %14
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  %55 = zext nneg i32 %49 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %55
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !12
  %58 = fsub float %54, %57
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %48)
  %60 = add nuw nsw i32 %49, 1
  %61 = icmp slt i32 %60, %9
  br i1 %61, label %47, label %35

62:                                               ; preds = %35
  %63 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %37
  store i8 1, ptr addrspace(1) %63, align 1, !tbaa !14
  %64 = fsub float %40, %43
  %65 = add nsw i32 %45, %11
  br label %74

66:                                               ; preds = %35
  %67 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %37
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !4
  %72 = fsub float %43, %40
  %73 = add nsw i32 %71, %45
  br label %74

74:                                               ; preds = %66, %62
  %75 = phi i32 [ %65, %62 ], [ %73, %66 ]
  %76 = phi float [ %64, %62 ], [ %72, %66 ]
  %77 = sext i32 %75 to i64
  %78 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !12
  %80 = fadd float %76, %79
  store float %80, ptr addrspace(1) %78, align 4, !tbaa !12
  br label %81

81:                                               ; preds = %74, %18
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @apply_switch(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %24

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds %struct.Point_Struct, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %9
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !14
  %17 = icmp eq i8 %16, 0
  %18 = bitcast float %14 to i32
  %19 = add nsw i32 %18, 1065353216
  %20 = bitcast i32 %19 to float
  %21 = fmul float %20, 2.000000e+00
  %22 = select i1 %17, float %14, float %21
  %23 = select i1 %17, i32 %12, i32 %3
  store i32 %23, ptr addrspace(1) %11, align 4, !tbaa !4
  store float %22, ptr addrspace(1) %13, align 4, !tbaa !12
  br label %24

24:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_apply_switch(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %2, %6
  br i1 %7, label %8, label %24

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds %struct.Point_Struct, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %9
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !14
  %17 = icmp eq i8 %16, 0
  %18 = bitcast float %14 to i32
  %19 = add nsw i32 %18, 1065353216
  %20 = bitcast i32 %19 to float
  %21 = fmul float %20, 2.000000e+00
  %22 = select i1 %17, float %14, float %21
  %23 = select i1 %17, i32 %12, i32 %3
  store i32 %23, ptr addrspace(1) %11, align 4, !tbaa !4
  store float %22, ptr addrspace(1) %13, align 4, !tbaa !12
  br label %24

24:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 3, i32 0, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"int*", !"float*", !"float*", !"float*", !"int*", !"char*", !"float*", !"int", !"int", !"int", !"int"}
!11 = !{!"const", !"const", !"const", !"const", !"", !"const", !"", !"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!6, !6, i64 0}
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"Point_Struct*", !"char*", !"int", !"int"}
!18 = !{!"", !"const", !"", !""}
