; ModuleID = 'corpus/opencl/reduction.cl'
source_filename = "corpus/opencl/reduction.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@reduce_minmax.s = internal unnamed_addr addrspace(3) global [64 x <2 x i32>] undef, align 8
@reduce_modmul.s = internal unnamed_addr addrspace(3) global [32 x i64] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_sum(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_reduce_sum(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = shl nuw nsw i32 %9, 1
  %11 = mul i32 %10, %7
  %12 = add i32 %11, %5
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %14 = shl nuw nsw i32 %9, 1
  %15 = mul i32 %14, %13
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %6
  store float 0.000000e+00, ptr addrspace(3) %16, align 4, !tbaa !14
  %17 = icmp ult i32 %12, %3
  br i1 %17, label %18, label %39

18:                                               ; preds = %4
  %19 = load float, ptr addrspace(3) %16, align 4, !tbaa !14
  br label %20

20:                                               ; preds = %18, %34
  %21 = phi float [ %19, %18 ], [ %35, %34 ]
  %22 = phi i32 [ %12, %18 ], [ %36, %34 ]
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !14
  %26 = fadd float %25, %21
  %27 = add i32 %22, %9
  %28 = icmp ult i32 %27, %3
  br i1 %28, label %29, label %34

29:                                               ; preds = %20
  %30 = zext i32 %27 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !14
  %33 = fadd float %26, %32
  br label %34

34:                                               ; preds = %29, %20
  %35 = phi float [ %33, %29 ], [ %26, %20 ]
  %36 = add i32 %22, %15
  %37 = icmp ult i32 %36, %3
  br i1 %37, label %20, label %38, !llvm.loop !16

38:                                               ; preds = %34
  store float %35, ptr addrspace(3) %16, align 4, !tbaa !14
  br label %39

39:                                               ; preds = %38, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = lshr i32 %9, 1
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %54, %39
  %43 = icmp eq i32 %5, 0
  br i1 %43, label %57, label %60

44:                                               ; preds = %39, %54
  %45 = phi i32 [ %55, %54 ], [ %40, %39 ]
  %46 = icmp samesign ugt i32 %45, %5
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = add nuw nsw i32 %45, %5
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %49
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !14
  %52 = load float, ptr addrspace(3) %16, align 4, !tbaa !14
  %53 = fadd float %51, %52
  store float %53, ptr addrspace(3) %16, align 4, !tbaa !14
  br label %54

54:                                               ; preds = %47, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = lshr i32 %45, 1
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %42, label %44, !llvm.loop !18

57:                                               ; preds = %42
  %58 = load float, ptr addrspace(3) %2, align 4, !tbaa !14
  %59 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  store float %58, ptr addrspace(1) %59, align 4, !tbaa !14
  br label %60

60:                                               ; preds = %57, %42
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_minmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_reduce_minmax(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_reduce_minmax(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = add nuw nsw i64 %10, %5
  %12 = trunc i64 %11 to i32
  %13 = icmp ugt i32 %2, %12
  br i1 %13, label %14, label %18

14:                                               ; preds = %3
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = zext nneg i32 %15 to i64
  %17 = mul nuw nsw i64 %8, %16
  br label %22

18:                                               ; preds = %22, %3
  %19 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %3 ], [ %33, %22 ]
  %20 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %5
  store <2 x i32> %19, ptr addrspace(3) %20, align 8, !tbaa !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 4
  br label %39

22:                                               ; preds = %14, %22
  %23 = phi <2 x i32> [ <i32 2147483647, i32 -2147483648>, %14 ], [ %33, %22 ]
  %24 = phi i64 [ %11, %14 ], [ %34, %22 ]
  %25 = and i64 %24, 4294967295
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = extractelement <2 x i32> %23, i64 0
  %29 = tail call noundef i32 @llvm.smin.i32(i32 %27, i32 %28)
  %30 = insertelement <2 x i32> poison, i32 %29, i64 0
  %31 = extractelement <2 x i32> %23, i64 1
  %32 = tail call noundef i32 @llvm.smax.i32(i32 %31, i32 %27)
  %33 = insertelement <2 x i32> %30, i32 %32, i64 1
  %34 = add nuw nsw i64 %25, %17
  %35 = trunc i64 %34 to i32
  %36 = icmp ugt i32 %2, %35
  br i1 %36, label %22, label %18, !llvm.loop !25

37:                                               ; preds = %55
  %38 = icmp eq i32 %4, 0
  br i1 %38, label %58, label %61

39:                                               ; preds = %18, %55
  %40 = phi i32 [ 32, %18 ], [ %56, %55 ]
  %41 = icmp samesign ugt i32 %40, %4
  br i1 %41, label %42, label %55

42:                                               ; preds = %39
  %43 = load i32, ptr addrspace(3) %20, align 8
  %44 = add nuw nsw i32 %40, %4
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(3) @reduce_minmax.s, i64 %45
  %47 = load i32, ptr addrspace(3) %46, align 8
  %48 = tail call noundef i32 @llvm.smin.i32(i32 %47, i32 %43)
  %49 = insertelement <2 x i32> poison, i32 %48, i64 0
  %50 = load i32, ptr addrspace(3) %21, align 4
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i64 4
  %52 = load i32, ptr addrspace(3) %51, align 4
  %53 = tail call noundef i32 @llvm.smax.i32(i32 %50, i32 %52)
  %54 = insertelement <2 x i32> %49, i32 %53, i64 1
  store <2 x i32> %54, ptr addrspace(3) %20, align 8, !tbaa !24
  br label %55

55:                                               ; preds = %42, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = lshr i32 %40, 1
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %37, label %39, !llvm.loop !26

58:                                               ; preds = %37
  %59 = load <2 x i32>, ptr addrspace(3) @reduce_minmax.s, align 8, !tbaa !24
  %60 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %9
  store <2 x i32> %59, ptr addrspace(1) %60, align 8, !tbaa !24
  br label %61

61:                                               ; preds = %58, %37
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_modmul(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !27 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_reduce_modmul(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i64 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_reduce_modmul(ptr addrspace(1) noalias noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !27 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = icmp ult i32 %5, %3
  br i1 %7, label %11, label %8

8:                                                ; preds = %11, %4
  %9 = phi i64 [ 1, %4 ], [ %18, %11 ]
  %10 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %6
  store i64 %9, ptr addrspace(3) %10, align 8, !tbaa !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %23

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %19, %11 ], [ %5, %4 ]
  %13 = phi i64 [ %18, %11 ], [ 1, %4 ]
  %14 = zext i32 %12 to i64
  %15 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !30
  %17 = mul i64 %16, %13
  %18 = urem i64 %17, %2
  %19 = add i32 %12, 32
  %20 = icmp ult i32 %19, %3
  br i1 %20, label %11, label %8, !llvm.loop !32

21:                                               ; preds = %34
  %22 = icmp eq i32 %5, 0
  br i1 %22, label %37, label %39

23:                                               ; preds = %8, %34
  %24 = phi i32 [ 16, %8 ], [ %35, %34 ]
  %25 = icmp samesign ugt i32 %24, %5
  br i1 %25, label %26, label %34

26:                                               ; preds = %23
  %27 = load i64, ptr addrspace(3) %10, align 8, !tbaa !30
  %28 = add nuw nsw i32 %24, %5
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr addrspace(3) @reduce_modmul.s, i64 %29
  %31 = load i64, ptr addrspace(3) %30, align 8, !tbaa !30
  %32 = mul i64 %31, %27
  %33 = urem i64 %32, %2
  store i64 %33, ptr addrspace(3) %10, align 8, !tbaa !30
  br label %34

34:                                               ; preds = %26, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = lshr i32 %24, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %21, label %23, !llvm.loop !33

37:                                               ; preds = %21
  %38 = load i64, ptr addrspace(3) @reduce_modmul.s, align 8, !tbaa !30
  store i64 %38, ptr addrspace(1) %1, align 8, !tbaa !30
  br label %39

39:                                               ; preds = %37, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @reduce_flags(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !34 !kernel_arg_access_qual !11 !kernel_arg_type !35 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
  tail call void @__clang_ocl_kern_imp_reduce_flags(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_reduce_flags(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !34 !kernel_arg_access_qual !11 !kernel_arg_type !35 !kernel_arg_base_type !36 !kernel_arg_type_qual !37 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %10
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %12, i64 %11
  %14 = load i32, ptr addrspace(1) %13, align 16, !tbaa !24
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !24
  %17 = and i32 %14, %16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %19 = load i32, ptr addrspace(1) %18, align 8, !tbaa !24
  %20 = and i32 %17, %19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !24
  %23 = and i32 %20, %22
  %24 = atomicrmw and ptr addrspace(1) %1, i32 %23 monotonic, align 4
  %25 = or i32 %14, %16
  %26 = atomicrmw or ptr addrspace(1) %2, i32 %25 monotonic, align 4
  %27 = xor i32 %14, %16
  %28 = xor i32 %27, %19
  %29 = xor i32 %28, %22
  %30 = atomicrmw xor ptr addrspace(1) %3, i32 %29 monotonic, align 4
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!10 = !{i32 1, i32 1, i32 3, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"uint"}
!13 = !{!"restrict const", !"restrict", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"int*", !"int2*", !"uint"}
!22 = !{!"int*", !"int __attribute__((ext_vector_type(2)))*", !"uint"}
!23 = !{!"restrict const", !"restrict", !""}
!24 = !{!8, !8, i64 0}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
!27 = !{i32 1, i32 1, i32 0, i32 0}
!28 = !{!"ulong*", !"ulong*", !"ulong", !"uint"}
!29 = !{!"restrict const", !"", !"", !""}
!30 = !{!31, !31, i64 0}
!31 = !{!"long", !8, i64 0}
!32 = distinct !{!32, !17}
!33 = distinct !{!33, !17}
!34 = !{i32 1, i32 1, i32 1, i32 1}
!35 = !{!"uint4*", !"uint*", !"uint*", !"uint*"}
!36 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*", !"uint*"}
!37 = !{!"const", !"volatile", !"volatile", !"volatile"}
