; ModuleID = 'corpus/opencl/rc4.cl'
source_filename = "corpus/opencl/rc4.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@rc4_local.s = internal unnamed_addr addrspace(3) global [2048 x i8] undef, align 1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @rc4_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca [256 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  br label %6

6:                                                ; preds = %6, %4
  %7 = phi i32 [ 0, %4 ], [ %11, %6 ]
  %8 = phi <4 x i8> [ <i8 0, i8 1, i8 2, i8 3>, %4 ], [ %12, %6 ]
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  store <4 x i8> %8, ptr %10, align 1, !tbaa !12
  %11 = add nuw i32 %7, 4
  %12 = add <4 x i8> %8, splat (i8 4)
  %13 = icmp eq i32 %11, 256
  br i1 %13, label %14, label %6, !llvm.loop !13

14:                                               ; preds = %6
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %16 = trunc i64 %15 to i32
  %17 = mul nsw i32 %2, %16
  br label %22

18:                                               ; preds = %22
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %20, label %62

20:                                               ; preds = %18
  %21 = mul nsw i32 %3, %16
  br label %40

22:                                               ; preds = %14, %22
  %23 = phi i8 [ 0, %14 ], [ %34, %22 ]
  %24 = phi i32 [ 0, %14 ], [ %38, %22 ]
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !12
  %28 = srem i32 %24, %2
  %29 = add nsw i32 %28, %17
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !12
  %33 = add i8 %27, %23
  %34 = add i8 %33, %32
  %35 = zext i8 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !12
  store i8 %37, ptr %26, align 1, !tbaa !12
  store i8 %27, ptr %36, align 1, !tbaa !12
  %38 = add nuw nsw i32 %24, 1
  %39 = icmp samesign ult i32 %24, 255
  br i1 %39, label %22, label %18

40:                                               ; preds = %20, %40
  %41 = phi i32 [ 0, %20 ], [ %60, %40 ]
  %42 = phi i8 [ 0, %20 ], [ %48, %40 ]
  %43 = phi i8 [ 0, %20 ], [ %44, %40 ]
  %44 = add i8 %43, 1
  %45 = zext i8 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !12
  %48 = add i8 %47, %42
  %49 = zext i8 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 %49
  %51 = load i8, ptr %50, align 1, !tbaa !12
  store i8 %51, ptr %46, align 1, !tbaa !12
  store i8 %47, ptr %50, align 1, !tbaa !12
  %52 = load i8, ptr %46, align 1, !tbaa !12
  %53 = add i8 %52, %47
  %54 = zext i8 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 %54
  %56 = load i8, ptr %55, align 1, !tbaa !12
  %57 = add nsw i32 %41, %21
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %58
  store i8 %56, ptr addrspace(1) %59, align 1, !tbaa !12
  %60 = add nuw nsw i32 %41, 1
  %61 = icmp slt i32 %60, %3
  br i1 %61, label %40, label %62

