; ModuleID = 'corpus/opencl/histogram_equalise.cl'
source_filename = "corpus/opencl/histogram_equalise.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@equalise_tiles.hist = internal addrspace(3) global [256 x i32] undef, align 4
@equalise_tiles.excess = internal addrspace(3) global i32 undef, align 4
@equalise_tiles.part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

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

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = mul i32 %3, %11
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = mul i32 %3, %13
  %15 = icmp samesign ult i32 %6, 256
  br i1 %15, label %18, label %16

16:                                               ; preds = %18, %5
  %17 = icmp eq i32 %6, 0
  br i1 %17, label %23, label %24

18:                                               ; preds = %5, %18
  %19 = phi i32 [ %21, %18 ], [ %6, %5 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %19
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !6
  %21 = add nuw nsw i32 %19, %10
  %22 = icmp samesign ult i32 %21, 256
  br i1 %22, label %18, label %16

23:                                               ; preds = %16
  store i32 0, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %23, %16
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %25 = mul nsw i32 %3, %3
  %26 = icmp samesign ult i32 %6, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %28, %24
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %15, label %71, label %46

28:                                               ; preds = %24, %28
  %29 = phi i32 [ %44, %28 ], [ %6, %24 ]
  %30 = freeze i32 %29
  %31 = sdiv i32 %30, %3
  %32 = add nsw i32 %31, %14
  %33 = mul nsw i32 %32, %2
  %34 = mul i32 %31, %3
  %35 = sub i32 %30, %34
  %36 = add i32 %35, %12
  %37 = add i32 %36, %33
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !17, !amdgpu.noclobber !18
  %41 = zext i8 %40 to i32
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %41
  %43 = atomicrmw uinc_wrap ptr addrspace(3) %42, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %44 = add nuw nsw i32 %29, %10
  %45 = icmp samesign ult i32 %44, %25
  br i1 %45, label %28, label %27

46:                                               ; preds = %79, %27
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %47 = load i32, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  %48 = lshr i32 %47, 8
  %49 = shl nuw nsw i32 %6, 4
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @equalise_tiles.hist, i32 %49
  %51 = load <4 x i32>, ptr addrspace(3) %50, align 4, !tbaa !17
  %52 = insertelement <4 x i32> poison, i32 %48, i64 0
  %53 = shufflevector <4 x i32> %52, <4 x i32> poison, <4 x i32> zeroinitializer
  %54 = add <4 x i32> %53, %51
  %55 = extractelement <4 x i32> %54, i64 0
  %56 = extractelement <4 x i32> %54, i64 1
  %57 = add i32 %56, %55
  %58 = insertelement <4 x i32> %54, i32 %57, i64 1
  %59 = extractelement <4 x i32> %54, i64 2
  %60 = add i32 %57, %59
  %61 = insertelement <4 x i32> %58, i32 %60, i64 2
  %62 = extractelement <4 x i32> %54, i64 3
  %63 = add i32 %60, %62
  %64 = insertelement <4 x i32> %61, i32 %63, i64 3
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %6
  store i32 %63, ptr addrspace(3) %65, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %17, label %98, label %66

66:                                               ; preds = %46
  %67 = and i32 %6, 7
  %68 = icmp samesign ult i32 %6, 8
  br i1 %68, label %84, label %69

69:                                               ; preds = %66
  %70 = and i32 %6, 1016
  br label %106

71:                                               ; preds = %27, %79
  %72 = phi i32 [ %80, %79 ], [ %6, %27 ]
  %73 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !6
  %75 = icmp ugt i32 %74, %4
  br i1 %75, label %76, label %79

76:                                               ; preds = %71
  %77 = sub nuw i32 %74, %4
  %78 = atomicrmw add ptr addrspace(3) @equalise_tiles.excess, i32 %77 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  store i32 %4, ptr addrspace(3) %73, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %76, %71
  %80 = add nuw nsw i32 %72, %10
  %81 = icmp samesign ult i32 %80, 256
  br i1 %81, label %71, label %46

82:                                               ; preds = %106
  %83 = icmp eq i32 %67, 0
  br i1 %83, label %98, label %84

84:                                               ; preds = %82, %66
  %85 = phi i32 [ 0, %66 ], [ %141, %82 ]
  %86 = phi i32 [ 0, %66 ], [ %140, %82 ]
  %87 = icmp ne i32 %67, 0
  tail call void @llvm.assume(i1 %87)
  br label %88

88:                                               ; preds = %88, %84
  %89 = phi i32 [ %95, %88 ], [ %85, %84 ]
  %90 = phi i32 [ %94, %88 ], [ %86, %84 ]
  %91 = phi i32 [ %96, %88 ], [ 0, %84 ]
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %89
  %93 = load i32, ptr addrspace(3) %92, align 4, !tbaa !6
  %94 = add i32 %93, %90
  %95 = add nuw nsw i32 %89, 1
  %96 = add i32 %91, 1
  %97 = icmp eq i32 %96, %67
  br i1 %97, label %98, label %88, !llvm.loop !19

98:                                               ; preds = %82, %88, %46
  %99 = phi i32 [ 0, %46 ], [ %140, %82 ], [ %94, %88 ]
  %100 = insertelement <4 x i32> poison, i32 %99, i64 0
  %101 = shufflevector <4 x i32> %100, <4 x i32> poison, <4 x i32> zeroinitializer
  %102 = add <4 x i32> %101, %64
  store <4 x i32> %102, ptr addrspace(3) %50, align 4, !tbaa !17
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %103 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @equalise_tiles.hist, i32 1020), align 4, !tbaa !6
  br i1 %26, label %104, label %168

