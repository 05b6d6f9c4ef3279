; ModuleID = 'corpus/opencl/noise.cl'
source_filename = "corpus/opencl/noise.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@perlin_fbm.p = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1

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
define protected amdgpu_kernel void @perlin_fbm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = zext nneg i32 %10 to i64
  %12 = mul nuw nsw i64 %11, %6
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext nneg i32 %13 to i64
  %15 = add nuw nsw i64 %12, %14
  %16 = icmp samesign ult i64 %15, 256
  br i1 %16, label %19, label %17

17:                                               ; preds = %4
  %18 = lshr i32 %9, 16
  br label %24

19:                                               ; preds = %4
  %20 = trunc nuw nsw i64 %15 to i32
  %21 = lshr i32 %9, 16
  %22 = mul nuw i32 %10, %21
  %23 = zext i32 %22 to i64
  br label %48

24:                                               ; preds = %48, %17
  %25 = phi i32 [ %18, %17 ], [ %21, %48 ]
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 40
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %26 to i64
  %31 = mul nuw nsw i64 %11, %30
  %32 = add nuw nsw i64 %31, %14
  %33 = add i64 %32, %29
  %34 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 48
  %36 = load i64, ptr addrspace(4) %35, align 8, !tbaa !10
  %37 = zext i32 %34 to i64
  %38 = zext nneg i32 %25 to i64
  %39 = mul nuw nsw i64 %38, %37
  %40 = add nuw nsw i64 %39, %6
  %41 = add i64 %40, %36
  %42 = icmp sgt i32 %3, 0
  br i1 %42, label %43, label %270

43:                                               ; preds = %24
  %44 = trunc i64 %41 to i32
  %45 = trunc i64 %33 to i32
  %46 = sitofp i32 %45 to float
  %47 = sitofp i32 %44 to float
  br label %59

48:                                               ; preds = %19, %48
  %49 = phi i32 [ %20, %19 ], [ %57, %48 ]
  %50 = phi i64 [ %15, %19 ], [ %56, %48 ]
  %51 = shl i64 %50, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !17, !amdgpu.noclobber !18
  %55 = getelementptr inbounds i8, ptr addrspace(3) @perlin_fbm.p, i32 %49
  store i8 %54, ptr addrspace(3) %55, align 1, !tbaa !17
  %56 = add nsw i64 %52, %23
  %57 = trunc i64 %56 to i32
  %58 = icmp slt i32 %57, 256
  br i1 %58, label %48, label %24

59:                                               ; preds = %43, %59
  %60 = phi i32 [ 0, %43 ], [ %268, %59 ]
  %61 = phi float [ %2, %43 ], [ %267, %59 ]
  %62 = phi float [ 5.000000e-01, %43 ], [ %266, %59 ]
  %63 = phi float [ 0.000000e+00, %43 ], [ %265, %59 ]
  %64 = fmul float %61, %46
  %65 = fmul float %61, %47
  %66 = uitofp nneg i32 %60 to float
  %67 = fmul float %66, 0x3FFB333340000000
  %68 = tail call fastcc float @llvm.floor.f32(float noundef %64) #9
  %69 = tail call fastcc float @llvm.floor.f32(float noundef %65) #9
  %70 = tail call fastcc float @llvm.floor.f32(float noundef %67) #9
  %71 = fptosi float %68 to i32
  %72 = and i32 %71, 255
  %73 = fptosi float %69 to i32
  %74 = fptosi float %70 to i32
  %75 = fsub float %64, %68
  %76 = fsub float %65, %69
  %77 = fsub float %67, %70
  %78 = fmul float %75, %75
  %79 = fmul float %75, %78
  %80 = tail call float @llvm.fmuladd.f32(float %75, float 6.000000e+00, float -1.500000e+01)
  %81 = tail call float @llvm.fmuladd.f32(float %75, float %80, float 1.000000e+01)
  %82 = fmul float %79, %81
  %83 = fmul float %76, %76
  %84 = fmul float %76, %83
  %85 = tail call float @llvm.fmuladd.f32(float %76, float 6.000000e+00, float -1.500000e+01)
  %86 = tail call float @llvm.fmuladd.f32(float %76, float %85, float 1.000000e+01)
  %87 = fmul float %84, %86
  %88 = fmul float %77, %77
  %89 = fmul float %77, %88
  %90 = tail call float @llvm.fmuladd.f32(float %77, float 6.000000e+00, float -1.500000e+01)
  %91 = tail call float @llvm.fmuladd.f32(float %77, float %90, float 1.000000e+01)
  %92 = fmul float %89, %91
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %72
  %94 = load i8, ptr addrspace(3) %93, align 1, !tbaa !17
  %95 = zext i8 %94 to i32
  %96 = add i32 %95, %73
  %97 = add i32 %71, 1
  %98 = and i32 %97, 255
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %98
  %100 = load i8, ptr addrspace(3) %99, align 1, !tbaa !17
  %101 = zext i8 %100 to i32
  %102 = add i32 %101, %73
  %103 = and i32 %96, 255
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %103
  %105 = load i8, ptr addrspace(3) %104, align 1, !tbaa !17
  %106 = zext i8 %105 to i32
  %107 = add i32 %106, %74
  %108 = add i32 %96, 1
  %109 = and i32 %108, 255
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %109
  %111 = load i8, ptr addrspace(3) %110, align 1, !tbaa !17
  %112 = zext i8 %111 to i32
  %113 = add i32 %112, %74
  %114 = and i32 %102, 255
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %114
  %116 = load i8, ptr addrspace(3) %115, align 1, !tbaa !17
  %117 = zext i8 %116 to i32
  %118 = add i32 %117, %74
  %119 = add i32 %102, 1
  %120 = and i32 %119, 255
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %120
  %122 = load i8, ptr addrspace(3) %121, align 1, !tbaa !17
  %123 = zext i8 %122 to i32
  %124 = add i32 %123, %74
  %125 = and i32 %107, 255
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %125
  %127 = load i8, ptr addrspace(3) %126, align 1, !tbaa !17
  %128 = and i32 %118, 255
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %128
  %130 = load i8, ptr addrspace(3) %129, align 1, !tbaa !17
  %131 = fadd float %75, -1.000000e+00
  %132 = and i32 %113, 255
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %132
  %134 = load i8, ptr addrspace(3) %133, align 1, !tbaa !17
  %135 = fadd float %76, -1.000000e+00
  %136 = and i32 %124, 255
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %136
  %138 = load i8, ptr addrspace(3) %137, align 1, !tbaa !17
  %139 = add i32 %107, 1
  %140 = and i32 %139, 255
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %140
  %142 = load i8, ptr addrspace(3) %141, align 1, !tbaa !17
  %143 = fadd float %77, -1.000000e+00
  %144 = add i32 %118, 1
  %145 = and i32 %144, 255
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %145
  %147 = load i8, ptr addrspace(3) %146, align 1, !tbaa !17
  %148 = add i32 %113, 1
  %149 = and i32 %148, 255
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %149
  %151 = load i8, ptr addrspace(3) %150, align 1, !tbaa !17
  %152 = add i32 %124, 1
  %153 = and i32 %152, 255
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %153
  %155 = load i8, ptr addrspace(3) %154, align 1, !tbaa !17
  %156 = zext i8 %127 to i32
  %157 = zext i8 %142 to i32
  %158 = insertelement <2 x i32> poison, i32 %157, i64 0
  %159 = insertelement <2 x i32> %158, i32 %156, i64 1
  %160 = and <2 x i32> %159, splat (i32 15)
  %161 = icmp samesign ult <2 x i32> %160, splat (i32 4)
  %162 = and <2 x i32> %159, splat (i32 13)
  %163 = icmp eq <2 x i32> %162, splat (i32 12)
  %164 = insertelement <2 x float> poison, float %75, i64 0
  %165 = shufflevector <2 x float> %164, <2 x float> poison, <2 x i32> zeroinitializer
  %166 = insertelement <2 x float> poison, float %143, i64 0
  %167 = insertelement <2 x float> %166, float %77, i64 1
  %168 = select <2 x i1> %163, <2 x float> %165, <2 x float> %167
  %169 = insertelement <2 x float> poison, float %76, i64 0
  %170 = shufflevector <2 x float> %169, <2 x float> poison, <2 x i32> zeroinitializer
  %171 = select <2 x i1> %161, <2 x float> %170, <2 x float> %168
  %172 = icmp samesign ult <2 x i32> %160, splat (i32 8)
  %173 = select <2 x i1> %172, <2 x float> %165, <2 x float> %170
  %174 = and <2 x i32> %159, splat (i32 1)
  %175 = icmp eq <2 x i32> %174, zeroinitializer
  %176 = fneg <2 x float> %173
  %177 = select <2 x i1> %175, <2 x float> %173, <2 x float> %176
  %178 = and <2 x i32> %159, splat (i32 2)
  %179 = icmp eq <2 x i32> %178, zeroinitializer
  %180 = fneg <2 x float> %171
  %181 = select <2 x i1> %179, <2 x float> %171, <2 x float> %180
  %182 = fadd <2 x float> %177, %181
  %183 = zext i8 %130 to i32
  %184 = zext i8 %147 to i32
  %185 = insertelement <2 x i32> poison, i32 %184, i64 0
  %186 = insertelement <2 x i32> %185, i32 %183, i64 1
  %187 = and <2 x i32> %186, splat (i32 15)
  %188 = icmp samesign ult <2 x i32> %187, splat (i32 4)
  %189 = and <2 x i32> %186, splat (i32 13)
  %190 = icmp eq <2 x i32> %189, splat (i32 12)
  %191 = insertelement <2 x float> poison, float %131, i64 0
  %192 = shufflevector <2 x float> %191, <2 x float> poison, <2 x i32> zeroinitializer
  %193 = select <2 x i1> %190, <2 x float> %192, <2 x float> %167
  %194 = select <2 x i1> %188, <2 x float> %170, <2 x float> %193
  %195 = icmp samesign ult <2 x i32> %187, splat (i32 8)
  %196 = select <2 x i1> %195, <2 x float> %192, <2 x float> %170
  %197 = and <2 x i32> %186, splat (i32 1)
  %198 = icmp eq <2 x i32> %197, zeroinitializer
  %199 = fneg <2 x float> %196
  %200 = select <2 x i1> %198, <2 x float> %196, <2 x float> %199
  %201 = and <2 x i32> %186, splat (i32 2)
  %202 = icmp eq <2 x i32> %201, zeroinitializer
  %203 = fneg <2 x float> %194
  %204 = select <2 x i1> %202, <2 x float> %194, <2 x float> %203
  %205 = fadd <2 x float> %200, %204
  %206 = fsub <2 x float> %205, %182
  %207 = insertelement <2 x float> poison, float %82, i64 0
  %208 = shufflevector <2 x float> %207, <2 x float> poison, <2 x i32> zeroinitializer
  %209 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %206, <2 x float> %208, <2 x float> %182)
  %210 = zext i8 %134 to i32
  %211 = zext i8 %151 to i32
  %212 = insertelement <2 x i32> poison, i32 %211, i64 0
  %213 = insertelement <2 x i32> %212, i32 %210, i64 1
  %214 = and <2 x i32> %213, splat (i32 15)
  %215 = icmp samesign ult <2 x i32> %214, splat (i32 4)
  %216 = and <2 x i32> %213, splat (i32 13)
  %217 = icmp eq <2 x i32> %216, splat (i32 12)
  %218 = select <2 x i1> %217, <2 x float> %165, <2 x float> %167
  %219 = insertelement <2 x float> poison, float %135, i64 0
  %220 = shufflevector <2 x float> %219, <2 x float> poison, <2 x i32> zeroinitializer
  %221 = select <2 x i1> %215, <2 x float> %220, <2 x float> %218
  %222 = icmp samesign ult <2 x i32> %214, splat (i32 8)
  %223 = select <2 x i1> %222, <2 x float> %165, <2 x float> %220
  %224 = and <2 x i32> %213, splat (i32 1)
  %225 = icmp eq <2 x i32> %224, zeroinitializer
  %226 = fneg <2 x float> %223
  %227 = select <2 x i1> %225, <2 x float> %223, <2 x float> %226
  %228 = and <2 x i32> %213, splat (i32 2)
  %229 = icmp eq <2 x i32> %228, zeroinitializer
  %230 = fneg <2 x float> %221
  %231 = select <2 x i1> %229, <2 x float> %221, <2 x float> %230
  %232 = fadd <2 x float> %227, %231
  %233 = zext i8 %138 to i32
  %234 = zext i8 %155 to i32
  %235 = insertelement <2 x i32> poison, i32 %234, i64 0
  %236 = insertelement <2 x i32> %235, i32 %233, i64 1
  %237 = and <2 x i32> %236, splat (i32 15)
  %238 = icmp samesign ult <2 x i32> %237, splat (i32 4)
  %239 = and <2 x i32> %236, splat (i32 13)
  %240 = icmp eq <2 x i32> %239, splat (i32 12)
  %241 = select <2 x i1> %240, <2 x float> %192, <2 x float> %167
  %242 = select <2 x i1> %238, <2 x float> %220, <2 x float> %241
  %243 = icmp samesign ult <2 x i32> %237, splat (i32 8)
  %244 = select <2 x i1> %243, <2 x float> %192, <2 x float> %220
  %245 = and <2 x i32> %236, splat (i32 1)
  %246 = icmp eq <2 x i32> %245, zeroinitializer
  %247 = fneg <2 x float> %244
  %248 = select <2 x i1> %246, <2 x float> %244, <2 x float> %247
  %249 = and <2 x i32> %236, splat (i32 2)
  %250 = icmp eq <2 x i32> %249, zeroinitializer
  %251 = fneg <2 x float> %242
  %252 = select <2 x i1> %250, <2 x float> %242, <2 x float> %251
  %253 = fadd <2 x float> %248, %252
  %254 = fsub <2 x float> %253, %232
  %255 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %254, <2 x float> %208, <2 x float> %232)
  %256 = fsub <2 x float> %255, %209
  %257 = insertelement <2 x float> poison, float %87, i64 0
  %258 = shufflevector <2 x float> %257, <2 x float> poison, <2 x i32> zeroinitializer
  %259 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %256, <2 x float> %258, <2 x float> %209)
  %260 = extractelement <2 x float> %259, i64 1
  %261 = shufflevector <2 x float> %259, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %262 = fsub <2 x float> %259, %261
  %263 = extractelement <2 x float> %262, i64 0
  %264 = tail call noundef float @llvm.fmuladd.f32(float %263, float %92, float %260)
  %265 = tail call float @llvm.fmuladd.f32(float %62, float %264, float %63)
  %266 = fmul float %62, 5.000000e-01
  %267 = fmul float %61, 2.000000e+00
  %268 = add nuw nsw i32 %60, 1
  %269 = icmp eq i32 %268, %3
  br i1 %269, label %270, label %59

