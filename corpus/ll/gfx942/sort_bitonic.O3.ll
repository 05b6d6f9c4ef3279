; ModuleID = 'corpus/opencl/sort_bitonic.cl'
source_filename = "corpus/opencl/sort_bitonic.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@bitonic_local.lk = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@bitonic_local.lv = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@odd_even_sort.s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @bitonic_local(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 !reqd_work_group_size !16 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = shl nuw nsw i64 %7, 7
  %9 = add nuw nsw i64 %8, %5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  %12 = load i32, ptr addrspace(1) %10, align 4, !tbaa !6, !amdgpu.noclobber !17
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %4
  store i32 %12, ptr addrspace(3) %13, align 4, !tbaa !6
  %14 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6, !amdgpu.noclobber !17
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %4
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6, !amdgpu.noclobber !17
  %18 = add nuw nsw i32 %4, 64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %18
  store i32 %17, ptr addrspace(3) %19, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 256
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6, !amdgpu.noclobber !17
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %18
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !6
  %23 = shl nuw nsw i32 %4, 1
  %24 = and i32 %4, 1
  %25 = xor i32 %2, %24
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %23
  %27 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %28 = extractelement <2 x i32> %27, i64 0
  %29 = extractelement <2 x i32> %27, i64 1
  %30 = icmp ugt i32 %28, %29
  %31 = zext i1 %30 to i32
  %32 = icmp eq i32 %25, %31
  br i1 %32, label %295, label %300

33:                                               ; preds = %300
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %310, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %309, ptr addrspace(3) %308, align 4, !tbaa !6
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !6
  %37 = load i32, ptr addrspace(3) %34, align 4, !tbaa !6
  store i32 %37, ptr addrspace(3) %35, align 4, !tbaa !6
  store i32 %36, ptr addrspace(3) %34, align 4, !tbaa !6
  br label %38

38:                                               ; preds = %33, %300
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %39 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %40 = extractelement <2 x i32> %39, i64 0
  %41 = extractelement <2 x i32> %39, i64 1
  %42 = icmp ugt i32 %40, %41
  %43 = zext i1 %42 to i32
  %44 = icmp eq i32 %303, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %47 = shufflevector <2 x i32> %39, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %47, ptr addrspace(3) %26, align 4, !tbaa !6
  %48 = load <2 x i32>, ptr addrspace(3) %46, align 4, !tbaa !6
  %49 = shufflevector <2 x i32> %48, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %49, ptr addrspace(3) %46, align 4, !tbaa !6
  br label %50

50:                                               ; preds = %45, %38
  %51 = lshr i32 %4, 2
  %52 = and i32 %51, 1
  %53 = xor i32 %2, %52
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %54 = and i32 %4, 3
  %55 = sub nsw i32 %23, %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %55
  %57 = add nsw i32 %55, 4
  %58 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %57
  %59 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %60 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %61 = icmp ugt i32 %59, %60
  %62 = zext i1 %61 to i32
  %63 = icmp eq i32 %53, %62
  br i1 %63, label %64, label %69

64:                                               ; preds = %50
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %66 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %60, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %59, ptr addrspace(3) %58, align 4, !tbaa !6
  %67 = load i32, ptr addrspace(3) %66, align 4, !tbaa !6
  %68 = load i32, ptr addrspace(3) %65, align 4, !tbaa !6
  store i32 %68, ptr addrspace(3) %66, align 4, !tbaa !6
  store i32 %67, ptr addrspace(3) %65, align 4, !tbaa !6
  br label %69

69:                                               ; preds = %64, %50
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %70 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %71 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %72 = icmp ugt i32 %70, %71
  %73 = zext i1 %72 to i32
  %74 = icmp eq i32 %53, %73
  br i1 %74, label %75, label %80

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %77 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %71, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %70, ptr addrspace(3) %308, align 4, !tbaa !6
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !6
  %79 = load i32, ptr addrspace(3) %76, align 4, !tbaa !6
  store i32 %79, ptr addrspace(3) %77, align 4, !tbaa !6
  store i32 %78, ptr addrspace(3) %76, align 4, !tbaa !6
  br label %80

80:                                               ; preds = %75, %69
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %81 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %82 = extractelement <2 x i32> %81, i64 0
  %83 = extractelement <2 x i32> %81, i64 1
  %84 = icmp ugt i32 %82, %83
  %85 = zext i1 %84 to i32
  %86 = icmp eq i32 %53, %85
  br i1 %86, label %87, label %92

87:                                               ; preds = %80
  %88 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %89 = shufflevector <2 x i32> %81, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %89, ptr addrspace(3) %26, align 4, !tbaa !6
  %90 = load <2 x i32>, ptr addrspace(3) %88, align 4, !tbaa !6
  %91 = shufflevector <2 x i32> %90, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %91, ptr addrspace(3) %88, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %87, %80
  %93 = lshr i32 %4, 3
  %94 = and i32 %93, 1
  %95 = xor i32 %2, %94
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %96 = and i32 %4, 7
  %97 = sub nsw i32 %23, %96
  %98 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %97
  %99 = add nsw i32 %97, 8
  %100 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %99
  %101 = load i32, ptr addrspace(3) %98, align 4, !tbaa !6
  %102 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %103 = icmp ugt i32 %101, %102
  %104 = zext i1 %103 to i32
  %105 = icmp eq i32 %95, %104
  br i1 %105, label %106, label %111

106:                                              ; preds = %92
  %107 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  %108 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %97
  store i32 %102, ptr addrspace(3) %98, align 4, !tbaa !6
  store i32 %101, ptr addrspace(3) %100, align 4, !tbaa !6
  %109 = load i32, ptr addrspace(3) %108, align 4, !tbaa !6
  %110 = load i32, ptr addrspace(3) %107, align 4, !tbaa !6
  store i32 %110, ptr addrspace(3) %108, align 4, !tbaa !6
  store i32 %109, ptr addrspace(3) %107, align 4, !tbaa !6
  br label %111

111:                                              ; preds = %106, %92
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %112 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %113 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %114 = icmp ugt i32 %112, %113
  %115 = zext i1 %114 to i32
  %116 = icmp eq i32 %95, %115
  br i1 %116, label %117, label %122

117:                                              ; preds = %111
  %118 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %119 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %113, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %112, ptr addrspace(3) %58, align 4, !tbaa !6
  %120 = load i32, ptr addrspace(3) %119, align 4, !tbaa !6
  %121 = load i32, ptr addrspace(3) %118, align 4, !tbaa !6
  store i32 %121, ptr addrspace(3) %119, align 4, !tbaa !6
  store i32 %120, ptr addrspace(3) %118, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %117, %111
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %123 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %124 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %125 = icmp ugt i32 %123, %124
  %126 = zext i1 %125 to i32
  %127 = icmp eq i32 %95, %126
  br i1 %127, label %128, label %133

128:                                              ; preds = %122
  %129 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %130 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %124, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %123, ptr addrspace(3) %308, align 4, !tbaa !6
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !6
  %132 = load i32, ptr addrspace(3) %129, align 4, !tbaa !6
  store i32 %132, ptr addrspace(3) %130, align 4, !tbaa !6
  store i32 %131, ptr addrspace(3) %129, align 4, !tbaa !6
  br label %133

133:                                              ; preds = %128, %122
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %134 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %135 = extractelement <2 x i32> %134, i64 0
  %136 = extractelement <2 x i32> %134, i64 1
  %137 = icmp ugt i32 %135, %136
  %138 = zext i1 %137 to i32
  %139 = icmp eq i32 %95, %138
  br i1 %139, label %140, label %145

