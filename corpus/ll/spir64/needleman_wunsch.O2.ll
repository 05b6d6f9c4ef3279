; ModuleID = 'corpus/opencl/needleman_wunsch.cl'
source_filename = "corpus/opencl/needleman_wunsch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@nw_upper.temp = internal addrspace(3) global [289 x i32] undef, align 4
@nw_upper.ref = internal addrspace(3) global [256 x i32] undef, align 4
@nw_lower.temp = internal addrspace(3) global [289 x i32] undef, align 4
@nw_lower.ref = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @nw_upper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = xor i32 %7, -1
  %9 = add i32 %4, %8
  tail call spir_func void @tile(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %7, i32 noundef %9, ptr addrspace(3) noundef @nw_upper.temp, ptr addrspace(3) noundef @nw_upper.ref) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_nw_upper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = xor i32 %7, -1
  %9 = add i32 %4, %8
  tail call spir_func void @tile(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %7, i32 noundef %9, ptr addrspace(3) noundef @nw_upper.temp, ptr addrspace(3) noundef @nw_upper.ref) #6
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @nw_lower(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, 1
  %9 = sub nsw i32 %4, %8
  tail call spir_func void @tile(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %8, i32 noundef %9, ptr addrspace(3) noundef @nw_lower.temp, ptr addrspace(3) noundef @nw_lower.ref) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_nw_lower(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = add i32 %7, 1
  %9 = sub nsw i32 %4, %8
  tail call spir_func void @tile(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %8, i32 noundef %9, ptr addrspace(3) noundef @nw_lower.temp, ptr addrspace(3) noundef @nw_lower.ref) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @tile(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr addrspace(3) noundef captures(none) %6, ptr addrspace(3) noundef captures(none) %7) unnamed_addr #3 {
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = shl nsw i32 %2, 4
  %12 = mul nsw i32 %11, %5
  %13 = shl nsw i32 %4, 4
  %14 = add nsw i32 %12, %13
  %15 = add nsw i32 %14, %10
  %16 = add nsw i32 %2, 1
  %17 = add nsw i32 %16, %15
  %18 = add nsw i32 %14, %2
  %19 = icmp eq i32 %10, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %21, %8
  br label %43

21:                                               ; preds = %8
  %22 = sext i32 %14 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  store i32 %24, ptr addrspace(3) %6, align 4, !tbaa !4
  br label %20

25:                                               ; preds = %43
  %26 = mul nsw i32 %2, %10
  %27 = add nsw i32 %18, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !4
  %31 = add nsw i32 %10, 1
  %32 = mul nsw i32 %31, 17
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) %6, i64 %33
  store i32 %30, ptr addrspace(3) %34, align 4, !tbaa !4
  %35 = sext i32 %15 to i64
  %36 = getelementptr i32, ptr addrspace(1) %1, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 4
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = sext i32 %31 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(3) %6, i64 %39
  store i32 %38, ptr addrspace(3) %40, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %41 = add i32 %10, -14
  %42 = sub nsw i32 16, %10
  br label %56

43:                                               ; preds = %20, %43
  %44 = phi i32 [ %54, %43 ], [ 0, %20 ]
  %45 = mul nsw i32 %44, %2
  %46 = add nsw i32 %45, %17
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !4
  %50 = shl nuw nsw i32 %44, 4
  %51 = add nsw i32 %50, %10
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %52
  store i32 %49, ptr addrspace(3) %53, align 4, !tbaa !4
  %54 = add nuw nsw i32 %44, 1
  %55 = icmp samesign ult i32 %44, 15
  br i1 %55, label %43, label %25

56:                                               ; preds = %25, %99
  %57 = phi i32 [ 0, %25 ], [ %100, %99 ]
  %58 = icmp samesign ult i32 %57, 16
  %59 = add i32 %41, %57
  %60 = select i1 %58, i32 %31, i32 %59
  %61 = sub i32 %57, %10
  %62 = add i32 %61, 1
  %63 = select i1 %58, i32 %62, i32 %42
  br i1 %58, label %64, label %66

64:                                               ; preds = %56
  %65 = icmp slt i32 %57, %10
  br i1 %65, label %99, label %69

66:                                               ; preds = %56
  %67 = sub nuw nsw i32 30, %57
  %68 = icmp slt i32 %67, %10
  br i1 %68, label %99, label %69

69:                                               ; preds = %66, %64
  %70 = add nsw i32 %63, -1
  %71 = mul nsw i32 %70, 17
  %72 = add nsw i32 %60, -1
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspace(3) %6, i64 %74
  %76 = load i32, ptr addrspace(3) %75, align 4, !tbaa !4
  %77 = shl nsw i32 %70, 4
  %78 = add nsw i32 %77, %72
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %79
  %81 = load i32, ptr addrspace(3) %80, align 4, !tbaa !4
  %82 = add nsw i32 %81, %76
  %83 = mul nsw i32 %63, 17
  %84 = add nsw i32 %83, %72
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr addrspace(3) %6, i64 %85
  %87 = load i32, ptr addrspace(3) %86, align 4, !tbaa !4
  %88 = sub nsw i32 %87, %3
  %89 = add nsw i32 %71, %60
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr addrspace(3) %6, i64 %90
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !4
  %93 = sub nsw i32 %92, %3
  %94 = tail call spir_func i32 @_Z3maxii(i32 noundef %82, i32 noundef %88) #5
  %95 = tail call spir_func i32 @_Z3maxii(i32 noundef %94, i32 noundef %93) #5
  %96 = add nsw i32 %83, %60
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr addrspace(3) %6, i64 %97
  store i32 %95, ptr addrspace(3) %98, align 4, !tbaa !4
  br label %99

99:                                               ; preds = %69, %66, %64
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %100 = add nuw nsw i32 %57, 1
  %101 = icmp samesign ult i32 %57, 30
  br i1 %101, label %56, label %103

102:                                              ; preds = %103
  ret void

103:                                              ; preds = %99, %103
  %104 = phi i32 [ %105, %103 ], [ 0, %99 ]
  %105 = add nuw nsw i32 %104, 1
  %106 = mul nuw nsw i32 %105, 17
  %107 = add nsw i32 %106, %31
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i32, ptr addrspace(3) %6, i64 %108
  %110 = load i32, ptr addrspace(3) %109, align 4, !tbaa !4
  %111 = mul nsw i32 %104, %2
  %112 = add nsw i32 %111, %17
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %113
  store i32 %110, ptr addrspace(1) %114, align 4, !tbaa !4
  %115 = icmp samesign ult i32 %104, 15
  br i1 %115, label %103, label %102
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"int", !"int", !"int"}
!11 = !{!"const", !"", !"", !"", !""}
