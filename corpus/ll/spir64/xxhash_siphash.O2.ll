; ModuleID = 'corpus/opencl/xxhash_siphash.cl'
source_filename = "corpus/opencl/xxhash_siphash.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.sip_key = type { i64, i64 }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @xxh32(ptr addrspace(1) noundef readonly align 1 captures(address) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = and i64 %5, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %13
  %15 = icmp ugt i32 %12, 15
  br i1 %15, label %16, label %73

16:                                               ; preds = %4
  %17 = add i32 %3, 606290984
  %18 = insertelement <4 x i32> poison, i32 %17, i64 0
  %19 = add i32 %3, -2048144777
  %20 = insertelement <4 x i32> %18, i32 %19, i64 1
  %21 = insertelement <4 x i32> %20, i32 %3, i64 2
  %22 = add i32 %3, 1640531535
  %23 = insertelement <4 x i32> %21, i32 %22, i64 3
  br label %24

24:                                               ; preds = %24, %16
  %25 = phi <4 x i32> [ %23, %16 ], [ %66, %24 ]
  %26 = phi ptr addrspace(1) [ %9, %16 ], [ %67, %24 ]
  %27 = extractelement <4 x i32> %25, i64 0
  %28 = load <4 x i8>, ptr addrspace(1) %26, align 1, !tbaa !12
  %29 = zext <4 x i8> %28 to <4 x i32>
  %30 = shl nuw <4 x i32> %29, <i32 0, i32 8, i32 16, i32 24>
  %31 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %30)
  %32 = mul i32 %31, -2048144777
  %33 = add i32 %32, %27
  %34 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %33, i32 noundef 13) #6
  %35 = extractelement <4 x i32> %25, i64 1
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4
  %37 = load <4 x i8>, ptr addrspace(1) %36, align 1, !tbaa !12
  %38 = zext <4 x i8> %37 to <4 x i32>
  %39 = shl nuw <4 x i32> %38, <i32 0, i32 8, i32 16, i32 24>
  %40 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %39)
  %41 = mul i32 %40, -2048144777
  %42 = add i32 %41, %35
  %43 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %42, i32 noundef 13) #6
  %44 = extractelement <4 x i32> %25, i64 2
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8
  %46 = load <4 x i8>, ptr addrspace(1) %45, align 1, !tbaa !12
  %47 = zext <4 x i8> %46 to <4 x i32>
  %48 = shl nuw <4 x i32> %47, <i32 0, i32 8, i32 16, i32 24>
  %49 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %48)
  %50 = mul i32 %49, -2048144777
  %51 = add i32 %50, %44
  %52 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %51, i32 noundef 13) #6
  %53 = extractelement <4 x i32> %25, i64 3
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 12
  %55 = load <4 x i8>, ptr addrspace(1) %54, align 1, !tbaa !12
  %56 = zext <4 x i8> %55 to <4 x i32>
  %57 = shl nuw <4 x i32> %56, <i32 0, i32 8, i32 16, i32 24>
  %58 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %57)
  %59 = mul i32 %58, -2048144777
  %60 = add i32 %59, %53
  %61 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %60, i32 noundef 13) #6
  %62 = insertelement <4 x i32> poison, i32 %34, i64 0
  %63 = insertelement <4 x i32> %62, i32 %43, i64 1
  %64 = insertelement <4 x i32> %63, i32 %52, i64 2
  %65 = insertelement <4 x i32> %64, i32 %61, i64 3
  %66 = mul <4 x i32> %65, splat (i32 -1640531535)
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 16
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 32
  %69 = icmp ugt ptr addrspace(1) %68, %14
  br i1 %69, label %70, label %24

70:                                               ; preds = %24
  %71 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %66, <4 x i32> noundef <i32 1, i32 7, i32 12, i32 18>) #6
  %72 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %71)
  br label %75

73:                                               ; preds = %4
  %74 = add i32 %3, 374761393
  br label %75

75:                                               ; preds = %73, %70
  %76 = phi i32 [ %72, %70 ], [ %74, %73 ]
  %77 = phi ptr addrspace(1) [ %67, %70 ], [ %9, %73 ]
  %78 = add i32 %76, %12
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 4
  %80 = icmp ugt ptr addrspace(1) %79, %14
  br i1 %80, label %81, label %85

81:                                               ; preds = %85, %75
  %82 = phi i32 [ %78, %75 ], [ %96, %85 ]
  %83 = phi ptr addrspace(1) [ %77, %75 ], [ %86, %85 ]
  %84 = icmp ult ptr addrspace(1) %83, %14
  br i1 %84, label %99, label %110

85:                                               ; preds = %75, %85
  %86 = phi ptr addrspace(1) [ %97, %85 ], [ %79, %75 ]
  %87 = phi ptr addrspace(1) [ %86, %85 ], [ %77, %75 ]
  %88 = phi i32 [ %96, %85 ], [ %78, %75 ]
  %89 = load <4 x i8>, ptr addrspace(1) %87, align 1, !tbaa !12
  %90 = zext <4 x i8> %89 to <4 x i32>
  %91 = shl nuw <4 x i32> %90, <i32 0, i32 8, i32 16, i32 24>
  %92 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %91)
  %93 = mul i32 %92, -1028477379
  %94 = add i32 %93, %88
  %95 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %94, i32 noundef 17) #6
  %96 = mul i32 %95, 668265263
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 4
  %98 = icmp ugt ptr addrspace(1) %97, %14
  br i1 %98, label %81, label %85

99:                                               ; preds = %81, %99
  %100 = phi ptr addrspace(1) [ %108, %99 ], [ %83, %81 ]
  %101 = phi i32 [ %107, %99 ], [ %82, %81 ]
  %102 = load i8, ptr addrspace(1) %100, align 1, !tbaa !12
  %103 = zext i8 %102 to i32
  %104 = mul i32 %103, 374761393
  %105 = add i32 %104, %101
  %106 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %105, i32 noundef 11) #6
  %107 = mul i32 %106, -1640531535
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %100, i64 1
  %109 = icmp ult ptr addrspace(1) %108, %14
  br i1 %109, label %99, label %110