270:                                              ; preds = %59, %24
  %271 = phi float [ 0.000000e+00, %24 ], [ %265, %59 ]
  %272 = shl i64 %41, 32
  %273 = ashr exact i64 %272, 32
  %274 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %275 = load i32, ptr addrspace(4) %274, align 4, !tbaa !6
  %276 = zext i32 %275 to i64
  %277 = mul nsw i64 %273, %276
  %278 = shl i64 %33, 32
  %279 = getelementptr float, ptr addrspace(1) %1, i64 %277
  %280 = ashr exact i64 %278, 30
  %281 = getelementptr i8, ptr addrspace(1) %279, i64 %280
  store float %271, ptr addrspace(1) %281, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_perlin_fbm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = zext nneg i32 %10 to i64
  %12 = mul nuw nsw i64 %11, %6
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext nneg i32 %13 to i64
  %15 = add nuw nsw i64 %12, %14
  %16 = icmp samesign ult i64 %15, 256
  br i1 %16, label %19, label %17

17:                                               ; preds = %4
  %18 = lshr i32 %9, 16
  br label %24

19:                                               ; preds = %4
  %20 = trunc nuw nsw i64 %15 to i32
  %21 = lshr i32 %9, 16
  %22 = mul nuw i32 %10, %21
  %23 = zext i32 %22 to i64
  br label %48

24:                                               ; preds = %48, %17
  %25 = phi i32 [ %18, %17 ], [ %21, %48 ]
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 40
  %29 = load i64, ptr addrspace(4) %28, align 8, !tbaa !10
  %30 = zext i32 %26 to i64
  %31 = mul nuw nsw i64 %11, %30
  %32 = add nuw nsw i64 %31, %14
  %33 = add i64 %32, %29
  %34 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 48
  %36 = load i64, ptr addrspace(4) %35, align 8, !tbaa !10
  %37 = zext i32 %34 to i64
  %38 = zext nneg i32 %25 to i64
  %39 = mul nuw nsw i64 %38, %37
  %40 = add nuw nsw i64 %39, %6
  %41 = add i64 %40, %36
  %42 = icmp sgt i32 %3, 0
  br i1 %42, label %43, label %59

43:                                               ; preds = %24
  %44 = trunc i64 %41 to i32
  %45 = trunc i64 %33 to i32
  %46 = sitofp i32 %45 to float
  %47 = sitofp i32 %44 to float
  br label %71

48:                                               ; preds = %19, %48
  %49 = phi i32 [ %20, %19 ], [ %57, %48 ]
  %50 = phi i64 [ %15, %19 ], [ %56, %48 ]
  %51 = shl i64 %50, 32
  %52 = ashr exact i64 %51, 32
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !17
  %55 = getelementptr inbounds i8, ptr addrspace(3) @perlin_fbm.p, i32 %49
  store i8 %54, ptr addrspace(3) %55, align 1, !tbaa !17
  %56 = add nsw i64 %52, %23
  %57 = trunc i64 %56 to i32
  %58 = icmp slt i32 %57, 256
  br i1 %58, label %48, label %24

59:                                               ; preds = %71, %24
  %60 = phi float [ 0.000000e+00, %24 ], [ %277, %71 ]
  %61 = shl i64 %41, 32
  %62 = ashr exact i64 %61, 32
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %64 = load i32, ptr addrspace(4) %63, align 4, !tbaa !6
  %65 = zext i32 %64 to i64
  %66 = mul nsw i64 %62, %65
  %67 = shl i64 %33, 32
  %68 = getelementptr float, ptr addrspace(1) %1, i64 %66
  %69 = ashr exact i64 %67, 30
  %70 = getelementptr i8, ptr addrspace(1) %68, i64 %69
  store float %60, ptr addrspace(1) %70, align 4, !tbaa !19
  ret void

