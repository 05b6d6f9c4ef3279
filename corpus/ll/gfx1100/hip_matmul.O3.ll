; ModuleID = 'corpus/hip/hip_matmul.hip'
source_filename = "corpus/hip/hip_matmul.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Su3 = type { [3 x [3 x %struct.Complex]] }
%struct.Complex = type { double, double }

$_ZZ6matmulILj16EEvPKfS1_PfjE8a_values = comdat any

$_ZZ6matmulILj16EEvPKfS1_PfjE8b_values = comdat any

@_ZZ6matmulILj16EEvPKfS1_PfjE8a_values = linkonce_odr hidden local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 16
@_ZZ6matmulILj16EEvPKfS1_PfjE8b_values = linkonce_odr hidden local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @matrix_multiplication(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y()
  %9 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12
  %11 = load i16, ptr addrspace(4) %10, align 4, !range !9, !invariant.load !10, !noundef !10
  %12 = zext nneg i16 %11 to i32
  %13 = load i32, ptr addrspace(4) %9, align 8, !invariant.load !10, !noundef !10
  %14 = mul i32 %13, %12
  %15 = lshr i32 %3, 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %140, label %17

17:                                               ; preds = %4
  %18 = mul i32 %3, %8
  %19 = mul i32 %3, %6
  %20 = add i32 %19, %5
  %21 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8a_values, i32 %6
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) %21, i32 %5
  %23 = mul i32 %14, %6
  %24 = add i32 %23, %5
  %25 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8b_values, i32 %6
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i32 %5
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8b_values, i32 %5
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 4
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 8
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 128
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 12
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 192
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 256
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 20
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 320
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 24
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 384
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 28
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 448
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 32
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 512
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 36
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 576
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 40
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 640
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 44
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 704
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 48
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 768
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 52
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 832
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 56
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 896
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 60
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 960
  br label %58

