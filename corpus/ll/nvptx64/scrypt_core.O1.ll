; ModuleID = 'corpus/opencl/scrypt_core.cl'
source_filename = "corpus/opencl/scrypt_core.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.nonce_t = type { [3 x i32] }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @scrypt_romix(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_scrypt_romix(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_scrypt_romix(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca [8 x <4 x i32>], align 16
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = shl i32 %9, 3
  br label %23

11:                                               ; preds = %23
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %6, %12
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %385, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 96
  br label %33

23:                                               ; preds = %3, %23
  %24 = phi i32 [ 0, %3 ], [ %31, %23 ]
  %25 = add nuw nsw i32 %24, %10
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %26
  %28 = load <4 x i32>, ptr addrspace(1) %27, align 16, !tbaa !15
  %29 = zext nneg i32 %24 to i64
  %30 = getelementptr inbounds nuw <4 x i32>, ptr %4, i64 %29
  store <4 x i32> %28, ptr %30, align 16, !tbaa !15
  %31 = add nuw nsw i32 %24, 1
  %32 = icmp eq i32 %31, 8
  br i1 %32, label %11, label %23, !llvm.loop !16

33:                                               ; preds = %15, %218
  %34 = phi i32 [ 0, %15 ], [ %371, %218 ]
  %35 = shl i32 %34, 3
  br label %373

36:                                               ; preds = %218
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %38 = add i32 %2, 536870911
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 96
  br label %387

45:                                               ; preds = %373, %45
  %46 = phi i32 [ %53, %45 ], [ 0, %373 ]
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw <4 x i32>, ptr %16, i64 %47
  %49 = load <4 x i32>, ptr %48, align 16, !tbaa !15
  %50 = getelementptr inbounds nuw <4 x i32>, ptr %4, i64 %47
  %51 = load <4 x i32>, ptr %50, align 16, !tbaa !15
  %52 = xor <4 x i32> %51, %49
  store <4 x i32> %52, ptr %50, align 16, !tbaa !15
  %53 = add nuw nsw i32 %46, 1
  %54 = icmp eq i32 %53, 4
  br i1 %54, label %55, label %45, !llvm.loop !18

55:                                               ; preds = %45
  %56 = load <4 x i32>, ptr %17, align 16
  %57 = load <4 x i32>, ptr %4, align 16
  %58 = shufflevector <4 x i32> %56, <4 x i32> %57, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %59 = load <4 x i32>, ptr %18, align 16
  %60 = shufflevector <4 x i32> %58, <4 x i32> %59, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %61 = load <4 x i32>, ptr %19, align 16
  %62 = shufflevector <4 x i32> %60, <4 x i32> %61, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %63 = shufflevector <4 x i32> %61, <4 x i32> %56, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %64 = shufflevector <4 x i32> %63, <4 x i32> %57, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %65 = shufflevector <4 x i32> %64, <4 x i32> %59, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %66 = shufflevector <4 x i32> %59, <4 x i32> %61, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %67 = shufflevector <4 x i32> %66, <4 x i32> %56, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %68 = shufflevector <4 x i32> %67, <4 x i32> %57, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %69 = shufflevector <4 x i32> %57, <4 x i32> %59, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %70 = shufflevector <4 x i32> %69, <4 x i32> %61, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %71 = shufflevector <4 x i32> %70, <4 x i32> %56, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %72 = add <4 x i32> %71, %62
  %73 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %72, <4 x i32> %72, <4 x i32> splat (i32 7))
  %74 = xor <4 x i32> %73, %68
  %75 = add <4 x i32> %74, %71
  %76 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %75, <4 x i32> %75, <4 x i32> splat (i32 9))
  %77 = xor <4 x i32> %76, %65
  %78 = add <4 x i32> %77, %74
  %79 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %78, <4 x i32> %78, <4 x i32> splat (i32 13))
  %80 = xor <4 x i32> %79, %62
  %81 = add <4 x i32> %80, %77
  %82 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %81, <4 x i32> %81, <4 x i32> splat (i32 18))
  %83 = xor <4 x i32> %82, %71
  %84 = shufflevector <4 x i32> %74, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %85 = shufflevector <4 x i32> %77, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %86 = shufflevector <4 x i32> %80, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %87 = add <4 x i32> %83, %84
  %88 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %87, <4 x i32> %87, <4 x i32> splat (i32 7))
  %89 = xor <4 x i32> %88, %86
  %90 = add <4 x i32> %89, %83
  %91 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %90, <4 x i32> %90, <4 x i32> splat (i32 9))
  %92 = xor <4 x i32> %91, %85
  %93 = add <4 x i32> %92, %89
  %94 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %93, <4 x i32> %93, <4 x i32> splat (i32 13))
  %95 = xor <4 x i32> %94, %84
  %96 = add <4 x i32> %95, %92
  %97 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %96, <4 x i32> %96, <4 x i32> splat (i32 18))
  %98 = xor <4 x i32> %97, %83
  %99 = shufflevector <4 x i32> %95, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %100 = shufflevector <4 x i32> %92, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %101 = shufflevector <4 x i32> %89, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %102 = add <4 x i32> %98, %101
  %103 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %102, <4 x i32> %102, <4 x i32> splat (i32 7))
  %104 = xor <4 x i32> %103, %99
  %105 = add <4 x i32> %104, %98
  %106 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %105, <4 x i32> %105, <4 x i32> splat (i32 9))
  %107 = xor <4 x i32> %106, %100
  %108 = add <4 x i32> %107, %104
  %109 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %108, <4 x i32> %108, <4 x i32> splat (i32 13))
  %110 = xor <4 x i32> %109, %101
  %111 = add <4 x i32> %110, %107
  %112 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %111, <4 x i32> %111, <4 x i32> splat (i32 18))
  %113 = xor <4 x i32> %112, %98
  %114 = shufflevector <4 x i32> %104, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %115 = shufflevector <4 x i32> %107, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %116 = shufflevector <4 x i32> %110, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %117 = add <4 x i32> %113, %114
  %118 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %117, <4 x i32> %117, <4 x i32> splat (i32 7))
  %119 = xor <4 x i32> %118, %116
  %120 = add <4 x i32> %119, %113
  %121 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %120, <4 x i32> %120, <4 x i32> splat (i32 9))
  %122 = xor <4 x i32> %121, %115
  %123 = add <4 x i32> %122, %119
  %124 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %123, <4 x i32> %123, <4 x i32> splat (i32 13))
  %125 = xor <4 x i32> %124, %114
  %126 = add <4 x i32> %125, %122
  %127 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %126, <4 x i32> %126, <4 x i32> splat (i32 18))
  %128 = xor <4 x i32> %127, %113
  %129 = shufflevector <4 x i32> %125, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %130 = shufflevector <4 x i32> %122, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %131 = shufflevector <4 x i32> %119, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %132 = add <4 x i32> %128, %131
  %133 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %132, <4 x i32> %132, <4 x i32> splat (i32 7))
  %134 = xor <4 x i32> %133, %129
  %135 = add <4 x i32> %134, %128
  %136 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %135, <4 x i32> %135, <4 x i32> splat (i32 9))
  %137 = xor <4 x i32> %136, %130
  %138 = add <4 x i32> %137, %134
  %139 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %138, <4 x i32> %138, <4 x i32> splat (i32 13))
  %140 = xor <4 x i32> %139, %131
  %141 = add <4 x i32> %140, %137
  %142 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %141, <4 x i32> %141, <4 x i32> splat (i32 18))
  %143 = xor <4 x i32> %142, %128
  %144 = shufflevector <4 x i32> %134, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %145 = shufflevector <4 x i32> %137, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %146 = shufflevector <4 x i32> %140, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %147 = add <4 x i32> %143, %144
  %148 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %147, <4 x i32> %147, <4 x i32> splat (i32 7))
  %149 = xor <4 x i32> %148, %146
  %150 = add <4 x i32> %149, %143
  %151 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %150, <4 x i32> %150, <4 x i32> splat (i32 9))
  %152 = xor <4 x i32> %151, %145
  %153 = add <4 x i32> %152, %149
  %154 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %153, <4 x i32> %153, <4 x i32> splat (i32 13))
  %155 = xor <4 x i32> %154, %144
  %156 = add <4 x i32> %155, %152
  %157 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %156, <4 x i32> %156, <4 x i32> splat (i32 18))
  %158 = xor <4 x i32> %157, %143
  %159 = shufflevector <4 x i32> %155, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %160 = shufflevector <4 x i32> %152, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %161 = shufflevector <4 x i32> %149, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %162 = add <4 x i32> %158, %161
  %163 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %162, <4 x i32> %162, <4 x i32> splat (i32 7))
  %164 = xor <4 x i32> %163, %159
  %165 = add <4 x i32> %164, %158
  %166 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %165, <4 x i32> %165, <4 x i32> splat (i32 9))
  %167 = xor <4 x i32> %166, %160
  %168 = add <4 x i32> %167, %164
  %169 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %168, <4 x i32> %168, <4 x i32> splat (i32 13))
  %170 = xor <4 x i32> %169, %161
  %171 = add <4 x i32> %170, %167
  %172 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %171, <4 x i32> %171, <4 x i32> splat (i32 18))
  %173 = xor <4 x i32> %172, %158
  %174 = shufflevector <4 x i32> %164, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %175 = shufflevector <4 x i32> %167, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %176 = shufflevector <4 x i32> %170, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %177 = add <4 x i32> %173, %174
  %178 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %177, <4 x i32> %177, <4 x i32> splat (i32 7))
  %179 = xor <4 x i32> %178, %176
  %180 = add <4 x i32> %179, %173
  %181 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %180, <4 x i32> %180, <4 x i32> splat (i32 9))
  %182 = xor <4 x i32> %181, %175
  %183 = add <4 x i32> %182, %179
  %184 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %183, <4 x i32> %183, <4 x i32> splat (i32 13))
  %185 = xor <4 x i32> %184, %174
  %186 = add <4 x i32> %185, %182
  %187 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %186, <4 x i32> %186, <4 x i32> splat (i32 18))
  %188 = xor <4 x i32> %187, %173
  %189 = shufflevector <4 x i32> %185, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %190 = shufflevector <4 x i32> %182, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %191 = shufflevector <4 x i32> %179, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %192 = add <4 x i32> %188, %71
  %193 = add <4 x i32> %189, %68
  %194 = add <4 x i32> %190, %65
  %195 = add <4 x i32> %191, %62
  %196 = shufflevector <4 x i32> %192, <4 x i32> %195, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %197 = shufflevector <4 x i32> %196, <4 x i32> %194, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %198 = shufflevector <4 x i32> %197, <4 x i32> %193, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %198, ptr %4, align 16, !tbaa !15
  %199 = shufflevector <4 x i32> %193, <4 x i32> %192, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %200 = shufflevector <4 x i32> %199, <4 x i32> %195, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %201 = shufflevector <4 x i32> %200, <4 x i32> %194, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %201, ptr %18, align 16, !tbaa !15
  %202 = shufflevector <4 x i32> %194, <4 x i32> %193, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %203 = shufflevector <4 x i32> %202, <4 x i32> %192, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %204 = shufflevector <4 x i32> %203, <4 x i32> %195, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %204, ptr %19, align 16, !tbaa !15
  %205 = shufflevector <4 x i32> %195, <4 x i32> %194, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %206 = shufflevector <4 x i32> %205, <4 x i32> %193, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %207 = shufflevector <4 x i32> %206, <4 x i32> %192, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %207, ptr %17, align 16, !tbaa !15
  br label %208

