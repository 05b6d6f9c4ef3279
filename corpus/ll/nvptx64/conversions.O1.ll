; ModuleID = 'corpus/opencl/conversions.cl'
source_filename = "corpus/opencl/conversions.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @float_to_ints(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_float_to_ints(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 2 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(1) noundef align 8 %4) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_float_to_ints(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !15
  %16 = tail call noundef float @llvm.rint.f32(float %15)
  %17 = fcmp ole float %16, -1.280000e+02
  %18 = select i1 %17, float -1.280000e+02, float %16
  %19 = fptosi float %18 to i8
  %20 = fcmp ult float %16, 1.270000e+02
  %21 = select i1 %20, i8 %19, i8 127
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %13
  store i8 %21, ptr addrspace(1) %22, align 1, !tbaa !17
  %23 = fmul float %15, 2.000000e+02
  %24 = fcmp ole float %23, 0.000000e+00
  %25 = select i1 %24, float 0.000000e+00, float %23
  %26 = fptoui float %25 to i16
  %27 = fcmp ult float %23, 6.553500e+04
  %28 = select i1 %27, i16 %26, i16 -1
  %29 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %13
  store i16 %28, ptr addrspace(1) %29, align 2, !tbaa !18
  %30 = fptosi float %16 to i32
  %31 = insertelement <4 x i32> poison, i32 %30, i64 0
  %32 = fptosi float %15 to i32
  %33 = insertelement <4 x i32> %31, i32 %32, i64 1
  %34 = tail call noundef float @llvm.ceil.f32(float %15)
  %35 = fptosi float %34 to i32
  %36 = insertelement <4 x i32> %33, i32 %35, i64 2
  %37 = tail call noundef float @llvm.floor.f32(float %15)
  %38 = fptosi float %37 to i32
  %39 = insertelement <4 x i32> %36, i32 %38, i64 3
  %40 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %3, i64 %13
  store <4 x i32> %39, ptr addrspace(1) %40, align 16, !tbaa !17
  %41 = fmul float %15, 0x4376345780000000
  %42 = tail call noundef float @llvm.rint.f32(float %41)
  %43 = fcmp ole float %42, 0xC3E0000000000000
  %44 = select i1 %43, float 0xC3E0000000000000, float %42
  %45 = fptosi float %44 to i64
  %46 = fcmp ult float %42, 0x43E0000000000000
  %47 = select i1 %46, i64 %45, i64 9223372036854775807
  %48 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %13
  store i64 %47, ptr addrspace(1) %48, align 8, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @ints_to_float(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_ints_to_float(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_ints_to_float(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %12
  %14 = load i64, ptr addrspace(1) %13, align 8, !tbaa !20
  %15 = sitofp i64 %14 to float
  %16 = fcmp ole float %15, 0xC3E0000000000000
  %17 = select i1 %16, float 0xC3E0000000000000, float %15
  %18 = fptosi float %17 to i64
  %19 = fcmp ult float %15, 0x43E0000000000000
  %20 = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %14, i1 false)
  %21 = tail call range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %18, i1 false)
  %22 = select i1 %19, i64 %21, i64 9223372036854775807
  %23 = icmp ule i64 %22, %20
  %24 = icmp ne i64 %14, 9223372036854775807
  %25 = and i1 %24, %23
  %26 = icmp eq i64 %14, 0
  %27 = select i1 %26, float 0.000000e+00, float 1.000000e+00
  %28 = tail call noundef float @llvm.copysign.f32(float %27, float %15)
  %29 = fmul float %28, 0xFFF0000000000000
  %30 = bitcast float %15 to i32
  %31 = tail call noundef float @llvm.fabs.f32(float %15)
  %32 = sub nsw i32 -2147483648, %30
  %33 = icmp slt i64 %14, 0
  %34 = select i1 %33, i32 %32, i32 %30
  %35 = bitcast float %29 to i32
  %36 = tail call noundef float @llvm.fabs.f32(float %29)
  %37 = sub nsw i32 -2147483648, %35
  %38 = icmp slt i32 %35, 0
  %39 = select i1 %38, i32 %37, i32 %35
  %40 = icmp sge i32 %34, %39
  %41 = select i1 %40, i32 -1, i32 1
  %42 = add nsw i32 %41, %34
  %43 = sub i32 -2147483648, %42
  %44 = icmp slt i32 %42, 0
  %45 = icmp ne i32 %42, 0
  %46 = or i1 %40, %45
  %47 = select i1 %46, i32 %42, i32 -2147483648
  %48 = select i1 %44, i32 %43, i32 %47
  %49 = fcmp ord float %29, 0.000000e+00
  %50 = bitcast float %31 to i32
  %51 = bitcast float %36 to i32
  %52 = or i32 %51, %50
  %53 = icmp eq i32 %52, 0
  %54 = icmp eq i32 %30, %35
  %55 = or i1 %54, %53
  %56 = bitcast i32 %48 to float
  %57 = select i1 %49, float %56, float %29
  %58 = select i1 %55, float %29, float %57
  %59 = select i1 %25, float %15, float %58
  %60 = insertelement <4 x float> poison, float %59, i64 0
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !6
  %63 = uitofp i32 %62 to float
  %64 = insertelement <4 x float> %60, float %63, i64 1
  %65 = fptoui float %63 to i32
  %66 = fcmp oge float %63, 0x41F0000000000000
  %67 = bitcast float %63 to i32
  %68 = icmp samesign ugt i32 %67, 2139095039
  %69 = select i1 %68, i32 -1, i32 1
  %70 = add nsw i32 %69, %67
  %71 = sub i32 -2147483648, %70
  %72 = icmp slt i32 %70, 0
  %73 = select i1 %72, i32 %71, i32 %70
  %74 = icmp eq i32 %67, 2139095040
  %75 = bitcast i32 %73 to float
  %76 = select i1 %74, float 0x7FF0000000000000, float %75
  %77 = icmp ule i32 %62, %65
  %78 = select i1 %66, i1 true, i1 %77
  %79 = select i1 %78, float %63, float %76
  %80 = insertelement <4 x float> %64, float %79, i64 2
  %81 = uitofp i64 %14 to float
  %82 = fptoui float %81 to i64
  %83 = fcmp ult float %81, 0x43F0000000000000
  %84 = select i1 %83, i64 %82, i64 -1
  %85 = icmp ule i64 %84, %14
  %86 = icmp ne i64 %14, -1
  %87 = and i1 %86, %85
  %88 = bitcast float %81 to i32
  %89 = add nsw i32 %88, -1
  %90 = bitcast i32 %89 to float
  %91 = select i1 %26, float 0xB6A0000000000000, float %90
  %92 = select i1 %87, float %81, float %91
  %93 = insertelement <4 x float> %80, float %92, i64 3
  %94 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %12
  store <4 x float> %93, ptr addrspace(1) %94, align 16, !tbaa !17
  %95 = load i64, ptr addrspace(1) %13, align 8, !tbaa !20
  %96 = sitofp i64 %95 to double
  %97 = load i32, ptr addrspace(1) %61, align 4, !tbaa !6
  %98 = zext i32 %97 to i64
  %99 = shl nuw nsw i64 %98, 31
  %100 = uitofp nneg i64 %99 to double
  %101 = fcmp ult double %100, 0x43F0000000000000
  %102 = icmp eq i32 %97, 0
  %103 = select i1 %102, double 0x7FF8000000000000, double 0xFFF0000000000000
  %104 = bitcast double %100 to i64
  %105 = bitcast double %103 to i64
  %106 = sub nsw i64 -9223372036854775808, %105
  %107 = icmp sle i64 %106, %104
  %108 = select i1 %107, i64 -1, i64 1
  %109 = add nsw i64 %108, %104
  %110 = sub i64 -9223372036854775808, %109
  %111 = icmp slt i64 %109, 0
  %112 = icmp ne i64 %109, 0
  %113 = or i1 %107, %112
  %114 = select i1 %113, i64 %109, i64 -9223372036854775808
  %115 = select i1 %111, i64 %110, i64 %114
  %116 = fcmp ord double %103, 0.000000e+00
  %117 = bitcast i64 %115 to double
  %118 = select i1 %116, double %117, double %103
  %119 = select i1 %101, double %100, double %118
  %120 = fadd double %119, %96
  %121 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %12
  store double %120, ptr addrspace(1) %121, align 8, !tbaa !27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @narrow_saturating(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  tail call void @__clang_ocl_kern_imp_narrow_saturating(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_narrow_saturating(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !29 !kernel_arg_base_type !30 !kernel_arg_type_qual !31 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %12
  %14 = load <4 x i32>, ptr addrspace(1) %13, align 16, !tbaa !17
  %15 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %14, <4 x i32> zeroinitializer)
  %16 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %15, <4 x i32> splat (i32 255))
  %17 = trunc nuw <4 x i32> %16 to <4 x i8>
  %18 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %1, i64 %12
  store <4 x i8> %17, ptr addrspace(1) %18, align 4, !tbaa !17
  %19 = tail call noundef <4 x i32> @llvm.smax.v4i32(<4 x i32> %14, <4 x i32> splat (i32 -32768))
  %20 = tail call noundef <4 x i32> @llvm.smin.v4i32(<4 x i32> %19, <4 x i32> splat (i32 32767))
  %21 = trunc nsw <4 x i32> %20 to <4 x i16>
  %22 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %2, i64 %12
  store <4 x i16> %21, ptr addrspace(1) %22, align 8, !tbaa !17
  %23 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %15, <4 x i32> splat (i32 65535))
  %24 = trunc nuw <4 x i32> %23 to <4 x i16>
  %25 = load <4 x i8>, ptr addrspace(1) %18, align 4, !tbaa !17
  %26 = zext <4 x i8> %25 to <4 x i16>
  %27 = add <4 x i16> %26, %24
  %28 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %12
  store <4 x i16> %27, ptr addrspace(1) %28, align 8, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @reinterpret(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  tail call void @__clang_ocl_kern_imp_reinterpret(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_reinterpret(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !32 !kernel_arg_access_qual !33 !kernel_arg_type !34 !kernel_arg_base_type !35 !kernel_arg_type_qual !36 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x i16>, ptr addrspace(1) %11, align 16, !tbaa !17
  %13 = shufflevector <4 x i16> %12, <4 x i16> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 poison, i32 poison, i32 poison, i32 poison>
  %14 = bitcast <8 x i16> %13 to <16 x i8>
  %15 = shufflevector <16 x i8> %14, <16 x i8> poison, <16 x i32> <i32 3, i32 2, i32 1, i32 0, i32 7, i32 6, i32 5, i32 4, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %16 = bitcast <16 x i8> %15 to <2 x i64>
  %17 = lshr <2 x i64> %16, splat (i64 3)
  %18 = bitcast <2 x i64> %17 to <4 x i32>
  %19 = and <4 x i32> %18, <i32 1073741823, i32 536870911, i32 1073741823, i32 536870911>
  %20 = bitcast <4 x i32> %19 to <4 x float>
  %21 = extractelement <4 x float> %20, i64 0
  %22 = fneg float %21
  %23 = insertelement <4 x float> %20, float %22, i64 0
  %24 = extractelement <2 x i64> %17, i64 0
  %25 = bitcast i64 %24 to <2 x i32>
  %26 = bitcast <4 x float> %23 to <4 x i32>
  %27 = extractelement <2 x i64> %17, i64 1
  %28 = bitcast i64 %27 to <2 x i32>
  %29 = shufflevector <2 x i32> %25, <2 x i32> %28, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %30 = xor <4 x i32> %29, %26
  %31 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %10
  store <4 x i32> %30, ptr addrspace(1) %31, align 16, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"char*", !"ushort*", !"int4*", !"long*"}
!13 = !{!"float*", !"char*", !"ushort*", !"int __attribute__((ext_vector_type(4)))*", !"long*"}
!14 = !{!"const", !"", !"", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !{!8, !8, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !8, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"long", !8, i64 0}
!22 = !{i32 1, i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none", !"none"}
!24 = !{!"long*", !"uint*", !"float4*", !"double*"}
!25 = !{!"long*", !"uint*", !"float __attribute__((ext_vector_type(4)))*", !"double*"}
!26 = !{!"const", !"const", !"", !""}
!27 = !{!28, !28, i64 0}
!28 = !{!"double", !8, i64 0}
!29 = !{!"int4*", !"uchar4*", !"short4*", !"ushort4*"}
!30 = !{!"int __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!31 = !{!"const", !"", !"", !""}
!32 = !{i32 1, i32 1}
!33 = !{!"none", !"none"}
!34 = !{!"uint4*", !"uint4*"}
!35 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*"}
!36 = !{!"const", !""}
