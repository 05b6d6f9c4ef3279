; ModuleID = 'fields.cl'
source_filename = "fields.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @fields(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = and i64 %4, 4294967295
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = add i32 %5, 17
  %10 = and i32 %9, 127
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = add i32 %5, 61
  %15 = and i32 %14, 127
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %91

20:                                               ; preds = %3, %20
  %21 = phi i32 [ %65, %20 ], [ %8, %3 ]
  %22 = phi i32 [ %71, %20 ], [ %13, %3 ]
  %23 = phi i32 [ %74, %20 ], [ %18, %3 ]
  %24 = phi i32 [ %88, %20 ], [ 0, %3 ]
  %25 = phi i32 [ %89, %20 ], [ 0, %3 ]
  %26 = lshr i32 %21, 5
  %27 = and i32 %26, 63
  %28 = shl i32 %21, 3
  %29 = ashr i32 %28, 20
  %30 = lshr i32 %21, 8
  %31 = and i32 %30, 255
  %32 = ashr i32 %21, 16
  %33 = and i32 %22, -4081
  %34 = shl i32 %21, 4
  %35 = and i32 %34, 4080
  %36 = and i32 %22, 65535
  %37 = mul i32 %23, -65536
  %38 = shl i32 %21, 9
  %39 = and i32 %38, 65024
  %40 = and i32 %22, 15
  %41 = and i32 %23, 15
  %42 = lshr i32 %21, %41
  %43 = shl nsw i32 -1, %40
  %44 = xor i32 %43, -1
  %45 = and i32 %42, %44
  %46 = shl nuw nsw i32 %44, %41
  %47 = xor i32 %46, -1
  %48 = and i32 %22, %47
  %49 = and i32 %21, %44
  %50 = shl nuw nsw i32 %49, %41
  %51 = or i32 %48, %50
  %52 = and i32 %21, %22
  %53 = xor i32 %21, -1
  %54 = and i32 %23, %53
  %55 = or i32 %52, %54
  %56 = xor i32 %22, %23
  %57 = and i32 %21, %56
  %58 = and i32 %22, %23
  %59 = xor i32 %57, %58
  %60 = and i32 %22, %53
  %61 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %21, i32 noundef 7) #7
  %62 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %22, i32 noundef 13) #7
  %63 = xor i32 %62, %61
  %64 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %23, i32 noundef 22) #7
  %65 = xor i32 %63, %64
  %66 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %22, i32 noundef 25) #7
  %67 = or disjoint i32 %37, 100
  %68 = add i32 %67, %33
  %69 = sub i32 %68, %36
  %70 = add i32 %69, %35
  %71 = add i32 %70, %66
  %72 = tail call i32 @llvm.fshl.i32(i32 %23, i32 %65, i32 11)
  %73 = xor i32 %27, %29
  %74 = add i32 %72, %73
  %75 = xor i32 %39, %45
  %76 = and i32 %23, -305419897
  %77 = xor i32 %76, %60
  %78 = xor i32 %77, %22
  %79 = xor i32 %78, %21
  %80 = add i32 %24, -77
  %81 = sub i32 %80, %32
  %82 = add i32 %81, %31
  %83 = add i32 %82, %46
  %84 = add i32 %59, %55
  %85 = sub i32 %83, %84
  %86 = add i32 %85, %75
  %87 = add i32 %86, %79
  %88 = sub i32 %87, %51
  %89 = add nuw nsw i32 %25, 1
  %90 = icmp slt i32 %89, %2
  br i1 %90, label %20, label %91

