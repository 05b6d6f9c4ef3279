; ModuleID = 'corpus/opencl/md4_ntlm.cl'
source_filename = "corpus/opencl/md4_ntlm.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@__const.ntlm_vec2.st = private unnamed_addr addrspace(2) constant [4 x <2 x i32>] [<2 x i32> splat (i32 1732584193), <2 x i32> splat (i32 -271733879), <2 x i32> splat (i32 -1732584194), <2 x i32> splat (i32 271733878)], align 8

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @ntlm_vec2(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x <2 x i32>], align 8
  %7 = alloca [4 x <2 x i32>], align 8
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %10 = shl i32 %9, 5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %11
  %13 = shl i32 %9, 1
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !12
  %17 = zext i8 %16 to i32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %4, i8 0, i64 64, i1 false), !tbaa !4
  %18 = icmp eq i8 %16, 0
  br i1 %18, label %35, label %19

19:                                               ; preds = %3, %19
  %20 = phi i32 [ %33, %19 ], [ 0, %3 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !12
  %24 = zext i8 %23 to i32
  %25 = shl nuw nsw i32 %20, 4
  %26 = and i32 %25, 16
  %27 = shl nuw nsw i32 %24, %26
  %28 = lshr i32 %20, 1
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %4, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = or i32 %27, %31
  store i32 %32, ptr %30, align 4, !tbaa !4
  %33 = add nuw nsw i32 %20, 1
  %34 = icmp samesign ult i32 %33, %17
  br i1 %34, label %19, label %35

35:                                               ; preds = %19, %3
  %36 = shl nuw nsw i32 %17, 4
  %37 = and i32 %36, 16
  %38 = shl nuw nsw i32 128, %37
  %39 = lshr i32 %17, 1
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %4, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = or i32 %42, %38
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 %36, ptr %44, align 4, !tbaa !4
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 16
  %46 = or disjoint i32 %13, 1
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1, !tbaa !12
  %50 = zext i8 %49 to i32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, i8 0, i64 64, i1 false), !tbaa !4
  %51 = icmp eq i8 %49, 0
  br i1 %51, label %68, label %52

52:                                               ; preds = %35, %52
  %53 = phi i32 [ %66, %52 ], [ 0, %35 ]
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %45, i64 %54
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !12
  %57 = zext i8 %56 to i32
  %58 = shl nuw nsw i32 %53, 4
  %59 = and i32 %58, 16
  %60 = shl nuw nsw i32 %57, %59
  %61 = lshr i32 %53, 1
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = or i32 %60, %64
  store i32 %65, ptr %63, align 4, !tbaa !4
  %66 = add nuw nsw i32 %53, 1
  %67 = icmp samesign ult i32 %66, %50
  br i1 %67, label %52, label %68

68:                                               ; preds = %52, %35
  %69 = shl nuw nsw i32 %50, 4
  %70 = and i32 %69, 16
  %71 = shl nuw nsw i32 128, %70
  %72 = lshr i32 %50, 1
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %5, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = or i32 %75, %71
  store i32 %76, ptr %74, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 %69, ptr %77, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  br label %118

78:                                               ; preds = %118
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr addrspace(2) noundef align 8 dereferenceable(32) @__const.ntlm_vec2.st, i64 32, i1 false)
  call spir_func void @md4_2(ptr noundef %7, ptr noundef %6) #10
  %79 = shl i32 %9, 3
  %80 = load <2 x i32>, ptr %7, align 8
  %81 = extractelement <2 x i32> %80, i64 0
  %82 = zext i32 %79 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %82
  store i32 %81, ptr addrspace(1) %83, align 4, !tbaa !4
  %84 = extractelement <2 x i32> %80, i64 1
  %85 = or disjoint i32 %79, 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %86
  store i32 %84, ptr addrspace(1) %87, align 4, !tbaa !4
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %89 = load <2 x i32>, ptr %88, align 8
  %90 = extractelement <2 x i32> %89, i64 0
  %91 = or disjoint i32 %79, 1
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %92
  store i32 %90, ptr addrspace(1) %93, align 4, !tbaa !4
  %94 = extractelement <2 x i32> %89, i64 1
  %95 = or disjoint i32 %79, 5
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %96
  store i32 %94, ptr addrspace(1) %97, align 4, !tbaa !4
  %98 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %99 = load <2 x i32>, ptr %98, align 8
  %100 = extractelement <2 x i32> %99, i64 0
  %101 = or disjoint i32 %79, 2
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %102
  store i32 %100, ptr addrspace(1) %103, align 4, !tbaa !4
  %104 = extractelement <2 x i32> %99, i64 1
  %105 = or disjoint i32 %79, 6
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %106
  store i32 %104, ptr addrspace(1) %107, align 4, !tbaa !4
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %109 = load <2 x i32>, ptr %108, align 8
  %110 = extractelement <2 x i32> %109, i64 0
  %111 = or disjoint i32 %79, 3
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %112
  store i32 %110, ptr addrspace(1) %113, align 4, !tbaa !4
  %114 = extractelement <2 x i32> %109, i64 1
  %115 = or disjoint i32 %79, 7
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %116
  store i32 %114, ptr addrspace(1) %117, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void

118:                                              ; preds = %68, %118
  %119 = phi i32 [ 0, %68 ], [ %128, %118 ]
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr %4, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !4
  %123 = insertelement <2 x i32> poison, i32 %122, i64 0
  %124 = getelementptr inbounds nuw i32, ptr %5, i64 %120
  %125 = load i32, ptr %124, align 4, !tbaa !4
  %126 = insertelement <2 x i32> %123, i32 %125, i64 1
  %127 = getelementptr inbounds nuw <2 x i32>, ptr %6, i64 %120
  store <2 x i32> %126, ptr %127, align 8, !tbaa !12
  %128 = add nuw nsw i32 %119, 1
  %129 = icmp samesign ult i32 %119, 15
  br i1 %129, label %118, label %78
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_ntlm_vec2(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x <2 x i32>], align 8
  %7 = alloca [4 x <2 x i32>], align 8
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %9 = trunc i64 %8 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %10 = shl i32 %9, 5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %11
  %13 = shl i32 %9, 1
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !12
  %17 = zext i8 %16 to i32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %4, i8 0, i64 64, i1 false), !tbaa !4
  %18 = icmp eq i8 %16, 0
  br i1 %18, label %35, label %19

