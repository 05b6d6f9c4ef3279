; ModuleID = 'corpus/opencl/xxhash_siphash.cl'
source_filename = "corpus/opencl/xxhash_siphash.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.sip_key = type { i64, i64 }

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @xxh32(ptr addrspace(1) noundef readonly align 1 captures(address) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = shl i64 %19, 6
  %21 = and i64 %20, 4294967232
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %21
  %23 = and i64 %19, 4294967295
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6, !amdgpu.noclobber !16
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %26
  %28 = icmp ugt i32 %25, 15
  br i1 %28, label %29, label %83

29:                                               ; preds = %4
  %30 = add i32 %3, 606290984
  %31 = insertelement <4 x i32> poison, i32 %30, i64 0
  %32 = add i32 %3, -2048144777
  %33 = insertelement <4 x i32> %31, i32 %32, i64 1
  %34 = insertelement <4 x i32> %33, i32 %3, i64 2
  %35 = add i32 %3, 1640531535
  %36 = insertelement <4 x i32> %34, i32 %35, i64 3
  br label %37

37:                                               ; preds = %37, %29
  %38 = phi <4 x i32> [ %36, %29 ], [ %70, %37 ]
  %39 = phi ptr addrspace(1) [ %22, %29 ], [ %71, %37 ]
  %40 = extractelement <4 x i32> %38, i64 0
  %41 = load i32, ptr addrspace(1) %39, align 1
  %42 = mul i32 %41, -2048144777
  %43 = add i32 %42, %40
  %44 = tail call noundef i32 @llvm.fshl.i32(i32 %43, i32 %43, i32 13)
  %45 = mul i32 %44, -1640531535
  %46 = insertelement <4 x i32> poison, i32 %45, i64 0
  %47 = extractelement <4 x i32> %38, i64 1
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 4
  %49 = load i32, ptr addrspace(1) %48, align 1
  %50 = mul i32 %49, -2048144777
  %51 = add i32 %50, %47
  %52 = tail call noundef i32 @llvm.fshl.i32(i32 %51, i32 %51, i32 13)
  %53 = mul i32 %52, -1640531535
  %54 = insertelement <4 x i32> %46, i32 %53, i64 1
  %55 = extractelement <4 x i32> %38, i64 2
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 8
  %57 = load i32, ptr addrspace(1) %56, align 1
  %58 = mul i32 %57, -2048144777
  %59 = add i32 %58, %55
  %60 = tail call noundef i32 @llvm.fshl.i32(i32 %59, i32 %59, i32 13)
  %61 = mul i32 %60, -1640531535
  %62 = insertelement <4 x i32> %54, i32 %61, i64 2
  %63 = extractelement <4 x i32> %38, i64 3
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 12
  %65 = load i32, ptr addrspace(1) %64, align 1
  %66 = mul i32 %65, -2048144777
  %67 = add i32 %66, %63
  %68 = tail call noundef i32 @llvm.fshl.i32(i32 %67, i32 %67, i32 13)
  %69 = mul i32 %68, -1640531535
  %70 = insertelement <4 x i32> %62, i32 %69, i64 3
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 16
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 32
  %73 = icmp ugt ptr addrspace(1) %72, %27
  br i1 %73, label %74, label %37

74:                                               ; preds = %37
  %75 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %70, <4 x i32> %70, <4 x i32> <i32 1, i32 7, i32 12, i32 18>)
  %76 = extractelement <4 x i32> %75, i64 0
  %77 = extractelement <4 x i32> %75, i64 1
  %78 = add i32 %76, %77
  %79 = extractelement <4 x i32> %75, i64 2
  %80 = add i32 %78, %79
  %81 = extractelement <4 x i32> %75, i64 3
  %82 = add i32 %80, %81
  br label %85

83:                                               ; preds = %4
  %84 = add i32 %3, 374761393
  br label %85

85:                                               ; preds = %83, %74
  %86 = phi i32 [ %82, %74 ], [ %84, %83 ]
  %87 = phi ptr addrspace(1) [ %71, %74 ], [ %22, %83 ]
  %88 = add i32 %86, %25
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %87, i64 4
  %90 = icmp ugt ptr addrspace(1) %89, %27
  br i1 %90, label %91, label %95

91:                                               ; preds = %95, %85
  %92 = phi i32 [ %88, %85 ], [ %103, %95 ]
  %93 = phi ptr addrspace(1) [ %87, %85 ], [ %96, %95 ]
  %94 = icmp ult ptr addrspace(1) %93, %27
  br i1 %94, label %106, label %117

95:                                               ; preds = %85, %95
  %96 = phi ptr addrspace(1) [ %104, %95 ], [ %89, %85 ]
  %97 = phi ptr addrspace(1) [ %96, %95 ], [ %87, %85 ]
  %98 = phi i32 [ %103, %95 ], [ %88, %85 ]
  %99 = load i32, ptr addrspace(1) %97, align 1
  %100 = mul i32 %99, -1028477379
  %101 = add i32 %100, %98
  %102 = tail call noundef i32 @llvm.fshl.i32(i32 %101, i32 %101, i32 17)
  %103 = mul i32 %102, 668265263
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %96, i64 4
  %105 = icmp ugt ptr addrspace(1) %104, %27
  br i1 %105, label %91, label %95

106:                                              ; preds = %91, %106
  %107 = phi ptr addrspace(1) [ %115, %106 ], [ %93, %91 ]
  %108 = phi i32 [ %114, %106 ], [ %92, %91 ]
  %109 = load i8, ptr addrspace(1) %107, align 1, !tbaa !17
  %110 = zext i8 %109 to i32
  %111 = mul i32 %110, 374761393
  %112 = add i32 %111, %108
  %113 = tail call noundef i32 @llvm.fshl.i32(i32 %112, i32 %112, i32 11)
  %114 = mul i32 %113, -1640531535
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %107, i64 1
  %116 = icmp ult ptr addrspace(1) %115, %27
  br i1 %116, label %106, label %117

117:                                              ; preds = %106, %91
  %118 = phi i32 [ %92, %91 ], [ %114, %106 ]
  %119 = lshr i32 %118, 15
  %120 = xor i32 %119, %118
  %121 = mul i32 %120, -2048144777
  %122 = lshr i32 %121, 13
  %123 = xor i32 %122, %121
  %124 = mul i32 %123, -1028477379
  %125 = lshr i32 %124, 16
  %126 = xor i32 %125, %124
  %127 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %23
  store i32 %126, ptr addrspace(1) %127, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_xxh32(ptr addrspace(1) noundef readonly align 1 captures(address) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = shl i64 %19, 6
  %21 = and i64 %20, 4294967232
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %21
  %23 = and i64 %19, 4294967295
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %26
  %28 = icmp ugt i32 %25, 15
  br i1 %28, label %29, label %83

29:                                               ; preds = %4
  %30 = add i32 %3, 606290984
  %31 = insertelement <4 x i32> poison, i32 %30, i64 0
  %32 = add i32 %3, -2048144777
  %33 = insertelement <4 x i32> %31, i32 %32, i64 1
  %34 = insertelement <4 x i32> %33, i32 %3, i64 2
  %35 = add i32 %3, 1640531535
  %36 = insertelement <4 x i32> %34, i32 %35, i64 3
  br label %37

37:                                               ; preds = %37, %29
  %38 = phi <4 x i32> [ %36, %29 ], [ %70, %37 ]
  %39 = phi ptr addrspace(1) [ %22, %29 ], [ %71, %37 ]
  %40 = extractelement <4 x i32> %38, i64 0
  %41 = load i32, ptr addrspace(1) %39, align 1
  %42 = mul i32 %41, -2048144777
  %43 = add i32 %42, %40
  %44 = tail call noundef i32 @llvm.fshl.i32(i32 %43, i32 %43, i32 13)
  %45 = mul i32 %44, -1640531535
  %46 = insertelement <4 x i32> poison, i32 %45, i64 0
  %47 = extractelement <4 x i32> %38, i64 1
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 4
  %49 = load i32, ptr addrspace(1) %48, align 1
  %50 = mul i32 %49, -2048144777
  %51 = add i32 %50, %47
  %52 = tail call noundef i32 @llvm.fshl.i32(i32 %51, i32 %51, i32 13)
  %53 = mul i32 %52, -1640531535
  %54 = insertelement <4 x i32> %46, i32 %53, i64 1
  %55 = extractelement <4 x i32> %38, i64 2
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 8
  %57 = load i32, ptr addrspace(1) %56, align 1
  %58 = mul i32 %57, -2048144777
  %59 = add i32 %58, %55
  %60 = tail call noundef i32 @llvm.fshl.i32(i32 %59, i32 %59, i32 13)
  %61 = mul i32 %60, -1640531535
  %62 = insertelement <4 x i32> %54, i32 %61, i64 2
  %63 = extractelement <4 x i32> %38, i64 3
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 12
  %65 = load i32, ptr addrspace(1) %64, align 1
  %66 = mul i32 %65, -2048144777
  %67 = add i32 %66, %63
  %68 = tail call noundef i32 @llvm.fshl.i32(i32 %67, i32 %67, i32 13)
  %69 = mul i32 %68, -1640531535
  %70 = insertelement <4 x i32> %62, i32 %69, i64 3
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 16
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %39, i64 32
  %73 = icmp ugt ptr addrspace(1) %72, %27
  br i1 %73, label %74, label %37

74:                                               ; preds = %37
  %75 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %70, <4 x i32> %70, <4 x i32> <i32 1, i32 7, i32 12, i32 18>)
  %76 = extractelement <4 x i32> %75, i64 0
  %77 = extractelement <4 x i32> %75, i64 1
  %78 = add i32 %76, %77
  %79 = extractelement <4 x i32> %75, i64 2
  %80 = add i32 %78, %79
  %81 = extractelement <4 x i32> %75, i64 3
  %82 = add i32 %80, %81
  br label %85

