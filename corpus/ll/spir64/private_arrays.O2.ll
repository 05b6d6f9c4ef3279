; ModuleID = 'corpus/opencl/private_arrays.cl'
source_filename = "corpus/opencl/private_arrays.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @heap_select(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [8 x i32], align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = mul nsw i32 %2, %6
  br label %15

10:                                               ; preds = %75, %3
  %11 = shl nsw i32 %6, 3
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %14, ptr noundef nonnull align 4 dereferenceable(32) %4, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

15:                                               ; preds = %8, %75
  %16 = phi i32 [ 0, %8 ], [ %76, %75 ]
  %17 = phi i32 [ 0, %8 ], [ %77, %75 ]
  %18 = add nsw i32 %17, %9
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = icmp slt i32 %16, 8
  br i1 %22, label %23, label %41

23:                                               ; preds = %15
  %24 = add nsw i32 %16, 1
  %25 = icmp sgt i32 %16, 0
  br i1 %25, label %26, label %38

26:                                               ; preds = %23, %34
  %27 = phi i32 [ %29, %34 ], [ %16, %23 ]
  %28 = add nsw i32 %27, -1
  %29 = lshr i32 %28, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %4, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = icmp sgt i32 %32, %21
  br i1 %33, label %34, label %38

34:                                               ; preds = %26
  %35 = zext nneg i32 %27 to i64
  %36 = getelementptr inbounds nuw i32, ptr %4, i64 %35
  store i32 %32, ptr %36, align 4, !tbaa !4
  %37 = icmp eq i32 %29, 0
  br i1 %37, label %38, label %26

38:                                               ; preds = %34, %26, %23
  %39 = phi i32 [ %16, %23 ], [ %27, %26 ], [ 0, %34 ]
  %40 = sext i32 %39 to i64
  br label %71

41:                                               ; preds = %15
  %42 = load i32, ptr %4, align 4, !tbaa !4
  %43 = icmp sgt i32 %21, %42
  br i1 %43, label %44, label %75

44:                                               ; preds = %41, %66
  %45 = phi i32 [ %69, %66 ], [ 1, %41 ]
  %46 = phi i32 [ %68, %66 ], [ 0, %41 ]
  %47 = phi i32 [ %60, %66 ], [ 0, %41 ]
  %48 = icmp eq i32 %47, 3
  br i1 %48, label %59, label %49

49:                                               ; preds = %44
  %50 = add nsw i32 %46, 2
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %4, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = sext i32 %45 to i64
  %55 = getelementptr inbounds i32, ptr %4, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = icmp slt i32 %53, %56
  %58 = select i1 %57, i32 %50, i32 %45
  br label %59

59:                                               ; preds = %49, %44
  %60 = phi i32 [ %45, %44 ], [ %58, %49 ]
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %4, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = icmp slt i32 %63, %21
  %65 = sext i32 %47 to i64
  br i1 %64, label %66, label %71

66:                                               ; preds = %59
  %67 = getelementptr inbounds i32, ptr %4, i64 %65
  store i32 %63, ptr %67, align 4, !tbaa !4
  %68 = shl nsw i32 %60, 1
  %69 = or disjoint i32 %68, 1
  %70 = icmp sgt i32 %60, 3
  br i1 %70, label %71, label %44

71:                                               ; preds = %66, %59, %38
  %72 = phi i64 [ %40, %38 ], [ %61, %66 ], [ %65, %59 ]
  %73 = phi i32 [ %24, %38 ], [ %16, %59 ], [ %16, %66 ]
  %74 = getelementptr inbounds i32, ptr %4, i64 %72
  store i32 %21, ptr %74, align 4, !tbaa !4
  br label %75

75:                                               ; preds = %71, %41
  %76 = phi i32 [ %16, %41 ], [ %73, %71 ]
  %77 = add nuw nsw i32 %17, 1
  %78 = icmp slt i32 %77, %2
  br i1 %78, label %15, label %10
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_heap_select(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = alloca [8 x i32], align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = mul nsw i32 %2, %6
  br label %15

10:                                               ; preds = %75, %3
  %11 = shl nsw i32 %6, 3
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = getelementptr i8, ptr addrspace(1) %1, i64 %13
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(32) %14, ptr noundef nonnull align 4 dereferenceable(32) %4, i64 32, i1 false), !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

15:                                               ; preds = %8, %75
  %16 = phi i32 [ 0, %8 ], [ %76, %75 ]
  %17 = phi i32 [ 0, %8 ], [ %77, %75 ]
  %18 = add nsw i32 %17, %9
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = icmp slt i32 %16, 8
  br i1 %22, label %23, label %41

23:                                               ; preds = %15
  %24 = add nsw i32 %16, 1
  %25 = icmp sgt i32 %16, 0
  br i1 %25, label %26, label %38

26:                                               ; preds = %23, %34
  %27 = phi i32 [ %29, %34 ], [ %16, %23 ]
  %28 = add nsw i32 %27, -1
  %29 = lshr i32 %28, 1
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %4, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = icmp sgt i32 %32, %21
  br i1 %33, label %34, label %38

34:                                               ; preds = %26
  %35 = zext nneg i32 %27 to i64
  %36 = getelementptr inbounds nuw i32, ptr %4, i64 %35
  store i32 %32, ptr %36, align 4, !tbaa !4
  %37 = icmp eq i32 %29, 0
  br i1 %37, label %38, label %26

38:                                               ; preds = %26, %34, %23
  %39 = phi i32 [ %16, %23 ], [ 0, %34 ], [ %27, %26 ]
  %40 = sext i32 %39 to i64
  br label %71

41:                                               ; preds = %15
  %42 = load i32, ptr %4, align 4, !tbaa !4
  %43 = icmp sgt i32 %21, %42
  br i1 %43, label %44, label %75

44:                                               ; preds = %41, %66
  %45 = phi i32 [ %69, %66 ], [ 1, %41 ]
  %46 = phi i32 [ %68, %66 ], [ 0, %41 ]
  %47 = phi i32 [ %60, %66 ], [ 0, %41 ]
  %48 = icmp eq i32 %47, 3
  br i1 %48, label %59, label %49

49:                                               ; preds = %44
  %50 = add nsw i32 %46, 2
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %4, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = sext i32 %45 to i64
  %55 = getelementptr inbounds i32, ptr %4, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = icmp slt i32 %53, %56
  %58 = select i1 %57, i32 %50, i32 %45
  br label %59

59:                                               ; preds = %49, %44
  %60 = phi i32 [ %45, %44 ], [ %58, %49 ]
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %4, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = icmp slt i32 %63, %21
  %65 = sext i32 %47 to i64
  br i1 %64, label %66, label %71