208:                                              ; preds = %208, %55
  %209 = phi i32 [ 0, %55 ], [ %216, %208 ]
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr inbounds nuw <4 x i32>, ptr %4, i64 %210
  %212 = load <4 x i32>, ptr %211, align 16, !tbaa !15
  %213 = getelementptr inbounds nuw <4 x i32>, ptr %16, i64 %210
  %214 = load <4 x i32>, ptr %213, align 16, !tbaa !15
  %215 = xor <4 x i32> %214, %212
  store <4 x i32> %215, ptr %213, align 16, !tbaa !15
  %216 = add nuw nsw i32 %209, 1
  %217 = icmp eq i32 %216, 4
  br i1 %217, label %218, label %208, !llvm.loop !18

218:                                              ; preds = %208
  %219 = load <4 x i32>, ptr %20, align 16
  %220 = load <4 x i32>, ptr %16, align 16
  %221 = shufflevector <4 x i32> %219, <4 x i32> %220, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %222 = load <4 x i32>, ptr %21, align 16
  %223 = shufflevector <4 x i32> %221, <4 x i32> %222, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %224 = load <4 x i32>, ptr %22, align 16
  %225 = shufflevector <4 x i32> %223, <4 x i32> %224, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %226 = shufflevector <4 x i32> %224, <4 x i32> %219, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %227 = shufflevector <4 x i32> %226, <4 x i32> %220, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %228 = shufflevector <4 x i32> %227, <4 x i32> %222, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %229 = shufflevector <4 x i32> %222, <4 x i32> %224, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %230 = shufflevector <4 x i32> %229, <4 x i32> %219, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %231 = shufflevector <4 x i32> %230, <4 x i32> %220, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %232 = shufflevector <4 x i32> %220, <4 x i32> %222, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %233 = shufflevector <4 x i32> %232, <4 x i32> %224, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %234 = shufflevector <4 x i32> %233, <4 x i32> %219, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %235 = add <4 x i32> %234, %225
  %236 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %235, <4 x i32> %235, <4 x i32> splat (i32 7))
  %237 = xor <4 x i32> %236, %231
  %238 = add <4 x i32> %237, %234
  %239 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %238, <4 x i32> %238, <4 x i32> splat (i32 9))
  %240 = xor <4 x i32> %239, %228
  %241 = add <4 x i32> %240, %237
  %242 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %241, <4 x i32> %241, <4 x i32> splat (i32 13))
  %243 = xor <4 x i32> %242, %225
  %244 = add <4 x i32> %243, %240
  %245 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %244, <4 x i32> %244, <4 x i32> splat (i32 18))
  %246 = xor <4 x i32> %245, %234
  %247 = shufflevector <4 x i32> %237, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %248 = shufflevector <4 x i32> %240, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %249 = shufflevector <4 x i32> %243, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %250 = add <4 x i32> %246, %247
  %251 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %250, <4 x i32> %250, <4 x i32> splat (i32 7))
  %252 = xor <4 x i32> %251, %249
  %253 = add <4 x i32> %252, %246
  %254 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %253, <4 x i32> %253, <4 x i32> splat (i32 9))
  %255 = xor <4 x i32> %254, %248
  %256 = add <4 x i32> %255, %252
  %257 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %256, <4 x i32> %256, <4 x i32> splat (i32 13))
  %258 = xor <4 x i32> %257, %247
  %259 = add <4 x i32> %258, %255
  %260 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %259, <4 x i32> %259, <4 x i32> splat (i32 18))
  %261 = xor <4 x i32> %260, %246
  %262 = shufflevector <4 x i32> %258, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %263 = shufflevector <4 x i32> %255, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %264 = shufflevector <4 x i32> %252, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %265 = add <4 x i32> %261, %264
  %266 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %265, <4 x i32> %265, <4 x i32> splat (i32 7))
  %267 = xor <4 x i32> %266, %262
  %268 = add <4 x i32> %267, %261
  %269 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %268, <4 x i32> %268, <4 x i32> splat (i32 9))
  %270 = xor <4 x i32> %269, %263
  %271 = add <4 x i32> %270, %267
  %272 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %271, <4 x i32> %271, <4 x i32> splat (i32 13))
  %273 = xor <4 x i32> %272, %264
  %274 = add <4 x i32> %273, %270
  %275 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %274, <4 x i32> %274, <4 x i32> splat (i32 18))
  %276 = xor <4 x i32> %275, %261
  %277 = shufflevector <4 x i32> %267, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %278 = shufflevector <4 x i32> %270, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %279 = shufflevector <4 x i32> %273, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %280 = add <4 x i32> %276, %277
  %281 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %280, <4 x i32> %280, <4 x i32> splat (i32 7))
  %282 = xor <4 x i32> %281, %279
  %283 = add <4 x i32> %282, %276
  %284 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %283, <4 x i32> %283, <4 x i32> splat (i32 9))
  %285 = xor <4 x i32> %284, %278
  %286 = add <4 x i32> %285, %282
  %287 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %286, <4 x i32> %286, <4 x i32> splat (i32 13))
  %288 = xor <4 x i32> %287, %277
  %289 = add <4 x i32> %288, %285
  %290 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %289, <4 x i32> %289, <4 x i32> splat (i32 18))
  %291 = xor <4 x i32> %290, %276
  %292 = shufflevector <4 x i32> %288, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %293 = shufflevector <4 x i32> %285, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %294 = shufflevector <4 x i32> %282, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %295 = add <4 x i32> %291, %294
  %296 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %295, <4 x i32> %295, <4 x i32> splat (i32 7))
  %297 = xor <4 x i32> %296, %292
  %298 = add <4 x i32> %297, %291
  %299 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %298, <4 x i32> %298, <4 x i32> splat (i32 9))
  %300 = xor <4 x i32> %299, %293
  %301 = add <4 x i32> %300, %297
  %302 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %301, <4 x i32> %301, <4 x i32> splat (i32 13))
  %303 = xor <4 x i32> %302, %294
  %304 = add <4 x i32> %303, %300
  %305 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %304, <4 x i32> %304, <4 x i32> splat (i32 18))
  %306 = xor <4 x i32> %305, %291
  %307 = shufflevector <4 x i32> %297, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %308 = shufflevector <4 x i32> %300, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %309 = shufflevector <4 x i32> %303, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %310 = add <4 x i32> %306, %307
  %311 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %310, <4 x i32> %310, <4 x i32> splat (i32 7))
  %312 = xor <4 x i32> %311, %309
  %313 = add <4 x i32> %312, %306
  %314 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %313, <4 x i32> %313, <4 x i32> splat (i32 9))
  %315 = xor <4 x i32> %314, %308
  %316 = add <4 x i32> %315, %312
  %317 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %316, <4 x i32> %316, <4 x i32> splat (i32 13))
  %318 = xor <4 x i32> %317, %307
  %319 = add <4 x i32> %318, %315
  %320 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %319, <4 x i32> %319, <4 x i32> splat (i32 18))
  %321 = xor <4 x i32> %320, %306
  %322 = shufflevector <4 x i32> %318, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %323 = shufflevector <4 x i32> %315, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %324 = shufflevector <4 x i32> %312, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %325 = add <4 x i32> %321, %324
  %326 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %325, <4 x i32> %325, <4 x i32> splat (i32 7))
  %327 = xor <4 x i32> %326, %322
  %328 = add <4 x i32> %327, %321
  %329 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %328, <4 x i32> %328, <4 x i32> splat (i32 9))
  %330 = xor <4 x i32> %329, %323
  %331 = add <4 x i32> %330, %327
  %332 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %331, <4 x i32> %331, <4 x i32> splat (i32 13))
  %333 = xor <4 x i32> %332, %324
  %334 = add <4 x i32> %333, %330
  %335 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %334, <4 x i32> %334, <4 x i32> splat (i32 18))
  %336 = xor <4 x i32> %335, %321
  %337 = shufflevector <4 x i32> %327, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %338 = shufflevector <4 x i32> %330, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %339 = shufflevector <4 x i32> %333, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %340 = add <4 x i32> %336, %337
  %341 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %340, <4 x i32> %340, <4 x i32> splat (i32 7))
  %342 = xor <4 x i32> %341, %339
  %343 = add <4 x i32> %342, %336
  %344 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %343, <4 x i32> %343, <4 x i32> splat (i32 9))
  %345 = xor <4 x i32> %344, %338
  %346 = add <4 x i32> %345, %342
  %347 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %346, <4 x i32> %346, <4 x i32> splat (i32 13))
  %348 = xor <4 x i32> %347, %337
  %349 = add <4 x i32> %348, %345
  %350 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %349, <4 x i32> %349, <4 x i32> splat (i32 18))
  %351 = xor <4 x i32> %350, %336
  %352 = shufflevector <4 x i32> %348, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %353 = shufflevector <4 x i32> %345, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %354 = shufflevector <4 x i32> %342, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %355 = add <4 x i32> %351, %234
  %356 = add <4 x i32> %352, %231
  %357 = add <4 x i32> %353, %228
  %358 = add <4 x i32> %354, %225
  %359 = shufflevector <4 x i32> %355, <4 x i32> %358, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %360 = shufflevector <4 x i32> %359, <4 x i32> %357, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %361 = shufflevector <4 x i32> %360, <4 x i32> %356, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %361, ptr %16, align 16, !tbaa !15
  %362 = shufflevector <4 x i32> %356, <4 x i32> %355, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %363 = shufflevector <4 x i32> %362, <4 x i32> %358, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %364 = shufflevector <4 x i32> %363, <4 x i32> %357, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %364, ptr %21, align 16, !tbaa !15
  %365 = shufflevector <4 x i32> %357, <4 x i32> %356, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %366 = shufflevector <4 x i32> %365, <4 x i32> %355, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %367 = shufflevector <4 x i32> %366, <4 x i32> %358, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %367, ptr %22, align 16, !tbaa !15
  %368 = shufflevector <4 x i32> %358, <4 x i32> %357, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %369 = shufflevector <4 x i32> %368, <4 x i32> %356, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %370 = shufflevector <4 x i32> %369, <4 x i32> %355, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %370, ptr %20, align 16, !tbaa !15
  %371 = add nuw i32 %34, 1
  %372 = icmp eq i32 %371, %2
  br i1 %372, label %36, label %33, !llvm.loop !19

