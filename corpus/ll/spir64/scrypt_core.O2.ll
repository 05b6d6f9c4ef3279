; ModuleID = 'corpus/opencl/scrypt_core.cl'
source_filename = "corpus/opencl/scrypt_core.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.nonce_t = type { [3 x i32] }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @scrypt_romix(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [8 x <4 x i32>], align 16
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %7 = shl i64 %5, 7
  %8 = and i64 %7, 68719476608
  %9 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, ptr addrspace(1) noundef align 16 dereferenceable(128) %9, i64 128, i1 false), !tbaa !13
  %10 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %11 = trunc i64 %10 to i32
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %82, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 112
  br label %21

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %71, %21 ]
  %23 = shl i32 %22, 3
  %24 = load <4 x i32>, ptr %4, align 16, !tbaa !13
  %25 = mul i32 %23, %11
  %26 = add i32 %25, %6
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %27
  store <4 x i32> %24, ptr addrspace(1) %28, align 16, !tbaa !13
  %29 = load <4 x i32>, ptr %15, align 16, !tbaa !13
  %30 = or disjoint i32 %23, 1
  %31 = mul i32 %30, %11
  %32 = add i32 %31, %6
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %33
  store <4 x i32> %29, ptr addrspace(1) %34, align 16, !tbaa !13
  %35 = load <4 x i32>, ptr %16, align 16, !tbaa !13
  %36 = or disjoint i32 %23, 2
  %37 = mul i32 %36, %11
  %38 = add i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %39
  store <4 x i32> %35, ptr addrspace(1) %40, align 16, !tbaa !13
  %41 = load <4 x i32>, ptr %17, align 16, !tbaa !13
  %42 = or disjoint i32 %23, 3
  %43 = mul i32 %42, %11
  %44 = add i32 %43, %6
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %45
  store <4 x i32> %41, ptr addrspace(1) %46, align 16, !tbaa !13
  %47 = load <4 x i32>, ptr %14, align 16, !tbaa !13
  %48 = or disjoint i32 %23, 4
  %49 = mul i32 %48, %11
  %50 = add i32 %49, %6
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %51
  store <4 x i32> %47, ptr addrspace(1) %52, align 16, !tbaa !13
  %53 = load <4 x i32>, ptr %18, align 16, !tbaa !13
  %54 = or disjoint i32 %23, 5
  %55 = mul i32 %54, %11
  %56 = add i32 %55, %6
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %57
  store <4 x i32> %53, ptr addrspace(1) %58, align 16, !tbaa !13
  %59 = load <4 x i32>, ptr %19, align 16, !tbaa !13
  %60 = or disjoint i32 %23, 6
  %61 = mul i32 %60, %11
  %62 = add i32 %61, %6
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %63
  store <4 x i32> %59, ptr addrspace(1) %64, align 16, !tbaa !13
  %65 = load <4 x i32>, ptr %20, align 16, !tbaa !13
  %66 = or disjoint i32 %23, 7
  %67 = mul i32 %66, %11
  %68 = add i32 %67, %6
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %69
  store <4 x i32> %65, ptr addrspace(1) %70, align 16, !tbaa !13
  call spir_func void @salsa8(ptr noundef nonnull %4, ptr noundef %14) #11
  call spir_func void @salsa8(ptr noundef %14, ptr noundef nonnull %4) #11
  %71 = add nuw i32 %22, 1
  %72 = icmp ult i32 %71, %2
  br i1 %72, label %21, label %73

73:                                               ; preds = %21
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %75 = add i32 %2, 536870911
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 112
  br label %83

82:                                               ; preds = %83, %3
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 16 dereferenceable(128) %9, ptr noundef nonnull align 16 dereferenceable(128) %4, i64 128, i1 false), !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