140:                                              ; preds = %133
  %141 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %142 = shufflevector <2 x i32> %134, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %142, ptr addrspace(3) %26, align 4, !tbaa !6
  %143 = load <2 x i32>, ptr addrspace(3) %141, align 4, !tbaa !6
  %144 = shufflevector <2 x i32> %143, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %144, ptr addrspace(3) %141, align 4, !tbaa !6
  br label %145

145:                                              ; preds = %140, %133
  %146 = lshr i32 %4, 4
  %147 = and i32 %146, 1
  %148 = xor i32 %2, %147
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %149 = and i32 %4, 15
  %150 = sub nsw i32 %23, %149
  %151 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %150
  %152 = add nsw i32 %150, 16
  %153 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %152
  %154 = load i32, ptr addrspace(3) %151, align 4, !tbaa !6
  %155 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %156 = icmp ugt i32 %154, %155
  %157 = zext i1 %156 to i32
  %158 = icmp eq i32 %148, %157
  br i1 %158, label %159, label %164

159:                                              ; preds = %145
  %160 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  %161 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %150
  store i32 %155, ptr addrspace(3) %151, align 4, !tbaa !6
  store i32 %154, ptr addrspace(3) %153, align 4, !tbaa !6
  %162 = load i32, ptr addrspace(3) %161, align 4, !tbaa !6
  %163 = load i32, ptr addrspace(3) %160, align 4, !tbaa !6
  store i32 %163, ptr addrspace(3) %161, align 4, !tbaa !6
  store i32 %162, ptr addrspace(3) %160, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %159, %145
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %165 = load i32, ptr addrspace(3) %98, align 4, !tbaa !6
  %166 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %167 = icmp ugt i32 %165, %166
  %168 = zext i1 %167 to i32
  %169 = icmp eq i32 %148, %168
  br i1 %169, label %170, label %175

170:                                              ; preds = %164
  %171 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  %172 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %97
  store i32 %166, ptr addrspace(3) %98, align 4, !tbaa !6
  store i32 %165, ptr addrspace(3) %100, align 4, !tbaa !6
  %173 = load i32, ptr addrspace(3) %172, align 4, !tbaa !6
  %174 = load i32, ptr addrspace(3) %171, align 4, !tbaa !6
  store i32 %174, ptr addrspace(3) %172, align 4, !tbaa !6
  store i32 %173, ptr addrspace(3) %171, align 4, !tbaa !6
  br label %175

175:                                              ; preds = %170, %164
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %176 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %177 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %178 = icmp ugt i32 %176, %177
  %179 = zext i1 %178 to i32
  %180 = icmp eq i32 %148, %179
  br i1 %180, label %181, label %186

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %183 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %177, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %176, ptr addrspace(3) %58, align 4, !tbaa !6
  %184 = load i32, ptr addrspace(3) %183, align 4, !tbaa !6
  %185 = load i32, ptr addrspace(3) %182, align 4, !tbaa !6
  store i32 %185, ptr addrspace(3) %183, align 4, !tbaa !6
  store i32 %184, ptr addrspace(3) %182, align 4, !tbaa !6
  br label %186

186:                                              ; preds = %181, %175
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %187 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %188 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %189 = icmp ugt i32 %187, %188
  %190 = zext i1 %189 to i32
  %191 = icmp eq i32 %148, %190
  br i1 %191, label %192, label %197

192:                                              ; preds = %186
  %193 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %194 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %188, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %187, ptr addrspace(3) %308, align 4, !tbaa !6
  %195 = load i32, ptr addrspace(3) %194, align 4, !tbaa !6
  %196 = load i32, ptr addrspace(3) %193, align 4, !tbaa !6
  store i32 %196, ptr addrspace(3) %194, align 4, !tbaa !6
  store i32 %195, ptr addrspace(3) %193, align 4, !tbaa !6
  br label %197

197:                                              ; preds = %192, %186
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %198 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %199 = extractelement <2 x i32> %198, i64 0
  %200 = extractelement <2 x i32> %198, i64 1
  %201 = icmp ugt i32 %199, %200
  %202 = zext i1 %201 to i32
  %203 = icmp eq i32 %148, %202
  br i1 %203, label %204, label %209

204:                                              ; preds = %197
  %205 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %206 = shufflevector <2 x i32> %198, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %206, ptr addrspace(3) %26, align 4, !tbaa !6
  %207 = load <2 x i32>, ptr addrspace(3) %205, align 4, !tbaa !6
  %208 = shufflevector <2 x i32> %207, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %208, ptr addrspace(3) %205, align 4, !tbaa !6
  br label %209

209:                                              ; preds = %204, %197
  %210 = lshr i32 %4, 5
  %211 = and i32 %210, 1
  %212 = xor i32 %2, %211
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %213 = and i32 %4, 31
  %214 = sub nsw i32 %23, %213
  %215 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %214
  %216 = add nsw i32 %214, 32
  %217 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %216
  %218 = load i32, ptr addrspace(3) %215, align 4, !tbaa !6
  %219 = load i32, ptr addrspace(3) %217, align 4, !tbaa !6
  %220 = icmp ugt i32 %218, %219
  %221 = zext i1 %220 to i32
  %222 = icmp eq i32 %212, %221
  br i1 %222, label %223, label %228

223:                                              ; preds = %209
  %224 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %216
  %225 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %214
  store i32 %219, ptr addrspace(3) %215, align 4, !tbaa !6
  store i32 %218, ptr addrspace(3) %217, align 4, !tbaa !6
  %226 = load i32, ptr addrspace(3) %225, align 4, !tbaa !6
  %227 = load i32, ptr addrspace(3) %224, align 4, !tbaa !6
  store i32 %227, ptr addrspace(3) %225, align 4, !tbaa !6
  store i32 %226, ptr addrspace(3) %224, align 4, !tbaa !6
  br label %228

228:                                              ; preds = %223, %209
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %229 = load i32, ptr addrspace(3) %151, align 4, !tbaa !6
  %230 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %231 = icmp ugt i32 %229, %230
  %232 = zext i1 %231 to i32
  %233 = icmp eq i32 %212, %232
  br i1 %233, label %234, label %239

234:                                              ; preds = %228
  %235 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  %236 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %150
  store i32 %230, ptr addrspace(3) %151, align 4, !tbaa !6
  store i32 %229, ptr addrspace(3) %153, align 4, !tbaa !6
  %237 = load i32, ptr addrspace(3) %236, align 4, !tbaa !6
  %238 = load i32, ptr addrspace(3) %235, align 4, !tbaa !6
  store i32 %238, ptr addrspace(3) %236, align 4, !tbaa !6
  store i32 %237, ptr addrspace(3) %235, align 4, !tbaa !6
  br label %239

239:                                              ; preds = %234, %228
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %240 = load i32, ptr addrspace(3) %98, align 4, !tbaa !6
  %241 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %242 = icmp ugt i32 %240, %241
  %243 = zext i1 %242 to i32
  %244 = icmp eq i32 %212, %243
  br i1 %244, label %245, label %250

245:                                              ; preds = %239
  %246 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  %247 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %97
  store i32 %241, ptr addrspace(3) %98, align 4, !tbaa !6
  store i32 %240, ptr addrspace(3) %100, align 4, !tbaa !6
  %248 = load i32, ptr addrspace(3) %247, align 4, !tbaa !6
  %249 = load i32, ptr addrspace(3) %246, align 4, !tbaa !6
  store i32 %249, ptr addrspace(3) %247, align 4, !tbaa !6
  store i32 %248, ptr addrspace(3) %246, align 4, !tbaa !6
  br label %250