83:                                               ; preds = %4
  %84 = add i32 %3, 374761393
  br label %85

85:                                               ; preds = %83, %74
  %86 = phi i32 [ %82, %74 ], [ %84, %83 ]
  %87 = phi ptr addrspace(1) [ %71, %74 ], [ %22, %83 ]
  %88 = add i32 %86, %25
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %87, i64 4
  %90 = icmp ugt ptr addrspace(1) %89, %27
  br i1 %90, label %91, label %95

91:                                               ; preds = %95, %85
  %92 = phi i32 [ %88, %85 ], [ %103, %95 ]
  %93 = phi ptr addrspace(1) [ %87, %85 ], [ %96, %95 ]
  %94 = icmp ult ptr addrspace(1) %93, %27
  br i1 %94, label %106, label %117

95:                                               ; preds = %85, %95
  %96 = phi ptr addrspace(1) [ %104, %95 ], [ %89, %85 ]
  %97 = phi ptr addrspace(1) [ %96, %95 ], [ %87, %85 ]
  %98 = phi i32 [ %103, %95 ], [ %88, %85 ]
  %99 = load i32, ptr addrspace(1) %97, align 1
  %100 = mul i32 %99, -1028477379
  %101 = add i32 %100, %98
  %102 = tail call noundef i32 @llvm.fshl.i32(i32 %101, i32 %101, i32 17)
  %103 = mul i32 %102, 668265263
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %96, i64 4
  %105 = icmp ugt ptr addrspace(1) %104, %27
  br i1 %105, label %91, label %95

106:                                              ; preds = %91, %106
  %107 = phi ptr addrspace(1) [ %115, %106 ], [ %93, %91 ]
  %108 = phi i32 [ %114, %106 ], [ %92, %91 ]
  %109 = load i8, ptr addrspace(1) %107, align 1, !tbaa !17
  %110 = zext i8 %109 to i32
  %111 = mul i32 %110, 374761393
  %112 = add i32 %111, %108
  %113 = tail call noundef i32 @llvm.fshl.i32(i32 %112, i32 %112, i32 11)
  %114 = mul i32 %113, -1640531535
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %107, i64 1
  %116 = icmp ult ptr addrspace(1) %115, %27
  br i1 %116, label %106, label %117

