; ModuleID = 'corpus/opencl/quantise.cl'
source_filename = "corpus/opencl/quantise.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.block_q8 = type { half, [32 x i8] }
%struct.block_q4 = type { half, [16 x i8] }

@dot_q4_q8.s = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4

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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @quantise_q8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl nsw i32 %18, 5
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !16, !amdgpu.noclobber !18
  %23 = tail call fastcc float @llvm.fabs.f32(float noundef %22) #12
  %24 = tail call fastcc float @llvm.maxnum.f32(float noundef %23, float noundef 0.000000e+00) #12
  %25 = sext i32 %19 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = getelementptr i8, ptr addrspace(1) %26, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16, !amdgpu.noclobber !18
  %29 = tail call fastcc float @llvm.fabs.f32(float noundef %28) #12
  %30 = tail call fastcc float @llvm.maxnum.f32(float noundef %24, float noundef %29) #12
  %31 = sext i32 %19 to i64
  %32 = getelementptr float, ptr addrspace(1) %0, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 8
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16, !amdgpu.noclobber !18
  %35 = tail call fastcc float @llvm.fabs.f32(float noundef %34) #12
  %36 = tail call fastcc float @llvm.maxnum.f32(float noundef %30, float noundef %35) #12
  %37 = sext i32 %19 to i64
  %38 = getelementptr float, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 12
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !16, !amdgpu.noclobber !18
  %41 = tail call fastcc float @llvm.fabs.f32(float noundef %40) #12
  %42 = tail call fastcc float @llvm.maxnum.f32(float noundef %36, float noundef %41) #12
  %43 = sext i32 %19 to i64
  %44 = getelementptr float, ptr addrspace(1) %0, i64 %43
  %45 = getelementptr i8, ptr addrspace(1) %44, i64 16
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !16, !amdgpu.noclobber !18
  %47 = tail call fastcc float @llvm.fabs.f32(float noundef %46) #12
  %48 = tail call fastcc float @llvm.maxnum.f32(float noundef %42, float noundef %47) #12
  %49 = sext i32 %19 to i64
  %50 = getelementptr float, ptr addrspace(1) %0, i64 %49
  %51 = getelementptr i8, ptr addrspace(1) %50, i64 20
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16, !amdgpu.noclobber !18
  %53 = tail call fastcc float @llvm.fabs.f32(float noundef %52) #12
  %54 = tail call fastcc float @llvm.maxnum.f32(float noundef %48, float noundef %53) #12
  %55 = sext i32 %19 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 24
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16, !amdgpu.noclobber !18
  %59 = tail call fastcc float @llvm.fabs.f32(float noundef %58) #12
  %60 = tail call fastcc float @llvm.maxnum.f32(float noundef %54, float noundef %59) #12
  %61 = sext i32 %19 to i64
  %62 = getelementptr float, ptr addrspace(1) %0, i64 %61
  %63 = getelementptr i8, ptr addrspace(1) %62, i64 28
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !16, !amdgpu.noclobber !18
  %65 = tail call fastcc float @llvm.fabs.f32(float noundef %64) #12
  %66 = tail call fastcc float @llvm.maxnum.f32(float noundef %60, float noundef %65) #12
  %67 = sext i32 %19 to i64
  %68 = getelementptr float, ptr addrspace(1) %0, i64 %67
  %69 = getelementptr i8, ptr addrspace(1) %68, i64 32
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !16, !amdgpu.noclobber !18
  %71 = tail call fastcc float @llvm.fabs.f32(float noundef %70) #12
  %72 = tail call fastcc float @llvm.maxnum.f32(float noundef %66, float noundef %71) #12
  %73 = sext i32 %19 to i64
  %74 = getelementptr float, ptr addrspace(1) %0, i64 %73
  %75 = getelementptr i8, ptr addrspace(1) %74, i64 36
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !16, !amdgpu.noclobber !18
  %77 = tail call fastcc float @llvm.fabs.f32(float noundef %76) #12
  %78 = tail call fastcc float @llvm.maxnum.f32(float noundef %72, float noundef %77) #12
  %79 = sext i32 %19 to i64
  %80 = getelementptr float, ptr addrspace(1) %0, i64 %79
  %81 = getelementptr i8, ptr addrspace(1) %80, i64 40
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !16, !amdgpu.noclobber !18
  %83 = tail call fastcc float @llvm.fabs.f32(float noundef %82) #12
  %84 = tail call fastcc float @llvm.maxnum.f32(float noundef %78, float noundef %83) #12
  %85 = sext i32 %19 to i64
  %86 = getelementptr float, ptr addrspace(1) %0, i64 %85
  %87 = getelementptr i8, ptr addrspace(1) %86, i64 44
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !16, !amdgpu.noclobber !18
  %89 = tail call fastcc float @llvm.fabs.f32(float noundef %88) #12
  %90 = tail call fastcc float @llvm.maxnum.f32(float noundef %84, float noundef %89) #12
  %91 = sext i32 %19 to i64
  %92 = getelementptr float, ptr addrspace(1) %0, i64 %91
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 48
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !16, !amdgpu.noclobber !18
  %95 = tail call fastcc float @llvm.fabs.f32(float noundef %94) #12
  %96 = tail call fastcc float @llvm.maxnum.f32(float noundef %90, float noundef %95) #12
  %97 = sext i32 %19 to i64
  %98 = getelementptr float, ptr addrspace(1) %0, i64 %97
  %99 = getelementptr i8, ptr addrspace(1) %98, i64 52
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !16, !amdgpu.noclobber !18
  %101 = tail call fastcc float @llvm.fabs.f32(float noundef %100) #12
  %102 = tail call fastcc float @llvm.maxnum.f32(float noundef %96, float noundef %101) #12
  %103 = sext i32 %19 to i64
  %104 = getelementptr float, ptr addrspace(1) %0, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 56
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !16, !amdgpu.noclobber !18
  %107 = tail call fastcc float @llvm.fabs.f32(float noundef %106) #12
  %108 = tail call fastcc float @llvm.maxnum.f32(float noundef %102, float noundef %107) #12
  %109 = sext i32 %19 to i64
  %110 = getelementptr float, ptr addrspace(1) %0, i64 %109
  %111 = getelementptr i8, ptr addrspace(1) %110, i64 60
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !16, !amdgpu.noclobber !18
  %113 = tail call fastcc float @llvm.fabs.f32(float noundef %112) #12
  %114 = tail call fastcc float @llvm.maxnum.f32(float noundef %108, float noundef %113) #12
  %115 = sext i32 %19 to i64
  %116 = getelementptr float, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 64
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !16, !amdgpu.noclobber !18
  %119 = tail call fastcc float @llvm.fabs.f32(float noundef %118) #12
  %120 = tail call fastcc float @llvm.maxnum.f32(float noundef %114, float noundef %119) #12
  %121 = sext i32 %19 to i64
  %122 = getelementptr float, ptr addrspace(1) %0, i64 %121
  %123 = getelementptr i8, ptr addrspace(1) %122, i64 68
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !16, !amdgpu.noclobber !18
  %125 = tail call fastcc float @llvm.fabs.f32(float noundef %124) #12
  %126 = tail call fastcc float @llvm.maxnum.f32(float noundef %120, float noundef %125) #12
  %127 = sext i32 %19 to i64
  %128 = getelementptr float, ptr addrspace(1) %0, i64 %127
  %129 = getelementptr i8, ptr addrspace(1) %128, i64 72
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !16, !amdgpu.noclobber !18
  %131 = tail call fastcc float @llvm.fabs.f32(float noundef %130) #12
  %132 = tail call fastcc float @llvm.maxnum.f32(float noundef %126, float noundef %131) #12
  %133 = sext i32 %19 to i64
  %134 = getelementptr float, ptr addrspace(1) %0, i64 %133
  %135 = getelementptr i8, ptr addrspace(1) %134, i64 76
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !16, !amdgpu.noclobber !18
  %137 = tail call fastcc float @llvm.fabs.f32(float noundef %136) #12
  %138 = tail call fastcc float @llvm.maxnum.f32(float noundef %132, float noundef %137) #12
  %139 = sext i32 %19 to i64
  %140 = getelementptr float, ptr addrspace(1) %0, i64 %139
  %141 = getelementptr i8, ptr addrspace(1) %140, i64 80
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !16, !amdgpu.noclobber !18
  %143 = tail call fastcc float @llvm.fabs.f32(float noundef %142) #12
  %144 = tail call fastcc float @llvm.maxnum.f32(float noundef %138, float noundef %143) #12
  %145 = sext i32 %19 to i64
  %146 = getelementptr float, ptr addrspace(1) %0, i64 %145
  %147 = getelementptr i8, ptr addrspace(1) %146, i64 84
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !16, !amdgpu.noclobber !18
  %149 = tail call fastcc float @llvm.fabs.f32(float noundef %148) #12
  %150 = tail call fastcc float @llvm.maxnum.f32(float noundef %144, float noundef %149) #12
  %151 = sext i32 %19 to i64
  %152 = getelementptr float, ptr addrspace(1) %0, i64 %151
  %153 = getelementptr i8, ptr addrspace(1) %152, i64 88
  %154 = load float, ptr addrspace(1) %153, align 4, !tbaa !16, !amdgpu.noclobber !18
  %155 = tail call fastcc float @llvm.fabs.f32(float noundef %154) #12
  %156 = tail call fastcc float @llvm.maxnum.f32(float noundef %150, float noundef %155) #12
  %157 = sext i32 %19 to i64
  %158 = getelementptr float, ptr addrspace(1) %0, i64 %157
  %159 = getelementptr i8, ptr addrspace(1) %158, i64 92
  %160 = load float, ptr addrspace(1) %159, align 4, !tbaa !16, !amdgpu.noclobber !18
  %161 = tail call fastcc float @llvm.fabs.f32(float noundef %160) #12
  %162 = tail call fastcc float @llvm.maxnum.f32(float noundef %156, float noundef %161) #12
  %163 = sext i32 %19 to i64
  %164 = getelementptr float, ptr addrspace(1) %0, i64 %163
  %165 = getelementptr i8, ptr addrspace(1) %164, i64 96
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !16, !amdgpu.noclobber !18
  %167 = tail call fastcc float @llvm.fabs.f32(float noundef %166) #12
  %168 = tail call fastcc float @llvm.maxnum.f32(float noundef %162, float noundef %167) #12
  %169 = sext i32 %19 to i64
  %170 = getelementptr float, ptr addrspace(1) %0, i64 %169
  %171 = getelementptr i8, ptr addrspace(1) %170, i64 100
  %172 = load float, ptr addrspace(1) %171, align 4, !tbaa !16, !amdgpu.noclobber !18
  %173 = tail call fastcc float @llvm.fabs.f32(float noundef %172) #12
  %174 = tail call fastcc float @llvm.maxnum.f32(float noundef %168, float noundef %173) #12
  %175 = sext i32 %19 to i64
  %176 = getelementptr float, ptr addrspace(1) %0, i64 %175
  %177 = getelementptr i8, ptr addrspace(1) %176, i64 104
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !16, !amdgpu.noclobber !18
  %179 = tail call fastcc float @llvm.fabs.f32(float noundef %178) #12
  %180 = tail call fastcc float @llvm.maxnum.f32(float noundef %174, float noundef %179) #12
  %181 = sext i32 %19 to i64
  %182 = getelementptr float, ptr addrspace(1) %0, i64 %181
  %183 = getelementptr i8, ptr addrspace(1) %182, i64 108
  %184 = load float, ptr addrspace(1) %183, align 4, !tbaa !16, !amdgpu.noclobber !18
  %185 = tail call fastcc float @llvm.fabs.f32(float noundef %184) #12
  %186 = tail call fastcc float @llvm.maxnum.f32(float noundef %180, float noundef %185) #12
  %187 = sext i32 %19 to i64
  %188 = getelementptr float, ptr addrspace(1) %0, i64 %187
  %189 = getelementptr i8, ptr addrspace(1) %188, i64 112
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !16, !amdgpu.noclobber !18
  %191 = tail call fastcc float @llvm.fabs.f32(float noundef %190) #12
  %192 = tail call fastcc float @llvm.maxnum.f32(float noundef %186, float noundef %191) #12
  %193 = sext i32 %19 to i64
  %194 = getelementptr float, ptr addrspace(1) %0, i64 %193
  %195 = getelementptr i8, ptr addrspace(1) %194, i64 116
  %196 = load float, ptr addrspace(1) %195, align 4, !tbaa !16, !amdgpu.noclobber !18
  %197 = tail call fastcc float @llvm.fabs.f32(float noundef %196) #12
  %198 = tail call fastcc float @llvm.maxnum.f32(float noundef %192, float noundef %197) #12
  %199 = sext i32 %19 to i64
  %200 = getelementptr float, ptr addrspace(1) %0, i64 %199
  %201 = getelementptr i8, ptr addrspace(1) %200, i64 120
  %202 = load float, ptr addrspace(1) %201, align 4, !tbaa !16, !amdgpu.noclobber !18
  %203 = tail call fastcc float @llvm.fabs.f32(float noundef %202) #12
  %204 = tail call fastcc float @llvm.maxnum.f32(float noundef %198, float noundef %203) #12
  %205 = sext i32 %19 to i64
  %206 = getelementptr float, ptr addrspace(1) %0, i64 %205
  %207 = getelementptr i8, ptr addrspace(1) %206, i64 124
  %208 = load float, ptr addrspace(1) %207, align 4, !tbaa !16, !amdgpu.noclobber !18
  %209 = tail call fastcc float @llvm.fabs.f32(float noundef %208) #12
  %210 = tail call fastcc float @llvm.maxnum.f32(float noundef %204, float noundef %209) #12
  %211 = fdiv float %210, 1.270000e+02
  %212 = fcmp une float %211, 0.000000e+00
  %213 = fdiv float 1.000000e+00, %211
  %214 = select i1 %212, float %213, float 0.000000e+00
  %215 = shl i64 %17, 32
  %216 = ashr exact i64 %215, 32
  %217 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %216
  %218 = fptrunc float %211 to half
  store half %218, ptr addrspace(1) %217, align 2
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 2
  %220 = load float, ptr addrspace(1) %21, align 4, !tbaa !16
  %221 = fmul float %214, %220
  %222 = tail call noundef float @llvm.rint.f32(float %221)
  %223 = fcmp ole float %222, -1.280000e+02
  %224 = select i1 %223, float -1.280000e+02, float %222
  %225 = fptosi float %224 to i8
  %226 = fcmp ult float %222, 1.270000e+02
  %227 = select i1 %226, i8 %225, i8 127
  store i8 %227, ptr addrspace(1) %219, align 2, !tbaa !19
  %228 = load float, ptr addrspace(1) %27, align 4, !tbaa !16
  %229 = fmul float %214, %228
  %230 = tail call noundef float @llvm.rint.f32(float %229)
  %231 = fcmp ole float %230, -1.280000e+02
  %232 = select i1 %231, float -1.280000e+02, float %230
  %233 = fptosi float %232 to i8
  %234 = fcmp ult float %230, 1.270000e+02
  %235 = select i1 %234, i8 %233, i8 127
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 3
  store i8 %235, ptr addrspace(1) %236, align 1, !tbaa !19
  %237 = load float, ptr addrspace(1) %33, align 4, !tbaa !16
  %238 = fmul float %214, %237
  %239 = tail call noundef float @llvm.rint.f32(float %238)
  %240 = fcmp ole float %239, -1.280000e+02
  %241 = select i1 %240, float -1.280000e+02, float %239
  %242 = fptosi float %241 to i8
  %243 = fcmp ult float %239, 1.270000e+02
  %244 = select i1 %243, i8 %242, i8 127
  %245 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 4
  store i8 %244, ptr addrspace(1) %245, align 2, !tbaa !19
  %246 = load float, ptr addrspace(1) %39, align 4, !tbaa !16
  %247 = fmul float %214, %246
  %248 = tail call noundef float @llvm.rint.f32(float %247)
  %249 = fcmp ole float %248, -1.280000e+02
  %250 = select i1 %249, float -1.280000e+02, float %248
  %251 = fptosi float %250 to i8
  %252 = fcmp ult float %248, 1.270000e+02
  %253 = select i1 %252, i8 %251, i8 127
  %254 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 5
  store i8 %253, ptr addrspace(1) %254, align 1, !tbaa !19
  %255 = load float, ptr addrspace(1) %45, align 4, !tbaa !16
  %256 = fmul float %214, %255
  %257 = tail call noundef float @llvm.rint.f32(float %256)
  %258 = fcmp ole float %257, -1.280000e+02
  %259 = select i1 %258, float -1.280000e+02, float %257
  %260 = fptosi float %259 to i8
  %261 = fcmp ult float %257, 1.270000e+02
  %262 = select i1 %261, i8 %260, i8 127
  %263 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 6
  store i8 %262, ptr addrspace(1) %263, align 2, !tbaa !19
  %264 = load float, ptr addrspace(1) %51, align 4, !tbaa !16
  %265 = fmul float %214, %264
  %266 = tail call noundef float @llvm.rint.f32(float %265)
  %267 = fcmp ole float %266, -1.280000e+02
  %268 = select i1 %267, float -1.280000e+02, float %266
  %269 = fptosi float %268 to i8
  %270 = fcmp ult float %266, 1.270000e+02
  %271 = select i1 %270, i8 %269, i8 127
  %272 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 7
  store i8 %271, ptr addrspace(1) %272, align 1, !tbaa !19
  %273 = load float, ptr addrspace(1) %57, align 4, !tbaa !16
  %274 = fmul float %214, %273
  %275 = tail call noundef float @llvm.rint.f32(float %274)
  %276 = fcmp ole float %275, -1.280000e+02
  %277 = select i1 %276, float -1.280000e+02, float %275
  %278 = fptosi float %277 to i8
  %279 = fcmp ult float %275, 1.270000e+02
  %280 = select i1 %279, i8 %278, i8 127
  %281 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 8
  store i8 %280, ptr addrspace(1) %281, align 2, !tbaa !19
  %282 = load float, ptr addrspace(1) %63, align 4, !tbaa !16
  %283 = fmul float %214, %282
  %284 = tail call noundef float @llvm.rint.f32(float %283)
  %285 = fcmp ole float %284, -1.280000e+02
  %286 = select i1 %285, float -1.280000e+02, float %284
  %287 = fptosi float %286 to i8
  %288 = fcmp ult float %284, 1.270000e+02
  %289 = select i1 %288, i8 %287, i8 127
  %290 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 9
  store i8 %289, ptr addrspace(1) %290, align 1, !tbaa !19
  %291 = load float, ptr addrspace(1) %69, align 4, !tbaa !16
  %292 = fmul float %214, %291
  %293 = tail call noundef float @llvm.rint.f32(float %292)
  %294 = fcmp ole float %293, -1.280000e+02
  %295 = select i1 %294, float -1.280000e+02, float %293
  %296 = fptosi float %295 to i8
  %297 = fcmp ult float %293, 1.270000e+02
  %298 = select i1 %297, i8 %296, i8 127
  %299 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 10
  store i8 %298, ptr addrspace(1) %299, align 2, !tbaa !19
  %300 = load float, ptr addrspace(1) %75, align 4, !tbaa !16
  %301 = fmul float %214, %300
  %302 = tail call noundef float @llvm.rint.f32(float %301)
  %303 = fcmp ole float %302, -1.280000e+02
  %304 = select i1 %303, float -1.280000e+02, float %302
  %305 = fptosi float %304 to i8
  %306 = fcmp ult float %302, 1.270000e+02
  %307 = select i1 %306, i8 %305, i8 127
  %308 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 11
  store i8 %307, ptr addrspace(1) %308, align 1, !tbaa !19
  %309 = load float, ptr addrspace(1) %81, align 4, !tbaa !16
  %310 = fmul float %214, %309
  %311 = tail call noundef float @llvm.rint.f32(float %310)
  %312 = fcmp ole float %311, -1.280000e+02
  %313 = select i1 %312, float -1.280000e+02, float %311
  %314 = fptosi float %313 to i8
  %315 = fcmp ult float %311, 1.270000e+02
  %316 = select i1 %315, i8 %314, i8 127
  %317 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 12
  store i8 %316, ptr addrspace(1) %317, align 2, !tbaa !19
  %318 = load float, ptr addrspace(1) %87, align 4, !tbaa !16
  %319 = fmul float %214, %318
  %320 = tail call noundef float @llvm.rint.f32(float %319)
  %321 = fcmp ole float %320, -1.280000e+02
  %322 = select i1 %321, float -1.280000e+02, float %320
  %323 = fptosi float %322 to i8
  %324 = fcmp ult float %320, 1.270000e+02
  %325 = select i1 %324, i8 %323, i8 127
  %326 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 13
  store i8 %325, ptr addrspace(1) %326, align 1, !tbaa !19
  %327 = load float, ptr addrspace(1) %93, align 4, !tbaa !16
  %328 = fmul float %214, %327
  %329 = tail call noundef float @llvm.rint.f32(float %328)
  %330 = fcmp ole float %329, -1.280000e+02
  %331 = select i1 %330, float -1.280000e+02, float %329
  %332 = fptosi float %331 to i8
  %333 = fcmp ult float %329, 1.270000e+02
  %334 = select i1 %333, i8 %332, i8 127
  %335 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 14
  store i8 %334, ptr addrspace(1) %335, align 2, !tbaa !19
  %336 = load float, ptr addrspace(1) %99, align 4, !tbaa !16
  %337 = fmul float %214, %336
  %338 = tail call noundef float @llvm.rint.f32(float %337)
  %339 = fcmp ole float %338, -1.280000e+02
  %340 = select i1 %339, float -1.280000e+02, float %338
  %341 = fptosi float %340 to i8
  %342 = fcmp ult float %338, 1.270000e+02
  %343 = select i1 %342, i8 %341, i8 127
  %344 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 15
  store i8 %343, ptr addrspace(1) %344, align 1, !tbaa !19
  %345 = load float, ptr addrspace(1) %105, align 4, !tbaa !16
  %346 = fmul float %214, %345
  %347 = tail call noundef float @llvm.rint.f32(float %346)
  %348 = fcmp ole float %347, -1.280000e+02
  %349 = select i1 %348, float -1.280000e+02, float %347
  %350 = fptosi float %349 to i8
  %351 = fcmp ult float %347, 1.270000e+02
  %352 = select i1 %351, i8 %350, i8 127
  %353 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 16
  store i8 %352, ptr addrspace(1) %353, align 2, !tbaa !19
  %354 = load float, ptr addrspace(1) %111, align 4, !tbaa !16
  %355 = fmul float %214, %354
  %356 = tail call noundef float @llvm.rint.f32(float %355)
  %357 = fcmp ole float %356, -1.280000e+02
  %358 = select i1 %357, float -1.280000e+02, float %356
  %359 = fptosi float %358 to i8
  %360 = fcmp ult float %356, 1.270000e+02
  %361 = select i1 %360, i8 %359, i8 127
  %362 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 17
  store i8 %361, ptr addrspace(1) %362, align 1, !tbaa !19
  %363 = load float, ptr addrspace(1) %117, align 4, !tbaa !16
  %364 = fmul float %214, %363
  %365 = tail call noundef float @llvm.rint.f32(float %364)
  %366 = fcmp ole float %365, -1.280000e+02
  %367 = select i1 %366, float -1.280000e+02, float %365
  %368 = fptosi float %367 to i8
  %369 = fcmp ult float %365, 1.270000e+02
  %370 = select i1 %369, i8 %368, i8 127
  %371 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 18
  store i8 %370, ptr addrspace(1) %371, align 2, !tbaa !19
  %372 = load float, ptr addrspace(1) %123, align 4, !tbaa !16
  %373 = fmul float %214, %372
  %374 = tail call noundef float @llvm.rint.f32(float %373)
  %375 = fcmp ole float %374, -1.280000e+02
  %376 = select i1 %375, float -1.280000e+02, float %374
  %377 = fptosi float %376 to i8
  %378 = fcmp ult float %374, 1.270000e+02
  %379 = select i1 %378, i8 %377, i8 127
  %380 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 19
  store i8 %379, ptr addrspace(1) %380, align 1, !tbaa !19
  %381 = load float, ptr addrspace(1) %129, align 4, !tbaa !16
  %382 = fmul float %214, %381
  %383 = tail call noundef float @llvm.rint.f32(float %382)
  %384 = fcmp ole float %383, -1.280000e+02
  %385 = select i1 %384, float -1.280000e+02, float %383
  %386 = fptosi float %385 to i8
  %387 = fcmp ult float %383, 1.270000e+02
  %388 = select i1 %387, i8 %386, i8 127
  %389 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 20
  store i8 %388, ptr addrspace(1) %389, align 2, !tbaa !19
  %390 = load float, ptr addrspace(1) %135, align 4, !tbaa !16
  %391 = fmul float %214, %390
  %392 = tail call noundef float @llvm.rint.f32(float %391)
  %393 = fcmp ole float %392, -1.280000e+02
  %394 = select i1 %393, float -1.280000e+02, float %392
  %395 = fptosi float %394 to i8
  %396 = fcmp ult float %392, 1.270000e+02
  %397 = select i1 %396, i8 %395, i8 127
  %398 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 21
  store i8 %397, ptr addrspace(1) %398, align 1, !tbaa !19
  %399 = load float, ptr addrspace(1) %141, align 4, !tbaa !16
  %400 = fmul float %214, %399
  %401 = tail call noundef float @llvm.rint.f32(float %400)
  %402 = fcmp ole float %401, -1.280000e+02
  %403 = select i1 %402, float -1.280000e+02, float %401
  %404 = fptosi float %403 to i8
  %405 = fcmp ult float %401, 1.270000e+02
  %406 = select i1 %405, i8 %404, i8 127
  %407 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 22
  store i8 %406, ptr addrspace(1) %407, align 2, !tbaa !19
  %408 = load float, ptr addrspace(1) %147, align 4, !tbaa !16
  %409 = fmul float %214, %408
  %410 = tail call noundef float @llvm.rint.f32(float %409)
  %411 = fcmp ole float %410, -1.280000e+02
  %412 = select i1 %411, float -1.280000e+02, float %410
  %413 = fptosi float %412 to i8
  %414 = fcmp ult float %410, 1.270000e+02
  %415 = select i1 %414, i8 %413, i8 127
  %416 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 23
  store i8 %415, ptr addrspace(1) %416, align 1, !tbaa !19
  %417 = load float, ptr addrspace(1) %153, align 4, !tbaa !16
  %418 = fmul float %214, %417
  %419 = tail call noundef float @llvm.rint.f32(float %418)
  %420 = fcmp ole float %419, -1.280000e+02
  %421 = select i1 %420, float -1.280000e+02, float %419
  %422 = fptosi float %421 to i8
  %423 = fcmp ult float %419, 1.270000e+02
  %424 = select i1 %423, i8 %422, i8 127
  %425 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 24
  store i8 %424, ptr addrspace(1) %425, align 2, !tbaa !19
  %426 = load float, ptr addrspace(1) %159, align 4, !tbaa !16
  %427 = fmul float %214, %426
  %428 = tail call noundef float @llvm.rint.f32(float %427)
  %429 = fcmp ole float %428, -1.280000e+02
  %430 = select i1 %429, float -1.280000e+02, float %428
  %431 = fptosi float %430 to i8
  %432 = fcmp ult float %428, 1.270000e+02
  %433 = select i1 %432, i8 %431, i8 127
  %434 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 25
  store i8 %433, ptr addrspace(1) %434, align 1, !tbaa !19
  %435 = load float, ptr addrspace(1) %165, align 4, !tbaa !16
  %436 = fmul float %214, %435
  %437 = tail call noundef float @llvm.rint.f32(float %436)
  %438 = fcmp ole float %437, -1.280000e+02
  %439 = select i1 %438, float -1.280000e+02, float %437
  %440 = fptosi float %439 to i8
  %441 = fcmp ult float %437, 1.270000e+02
  %442 = select i1 %441, i8 %440, i8 127
  %443 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 26
  store i8 %442, ptr addrspace(1) %443, align 2, !tbaa !19
  %444 = load float, ptr addrspace(1) %171, align 4, !tbaa !16
  %445 = fmul float %214, %444
  %446 = tail call noundef float @llvm.rint.f32(float %445)
  %447 = fcmp ole float %446, -1.280000e+02
  %448 = select i1 %447, float -1.280000e+02, float %446
  %449 = fptosi float %448 to i8
  %450 = fcmp ult float %446, 1.270000e+02
  %451 = select i1 %450, i8 %449, i8 127
  %452 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 27
  store i8 %451, ptr addrspace(1) %452, align 1, !tbaa !19
  %453 = load float, ptr addrspace(1) %177, align 4, !tbaa !16
  %454 = fmul float %214, %453
  %455 = tail call noundef float @llvm.rint.f32(float %454)
  %456 = fcmp ole float %455, -1.280000e+02
  %457 = select i1 %456, float -1.280000e+02, float %455
  %458 = fptosi float %457 to i8
  %459 = fcmp ult float %455, 1.270000e+02
  %460 = select i1 %459, i8 %458, i8 127
  %461 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 28
  store i8 %460, ptr addrspace(1) %461, align 2, !tbaa !19
  %462 = load float, ptr addrspace(1) %183, align 4, !tbaa !16
  %463 = fmul float %214, %462
  %464 = tail call noundef float @llvm.rint.f32(float %463)
  %465 = fcmp ole float %464, -1.280000e+02
  %466 = select i1 %465, float -1.280000e+02, float %464
  %467 = fptosi float %466 to i8
  %468 = fcmp ult float %464, 1.270000e+02
  %469 = select i1 %468, i8 %467, i8 127
  %470 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 29
  store i8 %469, ptr addrspace(1) %470, align 1, !tbaa !19
  %471 = load float, ptr addrspace(1) %189, align 4, !tbaa !16
  %472 = fmul float %214, %471
  %473 = tail call noundef float @llvm.rint.f32(float %472)
  %474 = fcmp ole float %473, -1.280000e+02
  %475 = select i1 %474, float -1.280000e+02, float %473
  %476 = fptosi float %475 to i8
  %477 = fcmp ult float %473, 1.270000e+02
  %478 = select i1 %477, i8 %476, i8 127
  %479 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 30
  store i8 %478, ptr addrspace(1) %479, align 2, !tbaa !19
  %480 = load float, ptr addrspace(1) %195, align 4, !tbaa !16
  %481 = fmul float %214, %480
  %482 = tail call noundef float @llvm.rint.f32(float %481)
  %483 = fcmp ole float %482, -1.280000e+02
  %484 = select i1 %483, float -1.280000e+02, float %482
  %485 = fptosi float %484 to i8
  %486 = fcmp ult float %482, 1.270000e+02
  %487 = select i1 %486, i8 %485, i8 127
  %488 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 31
  store i8 %487, ptr addrspace(1) %488, align 1, !tbaa !19
  %489 = load float, ptr addrspace(1) %201, align 4, !tbaa !16
  %490 = fmul float %214, %489
  %491 = tail call noundef float @llvm.rint.f32(float %490)
  %492 = fcmp ole float %491, -1.280000e+02
  %493 = select i1 %492, float -1.280000e+02, float %491
  %494 = fptosi float %493 to i8
  %495 = fcmp ult float %491, 1.270000e+02
  %496 = select i1 %495, i8 %494, i8 127
  %497 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 32
  store i8 %496, ptr addrspace(1) %497, align 2, !tbaa !19
  %498 = load float, ptr addrspace(1) %207, align 4, !tbaa !16
  %499 = fmul float %214, %498
  %500 = tail call noundef float @llvm.rint.f32(float %499)
  %501 = fcmp ole float %500, -1.280000e+02
  %502 = select i1 %501, float -1.280000e+02, float %500
  %503 = fptosi float %502 to i8
  %504 = fcmp ult float %500, 1.270000e+02
  %505 = select i1 %504, i8 %503, i8 127
  %506 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 33
  store i8 %505, ptr addrspace(1) %506, align 1, !tbaa !19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_quantise_q8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl nsw i32 %18, 5
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !16
  %23 = tail call fastcc float @llvm.fabs.f32(float noundef %22) #12
  %24 = tail call fastcc float @llvm.maxnum.f32(float noundef %23, float noundef 0.000000e+00) #12
  %25 = sext i32 %19 to i64
  %26 = getelementptr float, ptr addrspace(1) %0, i64 %25
  %27 = getelementptr i8, ptr addrspace(1) %26, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !16
  %29 = tail call fastcc float @llvm.fabs.f32(float noundef %28) #12
  %30 = tail call fastcc float @llvm.maxnum.f32(float noundef %24, float noundef %29) #12
  %31 = sext i32 %19 to i64
  %32 = getelementptr float, ptr addrspace(1) %0, i64 %31
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 8
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !16
  %35 = tail call fastcc float @llvm.fabs.f32(float noundef %34) #12
  %36 = tail call fastcc float @llvm.maxnum.f32(float noundef %30, float noundef %35) #12
  %37 = sext i32 %19 to i64
  %38 = getelementptr float, ptr addrspace(1) %0, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 12
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !16
  %41 = tail call fastcc float @llvm.fabs.f32(float noundef %40) #12
  %42 = tail call fastcc float @llvm.maxnum.f32(float noundef %36, float noundef %41) #12
  %43 = sext i32 %19 to i64
  %44 = getelementptr float, ptr addrspace(1) %0, i64 %43
  %45 = getelementptr i8, ptr addrspace(1) %44, i64 16
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !16
  %47 = tail call fastcc float @llvm.fabs.f32(float noundef %46) #12
  %48 = tail call fastcc float @llvm.maxnum.f32(float noundef %42, float noundef %47) #12
  %49 = sext i32 %19 to i64
  %50 = getelementptr float, ptr addrspace(1) %0, i64 %49
  %51 = getelementptr i8, ptr addrspace(1) %50, i64 20
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !16
  %53 = tail call fastcc float @llvm.fabs.f32(float noundef %52) #12
  %54 = tail call fastcc float @llvm.maxnum.f32(float noundef %48, float noundef %53) #12
  %55 = sext i32 %19 to i64
  %56 = getelementptr float, ptr addrspace(1) %0, i64 %55
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 24
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !16
  %59 = tail call fastcc float @llvm.fabs.f32(float noundef %58) #12
  %60 = tail call fastcc float @llvm.maxnum.f32(float noundef %54, float noundef %59) #12
  %61 = sext i32 %19 to i64
  %62 = getelementptr float, ptr addrspace(1) %0, i64 %61
  %63 = getelementptr i8, ptr addrspace(1) %62, i64 28
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !16
  %65 = tail call fastcc float @llvm.fabs.f32(float noundef %64) #12
  %66 = tail call fastcc float @llvm.maxnum.f32(float noundef %60, float noundef %65) #12
  %67 = sext i32 %19 to i64
  %68 = getelementptr float, ptr addrspace(1) %0, i64 %67
  %69 = getelementptr i8, ptr addrspace(1) %68, i64 32
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !16
  %71 = tail call fastcc float @llvm.fabs.f32(float noundef %70) #12
  %72 = tail call fastcc float @llvm.maxnum.f32(float noundef %66, float noundef %71) #12
  %73 = sext i32 %19 to i64
  %74 = getelementptr float, ptr addrspace(1) %0, i64 %73
  %75 = getelementptr i8, ptr addrspace(1) %74, i64 36
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !16
  %77 = tail call fastcc float @llvm.fabs.f32(float noundef %76) #12
  %78 = tail call fastcc float @llvm.maxnum.f32(float noundef %72, float noundef %77) #12
  %79 = sext i32 %19 to i64
  %80 = getelementptr float, ptr addrspace(1) %0, i64 %79
  %81 = getelementptr i8, ptr addrspace(1) %80, i64 40
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !16
  %83 = tail call fastcc float @llvm.fabs.f32(float noundef %82) #12
  %84 = tail call fastcc float @llvm.maxnum.f32(float noundef %78, float noundef %83) #12
  %85 = sext i32 %19 to i64
  %86 = getelementptr float, ptr addrspace(1) %0, i64 %85
  %87 = getelementptr i8, ptr addrspace(1) %86, i64 44
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !16
  %89 = tail call fastcc float @llvm.fabs.f32(float noundef %88) #12
  %90 = tail call fastcc float @llvm.maxnum.f32(float noundef %84, float noundef %89) #12
  %91 = sext i32 %19 to i64
  %92 = getelementptr float, ptr addrspace(1) %0, i64 %91
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 48
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !16
  %95 = tail call fastcc float @llvm.fabs.f32(float noundef %94) #12
  %96 = tail call fastcc float @llvm.maxnum.f32(float noundef %90, float noundef %95) #12
  %97 = sext i32 %19 to i64
  %98 = getelementptr float, ptr addrspace(1) %0, i64 %97
  %99 = getelementptr i8, ptr addrspace(1) %98, i64 52
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !16
  %101 = tail call fastcc float @llvm.fabs.f32(float noundef %100) #12
  %102 = tail call fastcc float @llvm.maxnum.f32(float noundef %96, float noundef %101) #12
  %103 = sext i32 %19 to i64
  %104 = getelementptr float, ptr addrspace(1) %0, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 56
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !16
  %107 = tail call fastcc float @llvm.fabs.f32(float noundef %106) #12
  %108 = tail call fastcc float @llvm.maxnum.f32(float noundef %102, float noundef %107) #12
  %109 = sext i32 %19 to i64
  %110 = getelementptr float, ptr addrspace(1) %0, i64 %109
  %111 = getelementptr i8, ptr addrspace(1) %110, i64 60
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !16
  %113 = tail call fastcc float @llvm.fabs.f32(float noundef %112) #12
  %114 = tail call fastcc float @llvm.maxnum.f32(float noundef %108, float noundef %113) #12
  %115 = sext i32 %19 to i64
  %116 = getelementptr float, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 64
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !16
  %119 = tail call fastcc float @llvm.fabs.f32(float noundef %118) #12
  %120 = tail call fastcc float @llvm.maxnum.f32(float noundef %114, float noundef %119) #12
  %121 = sext i32 %19 to i64
  %122 = getelementptr float, ptr addrspace(1) %0, i64 %121
  %123 = getelementptr i8, ptr addrspace(1) %122, i64 68
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !16
  %125 = tail call fastcc float @llvm.fabs.f32(float noundef %124) #12
  %126 = tail call fastcc float @llvm.maxnum.f32(float noundef %120, float noundef %125) #12
  %127 = sext i32 %19 to i64
  %128 = getelementptr float, ptr addrspace(1) %0, i64 %127
  %129 = getelementptr i8, ptr addrspace(1) %128, i64 72
  %130 = load float, ptr addrspace(1) %129, align 4, !tbaa !16
  %131 = tail call fastcc float @llvm.fabs.f32(float noundef %130) #12
  %132 = tail call fastcc float @llvm.maxnum.f32(float noundef %126, float noundef %131) #12
  %133 = sext i32 %19 to i64
  %134 = getelementptr float, ptr addrspace(1) %0, i64 %133
  %135 = getelementptr i8, ptr addrspace(1) %134, i64 76
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !16
  %137 = tail call fastcc float @llvm.fabs.f32(float noundef %136) #12
  %138 = tail call fastcc float @llvm.maxnum.f32(float noundef %132, float noundef %137) #12
  %139 = sext i32 %19 to i64
  %140 = getelementptr float, ptr addrspace(1) %0, i64 %139
  %141 = getelementptr i8, ptr addrspace(1) %140, i64 80
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !16
  %143 = tail call fastcc float @llvm.fabs.f32(float noundef %142) #12
  %144 = tail call fastcc float @llvm.maxnum.f32(float noundef %138, float noundef %143) #12
  %145 = sext i32 %19 to i64
  %146 = getelementptr float, ptr addrspace(1) %0, i64 %145
  %147 = getelementptr i8, ptr addrspace(1) %146, i64 84
  %148 = load float, ptr addrspace(1) %147, align 4, !tbaa !16
  %149 = tail call fastcc float @llvm.fabs.f32(float noundef %148) #12
  %150 = tail call fastcc float @llvm.maxnum.f32(float noundef %144, float noundef %149) #12
  %151 = sext i32 %19 to i64
  %152 = getelementptr float, ptr addrspace(1) %0, i64 %151
  %153 = getelementptr i8, ptr addrspace(1) %152, i64 88
  %154 = load float, ptr addrspace(1) %153, align 4, !tbaa !16
  %155 = tail call fastcc float @llvm.fabs.f32(float noundef %154) #12
  %156 = tail call fastcc float @llvm.maxnum.f32(float noundef %150, float noundef %155) #12
  %157 = sext i32 %19 to i64
  %158 = getelementptr float, ptr addrspace(1) %0, i64 %157
  %159 = getelementptr i8, ptr addrspace(1) %158, i64 92
  %160 = load float, ptr addrspace(1) %159, align 4, !tbaa !16
  %161 = tail call fastcc float @llvm.fabs.f32(float noundef %160) #12
  %162 = tail call fastcc float @llvm.maxnum.f32(float noundef %156, float noundef %161) #12
  %163 = sext i32 %19 to i64
  %164 = getelementptr float, ptr addrspace(1) %0, i64 %163
  %165 = getelementptr i8, ptr addrspace(1) %164, i64 96
  %166 = load float, ptr addrspace(1) %165, align 4, !tbaa !16
  %167 = tail call fastcc float @llvm.fabs.f32(float noundef %166) #12
  %168 = tail call fastcc float @llvm.maxnum.f32(float noundef %162, float noundef %167) #12
  %169 = sext i32 %19 to i64
  %170 = getelementptr float, ptr addrspace(1) %0, i64 %169
  %171 = getelementptr i8, ptr addrspace(1) %170, i64 100
  %172 = load float, ptr addrspace(1) %171, align 4, !tbaa !16
  %173 = tail call fastcc float @llvm.fabs.f32(float noundef %172) #12
  %174 = tail call fastcc float @llvm.maxnum.f32(float noundef %168, float noundef %173) #12
  %175 = sext i32 %19 to i64
  %176 = getelementptr float, ptr addrspace(1) %0, i64 %175
  %177 = getelementptr i8, ptr addrspace(1) %176, i64 104
  %178 = load float, ptr addrspace(1) %177, align 4, !tbaa !16
  %179 = tail call fastcc float @llvm.fabs.f32(float noundef %178) #12
  %180 = tail call fastcc float @llvm.maxnum.f32(float noundef %174, float noundef %179) #12
  %181 = sext i32 %19 to i64
  %182 = getelementptr float, ptr addrspace(1) %0, i64 %181
  %183 = getelementptr i8, ptr addrspace(1) %182, i64 108
  %184 = load float, ptr addrspace(1) %183, align 4, !tbaa !16
  %185 = tail call fastcc float @llvm.fabs.f32(float noundef %184) #12
  %186 = tail call fastcc float @llvm.maxnum.f32(float noundef %180, float noundef %185) #12
  %187 = sext i32 %19 to i64
  %188 = getelementptr float, ptr addrspace(1) %0, i64 %187
  %189 = getelementptr i8, ptr addrspace(1) %188, i64 112
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !16
  %191 = tail call fastcc float @llvm.fabs.f32(float noundef %190) #12
  %192 = tail call fastcc float @llvm.maxnum.f32(float noundef %186, float noundef %191) #12
  %193 = sext i32 %19 to i64
  %194 = getelementptr float, ptr addrspace(1) %0, i64 %193
  %195 = getelementptr i8, ptr addrspace(1) %194, i64 116
  %196 = load float, ptr addrspace(1) %195, align 4, !tbaa !16
  %197 = tail call fastcc float @llvm.fabs.f32(float noundef %196) #12
  %198 = tail call fastcc float @llvm.maxnum.f32(float noundef %192, float noundef %197) #12
  %199 = sext i32 %19 to i64
  %200 = getelementptr float, ptr addrspace(1) %0, i64 %199
  %201 = getelementptr i8, ptr addrspace(1) %200, i64 120
  %202 = load float, ptr addrspace(1) %201, align 4, !tbaa !16
  %203 = tail call fastcc float @llvm.fabs.f32(float noundef %202) #12
  %204 = tail call fastcc float @llvm.maxnum.f32(float noundef %198, float noundef %203) #12
  %205 = sext i32 %19 to i64
  %206 = getelementptr float, ptr addrspace(1) %0, i64 %205
  %207 = getelementptr i8, ptr addrspace(1) %206, i64 124
  %208 = load float, ptr addrspace(1) %207, align 4, !tbaa !16
  %209 = tail call fastcc float @llvm.fabs.f32(float noundef %208) #12
  %210 = tail call fastcc float @llvm.maxnum.f32(float noundef %204, float noundef %209) #12
  %211 = fdiv float %210, 1.270000e+02
  %212 = fcmp une float %211, 0.000000e+00
  %213 = fdiv float 1.000000e+00, %211
  %214 = select i1 %212, float %213, float 0.000000e+00
  %215 = shl i64 %17, 32
  %216 = ashr exact i64 %215, 32
  %217 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %216
  %218 = fptrunc float %211 to half
  store half %218, ptr addrspace(1) %217, align 2
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 2
  %220 = load float, ptr addrspace(1) %21, align 4, !tbaa !16
  %221 = fmul float %214, %220
  %222 = tail call noundef float @llvm.rint.f32(float %221)
  %223 = fcmp ole float %222, -1.280000e+02
  %224 = select i1 %223, float -1.280000e+02, float %222
  %225 = fptosi float %224 to i8
  %226 = fcmp ult float %222, 1.270000e+02
  %227 = select i1 %226, i8 %225, i8 127
  store i8 %227, ptr addrspace(1) %219, align 2, !tbaa !19
  %228 = load float, ptr addrspace(1) %27, align 4, !tbaa !16
  %229 = fmul float %214, %228
  %230 = tail call noundef float @llvm.rint.f32(float %229)
  %231 = fcmp ole float %230, -1.280000e+02
  %232 = select i1 %231, float -1.280000e+02, float %230
  %233 = fptosi float %232 to i8
  %234 = fcmp ult float %230, 1.270000e+02
  %235 = select i1 %234, i8 %233, i8 127
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 3
  store i8 %235, ptr addrspace(1) %236, align 1, !tbaa !19
  %237 = load float, ptr addrspace(1) %33, align 4, !tbaa !16
  %238 = fmul float %214, %237
  %239 = tail call noundef float @llvm.rint.f32(float %238)
  %240 = fcmp ole float %239, -1.280000e+02
  %241 = select i1 %240, float -1.280000e+02, float %239
  %242 = fptosi float %241 to i8
  %243 = fcmp ult float %239, 1.270000e+02
  %244 = select i1 %243, i8 %242, i8 127
  %245 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 4
  store i8 %244, ptr addrspace(1) %245, align 2, !tbaa !19
  %246 = load float, ptr addrspace(1) %39, align 4, !tbaa !16
  %247 = fmul float %214, %246
  %248 = tail call noundef float @llvm.rint.f32(float %247)
  %249 = fcmp ole float %248, -1.280000e+02
  %250 = select i1 %249, float -1.280000e+02, float %248
  %251 = fptosi float %250 to i8
  %252 = fcmp ult float %248, 1.270000e+02
  %253 = select i1 %252, i8 %251, i8 127
  %254 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 5
  store i8 %253, ptr addrspace(1) %254, align 1, !tbaa !19
  %255 = load float, ptr addrspace(1) %45, align 4, !tbaa !16
  %256 = fmul float %214, %255
  %257 = tail call noundef float @llvm.rint.f32(float %256)
  %258 = fcmp ole float %257, -1.280000e+02
  %259 = select i1 %258, float -1.280000e+02, float %257
  %260 = fptosi float %259 to i8
  %261 = fcmp ult float %257, 1.270000e+02
  %262 = select i1 %261, i8 %260, i8 127
  %263 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 6
  store i8 %262, ptr addrspace(1) %263, align 2, !tbaa !19
  %264 = load float, ptr addrspace(1) %51, align 4, !tbaa !16
  %265 = fmul float %214, %264
  %266 = tail call noundef float @llvm.rint.f32(float %265)
  %267 = fcmp ole float %266, -1.280000e+02
  %268 = select i1 %267, float -1.280000e+02, float %266
  %269 = fptosi float %268 to i8
  %270 = fcmp ult float %266, 1.270000e+02
  %271 = select i1 %270, i8 %269, i8 127
  %272 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 7
  store i8 %271, ptr addrspace(1) %272, align 1, !tbaa !19
  %273 = load float, ptr addrspace(1) %57, align 4, !tbaa !16
  %274 = fmul float %214, %273
  %275 = tail call noundef float @llvm.rint.f32(float %274)
  %276 = fcmp ole float %275, -1.280000e+02
  %277 = select i1 %276, float -1.280000e+02, float %275
  %278 = fptosi float %277 to i8
  %279 = fcmp ult float %275, 1.270000e+02
  %280 = select i1 %279, i8 %278, i8 127
  %281 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 8
  store i8 %280, ptr addrspace(1) %281, align 2, !tbaa !19
  %282 = load float, ptr addrspace(1) %63, align 4, !tbaa !16
  %283 = fmul float %214, %282
  %284 = tail call noundef float @llvm.rint.f32(float %283)
  %285 = fcmp ole float %284, -1.280000e+02
  %286 = select i1 %285, float -1.280000e+02, float %284
  %287 = fptosi float %286 to i8
  %288 = fcmp ult float %284, 1.270000e+02
  %289 = select i1 %288, i8 %287, i8 127
  %290 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 9
  store i8 %289, ptr addrspace(1) %290, align 1, !tbaa !19
  %291 = load float, ptr addrspace(1) %69, align 4, !tbaa !16
  %292 = fmul float %214, %291
  %293 = tail call noundef float @llvm.rint.f32(float %292)
  %294 = fcmp ole float %293, -1.280000e+02
  %295 = select i1 %294, float -1.280000e+02, float %293
  %296 = fptosi float %295 to i8
  %297 = fcmp ult float %293, 1.270000e+02
  %298 = select i1 %297, i8 %296, i8 127
  %299 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 10
  store i8 %298, ptr addrspace(1) %299, align 2, !tbaa !19
  %300 = load float, ptr addrspace(1) %75, align 4, !tbaa !16
  %301 = fmul float %214, %300
  %302 = tail call noundef float @llvm.rint.f32(float %301)
  %303 = fcmp ole float %302, -1.280000e+02
  %304 = select i1 %303, float -1.280000e+02, float %302
  %305 = fptosi float %304 to i8
  %306 = fcmp ult float %302, 1.270000e+02
  %307 = select i1 %306, i8 %305, i8 127
  %308 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 11
  store i8 %307, ptr addrspace(1) %308, align 1, !tbaa !19
  %309 = load float, ptr addrspace(1) %81, align 4, !tbaa !16
  %310 = fmul float %214, %309
  %311 = tail call noundef float @llvm.rint.f32(float %310)
  %312 = fcmp ole float %311, -1.280000e+02
  %313 = select i1 %312, float -1.280000e+02, float %311
  %314 = fptosi float %313 to i8
  %315 = fcmp ult float %311, 1.270000e+02
  %316 = select i1 %315, i8 %314, i8 127
  %317 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 12
  store i8 %316, ptr addrspace(1) %317, align 2, !tbaa !19
  %318 = load float, ptr addrspace(1) %87, align 4, !tbaa !16
  %319 = fmul float %214, %318
  %320 = tail call noundef float @llvm.rint.f32(float %319)
  %321 = fcmp ole float %320, -1.280000e+02
  %322 = select i1 %321, float -1.280000e+02, float %320
  %323 = fptosi float %322 to i8
  %324 = fcmp ult float %320, 1.270000e+02
  %325 = select i1 %324, i8 %323, i8 127
  %326 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 13
  store i8 %325, ptr addrspace(1) %326, align 1, !tbaa !19
  %327 = load float, ptr addrspace(1) %93, align 4, !tbaa !16
  %328 = fmul float %214, %327
  %329 = tail call noundef float @llvm.rint.f32(float %328)
  %330 = fcmp ole float %329, -1.280000e+02
  %331 = select i1 %330, float -1.280000e+02, float %329
  %332 = fptosi float %331 to i8
  %333 = fcmp ult float %329, 1.270000e+02
  %334 = select i1 %333, i8 %332, i8 127
  %335 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 14
  store i8 %334, ptr addrspace(1) %335, align 2, !tbaa !19
  %336 = load float, ptr addrspace(1) %99, align 4, !tbaa !16
  %337 = fmul float %214, %336
  %338 = tail call noundef float @llvm.rint.f32(float %337)
  %339 = fcmp ole float %338, -1.280000e+02
  %340 = select i1 %339, float -1.280000e+02, float %338
  %341 = fptosi float %340 to i8
  %342 = fcmp ult float %338, 1.270000e+02
  %343 = select i1 %342, i8 %341, i8 127
  %344 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 15
  store i8 %343, ptr addrspace(1) %344, align 1, !tbaa !19
  %345 = load float, ptr addrspace(1) %105, align 4, !tbaa !16
  %346 = fmul float %214, %345
  %347 = tail call noundef float @llvm.rint.f32(float %346)
  %348 = fcmp ole float %347, -1.280000e+02
  %349 = select i1 %348, float -1.280000e+02, float %347
  %350 = fptosi float %349 to i8
  %351 = fcmp ult float %347, 1.270000e+02
  %352 = select i1 %351, i8 %350, i8 127
  %353 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 16
  store i8 %352, ptr addrspace(1) %353, align 2, !tbaa !19
  %354 = load float, ptr addrspace(1) %111, align 4, !tbaa !16
  %355 = fmul float %214, %354
  %356 = tail call noundef float @llvm.rint.f32(float %355)
  %357 = fcmp ole float %356, -1.280000e+02
  %358 = select i1 %357, float -1.280000e+02, float %356
  %359 = fptosi float %358 to i8
  %360 = fcmp ult float %356, 1.270000e+02
  %361 = select i1 %360, i8 %359, i8 127
  %362 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 17
  store i8 %361, ptr addrspace(1) %362, align 1, !tbaa !19
  %363 = load float, ptr addrspace(1) %117, align 4, !tbaa !16
  %364 = fmul float %214, %363
  %365 = tail call noundef float @llvm.rint.f32(float %364)
  %366 = fcmp ole float %365, -1.280000e+02
  %367 = select i1 %366, float -1.280000e+02, float %365
  %368 = fptosi float %367 to i8
  %369 = fcmp ult float %365, 1.270000e+02
  %370 = select i1 %369, i8 %368, i8 127
  %371 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 18
  store i8 %370, ptr addrspace(1) %371, align 2, !tbaa !19
  %372 = load float, ptr addrspace(1) %123, align 4, !tbaa !16
  %373 = fmul float %214, %372
  %374 = tail call noundef float @llvm.rint.f32(float %373)
  %375 = fcmp ole float %374, -1.280000e+02
  %376 = select i1 %375, float -1.280000e+02, float %374
  %377 = fptosi float %376 to i8
  %378 = fcmp ult float %374, 1.270000e+02
  %379 = select i1 %378, i8 %377, i8 127
  %380 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 19
  store i8 %379, ptr addrspace(1) %380, align 1, !tbaa !19
  %381 = load float, ptr addrspace(1) %129, align 4, !tbaa !16
  %382 = fmul float %214, %381
  %383 = tail call noundef float @llvm.rint.f32(float %382)
  %384 = fcmp ole float %383, -1.280000e+02
  %385 = select i1 %384, float -1.280000e+02, float %383
  %386 = fptosi float %385 to i8
  %387 = fcmp ult float %383, 1.270000e+02
  %388 = select i1 %387, i8 %386, i8 127
  %389 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 20
  store i8 %388, ptr addrspace(1) %389, align 2, !tbaa !19
  %390 = load float, ptr addrspace(1) %135, align 4, !tbaa !16
  %391 = fmul float %214, %390
  %392 = tail call noundef float @llvm.rint.f32(float %391)
  %393 = fcmp ole float %392, -1.280000e+02
  %394 = select i1 %393, float -1.280000e+02, float %392
  %395 = fptosi float %394 to i8
  %396 = fcmp ult float %392, 1.270000e+02
  %397 = select i1 %396, i8 %395, i8 127
  %398 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 21
  store i8 %397, ptr addrspace(1) %398, align 1, !tbaa !19
  %399 = load float, ptr addrspace(1) %141, align 4, !tbaa !16
  %400 = fmul float %214, %399
  %401 = tail call noundef float @llvm.rint.f32(float %400)
  %402 = fcmp ole float %401, -1.280000e+02
  %403 = select i1 %402, float -1.280000e+02, float %401
  %404 = fptosi float %403 to i8
  %405 = fcmp ult float %401, 1.270000e+02
  %406 = select i1 %405, i8 %404, i8 127
  %407 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 22
  store i8 %406, ptr addrspace(1) %407, align 2, !tbaa !19
  %408 = load float, ptr addrspace(1) %147, align 4, !tbaa !16
  %409 = fmul float %214, %408
  %410 = tail call noundef float @llvm.rint.f32(float %409)
  %411 = fcmp ole float %410, -1.280000e+02
  %412 = select i1 %411, float -1.280000e+02, float %410
  %413 = fptosi float %412 to i8
  %414 = fcmp ult float %410, 1.270000e+02
  %415 = select i1 %414, i8 %413, i8 127
  %416 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 23
  store i8 %415, ptr addrspace(1) %416, align 1, !tbaa !19
  %417 = load float, ptr addrspace(1) %153, align 4, !tbaa !16
  %418 = fmul float %214, %417
  %419 = tail call noundef float @llvm.rint.f32(float %418)
  %420 = fcmp ole float %419, -1.280000e+02
  %421 = select i1 %420, float -1.280000e+02, float %419
  %422 = fptosi float %421 to i8
  %423 = fcmp ult float %419, 1.270000e+02
  %424 = select i1 %423, i8 %422, i8 127
  %425 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 24
  store i8 %424, ptr addrspace(1) %425, align 2, !tbaa !19
  %426 = load float, ptr addrspace(1) %159, align 4, !tbaa !16
  %427 = fmul float %214, %426
  %428 = tail call noundef float @llvm.rint.f32(float %427)
  %429 = fcmp ole float %428, -1.280000e+02
  %430 = select i1 %429, float -1.280000e+02, float %428
  %431 = fptosi float %430 to i8
  %432 = fcmp ult float %428, 1.270000e+02
  %433 = select i1 %432, i8 %431, i8 127
  %434 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 25
  store i8 %433, ptr addrspace(1) %434, align 1, !tbaa !19
  %435 = load float, ptr addrspace(1) %165, align 4, !tbaa !16
  %436 = fmul float %214, %435
  %437 = tail call noundef float @llvm.rint.f32(float %436)
  %438 = fcmp ole float %437, -1.280000e+02
  %439 = select i1 %438, float -1.280000e+02, float %437
  %440 = fptosi float %439 to i8
  %441 = fcmp ult float %437, 1.270000e+02
  %442 = select i1 %441, i8 %440, i8 127
  %443 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 26
  store i8 %442, ptr addrspace(1) %443, align 2, !tbaa !19
  %444 = load float, ptr addrspace(1) %171, align 4, !tbaa !16
  %445 = fmul float %214, %444
  %446 = tail call noundef float @llvm.rint.f32(float %445)
  %447 = fcmp ole float %446, -1.280000e+02
  %448 = select i1 %447, float -1.280000e+02, float %446
  %449 = fptosi float %448 to i8
  %450 = fcmp ult float %446, 1.270000e+02
  %451 = select i1 %450, i8 %449, i8 127
  %452 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 27
  store i8 %451, ptr addrspace(1) %452, align 1, !tbaa !19
  %453 = load float, ptr addrspace(1) %177, align 4, !tbaa !16
  %454 = fmul float %214, %453
  %455 = tail call noundef float @llvm.rint.f32(float %454)
  %456 = fcmp ole float %455, -1.280000e+02
  %457 = select i1 %456, float -1.280000e+02, float %455
  %458 = fptosi float %457 to i8
  %459 = fcmp ult float %455, 1.270000e+02
  %460 = select i1 %459, i8 %458, i8 127
  %461 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 28
  store i8 %460, ptr addrspace(1) %461, align 2, !tbaa !19
  %462 = load float, ptr addrspace(1) %183, align 4, !tbaa !16
  %463 = fmul float %214, %462
  %464 = tail call noundef float @llvm.rint.f32(float %463)
  %465 = fcmp ole float %464, -1.280000e+02
  %466 = select i1 %465, float -1.280000e+02, float %464
  %467 = fptosi float %466 to i8
  %468 = fcmp ult float %464, 1.270000e+02
  %469 = select i1 %468, i8 %467, i8 127
  %470 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 29
  store i8 %469, ptr addrspace(1) %470, align 1, !tbaa !19
  %471 = load float, ptr addrspace(1) %189, align 4, !tbaa !16
  %472 = fmul float %214, %471
  %473 = tail call noundef float @llvm.rint.f32(float %472)
  %474 = fcmp ole float %473, -1.280000e+02
  %475 = select i1 %474, float -1.280000e+02, float %473
  %476 = fptosi float %475 to i8
  %477 = fcmp ult float %473, 1.270000e+02
  %478 = select i1 %477, i8 %476, i8 127
  %479 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 30
  store i8 %478, ptr addrspace(1) %479, align 2, !tbaa !19
  %480 = load float, ptr addrspace(1) %195, align 4, !tbaa !16
  %481 = fmul float %214, %480
  %482 = tail call noundef float @llvm.rint.f32(float %481)
  %483 = fcmp ole float %482, -1.280000e+02
  %484 = select i1 %483, float -1.280000e+02, float %482
  %485 = fptosi float %484 to i8
  %486 = fcmp ult float %482, 1.270000e+02
  %487 = select i1 %486, i8 %485, i8 127
  %488 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 31
  store i8 %487, ptr addrspace(1) %488, align 1, !tbaa !19
  %489 = load float, ptr addrspace(1) %201, align 4, !tbaa !16
  %490 = fmul float %214, %489
  %491 = tail call noundef float @llvm.rint.f32(float %490)
  %492 = fcmp ole float %491, -1.280000e+02
  %493 = select i1 %492, float -1.280000e+02, float %491
  %494 = fptosi float %493 to i8
  %495 = fcmp ult float %491, 1.270000e+02
  %496 = select i1 %495, i8 %494, i8 127
  %497 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 32
  store i8 %496, ptr addrspace(1) %497, align 2, !tbaa !19
  %498 = load float, ptr addrspace(1) %207, align 4, !tbaa !16
  %499 = fmul float %214, %498
  %500 = tail call noundef float @llvm.rint.f32(float %499)
  %501 = fcmp ole float %500, -1.280000e+02
  %502 = select i1 %501, float -1.280000e+02, float %500
  %503 = fptosi float %502 to i8
  %504 = fcmp ult float %500, 1.270000e+02
  %505 = select i1 %504, i8 %503, i8 127
  %506 = getelementptr inbounds nuw i8, ptr addrspace(1) %217, i64 33
  store i8 %505, ptr addrspace(1) %506, align 1, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @dequantise_q4(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !15 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl i64 %17, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %20
  %22 = load half, ptr addrspace(1) %21, align 2, !amdgpu.noclobber !18
  %23 = fpext half %22 to float
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 2
  %25 = shl nsw i32 %18, 5
  %26 = load i8, ptr addrspace(1) %24, align 2, !tbaa !19
  %27 = zext i8 %26 to i32
  %28 = and i32 %27, 15
  %29 = add nsw i32 %28, -8
  %30 = sitofp i32 %29 to float
  %31 = fmul float %23, %30
  %32 = sext i32 %25 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %32
  store float %31, ptr addrspace(1) %33, align 4, !tbaa !16
  %34 = lshr i32 %27, 4
  %35 = add nsw i32 %34, -8
  %36 = sitofp i32 %35 to float
  %37 = fmul float %23, %36
  %38 = getelementptr i8, ptr addrspace(1) %33, i64 64
  store float %37, ptr addrspace(1) %38, align 4, !tbaa !16
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 3
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !19
  %41 = zext i8 %40 to i32
  %42 = and i32 %41, 15
  %43 = add nsw i32 %42, -8
  %44 = sitofp i32 %43 to float
  %45 = fmul float %23, %44
  %46 = sext i32 %25 to i64
  %47 = getelementptr float, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr i8, ptr addrspace(1) %47, i64 4
  store float %45, ptr addrspace(1) %48, align 4, !tbaa !16
  %49 = lshr i32 %41, 4
  %50 = add nsw i32 %49, -8
  %51 = sitofp i32 %50 to float
  %52 = fmul float %23, %51
  %53 = getelementptr i8, ptr addrspace(1) %47, i64 68
  store float %52, ptr addrspace(1) %53, align 4, !tbaa !16
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 4
  %55 = load i8, ptr addrspace(1) %54, align 2, !tbaa !19
  %56 = zext i8 %55 to i32
  %57 = and i32 %56, 15
  %58 = add nsw i32 %57, -8
  %59 = sitofp i32 %58 to float
  %60 = fmul float %23, %59
  %61 = sext i32 %25 to i64
  %62 = getelementptr float, ptr addrspace(1) %1, i64 %61
  %63 = getelementptr i8, ptr addrspace(1) %62, i64 8
  store float %60, ptr addrspace(1) %63, align 4, !tbaa !16
  %64 = lshr i32 %56, 4
  %65 = add nsw i32 %64, -8
  %66 = sitofp i32 %65 to float
  %67 = fmul float %23, %66
  %68 = getelementptr i8, ptr addrspace(1) %62, i64 72
  store float %67, ptr addrspace(1) %68, align 4, !tbaa !16
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 5
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !19
  %71 = zext i8 %70 to i32
  %72 = and i32 %71, 15
  %73 = add nsw i32 %72, -8
  %74 = sitofp i32 %73 to float
  %75 = fmul float %23, %74
  %76 = sext i32 %25 to i64
  %77 = getelementptr float, ptr addrspace(1) %1, i64 %76
  %78 = getelementptr i8, ptr addrspace(1) %77, i64 12
  store float %75, ptr addrspace(1) %78, align 4, !tbaa !16
  %79 = lshr i32 %71, 4
  %80 = add nsw i32 %79, -8
  %81 = sitofp i32 %80 to float
  %82 = fmul float %23, %81
  %83 = getelementptr i8, ptr addrspace(1) %77, i64 76
  store float %82, ptr addrspace(1) %83, align 4, !tbaa !16
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 6
  %85 = load i8, ptr addrspace(1) %84, align 2, !tbaa !19
  %86 = zext i8 %85 to i32
  %87 = and i32 %86, 15
  %88 = add nsw i32 %87, -8
  %89 = sitofp i32 %88 to float
  %90 = fmul float %23, %89
  %91 = sext i32 %25 to i64
  %92 = getelementptr float, ptr addrspace(1) %1, i64 %91
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 16
  store float %90, ptr addrspace(1) %93, align 4, !tbaa !16
  %94 = lshr i32 %86, 4
  %95 = add nsw i32 %94, -8
  %96 = sitofp i32 %95 to float
  %97 = fmul float %23, %96
  %98 = getelementptr i8, ptr addrspace(1) %92, i64 80
  store float %97, ptr addrspace(1) %98, align 4, !tbaa !16
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 7
  %100 = load i8, ptr addrspace(1) %99, align 1, !tbaa !19
  %101 = zext i8 %100 to i32
  %102 = and i32 %101, 15
  %103 = add nsw i32 %102, -8
  %104 = sitofp i32 %103 to float
  %105 = fmul float %23, %104
  %106 = sext i32 %25 to i64
  %107 = getelementptr float, ptr addrspace(1) %1, i64 %106
  %108 = getelementptr i8, ptr addrspace(1) %107, i64 20
  store float %105, ptr addrspace(1) %108, align 4, !tbaa !16
  %109 = lshr i32 %101, 4
  %110 = add nsw i32 %109, -8
  %111 = sitofp i32 %110 to float
  %112 = fmul float %23, %111
  %113 = getelementptr i8, ptr addrspace(1) %107, i64 84
  store float %112, ptr addrspace(1) %113, align 4, !tbaa !16
  %114 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 8
  %115 = load i8, ptr addrspace(1) %114, align 2, !tbaa !19
  %116 = zext i8 %115 to i32
  %117 = and i32 %116, 15
  %118 = add nsw i32 %117, -8
  %119 = sitofp i32 %118 to float
  %120 = fmul float %23, %119
  %121 = sext i32 %25 to i64
  %122 = getelementptr float, ptr addrspace(1) %1, i64 %121
  %123 = getelementptr i8, ptr addrspace(1) %122, i64 24
  store float %120, ptr addrspace(1) %123, align 4, !tbaa !16
  %124 = lshr i32 %116, 4
  %125 = add nsw i32 %124, -8
  %126 = sitofp i32 %125 to float
  %127 = fmul float %23, %126
  %128 = getelementptr i8, ptr addrspace(1) %122, i64 88
  store float %127, ptr addrspace(1) %128, align 4, !tbaa !16
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 9
  %130 = load i8, ptr addrspace(1) %129, align 1, !tbaa !19
  %131 = zext i8 %130 to i32
  %132 = and i32 %131, 15
  %133 = add nsw i32 %132, -8
  %134 = sitofp i32 %133 to float
  %135 = fmul float %23, %134
  %136 = sext i32 %25 to i64
  %137 = getelementptr float, ptr addrspace(1) %1, i64 %136
  %138 = getelementptr i8, ptr addrspace(1) %137, i64 28
  store float %135, ptr addrspace(1) %138, align 4, !tbaa !16
  %139 = lshr i32 %131, 4
  %140 = add nsw i32 %139, -8
  %141 = sitofp i32 %140 to float
  %142 = fmul float %23, %141
  %143 = getelementptr i8, ptr addrspace(1) %137, i64 92
  store float %142, ptr addrspace(1) %143, align 4, !tbaa !16
  %144 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 10
  %145 = load i8, ptr addrspace(1) %144, align 2, !tbaa !19
  %146 = zext i8 %145 to i32
  %147 = and i32 %146, 15
  %148 = add nsw i32 %147, -8
  %149 = sitofp i32 %148 to float
  %150 = fmul float %23, %149
  %151 = sext i32 %25 to i64
  %152 = getelementptr float, ptr addrspace(1) %1, i64 %151
  %153 = getelementptr i8, ptr addrspace(1) %152, i64 32
  store float %150, ptr addrspace(1) %153, align 4, !tbaa !16
  %154 = lshr i32 %146, 4
  %155 = add nsw i32 %154, -8
  %156 = sitofp i32 %155 to float
  %157 = fmul float %23, %156
  %158 = getelementptr i8, ptr addrspace(1) %152, i64 96
  store float %157, ptr addrspace(1) %158, align 4, !tbaa !16
  %159 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 11
  %160 = load i8, ptr addrspace(1) %159, align 1, !tbaa !19
  %161 = zext i8 %160 to i32
  %162 = and i32 %161, 15
  %163 = add nsw i32 %162, -8
  %164 = sitofp i32 %163 to float
  %165 = fmul float %23, %164
  %166 = sext i32 %25 to i64
  %167 = getelementptr float, ptr addrspace(1) %1, i64 %166
  %168 = getelementptr i8, ptr addrspace(1) %167, i64 36
  store float %165, ptr addrspace(1) %168, align 4, !tbaa !16
  %169 = lshr i32 %161, 4
  %170 = add nsw i32 %169, -8
  %171 = sitofp i32 %170 to float
  %172 = fmul float %23, %171
  %173 = getelementptr i8, ptr addrspace(1) %167, i64 100
  store float %172, ptr addrspace(1) %173, align 4, !tbaa !16
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 12
  %175 = load i8, ptr addrspace(1) %174, align 2, !tbaa !19
  %176 = zext i8 %175 to i32
  %177 = and i32 %176, 15
  %178 = add nsw i32 %177, -8
  %179 = sitofp i32 %178 to float
  %180 = fmul float %23, %179
  %181 = sext i32 %25 to i64
  %182 = getelementptr float, ptr addrspace(1) %1, i64 %181
  %183 = getelementptr i8, ptr addrspace(1) %182, i64 40
  store float %180, ptr addrspace(1) %183, align 4, !tbaa !16
  %184 = lshr i32 %176, 4
  %185 = add nsw i32 %184, -8
  %186 = sitofp i32 %185 to float
  %187 = fmul float %23, %186
  %188 = getelementptr i8, ptr addrspace(1) %182, i64 104
  store float %187, ptr addrspace(1) %188, align 4, !tbaa !16
  %189 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 13
  %190 = load i8, ptr addrspace(1) %189, align 1, !tbaa !19
  %191 = zext i8 %190 to i32
  %192 = and i32 %191, 15
  %193 = add nsw i32 %192, -8
  %194 = sitofp i32 %193 to float
  %195 = fmul float %23, %194
  %196 = sext i32 %25 to i64
  %197 = getelementptr float, ptr addrspace(1) %1, i64 %196
  %198 = getelementptr i8, ptr addrspace(1) %197, i64 44
  store float %195, ptr addrspace(1) %198, align 4, !tbaa !16
  %199 = lshr i32 %191, 4
  %200 = add nsw i32 %199, -8
  %201 = sitofp i32 %200 to float
  %202 = fmul float %23, %201
  %203 = getelementptr i8, ptr addrspace(1) %197, i64 108
  store float %202, ptr addrspace(1) %203, align 4, !tbaa !16
  %204 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 14
  %205 = load i8, ptr addrspace(1) %204, align 2, !tbaa !19
  %206 = zext i8 %205 to i32
  %207 = and i32 %206, 15
  %208 = add nsw i32 %207, -8
  %209 = sitofp i32 %208 to float
  %210 = fmul float %23, %209
  %211 = sext i32 %25 to i64
  %212 = getelementptr float, ptr addrspace(1) %1, i64 %211
  %213 = getelementptr i8, ptr addrspace(1) %212, i64 48
  store float %210, ptr addrspace(1) %213, align 4, !tbaa !16
  %214 = lshr i32 %206, 4
  %215 = add nsw i32 %214, -8
  %216 = sitofp i32 %215 to float
  %217 = fmul float %23, %216
  %218 = getelementptr i8, ptr addrspace(1) %212, i64 112
  store float %217, ptr addrspace(1) %218, align 4, !tbaa !16
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 15
  %220 = load i8, ptr addrspace(1) %219, align 1, !tbaa !19
  %221 = zext i8 %220 to i32
  %222 = and i32 %221, 15
  %223 = add nsw i32 %222, -8
  %224 = sitofp i32 %223 to float
  %225 = fmul float %23, %224
  %226 = sext i32 %25 to i64
  %227 = getelementptr float, ptr addrspace(1) %1, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 52
  store float %225, ptr addrspace(1) %228, align 4, !tbaa !16
  %229 = lshr i32 %221, 4
  %230 = add nsw i32 %229, -8
  %231 = sitofp i32 %230 to float
  %232 = fmul float %23, %231
  %233 = getelementptr i8, ptr addrspace(1) %227, i64 116
  store float %232, ptr addrspace(1) %233, align 4, !tbaa !16
  %234 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16
  %235 = load i8, ptr addrspace(1) %234, align 2, !tbaa !19
  %236 = zext i8 %235 to i32
  %237 = and i32 %236, 15
  %238 = add nsw i32 %237, -8
  %239 = sitofp i32 %238 to float
  %240 = fmul float %23, %239
  %241 = sext i32 %25 to i64
  %242 = getelementptr float, ptr addrspace(1) %1, i64 %241
  %243 = getelementptr i8, ptr addrspace(1) %242, i64 56
  store float %240, ptr addrspace(1) %243, align 4, !tbaa !16
  %244 = lshr i32 %236, 4
  %245 = add nsw i32 %244, -8
  %246 = sitofp i32 %245 to float
  %247 = fmul float %23, %246
  %248 = getelementptr i8, ptr addrspace(1) %242, i64 120
  store float %247, ptr addrspace(1) %248, align 4, !tbaa !16
  %249 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 17
  %250 = load i8, ptr addrspace(1) %249, align 1, !tbaa !19
  %251 = zext i8 %250 to i32
  %252 = and i32 %251, 15
  %253 = add nsw i32 %252, -8
  %254 = sitofp i32 %253 to float
  %255 = fmul float %23, %254
  %256 = sext i32 %25 to i64
  %257 = getelementptr float, ptr addrspace(1) %1, i64 %256
  %258 = getelementptr i8, ptr addrspace(1) %257, i64 60
  store float %255, ptr addrspace(1) %258, align 4, !tbaa !16
  %259 = lshr i32 %251, 4
  %260 = add nsw i32 %259, -8
  %261 = sitofp i32 %260 to float
  %262 = fmul float %23, %261
  %263 = getelementptr i8, ptr addrspace(1) %257, i64 124
  store float %262, ptr addrspace(1) %263, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_dequantise_q4(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !15 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl i64 %17, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %20
  %22 = load half, ptr addrspace(1) %21, align 2
  %23 = fpext half %22 to float
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 2
  %25 = shl nsw i32 %18, 5
  %26 = load i8, ptr addrspace(1) %24, align 2, !tbaa !19
  %27 = zext i8 %26 to i32
  %28 = and i32 %27, 15
  %29 = add nsw i32 %28, -8
  %30 = sitofp i32 %29 to float
  %31 = fmul float %23, %30
  %32 = sext i32 %25 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %32
  store float %31, ptr addrspace(1) %33, align 4, !tbaa !16
  %34 = lshr i32 %27, 4
  %35 = add nsw i32 %34, -8
  %36 = sitofp i32 %35 to float
  %37 = fmul float %23, %36
  %38 = getelementptr i8, ptr addrspace(1) %33, i64 64
  store float %37, ptr addrspace(1) %38, align 4, !tbaa !16
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 3
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !19
  %41 = zext i8 %40 to i32
  %42 = and i32 %41, 15
  %43 = add nsw i32 %42, -8
  %44 = sitofp i32 %43 to float
  %45 = fmul float %23, %44
  %46 = sext i32 %25 to i64
  %47 = getelementptr float, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr i8, ptr addrspace(1) %47, i64 4
  store float %45, ptr addrspace(1) %48, align 4, !tbaa !16
  %49 = lshr i32 %41, 4
  %50 = add nsw i32 %49, -8
  %51 = sitofp i32 %50 to float
  %52 = fmul float %23, %51
  %53 = getelementptr i8, ptr addrspace(1) %47, i64 68
  store float %52, ptr addrspace(1) %53, align 4, !tbaa !16
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 4
  %55 = load i8, ptr addrspace(1) %54, align 2, !tbaa !19
  %56 = zext i8 %55 to i32
  %57 = and i32 %56, 15
  %58 = add nsw i32 %57, -8
  %59 = sitofp i32 %58 to float
  %60 = fmul float %23, %59
  %61 = sext i32 %25 to i64
  %62 = getelementptr float, ptr addrspace(1) %1, i64 %61
  %63 = getelementptr i8, ptr addrspace(1) %62, i64 8
  store float %60, ptr addrspace(1) %63, align 4, !tbaa !16
  %64 = lshr i32 %56, 4
  %65 = add nsw i32 %64, -8
  %66 = sitofp i32 %65 to float
  %67 = fmul float %23, %66
  %68 = getelementptr i8, ptr addrspace(1) %62, i64 72
  store float %67, ptr addrspace(1) %68, align 4, !tbaa !16
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 5
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !19
  %71 = zext i8 %70 to i32
  %72 = and i32 %71, 15
  %73 = add nsw i32 %72, -8
  %74 = sitofp i32 %73 to float
  %75 = fmul float %23, %74
  %76 = sext i32 %25 to i64
  %77 = getelementptr float, ptr addrspace(1) %1, i64 %76
  %78 = getelementptr i8, ptr addrspace(1) %77, i64 12
  store float %75, ptr addrspace(1) %78, align 4, !tbaa !16
  %79 = lshr i32 %71, 4
  %80 = add nsw i32 %79, -8
  %81 = sitofp i32 %80 to float
  %82 = fmul float %23, %81
  %83 = getelementptr i8, ptr addrspace(1) %77, i64 76
  store float %82, ptr addrspace(1) %83, align 4, !tbaa !16
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 6
  %85 = load i8, ptr addrspace(1) %84, align 2, !tbaa !19
  %86 = zext i8 %85 to i32
  %87 = and i32 %86, 15
  %88 = add nsw i32 %87, -8
  %89 = sitofp i32 %88 to float
  %90 = fmul float %23, %89
  %91 = sext i32 %25 to i64
  %92 = getelementptr float, ptr addrspace(1) %1, i64 %91
  %93 = getelementptr i8, ptr addrspace(1) %92, i64 16
  store float %90, ptr addrspace(1) %93, align 4, !tbaa !16
  %94 = lshr i32 %86, 4
  %95 = add nsw i32 %94, -8
  %96 = sitofp i32 %95 to float
  %97 = fmul float %23, %96
  %98 = getelementptr i8, ptr addrspace(1) %92, i64 80
  store float %97, ptr addrspace(1) %98, align 4, !tbaa !16
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 7
  %100 = load i8, ptr addrspace(1) %99, align 1, !tbaa !19
  %101 = zext i8 %100 to i32
  %102 = and i32 %101, 15
  %103 = add nsw i32 %102, -8
  %104 = sitofp i32 %103 to float
  %105 = fmul float %23, %104
  %106 = sext i32 %25 to i64
  %107 = getelementptr float, ptr addrspace(1) %1, i64 %106
  %108 = getelementptr i8, ptr addrspace(1) %107, i64 20
  store float %105, ptr addrspace(1) %108, align 4, !tbaa !16
  %109 = lshr i32 %101, 4
  %110 = add nsw i32 %109, -8
  %111 = sitofp i32 %110 to float
  %112 = fmul float %23, %111
  %113 = getelementptr i8, ptr addrspace(1) %107, i64 84
  store float %112, ptr addrspace(1) %113, align 4, !tbaa !16
  %114 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 8
  %115 = load i8, ptr addrspace(1) %114, align 2, !tbaa !19
  %116 = zext i8 %115 to i32
  %117 = and i32 %116, 15
  %118 = add nsw i32 %117, -8
  %119 = sitofp i32 %118 to float
  %120 = fmul float %23, %119
  %121 = sext i32 %25 to i64
  %122 = getelementptr float, ptr addrspace(1) %1, i64 %121
  %123 = getelementptr i8, ptr addrspace(1) %122, i64 24
  store float %120, ptr addrspace(1) %123, align 4, !tbaa !16
  %124 = lshr i32 %116, 4
  %125 = add nsw i32 %124, -8
  %126 = sitofp i32 %125 to float
  %127 = fmul float %23, %126
  %128 = getelementptr i8, ptr addrspace(1) %122, i64 88
  store float %127, ptr addrspace(1) %128, align 4, !tbaa !16
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 9
  %130 = load i8, ptr addrspace(1) %129, align 1, !tbaa !19
  %131 = zext i8 %130 to i32
  %132 = and i32 %131, 15
  %133 = add nsw i32 %132, -8
  %134 = sitofp i32 %133 to float
  %135 = fmul float %23, %134
  %136 = sext i32 %25 to i64
  %137 = getelementptr float, ptr addrspace(1) %1, i64 %136
  %138 = getelementptr i8, ptr addrspace(1) %137, i64 28
  store float %135, ptr addrspace(1) %138, align 4, !tbaa !16
  %139 = lshr i32 %131, 4
  %140 = add nsw i32 %139, -8
  %141 = sitofp i32 %140 to float
  %142 = fmul float %23, %141
  %143 = getelementptr i8, ptr addrspace(1) %137, i64 92
  store float %142, ptr addrspace(1) %143, align 4, !tbaa !16
  %144 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 10
  %145 = load i8, ptr addrspace(1) %144, align 2, !tbaa !19
  %146 = zext i8 %145 to i32
  %147 = and i32 %146, 15
  %148 = add nsw i32 %147, -8
  %149 = sitofp i32 %148 to float
  %150 = fmul float %23, %149
  %151 = sext i32 %25 to i64
  %152 = getelementptr float, ptr addrspace(1) %1, i64 %151
  %153 = getelementptr i8, ptr addrspace(1) %152, i64 32
  store float %150, ptr addrspace(1) %153, align 4, !tbaa !16
  %154 = lshr i32 %146, 4
  %155 = add nsw i32 %154, -8
  %156 = sitofp i32 %155 to float
  %157 = fmul float %23, %156
  %158 = getelementptr i8, ptr addrspace(1) %152, i64 96
  store float %157, ptr addrspace(1) %158, align 4, !tbaa !16
  %159 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 11
  %160 = load i8, ptr addrspace(1) %159, align 1, !tbaa !19
  %161 = zext i8 %160 to i32
  %162 = and i32 %161, 15
  %163 = add nsw i32 %162, -8
  %164 = sitofp i32 %163 to float
  %165 = fmul float %23, %164
  %166 = sext i32 %25 to i64
  %167 = getelementptr float, ptr addrspace(1) %1, i64 %166
  %168 = getelementptr i8, ptr addrspace(1) %167, i64 36
  store float %165, ptr addrspace(1) %168, align 4, !tbaa !16
  %169 = lshr i32 %161, 4
  %170 = add nsw i32 %169, -8
  %171 = sitofp i32 %170 to float
  %172 = fmul float %23, %171
  %173 = getelementptr i8, ptr addrspace(1) %167, i64 100
  store float %172, ptr addrspace(1) %173, align 4, !tbaa !16
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 12
  %175 = load i8, ptr addrspace(1) %174, align 2, !tbaa !19
  %176 = zext i8 %175 to i32
  %177 = and i32 %176, 15
  %178 = add nsw i32 %177, -8
  %179 = sitofp i32 %178 to float
  %180 = fmul float %23, %179
  %181 = sext i32 %25 to i64
  %182 = getelementptr float, ptr addrspace(1) %1, i64 %181
  %183 = getelementptr i8, ptr addrspace(1) %182, i64 40
  store float %180, ptr addrspace(1) %183, align 4, !tbaa !16
  %184 = lshr i32 %176, 4
  %185 = add nsw i32 %184, -8
  %186 = sitofp i32 %185 to float
  %187 = fmul float %23, %186
  %188 = getelementptr i8, ptr addrspace(1) %182, i64 104
  store float %187, ptr addrspace(1) %188, align 4, !tbaa !16
  %189 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 13
  %190 = load i8, ptr addrspace(1) %189, align 1, !tbaa !19
  %191 = zext i8 %190 to i32
  %192 = and i32 %191, 15
  %193 = add nsw i32 %192, -8
  %194 = sitofp i32 %193 to float
  %195 = fmul float %23, %194
  %196 = sext i32 %25 to i64
  %197 = getelementptr float, ptr addrspace(1) %1, i64 %196
  %198 = getelementptr i8, ptr addrspace(1) %197, i64 44
  store float %195, ptr addrspace(1) %198, align 4, !tbaa !16
  %199 = lshr i32 %191, 4
  %200 = add nsw i32 %199, -8
  %201 = sitofp i32 %200 to float
  %202 = fmul float %23, %201
  %203 = getelementptr i8, ptr addrspace(1) %197, i64 108
  store float %202, ptr addrspace(1) %203, align 4, !tbaa !16
  %204 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 14
  %205 = load i8, ptr addrspace(1) %204, align 2, !tbaa !19
  %206 = zext i8 %205 to i32
  %207 = and i32 %206, 15
  %208 = add nsw i32 %207, -8
  %209 = sitofp i32 %208 to float
  %210 = fmul float %23, %209
  %211 = sext i32 %25 to i64
  %212 = getelementptr float, ptr addrspace(1) %1, i64 %211
  %213 = getelementptr i8, ptr addrspace(1) %212, i64 48
  store float %210, ptr addrspace(1) %213, align 4, !tbaa !16
  %214 = lshr i32 %206, 4
  %215 = add nsw i32 %214, -8
  %216 = sitofp i32 %215 to float
  %217 = fmul float %23, %216
  %218 = getelementptr i8, ptr addrspace(1) %212, i64 112
  store float %217, ptr addrspace(1) %218, align 4, !tbaa !16
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 15
  %220 = load i8, ptr addrspace(1) %219, align 1, !tbaa !19
  %221 = zext i8 %220 to i32
  %222 = and i32 %221, 15
  %223 = add nsw i32 %222, -8
  %224 = sitofp i32 %223 to float
  %225 = fmul float %23, %224
  %226 = sext i32 %25 to i64
  %227 = getelementptr float, ptr addrspace(1) %1, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 52
  store float %225, ptr addrspace(1) %228, align 4, !tbaa !16
  %229 = lshr i32 %221, 4
  %230 = add nsw i32 %229, -8
  %231 = sitofp i32 %230 to float
  %232 = fmul float %23, %231
  %233 = getelementptr i8, ptr addrspace(1) %227, i64 116
  store float %232, ptr addrspace(1) %233, align 4, !tbaa !16
  %234 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16
  %235 = load i8, ptr addrspace(1) %234, align 2, !tbaa !19
  %236 = zext i8 %235 to i32
  %237 = and i32 %236, 15
  %238 = add nsw i32 %237, -8
  %239 = sitofp i32 %238 to float
  %240 = fmul float %23, %239
  %241 = sext i32 %25 to i64
  %242 = getelementptr float, ptr addrspace(1) %1, i64 %241
  %243 = getelementptr i8, ptr addrspace(1) %242, i64 56
  store float %240, ptr addrspace(1) %243, align 4, !tbaa !16
  %244 = lshr i32 %236, 4
  %245 = add nsw i32 %244, -8
  %246 = sitofp i32 %245 to float
  %247 = fmul float %23, %246
  %248 = getelementptr i8, ptr addrspace(1) %242, i64 120
  store float %247, ptr addrspace(1) %248, align 4, !tbaa !16
  %249 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 17
  %250 = load i8, ptr addrspace(1) %249, align 1, !tbaa !19
  %251 = zext i8 %250 to i32
  %252 = and i32 %251, 15
  %253 = add nsw i32 %252, -8
  %254 = sitofp i32 %253 to float
  %255 = fmul float %23, %254
  %256 = sext i32 %25 to i64
  %257 = getelementptr float, ptr addrspace(1) %1, i64 %256
  %258 = getelementptr i8, ptr addrspace(1) %257, i64 60
  store float %255, ptr addrspace(1) %258, align 4, !tbaa !16
  %259 = lshr i32 %251, 4
  %260 = add nsw i32 %259, -8
  %261 = sitofp i32 %260 to float
  %262 = fmul float %23, %261
  %263 = getelementptr i8, ptr addrspace(1) %257, i64 124
  store float %262, ptr addrspace(1) %263, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @dot_q4_q8(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #7 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = shl i64 %18, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 2
  %23 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 2
  %25 = load i8, ptr addrspace(1) %22, align 2, !tbaa !19, !amdgpu.noclobber !18
  %26 = zext i8 %25 to i32
  %27 = and i32 %26, 15
  %28 = add nsw i32 %27, -8
  %29 = load i8, ptr addrspace(1) %24, align 2, !tbaa !19, !amdgpu.noclobber !18
  %30 = sext i8 %29 to i32
  %31 = mul nsw i32 %28, %30
  %32 = lshr i32 %26, 4
  %33 = add nsw i32 %32, -8
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 18
  %35 = load i8, ptr addrspace(1) %34, align 2, !tbaa !19, !amdgpu.noclobber !18
  %36 = sext i8 %35 to i32
  %37 = mul nsw i32 %33, %36
  %38 = add nsw i32 %37, %31
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 3
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !19, !amdgpu.noclobber !18
  %41 = zext i8 %40 to i32
  %42 = and i32 %41, 15
  %43 = add nsw i32 %42, -8
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 3
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !19, !amdgpu.noclobber !18
  %46 = sext i8 %45 to i32
  %47 = mul nsw i32 %43, %46
  %48 = lshr i32 %41, 4
  %49 = add nsw i32 %48, -8
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 19
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !19, !amdgpu.noclobber !18
  %52 = sext i8 %51 to i32
  %53 = mul nsw i32 %49, %52
  %54 = add nsw i32 %53, %38
  %55 = add nsw i32 %54, %47
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 4
  %57 = load i8, ptr addrspace(1) %56, align 2, !tbaa !19, !amdgpu.noclobber !18
  %58 = zext i8 %57 to i32
  %59 = and i32 %58, 15
  %60 = add nsw i32 %59, -8
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  %62 = load i8, ptr addrspace(1) %61, align 2, !tbaa !19, !amdgpu.noclobber !18
  %63 = sext i8 %62 to i32
  %64 = mul nsw i32 %60, %63
  %65 = lshr i32 %58, 4
  %66 = add nsw i32 %65, -8
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  %68 = load i8, ptr addrspace(1) %67, align 2, !tbaa !19, !amdgpu.noclobber !18
  %69 = sext i8 %68 to i32
  %70 = mul nsw i32 %66, %69
  %71 = add nsw i32 %70, %55
  %72 = add nsw i32 %71, %64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 5
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !19, !amdgpu.noclobber !18
  %75 = zext i8 %74 to i32
  %76 = and i32 %75, 15
  %77 = add nsw i32 %76, -8
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 5
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !19, !amdgpu.noclobber !18
  %80 = sext i8 %79 to i32
  %81 = mul nsw i32 %77, %80
  %82 = lshr i32 %75, 4
  %83 = add nsw i32 %82, -8
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 21
  %85 = load i8, ptr addrspace(1) %84, align 1, !tbaa !19, !amdgpu.noclobber !18
  %86 = sext i8 %85 to i32
  %87 = mul nsw i32 %83, %86
  %88 = add nsw i32 %87, %72
  %89 = add nsw i32 %88, %81
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 6
  %91 = load i8, ptr addrspace(1) %90, align 2, !tbaa !19, !amdgpu.noclobber !18
  %92 = zext i8 %91 to i32
  %93 = and i32 %92, 15
  %94 = add nsw i32 %93, -8
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 6
  %96 = load i8, ptr addrspace(1) %95, align 2, !tbaa !19, !amdgpu.noclobber !18
  %97 = sext i8 %96 to i32
  %98 = mul nsw i32 %94, %97
  %99 = lshr i32 %92, 4
  %100 = add nsw i32 %99, -8
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 22
  %102 = load i8, ptr addrspace(1) %101, align 2, !tbaa !19, !amdgpu.noclobber !18
  %103 = sext i8 %102 to i32
  %104 = mul nsw i32 %100, %103
  %105 = add nsw i32 %104, %89
  %106 = add nsw i32 %105, %98
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 7
  %108 = load i8, ptr addrspace(1) %107, align 1, !tbaa !19, !amdgpu.noclobber !18
  %109 = zext i8 %108 to i32
  %110 = and i32 %109, 15
  %111 = add nsw i32 %110, -8
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 7
  %113 = load i8, ptr addrspace(1) %112, align 1, !tbaa !19, !amdgpu.noclobber !18
  %114 = sext i8 %113 to i32
  %115 = mul nsw i32 %111, %114
  %116 = lshr i32 %109, 4
  %117 = add nsw i32 %116, -8
  %118 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 23
  %119 = load i8, ptr addrspace(1) %118, align 1, !tbaa !19, !amdgpu.noclobber !18
  %120 = sext i8 %119 to i32
  %121 = mul nsw i32 %117, %120
  %122 = add nsw i32 %121, %106
  %123 = add nsw i32 %122, %115
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 8
  %125 = load i8, ptr addrspace(1) %124, align 2, !tbaa !19, !amdgpu.noclobber !18
  %126 = zext i8 %125 to i32
  %127 = and i32 %126, 15
  %128 = add nsw i32 %127, -8
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %130 = load i8, ptr addrspace(1) %129, align 2, !tbaa !19, !amdgpu.noclobber !18
  %131 = sext i8 %130 to i32
  %132 = mul nsw i32 %128, %131
  %133 = lshr i32 %126, 4
  %134 = add nsw i32 %133, -8
  %135 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  %136 = load i8, ptr addrspace(1) %135, align 2, !tbaa !19, !amdgpu.noclobber !18
  %137 = sext i8 %136 to i32
  %138 = mul nsw i32 %134, %137
  %139 = add nsw i32 %138, %123
  %140 = add nsw i32 %139, %132
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 9
  %142 = load i8, ptr addrspace(1) %141, align 1, !tbaa !19, !amdgpu.noclobber !18
  %143 = zext i8 %142 to i32
  %144 = and i32 %143, 15
  %145 = add nsw i32 %144, -8
  %146 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 9
  %147 = load i8, ptr addrspace(1) %146, align 1, !tbaa !19, !amdgpu.noclobber !18
  %148 = sext i8 %147 to i32
  %149 = mul nsw i32 %145, %148
  %150 = lshr i32 %143, 4
  %151 = add nsw i32 %150, -8
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 25
  %153 = load i8, ptr addrspace(1) %152, align 1, !tbaa !19, !amdgpu.noclobber !18
  %154 = sext i8 %153 to i32
  %155 = mul nsw i32 %151, %154
  %156 = add nsw i32 %155, %140
  %157 = add nsw i32 %156, %149
  %158 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 10
  %159 = load i8, ptr addrspace(1) %158, align 2, !tbaa !19, !amdgpu.noclobber !18
  %160 = zext i8 %159 to i32
  %161 = and i32 %160, 15
  %162 = add nsw i32 %161, -8
  %163 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 10
  %164 = load i8, ptr addrspace(1) %163, align 2, !tbaa !19, !amdgpu.noclobber !18
  %165 = sext i8 %164 to i32
  %166 = mul nsw i32 %162, %165
  %167 = lshr i32 %160, 4
  %168 = add nsw i32 %167, -8
  %169 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 26
  %170 = load i8, ptr addrspace(1) %169, align 2, !tbaa !19, !amdgpu.noclobber !18
  %171 = sext i8 %170 to i32
  %172 = mul nsw i32 %168, %171
  %173 = add nsw i32 %172, %157
  %174 = add nsw i32 %173, %166
  %175 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 11
  %176 = load i8, ptr addrspace(1) %175, align 1, !tbaa !19, !amdgpu.noclobber !18
  %177 = zext i8 %176 to i32
  %178 = and i32 %177, 15
  %179 = add nsw i32 %178, -8
  %180 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 11
  %181 = load i8, ptr addrspace(1) %180, align 1, !tbaa !19, !amdgpu.noclobber !18
  %182 = sext i8 %181 to i32
  %183 = mul nsw i32 %179, %182
  %184 = lshr i32 %177, 4
  %185 = add nsw i32 %184, -8
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 27
  %187 = load i8, ptr addrspace(1) %186, align 1, !tbaa !19, !amdgpu.noclobber !18
  %188 = sext i8 %187 to i32
  %189 = mul nsw i32 %185, %188
  %190 = add nsw i32 %189, %174
  %191 = add nsw i32 %190, %183
  %192 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 12
  %193 = load i8, ptr addrspace(1) %192, align 2, !tbaa !19, !amdgpu.noclobber !18
  %194 = zext i8 %193 to i32
  %195 = and i32 %194, 15
  %196 = add nsw i32 %195, -8
  %197 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %198 = load i8, ptr addrspace(1) %197, align 2, !tbaa !19, !amdgpu.noclobber !18
  %199 = sext i8 %198 to i32
  %200 = mul nsw i32 %196, %199
  %201 = lshr i32 %194, 4
  %202 = add nsw i32 %201, -8
  %203 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  %204 = load i8, ptr addrspace(1) %203, align 2, !tbaa !19, !amdgpu.noclobber !18
  %205 = sext i8 %204 to i32
  %206 = mul nsw i32 %202, %205
  %207 = add nsw i32 %206, %191
  %208 = add nsw i32 %207, %200
  %209 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 13
  %210 = load i8, ptr addrspace(1) %209, align 1, !tbaa !19, !amdgpu.noclobber !18
  %211 = zext i8 %210 to i32
  %212 = and i32 %211, 15
  %213 = add nsw i32 %212, -8
  %214 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 13
  %215 = load i8, ptr addrspace(1) %214, align 1, !tbaa !19, !amdgpu.noclobber !18
  %216 = sext i8 %215 to i32
  %217 = mul nsw i32 %213, %216
  %218 = lshr i32 %211, 4
  %219 = add nsw i32 %218, -8
  %220 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 29
  %221 = load i8, ptr addrspace(1) %220, align 1, !tbaa !19, !amdgpu.noclobber !18
  %222 = sext i8 %221 to i32
  %223 = mul nsw i32 %219, %222
  %224 = add nsw i32 %223, %208
  %225 = add nsw i32 %224, %217
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 14
  %227 = load i8, ptr addrspace(1) %226, align 2, !tbaa !19, !amdgpu.noclobber !18
  %228 = zext i8 %227 to i32
  %229 = and i32 %228, 15
  %230 = add nsw i32 %229, -8
  %231 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 14
  %232 = load i8, ptr addrspace(1) %231, align 2, !tbaa !19, !amdgpu.noclobber !18
  %233 = sext i8 %232 to i32
  %234 = mul nsw i32 %230, %233
  %235 = lshr i32 %228, 4
  %236 = add nsw i32 %235, -8
  %237 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 30
  %238 = load i8, ptr addrspace(1) %237, align 2, !tbaa !19, !amdgpu.noclobber !18
  %239 = sext i8 %238 to i32
  %240 = mul nsw i32 %236, %239
  %241 = add nsw i32 %240, %225
  %242 = add nsw i32 %241, %234
  %243 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 15
  %244 = load i8, ptr addrspace(1) %243, align 1, !tbaa !19, !amdgpu.noclobber !18
  %245 = zext i8 %244 to i32
  %246 = and i32 %245, 15
  %247 = add nsw i32 %246, -8
  %248 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 15
  %249 = load i8, ptr addrspace(1) %248, align 1, !tbaa !19, !amdgpu.noclobber !18
  %250 = sext i8 %249 to i32
  %251 = mul nsw i32 %247, %250
  %252 = lshr i32 %245, 4
  %253 = add nsw i32 %252, -8
  %254 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 31
  %255 = load i8, ptr addrspace(1) %254, align 1, !tbaa !19, !amdgpu.noclobber !18
  %256 = sext i8 %255 to i32
  %257 = mul nsw i32 %253, %256
  %258 = add nsw i32 %257, %242
  %259 = add nsw i32 %258, %251
  %260 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16
  %261 = load i8, ptr addrspace(1) %260, align 2, !tbaa !19, !amdgpu.noclobber !18
  %262 = zext i8 %261 to i32
  %263 = and i32 %262, 15
  %264 = add nsw i32 %263, -8
  %265 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %266 = load i8, ptr addrspace(1) %265, align 2, !tbaa !19, !amdgpu.noclobber !18
  %267 = sext i8 %266 to i32
  %268 = mul nsw i32 %264, %267
  %269 = lshr i32 %262, 4
  %270 = add nsw i32 %269, -8
  %271 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 32
  %272 = load i8, ptr addrspace(1) %271, align 2, !tbaa !19, !amdgpu.noclobber !18
  %273 = sext i8 %272 to i32
  %274 = mul nsw i32 %270, %273
  %275 = add nsw i32 %274, %259
  %276 = add nsw i32 %275, %268
  %277 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 17
  %278 = load i8, ptr addrspace(1) %277, align 1, !tbaa !19, !amdgpu.noclobber !18
  %279 = zext i8 %278 to i32
  %280 = and i32 %279, 15
  %281 = add nsw i32 %280, -8
  %282 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 17
  %283 = load i8, ptr addrspace(1) %282, align 1, !tbaa !19, !amdgpu.noclobber !18
  %284 = sext i8 %283 to i32
  %285 = mul nsw i32 %281, %284
  %286 = lshr i32 %279, 4
  %287 = add nsw i32 %286, -8
  %288 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 33
  %289 = load i8, ptr addrspace(1) %288, align 1, !tbaa !19, !amdgpu.noclobber !18
  %290 = sext i8 %289 to i32
  %291 = mul nsw i32 %287, %290
  %292 = add nsw i32 %291, %276
  %293 = add nsw i32 %292, %285
  %294 = sitofp i32 %293 to float
  %295 = load half, ptr addrspace(1) %21, align 2, !amdgpu.noclobber !18
  %296 = fpext half %295 to float
  %297 = fmul float %294, %296
  %298 = load half, ptr addrspace(1) %23, align 2, !amdgpu.noclobber !18
  %299 = fpext half %298 to float
  %300 = fmul float %297, %299
  %301 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_q4_q8.s, i32 %9
  store float %300, ptr addrspace(3) %301, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %302 = icmp eq i32 %9, 0
  br i1 %302, label %303, label %321

303:                                              ; preds = %3
  %304 = load float, ptr addrspace(3) @dot_q4_q8.s, align 4, !tbaa !16
  %305 = fadd float %304, 0.000000e+00
  %306 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 4), align 4, !tbaa !16
  %307 = fadd float %305, %306
  %308 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 8), align 4, !tbaa !16
  %309 = fadd float %307, %308
  %310 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 12), align 4, !tbaa !16
  %311 = fadd float %309, %310
  %312 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 16), align 4, !tbaa !16
  %313 = fadd float %311, %312
  %314 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 20), align 4, !tbaa !16
  %315 = fadd float %313, %314
  %316 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 24), align 4, !tbaa !16
  %317 = fadd float %315, %316
  %318 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 28), align 4, !tbaa !16
  %319 = fadd float %317, %318
  %320 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %13
  store float %319, ptr addrspace(1) %320, align 4, !tbaa !16
  br label %321

