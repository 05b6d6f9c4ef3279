; ModuleID = 'corpus/opencl/bignum_modexp.cl'
source_filename = "corpus/opencl/bignum_modexp.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.modulus_t = type { [8 x i32], i32 }
%struct.big_t = type { [8 x i32] }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mont_mul(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.modulus_t) align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_mont_mul(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef nonnull byval(%struct.modulus_t) align 4 %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mont_mul(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.modulus_t) align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca %struct.big_t, align 4
  %6 = alloca %struct.big_t, align 4
  %7 = alloca %struct.big_t, align 4
  %8 = alloca %struct.big_t, align 4
  %9 = alloca %struct.big_t, align 4
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %11, %12
  %14 = add i32 %13, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  %15 = shl i32 %14, 3
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br label %18

18:                                               ; preds = %18, %4
  %19 = phi i32 [ 0, %4 ], [ %24, %18 ]
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %17, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = getelementptr inbounds nuw i32, ptr %6, i64 %20
  store i32 %22, ptr %23, align 4, !tbaa !6
  %24 = add nuw nsw i32 %19, 1
  %25 = icmp eq i32 %24, 8
  br i1 %25, label %26, label %18, !llvm.loop !14

26:                                               ; preds = %18
  %27 = load i32, ptr %6, align 4
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %41 = load i32, ptr %40, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  store i32 %27, ptr %8, align 4
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %29, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %31, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store i32 %33, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %35, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 20
  store i32 %37, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 %39, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store i32 %41, ptr %48, align 4
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  br label %50

50:                                               ; preds = %50, %26
  %51 = phi i32 [ 0, %26 ], [ %56, %50 ]
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %49, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !6
  %55 = getelementptr inbounds nuw i32, ptr %5, i64 %52
  store i32 %54, ptr %55, align 4, !tbaa !6
  %56 = add nuw nsw i32 %51, 1
  %57 = icmp eq i32 %56, 8
  br i1 %57, label %58, label %50, !llvm.loop !14

58:                                               ; preds = %50
  %59 = load i32, ptr %5, align 4
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %65 = load i32, ptr %64, align 4
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %73 = load i32, ptr %72, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  store i32 %59, ptr %9, align 4
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %61, ptr %74, align 4
  %75 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %63, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %65, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i32 %67, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %9, i64 20
  store i32 %69, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 %71, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %9, i64 28
  store i32 %73, ptr %80, align 4
  %81 = call fastcc [8 x i32] @mont(ptr noundef nonnull byval(%struct.big_t) align 4 %8, ptr noundef nonnull byval(%struct.big_t) align 4 %9, ptr noundef nonnull %3) #6
  %82 = extractvalue [8 x i32] %81, 0
  store i32 %82, ptr %7, align 4
  %83 = extractvalue [8 x i32] %81, 1
  %84 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %83, ptr %84, align 4
  %85 = extractvalue [8 x i32] %81, 2
  %86 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %85, ptr %86, align 4
  %87 = extractvalue [8 x i32] %81, 3
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %87, ptr %88, align 4
  %89 = extractvalue [8 x i32] %81, 4
  %90 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %89, ptr %90, align 4
  %91 = extractvalue [8 x i32] %81, 5
  %92 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %91, ptr %92, align 4
  %93 = extractvalue [8 x i32] %81, 6
  %94 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %93, ptr %94, align 4
  %95 = extractvalue [8 x i32] %81, 7
  %96 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store i32 %95, ptr %96, align 4
  br label %98

97:                                               ; preds = %98
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  ret void

98:                                               ; preds = %58, %98
  %99 = phi i32 [ 0, %58 ], [ %106, %98 ]
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %7, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !6
  %103 = or disjoint i32 %99, %15
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %104
  store i32 %102, ptr addrspace(1) %105, align 4, !tbaa !6
  %106 = add nuw nsw i32 %99, 1
  %107 = icmp eq i32 %106, 8
  br i1 %107, label %97, label %98, !llvm.loop !16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mod_exp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.modulus_t) align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_mod_exp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr noundef nonnull byval(%struct.modulus_t) align 4 %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mod_exp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.modulus_t) align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca %struct.big_t, align 4
  %6 = alloca %struct.big_t, align 4
  %7 = alloca %struct.big_t, align 4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %8 to i64
  %15 = add nuw nsw i64 %13, %14
  %16 = trunc i64 %15 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %17 = shl i32 %16, 3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  br label %20

20:                                               ; preds = %20, %4
  %21 = phi i32 [ 0, %4 ], [ %26, %20 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = getelementptr inbounds nuw i32, ptr %5, i64 %22
  store i32 %24, ptr %25, align 4, !tbaa !6
  %26 = add nuw nsw i32 %21, 1
  %27 = icmp eq i32 %26, 8
  br i1 %27, label %28, label %20, !llvm.loop !14

28:                                               ; preds = %20
  %29 = load i32, ptr %5, align 4
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %43 = load i32, ptr %42, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  store i32 %29, ptr %6, align 4
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %31, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %33, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %35, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 %37, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 %39, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %41, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 %43, ptr %50, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %7, ptr noundef nonnull align 4 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !17
  %51 = and i64 %15, 4294967295
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !6
  %54 = or i32 %53, 1
  %55 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 range(i32 1, 0) %54, i1 true)
  %56 = icmp eq i32 %55, 31
  br i1 %56, label %57, label %58

57:                                               ; preds = %92, %28
  br label %96

58:                                               ; preds = %28
  %59 = sub nuw nsw i32 30, %55
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 28
  br label %67

67:                                               ; preds = %58, %92
  %68 = phi i32 [ %59, %58 ], [ %93, %92 ]
  %69 = call fastcc [8 x i32] @mont(ptr noundef nonnull byval(%struct.big_t) align 4 %7, ptr noundef nonnull byval(%struct.big_t) align 4 %7, ptr noundef nonnull %3) #6
  %70 = extractvalue [8 x i32] %69, 0
  %71 = extractvalue [8 x i32] %69, 1
  %72 = extractvalue [8 x i32] %69, 2
  %73 = extractvalue [8 x i32] %69, 3
  %74 = extractvalue [8 x i32] %69, 4
  %75 = extractvalue [8 x i32] %69, 5
  %76 = extractvalue [8 x i32] %69, 6
  %77 = extractvalue [8 x i32] %69, 7
  store i32 %70, ptr %7, align 4
  store i32 %71, ptr %60, align 4
  store i32 %72, ptr %61, align 4
  store i32 %73, ptr %62, align 4
  store i32 %74, ptr %63, align 4
  store i32 %75, ptr %64, align 4
  store i32 %76, ptr %65, align 4
  store i32 %77, ptr %66, align 4, !tbaa !18
  %78 = and i32 %68, 31
  %79 = shl nuw i32 1, %78
  %80 = and i32 %79, %54
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %92, label %82

82:                                               ; preds = %67
  %83 = call fastcc [8 x i32] @mont(ptr noundef nonnull byval(%struct.big_t) align 4 %7, ptr noundef nonnull byval(%struct.big_t) align 4 %6, ptr noundef nonnull %3) #6
  %84 = extractvalue [8 x i32] %83, 0
  %85 = extractvalue [8 x i32] %83, 1
  %86 = extractvalue [8 x i32] %83, 2
  %87 = extractvalue [8 x i32] %83, 3
  %88 = extractvalue [8 x i32] %83, 4
  %89 = extractvalue [8 x i32] %83, 5
  %90 = extractvalue [8 x i32] %83, 6
  %91 = extractvalue [8 x i32] %83, 7
  store i32 %84, ptr %7, align 4
  store i32 %85, ptr %60, align 4
  store i32 %86, ptr %61, align 4
  store i32 %87, ptr %62, align 4
  store i32 %88, ptr %63, align 4
  store i32 %89, ptr %64, align 4
  store i32 %90, ptr %65, align 4
  store i32 %91, ptr %66, align 4, !tbaa !18
  br label %92

92:                                               ; preds = %67, %82
  %93 = add nsw i32 %68, -1
  %94 = icmp sgt i32 %68, 0
  br i1 %94, label %67, label %57, !llvm.loop !19

95:                                               ; preds = %96
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  ret void

