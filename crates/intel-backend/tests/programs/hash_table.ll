target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Table = type { [128 x i32], [128 x i32] }

@hash_table.own = internal addrspace(3) global %struct.Table undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @hash_table(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %11 = getelementptr inbounds nuw %struct.Table, ptr addrspace(1) %4, i64 %10
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  br label %13

13:                                               ; preds = %9, %5
  %14 = phi ptr addrspace(4) [ %12, %9 ], [ addrspacecast (ptr addrspace(3) @hash_table.own to ptr addrspace(4)), %5 ]
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %16 = trunc i64 %15 to i32
  %17 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %18 = icmp slt i32 %16, 128
  br i1 %18, label %19, label %21

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 512
  br label %75

21:                                               ; preds = %75, %13
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #6
  %22 = shl i64 %17, 32
  %23 = ashr exact i64 %22, 32
  %24 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = lshr i32 %25, 16
  %27 = xor i32 %26, %25
  %28 = mul i32 %27, 2146121005
  %29 = lshr i32 %28, 15
  %30 = xor i32 %29, %28
  %31 = mul i32 %30, -2073254261
  %32 = lshr i32 %31, 16
  %33 = xor i32 %32, %31
  %34 = addrspacecast ptr %7 to ptr addrspace(4)
  br label %35

35:                                               ; preds = %35, %21
  %36 = phi i32 [ %33, %21 ], [ %44, %35 ]
  %37 = and i32 %36, 127
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  store i32 -1, ptr %7, align 4, !tbaa !4
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(4) %14, i64 %38
  %40 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %39, ptr addrspace(4) noundef %34, i32 noundef %25, i32 noundef 4, i32 noundef 2, i32 noundef 1) #6
  %41 = load i32, ptr %7, align 4
  %42 = icmp eq i32 %41, %25
  %43 = select i1 %40, i1 true, i1 %42
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  %44 = add nuw nsw i32 %37, 1
  br i1 %43, label %45, label %35

45:                                               ; preds = %35
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 512
  %47 = getelementptr inbounds nuw i32, ptr addrspace(4) %46, i64 %38
  %48 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %23
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !4
  %50 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef nonnull %47, i32 noundef %49) #6
  call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #6
  %51 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %52 = lshr i32 %51, 16
  %53 = xor i32 %52, %51
  %54 = mul i32 %53, 2146121005
  %55 = lshr i32 %54, 15
  %56 = xor i32 %55, %54
  %57 = mul i32 %56, -2073254261
  %58 = lshr i32 %57, 16
  %59 = xor i32 %58, %57
  %60 = addrspacecast ptr %6 to ptr addrspace(4)
  br label %61

61:                                               ; preds = %61, %45
  %62 = phi i32 [ %59, %45 ], [ %70, %61 ]
  %63 = and i32 %62, 127
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  store i32 -1, ptr %6, align 4, !tbaa !4
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(4) %14, i64 %64
  %66 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %65, ptr addrspace(4) noundef %60, i32 noundef %51, i32 noundef 4, i32 noundef 2, i32 noundef 1) #6
  %67 = load i32, ptr %6, align 4
  %68 = icmp eq i32 %67, %51
  %69 = select i1 %66, i1 true, i1 %68
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  %70 = add nuw nsw i32 %63, 1
  br i1 %69, label %71, label %61

71:                                               ; preds = %61
  %72 = getelementptr inbounds nuw i32, ptr addrspace(4) %46, i64 %64
  %73 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef nonnull %72) #6
  %74 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %23
  store i32 %73, ptr addrspace(1) %74, align 4, !tbaa !4
  call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #6
  br i1 %18, label %84, label %93

75:                                               ; preds = %19, %75
  %76 = phi i32 [ %16, %19 ], [ %82, %75 ]
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(4) %14, i64 %77
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %78, i32 noundef -1) #6
  %79 = getelementptr inbounds i32, ptr addrspace(4) %20, i64 %77
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %79, i32 noundef 0) #6
  %80 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %81 = trunc i64 %80 to i32
  %82 = add i32 %76, %81
  %83 = icmp slt i32 %82, 128
  br i1 %83, label %75, label %21

84:                                               ; preds = %71, %84
  %85 = phi i32 [ %91, %84 ], [ %16, %71 ]
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr addrspace(4) %14, i64 %86
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %87, i32 noundef 0, i32 noundef 0) #6
  %88 = getelementptr inbounds i32, ptr addrspace(4) %46, i64 %86
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %88, i32 noundef 0, i32 noundef 0) #6
  %89 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %90 = trunc i64 %89 to i32
  %91 = add i32 %85, %90
  %92 = icmp slt i32 %91, 128
  br i1 %92, label %84, label %93

