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
  %27 = or disjoint i32 %23, 1
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %27
  %29 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %30 = extractelement <2 x i32> %29, i64 0
  %31 = extractelement <2 x i32> %29, i64 1
  %32 = icmp ugt i32 %30, %31
  %33 = zext i1 %32 to i32
  %34 = icmp eq i32 %25, %33
  br i1 %34, label %297, label %302

35:                                               ; preds = %302
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %312, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %311, ptr addrspace(3) %310, align 4, !tbaa !6
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !6
  %39 = load i32, ptr addrspace(3) %36, align 4, !tbaa !6
  store i32 %39, ptr addrspace(3) %37, align 4, !tbaa !6
  store i32 %38, ptr addrspace(3) %36, align 4, !tbaa !6
  br label %40

40:                                               ; preds = %35, %302
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %41 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %42 = extractelement <2 x i32> %41, i64 0
  %43 = extractelement <2 x i32> %41, i64 1
  %44 = icmp ugt i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = icmp eq i32 %305, %45
  br i1 %46, label %47, label %52

47:                                               ; preds = %40
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %43, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %42, ptr addrspace(3) %28, align 4, !tbaa !6
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !6
  %51 = load i32, ptr addrspace(3) %48, align 4, !tbaa !6
  store i32 %51, ptr addrspace(3) %49, align 4, !tbaa !6
  store i32 %50, ptr addrspace(3) %48, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %47, %40
  %53 = lshr i32 %4, 2
  %54 = and i32 %53, 1
  %55 = xor i32 %2, %54
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %56 = and i32 %4, 3
  %57 = sub nsw i32 %23, %56
  %58 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %57
  %59 = add nsw i32 %57, 4
  %60 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %59
  %61 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %62 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %63 = icmp ugt i32 %61, %62
  %64 = zext i1 %63 to i32
  %65 = icmp eq i32 %55, %64
  br i1 %65, label %66, label %71

66:                                               ; preds = %52
  %67 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %68 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %62, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %61, ptr addrspace(3) %60, align 4, !tbaa !6
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !6
  %70 = load i32, ptr addrspace(3) %67, align 4, !tbaa !6
  store i32 %70, ptr addrspace(3) %68, align 4, !tbaa !6
  store i32 %69, ptr addrspace(3) %67, align 4, !tbaa !6
  br label %71

71:                                               ; preds = %66, %52
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %72 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %73 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %74 = icmp ugt i32 %72, %73
  %75 = zext i1 %74 to i32
  %76 = icmp eq i32 %55, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %71
  %78 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %79 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %73, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %72, ptr addrspace(3) %310, align 4, !tbaa !6
  %80 = load i32, ptr addrspace(3) %79, align 4, !tbaa !6
  %81 = load i32, ptr addrspace(3) %78, align 4, !tbaa !6
  store i32 %81, ptr addrspace(3) %79, align 4, !tbaa !6
  store i32 %80, ptr addrspace(3) %78, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %77, %71
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %83 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %84 = extractelement <2 x i32> %83, i64 0
  %85 = extractelement <2 x i32> %83, i64 1
  %86 = icmp ugt i32 %84, %85
  %87 = zext i1 %86 to i32
  %88 = icmp eq i32 %55, %87
  br i1 %88, label %89, label %94

89:                                               ; preds = %82
  %90 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %91 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %85, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %84, ptr addrspace(3) %28, align 4, !tbaa !6
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !6
  %93 = load i32, ptr addrspace(3) %90, align 4, !tbaa !6
  store i32 %93, ptr addrspace(3) %91, align 4, !tbaa !6
  store i32 %92, ptr addrspace(3) %90, align 4, !tbaa !6
  br label %94

94:                                               ; preds = %89, %82
  %95 = lshr i32 %4, 3
  %96 = and i32 %95, 1
  %97 = xor i32 %2, %96
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %98 = and i32 %4, 7
  %99 = sub nsw i32 %23, %98
  %100 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %99
  %101 = add nsw i32 %99, 8
  %102 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %101
  %103 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %104 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %105 = icmp ugt i32 %103, %104
  %106 = zext i1 %105 to i32
  %107 = icmp eq i32 %97, %106
  br i1 %107, label %108, label %113

108:                                              ; preds = %94
  %109 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %101
  %110 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  store i32 %104, ptr addrspace(3) %100, align 4, !tbaa !6
  store i32 %103, ptr addrspace(3) %102, align 4, !tbaa !6
  %111 = load i32, ptr addrspace(3) %110, align 4, !tbaa !6
  %112 = load i32, ptr addrspace(3) %109, align 4, !tbaa !6
  store i32 %112, ptr addrspace(3) %110, align 4, !tbaa !6
  store i32 %111, ptr addrspace(3) %109, align 4, !tbaa !6
  br label %113

113:                                              ; preds = %108, %94
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %114 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %115 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %116 = icmp ugt i32 %114, %115
  %117 = zext i1 %116 to i32
  %118 = icmp eq i32 %97, %117
  br i1 %118, label %119, label %124

119:                                              ; preds = %113
  %120 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %121 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %115, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %114, ptr addrspace(3) %60, align 4, !tbaa !6
  %122 = load i32, ptr addrspace(3) %121, align 4, !tbaa !6
  %123 = load i32, ptr addrspace(3) %120, align 4, !tbaa !6
  store i32 %123, ptr addrspace(3) %121, align 4, !tbaa !6
  store i32 %122, ptr addrspace(3) %120, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %119, %113
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %125 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %126 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %127 = icmp ugt i32 %125, %126
  %128 = zext i1 %127 to i32
  %129 = icmp eq i32 %97, %128
  br i1 %129, label %130, label %135

130:                                              ; preds = %124
  %131 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %132 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %126, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %125, ptr addrspace(3) %310, align 4, !tbaa !6
  %133 = load i32, ptr addrspace(3) %132, align 4, !tbaa !6
  %134 = load i32, ptr addrspace(3) %131, align 4, !tbaa !6
  store i32 %134, ptr addrspace(3) %132, align 4, !tbaa !6
  store i32 %133, ptr addrspace(3) %131, align 4, !tbaa !6
  br label %135

