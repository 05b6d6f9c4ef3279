; ModuleID = 'corpus/cuda/cu_hgemm.cu'
source_filename = "corpus/cuda/cu_hgemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11hgemm_half2E2As = internal unnamed_addr addrspace(3) global [16 x [32 x half]] undef, align 2
@_ZZ11hgemm_half2E2Bs = internal unnamed_addr addrspace(3) global [16 x [16 x <2 x half>]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hgemm_half2(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = sdiv i32 %3, 2
  %9 = icmp sgt i32 %4, 0
  br i1 %9, label %10, label %262

10:                                               ; preds = %5
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = shl nuw nsw i32 %11, 5
  %13 = add nuw nsw i32 %12, %7
  %14 = mul i32 %4, %13
  %15 = add i32 %14, %6
  %16 = zext nneg i32 %6 to i64
  %17 = getelementptr inbounds nuw [32 x half], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 %16
  %18 = zext nneg i32 %7 to i64
  %19 = getelementptr inbounds nuw half, ptr %17, i64 %18
  %20 = add nuw nsw i32 %13, 16
  %21 = mul i32 %4, %20
  %22 = add i32 %21, %6
  %23 = add nuw nsw i32 %7, 16
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw half, ptr %17, i64 %24
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = shl i32 %26, 4
  %28 = add i32 %27, %6
  %29 = getelementptr inbounds nuw [16 x <2 x half>], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2Bs to ptr), i64 %18
  %30 = getelementptr inbounds nuw <2 x half>, ptr %29, i64 %16
  %31 = getelementptr inbounds nuw <2 x half>, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2Bs to ptr), i64 %16
  %32 = getelementptr inbounds nuw half, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 %18
  %33 = getelementptr inbounds nuw half, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 %24
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 64
  %35 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 64), i64 %18
  %36 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 64), i64 %24
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 128
  %38 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 128), i64 %18
  %39 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 128), i64 %24
  %40 = getelementptr inbounds nuw i8, ptr %31, i64 192
  %41 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 192), i64 %18
  %42 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 192), i64 %24
  %43 = getelementptr inbounds nuw i8, ptr %31, i64 256
  %44 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 256), i64 %18
  %45 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 256), i64 %24
  %46 = getelementptr inbounds nuw i8, ptr %31, i64 320
  %47 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 320), i64 %18
  %48 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 320), i64 %24
  %49 = getelementptr inbounds nuw i8, ptr %31, i64 384
  %50 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 384), i64 %18
  %51 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 384), i64 %24
  %52 = getelementptr inbounds nuw i8, ptr %31, i64 448
  %53 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 448), i64 %18
  %54 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 448), i64 %24
  %55 = getelementptr inbounds nuw i8, ptr %31, i64 512
  %56 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 512), i64 %18
  %57 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 512), i64 %24
  %58 = getelementptr inbounds nuw i8, ptr %31, i64 576
  %59 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 576), i64 %18
  %60 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 576), i64 %24
  %61 = getelementptr inbounds nuw i8, ptr %31, i64 640
  %62 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 640), i64 %18
  %63 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 640), i64 %24
  %64 = getelementptr inbounds nuw i8, ptr %31, i64 704
  %65 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 704), i64 %18
  %66 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 704), i64 %24
  %67 = getelementptr inbounds nuw i8, ptr %31, i64 768
  %68 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 768), i64 %18
  %69 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 768), i64 %24
  %70 = getelementptr inbounds nuw i8, ptr %31, i64 832
  %71 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 832), i64 %18
  %72 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 832), i64 %24
  %73 = getelementptr inbounds nuw i8, ptr %31, i64 896
  %74 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 896), i64 %18
  %75 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 896), i64 %24
  %76 = getelementptr inbounds nuw i8, ptr %31, i64 960
  %77 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 960), i64 %18
  %78 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 960), i64 %24
  br label %84

79:                                               ; preds = %84
  %80 = fptrunc contract float %250 to half
  %81 = fptrunc contract float %253 to half
  %82 = fptrunc contract float %256 to half
  %83 = fptrunc contract float %259 to half
  br label %262