373:                                              ; preds = %33, %373
  %374 = phi i32 [ 0, %33 ], [ %383, %373 ]
  %375 = zext nneg i32 %374 to i64
  %376 = getelementptr inbounds nuw <4 x i32>, ptr %4, i64 %375
  %377 = load <4 x i32>, ptr %376, align 16, !tbaa !15
  %378 = add nuw nsw i32 %374, %35
  %379 = mul i32 %378, %13
  %380 = add i32 %379, %9
  %381 = zext i32 %380 to i64
  %382 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %381
  store <4 x i32> %377, ptr addrspace(1) %382, align 16, !tbaa !15
  %383 = add nuw nsw i32 %374, 1
  %384 = icmp eq i32 %383, 8
  br i1 %384, label %45, label %373, !llvm.loop !20

385:                                              ; preds = %565, %11
  %386 = shl i32 %9, 3
  br label %735

387:                                              ; preds = %36, %565
  %388 = phi i32 [ 0, %36 ], [ %718, %565 ]
  %389 = load i32, ptr %37, align 16
  %390 = and i32 %389, %38
  %391 = shl i32 %390, 3
  br label %720

392:                                              ; preds = %720, %392
  %393 = phi i32 [ %400, %392 ], [ 0, %720 ]
  %394 = zext nneg i32 %393 to i64
  %395 = getelementptr inbounds nuw <4 x i32>, ptr %37, i64 %394
  %396 = load <4 x i32>, ptr %395, align 16, !tbaa !15
  %397 = getelementptr inbounds nuw <4 x i32>, ptr %4, i64 %394
  %398 = load <4 x i32>, ptr %397, align 16, !tbaa !15
  %399 = xor <4 x i32> %398, %396
  store <4 x i32> %399, ptr %397, align 16, !tbaa !15
  %400 = add nuw nsw i32 %393, 1
  %401 = icmp eq i32 %400, 4
  br i1 %401, label %402, label %392, !llvm.loop !18

