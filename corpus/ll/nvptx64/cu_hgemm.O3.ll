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
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = shl nuw nsw i32 %10, 5
  %12 = add nuw nsw i32 %11, %7
  br i1 %9, label %18, label %13

13:                                               ; preds = %5
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = shl i32 %14, 4
  %16 = add i32 %15, %6
  %17 = add nuw nsw i32 %12, 16
  br label %87

18:                                               ; preds = %5
  %19 = mul i32 %4, %12
  %20 = add i32 %19, %6
  %21 = zext nneg i32 %6 to i64
  %22 = getelementptr inbounds nuw [32 x half], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 %21
  %23 = zext nneg i32 %7 to i64
  %24 = getelementptr inbounds nuw half, ptr %22, i64 %23
  %25 = add nuw nsw i32 %12, 16
  %26 = mul i32 %4, %25
  %27 = add i32 %26, %6
  %28 = add nuw nsw i32 %7, 16
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw half, ptr %22, i64 %29
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = shl i32 %31, 4
  %33 = add i32 %32, %6
  %34 = getelementptr inbounds nuw [16 x <2 x half>], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2Bs to ptr), i64 %23
  %35 = getelementptr inbounds nuw <2 x half>, ptr %34, i64 %21
  %36 = getelementptr inbounds nuw <2 x half>, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2Bs to ptr), i64 %21
  %37 = getelementptr inbounds nuw half, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 %23
  %38 = getelementptr inbounds nuw half, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 %29
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 64
  %40 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 64), i64 %23
  %41 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 64), i64 %29
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 128
  %43 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 128), i64 %23
  %44 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 128), i64 %29
  %45 = getelementptr inbounds nuw i8, ptr %36, i64 192
  %46 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 192), i64 %23
  %47 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 192), i64 %29
  %48 = getelementptr inbounds nuw i8, ptr %36, i64 256
  %49 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 256), i64 %23
  %50 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 256), i64 %29
  %51 = getelementptr inbounds nuw i8, ptr %36, i64 320
  %52 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 320), i64 %23
  %53 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 320), i64 %29
  %54 = getelementptr inbounds nuw i8, ptr %36, i64 384
  %55 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 384), i64 %23
  %56 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 384), i64 %29
  %57 = getelementptr inbounds nuw i8, ptr %36, i64 448
  %58 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 448), i64 %23
  %59 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 448), i64 %29
  %60 = getelementptr inbounds nuw i8, ptr %36, i64 512
  %61 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 512), i64 %23
  %62 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 512), i64 %29
  %63 = getelementptr inbounds nuw i8, ptr %36, i64 576
  %64 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 576), i64 %23
  %65 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 576), i64 %29
  %66 = getelementptr inbounds nuw i8, ptr %36, i64 640
  %67 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 640), i64 %23
  %68 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 640), i64 %29
  %69 = getelementptr inbounds nuw i8, ptr %36, i64 704
  %70 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 704), i64 %23
  %71 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 704), i64 %29
  %72 = getelementptr inbounds nuw i8, ptr %36, i64 768
  %73 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 768), i64 %23
  %74 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 768), i64 %29
  %75 = getelementptr inbounds nuw i8, ptr %36, i64 832
  %76 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 832), i64 %23
  %77 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 832), i64 %29
  %78 = getelementptr inbounds nuw i8, ptr %36, i64 896
  %79 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 896), i64 %23
  %80 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 896), i64 %29
  %81 = getelementptr inbounds nuw i8, ptr %36, i64 960
  %82 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 960), i64 %23
  %83 = getelementptr inbounds nuw half, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 960), i64 %29
  br label %100

84:                                               ; preds = %100
  %85 = fptrunc <2 x float> %263 to <2 x half>
  %86 = fptrunc <2 x float> %265 to <2 x half>
  br label %87

87:                                               ; preds = %13, %84
  %88 = phi i32 [ %17, %13 ], [ %25, %84 ]
  %89 = phi i32 [ %16, %13 ], [ %33, %84 ]
  %90 = phi <2 x half> [ zeroinitializer, %13 ], [ %85, %84 ]
  %91 = phi <2 x half> [ zeroinitializer, %13 ], [ %86, %84 ]
  %92 = mul i32 %12, %8
  %93 = add i32 %89, %92
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw <2 x half>, ptr %2, i64 %94
  store <2 x half> %90, ptr %95, align 4, !tbaa !8
  %96 = mul i32 %88, %8
  %97 = add i32 %89, %96
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw <2 x half>, ptr %2, i64 %98
  store <2 x half> %91, ptr %99, align 4, !tbaa !8
  ret void

