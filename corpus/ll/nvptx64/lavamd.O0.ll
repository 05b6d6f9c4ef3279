; ModuleID = 'corpus/opencl/lavamd.cl'
source_filename = "corpus/opencl/lavamd.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.four_vector = type { float, float, float, float }
%struct.par_t = type { float }
%struct.dim_t = type { i32 }

@lavamd.ra = internal addrspace(3) global [16 x %struct.four_vector] undef, align 4
@lavamd.rb = internal addrspace(3) global [16 x %struct.four_vector] undef, align 4
@lavamd.qb = internal addrspace(3) global [16 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lavamd(ptr noundef byval(%struct.par_t) align 4 %0, ptr noundef byval(%struct.dim_t) align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  store ptr addrspace(1) %4, ptr %9, align 8
  store ptr addrspace(1) %5, ptr %10, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load ptr addrspace(1), ptr %8, align 8
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  call void @__clang_ocl_kern_imp_lavamd(ptr noundef byval(%struct.par_t) align 4 %0, ptr noundef byval(%struct.dim_t) align 4 %1, ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lavamd(ptr noundef byval(%struct.par_t) align 4 %0, ptr noundef byval(%struct.dim_t) align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.four_vector, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca %struct.four_vector, align 4
  %22 = alloca %struct.four_vector, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  store ptr addrspace(1) %2, ptr %7, align 8
  store ptr addrspace(1) %3, ptr %8, align 8
  store ptr addrspace(1) %4, ptr %9, align 8
  store ptr addrspace(1) %5, ptr %10, align 8
  %26 = call i64 @_Z12get_group_idj(i32 noundef 0) #10
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %11, align 4
  %28 = call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %12, align 4
  %30 = load i32, ptr %11, align 4
  %31 = getelementptr inbounds nuw %struct.dim_t, ptr %1, i32 0, i32 0
  %32 = load i32, ptr %31, align 4
  %33 = icmp sge i32 %30, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %6
  br label %229

35:                                               ; preds = %6
  %36 = getelementptr inbounds nuw %struct.par_t, ptr %0, i32 0, i32 0
  %37 = load float, ptr %36, align 4
  %38 = fmul float 2.000000e+00, %37
  %39 = getelementptr inbounds nuw %struct.par_t, ptr %0, i32 0, i32 0
  %40 = load float, ptr %39, align 4
  %41 = fmul float %38, %40
  store float %41, ptr %13, align 4
  %42 = load i32, ptr %11, align 4
  %43 = mul nsw i32 %42, 16
  store i32 %43, ptr %14, align 4
  %44 = load i32, ptr %12, align 4
  %45 = icmp slt i32 %44, 16
  br i1 %45, label %46, label %56

46:                                               ; preds = %35
  %47 = load i32, ptr %12, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.ra, i64 0, i64 %48
  %50 = load ptr addrspace(1), ptr %8, align 8
  %51 = load i32, ptr %14, align 4
  %52 = load i32, ptr %12, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %50, i64 %54
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %49, ptr addrspace(1) align 4 %55, i64 16, i1 false)
  br label %56

56:                                               ; preds = %46, %35
  call void @_Z7barrierj(i32 noundef 1) #9
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 16, i1 false)
  %57 = load ptr addrspace(1), ptr %7, align 8
  %58 = load i32, ptr %11, align 4
  %59 = mul nsw i32 %58, 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %57, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4
  store i32 %62, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %63

63:                                               ; preds = %216, %56
  %64 = load i32, ptr %17, align 4
  %65 = load i32, ptr %16, align 4
  %66 = add nsw i32 1, %65
  %67 = icmp slt i32 %64, %66
  br i1 %67, label %68, label %219

68:                                               ; preds = %63
  %69 = load i32, ptr %17, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %73

71:                                               ; preds = %68
  %72 = load i32, ptr %11, align 4
  br label %82

73:                                               ; preds = %68
  %74 = load ptr addrspace(1), ptr %7, align 8
  %75 = load i32, ptr %11, align 4
  %76 = mul nsw i32 %75, 4
  %77 = load i32, ptr %17, align 4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr addrspace(1) %74, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4
  br label %82

82:                                               ; preds = %73, %71
  %83 = phi i32 [ %72, %71 ], [ %81, %73 ]
  store i32 %83, ptr %18, align 4
  %84 = load i32, ptr %12, align 4
  %85 = icmp slt i32 %84, 16
  br i1 %85, label %86, label %108

86:                                               ; preds = %82
  %87 = load i32, ptr %12, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.rb, i64 0, i64 %88
  %90 = load ptr addrspace(1), ptr %8, align 8
  %91 = load i32, ptr %18, align 4
  %92 = mul nsw i32 %91, 16
  %93 = load i32, ptr %12, align 4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %90, i64 %95
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %89, ptr addrspace(1) align 4 %96, i64 16, i1 false)
  %97 = load ptr addrspace(1), ptr %9, align 8
  %98 = load i32, ptr %18, align 4
  %99 = mul nsw i32 %98, 16
  %100 = load i32, ptr %12, align 4
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspace(1) %97, i64 %102
  %104 = load float, ptr addrspace(1) %103, align 4
  %105 = load i32, ptr %12, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [16 x float], ptr addrspace(3) @lavamd.qb, i64 0, i64 %106
  store float %104, ptr addrspace(3) %107, align 4
  br label %108

108:                                              ; preds = %86, %82
  call void @_Z7barrierj(i32 noundef 1) #9
  %109 = load i32, ptr %12, align 4
  %110 = icmp slt i32 %109, 16
  br i1 %110, label %111, label %215

111:                                              ; preds = %108
  store i32 0, ptr %19, align 4
  br label %112

112:                                              ; preds = %211, %111
  %113 = load i32, ptr %19, align 4
  %114 = icmp slt i32 %113, 16
  br i1 %114, label %115, label %214

115:                                              ; preds = %112
  %116 = load i32, ptr %12, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.ra, i64 0, i64 %117
  %119 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) %118, i32 0, i32 0
  %120 = load float, ptr addrspace(3) %119, align 4
  %121 = load i32, ptr %19, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.rb, i64 0, i64 %122
  %124 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) %123, i32 0, i32 0
  %125 = load float, ptr addrspace(3) %124, align 4
  %126 = fadd float %120, %125
  %127 = load i32, ptr %12, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.ra, i64 0, i64 %128
  %130 = load i32, ptr %19, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.rb, i64 0, i64 %131
  call void @llvm.memcpy.p0.p3.i64(ptr align 4 %21, ptr addrspace(3) align 4 %129, i64 16, i1 false)
  call void @llvm.memcpy.p0.p3.i64(ptr align 4 %22, ptr addrspace(3) align 4 %132, i64 16, i1 false)
  %133 = call float @dot3(ptr noundef byval(%struct.four_vector) align 4 %21, ptr noundef byval(%struct.four_vector) align 4 %22) #9
  %134 = fsub float %126, %133
  store float %134, ptr %20, align 4
  %135 = load float, ptr %13, align 4
  %136 = load float, ptr %20, align 4
  %137 = fmul float %135, %136
  store float %137, ptr %23, align 4
  %138 = load float, ptr %23, align 4
  %139 = fneg float %138
  %140 = call float @_Z3expf(float noundef %139) #10
  store float %140, ptr %24, align 4
  %141 = load float, ptr %24, align 4
  %142 = fmul float 2.000000e+00, %141
  store float %142, ptr %25, align 4
  %143 = load i32, ptr %19, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [16 x float], ptr addrspace(3) @lavamd.qb, i64 0, i64 %144
  %146 = load float, ptr addrspace(3) %145, align 4
  %147 = load float, ptr %24, align 4
  %148 = getelementptr inbounds nuw %struct.four_vector, ptr %15, i32 0, i32 0
  %149 = load float, ptr %148, align 4
  %150 = call float @llvm.fmuladd.f32(float %146, float %147, float %149)
  store float %150, ptr %148, align 4
  %151 = load i32, ptr %19, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [16 x float], ptr addrspace(3) @lavamd.qb, i64 0, i64 %152
  %154 = load float, ptr addrspace(3) %153, align 4
  %155 = load float, ptr %25, align 4
  %156 = load i32, ptr %12, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.ra, i64 0, i64 %157
  %159 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) %158, i32 0, i32 1
  %160 = load float, ptr addrspace(3) %159, align 4
  %161 = load i32, ptr %19, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.rb, i64 0, i64 %162
  %164 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) %163, i32 0, i32 1
  %165 = load float, ptr addrspace(3) %164, align 4
  %166 = fsub float %160, %165
  %167 = fmul float %155, %166
  %168 = getelementptr inbounds nuw %struct.four_vector, ptr %15, i32 0, i32 1
  %169 = load float, ptr %168, align 4
  %170 = call float @llvm.fmuladd.f32(float %154, float %167, float %169)
  store float %170, ptr %168, align 4
  %171 = load i32, ptr %19, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [16 x float], ptr addrspace(3) @lavamd.qb, i64 0, i64 %172
  %174 = load float, ptr addrspace(3) %173, align 4
  %175 = load float, ptr %25, align 4
  %176 = load i32, ptr %12, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.ra, i64 0, i64 %177
  %179 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) %178, i32 0, i32 2
  %180 = load float, ptr addrspace(3) %179, align 4
  %181 = load i32, ptr %19, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.rb, i64 0, i64 %182
  %184 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) %183, i32 0, i32 2
  %185 = load float, ptr addrspace(3) %184, align 4
  %186 = fsub float %180, %185
  %187 = fmul float %175, %186
  %188 = getelementptr inbounds nuw %struct.four_vector, ptr %15, i32 0, i32 2
  %189 = load float, ptr %188, align 4
  %190 = call float @llvm.fmuladd.f32(float %174, float %187, float %189)
  store float %190, ptr %188, align 4
  %191 = load i32, ptr %19, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [16 x float], ptr addrspace(3) @lavamd.qb, i64 0, i64 %192
  %194 = load float, ptr addrspace(3) %193, align 4
  %195 = load float, ptr %25, align 4
  %196 = load i32, ptr %12, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.ra, i64 0, i64 %197
  %199 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) %198, i32 0, i32 3
  %200 = load float, ptr addrspace(3) %199, align 4
  %201 = load i32, ptr %19, align 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [16 x %struct.four_vector], ptr addrspace(3) @lavamd.rb, i64 0, i64 %202
  %204 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) %203, i32 0, i32 3
  %205 = load float, ptr addrspace(3) %204, align 4
  %206 = fsub float %200, %205
  %207 = fmul float %195, %206
  %208 = getelementptr inbounds nuw %struct.four_vector, ptr %15, i32 0, i32 3
  %209 = load float, ptr %208, align 4
  %210 = call float @llvm.fmuladd.f32(float %194, float %207, float %209)
  store float %210, ptr %208, align 4
  br label %211

