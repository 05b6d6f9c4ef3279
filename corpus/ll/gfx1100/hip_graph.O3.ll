; ModuleID = 'corpus/hip/hip_graph.hip'
source_filename = "corpus/hip/hip_graph.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Edge = type { i32, i32, i32 }

@_ZZ12bellman_fordE1d = internal addrspace(3) global [16 x i32] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @pagerank_pull(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef readonly captures(none) %3, ptr addrspace(1) noundef writeonly captures(none) %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12
  %11 = load i16, ptr addrspace(4) %10, align 4, !range !9, !invariant.load !10, !noundef !10
  %12 = zext nneg i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %6
  br i1 %16, label %17, label %48

17:                                               ; preds = %7
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %20 = load <2 x i32>, ptr addrspace(1) %19, align 4, !tbaa !5
  %21 = extractelement <2 x i32> %20, i64 0
  %22 = extractelement <2 x i32> %20, i64 1
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %32, label %24

24:                                               ; preds = %32, %17
  %25 = phi float [ 0.000000e+00, %17 ], [ %45, %32 ]
  %26 = fsub contract float 1.000000e+00, %5
  %27 = sitofp i32 %6 to float
  %28 = fdiv contract float %26, %27
  %29 = fmul contract float %5, %25
  %30 = fadd contract float %28, %29
  %31 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %18
  store float %30, ptr addrspace(1) %31, align 4, !tbaa !11
  br label %48

32:                                               ; preds = %17, %32
  %33 = phi i32 [ %46, %32 ], [ %21, %17 ]
  %34 = phi float [ %45, %32 ], [ 0.000000e+00, %17 ]
  %35 = sext i32 %33 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !5
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !11
  %41 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %38
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5
  %43 = sitofp i32 %42 to float
  %44 = fdiv contract float %40, %43
  %45 = fadd contract float %34, %44
  %46 = add nsw i32 %33, 1
  %47 = icmp slt i32 %46, %22
  br i1 %47, label %32, label %24, !llvm.loop !13

48:                                               ; preds = %7, %24
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @triangles(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load <2 x i32>, ptr addrspace(1) %7, align 4, !tbaa !5
  %9 = extractelement <2 x i32> %8, i64 1
  %10 = extractelement <2 x i32> %8, i64 0
  %11 = icmp slt i32 %10, %9
  br i1 %11, label %15, label %12

12:                                               ; preds = %59, %4
  %13 = phi i32 [ 0, %4 ], [ %60, %59 ]
  %14 = atomicrmw add ptr addrspace(1) %2, i32 %13 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  ret void

15:                                               ; preds = %4, %59
  %16 = phi i32 [ %60, %59 ], [ 0, %4 ]
  %17 = phi i32 [ %61, %59 ], [ %10, %4 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5
  %21 = srem i32 %20, %3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 4
  %25 = load i32, ptr addrspace(1) %23, align 4, !tbaa !5
  %26 = load i32, ptr addrspace(1) %24, align 4, !tbaa !5
  br label %27

27:                                               ; preds = %15, %54
  %28 = phi i32 [ %16, %15 ], [ %57, %54 ]
  %29 = phi i32 [ %25, %15 ], [ %56, %54 ]
  %30 = phi i32 [ %10, %15 ], [ %55, %54 ]
  %31 = icmp slt i32 %29, %26
  br i1 %31, label %32, label %59

32:                                               ; preds = %27
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !5
  %36 = mul nsw i32 %35, 3
  %37 = and i32 %36, 31
  %38 = sext i32 %29 to i64
  %39 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !5
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
  %58 = icmp slt i32 %55, %9
  br i1 %58, label %27, label %59, !llvm.loop !15

59:                                               ; preds = %27, %54
  %60 = phi i32 [ %28, %27 ], [ %57, %54 ]
  %61 = add nsw i32 %17, 1
  %62 = icmp slt i32 %61, %9
  br i1 %62, label %15, label %12, !llvm.loop !16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @colour_round(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = mul i32 %6, -1640531535
  %8 = mul i32 %4, -2048144777
  %9 = add i32 %8, %7
  %10 = lshr i32 %9, 15
  %11 = xor i32 %10, %9
  %12 = mul i32 %11, 739982445
  %13 = lshr i32 %12, 12
  %14 = xor i32 %13, %12
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %19 = icmp slt i32 %17, 0
  %20 = load <2 x i32>, ptr addrspace(1) %18, align 4, !tbaa !5
  %21 = extractelement <2 x i32> %20, i64 0
  %22 = extractelement <2 x i32> %20, i64 1
  %23 = icmp slt i32 %21, %22
  %24 = select i1 %23, i1 %19, i1 false
  br i1 %24, label %33, label %25

25:                                               ; preds = %58, %5
  %26 = phi i1 [ %19, %5 ], [ %59, %58 ]
  %27 = phi i1 [ %19, %5 ], [ %60, %58 ]
  %28 = shl nsw i32 %4, 1
  %29 = or disjoint i32 %28, 1
  %30 = select i1 %26, i32 %29, i32 %17
  %31 = select i1 %27, i32 %28, i32 %30
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %15
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !5
  ret void

33:                                               ; preds = %5, %58
  %34 = phi i1 [ %60, %58 ], [ true, %5 ]
  %35 = phi i1 [ %59, %58 ], [ true, %5 ]
  %36 = phi i32 [ %61, %58 ], [ %21, %5 ]
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !5
  %40 = icmp eq i32 %39, %6
  br i1 %40, label %58, label %41

41:                                               ; preds = %33
  %42 = sext i32 %39 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %42
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !5
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
  br i1 %64, label %33, label %25, !llvm.loop !17
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @bellman_ford(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp samesign ult i32 %4, 16
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  store i32 %10, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %11

11:                                               ; preds = %3, %7
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %12 = icmp slt i32 %4, %2
  %13 = getelementptr inbounds nuw %struct.Edge, ptr addrspace(1) %0, i64 %6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  br i1 %12, label %16, label %23

16:                                               ; preds = %11
  %17 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %18 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %17
  %19 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %20 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %21 = add i32 %19, 1
  %22 = add i32 %21, %20
  br label %23

23:                                               ; preds = %16, %11
  %24 = phi i32 [ %22, %16 ], [ 0, %11 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %25, label %29

25:                                               ; preds = %23
  %26 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %27 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %26
  %28 = atomicrmw min ptr addrspace(3) %27, i32 %24 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %29

29:                                               ; preds = %25, %23
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %30, label %37

30:                                               ; preds = %29
  %31 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %32 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %31
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !5
  %34 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %35 = add i32 %33, 1
  %36 = add i32 %35, %34
  br label %37

37:                                               ; preds = %30, %29
  %38 = phi i32 [ %36, %30 ], [ 0, %29 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %39, label %43

39:                                               ; preds = %37
  %40 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %41 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %40
  %42 = atomicrmw min ptr addrspace(3) %41, i32 %38 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %43

43:                                               ; preds = %39, %37
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %44, label %51

44:                                               ; preds = %43
  %45 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %46 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %45
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %49 = add i32 %47, 1
  %50 = add i32 %49, %48
  br label %51

51:                                               ; preds = %44, %43
  %52 = phi i32 [ %50, %44 ], [ 0, %43 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %53, label %57

53:                                               ; preds = %51
  %54 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %55 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %54
  %56 = atomicrmw min ptr addrspace(3) %55, i32 %52 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %57

57:                                               ; preds = %53, %51
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %58, label %65

58:                                               ; preds = %57
  %59 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %60 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %59
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !5
  %62 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %63 = add i32 %61, 1
  %64 = add i32 %63, %62
  br label %65

65:                                               ; preds = %58, %57
  %66 = phi i32 [ %64, %58 ], [ 0, %57 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %67, label %71

67:                                               ; preds = %65
  %68 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %69 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %68
  %70 = atomicrmw min ptr addrspace(3) %69, i32 %66 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %71

71:                                               ; preds = %67, %65
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %72, label %79

72:                                               ; preds = %71
  %73 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %74 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %73
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !5
  %76 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %77 = add i32 %75, 1
  %78 = add i32 %77, %76
  br label %79

79:                                               ; preds = %72, %71
  %80 = phi i32 [ %78, %72 ], [ 0, %71 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %81, label %85

81:                                               ; preds = %79
  %82 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %83 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %82
  %84 = atomicrmw min ptr addrspace(3) %83, i32 %80 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %85

85:                                               ; preds = %81, %79
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %86, label %93

86:                                               ; preds = %85
  %87 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %88 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %87
  %89 = load i32, ptr addrspace(3) %88, align 4, !tbaa !5
  %90 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %91 = add i32 %89, 1
  %92 = add i32 %91, %90
  br label %93

93:                                               ; preds = %86, %85
  %94 = phi i32 [ %92, %86 ], [ 0, %85 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %95, label %99

95:                                               ; preds = %93
  %96 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %97 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %96
  %98 = atomicrmw min ptr addrspace(3) %97, i32 %94 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %99

99:                                               ; preds = %95, %93
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %100, label %107

100:                                              ; preds = %99
  %101 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %102 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %101
  %103 = load i32, ptr addrspace(3) %102, align 4, !tbaa !5
  %104 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %105 = add i32 %103, 1
  %106 = add i32 %105, %104
  br label %107

107:                                              ; preds = %100, %99
  %108 = phi i32 [ %106, %100 ], [ 0, %99 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %109, label %113

109:                                              ; preds = %107
  %110 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %111 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %110
  %112 = atomicrmw min ptr addrspace(3) %111, i32 %108 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %113

113:                                              ; preds = %109, %107
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %114, label %121

114:                                              ; preds = %113
  %115 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %116 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %115
  %117 = load i32, ptr addrspace(3) %116, align 4, !tbaa !5
  %118 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %119 = add i32 %117, 1
  %120 = add i32 %119, %118
  br label %121

121:                                              ; preds = %114, %113
  %122 = phi i32 [ %120, %114 ], [ 0, %113 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %123, label %127

123:                                              ; preds = %121
  %124 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %125 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %124
  %126 = atomicrmw min ptr addrspace(3) %125, i32 %122 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %127

127:                                              ; preds = %123, %121
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %128, label %135

128:                                              ; preds = %127
  %129 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %130 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %129
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !5
  %132 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %133 = add i32 %131, 1
  %134 = add i32 %133, %132
  br label %135

135:                                              ; preds = %128, %127
  %136 = phi i32 [ %134, %128 ], [ 0, %127 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %137, label %141

137:                                              ; preds = %135
  %138 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %139 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %138
  %140 = atomicrmw min ptr addrspace(3) %139, i32 %136 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %141

141:                                              ; preds = %137, %135
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %142, label %149

142:                                              ; preds = %141
  %143 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %144 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %143
  %145 = load i32, ptr addrspace(3) %144, align 4, !tbaa !5
  %146 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %147 = add i32 %145, 1
  %148 = add i32 %147, %146
  br label %149

149:                                              ; preds = %142, %141
  %150 = phi i32 [ %148, %142 ], [ 0, %141 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %151, label %155

151:                                              ; preds = %149
  %152 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %153 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %152
  %154 = atomicrmw min ptr addrspace(3) %153, i32 %150 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %155

155:                                              ; preds = %151, %149
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %156, label %163

156:                                              ; preds = %155
  %157 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %158 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %157
  %159 = load i32, ptr addrspace(3) %158, align 4, !tbaa !5
  %160 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %161 = add i32 %159, 1
  %162 = add i32 %161, %160
  br label %163

163:                                              ; preds = %156, %155
  %164 = phi i32 [ %162, %156 ], [ 0, %155 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %165, label %169

165:                                              ; preds = %163
  %166 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %167 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %166
  %168 = atomicrmw min ptr addrspace(3) %167, i32 %164 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %169

169:                                              ; preds = %165, %163
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %170, label %177

170:                                              ; preds = %169
  %171 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %172 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %171
  %173 = load i32, ptr addrspace(3) %172, align 4, !tbaa !5
  %174 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %175 = add i32 %173, 1
  %176 = add i32 %175, %174
  br label %177

177:                                              ; preds = %170, %169
  %178 = phi i32 [ %176, %170 ], [ 0, %169 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %179, label %183

179:                                              ; preds = %177
  %180 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %181 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %180
  %182 = atomicrmw min ptr addrspace(3) %181, i32 %178 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %183

183:                                              ; preds = %179, %177
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %184, label %191

184:                                              ; preds = %183
  %185 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %186 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %185
  %187 = load i32, ptr addrspace(3) %186, align 4, !tbaa !5
  %188 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %189 = add i32 %187, 1
  %190 = add i32 %189, %188
  br label %191

191:                                              ; preds = %184, %183
  %192 = phi i32 [ %190, %184 ], [ 0, %183 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %193, label %197

193:                                              ; preds = %191
  %194 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %195 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %194
  %196 = atomicrmw min ptr addrspace(3) %195, i32 %192 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %197

197:                                              ; preds = %193, %191
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %198, label %205

198:                                              ; preds = %197
  %199 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %200 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %199
  %201 = load i32, ptr addrspace(3) %200, align 4, !tbaa !5
  %202 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %203 = add i32 %201, 1
  %204 = add i32 %203, %202
  br label %205

205:                                              ; preds = %198, %197
  %206 = phi i32 [ %204, %198 ], [ 0, %197 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %207, label %211

207:                                              ; preds = %205
  %208 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %209 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %208
  %210 = atomicrmw min ptr addrspace(3) %209, i32 %206 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %211

211:                                              ; preds = %207, %205
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %212, label %219

212:                                              ; preds = %211
  %213 = load i32, ptr addrspace(1) %13, align 4, !tbaa !18
  %214 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %213
  %215 = load i32, ptr addrspace(3) %214, align 4, !tbaa !5
  %216 = load i32, ptr addrspace(1) %14, align 4, !tbaa !20
  %217 = add i32 %215, 1
  %218 = add i32 %217, %216
  br label %219

219:                                              ; preds = %212, %211
  %220 = phi i32 [ %218, %212 ], [ 0, %211 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %221, label %225

221:                                              ; preds = %219
  %222 = load i32, ptr addrspace(1) %15, align 4, !tbaa !21
  %223 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %222
  %224 = atomicrmw min ptr addrspace(3) %223, i32 %220 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  br label %225

225:                                              ; preds = %221, %219
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %5, label %226, label %230

226:                                              ; preds = %225
  %227 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %228 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12bellman_fordE1d, i32 %4
  %229 = load i32, ptr addrspace(3) %228, align 4, !tbaa !5
  store i32 %229, ptr addrspace(1) %227, align 4, !tbaa !5
  br label %230

230:                                              ; preds = %226, %225
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = !{!19, !6, i64 0}
!19 = !{!"_ZTS4Edge", !6, i64 0, !6, i64 4, !6, i64 8}
!20 = !{!19, !6, i64 8}
!21 = !{!19, !6, i64 4}
