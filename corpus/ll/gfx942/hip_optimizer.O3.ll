; ModuleID = 'corpus/hip/hip_optimizer.hip'
source_filename = "corpus/hip/hip_optimizer.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.AdamParams = type { float, float, float, float, float, float, float, i32 }

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @adam(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2, ptr addrspace(1) noundef captures(none) %3, ptr addrspace(4) noundef readonly byref(%struct.AdamParams) align 4 captures(none) %4) local_unnamed_addr #0 {
  %6 = load float, ptr addrspace(4) %4, align 4, !amdgpu.noclobber !9
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %8 = load float, ptr addrspace(4) %7, align 4, !amdgpu.noclobber !9
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 16
  %10 = load float, ptr addrspace(4) %9, align 4, !amdgpu.noclobber !9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 20
  %12 = load float, ptr addrspace(4) %11, align 4, !amdgpu.noclobber !9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 24
  %14 = load float, ptr addrspace(4) %13, align 4, !amdgpu.noclobber !9
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 28
  %16 = load i32, ptr addrspace(4) %15, align 4, !amdgpu.noclobber !9
  %17 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %18 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 12
  %20 = load i16, ptr addrspace(4) %19, align 4, !range !10, !invariant.load !9, !noundef !9
  %21 = zext nneg i16 %20 to i32
  %22 = mul i32 %17, %21
  %23 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %24 = add i32 %22, %23
  %25 = icmp slt i32 %24, %16
  br i1 %25, label %26, label %37

26:                                               ; preds = %5
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8
  %28 = load float, ptr addrspace(4) %27, align 4, !amdgpu.noclobber !9
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %30 = load float, ptr addrspace(4) %29, align 4, !amdgpu.noclobber !9
  %31 = fsub contract float 1.000000e+00, %30
  %32 = fsub contract float 1.000000e+00, %28
  %33 = load i32, ptr addrspace(4) %18, align 8, !invariant.load !9, !noundef !9
  %34 = mul i32 %33, %21
  %35 = insertelement <2 x float> poison, float %31, i64 0
  %36 = insertelement <2 x float> %35, float %30, i64 1
  br label %38

37:                                               ; preds = %38, %5
  ret void