211:                                              ; preds = %115
  %212 = load i32, ptr %19, align 4
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %19, align 4
  br label %112

214:                                              ; preds = %112
  br label %215

215:                                              ; preds = %214, %108
  call void @_Z7barrierj(i32 noundef 1) #9
  br label %216

216:                                              ; preds = %215
  %217 = load i32, ptr %17, align 4
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %17, align 4
  br label %63

219:                                              ; preds = %63
  %220 = load i32, ptr %12, align 4
  %221 = icmp slt i32 %220, 16
  br i1 %221, label %222, label %229

222:                                              ; preds = %219
  %223 = load ptr addrspace(1), ptr %10, align 8
  %224 = load i32, ptr %14, align 4
  %225 = load i32, ptr %12, align 4
  %226 = add nsw i32 %224, %225
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %223, i64 %227
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %228, ptr align 4 %15, i64 16, i1 false)
  br label %229

229:                                              ; preds = %34, %222, %219
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @dot3(ptr noundef byval(%struct.four_vector) align 4 %0, ptr noundef byval(%struct.four_vector) align 4 %1) #1 {
  %3 = getelementptr inbounds nuw %struct.four_vector, ptr %0, i32 0, i32 1
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds nuw %struct.four_vector, ptr %1, i32 0, i32 1
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.four_vector, ptr %0, i32 0, i32 2
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw %struct.four_vector, ptr %1, i32 0, i32 2
  %10 = load float, ptr %9, align 4
  %11 = fmul float %8, %10
  %12 = call float @llvm.fmuladd.f32(float %4, float %6, float %11)
  %13 = getelementptr inbounds nuw %struct.four_vector, ptr %0, i32 0, i32 3
  %14 = load float, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.four_vector, ptr %1, i32 0, i32 3
  %16 = load float, ptr %15, align 4
  %17 = call float @llvm.fmuladd.f32(float %14, float %16, float %12)
  ret float %17
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p3.i64(ptr noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #5 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #7 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #8

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #7 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #8

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z3expf(float noundef %0) #7 {
  %2 = fcmp olt float %0, 0.000000e+00
  %3 = select i1 %2, float -5.000000e-01, float 5.000000e-01
  %4 = tail call noundef float @llvm.fmuladd.f32(float %0, float 0x3FF7154760000000, float %3)
  %5 = fptosi float %4 to i32
  %6 = sitofp i32 %5 to float
  %7 = tail call noundef float @llvm.fmuladd.f32(float %6, float 0xBFE62E3000000000, float %0)
  %8 = fmul float %6, 0xBEE2FEFA20000000
  %9 = fadd float %7, %8
  %10 = fmul float %9, %9
  %11 = tail call noundef float @llvm.fmuladd.f32(float %10, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %12 = tail call noundef float @llvm.fmuladd.f32(float %10, float %11, float 0x3F11566AA0000000)
  %13 = tail call noundef float @llvm.fmuladd.f32(float %10, float %12, float 0xBF66C16C20000000)
  %14 = tail call noundef float @llvm.fmuladd.f32(float %10, float %13, float 0x3FC5555560000000)
  %15 = fneg float %14
  %16 = tail call noundef float @llvm.fmuladd.f32(float %10, float %15, float %9)
  %17 = fneg float %8
  %18 = fmul float %9, %16
  %19 = fsub float 2.000000e+00, %16
  %20 = fdiv float %18, %19, !fpmath !14
  %21 = fsub float %17, %20
  %22 = fsub float %7, %21
  %23 = fadd float %22, 1.000000e+00
  %24 = bitcast float %23 to i32
  %25 = shl i32 %5, 23
  %26 = add nsw i32 %25, %24
  %27 = bitcast i32 %26 to float
  %28 = fcmp olt float %0, 0xC055D589E0000000
  %29 = select i1 %28, float 0.000000e+00, float %27
  %30 = fcmp olt float %0, 0x40562E4300000000
  %31 = select i1 %30, float %29, float 0x7FF0000000000000
  %32 = fcmp ord float %0, 0.000000e+00
  %33 = select i1 %32, float %31, float %0
  ret float %33
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"par_t", !"dim_t", !"int*", !"four_vector*", !"float*", !"four_vector*"}
!13 = !{!"", !"", !"const", !"const", !"const", !""}
!14 = !{float 2.500000e+00}