250:                                              ; preds = %245, %239
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %251 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %252 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %253 = icmp ugt i32 %251, %252
  %254 = zext i1 %253 to i32
  %255 = icmp eq i32 %212, %254
  br i1 %255, label %256, label %261

256:                                              ; preds = %250
  %257 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %258 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %252, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %251, ptr addrspace(3) %58, align 4, !tbaa !6
  %259 = load i32, ptr addrspace(3) %258, align 4, !tbaa !6
  %260 = load i32, ptr addrspace(3) %257, align 4, !tbaa !6
  store i32 %260, ptr addrspace(3) %258, align 4, !tbaa !6
  store i32 %259, ptr addrspace(3) %257, align 4, !tbaa !6
  br label %261

261:                                              ; preds = %256, %250
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %262 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %263 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %264 = icmp ugt i32 %262, %263
  %265 = zext i1 %264 to i32
  %266 = icmp eq i32 %212, %265
  br i1 %266, label %267, label %272

267:                                              ; preds = %261
  %268 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %269 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %263, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %262, ptr addrspace(3) %308, align 4, !tbaa !6
  %270 = load i32, ptr addrspace(3) %269, align 4, !tbaa !6
  %271 = load i32, ptr addrspace(3) %268, align 4, !tbaa !6
  store i32 %271, ptr addrspace(3) %269, align 4, !tbaa !6
  store i32 %270, ptr addrspace(3) %268, align 4, !tbaa !6
  br label %272

272:                                              ; preds = %267, %261
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %273 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %274 = extractelement <2 x i32> %273, i64 0
  %275 = extractelement <2 x i32> %273, i64 1
  %276 = icmp ugt i32 %274, %275
  %277 = zext i1 %276 to i32
  %278 = icmp eq i32 %212, %277
  br i1 %278, label %279, label %284

279:                                              ; preds = %272
  %280 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %281 = shufflevector <2 x i32> %273, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %281, ptr addrspace(3) %26, align 4, !tbaa !6
  %282 = load <2 x i32>, ptr addrspace(3) %280, align 4, !tbaa !6
  %283 = shufflevector <2 x i32> %282, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %283, ptr addrspace(3) %280, align 4, !tbaa !6
  br label %284

284:                                              ; preds = %279, %272
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %285 = and i32 %4, 63
  %286 = sub nsw i32 %23, %285
  %287 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %286
  %288 = add nsw i32 %286, 64
  %289 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %288
  %290 = load i32, ptr addrspace(3) %287, align 4, !tbaa !6
  %291 = load i32, ptr addrspace(3) %289, align 4, !tbaa !6
  %292 = icmp ugt i32 %290, %291
  %293 = zext i1 %292 to i32
  %294 = icmp eq i32 %2, %293
  br i1 %294, label %314, label %319

295:                                              ; preds = %3
  %296 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %297 = shufflevector <2 x i32> %27, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %297, ptr addrspace(3) %26, align 4, !tbaa !6
  %298 = load <2 x i32>, ptr addrspace(3) %296, align 4, !tbaa !6
  %299 = shufflevector <2 x i32> %298, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %299, ptr addrspace(3) %296, align 4, !tbaa !6
  br label %300

300:                                              ; preds = %3, %295
  %301 = lshr i32 %4, 1
  %302 = and i32 %301, 1
  %303 = xor i32 %2, %302
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %304 = and i32 %4, 1
  %305 = sub nsw i32 %23, %304
  %306 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %305
  %307 = add nsw i32 %305, 2
  %308 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %307
  %309 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %310 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %311 = icmp ugt i32 %309, %310
  %312 = zext i1 %311 to i32
  %313 = icmp eq i32 %303, %312
  br i1 %313, label %33, label %38

314:                                              ; preds = %284
  %315 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %288
  %316 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %286
  store i32 %291, ptr addrspace(3) %287, align 4, !tbaa !6
  store i32 %290, ptr addrspace(3) %289, align 4, !tbaa !6
  %317 = load i32, ptr addrspace(3) %316, align 4, !tbaa !6
  %318 = load i32, ptr addrspace(3) %315, align 4, !tbaa !6
  store i32 %318, ptr addrspace(3) %316, align 4, !tbaa !6
  store i32 %317, ptr addrspace(3) %315, align 4, !tbaa !6
  br label %319

319:                                              ; preds = %284, %314
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %320 = load i32, ptr addrspace(3) %215, align 4, !tbaa !6
  %321 = load i32, ptr addrspace(3) %217, align 4, !tbaa !6
  %322 = icmp ugt i32 %320, %321
  %323 = zext i1 %322 to i32
  %324 = icmp eq i32 %2, %323
  br i1 %324, label %325, label %330

325:                                              ; preds = %319
  %326 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %216
  %327 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %214
  store i32 %321, ptr addrspace(3) %215, align 4, !tbaa !6
  store i32 %320, ptr addrspace(3) %217, align 4, !tbaa !6
  %328 = load i32, ptr addrspace(3) %327, align 4, !tbaa !6
  %329 = load i32, ptr addrspace(3) %326, align 4, !tbaa !6
  store i32 %329, ptr addrspace(3) %327, align 4, !tbaa !6
  store i32 %328, ptr addrspace(3) %326, align 4, !tbaa !6
  br label %330

330:                                              ; preds = %325, %319
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %331 = load i32, ptr addrspace(3) %151, align 4, !tbaa !6
  %332 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %333 = icmp ugt i32 %331, %332
  %334 = zext i1 %333 to i32
  %335 = icmp eq i32 %2, %334
  br i1 %335, label %336, label %341

336:                                              ; preds = %330
  %337 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  %338 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %150
  store i32 %332, ptr addrspace(3) %151, align 4, !tbaa !6
  store i32 %331, ptr addrspace(3) %153, align 4, !tbaa !6
  %339 = load i32, ptr addrspace(3) %338, align 4, !tbaa !6
  %340 = load i32, ptr addrspace(3) %337, align 4, !tbaa !6
  store i32 %340, ptr addrspace(3) %338, align 4, !tbaa !6
  store i32 %339, ptr addrspace(3) %337, align 4, !tbaa !6
  br label %341

341:                                              ; preds = %336, %330
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %342 = load i32, ptr addrspace(3) %98, align 4, !tbaa !6
  %343 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %344 = icmp ugt i32 %342, %343
  %345 = zext i1 %344 to i32
  %346 = icmp eq i32 %2, %345
  br i1 %346, label %347, label %352

347:                                              ; preds = %341
  %348 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  %349 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %97
  store i32 %343, ptr addrspace(3) %98, align 4, !tbaa !6
  store i32 %342, ptr addrspace(3) %100, align 4, !tbaa !6
  %350 = load i32, ptr addrspace(3) %349, align 4, !tbaa !6
  %351 = load i32, ptr addrspace(3) %348, align 4, !tbaa !6
  store i32 %351, ptr addrspace(3) %349, align 4, !tbaa !6
  store i32 %350, ptr addrspace(3) %348, align 4, !tbaa !6
  br label %352

352:                                              ; preds = %347, %341
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %353 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %354 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %355 = icmp ugt i32 %353, %354
  %356 = zext i1 %355 to i32
  %357 = icmp eq i32 %2, %356
  br i1 %357, label %358, label %363

358:                                              ; preds = %352
  %359 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %360 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %354, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %353, ptr addrspace(3) %58, align 4, !tbaa !6
  %361 = load i32, ptr addrspace(3) %360, align 4, !tbaa !6
  %362 = load i32, ptr addrspace(3) %359, align 4, !tbaa !6
  store i32 %362, ptr addrspace(3) %360, align 4, !tbaa !6
  store i32 %361, ptr addrspace(3) %359, align 4, !tbaa !6
  br label %363

