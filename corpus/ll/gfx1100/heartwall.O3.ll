; ModuleID = 'corpus/opencl/heartwall.cl'
source_filename = "corpus/opencl/heartwall.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@correlate.win = internal unnamed_addr addrspace(3) global [13 x [13 x float]] undef, align 4
@correlate.tpl = internal unnamed_addr addrspace(3) global [25 x float] undef, align 4
@correlate.corr = internal unnamed_addr addrspace(3) global [81 x float] undef, align 8
@correlate.stat.0 = internal unnamed_addr addrspace(3) global float undef, align 4
@correlate.stat.1 = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @correlate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6, !amdgpu.noclobber !16
  %17 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %14
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !6, !amdgpu.noclobber !16
  %19 = icmp samesign ult i32 %9, 169
  br i1 %19, label %24, label %20

20:                                               ; preds = %24, %7
  %21 = icmp samesign ult i32 %9, 25
  br i1 %21, label %22, label %44

22:                                               ; preds = %20
  %23 = mul nsw i32 %8, 25
  br label %128

24:                                               ; preds = %7, %24
  %25 = phi i32 [ %42, %24 ], [ %9, %7 ]
  %26 = trunc nuw i32 %25 to i8
  %27 = freeze i8 %26
  %28 = udiv i8 %27, 13
  %29 = zext nneg i8 %28 to i32
  %30 = add nsw i32 %16, %29
  %31 = mul nsw i32 %30, %6
  %32 = mul i8 %28, 13
  %33 = sub i8 %27, %32
  %34 = zext nneg i8 %33 to i32
  %35 = add i32 %18, %34
  %36 = add i32 %35, %31
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !17, !amdgpu.noclobber !16
  %40 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i32 %29
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) %40, i32 %34
  store float %39, ptr addrspace(3) %41, align 4, !tbaa !17
  %42 = add nuw nsw i32 %25, %13
  %43 = icmp samesign ult i32 %42, 169
  br i1 %43, label %24, label %20

44:                                               ; preds = %128, %20
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %45 = icmp eq i32 %9, 0
  br i1 %45, label %46, label %137

46:                                               ; preds = %44
  %47 = load float, ptr addrspace(3) @correlate.tpl, align 4, !tbaa !17
  %48 = fadd float %47, 0.000000e+00
  %49 = tail call float @llvm.fmuladd.f32(float %47, float %47, float 0.000000e+00)
  %50 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 4), align 4, !tbaa !17
  %51 = fadd float %48, %50
  %52 = tail call float @llvm.fmuladd.f32(float %50, float %50, float %49)
  %53 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 8), align 4, !tbaa !17
  %54 = fadd float %51, %53
  %55 = tail call float @llvm.fmuladd.f32(float %53, float %53, float %52)
  %56 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 12), align 4, !tbaa !17
  %57 = fadd float %54, %56
  %58 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %55)
  %59 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 16), align 4, !tbaa !17
  %60 = fadd float %57, %59
  %61 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %58)
  %62 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 20), align 4, !tbaa !17
  %63 = fadd float %60, %62
  %64 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %61)
  %65 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 24), align 4, !tbaa !17
  %66 = fadd float %63, %65
  %67 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %64)
  %68 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 28), align 4, !tbaa !17
  %69 = fadd float %66, %68
  %70 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %67)
  %71 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 32), align 4, !tbaa !17
  %72 = fadd float %69, %71
  %73 = tail call float @llvm.fmuladd.f32(float %71, float %71, float %70)
  %74 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 36), align 4, !tbaa !17
  %75 = fadd float %72, %74
  %76 = tail call float @llvm.fmuladd.f32(float %74, float %74, float %73)
  %77 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 40), align 4, !tbaa !17
  %78 = fadd float %75, %77
  %79 = tail call float @llvm.fmuladd.f32(float %77, float %77, float %76)
  %80 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 44), align 4, !tbaa !17
  %81 = fadd float %78, %80
  %82 = tail call float @llvm.fmuladd.f32(float %80, float %80, float %79)
  %83 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 48), align 4, !tbaa !17
  %84 = fadd float %81, %83
  %85 = tail call float @llvm.fmuladd.f32(float %83, float %83, float %82)
  %86 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 52), align 4, !tbaa !17
  %87 = fadd float %84, %86
  %88 = tail call float @llvm.fmuladd.f32(float %86, float %86, float %85)
  %89 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 56), align 4, !tbaa !17
  %90 = fadd float %87, %89
  %91 = tail call float @llvm.fmuladd.f32(float %89, float %89, float %88)
  %92 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 60), align 4, !tbaa !17
  %93 = fadd float %90, %92
  %94 = tail call float @llvm.fmuladd.f32(float %92, float %92, float %91)
  %95 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 64), align 4, !tbaa !17
  %96 = fadd float %93, %95
  %97 = tail call float @llvm.fmuladd.f32(float %95, float %95, float %94)
  %98 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 68), align 4, !tbaa !17
  %99 = fadd float %96, %98
  %100 = tail call float @llvm.fmuladd.f32(float %98, float %98, float %97)
  %101 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 72), align 4, !tbaa !17
  %102 = fadd float %99, %101
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %101, float %100)
  %104 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 76), align 4, !tbaa !17
  %105 = fadd float %102, %104
  %106 = tail call float @llvm.fmuladd.f32(float %104, float %104, float %103)
  %107 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 80), align 4, !tbaa !17
  %108 = fadd float %105, %107
  %109 = tail call float @llvm.fmuladd.f32(float %107, float %107, float %106)
  %110 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 84), align 4, !tbaa !17
  %111 = fadd float %108, %110
  %112 = tail call float @llvm.fmuladd.f32(float %110, float %110, float %109)
  %113 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 88), align 4, !tbaa !17
  %114 = fadd float %111, %113
  %115 = tail call float @llvm.fmuladd.f32(float %113, float %113, float %112)
  %116 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 92), align 4, !tbaa !17
  %117 = fadd float %114, %116
  %118 = tail call float @llvm.fmuladd.f32(float %116, float %116, float %115)
  %119 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 96), align 4, !tbaa !17
  %120 = fadd float %117, %119
  %121 = tail call float @llvm.fmuladd.f32(float %119, float %119, float %118)
  %122 = fdiv float %120, 2.500000e+01
  store float %122, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !17
  %123 = fmul float %120, %120
  %124 = fdiv float %123, 2.500000e+01
  %125 = fsub float %121, %124
  %126 = tail call fastcc float @llvm.maxnum.f32(float noundef %125, float noundef 0.000000e+00) #8
  %127 = tail call fastcc float @llvm.sqrt.f32(float noundef %126) #8
  store float %127, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !17
  br label %137

128:                                              ; preds = %22, %128
  %129 = phi i32 [ %9, %22 ], [ %135, %128 ]
  %130 = add nsw i32 %129, %23
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !17, !amdgpu.noclobber !16
  %134 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i32 %129
  store float %133, ptr addrspace(3) %134, align 4, !tbaa !17
  %135 = add nuw nsw i32 %129, %13
  %136 = icmp samesign ult i32 %135, 25
  br i1 %136, label %128, label %44

137:                                              ; preds = %46, %44
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %138 = icmp samesign ult i32 %9, 81
  br i1 %138, label %139, label %193

139:                                              ; preds = %137
  %140 = load float, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !17
  %141 = load float, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !17
  %142 = mul nsw i32 %8, 81
  %143 = load float, ptr addrspace(3) @correlate.tpl, align 4, !tbaa !17
  %144 = fsub float %143, %140
  %145 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 4), align 4, !tbaa !17
  %146 = fsub float %145, %140
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 8), align 4, !tbaa !17
  %148 = fsub float %147, %140
  %149 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 12), align 4, !tbaa !17
  %150 = fsub float %149, %140
  %151 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 16), align 4, !tbaa !17
  %152 = fsub float %151, %140
  %153 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 20), align 4, !tbaa !17
  %154 = fsub float %153, %140
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 24), align 4, !tbaa !17
  %156 = fsub float %155, %140
  %157 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 28), align 4, !tbaa !17
  %158 = fsub float %157, %140
  %159 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 32), align 4, !tbaa !17
  %160 = fsub float %159, %140
  %161 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 36), align 4, !tbaa !17
  %162 = fsub float %161, %140
  %163 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 40), align 4, !tbaa !17
  %164 = fsub float %163, %140
  %165 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 44), align 4, !tbaa !17
  %166 = fsub float %165, %140
  %167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 48), align 4, !tbaa !17
  %168 = fsub float %167, %140
  %169 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 52), align 4, !tbaa !17
  %170 = fsub float %169, %140
  %171 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 56), align 4, !tbaa !17
  %172 = fsub float %171, %140
  %173 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 60), align 4, !tbaa !17
  %174 = fsub float %173, %140
  %175 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 64), align 4, !tbaa !17
  %176 = fsub float %175, %140
  %177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 68), align 4, !tbaa !17
  %178 = fsub float %177, %140
  %179 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 72), align 4, !tbaa !17
  %180 = fsub float %179, %140
  %181 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 76), align 4, !tbaa !17
  %182 = fsub float %181, %140
  %183 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 80), align 4, !tbaa !17
  %184 = fsub float %183, %140
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 84), align 4, !tbaa !17
  %186 = fsub float %185, %140
  %187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 88), align 4, !tbaa !17
  %188 = fsub float %187, %140
  %189 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 92), align 4, !tbaa !17
  %190 = fsub float %189, %140
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 96), align 4, !tbaa !17
  %192 = fsub float %191, %140
  br label %609

193:                                              ; preds = %609, %137
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %45, label %194, label %759

