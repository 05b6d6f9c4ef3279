; ModuleID = 'corpus/opencl/keccak.cl'
source_filename = "corpus/opencl/keccak.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@round_constant = dso_local local_unnamed_addr addrspace(2) constant [24 x i64] [i64 1, i64 32898, i64 -9223372036854742902, i64 -9223372034707259392, i64 32907, i64 2147483649, i64 -9223372034707259263, i64 -9223372036854743031, i64 138, i64 136, i64 2147516425, i64 2147483658, i64 2147516555, i64 -9223372036854775669, i64 -9223372036854742903, i64 -9223372036854743037, i64 -9223372036854743038, i64 -9223372036854775680, i64 32778, i64 -9223372034707292150, i64 -9223372034707259263, i64 -9223372036854742912, i64 2147483649, i64 -9223372034707259384], align 8
@rho = dso_local local_unnamed_addr addrspace(2) constant [24 x i8] c"\01\03\06\0A\0F\15\1C$-7\02\0E\1B)8\08\19+>\12'=\14,", align 1
@pi_lane = dso_local local_unnamed_addr addrspace(2) constant [24 x i8] c"\0A\07\0B\11\12\03\05\10\08\15\18\04\0F\17\13\0D\0C\02\14\0E\16\09\06\01", align 1
@keccak_lanes.a = internal unnamed_addr addrspace(3) global [25 x i64] undef, align 8
@keccak_lanes.c = internal unnamed_addr addrspace(3) global [5 x i64] undef, align 8
@keccak_lanes.b = internal unnamed_addr addrspace(3) global [25 x i64] undef, align 8

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @sha3_256(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [25 x i64], align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %5 = shl i64 %4, 6
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  br label %16

7:                                                ; preds = %23
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %9 = load i64, ptr %8, align 8, !tbaa !12
  %10 = xor i64 %9, 6
  store i64 %10, ptr %8, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %12 = load i64, ptr %11, align 8, !tbaa !12
  %13 = xor i64 %12, -9223372036854775808
  store i64 %13, ptr %11, align 8, !tbaa !12
  call spir_func void @keccak_f(ptr noundef %3) #12
  %14 = shl i64 %4, 5
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %14
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(32) %15, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void

16:                                               ; preds = %2, %23
  %17 = phi i32 [ 0, %2 ], [ %26, %23 ]
  %18 = icmp samesign ult i32 %17, 8
  %19 = zext nneg i32 %17 to i64
  br i1 %18, label %20, label %23

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %19
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !12
  br label %23

23:                                               ; preds = %16, %20
  %24 = phi i64 [ %22, %20 ], [ 0, %16 ]
  %25 = getelementptr inbounds nuw i64, ptr %3, i64 %19
  store i64 %24, ptr %25, align 8, !tbaa !12
  %26 = add nuw nsw i32 %17, 1
  %27 = icmp samesign ult i32 %17, 24
  br i1 %27, label %16, label %7
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sha3_256(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [25 x i64], align 8
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %5 = shl i64 %4, 6
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  br label %16

7:                                                ; preds = %23
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %9 = load i64, ptr %8, align 8, !tbaa !12
  %10 = xor i64 %9, 6
  store i64 %10, ptr %8, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %12 = load i64, ptr %11, align 8, !tbaa !12
  %13 = xor i64 %12, -9223372036854775808
  store i64 %13, ptr %11, align 8, !tbaa !12
  call spir_func void @keccak_f(ptr noundef %3) #12
  %14 = shl i64 %4, 5
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %14
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(32) %15, ptr noundef nonnull align 8 dereferenceable(32) %3, i64 32, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void

16:                                               ; preds = %2, %23
  %17 = phi i32 [ 0, %2 ], [ %26, %23 ]
  %18 = icmp samesign ult i32 %17, 8
  %19 = zext nneg i32 %17 to i64
  br i1 %18, label %20, label %23

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %19
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !12
  br label %23

23:                                               ; preds = %16, %20
  %24 = phi i64 [ %22, %20 ], [ 0, %16 ]
  %25 = getelementptr inbounds nuw i64, ptr %3, i64 %19
  store i64 %24, ptr %25, align 8, !tbaa !12
  %26 = add nuw nsw i32 %17, 1
  %27 = icmp samesign ult i32 %17, 24
  br i1 %27, label %16, label %7
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @keccak_lanes(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = freeze i32 %4
  %6 = sdiv i32 %5, 5
  %7 = mul i32 %6, 5
  %8 = sub i32 %5, %7
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10
  %10 = sext i32 %4 to i64
  %11 = mul i64 %9, 200
  %12 = getelementptr i8, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr i64, ptr addrspace(1) %12, i64 %10
  %14 = load i64, ptr addrspace(1) %13, align 8, !tbaa !12
  %15 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.a, i64 %10
  store i64 %14, ptr addrspace(3) %15, align 8, !tbaa !12
  br label %56

16:                                               ; preds = %56
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  %17 = icmp sgt i32 %1, 0
  br i1 %17, label %18, label %112

18:                                               ; preds = %16
  %19 = add i32 %4, 4
  %20 = icmp ult i32 %19, 9
  %21 = sext i32 %8 to i64
  %22 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.a, i64 %21
  %23 = getelementptr i8, ptr addrspace(3) %22, i64 40
  %24 = getelementptr i8, ptr addrspace(3) %22, i64 80
  %25 = getelementptr i8, ptr addrspace(3) %22, i64 120
  %26 = getelementptr i8, ptr addrspace(3) %22, i64 160
  %27 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.c, i64 %21
  %28 = add nsw i32 %8, 4
  %29 = urem i32 %28, 5
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i64 %30
  %32 = add nsw i32 %8, 1
  %33 = srem i32 %32, 5
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.c, i64 %34
  %36 = zext nneg i32 %69 to i64
  %37 = shl nsw i32 %8, 1
  %38 = mul nsw i32 %6, 3
  %39 = add nsw i32 %37, %38
  %40 = srem i32 %39, 5
  %41 = mul nsw i32 %40, 5
  %42 = add nsw i32 %41, %6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.b, i64 %43
  %45 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.b, i64 %10
  %46 = mul nsw i32 %6, 5
  %47 = add nsw i32 %33, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.b, i64 %48
  %50 = add nsw i32 %8, 2
  %51 = srem i32 %50, 5
  %52 = add nsw i32 %51, %46
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.b, i64 %53
  %55 = icmp eq i32 %4, 0
  br label %75

56:                                               ; preds = %2, %56
  %57 = phi i32 [ 0, %2 ], [ %69, %56 ]
  %58 = phi i32 [ 0, %2 ], [ %64, %56 ]
  %59 = phi i32 [ 0, %2 ], [ %73, %56 ]
  %60 = phi i32 [ 1, %2 ], [ %59, %56 ]
  %61 = icmp eq i32 %60, %8
  %62 = icmp eq i32 %59, %6
  %63 = select i1 %61, i1 %62, i1 false
  %64 = add nuw nsw i32 %58, 1
  %65 = add nuw nsw i32 %58, 2
  %66 = mul nuw nsw i32 %64, %65
  %67 = lshr i32 %66, 1
  %68 = and i32 %67, 63
  %69 = select i1 %63, i32 %68, i32 %57
  %70 = shl nuw nsw i32 %60, 1
  %71 = mul nuw nsw i32 %59, 3
  %72 = add nuw nsw i32 %71, %70
  %73 = urem i32 %72, 5
  %74 = icmp samesign ult i32 %58, 23
  br i1 %74, label %56, label %16

75:                                               ; preds = %18, %108
  %76 = phi i32 [ 0, %18 ], [ %110, %108 ]
  br i1 %20, label %77, label %89

77:                                               ; preds = %75
  %78 = load i64, ptr addrspace(3) %22, align 8, !tbaa !12
  %79 = load i64, ptr addrspace(3) %23, align 8, !tbaa !12
  %80 = load i64, ptr addrspace(3) %24, align 8, !tbaa !12
  %81 = load i64, ptr addrspace(3) %25, align 8, !tbaa !12
  %82 = load i64, ptr addrspace(3) %26, align 8, !tbaa !12
  %83 = insertelement <4 x i64> poison, i64 %79, i64 0
  %84 = insertelement <4 x i64> %83, i64 %78, i64 1
  %85 = insertelement <4 x i64> %84, i64 %80, i64 2
  %86 = insertelement <4 x i64> %85, i64 %81, i64 3
  %87 = tail call i64 @llvm.vector.reduce.xor.v4i64(<4 x i64> %86)
  %88 = xor i64 %87, %82
  store i64 %88, ptr addrspace(3) %27, align 8, !tbaa !12
  br label %89

89:                                               ; preds = %77, %75
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  %90 = load i64, ptr addrspace(3) %31, align 8, !tbaa !12
  %91 = load i64, ptr addrspace(3) %35, align 8, !tbaa !12
  %92 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %91, i64 noundef 1) #10
  %93 = xor i64 %92, %90
  %94 = load i64, ptr addrspace(3) %15, align 8, !tbaa !12
  %95 = xor i64 %93, %94
  %96 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %95, i64 noundef %36) #10
  store i64 %96, ptr addrspace(3) %44, align 8, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  %97 = load i64, ptr addrspace(3) %45, align 8, !tbaa !12
  %98 = load i64, ptr addrspace(3) %49, align 8, !tbaa !12
  %99 = xor i64 %98, -1
  %100 = load i64, ptr addrspace(3) %54, align 8, !tbaa !12
  %101 = and i64 %100, %99
  %102 = xor i64 %101, %97
  br i1 %55, label %103, label %108

103:                                              ; preds = %89
  %104 = zext nneg i32 %76 to i64
  %105 = getelementptr inbounds nuw i64, ptr addrspace(2) @round_constant, i64 %104
  %106 = load i64, ptr addrspace(2) %105, align 8, !tbaa !12
  %107 = xor i64 %106, %102
  br label %108

108:                                              ; preds = %103, %89
  %109 = phi i64 [ %107, %103 ], [ %102, %89 ]
  store i64 %109, ptr addrspace(3) %15, align 8, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  %110 = add nuw nsw i32 %76, 1
  %111 = icmp slt i32 %110, %1
  br i1 %111, label %75, label %112

112:                                              ; preds = %108, %16
  %113 = load i64, ptr addrspace(3) %15, align 8, !tbaa !12
  %114 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10
  %115 = mul i64 %114, 200
  %116 = getelementptr i8, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i64, ptr addrspace(1) %116, i64 %10
  store i64 %113, ptr addrspace(1) %117, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_keccak_lanes(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !9 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %4 = trunc i64 %3 to i32
  %5 = freeze i32 %4
  %6 = sdiv i32 %5, 5
  %7 = mul i32 %6, 5
  %8 = sub i32 %5, %7
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10
  %10 = sext i32 %4 to i64
  %11 = mul i64 %9, 200
  %12 = getelementptr i8, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr i64, ptr addrspace(1) %12, i64 %10
  %14 = load i64, ptr addrspace(1) %13, align 8, !tbaa !12
  %15 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.a, i64 %10
  store i64 %14, ptr addrspace(3) %15, align 8, !tbaa !12
  br label %56

16:                                               ; preds = %56
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  %17 = icmp sgt i32 %1, 0
  br i1 %17, label %18, label %75

18:                                               ; preds = %16
  %19 = add i32 %4, 4
  %20 = icmp ult i32 %19, 9
  %21 = sext i32 %8 to i64
  %22 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.a, i64 %21
  %23 = getelementptr i8, ptr addrspace(3) %22, i64 40
  %24 = getelementptr i8, ptr addrspace(3) %22, i64 80
  %25 = getelementptr i8, ptr addrspace(3) %22, i64 120
  %26 = getelementptr i8, ptr addrspace(3) %22, i64 160
  %27 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.c, i64 %21
  %28 = add nsw i32 %8, 4
  %29 = urem i32 %28, 5
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr addrspace(3) @keccak_lanes.c, i64 %30
  %32 = add nsw i32 %8, 1
  %33 = srem i32 %32, 5
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.c, i64 %34
  %36 = zext nneg i32 %69 to i64
  %37 = shl nsw i32 %8, 1
  %38 = mul nsw i32 %6, 3
  %39 = add nsw i32 %37, %38
  %40 = srem i32 %39, 5
  %41 = mul nsw i32 %40, 5
  %42 = add nsw i32 %41, %6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.b, i64 %43
  %45 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.b, i64 %10
  %46 = mul nsw i32 %6, 5
  %47 = add nsw i32 %33, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.b, i64 %48
  %50 = add nsw i32 %8, 2
  %51 = srem i32 %50, 5
  %52 = add nsw i32 %51, %46
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i64, ptr addrspace(3) @keccak_lanes.b, i64 %53
  %55 = icmp eq i32 %4, 0
  br label %81

56:                                               ; preds = %2, %56
  %57 = phi i32 [ 0, %2 ], [ %69, %56 ]
  %58 = phi i32 [ 0, %2 ], [ %64, %56 ]
  %59 = phi i32 [ 0, %2 ], [ %73, %56 ]
  %60 = phi i32 [ 1, %2 ], [ %59, %56 ]
  %61 = icmp eq i32 %60, %8
  %62 = icmp eq i32 %59, %6
  %63 = select i1 %61, i1 %62, i1 false
  %64 = add nuw nsw i32 %58, 1
  %65 = add nuw nsw i32 %58, 2
  %66 = mul nuw nsw i32 %64, %65
  %67 = lshr i32 %66, 1
  %68 = and i32 %67, 63
  %69 = select i1 %63, i32 %68, i32 %57
  %70 = shl nuw nsw i32 %60, 1
  %71 = mul nuw nsw i32 %59, 3
  %72 = add nuw nsw i32 %71, %70
  %73 = urem i32 %72, 5
  %74 = icmp samesign ult i32 %58, 23
  br i1 %74, label %56, label %16

75:                                               ; preds = %114, %16
  %76 = load i64, ptr addrspace(3) %15, align 8, !tbaa !12
  %77 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10
  %78 = mul i64 %77, 200
  %79 = getelementptr i8, ptr addrspace(1) %0, i64 %78
  %80 = getelementptr i64, ptr addrspace(1) %79, i64 %10
  store i64 %76, ptr addrspace(1) %80, align 8, !tbaa !12
  ret void

81:                                               ; preds = %18, %114
  %82 = phi i32 [ 0, %18 ], [ %116, %114 ]
  br i1 %20, label %83, label %95

83:                                               ; preds = %81
  %84 = load i64, ptr addrspace(3) %22, align 8, !tbaa !12
  %85 = load i64, ptr addrspace(3) %23, align 8, !tbaa !12
  %86 = load i64, ptr addrspace(3) %24, align 8, !tbaa !12
  %87 = load i64, ptr addrspace(3) %25, align 8, !tbaa !12
  %88 = load i64, ptr addrspace(3) %26, align 8, !tbaa !12
  %89 = insertelement <4 x i64> poison, i64 %85, i64 0
  %90 = insertelement <4 x i64> %89, i64 %84, i64 1
  %91 = insertelement <4 x i64> %90, i64 %86, i64 2
  %92 = insertelement <4 x i64> %91, i64 %87, i64 3
  %93 = tail call i64 @llvm.vector.reduce.xor.v4i64(<4 x i64> %92)
  %94 = xor i64 %93, %88
  store i64 %94, ptr addrspace(3) %27, align 8, !tbaa !12
  br label %95

95:                                               ; preds = %83, %81
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  %96 = load i64, ptr addrspace(3) %31, align 8, !tbaa !12
  %97 = load i64, ptr addrspace(3) %35, align 8, !tbaa !12
  %98 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %97, i64 noundef 1) #10
  %99 = xor i64 %98, %96
  %100 = load i64, ptr addrspace(3) %15, align 8, !tbaa !12
  %101 = xor i64 %99, %100
  %102 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %101, i64 noundef %36) #10
  store i64 %102, ptr addrspace(3) %44, align 8, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  %103 = load i64, ptr addrspace(3) %45, align 8, !tbaa !12
  %104 = load i64, ptr addrspace(3) %49, align 8, !tbaa !12
  %105 = xor i64 %104, -1
  %106 = load i64, ptr addrspace(3) %54, align 8, !tbaa !12
  %107 = and i64 %106, %105
  %108 = xor i64 %107, %103
  br i1 %55, label %109, label %114