402:                                              ; preds = %392
  %403 = load <4 x i32>, ptr %39, align 16
  %404 = load <4 x i32>, ptr %4, align 16
  %405 = shufflevector <4 x i32> %403, <4 x i32> %404, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %406 = load <4 x i32>, ptr %40, align 16
  %407 = shufflevector <4 x i32> %405, <4 x i32> %406, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %408 = load <4 x i32>, ptr %41, align 16
  %409 = shufflevector <4 x i32> %407, <4 x i32> %408, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %410 = shufflevector <4 x i32> %408, <4 x i32> %403, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %411 = shufflevector <4 x i32> %410, <4 x i32> %404, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %412 = shufflevector <4 x i32> %411, <4 x i32> %406, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %413 = shufflevector <4 x i32> %406, <4 x i32> %408, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %414 = shufflevector <4 x i32> %413, <4 x i32> %403, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %415 = shufflevector <4 x i32> %414, <4 x i32> %404, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %416 = shufflevector <4 x i32> %404, <4 x i32> %406, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %417 = shufflevector <4 x i32> %416, <4 x i32> %408, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %418 = shufflevector <4 x i32> %417, <4 x i32> %403, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %419 = add <4 x i32> %418, %409
  %420 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %419, <4 x i32> %419, <4 x i32> splat (i32 7))
  %421 = xor <4 x i32> %420, %415
  %422 = add <4 x i32> %421, %418
  %423 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %422, <4 x i32> %422, <4 x i32> splat (i32 9))
  %424 = xor <4 x i32> %423, %412
  %425 = add <4 x i32> %424, %421
  %426 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %425, <4 x i32> %425, <4 x i32> splat (i32 13))
  %427 = xor <4 x i32> %426, %409
  %428 = add <4 x i32> %427, %424
  %429 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %428, <4 x i32> %428, <4 x i32> splat (i32 18))
  %430 = xor <4 x i32> %429, %418
  %431 = shufflevector <4 x i32> %421, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %432 = shufflevector <4 x i32> %424, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %433 = shufflevector <4 x i32> %427, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %434 = add <4 x i32> %430, %431
  %435 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %434, <4 x i32> %434, <4 x i32> splat (i32 7))
  %436 = xor <4 x i32> %435, %433
  %437 = add <4 x i32> %436, %430
  %438 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %437, <4 x i32> %437, <4 x i32> splat (i32 9))
  %439 = xor <4 x i32> %438, %432
  %440 = add <4 x i32> %439, %436
  %441 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %440, <4 x i32> %440, <4 x i32> splat (i32 13))
  %442 = xor <4 x i32> %441, %431
  %443 = add <4 x i32> %442, %439
  %444 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %443, <4 x i32> %443, <4 x i32> splat (i32 18))
  %445 = xor <4 x i32> %444, %430
  %446 = shufflevector <4 x i32> %442, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %447 = shufflevector <4 x i32> %439, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %448 = shufflevector <4 x i32> %436, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %449 = add <4 x i32> %445, %448
  %450 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %449, <4 x i32> %449, <4 x i32> splat (i32 7))
  %451 = xor <4 x i32> %450, %446
  %452 = add <4 x i32> %451, %445
  %453 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %452, <4 x i32> %452, <4 x i32> splat (i32 9))
  %454 = xor <4 x i32> %453, %447
  %455 = add <4 x i32> %454, %451
  %456 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %455, <4 x i32> %455, <4 x i32> splat (i32 13))
  %457 = xor <4 x i32> %456, %448
  %458 = add <4 x i32> %457, %454
  %459 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %458, <4 x i32> %458, <4 x i32> splat (i32 18))
  %460 = xor <4 x i32> %459, %445
  %461 = shufflevector <4 x i32> %451, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %462 = shufflevector <4 x i32> %454, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %463 = shufflevector <4 x i32> %457, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %464 = add <4 x i32> %460, %461
  %465 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %464, <4 x i32> %464, <4 x i32> splat (i32 7))
  %466 = xor <4 x i32> %465, %463
  %467 = add <4 x i32> %466, %460
  %468 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %467, <4 x i32> %467, <4 x i32> splat (i32 9))
  %469 = xor <4 x i32> %468, %462
  %470 = add <4 x i32> %469, %466
  %471 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %470, <4 x i32> %470, <4 x i32> splat (i32 13))
  %472 = xor <4 x i32> %471, %461
  %473 = add <4 x i32> %472, %469
  %474 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %473, <4 x i32> %473, <4 x i32> splat (i32 18))
  %475 = xor <4 x i32> %474, %460
  %476 = shufflevector <4 x i32> %472, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %477 = shufflevector <4 x i32> %469, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %478 = shufflevector <4 x i32> %466, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %479 = add <4 x i32> %475, %478
  %480 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %479, <4 x i32> %479, <4 x i32> splat (i32 7))
  %481 = xor <4 x i32> %480, %476
  %482 = add <4 x i32> %481, %475
  %483 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %482, <4 x i32> %482, <4 x i32> splat (i32 9))
  %484 = xor <4 x i32> %483, %477
  %485 = add <4 x i32> %484, %481
  %486 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %485, <4 x i32> %485, <4 x i32> splat (i32 13))
  %487 = xor <4 x i32> %486, %478
  %488 = add <4 x i32> %487, %484
  %489 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %488, <4 x i32> %488, <4 x i32> splat (i32 18))
  %490 = xor <4 x i32> %489, %475
  %491 = shufflevector <4 x i32> %481, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %492 = shufflevector <4 x i32> %484, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %493 = shufflevector <4 x i32> %487, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %494 = add <4 x i32> %490, %491
  %495 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %494, <4 x i32> %494, <4 x i32> splat (i32 7))
  %496 = xor <4 x i32> %495, %493
  %497 = add <4 x i32> %496, %490
  %498 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %497, <4 x i32> %497, <4 x i32> splat (i32 9))
  %499 = xor <4 x i32> %498, %492
  %500 = add <4 x i32> %499, %496
  %501 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %500, <4 x i32> %500, <4 x i32> splat (i32 13))
  %502 = xor <4 x i32> %501, %491
  %503 = add <4 x i32> %502, %499
  %504 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %503, <4 x i32> %503, <4 x i32> splat (i32 18))
  %505 = xor <4 x i32> %504, %490
  %506 = shufflevector <4 x i32> %502, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %507 = shufflevector <4 x i32> %499, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %508 = shufflevector <4 x i32> %496, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %509 = add <4 x i32> %505, %508
  %510 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %509, <4 x i32> %509, <4 x i32> splat (i32 7))
  %511 = xor <4 x i32> %510, %506
  %512 = add <4 x i32> %511, %505
  %513 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %512, <4 x i32> %512, <4 x i32> splat (i32 9))
  %514 = xor <4 x i32> %513, %507
  %515 = add <4 x i32> %514, %511
  %516 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %515, <4 x i32> %515, <4 x i32> splat (i32 13))
  %517 = xor <4 x i32> %516, %508
  %518 = add <4 x i32> %517, %514
  %519 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %518, <4 x i32> %518, <4 x i32> splat (i32 18))
  %520 = xor <4 x i32> %519, %505
  %521 = shufflevector <4 x i32> %511, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %522 = shufflevector <4 x i32> %514, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %523 = shufflevector <4 x i32> %517, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %524 = add <4 x i32> %520, %521
  %525 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %524, <4 x i32> %524, <4 x i32> splat (i32 7))
  %526 = xor <4 x i32> %525, %523
  %527 = add <4 x i32> %526, %520
  %528 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %527, <4 x i32> %527, <4 x i32> splat (i32 9))
  %529 = xor <4 x i32> %528, %522
  %530 = add <4 x i32> %529, %526
  %531 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %530, <4 x i32> %530, <4 x i32> splat (i32 13))
  %532 = xor <4 x i32> %531, %521
  %533 = add <4 x i32> %532, %529
  %534 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %533, <4 x i32> %533, <4 x i32> splat (i32 18))
  %535 = xor <4 x i32> %534, %520
  %536 = shufflevector <4 x i32> %532, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %537 = shufflevector <4 x i32> %529, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %538 = shufflevector <4 x i32> %526, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %539 = add <4 x i32> %535, %418
  %540 = add <4 x i32> %536, %415
  %541 = add <4 x i32> %537, %412
  %542 = add <4 x i32> %538, %409
  %543 = shufflevector <4 x i32> %539, <4 x i32> %542, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %544 = shufflevector <4 x i32> %543, <4 x i32> %541, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %545 = shufflevector <4 x i32> %544, <4 x i32> %540, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %545, ptr %4, align 16, !tbaa !15
  %546 = shufflevector <4 x i32> %540, <4 x i32> %539, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %547 = shufflevector <4 x i32> %546, <4 x i32> %542, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %548 = shufflevector <4 x i32> %547, <4 x i32> %541, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %548, ptr %40, align 16, !tbaa !15
  %549 = shufflevector <4 x i32> %541, <4 x i32> %540, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %550 = shufflevector <4 x i32> %549, <4 x i32> %539, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %551 = shufflevector <4 x i32> %550, <4 x i32> %542, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %551, ptr %41, align 16, !tbaa !15
  %552 = shufflevector <4 x i32> %542, <4 x i32> %541, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %553 = shufflevector <4 x i32> %552, <4 x i32> %540, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %554 = shufflevector <4 x i32> %553, <4 x i32> %539, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %554, ptr %39, align 16, !tbaa !15
  br label %555

