target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @spmv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %9 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %10 = trunc i64 %8 to i32
  %11 = mul i32 %9, %10
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %13 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %14 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %15 = trunc i64 %12 to i32
  %16 = mul i32 %13, %15
  %17 = add i32 %16, %14
  %18 = icmp slt i32 %17, %6
  br i1 %18, label %19, label %87

19:                                               ; preds = %7, %84
  %20 = phi i32 [ %85, %84 ], [ %17, %7 ]
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %25 = add i32 %24, %23
  %26 = getelementptr i8, ptr addrspace(1) %22, i64 4
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = icmp slt i32 %25, %27
  br i1 %28, label %39, label %29

29:                                               ; preds = %39, %19
  %30 = phi float [ 0.000000e+00, %19 ], [ %51, %39 ]
  %31 = phi float [ 0.000000e+00, %19 ], [ %53, %39 ]
  %32 = tail call spir_func float @_Z20sub_group_reduce_addf(float noundef %30) #6
  %33 = tail call spir_func float @_Z20sub_group_reduce_maxf(float noundef %31) #6
  %34 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %35 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %36 = add i32 %35, %34
  %37 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %63, label %58

39:                                               ; preds = %19, %39
  %40 = phi i32 [ %55, %39 ], [ %25, %19 ]
  %41 = phi float [ %53, %39 ], [ 0.000000e+00, %19 ]
  %42 = phi float [ %51, %39 ], [ 0.000000e+00, %19 ]
  %43 = sext i32 %40 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %43
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = tail call float @llvm.fmuladd.f32(float %45, float %50, float %42)
  %52 = tail call spir_func float @_Z4fabsf(float noundef %45) #5
  %53 = tail call spir_func float @_Z4fmaxff(float noundef %41, float noundef %52) #5
  %54 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %55 = add i32 %54, %40
  %56 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %39, label %29

58:                                               ; preds = %75, %29
  %59 = phi i32 [ 2147483647, %29 ], [ %76, %75 ]
  %60 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %59) #6
  %61 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %81, label %84

63:                                               ; preds = %29, %75
  %64 = phi i32 [ %78, %75 ], [ %36, %29 ]
  %65 = phi i32 [ %76, %75 ], [ 2147483647, %29 ]
  %66 = sext i32 %64 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !12
  %69 = tail call spir_func float @_Z4fabsf(float noundef %68) #5
  %70 = fcmp oeq float %69, %33
  br i1 %70, label %71, label %75

71:                                               ; preds = %63
  %72 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %66
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !4
  %74 = tail call spir_func i32 @_Z3minii(i32 noundef %65, i32 noundef %73) #5
  br label %75

75:                                               ; preds = %71, %63
  %76 = phi i32 [ %74, %71 ], [ %65, %63 ]
  %77 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %78 = add i32 %77, %64
  %79 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %63, label %58

81:                                               ; preds = %58
  %82 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %21
  store float %32, ptr addrspace(1) %82, align 4, !tbaa !12
  %83 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %21
  store i32 %60, ptr addrspace(1) %83, align 4, !tbaa !4
  br label %84

84:                                               ; preds = %81, %58
  %85 = add nsw i32 %20, %11
  %86 = icmp slt i32 %85, %6
  br i1 %86, label %19, label %87

87:                                               ; preds = %84, %7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_spmv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %8 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %9 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %10 = trunc i64 %8 to i32
  %11 = mul i32 %9, %10
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %13 = tail call spir_func i32 @_Z18get_num_sub_groupsv() #6
  %14 = tail call spir_func i32 @_Z16get_sub_group_idv() #6
  %15 = trunc i64 %12 to i32
  %16 = mul i32 %13, %15
  %17 = add i32 %16, %14
  %18 = icmp slt i32 %17, %6
  br i1 %18, label %20, label %19

19:                                               ; preds = %85, %7
  ret void

20:                                               ; preds = %7, %85
  %21 = phi i32 [ %86, %85 ], [ %17, %7 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %26 = add i32 %25, %24
  %27 = getelementptr i8, ptr addrspace(1) %23, i64 4
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %29 = icmp slt i32 %26, %28
  br i1 %29, label %40, label %30

30:                                               ; preds = %40, %20
  %31 = phi float [ 0.000000e+00, %20 ], [ %52, %40 ]
  %32 = phi float [ 0.000000e+00, %20 ], [ %54, %40 ]
  %33 = tail call spir_func float @_Z20sub_group_reduce_addf(float noundef %31) #6
  %34 = tail call spir_func float @_Z20sub_group_reduce_maxf(float noundef %32) #6
  %35 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %36 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %37 = add i32 %36, %35
  %38 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %64, label %59

40:                                               ; preds = %20, %40
  %41 = phi i32 [ %56, %40 ], [ %26, %20 ]
  %42 = phi float [ %54, %40 ], [ 0.000000e+00, %20 ]
  %43 = phi float [ %52, %40 ], [ 0.000000e+00, %20 ]
  %44 = sext i32 %41 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %44
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !12
  %52 = tail call float @llvm.fmuladd.f32(float %46, float %51, float %43)
  %53 = tail call spir_func float @_Z4fabsf(float noundef %46) #5
  %54 = tail call spir_func float @_Z4fmaxff(float noundef %42, float noundef %53) #5
  %55 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %56 = add i32 %55, %41
  %57 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %40, label %30

59:                                               ; preds = %76, %30
  %60 = phi i32 [ 2147483647, %30 ], [ %77, %76 ]
  %61 = tail call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %60) #6
  %62 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %82, label %85

64:                                               ; preds = %30, %76
  %65 = phi i32 [ %79, %76 ], [ %37, %30 ]
  %66 = phi i32 [ %77, %76 ], [ 2147483647, %30 ]
  %67 = sext i32 %65 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !12
  %70 = tail call spir_func float @_Z4fabsf(float noundef %69) #5
  %71 = fcmp oeq float %70, %34
  br i1 %71, label %72, label %76

72:                                               ; preds = %64
  %73 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %67
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !4
  %75 = tail call spir_func i32 @_Z3minii(i32 noundef %66, i32 noundef %74) #5
  br label %76

76:                                               ; preds = %64, %72
  %77 = phi i32 [ %75, %72 ], [ %66, %64 ]
  %78 = tail call spir_func i32 @_Z18get_sub_group_sizev() #6
  %79 = add i32 %78, %65
  %80 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %64, label %59

82:                                               ; preds = %59
  %83 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %22
  store float %33, ptr addrspace(1) %83, align 4, !tbaa !12
  %84 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %22
  store i32 %61, ptr addrspace(1) %84, align 4, !tbaa !4
  br label %85

85:                                               ; preds = %82, %59
  %86 = add nsw i32 %21, %11
  %87 = icmp slt i32 %86, %6
  br i1 %87, label %20, label %19
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z18get_num_sub_groupsv() local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16get_sub_group_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z20sub_group_reduce_addf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z20sub_group_reduce_maxf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3minii(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"float*", !"float*", !"float*", !"int*", !"int"}
!11 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