194:                                              ; preds = %193
  %195 = load <2 x float>, ptr addrspace(3) @correlate.corr, align 8, !tbaa !17
  %196 = extractelement <2 x float> %195, i64 0
  %197 = extractelement <2 x float> %195, i64 1
  %198 = fcmp ogt float %197, %196
  %199 = zext i1 %198 to i32
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 8), align 8, !tbaa !17
  %201 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %199
  %202 = load float, ptr addrspace(3) %201, align 4, !tbaa !17
  %203 = fcmp ogt float %200, %202
  %204 = select i1 %203, i32 2, i32 %199
  %205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 12), align 4, !tbaa !17
  %206 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %204
  %207 = load float, ptr addrspace(3) %206, align 4, !tbaa !17
  %208 = fcmp ogt float %205, %207
  %209 = select i1 %208, i32 3, i32 %204
  %210 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 16), align 8, !tbaa !17
  %211 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %209
  %212 = load float, ptr addrspace(3) %211, align 4, !tbaa !17
  %213 = fcmp ogt float %210, %212
  %214 = select i1 %213, i32 4, i32 %209
  %215 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 20), align 4, !tbaa !17
  %216 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %214
  %217 = load float, ptr addrspace(3) %216, align 4, !tbaa !17
  %218 = fcmp ogt float %215, %217
  %219 = select i1 %218, i32 5, i32 %214
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 24), align 8, !tbaa !17
  %221 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %219
  %222 = load float, ptr addrspace(3) %221, align 4, !tbaa !17
  %223 = fcmp ogt float %220, %222
  %224 = select i1 %223, i32 6, i32 %219
  %225 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 28), align 4, !tbaa !17
  %226 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %224
  %227 = load float, ptr addrspace(3) %226, align 4, !tbaa !17
  %228 = fcmp ogt float %225, %227
  %229 = select i1 %228, i32 7, i32 %224
  %230 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 32), align 8, !tbaa !17
  %231 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %229
  %232 = load float, ptr addrspace(3) %231, align 4, !tbaa !17
  %233 = fcmp ogt float %230, %232
  %234 = select i1 %233, i32 8, i32 %229
  %235 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 36), align 4, !tbaa !17
  %236 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %234
  %237 = load float, ptr addrspace(3) %236, align 4, !tbaa !17
  %238 = fcmp ogt float %235, %237
  %239 = select i1 %238, i32 9, i32 %234
  %240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 40), align 8, !tbaa !17
  %241 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %239
  %242 = load float, ptr addrspace(3) %241, align 4, !tbaa !17
  %243 = fcmp ogt float %240, %242
  %244 = select i1 %243, i32 10, i32 %239
  %245 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 44), align 4, !tbaa !17
  %246 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %244
  %247 = load float, ptr addrspace(3) %246, align 4, !tbaa !17
  %248 = fcmp ogt float %245, %247
  %249 = select i1 %248, i32 11, i32 %244
  %250 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 48), align 8, !tbaa !17
  %251 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %249
  %252 = load float, ptr addrspace(3) %251, align 4, !tbaa !17
  %253 = fcmp ogt float %250, %252
  %254 = select i1 %253, i32 12, i32 %249
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 52), align 4, !tbaa !17
  %256 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %254
  %257 = load float, ptr addrspace(3) %256, align 4, !tbaa !17
  %258 = fcmp ogt float %255, %257
  %259 = select i1 %258, i32 13, i32 %254
  %260 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 56), align 8, !tbaa !17
  %261 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %259
  %262 = load float, ptr addrspace(3) %261, align 4, !tbaa !17
  %263 = fcmp ogt float %260, %262
  %264 = select i1 %263, i32 14, i32 %259
  %265 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 60), align 4, !tbaa !17
  %266 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %264
  %267 = load float, ptr addrspace(3) %266, align 4, !tbaa !17
  %268 = fcmp ogt float %265, %267
  %269 = select i1 %268, i32 15, i32 %264
  %270 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 64), align 8, !tbaa !17
  %271 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %269
  %272 = load float, ptr addrspace(3) %271, align 4, !tbaa !17
  %273 = fcmp ogt float %270, %272
  %274 = select i1 %273, i32 16, i32 %269
  %275 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 68), align 4, !tbaa !17
  %276 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %274
  %277 = load float, ptr addrspace(3) %276, align 4, !tbaa !17
  %278 = fcmp ogt float %275, %277
  %279 = select i1 %278, i32 17, i32 %274
  %280 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 72), align 8, !tbaa !17
  %281 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %279
  %282 = load float, ptr addrspace(3) %281, align 4, !tbaa !17
  %283 = fcmp ogt float %280, %282
  %284 = select i1 %283, i32 18, i32 %279
  %285 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 76), align 4, !tbaa !17
  %286 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %284
  %287 = load float, ptr addrspace(3) %286, align 4, !tbaa !17
  %288 = fcmp ogt float %285, %287
  %289 = select i1 %288, i32 19, i32 %284
  %290 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 80), align 8, !tbaa !17
  %291 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %289
  %292 = load float, ptr addrspace(3) %291, align 4, !tbaa !17
  %293 = fcmp ogt float %290, %292
  %294 = select i1 %293, i32 20, i32 %289
  %295 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 84), align 4, !tbaa !17
  %296 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %294
  %297 = load float, ptr addrspace(3) %296, align 4, !tbaa !17
  %298 = fcmp ogt float %295, %297
  %299 = select i1 %298, i32 21, i32 %294
  %300 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 88), align 8, !tbaa !17
  %301 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %299
  %302 = load float, ptr addrspace(3) %301, align 4, !tbaa !17
  %303 = fcmp ogt float %300, %302
  %304 = select i1 %303, i32 22, i32 %299
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 92), align 4, !tbaa !17
  %306 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %304
  %307 = load float, ptr addrspace(3) %306, align 4, !tbaa !17
  %308 = fcmp ogt float %305, %307
  %309 = select i1 %308, i32 23, i32 %304
  %310 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 96), align 8, !tbaa !17
  %311 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %309
  %312 = load float, ptr addrspace(3) %311, align 4, !tbaa !17
  %313 = fcmp ogt float %310, %312
  %314 = select i1 %313, i32 24, i32 %309
  %315 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 100), align 4, !tbaa !17
  %316 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %314
  %317 = load float, ptr addrspace(3) %316, align 4, !tbaa !17
  %318 = fcmp ogt float %315, %317
  %319 = select i1 %318, i32 25, i32 %314
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 104), align 8, !tbaa !17
  %321 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %319
  %322 = load float, ptr addrspace(3) %321, align 4, !tbaa !17
  %323 = fcmp ogt float %320, %322
  %324 = select i1 %323, i32 26, i32 %319
  %325 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 108), align 4, !tbaa !17
  %326 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %324
  %327 = load float, ptr addrspace(3) %326, align 4, !tbaa !17
  %328 = fcmp ogt float %325, %327
  %329 = select i1 %328, i32 27, i32 %324
  %330 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 112), align 8, !tbaa !17
  %331 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %329
  %332 = load float, ptr addrspace(3) %331, align 4, !tbaa !17
  %333 = fcmp ogt float %330, %332
  %334 = select i1 %333, i32 28, i32 %329
  %335 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 116), align 4, !tbaa !17
  %336 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %334
  %337 = load float, ptr addrspace(3) %336, align 4, !tbaa !17
  %338 = fcmp ogt float %335, %337
  %339 = select i1 %338, i32 29, i32 %334
  %340 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 120), align 8, !tbaa !17
  %341 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %339
  %342 = load float, ptr addrspace(3) %341, align 4, !tbaa !17
  %343 = fcmp ogt float %340, %342
  %344 = select i1 %343, i32 30, i32 %339
  %345 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 124), align 4, !tbaa !17
  %346 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %344
  %347 = load float, ptr addrspace(3) %346, align 4, !tbaa !17
  %348 = fcmp ogt float %345, %347
  %349 = select i1 %348, i32 31, i32 %344
  %350 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 128), align 8, !tbaa !17
  %351 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %349
  %352 = load float, ptr addrspace(3) %351, align 4, !tbaa !17
  %353 = fcmp ogt float %350, %352
  %354 = select i1 %353, i32 32, i32 %349
  %355 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 132), align 4, !tbaa !17
  %356 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %354
  %357 = load float, ptr addrspace(3) %356, align 4, !tbaa !17
  %358 = fcmp ogt float %355, %357
  %359 = select i1 %358, i32 33, i32 %354
  %360 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 136), align 8, !tbaa !17
  %361 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %359
  %362 = load float, ptr addrspace(3) %361, align 4, !tbaa !17
  %363 = fcmp ogt float %360, %362
  %364 = select i1 %363, i32 34, i32 %359
  %365 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 140), align 4, !tbaa !17
  %366 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %364
  %367 = load float, ptr addrspace(3) %366, align 4, !tbaa !17
  %368 = fcmp ogt float %365, %367
  %369 = select i1 %368, i32 35, i32 %364
  %370 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 144), align 8, !tbaa !17
  %371 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %369
  %372 = load float, ptr addrspace(3) %371, align 4, !tbaa !17
  %373 = fcmp ogt float %370, %372
  %374 = select i1 %373, i32 36, i32 %369
  %375 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 148), align 4, !tbaa !17
  %376 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %374
  %377 = load float, ptr addrspace(3) %376, align 4, !tbaa !17
  %378 = fcmp ogt float %375, %377
  %379 = select i1 %378, i32 37, i32 %374
  %380 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 152), align 8, !tbaa !17
  %381 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %379
  %382 = load float, ptr addrspace(3) %381, align 4, !tbaa !17
  %383 = fcmp ogt float %380, %382
  %384 = select i1 %383, i32 38, i32 %379
  %385 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 156), align 4, !tbaa !17
  %386 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %384
  %387 = load float, ptr addrspace(3) %386, align 4, !tbaa !17
  %388 = fcmp ogt float %385, %387
  %389 = select i1 %388, i32 39, i32 %384
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 160), align 8, !tbaa !17
  %391 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %389
  %392 = load float, ptr addrspace(3) %391, align 4, !tbaa !17
  %393 = fcmp ogt float %390, %392
  %394 = select i1 %393, i32 40, i32 %389
  %395 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 164), align 4, !tbaa !17
  %396 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %394
  %397 = load float, ptr addrspace(3) %396, align 4, !tbaa !17
  %398 = fcmp ogt float %395, %397
  %399 = select i1 %398, i32 41, i32 %394
  %400 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 168), align 8, !tbaa !17
  %401 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %399
  %402 = load float, ptr addrspace(3) %401, align 4, !tbaa !17
  %403 = fcmp ogt float %400, %402
  %404 = select i1 %403, i32 42, i32 %399
  %405 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 172), align 4, !tbaa !17
  %406 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %404
  %407 = load float, ptr addrspace(3) %406, align 4, !tbaa !17
  %408 = fcmp ogt float %405, %407
  %409 = select i1 %408, i32 43, i32 %404
  %410 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 176), align 8, !tbaa !17
  %411 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %409
  %412 = load float, ptr addrspace(3) %411, align 4, !tbaa !17
  %413 = fcmp ogt float %410, %412
  %414 = select i1 %413, i32 44, i32 %409
  %415 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 180), align 4, !tbaa !17
  %416 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %414
  %417 = load float, ptr addrspace(3) %416, align 4, !tbaa !17
  %418 = fcmp ogt float %415, %417
  %419 = select i1 %418, i32 45, i32 %414
  %420 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 184), align 8, !tbaa !17
  %421 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %419
  %422 = load float, ptr addrspace(3) %421, align 4, !tbaa !17
  %423 = fcmp ogt float %420, %422
  %424 = select i1 %423, i32 46, i32 %419
  %425 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 188), align 4, !tbaa !17
  %426 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %424
  %427 = load float, ptr addrspace(3) %426, align 4, !tbaa !17
  %428 = fcmp ogt float %425, %427
  %429 = select i1 %428, i32 47, i32 %424
  %430 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 192), align 8, !tbaa !17
  %431 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %429
  %432 = load float, ptr addrspace(3) %431, align 4, !tbaa !17
  %433 = fcmp ogt float %430, %432
  %434 = select i1 %433, i32 48, i32 %429
  %435 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 196), align 4, !tbaa !17
  %436 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %434
  %437 = load float, ptr addrspace(3) %436, align 4, !tbaa !17
  %438 = fcmp ogt float %435, %437
  %439 = select i1 %438, i32 49, i32 %434
  %440 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 200), align 8, !tbaa !17
  %441 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %439
  %442 = load float, ptr addrspace(3) %441, align 4, !tbaa !17
  %443 = fcmp ogt float %440, %442
  %444 = select i1 %443, i32 50, i32 %439
  %445 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 204), align 4, !tbaa !17
  %446 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %444
  %447 = load float, ptr addrspace(3) %446, align 4, !tbaa !17
  %448 = fcmp ogt float %445, %447
  %449 = select i1 %448, i32 51, i32 %444
  %450 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 208), align 8, !tbaa !17
  %451 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %449
  %452 = load float, ptr addrspace(3) %451, align 4, !tbaa !17
  %453 = fcmp ogt float %450, %452
  %454 = select i1 %453, i32 52, i32 %449
  %455 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 212), align 4, !tbaa !17
  %456 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %454
  %457 = load float, ptr addrspace(3) %456, align 4, !tbaa !17
  %458 = fcmp ogt float %455, %457
  %459 = select i1 %458, i32 53, i32 %454
  %460 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 216), align 8, !tbaa !17
  %461 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %459
  %462 = load float, ptr addrspace(3) %461, align 4, !tbaa !17
  %463 = fcmp ogt float %460, %462
  %464 = select i1 %463, i32 54, i32 %459
  %465 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 220), align 4, !tbaa !17
  %466 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %464
  %467 = load float, ptr addrspace(3) %466, align 4, !tbaa !17
  %468 = fcmp ogt float %465, %467
  %469 = select i1 %468, i32 55, i32 %464
  %470 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 224), align 8, !tbaa !17
  %471 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %469
  %472 = load float, ptr addrspace(3) %471, align 4, !tbaa !17
  %473 = fcmp ogt float %470, %472
  %474 = select i1 %473, i32 56, i32 %469
  %475 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 228), align 4, !tbaa !17
  %476 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %474
  %477 = load float, ptr addrspace(3) %476, align 4, !tbaa !17
  %478 = fcmp ogt float %475, %477
  %479 = select i1 %478, i32 57, i32 %474
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 232), align 8, !tbaa !17
  %481 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %479
  %482 = load float, ptr addrspace(3) %481, align 4, !tbaa !17
  %483 = fcmp ogt float %480, %482
  %484 = select i1 %483, i32 58, i32 %479
  %485 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 236), align 4, !tbaa !17
  %486 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %484
  %487 = load float, ptr addrspace(3) %486, align 4, !tbaa !17
  %488 = fcmp ogt float %485, %487
  %489 = select i1 %488, i32 59, i32 %484
  %490 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 240), align 8, !tbaa !17
  %491 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %489
  %492 = load float, ptr addrspace(3) %491, align 4, !tbaa !17
  %493 = fcmp ogt float %490, %492
  %494 = select i1 %493, i32 60, i32 %489
  %495 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 244), align 4, !tbaa !17
  %496 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %494
  %497 = load float, ptr addrspace(3) %496, align 4, !tbaa !17
  %498 = fcmp ogt float %495, %497
  %499 = select i1 %498, i32 61, i32 %494
  %500 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 248), align 8, !tbaa !17
  %501 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %499
  %502 = load float, ptr addrspace(3) %501, align 4, !tbaa !17
  %503 = fcmp ogt float %500, %502
  %504 = select i1 %503, i32 62, i32 %499
  %505 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 252), align 4, !tbaa !17
  %506 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %504
  %507 = load float, ptr addrspace(3) %506, align 4, !tbaa !17
  %508 = fcmp ogt float %505, %507
  %509 = select i1 %508, i32 63, i32 %504
  %510 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 256), align 8, !tbaa !17
  %511 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %509
  %512 = load float, ptr addrspace(3) %511, align 4, !tbaa !17
  %513 = fcmp ogt float %510, %512
  %514 = select i1 %513, i32 64, i32 %509
  %515 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 260), align 4, !tbaa !17
  %516 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %514
  %517 = load float, ptr addrspace(3) %516, align 4, !tbaa !17
  %518 = fcmp ogt float %515, %517
  %519 = select i1 %518, i32 65, i32 %514
  %520 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 264), align 8, !tbaa !17
  %521 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %519
  %522 = load float, ptr addrspace(3) %521, align 4, !tbaa !17
  %523 = fcmp ogt float %520, %522
  %524 = select i1 %523, i32 66, i32 %519
  %525 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 268), align 4, !tbaa !17
  %526 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %524
  %527 = load float, ptr addrspace(3) %526, align 4, !tbaa !17
  %528 = fcmp ogt float %525, %527
  %529 = select i1 %528, i32 67, i32 %524
  %530 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 272), align 8, !tbaa !17
  %531 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %529
  %532 = load float, ptr addrspace(3) %531, align 4, !tbaa !17
  %533 = fcmp ogt float %530, %532
  %534 = select i1 %533, i32 68, i32 %529
  %535 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 276), align 4, !tbaa !17
  %536 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %534
  %537 = load float, ptr addrspace(3) %536, align 4, !tbaa !17
  %538 = fcmp ogt float %535, %537
  %539 = select i1 %538, i32 69, i32 %534
  %540 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 280), align 8, !tbaa !17
  %541 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %539
  %542 = load float, ptr addrspace(3) %541, align 4, !tbaa !17
  %543 = fcmp ogt float %540, %542
  %544 = select i1 %543, i32 70, i32 %539
  %545 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 284), align 4, !tbaa !17
  %546 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %544
  %547 = load float, ptr addrspace(3) %546, align 4, !tbaa !17
  %548 = fcmp ogt float %545, %547
  %549 = select i1 %548, i32 71, i32 %544
  %550 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 288), align 8, !tbaa !17
  %551 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %549
  %552 = load float, ptr addrspace(3) %551, align 4, !tbaa !17
  %553 = fcmp ogt float %550, %552
  %554 = select i1 %553, i32 72, i32 %549
  %555 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 292), align 4, !tbaa !17
  %556 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %554
  %557 = load float, ptr addrspace(3) %556, align 4, !tbaa !17
  %558 = fcmp ogt float %555, %557
  %559 = select i1 %558, i32 73, i32 %554
  %560 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 296), align 8, !tbaa !17
  %561 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %559
  %562 = load float, ptr addrspace(3) %561, align 4, !tbaa !17
  %563 = fcmp ogt float %560, %562
  %564 = select i1 %563, i32 74, i32 %559
  %565 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 300), align 4, !tbaa !17
  %566 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %564
  %567 = load float, ptr addrspace(3) %566, align 4, !tbaa !17
  %568 = fcmp ogt float %565, %567
  %569 = select i1 %568, i32 75, i32 %564
  %570 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 304), align 8, !tbaa !17
  %571 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %569
  %572 = load float, ptr addrspace(3) %571, align 4, !tbaa !17
  %573 = fcmp ogt float %570, %572
  %574 = select i1 %573, i32 76, i32 %569
  %575 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 308), align 4, !tbaa !17
  %576 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %574
  %577 = load float, ptr addrspace(3) %576, align 4, !tbaa !17
  %578 = fcmp ogt float %575, %577
  %579 = select i1 %578, i32 77, i32 %574
  %580 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 312), align 8, !tbaa !17
  %581 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %579
  %582 = load float, ptr addrspace(3) %581, align 4, !tbaa !17
  %583 = fcmp ogt float %580, %582
  %584 = select i1 %583, i32 78, i32 %579
  %585 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 316), align 4, !tbaa !17
  %586 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %584
  %587 = load float, ptr addrspace(3) %586, align 4, !tbaa !17
  %588 = fcmp ogt float %585, %587
  %589 = select i1 %588, i32 79, i32 %584
  %590 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 320), align 8, !tbaa !17
  %591 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %589
  %592 = load float, ptr addrspace(3) %591, align 4, !tbaa !17
  %593 = fcmp ogt float %590, %592
  %594 = select i1 %593, i32 80, i32 %589
  %595 = trunc i32 %594 to i8
  %596 = udiv i8 %595, 9
  %597 = zext nneg i8 %596 to i32
  %598 = add i32 %16, 2
  %599 = add i32 %598, %597
  %600 = shl nsw i32 %8, 1
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %601
  store i32 %599, ptr addrspace(1) %602, align 4, !tbaa !6
  %603 = trunc i32 %594 to i8
  %604 = urem i8 %603, 9
  %605 = zext nneg i8 %604 to i32
  %606 = add i32 %18, 2
  %607 = add i32 %606, %605
  %608 = getelementptr i8, ptr addrspace(1) %602, i64 4
  store i32 %607, ptr addrspace(1) %608, align 4, !tbaa !6
  br label %759

