; ModuleID = 'corpus/opencl/lavamd.cl'
source_filename = "corpus/opencl/lavamd.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.four_vector = type { float, float, float, float }

@lavamd.ra = internal unnamed_addr addrspace(3) global [16 x %struct.four_vector] undef, align 4
@lavamd.rb = internal unnamed_addr addrspace(3) global [16 x %struct.four_vector] undef, align 4
@lavamd.qb = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4

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
define protected amdgpu_kernel void @lavamd(float %0, i32 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp sgt i32 %1, %7
  br i1 %9, label %10, label %208

10:                                               ; preds = %6
  %11 = fmul float %0, 2.000000e+00
  %12 = fmul float %0, %11
  %13 = shl nsw i32 %7, 4
  %14 = icmp samesign ult i32 %8, 16
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = or disjoint i32 %13, %8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %3, i64 %17
  %19 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.ra, i32 %8
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %19, ptr addrspace(1) noundef align 4 dereferenceable(16) %18, i64 16, i1 false), !tbaa.struct !16
  br label %20

20:                                               ; preds = %15, %10
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %21 = shl nsw i32 %7, 2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6, !amdgpu.noclobber !20
  %25 = icmp slt i32 %24, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i32 %8
  %28 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i32 %8
  %29 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.ra, i32 %8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 8
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 12
  br label %38

33:                                               ; preds = %194, %20
  %34 = phi float [ 0.000000e+00, %20 ], [ %195, %194 ]
  %35 = phi float [ 0.000000e+00, %20 ], [ %196, %194 ]
  %36 = phi float [ 0.000000e+00, %20 ], [ %197, %194 ]
  %37 = phi float [ 0.000000e+00, %20 ], [ %198, %194 ]
  br i1 %14, label %201, label %208

38:                                               ; preds = %26, %194
  %39 = phi float [ 0.000000e+00, %26 ], [ %198, %194 ]
  %40 = phi float [ 0.000000e+00, %26 ], [ %197, %194 ]
  %41 = phi float [ 0.000000e+00, %26 ], [ %196, %194 ]
  %42 = phi float [ 0.000000e+00, %26 ], [ %195, %194 ]
  %43 = phi i32 [ 0, %26 ], [ %199, %194 ]
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %50, label %45

45:                                               ; preds = %38
  %46 = add nsw i32 %43, %21
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !6, !amdgpu.noclobber !20
  br label %50

50:                                               ; preds = %45, %38
  %51 = phi i32 [ %49, %45 ], [ %7, %38 ]
  br i1 %14, label %52, label %59

52:                                               ; preds = %50
  %53 = shl nsw i32 %51, 4
  %54 = or disjoint i32 %53, %8
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %55
  %57 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %3, i64 %55
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %28, ptr addrspace(1) noundef align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !16
  %58 = load float, ptr addrspace(1) %56, align 4, !tbaa !17, !amdgpu.noclobber !20
  store float %58, ptr addrspace(3) %27, align 4, !tbaa !17
  br label %59

59:                                               ; preds = %52, %50
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %14, label %60, label %194

60:                                               ; preds = %59
  %61 = load float, ptr addrspace(3) %29, align 4, !tbaa !21
  %62 = load float, ptr addrspace(3) %30, align 4
  %63 = load float, ptr addrspace(3) %31, align 4
  %64 = load float, ptr addrspace(3) %32, align 4
  br label %65