71:                                               ; preds = %43, %71
  %72 = phi i32 [ 0, %43 ], [ %280, %71 ]
  %73 = phi float [ %2, %43 ], [ %279, %71 ]
  %74 = phi float [ 5.000000e-01, %43 ], [ %278, %71 ]
  %75 = phi float [ 0.000000e+00, %43 ], [ %277, %71 ]
  %76 = fmul float %73, %46
  %77 = fmul float %73, %47
  %78 = uitofp nneg i32 %72 to float
  %79 = fmul float %78, 0x3FFB333340000000
  %80 = tail call fastcc float @llvm.floor.f32(float noundef %76) #9
  %81 = tail call fastcc float @llvm.floor.f32(float noundef %77) #9
  %82 = tail call fastcc float @llvm.floor.f32(float noundef %79) #9
  %83 = fptosi float %80 to i32
  %84 = and i32 %83, 255
  %85 = fptosi float %81 to i32
  %86 = fptosi float %82 to i32
  %87 = fsub float %76, %80
  %88 = fsub float %77, %81
  %89 = fsub float %79, %82
  %90 = fmul float %87, %87
  %91 = fmul float %87, %90
  %92 = tail call float @llvm.fmuladd.f32(float %87, float 6.000000e+00, float -1.500000e+01)
  %93 = tail call float @llvm.fmuladd.f32(float %87, float %92, float 1.000000e+01)
  %94 = fmul float %91, %93
  %95 = fmul float %88, %88
  %96 = fmul float %88, %95
  %97 = tail call float @llvm.fmuladd.f32(float %88, float 6.000000e+00, float -1.500000e+01)
  %98 = tail call float @llvm.fmuladd.f32(float %88, float %97, float 1.000000e+01)
  %99 = fmul float %96, %98
  %100 = fmul float %89, %89
  %101 = fmul float %89, %100
  %102 = tail call float @llvm.fmuladd.f32(float %89, float 6.000000e+00, float -1.500000e+01)
  %103 = tail call float @llvm.fmuladd.f32(float %89, float %102, float 1.000000e+01)
  %104 = fmul float %101, %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %84
  %106 = load i8, ptr addrspace(3) %105, align 1, !tbaa !17
  %107 = zext i8 %106 to i32
  %108 = add i32 %107, %85
  %109 = add i32 %83, 1
  %110 = and i32 %109, 255
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %110
  %112 = load i8, ptr addrspace(3) %111, align 1, !tbaa !17
  %113 = zext i8 %112 to i32
  %114 = add i32 %113, %85
  %115 = and i32 %108, 255
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %115
  %117 = load i8, ptr addrspace(3) %116, align 1, !tbaa !17
  %118 = zext i8 %117 to i32
  %119 = add i32 %118, %86
  %120 = add i32 %108, 1
  %121 = and i32 %120, 255
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %121
  %123 = load i8, ptr addrspace(3) %122, align 1, !tbaa !17
  %124 = zext i8 %123 to i32
  %125 = add i32 %124, %86
  %126 = and i32 %114, 255
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %126
  %128 = load i8, ptr addrspace(3) %127, align 1, !tbaa !17
  %129 = zext i8 %128 to i32
  %130 = add i32 %129, %86
  %131 = add i32 %114, 1
  %132 = and i32 %131, 255
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %132
  %134 = load i8, ptr addrspace(3) %133, align 1, !tbaa !17
  %135 = zext i8 %134 to i32
  %136 = add i32 %135, %86
  %137 = and i32 %119, 255
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %137
  %139 = load i8, ptr addrspace(3) %138, align 1, !tbaa !17
  %140 = and i32 %130, 255
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %140
  %142 = load i8, ptr addrspace(3) %141, align 1, !tbaa !17
  %143 = fadd float %87, -1.000000e+00
  %144 = and i32 %125, 255
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %144
  %146 = load i8, ptr addrspace(3) %145, align 1, !tbaa !17
  %147 = fadd float %88, -1.000000e+00
  %148 = and i32 %136, 255
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %148
  %150 = load i8, ptr addrspace(3) %149, align 1, !tbaa !17
  %151 = add i32 %119, 1
  %152 = and i32 %151, 255
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %152
  %154 = load i8, ptr addrspace(3) %153, align 1, !tbaa !17
  %155 = fadd float %89, -1.000000e+00
  %156 = add i32 %130, 1
  %157 = and i32 %156, 255
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %157
  %159 = load i8, ptr addrspace(3) %158, align 1, !tbaa !17
  %160 = add i32 %125, 1
  %161 = and i32 %160, 255
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %161
  %163 = load i8, ptr addrspace(3) %162, align 1, !tbaa !17
  %164 = add i32 %136, 1
  %165 = and i32 %164, 255
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) @perlin_fbm.p, i32 %165
  %167 = load i8, ptr addrspace(3) %166, align 1, !tbaa !17
  %168 = zext i8 %139 to i32
  %169 = zext i8 %154 to i32
  %170 = insertelement <2 x i32> poison, i32 %169, i64 0
  %171 = insertelement <2 x i32> %170, i32 %168, i64 1
  %172 = and <2 x i32> %171, splat (i32 15)
  %173 = icmp samesign ult <2 x i32> %172, splat (i32 4)
  %174 = and <2 x i32> %171, splat (i32 13)
  %175 = icmp eq <2 x i32> %174, splat (i32 12)
  %176 = insertelement <2 x float> poison, float %87, i64 0
  %177 = shufflevector <2 x float> %176, <2 x float> poison, <2 x i32> zeroinitializer
  %178 = insertelement <2 x float> poison, float %155, i64 0
  %179 = insertelement <2 x float> %178, float %89, i64 1
  %180 = select <2 x i1> %175, <2 x float> %177, <2 x float> %179
  %181 = insertelement <2 x float> poison, float %88, i64 0
  %182 = shufflevector <2 x float> %181, <2 x float> poison, <2 x i32> zeroinitializer
  %183 = select <2 x i1> %173, <2 x float> %182, <2 x float> %180
  %184 = icmp samesign ult <2 x i32> %172, splat (i32 8)
  %185 = select <2 x i1> %184, <2 x float> %177, <2 x float> %182
  %186 = and <2 x i32> %171, splat (i32 1)
  %187 = icmp eq <2 x i32> %186, zeroinitializer
  %188 = fneg <2 x float> %185
  %189 = select <2 x i1> %187, <2 x float> %185, <2 x float> %188
  %190 = and <2 x i32> %171, splat (i32 2)
  %191 = icmp eq <2 x i32> %190, zeroinitializer
  %192 = fneg <2 x float> %183
  %193 = select <2 x i1> %191, <2 x float> %183, <2 x float> %192
  %194 = fadd <2 x float> %189, %193
  %195 = zext i8 %142 to i32
  %196 = zext i8 %159 to i32
  %197 = insertelement <2 x i32> poison, i32 %196, i64 0
  %198 = insertelement <2 x i32> %197, i32 %195, i64 1
  %199 = and <2 x i32> %198, splat (i32 15)
  %200 = icmp samesign ult <2 x i32> %199, splat (i32 4)
  %201 = and <2 x i32> %198, splat (i32 13)
  %202 = icmp eq <2 x i32> %201, splat (i32 12)
  %203 = insertelement <2 x float> poison, float %143, i64 0
  %204 = shufflevector <2 x float> %203, <2 x float> poison, <2 x i32> zeroinitializer
  %205 = select <2 x i1> %202, <2 x float> %204, <2 x float> %179
  %206 = select <2 x i1> %200, <2 x float> %182, <2 x float> %205
  %207 = icmp samesign ult <2 x i32> %199, splat (i32 8)
  %208 = select <2 x i1> %207, <2 x float> %204, <2 x float> %182
  %209 = and <2 x i32> %198, splat (i32 1)
  %210 = icmp eq <2 x i32> %209, zeroinitializer
  %211 = fneg <2 x float> %208
  %212 = select <2 x i1> %210, <2 x float> %208, <2 x float> %211
  %213 = and <2 x i32> %198, splat (i32 2)
  %214 = icmp eq <2 x i32> %213, zeroinitializer
  %215 = fneg <2 x float> %206
  %216 = select <2 x i1> %214, <2 x float> %206, <2 x float> %215
  %217 = fadd <2 x float> %212, %216
  %218 = fsub <2 x float> %217, %194
  %219 = insertelement <2 x float> poison, float %94, i64 0
  %220 = shufflevector <2 x float> %219, <2 x float> poison, <2 x i32> zeroinitializer
  %221 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %218, <2 x float> %220, <2 x float> %194)
  %222 = zext i8 %146 to i32
  %223 = zext i8 %163 to i32
  %224 = insertelement <2 x i32> poison, i32 %223, i64 0
  %225 = insertelement <2 x i32> %224, i32 %222, i64 1
  %226 = and <2 x i32> %225, splat (i32 15)
  %227 = icmp samesign ult <2 x i32> %226, splat (i32 4)
  %228 = and <2 x i32> %225, splat (i32 13)
  %229 = icmp eq <2 x i32> %228, splat (i32 12)
  %230 = select <2 x i1> %229, <2 x float> %177, <2 x float> %179
  %231 = insertelement <2 x float> poison, float %147, i64 0
  %232 = shufflevector <2 x float> %231, <2 x float> poison, <2 x i32> zeroinitializer
  %233 = select <2 x i1> %227, <2 x float> %232, <2 x float> %230
  %234 = icmp samesign ult <2 x i32> %226, splat (i32 8)
  %235 = select <2 x i1> %234, <2 x float> %177, <2 x float> %232
  %236 = and <2 x i32> %225, splat (i32 1)
  %237 = icmp eq <2 x i32> %236, zeroinitializer
  %238 = fneg <2 x float> %235
  %239 = select <2 x i1> %237, <2 x float> %235, <2 x float> %238
  %240 = and <2 x i32> %225, splat (i32 2)
  %241 = icmp eq <2 x i32> %240, zeroinitializer
  %242 = fneg <2 x float> %233
  %243 = select <2 x i1> %241, <2 x float> %233, <2 x float> %242
  %244 = fadd <2 x float> %239, %243
  %245 = zext i8 %150 to i32
  %246 = zext i8 %167 to i32
  %247 = insertelement <2 x i32> poison, i32 %246, i64 0
  %248 = insertelement <2 x i32> %247, i32 %245, i64 1
  %249 = and <2 x i32> %248, splat (i32 15)
  %250 = icmp samesign ult <2 x i32> %249, splat (i32 4)
  %251 = and <2 x i32> %248, splat (i32 13)
  %252 = icmp eq <2 x i32> %251, splat (i32 12)
  %253 = select <2 x i1> %252, <2 x float> %204, <2 x float> %179
  %254 = select <2 x i1> %250, <2 x float> %232, <2 x float> %253
  %255 = icmp samesign ult <2 x i32> %249, splat (i32 8)
  %256 = select <2 x i1> %255, <2 x float> %204, <2 x float> %232
  %257 = and <2 x i32> %248, splat (i32 1)
  %258 = icmp eq <2 x i32> %257, zeroinitializer
  %259 = fneg <2 x float> %256
  %260 = select <2 x i1> %258, <2 x float> %256, <2 x float> %259
  %261 = and <2 x i32> %248, splat (i32 2)
  %262 = icmp eq <2 x i32> %261, zeroinitializer
  %263 = fneg <2 x float> %254
  %264 = select <2 x i1> %262, <2 x float> %254, <2 x float> %263
  %265 = fadd <2 x float> %260, %264
  %266 = fsub <2 x float> %265, %244
  %267 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %266, <2 x float> %220, <2 x float> %244)
  %268 = fsub <2 x float> %267, %221
  %269 = insertelement <2 x float> poison, float %99, i64 0
  %270 = shufflevector <2 x float> %269, <2 x float> poison, <2 x i32> zeroinitializer
  %271 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %268, <2 x float> %270, <2 x float> %221)
  %272 = extractelement <2 x float> %271, i64 1
  %273 = shufflevector <2 x float> %271, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %274 = fsub <2 x float> %271, %273
  %275 = extractelement <2 x float> %274, i64 0
  %276 = tail call noundef float @llvm.fmuladd.f32(float %275, float %104, float %272)
  %277 = tail call float @llvm.fmuladd.f32(float %74, float %276, float %75)
  %278 = fmul float %74, 5.000000e-01
  %279 = fmul float %73, 2.000000e+00
  %280 = add nuw nsw i32 %72, 1
  %281 = icmp eq i32 %280, %3
  br i1 %281, label %59, label %71
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %12 = lshr i32 %6, 16
  %13 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %14 = load <2 x i64>, ptr addrspace(4) %10, align 8, !tbaa !10
  %15 = insertelement <2 x i32> poison, i32 %3, i64 0
  %16 = insertelement <2 x i32> %15, i32 %11, i64 1
  %17 = zext <2 x i32> %16 to <2 x i64>
  %18 = insertelement <2 x i32> poison, i32 %7, i64 0
  %19 = insertelement <2 x i32> %18, i32 %12, i64 1
  %20 = zext nneg <2 x i32> %19 to <2 x i64>
  %21 = mul nuw nsw <2 x i64> %20, %17
  %22 = insertelement <2 x i32> poison, i32 %8, i64 0
  %23 = insertelement <2 x i32> %22, i32 %13, i64 1
  %24 = zext nneg <2 x i32> %23 to <2 x i64>
  %25 = add <2 x i64> %14, %24
  %26 = add <2 x i64> %25, %21
  %27 = trunc <2 x i64> %26 to <2 x i32>
  %28 = sitofp <2 x i32> %27 to <2 x float>
  %29 = insertelement <2 x float> poison, float %1, i64 0
  %30 = shufflevector <2 x float> %29, <2 x float> poison, <2 x i32> zeroinitializer
  %31 = fmul <2 x float> %30, %28
  %32 = extractelement <2 x float> %31, i64 0
  %33 = extractelement <2 x float> %31, i64 1
  %34 = shufflevector <2 x float> %31, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %35 = fadd <2 x float> %31, %34
  %36 = extractelement <2 x float> %35, i64 0
  %37 = fmul float %36, 0x3FD76CF5E0000000
  %38 = fadd float %32, %37
  %39 = tail call fastcc float @llvm.floor.f32(float noundef %38) #9
  %40 = fadd float %33, %37
  %41 = tail call fastcc float @llvm.floor.f32(float noundef %40) #9
  %42 = insertelement <2 x float> poison, float %39, i64 0
  %43 = insertelement <2 x float> %42, float %41, i64 1
  %44 = fptosi <2 x float> %43 to <2 x i32>
  %45 = extractelement <2 x i32> %44, i64 0
  %46 = extractelement <2 x i32> %44, i64 1
  %47 = add nsw i32 %45, %46
  %48 = sitofp i32 %47 to float
  %49 = fmul float %48, 0x3FCB0CB180000000
  %50 = sitofp <2 x i32> %44 to <2 x float>
  %51 = insertelement <2 x float> poison, float %49, i64 0
  %52 = shufflevector <2 x float> %51, <2 x float> poison, <2 x i32> zeroinitializer
  %53 = fsub <2 x float> %50, %52
  %54 = fsub <2 x float> %31, %53
  %55 = extractelement <2 x float> %54, i64 0
  %56 = extractelement <2 x float> %54, i64 1
  %57 = fcmp ogt float %55, %56
  %58 = zext i1 %57 to i32
  %59 = xor i1 %57, true
  %60 = zext i1 %59 to i32
  %61 = fneg float %55
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %55, float 5.000000e-01)
  %63 = fneg float %56
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %56, float %62)
  %65 = fcmp olt float %64, 0.000000e+00
  br i1 %65, label %89, label %66