135:                                              ; preds = %130, %124
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %136 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %137 = extractelement <2 x i32> %136, i64 0
  %138 = extractelement <2 x i32> %136, i64 1
  %139 = icmp ugt i32 %137, %138
  %140 = zext i1 %139 to i32
  %141 = icmp eq i32 %97, %140
  br i1 %141, label %142, label %147

142:                                              ; preds = %135
  %143 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %144 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %138, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %137, ptr addrspace(3) %28, align 4, !tbaa !6
  %145 = load i32, ptr addrspace(3) %144, align 4, !tbaa !6
  %146 = load i32, ptr addrspace(3) %143, align 4, !tbaa !6
  store i32 %146, ptr addrspace(3) %144, align 4, !tbaa !6
  store i32 %145, ptr addrspace(3) %143, align 4, !tbaa !6
  br label %147

147:                                              ; preds = %142, %135
  %148 = lshr i32 %4, 4
  %149 = and i32 %148, 1
  %150 = xor i32 %2, %149
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %151 = and i32 %4, 15
  %152 = sub nsw i32 %23, %151
  %153 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %152
  %154 = add nsw i32 %152, 16
  %155 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %154
  %156 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %157 = load i32, ptr addrspace(3) %155, align 4, !tbaa !6
  %158 = icmp ugt i32 %156, %157
  %159 = zext i1 %158 to i32
  %160 = icmp eq i32 %150, %159
  br i1 %160, label %161, label %166

161:                                              ; preds = %147
  %162 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %154
  %163 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  store i32 %157, ptr addrspace(3) %153, align 4, !tbaa !6
  store i32 %156, ptr addrspace(3) %155, align 4, !tbaa !6
  %164 = load i32, ptr addrspace(3) %163, align 4, !tbaa !6
  %165 = load i32, ptr addrspace(3) %162, align 4, !tbaa !6
  store i32 %165, ptr addrspace(3) %163, align 4, !tbaa !6
  store i32 %164, ptr addrspace(3) %162, align 4, !tbaa !6
  br label %166

166:                                              ; preds = %161, %147
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %167 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %168 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %169 = icmp ugt i32 %167, %168
  %170 = zext i1 %169 to i32
  %171 = icmp eq i32 %150, %170
  br i1 %171, label %172, label %177

172:                                              ; preds = %166
  %173 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %101
  %174 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  store i32 %168, ptr addrspace(3) %100, align 4, !tbaa !6
  store i32 %167, ptr addrspace(3) %102, align 4, !tbaa !6
  %175 = load i32, ptr addrspace(3) %174, align 4, !tbaa !6
  %176 = load i32, ptr addrspace(3) %173, align 4, !tbaa !6
  store i32 %176, ptr addrspace(3) %174, align 4, !tbaa !6
  store i32 %175, ptr addrspace(3) %173, align 4, !tbaa !6
  br label %177

177:                                              ; preds = %172, %166
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %178 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %179 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %180 = icmp ugt i32 %178, %179
  %181 = zext i1 %180 to i32
  %182 = icmp eq i32 %150, %181
  br i1 %182, label %183, label %188

183:                                              ; preds = %177
  %184 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %185 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %179, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %178, ptr addrspace(3) %60, align 4, !tbaa !6
  %186 = load i32, ptr addrspace(3) %185, align 4, !tbaa !6
  %187 = load i32, ptr addrspace(3) %184, align 4, !tbaa !6
  store i32 %187, ptr addrspace(3) %185, align 4, !tbaa !6
  store i32 %186, ptr addrspace(3) %184, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %183, %177
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %189 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %190 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %191 = icmp ugt i32 %189, %190
  %192 = zext i1 %191 to i32
  %193 = icmp eq i32 %150, %192
  br i1 %193, label %194, label %199

194:                                              ; preds = %188
  %195 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %196 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %190, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %189, ptr addrspace(3) %310, align 4, !tbaa !6
  %197 = load i32, ptr addrspace(3) %196, align 4, !tbaa !6
  %198 = load i32, ptr addrspace(3) %195, align 4, !tbaa !6
  store i32 %198, ptr addrspace(3) %196, align 4, !tbaa !6
  store i32 %197, ptr addrspace(3) %195, align 4, !tbaa !6
  br label %199

199:                                              ; preds = %194, %188
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %200 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %201 = extractelement <2 x i32> %200, i64 0
  %202 = extractelement <2 x i32> %200, i64 1
  %203 = icmp ugt i32 %201, %202
  %204 = zext i1 %203 to i32
  %205 = icmp eq i32 %150, %204
  br i1 %205, label %206, label %211

206:                                              ; preds = %199
  %207 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %208 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %202, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %201, ptr addrspace(3) %28, align 4, !tbaa !6
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !6
  %210 = load i32, ptr addrspace(3) %207, align 4, !tbaa !6
  store i32 %210, ptr addrspace(3) %208, align 4, !tbaa !6
  store i32 %209, ptr addrspace(3) %207, align 4, !tbaa !6
  br label %211

211:                                              ; preds = %206, %199
  %212 = lshr i32 %4, 5
  %213 = and i32 %212, 1
  %214 = xor i32 %2, %213
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %215 = and i32 %4, 31
  %216 = sub nsw i32 %23, %215
  %217 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %216
  %218 = add nsw i32 %216, 32
  %219 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %218
  %220 = load i32, ptr addrspace(3) %217, align 4, !tbaa !6
  %221 = load i32, ptr addrspace(3) %219, align 4, !tbaa !6
  %222 = icmp ugt i32 %220, %221
  %223 = zext i1 %222 to i32
  %224 = icmp eq i32 %214, %223
  br i1 %224, label %225, label %230

225:                                              ; preds = %211
  %226 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %218
  %227 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %216
  store i32 %221, ptr addrspace(3) %217, align 4, !tbaa !6
  store i32 %220, ptr addrspace(3) %219, align 4, !tbaa !6
  %228 = load i32, ptr addrspace(3) %227, align 4, !tbaa !6
  %229 = load i32, ptr addrspace(3) %226, align 4, !tbaa !6
  store i32 %229, ptr addrspace(3) %227, align 4, !tbaa !6
  store i32 %228, ptr addrspace(3) %226, align 4, !tbaa !6
  br label %230

