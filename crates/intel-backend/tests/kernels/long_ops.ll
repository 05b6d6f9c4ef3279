; ModuleID = 'long_ops.cl'
source_filename = "long_ops.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @long_ops(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, i64 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = srem i32 %7, 3
  switch i32 %8, label %16 [
    i32 0, label %9
    i32 1, label %13
  ]

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %10
  %12 = load i64, ptr addrspace(1) %11, align 8, !tbaa !12
  br label %21

13:                                               ; preds = %5
  %14 = mul nsw i32 %7, 3
  %15 = sext i32 %14 to i64
  br label %21

16:                                               ; preds = %5
  %17 = sext i32 %7 to i64
  %18 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 8, !tbaa !12
  %20 = and i64 %19, -4294967296
  br label %21

21:                                               ; preds = %16, %13, %9
  %22 = phi i64 [ %12, %9 ], [ %15, %13 ], [ %20, %16 ]
  %23 = srem i32 %7, 5
  switch i32 %23, label %33 [
    i32 0, label %24
    i32 1, label %28
    i32 2, label %38
    i32 3, label %31
  ]

24:                                               ; preds = %21
  %25 = sext i32 %7 to i64
  %26 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %25
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !12
  br label %38

28:                                               ; preds = %21
  %29 = sub nsw i32 0, %7
  %30 = sext i32 %29 to i64
  br label %38

31:                                               ; preds = %21
  %32 = add i64 %22, 1
  br label %38

33:                                               ; preds = %21
  %34 = sext i32 %7 to i64
  %35 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %34
  %36 = load i64, ptr addrspace(1) %35, align 8, !tbaa !12
  %37 = ashr i64 %36, 20
  br label %38

