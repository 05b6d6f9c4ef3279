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
  br i1 %40, label %41, label %98

41:                                               ; preds = %39
  %42 = load float, ptr %32, align 4, !tbaa !8
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 128
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fadd contract float %42, %44
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %45, ptr %32, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %46 = icmp samesign ult i32 %4, 16
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = zext nneg i32 %4 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 64
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %45, %51
  br label %53

53:                                               ; preds = %47, %41
  %54 = phi float [ %52, %47 ], [ %45, %41 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %46, label %55, label %56

55:                                               ; preds = %53
  store float %54, ptr %32, align 4, !tbaa !8
  br label %56

56:                                               ; preds = %55, %53
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %57 = icmp samesign ult i32 %4, 8
  br i1 %57, label %58, label %64

58:                                               ; preds = %56
  %59 = zext nneg i32 %4 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 32
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fadd contract float %54, %62
  br label %64

64:                                               ; preds = %58, %56
  %65 = phi float [ %63, %58 ], [ %54, %56 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %57, label %66, label %67

66:                                               ; preds = %64
  store float %65, ptr %32, align 4, !tbaa !8
  br label %67

67:                                               ; preds = %66, %64
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %68 = icmp samesign ult i32 %4, 4
  br i1 %68, label %69, label %75

69:                                               ; preds = %67
  %70 = zext nneg i32 %4 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fadd contract float %65, %73
  br label %75

75:                                               ; preds = %69, %67
  %76 = phi float [ %74, %69 ], [ %65, %67 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %68, label %77, label %78

77:                                               ; preds = %75
  store float %76, ptr %32, align 4, !tbaa !8
  br label %78

78:                                               ; preds = %77, %75
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %79 = icmp samesign ult i32 %4, 2
  br i1 %79, label %80, label %86

80:                                               ; preds = %78
  %81 = zext nneg i32 %4 to i64
  %82 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = fadd contract float %76, %84
  br label %86

86:                                               ; preds = %80, %78
  %87 = phi float [ %85, %80 ], [ %76, %78 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %79, label %88, label %89

88:                                               ; preds = %86
  store float %87, ptr %32, align 4, !tbaa !8
  br label %89

89:                                               ; preds = %88, %86
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %90 = icmp eq i32 %4, 0
  br i1 %90, label %91, label %94

91:                                               ; preds = %89
  %92 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 4), align 4, !tbaa !8
  %93 = fadd contract float %87, %92
  br label %94

94:                                               ; preds = %91, %89
  %95 = phi float [ %93, %91 ], [ %87, %89 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %90, label %96, label %97

96:                                               ; preds = %94
  store float %95, ptr %32, align 4, !tbaa !8
  br label %97

97:                                               ; preds = %96, %94
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %98

98:                                               ; preds = %97, %39
  %99 = icmp eq i32 %4, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %98
  %101 = zext nneg i32 %5 to i64
  %102 = getelementptr inbounds nuw float, ptr %1, i64 %101
  %103 = load float, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), align 4, !tbaa !8
  store float %103, ptr %102, align 4, !tbaa !8
  br label %104

104:                                              ; preds = %98, %100
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
  br i1 %28, label %11, label %29, !llvm.loop !12

29:                                               ; preds = %25, %3
  %30 = phi i32 [ 0, %3 ], [ %26, %25 ]
  %31 = zext nneg i32 %4 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %31
  store i32 %30, ptr %32, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp samesign ult i32 %4, 32
  br i1 %33, label %34, label %91

34:                                               ; preds = %29
  %35 = load i32, ptr %32, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 128
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = add i32 %37, %35
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store i32 %38, ptr %32, align 4, !tbaa !4
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %39 = icmp samesign ult i32 %4, 16
  br i1 %39, label %40, label %46

40:                                               ; preds = %34
  %41 = zext nneg i32 %4 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 64
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = add i32 %44, %38
  br label %46

46:                                               ; preds = %40, %34
  %47 = phi i32 [ %45, %40 ], [ %38, %34 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %39, label %48, label %49

48:                                               ; preds = %46
  store i32 %47, ptr %32, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %48, %46
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %50 = icmp samesign ult i32 %4, 8
  br i1 %50, label %51, label %57

51:                                               ; preds = %49
  %52 = zext nneg i32 %4 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 32
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = add i32 %55, %47
  br label %57

57:                                               ; preds = %51, %49
  %58 = phi i32 [ %56, %51 ], [ %47, %49 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %50, label %59, label %60

59:                                               ; preds = %57
  store i32 %58, ptr %32, align 4, !tbaa !4
  br label %60

60:                                               ; preds = %59, %57
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %61 = icmp samesign ult i32 %4, 4
  br i1 %61, label %62, label %68

62:                                               ; preds = %60
  %63 = zext nneg i32 %4 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 16
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = add i32 %66, %58
  br label %68

68:                                               ; preds = %62, %60
  %69 = phi i32 [ %67, %62 ], [ %58, %60 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %61, label %70, label %71

70:                                               ; preds = %68
  store i32 %69, ptr %32, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %70, %68
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %72 = icmp samesign ult i32 %4, 2
  br i1 %72, label %73, label %79

73:                                               ; preds = %71
  %74 = zext nneg i32 %4 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = add i32 %77, %69
  br label %79

79:                                               ; preds = %73, %71
  %80 = phi i32 [ %78, %73 ], [ %69, %71 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %72, label %81, label %82

81:                                               ; preds = %79
  store i32 %80, ptr %32, align 4, !tbaa !4
  br label %82

82:                                               ; preds = %81, %79
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %83 = icmp eq i32 %4, 0
  br i1 %83, label %84, label %87

84:                                               ; preds = %82
  %85 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), i64 4), align 4, !tbaa !4
  %86 = add i32 %85, %80
  br label %87

87:                                               ; preds = %84, %82
  %88 = phi i32 [ %86, %84 ], [ %80, %82 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %83, label %89, label %90

89:                                               ; preds = %87
  store i32 %88, ptr %32, align 4, !tbaa !4
  br label %90

90:                                               ; preds = %89, %87
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %91

91:                                               ; preds = %90, %29
  %92 = icmp eq i32 %4, 0
  br i1 %92, label %93, label %97

93:                                               ; preds = %91
  %94 = zext nneg i32 %5 to i64
  %95 = getelementptr inbounds nuw i32, ptr %1, i64 %94
  %96 = load i32, ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), align 4, !tbaa !4
  store i32 %96, ptr %95, align 4, !tbaa !4
  br label %97

97:                                               ; preds = %91, %93
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