109:                                              ; preds = %95
  %110 = zext nneg i32 %82 to i64
  %111 = getelementptr inbounds nuw i64, ptr addrspace(2) @round_constant, i64 %110
  %112 = load i64, ptr addrspace(2) %111, align 8, !tbaa !12
  %113 = xor i64 %112, %108
  br label %114

114:                                              ; preds = %109, %95
  %115 = phi i64 [ %113, %109 ], [ %108, %95 ]
  store i64 %115, ptr addrspace(3) %15, align 8, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #12
  %116 = add nuw nsw i32 %82, 1
  %117 = icmp slt i32 %116, %1
  br i1 %117, label %81, label %75
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define internal spir_func void @keccak_f(ptr noundef nonnull captures(none) %0) unnamed_addr #6 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %0, align 8, !tbaa !12
  %4 = getelementptr nuw i8, ptr %0, i64 120
  %5 = load i64, ptr %4, align 8, !tbaa !12
  %6 = getelementptr nuw i8, ptr %0, i64 160
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %17 = load i64, ptr %16, align 8, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %19 = load i64, ptr %18, align 8, !tbaa !12
  %20 = getelementptr nuw i8, ptr %0, i64 80
  %21 = getelementptr nuw i8, ptr %0, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %39 = load <2 x i64>, ptr %9, align 8, !tbaa !12
  %40 = load <2 x i64>, ptr %10, align 8, !tbaa !12
  %41 = load <2 x i64>, ptr %11, align 8, !tbaa !12
  %42 = load <8 x i64>, ptr %2, align 8, !tbaa !12
  %43 = load <4 x i64>, ptr %22, align 8, !tbaa !12
  %44 = load <2 x i64>, ptr %32, align 8, !tbaa !12
  %45 = load <8 x i64>, ptr %7, align 8, !tbaa !12
  %46 = load i64, ptr %38, align 8, !tbaa !12
  %47 = insertelement <32 x i64> poison, i64 %46, i64 0
  %48 = shufflevector <8 x i64> %45, <8 x i64> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %49 = shufflevector <32 x i64> %47, <32 x i64> %48, <32 x i32> <i32 0, i32 35, i32 poison, i32 39, i32 34, i32 poison, i32 38, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 37, i32 32, i32 poison, i32 36>
  %50 = shufflevector <2 x i64> %44, <2 x i64> poison, <32 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %51 = shufflevector <32 x i64> %49, <32 x i64> %50, <32 x i32> <i32 0, i32 1, i32 33, i32 3, i32 4, i32 32, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 28, i32 29, i32 poison, i32 31>
  %52 = shufflevector <4 x i64> %43, <4 x i64> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %53 = shufflevector <32 x i64> %51, <32 x i64> %52, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 33, i32 28, i32 29, i32 34, i32 31>
  %54 = shufflevector <2 x i64> %41, <2 x i64> poison, <32 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <32 x i64> %53, <32 x i64> %54, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 poison, i32 poison, i32 poison, i32 33, i32 poison, i32 poison, i32 32, i32 poison, i32 poison, i32 18, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 27, i32 28, i32 29, i32 30, i32 31>
  %56 = shufflevector <2 x i64> %40, <2 x i64> poison, <32 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %57 = shufflevector <32 x i64> %55, <32 x i64> %56, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 poison, i32 poison, i32 poison, i32 12, i32 33, i32 poison, i32 15, i32 32, i32 poison, i32 18, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 27, i32 28, i32 29, i32 30, i32 31>
  %58 = shufflevector <2 x i64> %39, <2 x i64> poison, <32 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %59 = shufflevector <32 x i64> %57, <32 x i64> %58, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 poison, i32 poison, i32 poison, i32 12, i32 13, i32 33, i32 15, i32 16, i32 32, i32 18, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 27, i32 28, i32 29, i32 30, i32 31>
  %60 = shufflevector <8 x i64> %42, <8 x i64> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <32 x i64> %59, <32 x i64> %60, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 poison, i32 poison, i32 poison, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 35, i32 39, i32 34, i32 38, i32 33, i32 37, i32 32, i32 36, i32 27, i32 28, i32 29, i32 30, i32 31>
  %62 = insertelement <32 x i64> %61, i64 %19, i64 9
  %63 = insertelement <32 x i64> %62, i64 %17, i64 10
  %64 = insertelement <32 x i64> %63, i64 %15, i64 11
  br label %66