117:                                              ; preds = %106, %91
  %118 = phi i32 [ %92, %91 ], [ %114, %106 ]
  %119 = lshr i32 %118, 15
  %120 = xor i32 %119, %118
  %121 = mul i32 %120, -2048144777
  %122 = lshr i32 %121, 13
  %123 = xor i32 %122, %121
  %124 = mul i32 %123, -1028477379
  %125 = lshr i32 %124, 16
  %126 = xor i32 %125, %124
  %127 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %23
  store i32 %126, ptr addrspace(1) %127, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @xxh64_words(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = trunc i64 %18 to i32
  %20 = add i64 %2, 6983438078262162902
  %21 = add i64 %2, -4417276706812531889
  %22 = add i64 %2, 7046029288634856825
  %23 = shl i32 %19, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %24
  %26 = load <4 x i64>, ptr addrspace(1) %25, align 32, !tbaa !17, !amdgpu.noclobber !16
  %27 = extractelement <4 x i64> %26, i64 0
  %28 = mul i64 %27, -4417276706812531889
  %29 = add i64 %28, %20
  %30 = tail call noundef i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 31)
  %31 = mul i64 %30, -7046029288634856825
  %32 = extractelement <4 x i64> %26, i64 1
  %33 = mul i64 %32, -4417276706812531889
  %34 = add i64 %33, %21
  %35 = tail call noundef i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 31)
  %36 = mul i64 %35, -7046029288634856825
  %37 = extractelement <4 x i64> %26, i64 2
  %38 = mul i64 %37, -4417276706812531889
  %39 = add i64 %38, %2
  %40 = tail call noundef i64 @llvm.fshl.i64(i64 %39, i64 %39, i64 31)
  %41 = mul i64 %40, -7046029288634856825
  %42 = extractelement <4 x i64> %26, i64 3
  %43 = mul i64 %42, -4417276706812531889
  %44 = add i64 %43, %22
  %45 = tail call noundef i64 @llvm.fshl.i64(i64 %44, i64 %44, i64 31)
  %46 = mul i64 %45, -7046029288634856825
  %47 = or disjoint i32 %23, 1
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %48
  %50 = load <4 x i64>, ptr addrspace(1) %49, align 32, !tbaa !17, !amdgpu.noclobber !16
  %51 = extractelement <4 x i64> %50, i64 0
  %52 = mul i64 %51, -4417276706812531889
  %53 = add i64 %52, %31
  %54 = tail call noundef i64 @llvm.fshl.i64(i64 %53, i64 %53, i64 31)
  %55 = mul i64 %54, -7046029288634856825
  %56 = extractelement <4 x i64> %50, i64 1
  %57 = mul i64 %56, -4417276706812531889
  %58 = add i64 %57, %36
  %59 = tail call noundef i64 @llvm.fshl.i64(i64 %58, i64 %58, i64 31)
  %60 = mul i64 %59, -7046029288634856825
  %61 = extractelement <4 x i64> %50, i64 2
  %62 = mul i64 %61, -4417276706812531889
  %63 = add i64 %62, %41
  %64 = tail call noundef i64 @llvm.fshl.i64(i64 %63, i64 %63, i64 31)
  %65 = mul i64 %64, -7046029288634856825
  %66 = extractelement <4 x i64> %50, i64 3
  %67 = mul i64 %66, -4417276706812531889
  %68 = add i64 %67, %46
  %69 = tail call noundef i64 @llvm.fshl.i64(i64 %68, i64 %68, i64 31)
  %70 = mul i64 %69, -7046029288634856825
  %71 = tail call noundef i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 1)
  %72 = tail call noundef i64 @llvm.fshl.i64(i64 %60, i64 %60, i64 7)
  %73 = add i64 %71, %72
  %74 = tail call noundef i64 @llvm.fshl.i64(i64 %65, i64 %65, i64 12)
  %75 = add i64 %73, %74
  %76 = tail call noundef i64 @llvm.fshl.i64(i64 %70, i64 %70, i64 18)
  %77 = add i64 %75, %76
  %78 = mul i64 %54, -2381459717836149591
  %79 = tail call noundef i64 @llvm.fshl.i64(i64 %78, i64 %78, i64 31)
  %80 = mul i64 %79, -7046029288634856825
  %81 = xor i64 %80, %77
  %82 = mul i64 %81, -7046029288634856825
  %83 = add i64 %82, -8796714831421723037
  %84 = mul i64 %59, -2381459717836149591
  %85 = tail call noundef i64 @llvm.fshl.i64(i64 %84, i64 %84, i64 31)
  %86 = mul i64 %85, -7046029288634856825
  %87 = xor i64 %86, %83
  %88 = mul i64 %87, -7046029288634856825
  %89 = add i64 %88, -8796714831421723037
  %90 = mul i64 %64, -2381459717836149591
  %91 = tail call noundef i64 @llvm.fshl.i64(i64 %90, i64 %90, i64 31)
  %92 = mul i64 %91, -7046029288634856825
  %93 = xor i64 %92, %89
  %94 = mul i64 %93, -7046029288634856825
  %95 = add i64 %94, -8796714831421723037
  %96 = mul i64 %69, -2381459717836149591
  %97 = tail call noundef i64 @llvm.fshl.i64(i64 %96, i64 %96, i64 31)
  %98 = mul i64 %97, -7046029288634856825
  %99 = xor i64 %98, %95
  %100 = mul i64 %99, -7046029288634856825
  %101 = add i64 %100, -8796714831421722973
  %102 = lshr i64 %101, 33
  %103 = xor i64 %102, %101
  %104 = mul i64 %103, -4417276706812531889
  %105 = lshr i64 %104, 29
  %106 = xor i64 %105, %104
  %107 = mul i64 %106, 1609587929392839161
  %108 = lshr i64 %107, 32
  %109 = xor i64 %108, %107
  %110 = and i64 %18, 4294967295
  %111 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %110
  store i64 %109, ptr addrspace(1) %111, align 8, !tbaa !10
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_xxh64_words(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = trunc i64 %18 to i32
  %20 = add i64 %2, 6983438078262162902
  %21 = add i64 %2, -4417276706812531889
  %22 = add i64 %2, 7046029288634856825
  %23 = shl i32 %19, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %24
  %26 = load <4 x i64>, ptr addrspace(1) %25, align 32, !tbaa !17
  %27 = extractelement <4 x i64> %26, i64 0
  %28 = mul i64 %27, -4417276706812531889
  %29 = add i64 %28, %20
  %30 = tail call noundef i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 31)
  %31 = mul i64 %30, -7046029288634856825
  %32 = extractelement <4 x i64> %26, i64 1
  %33 = mul i64 %32, -4417276706812531889
  %34 = add i64 %33, %21
  %35 = tail call noundef i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 31)
  %36 = mul i64 %35, -7046029288634856825
  %37 = extractelement <4 x i64> %26, i64 2
  %38 = mul i64 %37, -4417276706812531889
  %39 = add i64 %38, %2
  %40 = tail call noundef i64 @llvm.fshl.i64(i64 %39, i64 %39, i64 31)
  %41 = mul i64 %40, -7046029288634856825
  %42 = extractelement <4 x i64> %26, i64 3
  %43 = mul i64 %42, -4417276706812531889
  %44 = add i64 %43, %22
  %45 = tail call noundef i64 @llvm.fshl.i64(i64 %44, i64 %44, i64 31)
  %46 = mul i64 %45, -7046029288634856825
  %47 = or disjoint i32 %23, 1
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %48
  %50 = load <4 x i64>, ptr addrspace(1) %49, align 32, !tbaa !17
  %51 = extractelement <4 x i64> %50, i64 0
  %52 = mul i64 %51, -4417276706812531889
  %53 = add i64 %52, %31
  %54 = tail call noundef i64 @llvm.fshl.i64(i64 %53, i64 %53, i64 31)
  %55 = mul i64 %54, -7046029288634856825
  %56 = extractelement <4 x i64> %50, i64 1
  %57 = mul i64 %56, -4417276706812531889
  %58 = add i64 %57, %36
  %59 = tail call noundef i64 @llvm.fshl.i64(i64 %58, i64 %58, i64 31)
  %60 = mul i64 %59, -7046029288634856825
  %61 = extractelement <4 x i64> %50, i64 2
  %62 = mul i64 %61, -4417276706812531889
  %63 = add i64 %62, %41
  %64 = tail call noundef i64 @llvm.fshl.i64(i64 %63, i64 %63, i64 31)
  %65 = mul i64 %64, -7046029288634856825
  %66 = extractelement <4 x i64> %50, i64 3
  %67 = mul i64 %66, -4417276706812531889
  %68 = add i64 %67, %46
  %69 = tail call noundef i64 @llvm.fshl.i64(i64 %68, i64 %68, i64 31)
  %70 = mul i64 %69, -7046029288634856825
  %71 = tail call noundef i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 1)
  %72 = tail call noundef i64 @llvm.fshl.i64(i64 %60, i64 %60, i64 7)
  %73 = add i64 %71, %72
  %74 = tail call noundef i64 @llvm.fshl.i64(i64 %65, i64 %65, i64 12)
  %75 = add i64 %73, %74
  %76 = tail call noundef i64 @llvm.fshl.i64(i64 %70, i64 %70, i64 18)
  %77 = add i64 %75, %76
  %78 = mul i64 %54, -2381459717836149591
  %79 = tail call noundef i64 @llvm.fshl.i64(i64 %78, i64 %78, i64 31)
  %80 = mul i64 %79, -7046029288634856825
  %81 = xor i64 %80, %77
  %82 = mul i64 %81, -7046029288634856825
  %83 = add i64 %82, -8796714831421723037
  %84 = mul i64 %59, -2381459717836149591
  %85 = tail call noundef i64 @llvm.fshl.i64(i64 %84, i64 %84, i64 31)
  %86 = mul i64 %85, -7046029288634856825
  %87 = xor i64 %86, %83
  %88 = mul i64 %87, -7046029288634856825
  %89 = add i64 %88, -8796714831421723037
  %90 = mul i64 %64, -2381459717836149591
  %91 = tail call noundef i64 @llvm.fshl.i64(i64 %90, i64 %90, i64 31)
  %92 = mul i64 %91, -7046029288634856825
  %93 = xor i64 %92, %89
  %94 = mul i64 %93, -7046029288634856825
  %95 = add i64 %94, -8796714831421723037
  %96 = mul i64 %69, -2381459717836149591
  %97 = tail call noundef i64 @llvm.fshl.i64(i64 %96, i64 %96, i64 31)
  %98 = mul i64 %97, -7046029288634856825
  %99 = xor i64 %98, %95
  %100 = mul i64 %99, -7046029288634856825
  %101 = add i64 %100, -8796714831421722973
  %102 = lshr i64 %101, 33
  %103 = xor i64 %102, %101
  %104 = mul i64 %103, -4417276706812531889
  %105 = lshr i64 %104, 29
  %106 = xor i64 %105, %104
  %107 = mul i64 %106, 1609587929392839161
  %108 = lshr i64 %107, 32
  %109 = xor i64 %108, %107
  %110 = and i64 %18, 4294967295
  %111 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %110
  store i64 %109, ptr addrspace(1) %111, align 8, !tbaa !10
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @siphash24(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(4) noundef readonly byref(%struct.sip_key) align 8 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !15 {
  %5 = load i64, ptr addrspace(4) %3, align 8, !amdgpu.noclobber !16
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %7 = load i64, ptr addrspace(4) %6, align 8, !amdgpu.noclobber !16
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = shl i64 %22, 6
  %24 = and i64 %23, 4294967232
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %24
  %26 = and i64 %22, 4294967295
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !6, !amdgpu.noclobber !16
  %29 = insertelement <4 x i64> poison, i64 %5, i64 0
  %30 = insertelement <4 x i64> %29, i64 %7, i64 1
  %31 = insertelement <4 x i64> %30, i64 %5, i64 2
  %32 = insertelement <4 x i64> %31, i64 %7, i64 3
  %33 = xor <4 x i64> %32, <i64 8317987319222330741, i64 7237128888997146477, i64 7816392313619706465, i64 8387220255154660723>
  %34 = icmp ult i32 %28, 8
  br i1 %34, label %132, label %35

35:                                               ; preds = %4, %35
  %36 = phi i32 [ %130, %35 ], [ 8, %4 ]
  %37 = phi i32 [ %36, %35 ], [ 0, %4 ]
  %38 = phi <4 x i64> [ %129, %35 ], [ %33, %4 ]
  %39 = or disjoint i32 %37, 7
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !17, !amdgpu.noclobber !16
  %43 = zext i8 %42 to i64
  %44 = or disjoint i32 %37, 6
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %45
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !17, !amdgpu.noclobber !16
  %48 = zext i8 %47 to i64
  %49 = shl nuw nsw i64 %43, 16
  %50 = shl nuw nsw i64 %48, 8
  %51 = or disjoint i64 %49, %50
  %52 = or disjoint i32 %37, 5
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %53
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !17, !amdgpu.noclobber !16
  %56 = zext i8 %55 to i64
  %57 = or disjoint i64 %51, %56
  %58 = or disjoint i32 %37, 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %59
  %61 = load i8, ptr addrspace(1) %60, align 1, !tbaa !17, !amdgpu.noclobber !16
  %62 = zext i8 %61 to i64
  %63 = shl nuw nsw i64 %57, 16
  %64 = shl nuw nsw i64 %62, 8
  %65 = or disjoint i64 %63, %64
  %66 = or disjoint i32 %37, 3
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %67
  %69 = load i8, ptr addrspace(1) %68, align 1, !tbaa !17, !amdgpu.noclobber !16
  %70 = zext i8 %69 to i64
  %71 = or disjoint i64 %65, %70
  %72 = or disjoint i32 %37, 2
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %73
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !17, !amdgpu.noclobber !16
  %76 = zext i8 %75 to i64
  %77 = shl nuw nsw i64 %71, 16
  %78 = shl nuw nsw i64 %76, 8
  %79 = or disjoint i64 %77, %78
  %80 = or disjoint i32 %37, 1
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %81
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !17, !amdgpu.noclobber !16
  %84 = zext i8 %83 to i64
  %85 = or disjoint i64 %79, %84
  %86 = shl nuw i64 %85, 8
  %87 = zext i32 %37 to i64
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %87
  %89 = load i8, ptr addrspace(1) %88, align 1, !tbaa !17, !amdgpu.noclobber !16
  %90 = zext i8 %89 to i64
  %91 = or disjoint i64 %86, %90
  %92 = extractelement <4 x i64> %38, i64 3
  %93 = xor i64 %91, %92
  %94 = extractelement <4 x i64> %38, i64 1
  %95 = extractelement <4 x i64> %38, i64 0
  %96 = add i64 %95, %94
  %97 = extractelement <4 x i64> %38, i64 2
  %98 = add i64 %93, %97
  %99 = tail call noundef i64 @llvm.fshl.i64(i64 %94, i64 %94, i64 13)
  %100 = xor i64 %99, %96
  %101 = tail call noundef i64 @llvm.fshl.i64(i64 %93, i64 %93, i64 16)
  %102 = xor i64 %101, %98
  %103 = tail call noundef i64 @llvm.fshl.i64(i64 %96, i64 %96, i64 32)
  %104 = add i64 %98, %100
  %105 = add i64 %102, %103
  %106 = tail call noundef i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 17)
  %107 = xor i64 %104, %106
  %108 = tail call noundef i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 21)
  %109 = xor i64 %108, %105
  %110 = tail call noundef i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 32)
  %111 = add i64 %105, %107
  %112 = add i64 %109, %110
  %113 = tail call noundef i64 @llvm.fshl.i64(i64 %107, i64 %107, i64 13)
  %114 = xor i64 %113, %111
  %115 = tail call noundef i64 @llvm.fshl.i64(i64 %109, i64 %109, i64 16)
  %116 = xor i64 %115, %112
  %117 = tail call noundef i64 @llvm.fshl.i64(i64 %111, i64 %111, i64 32)
  %118 = add i64 %114, %112
  %119 = add i64 %116, %117
  %120 = tail call noundef i64 @llvm.fshl.i64(i64 %114, i64 %114, i64 17)
  %121 = xor i64 %120, %118
  %122 = tail call noundef i64 @llvm.fshl.i64(i64 %116, i64 %116, i64 21)
  %123 = xor i64 %122, %119
  %124 = tail call noundef i64 @llvm.fshl.i64(i64 %118, i64 %118, i64 32)
  %125 = xor i64 %119, %91
  %126 = insertelement <4 x i64> poison, i64 %125, i64 0
  %127 = insertelement <4 x i64> %126, i64 %121, i64 1
  %128 = insertelement <4 x i64> %127, i64 %124, i64 2
  %129 = insertelement <4 x i64> %128, i64 %123, i64 3
  %130 = add i32 %36, 8
  %131 = icmp ugt i32 %130, %28
  br i1 %131, label %132, label %35