104:                                              ; preds = %98
  %105 = lshr i32 %103, 1
  br label %144

106:                                              ; preds = %106, %69
  %107 = phi i32 [ 0, %69 ], [ %141, %106 ]
  %108 = phi i32 [ 0, %69 ], [ %140, %106 ]
  %109 = phi i32 [ 0, %69 ], [ %142, %106 ]
  %110 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %111 = load i32, ptr addrspace(3) %110, align 4, !tbaa !6
  %112 = add i32 %111, %108
  %113 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i32 4
  %115 = load i32, ptr addrspace(3) %114, align 4, !tbaa !6
  %116 = add i32 %115, %112
  %117 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %117, i32 8
  %119 = load i32, ptr addrspace(3) %118, align 4, !tbaa !6
  %120 = add i32 %119, %116
  %121 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 12
  %123 = load i32, ptr addrspace(3) %122, align 4, !tbaa !6
  %124 = add i32 %123, %120
  %125 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 16
  %127 = load i32, ptr addrspace(3) %126, align 4, !tbaa !6
  %128 = add i32 %127, %124
  %129 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %129, i32 20
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !6
  %132 = add i32 %131, %128
  %133 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 24
  %135 = load i32, ptr addrspace(3) %134, align 4, !tbaa !6
  %136 = add i32 %135, %132
  %137 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %137, i32 28
  %139 = load i32, ptr addrspace(3) %138, align 4, !tbaa !6
  %140 = add i32 %139, %136
  %141 = add nuw nsw i32 %107, 8
  %142 = add i32 %109, 8
  %143 = icmp eq i32 %142, %70
  br i1 %143, label %82, label %106

144:                                              ; preds = %104, %144
  %145 = phi i32 [ %6, %104 ], [ %166, %144 ]
  %146 = freeze i32 %145
  %147 = sdiv i32 %146, %3
  %148 = add nsw i32 %147, %14
  %149 = mul nsw i32 %148, %2
  %150 = mul i32 %147, %3
  %151 = sub i32 %146, %150
  %152 = add i32 %151, %12
  %153 = add i32 %152, %149
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %154
  %156 = load i8, ptr addrspace(1) %155, align 1, !tbaa !17
  %157 = zext i8 %156 to i32
  %158 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %157
  %159 = load i32, ptr addrspace(3) %158, align 4, !tbaa !6
  %160 = mul i32 %159, 255
  %161 = add i32 %160, %105
  %162 = udiv i32 %161, %103
  %163 = tail call noundef i32 @llvm.umin.i32(i32 %162, i32 255)
  %164 = trunc nuw i32 %163 to i8
  %165 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %154
  store i8 %164, ptr addrspace(1) %165, align 1, !tbaa !17
  %166 = add nuw nsw i32 %145, %10
  %167 = icmp samesign ult i32 %166, %25
  br i1 %167, label %144, label %168