83:                                               ; preds = %73, %83
  %84 = phi i32 [ 0, %73 ], [ %151, %83 ]
  %85 = load i32, ptr %74, align 16
  %86 = and i32 %85, %75
  %87 = shl i32 %86, 3
  %88 = mul i32 %87, %11
  %89 = add i32 %88, %6
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %90
  %92 = load <4 x i32>, ptr addrspace(1) %91, align 16, !tbaa !13
  %93 = load <4 x i32>, ptr %4, align 16, !tbaa !13
  %94 = xor <4 x i32> %93, %92
  store <4 x i32> %94, ptr %4, align 16, !tbaa !13
  %95 = or disjoint i32 %87, 1
  %96 = mul i32 %95, %11
  %97 = add i32 %96, %6
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %98
  %100 = load <4 x i32>, ptr addrspace(1) %99, align 16, !tbaa !13
  %101 = load <4 x i32>, ptr %76, align 16, !tbaa !13
  %102 = xor <4 x i32> %101, %100
  store <4 x i32> %102, ptr %76, align 16, !tbaa !13
  %103 = or disjoint i32 %87, 2
  %104 = mul i32 %103, %11
  %105 = add i32 %104, %6
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %106
  %108 = load <4 x i32>, ptr addrspace(1) %107, align 16, !tbaa !13
  %109 = load <4 x i32>, ptr %77, align 16, !tbaa !13
  %110 = xor <4 x i32> %109, %108
  store <4 x i32> %110, ptr %77, align 16, !tbaa !13
  %111 = or disjoint i32 %87, 3
  %112 = mul i32 %111, %11
  %113 = add i32 %112, %6
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %114
  %116 = load <4 x i32>, ptr addrspace(1) %115, align 16, !tbaa !13
  %117 = load <4 x i32>, ptr %78, align 16, !tbaa !13
  %118 = xor <4 x i32> %117, %116
  store <4 x i32> %118, ptr %78, align 16, !tbaa !13
  %119 = or disjoint i32 %87, 4
  %120 = mul i32 %119, %11
  %121 = add i32 %120, %6
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %122
  %124 = load <4 x i32>, ptr addrspace(1) %123, align 16, !tbaa !13
  %125 = load <4 x i32>, ptr %74, align 16, !tbaa !13
  %126 = xor <4 x i32> %125, %124
  store <4 x i32> %126, ptr %74, align 16, !tbaa !13
  %127 = or disjoint i32 %87, 5
  %128 = mul i32 %127, %11
  %129 = add i32 %128, %6
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %130
  %132 = load <4 x i32>, ptr addrspace(1) %131, align 16, !tbaa !13
  %133 = load <4 x i32>, ptr %79, align 16, !tbaa !13
  %134 = xor <4 x i32> %133, %132
  store <4 x i32> %134, ptr %79, align 16, !tbaa !13
  %135 = or disjoint i32 %87, 6
  %136 = mul i32 %135, %11
  %137 = add i32 %136, %6
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %138
  %140 = load <4 x i32>, ptr addrspace(1) %139, align 16, !tbaa !13
  %141 = load <4 x i32>, ptr %80, align 16, !tbaa !13
  %142 = xor <4 x i32> %141, %140
  store <4 x i32> %142, ptr %80, align 16, !tbaa !13
  %143 = or disjoint i32 %87, 7
  %144 = mul i32 %143, %11
  %145 = add i32 %144, %6
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %146
  %148 = load <4 x i32>, ptr addrspace(1) %147, align 16, !tbaa !13
  %149 = load <4 x i32>, ptr %81, align 16, !tbaa !13
  %150 = xor <4 x i32> %149, %148
  store <4 x i32> %150, ptr %81, align 16, !tbaa !13
  call spir_func void @salsa8(ptr noundef nonnull %4, ptr noundef %74) #11
  call spir_func void @salsa8(ptr noundef %74, ptr noundef nonnull %4) #11
  %151 = add nuw i32 %84, 1
  %152 = icmp ult i32 %151, %2
  br i1 %152, label %83, label %82
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_scrypt_romix(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [8 x <4 x i32>], align 16
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %7 = shl i64 %5, 7
  %8 = and i64 %7, 68719476608
  %9 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, ptr addrspace(1) noundef align 16 dereferenceable(128) %9, i64 128, i1 false), !tbaa !13
  %10 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #9
  %11 = trunc i64 %10 to i32
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %82, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 112
  br label %21

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %71, %21 ]
  %23 = shl i32 %22, 3
  %24 = load <4 x i32>, ptr %4, align 16, !tbaa !13
  %25 = mul i32 %23, %11
  %26 = add i32 %25, %6
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %27
  store <4 x i32> %24, ptr addrspace(1) %28, align 16, !tbaa !13
  %29 = load <4 x i32>, ptr %15, align 16, !tbaa !13
  %30 = or disjoint i32 %23, 1
  %31 = mul i32 %30, %11
  %32 = add i32 %31, %6
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %33
  store <4 x i32> %29, ptr addrspace(1) %34, align 16, !tbaa !13
  %35 = load <4 x i32>, ptr %16, align 16, !tbaa !13
  %36 = or disjoint i32 %23, 2
  %37 = mul i32 %36, %11
  %38 = add i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %39
  store <4 x i32> %35, ptr addrspace(1) %40, align 16, !tbaa !13
  %41 = load <4 x i32>, ptr %17, align 16, !tbaa !13
  %42 = or disjoint i32 %23, 3
  %43 = mul i32 %42, %11
  %44 = add i32 %43, %6
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %45
  store <4 x i32> %41, ptr addrspace(1) %46, align 16, !tbaa !13
  %47 = load <4 x i32>, ptr %14, align 16, !tbaa !13
  %48 = or disjoint i32 %23, 4
  %49 = mul i32 %48, %11
  %50 = add i32 %49, %6
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %51
  store <4 x i32> %47, ptr addrspace(1) %52, align 16, !tbaa !13
  %53 = load <4 x i32>, ptr %18, align 16, !tbaa !13
  %54 = or disjoint i32 %23, 5
  %55 = mul i32 %54, %11
  %56 = add i32 %55, %6
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %57
  store <4 x i32> %53, ptr addrspace(1) %58, align 16, !tbaa !13
  %59 = load <4 x i32>, ptr %19, align 16, !tbaa !13
  %60 = or disjoint i32 %23, 6
  %61 = mul i32 %60, %11
  %62 = add i32 %61, %6
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %63
  store <4 x i32> %59, ptr addrspace(1) %64, align 16, !tbaa !13
  %65 = load <4 x i32>, ptr %20, align 16, !tbaa !13
  %66 = or disjoint i32 %23, 7
  %67 = mul i32 %66, %11
  %68 = add i32 %67, %6
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %69
  store <4 x i32> %65, ptr addrspace(1) %70, align 16, !tbaa !13
  call spir_func void @salsa8(ptr noundef nonnull %4, ptr noundef %14) #11
  call spir_func void @salsa8(ptr noundef %14, ptr noundef nonnull %4) #11
  %71 = add nuw i32 %22, 1
  %72 = icmp ult i32 %71, %2
  br i1 %72, label %21, label %73

