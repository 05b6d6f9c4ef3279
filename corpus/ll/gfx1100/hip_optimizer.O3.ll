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
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %8 = load float, ptr addrspace(4) %7, align 4, !amdgpu.noclobber !9
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 8
  %10 = load float, ptr addrspace(4) %9, align 4, !amdgpu.noclobber !9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %12 = load float, ptr addrspace(4) %11, align 4, !amdgpu.noclobber !9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 16
  %14 = load float, ptr addrspace(4) %13, align 4, !amdgpu.noclobber !9
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 20
  %16 = load float, ptr addrspace(4) %15, align 4, !amdgpu.noclobber !9
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 24
  %18 = load float, ptr addrspace(4) %17, align 4, !amdgpu.noclobber !9
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 28
  %20 = load i32, ptr addrspace(4) %19, align 4, !amdgpu.noclobber !9
  %21 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %22 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 12
  %24 = load i16, ptr addrspace(4) %23, align 4, !range !10, !invariant.load !9, !noundef !9
  %25 = zext nneg i16 %24 to i32
  %26 = mul i32 %21, %25
  %27 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %28 = add i32 %26, %27
  %29 = icmp slt i32 %28, %20
  br i1 %29, label %30, label %35

30:                                               ; preds = %5
  %31 = fsub contract float 1.000000e+00, %8
  %32 = fsub contract float 1.000000e+00, %10
  %33 = load i32, ptr addrspace(4) %22, align 8, !invariant.load !9, !noundef !9
  %34 = mul i32 %33, %25
  br label %36

35:                                               ; preds = %36, %5
  ret void

36:                                               ; preds = %30, %36
  %37 = phi i32 [ %28, %30 ], [ %64, %36 ]
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !11
  %41 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %38
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !11
  %43 = fmul contract float %8, %42
  %44 = fmul contract float %31, %40
  %45 = fadd contract float %44, %43
  store float %45, ptr addrspace(1) %41, align 4, !tbaa !11
  %46 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %38
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !11
  %48 = fmul contract float %10, %47
  %49 = fmul contract float %32, %40
  %50 = fmul contract float %40, %49
  %51 = fadd contract float %50, %48
  store float %51, ptr addrspace(1) %46, align 4, !tbaa !11
  %52 = load float, ptr addrspace(1) %41, align 4, !tbaa !11
  %53 = fdiv contract float %52, %14
  %54 = fdiv contract float %51, %16
  %55 = tail call contract noundef float @llvm.sqrt.f32(float %54)
  %56 = fadd contract float %12, %55
  %57 = fdiv contract float %53, %56
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !11
  %60 = fmul contract float %18, %59
  %61 = fadd contract float %60, %57
  %62 = fmul contract float %6, %61
  %63 = fsub contract float %59, %62
  store float %63, ptr addrspace(1) %58, align 4, !tbaa !11
  %64 = add i32 %34, %37
  %65 = icmp slt i32 %64, %20
  br i1 %65, label %36, label %35, !llvm.loop !13
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
  br i1 %13, label %76, label %14

14:                                               ; preds = %76, %5
  %15 = phi float [ 0.000000e+00, %5 ], [ %85, %76 ]
  %16 = phi float [ 0.000000e+00, %5 ], [ %83, %76 ]
  %17 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = bitcast float %15 to i32
  %19 = shl i32 %17, 2
  %20 = xor i32 %19, 64
  %21 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %20, i32 %18)
  %22 = bitcast i32 %21 to float
  %23 = fadd contract float %15, %22
  %24 = bitcast float %23 to i32
  %25 = shl i32 %17, 2
  %26 = xor i32 %25, 32
  %27 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %24)
  %28 = bitcast i32 %27 to float
  %29 = fadd contract float %23, %28
  %30 = bitcast float %29 to i32
  %31 = shl i32 %17, 2
  %32 = xor i32 %31, 16
  %33 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %30)
  %34 = bitcast i32 %33 to float
  %35 = fadd contract float %29, %34
  %36 = bitcast float %35 to i32
  %37 = shl i32 %17, 2
  %38 = xor i32 %37, 8
  %39 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %36)
  %40 = bitcast i32 %39 to float
  %41 = fadd contract float %35, %40
  %42 = bitcast float %41 to i32
  %43 = shl i32 %17, 2
  %44 = xor i32 %43, 4
  %45 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %42)
  %46 = bitcast i32 %45 to float
  %47 = fadd contract float %41, %46
  %48 = bitcast float %16 to i32
  %49 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %20, i32 %48)
  %50 = bitcast i32 %49 to float
  %51 = fadd contract float %16, %50
  %52 = bitcast float %51 to i32
  %53 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %52)
  %54 = bitcast i32 %53 to float
  %55 = fadd contract float %51, %54
  %56 = bitcast float %55 to i32
  %57 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %56)
  %58 = bitcast i32 %57 to float
  %59 = fadd contract float %55, %58
  %60 = bitcast float %59 to i32
  %61 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %60)
  %62 = bitcast i32 %61 to float
  %63 = fadd contract float %59, %62
  %64 = bitcast float %63 to i32
  %65 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %64)
  %66 = bitcast i32 %65 to float
  %67 = fadd contract float %63, %66
  %68 = sitofp i32 %4 to float
  %69 = fdiv contract float %67, %68
  %70 = fdiv contract float %47, %68
  %71 = fmul contract float %69, %69
  %72 = fsub contract float %70, %71
  %73 = fadd contract float %72, 0x3EE4F8B580000000
  %74 = tail call contract noundef float @llvm.sqrt.f32(float %73)
  %75 = fdiv contract float 1.000000e+00, %74
  br i1 %13, label %133, label %88