168:                                              ; preds = %144, %98
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = mul i32 %3, %11
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = mul i32 %3, %13
  %15 = icmp samesign ult i32 %6, 256
  br i1 %15, label %18, label %16

16:                                               ; preds = %18, %5
  %17 = icmp eq i32 %6, 0
  br i1 %17, label %23, label %24

18:                                               ; preds = %5, %18
  %19 = phi i32 [ %21, %18 ], [ %6, %5 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %19
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !6
  %21 = add nuw nsw i32 %19, %10
  %22 = icmp samesign ult i32 %21, 256
  br i1 %22, label %18, label %16

23:                                               ; preds = %16
  store i32 0, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %23, %16
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %25 = mul nsw i32 %3, %3
  %26 = icmp samesign ult i32 %6, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %28, %24
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %15, label %71, label %46

28:                                               ; preds = %24, %28
  %29 = phi i32 [ %44, %28 ], [ %6, %24 ]
  %30 = freeze i32 %29
  %31 = sdiv i32 %30, %3
  %32 = add nsw i32 %31, %14
  %33 = mul nsw i32 %32, %2
  %34 = mul i32 %31, %3
  %35 = sub i32 %30, %34
  %36 = add i32 %35, %12
  %37 = add i32 %36, %33
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !17
  %41 = zext i8 %40 to i32
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %41
  %43 = atomicrmw uinc_wrap ptr addrspace(3) %42, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %44 = add nuw nsw i32 %29, %10
  %45 = icmp samesign ult i32 %44, %25
  br i1 %45, label %28, label %27

46:                                               ; preds = %79, %27
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %47 = load i32, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  %48 = lshr i32 %47, 8
  %49 = shl nuw nsw i32 %6, 4
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @equalise_tiles.hist, i32 %49
  %51 = load <4 x i32>, ptr addrspace(3) %50, align 4, !tbaa !17
  %52 = insertelement <4 x i32> poison, i32 %48, i64 0
  %53 = shufflevector <4 x i32> %52, <4 x i32> poison, <4 x i32> zeroinitializer
  %54 = add <4 x i32> %53, %51
  %55 = extractelement <4 x i32> %54, i64 0
  %56 = extractelement <4 x i32> %54, i64 1
  %57 = add i32 %56, %55
  %58 = insertelement <4 x i32> %54, i32 %57, i64 1
  %59 = extractelement <4 x i32> %54, i64 2
  %60 = add i32 %57, %59
  %61 = insertelement <4 x i32> %58, i32 %60, i64 2
  %62 = extractelement <4 x i32> %54, i64 3
  %63 = add i32 %60, %62
  %64 = insertelement <4 x i32> %61, i32 %63, i64 3
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %6
  store i32 %63, ptr addrspace(3) %65, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %17, label %98, label %66

66:                                               ; preds = %46
  %67 = and i32 %6, 7
  %68 = icmp samesign ult i32 %6, 8
  br i1 %68, label %84, label %69

69:                                               ; preds = %66
  %70 = and i32 %6, 1016
  br label %106

71:                                               ; preds = %27, %79
  %72 = phi i32 [ %80, %79 ], [ %6, %27 ]
  %73 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !6
  %75 = icmp ugt i32 %74, %4
  br i1 %75, label %76, label %79

76:                                               ; preds = %71
  %77 = sub nuw i32 %74, %4
  %78 = atomicrmw add ptr addrspace(3) @equalise_tiles.excess, i32 %77 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  store i32 %4, ptr addrspace(3) %73, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %76, %71
  %80 = add nuw nsw i32 %72, %10
  %81 = icmp samesign ult i32 %80, 256
  br i1 %81, label %71, label %46

82:                                               ; preds = %106
  %83 = icmp eq i32 %67, 0
  br i1 %83, label %98, label %84

84:                                               ; preds = %82, %66
  %85 = phi i32 [ 0, %66 ], [ %141, %82 ]
  %86 = phi i32 [ 0, %66 ], [ %140, %82 ]
  %87 = icmp ne i32 %67, 0
  tail call void @llvm.assume(i1 %87)
  br label %88

88:                                               ; preds = %88, %84
  %89 = phi i32 [ %95, %88 ], [ %85, %84 ]
  %90 = phi i32 [ %94, %88 ], [ %86, %84 ]
  %91 = phi i32 [ %96, %88 ], [ 0, %84 ]
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %89
  %93 = load i32, ptr addrspace(3) %92, align 4, !tbaa !6
  %94 = add i32 %93, %90
  %95 = add nuw nsw i32 %89, 1
  %96 = add i32 %91, 1
  %97 = icmp eq i32 %96, %67
  br i1 %97, label %98, label %88, !llvm.loop !21

98:                                               ; preds = %82, %88, %46
  %99 = phi i32 [ 0, %46 ], [ %140, %82 ], [ %94, %88 ]
  %100 = insertelement <4 x i32> poison, i32 %99, i64 0
  %101 = shufflevector <4 x i32> %100, <4 x i32> poison, <4 x i32> zeroinitializer
  %102 = add <4 x i32> %101, %64
  store <4 x i32> %102, ptr addrspace(3) %50, align 4, !tbaa !17
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %103 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @equalise_tiles.hist, i32 1020), align 4, !tbaa !6
  br i1 %26, label %104, label %144