73:                                               ; preds = %21
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %75 = add i32 %2, 536870911
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 112
  br label %83

82:                                               ; preds = %83, %3
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 16 dereferenceable(128) %9, ptr noundef nonnull align 16 dereferenceable(128) %4, i64 128, i1 false), !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

83:                                               ; preds = %73, %83
  %84 = phi i32 [ 0, %73 ], [ %151, %83 ]
  %85 = load i32, ptr %74, align 16
  %86 = and i32 %85, %75
  %87 = shl i32 %86, 3
  %88 = mul i32 %87, %11
  %89 = add i32 %88, %6
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %90
  %92 = load <4 x i32>, ptr addrspace(1) %91, align 16, !tbaa !13
  %93 = load <4 x i32>, ptr %4, align 16, !tbaa !13
  %94 = xor <4 x i32> %93, %92
  store <4 x i32> %94, ptr %4, align 16, !tbaa !13
  %95 = or disjoint i32 %87, 1
  %96 = mul i32 %95, %11
  %97 = add i32 %96, %6
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %98
  %100 = load <4 x i32>, ptr addrspace(1) %99, align 16, !tbaa !13
  %101 = load <4 x i32>, ptr %76, align 16, !tbaa !13
  %102 = xor <4 x i32> %101, %100
  store <4 x i32> %102, ptr %76, align 16, !tbaa !13
  %103 = or disjoint i32 %87, 2
  %104 = mul i32 %103, %11
  %105 = add i32 %104, %6
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %106
  %108 = load <4 x i32>, ptr addrspace(1) %107, align 16, !tbaa !13
  %109 = load <4 x i32>, ptr %77, align 16, !tbaa !13
  %110 = xor <4 x i32> %109, %108
  store <4 x i32> %110, ptr %77, align 16, !tbaa !13
  %111 = or disjoint i32 %87, 3
  %112 = mul i32 %111, %11
  %113 = add i32 %112, %6
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %114
  %116 = load <4 x i32>, ptr addrspace(1) %115, align 16, !tbaa !13
  %117 = load <4 x i32>, ptr %78, align 16, !tbaa !13
  %118 = xor <4 x i32> %117, %116
  store <4 x i32> %118, ptr %78, align 16, !tbaa !13
  %119 = or disjoint i32 %87, 4
  %120 = mul i32 %119, %11
  %121 = add i32 %120, %6
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %122
  %124 = load <4 x i32>, ptr addrspace(1) %123, align 16, !tbaa !13
  %125 = load <4 x i32>, ptr %74, align 16, !tbaa !13
  %126 = xor <4 x i32> %125, %124
  store <4 x i32> %126, ptr %74, align 16, !tbaa !13
  %127 = or disjoint i32 %87, 5
  %128 = mul i32 %127, %11
  %129 = add i32 %128, %6
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %130
  %132 = load <4 x i32>, ptr addrspace(1) %131, align 16, !tbaa !13
  %133 = load <4 x i32>, ptr %79, align 16, !tbaa !13
  %134 = xor <4 x i32> %133, %132
  store <4 x i32> %134, ptr %79, align 16, !tbaa !13
  %135 = or disjoint i32 %87, 6
  %136 = mul i32 %135, %11
  %137 = add i32 %136, %6
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %138
  %140 = load <4 x i32>, ptr addrspace(1) %139, align 16, !tbaa !13
  %141 = load <4 x i32>, ptr %80, align 16, !tbaa !13
  %142 = xor <4 x i32> %141, %140
  store <4 x i32> %142, ptr %80, align 16, !tbaa !13
  %143 = or disjoint i32 %87, 7
  %144 = mul i32 %143, %11
  %145 = add i32 %144, %6
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %146
  %148 = load <4 x i32>, ptr addrspace(1) %147, align 16, !tbaa !13
  %149 = load <4 x i32>, ptr %81, align 16, !tbaa !13
  %150 = xor <4 x i32> %149, %148
  store <4 x i32> %150, ptr %81, align 16, !tbaa !13
  call spir_func void @salsa8(ptr noundef nonnull %4, ptr noundef %74) #11
  call spir_func void @salsa8(ptr noundef %74, ptr noundef nonnull %4) #11
  %151 = add nuw i32 %84, 1
  %152 = icmp ult i32 %151, %2
  br i1 %152, label %83, label %82
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define dso_local spir_kernel void @chacha20_xor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.nonce_t) align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef align 64 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca [16 x i32], align 4
  %6 = load i32, ptr %1, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 4
  %11 = load i32, ptr addrspace(1) %0, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %27 = trunc i64 %26 to i32
  %28 = add i32 %2, %27
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  br label %67

