; ModuleID = 'corpus/opencl/matrix_transpose.cl'
source_filename = "corpus/opencl/matrix_transpose.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@transpose_tile.tile = internal unnamed_addr addrspace(3) global [272 x float] undef, align 4
@transpose_square.low = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4
@transpose_square.high = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_tile(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_transpose_tile(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_transpose_tile(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = shl nuw nsw i64 %6, 4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = trunc i64 %7 to i32
  %11 = add i32 %8, %10
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = shl nuw nsw i32 %12, 4
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp sgt i32 %2, %11
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) @transpose_tile.tile, i64 %9
  br label %27

18:                                               ; preds = %42
  %19 = zext nneg i32 %14 to i64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = add nuw nsw i32 %13, %8
  %21 = trunc i64 %7 to i32
  %22 = add i32 %14, %21
  %23 = icmp sgt i32 %3, %20
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) @transpose_tile.tile, i64 %19
  %25 = mul nuw nsw i64 %9, 68
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i64 %25
  br label %46

27:                                               ; preds = %4, %42
  %28 = phi i32 [ 0, %4 ], [ %43, %42 ]
  br i1 %16, label %29, label %42

29:                                               ; preds = %27
  %30 = add nuw nsw i32 %15, %28
  %31 = icmp slt i32 %30, %3
  br i1 %31, label %32, label %42

32:                                               ; preds = %29
  %33 = mul nsw i32 %30, %2
  %34 = add nsw i32 %33, %11
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !14
  %38 = add nuw nsw i32 %28, %14
  %39 = mul nuw nsw i32 %38, 68
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 %40
  store float %37, ptr addrspace(3) %41, align 4, !tbaa !14
  br label %42

42:                                               ; preds = %27, %29, %32
  %43 = add nuw nsw i32 %28, 4
  %44 = icmp samesign ult i32 %28, 12
  br i1 %44, label %27, label %18, !llvm.loop !16

45:                                               ; preds = %59
  ret void

46:                                               ; preds = %18, %59
  %47 = phi i32 [ 0, %18 ], [ %60, %59 ]
  br i1 %23, label %48, label %59

48:                                               ; preds = %46
  %49 = add nsw i32 %22, %47
  %50 = icmp slt i32 %49, %2
  br i1 %50, label %51, label %59

51:                                               ; preds = %48
  %52 = zext nneg i32 %47 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspace(3) %26, i64 %52
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !14
  %55 = mul nsw i32 %49, %3
  %56 = add nsw i32 %55, %20
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  store float %54, ptr addrspace(1) %58, align 4, !tbaa !14
  br label %59

59:                                               ; preds = %46, %48, %51
  %60 = add nuw nsw i32 %47, 4
  %61 = icmp samesign ult i32 %47, 12
  br i1 %61, label %46, label %45, !llvm.loop !18
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_square(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_transpose_square(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_transpose_square(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %5 = icmp samesign ugt i32 %3, %4
  br i1 %5, label %39, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = zext nneg i32 %9 to i64
  %11 = shl nuw nsw i32 %4, 3
  %12 = add nuw nsw i32 %11, %9
  %13 = mul nsw i32 %1, %12
  %14 = shl nuw nsw i32 %3, 3
  %15 = add nuw nsw i32 %14, %7
  %16 = add i32 %15, %13
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.low, i64 %10
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) %20, i64 %8
  store float %19, ptr addrspace(3) %21, align 4, !tbaa !14
  %22 = add nuw nsw i32 %14, %9
  %23 = mul nsw i32 %1, %22
  %24 = add nuw nsw i32 %11, %7
  %25 = add i32 %24, %23
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !14
  %29 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.high, i64 %10
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i64 %8
  store float %28, ptr addrspace(3) %30, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.low, i64 %8
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) %31, i64 %10
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  store float %33, ptr addrspace(1) %27, align 4, !tbaa !14
  %34 = icmp eq i32 %3, %4
  br i1 %34, label %39, label %35

35:                                               ; preds = %6
  %36 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.high, i64 %8
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %36, i64 %10
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  store float %38, ptr addrspace(1) %18, align 4, !tbaa !14
  br label %39

39:                                               ; preds = %6, %35, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @transpose_4x4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !20 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_transpose_4x4(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_transpose_4x4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !20 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %0, i64 %10
  %12 = load <16 x i32>, ptr addrspace(1) %11, align 64, !tbaa !27
  %13 = shufflevector <16 x i32> %12, <16 x i32> poison, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 1, i32 5, i32 9, i32 13, i32 2, i32 6, i32 10, i32 14, i32 3, i32 7, i32 11, i32 15>
  %14 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %10
  store <16 x i32> %13, ptr addrspace(1) %14, align 64, !tbaa !27
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{i32 1, i32 0}
!20 = !{!"none", !"none"}
!21 = !{!"float*", !"int"}
!22 = !{!"", !""}
!23 = !{i32 1, i32 1}
!24 = !{!"uint16*", !"uint16*"}
!25 = !{!"uint __attribute__((ext_vector_type(16)))*", !"uint __attribute__((ext_vector_type(16)))*"}
!26 = !{!"const", !""}
!27 = !{!8, !8, i64 0}
