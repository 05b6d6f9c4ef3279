; ModuleID = 'corpus/hip/hip_half_ops.hip'
source_filename = "corpus/hip/hip_half_ops.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ7rescaleE1m = internal addrspace(3) global i32 undef, align 4
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @haxpy2(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, half noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = insertelement <2 x half> poison, half %2, i64 0
  %13 = shufflevector <2 x half> %12, <2 x half> poison, <2 x i32> zeroinitializer
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds <2 x half>, ptr addrspace(1) %0, i64 %14
  %16 = load <2 x half>, ptr addrspace(1) %15, align 4, !tbaa !11
  %17 = getelementptr inbounds <2 x half>, ptr addrspace(1) %1, i64 %14
  %18 = load <2 x half>, ptr addrspace(1) %17, align 4, !tbaa !11
  %19 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %13, <2 x half> %16, <2 x half> %18)
  store <2 x half> %19, ptr addrspace(1) %17, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @hcomplex_mul(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %0, i64 %5
  %7 = load <2 x half>, ptr addrspace(1) %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %1, i64 %5
  %9 = load <2 x half>, ptr addrspace(1) %8, align 4, !tbaa !11
  %10 = shufflevector <2 x half> %7, <2 x half> poison, <2 x i32> zeroinitializer
  %11 = fmul contract <2 x half> %10, %9
  %12 = shufflevector <2 x half> %7, <2 x half> poison, <2 x i32> <i32 1, i32 1>
  %13 = shufflevector <2 x half> %9, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %14 = fmul contract <2 x half> %12, %13
  %15 = fsub contract <2 x half> %11, %14
  %16 = fadd contract <2 x half> %11, %14
  %17 = shufflevector <2 x half> %15, <2 x half> %16, <2 x i32> <i32 0, i32 3>
  %18 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %2, i64 %5
  store <2 x half> %17, ptr addrspace(1) %18, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @scores(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = sdiv i32 %11, 8
  %13 = mul i32 %12, 8
  %14 = sub i32 %11, %13
  %15 = shl nsw i32 %12, 4
  %16 = shl nsw i32 %14, 6
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %17
  %19 = load half, ptr addrspace(1) %18, align 2, !tbaa !12
  %20 = fpext contract half %19 to float
  %21 = sext i32 %16 to i64
  %22 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %21
  %23 = load half, ptr addrspace(1) %22, align 2, !tbaa !12
  %24 = fpext contract half %23 to float
  %25 = tail call contract noundef float @llvm.fma.f32(float %20, float %24, float 0.000000e+00)
  %26 = sext i32 %15 to i64
  %27 = getelementptr half, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 2
  %29 = load half, ptr addrspace(1) %28, align 2, !tbaa !12
  %30 = fpext contract half %29 to float
  %31 = sext i32 %16 to i64
  %32 = getelementptr half, ptr addrspace(1) %1, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 2
  %34 = load half, ptr addrspace(1) %33, align 2, !tbaa !12
  %35 = fpext contract half %34 to float
  %36 = tail call contract noundef float @llvm.fma.f32(float %30, float %35, float %25)
  %37 = sext i32 %15 to i64
  %38 = getelementptr half, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 4
  %40 = load half, ptr addrspace(1) %39, align 2, !tbaa !12
  %41 = fpext contract half %40 to float
  %42 = sext i32 %16 to i64
  %43 = getelementptr half, ptr addrspace(1) %1, i64 %42
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 4
  %45 = load half, ptr addrspace(1) %44, align 2, !tbaa !12
  %46 = fpext contract half %45 to float
  %47 = tail call contract noundef float @llvm.fma.f32(float %41, float %46, float %36)
  %48 = sext i32 %15 to i64
  %49 = getelementptr half, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 6
  %51 = load half, ptr addrspace(1) %50, align 2, !tbaa !12
  %52 = fpext contract half %51 to float
  %53 = sext i32 %16 to i64
  %54 = getelementptr half, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr i8, ptr addrspace(1) %54, i64 6
  %56 = load half, ptr addrspace(1) %55, align 2, !tbaa !12
  %57 = fpext contract half %56 to float
  %58 = tail call contract noundef float @llvm.fma.f32(float %52, float %57, float %47)
  %59 = sext i32 %15 to i64
  %60 = getelementptr half, ptr addrspace(1) %0, i64 %59
  %61 = getelementptr i8, ptr addrspace(1) %60, i64 8
  %62 = load half, ptr addrspace(1) %61, align 2, !tbaa !12
  %63 = fpext contract half %62 to float
  %64 = sext i32 %16 to i64
  %65 = getelementptr half, ptr addrspace(1) %1, i64 %64
  %66 = getelementptr i8, ptr addrspace(1) %65, i64 8
  %67 = load half, ptr addrspace(1) %66, align 2, !tbaa !12
  %68 = fpext contract half %67 to float
  %69 = tail call contract noundef float @llvm.fma.f32(float %63, float %68, float %58)
  %70 = sext i32 %15 to i64
  %71 = getelementptr half, ptr addrspace(1) %0, i64 %70
  %72 = getelementptr i8, ptr addrspace(1) %71, i64 10
  %73 = load half, ptr addrspace(1) %72, align 2, !tbaa !12
  %74 = fpext contract half %73 to float
  %75 = sext i32 %16 to i64
  %76 = getelementptr half, ptr addrspace(1) %1, i64 %75
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 10
  %78 = load half, ptr addrspace(1) %77, align 2, !tbaa !12
  %79 = fpext contract half %78 to float
  %80 = tail call contract noundef float @llvm.fma.f32(float %74, float %79, float %69)
  %81 = sext i32 %15 to i64
  %82 = getelementptr half, ptr addrspace(1) %0, i64 %81
  %83 = getelementptr i8, ptr addrspace(1) %82, i64 12
  %84 = load half, ptr addrspace(1) %83, align 2, !tbaa !12
  %85 = fpext contract half %84 to float
  %86 = sext i32 %16 to i64
  %87 = getelementptr half, ptr addrspace(1) %1, i64 %86
  %88 = getelementptr i8, ptr addrspace(1) %87, i64 12
  %89 = load half, ptr addrspace(1) %88, align 2, !tbaa !12
  %90 = fpext contract half %89 to float
  %91 = tail call contract noundef float @llvm.fma.f32(float %85, float %90, float %80)
  %92 = sext i32 %15 to i64
  %93 = getelementptr half, ptr addrspace(1) %0, i64 %92
  %94 = getelementptr i8, ptr addrspace(1) %93, i64 14
  %95 = load half, ptr addrspace(1) %94, align 2, !tbaa !12
  %96 = fpext contract half %95 to float
  %97 = sext i32 %16 to i64
  %98 = getelementptr half, ptr addrspace(1) %1, i64 %97
  %99 = getelementptr i8, ptr addrspace(1) %98, i64 14
  %100 = load half, ptr addrspace(1) %99, align 2, !tbaa !12
  %101 = fpext contract half %100 to float
  %102 = tail call contract noundef float @llvm.fma.f32(float %96, float %101, float %91)
  %103 = sext i32 %15 to i64
  %104 = getelementptr half, ptr addrspace(1) %0, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 16
  %106 = load half, ptr addrspace(1) %105, align 2, !tbaa !12
  %107 = fpext contract half %106 to float
  %108 = sext i32 %16 to i64
  %109 = getelementptr half, ptr addrspace(1) %1, i64 %108
  %110 = getelementptr i8, ptr addrspace(1) %109, i64 16
  %111 = load half, ptr addrspace(1) %110, align 2, !tbaa !12
  %112 = fpext contract half %111 to float
  %113 = tail call contract noundef float @llvm.fma.f32(float %107, float %112, float %102)
  %114 = sext i32 %15 to i64
  %115 = getelementptr half, ptr addrspace(1) %0, i64 %114
  %116 = getelementptr i8, ptr addrspace(1) %115, i64 18
  %117 = load half, ptr addrspace(1) %116, align 2, !tbaa !12
  %118 = fpext contract half %117 to float
  %119 = sext i32 %16 to i64
  %120 = getelementptr half, ptr addrspace(1) %1, i64 %119
  %121 = getelementptr i8, ptr addrspace(1) %120, i64 18
  %122 = load half, ptr addrspace(1) %121, align 2, !tbaa !12
  %123 = fpext contract half %122 to float
  %124 = tail call contract noundef float @llvm.fma.f32(float %118, float %123, float %113)
  %125 = sext i32 %15 to i64
  %126 = getelementptr half, ptr addrspace(1) %0, i64 %125
  %127 = getelementptr i8, ptr addrspace(1) %126, i64 20
  %128 = load half, ptr addrspace(1) %127, align 2, !tbaa !12
  %129 = fpext contract half %128 to float
  %130 = sext i32 %16 to i64
  %131 = getelementptr half, ptr addrspace(1) %1, i64 %130
  %132 = getelementptr i8, ptr addrspace(1) %131, i64 20
  %133 = load half, ptr addrspace(1) %132, align 2, !tbaa !12
  %134 = fpext contract half %133 to float
  %135 = tail call contract noundef float @llvm.fma.f32(float %129, float %134, float %124)
  %136 = sext i32 %15 to i64
  %137 = getelementptr half, ptr addrspace(1) %0, i64 %136
  %138 = getelementptr i8, ptr addrspace(1) %137, i64 22
  %139 = load half, ptr addrspace(1) %138, align 2, !tbaa !12
  %140 = fpext contract half %139 to float
  %141 = sext i32 %16 to i64
  %142 = getelementptr half, ptr addrspace(1) %1, i64 %141
  %143 = getelementptr i8, ptr addrspace(1) %142, i64 22
  %144 = load half, ptr addrspace(1) %143, align 2, !tbaa !12
  %145 = fpext contract half %144 to float
  %146 = tail call contract noundef float @llvm.fma.f32(float %140, float %145, float %135)
  %147 = sext i32 %15 to i64
  %148 = getelementptr half, ptr addrspace(1) %0, i64 %147
  %149 = getelementptr i8, ptr addrspace(1) %148, i64 24
  %150 = load half, ptr addrspace(1) %149, align 2, !tbaa !12
  %151 = fpext contract half %150 to float
  %152 = sext i32 %16 to i64
  %153 = getelementptr half, ptr addrspace(1) %1, i64 %152
  %154 = getelementptr i8, ptr addrspace(1) %153, i64 24
  %155 = load half, ptr addrspace(1) %154, align 2, !tbaa !12
  %156 = fpext contract half %155 to float
  %157 = tail call contract noundef float @llvm.fma.f32(float %151, float %156, float %146)
  %158 = sext i32 %15 to i64
  %159 = getelementptr half, ptr addrspace(1) %0, i64 %158
  %160 = getelementptr i8, ptr addrspace(1) %159, i64 26
  %161 = load half, ptr addrspace(1) %160, align 2, !tbaa !12
  %162 = fpext contract half %161 to float
  %163 = sext i32 %16 to i64
  %164 = getelementptr half, ptr addrspace(1) %1, i64 %163
  %165 = getelementptr i8, ptr addrspace(1) %164, i64 26
  %166 = load half, ptr addrspace(1) %165, align 2, !tbaa !12
  %167 = fpext contract half %166 to float
  %168 = tail call contract noundef float @llvm.fma.f32(float %162, float %167, float %157)
  %169 = sext i32 %15 to i64
  %170 = getelementptr half, ptr addrspace(1) %0, i64 %169
  %171 = getelementptr i8, ptr addrspace(1) %170, i64 28
  %172 = load half, ptr addrspace(1) %171, align 2, !tbaa !12
  %173 = fpext contract half %172 to float
  %174 = sext i32 %16 to i64
  %175 = getelementptr half, ptr addrspace(1) %1, i64 %174
  %176 = getelementptr i8, ptr addrspace(1) %175, i64 28
  %177 = load half, ptr addrspace(1) %176, align 2, !tbaa !12
  %178 = fpext contract half %177 to float
  %179 = tail call contract noundef float @llvm.fma.f32(float %173, float %178, float %168)
  %180 = sext i32 %15 to i64
  %181 = getelementptr half, ptr addrspace(1) %0, i64 %180
  %182 = getelementptr i8, ptr addrspace(1) %181, i64 30
  %183 = load half, ptr addrspace(1) %182, align 2, !tbaa !12
  %184 = fpext contract half %183 to float
  %185 = sext i32 %16 to i64
  %186 = getelementptr half, ptr addrspace(1) %1, i64 %185
  %187 = getelementptr i8, ptr addrspace(1) %186, i64 30
  %188 = load half, ptr addrspace(1) %187, align 2, !tbaa !12
  %189 = fpext contract half %188 to float
  %190 = tail call contract noundef float @llvm.fma.f32(float %184, float %189, float %179)
  %191 = fmul contract float %190, 2.500000e-01
  %192 = sext i32 %11 to i64
  %193 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %192
  store float %191, ptr addrspace(1) %193, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @rescale(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 0, ptr addrspace(3) @_ZZ7rescaleE1m, align 4, !tbaa !5
  br label %7

7:                                                ; preds = %6, %3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !14
  %11 = tail call contract noundef float @llvm.fabs.f32(float %10)
  %12 = bitcast float %11 to i32
  %13 = atomicrmw umax ptr addrspace(3) @_ZZ7rescaleE1m, i32 %12 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %14 = load i32, ptr addrspace(3) @_ZZ7rescaleE1m, align 4, !tbaa !5
  %15 = bitcast i32 %14 to float
  %16 = fcmp contract ogt float %15, 6.550400e+04
  %17 = fdiv contract float 3.276800e+04, %15
  %18 = select contract i1 %16, float %17, float 1.000000e+00
  %19 = load float, ptr addrspace(1) %9, align 4, !tbaa !14
  %20 = fmul contract float %19, %18
  %21 = fptrunc contract float %20 to half
  %22 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %8
  store half %21, ptr addrspace(1) %22, align 2, !tbaa !12
  br i1 %5, label %23, label %24

23:                                               ; preds = %7
  store i32 %14, ptr addrspace(1) %2, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %23, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!11 = !{!7, !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"_Float16", !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !7, i64 0}