38:                                               ; preds = %21, %24, %28, %31, %33
  %39 = phi i64 [ %27, %24 ], [ %30, %28 ], [ %37, %33 ], [ %32, %31 ], [ %22, %21 ]
  %40 = sext i32 %7 to i64
  %41 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %40
  %42 = load i64, ptr addrspace(1) %41, align 8, !tbaa !12
  %43 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %40
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !12
  %45 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %40
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = srem i32 %7, 4
  %48 = icmp eq i32 %47, 0
  %49 = icmp eq i32 %47, 1
  %50 = select i1 %49, float 1.000000e+05, float 0x426D1A94A0000000
  %51 = select i1 %48, float 1.000000e+00, float %50
  %52 = lshr i64 %42, 13
  %53 = shl nsw i32 %7, 5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i64, ptr addrspace(1) %3, i64 %54
  %56 = fmul float %51, %46
  %57 = add i64 %39, %22
  store i64 %57, ptr addrspace(1) %55, align 8, !tbaa !12
  %58 = sub i64 %22, %39
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 8
  store i64 %58, ptr addrspace(1) %59, align 8, !tbaa !12
  %60 = sub i64 0, %22
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 16
  store i64 %60, ptr addrspace(1) %61, align 8, !tbaa !12
  %62 = mul i64 %39, %22
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 24
  store i64 %62, ptr addrspace(1) %63, align 8, !tbaa !12
  %64 = and i64 %52, 4294967295
  %65 = and i64 %44, 4294967295
  %66 = mul nuw i64 %64, %65
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 32
  store i64 %66, ptr addrspace(1) %67, align 8, !tbaa !12
  %68 = shl i64 %44, 32
  %69 = ashr exact i64 %68, 32
  %70 = shl i64 %52, 32
  %71 = ashr exact i64 %70, 32
  %72 = mul nsw i64 %69, %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 40
  store i64 %72, ptr addrspace(1) %73, align 8, !tbaa !12
  %74 = mul nsw i64 %69, 2454267027
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 48
  store i64 %74, ptr addrspace(1) %75, align 8, !tbaa !12
  %76 = and i64 %39, 63
  %77 = shl i64 %22, %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 56
  store i64 %77, ptr addrspace(1) %78, align 8, !tbaa !12
  %79 = lshr i64 %22, %76
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 64
  store i64 %79, ptr addrspace(1) %80, align 8, !tbaa !12
  %81 = and i64 %22, 63
  %82 = ashr i64 %39, %81
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 72
  store i64 %82, ptr addrspace(1) %83, align 8, !tbaa !12
  %84 = shl i64 %22, 5
  %85 = lshr i64 %22, 32
  %86 = xor i64 %84, %85
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 80
  store i64 %86, ptr addrspace(1) %87, align 8, !tbaa !12
  %88 = shl i64 %22, 32
  %89 = ashr i64 %39, 40
  %90 = xor i64 %89, %88
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 88
  store i64 %90, ptr addrspace(1) %91, align 8, !tbaa !12
  %92 = shl i64 %22, 51
  %93 = ashr i64 %39, 32
  %94 = lshr i64 %22, 63
  %95 = or disjoint i64 %94, %92
  %96 = xor i64 %95, %93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 96
  store i64 %96, ptr addrspace(1) %97, align 8, !tbaa !12
  %98 = icmp slt i64 %22, %39
  %99 = zext i1 %98 to i32
  %100 = icmp sgt i64 %22, %39
  %101 = select i1 %100, i32 0, i32 2
  %102 = or disjoint i32 %101, %99
  %103 = icmp eq i64 %22, %39
  %104 = select i1 %103, i32 4, i32 0
  %105 = or disjoint i32 %102, %104
  %106 = select i1 %103, i32 0, i32 8
  %107 = or disjoint i32 %105, %106
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 104
  store i64 %108, ptr addrspace(1) %109, align 8, !tbaa !12
  %110 = icmp ult i64 %22, %39
  %111 = zext i1 %110 to i32
  %112 = icmp ugt i64 %22, %39
  %113 = select i1 %112, i32 0, i32 2
  %114 = or disjoint i32 %113, %111
  %115 = select i1 %112, i32 4, i32 0
  %116 = or disjoint i32 %114, %115
  %117 = select i1 %110, i32 0, i32 8
  %118 = or disjoint i32 %116, %117
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 112
  store i64 %119, ptr addrspace(1) %120, align 8, !tbaa !12
  %121 = icmp sgt i64 %39, %4
  %122 = zext i1 %121 to i32
  %123 = icmp sgt i64 %39, -1
  %124 = select i1 %123, i32 2, i32 0
  %125 = icmp ugt i64 %22, 100
  %126 = select i1 %125, i32 4, i32 0
  %127 = or disjoint i32 %126, %122
  %128 = or disjoint i32 %127, %124
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 120
  store i64 %129, ptr addrspace(1) %130, align 8, !tbaa !12
  %131 = tail call spir_func i64 @_Z3minll(i64 noundef %22, i64 noundef %39) #3
  %132 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 128
  store i64 %131, ptr addrspace(1) %132, align 8, !tbaa !12
  %133 = tail call spir_func i64 @_Z3maxll(i64 noundef %22, i64 noundef %39) #3
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 136
  store i64 %133, ptr addrspace(1) %134, align 8, !tbaa !12
  %135 = tail call spir_func i64 @_Z3minmm(i64 noundef %22, i64 noundef %39) #3
  %136 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 144
  store i64 %135, ptr addrspace(1) %136, align 8, !tbaa !12
  %137 = tail call spir_func i64 @_Z3maxmm(i64 noundef %22, i64 noundef %39) #3
  %138 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 152
  store i64 %137, ptr addrspace(1) %138, align 8, !tbaa !12
  %139 = tail call spir_func i64 @_Z3absl(i64 noundef %39) #3
  %140 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 160
  store i64 %139, ptr addrspace(1) %140, align 8, !tbaa !12
  %141 = and i64 %39, %22
  %142 = and i64 %22, 71777214294589695
  %143 = xor i64 %142, 71777214294589695
  %144 = or i64 %141, %143
  %145 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 168
  store i64 %144, ptr addrspace(1) %145, align 8, !tbaa !12
  %146 = sitofp i64 %39 to float
  %147 = bitcast float %146 to i32
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 176
  store i64 %148, ptr addrspace(1) %149, align 8, !tbaa !12
  %150 = uitofp i64 %22 to float
  %151 = bitcast float %150 to i32
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 184
  store i64 %152, ptr addrspace(1) %153, align 8, !tbaa !12
  %154 = fptosi float %56 to i64
  %155 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 192
  store i64 %154, ptr addrspace(1) %155, align 8, !tbaa !12
  %156 = tail call spir_func float @_Z4fabsf(float noundef %56) #3
  %157 = fptoui float %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 200
  store i64 %157, ptr addrspace(1) %158, align 8, !tbaa !12
  %159 = tail call spir_func i64 @_Z8popcountm(i64 noundef %22) #3
  %160 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 208
  store i64 %159, ptr addrspace(1) %160, align 8, !tbaa !12
  %161 = tail call spir_func i64 @_Z3clzm(i64 noundef %22) #3
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 216
  store i64 %161, ptr addrspace(1) %162, align 8, !tbaa !12
  %163 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %22, i64 noundef %76) #3
  %164 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 224
  store i64 %163, ptr addrspace(1) %164, align 8, !tbaa !12
  %165 = shl i64 %39, 56
  %166 = ashr exact i64 %165, 56
  %167 = shl i64 %22, 48
  %168 = ashr exact i64 %167, 48
  %169 = and i64 %85, 255
  %170 = add nsw i64 %169, %168
  %171 = add nsw i64 %170, %166
  %172 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 232
  store i64 %171, ptr addrspace(1) %172, align 8, !tbaa !12
  %173 = add i64 %22, 81985529216486818
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 240
  store i64 %173, ptr addrspace(1) %174, align 8, !tbaa !12
  %175 = mul nsw i64 %39, %4
  %176 = and i32 %7, 1
  %177 = icmp eq i32 %176, 0
  %178 = select i1 %177, i64 %39, i64 %22
  %179 = add i64 %175, %178
  %180 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 248
  store i64 %179, ptr addrspace(1) %180, align 8, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_long_ops(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, i64 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = srem i32 %7, 3
  switch i32 %8, label %16 [
    i32 0, label %9
    i32 1, label %13
  ]

9:                                                ; preds = %5
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %10
  %12 = load i64, ptr addrspace(1) %11, align 8, !tbaa !12
  br label %21

13:                                               ; preds = %5
  %14 = mul nsw i32 %7, 3
  %15 = sext i32 %14 to i64
  br label %21

16:                                               ; preds = %5
  %17 = sext i32 %7 to i64
  %18 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 8, !tbaa !12
  %20 = and i64 %19, -4294967296
  br label %21

21:                                               ; preds = %13, %16, %9
  %22 = phi i64 [ %12, %9 ], [ %15, %13 ], [ %20, %16 ]
  %23 = srem i32 %7, 5
  switch i32 %23, label %33 [
    i32 0, label %24
    i32 1, label %28
    i32 2, label %38
    i32 3, label %31
  ]

24:                                               ; preds = %21
  %25 = sext i32 %7 to i64
  %26 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %25
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !12
  br label %38

28:                                               ; preds = %21
  %29 = sub nsw i32 0, %7
  %30 = sext i32 %29 to i64
  br label %38

31:                                               ; preds = %21
  %32 = add i64 %22, 1
  br label %38

33:                                               ; preds = %21
  %34 = sext i32 %7 to i64
  %35 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %34
  %36 = load i64, ptr addrspace(1) %35, align 8, !tbaa !12
  %37 = ashr i64 %36, 20
  br label %38

38:                                               ; preds = %21, %28, %31, %33, %24
  %39 = phi i64 [ %27, %24 ], [ %30, %28 ], [ %37, %33 ], [ %32, %31 ], [ %22, %21 ]
  %40 = sext i32 %7 to i64
  %41 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %40
  %42 = load i64, ptr addrspace(1) %41, align 8, !tbaa !12
  %43 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %40
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !12
  %45 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %40
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = srem i32 %7, 4
  %48 = icmp eq i32 %47, 0
  %49 = icmp eq i32 %47, 1
  %50 = select i1 %49, float 1.000000e+05, float 0x426D1A94A0000000
  %51 = select i1 %48, float 1.000000e+00, float %50
  %52 = lshr i64 %42, 13
  %53 = shl nsw i32 %7, 5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i64, ptr addrspace(1) %3, i64 %54
  %56 = fmul float %51, %46
  %57 = add i64 %39, %22
  store i64 %57, ptr addrspace(1) %55, align 8, !tbaa !12
  %58 = sub i64 %22, %39
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 8
  store i64 %58, ptr addrspace(1) %59, align 8, !tbaa !12
  %60 = sub i64 0, %22
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 16
  store i64 %60, ptr addrspace(1) %61, align 8, !tbaa !12
  %62 = mul i64 %39, %22
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 24
  store i64 %62, ptr addrspace(1) %63, align 8, !tbaa !12
  %64 = and i64 %52, 4294967295
  %65 = and i64 %44, 4294967295
  %66 = mul nuw i64 %64, %65
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 32
  store i64 %66, ptr addrspace(1) %67, align 8, !tbaa !12
  %68 = shl i64 %44, 32
  %69 = ashr exact i64 %68, 32
  %70 = shl i64 %52, 32
  %71 = ashr exact i64 %70, 32
  %72 = mul nsw i64 %69, %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 40
  store i64 %72, ptr addrspace(1) %73, align 8, !tbaa !12
  %74 = mul nsw i64 %69, 2454267027
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 48
  store i64 %74, ptr addrspace(1) %75, align 8, !tbaa !12
  %76 = and i64 %39, 63
  %77 = shl i64 %22, %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 56
  store i64 %77, ptr addrspace(1) %78, align 8, !tbaa !12
  %79 = lshr i64 %22, %76
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 64
  store i64 %79, ptr addrspace(1) %80, align 8, !tbaa !12
  %81 = and i64 %22, 63
  %82 = ashr i64 %39, %81
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 72
  store i64 %82, ptr addrspace(1) %83, align 8, !tbaa !12
  %84 = shl i64 %22, 5
  %85 = lshr i64 %22, 32
  %86 = xor i64 %84, %85
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 80
  store i64 %86, ptr addrspace(1) %87, align 8, !tbaa !12
  %88 = shl i64 %22, 32
  %89 = ashr i64 %39, 40
  %90 = xor i64 %89, %88
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 88
  store i64 %90, ptr addrspace(1) %91, align 8, !tbaa !12
  %92 = shl i64 %22, 51
  %93 = ashr i64 %39, 32
  %94 = lshr i64 %22, 63
  %95 = or disjoint i64 %94, %92
  %96 = xor i64 %95, %93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 96
  store i64 %96, ptr addrspace(1) %97, align 8, !tbaa !12
  %98 = icmp slt i64 %22, %39
  %99 = zext i1 %98 to i32
  %100 = icmp sgt i64 %22, %39
  %101 = select i1 %100, i32 0, i32 2
  %102 = or disjoint i32 %101, %99
  %103 = icmp eq i64 %22, %39
  %104 = select i1 %103, i32 4, i32 0
  %105 = or disjoint i32 %102, %104
  %106 = select i1 %103, i32 0, i32 8
  %107 = or disjoint i32 %105, %106
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 104
  store i64 %108, ptr addrspace(1) %109, align 8, !tbaa !12
  %110 = icmp ult i64 %22, %39
  %111 = zext i1 %110 to i32
  %112 = icmp ugt i64 %22, %39
  %113 = select i1 %112, i32 0, i32 2
  %114 = or disjoint i32 %113, %111
  %115 = select i1 %112, i32 4, i32 0
  %116 = or disjoint i32 %114, %115
  %117 = select i1 %110, i32 0, i32 8
  %118 = or disjoint i32 %116, %117
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 112
  store i64 %119, ptr addrspace(1) %120, align 8, !tbaa !12
  %121 = icmp sgt i64 %39, %4
  %122 = zext i1 %121 to i32
  %123 = icmp sgt i64 %39, -1
  %124 = select i1 %123, i32 2, i32 0
  %125 = icmp ugt i64 %22, 100
  %126 = select i1 %125, i32 4, i32 0
  %127 = or disjoint i32 %126, %122
  %128 = or disjoint i32 %127, %124
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 120
  store i64 %129, ptr addrspace(1) %130, align 8, !tbaa !12
  %131 = tail call spir_func i64 @_Z3minll(i64 noundef %22, i64 noundef %39) #3
  %132 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 128
  store i64 %131, ptr addrspace(1) %132, align 8, !tbaa !12
  %133 = tail call spir_func i64 @_Z3maxll(i64 noundef %22, i64 noundef %39) #3
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 136
  store i64 %133, ptr addrspace(1) %134, align 8, !tbaa !12
  %135 = tail call spir_func i64 @_Z3minmm(i64 noundef %22, i64 noundef %39) #3
  %136 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 144
  store i64 %135, ptr addrspace(1) %136, align 8, !tbaa !12
  %137 = tail call spir_func i64 @_Z3maxmm(i64 noundef %22, i64 noundef %39) #3
  %138 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 152
  store i64 %137, ptr addrspace(1) %138, align 8, !tbaa !12
  %139 = tail call spir_func i64 @_Z3absl(i64 noundef %39) #3
  %140 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 160
  store i64 %139, ptr addrspace(1) %140, align 8, !tbaa !12
  %141 = and i64 %39, %22
  %142 = and i64 %22, 71777214294589695
  %143 = xor i64 %142, 71777214294589695
  %144 = or i64 %141, %143
  %145 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 168
  store i64 %144, ptr addrspace(1) %145, align 8, !tbaa !12
  %146 = sitofp i64 %39 to float
  %147 = bitcast float %146 to i32
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 176
  store i64 %148, ptr addrspace(1) %149, align 8, !tbaa !12
  %150 = uitofp i64 %22 to float
  %151 = bitcast float %150 to i32
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 184
  store i64 %152, ptr addrspace(1) %153, align 8, !tbaa !12
  %154 = fptosi float %56 to i64
  %155 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 192
  store i64 %154, ptr addrspace(1) %155, align 8, !tbaa !12
  %156 = tail call spir_func float @_Z4fabsf(float noundef %56) #3
  %157 = fptoui float %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 200
  store i64 %157, ptr addrspace(1) %158, align 8, !tbaa !12
  %159 = tail call spir_func i64 @_Z8popcountm(i64 noundef %22) #3
  %160 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 208
  store i64 %159, ptr addrspace(1) %160, align 8, !tbaa !12
  %161 = tail call spir_func i64 @_Z3clzm(i64 noundef %22) #3
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 216
  store i64 %161, ptr addrspace(1) %162, align 8, !tbaa !12
  %163 = tail call spir_func i64 @_Z6rotatemm(i64 noundef %22, i64 noundef %76) #3
  %164 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 224
  store i64 %163, ptr addrspace(1) %164, align 8, !tbaa !12
  %165 = shl i64 %39, 56
  %166 = ashr exact i64 %165, 56
  %167 = shl i64 %22, 48
  %168 = ashr exact i64 %167, 48
  %169 = and i64 %85, 255
  %170 = add nsw i64 %169, %168
  %171 = add nsw i64 %170, %166
  %172 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 232
  store i64 %171, ptr addrspace(1) %172, align 8, !tbaa !12
  %173 = add i64 %22, 81985529216486818
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 240
  store i64 %173, ptr addrspace(1) %174, align 8, !tbaa !12
  %175 = mul nsw i64 %39, %4
  %176 = and i32 %7, 1
  %177 = icmp eq i32 %176, 0
  %178 = select i1 %177, i64 %39, i64 %22
  %179 = add i64 %175, %178
  %180 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 248
  store i64 %179, ptr addrspace(1) %180, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3minll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3maxll(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3minmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3maxmm(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3absl(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z8popcountm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z3clzm(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z6rotatemm(i64 noundef, i64 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"ulong*", !"long*", !"float*", !"ulong*", !"long"}
!11 = !{!"const", !"const", !"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
