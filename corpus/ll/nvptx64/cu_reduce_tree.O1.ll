; ModuleID = 'corpus/cuda/cu_reduce_tree.cu'
source_filename = "corpus/cuda/cu_reduce_tree.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@smem_raw = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_f32_128(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 8
  %7 = add i32 %6, %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %9 = shl i32 %8, 8
  %10 = icmp ult i32 %7, %2
  br i1 %10, label %11, label %29

11:                                               ; preds = %3, %25
  %12 = phi float [ %26, %25 ], [ 0.000000e+00, %3 ]
  %13 = phi i32 [ %27, %25 ], [ %7, %3 ]
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fadd contract float %12, %16
  %18 = add i32 %13, 128
  %19 = icmp ult i32 %18, %2
  br i1 %19, label %20, label %25

20:                                               ; preds = %11
  %21 = zext i32 %18 to i64
  %22 = getelementptr inbounds nuw float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fadd contract float %17, %23
  br label %25

25:                                               ; preds = %20, %11
  %26 = phi float [ %24, %20 ], [ %17, %11 ]
  %27 = add i32 %13, %9
  %28 = icmp ult i32 %27, %2
  br i1 %28, label %11, label %29, !llvm.loop !10

29:                                               ; preds = %25, %3
  %30 = phi float [ 0.000000e+00, %3 ], [ %26, %25 ]
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %31
  store float %30, ptr %32, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp samesign ult i32 %4, 64
  br i1 %33, label %34, label %39

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 256
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = load float, ptr %32, align 4, !tbaa !8
  %38 = fadd contract float %36, %37
  store float %38, ptr %32, align 4, !tbaa !8
  br label %39

39:                                               ; preds = %34, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = icmp samesign ult i32 %4, 32
  br i1 %40, label %41, label %64

41:                                               ; preds = %39
  %42 = load float, ptr %32, align 4, !tbaa !8
  %43 = zext nneg i32 %4 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 128
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fadd contract float %42, %46
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %47, ptr %32, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %48

48:                                               ; preds = %41, %61
  %49 = phi i32 [ 16, %41 ], [ %62, %61 ]
  %50 = phi float [ %47, %41 ], [ %59, %61 ]
  %51 = icmp samesign ult i32 %4, %49
  br i1 %51, label %52, label %58

52:                                               ; preds = %48
  %53 = add nuw nsw i32 %49, %4
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fadd contract float %50, %56
  br label %58

58:                                               ; preds = %52, %48
  %59 = phi float [ %57, %52 ], [ %50, %48 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %51, label %60, label %61

60:                                               ; preds = %58
  store float %59, ptr %32, align 4, !tbaa !8
  br label %61

61:                                               ; preds = %60, %58
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %62 = lshr i32 %49, 1
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %48, !llvm.loop !13

64:                                               ; preds = %61, %39
  %65 = icmp eq i32 %4, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %64
  %67 = load float, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), align 4, !tbaa !8
  %68 = zext nneg i32 %5 to i64
  %69 = getelementptr inbounds nuw float, ptr %1, i64 %68
  store float %67, ptr %69, align 4, !tbaa !8
  br label %70

70:                                               ; preds = %64, %66
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_u32_64(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = add i32 %6, %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %9 = shl i32 %8, 7
  %10 = icmp ult i32 %7, %2
  br i1 %10, label %11, label %29

11:                                               ; preds = %3, %25
  %12 = phi i32 [ %26, %25 ], [ 0, %3 ]
  %13 = phi i32 [ %27, %25 ], [ %7, %3 ]
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = add i32 %16, %12
  %18 = add i32 %13, 64
  %19 = icmp ult i32 %18, %2
  br i1 %19, label %20, label %25

20:                                               ; preds = %11
  %21 = zext i32 %18 to i64
  %22 = getelementptr inbounds nuw i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = add i32 %23, %17
  br label %25

25:                                               ; preds = %20, %11
  %26 = phi i32 [ %24, %20 ], [ %17, %11 ]
  %27 = add i32 %13, %9
  %28 = icmp ult i32 %27, %2
  br i1 %28, label %11, label %29, !llvm.loop !14

29:                                               ; preds = %25, %3
  %30 = phi i32 [ 0, %3 ], [ %26, %25 ]
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %31
  store i32 %30, ptr %32, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp samesign ult i32 %4, 32
  br i1 %33, label %34, label %57

34:                                               ; preds = %29
  %35 = load i32, ptr %32, align 4, !tbaa !4
  %36 = zext nneg i32 %4 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 128
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = add i32 %39, %35
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store i32 %40, ptr %32, align 4, !tbaa !4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %41

41:                                               ; preds = %34, %54
  %42 = phi i32 [ 16, %34 ], [ %55, %54 ]
  %43 = phi i32 [ %40, %34 ], [ %52, %54 ]
  %44 = icmp samesign ult i32 %4, %42
  br i1 %44, label %45, label %51

45:                                               ; preds = %41
  %46 = add nuw nsw i32 %42, %4
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = add i32 %49, %43
  br label %51

51:                                               ; preds = %45, %41
  %52 = phi i32 [ %50, %45 ], [ %43, %41 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %44, label %53, label %54

53:                                               ; preds = %51
  store i32 %52, ptr %32, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %53, %51
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %55 = lshr i32 %42, 1
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %41, !llvm.loop !15

57:                                               ; preds = %54, %29
  %58 = icmp eq i32 %4, 0
  br i1 %58, label %59, label %63

59:                                               ; preds = %57
  %60 = load i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), align 4, !tbaa !4
  %61 = zext nneg i32 %5 to i64
  %62 = getelementptr inbounds nuw i32, ptr %1, i64 %61
  store i32 %60, ptr %62, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %57, %59
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