132:                                              ; preds = %35, %4
  %133 = phi <4 x i64> [ %33, %4 ], [ %129, %35 ]
  %134 = phi i32 [ 0, %4 ], [ %36, %35 ]
  %135 = zext i32 %28 to i64
  %136 = shl i64 %135, 56
  %137 = and i32 %28, 7
  switch i32 %137, label %198 [
    i32 7, label %138
    i32 6, label %146
    i32 5, label %155
    i32 4, label %164
    i32 3, label %173
    i32 2, label %182
    i32 1, label %191
    i32 0, label %199
  ]

138:                                              ; preds = %132
  %139 = or disjoint i32 %134, 6
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1, !tbaa !17, !amdgpu.noclobber !16
  %143 = zext i8 %142 to i64
  %144 = shl nuw nsw i64 %143, 48
  %145 = or disjoint i64 %144, %136
  br label %146

146:                                              ; preds = %138, %132
  %147 = phi i64 [ %145, %138 ], [ %136, %132 ]
  %148 = or disjoint i32 %134, 5
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %149
  %151 = load i8, ptr addrspace(1) %150, align 1, !tbaa !17, !amdgpu.noclobber !16
  %152 = zext i8 %151 to i64
  %153 = shl nuw nsw i64 %152, 40
  %154 = or i64 %153, %147
  br label %155

155:                                              ; preds = %146, %132
  %156 = phi i64 [ %154, %146 ], [ %136, %132 ]
  %157 = or disjoint i32 %134, 4
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %158
  %160 = load i8, ptr addrspace(1) %159, align 1, !tbaa !17, !amdgpu.noclobber !16
  %161 = zext i8 %160 to i64
  %162 = shl nuw nsw i64 %161, 32
  %163 = or i64 %162, %156
  br label %164

164:                                              ; preds = %155, %132
  %165 = phi i64 [ %163, %155 ], [ %136, %132 ]
  %166 = or disjoint i32 %134, 3
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %167
  %169 = load i8, ptr addrspace(1) %168, align 1, !tbaa !17, !amdgpu.noclobber !16
  %170 = zext i8 %169 to i64
  %171 = shl nuw nsw i64 %170, 24
  %172 = or i64 %171, %165
  br label %173

173:                                              ; preds = %164, %132
  %174 = phi i64 [ %172, %164 ], [ %136, %132 ]
  %175 = or disjoint i32 %134, 2
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %176
  %178 = load i8, ptr addrspace(1) %177, align 1, !tbaa !17, !amdgpu.noclobber !16
  %179 = zext i8 %178 to i64
  %180 = shl nuw nsw i64 %179, 16
  %181 = or i64 %180, %174
  br label %182

182:                                              ; preds = %173, %132
  %183 = phi i64 [ %181, %173 ], [ %136, %132 ]
  %184 = or disjoint i32 %134, 1
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %185
  %187 = load i8, ptr addrspace(1) %186, align 1, !tbaa !17, !amdgpu.noclobber !16
  %188 = zext i8 %187 to i64
  %189 = shl nuw nsw i64 %188, 8
  %190 = or i64 %189, %183
  br label %191

191:                                              ; preds = %182, %132
  %192 = phi i64 [ %190, %182 ], [ %136, %132 ]
  %193 = zext i32 %134 to i64
  %194 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %193
  %195 = load i8, ptr addrspace(1) %194, align 1, !tbaa !17, !amdgpu.noclobber !16
  %196 = zext i8 %195 to i64
  %197 = or i64 %192, %196
  br label %199

198:                                              ; preds = %132
  unreachable