66:                                               ; preds = %2
  %67 = fmul float %64, %64
  %68 = mul i32 %45, -1918454973
  %69 = mul i32 %46, -669632447
  %70 = xor i32 %69, %68
  %71 = lshr i32 %70, 15
  %72 = xor i32 %71, %70
  %73 = mul i32 %72, 739982445
  %74 = lshr i32 %73, 12
  %75 = xor i32 %74, %73
  %76 = and i32 %75, 255
  %77 = uitofp nneg i32 %76 to float
  %78 = fdiv float %77, 1.275000e+02, !fpmath !25
  %79 = fadd float %78, -1.000000e+00
  %80 = lshr i32 %75, 8
  %81 = and i32 %80, 255
  %82 = uitofp nneg i32 %81 to float
  %83 = fdiv float %82, 1.275000e+02, !fpmath !25
  %84 = fadd float %83, -1.000000e+00
  %85 = fmul float %67, %67
  %86 = fmul float %56, %84
  %87 = tail call float @llvm.fmuladd.f32(float %79, float %55, float %86)
  %88 = fmul float %85, %87
  br label %89

89:                                               ; preds = %2, %66
  %90 = phi float [ %88, %66 ], [ 0.000000e+00, %2 ]
  %91 = uitofp i1 %57 to float
  %92 = fsub float %55, %91
  %93 = fadd float %92, 0x3FCB0CB180000000
  %94 = uitofp i1 %59 to float
  %95 = fsub float %56, %94
  %96 = fadd float %95, 0x3FCB0CB180000000
  %97 = fneg float %93
  %98 = tail call float @llvm.fmuladd.f32(float %97, float %93, float 5.000000e-01)
  %99 = fneg float %96
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %96, float %98)
  %101 = fcmp olt float %100, 0.000000e+00
  br i1 %101, label %127, label %102

102:                                              ; preds = %89
  %103 = add nsw i32 %46, %60
  %104 = add nsw i32 %45, %58
  %105 = fmul float %100, %100
  %106 = mul i32 %104, -1918454973
  %107 = mul i32 %103, -669632447
  %108 = xor i32 %107, %106
  %109 = lshr i32 %108, 15
  %110 = xor i32 %109, %108
  %111 = mul i32 %110, 739982445
  %112 = lshr i32 %111, 12
  %113 = xor i32 %112, %111
  %114 = and i32 %113, 255
  %115 = uitofp nneg i32 %114 to float
  %116 = fdiv float %115, 1.275000e+02, !fpmath !25
  %117 = fadd float %116, -1.000000e+00
  %118 = lshr i32 %113, 8
  %119 = and i32 %118, 255
  %120 = uitofp nneg i32 %119 to float
  %121 = fdiv float %120, 1.275000e+02, !fpmath !25
  %122 = fadd float %121, -1.000000e+00
  %123 = fmul float %105, %105
  %124 = fmul float %96, %122
  %125 = tail call float @llvm.fmuladd.f32(float %117, float %93, float %124)
  %126 = fmul float %123, %125
  br label %127

127:                                              ; preds = %89, %102
  %128 = phi float [ %126, %102 ], [ 0.000000e+00, %89 ]
  %129 = fadd float %55, -1.000000e+00
  %130 = fadd float %129, 0x3FDB0CB180000000
  %131 = fadd float %56, -1.000000e+00
  %132 = fadd float %131, 0x3FDB0CB180000000
  %133 = fneg float %130
  %134 = tail call float @llvm.fmuladd.f32(float %133, float %130, float 5.000000e-01)
  %135 = fneg float %132
  %136 = tail call float @llvm.fmuladd.f32(float %135, float %132, float %134)
  %137 = fcmp olt float %136, 0.000000e+00
  br i1 %137, label %163, label %138

138:                                              ; preds = %127
  %139 = fmul float %136, %136
  %140 = mul i32 %45, -1918454973
  %141 = add i32 %140, -1918454973
  %142 = mul i32 %46, -669632447
  %143 = add i32 %142, -669632447
  %144 = xor i32 %143, %141
  %145 = lshr i32 %144, 15
  %146 = xor i32 %145, %144
  %147 = mul i32 %146, 739982445
  %148 = lshr i32 %147, 12
  %149 = xor i32 %148, %147
  %150 = and i32 %149, 255
  %151 = uitofp nneg i32 %150 to float
  %152 = fdiv float %151, 1.275000e+02, !fpmath !25
  %153 = fadd float %152, -1.000000e+00
  %154 = lshr i32 %149, 8
  %155 = and i32 %154, 255
  %156 = uitofp nneg i32 %155 to float
  %157 = fdiv float %156, 1.275000e+02, !fpmath !25
  %158 = fadd float %157, -1.000000e+00
  %159 = fmul float %139, %139
  %160 = fmul float %132, %158
  %161 = tail call float @llvm.fmuladd.f32(float %153, float %130, float %160)
  %162 = fmul float %159, %161
  br label %163

