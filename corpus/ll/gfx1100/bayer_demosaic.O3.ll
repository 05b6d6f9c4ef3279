; ModuleID = 'corpus/opencl/bayer_demosaic.cl'
source_filename = "corpus/opencl/bayer_demosaic.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.balance = type { float, float, float, i32 }

@channel_sums.local_sums = internal addrspace(3) global [4 x i32] undef, align 4

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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @demosaic(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr addrspace(4) noundef readonly byref(%struct.balance) align 4 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %6 = load <3 x float>, ptr addrspace(4) %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %8 = load <1 x i32>, ptr addrspace(4) %7, align 4
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %9 to i64
  %19 = zext nneg i32 %13 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = zext nneg i32 %14 to i64
  %22 = add i64 %17, %21
  %23 = add i64 %22, %20
  %24 = trunc i64 %23 to i32
  %25 = sub i32 0, %24
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %27 = lshr i32 %12, 16
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 48
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !10
  %31 = zext i32 %26 to i64
  %32 = zext nneg i32 %27 to i64
  %33 = mul nuw nsw i64 %32, %31
  %34 = zext nneg i32 %28 to i64
  %35 = add i64 %30, %34
  %36 = add i64 %35, %33
  %37 = trunc i64 %36 to i32
  %38 = sub i32 0, %37
  %39 = icmp slt i32 %24, 0
  %40 = icmp sgt i32 %2, %24
  %41 = shl nsw i32 %2, 1
  %42 = add i32 %41, -2
  %43 = sub i32 %42, %24
  %44 = select i1 %40, i32 %24, i32 %43
  %45 = select i1 %39, i32 %25, i32 %44
  %46 = icmp slt i32 %37, 0
  %47 = icmp sgt i32 %3, %37
  %48 = shl nsw i32 %3, 1
  %49 = add i32 %48, -2
  %50 = sub i32 %49, %37
  %51 = select i1 %47, i32 %37, i32 %50
  %52 = select i1 %46, i32 %38, i32 %51
  %53 = mul nsw i32 %52, %2
  %54 = add nsw i32 %53, %45
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %55
  %57 = load i16, ptr addrspace(1) %56, align 2, !tbaa !17, !amdgpu.noclobber !19
  %58 = zext i16 %57 to i32
  %59 = add nsw i32 %24, -1
  %60 = sub i32 1, %24
  %61 = icmp slt i32 %24, 1
  %62 = icmp slt i32 %2, %24
  %63 = xor i32 %24, -1
  %64 = add i32 %41, %63
  %65 = select i1 %62, i32 %64, i32 %59
  %66 = select i1 %61, i32 %60, i32 %65
  %67 = add nsw i32 %53, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %68
  %70 = load i16, ptr addrspace(1) %69, align 2, !tbaa !17, !amdgpu.noclobber !19
  %71 = zext i16 %70 to i32
  %72 = add nsw i32 %24, 1
  %73 = icmp slt i32 %24, -1
  %74 = icmp slt i32 %72, %2
  %75 = add i32 %42, %63
  %76 = select i1 %74, i32 %72, i32 %75
  %77 = select i1 %73, i32 %63, i32 %76
  %78 = add nsw i32 %53, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %79
  %81 = load i16, ptr addrspace(1) %80, align 2, !tbaa !17, !amdgpu.noclobber !19
  %82 = zext i16 %81 to i32
  %83 = add nuw nsw i32 %82, %71
  %84 = add nsw i32 %37, -1
  %85 = sub i32 1, %37
  %86 = icmp slt i32 %37, 1
  %87 = icmp slt i32 %3, %37
  %88 = xor i32 %37, -1
  %89 = add i32 %48, %88
  %90 = select i1 %87, i32 %89, i32 %84
  %91 = select i1 %86, i32 %85, i32 %90
  %92 = mul nsw i32 %91, %2
  %93 = add nsw i32 %92, %45
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %94
  %96 = load i16, ptr addrspace(1) %95, align 2, !tbaa !17, !amdgpu.noclobber !19
  %97 = zext i16 %96 to i32
  %98 = add nsw i32 %37, 1
  %99 = icmp slt i32 %37, -1
  %100 = icmp slt i32 %98, %3
  %101 = add i32 %49, %88
  %102 = select i1 %100, i32 %98, i32 %101
  %103 = select i1 %99, i32 %88, i32 %102
  %104 = mul nsw i32 %103, %2
  %105 = add nsw i32 %104, %45
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %106
  %108 = load i16, ptr addrspace(1) %107, align 2, !tbaa !17, !amdgpu.noclobber !19
  %109 = zext i16 %108 to i32
  %110 = add nuw nsw i32 %109, %97
  %111 = add nsw i32 %92, %66
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %112
  %114 = load i16, ptr addrspace(1) %113, align 2, !tbaa !17, !amdgpu.noclobber !19
  %115 = zext i16 %114 to i32
  %116 = add nsw i32 %92, %77
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %117
  %119 = load i16, ptr addrspace(1) %118, align 2, !tbaa !17, !amdgpu.noclobber !19
  %120 = zext i16 %119 to i32
  %121 = add nuw nsw i32 %120, %115
  %122 = add nsw i32 %104, %66
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %123
  %125 = load i16, ptr addrspace(1) %124, align 2, !tbaa !17, !amdgpu.noclobber !19
  %126 = zext i16 %125 to i32
  %127 = add nuw nsw i32 %121, %126
  %128 = add nsw i32 %104, %77
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %129
  %131 = load i16, ptr addrspace(1) %130, align 2, !tbaa !17, !amdgpu.noclobber !19
  %132 = zext i16 %131 to i32
  %133 = add nuw nsw i32 %127, %132
  %134 = shl i32 %37, 1
  %135 = and i32 %134, 2
  %136 = and i32 %24, 1
  %137 = or disjoint i32 %135, %136
  switch i32 %137, label %154 [
    i32 0, label %138
    i32 1, label %144
    i32 2, label %149
    i32 3, label %155
  ]

138:                                              ; preds = %5
  %139 = add nuw nsw i32 %110, %83
  %140 = lshr i32 %139, 2
  %141 = lshr i32 %133, 2
  %142 = insertelement <2 x i32> poison, i32 %58, i64 0
  %143 = insertelement <2 x i32> %142, i32 %140, i64 1
  br label %160

144:                                              ; preds = %5
  %145 = lshr i32 %83, 1
  %146 = lshr i32 %110, 1
  %147 = insertelement <2 x i32> poison, i32 %145, i64 0
  %148 = insertelement <2 x i32> %147, i32 %58, i64 1
  br label %160

149:                                              ; preds = %5
  %150 = lshr i32 %110, 1
  %151 = lshr i32 %83, 1
  %152 = insertelement <2 x i32> poison, i32 %150, i64 0
  %153 = insertelement <2 x i32> %152, i32 %58, i64 1
  br label %160

154:                                              ; preds = %5
  unreachable

155:                                              ; preds = %5
  %156 = add nuw nsw i32 %110, %83
  %157 = insertelement <2 x i32> poison, i32 %133, i64 0
  %158 = insertelement <2 x i32> %157, i32 %156, i64 1
  %159 = lshr <2 x i32> %158, splat (i32 2)
  br label %160

160:                                              ; preds = %138, %144, %149, %155
  %161 = phi i32 [ %141, %138 ], [ %146, %144 ], [ %151, %149 ], [ %58, %155 ]
  %162 = phi <2 x i32> [ %143, %138 ], [ %148, %144 ], [ %153, %149 ], [ %159, %155 ]
  %163 = shufflevector <2 x i32> %162, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %164 = uitofp <3 x i32> %163 to <3 x float>
  %165 = uitofp nneg i32 %161 to float
  %166 = insertelement <3 x float> %164, float %165, i64 2
  %167 = fmul <3 x float> %6, %166
  %168 = fptosi <3 x float> %167 to <3 x i32>
  %169 = and <1 x i32> %8, splat (i32 31)
  %170 = shufflevector <1 x i32> %169, <1 x i32> poison, <3 x i32> zeroinitializer
  %171 = ashr <3 x i32> %168, %170
  %172 = tail call noundef <3 x i32> @llvm.smax.v3i32(<3 x i32> %171, <3 x i32> zeroinitializer)
  %173 = tail call <3 x i32> @llvm.umin.v3i32(<3 x i32> %172, <3 x i32> splat (i32 255))
  %174 = shufflevector <3 x i32> %173, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %175 = trunc nuw <4 x i32> %174 to <4 x i8>
  %176 = insertelement <4 x i8> %175, i8 -1, i64 3
  %177 = mul nsw i32 %2, %37
  %178 = add nsw i32 %177, %24
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %179
  store <4 x i8> %176, ptr addrspace(1) %180, align 4, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_demosaic(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, float %4, float %5, float %6, i32 %7) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 40
  %17 = load i64, ptr addrspace(4) %16, align 8, !tbaa !10
  %18 = zext i32 %9 to i64
  %19 = zext nneg i32 %13 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = zext nneg i32 %14 to i64
  %22 = add i64 %17, %21
  %23 = add i64 %22, %20
  %24 = trunc i64 %23 to i32
  %25 = sub i32 0, %24
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %27 = lshr i32 %12, 16
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 48
  %30 = load i64, ptr addrspace(4) %29, align 8, !tbaa !10
  %31 = zext i32 %26 to i64
  %32 = zext nneg i32 %27 to i64
  %33 = mul nuw nsw i64 %32, %31
  %34 = zext nneg i32 %28 to i64
  %35 = add i64 %30, %34
  %36 = add i64 %35, %33
  %37 = trunc i64 %36 to i32
  %38 = sub i32 0, %37
  %39 = icmp slt i32 %24, 0
  %40 = icmp sgt i32 %2, %24
  %41 = shl nsw i32 %2, 1
  %42 = add i32 %41, -2
  %43 = sub i32 %42, %24
  %44 = select i1 %40, i32 %24, i32 %43
  %45 = select i1 %39, i32 %25, i32 %44
  %46 = icmp slt i32 %37, 0
  %47 = icmp sgt i32 %3, %37
  %48 = shl nsw i32 %3, 1
  %49 = add i32 %48, -2
  %50 = sub i32 %49, %37
  %51 = select i1 %47, i32 %37, i32 %50
  %52 = select i1 %46, i32 %38, i32 %51
  %53 = mul nsw i32 %52, %2
  %54 = add nsw i32 %53, %45
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %55
  %57 = load i16, ptr addrspace(1) %56, align 2, !tbaa !17
  %58 = zext i16 %57 to i32
  %59 = add nsw i32 %24, -1
  %60 = sub i32 1, %24
  %61 = icmp slt i32 %24, 1
  %62 = icmp slt i32 %2, %24
  %63 = xor i32 %24, -1
  %64 = add i32 %41, %63
  %65 = select i1 %62, i32 %64, i32 %59
  %66 = select i1 %61, i32 %60, i32 %65
  %67 = add nsw i32 %53, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %68
  %70 = load i16, ptr addrspace(1) %69, align 2, !tbaa !17
  %71 = zext i16 %70 to i32
  %72 = add nsw i32 %24, 1
  %73 = icmp slt i32 %24, -1
  %74 = icmp slt i32 %72, %2
  %75 = add i32 %42, %63
  %76 = select i1 %74, i32 %72, i32 %75
  %77 = select i1 %73, i32 %63, i32 %76
  %78 = add nsw i32 %53, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %79
  %81 = load i16, ptr addrspace(1) %80, align 2, !tbaa !17
  %82 = zext i16 %81 to i32
  %83 = add nuw nsw i32 %82, %71
  %84 = add nsw i32 %37, -1
  %85 = sub i32 1, %37
  %86 = icmp slt i32 %37, 1
  %87 = icmp slt i32 %3, %37
  %88 = xor i32 %37, -1
  %89 = add i32 %48, %88
  %90 = select i1 %87, i32 %89, i32 %84
  %91 = select i1 %86, i32 %85, i32 %90
  %92 = mul nsw i32 %91, %2
  %93 = add nsw i32 %92, %45
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %94
  %96 = load i16, ptr addrspace(1) %95, align 2, !tbaa !17
  %97 = zext i16 %96 to i32
  %98 = add nsw i32 %37, 1
  %99 = icmp slt i32 %37, -1
  %100 = icmp slt i32 %98, %3
  %101 = add i32 %49, %88
  %102 = select i1 %100, i32 %98, i32 %101
  %103 = select i1 %99, i32 %88, i32 %102
  %104 = mul nsw i32 %103, %2
  %105 = add nsw i32 %104, %45
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %106
  %108 = load i16, ptr addrspace(1) %107, align 2, !tbaa !17
  %109 = zext i16 %108 to i32
  %110 = add nuw nsw i32 %109, %97
  %111 = add nsw i32 %92, %66
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %112
  %114 = load i16, ptr addrspace(1) %113, align 2, !tbaa !17
  %115 = zext i16 %114 to i32
  %116 = add nsw i32 %92, %77
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %117
  %119 = load i16, ptr addrspace(1) %118, align 2, !tbaa !17
  %120 = zext i16 %119 to i32
  %121 = add nuw nsw i32 %120, %115
  %122 = add nsw i32 %104, %66
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %123
  %125 = load i16, ptr addrspace(1) %124, align 2, !tbaa !17
  %126 = zext i16 %125 to i32
  %127 = add nuw nsw i32 %121, %126
  %128 = add nsw i32 %104, %77
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %129
  %131 = load i16, ptr addrspace(1) %130, align 2, !tbaa !17
  %132 = zext i16 %131 to i32
  %133 = add nuw nsw i32 %127, %132
  %134 = shl i32 %37, 1
  %135 = and i32 %134, 2
  %136 = and i32 %24, 1
  %137 = or disjoint i32 %135, %136
  switch i32 %137, label %154 [
    i32 0, label %138
    i32 1, label %144
    i32 2, label %149
    i32 3, label %155
  ]

138:                                              ; preds = %8
  %139 = add nuw nsw i32 %110, %83
  %140 = lshr i32 %139, 2
  %141 = lshr i32 %133, 2
  %142 = insertelement <2 x i32> poison, i32 %58, i64 0
  %143 = insertelement <2 x i32> %142, i32 %140, i64 1
  br label %160

144:                                              ; preds = %8
  %145 = lshr i32 %83, 1
  %146 = lshr i32 %110, 1
  %147 = insertelement <2 x i32> poison, i32 %145, i64 0
  %148 = insertelement <2 x i32> %147, i32 %58, i64 1
  br label %160

149:                                              ; preds = %8
  %150 = lshr i32 %110, 1
  %151 = lshr i32 %83, 1
  %152 = insertelement <2 x i32> poison, i32 %150, i64 0
  %153 = insertelement <2 x i32> %152, i32 %58, i64 1
  br label %160

154:                                              ; preds = %8
  unreachable

155:                                              ; preds = %8
  %156 = add nuw nsw i32 %110, %83
  %157 = insertelement <2 x i32> poison, i32 %133, i64 0
  %158 = insertelement <2 x i32> %157, i32 %156, i64 1
  %159 = lshr <2 x i32> %158, splat (i32 2)
  br label %160

160:                                              ; preds = %155, %149, %144, %138
  %161 = phi i32 [ %141, %138 ], [ %146, %144 ], [ %151, %149 ], [ %58, %155 ]
  %162 = phi <2 x i32> [ %143, %138 ], [ %148, %144 ], [ %153, %149 ], [ %159, %155 ]
  %163 = shufflevector <2 x i32> %162, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %164 = uitofp <3 x i32> %163 to <3 x float>
  %165 = uitofp nneg i32 %161 to float
  %166 = insertelement <3 x float> %164, float %165, i64 2
  %167 = insertelement <3 x float> poison, float %4, i64 0
  %168 = insertelement <3 x float> %167, float %5, i64 1
  %169 = insertelement <3 x float> %168, float %6, i64 2
  %170 = fmul <3 x float> %169, %166
  %171 = fptosi <3 x float> %170 to <3 x i32>
  %172 = and i32 %7, 31
  %173 = insertelement <3 x i32> poison, i32 %172, i64 0
  %174 = shufflevector <3 x i32> %173, <3 x i32> poison, <3 x i32> zeroinitializer
  %175 = ashr <3 x i32> %171, %174
  %176 = tail call noundef <3 x i32> @llvm.smax.v3i32(<3 x i32> %175, <3 x i32> zeroinitializer)
  %177 = tail call <3 x i32> @llvm.umin.v3i32(<3 x i32> %176, <3 x i32> splat (i32 255))
  %178 = shufflevector <3 x i32> %177, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %179 = trunc nuw <4 x i32> %178 to <4 x i8>
  %180 = insertelement <4 x i8> %179, i8 -1, i64 3
  %181 = mul nsw i32 %2, %37
  %182 = add nsw i32 %181, %24
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %183
  store <4 x i8> %180, ptr addrspace(1) %184, align 4, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @channel_sums(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = zext nneg i32 %9 to i64
  %11 = mul nuw nsw i64 %10, %5
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext nneg i32 %12 to i64
  %14 = add nuw nsw i64 %11, %13
  %15 = icmp samesign ult i64 %14, 4
  br i1 %15, label %16, label %19

16:                                               ; preds = %3
  %17 = trunc nuw nsw i64 %14 to i32
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i32 %17
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !6
  br label %19

19:                                               ; preds = %16, %3
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %21 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 40
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !10
  %24 = zext i32 %20 to i64
  %25 = mul nuw nsw i64 %10, %24
  %26 = add nuw nsw i64 %25, %13
  %27 = add i64 %26, %23
  %28 = trunc i64 %27 to i32
  %29 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %30 = lshr i32 %8, 16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 48
  %32 = load i64, ptr addrspace(4) %31, align 8, !tbaa !10
  %33 = zext i32 %29 to i64
  %34 = zext nneg i32 %30 to i64
  %35 = mul nuw nsw i64 %34, %33
  %36 = add nuw nsw i64 %35, %5
  %37 = add i64 %36, %32
  %38 = trunc i64 %37 to i32
  %39 = shl i64 %37, 1
  %40 = and i64 %39, 2
  %41 = and i64 %27, 1
  %42 = or disjoint i64 %40, %41
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i32 %43
  %45 = mul nsw i32 %2, %38
  %46 = add nsw i32 %45, %28
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %47
  %49 = load i16, ptr addrspace(1) %48, align 2, !tbaa !17, !amdgpu.noclobber !19
  %50 = zext i16 %49 to i32
  %51 = atomicrmw add ptr addrspace(3) %44, i32 %50 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !19, !amdgpu.no.remote.memory !19
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %15, label %52, label %58

52:                                               ; preds = %19
  %53 = trunc nuw nsw i64 %14 to i32
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i32 %53
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  %56 = load i32, ptr addrspace(3) %54, align 4, !tbaa !6
  %57 = atomicrmw add ptr addrspace(1) %55, i32 %56 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !19, !amdgpu.no.remote.memory !19
  br label %58

58:                                               ; preds = %19, %52
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_channel_sums(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = zext nneg i32 %9 to i64
  %11 = mul nuw nsw i64 %10, %5
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = zext nneg i32 %12 to i64
  %14 = add nuw nsw i64 %11, %13
  %15 = icmp samesign ult i64 %14, 4
  br i1 %15, label %16, label %19

16:                                               ; preds = %3
  %17 = trunc nuw nsw i64 %14 to i32
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i32 %17
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !6
  br label %19

19:                                               ; preds = %16, %3
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %21 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 40
  %23 = load i64, ptr addrspace(4) %22, align 8, !tbaa !10
  %24 = zext i32 %20 to i64
  %25 = mul nuw nsw i64 %10, %24
  %26 = add nuw nsw i64 %25, %13
  %27 = add i64 %26, %23
  %28 = trunc i64 %27 to i32
  %29 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %30 = lshr i32 %8, 16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 48
  %32 = load i64, ptr addrspace(4) %31, align 8, !tbaa !10
  %33 = zext i32 %29 to i64
  %34 = zext nneg i32 %30 to i64
  %35 = mul nuw nsw i64 %34, %33
  %36 = add nuw nsw i64 %35, %5
  %37 = add i64 %36, %32
  %38 = trunc i64 %37 to i32
  %39 = shl i64 %37, 1
  %40 = and i64 %39, 2
  %41 = and i64 %27, 1
  %42 = or disjoint i64 %40, %41
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i32 %43
  %45 = mul nsw i32 %2, %38
  %46 = add nsw i32 %45, %28
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %47
  %49 = load i16, ptr addrspace(1) %48, align 2, !tbaa !17
  %50 = zext i16 %49 to i32
  %51 = atomicrmw add ptr addrspace(3) %44, i32 %50 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !19, !amdgpu.no.remote.memory !19
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %15, label %52, label %58

52:                                               ; preds = %19
  %53 = trunc nuw nsw i64 %14 to i32
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i32 %53
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  %56 = load i32, ptr addrspace(3) %54, align 4, !tbaa !6
  %57 = atomicrmw add ptr addrspace(1) %55, i32 %56 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !19, !amdgpu.no.remote.memory !19
  br label %58

58:                                               ; preds = %52, %19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

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
declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.umin.v3i32(<3 x i32>, <3 x i32>) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!14 = !{!"ushort*", !"uchar4*", !"int", !"int", !"balance"}
!15 = !{!"ushort*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int", !"balance"}
!16 = !{!"const", !"", !"", !"", !""}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !8, i64 0}
!19 = !{}
!20 = !{!8, !8, i64 0}
!21 = !{i32 1, i32 1, i32 0}
!22 = !{!"none", !"none", !"none"}
!23 = !{!"ushort*", !"uint*", !"int"}
!24 = !{!"const", !"volatile", !""}
!25 = !{!"amdgpu-synchronize-as", !"local"}