609:                                              ; preds = %139, %609
  %610 = phi i32 [ %9, %139 ], [ %757, %609 ]
  %611 = trunc nuw nsw i32 %610 to i8
  %612 = freeze i8 %611
  %613 = udiv i8 %612, 9
  %614 = zext nneg i8 %613 to i32
  %615 = mul i8 %613, 9
  %616 = sub i8 %612, %615
  %617 = zext nneg i8 %616 to i32
  %618 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i32 %614
  %619 = getelementptr inbounds nuw float, ptr addrspace(3) %618, i32 %617
  %620 = load float, ptr addrspace(3) %619, align 4, !tbaa !17
  %621 = fadd float %620, 0.000000e+00
  %622 = tail call float @llvm.fmuladd.f32(float %620, float %620, float 0.000000e+00)
  %623 = tail call float @llvm.fmuladd.f32(float %620, float %144, float 0.000000e+00)
  %624 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 4
  %625 = load float, ptr addrspace(3) %624, align 4, !tbaa !17
  %626 = fadd float %621, %625
  %627 = tail call float @llvm.fmuladd.f32(float %625, float %625, float %622)
  %628 = tail call float @llvm.fmuladd.f32(float %625, float %146, float %623)
  %629 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 8
  %630 = load float, ptr addrspace(3) %629, align 4, !tbaa !17
  %631 = fadd float %626, %630
  %632 = tail call float @llvm.fmuladd.f32(float %630, float %630, float %627)
  %633 = tail call float @llvm.fmuladd.f32(float %630, float %148, float %628)
  %634 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 12
  %635 = load float, ptr addrspace(3) %634, align 4, !tbaa !17
  %636 = fadd float %631, %635
  %637 = tail call float @llvm.fmuladd.f32(float %635, float %635, float %632)
  %638 = tail call float @llvm.fmuladd.f32(float %635, float %150, float %633)
  %639 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 16
  %640 = load float, ptr addrspace(3) %639, align 4, !tbaa !17
  %641 = fadd float %636, %640
  %642 = tail call float @llvm.fmuladd.f32(float %640, float %640, float %637)
  %643 = tail call float @llvm.fmuladd.f32(float %640, float %152, float %638)
  %644 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 52
  %645 = load float, ptr addrspace(3) %644, align 4, !tbaa !17
  %646 = fadd float %641, %645
  %647 = tail call float @llvm.fmuladd.f32(float %645, float %645, float %642)
  %648 = tail call float @llvm.fmuladd.f32(float %645, float %154, float %643)
  %649 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 56
  %650 = load float, ptr addrspace(3) %649, align 4, !tbaa !17
  %651 = fadd float %646, %650
  %652 = tail call float @llvm.fmuladd.f32(float %650, float %650, float %647)
  %653 = tail call float @llvm.fmuladd.f32(float %650, float %156, float %648)
  %654 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 60
  %655 = load float, ptr addrspace(3) %654, align 4, !tbaa !17
  %656 = fadd float %651, %655
  %657 = tail call float @llvm.fmuladd.f32(float %655, float %655, float %652)
  %658 = tail call float @llvm.fmuladd.f32(float %655, float %158, float %653)
  %659 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 64
  %660 = load float, ptr addrspace(3) %659, align 4, !tbaa !17
  %661 = fadd float %656, %660
  %662 = tail call float @llvm.fmuladd.f32(float %660, float %660, float %657)
  %663 = tail call float @llvm.fmuladd.f32(float %660, float %160, float %658)
  %664 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 68
  %665 = load float, ptr addrspace(3) %664, align 4, !tbaa !17
  %666 = fadd float %661, %665
  %667 = tail call float @llvm.fmuladd.f32(float %665, float %665, float %662)
  %668 = tail call float @llvm.fmuladd.f32(float %665, float %162, float %663)
  %669 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 104
  %670 = load float, ptr addrspace(3) %669, align 4, !tbaa !17
  %671 = fadd float %666, %670
  %672 = tail call float @llvm.fmuladd.f32(float %670, float %670, float %667)
  %673 = tail call float @llvm.fmuladd.f32(float %670, float %164, float %668)
  %674 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 108
  %675 = load float, ptr addrspace(3) %674, align 4, !tbaa !17
  %676 = fadd float %671, %675
  %677 = tail call float @llvm.fmuladd.f32(float %675, float %675, float %672)
  %678 = tail call float @llvm.fmuladd.f32(float %675, float %166, float %673)
  %679 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 112
  %680 = load float, ptr addrspace(3) %679, align 4, !tbaa !17
  %681 = fadd float %676, %680
  %682 = tail call float @llvm.fmuladd.f32(float %680, float %680, float %677)
  %683 = tail call float @llvm.fmuladd.f32(float %680, float %168, float %678)
  %684 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 116
  %685 = load float, ptr addrspace(3) %684, align 4, !tbaa !17
  %686 = fadd float %681, %685
  %687 = tail call float @llvm.fmuladd.f32(float %685, float %685, float %682)
  %688 = tail call float @llvm.fmuladd.f32(float %685, float %170, float %683)
  %689 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 120
  %690 = load float, ptr addrspace(3) %689, align 4, !tbaa !17
  %691 = fadd float %686, %690
  %692 = tail call float @llvm.fmuladd.f32(float %690, float %690, float %687)
  %693 = tail call float @llvm.fmuladd.f32(float %690, float %172, float %688)
  %694 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 156
  %695 = load float, ptr addrspace(3) %694, align 4, !tbaa !17
  %696 = fadd float %691, %695
  %697 = tail call float @llvm.fmuladd.f32(float %695, float %695, float %692)
  %698 = tail call float @llvm.fmuladd.f32(float %695, float %174, float %693)
  %699 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 160
  %700 = load float, ptr addrspace(3) %699, align 4, !tbaa !17
  %701 = fadd float %696, %700
  %702 = tail call float @llvm.fmuladd.f32(float %700, float %700, float %697)
  %703 = tail call float @llvm.fmuladd.f32(float %700, float %176, float %698)
  %704 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 164
  %705 = load float, ptr addrspace(3) %704, align 4, !tbaa !17
  %706 = fadd float %701, %705
  %707 = tail call float @llvm.fmuladd.f32(float %705, float %705, float %702)
  %708 = tail call float @llvm.fmuladd.f32(float %705, float %178, float %703)
  %709 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 168
  %710 = load float, ptr addrspace(3) %709, align 4, !tbaa !17
  %711 = fadd float %706, %710
  %712 = tail call float @llvm.fmuladd.f32(float %710, float %710, float %707)
  %713 = tail call float @llvm.fmuladd.f32(float %710, float %180, float %708)
  %714 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 172
  %715 = load float, ptr addrspace(3) %714, align 4, !tbaa !17
  %716 = fadd float %711, %715
  %717 = tail call float @llvm.fmuladd.f32(float %715, float %715, float %712)
  %718 = tail call float @llvm.fmuladd.f32(float %715, float %182, float %713)
  %719 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 208
  %720 = load float, ptr addrspace(3) %719, align 4, !tbaa !17
  %721 = fadd float %716, %720
  %722 = tail call float @llvm.fmuladd.f32(float %720, float %720, float %717)
  %723 = tail call float @llvm.fmuladd.f32(float %720, float %184, float %718)
  %724 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 212
  %725 = load float, ptr addrspace(3) %724, align 4, !tbaa !17
  %726 = fadd float %721, %725
  %727 = tail call float @llvm.fmuladd.f32(float %725, float %725, float %722)
  %728 = tail call float @llvm.fmuladd.f32(float %725, float %186, float %723)
  %729 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 216
  %730 = load float, ptr addrspace(3) %729, align 4, !tbaa !17
  %731 = fadd float %726, %730
  %732 = tail call float @llvm.fmuladd.f32(float %730, float %730, float %727)
  %733 = tail call float @llvm.fmuladd.f32(float %730, float %188, float %728)
  %734 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 220
  %735 = load float, ptr addrspace(3) %734, align 4, !tbaa !17
  %736 = fadd float %731, %735
  %737 = tail call float @llvm.fmuladd.f32(float %735, float %735, float %732)
  %738 = tail call float @llvm.fmuladd.f32(float %735, float %190, float %733)
  %739 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 224
  %740 = load float, ptr addrspace(3) %739, align 4, !tbaa !17
  %741 = fadd float %736, %740
  %742 = tail call float @llvm.fmuladd.f32(float %740, float %740, float %737)
  %743 = tail call float @llvm.fmuladd.f32(float %740, float %192, float %738)
  %744 = fmul float %741, %741
  %745 = fdiv float %744, 2.500000e+01
  %746 = fsub float %742, %745
  %747 = tail call fastcc float @llvm.maxnum.f32(float noundef %746, float noundef 0.000000e+00) #8
  %748 = tail call fastcc float @llvm.sqrt.f32(float noundef %747) #8
  %749 = fmul float %748, %141
  %750 = fcmp ogt float %749, 0.000000e+00
  %751 = fdiv float %743, %749
  %752 = select i1 %750, float %751, float 0.000000e+00
  %753 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %610
  store float %752, ptr addrspace(3) %753, align 4, !tbaa !17
  %754 = add nsw i32 %610, %142
  %755 = sext i32 %754 to i64
  %756 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %755
  store float %752, ptr addrspace(1) %756, align 4, !tbaa !17
  %757 = add nuw nsw i32 %610, %13
  %758 = icmp samesign ult i32 %757, 81
  br i1 %758, label %609, label %193

