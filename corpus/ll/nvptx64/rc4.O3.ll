; ModuleID = 'corpus/opencl/rc4.cl'
source_filename = "corpus/opencl/rc4.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@rc4_local.s = internal unnamed_addr addrspace(3) global [2048 x i8] undef, align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rc4_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_rc4_private(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rc4_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca [256 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  br label %6

6:                                                ; preds = %6, %4
  %7 = phi i32 [ 0, %4 ], [ %39, %6 ]
  %8 = phi <4 x i8> [ <i8 0, i8 1, i8 2, i8 3>, %4 ], [ %40, %6 ]
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  store <4 x i8> %8, ptr %10, align 1, !tbaa !14
  %11 = add <4 x i8> %8, splat (i8 4)
  %12 = zext nneg i32 %7 to i64
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store <4 x i8> %11, ptr %14, align 1, !tbaa !14
  %15 = add <4 x i8> %8, splat (i8 8)
  %16 = zext nneg i32 %7 to i64
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store <4 x i8> %15, ptr %18, align 1, !tbaa !14
  %19 = add <4 x i8> %8, splat (i8 12)
  %20 = zext nneg i32 %7 to i64
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 12
  store <4 x i8> %19, ptr %22, align 1, !tbaa !14
  %23 = add <4 x i8> %8, splat (i8 16)
  %24 = zext nneg i32 %7 to i64
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store <4 x i8> %23, ptr %26, align 1, !tbaa !14
  %27 = add <4 x i8> %8, splat (i8 20)
  %28 = zext nneg i32 %7 to i64
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 20
  store <4 x i8> %27, ptr %30, align 1, !tbaa !14
  %31 = add <4 x i8> %8, splat (i8 24)
  %32 = zext nneg i32 %7 to i64
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store <4 x i8> %31, ptr %34, align 1, !tbaa !14
  %35 = add <4 x i8> %8, splat (i8 28)
  %36 = zext nneg i32 %7 to i64
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 28
  store <4 x i8> %35, ptr %38, align 1, !tbaa !14
  %39 = add nuw nsw i32 %7, 32
  %40 = add <4 x i8> %8, splat (i8 32)
  %41 = icmp eq i32 %39, 256
  br i1 %41, label %42, label %6, !llvm.loop !15

42:                                               ; preds = %6
  %43 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %45 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %46 = mul i32 %44, %45
  %47 = add i32 %46, %43
  %48 = mul nsw i32 %2, %47
  br label %57

49:                                               ; preds = %57
  %50 = icmp sgt i32 %3, 0
  br i1 %50, label %51, label %119

51:                                               ; preds = %49
  %52 = mul nsw i32 %3, %47
  %53 = and i32 %3, 1
  %54 = icmp eq i32 %3, 1
  br i1 %54, label %97, label %55

55:                                               ; preds = %51
  %56 = and i32 %3, 2147483646
  br label %120

