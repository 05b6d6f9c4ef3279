; ModuleID = 'corpus/opencl/tpacf.cl'
source_filename = "corpus/opencl/tpacf.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.cartesian = type { float, float, float }

@gen_hists.h = internal addrspace(3) global [20 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @gen_hists(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp slt i32 %6, 20
  br i1 %9, label %12, label %10

10:                                               ; preds = %4
  %11 = and i64 %5, 2147483647
  br label %15

12:                                               ; preds = %4
  %13 = sext i32 %6 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(3) @gen_hists.h, i64 %13
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %10, %12
  %16 = phi i64 [ %11, %10 ], [ %13, %12 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %17 = getelementptr inbounds %struct.cartesian, ptr addrspace(1) %1, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = icmp sgt i32 %3, %8
  br i1 %23, label %25, label %24

24:                                               ; preds = %50, %15
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %9, label %63, label %70

25:                                               ; preds = %15, %50
  %26 = phi i32 [ %61, %50 ], [ %8, %15 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.cartesian, ptr addrspace(1) %1, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 8
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = fmul float %20, %31
  %35 = tail call float @llvm.fmuladd.f32(float %18, float %29, float %34)
  %36 = tail call float @llvm.fmuladd.f32(float %22, float %33, float %35)
  br label %37

37:                                               ; preds = %25, %37
  %38 = phi i32 [ 0, %25 ], [ %47, %37 ]
  %39 = phi i32 [ 19, %25 ], [ %46, %37 ]
  %40 = add nsw i32 %38, %39
  %41 = sdiv i32 %40, 2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fcmp ult float %36, %44
  %46 = select i1 %45, i32 %39, i32 %41
  %47 = select i1 %45, i32 %41, i32 %38
  %48 = add nsw i32 %47, 1
  %49 = icmp sgt i32 %46, %48
  br i1 %49, label %37, label %50

50:                                               ; preds = %37
  %51 = sext i32 %47 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %54 = fcmp oge float %36, %53
  %55 = select i1 %54, i32 %47, i32 %46
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr addrspace(3) @gen_hists.h, i64 %56
  %58 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %57) #6
  %59 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %60 = trunc i64 %59 to i32
  %61 = add i32 %26, %60
  %62 = icmp slt i32 %61, %3
  br i1 %62, label %25, label %24

63:                                               ; preds = %24
  %64 = getelementptr inbounds i32, ptr addrspace(3) @gen_hists.h, i64 %16
  %65 = load i32, ptr addrspace(3) %64, align 4, !tbaa !4
  %66 = mul nsw i32 %8, 20
  %67 = add nsw i32 %66, %6
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %68
  store i32 %65, ptr addrspace(1) %69, align 4, !tbaa !4
  br label %70

70:                                               ; preds = %24, %63
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_gen_hists(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = icmp slt i32 %6, 20
  br i1 %9, label %12, label %10

10:                                               ; preds = %4
  %11 = and i64 %5, 2147483647
  br label %15

12:                                               ; preds = %4
  %13 = sext i32 %6 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(3) @gen_hists.h, i64 %13
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %10, %12
  %16 = phi i64 [ %11, %10 ], [ %13, %12 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %17 = getelementptr inbounds %struct.cartesian, ptr addrspace(1) %1, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = icmp sgt i32 %3, %8
  br i1 %23, label %25, label %24

24:                                               ; preds = %50, %15
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %9, label %63, label %70

25:                                               ; preds = %15, %50
  %26 = phi i32 [ %61, %50 ], [ %8, %15 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.cartesian, ptr addrspace(1) %1, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 8
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !12
  %34 = fmul float %20, %31
  %35 = tail call float @llvm.fmuladd.f32(float %18, float %29, float %34)
  %36 = tail call float @llvm.fmuladd.f32(float %22, float %33, float %35)
  br label %37

37:                                               ; preds = %25, %37
  %38 = phi i32 [ 0, %25 ], [ %47, %37 ]
  %39 = phi i32 [ 19, %25 ], [ %46, %37 ]
  %40 = add nsw i32 %38, %39
  %41 = sdiv i32 %40, 2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fcmp ult float %36, %44
  %46 = select i1 %45, i32 %39, i32 %41
  %47 = select i1 %45, i32 %41, i32 %38
  %48 = add nsw i32 %47, 1
  %49 = icmp sgt i32 %46, %48
  br i1 %49, label %37, label %50

50:                                               ; preds = %37
  %51 = sext i32 %47 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %54 = fcmp oge float %36, %53
  %55 = select i1 %54, i32 %47, i32 %46
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr addrspace(3) @gen_hists.h, i64 %56
  %58 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %57) #6
  %59 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #5
  %60 = trunc i64 %59 to i32
  %61 = add i32 %26, %60
  %62 = icmp slt i32 %61, %3
  br i1 %62, label %25, label %24

63:                                               ; preds = %24
  %64 = getelementptr inbounds i32, ptr addrspace(3) @gen_hists.h, i64 %16
  %65 = load i32, ptr addrspace(3) %64, align 4, !tbaa !4
  %66 = mul nsw i32 %8, 20
  %67 = add nsw i32 %66, %6
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %68
  store i32 %65, ptr addrspace(1) %69, align 4, !tbaa !4
  br label %70

70:                                               ; preds = %63, %24
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #2

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
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"cartesian*", !"float*", !"int"}
!11 = !{!"", !"const", !"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