230:                                              ; preds = %225, %211
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %231 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %232 = load i32, ptr addrspace(3) %155, align 4, !tbaa !6
  %233 = icmp ugt i32 %231, %232
  %234 = zext i1 %233 to i32
  %235 = icmp eq i32 %214, %234
  br i1 %235, label %236, label %241

236:                                              ; preds = %230
  %237 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %154
  %238 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  store i32 %232, ptr addrspace(3) %153, align 4, !tbaa !6
  store i32 %231, ptr addrspace(3) %155, align 4, !tbaa !6
  %239 = load i32, ptr addrspace(3) %238, align 4, !tbaa !6
  %240 = load i32, ptr addrspace(3) %237, align 4, !tbaa !6
  store i32 %240, ptr addrspace(3) %238, align 4, !tbaa !6
  store i32 %239, ptr addrspace(3) %237, align 4, !tbaa !6
  br label %241

241:                                              ; preds = %236, %230
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %242 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %243 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %244 = icmp ugt i32 %242, %243
  %245 = zext i1 %244 to i32
  %246 = icmp eq i32 %214, %245
  br i1 %246, label %247, label %252

247:                                              ; preds = %241
  %248 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %101
  %249 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  store i32 %243, ptr addrspace(3) %100, align 4, !tbaa !6
  store i32 %242, ptr addrspace(3) %102, align 4, !tbaa !6
  %250 = load i32, ptr addrspace(3) %249, align 4, !tbaa !6
  %251 = load i32, ptr addrspace(3) %248, align 4, !tbaa !6
  store i32 %251, ptr addrspace(3) %249, align 4, !tbaa !6
  store i32 %250, ptr addrspace(3) %248, align 4, !tbaa !6
  br label %252

252:                                              ; preds = %247, %241
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %253 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %254 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %255 = icmp ugt i32 %253, %254
  %256 = zext i1 %255 to i32
  %257 = icmp eq i32 %214, %256
  br i1 %257, label %258, label %263

258:                                              ; preds = %252
  %259 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %260 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %254, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %253, ptr addrspace(3) %60, align 4, !tbaa !6
  %261 = load i32, ptr addrspace(3) %260, align 4, !tbaa !6
  %262 = load i32, ptr addrspace(3) %259, align 4, !tbaa !6
  store i32 %262, ptr addrspace(3) %260, align 4, !tbaa !6
  store i32 %261, ptr addrspace(3) %259, align 4, !tbaa !6
  br label %263

263:                                              ; preds = %258, %252
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %264 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %265 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %266 = icmp ugt i32 %264, %265
  %267 = zext i1 %266 to i32
  %268 = icmp eq i32 %214, %267
  br i1 %268, label %269, label %274

269:                                              ; preds = %263
  %270 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %271 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %265, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %264, ptr addrspace(3) %310, align 4, !tbaa !6
  %272 = load i32, ptr addrspace(3) %271, align 4, !tbaa !6
  %273 = load i32, ptr addrspace(3) %270, align 4, !tbaa !6
  store i32 %273, ptr addrspace(3) %271, align 4, !tbaa !6
  store i32 %272, ptr addrspace(3) %270, align 4, !tbaa !6
  br label %274

274:                                              ; preds = %269, %263
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %275 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %276 = extractelement <2 x i32> %275, i64 0
  %277 = extractelement <2 x i32> %275, i64 1
  %278 = icmp ugt i32 %276, %277
  %279 = zext i1 %278 to i32
  %280 = icmp eq i32 %214, %279
  br i1 %280, label %281, label %286

281:                                              ; preds = %274
  %282 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %283 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %277, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %276, ptr addrspace(3) %28, align 4, !tbaa !6
  %284 = load i32, ptr addrspace(3) %283, align 4, !tbaa !6
  %285 = load i32, ptr addrspace(3) %282, align 4, !tbaa !6
  store i32 %285, ptr addrspace(3) %283, align 4, !tbaa !6
  store i32 %284, ptr addrspace(3) %282, align 4, !tbaa !6
  br label %286

286:                                              ; preds = %281, %274
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %287 = and i32 %4, 63
  %288 = sub nsw i32 %23, %287
  %289 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %288
  %290 = add nsw i32 %288, 64
  %291 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %290
  %292 = load i32, ptr addrspace(3) %289, align 4, !tbaa !6
  %293 = load i32, ptr addrspace(3) %291, align 4, !tbaa !6
  %294 = icmp ugt i32 %292, %293
  %295 = zext i1 %294 to i32
  %296 = icmp eq i32 %2, %295
  br i1 %296, label %316, label %321

297:                                              ; preds = %3
  %298 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %299 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %31, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %30, ptr addrspace(3) %28, align 4, !tbaa !6
  %300 = load i32, ptr addrspace(3) %299, align 4, !tbaa !6
  %301 = load i32, ptr addrspace(3) %298, align 4, !tbaa !6
  store i32 %301, ptr addrspace(3) %299, align 4, !tbaa !6
  store i32 %300, ptr addrspace(3) %298, align 4, !tbaa !6
  br label %302

302:                                              ; preds = %3, %297
  %303 = lshr i32 %4, 1
  %304 = and i32 %303, 1
  %305 = xor i32 %2, %304
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %306 = and i32 %4, 1
  %307 = sub nsw i32 %23, %306
  %308 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %307
  %309 = add nsw i32 %307, 2
  %310 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %309
  %311 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %312 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %313 = icmp ugt i32 %311, %312
  %314 = zext i1 %313 to i32
  %315 = icmp eq i32 %305, %314
  br i1 %315, label %35, label %40