66:                                               ; preds = %59
  %67 = getelementptr inbounds i32, ptr %4, i64 %65
  store i32 %63, ptr %67, align 4, !tbaa !4
  %68 = shl nsw i32 %60, 1
  %69 = or disjoint i32 %68, 1
  %70 = icmp sgt i32 %60, 3
  br i1 %70, label %71, label %44

71:                                               ; preds = %66, %59, %38
  %72 = phi i64 [ %40, %38 ], [ %61, %66 ], [ %65, %59 ]
  %73 = phi i32 [ %24, %38 ], [ %16, %59 ], [ %16, %66 ]
  %74 = getelementptr inbounds i32, ptr %4, i64 %72
  store i32 %21, ptr %74, align 4, !tbaa !4
  br label %75

75:                                               ; preds = %71, %41
  %76 = phi i32 [ %16, %41 ], [ %73, %71 ]
  %77 = add nuw nsw i32 %17, 1
  %78 = icmp slt i32 %77, %2
  br i1 %78, label %15, label %10
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @permutations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca [7 x i8], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %8 = mul nsw i32 %3, %7
  %9 = srem i32 %8, 720
  br label %19

10:                                               ; preds = %36
  %11 = icmp sgt i32 %3, 0
  br i1 %11, label %12, label %160

12:                                               ; preds = %10
  %13 = mul i32 %7, 7
  %14 = sext i32 %13 to i64
  %15 = getelementptr i8, ptr addrspace(1) %2, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 5
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 6
  br label %55

19:                                               ; preds = %4, %36
  %20 = phi i32 [ 0, %4 ], [ %46, %36 ]
  %21 = phi i32 [ 720, %4 ], [ %34, %36 ]
  %22 = phi i32 [ %9, %4 ], [ %28, %36 ]
  %23 = phi i32 [ 127, %4 ], [ %45, %36 ]
  %24 = freeze i32 %22
  %25 = freeze i32 %21
  %26 = udiv i32 %24, %25
  %27 = mul i32 %26, %25
  %28 = sub i32 %24, %27
  %29 = icmp eq i32 %20, 6
  br i1 %29, label %33, label %30

30:                                               ; preds = %19
  %31 = sub nuw nsw i32 6, %20
  %32 = udiv i32 %21, %31
  br label %33

33:                                               ; preds = %30, %19
  %34 = phi i32 [ %32, %30 ], [ %21, %19 ]
  %35 = icmp ugt i32 %21, %22
  br i1 %35, label %36, label %48

36:                                               ; preds = %48, %33
  %37 = phi i32 [ %23, %33 ], [ %53, %48 ]
  %38 = tail call spir_func i32 @_Z3ctzj(i32 noundef %37) #7
  %39 = trunc i32 %38 to i8
  %40 = zext nneg i32 %20 to i64
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 %40
  store i8 %39, ptr %41, align 1, !tbaa !16
  %42 = and i32 %38, 31
  %43 = shl nuw i32 1, %42
  %44 = xor i32 %43, -1
  %45 = and i32 %23, %44
  %46 = add nuw nsw i32 %20, 1
  %47 = icmp samesign ult i32 %20, 6
  br i1 %47, label %19, label %10

48:                                               ; preds = %33, %48
  %49 = phi i32 [ %53, %48 ], [ %23, %33 ]
  %50 = phi i32 [ %51, %48 ], [ %26, %33 ]
  %51 = add i32 %50, -1
  %52 = add nsw i32 %49, -1
  %53 = and i32 %52, %49
  %54 = icmp eq i32 %51, 0
  br i1 %54, label %36, label %48

55:                                               ; preds = %12, %157
  %56 = phi i32 [ 0, %12 ], [ %158, %157 ]
  %57 = phi i32 [ 2147483647, %12 ], [ %114, %157 ]
  %58 = load <4 x i8>, ptr %5, align 4, !tbaa !16
  %59 = extractelement <4 x i8> %58, i64 0
  %60 = load <4 x i8>, ptr %16, align 1, !tbaa !16
  %61 = extractelement <4 x i8> %60, i64 3
  %62 = zext i8 %59 to i32
  %63 = zext <4 x i8> %58 to <4 x i16>
  %64 = zext i8 %61 to i32
  %65 = zext <4 x i8> %60 to <4 x i16>
  %66 = mul nuw nsw <4 x i16> %63, splat (i16 7)
  %67 = add nuw nsw <4 x i16> %66, %65
  %68 = extractelement <4 x i16> %67, i64 0
  %69 = zext nneg i16 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !4
  %72 = extractelement <4 x i16> %67, i64 1
  %73 = zext nneg i16 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %73
  %75 = load i32, ptr addrspace(1) %74, align 4, !tbaa !4
  %76 = extractelement <4 x i16> %67, i64 2
  %77 = zext nneg i16 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %77
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !4
  %80 = extractelement <4 x i16> %67, i64 3
  %81 = zext nneg i16 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !4
  %84 = mul nuw nsw i32 %64, 7
  %85 = load i8, ptr %17, align 1, !tbaa !16
  %86 = zext i8 %85 to i32
  %87 = add nuw nsw i32 %84, %86
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %88
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !4
  %91 = mul nuw nsw i32 %86, 7
  %92 = load i8, ptr %18, align 2, !tbaa !16
  %93 = zext i8 %92 to i32
  %94 = add nuw nsw i32 %91, %93
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %95
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !4
  %98 = mul nuw nsw i32 %93, 7
  %99 = add nuw nsw i32 %98, %62
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %100
  %102 = load i32, ptr addrspace(1) %101, align 4, !tbaa !4
  %103 = insertelement <4 x i32> poison, i32 %75, i64 0
  %104 = insertelement <4 x i32> %103, i32 %71, i64 1
  %105 = insertelement <4 x i32> %104, i32 %79, i64 2
  %106 = insertelement <4 x i32> %105, i32 %83, i64 3
  %107 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %106)
  %108 = add i32 %107, %90
  %109 = add i32 %97, %102
  %110 = add i32 %108, %109
  %111 = icmp slt i32 %110, %57
  br i1 %111, label %112, label %113

112:                                              ; preds = %55
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 1 dereferenceable(7) %15, ptr noundef nonnull align 4 dereferenceable(7) %5, i64 7, i1 false), !tbaa !16
  br label %113

113:                                              ; preds = %112, %55
  %114 = phi i32 [ %57, %55 ], [ %110, %112 ]
  %115 = icmp ugt i8 %85, %92
  br i1 %115, label %121, label %116

116:                                              ; preds = %132, %129, %126, %123, %121, %113
  %117 = phi i32 [ 5, %113 ], [ 4, %121 ], [ 3, %123 ], [ 2, %126 ], [ 1, %129 ], [ 0, %132 ]
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i8, ptr %5, i64 %118
  %120 = load i8, ptr %119, align 1, !tbaa !16
  br label %134