163:                                              ; preds = %127, %138
  %164 = phi float [ %162, %138 ], [ 0.000000e+00, %127 ]
  %165 = fadd float %90, %128
  %166 = fadd float %165, %164
  %167 = fmul float %166, 7.000000e+01
  %168 = extractelement <2 x i64> %26, i64 1
  %169 = shl i64 %168, 32
  %170 = ashr exact i64 %169, 32
  %171 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %172 = load i32, ptr addrspace(4) %171, align 4, !tbaa !6
  %173 = zext i32 %172 to i64
  %174 = mul nsw i64 %170, %173
  %175 = extractelement <2 x i64> %26, i64 0
  %176 = shl i64 %175, 32
  %177 = getelementptr float, ptr addrspace(1) %0, i64 %174
  %178 = ashr exact i64 %176, 30
  %179 = getelementptr i8, ptr addrspace(1) %177, i64 %178
  store float %167, ptr addrspace(1) %179, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected void @__clang_ocl_kern_imp_simplex2(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %12 = lshr i32 %6, 16
  %13 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %14 = load <2 x i64>, ptr addrspace(4) %10, align 8, !tbaa !10
  %15 = insertelement <2 x i32> poison, i32 %3, i64 0
  %16 = insertelement <2 x i32> %15, i32 %11, i64 1
  %17 = zext <2 x i32> %16 to <2 x i64>
  %18 = insertelement <2 x i32> poison, i32 %7, i64 0
  %19 = insertelement <2 x i32> %18, i32 %12, i64 1
  %20 = zext nneg <2 x i32> %19 to <2 x i64>
  %21 = mul nuw nsw <2 x i64> %20, %17
  %22 = insertelement <2 x i32> poison, i32 %8, i64 0
  %23 = insertelement <2 x i32> %22, i32 %13, i64 1
  %24 = zext nneg <2 x i32> %23 to <2 x i64>
  %25 = add <2 x i64> %14, %24
  %26 = add <2 x i64> %25, %21
  %27 = trunc <2 x i64> %26 to <2 x i32>
  %28 = sitofp <2 x i32> %27 to <2 x float>
  %29 = insertelement <2 x float> poison, float %1, i64 0
  %30 = shufflevector <2 x float> %29, <2 x float> poison, <2 x i32> zeroinitializer
  %31 = fmul <2 x float> %30, %28
  %32 = extractelement <2 x float> %31, i64 0
  %33 = extractelement <2 x float> %31, i64 1
  %34 = shufflevector <2 x float> %31, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %35 = fadd <2 x float> %31, %34
  %36 = extractelement <2 x float> %35, i64 0
  %37 = fmul float %36, 0x3FD76CF5E0000000
  %38 = fadd float %32, %37
  %39 = tail call fastcc float @llvm.floor.f32(float noundef %38) #9
  %40 = fadd float %33, %37
  %41 = tail call fastcc float @llvm.floor.f32(float noundef %40) #9
  %42 = insertelement <2 x float> poison, float %39, i64 0
  %43 = insertelement <2 x float> %42, float %41, i64 1
  %44 = fptosi <2 x float> %43 to <2 x i32>
  %45 = extractelement <2 x i32> %44, i64 0
  %46 = extractelement <2 x i32> %44, i64 1
  %47 = add nsw i32 %45, %46
  %48 = sitofp i32 %47 to float
  %49 = fmul float %48, 0x3FCB0CB180000000
  %50 = sitofp <2 x i32> %44 to <2 x float>
  %51 = insertelement <2 x float> poison, float %49, i64 0
  %52 = shufflevector <2 x float> %51, <2 x float> poison, <2 x i32> zeroinitializer
  %53 = fsub <2 x float> %50, %52
  %54 = fsub <2 x float> %31, %53
  %55 = extractelement <2 x float> %54, i64 0
  %56 = extractelement <2 x float> %54, i64 1
  %57 = fcmp ogt float %55, %56
  %58 = zext i1 %57 to i32
  %59 = xor i1 %57, true
  %60 = zext i1 %59 to i32
  %61 = fneg float %55
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %55, float 5.000000e-01)
  %63 = fneg float %56
  %64 = tail call float @llvm.fmuladd.f32(float %63, float %56, float %62)
  %65 = fcmp olt float %64, 0.000000e+00
  br i1 %65, label %89, label %66

66:                                               ; preds = %2
  %67 = fmul float %64, %64
  %68 = mul i32 %45, -1918454973
  %69 = mul i32 %46, -669632447
  %70 = xor i32 %69, %68
  %71 = lshr i32 %70, 15
  %72 = xor i32 %71, %70
  %73 = mul i32 %72, 739982445
  %74 = lshr i32 %73, 12
  %75 = xor i32 %74, %73
  %76 = and i32 %75, 255
  %77 = uitofp nneg i32 %76 to float
  %78 = fdiv float %77, 1.275000e+02, !fpmath !25
  %79 = fadd float %78, -1.000000e+00
  %80 = lshr i32 %75, 8
  %81 = and i32 %80, 255
  %82 = uitofp nneg i32 %81 to float
  %83 = fdiv float %82, 1.275000e+02, !fpmath !25
  %84 = fadd float %83, -1.000000e+00
  %85 = fmul float %67, %67
  %86 = fmul float %56, %84
  %87 = tail call float @llvm.fmuladd.f32(float %79, float %55, float %86)
  %88 = fmul float %85, %87
  br label %89

89:                                               ; preds = %2, %66
  %90 = phi float [ %88, %66 ], [ 0.000000e+00, %2 ]
  %91 = uitofp i1 %57 to float
  %92 = fsub float %55, %91
  %93 = fadd float %92, 0x3FCB0CB180000000
  %94 = uitofp i1 %59 to float
  %95 = fsub float %56, %94
  %96 = fadd float %95, 0x3FCB0CB180000000
  %97 = fneg float %93
  %98 = tail call float @llvm.fmuladd.f32(float %97, float %93, float 5.000000e-01)
  %99 = fneg float %96
  %100 = tail call float @llvm.fmuladd.f32(float %99, float %96, float %98)
  %101 = fcmp olt float %100, 0.000000e+00
  br i1 %101, label %127, label %102

102:                                              ; preds = %89
  %103 = add nsw i32 %46, %60
  %104 = add nsw i32 %45, %58
  %105 = fmul float %100, %100
  %106 = mul i32 %104, -1918454973
  %107 = mul i32 %103, -669632447
  %108 = xor i32 %107, %106
  %109 = lshr i32 %108, 15
  %110 = xor i32 %109, %108
  %111 = mul i32 %110, 739982445
  %112 = lshr i32 %111, 12
  %113 = xor i32 %112, %111
  %114 = and i32 %113, 255
  %115 = uitofp nneg i32 %114 to float
  %116 = fdiv float %115, 1.275000e+02, !fpmath !25
  %117 = fadd float %116, -1.000000e+00
  %118 = lshr i32 %113, 8
  %119 = and i32 %118, 255
  %120 = uitofp nneg i32 %119 to float
  %121 = fdiv float %120, 1.275000e+02, !fpmath !25
  %122 = fadd float %121, -1.000000e+00
  %123 = fmul float %105, %105
  %124 = fmul float %96, %122
  %125 = tail call float @llvm.fmuladd.f32(float %117, float %93, float %124)
  %126 = fmul float %123, %125
  br label %127

127:                                              ; preds = %89, %102
  %128 = phi float [ %126, %102 ], [ 0.000000e+00, %89 ]
  %129 = fadd float %55, -1.000000e+00
  %130 = fadd float %129, 0x3FDB0CB180000000
  %131 = fadd float %56, -1.000000e+00
  %132 = fadd float %131, 0x3FDB0CB180000000
  %133 = fneg float %130
  %134 = tail call float @llvm.fmuladd.f32(float %133, float %130, float 5.000000e-01)
  %135 = fneg float %132
  %136 = tail call float @llvm.fmuladd.f32(float %135, float %132, float %134)
  %137 = fcmp olt float %136, 0.000000e+00
  br i1 %137, label %163, label %138

138:                                              ; preds = %127
  %139 = fmul float %136, %136
  %140 = mul i32 %45, -1918454973
  %141 = add i32 %140, -1918454973
  %142 = mul i32 %46, -669632447
  %143 = add i32 %142, -669632447
  %144 = xor i32 %143, %141
  %145 = lshr i32 %144, 15
  %146 = xor i32 %145, %144
  %147 = mul i32 %146, 739982445
  %148 = lshr i32 %147, 12
  %149 = xor i32 %148, %147
  %150 = and i32 %149, 255
  %151 = uitofp nneg i32 %150 to float
  %152 = fdiv float %151, 1.275000e+02, !fpmath !25
  %153 = fadd float %152, -1.000000e+00
  %154 = lshr i32 %149, 8
  %155 = and i32 %154, 255
  %156 = uitofp nneg i32 %155 to float
  %157 = fdiv float %156, 1.275000e+02, !fpmath !25
  %158 = fadd float %157, -1.000000e+00
  %159 = fmul float %139, %139
  %160 = fmul float %132, %158
  %161 = tail call float @llvm.fmuladd.f32(float %153, float %130, float %160)
  %162 = fmul float %159, %161
  br label %163

163:                                              ; preds = %127, %138
  %164 = phi float [ %162, %138 ], [ 0.000000e+00, %127 ]
  %165 = fadd float %90, %128
  %166 = fadd float %165, %164
  %167 = fmul float %166, 7.000000e+01
  %168 = extractelement <2 x i64> %26, i64 1
  %169 = shl i64 %168, 32
  %170 = ashr exact i64 %169, 32
  %171 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %172 = load i32, ptr addrspace(4) %171, align 4, !tbaa !6
  %173 = zext i32 %172 to i64
  %174 = mul nsw i64 %170, %173
  %175 = extractelement <2 x i64> %26, i64 0
  %176 = shl i64 %175, 32
  %177 = getelementptr float, ptr addrspace(1) %0, i64 %174
  %178 = ashr exact i64 %176, 30
  %179 = getelementptr i8, ptr addrspace(1) %177, i64 %178
  store float %167, ptr addrspace(1) %179, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %12 = lshr i32 %6, 16
  %13 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %14 = load <2 x i64>, ptr addrspace(4) %10, align 8, !tbaa !10
  %15 = insertelement <2 x i32> poison, i32 %3, i64 0
  %16 = insertelement <2 x i32> %15, i32 %11, i64 1
  %17 = zext <2 x i32> %16 to <2 x i64>
  %18 = insertelement <2 x i32> poison, i32 %7, i64 0
  %19 = insertelement <2 x i32> %18, i32 %12, i64 1
  %20 = zext nneg <2 x i32> %19 to <2 x i64>
  %21 = mul nuw nsw <2 x i64> %20, %17
  %22 = insertelement <2 x i32> poison, i32 %8, i64 0
  %23 = insertelement <2 x i32> %22, i32 %13, i64 1
  %24 = zext nneg <2 x i32> %23 to <2 x i64>
  %25 = add <2 x i64> %14, %24
  %26 = add <2 x i64> %25, %21
  %27 = trunc <2 x i64> %26 to <2 x i32>
  %28 = sitofp <2 x i32> %27 to <2 x float>
  %29 = insertelement <2 x float> poison, float %1, i64 0
  %30 = shufflevector <2 x float> %29, <2 x float> poison, <2 x i32> zeroinitializer
  %31 = fmul <2 x float> %30, %28
  %32 = tail call noundef <2 x float> @llvm.floor.v2f32(<2 x float> %31)
  %33 = fptosi <2 x float> %32 to <2 x i32>
  %34 = extractelement <2 x i32> %33, i64 0
  %35 = extractelement <2 x i32> %33, i64 1
  %36 = add nsw i32 %35, -1
  %37 = mul i32 %36, -669632447
  %38 = sitofp i32 %36 to float
  %39 = add nsw i32 %34, -1
  %40 = mul i32 %39, -1918454973
  %41 = xor i32 %40, %37
  %42 = lshr i32 %41, 15
  %43 = xor i32 %42, %41
  %44 = mul i32 %43, 739982445
  %45 = lshr i32 %44, 12
  %46 = xor i32 %45, %44
  %47 = sitofp i32 %39 to float
  %48 = insertelement <2 x float> poison, float %47, i64 0
  %49 = insertelement <2 x float> %48, float %38, i64 1
  %50 = and i32 %46, 65535
  %51 = lshr i32 %46, 16
  %52 = insertelement <2 x i32> poison, i32 %50, i64 0
  %53 = insertelement <2 x i32> %52, i32 %51, i64 1
  %54 = uitofp nneg <2 x i32> %53 to <2 x float>
  %55 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %54, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %49)
  %56 = fsub <2 x float> %55, %31
  %57 = extractelement <2 x float> %56, i64 0
  %58 = fmul <2 x float> %56, %56
  %59 = extractelement <2 x float> %58, i64 1
  %60 = tail call noundef float @llvm.fmuladd.f32(float %57, float %57, float %59)
  %61 = fcmp one float %60, 0x7FF0000000000000
  %62 = select i1 %61, float %60, float 0x7FF0000000000000
  %63 = mul i32 %34, -1918454973
  %64 = xor i32 %63, %37
  %65 = lshr i32 %64, 15
  %66 = xor i32 %65, %64
  %67 = mul i32 %66, 739982445
  %68 = lshr i32 %67, 12
  %69 = xor i32 %68, %67
  %70 = sitofp i32 %34 to float
  %71 = insertelement <2 x float> poison, float %70, i64 0
  %72 = insertelement <2 x float> %71, float %38, i64 1
  %73 = and i32 %69, 65535
  %74 = lshr i32 %69, 16
  %75 = insertelement <2 x i32> poison, i32 %73, i64 0
  %76 = insertelement <2 x i32> %75, i32 %74, i64 1
  %77 = uitofp nneg <2 x i32> %76 to <2 x float>
  %78 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %77, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %72)
  %79 = fsub <2 x float> %78, %31
  %80 = extractelement <2 x float> %79, i64 0
  %81 = fmul <2 x float> %79, %79
  %82 = extractelement <2 x float> %81, i64 1
  %83 = tail call noundef float @llvm.fmuladd.f32(float %80, float %80, float %82)
  %84 = fcmp olt float %83, %62
  br i1 %84, label %88, label %85