62:                                               ; preds = %40, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_rc4_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca [256 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  br label %6

6:                                                ; preds = %6, %4
  %7 = phi i32 [ 0, %4 ], [ %11, %6 ]
  %8 = phi <4 x i8> [ <i8 0, i8 1, i8 2, i8 3>, %4 ], [ %12, %6 ]
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  store <4 x i8> %8, ptr %10, align 1, !tbaa !12
  %11 = add nuw i32 %7, 4
  %12 = add <4 x i8> %8, splat (i8 4)
  %13 = icmp eq i32 %11, 256
  br i1 %13, label %14, label %6, !llvm.loop !16

14:                                               ; preds = %6
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %16 = trunc i64 %15 to i32
  %17 = mul nsw i32 %2, %16
  br label %22

18:                                               ; preds = %22
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %20, label %40

20:                                               ; preds = %18
  %21 = mul nsw i32 %3, %16
  br label %41

22:                                               ; preds = %14, %22
  %23 = phi i8 [ 0, %14 ], [ %34, %22 ]
  %24 = phi i32 [ 0, %14 ], [ %38, %22 ]
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !12
  %28 = srem i32 %24, %2
  %29 = add nsw i32 %28, %17
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !12
  %33 = add i8 %27, %23
  %34 = add i8 %33, %32
  %35 = zext i8 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !12
  store i8 %37, ptr %26, align 1, !tbaa !12
  store i8 %27, ptr %36, align 1, !tbaa !12
  %38 = add nuw nsw i32 %24, 1
  %39 = icmp samesign ult i32 %24, 255
  br i1 %39, label %22, label %18

40:                                               ; preds = %41, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void

41:                                               ; preds = %20, %41
  %42 = phi i32 [ 0, %20 ], [ %61, %41 ]
  %43 = phi i8 [ 0, %20 ], [ %49, %41 ]
  %44 = phi i8 [ 0, %20 ], [ %45, %41 ]
  %45 = add i8 %44, 1
  %46 = zext i8 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !12
  %49 = add i8 %48, %43
  %50 = zext i8 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !12
  store i8 %52, ptr %47, align 1, !tbaa !12
  store i8 %48, ptr %51, align 1, !tbaa !12
  %53 = load i8, ptr %47, align 1, !tbaa !12
  %54 = add i8 %53, %48
  %55 = zext i8 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !12
  %58 = add nsw i32 %42, %21
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %59
  store i8 %57, ptr addrspace(1) %60, align 1, !tbaa !12
  %61 = add nuw nsw i32 %42, 1
  %62 = icmp slt i32 %61, %3
  br i1 %62, label %41, label %40
}

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_kernel void @rc4_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 !reqd_work_group_size !18 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 2
  br label %12

8:                                                ; preds = %12
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  %11 = mul i32 %2, %10
  br label %26

12:                                               ; preds = %4, %12
  %13 = phi i32 [ 50462976, %4 ], [ %19, %12 ]
  %14 = phi i32 [ 0, %4 ], [ %20, %12 ]
  %15 = shl nuw nsw i32 %14, 5
  %16 = add i32 %15, %7
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %17
  store i32 %13, ptr addrspace(3) %18, align 1, !tbaa !4
  %19 = add i32 %13, 67372036
  %20 = add nuw nsw i32 %14, 1
  %21 = icmp samesign ult i32 %14, 63
  br i1 %21, label %12, label %8

22:                                               ; preds = %26
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %209

24:                                               ; preds = %22
  %25 = mul i32 %3, %10
  br label %57

26:                                               ; preds = %8, %26
  %27 = phi i8 [ 0, %8 ], [ %44, %26 ]
  %28 = phi i32 [ 0, %8 ], [ %55, %26 ]
  %29 = shl nuw nsw i32 %28, 1
  %30 = and i32 %29, 504
  %31 = add i32 %30, %6
  %32 = shl i32 %31, 2
  %33 = and i32 %28, 3
  %34 = or disjoint i32 %32, %33
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %35
  %37 = load i8, ptr addrspace(3) %36, align 1, !tbaa !12
  %38 = add i8 %37, %27
  %39 = urem i32 %28, %2
  %40 = add i32 %39, %11
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !12
  %44 = add i8 %38, %43
  %45 = zext i8 %44 to i32
  %46 = shl nuw nsw i32 %45, 1
  %47 = and i32 %46, 504
  %48 = add i32 %47, %6
  %49 = shl i32 %48, 2
  %50 = and i32 %45, 3
  %51 = or disjoint i32 %49, %50
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %52
  %54 = load i8, ptr addrspace(3) %53, align 1, !tbaa !12
  store i8 %54, ptr addrspace(3) %36, align 1, !tbaa !12
  store i8 %37, ptr addrspace(3) %53, align 1, !tbaa !12
  %55 = add nuw nsw i32 %28, 1
  %56 = icmp samesign ult i32 %28, 255
  br i1 %56, label %26, label %22