121:                                              ; preds = %113
  %122 = icmp ugt i8 %61, %85
  br i1 %122, label %123, label %116

123:                                              ; preds = %121
  %124 = extractelement <4 x i8> %58, i64 3
  %125 = icmp ugt i8 %124, %61
  br i1 %125, label %126, label %116

126:                                              ; preds = %123
  %127 = extractelement <4 x i8> %58, i64 2
  %128 = icmp ugt i8 %127, %124
  br i1 %128, label %129, label %116

129:                                              ; preds = %126
  %130 = extractelement <4 x i8> %58, i64 1
  %131 = icmp ugt i8 %130, %127
  br i1 %131, label %132, label %116

132:                                              ; preds = %129
  %133 = icmp ugt i8 %59, %130
  br i1 %133, label %160, label %116

134:                                              ; preds = %134, %116
  %135 = phi i32 [ %140, %134 ], [ 6, %116 ]
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds i8, ptr %5, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !16
  %139 = icmp ult i8 %138, %120
  %140 = add nsw i32 %135, -1
  br i1 %139, label %134, label %141

141:                                              ; preds = %134
  %142 = getelementptr inbounds i8, ptr %5, i64 %136
  store i8 %138, ptr %119, align 1, !tbaa !16
  store i8 %120, ptr %142, align 1, !tbaa !16
  br i1 %115, label %143, label %157

143:                                              ; preds = %141
  %144 = add nuw nsw i32 %117, 1
  br label %145

145:                                              ; preds = %143, %145
  %146 = phi i32 [ %155, %145 ], [ %144, %143 ]
  %147 = phi i32 [ %154, %145 ], [ 6, %143 ]
  %148 = zext nneg i32 %146 to i64
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 %148
  %150 = load i8, ptr %149, align 1, !tbaa !16
  %151 = zext nneg i32 %147 to i64
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 %151
  %153 = load i8, ptr %152, align 1, !tbaa !16
  store i8 %153, ptr %149, align 1, !tbaa !16
  store i8 %150, ptr %152, align 1, !tbaa !16
  %154 = add nsw i32 %147, -1
  %155 = add nuw nsw i32 %146, 1
  %156 = icmp samesign ult i32 %155, %154
  br i1 %156, label %145, label %157

157:                                              ; preds = %145, %141
  %158 = add nuw nsw i32 %56, 1
  %159 = icmp slt i32 %158, %3
  br i1 %159, label %55, label %160

160:                                              ; preds = %157, %132, %10
  %161 = phi i32 [ 2147483647, %10 ], [ %114, %132 ], [ %114, %157 ]
  %162 = sext i32 %7 to i64
  %163 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %162
  store i32 %161, ptr addrspace(1) %163, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_permutations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca [7 x i8], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %8 = mul nsw i32 %3, %7
  %9 = srem i32 %8, 720
  br label %19

10:                                               ; preds = %36
  %11 = icmp sgt i32 %3, 0
  br i1 %11, label %12, label %160

12:                                               ; preds = %10
  %13 = mul i32 %7, 7
  %14 = sext i32 %13 to i64
  %15 = getelementptr i8, ptr addrspace(1) %2, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 5
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 6
  br label %55

19:                                               ; preds = %4, %36
  %20 = phi i32 [ 0, %4 ], [ %46, %36 ]
  %21 = phi i32 [ 720, %4 ], [ %34, %36 ]
  %22 = phi i32 [ %9, %4 ], [ %28, %36 ]
  %23 = phi i32 [ 127, %4 ], [ %45, %36 ]
  %24 = freeze i32 %22
  %25 = freeze i32 %21
  %26 = udiv i32 %24, %25
  %27 = mul i32 %26, %25
  %28 = sub i32 %24, %27
  %29 = icmp eq i32 %20, 6
  br i1 %29, label %33, label %30

30:                                               ; preds = %19
  %31 = sub nuw nsw i32 6, %20
  %32 = udiv i32 %21, %31
  br label %33

33:                                               ; preds = %30, %19
  %34 = phi i32 [ %32, %30 ], [ %21, %19 ]
  %35 = icmp ugt i32 %21, %22
  br i1 %35, label %36, label %48

36:                                               ; preds = %48, %33
  %37 = phi i32 [ %23, %33 ], [ %53, %48 ]
  %38 = tail call spir_func i32 @_Z3ctzj(i32 noundef %37) #7
  %39 = trunc i32 %38 to i8
  %40 = zext nneg i32 %20 to i64
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 %40
  store i8 %39, ptr %41, align 1, !tbaa !16
  %42 = and i32 %38, 31
  %43 = shl nuw i32 1, %42
  %44 = xor i32 %43, -1
  %45 = and i32 %23, %44
  %46 = add nuw nsw i32 %20, 1
  %47 = icmp samesign ult i32 %20, 6
  br i1 %47, label %19, label %10

48:                                               ; preds = %33, %48
  %49 = phi i32 [ %53, %48 ], [ %23, %33 ]
  %50 = phi i32 [ %51, %48 ], [ %26, %33 ]
  %51 = add i32 %50, -1
  %52 = add nsw i32 %49, -1
  %53 = and i32 %52, %49
  %54 = icmp eq i32 %51, 0
  br i1 %54, label %36, label %48

55:                                               ; preds = %12, %157
  %56 = phi i32 [ 0, %12 ], [ %158, %157 ]
  %57 = phi i32 [ 2147483647, %12 ], [ %114, %157 ]
  %58 = load <4 x i8>, ptr %5, align 4, !tbaa !16
  %59 = extractelement <4 x i8> %58, i64 0
  %60 = load <4 x i8>, ptr %16, align 1, !tbaa !16
  %61 = extractelement <4 x i8> %60, i64 3
  %62 = zext i8 %59 to i32
  %63 = zext <4 x i8> %58 to <4 x i16>
  %64 = zext i8 %61 to i32
  %65 = zext <4 x i8> %60 to <4 x i16>
  %66 = mul nuw nsw <4 x i16> %63, splat (i16 7)
  %67 = add nuw nsw <4 x i16> %66, %65
  %68 = extractelement <4 x i16> %67, i64 0
  %69 = zext nneg i16 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !4
  %72 = extractelement <4 x i16> %67, i64 1
  %73 = zext nneg i16 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %73
  %75 = load i32, ptr addrspace(1) %74, align 4, !tbaa !4
  %76 = extractelement <4 x i16> %67, i64 2
  %77 = zext nneg i16 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %77
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !4
  %80 = extractelement <4 x i16> %67, i64 3
  %81 = zext nneg i16 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !4
  %84 = mul nuw nsw i32 %64, 7
  %85 = load i8, ptr %17, align 1, !tbaa !16
  %86 = zext i8 %85 to i32
  %87 = add nuw nsw i32 %84, %86
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %88
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !4
  %91 = mul nuw nsw i32 %86, 7
  %92 = load i8, ptr %18, align 2, !tbaa !16
  %93 = zext i8 %92 to i32
  %94 = add nuw nsw i32 %91, %93
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %95
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !4
  %98 = mul nuw nsw i32 %93, 7
  %99 = add nuw nsw i32 %98, %62
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %100
  %102 = load i32, ptr addrspace(1) %101, align 4, !tbaa !4
  %103 = insertelement <4 x i32> poison, i32 %75, i64 0
  %104 = insertelement <4 x i32> %103, i32 %71, i64 1
  %105 = insertelement <4 x i32> %104, i32 %79, i64 2
  %106 = insertelement <4 x i32> %105, i32 %83, i64 3
  %107 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %106)
  %108 = add i32 %107, %90
  %109 = add i32 %97, %102
  %110 = add i32 %108, %109
  %111 = icmp slt i32 %110, %57
  br i1 %111, label %112, label %113

