; ModuleID = 'corpus/opencl/quantise.cl'
source_filename = "corpus/opencl/quantise.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.block_q8 = type { half, [32 x i8] }
%struct.block_q4 = type { half, [16 x i8] }

@dot_q4_q8.s = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @quantise_q8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_quantise_q8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_quantise_q8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i32 %11, 5
  br label %25

13:                                               ; preds = %25
  %14 = fdiv float %33, 1.270000e+02
  %15 = fcmp une float %14, 0.000000e+00
  %16 = fdiv float 1.000000e+00, %14
  %17 = select i1 %15, float %16, float 0.000000e+00
  %18 = shl i64 %10, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %19
  %21 = addrspacecast ptr addrspace(1) %20 to ptr
  %22 = fptrunc float %14 to half
  store half %22, ptr %21, align 2
  %23 = shl nsw i32 %11, 5
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 2
  br label %37

25:                                               ; preds = %2, %25
  %26 = phi float [ 0.000000e+00, %2 ], [ %33, %25 ]
  %27 = phi i32 [ 0, %2 ], [ %34, %25 ]
  %28 = add nuw nsw i32 %27, %12
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = tail call noundef float @llvm.fabs.f32(float %31)
  %33 = tail call noundef float @llvm.maximumnum.f32(float %26, float %32)
  %34 = add nuw nsw i32 %27, 1
  %35 = icmp eq i32 %34, 32
  br i1 %35, label %13, label %25, !llvm.loop !16

36:                                               ; preds = %37
  ret void