759:                                              ; preds = %193, %194
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_correlate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = and i32 %12, 65535
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  %17 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %14
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !6
  %19 = icmp samesign ult i32 %9, 169
  br i1 %19, label %24, label %20

20:                                               ; preds = %24, %7
  %21 = icmp samesign ult i32 %9, 25
  br i1 %21, label %22, label %44

22:                                               ; preds = %20
  %23 = mul nsw i32 %8, 25
  br label %128

24:                                               ; preds = %7, %24
  %25 = phi i32 [ %42, %24 ], [ %9, %7 ]
  %26 = trunc nuw i32 %25 to i8
  %27 = freeze i8 %26
  %28 = udiv i8 %27, 13
  %29 = zext nneg i8 %28 to i32
  %30 = add nsw i32 %16, %29
  %31 = mul nsw i32 %30, %6
  %32 = mul i8 %28, 13
  %33 = sub i8 %27, %32
  %34 = zext nneg i8 %33 to i32
  %35 = add i32 %18, %34
  %36 = add i32 %35, %31
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !17
  %40 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i32 %29
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) %40, i32 %34
  store float %39, ptr addrspace(3) %41, align 4, !tbaa !17
  %42 = add nuw nsw i32 %25, %13
  %43 = icmp samesign ult i32 %42, 169
  br i1 %43, label %24, label %20

