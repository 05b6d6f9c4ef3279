; ModuleID = 'corpus/opencl/dgemm_nt.cl'
source_filename = "corpus/opencl/dgemm_nt.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@dgemm_nt.as = internal addrspace(3) global [4 x [16 x double]] undef, align 8
@dgemm_nt.bs = internal addrspace(3) global [4 x [16 x double]] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef align 8 %5, ptr addrspace(1) noalias noundef align 8 %6, ptr addrspace(1) noalias noundef align 8 %7) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store double %3, ptr %12, align 8
  store double %4, ptr %13, align 8
  store ptr addrspace(1) %5, ptr %14, align 8
  store ptr addrspace(1) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %10, align 4
  %19 = load i32, ptr %11, align 4
  %20 = load double, ptr %12, align 8
  %21 = load double, ptr %13, align 8
  %22 = load ptr addrspace(1), ptr %14, align 8
  %23 = load ptr addrspace(1), ptr %15, align 8
  %24 = load ptr addrspace(1), ptr %16, align 8
  call void @__clang_ocl_kern_imp_dgemm_nt(i32 noundef %17, i32 noundef %18, i32 noundef %19, double noundef %20, double noundef %21, ptr addrspace(1) noundef align 8 %22, ptr addrspace(1) noundef align 8 %23, ptr addrspace(1) noundef align 8 %24) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef align 8 %5, ptr addrspace(1) noalias noundef align 8 %6, ptr addrspace(1) noalias noundef align 8 %7) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca <2 x double>, align 16
  %23 = alloca <2 x double>, align 16
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca <2 x double>, align 16
  %29 = alloca <2 x double>, align 16
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca <2 x double>, align 16
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca double, align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store double %3, ptr %12, align 8
  store double %4, ptr %13, align 8
  store ptr addrspace(1) %5, ptr %14, align 8
  store ptr addrspace(1) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %36 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr %17, align 4
  %38 = call i64 @_Z12get_local_idj(i32 noundef 1) #8
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr %18, align 4
  %40 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %41 = mul i64 %40, 16
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr %19, align 4
  %43 = call i64 @_Z12get_group_idj(i32 noundef 1) #8
  %44 = mul i64 %43, 16
  %45 = trunc i64 %44 to i32
  store i32 %45, ptr %20, align 4
  %46 = load i32, ptr %18, align 4
  %47 = mul i32 %46, 8
  %48 = load i32, ptr %17, align 4
  %49 = add i32 %47, %48
  store i32 %49, ptr %21, align 4
  store <2 x double> zeroinitializer, ptr %22, align 16
  store <2 x double> zeroinitializer, ptr %23, align 16
  store i32 0, ptr %24, align 4
  br label %50

50:                                               ; preds = %166, %8
  %51 = load i32, ptr %24, align 4
  %52 = load i32, ptr %11, align 4
  %53 = icmp ult i32 %51, %52
  br i1 %53, label %54, label %169

54:                                               ; preds = %50
  %55 = load i32, ptr %21, align 4
  %56 = urem i32 %55, 16
  store i32 %56, ptr %25, align 4
  %57 = load i32, ptr %21, align 4
  %58 = udiv i32 %57, 16
  store i32 %58, ptr %26, align 4
  %59 = load i32, ptr %19, align 4
  %60 = load i32, ptr %25, align 4
  %61 = add i32 %59, %60
  %62 = load i32, ptr %9, align 4
  %63 = icmp ult i32 %61, %62
  br i1 %63, label %64, label %78

64:                                               ; preds = %54
  %65 = load ptr addrspace(1), ptr %14, align 8
  %66 = load i32, ptr %19, align 4
  %67 = load i32, ptr %25, align 4
  %68 = add i32 %66, %67
  %69 = load i32, ptr %11, align 4
  %70 = mul i32 %68, %69
  %71 = load i32, ptr %24, align 4
  %72 = add i32 %70, %71
  %73 = load i32, ptr %26, align 4
  %74 = add i32 %72, %73
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw double, ptr addrspace(1) %65, i64 %75
  %77 = load double, ptr addrspace(1) %76, align 8
  br label %79

78:                                               ; preds = %54
  br label %79

79:                                               ; preds = %78, %64
  %80 = phi double [ %77, %64 ], [ 0.000000e+00, %78 ]
  %81 = load i32, ptr %26, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [4 x [16 x double]], ptr addrspace(3) @dgemm_nt.as, i64 0, i64 %82
  %84 = load i32, ptr %25, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) %83, i64 0, i64 %85
  store double %80, ptr addrspace(3) %86, align 8
  %87 = load i32, ptr %20, align 4
  %88 = load i32, ptr %25, align 4
  %89 = add i32 %87, %88
  %90 = load i32, ptr %10, align 4
  %91 = icmp ult i32 %89, %90
  br i1 %91, label %92, label %106

