; ModuleID = 'corpus/opencl/sort_bitonic.cl'
source_filename = "corpus/opencl/sort_bitonic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bitonic_local.lk = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@bitonic_local.lv = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@odd_even_sort.s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_local(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  tail call void @__clang_ocl_kern_imp_bitonic_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_bitonic_local(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = shl nuw nsw i64 %7, 7
  %9 = add nuw nsw i64 %8, %5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  %12 = load i32, ptr addrspace(1) %10, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %5
  store i32 %12, ptr addrspace(3) %13, align 4, !tbaa !6
  %14 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %5
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = add nuw nsw i64 %5, 64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %18
  store i32 %17, ptr addrspace(3) %19, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 256
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %18
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !6
  %23 = shl nuw nsw i32 %4, 1
  br label %26

24:                                               ; preds = %33
  %25 = shl nuw nsw i32 %4, 1
  br label %64

26:                                               ; preds = %3, %33
  %27 = phi i32 [ 2, %3 ], [ %34, %33 ]
  %28 = lshr exact i32 %27, 1
  %29 = and i32 %28, %4
  %30 = icmp ne i32 %29, 0
  %31 = zext i1 %30 to i32
  %32 = xor i32 %2, %31
  br label %36

33:                                               ; preds = %56
  %34 = shl nuw nsw i32 %27, 1
  %35 = icmp samesign ult i32 %27, 64
  br i1 %35, label %26, label %24, !llvm.loop !15

