target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @bitonic(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(3) noundef align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = mul i32 %2, %8
  %10 = add i32 %9, %6
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %11
  %13 = load <2 x i32>, ptr addrspace(1) %12, align 8, !tbaa !13
  %14 = and i64 %5, 4294967295
  %15 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %1, i64 %14
  store <2 x i32> %13, ptr addrspace(3) %15, align 8, !tbaa !13
  %16 = lshr i32 %2, 1
  %17 = add i32 %10, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %18
  %20 = load <2 x i32>, ptr addrspace(1) %19, align 8, !tbaa !13
  %21 = add i32 %16, %6
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %1, i64 %22
  store <2 x i32> %20, ptr addrspace(3) %23, align 8, !tbaa !13
  %24 = icmp ugt i32 %2, 2
  br i1 %24, label %25, label %27

25:                                               ; preds = %4
  %26 = shl i32 %6, 1
  br label %32

27:                                               ; preds = %38, %4
  %28 = icmp eq i32 %16, 0
  br i1 %28, label %77, label %29

29:                                               ; preds = %27
  %30 = shl i32 %6, 1
  %31 = icmp eq i32 %3, 0
  br label %59

32:                                               ; preds = %25, %38
  %33 = phi i32 [ 2, %25 ], [ %39, %38 ]
  %34 = lshr exact i32 %33, 1
  %35 = and i32 %34, %6
  %36 = icmp eq i32 %35, 0
  %37 = icmp eq i32 %33, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %56, %32
  %39 = shl i32 %33, 1
  %40 = icmp ult i32 %39, %2
  br i1 %40, label %32, label %27

41:                                               ; preds = %32, %56
  %42 = phi i32 [ %57, %56 ], [ %34, %32 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %43 = add nsw i32 %42, -1
  %44 = and i32 %43, %6
  %45 = sub i32 %26, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %1, i64 %46
  %48 = zext nneg i32 %42 to i64
  %49 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %47, i64 %48
  %50 = load <2 x i32>, ptr addrspace(3) %47, align 8, !tbaa !13
  %51 = load <2 x i32>, ptr addrspace(3) %49, align 8, !tbaa !13
  %52 = icmp ule <2 x i32> %50, %51
  %53 = extractelement <2 x i1> %52, i64 0
  %54 = xor i1 %36, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %41
  store <2 x i32> %51, ptr addrspace(3) %47, align 8, !tbaa !13
  store <2 x i32> %50, ptr addrspace(3) %49, align 8, !tbaa !13
  br label %56

56:                                               ; preds = %41, %55
  %57 = lshr i32 %42, 1
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %38, label %41

59:                                               ; preds = %29, %74
  %60 = phi i32 [ %16, %29 ], [ %75, %74 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %61 = add nsw i32 %60, -1
  %62 = and i32 %61, %6
  %63 = sub i32 %30, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %1, i64 %64
  %66 = zext nneg i32 %60 to i64
  %67 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %65, i64 %66
  %68 = load <2 x i32>, ptr addrspace(3) %65, align 8, !tbaa !13
  %69 = load <2 x i32>, ptr addrspace(3) %67, align 8, !tbaa !13
  %70 = icmp ule <2 x i32> %68, %69
  %71 = extractelement <2 x i1> %70, i64 0
  %72 = xor i1 %31, %71
  br i1 %72, label %73, label %74

73:                                               ; preds = %59
  store <2 x i32> %69, ptr addrspace(3) %65, align 8, !tbaa !13
  store <2 x i32> %68, ptr addrspace(3) %67, align 8, !tbaa !13
  br label %74

74:                                               ; preds = %59, %73
  %75 = lshr i32 %60, 1
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %59

77:                                               ; preds = %74, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %78 = load <2 x i32>, ptr addrspace(3) %15, align 8, !tbaa !13
  store <2 x i32> %78, ptr addrspace(1) %12, align 8, !tbaa !13
  %79 = load <2 x i32>, ptr addrspace(3) %23, align 8, !tbaa !13
  store <2 x i32> %79, ptr addrspace(1) %19, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_bitonic(ptr addrspace(1) noundef align 8 captures(none) %0, ptr addrspace(3) noundef align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = mul i32 %2, %8
  %10 = add i32 %9, %6
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %11
  %13 = load <2 x i32>, ptr addrspace(1) %12, align 8, !tbaa !13
  %14 = and i64 %5, 4294967295
  %15 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %1, i64 %14
  store <2 x i32> %13, ptr addrspace(3) %15, align 8, !tbaa !13
  %16 = lshr i32 %2, 1
  %17 = add i32 %10, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %18
  %20 = load <2 x i32>, ptr addrspace(1) %19, align 8, !tbaa !13
  %21 = add i32 %16, %6
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %1, i64 %22
  store <2 x i32> %20, ptr addrspace(3) %23, align 8, !tbaa !13
  %24 = icmp ugt i32 %2, 2
  br i1 %24, label %25, label %27

25:                                               ; preds = %4
  %26 = shl i32 %6, 1
  br label %32

27:                                               ; preds = %38, %4
  %28 = icmp eq i32 %16, 0
  br i1 %28, label %59, label %29

29:                                               ; preds = %27
  %30 = shl i32 %6, 1
  %31 = icmp eq i32 %3, 0
  br label %62

32:                                               ; preds = %25, %38
  %33 = phi i32 [ 2, %25 ], [ %39, %38 ]
  %34 = lshr exact i32 %33, 1
  %35 = and i32 %34, %6
  %36 = icmp eq i32 %35, 0
  %37 = icmp eq i32 %33, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %56, %32
  %39 = shl i32 %33, 1
  %40 = icmp ult i32 %39, %2
  br i1 %40, label %32, label %27

41:                                               ; preds = %32, %56
  %42 = phi i32 [ %57, %56 ], [ %34, %32 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %43 = add nsw i32 %42, -1
  %44 = and i32 %43, %6
  %45 = sub i32 %26, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %1, i64 %46
  %48 = zext nneg i32 %42 to i64
  %49 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %47, i64 %48
  %50 = load <2 x i32>, ptr addrspace(3) %47, align 8, !tbaa !13
  %51 = load <2 x i32>, ptr addrspace(3) %49, align 8, !tbaa !13
  %52 = icmp ule <2 x i32> %50, %51
  %53 = extractelement <2 x i1> %52, i64 0
  %54 = xor i1 %36, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %41
  store <2 x i32> %51, ptr addrspace(3) %47, align 8, !tbaa !13
  store <2 x i32> %50, ptr addrspace(3) %49, align 8, !tbaa !13
  br label %56

56:                                               ; preds = %41, %55
  %57 = lshr i32 %42, 1
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %38, label %41

59:                                               ; preds = %77, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %60 = load <2 x i32>, ptr addrspace(3) %15, align 8, !tbaa !13
  store <2 x i32> %60, ptr addrspace(1) %12, align 8, !tbaa !13
  %61 = load <2 x i32>, ptr addrspace(3) %23, align 8, !tbaa !13
  store <2 x i32> %61, ptr addrspace(1) %19, align 8, !tbaa !13
  ret void

62:                                               ; preds = %29, %77
  %63 = phi i32 [ %16, %29 ], [ %78, %77 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %64 = add nsw i32 %63, -1
  %65 = and i32 %64, %6
  %66 = sub i32 %30, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %1, i64 %67
  %69 = zext nneg i32 %63 to i64
  %70 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) %68, i64 %69
  %71 = load <2 x i32>, ptr addrspace(3) %68, align 8, !tbaa !13
  %72 = load <2 x i32>, ptr addrspace(3) %70, align 8, !tbaa !13
  %73 = icmp ule <2 x i32> %71, %72
  %74 = extractelement <2 x i1> %73, i64 0
  %75 = xor i1 %31, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %62
  store <2 x i32> %72, ptr addrspace(3) %68, align 8, !tbaa !13
  store <2 x i32> %71, ptr addrspace(3) %70, align 8, !tbaa !13
  br label %77

77:                                               ; preds = %62, %76
  %78 = lshr i32 %63, 1
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %59, label %62
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!8 = !{i32 1, i32 3, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uint2*", !"uint2*", !"uint", !"uint"}
!11 = !{!"uint __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(2)))*", !"uint", !"uint"}
!12 = !{!"", !"", !"", !""}
!13 = !{!6, !6, i64 0}