65:                                               ; preds = %65, %60
  %66 = phi float [ %39, %60 ], [ %182, %65 ]
  %67 = phi float [ %40, %60 ], [ %185, %65 ]
  %68 = phi float [ %41, %60 ], [ %188, %65 ]
  %69 = phi i32 [ 0, %60 ], [ %192, %65 ]
  %70 = phi float [ %42, %60 ], [ %191, %65 ]
  %71 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i32 %69
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !21
  %73 = fadd float %61, %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 4
  %75 = load float, ptr addrspace(3) %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 8
  %77 = load float, ptr addrspace(3) %76, align 4
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 12
  %79 = load float, ptr addrspace(3) %78, align 4
  %80 = fmul float %63, %77
  %81 = tail call float @llvm.fmuladd.f32(float %62, float %75, float %80)
  %82 = tail call float @llvm.fmuladd.f32(float %64, float %79, float %81)
  %83 = fsub float %73, %82
  %84 = fneg float %83
  %85 = fmul float %12, %84
  %86 = fcmp olt float %85, 0.000000e+00
  %87 = select i1 %86, float -5.000000e-01, float 5.000000e-01
  %88 = tail call noundef float @llvm.fmuladd.f32(float %85, float 0x3FF7154760000000, float %87)
  %89 = fptosi float %88 to i32
  %90 = sitofp i32 %89 to float
  %91 = tail call noundef float @llvm.fmuladd.f32(float %90, float 0xBFE62E3000000000, float %85)
  %92 = fmul float %90, 0xBEE2FEFA20000000
  %93 = fadd float %91, %92
  %94 = fmul float %93, %93
  %95 = tail call noundef float @llvm.fmuladd.f32(float %94, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %96 = tail call noundef float @llvm.fmuladd.f32(float %94, float %95, float 0x3F11566AA0000000)
  %97 = tail call noundef float @llvm.fmuladd.f32(float %94, float %96, float 0xBF66C16C20000000)
  %98 = tail call noundef float @llvm.fmuladd.f32(float %94, float %97, float 0x3FC5555560000000)
  %99 = fneg float %98
  %100 = tail call noundef float @llvm.fmuladd.f32(float %94, float %99, float %93)
  %101 = fneg float %92
  %102 = fmul float %93, %100
  %103 = fsub float 2.000000e+00, %100
  %104 = fdiv float %102, %103, !fpmath !23
  %105 = fsub float %101, %104
  %106 = fsub float %91, %105
  %107 = fadd float %106, 1.000000e+00
  %108 = bitcast float %107 to i32
  %109 = shl i32 %89, 23
  %110 = add nsw i32 %109, %108
  %111 = bitcast i32 %110 to float
  %112 = fcmp olt float %85, 0xC055D589E0000000
  %113 = select i1 %112, float 0.000000e+00, float %111
  %114 = fcmp olt float %85, 0x40562E4300000000
  %115 = select i1 %114, float %113, float 0x7FF0000000000000
  %116 = fcmp ord float %85, 0.000000e+00
  %117 = select i1 %116, float %115, float %85
  %118 = fmul float %117, 2.000000e+00
  %119 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i32 %69
  %120 = load float, ptr addrspace(3) %119, align 4, !tbaa !17
  %121 = tail call float @llvm.fmuladd.f32(float %120, float %117, float %66)
  %122 = fsub float %62, %75
  %123 = fmul float %122, %118
  %124 = tail call float @llvm.fmuladd.f32(float %120, float %123, float %67)
  %125 = fsub float %63, %77
  %126 = fmul float %125, %118
  %127 = tail call float @llvm.fmuladd.f32(float %120, float %126, float %68)
  %128 = fsub float %64, %79
  %129 = fmul float %128, %118
  %130 = tail call float @llvm.fmuladd.f32(float %120, float %129, float %70)
  %131 = or disjoint i32 %69, 1
  %132 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i32 %131
  %133 = load float, ptr addrspace(3) %132, align 4, !tbaa !21
  %134 = fadd float %61, %133
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 4
  %136 = load float, ptr addrspace(3) %135, align 4
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 8
  %138 = load float, ptr addrspace(3) %137, align 4
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 12
  %140 = load float, ptr addrspace(3) %139, align 4
  %141 = fmul float %63, %138
  %142 = tail call float @llvm.fmuladd.f32(float %62, float %136, float %141)
  %143 = tail call float @llvm.fmuladd.f32(float %64, float %140, float %142)
  %144 = fsub float %134, %143
  %145 = fneg float %144
  %146 = fmul float %12, %145
  %147 = fcmp olt float %146, 0.000000e+00
  %148 = select i1 %147, float -5.000000e-01, float 5.000000e-01
  %149 = tail call noundef float @llvm.fmuladd.f32(float %146, float 0x3FF7154760000000, float %148)
  %150 = fptosi float %149 to i32
  %151 = sitofp i32 %150 to float
  %152 = tail call noundef float @llvm.fmuladd.f32(float %151, float 0xBFE62E3000000000, float %146)
  %153 = fmul float %151, 0xBEE2FEFA20000000
  %154 = fadd float %152, %153
  %155 = fmul float %154, %154
  %156 = tail call noundef float @llvm.fmuladd.f32(float %155, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %157 = tail call noundef float @llvm.fmuladd.f32(float %155, float %156, float 0x3F11566AA0000000)
  %158 = tail call noundef float @llvm.fmuladd.f32(float %155, float %157, float 0xBF66C16C20000000)
  %159 = tail call noundef float @llvm.fmuladd.f32(float %155, float %158, float 0x3FC5555560000000)
  %160 = fneg float %159
  %161 = tail call noundef float @llvm.fmuladd.f32(float %155, float %160, float %154)
  %162 = fneg float %153
  %163 = fmul float %154, %161
  %164 = fsub float 2.000000e+00, %161
  %165 = fdiv float %163, %164, !fpmath !23
  %166 = fsub float %162, %165
  %167 = fsub float %152, %166
  %168 = fadd float %167, 1.000000e+00
  %169 = bitcast float %168 to i32
  %170 = shl i32 %150, 23
  %171 = add nsw i32 %170, %169
  %172 = bitcast i32 %171 to float
  %173 = fcmp olt float %146, 0xC055D589E0000000
  %174 = select i1 %173, float 0.000000e+00, float %172
  %175 = fcmp olt float %146, 0x40562E4300000000
  %176 = select i1 %175, float %174, float 0x7FF0000000000000
  %177 = fcmp ord float %146, 0.000000e+00
  %178 = select i1 %177, float %176, float %146
  %179 = fmul float %178, 2.000000e+00
  %180 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i32 %131
  %181 = load float, ptr addrspace(3) %180, align 4, !tbaa !17
  %182 = tail call float @llvm.fmuladd.f32(float %181, float %178, float %121)
  %183 = fsub float %62, %136
  %184 = fmul float %183, %179
  %185 = tail call float @llvm.fmuladd.f32(float %181, float %184, float %124)
  %186 = fsub float %63, %138
  %187 = fmul float %186, %179
  %188 = tail call float @llvm.fmuladd.f32(float %181, float %187, float %127)
  %189 = fsub float %64, %140
  %190 = fmul float %189, %179
  %191 = tail call float @llvm.fmuladd.f32(float %181, float %190, float %130)
  %192 = add nuw nsw i32 %69, 2
  %193 = icmp eq i32 %192, 16
  br i1 %193, label %194, label %65

194:                                              ; preds = %65, %59
  %195 = phi float [ %42, %59 ], [ %191, %65 ]
  %196 = phi float [ %41, %59 ], [ %188, %65 ]
  %197 = phi float [ %40, %59 ], [ %185, %65 ]
  %198 = phi float [ %39, %59 ], [ %182, %65 ]
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %199 = add nuw i32 %43, 1
  %200 = icmp eq i32 %43, %24
  br i1 %200, label %33, label %38

201:                                              ; preds = %33
  %202 = or disjoint i32 %13, %8
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %5, i64 %203
  %205 = getelementptr inbounds nuw i8, ptr addrspace(1) %204, i64 12
  %206 = getelementptr inbounds nuw i8, ptr addrspace(1) %204, i64 8
  %207 = getelementptr inbounds nuw i8, ptr addrspace(1) %204, i64 4
  store float %37, ptr addrspace(1) %204, align 4, !tbaa !17
  store float %36, ptr addrspace(1) %207, align 4, !tbaa !17
  store float %35, ptr addrspace(1) %206, align 4, !tbaa !17
  store float %34, ptr addrspace(1) %205, align 4, !tbaa !17
  br label %208

208:                                              ; preds = %6, %33, %201
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_lavamd(float %0, i32 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = icmp sgt i32 %1, %7
  br i1 %9, label %10, label %208

10:                                               ; preds = %6
  %11 = fmul float %0, 2.000000e+00
  %12 = fmul float %0, %11
  %13 = shl nsw i32 %7, 4
  %14 = icmp samesign ult i32 %8, 16
  br i1 %14, label %15, label %20

15:                                               ; preds = %10
  %16 = or disjoint i32 %13, %8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %3, i64 %17
  %19 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.ra, i32 %8
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %19, ptr addrspace(1) noundef align 4 dereferenceable(16) %18, i64 16, i1 false), !tbaa.struct !16
  br label %20

20:                                               ; preds = %15, %10
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %21 = shl nsw i32 %7, 2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !6
  %25 = icmp slt i32 %24, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i32 %8
  %28 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i32 %8
  %29 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.ra, i32 %8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 4
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 8
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 12
  br label %38

33:                                               ; preds = %194, %20
  %34 = phi float [ 0.000000e+00, %20 ], [ %195, %194 ]
  %35 = phi float [ 0.000000e+00, %20 ], [ %196, %194 ]
  %36 = phi float [ 0.000000e+00, %20 ], [ %197, %194 ]
  %37 = phi float [ 0.000000e+00, %20 ], [ %198, %194 ]
  br i1 %14, label %201, label %208

38:                                               ; preds = %26, %194
  %39 = phi float [ 0.000000e+00, %26 ], [ %198, %194 ]
  %40 = phi float [ 0.000000e+00, %26 ], [ %197, %194 ]
  %41 = phi float [ 0.000000e+00, %26 ], [ %196, %194 ]
  %42 = phi float [ 0.000000e+00, %26 ], [ %195, %194 ]
  %43 = phi i32 [ 0, %26 ], [ %199, %194 ]
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %50, label %45

45:                                               ; preds = %38
  %46 = add nsw i32 %43, %21
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !6
  br label %50

50:                                               ; preds = %38, %45
  %51 = phi i32 [ %49, %45 ], [ %7, %38 ]
  br i1 %14, label %52, label %59

52:                                               ; preds = %50
  %53 = shl nsw i32 %51, 4
  %54 = or disjoint i32 %53, %8
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %55
  %57 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %3, i64 %55
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %28, ptr addrspace(1) noundef align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !16
  %58 = load float, ptr addrspace(1) %56, align 4, !tbaa !17
  store float %58, ptr addrspace(3) %27, align 4, !tbaa !17
  br label %59

59:                                               ; preds = %52, %50
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %14, label %60, label %194

60:                                               ; preds = %59
  %61 = load float, ptr addrspace(3) %29, align 4, !tbaa !21
  %62 = load float, ptr addrspace(3) %30, align 4
  %63 = load float, ptr addrspace(3) %31, align 4
  %64 = load float, ptr addrspace(3) %32, align 4
  br label %65

65:                                               ; preds = %65, %60
  %66 = phi float [ %39, %60 ], [ %182, %65 ]
  %67 = phi float [ %40, %60 ], [ %185, %65 ]
  %68 = phi float [ %41, %60 ], [ %188, %65 ]
  %69 = phi i32 [ 0, %60 ], [ %192, %65 ]
  %70 = phi float [ %42, %60 ], [ %191, %65 ]
  %71 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i32 %69
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !21
  %73 = fadd float %61, %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 4
  %75 = load float, ptr addrspace(3) %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 8
  %77 = load float, ptr addrspace(3) %76, align 4
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 12
  %79 = load float, ptr addrspace(3) %78, align 4
  %80 = fmul float %63, %77
  %81 = tail call float @llvm.fmuladd.f32(float %62, float %75, float %80)
  %82 = tail call float @llvm.fmuladd.f32(float %64, float %79, float %81)
  %83 = fsub float %73, %82
  %84 = fneg float %83
  %85 = fmul float %12, %84
  %86 = fcmp olt float %85, 0.000000e+00
  %87 = select i1 %86, float -5.000000e-01, float 5.000000e-01
  %88 = tail call noundef float @llvm.fmuladd.f32(float %85, float 0x3FF7154760000000, float %87)
  %89 = fptosi float %88 to i32
  %90 = sitofp i32 %89 to float
  %91 = tail call noundef float @llvm.fmuladd.f32(float %90, float 0xBFE62E3000000000, float %85)
  %92 = fmul float %90, 0xBEE2FEFA20000000
  %93 = fadd float %91, %92
  %94 = fmul float %93, %93
  %95 = tail call noundef float @llvm.fmuladd.f32(float %94, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %96 = tail call noundef float @llvm.fmuladd.f32(float %94, float %95, float 0x3F11566AA0000000)
  %97 = tail call noundef float @llvm.fmuladd.f32(float %94, float %96, float 0xBF66C16C20000000)
  %98 = tail call noundef float @llvm.fmuladd.f32(float %94, float %97, float 0x3FC5555560000000)
  %99 = fneg float %98
  %100 = tail call noundef float @llvm.fmuladd.f32(float %94, float %99, float %93)
  %101 = fneg float %92
  %102 = fmul float %93, %100
  %103 = fsub float 2.000000e+00, %100
  %104 = fdiv float %102, %103, !fpmath !23
  %105 = fsub float %101, %104
  %106 = fsub float %91, %105
  %107 = fadd float %106, 1.000000e+00
  %108 = bitcast float %107 to i32
  %109 = shl i32 %89, 23
  %110 = add nsw i32 %109, %108
  %111 = bitcast i32 %110 to float
  %112 = fcmp olt float %85, 0xC055D589E0000000
  %113 = select i1 %112, float 0.000000e+00, float %111
  %114 = fcmp olt float %85, 0x40562E4300000000
  %115 = select i1 %114, float %113, float 0x7FF0000000000000
  %116 = fcmp ord float %85, 0.000000e+00
  %117 = select i1 %116, float %115, float %85
  %118 = fmul float %117, 2.000000e+00
  %119 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i32 %69
  %120 = load float, ptr addrspace(3) %119, align 4, !tbaa !17
  %121 = tail call float @llvm.fmuladd.f32(float %120, float %117, float %66)
  %122 = fsub float %62, %75
  %123 = fmul float %122, %118
  %124 = tail call float @llvm.fmuladd.f32(float %120, float %123, float %67)
  %125 = fsub float %63, %77
  %126 = fmul float %125, %118
  %127 = tail call float @llvm.fmuladd.f32(float %120, float %126, float %68)
  %128 = fsub float %64, %79
  %129 = fmul float %128, %118
  %130 = tail call float @llvm.fmuladd.f32(float %120, float %129, float %70)
  %131 = or disjoint i32 %69, 1
  %132 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i32 %131
  %133 = load float, ptr addrspace(3) %132, align 4, !tbaa !21
  %134 = fadd float %61, %133
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 4
  %136 = load float, ptr addrspace(3) %135, align 4
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 8
  %138 = load float, ptr addrspace(3) %137, align 4
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 12
  %140 = load float, ptr addrspace(3) %139, align 4
  %141 = fmul float %63, %138
  %142 = tail call float @llvm.fmuladd.f32(float %62, float %136, float %141)
  %143 = tail call float @llvm.fmuladd.f32(float %64, float %140, float %142)
  %144 = fsub float %134, %143
  %145 = fneg float %144
  %146 = fmul float %12, %145
  %147 = fcmp olt float %146, 0.000000e+00
  %148 = select i1 %147, float -5.000000e-01, float 5.000000e-01
  %149 = tail call noundef float @llvm.fmuladd.f32(float %146, float 0x3FF7154760000000, float %148)
  %150 = fptosi float %149 to i32
  %151 = sitofp i32 %150 to float
  %152 = tail call noundef float @llvm.fmuladd.f32(float %151, float 0xBFE62E3000000000, float %146)
  %153 = fmul float %151, 0xBEE2FEFA20000000
  %154 = fadd float %152, %153
  %155 = fmul float %154, %154
  %156 = tail call noundef float @llvm.fmuladd.f32(float %155, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %157 = tail call noundef float @llvm.fmuladd.f32(float %155, float %156, float 0x3F11566AA0000000)
  %158 = tail call noundef float @llvm.fmuladd.f32(float %155, float %157, float 0xBF66C16C20000000)
  %159 = tail call noundef float @llvm.fmuladd.f32(float %155, float %158, float 0x3FC5555560000000)
  %160 = fneg float %159
  %161 = tail call noundef float @llvm.fmuladd.f32(float %155, float %160, float %154)
  %162 = fneg float %153
  %163 = fmul float %154, %161
  %164 = fsub float 2.000000e+00, %161
  %165 = fdiv float %163, %164, !fpmath !23
  %166 = fsub float %162, %165
  %167 = fsub float %152, %166
  %168 = fadd float %167, 1.000000e+00
  %169 = bitcast float %168 to i32
  %170 = shl i32 %150, 23
  %171 = add nsw i32 %170, %169
  %172 = bitcast i32 %171 to float
  %173 = fcmp olt float %146, 0xC055D589E0000000
  %174 = select i1 %173, float 0.000000e+00, float %172
  %175 = fcmp olt float %146, 0x40562E4300000000
  %176 = select i1 %175, float %174, float 0x7FF0000000000000
  %177 = fcmp ord float %146, 0.000000e+00
  %178 = select i1 %177, float %176, float %146
  %179 = fmul float %178, 2.000000e+00
  %180 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i32 %131
  %181 = load float, ptr addrspace(3) %180, align 4, !tbaa !17
  %182 = tail call float @llvm.fmuladd.f32(float %181, float %178, float %121)
  %183 = fsub float %62, %136
  %184 = fmul float %183, %179
  %185 = tail call float @llvm.fmuladd.f32(float %181, float %184, float %124)
  %186 = fsub float %63, %138
  %187 = fmul float %186, %179
  %188 = tail call float @llvm.fmuladd.f32(float %181, float %187, float %127)
  %189 = fsub float %64, %140
  %190 = fmul float %189, %179
  %191 = tail call float @llvm.fmuladd.f32(float %181, float %190, float %130)
  %192 = add nuw nsw i32 %69, 2
  %193 = icmp eq i32 %192, 16
  br i1 %193, label %194, label %65

194:                                              ; preds = %65, %59
  %195 = phi float [ %42, %59 ], [ %191, %65 ]
  %196 = phi float [ %41, %59 ], [ %188, %65 ]
  %197 = phi float [ %40, %59 ], [ %185, %65 ]
  %198 = phi float [ %39, %59 ], [ %182, %65 ]
  fence syncscope("workgroup") seq_cst, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  %199 = add nuw i32 %43, 1
  %200 = icmp eq i32 %43, %24
  br i1 %200, label %33, label %38

201:                                              ; preds = %33
  %202 = or disjoint i32 %13, %8
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %5, i64 %203
  %205 = getelementptr inbounds nuw i8, ptr addrspace(1) %204, i64 12
  %206 = getelementptr inbounds nuw i8, ptr addrspace(1) %204, i64 8
  %207 = getelementptr inbounds nuw i8, ptr addrspace(1) %204, i64 4
  store float %37, ptr addrspace(1) %204, align 4, !tbaa !17
  store float %36, ptr addrspace(1) %207, align 4, !tbaa !17
  store float %35, ptr addrspace(1) %206, align 4, !tbaa !17
  store float %34, ptr addrspace(1) %205, align 4, !tbaa !17
  br label %208

208:                                              ; preds = %33, %201, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!12 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"par_t", !"dim_t", !"int*", !"four_vector*", !"float*", !"four_vector*"}
!15 = !{!"", !"", !"const", !"const", !"const", !""}
!16 = !{i64 0, i64 4, !17, i64 4, i64 4, !17, i64 8, i64 4, !17, i64 12, i64 4, !17}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{!"amdgpu-synchronize-as", !"local"}
!20 = !{}
!21 = !{!22, !18, i64 0}
!22 = !{!"", !18, i64 0, !18, i64 4, !18, i64 8, !18, i64 12}
!23 = !{float 2.500000e+00}