29:                                               ; preds = %67
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %45 = add i32 %139, 1634760805
  store i32 %45, ptr %5, align 4, !tbaa !4
  %46 = add i32 %151, 857760878
  store i32 %46, ptr %44, align 4, !tbaa !4
  %47 = add i32 %163, 2036477234
  store i32 %47, ptr %43, align 4, !tbaa !4
  %48 = add i32 %175, 1797285236
  store i32 %48, ptr %42, align 4, !tbaa !4
  %49 = add i32 %180, %11
  store i32 %49, ptr %41, align 4, !tbaa !4
  %50 = add i32 %144, %13
  store i32 %50, ptr %40, align 4, !tbaa !4
  %51 = add i32 %156, %15
  store i32 %51, ptr %39, align 4, !tbaa !4
  %52 = add i32 %168, %17
  store i32 %52, ptr %38, align 4, !tbaa !4
  %53 = add i32 %166, %19
  store i32 %53, ptr %37, align 4, !tbaa !4
  %54 = add i32 %178, %21
  store i32 %54, ptr %36, align 4, !tbaa !4
  %55 = add i32 %142, %23
  store i32 %55, ptr %35, align 4, !tbaa !4
  %56 = add i32 %154, %25
  store i32 %56, ptr %34, align 4, !tbaa !4
  %57 = add i32 %153, %28
  store i32 %57, ptr %33, align 4, !tbaa !4
  %58 = add i32 %165, %6
  store i32 %58, ptr %32, align 4, !tbaa !4
  %59 = add i32 %177, %8
  store i32 %59, ptr %31, align 4, !tbaa !4
  %60 = add i32 %141, %10
  store i32 %60, ptr %30, align 4, !tbaa !4
  %61 = addrspacecast ptr %5 to ptr addrspace(4)
  %62 = call spir_func <16 x i32> @_Z7vload16mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %61) #12
  %63 = and i64 %26, 4294967295
  %64 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %3, i64 %63
  %65 = load <16 x i32>, ptr addrspace(1) %64, align 64, !tbaa !13
  %66 = xor <16 x i32> %65, %62
  store <16 x i32> %66, ptr addrspace(1) %64, align 64, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void

67:                                               ; preds = %4, %67
  %68 = phi i32 [ 0, %4 ], [ %181, %67 ]
  %69 = phi i32 [ %11, %4 ], [ %180, %67 ]
  %70 = phi i32 [ 1634760805, %4 ], [ %139, %67 ]
  %71 = phi i32 [ %28, %4 ], [ %153, %67 ]
  %72 = phi i32 [ %19, %4 ], [ %166, %67 ]
  %73 = phi i32 [ %13, %4 ], [ %144, %67 ]
  %74 = phi i32 [ 857760878, %4 ], [ %151, %67 ]
  %75 = phi i32 [ %6, %4 ], [ %165, %67 ]
  %76 = phi i32 [ %21, %4 ], [ %178, %67 ]
  %77 = phi i32 [ %15, %4 ], [ %156, %67 ]
  %78 = phi i32 [ 2036477234, %4 ], [ %163, %67 ]
  %79 = phi i32 [ %8, %4 ], [ %177, %67 ]
  %80 = phi i32 [ %23, %4 ], [ %142, %67 ]
  %81 = phi i32 [ %17, %4 ], [ %168, %67 ]
  %82 = phi i32 [ 1797285236, %4 ], [ %175, %67 ]
  %83 = phi i32 [ %10, %4 ], [ %141, %67 ]
  %84 = phi i32 [ %25, %4 ], [ %154, %67 ]
  %85 = add i32 %70, %69
  %86 = xor i32 %71, %85
  %87 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %86, i32 noundef 16) #9
  %88 = add i32 %72, %87
  %89 = xor i32 %88, %69
  %90 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %89, i32 noundef 12) #9
  %91 = add i32 %90, %85
  %92 = xor i32 %91, %87
  %93 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %92, i32 noundef 8) #9
  %94 = add i32 %93, %88
  %95 = xor i32 %94, %90
  %96 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %95, i32 noundef 7) #9
  %97 = add i32 %74, %73
  %98 = xor i32 %75, %97
  %99 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %98, i32 noundef 16) #9
  %100 = add i32 %76, %99
  %101 = xor i32 %100, %73
  %102 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %101, i32 noundef 12) #9
  %103 = add i32 %102, %97
  %104 = xor i32 %103, %99
  %105 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %104, i32 noundef 8) #9
  %106 = add i32 %105, %100
  %107 = xor i32 %106, %102
  %108 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %107, i32 noundef 7) #9
  %109 = add i32 %78, %77
  %110 = xor i32 %79, %109
  %111 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %110, i32 noundef 16) #9
  %112 = add i32 %80, %111
  %113 = xor i32 %112, %77
  %114 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %113, i32 noundef 12) #9
  %115 = add i32 %114, %109
  %116 = xor i32 %115, %111
  %117 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %116, i32 noundef 8) #9
  %118 = add i32 %117, %112
  %119 = xor i32 %118, %114
  %120 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %119, i32 noundef 7) #9
  %121 = add i32 %82, %81
  %122 = xor i32 %83, %121
  %123 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %122, i32 noundef 16) #9
  %124 = add i32 %84, %123
  %125 = xor i32 %124, %81
  %126 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %125, i32 noundef 12) #9
  %127 = add i32 %126, %121
  %128 = xor i32 %127, %123
  %129 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %128, i32 noundef 8) #9
  %130 = add i32 %129, %124
  %131 = xor i32 %130, %126
  %132 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %131, i32 noundef 7) #9
  %133 = add i32 %108, %91
  %134 = xor i32 %129, %133
  %135 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %134, i32 noundef 16) #9
  %136 = add i32 %135, %118
  %137 = xor i32 %136, %108
  %138 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %137, i32 noundef 12) #9
  %139 = add i32 %138, %133
  %140 = xor i32 %139, %135
  %141 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %140, i32 noundef 8) #9
  %142 = add i32 %141, %136
  %143 = xor i32 %142, %138
  %144 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %143, i32 noundef 7) #9
  %145 = add i32 %120, %103
  %146 = xor i32 %145, %93
  %147 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %146, i32 noundef 16) #9
  %148 = add i32 %147, %130
  %149 = xor i32 %148, %120
  %150 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %149, i32 noundef 12) #9
  %151 = add i32 %150, %145
  %152 = xor i32 %151, %147
  %153 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %152, i32 noundef 8) #9
  %154 = add i32 %153, %148
  %155 = xor i32 %154, %150
  %156 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %155, i32 noundef 7) #9
  %157 = add i32 %132, %115
  %158 = xor i32 %157, %105
  %159 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %158, i32 noundef 16) #9
  %160 = add i32 %159, %94
  %161 = xor i32 %160, %132
  %162 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %161, i32 noundef 12) #9
  %163 = add i32 %162, %157
  %164 = xor i32 %163, %159
  %165 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %164, i32 noundef 8) #9
  %166 = add i32 %165, %160
  %167 = xor i32 %166, %162
  %168 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %167, i32 noundef 7) #9
  %169 = add i32 %127, %96
  %170 = xor i32 %169, %117
  %171 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %170, i32 noundef 16) #9
  %172 = add i32 %171, %106
  %173 = xor i32 %172, %96
  %174 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %173, i32 noundef 12) #9
  %175 = add i32 %174, %169
  %176 = xor i32 %175, %171
  %177 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %176, i32 noundef 8) #9
  %178 = add i32 %177, %172
  %179 = xor i32 %178, %174
  %180 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %179, i32 noundef 7) #9
  %181 = add nuw nsw i32 %68, 1
  %182 = icmp samesign ult i32 %68, 9
  br i1 %182, label %67, label %29
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_chacha20_xor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.nonce_t) align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef align 64 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = alloca [16 x i32], align 4
  %6 = load i32, ptr addrspace(1) %0, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  %22 = trunc i64 %21 to i32
  %23 = add i32 %2, %22
  %24 = load i32, ptr %1, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = load i32, ptr %27, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  br label %67