110:                                              ; preds = %99, %81
  %111 = phi i32 [ %82, %81 ], [ %107, %99 ]
  %112 = lshr i32 %111, 15
  %113 = xor i32 %112, %111
  %114 = mul i32 %113, -2048144777
  %115 = lshr i32 %114, 13
  %116 = xor i32 %115, %114
  %117 = mul i32 %116, -1028477379
  %118 = lshr i32 %117, 16
  %119 = xor i32 %118, %117
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %10
  store i32 %119, ptr addrspace(1) %120, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_xxh32(ptr addrspace(1) noundef readonly align 1 captures(address) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = and i64 %5, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %13
  %15 = icmp ugt i32 %12, 15
  br i1 %15, label %16, label %73

16:                                               ; preds = %4
  %17 = add i32 %3, 606290984
  %18 = insertelement <4 x i32> poison, i32 %17, i64 0
  %19 = add i32 %3, -2048144777
  %20 = insertelement <4 x i32> %18, i32 %19, i64 1
  %21 = insertelement <4 x i32> %20, i32 %3, i64 2
  %22 = add i32 %3, 1640531535
  %23 = insertelement <4 x i32> %21, i32 %22, i64 3
  br label %24

24:                                               ; preds = %24, %16
  %25 = phi <4 x i32> [ %23, %16 ], [ %66, %24 ]
  %26 = phi ptr addrspace(1) [ %9, %16 ], [ %67, %24 ]
  %27 = extractelement <4 x i32> %25, i64 0
  %28 = load <4 x i8>, ptr addrspace(1) %26, align 1, !tbaa !12
  %29 = zext <4 x i8> %28 to <4 x i32>
  %30 = shl nuw <4 x i32> %29, <i32 0, i32 8, i32 16, i32 24>
  %31 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %30)
  %32 = mul i32 %31, -2048144777
  %33 = add i32 %32, %27
  %34 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %33, i32 noundef 13) #6
  %35 = extractelement <4 x i32> %25, i64 1
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4
  %37 = load <4 x i8>, ptr addrspace(1) %36, align 1, !tbaa !12
  %38 = zext <4 x i8> %37 to <4 x i32>
  %39 = shl nuw <4 x i32> %38, <i32 0, i32 8, i32 16, i32 24>
  %40 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %39)
  %41 = mul i32 %40, -2048144777
  %42 = add i32 %41, %35
  %43 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %42, i32 noundef 13) #6
  %44 = extractelement <4 x i32> %25, i64 2
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8
  %46 = load <4 x i8>, ptr addrspace(1) %45, align 1, !tbaa !12
  %47 = zext <4 x i8> %46 to <4 x i32>
  %48 = shl nuw <4 x i32> %47, <i32 0, i32 8, i32 16, i32 24>
  %49 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %48)
  %50 = mul i32 %49, -2048144777
  %51 = add i32 %50, %44
  %52 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %51, i32 noundef 13) #6
  %53 = extractelement <4 x i32> %25, i64 3
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 12
  %55 = load <4 x i8>, ptr addrspace(1) %54, align 1, !tbaa !12
  %56 = zext <4 x i8> %55 to <4 x i32>
  %57 = shl nuw <4 x i32> %56, <i32 0, i32 8, i32 16, i32 24>
  %58 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %57)
  %59 = mul i32 %58, -2048144777
  %60 = add i32 %59, %53
  %61 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %60, i32 noundef 13) #6
  %62 = insertelement <4 x i32> poison, i32 %34, i64 0
  %63 = insertelement <4 x i32> %62, i32 %43, i64 1
  %64 = insertelement <4 x i32> %63, i32 %52, i64 2
  %65 = insertelement <4 x i32> %64, i32 %61, i64 3
  %66 = mul <4 x i32> %65, splat (i32 -1640531535)
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 16
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 32
  %69 = icmp ugt ptr addrspace(1) %68, %14
  br i1 %69, label %70, label %24

70:                                               ; preds = %24
  %71 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %66, <4 x i32> noundef <i32 1, i32 7, i32 12, i32 18>) #6
  %72 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %71)
  br label %75

73:                                               ; preds = %4
  %74 = add i32 %3, 374761393
  br label %75

75:                                               ; preds = %73, %70
  %76 = phi i32 [ %72, %70 ], [ %74, %73 ]
  %77 = phi ptr addrspace(1) [ %67, %70 ], [ %9, %73 ]
  %78 = add i32 %76, %12
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 4
  %80 = icmp ugt ptr addrspace(1) %79, %14
  br i1 %80, label %81, label %85

81:                                               ; preds = %85, %75
  %82 = phi i32 [ %78, %75 ], [ %96, %85 ]
  %83 = phi ptr addrspace(1) [ %77, %75 ], [ %86, %85 ]
  %84 = icmp ult ptr addrspace(1) %83, %14
  br i1 %84, label %99, label %110

85:                                               ; preds = %75, %85
  %86 = phi ptr addrspace(1) [ %97, %85 ], [ %79, %75 ]
  %87 = phi ptr addrspace(1) [ %86, %85 ], [ %77, %75 ]
  %88 = phi i32 [ %96, %85 ], [ %78, %75 ]
  %89 = load <4 x i8>, ptr addrspace(1) %87, align 1, !tbaa !12
  %90 = zext <4 x i8> %89 to <4 x i32>
  %91 = shl nuw <4 x i32> %90, <i32 0, i32 8, i32 16, i32 24>
  %92 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %91)
  %93 = mul i32 %92, -1028477379
  %94 = add i32 %93, %88
  %95 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %94, i32 noundef 17) #6
  %96 = mul i32 %95, 668265263
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 4
  %98 = icmp ugt ptr addrspace(1) %97, %14
  br i1 %98, label %81, label %85

99:                                               ; preds = %81, %99
  %100 = phi ptr addrspace(1) [ %108, %99 ], [ %83, %81 ]
  %101 = phi i32 [ %107, %99 ], [ %82, %81 ]
  %102 = load i8, ptr addrspace(1) %100, align 1, !tbaa !12
  %103 = zext i8 %102 to i32
  %104 = mul i32 %103, 374761393
  %105 = add i32 %104, %101
  %106 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %105, i32 noundef 11) #6
  %107 = mul i32 %106, -1640531535
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %100, i64 1
  %109 = icmp ult ptr addrspace(1) %108, %14
  br i1 %109, label %99, label %110