199:                                              ; preds = %191, %132
  %200 = phi i64 [ %197, %191 ], [ %136, %132 ]
  %201 = extractelement <4 x i64> %133, i64 3
  %202 = xor i64 %200, %201
  %203 = extractelement <4 x i64> %133, i64 1
  %204 = extractelement <4 x i64> %133, i64 0
  %205 = add i64 %204, %203
  %206 = extractelement <4 x i64> %133, i64 2
  %207 = add i64 %202, %206
  %208 = tail call noundef i64 @llvm.fshl.i64(i64 %203, i64 %203, i64 13)
  %209 = xor i64 %208, %205
  %210 = tail call noundef i64 @llvm.fshl.i64(i64 %202, i64 %202, i64 16)
  %211 = xor i64 %210, %207
  %212 = tail call noundef i64 @llvm.fshl.i64(i64 %205, i64 %205, i64 32)
  %213 = add i64 %207, %209
  %214 = add i64 %211, %212
  %215 = tail call noundef i64 @llvm.fshl.i64(i64 %209, i64 %209, i64 17)
  %216 = xor i64 %213, %215
  %217 = tail call noundef i64 @llvm.fshl.i64(i64 %211, i64 %211, i64 21)
  %218 = xor i64 %217, %214
  %219 = tail call noundef i64 @llvm.fshl.i64(i64 %213, i64 %213, i64 32)
  %220 = add i64 %214, %216
  %221 = add i64 %218, %219
  %222 = tail call noundef i64 @llvm.fshl.i64(i64 %216, i64 %216, i64 13)
  %223 = xor i64 %222, %220
  %224 = tail call noundef i64 @llvm.fshl.i64(i64 %218, i64 %218, i64 16)
  %225 = xor i64 %224, %221
  %226 = tail call noundef i64 @llvm.fshl.i64(i64 %220, i64 %220, i64 32)
  %227 = add i64 %223, %221
  %228 = add i64 %225, %226
  %229 = tail call noundef i64 @llvm.fshl.i64(i64 %223, i64 %223, i64 17)
  %230 = xor i64 %229, %227
  %231 = tail call noundef i64 @llvm.fshl.i64(i64 %225, i64 %225, i64 21)
  %232 = xor i64 %231, %228
  %233 = tail call noundef i64 @llvm.fshl.i64(i64 %227, i64 %227, i64 32)
  %234 = xor i64 %228, %200
  %235 = xor i64 %233, 255
  %236 = add i64 %234, %230
  %237 = add i64 %235, %232
  %238 = tail call noundef i64 @llvm.fshl.i64(i64 %230, i64 %230, i64 13)
  %239 = xor i64 %238, %236
  %240 = tail call noundef i64 @llvm.fshl.i64(i64 %232, i64 %232, i64 16)
  %241 = xor i64 %240, %237
  %242 = tail call noundef i64 @llvm.fshl.i64(i64 %236, i64 %236, i64 32)
  %243 = add i64 %239, %237
  %244 = add i64 %242, %241
  %245 = tail call noundef i64 @llvm.fshl.i64(i64 %239, i64 %239, i64 17)
  %246 = xor i64 %245, %243
  %247 = tail call noundef i64 @llvm.fshl.i64(i64 %241, i64 %241, i64 21)
  %248 = xor i64 %247, %244
  %249 = tail call noundef i64 @llvm.fshl.i64(i64 %243, i64 %243, i64 32)
  %250 = add i64 %244, %246
  %251 = add i64 %249, %248
  %252 = tail call noundef i64 @llvm.fshl.i64(i64 %246, i64 %246, i64 13)
  %253 = xor i64 %252, %250
  %254 = tail call noundef i64 @llvm.fshl.i64(i64 %248, i64 %248, i64 16)
  %255 = xor i64 %254, %251
  %256 = tail call noundef i64 @llvm.fshl.i64(i64 %250, i64 %250, i64 32)
  %257 = add i64 %253, %251
  %258 = add i64 %256, %255
  %259 = tail call noundef i64 @llvm.fshl.i64(i64 %253, i64 %253, i64 17)
  %260 = xor i64 %259, %257
  %261 = tail call noundef i64 @llvm.fshl.i64(i64 %255, i64 %255, i64 21)
  %262 = xor i64 %261, %258
  %263 = tail call noundef i64 @llvm.fshl.i64(i64 %257, i64 %257, i64 32)
  %264 = add i64 %258, %260
  %265 = add i64 %263, %262
  %266 = tail call noundef i64 @llvm.fshl.i64(i64 %260, i64 %260, i64 13)
  %267 = xor i64 %266, %264
  %268 = tail call noundef i64 @llvm.fshl.i64(i64 %262, i64 %262, i64 16)
  %269 = xor i64 %268, %265
  %270 = tail call noundef i64 @llvm.fshl.i64(i64 %264, i64 %264, i64 32)
  %271 = add i64 %267, %265
  %272 = add i64 %270, %269
  %273 = tail call noundef i64 @llvm.fshl.i64(i64 %267, i64 %267, i64 17)
  %274 = xor i64 %273, %271
  %275 = tail call noundef i64 @llvm.fshl.i64(i64 %269, i64 %269, i64 21)
  %276 = xor i64 %275, %272
  %277 = tail call noundef i64 @llvm.fshl.i64(i64 %271, i64 %271, i64 32)
  %278 = add i64 %272, %274
  %279 = add i64 %277, %276
  %280 = tail call noundef i64 @llvm.fshl.i64(i64 %274, i64 %274, i64 13)
  %281 = xor i64 %280, %278
  %282 = tail call noundef i64 @llvm.fshl.i64(i64 %276, i64 %276, i64 16)
  %283 = xor i64 %282, %279
  %284 = add i64 %281, %279
  %285 = tail call noundef i64 @llvm.fshl.i64(i64 %281, i64 %281, i64 17)
  %286 = tail call noundef i64 @llvm.fshl.i64(i64 %283, i64 %283, i64 21)
  %287 = tail call noundef i64 @llvm.fshl.i64(i64 %284, i64 %284, i64 32)
  %288 = xor i64 %285, %287
  %289 = xor i64 %288, %286
  %290 = xor i64 %289, %284
  %291 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %26
  store i64 %290, ptr addrspace(1) %291, align 8, !tbaa !10
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_siphash24(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i64 %3, i64 %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !15 {
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
  %21 = shl i64 %20, 6
  %22 = and i64 %21, 4294967232
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %22
  %24 = and i64 %20, 4294967295
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = insertelement <4 x i64> poison, i64 %3, i64 0
  %28 = insertelement <4 x i64> %27, i64 %4, i64 1
  %29 = insertelement <4 x i64> %28, i64 %3, i64 2
  %30 = insertelement <4 x i64> %29, i64 %4, i64 3
  %31 = xor <4 x i64> %30, <i64 8317987319222330741, i64 7237128888997146477, i64 7816392313619706465, i64 8387220255154660723>
  %32 = icmp ult i32 %26, 8
  br i1 %32, label %130, label %33

33:                                               ; preds = %5, %33
  %34 = phi i32 [ %128, %33 ], [ 8, %5 ]
  %35 = phi i32 [ %34, %33 ], [ 0, %5 ]
  %36 = phi <4 x i64> [ %127, %33 ], [ %31, %5 ]
  %37 = or disjoint i32 %35, 7
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !17
  %41 = zext i8 %40 to i64
  %42 = or disjoint i32 %35, 6
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !17
  %46 = zext i8 %45 to i64
  %47 = shl nuw nsw i64 %41, 16
  %48 = shl nuw nsw i64 %46, 8
  %49 = or disjoint i64 %47, %48
  %50 = or disjoint i32 %35, 5
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !17
  %54 = zext i8 %53 to i64
  %55 = or disjoint i64 %49, %54
  %56 = or disjoint i32 %35, 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !17
  %60 = zext i8 %59 to i64
  %61 = shl nuw nsw i64 %55, 16
  %62 = shl nuw nsw i64 %60, 8
  %63 = or disjoint i64 %61, %62
  %64 = or disjoint i32 %35, 3
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !17
  %68 = zext i8 %67 to i64
  %69 = or disjoint i64 %63, %68
  %70 = or disjoint i32 %35, 2
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %71
  %73 = load i8, ptr addrspace(1) %72, align 1, !tbaa !17
  %74 = zext i8 %73 to i64
  %75 = shl nuw nsw i64 %69, 16
  %76 = shl nuw nsw i64 %74, 8
  %77 = or disjoint i64 %75, %76
  %78 = or disjoint i32 %35, 1
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %79
  %81 = load i8, ptr addrspace(1) %80, align 1, !tbaa !17
  %82 = zext i8 %81 to i64
  %83 = or disjoint i64 %77, %82
  %84 = shl nuw i64 %83, 8
  %85 = zext i32 %35 to i64
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %85
  %87 = load i8, ptr addrspace(1) %86, align 1, !tbaa !17
  %88 = zext i8 %87 to i64
  %89 = or disjoint i64 %84, %88
  %90 = extractelement <4 x i64> %36, i64 3
  %91 = xor i64 %89, %90
  %92 = extractelement <4 x i64> %36, i64 1
  %93 = extractelement <4 x i64> %36, i64 0
  %94 = add i64 %93, %92
  %95 = extractelement <4 x i64> %36, i64 2
  %96 = add i64 %91, %95
  %97 = tail call noundef i64 @llvm.fshl.i64(i64 %92, i64 %92, i64 13)
  %98 = xor i64 %97, %94
  %99 = tail call noundef i64 @llvm.fshl.i64(i64 %91, i64 %91, i64 16)
  %100 = xor i64 %99, %96
  %101 = tail call noundef i64 @llvm.fshl.i64(i64 %94, i64 %94, i64 32)
  %102 = add i64 %96, %98
  %103 = add i64 %100, %101
  %104 = tail call noundef i64 @llvm.fshl.i64(i64 %98, i64 %98, i64 17)
  %105 = xor i64 %102, %104
  %106 = tail call noundef i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 21)
  %107 = xor i64 %106, %103
  %108 = tail call noundef i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 32)
  %109 = add i64 %103, %105
  %110 = add i64 %107, %108
  %111 = tail call noundef i64 @llvm.fshl.i64(i64 %105, i64 %105, i64 13)
  %112 = xor i64 %111, %109
  %113 = tail call noundef i64 @llvm.fshl.i64(i64 %107, i64 %107, i64 16)
  %114 = xor i64 %113, %110
  %115 = tail call noundef i64 @llvm.fshl.i64(i64 %109, i64 %109, i64 32)
  %116 = add i64 %112, %110
  %117 = add i64 %114, %115
  %118 = tail call noundef i64 @llvm.fshl.i64(i64 %112, i64 %112, i64 17)
  %119 = xor i64 %118, %116
  %120 = tail call noundef i64 @llvm.fshl.i64(i64 %114, i64 %114, i64 21)
  %121 = xor i64 %120, %117
  %122 = tail call noundef i64 @llvm.fshl.i64(i64 %116, i64 %116, i64 32)
  %123 = xor i64 %117, %89
  %124 = insertelement <4 x i64> poison, i64 %123, i64 0
  %125 = insertelement <4 x i64> %124, i64 %119, i64 1
  %126 = insertelement <4 x i64> %125, i64 %122, i64 2
  %127 = insertelement <4 x i64> %126, i64 %121, i64 3
  %128 = add i32 %34, 8
  %129 = icmp ugt i32 %128, %26
  br i1 %129, label %130, label %33

