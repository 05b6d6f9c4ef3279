; ModuleID = 'corpus/cuda/cu_reduce_shfl.cu'
source_filename = "corpus/cuda/cu_reduce_shfl.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZZ12block_reduceIi5SumOpET_S1_T0_S1_E7partial = comdat any

$_ZZ12block_reduceIf5MaxOpET_S1_T0_S1_E7partial = comdat any

@_ZZ12block_reduceIi5SumOpET_S1_T0_S1_E7partial = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x i32] undef, comdat, align 4
@_ZZ12block_reduceIf5MaxOpET_S1_T0_S1_E7partial = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x float] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_sum_i32(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !8)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !11)
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %11, %5
  br label %55

13:                                               ; preds = %55, %3
  %14 = phi i32 [ 0, %3 ], [ %61, %55 ]
  %15 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %14, i32 range(i32 1, -2147483648) 16, i32 31), !noalias !13
  %16 = add nsw i32 %15, %14
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %16, i32 range(i32 1, -2147483648) 8, i32 31), !noalias !13
  %18 = add nsw i32 %17, %16
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %18, i32 range(i32 1, -2147483648) 4, i32 31), !noalias !13
  %20 = add nsw i32 %19, %18
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %20, i32 range(i32 1, -2147483648) 2, i32 31), !noalias !13
  %22 = add nsw i32 %21, %20
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %22, i32 range(i32 1, -2147483648) 1, i32 31), !noalias !13
  %24 = and i32 %7, 31
  %25 = lshr i32 %7, 5
  %26 = icmp eq i32 %24, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %13
  %28 = add nsw i32 %23, %22
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_reduceIi5SumOpET_S1_T0_S1_E7partial to ptr), i64 %29
  store i32 %28, ptr %30, align 4, !tbaa !4, !noalias !13
  br label %31

31:                                               ; preds = %27, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !noalias !13
  %32 = lshr i32 %5, 5
  %33 = icmp samesign ult i32 %7, %32
  br i1 %33, label %34, label %38

34:                                               ; preds = %31
  %35 = zext nneg i32 %24 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_reduceIi5SumOpET_S1_T0_S1_E7partial to ptr), i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4, !noalias !13
  br label %38

38:                                               ; preds = %34, %31
  %39 = phi i32 [ %37, %34 ], [ 0, %31 ]
  %40 = icmp eq i32 %25, 0
  br i1 %40, label %41, label %52

41:                                               ; preds = %38
  %42 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %39, i32 range(i32 1, -2147483648) 16, i32 31), !noalias !13
  %43 = add nsw i32 %42, %39
  %44 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %43, i32 range(i32 1, -2147483648) 8, i32 31), !noalias !13
  %45 = add nsw i32 %44, %43
  %46 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %45, i32 range(i32 1, -2147483648) 4, i32 31), !noalias !13
  %47 = add nsw i32 %46, %45
  %48 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %47, i32 range(i32 1, -2147483648) 2, i32 31), !noalias !13
  %49 = add nsw i32 %48, %47
  %50 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %49, i32 range(i32 1, -2147483648) 1, i32 31), !noalias !13
  %51 = add nsw i32 %50, %49
  br label %52

52:                                               ; preds = %38, %41
  %53 = phi i32 [ %39, %38 ], [ %51, %41 ]
  %54 = icmp eq i32 %7, 0
  br i1 %54, label %64, label %67

55:                                               ; preds = %10, %55
  %56 = phi i32 [ %8, %10 ], [ %62, %55 ]
  %57 = phi i32 [ 0, %10 ], [ %61, %55 ]
  %58 = sext i32 %56 to i64
  %59 = getelementptr inbounds i32, ptr %0, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4, !alias.scope !8, !noalias !11
  %61 = add nsw i32 %60, %57
  %62 = add i32 %56, %12
  %63 = icmp slt i32 %62, %2
  br i1 %63, label %55, label %13, !llvm.loop !14

64:                                               ; preds = %52
  %65 = zext nneg i32 %4 to i64
  %66 = getelementptr inbounds nuw i32, ptr %1, i64 %65
  store i32 %53, ptr %66, align 4, !tbaa !4, !alias.scope !11, !noalias !8
  br label %67