96:                                               ; preds = %57, %96
  %97 = phi i32 [ %104, %96 ], [ 0, %57 ]
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !6
  %101 = or disjoint i32 %97, %17
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %102
  store i32 %100, ptr addrspace(1) %103, align 4, !tbaa !6
  %104 = add nuw nsw i32 %97, 1
  %105 = icmp eq i32 %104, 8
  br i1 %105, label %95, label %96, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define internal fastcc [8 x i32] @mont(ptr noundef readonly byval(%struct.big_t) align 4 captures(none) %0, ptr noundef readonly byval(%struct.big_t) align 4 captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #3 {
  %4 = alloca %struct.big_t, align 4
  %5 = alloca [10 x i32], align 4
  %6 = alloca %struct.big_t, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  br label %1535

7:                                                ; preds = %1535
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %11 = load i32, ptr %10, align 4, !tbaa !21
  %12 = load i32, ptr %2, align 4, !tbaa !6
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %16 = load i32, ptr %1, align 4, !tbaa !6
  %17 = zext i32 %16 to i64
  %18 = load i32, ptr %0, align 4, !tbaa !6
  %19 = zext i32 %18 to i64
  %20 = mul nuw i64 %17, %19
  %21 = load i32, ptr %5, align 4, !tbaa !6
  %22 = zext i32 %21 to i64
  %23 = add nuw i64 %20, %22
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %5, align 4, !tbaa !6
  %25 = lshr i64 %23, 32
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !6
  %28 = zext i32 %27 to i64
  %29 = mul nuw i64 %17, %28
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %31 = load i32, ptr %30, align 4, !tbaa !6
  %32 = zext i32 %31 to i64
  %33 = add nuw nsw i64 %25, %32
  %34 = add nuw i64 %33, %29
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %30, align 4, !tbaa !6
  %36 = lshr i64 %34, 32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = load i32, ptr %37, align 4, !tbaa !6
  %39 = zext i32 %38 to i64
  %40 = mul nuw i64 %17, %39
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %42 = load i32, ptr %41, align 4, !tbaa !6
  %43 = zext i32 %42 to i64
  %44 = add nuw nsw i64 %36, %43
  %45 = add nuw i64 %44, %40
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr %41, align 4, !tbaa !6
  %47 = lshr i64 %45, 32
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %49 = load i32, ptr %48, align 4, !tbaa !6
  %50 = zext i32 %49 to i64
  %51 = mul nuw i64 %17, %50
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %53 = load i32, ptr %52, align 4, !tbaa !6
  %54 = zext i32 %53 to i64
  %55 = add nuw nsw i64 %47, %54
  %56 = add nuw i64 %55, %51
  %57 = trunc i64 %56 to i32
  store i32 %57, ptr %52, align 4, !tbaa !6
  %58 = lshr i64 %56, 32
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %60 = load i32, ptr %59, align 4, !tbaa !6
  %61 = zext i32 %60 to i64
  %62 = mul nuw i64 %17, %61
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %64 = load i32, ptr %63, align 4, !tbaa !6
  %65 = zext i32 %64 to i64
  %66 = add nuw nsw i64 %58, %65
  %67 = add nuw i64 %66, %62
  %68 = trunc i64 %67 to i32
  store i32 %68, ptr %63, align 4, !tbaa !6
  %69 = lshr i64 %67, 32
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %71 = load i32, ptr %70, align 4, !tbaa !6
  %72 = zext i32 %71 to i64
  %73 = mul nuw i64 %17, %72
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %75 = load i32, ptr %74, align 4, !tbaa !6
  %76 = zext i32 %75 to i64
  %77 = add nuw nsw i64 %69, %76
  %78 = add nuw i64 %77, %73
  %79 = trunc i64 %78 to i32
  store i32 %79, ptr %74, align 4, !tbaa !6
  %80 = lshr i64 %78, 32
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %82 = load i32, ptr %81, align 4, !tbaa !6
  %83 = zext i32 %82 to i64
  %84 = mul nuw i64 %17, %83
  %85 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %86 = load i32, ptr %85, align 4, !tbaa !6
  %87 = zext i32 %86 to i64
  %88 = add nuw nsw i64 %80, %87
  %89 = add nuw i64 %88, %84
  %90 = trunc i64 %89 to i32
  store i32 %90, ptr %85, align 4, !tbaa !6
  %91 = lshr i64 %89, 32
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %93 = load i32, ptr %92, align 4, !tbaa !6
  %94 = zext i32 %93 to i64
  %95 = mul nuw i64 %17, %94
  %96 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %97 = load i32, ptr %96, align 4, !tbaa !6
  %98 = zext i32 %97 to i64
  %99 = add nuw nsw i64 %91, %98
  %100 = add nuw i64 %99, %95
  %101 = trunc i64 %100 to i32
  store i32 %101, ptr %96, align 4, !tbaa !6
  %102 = lshr i64 %100, 32
  %103 = trunc nuw i64 %102 to i32
  %104 = load i32, ptr %8, align 4, !tbaa !6
  %105 = add i32 %104, %103
  %106 = icmp ult i32 %105, %103
  %107 = zext i1 %106 to i32
  store i32 %105, ptr %8, align 4, !tbaa !6
  store i32 %107, ptr %9, align 4, !tbaa !6
  %108 = load i32, ptr %5, align 4, !tbaa !6
  %109 = mul i32 %11, %108
  %110 = zext i32 %109 to i64
  %111 = mul nuw i64 %13, %110
  %112 = lshr i64 %111, 32
  %113 = icmp ne i32 %108, 0
  %114 = zext i1 %113 to i64
  %115 = add nuw nsw i64 %112, %114
  %116 = load i32, ptr %15, align 4, !tbaa !6
  %117 = zext i32 %116 to i64
  %118 = mul nuw i64 %117, %110
  %119 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %120 = load i32, ptr %119, align 4, !tbaa !6
  %121 = zext i32 %120 to i64
  %122 = add nuw nsw i64 %115, %121
  %123 = add nuw i64 %122, %118
  %124 = trunc i64 %123 to i32
  store i32 %124, ptr %5, align 4, !tbaa !6
  %125 = lshr i64 %123, 32
  %126 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %127 = load i32, ptr %126, align 4, !tbaa !6
  %128 = zext i32 %127 to i64
  %129 = mul nuw i64 %128, %110
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %131 = load i32, ptr %130, align 4, !tbaa !6
  %132 = zext i32 %131 to i64
  %133 = add nuw nsw i64 %125, %132
  %134 = add nuw i64 %133, %129
  %135 = trunc i64 %134 to i32
  %136 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %135, ptr %136, align 4, !tbaa !6
  %137 = lshr i64 %134, 32
  %138 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %139 = load i32, ptr %138, align 4, !tbaa !6
  %140 = zext i32 %139 to i64
  %141 = mul nuw i64 %140, %110
  %142 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %143 = load i32, ptr %142, align 4, !tbaa !6
  %144 = zext i32 %143 to i64
  %145 = add nuw nsw i64 %137, %144
  %146 = add nuw i64 %145, %141
  %147 = trunc i64 %146 to i32
  %148 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %147, ptr %148, align 4, !tbaa !6
  %149 = lshr i64 %146, 32
  %150 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %151 = load i32, ptr %150, align 4, !tbaa !6
  %152 = zext i32 %151 to i64
  %153 = mul nuw i64 %152, %110
  %154 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %155 = load i32, ptr %154, align 4, !tbaa !6
  %156 = zext i32 %155 to i64
  %157 = add nuw nsw i64 %149, %156
  %158 = add nuw i64 %157, %153
  %159 = trunc i64 %158 to i32
  %160 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %159, ptr %160, align 4, !tbaa !6
  %161 = lshr i64 %158, 32
  %162 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %163 = load i32, ptr %162, align 4, !tbaa !6
  %164 = zext i32 %163 to i64
  %165 = mul nuw i64 %164, %110
  %166 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %167 = load i32, ptr %166, align 4, !tbaa !6
  %168 = zext i32 %167 to i64
  %169 = add nuw nsw i64 %161, %168
  %170 = add nuw i64 %169, %165
  %171 = trunc i64 %170 to i32
  %172 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %171, ptr %172, align 4, !tbaa !6
  %173 = lshr i64 %170, 32
  %174 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %175 = load i32, ptr %174, align 4, !tbaa !6
  %176 = zext i32 %175 to i64
  %177 = mul nuw i64 %176, %110
  %178 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %179 = load i32, ptr %178, align 4, !tbaa !6
  %180 = zext i32 %179 to i64
  %181 = add nuw nsw i64 %173, %180
  %182 = add nuw i64 %181, %177
  %183 = trunc i64 %182 to i32
  %184 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %183, ptr %184, align 4, !tbaa !6
  %185 = lshr i64 %182, 32
  %186 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %187 = load i32, ptr %186, align 4, !tbaa !6
  %188 = zext i32 %187 to i64
  %189 = mul nuw i64 %188, %110
  %190 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %191 = load i32, ptr %190, align 4, !tbaa !6
  %192 = zext i32 %191 to i64
  %193 = add nuw nsw i64 %185, %192
  %194 = add nuw i64 %193, %189
  %195 = trunc i64 %194 to i32
  %196 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %195, ptr %196, align 4, !tbaa !6
  %197 = lshr i64 %194, 32
  %198 = trunc nuw i64 %197 to i32
  %199 = load i32, ptr %8, align 4, !tbaa !6
  %200 = add i32 %199, %198
  %201 = icmp ult i32 %200, %198
  %202 = zext i1 %201 to i32
  store i32 %200, ptr %14, align 4, !tbaa !6
  %203 = load i32, ptr %9, align 4, !tbaa !6
  %204 = add i32 %203, %202
  store i32 %204, ptr %8, align 4, !tbaa !6
  %205 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %206 = load i32, ptr %205, align 4, !tbaa !6
  %207 = zext i32 %206 to i64
  %208 = load i32, ptr %0, align 4, !tbaa !6
  %209 = zext i32 %208 to i64
  %210 = mul nuw i64 %207, %209
  %211 = load i32, ptr %5, align 4, !tbaa !6
  %212 = zext i32 %211 to i64
  %213 = add nuw i64 %210, %212
  %214 = trunc i64 %213 to i32
  store i32 %214, ptr %5, align 4, !tbaa !6
  %215 = lshr i64 %213, 32
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %217 = load i32, ptr %216, align 4, !tbaa !6
  %218 = zext i32 %217 to i64
  %219 = mul nuw i64 %207, %218
  %220 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %221 = load i32, ptr %220, align 4, !tbaa !6
  %222 = zext i32 %221 to i64
  %223 = add nuw nsw i64 %215, %222
  %224 = add nuw i64 %223, %219
  %225 = trunc i64 %224 to i32
  store i32 %225, ptr %220, align 4, !tbaa !6
  %226 = lshr i64 %224, 32
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %228 = load i32, ptr %227, align 4, !tbaa !6
  %229 = zext i32 %228 to i64
  %230 = mul nuw i64 %207, %229
  %231 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %232 = load i32, ptr %231, align 4, !tbaa !6
  %233 = zext i32 %232 to i64
  %234 = add nuw nsw i64 %226, %233
  %235 = add nuw i64 %234, %230
  %236 = trunc i64 %235 to i32
  store i32 %236, ptr %231, align 4, !tbaa !6
  %237 = lshr i64 %235, 32
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %239 = load i32, ptr %238, align 4, !tbaa !6
  %240 = zext i32 %239 to i64
  %241 = mul nuw i64 %207, %240
  %242 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %243 = load i32, ptr %242, align 4, !tbaa !6
  %244 = zext i32 %243 to i64
  %245 = add nuw nsw i64 %237, %244
  %246 = add nuw i64 %245, %241
  %247 = trunc i64 %246 to i32
  store i32 %247, ptr %242, align 4, !tbaa !6
  %248 = lshr i64 %246, 32
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %250 = load i32, ptr %249, align 4, !tbaa !6
  %251 = zext i32 %250 to i64
  %252 = mul nuw i64 %207, %251
  %253 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %254 = load i32, ptr %253, align 4, !tbaa !6
  %255 = zext i32 %254 to i64
  %256 = add nuw nsw i64 %248, %255
  %257 = add nuw i64 %256, %252
  %258 = trunc i64 %257 to i32
  store i32 %258, ptr %253, align 4, !tbaa !6
  %259 = lshr i64 %257, 32
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %261 = load i32, ptr %260, align 4, !tbaa !6
  %262 = zext i32 %261 to i64
  %263 = mul nuw i64 %207, %262
  %264 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %265 = load i32, ptr %264, align 4, !tbaa !6
  %266 = zext i32 %265 to i64
  %267 = add nuw nsw i64 %259, %266
  %268 = add nuw i64 %267, %263
  %269 = trunc i64 %268 to i32
  store i32 %269, ptr %264, align 4, !tbaa !6
  %270 = lshr i64 %268, 32
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %272 = load i32, ptr %271, align 4, !tbaa !6
  %273 = zext i32 %272 to i64
  %274 = mul nuw i64 %207, %273
  %275 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %276 = load i32, ptr %275, align 4, !tbaa !6
  %277 = zext i32 %276 to i64
  %278 = add nuw nsw i64 %270, %277
  %279 = add nuw i64 %278, %274
  %280 = trunc i64 %279 to i32
  store i32 %280, ptr %275, align 4, !tbaa !6
  %281 = lshr i64 %279, 32
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %283 = load i32, ptr %282, align 4, !tbaa !6
  %284 = zext i32 %283 to i64
  %285 = mul nuw i64 %207, %284
  %286 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %287 = load i32, ptr %286, align 4, !tbaa !6
  %288 = zext i32 %287 to i64
  %289 = add nuw nsw i64 %281, %288
  %290 = add nuw i64 %289, %285
  %291 = trunc i64 %290 to i32
  store i32 %291, ptr %286, align 4, !tbaa !6
  %292 = lshr i64 %290, 32
  %293 = trunc nuw i64 %292 to i32
  %294 = load i32, ptr %8, align 4, !tbaa !6
  %295 = add i32 %294, %293
  %296 = icmp ult i32 %295, %293
  %297 = zext i1 %296 to i32
  store i32 %295, ptr %8, align 4, !tbaa !6
  store i32 %297, ptr %9, align 4, !tbaa !6
  %298 = load i32, ptr %5, align 4, !tbaa !6
  %299 = mul i32 %11, %298
  %300 = zext i32 %299 to i64
  %301 = mul nuw i64 %13, %300
  %302 = lshr i64 %301, 32
  %303 = icmp ne i32 %298, 0
  %304 = zext i1 %303 to i64
  %305 = add nuw nsw i64 %302, %304
  %306 = load i32, ptr %15, align 4, !tbaa !6
  %307 = zext i32 %306 to i64
  %308 = mul nuw i64 %307, %300
  %309 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %310 = load i32, ptr %309, align 4, !tbaa !6
  %311 = zext i32 %310 to i64
  %312 = add nuw nsw i64 %305, %311
  %313 = add nuw i64 %312, %308
  %314 = trunc i64 %313 to i32
  store i32 %314, ptr %5, align 4, !tbaa !6
  %315 = lshr i64 %313, 32
  %316 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %317 = load i32, ptr %316, align 4, !tbaa !6
  %318 = zext i32 %317 to i64
  %319 = mul nuw i64 %318, %300
  %320 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %321 = load i32, ptr %320, align 4, !tbaa !6
  %322 = zext i32 %321 to i64
  %323 = add nuw nsw i64 %315, %322
  %324 = add nuw i64 %323, %319
  %325 = trunc i64 %324 to i32
  %326 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %325, ptr %326, align 4, !tbaa !6
  %327 = lshr i64 %324, 32
  %328 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %329 = load i32, ptr %328, align 4, !tbaa !6
  %330 = zext i32 %329 to i64
  %331 = mul nuw i64 %330, %300
  %332 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %333 = load i32, ptr %332, align 4, !tbaa !6
  %334 = zext i32 %333 to i64
  %335 = add nuw nsw i64 %327, %334
  %336 = add nuw i64 %335, %331
  %337 = trunc i64 %336 to i32
  %338 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %337, ptr %338, align 4, !tbaa !6
  %339 = lshr i64 %336, 32
  %340 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %341 = load i32, ptr %340, align 4, !tbaa !6
  %342 = zext i32 %341 to i64
  %343 = mul nuw i64 %342, %300
  %344 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %345 = load i32, ptr %344, align 4, !tbaa !6
  %346 = zext i32 %345 to i64
  %347 = add nuw nsw i64 %339, %346
  %348 = add nuw i64 %347, %343
  %349 = trunc i64 %348 to i32
  %350 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %349, ptr %350, align 4, !tbaa !6
  %351 = lshr i64 %348, 32
  %352 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %353 = load i32, ptr %352, align 4, !tbaa !6
  %354 = zext i32 %353 to i64
  %355 = mul nuw i64 %354, %300
  %356 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %357 = load i32, ptr %356, align 4, !tbaa !6
  %358 = zext i32 %357 to i64
  %359 = add nuw nsw i64 %351, %358
  %360 = add nuw i64 %359, %355
  %361 = trunc i64 %360 to i32
  %362 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %361, ptr %362, align 4, !tbaa !6
  %363 = lshr i64 %360, 32
  %364 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %365 = load i32, ptr %364, align 4, !tbaa !6
  %366 = zext i32 %365 to i64
  %367 = mul nuw i64 %366, %300
  %368 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %369 = load i32, ptr %368, align 4, !tbaa !6
  %370 = zext i32 %369 to i64
  %371 = add nuw nsw i64 %363, %370
  %372 = add nuw i64 %371, %367
  %373 = trunc i64 %372 to i32
  %374 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %373, ptr %374, align 4, !tbaa !6
  %375 = lshr i64 %372, 32
  %376 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %377 = load i32, ptr %376, align 4, !tbaa !6
  %378 = zext i32 %377 to i64
  %379 = mul nuw i64 %378, %300
  %380 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %381 = load i32, ptr %380, align 4, !tbaa !6
  %382 = zext i32 %381 to i64
  %383 = add nuw nsw i64 %375, %382
  %384 = add nuw i64 %383, %379
  %385 = trunc i64 %384 to i32
  %386 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %385, ptr %386, align 4, !tbaa !6
  %387 = lshr i64 %384, 32
  %388 = trunc nuw i64 %387 to i32
  %389 = load i32, ptr %8, align 4, !tbaa !6
  %390 = add i32 %389, %388
  %391 = icmp ult i32 %390, %388
  %392 = zext i1 %391 to i32
  store i32 %390, ptr %14, align 4, !tbaa !6
  %393 = load i32, ptr %9, align 4, !tbaa !6
  %394 = add i32 %393, %392
  store i32 %394, ptr %8, align 4, !tbaa !6
  %395 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %396 = load i32, ptr %395, align 4, !tbaa !6
  %397 = zext i32 %396 to i64
  %398 = load i32, ptr %0, align 4, !tbaa !6
  %399 = zext i32 %398 to i64
  %400 = mul nuw i64 %397, %399
  %401 = load i32, ptr %5, align 4, !tbaa !6
  %402 = zext i32 %401 to i64
  %403 = add nuw i64 %400, %402
  %404 = trunc i64 %403 to i32
  store i32 %404, ptr %5, align 4, !tbaa !6
  %405 = lshr i64 %403, 32
  %406 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %407 = load i32, ptr %406, align 4, !tbaa !6
  %408 = zext i32 %407 to i64
  %409 = mul nuw i64 %397, %408
  %410 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %411 = load i32, ptr %410, align 4, !tbaa !6
  %412 = zext i32 %411 to i64
  %413 = add nuw nsw i64 %405, %412
  %414 = add nuw i64 %413, %409
  %415 = trunc i64 %414 to i32
  store i32 %415, ptr %410, align 4, !tbaa !6
  %416 = lshr i64 %414, 32
  %417 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %418 = load i32, ptr %417, align 4, !tbaa !6
  %419 = zext i32 %418 to i64
  %420 = mul nuw i64 %397, %419
  %421 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %422 = load i32, ptr %421, align 4, !tbaa !6
  %423 = zext i32 %422 to i64
  %424 = add nuw nsw i64 %416, %423
  %425 = add nuw i64 %424, %420
  %426 = trunc i64 %425 to i32
  store i32 %426, ptr %421, align 4, !tbaa !6
  %427 = lshr i64 %425, 32
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %429 = load i32, ptr %428, align 4, !tbaa !6
  %430 = zext i32 %429 to i64
  %431 = mul nuw i64 %397, %430
  %432 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %433 = load i32, ptr %432, align 4, !tbaa !6
  %434 = zext i32 %433 to i64
  %435 = add nuw nsw i64 %427, %434
  %436 = add nuw i64 %435, %431
  %437 = trunc i64 %436 to i32
  store i32 %437, ptr %432, align 4, !tbaa !6
  %438 = lshr i64 %436, 32
  %439 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %440 = load i32, ptr %439, align 4, !tbaa !6
  %441 = zext i32 %440 to i64
  %442 = mul nuw i64 %397, %441
  %443 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %444 = load i32, ptr %443, align 4, !tbaa !6
  %445 = zext i32 %444 to i64
  %446 = add nuw nsw i64 %438, %445
  %447 = add nuw i64 %446, %442
  %448 = trunc i64 %447 to i32
  store i32 %448, ptr %443, align 4, !tbaa !6
  %449 = lshr i64 %447, 32
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %451 = load i32, ptr %450, align 4, !tbaa !6
  %452 = zext i32 %451 to i64
  %453 = mul nuw i64 %397, %452
  %454 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %455 = load i32, ptr %454, align 4, !tbaa !6
  %456 = zext i32 %455 to i64
  %457 = add nuw nsw i64 %449, %456
  %458 = add nuw i64 %457, %453
  %459 = trunc i64 %458 to i32
  store i32 %459, ptr %454, align 4, !tbaa !6
  %460 = lshr i64 %458, 32
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %462 = load i32, ptr %461, align 4, !tbaa !6
  %463 = zext i32 %462 to i64
  %464 = mul nuw i64 %397, %463
  %465 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %466 = load i32, ptr %465, align 4, !tbaa !6
  %467 = zext i32 %466 to i64
  %468 = add nuw nsw i64 %460, %467
  %469 = add nuw i64 %468, %464
  %470 = trunc i64 %469 to i32
  store i32 %470, ptr %465, align 4, !tbaa !6
  %471 = lshr i64 %469, 32
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %473 = load i32, ptr %472, align 4, !tbaa !6
  %474 = zext i32 %473 to i64
  %475 = mul nuw i64 %397, %474
  %476 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %477 = load i32, ptr %476, align 4, !tbaa !6
  %478 = zext i32 %477 to i64
  %479 = add nuw nsw i64 %471, %478
  %480 = add nuw i64 %479, %475
  %481 = trunc i64 %480 to i32
  store i32 %481, ptr %476, align 4, !tbaa !6
  %482 = lshr i64 %480, 32
  %483 = trunc nuw i64 %482 to i32
  %484 = load i32, ptr %8, align 4, !tbaa !6
  %485 = add i32 %484, %483
  %486 = icmp ult i32 %485, %483
  %487 = zext i1 %486 to i32
  store i32 %485, ptr %8, align 4, !tbaa !6
  store i32 %487, ptr %9, align 4, !tbaa !6
  %488 = load i32, ptr %5, align 4, !tbaa !6
  %489 = mul i32 %11, %488
  %490 = zext i32 %489 to i64
  %491 = mul nuw i64 %13, %490
  %492 = lshr i64 %491, 32
  %493 = icmp ne i32 %488, 0
  %494 = zext i1 %493 to i64
  %495 = add nuw nsw i64 %492, %494
  %496 = load i32, ptr %15, align 4, !tbaa !6
  %497 = zext i32 %496 to i64
  %498 = mul nuw i64 %497, %490
  %499 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %500 = load i32, ptr %499, align 4, !tbaa !6
  %501 = zext i32 %500 to i64
  %502 = add nuw nsw i64 %495, %501
  %503 = add nuw i64 %502, %498
  %504 = trunc i64 %503 to i32
  store i32 %504, ptr %5, align 4, !tbaa !6
  %505 = lshr i64 %503, 32
  %506 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %507 = load i32, ptr %506, align 4, !tbaa !6
  %508 = zext i32 %507 to i64
  %509 = mul nuw i64 %508, %490
  %510 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %511 = load i32, ptr %510, align 4, !tbaa !6
  %512 = zext i32 %511 to i64
  %513 = add nuw nsw i64 %505, %512
  %514 = add nuw i64 %513, %509
  %515 = trunc i64 %514 to i32
  %516 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %515, ptr %516, align 4, !tbaa !6
  %517 = lshr i64 %514, 32
  %518 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %519 = load i32, ptr %518, align 4, !tbaa !6
  %520 = zext i32 %519 to i64
  %521 = mul nuw i64 %520, %490
  %522 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %523 = load i32, ptr %522, align 4, !tbaa !6
  %524 = zext i32 %523 to i64
  %525 = add nuw nsw i64 %517, %524
  %526 = add nuw i64 %525, %521
  %527 = trunc i64 %526 to i32
  %528 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %527, ptr %528, align 4, !tbaa !6
  %529 = lshr i64 %526, 32
  %530 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %531 = load i32, ptr %530, align 4, !tbaa !6
  %532 = zext i32 %531 to i64
  %533 = mul nuw i64 %532, %490
  %534 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %535 = load i32, ptr %534, align 4, !tbaa !6
  %536 = zext i32 %535 to i64
  %537 = add nuw nsw i64 %529, %536
  %538 = add nuw i64 %537, %533
  %539 = trunc i64 %538 to i32
  %540 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %539, ptr %540, align 4, !tbaa !6
  %541 = lshr i64 %538, 32
  %542 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %543 = load i32, ptr %542, align 4, !tbaa !6
  %544 = zext i32 %543 to i64
  %545 = mul nuw i64 %544, %490
  %546 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %547 = load i32, ptr %546, align 4, !tbaa !6
  %548 = zext i32 %547 to i64
  %549 = add nuw nsw i64 %541, %548
  %550 = add nuw i64 %549, %545
  %551 = trunc i64 %550 to i32
  %552 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %551, ptr %552, align 4, !tbaa !6
  %553 = lshr i64 %550, 32
  %554 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %555 = load i32, ptr %554, align 4, !tbaa !6
  %556 = zext i32 %555 to i64
  %557 = mul nuw i64 %556, %490
  %558 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %559 = load i32, ptr %558, align 4, !tbaa !6
  %560 = zext i32 %559 to i64
  %561 = add nuw nsw i64 %553, %560
  %562 = add nuw i64 %561, %557
  %563 = trunc i64 %562 to i32
  %564 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %563, ptr %564, align 4, !tbaa !6
  %565 = lshr i64 %562, 32
  %566 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %567 = load i32, ptr %566, align 4, !tbaa !6
  %568 = zext i32 %567 to i64
  %569 = mul nuw i64 %568, %490
  %570 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %571 = load i32, ptr %570, align 4, !tbaa !6
  %572 = zext i32 %571 to i64
  %573 = add nuw nsw i64 %565, %572
  %574 = add nuw i64 %573, %569
  %575 = trunc i64 %574 to i32
  %576 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %575, ptr %576, align 4, !tbaa !6
  %577 = lshr i64 %574, 32
  %578 = trunc nuw i64 %577 to i32
  %579 = load i32, ptr %8, align 4, !tbaa !6
  %580 = add i32 %579, %578
  %581 = icmp ult i32 %580, %578
  %582 = zext i1 %581 to i32
  store i32 %580, ptr %14, align 4, !tbaa !6
  %583 = load i32, ptr %9, align 4, !tbaa !6
  %584 = add i32 %583, %582
  store i32 %584, ptr %8, align 4, !tbaa !6
  %585 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %586 = load i32, ptr %585, align 4, !tbaa !6
  %587 = zext i32 %586 to i64
  %588 = load i32, ptr %0, align 4, !tbaa !6
  %589 = zext i32 %588 to i64
  %590 = mul nuw i64 %587, %589
  %591 = load i32, ptr %5, align 4, !tbaa !6
  %592 = zext i32 %591 to i64
  %593 = add nuw i64 %590, %592
  %594 = trunc i64 %593 to i32
  store i32 %594, ptr %5, align 4, !tbaa !6
  %595 = lshr i64 %593, 32
  %596 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %597 = load i32, ptr %596, align 4, !tbaa !6
  %598 = zext i32 %597 to i64
  %599 = mul nuw i64 %587, %598
  %600 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %601 = load i32, ptr %600, align 4, !tbaa !6
  %602 = zext i32 %601 to i64
  %603 = add nuw nsw i64 %595, %602
  %604 = add nuw i64 %603, %599
  %605 = trunc i64 %604 to i32
  store i32 %605, ptr %600, align 4, !tbaa !6
  %606 = lshr i64 %604, 32
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %608 = load i32, ptr %607, align 4, !tbaa !6
  %609 = zext i32 %608 to i64
  %610 = mul nuw i64 %587, %609
  %611 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %612 = load i32, ptr %611, align 4, !tbaa !6
  %613 = zext i32 %612 to i64
  %614 = add nuw nsw i64 %606, %613
  %615 = add nuw i64 %614, %610
  %616 = trunc i64 %615 to i32
  store i32 %616, ptr %611, align 4, !tbaa !6
  %617 = lshr i64 %615, 32
  %618 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %619 = load i32, ptr %618, align 4, !tbaa !6
  %620 = zext i32 %619 to i64
  %621 = mul nuw i64 %587, %620
  %622 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %623 = load i32, ptr %622, align 4, !tbaa !6
  %624 = zext i32 %623 to i64
  %625 = add nuw nsw i64 %617, %624
  %626 = add nuw i64 %625, %621
  %627 = trunc i64 %626 to i32
  store i32 %627, ptr %622, align 4, !tbaa !6
  %628 = lshr i64 %626, 32
  %629 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %630 = load i32, ptr %629, align 4, !tbaa !6
  %631 = zext i32 %630 to i64
  %632 = mul nuw i64 %587, %631
  %633 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %634 = load i32, ptr %633, align 4, !tbaa !6
  %635 = zext i32 %634 to i64
  %636 = add nuw nsw i64 %628, %635
  %637 = add nuw i64 %636, %632
  %638 = trunc i64 %637 to i32
  store i32 %638, ptr %633, align 4, !tbaa !6
  %639 = lshr i64 %637, 32
  %640 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %641 = load i32, ptr %640, align 4, !tbaa !6
  %642 = zext i32 %641 to i64
  %643 = mul nuw i64 %587, %642
  %644 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %645 = load i32, ptr %644, align 4, !tbaa !6
  %646 = zext i32 %645 to i64
  %647 = add nuw nsw i64 %639, %646
  %648 = add nuw i64 %647, %643
  %649 = trunc i64 %648 to i32
  store i32 %649, ptr %644, align 4, !tbaa !6
  %650 = lshr i64 %648, 32
  %651 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %652 = load i32, ptr %651, align 4, !tbaa !6
  %653 = zext i32 %652 to i64
  %654 = mul nuw i64 %587, %653
  %655 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %656 = load i32, ptr %655, align 4, !tbaa !6
  %657 = zext i32 %656 to i64
  %658 = add nuw nsw i64 %650, %657
  %659 = add nuw i64 %658, %654
  %660 = trunc i64 %659 to i32
  store i32 %660, ptr %655, align 4, !tbaa !6
  %661 = lshr i64 %659, 32
  %662 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %663 = load i32, ptr %662, align 4, !tbaa !6
  %664 = zext i32 %663 to i64
  %665 = mul nuw i64 %587, %664
  %666 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %667 = load i32, ptr %666, align 4, !tbaa !6
  %668 = zext i32 %667 to i64
  %669 = add nuw nsw i64 %661, %668
  %670 = add nuw i64 %669, %665
  %671 = trunc i64 %670 to i32
  store i32 %671, ptr %666, align 4, !tbaa !6
  %672 = lshr i64 %670, 32
  %673 = trunc nuw i64 %672 to i32
  %674 = load i32, ptr %8, align 4, !tbaa !6
  %675 = add i32 %674, %673
  %676 = icmp ult i32 %675, %673
  %677 = zext i1 %676 to i32
  store i32 %675, ptr %8, align 4, !tbaa !6
  store i32 %677, ptr %9, align 4, !tbaa !6
  %678 = load i32, ptr %5, align 4, !tbaa !6
  %679 = mul i32 %11, %678
  %680 = zext i32 %679 to i64
  %681 = mul nuw i64 %13, %680
  %682 = lshr i64 %681, 32
  %683 = icmp ne i32 %678, 0
  %684 = zext i1 %683 to i64
  %685 = add nuw nsw i64 %682, %684
  %686 = load i32, ptr %15, align 4, !tbaa !6
  %687 = zext i32 %686 to i64
  %688 = mul nuw i64 %687, %680
  %689 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %690 = load i32, ptr %689, align 4, !tbaa !6
  %691 = zext i32 %690 to i64
  %692 = add nuw nsw i64 %685, %691
  %693 = add nuw i64 %692, %688
  %694 = trunc i64 %693 to i32
  store i32 %694, ptr %5, align 4, !tbaa !6
  %695 = lshr i64 %693, 32
  %696 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %697 = load i32, ptr %696, align 4, !tbaa !6
  %698 = zext i32 %697 to i64
  %699 = mul nuw i64 %698, %680
  %700 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %701 = load i32, ptr %700, align 4, !tbaa !6
  %702 = zext i32 %701 to i64
  %703 = add nuw nsw i64 %695, %702
  %704 = add nuw i64 %703, %699
  %705 = trunc i64 %704 to i32
  %706 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %705, ptr %706, align 4, !tbaa !6
  %707 = lshr i64 %704, 32
  %708 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %709 = load i32, ptr %708, align 4, !tbaa !6
  %710 = zext i32 %709 to i64
  %711 = mul nuw i64 %710, %680
  %712 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %713 = load i32, ptr %712, align 4, !tbaa !6
  %714 = zext i32 %713 to i64
  %715 = add nuw nsw i64 %707, %714
  %716 = add nuw i64 %715, %711
  %717 = trunc i64 %716 to i32
  %718 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %717, ptr %718, align 4, !tbaa !6
  %719 = lshr i64 %716, 32
  %720 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %721 = load i32, ptr %720, align 4, !tbaa !6
  %722 = zext i32 %721 to i64
  %723 = mul nuw i64 %722, %680
  %724 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %725 = load i32, ptr %724, align 4, !tbaa !6
  %726 = zext i32 %725 to i64
  %727 = add nuw nsw i64 %719, %726
  %728 = add nuw i64 %727, %723
  %729 = trunc i64 %728 to i32
  %730 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %729, ptr %730, align 4, !tbaa !6
  %731 = lshr i64 %728, 32
  %732 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %733 = load i32, ptr %732, align 4, !tbaa !6
  %734 = zext i32 %733 to i64
  %735 = mul nuw i64 %734, %680
  %736 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %737 = load i32, ptr %736, align 4, !tbaa !6
  %738 = zext i32 %737 to i64
  %739 = add nuw nsw i64 %731, %738
  %740 = add nuw i64 %739, %735
  %741 = trunc i64 %740 to i32
  %742 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %741, ptr %742, align 4, !tbaa !6
  %743 = lshr i64 %740, 32
  %744 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %745 = load i32, ptr %744, align 4, !tbaa !6
  %746 = zext i32 %745 to i64
  %747 = mul nuw i64 %746, %680
  %748 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %749 = load i32, ptr %748, align 4, !tbaa !6
  %750 = zext i32 %749 to i64
  %751 = add nuw nsw i64 %743, %750
  %752 = add nuw i64 %751, %747
  %753 = trunc i64 %752 to i32
  %754 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %753, ptr %754, align 4, !tbaa !6
  %755 = lshr i64 %752, 32
  %756 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %757 = load i32, ptr %756, align 4, !tbaa !6
  %758 = zext i32 %757 to i64
  %759 = mul nuw i64 %758, %680
  %760 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %761 = load i32, ptr %760, align 4, !tbaa !6
  %762 = zext i32 %761 to i64
  %763 = add nuw nsw i64 %755, %762
  %764 = add nuw i64 %763, %759
  %765 = trunc i64 %764 to i32
  %766 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %765, ptr %766, align 4, !tbaa !6
  %767 = lshr i64 %764, 32
  %768 = trunc nuw i64 %767 to i32
  %769 = load i32, ptr %8, align 4, !tbaa !6
  %770 = add i32 %769, %768
  %771 = icmp ult i32 %770, %768
  %772 = zext i1 %771 to i32
  store i32 %770, ptr %14, align 4, !tbaa !6
  %773 = load i32, ptr %9, align 4, !tbaa !6
  %774 = add i32 %773, %772
  store i32 %774, ptr %8, align 4, !tbaa !6
  %775 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %776 = load i32, ptr %775, align 4, !tbaa !6
  %777 = zext i32 %776 to i64
  %778 = load i32, ptr %0, align 4, !tbaa !6
  %779 = zext i32 %778 to i64
  %780 = mul nuw i64 %777, %779
  %781 = load i32, ptr %5, align 4, !tbaa !6
  %782 = zext i32 %781 to i64
  %783 = add nuw i64 %780, %782
  %784 = trunc i64 %783 to i32
  store i32 %784, ptr %5, align 4, !tbaa !6
  %785 = lshr i64 %783, 32
  %786 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %787 = load i32, ptr %786, align 4, !tbaa !6
  %788 = zext i32 %787 to i64
  %789 = mul nuw i64 %777, %788
  %790 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %791 = load i32, ptr %790, align 4, !tbaa !6
  %792 = zext i32 %791 to i64
  %793 = add nuw nsw i64 %785, %792
  %794 = add nuw i64 %793, %789
  %795 = trunc i64 %794 to i32
  store i32 %795, ptr %790, align 4, !tbaa !6
  %796 = lshr i64 %794, 32
  %797 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %798 = load i32, ptr %797, align 4, !tbaa !6
  %799 = zext i32 %798 to i64
  %800 = mul nuw i64 %777, %799
  %801 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %802 = load i32, ptr %801, align 4, !tbaa !6
  %803 = zext i32 %802 to i64
  %804 = add nuw nsw i64 %796, %803
  %805 = add nuw i64 %804, %800
  %806 = trunc i64 %805 to i32
  store i32 %806, ptr %801, align 4, !tbaa !6
  %807 = lshr i64 %805, 32
  %808 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %809 = load i32, ptr %808, align 4, !tbaa !6
  %810 = zext i32 %809 to i64
  %811 = mul nuw i64 %777, %810
  %812 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %813 = load i32, ptr %812, align 4, !tbaa !6
  %814 = zext i32 %813 to i64
  %815 = add nuw nsw i64 %807, %814
  %816 = add nuw i64 %815, %811
  %817 = trunc i64 %816 to i32
  store i32 %817, ptr %812, align 4, !tbaa !6
  %818 = lshr i64 %816, 32
  %819 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %820 = load i32, ptr %819, align 4, !tbaa !6
  %821 = zext i32 %820 to i64
  %822 = mul nuw i64 %777, %821
  %823 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %824 = load i32, ptr %823, align 4, !tbaa !6
  %825 = zext i32 %824 to i64
  %826 = add nuw nsw i64 %818, %825
  %827 = add nuw i64 %826, %822
  %828 = trunc i64 %827 to i32
  store i32 %828, ptr %823, align 4, !tbaa !6
  %829 = lshr i64 %827, 32
  %830 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %831 = load i32, ptr %830, align 4, !tbaa !6
  %832 = zext i32 %831 to i64
  %833 = mul nuw i64 %777, %832
  %834 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %835 = load i32, ptr %834, align 4, !tbaa !6
  %836 = zext i32 %835 to i64
  %837 = add nuw nsw i64 %829, %836
  %838 = add nuw i64 %837, %833
  %839 = trunc i64 %838 to i32
  store i32 %839, ptr %834, align 4, !tbaa !6
  %840 = lshr i64 %838, 32
  %841 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %842 = load i32, ptr %841, align 4, !tbaa !6
  %843 = zext i32 %842 to i64
  %844 = mul nuw i64 %777, %843
  %845 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %846 = load i32, ptr %845, align 4, !tbaa !6
  %847 = zext i32 %846 to i64
  %848 = add nuw nsw i64 %840, %847
  %849 = add nuw i64 %848, %844
  %850 = trunc i64 %849 to i32
  store i32 %850, ptr %845, align 4, !tbaa !6
  %851 = lshr i64 %849, 32
  %852 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %853 = load i32, ptr %852, align 4, !tbaa !6
  %854 = zext i32 %853 to i64
  %855 = mul nuw i64 %777, %854
  %856 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %857 = load i32, ptr %856, align 4, !tbaa !6
  %858 = zext i32 %857 to i64
  %859 = add nuw nsw i64 %851, %858
  %860 = add nuw i64 %859, %855
  %861 = trunc i64 %860 to i32
  store i32 %861, ptr %856, align 4, !tbaa !6
  %862 = lshr i64 %860, 32
  %863 = trunc nuw i64 %862 to i32
  %864 = load i32, ptr %8, align 4, !tbaa !6
  %865 = add i32 %864, %863
  %866 = icmp ult i32 %865, %863
  %867 = zext i1 %866 to i32
  store i32 %865, ptr %8, align 4, !tbaa !6
  store i32 %867, ptr %9, align 4, !tbaa !6
  %868 = load i32, ptr %5, align 4, !tbaa !6
  %869 = mul i32 %11, %868
  %870 = zext i32 %869 to i64
  %871 = mul nuw i64 %13, %870
  %872 = lshr i64 %871, 32
  %873 = icmp ne i32 %868, 0
  %874 = zext i1 %873 to i64
  %875 = add nuw nsw i64 %872, %874
  %876 = load i32, ptr %15, align 4, !tbaa !6
  %877 = zext i32 %876 to i64
  %878 = mul nuw i64 %877, %870
  %879 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %880 = load i32, ptr %879, align 4, !tbaa !6
  %881 = zext i32 %880 to i64
  %882 = add nuw nsw i64 %875, %881
  %883 = add nuw i64 %882, %878
  %884 = trunc i64 %883 to i32
  store i32 %884, ptr %5, align 4, !tbaa !6
  %885 = lshr i64 %883, 32
  %886 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %887 = load i32, ptr %886, align 4, !tbaa !6
  %888 = zext i32 %887 to i64
  %889 = mul nuw i64 %888, %870
  %890 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %891 = load i32, ptr %890, align 4, !tbaa !6
  %892 = zext i32 %891 to i64
  %893 = add nuw nsw i64 %885, %892
  %894 = add nuw i64 %893, %889
  %895 = trunc i64 %894 to i32
  %896 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %895, ptr %896, align 4, !tbaa !6
  %897 = lshr i64 %894, 32
  %898 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %899 = load i32, ptr %898, align 4, !tbaa !6
  %900 = zext i32 %899 to i64
  %901 = mul nuw i64 %900, %870
  %902 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %903 = load i32, ptr %902, align 4, !tbaa !6
  %904 = zext i32 %903 to i64
  %905 = add nuw nsw i64 %897, %904
  %906 = add nuw i64 %905, %901
  %907 = trunc i64 %906 to i32
  %908 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %907, ptr %908, align 4, !tbaa !6
  %909 = lshr i64 %906, 32
  %910 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %911 = load i32, ptr %910, align 4, !tbaa !6
  %912 = zext i32 %911 to i64
  %913 = mul nuw i64 %912, %870
  %914 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %915 = load i32, ptr %914, align 4, !tbaa !6
  %916 = zext i32 %915 to i64
  %917 = add nuw nsw i64 %909, %916
  %918 = add nuw i64 %917, %913
  %919 = trunc i64 %918 to i32
  %920 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %919, ptr %920, align 4, !tbaa !6
  %921 = lshr i64 %918, 32
  %922 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %923 = load i32, ptr %922, align 4, !tbaa !6
  %924 = zext i32 %923 to i64
  %925 = mul nuw i64 %924, %870
  %926 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %927 = load i32, ptr %926, align 4, !tbaa !6
  %928 = zext i32 %927 to i64
  %929 = add nuw nsw i64 %921, %928
  %930 = add nuw i64 %929, %925
  %931 = trunc i64 %930 to i32
  %932 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %931, ptr %932, align 4, !tbaa !6
  %933 = lshr i64 %930, 32
  %934 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %935 = load i32, ptr %934, align 4, !tbaa !6
  %936 = zext i32 %935 to i64
  %937 = mul nuw i64 %936, %870
  %938 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %939 = load i32, ptr %938, align 4, !tbaa !6
  %940 = zext i32 %939 to i64
  %941 = add nuw nsw i64 %933, %940
  %942 = add nuw i64 %941, %937
  %943 = trunc i64 %942 to i32
  %944 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %943, ptr %944, align 4, !tbaa !6
  %945 = lshr i64 %942, 32
  %946 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %947 = load i32, ptr %946, align 4, !tbaa !6
  %948 = zext i32 %947 to i64
  %949 = mul nuw i64 %948, %870
  %950 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %951 = load i32, ptr %950, align 4, !tbaa !6
  %952 = zext i32 %951 to i64
  %953 = add nuw nsw i64 %945, %952
  %954 = add nuw i64 %953, %949
  %955 = trunc i64 %954 to i32
  %956 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %955, ptr %956, align 4, !tbaa !6
  %957 = lshr i64 %954, 32
  %958 = trunc nuw i64 %957 to i32
  %959 = load i32, ptr %8, align 4, !tbaa !6
  %960 = add i32 %959, %958
  %961 = icmp ult i32 %960, %958
  %962 = zext i1 %961 to i32
  store i32 %960, ptr %14, align 4, !tbaa !6
  %963 = load i32, ptr %9, align 4, !tbaa !6
  %964 = add i32 %963, %962
  store i32 %964, ptr %8, align 4, !tbaa !6
  %965 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %966 = load i32, ptr %965, align 4, !tbaa !6
  %967 = zext i32 %966 to i64
  %968 = load i32, ptr %0, align 4, !tbaa !6
  %969 = zext i32 %968 to i64
  %970 = mul nuw i64 %967, %969
  %971 = load i32, ptr %5, align 4, !tbaa !6
  %972 = zext i32 %971 to i64
  %973 = add nuw i64 %970, %972
  %974 = trunc i64 %973 to i32
  store i32 %974, ptr %5, align 4, !tbaa !6
  %975 = lshr i64 %973, 32
  %976 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %977 = load i32, ptr %976, align 4, !tbaa !6
  %978 = zext i32 %977 to i64
  %979 = mul nuw i64 %967, %978
  %980 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %981 = load i32, ptr %980, align 4, !tbaa !6
  %982 = zext i32 %981 to i64
  %983 = add nuw nsw i64 %975, %982
  %984 = add nuw i64 %983, %979
  %985 = trunc i64 %984 to i32
  store i32 %985, ptr %980, align 4, !tbaa !6
  %986 = lshr i64 %984, 32
  %987 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %988 = load i32, ptr %987, align 4, !tbaa !6
  %989 = zext i32 %988 to i64
  %990 = mul nuw i64 %967, %989
  %991 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %992 = load i32, ptr %991, align 4, !tbaa !6
  %993 = zext i32 %992 to i64
  %994 = add nuw nsw i64 %986, %993
  %995 = add nuw i64 %994, %990
  %996 = trunc i64 %995 to i32
  store i32 %996, ptr %991, align 4, !tbaa !6
  %997 = lshr i64 %995, 32
  %998 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %999 = load i32, ptr %998, align 4, !tbaa !6
  %1000 = zext i32 %999 to i64
  %1001 = mul nuw i64 %967, %1000
  %1002 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %1003 = load i32, ptr %1002, align 4, !tbaa !6
  %1004 = zext i32 %1003 to i64
  %1005 = add nuw nsw i64 %997, %1004
  %1006 = add nuw i64 %1005, %1001
  %1007 = trunc i64 %1006 to i32
  store i32 %1007, ptr %1002, align 4, !tbaa !6
  %1008 = lshr i64 %1006, 32
  %1009 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1010 = load i32, ptr %1009, align 4, !tbaa !6
  %1011 = zext i32 %1010 to i64
  %1012 = mul nuw i64 %967, %1011
  %1013 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %1014 = load i32, ptr %1013, align 4, !tbaa !6
  %1015 = zext i32 %1014 to i64
  %1016 = add nuw nsw i64 %1008, %1015
  %1017 = add nuw i64 %1016, %1012
  %1018 = trunc i64 %1017 to i32
  store i32 %1018, ptr %1013, align 4, !tbaa !6
  %1019 = lshr i64 %1017, 32
  %1020 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1021 = load i32, ptr %1020, align 4, !tbaa !6
  %1022 = zext i32 %1021 to i64
  %1023 = mul nuw i64 %967, %1022
  %1024 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %1025 = load i32, ptr %1024, align 4, !tbaa !6
  %1026 = zext i32 %1025 to i64
  %1027 = add nuw nsw i64 %1019, %1026
  %1028 = add nuw i64 %1027, %1023
  %1029 = trunc i64 %1028 to i32
  store i32 %1029, ptr %1024, align 4, !tbaa !6
  %1030 = lshr i64 %1028, 32
  %1031 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1032 = load i32, ptr %1031, align 4, !tbaa !6
  %1033 = zext i32 %1032 to i64
  %1034 = mul nuw i64 %967, %1033
  %1035 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %1036 = load i32, ptr %1035, align 4, !tbaa !6
  %1037 = zext i32 %1036 to i64
  %1038 = add nuw nsw i64 %1030, %1037
  %1039 = add nuw i64 %1038, %1034
  %1040 = trunc i64 %1039 to i32
  store i32 %1040, ptr %1035, align 4, !tbaa !6
  %1041 = lshr i64 %1039, 32
  %1042 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %1043 = load i32, ptr %1042, align 4, !tbaa !6
  %1044 = zext i32 %1043 to i64
  %1045 = mul nuw i64 %967, %1044
  %1046 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %1047 = load i32, ptr %1046, align 4, !tbaa !6
  %1048 = zext i32 %1047 to i64
  %1049 = add nuw nsw i64 %1041, %1048
  %1050 = add nuw i64 %1049, %1045
  %1051 = trunc i64 %1050 to i32
  store i32 %1051, ptr %1046, align 4, !tbaa !6
  %1052 = lshr i64 %1050, 32
  %1053 = trunc nuw i64 %1052 to i32
  %1054 = load i32, ptr %8, align 4, !tbaa !6
  %1055 = add i32 %1054, %1053
  %1056 = icmp ult i32 %1055, %1053
  %1057 = zext i1 %1056 to i32
  store i32 %1055, ptr %8, align 4, !tbaa !6
  store i32 %1057, ptr %9, align 4, !tbaa !6
  %1058 = load i32, ptr %5, align 4, !tbaa !6
  %1059 = mul i32 %11, %1058
  %1060 = zext i32 %1059 to i64
  %1061 = mul nuw i64 %13, %1060
  %1062 = lshr i64 %1061, 32
  %1063 = icmp ne i32 %1058, 0
  %1064 = zext i1 %1063 to i64
  %1065 = add nuw nsw i64 %1062, %1064
  %1066 = load i32, ptr %15, align 4, !tbaa !6
  %1067 = zext i32 %1066 to i64
  %1068 = mul nuw i64 %1067, %1060
  %1069 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %1070 = load i32, ptr %1069, align 4, !tbaa !6
  %1071 = zext i32 %1070 to i64
  %1072 = add nuw nsw i64 %1065, %1071
  %1073 = add nuw i64 %1072, %1068
  %1074 = trunc i64 %1073 to i32
  store i32 %1074, ptr %5, align 4, !tbaa !6
  %1075 = lshr i64 %1073, 32
  %1076 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %1077 = load i32, ptr %1076, align 4, !tbaa !6
  %1078 = zext i32 %1077 to i64
  %1079 = mul nuw i64 %1078, %1060
  %1080 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %1081 = load i32, ptr %1080, align 4, !tbaa !6
  %1082 = zext i32 %1081 to i64
  %1083 = add nuw nsw i64 %1075, %1082
  %1084 = add nuw i64 %1083, %1079
  %1085 = trunc i64 %1084 to i32
  %1086 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %1085, ptr %1086, align 4, !tbaa !6
  %1087 = lshr i64 %1084, 32
  %1088 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1089 = load i32, ptr %1088, align 4, !tbaa !6
  %1090 = zext i32 %1089 to i64
  %1091 = mul nuw i64 %1090, %1060
  %1092 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %1093 = load i32, ptr %1092, align 4, !tbaa !6
  %1094 = zext i32 %1093 to i64
  %1095 = add nuw nsw i64 %1087, %1094
  %1096 = add nuw i64 %1095, %1091
  %1097 = trunc i64 %1096 to i32
  %1098 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %1097, ptr %1098, align 4, !tbaa !6
  %1099 = lshr i64 %1096, 32
  %1100 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %1101 = load i32, ptr %1100, align 4, !tbaa !6
  %1102 = zext i32 %1101 to i64
  %1103 = mul nuw i64 %1102, %1060
  %1104 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %1105 = load i32, ptr %1104, align 4, !tbaa !6
  %1106 = zext i32 %1105 to i64
  %1107 = add nuw nsw i64 %1099, %1106
  %1108 = add nuw i64 %1107, %1103
  %1109 = trunc i64 %1108 to i32
  %1110 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %1109, ptr %1110, align 4, !tbaa !6
  %1111 = lshr i64 %1108, 32
  %1112 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %1113 = load i32, ptr %1112, align 4, !tbaa !6
  %1114 = zext i32 %1113 to i64
  %1115 = mul nuw i64 %1114, %1060
  %1116 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %1117 = load i32, ptr %1116, align 4, !tbaa !6
  %1118 = zext i32 %1117 to i64
  %1119 = add nuw nsw i64 %1111, %1118
  %1120 = add nuw i64 %1119, %1115
  %1121 = trunc i64 %1120 to i32
  %1122 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %1121, ptr %1122, align 4, !tbaa !6
  %1123 = lshr i64 %1120, 32
  %1124 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %1125 = load i32, ptr %1124, align 4, !tbaa !6
  %1126 = zext i32 %1125 to i64
  %1127 = mul nuw i64 %1126, %1060
  %1128 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %1129 = load i32, ptr %1128, align 4, !tbaa !6
  %1130 = zext i32 %1129 to i64
  %1131 = add nuw nsw i64 %1123, %1130
  %1132 = add nuw i64 %1131, %1127
  %1133 = trunc i64 %1132 to i32
  %1134 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %1133, ptr %1134, align 4, !tbaa !6
  %1135 = lshr i64 %1132, 32
  %1136 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %1137 = load i32, ptr %1136, align 4, !tbaa !6
  %1138 = zext i32 %1137 to i64
  %1139 = mul nuw i64 %1138, %1060
  %1140 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %1141 = load i32, ptr %1140, align 4, !tbaa !6
  %1142 = zext i32 %1141 to i64
  %1143 = add nuw nsw i64 %1135, %1142
  %1144 = add nuw i64 %1143, %1139
  %1145 = trunc i64 %1144 to i32
  %1146 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %1145, ptr %1146, align 4, !tbaa !6
  %1147 = lshr i64 %1144, 32
  %1148 = trunc nuw i64 %1147 to i32
  %1149 = load i32, ptr %8, align 4, !tbaa !6
  %1150 = add i32 %1149, %1148
  %1151 = icmp ult i32 %1150, %1148
  %1152 = zext i1 %1151 to i32
  store i32 %1150, ptr %14, align 4, !tbaa !6
  %1153 = load i32, ptr %9, align 4, !tbaa !6
  %1154 = add i32 %1153, %1152
  store i32 %1154, ptr %8, align 4, !tbaa !6
  %1155 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %1156 = load i32, ptr %1155, align 4, !tbaa !6
  %1157 = zext i32 %1156 to i64
  %1158 = load i32, ptr %0, align 4, !tbaa !6
  %1159 = zext i32 %1158 to i64
  %1160 = mul nuw i64 %1157, %1159
  %1161 = load i32, ptr %5, align 4, !tbaa !6
  %1162 = zext i32 %1161 to i64
  %1163 = add nuw i64 %1160, %1162
  %1164 = trunc i64 %1163 to i32
  store i32 %1164, ptr %5, align 4, !tbaa !6
  %1165 = lshr i64 %1163, 32
  %1166 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %1167 = load i32, ptr %1166, align 4, !tbaa !6
  %1168 = zext i32 %1167 to i64
  %1169 = mul nuw i64 %1157, %1168
  %1170 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %1171 = load i32, ptr %1170, align 4, !tbaa !6
  %1172 = zext i32 %1171 to i64
  %1173 = add nuw nsw i64 %1165, %1172
  %1174 = add nuw i64 %1173, %1169
  %1175 = trunc i64 %1174 to i32
  store i32 %1175, ptr %1170, align 4, !tbaa !6
  %1176 = lshr i64 %1174, 32
  %1177 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1178 = load i32, ptr %1177, align 4, !tbaa !6
  %1179 = zext i32 %1178 to i64
  %1180 = mul nuw i64 %1157, %1179
  %1181 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %1182 = load i32, ptr %1181, align 4, !tbaa !6
  %1183 = zext i32 %1182 to i64
  %1184 = add nuw nsw i64 %1176, %1183
  %1185 = add nuw i64 %1184, %1180
  %1186 = trunc i64 %1185 to i32
  store i32 %1186, ptr %1181, align 4, !tbaa !6
  %1187 = lshr i64 %1185, 32
  %1188 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %1189 = load i32, ptr %1188, align 4, !tbaa !6
  %1190 = zext i32 %1189 to i64
  %1191 = mul nuw i64 %1157, %1190
  %1192 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %1193 = load i32, ptr %1192, align 4, !tbaa !6
  %1194 = zext i32 %1193 to i64
  %1195 = add nuw nsw i64 %1187, %1194
  %1196 = add nuw i64 %1195, %1191
  %1197 = trunc i64 %1196 to i32
  store i32 %1197, ptr %1192, align 4, !tbaa !6
  %1198 = lshr i64 %1196, 32
  %1199 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1200 = load i32, ptr %1199, align 4, !tbaa !6
  %1201 = zext i32 %1200 to i64
  %1202 = mul nuw i64 %1157, %1201
  %1203 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %1204 = load i32, ptr %1203, align 4, !tbaa !6
  %1205 = zext i32 %1204 to i64
  %1206 = add nuw nsw i64 %1198, %1205
  %1207 = add nuw i64 %1206, %1202
  %1208 = trunc i64 %1207 to i32
  store i32 %1208, ptr %1203, align 4, !tbaa !6
  %1209 = lshr i64 %1207, 32
  %1210 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1211 = load i32, ptr %1210, align 4, !tbaa !6
  %1212 = zext i32 %1211 to i64
  %1213 = mul nuw i64 %1157, %1212
  %1214 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %1215 = load i32, ptr %1214, align 4, !tbaa !6
  %1216 = zext i32 %1215 to i64
  %1217 = add nuw nsw i64 %1209, %1216
  %1218 = add nuw i64 %1217, %1213
  %1219 = trunc i64 %1218 to i32
  store i32 %1219, ptr %1214, align 4, !tbaa !6
  %1220 = lshr i64 %1218, 32
  %1221 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1222 = load i32, ptr %1221, align 4, !tbaa !6
  %1223 = zext i32 %1222 to i64
  %1224 = mul nuw i64 %1157, %1223
  %1225 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %1226 = load i32, ptr %1225, align 4, !tbaa !6
  %1227 = zext i32 %1226 to i64
  %1228 = add nuw nsw i64 %1220, %1227
  %1229 = add nuw i64 %1228, %1224
  %1230 = trunc i64 %1229 to i32
  store i32 %1230, ptr %1225, align 4, !tbaa !6
  %1231 = lshr i64 %1229, 32
  %1232 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %1233 = load i32, ptr %1232, align 4, !tbaa !6
  %1234 = zext i32 %1233 to i64
  %1235 = mul nuw i64 %1157, %1234
  %1236 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %1237 = load i32, ptr %1236, align 4, !tbaa !6
  %1238 = zext i32 %1237 to i64
  %1239 = add nuw nsw i64 %1231, %1238
  %1240 = add nuw i64 %1239, %1235
  %1241 = trunc i64 %1240 to i32
  store i32 %1241, ptr %1236, align 4, !tbaa !6
  %1242 = lshr i64 %1240, 32
  %1243 = trunc nuw i64 %1242 to i32
  %1244 = load i32, ptr %8, align 4, !tbaa !6
  %1245 = add i32 %1244, %1243
  %1246 = icmp ult i32 %1245, %1243
  %1247 = zext i1 %1246 to i32
  store i32 %1245, ptr %8, align 4, !tbaa !6
  store i32 %1247, ptr %9, align 4, !tbaa !6
  %1248 = load i32, ptr %5, align 4, !tbaa !6
  %1249 = mul i32 %11, %1248
  %1250 = zext i32 %1249 to i64
  %1251 = mul nuw i64 %13, %1250
  %1252 = lshr i64 %1251, 32
  %1253 = icmp ne i32 %1248, 0
  %1254 = zext i1 %1253 to i64
  %1255 = add nuw nsw i64 %1252, %1254
  %1256 = load i32, ptr %15, align 4, !tbaa !6
  %1257 = zext i32 %1256 to i64
  %1258 = mul nuw i64 %1257, %1250
  %1259 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %1260 = load i32, ptr %1259, align 4, !tbaa !6
  %1261 = zext i32 %1260 to i64
  %1262 = add nuw nsw i64 %1255, %1261
  %1263 = add nuw i64 %1262, %1258
  %1264 = trunc i64 %1263 to i32
  store i32 %1264, ptr %5, align 4, !tbaa !6
  %1265 = lshr i64 %1263, 32
  %1266 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %1267 = load i32, ptr %1266, align 4, !tbaa !6
  %1268 = zext i32 %1267 to i64
  %1269 = mul nuw i64 %1268, %1250
  %1270 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %1271 = load i32, ptr %1270, align 4, !tbaa !6
  %1272 = zext i32 %1271 to i64
  %1273 = add nuw nsw i64 %1265, %1272
  %1274 = add nuw i64 %1273, %1269
  %1275 = trunc i64 %1274 to i32
  %1276 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %1275, ptr %1276, align 4, !tbaa !6
  %1277 = lshr i64 %1274, 32
  %1278 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1279 = load i32, ptr %1278, align 4, !tbaa !6
  %1280 = zext i32 %1279 to i64
  %1281 = mul nuw i64 %1280, %1250
  %1282 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %1283 = load i32, ptr %1282, align 4, !tbaa !6
  %1284 = zext i32 %1283 to i64
  %1285 = add nuw nsw i64 %1277, %1284
  %1286 = add nuw i64 %1285, %1281
  %1287 = trunc i64 %1286 to i32
  %1288 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %1287, ptr %1288, align 4, !tbaa !6
  %1289 = lshr i64 %1286, 32
  %1290 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %1291 = load i32, ptr %1290, align 4, !tbaa !6
  %1292 = zext i32 %1291 to i64
  %1293 = mul nuw i64 %1292, %1250
  %1294 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %1295 = load i32, ptr %1294, align 4, !tbaa !6
  %1296 = zext i32 %1295 to i64
  %1297 = add nuw nsw i64 %1289, %1296
  %1298 = add nuw i64 %1297, %1293
  %1299 = trunc i64 %1298 to i32
  %1300 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %1299, ptr %1300, align 4, !tbaa !6
  %1301 = lshr i64 %1298, 32
  %1302 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %1303 = load i32, ptr %1302, align 4, !tbaa !6
  %1304 = zext i32 %1303 to i64
  %1305 = mul nuw i64 %1304, %1250
  %1306 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %1307 = load i32, ptr %1306, align 4, !tbaa !6
  %1308 = zext i32 %1307 to i64
  %1309 = add nuw nsw i64 %1301, %1308
  %1310 = add nuw i64 %1309, %1305
  %1311 = trunc i64 %1310 to i32
  %1312 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %1311, ptr %1312, align 4, !tbaa !6
  %1313 = lshr i64 %1310, 32
  %1314 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %1315 = load i32, ptr %1314, align 4, !tbaa !6
  %1316 = zext i32 %1315 to i64
  %1317 = mul nuw i64 %1316, %1250
  %1318 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %1319 = load i32, ptr %1318, align 4, !tbaa !6
  %1320 = zext i32 %1319 to i64
  %1321 = add nuw nsw i64 %1313, %1320
  %1322 = add nuw i64 %1321, %1317
  %1323 = trunc i64 %1322 to i32
  %1324 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %1323, ptr %1324, align 4, !tbaa !6
  %1325 = lshr i64 %1322, 32
  %1326 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %1327 = load i32, ptr %1326, align 4, !tbaa !6
  %1328 = zext i32 %1327 to i64
  %1329 = mul nuw i64 %1328, %1250
  %1330 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %1331 = load i32, ptr %1330, align 4, !tbaa !6
  %1332 = zext i32 %1331 to i64
  %1333 = add nuw nsw i64 %1325, %1332
  %1334 = add nuw i64 %1333, %1329
  %1335 = trunc i64 %1334 to i32
  %1336 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %1335, ptr %1336, align 4, !tbaa !6
  %1337 = lshr i64 %1334, 32
  %1338 = trunc nuw i64 %1337 to i32
  %1339 = load i32, ptr %8, align 4, !tbaa !6
  %1340 = add i32 %1339, %1338
  %1341 = icmp ult i32 %1340, %1338
  %1342 = zext i1 %1341 to i32
  store i32 %1340, ptr %14, align 4, !tbaa !6
  %1343 = load i32, ptr %9, align 4, !tbaa !6
  %1344 = add i32 %1343, %1342
  store i32 %1344, ptr %8, align 4, !tbaa !6
  %1345 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %1346 = load i32, ptr %1345, align 4, !tbaa !6
  %1347 = zext i32 %1346 to i64
  %1348 = load i32, ptr %0, align 4, !tbaa !6
  %1349 = zext i32 %1348 to i64
  %1350 = mul nuw i64 %1347, %1349
  %1351 = load i32, ptr %5, align 4, !tbaa !6
  %1352 = zext i32 %1351 to i64
  %1353 = add nuw i64 %1350, %1352
  %1354 = trunc i64 %1353 to i32
  store i32 %1354, ptr %5, align 4, !tbaa !6
  %1355 = lshr i64 %1353, 32
  %1356 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %1357 = load i32, ptr %1356, align 4, !tbaa !6
  %1358 = zext i32 %1357 to i64
  %1359 = mul nuw i64 %1347, %1358
  %1360 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %1361 = load i32, ptr %1360, align 4, !tbaa !6
  %1362 = zext i32 %1361 to i64
  %1363 = add nuw nsw i64 %1355, %1362
  %1364 = add nuw i64 %1363, %1359
  %1365 = trunc i64 %1364 to i32
  store i32 %1365, ptr %1360, align 4, !tbaa !6
  %1366 = lshr i64 %1364, 32
  %1367 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1368 = load i32, ptr %1367, align 4, !tbaa !6
  %1369 = zext i32 %1368 to i64
  %1370 = mul nuw i64 %1347, %1369
  %1371 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %1372 = load i32, ptr %1371, align 4, !tbaa !6
  %1373 = zext i32 %1372 to i64
  %1374 = add nuw nsw i64 %1366, %1373
  %1375 = add nuw i64 %1374, %1370
  %1376 = trunc i64 %1375 to i32
  store i32 %1376, ptr %1371, align 4, !tbaa !6
  %1377 = lshr i64 %1375, 32
  %1378 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %1379 = load i32, ptr %1378, align 4, !tbaa !6
  %1380 = zext i32 %1379 to i64
  %1381 = mul nuw i64 %1347, %1380
  %1382 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %1383 = load i32, ptr %1382, align 4, !tbaa !6
  %1384 = zext i32 %1383 to i64
  %1385 = add nuw nsw i64 %1377, %1384
  %1386 = add nuw i64 %1385, %1381
  %1387 = trunc i64 %1386 to i32
  store i32 %1387, ptr %1382, align 4, !tbaa !6
  %1388 = lshr i64 %1386, 32
  %1389 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1390 = load i32, ptr %1389, align 4, !tbaa !6
  %1391 = zext i32 %1390 to i64
  %1392 = mul nuw i64 %1347, %1391
  %1393 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %1394 = load i32, ptr %1393, align 4, !tbaa !6
  %1395 = zext i32 %1394 to i64
  %1396 = add nuw nsw i64 %1388, %1395
  %1397 = add nuw i64 %1396, %1392
  %1398 = trunc i64 %1397 to i32
  store i32 %1398, ptr %1393, align 4, !tbaa !6
  %1399 = lshr i64 %1397, 32
  %1400 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1401 = load i32, ptr %1400, align 4, !tbaa !6
  %1402 = zext i32 %1401 to i64
  %1403 = mul nuw i64 %1347, %1402
  %1404 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %1405 = load i32, ptr %1404, align 4, !tbaa !6
  %1406 = zext i32 %1405 to i64
  %1407 = add nuw nsw i64 %1399, %1406
  %1408 = add nuw i64 %1407, %1403
  %1409 = trunc i64 %1408 to i32
  store i32 %1409, ptr %1404, align 4, !tbaa !6
  %1410 = lshr i64 %1408, 32
  %1411 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1412 = load i32, ptr %1411, align 4, !tbaa !6
  %1413 = zext i32 %1412 to i64
  %1414 = mul nuw i64 %1347, %1413
  %1415 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %1416 = load i32, ptr %1415, align 4, !tbaa !6
  %1417 = zext i32 %1416 to i64
  %1418 = add nuw nsw i64 %1410, %1417
  %1419 = add nuw i64 %1418, %1414
  %1420 = trunc i64 %1419 to i32
  store i32 %1420, ptr %1415, align 4, !tbaa !6
  %1421 = lshr i64 %1419, 32
  %1422 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %1423 = load i32, ptr %1422, align 4, !tbaa !6
  %1424 = zext i32 %1423 to i64
  %1425 = mul nuw i64 %1347, %1424
  %1426 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %1427 = load i32, ptr %1426, align 4, !tbaa !6
  %1428 = zext i32 %1427 to i64
  %1429 = add nuw nsw i64 %1421, %1428
  %1430 = add nuw i64 %1429, %1425
  %1431 = trunc i64 %1430 to i32
  store i32 %1431, ptr %1426, align 4, !tbaa !6
  %1432 = lshr i64 %1430, 32
  %1433 = trunc nuw i64 %1432 to i32
  %1434 = load i32, ptr %8, align 4, !tbaa !6
  %1435 = add i32 %1434, %1433
  %1436 = icmp ult i32 %1435, %1433
  %1437 = zext i1 %1436 to i32
  store i32 %1435, ptr %8, align 4, !tbaa !6
  store i32 %1437, ptr %9, align 4, !tbaa !6
  %1438 = load i32, ptr %5, align 4, !tbaa !6
  %1439 = mul i32 %11, %1438
  %1440 = zext i32 %1439 to i64
  %1441 = mul nuw i64 %13, %1440
  %1442 = lshr i64 %1441, 32
  %1443 = icmp ne i32 %1438, 0
  %1444 = zext i1 %1443 to i64
  %1445 = add nuw nsw i64 %1442, %1444
  %1446 = load i32, ptr %15, align 4, !tbaa !6
  %1447 = zext i32 %1446 to i64
  %1448 = mul nuw i64 %1447, %1440
  %1449 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %1450 = load i32, ptr %1449, align 4, !tbaa !6
  %1451 = zext i32 %1450 to i64
  %1452 = add nuw nsw i64 %1445, %1451
  %1453 = add nuw i64 %1452, %1448
  %1454 = trunc i64 %1453 to i32
  store i32 %1454, ptr %5, align 4, !tbaa !6
  %1455 = lshr i64 %1453, 32
  %1456 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %1457 = load i32, ptr %1456, align 4, !tbaa !6
  %1458 = zext i32 %1457 to i64
  %1459 = mul nuw i64 %1458, %1440
  %1460 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %1461 = load i32, ptr %1460, align 4, !tbaa !6
  %1462 = zext i32 %1461 to i64
  %1463 = add nuw nsw i64 %1455, %1462
  %1464 = add nuw i64 %1463, %1459
  %1465 = trunc i64 %1464 to i32
  %1466 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %1465, ptr %1466, align 4, !tbaa !6
  %1467 = lshr i64 %1464, 32
  %1468 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1469 = load i32, ptr %1468, align 4, !tbaa !6
  %1470 = zext i32 %1469 to i64
  %1471 = mul nuw i64 %1470, %1440
  %1472 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %1473 = load i32, ptr %1472, align 4, !tbaa !6
  %1474 = zext i32 %1473 to i64
  %1475 = add nuw nsw i64 %1467, %1474
  %1476 = add nuw i64 %1475, %1471
  %1477 = trunc i64 %1476 to i32
  %1478 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %1477, ptr %1478, align 4, !tbaa !6
  %1479 = lshr i64 %1476, 32
  %1480 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %1481 = load i32, ptr %1480, align 4, !tbaa !6
  %1482 = zext i32 %1481 to i64
  %1483 = mul nuw i64 %1482, %1440
  %1484 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %1485 = load i32, ptr %1484, align 4, !tbaa !6
  %1486 = zext i32 %1485 to i64
  %1487 = add nuw nsw i64 %1479, %1486
  %1488 = add nuw i64 %1487, %1483
  %1489 = trunc i64 %1488 to i32
  %1490 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %1489, ptr %1490, align 4, !tbaa !6
  %1491 = lshr i64 %1488, 32
  %1492 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %1493 = load i32, ptr %1492, align 4, !tbaa !6
  %1494 = zext i32 %1493 to i64
  %1495 = mul nuw i64 %1494, %1440
  %1496 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %1497 = load i32, ptr %1496, align 4, !tbaa !6
  %1498 = zext i32 %1497 to i64
  %1499 = add nuw nsw i64 %1491, %1498
  %1500 = add nuw i64 %1499, %1495
  %1501 = trunc i64 %1500 to i32
  %1502 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %1501, ptr %1502, align 4, !tbaa !6
  %1503 = lshr i64 %1500, 32
  %1504 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %1505 = load i32, ptr %1504, align 4, !tbaa !6
  %1506 = zext i32 %1505 to i64
  %1507 = mul nuw i64 %1506, %1440
  %1508 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %1509 = load i32, ptr %1508, align 4, !tbaa !6
  %1510 = zext i32 %1509 to i64
  %1511 = add nuw nsw i64 %1503, %1510
  %1512 = add nuw i64 %1511, %1507
  %1513 = trunc i64 %1512 to i32
  %1514 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 %1513, ptr %1514, align 4, !tbaa !6
  %1515 = lshr i64 %1512, 32
  %1516 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %1517 = load i32, ptr %1516, align 4, !tbaa !6
  %1518 = zext i32 %1517 to i64
  %1519 = mul nuw i64 %1518, %1440
  %1520 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %1521 = load i32, ptr %1520, align 4, !tbaa !6
  %1522 = zext i32 %1521 to i64
  %1523 = add nuw nsw i64 %1515, %1522
  %1524 = add nuw i64 %1523, %1519
  %1525 = trunc i64 %1524 to i32
  %1526 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 %1525, ptr %1526, align 4, !tbaa !6
  %1527 = lshr i64 %1524, 32
  %1528 = trunc nuw i64 %1527 to i32
  %1529 = load i32, ptr %8, align 4, !tbaa !6
  %1530 = add i32 %1529, %1528
  %1531 = icmp ult i32 %1530, %1528
  %1532 = zext i1 %1531 to i32
  store i32 %1530, ptr %14, align 4, !tbaa !6
  %1533 = load i32, ptr %9, align 4, !tbaa !6
  %1534 = add i32 %1533, %1532
  store i32 %1534, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  br label %1598

1535:                                             ; preds = %3, %1535
  %1536 = phi i32 [ 0, %3 ], [ %1539, %1535 ]
  %1537 = zext nneg i32 %1536 to i64
  %1538 = getelementptr inbounds nuw i32, ptr %5, i64 %1537
  store i32 0, ptr %1538, align 4, !tbaa !6
  %1539 = add nuw nsw i32 %1536, 1
  %1540 = icmp eq i32 %1539, 10
  br i1 %1540, label %7, label %1535, !llvm.loop !23

1541:                                             ; preds = %1598
  %1542 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %1543 = load i32, ptr %1542, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br label %1548

1544:                                             ; preds = %1548
  %1545 = icmp ne i32 %1543, 0
  %1546 = icmp sgt i64 %1559, -1
  %1547 = select i1 %1545, i1 true, i1 %1546
  br label %1565

1548:                                             ; preds = %1548, %1541
  %1549 = phi i64 [ 0, %1541 ], [ %1562, %1548 ]
  %1550 = phi i32 [ 0, %1541 ], [ %1563, %1548 ]
  %1551 = zext nneg i32 %1550 to i64
  %1552 = getelementptr inbounds nuw i32, ptr %6, i64 %1551
  %1553 = load i32, ptr %1552, align 4, !tbaa !6
  %1554 = zext i32 %1553 to i64
  %1555 = getelementptr inbounds nuw i32, ptr %2, i64 %1551
  %1556 = load i32, ptr %1555, align 4, !tbaa !6
  %1557 = zext i32 %1556 to i64
  %1558 = add nuw nsw i64 %1549, %1557
  %1559 = sub nsw i64 %1554, %1558
  %1560 = trunc i64 %1559 to i32
  %1561 = getelementptr inbounds nuw i32, ptr %4, i64 %1551
  store i32 %1560, ptr %1561, align 4, !tbaa !6
  %1562 = lshr i64 %1559, 63
  %1563 = add nuw nsw i32 %1550, 1
  %1564 = icmp eq i32 %1563, 8
  br i1 %1564, label %1544, label %1548, !llvm.loop !24

1565:                                             ; preds = %1565, %1544
  %1566 = phi i32 [ 0, %1544 ], [ %1572, %1565 ]
  %1567 = zext nneg i32 %1566 to i64
  %1568 = getelementptr inbounds nuw i32, ptr %4, i64 %1567
  %1569 = getelementptr inbounds nuw i32, ptr %6, i64 %1567
  %1570 = select i1 %1547, ptr %1568, ptr %1569
  %1571 = load i32, ptr %1570, align 4, !tbaa !6
  store i32 %1571, ptr %1568, align 4, !tbaa !6
  %1572 = add nuw nsw i32 %1566, 1
  %1573 = icmp eq i32 %1572, 8
  br i1 %1573, label %1574, label %1565, !llvm.loop !25

1574:                                             ; preds = %1565
  %1575 = load i32, ptr %4, align 4
  %1576 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %1577 = load i32, ptr %1576, align 4
  %1578 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %1579 = load i32, ptr %1578, align 4
  %1580 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %1581 = load i32, ptr %1580, align 4
  %1582 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %1583 = load i32, ptr %1582, align 4
  %1584 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %1585 = load i32, ptr %1584, align 4
  %1586 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %1587 = load i32, ptr %1586, align 4
  %1588 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %1589 = load i32, ptr %1588, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  %1590 = insertvalue [8 x i32] poison, i32 %1575, 0
  %1591 = insertvalue [8 x i32] %1590, i32 %1577, 1
  %1592 = insertvalue [8 x i32] %1591, i32 %1579, 2
  %1593 = insertvalue [8 x i32] %1592, i32 %1581, 3
  %1594 = insertvalue [8 x i32] %1593, i32 %1583, 4
  %1595 = insertvalue [8 x i32] %1594, i32 %1585, 5
  %1596 = insertvalue [8 x i32] %1595, i32 %1587, 6
  %1597 = insertvalue [8 x i32] %1596, i32 %1589, 7
  ret [8 x i32] %1597

1598:                                             ; preds = %7, %1598
  %1599 = phi i32 [ 0, %7 ], [ %1604, %1598 ]
  %1600 = zext nneg i32 %1599 to i64
  %1601 = getelementptr inbounds nuw i32, ptr %5, i64 %1600
  %1602 = load i32, ptr %1601, align 4, !tbaa !6
  %1603 = getelementptr inbounds nuw i32, ptr %6, i64 %1600
  store i32 %1602, ptr %1603, align 4, !tbaa !6
  %1604 = add nuw nsw i32 %1599, 1
  %1605 = icmp eq i32 %1604, 8
  br i1 %1605, label %1541, label %1598, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"uint*", !"modulus_t"}
!13 = !{!"const", !"const", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = !{i64 0, i64 32, !18}
!18 = !{!8, !8, i64 0}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = !{!22, !7, i64 32}
!22 = !{!"", !8, i64 0, !7, i64 32}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
!26 = distinct !{!26, !15}
