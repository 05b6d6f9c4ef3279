; ModuleID = 'corpus/hip/hip_kalman.hip'
source_filename = "corpus/hip/hip_kalman.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Matrix.3 = type { [4 x [1 x float]] }
%struct.Matrix = type { [4 x [4 x float]] }
%struct.Matrix.2 = type { [4 x [2 x float]] }

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc [2 x [2 x float]] @_Z7inverse6MatrixILi2ELi2EE([2 x [2 x float]] %0) unnamed_addr #0 {
  %2 = extractvalue [2 x [2 x float]] %0, 0, 0
  %3 = extractvalue [2 x [2 x float]] %0, 0, 1
  %4 = extractvalue [2 x [2 x float]] %0, 1, 0
  %5 = extractvalue [2 x [2 x float]] %0, 1, 1
  %6 = fmul contract float %2, %5
  %7 = fmul contract float %3, %4
  %8 = fsub contract float %6, %7
  %9 = fdiv contract float 1.000000e+00, %8
  %10 = fmul contract float %5, %9
  %11 = fneg contract float %3
  %12 = fmul contract float %9, %11
  %13 = fneg contract float %4
  %14 = fmul contract float %9, %13
  %15 = fmul contract float %2, %9
  %16 = insertvalue [2 x [2 x float]] poison, float %10, 0, 0
  %17 = insertvalue [2 x [2 x float]] %16, float %12, 0, 1
  %18 = insertvalue [2 x [2 x float]] %17, float %14, 1, 0
  %19 = insertvalue [2 x [2 x float]] %18, float %15, 1, 1
  ret [2 x [2 x float]] %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @kalman_track(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 {
  %6 = alloca %struct.Matrix.3, align 4, addrspace(5)
  %7 = alloca %struct.Matrix, align 4, addrspace(5)
  %8 = alloca %struct.Matrix, align 4, addrspace(5)
  %9 = alloca %struct.Matrix, align 4, addrspace(5)
  %10 = alloca %struct.Matrix.2, align 4, addrspace(5)
  %11 = alloca %struct.Matrix, align 4, addrspace(5)
  %12 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %13 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 12
  %15 = load i16, ptr addrspace(4) %14, align 4, !range !9, !invariant.load !10, !noundef !10
  %16 = zext nneg i16 %15 to i32
  %17 = mul i32 %12, %16
  %18 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %19 = add i32 %17, %18
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %107

21:                                               ; preds = %5
  %22 = insertvalue [4 x [4 x float]] [[4 x float] [float 1.000000e+00, float 0.000000e+00, float poison, float poison], [4 x float] poison, [4 x float] poison, [4 x float] poison], float %4, 0, 2
  %23 = insertvalue [4 x [4 x float]] %22, float 0.000000e+00, 0, 3
  %24 = insertvalue [4 x [4 x float]] %23, float 0.000000e+00, 1, 0
  %25 = insertvalue [4 x [4 x float]] %24, float 1.000000e+00, 1, 1
  %26 = insertvalue [4 x [4 x float]] %25, float 0.000000e+00, 1, 2
  %27 = insertvalue [4 x [4 x float]] %26, float %4, 1, 3
  %28 = insertvalue [4 x [4 x float]] %27, float 0.000000e+00, 2, 0
  %29 = insertvalue [4 x [4 x float]] %28, float 0.000000e+00, 2, 1
  %30 = insertvalue [4 x [4 x float]] %29, float 1.000000e+00, 2, 2
  %31 = insertvalue [4 x [4 x float]] %30, float 0.000000e+00, 2, 3
  %32 = insertvalue [4 x [4 x float]] %31, float 0.000000e+00, 3, 0
  %33 = insertvalue [4 x [4 x float]] %32, float 0.000000e+00, 3, 1
  %34 = insertvalue [4 x [4 x float]] %33, float 0.000000e+00, 3, 2
  %35 = insertvalue [4 x [4 x float]] %34, float 1.000000e+00, 3, 3
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 4
  %37 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 8
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 12
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 16
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 20
  %41 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 24
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 28
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 32
  %44 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 36
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 40
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 44
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 48
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 52
  %49 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 56
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %8, i32 60
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %10, i32 4
  %52 = getelementptr inbounds nuw i8, ptr addrspace(5) %10, i32 8
  %53 = getelementptr inbounds nuw i8, ptr addrspace(5) %10, i32 12
  %54 = getelementptr inbounds nuw i8, ptr addrspace(5) %10, i32 16
  %55 = getelementptr inbounds nuw i8, ptr addrspace(5) %10, i32 20
  %56 = getelementptr inbounds nuw i8, ptr addrspace(5) %10, i32 24
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %10, i32 28
  %58 = mul nsw i32 %19, %3
  %59 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 4
  %60 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 8
  %61 = getelementptr inbounds nuw i8, ptr addrspace(5) %6, i32 12
  %62 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 4
  %63 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 8
  %64 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 12
  %65 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 16
  %66 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 20
  %67 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 24
  %68 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 28
  %69 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 32
  %70 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 36
  %71 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 40
  %72 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 44
  %73 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 48
  %74 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 52
  %75 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 56
  %76 = getelementptr inbounds nuw i8, ptr addrspace(5) %7, i32 60
  %77 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 4
  %78 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 8
  %79 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 12
  %80 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 16
  %81 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 20
  %82 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 24
  %83 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 28
  %84 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 32
  %85 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 36
  %86 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 40
  %87 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 44
  %88 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 48
  %89 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 52
  %90 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 56
  %91 = getelementptr inbounds nuw i8, ptr addrspace(5) %9, i32 60
  %92 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 4
  %93 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 8
  %94 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 12
  %95 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 16
  %96 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 20
  %97 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 24
  %98 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 28
  %99 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 32
  %100 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 36
  %101 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 40
  %102 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 44
  %103 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 48
  %104 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 52
  %105 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 56
  %106 = getelementptr inbounds nuw i8, ptr addrspace(5) %11, i32 60
  br label %188

107:                                              ; preds = %188, %5
  %108 = phi float [ 1.000000e+00, %5 ], [ %376, %188 ]
  %109 = phi float [ 0.000000e+00, %5 ], [ %375, %188 ]
  %110 = phi float [ 0.000000e+00, %5 ], [ %374, %188 ]
  %111 = phi float [ 0.000000e+00, %5 ], [ %373, %188 ]
  %112 = phi float [ 0.000000e+00, %5 ], [ %372, %188 ]
  %113 = phi float [ 1.000000e+00, %5 ], [ %371, %188 ]
  %114 = phi float [ 0.000000e+00, %5 ], [ %370, %188 ]
  %115 = phi float [ 0.000000e+00, %5 ], [ %369, %188 ]
  %116 = phi float [ 0.000000e+00, %5 ], [ %368, %188 ]
  %117 = phi float [ 0.000000e+00, %5 ], [ %367, %188 ]
  %118 = phi float [ 1.000000e+00, %5 ], [ %366, %188 ]
  %119 = phi float [ 0.000000e+00, %5 ], [ %365, %188 ]
  %120 = phi float [ 0.000000e+00, %5 ], [ %364, %188 ]
  %121 = phi float [ 0.000000e+00, %5 ], [ %363, %188 ]
  %122 = phi float [ 0.000000e+00, %5 ], [ %362, %188 ]
  %123 = phi float [ 1.000000e+00, %5 ], [ %361, %188 ]
  %124 = phi float [ 0.000000e+00, %5 ], [ %307, %188 ]
  %125 = phi float [ 0.000000e+00, %5 ], [ %308, %188 ]
  %126 = phi float [ 0.000000e+00, %5 ], [ %309, %188 ]
  %127 = phi float [ 0.000000e+00, %5 ], [ %310, %188 ]
  %128 = shl nsw i32 %19, 2
  %129 = shl nsw i32 %19, 4
  %130 = sext i32 %128 to i64
  %131 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %130
  store float %124, ptr addrspace(1) %131, align 4, !tbaa !11
  %132 = sext i32 %129 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %132
  store float %123, ptr addrspace(1) %133, align 4, !tbaa !11
  %134 = sext i32 %129 to i64
  %135 = getelementptr float, ptr addrspace(1) %2, i64 %134
  %136 = getelementptr i8, ptr addrspace(1) %135, i64 4
  store float %122, ptr addrspace(1) %136, align 4, !tbaa !11
  %137 = sext i32 %129 to i64
  %138 = getelementptr float, ptr addrspace(1) %2, i64 %137
  %139 = getelementptr i8, ptr addrspace(1) %138, i64 8
  store float %121, ptr addrspace(1) %139, align 4, !tbaa !11
  %140 = sext i32 %129 to i64
  %141 = getelementptr float, ptr addrspace(1) %2, i64 %140
  %142 = getelementptr i8, ptr addrspace(1) %141, i64 12
  store float %120, ptr addrspace(1) %142, align 4, !tbaa !11
  %143 = sext i32 %128 to i64
  %144 = getelementptr float, ptr addrspace(1) %1, i64 %143
  %145 = getelementptr i8, ptr addrspace(1) %144, i64 4
  store float %125, ptr addrspace(1) %145, align 4, !tbaa !11
  %146 = sext i32 %129 to i64
  %147 = getelementptr float, ptr addrspace(1) %2, i64 %146
  %148 = getelementptr i8, ptr addrspace(1) %147, i64 16
  store float %119, ptr addrspace(1) %148, align 4, !tbaa !11
  %149 = sext i32 %129 to i64
  %150 = getelementptr float, ptr addrspace(1) %2, i64 %149
  %151 = getelementptr i8, ptr addrspace(1) %150, i64 20
  store float %118, ptr addrspace(1) %151, align 4, !tbaa !11
  %152 = sext i32 %129 to i64
  %153 = getelementptr float, ptr addrspace(1) %2, i64 %152
  %154 = getelementptr i8, ptr addrspace(1) %153, i64 24
  store float %117, ptr addrspace(1) %154, align 4, !tbaa !11
  %155 = sext i32 %129 to i64
  %156 = getelementptr float, ptr addrspace(1) %2, i64 %155
  %157 = getelementptr i8, ptr addrspace(1) %156, i64 28
  store float %116, ptr addrspace(1) %157, align 4, !tbaa !11
  %158 = sext i32 %128 to i64
  %159 = getelementptr float, ptr addrspace(1) %1, i64 %158
  %160 = getelementptr i8, ptr addrspace(1) %159, i64 8
  store float %126, ptr addrspace(1) %160, align 4, !tbaa !11
  %161 = sext i32 %129 to i64
  %162 = getelementptr float, ptr addrspace(1) %2, i64 %161
  %163 = getelementptr i8, ptr addrspace(1) %162, i64 32
  store float %115, ptr addrspace(1) %163, align 4, !tbaa !11
  %164 = sext i32 %129 to i64
  %165 = getelementptr float, ptr addrspace(1) %2, i64 %164
  %166 = getelementptr i8, ptr addrspace(1) %165, i64 36
  store float %114, ptr addrspace(1) %166, align 4, !tbaa !11
  %167 = sext i32 %129 to i64
  %168 = getelementptr float, ptr addrspace(1) %2, i64 %167
  %169 = getelementptr i8, ptr addrspace(1) %168, i64 40
  store float %113, ptr addrspace(1) %169, align 4, !tbaa !11
  %170 = sext i32 %129 to i64
  %171 = getelementptr float, ptr addrspace(1) %2, i64 %170
  %172 = getelementptr i8, ptr addrspace(1) %171, i64 44
  store float %112, ptr addrspace(1) %172, align 4, !tbaa !11
  %173 = sext i32 %128 to i64
  %174 = getelementptr float, ptr addrspace(1) %1, i64 %173
  %175 = getelementptr i8, ptr addrspace(1) %174, i64 12
  store float %127, ptr addrspace(1) %175, align 4, !tbaa !11
  %176 = sext i32 %129 to i64
  %177 = getelementptr float, ptr addrspace(1) %2, i64 %176
  %178 = getelementptr i8, ptr addrspace(1) %177, i64 48
  store float %111, ptr addrspace(1) %178, align 4, !tbaa !11
  %179 = sext i32 %129 to i64
  %180 = getelementptr float, ptr addrspace(1) %2, i64 %179
  %181 = getelementptr i8, ptr addrspace(1) %180, i64 52
  store float %110, ptr addrspace(1) %181, align 4, !tbaa !11
  %182 = sext i32 %129 to i64
  %183 = getelementptr float, ptr addrspace(1) %2, i64 %182
  %184 = getelementptr i8, ptr addrspace(1) %183, i64 56
  store float %109, ptr addrspace(1) %184, align 4, !tbaa !11
  %185 = sext i32 %129 to i64
  %186 = getelementptr float, ptr addrspace(1) %2, i64 %185
  %187 = getelementptr i8, ptr addrspace(1) %186, i64 60
  store float %108, ptr addrspace(1) %187, align 4, !tbaa !11
  ret void

188:                                              ; preds = %21, %188
  %189 = phi float [ 1.000000e+00, %21 ], [ %376, %188 ]
  %190 = phi float [ 0.000000e+00, %21 ], [ %375, %188 ]
  %191 = phi float [ 0.000000e+00, %21 ], [ %374, %188 ]
  %192 = phi float [ 0.000000e+00, %21 ], [ %373, %188 ]
  %193 = phi float [ 0.000000e+00, %21 ], [ %372, %188 ]
  %194 = phi float [ 1.000000e+00, %21 ], [ %371, %188 ]
  %195 = phi float [ 0.000000e+00, %21 ], [ %370, %188 ]
  %196 = phi float [ 0.000000e+00, %21 ], [ %369, %188 ]
  %197 = phi float [ 0.000000e+00, %21 ], [ %368, %188 ]
  %198 = phi float [ 0.000000e+00, %21 ], [ %367, %188 ]
  %199 = phi float [ 1.000000e+00, %21 ], [ %366, %188 ]
  %200 = phi float [ 0.000000e+00, %21 ], [ %365, %188 ]
  %201 = phi float [ 0.000000e+00, %21 ], [ %364, %188 ]
  %202 = phi float [ 0.000000e+00, %21 ], [ %363, %188 ]
  %203 = phi float [ 0.000000e+00, %21 ], [ %362, %188 ]
  %204 = phi float [ 1.000000e+00, %21 ], [ %361, %188 ]
  %205 = phi float [ 0.000000e+00, %21 ], [ %307, %188 ]
  %206 = phi float [ 0.000000e+00, %21 ], [ %308, %188 ]
  %207 = phi float [ 0.000000e+00, %21 ], [ %309, %188 ]
  %208 = phi float [ 0.000000e+00, %21 ], [ %310, %188 ]
  %209 = phi i32 [ 0, %21 ], [ %377, %188 ]
  store float %205, ptr addrspace(5) %6, align 4
  store float %206, ptr addrspace(5) %59, align 4
  store float %207, ptr addrspace(5) %60, align 4
  store float %208, ptr addrspace(5) %61, align 4, !tbaa !13
  %210 = call fastcc [4 x [1 x float]] @_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [4 x float]] %35, ptr addrspace(5) noundef byref(%struct.Matrix.3) align 4 %6) #4
  %211 = extractvalue [4 x [1 x float]] %210, 0, 0
  %212 = extractvalue [4 x [1 x float]] %210, 1, 0
  %213 = extractvalue [4 x [1 x float]] %210, 2, 0
  %214 = extractvalue [4 x [1 x float]] %210, 3, 0
  store float %204, ptr addrspace(5) %7, align 4
  store float %203, ptr addrspace(5) %62, align 4
  store float %202, ptr addrspace(5) %63, align 4
  store float %201, ptr addrspace(5) %64, align 4
  store float %200, ptr addrspace(5) %65, align 4
  store float %199, ptr addrspace(5) %66, align 4
  store float %198, ptr addrspace(5) %67, align 4
  store float %197, ptr addrspace(5) %68, align 4
  store float %196, ptr addrspace(5) %69, align 4
  store float %195, ptr addrspace(5) %70, align 4
  store float %194, ptr addrspace(5) %71, align 4
  store float %193, ptr addrspace(5) %72, align 4
  store float %192, ptr addrspace(5) %73, align 4
  store float %191, ptr addrspace(5) %74, align 4
  store float %190, ptr addrspace(5) %75, align 4
  store float %189, ptr addrspace(5) %76, align 4, !tbaa !13
  %215 = call fastcc [4 x [4 x float]] @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [4 x float]] %35, ptr addrspace(5) noundef byref(%struct.Matrix) align 4 %7) #4
  store float 1.000000e+00, ptr addrspace(5) %8, align 4
  store float 0.000000e+00, ptr addrspace(5) %36, align 4
  store float 0.000000e+00, ptr addrspace(5) %37, align 4
  store float 0.000000e+00, ptr addrspace(5) %38, align 4
  store float 0.000000e+00, ptr addrspace(5) %39, align 4
  store float 1.000000e+00, ptr addrspace(5) %40, align 4
  store float 0.000000e+00, ptr addrspace(5) %41, align 4
  store float 0.000000e+00, ptr addrspace(5) %42, align 4
  store float %4, ptr addrspace(5) %43, align 4
  store float 0.000000e+00, ptr addrspace(5) %44, align 4
  store float 1.000000e+00, ptr addrspace(5) %45, align 4
  store float 0.000000e+00, ptr addrspace(5) %46, align 4
  store float 0.000000e+00, ptr addrspace(5) %47, align 4
  store float %4, ptr addrspace(5) %48, align 4
  store float 0.000000e+00, ptr addrspace(5) %49, align 4
  store float 1.000000e+00, ptr addrspace(5) %50, align 4
  %216 = call fastcc [4 x [4 x float]] @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [4 x float]] %215, ptr addrspace(5) noundef byref(%struct.Matrix) align 4 %8) #4
  %217 = extractvalue [4 x [4 x float]] %216, 0, 0
  %218 = extractvalue [4 x [4 x float]] %216, 0, 1
  %219 = extractvalue [4 x [4 x float]] %216, 0, 2
  %220 = extractvalue [4 x [4 x float]] %216, 0, 3
  %221 = extractvalue [4 x [4 x float]] %216, 1, 0
  %222 = extractvalue [4 x [4 x float]] %216, 1, 1
  %223 = extractvalue [4 x [4 x float]] %216, 1, 2
  %224 = extractvalue [4 x [4 x float]] %216, 1, 3
  %225 = extractvalue [4 x [4 x float]] %216, 2, 0
  %226 = extractvalue [4 x [4 x float]] %216, 2, 1
  %227 = extractvalue [4 x [4 x float]] %216, 2, 2
  %228 = extractvalue [4 x [4 x float]] %216, 2, 3
  %229 = extractvalue [4 x [4 x float]] %216, 3, 0
  %230 = extractvalue [4 x [4 x float]] %216, 3, 1
  %231 = extractvalue [4 x [4 x float]] %216, 3, 2
  %232 = extractvalue [4 x [4 x float]] %216, 3, 3
  %233 = fadd contract float %217, 0x3F847AE140000000
  %234 = fadd contract float %218, 0.000000e+00
  %235 = fadd contract float %219, 0.000000e+00
  %236 = fadd contract float %220, 0.000000e+00
  %237 = fadd contract float %221, 0.000000e+00
  %238 = fadd contract float %222, 0x3F847AE140000000
  %239 = fadd contract float %223, 0.000000e+00
  %240 = fadd contract float %224, 0.000000e+00
  %241 = fadd contract float %225, 0.000000e+00
  %242 = fadd contract float %226, 0.000000e+00
  %243 = fadd contract float %227, 0x3F847AE140000000
  %244 = fadd contract float %228, 0.000000e+00
  %245 = fadd contract float %229, 0.000000e+00
  %246 = fadd contract float %230, 0.000000e+00
  %247 = fadd contract float %231, 0.000000e+00
  %248 = fadd contract float %232, 0x3F847AE140000000
  %249 = insertvalue [4 x [4 x float]] poison, float %233, 0, 0
  %250 = insertvalue [4 x [4 x float]] %249, float %234, 0, 1
  %251 = insertvalue [4 x [4 x float]] %250, float %235, 0, 2
  %252 = insertvalue [4 x [4 x float]] %251, float %236, 0, 3
  %253 = insertvalue [4 x [4 x float]] %252, float %237, 1, 0
  %254 = insertvalue [4 x [4 x float]] %253, float %238, 1, 1
  %255 = insertvalue [4 x [4 x float]] %254, float %239, 1, 2
  %256 = insertvalue [4 x [4 x float]] %255, float %240, 1, 3
  %257 = insertvalue [4 x [4 x float]] %256, float %241, 2, 0
  %258 = insertvalue [4 x [4 x float]] %257, float %242, 2, 1
  %259 = insertvalue [4 x [4 x float]] %258, float %243, 2, 2
  %260 = insertvalue [4 x [4 x float]] %259, float %244, 2, 3
  %261 = insertvalue [4 x [4 x float]] %260, float %245, 3, 0
  %262 = insertvalue [4 x [4 x float]] %261, float %246, 3, 1
  %263 = insertvalue [4 x [4 x float]] %262, float %247, 3, 2
  %264 = insertvalue [4 x [4 x float]] %263, float %248, 3, 3
  store float %233, ptr addrspace(5) %9, align 4
  store float %234, ptr addrspace(5) %77, align 4
  store float %235, ptr addrspace(5) %78, align 4
  store float %236, ptr addrspace(5) %79, align 4
  store float %237, ptr addrspace(5) %80, align 4
  store float %238, ptr addrspace(5) %81, align 4
  store float %239, ptr addrspace(5) %82, align 4
  store float %240, ptr addrspace(5) %83, align 4
  store float %241, ptr addrspace(5) %84, align 4
  store float %242, ptr addrspace(5) %85, align 4
  store float %243, ptr addrspace(5) %86, align 4
  store float %244, ptr addrspace(5) %87, align 4
  store float %245, ptr addrspace(5) %88, align 4
  store float %246, ptr addrspace(5) %89, align 4
  store float %247, ptr addrspace(5) %90, align 4
  store float %248, ptr addrspace(5) %91, align 4, !tbaa !13
  %265 = call fastcc [2 x [4 x float]] @_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([2 x [4 x float]] [[4 x float] [float 1.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00], [4 x float] [float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 0.000000e+00]], ptr addrspace(5) noundef byref(%struct.Matrix) align 4 %9) #4
  store float 1.000000e+00, ptr addrspace(5) %10, align 4
  store float 0.000000e+00, ptr addrspace(5) %51, align 4
  store float 0.000000e+00, ptr addrspace(5) %52, align 4
  store float 1.000000e+00, ptr addrspace(5) %53, align 4
  store float 0.000000e+00, ptr addrspace(5) %54, align 4
  store float 0.000000e+00, ptr addrspace(5) %55, align 4
  store float 0.000000e+00, ptr addrspace(5) %56, align 4
  store float 0.000000e+00, ptr addrspace(5) %57, align 4, !tbaa !13
  %266 = call fastcc [4 x [2 x float]] @_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [4 x float]] %264, ptr addrspace(5) noundef byref(%struct.Matrix.2) align 4 %10) #4
  %267 = tail call fastcc [2 x i32] @_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([2 x [4 x float]] [[4 x float] [float 1.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00], [4 x float] [float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 0.000000e+00]], [4 x [1 x float]] %210) #4
  %268 = extractvalue [2 x i32] %267, 0
  %269 = bitcast i32 %268 to float
  %270 = extractvalue [2 x i32] %267, 1
  %271 = bitcast i32 %270 to float
  %272 = add nsw i32 %209, %58
  %273 = shl nsw i32 %272, 1
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %274
  %276 = load float, ptr addrspace(1) %275, align 4, !tbaa !11
  %277 = fsub contract float %276, %269
  %278 = sext i32 %273 to i64
  %279 = getelementptr float, ptr addrspace(1) %0, i64 %278
  %280 = getelementptr i8, ptr addrspace(1) %279, i64 4
  %281 = load float, ptr addrspace(1) %280, align 4, !tbaa !11
  %282 = fsub contract float %281, %271
  %283 = tail call fastcc [2 x [2 x float]] @_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([2 x [4 x float]] %265, [4 x [2 x float]] [[2 x float] [float 1.000000e+00, float 0.000000e+00], [2 x float] [float 0.000000e+00, float 1.000000e+00], [2 x float] zeroinitializer, [2 x float] zeroinitializer]) #4
  %284 = extractvalue [2 x [2 x float]] %283, 0, 0
  %285 = extractvalue [2 x [2 x float]] %283, 0, 1
  %286 = extractvalue [2 x [2 x float]] %283, 1, 0
  %287 = extractvalue [2 x [2 x float]] %283, 1, 1
  %288 = fadd contract float %284, 0x3FB99999A0000000
  %289 = fadd contract float %285, 0.000000e+00
  %290 = fadd contract float %286, 0.000000e+00
  %291 = fadd contract float %287, 0x3FB99999A0000000
  %292 = insertvalue [2 x [2 x float]] poison, float %288, 0, 0
  %293 = insertvalue [2 x [2 x float]] %292, float %289, 0, 1
  %294 = insertvalue [2 x [2 x float]] %293, float %290, 1, 0
  %295 = insertvalue [2 x [2 x float]] %294, float %291, 1, 1
  %296 = tail call fastcc [2 x [2 x float]] @_Z7inverse6MatrixILi2ELi2EE([2 x [2 x float]] %295) #4
  %297 = tail call fastcc [4 x [2 x float]] @_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [2 x float]] %266, [2 x [2 x float]] %296) #4
  %298 = bitcast float %277 to i32
  %299 = bitcast float %282 to i32
  %300 = insertvalue [2 x i32] poison, i32 %298, 0
  %301 = insertvalue [2 x i32] %300, i32 %299, 1
  %302 = tail call fastcc [4 x [1 x float]] @_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [2 x float]] %297, [2 x i32] %301) #4
  %303 = extractvalue [4 x [1 x float]] %302, 0, 0
  %304 = extractvalue [4 x [1 x float]] %302, 1, 0
  %305 = extractvalue [4 x [1 x float]] %302, 2, 0
  %306 = extractvalue [4 x [1 x float]] %302, 3, 0
  %307 = fadd contract float %211, %303
  %308 = fadd contract float %212, %304
  %309 = fadd contract float %213, %305
  %310 = fadd contract float %214, %306
  %311 = tail call fastcc [4 x [4 x float]] @_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [2 x float]] %297, [2 x [4 x float]] [[4 x float] [float 1.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00], [4 x float] [float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 0.000000e+00]]) #4
  %312 = extractvalue [4 x [4 x float]] %311, 0, 0
  %313 = extractvalue [4 x [4 x float]] %311, 0, 1
  %314 = extractvalue [4 x [4 x float]] %311, 0, 2
  %315 = extractvalue [4 x [4 x float]] %311, 0, 3
  %316 = extractvalue [4 x [4 x float]] %311, 1, 0
  %317 = extractvalue [4 x [4 x float]] %311, 1, 1
  %318 = extractvalue [4 x [4 x float]] %311, 1, 2
  %319 = extractvalue [4 x [4 x float]] %311, 1, 3
  %320 = extractvalue [4 x [4 x float]] %311, 2, 0
  %321 = extractvalue [4 x [4 x float]] %311, 2, 1
  %322 = extractvalue [4 x [4 x float]] %311, 2, 2
  %323 = extractvalue [4 x [4 x float]] %311, 2, 3
  %324 = extractvalue [4 x [4 x float]] %311, 3, 0
  %325 = extractvalue [4 x [4 x float]] %311, 3, 1
  %326 = extractvalue [4 x [4 x float]] %311, 3, 2
  %327 = extractvalue [4 x [4 x float]] %311, 3, 3
  %328 = fsub contract float 1.000000e+00, %312
  %329 = fsub contract float 0.000000e+00, %313
  %330 = fsub contract float 0.000000e+00, %314
  %331 = fsub contract float 0.000000e+00, %315
  %332 = fsub contract float 0.000000e+00, %316
  %333 = fsub contract float 1.000000e+00, %317
  %334 = fsub contract float 0.000000e+00, %318
  %335 = fsub contract float 0.000000e+00, %319
  %336 = fsub contract float 0.000000e+00, %320
  %337 = fsub contract float 0.000000e+00, %321
  %338 = fsub contract float 1.000000e+00, %322
  %339 = fsub contract float 0.000000e+00, %323
  %340 = fsub contract float 0.000000e+00, %324
  %341 = fsub contract float 0.000000e+00, %325
  %342 = fsub contract float 0.000000e+00, %326
  %343 = fsub contract float 1.000000e+00, %327
  store float %233, ptr addrspace(5) %11, align 4
  store float %234, ptr addrspace(5) %92, align 4
  store float %235, ptr addrspace(5) %93, align 4
  store float %236, ptr addrspace(5) %94, align 4
  store float %237, ptr addrspace(5) %95, align 4
  store float %238, ptr addrspace(5) %96, align 4
  store float %239, ptr addrspace(5) %97, align 4
  store float %240, ptr addrspace(5) %98, align 4
  store float %241, ptr addrspace(5) %99, align 4
  store float %242, ptr addrspace(5) %100, align 4
  store float %243, ptr addrspace(5) %101, align 4
  store float %244, ptr addrspace(5) %102, align 4
  store float %245, ptr addrspace(5) %103, align 4
  store float %246, ptr addrspace(5) %104, align 4
  store float %247, ptr addrspace(5) %105, align 4
  store float %248, ptr addrspace(5) %106, align 4, !tbaa !13
  %344 = insertvalue [4 x [4 x float]] poison, float %328, 0, 0
  %345 = insertvalue [4 x [4 x float]] %344, float %329, 0, 1
  %346 = insertvalue [4 x [4 x float]] %345, float %330, 0, 2
  %347 = insertvalue [4 x [4 x float]] %346, float %331, 0, 3
  %348 = insertvalue [4 x [4 x float]] %347, float %332, 1, 0
  %349 = insertvalue [4 x [4 x float]] %348, float %333, 1, 1
  %350 = insertvalue [4 x [4 x float]] %349, float %334, 1, 2
  %351 = insertvalue [4 x [4 x float]] %350, float %335, 1, 3
  %352 = insertvalue [4 x [4 x float]] %351, float %336, 2, 0
  %353 = insertvalue [4 x [4 x float]] %352, float %337, 2, 1
  %354 = insertvalue [4 x [4 x float]] %353, float %338, 2, 2
  %355 = insertvalue [4 x [4 x float]] %354, float %339, 2, 3
  %356 = insertvalue [4 x [4 x float]] %355, float %340, 3, 0
  %357 = insertvalue [4 x [4 x float]] %356, float %341, 3, 1
  %358 = insertvalue [4 x [4 x float]] %357, float %342, 3, 2
  %359 = insertvalue [4 x [4 x float]] %358, float %343, 3, 3
  %360 = call fastcc [4 x [4 x float]] @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [4 x float]] %359, ptr addrspace(5) noundef byref(%struct.Matrix) align 4 %11) #4
  %361 = extractvalue [4 x [4 x float]] %360, 0, 0
  %362 = extractvalue [4 x [4 x float]] %360, 0, 1
  %363 = extractvalue [4 x [4 x float]] %360, 0, 2
  %364 = extractvalue [4 x [4 x float]] %360, 0, 3
  %365 = extractvalue [4 x [4 x float]] %360, 1, 0
  %366 = extractvalue [4 x [4 x float]] %360, 1, 1
  %367 = extractvalue [4 x [4 x float]] %360, 1, 2
  %368 = extractvalue [4 x [4 x float]] %360, 1, 3
  %369 = extractvalue [4 x [4 x float]] %360, 2, 0
  %370 = extractvalue [4 x [4 x float]] %360, 2, 1
  %371 = extractvalue [4 x [4 x float]] %360, 2, 2
  %372 = extractvalue [4 x [4 x float]] %360, 2, 3
  %373 = extractvalue [4 x [4 x float]] %360, 3, 0
  %374 = extractvalue [4 x [4 x float]] %360, 3, 1
  %375 = extractvalue [4 x [4 x float]] %360, 3, 2
  %376 = extractvalue [4 x [4 x float]] %360, 3, 3
  %377 = add nuw nsw i32 %209, 1
  %378 = icmp eq i32 %377, %3
  br i1 %378, label %107, label %188, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc [4 x [1 x float]] @_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [4 x float]] %0, ptr addrspace(5) noundef readonly byref(%struct.Matrix.3) align 4 captures(none) %1) unnamed_addr #2 {
  %3 = extractvalue [4 x [4 x float]] %0, 0, 0
  %4 = extractvalue [4 x [4 x float]] %0, 0, 1
  %5 = extractvalue [4 x [4 x float]] %0, 0, 2
  %6 = extractvalue [4 x [4 x float]] %0, 0, 3
  %7 = extractvalue [4 x [4 x float]] %0, 1, 0
  %8 = extractvalue [4 x [4 x float]] %0, 1, 1
  %9 = extractvalue [4 x [4 x float]] %0, 1, 2
  %10 = extractvalue [4 x [4 x float]] %0, 1, 3
  %11 = extractvalue [4 x [4 x float]] %0, 2, 0
  %12 = extractvalue [4 x [4 x float]] %0, 2, 1
  %13 = extractvalue [4 x [4 x float]] %0, 2, 2
  %14 = extractvalue [4 x [4 x float]] %0, 2, 3
  %15 = extractvalue [4 x [4 x float]] %0, 3, 0
  %16 = extractvalue [4 x [4 x float]] %0, 3, 1
  %17 = extractvalue [4 x [4 x float]] %0, 3, 2
  %18 = extractvalue [4 x [4 x float]] %0, 3, 3
  %19 = load float, ptr addrspace(5) %1, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 4
  %21 = load float, ptr addrspace(5) %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 8
  %23 = load float, ptr addrspace(5) %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 12
  %25 = load float, ptr addrspace(5) %24, align 4
  %26 = fmul contract float %3, %19
  %27 = fadd contract float %26, 0.000000e+00
  %28 = fmul contract float %4, %21
  %29 = fadd contract float %27, %28
  %30 = fmul contract float %5, %23
  %31 = fadd contract float %29, %30
  %32 = fmul contract float %6, %25
  %33 = fadd contract float %31, %32
  %34 = fmul contract float %7, %19
  %35 = fadd contract float %34, 0.000000e+00
  %36 = fmul contract float %8, %21
  %37 = fadd contract float %35, %36
  %38 = fmul contract float %9, %23
  %39 = fadd contract float %37, %38
  %40 = fmul contract float %10, %25
  %41 = fadd contract float %39, %40
  %42 = fmul contract float %11, %19
  %43 = fadd contract float %42, 0.000000e+00
  %44 = fmul contract float %12, %21
  %45 = fadd contract float %43, %44
  %46 = fmul contract float %13, %23
  %47 = fadd contract float %45, %46
  %48 = fmul contract float %14, %25
  %49 = fadd contract float %47, %48
  %50 = fmul contract float %15, %19
  %51 = fadd contract float %50, 0.000000e+00
  %52 = fmul contract float %16, %21
  %53 = fadd contract float %51, %52
  %54 = fmul contract float %17, %23
  %55 = fadd contract float %53, %54
  %56 = fmul contract float %18, %25
  %57 = fadd contract float %55, %56
  %58 = insertvalue [4 x [1 x float]] poison, float %33, 0, 0
  %59 = insertvalue [4 x [1 x float]] %58, float %41, 1, 0
  %60 = insertvalue [4 x [1 x float]] %59, float %49, 2, 0
  %61 = insertvalue [4 x [1 x float]] %60, float %57, 3, 0
  ret [4 x [1 x float]] %61
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc [4 x [4 x float]] @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [4 x float]] %0, ptr addrspace(5) noundef readonly byref(%struct.Matrix) align 4 captures(none) %1) unnamed_addr #2 {
  %3 = extractvalue [4 x [4 x float]] %0, 0, 0
  %4 = extractvalue [4 x [4 x float]] %0, 0, 1
  %5 = extractvalue [4 x [4 x float]] %0, 0, 2
  %6 = extractvalue [4 x [4 x float]] %0, 0, 3
  %7 = extractvalue [4 x [4 x float]] %0, 1, 0
  %8 = extractvalue [4 x [4 x float]] %0, 1, 1
  %9 = extractvalue [4 x [4 x float]] %0, 1, 2
  %10 = extractvalue [4 x [4 x float]] %0, 1, 3
  %11 = extractvalue [4 x [4 x float]] %0, 2, 0
  %12 = extractvalue [4 x [4 x float]] %0, 2, 1
  %13 = extractvalue [4 x [4 x float]] %0, 2, 2
  %14 = extractvalue [4 x [4 x float]] %0, 2, 3
  %15 = extractvalue [4 x [4 x float]] %0, 3, 0
  %16 = extractvalue [4 x [4 x float]] %0, 3, 1
  %17 = extractvalue [4 x [4 x float]] %0, 3, 2
  %18 = extractvalue [4 x [4 x float]] %0, 3, 3
  %19 = load float, ptr addrspace(5) %1, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 4
  %21 = load float, ptr addrspace(5) %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 8
  %23 = load float, ptr addrspace(5) %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 12
  %25 = load float, ptr addrspace(5) %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 16
  %27 = load float, ptr addrspace(5) %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 20
  %29 = load float, ptr addrspace(5) %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 24
  %31 = load float, ptr addrspace(5) %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 28
  %33 = load float, ptr addrspace(5) %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 32
  %35 = load float, ptr addrspace(5) %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 36
  %37 = load float, ptr addrspace(5) %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 40
  %39 = load float, ptr addrspace(5) %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 44
  %41 = load float, ptr addrspace(5) %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 48
  %43 = load float, ptr addrspace(5) %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 52
  %45 = load float, ptr addrspace(5) %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 56
  %47 = load float, ptr addrspace(5) %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 60
  %49 = load float, ptr addrspace(5) %48, align 4
  %50 = fmul contract float %3, %19
  %51 = fadd contract float %50, 0.000000e+00
  %52 = fmul contract float %4, %27
  %53 = fadd contract float %51, %52
  %54 = fmul contract float %5, %35
  %55 = fadd contract float %53, %54
  %56 = fmul contract float %6, %43
  %57 = fadd contract float %55, %56
  %58 = fmul contract float %3, %21
  %59 = fadd contract float %58, 0.000000e+00
  %60 = fmul contract float %4, %29
  %61 = fadd contract float %59, %60
  %62 = fmul contract float %5, %37
  %63 = fadd contract float %61, %62
  %64 = fmul contract float %6, %45
  %65 = fadd contract float %63, %64
  %66 = fmul contract float %3, %23
  %67 = fadd contract float %66, 0.000000e+00
  %68 = fmul contract float %4, %31
  %69 = fadd contract float %67, %68
  %70 = fmul contract float %5, %39
  %71 = fadd contract float %69, %70
  %72 = fmul contract float %6, %47
  %73 = fadd contract float %71, %72
  %74 = fmul contract float %3, %25
  %75 = fadd contract float %74, 0.000000e+00
  %76 = fmul contract float %4, %33
  %77 = fadd contract float %75, %76
  %78 = fmul contract float %5, %41
  %79 = fadd contract float %77, %78
  %80 = fmul contract float %6, %49
  %81 = fadd contract float %79, %80
  %82 = fmul contract float %7, %19
  %83 = fadd contract float %82, 0.000000e+00
  %84 = fmul contract float %8, %27
  %85 = fadd contract float %83, %84
  %86 = fmul contract float %9, %35
  %87 = fadd contract float %85, %86
  %88 = fmul contract float %10, %43
  %89 = fadd contract float %87, %88
  %90 = fmul contract float %7, %21
  %91 = fadd contract float %90, 0.000000e+00
  %92 = fmul contract float %8, %29
  %93 = fadd contract float %91, %92
  %94 = fmul contract float %9, %37
  %95 = fadd contract float %93, %94
  %96 = fmul contract float %10, %45
  %97 = fadd contract float %95, %96
  %98 = fmul contract float %7, %23
  %99 = fadd contract float %98, 0.000000e+00
  %100 = fmul contract float %8, %31
  %101 = fadd contract float %99, %100
  %102 = fmul contract float %9, %39
  %103 = fadd contract float %101, %102
  %104 = fmul contract float %10, %47
  %105 = fadd contract float %103, %104
  %106 = fmul contract float %7, %25
  %107 = fadd contract float %106, 0.000000e+00
  %108 = fmul contract float %8, %33
  %109 = fadd contract float %107, %108
  %110 = fmul contract float %9, %41
  %111 = fadd contract float %109, %110
  %112 = fmul contract float %10, %49
  %113 = fadd contract float %111, %112
  %114 = fmul contract float %11, %19
  %115 = fadd contract float %114, 0.000000e+00
  %116 = fmul contract float %12, %27
  %117 = fadd contract float %115, %116
  %118 = fmul contract float %13, %35
  %119 = fadd contract float %117, %118
  %120 = fmul contract float %14, %43
  %121 = fadd contract float %119, %120
  %122 = fmul contract float %11, %21
  %123 = fadd contract float %122, 0.000000e+00
  %124 = fmul contract float %12, %29
  %125 = fadd contract float %123, %124
  %126 = fmul contract float %13, %37
  %127 = fadd contract float %125, %126
  %128 = fmul contract float %14, %45
  %129 = fadd contract float %127, %128
  %130 = fmul contract float %11, %23
  %131 = fadd contract float %130, 0.000000e+00
  %132 = fmul contract float %12, %31
  %133 = fadd contract float %131, %132
  %134 = fmul contract float %13, %39
  %135 = fadd contract float %133, %134
  %136 = fmul contract float %14, %47
  %137 = fadd contract float %135, %136
  %138 = fmul contract float %11, %25
  %139 = fadd contract float %138, 0.000000e+00
  %140 = fmul contract float %12, %33
  %141 = fadd contract float %139, %140
  %142 = fmul contract float %13, %41
  %143 = fadd contract float %141, %142
  %144 = fmul contract float %14, %49
  %145 = fadd contract float %143, %144
  %146 = fmul contract float %15, %19
  %147 = fadd contract float %146, 0.000000e+00
  %148 = fmul contract float %16, %27
  %149 = fadd contract float %147, %148
  %150 = fmul contract float %17, %35
  %151 = fadd contract float %149, %150
  %152 = fmul contract float %18, %43
  %153 = fadd contract float %151, %152
  %154 = fmul contract float %15, %21
  %155 = fadd contract float %154, 0.000000e+00
  %156 = fmul contract float %16, %29
  %157 = fadd contract float %155, %156
  %158 = fmul contract float %17, %37
  %159 = fadd contract float %157, %158
  %160 = fmul contract float %18, %45
  %161 = fadd contract float %159, %160
  %162 = fmul contract float %15, %23
  %163 = fadd contract float %162, 0.000000e+00
  %164 = fmul contract float %16, %31
  %165 = fadd contract float %163, %164
  %166 = fmul contract float %17, %39
  %167 = fadd contract float %165, %166
  %168 = fmul contract float %18, %47
  %169 = fadd contract float %167, %168
  %170 = fmul contract float %15, %25
  %171 = fadd contract float %170, 0.000000e+00
  %172 = fmul contract float %16, %33
  %173 = fadd contract float %171, %172
  %174 = fmul contract float %17, %41
  %175 = fadd contract float %173, %174
  %176 = fmul contract float %18, %49
  %177 = fadd contract float %175, %176
  %178 = insertvalue [4 x [4 x float]] poison, float %57, 0, 0
  %179 = insertvalue [4 x [4 x float]] %178, float %65, 0, 1
  %180 = insertvalue [4 x [4 x float]] %179, float %73, 0, 2
  %181 = insertvalue [4 x [4 x float]] %180, float %81, 0, 3
  %182 = insertvalue [4 x [4 x float]] %181, float %89, 1, 0
  %183 = insertvalue [4 x [4 x float]] %182, float %97, 1, 1
  %184 = insertvalue [4 x [4 x float]] %183, float %105, 1, 2
  %185 = insertvalue [4 x [4 x float]] %184, float %113, 1, 3
  %186 = insertvalue [4 x [4 x float]] %185, float %121, 2, 0
  %187 = insertvalue [4 x [4 x float]] %186, float %129, 2, 1
  %188 = insertvalue [4 x [4 x float]] %187, float %137, 2, 2
  %189 = insertvalue [4 x [4 x float]] %188, float %145, 2, 3
  %190 = insertvalue [4 x [4 x float]] %189, float %153, 3, 0
  %191 = insertvalue [4 x [4 x float]] %190, float %161, 3, 1
  %192 = insertvalue [4 x [4 x float]] %191, float %169, 3, 2
  %193 = insertvalue [4 x [4 x float]] %192, float %177, 3, 3
  ret [4 x [4 x float]] %193
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc [2 x [2 x float]] @_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([2 x [4 x float]] %0, [4 x [2 x float]] %1) unnamed_addr #0 {
  %3 = extractvalue [2 x [4 x float]] %0, 0, 0
  %4 = extractvalue [2 x [4 x float]] %0, 0, 1
  %5 = extractvalue [2 x [4 x float]] %0, 0, 2
  %6 = extractvalue [2 x [4 x float]] %0, 0, 3
  %7 = extractvalue [2 x [4 x float]] %0, 1, 0
  %8 = extractvalue [2 x [4 x float]] %0, 1, 1
  %9 = extractvalue [2 x [4 x float]] %0, 1, 2
  %10 = extractvalue [2 x [4 x float]] %0, 1, 3
  %11 = extractvalue [4 x [2 x float]] %1, 0, 0
  %12 = extractvalue [4 x [2 x float]] %1, 0, 1
  %13 = extractvalue [4 x [2 x float]] %1, 1, 0
  %14 = extractvalue [4 x [2 x float]] %1, 1, 1
  %15 = extractvalue [4 x [2 x float]] %1, 2, 0
  %16 = extractvalue [4 x [2 x float]] %1, 2, 1
  %17 = extractvalue [4 x [2 x float]] %1, 3, 0
  %18 = extractvalue [4 x [2 x float]] %1, 3, 1
  %19 = fmul contract float %3, %11
  %20 = fadd contract float %19, 0.000000e+00
  %21 = fmul contract float %4, %13
  %22 = fadd contract float %20, %21
  %23 = fmul contract float %5, %15
  %24 = fadd contract float %22, %23
  %25 = fmul contract float %6, %17
  %26 = fadd contract float %24, %25
  %27 = fmul contract float %3, %12
  %28 = fadd contract float %27, 0.000000e+00
  %29 = fmul contract float %4, %14
  %30 = fadd contract float %28, %29
  %31 = fmul contract float %5, %16
  %32 = fadd contract float %30, %31
  %33 = fmul contract float %6, %18
  %34 = fadd contract float %32, %33
  %35 = fmul contract float %7, %11
  %36 = fadd contract float %35, 0.000000e+00
  %37 = fmul contract float %8, %13
  %38 = fadd contract float %36, %37
  %39 = fmul contract float %9, %15
  %40 = fadd contract float %38, %39
  %41 = fmul contract float %10, %17
  %42 = fadd contract float %40, %41
  %43 = fmul contract float %7, %12
  %44 = fadd contract float %43, 0.000000e+00
  %45 = fmul contract float %8, %14
  %46 = fadd contract float %44, %45
  %47 = fmul contract float %9, %16
  %48 = fadd contract float %46, %47
  %49 = fmul contract float %10, %18
  %50 = fadd contract float %48, %49
  %51 = insertvalue [2 x [2 x float]] poison, float %26, 0, 0
  %52 = insertvalue [2 x [2 x float]] %51, float %34, 0, 1
  %53 = insertvalue [2 x [2 x float]] %52, float %42, 1, 0
  %54 = insertvalue [2 x [2 x float]] %53, float %50, 1, 1
  ret [2 x [2 x float]] %54
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc [2 x [4 x float]] @_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([2 x [4 x float]] %0, ptr addrspace(5) noundef readonly byref(%struct.Matrix) align 4 captures(none) %1) unnamed_addr #2 {
  %3 = extractvalue [2 x [4 x float]] %0, 0, 0
  %4 = extractvalue [2 x [4 x float]] %0, 0, 1
  %5 = extractvalue [2 x [4 x float]] %0, 0, 2
  %6 = extractvalue [2 x [4 x float]] %0, 0, 3
  %7 = extractvalue [2 x [4 x float]] %0, 1, 0
  %8 = extractvalue [2 x [4 x float]] %0, 1, 1
  %9 = extractvalue [2 x [4 x float]] %0, 1, 2
  %10 = extractvalue [2 x [4 x float]] %0, 1, 3
  %11 = load float, ptr addrspace(5) %1, align 4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 4
  %13 = load float, ptr addrspace(5) %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 8
  %15 = load float, ptr addrspace(5) %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 12
  %17 = load float, ptr addrspace(5) %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 16
  %19 = load float, ptr addrspace(5) %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 20
  %21 = load float, ptr addrspace(5) %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 24
  %23 = load float, ptr addrspace(5) %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 28
  %25 = load float, ptr addrspace(5) %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 32
  %27 = load float, ptr addrspace(5) %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 36
  %29 = load float, ptr addrspace(5) %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 40
  %31 = load float, ptr addrspace(5) %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 44
  %33 = load float, ptr addrspace(5) %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 48
  %35 = load float, ptr addrspace(5) %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 52
  %37 = load float, ptr addrspace(5) %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 56
  %39 = load float, ptr addrspace(5) %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 60
  %41 = load float, ptr addrspace(5) %40, align 4
  %42 = fmul contract float %3, %11
  %43 = fadd contract float %42, 0.000000e+00
  %44 = fmul contract float %4, %19
  %45 = fadd contract float %43, %44
  %46 = fmul contract float %5, %27
  %47 = fadd contract float %45, %46
  %48 = fmul contract float %6, %35
  %49 = fadd contract float %47, %48
  %50 = fmul contract float %3, %13
  %51 = fadd contract float %50, 0.000000e+00
  %52 = fmul contract float %4, %21
  %53 = fadd contract float %51, %52
  %54 = fmul contract float %5, %29
  %55 = fadd contract float %53, %54
  %56 = fmul contract float %6, %37
  %57 = fadd contract float %55, %56
  %58 = fmul contract float %3, %15
  %59 = fadd contract float %58, 0.000000e+00
  %60 = fmul contract float %4, %23
  %61 = fadd contract float %59, %60
  %62 = fmul contract float %5, %31
  %63 = fadd contract float %61, %62
  %64 = fmul contract float %6, %39
  %65 = fadd contract float %63, %64
  %66 = fmul contract float %3, %17
  %67 = fadd contract float %66, 0.000000e+00
  %68 = fmul contract float %4, %25
  %69 = fadd contract float %67, %68
  %70 = fmul contract float %5, %33
  %71 = fadd contract float %69, %70
  %72 = fmul contract float %6, %41
  %73 = fadd contract float %71, %72
  %74 = fmul contract float %7, %11
  %75 = fadd contract float %74, 0.000000e+00
  %76 = fmul contract float %8, %19
  %77 = fadd contract float %75, %76
  %78 = fmul contract float %9, %27
  %79 = fadd contract float %77, %78
  %80 = fmul contract float %10, %35
  %81 = fadd contract float %79, %80
  %82 = fmul contract float %7, %13
  %83 = fadd contract float %82, 0.000000e+00
  %84 = fmul contract float %8, %21
  %85 = fadd contract float %83, %84
  %86 = fmul contract float %9, %29
  %87 = fadd contract float %85, %86
  %88 = fmul contract float %10, %37
  %89 = fadd contract float %87, %88
  %90 = fmul contract float %7, %15
  %91 = fadd contract float %90, 0.000000e+00
  %92 = fmul contract float %8, %23
  %93 = fadd contract float %91, %92
  %94 = fmul contract float %9, %31
  %95 = fadd contract float %93, %94
  %96 = fmul contract float %10, %39
  %97 = fadd contract float %95, %96
  %98 = fmul contract float %7, %17
  %99 = fadd contract float %98, 0.000000e+00
  %100 = fmul contract float %8, %25
  %101 = fadd contract float %99, %100
  %102 = fmul contract float %9, %33
  %103 = fadd contract float %101, %102
  %104 = fmul contract float %10, %41
  %105 = fadd contract float %103, %104
  %106 = insertvalue [2 x [4 x float]] poison, float %49, 0, 0
  %107 = insertvalue [2 x [4 x float]] %106, float %57, 0, 1
  %108 = insertvalue [2 x [4 x float]] %107, float %65, 0, 2
  %109 = insertvalue [2 x [4 x float]] %108, float %73, 0, 3
  %110 = insertvalue [2 x [4 x float]] %109, float %81, 1, 0
  %111 = insertvalue [2 x [4 x float]] %110, float %89, 1, 1
  %112 = insertvalue [2 x [4 x float]] %111, float %97, 1, 2
  %113 = insertvalue [2 x [4 x float]] %112, float %105, 1, 3
  ret [2 x [4 x float]] %113
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc [4 x [2 x float]] @_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [2 x float]] %0, [2 x [2 x float]] %1) unnamed_addr #0 {
  %3 = extractvalue [4 x [2 x float]] %0, 0, 0
  %4 = extractvalue [4 x [2 x float]] %0, 0, 1
  %5 = extractvalue [4 x [2 x float]] %0, 1, 0
  %6 = extractvalue [4 x [2 x float]] %0, 1, 1
  %7 = extractvalue [4 x [2 x float]] %0, 2, 0
  %8 = extractvalue [4 x [2 x float]] %0, 2, 1
  %9 = extractvalue [4 x [2 x float]] %0, 3, 0
  %10 = extractvalue [4 x [2 x float]] %0, 3, 1
  %11 = extractvalue [2 x [2 x float]] %1, 0, 0
  %12 = extractvalue [2 x [2 x float]] %1, 0, 1
  %13 = extractvalue [2 x [2 x float]] %1, 1, 0
  %14 = extractvalue [2 x [2 x float]] %1, 1, 1
  %15 = fmul contract float %3, %11
  %16 = fadd contract float %15, 0.000000e+00
  %17 = fmul contract float %4, %13
  %18 = fadd contract float %16, %17
  %19 = fmul contract float %3, %12
  %20 = fadd contract float %19, 0.000000e+00
  %21 = fmul contract float %4, %14
  %22 = fadd contract float %20, %21
  %23 = fmul contract float %5, %11
  %24 = fadd contract float %23, 0.000000e+00
  %25 = fmul contract float %6, %13
  %26 = fadd contract float %24, %25
  %27 = fmul contract float %5, %12
  %28 = fadd contract float %27, 0.000000e+00
  %29 = fmul contract float %6, %14
  %30 = fadd contract float %28, %29
  %31 = fmul contract float %7, %11
  %32 = fadd contract float %31, 0.000000e+00
  %33 = fmul contract float %8, %13
  %34 = fadd contract float %32, %33
  %35 = fmul contract float %7, %12
  %36 = fadd contract float %35, 0.000000e+00
  %37 = fmul contract float %8, %14
  %38 = fadd contract float %36, %37
  %39 = fmul contract float %9, %11
  %40 = fadd contract float %39, 0.000000e+00
  %41 = fmul contract float %10, %13
  %42 = fadd contract float %40, %41
  %43 = fmul contract float %9, %12
  %44 = fadd contract float %43, 0.000000e+00
  %45 = fmul contract float %10, %14
  %46 = fadd contract float %44, %45
  %47 = insertvalue [4 x [2 x float]] poison, float %18, 0, 0
  %48 = insertvalue [4 x [2 x float]] %47, float %22, 0, 1
  %49 = insertvalue [4 x [2 x float]] %48, float %26, 1, 0
  %50 = insertvalue [4 x [2 x float]] %49, float %30, 1, 1
  %51 = insertvalue [4 x [2 x float]] %50, float %34, 2, 0
  %52 = insertvalue [4 x [2 x float]] %51, float %38, 2, 1
  %53 = insertvalue [4 x [2 x float]] %52, float %42, 3, 0
  %54 = insertvalue [4 x [2 x float]] %53, float %46, 3, 1
  ret [4 x [2 x float]] %54
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc [4 x [2 x float]] @_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [4 x float]] %0, ptr addrspace(5) noundef readonly byref(%struct.Matrix.2) align 4 captures(none) %1) unnamed_addr #2 {
  %3 = extractvalue [4 x [4 x float]] %0, 0, 0
  %4 = extractvalue [4 x [4 x float]] %0, 0, 1
  %5 = extractvalue [4 x [4 x float]] %0, 0, 2
  %6 = extractvalue [4 x [4 x float]] %0, 0, 3
  %7 = extractvalue [4 x [4 x float]] %0, 1, 0
  %8 = extractvalue [4 x [4 x float]] %0, 1, 1
  %9 = extractvalue [4 x [4 x float]] %0, 1, 2
  %10 = extractvalue [4 x [4 x float]] %0, 1, 3
  %11 = extractvalue [4 x [4 x float]] %0, 2, 0
  %12 = extractvalue [4 x [4 x float]] %0, 2, 1
  %13 = extractvalue [4 x [4 x float]] %0, 2, 2
  %14 = extractvalue [4 x [4 x float]] %0, 2, 3
  %15 = extractvalue [4 x [4 x float]] %0, 3, 0
  %16 = extractvalue [4 x [4 x float]] %0, 3, 1
  %17 = extractvalue [4 x [4 x float]] %0, 3, 2
  %18 = extractvalue [4 x [4 x float]] %0, 3, 3
  %19 = load float, ptr addrspace(5) %1, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 4
  %21 = load float, ptr addrspace(5) %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 8
  %23 = load float, ptr addrspace(5) %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 12
  %25 = load float, ptr addrspace(5) %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 16
  %27 = load float, ptr addrspace(5) %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 20
  %29 = load float, ptr addrspace(5) %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 24
  %31 = load float, ptr addrspace(5) %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %1, i32 28
  %33 = load float, ptr addrspace(5) %32, align 4
  %34 = fmul contract float %3, %19
  %35 = fadd contract float %34, 0.000000e+00
  %36 = fmul contract float %4, %23
  %37 = fadd contract float %35, %36
  %38 = fmul contract float %5, %27
  %39 = fadd contract float %37, %38
  %40 = fmul contract float %6, %31
  %41 = fadd contract float %39, %40
  %42 = fmul contract float %3, %21
  %43 = fadd contract float %42, 0.000000e+00
  %44 = fmul contract float %4, %25
  %45 = fadd contract float %43, %44
  %46 = fmul contract float %5, %29
  %47 = fadd contract float %45, %46
  %48 = fmul contract float %6, %33
  %49 = fadd contract float %47, %48
  %50 = fmul contract float %7, %19
  %51 = fadd contract float %50, 0.000000e+00
  %52 = fmul contract float %8, %23
  %53 = fadd contract float %51, %52
  %54 = fmul contract float %9, %27
  %55 = fadd contract float %53, %54
  %56 = fmul contract float %10, %31
  %57 = fadd contract float %55, %56
  %58 = fmul contract float %7, %21
  %59 = fadd contract float %58, 0.000000e+00
  %60 = fmul contract float %8, %25
  %61 = fadd contract float %59, %60
  %62 = fmul contract float %9, %29
  %63 = fadd contract float %61, %62
  %64 = fmul contract float %10, %33
  %65 = fadd contract float %63, %64
  %66 = fmul contract float %11, %19
  %67 = fadd contract float %66, 0.000000e+00
  %68 = fmul contract float %12, %23
  %69 = fadd contract float %67, %68
  %70 = fmul contract float %13, %27
  %71 = fadd contract float %69, %70
  %72 = fmul contract float %14, %31
  %73 = fadd contract float %71, %72
  %74 = fmul contract float %11, %21
  %75 = fadd contract float %74, 0.000000e+00
  %76 = fmul contract float %12, %25
  %77 = fadd contract float %75, %76
  %78 = fmul contract float %13, %29
  %79 = fadd contract float %77, %78
  %80 = fmul contract float %14, %33
  %81 = fadd contract float %79, %80
  %82 = fmul contract float %15, %19
  %83 = fadd contract float %82, 0.000000e+00
  %84 = fmul contract float %16, %23
  %85 = fadd contract float %83, %84
  %86 = fmul contract float %17, %27
  %87 = fadd contract float %85, %86
  %88 = fmul contract float %18, %31
  %89 = fadd contract float %87, %88
  %90 = fmul contract float %15, %21
  %91 = fadd contract float %90, 0.000000e+00
  %92 = fmul contract float %16, %25
  %93 = fadd contract float %91, %92
  %94 = fmul contract float %17, %29
  %95 = fadd contract float %93, %94
  %96 = fmul contract float %18, %33
  %97 = fadd contract float %95, %96
  %98 = insertvalue [4 x [2 x float]] poison, float %41, 0, 0
  %99 = insertvalue [4 x [2 x float]] %98, float %49, 0, 1
  %100 = insertvalue [4 x [2 x float]] %99, float %57, 1, 0
  %101 = insertvalue [4 x [2 x float]] %100, float %65, 1, 1
  %102 = insertvalue [4 x [2 x float]] %101, float %73, 2, 0
  %103 = insertvalue [4 x [2 x float]] %102, float %81, 2, 1
  %104 = insertvalue [4 x [2 x float]] %103, float %89, 3, 0
  %105 = insertvalue [4 x [2 x float]] %104, float %97, 3, 1
  ret [4 x [2 x float]] %105
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc [2 x i32] @_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([2 x [4 x float]] %0, [4 x [1 x float]] %1) unnamed_addr #0 {
  %3 = extractvalue [2 x [4 x float]] %0, 0, 0
  %4 = extractvalue [2 x [4 x float]] %0, 0, 1
  %5 = extractvalue [2 x [4 x float]] %0, 0, 2
  %6 = extractvalue [2 x [4 x float]] %0, 0, 3
  %7 = extractvalue [2 x [4 x float]] %0, 1, 0
  %8 = extractvalue [2 x [4 x float]] %0, 1, 1
  %9 = extractvalue [2 x [4 x float]] %0, 1, 2
  %10 = extractvalue [2 x [4 x float]] %0, 1, 3
  %11 = extractvalue [4 x [1 x float]] %1, 0, 0
  %12 = extractvalue [4 x [1 x float]] %1, 1, 0
  %13 = extractvalue [4 x [1 x float]] %1, 2, 0
  %14 = extractvalue [4 x [1 x float]] %1, 3, 0
  %15 = fmul contract float %3, %11
  %16 = fadd contract float %15, 0.000000e+00
  %17 = fmul contract float %4, %12
  %18 = fadd contract float %16, %17
  %19 = fmul contract float %5, %13
  %20 = fadd contract float %18, %19
  %21 = fmul contract float %6, %14
  %22 = fadd contract float %20, %21
  %23 = fmul contract float %7, %11
  %24 = fadd contract float %23, 0.000000e+00
  %25 = fmul contract float %8, %12
  %26 = fadd contract float %24, %25
  %27 = fmul contract float %9, %13
  %28 = fadd contract float %26, %27
  %29 = fmul contract float %10, %14
  %30 = fadd contract float %28, %29
  %31 = bitcast float %22 to i32
  %32 = insertvalue [2 x i32] poison, i32 %31, 0
  %33 = bitcast float %30 to i32
  %34 = insertvalue [2 x i32] %32, i32 %33, 1
  ret [2 x i32] %34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc [4 x [1 x float]] @_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [2 x float]] %0, [2 x i32] %1) unnamed_addr #0 {
  %3 = extractvalue [4 x [2 x float]] %0, 0, 0
  %4 = extractvalue [4 x [2 x float]] %0, 0, 1
  %5 = extractvalue [4 x [2 x float]] %0, 1, 0
  %6 = extractvalue [4 x [2 x float]] %0, 1, 1
  %7 = extractvalue [4 x [2 x float]] %0, 2, 0
  %8 = extractvalue [4 x [2 x float]] %0, 2, 1
  %9 = extractvalue [4 x [2 x float]] %0, 3, 0
  %10 = extractvalue [4 x [2 x float]] %0, 3, 1
  %11 = extractvalue [2 x i32] %1, 0
  %12 = bitcast i32 %11 to float
  %13 = extractvalue [2 x i32] %1, 1
  %14 = bitcast i32 %13 to float
  %15 = fmul contract float %3, %12
  %16 = fadd contract float %15, 0.000000e+00
  %17 = fmul contract float %4, %14
  %18 = fadd contract float %16, %17
  %19 = fmul contract float %5, %12
  %20 = fadd contract float %19, 0.000000e+00
  %21 = fmul contract float %6, %14
  %22 = fadd contract float %20, %21
  %23 = fmul contract float %7, %12
  %24 = fadd contract float %23, 0.000000e+00
  %25 = fmul contract float %8, %14
  %26 = fadd contract float %24, %25
  %27 = fmul contract float %9, %12
  %28 = fadd contract float %27, 0.000000e+00
  %29 = fmul contract float %10, %14
  %30 = fadd contract float %28, %29
  %31 = insertvalue [4 x [1 x float]] poison, float %18, 0, 0
  %32 = insertvalue [4 x [1 x float]] %31, float %22, 1, 0
  %33 = insertvalue [4 x [1 x float]] %32, float %26, 2, 0
  %34 = insertvalue [4 x [1 x float]] %33, float %30, 3, 0
  ret [4 x [1 x float]] %34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc [4 x [4 x float]] @_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE([4 x [2 x float]] %0, [2 x [4 x float]] %1) unnamed_addr #0 {
  %3 = extractvalue [4 x [2 x float]] %0, 0, 0
  %4 = extractvalue [4 x [2 x float]] %0, 0, 1
  %5 = extractvalue [4 x [2 x float]] %0, 1, 0
  %6 = extractvalue [4 x [2 x float]] %0, 1, 1
  %7 = extractvalue [4 x [2 x float]] %0, 2, 0
  %8 = extractvalue [4 x [2 x float]] %0, 2, 1
  %9 = extractvalue [4 x [2 x float]] %0, 3, 0
  %10 = extractvalue [4 x [2 x float]] %0, 3, 1
  %11 = extractvalue [2 x [4 x float]] %1, 0, 0
  %12 = extractvalue [2 x [4 x float]] %1, 0, 1
  %13 = extractvalue [2 x [4 x float]] %1, 0, 2
  %14 = extractvalue [2 x [4 x float]] %1, 0, 3
  %15 = extractvalue [2 x [4 x float]] %1, 1, 0
  %16 = extractvalue [2 x [4 x float]] %1, 1, 1
  %17 = extractvalue [2 x [4 x float]] %1, 1, 2
  %18 = extractvalue [2 x [4 x float]] %1, 1, 3
  %19 = fmul contract float %3, %11
  %20 = fadd contract float %19, 0.000000e+00
  %21 = fmul contract float %4, %15
  %22 = fadd contract float %20, %21
  %23 = fmul contract float %3, %12
  %24 = fadd contract float %23, 0.000000e+00
  %25 = fmul contract float %4, %16
  %26 = fadd contract float %24, %25
  %27 = fmul contract float %3, %13
  %28 = fadd contract float %27, 0.000000e+00
  %29 = fmul contract float %4, %17
  %30 = fadd contract float %28, %29
  %31 = fmul contract float %3, %14
  %32 = fadd contract float %31, 0.000000e+00
  %33 = fmul contract float %4, %18
  %34 = fadd contract float %32, %33
  %35 = fmul contract float %5, %11
  %36 = fadd contract float %35, 0.000000e+00
  %37 = fmul contract float %6, %15
  %38 = fadd contract float %36, %37
  %39 = fmul contract float %5, %12
  %40 = fadd contract float %39, 0.000000e+00
  %41 = fmul contract float %6, %16
  %42 = fadd contract float %40, %41
  %43 = fmul contract float %5, %13
  %44 = fadd contract float %43, 0.000000e+00
  %45 = fmul contract float %6, %17
  %46 = fadd contract float %44, %45
  %47 = fmul contract float %5, %14
  %48 = fadd contract float %47, 0.000000e+00
  %49 = fmul contract float %6, %18
  %50 = fadd contract float %48, %49
  %51 = fmul contract float %7, %11
  %52 = fadd contract float %51, 0.000000e+00
  %53 = fmul contract float %8, %15
  %54 = fadd contract float %52, %53
  %55 = fmul contract float %7, %12
  %56 = fadd contract float %55, 0.000000e+00
  %57 = fmul contract float %8, %16
  %58 = fadd contract float %56, %57
  %59 = fmul contract float %7, %13
  %60 = fadd contract float %59, 0.000000e+00
  %61 = fmul contract float %8, %17
  %62 = fadd contract float %60, %61
  %63 = fmul contract float %7, %14
  %64 = fadd contract float %63, 0.000000e+00
  %65 = fmul contract float %8, %18
  %66 = fadd contract float %64, %65
  %67 = fmul contract float %9, %11
  %68 = fadd contract float %67, 0.000000e+00
  %69 = fmul contract float %10, %15
  %70 = fadd contract float %68, %69
  %71 = fmul contract float %9, %12
  %72 = fadd contract float %71, 0.000000e+00
  %73 = fmul contract float %10, %16
  %74 = fadd contract float %72, %73
  %75 = fmul contract float %9, %13
  %76 = fadd contract float %75, 0.000000e+00
  %77 = fmul contract float %10, %17
  %78 = fadd contract float %76, %77
  %79 = fmul contract float %9, %14
  %80 = fadd contract float %79, 0.000000e+00
  %81 = fmul contract float %10, %18
  %82 = fadd contract float %80, %81
  %83 = insertvalue [4 x [4 x float]] poison, float %22, 0, 0
  %84 = insertvalue [4 x [4 x float]] %83, float %26, 0, 1
  %85 = insertvalue [4 x [4 x float]] %84, float %30, 0, 2
  %86 = insertvalue [4 x [4 x float]] %85, float %34, 0, 3
  %87 = insertvalue [4 x [4 x float]] %86, float %38, 1, 0
  %88 = insertvalue [4 x [4 x float]] %87, float %42, 1, 1
  %89 = insertvalue [4 x [4 x float]] %88, float %46, 1, 2
  %90 = insertvalue [4 x [4 x float]] %89, float %50, 1, 3
  %91 = insertvalue [4 x [4 x float]] %90, float %54, 2, 0
  %92 = insertvalue [4 x [4 x float]] %91, float %58, 2, 1
  %93 = insertvalue [4 x [4 x float]] %92, float %62, 2, 2
  %94 = insertvalue [4 x [4 x float]] %93, float %66, 2, 3
  %95 = insertvalue [4 x [4 x float]] %94, float %70, 3, 0
  %96 = insertvalue [4 x [4 x float]] %95, float %74, 3, 1
  %97 = insertvalue [4 x [4 x float]] %96, float %78, 3, 2
  %98 = insertvalue [4 x [4 x float]] %97, float %82, 3, 3
  ret [4 x [4 x float]] %98
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
