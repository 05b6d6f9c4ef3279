; ModuleID = 'corpus/opencl/triad_stream.cl'
source_filename = "corpus/opencl/triad_stream.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stream_copy(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_stream_copy(ptr addrspace(1) noundef align 64 %5, ptr addrspace(1) noundef align 64 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_stream_copy(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %6 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %6, ptr %5, align 8
  %7 = load ptr addrspace(1), ptr %3, align 8
  %8 = load i64, ptr %5, align 8
  %9 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %7, i64 %8
  %10 = load <16 x i32>, ptr addrspace(1) %9, align 64
  %11 = load ptr addrspace(1), ptr %4, align 8
  %12 = load i64, ptr %5, align 8
  %13 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %11, i64 %12
  store <16 x i32> %10, ptr addrspace(1) %13, align 64
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stream_scale(ptr addrspace(1) noalias noundef align 32 %0, ptr addrspace(1) noalias noundef align 32 %1, float noundef %2) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store float %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load float, ptr %6, align 4
  call void @__clang_ocl_kern_imp_stream_scale(ptr addrspace(1) noundef align 32 %7, ptr addrspace(1) noundef align 32 %8, float noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_stream_scale(ptr addrspace(1) noalias noundef align 32 %0, ptr addrspace(1) noalias noundef align 32 %1, float noundef %2) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store float %2, ptr %6, align 4
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %8, ptr %7, align 8
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load i64, ptr %7, align 8
  %11 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %9, i64 %10
  %12 = load <8 x float>, ptr addrspace(1) %11, align 32
  %13 = load float, ptr %6, align 4
  %14 = insertelement <8 x float> poison, float %13, i64 0
  %15 = shufflevector <8 x float> %14, <8 x float> poison, <8 x i32> zeroinitializer
  %16 = fmul <8 x float> %12, %15
  %17 = load ptr addrspace(1), ptr %5, align 8
  %18 = load i64, ptr %7, align 8
  %19 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %17, i64 %18
  store <8 x float> %16, ptr addrspace(1) %19, align 32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stream_add(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, ptr addrspace(1) noalias noundef align 16 %2) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !16 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_stream_add(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 16 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_stream_add(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, ptr addrspace(1) noalias noundef align 16 %2) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !16 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %8, ptr %7, align 8
  %9 = load ptr addrspace(1), ptr %4, align 8
  %10 = load i64, ptr %7, align 8
  %11 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %9, i64 %10
  %12 = load <2 x double>, ptr addrspace(1) %11, align 16
  %13 = load ptr addrspace(1), ptr %5, align 8
  %14 = load i64, ptr %7, align 8
  %15 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %13, i64 %14
  %16 = load <2 x double>, ptr addrspace(1) %15, align 16
  %17 = fadd <2 x double> %12, %16
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = load i64, ptr %7, align 8
  %20 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %18, i64 %19
  store <2 x double> %17, ptr addrspace(1) %20, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stream_triad(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, float noundef %3) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load float, ptr %8, align 4
  call void @__clang_ocl_kern_imp_stream_triad(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, float noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_stream_triad(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 4 %2, float noundef %3) #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %12 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %12, ptr %9, align 8
  %13 = load i64, ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %5, align 8
  %15 = addrspacecast ptr addrspace(1) %14 to ptr
  %16 = call <4 x float> @_Z6vload4mPKf(i64 noundef %13, ptr noundef %15) #9
  store <4 x float> %16, ptr %10, align 16
  %17 = load i64, ptr %9, align 8
  %18 = load ptr addrspace(1), ptr %6, align 8
  %19 = addrspacecast ptr addrspace(1) %18 to ptr
  %20 = call <4 x float> @_Z6vload4mPKf(i64 noundef %17, ptr noundef %19) #9
  store <4 x float> %20, ptr %11, align 16
  %21 = load <4 x float>, ptr %11, align 16
  %22 = load float, ptr %8, align 4
  %23 = insertelement <4 x float> poison, float %22, i64 0
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  %25 = load <4 x float>, ptr %10, align 16
  %26 = call <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %21, <4 x float> noundef %24, <4 x float> noundef %25) #8
  %27 = load i64, ptr %9, align 8
  %28 = load ptr addrspace(1), ptr %7, align 8
  %29 = addrspacecast ptr addrspace(1) %28 to ptr
  call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %26, i64 noundef %27, ptr noundef %29) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stream_strided3(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_stream_strided3(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_stream_strided3(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <3 x float>, align 16
  %7 = alloca <3 x float>, align 16
  %8 = alloca <3 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %9, ptr %5, align 8
  %10 = load i64, ptr %5, align 8
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = addrspacecast ptr addrspace(1) %11 to ptr
  %13 = call <3 x float> @_Z6vload3mPKf(i64 noundef %10, ptr noundef %12) #9
  %14 = shufflevector <3 x float> %13, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %14, ptr %6, align 16
  %15 = load <3 x float>, ptr %6, align 16
  %16 = extractelement <3 x float> %15, i64 2
  %17 = insertelement <3 x float> poison, float %16, i32 0
  %18 = load <3 x float>, ptr %6, align 16
  %19 = extractelement <3 x float> %18, i64 0
  %20 = insertelement <3 x float> %17, float %19, i32 1
  %21 = load <3 x float>, ptr %6, align 16
  %22 = extractelement <3 x float> %21, i64 1
  %23 = insertelement <3 x float> %20, float %22, i32 2
  %24 = shufflevector <3 x float> %23, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %24, ptr %7, align 16
  %25 = load <4 x float>, ptr %7, align 16
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float undef>, ptr %8, align 16
  %27 = load <4 x float>, ptr %8, align 16
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %29 = fadd <3 x float> %26, %28
  %30 = load i64, ptr %5, align 8
  %31 = load ptr addrspace(1), ptr %4, align 8
  %32 = addrspacecast ptr addrspace(1) %31 to ptr
  call void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %29, i64 noundef %30, ptr noundef %32) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %6, %4, %2, %1
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %14, %12, %10, %8
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  switch i32 %0, label %24 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
  ]

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

20:                                               ; preds = %16
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %24

22:                                               ; preds = %16
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %24

24:                                               ; preds = %16, %18, %20, %22
  %25 = phi i32 [ %23, %22 ], [ %19, %18 ], [ %21, %20 ], [ 0, %16 ]
  %26 = zext nneg i32 %17 to i64
  %27 = zext nneg i32 %9 to i64
  %28 = mul nuw nsw i64 %26, %27
  %29 = zext nneg i32 %25 to i64
  %30 = add nuw nsw i64 %28, %29
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #2 {
  %4 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %1, <4 x float> %2)
  ret <4 x float> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <3 x float> @_Z6vload3mPKf(i64 noundef %0, ptr noundef readonly captures(none) %1) #5 {
  %3 = mul i64 %0, 12
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <1 x float>, ptr %4, align 4
  %6 = shufflevector <1 x float> %5, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !30
  %9 = insertelement <3 x float> %6, float %8, i64 1
  %10 = getelementptr i8, ptr %4, i64 8
  %11 = load float, ptr %10, align 4, !tbaa !31
  %12 = insertelement <3 x float> %9, float %11, i64 2
  ret <3 x float> %12
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <4 x float> @_Z6vload4mPKf(i64 noundef %0, ptr noundef readonly captures(none) %1) #5 {
  %3 = shl i64 %0, 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <4 x float>, ptr %4, align 4, !tbaa !30
  ret <4 x float> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore3Dv3_fmPf(<3 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #6 {
  %4 = shufflevector <3 x float> %0, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = mul i64 %1, 12
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 %5
  store <2 x float> %4, ptr %6, align 4, !tbaa !30
  %7 = extractelement <3 x float> %0, i64 2
  %8 = getelementptr i8, ptr %6, i64 8
  store float %7, ptr %8, align 4, !tbaa !31
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #6 {
  %4 = shl i64 %1, 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <4 x float> %0, ptr %5, align 4, !tbaa !30
  ret void
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(read) }

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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"uint16*", !"uint16*"}
!13 = !{!"uint __attribute__((ext_vector_type(16)))*", !"uint __attribute__((ext_vector_type(16)))*"}
!14 = !{!"const", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float8*", !"float8*", !"float"}
!18 = !{!"float __attribute__((ext_vector_type(8)))*", !"float __attribute__((ext_vector_type(8)))*", !"float"}
!19 = !{!"restrict const", !"restrict", !""}
!20 = !{i32 1, i32 1, i32 1}
!21 = !{!"double2*", !"double2*", !"double2*"}
!22 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*"}
!23 = !{!"restrict const", !"restrict const", !"restrict"}
!24 = !{i32 1, i32 1, i32 1, i32 0}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"float*", !"float*", !"float*", !"float"}
!27 = !{!"restrict const", !"restrict const", !"restrict", !""}
!28 = !{!"float*", !"float*"}
!29 = !{!"restrict const", !"restrict"}
!30 = !{!8, !8, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"float", !8, i64 0}