316:                                              ; preds = %286
  %317 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %290
  %318 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %288
  store i32 %293, ptr addrspace(3) %289, align 4, !tbaa !6
  store i32 %292, ptr addrspace(3) %291, align 4, !tbaa !6
  %319 = load i32, ptr addrspace(3) %318, align 4, !tbaa !6
  %320 = load i32, ptr addrspace(3) %317, align 4, !tbaa !6
  store i32 %320, ptr addrspace(3) %318, align 4, !tbaa !6
  store i32 %319, ptr addrspace(3) %317, align 4, !tbaa !6
  br label %321

321:                                              ; preds = %286, %316
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %322 = load i32, ptr addrspace(3) %217, align 4, !tbaa !6
  %323 = load i32, ptr addrspace(3) %219, align 4, !tbaa !6
  %324 = icmp ugt i32 %322, %323
  %325 = zext i1 %324 to i32
  %326 = icmp eq i32 %2, %325
  br i1 %326, label %327, label %332

327:                                              ; preds = %321
  %328 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %218
  %329 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %216
  store i32 %323, ptr addrspace(3) %217, align 4, !tbaa !6
  store i32 %322, ptr addrspace(3) %219, align 4, !tbaa !6
  %330 = load i32, ptr addrspace(3) %329, align 4, !tbaa !6
  %331 = load i32, ptr addrspace(3) %328, align 4, !tbaa !6
  store i32 %331, ptr addrspace(3) %329, align 4, !tbaa !6
  store i32 %330, ptr addrspace(3) %328, align 4, !tbaa !6
  br label %332

332:                                              ; preds = %327, %321
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %333 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %334 = load i32, ptr addrspace(3) %155, align 4, !tbaa !6
  %335 = icmp ugt i32 %333, %334
  %336 = zext i1 %335 to i32
  %337 = icmp eq i32 %2, %336
  br i1 %337, label %338, label %343

338:                                              ; preds = %332
  %339 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %154
  %340 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  store i32 %334, ptr addrspace(3) %153, align 4, !tbaa !6
  store i32 %333, ptr addrspace(3) %155, align 4, !tbaa !6
  %341 = load i32, ptr addrspace(3) %340, align 4, !tbaa !6
  %342 = load i32, ptr addrspace(3) %339, align 4, !tbaa !6
  store i32 %342, ptr addrspace(3) %340, align 4, !tbaa !6
  store i32 %341, ptr addrspace(3) %339, align 4, !tbaa !6
  br label %343

343:                                              ; preds = %338, %332
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %344 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %345 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %346 = icmp ugt i32 %344, %345
  %347 = zext i1 %346 to i32
  %348 = icmp eq i32 %2, %347
  br i1 %348, label %349, label %354

349:                                              ; preds = %343
  %350 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %101
  %351 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  store i32 %345, ptr addrspace(3) %100, align 4, !tbaa !6
  store i32 %344, ptr addrspace(3) %102, align 4, !tbaa !6
  %352 = load i32, ptr addrspace(3) %351, align 4, !tbaa !6
  %353 = load i32, ptr addrspace(3) %350, align 4, !tbaa !6
  store i32 %353, ptr addrspace(3) %351, align 4, !tbaa !6
  store i32 %352, ptr addrspace(3) %350, align 4, !tbaa !6
  br label %354

354:                                              ; preds = %349, %343
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %355 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %356 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %357 = icmp ugt i32 %355, %356
  %358 = zext i1 %357 to i32
  %359 = icmp eq i32 %2, %358
  br i1 %359, label %360, label %365

360:                                              ; preds = %354
  %361 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %362 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %356, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %355, ptr addrspace(3) %60, align 4, !tbaa !6
  %363 = load i32, ptr addrspace(3) %362, align 4, !tbaa !6
  %364 = load i32, ptr addrspace(3) %361, align 4, !tbaa !6
  store i32 %364, ptr addrspace(3) %362, align 4, !tbaa !6
  store i32 %363, ptr addrspace(3) %361, align 4, !tbaa !6
  br label %365

365:                                              ; preds = %360, %354
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %366 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %367 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %368 = icmp ugt i32 %366, %367
  %369 = zext i1 %368 to i32
  %370 = icmp eq i32 %2, %369
  br i1 %370, label %371, label %376

371:                                              ; preds = %365
  %372 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %373 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %367, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %366, ptr addrspace(3) %310, align 4, !tbaa !6
  %374 = load i32, ptr addrspace(3) %373, align 4, !tbaa !6
  %375 = load i32, ptr addrspace(3) %372, align 4, !tbaa !6
  store i32 %375, ptr addrspace(3) %373, align 4, !tbaa !6
  store i32 %374, ptr addrspace(3) %372, align 4, !tbaa !6
  br label %376

376:                                              ; preds = %371, %365
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %377 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %378 = extractelement <2 x i32> %377, i64 0
  %379 = extractelement <2 x i32> %377, i64 1
  %380 = icmp ugt i32 %378, %379
  %381 = zext i1 %380 to i32
  %382 = icmp eq i32 %2, %381
  br i1 %382, label %383, label %388

383:                                              ; preds = %376
  %384 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %385 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %379, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %378, ptr addrspace(3) %28, align 4, !tbaa !6
  %386 = load i32, ptr addrspace(3) %385, align 4, !tbaa !6
  %387 = load i32, ptr addrspace(3) %384, align 4, !tbaa !6
  store i32 %387, ptr addrspace(3) %385, align 4, !tbaa !6
  store i32 %386, ptr addrspace(3) %384, align 4, !tbaa !6
  br label %388

388:                                              ; preds = %383, %376
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %389 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  store i32 %389, ptr addrspace(1) %10, align 4, !tbaa !6
  %390 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %390, ptr addrspace(1) %11, align 4, !tbaa !6
  %391 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  store i32 %391, ptr addrspace(1) %16, align 4, !tbaa !6
  %392 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  store i32 %392, ptr addrspace(1) %20, align 4, !tbaa !6
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
  %27 = or disjoint i32 %23, 1
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %27
  %29 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %30 = extractelement <2 x i32> %29, i64 0
  %31 = extractelement <2 x i32> %29, i64 1
  %32 = icmp ugt i32 %30, %31
  %33 = zext i1 %32 to i32
  %34 = icmp eq i32 %25, %33
  br i1 %34, label %297, label %302