57:                                               ; preds = %24, %57
  %58 = phi i32 [ 0, %24 ], [ %207, %57 ]
  %59 = phi i32 [ 0, %24 ], [ %176, %57 ]
  %60 = phi i32 [ 0, %24 ], [ %164, %57 ]
  %61 = add nuw nsw i32 %60, 1
  %62 = and i32 %61, 255
  %63 = shl nuw nsw i32 %61, 1
  %64 = and i32 %63, 504
  %65 = add i32 %64, %6
  %66 = shl i32 %65, 2
  %67 = and i32 %61, 3
  %68 = or disjoint i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %69
  %71 = load i8, ptr addrspace(3) %70, align 1, !tbaa !12
  %72 = zext i8 %71 to i32
  %73 = add nuw nsw i32 %59, %72
  %74 = and i32 %73, 255
  %75 = shl nuw nsw i32 %73, 1
  %76 = and i32 %75, 504
  %77 = add i32 %76, %6
  %78 = shl i32 %77, 2
  %79 = and i32 %73, 3
  %80 = or disjoint i32 %78, %79
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %81
  %83 = load i8, ptr addrspace(3) %82, align 1, !tbaa !12
  store i8 %83, ptr addrspace(3) %70, align 1, !tbaa !12
  store i8 %71, ptr addrspace(3) %82, align 1, !tbaa !12
  %84 = add i8 %83, %71
  %85 = zext i8 %84 to i32
  %86 = shl nuw nsw i32 %85, 1
  %87 = and i32 %86, 504
  %88 = add i32 %87, %6
  %89 = shl i32 %88, 2
  %90 = and i32 %85, 3
  %91 = or disjoint i32 %89, %90
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %92
  %94 = load i8, ptr addrspace(3) %93, align 1, !tbaa !12
  %95 = add nuw nsw i32 %62, 1
  %96 = and i32 %95, 255
  %97 = shl nuw nsw i32 %95, 1
  %98 = and i32 %97, 504
  %99 = add i32 %98, %6
  %100 = shl i32 %99, 2
  %101 = and i32 %95, 3
  %102 = or disjoint i32 %100, %101
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %103
  %105 = load i8, ptr addrspace(3) %104, align 1, !tbaa !12
  %106 = zext i8 %105 to i32
  %107 = add nuw nsw i32 %74, %106
  %108 = and i32 %107, 255
  %109 = shl nuw nsw i32 %107, 1
  %110 = and i32 %109, 504
  %111 = add i32 %110, %6
  %112 = shl i32 %111, 2
  %113 = and i32 %107, 3
  %114 = or disjoint i32 %112, %113
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %115
  %117 = load i8, ptr addrspace(3) %116, align 1, !tbaa !12
  store i8 %117, ptr addrspace(3) %104, align 1, !tbaa !12
  store i8 %105, ptr addrspace(3) %116, align 1, !tbaa !12
  %118 = add i8 %117, %105
  %119 = zext i8 %118 to i32
  %120 = shl nuw nsw i32 %119, 1
  %121 = and i32 %120, 504
  %122 = add i32 %121, %6
  %123 = shl i32 %122, 2
  %124 = and i32 %119, 3
  %125 = or disjoint i32 %123, %124
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %126
  %128 = load i8, ptr addrspace(3) %127, align 1, !tbaa !12
  %129 = add nuw nsw i32 %96, 1
  %130 = and i32 %129, 255
  %131 = shl nuw nsw i32 %129, 1
  %132 = and i32 %131, 504
  %133 = add i32 %132, %6
  %134 = shl i32 %133, 2
  %135 = and i32 %129, 3
  %136 = or disjoint i32 %134, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %137
  %139 = load i8, ptr addrspace(3) %138, align 1, !tbaa !12
  %140 = zext i8 %139 to i32
  %141 = add nuw nsw i32 %108, %140
  %142 = and i32 %141, 255
  %143 = shl nuw nsw i32 %141, 1
  %144 = and i32 %143, 504
  %145 = add i32 %144, %6
  %146 = shl i32 %145, 2
  %147 = and i32 %141, 3
  %148 = or disjoint i32 %146, %147
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %149
  %151 = load i8, ptr addrspace(3) %150, align 1, !tbaa !12
  store i8 %151, ptr addrspace(3) %138, align 1, !tbaa !12
  store i8 %139, ptr addrspace(3) %150, align 1, !tbaa !12
  %152 = add i8 %151, %139
  %153 = zext i8 %152 to i32
  %154 = shl nuw nsw i32 %153, 1
  %155 = and i32 %154, 504
  %156 = add i32 %155, %6
  %157 = shl i32 %156, 2
  %158 = and i32 %153, 3
  %159 = or disjoint i32 %157, %158
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %160
  %162 = load i8, ptr addrspace(3) %161, align 1, !tbaa !12
  %163 = add nuw nsw i32 %130, 1
  %164 = and i32 %163, 255
  %165 = shl nuw nsw i32 %163, 1
  %166 = and i32 %165, 504
  %167 = add i32 %166, %6
  %168 = shl i32 %167, 2
  %169 = and i32 %163, 3
  %170 = or disjoint i32 %168, %169
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %171
  %173 = load i8, ptr addrspace(3) %172, align 1, !tbaa !12
  %174 = zext i8 %173 to i32
  %175 = add nuw nsw i32 %142, %174
  %176 = and i32 %175, 255
  %177 = shl nuw nsw i32 %175, 1
  %178 = and i32 %177, 504
  %179 = add i32 %178, %6
  %180 = shl i32 %179, 2
  %181 = and i32 %175, 3
  %182 = or disjoint i32 %180, %181
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %183
  %185 = load i8, ptr addrspace(3) %184, align 1, !tbaa !12
  store i8 %185, ptr addrspace(3) %172, align 1, !tbaa !12
  store i8 %173, ptr addrspace(3) %184, align 1, !tbaa !12
  %186 = add i8 %185, %173
  %187 = zext i8 %186 to i32
  %188 = shl nuw nsw i32 %187, 1
  %189 = and i32 %188, 504
  %190 = add i32 %189, %6
  %191 = shl i32 %190, 2
  %192 = and i32 %187, 3
  %193 = or disjoint i32 %191, %192
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %194
  %196 = load i8, ptr addrspace(3) %195, align 1, !tbaa !12
  %197 = insertelement <4 x i8> poison, i8 %128, i64 0
  %198 = insertelement <4 x i8> %197, i8 %162, i64 1
  %199 = insertelement <4 x i8> %198, i8 %196, i64 2
  %200 = insertelement <4 x i8> %199, i8 %94, i64 3
  %201 = zext <4 x i8> %200 to <4 x i32>
  %202 = shl nuw <4 x i32> %201, <i32 8, i32 16, i32 24, i32 0>
  %203 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %202)
  %204 = add i32 %58, %25
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %205
  store i32 %203, ptr addrspace(1) %206, align 4, !tbaa !4
  %207 = add nuw nsw i32 %58, 1
  %208 = icmp slt i32 %207, %3
  br i1 %208, label %57, label %209