91:                                               ; preds = %20, %3
  %92 = phi i32 [ 0, %3 ], [ %88, %20 ]
  %93 = phi i32 [ %18, %3 ], [ %74, %20 ]
  %94 = phi i32 [ %13, %3 ], [ %71, %20 ]
  %95 = phi i32 [ %8, %3 ], [ %65, %20 ]
  %96 = add i32 %93, %92
  %97 = sub i32 %96, %94
  %98 = add i32 %97, %95
  %99 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %98, ptr addrspace(1) %99, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fields(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  %6 = and i64 %4, 4294967295
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = add i32 %5, 17
  %10 = and i32 %9, 127
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = add i32 %5, 61
  %15 = and i32 %14, 127
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %29, %3
  %21 = phi i32 [ 0, %3 ], [ %97, %29 ]
  %22 = phi i32 [ %18, %3 ], [ %83, %29 ]
  %23 = phi i32 [ %13, %3 ], [ %80, %29 ]
  %24 = phi i32 [ %8, %3 ], [ %74, %29 ]
  %25 = add i32 %22, %21
  %26 = sub i32 %25, %23
  %27 = add i32 %26, %24
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !4
  ret void

29:                                               ; preds = %3, %29
  %30 = phi i32 [ %74, %29 ], [ %8, %3 ]
  %31 = phi i32 [ %80, %29 ], [ %13, %3 ]
  %32 = phi i32 [ %83, %29 ], [ %18, %3 ]
  %33 = phi i32 [ %97, %29 ], [ 0, %3 ]
  %34 = phi i32 [ %98, %29 ], [ 0, %3 ]
  %35 = lshr i32 %30, 5
  %36 = and i32 %35, 63
  %37 = shl i32 %30, 3
  %38 = ashr i32 %37, 20
  %39 = lshr i32 %30, 8
  %40 = and i32 %39, 255
  %41 = ashr i32 %30, 16
  %42 = and i32 %31, -4081
  %43 = shl i32 %30, 4
  %44 = and i32 %43, 4080
  %45 = and i32 %31, 65535
  %46 = mul i32 %32, -65536
  %47 = shl i32 %30, 9
  %48 = and i32 %47, 65024
  %49 = and i32 %31, 15
  %50 = and i32 %32, 15
  %51 = lshr i32 %30, %50
  %52 = shl nsw i32 -1, %49
  %53 = xor i32 %52, -1
  %54 = and i32 %51, %53
  %55 = shl nuw nsw i32 %53, %50
  %56 = xor i32 %55, -1
  %57 = and i32 %31, %56
  %58 = and i32 %30, %53
  %59 = shl nuw nsw i32 %58, %50
  %60 = or i32 %57, %59
  %61 = and i32 %30, %31
  %62 = xor i32 %30, -1
  %63 = and i32 %32, %62
  %64 = or i32 %61, %63
  %65 = xor i32 %31, %32
  %66 = and i32 %30, %65
  %67 = and i32 %31, %32
  %68 = xor i32 %66, %67
  %69 = and i32 %31, %62
  %70 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %30, i32 noundef 7) #7
  %71 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %31, i32 noundef 13) #7
  %72 = xor i32 %71, %70
  %73 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %32, i32 noundef 22) #7
  %74 = xor i32 %72, %73
  %75 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %31, i32 noundef 25) #7
  %76 = or disjoint i32 %46, 100
  %77 = add i32 %76, %42
  %78 = sub i32 %77, %45
  %79 = add i32 %78, %44
  %80 = add i32 %79, %75
  %81 = tail call i32 @llvm.fshl.i32(i32 %32, i32 %74, i32 11)
  %82 = xor i32 %36, %38
  %83 = add i32 %81, %82
  %84 = xor i32 %48, %54
  %85 = and i32 %32, -305419897
  %86 = xor i32 %85, %69
  %87 = xor i32 %86, %31
  %88 = xor i32 %87, %30
  %89 = add i32 %33, -77
  %90 = sub i32 %89, %41
  %91 = add i32 %90, %40
  %92 = add i32 %91, %55
  %93 = add i32 %68, %64
  %94 = sub i32 %92, %93
  %95 = add i32 %94, %84
  %96 = add i32 %95, %88
  %97 = sub i32 %96, %60
  %98 = add nuw nsw i32 %34, 1
  %99 = icmp slt i32 %98, %2
  br i1 %99, label %29, label %20
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @narrow(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = and i64 %3, 4294967295
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = lshr i32 %6, 16
  %8 = trunc i32 %6 to i8
  %9 = lshr i32 %6, 8
  %10 = trunc i32 %9 to i8
  %11 = lshr i32 %6, 2
  %12 = and i32 %11, 7
  %13 = xor i32 %6, -1
  %14 = and i32 %9, %13
  %15 = add nuw nsw i32 %12, %14
  %16 = and i8 %8, -29
  %17 = shl i8 %10, 2
  %18 = and i8 %17, 28
  %19 = add i8 %10, -56
  %20 = trunc i32 %6 to i16
  %21 = trunc nuw i32 %7 to i16
  %22 = and i16 %21, %20
  %23 = xor i16 %20, -1
  %24 = mul i16 %20, 3
  %25 = and i16 %24, %23
  %26 = or i16 %22, %25
  %27 = and i16 %21, -4081
  %28 = shl i16 %26, 4
  %29 = and i16 %28, 4080
  %30 = or disjoint i16 %29, %27
  %31 = and i16 %30, %26
  %32 = xor i16 %26, -1
  %33 = mul i16 %26, 3
  %34 = and i16 %33, %32
  %35 = or i16 %31, %34
  %36 = shl i16 %35, 4
  %37 = and i16 %36, 4080
  %38 = or disjoint i16 %37, %27
  %39 = and i16 %38, %35
  %40 = xor i16 %35, -1
  %41 = mul i16 %35, 3
  %42 = and i16 %41, %40
  %43 = or i16 %39, %42
  %44 = shl i16 %43, 4
  %45 = and i16 %44, 4064
  %46 = or disjoint i16 %45, %27
  %47 = insertelement <4 x i16> poison, i16 %26, i64 0
  %48 = insertelement <4 x i16> %47, i16 %20, i64 1
  %49 = insertelement <4 x i16> %48, i16 %35, i64 2
  %50 = insertelement <4 x i16> %49, i16 %43, i64 3
  %51 = lshr <4 x i16> %50, splat (i16 3)
  %52 = and <4 x i16> %51, splat (i16 31)
  %53 = insertelement <4 x i16> poison, i16 %30, i64 0
  %54 = insertelement <4 x i16> %53, i16 %21, i64 1
  %55 = insertelement <4 x i16> %54, i16 %38, i64 2
  %56 = insertelement <4 x i16> %55, i16 %46, i64 3
  %57 = shl <4 x i16> %56, splat (i16 2)
  %58 = ashr <4 x i16> %57, splat (i16 7)
  %59 = sub nsw <4 x i16> %52, %58
  %60 = tail call i16 @llvm.vector.reduce.add.v4i16(<4 x i16> %59)
  %61 = trunc i32 %15 to i8
  %62 = or disjoint i8 %18, %16
  %63 = add i8 %19, %62
  %64 = shl i8 %63, 2
  %65 = and i8 %64, 28
  %66 = or disjoint i8 %65, %16
  %67 = add i8 %63, -56
  %68 = add i8 %67, %66
  %69 = shl i8 %68, 2
  %70 = and i8 %69, 28
  %71 = or disjoint i8 %70, %16
  %72 = add i8 %68, -56
  %73 = add i8 %72, %71
  %74 = insertelement <4 x i8> poison, i8 %10, i64 0
  %75 = insertelement <4 x i8> %74, i8 %63, i64 1
  %76 = insertelement <4 x i8> %75, i8 %68, i64 2
  %77 = insertelement <4 x i8> %76, i8 %61, i64 3
  %78 = and <4 x i8> %77, <i8 7, i8 7, i8 7, i8 -1>
  %79 = insertelement <4 x i8> <i8 poison, i8 poison, i8 poison, i8 0>, i8 %62, i64 0
  %80 = insertelement <4 x i8> %79, i8 %66, i64 1
  %81 = insertelement <4 x i8> %80, i8 %71, i64 2
  %82 = xor <4 x i8> %81, splat (i8 -1)
  %83 = insertelement <4 x i8> <i8 poison, i8 poison, i8 poison, i8 0>, i8 %63, i64 0
  %84 = insertelement <4 x i8> %83, i8 %68, i64 1
  %85 = insertelement <4 x i8> %84, i8 %73, i64 2
  %86 = and <4 x i8> %85, %82
  %87 = add <4 x i8> %78, %86
  %88 = add <4 x i8> %87, <i8 1, i8 2, i8 3, i8 0>
  %89 = tail call i8 @llvm.vector.reduce.xor.v4i8(<4 x i8> %88)
  %90 = shl i8 %73, 2
  %91 = and i8 %90, 28
  %92 = or disjoint i8 %91, %16
  %93 = zext i16 %60 to i32
  %94 = zext i8 %89 to i32
  %95 = shl nuw nsw i32 %94, 16
  %96 = or disjoint i32 %95, %93
  %97 = zext i8 %92 to i32
  %98 = shl nuw i32 %97, 24
  %99 = or disjoint i32 %96, %98
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %99, ptr addrspace(1) %100, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_narrow(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = and i64 %3, 4294967295
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = lshr i32 %6, 16
  %8 = trunc i32 %6 to i8
  %9 = lshr i32 %6, 8
  %10 = trunc i32 %9 to i8
  %11 = lshr i32 %6, 2
  %12 = and i32 %11, 7
  %13 = xor i32 %6, -1
  %14 = and i32 %9, %13
  %15 = add nuw nsw i32 %12, %14
  %16 = and i8 %8, -29
  %17 = shl i8 %10, 2
  %18 = and i8 %17, 28
  %19 = add i8 %10, -56
  %20 = trunc i32 %6 to i16
  %21 = trunc nuw i32 %7 to i16
  %22 = and i16 %21, %20
  %23 = xor i16 %20, -1
  %24 = mul i16 %20, 3
  %25 = and i16 %24, %23
  %26 = or i16 %22, %25
  %27 = and i16 %21, -4081
  %28 = shl i16 %26, 4
  %29 = and i16 %28, 4080
  %30 = or disjoint i16 %29, %27
  %31 = and i16 %30, %26
  %32 = xor i16 %26, -1
  %33 = mul i16 %26, 3
  %34 = and i16 %33, %32
  %35 = or i16 %31, %34
  %36 = shl i16 %35, 4
  %37 = and i16 %36, 4080
  %38 = or disjoint i16 %37, %27
  %39 = and i16 %38, %35
  %40 = xor i16 %35, -1
  %41 = mul i16 %35, 3
  %42 = and i16 %41, %40
  %43 = or i16 %39, %42
  %44 = shl i16 %43, 4
  %45 = and i16 %44, 4064
  %46 = or disjoint i16 %45, %27
  %47 = insertelement <4 x i16> poison, i16 %26, i64 0
  %48 = insertelement <4 x i16> %47, i16 %20, i64 1
  %49 = insertelement <4 x i16> %48, i16 %35, i64 2
  %50 = insertelement <4 x i16> %49, i16 %43, i64 3
  %51 = lshr <4 x i16> %50, splat (i16 3)
  %52 = and <4 x i16> %51, splat (i16 31)
  %53 = insertelement <4 x i16> poison, i16 %30, i64 0
  %54 = insertelement <4 x i16> %53, i16 %21, i64 1
  %55 = insertelement <4 x i16> %54, i16 %38, i64 2
  %56 = insertelement <4 x i16> %55, i16 %46, i64 3
  %57 = shl <4 x i16> %56, splat (i16 2)
  %58 = ashr <4 x i16> %57, splat (i16 7)
  %59 = sub nsw <4 x i16> %52, %58
  %60 = tail call i16 @llvm.vector.reduce.add.v4i16(<4 x i16> %59)
  %61 = trunc i32 %15 to i8
  %62 = or disjoint i8 %18, %16
  %63 = add i8 %19, %62
  %64 = shl i8 %63, 2
  %65 = and i8 %64, 28
  %66 = or disjoint i8 %65, %16
  %67 = add i8 %63, -56
  %68 = add i8 %67, %66
  %69 = shl i8 %68, 2
  %70 = and i8 %69, 28
  %71 = or disjoint i8 %70, %16
  %72 = add i8 %68, -56
  %73 = add i8 %72, %71
  %74 = insertelement <4 x i8> poison, i8 %10, i64 0
  %75 = insertelement <4 x i8> %74, i8 %63, i64 1
  %76 = insertelement <4 x i8> %75, i8 %68, i64 2
  %77 = insertelement <4 x i8> %76, i8 %61, i64 3
  %78 = and <4 x i8> %77, <i8 7, i8 7, i8 7, i8 -1>
  %79 = insertelement <4 x i8> <i8 poison, i8 poison, i8 poison, i8 0>, i8 %62, i64 0
  %80 = insertelement <4 x i8> %79, i8 %66, i64 1
  %81 = insertelement <4 x i8> %80, i8 %71, i64 2
  %82 = xor <4 x i8> %81, splat (i8 -1)
  %83 = insertelement <4 x i8> <i8 poison, i8 poison, i8 poison, i8 0>, i8 %63, i64 0
  %84 = insertelement <4 x i8> %83, i8 %68, i64 1
  %85 = insertelement <4 x i8> %84, i8 %73, i64 2
  %86 = and <4 x i8> %85, %82
  %87 = add <4 x i8> %78, %86
  %88 = add <4 x i8> %87, <i8 1, i8 2, i8 3, i8 0>
  %89 = tail call i8 @llvm.vector.reduce.xor.v4i8(<4 x i8> %88)
  %90 = shl i8 %73, 2
  %91 = and i8 %90, 28
  %92 = or disjoint i8 %91, %16
  %93 = zext i16 %60 to i32
  %94 = zext i8 %89 to i32
  %95 = shl nuw nsw i32 %94, 16
  %96 = or disjoint i32 %95, %93
  %97 = zext i8 %92 to i32
  %98 = shl nuw i32 %97, 24
  %99 = or disjoint i32 %96, %98
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %4
  store i32 %99, ptr addrspace(1) %100, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @mixed(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !17
  %8 = add i32 %4, 32
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !17
  %12 = add i32 %4, 64
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !17
  %16 = fsub reassoc contract float %11, %7
  %17 = fmul reassoc contract float %15, %16
  %18 = fadd reassoc contract float %7, %17
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mixed(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !15 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !tbaa !17
  %8 = add i32 %4, 32
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !17
  %12 = add i32 %4, 64
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !17
  %16 = fsub reassoc contract float %11, %7
  %17 = fmul reassoc contract float %15, %16
  %18 = fadd reassoc contract float %7, %17
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  store float %18, ptr addrspace(1) %19, align 4, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.vector.reduce.add.v4i16(<4 x i16>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.vector.reduce.xor.v4i8(<4 x i8>) #6

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"int"}
!11 = !{!"", !"const", !""}
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"uint*", !"uint*"}
!15 = !{!"", !"const"}
!16 = !{!"float*", !"float*"}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
