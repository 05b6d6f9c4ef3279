; ModuleID = 'corpus/opencl/median_filter.cl'
source_filename = "corpus/opencl/median_filter.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @median3x3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_median3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 poison) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_median3x3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = shl i32 %9, 2
  %11 = icmp sgt i32 %10, 3
  %12 = add nsw i32 %2, -4
  %13 = icmp slt i32 %10, %12
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %15, label %91

15:                                               ; preds = %4
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = add nuw nsw i32 %20, 1
  %22 = zext nneg i32 %10 to i64
  %23 = getelementptr i8, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %20, %2
  %25 = sext i32 %24 to i64
  %26 = getelementptr i8, ptr addrspace(1) %23, i64 %25
  %27 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 -1
  %28 = addrspacecast ptr addrspace(1) %27 to ptr
  %29 = load <4 x i8>, ptr %28, align 1, !tbaa !14
  %30 = addrspacecast ptr addrspace(1) %26 to ptr
  %31 = load <4 x i8>, ptr %30, align 1, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 1
  %33 = addrspacecast ptr addrspace(1) %32 to ptr
  %34 = load <4 x i8>, ptr %33, align 1, !tbaa !14
  %35 = mul nsw i32 %21, %2
  %36 = sext i32 %35 to i64
  %37 = getelementptr i8, ptr addrspace(1) %23, i64 %36
  %38 = getelementptr inbounds i8, ptr addrspace(1) %37, i64 -1
  %39 = addrspacecast ptr addrspace(1) %38 to ptr
  %40 = load <4 x i8>, ptr %39, align 1, !tbaa !14
  %41 = addrspacecast ptr addrspace(1) %37 to ptr
  %42 = load <4 x i8>, ptr %41, align 1, !tbaa !14
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 1
  %44 = addrspacecast ptr addrspace(1) %43 to ptr
  %45 = load <4 x i8>, ptr %44, align 1, !tbaa !14
  %46 = add nuw nsw i32 %20, 2
  %47 = mul nsw i32 %46, %2
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(1) %23, i64 %48
  %50 = getelementptr inbounds i8, ptr addrspace(1) %49, i64 -1
  %51 = addrspacecast ptr addrspace(1) %50 to ptr
  %52 = load <4 x i8>, ptr %51, align 1, !tbaa !14
  %53 = addrspacecast ptr addrspace(1) %49 to ptr
  %54 = load <4 x i8>, ptr %53, align 1, !tbaa !14
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %49, i64 1
  %56 = addrspacecast ptr addrspace(1) %55 to ptr
  %57 = load <4 x i8>, ptr %56, align 1, !tbaa !14
  %58 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %34, <4 x i8> %31)
  %59 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %31, <4 x i8> %34)
  %60 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %45, <4 x i8> %42)
  %61 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %42, <4 x i8> %45)
  %62 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %57, <4 x i8> %54)
  %63 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %54, <4 x i8> %57)
  %64 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %58, <4 x i8> %29)
  %65 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %29, <4 x i8> %58)
  %66 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %60, <4 x i8> %40)
  %67 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %40, <4 x i8> %60)
  %68 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %62, <4 x i8> %52)
  %69 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %52, <4 x i8> %62)
  %70 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %59, <4 x i8> %65)
  %71 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %65, <4 x i8> %59)
  %72 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %61, <4 x i8> %67)
  %73 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %67, <4 x i8> %61)
  %74 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %63, <4 x i8> %69)
  %75 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %69, <4 x i8> %63)
  %76 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %64, <4 x i8> %66)
  %77 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %75, <4 x i8> %73)
  %78 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %74, <4 x i8> %72)
  %79 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %72, <4 x i8> %74)
  %80 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %76, <4 x i8> %68)
  %81 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %70, <4 x i8> %78)
  %82 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %77, <4 x i8> %71)
  %83 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %79, <4 x i8> %81)
  %84 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %82, <4 x i8> %83)
  %85 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %83, <4 x i8> %82)
  %86 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %80, <4 x i8> %84)
  %87 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %85, <4 x i8> %86)
  %88 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %36
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %88, i64 %22
  %90 = addrspacecast ptr addrspace(1) %89 to ptr
  store <4 x i8> %87, ptr %90, align 1, !tbaa !14
  br label %91

