target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@locks.sum = internal addrspace(3) global i64 undef, align 8
@locks.most = internal addrspace(3) global i64 undef, align 8
@locks.bits = internal addrspace(3) global i64 undef, align 8
@locks.last = internal addrspace(3) global i64 undef, align 8
@locks.least = internal addrspace(3) global i64 undef, align 8
@locks.lost = internal addrspace(3) global i32 undef, align 4
@chosen.own = internal addrspace(3) global i64 undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @locks(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  store i64 1311768464867721216, ptr addrspace(3) @locks.sum, align 8, !tbaa !12
  store i64 -9223372036854775808, ptr addrspace(3) @locks.most, align 8, !tbaa !12
  store i64 -1, ptr addrspace(3) @locks.least, align 8, !tbaa !12
  store i64 0, ptr addrspace(3) @locks.bits, align 8, !tbaa !12
  store i64 -1, ptr addrspace(3) @locks.last, align 8, !tbaa !12
  store i32 0, ptr addrspace(3) @locks.lost, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %7, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %9 = and i64 %5, 4294967295
  %10 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %9
  %11 = load i64, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = tail call spir_func i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) noundef @locks.sum, i64 noundef %11) #5
  %13 = tail call spir_func i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) noundef @locks.most, i64 noundef %11) #5
  %14 = tail call spir_func i64 @_Z8atom_minPU3AS3Vmm(ptr addrspace(3) noundef @locks.least, i64 noundef %11) #5
  %15 = urem i32 %4, 3
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %27

17:                                               ; preds = %8
  %18 = and i64 %3, 63
  %19 = shl nuw i64 1, %18
  %20 = tail call spir_func i64 @_Z7atom_orPU3AS3Vll(ptr addrspace(3) noundef @locks.bits, i64 noundef %19) #5
  %21 = load i64, ptr addrspace(3) @locks.last, align 8, !tbaa !12
  br label %22

22:                                               ; preds = %22, %17
  %23 = phi i64 [ %21, %17 ], [ %25, %22 ]
  %24 = tail call spir_func i64 @_Z3maxll(i64 noundef %23, i64 noundef %11) #4
  %25 = tail call spir_func i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) noundef @locks.last, i64 noundef %23, i64 noundef %24) #5
  %26 = icmp eq i64 %25, %23
  br i1 %26, label %27, label %22

27:                                               ; preds = %22, %8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = tail call spir_func i64 @_Z8atom_incPU3AS3Vl(ptr addrspace(3) noundef @locks.sum) #5
  %29 = icmp slt i64 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @locks.lost, i32 noundef 1) #5
  br label %32

32:                                               ; preds = %30, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %6, label %33, label %49

33:                                               ; preds = %32
  %34 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %35 = mul i64 %34, 48
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %35
  %37 = load i64, ptr addrspace(3) @locks.sum, align 8, !tbaa !12
  store i64 %37, ptr addrspace(1) %36, align 8, !tbaa !12
  %38 = load i64, ptr addrspace(3) @locks.most, align 8, !tbaa !12
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 8
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !12
  %40 = load i64, ptr addrspace(3) @locks.least, align 8, !tbaa !12
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 16
  store i64 %40, ptr addrspace(1) %41, align 8, !tbaa !12
  %42 = load i64, ptr addrspace(3) @locks.bits, align 8, !tbaa !12
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 24
  store i64 %42, ptr addrspace(1) %43, align 8, !tbaa !12
  %44 = load i64, ptr addrspace(3) @locks.last, align 8, !tbaa !12
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 32
  store i64 %44, ptr addrspace(1) %45, align 8, !tbaa !12
  %46 = load i32, ptr addrspace(3) @locks.lost, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 40
  store i64 %47, ptr addrspace(1) %48, align 8, !tbaa !12
  br label %49

49:                                               ; preds = %32, %33
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_locks(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  store i64 1311768464867721216, ptr addrspace(3) @locks.sum, align 8, !tbaa !12
  store i64 -9223372036854775808, ptr addrspace(3) @locks.most, align 8, !tbaa !12
  store i64 -1, ptr addrspace(3) @locks.least, align 8, !tbaa !12
  store i64 0, ptr addrspace(3) @locks.bits, align 8, !tbaa !12
  store i64 -1, ptr addrspace(3) @locks.last, align 8, !tbaa !12
  store i32 0, ptr addrspace(3) @locks.lost, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %7, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %9 = and i64 %5, 4294967295
  %10 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %9
  %11 = load i64, ptr addrspace(1) %10, align 8, !tbaa !12
  %12 = tail call spir_func i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) noundef @locks.sum, i64 noundef %11) #5
  %13 = tail call spir_func i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) noundef @locks.most, i64 noundef %11) #5
  %14 = tail call spir_func i64 @_Z8atom_minPU3AS3Vmm(ptr addrspace(3) noundef @locks.least, i64 noundef %11) #5
  %15 = urem i32 %4, 3
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %27

