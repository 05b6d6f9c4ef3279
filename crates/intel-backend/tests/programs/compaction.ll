target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Record = type <{ i8, i32, i16 }>

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @compaction(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = and i64 %5, 4294967295
  %7 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %6
  %8 = load i8, ptr addrspace(1) %7, align 1, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 1
  %10 = load i32, ptr addrspace(1) %9, align 1, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 5
  %12 = load i16, ptr addrspace(1) %11, align 1, !tbaa !13
  %13 = and i8 %8, 3
  %14 = icmp ne i8 %13, 0
  %15 = urem i32 %10, 7
  %16 = icmp ult i32 %15, %3
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %21

18:                                               ; preds = %4
  %19 = tail call spir_func zeroext i16 @_Z8popcountt(i16 noundef zeroext %12) #4
  %20 = icmp ugt i16 %19, 2
  br label %21

21:                                               ; preds = %18, %4
  %22 = phi i1 [ %20, %18 ], [ false, %4 ]
  %23 = zext i1 %22 to i32
  %24 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %23) #5
  %25 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %23) #5
  br i1 %22, label %26, label %37

26:                                               ; preds = %21
  %27 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %10, i32 noundef 5) #4
  %28 = xor i32 %27, %24
  %29 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %30 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %31 = mul i64 %30, %29
  %32 = sext i32 %24 to i64
  %33 = getelementptr %struct.Record, ptr addrspace(1) %1, i64 %31
  %34 = getelementptr %struct.Record, ptr addrspace(1) %33, i64 %32
  store i8 %8, ptr addrspace(1) %34, align 1, !tbaa !12
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 1
  store i32 %28, ptr addrspace(1) %35, align 1, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 5
  store i16 %12, ptr addrspace(1) %36, align 1, !tbaa !13
  br label %37

37:                                               ; preds = %26, %21
  %38 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  %41 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %41
  store i32 %25, ptr addrspace(1) %42, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %37, %40
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_compaction(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = and i64 %5, 4294967295
  %7 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %6
  %8 = load i8, ptr addrspace(1) %7, align 1, !tbaa !12
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 1
  %10 = load i32, ptr addrspace(1) %9, align 1, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 5
  %12 = load i16, ptr addrspace(1) %11, align 1, !tbaa !13
  %13 = and i8 %8, 3
  %14 = icmp ne i8 %13, 0
  %15 = urem i32 %10, 7
  %16 = icmp ult i32 %15, %3
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %21

18:                                               ; preds = %4
  %19 = tail call spir_func zeroext i16 @_Z8popcountt(i16 noundef zeroext %12) #4
  %20 = icmp ugt i16 %19, 2
  br label %21

21:                                               ; preds = %18, %4
  %22 = phi i1 [ %20, %18 ], [ false, %4 ]
  %23 = zext i1 %22 to i32
  %24 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %23) #5
  %25 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %23) #5
  br i1 %22, label %26, label %37

26:                                               ; preds = %21
  %27 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %10, i32 noundef 5) #4
  %28 = xor i32 %27, %24
  %29 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %30 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %31 = mul i64 %30, %29
  %32 = sext i32 %24 to i64
  %33 = getelementptr %struct.Record, ptr addrspace(1) %1, i64 %31
  %34 = getelementptr %struct.Record, ptr addrspace(1) %33, i64 %32
  store i8 %8, ptr addrspace(1) %34, align 1, !tbaa !12
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 1
  store i32 %28, ptr addrspace(1) %35, align 1, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 5
  store i16 %12, ptr addrspace(1) %36, align 1, !tbaa !13
  br label %37

37:                                               ; preds = %26, %21
  %38 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  %41 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %41
  store i32 %25, ptr addrspace(1) %42, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %40, %37
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i16 @_Z8popcountt(i16 noundef zeroext) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"Record*", !"Record*", !"int*", !"uint"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !6, i64 0}
