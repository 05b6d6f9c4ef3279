; ModuleID = 'corpus/hip/hip_sudoku.hip'
source_filename = "corpus/hip/hip_sudoku.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sudoku4(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = and i32 %3, 3
  %5 = shl nuw nsw i32 1, %4
  %6 = trunc nuw nsw i32 %5 to i8
  %7 = lshr i32 %3, 2
  %8 = shl nuw i32 1, %7
  %9 = trunc i32 %8 to i8
  %10 = icmp eq i8 %6, %9
  br i1 %10, label %155, label %11

11:                                               ; preds = %2
  %12 = shl nuw nsw i32 %3, 4
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %13
  %15 = load <4 x i8>, ptr addrspace(1) %14, align 1, !tbaa !9
  %16 = zext nneg i32 %12 to i64
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %19 = load <4 x i8>, ptr addrspace(1) %18, align 1, !tbaa !9
  %20 = shufflevector <4 x i8> %15, <4 x i8> %19, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = zext nneg i32 %12 to i64
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 8
  %24 = load <4 x i8>, ptr addrspace(1) %23, align 1, !tbaa !9
  %25 = shufflevector <4 x i8> %24, <4 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %26 = shufflevector <16 x i8> %20, <16 x i8> %25, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = zext nneg i32 %12 to i64
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 12
  %30 = load <4 x i8>, ptr addrspace(1) %29, align 1, !tbaa !9
  %31 = shufflevector <4 x i8> %30, <4 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %32 = shufflevector <16 x i8> %26, <16 x i8> %31, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %33 = insertelement <16 x i8> %32, i8 %6, i64 0
  %34 = insertelement <16 x i8> %33, i8 %9, i64 1
  br label %135

35:                                               ; preds = %146, %135
  %36 = phi i32 [ %136, %135 ], [ %144, %146 ]
  %37 = phi i32 [ %137, %135 ], [ %141, %146 ]
  %38 = phi i32 [ %138, %135 ], [ 15, %146 ]
  %39 = phi i32 [ %141, %135 ], [ %147, %146 ]
  %40 = lshr i32 %38, 2
  %41 = and i32 %38, 3
  %42 = and i32 %38, 2147483642
  %43 = extractelement <16 x i8> %140, i32 %38
  %44 = zext i8 %43 to i32
  %45 = and i32 %38, 2147483644
  %46 = icmp eq i32 %41, 0
  %47 = extractelement <16 x i8> %139, i32 %45
  %48 = zext i8 %47 to i32
  %49 = select i1 %46, i32 0, i32 %48
  %50 = icmp eq i32 %40, 0
  %51 = extractelement <16 x i8> %139, i32 %41
  %52 = zext i8 %51 to i32
  %53 = select i1 %50, i32 0, i32 %52
  %54 = icmp eq i32 %42, %38
  %55 = extractelement <16 x i8> %139, i32 %42
  %56 = zext i8 %55 to i32
  %57 = select i1 %54, i32 0, i32 %56
  %58 = or i32 %49, %44
  %59 = or i32 %58, %53
  %60 = or i32 %59, %57
  %61 = icmp eq i32 %41, 1
  %62 = or disjoint i32 %45, 1
  %63 = extractelement <16 x i8> %139, i32 %62
  %64 = zext i8 %63 to i32
  %65 = select i1 %61, i32 0, i32 %64
  %66 = icmp eq i32 %40, 1
  %67 = or disjoint i32 %41, 4
  %68 = extractelement <16 x i8> %139, i32 %67
  %69 = zext i8 %68 to i32
  %70 = select i1 %66, i32 0, i32 %69
  %71 = or disjoint i32 %42, 1
  %72 = icmp eq i32 %71, %38
  %73 = extractelement <16 x i8> %139, i32 %71
  %74 = zext i8 %73 to i32
  %75 = select i1 %72, i32 0, i32 %74
  %76 = or i32 %65, %60
  %77 = or i32 %76, %70
  %78 = or i32 %77, %75
  %79 = icmp eq i32 %41, 2
  %80 = or disjoint i32 %45, 2
  %81 = extractelement <16 x i8> %139, i32 %80
  %82 = zext i8 %81 to i32
  %83 = select i1 %79, i32 0, i32 %82
  %84 = icmp eq i32 %40, 2
  %85 = or disjoint i32 %41, 8
  %86 = extractelement <16 x i8> %139, i32 %85
  %87 = zext i8 %86 to i32
  %88 = select i1 %84, i32 0, i32 %87
  %89 = or disjoint i32 %42, 4
  %90 = icmp eq i32 %89, %38
  %91 = extractelement <16 x i8> %139, i32 %89
  %92 = zext i8 %91 to i32
  %93 = select i1 %90, i32 0, i32 %92
  %94 = or i32 %83, %78
  %95 = or i32 %94, %88
  %96 = or i32 %95, %93
  %97 = icmp eq i32 %41, 3
  %98 = or disjoint i32 %45, 3
  %99 = extractelement <16 x i8> %139, i32 %98
  %100 = zext i8 %99 to i32
  %101 = select i1 %97, i32 0, i32 %100
  %102 = icmp eq i32 %40, 3
  %103 = or disjoint i32 %41, 12
  %104 = extractelement <16 x i8> %139, i32 %103
  %105 = zext i8 %104 to i32
  %106 = select i1 %102, i32 0, i32 %105
  %107 = or disjoint i32 %42, 5
  %108 = icmp eq i32 %107, %38
  %109 = extractelement <16 x i8> %139, i32 %107
  %110 = zext i8 %109 to i32
  %111 = select i1 %108, i32 0, i32 %110
  %112 = or i32 %101, %96
  %113 = or i32 %112, %106
  %114 = or i32 %113, %111
  %115 = and i32 %114, 15
  %116 = icmp eq i32 %115, 15
  br i1 %116, label %117, label %119

