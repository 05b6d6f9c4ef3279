target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Queue = type { i32, i32, i32, [256 x i32] }
%struct.Node = type { i32, i32, i32 }

@queue.q = internal addrspace(3) global %struct.Queue undef, align 4
@queue.total = internal unnamed_addr addrspace(3) global i64 undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @queue(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i32 noundef 0) #5
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @queue.q, i64 4) to ptr addrspace(4)), i32 noundef 0) #5
  store i64 0, ptr addrspace(3) @queue.total, align 8, !tbaa !13
  %9 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 4), i32 noundef 1, i32 noundef 0, i32 noundef 1) #5
  %10 = and i32 %9, 255
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 12), i64 %11
  store i32 %3, ptr addrspace(4) %12, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %8, %5
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  br label %14

14:                                               ; preds = %71, %13
  %15 = phi i32 [ 0, %13 ], [ %72, %71 ]
  %16 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4))) #5
  %17 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @queue.q, i64 4) to ptr addrspace(4))) #5
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  %18 = icmp eq i32 %16, %17
  br i1 %18, label %73, label %19

19:                                               ; preds = %14
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %21 = trunc i64 %20 to i32
  %22 = add i32 %16, %21
  %23 = icmp slt i32 %22, %17
  br i1 %23, label %24, label %27

24:                                               ; preds = %19
  %25 = add nuw nsw i32 %15, 1
  %26 = zext nneg i32 %25 to i64
  br label %32

27:                                               ; preds = %63, %19
  %28 = phi i64 [ 0, %19 ], [ %45, %63 ]
  %29 = tail call spir_func i64 @_Z21work_group_reduce_addl(i64 noundef %28) #5
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %68, label %71

32:                                               ; preds = %24, %63
  %33 = phi i32 [ %22, %24 ], [ %66, %63 ]
  %34 = phi i64 [ 0, %24 ], [ %45, %63 ]
  %35 = and i32 %33, 255
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @queue.q, i64 12), i64 %36
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.Node, ptr addrspace(1) %0, i64 %39
  %41 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %39
  store i32 %15, ptr addrspace(1) %41, align 4, !tbaa !4
  %42 = load i32, ptr addrspace(1) %40, align 4, !tbaa !15
  %43 = sext i32 %42 to i64
  %44 = mul nsw i64 %43, %26
  %45 = add nsw i64 %44, %34
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 4
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !17
  %48 = icmp slt i32 %47, %4
  br i1 %48, label %49, label %54

49:                                               ; preds = %32
  %50 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 4), i32 noundef 1, i32 noundef 0, i32 noundef 1) #5
  %51 = and i32 %50, 255
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 12), i64 %52
  store i32 %47, ptr addrspace(4) %53, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %49, %32
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 8
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !18
  %57 = icmp slt i32 %56, %4
  br i1 %57, label %58, label %63

58:                                               ; preds = %54
  %59 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 4), i32 noundef 1, i32 noundef 0, i32 noundef 1) #5
  %60 = and i32 %59, 255
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 12), i64 %61
  store i32 %56, ptr addrspace(4) %62, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %58, %54
  %64 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %65 = trunc i64 %64 to i32
  %66 = add i32 %33, %65
  %67 = icmp slt i32 %66, %17
  br i1 %67, label %32, label %27

68:                                               ; preds = %27
  %69 = load i64, ptr addrspace(3) @queue.total, align 8, !tbaa !13
  %70 = add nsw i64 %69, %29
  store i64 %70, ptr addrspace(3) @queue.total, align 8, !tbaa !13
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i32 noundef %17) #5
  br label %71

71:                                               ; preds = %27, %68
  %72 = add nuw nsw i32 %15, 1
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  br label %14

73:                                               ; preds = %14
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %73
  %77 = load i64, ptr addrspace(3) @queue.total, align 8, !tbaa !13
  store i64 %77, ptr addrspace(1) %2, align 8, !tbaa !13
  br label %78