112:                                              ; preds = %55
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 1 dereferenceable(7) %15, ptr noundef nonnull align 4 dereferenceable(7) %5, i64 7, i1 false), !tbaa !16
  br label %113

113:                                              ; preds = %112, %55
  %114 = phi i32 [ %57, %55 ], [ %110, %112 ]
  %115 = icmp ugt i8 %85, %92
  br i1 %115, label %121, label %116

116:                                              ; preds = %132, %129, %126, %123, %121, %113
  %117 = phi i32 [ 5, %113 ], [ 4, %121 ], [ 3, %123 ], [ 2, %126 ], [ 1, %129 ], [ 0, %132 ]
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i8, ptr %5, i64 %118
  %120 = load i8, ptr %119, align 1, !tbaa !16
  br label %134

121:                                              ; preds = %113
  %122 = icmp ugt i8 %61, %85
  br i1 %122, label %123, label %116

123:                                              ; preds = %121
  %124 = extractelement <4 x i8> %58, i64 3
  %125 = icmp ugt i8 %124, %61
  br i1 %125, label %126, label %116

126:                                              ; preds = %123
  %127 = extractelement <4 x i8> %58, i64 2
  %128 = icmp ugt i8 %127, %124
  br i1 %128, label %129, label %116

129:                                              ; preds = %126
  %130 = extractelement <4 x i8> %58, i64 1
  %131 = icmp ugt i8 %130, %127
  br i1 %131, label %132, label %116

132:                                              ; preds = %129
  %133 = icmp ugt i8 %59, %130
  br i1 %133, label %160, label %116

134:                                              ; preds = %134, %116
  %135 = phi i32 [ %140, %134 ], [ 6, %116 ]
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds i8, ptr %5, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !16
  %139 = icmp ult i8 %138, %120
  %140 = add nsw i32 %135, -1
  br i1 %139, label %134, label %141

141:                                              ; preds = %134
  %142 = getelementptr inbounds i8, ptr %5, i64 %136
  store i8 %138, ptr %119, align 1, !tbaa !16
  store i8 %120, ptr %142, align 1, !tbaa !16
  br i1 %115, label %143, label %157

143:                                              ; preds = %141
  %144 = add nuw nsw i32 %117, 1
  br label %145

145:                                              ; preds = %143, %145
  %146 = phi i32 [ %155, %145 ], [ %144, %143 ]
  %147 = phi i32 [ %154, %145 ], [ 6, %143 ]
  %148 = zext nneg i32 %146 to i64
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 %148
  %150 = load i8, ptr %149, align 1, !tbaa !16
  %151 = zext nneg i32 %147 to i64
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 %151
  %153 = load i8, ptr %152, align 1, !tbaa !16
  store i8 %153, ptr %149, align 1, !tbaa !16
  store i8 %150, ptr %152, align 1, !tbaa !16
  %154 = add nsw i32 %147, -1
  %155 = add nuw nsw i32 %146, 1
  %156 = icmp samesign ult i32 %155, %154
  br i1 %156, label %145, label %157

157:                                              ; preds = %145, %141
  %158 = add nuw nsw i32 %56, 1
  %159 = icmp slt i32 %158, %3
  br i1 %159, label %55, label %160

160:                                              ; preds = %157, %132, %10
  %161 = phi i32 [ 2147483647, %10 ], [ %114, %132 ], [ %114, %157 ]
  %162 = sext i32 %7 to i64
  %163 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %162
  store i32 %161, ptr addrspace(1) %163, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %4 = alloca [64 x i32], align 4
  %5 = alloca [64 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %5, i8 0, i64 64, i1 false), !tbaa !16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %61

9:                                                ; preds = %3
  %10 = mul nsw i32 %2, %7
  br label %11

11:                                               ; preds = %9, %49
  %12 = phi i32 [ 0, %9 ], [ %52, %49 ]
  %13 = phi i32 [ 0, %9 ], [ %59, %49 ]
  %14 = phi i32 [ 0, %9 ], [ %58, %49 ]
  %15 = add nsw i32 %13, %10
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = mul i32 %18, -1640531535
  %20 = lshr i32 %19, 26
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !16
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %41, label %25

25:                                               ; preds = %11
  %26 = getelementptr inbounds nuw i32, ptr %4, i64 %21
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = icmp eq i32 %27, %18
  br i1 %28, label %45, label %33

29:                                               ; preds = %33
  %30 = getelementptr inbounds nuw i32, ptr %4, i64 %37
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = icmp eq i32 %31, %18
  br i1 %32, label %45, label %33

33:                                               ; preds = %25, %29
  %34 = phi i32 [ %36, %29 ], [ %20, %25 ]
  %35 = add nuw nsw i32 %34, 1
  %36 = and i32 %35, 63
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 %37
  %39 = load i8, ptr %38, align 1, !tbaa !16
  %40 = icmp eq i8 %39, 0
  br i1 %40, label %41, label %29

41:                                               ; preds = %33, %11
  %42 = phi i64 [ %21, %11 ], [ %37, %33 ]
  %43 = getelementptr inbounds nuw i32, ptr %4, i64 %42
  store i32 %18, ptr %43, align 4, !tbaa !4
  %44 = add i32 %12, 1
  br label %49

45:                                               ; preds = %29, %25
  %46 = phi i8 [ %23, %25 ], [ %39, %29 ]
  %47 = phi i64 [ %21, %25 ], [ %37, %29 ]
  %48 = add i8 %46, 1
  br label %49