29:                                               ; preds = %67
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %45 = add i32 %139, 1634760805
  store i32 %45, ptr %5, align 4, !tbaa !4
  %46 = add i32 %151, 857760878
  store i32 %46, ptr %44, align 4, !tbaa !4
  %47 = add i32 %163, 2036477234
  store i32 %47, ptr %43, align 4, !tbaa !4
  %48 = add i32 %175, 1797285236
  store i32 %48, ptr %42, align 4, !tbaa !4
  %49 = add i32 %180, %6
  store i32 %49, ptr %41, align 4, !tbaa !4
  %50 = add i32 %144, %8
  store i32 %50, ptr %40, align 4, !tbaa !4
  %51 = add i32 %156, %10
  store i32 %51, ptr %39, align 4, !tbaa !4
  %52 = add i32 %168, %12
  store i32 %52, ptr %38, align 4, !tbaa !4
  %53 = add i32 %166, %14
  store i32 %53, ptr %37, align 4, !tbaa !4
  %54 = add i32 %178, %16
  store i32 %54, ptr %36, align 4, !tbaa !4
  %55 = add i32 %142, %18
  store i32 %55, ptr %35, align 4, !tbaa !4
  %56 = add i32 %154, %20
  store i32 %56, ptr %34, align 4, !tbaa !4
  %57 = add i32 %153, %23
  store i32 %57, ptr %33, align 4, !tbaa !4
  %58 = add i32 %165, %24
  store i32 %58, ptr %32, align 4, !tbaa !4
  %59 = add i32 %177, %26
  store i32 %59, ptr %31, align 4, !tbaa !4
  %60 = add i32 %141, %28
  store i32 %60, ptr %30, align 4, !tbaa !4
  %61 = addrspacecast ptr %5 to ptr addrspace(4)
  %62 = call spir_func <16 x i32> @_Z7vload16mPU3AS4Kj(i64 noundef 0, ptr addrspace(4) noundef %61) #12
  %63 = and i64 %21, 4294967295
  %64 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %3, i64 %63
  %65 = load <16 x i32>, ptr addrspace(1) %64, align 64, !tbaa !13
  %66 = xor <16 x i32> %65, %62
  store <16 x i32> %66, ptr addrspace(1) %64, align 64, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  ret void