92:                                               ; preds = %79
  %93 = load ptr addrspace(1), ptr %15, align 8
  %94 = load i32, ptr %20, align 4
  %95 = load i32, ptr %25, align 4
  %96 = add i32 %94, %95
  %97 = load i32, ptr %11, align 4
  %98 = mul i32 %96, %97
  %99 = load i32, ptr %24, align 4
  %100 = add i32 %98, %99
  %101 = load i32, ptr %26, align 4
  %102 = add i32 %100, %101
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw double, ptr addrspace(1) %93, i64 %103
  %105 = load double, ptr addrspace(1) %104, align 8
  br label %107

106:                                              ; preds = %79
  br label %107

107:                                              ; preds = %106, %92
  %108 = phi double [ %105, %92 ], [ 0.000000e+00, %106 ]
  %109 = load i32, ptr %26, align 4
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw [4 x [16 x double]], ptr addrspace(3) @dgemm_nt.bs, i64 0, i64 %110
  %112 = load i32, ptr %25, align 4
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) %111, i64 0, i64 %113
  store double %108, ptr addrspace(3) %114, align 8
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %27, align 4
  br label %115

115:                                              ; preds = %162, %107
  %116 = load i32, ptr %27, align 4
  %117 = icmp ult i32 %116, 4
  br i1 %117, label %118, label %165

118:                                              ; preds = %115
  %119 = load i32, ptr %27, align 4
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw [4 x [16 x double]], ptr addrspace(3) @dgemm_nt.bs, i64 0, i64 %120
  %122 = load i32, ptr %18, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) %121, i64 0, i64 %123
  %125 = load double, ptr addrspace(3) %124, align 8
  %126 = insertelement <2 x double> poison, double %125, i32 0
  %127 = load i32, ptr %27, align 4
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw [4 x [16 x double]], ptr addrspace(3) @dgemm_nt.bs, i64 0, i64 %128
  %130 = load i32, ptr %18, align 4
  %131 = add i32 %130, 8
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) %129, i64 0, i64 %132
  %134 = load double, ptr addrspace(3) %133, align 8
  %135 = insertelement <2 x double> %126, double %134, i32 1
  store <2 x double> %135, ptr %29, align 16
  %136 = load <2 x double>, ptr %29, align 16
  store <2 x double> %136, ptr %28, align 16
  %137 = load i32, ptr %27, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw [4 x [16 x double]], ptr addrspace(3) @dgemm_nt.as, i64 0, i64 %138
  %140 = load i32, ptr %17, align 4
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) %139, i64 0, i64 %141
  %143 = load double, ptr addrspace(3) %142, align 8
  %144 = insertelement <2 x double> poison, double %143, i64 0
  %145 = shufflevector <2 x double> %144, <2 x double> poison, <2 x i32> zeroinitializer
  %146 = load <2 x double>, ptr %28, align 16
  %147 = load <2 x double>, ptr %22, align 16
  %148 = call <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %145, <2 x double> noundef %146, <2 x double> noundef %147) #8
  store <2 x double> %148, ptr %22, align 16
  %149 = load i32, ptr %27, align 4
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw [4 x [16 x double]], ptr addrspace(3) @dgemm_nt.as, i64 0, i64 %150
  %152 = load i32, ptr %17, align 4
  %153 = add i32 %152, 8
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) %151, i64 0, i64 %154
  %156 = load double, ptr addrspace(3) %155, align 8
  %157 = insertelement <2 x double> poison, double %156, i64 0
  %158 = shufflevector <2 x double> %157, <2 x double> poison, <2 x i32> zeroinitializer
  %159 = load <2 x double>, ptr %28, align 16
  %160 = load <2 x double>, ptr %23, align 16
  %161 = call <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %158, <2 x double> noundef %159, <2 x double> noundef %160) #8
  store <2 x double> %161, ptr %23, align 16
  br label %162

162:                                              ; preds = %118
  %163 = load i32, ptr %27, align 4
  %164 = add i32 %163, 1
  store i32 %164, ptr %27, align 4
  br label %115

165:                                              ; preds = %115
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %166

166:                                              ; preds = %165
  %167 = load i32, ptr %24, align 4
  %168 = add i32 %167, 4
  store i32 %168, ptr %24, align 4
  br label %50

169:                                              ; preds = %50
  store i32 0, ptr %30, align 4
  br label %170