363:                                              ; preds = %358, %352
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %364 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %365 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %366 = icmp ugt i32 %364, %365
  %367 = zext i1 %366 to i32
  %368 = icmp eq i32 %2, %367
  br i1 %368, label %369, label %374

369:                                              ; preds = %363
  %370 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %371 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %365, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %364, ptr addrspace(3) %308, align 4, !tbaa !6
  %372 = load i32, ptr addrspace(3) %371, align 4, !tbaa !6
  %373 = load i32, ptr addrspace(3) %370, align 4, !tbaa !6
  store i32 %373, ptr addrspace(3) %371, align 4, !tbaa !6
  store i32 %372, ptr addrspace(3) %370, align 4, !tbaa !6
  br label %374

374:                                              ; preds = %369, %363
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %375 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %376 = extractelement <2 x i32> %375, i64 0
  %377 = extractelement <2 x i32> %375, i64 1
  %378 = icmp ugt i32 %376, %377
  %379 = zext i1 %378 to i32
  %380 = icmp eq i32 %2, %379
  br i1 %380, label %381, label %386

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %383 = shufflevector <2 x i32> %375, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %383, ptr addrspace(3) %26, align 4, !tbaa !6
  %384 = load <2 x i32>, ptr addrspace(3) %382, align 4, !tbaa !6
  %385 = shufflevector <2 x i32> %384, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %385, ptr addrspace(3) %382, align 4, !tbaa !6
  br label %386