67:                                               ; preds = %52, %64
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_max_f32(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %11, %5
  br label %65

13:                                               ; preds = %65, %3
  %14 = phi float [ 0xC7EC363CC0000000, %3 ], [ %72, %65 ]
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %14, i32 range(i32 1, -2147483648) 16, i32 31), !noalias !22
  %16 = fcmp contract ogt float %14, %15
  %17 = select contract i1 %16, float %14, float %15
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %17, i32 range(i32 1, -2147483648) 8, i32 31), !noalias !22
  %19 = fcmp contract ogt float %17, %18
  %20 = select contract i1 %19, float %17, float %18
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %20, i32 range(i32 1, -2147483648) 4, i32 31), !noalias !22
  %22 = fcmp contract ogt float %20, %21
  %23 = select contract i1 %22, float %20, float %21
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %23, i32 range(i32 1, -2147483648) 2, i32 31), !noalias !22
  %25 = fcmp contract ogt float %23, %24
  %26 = select contract i1 %25, float %23, float %24
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %26, i32 range(i32 1, -2147483648) 1, i32 31), !noalias !22
  %28 = and i32 %7, 31
  %29 = lshr i32 %7, 5
  %30 = icmp eq i32 %28, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %13
  %32 = fcmp contract ogt float %26, %27
  %33 = select contract i1 %32, float %26, float %27
  %34 = zext nneg i32 %29 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_reduceIf5MaxOpET_S1_T0_S1_E7partial to ptr), i64 %34
  store float %33, ptr %35, align 4, !tbaa !23, !noalias !22
  br label %36

36:                                               ; preds = %31, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !noalias !22
  %37 = lshr i32 %5, 5
  %38 = icmp samesign ult i32 %7, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %36
  %40 = zext nneg i32 %28 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_reduceIf5MaxOpET_S1_T0_S1_E7partial to ptr), i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !23, !noalias !22
  br label %43

43:                                               ; preds = %39, %36
  %44 = phi contract float [ %42, %39 ], [ 0xC7EC363CC0000000, %36 ]
  %45 = icmp eq i32 %29, 0
  br i1 %45, label %46, label %62

46:                                               ; preds = %43
  %47 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %44, i32 range(i32 1, -2147483648) 16, i32 31), !noalias !22
  %48 = fcmp contract ogt float %44, %47
  %49 = select contract i1 %48, float %44, float %47
  %50 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %49, i32 range(i32 1, -2147483648) 8, i32 31), !noalias !22
  %51 = fcmp contract ogt float %49, %50
  %52 = select contract i1 %51, float %49, float %50
  %53 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %52, i32 range(i32 1, -2147483648) 4, i32 31), !noalias !22
  %54 = fcmp contract ogt float %52, %53
  %55 = select contract i1 %54, float %52, float %53
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %55, i32 range(i32 1, -2147483648) 2, i32 31), !noalias !22
  %57 = fcmp contract ogt float %55, %56
  %58 = select contract i1 %57, float %55, float %56
  %59 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %58, i32 range(i32 1, -2147483648) 1, i32 31), !noalias !22
  %60 = fcmp contract ogt float %58, %59
  %61 = select contract i1 %60, float %58, float %59
  br label %62

62:                                               ; preds = %43, %46
  %63 = phi float [ %44, %43 ], [ %61, %46 ]
  %64 = icmp eq i32 %7, 0
  br i1 %64, label %75, label %78

65:                                               ; preds = %10, %65
  %66 = phi i32 [ %8, %10 ], [ %73, %65 ]
  %67 = phi float [ 0xC7EC363CC0000000, %10 ], [ %72, %65 ]
  %68 = sext i32 %66 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !23, !alias.scope !17, !noalias !20
  %71 = fcmp contract ogt float %67, %70
  %72 = select contract i1 %71, float %67, float %70
  %73 = add i32 %66, %12
  %74 = icmp slt i32 %73, %2
  br i1 %74, label %65, label %13, !llvm.loop !25

75:                                               ; preds = %62
  %76 = zext nneg i32 %4 to i64
  %77 = getelementptr inbounds nuw float, ptr %1, i64 %76
  store float %63, ptr %77, align 4, !tbaa !23, !alias.scope !20, !noalias !17
  br label %78

78:                                               ; preds = %62, %75
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

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
!8 = !{!9}
!9 = distinct !{!9, !10, !"_Z11reduce_gridIi5SumOpEvPKT_PS1_iS1_: argument 0"}
!10 = distinct !{!10, !"_Z11reduce_gridIi5SumOpEvPKT_PS1_iS1_"}
!11 = !{!12}
!12 = distinct !{!12, !10, !"_Z11reduce_gridIi5SumOpEvPKT_PS1_iS1_: argument 1"}
!13 = !{!9, !12}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_Z11reduce_gridIf5MaxOpEvPKT_PS1_iS1_: argument 0"}
!19 = distinct !{!19, !"_Z11reduce_gridIf5MaxOpEvPKT_PS1_iS1_"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"_Z11reduce_gridIf5MaxOpEvPKT_PS1_iS1_: argument 1"}
!22 = !{!18, !21}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !6, i64 0}
!25 = distinct !{!25, !15, !16}