58:                                               ; preds = %17, %58
  %59 = phi float [ 0.000000e+00, %17 ], [ %137, %58 ]
  %60 = phi i32 [ 0, %17 ], [ %138, %58 ]
  %61 = add i32 %60, %18
  %62 = shl i32 %61, 4
  %63 = mul i32 %60, %14
  %64 = add i32 %63, %7
  %65 = shl i32 %64, 4
  %66 = add i32 %20, %62
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %67
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !11
  store float %69, ptr addrspace(3) %22, align 4, !tbaa !11
  %70 = add i32 %24, %65
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !11
  store float %73, ptr addrspace(3) %26, align 4, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %74 = load float, ptr addrspace(3) %21, align 16, !tbaa !11
  %75 = load float, ptr addrspace(3) %27, align 4, !tbaa !11
  %76 = fmul contract float %74, %75
  %77 = fadd contract float %59, %76
  %78 = load float, ptr addrspace(3) %28, align 4, !tbaa !11
  %79 = load float, ptr addrspace(3) %29, align 4, !tbaa !11
  %80 = fmul contract float %78, %79
  %81 = fadd contract float %77, %80
  %82 = load float, ptr addrspace(3) %30, align 8, !tbaa !11
  %83 = load float, ptr addrspace(3) %31, align 4, !tbaa !11
  %84 = fmul contract float %82, %83
  %85 = fadd contract float %81, %84
  %86 = load float, ptr addrspace(3) %32, align 4, !tbaa !11
  %87 = load float, ptr addrspace(3) %33, align 4, !tbaa !11
  %88 = fmul contract float %86, %87
  %89 = fadd contract float %85, %88
  %90 = load float, ptr addrspace(3) %34, align 16, !tbaa !11
  %91 = load float, ptr addrspace(3) %35, align 4, !tbaa !11
  %92 = fmul contract float %90, %91
  %93 = fadd contract float %89, %92
  %94 = load float, ptr addrspace(3) %36, align 4, !tbaa !11
  %95 = load float, ptr addrspace(3) %37, align 4, !tbaa !11
  %96 = fmul contract float %94, %95
  %97 = fadd contract float %93, %96
  %98 = load float, ptr addrspace(3) %38, align 8, !tbaa !11
  %99 = load float, ptr addrspace(3) %39, align 4, !tbaa !11
  %100 = fmul contract float %98, %99
  %101 = fadd contract float %97, %100
  %102 = load float, ptr addrspace(3) %40, align 4, !tbaa !11
  %103 = load float, ptr addrspace(3) %41, align 4, !tbaa !11
  %104 = fmul contract float %102, %103
  %105 = fadd contract float %101, %104
  %106 = load float, ptr addrspace(3) %42, align 16, !tbaa !11
  %107 = load float, ptr addrspace(3) %43, align 4, !tbaa !11
  %108 = fmul contract float %106, %107
  %109 = fadd contract float %105, %108
  %110 = load float, ptr addrspace(3) %44, align 4, !tbaa !11
  %111 = load float, ptr addrspace(3) %45, align 4, !tbaa !11
  %112 = fmul contract float %110, %111
  %113 = fadd contract float %109, %112
  %114 = load float, ptr addrspace(3) %46, align 8, !tbaa !11
  %115 = load float, ptr addrspace(3) %47, align 4, !tbaa !11
  %116 = fmul contract float %114, %115
  %117 = fadd contract float %113, %116
  %118 = load float, ptr addrspace(3) %48, align 4, !tbaa !11
  %119 = load float, ptr addrspace(3) %49, align 4, !tbaa !11
  %120 = fmul contract float %118, %119
  %121 = fadd contract float %117, %120
  %122 = load float, ptr addrspace(3) %50, align 16, !tbaa !11
  %123 = load float, ptr addrspace(3) %51, align 4, !tbaa !11
  %124 = fmul contract float %122, %123
  %125 = fadd contract float %121, %124
  %126 = load float, ptr addrspace(3) %52, align 4, !tbaa !11
  %127 = load float, ptr addrspace(3) %53, align 4, !tbaa !11
  %128 = fmul contract float %126, %127
  %129 = fadd contract float %125, %128
  %130 = load float, ptr addrspace(3) %54, align 8, !tbaa !11
  %131 = load float, ptr addrspace(3) %55, align 4, !tbaa !11
  %132 = fmul contract float %130, %131
  %133 = fadd contract float %129, %132
  %134 = load float, ptr addrspace(3) %56, align 4, !tbaa !11
  %135 = load float, ptr addrspace(3) %57, align 4, !tbaa !11
  %136 = fmul contract float %134, %135
  %137 = fadd contract float %133, %136
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %138 = add nuw nsw i32 %60, 1
  %139 = icmp eq i32 %138, %15
  br i1 %139, label %140, label %58, !llvm.loop !13