555:                                              ; preds = %555, %402
  %556 = phi i32 [ 0, %402 ], [ %563, %555 ]
  %557 = zext nneg i32 %556 to i64
  %558 = getelementptr inbounds nuw <4 x i32>, ptr %4, i64 %557
  %559 = load <4 x i32>, ptr %558, align 16, !tbaa !15
  %560 = getelementptr inbounds nuw <4 x i32>, ptr %37, i64 %557
  %561 = load <4 x i32>, ptr %560, align 16, !tbaa !15
  %562 = xor <4 x i32> %561, %559
  store <4 x i32> %562, ptr %560, align 16, !tbaa !15
  %563 = add nuw nsw i32 %556, 1
  %564 = icmp eq i32 %563, 4
  br i1 %564, label %565, label %555, !llvm.loop !18

565:                                              ; preds = %555
  %566 = load <4 x i32>, ptr %42, align 16
  %567 = load <4 x i32>, ptr %37, align 16
  %568 = shufflevector <4 x i32> %566, <4 x i32> %567, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %569 = load <4 x i32>, ptr %43, align 16
  %570 = shufflevector <4 x i32> %568, <4 x i32> %569, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %571 = load <4 x i32>, ptr %44, align 16
  %572 = shufflevector <4 x i32> %570, <4 x i32> %571, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %573 = shufflevector <4 x i32> %571, <4 x i32> %566, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %574 = shufflevector <4 x i32> %573, <4 x i32> %567, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %575 = shufflevector <4 x i32> %574, <4 x i32> %569, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %576 = shufflevector <4 x i32> %569, <4 x i32> %571, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %577 = shufflevector <4 x i32> %576, <4 x i32> %566, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %578 = shufflevector <4 x i32> %577, <4 x i32> %567, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %579 = shufflevector <4 x i32> %567, <4 x i32> %569, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %580 = shufflevector <4 x i32> %579, <4 x i32> %571, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %581 = shufflevector <4 x i32> %580, <4 x i32> %566, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %582 = add <4 x i32> %581, %572
  %583 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %582, <4 x i32> %582, <4 x i32> splat (i32 7))
  %584 = xor <4 x i32> %583, %578
  %585 = add <4 x i32> %584, %581
  %586 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %585, <4 x i32> %585, <4 x i32> splat (i32 9))
  %587 = xor <4 x i32> %586, %575
  %588 = add <4 x i32> %587, %584
  %589 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %588, <4 x i32> %588, <4 x i32> splat (i32 13))
  %590 = xor <4 x i32> %589, %572
  %591 = add <4 x i32> %590, %587
  %592 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %591, <4 x i32> %591, <4 x i32> splat (i32 18))
  %593 = xor <4 x i32> %592, %581
  %594 = shufflevector <4 x i32> %584, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %595 = shufflevector <4 x i32> %587, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %596 = shufflevector <4 x i32> %590, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %597 = add <4 x i32> %593, %594
  %598 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %597, <4 x i32> %597, <4 x i32> splat (i32 7))
  %599 = xor <4 x i32> %598, %596
  %600 = add <4 x i32> %599, %593
  %601 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %600, <4 x i32> %600, <4 x i32> splat (i32 9))
  %602 = xor <4 x i32> %601, %595
  %603 = add <4 x i32> %602, %599
  %604 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %603, <4 x i32> %603, <4 x i32> splat (i32 13))
  %605 = xor <4 x i32> %604, %594
  %606 = add <4 x i32> %605, %602
  %607 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %606, <4 x i32> %606, <4 x i32> splat (i32 18))
  %608 = xor <4 x i32> %607, %593
  %609 = shufflevector <4 x i32> %605, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %610 = shufflevector <4 x i32> %602, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %611 = shufflevector <4 x i32> %599, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %612 = add <4 x i32> %608, %611
  %613 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %612, <4 x i32> %612, <4 x i32> splat (i32 7))
  %614 = xor <4 x i32> %613, %609
  %615 = add <4 x i32> %614, %608
  %616 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %615, <4 x i32> %615, <4 x i32> splat (i32 9))
  %617 = xor <4 x i32> %616, %610
  %618 = add <4 x i32> %617, %614
  %619 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %618, <4 x i32> %618, <4 x i32> splat (i32 13))
  %620 = xor <4 x i32> %619, %611
  %621 = add <4 x i32> %620, %617
  %622 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %621, <4 x i32> %621, <4 x i32> splat (i32 18))
  %623 = xor <4 x i32> %622, %608
  %624 = shufflevector <4 x i32> %614, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %625 = shufflevector <4 x i32> %617, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %626 = shufflevector <4 x i32> %620, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %627 = add <4 x i32> %623, %624
  %628 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %627, <4 x i32> %627, <4 x i32> splat (i32 7))
  %629 = xor <4 x i32> %628, %626
  %630 = add <4 x i32> %629, %623
  %631 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %630, <4 x i32> %630, <4 x i32> splat (i32 9))
  %632 = xor <4 x i32> %631, %625
  %633 = add <4 x i32> %632, %629
  %634 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %633, <4 x i32> %633, <4 x i32> splat (i32 13))
  %635 = xor <4 x i32> %634, %624
  %636 = add <4 x i32> %635, %632
  %637 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %636, <4 x i32> %636, <4 x i32> splat (i32 18))
  %638 = xor <4 x i32> %637, %623
  %639 = shufflevector <4 x i32> %635, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %640 = shufflevector <4 x i32> %632, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %641 = shufflevector <4 x i32> %629, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %642 = add <4 x i32> %638, %641
  %643 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %642, <4 x i32> %642, <4 x i32> splat (i32 7))
  %644 = xor <4 x i32> %643, %639
  %645 = add <4 x i32> %644, %638
  %646 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %645, <4 x i32> %645, <4 x i32> splat (i32 9))
  %647 = xor <4 x i32> %646, %640
  %648 = add <4 x i32> %647, %644
  %649 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %648, <4 x i32> %648, <4 x i32> splat (i32 13))
  %650 = xor <4 x i32> %649, %641
  %651 = add <4 x i32> %650, %647
  %652 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %651, <4 x i32> %651, <4 x i32> splat (i32 18))
  %653 = xor <4 x i32> %652, %638
  %654 = shufflevector <4 x i32> %644, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %655 = shufflevector <4 x i32> %647, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %656 = shufflevector <4 x i32> %650, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %657 = add <4 x i32> %653, %654
  %658 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %657, <4 x i32> %657, <4 x i32> splat (i32 7))
  %659 = xor <4 x i32> %658, %656
  %660 = add <4 x i32> %659, %653
  %661 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %660, <4 x i32> %660, <4 x i32> splat (i32 9))
  %662 = xor <4 x i32> %661, %655
  %663 = add <4 x i32> %662, %659
  %664 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %663, <4 x i32> %663, <4 x i32> splat (i32 13))
  %665 = xor <4 x i32> %664, %654
  %666 = add <4 x i32> %665, %662
  %667 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %666, <4 x i32> %666, <4 x i32> splat (i32 18))
  %668 = xor <4 x i32> %667, %653
  %669 = shufflevector <4 x i32> %665, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %670 = shufflevector <4 x i32> %662, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %671 = shufflevector <4 x i32> %659, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %672 = add <4 x i32> %668, %671
  %673 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %672, <4 x i32> %672, <4 x i32> splat (i32 7))
  %674 = xor <4 x i32> %673, %669
  %675 = add <4 x i32> %674, %668
  %676 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %675, <4 x i32> %675, <4 x i32> splat (i32 9))
  %677 = xor <4 x i32> %676, %670
  %678 = add <4 x i32> %677, %674
  %679 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %678, <4 x i32> %678, <4 x i32> splat (i32 13))
  %680 = xor <4 x i32> %679, %671
  %681 = add <4 x i32> %680, %677
  %682 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %681, <4 x i32> %681, <4 x i32> splat (i32 18))
  %683 = xor <4 x i32> %682, %668
  %684 = shufflevector <4 x i32> %674, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %685 = shufflevector <4 x i32> %677, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %686 = shufflevector <4 x i32> %680, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %687 = add <4 x i32> %683, %684
  %688 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %687, <4 x i32> %687, <4 x i32> splat (i32 7))
  %689 = xor <4 x i32> %688, %686
  %690 = add <4 x i32> %689, %683
  %691 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %690, <4 x i32> %690, <4 x i32> splat (i32 9))
  %692 = xor <4 x i32> %691, %685
  %693 = add <4 x i32> %692, %689
  %694 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %693, <4 x i32> %693, <4 x i32> splat (i32 13))
  %695 = xor <4 x i32> %694, %684
  %696 = add <4 x i32> %695, %692
  %697 = tail call noundef <4 x i32> @llvm.fshl.v4i32(<4 x i32> %696, <4 x i32> %696, <4 x i32> splat (i32 18))
  %698 = xor <4 x i32> %697, %683
  %699 = shufflevector <4 x i32> %695, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  %700 = shufflevector <4 x i32> %692, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %701 = shufflevector <4 x i32> %689, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  %702 = add <4 x i32> %698, %581
  %703 = add <4 x i32> %699, %578
  %704 = add <4 x i32> %700, %575
  %705 = add <4 x i32> %701, %572
  %706 = shufflevector <4 x i32> %702, <4 x i32> %705, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %707 = shufflevector <4 x i32> %706, <4 x i32> %704, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %708 = shufflevector <4 x i32> %707, <4 x i32> %703, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %708, ptr %37, align 16, !tbaa !15
  %709 = shufflevector <4 x i32> %703, <4 x i32> %702, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %710 = shufflevector <4 x i32> %709, <4 x i32> %705, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %711 = shufflevector <4 x i32> %710, <4 x i32> %704, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %711, ptr %43, align 16, !tbaa !15
  %712 = shufflevector <4 x i32> %704, <4 x i32> %703, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %713 = shufflevector <4 x i32> %712, <4 x i32> %702, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %714 = shufflevector <4 x i32> %713, <4 x i32> %705, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %714, ptr %44, align 16, !tbaa !15
  %715 = shufflevector <4 x i32> %705, <4 x i32> %704, <4 x i32> <i32 0, i32 5, i32 poison, i32 poison>
  %716 = shufflevector <4 x i32> %715, <4 x i32> %703, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %717 = shufflevector <4 x i32> %716, <4 x i32> %702, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x i32> %717, ptr %42, align 16, !tbaa !15
  %718 = add nuw i32 %388, 1
  %719 = icmp eq i32 %718, %2
  br i1 %719, label %385, label %387, !llvm.loop !21