17:                                               ; preds = %8
  %18 = and i64 %3, 63
  %19 = shl nuw i64 1, %18
  %20 = tail call spir_func i64 @_Z7atom_orPU3AS3Vll(ptr addrspace(3) noundef @locks.bits, i64 noundef %19) #5
  %21 = load i64, ptr addrspace(3) @locks.last, align 8, !tbaa !12
  br label %22

22:                                               ; preds = %22, %17
  %23 = phi i64 [ %21, %17 ], [ %25, %22 ]
  %24 = tail call spir_func i64 @_Z3maxll(i64 noundef %23, i64 noundef %11) #4
  %25 = tail call spir_func i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) noundef @locks.last, i64 noundef %23, i64 noundef %24) #5
  %26 = icmp eq i64 %25, %23
  br i1 %26, label %27, label %22

27:                                               ; preds = %22, %8
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %28 = tail call spir_func i64 @_Z8atom_incPU3AS3Vl(ptr addrspace(3) noundef @locks.sum) #5
  %29 = icmp slt i64 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef @locks.lost, i32 noundef 1) #5
  br label %32

32:                                               ; preds = %30, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %6, label %33, label %49

33:                                               ; preds = %32
  %34 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %35 = mul i64 %34, 48
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %35
  %37 = load i64, ptr addrspace(3) @locks.sum, align 8, !tbaa !12
  store i64 %37, ptr addrspace(1) %36, align 8, !tbaa !12
  %38 = load i64, ptr addrspace(3) @locks.most, align 8, !tbaa !12
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 8
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !12
  %40 = load i64, ptr addrspace(3) @locks.least, align 8, !tbaa !12
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 16
  store i64 %40, ptr addrspace(1) %41, align 8, !tbaa !12
  %42 = load i64, ptr addrspace(3) @locks.bits, align 8, !tbaa !12
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 24
  store i64 %42, ptr addrspace(1) %43, align 8, !tbaa !12
  %44 = load i64, ptr addrspace(3) @locks.last, align 8, !tbaa !12
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 32
  store i64 %44, ptr addrspace(1) %45, align 8, !tbaa !12
  %46 = load i32, ptr addrspace(3) @locks.lost, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 40
  store i64 %47, ptr addrspace(1) %48, align 8, !tbaa !12
  br label %49

49:                                               ; preds = %33, %32
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @chosen(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  tail call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @chosen.own to ptr addrspace(4)), i64 noundef 7, i32 noundef 0, i32 noundef 1) #5
  br label %10

10:                                               ; preds = %9, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %11 = and i64 %7, 4294967295
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !12
  %14 = and i64 %13, 1
  %15 = sext i32 %3 to i64
  %16 = icmp eq i64 %14, %15
  %17 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %18 = select i1 %16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @chosen.own to ptr addrspace(4)), ptr addrspace(4) %17
  %19 = tail call spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %18, i64 noundef %13, i32 noundef 0, i32 noundef 2) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %8, label %20, label %24

20:                                               ; preds = %10
  %21 = tail call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @chosen.own to ptr addrspace(4)), i32 noundef 0, i32 noundef 1) #5
  %22 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %22
  store i64 %21, ptr addrspace(1) %23, align 8, !tbaa !12
  br label %24

24:                                               ; preds = %10, %20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_chosen(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  tail call spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @chosen.own to ptr addrspace(4)), i64 noundef 7, i32 noundef 0, i32 noundef 1) #5
  br label %10

10:                                               ; preds = %9, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %11 = and i64 %7, 4294967295
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !12
  %14 = and i64 %13, 1
  %15 = sext i32 %3 to i64
  %16 = icmp eq i64 %14, %15
  %17 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %18 = select i1 %16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @chosen.own to ptr addrspace(4)), ptr addrspace(4) %17
  %19 = tail call spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef %18, i64 noundef %13, i32 noundef 0, i32 noundef 2) #5
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  br i1 %8, label %20, label %24

20:                                               ; preds = %10
  %21 = tail call spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order12memory_scope(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @chosen.own to ptr addrspace(4)), i32 noundef 0, i32 noundef 1) #5
  %22 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %22
  store i64 %21, ptr addrspace(1) %23, align 8, !tbaa !12
  br label %24

24:                                               ; preds = %20, %10
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z8atom_addPU3AS3Vll(ptr addrspace(3) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z8atom_maxPU3AS3Vll(ptr addrspace(3) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z8atom_minPU3AS3Vmm(ptr addrspace(3) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z7atom_orPU3AS3Vll(ptr addrspace(3) noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z12atom_cmpxchgPU3AS3Vlll(ptr addrspace(3) noundef, i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3maxll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z8atom_incPU3AS3Vl(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z21atomic_store_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicll12memory_order12memory_scope(ptr addrspace(4) noundef, i64 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20atomic_load_explicitPU3AS4VU7_Atomicl12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"long*", !"long*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !6, i64 0}
!14 = !{i32 1, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"long*", !"atomic_long*", !"long*", !"int"}
!17 = !{!"long*", !"_Atomic(long)*", !"long*", !"int"}
!18 = !{!"const", !"", !"", !""}