110:                                              ; preds = %99, %81
  %111 = phi i32 [ %82, %81 ], [ %107, %99 ]
  %112 = lshr i32 %111, 15
  %113 = xor i32 %112, %111
  %114 = mul i32 %113, -2048144777
  %115 = lshr i32 %114, 13
  %116 = xor i32 %115, %114
  %117 = mul i32 %116, -1028477379
  %118 = lshr i32 %117, 16
  %119 = xor i32 %118, %117
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %10
  store i32 %119, ptr addrspace(1) %120, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @xxh64_words(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = add i64 %2, 6983438078262162902
  %7 = add i64 %2, -4417276706812531889
  %8 = add i64 %2, 7046029288634856825
  %9 = shl i32 %5, 1
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %10
  %12 = load i64, ptr addrspace(1) %11, align 32, !tbaa !12
  %13 = mul i64 %12, -4417276706812531889
  %14 = add i64 %13, %6
  %15 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %14, i64 noundef 31) #6
  %16 = mul i64 %15, -7046029288634856825
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %18 = load i64, ptr addrspace(1) %17, align 8, !tbaa !12
  %19 = mul i64 %18, -4417276706812531889
  %20 = add i64 %19, %7
  %21 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %20, i64 noundef 31) #6
  %22 = mul i64 %21, -7046029288634856825
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %24 = load i64, ptr addrspace(1) %23, align 16, !tbaa !12
  %25 = mul i64 %24, -4417276706812531889
  %26 = add i64 %25, %2
  %27 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %26, i64 noundef 31) #6
  %28 = mul i64 %27, -7046029288634856825
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 24
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !12
  %31 = mul i64 %30, -4417276706812531889
  %32 = add i64 %31, %8
  %33 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %32, i64 noundef 31) #6
  %34 = mul i64 %33, -7046029288634856825
  %35 = or disjoint i32 %9, 1
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %36
  %38 = load i64, ptr addrspace(1) %37, align 32, !tbaa !12
  %39 = mul i64 %38, -4417276706812531889
  %40 = add i64 %39, %16
  %41 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %40, i64 noundef 31) #6
  %42 = mul i64 %41, -7046029288634856825
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 8
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !12
  %45 = mul i64 %44, -4417276706812531889
  %46 = add i64 %45, %22
  %47 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %46, i64 noundef 31) #6
  %48 = mul i64 %47, -7046029288634856825
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 16
  %50 = load i64, ptr addrspace(1) %49, align 16, !tbaa !12
  %51 = mul i64 %50, -4417276706812531889
  %52 = add i64 %51, %28
  %53 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %52, i64 noundef 31) #6
  %54 = mul i64 %53, -7046029288634856825
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 24
  %56 = load i64, ptr addrspace(1) %55, align 8, !tbaa !12
  %57 = mul i64 %56, -4417276706812531889
  %58 = add i64 %57, %34
  %59 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %58, i64 noundef 31) #6
  %60 = mul i64 %59, -7046029288634856825
  %61 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %42, i64 noundef 1) #6
  %62 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %48, i64 noundef 7) #6
  %63 = add i64 %62, %61
  %64 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %54, i64 noundef 12) #6
  %65 = add i64 %63, %64
  %66 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %60, i64 noundef 18) #6
  %67 = add i64 %65, %66
  %68 = mul i64 %41, -2381459717836149591
  %69 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %68, i64 noundef 31) #6
  %70 = mul i64 %69, -7046029288634856825
  %71 = xor i64 %70, %67
  %72 = mul i64 %71, -7046029288634856825
  %73 = add i64 %72, -8796714831421723037
  %74 = mul i64 %47, -2381459717836149591
  %75 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %74, i64 noundef 31) #6
  %76 = mul i64 %75, -7046029288634856825
  %77 = xor i64 %76, %73
  %78 = mul i64 %77, -7046029288634856825
  %79 = add i64 %78, -8796714831421723037
  %80 = mul i64 %53, -2381459717836149591
  %81 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %80, i64 noundef 31) #6
  %82 = mul i64 %81, -7046029288634856825
  %83 = xor i64 %82, %79
  %84 = mul i64 %83, -7046029288634856825
  %85 = add i64 %84, -8796714831421723037
  %86 = mul i64 %59, -2381459717836149591
  %87 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %86, i64 noundef 31) #6
  %88 = mul i64 %87, -7046029288634856825
  %89 = xor i64 %88, %85
  %90 = mul i64 %89, -7046029288634856825
  %91 = add i64 %90, -8796714831421722973
  %92 = lshr i64 %91, 33
  %93 = xor i64 %92, %91
  %94 = mul i64 %93, -4417276706812531889
  %95 = lshr i64 %94, 29
  %96 = xor i64 %95, %94
  %97 = mul i64 %96, 1609587929392839161
  %98 = lshr i64 %97, 32
  %99 = xor i64 %98, %97
  %100 = and i64 %4, 4294967295
  %101 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %100
  store i64 %99, ptr addrspace(1) %101, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_xxh64_words(ptr addrspace(1) noundef readonly align 32 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i64 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = add i64 %2, 6983438078262162902
  %7 = add i64 %2, -4417276706812531889
  %8 = add i64 %2, 7046029288634856825
  %9 = shl i32 %5, 1
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %10
  %12 = load i64, ptr addrspace(1) %11, align 32, !tbaa !12
  %13 = mul i64 %12, -4417276706812531889
  %14 = add i64 %13, %6
  %15 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %14, i64 noundef 31) #6
  %16 = mul i64 %15, -7046029288634856825
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %18 = load i64, ptr addrspace(1) %17, align 8, !tbaa !12
  %19 = mul i64 %18, -4417276706812531889
  %20 = add i64 %19, %7
  %21 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %20, i64 noundef 31) #6
  %22 = mul i64 %21, -7046029288634856825
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %24 = load i64, ptr addrspace(1) %23, align 16, !tbaa !12
  %25 = mul i64 %24, -4417276706812531889
  %26 = add i64 %25, %2
  %27 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %26, i64 noundef 31) #6
  %28 = mul i64 %27, -7046029288634856825
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 24
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !12
  %31 = mul i64 %30, -4417276706812531889
  %32 = add i64 %31, %8
  %33 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %32, i64 noundef 31) #6
  %34 = mul i64 %33, -7046029288634856825
  %35 = or disjoint i32 %9, 1
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %0, i64 %36
  %38 = load i64, ptr addrspace(1) %37, align 32, !tbaa !12
  %39 = mul i64 %38, -4417276706812531889
  %40 = add i64 %39, %16
  %41 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %40, i64 noundef 31) #6
  %42 = mul i64 %41, -7046029288634856825
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 8
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !12
  %45 = mul i64 %44, -4417276706812531889
  %46 = add i64 %45, %22
  %47 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %46, i64 noundef 31) #6
  %48 = mul i64 %47, -7046029288634856825
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 16
  %50 = load i64, ptr addrspace(1) %49, align 16, !tbaa !12
  %51 = mul i64 %50, -4417276706812531889
  %52 = add i64 %51, %28
  %53 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %52, i64 noundef 31) #6
  %54 = mul i64 %53, -7046029288634856825
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 24
  %56 = load i64, ptr addrspace(1) %55, align 8, !tbaa !12
  %57 = mul i64 %56, -4417276706812531889
  %58 = add i64 %57, %34
  %59 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %58, i64 noundef 31) #6
  %60 = mul i64 %59, -7046029288634856825
  %61 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %42, i64 noundef 1) #6
  %62 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %48, i64 noundef 7) #6
  %63 = add i64 %62, %61
  %64 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %54, i64 noundef 12) #6
  %65 = add i64 %63, %64
  %66 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %60, i64 noundef 18) #6
  %67 = add i64 %65, %66
  %68 = mul i64 %41, -2381459717836149591
  %69 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %68, i64 noundef 31) #6
  %70 = mul i64 %69, -7046029288634856825
  %71 = xor i64 %70, %67
  %72 = mul i64 %71, -7046029288634856825
  %73 = add i64 %72, -8796714831421723037
  %74 = mul i64 %47, -2381459717836149591
  %75 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %74, i64 noundef 31) #6
  %76 = mul i64 %75, -7046029288634856825
  %77 = xor i64 %76, %73
  %78 = mul i64 %77, -7046029288634856825
  %79 = add i64 %78, -8796714831421723037
  %80 = mul i64 %53, -2381459717836149591
  %81 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %80, i64 noundef 31) #6
  %82 = mul i64 %81, -7046029288634856825
  %83 = xor i64 %82, %79
  %84 = mul i64 %83, -7046029288634856825
  %85 = add i64 %84, -8796714831421723037
  %86 = mul i64 %59, -2381459717836149591
  %87 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %86, i64 noundef 31) #6
  %88 = mul i64 %87, -7046029288634856825
  %89 = xor i64 %88, %85
  %90 = mul i64 %89, -7046029288634856825
  %91 = add i64 %90, -8796714831421722973
  %92 = lshr i64 %91, 33
  %93 = xor i64 %92, %91
  %94 = mul i64 %93, -4417276706812531889
  %95 = lshr i64 %94, 29
  %96 = xor i64 %95, %94
  %97 = mul i64 %96, 1609587929392839161
  %98 = lshr i64 %97, 32
  %99 = xor i64 %98, %97
  %100 = and i64 %4, 4294967295
  %101 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %100
  store i64 %99, ptr addrspace(1) %101, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @siphash24(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr noundef readonly byval(%struct.sip_key) align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = load i64, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %9 = trunc i64 %8 to i32
  %10 = shl i32 %9, 6
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %11
  %13 = and i64 %8, 4294967295
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = insertelement <4 x i64> poison, i64 %5, i64 0
  %17 = insertelement <4 x i64> %16, i64 %7, i64 1
  %18 = insertelement <4 x i64> %17, i64 %5, i64 2
  %19 = insertelement <4 x i64> %18, i64 %7, i64 3
  %20 = xor <4 x i64> %19, <i64 8317987319222330741, i64 7237128888997146477, i64 7816392313619706465, i64 8387220255154660723>
  %21 = icmp ult i32 %15, 8
  br i1 %21, label %116, label %22

22:                                               ; preds = %4, %22
  %23 = phi i32 [ %114, %22 ], [ 8, %4 ]
  %24 = phi i32 [ %23, %22 ], [ 0, %4 ]
  %25 = phi <4 x i64> [ %113, %22 ], [ %20, %4 ]
  %26 = or disjoint i32 %24, 6
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %27
  %29 = load <2 x i8>, ptr addrspace(1) %28, align 1, !tbaa !12
  %30 = zext <2 x i8> %29 to <2 x i32>
  %31 = shl nuw <2 x i32> %30, <i32 8, i32 16>
  %32 = extractelement <2 x i32> %31, i64 0
  %33 = extractelement <2 x i32> %31, i64 1
  %34 = or disjoint i32 %33, %32
  %35 = or disjoint i32 %24, 5
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !12
  %39 = zext i8 %38 to i32
  %40 = or disjoint i32 %34, %39
  %41 = zext nneg i32 %40 to i64
  %42 = or disjoint i32 %24, 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !12
  %46 = zext i8 %45 to i64
  %47 = shl nuw nsw i64 %41, 16
  %48 = shl nuw nsw i64 %46, 8
  %49 = or disjoint i64 %47, %48
  %50 = or disjoint i32 %24, 3
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !12
  %54 = zext i8 %53 to i64
  %55 = or disjoint i64 %49, %54
  %56 = or disjoint i32 %24, 2
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !12
  %60 = zext i8 %59 to i64
  %61 = shl nuw nsw i64 %55, 16
  %62 = shl nuw nsw i64 %60, 8
  %63 = or disjoint i64 %61, %62
  %64 = or disjoint i32 %24, 1
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !12
  %68 = zext i8 %67 to i64
  %69 = or disjoint i64 %63, %68
  %70 = shl nuw i64 %69, 8
  %71 = zext i32 %24 to i64
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %71
  %73 = load i8, ptr addrspace(1) %72, align 1, !tbaa !12
  %74 = zext i8 %73 to i64
  %75 = or disjoint i64 %70, %74
  %76 = extractelement <4 x i64> %25, i64 3
  %77 = xor i64 %75, %76
  %78 = extractelement <4 x i64> %25, i64 1
  %79 = extractelement <4 x i64> %25, i64 0
  %80 = add i64 %79, %78
  %81 = extractelement <4 x i64> %25, i64 2
  %82 = add i64 %77, %81
  %83 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %78, i64 noundef 13) #6
  %84 = xor i64 %83, %80
  %85 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %77, i64 noundef 16) #6
  %86 = xor i64 %85, %82
  %87 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %80, i64 noundef 32) #6
  %88 = add i64 %84, %82
  %89 = add i64 %87, %86
  %90 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %84, i64 noundef 17) #6
  %91 = xor i64 %90, %88
  %92 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %86, i64 noundef 21) #6
  %93 = xor i64 %92, %89
  %94 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %88, i64 noundef 32) #6
  %95 = add i64 %91, %89
  %96 = add i64 %94, %93
  %97 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %91, i64 noundef 13) #6
  %98 = xor i64 %97, %95
  %99 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %93, i64 noundef 16) #6
  %100 = xor i64 %99, %96
  %101 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %95, i64 noundef 32) #6
  %102 = add i64 %98, %96
  %103 = add i64 %101, %100
  %104 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %98, i64 noundef 17) #6
  %105 = xor i64 %104, %102
  %106 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %100, i64 noundef 21) #6
  %107 = xor i64 %106, %103
  %108 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %102, i64 noundef 32) #6
  %109 = xor i64 %103, %75
  %110 = insertelement <4 x i64> poison, i64 %109, i64 0
  %111 = insertelement <4 x i64> %110, i64 %105, i64 1
  %112 = insertelement <4 x i64> %111, i64 %108, i64 2
  %113 = insertelement <4 x i64> %112, i64 %107, i64 3
  %114 = add i32 %23, 8
  %115 = icmp ugt i32 %114, %15
  br i1 %115, label %116, label %22