19:                                               ; preds = %3, %19
  %20 = phi i32 [ %33, %19 ], [ 0, %3 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !12
  %24 = zext i8 %23 to i32
  %25 = shl nuw nsw i32 %20, 4
  %26 = and i32 %25, 16
  %27 = shl nuw nsw i32 %24, %26
  %28 = lshr i32 %20, 1
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %4, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = or i32 %27, %31
  store i32 %32, ptr %30, align 4, !tbaa !4
  %33 = add nuw nsw i32 %20, 1
  %34 = icmp samesign ult i32 %33, %17
  br i1 %34, label %19, label %35

35:                                               ; preds = %19, %3
  %36 = shl nuw nsw i32 %17, 4
  %37 = and i32 %36, 16
  %38 = shl nuw nsw i32 128, %37
  %39 = lshr i32 %17, 1
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %4, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = or i32 %42, %38
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i32 %36, ptr %44, align 4, !tbaa !4
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 16
  %46 = or disjoint i32 %13, 1
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1, !tbaa !12
  %50 = zext i8 %49 to i32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, i8 0, i64 64, i1 false), !tbaa !4
  %51 = icmp eq i8 %49, 0
  br i1 %51, label %68, label %52

52:                                               ; preds = %35, %52
  %53 = phi i32 [ %66, %52 ], [ 0, %35 ]
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %45, i64 %54
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !12
  %57 = zext i8 %56 to i32
  %58 = shl nuw nsw i32 %53, 4
  %59 = and i32 %58, 16
  %60 = shl nuw nsw i32 %57, %59
  %61 = lshr i32 %53, 1
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = or i32 %60, %64
  store i32 %65, ptr %63, align 4, !tbaa !4
  %66 = add nuw nsw i32 %53, 1
  %67 = icmp samesign ult i32 %66, %50
  br i1 %67, label %52, label %68

68:                                               ; preds = %52, %35
  %69 = shl nuw nsw i32 %50, 4
  %70 = and i32 %69, 16
  %71 = shl nuw nsw i32 128, %70
  %72 = lshr i32 %50, 1
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %5, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = or i32 %75, %71
  store i32 %76, ptr %74, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 %69, ptr %77, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  br label %118

78:                                               ; preds = %118
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr addrspace(2) noundef align 8 dereferenceable(32) @__const.ntlm_vec2.st, i64 32, i1 false)
  call spir_func void @md4_2(ptr noundef %7, ptr noundef %6) #10
  %79 = shl i32 %9, 3
  %80 = load <2 x i32>, ptr %7, align 8
  %81 = extractelement <2 x i32> %80, i64 0
  %82 = zext i32 %79 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %82
  store i32 %81, ptr addrspace(1) %83, align 4, !tbaa !4
  %84 = extractelement <2 x i32> %80, i64 1
  %85 = or disjoint i32 %79, 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %86
  store i32 %84, ptr addrspace(1) %87, align 4, !tbaa !4
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %89 = load <2 x i32>, ptr %88, align 8
  %90 = extractelement <2 x i32> %89, i64 0
  %91 = or disjoint i32 %79, 1
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %92
  store i32 %90, ptr addrspace(1) %93, align 4, !tbaa !4
  %94 = extractelement <2 x i32> %89, i64 1
  %95 = or disjoint i32 %79, 5
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %96
  store i32 %94, ptr addrspace(1) %97, align 4, !tbaa !4
  %98 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %99 = load <2 x i32>, ptr %98, align 8
  %100 = extractelement <2 x i32> %99, i64 0
  %101 = or disjoint i32 %79, 2
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %102
  store i32 %100, ptr addrspace(1) %103, align 4, !tbaa !4
  %104 = extractelement <2 x i32> %99, i64 1
  %105 = or disjoint i32 %79, 6
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %106
  store i32 %104, ptr addrspace(1) %107, align 4, !tbaa !4
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %109 = load <2 x i32>, ptr %108, align 8
  %110 = extractelement <2 x i32> %109, i64 0
  %111 = or disjoint i32 %79, 3
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %112
  store i32 %110, ptr addrspace(1) %113, align 4, !tbaa !4
  %114 = extractelement <2 x i32> %109, i64 1
  %115 = or disjoint i32 %79, 7
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %116
  store i32 %114, ptr addrspace(1) %117, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void

118:                                              ; preds = %68, %118
  %119 = phi i32 [ 0, %68 ], [ %128, %118 ]
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr %4, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !4
  %123 = insertelement <2 x i32> poison, i32 %122, i64 0
  %124 = getelementptr inbounds nuw i32, ptr %5, i64 %120
  %125 = load i32, ptr %124, align 4, !tbaa !4
  %126 = insertelement <2 x i32> %123, i32 %125, i64 1
  %127 = getelementptr inbounds nuw <2 x i32>, ptr %6, i64 %120
  store <2 x i32> %126, ptr %127, align 8, !tbaa !12
  %128 = add nuw nsw i32 %119, 1
  %129 = icmp samesign ult i32 %119, 15
  br i1 %129, label %118, label %78
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @md4_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !13 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca [4 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %7 = shl i64 %6, 4
  %8 = and i64 %7, 17179869168
  %9 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(16) %4, ptr addrspace(1) noundef align 4 dereferenceable(16) %9, i64 16, i1 false), !tbaa !4
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 20
  br label %20

18:                                               ; preds = %20, %3
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %8
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %19, ptr noundef nonnull align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void