38:                                               ; preds = %26, %38
  %39 = phi i32 [ %24, %26 ], [ %74, %38 ]
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !11
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %40
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !11
  %45 = insertelement <2 x float> poison, float %42, i64 0
  %46 = insertelement <2 x float> %45, float %44, i64 1
  %47 = fmul contract <2 x float> %36, %46
  %48 = shufflevector <2 x float> %47, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %49 = fadd contract <2 x float> %47, %48
  %50 = extractelement <2 x float> %49, i64 0
  store float %50, ptr addrspace(1) %43, align 4, !tbaa !11
  %51 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %40
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !11
  %53 = fmul contract float %32, %42
  %54 = insertelement <2 x float> poison, float %42, i64 0
  %55 = insertelement <2 x float> %54, float %28, i64 1
  %56 = insertelement <2 x float> poison, float %53, i64 0
  %57 = insertelement <2 x float> %56, float %52, i64 1
  %58 = fmul contract <2 x float> %55, %57
  %59 = shufflevector <2 x float> %58, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %60 = fadd contract <2 x float> %58, %59
  %61 = extractelement <2 x float> %60, i64 0
  store float %61, ptr addrspace(1) %51, align 4, !tbaa !11
  %62 = load float, ptr addrspace(1) %43, align 4, !tbaa !11
  %63 = fdiv contract float %62, %10
  %64 = fdiv contract float %61, %12
  %65 = tail call contract noundef float @llvm.sqrt.f32(float %64)
  %66 = fadd contract float %8, %65
  %67 = fdiv contract float %63, %66
  %68 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !11
  %70 = fmul contract float %14, %69
  %71 = fadd contract float %70, %67
  %72 = fmul contract float %6, %71
  %73 = fsub contract float %69, %72
  store float %73, ptr addrspace(1) %68, align 4, !tbaa !11
  %74 = add i32 %34, %39
  %75 = icmp slt i32 %74, %16
  br i1 %75, label %38, label %37, !llvm.loop !13
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @layernorm_backward(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = mul i32 %4, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %8
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %78, label %14

14:                                               ; preds = %78, %5
  %15 = phi <2 x float> [ zeroinitializer, %5 ], [ %87, %78 ]
  %16 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %17 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %16)
  %18 = extractelement <2 x float> %15, i64 0
  %19 = bitcast float %18 to i32
  %20 = shl i32 %17, 2
  %21 = xor i32 %20, 64
  %22 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %21, i32 %19)
  %23 = bitcast i32 %22 to float
  %24 = fadd contract float %18, %23
  %25 = bitcast float %24 to i32
  %26 = shl i32 %17, 2
  %27 = xor i32 %26, 32
  %28 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %25)
  %29 = bitcast i32 %28 to float
  %30 = fadd contract float %24, %29
  %31 = bitcast float %30 to i32
  %32 = shl i32 %17, 2
  %33 = xor i32 %32, 16
  %34 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %31)
  %35 = bitcast i32 %34 to float
  %36 = fadd contract float %30, %35
  %37 = bitcast float %36 to i32
  %38 = shl i32 %17, 2
  %39 = xor i32 %38, 8
  %40 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %39, i32 %37)
  %41 = bitcast i32 %40 to float
  %42 = fadd contract float %36, %41
  %43 = bitcast float %42 to i32
  %44 = shl i32 %17, 2
  %45 = xor i32 %44, 4
  %46 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %43)
  %47 = bitcast i32 %46 to float
  %48 = fadd contract float %42, %47
  %49 = extractelement <2 x float> %15, i64 1
  %50 = bitcast float %49 to i32
  %51 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %21, i32 %50)
  %52 = bitcast i32 %51 to float
  %53 = fadd contract float %49, %52
  %54 = bitcast float %53 to i32
  %55 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %54)
  %56 = bitcast i32 %55 to float
  %57 = fadd contract float %53, %56
  %58 = bitcast float %57 to i32
  %59 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %58)
  %60 = bitcast i32 %59 to float
  %61 = fadd contract float %57, %60
  %62 = bitcast float %61 to i32
  %63 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %39, i32 %62)
  %64 = bitcast i32 %63 to float
  %65 = fadd contract float %61, %64
  %66 = bitcast float %65 to i32
  %67 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %66)
  %68 = bitcast i32 %67 to float
  %69 = fadd contract float %65, %68
  %70 = sitofp i32 %4 to float
  %71 = fdiv contract float %69, %70
  %72 = fdiv contract float %48, %70
  %73 = fmul contract float %71, %71
  %74 = fsub contract float %72, %73
  %75 = fadd contract float %74, 0x3EE4F8B580000000
  %76 = tail call contract noundef float @llvm.sqrt.f32(float %75)
  %77 = fdiv contract float 1.000000e+00, %76
  br i1 %13, label %145, label %90

78:                                               ; preds = %5, %78
  %79 = phi i32 [ %88, %78 ], [ %12, %5 ]
  %80 = phi <2 x float> [ %87, %78 ], [ zeroinitializer, %5 ]
  %81 = zext nneg i32 %79 to i64
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !11
  %84 = fmul contract float %83, %83
  %85 = insertelement <2 x float> poison, float %84, i64 0
  %86 = insertelement <2 x float> %85, float %83, i64 1
  %87 = fadd contract <2 x float> %80, %86
  %88 = add nuw nsw i32 %79, 32
  %89 = icmp slt i32 %88, %4
  br i1 %89, label %78, label %14, !llvm.loop !15

