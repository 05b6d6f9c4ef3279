; ModuleID = 'corpus/hip/hip_structs.hip'
source_filename = "corpus/hip/hip_structs.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.View = type { ptr, %struct.Extent, %struct.Extent }
%struct.Extent = type { i32, i32 }
%struct.ScaleShift = type { float, float, i32, ptr }
%struct.Config = type { i32, %struct.anon, [3 x %struct.Small], [16 x float], i64, i8 }
%struct.anon = type { double, double, double }
%struct.Small = type { i8, i16 }
%struct.Table = type { [4 x ptr] }

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @view_copy(ptr addrspace(4) noundef readonly byref(%struct.View) align 8 captures(none) %0, ptr addrspace(4) noundef readonly byref(%struct.View) align 8 captures(none) %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %4 = load <2 x i32>, ptr addrspace(4) %3, align 8
  %5 = extractelement <2 x i32> %4, i64 1
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %9 = load i16, ptr addrspace(4) %8, align 4, !range !9, !invariant.load !10, !noundef !10
  %10 = zext nneg i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = extractelement <2 x i32> %4, i64 0
  %15 = mul nsw i32 %5, %14
  %16 = icmp slt i32 %13, %15
  br i1 %16, label %17, label %45

17:                                               ; preds = %2
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 20
  %19 = load i32, ptr addrspace(4) %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
  %21 = load i32, ptr addrspace(4) %20, align 8
  %22 = load ptr, ptr addrspace(4) %1, align 8
  %23 = addrspacecast ptr %22 to ptr addrspace(1)
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 20
  %25 = load i32, ptr addrspace(4) %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %27 = load i32, ptr addrspace(4) %26, align 8
  %28 = load ptr, ptr addrspace(4) %0, align 8
  %29 = addrspacecast ptr %28 to ptr addrspace(1)
  %30 = freeze i32 %5
  %31 = sdiv i32 %13, %30
  %32 = mul i32 %31, %30
  %33 = sub i32 %13, %32
  %34 = mul nsw i32 %31, %27
  %35 = mul nsw i32 %33, %25
  %36 = add nsw i32 %35, %34
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %29, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !11
  %40 = mul nsw i32 %31, %21
  %41 = mul nsw i32 %33, %19
  %42 = add nsw i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %23, i64 %43
  store float %39, ptr addrspace(1) %44, align 4, !tbaa !11
  br label %45

45:                                               ; preds = %17, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @functor_apply(ptr addrspace(4) noundef readonly byref(%struct.ScaleShift) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = load float, ptr addrspace(4) %0, align 8, !amdgpu.noclobber !10
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 4
  %5 = load float, ptr addrspace(4) %4, align 4, !amdgpu.noclobber !10
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %7 = load i32, ptr addrspace(4) %6, align 8, !amdgpu.noclobber !10
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %9 = load ptr, ptr addrspace(4) %8, align 8, !amdgpu.noclobber !10
  %10 = addrspacecast ptr %9 to ptr addrspace(1)
  %11 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 12
  %14 = load i16, ptr addrspace(4) %13, align 4, !range !9, !invariant.load !10, !noundef !10
  %15 = zext nneg i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = icmp slt i32 %18, %1
  br i1 %19, label %20, label %40

20:                                               ; preds = %2
  %21 = icmp sgt i32 %7, 0
  %22 = load i32, ptr addrspace(4) %12, align 8, !invariant.load !10, !noundef !10
  %23 = mul i32 %22, %15
  br label %24

24:                                               ; preds = %20, %36
  %25 = phi i32 [ %18, %20 ], [ %38, %36 ]
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %10, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !11
  br i1 %21, label %29, label %36

29:                                               ; preds = %24, %29
  %30 = phi i32 [ %34, %29 ], [ 0, %24 ]
  %31 = phi float [ %33, %29 ], [ %28, %24 ]
  %32 = fmul contract float %3, %31
  %33 = fadd contract float %5, %32
  %34 = add nuw nsw i32 %30, 1
  %35 = icmp eq i32 %34, %7
  br i1 %35, label %36, label %29, !llvm.loop !13

36:                                               ; preds = %29, %24
  %37 = phi float [ %28, %24 ], [ %33, %29 ]
  store float %37, ptr addrspace(1) %27, align 4, !tbaa !11
  %38 = add i32 %23, %25
  %39 = icmp slt i32 %38, %1
  br i1 %39, label %24, label %40, !llvm.loop !15

40:                                               ; preds = %36, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc noundef double @_Z5weigh6Configi(ptr addrspace(5) noundef readonly byref(%struct.Config) align 8 captures(none) %0, i32 noundef range(i32 0, 1025) %1) unnamed_addr #2 {
  %3 = alloca %struct.Config, align 8, addrspace(5)
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 8 dereferenceable(128) %3, ptr addrspace(5) noundef align 8 dereferenceable(128) %0, i64 128, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 8
  %5 = load double, ptr addrspace(5) %4, align 8, !tbaa !16
  %6 = uitofp nneg i32 %1 to double
  %7 = fmul contract double %5, %6
  %8 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 16
  %9 = load double, ptr addrspace(5) %8, align 8, !tbaa !21
  %10 = fadd contract double %7, %9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 44
  %12 = and i32 %1, 15
  %13 = getelementptr inbounds nuw float, ptr addrspace(5) %11, i32 %12
  %14 = load float, ptr addrspace(5) %13, align 4, !tbaa !11
  %15 = fmul contract float %14, 2.000000e+00
  store float %15, ptr addrspace(5) %13, align 4, !tbaa !11
  %16 = load float, ptr addrspace(5) %11, align 4, !tbaa !11
  %17 = fpext contract float %16 to double
  %18 = icmp eq i32 %12, 0
  %19 = select contract i1 %18, double 3.000000e+00, double 1.000000e+00
  %20 = fmul contract double %19, %17
  %21 = fadd contract double %10, %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 48
  %23 = load float, ptr addrspace(5) %22, align 8, !tbaa !11
  %24 = fpext contract float %23 to double
  %25 = icmp eq i32 %12, 1
  %26 = select contract i1 %25, double 3.000000e+00, double 1.000000e+00
  %27 = fmul contract double %26, %24
  %28 = fadd contract double %21, %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 52
  %30 = load float, ptr addrspace(5) %29, align 4, !tbaa !11
  %31 = fpext contract float %30 to double
  %32 = icmp eq i32 %12, 2
  %33 = select contract i1 %32, double 3.000000e+00, double 1.000000e+00
  %34 = fmul contract double %33, %31
  %35 = fadd contract double %28, %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 56
  %37 = load float, ptr addrspace(5) %36, align 8, !tbaa !11
  %38 = fpext contract float %37 to double
  %39 = icmp eq i32 %12, 3
  %40 = select contract i1 %39, double 3.000000e+00, double 1.000000e+00
  %41 = fmul contract double %40, %38
  %42 = fadd contract double %35, %41
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 60
  %44 = load float, ptr addrspace(5) %43, align 4, !tbaa !11
  %45 = fpext contract float %44 to double
  %46 = icmp eq i32 %12, 4
  %47 = select contract i1 %46, double 3.000000e+00, double 1.000000e+00
  %48 = fmul contract double %47, %45
  %49 = fadd contract double %42, %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 64
  %51 = load float, ptr addrspace(5) %50, align 8, !tbaa !11
  %52 = fpext contract float %51 to double
  %53 = icmp eq i32 %12, 5
  %54 = select contract i1 %53, double 3.000000e+00, double 1.000000e+00
  %55 = fmul contract double %54, %52
  %56 = fadd contract double %49, %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 68
  %58 = load float, ptr addrspace(5) %57, align 4, !tbaa !11
  %59 = fpext contract float %58 to double
  %60 = icmp eq i32 %12, 6
  %61 = select contract i1 %60, double 3.000000e+00, double 1.000000e+00
  %62 = fmul contract double %61, %59
  %63 = fadd contract double %56, %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 72
  %65 = load float, ptr addrspace(5) %64, align 8, !tbaa !11
  %66 = fpext contract float %65 to double
  %67 = icmp eq i32 %12, 7
  %68 = select contract i1 %67, double 3.000000e+00, double 1.000000e+00
  %69 = fmul contract double %68, %66
  %70 = fadd contract double %63, %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 76
  %72 = load float, ptr addrspace(5) %71, align 4, !tbaa !11
  %73 = fpext contract float %72 to double
  %74 = icmp eq i32 %12, 8
  %75 = select contract i1 %74, double 3.000000e+00, double 1.000000e+00
  %76 = fmul contract double %75, %73
  %77 = fadd contract double %70, %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 80
  %79 = load float, ptr addrspace(5) %78, align 8, !tbaa !11
  %80 = fpext contract float %79 to double
  %81 = icmp eq i32 %12, 9
  %82 = select contract i1 %81, double 3.000000e+00, double 1.000000e+00
  %83 = fmul contract double %82, %80
  %84 = fadd contract double %77, %83
  %85 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 84
  %86 = load float, ptr addrspace(5) %85, align 4, !tbaa !11
  %87 = fpext contract float %86 to double
  %88 = icmp eq i32 %12, 10
  %89 = select contract i1 %88, double 3.000000e+00, double 1.000000e+00
  %90 = fmul contract double %89, %87
  %91 = fadd contract double %84, %90
  %92 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 88
  %93 = load float, ptr addrspace(5) %92, align 8, !tbaa !11
  %94 = fpext contract float %93 to double
  %95 = icmp eq i32 %12, 11
  %96 = select contract i1 %95, double 3.000000e+00, double 1.000000e+00
  %97 = fmul contract double %96, %94
  %98 = fadd contract double %91, %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 92
  %100 = load float, ptr addrspace(5) %99, align 4, !tbaa !11
  %101 = fpext contract float %100 to double
  %102 = icmp eq i32 %12, 12
  %103 = select contract i1 %102, double 3.000000e+00, double 1.000000e+00
  %104 = fmul contract double %103, %101
  %105 = fadd contract double %98, %104
  %106 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 96
  %107 = load float, ptr addrspace(5) %106, align 8, !tbaa !11
  %108 = fpext contract float %107 to double
  %109 = icmp eq i32 %12, 13
  %110 = select contract i1 %109, double 3.000000e+00, double 1.000000e+00
  %111 = fmul contract double %110, %108
  %112 = fadd contract double %105, %111
  %113 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 100
  %114 = load float, ptr addrspace(5) %113, align 4, !tbaa !11
  %115 = fpext contract float %114 to double
  %116 = icmp eq i32 %12, 14
  %117 = select contract i1 %116, double 3.000000e+00, double 1.000000e+00
  %118 = fmul contract double %117, %115
  %119 = fadd contract double %112, %118
  %120 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 104
  %121 = load float, ptr addrspace(5) %120, align 8, !tbaa !11
  %122 = fpext contract float %121 to double
  %123 = icmp eq i32 %12, 15
  %124 = select contract i1 %123, double 3.000000e+00, double 1.000000e+00
  %125 = fmul contract double %124, %122
  %126 = fadd contract double %119, %125
  %127 = trunc nuw nsw i32 %1 to i16
  %128 = urem i16 %127, 3
  %129 = zext nneg i16 %128 to i32
  %130 = getelementptr inbounds nuw %struct.Small, ptr addrspace(5) %3, i32 %129
  %131 = getelementptr inbounds nuw i8, ptr addrspace(5) %130, i32 34
  %132 = load i16, ptr addrspace(5) %131, align 2, !tbaa !22
  %133 = uitofp i16 %132 to double
  %134 = fadd contract double %126, %133
  %135 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 112
  %136 = load i64, ptr addrspace(5) %135, align 8, !tbaa !25
  %137 = sitofp i64 %136 to double
  %138 = fsub contract double %134, %137
  ret double %138
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @config_kernel(ptr addrspace(4) noundef readonly byref(%struct.Config) align 8 captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = alloca %struct.Config, align 8, addrspace(5)
  %4 = alloca %struct.Config, align 8, addrspace(5)
  call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) noundef align 8 dereferenceable(128) %3, ptr addrspace(4) noundef align 8 dereferenceable(128) %0, i64 128, i1 false)
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) noundef align 8 dereferenceable(128) %4, ptr addrspace(4) noundef align 8 dereferenceable(128) %0, i64 128, i1 false)
  %6 = call contract fastcc noundef double @_Z5weigh6Configi(ptr addrspace(5) noundef byref(%struct.Config) align 8 %4, i32 noundef %5) #9
  %7 = zext nneg i32 %5 to i64
  %8 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 112
  %9 = load i64, ptr addrspace(5) %8, align 8
  %10 = add nsw i64 %9, %7
  store i64 %10, ptr addrspace(5) %8, align 8
  %11 = trunc nuw nsw i32 %5 to i16
  %12 = urem i16 %11, 3
  %13 = zext nneg i16 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Small, ptr addrspace(5) %3, i32 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %14, i32 34
  %16 = load i16, ptr addrspace(5) %15, align 2
  %17 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 120
  %18 = load i8, ptr addrspace(5) %17, align 8
  %19 = zext i8 %18 to i16
  %20 = add i16 %16, %19
  store i16 %20, ptr addrspace(5) %15, align 2
  %21 = fmul contract double %6, 1.000000e+03
  %22 = add nuw nsw i32 %5, 1
  %23 = call contract fastcc noundef double @_Z5weigh6Configi(ptr addrspace(5) noundef byref(%struct.Config) align 8 %3, i32 noundef %22) #9
  %24 = fadd contract double %21, %23
  %25 = load i32, ptr addrspace(5) %3, align 8
  %26 = sitofp i32 %25 to double
  %27 = fadd contract double %24, %26
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %7
  store double %27, ptr addrspace(1) %28, align 8, !tbaa !26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @pointer_table(ptr addrspace(4) noundef readonly byref(%struct.Table) align 8 captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #4 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %4
  %6 = load i8, ptr addrspace(1) %5, align 1, !tbaa !27
  %7 = zext i8 %6 to i64
  %8 = getelementptr inbounds nuw ptr, ptr addrspace(4) %0, i64 %7
  %9 = load ptr, ptr addrspace(4) %8, align 8, !tbaa !28, !amdgpu.noclobber !10
  %10 = addrspacecast ptr %9 to ptr addrspace(1)
  %11 = icmp eq ptr addrspace(1) %10, addrspacecast (ptr null to ptr addrspace(1))
  br i1 %11, label %21, label %12

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %4
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !5, !amdgpu.noclobber !10
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %16 = load ptr, ptr addrspace(4) %15, align 8, !tbaa !28, !amdgpu.noclobber !10
  %17 = addrspacecast ptr %16 to ptr addrspace(1)
  %18 = icmp eq ptr addrspace(1) %17, addrspacecast (ptr null to ptr addrspace(1))
  %19 = select i1 %18, i32 1, i32 2
  %20 = sub nsw i32 %19, %14
  store i32 %20, ptr addrspace(1) %13, align 4, !tbaa !5
  br label %21

21:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc [2 x i32] @_Z10make_valuejj(i32 noundef %0, i32 noundef range(i32 1065353216, 1073741824) %1) unnamed_addr #5 {
  %3 = and i32 %0, 3
  %4 = insertvalue [2 x i32] poison, i32 %3, 0
  %5 = insertvalue [2 x i32] %4, i32 %1, 1
  ret [2 x i32] %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @tagged_union(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #6 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5
  %10 = and i32 %9, 8388607
  %11 = or disjoint i32 %10, 1065353216
  %12 = tail call fastcc [2 x i32] @_Z10make_valuejj(i32 noundef %7, i32 noundef %11) #9
  %13 = extractvalue [2 x i32] %12, 0
  %14 = extractvalue [2 x i32] %12, 1
  switch i32 %13, label %34 [
    i32 0, label %28
    i32 1, label %30
    i32 2, label %15
  ]

15:                                               ; preds = %2
  %16 = and i32 %14, 255
  %17 = mul nuw nsw i32 %16, 7
  %18 = lshr i32 %14, 8
  %19 = and i32 %18, 255
  %20 = add nuw nsw i32 %17, %19
  %21 = mul nuw nsw i32 %20, 7
  %22 = lshr i32 %14, 16
  %23 = and i32 %22, 255
  %24 = add nuw nsw i32 %21, %23
  %25 = mul nuw nsw i32 %24, 7
  %26 = lshr i32 %14, 24
  %27 = add nuw nsw i32 %25, %26
  br label %39

28:                                               ; preds = %2
  %29 = mul i32 %14, 3
  br label %39

30:                                               ; preds = %2
  %31 = bitcast i32 %14 to float
  %32 = fmul contract float %31, 1.000000e+03
  %33 = fptoui float %32 to i32
  br label %39

34:                                               ; preds = %2
  %35 = shl i32 %14, 16
  %36 = ashr exact i32 %35, 16
  %37 = ashr i32 %14, 16
  %38 = sub nsw i32 %36, %37
  br label %39

39:                                               ; preds = %15, %34, %30, %28
  %40 = phi i32 [ %38, %34 ], [ %29, %28 ], [ %33, %30 ], [ %27, %15 ]
  %41 = zext nneg i32 %3 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %41
  store i32 %40, ptr addrspace(1) %42, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nounwind }

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
!15 = distinct !{!15, !14}
!16 = !{!17, !19, i64 8}
!17 = !{!"_ZTS6Config", !6, i64 0, !18, i64 8, !7, i64 32, !7, i64 44, !20, i64 112, !7, i64 120}
!18 = !{!"_ZTSN6ConfigUt_E", !19, i64 0, !19, i64 8, !19, i64 16}
!19 = !{!"double", !7, i64 0}
!20 = !{!"long long", !7, i64 0}
!21 = !{!17, !19, i64 16}
!22 = !{!23, !24, i64 2}
!23 = !{!"_ZTS5Small", !7, i64 0, !24, i64 2}
!24 = !{!"short", !7, i64 0}
!25 = !{!17, !20, i64 112}
!26 = !{!19, !19, i64 0}
!27 = !{!7, !7, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 int", !30, i64 0}
!30 = !{!"any pointer", !7, i64 0}