209:                                              ; preds = %57, %22
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local spir_func void @__clang_ocl_kern_imp_rc4_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !11 !reqd_work_group_size !18 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = shl i32 %6, 2
  br label %12

8:                                                ; preds = %12
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  %11 = mul i32 %2, %10
  br label %26

12:                                               ; preds = %4, %12
  %13 = phi i32 [ 50462976, %4 ], [ %19, %12 ]
  %14 = phi i32 [ 0, %4 ], [ %20, %12 ]
  %15 = shl nuw nsw i32 %14, 5
  %16 = add i32 %15, %7
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %17
  store i32 %13, ptr addrspace(3) %18, align 1, !tbaa !4
  %19 = add i32 %13, 67372036
  %20 = add nuw nsw i32 %14, 1
  %21 = icmp samesign ult i32 %14, 63
  br i1 %21, label %12, label %8

22:                                               ; preds = %26
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %209

24:                                               ; preds = %22
  %25 = mul i32 %3, %10
  br label %57

26:                                               ; preds = %8, %26
  %27 = phi i8 [ 0, %8 ], [ %44, %26 ]
  %28 = phi i32 [ 0, %8 ], [ %55, %26 ]
  %29 = shl nuw nsw i32 %28, 1
  %30 = and i32 %29, 504
  %31 = add i32 %30, %6
  %32 = shl i32 %31, 2
  %33 = and i32 %28, 3
  %34 = or disjoint i32 %32, %33
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %35
  %37 = load i8, ptr addrspace(3) %36, align 1, !tbaa !12
  %38 = add i8 %37, %27
  %39 = urem i32 %28, %2
  %40 = add i32 %39, %11
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !12
  %44 = add i8 %38, %43
  %45 = zext i8 %44 to i32
  %46 = shl nuw nsw i32 %45, 1
  %47 = and i32 %46, 504
  %48 = add i32 %47, %6
  %49 = shl i32 %48, 2
  %50 = and i32 %45, 3
  %51 = or disjoint i32 %49, %50
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %52
  %54 = load i8, ptr addrspace(3) %53, align 1, !tbaa !12
  store i8 %54, ptr addrspace(3) %36, align 1, !tbaa !12
  store i8 %37, ptr addrspace(3) %53, align 1, !tbaa !12
  %55 = add nuw nsw i32 %28, 1
  %56 = icmp samesign ult i32 %28, 255
  br i1 %56, label %26, label %22