116:                                              ; preds = %22, %4
  %117 = phi <4 x i64> [ %20, %4 ], [ %113, %22 ]
  %118 = phi i32 [ 0, %4 ], [ %23, %22 ]
  %119 = zext i32 %15 to i64
  %120 = shl i64 %119, 56
  %121 = and i32 %15, 7
  switch i32 %121, label %182 [
    i32 7, label %122
    i32 6, label %130
    i32 5, label %139
    i32 4, label %148
    i32 3, label %157
    i32 2, label %166
    i32 1, label %175
  ]

122:                                              ; preds = %116
  %123 = or disjoint i32 %118, 6
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %124
  %126 = load i8, ptr addrspace(1) %125, align 1, !tbaa !12
  %127 = zext i8 %126 to i64
  %128 = shl nuw nsw i64 %127, 48
  %129 = or disjoint i64 %128, %120
  br label %130

130:                                              ; preds = %122, %116
  %131 = phi i64 [ %129, %122 ], [ %120, %116 ]
  %132 = or disjoint i32 %118, 5
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %133
  %135 = load i8, ptr addrspace(1) %134, align 1, !tbaa !12
  %136 = zext i8 %135 to i64
  %137 = shl nuw nsw i64 %136, 40
  %138 = or i64 %137, %131
  br label %139

139:                                              ; preds = %130, %116
  %140 = phi i64 [ %138, %130 ], [ %120, %116 ]
  %141 = or disjoint i32 %118, 4
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %142
  %144 = load i8, ptr addrspace(1) %143, align 1, !tbaa !12
  %145 = zext i8 %144 to i64
  %146 = shl nuw nsw i64 %145, 32
  %147 = or i64 %146, %140
  br label %148

148:                                              ; preds = %139, %116
  %149 = phi i64 [ %147, %139 ], [ %120, %116 ]
  %150 = or disjoint i32 %118, 3
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %151
  %153 = load i8, ptr addrspace(1) %152, align 1, !tbaa !12
  %154 = zext i8 %153 to i64
  %155 = shl nuw nsw i64 %154, 24
  %156 = or i64 %155, %149
  br label %157

157:                                              ; preds = %148, %116
  %158 = phi i64 [ %156, %148 ], [ %120, %116 ]
  %159 = or disjoint i32 %118, 2
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %160
  %162 = load i8, ptr addrspace(1) %161, align 1, !tbaa !12
  %163 = zext i8 %162 to i64
  %164 = shl nuw nsw i64 %163, 16
  %165 = or i64 %164, %158
  br label %166

166:                                              ; preds = %157, %116
  %167 = phi i64 [ %165, %157 ], [ %120, %116 ]
  %168 = or disjoint i32 %118, 1
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %169
  %171 = load i8, ptr addrspace(1) %170, align 1, !tbaa !12
  %172 = zext i8 %171 to i64
  %173 = shl nuw nsw i64 %172, 8
  %174 = or i64 %173, %167
  br label %175

175:                                              ; preds = %166, %116
  %176 = phi i64 [ %174, %166 ], [ %120, %116 ]
  %177 = zext i32 %118 to i64
  %178 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %177
  %179 = load i8, ptr addrspace(1) %178, align 1, !tbaa !12
  %180 = zext i8 %179 to i64
  %181 = or i64 %176, %180
  br label %182