20:                                               ; preds = %11, %20
  %21 = phi i32 [ 0, %11 ], [ %22, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(44) %17, i8 0, i64 44, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr noundef nonnull align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa !4
  store i32 128, ptr %12, align 4, !tbaa !4
  store i32 128, ptr %13, align 4, !tbaa !4
  store i32 1732584193, ptr %4, align 4, !tbaa !4
  store i32 -271733879, ptr %14, align 4, !tbaa !4
  store i32 -1732584194, ptr %15, align 4, !tbaa !4
  store i32 271733878, ptr %16, align 4, !tbaa !4
  call spir_func void @md4_1(ptr noundef %4, ptr noundef %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %22 = add nuw i32 %21, 1
  %23 = icmp ult i32 %22, %2
  br i1 %23, label %20, label %18
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_md4_chain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !13 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca [4 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %7 = shl i64 %6, 4
  %8 = and i64 %7, 17179869168
  %9 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(16) %4, ptr addrspace(1) noundef align 4 dereferenceable(16) %9, i64 16, i1 false), !tbaa !4
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 20
  br label %20

18:                                               ; preds = %20, %3
  %19 = getelementptr i8, ptr addrspace(1) %1, i64 %8
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %19, ptr noundef nonnull align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void

20:                                               ; preds = %11, %20
  %21 = phi i32 [ 0, %11 ], [ %22, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(44) %17, i8 0, i64 44, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr noundef nonnull align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa !4
  store i32 128, ptr %12, align 4, !tbaa !4
  store i32 128, ptr %13, align 4, !tbaa !4
  store i32 1732584193, ptr %4, align 4, !tbaa !4
  store i32 -271733879, ptr %14, align 4, !tbaa !4
  store i32 -1732584194, ptr %15, align 4, !tbaa !4
  store i32 271733878, ptr %16, align 4, !tbaa !4
  call spir_func void @md4_1(ptr noundef %4, ptr noundef %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %22 = add nuw i32 %21, 1
  %23 = icmp ult i32 %22, %2
  br i1 %23, label %20, label %18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @md4_2(ptr noundef nonnull captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #5 {
  %3 = load <2 x i32>, ptr %0, align 8, !tbaa !12
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load <2 x i32>, ptr %4, align 8, !tbaa !12
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load <2 x i32>, ptr %6, align 8, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load <2 x i32>, ptr %8, align 8, !tbaa !12
  %10 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %9, <2 x i32> noundef %7, <2 x i32> noundef %5) #8
  %11 = add <2 x i32> %10, %3
  %12 = load <2 x i32>, ptr %1, align 8, !tbaa !12
  %13 = add <2 x i32> %11, %12
  %14 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %13, <2 x i32> noundef splat (i32 3)) #8
  %15 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %7, <2 x i32> noundef %5, <2 x i32> noundef %14) #8
  %16 = add <2 x i32> %15, %9
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load <2 x i32>, ptr %17, align 8, !tbaa !12
  %19 = add <2 x i32> %16, %18
  %20 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %19, <2 x i32> noundef splat (i32 7)) #8
  %21 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %5, <2 x i32> noundef %14, <2 x i32> noundef %20) #8
  %22 = add <2 x i32> %21, %7
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %24 = load <2 x i32>, ptr %23, align 8, !tbaa !12
  %25 = add <2 x i32> %22, %24
  %26 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %25, <2 x i32> noundef splat (i32 11)) #8
  %27 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %14, <2 x i32> noundef %20, <2 x i32> noundef %26) #8
  %28 = add <2 x i32> %27, %5
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %30 = load <2 x i32>, ptr %29, align 8, !tbaa !12
  %31 = add <2 x i32> %28, %30
  %32 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %31, <2 x i32> noundef splat (i32 19)) #8
  %33 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %20, <2 x i32> noundef %26, <2 x i32> noundef %32) #8
  %34 = add <2 x i32> %33, %14
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %36 = load <2 x i32>, ptr %35, align 8, !tbaa !12
  %37 = add <2 x i32> %34, %36
  %38 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %37, <2 x i32> noundef splat (i32 3)) #8
  %39 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %26, <2 x i32> noundef %32, <2 x i32> noundef %38) #8
  %40 = add <2 x i32> %39, %20
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %42 = load <2 x i32>, ptr %41, align 8, !tbaa !12
  %43 = add <2 x i32> %40, %42
  %44 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %43, <2 x i32> noundef splat (i32 7)) #8
  %45 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %32, <2 x i32> noundef %38, <2 x i32> noundef %44) #8
  %46 = add <2 x i32> %45, %26
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %48 = load <2 x i32>, ptr %47, align 8, !tbaa !12
  %49 = add <2 x i32> %46, %48
  %50 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %49, <2 x i32> noundef splat (i32 11)) #8
  %51 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %38, <2 x i32> noundef %44, <2 x i32> noundef %50) #8
  %52 = add <2 x i32> %51, %32
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %54 = load <2 x i32>, ptr %53, align 8, !tbaa !12
  %55 = add <2 x i32> %52, %54
  %56 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %55, <2 x i32> noundef splat (i32 19)) #8
  %57 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %44, <2 x i32> noundef %50, <2 x i32> noundef %56) #8
  %58 = add <2 x i32> %57, %38
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %60 = load <2 x i32>, ptr %59, align 8, !tbaa !12
  %61 = add <2 x i32> %58, %60
  %62 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %61, <2 x i32> noundef splat (i32 3)) #8
  %63 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %50, <2 x i32> noundef %56, <2 x i32> noundef %62) #8
  %64 = add <2 x i32> %63, %44
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %66 = load <2 x i32>, ptr %65, align 8, !tbaa !12
  %67 = add <2 x i32> %64, %66
  %68 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %67, <2 x i32> noundef splat (i32 7)) #8
  %69 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %56, <2 x i32> noundef %62, <2 x i32> noundef %68) #8
  %70 = add <2 x i32> %69, %50
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %72 = load <2 x i32>, ptr %71, align 8, !tbaa !12
  %73 = add <2 x i32> %70, %72
  %74 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %73, <2 x i32> noundef splat (i32 11)) #8
  %75 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %62, <2 x i32> noundef %68, <2 x i32> noundef %74) #8
  %76 = add <2 x i32> %75, %56
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %78 = load <2 x i32>, ptr %77, align 8, !tbaa !12
  %79 = add <2 x i32> %76, %78
  %80 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %79, <2 x i32> noundef splat (i32 19)) #8
  %81 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %68, <2 x i32> noundef %74, <2 x i32> noundef %80) #8
  %82 = add <2 x i32> %81, %62
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %84 = load <2 x i32>, ptr %83, align 8, !tbaa !12
  %85 = add <2 x i32> %82, %84
  %86 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %85, <2 x i32> noundef splat (i32 3)) #8
  %87 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %74, <2 x i32> noundef %80, <2 x i32> noundef %86) #8
  %88 = add <2 x i32> %87, %68
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %90 = load <2 x i32>, ptr %89, align 8, !tbaa !12
  %91 = add <2 x i32> %88, %90
  %92 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %91, <2 x i32> noundef splat (i32 7)) #8
  %93 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %80, <2 x i32> noundef %86, <2 x i32> noundef %92) #8
  %94 = add <2 x i32> %93, %74
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %96 = load <2 x i32>, ptr %95, align 8, !tbaa !12
  %97 = add <2 x i32> %94, %96
  %98 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %97, <2 x i32> noundef splat (i32 11)) #8
  %99 = tail call spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %86, <2 x i32> noundef %92, <2 x i32> noundef %98) #8
  %100 = add <2 x i32> %99, %80
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %102 = load <2 x i32>, ptr %101, align 8, !tbaa !12
  %103 = add <2 x i32> %100, %102
  %104 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %103, <2 x i32> noundef splat (i32 19)) #8
  %105 = and <2 x i32> %98, %104
  %106 = or <2 x i32> %98, %104
  %107 = and <2 x i32> %92, %106
  %108 = or <2 x i32> %107, %105
  %109 = add <2 x i32> %108, splat (i32 1518500249)
  %110 = add <2 x i32> %109, %86
  %111 = add <2 x i32> %110, %12
  %112 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %111, <2 x i32> noundef splat (i32 3)) #8
  %113 = and <2 x i32> %112, %104
  %114 = or <2 x i32> %112, %104
  %115 = and <2 x i32> %114, %98
  %116 = or <2 x i32> %115, %113
  %117 = add <2 x i32> %92, splat (i32 1518500249)
  %118 = add <2 x i32> %117, %36
  %119 = add <2 x i32> %118, %116
  %120 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %119, <2 x i32> noundef splat (i32 5)) #8
  %121 = and <2 x i32> %120, %112
  %122 = or <2 x i32> %120, %112
  %123 = and <2 x i32> %122, %104
  %124 = or <2 x i32> %123, %121
  %125 = add <2 x i32> %98, splat (i32 1518500249)
  %126 = add <2 x i32> %125, %60
  %127 = add <2 x i32> %126, %124
  %128 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %127, <2 x i32> noundef splat (i32 9)) #8
  %129 = and <2 x i32> %128, %120
  %130 = or <2 x i32> %128, %120
  %131 = and <2 x i32> %130, %112
  %132 = or <2 x i32> %131, %129
  %133 = add <2 x i32> %104, splat (i32 1518500249)
  %134 = add <2 x i32> %133, %84
  %135 = add <2 x i32> %134, %132
  %136 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %135, <2 x i32> noundef splat (i32 13)) #8
  %137 = and <2 x i32> %128, %136
  %138 = or <2 x i32> %128, %136
  %139 = and <2 x i32> %120, %138
  %140 = or <2 x i32> %139, %137
  %141 = load <2 x i32>, ptr %17, align 8, !tbaa !12
  %142 = add <2 x i32> %140, splat (i32 1518500249)
  %143 = add <2 x i32> %142, %112
  %144 = add <2 x i32> %143, %141
  %145 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %144, <2 x i32> noundef splat (i32 3)) #8
  %146 = and <2 x i32> %145, %136
  %147 = or <2 x i32> %145, %136
  %148 = and <2 x i32> %147, %128
  %149 = or <2 x i32> %148, %146
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %151 = load <2 x i32>, ptr %150, align 8, !tbaa !12
  %152 = add <2 x i32> %120, splat (i32 1518500249)
  %153 = add <2 x i32> %152, %151
  %154 = add <2 x i32> %153, %149
  %155 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %154, <2 x i32> noundef splat (i32 5)) #8
  %156 = and <2 x i32> %155, %145
  %157 = or <2 x i32> %155, %145
  %158 = and <2 x i32> %157, %136
  %159 = or <2 x i32> %158, %156
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %161 = add <2 x i32> %128, splat (i32 1518500249)
  %162 = add <2 x i32> %161, %66
  %163 = add <2 x i32> %162, %159
  %164 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %163, <2 x i32> noundef splat (i32 9)) #8
  %165 = and <2 x i32> %164, %155
  %166 = or <2 x i32> %164, %155
  %167 = and <2 x i32> %166, %145
  %168 = or <2 x i32> %167, %165
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %170 = add <2 x i32> %136, splat (i32 1518500249)
  %171 = add <2 x i32> %170, %90
  %172 = add <2 x i32> %171, %168
  %173 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %172, <2 x i32> noundef splat (i32 13)) #8
  %174 = and <2 x i32> %164, %173
  %175 = or <2 x i32> %164, %173
  %176 = and <2 x i32> %155, %175
  %177 = or <2 x i32> %176, %174
  %178 = load <2 x i32>, ptr %23, align 8, !tbaa !12
  %179 = add <2 x i32> %177, splat (i32 1518500249)
  %180 = add <2 x i32> %179, %145
  %181 = add <2 x i32> %180, %178
  %182 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %181, <2 x i32> noundef splat (i32 3)) #8
  %183 = and <2 x i32> %182, %173
  %184 = or <2 x i32> %182, %173
  %185 = and <2 x i32> %184, %164
  %186 = or <2 x i32> %185, %183
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %188 = load <2 x i32>, ptr %187, align 8, !tbaa !12
  %189 = add <2 x i32> %155, splat (i32 1518500249)
  %190 = add <2 x i32> %189, %188
  %191 = add <2 x i32> %190, %186
  %192 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %191, <2 x i32> noundef splat (i32 5)) #8
  %193 = and <2 x i32> %192, %182
  %194 = or <2 x i32> %192, %182
  %195 = and <2 x i32> %194, %173
  %196 = or <2 x i32> %195, %193
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %198 = load <2 x i32>, ptr %197, align 8, !tbaa !12
  %199 = add <2 x i32> %164, splat (i32 1518500249)
  %200 = add <2 x i32> %199, %198
  %201 = add <2 x i32> %200, %196
  %202 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %201, <2 x i32> noundef splat (i32 9)) #8
  %203 = and <2 x i32> %202, %192
  %204 = or <2 x i32> %202, %192
  %205 = and <2 x i32> %204, %182
  %206 = or <2 x i32> %205, %203
  %207 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %208 = load <2 x i32>, ptr %207, align 8, !tbaa !12
  %209 = add <2 x i32> %173, splat (i32 1518500249)
  %210 = add <2 x i32> %209, %208
  %211 = add <2 x i32> %210, %206
  %212 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %211, <2 x i32> noundef splat (i32 13)) #8
  %213 = and <2 x i32> %202, %212
  %214 = or <2 x i32> %202, %212
  %215 = and <2 x i32> %192, %214
  %216 = or <2 x i32> %215, %213
  %217 = load <2 x i32>, ptr %29, align 8, !tbaa !12
  %218 = add <2 x i32> %216, splat (i32 1518500249)
  %219 = add <2 x i32> %218, %182
  %220 = add <2 x i32> %219, %217
  %221 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %220, <2 x i32> noundef splat (i32 3)) #8
  %222 = and <2 x i32> %221, %212
  %223 = or <2 x i32> %221, %212
  %224 = and <2 x i32> %223, %202
  %225 = or <2 x i32> %224, %222
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %227 = load <2 x i32>, ptr %226, align 8, !tbaa !12
  %228 = add <2 x i32> %192, splat (i32 1518500249)
  %229 = add <2 x i32> %228, %227
  %230 = add <2 x i32> %229, %225
  %231 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %230, <2 x i32> noundef splat (i32 5)) #8
  %232 = and <2 x i32> %231, %221
  %233 = or <2 x i32> %231, %221
  %234 = and <2 x i32> %233, %212
  %235 = or <2 x i32> %234, %232
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %237 = load <2 x i32>, ptr %236, align 8, !tbaa !12
  %238 = add <2 x i32> %202, splat (i32 1518500249)
  %239 = add <2 x i32> %238, %237
  %240 = add <2 x i32> %239, %235
  %241 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %240, <2 x i32> noundef splat (i32 9)) #8
  %242 = and <2 x i32> %241, %231
  %243 = or <2 x i32> %241, %231
  %244 = and <2 x i32> %243, %221
  %245 = or <2 x i32> %244, %242
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %247 = load <2 x i32>, ptr %246, align 8, !tbaa !12
  %248 = add <2 x i32> %212, splat (i32 1518500249)
  %249 = add <2 x i32> %248, %247
  %250 = add <2 x i32> %249, %245
  %251 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %250, <2 x i32> noundef splat (i32 13)) #8
  %252 = xor <2 x i32> %241, %251
  %253 = xor <2 x i32> %252, %231
  %254 = load <2 x i32>, ptr %1, align 8, !tbaa !12
  %255 = add <2 x i32> %253, splat (i32 1859775393)
  %256 = add <2 x i32> %255, %221
  %257 = add <2 x i32> %256, %254
  %258 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %257, <2 x i32> noundef splat (i32 3)) #8
  %259 = xor <2 x i32> %252, %258
  %260 = load <2 x i32>, ptr %59, align 8, !tbaa !12
  %261 = add <2 x i32> %231, splat (i32 1859775393)
  %262 = add <2 x i32> %261, %260
  %263 = add <2 x i32> %262, %259
  %264 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %263, <2 x i32> noundef splat (i32 9)) #8
  %265 = xor <2 x i32> %258, %251
  %266 = xor <2 x i32> %265, %264
  %267 = load <2 x i32>, ptr %35, align 8, !tbaa !12
  %268 = add <2 x i32> %241, splat (i32 1859775393)
  %269 = add <2 x i32> %268, %267
  %270 = add <2 x i32> %269, %266
  %271 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %270, <2 x i32> noundef splat (i32 11)) #8
  %272 = xor <2 x i32> %264, %258
  %273 = xor <2 x i32> %272, %271
  %274 = load <2 x i32>, ptr %83, align 8, !tbaa !12
  %275 = add <2 x i32> %251, splat (i32 1859775393)
  %276 = add <2 x i32> %275, %274
  %277 = add <2 x i32> %276, %273
  %278 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %277, <2 x i32> noundef splat (i32 15)) #8
  %279 = xor <2 x i32> %271, %278
  %280 = xor <2 x i32> %279, %264
  %281 = load <2 x i32>, ptr %23, align 8, !tbaa !12
  %282 = add <2 x i32> %280, splat (i32 1859775393)
  %283 = add <2 x i32> %282, %258
  %284 = add <2 x i32> %283, %281
  %285 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %284, <2 x i32> noundef splat (i32 3)) #8
  %286 = xor <2 x i32> %279, %285
  %287 = add <2 x i32> %264, splat (i32 1859775393)
  %288 = add <2 x i32> %287, %198
  %289 = add <2 x i32> %288, %286
  %290 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %289, <2 x i32> noundef splat (i32 9)) #8
  %291 = xor <2 x i32> %285, %278
  %292 = xor <2 x i32> %291, %290
  %293 = load <2 x i32>, ptr %187, align 8, !tbaa !12
  %294 = add <2 x i32> %271, splat (i32 1859775393)
  %295 = add <2 x i32> %294, %293
  %296 = add <2 x i32> %295, %292
  %297 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %296, <2 x i32> noundef splat (i32 11)) #8
  %298 = xor <2 x i32> %290, %285
  %299 = xor <2 x i32> %298, %297
  %300 = add <2 x i32> %278, splat (i32 1859775393)
  %301 = add <2 x i32> %300, %208
  %302 = add <2 x i32> %301, %299
  %303 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %302, <2 x i32> noundef splat (i32 15)) #8
  %304 = xor <2 x i32> %297, %303
  %305 = xor <2 x i32> %304, %290
  %306 = load <2 x i32>, ptr %17, align 8, !tbaa !12
  %307 = add <2 x i32> %305, splat (i32 1859775393)
  %308 = add <2 x i32> %307, %285
  %309 = add <2 x i32> %308, %306
  %310 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %309, <2 x i32> noundef splat (i32 3)) #8
  %311 = xor <2 x i32> %304, %310
  %312 = load <2 x i32>, ptr %160, align 8, !tbaa !12
  %313 = add <2 x i32> %290, splat (i32 1859775393)
  %314 = add <2 x i32> %313, %312
  %315 = add <2 x i32> %314, %311
  %316 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %315, <2 x i32> noundef splat (i32 9)) #8
  %317 = xor <2 x i32> %310, %303
  %318 = xor <2 x i32> %317, %316
  %319 = load <2 x i32>, ptr %150, align 8, !tbaa !12
  %320 = add <2 x i32> %297, splat (i32 1859775393)
  %321 = add <2 x i32> %320, %319
  %322 = add <2 x i32> %321, %318
  %323 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %322, <2 x i32> noundef splat (i32 11)) #8
  %324 = xor <2 x i32> %316, %310
  %325 = xor <2 x i32> %324, %323
  %326 = load <2 x i32>, ptr %169, align 8, !tbaa !12
  %327 = add <2 x i32> %303, splat (i32 1859775393)
  %328 = add <2 x i32> %327, %326
  %329 = add <2 x i32> %328, %325
  %330 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %329, <2 x i32> noundef splat (i32 15)) #8
  %331 = xor <2 x i32> %323, %330
  %332 = xor <2 x i32> %331, %316
  %333 = load <2 x i32>, ptr %29, align 8, !tbaa !12
  %334 = add <2 x i32> %332, splat (i32 1859775393)
  %335 = add <2 x i32> %334, %310
  %336 = add <2 x i32> %335, %333
  %337 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %336, <2 x i32> noundef splat (i32 3)) #8
  %338 = xor <2 x i32> %331, %337
  %339 = load <2 x i32>, ptr %236, align 8, !tbaa !12
  %340 = add <2 x i32> %316, splat (i32 1859775393)
  %341 = add <2 x i32> %340, %339
  %342 = add <2 x i32> %341, %338
  %343 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %342, <2 x i32> noundef splat (i32 9)) #8
  %344 = xor <2 x i32> %337, %330
  %345 = xor <2 x i32> %344, %343
  %346 = load <2 x i32>, ptr %226, align 8, !tbaa !12
  %347 = add <2 x i32> %323, splat (i32 1859775393)
  %348 = add <2 x i32> %347, %346
  %349 = add <2 x i32> %348, %345
  %350 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %349, <2 x i32> noundef splat (i32 11)) #8
  %351 = xor <2 x i32> %343, %337
  %352 = xor <2 x i32> %351, %350
  %353 = load <2 x i32>, ptr %246, align 8, !tbaa !12
  %354 = add <2 x i32> %330, splat (i32 1859775393)
  %355 = add <2 x i32> %354, %353
  %356 = add <2 x i32> %355, %352
  %357 = tail call spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %356, <2 x i32> noundef splat (i32 15)) #8
  %358 = add <2 x i32> %337, %3
  store <2 x i32> %358, ptr %0, align 8, !tbaa !12
  %359 = add <2 x i32> %357, %5
  store <2 x i32> %359, ptr %4, align 8, !tbaa !12
  %360 = add <2 x i32> %350, %7
  store <2 x i32> %360, ptr %6, align 8, !tbaa !12
  %361 = add <2 x i32> %343, %9
  store <2 x i32> %361, ptr %8, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef, <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef, <2 x i32> noundef, <2 x i32> noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @md4_1(ptr noundef nonnull captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #5 {
  %3 = load i32, ptr %0, align 4, !tbaa !4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %9, i32 noundef %7, i32 noundef %5) #8
  %11 = add i32 %10, %3
  %12 = load i32, ptr %1, align 4, !tbaa !4
  %13 = add i32 %11, %12
  %14 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %13, i32 noundef 3) #8
  %15 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %7, i32 noundef %5, i32 noundef %14) #8
  %16 = add i32 %15, %9
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = add i32 %16, %18
  %20 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %19, i32 noundef 7) #8
  %21 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %5, i32 noundef %14, i32 noundef %20) #8
  %22 = add i32 %21, %7
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = add i32 %22, %24
  %26 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %25, i32 noundef 11) #8
  %27 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %14, i32 noundef %20, i32 noundef %26) #8
  %28 = add i32 %27, %5
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = add i32 %28, %30
  %32 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %31, i32 noundef 19) #8
  %33 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %20, i32 noundef %26, i32 noundef %32) #8
  %34 = add i32 %33, %14
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = add i32 %34, %36
  %38 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %37, i32 noundef 3) #8
  %39 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %26, i32 noundef %32, i32 noundef %38) #8
  %40 = add i32 %39, %20
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add i32 %40, %42
  %44 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %43, i32 noundef 7) #8
  %45 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %32, i32 noundef %38, i32 noundef %44) #8
  %46 = add i32 %45, %26
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = add i32 %46, %48
  %50 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %49, i32 noundef 11) #8
  %51 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %38, i32 noundef %44, i32 noundef %50) #8
  %52 = add i32 %51, %32
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = add i32 %52, %54
  %56 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %55, i32 noundef 19) #8
  %57 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %44, i32 noundef %50, i32 noundef %56) #8
  %58 = add i32 %57, %38
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = add i32 %58, %60
  %62 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %61, i32 noundef 3) #8
  %63 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %50, i32 noundef %56, i32 noundef %62) #8
  %64 = add i32 %63, %44
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = add i32 %64, %66
  %68 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %67, i32 noundef 7) #8
  %69 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %56, i32 noundef %62, i32 noundef %68) #8
  %70 = add i32 %69, %50
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = add i32 %70, %72
  %74 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %73, i32 noundef 11) #8
  %75 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %62, i32 noundef %68, i32 noundef %74) #8
  %76 = add i32 %75, %56
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = add i32 %76, %78
  %80 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %79, i32 noundef 19) #8
  %81 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %68, i32 noundef %74, i32 noundef %80) #8
  %82 = add i32 %81, %62
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = add i32 %82, %84
  %86 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %85, i32 noundef 3) #8
  %87 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %74, i32 noundef %80, i32 noundef %86) #8
  %88 = add i32 %87, %68
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %90 = load i32, ptr %89, align 4, !tbaa !4
  %91 = add i32 %88, %90
  %92 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %91, i32 noundef 7) #8
  %93 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %80, i32 noundef %86, i32 noundef %92) #8
  %94 = add i32 %93, %74
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %96 = load i32, ptr %95, align 4, !tbaa !4
  %97 = add i32 %94, %96
  %98 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %97, i32 noundef 11) #8
  %99 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %86, i32 noundef %92, i32 noundef %98) #8
  %100 = add i32 %99, %80
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %102 = load i32, ptr %101, align 4, !tbaa !4
  %103 = add i32 %100, %102
  %104 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %103, i32 noundef 19) #8
  %105 = and i32 %98, %104
  %106 = or i32 %98, %104
  %107 = and i32 %92, %106
  %108 = or i32 %107, %105
  %109 = add i32 %108, 1518500249
  %110 = add i32 %109, %86
  %111 = add i32 %110, %12
  %112 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %111, i32 noundef 3) #8
  %113 = and i32 %112, %104
  %114 = or i32 %112, %104
  %115 = and i32 %114, %98
  %116 = or i32 %115, %113
  %117 = add i32 %92, 1518500249
  %118 = add i32 %117, %36
  %119 = add i32 %118, %116
  %120 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %119, i32 noundef 5) #8
  %121 = and i32 %120, %112
  %122 = or i32 %120, %112
  %123 = and i32 %122, %104
  %124 = or i32 %123, %121
  %125 = add i32 %98, 1518500249
  %126 = add i32 %125, %60
  %127 = add i32 %126, %124
  %128 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %127, i32 noundef 9) #8
  %129 = and i32 %128, %120
  %130 = or i32 %128, %120
  %131 = and i32 %130, %112
  %132 = or i32 %131, %129
  %133 = add i32 %104, 1518500249
  %134 = add i32 %133, %84
  %135 = add i32 %134, %132
  %136 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %135, i32 noundef 13) #8
  %137 = and i32 %128, %136
  %138 = or i32 %128, %136
  %139 = and i32 %120, %138
  %140 = or i32 %139, %137
  %141 = load i32, ptr %17, align 4, !tbaa !4
  %142 = add i32 %140, 1518500249
  %143 = add i32 %142, %112
  %144 = add i32 %143, %141
  %145 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %144, i32 noundef 3) #8
  %146 = and i32 %145, %136
  %147 = or i32 %145, %136
  %148 = and i32 %147, %128
  %149 = or i32 %148, %146
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %151 = load i32, ptr %150, align 4, !tbaa !4
  %152 = add i32 %120, 1518500249
  %153 = add i32 %152, %151
  %154 = add i32 %153, %149
  %155 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %154, i32 noundef 5) #8
  %156 = and i32 %155, %145
  %157 = or i32 %155, %145
  %158 = and i32 %157, %136
  %159 = or i32 %158, %156
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %161 = add i32 %128, 1518500249
  %162 = add i32 %161, %66
  %163 = add i32 %162, %159
  %164 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %163, i32 noundef 9) #8
  %165 = and i32 %164, %155
  %166 = or i32 %164, %155
  %167 = and i32 %166, %145
  %168 = or i32 %167, %165
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %170 = add i32 %136, 1518500249
  %171 = add i32 %170, %90
  %172 = add i32 %171, %168
  %173 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %172, i32 noundef 13) #8
  %174 = and i32 %164, %173
  %175 = or i32 %164, %173
  %176 = and i32 %155, %175
  %177 = or i32 %176, %174
  %178 = load i32, ptr %23, align 4, !tbaa !4
  %179 = add i32 %177, 1518500249
  %180 = add i32 %179, %145
  %181 = add i32 %180, %178
  %182 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %181, i32 noundef 3) #8
  %183 = and i32 %182, %173
  %184 = or i32 %182, %173
  %185 = and i32 %184, %164
  %186 = or i32 %185, %183
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %188 = load i32, ptr %187, align 4, !tbaa !4
  %189 = add i32 %155, 1518500249
  %190 = add i32 %189, %188
  %191 = add i32 %190, %186
  %192 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %191, i32 noundef 5) #8
  %193 = and i32 %192, %182
  %194 = or i32 %192, %182
  %195 = and i32 %194, %173
  %196 = or i32 %195, %193
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %198 = load i32, ptr %197, align 4, !tbaa !4
  %199 = add i32 %164, 1518500249
  %200 = add i32 %199, %198
  %201 = add i32 %200, %196
  %202 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %201, i32 noundef 9) #8
  %203 = and i32 %202, %192
  %204 = or i32 %202, %192
  %205 = and i32 %204, %182
  %206 = or i32 %205, %203
  %207 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %208 = load i32, ptr %207, align 4, !tbaa !4
  %209 = add i32 %173, 1518500249
  %210 = add i32 %209, %208
  %211 = add i32 %210, %206
  %212 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %211, i32 noundef 13) #8
  %213 = and i32 %202, %212
  %214 = or i32 %202, %212
  %215 = and i32 %192, %214
  %216 = or i32 %215, %213
  %217 = load i32, ptr %29, align 4, !tbaa !4
  %218 = add i32 %216, 1518500249
  %219 = add i32 %218, %182
  %220 = add i32 %219, %217
  %221 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %220, i32 noundef 3) #8
  %222 = and i32 %221, %212
  %223 = or i32 %221, %212
  %224 = and i32 %223, %202
  %225 = or i32 %224, %222
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %227 = load i32, ptr %226, align 4, !tbaa !4
  %228 = add i32 %192, 1518500249
  %229 = add i32 %228, %227
  %230 = add i32 %229, %225
  %231 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %230, i32 noundef 5) #8
  %232 = and i32 %231, %221
  %233 = or i32 %231, %221
  %234 = and i32 %233, %212
  %235 = or i32 %234, %232
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %237 = load i32, ptr %236, align 4, !tbaa !4
  %238 = add i32 %202, 1518500249
  %239 = add i32 %238, %237
  %240 = add i32 %239, %235
  %241 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %240, i32 noundef 9) #8
  %242 = and i32 %241, %231
  %243 = or i32 %241, %231
  %244 = and i32 %243, %221
  %245 = or i32 %244, %242
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %247 = load i32, ptr %246, align 4, !tbaa !4
  %248 = add i32 %212, 1518500249
  %249 = add i32 %248, %247
  %250 = add i32 %249, %245
  %251 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %250, i32 noundef 13) #8
  %252 = xor i32 %241, %251
  %253 = xor i32 %252, %231
  %254 = load i32, ptr %1, align 4, !tbaa !4
  %255 = add i32 %253, 1859775393
  %256 = add i32 %255, %221
  %257 = add i32 %256, %254
  %258 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %257, i32 noundef 3) #8
  %259 = xor i32 %252, %258
  %260 = load i32, ptr %59, align 4, !tbaa !4
  %261 = add i32 %231, 1859775393
  %262 = add i32 %261, %260
  %263 = add i32 %262, %259
  %264 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %263, i32 noundef 9) #8
  %265 = xor i32 %258, %251
  %266 = xor i32 %265, %264
  %267 = load i32, ptr %35, align 4, !tbaa !4
  %268 = add i32 %241, 1859775393
  %269 = add i32 %268, %267
  %270 = add i32 %269, %266
  %271 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %270, i32 noundef 11) #8
  %272 = xor i32 %264, %258
  %273 = xor i32 %272, %271
  %274 = load i32, ptr %83, align 4, !tbaa !4
  %275 = add i32 %251, 1859775393
  %276 = add i32 %275, %274
  %277 = add i32 %276, %273
  %278 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %277, i32 noundef 15) #8
  %279 = xor i32 %271, %278
  %280 = xor i32 %279, %264
  %281 = load i32, ptr %23, align 4, !tbaa !4
  %282 = add i32 %280, 1859775393
  %283 = add i32 %282, %258
  %284 = add i32 %283, %281
  %285 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %284, i32 noundef 3) #8
  %286 = xor i32 %279, %285
  %287 = add i32 %264, 1859775393
  %288 = add i32 %287, %198
  %289 = add i32 %288, %286
  %290 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %289, i32 noundef 9) #8
  %291 = xor i32 %285, %278
  %292 = xor i32 %291, %290
  %293 = load i32, ptr %187, align 4, !tbaa !4
  %294 = add i32 %271, 1859775393
  %295 = add i32 %294, %293
  %296 = add i32 %295, %292
  %297 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %296, i32 noundef 11) #8
  %298 = xor i32 %290, %285
  %299 = xor i32 %298, %297
  %300 = add i32 %278, 1859775393
  %301 = add i32 %300, %208
  %302 = add i32 %301, %299
  %303 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %302, i32 noundef 15) #8
  %304 = xor i32 %297, %303
  %305 = xor i32 %304, %290
  %306 = load i32, ptr %17, align 4, !tbaa !4
  %307 = add i32 %305, 1859775393
  %308 = add i32 %307, %285
  %309 = add i32 %308, %306
  %310 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %309, i32 noundef 3) #8
  %311 = xor i32 %304, %310
  %312 = load i32, ptr %160, align 4, !tbaa !4
  %313 = add i32 %290, 1859775393
  %314 = add i32 %313, %312
  %315 = add i32 %314, %311
  %316 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %315, i32 noundef 9) #8
  %317 = xor i32 %310, %303
  %318 = xor i32 %317, %316
  %319 = load i32, ptr %150, align 4, !tbaa !4
  %320 = add i32 %297, 1859775393
  %321 = add i32 %320, %319
  %322 = add i32 %321, %318
  %323 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %322, i32 noundef 11) #8
  %324 = xor i32 %316, %310
  %325 = xor i32 %324, %323
  %326 = load i32, ptr %169, align 4, !tbaa !4
  %327 = add i32 %303, 1859775393
  %328 = add i32 %327, %326
  %329 = add i32 %328, %325
  %330 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %329, i32 noundef 15) #8
  %331 = xor i32 %323, %330
  %332 = xor i32 %331, %316
  %333 = load i32, ptr %29, align 4, !tbaa !4
  %334 = add i32 %332, 1859775393
  %335 = add i32 %334, %310
  %336 = add i32 %335, %333
  %337 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %336, i32 noundef 3) #8
  %338 = xor i32 %331, %337
  %339 = load i32, ptr %236, align 4, !tbaa !4
  %340 = add i32 %316, 1859775393
  %341 = add i32 %340, %339
  %342 = add i32 %341, %338
  %343 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %342, i32 noundef 9) #8
  %344 = xor i32 %337, %330
  %345 = xor i32 %344, %343
  %346 = load i32, ptr %226, align 4, !tbaa !4
  %347 = add i32 %323, 1859775393
  %348 = add i32 %347, %346
  %349 = add i32 %348, %345
  %350 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %349, i32 noundef 11) #8
  %351 = xor i32 %343, %337
  %352 = xor i32 %351, %350
  %353 = load i32, ptr %246, align 4, !tbaa !4
  %354 = add i32 %330, 1859775393
  %355 = add i32 %354, %353
  %356 = add i32 %355, %352
  %357 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %356, i32 noundef 15) #8
  %358 = add i32 %337, %3
  store i32 %358, ptr %0, align 4, !tbaa !4
  %359 = add i32 %357, %5
  store i32 %359, ptr %4, align 4, !tbaa !4
  %360 = add i32 %350, %7
  store i32 %360, ptr %6, align 4, !tbaa !4
  %361 = add i32 %343, %9
  store i32 %361, ptr %8, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uchar*", !"uchar*", !"uint*"}
!11 = !{!"const", !"const", !""}
!12 = !{!6, !6, i64 0}
!13 = !{i32 1, i32 1, i32 0}
!14 = !{!"uint*", !"uint*", !"uint"}
!15 = !{!"const", !"", !""}