117:                                              ; preds = %35
  %118 = insertelement <16 x i8> %139, i8 0, i32 %38
  br label %126

119:                                              ; preds = %35
  %120 = xor i32 %115, 15
  %121 = sub nsw i32 0, %120
  %122 = and i32 %120, %121
  %123 = trunc nuw nsw i32 %122 to i8
  %124 = insertelement <16 x i8> %139, i8 %123, i32 %38
  %125 = or i8 %43, %123
  br label %126

126:                                              ; preds = %119, %117
  %127 = phi i8 [ %125, %119 ], [ 0, %117 ]
  %128 = phi i32 [ 1, %119 ], [ -1, %117 ]
  %129 = phi <16 x i8> [ %124, %119 ], [ %118, %117 ]
  %130 = insertelement <16 x i8> %140, i8 %127, i32 %38
  %131 = add nsw i32 %38, %128
  %132 = icmp samesign ugt i32 %131, 1
  %133 = icmp ult i32 %37, 399
  %134 = select i1 %132, i1 %133, i1 false
  br i1 %134, label %135, label %150, !llvm.loop !10

135:                                              ; preds = %11, %126
  %136 = phi i32 [ %36, %126 ], [ 0, %11 ]
  %137 = phi i32 [ %39, %126 ], [ 0, %11 ]
  %138 = phi i32 [ %131, %126 ], [ 2, %11 ]
  %139 = phi <16 x i8> [ %129, %126 ], [ %34, %11 ]
  %140 = phi <16 x i8> [ %130, %126 ], [ %32, %11 ]
  %141 = add nuw nsw i32 %137, 1
  %142 = icmp eq i32 %138, 16
  br i1 %142, label %143, label %35

143:                                              ; preds = %135
  %144 = add i32 %136, 1
  %145 = icmp ult i32 %137, 399
  br i1 %145, label %146, label %148

146:                                              ; preds = %143
  %147 = add nuw nsw i32 %137, 2
  br label %35

148:                                              ; preds = %143
  %149 = add i32 %137, 1
  br label %150

150:                                              ; preds = %126, %148
  %151 = phi i32 [ %149, %148 ], [ %39, %126 ]
  %152 = phi i32 [ %144, %148 ], [ %36, %126 ]
  %153 = mul i32 %152, 1000
  %154 = add i32 %153, %151
  br label %155

