; ModuleID = 'corpus/hip/hip_graph.hip'
source_filename = "corpus/hip/hip_graph.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Edge = type { i32, i32, i32 }

@_ZZ12bellman_fordE1d = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pagerank_pull(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %109

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr i8, ptr %16, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %21, label %49

21:                                               ; preds = %14
  %22 = sub i32 %19, %17
  %23 = and i32 %22, 3
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %43, label %25

25:                                               ; preds = %21, %25
  %26 = phi i32 [ %40, %25 ], [ %17, %21 ]
  %27 = phi float [ %39, %25 ], [ 0.000000e+00, %21 ]
  %28 = phi i32 [ %41, %25 ], [ 0, %21 ]
  %29 = sext i32 %26 to i64
  %30 = getelementptr inbounds i32, ptr %1, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %2, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = getelementptr inbounds i32, ptr %3, i64 %32
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = sitofp i32 %36 to float
  %38 = fdiv contract float %34, %37
  %39 = fadd contract float %27, %38
  %40 = add nsw i32 %26, 1
  %41 = add i32 %28, 1
  %42 = icmp eq i32 %41, %23
  br i1 %42, label %43, label %25, !llvm.loop !10

43:                                               ; preds = %25, %21
  %44 = phi float [ poison, %21 ], [ %39, %25 ]
  %45 = phi i32 [ %17, %21 ], [ %40, %25 ]
  %46 = phi float [ 0.000000e+00, %21 ], [ %39, %25 ]
  %47 = sub i32 %17, %19
  %48 = icmp ugt i32 %47, -4
  br i1 %48, label %49, label %57

49:                                               ; preds = %43, %57, %14
  %50 = phi float [ 0.000000e+00, %14 ], [ %44, %43 ], [ %106, %57 ]
  %51 = fsub contract float 1.000000e+00, %5
  %52 = sitofp i32 %6 to float
  %53 = fdiv contract float %51, %52
  %54 = fmul contract float %5, %50
  %55 = fadd contract float %53, %54
  %56 = getelementptr inbounds float, ptr %4, i64 %15
  store float %55, ptr %56, align 4, !tbaa !8
  br label %109

57:                                               ; preds = %43, %57
  %58 = phi i32 [ %107, %57 ], [ %45, %43 ]
  %59 = phi float [ %106, %57 ], [ %46, %43 ]
  %60 = sext i32 %58 to i64
  %61 = getelementptr inbounds i32, ptr %1, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %2, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = getelementptr inbounds i32, ptr %3, i64 %63
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = sitofp i32 %67 to float
  %69 = fdiv contract float %65, %68
  %70 = fadd contract float %59, %69
  %71 = sext i32 %58 to i64
  %72 = getelementptr i32, ptr %1, i64 %71
  %73 = getelementptr i8, ptr %72, i64 4
  %74 = load i32, ptr %73, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %2, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = getelementptr inbounds i32, ptr %3, i64 %75
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = sitofp i32 %79 to float
  %81 = fdiv contract float %77, %80
  %82 = fadd contract float %70, %81
  %83 = sext i32 %58 to i64
  %84 = getelementptr i32, ptr %1, i64 %83
  %85 = getelementptr i8, ptr %84, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %2, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = getelementptr inbounds i32, ptr %3, i64 %87
  %91 = load i32, ptr %90, align 4, !tbaa !4
  %92 = sitofp i32 %91 to float
  %93 = fdiv contract float %89, %92
  %94 = fadd contract float %82, %93
  %95 = sext i32 %58 to i64
  %96 = getelementptr i32, ptr %1, i64 %95
  %97 = getelementptr i8, ptr %96, i64 12
  %98 = load i32, ptr %97, align 4, !tbaa !4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %2, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = getelementptr inbounds i32, ptr %3, i64 %99
  %103 = load i32, ptr %102, align 4, !tbaa !4
  %104 = sitofp i32 %103 to float
  %105 = fdiv contract float %101, %104
  %106 = fadd contract float %94, %105
  %107 = add nsw i32 %58, 4
  %108 = icmp eq i32 %107, %19
  br i1 %108, label %49, label %57, !llvm.loop !12

109:                                              ; preds = %7, %49
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @triangles(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = icmp slt i32 %8, %10
  br i1 %11, label %15, label %12

12:                                               ; preds = %59, %4
  %13 = phi i32 [ 0, %4 ], [ %60, %59 ]
  %14 = atomicrmw add ptr %2, i32 %13 monotonic, align 4
  ret void

15:                                               ; preds = %4, %59
  %16 = phi i32 [ %60, %59 ], [ 0, %4 ]
  %17 = phi i32 [ %61, %59 ], [ %8, %4 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = srem i32 %20, %3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = getelementptr i8, ptr %23, i64 4
  %25 = load i32, ptr %23, align 4, !tbaa !4
  %26 = load i32, ptr %24, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %15, %54
  %28 = phi i32 [ %16, %15 ], [ %57, %54 ]
  %29 = phi i32 [ %25, %15 ], [ %56, %54 ]
  %30 = phi i32 [ %8, %15 ], [ %55, %54 ]
  %31 = icmp slt i32 %29, %26
  br i1 %31, label %32, label %59

32:                                               ; preds = %27
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i32, ptr %1, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = mul nsw i32 %35, 3
  %37 = and i32 %36, 31
  %38 = sext i32 %29 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = mul nsw i32 %40, 5
  %42 = and i32 %41, 31
  %43 = icmp eq i32 %37, %42
  br i1 %43, label %44, label %48

44:                                               ; preds = %32
  %45 = add i32 %28, 1
  %46 = add nsw i32 %30, 1
  %47 = add nsw i32 %29, 1
  br label %54

48:                                               ; preds = %32
  %49 = icmp samesign ult i32 %37, %42
  br i1 %49, label %50, label %52

50:                                               ; preds = %48
  %51 = add nsw i32 %30, 1
  br label %54

52:                                               ; preds = %48
  %53 = add nsw i32 %29, 1
  br label %54

54:                                               ; preds = %50, %52, %44
  %55 = phi i32 [ %46, %44 ], [ %51, %50 ], [ %30, %52 ]
  %56 = phi i32 [ %47, %44 ], [ %29, %50 ], [ %53, %52 ]
  %57 = phi i32 [ %45, %44 ], [ %28, %50 ], [ %28, %52 ]
  %58 = icmp slt i32 %55, %10
  br i1 %58, label %27, label %59, !llvm.loop !14

59:                                               ; preds = %27, %54
  %60 = phi i32 [ %28, %27 ], [ %57, %54 ]
  %61 = add nsw i32 %17, 1
  %62 = icmp eq i32 %61, %10
  br i1 %62, label %12, label %15, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @colour_round(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %6, -1640531535
  %8 = mul i32 %4, -2048144777
  %9 = add i32 %8, %7
  %10 = lshr i32 %9, 15
  %11 = xor i32 %10, %9
  %12 = mul i32 %11, 739982445
  %13 = lshr i32 %12, 12
  %14 = xor i32 %13, %12
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr inbounds nuw i32, ptr %2, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %17, 0
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = icmp slt i32 %19, %22
  %24 = select i1 %23, i1 %20, i1 false
  br i1 %24, label %33, label %25

25:                                               ; preds = %58, %5
  %26 = phi i1 [ %20, %5 ], [ %59, %58 ]
  %27 = phi i1 [ %20, %5 ], [ %60, %58 ]
  %28 = shl nsw i32 %4, 1
  %29 = or disjoint i32 %28, 1
  %30 = select i1 %26, i32 %29, i32 %17
  %31 = select i1 %27, i32 %28, i32 %30
  %32 = getelementptr inbounds nuw i32, ptr %3, i64 %15
  store i32 %31, ptr %32, align 4, !tbaa !4
  ret void

33:                                               ; preds = %5, %58
  %34 = phi i1 [ %60, %58 ], [ true, %5 ]
  %35 = phi i1 [ %59, %58 ], [ true, %5 ]
  %36 = phi i32 [ %61, %58 ], [ %19, %5 ]
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %1, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = icmp eq i32 %39, %6
  br i1 %40, label %58, label %41

41:                                               ; preds = %33
  %42 = sext i32 %39 to i64
  %43 = getelementptr inbounds i32, ptr %2, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = icmp sgt i32 %44, -1
  br i1 %45, label %58, label %46

46:                                               ; preds = %41
  %47 = mul i32 %39, -1640531535
  %48 = add i32 %47, %8
  %49 = lshr i32 %48, 15
  %50 = xor i32 %49, %48
  %51 = mul i32 %50, 739982445
  %52 = lshr i32 %51, 12
  %53 = xor i32 %52, %51
  %54 = icmp ult i32 %53, %14
  %55 = select i1 %54, i1 %34, i1 false
  %56 = icmp ugt i32 %53, %14
  %57 = select i1 %56, i1 %35, i1 false
  br label %58

58:                                               ; preds = %33, %41, %46
  %59 = phi i1 [ %57, %46 ], [ %35, %41 ], [ %35, %33 ]
  %60 = phi i1 [ %55, %46 ], [ %34, %41 ], [ %34, %33 ]
  %61 = add nsw i32 %36, 1
  %62 = icmp slt i32 %61, %22
  %63 = select i1 %60, i1 true, i1 %59
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %33, label %25, !llvm.loop !16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bellman_ford(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 16
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %6
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %10 = load i32, ptr %9, align 4, !tbaa !4
  store i32 %10, ptr %8, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %3, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp slt i32 %4, %2
  %13 = getelementptr inbounds nuw %struct.Edge, ptr %0, i64 %6
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  br i1 %12, label %16, label %24

16:                                               ; preds = %11
  %17 = load i32, ptr %13, align 4, !tbaa !17
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = load i32, ptr %14, align 4, !tbaa !19
  %22 = add i32 %20, 1
  %23 = add i32 %22, %21
  br label %24

24:                                               ; preds = %16, %11
  %25 = phi i32 [ %23, %16 ], [ 0, %11 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %26, label %31

26:                                               ; preds = %24
  %27 = load i32, ptr %15, align 4, !tbaa !20
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %28
  %30 = atomicrmw min ptr %29, i32 %25 monotonic, align 4
  br label %31

31:                                               ; preds = %26, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %32, label %40

32:                                               ; preds = %31
  %33 = load i32, ptr %13, align 4, !tbaa !17
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = load i32, ptr %14, align 4, !tbaa !19
  %38 = add i32 %36, 1
  %39 = add i32 %38, %37
  br label %40

40:                                               ; preds = %32, %31
  %41 = phi i32 [ %39, %32 ], [ 0, %31 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %42, label %47

42:                                               ; preds = %40
  %43 = load i32, ptr %15, align 4, !tbaa !20
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %44
  %46 = atomicrmw min ptr %45, i32 %41 monotonic, align 4
  br label %47

47:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %48, label %56

48:                                               ; preds = %47
  %49 = load i32, ptr %13, align 4, !tbaa !17
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = load i32, ptr %14, align 4, !tbaa !19
  %54 = add i32 %52, 1
  %55 = add i32 %54, %53
  br label %56

56:                                               ; preds = %48, %47
  %57 = phi i32 [ %55, %48 ], [ 0, %47 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %58, label %63

58:                                               ; preds = %56
  %59 = load i32, ptr %15, align 4, !tbaa !20
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %60
  %62 = atomicrmw min ptr %61, i32 %57 monotonic, align 4
  br label %63

63:                                               ; preds = %58, %56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %64, label %72

64:                                               ; preds = %63
  %65 = load i32, ptr %13, align 4, !tbaa !17
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !4
  %69 = load i32, ptr %14, align 4, !tbaa !19
  %70 = add i32 %68, 1
  %71 = add i32 %70, %69
  br label %72

72:                                               ; preds = %64, %63
  %73 = phi i32 [ %71, %64 ], [ 0, %63 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %74, label %79

74:                                               ; preds = %72
  %75 = load i32, ptr %15, align 4, !tbaa !20
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %76
  %78 = atomicrmw min ptr %77, i32 %73 monotonic, align 4
  br label %79

79:                                               ; preds = %74, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %80, label %88

80:                                               ; preds = %79
  %81 = load i32, ptr %13, align 4, !tbaa !17
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = load i32, ptr %14, align 4, !tbaa !19
  %86 = add i32 %84, 1
  %87 = add i32 %86, %85
  br label %88

88:                                               ; preds = %80, %79
  %89 = phi i32 [ %87, %80 ], [ 0, %79 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %90, label %95

90:                                               ; preds = %88
  %91 = load i32, ptr %15, align 4, !tbaa !20
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %92
  %94 = atomicrmw min ptr %93, i32 %89 monotonic, align 4
  br label %95

95:                                               ; preds = %90, %88
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %96, label %104

96:                                               ; preds = %95
  %97 = load i32, ptr %13, align 4, !tbaa !17
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !4
  %101 = load i32, ptr %14, align 4, !tbaa !19
  %102 = add i32 %100, 1
  %103 = add i32 %102, %101
  br label %104

104:                                              ; preds = %96, %95
  %105 = phi i32 [ %103, %96 ], [ 0, %95 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %106, label %111

106:                                              ; preds = %104
  %107 = load i32, ptr %15, align 4, !tbaa !20
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %108
  %110 = atomicrmw min ptr %109, i32 %105 monotonic, align 4
  br label %111

111:                                              ; preds = %106, %104
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %112, label %120

112:                                              ; preds = %111
  %113 = load i32, ptr %13, align 4, !tbaa !17
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !4
  %117 = load i32, ptr %14, align 4, !tbaa !19
  %118 = add i32 %116, 1
  %119 = add i32 %118, %117
  br label %120

120:                                              ; preds = %112, %111
  %121 = phi i32 [ %119, %112 ], [ 0, %111 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %122, label %127

122:                                              ; preds = %120
  %123 = load i32, ptr %15, align 4, !tbaa !20
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %124
  %126 = atomicrmw min ptr %125, i32 %121 monotonic, align 4
  br label %127

127:                                              ; preds = %122, %120
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %128, label %136

128:                                              ; preds = %127
  %129 = load i32, ptr %13, align 4, !tbaa !17
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !4
  %133 = load i32, ptr %14, align 4, !tbaa !19
  %134 = add i32 %132, 1
  %135 = add i32 %134, %133
  br label %136

136:                                              ; preds = %128, %127
  %137 = phi i32 [ %135, %128 ], [ 0, %127 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %138, label %143

138:                                              ; preds = %136
  %139 = load i32, ptr %15, align 4, !tbaa !20
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %140
  %142 = atomicrmw min ptr %141, i32 %137 monotonic, align 4
  br label %143

143:                                              ; preds = %138, %136
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %144, label %152

144:                                              ; preds = %143
  %145 = load i32, ptr %13, align 4, !tbaa !17
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %146
  %148 = load i32, ptr %147, align 4, !tbaa !4
  %149 = load i32, ptr %14, align 4, !tbaa !19
  %150 = add i32 %148, 1
  %151 = add i32 %150, %149
  br label %152

152:                                              ; preds = %144, %143
  %153 = phi i32 [ %151, %144 ], [ 0, %143 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %154, label %159

154:                                              ; preds = %152
  %155 = load i32, ptr %15, align 4, !tbaa !20
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %156
  %158 = atomicrmw min ptr %157, i32 %153 monotonic, align 4
  br label %159

159:                                              ; preds = %154, %152
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %160, label %168

160:                                              ; preds = %159
  %161 = load i32, ptr %13, align 4, !tbaa !17
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %162
  %164 = load i32, ptr %163, align 4, !tbaa !4
  %165 = load i32, ptr %14, align 4, !tbaa !19
  %166 = add i32 %164, 1
  %167 = add i32 %166, %165
  br label %168

168:                                              ; preds = %160, %159
  %169 = phi i32 [ %167, %160 ], [ 0, %159 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %170, label %175

170:                                              ; preds = %168
  %171 = load i32, ptr %15, align 4, !tbaa !20
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %172
  %174 = atomicrmw min ptr %173, i32 %169 monotonic, align 4
  br label %175

175:                                              ; preds = %170, %168
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %176, label %184

176:                                              ; preds = %175
  %177 = load i32, ptr %13, align 4, !tbaa !17
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %178
  %180 = load i32, ptr %179, align 4, !tbaa !4
  %181 = load i32, ptr %14, align 4, !tbaa !19
  %182 = add i32 %180, 1
  %183 = add i32 %182, %181
  br label %184

184:                                              ; preds = %176, %175
  %185 = phi i32 [ %183, %176 ], [ 0, %175 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %186, label %191

186:                                              ; preds = %184
  %187 = load i32, ptr %15, align 4, !tbaa !20
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %188
  %190 = atomicrmw min ptr %189, i32 %185 monotonic, align 4
  br label %191

191:                                              ; preds = %186, %184
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %192, label %200

192:                                              ; preds = %191
  %193 = load i32, ptr %13, align 4, !tbaa !17
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %194
  %196 = load i32, ptr %195, align 4, !tbaa !4
  %197 = load i32, ptr %14, align 4, !tbaa !19
  %198 = add i32 %196, 1
  %199 = add i32 %198, %197
  br label %200

200:                                              ; preds = %192, %191
  %201 = phi i32 [ %199, %192 ], [ 0, %191 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %202, label %207

202:                                              ; preds = %200
  %203 = load i32, ptr %15, align 4, !tbaa !20
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %204
  %206 = atomicrmw min ptr %205, i32 %201 monotonic, align 4
  br label %207

207:                                              ; preds = %202, %200
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %208, label %216

208:                                              ; preds = %207
  %209 = load i32, ptr %13, align 4, !tbaa !17
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %210
  %212 = load i32, ptr %211, align 4, !tbaa !4
  %213 = load i32, ptr %14, align 4, !tbaa !19
  %214 = add i32 %212, 1
  %215 = add i32 %214, %213
  br label %216

216:                                              ; preds = %208, %207
  %217 = phi i32 [ %215, %208 ], [ 0, %207 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %218, label %223

218:                                              ; preds = %216
  %219 = load i32, ptr %15, align 4, !tbaa !20
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %220
  %222 = atomicrmw min ptr %221, i32 %217 monotonic, align 4
  br label %223

223:                                              ; preds = %218, %216
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %224, label %232

224:                                              ; preds = %223
  %225 = load i32, ptr %13, align 4, !tbaa !17
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %226
  %228 = load i32, ptr %227, align 4, !tbaa !4
  %229 = load i32, ptr %14, align 4, !tbaa !19
  %230 = add i32 %228, 1
  %231 = add i32 %230, %229
  br label %232

232:                                              ; preds = %224, %223
  %233 = phi i32 [ %231, %224 ], [ 0, %223 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %234, label %239

234:                                              ; preds = %232
  %235 = load i32, ptr %15, align 4, !tbaa !20
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %236
  %238 = atomicrmw min ptr %237, i32 %233 monotonic, align 4
  br label %239

239:                                              ; preds = %234, %232
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %240, label %248

240:                                              ; preds = %239
  %241 = load i32, ptr %13, align 4, !tbaa !17
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %242
  %244 = load i32, ptr %243, align 4, !tbaa !4
  %245 = load i32, ptr %14, align 4, !tbaa !19
  %246 = add i32 %244, 1
  %247 = add i32 %246, %245
  br label %248

248:                                              ; preds = %240, %239
  %249 = phi i32 [ %247, %240 ], [ 0, %239 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %250, label %255

250:                                              ; preds = %248
  %251 = load i32, ptr %15, align 4, !tbaa !20
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %252
  %254 = atomicrmw min ptr %253, i32 %249 monotonic, align 4
  br label %255

255:                                              ; preds = %250, %248
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %256, label %260

256:                                              ; preds = %255
  %257 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %258 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 %6
  %259 = load i32, ptr %258, align 4, !tbaa !4
  store i32 %259, ptr %257, align 4, !tbaa !4
  br label %260

260:                                              ; preds = %256, %255
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = !{!18, !5, i64 0}
!18 = !{!"_ZTS4Edge", !5, i64 0, !5, i64 4, !5, i64 8}
!19 = !{!18, !5, i64 8}
!20 = !{!18, !5, i64 4}