182:                                              ; preds = %175, %116
  %183 = phi i64 [ %120, %116 ], [ %181, %175 ]
  %184 = extractelement <4 x i64> %117, i64 3
  %185 = xor i64 %183, %184
  %186 = extractelement <4 x i64> %117, i64 1
  %187 = extractelement <4 x i64> %117, i64 0
  %188 = add i64 %187, %186
  %189 = extractelement <4 x i64> %117, i64 2
  %190 = add i64 %185, %189
  %191 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %186, i64 noundef 13) #6
  %192 = xor i64 %191, %188
  %193 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %185, i64 noundef 16) #6
  %194 = xor i64 %193, %190
  %195 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %188, i64 noundef 32) #6
  %196 = add i64 %192, %190
  %197 = add i64 %195, %194
  %198 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %192, i64 noundef 17) #6
  %199 = xor i64 %198, %196
  %200 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %194, i64 noundef 21) #6
  %201 = xor i64 %200, %197
  %202 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %196, i64 noundef 32) #6
  %203 = add i64 %199, %197
  %204 = add i64 %202, %201
  %205 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %199, i64 noundef 13) #6
  %206 = xor i64 %205, %203
  %207 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %201, i64 noundef 16) #6
  %208 = xor i64 %207, %204
  %209 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %203, i64 noundef 32) #6
  %210 = add i64 %206, %204
  %211 = add i64 %209, %208
  %212 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %206, i64 noundef 17) #6
  %213 = xor i64 %212, %210
  %214 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %208, i64 noundef 21) #6
  %215 = xor i64 %214, %211
  %216 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %210, i64 noundef 32) #6
  %217 = xor i64 %211, %183
  %218 = xor i64 %216, 255
  %219 = add i64 %217, %213
  %220 = add i64 %218, %215
  %221 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %213, i64 noundef 13) #6
  %222 = xor i64 %221, %219
  %223 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %215, i64 noundef 16) #6
  %224 = xor i64 %223, %220
  %225 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %219, i64 noundef 32) #6
  %226 = add i64 %222, %220
  %227 = add i64 %225, %224
  %228 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %222, i64 noundef 17) #6
  %229 = xor i64 %228, %226
  %230 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %224, i64 noundef 21) #6
  %231 = xor i64 %230, %227
  %232 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %226, i64 noundef 32) #6
  %233 = add i64 %227, %229
  %234 = add i64 %232, %231
  %235 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %229, i64 noundef 13) #6
  %236 = xor i64 %235, %233
  %237 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %231, i64 noundef 16) #6
  %238 = xor i64 %237, %234
  %239 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %233, i64 noundef 32) #6
  %240 = add i64 %236, %234
  %241 = add i64 %239, %238
  %242 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %236, i64 noundef 17) #6
  %243 = xor i64 %242, %240
  %244 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %238, i64 noundef 21) #6
  %245 = xor i64 %244, %241
  %246 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %240, i64 noundef 32) #6
  %247 = add i64 %241, %243
  %248 = add i64 %246, %245
  %249 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %243, i64 noundef 13) #6
  %250 = xor i64 %249, %247
  %251 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %245, i64 noundef 16) #6
  %252 = xor i64 %251, %248
  %253 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %247, i64 noundef 32) #6
  %254 = add i64 %250, %248
  %255 = add i64 %253, %252
  %256 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %250, i64 noundef 17) #6
  %257 = xor i64 %256, %254
  %258 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %252, i64 noundef 21) #6
  %259 = xor i64 %258, %255
  %260 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %254, i64 noundef 32) #6
  %261 = add i64 %255, %257
  %262 = add i64 %260, %259
  %263 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %257, i64 noundef 13) #6
  %264 = xor i64 %263, %261
  %265 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %259, i64 noundef 16) #6
  %266 = xor i64 %265, %262
  %267 = add i64 %264, %262
  %268 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %264, i64 noundef 17) #6
  %269 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %266, i64 noundef 21) #6
  %270 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %267, i64 noundef 32) #6
  %271 = xor i64 %268, %270
  %272 = xor i64 %271, %269
  %273 = xor i64 %272, %267
  %274 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %13
  store i64 %273, ptr addrspace(1) %274, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_siphash24(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr noundef readonly byval(%struct.sip_key) align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = and i64 %5, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = load i64, ptr %3, align 8, !tbaa !21
  %14 = insertelement <4 x i64> poison, i64 %13, i64 0
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !23
  %17 = insertelement <4 x i64> %14, i64 %16, i64 1
  %18 = insertelement <4 x i64> %17, i64 %13, i64 2
  %19 = insertelement <4 x i64> %18, i64 %16, i64 3
  %20 = xor <4 x i64> %19, <i64 8317987319222330741, i64 7237128888997146477, i64 7816392313619706465, i64 8387220255154660723>
  %21 = icmp ult i32 %12, 8
  br i1 %21, label %116, label %22

22:                                               ; preds = %4, %22
  %23 = phi i32 [ %114, %22 ], [ 8, %4 ]
  %24 = phi i32 [ %23, %22 ], [ 0, %4 ]
  %25 = phi <4 x i64> [ %113, %22 ], [ %20, %4 ]
  %26 = or disjoint i32 %24, 6
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %27
  %29 = load <2 x i8>, ptr addrspace(1) %28, align 1, !tbaa !12
  %30 = zext <2 x i8> %29 to <2 x i32>
  %31 = shl nuw <2 x i32> %30, <i32 8, i32 16>
  %32 = extractelement <2 x i32> %31, i64 0
  %33 = extractelement <2 x i32> %31, i64 1
  %34 = or disjoint i32 %33, %32
  %35 = or disjoint i32 %24, 5
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !12
  %39 = zext i8 %38 to i32
  %40 = or disjoint i32 %34, %39
  %41 = zext nneg i32 %40 to i64
  %42 = or disjoint i32 %24, 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !12
  %46 = zext i8 %45 to i64
  %47 = shl nuw nsw i64 %41, 16
  %48 = shl nuw nsw i64 %46, 8
  %49 = or disjoint i64 %47, %48
  %50 = or disjoint i32 %24, 3
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !12
  %54 = zext i8 %53 to i64
  %55 = or disjoint i64 %49, %54
  %56 = or disjoint i32 %24, 2
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !12
  %60 = zext i8 %59 to i64
  %61 = shl nuw nsw i64 %55, 16
  %62 = shl nuw nsw i64 %60, 8
  %63 = or disjoint i64 %61, %62
  %64 = or disjoint i32 %24, 1
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !12
  %68 = zext i8 %67 to i64
  %69 = or disjoint i64 %63, %68
  %70 = shl nuw i64 %69, 8
  %71 = zext i32 %24 to i64
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %71
  %73 = load i8, ptr addrspace(1) %72, align 1, !tbaa !12
  %74 = zext i8 %73 to i64
  %75 = or disjoint i64 %70, %74
  %76 = extractelement <4 x i64> %25, i64 3
  %77 = xor i64 %75, %76
  %78 = extractelement <4 x i64> %25, i64 1
  %79 = extractelement <4 x i64> %25, i64 0
  %80 = add i64 %79, %78
  %81 = extractelement <4 x i64> %25, i64 2
  %82 = add i64 %77, %81
  %83 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %78, i64 noundef 13) #6
  %84 = xor i64 %83, %80
  %85 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %77, i64 noundef 16) #6
  %86 = xor i64 %85, %82
  %87 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %80, i64 noundef 32) #6
  %88 = add i64 %84, %82
  %89 = add i64 %87, %86
  %90 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %84, i64 noundef 17) #6
  %91 = xor i64 %90, %88
  %92 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %86, i64 noundef 21) #6
  %93 = xor i64 %92, %89
  %94 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %88, i64 noundef 32) #6
  %95 = add i64 %91, %89
  %96 = add i64 %94, %93
  %97 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %91, i64 noundef 13) #6
  %98 = xor i64 %97, %95
  %99 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %93, i64 noundef 16) #6
  %100 = xor i64 %99, %96
  %101 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %95, i64 noundef 32) #6
  %102 = add i64 %98, %96
  %103 = add i64 %101, %100
  %104 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %98, i64 noundef 17) #6
  %105 = xor i64 %104, %102
  %106 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %100, i64 noundef 21) #6
  %107 = xor i64 %106, %103
  %108 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %102, i64 noundef 32) #6
  %109 = xor i64 %103, %75
  %110 = insertelement <4 x i64> poison, i64 %109, i64 0
  %111 = insertelement <4 x i64> %110, i64 %105, i64 1
  %112 = insertelement <4 x i64> %111, i64 %108, i64 2
  %113 = insertelement <4 x i64> %112, i64 %107, i64 3
  %114 = add i32 %23, 8
  %115 = icmp ugt i32 %114, %12
  br i1 %115, label %116, label %22

