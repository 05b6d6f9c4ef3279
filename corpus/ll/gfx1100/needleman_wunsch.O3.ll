; ModuleID = 'corpus/opencl/needleman_wunsch.cl'
source_filename = "corpus/opencl/needleman_wunsch.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@nw_upper.temp = internal addrspace(3) global [289 x i32] undef, align 4
@nw_upper.ref = internal addrspace(3) global [256 x i32] undef, align 4
@nw_lower.temp = internal addrspace(3) global [289 x i32] undef, align 4
@nw_lower.ref = internal addrspace(3) global [256 x i32] undef, align 4

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
define protected amdgpu_kernel void @nw_upper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = xor i32 %6, -1
  %8 = add i32 %4, %7
  tail call fastcc void @tile(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %6, i32 noundef %8, ptr addrspace(3) noundef @nw_upper.temp, ptr addrspace(3) noundef @nw_upper.ref) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_nw_upper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = xor i32 %6, -1
  %8 = add i32 %4, %7
  tail call fastcc void @tile(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %6, i32 noundef %8, ptr addrspace(3) noundef @nw_upper.temp, ptr addrspace(3) noundef @nw_upper.ref) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @nw_lower(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = add i32 %6, 1
  %8 = sub nsw i32 %4, %7
  tail call fastcc void @tile(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %7, i32 noundef %8, ptr addrspace(3) noundef @nw_lower.temp, ptr addrspace(3) noundef @nw_lower.ref) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_nw_lower(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = add i32 %6, 1
  %8 = sub nsw i32 %4, %7
  tail call fastcc void @tile(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %7, i32 noundef %8, ptr addrspace(3) noundef @nw_lower.temp, ptr addrspace(3) noundef @nw_lower.ref) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define internal fastcc void @tile(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr addrspace(3) noundef captures(none) %6, ptr addrspace(3) noundef captures(none) %7) unnamed_addr #3 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = shl nsw i32 %2, 4
  %11 = mul nsw i32 %10, %5
  %12 = shl nsw i32 %4, 4
  %13 = add nsw i32 %11, %12
  %14 = add nsw i32 %13, %9
  %15 = add nsw i32 %2, 1
  %16 = add nsw i32 %15, %14
  %17 = icmp eq i32 %9, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %8
  %19 = sext i32 %13 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  store i32 %21, ptr addrspace(3) %6, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %18, %8
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i32 %9
  %24 = sext i32 %16 to i64
  %25 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  store i32 %26, ptr addrspace(3) %23, align 4, !tbaa !6
  %27 = add nsw i32 %2, %16
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 64
  store i32 %30, ptr addrspace(3) %31, align 4, !tbaa !6
  %32 = shl nsw i32 %2, 1
  %33 = add nsw i32 %32, %16
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 128
  store i32 %36, ptr addrspace(3) %37, align 4, !tbaa !6
  %38 = mul nsw i32 %2, 3
  %39 = add nsw i32 %38, %16
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 192
  store i32 %42, ptr addrspace(3) %43, align 4, !tbaa !6
  %44 = shl nsw i32 %2, 2
  %45 = add nsw i32 %44, %16
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !6
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 256
  store i32 %48, ptr addrspace(3) %49, align 4, !tbaa !6
  %50 = mul nsw i32 %2, 5
  %51 = add nsw i32 %50, %16
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !6
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 320
  store i32 %54, ptr addrspace(3) %55, align 4, !tbaa !6
  %56 = mul nsw i32 %2, 6
  %57 = add nsw i32 %56, %16
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4, !tbaa !6
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 384
  store i32 %60, ptr addrspace(3) %61, align 4, !tbaa !6
  %62 = mul nsw i32 %2, 7
  %63 = add nsw i32 %62, %16
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !6
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 448
  store i32 %66, ptr addrspace(3) %67, align 4, !tbaa !6
  %68 = shl nsw i32 %2, 3
  %69 = add nsw i32 %68, %16
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !6
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 512
  store i32 %72, ptr addrspace(3) %73, align 4, !tbaa !6
  %74 = mul nsw i32 %2, 9
  %75 = add nsw i32 %74, %16
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %76
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !6
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 576
  store i32 %78, ptr addrspace(3) %79, align 4, !tbaa !6
  %80 = mul nsw i32 %2, 10
  %81 = add nsw i32 %80, %16
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !6
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 640
  store i32 %84, ptr addrspace(3) %85, align 4, !tbaa !6
  %86 = mul nsw i32 %2, 11
  %87 = add nsw i32 %86, %16
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %88
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !6
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 704
  store i32 %90, ptr addrspace(3) %91, align 4, !tbaa !6
  %92 = mul nsw i32 %2, 12
  %93 = add nsw i32 %92, %16
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %94
  %96 = load i32, ptr addrspace(1) %95, align 4, !tbaa !6
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 768
  store i32 %96, ptr addrspace(3) %97, align 4, !tbaa !6
  %98 = mul nsw i32 %2, 13
  %99 = add nsw i32 %98, %16
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %100
  %102 = load i32, ptr addrspace(1) %101, align 4, !tbaa !6
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 832
  store i32 %102, ptr addrspace(3) %103, align 4, !tbaa !6
  %104 = mul nsw i32 %2, 14
  %105 = add nsw i32 %104, %16
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %106
  %108 = load i32, ptr addrspace(1) %107, align 4, !tbaa !6
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 896
  store i32 %108, ptr addrspace(3) %109, align 4, !tbaa !6
  %110 = mul nsw i32 %2, 15
  %111 = add nsw i32 %110, %16
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %112
  %114 = load i32, ptr addrspace(1) %113, align 4, !tbaa !6
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 960
  store i32 %114, ptr addrspace(3) %115, align 4, !tbaa !6
  %116 = add nuw nsw i32 %9, 1
  %117 = mul i32 %2, %116
  %118 = add i32 %117, %13
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %119
  %121 = load i32, ptr addrspace(1) %120, align 4, !tbaa !6
  %122 = mul nuw nsw i32 %116, 68
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 %122
  store i32 %121, ptr addrspace(3) %123, align 4, !tbaa !6
  %124 = sext i32 %14 to i64
  %125 = getelementptr i32, ptr addrspace(1) %1, i64 %124
  %126 = getelementptr i8, ptr addrspace(1) %125, i64 4
  %127 = load i32, ptr addrspace(1) %126, align 4, !tbaa !6
  %128 = getelementptr inbounds nuw i32, ptr addrspace(3) %6, i32 %116
  store i32 %127, ptr addrspace(3) %128, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %129 = sub nsw i32 16, %9
  %130 = icmp eq i32 %9, 0
  br i1 %130, label %131, label %151

131:                                              ; preds = %22
  %132 = sub nuw nsw i32 1, %9
  %133 = mul nuw nsw i32 %9, -68
  %134 = getelementptr i8, ptr addrspace(3) %6, i32 %133
  %135 = getelementptr i32, ptr addrspace(3) %134, i32 %9
  %136 = load i32, ptr addrspace(3) %135, align 4, !tbaa !6
  %137 = getelementptr i32, ptr addrspace(3) %7, i32 %9
  %138 = load i32, ptr addrspace(3) %137, align 4, !tbaa !6
  %139 = add nsw i32 %138, %136
  %140 = mul nuw nsw i32 %132, 68
  %141 = getelementptr i8, ptr addrspace(3) %6, i32 %140
  %142 = getelementptr i32, ptr addrspace(3) %141, i32 %9
  %143 = load i32, ptr addrspace(3) %142, align 4, !tbaa !6
  %144 = sub nsw i32 %143, %3
  %145 = getelementptr i32, ptr addrspace(3) %134, i32 %116
  %146 = load i32, ptr addrspace(3) %145, align 4, !tbaa !6
  %147 = sub nsw i32 %146, %3
  %148 = tail call noundef i32 @llvm.smax.i32(i32 %139, i32 %144)
  %149 = tail call noundef i32 @llvm.smax.i32(i32 %148, i32 %147)
  %150 = getelementptr i32, ptr addrspace(3) %141, i32 %116
  store i32 %149, ptr addrspace(3) %150, align 4, !tbaa !6
  br label %151

151:                                              ; preds = %131, %22
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %152 = icmp samesign ugt i32 %9, 1
  br i1 %152, label %176, label %153

153:                                              ; preds = %151
  %154 = sub nuw nsw i32 2, %9
  %155 = sub nuw nsw i32 1, %9
  %156 = mul nuw nsw i32 %155, 68
  %157 = getelementptr i8, ptr addrspace(3) %6, i32 %156
  %158 = getelementptr i32, ptr addrspace(3) %157, i32 %9
  %159 = load i32, ptr addrspace(3) %158, align 4, !tbaa !6
  %160 = shl nuw nsw i32 %155, 6
  %161 = getelementptr i8, ptr addrspace(3) %7, i32 %160
  %162 = getelementptr i32, ptr addrspace(3) %161, i32 %9
  %163 = load i32, ptr addrspace(3) %162, align 4, !tbaa !6
  %164 = add nsw i32 %163, %159
  %165 = mul nuw nsw i32 %154, 68
  %166 = getelementptr i8, ptr addrspace(3) %6, i32 %165
  %167 = getelementptr i32, ptr addrspace(3) %166, i32 %9
  %168 = load i32, ptr addrspace(3) %167, align 4, !tbaa !6
  %169 = sub nsw i32 %168, %3
  %170 = getelementptr i32, ptr addrspace(3) %157, i32 %116
  %171 = load i32, ptr addrspace(3) %170, align 4, !tbaa !6
  %172 = sub nsw i32 %171, %3
  %173 = tail call noundef i32 @llvm.smax.i32(i32 %164, i32 %169)
  %174 = tail call noundef i32 @llvm.smax.i32(i32 %173, i32 %172)
  %175 = getelementptr i32, ptr addrspace(3) %166, i32 %116
  store i32 %174, ptr addrspace(3) %175, align 4, !tbaa !6
  br label %176

176:                                              ; preds = %153, %151
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %177 = icmp samesign ugt i32 %9, 2
  br i1 %177, label %201, label %178

178:                                              ; preds = %176
  %179 = sub nuw nsw i32 3, %9
  %180 = sub nuw nsw i32 2, %9
  %181 = mul nuw nsw i32 %180, 68
  %182 = getelementptr i8, ptr addrspace(3) %6, i32 %181
  %183 = getelementptr i32, ptr addrspace(3) %182, i32 %9
  %184 = load i32, ptr addrspace(3) %183, align 4, !tbaa !6
  %185 = shl nuw nsw i32 %180, 6
  %186 = getelementptr i8, ptr addrspace(3) %7, i32 %185
  %187 = getelementptr i32, ptr addrspace(3) %186, i32 %9
  %188 = load i32, ptr addrspace(3) %187, align 4, !tbaa !6
  %189 = add nsw i32 %188, %184
  %190 = mul nuw nsw i32 %179, 68
  %191 = getelementptr i8, ptr addrspace(3) %6, i32 %190
  %192 = getelementptr i32, ptr addrspace(3) %191, i32 %9
  %193 = load i32, ptr addrspace(3) %192, align 4, !tbaa !6
  %194 = sub nsw i32 %193, %3
  %195 = getelementptr i32, ptr addrspace(3) %182, i32 %116
  %196 = load i32, ptr addrspace(3) %195, align 4, !tbaa !6
  %197 = sub nsw i32 %196, %3
  %198 = tail call noundef i32 @llvm.smax.i32(i32 %189, i32 %194)
  %199 = tail call noundef i32 @llvm.smax.i32(i32 %198, i32 %197)
  %200 = getelementptr i32, ptr addrspace(3) %191, i32 %116
  store i32 %199, ptr addrspace(3) %200, align 4, !tbaa !6
  br label %201

201:                                              ; preds = %178, %176
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %202 = icmp samesign ugt i32 %9, 3
  br i1 %202, label %226, label %203

203:                                              ; preds = %201
  %204 = sub nuw nsw i32 4, %9
  %205 = sub nuw nsw i32 3, %9
  %206 = mul nuw nsw i32 %205, 68
  %207 = getelementptr i8, ptr addrspace(3) %6, i32 %206
  %208 = getelementptr i32, ptr addrspace(3) %207, i32 %9
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !6
  %210 = shl nuw nsw i32 %205, 6
  %211 = getelementptr i8, ptr addrspace(3) %7, i32 %210
  %212 = getelementptr i32, ptr addrspace(3) %211, i32 %9
  %213 = load i32, ptr addrspace(3) %212, align 4, !tbaa !6
  %214 = add nsw i32 %213, %209
  %215 = mul nuw nsw i32 %204, 68
  %216 = getelementptr i8, ptr addrspace(3) %6, i32 %215
  %217 = getelementptr i32, ptr addrspace(3) %216, i32 %9
  %218 = load i32, ptr addrspace(3) %217, align 4, !tbaa !6
  %219 = sub nsw i32 %218, %3
  %220 = getelementptr i32, ptr addrspace(3) %207, i32 %116
  %221 = load i32, ptr addrspace(3) %220, align 4, !tbaa !6
  %222 = sub nsw i32 %221, %3
  %223 = tail call noundef i32 @llvm.smax.i32(i32 %214, i32 %219)
  %224 = tail call noundef i32 @llvm.smax.i32(i32 %223, i32 %222)
  %225 = getelementptr i32, ptr addrspace(3) %216, i32 %116
  store i32 %224, ptr addrspace(3) %225, align 4, !tbaa !6
  br label %226

226:                                              ; preds = %203, %201
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %227 = icmp samesign ugt i32 %9, 4
  br i1 %227, label %251, label %228

228:                                              ; preds = %226
  %229 = sub nuw nsw i32 5, %9
  %230 = sub nuw nsw i32 4, %9
  %231 = mul nuw nsw i32 %230, 68
  %232 = getelementptr i8, ptr addrspace(3) %6, i32 %231
  %233 = getelementptr i32, ptr addrspace(3) %232, i32 %9
  %234 = load i32, ptr addrspace(3) %233, align 4, !tbaa !6
  %235 = shl nuw nsw i32 %230, 6
  %236 = getelementptr i8, ptr addrspace(3) %7, i32 %235
  %237 = getelementptr i32, ptr addrspace(3) %236, i32 %9
  %238 = load i32, ptr addrspace(3) %237, align 4, !tbaa !6
  %239 = add nsw i32 %238, %234
  %240 = mul nuw nsw i32 %229, 68
  %241 = getelementptr i8, ptr addrspace(3) %6, i32 %240
  %242 = getelementptr i32, ptr addrspace(3) %241, i32 %9
  %243 = load i32, ptr addrspace(3) %242, align 4, !tbaa !6
  %244 = sub nsw i32 %243, %3
  %245 = getelementptr i32, ptr addrspace(3) %232, i32 %116
  %246 = load i32, ptr addrspace(3) %245, align 4, !tbaa !6
  %247 = sub nsw i32 %246, %3
  %248 = tail call noundef i32 @llvm.smax.i32(i32 %239, i32 %244)
  %249 = tail call noundef i32 @llvm.smax.i32(i32 %248, i32 %247)
  %250 = getelementptr i32, ptr addrspace(3) %241, i32 %116
  store i32 %249, ptr addrspace(3) %250, align 4, !tbaa !6
  br label %251

251:                                              ; preds = %228, %226
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %252 = icmp samesign ugt i32 %9, 5
  br i1 %252, label %276, label %253

253:                                              ; preds = %251
  %254 = sub nuw nsw i32 6, %9
  %255 = sub nuw nsw i32 5, %9
  %256 = mul nuw nsw i32 %255, 68
  %257 = getelementptr i8, ptr addrspace(3) %6, i32 %256
  %258 = getelementptr i32, ptr addrspace(3) %257, i32 %9
  %259 = load i32, ptr addrspace(3) %258, align 4, !tbaa !6
  %260 = shl nuw nsw i32 %255, 6
  %261 = getelementptr i8, ptr addrspace(3) %7, i32 %260
  %262 = getelementptr i32, ptr addrspace(3) %261, i32 %9
  %263 = load i32, ptr addrspace(3) %262, align 4, !tbaa !6
  %264 = add nsw i32 %263, %259
  %265 = mul nuw nsw i32 %254, 68
  %266 = getelementptr i8, ptr addrspace(3) %6, i32 %265
  %267 = getelementptr i32, ptr addrspace(3) %266, i32 %9
  %268 = load i32, ptr addrspace(3) %267, align 4, !tbaa !6
  %269 = sub nsw i32 %268, %3
  %270 = getelementptr i32, ptr addrspace(3) %257, i32 %116
  %271 = load i32, ptr addrspace(3) %270, align 4, !tbaa !6
  %272 = sub nsw i32 %271, %3
  %273 = tail call noundef i32 @llvm.smax.i32(i32 %264, i32 %269)
  %274 = tail call noundef i32 @llvm.smax.i32(i32 %273, i32 %272)
  %275 = getelementptr i32, ptr addrspace(3) %266, i32 %116
  store i32 %274, ptr addrspace(3) %275, align 4, !tbaa !6
  br label %276

276:                                              ; preds = %253, %251
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %277 = icmp samesign ugt i32 %9, 6
  br i1 %277, label %301, label %278

278:                                              ; preds = %276
  %279 = sub nuw nsw i32 7, %9
  %280 = sub nuw nsw i32 6, %9
  %281 = mul nuw nsw i32 %280, 68
  %282 = getelementptr i8, ptr addrspace(3) %6, i32 %281
  %283 = getelementptr i32, ptr addrspace(3) %282, i32 %9
  %284 = load i32, ptr addrspace(3) %283, align 4, !tbaa !6
  %285 = shl nuw nsw i32 %280, 6
  %286 = getelementptr i8, ptr addrspace(3) %7, i32 %285
  %287 = getelementptr i32, ptr addrspace(3) %286, i32 %9
  %288 = load i32, ptr addrspace(3) %287, align 4, !tbaa !6
  %289 = add nsw i32 %288, %284
  %290 = mul nuw nsw i32 %279, 68
  %291 = getelementptr i8, ptr addrspace(3) %6, i32 %290
  %292 = getelementptr i32, ptr addrspace(3) %291, i32 %9
  %293 = load i32, ptr addrspace(3) %292, align 4, !tbaa !6
  %294 = sub nsw i32 %293, %3
  %295 = getelementptr i32, ptr addrspace(3) %282, i32 %116
  %296 = load i32, ptr addrspace(3) %295, align 4, !tbaa !6
  %297 = sub nsw i32 %296, %3
  %298 = tail call noundef i32 @llvm.smax.i32(i32 %289, i32 %294)
  %299 = tail call noundef i32 @llvm.smax.i32(i32 %298, i32 %297)
  %300 = getelementptr i32, ptr addrspace(3) %291, i32 %116
  store i32 %299, ptr addrspace(3) %300, align 4, !tbaa !6
  br label %301

301:                                              ; preds = %278, %276
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %302 = icmp samesign ugt i32 %9, 7
  br i1 %302, label %326, label %303

303:                                              ; preds = %301
  %304 = sub nuw nsw i32 8, %9
  %305 = sub nuw nsw i32 7, %9
  %306 = mul nuw nsw i32 %305, 68
  %307 = getelementptr i8, ptr addrspace(3) %6, i32 %306
  %308 = getelementptr i32, ptr addrspace(3) %307, i32 %9
  %309 = load i32, ptr addrspace(3) %308, align 4, !tbaa !6
  %310 = shl nuw nsw i32 %305, 6
  %311 = getelementptr i8, ptr addrspace(3) %7, i32 %310
  %312 = getelementptr i32, ptr addrspace(3) %311, i32 %9
  %313 = load i32, ptr addrspace(3) %312, align 4, !tbaa !6
  %314 = add nsw i32 %313, %309
  %315 = mul nuw nsw i32 %304, 68
  %316 = getelementptr i8, ptr addrspace(3) %6, i32 %315
  %317 = getelementptr i32, ptr addrspace(3) %316, i32 %9
  %318 = load i32, ptr addrspace(3) %317, align 4, !tbaa !6
  %319 = sub nsw i32 %318, %3
  %320 = getelementptr i32, ptr addrspace(3) %307, i32 %116
  %321 = load i32, ptr addrspace(3) %320, align 4, !tbaa !6
  %322 = sub nsw i32 %321, %3
  %323 = tail call noundef i32 @llvm.smax.i32(i32 %314, i32 %319)
  %324 = tail call noundef i32 @llvm.smax.i32(i32 %323, i32 %322)
  %325 = getelementptr i32, ptr addrspace(3) %316, i32 %116
  store i32 %324, ptr addrspace(3) %325, align 4, !tbaa !6
  br label %326

326:                                              ; preds = %303, %301
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %327 = icmp samesign ugt i32 %9, 8
  br i1 %327, label %351, label %328

328:                                              ; preds = %326
  %329 = sub nuw nsw i32 9, %9
  %330 = sub nuw nsw i32 8, %9
  %331 = mul nuw nsw i32 %330, 68
  %332 = getelementptr i8, ptr addrspace(3) %6, i32 %331
  %333 = getelementptr i32, ptr addrspace(3) %332, i32 %9
  %334 = load i32, ptr addrspace(3) %333, align 4, !tbaa !6
  %335 = shl nuw nsw i32 %330, 6
  %336 = getelementptr i8, ptr addrspace(3) %7, i32 %335
  %337 = getelementptr i32, ptr addrspace(3) %336, i32 %9
  %338 = load i32, ptr addrspace(3) %337, align 4, !tbaa !6
  %339 = add nsw i32 %338, %334
  %340 = mul nuw nsw i32 %329, 68
  %341 = getelementptr i8, ptr addrspace(3) %6, i32 %340
  %342 = getelementptr i32, ptr addrspace(3) %341, i32 %9
  %343 = load i32, ptr addrspace(3) %342, align 4, !tbaa !6
  %344 = sub nsw i32 %343, %3
  %345 = getelementptr i32, ptr addrspace(3) %332, i32 %116
  %346 = load i32, ptr addrspace(3) %345, align 4, !tbaa !6
  %347 = sub nsw i32 %346, %3
  %348 = tail call noundef i32 @llvm.smax.i32(i32 %339, i32 %344)
  %349 = tail call noundef i32 @llvm.smax.i32(i32 %348, i32 %347)
  %350 = getelementptr i32, ptr addrspace(3) %341, i32 %116
  store i32 %349, ptr addrspace(3) %350, align 4, !tbaa !6
  br label %351

351:                                              ; preds = %328, %326
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %352 = icmp samesign ugt i32 %9, 9
  br i1 %352, label %376, label %353

353:                                              ; preds = %351
  %354 = sub nuw nsw i32 10, %9
  %355 = sub nuw nsw i32 9, %9
  %356 = mul nuw nsw i32 %355, 68
  %357 = getelementptr i8, ptr addrspace(3) %6, i32 %356
  %358 = getelementptr i32, ptr addrspace(3) %357, i32 %9
  %359 = load i32, ptr addrspace(3) %358, align 4, !tbaa !6
  %360 = shl nuw nsw i32 %355, 6
  %361 = getelementptr i8, ptr addrspace(3) %7, i32 %360
  %362 = getelementptr i32, ptr addrspace(3) %361, i32 %9
  %363 = load i32, ptr addrspace(3) %362, align 4, !tbaa !6
  %364 = add nsw i32 %363, %359
  %365 = mul nuw nsw i32 %354, 68
  %366 = getelementptr i8, ptr addrspace(3) %6, i32 %365
  %367 = getelementptr i32, ptr addrspace(3) %366, i32 %9
  %368 = load i32, ptr addrspace(3) %367, align 4, !tbaa !6
  %369 = sub nsw i32 %368, %3
  %370 = getelementptr i32, ptr addrspace(3) %357, i32 %116
  %371 = load i32, ptr addrspace(3) %370, align 4, !tbaa !6
  %372 = sub nsw i32 %371, %3
  %373 = tail call noundef i32 @llvm.smax.i32(i32 %364, i32 %369)
  %374 = tail call noundef i32 @llvm.smax.i32(i32 %373, i32 %372)
  %375 = getelementptr i32, ptr addrspace(3) %366, i32 %116
  store i32 %374, ptr addrspace(3) %375, align 4, !tbaa !6
  br label %376

376:                                              ; preds = %353, %351
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %377 = icmp samesign ugt i32 %9, 10
  br i1 %377, label %401, label %378

378:                                              ; preds = %376
  %379 = sub nuw nsw i32 11, %9
  %380 = sub nuw nsw i32 10, %9
  %381 = mul nuw nsw i32 %380, 68
  %382 = getelementptr i8, ptr addrspace(3) %6, i32 %381
  %383 = getelementptr i32, ptr addrspace(3) %382, i32 %9
  %384 = load i32, ptr addrspace(3) %383, align 4, !tbaa !6
  %385 = shl nuw nsw i32 %380, 6
  %386 = getelementptr i8, ptr addrspace(3) %7, i32 %385
  %387 = getelementptr i32, ptr addrspace(3) %386, i32 %9
  %388 = load i32, ptr addrspace(3) %387, align 4, !tbaa !6
  %389 = add nsw i32 %388, %384
  %390 = mul nuw nsw i32 %379, 68
  %391 = getelementptr i8, ptr addrspace(3) %6, i32 %390
  %392 = getelementptr i32, ptr addrspace(3) %391, i32 %9
  %393 = load i32, ptr addrspace(3) %392, align 4, !tbaa !6
  %394 = sub nsw i32 %393, %3
  %395 = getelementptr i32, ptr addrspace(3) %382, i32 %116
  %396 = load i32, ptr addrspace(3) %395, align 4, !tbaa !6
  %397 = sub nsw i32 %396, %3
  %398 = tail call noundef i32 @llvm.smax.i32(i32 %389, i32 %394)
  %399 = tail call noundef i32 @llvm.smax.i32(i32 %398, i32 %397)
  %400 = getelementptr i32, ptr addrspace(3) %391, i32 %116
  store i32 %399, ptr addrspace(3) %400, align 4, !tbaa !6
  br label %401

401:                                              ; preds = %378, %376
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %402 = icmp samesign ugt i32 %9, 11
  br i1 %402, label %426, label %403

403:                                              ; preds = %401
  %404 = sub nuw nsw i32 12, %9
  %405 = sub nuw nsw i32 11, %9
  %406 = mul nuw nsw i32 %405, 68
  %407 = getelementptr i8, ptr addrspace(3) %6, i32 %406
  %408 = getelementptr i32, ptr addrspace(3) %407, i32 %9
  %409 = load i32, ptr addrspace(3) %408, align 4, !tbaa !6
  %410 = shl nuw nsw i32 %405, 6
  %411 = getelementptr i8, ptr addrspace(3) %7, i32 %410
  %412 = getelementptr i32, ptr addrspace(3) %411, i32 %9
  %413 = load i32, ptr addrspace(3) %412, align 4, !tbaa !6
  %414 = add nsw i32 %413, %409
  %415 = mul nuw nsw i32 %404, 68
  %416 = getelementptr i8, ptr addrspace(3) %6, i32 %415
  %417 = getelementptr i32, ptr addrspace(3) %416, i32 %9
  %418 = load i32, ptr addrspace(3) %417, align 4, !tbaa !6
  %419 = sub nsw i32 %418, %3
  %420 = getelementptr i32, ptr addrspace(3) %407, i32 %116
  %421 = load i32, ptr addrspace(3) %420, align 4, !tbaa !6
  %422 = sub nsw i32 %421, %3
  %423 = tail call noundef i32 @llvm.smax.i32(i32 %414, i32 %419)
  %424 = tail call noundef i32 @llvm.smax.i32(i32 %423, i32 %422)
  %425 = getelementptr i32, ptr addrspace(3) %416, i32 %116
  store i32 %424, ptr addrspace(3) %425, align 4, !tbaa !6
  br label %426

426:                                              ; preds = %403, %401
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %427 = icmp samesign ugt i32 %9, 12
  br i1 %427, label %451, label %428

428:                                              ; preds = %426
  %429 = sub nuw nsw i32 13, %9
  %430 = sub nuw nsw i32 12, %9
  %431 = mul nuw nsw i32 %430, 68
  %432 = getelementptr i8, ptr addrspace(3) %6, i32 %431
  %433 = getelementptr i32, ptr addrspace(3) %432, i32 %9
  %434 = load i32, ptr addrspace(3) %433, align 4, !tbaa !6
  %435 = shl nuw nsw i32 %430, 6
  %436 = getelementptr i8, ptr addrspace(3) %7, i32 %435
  %437 = getelementptr i32, ptr addrspace(3) %436, i32 %9
  %438 = load i32, ptr addrspace(3) %437, align 4, !tbaa !6
  %439 = add nsw i32 %438, %434
  %440 = mul nuw nsw i32 %429, 68
  %441 = getelementptr i8, ptr addrspace(3) %6, i32 %440
  %442 = getelementptr i32, ptr addrspace(3) %441, i32 %9
  %443 = load i32, ptr addrspace(3) %442, align 4, !tbaa !6
  %444 = sub nsw i32 %443, %3
  %445 = getelementptr i32, ptr addrspace(3) %432, i32 %116
  %446 = load i32, ptr addrspace(3) %445, align 4, !tbaa !6
  %447 = sub nsw i32 %446, %3
  %448 = tail call noundef i32 @llvm.smax.i32(i32 %439, i32 %444)
  %449 = tail call noundef i32 @llvm.smax.i32(i32 %448, i32 %447)
  %450 = getelementptr i32, ptr addrspace(3) %441, i32 %116
  store i32 %449, ptr addrspace(3) %450, align 4, !tbaa !6
  br label %451

451:                                              ; preds = %428, %426
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %452 = icmp samesign ugt i32 %9, 13
  br i1 %452, label %476, label %453

453:                                              ; preds = %451
  %454 = sub nuw nsw i32 14, %9
  %455 = sub nuw nsw i32 13, %9
  %456 = mul nuw nsw i32 %455, 68
  %457 = getelementptr i8, ptr addrspace(3) %6, i32 %456
  %458 = getelementptr i32, ptr addrspace(3) %457, i32 %9
  %459 = load i32, ptr addrspace(3) %458, align 4, !tbaa !6
  %460 = shl nuw nsw i32 %455, 6
  %461 = getelementptr i8, ptr addrspace(3) %7, i32 %460
  %462 = getelementptr i32, ptr addrspace(3) %461, i32 %9
  %463 = load i32, ptr addrspace(3) %462, align 4, !tbaa !6
  %464 = add nsw i32 %463, %459
  %465 = mul nuw nsw i32 %454, 68
  %466 = getelementptr i8, ptr addrspace(3) %6, i32 %465
  %467 = getelementptr i32, ptr addrspace(3) %466, i32 %9
  %468 = load i32, ptr addrspace(3) %467, align 4, !tbaa !6
  %469 = sub nsw i32 %468, %3
  %470 = getelementptr i32, ptr addrspace(3) %457, i32 %116
  %471 = load i32, ptr addrspace(3) %470, align 4, !tbaa !6
  %472 = sub nsw i32 %471, %3
  %473 = tail call noundef i32 @llvm.smax.i32(i32 %464, i32 %469)
  %474 = tail call noundef i32 @llvm.smax.i32(i32 %473, i32 %472)
  %475 = getelementptr i32, ptr addrspace(3) %466, i32 %116
  store i32 %474, ptr addrspace(3) %475, align 4, !tbaa !6
  br label %476

476:                                              ; preds = %453, %451
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %477 = icmp samesign ugt i32 %9, 14
  br i1 %477, label %501, label %478

478:                                              ; preds = %476
  %479 = sub nuw nsw i32 15, %9
  %480 = sub nuw nsw i32 14, %9
  %481 = mul nuw nsw i32 %480, 68
  %482 = getelementptr i8, ptr addrspace(3) %6, i32 %481
  %483 = getelementptr i32, ptr addrspace(3) %482, i32 %9
  %484 = load i32, ptr addrspace(3) %483, align 4, !tbaa !6
  %485 = shl nuw nsw i32 %480, 6
  %486 = getelementptr i8, ptr addrspace(3) %7, i32 %485
  %487 = getelementptr i32, ptr addrspace(3) %486, i32 %9
  %488 = load i32, ptr addrspace(3) %487, align 4, !tbaa !6
  %489 = add nsw i32 %488, %484
  %490 = mul nuw nsw i32 %479, 68
  %491 = getelementptr i8, ptr addrspace(3) %6, i32 %490
  %492 = getelementptr i32, ptr addrspace(3) %491, i32 %9
  %493 = load i32, ptr addrspace(3) %492, align 4, !tbaa !6
  %494 = sub nsw i32 %493, %3
  %495 = getelementptr i32, ptr addrspace(3) %482, i32 %116
  %496 = load i32, ptr addrspace(3) %495, align 4, !tbaa !6
  %497 = sub nsw i32 %496, %3
  %498 = tail call noundef i32 @llvm.smax.i32(i32 %489, i32 %494)
  %499 = tail call noundef i32 @llvm.smax.i32(i32 %498, i32 %497)
  %500 = getelementptr i32, ptr addrspace(3) %491, i32 %116
  store i32 %499, ptr addrspace(3) %500, align 4, !tbaa !6
  br label %501

501:                                              ; preds = %478, %476
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %502 = icmp samesign ugt i32 %9, 15
  br i1 %502, label %526, label %503

503:                                              ; preds = %501
  %504 = sub nuw nsw i32 16, %9
  %505 = sub nuw nsw i32 15, %9
  %506 = mul nuw nsw i32 %505, 68
  %507 = getelementptr i8, ptr addrspace(3) %6, i32 %506
  %508 = getelementptr i32, ptr addrspace(3) %507, i32 %9
  %509 = load i32, ptr addrspace(3) %508, align 4, !tbaa !6
  %510 = shl nuw nsw i32 %505, 6
  %511 = getelementptr i8, ptr addrspace(3) %7, i32 %510
  %512 = getelementptr i32, ptr addrspace(3) %511, i32 %9
  %513 = load i32, ptr addrspace(3) %512, align 4, !tbaa !6
  %514 = add nsw i32 %513, %509
  %515 = mul nuw nsw i32 %504, 68
  %516 = getelementptr i8, ptr addrspace(3) %6, i32 %515
  %517 = getelementptr i32, ptr addrspace(3) %516, i32 %9
  %518 = load i32, ptr addrspace(3) %517, align 4, !tbaa !6
  %519 = sub nsw i32 %518, %3
  %520 = getelementptr i32, ptr addrspace(3) %507, i32 %116
  %521 = load i32, ptr addrspace(3) %520, align 4, !tbaa !6
  %522 = sub nsw i32 %521, %3
  %523 = tail call noundef i32 @llvm.smax.i32(i32 %514, i32 %519)
  %524 = tail call noundef i32 @llvm.smax.i32(i32 %523, i32 %522)
  %525 = getelementptr i32, ptr addrspace(3) %516, i32 %116
  store i32 %524, ptr addrspace(3) %525, align 4, !tbaa !6
  br label %526

526:                                              ; preds = %503, %501
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %527 = add nuw nsw i32 %9, 2
  %528 = icmp samesign ugt i32 %9, 14
  br i1 %528, label %551, label %529

529:                                              ; preds = %526
  %530 = sub nuw nsw i32 15, %9
  %531 = mul nuw nsw i32 %530, 68
  %532 = getelementptr i8, ptr addrspace(3) %6, i32 %531
  %533 = getelementptr i32, ptr addrspace(3) %532, i32 %116
  %534 = load i32, ptr addrspace(3) %533, align 4, !tbaa !6
  %535 = shl nuw nsw i32 %530, 6
  %536 = getelementptr i8, ptr addrspace(3) %7, i32 %535
  %537 = getelementptr i32, ptr addrspace(3) %536, i32 %116
  %538 = load i32, ptr addrspace(3) %537, align 4, !tbaa !6
  %539 = add nsw i32 %538, %534
  %540 = mul nuw nsw i32 %129, 68
  %541 = getelementptr i8, ptr addrspace(3) %6, i32 %540
  %542 = getelementptr i32, ptr addrspace(3) %541, i32 %116
  %543 = load i32, ptr addrspace(3) %542, align 4, !tbaa !6
  %544 = sub nsw i32 %543, %3
  %545 = getelementptr i32, ptr addrspace(3) %532, i32 %527
  %546 = load i32, ptr addrspace(3) %545, align 4, !tbaa !6
  %547 = sub nsw i32 %546, %3
  %548 = tail call noundef i32 @llvm.smax.i32(i32 %539, i32 %544)
  %549 = tail call noundef i32 @llvm.smax.i32(i32 %548, i32 %547)
  %550 = getelementptr i32, ptr addrspace(3) %541, i32 %527
  store i32 %549, ptr addrspace(3) %550, align 4, !tbaa !6
  br label %551

551:                                              ; preds = %529, %526
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %552 = add nuw nsw i32 %9, 3
  %553 = icmp samesign ugt i32 %9, 13
  br i1 %553, label %576, label %554

554:                                              ; preds = %551
  %555 = sub nuw nsw i32 15, %9
  %556 = mul nuw nsw i32 %555, 68
  %557 = getelementptr i8, ptr addrspace(3) %6, i32 %556
  %558 = getelementptr i32, ptr addrspace(3) %557, i32 %527
  %559 = load i32, ptr addrspace(3) %558, align 4, !tbaa !6
  %560 = shl nuw nsw i32 %555, 6
  %561 = getelementptr i8, ptr addrspace(3) %7, i32 %560
  %562 = getelementptr i32, ptr addrspace(3) %561, i32 %527
  %563 = load i32, ptr addrspace(3) %562, align 4, !tbaa !6
  %564 = add nsw i32 %563, %559
  %565 = mul nuw nsw i32 %129, 68
  %566 = getelementptr i8, ptr addrspace(3) %6, i32 %565
  %567 = getelementptr i32, ptr addrspace(3) %566, i32 %527
  %568 = load i32, ptr addrspace(3) %567, align 4, !tbaa !6
  %569 = sub nsw i32 %568, %3
  %570 = getelementptr i32, ptr addrspace(3) %557, i32 %552
  %571 = load i32, ptr addrspace(3) %570, align 4, !tbaa !6
  %572 = sub nsw i32 %571, %3
  %573 = tail call noundef i32 @llvm.smax.i32(i32 %564, i32 %569)
  %574 = tail call noundef i32 @llvm.smax.i32(i32 %573, i32 %572)
  %575 = getelementptr i32, ptr addrspace(3) %566, i32 %552
  store i32 %574, ptr addrspace(3) %575, align 4, !tbaa !6
  br label %576

576:                                              ; preds = %554, %551
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %577 = add nuw nsw i32 %9, 4
  %578 = icmp samesign ugt i32 %9, 12
  br i1 %578, label %601, label %579

579:                                              ; preds = %576
  %580 = sub nuw nsw i32 15, %9
  %581 = mul nuw nsw i32 %580, 68
  %582 = getelementptr i8, ptr addrspace(3) %6, i32 %581
  %583 = getelementptr i32, ptr addrspace(3) %582, i32 %552
  %584 = load i32, ptr addrspace(3) %583, align 4, !tbaa !6
  %585 = shl nuw nsw i32 %580, 6
  %586 = getelementptr i8, ptr addrspace(3) %7, i32 %585
  %587 = getelementptr i32, ptr addrspace(3) %586, i32 %552
  %588 = load i32, ptr addrspace(3) %587, align 4, !tbaa !6
  %589 = add nsw i32 %588, %584
  %590 = mul nuw nsw i32 %129, 68
  %591 = getelementptr i8, ptr addrspace(3) %6, i32 %590
  %592 = getelementptr i32, ptr addrspace(3) %591, i32 %552
  %593 = load i32, ptr addrspace(3) %592, align 4, !tbaa !6
  %594 = sub nsw i32 %593, %3
  %595 = getelementptr i32, ptr addrspace(3) %582, i32 %577
  %596 = load i32, ptr addrspace(3) %595, align 4, !tbaa !6
  %597 = sub nsw i32 %596, %3
  %598 = tail call noundef i32 @llvm.smax.i32(i32 %589, i32 %594)
  %599 = tail call noundef i32 @llvm.smax.i32(i32 %598, i32 %597)
  %600 = getelementptr i32, ptr addrspace(3) %591, i32 %577
  store i32 %599, ptr addrspace(3) %600, align 4, !tbaa !6
  br label %601

601:                                              ; preds = %579, %576
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %602 = add nuw nsw i32 %9, 5
  %603 = icmp samesign ugt i32 %9, 11
  br i1 %603, label %626, label %604

604:                                              ; preds = %601
  %605 = sub nuw nsw i32 15, %9
  %606 = mul nuw nsw i32 %605, 68
  %607 = getelementptr i8, ptr addrspace(3) %6, i32 %606
  %608 = getelementptr i32, ptr addrspace(3) %607, i32 %577
  %609 = load i32, ptr addrspace(3) %608, align 4, !tbaa !6
  %610 = shl nuw nsw i32 %605, 6
  %611 = getelementptr i8, ptr addrspace(3) %7, i32 %610
  %612 = getelementptr i32, ptr addrspace(3) %611, i32 %577
  %613 = load i32, ptr addrspace(3) %612, align 4, !tbaa !6
  %614 = add nsw i32 %613, %609
  %615 = mul nuw nsw i32 %129, 68
  %616 = getelementptr i8, ptr addrspace(3) %6, i32 %615
  %617 = getelementptr i32, ptr addrspace(3) %616, i32 %577
  %618 = load i32, ptr addrspace(3) %617, align 4, !tbaa !6
  %619 = sub nsw i32 %618, %3
  %620 = getelementptr i32, ptr addrspace(3) %607, i32 %602
  %621 = load i32, ptr addrspace(3) %620, align 4, !tbaa !6
  %622 = sub nsw i32 %621, %3
  %623 = tail call noundef i32 @llvm.smax.i32(i32 %614, i32 %619)
  %624 = tail call noundef i32 @llvm.smax.i32(i32 %623, i32 %622)
  %625 = getelementptr i32, ptr addrspace(3) %616, i32 %602
  store i32 %624, ptr addrspace(3) %625, align 4, !tbaa !6
  br label %626

626:                                              ; preds = %604, %601
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %627 = add nuw nsw i32 %9, 6
  %628 = icmp samesign ugt i32 %9, 10
  br i1 %628, label %651, label %629

629:                                              ; preds = %626
  %630 = sub nuw nsw i32 15, %9
  %631 = mul nuw nsw i32 %630, 68
  %632 = getelementptr i8, ptr addrspace(3) %6, i32 %631
  %633 = getelementptr i32, ptr addrspace(3) %632, i32 %602
  %634 = load i32, ptr addrspace(3) %633, align 4, !tbaa !6
  %635 = shl nuw nsw i32 %630, 6
  %636 = getelementptr i8, ptr addrspace(3) %7, i32 %635
  %637 = getelementptr i32, ptr addrspace(3) %636, i32 %602
  %638 = load i32, ptr addrspace(3) %637, align 4, !tbaa !6
  %639 = add nsw i32 %638, %634
  %640 = mul nuw nsw i32 %129, 68
  %641 = getelementptr i8, ptr addrspace(3) %6, i32 %640
  %642 = getelementptr i32, ptr addrspace(3) %641, i32 %602
  %643 = load i32, ptr addrspace(3) %642, align 4, !tbaa !6
  %644 = sub nsw i32 %643, %3
  %645 = getelementptr i32, ptr addrspace(3) %632, i32 %627
  %646 = load i32, ptr addrspace(3) %645, align 4, !tbaa !6
  %647 = sub nsw i32 %646, %3
  %648 = tail call noundef i32 @llvm.smax.i32(i32 %639, i32 %644)
  %649 = tail call noundef i32 @llvm.smax.i32(i32 %648, i32 %647)
  %650 = getelementptr i32, ptr addrspace(3) %641, i32 %627
  store i32 %649, ptr addrspace(3) %650, align 4, !tbaa !6
  br label %651

651:                                              ; preds = %629, %626
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %652 = add nuw nsw i32 %9, 7
  %653 = icmp samesign ugt i32 %9, 9
  br i1 %653, label %676, label %654

654:                                              ; preds = %651
  %655 = sub nuw nsw i32 15, %9
  %656 = mul nuw nsw i32 %655, 68
  %657 = getelementptr i8, ptr addrspace(3) %6, i32 %656
  %658 = getelementptr i32, ptr addrspace(3) %657, i32 %627
  %659 = load i32, ptr addrspace(3) %658, align 4, !tbaa !6
  %660 = shl nuw nsw i32 %655, 6
  %661 = getelementptr i8, ptr addrspace(3) %7, i32 %660
  %662 = getelementptr i32, ptr addrspace(3) %661, i32 %627
  %663 = load i32, ptr addrspace(3) %662, align 4, !tbaa !6
  %664 = add nsw i32 %663, %659
  %665 = mul nuw nsw i32 %129, 68
  %666 = getelementptr i8, ptr addrspace(3) %6, i32 %665
  %667 = getelementptr i32, ptr addrspace(3) %666, i32 %627
  %668 = load i32, ptr addrspace(3) %667, align 4, !tbaa !6
  %669 = sub nsw i32 %668, %3
  %670 = getelementptr i32, ptr addrspace(3) %657, i32 %652
  %671 = load i32, ptr addrspace(3) %670, align 4, !tbaa !6
  %672 = sub nsw i32 %671, %3
  %673 = tail call noundef i32 @llvm.smax.i32(i32 %664, i32 %669)
  %674 = tail call noundef i32 @llvm.smax.i32(i32 %673, i32 %672)
  %675 = getelementptr i32, ptr addrspace(3) %666, i32 %652
  store i32 %674, ptr addrspace(3) %675, align 4, !tbaa !6
  br label %676

676:                                              ; preds = %654, %651
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %677 = add nuw nsw i32 %9, 8
  %678 = icmp samesign ugt i32 %9, 8
  br i1 %678, label %701, label %679

679:                                              ; preds = %676
  %680 = sub nuw nsw i32 15, %9
  %681 = mul nuw nsw i32 %680, 68
  %682 = getelementptr i8, ptr addrspace(3) %6, i32 %681
  %683 = getelementptr i32, ptr addrspace(3) %682, i32 %652
  %684 = load i32, ptr addrspace(3) %683, align 4, !tbaa !6
  %685 = shl nuw nsw i32 %680, 6
  %686 = getelementptr i8, ptr addrspace(3) %7, i32 %685
  %687 = getelementptr i32, ptr addrspace(3) %686, i32 %652
  %688 = load i32, ptr addrspace(3) %687, align 4, !tbaa !6
  %689 = add nsw i32 %688, %684
  %690 = mul nuw nsw i32 %129, 68
  %691 = getelementptr i8, ptr addrspace(3) %6, i32 %690
  %692 = getelementptr i32, ptr addrspace(3) %691, i32 %652
  %693 = load i32, ptr addrspace(3) %692, align 4, !tbaa !6
  %694 = sub nsw i32 %693, %3
  %695 = getelementptr i32, ptr addrspace(3) %682, i32 %677
  %696 = load i32, ptr addrspace(3) %695, align 4, !tbaa !6
  %697 = sub nsw i32 %696, %3
  %698 = tail call noundef i32 @llvm.smax.i32(i32 %689, i32 %694)
  %699 = tail call noundef i32 @llvm.smax.i32(i32 %698, i32 %697)
  %700 = getelementptr i32, ptr addrspace(3) %691, i32 %677
  store i32 %699, ptr addrspace(3) %700, align 4, !tbaa !6
  br label %701

701:                                              ; preds = %679, %676
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %702 = add nuw nsw i32 %9, 9
  %703 = icmp samesign ugt i32 %9, 7
  br i1 %703, label %726, label %704

704:                                              ; preds = %701
  %705 = sub nuw nsw i32 15, %9
  %706 = mul nuw nsw i32 %705, 68
  %707 = getelementptr i8, ptr addrspace(3) %6, i32 %706
  %708 = getelementptr i32, ptr addrspace(3) %707, i32 %677
  %709 = load i32, ptr addrspace(3) %708, align 4, !tbaa !6
  %710 = shl nuw nsw i32 %705, 6
  %711 = getelementptr i8, ptr addrspace(3) %7, i32 %710
  %712 = getelementptr i32, ptr addrspace(3) %711, i32 %677
  %713 = load i32, ptr addrspace(3) %712, align 4, !tbaa !6
  %714 = add nsw i32 %713, %709
  %715 = mul nuw nsw i32 %129, 68
  %716 = getelementptr i8, ptr addrspace(3) %6, i32 %715
  %717 = getelementptr i32, ptr addrspace(3) %716, i32 %677
  %718 = load i32, ptr addrspace(3) %717, align 4, !tbaa !6
  %719 = sub nsw i32 %718, %3
  %720 = getelementptr i32, ptr addrspace(3) %707, i32 %702
  %721 = load i32, ptr addrspace(3) %720, align 4, !tbaa !6
  %722 = sub nsw i32 %721, %3
  %723 = tail call noundef i32 @llvm.smax.i32(i32 %714, i32 %719)
  %724 = tail call noundef i32 @llvm.smax.i32(i32 %723, i32 %722)
  %725 = getelementptr i32, ptr addrspace(3) %716, i32 %702
  store i32 %724, ptr addrspace(3) %725, align 4, !tbaa !6
  br label %726

726:                                              ; preds = %704, %701
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %727 = add nuw nsw i32 %9, 10
  %728 = icmp samesign ugt i32 %9, 6
  br i1 %728, label %751, label %729

729:                                              ; preds = %726
  %730 = sub nuw nsw i32 15, %9
  %731 = mul nuw nsw i32 %730, 68
  %732 = getelementptr i8, ptr addrspace(3) %6, i32 %731
  %733 = getelementptr i32, ptr addrspace(3) %732, i32 %702
  %734 = load i32, ptr addrspace(3) %733, align 4, !tbaa !6
  %735 = shl nuw nsw i32 %730, 6
  %736 = getelementptr i8, ptr addrspace(3) %7, i32 %735
  %737 = getelementptr i32, ptr addrspace(3) %736, i32 %702
  %738 = load i32, ptr addrspace(3) %737, align 4, !tbaa !6
  %739 = add nsw i32 %738, %734
  %740 = mul nuw nsw i32 %129, 68
  %741 = getelementptr i8, ptr addrspace(3) %6, i32 %740
  %742 = getelementptr i32, ptr addrspace(3) %741, i32 %702
  %743 = load i32, ptr addrspace(3) %742, align 4, !tbaa !6
  %744 = sub nsw i32 %743, %3
  %745 = getelementptr i32, ptr addrspace(3) %732, i32 %727
  %746 = load i32, ptr addrspace(3) %745, align 4, !tbaa !6
  %747 = sub nsw i32 %746, %3
  %748 = tail call noundef i32 @llvm.smax.i32(i32 %739, i32 %744)
  %749 = tail call noundef i32 @llvm.smax.i32(i32 %748, i32 %747)
  %750 = getelementptr i32, ptr addrspace(3) %741, i32 %727
  store i32 %749, ptr addrspace(3) %750, align 4, !tbaa !6
  br label %751

751:                                              ; preds = %729, %726
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %752 = add nuw nsw i32 %9, 11
  %753 = icmp samesign ugt i32 %9, 5
  br i1 %753, label %776, label %754

754:                                              ; preds = %751
  %755 = sub nuw nsw i32 15, %9
  %756 = mul nuw nsw i32 %755, 68
  %757 = getelementptr i8, ptr addrspace(3) %6, i32 %756
  %758 = getelementptr i32, ptr addrspace(3) %757, i32 %727
  %759 = load i32, ptr addrspace(3) %758, align 4, !tbaa !6
  %760 = shl nuw nsw i32 %755, 6
  %761 = getelementptr i8, ptr addrspace(3) %7, i32 %760
  %762 = getelementptr i32, ptr addrspace(3) %761, i32 %727
  %763 = load i32, ptr addrspace(3) %762, align 4, !tbaa !6
  %764 = add nsw i32 %763, %759
  %765 = mul nuw nsw i32 %129, 68
  %766 = getelementptr i8, ptr addrspace(3) %6, i32 %765
  %767 = getelementptr i32, ptr addrspace(3) %766, i32 %727
  %768 = load i32, ptr addrspace(3) %767, align 4, !tbaa !6
  %769 = sub nsw i32 %768, %3
  %770 = getelementptr i32, ptr addrspace(3) %757, i32 %752
  %771 = load i32, ptr addrspace(3) %770, align 4, !tbaa !6
  %772 = sub nsw i32 %771, %3
  %773 = tail call noundef i32 @llvm.smax.i32(i32 %764, i32 %769)
  %774 = tail call noundef i32 @llvm.smax.i32(i32 %773, i32 %772)
  %775 = getelementptr i32, ptr addrspace(3) %766, i32 %752
  store i32 %774, ptr addrspace(3) %775, align 4, !tbaa !6
  br label %776

776:                                              ; preds = %754, %751
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %777 = add nuw nsw i32 %9, 12
  %778 = icmp samesign ugt i32 %9, 4
  br i1 %778, label %801, label %779

779:                                              ; preds = %776
  %780 = sub nuw nsw i32 15, %9
  %781 = mul nuw nsw i32 %780, 68
  %782 = getelementptr i8, ptr addrspace(3) %6, i32 %781
  %783 = getelementptr i32, ptr addrspace(3) %782, i32 %752
  %784 = load i32, ptr addrspace(3) %783, align 4, !tbaa !6
  %785 = shl nuw nsw i32 %780, 6
  %786 = getelementptr i8, ptr addrspace(3) %7, i32 %785
  %787 = getelementptr i32, ptr addrspace(3) %786, i32 %752
  %788 = load i32, ptr addrspace(3) %787, align 4, !tbaa !6
  %789 = add nsw i32 %788, %784
  %790 = mul nuw nsw i32 %129, 68
  %791 = getelementptr i8, ptr addrspace(3) %6, i32 %790
  %792 = getelementptr i32, ptr addrspace(3) %791, i32 %752
  %793 = load i32, ptr addrspace(3) %792, align 4, !tbaa !6
  %794 = sub nsw i32 %793, %3
  %795 = getelementptr i32, ptr addrspace(3) %782, i32 %777
  %796 = load i32, ptr addrspace(3) %795, align 4, !tbaa !6
  %797 = sub nsw i32 %796, %3
  %798 = tail call noundef i32 @llvm.smax.i32(i32 %789, i32 %794)
  %799 = tail call noundef i32 @llvm.smax.i32(i32 %798, i32 %797)
  %800 = getelementptr i32, ptr addrspace(3) %791, i32 %777
  store i32 %799, ptr addrspace(3) %800, align 4, !tbaa !6
  br label %801

801:                                              ; preds = %779, %776
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %802 = add nuw nsw i32 %9, 13
  %803 = icmp samesign ugt i32 %9, 3
  br i1 %803, label %826, label %804

804:                                              ; preds = %801
  %805 = sub nuw nsw i32 15, %9
  %806 = mul nuw nsw i32 %805, 68
  %807 = getelementptr i8, ptr addrspace(3) %6, i32 %806
  %808 = getelementptr i32, ptr addrspace(3) %807, i32 %777
  %809 = load i32, ptr addrspace(3) %808, align 4, !tbaa !6
  %810 = shl nuw nsw i32 %805, 6
  %811 = getelementptr i8, ptr addrspace(3) %7, i32 %810
  %812 = getelementptr i32, ptr addrspace(3) %811, i32 %777
  %813 = load i32, ptr addrspace(3) %812, align 4, !tbaa !6
  %814 = add nsw i32 %813, %809
  %815 = mul nuw nsw i32 %129, 68
  %816 = getelementptr i8, ptr addrspace(3) %6, i32 %815
  %817 = getelementptr i32, ptr addrspace(3) %816, i32 %777
  %818 = load i32, ptr addrspace(3) %817, align 4, !tbaa !6
  %819 = sub nsw i32 %818, %3
  %820 = getelementptr i32, ptr addrspace(3) %807, i32 %802
  %821 = load i32, ptr addrspace(3) %820, align 4, !tbaa !6
  %822 = sub nsw i32 %821, %3
  %823 = tail call noundef i32 @llvm.smax.i32(i32 %814, i32 %819)
  %824 = tail call noundef i32 @llvm.smax.i32(i32 %823, i32 %822)
  %825 = getelementptr i32, ptr addrspace(3) %816, i32 %802
  store i32 %824, ptr addrspace(3) %825, align 4, !tbaa !6
  br label %826

826:                                              ; preds = %804, %801
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %827 = add nuw nsw i32 %9, 14
  %828 = icmp samesign ugt i32 %9, 2
  br i1 %828, label %851, label %829

829:                                              ; preds = %826
  %830 = sub nuw nsw i32 15, %9
  %831 = mul nuw nsw i32 %830, 68
  %832 = getelementptr i8, ptr addrspace(3) %6, i32 %831
  %833 = getelementptr i32, ptr addrspace(3) %832, i32 %802
  %834 = load i32, ptr addrspace(3) %833, align 4, !tbaa !6
  %835 = shl nuw nsw i32 %830, 6
  %836 = getelementptr i8, ptr addrspace(3) %7, i32 %835
  %837 = getelementptr i32, ptr addrspace(3) %836, i32 %802
  %838 = load i32, ptr addrspace(3) %837, align 4, !tbaa !6
  %839 = add nsw i32 %838, %834
  %840 = mul nuw nsw i32 %129, 68
  %841 = getelementptr i8, ptr addrspace(3) %6, i32 %840
  %842 = getelementptr i32, ptr addrspace(3) %841, i32 %802
  %843 = load i32, ptr addrspace(3) %842, align 4, !tbaa !6
  %844 = sub nsw i32 %843, %3
  %845 = getelementptr i32, ptr addrspace(3) %832, i32 %827
  %846 = load i32, ptr addrspace(3) %845, align 4, !tbaa !6
  %847 = sub nsw i32 %846, %3
  %848 = tail call noundef i32 @llvm.smax.i32(i32 %839, i32 %844)
  %849 = tail call noundef i32 @llvm.smax.i32(i32 %848, i32 %847)
  %850 = getelementptr i32, ptr addrspace(3) %841, i32 %827
  store i32 %849, ptr addrspace(3) %850, align 4, !tbaa !6
  br label %851

851:                                              ; preds = %829, %826
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %852 = add nuw nsw i32 %9, 15
  %853 = icmp samesign ugt i32 %9, 1
  br i1 %853, label %876, label %854

854:                                              ; preds = %851
  %855 = sub nuw nsw i32 15, %9
  %856 = mul nuw nsw i32 %855, 68
  %857 = getelementptr i8, ptr addrspace(3) %6, i32 %856
  %858 = getelementptr i32, ptr addrspace(3) %857, i32 %827
  %859 = load i32, ptr addrspace(3) %858, align 4, !tbaa !6
  %860 = shl nuw nsw i32 %855, 6
  %861 = getelementptr i8, ptr addrspace(3) %7, i32 %860
  %862 = getelementptr i32, ptr addrspace(3) %861, i32 %827
  %863 = load i32, ptr addrspace(3) %862, align 4, !tbaa !6
  %864 = add nsw i32 %863, %859
  %865 = mul nuw nsw i32 %129, 68
  %866 = getelementptr i8, ptr addrspace(3) %6, i32 %865
  %867 = getelementptr i32, ptr addrspace(3) %866, i32 %827
  %868 = load i32, ptr addrspace(3) %867, align 4, !tbaa !6
  %869 = sub nsw i32 %868, %3
  %870 = getelementptr i32, ptr addrspace(3) %857, i32 %852
  %871 = load i32, ptr addrspace(3) %870, align 4, !tbaa !6
  %872 = sub nsw i32 %871, %3
  %873 = tail call noundef i32 @llvm.smax.i32(i32 %864, i32 %869)
  %874 = tail call noundef i32 @llvm.smax.i32(i32 %873, i32 %872)
  %875 = getelementptr i32, ptr addrspace(3) %866, i32 %852
  store i32 %874, ptr addrspace(3) %875, align 4, !tbaa !6
  br label %876

876:                                              ; preds = %854, %851
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %877 = icmp eq i32 %9, 0
  br i1 %877, label %878, label %899

878:                                              ; preds = %876
  %879 = sub nuw nsw i32 15, %9
  %880 = mul nuw nsw i32 %879, 68
  %881 = getelementptr i8, ptr addrspace(3) %6, i32 %880
  %882 = getelementptr i32, ptr addrspace(3) %881, i32 %852
  %883 = load i32, ptr addrspace(3) %882, align 4, !tbaa !6
  %884 = getelementptr i8, ptr addrspace(3) %7, i32 960
  %885 = getelementptr i32, ptr addrspace(3) %884, i32 %852
  %886 = load i32, ptr addrspace(3) %885, align 4, !tbaa !6
  %887 = add nsw i32 %886, %883
  %888 = mul nuw nsw i32 %129, 68
  %889 = getelementptr i8, ptr addrspace(3) %6, i32 %888
  %890 = getelementptr i32, ptr addrspace(3) %889, i32 %852
  %891 = load i32, ptr addrspace(3) %890, align 4, !tbaa !6
  %892 = sub nsw i32 %891, %3
  %893 = getelementptr i8, ptr addrspace(3) %881, i32 64
  %894 = load i32, ptr addrspace(3) %893, align 4, !tbaa !6
  %895 = sub nsw i32 %894, %3
  %896 = tail call noundef i32 @llvm.smax.i32(i32 %887, i32 %892)
  %897 = tail call noundef i32 @llvm.smax.i32(i32 %896, i32 %895)
  %898 = getelementptr i8, ptr addrspace(3) %889, i32 64
  store i32 %897, ptr addrspace(3) %898, align 4, !tbaa !6
  br label %899

899:                                              ; preds = %878, %876
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %900 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 68
  %901 = load i32, ptr addrspace(3) %900, align 4, !tbaa !6
  %902 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %24
  store i32 %901, ptr addrspace(1) %902, align 4, !tbaa !6
  %903 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 136
  %904 = load i32, ptr addrspace(3) %903, align 4, !tbaa !6
  %905 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %28
  store i32 %904, ptr addrspace(1) %905, align 4, !tbaa !6
  %906 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 204
  %907 = load i32, ptr addrspace(3) %906, align 4, !tbaa !6
  %908 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %34
  store i32 %907, ptr addrspace(1) %908, align 4, !tbaa !6
  %909 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 272
  %910 = load i32, ptr addrspace(3) %909, align 4, !tbaa !6
  %911 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %40
  store i32 %910, ptr addrspace(1) %911, align 4, !tbaa !6
  %912 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 340
  %913 = load i32, ptr addrspace(3) %912, align 4, !tbaa !6
  %914 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %46
  store i32 %913, ptr addrspace(1) %914, align 4, !tbaa !6
  %915 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 408
  %916 = load i32, ptr addrspace(3) %915, align 4, !tbaa !6
  %917 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %52
  store i32 %916, ptr addrspace(1) %917, align 4, !tbaa !6
  %918 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 476
  %919 = load i32, ptr addrspace(3) %918, align 4, !tbaa !6
  %920 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %58
  store i32 %919, ptr addrspace(1) %920, align 4, !tbaa !6
  %921 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 544
  %922 = load i32, ptr addrspace(3) %921, align 4, !tbaa !6
  %923 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %64
  store i32 %922, ptr addrspace(1) %923, align 4, !tbaa !6
  %924 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 612
  %925 = load i32, ptr addrspace(3) %924, align 4, !tbaa !6
  %926 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %70
  store i32 %925, ptr addrspace(1) %926, align 4, !tbaa !6
  %927 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 680
  %928 = load i32, ptr addrspace(3) %927, align 4, !tbaa !6
  %929 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %76
  store i32 %928, ptr addrspace(1) %929, align 4, !tbaa !6
  %930 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 748
  %931 = load i32, ptr addrspace(3) %930, align 4, !tbaa !6
  %932 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %82
  store i32 %931, ptr addrspace(1) %932, align 4, !tbaa !6
  %933 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 816
  %934 = load i32, ptr addrspace(3) %933, align 4, !tbaa !6
  %935 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %88
  store i32 %934, ptr addrspace(1) %935, align 4, !tbaa !6
  %936 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 884
  %937 = load i32, ptr addrspace(3) %936, align 4, !tbaa !6
  %938 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %94
  store i32 %937, ptr addrspace(1) %938, align 4, !tbaa !6
  %939 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 952
  %940 = load i32, ptr addrspace(3) %939, align 4, !tbaa !6
  %941 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %100
  store i32 %940, ptr addrspace(1) %941, align 4, !tbaa !6
  %942 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 1020
  %943 = load i32, ptr addrspace(3) %942, align 4, !tbaa !6
  %944 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %106
  store i32 %943, ptr addrspace(1) %944, align 4, !tbaa !6
  %945 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 1088
  %946 = load i32, ptr addrspace(3) %945, align 4, !tbaa !6
  %947 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %112
  store i32 %946, ptr addrspace(1) %947, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!12 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int*", !"int*", !"int", !"int", !"int"}
!15 = !{!"const", !"", !"", !"", !""}
!16 = !{!"amdgpu-synchronize-as", !"local"}