321:                                              ; preds = %3, %303
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_dot_q4_q8(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #8 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = shl i64 %18, 32
  %20 = ashr exact i64 %19, 32
  %21 = getelementptr inbounds %struct.block_q4, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 2
  %23 = getelementptr inbounds %struct.block_q8, ptr addrspace(1) %1, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 2
  %25 = load i8, ptr addrspace(1) %22, align 2, !tbaa !19
  %26 = zext i8 %25 to i32
  %27 = and i32 %26, 15
  %28 = add nsw i32 %27, -8
  %29 = load i8, ptr addrspace(1) %24, align 2, !tbaa !19
  %30 = sext i8 %29 to i32
  %31 = mul nsw i32 %28, %30
  %32 = lshr i32 %26, 4
  %33 = add nsw i32 %32, -8
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 18
  %35 = load i8, ptr addrspace(1) %34, align 2, !tbaa !19
  %36 = sext i8 %35 to i32
  %37 = mul nsw i32 %33, %36
  %38 = add nsw i32 %37, %31
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 3
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !19
  %41 = zext i8 %40 to i32
  %42 = and i32 %41, 15
  %43 = add nsw i32 %42, -8
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 3
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !19
  %46 = sext i8 %45 to i32
  %47 = mul nsw i32 %43, %46
  %48 = lshr i32 %41, 4
  %49 = add nsw i32 %48, -8
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 19
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !19
  %52 = sext i8 %51 to i32
  %53 = mul nsw i32 %49, %52
  %54 = add nsw i32 %53, %38
  %55 = add nsw i32 %54, %47
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 4
  %57 = load i8, ptr addrspace(1) %56, align 2, !tbaa !19
  %58 = zext i8 %57 to i32
  %59 = and i32 %58, 15
  %60 = add nsw i32 %59, -8
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  %62 = load i8, ptr addrspace(1) %61, align 2, !tbaa !19
  %63 = sext i8 %62 to i32
  %64 = mul nsw i32 %60, %63
  %65 = lshr i32 %58, 4
  %66 = add nsw i32 %65, -8
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  %68 = load i8, ptr addrspace(1) %67, align 2, !tbaa !19
  %69 = sext i8 %68 to i32
  %70 = mul nsw i32 %66, %69
  %71 = add nsw i32 %70, %55
  %72 = add nsw i32 %71, %64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 5
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !19
  %75 = zext i8 %74 to i32
  %76 = and i32 %75, 15
  %77 = add nsw i32 %76, -8
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 5
  %79 = load i8, ptr addrspace(1) %78, align 1, !tbaa !19
  %80 = sext i8 %79 to i32
  %81 = mul nsw i32 %77, %80
  %82 = lshr i32 %75, 4
  %83 = add nsw i32 %82, -8
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 21
  %85 = load i8, ptr addrspace(1) %84, align 1, !tbaa !19
  %86 = sext i8 %85 to i32
  %87 = mul nsw i32 %83, %86
  %88 = add nsw i32 %87, %72
  %89 = add nsw i32 %88, %81
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 6
  %91 = load i8, ptr addrspace(1) %90, align 2, !tbaa !19
  %92 = zext i8 %91 to i32
  %93 = and i32 %92, 15
  %94 = add nsw i32 %93, -8
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 6
  %96 = load i8, ptr addrspace(1) %95, align 2, !tbaa !19
  %97 = sext i8 %96 to i32
  %98 = mul nsw i32 %94, %97
  %99 = lshr i32 %92, 4
  %100 = add nsw i32 %99, -8
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 22
  %102 = load i8, ptr addrspace(1) %101, align 2, !tbaa !19
  %103 = sext i8 %102 to i32
  %104 = mul nsw i32 %100, %103
  %105 = add nsw i32 %104, %89
  %106 = add nsw i32 %105, %98
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 7
  %108 = load i8, ptr addrspace(1) %107, align 1, !tbaa !19
  %109 = zext i8 %108 to i32
  %110 = and i32 %109, 15
  %111 = add nsw i32 %110, -8
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 7
  %113 = load i8, ptr addrspace(1) %112, align 1, !tbaa !19
  %114 = sext i8 %113 to i32
  %115 = mul nsw i32 %111, %114
  %116 = lshr i32 %109, 4
  %117 = add nsw i32 %116, -8
  %118 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 23
  %119 = load i8, ptr addrspace(1) %118, align 1, !tbaa !19
  %120 = sext i8 %119 to i32
  %121 = mul nsw i32 %117, %120
  %122 = add nsw i32 %121, %106
  %123 = add nsw i32 %122, %115
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 8
  %125 = load i8, ptr addrspace(1) %124, align 2, !tbaa !19
  %126 = zext i8 %125 to i32
  %127 = and i32 %126, 15
  %128 = add nsw i32 %127, -8
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  %130 = load i8, ptr addrspace(1) %129, align 2, !tbaa !19
  %131 = sext i8 %130 to i32
  %132 = mul nsw i32 %128, %131
  %133 = lshr i32 %126, 4
  %134 = add nsw i32 %133, -8
  %135 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  %136 = load i8, ptr addrspace(1) %135, align 2, !tbaa !19
  %137 = sext i8 %136 to i32
  %138 = mul nsw i32 %134, %137
  %139 = add nsw i32 %138, %123
  %140 = add nsw i32 %139, %132
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 9
  %142 = load i8, ptr addrspace(1) %141, align 1, !tbaa !19
  %143 = zext i8 %142 to i32
  %144 = and i32 %143, 15
  %145 = add nsw i32 %144, -8
  %146 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 9
  %147 = load i8, ptr addrspace(1) %146, align 1, !tbaa !19
  %148 = sext i8 %147 to i32
  %149 = mul nsw i32 %145, %148
  %150 = lshr i32 %143, 4
  %151 = add nsw i32 %150, -8
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 25
  %153 = load i8, ptr addrspace(1) %152, align 1, !tbaa !19
  %154 = sext i8 %153 to i32
  %155 = mul nsw i32 %151, %154
  %156 = add nsw i32 %155, %140
  %157 = add nsw i32 %156, %149
  %158 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 10
  %159 = load i8, ptr addrspace(1) %158, align 2, !tbaa !19
  %160 = zext i8 %159 to i32
  %161 = and i32 %160, 15
  %162 = add nsw i32 %161, -8
  %163 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 10
  %164 = load i8, ptr addrspace(1) %163, align 2, !tbaa !19
  %165 = sext i8 %164 to i32
  %166 = mul nsw i32 %162, %165
  %167 = lshr i32 %160, 4
  %168 = add nsw i32 %167, -8
  %169 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 26
  %170 = load i8, ptr addrspace(1) %169, align 2, !tbaa !19
  %171 = sext i8 %170 to i32
  %172 = mul nsw i32 %168, %171
  %173 = add nsw i32 %172, %157
  %174 = add nsw i32 %173, %166
  %175 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 11
  %176 = load i8, ptr addrspace(1) %175, align 1, !tbaa !19
  %177 = zext i8 %176 to i32
  %178 = and i32 %177, 15
  %179 = add nsw i32 %178, -8
  %180 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 11
  %181 = load i8, ptr addrspace(1) %180, align 1, !tbaa !19
  %182 = sext i8 %181 to i32
  %183 = mul nsw i32 %179, %182
  %184 = lshr i32 %177, 4
  %185 = add nsw i32 %184, -8
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 27
  %187 = load i8, ptr addrspace(1) %186, align 1, !tbaa !19
  %188 = sext i8 %187 to i32
  %189 = mul nsw i32 %185, %188
  %190 = add nsw i32 %189, %174
  %191 = add nsw i32 %190, %183
  %192 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 12
  %193 = load i8, ptr addrspace(1) %192, align 2, !tbaa !19
  %194 = zext i8 %193 to i32
  %195 = and i32 %194, 15
  %196 = add nsw i32 %195, -8
  %197 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  %198 = load i8, ptr addrspace(1) %197, align 2, !tbaa !19
  %199 = sext i8 %198 to i32
  %200 = mul nsw i32 %196, %199
  %201 = lshr i32 %194, 4
  %202 = add nsw i32 %201, -8
  %203 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  %204 = load i8, ptr addrspace(1) %203, align 2, !tbaa !19
  %205 = sext i8 %204 to i32
  %206 = mul nsw i32 %202, %205
  %207 = add nsw i32 %206, %191
  %208 = add nsw i32 %207, %200
  %209 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 13
  %210 = load i8, ptr addrspace(1) %209, align 1, !tbaa !19
  %211 = zext i8 %210 to i32
  %212 = and i32 %211, 15
  %213 = add nsw i32 %212, -8
  %214 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 13
  %215 = load i8, ptr addrspace(1) %214, align 1, !tbaa !19
  %216 = sext i8 %215 to i32
  %217 = mul nsw i32 %213, %216
  %218 = lshr i32 %211, 4
  %219 = add nsw i32 %218, -8
  %220 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 29
  %221 = load i8, ptr addrspace(1) %220, align 1, !tbaa !19
  %222 = sext i8 %221 to i32
  %223 = mul nsw i32 %219, %222
  %224 = add nsw i32 %223, %208
  %225 = add nsw i32 %224, %217
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 14
  %227 = load i8, ptr addrspace(1) %226, align 2, !tbaa !19
  %228 = zext i8 %227 to i32
  %229 = and i32 %228, 15
  %230 = add nsw i32 %229, -8
  %231 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 14
  %232 = load i8, ptr addrspace(1) %231, align 2, !tbaa !19
  %233 = sext i8 %232 to i32
  %234 = mul nsw i32 %230, %233
  %235 = lshr i32 %228, 4
  %236 = add nsw i32 %235, -8
  %237 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 30
  %238 = load i8, ptr addrspace(1) %237, align 2, !tbaa !19
  %239 = sext i8 %238 to i32
  %240 = mul nsw i32 %236, %239
  %241 = add nsw i32 %240, %225
  %242 = add nsw i32 %241, %234
  %243 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 15
  %244 = load i8, ptr addrspace(1) %243, align 1, !tbaa !19
  %245 = zext i8 %244 to i32
  %246 = and i32 %245, 15
  %247 = add nsw i32 %246, -8
  %248 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 15
  %249 = load i8, ptr addrspace(1) %248, align 1, !tbaa !19
  %250 = sext i8 %249 to i32
  %251 = mul nsw i32 %247, %250
  %252 = lshr i32 %245, 4
  %253 = add nsw i32 %252, -8
  %254 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 31
  %255 = load i8, ptr addrspace(1) %254, align 1, !tbaa !19
  %256 = sext i8 %255 to i32
  %257 = mul nsw i32 %253, %256
  %258 = add nsw i32 %257, %242
  %259 = add nsw i32 %258, %251
  %260 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16
  %261 = load i8, ptr addrspace(1) %260, align 2, !tbaa !19
  %262 = zext i8 %261 to i32
  %263 = and i32 %262, 15
  %264 = add nsw i32 %263, -8
  %265 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  %266 = load i8, ptr addrspace(1) %265, align 2, !tbaa !19
  %267 = sext i8 %266 to i32
  %268 = mul nsw i32 %264, %267
  %269 = lshr i32 %262, 4
  %270 = add nsw i32 %269, -8
  %271 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 32
  %272 = load i8, ptr addrspace(1) %271, align 2, !tbaa !19
  %273 = sext i8 %272 to i32
  %274 = mul nsw i32 %270, %273
  %275 = add nsw i32 %274, %259
  %276 = add nsw i32 %275, %268
  %277 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 17
  %278 = load i8, ptr addrspace(1) %277, align 1, !tbaa !19
  %279 = zext i8 %278 to i32
  %280 = and i32 %279, 15
  %281 = add nsw i32 %280, -8
  %282 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 17
  %283 = load i8, ptr addrspace(1) %282, align 1, !tbaa !19
  %284 = sext i8 %283 to i32
  %285 = mul nsw i32 %281, %284
  %286 = lshr i32 %279, 4
  %287 = add nsw i32 %286, -8
  %288 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 33
  %289 = load i8, ptr addrspace(1) %288, align 1, !tbaa !19
  %290 = sext i8 %289 to i32
  %291 = mul nsw i32 %287, %290
  %292 = add nsw i32 %291, %276
  %293 = add nsw i32 %292, %285
  %294 = sitofp i32 %293 to float
  %295 = load half, ptr addrspace(1) %21, align 2
  %296 = fpext half %295 to float
  %297 = fmul float %294, %296
  %298 = load half, ptr addrspace(1) %23, align 2
  %299 = fpext half %298 to float
  %300 = fmul float %297, %299
  %301 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_q4_q8.s, i32 %9
  store float %300, ptr addrspace(3) %301, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !25
  tail call void @llvm.amdgcn.s.barrier()
  %302 = icmp eq i32 %9, 0
  br i1 %302, label %303, label %321

303:                                              ; preds = %3
  %304 = load float, ptr addrspace(3) @dot_q4_q8.s, align 4, !tbaa !16
  %305 = fadd float %304, 0.000000e+00
  %306 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 4), align 4, !tbaa !16
  %307 = fadd float %305, %306
  %308 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 8), align 4, !tbaa !16
  %309 = fadd float %307, %308
  %310 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 12), align 4, !tbaa !16
  %311 = fadd float %309, %310
  %312 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 16), align 4, !tbaa !16
  %313 = fadd float %311, %312
  %314 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 20), align 4, !tbaa !16
  %315 = fadd float %313, %314
  %316 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 24), align 4, !tbaa !16
  %317 = fadd float %315, %316
  %318 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @dot_q4_q8.s, i32 28), align 4, !tbaa !16
  %319 = fadd float %317, %318
  %320 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %13
  store float %319, ptr addrspace(1) %320, align 4, !tbaa !16
  br label %321

321:                                              ; preds = %303, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #9

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
declare float @llvm.rint.f32(float) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"float*", !"block_q8*"}
!15 = !{!"const", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{}
!19 = !{!8, !8, i64 0}
!20 = !{!"block_q4*", !"float*"}
!21 = !{i32 1, i32 1, i32 1}
!22 = !{!"none", !"none", !"none"}
!23 = !{!"block_q4*", !"block_q8*", !"float*"}
!24 = !{!"const", !"const", !""}
!25 = !{!"amdgpu-synchronize-as", !"local"}