49:                                               ; preds = %45, %41
  %50 = phi i64 [ %42, %41 ], [ %47, %45 ]
  %51 = phi i8 [ 1, %41 ], [ %48, %45 ]
  %52 = phi i32 [ %44, %41 ], [ %12, %45 ]
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 %50
  store i8 %51, ptr %53, align 1, !tbaa !16
  %54 = zext i8 %51 to i32
  %55 = shl nuw nsw i32 %54, 16
  %56 = or i32 %18, %55
  %57 = xor i32 %56, 65535
  %58 = tail call spir_func i32 @_Z3maxjj(i32 noundef %14, i32 noundef %57) #7
  %59 = add nuw nsw i32 %13, 1
  %60 = icmp slt i32 %59, %2
  br i1 %60, label %11, label %61

61:                                               ; preds = %49, %3
  %62 = phi i32 [ 0, %3 ], [ %58, %49 ]
  %63 = phi i32 [ 0, %3 ], [ %52, %49 ]
  %64 = insertelement <2 x i32> poison, i32 %63, i64 0
  %65 = insertelement <2 x i32> %64, i32 %62, i64 1
  %66 = sext i32 %7 to i64
  %67 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %66
  store <2 x i32> %65, ptr addrspace(1) %67, align 8, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !11 {
  %4 = alloca [64 x i32], align 4
  %5 = alloca [64 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(64) %5, i8 0, i64 64, i1 false), !tbaa !16
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %7 = trunc i64 %6 to i32
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = mul nsw i32 %2, %7
  br label %18

11:                                               ; preds = %56, %3
  %12 = phi i32 [ 0, %3 ], [ %65, %56 ]
  %13 = phi i32 [ 0, %3 ], [ %59, %56 ]
  %14 = insertelement <2 x i32> poison, i32 %13, i64 0
  %15 = insertelement <2 x i32> %14, i32 %12, i64 1
  %16 = sext i32 %7 to i64
  %17 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %16
  store <2 x i32> %15, ptr addrspace(1) %17, align 8, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

18:                                               ; preds = %9, %56
  %19 = phi i32 [ 0, %9 ], [ %59, %56 ]
  %20 = phi i32 [ 0, %9 ], [ %66, %56 ]
  %21 = phi i32 [ 0, %9 ], [ %65, %56 ]
  %22 = add nsw i32 %20, %10
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = mul i32 %25, -1640531535
  %27 = lshr i32 %26, 26
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !16
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %48, label %32

32:                                               ; preds = %18
  %33 = getelementptr inbounds nuw i32, ptr %4, i64 %28
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = icmp eq i32 %34, %25
  br i1 %35, label %52, label %40

36:                                               ; preds = %40
  %37 = getelementptr inbounds nuw i32, ptr %4, i64 %44
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = icmp eq i32 %38, %25
  br i1 %39, label %52, label %40

40:                                               ; preds = %32, %36
  %41 = phi i32 [ %43, %36 ], [ %27, %32 ]
  %42 = add nuw nsw i32 %41, 1
  %43 = and i32 %42, 63
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !16
  %47 = icmp eq i8 %46, 0
  br i1 %47, label %48, label %36

48:                                               ; preds = %40, %18
  %49 = phi i64 [ %28, %18 ], [ %44, %40 ]
  %50 = getelementptr inbounds nuw i32, ptr %4, i64 %49
  store i32 %25, ptr %50, align 4, !tbaa !4
  %51 = add i32 %19, 1
  br label %56

52:                                               ; preds = %36, %32
  %53 = phi i8 [ %30, %32 ], [ %46, %36 ]
  %54 = phi i64 [ %28, %32 ], [ %44, %36 ]
  %55 = add i8 %53, 1
  br label %56

56:                                               ; preds = %52, %48
  %57 = phi i64 [ %49, %48 ], [ %54, %52 ]
  %58 = phi i8 [ 1, %48 ], [ %55, %52 ]
  %59 = phi i32 [ %51, %48 ], [ %19, %52 ]
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 %57
  store i8 %58, ptr %60, align 1, !tbaa !16
  %61 = zext i8 %58 to i32
  %62 = shl nuw nsw i32 %61, 16
  %63 = or i32 %25, %62
  %64 = xor i32 %63, 65535
  %65 = tail call spir_func i32 @_Z3maxjj(i32 noundef %21, i32 noundef %64) #7
  %66 = add nuw nsw i32 %20, 1
  %67 = icmp slt i32 %66, %2
  br i1 %67, label %18, label %11
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @shunting_yard(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [16 x i8], align 1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %7 = shl nsw i32 %6, 4
  br label %8

8:                                                ; preds = %82, %2
  %9 = phi i32 [ 0, %2 ], [ %84, %82 ]
  %10 = phi i32 [ 0, %2 ], [ %83, %82 ]
  %11 = phi i32 [ 0, %2 ], [ %85, %82 ]
  %12 = add nuw nsw i32 %11, %7
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !16
  %16 = and i32 %11, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %25

18:                                               ; preds = %8
  %19 = zext i8 %15 to i32
  %20 = add nuw nsw i32 %19, 1
  %21 = add nsw i32 %9, 1
  %22 = sext i32 %9 to i64
  %23 = getelementptr inbounds i32, ptr %3, i64 %22
  store i32 %20, ptr %23, align 4, !tbaa !4
  %24 = icmp samesign ult i32 %11, 14
  br i1 %24, label %82, label %25

25:                                               ; preds = %18, %8
  %26 = phi i32 [ %21, %18 ], [ %9, %8 ]
  %27 = icmp samesign ult i32 %11, 14
  %28 = lshr i8 %15, 1
  %29 = icmp sgt i32 %10, 0
  br i1 %29, label %30, label %73

30:                                               ; preds = %25, %70
  %31 = phi i32 [ %41, %70 ], [ %26, %25 ]
  %32 = phi i32 [ %49, %70 ], [ %10, %25 ]
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr i8, ptr %4, i64 %33
  %35 = getelementptr i8, ptr %34, i64 -1
  %36 = load i8, ptr %35, align 1, !tbaa !16
  %37 = lshr i8 %36, 1
  %38 = icmp samesign ugt i8 %28, %37
  %39 = select i1 %27, i1 %38, i1 false
  br i1 %39, label %76, label %40

40:                                               ; preds = %30
  %41 = add nsw i32 %31, -1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %3, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = sext i32 %31 to i64
  %46 = getelementptr i32, ptr %3, i64 %45
  %47 = getelementptr i8, ptr %46, i64 -8
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = add nsw i32 %32, -1
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !16
  switch i8 %52, label %68 [
    i8 0, label %53
    i8 1, label %55
    i8 2, label %57
    i8 3, label %60
    i8 4, label %64
  ]

53:                                               ; preds = %40
  %54 = add nsw i32 %48, %44
  br label %70

55:                                               ; preds = %40
  %56 = sub nsw i32 %48, %44
  br label %70

57:                                               ; preds = %40
  %58 = mul nsw i32 %48, %44
  %59 = srem i32 %58, 10007
  br label %70

60:                                               ; preds = %40
  %61 = icmp eq i32 %44, 0
  br i1 %61, label %70, label %62

62:                                               ; preds = %60
  %63 = sdiv i32 %48, %44
  br label %70

64:                                               ; preds = %40
  %65 = icmp eq i32 %44, 0
  br i1 %65, label %70, label %66

66:                                               ; preds = %64
  %67 = srem i32 %48, %44
  br label %70

68:                                               ; preds = %40
  %69 = and i32 %48, %44
  br label %70

70:                                               ; preds = %64, %66, %60, %62, %68, %57, %55, %53
  %71 = phi i32 [ %69, %68 ], [ %48, %60 ], [ %54, %53 ], [ %59, %57 ], [ %56, %55 ], [ %63, %62 ], [ %67, %66 ], [ 0, %64 ]
  store i32 %71, ptr %47, align 4, !tbaa !4
  %72 = icmp sgt i32 %32, 1
  br i1 %72, label %30, label %73

73:                                               ; preds = %70, %25
  %74 = phi i32 [ %10, %25 ], [ 0, %70 ]
  %75 = phi i32 [ %26, %25 ], [ %41, %70 ]
  br i1 %27, label %76, label %86

76:                                               ; preds = %30, %73
  %77 = phi i32 [ %75, %73 ], [ %31, %30 ]
  %78 = phi i32 [ %74, %73 ], [ %32, %30 ]
  %79 = add nsw i32 %78, 1
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds i8, ptr %4, i64 %80
  store i8 %15, ptr %81, align 1, !tbaa !16
  br label %82

82:                                               ; preds = %18, %76
  %83 = phi i32 [ %79, %76 ], [ %10, %18 ]
  %84 = phi i32 [ %77, %76 ], [ %21, %18 ]
  %85 = add nuw nsw i32 %11, 1
  br label %8

86:                                               ; preds = %73
  %87 = load i32, ptr %3, align 4, !tbaa !4
  %88 = sext i32 %6 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %88
  store i32 %87, ptr addrspace(1) %89, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_shunting_yard(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [16 x i8], align 1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %7 = shl nsw i32 %6, 4
  br label %8

8:                                                ; preds = %82, %2
  %9 = phi i32 [ 0, %2 ], [ %84, %82 ]
  %10 = phi i32 [ 0, %2 ], [ %83, %82 ]
  %11 = phi i32 [ 0, %2 ], [ %85, %82 ]
  %12 = add nuw nsw i32 %11, %7
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !16
  %16 = and i32 %11, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %25

18:                                               ; preds = %8
  %19 = zext i8 %15 to i32
  %20 = add nuw nsw i32 %19, 1
  %21 = add nsw i32 %9, 1
  %22 = sext i32 %9 to i64
  %23 = getelementptr inbounds i32, ptr %3, i64 %22
  store i32 %20, ptr %23, align 4, !tbaa !4
  %24 = icmp samesign ult i32 %11, 14
  br i1 %24, label %82, label %25

25:                                               ; preds = %18, %8
  %26 = phi i32 [ %21, %18 ], [ %9, %8 ]
  %27 = icmp samesign ult i32 %11, 14
  %28 = lshr i8 %15, 1
  %29 = icmp sgt i32 %10, 0
  br i1 %29, label %30, label %73

30:                                               ; preds = %25, %70
  %31 = phi i32 [ %41, %70 ], [ %26, %25 ]
  %32 = phi i32 [ %49, %70 ], [ %10, %25 ]
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr i8, ptr %4, i64 %33
  %35 = getelementptr i8, ptr %34, i64 -1
  %36 = load i8, ptr %35, align 1, !tbaa !16
  %37 = lshr i8 %36, 1
  %38 = icmp samesign ugt i8 %28, %37
  %39 = select i1 %27, i1 %38, i1 false
  br i1 %39, label %76, label %40

40:                                               ; preds = %30
  %41 = add nsw i32 %31, -1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %3, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = sext i32 %31 to i64
  %46 = getelementptr i32, ptr %3, i64 %45
  %47 = getelementptr i8, ptr %46, i64 -8
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = add nsw i32 %32, -1
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !16
  switch i8 %52, label %68 [
    i8 0, label %53
    i8 1, label %55
    i8 2, label %57
    i8 3, label %60
    i8 4, label %64
  ]

53:                                               ; preds = %40
  %54 = add nsw i32 %48, %44
  br label %70

55:                                               ; preds = %40
  %56 = sub nsw i32 %48, %44
  br label %70

57:                                               ; preds = %40
  %58 = mul nsw i32 %48, %44
  %59 = srem i32 %58, 10007
  br label %70

60:                                               ; preds = %40
  %61 = icmp eq i32 %44, 0
  br i1 %61, label %70, label %62

62:                                               ; preds = %60
  %63 = sdiv i32 %48, %44
  br label %70

64:                                               ; preds = %40
  %65 = icmp eq i32 %44, 0
  br i1 %65, label %70, label %66

66:                                               ; preds = %64
  %67 = srem i32 %48, %44
  br label %70

68:                                               ; preds = %40
  %69 = and i32 %48, %44
  br label %70

70:                                               ; preds = %66, %64, %62, %60, %68, %57, %55, %53
  %71 = phi i32 [ %69, %68 ], [ %48, %60 ], [ %54, %53 ], [ %59, %57 ], [ %56, %55 ], [ %63, %62 ], [ %67, %66 ], [ 0, %64 ]
  store i32 %71, ptr %47, align 4, !tbaa !4
  %72 = icmp sgt i32 %32, 1
  br i1 %72, label %30, label %73

73:                                               ; preds = %70, %25
  %74 = phi i32 [ %10, %25 ], [ 0, %70 ]
  %75 = phi i32 [ %26, %25 ], [ %41, %70 ]
  br i1 %27, label %76, label %86

76:                                               ; preds = %30, %73
  %77 = phi i32 [ %75, %73 ], [ %31, %30 ]
  %78 = phi i32 [ %74, %73 ], [ %32, %30 ]
  %79 = add nsw i32 %78, 1
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds i8, ptr %4, i64 %80
  store i8 %15, ptr %81, align 1, !tbaa !16
  br label %82

82:                                               ; preds = %18, %76
  %83 = phi i32 [ %79, %76 ], [ %10, %18 ]
  %84 = phi i32 [ %77, %76 ], [ %21, %18 ]
  %85 = add nuw nsw i32 %11, 1
  br label %8

86:                                               ; preds = %73
  %87 = load i32, ptr %3, align 4, !tbaa !4
  %88 = sext i32 %6 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %88
  store i32 %87, ptr addrspace(1) %89, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bfs_grid(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !22 {
  %3 = alloca [64 x i8], align 1
  %4 = alloca [64 x i8], align 1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %7
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !24
  %10 = add nsw i32 %6, 1
  %11 = and i32 %10, 7
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %12
  %14 = load i64, ptr addrspace(1) %13, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(63) %15, i8 -1, i64 63, i1 false), !tbaa !16
  store i8 0, ptr %3, align 1, !tbaa !16
  store i8 0, ptr %4, align 1, !tbaa !16
  %16 = and i64 %9, 9223372036854775806
  %17 = and i64 %16, %14
  br label %18

18:                                               ; preds = %2, %123
  %19 = phi i32 [ 0, %2 ], [ %125, %123 ]
  %20 = phi i32 [ 1, %2 ], [ %124, %123 ]
  %21 = and i32 %19, 63
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !16
  %25 = zext i8 %24 to i32
  %26 = and i32 %25, 7
  %27 = lshr i32 %25, 3
  %28 = zext i8 %24 to i64
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 %28
  %30 = icmp eq i32 %26, 7
  %31 = icmp ugt i8 %24, 63
  %32 = or i1 %30, %31
  br i1 %32, label %53, label %33

33:                                               ; preds = %18
  %34 = add nuw nsw i32 %26, 1
  %35 = and i32 %25, 56
  %36 = or disjoint i32 %35, %34
  %37 = zext nneg i32 %36 to i64
  %38 = shl nuw i64 1, %37
  %39 = and i64 %17, %38
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %53

41:                                               ; preds = %33
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 %37
  %43 = load i8, ptr %42, align 1, !tbaa !16
  %44 = icmp eq i8 %43, -1
  br i1 %44, label %45, label %53

45:                                               ; preds = %41
  %46 = load i8, ptr %29, align 1, !tbaa !16
  %47 = add i8 %46, 1
  store i8 %47, ptr %42, align 1, !tbaa !16
  %48 = trunc nuw nsw i32 %36 to i8
  %49 = add i32 %20, 1
  %50 = and i32 %20, 63
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 %51
  store i8 %48, ptr %52, align 1, !tbaa !16
  br label %53

53:                                               ; preds = %45, %41, %33, %18
  %54 = phi i32 [ %20, %18 ], [ %49, %45 ], [ %20, %41 ], [ %20, %33 ]
  %55 = add nsw i32 %26, -1
  %56 = icmp ugt i32 %55, 7
  %57 = or i1 %56, %31
  br i1 %57, label %77, label %58

58:                                               ; preds = %53
  %59 = and i32 %25, 56
  %60 = or disjoint i32 %59, %55
  %61 = zext nneg i32 %60 to i64
  %62 = shl nuw i64 1, %61
  %63 = and i64 %17, %62
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %58
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 %61
  %67 = load i8, ptr %66, align 1, !tbaa !16
  %68 = icmp eq i8 %67, -1
  br i1 %68, label %69, label %77

69:                                               ; preds = %65
  %70 = load i8, ptr %29, align 1, !tbaa !16
  %71 = add i8 %70, 1
  store i8 %71, ptr %66, align 1, !tbaa !16
  %72 = trunc nuw nsw i32 %60 to i8
  %73 = add i32 %54, 1
  %74 = and i32 %54, 63
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 %75
  store i8 %72, ptr %76, align 1, !tbaa !16
  br label %77

77:                                               ; preds = %69, %65, %58, %53
  %78 = phi i32 [ %54, %53 ], [ %73, %69 ], [ %54, %65 ], [ %54, %58 ]
  %79 = icmp ugt i8 %24, 55
  br i1 %79, label %100, label %80

80:                                               ; preds = %77
  %81 = and i32 %25, 56
  %82 = add nuw nsw i32 %81, 8
  %83 = or disjoint i32 %82, %26
  %84 = zext nneg i32 %83 to i64
  %85 = shl nuw i64 1, %84
  %86 = and i64 %17, %85
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %100

88:                                               ; preds = %80
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 %84
  %90 = load i8, ptr %89, align 1, !tbaa !16
  %91 = icmp eq i8 %90, -1
  br i1 %91, label %92, label %100

92:                                               ; preds = %88
  %93 = load i8, ptr %29, align 1, !tbaa !16
  %94 = add i8 %93, 1
  store i8 %94, ptr %89, align 1, !tbaa !16
  %95 = trunc nuw nsw i32 %83 to i8
  %96 = add i32 %78, 1
  %97 = and i32 %78, 63
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 %98
  store i8 %95, ptr %99, align 1, !tbaa !16
  br label %100

100:                                              ; preds = %92, %88, %80, %77
  %101 = phi i32 [ %78, %77 ], [ %96, %92 ], [ %78, %88 ], [ %78, %80 ]
  %102 = add nsw i32 %27, -1
  %103 = icmp ugt i32 %102, 7
  br i1 %103, label %123, label %104

104:                                              ; preds = %100
  %105 = shl nuw nsw i32 %102, 3
  %106 = or disjoint i32 %105, %26
  %107 = zext nneg i32 %106 to i64
  %108 = shl nuw i64 1, %107
  %109 = and i64 %17, %108
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %111, label %123

111:                                              ; preds = %104
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 %107
  %113 = load i8, ptr %112, align 1, !tbaa !16
  %114 = icmp eq i8 %113, -1
  br i1 %114, label %115, label %123

115:                                              ; preds = %111
  %116 = load i8, ptr %29, align 1, !tbaa !16
  %117 = add i8 %116, 1
  store i8 %117, ptr %112, align 1, !tbaa !16
  %118 = trunc nuw nsw i32 %106 to i8
  %119 = add i32 %101, 1
  %120 = and i32 %101, 63
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr %3, i64 %121
  store i8 %118, ptr %122, align 1, !tbaa !16
  br label %123

123:                                              ; preds = %115, %111, %104, %100
  %124 = phi i32 [ %101, %100 ], [ %119, %115 ], [ %101, %111 ], [ %101, %104 ]
  %125 = add i32 %19, 1
  %126 = icmp eq i32 %125, %124
  br i1 %126, label %127, label %18

127:                                              ; preds = %123
  %128 = getelementptr inbounds nuw i8, ptr %4, i64 63
  %129 = load i8, ptr %128, align 1, !tbaa !16
  %130 = zext i8 %129 to i32
  %131 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  store i32 %130, ptr addrspace(1) %131, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bfs_grid(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !22 {
  %3 = alloca [64 x i8], align 1
  %4 = alloca [64 x i8], align 1
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %7
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !24
  %10 = add nsw i32 %6, 1
  %11 = and i32 %10, 7
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %12
  %14 = load i64, ptr addrspace(1) %13, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 1
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(63) %15, i8 -1, i64 63, i1 false), !tbaa !16
  store i8 0, ptr %3, align 1, !tbaa !16
  store i8 0, ptr %4, align 1, !tbaa !16
  %16 = and i64 %9, 9223372036854775806
  %17 = and i64 %16, %14
  br label %18

18:                                               ; preds = %2, %123
  %19 = phi i32 [ 0, %2 ], [ %125, %123 ]
  %20 = phi i32 [ 1, %2 ], [ %124, %123 ]
  %21 = and i32 %19, 63
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !16
  %25 = zext i8 %24 to i32
  %26 = and i32 %25, 7
  %27 = lshr i32 %25, 3
  %28 = zext i8 %24 to i64
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 %28
  %30 = icmp eq i32 %26, 7
  %31 = icmp ugt i8 %24, 63
  %32 = or i1 %30, %31
  br i1 %32, label %53, label %33

33:                                               ; preds = %18
  %34 = add nuw nsw i32 %26, 1
  %35 = and i32 %25, 56
  %36 = or disjoint i32 %35, %34
  %37 = zext nneg i32 %36 to i64
  %38 = shl nuw i64 1, %37
  %39 = and i64 %17, %38
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %53

41:                                               ; preds = %33
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 %37
  %43 = load i8, ptr %42, align 1, !tbaa !16
  %44 = icmp eq i8 %43, -1
  br i1 %44, label %45, label %53

45:                                               ; preds = %41
  %46 = load i8, ptr %29, align 1, !tbaa !16
  %47 = add i8 %46, 1
  store i8 %47, ptr %42, align 1, !tbaa !16
  %48 = trunc nuw nsw i32 %36 to i8
  %49 = add i32 %20, 1
  %50 = and i32 %20, 63
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 %51
  store i8 %48, ptr %52, align 1, !tbaa !16
  br label %53

53:                                               ; preds = %45, %41, %33, %18
  %54 = phi i32 [ %20, %18 ], [ %49, %45 ], [ %20, %41 ], [ %20, %33 ]
  %55 = add nsw i32 %26, -1
  %56 = icmp ugt i32 %55, 7
  %57 = or i1 %56, %31
  br i1 %57, label %77, label %58

58:                                               ; preds = %53
  %59 = and i32 %25, 56
  %60 = or disjoint i32 %59, %55
  %61 = zext nneg i32 %60 to i64
  %62 = shl nuw i64 1, %61
  %63 = and i64 %17, %62
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %58
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 %61
  %67 = load i8, ptr %66, align 1, !tbaa !16
  %68 = icmp eq i8 %67, -1
  br i1 %68, label %69, label %77

69:                                               ; preds = %65
  %70 = load i8, ptr %29, align 1, !tbaa !16
  %71 = add i8 %70, 1
  store i8 %71, ptr %66, align 1, !tbaa !16
  %72 = trunc nuw nsw i32 %60 to i8
  %73 = add i32 %54, 1
  %74 = and i32 %54, 63
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 %75
  store i8 %72, ptr %76, align 1, !tbaa !16
  br label %77

77:                                               ; preds = %69, %65, %58, %53
  %78 = phi i32 [ %54, %53 ], [ %73, %69 ], [ %54, %65 ], [ %54, %58 ]
  %79 = icmp ugt i8 %24, 55
  br i1 %79, label %100, label %80

80:                                               ; preds = %77
  %81 = and i32 %25, 56
  %82 = add nuw nsw i32 %81, 8
  %83 = or disjoint i32 %82, %26
  %84 = zext nneg i32 %83 to i64
  %85 = shl nuw i64 1, %84
  %86 = and i64 %17, %85
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %100

88:                                               ; preds = %80
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 %84
  %90 = load i8, ptr %89, align 1, !tbaa !16
  %91 = icmp eq i8 %90, -1
  br i1 %91, label %92, label %100

92:                                               ; preds = %88
  %93 = load i8, ptr %29, align 1, !tbaa !16
  %94 = add i8 %93, 1
  store i8 %94, ptr %89, align 1, !tbaa !16
  %95 = trunc nuw nsw i32 %83 to i8
  %96 = add i32 %78, 1
  %97 = and i32 %78, 63
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 %98
  store i8 %95, ptr %99, align 1, !tbaa !16
  br label %100

100:                                              ; preds = %92, %88, %80, %77
  %101 = phi i32 [ %78, %77 ], [ %96, %92 ], [ %78, %88 ], [ %78, %80 ]
  %102 = add nsw i32 %27, -1
  %103 = icmp ugt i32 %102, 7
  br i1 %103, label %123, label %104

104:                                              ; preds = %100
  %105 = shl nuw nsw i32 %102, 3
  %106 = or disjoint i32 %105, %26
  %107 = zext nneg i32 %106 to i64
  %108 = shl nuw i64 1, %107
  %109 = and i64 %17, %108
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %111, label %123

111:                                              ; preds = %104
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 %107
  %113 = load i8, ptr %112, align 1, !tbaa !16
  %114 = icmp eq i8 %113, -1
  br i1 %114, label %115, label %123

115:                                              ; preds = %111
  %116 = load i8, ptr %29, align 1, !tbaa !16
  %117 = add i8 %116, 1
  store i8 %117, ptr %112, align 1, !tbaa !16
  %118 = trunc nuw nsw i32 %106 to i8
  %119 = add i32 %101, 1
  %120 = and i32 %101, 63
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr %3, i64 %121
  store i8 %118, ptr %122, align 1, !tbaa !16
  br label %123

123:                                              ; preds = %115, %111, %104, %100
  %124 = phi i32 [ %101, %100 ], [ %119, %115 ], [ %101, %111 ], [ %101, %104 ]
  %125 = add i32 %19, 1
  %126 = icmp eq i32 %125, %124
  br i1 %126, label %127, label %18

127:                                              ; preds = %123
  %128 = getelementptr inbounds nuw i8, ptr %4, i64 63
  %129 = load i8, ptr %128, align 1, !tbaa !16
  %130 = zext i8 %129 to i32
  %131 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  store i32 %130, ptr addrspace(1) %131, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3ctzj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3maxjj(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #6

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }

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
!10 = !{!"int*", !"int*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"int*", !"int*", !"uchar*", !"int"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!6, !6, i64 0}
!17 = !{!"uint*", !"uint2*", !"int"}
!18 = !{!"uint*", !"uint __attribute__((ext_vector_type(2)))*", !"int"}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"uchar*", !"int*"}
!22 = !{!"const", !""}
!23 = !{!"ulong*", !"int*"}
!24 = !{!25, !25, i64 0}
!25 = !{!"long", !6, i64 0}