720:                                              ; preds = %387, %720
  %721 = phi i32 [ 0, %387 ], [ %732, %720 ]
  %722 = add nuw nsw i32 %721, %391
  %723 = mul i32 %722, %13
  %724 = add i32 %723, %9
  %725 = zext i32 %724 to i64
  %726 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %725
  %727 = load <4 x i32>, ptr addrspace(1) %726, align 16, !tbaa !15
  %728 = zext nneg i32 %721 to i64
  %729 = getelementptr inbounds nuw <4 x i32>, ptr %4, i64 %728
  %730 = load <4 x i32>, ptr %729, align 16, !tbaa !15
  %731 = xor <4 x i32> %730, %727
  store <4 x i32> %731, ptr %729, align 16, !tbaa !15
  %732 = add nuw nsw i32 %721, 1
  %733 = icmp eq i32 %732, 8
  br i1 %733, label %392, label %720, !llvm.loop !22

734:                                              ; preds = %735
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

735:                                              ; preds = %385, %735
  %736 = phi i32 [ 0, %385 ], [ %743, %735 ]
  %737 = zext nneg i32 %736 to i64
  %738 = getelementptr inbounds nuw <4 x i32>, ptr %4, i64 %737
  %739 = load <4 x i32>, ptr %738, align 16, !tbaa !15
  %740 = add nuw nsw i32 %736, %386
  %741 = zext i32 %740 to i64
  %742 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %741
  store <4 x i32> %739, ptr addrspace(1) %742, align 16, !tbaa !15
  %743 = add nuw nsw i32 %736, 1
  %744 = icmp eq i32 %743, 8
  br i1 %744, label %734, label %735, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @chacha20_xor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.nonce_t) align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef align 64 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_chacha20_xor(ptr addrspace(1) noundef align 4 %0, ptr noundef nonnull byval(%struct.nonce_t) align 4 %1, i32 noundef %2, ptr addrspace(1) noundef align 64 %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_chacha20_xor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr noundef readonly byval(%struct.nonce_t) align 4 captures(none) %1, i32 noundef %2, ptr addrspace(1) noundef align 64 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x i32], align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  store i32 1634760805, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 857760878, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 2036477234, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 1797285236, ptr %9, align 4
  br label %22

