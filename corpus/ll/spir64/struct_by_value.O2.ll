; ModuleID = 'corpus/opencl/struct_by_value.cl'
source_filename = "corpus/opencl/struct_by_value.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.camera = type { float, float, float, float, float, %struct.size2 }
%struct.size2 = type { i32, i32 }
%struct.matrix = type { [4 x [4 x float]] }
%struct.bytes16 = type { [16 x i8] }
%struct.mixed = type { i8, i16, i32, i8, i64, float, i8 }
%struct.quad = type { [4 x i32] }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @scene_shade(ptr noundef readonly byval(%struct.camera) align 4 captures(none) %0, ptr noundef readonly byval(%struct.matrix) align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca %struct.camera, align 16
  %6 = alloca %struct.matrix, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %6, ptr noundef nonnull align 4 dereferenceable(64) %1, i64 64, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i32, ptr %9, align 4
  %11 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %12 = trunc i64 %11 to i32
  %13 = mul nsw i32 %10, %8
  %14 = icmp sgt i32 %13, %12
  br i1 %14, label %15, label %24

15:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %16 = sext i32 %12 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16
  %19 = extractelement <4 x float> %18, i64 0
  call spir_func void @moved(ptr dead_on_unwind writable sret(%struct.camera) align 4 %5, ptr noundef nonnull byval(%struct.camera) align 4 %0, float noundef %19) #10
  %20 = load <4 x float>, ptr %5, align 16
  %21 = fadd <4 x float> %18, %20
  %22 = tail call spir_func <4 x float> @transform(ptr noundef nonnull byval(%struct.matrix) align 4 %6, <4 x float> noundef %21) #10
  %23 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %16
  store <4 x float> %22, ptr addrspace(1) %23, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %24

24:                                               ; preds = %4, %15
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_scene_shade(ptr noundef readonly byval(%struct.camera) align 4 captures(none) %0, ptr noundef readonly byval(%struct.matrix) align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca %struct.camera, align 16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %9 = load i32, ptr %8, align 4, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load i32, ptr %10, align 4, !tbaa !18
  %12 = mul nsw i32 %11, %9
  %13 = icmp sgt i32 %12, %7
  br i1 %13, label %14, label %23

14:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  %15 = sext i32 %7 to i64
  %16 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16
  %18 = extractelement <4 x float> %17, i64 0
  call spir_func void @moved(ptr dead_on_unwind writable sret(%struct.camera) align 4 %5, ptr noundef nonnull byval(%struct.camera) align 4 %0, float noundef %18) #10
  %19 = load <4 x float>, ptr %5, align 16
  %20 = fadd <4 x float> %17, %19
  %21 = tail call spir_func <4 x float> @transform(ptr noundef nonnull byval(%struct.matrix) align 4 %1, <4 x float> noundef %20) #10
  %22 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %15
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  br label %23

23:                                               ; preds = %4, %14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @table_argument(ptr noundef readonly byval(%struct.bytes16) align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca %struct.bytes16, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 1 dereferenceable(16) %0, i64 16, i1 false)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = shl i64 %5, 32
  %7 = ashr exact i64 %6, 32
  %8 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = and i32 %9, 15
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !13
  %14 = zext i8 %13 to i32
  %15 = lshr i32 %9, 4
  %16 = mul nuw nsw i32 %14, 10
  %17 = and i32 %15, 15
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 %18
  %20 = load i8, ptr %19, align 1, !tbaa !13
  %21 = zext i8 %20 to i32
  %22 = add nuw nsw i32 %16, %21
  %23 = lshr i32 %9, 8
  %24 = mul nuw nsw i32 %22, 10
  %25 = and i32 %23, 15
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !13
  %29 = zext i8 %28 to i32
  %30 = add nuw nsw i32 %24, %29
  %31 = lshr i32 %9, 12
  %32 = mul nuw nsw i32 %30, 10
  %33 = and i32 %31, 15
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !13
  %37 = zext i8 %36 to i32
  %38 = add nuw nsw i32 %32, %37
  %39 = lshr i32 %9, 16
  %40 = mul nuw nsw i32 %38, 10
  %41 = and i32 %39, 15
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !13
  %45 = zext i8 %44 to i32
  %46 = add nuw nsw i32 %40, %45
  %47 = lshr i32 %9, 20
  %48 = mul nuw nsw i32 %46, 10
  %49 = and i32 %47, 15
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !13
  %53 = zext i8 %52 to i32
  %54 = add nuw nsw i32 %48, %53
  %55 = lshr i32 %9, 24
  %56 = mul nuw nsw i32 %54, 10
  %57 = and i32 %55, 15
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 %58
  %60 = load i8, ptr %59, align 1, !tbaa !13
  %61 = zext i8 %60 to i32
  %62 = add nuw nsw i32 %56, %61
  %63 = lshr i32 %9, 28
  %64 = mul nuw i32 %62, 10
  %65 = zext nneg i32 %63 to i64
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !13
  %68 = zext i8 %67 to i32
  %69 = add nuw i32 %64, %68
  %70 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %7
  store i32 %69, ptr addrspace(1) %70, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_table_argument(ptr noundef readonly byval(%struct.bytes16) align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = shl i64 %4, 32
  %6 = ashr exact i64 %5, 32
  %7 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = and i32 %8, 15
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !13
  %13 = zext i8 %12 to i32
  %14 = lshr i32 %8, 4
  %15 = mul nuw nsw i32 %13, 10
  %16 = and i32 %14, 15
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !13
  %20 = zext i8 %19 to i32
  %21 = add nuw nsw i32 %15, %20
  %22 = lshr i32 %8, 8
  %23 = mul nuw nsw i32 %21, 10
  %24 = and i32 %22, 15
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !13
  %28 = zext i8 %27 to i32
  %29 = add nuw nsw i32 %23, %28
  %30 = lshr i32 %8, 12
  %31 = mul nuw nsw i32 %29, 10
  %32 = and i32 %30, 15
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !13
  %36 = zext i8 %35 to i32
  %37 = add nuw nsw i32 %31, %36
  %38 = lshr i32 %8, 16
  %39 = mul nuw nsw i32 %37, 10
  %40 = and i32 %38, 15
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !13
  %44 = zext i8 %43 to i32
  %45 = add nuw nsw i32 %39, %44
  %46 = lshr i32 %8, 20
  %47 = mul nuw nsw i32 %45, 10
  %48 = and i32 %46, 15
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  %51 = load i8, ptr %50, align 1, !tbaa !13
  %52 = zext i8 %51 to i32
  %53 = add nuw nsw i32 %47, %52
  %54 = lshr i32 %8, 24
  %55 = mul nuw nsw i32 %53, 10
  %56 = and i32 %54, 15
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !13
  %60 = zext i8 %59 to i32
  %61 = add nuw nsw i32 %55, %60
  %62 = lshr i32 %8, 28
  %63 = mul nuw i32 %61, 10
  %64 = zext nneg i32 %62 to i64
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 %64
  %66 = load i8, ptr %65, align 1, !tbaa !13
  %67 = zext i8 %66 to i32
  %68 = add nuw i32 %63, %67
  %69 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %6
  store i32 %68, ptr addrspace(1) %69, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @mixed_argument(ptr noundef readonly byval(%struct.mixed) align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = load i8, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %5 = load i16, ptr %4, align 2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i8, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load float, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %15 = load i8, ptr %14, align 4
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %17 = trunc i64 %16 to i32
  %18 = zext i8 %3 to i64
  %19 = sext i16 %5 to i64
  %20 = sext i32 %17 to i64
  %21 = mul nsw i64 %20, %19
  %22 = sext i32 %7 to i64
  %23 = zext i8 %9 to i64
  %24 = and i64 %16, 31
  %25 = ashr i64 %11, %24
  %26 = sitofp i32 %17 to float
  %27 = fmul float %13, %26
  %28 = fptosi float %27 to i64
  %29 = sext i8 %15 to i64
  %30 = add nsw i64 %22, %18
  %31 = sub nsw i64 %30, %23
  %32 = add nsw i64 %31, %29
  %33 = add i64 %32, %25
  %34 = add i64 %33, %21
  %35 = add i64 %34, %28
  %36 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %20
  store i64 %35, ptr addrspace(1) %36, align 8, !tbaa !27
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mixed_argument(ptr noundef readonly byval(%struct.mixed) align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = load i8, ptr %0, align 8, !tbaa !29
  %6 = zext i8 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %8 = load i16, ptr %7, align 2, !tbaa !32
  %9 = sext i16 %8 to i64
  %10 = sext i32 %4 to i64
  %11 = mul nsw i64 %9, %10
  %12 = add nsw i64 %11, %6
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !33
  %15 = sext i32 %14 to i64
  %16 = add nsw i64 %12, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i8, ptr %17, align 8, !tbaa !34
  %19 = zext i8 %18 to i64
  %20 = sub nsw i64 %16, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8, !tbaa !35
  %23 = and i64 %3, 31
  %24 = ashr i64 %22, %23
  %25 = add nsw i64 %20, %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load float, ptr %26, align 8, !tbaa !36
  %28 = sitofp i32 %4 to float
  %29 = fmul float %27, %28
  %30 = fptosi float %29 to i64
  %31 = add nsw i64 %25, %30
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %33 = load i8, ptr %32, align 4, !tbaa !37
  %34 = sext i8 %33 to i64
  %35 = add nsw i64 %31, %34
  %36 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %10
  store i64 %35, ptr addrspace(1) %36, align 8, !tbaa !27
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @written_argument(ptr noundef readonly byval(%struct.quad) align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !22 {
  %4 = alloca %struct.quad, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 4 dereferenceable(16) %0, i64 16, i1 false)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = mul nsw i32 %6, 100
  %8 = sext i32 %6 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %4, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = add i32 %13, %7
  store i32 %14, ptr %12, align 4, !tbaa !4
  %15 = and i32 %6, 1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = load i32, ptr %4, align 8, !tbaa !4
  %21 = xor i32 %20, %19
  store i32 %21, ptr %4, align 8, !tbaa !4
  br label %22

22:                                               ; preds = %3, %17
  %23 = getelementptr inbounds %struct.quad, ptr addrspace(1) %2, i64 %8
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %23, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !39
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_written_argument(ptr noundef byval(%struct.quad) align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !38 !kernel_arg_base_type !38 !kernel_arg_type_qual !22 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = mul nsw i32 %5, 100
  %7 = sext i32 %5 to i64
  %8 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = add i32 %12, %6
  store i32 %13, ptr %11, align 4, !tbaa !4
  %14 = and i32 %5, 1
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = load i32, ptr %0, align 4, !tbaa !4
  %20 = xor i32 %19, %18
  store i32 %20, ptr %0, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %16, %3
  %22 = getelementptr inbounds %struct.quad, ptr addrspace(1) %2, i64 %7
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %22, ptr noundef nonnull align 4 dereferenceable(16) %0, i64 16, i1 false), !tbaa.struct !39
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @moved(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.camera) align 4 captures(none) initializes((0, 28)) %0, ptr noundef byval(%struct.camera) align 4 captures(none) %1, float noundef %2) unnamed_addr #4 {
  %4 = load float, ptr %1, align 4, !tbaa !40
  %5 = fadd float %2, %4
  store float %5, ptr %1, align 4, !tbaa !40
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load float, ptr %6, align 4, !tbaa !41
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !42
  %10 = fneg float %2
  %11 = tail call float @llvm.fmuladd.f32(float %10, float %7, float %9)
  store float %11, ptr %8, align 4, !tbaa !42
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %0, ptr noundef nonnull align 4 dereferenceable(28) %1, i64 28, i1 false), !tbaa.struct !43
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal spir_func <4 x float> @transform(ptr noundef readonly byval(%struct.matrix) align 4 captures(none) %0, <4 x float> noundef %1) unnamed_addr #5 {
  %3 = load <16 x float>, ptr %0, align 4, !tbaa !44
  %4 = shufflevector <4 x float> %1, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %5 = shufflevector <16 x float> %3, <16 x float> poison, <4 x i32> <i32 1, i32 5, i32 9, i32 13>
  %6 = fmul <4 x float> %4, %5
  %7 = shufflevector <16 x float> %3, <16 x float> poison, <4 x i32> <i32 0, i32 4, i32 8, i32 12>
  %8 = shufflevector <4 x float> %1, <4 x float> poison, <4 x i32> zeroinitializer
  %9 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %7, <4 x float> %8, <4 x float> %6)
  %10 = shufflevector <16 x float> %3, <16 x float> poison, <4 x i32> <i32 2, i32 6, i32 10, i32 14>
  %11 = shufflevector <4 x float> %1, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %12 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> %11, <4 x float> %9)
  %13 = shufflevector <16 x float> %3, <16 x float> poison, <4 x i32> <i32 3, i32 7, i32 11, i32 15>
  %14 = shufflevector <4 x float> %1, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %15 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %13, <4 x float> %14, <4 x float> %12)
  ret <4 x float> %15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #8

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }

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
!8 = !{i32 0, i32 0, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"camera", !"matrix", !"float4*", !"float4*"}
!11 = !{!"camera", !"matrix", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!12 = !{!"", !"", !"const", !""}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !5, i64 20}
!15 = !{!"", !16, i64 0, !16, i64 4, !16, i64 8, !16, i64 12, !16, i64 16, !17, i64 20}
!16 = !{!"float", !6, i64 0}
!17 = !{!"", !5, i64 0, !5, i64 4}
!18 = !{!15, !5, i64 24}
!19 = !{i32 0, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"bytes16", !"uint*", !"uint*"}
!22 = !{!"", !"const", !""}
!23 = !{i32 0, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"mixed", !"long*"}
!26 = !{!"", !""}
!27 = !{!28, !28, i64 0}
!28 = !{!"long", !6, i64 0}
!29 = !{!30, !6, i64 0}
!30 = !{!"", !6, i64 0, !31, i64 2, !5, i64 4, !6, i64 8, !28, i64 16, !16, i64 24, !6, i64 28}
!31 = !{!"short", !6, i64 0}
!32 = !{!30, !31, i64 2}
!33 = !{!30, !5, i64 4}
!34 = !{!30, !6, i64 8}
!35 = !{!30, !28, i64 16}
!36 = !{!30, !16, i64 24}
!37 = !{!30, !6, i64 28}
!38 = !{!"quad", !"uint*", !"quad*"}
!39 = !{i64 0, i64 16, !13}
!40 = !{!15, !16, i64 0}
!41 = !{!15, !16, i64 16}
!42 = !{!15, !16, i64 4}
!43 = !{i64 0, i64 4, !44, i64 4, i64 4, !44, i64 8, i64 4, !44, i64 12, i64 4, !44, i64 16, i64 4, !44, i64 20, i64 4, !4, i64 24, i64 4, !4}
!44 = !{!16, !16, i64 0}