130:                                              ; preds = %33, %5
  %131 = phi <4 x i64> [ %31, %5 ], [ %127, %33 ]
  %132 = phi i32 [ 0, %5 ], [ %34, %33 ]
  %133 = zext i32 %26 to i64
  %134 = shl i64 %133, 56
  %135 = and i32 %26, 7
  switch i32 %135, label %196 [
    i32 7, label %136
    i32 6, label %144
    i32 5, label %153
    i32 4, label %162
    i32 3, label %171
    i32 2, label %180
    i32 1, label %189
    i32 0, label %197
  ]

136:                                              ; preds = %130
  %137 = or disjoint i32 %132, 6
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %138
  %140 = load i8, ptr addrspace(1) %139, align 1, !tbaa !17
  %141 = zext i8 %140 to i64
  %142 = shl nuw nsw i64 %141, 48
  %143 = or disjoint i64 %142, %134
  br label %144

144:                                              ; preds = %130, %136
  %145 = phi i64 [ %143, %136 ], [ %134, %130 ]
  %146 = or disjoint i32 %132, 5
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %147
  %149 = load i8, ptr addrspace(1) %148, align 1, !tbaa !17
  %150 = zext i8 %149 to i64
  %151 = shl nuw nsw i64 %150, 40
  %152 = or i64 %151, %145
  br label %153

153:                                              ; preds = %130, %144
  %154 = phi i64 [ %152, %144 ], [ %134, %130 ]
  %155 = or disjoint i32 %132, 4
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %156
  %158 = load i8, ptr addrspace(1) %157, align 1, !tbaa !17
  %159 = zext i8 %158 to i64
  %160 = shl nuw nsw i64 %159, 32
  %161 = or i64 %160, %154
  br label %162

162:                                              ; preds = %130, %153
  %163 = phi i64 [ %161, %153 ], [ %134, %130 ]
  %164 = or disjoint i32 %132, 3
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %165
  %167 = load i8, ptr addrspace(1) %166, align 1, !tbaa !17
  %168 = zext i8 %167 to i64
  %169 = shl nuw nsw i64 %168, 24
  %170 = or i64 %169, %163
  br label %171

171:                                              ; preds = %130, %162
  %172 = phi i64 [ %170, %162 ], [ %134, %130 ]
  %173 = or disjoint i32 %132, 2
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %174
  %176 = load i8, ptr addrspace(1) %175, align 1, !tbaa !17
  %177 = zext i8 %176 to i64
  %178 = shl nuw nsw i64 %177, 16
  %179 = or i64 %178, %172
  br label %180

180:                                              ; preds = %130, %171
  %181 = phi i64 [ %179, %171 ], [ %134, %130 ]
  %182 = or disjoint i32 %132, 1
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %183
  %185 = load i8, ptr addrspace(1) %184, align 1, !tbaa !17
  %186 = zext i8 %185 to i64
  %187 = shl nuw nsw i64 %186, 8
  %188 = or i64 %187, %181
  br label %189

189:                                              ; preds = %130, %180
  %190 = phi i64 [ %188, %180 ], [ %134, %130 ]
  %191 = zext i32 %132 to i64
  %192 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %191
  %193 = load i8, ptr addrspace(1) %192, align 1, !tbaa !17
  %194 = zext i8 %193 to i64
  %195 = or i64 %190, %194
  br label %197

196:                                              ; preds = %130
  unreachable