155:                                              ; preds = %150, %2
  %156 = phi i32 [ %154, %150 ], [ 0, %2 ]
  %157 = zext nneg i32 %3 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %157
  store i32 %156, ptr addrspace(1) %158, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @subset_sum(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = mul i32 %2, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %13, %3
  %10 = phi i32 [ 0, %3 ], [ %34, %13 ]
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %31, %13 ], [ 0, %3 ]
  %15 = phi i32 [ %34, %13 ], [ 0, %3 ]
  %16 = phi i32 [ %19, %13 ], [ 0, %3 ]
  %17 = phi i32 [ %35, %13 ], [ 1, %3 ]
  %18 = lshr i32 %17, 1
  %19 = xor i32 %18, %17
  %20 = xor i32 %19, %16
  %21 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = icmp eq i32 %19, %16
  %23 = select i1 %22, i32 -1, i32 %21
  %24 = and i32 %20, %19
  %25 = icmp eq i32 %24, 0
  %26 = sext i32 %23 to i64
  %27 = getelementptr inbounds i32, ptr addrspace(1) %7, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !5
  %29 = sub nsw i32 0, %28
  %30 = select i1 %25, i32 %29, i32 %28
  %31 = add nsw i32 %30, %14
  %32 = icmp eq i32 %31, 0
  %33 = zext i1 %32 to i32
  %34 = add i32 %15, %33
  %35 = add i32 %17, 1
  %36 = lshr i32 %35, %2
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %13, label %9, !llvm.loop !12
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define internal fastcc noundef range(i32 -10, 11) i32 @_Z6searchjji(i32 noundef %0, i32 noundef %1, i32 noundef range(i32 0, 5) %2) unnamed_addr #1 {
  %4 = and i32 %1, 7
  %5 = icmp eq i32 %4, 7
  %6 = and i32 %1, 56
  %7 = icmp eq i32 %6, 56
  %8 = or i1 %5, %7
  %9 = and i32 %1, 448
  %10 = icmp eq i32 %9, 448
  %11 = or i1 %8, %10
  %12 = and i32 %1, 73
  %13 = icmp eq i32 %12, 73
  %14 = or i1 %11, %13
  %15 = and i32 %1, 146
  %16 = icmp eq i32 %15, 146
  %17 = or i1 %14, %16
  %18 = and i32 %1, 292
  %19 = icmp eq i32 %18, 292
  %20 = or i1 %17, %19
  %21 = and i32 %1, 273
  %22 = icmp eq i32 %21, 273
  %23 = or i1 %20, %22
  %24 = and i32 %1, 84
  %25 = icmp eq i32 %24, 84
  %26 = or i1 %23, %25
  br i1 %26, label %33, label %27

27:                                               ; preds = %3
  %28 = or i32 %1, %0
  %29 = and i32 %28, 511
  %30 = icmp eq i32 %29, 511
  %31 = icmp eq i32 %2, 4
  %32 = or i1 %31, %30
  br i1 %32, label %35, label %41

33:                                               ; preds = %3
  %34 = add nuw nsw i32 %2, -10
  br label %55

35:                                               ; preds = %27
  %36 = and i32 %0, 325
  %37 = tail call noundef range(i32 0, 5) i32 @llvm.ctpop.i32(i32 range(i32 0, 326) %36)
  %38 = and i32 %1, 325
  %39 = tail call noundef range(i32 0, 5) i32 @llvm.ctpop.i32(i32 range(i32 0, 326) %38)
  %40 = sub nsw i32 %37, %39
  br label %55

41:                                               ; preds = %27
  %42 = xor i32 %29, 511
  %43 = add nuw nsw i32 %2, 1
  br label %44

44:                                               ; preds = %41, %44
  %45 = phi i32 [ -100, %41 ], [ %53, %44 ]
  %46 = phi i32 [ %42, %41 ], [ %49, %44 ]
  %47 = sub nsw i32 0, %46
  %48 = and i32 %46, %47
  %49 = xor i32 %48, %46
  %50 = or i32 %48, %0
  %51 = tail call fastcc noundef i32 @_Z6searchjji(i32 noundef %1, i32 noundef %50, i32 noundef %43) #6
  %52 = sub nsw i32 0, %51
  %53 = tail call noundef i32 @llvm.smax.i32(i32 %45, i32 range(i32 -2147483647, -2147483648) %52)
  %54 = icmp eq i32 %48, %46
  br i1 %54, label %55, label %44, !llvm.loop !13

55:                                               ; preds = %44, %35, %33
  %56 = phi i32 [ %34, %33 ], [ %40, %35 ], [ %53, %44 ]
  ret i32 %56
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @minimax(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %3 = shl nuw i32 1, %2
  %4 = and i32 %3, -2
  %5 = tail call fastcc noundef i32 @_Z6searchjji(i32 noundef 1, i32 noundef %4, i32 noundef 0) #6
  %6 = zext nneg i32 %2 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %5, ptr addrspace(1) %7, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