67:                                               ; preds = %4, %67
  %68 = phi i32 [ 0, %4 ], [ %181, %67 ]
  %69 = phi i32 [ %6, %4 ], [ %180, %67 ]
  %70 = phi i32 [ 1634760805, %4 ], [ %139, %67 ]
  %71 = phi i32 [ %23, %4 ], [ %153, %67 ]
  %72 = phi i32 [ %14, %4 ], [ %166, %67 ]
  %73 = phi i32 [ %8, %4 ], [ %144, %67 ]
  %74 = phi i32 [ 857760878, %4 ], [ %151, %67 ]
  %75 = phi i32 [ %24, %4 ], [ %165, %67 ]
  %76 = phi i32 [ %16, %4 ], [ %178, %67 ]
  %77 = phi i32 [ %10, %4 ], [ %156, %67 ]
  %78 = phi i32 [ 2036477234, %4 ], [ %163, %67 ]
  %79 = phi i32 [ %26, %4 ], [ %177, %67 ]
  %80 = phi i32 [ %18, %4 ], [ %142, %67 ]
  %81 = phi i32 [ %12, %4 ], [ %168, %67 ]
  %82 = phi i32 [ 1797285236, %4 ], [ %175, %67 ]
  %83 = phi i32 [ %28, %4 ], [ %141, %67 ]
  %84 = phi i32 [ %20, %4 ], [ %154, %67 ]
  %85 = add i32 %70, %69
  %86 = xor i32 %71, %85
  %87 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %86, i32 noundef 16) #9
  %88 = add i32 %72, %87
  %89 = xor i32 %88, %69
  %90 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %89, i32 noundef 12) #9
  %91 = add i32 %90, %85
  %92 = xor i32 %91, %87
  %93 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %92, i32 noundef 8) #9
  %94 = add i32 %93, %88
  %95 = xor i32 %94, %90
  %96 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %95, i32 noundef 7) #9
  %97 = add i32 %74, %73
  %98 = xor i32 %75, %97
  %99 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %98, i32 noundef 16) #9
  %100 = add i32 %76, %99
  %101 = xor i32 %100, %73
  %102 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %101, i32 noundef 12) #9
  %103 = add i32 %102, %97
  %104 = xor i32 %103, %99
  %105 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %104, i32 noundef 8) #9
  %106 = add i32 %105, %100
  %107 = xor i32 %106, %102
  %108 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %107, i32 noundef 7) #9
  %109 = add i32 %78, %77
  %110 = xor i32 %79, %109
  %111 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %110, i32 noundef 16) #9
  %112 = add i32 %80, %111
  %113 = xor i32 %112, %77
  %114 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %113, i32 noundef 12) #9
  %115 = add i32 %114, %109
  %116 = xor i32 %115, %111
  %117 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %116, i32 noundef 8) #9
  %118 = add i32 %117, %112
  %119 = xor i32 %118, %114
  %120 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %119, i32 noundef 7) #9
  %121 = add i32 %82, %81
  %122 = xor i32 %83, %121
  %123 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %122, i32 noundef 16) #9
  %124 = add i32 %84, %123
  %125 = xor i32 %124, %81
  %126 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %125, i32 noundef 12) #9
  %127 = add i32 %126, %121
  %128 = xor i32 %127, %123
  %129 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %128, i32 noundef 8) #9
  %130 = add i32 %129, %124
  %131 = xor i32 %130, %126
  %132 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %131, i32 noundef 7) #9
  %133 = add i32 %108, %91
  %134 = xor i32 %129, %133
  %135 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %134, i32 noundef 16) #9
  %136 = add i32 %135, %118
  %137 = xor i32 %136, %108
  %138 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %137, i32 noundef 12) #9
  %139 = add i32 %138, %133
  %140 = xor i32 %139, %135
  %141 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %140, i32 noundef 8) #9
  %142 = add i32 %141, %136
  %143 = xor i32 %142, %138
  %144 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %143, i32 noundef 7) #9
  %145 = add i32 %120, %103
  %146 = xor i32 %145, %93
  %147 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %146, i32 noundef 16) #9
  %148 = add i32 %147, %130
  %149 = xor i32 %148, %120
  %150 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %149, i32 noundef 12) #9
  %151 = add i32 %150, %145
  %152 = xor i32 %151, %147
  %153 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %152, i32 noundef 8) #9
  %154 = add i32 %153, %148
  %155 = xor i32 %154, %150
  %156 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %155, i32 noundef 7) #9
  %157 = add i32 %132, %115
  %158 = xor i32 %157, %105
  %159 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %158, i32 noundef 16) #9
  %160 = add i32 %159, %94
  %161 = xor i32 %160, %132
  %162 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %161, i32 noundef 12) #9
  %163 = add i32 %162, %157
  %164 = xor i32 %163, %159
  %165 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %164, i32 noundef 8) #9
  %166 = add i32 %165, %160
  %167 = xor i32 %166, %162
  %168 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %167, i32 noundef 7) #9
  %169 = add i32 %127, %96
  %170 = xor i32 %169, %117
  %171 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %170, i32 noundef 16) #9
  %172 = add i32 %171, %106
  %173 = xor i32 %172, %96
  %174 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %173, i32 noundef 12) #9
  %175 = add i32 %174, %169
  %176 = xor i32 %175, %171
  %177 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %176, i32 noundef 8) #9
  %178 = add i32 %177, %172
  %179 = xor i32 %178, %174
  %180 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %179, i32 noundef 7) #9
  %181 = add nuw nsw i32 %68, 1
  %182 = icmp samesign ult i32 %68, 9
  br i1 %182, label %67, label %29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @salsa8(ptr noundef nonnull captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #6 {
  %3 = load <4 x i32>, ptr %1, align 16, !tbaa !13
  %4 = load <4 x i32>, ptr %0, align 16, !tbaa !13
  %5 = xor <4 x i32> %4, %3
  store <4 x i32> %5, ptr %0, align 16, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load <4 x i32>, ptr %6, align 16, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load <4 x i32>, ptr %8, align 16, !tbaa !13
  %10 = xor <4 x i32> %9, %7
  store <4 x i32> %10, ptr %8, align 16, !tbaa !13
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load <4 x i32>, ptr %11, align 16, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load <4 x i32>, ptr %13, align 16, !tbaa !13
  %15 = xor <4 x i32> %14, %12
  store <4 x i32> %15, ptr %13, align 16, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %17 = load <4 x i32>, ptr %16, align 16, !tbaa !13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %19 = load <4 x i32>, ptr %18, align 16, !tbaa !13
  %20 = xor <4 x i32> %19, %17
  %21 = shufflevector <4 x i32> %5, <4 x i32> %10, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %22 = shufflevector <4 x i32> %21, <4 x i32> %15, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %23 = shufflevector <4 x i32> %22, <4 x i32> %20, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %24 = shufflevector <4 x i32> %10, <4 x i32> %15, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %25 = shufflevector <4 x i32> %24, <4 x i32> %20, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %26 = shufflevector <4 x i32> %25, <4 x i32> %5, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %27 = shufflevector <4 x i32> %15, <4 x i32> %20, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %28 = shufflevector <4 x i32> %27, <4 x i32> %5, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %29 = shufflevector <4 x i32> %28, <4 x i32> %10, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %30 = shufflevector <4 x i32> %20, <4 x i32> %5, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %31 = shufflevector <4 x i32> %30, <4 x i32> %10, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %32 = shufflevector <4 x i32> %31, <4 x i32> %15, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %33 = add <4 x i32> %23, %32
  %34 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %33, <4 x i32> noundef splat (i32 7)) #9
  %35 = xor <4 x i32> %34, %26
  %36 = add <4 x i32> %35, %23
  %37 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %36, <4 x i32> noundef splat (i32 9)) #9
  %38 = xor <4 x i32> %37, %29
  %39 = add <4 x i32> %38, %35
  %40 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %39, <4 x i32> noundef splat (i32 13)) #9
  %41 = xor <4 x i32> %40, %32
  %42 = add <4 x i32> %41, %38
  %43 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %42, <4 x i32> noundef splat (i32 18)) #9
  %44 = xor <4 x i32> %43, %23
  %45 = shufflevector <4 x i32> %35, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %46 = shufflevector <4 x i32> %38, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %47 = shufflevector <4 x i32> %41, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %48 = add <4 x i32> %44, %45
  %49 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %48, <4 x i32> noundef splat (i32 7)) #9
  %50 = xor <4 x i32> %47, %49
  %51 = add <4 x i32> %50, %44
  %52 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %51, <4 x i32> noundef splat (i32 9)) #9
  %53 = xor <4 x i32> %52, %46
  %54 = add <4 x i32> %53, %50
  %55 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %54, <4 x i32> noundef splat (i32 13)) #9
  %56 = xor <4 x i32> %55, %45
  %57 = add <4 x i32> %56, %53
  %58 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %57, <4 x i32> noundef splat (i32 18)) #9
  %59 = xor <4 x i32> %58, %44
  %60 = shufflevector <4 x i32> %56, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %61 = shufflevector <4 x i32> %53, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %62 = shufflevector <4 x i32> %50, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %63 = add <4 x i32> %59, %62
  %64 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %63, <4 x i32> noundef splat (i32 7)) #9
  %65 = xor <4 x i32> %64, %60
  %66 = add <4 x i32> %65, %59
  %67 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %66, <4 x i32> noundef splat (i32 9)) #9
  %68 = xor <4 x i32> %67, %61
  %69 = add <4 x i32> %68, %65
  %70 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %69, <4 x i32> noundef splat (i32 13)) #9
  %71 = xor <4 x i32> %70, %62
  %72 = add <4 x i32> %71, %68
  %73 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %72, <4 x i32> noundef splat (i32 18)) #9
  %74 = xor <4 x i32> %73, %59
  %75 = shufflevector <4 x i32> %65, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %76 = shufflevector <4 x i32> %68, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %77 = shufflevector <4 x i32> %71, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %78 = add <4 x i32> %74, %75
  %79 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %78, <4 x i32> noundef splat (i32 7)) #9
  %80 = xor <4 x i32> %77, %79
  %81 = add <4 x i32> %80, %74
  %82 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %81, <4 x i32> noundef splat (i32 9)) #9
  %83 = xor <4 x i32> %82, %76
  %84 = add <4 x i32> %83, %80
  %85 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %84, <4 x i32> noundef splat (i32 13)) #9
  %86 = xor <4 x i32> %85, %75
  %87 = add <4 x i32> %86, %83
  %88 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %87, <4 x i32> noundef splat (i32 18)) #9
  %89 = xor <4 x i32> %88, %74
  %90 = shufflevector <4 x i32> %86, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %91 = shufflevector <4 x i32> %83, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %92 = shufflevector <4 x i32> %80, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %93 = add <4 x i32> %89, %92
  %94 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %93, <4 x i32> noundef splat (i32 7)) #9
  %95 = xor <4 x i32> %94, %90
  %96 = add <4 x i32> %95, %89
  %97 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %96, <4 x i32> noundef splat (i32 9)) #9
  %98 = xor <4 x i32> %97, %91
  %99 = add <4 x i32> %98, %95
  %100 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %99, <4 x i32> noundef splat (i32 13)) #9
  %101 = xor <4 x i32> %100, %92
  %102 = add <4 x i32> %101, %98
  %103 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %102, <4 x i32> noundef splat (i32 18)) #9
  %104 = xor <4 x i32> %103, %89
  %105 = shufflevector <4 x i32> %95, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %106 = shufflevector <4 x i32> %98, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %107 = shufflevector <4 x i32> %101, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %108 = add <4 x i32> %104, %105
  %109 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %108, <4 x i32> noundef splat (i32 7)) #9
  %110 = xor <4 x i32> %107, %109
  %111 = add <4 x i32> %110, %104
  %112 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %111, <4 x i32> noundef splat (i32 9)) #9
  %113 = xor <4 x i32> %112, %106
  %114 = add <4 x i32> %113, %110
  %115 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %114, <4 x i32> noundef splat (i32 13)) #9
  %116 = xor <4 x i32> %115, %105
  %117 = add <4 x i32> %116, %113
  %118 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %117, <4 x i32> noundef splat (i32 18)) #9
  %119 = xor <4 x i32> %118, %104
  %120 = shufflevector <4 x i32> %116, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %121 = shufflevector <4 x i32> %113, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %122 = shufflevector <4 x i32> %110, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %123 = add <4 x i32> %119, %122
  %124 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %123, <4 x i32> noundef splat (i32 7)) #9
  %125 = xor <4 x i32> %124, %120
  %126 = add <4 x i32> %125, %119
  %127 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %126, <4 x i32> noundef splat (i32 9)) #9
  %128 = xor <4 x i32> %127, %121
  %129 = add <4 x i32> %128, %125
  %130 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %129, <4 x i32> noundef splat (i32 13)) #9
  %131 = xor <4 x i32> %130, %122
  %132 = add <4 x i32> %131, %128
  %133 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %132, <4 x i32> noundef splat (i32 18)) #9
  %134 = xor <4 x i32> %133, %119
  %135 = shufflevector <4 x i32> %125, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %136 = shufflevector <4 x i32> %128, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %137 = shufflevector <4 x i32> %131, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %138 = add <4 x i32> %134, %135
  %139 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %138, <4 x i32> noundef splat (i32 7)) #9
  %140 = xor <4 x i32> %137, %139
  %141 = add <4 x i32> %140, %134
  %142 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %141, <4 x i32> noundef splat (i32 9)) #9
  %143 = xor <4 x i32> %142, %136
  %144 = add <4 x i32> %143, %140
  %145 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %144, <4 x i32> noundef splat (i32 13)) #9
  %146 = xor <4 x i32> %145, %135
  %147 = add <4 x i32> %146, %143
  %148 = tail call spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef %147, <4 x i32> noundef splat (i32 18)) #9
  %149 = xor <4 x i32> %148, %134
  %150 = shufflevector <4 x i32> %146, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %151 = shufflevector <4 x i32> %143, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %152 = shufflevector <4 x i32> %140, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %153 = add <4 x i32> %149, %23
  %154 = add <4 x i32> %150, %26
  %155 = add <4 x i32> %151, %29
  %156 = add <4 x i32> %152, %32
  %157 = shufflevector <4 x i32> %153, <4 x i32> %156, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %158 = shufflevector <4 x i32> %157, <4 x i32> %155, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %159 = shufflevector <4 x i32> %158, <4 x i32> %154, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %159, ptr %0, align 16, !tbaa !13
  %160 = shufflevector <4 x i32> %154, <4 x i32> %153, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %161 = shufflevector <4 x i32> %160, <4 x i32> %156, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %162 = shufflevector <4 x i32> %161, <4 x i32> %155, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %162, ptr %8, align 16, !tbaa !13
  %163 = shufflevector <4 x i32> %155, <4 x i32> %154, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %164 = shufflevector <4 x i32> %163, <4 x i32> %153, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %165 = shufflevector <4 x i32> %164, <4 x i32> %156, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %165, ptr %13, align 16, !tbaa !13
  %166 = shufflevector <4 x i32> %156, <4 x i32> %155, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %167 = shufflevector <4 x i32> %166, <4 x i32> %154, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %168 = shufflevector <4 x i32> %167, <4 x i32> %153, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %168, ptr %18, align 16, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z6rotateDv4_jS_(<4 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <16 x i32> @_Z7vload16mPU3AS4Kj(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }
attributes #12 = { convergent nounwind willreturn memory(read) }

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint4*", !"uint4*", !"uint"}
!11 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uint"}
!12 = !{!"", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{i32 1, i32 0, i32 0, i32 1}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"uint*", !"nonce_t", !"uint", !"uint16*"}
!17 = !{!"uint*", !"nonce_t", !"uint", !"uint __attribute__((ext_vector_type(16)))*"}
!18 = !{!"const", !"", !"", !""}
