; ModuleID = 'corpus/opencl/lbm.cl'
source_filename = "corpus/opencl/lbm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@cx = dso_local addrspace(4) constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@cy = dso_local addrspace(4) constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@wt = dso_local addrspace(4) constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4
@opposite = dso_local addrspace(4) constant [9 x i8] c"\00\03\04\01\02\07\08\05\06", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lbm_d2q9(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 1 %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %15 = load ptr addrspace(1), ptr %8, align 8
  %16 = load ptr addrspace(1), ptr %9, align 8
  %17 = load ptr addrspace(1), ptr %10, align 8
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %12, align 4
  %20 = load float, ptr %13, align 4
  %21 = load float, ptr %14, align 4
  call void @__clang_ocl_kern_imp_lbm_d2q9(ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 1 %17, i32 noundef %18, i32 noundef %19, float noundef %20, float noundef %21) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lbm_d2q9(ptr addrspace(1) noalias noundef align 4 %0, ptr addrspace(1) noalias noundef align 4 %1, ptr addrspace(1) noalias noundef align 1 %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca [9 x float], align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %8, align 8
  store ptr addrspace(1) %1, ptr %9, align 8
  store ptr addrspace(1) %2, ptr %10, align 8
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %32 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %33 = trunc i64 %32 to i32
  store i32 %33, ptr %15, align 4
  %34 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %16, align 4
  %36 = load i32, ptr %11, align 4
  %37 = load i32, ptr %12, align 4
  %38 = mul nsw i32 %36, %37
  store i32 %38, ptr %17, align 4
  %39 = load i32, ptr %16, align 4
  %40 = load i32, ptr %11, align 4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %15, align 4
  %43 = add nsw i32 %41, %42
  store i32 %43, ptr %18, align 4
  store i32 0, ptr %20, align 4
  br label %44

44:                                               ; preds = %84, %7
  %45 = load i32, ptr %20, align 4
  %46 = icmp slt i32 %45, 9
  br i1 %46, label %47, label %87

47:                                               ; preds = %44
  %48 = load i32, ptr %15, align 4
  %49 = load i32, ptr %20, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [9 x i32], ptr addrspace(4) @cx, i64 0, i64 %50
  %52 = load i32, ptr addrspace(4) %51, align 4
  %53 = sub nsw i32 %48, %52
  %54 = load i32, ptr %11, align 4
  %55 = add nsw i32 %53, %54
  %56 = load i32, ptr %11, align 4
  %57 = srem i32 %55, %56
  store i32 %57, ptr %21, align 4
  %58 = load i32, ptr %16, align 4
  %59 = load i32, ptr %20, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [9 x i32], ptr addrspace(4) @cy, i64 0, i64 %60
  %62 = load i32, ptr addrspace(4) %61, align 4
  %63 = sub nsw i32 %58, %62
  %64 = load i32, ptr %12, align 4
  %65 = add nsw i32 %63, %64
  %66 = load i32, ptr %12, align 4
  %67 = srem i32 %65, %66
  store i32 %67, ptr %22, align 4
  %68 = load ptr addrspace(1), ptr %8, align 8
  %69 = load i32, ptr %20, align 4
  %70 = load i32, ptr %17, align 4
  %71 = mul nsw i32 %69, %70
  %72 = load i32, ptr %22, align 4
  %73 = load i32, ptr %11, align 4
  %74 = mul nsw i32 %72, %73
  %75 = add nsw i32 %71, %74
  %76 = load i32, ptr %21, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4
  %81 = load i32, ptr %20, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [9 x float], ptr %19, i64 0, i64 %82
  store float %80, ptr %83, align 4
  br label %84

84:                                               ; preds = %47
  %85 = load i32, ptr %20, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %20, align 4
  br label %44, !llvm.loop !14

87:                                               ; preds = %44
  %88 = load ptr addrspace(1), ptr %10, align 8
  %89 = load i32, ptr %18, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr addrspace(1) %88, i64 %90
  %92 = load i8, ptr addrspace(1) %91, align 1
  %93 = zext i8 %92 to i32
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %120

95:                                               ; preds = %87
  store i32 0, ptr %23, align 4
  br label %96

96:                                               ; preds = %116, %95
  %97 = load i32, ptr %23, align 4
  %98 = icmp slt i32 %97, 9
  br i1 %98, label %99, label %119

99:                                               ; preds = %96
  %100 = load i32, ptr %23, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [9 x float], ptr %19, i64 0, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = load ptr addrspace(1), ptr %9, align 8
  %105 = load i32, ptr %23, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [9 x i8], ptr addrspace(4) @opposite, i64 0, i64 %106
  %108 = load i8, ptr addrspace(4) %107, align 1
  %109 = zext i8 %108 to i32
  %110 = load i32, ptr %17, align 4
  %111 = mul nsw i32 %109, %110
  %112 = load i32, ptr %18, align 4
  %113 = add nsw i32 %111, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %114
  store float %103, ptr addrspace(1) %115, align 4
  br label %116

116:                                              ; preds = %99
  %117 = load i32, ptr %23, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %23, align 4
  br label %96, !llvm.loop !16

119:                                              ; preds = %96
  br label %234

120:                                              ; preds = %87
  store float 0.000000e+00, ptr %24, align 4
  store float 0.000000e+00, ptr %25, align 4
  store float 0.000000e+00, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %121

121:                                              ; preds = %153, %120
  %122 = load i32, ptr %27, align 4
  %123 = icmp slt i32 %122, 9
  br i1 %123, label %124, label %156

124:                                              ; preds = %121
  %125 = load i32, ptr %27, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [9 x float], ptr %19, i64 0, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load float, ptr %24, align 4
  %130 = fadd float %129, %128
  store float %130, ptr %24, align 4
  %131 = load i32, ptr %27, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [9 x i32], ptr addrspace(4) @cx, i64 0, i64 %132
  %134 = load i32, ptr addrspace(4) %133, align 4
  %135 = sitofp i32 %134 to float
  %136 = load i32, ptr %27, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [9 x float], ptr %19, i64 0, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = load float, ptr %25, align 4
  %141 = call float @llvm.fmuladd.f32(float %135, float %139, float %140)
  store float %141, ptr %25, align 4
  %142 = load i32, ptr %27, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [9 x i32], ptr addrspace(4) @cy, i64 0, i64 %143
  %145 = load i32, ptr addrspace(4) %144, align 4
  %146 = sitofp i32 %145 to float
  %147 = load i32, ptr %27, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [9 x float], ptr %19, i64 0, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = load float, ptr %26, align 4
  %152 = call float @llvm.fmuladd.f32(float %146, float %150, float %151)
  store float %152, ptr %26, align 4
  br label %153

153:                                              ; preds = %124
  %154 = load i32, ptr %27, align 4
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %27, align 4
  br label %121, !llvm.loop !17

156:                                              ; preds = %121
  %157 = load float, ptr %24, align 4
  %158 = load float, ptr %25, align 4
  %159 = fdiv float %158, %157
  store float %159, ptr %25, align 4
  %160 = load float, ptr %24, align 4
  %161 = load float, ptr %26, align 4
  %162 = fdiv float %161, %160
  store float %162, ptr %26, align 4
  %163 = load i32, ptr %16, align 4
  %164 = load i32, ptr %12, align 4
  %165 = sub nsw i32 %164, 1
  %166 = icmp eq i32 %163, %165
  br i1 %166, label %167, label %169

167:                                              ; preds = %156
  %168 = load float, ptr %14, align 4
  store float %168, ptr %25, align 4
  store float 0.000000e+00, ptr %26, align 4
  br label %169

169:                                              ; preds = %167, %156
  %170 = load float, ptr %25, align 4
  %171 = load float, ptr %25, align 4
  %172 = load float, ptr %26, align 4
  %173 = load float, ptr %26, align 4
  %174 = fmul float %172, %173
  %175 = call float @llvm.fmuladd.f32(float %170, float %171, float %174)
  %176 = fmul float 1.500000e+00, %175
  store float %176, ptr %28, align 4
  store i32 0, ptr %29, align 4
  br label %177

177:                                              ; preds = %231, %169
  %178 = load i32, ptr %29, align 4
  %179 = icmp slt i32 %178, 9
  br i1 %179, label %180, label %234

180:                                              ; preds = %177
  %181 = load i32, ptr %29, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [9 x i32], ptr addrspace(4) @cx, i64 0, i64 %182
  %184 = load i32, ptr addrspace(4) %183, align 4
  %185 = sitofp i32 %184 to float
  %186 = load float, ptr %25, align 4
  %187 = load i32, ptr %29, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [9 x i32], ptr addrspace(4) @cy, i64 0, i64 %188
  %190 = load i32, ptr addrspace(4) %189, align 4
  %191 = sitofp i32 %190 to float
  %192 = load float, ptr %26, align 4
  %193 = fmul float %191, %192
  %194 = call float @llvm.fmuladd.f32(float %185, float %186, float %193)
  %195 = fmul float 3.000000e+00, %194
  store float %195, ptr %30, align 4
  %196 = load i32, ptr %29, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [9 x float], ptr addrspace(4) @wt, i64 0, i64 %197
  %199 = load float, ptr addrspace(4) %198, align 4
  %200 = load float, ptr %24, align 4
  %201 = fmul float %199, %200
  %202 = load float, ptr %30, align 4
  %203 = fadd float 1.000000e+00, %202
  %204 = load float, ptr %30, align 4
  %205 = fmul float 5.000000e-01, %204
  %206 = load float, ptr %30, align 4
  %207 = call float @llvm.fmuladd.f32(float %205, float %206, float %203)
  %208 = load float, ptr %28, align 4
  %209 = fsub float %207, %208
  %210 = fmul float %201, %209
  store float %210, ptr %31, align 4
  %211 = load i32, ptr %29, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [9 x float], ptr %19, i64 0, i64 %212
  %214 = load float, ptr %213, align 4
  %215 = load float, ptr %13, align 4
  %216 = load float, ptr %31, align 4
  %217 = load i32, ptr %29, align 4
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [9 x float], ptr %19, i64 0, i64 %218
  %220 = load float, ptr %219, align 4
  %221 = fsub float %216, %220
  %222 = call float @llvm.fmuladd.f32(float %215, float %221, float %214)
  %223 = load ptr addrspace(1), ptr %9, align 8
  %224 = load i32, ptr %29, align 4
  %225 = load i32, ptr %17, align 4
  %226 = mul nsw i32 %224, %225
  %227 = load i32, ptr %18, align 4
  %228 = add nsw i32 %226, %227
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr addrspace(1) %223, i64 %229
  store float %222, ptr addrspace(1) %230, align 4
  br label %231

231:                                              ; preds = %180
  %232 = load i32, ptr %29, align 4
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %29, align 4
  br label %177, !llvm.loop !18

234:                                              ; preds = %119, %177
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #3 {
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

8:                                                ; preds = %6, %4, %2, %1
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %14, %12, %10, %8
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  switch i32 %0, label %24 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
  ]

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

20:                                               ; preds = %16
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %24

22:                                               ; preds = %16
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %24

24:                                               ; preds = %16, %18, %20, %22
  %25 = phi i32 [ %23, %22 ], [ %19, %18 ], [ %21, %20 ], [ 0, %16 ]
  %26 = zext nneg i32 %17 to i64
  %27 = zext nneg i32 %9 to i64
  %28 = mul nuw nsw i64 %26, %27
  %29 = zext nneg i32 %25 to i64
  %30 = add nuw nsw i64 %28, %29
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"uchar*", !"int", !"int", !"float", !"float"}
!13 = !{!"restrict const", !"restrict", !"restrict const", !"", !"", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