85:                                               ; preds = %2
  %86 = fcmp ueq float %83, 0x7FF0000000000000
  br i1 %86, label %88, label %87

87:                                               ; preds = %85
  br label %88

88:                                               ; preds = %87, %85, %2
  %89 = phi float [ 0x7FF0000000000000, %85 ], [ %83, %87 ], [ %62, %2 ]
  %90 = phi float [ %62, %85 ], [ %62, %87 ], [ %83, %2 ]
  %91 = add nsw i32 %34, 1
  %92 = mul i32 %91, -1918454973
  %93 = xor i32 %92, %37
  %94 = lshr i32 %93, 15
  %95 = xor i32 %94, %93
  %96 = mul i32 %95, 739982445
  %97 = lshr i32 %96, 12
  %98 = xor i32 %97, %96
  %99 = sitofp i32 %91 to float
  %100 = insertelement <2 x float> poison, float %99, i64 0
  %101 = insertelement <2 x float> %100, float %38, i64 1
  %102 = and i32 %98, 65535
  %103 = lshr i32 %98, 16
  %104 = insertelement <2 x i32> poison, i32 %102, i64 0
  %105 = insertelement <2 x i32> %104, i32 %103, i64 1
  %106 = uitofp nneg <2 x i32> %105 to <2 x float>
  %107 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %106, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %101)
  %108 = fsub <2 x float> %107, %31
  %109 = extractelement <2 x float> %108, i64 0
  %110 = fmul <2 x float> %108, %108
  %111 = extractelement <2 x float> %110, i64 1
  %112 = tail call noundef float @llvm.fmuladd.f32(float %109, float %109, float %111)
  %113 = fcmp olt float %112, %90
  br i1 %113, label %117, label %114

114:                                              ; preds = %88
  %115 = fcmp olt float %112, %89
  br i1 %115, label %116, label %117

116:                                              ; preds = %114
  br label %117

117:                                              ; preds = %116, %114, %88
  %118 = phi float [ %89, %114 ], [ %112, %116 ], [ %90, %88 ]
  %119 = phi float [ %90, %114 ], [ %90, %116 ], [ %112, %88 ]
  %120 = mul i32 %35, -669632447
  %121 = sitofp i32 %35 to float
  %122 = xor i32 %40, %120
  %123 = lshr i32 %122, 15
  %124 = xor i32 %123, %122
  %125 = mul i32 %124, 739982445
  %126 = lshr i32 %125, 12
  %127 = xor i32 %126, %125
  %128 = insertelement <2 x float> %48, float %121, i64 1
  %129 = and i32 %127, 65535
  %130 = lshr i32 %127, 16
  %131 = insertelement <2 x i32> poison, i32 %129, i64 0
  %132 = insertelement <2 x i32> %131, i32 %130, i64 1
  %133 = uitofp nneg <2 x i32> %132 to <2 x float>
  %134 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %133, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %128)
  %135 = fsub <2 x float> %134, %31
  %136 = extractelement <2 x float> %135, i64 0
  %137 = fmul <2 x float> %135, %135
  %138 = extractelement <2 x float> %137, i64 1
  %139 = tail call noundef float @llvm.fmuladd.f32(float %136, float %136, float %138)
  %140 = fcmp olt float %139, %119
  br i1 %140, label %144, label %141

141:                                              ; preds = %117
  %142 = fcmp olt float %139, %118
  br i1 %142, label %143, label %144

143:                                              ; preds = %141
  br label %144

144:                                              ; preds = %143, %141, %117
  %145 = phi float [ %118, %141 ], [ %139, %143 ], [ %119, %117 ]
  %146 = phi float [ %119, %141 ], [ %119, %143 ], [ %139, %117 ]
  %147 = xor i32 %63, %120
  %148 = lshr i32 %147, 15
  %149 = xor i32 %148, %147
  %150 = mul i32 %149, 739982445
  %151 = lshr i32 %150, 12
  %152 = xor i32 %151, %150
  %153 = insertelement <2 x float> %71, float %121, i64 1
  %154 = and i32 %152, 65535
  %155 = lshr i32 %152, 16
  %156 = insertelement <2 x i32> poison, i32 %154, i64 0
  %157 = insertelement <2 x i32> %156, i32 %155, i64 1
  %158 = uitofp nneg <2 x i32> %157 to <2 x float>
  %159 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %158, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %153)
  %160 = fsub <2 x float> %159, %31
  %161 = extractelement <2 x float> %160, i64 0
  %162 = fmul <2 x float> %160, %160
  %163 = extractelement <2 x float> %162, i64 1
  %164 = tail call noundef float @llvm.fmuladd.f32(float %161, float %161, float %163)
  %165 = fcmp olt float %164, %146
  br i1 %165, label %169, label %166

166:                                              ; preds = %144
  %167 = fcmp olt float %164, %145
  br i1 %167, label %168, label %169

168:                                              ; preds = %166
  br label %169

169:                                              ; preds = %168, %166, %144
  %170 = phi float [ %145, %166 ], [ %164, %168 ], [ %146, %144 ]
  %171 = phi float [ %146, %166 ], [ %146, %168 ], [ %164, %144 ]
  %172 = xor i32 %92, %120
  %173 = lshr i32 %172, 15
  %174 = xor i32 %173, %172
  %175 = mul i32 %174, 739982445
  %176 = lshr i32 %175, 12
  %177 = xor i32 %176, %175
  %178 = insertelement <2 x float> %100, float %121, i64 1
  %179 = and i32 %177, 65535
  %180 = lshr i32 %177, 16
  %181 = insertelement <2 x i32> poison, i32 %179, i64 0
  %182 = insertelement <2 x i32> %181, i32 %180, i64 1
  %183 = uitofp nneg <2 x i32> %182 to <2 x float>
  %184 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %183, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %178)
  %185 = fsub <2 x float> %184, %31
  %186 = extractelement <2 x float> %185, i64 0
  %187 = fmul <2 x float> %185, %185
  %188 = extractelement <2 x float> %187, i64 1
  %189 = tail call noundef float @llvm.fmuladd.f32(float %186, float %186, float %188)
  %190 = fcmp olt float %189, %171
  br i1 %190, label %194, label %191

191:                                              ; preds = %169
  %192 = fcmp olt float %189, %170
  br i1 %192, label %193, label %194

193:                                              ; preds = %191
  br label %194

194:                                              ; preds = %193, %191, %169
  %195 = phi float [ %170, %191 ], [ %189, %193 ], [ %171, %169 ]
  %196 = phi float [ %171, %191 ], [ %171, %193 ], [ %189, %169 ]
  %197 = add nsw i32 %35, 1
  %198 = mul i32 %197, -669632447
  %199 = sitofp i32 %197 to float
  %200 = xor i32 %40, %198
  %201 = lshr i32 %200, 15
  %202 = xor i32 %201, %200
  %203 = mul i32 %202, 739982445
  %204 = lshr i32 %203, 12
  %205 = xor i32 %204, %203
  %206 = insertelement <2 x float> %48, float %199, i64 1
  %207 = and i32 %205, 65535
  %208 = lshr i32 %205, 16
  %209 = insertelement <2 x i32> poison, i32 %207, i64 0
  %210 = insertelement <2 x i32> %209, i32 %208, i64 1
  %211 = uitofp nneg <2 x i32> %210 to <2 x float>
  %212 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %211, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %206)
  %213 = fsub <2 x float> %212, %31
  %214 = extractelement <2 x float> %213, i64 0
  %215 = fmul <2 x float> %213, %213
  %216 = extractelement <2 x float> %215, i64 1
  %217 = tail call noundef float @llvm.fmuladd.f32(float %214, float %214, float %216)
  %218 = fcmp olt float %217, %196
  br i1 %218, label %222, label %219

219:                                              ; preds = %194
  %220 = fcmp olt float %217, %195
  br i1 %220, label %221, label %222

221:                                              ; preds = %219
  br label %222