78:                                               ; preds = %73, %76
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_queue(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i32 noundef 0) #5
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @queue.q, i64 4) to ptr addrspace(4)), i32 noundef 0) #5
  store i64 0, ptr addrspace(3) @queue.total, align 8, !tbaa !13
  %9 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 4), i32 noundef 1, i32 noundef 0, i32 noundef 1) #5
  %10 = and i32 %9, 255
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 12), i64 %11
  store i32 %3, ptr addrspace(4) %12, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %8, %5
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  br label %14

14:                                               ; preds = %71, %13
  %15 = phi i32 [ 0, %13 ], [ %72, %71 ]
  %16 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4))) #5
  %17 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @queue.q, i64 4) to ptr addrspace(4))) #5
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  %18 = icmp eq i32 %16, %17
  br i1 %18, label %73, label %19

19:                                               ; preds = %14
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %21 = trunc i64 %20 to i32
  %22 = add i32 %16, %21
  %23 = icmp slt i32 %22, %17
  br i1 %23, label %24, label %27

24:                                               ; preds = %19
  %25 = add nuw nsw i32 %15, 1
  %26 = zext nneg i32 %25 to i64
  br label %32

27:                                               ; preds = %63, %19
  %28 = phi i64 [ 0, %19 ], [ %45, %63 ]
  %29 = tail call spir_func i64 @_Z21work_group_reduce_addl(i64 noundef %28) #5
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %68, label %71

32:                                               ; preds = %24, %63
  %33 = phi i32 [ %22, %24 ], [ %66, %63 ]
  %34 = phi i64 [ 0, %24 ], [ %45, %63 ]
  %35 = and i32 %33, 255
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @queue.q, i64 12), i64 %36
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.Node, ptr addrspace(1) %0, i64 %39
  %41 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %39
  store i32 %15, ptr addrspace(1) %41, align 4, !tbaa !4
  %42 = load i32, ptr addrspace(1) %40, align 4, !tbaa !15
  %43 = sext i32 %42 to i64
  %44 = mul nsw i64 %43, %26
  %45 = add nsw i64 %44, %34
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 4
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !17
  %48 = icmp slt i32 %47, %4
  br i1 %48, label %49, label %54

49:                                               ; preds = %32
  %50 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 4), i32 noundef 1, i32 noundef 0, i32 noundef 1) #5
  %51 = and i32 %50, 255
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 12), i64 %52
  store i32 %47, ptr addrspace(4) %53, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %49, %32
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 8
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !18
  %57 = icmp slt i32 %56, %4
  br i1 %57, label %58, label %63

58:                                               ; preds = %54
  %59 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef nonnull getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 4), i32 noundef 1, i32 noundef 0, i32 noundef 1) #5
  %60 = and i32 %59, 255
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i64 12), i64 %61
  store i32 %56, ptr addrspace(4) %62, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %58, %54
  %64 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %65 = trunc i64 %64 to i32
  %66 = add i32 %33, %65
  %67 = icmp slt i32 %66, %17
  br i1 %67, label %32, label %27

68:                                               ; preds = %27
  %69 = load i64, ptr addrspace(3) @queue.total, align 8, !tbaa !13
  %70 = add nsw i64 %69, %29
  store i64 %70, ptr addrspace(3) @queue.total, align 8, !tbaa !13
  tail call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @queue.q to ptr addrspace(4)), i32 noundef %17) #5
  br label %71

71:                                               ; preds = %27, %68
  %72 = add nuw nsw i32 %15, 1
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #5
  br label %14

73:                                               ; preds = %14
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %73
  %77 = load i64, ptr addrspace(3) @queue.total, align 8, !tbaa !13
  store i64 %77, ptr addrspace(1) %2, align 8, !tbaa !13
  br label %78

78:                                               ; preds = %76, %73
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z21work_group_reduce_addl(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"Node*", !"int*", !"long*", !"int", !"int"}
!11 = !{!"struct Node*", !"int*", !"long*", !"int", !"int"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !6, i64 0}
!15 = !{!16, !5, i64 0}
!16 = !{!"Node", !5, i64 0, !5, i64 4, !5, i64 8}
!17 = !{!16, !5, i64 4}
!18 = !{!16, !5, i64 8}
