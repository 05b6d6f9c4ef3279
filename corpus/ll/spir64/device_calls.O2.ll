; ModuleID = 'corpus/opencl/device_calls.cl'
source_filename = "corpus/opencl/device_calls.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.Mixed = type { i32, float, i64, i16 }
%struct.Large = type { [40 x i32] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @add3(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = mul i32 %2, %1
  %5 = add i32 %4, %0
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local spir_func void @make_mixed(ptr dead_on_unwind noalias writable writeonly sret(%struct.Mixed) align 8 captures(none) initializes((0, 18)) %0, i32 noundef %1, float noundef %2) local_unnamed_addr #1 {
  %4 = and i32 %1, 1023
  store i32 %4, ptr %0, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %2, ptr %5, align 4, !tbaa !13
  %6 = zext i32 %1 to i64
  %7 = shl nuw nsw i64 %6, 20
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %7, ptr %8, align 8, !tbaa !14
  %9 = trunc i32 %1 to i16
  %10 = and i16 %9, 32767
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i16 %10, ptr %11, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local spir_func i32 @use_mixed(ptr noundef readonly byval(%struct.Mixed) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = load i32, ptr %0, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !14
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i16, ptr %7, align 8, !tbaa !15
  %9 = sext i16 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !13
  %12 = fptoui float %11 to i32
  %13 = add i32 %3, %1
  %14 = add i32 %13, %6
  %15 = add i32 %14, %9
  %16 = add i32 %15, %12
  ret i32 %16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i64 noundef %33) local_unnamed_addr #0 {
  %35 = insertelement <4 x i32> poison, i32 %1, i64 0
  %36 = insertelement <4 x i32> %35, i32 %3, i64 1
  %37 = insertelement <4 x i32> %36, i32 %7, i64 2
  %38 = insertelement <4 x i32> %37, i32 %15, i64 3
  %39 = shl <4 x i32> %38, <i32 1, i32 2, i32 3, i32 4>
  %40 = insertelement <16 x i32> poison, i32 %2, i64 0
  %41 = insertelement <16 x i32> %40, i32 %4, i64 1
  %42 = insertelement <16 x i32> %41, i32 %5, i64 2
  %43 = insertelement <16 x i32> %42, i32 %6, i64 3
  %44 = insertelement <16 x i32> %43, i32 %8, i64 4
  %45 = insertelement <16 x i32> %44, i32 %9, i64 5
  %46 = insertelement <16 x i32> %45, i32 %10, i64 6
  %47 = insertelement <16 x i32> %46, i32 %11, i64 7
  %48 = insertelement <16 x i32> %47, i32 %12, i64 8
  %49 = insertelement <16 x i32> %48, i32 %13, i64 9
  %50 = insertelement <16 x i32> %49, i32 %14, i64 10
  %51 = insertelement <16 x i32> %50, i32 %16, i64 11
  %52 = insertelement <16 x i32> %51, i32 %17, i64 12
  %53 = insertelement <16 x i32> %52, i32 %18, i64 13
  %54 = insertelement <16 x i32> %53, i32 %19, i64 14
  %55 = insertelement <16 x i32> %54, i32 %20, i64 15
  %56 = mul <16 x i32> %55, <i32 3, i32 5, i32 6, i32 7, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 17, i32 18, i32 19, i32 20, i32 21>
  %57 = insertelement <8 x i32> poison, i32 %21, i64 0
  %58 = insertelement <8 x i32> %57, i32 %22, i64 1
  %59 = insertelement <8 x i32> %58, i32 %23, i64 2
  %60 = insertelement <8 x i32> %59, i32 %24, i64 3
  %61 = insertelement <8 x i32> %60, i32 %25, i64 4
  %62 = insertelement <8 x i32> %61, i32 %26, i64 5
  %63 = insertelement <8 x i32> %62, i32 %27, i64 6
  %64 = insertelement <8 x i32> %63, i32 %28, i64 7
  %65 = mul <8 x i32> %64, <i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29>
  %66 = insertelement <2 x i32> poison, i32 %29, i64 0
  %67 = insertelement <2 x i32> %66, i32 %31, i64 1
  %68 = mul <2 x i32> %67, <i32 30, i32 32>
  %69 = mul i32 %30, 31
  %70 = mul i32 %32, 33
  %71 = lshr i64 %33, 7
  %72 = trunc i64 %71 to i32
  %73 = shufflevector <8 x i32> %65, <8 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %74 = add <16 x i32> %56, %73
  %75 = shufflevector <16 x i32> %74, <16 x i32> %56, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %76 = shufflevector <4 x i32> %39, <4 x i32> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %77 = add <16 x i32> %74, %76
  %78 = shufflevector <16 x i32> %77, <16 x i32> %75, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %79 = tail call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %78)
  %80 = add i32 %69, %70
  %81 = insertelement <2 x i32> poison, i32 %79, i64 0
  %82 = insertelement <2 x i32> %81, i32 %72, i64 1
  %83 = add <2 x i32> %82, %68
  %84 = insertelement <2 x i32> poison, i32 %80, i64 0
  %85 = insertelement <2 x i32> %84, i32 %0, i64 1
  %86 = add <2 x i32> %83, %85
  %87 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %86)
  ret i32 %87
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @recursive(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = add i32 %0, -1
  %6 = mul i32 %1, 3
  %7 = add i32 %6, %0
  %8 = tail call spir_func i32 @recursive(i32 noundef %5, i32 noundef %7) #14
  %9 = and i32 %0, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %4
  %12 = lshr i32 %0, 1
  %13 = tail call spir_func i32 @recursive(i32 noundef %12, i32 noundef %8) #14
  br label %14

14:                                               ; preds = %4, %11
  %15 = phi i32 [ %13, %11 ], [ %8, %4 ]
  %16 = mul i32 %15, 7
  %17 = add i32 %16, %0
  %18 = xor i32 %17, %8
  br label %19

19:                                               ; preds = %2, %14
  %20 = phi i32 [ %18, %14 ], [ %1, %2 ]
  ret i32 %20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local spir_func void @fill(ptr addrspace(4) noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %14, %6 ], [ 0, %3 ]
  %8 = mul i32 %7, %2
  %9 = and i32 %7, 31
  %10 = lshr i32 %2, %9
  %11 = add i32 %10, %8
  %12 = zext i32 %7 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(4) %0, i64 %12
  store i32 %11, ptr addrspace(4) %13, align 4, !tbaa !4
  %14 = add nuw i32 %7, 1
  %15 = icmp ult i32 %14, %1
  br i1 %15, label %6, label %5
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local spir_func i32 @sum(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %6, %2
  %5 = phi i32 [ 0, %2 ], [ %13, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %14, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %13, %6 ], [ 0, %2 ]
  %9 = mul i32 %8, 31
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(4) %0, i64 %10
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !4
  %13 = add i32 %12, %9
  %14 = add nuw i32 %7, 1
  %15 = icmp ult i32 %14, %1
  br i1 %15, label %6, label %4
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @with_array(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = alloca [24 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  call spir_func void @fill(ptr addrspace(4) noundef %4, i32 noundef 24, i32 noundef %1) #14
  %5 = call spir_func i32 @sum(ptr addrspace(4) noundef %4, i32 noundef %0) #14
  call spir_func void @fill(ptr addrspace(4) noundef %4, i32 noundef 12, i32 noundef %5) #14
  %6 = call spir_func i32 @sum(ptr addrspace(4) noundef %4, i32 noundef 24) #14
  %7 = tail call spir_func i32 @add3(i32 noundef %5, i32 noundef %0, i32 noundef %1) #14
  %8 = add i32 %7, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func <4 x i64> @wide(<4 x i64> noundef %0, double noundef %1, i8 noundef zeroext %2) local_unnamed_addr #0 {
  %4 = zext i8 %2 to i64
  %5 = insertelement <4 x i64> poison, i64 %4, i64 0
  %6 = fptoui double %1 to i64
  %7 = insertelement <4 x i64> %5, i64 %6, i64 1
  %8 = zext i8 %2 to i32
  %9 = mul nuw nsw i32 %8, 3
  %10 = zext nneg i32 %9 to i64
  %11 = insertelement <4 x i64> %7, i64 %10, i64 2
  %12 = fmul double %1, 4.000000e+00
  %13 = fptoui double %12 to i64
  %14 = insertelement <4 x i64> %11, i64 %13, i64 3
  %15 = add <4 x i64> %14, %0
  ret <4 x i64> %15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func range(i32 -32896, 32898) i32 @small(i1 noundef zeroext %0, i1 noundef zeroext %1, i8 noundef signext %2, i16 noundef signext %3) local_unnamed_addr #0 {
  %5 = zext i1 %0 to i32
  %6 = select i1 %1, i32 2, i32 0
  %7 = sext i8 %2 to i32
  %8 = sext i16 %3 to i32
  %9 = or disjoint i32 %6, %5
  %10 = add nsw i32 %9, %7
  %11 = add nsw i32 %10, %8
  ret i32 %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef zeroext i1 @is_odd(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 1
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(none)
define dso_local spir_func i32 @ids() local_unnamed_addr #7 {
  %1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #15
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #15
  %3 = mul i64 %2, 3
  %4 = add i64 %3, %1
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #15
  %6 = mul i64 %5, 100
  %7 = add i64 %4, %6
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #15
  %9 = mul i64 %8, 7
  %10 = add i64 %7, %9
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local spir_func void @make_large(ptr dead_on_unwind noalias writable writeonly sret(%struct.Large) align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #5 {
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i32 [ 0, %2 ], [ %10, %4 ]
  %6 = mul i32 %5, %1
  %7 = and i32 %6, 65535
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  store i32 %7, ptr %9, align 4, !tbaa !4
  %10 = add nuw nsw i32 %5, 1
  %11 = icmp samesign ult i32 %5, 39
  br i1 %11, label %4, label %3
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local spir_func i32 @use_large(ptr noundef readonly byval(%struct.Large) align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  br label %4

3:                                                ; preds = %4
  ret i32 %11

4:                                                ; preds = %2, %4
  %5 = phi i32 [ 0, %2 ], [ %12, %4 ]
  %6 = phi i32 [ %1, %2 ], [ %11, %4 ]
  %7 = mul i32 %6, 5
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = add i32 %10, %7
  %12 = add nuw nsw i32 %5, 1
  %13 = icmp samesign ult i32 %5, 39
  br i1 %13, label %4, label %3
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @calls(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #9 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca %struct.Mixed, align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %5 = trunc i64 %4 to i32
  %6 = and i64 %4, 4294967295
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @add3(i32 noundef %8, i32 noundef %5, i32 noundef 7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %10 = and i32 %8, 255
  %11 = uitofp nneg i32 %10 to float
  call spir_func void @make_mixed(ptr dead_on_unwind nonnull writable sret(%struct.Mixed) align 8 %3, i32 noundef %8, float noundef %11) #14
  %12 = tail call spir_func i32 @use_mixed(ptr noundef nonnull byval(%struct.Mixed) align 8 %3, i32 noundef %9) #14
  %13 = add i32 %12, %9
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #10 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = alloca %struct.Mixed, align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %5 = trunc i64 %4 to i32
  %6 = and i64 %4, 4294967295
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @add3(i32 noundef %8, i32 noundef %5, i32 noundef 7) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14
  %10 = and i32 %8, 255
  %11 = uitofp nneg i32 %10 to float
  call spir_func void @make_mixed(ptr dead_on_unwind nonnull writable sret(%struct.Mixed) align 8 %3, i32 noundef %8, float noundef %11) #14
  %12 = tail call spir_func i32 @use_mixed(ptr noundef nonnull byval(%struct.Mixed) align 8 %3, i32 noundef %9) #14
  %13 = add i32 %12, %9
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @stack(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #9 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = add i32 %7, 1
  %9 = add i32 %7, 2
  %10 = add i32 %7, 3
  %11 = add i32 %7, 4
  %12 = add i32 %7, 5
  %13 = add i32 %7, 6
  %14 = add i32 %7, 7
  %15 = add i32 %7, 8
  %16 = add i32 %7, 9
  %17 = add i32 %4, 1
  %18 = add i32 %4, 2
  %19 = add i32 %4, 3
  %20 = add i32 %4, 4
  %21 = add i32 %4, 5
  %22 = add i32 %4, 6
  %23 = add i32 %4, 7
  %24 = add i32 %4, 8
  %25 = add i32 %4, 9
  %26 = xor i32 %7, 1
  %27 = xor i32 %7, 2
  %28 = xor i32 %7, 3
  %29 = xor i32 %7, 4
  %30 = xor i32 %7, 5
  %31 = xor i32 %7, 6
  %32 = xor i32 %7, 7
  %33 = xor i32 %7, 8
  %34 = xor i32 %7, 9
  %35 = xor i32 %7, 10
  %36 = mul i32 %7, 3
  %37 = mul i32 %7, 5
  %38 = mul i32 %7, 7
  %39 = zext i32 %7 to i64
  %40 = mul nuw nsw i64 %39, 11
  %41 = mul i64 %40, %39
  %42 = tail call spir_func i32 @many(i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %4, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i64 noundef %41) #14
  %43 = add i32 %42, %7
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %43, ptr addrspace(1) %44, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #10 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = add i32 %7, 1
  %9 = add i32 %7, 2
  %10 = add i32 %7, 3
  %11 = add i32 %7, 4
  %12 = add i32 %7, 5
  %13 = add i32 %7, 6
  %14 = add i32 %7, 7
  %15 = add i32 %7, 8
  %16 = add i32 %7, 9
  %17 = add i32 %4, 1
  %18 = add i32 %4, 2
  %19 = add i32 %4, 3
  %20 = add i32 %4, 4
  %21 = add i32 %4, 5
  %22 = add i32 %4, 6
  %23 = add i32 %4, 7
  %24 = add i32 %4, 8
  %25 = add i32 %4, 9
  %26 = xor i32 %7, 1
  %27 = xor i32 %7, 2
  %28 = xor i32 %7, 3
  %29 = xor i32 %7, 4
  %30 = xor i32 %7, 5
  %31 = xor i32 %7, 6
  %32 = xor i32 %7, 7
  %33 = xor i32 %7, 8
  %34 = xor i32 %7, 9
  %35 = xor i32 %7, 10
  %36 = mul i32 %7, 3
  %37 = mul i32 %7, 5
  %38 = mul i32 %7, 7
  %39 = zext i32 %7 to i64
  %40 = mul nuw nsw i64 %39, 11
  %41 = mul i64 %40, %39
  %42 = tail call spir_func i32 @many(i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %4, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i64 noundef %41) #14
  %43 = add i32 %42, %7
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %43, ptr addrspace(1) %44, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @recurse(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #11 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = and i32 %7, 7
  %9 = tail call spir_func i32 @recursive(i32 noundef %8, i32 noundef %7) #14
  %10 = add i32 %9, %4
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = and i32 %7, 7
  %9 = tail call spir_func i32 @recursive(i32 noundef %8, i32 noundef %7) #14
  %10 = add i32 %9, %4
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #11 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %2
  %11 = and i32 %7, 15
  %12 = tail call spir_func i32 @with_array(i32 noundef %11, i32 noundef %7) #14
  br label %19

13:                                               ; preds = %2
  %14 = and i32 %7, 2
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = tail call spir_func i32 @with_array(i32 noundef 3, i32 noundef %4) #14
  %18 = add i32 %17, %7
  br label %19

19:                                               ; preds = %10, %13, %16
  %20 = phi i32 [ %12, %10 ], [ %18, %16 ], [ %7, %13 ]
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #12 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = and i32 %7, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %2
  %11 = and i32 %7, 15
  %12 = tail call spir_func i32 @with_array(i32 noundef %11, i32 noundef %7) #14
  br label %19

13:                                               ; preds = %2
  %14 = and i32 %7, 2
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %19, label %16

16:                                               ; preds = %13
  %17 = tail call spir_func i32 @with_array(i32 noundef 3, i32 noundef %4) #14
  %18 = add i32 %17, %7
  br label %19

19:                                               ; preds = %13, %16, %10
  %20 = phi i32 [ %12, %10 ], [ %18, %16 ], [ %7, %13 ]
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @kinds(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #11 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = alloca %struct.Large, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %6 = trunc i64 %5 to i32
  %7 = and i64 %5, 4294967295
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = zext i32 %9 to i64
  %11 = insertelement <4 x i64> poison, i64 %10, i64 0
  %12 = insertelement <4 x i64> %11, i64 %7, i64 1
  %13 = xor i32 %9, %6
  %14 = add i32 %9, %6
  %15 = insertelement <4 x i32> poison, i32 %14, i64 0
  %16 = insertelement <4 x i32> %15, i32 %13, i64 1
  %17 = zext <4 x i32> %16 to <4 x i64>
  %18 = shufflevector <4 x i64> %12, <4 x i64> %17, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %19 = and i32 %9, 65535
  %20 = uitofp nneg i32 %19 to double
  %21 = trunc i32 %9 to i8
  %22 = tail call spir_func <4 x i64> @wide(<4 x i64> noundef %18, double noundef %20, i8 noundef zeroext %21) #14
  %23 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %2, i64 %7
  store <4 x i64> %22, ptr addrspace(1) %23, align 32, !tbaa !25
  %24 = and i32 %9, 1
  %25 = icmp ne i32 %24, 0
  %26 = and i32 %9, 2
  %27 = icmp ne i32 %26, 0
  %28 = and i8 %21, 63
  %29 = trunc i32 %9 to i16
  %30 = and i16 %29, 4095
  %31 = tail call spir_func i32 @small(i1 noundef zeroext %25, i1 noundef zeroext %27, i8 noundef signext %28, i16 noundef signext %30) #14
  %32 = lshr i32 %9, 4
  %33 = tail call spir_func zeroext i1 @is_odd(i32 noundef %32) #14
  br i1 %33, label %34, label %37

34:                                               ; preds = %3
  %35 = tail call spir_func i32 @ids() #16
  %36 = add i32 %35, %31
  br label %37

37:                                               ; preds = %3, %34
  %38 = phi i32 [ %36, %34 ], [ %31, %3 ]
  call spir_func void @make_large(ptr dead_on_unwind nonnull writable sret(%struct.Large) align 4 %4, i32 noundef %9) #14
  %39 = tail call spir_func i32 @use_large(ptr noundef nonnull byval(%struct.Large) align 4 %4, i32 noundef %6) #14
  %40 = add i32 %39, %38
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #12 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = alloca %struct.Large, align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #15
  %6 = trunc i64 %5 to i32
  %7 = and i64 %5, 4294967295
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = zext i32 %9 to i64
  %11 = insertelement <4 x i64> poison, i64 %10, i64 0
  %12 = insertelement <4 x i64> %11, i64 %7, i64 1
  %13 = xor i32 %9, %6
  %14 = add i32 %9, %6
  %15 = insertelement <4 x i32> poison, i32 %14, i64 0
  %16 = insertelement <4 x i32> %15, i32 %13, i64 1
  %17 = zext <4 x i32> %16 to <4 x i64>
  %18 = shufflevector <4 x i64> %12, <4 x i64> %17, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %19 = and i32 %9, 65535
  %20 = uitofp nneg i32 %19 to double
  %21 = trunc i32 %9 to i8
  %22 = tail call spir_func <4 x i64> @wide(<4 x i64> noundef %18, double noundef %20, i8 noundef zeroext %21) #14
  %23 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %2, i64 %7
  store <4 x i64> %22, ptr addrspace(1) %23, align 32, !tbaa !25
  %24 = and i32 %9, 1
  %25 = icmp ne i32 %24, 0
  %26 = and i32 %9, 2
  %27 = icmp ne i32 %26, 0
  %28 = and i8 %21, 63
  %29 = trunc i32 %9 to i16
  %30 = and i16 %29, 4095
  %31 = tail call spir_func i32 @small(i1 noundef zeroext %25, i1 noundef zeroext %27, i8 noundef signext %28, i16 noundef signext %30) #14
  %32 = lshr i32 %9, 4
  %33 = tail call spir_func zeroext i1 @is_odd(i32 noundef %32) #14
  br i1 %33, label %34, label %37

34:                                               ; preds = %3
  %35 = tail call spir_func i32 @ids() #16
  %36 = add i32 %35, %31
  br label %37

37:                                               ; preds = %34, %3
  %38 = phi i32 [ %36, %34 ], [ %31, %3 ]
  call spir_func void @make_large(ptr dead_on_unwind nonnull writable sret(%struct.Large) align 4 %4, i32 noundef %9) #14
  %39 = tail call spir_func i32 @use_large(ptr noundef nonnull byval(%struct.Large) align 4 %4, i32 noundef %6) #14
  %40 = add i32 %39, %38
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #13

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #11 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #12 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { convergent nounwind willreturn memory(none) }
attributes #16 = { convergent nounwind }

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
!8 = !{!9, !5, i64 0}
!9 = !{!"", !5, i64 0, !10, i64 4, !11, i64 8, !12, i64 16}
!10 = !{!"float", !6, i64 0}
!11 = !{!"long", !6, i64 0}
!12 = !{!"short", !6, i64 0}
!13 = !{!9, !10, i64 4}
!14 = !{!9, !11, i64 8}
!15 = !{!9, !12, i64 16}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"uint*", !"uint*"}
!19 = !{!"", !"const"}
!20 = !{i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"uint*", !"uint*", !"ulong4*"}
!23 = !{!"uint*", !"uint*", !"ulong __attribute__((ext_vector_type(4)))*"}
!24 = !{!"", !"const", !""}
!25 = !{!6, !6, i64 0}