100:                                              ; preds = %18, %100
  %101 = phi i32 [ 0, %18 ], [ %266, %100 ]
  %102 = phi <2 x float> [ zeroinitializer, %18 ], [ %263, %100 ]
  %103 = phi <2 x float> [ zeroinitializer, %18 ], [ %265, %100 ]
  %104 = add i32 %20, %101
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw half, ptr %0, i64 %105
  %107 = load half, ptr %106, align 2, !tbaa !9
  store half %107, ptr %24, align 2, !tbaa !9
  %108 = add i32 %27, %101
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw half, ptr %0, i64 %109
  %111 = load half, ptr %110, align 2, !tbaa !9
  store half %111, ptr %30, align 2, !tbaa !9
  %112 = add nuw nsw i32 %101, %7
  %113 = mul nsw i32 %112, %8
  %114 = add i32 %33, %113
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw <2 x half>, ptr %1, i64 %115
  %117 = load <2 x half>, ptr %116, align 4, !tbaa !8
  store <2 x half> %117, ptr %35, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = load <2 x half>, ptr %36, align 4, !tbaa !8
  %119 = load half, ptr %37, align 2, !tbaa !9
  %120 = load half, ptr %38, align 2, !tbaa !9
  %121 = insertelement <2 x half> poison, half %119, i64 0
  %122 = shufflevector <2 x half> %121, <2 x half> poison, <2 x i32> zeroinitializer
  %123 = insertelement <2 x half> poison, half %120, i64 0
  %124 = shufflevector <2 x half> %123, <2 x half> poison, <2 x i32> zeroinitializer
  %125 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %122, <2 x half> %118, <2 x half> zeroinitializer)
  %126 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %124, <2 x half> %118, <2 x half> zeroinitializer)
  %127 = load <2 x half>, ptr %39, align 4, !tbaa !8
  %128 = load half, ptr %40, align 2, !tbaa !9
  %129 = load half, ptr %41, align 2, !tbaa !9
  %130 = insertelement <2 x half> poison, half %128, i64 0
  %131 = shufflevector <2 x half> %130, <2 x half> poison, <2 x i32> zeroinitializer
  %132 = insertelement <2 x half> poison, half %129, i64 0
  %133 = shufflevector <2 x half> %132, <2 x half> poison, <2 x i32> zeroinitializer
  %134 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %131, <2 x half> %127, <2 x half> %125)
  %135 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %133, <2 x half> %127, <2 x half> %126)
  %136 = load <2 x half>, ptr %42, align 4, !tbaa !8
  %137 = load half, ptr %43, align 2, !tbaa !9
  %138 = load half, ptr %44, align 2, !tbaa !9
  %139 = insertelement <2 x half> poison, half %137, i64 0
  %140 = shufflevector <2 x half> %139, <2 x half> poison, <2 x i32> zeroinitializer
  %141 = insertelement <2 x half> poison, half %138, i64 0
  %142 = shufflevector <2 x half> %141, <2 x half> poison, <2 x i32> zeroinitializer
  %143 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %140, <2 x half> %136, <2 x half> %134)
  %144 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %142, <2 x half> %136, <2 x half> %135)
  %145 = load <2 x half>, ptr %45, align 4, !tbaa !8
  %146 = load half, ptr %46, align 2, !tbaa !9
  %147 = load half, ptr %47, align 2, !tbaa !9
  %148 = insertelement <2 x half> poison, half %146, i64 0
  %149 = shufflevector <2 x half> %148, <2 x half> poison, <2 x i32> zeroinitializer
  %150 = insertelement <2 x half> poison, half %147, i64 0
  %151 = shufflevector <2 x half> %150, <2 x half> poison, <2 x i32> zeroinitializer
  %152 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %149, <2 x half> %145, <2 x half> %143)
  %153 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %151, <2 x half> %145, <2 x half> %144)
  %154 = load <2 x half>, ptr %48, align 4, !tbaa !8
  %155 = load half, ptr %49, align 2, !tbaa !9
  %156 = load half, ptr %50, align 2, !tbaa !9
  %157 = insertelement <2 x half> poison, half %155, i64 0
  %158 = shufflevector <2 x half> %157, <2 x half> poison, <2 x i32> zeroinitializer
  %159 = insertelement <2 x half> poison, half %156, i64 0
  %160 = shufflevector <2 x half> %159, <2 x half> poison, <2 x i32> zeroinitializer
  %161 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %158, <2 x half> %154, <2 x half> %152)
  %162 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %160, <2 x half> %154, <2 x half> %153)
  %163 = load <2 x half>, ptr %51, align 4, !tbaa !8
  %164 = load half, ptr %52, align 2, !tbaa !9
  %165 = load half, ptr %53, align 2, !tbaa !9
  %166 = insertelement <2 x half> poison, half %164, i64 0
  %167 = shufflevector <2 x half> %166, <2 x half> poison, <2 x i32> zeroinitializer
  %168 = insertelement <2 x half> poison, half %165, i64 0
  %169 = shufflevector <2 x half> %168, <2 x half> poison, <2 x i32> zeroinitializer
  %170 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %167, <2 x half> %163, <2 x half> %161)
  %171 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %169, <2 x half> %163, <2 x half> %162)
  %172 = load <2 x half>, ptr %54, align 4, !tbaa !8
  %173 = load half, ptr %55, align 2, !tbaa !9
  %174 = load half, ptr %56, align 2, !tbaa !9
  %175 = insertelement <2 x half> poison, half %173, i64 0
  %176 = shufflevector <2 x half> %175, <2 x half> poison, <2 x i32> zeroinitializer
  %177 = insertelement <2 x half> poison, half %174, i64 0
  %178 = shufflevector <2 x half> %177, <2 x half> poison, <2 x i32> zeroinitializer
  %179 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %176, <2 x half> %172, <2 x half> %170)
  %180 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %178, <2 x half> %172, <2 x half> %171)
  %181 = load <2 x half>, ptr %57, align 4, !tbaa !8
  %182 = load half, ptr %58, align 2, !tbaa !9
  %183 = load half, ptr %59, align 2, !tbaa !9
  %184 = insertelement <2 x half> poison, half %182, i64 0
  %185 = shufflevector <2 x half> %184, <2 x half> poison, <2 x i32> zeroinitializer
  %186 = insertelement <2 x half> poison, half %183, i64 0
  %187 = shufflevector <2 x half> %186, <2 x half> poison, <2 x i32> zeroinitializer
  %188 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %185, <2 x half> %181, <2 x half> %179)
  %189 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %187, <2 x half> %181, <2 x half> %180)
  %190 = load <2 x half>, ptr %60, align 4, !tbaa !8
  %191 = load half, ptr %61, align 2, !tbaa !9
  %192 = load half, ptr %62, align 2, !tbaa !9
  %193 = insertelement <2 x half> poison, half %191, i64 0
  %194 = shufflevector <2 x half> %193, <2 x half> poison, <2 x i32> zeroinitializer
  %195 = insertelement <2 x half> poison, half %192, i64 0
  %196 = shufflevector <2 x half> %195, <2 x half> poison, <2 x i32> zeroinitializer
  %197 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %194, <2 x half> %190, <2 x half> %188)
  %198 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %196, <2 x half> %190, <2 x half> %189)
  %199 = load <2 x half>, ptr %63, align 4, !tbaa !8
  %200 = load half, ptr %64, align 2, !tbaa !9
  %201 = load half, ptr %65, align 2, !tbaa !9
  %202 = insertelement <2 x half> poison, half %200, i64 0
  %203 = shufflevector <2 x half> %202, <2 x half> poison, <2 x i32> zeroinitializer
  %204 = insertelement <2 x half> poison, half %201, i64 0
  %205 = shufflevector <2 x half> %204, <2 x half> poison, <2 x i32> zeroinitializer
  %206 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %203, <2 x half> %199, <2 x half> %197)
  %207 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %205, <2 x half> %199, <2 x half> %198)
  %208 = load <2 x half>, ptr %66, align 4, !tbaa !8
  %209 = load half, ptr %67, align 2, !tbaa !9
  %210 = load half, ptr %68, align 2, !tbaa !9
  %211 = insertelement <2 x half> poison, half %209, i64 0
  %212 = shufflevector <2 x half> %211, <2 x half> poison, <2 x i32> zeroinitializer
  %213 = insertelement <2 x half> poison, half %210, i64 0
  %214 = shufflevector <2 x half> %213, <2 x half> poison, <2 x i32> zeroinitializer
  %215 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %212, <2 x half> %208, <2 x half> %206)
  %216 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %214, <2 x half> %208, <2 x half> %207)
  %217 = load <2 x half>, ptr %69, align 4, !tbaa !8
  %218 = load half, ptr %70, align 2, !tbaa !9
  %219 = load half, ptr %71, align 2, !tbaa !9
  %220 = insertelement <2 x half> poison, half %218, i64 0
  %221 = shufflevector <2 x half> %220, <2 x half> poison, <2 x i32> zeroinitializer
  %222 = insertelement <2 x half> poison, half %219, i64 0
  %223 = shufflevector <2 x half> %222, <2 x half> poison, <2 x i32> zeroinitializer
  %224 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %221, <2 x half> %217, <2 x half> %215)
  %225 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %223, <2 x half> %217, <2 x half> %216)
  %226 = load <2 x half>, ptr %72, align 4, !tbaa !8
  %227 = load half, ptr %73, align 2, !tbaa !9
  %228 = load half, ptr %74, align 2, !tbaa !9
  %229 = insertelement <2 x half> poison, half %227, i64 0
  %230 = shufflevector <2 x half> %229, <2 x half> poison, <2 x i32> zeroinitializer
  %231 = insertelement <2 x half> poison, half %228, i64 0
  %232 = shufflevector <2 x half> %231, <2 x half> poison, <2 x i32> zeroinitializer
  %233 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %230, <2 x half> %226, <2 x half> %224)
  %234 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %232, <2 x half> %226, <2 x half> %225)
  %235 = load <2 x half>, ptr %75, align 4, !tbaa !8
  %236 = load half, ptr %76, align 2, !tbaa !9
  %237 = load half, ptr %77, align 2, !tbaa !9
  %238 = insertelement <2 x half> poison, half %236, i64 0
  %239 = shufflevector <2 x half> %238, <2 x half> poison, <2 x i32> zeroinitializer
  %240 = insertelement <2 x half> poison, half %237, i64 0
  %241 = shufflevector <2 x half> %240, <2 x half> poison, <2 x i32> zeroinitializer
  %242 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %239, <2 x half> %235, <2 x half> %233)
  %243 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %241, <2 x half> %235, <2 x half> %234)
  %244 = load <2 x half>, ptr %78, align 4, !tbaa !8
  %245 = load half, ptr %79, align 2, !tbaa !9
  %246 = load half, ptr %80, align 2, !tbaa !9
  %247 = insertelement <2 x half> poison, half %245, i64 0
  %248 = shufflevector <2 x half> %247, <2 x half> poison, <2 x i32> zeroinitializer
  %249 = insertelement <2 x half> poison, half %246, i64 0
  %250 = shufflevector <2 x half> %249, <2 x half> poison, <2 x i32> zeroinitializer
  %251 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %248, <2 x half> %244, <2 x half> %242)
  %252 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %250, <2 x half> %244, <2 x half> %243)
  %253 = load <2 x half>, ptr %81, align 4, !tbaa !8
  %254 = load half, ptr %82, align 2, !tbaa !9
  %255 = load half, ptr %83, align 2, !tbaa !9
  %256 = insertelement <2 x half> poison, half %254, i64 0
  %257 = shufflevector <2 x half> %256, <2 x half> poison, <2 x i32> zeroinitializer
  %258 = insertelement <2 x half> poison, half %255, i64 0
  %259 = shufflevector <2 x half> %258, <2 x half> poison, <2 x i32> zeroinitializer
  %260 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %257, <2 x half> %253, <2 x half> %251)
  %261 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %259, <2 x half> %253, <2 x half> %252)
  %262 = fpext <2 x half> %260 to <2 x float>
  %263 = fadd contract <2 x float> %102, %262
  %264 = fpext <2 x half> %261 to <2 x float>
  %265 = fadd contract <2 x float> %103, %264
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %266 = add nuw nsw i32 %101, 16
  %267 = icmp slt i32 %266, %4
  br i1 %267, label %100, label %84, !llvm.loop !11
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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"_Float16", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