65:                                               ; preds = %66
  ret void

66:                                               ; preds = %1, %66
  %67 = phi i64 [ %5, %1 ], [ %174, %66 ]
  %68 = phi i64 [ %3, %1 ], [ %274, %66 ]
  %69 = phi i32 [ 0, %1 ], [ %275, %66 ]
  %70 = phi <32 x i64> [ %64, %1 ], [ %247, %66 ]
  %71 = extractelement <32 x i64> %70, i64 26
  %72 = xor i64 %71, %68
  %73 = extractelement <32 x i64> %70, i64 27
  %74 = xor i64 %72, %73
  %75 = xor i64 %74, %67
  %76 = extractelement <32 x i64> %70, i64 31
  %77 = xor i64 %75, %76
  %78 = extractelement <32 x i64> %70, i64 24
  %79 = extractelement <32 x i64> %70, i64 25
  %80 = extractelement <32 x i64> %70, i64 30
  %81 = extractelement <32 x i64> %70, i64 29
  %82 = extractelement <32 x i64> %70, i64 28
  %83 = shufflevector <32 x i64> %70, <32 x i64> poison, <4 x i32> <i32 24, i32 25, i32 30, i32 29>
  %84 = tail call i64 @llvm.vector.reduce.xor.v4i64(<4 x i64> %83)
  %85 = xor i64 %84, %82
  %86 = extractelement <32 x i64> %70, i64 23
  %87 = extractelement <32 x i64> %70, i64 22
  %88 = shufflevector <32 x i64> %70, <32 x i64> poison, <4 x i32> <i32 17, i32 16, i32 15, i32 23>
  %89 = tail call i64 @llvm.vector.reduce.xor.v4i64(<4 x i64> %88)
  %90 = xor i64 %89, %87
  %91 = extractelement <32 x i64> %70, i64 21
  %92 = extractelement <32 x i64> %70, i64 20
  %93 = shufflevector <32 x i64> %70, <32 x i64> poison, <4 x i32> <i32 14, i32 13, i32 12, i32 21>
  %94 = tail call i64 @llvm.vector.reduce.xor.v4i64(<4 x i64> %93)
  %95 = xor i64 %94, %92
  %96 = extractelement <32 x i64> %70, i64 19
  %97 = extractelement <32 x i64> %70, i64 18
  %98 = shufflevector <32 x i64> %70, <32 x i64> poison, <4 x i32> <i32 11, i32 10, i32 9, i32 19>
  %99 = tail call i64 @llvm.vector.reduce.xor.v4i64(<4 x i64> %98)
  %100 = xor i64 %99, %97
  %101 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %85, i64 noundef 1) #10
  %102 = xor i64 %101, %100
  %103 = xor i64 %102, %68
  store i64 %103, ptr %0, align 8, !tbaa !12
  %104 = xor i64 %102, %71
  %105 = xor i64 %102, %73
  %106 = xor i64 %102, %67
  store i64 %106, ptr %4, align 8, !tbaa !12
  %107 = xor i64 %102, %76
  store i64 %107, ptr %6, align 8, !tbaa !12
  %108 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %90, i64 noundef 1) #10
  %109 = xor i64 %108, %77
  %110 = xor i64 %109, %79
  %111 = xor i64 %109, %78
  store i64 %111, ptr %23, align 8, !tbaa !12
  %112 = xor i64 %109, %80
  %113 = xor i64 %109, %81
  %114 = xor i64 %109, %82
  %115 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %95, i64 noundef 1) #10
  %116 = xor i64 %115, %85
  %117 = xor i64 %116, %86
  %118 = xor i64 %116, %87
  %119 = extractelement <32 x i64> %70, i64 8
  %120 = xor i64 %116, %119
  %121 = extractelement <32 x i64> %70, i64 7
  %122 = xor i64 %116, %121
  %123 = extractelement <32 x i64> %70, i64 6
  %124 = xor i64 %116, %123
  %125 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %100, i64 noundef 1) #10
  %126 = xor i64 %125, %90
  %127 = xor i64 %126, %91
  %128 = xor i64 %126, %92
  %129 = extractelement <32 x i64> %70, i64 5
  %130 = xor i64 %126, %129
  %131 = extractelement <32 x i64> %70, i64 4
  %132 = xor i64 %126, %131
  %133 = extractelement <32 x i64> %70, i64 3
  %134 = xor i64 %126, %133
  %135 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %77, i64 noundef 1) #10
  %136 = xor i64 %135, %95
  %137 = xor i64 %136, %96
  %138 = xor i64 %136, %97
  %139 = extractelement <32 x i64> %70, i64 2
  %140 = xor i64 %136, %139
  %141 = extractelement <32 x i64> %70, i64 1
  %142 = xor i64 %136, %141
  %143 = extractelement <32 x i64> %70, i64 0
  %144 = xor i64 %136, %143
  %145 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %110, i64 noundef 1) #10
  %146 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %105, i64 noundef 3) #10
  %147 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %118, i64 noundef 6) #10
  %148 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %112, i64 noundef 10) #10
  store i64 %148, ptr %29, align 8, !tbaa !12
  %149 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %122, i64 noundef 15) #10
  store i64 %149, ptr %33, align 8, !tbaa !12
  %150 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %132, i64 noundef 21) #10
  %151 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %127, i64 noundef 28) #10
  %152 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %104, i64 noundef 36) #10
  store i64 %152, ptr %25, align 8, !tbaa !12
  %153 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %113, i64 noundef 45) #10
  %154 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %128, i64 noundef 55) #10
  store i64 %154, ptr %26, align 8, !tbaa !12
  %155 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %114, i64 noundef 2) #10
  store i64 %155, ptr %38, align 8, !tbaa !12
  %156 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %144, i64 noundef 14) #10
  %157 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %137, i64 noundef 27) #10
  %158 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %106, i64 noundef 41) #10
  store i64 %158, ptr %34, align 8, !tbaa !12
  %159 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %134, i64 noundef 56) #10
  %160 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %142, i64 noundef 8) #10
  %161 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %130, i64 noundef 25) #10
  %162 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %120, i64 noundef 43) #10
  %163 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %117, i64 noundef 62) #10
  store i64 %163, ptr %6, align 8, !tbaa !12
  %164 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %107, i64 noundef 18) #10
  %165 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %140, i64 noundef 39) #10
  store i64 %165, ptr %30, align 8, !tbaa !12
  %166 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %124, i64 noundef 61) #10
  %167 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %138, i64 noundef 20) #10
  %168 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %111, i64 noundef 44) #10
  %169 = xor i64 %168, -1
  %170 = and i64 %162, %169
  %171 = xor i64 %170, %103
  store i64 %171, ptr %0, align 8, !tbaa !12
  %172 = xor i64 %152, -1
  %173 = and i64 %148, %172
  %174 = xor i64 %173, %157
  store i64 %174, ptr %4, align 8, !tbaa !12
  %175 = insertelement <32 x i64> poison, i64 %163, i64 0
  %176 = insertelement <32 x i64> %175, i64 %157, i64 1
  %177 = insertelement <32 x i64> %176, i64 %145, i64 2
  %178 = insertelement <32 x i64> %177, i64 %155, i64 3
  %179 = insertelement <32 x i64> %178, i64 %159, i64 4
  %180 = insertelement <32 x i64> %179, i64 %164, i64 5
  %181 = insertelement <32 x i64> %180, i64 %158, i64 6
  %182 = insertelement <32 x i64> %181, i64 %149, i64 7
  %183 = insertelement <32 x i64> %182, i64 %160, i64 8
  %184 = insertelement <32 x i64> %183, i64 %151, i64 18
  %185 = insertelement <32 x i64> %184, i64 %103, i64 19
  %186 = insertelement <32 x i64> %185, i64 %166, i64 20
  %187 = insertelement <32 x i64> %186, i64 %156, i64 21
  %188 = insertelement <32 x i64> %187, i64 %153, i64 22
  %189 = insertelement <32 x i64> %188, i64 %150, i64 23
  %190 = insertelement <32 x i64> %189, i64 %146, i64 24
  %191 = insertelement <32 x i64> %190, i64 %162, i64 25
  %192 = insertelement <32 x i64> %191, i64 %167, i64 26
  %193 = insertelement <32 x i64> %192, i64 %147, i64 27
  %194 = insertelement <32 x i64> %193, i64 %165, i64 28
  %195 = insertelement <32 x i64> %194, i64 %148, i64 29
  %196 = insertelement <32 x i64> %195, i64 %161, i64 30
  %197 = insertelement <32 x i64> %196, i64 %154, i64 31
  %198 = xor <32 x i64> %197, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %199 = insertelement <32 x i64> poison, i64 %154, i64 0
  %200 = insertelement <32 x i64> %199, i64 %152, i64 1
  %201 = insertelement <32 x i64> %200, i64 %147, i64 2
  %202 = insertelement <32 x i64> %201, i64 %163, i64 3
  %203 = insertelement <32 x i64> %202, i64 %157, i64 4
  %204 = insertelement <32 x i64> %203, i64 %145, i64 5
  %205 = insertelement <32 x i64> %204, i64 %155, i64 6
  %206 = insertelement <32 x i64> %205, i64 %159, i64 7
  %207 = insertelement <32 x i64> %206, i64 %164, i64 8
  %208 = insertelement <32 x i64> %207, i64 %167, i64 18
  %209 = insertelement <32 x i64> %208, i64 %168, i64 19
  %210 = insertelement <32 x i64> %209, i64 %151, i64 20
  %211 = insertelement <32 x i64> %210, i64 %103, i64 21
  %212 = insertelement <32 x i64> %211, i64 %166, i64 22
  %213 = insertelement <32 x i64> %212, i64 %156, i64 23
  %214 = insertelement <32 x i64> %213, i64 %153, i64 24
  %215 = insertelement <32 x i64> %214, i64 %150, i64 25
  %216 = insertelement <32 x i64> %215, i64 %146, i64 26
  %217 = insertelement <32 x i64> %216, i64 %161, i64 27
  %218 = insertelement <32 x i64> %217, i64 %158, i64 28
  %219 = insertelement <32 x i64> %218, i64 %149, i64 29
  %220 = insertelement <32 x i64> %219, i64 %160, i64 30
  %221 = insertelement <32 x i64> %220, i64 %165, i64 31
  %222 = and <32 x i64> %221, %198
  %223 = insertelement <32 x i64> poison, i64 %155, i64 0
  %224 = insertelement <32 x i64> %223, i64 %159, i64 1
  %225 = insertelement <32 x i64> %224, i64 %164, i64 2
  %226 = insertelement <32 x i64> %225, i64 %158, i64 3
  %227 = insertelement <32 x i64> %226, i64 %149, i64 4
  %228 = insertelement <32 x i64> %227, i64 %160, i64 5
  %229 = insertelement <32 x i64> %228, i64 %165, i64 6
  %230 = insertelement <32 x i64> %229, i64 %148, i64 7
  %231 = insertelement <32 x i64> %230, i64 %161, i64 8
  %232 = insertelement <32 x i64> %231, i64 %166, i64 18
  %233 = insertelement <32 x i64> %232, i64 %156, i64 19
  %234 = insertelement <32 x i64> %233, i64 %153, i64 20
  %235 = insertelement <32 x i64> %234, i64 %150, i64 21
  %236 = insertelement <32 x i64> %235, i64 %146, i64 22
  %237 = insertelement <32 x i64> %236, i64 %162, i64 23
  %238 = insertelement <32 x i64> %237, i64 %167, i64 24
  %239 = insertelement <32 x i64> %238, i64 %168, i64 25
  %240 = insertelement <32 x i64> %239, i64 %151, i64 26
  %241 = insertelement <32 x i64> %240, i64 %145, i64 27
  %242 = insertelement <32 x i64> %241, i64 %154, i64 28
  %243 = insertelement <32 x i64> %242, i64 %152, i64 29
  %244 = insertelement <32 x i64> %243, i64 %147, i64 30
  %245 = insertelement <32 x i64> %244, i64 %163, i64 31
  %246 = xor <32 x i64> %222, %245
  %247 = shufflevector <32 x i64> %246, <32 x i64> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %248 = extractelement <32 x i64> %246, i64 25
  store i64 %248, ptr %2, align 8, !tbaa !12
  %249 = extractelement <32 x i64> %246, i64 23
  store i64 %249, ptr %8, align 8, !tbaa !12
  %250 = extractelement <32 x i64> %246, i64 21
  store i64 %250, ptr %12, align 8, !tbaa !12
  %251 = extractelement <32 x i64> %246, i64 19
  store i64 %251, ptr %13, align 8, !tbaa !12
  %252 = extractelement <32 x i64> %246, i64 26
  store i64 %252, ptr %21, align 8, !tbaa !12
  %253 = extractelement <32 x i64> %246, i64 24
  store i64 %253, ptr %23, align 8, !tbaa !12
  %254 = extractelement <32 x i64> %246, i64 22
  store i64 %254, ptr %27, align 8, !tbaa !12
  %255 = extractelement <32 x i64> %246, i64 20
  store i64 %255, ptr %31, align 8, !tbaa !12
  %256 = extractelement <32 x i64> %246, i64 18
  store i64 %256, ptr %35, align 8, !tbaa !12
  %257 = extractelement <32 x i64> %246, i64 27
  store i64 %257, ptr %20, align 8, !tbaa !12
  %258 = extractelement <32 x i64> %246, i64 30
  store i64 %258, ptr %24, align 8, !tbaa !12
  %259 = extractelement <32 x i64> %246, i64 8
  store i64 %259, ptr %28, align 8, !tbaa !12
  %260 = extractelement <32 x i64> %246, i64 5
  store i64 %260, ptr %32, align 8, !tbaa !12
  %261 = extractelement <32 x i64> %246, i64 2
  store i64 %261, ptr %36, align 8, !tbaa !12
  %262 = extractelement <32 x i64> %246, i64 29
  store i64 %262, ptr %25, align 8, !tbaa !12
  %263 = extractelement <32 x i64> %246, i64 7
  store i64 %263, ptr %29, align 8, !tbaa !12
  %264 = extractelement <32 x i64> %246, i64 4
  store i64 %264, ptr %33, align 8, !tbaa !12
  %265 = extractelement <32 x i64> %246, i64 1
  store i64 %265, ptr %37, align 8, !tbaa !12
  %266 = extractelement <32 x i64> %246, i64 31
  store i64 %266, ptr %6, align 8, !tbaa !12
  %267 = extractelement <32 x i64> %246, i64 28
  store i64 %267, ptr %26, align 8, !tbaa !12
  %268 = extractelement <32 x i64> %246, i64 6
  store i64 %268, ptr %30, align 8, !tbaa !12
  %269 = extractelement <32 x i64> %246, i64 3
  store i64 %269, ptr %34, align 8, !tbaa !12
  %270 = extractelement <32 x i64> %246, i64 0
  store i64 %270, ptr %38, align 8, !tbaa !12
  %271 = zext nneg i32 %69 to i64
  %272 = getelementptr inbounds nuw i64, ptr addrspace(2) @round_constant, i64 %271
  %273 = load i64, ptr addrspace(2) %272, align 8, !tbaa !12
  %274 = xor i64 %171, %273
  store i64 %274, ptr %0, align 8, !tbaa !12
  %275 = add nuw nsw i32 %69, 1
  %276 = icmp samesign ult i32 %69, 23
  br i1 %276, label %66, label %65
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.xor.v4i64(<4 x i64>) #9

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"ulong*", !"ulong*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !6, i64 0}
!14 = !{i32 1, i32 0}
!15 = !{!"ulong*", !"int"}
!16 = !{!"", !""}
