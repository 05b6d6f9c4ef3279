; ModuleID = 'corpus/opencl/random_generators.cl'
source_filename = "corpus/opencl/random_generators.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.philox_key = type { [2 x i32] }

@mersenne_small.mt = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xorshift_mwc(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_xorshift_mwc(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_xorshift_mwc(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %15 = mul i32 %6, %14
  %16 = shl i64 %12, 32
  %17 = ashr exact i64 %16, 32
  %18 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %17
  %19 = load <4 x i32>, ptr addrspace(1) %18, align 16, !tbaa !15
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %4
  %22 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %17
  %23 = load <2 x i32>, ptr addrspace(1) %22, align 8, !tbaa !15
  br label %26

24:                                               ; preds = %26, %4
  %25 = phi <4 x i32> [ %19, %4 ], [ %40, %26 ]
  store <4 x i32> %25, ptr addrspace(1) %18, align 16, !tbaa !15
  ret void

26:                                               ; preds = %21, %26
  %27 = phi i32 [ %60, %26 ], [ 0, %21 ]
  %28 = phi <2 x i32> [ %53, %26 ], [ %23, %21 ]
  %29 = phi <4 x i32> [ %40, %26 ], [ %19, %21 ]
  %30 = extractelement <4 x i32> %29, i64 0
  %31 = shl i32 %30, 11
  %32 = xor i32 %31, %30
  %33 = shufflevector <4 x i32> %29, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
  %34 = extractelement <4 x i32> %29, i64 3
  %35 = lshr i32 %34, 19
  %36 = lshr i32 %32, 8
  %37 = xor i32 %35, %36
  %38 = xor i32 %37, %34
  %39 = xor i32 %38, %32
  %40 = insertelement <4 x i32> %33, i32 %39, i64 3
  %41 = extractelement <2 x i32> %28, i64 0
  %42 = extractelement <2 x i32> %28, i64 1
  %43 = zext i32 %41 to i64
  %44 = mul nuw i64 %43, 4294883355
  %45 = lshr i64 %44, 32
  %46 = trunc nuw i64 %45 to i32
  %47 = mul i32 %41, -83941
  %48 = add i32 %47, %42
  %49 = insertelement <2 x i32> poison, i32 %48, i64 0
  %50 = icmp ult i32 %48, %42
  %51 = zext i1 %50 to i32
  %52 = add nuw i32 %46, %51
  %53 = insertelement <2 x i32> %49, i32 %52, i64 1
  %54 = xor i32 %41, %42
  %55 = add i32 %39, %54
  %56 = mul nsw i32 %15, %27
  %57 = add nsw i32 %56, %13
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %58
  store i32 %55, ptr addrspace(1) %59, align 4, !tbaa !6
  %60 = add nuw nsw i32 %27, 1
  %61 = icmp eq i32 %60, %3
  br i1 %61, label %24, label %26, !llvm.loop !16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xoroshiro_pcg(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_xoroshiro_pcg(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_xoroshiro_pcg(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %23

5:                                                ; preds = %3
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = mul nuw nsw i64 %7, %9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = zext nneg i32 %11 to i64
  %13 = add nuw nsw i64 %10, %12
  %14 = shl i64 %13, 32
  %15 = ashr exact i64 %14, 28
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %15
  %17 = load i64, ptr addrspace(1) %16, align 16
  %18 = xor i64 %17, -8846114313915602277
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %20 = load i64, ptr addrspace(1) %19, align 8
  %21 = trunc i64 %13 to i32
  %22 = mul nsw i32 %2, %21
  br label %24

23:                                               ; preds = %24, %3
  ret void

24:                                               ; preds = %5, %24
  %25 = phi i64 [ %17, %5 ], [ %36, %24 ]
  %26 = phi i64 [ %20, %5 ], [ %37, %24 ]
  %27 = phi i64 [ %18, %5 ], [ %39, %24 ]
  %28 = phi i32 [ 0, %5 ], [ %56, %24 ]
  %29 = mul i64 %25, 5
  %30 = tail call noundef i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 7)
  %31 = mul i64 %30, 9
  %32 = xor i64 %25, %26
  %33 = tail call noundef i64 @llvm.fshl.i64(i64 %25, i64 %25, i64 24)
  %34 = shl i64 %32, 16
  %35 = xor i64 %33, %34
  %36 = xor i64 %35, %32
  %37 = tail call noundef i64 @llvm.fshl.i64(i64 %32, i64 %32, i64 37)
  %38 = mul i64 %27, 6364136223846793005
  %39 = add i64 %38, 1442695040888963407
  %40 = lshr i64 %39, 45
  %41 = lshr i64 %39, 27
  %42 = xor i64 %40, %41
  %43 = trunc i64 %42 to i32
  %44 = lshr i64 %39, 59
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = tail call i32 @llvm.fshr.i32(i32 %43, i32 %43, i32 %45)
  %47 = lshr i64 %31, 40
  %48 = uitofp nneg i64 %47 to float
  %49 = lshr i32 %46, 8
  %50 = uitofp nneg i32 %49 to float
  %51 = fmul float %50, 0x3E70000000000000
  %52 = tail call float @llvm.fmuladd.f32(float %48, float 0x3E70000000000000, float %51)
  %53 = add nsw i32 %28, %22
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %54
  store float %52, ptr addrspace(1) %55, align 4, !tbaa !23
  %56 = add nuw nsw i32 %28, 1
  %57 = icmp eq i32 %56, %2
  br i1 %57, label %23, label %24, !llvm.loop !25
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @philox(ptr noundef readonly byval(%struct.philox_key) align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !26 !kernel_arg_access_qual !19 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_philox(ptr noundef nonnull byval(%struct.philox_key) align 4 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_philox(ptr noundef readonly byval(%struct.philox_key) align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !26 !kernel_arg_access_qual !19 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %60

5:                                                ; preds = %3
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = mul nuw nsw i64 %7, %9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = zext nneg i32 %11 to i64
  %13 = add nuw nsw i64 %10, %12
  %14 = trunc i64 %13 to i32
  %15 = load i32, ptr %0, align 4, !tbaa !6
  %16 = insertelement <2 x i32> poison, i32 %15, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = insertelement <2 x i32> %16, i32 %18, i64 1
  %20 = xor i32 %15, %14
  %21 = add <2 x i32> %19, <i32 -1640531527, i32 -1150833019>
  %22 = zext i32 %20 to i64
  %23 = mul nuw i64 %22, 3528531795
  %24 = lshr i64 %23, 32
  %25 = trunc nuw i64 %24 to i32
  %26 = mul i32 %20, -766435501
  %27 = extractelement <2 x i32> %21, i64 0
  %28 = extractelement <2 x i32> %21, i64 1
  %29 = xor i32 %28, %25
  %30 = add <2 x i32> %19, <i32 1013904242, i32 1993301258>
  %31 = extractelement <2 x i32> %30, i64 0
  %32 = extractelement <2 x i32> %30, i64 1
  %33 = xor i32 %32, %26
  %34 = add <2 x i32> %19, <i32 -626627285, i32 842468239>
  %35 = extractelement <2 x i32> %34, i64 0
  %36 = extractelement <2 x i32> %34, i64 1
  %37 = add <2 x i32> %19, <i32 2027808484, i32 -308364780>
  %38 = extractelement <2 x i32> %37, i64 0
  %39 = extractelement <2 x i32> %37, i64 1
  %40 = add <2 x i32> %19, <i32 387276957, i32 -1459197799>
  %41 = extractelement <2 x i32> %40, i64 0
  %42 = extractelement <2 x i32> %40, i64 1
  %43 = add <2 x i32> %19, <i32 -1253254570, i32 1684936478>
  %44 = extractelement <2 x i32> %43, i64 0
  %45 = extractelement <2 x i32> %43, i64 1
  %46 = add <2 x i32> %19, <i32 1401181199, i32 534103459>
  %47 = extractelement <2 x i32> %46, i64 0
  %48 = extractelement <2 x i32> %46, i64 1
  %49 = add <2 x i32> %19, <i32 -239350328, i32 -616729560>
  %50 = extractelement <2 x i32> %49, i64 0
  %51 = extractelement <2 x i32> %49, i64 1
  %52 = add <2 x i32> %19, <i32 -1879881855, i32 -1767562579>
  %53 = extractelement <2 x i32> %52, i64 0
  %54 = extractelement <2 x i32> %52, i64 1
  %55 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %56 = zext nneg i32 %55 to i64
  %57 = mul nuw nsw i64 %7, %56
  %58 = and i64 %13, 4294967295
  %59 = getelementptr <4 x i32>, ptr addrspace(1) %1, i64 %58
  br label %61

60:                                               ; preds = %61, %3
  ret void

61:                                               ; preds = %5, %61
  %62 = phi i32 [ 0, %5 ], [ %193, %61 ]
  %63 = zext nneg i32 %62 to i64
  %64 = mul nuw nsw i64 %63, 3528531795
  %65 = lshr i64 %64, 32
  %66 = trunc nuw nsw i64 %65 to i32
  %67 = mul i32 %62, -766435501
  %68 = xor i32 %18, %66
  %69 = zext i32 %68 to i64
  %70 = mul nuw i64 %69, 3449720151
  %71 = lshr i64 %70, 32
  %72 = trunc nuw i64 %71 to i32
  %73 = mul i32 %68, -845247145
  %74 = xor i32 %27, %72
  %75 = xor i32 %67, %29
  %76 = zext i32 %74 to i64
  %77 = mul nuw i64 %76, 3528531795
  %78 = lshr i64 %77, 32
  %79 = trunc nuw i64 %78 to i32
  %80 = mul i32 %74, -766435501
  %81 = zext i32 %75 to i64
  %82 = mul nuw i64 %81, 3449720151
  %83 = lshr i64 %82, 32
  %84 = trunc nuw i64 %83 to i32
  %85 = mul i32 %75, -845247145
  %86 = xor i32 %31, %73
  %87 = xor i32 %86, %84
  %88 = xor i32 %33, %79
  %89 = zext i32 %87 to i64
  %90 = mul nuw i64 %89, 3528531795
  %91 = lshr i64 %90, 32
  %92 = trunc nuw i64 %91 to i32
  %93 = mul i32 %87, -766435501
  %94 = zext i32 %88 to i64
  %95 = mul nuw i64 %94, 3449720151
  %96 = lshr i64 %95, 32
  %97 = trunc nuw i64 %96 to i32
  %98 = mul i32 %88, -845247145
  %99 = xor i32 %85, %35
  %100 = xor i32 %99, %97
  %101 = xor i32 %80, %36
  %102 = xor i32 %101, %92
  %103 = zext i32 %100 to i64
  %104 = mul nuw i64 %103, 3528531795
  %105 = lshr i64 %104, 32
  %106 = trunc nuw i64 %105 to i32
  %107 = mul i32 %100, -766435501
  %108 = zext i32 %102 to i64
  %109 = mul nuw i64 %108, 3449720151
  %110 = lshr i64 %109, 32
  %111 = trunc nuw i64 %110 to i32
  %112 = mul i32 %102, -845247145
  %113 = xor i32 %98, %38
  %114 = xor i32 %113, %111
  %115 = xor i32 %93, %39
  %116 = xor i32 %115, %106
  %117 = zext i32 %114 to i64
  %118 = mul nuw i64 %117, 3528531795
  %119 = lshr i64 %118, 32
  %120 = trunc nuw i64 %119 to i32
  %121 = mul i32 %114, -766435501
  %122 = zext i32 %116 to i64
  %123 = mul nuw i64 %122, 3449720151
  %124 = lshr i64 %123, 32
  %125 = trunc nuw i64 %124 to i32
  %126 = mul i32 %116, -845247145
  %127 = xor i32 %112, %41
  %128 = xor i32 %127, %125
  %129 = xor i32 %107, %42
  %130 = xor i32 %129, %120
  %131 = zext i32 %128 to i64
  %132 = mul nuw i64 %131, 3528531795
  %133 = lshr i64 %132, 32
  %134 = trunc nuw i64 %133 to i32
  %135 = mul i32 %128, -766435501
  %136 = zext i32 %130 to i64
  %137 = mul nuw i64 %136, 3449720151
  %138 = lshr i64 %137, 32
  %139 = trunc nuw i64 %138 to i32
  %140 = mul i32 %130, -845247145
  %141 = xor i32 %126, %44
  %142 = xor i32 %141, %139
  %143 = xor i32 %121, %45
  %144 = xor i32 %143, %134
  %145 = zext i32 %142 to i64
  %146 = mul nuw i64 %145, 3528531795
  %147 = lshr i64 %146, 32
  %148 = trunc nuw i64 %147 to i32
  %149 = mul i32 %142, -766435501
  %150 = zext i32 %144 to i64
  %151 = mul nuw i64 %150, 3449720151
  %152 = lshr i64 %151, 32
  %153 = trunc nuw i64 %152 to i32
  %154 = mul i32 %144, -845247145
  %155 = xor i32 %140, %47
  %156 = xor i32 %155, %153
  %157 = xor i32 %135, %48
  %158 = xor i32 %157, %148
  %159 = zext i32 %156 to i64
  %160 = mul nuw i64 %159, 3528531795
  %161 = lshr i64 %160, 32
  %162 = trunc nuw i64 %161 to i32
  %163 = mul i32 %156, -766435501
  %164 = zext i32 %158 to i64
  %165 = mul nuw i64 %164, 3449720151
  %166 = lshr i64 %165, 32
  %167 = trunc nuw i64 %166 to i32
  %168 = mul i32 %158, -845247145
  %169 = xor i32 %154, %50
  %170 = xor i32 %169, %167
  %171 = xor i32 %149, %51
  %172 = xor i32 %171, %162
  %173 = zext i32 %170 to i64
  %174 = mul nuw i64 %173, 3528531795
  %175 = lshr i64 %174, 32
  %176 = trunc nuw i64 %175 to i32
  %177 = mul i32 %170, -766435501
  %178 = zext i32 %172 to i64
  %179 = mul nuw i64 %178, 3449720151
  %180 = lshr i64 %179, 32
  %181 = trunc nuw i64 %180 to i32
  %182 = mul i32 %172, -845247145
  %183 = xor i32 %168, %53
  %184 = xor i32 %183, %181
  %185 = insertelement <4 x i32> poison, i32 %184, i64 0
  %186 = insertelement <4 x i32> %185, i32 %182, i64 1
  %187 = xor i32 %163, %54
  %188 = xor i32 %187, %176
  %189 = insertelement <4 x i32> %186, i32 %188, i64 2
  %190 = insertelement <4 x i32> %189, i32 %177, i64 3
  %191 = mul i64 %57, %63
  %192 = getelementptr <4 x i32>, ptr addrspace(1) %59, i64 %191
  store <4 x i32> %190, ptr addrspace(1) %192, align 16, !tbaa !15
  %193 = add nuw nsw i32 %62, 1
  %194 = icmp eq i32 %193, %2
  br i1 %194, label %60, label %61, !llvm.loop !30
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @mersenne_small(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !31 !kernel_arg_access_qual !19 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_mersenne_small(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_mersenne_small(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !31 !kernel_arg_access_qual !19 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !29 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %8, label %23

8:                                                ; preds = %3
  %9 = mul nuw nsw i32 %6, 977
  %10 = add i32 %1, %9
  br label %11

11:                                               ; preds = %8, %11
  %12 = phi i32 [ %10, %8 ], [ %20, %11 ]
  %13 = phi i32 [ 0, %8 ], [ %21, %11 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %14
  store i32 %12, ptr addrspace(3) %15, align 4, !tbaa !6
  %16 = lshr i32 %12, 30
  %17 = xor i32 %16, %12
  %18 = mul i32 %17, 1812433253
  %19 = add nuw nsw i32 %13, 1
  %20 = add i32 %19, %18
  %21 = add nuw nsw i32 %13, 1
  %22 = icmp eq i32 %21, 32
  br i1 %22, label %23, label %11, !llvm.loop !33

23:                                               ; preds = %11, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = icmp sgt i32 %2, 0
  br i1 %24, label %25, label %34

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %5
  %27 = add nuw nsw i64 %5, 1
  %28 = and i64 %27, 31
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %28
  %30 = add nuw nsw i64 %5, 17
  %31 = and i64 %30, 31
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @mersenne_small.mt, i64 %31
  %33 = mul nuw nsw i32 %2, %6
  br label %35

34:                                               ; preds = %35, %23
  ret void

35:                                               ; preds = %25, %35
  %36 = phi i32 [ 0, %25 ], [ %64, %35 ]
  %37 = load i32, ptr addrspace(3) %26, align 4, !tbaa !6
  %38 = and i32 %37, -2147483648
  %39 = load i32, ptr addrspace(3) %29, align 4, !tbaa !6
  %40 = and i32 %39, 2147483646
  %41 = or disjoint i32 %40, %38
  %42 = load i32, ptr addrspace(3) %32, align 4, !tbaa !6
  %43 = lshr exact i32 %41, 1
  %44 = xor i32 %43, %42
  %45 = and i32 %39, 1
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i32 0, i32 -1727483681
  %48 = xor i32 %44, %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %48, ptr addrspace(3) %26, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = lshr i32 %48, 11
  %50 = xor i32 %49, %48
  %51 = shl i32 %50, 7
  %52 = and i32 %51, -1658038656
  %53 = xor i32 %52, %50
  %54 = shl i32 %53, 15
  %55 = and i32 %54, -272236544
  %56 = xor i32 %55, %53
  %57 = lshr i32 %56, 18
  %58 = xor i32 %57, %56
  %59 = add nuw nsw i32 %36, %33
  %60 = shl nsw i32 %59, 5
  %61 = add nuw nsw i32 %60, %4
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %62
  store i32 %58, ptr addrspace(1) %63, align 4, !tbaa !6
  %64 = add nuw nsw i32 %36, 1
  %65 = icmp eq i32 %64, %2
  br i1 %65, label %34, label %35, !llvm.loop !34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sobol(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !35 !kernel_arg_base_type !36 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_sobol(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sobol(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !35 !kernel_arg_base_type !36 !kernel_arg_type_qual !22 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = mul i32 %2, %12
  %14 = lshr i32 %13, 1
  %15 = xor i32 %14, %13
  br label %24

16:                                               ; preds = %39
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %43

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %20 = zext nneg i32 %19 to i64
  %21 = mul nuw nsw i64 %7, %20
  %22 = and i64 %11, 4294967295
  %23 = getelementptr <2 x float>, ptr addrspace(1) %1, i64 %22
  br label %44

24:                                               ; preds = %3, %39
  %25 = phi <2 x i32> [ zeroinitializer, %3 ], [ %40, %39 ]
  %26 = phi i32 [ 0, %3 ], [ %41, %39 ]
  %27 = shl nuw i32 1, %26
  %28 = and i32 %27, %15
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %39, label %30

30:                                               ; preds = %24
  %31 = zext nneg i32 %26 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  %34 = insertelement <2 x i32> poison, i32 %33, i64 0
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 128
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = insertelement <2 x i32> %34, i32 %36, i64 1
  %38 = xor <2 x i32> %37, %25
  br label %39

39:                                               ; preds = %24, %30
  %40 = phi <2 x i32> [ %38, %30 ], [ %25, %24 ]
  %41 = add nuw nsw i32 %26, 1
  %42 = icmp eq i32 %41, 32
  br i1 %42, label %16, label %24, !llvm.loop !37

43:                                               ; preds = %44, %16
  ret void

44:                                               ; preds = %18, %44
  %45 = phi <2 x i32> [ %40, %18 ], [ %86, %44 ]
  %46 = phi i32 [ 0, %18 ], [ %87, %44 ]
  %47 = add i32 %46, %13
  %48 = uitofp <2 x i32> %45 to <2 x float>
  %49 = fptoui <2 x float> %48 to <2 x i32>
  %50 = fcmp oge <2 x float> %48, splat (float 0x41F0000000000000)
  %51 = select <2 x i1> %50, <2 x i32> splat (i32 -1), <2 x i32> %49
  %52 = icmp ugt <2 x i32> %51, %45
  %53 = icmp eq <2 x i32> %45, splat (i32 -1)
  %54 = or <2 x i1> %53, %52
  %55 = icmp eq <2 x i32> %45, zeroinitializer
  %56 = bitcast <2 x float> %48 to <2 x i32>
  %57 = select <2 x i1> %55, <2 x i32> splat (i32 4194304), <2 x i32> splat (i32 -2139095040)
  %58 = icmp sgt <2 x i32> %57, %56
  %59 = select <2 x i1> %58, <2 x i32> splat (i32 1), <2 x i32> splat (i32 -1)
  %60 = add <2 x i32> %59, %56
  %61 = sub <2 x i32> splat (i32 -2147483648), %60
  %62 = icmp slt <2 x i32> %60, zeroinitializer
  %63 = icmp eq <2 x i32> %60, zeroinitializer
  %64 = and <2 x i1> %58, %63
  %65 = or <2 x i1> %62, %64
  %66 = select <2 x i1> %65, <2 x i32> %61, <2 x i32> %60
  %67 = bitcast <2 x i32> %66 to <2 x float>
  %68 = select <2 x i1> %55, <2 x float> splat (float 0x7FF8000000000000), <2 x float> %67
  %69 = select <2 x i1> %54, <2 x float> %68, <2 x float> %48
  %70 = fmul <2 x float> %69, splat (float 0x3DF0000000000000)
  %71 = zext nneg i32 %46 to i64
  %72 = mul i64 %21, %71
  %73 = getelementptr <2 x float>, ptr addrspace(1) %23, i64 %72
  store <2 x float> %70, ptr addrspace(1) %73, align 8, !tbaa !15
  %74 = xor i32 %47, -1
  %75 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %74, i1 false)
  %76 = and i32 %75, 31
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %77
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !6
  %80 = insertelement <2 x i32> poison, i32 %79, i64 0
  %81 = or i32 %75, 32
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !6
  %85 = insertelement <2 x i32> %80, i32 %84, i64 1
  %86 = xor <2 x i32> %85, %45
  %87 = add nuw nsw i32 %46, 1
  %88 = icmp eq i32 %87, %2
  br i1 %88, label %43, label %44, !llvm.loop !38
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint4*", !"uint2*", !"uint*", !"int"}
!13 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(2)))*", !"uint*", !"int"}
!14 = !{!"", !"const", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"ulong2*", !"float*", !"int"}
!21 = !{!"ulong __attribute__((ext_vector_type(2)))*", !"float*", !"int"}
!22 = !{!"const", !"", !""}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !8, i64 0}
!25 = distinct !{!25, !17}
!26 = !{i32 0, i32 1, i32 0}
!27 = !{!"philox_key", !"uint4*", !"int"}
!28 = !{!"philox_key", !"uint __attribute__((ext_vector_type(4)))*", !"int"}
!29 = !{!"", !"", !""}
!30 = distinct !{!30, !17}
!31 = !{i32 1, i32 0, i32 0}
!32 = !{!"uint*", !"uint", !"int"}
!33 = distinct !{!33, !17}
!34 = distinct !{!34, !17}
!35 = !{!"uint*", !"float2*", !"int"}
!36 = !{!"uint*", !"float __attribute__((ext_vector_type(2)))*", !"int"}
!37 = distinct !{!37, !17}
!38 = distinct !{!38, !17}