10:                                               ; preds = %22
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = zext nneg i32 %12 to i64
  %15 = zext nneg i32 %13 to i64
  %16 = mul nuw nsw i64 %14, %15
  %17 = zext nneg i32 %11 to i64
  %18 = add nuw nsw i64 %16, %17
  %19 = trunc i64 %18 to i32
  %20 = add i32 %2, %19
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 %20, ptr %21, align 4, !tbaa !6
  br label %32

22:                                               ; preds = %4, %22
  %23 = phi i32 [ 0, %4 ], [ %29, %22 ]
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = getelementptr inbounds nuw i32, ptr %5, i64 %24
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i32 %26, ptr %28, align 4, !tbaa !6
  %29 = add nuw nsw i32 %23, 1
  %30 = icmp eq i32 %29, 8
  br i1 %30, label %10, label %22, !llvm.loop !29

31:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  br label %73

32:                                               ; preds = %10, %32
  %33 = phi i32 [ 0, %10 ], [ %39, %32 ]
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !6
  %37 = getelementptr inbounds nuw i32, ptr %5, i64 %34
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 52
  store i32 %36, ptr %38, align 4, !tbaa !6
  %39 = add nuw nsw i32 %33, 1
  %40 = icmp eq i32 %39, 3
  br i1 %40, label %31, label %32, !llvm.loop !30

41:                                               ; preds = %73
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 52
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 36
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 60
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 44
  %57 = load i32, ptr %42, align 16, !tbaa !6
  %58 = load i32, ptr %6, align 64, !tbaa !6
  %59 = load i32, ptr %43, align 16, !tbaa !6
  %60 = load i32, ptr %44, align 32, !tbaa !6
  %61 = load i32, ptr %45, align 4, !tbaa !6
  %62 = load i32, ptr %46, align 4, !tbaa !6
  %63 = load i32, ptr %47, align 4, !tbaa !6
  %64 = load i32, ptr %48, align 4, !tbaa !6
  %65 = load i32, ptr %49, align 8, !tbaa !6
  %66 = load i32, ptr %50, align 8, !tbaa !6
  %67 = load i32, ptr %51, align 8, !tbaa !6
  %68 = load i32, ptr %52, align 8, !tbaa !6
  %69 = load i32, ptr %53, align 4, !tbaa !6
  %70 = load i32, ptr %54, align 4, !tbaa !6
  %71 = load i32, ptr %55, align 4, !tbaa !6
  %72 = load i32, ptr %56, align 4, !tbaa !6
  br label %82

73:                                               ; preds = %31, %73
  %74 = phi i32 [ 0, %31 ], [ %79, %73 ]
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr %5, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !6
  %78 = getelementptr inbounds nuw i32, ptr %6, i64 %75
  store i32 %77, ptr %78, align 4, !tbaa !6
  %79 = add nuw nsw i32 %74, 1
  %80 = icmp eq i32 %79, 16
  br i1 %80, label %41, label %73, !llvm.loop !31

81:                                               ; preds = %82
  store i32 %195, ptr %42, align 16, !tbaa !6
  store i32 %154, ptr %6, align 64, !tbaa !6
  store i32 %168, ptr %43, align 16, !tbaa !6
  store i32 %181, ptr %44, align 32, !tbaa !6
  store i32 %159, ptr %45, align 4, !tbaa !6
  store i32 %166, ptr %46, align 4, !tbaa !6
  store i32 %180, ptr %47, align 4, !tbaa !6
  store i32 %193, ptr %48, align 4, !tbaa !6
  store i32 %171, ptr %49, align 8, !tbaa !6
  store i32 %178, ptr %50, align 8, !tbaa !6
  store i32 %192, ptr %51, align 8, !tbaa !6
  store i32 %157, ptr %52, align 8, !tbaa !6
  store i32 %183, ptr %53, align 4, !tbaa !6
  store i32 %190, ptr %54, align 4, !tbaa !6
  store i32 %156, ptr %55, align 4, !tbaa !6
  store i32 %169, ptr %56, align 4, !tbaa !6
  br label %204