57:                                               ; preds = %57, %42
  %58 = phi i32 [ 0, %42 ], [ %88, %57 ]
  %59 = phi i32 [ 0, %42 ], [ %93, %57 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 %60
  %62 = load i8, ptr %61, align 1, !tbaa !14
  %63 = zext i8 %62 to i32
  %64 = srem i32 %59, %2
  %65 = add nsw i32 %64, %48
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !14
  %69 = zext i8 %68 to i32
  %70 = add i32 %58, %63
  %71 = add i32 %70, %69
  %72 = and i32 %71, 255
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !14
  store i8 %75, ptr %61, align 1, !tbaa !14
  store i8 %62, ptr %74, align 1, !tbaa !14
  %76 = or disjoint i32 %59, 1
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr %5, i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !14
  %80 = zext i8 %79 to i32
  %81 = srem i32 %76, %2
  %82 = add nsw i32 %81, %48
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %83
  %85 = load i8, ptr addrspace(1) %84, align 1, !tbaa !14
  %86 = zext i8 %85 to i32
  %87 = add i32 %71, %80
  %88 = add i32 %87, %86
  %89 = and i32 %88, 255
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 %90
  %92 = load i8, ptr %91, align 1, !tbaa !14
  store i8 %92, ptr %78, align 1, !tbaa !14
  store i8 %79, ptr %91, align 1, !tbaa !14
  %93 = add nuw nsw i32 %59, 2
  %94 = icmp eq i32 %93, 256
  br i1 %94, label %49, label %57

95:                                               ; preds = %120
  %96 = icmp eq i32 %53, 0
  br i1 %96, label %119, label %97

97:                                               ; preds = %95, %51
  %98 = phi i32 [ 0, %51 ], [ %162, %95 ]
  %99 = phi i32 [ 0, %51 ], [ %149, %95 ]
  %100 = phi i8 [ 0, %51 ], [ %144, %95 ]
  %101 = icmp ne i32 %53, 0
  tail call void @llvm.assume(i1 %101)
  %102 = add i8 %100, 1
  %103 = zext i8 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %5, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !14
  %106 = trunc i32 %99 to i8
  %107 = add i8 %105, %106
  %108 = zext i8 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr %5, i64 %108
  %110 = load i8, ptr %109, align 1, !tbaa !14
  store i8 %110, ptr %104, align 1, !tbaa !14
  store i8 %105, ptr %109, align 1, !tbaa !14
  %111 = load i8, ptr %104, align 1, !tbaa !14
  %112 = add i8 %111, %105
  %113 = zext i8 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr %5, i64 %113
  %115 = load i8, ptr %114, align 1, !tbaa !14
  %116 = add nsw i32 %98, %52
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %117
  store i8 %115, ptr addrspace(1) %118, align 1, !tbaa !14
  br label %119

119:                                              ; preds = %97, %95, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void

120:                                              ; preds = %120, %55
  %121 = phi i32 [ 0, %55 ], [ %162, %120 ]
  %122 = phi i32 [ 0, %55 ], [ %149, %120 ]
  %123 = phi i8 [ 0, %55 ], [ %144, %120 ]
  %124 = phi i32 [ 0, %55 ], [ %163, %120 ]
  %125 = or disjoint i8 %123, 1
  %126 = zext i8 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr %5, i64 %126
  %128 = load i8, ptr %127, align 1, !tbaa !14
  %129 = zext i8 %128 to i32
  %130 = add i32 %122, %129
  %131 = and i32 %130, 255
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr %5, i64 %132
  %134 = load i8, ptr %133, align 1, !tbaa !14
  store i8 %134, ptr %127, align 1, !tbaa !14
  store i8 %128, ptr %133, align 1, !tbaa !14
  %135 = load i8, ptr %127, align 1, !tbaa !14
  %136 = add i8 %135, %128
  %137 = zext i8 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %5, i64 %137
  %139 = load i8, ptr %138, align 1, !tbaa !14
  %140 = add nsw i32 %121, %52
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %141
  store i8 %139, ptr addrspace(1) %142, align 1, !tbaa !14
  %143 = or disjoint i32 %121, 1
  %144 = add i8 %123, 2
  %145 = zext i8 %144 to i64
  %146 = getelementptr inbounds nuw i8, ptr %5, i64 %145
  %147 = load i8, ptr %146, align 1, !tbaa !14
  %148 = zext i8 %147 to i32
  %149 = add i32 %130, %148
  %150 = and i32 %149, 255
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 %151
  %153 = load i8, ptr %152, align 1, !tbaa !14
  store i8 %153, ptr %146, align 1, !tbaa !14
  store i8 %147, ptr %152, align 1, !tbaa !14
  %154 = load i8, ptr %146, align 1, !tbaa !14
  %155 = add i8 %154, %147
  %156 = zext i8 %155 to i64
  %157 = getelementptr inbounds nuw i8, ptr %5, i64 %156
  %158 = load i8, ptr %157, align 1, !tbaa !14
  %159 = add nsw i32 %143, %52
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %160
  store i8 %158, ptr addrspace(1) %161, align 1, !tbaa !14
  %162 = add nuw nsw i32 %121, 2
  %163 = add i32 %124, 2
  %164 = icmp eq i32 %163, %56
  br i1 %164, label %95, label %120
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @rc4_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !13 !reqd_work_group_size !19 {
  tail call void @__clang_ocl_kern_imp_rc4_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @__clang_ocl_kern_imp_rc4_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !13 !reqd_work_group_size !19 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = shl nuw nsw i32 %5, 2
  br label %13

7:                                                ; preds = %13
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %5
  %12 = mul i32 %2, %11
  br label %69

13:                                               ; preds = %13, %4
  %14 = phi i32 [ 50462976, %4 ], [ %62, %13 ]
  %15 = phi i32 [ 0, %4 ], [ %63, %13 ]
  %16 = shl nuw nsw i32 %15, 5
  %17 = add nuw nsw i32 %16, %6
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %18
  store i32 %14, ptr addrspace(3) %19, align 1, !tbaa !6
  %20 = add nuw i32 %14, 67372036
  %21 = shl i32 %15, 5
  %22 = or disjoint i32 %21, 32
  %23 = add nuw nsw i32 %22, %6
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %24
  store i32 %20, ptr addrspace(3) %25, align 1, !tbaa !6
  %26 = add nuw i32 %14, 134744072
  %27 = shl i32 %15, 5
  %28 = or disjoint i32 %27, 64
  %29 = add nuw nsw i32 %28, %6
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %30
  store i32 %26, ptr addrspace(3) %31, align 1, !tbaa !6
  %32 = add nuw i32 %14, 202116108
  %33 = shl i32 %15, 5
  %34 = or disjoint i32 %33, 96
  %35 = add nuw nsw i32 %34, %6
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %36
  store i32 %32, ptr addrspace(3) %37, align 1, !tbaa !6
  %38 = add nuw i32 %14, 269488144
  %39 = shl i32 %15, 5
  %40 = or disjoint i32 %39, 128
  %41 = add nuw nsw i32 %40, %6
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %42
  store i32 %38, ptr addrspace(3) %43, align 1, !tbaa !6
  %44 = add nuw i32 %14, 336860180
  %45 = shl i32 %15, 5
  %46 = or disjoint i32 %45, 160
  %47 = add nuw nsw i32 %46, %6
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %48
  store i32 %44, ptr addrspace(3) %49, align 1, !tbaa !6
  %50 = add nuw i32 %14, 404232216
  %51 = shl i32 %15, 5
  %52 = or disjoint i32 %51, 192
  %53 = add nuw nsw i32 %52, %6
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %54
  store i32 %50, ptr addrspace(3) %55, align 1, !tbaa !6
  %56 = add nuw i32 %14, 471604252
  %57 = shl i32 %15, 5
  %58 = or disjoint i32 %57, 224
  %59 = add nuw nsw i32 %58, %6
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %60
  store i32 %56, ptr addrspace(3) %61, align 1, !tbaa !6
  %62 = add i32 %14, 538976288
  %63 = add nuw nsw i32 %15, 8
  %64 = icmp eq i32 %63, 64
  br i1 %64, label %7, label %13

65:                                               ; preds = %69
  %66 = icmp sgt i32 %3, 0
  br i1 %66, label %67, label %282

67:                                               ; preds = %65
  %68 = mul i32 %3, %11
  br label %127

69:                                               ; preds = %69, %7
  %70 = phi i8 [ 0, %7 ], [ %114, %69 ]
  %71 = phi i32 [ 0, %7 ], [ %125, %69 ]
  %72 = shl nuw nsw i32 %71, 1
  %73 = and i32 %72, 504
  %74 = add nuw nsw i32 %73, %5
  %75 = shl nuw nsw i32 %74, 2
  %76 = and i32 %71, 2
  %77 = or disjoint i32 %75, %76
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %78
  %80 = load i8, ptr addrspace(3) %79, align 1, !tbaa !14
  %81 = add i8 %80, %70
  %82 = urem i32 %71, %2
  %83 = add i32 %82, %12
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %84
  %86 = load i8, ptr addrspace(1) %85, align 1, !tbaa !14
  %87 = add i8 %81, %86
  %88 = zext i8 %87 to i32
  %89 = shl nuw nsw i32 %88, 1
  %90 = and i32 %89, 504
  %91 = add nuw nsw i32 %90, %5
  %92 = shl nuw nsw i32 %91, 2
  %93 = and i32 %88, 3
  %94 = or disjoint i32 %92, %93
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %95
  %97 = load i8, ptr addrspace(3) %96, align 1, !tbaa !14
  store i8 %97, ptr addrspace(3) %79, align 1, !tbaa !14
  store i8 %80, ptr addrspace(3) %96, align 1, !tbaa !14
  %98 = or disjoint i32 %71, 1
  %99 = shl nuw nsw i32 %71, 1
  %100 = and i32 %99, 504
  %101 = add nuw nsw i32 %100, %5
  %102 = shl nuw nsw i32 %101, 2
  %103 = and i32 %98, 3
  %104 = or disjoint i32 %102, %103
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %105
  %107 = load i8, ptr addrspace(3) %106, align 1, !tbaa !14
  %108 = add i8 %107, %87
  %109 = urem i32 %98, %2
  %110 = add i32 %109, %12
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %111
  %113 = load i8, ptr addrspace(1) %112, align 1, !tbaa !14
  %114 = add i8 %108, %113
  %115 = zext i8 %114 to i32
  %116 = shl nuw nsw i32 %115, 1
  %117 = and i32 %116, 504
  %118 = add nuw nsw i32 %117, %5
  %119 = shl nuw nsw i32 %118, 2
  %120 = and i32 %115, 3
  %121 = or disjoint i32 %119, %120
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %122
  %124 = load i8, ptr addrspace(3) %123, align 1, !tbaa !14
  store i8 %124, ptr addrspace(3) %106, align 1, !tbaa !14
  store i8 %107, ptr addrspace(3) %123, align 1, !tbaa !14
  %125 = add nuw nsw i32 %71, 2
  %126 = icmp eq i32 %125, 256
  br i1 %126, label %65, label %69

127:                                              ; preds = %67, %127
  %128 = phi i32 [ 0, %67 ], [ %280, %127 ]
  %129 = phi i32 [ 0, %67 ], [ %253, %127 ]
  %130 = phi i32 [ 0, %67 ], [ %241, %127 ]
  %131 = add nuw nsw i32 %130, 1
  %132 = and i32 %131, 255
  %133 = shl nuw nsw i32 %131, 1
  %134 = and i32 %133, 504
  %135 = add nuw nsw i32 %134, %5
  %136 = shl nuw nsw i32 %135, 2
  %137 = and i32 %131, 3
  %138 = or disjoint i32 %136, %137
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %139
  %141 = load i8, ptr addrspace(3) %140, align 1, !tbaa !14
  %142 = zext i8 %141 to i32
  %143 = add nuw nsw i32 %129, %142
  %144 = and i32 %143, 255
  %145 = shl nuw nsw i32 %143, 1
  %146 = and i32 %145, 504
  %147 = add nuw nsw i32 %146, %5
  %148 = shl nuw nsw i32 %147, 2
  %149 = and i32 %143, 3
  %150 = or disjoint i32 %148, %149
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %151
  %153 = load i8, ptr addrspace(3) %152, align 1, !tbaa !14
  store i8 %153, ptr addrspace(3) %140, align 1, !tbaa !14
  store i8 %141, ptr addrspace(3) %152, align 1, !tbaa !14
  %154 = add i8 %153, %141
  %155 = zext i8 %154 to i32
  %156 = shl nuw nsw i32 %155, 1
  %157 = and i32 %156, 504
  %158 = add nuw nsw i32 %157, %5
  %159 = shl nuw nsw i32 %158, 2
  %160 = and i32 %155, 3
  %161 = or disjoint i32 %159, %160
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %162
  %164 = load i8, ptr addrspace(3) %163, align 1, !tbaa !14
  %165 = zext i8 %164 to i32
  %166 = add nuw nsw i32 %132, 1
  %167 = and i32 %166, 255
  %168 = shl nuw nsw i32 %166, 1
  %169 = and i32 %168, 504
  %170 = add nuw nsw i32 %169, %5
  %171 = shl nuw nsw i32 %170, 2
  %172 = and i32 %166, 3
  %173 = or disjoint i32 %171, %172
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %174
  %176 = load i8, ptr addrspace(3) %175, align 1, !tbaa !14
  %177 = zext i8 %176 to i32
  %178 = add nuw nsw i32 %144, %177
  %179 = and i32 %178, 255
  %180 = shl nuw nsw i32 %178, 1
  %181 = and i32 %180, 504
  %182 = add nuw nsw i32 %181, %5
  %183 = shl nuw nsw i32 %182, 2
  %184 = and i32 %178, 3
  %185 = or disjoint i32 %183, %184
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %186
  %188 = load i8, ptr addrspace(3) %187, align 1, !tbaa !14
  store i8 %188, ptr addrspace(3) %175, align 1, !tbaa !14
  store i8 %176, ptr addrspace(3) %187, align 1, !tbaa !14
  %189 = add i8 %188, %176
  %190 = zext i8 %189 to i32
  %191 = shl nuw nsw i32 %190, 1
  %192 = and i32 %191, 504
  %193 = add nuw nsw i32 %192, %5
  %194 = shl nuw nsw i32 %193, 2
  %195 = and i32 %190, 3
  %196 = or disjoint i32 %194, %195
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %197
  %199 = load i8, ptr addrspace(3) %198, align 1, !tbaa !14
  %200 = zext i8 %199 to i32
  %201 = shl nuw nsw i32 %200, 8
  %202 = or disjoint i32 %201, %165
  %203 = add nuw nsw i32 %167, 1
  %204 = and i32 %203, 255
  %205 = shl nuw nsw i32 %203, 1
  %206 = and i32 %205, 504
  %207 = add nuw nsw i32 %206, %5
  %208 = shl nuw nsw i32 %207, 2
  %209 = and i32 %203, 3
  %210 = or disjoint i32 %208, %209
  %211 = zext nneg i32 %210 to i64
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %211
  %213 = load i8, ptr addrspace(3) %212, align 1, !tbaa !14
  %214 = zext i8 %213 to i32
  %215 = add nuw nsw i32 %179, %214
  %216 = and i32 %215, 255
  %217 = shl nuw nsw i32 %215, 1
  %218 = and i32 %217, 504
  %219 = add nuw nsw i32 %218, %5
  %220 = shl nuw nsw i32 %219, 2
  %221 = and i32 %215, 3
  %222 = or disjoint i32 %220, %221
  %223 = zext nneg i32 %222 to i64
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %223
  %225 = load i8, ptr addrspace(3) %224, align 1, !tbaa !14
  store i8 %225, ptr addrspace(3) %212, align 1, !tbaa !14
  store i8 %213, ptr addrspace(3) %224, align 1, !tbaa !14
  %226 = add i8 %225, %213
  %227 = zext i8 %226 to i32
  %228 = shl nuw nsw i32 %227, 1
  %229 = and i32 %228, 504
  %230 = add nuw nsw i32 %229, %5
  %231 = shl nuw nsw i32 %230, 2
  %232 = and i32 %227, 3
  %233 = or disjoint i32 %231, %232
  %234 = zext nneg i32 %233 to i64
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %234
  %236 = load i8, ptr addrspace(3) %235, align 1, !tbaa !14
  %237 = zext i8 %236 to i32
  %238 = shl nuw nsw i32 %237, 16
  %239 = or disjoint i32 %238, %202
  %240 = add nuw nsw i32 %204, 1
  %241 = and i32 %240, 255
  %242 = shl nuw nsw i32 %240, 1
  %243 = and i32 %242, 504
  %244 = add nuw nsw i32 %243, %5
  %245 = shl nuw nsw i32 %244, 2
  %246 = and i32 %240, 3
  %247 = or disjoint i32 %245, %246
  %248 = zext nneg i32 %247 to i64
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %248
  %250 = load i8, ptr addrspace(3) %249, align 1, !tbaa !14
  %251 = zext i8 %250 to i32
  %252 = add nuw nsw i32 %216, %251
  %253 = and i32 %252, 255
  %254 = shl nuw nsw i32 %252, 1
  %255 = and i32 %254, 504
  %256 = add nuw nsw i32 %255, %5
  %257 = shl nuw nsw i32 %256, 2
  %258 = and i32 %252, 3
  %259 = or disjoint i32 %257, %258
  %260 = zext nneg i32 %259 to i64
  %261 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %260
  %262 = load i8, ptr addrspace(3) %261, align 1, !tbaa !14
  store i8 %262, ptr addrspace(3) %249, align 1, !tbaa !14
  store i8 %250, ptr addrspace(3) %261, align 1, !tbaa !14
  %263 = add i8 %262, %250
  %264 = zext i8 %263 to i32
  %265 = shl nuw nsw i32 %264, 1
  %266 = and i32 %265, 504
  %267 = add nuw nsw i32 %266, %5
  %268 = shl nuw nsw i32 %267, 2
  %269 = and i32 %264, 3
  %270 = or disjoint i32 %268, %269
  %271 = zext nneg i32 %270 to i64
  %272 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %271
  %273 = load i8, ptr addrspace(3) %272, align 1, !tbaa !14
  %274 = zext i8 %273 to i32
  %275 = shl nuw i32 %274, 24
  %276 = or disjoint i32 %275, %239
  %277 = add i32 %128, %68
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %278
  store i32 %276, ptr addrspace(1) %279, align 4, !tbaa !6
  %280 = add nuw nsw i32 %128, 1
  %281 = icmp eq i32 %280, %3
  br i1 %281, label %282, label %127

282:                                              ; preds = %127, %65
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = !{!"llvm.loop.unroll.runtime.disable"}
!18 = !{!"uchar*", !"uint*", !"int", !"int"}
!19 = !{i32 8, i32 1, i32 1}