104:                                              ; preds = %98
  %105 = lshr i32 %103, 1
  br label %145

106:                                              ; preds = %106, %69
  %107 = phi i32 [ 0, %69 ], [ %141, %106 ]
  %108 = phi i32 [ 0, %69 ], [ %140, %106 ]
  %109 = phi i32 [ 0, %69 ], [ %142, %106 ]
  %110 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %111 = load i32, ptr addrspace(3) %110, align 4, !tbaa !6
  %112 = add i32 %111, %108
  %113 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i32 4
  %115 = load i32, ptr addrspace(3) %114, align 4, !tbaa !6
  %116 = add i32 %115, %112
  %117 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %117, i32 8
  %119 = load i32, ptr addrspace(3) %118, align 4, !tbaa !6
  %120 = add i32 %119, %116
  %121 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 12
  %123 = load i32, ptr addrspace(3) %122, align 4, !tbaa !6
  %124 = add i32 %123, %120
  %125 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 16
  %127 = load i32, ptr addrspace(3) %126, align 4, !tbaa !6
  %128 = add i32 %127, %124
  %129 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %129, i32 20
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !6
  %132 = add i32 %131, %128
  %133 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 24
  %135 = load i32, ptr addrspace(3) %134, align 4, !tbaa !6
  %136 = add i32 %135, %132
  %137 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %107
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %137, i32 28
  %139 = load i32, ptr addrspace(3) %138, align 4, !tbaa !6
  %140 = add i32 %139, %136
  %141 = add nuw nsw i32 %107, 8
  %142 = add i32 %109, 8
  %143 = icmp eq i32 %142, %70
  br i1 %143, label %82, label %106

144:                                              ; preds = %145, %98
  ret void

145:                                              ; preds = %104, %145
  %146 = phi i32 [ %6, %104 ], [ %167, %145 ]
  %147 = freeze i32 %146
  %148 = sdiv i32 %147, %3
  %149 = add nsw i32 %148, %14
  %150 = mul nsw i32 %149, %2
  %151 = mul i32 %148, %3
  %152 = sub i32 %147, %151
  %153 = add i32 %152, %12
  %154 = add i32 %153, %150
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %155
  %157 = load i8, ptr addrspace(1) %156, align 1, !tbaa !17
  %158 = zext i8 %157 to i32
  %159 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %158
  %160 = load i32, ptr addrspace(3) %159, align 4, !tbaa !6
  %161 = mul i32 %160, 255
  %162 = add i32 %161, %105
  %163 = udiv i32 %162, %103
  %164 = tail call noundef i32 @llvm.umin.i32(i32 %163, i32 255)
  %165 = trunc nuw i32 %164 to i8
  %166 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %155
  store i8 %165, ptr addrspace(1) %166, align 1, !tbaa !17
  %167 = add nuw nsw i32 %146, %10
  %168 = icmp samesign ult i32 %167, %25
  br i1 %168, label %145, label %144
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
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!14 = !{!"uchar*", !"uchar*", !"int", !"int", !"uint"}
!15 = !{!"const", !"", !"", !"", !""}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !20}