35:                                               ; preds = %302
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %312, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %311, ptr addrspace(3) %310, align 4, !tbaa !6
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !6
  %39 = load i32, ptr addrspace(3) %36, align 4, !tbaa !6
  store i32 %39, ptr addrspace(3) %37, align 4, !tbaa !6
  store i32 %38, ptr addrspace(3) %36, align 4, !tbaa !6
  br label %40

40:                                               ; preds = %35, %302
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %41 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %42 = extractelement <2 x i32> %41, i64 0
  %43 = extractelement <2 x i32> %41, i64 1
  %44 = icmp ugt i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = icmp eq i32 %305, %45
  br i1 %46, label %47, label %52

47:                                               ; preds = %40
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %43, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %42, ptr addrspace(3) %28, align 4, !tbaa !6
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !6
  %51 = load i32, ptr addrspace(3) %48, align 4, !tbaa !6
  store i32 %51, ptr addrspace(3) %49, align 4, !tbaa !6
  store i32 %50, ptr addrspace(3) %48, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %47, %40
  %53 = lshr i32 %4, 2
  %54 = and i32 %53, 1
  %55 = xor i32 %2, %54
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %56 = and i32 %4, 3
  %57 = sub nsw i32 %23, %56
  %58 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %57
  %59 = add nsw i32 %57, 4
  %60 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %59
  %61 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %62 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %63 = icmp ugt i32 %61, %62
  %64 = zext i1 %63 to i32
  %65 = icmp eq i32 %55, %64
  br i1 %65, label %66, label %71

66:                                               ; preds = %52
  %67 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %68 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %62, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %61, ptr addrspace(3) %60, align 4, !tbaa !6
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !6
  %70 = load i32, ptr addrspace(3) %67, align 4, !tbaa !6
  store i32 %70, ptr addrspace(3) %68, align 4, !tbaa !6
  store i32 %69, ptr addrspace(3) %67, align 4, !tbaa !6
  br label %71

71:                                               ; preds = %66, %52
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %72 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %73 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %74 = icmp ugt i32 %72, %73
  %75 = zext i1 %74 to i32
  %76 = icmp eq i32 %55, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %71
  %78 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %79 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %73, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %72, ptr addrspace(3) %310, align 4, !tbaa !6
  %80 = load i32, ptr addrspace(3) %79, align 4, !tbaa !6
  %81 = load i32, ptr addrspace(3) %78, align 4, !tbaa !6
  store i32 %81, ptr addrspace(3) %79, align 4, !tbaa !6
  store i32 %80, ptr addrspace(3) %78, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %77, %71
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %83 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %84 = extractelement <2 x i32> %83, i64 0
  %85 = extractelement <2 x i32> %83, i64 1
  %86 = icmp ugt i32 %84, %85
  %87 = zext i1 %86 to i32
  %88 = icmp eq i32 %55, %87
  br i1 %88, label %89, label %94

89:                                               ; preds = %82
  %90 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %91 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %85, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %84, ptr addrspace(3) %28, align 4, !tbaa !6
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !6
  %93 = load i32, ptr addrspace(3) %90, align 4, !tbaa !6
  store i32 %93, ptr addrspace(3) %91, align 4, !tbaa !6
  store i32 %92, ptr addrspace(3) %90, align 4, !tbaa !6
  br label %94

94:                                               ; preds = %89, %82
  %95 = lshr i32 %4, 3
  %96 = and i32 %95, 1
  %97 = xor i32 %2, %96
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %98 = and i32 %4, 7
  %99 = sub nsw i32 %23, %98
  %100 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %99
  %101 = add nsw i32 %99, 8
  %102 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %101
  %103 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %104 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %105 = icmp ugt i32 %103, %104
  %106 = zext i1 %105 to i32
  %107 = icmp eq i32 %97, %106
  br i1 %107, label %108, label %113

108:                                              ; preds = %94
  %109 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %101
  %110 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  store i32 %104, ptr addrspace(3) %100, align 4, !tbaa !6
  store i32 %103, ptr addrspace(3) %102, align 4, !tbaa !6
  %111 = load i32, ptr addrspace(3) %110, align 4, !tbaa !6
  %112 = load i32, ptr addrspace(3) %109, align 4, !tbaa !6
  store i32 %112, ptr addrspace(3) %110, align 4, !tbaa !6
  store i32 %111, ptr addrspace(3) %109, align 4, !tbaa !6
  br label %113

113:                                              ; preds = %108, %94
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %114 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %115 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %116 = icmp ugt i32 %114, %115
  %117 = zext i1 %116 to i32
  %118 = icmp eq i32 %97, %117
  br i1 %118, label %119, label %124

119:                                              ; preds = %113
  %120 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %121 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %115, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %114, ptr addrspace(3) %60, align 4, !tbaa !6
  %122 = load i32, ptr addrspace(3) %121, align 4, !tbaa !6
  %123 = load i32, ptr addrspace(3) %120, align 4, !tbaa !6
  store i32 %123, ptr addrspace(3) %121, align 4, !tbaa !6
  store i32 %122, ptr addrspace(3) %120, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %119, %113
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %125 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %126 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %127 = icmp ugt i32 %125, %126
  %128 = zext i1 %127 to i32
  %129 = icmp eq i32 %97, %128
  br i1 %129, label %130, label %135

130:                                              ; preds = %124
  %131 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %132 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %126, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %125, ptr addrspace(3) %310, align 4, !tbaa !6
  %133 = load i32, ptr addrspace(3) %132, align 4, !tbaa !6
  %134 = load i32, ptr addrspace(3) %131, align 4, !tbaa !6
  store i32 %134, ptr addrspace(3) %132, align 4, !tbaa !6
  store i32 %133, ptr addrspace(3) %131, align 4, !tbaa !6
  br label %135

135:                                              ; preds = %130, %124
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %136 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %137 = extractelement <2 x i32> %136, i64 0
  %138 = extractelement <2 x i32> %136, i64 1
  %139 = icmp ugt i32 %137, %138
  %140 = zext i1 %139 to i32
  %141 = icmp eq i32 %97, %140
  br i1 %141, label %142, label %147