222:                                              ; preds = %221, %219, %194
  %223 = phi float [ %195, %219 ], [ %217, %221 ], [ %196, %194 ]
  %224 = phi float [ %196, %219 ], [ %196, %221 ], [ %217, %194 ]
  %225 = xor i32 %63, %198
  %226 = lshr i32 %225, 15
  %227 = xor i32 %226, %225
  %228 = mul i32 %227, 739982445
  %229 = lshr i32 %228, 12
  %230 = xor i32 %229, %228
  %231 = insertelement <2 x float> %71, float %199, i64 1
  %232 = and i32 %230, 65535
  %233 = lshr i32 %230, 16
  %234 = insertelement <2 x i32> poison, i32 %232, i64 0
  %235 = insertelement <2 x i32> %234, i32 %233, i64 1
  %236 = uitofp nneg <2 x i32> %235 to <2 x float>
  %237 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %236, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %231)
  %238 = fsub <2 x float> %237, %31
  %239 = extractelement <2 x float> %238, i64 0
  %240 = fmul <2 x float> %238, %238
  %241 = extractelement <2 x float> %240, i64 1
  %242 = tail call noundef float @llvm.fmuladd.f32(float %239, float %239, float %241)
  %243 = fcmp olt float %242, %224
  br i1 %243, label %247, label %244

244:                                              ; preds = %222
  %245 = fcmp olt float %242, %223
  br i1 %245, label %246, label %247

246:                                              ; preds = %244
  br label %247

247:                                              ; preds = %246, %244, %222
  %248 = phi float [ %223, %244 ], [ %242, %246 ], [ %224, %222 ]
  %249 = phi float [ %224, %244 ], [ %224, %246 ], [ %242, %222 ]
  %250 = xor i32 %92, %198
  %251 = lshr i32 %250, 15
  %252 = xor i32 %251, %250
  %253 = mul i32 %252, 739982445
  %254 = lshr i32 %253, 12
  %255 = xor i32 %254, %253
  %256 = insertelement <2 x float> %100, float %199, i64 1
  %257 = and i32 %255, 65535
  %258 = lshr i32 %255, 16
  %259 = insertelement <2 x i32> poison, i32 %257, i64 0
  %260 = insertelement <2 x i32> %259, i32 %258, i64 1
  %261 = uitofp nneg <2 x i32> %260 to <2 x float>
  %262 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %261, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %256)
  %263 = fsub <2 x float> %262, %31
  %264 = extractelement <2 x float> %263, i64 0
  %265 = fmul <2 x float> %263, %263
  %266 = extractelement <2 x float> %265, i64 1
  %267 = tail call noundef float @llvm.fmuladd.f32(float %264, float %264, float %266)
  %268 = fcmp olt float %267, %249
  br i1 %268, label %272, label %269

269:                                              ; preds = %247
  %270 = fcmp olt float %267, %248
  br i1 %270, label %271, label %272

271:                                              ; preds = %269
  br label %272

272:                                              ; preds = %271, %269, %247
  %273 = phi float [ %248, %269 ], [ %267, %271 ], [ %249, %247 ]
  %274 = phi float [ %249, %269 ], [ %249, %271 ], [ %267, %247 ]
  %275 = tail call fastcc float @llvm.sqrt.f32(float noundef %273) #9, !fpmath !26
  %276 = tail call fastcc float @llvm.sqrt.f32(float noundef %274) #9, !fpmath !26
  %277 = fsub float %275, %276
  %278 = extractelement <2 x i64> %26, i64 1
  %279 = shl i64 %278, 32
  %280 = ashr exact i64 %279, 32
  %281 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %282 = load i32, ptr addrspace(4) %281, align 4, !tbaa !6
  %283 = zext i32 %282 to i64
  %284 = mul nsw i64 %280, %283
  %285 = extractelement <2 x i64> %26, i64 0
  %286 = shl i64 %285, 32
  %287 = getelementptr float, ptr addrspace(1) %0, i64 %284
  %288 = ashr exact i64 %286, 30
  %289 = getelementptr i8, ptr addrspace(1) %287, i64 %288
  store float %277, ptr addrspace(1) %289, align 4, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected void @__clang_ocl_kern_imp_worley(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, float noundef %1) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %12 = lshr i32 %6, 16
  %13 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %14 = load <2 x i64>, ptr addrspace(4) %10, align 8, !tbaa !10
  %15 = insertelement <2 x i32> poison, i32 %3, i64 0
  %16 = insertelement <2 x i32> %15, i32 %11, i64 1
  %17 = zext <2 x i32> %16 to <2 x i64>
  %18 = insertelement <2 x i32> poison, i32 %7, i64 0
  %19 = insertelement <2 x i32> %18, i32 %12, i64 1
  %20 = zext nneg <2 x i32> %19 to <2 x i64>
  %21 = mul nuw nsw <2 x i64> %20, %17
  %22 = insertelement <2 x i32> poison, i32 %8, i64 0
  %23 = insertelement <2 x i32> %22, i32 %13, i64 1
  %24 = zext nneg <2 x i32> %23 to <2 x i64>
  %25 = add <2 x i64> %14, %24
  %26 = add <2 x i64> %25, %21
  %27 = trunc <2 x i64> %26 to <2 x i32>
  %28 = sitofp <2 x i32> %27 to <2 x float>
  %29 = insertelement <2 x float> poison, float %1, i64 0
  %30 = shufflevector <2 x float> %29, <2 x float> poison, <2 x i32> zeroinitializer
  %31 = fmul <2 x float> %30, %28
  %32 = tail call noundef <2 x float> @llvm.floor.v2f32(<2 x float> %31)
  %33 = fptosi <2 x float> %32 to <2 x i32>
  %34 = extractelement <2 x i32> %33, i64 0
  %35 = extractelement <2 x i32> %33, i64 1
  %36 = add nsw i32 %35, -1
  %37 = mul i32 %36, -669632447
  %38 = sitofp i32 %36 to float
  %39 = add nsw i32 %34, -1
  %40 = mul i32 %39, -1918454973
  %41 = xor i32 %40, %37
  %42 = lshr i32 %41, 15
  %43 = xor i32 %42, %41
  %44 = mul i32 %43, 739982445
  %45 = lshr i32 %44, 12
  %46 = xor i32 %45, %44
  %47 = sitofp i32 %39 to float
  %48 = insertelement <2 x float> poison, float %47, i64 0
  %49 = insertelement <2 x float> %48, float %38, i64 1
  %50 = and i32 %46, 65535
  %51 = lshr i32 %46, 16
  %52 = insertelement <2 x i32> poison, i32 %50, i64 0
  %53 = insertelement <2 x i32> %52, i32 %51, i64 1
  %54 = uitofp nneg <2 x i32> %53 to <2 x float>
  %55 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %54, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %49)
  %56 = fsub <2 x float> %55, %31
  %57 = extractelement <2 x float> %56, i64 0
  %58 = fmul <2 x float> %56, %56
  %59 = extractelement <2 x float> %58, i64 1
  %60 = tail call noundef float @llvm.fmuladd.f32(float %57, float %57, float %59)
  %61 = fcmp one float %60, 0x7FF0000000000000
  %62 = select i1 %61, float %60, float 0x7FF0000000000000
  %63 = mul i32 %34, -1918454973
  %64 = xor i32 %63, %37
  %65 = lshr i32 %64, 15
  %66 = xor i32 %65, %64
  %67 = mul i32 %66, 739982445
  %68 = lshr i32 %67, 12
  %69 = xor i32 %68, %67
  %70 = sitofp i32 %34 to float
  %71 = insertelement <2 x float> poison, float %70, i64 0
  %72 = insertelement <2 x float> %71, float %38, i64 1
  %73 = and i32 %69, 65535
  %74 = lshr i32 %69, 16
  %75 = insertelement <2 x i32> poison, i32 %73, i64 0
  %76 = insertelement <2 x i32> %75, i32 %74, i64 1
  %77 = uitofp nneg <2 x i32> %76 to <2 x float>
  %78 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %77, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %72)
  %79 = fsub <2 x float> %78, %31
  %80 = extractelement <2 x float> %79, i64 0
  %81 = fmul <2 x float> %79, %79
  %82 = extractelement <2 x float> %81, i64 1
  %83 = tail call noundef float @llvm.fmuladd.f32(float %80, float %80, float %82)
  %84 = fcmp olt float %83, %62
  br i1 %84, label %88, label %85

85:                                               ; preds = %2
  %86 = fcmp ueq float %83, 0x7FF0000000000000
  br i1 %86, label %88, label %87

87:                                               ; preds = %85
  br label %88

88:                                               ; preds = %87, %85, %2
  %89 = phi float [ 0x7FF0000000000000, %85 ], [ %83, %87 ], [ %62, %2 ]
  %90 = phi float [ %62, %85 ], [ %62, %87 ], [ %83, %2 ]
  %91 = add nsw i32 %34, 1
  %92 = mul i32 %91, -1918454973
  %93 = xor i32 %92, %37
  %94 = lshr i32 %93, 15
  %95 = xor i32 %94, %93
  %96 = mul i32 %95, 739982445
  %97 = lshr i32 %96, 12
  %98 = xor i32 %97, %96
  %99 = sitofp i32 %91 to float
  %100 = insertelement <2 x float> poison, float %99, i64 0
  %101 = insertelement <2 x float> %100, float %38, i64 1
  %102 = and i32 %98, 65535
  %103 = lshr i32 %98, 16
  %104 = insertelement <2 x i32> poison, i32 %102, i64 0
  %105 = insertelement <2 x i32> %104, i32 %103, i64 1
  %106 = uitofp nneg <2 x i32> %105 to <2 x float>
  %107 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %106, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %101)
  %108 = fsub <2 x float> %107, %31
  %109 = extractelement <2 x float> %108, i64 0
  %110 = fmul <2 x float> %108, %108
  %111 = extractelement <2 x float> %110, i64 1
  %112 = tail call noundef float @llvm.fmuladd.f32(float %109, float %109, float %111)
  %113 = fcmp olt float %112, %90
  br i1 %113, label %117, label %114

114:                                              ; preds = %88
  %115 = fcmp olt float %112, %89
  br i1 %115, label %116, label %117

116:                                              ; preds = %114
  br label %117