44:                                               ; preds = %128, %20
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %45 = icmp eq i32 %9, 0
  br i1 %45, label %46, label %137

46:                                               ; preds = %44
  %47 = load float, ptr addrspace(3) @correlate.tpl, align 4, !tbaa !17
  %48 = fadd float %47, 0.000000e+00
  %49 = tail call float @llvm.fmuladd.f32(float %47, float %47, float 0.000000e+00)
  %50 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 4), align 4, !tbaa !17
  %51 = fadd float %48, %50
  %52 = tail call float @llvm.fmuladd.f32(float %50, float %50, float %49)
  %53 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 8), align 4, !tbaa !17
  %54 = fadd float %51, %53
  %55 = tail call float @llvm.fmuladd.f32(float %53, float %53, float %52)
  %56 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 12), align 4, !tbaa !17
  %57 = fadd float %54, %56
  %58 = tail call float @llvm.fmuladd.f32(float %56, float %56, float %55)
  %59 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 16), align 4, !tbaa !17
  %60 = fadd float %57, %59
  %61 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %58)
  %62 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 20), align 4, !tbaa !17
  %63 = fadd float %60, %62
  %64 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %61)
  %65 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 24), align 4, !tbaa !17
  %66 = fadd float %63, %65
  %67 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %64)
  %68 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 28), align 4, !tbaa !17
  %69 = fadd float %66, %68
  %70 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %67)
  %71 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 32), align 4, !tbaa !17
  %72 = fadd float %69, %71
  %73 = tail call float @llvm.fmuladd.f32(float %71, float %71, float %70)
  %74 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 36), align 4, !tbaa !17
  %75 = fadd float %72, %74
  %76 = tail call float @llvm.fmuladd.f32(float %74, float %74, float %73)
  %77 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 40), align 4, !tbaa !17
  %78 = fadd float %75, %77
  %79 = tail call float @llvm.fmuladd.f32(float %77, float %77, float %76)
  %80 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 44), align 4, !tbaa !17
  %81 = fadd float %78, %80
  %82 = tail call float @llvm.fmuladd.f32(float %80, float %80, float %79)
  %83 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 48), align 4, !tbaa !17
  %84 = fadd float %81, %83
  %85 = tail call float @llvm.fmuladd.f32(float %83, float %83, float %82)
  %86 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 52), align 4, !tbaa !17
  %87 = fadd float %84, %86
  %88 = tail call float @llvm.fmuladd.f32(float %86, float %86, float %85)
  %89 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 56), align 4, !tbaa !17
  %90 = fadd float %87, %89
  %91 = tail call float @llvm.fmuladd.f32(float %89, float %89, float %88)
  %92 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 60), align 4, !tbaa !17
  %93 = fadd float %90, %92
  %94 = tail call float @llvm.fmuladd.f32(float %92, float %92, float %91)
  %95 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 64), align 4, !tbaa !17
  %96 = fadd float %93, %95
  %97 = tail call float @llvm.fmuladd.f32(float %95, float %95, float %94)
  %98 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 68), align 4, !tbaa !17
  %99 = fadd float %96, %98
  %100 = tail call float @llvm.fmuladd.f32(float %98, float %98, float %97)
  %101 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 72), align 4, !tbaa !17
  %102 = fadd float %99, %101
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %101, float %100)
  %104 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 76), align 4, !tbaa !17
  %105 = fadd float %102, %104
  %106 = tail call float @llvm.fmuladd.f32(float %104, float %104, float %103)
  %107 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 80), align 4, !tbaa !17
  %108 = fadd float %105, %107
  %109 = tail call float @llvm.fmuladd.f32(float %107, float %107, float %106)
  %110 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 84), align 4, !tbaa !17
  %111 = fadd float %108, %110
  %112 = tail call float @llvm.fmuladd.f32(float %110, float %110, float %109)
  %113 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 88), align 4, !tbaa !17
  %114 = fadd float %111, %113
  %115 = tail call float @llvm.fmuladd.f32(float %113, float %113, float %112)
  %116 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 92), align 4, !tbaa !17
  %117 = fadd float %114, %116
  %118 = tail call float @llvm.fmuladd.f32(float %116, float %116, float %115)
  %119 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 96), align 4, !tbaa !17
  %120 = fadd float %117, %119
  %121 = tail call float @llvm.fmuladd.f32(float %119, float %119, float %118)
  %122 = fdiv float %120, 2.500000e+01
  store float %122, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !17
  %123 = fmul float %120, %120
  %124 = fdiv float %123, 2.500000e+01
  %125 = fsub float %121, %124
  %126 = tail call fastcc float @llvm.maxnum.f32(float noundef %125, float noundef 0.000000e+00) #8
  %127 = tail call fastcc float @llvm.sqrt.f32(float noundef %126) #8
  store float %127, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !17
  br label %137

128:                                              ; preds = %22, %128
  %129 = phi i32 [ %9, %22 ], [ %135, %128 ]
  %130 = add nsw i32 %129, %23
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !17
  %134 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i32 %129
  store float %133, ptr addrspace(3) %134, align 4, !tbaa !17
  %135 = add nuw nsw i32 %129, %13
  %136 = icmp samesign ult i32 %135, 25
  br i1 %136, label %128, label %44

137:                                              ; preds = %46, %44
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %138 = icmp samesign ult i32 %9, 81
  br i1 %138, label %139, label %193

139:                                              ; preds = %137
  %140 = load float, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !17
  %141 = load float, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !17
  %142 = mul nsw i32 %8, 81
  %143 = load float, ptr addrspace(3) @correlate.tpl, align 4, !tbaa !17
  %144 = fsub float %143, %140
  %145 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 4), align 4, !tbaa !17
  %146 = fsub float %145, %140
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 8), align 4, !tbaa !17
  %148 = fsub float %147, %140
  %149 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 12), align 4, !tbaa !17
  %150 = fsub float %149, %140
  %151 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 16), align 4, !tbaa !17
  %152 = fsub float %151, %140
  %153 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 20), align 4, !tbaa !17
  %154 = fsub float %153, %140
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 24), align 4, !tbaa !17
  %156 = fsub float %155, %140
  %157 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 28), align 4, !tbaa !17
  %158 = fsub float %157, %140
  %159 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 32), align 4, !tbaa !17
  %160 = fsub float %159, %140
  %161 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 36), align 4, !tbaa !17
  %162 = fsub float %161, %140
  %163 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 40), align 4, !tbaa !17
  %164 = fsub float %163, %140
  %165 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 44), align 4, !tbaa !17
  %166 = fsub float %165, %140
  %167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 48), align 4, !tbaa !17
  %168 = fsub float %167, %140
  %169 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 52), align 4, !tbaa !17
  %170 = fsub float %169, %140
  %171 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 56), align 4, !tbaa !17
  %172 = fsub float %171, %140
  %173 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 60), align 4, !tbaa !17
  %174 = fsub float %173, %140
  %175 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 64), align 4, !tbaa !17
  %176 = fsub float %175, %140
  %177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 68), align 4, !tbaa !17
  %178 = fsub float %177, %140
  %179 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 72), align 4, !tbaa !17
  %180 = fsub float %179, %140
  %181 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 76), align 4, !tbaa !17
  %182 = fsub float %181, %140
  %183 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 80), align 4, !tbaa !17
  %184 = fsub float %183, %140
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 84), align 4, !tbaa !17
  %186 = fsub float %185, %140
  %187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 88), align 4, !tbaa !17
  %188 = fsub float %187, %140
  %189 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 92), align 4, !tbaa !17
  %190 = fsub float %189, %140
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i32 96), align 4, !tbaa !17
  %192 = fsub float %191, %140
  br label %609

193:                                              ; preds = %609, %137
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %45, label %194, label %759