37:                                               ; preds = %13, %37
  %38 = phi i32 [ 0, %13 ], [ %52, %37 ]
  %39 = add nuw nsw i32 %38, %23
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !14
  %43 = fmul float %17, %42
  %44 = tail call noundef float @llvm.rint.f32(float %43)
  %45 = fcmp ole float %44, -1.280000e+02
  %46 = select i1 %45, float -1.280000e+02, float %44
  %47 = fptosi float %46 to i8
  %48 = fcmp ult float %44, 1.270000e+02
  %49 = select i1 %48, i8 %47, i8 127
  %50 = zext nneg i32 %38 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %50
  store i8 %49, ptr addrspace(1) %51, align 1, !tbaa !18
  %52 = add nuw nsw i32 %38, 1
  %53 = icmp eq i32 %52, 32
  br i1 %53, label %36, label %37, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dequantise_q4(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_dequantise_q4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_dequantise_q4(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = shl i64 %10, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %13
  %15 = addrspacecast ptr addrspace(1) %14 to ptr
  %16 = load half, ptr %15, align 2
  %17 = fpext half %16 to float
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 2
  %19 = shl nsw i32 %11, 5
  br label %21

20:                                               ; preds = %21
  ret void

21:                                               ; preds = %2, %21
  %22 = phi i32 [ 0, %2 ], [ %39, %21 ]
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %23
  %25 = load i8, ptr addrspace(1) %24, align 1, !tbaa !18
  %26 = zext i8 %25 to i32
  %27 = and i32 %26, 15
  %28 = add nsw i32 %27, -8
  %29 = sitofp i32 %28 to float
  %30 = fmul float %17, %29
  %31 = add nuw nsw i32 %22, %19
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %32
  store float %30, ptr addrspace(1) %33, align 4, !tbaa !14
  %34 = lshr i32 %26, 4
  %35 = add nsw i32 %34, -8
  %36 = sitofp i32 %35 to float
  %37 = fmul float %17, %36
  %38 = getelementptr i8, ptr addrspace(1) %33, i64 64
  store float %37, ptr addrspace(1) %38, align 4, !tbaa !14
  %39 = add nuw nsw i32 %22, 1
  %40 = icmp eq i32 %39, 16
  br i1 %40, label %20, label %21, !llvm.loop !21
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @dot_q4_q8(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_dot_q4_q8(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_dot_q4_q8(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = mul nuw nsw i64 %7, %5
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = add nuw nsw i64 %8, %10
  %12 = shl i64 %11, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 2
  %16 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %13
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 2
  %18 = load i8, ptr addrspace(1) %17, align 2, !tbaa !18
  %19 = zext i8 %18 to i32
  %20 = and i32 %19, 15
  %21 = add nsw i32 %20, -8
  %22 = load i8, ptr addrspace(1) %15, align 2, !tbaa !18
  %23 = sext i8 %22 to i32
  %24 = mul nsw i32 %21, %23
  %25 = lshr i32 %19, 4
  %26 = add nsw i32 %25, -8
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 18
  %28 = load i8, ptr addrspace(1) %27, align 2, !tbaa !18
  %29 = sext i8 %28 to i32
  %30 = mul nsw i32 %26, %29
  %31 = add nsw i32 %30, %24
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 3
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !18
  %34 = zext i8 %33 to i32
  %35 = and i32 %34, 15
  %36 = add nsw i32 %35, -8
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 3
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !18
  %39 = sext i8 %38 to i32
  %40 = mul nsw i32 %36, %39
  %41 = lshr i32 %34, 4
  %42 = add nsw i32 %41, -8
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 19
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !18
  %45 = sext i8 %44 to i32
  %46 = mul nsw i32 %42, %45
  %47 = add nsw i32 %46, %31
  %48 = add nsw i32 %47, %40
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %50 = load i8, ptr addrspace(1) %49, align 2, !tbaa !18
  %51 = zext i8 %50 to i32
  %52 = and i32 %51, 15
  %53 = add nsw i32 %52, -8
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  %55 = load i8, ptr addrspace(1) %54, align 2, !tbaa !18
  %56 = sext i8 %55 to i32
  %57 = mul nsw i32 %53, %56
  %58 = lshr i32 %51, 4
  %59 = add nsw i32 %58, -8
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 20
  %61 = load i8, ptr addrspace(1) %60, align 2, !tbaa !18
  %62 = sext i8 %61 to i32
  %63 = mul nsw i32 %59, %62
  %64 = add nsw i32 %63, %48
  %65 = add nsw i32 %64, %57
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 5
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !18
  %68 = zext i8 %67 to i32
  %69 = and i32 %68, 15
  %70 = add nsw i32 %69, -8
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 5
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !18
  %73 = sext i8 %72 to i32
  %74 = mul nsw i32 %70, %73
  %75 = lshr i32 %68, 4
  %76 = add nsw i32 %75, -8
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 21
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !18
  %79 = sext i8 %78 to i32
  %80 = mul nsw i32 %76, %79
  %81 = add nsw i32 %80, %65
  %82 = add nsw i32 %81, %74
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 6
  %84 = load i8, ptr addrspace(1) %83, align 2, !tbaa !18
  %85 = zext i8 %84 to i32
  %86 = and i32 %85, 15
  %87 = add nsw i32 %86, -8
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 6
  %89 = load i8, ptr addrspace(1) %88, align 2, !tbaa !18
  %90 = sext i8 %89 to i32
  %91 = mul nsw i32 %87, %90
  %92 = lshr i32 %85, 4
  %93 = add nsw i32 %92, -8
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 22
  %95 = load i8, ptr addrspace(1) %94, align 2, !tbaa !18
  %96 = sext i8 %95 to i32
  %97 = mul nsw i32 %93, %96
  %98 = add nsw i32 %97, %82
  %99 = add nsw i32 %98, %91
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 7
  %101 = load i8, ptr addrspace(1) %100, align 1, !tbaa !18
  %102 = zext i8 %101 to i32
  %103 = and i32 %102, 15
  %104 = add nsw i32 %103, -8
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 7
  %106 = load i8, ptr addrspace(1) %105, align 1, !tbaa !18
  %107 = sext i8 %106 to i32
  %108 = mul nsw i32 %104, %107
  %109 = lshr i32 %102, 4
  %110 = add nsw i32 %109, -8
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 23
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !18
  %113 = sext i8 %112 to i32
  %114 = mul nsw i32 %110, %113
  %115 = add nsw i32 %114, %99
  %116 = add nsw i32 %115, %108
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %118 = load i8, ptr addrspace(1) %117, align 2, !tbaa !18
  %119 = zext i8 %118 to i32
  %120 = and i32 %119, 15
  %121 = add nsw i32 %120, -8
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %123 = load i8, ptr addrspace(1) %122, align 2, !tbaa !18
  %124 = sext i8 %123 to i32
  %125 = mul nsw i32 %121, %124
  %126 = lshr i32 %119, 4
  %127 = add nsw i32 %126, -8
  %128 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 24
  %129 = load i8, ptr addrspace(1) %128, align 2, !tbaa !18
  %130 = sext i8 %129 to i32
  %131 = mul nsw i32 %127, %130
  %132 = add nsw i32 %131, %116
  %133 = add nsw i32 %132, %125
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 9
  %135 = load i8, ptr addrspace(1) %134, align 1, !tbaa !18
  %136 = zext i8 %135 to i32
  %137 = and i32 %136, 15
  %138 = add nsw i32 %137, -8
  %139 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 9
  %140 = load i8, ptr addrspace(1) %139, align 1, !tbaa !18
  %141 = sext i8 %140 to i32
  %142 = mul nsw i32 %138, %141
  %143 = lshr i32 %136, 4
  %144 = add nsw i32 %143, -8
  %145 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 25
  %146 = load i8, ptr addrspace(1) %145, align 1, !tbaa !18
  %147 = sext i8 %146 to i32
  %148 = mul nsw i32 %144, %147
  %149 = add nsw i32 %148, %133
  %150 = add nsw i32 %149, %142
  %151 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 10
  %152 = load i8, ptr addrspace(1) %151, align 2, !tbaa !18
  %153 = zext i8 %152 to i32
  %154 = and i32 %153, 15
  %155 = add nsw i32 %154, -8
  %156 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 10
  %157 = load i8, ptr addrspace(1) %156, align 2, !tbaa !18
  %158 = sext i8 %157 to i32
  %159 = mul nsw i32 %155, %158
  %160 = lshr i32 %153, 4
  %161 = add nsw i32 %160, -8
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 26
  %163 = load i8, ptr addrspace(1) %162, align 2, !tbaa !18
  %164 = sext i8 %163 to i32
  %165 = mul nsw i32 %161, %164
  %166 = add nsw i32 %165, %150
  %167 = add nsw i32 %166, %159
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 11
  %169 = load i8, ptr addrspace(1) %168, align 1, !tbaa !18
  %170 = zext i8 %169 to i32
  %171 = and i32 %170, 15
  %172 = add nsw i32 %171, -8
  %173 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 11
  %174 = load i8, ptr addrspace(1) %173, align 1, !tbaa !18
  %175 = sext i8 %174 to i32
  %176 = mul nsw i32 %172, %175
  %177 = lshr i32 %170, 4
  %178 = add nsw i32 %177, -8
  %179 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 27
  %180 = load i8, ptr addrspace(1) %179, align 1, !tbaa !18
  %181 = sext i8 %180 to i32
  %182 = mul nsw i32 %178, %181
  %183 = add nsw i32 %182, %167
  %184 = add nsw i32 %183, %176
  %185 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12
  %186 = load i8, ptr addrspace(1) %185, align 2, !tbaa !18
  %187 = zext i8 %186 to i32
  %188 = and i32 %187, 15
  %189 = add nsw i32 %188, -8
  %190 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 12
  %191 = load i8, ptr addrspace(1) %190, align 2, !tbaa !18
  %192 = sext i8 %191 to i32
  %193 = mul nsw i32 %189, %192
  %194 = lshr i32 %187, 4
  %195 = add nsw i32 %194, -8
  %196 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 28
  %197 = load i8, ptr addrspace(1) %196, align 2, !tbaa !18
  %198 = sext i8 %197 to i32
  %199 = mul nsw i32 %195, %198
  %200 = add nsw i32 %199, %184
  %201 = add nsw i32 %200, %193
  %202 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 13
  %203 = load i8, ptr addrspace(1) %202, align 1, !tbaa !18
  %204 = zext i8 %203 to i32
  %205 = and i32 %204, 15
  %206 = add nsw i32 %205, -8
  %207 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 13
  %208 = load i8, ptr addrspace(1) %207, align 1, !tbaa !18
  %209 = sext i8 %208 to i32
  %210 = mul nsw i32 %206, %209
  %211 = lshr i32 %204, 4
  %212 = add nsw i32 %211, -8
  %213 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 29
  %214 = load i8, ptr addrspace(1) %213, align 1, !tbaa !18
  %215 = sext i8 %214 to i32
  %216 = mul nsw i32 %212, %215
  %217 = add nsw i32 %216, %201
  %218 = add nsw i32 %217, %210
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 14
  %220 = load i8, ptr addrspace(1) %219, align 2, !tbaa !18
  %221 = zext i8 %220 to i32
  %222 = and i32 %221, 15
  %223 = add nsw i32 %222, -8
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 14
  %225 = load i8, ptr addrspace(1) %224, align 2, !tbaa !18
  %226 = sext i8 %225 to i32
  %227 = mul nsw i32 %223, %226
  %228 = lshr i32 %221, 4
  %229 = add nsw i32 %228, -8
  %230 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 30
  %231 = load i8, ptr addrspace(1) %230, align 2, !tbaa !18
  %232 = sext i8 %231 to i32
  %233 = mul nsw i32 %229, %232
  %234 = add nsw i32 %233, %218
  %235 = add nsw i32 %234, %227
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 15
  %237 = load i8, ptr addrspace(1) %236, align 1, !tbaa !18
  %238 = zext i8 %237 to i32
  %239 = and i32 %238, 15
  %240 = add nsw i32 %239, -8
  %241 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 15
  %242 = load i8, ptr addrspace(1) %241, align 1, !tbaa !18
  %243 = sext i8 %242 to i32
  %244 = mul nsw i32 %240, %243
  %245 = lshr i32 %238, 4
  %246 = add nsw i32 %245, -8
  %247 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 31
  %248 = load i8, ptr addrspace(1) %247, align 1, !tbaa !18
  %249 = sext i8 %248 to i32
  %250 = mul nsw i32 %246, %249
  %251 = add nsw i32 %250, %235
  %252 = add nsw i32 %251, %244
  %253 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 16
  %254 = load i8, ptr addrspace(1) %253, align 2, !tbaa !18
  %255 = zext i8 %254 to i32
  %256 = and i32 %255, 15
  %257 = add nsw i32 %256, -8
  %258 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16
  %259 = load i8, ptr addrspace(1) %258, align 2, !tbaa !18
  %260 = sext i8 %259 to i32
  %261 = mul nsw i32 %257, %260
  %262 = lshr i32 %255, 4
  %263 = add nsw i32 %262, -8
  %264 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 32
  %265 = load i8, ptr addrspace(1) %264, align 2, !tbaa !18
  %266 = sext i8 %265 to i32
  %267 = mul nsw i32 %263, %266
  %268 = add nsw i32 %267, %252
  %269 = add nsw i32 %268, %261
  %270 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 17
  %271 = load i8, ptr addrspace(1) %270, align 1, !tbaa !18
  %272 = zext i8 %271 to i32
  %273 = and i32 %272, 15
  %274 = add nsw i32 %273, -8
  %275 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 17
  %276 = load i8, ptr addrspace(1) %275, align 1, !tbaa !18
  %277 = sext i8 %276 to i32
  %278 = mul nsw i32 %274, %277
  %279 = lshr i32 %272, 4
  %280 = add nsw i32 %279, -8
  %281 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 33
  %282 = load i8, ptr addrspace(1) %281, align 1, !tbaa !18
  %283 = sext i8 %282 to i32
  %284 = mul nsw i32 %280, %283
  %285 = add nsw i32 %284, %269
  %286 = add nsw i32 %285, %278
  %287 = sitofp i32 %286 to float
  %288 = shl i64 %11, 32
  %289 = ashr exact i64 %288, 32
  %290 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %289
  %291 = addrspacecast ptr addrspace(1) %290 to ptr
  %292 = load half, ptr %291, align 2
  %293 = fpext half %292 to float
  %294 = fmul float %287, %293
  %295 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %289
  %296 = addrspacecast ptr addrspace(1) %295 to ptr
  %297 = load half, ptr %296, align 2
  %298 = fpext half %297 to float
  %299 = fmul float %294, %298
  %300 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_q4_q8.s, i64 %10
  store float %299, ptr addrspace(3) %300, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %301 = icmp eq i32 %9, 0
  br i1 %301, label %304, label %313

302:                                              ; preds = %304
  %303 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %5
  store float %310, ptr addrspace(1) %303, align 4, !tbaa !14
  br label %313

304:                                              ; preds = %3, %304
  %305 = phi i32 [ %311, %304 ], [ 0, %3 ]
  %306 = phi float [ %310, %304 ], [ 0.000000e+00, %3 ]
  %307 = zext nneg i32 %305 to i64
  %308 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_q4_q8.s, i64 %307
  %309 = load float, ptr addrspace(3) %308, align 4, !tbaa !14
  %310 = fadd float %306, %309
  %311 = add nuw nsw i32 %305, 1
  %312 = icmp eq i32 %311, 8
  br i1 %312, label %302, label %304, !llvm.loop !26

313:                                              ; preds = %302, %3
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"float*", !"block_q8*"}
!13 = !{!"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!8, !8, i64 0}
!19 = distinct !{!19, !17}
!20 = !{!"block_q4*", !"float*"}
!21 = distinct !{!21, !17}
!22 = !{i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"block_q4*", !"block_q8*", !"float*"}
!25 = !{!"const", !"const", !""}
!26 = distinct !{!26, !17}