116:                                              ; preds = %22, %4
  %117 = phi <4 x i64> [ %20, %4 ], [ %113, %22 ]
  %118 = phi i32 [ 0, %4 ], [ %23, %22 ]
  %119 = zext i32 %12 to i64
  %120 = shl i64 %119, 56
  %121 = and i32 %12, 7
  switch i32 %121, label %182 [
    i32 7, label %122
    i32 6, label %130
    i32 5, label %139
    i32 4, label %148
    i32 3, label %157
    i32 2, label %166
    i32 1, label %175
  ]

122:                                              ; preds = %116
  %123 = or disjoint i32 %118, 6
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %124
  %126 = load i8, ptr addrspace(1) %125, align 1, !tbaa !12
  %127 = zext i8 %126 to i64
  %128 = shl nuw nsw i64 %127, 48
  %129 = or disjoint i64 %128, %120
  br label %130

130:                                              ; preds = %116, %122
  %131 = phi i64 [ %129, %122 ], [ %120, %116 ]
  %132 = or disjoint i32 %118, 5
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %133
  %135 = load i8, ptr addrspace(1) %134, align 1, !tbaa !12
  %136 = zext i8 %135 to i64
  %137 = shl nuw nsw i64 %136, 40
  %138 = or i64 %137, %131
  br label %139

139:                                              ; preds = %116, %130
  %140 = phi i64 [ %138, %130 ], [ %120, %116 ]
  %141 = or disjoint i32 %118, 4
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %142
  %144 = load i8, ptr addrspace(1) %143, align 1, !tbaa !12
  %145 = zext i8 %144 to i64
  %146 = shl nuw nsw i64 %145, 32
  %147 = or i64 %146, %140
  br label %148

148:                                              ; preds = %116, %139
  %149 = phi i64 [ %147, %139 ], [ %120, %116 ]
  %150 = or disjoint i32 %118, 3
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %151
  %153 = load i8, ptr addrspace(1) %152, align 1, !tbaa !12
  %154 = zext i8 %153 to i64
  %155 = shl nuw nsw i64 %154, 24
  %156 = or i64 %155, %149
  br label %157

157:                                              ; preds = %116, %148
  %158 = phi i64 [ %156, %148 ], [ %120, %116 ]
  %159 = or disjoint i32 %118, 2
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %160
  %162 = load i8, ptr addrspace(1) %161, align 1, !tbaa !12
  %163 = zext i8 %162 to i64
  %164 = shl nuw nsw i64 %163, 16
  %165 = or i64 %164, %158
  br label %166

166:                                              ; preds = %116, %157
  %167 = phi i64 [ %165, %157 ], [ %120, %116 ]
  %168 = or disjoint i32 %118, 1
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %169
  %171 = load i8, ptr addrspace(1) %170, align 1, !tbaa !12
  %172 = zext i8 %171 to i64
  %173 = shl nuw nsw i64 %172, 8
  %174 = or i64 %173, %167
  br label %175

175:                                              ; preds = %116, %166
  %176 = phi i64 [ %174, %166 ], [ %120, %116 ]
  %177 = zext i32 %118 to i64
  %178 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %177
  %179 = load i8, ptr addrspace(1) %178, align 1, !tbaa !12
  %180 = zext i8 %179 to i64
  %181 = or i64 %176, %180
  br label %182