117:                                              ; preds = %116, %114, %88
  %118 = phi float [ %89, %114 ], [ %112, %116 ], [ %90, %88 ]
  %119 = phi float [ %90, %114 ], [ %90, %116 ], [ %112, %88 ]
  %120 = mul i32 %35, -669632447
  %121 = sitofp i32 %35 to float
  %122 = xor i32 %40, %120
  %123 = lshr i32 %122, 15
  %124 = xor i32 %123, %122
  %125 = mul i32 %124, 739982445
  %126 = lshr i32 %125, 12
  %127 = xor i32 %126, %125
  %128 = insertelement <2 x float> %48, float %121, i64 1
  %129 = and i32 %127, 65535
  %130 = lshr i32 %127, 16
  %131 = insertelement <2 x i32> poison, i32 %129, i64 0
  %132 = insertelement <2 x i32> %131, i32 %130, i64 1
  %133 = uitofp nneg <2 x i32> %132 to <2 x float>
  %134 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %133, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %128)
  %135 = fsub <2 x float> %134, %31
  %136 = extractelement <2 x float> %135, i64 0
  %137 = fmul <2 x float> %135, %135
  %138 = extractelement <2 x float> %137, i64 1
  %139 = tail call noundef float @llvm.fmuladd.f32(float %136, float %136, float %138)
  %140 = fcmp olt float %139, %119
  br i1 %140, label %144, label %141

141:                                              ; preds = %117
  %142 = fcmp olt float %139, %118
  br i1 %142, label %143, label %144

143:                                              ; preds = %141
  br label %144

144:                                              ; preds = %143, %141, %117
  %145 = phi float [ %118, %141 ], [ %139, %143 ], [ %119, %117 ]
  %146 = phi float [ %119, %141 ], [ %119, %143 ], [ %139, %117 ]
  %147 = xor i32 %63, %120
  %148 = lshr i32 %147, 15
  %149 = xor i32 %148, %147
  %150 = mul i32 %149, 739982445
  %151 = lshr i32 %150, 12
  %152 = xor i32 %151, %150
  %153 = insertelement <2 x float> %71, float %121, i64 1
  %154 = and i32 %152, 65535
  %155 = lshr i32 %152, 16
  %156 = insertelement <2 x i32> poison, i32 %154, i64 0
  %157 = insertelement <2 x i32> %156, i32 %155, i64 1
  %158 = uitofp nneg <2 x i32> %157 to <2 x float>
  %159 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %158, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %153)
  %160 = fsub <2 x float> %159, %31
  %161 = extractelement <2 x float> %160, i64 0
  %162 = fmul <2 x float> %160, %160
  %163 = extractelement <2 x float> %162, i64 1
  %164 = tail call noundef float @llvm.fmuladd.f32(float %161, float %161, float %163)
  %165 = fcmp olt float %164, %146
  br i1 %165, label %169, label %166

166:                                              ; preds = %144
  %167 = fcmp olt float %164, %145
  br i1 %167, label %168, label %169

168:                                              ; preds = %166
  br label %169

169:                                              ; preds = %168, %166, %144
  %170 = phi float [ %145, %166 ], [ %164, %168 ], [ %146, %144 ]
  %171 = phi float [ %146, %166 ], [ %146, %168 ], [ %164, %144 ]
  %172 = xor i32 %92, %120
  %173 = lshr i32 %172, 15
  %174 = xor i32 %173, %172
  %175 = mul i32 %174, 739982445
  %176 = lshr i32 %175, 12
  %177 = xor i32 %176, %175
  %178 = insertelement <2 x float> %100, float %121, i64 1
  %179 = and i32 %177, 65535
  %180 = lshr i32 %177, 16
  %181 = insertelement <2 x i32> poison, i32 %179, i64 0
  %182 = insertelement <2 x i32> %181, i32 %180, i64 1
  %183 = uitofp nneg <2 x i32> %182 to <2 x float>
  %184 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %183, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %178)
  %185 = fsub <2 x float> %184, %31
  %186 = extractelement <2 x float> %185, i64 0
  %187 = fmul <2 x float> %185, %185
  %188 = extractelement <2 x float> %187, i64 1
  %189 = tail call noundef float @llvm.fmuladd.f32(float %186, float %186, float %188)
  %190 = fcmp olt float %189, %171
  br i1 %190, label %194, label %191

191:                                              ; preds = %169
  %192 = fcmp olt float %189, %170
  br i1 %192, label %193, label %194

193:                                              ; preds = %191
  br label %194

194:                                              ; preds = %193, %191, %169
  %195 = phi float [ %170, %191 ], [ %189, %193 ], [ %171, %169 ]
  %196 = phi float [ %171, %191 ], [ %171, %193 ], [ %189, %169 ]
  %197 = add nsw i32 %35, 1
  %198 = mul i32 %197, -669632447
  %199 = sitofp i32 %197 to float
  %200 = xor i32 %40, %198
  %201 = lshr i32 %200, 15
  %202 = xor i32 %201, %200
  %203 = mul i32 %202, 739982445
  %204 = lshr i32 %203, 12
  %205 = xor i32 %204, %203
  %206 = insertelement <2 x float> %48, float %199, i64 1
  %207 = and i32 %205, 65535
  %208 = lshr i32 %205, 16
  %209 = insertelement <2 x i32> poison, i32 %207, i64 0
  %210 = insertelement <2 x i32> %209, i32 %208, i64 1
  %211 = uitofp nneg <2 x i32> %210 to <2 x float>
  %212 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %211, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %206)
  %213 = fsub <2 x float> %212, %31
  %214 = extractelement <2 x float> %213, i64 0
  %215 = fmul <2 x float> %213, %213
  %216 = extractelement <2 x float> %215, i64 1
  %217 = tail call noundef float @llvm.fmuladd.f32(float %214, float %214, float %216)
  %218 = fcmp olt float %217, %196
  br i1 %218, label %222, label %219

219:                                              ; preds = %194
  %220 = fcmp olt float %217, %195
  br i1 %220, label %221, label %222

221:                                              ; preds = %219
  br label %222

222:                                              ; preds = %221, %219, %194
  %223 = phi float [ %195, %219 ], [ %217, %221 ], [ %196, %194 ]
  %224 = phi float [ %196, %219 ], [ %196, %221 ], [ %217, %194 ]
  %225 = xor i32 %63, %198
  %226 = lshr i32 %225, 15
  %227 = xor i32 %226, %225
  %228 = mul i32 %227, 739982445
  %229 = lshr i32 %228, 12
  %230 = xor i32 %229, %228
  %231 = insertelement <2 x float> %71, float %199, i64 1
  %232 = and i32 %230, 65535
  %233 = lshr i32 %230, 16
  %234 = insertelement <2 x i32> poison, i32 %232, i64 0
  %235 = insertelement <2 x i32> %234, i32 %233, i64 1
  %236 = uitofp nneg <2 x i32> %235 to <2 x float>
  %237 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %236, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %231)
  %238 = fsub <2 x float> %237, %31
  %239 = extractelement <2 x float> %238, i64 0
  %240 = fmul <2 x float> %238, %238
  %241 = extractelement <2 x float> %240, i64 1
  %242 = tail call noundef float @llvm.fmuladd.f32(float %239, float %239, float %241)
  %243 = fcmp olt float %242, %224
  br i1 %243, label %247, label %244

244:                                              ; preds = %222
  %245 = fcmp olt float %242, %223
  br i1 %245, label %246, label %247

246:                                              ; preds = %244
  br label %247

247:                                              ; preds = %246, %244, %222
  %248 = phi float [ %223, %244 ], [ %242, %246 ], [ %224, %222 ]
  %249 = phi float [ %224, %244 ], [ %224, %246 ], [ %242, %222 ]
  %250 = xor i32 %92, %198
  %251 = lshr i32 %250, 15
  %252 = xor i32 %251, %250
  %253 = mul i32 %252, 739982445
  %254 = lshr i32 %253, 12
  %255 = xor i32 %254, %253
  %256 = insertelement <2 x float> %100, float %199, i64 1
  %257 = and i32 %255, 65535
  %258 = lshr i32 %255, 16
  %259 = insertelement <2 x i32> poison, i32 %257, i64 0
  %260 = insertelement <2 x i32> %259, i32 %258, i64 1
  %261 = uitofp nneg <2 x i32> %260 to <2 x float>
  %262 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %261, <2 x float> splat (float 0x3EF0000000000000), <2 x float> %256)
  %263 = fsub <2 x float> %262, %31
  %264 = extractelement <2 x float> %263, i64 0
  %265 = fmul <2 x float> %263, %263
  %266 = extractelement <2 x float> %265, i64 1
  %267 = tail call noundef float @llvm.fmuladd.f32(float %264, float %264, float %266)
  %268 = fcmp olt float %267, %249
  br i1 %268, label %272, label %269

269:                                              ; preds = %247
  %270 = fcmp olt float %267, %248
  br i1 %270, label %271, label %272

271:                                              ; preds = %269
  br label %272

272:                                              ; preds = %271, %269, %247
  %273 = phi float [ %248, %269 ], [ %267, %271 ], [ %249, %247 ]
  %274 = phi float [ %249, %269 ], [ %249, %271 ], [ %267, %247 ]
  %275 = tail call fastcc float @llvm.sqrt.f32(float noundef %273) #9, !fpmath !26
  %276 = tail call fastcc float @llvm.sqrt.f32(float noundef %274) #9, !fpmath !26
  %277 = fsub float %275, %276
  %278 = extractelement <2 x i64> %26, i64 1
  %279 = shl i64 %278, 32
  %280 = ashr exact i64 %279, 32
  %281 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %282 = load i32, ptr addrspace(4) %281, align 4, !tbaa !6
  %283 = zext i32 %282 to i64
  %284 = mul nsw i64 %280, %283
  %285 = extractelement <2 x i64> %26, i64 0
  %286 = shl i64 %285, 32
  %287 = getelementptr float, ptr addrspace(1) %0, i64 %284
  %288 = ashr exact i64 %286, 30
  %289 = getelementptr i8, ptr addrspace(1) %287, i64 %288
  store float %277, ptr addrspace(1) %289, align 4, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

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
declare <2 x float> @llvm.floor.v2f32(<2 x float>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"float*", !"float", !"int"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
!21 = !{i32 1, i32 0}
!22 = !{!"none", !"none"}
!23 = !{!"float*", !"float"}
!24 = !{!"", !""}
!25 = !{float 2.500000e+00}
!26 = !{float 3.000000e+00}