76:                                               ; preds = %5, %76
  %77 = phi float [ %83, %76 ], [ 0.000000e+00, %5 ]
  %78 = phi i32 [ %86, %76 ], [ %12, %5 ]
  %79 = phi float [ %85, %76 ], [ 0.000000e+00, %5 ]
  %80 = zext nneg i32 %78 to i64
  %81 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !11
  %83 = fadd contract float %77, %82
  %84 = fmul contract float %82, %82
  %85 = fadd contract float %79, %84
  %86 = add nuw nsw i32 %78, 32
  %87 = icmp slt i32 %86, %4
  br i1 %87, label %76, label %14, !llvm.loop !15

88:                                               ; preds = %133, %14
  %89 = phi float [ 0.000000e+00, %14 ], [ %147, %133 ]
  %90 = phi float [ 0.000000e+00, %14 ], [ %149, %133 ]
  %91 = bitcast float %90 to i32
  %92 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %20, i32 %91)
  %93 = bitcast i32 %92 to float
  %94 = fadd contract float %90, %93
  %95 = bitcast float %94 to i32
  %96 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %95)
  %97 = bitcast i32 %96 to float
  %98 = fadd contract float %94, %97
  %99 = bitcast float %98 to i32
  %100 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %99)
  %101 = bitcast i32 %100 to float
  %102 = fadd contract float %98, %101
  %103 = bitcast float %102 to i32
  %104 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %103)
  %105 = bitcast i32 %104 to float
  %106 = fadd contract float %102, %105
  %107 = bitcast float %106 to i32
  %108 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %107)
  %109 = bitcast i32 %108 to float
  %110 = fadd contract float %106, %109
  %111 = bitcast float %89 to i32
  %112 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %20, i32 %111)
  %113 = bitcast i32 %112 to float
  %114 = fadd contract float %89, %113
  %115 = bitcast float %114 to i32
  %116 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %115)
  %117 = bitcast i32 %116 to float
  %118 = fadd contract float %114, %117
  %119 = bitcast float %118 to i32
  %120 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %119)
  %121 = bitcast i32 %120 to float
  %122 = fadd contract float %118, %121
  %123 = bitcast float %122 to i32
  %124 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %123)
  %125 = bitcast i32 %124 to float
  %126 = fadd contract float %122, %125
  %127 = bitcast float %126 to i32
  %128 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %127)
  %129 = bitcast i32 %128 to float
  %130 = fadd contract float %126, %129
  %131 = fdiv contract float %130, %68
  %132 = fdiv contract float %110, %68
  br i1 %13, label %153, label %152

133:                                              ; preds = %14, %133
  %134 = phi i32 [ %150, %133 ], [ %12, %14 ]
  %135 = phi float [ %149, %133 ], [ 0.000000e+00, %14 ]
  %136 = phi float [ %147, %133 ], [ 0.000000e+00, %14 ]
  %137 = zext nneg i32 %134 to i64
  %138 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !11
  %140 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %137
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !11
  %142 = fmul contract float %139, %141
  %143 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %137
  %144 = load float, ptr addrspace(1) %143, align 4, !tbaa !11
  %145 = fsub contract float %144, %69
  %146 = fmul contract float %75, %145
  %147 = fadd contract float %136, %142
  %148 = fmul contract float %142, %146
  %149 = fadd contract float %135, %148
  %150 = add nuw nsw i32 %134, 32
  %151 = icmp slt i32 %150, %4
  br i1 %151, label %133, label %88, !llvm.loop !16

152:                                              ; preds = %153, %88
  ret void

153:                                              ; preds = %88, %153
  %154 = phi i32 [ %170, %153 ], [ %12, %88 ]
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !11
  %158 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %155
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !11
  %160 = fmul contract float %157, %159
  %161 = fsub contract float %160, %131
  %162 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %155
  %163 = load float, ptr addrspace(1) %162, align 4, !tbaa !11
  %164 = fsub contract float %163, %69
  %165 = fmul contract float %75, %164
  %166 = fmul contract float %132, %165
  %167 = fsub contract float %161, %166
  %168 = fmul contract float %75, %167
  %169 = getelementptr inbounds nuw float, ptr addrspace(1) %11, i64 %155
  store float %168, ptr addrspace(1) %169, align 4, !tbaa !11
  %170 = add nuw nsw i32 %154, 32
  %171 = icmp slt i32 %170, %4
  br i1 %171, label %153, label %152, !llvm.loop !17
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
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
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