82:                                               ; preds = %41, %82
  %83 = phi i32 [ 0, %41 ], [ %196, %82 ]
  %84 = phi i32 [ %57, %41 ], [ %195, %82 ]
  %85 = phi i32 [ %58, %41 ], [ %154, %82 ]
  %86 = phi i32 [ %59, %41 ], [ %168, %82 ]
  %87 = phi i32 [ %60, %41 ], [ %181, %82 ]
  %88 = phi i32 [ %61, %41 ], [ %159, %82 ]
  %89 = phi i32 [ %62, %41 ], [ %166, %82 ]
  %90 = phi i32 [ %63, %41 ], [ %180, %82 ]
  %91 = phi i32 [ %64, %41 ], [ %193, %82 ]
  %92 = phi i32 [ %65, %41 ], [ %171, %82 ]
  %93 = phi i32 [ %66, %41 ], [ %178, %82 ]
  %94 = phi i32 [ %67, %41 ], [ %192, %82 ]
  %95 = phi i32 [ %68, %41 ], [ %157, %82 ]
  %96 = phi i32 [ %69, %41 ], [ %183, %82 ]
  %97 = phi i32 [ %70, %41 ], [ %190, %82 ]
  %98 = phi i32 [ %71, %41 ], [ %156, %82 ]
  %99 = phi i32 [ %72, %41 ], [ %169, %82 ]
  %100 = add i32 %85, %84
  %101 = xor i32 %86, %100
  %102 = tail call noundef i32 @llvm.fshl.i32(i32 %101, i32 %101, i32 16)
  %103 = add i32 %87, %102
  %104 = xor i32 %103, %84
  %105 = tail call noundef i32 @llvm.fshl.i32(i32 %104, i32 %104, i32 12)
  %106 = add i32 %105, %100
  %107 = xor i32 %106, %102
  %108 = tail call noundef i32 @llvm.fshl.i32(i32 %107, i32 %107, i32 8)
  %109 = add i32 %108, %103
  %110 = xor i32 %109, %105
  %111 = tail call noundef i32 @llvm.fshl.i32(i32 %110, i32 %110, i32 7)
  %112 = add i32 %89, %88
  %113 = xor i32 %90, %112
  %114 = tail call noundef i32 @llvm.fshl.i32(i32 %113, i32 %113, i32 16)
  %115 = add i32 %91, %114
  %116 = xor i32 %115, %88
  %117 = tail call noundef i32 @llvm.fshl.i32(i32 %116, i32 %116, i32 12)
  %118 = add i32 %117, %112
  %119 = xor i32 %118, %114
  %120 = tail call noundef i32 @llvm.fshl.i32(i32 %119, i32 %119, i32 8)
  %121 = add i32 %120, %115
  %122 = xor i32 %121, %117
  %123 = tail call noundef i32 @llvm.fshl.i32(i32 %122, i32 %122, i32 7)
  %124 = add i32 %93, %92
  %125 = xor i32 %94, %124
  %126 = tail call noundef i32 @llvm.fshl.i32(i32 %125, i32 %125, i32 16)
  %127 = add i32 %95, %126
  %128 = xor i32 %127, %92
  %129 = tail call noundef i32 @llvm.fshl.i32(i32 %128, i32 %128, i32 12)
  %130 = add i32 %129, %124
  %131 = xor i32 %130, %126
  %132 = tail call noundef i32 @llvm.fshl.i32(i32 %131, i32 %131, i32 8)
  %133 = add i32 %132, %127
  %134 = xor i32 %133, %129
  %135 = tail call noundef i32 @llvm.fshl.i32(i32 %134, i32 %134, i32 7)
  %136 = add i32 %97, %96
  %137 = xor i32 %98, %136
  %138 = tail call noundef i32 @llvm.fshl.i32(i32 %137, i32 %137, i32 16)
  %139 = add i32 %99, %138
  %140 = xor i32 %139, %96
  %141 = tail call noundef i32 @llvm.fshl.i32(i32 %140, i32 %140, i32 12)
  %142 = add i32 %141, %136
  %143 = xor i32 %142, %138
  %144 = tail call noundef i32 @llvm.fshl.i32(i32 %143, i32 %143, i32 8)
  %145 = add i32 %144, %139
  %146 = xor i32 %145, %141
  %147 = tail call noundef i32 @llvm.fshl.i32(i32 %146, i32 %146, i32 7)
  %148 = add i32 %123, %106
  %149 = xor i32 %144, %148
  %150 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 16)
  %151 = add i32 %150, %133
  %152 = xor i32 %151, %123
  %153 = tail call noundef i32 @llvm.fshl.i32(i32 %152, i32 %152, i32 12)
  %154 = add i32 %153, %148
  %155 = xor i32 %154, %150
  %156 = tail call noundef i32 @llvm.fshl.i32(i32 %155, i32 %155, i32 8)
  %157 = add i32 %156, %151
  %158 = xor i32 %157, %153
  %159 = tail call noundef i32 @llvm.fshl.i32(i32 %158, i32 %158, i32 7)
  %160 = add i32 %135, %118
  %161 = xor i32 %160, %108
  %162 = tail call noundef i32 @llvm.fshl.i32(i32 %161, i32 %161, i32 16)
  %163 = add i32 %145, %162
  %164 = xor i32 %163, %135
  %165 = tail call noundef i32 @llvm.fshl.i32(i32 %164, i32 %164, i32 12)
  %166 = add i32 %165, %160
  %167 = xor i32 %166, %162
  %168 = tail call noundef i32 @llvm.fshl.i32(i32 %167, i32 %167, i32 8)
  %169 = add i32 %168, %163
  %170 = xor i32 %169, %165
  %171 = tail call noundef i32 @llvm.fshl.i32(i32 %170, i32 %170, i32 7)
  %172 = add i32 %147, %130
  %173 = xor i32 %172, %120
  %174 = tail call noundef i32 @llvm.fshl.i32(i32 %173, i32 %173, i32 16)
  %175 = add i32 %174, %109
  %176 = xor i32 %175, %147
  %177 = tail call noundef i32 @llvm.fshl.i32(i32 %176, i32 %176, i32 12)
  %178 = add i32 %177, %172
  %179 = xor i32 %178, %174
  %180 = tail call noundef i32 @llvm.fshl.i32(i32 %179, i32 %179, i32 8)
  %181 = add i32 %180, %175
  %182 = xor i32 %181, %177
  %183 = tail call noundef i32 @llvm.fshl.i32(i32 %182, i32 %182, i32 7)
  %184 = add i32 %142, %111
  %185 = xor i32 %184, %132
  %186 = tail call noundef i32 @llvm.fshl.i32(i32 %185, i32 %185, i32 16)
  %187 = add i32 %186, %121
  %188 = xor i32 %187, %111
  %189 = tail call noundef i32 @llvm.fshl.i32(i32 %188, i32 %188, i32 12)
  %190 = add i32 %189, %184
  %191 = xor i32 %190, %186
  %192 = tail call noundef i32 @llvm.fshl.i32(i32 %191, i32 %191, i32 8)
  %193 = add i32 %192, %187
  %194 = xor i32 %193, %189
  %195 = tail call noundef i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 7)
  %196 = add nuw nsw i32 %83, 1
  %197 = icmp eq i32 %196, 10
  br i1 %197, label %81, label %82, !llvm.loop !32

198:                                              ; preds = %204
  %199 = load <16 x i32>, ptr %6, align 64, !tbaa !15
  %200 = and i64 %18, 4294967295
  %201 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %3, i64 %200
  %202 = load <16 x i32>, ptr addrspace(1) %201, align 64, !tbaa !15
  %203 = xor <16 x i32> %202, %199
  store <16 x i32> %203, ptr addrspace(1) %201, align 64, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

204:                                              ; preds = %81, %204
  %205 = phi i32 [ 0, %81 ], [ %212, %204 ]
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds nuw i32, ptr %5, i64 %206
  %208 = load i32, ptr %207, align 4, !tbaa !6
  %209 = getelementptr inbounds nuw i32, ptr %6, i64 %206
  %210 = load i32, ptr %209, align 4, !tbaa !6
  %211 = add i32 %210, %208
  store i32 %211, ptr %209, align 4, !tbaa !6
  %212 = add nuw nsw i32 %205, 1
  %213 = icmp eq i32 %212, 16
  br i1 %213, label %198, label %204, !llvm.loop !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint4*", !"uint4*", !"uint"}
!13 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uint"}
!14 = !{!"", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = !{i32 1, i32 0, i32 0, i32 1}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"uint*", !"nonce_t", !"uint", !"uint16*"}
!27 = !{!"uint*", !"nonce_t", !"uint", !"uint __attribute__((ext_vector_type(16)))*"}
!28 = !{!"const", !"", !"", !""}
!29 = distinct !{!29, !17}
!30 = distinct !{!30, !17}
!31 = distinct !{!31, !17}
!32 = distinct !{!32, !17}
!33 = distinct !{!33, !17}