386:                                              ; preds = %381, %374
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %387 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  store i32 %387, ptr addrspace(1) %10, align 4, !tbaa !6
  %388 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %388, ptr addrspace(1) %11, align 4, !tbaa !6
  %389 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  store i32 %389, ptr addrspace(1) %16, align 4, !tbaa !6
  %390 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  store i32 %390, ptr addrspace(1) %20, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_bitonic_local(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 !reqd_work_group_size !16 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = shl nuw nsw i64 %7, 7
  %9 = add nuw nsw i64 %8, %5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  %12 = load i32, ptr addrspace(1) %10, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %4
  store i32 %12, ptr addrspace(3) %13, align 4, !tbaa !6
  %14 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %4
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = add nuw nsw i32 %4, 64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %18
  store i32 %17, ptr addrspace(3) %19, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 256
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %18
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !6
  %23 = shl nuw nsw i32 %4, 1
  %24 = and i32 %4, 1
  %25 = xor i32 %2, %24
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %23
  %27 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %28 = extractelement <2 x i32> %27, i64 0
  %29 = extractelement <2 x i32> %27, i64 1
  %30 = icmp ugt i32 %28, %29
  %31 = zext i1 %30 to i32
  %32 = icmp eq i32 %25, %31
  br i1 %32, label %295, label %300

33:                                               ; preds = %300
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %310, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %309, ptr addrspace(3) %308, align 4, !tbaa !6
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !6
  %37 = load i32, ptr addrspace(3) %34, align 4, !tbaa !6
  store i32 %37, ptr addrspace(3) %35, align 4, !tbaa !6
  store i32 %36, ptr addrspace(3) %34, align 4, !tbaa !6
  br label %38

38:                                               ; preds = %33, %300
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %39 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %40 = extractelement <2 x i32> %39, i64 0
  %41 = extractelement <2 x i32> %39, i64 1
  %42 = icmp ugt i32 %40, %41
  %43 = zext i1 %42 to i32
  %44 = icmp eq i32 %303, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %47 = shufflevector <2 x i32> %39, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %47, ptr addrspace(3) %26, align 4, !tbaa !6
  %48 = load <2 x i32>, ptr addrspace(3) %46, align 4, !tbaa !6
  %49 = shufflevector <2 x i32> %48, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %49, ptr addrspace(3) %46, align 4, !tbaa !6
  br label %50

50:                                               ; preds = %45, %38
  %51 = lshr i32 %4, 2
  %52 = and i32 %51, 1
  %53 = xor i32 %2, %52
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %54 = and i32 %4, 3
  %55 = sub nsw i32 %23, %54
  %56 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %55
  %57 = add nsw i32 %55, 4
  %58 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %57
  %59 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %60 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %61 = icmp ugt i32 %59, %60
  %62 = zext i1 %61 to i32
  %63 = icmp eq i32 %53, %62
  br i1 %63, label %64, label %69

64:                                               ; preds = %50
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %66 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %60, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %59, ptr addrspace(3) %58, align 4, !tbaa !6
  %67 = load i32, ptr addrspace(3) %66, align 4, !tbaa !6
  %68 = load i32, ptr addrspace(3) %65, align 4, !tbaa !6
  store i32 %68, ptr addrspace(3) %66, align 4, !tbaa !6
  store i32 %67, ptr addrspace(3) %65, align 4, !tbaa !6
  br label %69

69:                                               ; preds = %64, %50
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %70 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %71 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %72 = icmp ugt i32 %70, %71
  %73 = zext i1 %72 to i32
  %74 = icmp eq i32 %53, %73
  br i1 %74, label %75, label %80

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %77 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %71, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %70, ptr addrspace(3) %308, align 4, !tbaa !6
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !6
  %79 = load i32, ptr addrspace(3) %76, align 4, !tbaa !6
  store i32 %79, ptr addrspace(3) %77, align 4, !tbaa !6
  store i32 %78, ptr addrspace(3) %76, align 4, !tbaa !6
  br label %80

80:                                               ; preds = %75, %69
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %81 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %82 = extractelement <2 x i32> %81, i64 0
  %83 = extractelement <2 x i32> %81, i64 1
  %84 = icmp ugt i32 %82, %83
  %85 = zext i1 %84 to i32
  %86 = icmp eq i32 %53, %85
  br i1 %86, label %87, label %92

87:                                               ; preds = %80
  %88 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %89 = shufflevector <2 x i32> %81, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %89, ptr addrspace(3) %26, align 4, !tbaa !6
  %90 = load <2 x i32>, ptr addrspace(3) %88, align 4, !tbaa !6
  %91 = shufflevector <2 x i32> %90, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %91, ptr addrspace(3) %88, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %87, %80
  %93 = lshr i32 %4, 3
  %94 = and i32 %93, 1
  %95 = xor i32 %2, %94
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %96 = and i32 %4, 7
  %97 = sub nsw i32 %23, %96
  %98 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %97
  %99 = add nsw i32 %97, 8
  %100 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %99
  %101 = load i32, ptr addrspace(3) %98, align 4, !tbaa !6
  %102 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %103 = icmp ugt i32 %101, %102
  %104 = zext i1 %103 to i32
  %105 = icmp eq i32 %95, %104
  br i1 %105, label %106, label %111

106:                                              ; preds = %92
  %107 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  %108 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %97
  store i32 %102, ptr addrspace(3) %98, align 4, !tbaa !6
  store i32 %101, ptr addrspace(3) %100, align 4, !tbaa !6
  %109 = load i32, ptr addrspace(3) %108, align 4, !tbaa !6
  %110 = load i32, ptr addrspace(3) %107, align 4, !tbaa !6
  store i32 %110, ptr addrspace(3) %108, align 4, !tbaa !6
  store i32 %109, ptr addrspace(3) %107, align 4, !tbaa !6
  br label %111

111:                                              ; preds = %106, %92
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %112 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %113 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %114 = icmp ugt i32 %112, %113
  %115 = zext i1 %114 to i32
  %116 = icmp eq i32 %95, %115
  br i1 %116, label %117, label %122

117:                                              ; preds = %111
  %118 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %119 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %113, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %112, ptr addrspace(3) %58, align 4, !tbaa !6
  %120 = load i32, ptr addrspace(3) %119, align 4, !tbaa !6
  %121 = load i32, ptr addrspace(3) %118, align 4, !tbaa !6
  store i32 %121, ptr addrspace(3) %119, align 4, !tbaa !6
  store i32 %120, ptr addrspace(3) %118, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %117, %111
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %123 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %124 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %125 = icmp ugt i32 %123, %124
  %126 = zext i1 %125 to i32
  %127 = icmp eq i32 %95, %126
  br i1 %127, label %128, label %133

128:                                              ; preds = %122
  %129 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %130 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %124, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %123, ptr addrspace(3) %308, align 4, !tbaa !6
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !6
  %132 = load i32, ptr addrspace(3) %129, align 4, !tbaa !6
  store i32 %132, ptr addrspace(3) %130, align 4, !tbaa !6
  store i32 %131, ptr addrspace(3) %129, align 4, !tbaa !6
  br label %133

133:                                              ; preds = %128, %122
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %134 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %135 = extractelement <2 x i32> %134, i64 0
  %136 = extractelement <2 x i32> %134, i64 1
  %137 = icmp ugt i32 %135, %136
  %138 = zext i1 %137 to i32
  %139 = icmp eq i32 %95, %138
  br i1 %139, label %140, label %145

140:                                              ; preds = %133
  %141 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %142 = shufflevector <2 x i32> %134, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %142, ptr addrspace(3) %26, align 4, !tbaa !6
  %143 = load <2 x i32>, ptr addrspace(3) %141, align 4, !tbaa !6
  %144 = shufflevector <2 x i32> %143, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %144, ptr addrspace(3) %141, align 4, !tbaa !6
  br label %145

145:                                              ; preds = %140, %133
  %146 = lshr i32 %4, 4
  %147 = and i32 %146, 1
  %148 = xor i32 %2, %147
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %149 = and i32 %4, 15
  %150 = sub nsw i32 %23, %149
  %151 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %150
  %152 = add nsw i32 %150, 16
  %153 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %152
  %154 = load i32, ptr addrspace(3) %151, align 4, !tbaa !6
  %155 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %156 = icmp ugt i32 %154, %155
  %157 = zext i1 %156 to i32
  %158 = icmp eq i32 %148, %157
  br i1 %158, label %159, label %164

159:                                              ; preds = %145
  %160 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  %161 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %150
  store i32 %155, ptr addrspace(3) %151, align 4, !tbaa !6
  store i32 %154, ptr addrspace(3) %153, align 4, !tbaa !6
  %162 = load i32, ptr addrspace(3) %161, align 4, !tbaa !6
  %163 = load i32, ptr addrspace(3) %160, align 4, !tbaa !6
  store i32 %163, ptr addrspace(3) %161, align 4, !tbaa !6
  store i32 %162, ptr addrspace(3) %160, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %159, %145
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %165 = load i32, ptr addrspace(3) %98, align 4, !tbaa !6
  %166 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %167 = icmp ugt i32 %165, %166
  %168 = zext i1 %167 to i32
  %169 = icmp eq i32 %148, %168
  br i1 %169, label %170, label %175

170:                                              ; preds = %164
  %171 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  %172 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %97
  store i32 %166, ptr addrspace(3) %98, align 4, !tbaa !6
  store i32 %165, ptr addrspace(3) %100, align 4, !tbaa !6
  %173 = load i32, ptr addrspace(3) %172, align 4, !tbaa !6
  %174 = load i32, ptr addrspace(3) %171, align 4, !tbaa !6
  store i32 %174, ptr addrspace(3) %172, align 4, !tbaa !6
  store i32 %173, ptr addrspace(3) %171, align 4, !tbaa !6
  br label %175

175:                                              ; preds = %170, %164
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %176 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %177 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %178 = icmp ugt i32 %176, %177
  %179 = zext i1 %178 to i32
  %180 = icmp eq i32 %148, %179
  br i1 %180, label %181, label %186

181:                                              ; preds = %175
  %182 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %183 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %177, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %176, ptr addrspace(3) %58, align 4, !tbaa !6
  %184 = load i32, ptr addrspace(3) %183, align 4, !tbaa !6
  %185 = load i32, ptr addrspace(3) %182, align 4, !tbaa !6
  store i32 %185, ptr addrspace(3) %183, align 4, !tbaa !6
  store i32 %184, ptr addrspace(3) %182, align 4, !tbaa !6
  br label %186

186:                                              ; preds = %181, %175
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %187 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %188 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %189 = icmp ugt i32 %187, %188
  %190 = zext i1 %189 to i32
  %191 = icmp eq i32 %148, %190
  br i1 %191, label %192, label %197

192:                                              ; preds = %186
  %193 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %194 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %188, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %187, ptr addrspace(3) %308, align 4, !tbaa !6
  %195 = load i32, ptr addrspace(3) %194, align 4, !tbaa !6
  %196 = load i32, ptr addrspace(3) %193, align 4, !tbaa !6
  store i32 %196, ptr addrspace(3) %194, align 4, !tbaa !6
  store i32 %195, ptr addrspace(3) %193, align 4, !tbaa !6
  br label %197

197:                                              ; preds = %192, %186
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %198 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %199 = extractelement <2 x i32> %198, i64 0
  %200 = extractelement <2 x i32> %198, i64 1
  %201 = icmp ugt i32 %199, %200
  %202 = zext i1 %201 to i32
  %203 = icmp eq i32 %148, %202
  br i1 %203, label %204, label %209

204:                                              ; preds = %197
  %205 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %206 = shufflevector <2 x i32> %198, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %206, ptr addrspace(3) %26, align 4, !tbaa !6
  %207 = load <2 x i32>, ptr addrspace(3) %205, align 4, !tbaa !6
  %208 = shufflevector <2 x i32> %207, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %208, ptr addrspace(3) %205, align 4, !tbaa !6
  br label %209

209:                                              ; preds = %204, %197
  %210 = lshr i32 %4, 5
  %211 = and i32 %210, 1
  %212 = xor i32 %2, %211
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %213 = and i32 %4, 31
  %214 = sub nsw i32 %23, %213
  %215 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %214
  %216 = add nsw i32 %214, 32
  %217 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %216
  %218 = load i32, ptr addrspace(3) %215, align 4, !tbaa !6
  %219 = load i32, ptr addrspace(3) %217, align 4, !tbaa !6
  %220 = icmp ugt i32 %218, %219
  %221 = zext i1 %220 to i32
  %222 = icmp eq i32 %212, %221
  br i1 %222, label %223, label %228

223:                                              ; preds = %209
  %224 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %216
  %225 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %214
  store i32 %219, ptr addrspace(3) %215, align 4, !tbaa !6
  store i32 %218, ptr addrspace(3) %217, align 4, !tbaa !6
  %226 = load i32, ptr addrspace(3) %225, align 4, !tbaa !6
  %227 = load i32, ptr addrspace(3) %224, align 4, !tbaa !6
  store i32 %227, ptr addrspace(3) %225, align 4, !tbaa !6
  store i32 %226, ptr addrspace(3) %224, align 4, !tbaa !6
  br label %228

228:                                              ; preds = %223, %209
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %229 = load i32, ptr addrspace(3) %151, align 4, !tbaa !6
  %230 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %231 = icmp ugt i32 %229, %230
  %232 = zext i1 %231 to i32
  %233 = icmp eq i32 %212, %232
  br i1 %233, label %234, label %239

234:                                              ; preds = %228
  %235 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  %236 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %150
  store i32 %230, ptr addrspace(3) %151, align 4, !tbaa !6
  store i32 %229, ptr addrspace(3) %153, align 4, !tbaa !6
  %237 = load i32, ptr addrspace(3) %236, align 4, !tbaa !6
  %238 = load i32, ptr addrspace(3) %235, align 4, !tbaa !6
  store i32 %238, ptr addrspace(3) %236, align 4, !tbaa !6
  store i32 %237, ptr addrspace(3) %235, align 4, !tbaa !6
  br label %239

239:                                              ; preds = %234, %228
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %240 = load i32, ptr addrspace(3) %98, align 4, !tbaa !6
  %241 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %242 = icmp ugt i32 %240, %241
  %243 = zext i1 %242 to i32
  %244 = icmp eq i32 %212, %243
  br i1 %244, label %245, label %250

245:                                              ; preds = %239
  %246 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  %247 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %97
  store i32 %241, ptr addrspace(3) %98, align 4, !tbaa !6
  store i32 %240, ptr addrspace(3) %100, align 4, !tbaa !6
  %248 = load i32, ptr addrspace(3) %247, align 4, !tbaa !6
  %249 = load i32, ptr addrspace(3) %246, align 4, !tbaa !6
  store i32 %249, ptr addrspace(3) %247, align 4, !tbaa !6
  store i32 %248, ptr addrspace(3) %246, align 4, !tbaa !6
  br label %250

250:                                              ; preds = %245, %239
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %251 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %252 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %253 = icmp ugt i32 %251, %252
  %254 = zext i1 %253 to i32
  %255 = icmp eq i32 %212, %254
  br i1 %255, label %256, label %261

256:                                              ; preds = %250
  %257 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %258 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %252, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %251, ptr addrspace(3) %58, align 4, !tbaa !6
  %259 = load i32, ptr addrspace(3) %258, align 4, !tbaa !6
  %260 = load i32, ptr addrspace(3) %257, align 4, !tbaa !6
  store i32 %260, ptr addrspace(3) %258, align 4, !tbaa !6
  store i32 %259, ptr addrspace(3) %257, align 4, !tbaa !6
  br label %261

261:                                              ; preds = %256, %250
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %262 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %263 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %264 = icmp ugt i32 %262, %263
  %265 = zext i1 %264 to i32
  %266 = icmp eq i32 %212, %265
  br i1 %266, label %267, label %272

267:                                              ; preds = %261
  %268 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %269 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %263, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %262, ptr addrspace(3) %308, align 4, !tbaa !6
  %270 = load i32, ptr addrspace(3) %269, align 4, !tbaa !6
  %271 = load i32, ptr addrspace(3) %268, align 4, !tbaa !6
  store i32 %271, ptr addrspace(3) %269, align 4, !tbaa !6
  store i32 %270, ptr addrspace(3) %268, align 4, !tbaa !6
  br label %272

272:                                              ; preds = %267, %261
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %273 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %274 = extractelement <2 x i32> %273, i64 0
  %275 = extractelement <2 x i32> %273, i64 1
  %276 = icmp ugt i32 %274, %275
  %277 = zext i1 %276 to i32
  %278 = icmp eq i32 %212, %277
  br i1 %278, label %279, label %284

279:                                              ; preds = %272
  %280 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %281 = shufflevector <2 x i32> %273, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %281, ptr addrspace(3) %26, align 4, !tbaa !6
  %282 = load <2 x i32>, ptr addrspace(3) %280, align 4, !tbaa !6
  %283 = shufflevector <2 x i32> %282, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %283, ptr addrspace(3) %280, align 4, !tbaa !6
  br label %284

284:                                              ; preds = %279, %272
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %285 = and i32 %4, 63
  %286 = sub nsw i32 %23, %285
  %287 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %286
  %288 = add nsw i32 %286, 64
  %289 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %288
  %290 = load i32, ptr addrspace(3) %287, align 4, !tbaa !6
  %291 = load i32, ptr addrspace(3) %289, align 4, !tbaa !6
  %292 = icmp ugt i32 %290, %291
  %293 = zext i1 %292 to i32
  %294 = icmp eq i32 %2, %293
  br i1 %294, label %314, label %319

295:                                              ; preds = %3
  %296 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %297 = shufflevector <2 x i32> %27, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %297, ptr addrspace(3) %26, align 4, !tbaa !6
  %298 = load <2 x i32>, ptr addrspace(3) %296, align 4, !tbaa !6
  %299 = shufflevector <2 x i32> %298, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %299, ptr addrspace(3) %296, align 4, !tbaa !6
  br label %300

300:                                              ; preds = %3, %295
  %301 = lshr i32 %4, 1
  %302 = and i32 %301, 1
  %303 = xor i32 %2, %302
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %304 = and i32 %4, 1
  %305 = sub nsw i32 %23, %304
  %306 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %305
  %307 = add nsw i32 %305, 2
  %308 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %307
  %309 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %310 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %311 = icmp ugt i32 %309, %310
  %312 = zext i1 %311 to i32
  %313 = icmp eq i32 %303, %312
  br i1 %313, label %33, label %38

314:                                              ; preds = %284
  %315 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %288
  %316 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %286
  store i32 %291, ptr addrspace(3) %287, align 4, !tbaa !6
  store i32 %290, ptr addrspace(3) %289, align 4, !tbaa !6
  %317 = load i32, ptr addrspace(3) %316, align 4, !tbaa !6
  %318 = load i32, ptr addrspace(3) %315, align 4, !tbaa !6
  store i32 %318, ptr addrspace(3) %316, align 4, !tbaa !6
  store i32 %317, ptr addrspace(3) %315, align 4, !tbaa !6
  br label %319

319:                                              ; preds = %284, %314
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %320 = load i32, ptr addrspace(3) %215, align 4, !tbaa !6
  %321 = load i32, ptr addrspace(3) %217, align 4, !tbaa !6
  %322 = icmp ugt i32 %320, %321
  %323 = zext i1 %322 to i32
  %324 = icmp eq i32 %2, %323
  br i1 %324, label %325, label %330

325:                                              ; preds = %319
  %326 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %216
  %327 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %214
  store i32 %321, ptr addrspace(3) %215, align 4, !tbaa !6
  store i32 %320, ptr addrspace(3) %217, align 4, !tbaa !6
  %328 = load i32, ptr addrspace(3) %327, align 4, !tbaa !6
  %329 = load i32, ptr addrspace(3) %326, align 4, !tbaa !6
  store i32 %329, ptr addrspace(3) %327, align 4, !tbaa !6
  store i32 %328, ptr addrspace(3) %326, align 4, !tbaa !6
  br label %330

330:                                              ; preds = %325, %319
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %331 = load i32, ptr addrspace(3) %151, align 4, !tbaa !6
  %332 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %333 = icmp ugt i32 %331, %332
  %334 = zext i1 %333 to i32
  %335 = icmp eq i32 %2, %334
  br i1 %335, label %336, label %341

336:                                              ; preds = %330
  %337 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  %338 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %150
  store i32 %332, ptr addrspace(3) %151, align 4, !tbaa !6
  store i32 %331, ptr addrspace(3) %153, align 4, !tbaa !6
  %339 = load i32, ptr addrspace(3) %338, align 4, !tbaa !6
  %340 = load i32, ptr addrspace(3) %337, align 4, !tbaa !6
  store i32 %340, ptr addrspace(3) %338, align 4, !tbaa !6
  store i32 %339, ptr addrspace(3) %337, align 4, !tbaa !6
  br label %341

341:                                              ; preds = %336, %330
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %342 = load i32, ptr addrspace(3) %98, align 4, !tbaa !6
  %343 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %344 = icmp ugt i32 %342, %343
  %345 = zext i1 %344 to i32
  %346 = icmp eq i32 %2, %345
  br i1 %346, label %347, label %352

347:                                              ; preds = %341
  %348 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  %349 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %97
  store i32 %343, ptr addrspace(3) %98, align 4, !tbaa !6
  store i32 %342, ptr addrspace(3) %100, align 4, !tbaa !6
  %350 = load i32, ptr addrspace(3) %349, align 4, !tbaa !6
  %351 = load i32, ptr addrspace(3) %348, align 4, !tbaa !6
  store i32 %351, ptr addrspace(3) %349, align 4, !tbaa !6
  store i32 %350, ptr addrspace(3) %348, align 4, !tbaa !6
  br label %352

352:                                              ; preds = %347, %341
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %353 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %354 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %355 = icmp ugt i32 %353, %354
  %356 = zext i1 %355 to i32
  %357 = icmp eq i32 %2, %356
  br i1 %357, label %358, label %363

358:                                              ; preds = %352
  %359 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  %360 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %55
  store i32 %354, ptr addrspace(3) %56, align 4, !tbaa !6
  store i32 %353, ptr addrspace(3) %58, align 4, !tbaa !6
  %361 = load i32, ptr addrspace(3) %360, align 4, !tbaa !6
  %362 = load i32, ptr addrspace(3) %359, align 4, !tbaa !6
  store i32 %362, ptr addrspace(3) %360, align 4, !tbaa !6
  store i32 %361, ptr addrspace(3) %359, align 4, !tbaa !6
  br label %363

363:                                              ; preds = %358, %352
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %364 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %365 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %366 = icmp ugt i32 %364, %365
  %367 = zext i1 %366 to i32
  %368 = icmp eq i32 %2, %367
  br i1 %368, label %369, label %374

369:                                              ; preds = %363
  %370 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  %371 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %305
  store i32 %365, ptr addrspace(3) %306, align 4, !tbaa !6
  store i32 %364, ptr addrspace(3) %308, align 4, !tbaa !6
  %372 = load i32, ptr addrspace(3) %371, align 4, !tbaa !6
  %373 = load i32, ptr addrspace(3) %370, align 4, !tbaa !6
  store i32 %373, ptr addrspace(3) %371, align 4, !tbaa !6
  store i32 %372, ptr addrspace(3) %370, align 4, !tbaa !6
  br label %374

374:                                              ; preds = %369, %363
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %375 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %376 = extractelement <2 x i32> %375, i64 0
  %377 = extractelement <2 x i32> %375, i64 1
  %378 = icmp ugt i32 %376, %377
  %379 = zext i1 %378 to i32
  %380 = icmp eq i32 %2, %379
  br i1 %380, label %381, label %386

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  %383 = shufflevector <2 x i32> %375, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %383, ptr addrspace(3) %26, align 4, !tbaa !6
  %384 = load <2 x i32>, ptr addrspace(3) %382, align 4, !tbaa !6
  %385 = shufflevector <2 x i32> %384, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %385, ptr addrspace(3) %382, align 4, !tbaa !6
  br label %386

386:                                              ; preds = %381, %374
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %387 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  store i32 %387, ptr addrspace(1) %10, align 4, !tbaa !6
  %388 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %388, ptr addrspace(1) %11, align 4, !tbaa !6
  %389 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  store i32 %389, ptr addrspace(1) %16, align 4, !tbaa !6
  %390 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  store i32 %390, ptr addrspace(1) %20, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @bitonic_global_step(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = lshr i32 %2, 1
  %23 = and i32 %22, %21
  %24 = icmp ne i32 %23, 0
  %25 = zext i1 %24 to i32
  %26 = xor i32 %4, %25
  %27 = shl i32 %21, 1
  %28 = add i32 %3, -1
  %29 = and i32 %28, %21
  %30 = sub i32 %27, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6, !amdgpu.noclobber !17
  %34 = add i32 %30, %3
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6, !amdgpu.noclobber !17
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !6, !amdgpu.noclobber !17
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %35
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !6, !amdgpu.noclobber !17
  %42 = icmp ugt i32 %33, %37
  %43 = zext i1 %42 to i32
  %44 = icmp eq i32 %26, %43
  %45 = select i1 %44, i32 %37, i32 %33
  store i32 %45, ptr addrspace(1) %32, align 4, !tbaa !6
  %46 = select i1 %44, i32 %33, i32 %37
  store i32 %46, ptr addrspace(1) %36, align 4, !tbaa !6
  %47 = select i1 %44, i32 %41, i32 %39
  store i32 %47, ptr addrspace(1) %38, align 4, !tbaa !6
  %48 = select i1 %44, i32 %39, i32 %41
  store i32 %48, ptr addrspace(1) %40, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_bitonic_global_step(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #6 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = lshr i32 %2, 1
  %23 = and i32 %22, %21
  %24 = icmp ne i32 %23, 0
  %25 = zext i1 %24 to i32
  %26 = xor i32 %4, %25
  %27 = shl i32 %21, 1
  %28 = add i32 %3, -1
  %29 = and i32 %28, %21
  %30 = sub i32 %27, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  %34 = add i32 %30, %3
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !6
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %35
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !6
  %42 = icmp ugt i32 %33, %37
  %43 = zext i1 %42 to i32
  %44 = icmp eq i32 %26, %43
  %45 = select i1 %44, i32 %37, i32 %33
  store i32 %45, ptr addrspace(1) %32, align 4, !tbaa !6
  %46 = select i1 %44, i32 %33, i32 %37
  store i32 %46, ptr addrspace(1) %36, align 4, !tbaa !6
  %47 = select i1 %44, i32 %41, i32 %39
  store i32 %47, ptr addrspace(1) %38, align 4, !tbaa !6
  %48 = select i1 %44, i32 %39, i32 %41
  store i32 %48, ptr addrspace(1) %40, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @odd_even_sort(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #7 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = icmp slt i32 %4, %1
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %10

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !27, !amdgpu.noclobber !17
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi float [ %9, %7 ], [ 0x7FF0000000000000, %2 ]
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %4
  store float %11, ptr addrspace(3) %12, align 4, !tbaa !27
  %13 = or disjoint i32 %4, 1
  %14 = icmp slt i32 %13, %1
  br i1 %14, label %15, label %19

15:                                               ; preds = %10
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !27, !amdgpu.noclobber !17
  br label %19

19:                                               ; preds = %15, %10
  %20 = phi float [ %18, %15 ], [ 0x7FF0000000000000, %10 ]
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %13
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !27
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %22 = icmp samesign ult i32 %3, 32
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 4
  %25 = or disjoint i32 %4, 1
  %26 = icmp samesign ult i32 %25, 63
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %25
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 4
  %29 = icmp samesign ult i32 %3, 32
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i32 4
  %32 = or disjoint i32 %4, 1
  %33 = icmp samesign ult i32 %32, 63
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %32
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 4
  br label %38

36:                                               ; preds = %63
  %37 = zext nneg i32 %13 to i64
  br i1 %5, label %66, label %69

38:                                               ; preds = %63, %19
  %39 = phi i32 [ 0, %19 ], [ %64, %63 ]
  br i1 %22, label %40, label %45

40:                                               ; preds = %38
  %41 = load float, ptr addrspace(3) %23, align 4, !tbaa !27
  %42 = load float, ptr addrspace(3) %24, align 4, !tbaa !27
  %43 = tail call fastcc float @llvm.minnum.f32(float noundef %41, float noundef %42) #11
  store float %43, ptr addrspace(3) %23, align 4, !tbaa !27
  %44 = tail call fastcc float @llvm.maxnum.f32(float noundef %41, float noundef %42) #11
  store float %44, ptr addrspace(3) %24, align 4, !tbaa !27
  br label %45

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %26, label %46, label %51

46:                                               ; preds = %45
  %47 = load float, ptr addrspace(3) %27, align 4, !tbaa !27
  %48 = load float, ptr addrspace(3) %28, align 4, !tbaa !27
  %49 = tail call fastcc float @llvm.minnum.f32(float noundef %47, float noundef %48) #11
  store float %49, ptr addrspace(3) %27, align 4, !tbaa !27
  %50 = tail call fastcc float @llvm.maxnum.f32(float noundef %47, float noundef %48) #11
  store float %50, ptr addrspace(3) %28, align 4, !tbaa !27
  br label %51

51:                                               ; preds = %46, %45
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %29, label %52, label %57

52:                                               ; preds = %51
  %53 = load float, ptr addrspace(3) %30, align 4, !tbaa !27
  %54 = load float, ptr addrspace(3) %31, align 4, !tbaa !27
  %55 = tail call fastcc float @llvm.minnum.f32(float noundef %53, float noundef %54) #11
  store float %55, ptr addrspace(3) %30, align 4, !tbaa !27
  %56 = tail call fastcc float @llvm.maxnum.f32(float noundef %53, float noundef %54) #11
  store float %56, ptr addrspace(3) %31, align 4, !tbaa !27
  br label %57

57:                                               ; preds = %52, %51
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %33, label %58, label %63

58:                                               ; preds = %57
  %59 = load float, ptr addrspace(3) %34, align 4, !tbaa !27
  %60 = load float, ptr addrspace(3) %35, align 4, !tbaa !27
  %61 = tail call fastcc float @llvm.minnum.f32(float noundef %59, float noundef %60) #11
  store float %61, ptr addrspace(3) %34, align 4, !tbaa !27
  %62 = tail call fastcc float @llvm.maxnum.f32(float noundef %59, float noundef %60) #11
  store float %62, ptr addrspace(3) %35, align 4, !tbaa !27
  br label %63

63:                                               ; preds = %58, %57
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %64 = add nuw nsw i32 %39, 4
  %65 = icmp eq i32 %64, 64
  br i1 %65, label %36, label %38

66:                                               ; preds = %36
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %68 = load float, ptr addrspace(3) %12, align 4, !tbaa !27
  store float %68, ptr addrspace(1) %67, align 4, !tbaa !27
  br label %69

69:                                               ; preds = %66, %36
  br i1 %14, label %70, label %73

70:                                               ; preds = %69
  %71 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %37
  %72 = load float, ptr addrspace(3) %21, align 4, !tbaa !27
  store float %72, ptr addrspace(1) %71, align 4, !tbaa !27
  br label %73

73:                                               ; preds = %69, %70
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #8 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = icmp slt i32 %4, %1
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %10

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !27
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi float [ %9, %7 ], [ 0x7FF0000000000000, %2 ]
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %4
  store float %11, ptr addrspace(3) %12, align 4, !tbaa !27
  %13 = or disjoint i32 %4, 1
  %14 = icmp slt i32 %13, %1
  br i1 %14, label %15, label %19

15:                                               ; preds = %10
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !27
  br label %19

19:                                               ; preds = %10, %15
  %20 = phi float [ %18, %15 ], [ 0x7FF0000000000000, %10 ]
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %13
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !27
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %22 = icmp samesign ult i32 %3, 32
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 4
  %25 = or disjoint i32 %4, 1
  %26 = icmp samesign ult i32 %25, 63
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %25
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 4
  %29 = icmp samesign ult i32 %3, 32
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i32 4
  %32 = or disjoint i32 %4, 1
  %33 = icmp samesign ult i32 %32, 63
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i32 %32
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 4
  br label %38

36:                                               ; preds = %63
  %37 = zext nneg i32 %13 to i64
  br i1 %5, label %66, label %69

38:                                               ; preds = %63, %19
  %39 = phi i32 [ 0, %19 ], [ %64, %63 ]
  br i1 %22, label %40, label %45

40:                                               ; preds = %38
  %41 = load float, ptr addrspace(3) %23, align 4, !tbaa !27
  %42 = load float, ptr addrspace(3) %24, align 4, !tbaa !27
  %43 = tail call fastcc float @llvm.minnum.f32(float noundef %41, float noundef %42) #11
  store float %43, ptr addrspace(3) %23, align 4, !tbaa !27
  %44 = tail call fastcc float @llvm.maxnum.f32(float noundef %41, float noundef %42) #11
  store float %44, ptr addrspace(3) %24, align 4, !tbaa !27
  br label %45

45:                                               ; preds = %40, %38
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %26, label %46, label %51

46:                                               ; preds = %45
  %47 = load float, ptr addrspace(3) %27, align 4, !tbaa !27
  %48 = load float, ptr addrspace(3) %28, align 4, !tbaa !27
  %49 = tail call fastcc float @llvm.minnum.f32(float noundef %47, float noundef %48) #11
  store float %49, ptr addrspace(3) %27, align 4, !tbaa !27
  %50 = tail call fastcc float @llvm.maxnum.f32(float noundef %47, float noundef %48) #11
  store float %50, ptr addrspace(3) %28, align 4, !tbaa !27
  br label %51

51:                                               ; preds = %46, %45
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %29, label %52, label %57

52:                                               ; preds = %51
  %53 = load float, ptr addrspace(3) %30, align 4, !tbaa !27
  %54 = load float, ptr addrspace(3) %31, align 4, !tbaa !27
  %55 = tail call fastcc float @llvm.minnum.f32(float noundef %53, float noundef %54) #11
  store float %55, ptr addrspace(3) %30, align 4, !tbaa !27
  %56 = tail call fastcc float @llvm.maxnum.f32(float noundef %53, float noundef %54) #11
  store float %56, ptr addrspace(3) %31, align 4, !tbaa !27
  br label %57

57:                                               ; preds = %52, %51
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %33, label %58, label %63

58:                                               ; preds = %57
  %59 = load float, ptr addrspace(3) %34, align 4, !tbaa !27
  %60 = load float, ptr addrspace(3) %35, align 4, !tbaa !27
  %61 = tail call fastcc float @llvm.minnum.f32(float noundef %59, float noundef %60) #11
  store float %61, ptr addrspace(3) %34, align 4, !tbaa !27
  %62 = tail call fastcc float @llvm.maxnum.f32(float noundef %59, float noundef %60) #11
  store float %62, ptr addrspace(3) %35, align 4, !tbaa !27
  br label %63

63:                                               ; preds = %58, %57
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %64 = add nuw nsw i32 %39, 4
  %65 = icmp eq i32 %64, 64
  br i1 %65, label %36, label %38

66:                                               ; preds = %36
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %68 = load float, ptr addrspace(3) %12, align 4, !tbaa !27
  store float %68, ptr addrspace(1) %67, align 4, !tbaa !27
  br label %69

69:                                               ; preds = %66, %36
  br i1 %14, label %70, label %73

70:                                               ; preds = %69
  %71 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %37
  %72 = load float, ptr addrspace(3) %21, align 4, !tbaa !27
  store float %72, ptr addrspace(1) %71, align 4, !tbaa !27
  br label %73

73:                                               ; preds = %70, %69
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"uint*", !"uint*", !"uint"}
!15 = !{!"", !"", !""}
!16 = !{i32 64, i32 1, i32 1}
!17 = !{}
!18 = !{!"amdgpu-synchronize-as", !"local"}
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