142:                                              ; preds = %135
  %143 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %144 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %138, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %137, ptr addrspace(3) %28, align 4, !tbaa !6
  %145 = load i32, ptr addrspace(3) %144, align 4, !tbaa !6
  %146 = load i32, ptr addrspace(3) %143, align 4, !tbaa !6
  store i32 %146, ptr addrspace(3) %144, align 4, !tbaa !6
  store i32 %145, ptr addrspace(3) %143, align 4, !tbaa !6
  br label %147

147:                                              ; preds = %142, %135
  %148 = lshr i32 %4, 4
  %149 = and i32 %148, 1
  %150 = xor i32 %2, %149
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %151 = and i32 %4, 15
  %152 = sub nsw i32 %23, %151
  %153 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %152
  %154 = add nsw i32 %152, 16
  %155 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %154
  %156 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %157 = load i32, ptr addrspace(3) %155, align 4, !tbaa !6
  %158 = icmp ugt i32 %156, %157
  %159 = zext i1 %158 to i32
  %160 = icmp eq i32 %150, %159
  br i1 %160, label %161, label %166

161:                                              ; preds = %147
  %162 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %154
  %163 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  store i32 %157, ptr addrspace(3) %153, align 4, !tbaa !6
  store i32 %156, ptr addrspace(3) %155, align 4, !tbaa !6
  %164 = load i32, ptr addrspace(3) %163, align 4, !tbaa !6
  %165 = load i32, ptr addrspace(3) %162, align 4, !tbaa !6
  store i32 %165, ptr addrspace(3) %163, align 4, !tbaa !6
  store i32 %164, ptr addrspace(3) %162, align 4, !tbaa !6
  br label %166

166:                                              ; preds = %161, %147
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %167 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %168 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %169 = icmp ugt i32 %167, %168
  %170 = zext i1 %169 to i32
  %171 = icmp eq i32 %150, %170
  br i1 %171, label %172, label %177

172:                                              ; preds = %166
  %173 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %101
  %174 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  store i32 %168, ptr addrspace(3) %100, align 4, !tbaa !6
  store i32 %167, ptr addrspace(3) %102, align 4, !tbaa !6
  %175 = load i32, ptr addrspace(3) %174, align 4, !tbaa !6
  %176 = load i32, ptr addrspace(3) %173, align 4, !tbaa !6
  store i32 %176, ptr addrspace(3) %174, align 4, !tbaa !6
  store i32 %175, ptr addrspace(3) %173, align 4, !tbaa !6
  br label %177

177:                                              ; preds = %172, %166
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %178 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %179 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %180 = icmp ugt i32 %178, %179
  %181 = zext i1 %180 to i32
  %182 = icmp eq i32 %150, %181
  br i1 %182, label %183, label %188

183:                                              ; preds = %177
  %184 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %185 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %179, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %178, ptr addrspace(3) %60, align 4, !tbaa !6
  %186 = load i32, ptr addrspace(3) %185, align 4, !tbaa !6
  %187 = load i32, ptr addrspace(3) %184, align 4, !tbaa !6
  store i32 %187, ptr addrspace(3) %185, align 4, !tbaa !6
  store i32 %186, ptr addrspace(3) %184, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %183, %177
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %189 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %190 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %191 = icmp ugt i32 %189, %190
  %192 = zext i1 %191 to i32
  %193 = icmp eq i32 %150, %192
  br i1 %193, label %194, label %199

194:                                              ; preds = %188
  %195 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %196 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %190, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %189, ptr addrspace(3) %310, align 4, !tbaa !6
  %197 = load i32, ptr addrspace(3) %196, align 4, !tbaa !6
  %198 = load i32, ptr addrspace(3) %195, align 4, !tbaa !6
  store i32 %198, ptr addrspace(3) %196, align 4, !tbaa !6
  store i32 %197, ptr addrspace(3) %195, align 4, !tbaa !6
  br label %199

199:                                              ; preds = %194, %188
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %200 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %201 = extractelement <2 x i32> %200, i64 0
  %202 = extractelement <2 x i32> %200, i64 1
  %203 = icmp ugt i32 %201, %202
  %204 = zext i1 %203 to i32
  %205 = icmp eq i32 %150, %204
  br i1 %205, label %206, label %211

206:                                              ; preds = %199
  %207 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %208 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %202, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %201, ptr addrspace(3) %28, align 4, !tbaa !6
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !6
  %210 = load i32, ptr addrspace(3) %207, align 4, !tbaa !6
  store i32 %210, ptr addrspace(3) %208, align 4, !tbaa !6
  store i32 %209, ptr addrspace(3) %207, align 4, !tbaa !6
  br label %211

211:                                              ; preds = %206, %199
  %212 = lshr i32 %4, 5
  %213 = and i32 %212, 1
  %214 = xor i32 %2, %213
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %215 = and i32 %4, 31
  %216 = sub nsw i32 %23, %215
  %217 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %216
  %218 = add nsw i32 %216, 32
  %219 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %218
  %220 = load i32, ptr addrspace(3) %217, align 4, !tbaa !6
  %221 = load i32, ptr addrspace(3) %219, align 4, !tbaa !6
  %222 = icmp ugt i32 %220, %221
  %223 = zext i1 %222 to i32
  %224 = icmp eq i32 %214, %223
  br i1 %224, label %225, label %230

225:                                              ; preds = %211
  %226 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %218
  %227 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %216
  store i32 %221, ptr addrspace(3) %217, align 4, !tbaa !6
  store i32 %220, ptr addrspace(3) %219, align 4, !tbaa !6
  %228 = load i32, ptr addrspace(3) %227, align 4, !tbaa !6
  %229 = load i32, ptr addrspace(3) %226, align 4, !tbaa !6
  store i32 %229, ptr addrspace(3) %227, align 4, !tbaa !6
  store i32 %228, ptr addrspace(3) %226, align 4, !tbaa !6
  br label %230