57:                                               ; preds = %24, %57
  %58 = phi i32 [ 0, %24 ], [ %207, %57 ]
  %59 = phi i32 [ 0, %24 ], [ %176, %57 ]
  %60 = phi i32 [ 0, %24 ], [ %164, %57 ]
  %61 = add nuw nsw i32 %60, 1
  %62 = and i32 %61, 255
  %63 = shl nuw nsw i32 %61, 1
  %64 = and i32 %63, 504
  %65 = add i32 %64, %6
  %66 = shl i32 %65, 2
  %67 = and i32 %61, 3
  %68 = or disjoint i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %69
  %71 = load i8, ptr addrspace(3) %70, align 1, !tbaa !12
  %72 = zext i8 %71 to i32
  %73 = add nuw nsw i32 %59, %72
  %74 = and i32 %73, 255
  %75 = shl nuw nsw i32 %73, 1
  %76 = and i32 %75, 504
  %77 = add i32 %76, %6
  %78 = shl i32 %77, 2
  %79 = and i32 %73, 3
  %80 = or disjoint i32 %78, %79
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %81
  %83 = load i8, ptr addrspace(3) %82, align 1, !tbaa !12
  store i8 %83, ptr addrspace(3) %70, align 1, !tbaa !12
  store i8 %71, ptr addrspace(3) %82, align 1, !tbaa !12
  %84 = add i8 %83, %71
  %85 = zext i8 %84 to i32
  %86 = shl nuw nsw i32 %85, 1
  %87 = and i32 %86, 504
  %88 = add i32 %87, %6
  %89 = shl i32 %88, 2
  %90 = and i32 %85, 3
  %91 = or disjoint i32 %89, %90
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %92
  %94 = load i8, ptr addrspace(3) %93, align 1, !tbaa !12
  %95 = add nuw nsw i32 %62, 1
  %96 = and i32 %95, 255
  %97 = shl nuw nsw i32 %95, 1
  %98 = and i32 %97, 504
  %99 = add i32 %98, %6
  %100 = shl i32 %99, 2
  %101 = and i32 %95, 3
  %102 = or disjoint i32 %100, %101
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %103
  %105 = load i8, ptr addrspace(3) %104, align 1, !tbaa !12
  %106 = zext i8 %105 to i32
  %107 = add nuw nsw i32 %74, %106
  %108 = and i32 %107, 255
  %109 = shl nuw nsw i32 %107, 1
  %110 = and i32 %109, 504
  %111 = add i32 %110, %6
  %112 = shl i32 %111, 2
  %113 = and i32 %107, 3
  %114 = or disjoint i32 %112, %113
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %115
  %117 = load i8, ptr addrspace(3) %116, align 1, !tbaa !12
  store i8 %117, ptr addrspace(3) %104, align 1, !tbaa !12
  store i8 %105, ptr addrspace(3) %116, align 1, !tbaa !12
  %118 = add i8 %117, %105
  %119 = zext i8 %118 to i32
  %120 = shl nuw nsw i32 %119, 1
  %121 = and i32 %120, 504
  %122 = add i32 %121, %6
  %123 = shl i32 %122, 2
  %124 = and i32 %119, 3
  %125 = or disjoint i32 %123, %124
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %126
  %128 = load i8, ptr addrspace(3) %127, align 1, !tbaa !12
  %129 = add nuw nsw i32 %96, 1
  %130 = and i32 %129, 255
  %131 = shl nuw nsw i32 %129, 1
  %132 = and i32 %131, 504
  %133 = add i32 %132, %6
  %134 = shl i32 %133, 2
  %135 = and i32 %129, 3
  %136 = or disjoint i32 %134, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %137
  %139 = load i8, ptr addrspace(3) %138, align 1, !tbaa !12
  %140 = zext i8 %139 to i32
  %141 = add nuw nsw i32 %108, %140
  %142 = and i32 %141, 255
  %143 = shl nuw nsw i32 %141, 1
  %144 = and i32 %143, 504
  %145 = add i32 %144, %6
  %146 = shl i32 %145, 2
  %147 = and i32 %141, 3
  %148 = or disjoint i32 %146, %147
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %149
  %151 = load i8, ptr addrspace(3) %150, align 1, !tbaa !12
  store i8 %151, ptr addrspace(3) %138, align 1, !tbaa !12
  store i8 %139, ptr addrspace(3) %150, align 1, !tbaa !12
  %152 = add i8 %151, %139
  %153 = zext i8 %152 to i32
  %154 = shl nuw nsw i32 %153, 1
  %155 = and i32 %154, 504
  %156 = add i32 %155, %6
  %157 = shl i32 %156, 2
  %158 = and i32 %153, 3
  %159 = or disjoint i32 %157, %158
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %160
  %162 = load i8, ptr addrspace(3) %161, align 1, !tbaa !12
  %163 = add nuw nsw i32 %130, 1
  %164 = and i32 %163, 255
  %165 = shl nuw nsw i32 %163, 1
  %166 = and i32 %165, 504
  %167 = add i32 %166, %6
  %168 = shl i32 %167, 2
  %169 = and i32 %163, 3
  %170 = or disjoint i32 %168, %169
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %171
  %173 = load i8, ptr addrspace(3) %172, align 1, !tbaa !12
  %174 = zext i8 %173 to i32
  %175 = add nuw nsw i32 %142, %174
  %176 = and i32 %175, 255
  %177 = shl nuw nsw i32 %175, 1
  %178 = and i32 %177, 504
  %179 = add i32 %178, %6
  %180 = shl i32 %179, 2
  %181 = and i32 %175, 3
  %182 = or disjoint i32 %180, %181
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %183
  %185 = load i8, ptr addrspace(3) %184, align 1, !tbaa !12
  store i8 %185, ptr addrspace(3) %172, align 1, !tbaa !12
  store i8 %173, ptr addrspace(3) %184, align 1, !tbaa !12
  %186 = add i8 %185, %173
  %187 = zext i8 %186 to i32
  %188 = shl nuw nsw i32 %187, 1
  %189 = and i32 %188, 504
  %190 = add i32 %189, %6
  %191 = shl i32 %190, 2
  %192 = and i32 %187, 3
  %193 = or disjoint i32 %191, %192
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %194
  %196 = load i8, ptr addrspace(3) %195, align 1, !tbaa !12
  %197 = insertelement <4 x i8> poison, i8 %128, i64 0
  %198 = insertelement <4 x i8> %197, i8 %162, i64 1
  %199 = insertelement <4 x i8> %198, i8 %196, i64 2
  %200 = insertelement <4 x i8> %199, i8 %94, i64 3
  %201 = zext <4 x i8> %200 to <4 x i32>
  %202 = shl nuw <4 x i32> %201, <i32 8, i32 16, i32 24, i32 0>
  %203 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %202)
  %204 = add i32 %58, %25
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %205
  store i32 %203, ptr addrspace(1) %206, align 4, !tbaa !4
  %207 = add nuw nsw i32 %58, 1
  %208 = icmp slt i32 %207, %3
  br i1 %208, label %57, label %209

209:                                              ; preds = %57, %22
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #6

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uchar*", !"int", !"int"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.isvectorized", i32 1}
!15 = !{!"llvm.loop.unroll.runtime.disable"}
!16 = distinct !{!16, !14, !15}
!17 = !{!"uchar*", !"uint*", !"int", !"int"}
!18 = !{i32 8, i32 1, i32 1}