90:                                               ; preds = %145, %14
  %91 = phi <2 x float> [ zeroinitializer, %14 ], [ %164, %145 ]
  %92 = bitcast <2 x float> %91 to <2 x i32>
  %93 = extractelement <2 x i32> %92, i64 1
  %94 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %21, i32 %93)
  %95 = bitcast <2 x float> %91 to <2 x i32>
  %96 = extractelement <2 x i32> %95, i64 0
  %97 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %21, i32 %96)
  %98 = insertelement <2 x i32> poison, i32 %97, i64 0
  %99 = insertelement <2 x i32> %98, i32 %94, i64 1
  %100 = bitcast <2 x i32> %99 to <2 x float>
  %101 = fadd contract <2 x float> %91, %100
  %102 = bitcast <2 x float> %101 to <2 x i32>
  %103 = extractelement <2 x i32> %102, i64 1
  %104 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %103)
  %105 = bitcast <2 x float> %101 to <2 x i32>
  %106 = extractelement <2 x i32> %105, i64 0
  %107 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %106)
  %108 = insertelement <2 x i32> poison, i32 %107, i64 0
  %109 = insertelement <2 x i32> %108, i32 %104, i64 1
  %110 = bitcast <2 x i32> %109 to <2 x float>
  %111 = fadd contract <2 x float> %101, %110
  %112 = bitcast <2 x float> %111 to <2 x i32>
  %113 = extractelement <2 x i32> %112, i64 1
  %114 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %113)
  %115 = bitcast <2 x float> %111 to <2 x i32>
  %116 = extractelement <2 x i32> %115, i64 0
  %117 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %116)
  %118 = insertelement <2 x i32> poison, i32 %117, i64 0
  %119 = insertelement <2 x i32> %118, i32 %114, i64 1
  %120 = bitcast <2 x i32> %119 to <2 x float>
  %121 = fadd contract <2 x float> %111, %120
  %122 = bitcast <2 x float> %121 to <2 x i32>
  %123 = extractelement <2 x i32> %122, i64 1
  %124 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %39, i32 %123)
  %125 = bitcast <2 x float> %121 to <2 x i32>
  %126 = extractelement <2 x i32> %125, i64 0
  %127 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %39, i32 %126)
  %128 = insertelement <2 x i32> poison, i32 %127, i64 0
  %129 = insertelement <2 x i32> %128, i32 %124, i64 1
  %130 = bitcast <2 x i32> %129 to <2 x float>
  %131 = fadd contract <2 x float> %121, %130
  %132 = bitcast <2 x float> %131 to <2 x i32>
  %133 = extractelement <2 x i32> %132, i64 1
  %134 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %133)
  %135 = bitcast <2 x float> %131 to <2 x i32>
  %136 = extractelement <2 x i32> %135, i64 0
  %137 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %136)
  %138 = insertelement <2 x i32> poison, i32 %137, i64 0
  %139 = insertelement <2 x i32> %138, i32 %134, i64 1
  %140 = bitcast <2 x i32> %139 to <2 x float>
  %141 = fadd contract <2 x float> %131, %140
  %142 = insertelement <2 x float> poison, float %70, i64 0
  %143 = shufflevector <2 x float> %142, <2 x float> poison, <2 x i32> zeroinitializer
  %144 = fdiv contract <2 x float> %141, %143
  br i1 %13, label %168, label %167

145:                                              ; preds = %14, %145
  %146 = phi i32 [ %165, %145 ], [ %12, %14 ]
  %147 = phi <2 x float> [ %164, %145 ], [ zeroinitializer, %14 ]
  %148 = zext nneg i32 %146 to i64
  %149 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %148
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !11
  %151 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %148
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !11
  %153 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %148
  %154 = load float, ptr addrspace(1) %153, align 4, !tbaa !11
  %155 = fsub contract float %154, %71
  %156 = insertelement <2 x float> poison, float %150, i64 0
  %157 = insertelement <2 x float> %156, float %77, i64 1
  %158 = insertelement <2 x float> poison, float %152, i64 0
  %159 = insertelement <2 x float> %158, float %155, i64 1
  %160 = fmul contract <2 x float> %157, %159
  %161 = shufflevector <2 x float> %160, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %162 = fmul contract <2 x float> %161, %160
  %163 = shufflevector <2 x float> %160, <2 x float> %162, <2 x i32> <i32 0, i32 3>
  %164 = fadd contract <2 x float> %147, %163
  %165 = add nuw nsw i32 %146, 32
  %166 = icmp slt i32 %165, %4
  br i1 %166, label %145, label %90, !llvm.loop !16