170:                                              ; preds = %244, %169
  %171 = load i32, ptr %30, align 4
  %172 = icmp slt i32 %171, 2
  br i1 %172, label %173, label %247

173:                                              ; preds = %170
  %174 = load i32, ptr %19, align 4
  %175 = load i32, ptr %17, align 4
  %176 = add i32 %174, %175
  %177 = load i32, ptr %30, align 4
  %178 = mul nsw i32 8, %177
  %179 = add i32 %176, %178
  store i32 %179, ptr %31, align 4
  %180 = load i32, ptr %31, align 4
  %181 = load i32, ptr %9, align 4
  %182 = icmp uge i32 %180, %181
  br i1 %182, label %183, label %184

183:                                              ; preds = %173
  br label %247

184:                                              ; preds = %173
  %185 = load i32, ptr %30, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %189

187:                                              ; preds = %184
  %188 = load <2 x double>, ptr %22, align 16
  br label %191

189:                                              ; preds = %184
  %190 = load <2 x double>, ptr %23, align 16
  br label %191

191:                                              ; preds = %189, %187
  %192 = phi <2 x double> [ %188, %187 ], [ %190, %189 ]
  store <2 x double> %192, ptr %32, align 16
  store i32 0, ptr %33, align 4
  br label %193

193:                                              ; preds = %240, %191
  %194 = load i32, ptr %33, align 4
  %195 = icmp slt i32 %194, 2
  br i1 %195, label %196, label %243

196:                                              ; preds = %193
  %197 = load i32, ptr %20, align 4
  %198 = load i32, ptr %18, align 4
  %199 = add i32 %197, %198
  %200 = load i32, ptr %33, align 4
  %201 = mul nsw i32 8, %200
  %202 = add i32 %199, %201
  store i32 %202, ptr %34, align 4
  %203 = load i32, ptr %34, align 4
  %204 = load i32, ptr %10, align 4
  %205 = icmp ult i32 %203, %204
  br i1 %205, label %206, label %239

206:                                              ; preds = %196
  %207 = load i32, ptr %33, align 4
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %212

209:                                              ; preds = %206
  %210 = load <2 x double>, ptr %32, align 16
  %211 = extractelement <2 x double> %210, i64 0
  br label %215

212:                                              ; preds = %206
  %213 = load <2 x double>, ptr %32, align 16
  %214 = extractelement <2 x double> %213, i64 1
  br label %215

215:                                              ; preds = %212, %209
  %216 = phi double [ %211, %209 ], [ %214, %212 ]
  store double %216, ptr %35, align 8
  %217 = load double, ptr %12, align 8
  %218 = load double, ptr %35, align 8
  %219 = load double, ptr %13, align 8
  %220 = load ptr addrspace(1), ptr %16, align 8
  %221 = load i32, ptr %31, align 4
  %222 = load i32, ptr %10, align 4
  %223 = mul i32 %221, %222
  %224 = load i32, ptr %34, align 4
  %225 = add i32 %223, %224
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds nuw double, ptr addrspace(1) %220, i64 %226
  %228 = load double, ptr addrspace(1) %227, align 8
  %229 = fmul double %219, %228
  %230 = call double @llvm.fmuladd.f64(double %217, double %218, double %229)
  %231 = load ptr addrspace(1), ptr %16, align 8
  %232 = load i32, ptr %31, align 4
  %233 = load i32, ptr %10, align 4
  %234 = mul i32 %232, %233
  %235 = load i32, ptr %34, align 4
  %236 = add i32 %234, %235
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds nuw double, ptr addrspace(1) %231, i64 %237
  store double %230, ptr addrspace(1) %238, align 8
  br label %239

239:                                              ; preds = %215, %196
  br label %240

240:                                              ; preds = %239
  %241 = load i32, ptr %33, align 4
  %242 = add nsw i32 %241, 1
  store i32 %242, ptr %33, align 4
  br label %193

243:                                              ; preds = %193
  br label %244

244:                                              ; preds = %243
  %245 = load i32, ptr %30, align 4
  %246 = add nsw i32 %245, 1
  store i32 %246, ptr %30, align 4
  br label %170

247:                                              ; preds = %183, %170
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #3 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #5 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #5 {
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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <2 x double> @_Z3fmaDv2_dS_S_(<2 x double> noundef %0, <2 x double> noundef %1, <2 x double> noundef %2) #5 {
  %4 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %0, <2 x double> %1, <2 x double> %2)
  ret <2 x double> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uint", !"uint", !"uint", !"double", !"double", !"double*", !"double*", !"double*"}
!13 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!14 = !{i32 8, i32 8, i32 1}