84:                                               ; preds = %10, %84
  %85 = phi float [ 0.000000e+00, %10 ], [ %259, %84 ]
  %86 = phi float [ 0.000000e+00, %10 ], [ %256, %84 ]
  %87 = phi float [ 0.000000e+00, %10 ], [ %253, %84 ]
  %88 = phi i32 [ 0, %10 ], [ %260, %84 ]
  %89 = phi float [ 0.000000e+00, %10 ], [ %250, %84 ]
  %90 = add i32 %15, %88
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw half, ptr %0, i64 %91
  %93 = load half, ptr %92, align 2, !tbaa !8
  store half %93, ptr %19, align 2, !tbaa !8
  %94 = add i32 %22, %88
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw half, ptr %0, i64 %95
  %97 = load half, ptr %96, align 2, !tbaa !8
  store half %97, ptr %25, align 2, !tbaa !8
  %98 = add nuw nsw i32 %88, %7
  %99 = mul nsw i32 %98, %8
  %100 = add i32 %28, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw <2 x half>, ptr %1, i64 %101
  %103 = load <2 x half>, ptr %102, align 4, !tbaa !10
  store <2 x half> %103, ptr %30, align 4, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = load <2 x half>, ptr %31, align 4, !tbaa !10
  %105 = load half, ptr %32, align 2, !tbaa !8
  %106 = load half, ptr %33, align 2, !tbaa !8
  %107 = insertelement <2 x half> poison, half %105, i64 0
  %108 = shufflevector <2 x half> %107, <2 x half> poison, <2 x i32> zeroinitializer
  %109 = insertelement <2 x half> poison, half %106, i64 0
  %110 = shufflevector <2 x half> %109, <2 x half> poison, <2 x i32> zeroinitializer
  %111 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %108, <2 x half> %104, <2 x half> zeroinitializer)
  %112 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %110, <2 x half> %104, <2 x half> zeroinitializer)
  %113 = load <2 x half>, ptr %34, align 4, !tbaa !10
  %114 = load half, ptr %35, align 2, !tbaa !8
  %115 = load half, ptr %36, align 2, !tbaa !8
  %116 = insertelement <2 x half> poison, half %114, i64 0
  %117 = shufflevector <2 x half> %116, <2 x half> poison, <2 x i32> zeroinitializer
  %118 = insertelement <2 x half> poison, half %115, i64 0
  %119 = shufflevector <2 x half> %118, <2 x half> poison, <2 x i32> zeroinitializer
  %120 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %117, <2 x half> %113, <2 x half> %111)
  %121 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %119, <2 x half> %113, <2 x half> %112)
  %122 = load <2 x half>, ptr %37, align 4, !tbaa !10
  %123 = load half, ptr %38, align 2, !tbaa !8
  %124 = load half, ptr %39, align 2, !tbaa !8
  %125 = insertelement <2 x half> poison, half %123, i64 0
  %126 = shufflevector <2 x half> %125, <2 x half> poison, <2 x i32> zeroinitializer
  %127 = insertelement <2 x half> poison, half %124, i64 0
  %128 = shufflevector <2 x half> %127, <2 x half> poison, <2 x i32> zeroinitializer
  %129 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %126, <2 x half> %122, <2 x half> %120)
  %130 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %128, <2 x half> %122, <2 x half> %121)
  %131 = load <2 x half>, ptr %40, align 4, !tbaa !10
  %132 = load half, ptr %41, align 2, !tbaa !8
  %133 = load half, ptr %42, align 2, !tbaa !8
  %134 = insertelement <2 x half> poison, half %132, i64 0
  %135 = shufflevector <2 x half> %134, <2 x half> poison, <2 x i32> zeroinitializer
  %136 = insertelement <2 x half> poison, half %133, i64 0
  %137 = shufflevector <2 x half> %136, <2 x half> poison, <2 x i32> zeroinitializer
  %138 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %135, <2 x half> %131, <2 x half> %129)
  %139 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %137, <2 x half> %131, <2 x half> %130)
  %140 = load <2 x half>, ptr %43, align 4, !tbaa !10
  %141 = load half, ptr %44, align 2, !tbaa !8
  %142 = load half, ptr %45, align 2, !tbaa !8
  %143 = insertelement <2 x half> poison, half %141, i64 0
  %144 = shufflevector <2 x half> %143, <2 x half> poison, <2 x i32> zeroinitializer
  %145 = insertelement <2 x half> poison, half %142, i64 0
  %146 = shufflevector <2 x half> %145, <2 x half> poison, <2 x i32> zeroinitializer
  %147 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %144, <2 x half> %140, <2 x half> %138)
  %148 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %146, <2 x half> %140, <2 x half> %139)
  %149 = load <2 x half>, ptr %46, align 4, !tbaa !10
  %150 = load half, ptr %47, align 2, !tbaa !8
  %151 = load half, ptr %48, align 2, !tbaa !8
  %152 = insertelement <2 x half> poison, half %150, i64 0
  %153 = shufflevector <2 x half> %152, <2 x half> poison, <2 x i32> zeroinitializer
  %154 = insertelement <2 x half> poison, half %151, i64 0
  %155 = shufflevector <2 x half> %154, <2 x half> poison, <2 x i32> zeroinitializer
  %156 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %153, <2 x half> %149, <2 x half> %147)
  %157 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %155, <2 x half> %149, <2 x half> %148)
  %158 = load <2 x half>, ptr %49, align 4, !tbaa !10
  %159 = load half, ptr %50, align 2, !tbaa !8
  %160 = load half, ptr %51, align 2, !tbaa !8
  %161 = insertelement <2 x half> poison, half %159, i64 0
  %162 = shufflevector <2 x half> %161, <2 x half> poison, <2 x i32> zeroinitializer
  %163 = insertelement <2 x half> poison, half %160, i64 0
  %164 = shufflevector <2 x half> %163, <2 x half> poison, <2 x i32> zeroinitializer
  %165 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %162, <2 x half> %158, <2 x half> %156)
  %166 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %164, <2 x half> %158, <2 x half> %157)
  %167 = load <2 x half>, ptr %52, align 4, !tbaa !10
  %168 = load half, ptr %53, align 2, !tbaa !8
  %169 = load half, ptr %54, align 2, !tbaa !8
  %170 = insertelement <2 x half> poison, half %168, i64 0
  %171 = shufflevector <2 x half> %170, <2 x half> poison, <2 x i32> zeroinitializer
  %172 = insertelement <2 x half> poison, half %169, i64 0
  %173 = shufflevector <2 x half> %172, <2 x half> poison, <2 x i32> zeroinitializer
  %174 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %171, <2 x half> %167, <2 x half> %165)
  %175 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %173, <2 x half> %167, <2 x half> %166)
  %176 = load <2 x half>, ptr %55, align 4, !tbaa !10
  %177 = load half, ptr %56, align 2, !tbaa !8
  %178 = load half, ptr %57, align 2, !tbaa !8
  %179 = insertelement <2 x half> poison, half %177, i64 0
  %180 = shufflevector <2 x half> %179, <2 x half> poison, <2 x i32> zeroinitializer
  %181 = insertelement <2 x half> poison, half %178, i64 0
  %182 = shufflevector <2 x half> %181, <2 x half> poison, <2 x i32> zeroinitializer
  %183 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %180, <2 x half> %176, <2 x half> %174)
  %184 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %182, <2 x half> %176, <2 x half> %175)
  %185 = load <2 x half>, ptr %58, align 4, !tbaa !10
  %186 = load half, ptr %59, align 2, !tbaa !8
  %187 = load half, ptr %60, align 2, !tbaa !8
  %188 = insertelement <2 x half> poison, half %186, i64 0
  %189 = shufflevector <2 x half> %188, <2 x half> poison, <2 x i32> zeroinitializer
  %190 = insertelement <2 x half> poison, half %187, i64 0
  %191 = shufflevector <2 x half> %190, <2 x half> poison, <2 x i32> zeroinitializer
  %192 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %189, <2 x half> %185, <2 x half> %183)
  %193 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %191, <2 x half> %185, <2 x half> %184)
  %194 = load <2 x half>, ptr %61, align 4, !tbaa !10
  %195 = load half, ptr %62, align 2, !tbaa !8
  %196 = load half, ptr %63, align 2, !tbaa !8
  %197 = insertelement <2 x half> poison, half %195, i64 0
  %198 = shufflevector <2 x half> %197, <2 x half> poison, <2 x i32> zeroinitializer
  %199 = insertelement <2 x half> poison, half %196, i64 0
  %200 = shufflevector <2 x half> %199, <2 x half> poison, <2 x i32> zeroinitializer
  %201 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %198, <2 x half> %194, <2 x half> %192)
  %202 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %200, <2 x half> %194, <2 x half> %193)
  %203 = load <2 x half>, ptr %64, align 4, !tbaa !10
  %204 = load half, ptr %65, align 2, !tbaa !8
  %205 = load half, ptr %66, align 2, !tbaa !8
  %206 = insertelement <2 x half> poison, half %204, i64 0
  %207 = shufflevector <2 x half> %206, <2 x half> poison, <2 x i32> zeroinitializer
  %208 = insertelement <2 x half> poison, half %205, i64 0
  %209 = shufflevector <2 x half> %208, <2 x half> poison, <2 x i32> zeroinitializer
  %210 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %207, <2 x half> %203, <2 x half> %201)
  %211 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %209, <2 x half> %203, <2 x half> %202)
  %212 = load <2 x half>, ptr %67, align 4, !tbaa !10
  %213 = load half, ptr %68, align 2, !tbaa !8
  %214 = load half, ptr %69, align 2, !tbaa !8
  %215 = insertelement <2 x half> poison, half %213, i64 0
  %216 = shufflevector <2 x half> %215, <2 x half> poison, <2 x i32> zeroinitializer
  %217 = insertelement <2 x half> poison, half %214, i64 0
  %218 = shufflevector <2 x half> %217, <2 x half> poison, <2 x i32> zeroinitializer
  %219 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %216, <2 x half> %212, <2 x half> %210)
  %220 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %218, <2 x half> %212, <2 x half> %211)
  %221 = load <2 x half>, ptr %70, align 4, !tbaa !10
  %222 = load half, ptr %71, align 2, !tbaa !8
  %223 = load half, ptr %72, align 2, !tbaa !8
  %224 = insertelement <2 x half> poison, half %222, i64 0
  %225 = shufflevector <2 x half> %224, <2 x half> poison, <2 x i32> zeroinitializer
  %226 = insertelement <2 x half> poison, half %223, i64 0
  %227 = shufflevector <2 x half> %226, <2 x half> poison, <2 x i32> zeroinitializer
  %228 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %225, <2 x half> %221, <2 x half> %219)
  %229 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %227, <2 x half> %221, <2 x half> %220)
  %230 = load <2 x half>, ptr %73, align 4, !tbaa !10
  %231 = load half, ptr %74, align 2, !tbaa !8
  %232 = load half, ptr %75, align 2, !tbaa !8
  %233 = insertelement <2 x half> poison, half %231, i64 0
  %234 = shufflevector <2 x half> %233, <2 x half> poison, <2 x i32> zeroinitializer
  %235 = insertelement <2 x half> poison, half %232, i64 0
  %236 = shufflevector <2 x half> %235, <2 x half> poison, <2 x i32> zeroinitializer
  %237 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %234, <2 x half> %230, <2 x half> %228)
  %238 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %236, <2 x half> %230, <2 x half> %229)
  %239 = load <2 x half>, ptr %76, align 4, !tbaa !10
  %240 = load half, ptr %77, align 2, !tbaa !8
  %241 = load half, ptr %78, align 2, !tbaa !8
  %242 = insertelement <2 x half> poison, half %240, i64 0
  %243 = shufflevector <2 x half> %242, <2 x half> poison, <2 x i32> zeroinitializer
  %244 = insertelement <2 x half> poison, half %241, i64 0
  %245 = shufflevector <2 x half> %244, <2 x half> poison, <2 x i32> zeroinitializer
  %246 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %243, <2 x half> %239, <2 x half> %237)
  %247 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %245, <2 x half> %239, <2 x half> %238)
  %248 = extractelement <2 x half> %246, i64 0
  %249 = fpext contract half %248 to float
  %250 = fadd contract float %89, %249
  %251 = extractelement <2 x half> %246, i64 1
  %252 = fpext contract half %251 to float
  %253 = fadd contract float %87, %252
  %254 = extractelement <2 x half> %247, i64 0
  %255 = fpext contract half %254 to float
  %256 = fadd contract float %86, %255
  %257 = extractelement <2 x half> %247, i64 1
  %258 = fpext contract half %257 to float
  %259 = fadd contract float %85, %258
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %260 = add nuw nsw i32 %88, 16
  %261 = icmp slt i32 %260, %4
  br i1 %261, label %84, label %79, !llvm.loop !11