167:                                              ; preds = %168, %90
  ret void

168:                                              ; preds = %90, %168
  %169 = phi i32 [ %190, %168 ], [ %12, %90 ]
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %170
  %172 = load float, ptr addrspace(1) %171, align 4, !tbaa !11
  %173 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %170
  %174 = load float, ptr addrspace(1) %173, align 4, !tbaa !11
  %175 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %170
  %176 = load float, ptr addrspace(1) %175, align 4, !tbaa !11
  %177 = fsub contract float %176, %71
  %178 = insertelement <2 x float> poison, float %172, i64 0
  %179 = insertelement <2 x float> %178, float %77, i64 1
  %180 = insertelement <2 x float> poison, float %174, i64 0
  %181 = insertelement <2 x float> %180, float %177, i64 1
  %182 = fmul contract <2 x float> %179, %181
  %183 = fsub contract <2 x float> %182, %144
  %184 = fmul contract <2 x float> %182, %144
  %185 = shufflevector <2 x float> %184, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %186 = fsub contract <2 x float> %183, %185
  %187 = extractelement <2 x float> %186, i64 0
  %188 = fmul contract float %77, %187
  %189 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i64 %170
  store float %188, ptr addrspace(1) %189, align 4, !tbaa !11
  %190 = add nuw nsw i32 %169, 32
  %191 = icmp slt i32 %190, %4
  br i1 %191, label %168, label %167, !llvm.loop !17
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @embedding_grad(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !18
  %8 = and i8 %7, 7
  %9 = zext nneg i8 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %9
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !11
  %13 = fmul contract float %12, 6.553600e+04
  %14 = fptosi float %13 to i32
  %15 = atomicrmw add ptr addrspace(1) %10, i32 %14 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !9, !amdgpu.no.remote.memory !9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @dropout(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, float noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %9 = load i16, ptr addrspace(4) %8, align 4, !range !10, !invariant.load !9, !noundef !9
  %10 = zext nneg i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = add i32 %13, 1
  %15 = zext i32 %14 to i64
  %16 = mul i64 %15, -7046029254386353131
  %17 = add i64 %16, %4
  %18 = lshr i64 %17, 30
  %19 = xor i64 %18, %17
  %20 = mul i64 %19, -4658895280553007687
  %21 = lshr i64 %20, 27
  %22 = xor i64 %21, %20
  %23 = mul i64 %22, -7723592293110705685
  %24 = lshr i64 %23, 40
  %25 = trunc nuw nsw i64 %24 to i32
  %26 = fmul contract float %3, 0x4170000000000000
  %27 = fptoui float %26 to i32
  %28 = icmp uge i32 %25, %27
  %29 = zext i1 %28 to i8
  %30 = zext i32 %13 to i64
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %30
  store i8 %29, ptr addrspace(1) %31, align 1, !tbaa !18
  br i1 %28, label %32, label %37

32:                                               ; preds = %5
  %33 = fsub contract float 1.000000e+00, %3
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %30
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !11
  %36 = fdiv contract float %35, %33
  br label %37

37:                                               ; preds = %5, %32
  %38 = phi contract float [ %36, %32 ], [ 0.000000e+00, %5 ]
  %39 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %30
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

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
!9 = !{}
!10 = !{i16 1, i16 1025}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = !{!7, !7, i64 0}
