; ModuleID = 'corpus/opencl/pathfinder.cl'
source_filename = "corpus/opencl/pathfinder.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @dynproc(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr addrspace(3) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  %16 = shl nsw i32 %0, 1
  %17 = sub nsw i32 %11, %16
  %18 = mul nsw i32 %17, %13
  %19 = sub nsw i32 %18, %6
  %20 = add nsw i32 %19, %11
  %21 = add nsw i32 %19, %15
  %22 = icmp slt i32 %19, 0
  %23 = sub nsw i32 0, %19
  %24 = select i1 %22, i32 %23, i32 0
  %25 = icmp sgt i32 %20, %4
  %26 = add nsw i32 %11, -1
  %27 = sub i32 %4, %20
  %28 = select i1 %25, i32 %27, i32 0
  %29 = add i32 %26, %28
  %30 = add nsw i32 %15, -1
  %31 = add nsw i32 %15, 1
  %32 = tail call i32 @llvm.smax.i32(i32 %30, i32 %24)
  %33 = tail call i32 @llvm.smin.i32(i32 %31, i32 %29)
  %34 = icmp sle i32 %24, %15
  %35 = icmp sge i32 %29, %15
  %36 = icmp sgt i32 %21, -1
  %37 = icmp slt i32 %21, %4
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %9
  %40 = zext nneg i32 %21 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %39, %9
  %44 = phi i32 [ %42, %39 ], [ 0, %9 ]
  %45 = sext i32 %15 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %45
  store i32 %44, ptr addrspace(3) %46, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %47 = icmp sgt i32 %0, 0
  br i1 %47, label %48, label %90

48:                                               ; preds = %43
  %49 = add i32 %11, -2
  %50 = sext i32 %32 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %50
  %52 = sext i32 %33 to i64
  %53 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %52
  %54 = getelementptr inbounds i32, ptr addrspace(3) %8, i64 %45
  %55 = add nsw i32 %0, -1
  br label %56

56:                                               ; preds = %84, %48
  %57 = phi i32 [ 0, %48 ], [ %58, %84 ]
  %58 = add nuw nsw i32 %57, 1
  %59 = icmp slt i32 %57, %15
  br i1 %59, label %60, label %78

60:                                               ; preds = %56
  %61 = sub i32 %49, %57
  %62 = icmp sge i32 %61, %15
  %63 = select i1 %62, i1 %34, i1 false
  %64 = select i1 %63, i1 %35, i1 false
  br i1 %64, label %65, label %78