230:                                              ; preds = %225, %211
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %231 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %232 = load i32, ptr addrspace(3) %155, align 4, !tbaa !6
  %233 = icmp ugt i32 %231, %232
  %234 = zext i1 %233 to i32
  %235 = icmp eq i32 %214, %234
  br i1 %235, label %236, label %241

236:                                              ; preds = %230
  %237 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %154
  %238 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  store i32 %232, ptr addrspace(3) %153, align 4, !tbaa !6
  store i32 %231, ptr addrspace(3) %155, align 4, !tbaa !6
  %239 = load i32, ptr addrspace(3) %238, align 4, !tbaa !6
  %240 = load i32, ptr addrspace(3) %237, align 4, !tbaa !6
  store i32 %240, ptr addrspace(3) %238, align 4, !tbaa !6
  store i32 %239, ptr addrspace(3) %237, align 4, !tbaa !6
  br label %241

241:                                              ; preds = %236, %230
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %242 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %243 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %244 = icmp ugt i32 %242, %243
  %245 = zext i1 %244 to i32
  %246 = icmp eq i32 %214, %245
  br i1 %246, label %247, label %252

247:                                              ; preds = %241
  %248 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %101
  %249 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  store i32 %243, ptr addrspace(3) %100, align 4, !tbaa !6
  store i32 %242, ptr addrspace(3) %102, align 4, !tbaa !6
  %250 = load i32, ptr addrspace(3) %249, align 4, !tbaa !6
  %251 = load i32, ptr addrspace(3) %248, align 4, !tbaa !6
  store i32 %251, ptr addrspace(3) %249, align 4, !tbaa !6
  store i32 %250, ptr addrspace(3) %248, align 4, !tbaa !6
  br label %252

252:                                              ; preds = %247, %241
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %253 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %254 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %255 = icmp ugt i32 %253, %254
  %256 = zext i1 %255 to i32
  %257 = icmp eq i32 %214, %256
  br i1 %257, label %258, label %263

258:                                              ; preds = %252
  %259 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %260 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %254, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %253, ptr addrspace(3) %60, align 4, !tbaa !6
  %261 = load i32, ptr addrspace(3) %260, align 4, !tbaa !6
  %262 = load i32, ptr addrspace(3) %259, align 4, !tbaa !6
  store i32 %262, ptr addrspace(3) %260, align 4, !tbaa !6
  store i32 %261, ptr addrspace(3) %259, align 4, !tbaa !6
  br label %263

263:                                              ; preds = %258, %252
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %264 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %265 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %266 = icmp ugt i32 %264, %265
  %267 = zext i1 %266 to i32
  %268 = icmp eq i32 %214, %267
  br i1 %268, label %269, label %274

269:                                              ; preds = %263
  %270 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %271 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %265, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %264, ptr addrspace(3) %310, align 4, !tbaa !6
  %272 = load i32, ptr addrspace(3) %271, align 4, !tbaa !6
  %273 = load i32, ptr addrspace(3) %270, align 4, !tbaa !6
  store i32 %273, ptr addrspace(3) %271, align 4, !tbaa !6
  store i32 %272, ptr addrspace(3) %270, align 4, !tbaa !6
  br label %274

274:                                              ; preds = %269, %263
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %275 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %276 = extractelement <2 x i32> %275, i64 0
  %277 = extractelement <2 x i32> %275, i64 1
  %278 = icmp ugt i32 %276, %277
  %279 = zext i1 %278 to i32
  %280 = icmp eq i32 %214, %279
  br i1 %280, label %281, label %286

281:                                              ; preds = %274
  %282 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %283 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %277, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %276, ptr addrspace(3) %28, align 4, !tbaa !6
  %284 = load i32, ptr addrspace(3) %283, align 4, !tbaa !6
  %285 = load i32, ptr addrspace(3) %282, align 4, !tbaa !6
  store i32 %285, ptr addrspace(3) %283, align 4, !tbaa !6
  store i32 %284, ptr addrspace(3) %282, align 4, !tbaa !6
  br label %286

286:                                              ; preds = %281, %274
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %287 = and i32 %4, 63
  %288 = sub nsw i32 %23, %287
  %289 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %288
  %290 = add nsw i32 %288, 64
  %291 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %290
  %292 = load i32, ptr addrspace(3) %289, align 4, !tbaa !6
  %293 = load i32, ptr addrspace(3) %291, align 4, !tbaa !6
  %294 = icmp ugt i32 %292, %293
  %295 = zext i1 %294 to i32
  %296 = icmp eq i32 %2, %295
  br i1 %296, label %316, label %321

297:                                              ; preds = %3
  %298 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %299 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %31, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %30, ptr addrspace(3) %28, align 4, !tbaa !6
  %300 = load i32, ptr addrspace(3) %299, align 4, !tbaa !6
  %301 = load i32, ptr addrspace(3) %298, align 4, !tbaa !6
  store i32 %301, ptr addrspace(3) %299, align 4, !tbaa !6
  store i32 %300, ptr addrspace(3) %298, align 4, !tbaa !6
  br label %302

302:                                              ; preds = %3, %297
  %303 = lshr i32 %4, 1
  %304 = and i32 %303, 1
  %305 = xor i32 %2, %304
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %306 = and i32 %4, 1
  %307 = sub nsw i32 %23, %306
  %308 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %307
  %309 = add nsw i32 %307, 2
  %310 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i32 %309
  %311 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %312 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %313 = icmp ugt i32 %311, %312
  %314 = zext i1 %313 to i32
  %315 = icmp eq i32 %305, %314
  br i1 %315, label %35, label %40

316:                                              ; preds = %286
  %317 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %290
  %318 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %288
  store i32 %293, ptr addrspace(3) %289, align 4, !tbaa !6
  store i32 %292, ptr addrspace(3) %291, align 4, !tbaa !6
  %319 = load i32, ptr addrspace(3) %318, align 4, !tbaa !6
  %320 = load i32, ptr addrspace(3) %317, align 4, !tbaa !6
  store i32 %320, ptr addrspace(3) %318, align 4, !tbaa !6
  store i32 %319, ptr addrspace(3) %317, align 4, !tbaa !6
  br label %321