93:                                               ; preds = %84, %71
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_hash_table(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %11 = getelementptr inbounds nuw %struct.Table, ptr addrspace(1) %4, i64 %10
  %12 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  br label %13

13:                                               ; preds = %5, %9
  %14 = phi ptr addrspace(4) [ %12, %9 ], [ addrspacecast (ptr addrspace(3) @hash_table.own to ptr addrspace(4)), %5 ]
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %16 = trunc i64 %15 to i32
  %17 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %18 = icmp slt i32 %16, 128
  br i1 %18, label %19, label %21

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 512
  br label %75

21:                                               ; preds = %75, %13
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #6
  %22 = shl i64 %17, 32
  %23 = ashr exact i64 %22, 32
  %24 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = lshr i32 %25, 16
  %27 = xor i32 %26, %25
  %28 = mul i32 %27, 2146121005
  %29 = lshr i32 %28, 15
  %30 = xor i32 %29, %28
  %31 = mul i32 %30, -2073254261
  %32 = lshr i32 %31, 16
  %33 = xor i32 %32, %31
  %34 = addrspacecast ptr %7 to ptr addrspace(4)
  br label %35

35:                                               ; preds = %35, %21
  %36 = phi i32 [ %33, %21 ], [ %44, %35 ]
  %37 = and i32 %36, 127
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  store i32 -1, ptr %7, align 4, !tbaa !4
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(4) %14, i64 %38
  %40 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %39, ptr addrspace(4) noundef %34, i32 noundef %25, i32 noundef 4, i32 noundef 2, i32 noundef 1) #6
  %41 = load i32, ptr %7, align 4
  %42 = icmp eq i32 %41, %25
  %43 = select i1 %40, i1 true, i1 %42
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  %44 = add nuw nsw i32 %37, 1
  br i1 %43, label %45, label %35

45:                                               ; preds = %35
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 512
  %47 = getelementptr inbounds nuw i32, ptr addrspace(4) %46, i64 %38
  %48 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %23
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !4
  %50 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef nonnull %47, i32 noundef %49) #6
  call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #6
  %51 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %52 = lshr i32 %51, 16
  %53 = xor i32 %52, %51
  %54 = mul i32 %53, 2146121005
  %55 = lshr i32 %54, 15
  %56 = xor i32 %55, %54
  %57 = mul i32 %56, -2073254261
  %58 = lshr i32 %57, 16
  %59 = xor i32 %58, %57
  %60 = addrspacecast ptr %6 to ptr addrspace(4)
  br label %61

61:                                               ; preds = %61, %45
  %62 = phi i32 [ %59, %45 ], [ %70, %61 ]
  %63 = and i32 %62, 127
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  store i32 -1, ptr %6, align 4, !tbaa !4
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(4) %14, i64 %64
  %66 = call spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %65, ptr addrspace(4) noundef %60, i32 noundef %51, i32 noundef 4, i32 noundef 2, i32 noundef 1) #6
  %67 = load i32, ptr %6, align 4
  %68 = icmp eq i32 %67, %51
  %69 = select i1 %66, i1 true, i1 %68
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  %70 = add nuw nsw i32 %63, 1
  br i1 %69, label %71, label %61

71:                                               ; preds = %61
  %72 = getelementptr inbounds nuw i32, ptr addrspace(4) %46, i64 %64
  %73 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef nonnull %72) #6
  %74 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %23
  store i32 %73, ptr addrspace(1) %74, align 4, !tbaa !4
  call spir_func void @_Z18work_group_barrierj(i32 noundef 3) #6
  br i1 %18, label %85, label %84

75:                                               ; preds = %19, %75
  %76 = phi i32 [ %16, %19 ], [ %82, %75 ]
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(4) %14, i64 %77
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %78, i32 noundef -1) #6
  %79 = getelementptr inbounds i32, ptr addrspace(4) %20, i64 %77
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %79, i32 noundef 0) #6
  %80 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %81 = trunc i64 %80 to i32
  %82 = add i32 %76, %81
  %83 = icmp slt i32 %82, 128
  br i1 %83, label %75, label %21

84:                                               ; preds = %85, %71
  ret void

85:                                               ; preds = %71, %85
  %86 = phi i32 [ %92, %85 ], [ %16, %71 ]
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr addrspace(4) %14, i64 %87
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %88, i32 noundef 0, i32 noundef 0) #6
  %89 = getelementptr inbounds i32, ptr addrspace(4) %46, i64 %87
  call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %89, i32 noundef 0, i32 noundef 0) #6
  %90 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %91 = trunc i64 %90 to i32
  %92 = add i32 %86, %91
  %93 = icmp slt i32 %92, 128
  br i1 %93, label %85, label %84
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomicjPU3AS4jj12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uint*", !"int*", !"int*", !"int", !"Table*"}
!11 = !{!"const", !"const", !"", !"", !""}
