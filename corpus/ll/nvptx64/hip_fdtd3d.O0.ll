; ModuleID = 'corpus/hip/hip_fdtd3d.hip'
source_filename = "corpus/hip/hip_fdtd3d.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Dims = type { i32, i32, i32 }
%struct.float3 = type { float, float, float }

@_ZZ9laplace3dE5plane = internal addrspace(3) global [10 x [10 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fdtd3d_e(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef byval(%struct.Dims) align 4 %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store float %4, ptr %9, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %10, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %28 = add i32 %26, %27
  store i32 %28, ptr %12, align 4
  %29 = load i32, ptr %10, align 4
  %30 = getelementptr inbounds nuw %struct.Dims, ptr %3, i32 0, i32 0
  %31 = load i32, ptr %30, align 4
  %32 = icmp sge i32 %29, %31
  br i1 %32, label %49, label %33

33:                                               ; preds = %5
  %34 = load i32, ptr %11, align 4
  %35 = icmp slt i32 %34, 1
  br i1 %35, label %49, label %36

36:                                               ; preds = %33
  %37 = load i32, ptr %11, align 4
  %38 = getelementptr inbounds nuw %struct.Dims, ptr %3, i32 0, i32 1
  %39 = load i32, ptr %38, align 4
  %40 = icmp sge i32 %37, %39
  br i1 %40, label %49, label %41

41:                                               ; preds = %36
  %42 = load i32, ptr %12, align 4
  %43 = icmp slt i32 %42, 1
  br i1 %43, label %49, label %44

44:                                               ; preds = %41
  %45 = load i32, ptr %12, align 4
  %46 = getelementptr inbounds nuw %struct.Dims, ptr %3, i32 0, i32 2
  %47 = load i32, ptr %46, align 4
  %48 = icmp sge i32 %45, %47
  br i1 %48, label %49, label %50

49:                                               ; preds = %44, %41, %36, %33, %5
  br label %102

50:                                               ; preds = %44
  %51 = load i32, ptr %12, align 4
  %52 = getelementptr inbounds nuw %struct.Dims, ptr %3, i32 0, i32 1
  %53 = load i32, ptr %52, align 4
  %54 = mul nsw i32 %51, %53
  %55 = load i32, ptr %11, align 4
  %56 = add nsw i32 %54, %55
  %57 = getelementptr inbounds nuw %struct.Dims, ptr %3, i32 0, i32 0
  %58 = load i32, ptr %57, align 4
  %59 = mul nsw i32 %56, %58
  %60 = load i32, ptr %10, align 4
  %61 = add nsw i32 %59, %60
  store i32 %61, ptr %13, align 4
  %62 = load float, ptr %9, align 4
  %63 = load ptr, ptr %8, align 8
  %64 = load i32, ptr %13, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %63, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = load ptr, ptr %8, align 8
  %69 = load i32, ptr %13, align 4
  %70 = getelementptr inbounds nuw %struct.Dims, ptr %3, i32 0, i32 0
  %71 = load i32, ptr %70, align 4
  %72 = sub nsw i32 %69, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %68, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = fsub contract float %67, %75
  %77 = load ptr, ptr %7, align 8
  %78 = load i32, ptr %13, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %77, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = load ptr, ptr %7, align 8
  %83 = load i32, ptr %13, align 4
  %84 = getelementptr inbounds nuw %struct.Dims, ptr %3, i32 0, i32 0
  %85 = load i32, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Dims, ptr %3, i32 0, i32 1
  %87 = load i32, ptr %86, align 4
  %88 = mul nsw i32 %85, %87
  %89 = sub nsw i32 %83, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %82, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = fsub contract float %81, %92
  %94 = fsub contract float %76, %93
  %95 = fmul contract float %62, %94
  %96 = load ptr, ptr %6, align 8
  %97 = load i32, ptr %13, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = fadd contract float %100, %95
  store float %101, ptr %99, align 4
  br label %102

102:                                              ; preds = %50, %49
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @laplace3d(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %21, 1
  store i32 %22, ptr %11, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %24 = add i32 %23, 1
  store i32 %24, ptr %12, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = mul i32 %25, 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %26, %27
  store i32 %28, ptr %13, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %30 = mul i32 %29, 8
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %32 = add i32 %30, %31
  store i32 %32, ptr %14, align 4
  %33 = load i32, ptr %8, align 4
  %34 = load i32, ptr %9, align 4
  %35 = mul nsw i32 %33, %34
  store i32 %35, ptr %15, align 4
  store float 0.000000e+00, ptr %16, align 4
  %36 = load ptr, ptr %6, align 8
  %37 = load i32, ptr %14, align 4
  %38 = load i32, ptr %8, align 4
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %13, align 4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %36, i64 %42
  %44 = load float, ptr %43, align 4
  store float %44, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %45

45:                                               ; preds = %216, %5
  %46 = load i32, ptr %18, align 4
  %47 = load i32, ptr %10, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %219

49:                                               ; preds = %45
  %50 = load i32, ptr %18, align 4
  %51 = load i32, ptr %15, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %14, align 4
  %54 = load i32, ptr %8, align 4
  %55 = mul nsw i32 %53, %54
  %56 = add nsw i32 %52, %55
  %57 = load i32, ptr %13, align 4
  %58 = add nsw i32 %56, %57
  store i32 %58, ptr %19, align 4
  %59 = load i32, ptr %18, align 4
  %60 = add nsw i32 %59, 1
  %61 = load i32, ptr %10, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %71

63:                                               ; preds = %49
  %64 = load ptr, ptr %6, align 8
  %65 = load i32, ptr %19, align 4
  %66 = load i32, ptr %15, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %64, i64 %68
  %70 = load float, ptr %69, align 4
  br label %72

71:                                               ; preds = %49
  br label %72

72:                                               ; preds = %71, %63
  %73 = phi contract float [ %70, %63 ], [ 0.000000e+00, %71 ]
  store float %73, ptr %20, align 4
  %74 = load float, ptr %17, align 4
  %75 = load i32, ptr %12, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 0, i64 %76
  %78 = load i32, ptr %11, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [10 x float], ptr %77, i64 0, i64 %79
  store float %74, ptr %80, align 4
  %81 = load i32, ptr %11, align 4
  %82 = icmp eq i32 %81, 1
  br i1 %82, label %83, label %100

83:                                               ; preds = %72
  %84 = load i32, ptr %13, align 4
  %85 = icmp sgt i32 %84, 0
  br i1 %85, label %86, label %93

86:                                               ; preds = %83
  %87 = load ptr, ptr %6, align 8
  %88 = load i32, ptr %19, align 4
  %89 = sub nsw i32 %88, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %87, i64 %90
  %92 = load float, ptr %91, align 4
  br label %94

93:                                               ; preds = %83
  br label %94

94:                                               ; preds = %93, %86
  %95 = phi contract float [ %92, %86 ], [ 0.000000e+00, %93 ]
  %96 = load i32, ptr %12, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 0, i64 %97
  %99 = getelementptr inbounds [10 x float], ptr %98, i64 0, i64 0
  store float %95, ptr %99, align 4
  br label %100

100:                                              ; preds = %94, %72
  %101 = load i32, ptr %11, align 4
  %102 = icmp eq i32 %101, 8
  br i1 %102, label %103, label %122

103:                                              ; preds = %100
  %104 = load i32, ptr %13, align 4
  %105 = load i32, ptr %8, align 4
  %106 = sub nsw i32 %105, 1
  %107 = icmp slt i32 %104, %106
  br i1 %107, label %108, label %115

108:                                              ; preds = %103
  %109 = load ptr, ptr %6, align 8
  %110 = load i32, ptr %19, align 4
  %111 = add nsw i32 %110, 1
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %109, i64 %112
  %114 = load float, ptr %113, align 4
  br label %116

115:                                              ; preds = %103
  br label %116

116:                                              ; preds = %115, %108
  %117 = phi contract float [ %114, %108 ], [ 0.000000e+00, %115 ]
  %118 = load i32, ptr %12, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 0, i64 %119
  %121 = getelementptr inbounds [10 x float], ptr %120, i64 0, i64 9
  store float %117, ptr %121, align 4
  br label %122

122:                                              ; preds = %116, %100
  %123 = load i32, ptr %12, align 4
  %124 = icmp eq i32 %123, 1
  br i1 %124, label %125, label %142

125:                                              ; preds = %122
  %126 = load i32, ptr %14, align 4
  %127 = icmp sgt i32 %126, 0
  br i1 %127, label %128, label %136

128:                                              ; preds = %125
  %129 = load ptr, ptr %6, align 8
  %130 = load i32, ptr %19, align 4
  %131 = load i32, ptr %8, align 4
  %132 = sub nsw i32 %130, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %129, i64 %133
  %135 = load float, ptr %134, align 4
  br label %137

136:                                              ; preds = %125
  br label %137

137:                                              ; preds = %136, %128
  %138 = phi contract float [ %135, %128 ], [ 0.000000e+00, %136 ]
  %139 = load i32, ptr %11, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [10 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 0, i64 %140
  store float %138, ptr %141, align 4
  br label %142

142:                                              ; preds = %137, %122
  %143 = load i32, ptr %12, align 4
  %144 = icmp eq i32 %143, 8
  br i1 %144, label %145, label %164

145:                                              ; preds = %142
  %146 = load i32, ptr %14, align 4
  %147 = load i32, ptr %9, align 4
  %148 = sub nsw i32 %147, 1
  %149 = icmp slt i32 %146, %148
  br i1 %149, label %150, label %158

150:                                              ; preds = %145
  %151 = load ptr, ptr %6, align 8
  %152 = load i32, ptr %19, align 4
  %153 = load i32, ptr %8, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %151, i64 %155
  %157 = load float, ptr %156, align 4
  br label %159

158:                                              ; preds = %145
  br label %159

159:                                              ; preds = %158, %150
  %160 = phi contract float [ %157, %150 ], [ 0.000000e+00, %158 ]
  %161 = load i32, ptr %11, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [10 x float], ptr getelementptr inbounds ([10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 0, i64 9), i64 0, i64 %162
  store float %160, ptr %163, align 4
  br label %164

164:                                              ; preds = %159, %142
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %165 = load float, ptr %17, align 4
  %166 = load i32, ptr %12, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 0, i64 %167
  %169 = load i32, ptr %11, align 4
  %170 = sub nsw i32 %169, 1
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [10 x float], ptr %168, i64 0, i64 %171
  %173 = load float, ptr %172, align 4
  %174 = load i32, ptr %12, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 0, i64 %175
  %177 = load i32, ptr %11, align 4
  %178 = add nsw i32 %177, 1
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [10 x float], ptr %176, i64 0, i64 %179
  %181 = load float, ptr %180, align 4
  %182 = fadd contract float %173, %181
  %183 = load i32, ptr %12, align 4
  %184 = sub nsw i32 %183, 1
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 0, i64 %185
  %187 = load i32, ptr %11, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [10 x float], ptr %186, i64 0, i64 %188
  %190 = load float, ptr %189, align 4
  %191 = fadd contract float %182, %190
  %192 = load i32, ptr %12, align 4
  %193 = add nsw i32 %192, 1
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9laplace3dE5plane to ptr), i64 0, i64 %194
  %196 = load i32, ptr %11, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [10 x float], ptr %195, i64 0, i64 %197
  %199 = load float, ptr %198, align 4
  %200 = fadd contract float %191, %199
  %201 = load float, ptr %16, align 4
  %202 = fadd contract float %200, %201
  %203 = load float, ptr %20, align 4
  %204 = fadd contract float %202, %203
  %205 = load float, ptr %17, align 4
  %206 = fmul contract float 6.000000e+00, %205
  %207 = fsub contract float %204, %206
  %208 = fmul contract float 0x3FB99999A0000000, %207
  %209 = fadd contract float %165, %208
  %210 = load ptr, ptr %7, align 8
  %211 = load i32, ptr %19, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds float, ptr %210, i64 %212
  store float %209, ptr %213, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %214 = load float, ptr %17, align 4
  store float %214, ptr %16, align 4
  %215 = load float, ptr %20, align 4
  store float %215, ptr %17, align 4
  br label %216

216:                                              ; preds = %164
  %217 = load i32, ptr %18, align 4
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %18, align 4
  br label %45, !llvm.loop !4

219:                                              ; preds = %45
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @trilinear(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca %struct.float3, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  %23 = load ptr, ptr %7, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw %struct.float3, ptr %23, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %26, i64 12, i1 false)
  %27 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 0
  %28 = load float, ptr %27, align 4
  store float %28, ptr %4, align 4
  %29 = load float, ptr %4, align 4
  %30 = call contract noundef float @llvm.floor.f32(float %29)
  %31 = fptosi float %30 to i32
  store i32 %31, ptr %11, align 4
  %32 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 1
  %33 = load float, ptr %32, align 4
  store float %33, ptr %5, align 4
  %34 = load float, ptr %5, align 4
  %35 = call contract noundef float @llvm.floor.f32(float %34)
  %36 = fptosi float %35 to i32
  store i32 %36, ptr %12, align 4
  %37 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 2
  %38 = load float, ptr %37, align 4
  store float %38, ptr %6, align 4
  %39 = load float, ptr %6, align 4
  %40 = call contract noundef float @llvm.floor.f32(float %39)
  %41 = fptosi float %40 to i32
  store i32 %41, ptr %13, align 4
  %42 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 0
  %43 = load float, ptr %42, align 4
  %44 = load i32, ptr %11, align 4
  %45 = sitofp i32 %44 to float
  %46 = fsub contract float %43, %45
  store float %46, ptr %14, align 4
  %47 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 1
  %48 = load float, ptr %47, align 4
  %49 = load i32, ptr %12, align 4
  %50 = sitofp i32 %49 to float
  %51 = fsub contract float %48, %50
  store float %51, ptr %15, align 4
  %52 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 2
  %53 = load float, ptr %52, align 4
  %54 = load i32, ptr %13, align 4
  %55 = sitofp i32 %54 to float
  %56 = fsub contract float %53, %55
  store float %56, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %57

57:                                               ; preds = %118, %3
  %58 = load i32, ptr %18, align 4
  %59 = icmp slt i32 %58, 8
  br i1 %59, label %60, label %121

60:                                               ; preds = %57
  %61 = load i32, ptr %18, align 4
  %62 = and i32 %61, 1
  store i32 %62, ptr %19, align 4
  %63 = load i32, ptr %18, align 4
  %64 = ashr i32 %63, 1
  %65 = and i32 %64, 1
  store i32 %65, ptr %20, align 4
  %66 = load i32, ptr %18, align 4
  %67 = ashr i32 %66, 2
  store i32 %67, ptr %21, align 4
  %68 = load i32, ptr %19, align 4
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %60
  %71 = load float, ptr %14, align 4
  br label %75

72:                                               ; preds = %60
  %73 = load float, ptr %14, align 4
  %74 = fsub contract float 1.000000e+00, %73
  br label %75

75:                                               ; preds = %72, %70
  %76 = phi contract float [ %71, %70 ], [ %74, %72 ]
  %77 = load i32, ptr %20, align 4
  %78 = icmp ne i32 %77, 0
  br i1 %78, label %79, label %81

79:                                               ; preds = %75
  %80 = load float, ptr %15, align 4
  br label %84

81:                                               ; preds = %75
  %82 = load float, ptr %15, align 4
  %83 = fsub contract float 1.000000e+00, %82
  br label %84

84:                                               ; preds = %81, %79
  %85 = phi contract float [ %80, %79 ], [ %83, %81 ]
  %86 = fmul contract float %76, %85
  %87 = load i32, ptr %21, align 4
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %84
  %90 = load float, ptr %16, align 4
  br label %94

91:                                               ; preds = %84
  %92 = load float, ptr %16, align 4
  %93 = fsub contract float 1.000000e+00, %92
  br label %94

94:                                               ; preds = %91, %89
  %95 = phi contract float [ %90, %89 ], [ %93, %91 ]
  %96 = fmul contract float %86, %95
  store float %96, ptr %22, align 4
  %97 = load float, ptr %22, align 4
  %98 = load ptr, ptr %8, align 8
  %99 = load i32, ptr %13, align 4
  %100 = load i32, ptr %21, align 4
  %101 = add nsw i32 %99, %100
  %102 = mul nsw i32 %101, 5
  %103 = load i32, ptr %12, align 4
  %104 = add nsw i32 %102, %103
  %105 = load i32, ptr %20, align 4
  %106 = add nsw i32 %104, %105
  %107 = mul nsw i32 %106, 5
  %108 = load i32, ptr %11, align 4
  %109 = add nsw i32 %107, %108
  %110 = load i32, ptr %19, align 4
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %98, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = fmul contract float %97, %114
  %116 = load float, ptr %17, align 4
  %117 = fadd contract float %116, %115
  store float %117, ptr %17, align 4
  br label %118

118:                                              ; preds = %94
  %119 = load i32, ptr %18, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %18, align 4
  br label %57, !llvm.loop !6

121:                                              ; preds = %57
  %122 = load float, ptr %17, align 4
  %123 = load ptr, ptr %9, align 8
  %124 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw float, ptr %123, i64 %125
  store float %122, ptr %126, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @voxelize(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca %struct.float3, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  %20 = load ptr, ptr %13, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.float3, ptr %20, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %23, i64 12, i1 false)
  %24 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 0
  %25 = load float, ptr %24, align 4
  %26 = fptosi float %25 to i32
  store i32 %26, ptr %7, align 4
  store i32 7, ptr %8, align 4
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %8, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %32

30:                                               ; preds = %2
  %31 = load i32, ptr %7, align 4
  br label %34

32:                                               ; preds = %2
  %33 = load i32, ptr %8, align 4
  br label %34

34:                                               ; preds = %30, %32
  %35 = phi i32 [ %31, %30 ], [ %33, %32 ]
  store i32 %35, ptr %16, align 4
  %36 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 1
  %37 = load float, ptr %36, align 4
  %38 = fptosi float %37 to i32
  store i32 %38, ptr %9, align 4
  store i32 7, ptr %10, align 4
  %39 = load i32, ptr %9, align 4
  %40 = load i32, ptr %10, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = load i32, ptr %9, align 4
  br label %46

44:                                               ; preds = %34
  %45 = load i32, ptr %10, align 4
  br label %46

46:                                               ; preds = %42, %44
  %47 = phi i32 [ %43, %42 ], [ %45, %44 ]
  store i32 %47, ptr %17, align 4
  %48 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 2
  %49 = load float, ptr %48, align 4
  %50 = fptosi float %49 to i32
  store i32 %50, ptr %11, align 4
  store i32 7, ptr %12, align 4
  %51 = load i32, ptr %11, align 4
  %52 = load i32, ptr %12, align 4
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %56

54:                                               ; preds = %46
  %55 = load i32, ptr %11, align 4
  br label %58

56:                                               ; preds = %46
  %57 = load i32, ptr %12, align 4
  br label %58

58:                                               ; preds = %54, %56
  %59 = phi i32 [ %55, %54 ], [ %57, %56 ]
  store i32 %59, ptr %18, align 4
  %60 = load i32, ptr %18, align 4
  %61 = mul nsw i32 %60, 8
  %62 = load i32, ptr %17, align 4
  %63 = add nsw i32 %61, %62
  %64 = mul nsw i32 %63, 8
  %65 = load i32, ptr %16, align 4
  %66 = add nsw i32 %64, %65
  store i32 %66, ptr %19, align 4
  %67 = load ptr, ptr %14, align 8
  %68 = load i32, ptr %19, align 4
  %69 = ashr i32 %68, 5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %67, i64 %70
  %72 = load i32, ptr %19, align 4
  %73 = and i32 %72, 31
  %74 = shl i32 1, %73
  store ptr %71, ptr %3, align 8
  store i32 %74, ptr %4, align 4
  %75 = load ptr, ptr %3, align 8
  %76 = load i32, ptr %4, align 4
  store i32 %76, ptr %5, align 4
  %77 = load i32, ptr %5, align 4
  %78 = atomicrmw or ptr %75, i32 %77 monotonic, align 4
  store i32 %78, ptr %6, align 4
  %79 = load i32, ptr %6, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5, !7}
!7 = !{!"llvm.loop.unroll.enable"}