197:                                              ; preds = %130, %189
  %198 = phi i64 [ %195, %189 ], [ %134, %130 ]
  %199 = extractelement <4 x i64> %131, i64 3
  %200 = xor i64 %198, %199
  %201 = extractelement <4 x i64> %131, i64 1
  %202 = extractelement <4 x i64> %131, i64 0
  %203 = add i64 %202, %201
  %204 = extractelement <4 x i64> %131, i64 2
  %205 = add i64 %200, %204
  %206 = tail call noundef i64 @llvm.fshl.i64(i64 %201, i64 %201, i64 13)
  %207 = xor i64 %206, %203
  %208 = tail call noundef i64 @llvm.fshl.i64(i64 %200, i64 %200, i64 16)
  %209 = xor i64 %208, %205
  %210 = tail call noundef i64 @llvm.fshl.i64(i64 %203, i64 %203, i64 32)
  %211 = add i64 %205, %207
  %212 = add i64 %209, %210
  %213 = tail call noundef i64 @llvm.fshl.i64(i64 %207, i64 %207, i64 17)
  %214 = xor i64 %211, %213
  %215 = tail call noundef i64 @llvm.fshl.i64(i64 %209, i64 %209, i64 21)
  %216 = xor i64 %215, %212
  %217 = tail call noundef i64 @llvm.fshl.i64(i64 %211, i64 %211, i64 32)
  %218 = add i64 %212, %214
  %219 = add i64 %216, %217
  %220 = tail call noundef i64 @llvm.fshl.i64(i64 %214, i64 %214, i64 13)
  %221 = xor i64 %220, %218
  %222 = tail call noundef i64 @llvm.fshl.i64(i64 %216, i64 %216, i64 16)
  %223 = xor i64 %222, %219
  %224 = tail call noundef i64 @llvm.fshl.i64(i64 %218, i64 %218, i64 32)
  %225 = add i64 %221, %219
  %226 = add i64 %223, %224
  %227 = tail call noundef i64 @llvm.fshl.i64(i64 %221, i64 %221, i64 17)
  %228 = xor i64 %227, %225
  %229 = tail call noundef i64 @llvm.fshl.i64(i64 %223, i64 %223, i64 21)
  %230 = xor i64 %229, %226
  %231 = tail call noundef i64 @llvm.fshl.i64(i64 %225, i64 %225, i64 32)
  %232 = xor i64 %226, %198
  %233 = xor i64 %231, 255
  %234 = add i64 %232, %228
  %235 = add i64 %233, %230
  %236 = tail call noundef i64 @llvm.fshl.i64(i64 %228, i64 %228, i64 13)
  %237 = xor i64 %236, %234
  %238 = tail call noundef i64 @llvm.fshl.i64(i64 %230, i64 %230, i64 16)
  %239 = xor i64 %238, %235
  %240 = tail call noundef i64 @llvm.fshl.i64(i64 %234, i64 %234, i64 32)
  %241 = add i64 %237, %235
  %242 = add i64 %240, %239
  %243 = tail call noundef i64 @llvm.fshl.i64(i64 %237, i64 %237, i64 17)
  %244 = xor i64 %243, %241
  %245 = tail call noundef i64 @llvm.fshl.i64(i64 %239, i64 %239, i64 21)
  %246 = xor i64 %245, %242
  %247 = tail call noundef i64 @llvm.fshl.i64(i64 %241, i64 %241, i64 32)
  %248 = add i64 %242, %244
  %249 = add i64 %247, %246
  %250 = tail call noundef i64 @llvm.fshl.i64(i64 %244, i64 %244, i64 13)
  %251 = xor i64 %250, %248
  %252 = tail call noundef i64 @llvm.fshl.i64(i64 %246, i64 %246, i64 16)
  %253 = xor i64 %252, %249
  %254 = tail call noundef i64 @llvm.fshl.i64(i64 %248, i64 %248, i64 32)
  %255 = add i64 %251, %249
  %256 = add i64 %254, %253
  %257 = tail call noundef i64 @llvm.fshl.i64(i64 %251, i64 %251, i64 17)
  %258 = xor i64 %257, %255
  %259 = tail call noundef i64 @llvm.fshl.i64(i64 %253, i64 %253, i64 21)
  %260 = xor i64 %259, %256
  %261 = tail call noundef i64 @llvm.fshl.i64(i64 %255, i64 %255, i64 32)
  %262 = add i64 %256, %258
  %263 = add i64 %261, %260
  %264 = tail call noundef i64 @llvm.fshl.i64(i64 %258, i64 %258, i64 13)
  %265 = xor i64 %264, %262
  %266 = tail call noundef i64 @llvm.fshl.i64(i64 %260, i64 %260, i64 16)
  %267 = xor i64 %266, %263
  %268 = tail call noundef i64 @llvm.fshl.i64(i64 %262, i64 %262, i64 32)
  %269 = add i64 %265, %263
  %270 = add i64 %268, %267
  %271 = tail call noundef i64 @llvm.fshl.i64(i64 %265, i64 %265, i64 17)
  %272 = xor i64 %271, %269
  %273 = tail call noundef i64 @llvm.fshl.i64(i64 %267, i64 %267, i64 21)
  %274 = xor i64 %273, %270
  %275 = tail call noundef i64 @llvm.fshl.i64(i64 %269, i64 %269, i64 32)
  %276 = add i64 %270, %272
  %277 = add i64 %275, %274
  %278 = tail call noundef i64 @llvm.fshl.i64(i64 %272, i64 %272, i64 13)
  %279 = xor i64 %278, %276
  %280 = tail call noundef i64 @llvm.fshl.i64(i64 %274, i64 %274, i64 16)
  %281 = xor i64 %280, %277
  %282 = add i64 %279, %277
  %283 = tail call noundef i64 @llvm.fshl.i64(i64 %279, i64 %279, i64 17)
  %284 = tail call noundef i64 @llvm.fshl.i64(i64 %281, i64 %281, i64 21)
  %285 = tail call noundef i64 @llvm.fshl.i64(i64 %282, i64 %282, i64 32)
  %286 = xor i64 %283, %285
  %287 = xor i64 %286, %284
  %288 = xor i64 %287, %282
  %289 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %24
  store i64 %288, ptr addrspace(1) %289, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @fnv_murmur(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1, !tbaa !17, !amdgpu.noclobber !16
  %23 = or disjoint i32 %19, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !17, !amdgpu.noclobber !16
  %27 = or disjoint i32 %19, 2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !17, !amdgpu.noclobber !16
  %31 = or disjoint i32 %19, 3
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !17, !amdgpu.noclobber !16
  %35 = or disjoint i32 %19, 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !17, !amdgpu.noclobber !16
  %39 = or disjoint i32 %19, 5
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !17, !amdgpu.noclobber !16
  %43 = or disjoint i32 %19, 6
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1, !tbaa !17, !amdgpu.noclobber !16
  %47 = or disjoint i32 %19, 7
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !17, !amdgpu.noclobber !16
  %51 = or disjoint i32 %19, 8
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !17, !amdgpu.noclobber !16
  %55 = or disjoint i32 %19, 9
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !17, !amdgpu.noclobber !16
  %59 = or disjoint i32 %19, 10
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %60
  %62 = load i8, ptr addrspace(1) %61, align 1, !tbaa !17, !amdgpu.noclobber !16
  %63 = or disjoint i32 %19, 11
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %64
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !17, !amdgpu.noclobber !16
  %67 = or disjoint i32 %19, 12
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %68
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !17, !amdgpu.noclobber !16
  %71 = or disjoint i32 %19, 13
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %72
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !17, !amdgpu.noclobber !16
  %75 = or disjoint i32 %19, 14
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %76
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !17, !amdgpu.noclobber !16
  %79 = or disjoint i32 %19, 15
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !17, !amdgpu.noclobber !16
  %83 = shl i64 %17, 4
  %84 = and i64 %83, 4294967280
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 1, !amdgpu.noclobber !16
  %87 = mul i32 %86, -862048943
  %88 = tail call noundef i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 15)
  %89 = mul i32 %88, 461845907
  %90 = xor i32 %89, %18
  %91 = tail call noundef i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 13)
  %92 = mul i32 %91, 5
  %93 = add i32 %92, -430675100
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %85, i64 4
  %95 = load i32, ptr addrspace(1) %94, align 1, !amdgpu.noclobber !16
  %96 = mul i32 %95, -862048943
  %97 = tail call noundef i32 @llvm.fshl.i32(i32 %96, i32 %96, i32 15)
  %98 = mul i32 %97, 461845907
  %99 = xor i32 %98, %93
  %100 = tail call noundef i32 @llvm.fshl.i32(i32 %99, i32 %99, i32 13)
  %101 = mul i32 %100, 5
  %102 = add i32 %101, -430675100
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %85, i64 8
  %104 = load i32, ptr addrspace(1) %103, align 1, !amdgpu.noclobber !16
  %105 = mul i32 %104, -862048943
  %106 = tail call noundef i32 @llvm.fshl.i32(i32 %105, i32 %105, i32 15)
  %107 = mul i32 %106, 461845907
  %108 = xor i32 %107, %102
  %109 = tail call noundef i32 @llvm.fshl.i32(i32 %108, i32 %108, i32 13)
  %110 = mul i32 %109, 5
  %111 = add i32 %110, -430675100
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %85, i64 12
  %113 = load i32, ptr addrspace(1) %112, align 1, !amdgpu.noclobber !16
  %114 = mul i32 %113, -862048943
  %115 = tail call noundef i32 @llvm.fshl.i32(i32 %114, i32 %114, i32 15)
  %116 = mul i32 %115, 461845907
  %117 = xor i32 %116, %111
  %118 = tail call noundef i32 @llvm.fshl.i32(i32 %117, i32 %117, i32 13)
  %119 = mul i32 %118, 5
  %120 = add i32 %119, -430675100
  %121 = zext i8 %22 to i32
  %122 = xor i32 %121, -2128831035
  %123 = mul i32 %122, 16777619
  %124 = zext i8 %26 to i32
  %125 = xor i32 %123, %124
  %126 = mul i32 %125, 16777619
  %127 = zext i8 %30 to i32
  %128 = xor i32 %126, %127
  %129 = mul i32 %128, 16777619
  %130 = zext i8 %34 to i32
  %131 = xor i32 %129, %130
  %132 = mul i32 %131, 16777619
  %133 = zext i8 %38 to i32
  %134 = xor i32 %132, %133
  %135 = mul i32 %134, 16777619
  %136 = zext i8 %42 to i32
  %137 = xor i32 %135, %136
  %138 = mul i32 %137, 16777619
  %139 = zext i8 %46 to i32
  %140 = xor i32 %138, %139
  %141 = mul i32 %140, 16777619
  %142 = zext i8 %50 to i32
  %143 = xor i32 %141, %142
  %144 = mul i32 %143, 16777619
  %145 = zext i8 %54 to i32
  %146 = xor i32 %144, %145
  %147 = mul i32 %146, 16777619
  %148 = zext i8 %58 to i32
  %149 = xor i32 %147, %148
  %150 = mul i32 %149, 16777619
  %151 = zext i8 %62 to i32
  %152 = xor i32 %150, %151
  %153 = mul i32 %152, 16777619
  %154 = zext i8 %66 to i32
  %155 = xor i32 %153, %154
  %156 = mul i32 %155, 16777619
  %157 = zext i8 %70 to i32
  %158 = xor i32 %156, %157
  %159 = mul i32 %158, 16777619
  %160 = zext i8 %74 to i32
  %161 = xor i32 %159, %160
  %162 = mul i32 %161, 16777619
  %163 = zext i8 %78 to i32
  %164 = xor i32 %162, %163
  %165 = mul i32 %164, 16777619
  %166 = zext i8 %82 to i32
  %167 = xor i32 %165, %166
  %168 = mul i32 %167, 16777619
  %169 = lshr i32 %120, 16
  %170 = xor i32 %169, %120
  %171 = mul i32 %170, -2048144789
  %172 = lshr i32 %171, 13
  %173 = xor i32 %172, %171
  %174 = insertelement <2 x i32> poison, i32 %168, i64 0
  %175 = insertelement <2 x i32> %174, i32 %173, i64 1
  %176 = and i64 %17, 4294967295
  %177 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %176
  store <2 x i32> %175, ptr addrspace(1) %177, align 8, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_fnv_murmur(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1, !tbaa !17
  %23 = or disjoint i32 %19, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !17
  %27 = or disjoint i32 %19, 2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !17
  %31 = or disjoint i32 %19, 3
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !17
  %35 = or disjoint i32 %19, 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !17
  %39 = or disjoint i32 %19, 5
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !17
  %43 = or disjoint i32 %19, 6
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1, !tbaa !17
  %47 = or disjoint i32 %19, 7
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !17
  %51 = or disjoint i32 %19, 8
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !17
  %55 = or disjoint i32 %19, 9
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !17
  %59 = or disjoint i32 %19, 10
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %60
  %62 = load i8, ptr addrspace(1) %61, align 1, !tbaa !17
  %63 = or disjoint i32 %19, 11
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %64
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !17
  %67 = or disjoint i32 %19, 12
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %68
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !17
  %71 = or disjoint i32 %19, 13
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %72
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !17
  %75 = or disjoint i32 %19, 14
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %76
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !17
  %79 = or disjoint i32 %19, 15
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !17
  %83 = shl i64 %17, 4
  %84 = and i64 %83, 4294967280
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 1
  %87 = mul i32 %86, -862048943
  %88 = tail call noundef i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 15)
  %89 = mul i32 %88, 461845907
  %90 = xor i32 %89, %18
  %91 = tail call noundef i32 @llvm.fshl.i32(i32 %90, i32 %90, i32 13)
  %92 = mul i32 %91, 5
  %93 = add i32 %92, -430675100
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %85, i64 4
  %95 = load i32, ptr addrspace(1) %94, align 1
  %96 = mul i32 %95, -862048943
  %97 = tail call noundef i32 @llvm.fshl.i32(i32 %96, i32 %96, i32 15)
  %98 = mul i32 %97, 461845907
  %99 = xor i32 %98, %93
  %100 = tail call noundef i32 @llvm.fshl.i32(i32 %99, i32 %99, i32 13)
  %101 = mul i32 %100, 5
  %102 = add i32 %101, -430675100
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %85, i64 8
  %104 = load i32, ptr addrspace(1) %103, align 1
  %105 = mul i32 %104, -862048943
  %106 = tail call noundef i32 @llvm.fshl.i32(i32 %105, i32 %105, i32 15)
  %107 = mul i32 %106, 461845907
  %108 = xor i32 %107, %102
  %109 = tail call noundef i32 @llvm.fshl.i32(i32 %108, i32 %108, i32 13)
  %110 = mul i32 %109, 5
  %111 = add i32 %110, -430675100
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %85, i64 12
  %113 = load i32, ptr addrspace(1) %112, align 1
  %114 = mul i32 %113, -862048943
  %115 = tail call noundef i32 @llvm.fshl.i32(i32 %114, i32 %114, i32 15)
  %116 = mul i32 %115, 461845907
  %117 = xor i32 %116, %111
  %118 = tail call noundef i32 @llvm.fshl.i32(i32 %117, i32 %117, i32 13)
  %119 = mul i32 %118, 5
  %120 = add i32 %119, -430675100
  %121 = zext i8 %22 to i32
  %122 = xor i32 %121, -2128831035
  %123 = mul i32 %122, 16777619
  %124 = zext i8 %26 to i32
  %125 = xor i32 %123, %124
  %126 = mul i32 %125, 16777619
  %127 = zext i8 %30 to i32
  %128 = xor i32 %126, %127
  %129 = mul i32 %128, 16777619
  %130 = zext i8 %34 to i32
  %131 = xor i32 %129, %130
  %132 = mul i32 %131, 16777619
  %133 = zext i8 %38 to i32
  %134 = xor i32 %132, %133
  %135 = mul i32 %134, 16777619
  %136 = zext i8 %42 to i32
  %137 = xor i32 %135, %136
  %138 = mul i32 %137, 16777619
  %139 = zext i8 %46 to i32
  %140 = xor i32 %138, %139
  %141 = mul i32 %140, 16777619
  %142 = zext i8 %50 to i32
  %143 = xor i32 %141, %142
  %144 = mul i32 %143, 16777619
  %145 = zext i8 %54 to i32
  %146 = xor i32 %144, %145
  %147 = mul i32 %146, 16777619
  %148 = zext i8 %58 to i32
  %149 = xor i32 %147, %148
  %150 = mul i32 %149, 16777619
  %151 = zext i8 %62 to i32
  %152 = xor i32 %150, %151
  %153 = mul i32 %152, 16777619
  %154 = zext i8 %66 to i32
  %155 = xor i32 %153, %154
  %156 = mul i32 %155, 16777619
  %157 = zext i8 %70 to i32
  %158 = xor i32 %156, %157
  %159 = mul i32 %158, 16777619
  %160 = zext i8 %74 to i32
  %161 = xor i32 %159, %160
  %162 = mul i32 %161, 16777619
  %163 = zext i8 %78 to i32
  %164 = xor i32 %162, %163
  %165 = mul i32 %164, 16777619
  %166 = zext i8 %82 to i32
  %167 = xor i32 %165, %166
  %168 = mul i32 %167, 16777619
  %169 = lshr i32 %120, 16
  %170 = xor i32 %169, %120
  %171 = mul i32 %170, -2048144789
  %172 = lshr i32 %171, 13
  %173 = xor i32 %172, %171
  %174 = insertelement <2 x i32> poison, i32 %168, i64 0
  %175 = insertelement <2 x i32> %174, i32 %173, i64 1
  %176 = and i64 %17, 4294967295
  %177 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %176
  store <2 x i32> %175, ptr addrspace(1) %177, align 8, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

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
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"uint*", !"uint*", !"uint"}
!15 = !{!"const", !"const", !"", !""}
!16 = !{}
!17 = !{!8, !8, i64 0}
!18 = !{i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"ulong4*", !"ulong*", !"ulong"}
!21 = !{!"ulong __attribute__((ext_vector_type(4)))*", !"ulong*", !"ulong"}
!22 = !{!"const", !"", !""}
!23 = !{!"uchar*", !"uint*", !"ulong*", !"sip_key"}
!24 = !{i32 1, i32 1}
!25 = !{!"none", !"none"}
!26 = !{!"uchar*", !"uint2*"}
!27 = !{!"uchar*", !"uint __attribute__((ext_vector_type(2)))*"}
!28 = !{!"const", !""}