65:                                               ; preds = %60
  %66 = load i32, ptr addrspace(3) %51, align 4, !tbaa !4
  %67 = load i32, ptr addrspace(3) %46, align 4, !tbaa !4
  %68 = tail call i32 @llvm.smin.i32(i32 %66, i32 %67)
  %69 = load i32, ptr addrspace(3) %53, align 4, !tbaa !4
  %70 = tail call i32 @llvm.smin.i32(i32 %68, i32 %69)
  %71 = add nsw i32 %57, %5
  %72 = mul nsw i32 %71, %4
  %73 = add nsw i32 %72, %21
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4, !tbaa !4
  %77 = add nsw i32 %70, %76
  store i32 %77, ptr addrspace(3) %54, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %65, %60, %56
  %79 = phi i1 [ true, %65 ], [ false, %60 ], [ false, %56 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %80 = icmp eq i32 %57, %55
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  br i1 %79, label %82, label %84

82:                                               ; preds = %81
  %83 = load i32, ptr addrspace(3) %54, align 4, !tbaa !4
  store i32 %83, ptr addrspace(3) %46, align 4, !tbaa !4
  br label %84

84:                                               ; preds = %82, %81
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %56

85:                                               ; preds = %78
  br i1 %79, label %86, label %90

86:                                               ; preds = %85
  %87 = load i32, ptr addrspace(3) %54, align 4, !tbaa !4
  %88 = sext i32 %21 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %88
  store i32 %87, ptr addrspace(1) %89, align 4, !tbaa !4
  br label %90

90:                                               ; preds = %43, %85, %86
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_dynproc(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr addrspace(3) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %15 = trunc i64 %14 to i32
  %16 = shl nsw i32 %0, 1
  %17 = sub nsw i32 %11, %16
  %18 = mul nsw i32 %17, %13
  %19 = sub nsw i32 %18, %6
  %20 = add nsw i32 %19, %11
  %21 = add nsw i32 %19, %15
  %22 = icmp slt i32 %19, 0
  %23 = sub nsw i32 0, %19
  %24 = select i1 %22, i32 %23, i32 0
  %25 = icmp sgt i32 %20, %4
  %26 = add nsw i32 %11, -1
  %27 = sub i32 %4, %20
  %28 = select i1 %25, i32 %27, i32 0
  %29 = add i32 %26, %28
  %30 = add nsw i32 %15, -1
  %31 = add nsw i32 %15, 1
  %32 = tail call i32 @llvm.smax.i32(i32 %30, i32 %24)
  %33 = tail call i32 @llvm.smin.i32(i32 %31, i32 %29)
  %34 = icmp sle i32 %24, %15
  %35 = icmp sge i32 %29, %15
  %36 = icmp sgt i32 %21, -1
  %37 = icmp slt i32 %21, %4
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %9
  %40 = zext nneg i32 %21 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %9, %39
  %44 = phi i32 [ %42, %39 ], [ 0, %9 ]
  %45 = sext i32 %15 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %45
  store i32 %44, ptr addrspace(3) %46, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %47 = icmp sgt i32 %0, 0
  br i1 %47, label %48, label %90

48:                                               ; preds = %43
  %49 = add i32 %11, -2
  %50 = sext i32 %32 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %50
  %52 = sext i32 %33 to i64
  %53 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %52
  %54 = getelementptr inbounds i32, ptr addrspace(3) %8, i64 %45
  %55 = add nsw i32 %0, -1
  br label %56

56:                                               ; preds = %84, %48
  %57 = phi i32 [ 0, %48 ], [ %58, %84 ]
  %58 = add nuw nsw i32 %57, 1
  %59 = icmp slt i32 %57, %15
  br i1 %59, label %60, label %78

60:                                               ; preds = %56
  %61 = sub i32 %49, %57
  %62 = icmp sge i32 %61, %15
  %63 = select i1 %62, i1 %34, i1 false
  %64 = select i1 %63, i1 %35, i1 false
  br i1 %64, label %65, label %78

65:                                               ; preds = %60
  %66 = load i32, ptr addrspace(3) %51, align 4, !tbaa !4
  %67 = load i32, ptr addrspace(3) %46, align 4, !tbaa !4
  %68 = tail call i32 @llvm.smin.i32(i32 %66, i32 %67)
  %69 = load i32, ptr addrspace(3) %53, align 4, !tbaa !4
  %70 = tail call i32 @llvm.smin.i32(i32 %68, i32 %69)
  %71 = add nsw i32 %57, %5
  %72 = mul nsw i32 %71, %4
  %73 = add nsw i32 %72, %21
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4, !tbaa !4
  %77 = add nsw i32 %70, %76
  store i32 %77, ptr addrspace(3) %54, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %65, %60, %56
  %79 = phi i1 [ true, %65 ], [ false, %60 ], [ false, %56 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %80 = icmp eq i32 %57, %55
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  br i1 %79, label %82, label %84

82:                                               ; preds = %81
  %83 = load i32, ptr addrspace(3) %54, align 4, !tbaa !4
  store i32 %83, ptr addrspace(3) %46, align 4, !tbaa !4
  br label %84

84:                                               ; preds = %82, %81
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br label %56

85:                                               ; preds = %78
  br i1 %79, label %86, label %90

86:                                               ; preds = %85
  %87 = load i32, ptr addrspace(3) %54, align 4, !tbaa !4
  %88 = sext i32 %21 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %88
  store i32 %87, ptr addrspace(1) %89, align 4, !tbaa !4
  br label %90

90:                                               ; preds = %43, %86, %85
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{i32 0, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 3, i32 3}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int", !"int*", !"int*", !"int*", !"int", !"int", !"int", !"int*", !"int*"}
!11 = !{!"", !"const", !"const", !"", !"", !"", !"", !"", !""}