182:                                              ; preds = %116, %175
  %183 = phi i64 [ %120, %116 ], [ %181, %175 ]
  %184 = extractelement <4 x i64> %117, i64 3
  %185 = xor i64 %183, %184
  %186 = extractelement <4 x i64> %117, i64 1
  %187 = extractelement <4 x i64> %117, i64 0
  %188 = add i64 %187, %186
  %189 = extractelement <4 x i64> %117, i64 2
  %190 = add i64 %185, %189
  %191 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %186, i64 noundef 13) #6
  %192 = xor i64 %191, %188
  %193 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %185, i64 noundef 16) #6
  %194 = xor i64 %193, %190
  %195 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %188, i64 noundef 32) #6
  %196 = add i64 %192, %190
  %197 = add i64 %195, %194
  %198 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %192, i64 noundef 17) #6
  %199 = xor i64 %198, %196
  %200 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %194, i64 noundef 21) #6
  %201 = xor i64 %200, %197
  %202 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %196, i64 noundef 32) #6
  %203 = add i64 %199, %197
  %204 = add i64 %202, %201
  %205 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %199, i64 noundef 13) #6
  %206 = xor i64 %205, %203
  %207 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %201, i64 noundef 16) #6
  %208 = xor i64 %207, %204
  %209 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %203, i64 noundef 32) #6
  %210 = add i64 %206, %204
  %211 = add i64 %209, %208
  %212 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %206, i64 noundef 17) #6
  %213 = xor i64 %212, %210
  %214 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %208, i64 noundef 21) #6
  %215 = xor i64 %214, %211
  %216 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %210, i64 noundef 32) #6
  %217 = xor i64 %211, %183
  %218 = xor i64 %216, 255
  %219 = add i64 %217, %213
  %220 = add i64 %218, %215
  %221 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %213, i64 noundef 13) #6
  %222 = xor i64 %221, %219
  %223 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %215, i64 noundef 16) #6
  %224 = xor i64 %223, %220
  %225 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %219, i64 noundef 32) #6
  %226 = add i64 %222, %220
  %227 = add i64 %225, %224
  %228 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %222, i64 noundef 17) #6
  %229 = xor i64 %228, %226
  %230 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %224, i64 noundef 21) #6
  %231 = xor i64 %230, %227
  %232 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %226, i64 noundef 32) #6
  %233 = add i64 %227, %229
  %234 = add i64 %232, %231
  %235 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %229, i64 noundef 13) #6
  %236 = xor i64 %235, %233
  %237 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %231, i64 noundef 16) #6
  %238 = xor i64 %237, %234
  %239 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %233, i64 noundef 32) #6
  %240 = add i64 %236, %234
  %241 = add i64 %239, %238
  %242 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %236, i64 noundef 17) #6
  %243 = xor i64 %242, %240
  %244 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %238, i64 noundef 21) #6
  %245 = xor i64 %244, %241
  %246 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %240, i64 noundef 32) #6
  %247 = add i64 %241, %243
  %248 = add i64 %246, %245
  %249 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %243, i64 noundef 13) #6
  %250 = xor i64 %249, %247
  %251 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %245, i64 noundef 16) #6
  %252 = xor i64 %251, %248
  %253 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %247, i64 noundef 32) #6
  %254 = add i64 %250, %248
  %255 = add i64 %253, %252
  %256 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %250, i64 noundef 17) #6
  %257 = xor i64 %256, %254
  %258 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %252, i64 noundef 21) #6
  %259 = xor i64 %258, %255
  %260 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %254, i64 noundef 32) #6
  %261 = add i64 %255, %257
  %262 = add i64 %260, %259
  %263 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %257, i64 noundef 13) #6
  %264 = xor i64 %263, %261
  %265 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %259, i64 noundef 16) #6
  %266 = xor i64 %265, %262
  %267 = add i64 %264, %262
  %268 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %264, i64 noundef 17) #6
  %269 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %266, i64 noundef 21) #6
  %270 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %267, i64 noundef 32) #6
  %271 = xor i64 %268, %270
  %272 = xor i64 %271, %269
  %273 = xor i64 %272, %267
  %274 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %10
  store i64 %273, ptr addrspace(1) %274, align 8, !tbaa !18
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @fnv_murmur(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %6
  %8 = load i8, ptr addrspace(1) %7, align 1, !tbaa !12
  %9 = or disjoint i32 %5, 1
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %10
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !12
  %13 = or disjoint i32 %5, 2
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !12
  %17 = or disjoint i32 %5, 3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %18
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !12
  %21 = or disjoint i32 %5, 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !12
  %25 = or disjoint i32 %5, 5
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1, !tbaa !12
  %29 = or disjoint i32 %5, 6
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !12
  %33 = or disjoint i32 %5, 7
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !12
  %37 = or disjoint i32 %5, 8
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !12
  %41 = or disjoint i32 %5, 9
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %42
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !12
  %45 = or disjoint i32 %5, 10
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !12
  %49 = or disjoint i32 %5, 11
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !12
  %53 = or disjoint i32 %5, 12
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %54
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !12
  %57 = or disjoint i32 %5, 13
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %58
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !12
  %61 = or disjoint i32 %5, 14
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !12
  %65 = or disjoint i32 %5, 15
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !12
  %69 = zext i8 %8 to i32
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 1
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !12
  %72 = zext i8 %71 to i32
  %73 = shl nuw nsw i32 %72, 8
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 2
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !12
  %76 = zext i8 %75 to i32
  %77 = shl nuw nsw i32 %76, 16
  %78 = or disjoint i32 %73, %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 3
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !12
  %81 = zext i8 %80 to i32
  %82 = shl nuw i32 %81, 24
  %83 = or disjoint i32 %78, %82
  %84 = or disjoint i32 %83, %69
  %85 = mul i32 %84, -862048943
  %86 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %85, i32 noundef 15) #6
  %87 = mul i32 %86, 461845907
  %88 = xor i32 %87, %4
  %89 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %88, i32 noundef 13) #6
  %90 = mul i32 %89, 5
  %91 = add i32 %90, -430675100
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %93 = load i8, ptr addrspace(1) %92, align 1, !tbaa !12
  %94 = zext i8 %93 to i32
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 5
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !12
  %97 = zext i8 %96 to i32
  %98 = shl nuw nsw i32 %97, 8
  %99 = or disjoint i32 %98, %94
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 6
  %101 = load i8, ptr addrspace(1) %100, align 1, !tbaa !12
  %102 = zext i8 %101 to i32
  %103 = shl nuw nsw i32 %102, 16
  %104 = or disjoint i32 %99, %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 7
  %106 = load i8, ptr addrspace(1) %105, align 1, !tbaa !12
  %107 = zext i8 %106 to i32
  %108 = shl nuw i32 %107, 24
  %109 = or disjoint i32 %104, %108
  %110 = mul i32 %109, -862048943
  %111 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %110, i32 noundef 15) #6
  %112 = mul i32 %111, 461845907
  %113 = xor i32 %112, %91
  %114 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %113, i32 noundef 13) #6
  %115 = mul i32 %114, 5
  %116 = add i32 %115, -430675100
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %118 = load i8, ptr addrspace(1) %117, align 1, !tbaa !12
  %119 = zext i8 %118 to i32
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 9
  %121 = load i8, ptr addrspace(1) %120, align 1, !tbaa !12
  %122 = zext i8 %121 to i32
  %123 = shl nuw nsw i32 %122, 8
  %124 = or disjoint i32 %123, %119
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 10
  %126 = load i8, ptr addrspace(1) %125, align 1, !tbaa !12
  %127 = zext i8 %126 to i32
  %128 = shl nuw nsw i32 %127, 16
  %129 = or disjoint i32 %124, %128
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 11
  %131 = load i8, ptr addrspace(1) %130, align 1, !tbaa !12
  %132 = zext i8 %131 to i32
  %133 = shl nuw i32 %132, 24
  %134 = or disjoint i32 %129, %133
  %135 = mul i32 %134, -862048943
  %136 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %135, i32 noundef 15) #6
  %137 = mul i32 %136, 461845907
  %138 = xor i32 %137, %116
  %139 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %138, i32 noundef 13) #6
  %140 = mul i32 %139, 5
  %141 = add i32 %140, -430675100
  %142 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %143 = load <4 x i8>, ptr addrspace(1) %142, align 1, !tbaa !12
  %144 = zext <4 x i8> %143 to <4 x i32>
  %145 = shl nuw <4 x i32> %144, <i32 0, i32 8, i32 16, i32 24>
  %146 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %145)
  %147 = mul i32 %146, -862048943
  %148 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %147, i32 noundef 15) #6
  %149 = mul i32 %148, 461845907
  %150 = xor i32 %149, %141
  %151 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %150, i32 noundef 13) #6
  %152 = mul i32 %151, 5
  %153 = add i32 %152, -430675100
  %154 = xor i32 %69, -2128831035
  %155 = mul i32 %154, 16777619
  %156 = zext i8 %12 to i32
  %157 = xor i32 %155, %156
  %158 = mul i32 %157, 16777619
  %159 = zext i8 %16 to i32
  %160 = xor i32 %158, %159
  %161 = mul i32 %160, 16777619
  %162 = zext i8 %20 to i32
  %163 = xor i32 %161, %162
  %164 = mul i32 %163, 16777619
  %165 = zext i8 %24 to i32
  %166 = xor i32 %164, %165
  %167 = mul i32 %166, 16777619
  %168 = zext i8 %28 to i32
  %169 = xor i32 %167, %168
  %170 = mul i32 %169, 16777619
  %171 = zext i8 %32 to i32
  %172 = xor i32 %170, %171
  %173 = mul i32 %172, 16777619
  %174 = zext i8 %36 to i32
  %175 = xor i32 %173, %174
  %176 = mul i32 %175, 16777619
  %177 = zext i8 %40 to i32
  %178 = xor i32 %176, %177
  %179 = mul i32 %178, 16777619
  %180 = zext i8 %44 to i32
  %181 = xor i32 %179, %180
  %182 = mul i32 %181, 16777619
  %183 = zext i8 %48 to i32
  %184 = xor i32 %182, %183
  %185 = mul i32 %184, 16777619
  %186 = zext i8 %52 to i32
  %187 = xor i32 %185, %186
  %188 = mul i32 %187, 16777619
  %189 = zext i8 %56 to i32
  %190 = xor i32 %188, %189
  %191 = mul i32 %190, 16777619
  %192 = zext i8 %60 to i32
  %193 = xor i32 %191, %192
  %194 = mul i32 %193, 16777619
  %195 = zext i8 %64 to i32
  %196 = xor i32 %194, %195
  %197 = mul i32 %196, 16777619
  %198 = zext i8 %68 to i32
  %199 = xor i32 %197, %198
  %200 = mul i32 %199, 16777619
  %201 = lshr i32 %153, 16
  %202 = xor i32 %201, %153
  %203 = mul i32 %202, -2048144789
  %204 = lshr i32 %203, 13
  %205 = xor i32 %204, %203
  %206 = insertelement <2 x i32> poison, i32 %200, i64 0
  %207 = insertelement <2 x i32> %206, i32 %205, i64 1
  %208 = and i64 %3, 4294967295
  %209 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %208
  store <2 x i32> %207, ptr addrspace(1) %209, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fnv_murmur(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %4 = trunc i64 %3 to i32
  %5 = shl i32 %4, 4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %6
  %8 = load i8, ptr addrspace(1) %7, align 1, !tbaa !12
  %9 = or disjoint i32 %5, 1
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %10
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !12
  %13 = or disjoint i32 %5, 2
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !12
  %17 = or disjoint i32 %5, 3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %18
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !12
  %21 = or disjoint i32 %5, 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !12
  %25 = or disjoint i32 %5, 5
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1, !tbaa !12
  %29 = or disjoint i32 %5, 6
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !12
  %33 = or disjoint i32 %5, 7
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !12
  %37 = or disjoint i32 %5, 8
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !12
  %41 = or disjoint i32 %5, 9
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %42
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !12
  %45 = or disjoint i32 %5, 10
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !12
  %49 = or disjoint i32 %5, 11
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %50
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !12
  %53 = or disjoint i32 %5, 12
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %54
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !12
  %57 = or disjoint i32 %5, 13
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %58
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !12
  %61 = or disjoint i32 %5, 14
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !12
  %65 = or disjoint i32 %5, 15
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !12
  %69 = zext i8 %8 to i32
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 1
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !12
  %72 = zext i8 %71 to i32
  %73 = shl nuw nsw i32 %72, 8
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 2
  %75 = load i8, ptr addrspace(1) %74, align 1, !tbaa !12
  %76 = zext i8 %75 to i32
  %77 = shl nuw nsw i32 %76, 16
  %78 = or disjoint i32 %73, %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 3
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !12
  %81 = zext i8 %80 to i32
  %82 = shl nuw i32 %81, 24
  %83 = or disjoint i32 %78, %82
  %84 = or disjoint i32 %83, %69
  %85 = mul i32 %84, -862048943
  %86 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %85, i32 noundef 15) #6
  %87 = mul i32 %86, 461845907
  %88 = xor i32 %87, %4
  %89 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %88, i32 noundef 13) #6
  %90 = mul i32 %89, 5
  %91 = add i32 %90, -430675100
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %93 = load i8, ptr addrspace(1) %92, align 1, !tbaa !12
  %94 = zext i8 %93 to i32
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 5
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !12
  %97 = zext i8 %96 to i32
  %98 = shl nuw nsw i32 %97, 8
  %99 = or disjoint i32 %98, %94
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 6
  %101 = load i8, ptr addrspace(1) %100, align 1, !tbaa !12
  %102 = zext i8 %101 to i32
  %103 = shl nuw nsw i32 %102, 16
  %104 = or disjoint i32 %99, %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 7
  %106 = load i8, ptr addrspace(1) %105, align 1, !tbaa !12
  %107 = zext i8 %106 to i32
  %108 = shl nuw i32 %107, 24
  %109 = or disjoint i32 %104, %108
  %110 = mul i32 %109, -862048943
  %111 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %110, i32 noundef 15) #6
  %112 = mul i32 %111, 461845907
  %113 = xor i32 %112, %91
  %114 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %113, i32 noundef 13) #6
  %115 = mul i32 %114, 5
  %116 = add i32 %115, -430675100
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %118 = load i8, ptr addrspace(1) %117, align 1, !tbaa !12
  %119 = zext i8 %118 to i32
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 9
  %121 = load i8, ptr addrspace(1) %120, align 1, !tbaa !12
  %122 = zext i8 %121 to i32
  %123 = shl nuw nsw i32 %122, 8
  %124 = or disjoint i32 %123, %119
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 10
  %126 = load i8, ptr addrspace(1) %125, align 1, !tbaa !12
  %127 = zext i8 %126 to i32
  %128 = shl nuw nsw i32 %127, 16
  %129 = or disjoint i32 %124, %128
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 11
  %131 = load i8, ptr addrspace(1) %130, align 1, !tbaa !12
  %132 = zext i8 %131 to i32
  %133 = shl nuw i32 %132, 24
  %134 = or disjoint i32 %129, %133
  %135 = mul i32 %134, -862048943
  %136 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %135, i32 noundef 15) #6
  %137 = mul i32 %136, 461845907
  %138 = xor i32 %137, %116
  %139 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %138, i32 noundef 13) #6
  %140 = mul i32 %139, 5
  %141 = add i32 %140, -430675100
  %142 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %143 = load <4 x i8>, ptr addrspace(1) %142, align 1, !tbaa !12
  %144 = zext <4 x i8> %143 to <4 x i32>
  %145 = shl nuw <4 x i32> %144, <i32 0, i32 8, i32 16, i32 24>
  %146 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %145)
  %147 = mul i32 %146, -862048943
  %148 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %147, i32 noundef 15) #6
  %149 = mul i32 %148, 461845907
  %150 = xor i32 %149, %141
  %151 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %150, i32 noundef 13) #6
  %152 = mul i32 %151, 5
  %153 = add i32 %152, -430675100
  %154 = xor i32 %69, -2128831035
  %155 = mul i32 %154, 16777619
  %156 = zext i8 %12 to i32
  %157 = xor i32 %155, %156
  %158 = mul i32 %157, 16777619
  %159 = zext i8 %16 to i32
  %160 = xor i32 %158, %159
  %161 = mul i32 %160, 16777619
  %162 = zext i8 %20 to i32
  %163 = xor i32 %161, %162
  %164 = mul i32 %163, 16777619
  %165 = zext i8 %24 to i32
  %166 = xor i32 %164, %165
  %167 = mul i32 %166, 16777619
  %168 = zext i8 %28 to i32
  %169 = xor i32 %167, %168
  %170 = mul i32 %169, 16777619
  %171 = zext i8 %32 to i32
  %172 = xor i32 %170, %171
  %173 = mul i32 %172, 16777619
  %174 = zext i8 %36 to i32
  %175 = xor i32 %173, %174
  %176 = mul i32 %175, 16777619
  %177 = zext i8 %40 to i32
  %178 = xor i32 %176, %177
  %179 = mul i32 %178, 16777619
  %180 = zext i8 %44 to i32
  %181 = xor i32 %179, %180
  %182 = mul i32 %181, 16777619
  %183 = zext i8 %48 to i32
  %184 = xor i32 %182, %183
  %185 = mul i32 %184, 16777619
  %186 = zext i8 %52 to i32
  %187 = xor i32 %185, %186
  %188 = mul i32 %187, 16777619
  %189 = zext i8 %56 to i32
  %190 = xor i32 %188, %189
  %191 = mul i32 %190, 16777619
  %192 = zext i8 %60 to i32
  %193 = xor i32 %191, %192
  %194 = mul i32 %193, 16777619
  %195 = zext i8 %64 to i32
  %196 = xor i32 %194, %195
  %197 = mul i32 %196, 16777619
  %198 = zext i8 %68 to i32
  %199 = xor i32 %197, %198
  %200 = mul i32 %199, 16777619
  %201 = lshr i32 %153, 16
  %202 = xor i32 %201, %153
  %203 = mul i32 %202, -2048144789
  %204 = lshr i32 %203, 13
  %205 = xor i32 %204, %203
  %206 = insertelement <2 x i32> poison, i32 %200, i64 0
  %207 = insertelement <2 x i32> %206, i32 %205, i64 1
  %208 = and i64 %3, 4294967295
  %209 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %208
  store <2 x i32> %207, ptr addrspace(1) %209, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #5

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uint*", !"uint*", !"uint"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{i32 1, i32 1, i32 0}
!14 = !{!"none", !"none", !"none"}
!15 = !{!"ulong4*", !"ulong*", !"ulong"}
!16 = !{!"ulong __attribute__((ext_vector_type(4)))*", !"ulong*", !"ulong"}
!17 = !{!"const", !"", !""}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !6, i64 0}
!20 = !{!"uchar*", !"uint*", !"ulong*", !"sip_key"}
!21 = !{!22, !19, i64 0}
!22 = !{!"", !19, i64 0, !19, i64 8}
!23 = !{!22, !19, i64 8}
!24 = !{i32 1, i32 1}
!25 = !{!"none", !"none"}
!26 = !{!"uchar*", !"uint2*"}
!27 = !{!"uchar*", !"uint __attribute__((ext_vector_type(2)))*"}
!28 = !{!"const", !""}