321:                                              ; preds = %286, %316
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %322 = load i32, ptr addrspace(3) %217, align 4, !tbaa !6
  %323 = load i32, ptr addrspace(3) %219, align 4, !tbaa !6
  %324 = icmp ugt i32 %322, %323
  %325 = zext i1 %324 to i32
  %326 = icmp eq i32 %2, %325
  br i1 %326, label %327, label %332

327:                                              ; preds = %321
  %328 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %218
  %329 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %216
  store i32 %323, ptr addrspace(3) %217, align 4, !tbaa !6
  store i32 %322, ptr addrspace(3) %219, align 4, !tbaa !6
  %330 = load i32, ptr addrspace(3) %329, align 4, !tbaa !6
  %331 = load i32, ptr addrspace(3) %328, align 4, !tbaa !6
  store i32 %331, ptr addrspace(3) %329, align 4, !tbaa !6
  store i32 %330, ptr addrspace(3) %328, align 4, !tbaa !6
  br label %332

332:                                              ; preds = %327, %321
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %333 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %334 = load i32, ptr addrspace(3) %155, align 4, !tbaa !6
  %335 = icmp ugt i32 %333, %334
  %336 = zext i1 %335 to i32
  %337 = icmp eq i32 %2, %336
  br i1 %337, label %338, label %343

338:                                              ; preds = %332
  %339 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %154
  %340 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %152
  store i32 %334, ptr addrspace(3) %153, align 4, !tbaa !6
  store i32 %333, ptr addrspace(3) %155, align 4, !tbaa !6
  %341 = load i32, ptr addrspace(3) %340, align 4, !tbaa !6
  %342 = load i32, ptr addrspace(3) %339, align 4, !tbaa !6
  store i32 %342, ptr addrspace(3) %340, align 4, !tbaa !6
  store i32 %341, ptr addrspace(3) %339, align 4, !tbaa !6
  br label %343

343:                                              ; preds = %338, %332
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %344 = load i32, ptr addrspace(3) %100, align 4, !tbaa !6
  %345 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %346 = icmp ugt i32 %344, %345
  %347 = zext i1 %346 to i32
  %348 = icmp eq i32 %2, %347
  br i1 %348, label %349, label %354

349:                                              ; preds = %343
  %350 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %101
  %351 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %99
  store i32 %345, ptr addrspace(3) %100, align 4, !tbaa !6
  store i32 %344, ptr addrspace(3) %102, align 4, !tbaa !6
  %352 = load i32, ptr addrspace(3) %351, align 4, !tbaa !6
  %353 = load i32, ptr addrspace(3) %350, align 4, !tbaa !6
  store i32 %353, ptr addrspace(3) %351, align 4, !tbaa !6
  store i32 %352, ptr addrspace(3) %350, align 4, !tbaa !6
  br label %354

354:                                              ; preds = %349, %343
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %355 = load i32, ptr addrspace(3) %58, align 4, !tbaa !6
  %356 = load i32, ptr addrspace(3) %60, align 4, !tbaa !6
  %357 = icmp ugt i32 %355, %356
  %358 = zext i1 %357 to i32
  %359 = icmp eq i32 %2, %358
  br i1 %359, label %360, label %365

360:                                              ; preds = %354
  %361 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %59
  %362 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %57
  store i32 %356, ptr addrspace(3) %58, align 4, !tbaa !6
  store i32 %355, ptr addrspace(3) %60, align 4, !tbaa !6
  %363 = load i32, ptr addrspace(3) %362, align 4, !tbaa !6
  %364 = load i32, ptr addrspace(3) %361, align 4, !tbaa !6
  store i32 %364, ptr addrspace(3) %362, align 4, !tbaa !6
  store i32 %363, ptr addrspace(3) %361, align 4, !tbaa !6
  br label %365

365:                                              ; preds = %360, %354
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %366 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %367 = load i32, ptr addrspace(3) %310, align 4, !tbaa !6
  %368 = icmp ugt i32 %366, %367
  %369 = zext i1 %368 to i32
  %370 = icmp eq i32 %2, %369
  br i1 %370, label %371, label %376

371:                                              ; preds = %365
  %372 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %309
  %373 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %307
  store i32 %367, ptr addrspace(3) %308, align 4, !tbaa !6
  store i32 %366, ptr addrspace(3) %310, align 4, !tbaa !6
  %374 = load i32, ptr addrspace(3) %373, align 4, !tbaa !6
  %375 = load i32, ptr addrspace(3) %372, align 4, !tbaa !6
  store i32 %375, ptr addrspace(3) %373, align 4, !tbaa !6
  store i32 %374, ptr addrspace(3) %372, align 4, !tbaa !6
  br label %376

376:                                              ; preds = %371, %365
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %377 = load <2 x i32>, ptr addrspace(3) %26, align 4, !tbaa !6
  %378 = extractelement <2 x i32> %377, i64 0
  %379 = extractelement <2 x i32> %377, i64 1
  %380 = icmp ugt i32 %378, %379
  %381 = zext i1 %380 to i32
  %382 = icmp eq i32 %2, %381
  br i1 %382, label %383, label %388

383:                                              ; preds = %376
  %384 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %27
  %385 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i32 %23
  store i32 %379, ptr addrspace(3) %26, align 4, !tbaa !6
  store i32 %378, ptr addrspace(3) %28, align 4, !tbaa !6
  %386 = load i32, ptr addrspace(3) %385, align 4, !tbaa !6
  %387 = load i32, ptr addrspace(3) %384, align 4, !tbaa !6
  store i32 %387, ptr addrspace(3) %385, align 4, !tbaa !6
  store i32 %386, ptr addrspace(3) %384, align 4, !tbaa !6
  br label %388

388:                                              ; preds = %383, %376
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %389 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  store i32 %389, ptr addrspace(1) %10, align 4, !tbaa !6
  %390 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %390, ptr addrspace(1) %11, align 4, !tbaa !6
  %391 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  store i32 %391, ptr addrspace(1) %16, align 4, !tbaa !6
  %392 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  store i32 %392, ptr addrspace(1) %20, align 4, !tbaa !6
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