36:                                               ; preds = %26, %56
  %37 = phi i32 [ %28, %26 ], [ %57, %56 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = add nuw nsw i32 %37, 1023
  %39 = and i32 %38, %4
  %40 = sub nsw i32 %23, %39
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %41
  %43 = add nsw i32 %40, %37
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %44
  %46 = load i32, ptr addrspace(3) %42, align 4, !tbaa !6
  %47 = load i32, ptr addrspace(3) %45, align 4, !tbaa !6
  %48 = icmp ugt i32 %46, %47
  %49 = zext i1 %48 to i32
  %50 = icmp eq i32 %32, %49
  br i1 %50, label %51, label %56

51:                                               ; preds = %36
  %52 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %44
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %41
  store i32 %47, ptr addrspace(3) %42, align 4, !tbaa !6
  store i32 %46, ptr addrspace(3) %45, align 4, !tbaa !6
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !6
  %55 = load i32, ptr addrspace(3) %52, align 4, !tbaa !6
  store i32 %55, ptr addrspace(3) %53, align 4, !tbaa !6
  store i32 %54, ptr addrspace(3) %52, align 4, !tbaa !6
  br label %56

56:                                               ; preds = %36, %51
  %57 = lshr i32 %37, 1
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %33, label %36, !llvm.loop !17

59:                                               ; preds = %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  store i32 %60, ptr addrspace(1) %10, align 4, !tbaa !6
  %61 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %61, ptr addrspace(1) %11, align 4, !tbaa !6
  %62 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  store i32 %62, ptr addrspace(1) %16, align 4, !tbaa !6
  %63 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  store i32 %63, ptr addrspace(1) %20, align 4, !tbaa !6
  ret void

64:                                               ; preds = %24, %84
  %65 = phi i32 [ 64, %24 ], [ %85, %84 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = add nuw nsw i32 %65, 1023
  %67 = and i32 %66, %4
  %68 = sub nsw i32 %25, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %69
  %71 = add nsw i32 %68, %65
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %72
  %74 = load i32, ptr addrspace(3) %70, align 4, !tbaa !6
  %75 = load i32, ptr addrspace(3) %73, align 4, !tbaa !6
  %76 = icmp ugt i32 %74, %75
  %77 = zext i1 %76 to i32
  %78 = icmp eq i32 %2, %77
  br i1 %78, label %79, label %84

79:                                               ; preds = %64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %72
  %81 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %69
  store i32 %75, ptr addrspace(3) %70, align 4, !tbaa !6
  store i32 %74, ptr addrspace(3) %73, align 4, !tbaa !6
  %82 = load i32, ptr addrspace(3) %81, align 4, !tbaa !6
  %83 = load i32, ptr addrspace(3) %80, align 4, !tbaa !6
  store i32 %83, ptr addrspace(3) %81, align 4, !tbaa !6
  store i32 %82, ptr addrspace(3) %80, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %64, %79
  %85 = lshr i32 %65, 1
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %59, label %64, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bitonic_global_step(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_bitonic_global_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bitonic_global_step(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %6
  %11 = lshr i32 %2, 1
  %12 = and i32 %11, %10
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  %15 = xor i32 %4, %14
  %16 = shl i32 %10, 1
  %17 = add i32 %3, -1
  %18 = and i32 %17, %10
  %19 = sub i32 %16, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = add i32 %19, %3
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !6
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %24
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = icmp ugt i32 %22, %26
  %32 = zext i1 %31 to i32
  %33 = icmp eq i32 %15, %32
  %34 = select i1 %33, i32 %26, i32 %22
  store i32 %34, ptr addrspace(1) %21, align 4, !tbaa !6
  %35 = select i1 %33, i32 %22, i32 %26
  store i32 %35, ptr addrspace(1) %25, align 4, !tbaa !6
  %36 = select i1 %33, i32 %30, i32 %28
  store i32 %36, ptr addrspace(1) %27, align 4, !tbaa !6
  %37 = select i1 %33, i32 %28, i32 %30
  store i32 %37, ptr addrspace(1) %29, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @odd_even_sort(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = icmp slt i32 %4, %1
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !27
  br label %10

10:                                               ; preds = %2, %6
  %11 = phi float [ %9, %6 ], [ 0x7FF0000000000000, %2 ]
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !27
  %14 = or disjoint i32 %4, 1
  %15 = icmp slt i32 %14, %1
  br i1 %15, label %16, label %20

16:                                               ; preds = %10
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !27
  br label %20

20:                                               ; preds = %10, %16
  %21 = phi float [ %19, %16 ], [ 0x7FF0000000000000, %10 ]
  %22 = zext nneg i32 %14 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i64 %22
  store float %21, ptr addrspace(3) %23, align 4, !tbaa !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %25

24:                                               ; preds = %38
  br i1 %5, label %41, label %44

25:                                               ; preds = %20, %38
  %26 = phi i32 [ 0, %20 ], [ %39, %38 ]
  %27 = and i32 %26, 1
  %28 = or disjoint i32 %27, %4
  %29 = icmp samesign ult i32 %28, 63
  br i1 %29, label %30, label %38

30:                                               ; preds = %25
  %31 = zext nneg i32 %28 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i64 %31
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !27
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i64 4
  %35 = load float, ptr addrspace(3) %34, align 4, !tbaa !27
  %36 = tail call noundef float @llvm.minimumnum.f32(float %33, float %35)
  store float %36, ptr addrspace(3) %32, align 4, !tbaa !27
  %37 = tail call noundef float @llvm.maximumnum.f32(float %33, float %35)
  store float %37, ptr addrspace(3) %34, align 4, !tbaa !27
  br label %38

38:                                               ; preds = %30, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = add nuw nsw i32 %26, 1
  %40 = icmp eq i32 %39, 64
  br i1 %40, label %24, label %25, !llvm.loop !29

41:                                               ; preds = %24
  %42 = load float, ptr addrspace(3) %13, align 4, !tbaa !27
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  store float %42, ptr addrspace(1) %43, align 4, !tbaa !27
  br label %44

44:                                               ; preds = %41, %24
  br i1 %15, label %45, label %48

45:                                               ; preds = %44
  %46 = load float, ptr addrspace(3) %23, align 4, !tbaa !27
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22
  store float %46, ptr addrspace(1) %47, align 4, !tbaa !27
  br label %48

48:                                               ; preds = %45, %44
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"uint"}
!13 = !{!"", !"", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none"}
!21 = !{!"uint*", !"uint*", !"uint", !"uint", !"uint"}
!22 = !{!"", !"", !"", !"", !""}
!23 = !{i32 1, i32 0}
!24 = !{!"none", !"none"}
!25 = !{!"float*", !"int"}
!26 = !{!"", !""}
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !8, i64 0}
!29 = distinct !{!29, !16}