194:                                              ; preds = %193
  %195 = load <2 x float>, ptr addrspace(3) @correlate.corr, align 8, !tbaa !17
  %196 = extractelement <2 x float> %195, i64 0
  %197 = extractelement <2 x float> %195, i64 1
  %198 = fcmp ogt float %197, %196
  %199 = zext i1 %198 to i32
  %200 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 8), align 8, !tbaa !17
  %201 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %199
  %202 = load float, ptr addrspace(3) %201, align 4, !tbaa !17
  %203 = fcmp ogt float %200, %202
  %204 = select i1 %203, i32 2, i32 %199
  %205 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 12), align 4, !tbaa !17
  %206 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %204
  %207 = load float, ptr addrspace(3) %206, align 4, !tbaa !17
  %208 = fcmp ogt float %205, %207
  %209 = select i1 %208, i32 3, i32 %204
  %210 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 16), align 8, !tbaa !17
  %211 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %209
  %212 = load float, ptr addrspace(3) %211, align 4, !tbaa !17
  %213 = fcmp ogt float %210, %212
  %214 = select i1 %213, i32 4, i32 %209
  %215 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 20), align 4, !tbaa !17
  %216 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %214
  %217 = load float, ptr addrspace(3) %216, align 4, !tbaa !17
  %218 = fcmp ogt float %215, %217
  %219 = select i1 %218, i32 5, i32 %214
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 24), align 8, !tbaa !17
  %221 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %219
  %222 = load float, ptr addrspace(3) %221, align 4, !tbaa !17
  %223 = fcmp ogt float %220, %222
  %224 = select i1 %223, i32 6, i32 %219
  %225 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 28), align 4, !tbaa !17
  %226 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %224
  %227 = load float, ptr addrspace(3) %226, align 4, !tbaa !17
  %228 = fcmp ogt float %225, %227
  %229 = select i1 %228, i32 7, i32 %224
  %230 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 32), align 8, !tbaa !17
  %231 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %229
  %232 = load float, ptr addrspace(3) %231, align 4, !tbaa !17
  %233 = fcmp ogt float %230, %232
  %234 = select i1 %233, i32 8, i32 %229
  %235 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 36), align 4, !tbaa !17
  %236 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %234
  %237 = load float, ptr addrspace(3) %236, align 4, !tbaa !17
  %238 = fcmp ogt float %235, %237
  %239 = select i1 %238, i32 9, i32 %234
  %240 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 40), align 8, !tbaa !17
  %241 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %239
  %242 = load float, ptr addrspace(3) %241, align 4, !tbaa !17
  %243 = fcmp ogt float %240, %242
  %244 = select i1 %243, i32 10, i32 %239
  %245 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 44), align 4, !tbaa !17
  %246 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %244
  %247 = load float, ptr addrspace(3) %246, align 4, !tbaa !17
  %248 = fcmp ogt float %245, %247
  %249 = select i1 %248, i32 11, i32 %244
  %250 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 48), align 8, !tbaa !17
  %251 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %249
  %252 = load float, ptr addrspace(3) %251, align 4, !tbaa !17
  %253 = fcmp ogt float %250, %252
  %254 = select i1 %253, i32 12, i32 %249
  %255 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 52), align 4, !tbaa !17
  %256 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %254
  %257 = load float, ptr addrspace(3) %256, align 4, !tbaa !17
  %258 = fcmp ogt float %255, %257
  %259 = select i1 %258, i32 13, i32 %254
  %260 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 56), align 8, !tbaa !17
  %261 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %259
  %262 = load float, ptr addrspace(3) %261, align 4, !tbaa !17
  %263 = fcmp ogt float %260, %262
  %264 = select i1 %263, i32 14, i32 %259
  %265 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 60), align 4, !tbaa !17
  %266 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %264
  %267 = load float, ptr addrspace(3) %266, align 4, !tbaa !17
  %268 = fcmp ogt float %265, %267
  %269 = select i1 %268, i32 15, i32 %264
  %270 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 64), align 8, !tbaa !17
  %271 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %269
  %272 = load float, ptr addrspace(3) %271, align 4, !tbaa !17
  %273 = fcmp ogt float %270, %272
  %274 = select i1 %273, i32 16, i32 %269
  %275 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 68), align 4, !tbaa !17
  %276 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %274
  %277 = load float, ptr addrspace(3) %276, align 4, !tbaa !17
  %278 = fcmp ogt float %275, %277
  %279 = select i1 %278, i32 17, i32 %274
  %280 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 72), align 8, !tbaa !17
  %281 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %279
  %282 = load float, ptr addrspace(3) %281, align 4, !tbaa !17
  %283 = fcmp ogt float %280, %282
  %284 = select i1 %283, i32 18, i32 %279
  %285 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 76), align 4, !tbaa !17
  %286 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %284
  %287 = load float, ptr addrspace(3) %286, align 4, !tbaa !17
  %288 = fcmp ogt float %285, %287
  %289 = select i1 %288, i32 19, i32 %284
  %290 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 80), align 8, !tbaa !17
  %291 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %289
  %292 = load float, ptr addrspace(3) %291, align 4, !tbaa !17
  %293 = fcmp ogt float %290, %292
  %294 = select i1 %293, i32 20, i32 %289
  %295 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 84), align 4, !tbaa !17
  %296 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %294
  %297 = load float, ptr addrspace(3) %296, align 4, !tbaa !17
  %298 = fcmp ogt float %295, %297
  %299 = select i1 %298, i32 21, i32 %294
  %300 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 88), align 8, !tbaa !17
  %301 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %299
  %302 = load float, ptr addrspace(3) %301, align 4, !tbaa !17
  %303 = fcmp ogt float %300, %302
  %304 = select i1 %303, i32 22, i32 %299
  %305 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 92), align 4, !tbaa !17
  %306 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %304
  %307 = load float, ptr addrspace(3) %306, align 4, !tbaa !17
  %308 = fcmp ogt float %305, %307
  %309 = select i1 %308, i32 23, i32 %304
  %310 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 96), align 8, !tbaa !17
  %311 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %309
  %312 = load float, ptr addrspace(3) %311, align 4, !tbaa !17
  %313 = fcmp ogt float %310, %312
  %314 = select i1 %313, i32 24, i32 %309
  %315 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 100), align 4, !tbaa !17
  %316 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %314
  %317 = load float, ptr addrspace(3) %316, align 4, !tbaa !17
  %318 = fcmp ogt float %315, %317
  %319 = select i1 %318, i32 25, i32 %314
  %320 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 104), align 8, !tbaa !17
  %321 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %319
  %322 = load float, ptr addrspace(3) %321, align 4, !tbaa !17
  %323 = fcmp ogt float %320, %322
  %324 = select i1 %323, i32 26, i32 %319
  %325 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 108), align 4, !tbaa !17
  %326 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %324
  %327 = load float, ptr addrspace(3) %326, align 4, !tbaa !17
  %328 = fcmp ogt float %325, %327
  %329 = select i1 %328, i32 27, i32 %324
  %330 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 112), align 8, !tbaa !17
  %331 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %329
  %332 = load float, ptr addrspace(3) %331, align 4, !tbaa !17
  %333 = fcmp ogt float %330, %332
  %334 = select i1 %333, i32 28, i32 %329
  %335 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 116), align 4, !tbaa !17
  %336 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %334
  %337 = load float, ptr addrspace(3) %336, align 4, !tbaa !17
  %338 = fcmp ogt float %335, %337
  %339 = select i1 %338, i32 29, i32 %334
  %340 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 120), align 8, !tbaa !17
  %341 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %339
  %342 = load float, ptr addrspace(3) %341, align 4, !tbaa !17
  %343 = fcmp ogt float %340, %342
  %344 = select i1 %343, i32 30, i32 %339
  %345 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 124), align 4, !tbaa !17
  %346 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %344
  %347 = load float, ptr addrspace(3) %346, align 4, !tbaa !17
  %348 = fcmp ogt float %345, %347
  %349 = select i1 %348, i32 31, i32 %344
  %350 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 128), align 8, !tbaa !17
  %351 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %349
  %352 = load float, ptr addrspace(3) %351, align 4, !tbaa !17
  %353 = fcmp ogt float %350, %352
  %354 = select i1 %353, i32 32, i32 %349
  %355 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 132), align 4, !tbaa !17
  %356 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %354
  %357 = load float, ptr addrspace(3) %356, align 4, !tbaa !17
  %358 = fcmp ogt float %355, %357
  %359 = select i1 %358, i32 33, i32 %354
  %360 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 136), align 8, !tbaa !17
  %361 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %359
  %362 = load float, ptr addrspace(3) %361, align 4, !tbaa !17
  %363 = fcmp ogt float %360, %362
  %364 = select i1 %363, i32 34, i32 %359
  %365 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 140), align 4, !tbaa !17
  %366 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %364
  %367 = load float, ptr addrspace(3) %366, align 4, !tbaa !17
  %368 = fcmp ogt float %365, %367
  %369 = select i1 %368, i32 35, i32 %364
  %370 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 144), align 8, !tbaa !17
  %371 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %369
  %372 = load float, ptr addrspace(3) %371, align 4, !tbaa !17
  %373 = fcmp ogt float %370, %372
  %374 = select i1 %373, i32 36, i32 %369
  %375 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 148), align 4, !tbaa !17
  %376 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %374
  %377 = load float, ptr addrspace(3) %376, align 4, !tbaa !17
  %378 = fcmp ogt float %375, %377
  %379 = select i1 %378, i32 37, i32 %374
  %380 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 152), align 8, !tbaa !17
  %381 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %379
  %382 = load float, ptr addrspace(3) %381, align 4, !tbaa !17
  %383 = fcmp ogt float %380, %382
  %384 = select i1 %383, i32 38, i32 %379
  %385 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 156), align 4, !tbaa !17
  %386 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %384
  %387 = load float, ptr addrspace(3) %386, align 4, !tbaa !17
  %388 = fcmp ogt float %385, %387
  %389 = select i1 %388, i32 39, i32 %384
  %390 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 160), align 8, !tbaa !17
  %391 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %389
  %392 = load float, ptr addrspace(3) %391, align 4, !tbaa !17
  %393 = fcmp ogt float %390, %392
  %394 = select i1 %393, i32 40, i32 %389
  %395 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 164), align 4, !tbaa !17
  %396 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %394
  %397 = load float, ptr addrspace(3) %396, align 4, !tbaa !17
  %398 = fcmp ogt float %395, %397
  %399 = select i1 %398, i32 41, i32 %394
  %400 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 168), align 8, !tbaa !17
  %401 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %399
  %402 = load float, ptr addrspace(3) %401, align 4, !tbaa !17
  %403 = fcmp ogt float %400, %402
  %404 = select i1 %403, i32 42, i32 %399
  %405 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 172), align 4, !tbaa !17
  %406 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %404
  %407 = load float, ptr addrspace(3) %406, align 4, !tbaa !17
  %408 = fcmp ogt float %405, %407
  %409 = select i1 %408, i32 43, i32 %404
  %410 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 176), align 8, !tbaa !17
  %411 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %409
  %412 = load float, ptr addrspace(3) %411, align 4, !tbaa !17
  %413 = fcmp ogt float %410, %412
  %414 = select i1 %413, i32 44, i32 %409
  %415 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 180), align 4, !tbaa !17
  %416 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %414
  %417 = load float, ptr addrspace(3) %416, align 4, !tbaa !17
  %418 = fcmp ogt float %415, %417
  %419 = select i1 %418, i32 45, i32 %414
  %420 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 184), align 8, !tbaa !17
  %421 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %419
  %422 = load float, ptr addrspace(3) %421, align 4, !tbaa !17
  %423 = fcmp ogt float %420, %422
  %424 = select i1 %423, i32 46, i32 %419
  %425 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 188), align 4, !tbaa !17
  %426 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %424
  %427 = load float, ptr addrspace(3) %426, align 4, !tbaa !17
  %428 = fcmp ogt float %425, %427
  %429 = select i1 %428, i32 47, i32 %424
  %430 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 192), align 8, !tbaa !17
  %431 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %429
  %432 = load float, ptr addrspace(3) %431, align 4, !tbaa !17
  %433 = fcmp ogt float %430, %432
  %434 = select i1 %433, i32 48, i32 %429
  %435 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 196), align 4, !tbaa !17
  %436 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %434
  %437 = load float, ptr addrspace(3) %436, align 4, !tbaa !17
  %438 = fcmp ogt float %435, %437
  %439 = select i1 %438, i32 49, i32 %434
  %440 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 200), align 8, !tbaa !17
  %441 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %439
  %442 = load float, ptr addrspace(3) %441, align 4, !tbaa !17
  %443 = fcmp ogt float %440, %442
  %444 = select i1 %443, i32 50, i32 %439
  %445 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 204), align 4, !tbaa !17
  %446 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %444
  %447 = load float, ptr addrspace(3) %446, align 4, !tbaa !17
  %448 = fcmp ogt float %445, %447
  %449 = select i1 %448, i32 51, i32 %444
  %450 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 208), align 8, !tbaa !17
  %451 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %449
  %452 = load float, ptr addrspace(3) %451, align 4, !tbaa !17
  %453 = fcmp ogt float %450, %452
  %454 = select i1 %453, i32 52, i32 %449
  %455 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 212), align 4, !tbaa !17
  %456 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %454
  %457 = load float, ptr addrspace(3) %456, align 4, !tbaa !17
  %458 = fcmp ogt float %455, %457
  %459 = select i1 %458, i32 53, i32 %454
  %460 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 216), align 8, !tbaa !17
  %461 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %459
  %462 = load float, ptr addrspace(3) %461, align 4, !tbaa !17
  %463 = fcmp ogt float %460, %462
  %464 = select i1 %463, i32 54, i32 %459
  %465 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 220), align 4, !tbaa !17
  %466 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %464
  %467 = load float, ptr addrspace(3) %466, align 4, !tbaa !17
  %468 = fcmp ogt float %465, %467
  %469 = select i1 %468, i32 55, i32 %464
  %470 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 224), align 8, !tbaa !17
  %471 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %469
  %472 = load float, ptr addrspace(3) %471, align 4, !tbaa !17
  %473 = fcmp ogt float %470, %472
  %474 = select i1 %473, i32 56, i32 %469
  %475 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 228), align 4, !tbaa !17
  %476 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %474
  %477 = load float, ptr addrspace(3) %476, align 4, !tbaa !17
  %478 = fcmp ogt float %475, %477
  %479 = select i1 %478, i32 57, i32 %474
  %480 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 232), align 8, !tbaa !17
  %481 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %479
  %482 = load float, ptr addrspace(3) %481, align 4, !tbaa !17
  %483 = fcmp ogt float %480, %482
  %484 = select i1 %483, i32 58, i32 %479
  %485 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 236), align 4, !tbaa !17
  %486 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %484
  %487 = load float, ptr addrspace(3) %486, align 4, !tbaa !17
  %488 = fcmp ogt float %485, %487
  %489 = select i1 %488, i32 59, i32 %484
  %490 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 240), align 8, !tbaa !17
  %491 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %489
  %492 = load float, ptr addrspace(3) %491, align 4, !tbaa !17
  %493 = fcmp ogt float %490, %492
  %494 = select i1 %493, i32 60, i32 %489
  %495 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 244), align 4, !tbaa !17
  %496 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %494
  %497 = load float, ptr addrspace(3) %496, align 4, !tbaa !17
  %498 = fcmp ogt float %495, %497
  %499 = select i1 %498, i32 61, i32 %494
  %500 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 248), align 8, !tbaa !17
  %501 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %499
  %502 = load float, ptr addrspace(3) %501, align 4, !tbaa !17
  %503 = fcmp ogt float %500, %502
  %504 = select i1 %503, i32 62, i32 %499
  %505 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 252), align 4, !tbaa !17
  %506 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %504
  %507 = load float, ptr addrspace(3) %506, align 4, !tbaa !17
  %508 = fcmp ogt float %505, %507
  %509 = select i1 %508, i32 63, i32 %504
  %510 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 256), align 8, !tbaa !17
  %511 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %509
  %512 = load float, ptr addrspace(3) %511, align 4, !tbaa !17
  %513 = fcmp ogt float %510, %512
  %514 = select i1 %513, i32 64, i32 %509
  %515 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 260), align 4, !tbaa !17
  %516 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %514
  %517 = load float, ptr addrspace(3) %516, align 4, !tbaa !17
  %518 = fcmp ogt float %515, %517
  %519 = select i1 %518, i32 65, i32 %514
  %520 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 264), align 8, !tbaa !17
  %521 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %519
  %522 = load float, ptr addrspace(3) %521, align 4, !tbaa !17
  %523 = fcmp ogt float %520, %522
  %524 = select i1 %523, i32 66, i32 %519
  %525 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 268), align 4, !tbaa !17
  %526 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %524
  %527 = load float, ptr addrspace(3) %526, align 4, !tbaa !17
  %528 = fcmp ogt float %525, %527
  %529 = select i1 %528, i32 67, i32 %524
  %530 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 272), align 8, !tbaa !17
  %531 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %529
  %532 = load float, ptr addrspace(3) %531, align 4, !tbaa !17
  %533 = fcmp ogt float %530, %532
  %534 = select i1 %533, i32 68, i32 %529
  %535 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 276), align 4, !tbaa !17
  %536 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %534
  %537 = load float, ptr addrspace(3) %536, align 4, !tbaa !17
  %538 = fcmp ogt float %535, %537
  %539 = select i1 %538, i32 69, i32 %534
  %540 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 280), align 8, !tbaa !17
  %541 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %539
  %542 = load float, ptr addrspace(3) %541, align 4, !tbaa !17
  %543 = fcmp ogt float %540, %542
  %544 = select i1 %543, i32 70, i32 %539
  %545 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 284), align 4, !tbaa !17
  %546 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %544
  %547 = load float, ptr addrspace(3) %546, align 4, !tbaa !17
  %548 = fcmp ogt float %545, %547
  %549 = select i1 %548, i32 71, i32 %544
  %550 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 288), align 8, !tbaa !17
  %551 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %549
  %552 = load float, ptr addrspace(3) %551, align 4, !tbaa !17
  %553 = fcmp ogt float %550, %552
  %554 = select i1 %553, i32 72, i32 %549
  %555 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 292), align 4, !tbaa !17
  %556 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %554
  %557 = load float, ptr addrspace(3) %556, align 4, !tbaa !17
  %558 = fcmp ogt float %555, %557
  %559 = select i1 %558, i32 73, i32 %554
  %560 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 296), align 8, !tbaa !17
  %561 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %559
  %562 = load float, ptr addrspace(3) %561, align 4, !tbaa !17
  %563 = fcmp ogt float %560, %562
  %564 = select i1 %563, i32 74, i32 %559
  %565 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 300), align 4, !tbaa !17
  %566 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %564
  %567 = load float, ptr addrspace(3) %566, align 4, !tbaa !17
  %568 = fcmp ogt float %565, %567
  %569 = select i1 %568, i32 75, i32 %564
  %570 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 304), align 8, !tbaa !17
  %571 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %569
  %572 = load float, ptr addrspace(3) %571, align 4, !tbaa !17
  %573 = fcmp ogt float %570, %572
  %574 = select i1 %573, i32 76, i32 %569
  %575 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 308), align 4, !tbaa !17
  %576 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %574
  %577 = load float, ptr addrspace(3) %576, align 4, !tbaa !17
  %578 = fcmp ogt float %575, %577
  %579 = select i1 %578, i32 77, i32 %574
  %580 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 312), align 8, !tbaa !17
  %581 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %579
  %582 = load float, ptr addrspace(3) %581, align 4, !tbaa !17
  %583 = fcmp ogt float %580, %582
  %584 = select i1 %583, i32 78, i32 %579
  %585 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 316), align 4, !tbaa !17
  %586 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %584
  %587 = load float, ptr addrspace(3) %586, align 4, !tbaa !17
  %588 = fcmp ogt float %585, %587
  %589 = select i1 %588, i32 79, i32 %584
  %590 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.corr, i32 320), align 8, !tbaa !17
  %591 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %589
  %592 = load float, ptr addrspace(3) %591, align 4, !tbaa !17
  %593 = fcmp ogt float %590, %592
  %594 = select i1 %593, i32 80, i32 %589
  %595 = trunc i32 %594 to i8
  %596 = udiv i8 %595, 9
  %597 = zext nneg i8 %596 to i32
  %598 = add i32 %16, 2
  %599 = add i32 %598, %597
  %600 = shl nsw i32 %8, 1
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %601
  store i32 %599, ptr addrspace(1) %602, align 4, !tbaa !6
  %603 = trunc i32 %594 to i8
  %604 = urem i8 %603, 9
  %605 = zext nneg i8 %604 to i32
  %606 = add i32 %18, 2
  %607 = add i32 %606, %605
  %608 = getelementptr i8, ptr addrspace(1) %602, i64 4
  store i32 %607, ptr addrspace(1) %608, align 4, !tbaa !6
  br label %759