91:                                               ; preds = %4, %15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @median5x5(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_median5x5(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_median5x5(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !13 {
  %5 = alloca [25 x float], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %12, %11
  %15 = add nuw nsw i32 %14, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %16 = mul nsw i32 %15, %2
  %17 = add nsw i32 %16, %10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !16
  store float %20, ptr %5, align 4, !tbaa !16
  %21 = sext i32 %17 to i64
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 4
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !16
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %24, ptr %25, align 4, !tbaa !16
  %26 = sext i32 %17 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 8
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float %29, ptr %30, align 4, !tbaa !16
  %31 = sext i32 %17 to i64
  %32 = getelementptr float, ptr addrspace(1) %0, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 12
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float %34, ptr %35, align 4, !tbaa !16
  %36 = sext i32 %17 to i64
  %37 = getelementptr float, ptr addrspace(1) %0, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 16
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !16
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store float %39, ptr %40, align 4, !tbaa !16
  %41 = add nuw nsw i32 %15, 1
  %42 = mul nsw i32 %41, %2
  %43 = add nsw i32 %42, %10
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !16
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store float %46, ptr %47, align 4, !tbaa !16
  %48 = sext i32 %43 to i64
  %49 = getelementptr float, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 4
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !16
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store float %51, ptr %52, align 4, !tbaa !16
  %53 = sext i32 %43 to i64
  %54 = getelementptr float, ptr addrspace(1) %0, i64 %53
  %55 = getelementptr i8, ptr addrspace(1) %54, i64 8
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !16
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store float %56, ptr %57, align 4, !tbaa !16
  %58 = sext i32 %43 to i64
  %59 = getelementptr float, ptr addrspace(1) %0, i64 %58
  %60 = getelementptr i8, ptr addrspace(1) %59, i64 12
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !16
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store float %61, ptr %62, align 4, !tbaa !16
  %63 = sext i32 %43 to i64
  %64 = getelementptr float, ptr addrspace(1) %0, i64 %63
  %65 = getelementptr i8, ptr addrspace(1) %64, i64 16
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !16
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store float %66, ptr %67, align 4, !tbaa !16
  %68 = add nuw nsw i32 %15, 2
  %69 = mul nsw i32 %68, %2
  %70 = add nsw i32 %69, %10
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !16
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store float %73, ptr %74, align 4, !tbaa !16
  %75 = sext i32 %70 to i64
  %76 = getelementptr float, ptr addrspace(1) %0, i64 %75
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 4
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !16
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store float %78, ptr %79, align 4, !tbaa !16
  %80 = sext i32 %70 to i64
  %81 = getelementptr float, ptr addrspace(1) %0, i64 %80
  %82 = getelementptr i8, ptr addrspace(1) %81, i64 8
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !16
  %84 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store float %83, ptr %84, align 4, !tbaa !16
  %85 = sext i32 %70 to i64
  %86 = getelementptr float, ptr addrspace(1) %0, i64 %85
  %87 = getelementptr i8, ptr addrspace(1) %86, i64 12
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !16
  %89 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store float %88, ptr %89, align 4, !tbaa !16
  %90 = sext i32 %70 to i64
  %91 = getelementptr float, ptr addrspace(1) %0, i64 %90
  %92 = getelementptr i8, ptr addrspace(1) %91, i64 16
  %93 = load float, ptr addrspace(1) %92, align 4, !tbaa !16
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store float %93, ptr %94, align 4, !tbaa !16
  %95 = add nuw nsw i32 %15, 3
  %96 = mul nsw i32 %95, %2
  %97 = add nsw i32 %96, %10
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !16
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store float %100, ptr %101, align 4, !tbaa !16
  %102 = sext i32 %97 to i64
  %103 = getelementptr float, ptr addrspace(1) %0, i64 %102
  %104 = getelementptr i8, ptr addrspace(1) %103, i64 4
  %105 = load float, ptr addrspace(1) %104, align 4, !tbaa !16
  %106 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store float %105, ptr %106, align 4, !tbaa !16
  %107 = sext i32 %97 to i64
  %108 = getelementptr float, ptr addrspace(1) %0, i64 %107
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 8
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !16
  %111 = getelementptr inbounds nuw i8, ptr %5, i64 68
  store float %110, ptr %111, align 4, !tbaa !16
  %112 = sext i32 %97 to i64
  %113 = getelementptr float, ptr addrspace(1) %0, i64 %112
  %114 = getelementptr i8, ptr addrspace(1) %113, i64 12
  %115 = load float, ptr addrspace(1) %114, align 4, !tbaa !16
  %116 = getelementptr inbounds nuw i8, ptr %5, i64 72
  store float %115, ptr %116, align 4, !tbaa !16
  %117 = sext i32 %97 to i64
  %118 = getelementptr float, ptr addrspace(1) %0, i64 %117
  %119 = getelementptr i8, ptr addrspace(1) %118, i64 16
  %120 = load float, ptr addrspace(1) %119, align 4, !tbaa !16
  %121 = getelementptr inbounds nuw i8, ptr %5, i64 76
  store float %120, ptr %121, align 4, !tbaa !16
  %122 = add nuw nsw i32 %15, 4
  %123 = mul nsw i32 %122, %2
  %124 = add nsw i32 %123, %10
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %125
  %127 = load float, ptr addrspace(1) %126, align 4, !tbaa !16
  %128 = getelementptr inbounds nuw i8, ptr %5, i64 80
  store float %127, ptr %128, align 4, !tbaa !16
  %129 = sext i32 %124 to i64
  %130 = getelementptr float, ptr addrspace(1) %0, i64 %129
  %131 = getelementptr i8, ptr addrspace(1) %130, i64 4
  %132 = load float, ptr addrspace(1) %131, align 4, !tbaa !16
  %133 = getelementptr inbounds nuw i8, ptr %5, i64 84
  store float %132, ptr %133, align 4, !tbaa !16
  %134 = sext i32 %124 to i64
  %135 = getelementptr float, ptr addrspace(1) %0, i64 %134
  %136 = getelementptr i8, ptr addrspace(1) %135, i64 8
  %137 = load float, ptr addrspace(1) %136, align 4, !tbaa !16
  %138 = getelementptr inbounds nuw i8, ptr %5, i64 88
  store float %137, ptr %138, align 4, !tbaa !16
  %139 = sext i32 %124 to i64
  %140 = getelementptr float, ptr addrspace(1) %0, i64 %139
  %141 = getelementptr i8, ptr addrspace(1) %140, i64 12
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !16
  %143 = getelementptr inbounds nuw i8, ptr %5, i64 92
  store float %142, ptr %143, align 4, !tbaa !16
  %144 = sext i32 %124 to i64
  %145 = getelementptr float, ptr addrspace(1) %0, i64 %144
  %146 = getelementptr i8, ptr addrspace(1) %145, i64 16
  %147 = load float, ptr addrspace(1) %146, align 4, !tbaa !16
  %148 = getelementptr inbounds nuw i8, ptr %5, i64 96
  store float %147, ptr %148, align 4, !tbaa !16
  br label %155

149:                                              ; preds = %182
  %150 = load float, ptr %84, align 4, !tbaa !16
  %151 = mul nsw i32 %3, %15
  %152 = add nsw i32 %151, %10
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %153
  store float %150, ptr addrspace(1) %154, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void

155:                                              ; preds = %4, %182
  %156 = phi i32 [ %158, %182 ], [ 0, %4 ]
  %157 = sub nsw i32 0, %156
  %158 = add nuw nsw i32 %156, 1
  %159 = and i32 %157, 7
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %176, label %161

161:                                              ; preds = %155, %161
  %162 = phi i32 [ %173, %161 ], [ %158, %155 ]
  %163 = phi i32 [ %172, %161 ], [ %156, %155 ]
  %164 = phi i32 [ %174, %161 ], [ 0, %155 ]
  %165 = zext nneg i32 %162 to i64
  %166 = getelementptr inbounds nuw float, ptr %5, i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !16
  %168 = zext nneg i32 %163 to i64
  %169 = getelementptr inbounds nuw float, ptr %5, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !16
  %171 = fcmp olt float %167, %170
  %172 = select i1 %171, i32 %162, i32 %163
  %173 = add nuw nsw i32 %162, 1
  %174 = add i32 %164, 1
  %175 = icmp eq i32 %174, %159
  br i1 %175, label %176, label %161, !llvm.loop !18

176:                                              ; preds = %161, %155
  %177 = phi i32 [ poison, %155 ], [ %172, %161 ]
  %178 = phi i32 [ %158, %155 ], [ %173, %161 ]
  %179 = phi i32 [ %156, %155 ], [ %172, %161 ]
  %180 = add nsw i32 %156, -17
  %181 = icmp ult i32 %180, 7
  br i1 %181, label %182, label %191

182:                                              ; preds = %191, %176
  %183 = phi i32 [ %177, %176 ], [ %264, %191 ]
  %184 = zext nneg i32 %156 to i64
  %185 = getelementptr inbounds nuw float, ptr %5, i64 %184
  %186 = load float, ptr %185, align 4, !tbaa !16
  %187 = zext nneg i32 %183 to i64
  %188 = getelementptr inbounds nuw float, ptr %5, i64 %187
  %189 = load float, ptr %188, align 4, !tbaa !16
  store float %189, ptr %185, align 4, !tbaa !16
  store float %186, ptr %188, align 4, !tbaa !16
  %190 = icmp eq i32 %158, 13
  br i1 %190, label %149, label %155

191:                                              ; preds = %176, %191
  %192 = phi i32 [ %265, %191 ], [ %178, %176 ]
  %193 = phi i32 [ %264, %191 ], [ %179, %176 ]
  %194 = zext nneg i32 %192 to i64
  %195 = getelementptr inbounds nuw float, ptr %5, i64 %194
  %196 = load float, ptr %195, align 4, !tbaa !16
  %197 = zext nneg i32 %193 to i64
  %198 = getelementptr inbounds nuw float, ptr %5, i64 %197
  %199 = load float, ptr %198, align 4, !tbaa !16
  %200 = fcmp olt float %196, %199
  %201 = select i1 %200, i32 %192, i32 %193
  %202 = add nuw nsw i32 %192, 1
  %203 = zext nneg i32 %202 to i64
  %204 = getelementptr inbounds nuw float, ptr %5, i64 %203
  %205 = load float, ptr %204, align 4, !tbaa !16
  %206 = zext nneg i32 %201 to i64
  %207 = getelementptr inbounds nuw float, ptr %5, i64 %206
  %208 = load float, ptr %207, align 4, !tbaa !16
  %209 = fcmp olt float %205, %208
  %210 = select i1 %209, i32 %202, i32 %201
  %211 = add nuw nsw i32 %192, 2
  %212 = zext nneg i32 %211 to i64
  %213 = getelementptr inbounds nuw float, ptr %5, i64 %212
  %214 = load float, ptr %213, align 4, !tbaa !16
  %215 = zext nneg i32 %210 to i64
  %216 = getelementptr inbounds nuw float, ptr %5, i64 %215
  %217 = load float, ptr %216, align 4, !tbaa !16
  %218 = fcmp olt float %214, %217
  %219 = select i1 %218, i32 %211, i32 %210
  %220 = add nuw nsw i32 %192, 3
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw float, ptr %5, i64 %221
  %223 = load float, ptr %222, align 4, !tbaa !16
  %224 = zext nneg i32 %219 to i64
  %225 = getelementptr inbounds nuw float, ptr %5, i64 %224
  %226 = load float, ptr %225, align 4, !tbaa !16
  %227 = fcmp olt float %223, %226
  %228 = select i1 %227, i32 %220, i32 %219
  %229 = add nuw nsw i32 %192, 4
  %230 = zext nneg i32 %229 to i64
  %231 = getelementptr inbounds nuw float, ptr %5, i64 %230
  %232 = load float, ptr %231, align 4, !tbaa !16
  %233 = zext nneg i32 %228 to i64
  %234 = getelementptr inbounds nuw float, ptr %5, i64 %233
  %235 = load float, ptr %234, align 4, !tbaa !16
  %236 = fcmp olt float %232, %235
  %237 = select i1 %236, i32 %229, i32 %228
  %238 = add nuw nsw i32 %192, 5
  %239 = zext nneg i32 %238 to i64
  %240 = getelementptr inbounds nuw float, ptr %5, i64 %239
  %241 = load float, ptr %240, align 4, !tbaa !16
  %242 = zext nneg i32 %237 to i64
  %243 = getelementptr inbounds nuw float, ptr %5, i64 %242
  %244 = load float, ptr %243, align 4, !tbaa !16
  %245 = fcmp olt float %241, %244
  %246 = select i1 %245, i32 %238, i32 %237
  %247 = add nuw nsw i32 %192, 6
  %248 = zext nneg i32 %247 to i64
  %249 = getelementptr inbounds nuw float, ptr %5, i64 %248
  %250 = load float, ptr %249, align 4, !tbaa !16
  %251 = zext nneg i32 %246 to i64
  %252 = getelementptr inbounds nuw float, ptr %5, i64 %251
  %253 = load float, ptr %252, align 4, !tbaa !16
  %254 = fcmp olt float %250, %253
  %255 = select i1 %254, i32 %247, i32 %246
  %256 = add nuw nsw i32 %192, 7
  %257 = zext nneg i32 %256 to i64
  %258 = getelementptr inbounds nuw float, ptr %5, i64 %257
  %259 = load float, ptr %258, align 4, !tbaa !16
  %260 = zext nneg i32 %255 to i64
  %261 = getelementptr inbounds nuw float, ptr %5, i64 %260
  %262 = load float, ptr %261, align 4, !tbaa !16
  %263 = fcmp olt float %259, %262
  %264 = select i1 %263, i32 %256, i32 %255
  %265 = add nuw nsw i32 %192, 8
  %266 = icmp eq i32 %265, 25
  br i1 %266, label %182, label %191
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.umax.v4i8(<4 x i8>, <4 x i8>) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.umin.v4i8(<4 x i8>, <4 x i8>) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{!"float*", !"float*", !"int", !"int"}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