140:                                              ; preds = %58, %4
  %141 = phi float [ 0.000000e+00, %4 ], [ %137, %58 ]
  %142 = shl i32 %8, 4
  %143 = shl i32 %7, 4
  %144 = add i32 %142, %6
  %145 = mul i32 %144, %14
  %146 = add i32 %143, %5
  %147 = add i32 %146, %145
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %148
  store float %141, ptr addrspace(1) %149, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @bf16_matvec(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %8 = load i16, ptr addrspace(4) %7, align 4, !range !9, !invariant.load !10, !noundef !10
  %9 = zext nneg i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %4
  %15 = mul nsw i32 %12, %3
  br label %23

16:                                               ; preds = %23
  %17 = fptrunc contract float %35 to bfloat
  %18 = fpext contract bfloat %17 to float
  br label %19

19:                                               ; preds = %16, %4
  %20 = phi float [ 0.000000e+00, %4 ], [ %18, %16 ]
  %21 = sext i32 %12 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %21
  store float %20, ptr addrspace(1) %22, align 4, !tbaa !11
  ret void

23:                                               ; preds = %14, %23
  %24 = phi i32 [ 0, %14 ], [ %36, %23 ]
  %25 = phi float [ 0.000000e+00, %14 ], [ %35, %23 ]
  %26 = add nsw i32 %24, %15
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds bfloat, ptr addrspace(1) %0, i64 %27
  %29 = load bfloat, ptr addrspace(1) %28, align 2, !tbaa !15
  %30 = fpext contract bfloat %29 to float
  %31 = zext nneg i32 %24 to i64
  %32 = getelementptr inbounds nuw bfloat, ptr addrspace(1) %1, i64 %31
  %33 = load bfloat, ptr addrspace(1) %32, align 2, !tbaa !15
  %34 = fpext contract bfloat %33 to float
  %35 = tail call contract noundef float @llvm.fma.f32(float %30, float %34, float %25)
  %36 = add nuw nsw i32 %24, 1
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %16, label %23, !llvm.loop !17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @su3_mult(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, 36
  br i1 %12, label %13, label %77

13:                                               ; preds = %3
  %14 = srem i32 %11, 3
  %15 = sdiv i32 %11, 9
  %16 = mul i32 %15, 9
  %17 = sub i32 %11, %16
  %18 = trunc nsw i32 %17 to i8
  %19 = sdiv i8 %18, 3
  %20 = sext i32 %15 to i64
  %21 = getelementptr inbounds %struct.Su3, ptr addrspace(1) %0, i64 %20
  %22 = sext i8 %19 to i64
  %23 = getelementptr inbounds [3 x %struct.Complex], ptr addrspace(1) %21, i64 %22
  %24 = getelementptr inbounds %struct.Su3, ptr addrspace(1) %1, i64 %20
  %25 = sext i32 %14 to i64
  %26 = getelementptr %struct.Complex, ptr addrspace(1) %24, i64 %25
  %27 = load double, ptr addrspace(1) %23, align 8, !tbaa !18
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %29 = load double, ptr addrspace(1) %28, align 8, !tbaa !18
  %30 = load double, ptr addrspace(1) %26, align 8, !tbaa !18
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8
  %32 = load double, ptr addrspace(1) %31, align 8, !tbaa !18
  %33 = fmul contract double %27, %30
  %34 = fmul contract double %29, %32
  %35 = fsub contract double %33, %34
  %36 = fadd contract double %35, 0.000000e+00
  %37 = fmul contract double %27, %32
  %38 = fmul contract double %29, %30
  %39 = fadd contract double %38, %37
  %40 = fadd contract double %39, 0.000000e+00
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %42 = load double, ptr addrspace(1) %41, align 8, !tbaa !18
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  %44 = load double, ptr addrspace(1) %43, align 8, !tbaa !18
  %45 = getelementptr i8, ptr addrspace(1) %26, i64 48
  %46 = load double, ptr addrspace(1) %45, align 8, !tbaa !18
  %47 = getelementptr i8, ptr addrspace(1) %26, i64 56
  %48 = load double, ptr addrspace(1) %47, align 8, !tbaa !18
  %49 = fmul contract double %42, %46
  %50 = fmul contract double %44, %48
  %51 = fsub contract double %49, %50
  %52 = fadd contract double %36, %51
  %53 = fmul contract double %42, %48
  %54 = fmul contract double %44, %46
  %55 = fadd contract double %54, %53
  %56 = fadd contract double %40, %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 32
  %58 = load double, ptr addrspace(1) %57, align 8, !tbaa !18
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 40
  %60 = load double, ptr addrspace(1) %59, align 8, !tbaa !18
  %61 = getelementptr i8, ptr addrspace(1) %26, i64 96
  %62 = load double, ptr addrspace(1) %61, align 8, !tbaa !18
  %63 = getelementptr i8, ptr addrspace(1) %26, i64 104
  %64 = load double, ptr addrspace(1) %63, align 8, !tbaa !18
  %65 = fmul contract double %58, %62
  %66 = fmul contract double %60, %64
  %67 = fsub contract double %65, %66
  %68 = fadd contract double %52, %67
  %69 = fmul contract double %58, %64
  %70 = fmul contract double %60, %62
  %71 = fadd contract double %70, %69
  %72 = fadd contract double %56, %71
  %73 = getelementptr inbounds %struct.Su3, ptr addrspace(1) %2, i64 %20
  %74 = getelementptr inbounds [3 x %struct.Complex], ptr addrspace(1) %73, i64 %22
  %75 = getelementptr inbounds %struct.Complex, ptr addrspace(1) %74, i64 %25
  store double %68, ptr addrspace(1) %75, align 8, !tbaa !18
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %75, i64 8
  store double %72, ptr addrspace(1) %76, align 8, !tbaa !18
  br label %77

77:                                               ; preds = %13, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"__bf16", !7, i64 0}
!17 = distinct !{!17, !14}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !7, i64 0}