262:                                              ; preds = %5, %79
  %263 = phi half [ %81, %79 ], [ 0xH0000, %5 ]
  %264 = phi half [ %82, %79 ], [ 0xH0000, %5 ]
  %265 = phi half [ %83, %79 ], [ 0xH0000, %5 ]
  %266 = phi half [ %80, %79 ], [ 0xH0000, %5 ]
  %267 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %268 = shl i32 %267, 4
  %269 = add i32 %268, %6
  %270 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %271 = shl nuw nsw i32 %270, 5
  %272 = add nuw nsw i32 %271, %7
  %273 = insertelement <2 x half> poison, half %266, i64 0
  %274 = insertelement <2 x half> %273, half %263, i64 1
  %275 = mul i32 %272, %8
  %276 = add i32 %269, %275
  %277 = zext i32 %276 to i64
  %278 = getelementptr inbounds nuw <2 x half>, ptr %2, i64 %277
  store <2 x half> %274, ptr %278, align 4, !tbaa !10
  %279 = insertelement <2 x half> poison, half %264, i64 0
  %280 = insertelement <2 x half> %279, half %265, i64 1
  %281 = add nuw nsw i32 %272, 16
  %282 = mul i32 %281, %8
  %283 = add i32 %269, %282
  %284 = zext i32 %283 to i64
  %285 = getelementptr inbounds nuw <2 x half>, ptr %2, i64 %284
  store <2 x half> %280, ptr %285, align 4, !tbaa !10
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"_Float16", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