609:                                              ; preds = %139, %609
  %610 = phi i32 [ %9, %139 ], [ %757, %609 ]
  %611 = trunc nuw nsw i32 %610 to i8
  %612 = freeze i8 %611
  %613 = udiv i8 %612, 9
  %614 = zext nneg i8 %613 to i32
  %615 = mul i8 %613, 9
  %616 = sub i8 %612, %615
  %617 = zext nneg i8 %616 to i32
  %618 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i32 %614
  %619 = getelementptr inbounds nuw float, ptr addrspace(3) %618, i32 %617
  %620 = load float, ptr addrspace(3) %619, align 4, !tbaa !17
  %621 = fadd float %620, 0.000000e+00
  %622 = tail call float @llvm.fmuladd.f32(float %620, float %620, float 0.000000e+00)
  %623 = tail call float @llvm.fmuladd.f32(float %620, float %144, float 0.000000e+00)
  %624 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 4
  %625 = load float, ptr addrspace(3) %624, align 4, !tbaa !17
  %626 = fadd float %621, %625
  %627 = tail call float @llvm.fmuladd.f32(float %625, float %625, float %622)
  %628 = tail call float @llvm.fmuladd.f32(float %625, float %146, float %623)
  %629 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 8
  %630 = load float, ptr addrspace(3) %629, align 4, !tbaa !17
  %631 = fadd float %626, %630
  %632 = tail call float @llvm.fmuladd.f32(float %630, float %630, float %627)
  %633 = tail call float @llvm.fmuladd.f32(float %630, float %148, float %628)
  %634 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 12
  %635 = load float, ptr addrspace(3) %634, align 4, !tbaa !17
  %636 = fadd float %631, %635
  %637 = tail call float @llvm.fmuladd.f32(float %635, float %635, float %632)
  %638 = tail call float @llvm.fmuladd.f32(float %635, float %150, float %633)
  %639 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 16
  %640 = load float, ptr addrspace(3) %639, align 4, !tbaa !17
  %641 = fadd float %636, %640
  %642 = tail call float @llvm.fmuladd.f32(float %640, float %640, float %637)
  %643 = tail call float @llvm.fmuladd.f32(float %640, float %152, float %638)
  %644 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 52
  %645 = load float, ptr addrspace(3) %644, align 4, !tbaa !17
  %646 = fadd float %641, %645
  %647 = tail call float @llvm.fmuladd.f32(float %645, float %645, float %642)
  %648 = tail call float @llvm.fmuladd.f32(float %645, float %154, float %643)
  %649 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 56
  %650 = load float, ptr addrspace(3) %649, align 4, !tbaa !17
  %651 = fadd float %646, %650
  %652 = tail call float @llvm.fmuladd.f32(float %650, float %650, float %647)
  %653 = tail call float @llvm.fmuladd.f32(float %650, float %156, float %648)
  %654 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 60
  %655 = load float, ptr addrspace(3) %654, align 4, !tbaa !17
  %656 = fadd float %651, %655
  %657 = tail call float @llvm.fmuladd.f32(float %655, float %655, float %652)
  %658 = tail call float @llvm.fmuladd.f32(float %655, float %158, float %653)
  %659 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 64
  %660 = load float, ptr addrspace(3) %659, align 4, !tbaa !17
  %661 = fadd float %656, %660
  %662 = tail call float @llvm.fmuladd.f32(float %660, float %660, float %657)
  %663 = tail call float @llvm.fmuladd.f32(float %660, float %160, float %658)
  %664 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 68
  %665 = load float, ptr addrspace(3) %664, align 4, !tbaa !17
  %666 = fadd float %661, %665
  %667 = tail call float @llvm.fmuladd.f32(float %665, float %665, float %662)
  %668 = tail call float @llvm.fmuladd.f32(float %665, float %162, float %663)
  %669 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 104
  %670 = load float, ptr addrspace(3) %669, align 4, !tbaa !17
  %671 = fadd float %666, %670
  %672 = tail call float @llvm.fmuladd.f32(float %670, float %670, float %667)
  %673 = tail call float @llvm.fmuladd.f32(float %670, float %164, float %668)
  %674 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 108
  %675 = load float, ptr addrspace(3) %674, align 4, !tbaa !17
  %676 = fadd float %671, %675
  %677 = tail call float @llvm.fmuladd.f32(float %675, float %675, float %672)
  %678 = tail call float @llvm.fmuladd.f32(float %675, float %166, float %673)
  %679 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 112
  %680 = load float, ptr addrspace(3) %679, align 4, !tbaa !17
  %681 = fadd float %676, %680
  %682 = tail call float @llvm.fmuladd.f32(float %680, float %680, float %677)
  %683 = tail call float @llvm.fmuladd.f32(float %680, float %168, float %678)
  %684 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 116
  %685 = load float, ptr addrspace(3) %684, align 4, !tbaa !17
  %686 = fadd float %681, %685
  %687 = tail call float @llvm.fmuladd.f32(float %685, float %685, float %682)
  %688 = tail call float @llvm.fmuladd.f32(float %685, float %170, float %683)
  %689 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 120
  %690 = load float, ptr addrspace(3) %689, align 4, !tbaa !17
  %691 = fadd float %686, %690
  %692 = tail call float @llvm.fmuladd.f32(float %690, float %690, float %687)
  %693 = tail call float @llvm.fmuladd.f32(float %690, float %172, float %688)
  %694 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 156
  %695 = load float, ptr addrspace(3) %694, align 4, !tbaa !17
  %696 = fadd float %691, %695
  %697 = tail call float @llvm.fmuladd.f32(float %695, float %695, float %692)
  %698 = tail call float @llvm.fmuladd.f32(float %695, float %174, float %693)
  %699 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 160
  %700 = load float, ptr addrspace(3) %699, align 4, !tbaa !17
  %701 = fadd float %696, %700
  %702 = tail call float @llvm.fmuladd.f32(float %700, float %700, float %697)
  %703 = tail call float @llvm.fmuladd.f32(float %700, float %176, float %698)
  %704 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 164
  %705 = load float, ptr addrspace(3) %704, align 4, !tbaa !17
  %706 = fadd float %701, %705
  %707 = tail call float @llvm.fmuladd.f32(float %705, float %705, float %702)
  %708 = tail call float @llvm.fmuladd.f32(float %705, float %178, float %703)
  %709 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 168
  %710 = load float, ptr addrspace(3) %709, align 4, !tbaa !17
  %711 = fadd float %706, %710
  %712 = tail call float @llvm.fmuladd.f32(float %710, float %710, float %707)
  %713 = tail call float @llvm.fmuladd.f32(float %710, float %180, float %708)
  %714 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 172
  %715 = load float, ptr addrspace(3) %714, align 4, !tbaa !17
  %716 = fadd float %711, %715
  %717 = tail call float @llvm.fmuladd.f32(float %715, float %715, float %712)
  %718 = tail call float @llvm.fmuladd.f32(float %715, float %182, float %713)
  %719 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 208
  %720 = load float, ptr addrspace(3) %719, align 4, !tbaa !17
  %721 = fadd float %716, %720
  %722 = tail call float @llvm.fmuladd.f32(float %720, float %720, float %717)
  %723 = tail call float @llvm.fmuladd.f32(float %720, float %184, float %718)
  %724 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 212
  %725 = load float, ptr addrspace(3) %724, align 4, !tbaa !17
  %726 = fadd float %721, %725
  %727 = tail call float @llvm.fmuladd.f32(float %725, float %725, float %722)
  %728 = tail call float @llvm.fmuladd.f32(float %725, float %186, float %723)
  %729 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 216
  %730 = load float, ptr addrspace(3) %729, align 4, !tbaa !17
  %731 = fadd float %726, %730
  %732 = tail call float @llvm.fmuladd.f32(float %730, float %730, float %727)
  %733 = tail call float @llvm.fmuladd.f32(float %730, float %188, float %728)
  %734 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 220
  %735 = load float, ptr addrspace(3) %734, align 4, !tbaa !17
  %736 = fadd float %731, %735
  %737 = tail call float @llvm.fmuladd.f32(float %735, float %735, float %732)
  %738 = tail call float @llvm.fmuladd.f32(float %735, float %190, float %733)
  %739 = getelementptr inbounds nuw i8, ptr addrspace(3) %619, i32 224
  %740 = load float, ptr addrspace(3) %739, align 4, !tbaa !17
  %741 = fadd float %736, %740
  %742 = tail call float @llvm.fmuladd.f32(float %740, float %740, float %737)
  %743 = tail call float @llvm.fmuladd.f32(float %740, float %192, float %738)
  %744 = fmul float %741, %741
  %745 = fdiv float %744, 2.500000e+01
  %746 = fsub float %742, %745
  %747 = tail call fastcc float @llvm.maxnum.f32(float noundef %746, float noundef 0.000000e+00) #8
  %748 = tail call fastcc float @llvm.sqrt.f32(float noundef %747) #8
  %749 = fmul float %748, %141
  %750 = fcmp ogt float %749, 0.000000e+00
  %751 = fdiv float %743, %749
  %752 = select i1 %750, float %751, float 0.000000e+00
  %753 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i32 %610
  store float %752, ptr addrspace(3) %753, align 4, !tbaa !17
  %754 = add nsw i32 %610, %142
  %755 = sext i32 %754 to i64
  %756 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %755
  store float %752, ptr addrspace(1) %756, align 4, !tbaa !17
  %757 = add nuw nsw i32 %610, %13
  %758 = icmp samesign ult i32 %757, 81
  br i1 %758, label %609, label %193

759:                                              ; preds = %194, %193
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"int*", !"int*", !"float*", !"int*", !"int"}
!15 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{!"amdgpu-synchronize-as", !"local"}
