; ModuleID = 'corpus/cuda/cu_rodinia_misc.cu'
source_filename = "corpus/cuda/cu_rodinia_misc.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_gridDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }
%struct.float2.0 = type { float, float }
%struct.kValues = type { float, float, float, float }
%struct.uint2 = type { i32, i32 }
%struct.float3 = type { float, float, float }

@_ZZ10pathfinderE4prev = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ10pathfinderE6result = internal addrspace(3) global [32 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@_ZZ13layer_forwardE4node = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ13layer_forwardE6weight = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_gridDim_t, align 1
@bin_edges = dso_local addrspace(4) externally_initialized constant [7 x float] [float 0x3FECCCCCC0000000, float 0x3FE3333340000000, float 0x3FD3333340000000, float 0.000000e+00, float 0xBFD3333340000000, float 0xBFE3333340000000, float 0xBFECCCCCC0000000], align 4
@_ZZ12angular_binsE5local = internal addrspace(3) global [8 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @bin_edges to ptr)], section "llvm.metadata"
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@__cudart_i2opi_f = internal addrspace(1) global [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pathfinder(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i8, align 1
  %30 = alloca i8, align 1
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store i32 %0, ptr %12, align 4
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store i32 %4, ptr %16, align 4
  store i32 %5, ptr %17, align 4
  store i32 %6, ptr %18, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %33, ptr %19, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %34, ptr %20, align 4
  %35 = load i32, ptr %12, align 4
  %36 = mul nsw i32 %35, 2
  %37 = sub nsw i32 32, %36
  store i32 %37, ptr %21, align 4
  %38 = load i32, ptr %21, align 4
  %39 = load i32, ptr %19, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %18, align 4
  %42 = sub nsw i32 %40, %41
  store i32 %42, ptr %22, align 4
  %43 = load i32, ptr %22, align 4
  %44 = add nsw i32 %43, 31
  store i32 %44, ptr %23, align 4
  %45 = load i32, ptr %22, align 4
  %46 = load i32, ptr %20, align 4
  %47 = add nsw i32 %45, %46
  store i32 %47, ptr %24, align 4
  %48 = load i32, ptr %22, align 4
  %49 = icmp slt i32 %48, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %7
  %51 = load i32, ptr %22, align 4
  %52 = sub nsw i32 0, %51
  br label %54

53:                                               ; preds = %7
  br label %54

54:                                               ; preds = %53, %50
  %55 = phi i32 [ %52, %50 ], [ 0, %53 ]
  store i32 %55, ptr %25, align 4
  %56 = load i32, ptr %23, align 4
  %57 = load i32, ptr %16, align 4
  %58 = sub nsw i32 %57, 1
  %59 = icmp sgt i32 %56, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %54
  %61 = load i32, ptr %23, align 4
  %62 = load i32, ptr %16, align 4
  %63 = sub nsw i32 %61, %62
  %64 = add nsw i32 %63, 1
  %65 = sub nsw i32 31, %64
  br label %67

66:                                               ; preds = %54
  br label %67

67:                                               ; preds = %66, %60
  %68 = phi i32 [ %65, %60 ], [ 31, %66 ]
  store i32 %68, ptr %26, align 4
  %69 = load i32, ptr %20, align 4
  %70 = sub nsw i32 %69, 1
  store i32 %70, ptr %27, align 4
  %71 = load i32, ptr %20, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %28, align 4
  %73 = load i32, ptr %27, align 4
  %74 = load i32, ptr %25, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %78

76:                                               ; preds = %67
  %77 = load i32, ptr %25, align 4
  br label %80

78:                                               ; preds = %67
  %79 = load i32, ptr %27, align 4
  br label %80

80:                                               ; preds = %78, %76
  %81 = phi i32 [ %77, %76 ], [ %79, %78 ]
  store i32 %81, ptr %27, align 4
  %82 = load i32, ptr %28, align 4
  %83 = load i32, ptr %26, align 4
  %84 = icmp sgt i32 %82, %83
  br i1 %84, label %85, label %87

85:                                               ; preds = %80
  %86 = load i32, ptr %26, align 4
  br label %89

87:                                               ; preds = %80
  %88 = load i32, ptr %28, align 4
  br label %89

89:                                               ; preds = %87, %85
  %90 = phi i32 [ %86, %85 ], [ %88, %87 ]
  store i32 %90, ptr %28, align 4
  %91 = load i32, ptr %20, align 4
  %92 = load i32, ptr %25, align 4
  %93 = icmp sge i32 %91, %92
  br i1 %93, label %94, label %98

94:                                               ; preds = %89
  %95 = load i32, ptr %20, align 4
  %96 = load i32, ptr %26, align 4
  %97 = icmp sle i32 %95, %96
  br label %98

98:                                               ; preds = %94, %89
  %99 = phi i1 [ false, %89 ], [ %97, %94 ]
  %100 = zext i1 %99 to i8
  store i8 %100, ptr %29, align 1
  %101 = load i32, ptr %24, align 4
  %102 = icmp sge i32 %101, 0
  br i1 %102, label %103, label %114

103:                                              ; preds = %98
  %104 = load i32, ptr %24, align 4
  %105 = load i32, ptr %16, align 4
  %106 = sub nsw i32 %105, 1
  %107 = icmp sle i32 %104, %106
  br i1 %107, label %108, label %114

108:                                              ; preds = %103
  %109 = load ptr, ptr %14, align 8
  %110 = load i32, ptr %24, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %109, i64 %111
  %113 = load i32, ptr %112, align 4
  br label %115

114:                                              ; preds = %103, %98
  br label %115

115:                                              ; preds = %114, %108
  %116 = phi i32 [ %113, %108 ], [ 0, %114 ]
  %117 = load i32, ptr %20, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %118
  store i32 %116, ptr %119, align 4
  %120 = load i32, ptr %20, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE6result to ptr), i64 0, i64 %121
  store i32 0, ptr %122, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i8 0, ptr %30, align 1
  store i32 0, ptr %31, align 4
  br label %123

123:                                              ; preds = %208, %115
  %124 = load i32, ptr %31, align 4
  %125 = load i32, ptr %12, align 4
  %126 = icmp slt i32 %124, %125
  br i1 %126, label %127, label %211

127:                                              ; preds = %123
  store i8 0, ptr %30, align 1
  %128 = load i32, ptr %20, align 4
  %129 = load i32, ptr %31, align 4
  %130 = add nsw i32 %129, 1
  %131 = icmp sge i32 %128, %130
  br i1 %131, label %132, label %190

132:                                              ; preds = %127
  %133 = load i32, ptr %20, align 4
  %134 = load i32, ptr %31, align 4
  %135 = sub nsw i32 32, %134
  %136 = sub nsw i32 %135, 2
  %137 = icmp sle i32 %133, %136
  br i1 %137, label %138, label %190

138:                                              ; preds = %132
  %139 = load i8, ptr %29, align 1
  %140 = trunc i8 %139 to i1
  br i1 %140, label %141, label %190

141:                                              ; preds = %138
  %142 = load i32, ptr %31, align 4
  %143 = load i32, ptr %17, align 4
  %144 = icmp slt i32 %142, %143
  br i1 %144, label %145, label %190

145:                                              ; preds = %141
  store i8 1, ptr %30, align 1
  %146 = load i32, ptr %27, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = load i32, ptr %20, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %151
  %153 = load i32, ptr %152, align 4
  store i32 %149, ptr %8, align 4
  store i32 %153, ptr %9, align 4
  %154 = load i32, ptr %8, align 4
  %155 = load i32, ptr %9, align 4
  %156 = icmp slt i32 %154, %155
  br i1 %156, label %157, label %159

157:                                              ; preds = %145
  %158 = load i32, ptr %8, align 4
  br label %161

159:                                              ; preds = %145
  %160 = load i32, ptr %9, align 4
  br label %161

161:                                              ; preds = %157, %159
  %162 = phi i32 [ %158, %157 ], [ %160, %159 ]
  %163 = load i32, ptr %28, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %164
  %166 = load i32, ptr %165, align 4
  store i32 %162, ptr %10, align 4
  store i32 %166, ptr %11, align 4
  %167 = load i32, ptr %10, align 4
  %168 = load i32, ptr %11, align 4
  %169 = icmp slt i32 %167, %168
  br i1 %169, label %170, label %172

170:                                              ; preds = %161
  %171 = load i32, ptr %10, align 4
  br label %174

172:                                              ; preds = %161
  %173 = load i32, ptr %11, align 4
  br label %174

174:                                              ; preds = %170, %172
  %175 = phi i32 [ %171, %170 ], [ %173, %172 ]
  store i32 %175, ptr %32, align 4
  %176 = load i32, ptr %32, align 4
  %177 = load ptr, ptr %13, align 8
  %178 = load i32, ptr %16, align 4
  %179 = load i32, ptr %31, align 4
  %180 = mul nsw i32 %178, %179
  %181 = load i32, ptr %24, align 4
  %182 = add nsw i32 %180, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds i32, ptr %177, i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = add nsw i32 %176, %185
  %187 = load i32, ptr %20, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE6result to ptr), i64 0, i64 %188
  store i32 %186, ptr %189, align 4
  br label %190

190:                                              ; preds = %174, %141, %138, %132, %127
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %191 = load i32, ptr %31, align 4
  %192 = load i32, ptr %12, align 4
  %193 = sub nsw i32 %192, 1
  %194 = icmp eq i32 %191, %193
  br i1 %194, label %195, label %196

195:                                              ; preds = %190
  br label %211

196:                                              ; preds = %190
  %197 = load i8, ptr %30, align 1
  %198 = trunc i8 %197 to i1
  br i1 %198, label %199, label %207

199:                                              ; preds = %196
  %200 = load i32, ptr %20, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE6result to ptr), i64 0, i64 %201
  %203 = load i32, ptr %202, align 4
  %204 = load i32, ptr %20, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %205
  store i32 %203, ptr %206, align 4
  br label %207

207:                                              ; preds = %199, %196
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %208

208:                                              ; preds = %207
  %209 = load i32, ptr %31, align 4
  %210 = add nsw i32 %209, 1
  store i32 %210, ptr %31, align 4
  br label %123, !llvm.loop !6

211:                                              ; preds = %195, %123
  %212 = load i8, ptr %30, align 1
  %213 = trunc i8 %212 to i1
  br i1 %213, label %214, label %223

214:                                              ; preds = %211
  %215 = load i32, ptr %20, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE6result to ptr), i64 0, i64 %216
  %218 = load i32, ptr %217, align 4
  %219 = load ptr, ptr %15, align 8
  %220 = load i32, ptr %24, align 4
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds i32, ptr %219, i64 %221
  store i32 %218, ptr %222, align 4
  br label %223

223:                                              ; preds = %214, %211
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @srad_1(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca %struct.float4, align 16
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca %struct.float4, align 16
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store i32 %3, ptr %15, align 4
  store i32 %4, ptr %16, align 4
  store float %5, ptr %17, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = mul i32 %33, %34
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %37 = add i32 %35, %36
  store i32 %37, ptr %18, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %42 = add i32 %40, %41
  store i32 %42, ptr %19, align 4
  %43 = load i32, ptr %19, align 4
  %44 = load i32, ptr %15, align 4
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %18, align 4
  %47 = add nsw i32 %45, %46
  store i32 %47, ptr %20, align 4
  %48 = load ptr, ptr %12, align 8
  %49 = load i32, ptr %20, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4
  store float %52, ptr %21, align 4
  %53 = load ptr, ptr %12, align 8
  %54 = load i32, ptr %19, align 4
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %6
  %57 = load i32, ptr %19, align 4
  %58 = sub nsw i32 %57, 1
  br label %60

59:                                               ; preds = %6
  br label %60

60:                                               ; preds = %59, %56
  %61 = phi i32 [ %58, %56 ], [ 0, %59 ]
  %62 = load i32, ptr %15, align 4
  %63 = mul nsw i32 %61, %62
  %64 = load i32, ptr %18, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %53, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = load float, ptr %21, align 4
  %70 = fsub contract float %68, %69
  store float %70, ptr %22, align 4
  %71 = load ptr, ptr %12, align 8
  %72 = load i32, ptr %19, align 4
  %73 = load i32, ptr %16, align 4
  %74 = sub nsw i32 %73, 1
  %75 = icmp slt i32 %72, %74
  br i1 %75, label %76, label %79

76:                                               ; preds = %60
  %77 = load i32, ptr %19, align 4
  %78 = add nsw i32 %77, 1
  br label %81

79:                                               ; preds = %60
  %80 = load i32, ptr %19, align 4
  br label %81

81:                                               ; preds = %79, %76
  %82 = phi i32 [ %78, %76 ], [ %80, %79 ]
  %83 = load i32, ptr %15, align 4
  %84 = mul nsw i32 %82, %83
  %85 = load i32, ptr %18, align 4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %71, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = load float, ptr %21, align 4
  %91 = fsub contract float %89, %90
  store float %91, ptr %23, align 4
  %92 = load ptr, ptr %12, align 8
  %93 = load i32, ptr %19, align 4
  %94 = load i32, ptr %15, align 4
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %18, align 4
  %97 = icmp sgt i32 %96, 0
  br i1 %97, label %98, label %101

98:                                               ; preds = %81
  %99 = load i32, ptr %18, align 4
  %100 = sub nsw i32 %99, 1
  br label %102

101:                                              ; preds = %81
  br label %102

102:                                              ; preds = %101, %98
  %103 = phi i32 [ %100, %98 ], [ 0, %101 ]
  %104 = add nsw i32 %95, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %92, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = load float, ptr %21, align 4
  %109 = fsub contract float %107, %108
  store float %109, ptr %24, align 4
  %110 = load ptr, ptr %12, align 8
  %111 = load i32, ptr %19, align 4
  %112 = load i32, ptr %15, align 4
  %113 = mul nsw i32 %111, %112
  %114 = load i32, ptr %18, align 4
  %115 = load i32, ptr %15, align 4
  %116 = sub nsw i32 %115, 1
  %117 = icmp slt i32 %114, %116
  br i1 %117, label %118, label %121

118:                                              ; preds = %102
  %119 = load i32, ptr %18, align 4
  %120 = add nsw i32 %119, 1
  br label %123

121:                                              ; preds = %102
  %122 = load i32, ptr %18, align 4
  br label %123

123:                                              ; preds = %121, %118
  %124 = phi i32 [ %120, %118 ], [ %122, %121 ]
  %125 = add nsw i32 %113, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %110, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = load float, ptr %21, align 4
  %130 = fsub contract float %128, %129
  store float %130, ptr %25, align 4
  %131 = load float, ptr %22, align 4
  %132 = load float, ptr %22, align 4
  %133 = fmul contract float %131, %132
  %134 = load float, ptr %23, align 4
  %135 = load float, ptr %23, align 4
  %136 = fmul contract float %134, %135
  %137 = fadd contract float %133, %136
  %138 = load float, ptr %24, align 4
  %139 = load float, ptr %24, align 4
  %140 = fmul contract float %138, %139
  %141 = fadd contract float %137, %140
  %142 = load float, ptr %25, align 4
  %143 = load float, ptr %25, align 4
  %144 = fmul contract float %142, %143
  %145 = fadd contract float %141, %144
  %146 = load float, ptr %21, align 4
  %147 = load float, ptr %21, align 4
  %148 = fmul contract float %146, %147
  %149 = fdiv contract float %145, %148
  store float %149, ptr %26, align 4
  %150 = load float, ptr %22, align 4
  %151 = load float, ptr %23, align 4
  %152 = fadd contract float %150, %151
  %153 = load float, ptr %24, align 4
  %154 = fadd contract float %152, %153
  %155 = load float, ptr %25, align 4
  %156 = fadd contract float %154, %155
  %157 = load float, ptr %21, align 4
  %158 = fdiv contract float %156, %157
  store float %158, ptr %27, align 4
  %159 = load float, ptr %26, align 4
  %160 = fmul contract float 5.000000e-01, %159
  %161 = load float, ptr %27, align 4
  %162 = load float, ptr %27, align 4
  %163 = fmul contract float %161, %162
  %164 = fmul contract float 6.250000e-02, %163
  %165 = fsub contract float %160, %164
  store float %165, ptr %28, align 4
  %166 = load float, ptr %27, align 4
  %167 = fmul contract float 2.500000e-01, %166
  %168 = fadd contract float 1.000000e+00, %167
  store float %168, ptr %29, align 4
  %169 = load float, ptr %28, align 4
  %170 = load float, ptr %29, align 4
  %171 = load float, ptr %29, align 4
  %172 = fmul contract float %170, %171
  %173 = fdiv contract float %169, %172
  store float %173, ptr %30, align 4
  %174 = load float, ptr %30, align 4
  %175 = load float, ptr %17, align 4
  %176 = fsub contract float %174, %175
  %177 = load float, ptr %17, align 4
  %178 = load float, ptr %17, align 4
  %179 = fadd contract float 1.000000e+00, %178
  %180 = fmul contract float %177, %179
  %181 = fdiv contract float %176, %180
  store float %181, ptr %29, align 4
  %182 = load float, ptr %29, align 4
  %183 = fadd contract float 1.000000e+00, %182
  %184 = fdiv contract float 1.000000e+00, %183
  store float %184, ptr %31, align 4
  %185 = load float, ptr %31, align 4
  %186 = fcmp contract olt float %185, 0.000000e+00
  br i1 %186, label %187, label %188

187:                                              ; preds = %123
  br label %196

188:                                              ; preds = %123
  %189 = load float, ptr %31, align 4
  %190 = fcmp contract ogt float %189, 1.000000e+00
  br i1 %190, label %191, label %192

191:                                              ; preds = %188
  br label %194

192:                                              ; preds = %188
  %193 = load float, ptr %31, align 4
  br label %194

194:                                              ; preds = %192, %191
  %195 = phi contract float [ 1.000000e+00, %191 ], [ %193, %192 ]
  br label %196

196:                                              ; preds = %194, %187
  %197 = phi contract float [ 0.000000e+00, %187 ], [ %195, %194 ]
  store float %197, ptr %31, align 4
  %198 = load float, ptr %31, align 4
  %199 = load ptr, ptr %13, align 8
  %200 = load i32, ptr %20, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr %199, i64 %201
  store float %198, ptr %202, align 4
  %203 = load float, ptr %22, align 4
  %204 = load float, ptr %23, align 4
  %205 = load float, ptr %24, align 4
  %206 = load float, ptr %25, align 4
  store float %203, ptr %8, align 4
  store float %204, ptr %9, align 4
  store float %205, ptr %10, align 4
  store float %206, ptr %11, align 4
  %207 = load float, ptr %8, align 4
  store float %207, ptr %7, align 16
  %208 = load float, ptr %9, align 4
  %209 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 1
  store float %208, ptr %209, align 4
  %210 = load float, ptr %10, align 4
  %211 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 2
  store float %210, ptr %211, align 8
  %212 = load float, ptr %11, align 4
  %213 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 3
  store float %212, ptr %213, align 4
  %214 = load %struct.float4, ptr %7, align 16
  %215 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 0
  %216 = extractvalue %struct.float4 %214, 0
  store float %216, ptr %215, align 16
  %217 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 1
  %218 = extractvalue %struct.float4 %214, 1
  store float %218, ptr %217, align 4
  %219 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 2
  %220 = extractvalue %struct.float4 %214, 2
  store float %220, ptr %219, align 8
  %221 = getelementptr inbounds nuw %struct.float4, ptr %32, i32 0, i32 3
  %222 = extractvalue %struct.float4 %214, 3
  store float %222, ptr %221, align 4
  %223 = load ptr, ptr %14, align 8
  %224 = load i32, ptr %20, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds %struct.float4, ptr %223, i64 %225
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %226, ptr align 16 %32, i64 16, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @layer_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  store i32 %17, ptr %11, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %12, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %19, ptr %13, align 4
  %20 = load i32, ptr %10, align 4
  %21 = add nsw i32 %20, 1
  %22 = mul nsw i32 %21, 16
  %23 = load i32, ptr %11, align 4
  %24 = mul nsw i32 %22, %23
  %25 = load i32, ptr %10, align 4
  %26 = add nsw i32 %25, 1
  %27 = load i32, ptr %13, align 4
  %28 = mul nsw i32 %26, %27
  %29 = add nsw i32 %24, %28
  %30 = load i32, ptr %12, align 4
  %31 = add nsw i32 %29, %30
  %32 = add nsw i32 %31, 1
  %33 = load i32, ptr %10, align 4
  %34 = add nsw i32 %33, 1
  %35 = add nsw i32 %32, %34
  store i32 %35, ptr %14, align 4
  %36 = load i32, ptr %12, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %51

38:                                               ; preds = %5
  %39 = load ptr, ptr %6, align 8
  %40 = load i32, ptr %11, align 4
  %41 = mul nsw i32 16, %40
  %42 = load i32, ptr %13, align 4
  %43 = add nsw i32 %41, %42
  %44 = add nsw i32 %43, 1
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load i32, ptr %13, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE4node to ptr), i64 0, i64 %49
  store float %47, ptr %50, align 4
  br label %51

51:                                               ; preds = %38, %5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = load ptr, ptr %7, align 8
  %53 = load i32, ptr %14, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load i32, ptr %13, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE4node to ptr), i64 0, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fmul contract float %56, %60
  %62 = load i32, ptr %13, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 0, i64 %63
  %65 = load i32, ptr %12, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [16 x float], ptr %64, i64 0, i64 %66
  store float %61, ptr %67, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %15, align 4
  br label %68

68:                                               ; preds = %104, %51
  %69 = load i32, ptr %15, align 4
  %70 = icmp sle i32 %69, 4
  br i1 %70, label %71, label %107

71:                                               ; preds = %68
  %72 = load i32, ptr %15, align 4
  %73 = shl i32 1, %72
  store i32 %73, ptr %16, align 4
  %74 = load i32, ptr %13, align 4
  %75 = load i32, ptr %16, align 4
  %76 = srem i32 %74, %75
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %103

78:                                               ; preds = %71
  %79 = load i32, ptr %13, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 0, i64 %80
  %82 = load i32, ptr %12, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x float], ptr %81, i64 0, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = load i32, ptr %13, align 4
  %87 = load i32, ptr %16, align 4
  %88 = sdiv i32 %87, 2
  %89 = add nsw i32 %86, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 0, i64 %90
  %92 = load i32, ptr %12, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [16 x float], ptr %91, i64 0, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fadd contract float %85, %95
  %97 = load i32, ptr %13, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 0, i64 %98
  %100 = load i32, ptr %12, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [16 x float], ptr %99, i64 0, i64 %101
  store float %96, ptr %102, align 4
  br label %103

103:                                              ; preds = %78, %71
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %15, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %15, align 4
  br label %68, !llvm.loop !8

107:                                              ; preds = %68
  %108 = load i32, ptr %13, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 0, i64 %109
  %111 = load i32, ptr %12, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [16 x float], ptr %110, i64 0, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = load ptr, ptr %7, align 8
  %116 = load i32, ptr %14, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %115, i64 %117
  store float %114, ptr %118, align 4
  %119 = load i32, ptr %13, align 4
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %134

121:                                              ; preds = %107
  %122 = load i32, ptr %12, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13layer_forwardE6weight to ptr), i64 0, i64 %123
  %125 = load float, ptr %124, align 4
  %126 = load ptr, ptr %8, align 8
  %127 = load i32, ptr %11, align 4
  %128 = load i32, ptr %10, align 4
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr %12, align 4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %126, i64 %132
  store float %125, ptr %133, align 4
  br label %134

134:                                              ; preds = %121, %107
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mri_q(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #3 {
  %5 = alloca [7 x i32], align 4
  %6 = alloca [7 x i32], align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca %struct.float2.0, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.float2.0, align 8
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  store i32 %0, ptr %12, align 4
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %25, %26
  store i32 %27, ptr %16, align 4
  %28 = load ptr, ptr %14, align 8
  %29 = load i32, ptr %16, align 4
  %30 = mul nsw i32 3, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %28, i64 %31
  %33 = load float, ptr %32, align 4
  store float %33, ptr %17, align 4
  %34 = load ptr, ptr %14, align 8
  %35 = load i32, ptr %16, align 4
  %36 = mul nsw i32 3, %35
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %34, i64 %38
  %40 = load float, ptr %39, align 4
  store float %40, ptr %18, align 4
  %41 = load ptr, ptr %14, align 8
  %42 = load i32, ptr %16, align 4
  %43 = mul nsw i32 3, %42
  %44 = add nsw i32 %43, 2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  %47 = load float, ptr %46, align 4
  store float %47, ptr %19, align 4
  store float 0.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %11, align 4
  %48 = load float, ptr %10, align 4
  store float %48, ptr %9, align 8
  %49 = load float, ptr %11, align 4
  %50 = getelementptr inbounds nuw %struct.float2.0, ptr %9, i32 0, i32 1
  store float %49, ptr %50, align 4
  %51 = load %struct.float2.0, ptr %9, align 8
  %52 = getelementptr inbounds nuw %struct.float2.0, ptr %20, i32 0, i32 0
  %53 = extractvalue %struct.float2.0 %51, 0
  store float %53, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.float2.0, ptr %20, i32 0, i32 1
  %55 = extractvalue %struct.float2.0 %51, 1
  store float %55, ptr %54, align 4
  store i32 0, ptr %21, align 4
  br label %56

56:                                               ; preds = %385, %4
  %57 = load i32, ptr %21, align 4
  %58 = load i32, ptr %12, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %388

60:                                               ; preds = %56
  %61 = load ptr, ptr %13, align 8
  %62 = load i32, ptr %21, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.kValues, ptr %61, i64 %63
  %65 = getelementptr inbounds nuw %struct.kValues, ptr %64, i32 0, i32 0
  %66 = load float, ptr %65, align 4
  %67 = load float, ptr %17, align 4
  %68 = fmul contract float %66, %67
  %69 = load ptr, ptr %13, align 8
  %70 = load i32, ptr %21, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds %struct.kValues, ptr %69, i64 %71
  %73 = getelementptr inbounds nuw %struct.kValues, ptr %72, i32 0, i32 1
  %74 = load float, ptr %73, align 4
  %75 = load float, ptr %18, align 4
  %76 = fmul contract float %74, %75
  %77 = fadd contract float %68, %76
  %78 = load ptr, ptr %13, align 8
  %79 = load i32, ptr %21, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds %struct.kValues, ptr %78, i64 %80
  %82 = getelementptr inbounds nuw %struct.kValues, ptr %81, i32 0, i32 2
  %83 = load float, ptr %82, align 4
  %84 = load float, ptr %19, align 4
  %85 = fmul contract float %83, %84
  %86 = fadd contract float %77, %85
  %87 = fmul contract float 0x401921FB60000000, %86
  store float %87, ptr %22, align 4
  %88 = load ptr, ptr %13, align 8
  %89 = load i32, ptr %21, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds %struct.kValues, ptr %88, i64 %90
  %92 = getelementptr inbounds nuw %struct.kValues, ptr %91, i32 0, i32 3
  %93 = load float, ptr %92, align 4
  %94 = load float, ptr %22, align 4
  store float %94, ptr %8, align 4
  %95 = load float, ptr %8, align 4
  %96 = fmul float %95, 0x3FE45F3060000000
  %97 = call i32 @llvm.nvvm.f2i.rn(float %96) #6
  %98 = sitofp i32 %97 to float
  %99 = call float @llvm.nvvm.fma.rn.f(float %98, float 0xBFF921FB40000000, float %95) #6
  %100 = call float @llvm.nvvm.fma.rn.f(float %98, float 0xBE74442D00000000, float %99) #6
  %101 = call float @llvm.nvvm.fma.rn.f(float %98, float 0xBCF84698A0000000, float %100) #6
  %102 = call float @llvm.nvvm.fabs.f32(float %95)
  %103 = fcmp oge float %102, 1.056150e+05
  br i1 %103, label %104, label %199

104:                                              ; preds = %60
  %105 = call float @llvm.nvvm.fabs.f32(float %95)
  %106 = fcmp oeq float %105, 0x7FF0000000000000
  %107 = select i1 %106, i32 1, i32 0
  br i1 %106, label %108, label %110

108:                                              ; preds = %104
  %109 = call float @llvm.nvvm.mul.rn.f(float %95, float 0.000000e+00) #6
  br label %196

110:                                              ; preds = %104
  %111 = bitcast float %95 to i32
  %112 = and i32 %111, -2147483648
  %113 = lshr i32 %111, 23
  %114 = and i32 %113, 255
  %115 = sub i32 %114, 128
  %116 = shl i32 %111, 8
  %117 = or i32 %116, -2147483648
  %118 = lshr i32 %115, 5
  %119 = sub i32 4, %118
  br label %120

120:                                              ; preds = %124, %110
  %121 = phi i32 [ 0, %110 ], [ %130, %124 ]
  %122 = phi i32 [ 0, %110 ], [ %135, %124 ]
  %123 = icmp slt i32 %122, 6
  br i1 %123, label %124, label %136

124:                                              ; preds = %120
  %125 = sext i32 %122 to i64
  %126 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %125
  %127 = load i32, ptr addrspace(1) %126, align 4
  %128 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %127, i32 %117, i32 %121) #7, !srcloc !9
  %129 = extractvalue { i32, i32 } %128, 0
  %130 = extractvalue { i32, i32 } %128, 1
  %131 = insertvalue %struct.uint2 undef, i32 %129, 0
  %132 = insertvalue %struct.uint2 %131, i32 %130, 1
  %133 = sext i32 %122 to i64
  %134 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %133
  store i32 %129, ptr %134, align 4
  %135 = add nsw i32 %122, 1
  br label %120, !llvm.loop !10

136:                                              ; preds = %120
  %137 = sext i32 %122 to i64
  %138 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %137
  store i32 %121, ptr %138, align 4
  %139 = and i32 %115, 31
  %140 = add i32 %119, 2
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = add i32 %119, 1
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %145
  %147 = load i32, ptr %146, align 4
  %148 = icmp ne i32 %139, 0
  br i1 %148, label %149, label %160

149:                                              ; preds = %136
  %150 = sub i32 32, %139
  %151 = shl i32 %143, %139
  %152 = lshr i32 %147, %150
  %153 = add i32 %151, %152
  %154 = shl i32 %147, %139
  %155 = sext i32 %119 to i64
  %156 = getelementptr inbounds [7 x i32], ptr %5, i64 0, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = lshr i32 %157, %150
  %159 = add i32 %154, %158
  br label %160

160:                                              ; preds = %149, %136
  %161 = phi i32 [ %153, %149 ], [ %143, %136 ]
  %162 = phi i32 [ %159, %149 ], [ %147, %136 ]
  %163 = lshr i32 %161, 30
  %164 = shl i32 %161, 2
  %165 = lshr i32 %162, 30
  %166 = add i32 %164, %165
  %167 = shl i32 %162, 2
  %168 = lshr i32 %166, 31
  %169 = add i32 %163, %168
  %170 = icmp ne i32 %112, 0
  br i1 %170, label %171, label %173

171:                                              ; preds = %160
  %172 = sub i32 0, %169
  br label %173

173:                                              ; preds = %171, %160
  %174 = phi i32 [ %172, %171 ], [ %169, %160 ]
  %175 = icmp ne i32 %168, 0
  br i1 %175, label %176, label %180

176:                                              ; preds = %173
  %177 = xor i32 %166, -1
  %178 = xor i32 %167, -1
  %179 = xor i32 %112, -2147483648
  br label %180

180:                                              ; preds = %176, %173
  %181 = phi i32 [ %179, %176 ], [ %112, %173 ]
  %182 = phi i32 [ %177, %176 ], [ %166, %173 ]
  %183 = phi i32 [ %178, %176 ], [ %167, %173 ]
  %184 = zext i32 %182 to i64
  %185 = shl i64 %184, 32
  %186 = zext i32 %183 to i64
  %187 = or i64 %185, %186
  %188 = sitofp i64 %187 to double
  %189 = fmul double %188, 0x3BF921FB54442D19
  %190 = fptrunc double %189 to float
  %191 = icmp ne i32 %181, 0
  br i1 %191, label %192, label %194

192:                                              ; preds = %180
  %193 = fsub float -0.000000e+00, %190
  br label %194

194:                                              ; preds = %192, %180
  %195 = phi float [ %193, %192 ], [ %190, %180 ]
  br label %196

196:                                              ; preds = %194, %108
  %197 = phi i32 [ 0, %108 ], [ %174, %194 ]
  %198 = phi float [ %109, %108 ], [ %195, %194 ]
  br label %199

199:                                              ; preds = %196, %60
  %200 = phi i32 [ %197, %196 ], [ %97, %60 ]
  %201 = phi float [ %198, %196 ], [ %101, %60 ]
  %202 = add i32 %200, 1
  %203 = call float @llvm.nvvm.mul.rn.f(float %201, float %201) #6
  %204 = and i32 %202, 1
  %205 = icmp ne i32 %204, 0
  br i1 %205, label %206, label %207

206:                                              ; preds = %199
  br label %208

207:                                              ; preds = %199
  br label %208

208:                                              ; preds = %207, %206
  %209 = phi float [ 1.000000e+00, %206 ], [ %201, %207 ]
  %210 = call float @llvm.nvvm.fma.rn.f(float %203, float %209, float 0.000000e+00) #6
  %211 = and i32 %202, 1
  %212 = icmp ne i32 %211, 0
  br i1 %212, label %213, label %215

213:                                              ; preds = %208
  %214 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %203, float 0xBF56C0FDA0000000) #6
  br label %216

215:                                              ; preds = %208
  br label %216

216:                                              ; preds = %215, %213
  %217 = phi float [ %214, %213 ], [ 0xBF29A82A60000000, %215 ]
  %218 = and i32 %202, 1
  %219 = icmp ne i32 %218, 0
  %220 = select i1 %219, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %221 = call float @llvm.nvvm.fma.rn.f(float %217, float %203, float %220) #6
  %222 = and i32 %202, 1
  %223 = icmp ne i32 %222, 0
  %224 = select i1 %223, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %225 = call float @llvm.nvvm.fma.rn.f(float %221, float %203, float %224) #6
  %226 = call float @llvm.nvvm.fma.rn.f(float %225, float %210, float %209) #6
  %227 = and i32 %202, 2
  %228 = icmp ne i32 %227, 0
  br i1 %228, label %229, label %231

229:                                              ; preds = %216
  %230 = call float @llvm.nvvm.fma.rn.f(float %226, float -1.000000e+00, float 0.000000e+00) #6
  br label %231

231:                                              ; preds = %216, %229
  %232 = phi float [ %230, %229 ], [ %226, %216 ]
  %233 = fmul contract float %93, %232
  %234 = getelementptr inbounds nuw %struct.float2.0, ptr %20, i32 0, i32 0
  %235 = load float, ptr %234, align 8
  %236 = fadd contract float %235, %233
  store float %236, ptr %234, align 8
  %237 = load ptr, ptr %13, align 8
  %238 = load i32, ptr %21, align 4
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds %struct.kValues, ptr %237, i64 %239
  %241 = getelementptr inbounds nuw %struct.kValues, ptr %240, i32 0, i32 3
  %242 = load float, ptr %241, align 4
  %243 = load float, ptr %22, align 4
  store float %243, ptr %7, align 4
  %244 = load float, ptr %7, align 4
  %245 = fmul float %244, 0x3FE45F3060000000
  %246 = call i32 @llvm.nvvm.f2i.rn(float %245) #6
  %247 = sitofp i32 %246 to float
  %248 = call float @llvm.nvvm.fma.rn.f(float %247, float 0xBFF921FB40000000, float %244) #6
  %249 = call float @llvm.nvvm.fma.rn.f(float %247, float 0xBE74442D00000000, float %248) #6
  %250 = call float @llvm.nvvm.fma.rn.f(float %247, float 0xBCF84698A0000000, float %249) #6
  %251 = call float @llvm.nvvm.fabs.f32(float %244)
  %252 = fcmp oge float %251, 1.056150e+05
  br i1 %252, label %253, label %348

253:                                              ; preds = %231
  %254 = call float @llvm.nvvm.fabs.f32(float %244)
  %255 = fcmp oeq float %254, 0x7FF0000000000000
  %256 = select i1 %255, i32 1, i32 0
  br i1 %255, label %257, label %259

257:                                              ; preds = %253
  %258 = call float @llvm.nvvm.mul.rn.f(float %244, float 0.000000e+00) #6
  br label %345

259:                                              ; preds = %253
  %260 = bitcast float %244 to i32
  %261 = and i32 %260, -2147483648
  %262 = lshr i32 %260, 23
  %263 = and i32 %262, 255
  %264 = sub i32 %263, 128
  %265 = shl i32 %260, 8
  %266 = or i32 %265, -2147483648
  %267 = lshr i32 %264, 5
  %268 = sub i32 4, %267
  br label %269

269:                                              ; preds = %273, %259
  %270 = phi i32 [ 0, %259 ], [ %279, %273 ]
  %271 = phi i32 [ 0, %259 ], [ %284, %273 ]
  %272 = icmp slt i32 %271, 6
  br i1 %272, label %273, label %285

273:                                              ; preds = %269
  %274 = sext i32 %271 to i64
  %275 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %274
  %276 = load i32, ptr addrspace(1) %275, align 4
  %277 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %276, i32 %266, i32 %270) #7, !srcloc !9
  %278 = extractvalue { i32, i32 } %277, 0
  %279 = extractvalue { i32, i32 } %277, 1
  %280 = insertvalue %struct.uint2 undef, i32 %278, 0
  %281 = insertvalue %struct.uint2 %280, i32 %279, 1
  %282 = sext i32 %271 to i64
  %283 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %282
  store i32 %278, ptr %283, align 4
  %284 = add nsw i32 %271, 1
  br label %269, !llvm.loop !10

285:                                              ; preds = %269
  %286 = sext i32 %271 to i64
  %287 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %286
  store i32 %270, ptr %287, align 4
  %288 = and i32 %264, 31
  %289 = add i32 %268, 2
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %290
  %292 = load i32, ptr %291, align 4
  %293 = add i32 %268, 1
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %294
  %296 = load i32, ptr %295, align 4
  %297 = icmp ne i32 %288, 0
  br i1 %297, label %298, label %309

298:                                              ; preds = %285
  %299 = sub i32 32, %288
  %300 = shl i32 %292, %288
  %301 = lshr i32 %296, %299
  %302 = add i32 %300, %301
  %303 = shl i32 %296, %288
  %304 = sext i32 %268 to i64
  %305 = getelementptr inbounds [7 x i32], ptr %6, i64 0, i64 %304
  %306 = load i32, ptr %305, align 4
  %307 = lshr i32 %306, %299
  %308 = add i32 %303, %307
  br label %309

309:                                              ; preds = %298, %285
  %310 = phi i32 [ %302, %298 ], [ %292, %285 ]
  %311 = phi i32 [ %308, %298 ], [ %296, %285 ]
  %312 = lshr i32 %310, 30
  %313 = shl i32 %310, 2
  %314 = lshr i32 %311, 30
  %315 = add i32 %313, %314
  %316 = shl i32 %311, 2
  %317 = lshr i32 %315, 31
  %318 = add i32 %312, %317
  %319 = icmp ne i32 %261, 0
  br i1 %319, label %320, label %322

320:                                              ; preds = %309
  %321 = sub i32 0, %318
  br label %322

322:                                              ; preds = %320, %309
  %323 = phi i32 [ %321, %320 ], [ %318, %309 ]
  %324 = icmp ne i32 %317, 0
  br i1 %324, label %325, label %329

325:                                              ; preds = %322
  %326 = xor i32 %315, -1
  %327 = xor i32 %316, -1
  %328 = xor i32 %261, -2147483648
  br label %329

329:                                              ; preds = %325, %322
  %330 = phi i32 [ %328, %325 ], [ %261, %322 ]
  %331 = phi i32 [ %326, %325 ], [ %315, %322 ]
  %332 = phi i32 [ %327, %325 ], [ %316, %322 ]
  %333 = zext i32 %331 to i64
  %334 = shl i64 %333, 32
  %335 = zext i32 %332 to i64
  %336 = or i64 %334, %335
  %337 = sitofp i64 %336 to double
  %338 = fmul double %337, 0x3BF921FB54442D19
  %339 = fptrunc double %338 to float
  %340 = icmp ne i32 %330, 0
  br i1 %340, label %341, label %343

341:                                              ; preds = %329
  %342 = fsub float -0.000000e+00, %339
  br label %343

343:                                              ; preds = %341, %329
  %344 = phi float [ %342, %341 ], [ %339, %329 ]
  br label %345

345:                                              ; preds = %343, %257
  %346 = phi i32 [ 0, %257 ], [ %323, %343 ]
  %347 = phi float [ %258, %257 ], [ %344, %343 ]
  br label %348

348:                                              ; preds = %345, %231
  %349 = phi i32 [ %346, %345 ], [ %246, %231 ]
  %350 = phi float [ %347, %345 ], [ %250, %231 ]
  %351 = call float @llvm.nvvm.mul.rn.f(float %350, float %350) #6
  %352 = and i32 %349, 1
  %353 = icmp ne i32 %352, 0
  br i1 %353, label %354, label %355

354:                                              ; preds = %348
  br label %356

355:                                              ; preds = %348
  br label %356

356:                                              ; preds = %355, %354
  %357 = phi float [ 1.000000e+00, %354 ], [ %350, %355 ]
  %358 = call float @llvm.nvvm.fma.rn.f(float %351, float %357, float 0.000000e+00) #6
  %359 = and i32 %349, 1
  %360 = icmp ne i32 %359, 0
  br i1 %360, label %361, label %363

361:                                              ; preds = %356
  %362 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %351, float 0xBF56C0FDA0000000) #6
  br label %364

363:                                              ; preds = %356
  br label %364

364:                                              ; preds = %363, %361
  %365 = phi float [ %362, %361 ], [ 0xBF29A82A60000000, %363 ]
  %366 = and i32 %349, 1
  %367 = icmp ne i32 %366, 0
  %368 = select i1 %367, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %369 = call float @llvm.nvvm.fma.rn.f(float %365, float %351, float %368) #6
  %370 = and i32 %349, 1
  %371 = icmp ne i32 %370, 0
  %372 = select i1 %371, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %373 = call float @llvm.nvvm.fma.rn.f(float %369, float %351, float %372) #6
  %374 = call float @llvm.nvvm.fma.rn.f(float %373, float %358, float %357) #6
  %375 = and i32 %349, 2
  %376 = icmp ne i32 %375, 0
  br i1 %376, label %377, label %379

377:                                              ; preds = %364
  %378 = call float @llvm.nvvm.fma.rn.f(float %374, float -1.000000e+00, float 0.000000e+00) #6
  br label %379

379:                                              ; preds = %364, %377
  %380 = phi float [ %378, %377 ], [ %374, %364 ]
  %381 = fmul contract float %242, %380
  %382 = getelementptr inbounds nuw %struct.float2.0, ptr %20, i32 0, i32 1
  %383 = load float, ptr %382, align 4
  %384 = fadd contract float %383, %381
  store float %384, ptr %382, align 4
  br label %385

385:                                              ; preds = %379
  %386 = load i32, ptr %21, align 4
  %387 = add nsw i32 %386, 1
  store i32 %387, ptr %21, align 4
  br label %56, !llvm.loop !12

388:                                              ; preds = %56
  %389 = load ptr, ptr %15, align 8
  %390 = load i32, ptr %16, align 4
  %391 = sext i32 %390 to i64
  %392 = getelementptr inbounds %struct.float2.0, ptr %389, i64 %391
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %392, ptr align 8 %20, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @coulomb_cutoff(ptr noundef %0, i32 noundef %1, ptr noundef %2, float noundef %3, float noundef %4) #3 {
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store float %3, ptr %10, align 4
  store float %4, ptr %11, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %12, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %34 = add i32 %32, %33
  store i32 %34, ptr %13, align 4
  %35 = load i32, ptr %12, align 4
  %36 = sitofp i32 %35 to float
  %37 = load float, ptr %10, align 4
  %38 = fmul contract float %36, %37
  store float %38, ptr %14, align 4
  %39 = load i32, ptr %13, align 4
  %40 = sitofp i32 %39 to float
  %41 = load float, ptr %10, align 4
  %42 = fmul contract float %40, %41
  store float %42, ptr %15, align 4
  %43 = load float, ptr %11, align 4
  %44 = load float, ptr %11, align 4
  %45 = fmul contract float %43, %44
  store float %45, ptr %16, align 4
  %46 = load float, ptr %16, align 4
  %47 = fdiv contract float 1.000000e+00, %46
  store float %47, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %48

48:                                               ; preds = %114, %5
  %49 = load i32, ptr %19, align 4
  %50 = load i32, ptr %8, align 4
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %117

52:                                               ; preds = %48
  %53 = load float, ptr %14, align 4
  %54 = load ptr, ptr %7, align 8
  %55 = load i32, ptr %19, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.float4, ptr %54, i64 %56
  %58 = getelementptr inbounds nuw %struct.float4, ptr %57, i32 0, i32 0
  %59 = load float, ptr %58, align 16
  %60 = fsub contract float %53, %59
  store float %60, ptr %20, align 4
  %61 = load float, ptr %15, align 4
  %62 = load ptr, ptr %7, align 8
  %63 = load i32, ptr %19, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.float4, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw %struct.float4, ptr %65, i32 0, i32 1
  %67 = load float, ptr %66, align 4
  %68 = fsub contract float %61, %67
  store float %68, ptr %21, align 4
  %69 = load ptr, ptr %7, align 8
  %70 = load i32, ptr %19, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds %struct.float4, ptr %69, i64 %71
  %73 = getelementptr inbounds nuw %struct.float4, ptr %72, i32 0, i32 2
  %74 = load float, ptr %73, align 8
  store float %74, ptr %22, align 4
  %75 = load float, ptr %20, align 4
  %76 = load float, ptr %20, align 4
  %77 = fmul contract float %75, %76
  %78 = load float, ptr %21, align 4
  %79 = load float, ptr %21, align 4
  %80 = fmul contract float %78, %79
  %81 = fadd contract float %77, %80
  %82 = load float, ptr %22, align 4
  %83 = load float, ptr %22, align 4
  %84 = fmul contract float %82, %83
  %85 = fadd contract float %81, %84
  store float %85, ptr %23, align 4
  %86 = load float, ptr %23, align 4
  %87 = load float, ptr %16, align 4
  %88 = fcmp contract olt float %86, %87
  br i1 %88, label %89, label %113

89:                                               ; preds = %52
  %90 = load float, ptr %23, align 4
  %91 = fcmp contract ogt float %90, 0x3EB0C6F7A0000000
  br i1 %91, label %92, label %113

92:                                               ; preds = %89
  %93 = load float, ptr %23, align 4
  %94 = load float, ptr %17, align 4
  %95 = fmul contract float %93, %94
  %96 = fsub contract float 1.000000e+00, %95
  store float %96, ptr %24, align 4
  %97 = load ptr, ptr %7, align 8
  %98 = load i32, ptr %19, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.float4, ptr %97, i64 %99
  %101 = getelementptr inbounds nuw %struct.float4, ptr %100, i32 0, i32 3
  %102 = load float, ptr %101, align 4
  %103 = load float, ptr %23, align 4
  store float %103, ptr %6, align 4
  %104 = load float, ptr %6, align 4
  %105 = call float @llvm.nvvm.rsqrt.approx.f(float %104)
  %106 = fmul contract float %102, %105
  %107 = load float, ptr %24, align 4
  %108 = fmul contract float %106, %107
  %109 = load float, ptr %24, align 4
  %110 = fmul contract float %108, %109
  %111 = load float, ptr %18, align 4
  %112 = fadd contract float %111, %110
  store float %112, ptr %18, align 4
  br label %113

113:                                              ; preds = %92, %89, %52
  br label %114

114:                                              ; preds = %113
  %115 = load i32, ptr %19, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %19, align 4
  br label %48, !llvm.loop !13

117:                                              ; preds = %48
  %118 = load float, ptr %18, align 4
  %119 = load ptr, ptr %9, align 8
  %120 = load i32, ptr %13, align 4
  %121 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %122 = mul i32 %120, %121
  %123 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %124 = mul i32 %122, %123
  %125 = load i32, ptr %12, align 4
  %126 = add i32 %124, %125
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw float, ptr %119, i64 %127
  store float %118, ptr %128, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @angular_bins(ptr noundef %0, ptr noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.float3, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.float3, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = icmp ult i32 %24, 8
  br i1 %25, label %26, label %30

26:                                               ; preds = %3
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 0, i64 %28
  store i32 0, ptr %29, align 4
  br label %30

30:                                               ; preds = %26, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = load ptr, ptr %14, align 8
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw %struct.float3, ptr %31, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %34, i64 12, i1 false)
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = add i32 %35, 1
  store i32 %36, ptr %18, align 4
  br label %37

37:                                               ; preds = %95, %30
  %38 = load i32, ptr %18, align 4
  %39 = load i32, ptr %16, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %98

41:                                               ; preds = %37
  %42 = load ptr, ptr %14, align 8
  %43 = load i32, ptr %18, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.float3, ptr %42, i64 %44
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %45, i64 12, i1 false)
  %46 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 0
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.float3, ptr %19, i32 0, i32 0
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 1
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw %struct.float3, ptr %19, i32 0, i32 1
  %53 = load float, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 2
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.float3, ptr %19, i32 0, i32 2
  %57 = load float, ptr %56, align 4
  %58 = fmul contract float %55, %57
  store float %51, ptr %8, align 4
  store float %53, ptr %9, align 4
  store float %58, ptr %10, align 4
  %59 = load float, ptr %8, align 4
  %60 = load float, ptr %9, align 4
  %61 = load float, ptr %10, align 4
  %62 = call float @llvm.nvvm.fma.rn.f(float %59, float %60, float %61) #6
  store float %47, ptr %11, align 4
  store float %49, ptr %12, align 4
  store float %62, ptr %13, align 4
  %63 = load float, ptr %11, align 4
  %64 = load float, ptr %12, align 4
  %65 = load float, ptr %13, align 4
  %66 = call float @llvm.nvvm.fma.rn.f(float %63, float %64, float %65) #6
  store float %66, ptr %20, align 4
  store i32 0, ptr %21, align 4
  store i32 7, ptr %22, align 4
  br label %67

67:                                               ; preds = %87, %41
  %68 = load i32, ptr %21, align 4
  %69 = load i32, ptr %22, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %88

71:                                               ; preds = %67
  %72 = load i32, ptr %21, align 4
  %73 = load i32, ptr %22, align 4
  %74 = add nsw i32 %72, %73
  %75 = sdiv i32 %74, 2
  store i32 %75, ptr %23, align 4
  %76 = load float, ptr %20, align 4
  %77 = load i32, ptr %23, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [7 x float], ptr addrspacecast (ptr addrspace(4) @bin_edges to ptr), i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fcmp contract oge float %76, %80
  br i1 %81, label %82, label %84

82:                                               ; preds = %71
  %83 = load i32, ptr %23, align 4
  store i32 %83, ptr %22, align 4
  br label %87

84:                                               ; preds = %71
  %85 = load i32, ptr %23, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %21, align 4
  br label %87

87:                                               ; preds = %84, %82
  br label %67, !llvm.loop !14

88:                                               ; preds = %67
  %89 = load i32, ptr %21, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 0, i64 %90
  store ptr %91, ptr %4, align 8
  store i32 1, ptr %5, align 4
  %92 = load ptr, ptr %4, align 8
  %93 = load i32, ptr %5, align 4
  %94 = atomicrmw add ptr %92, i32 %93 seq_cst, align 4
  br label %95

95:                                               ; preds = %88
  %96 = load i32, ptr %18, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %18, align 4
  br label %37, !llvm.loop !15

98:                                               ; preds = %37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %99 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %100 = icmp ult i32 %99, 8
  br i1 %100, label %101, label %113

101:                                              ; preds = %98
  %102 = load ptr, ptr %15, align 8
  %103 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr %102, i64 %104
  %106 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12angular_binsE5local to ptr), i64 0, i64 %107
  %109 = load i32, ptr %108, align 4
  store ptr %105, ptr %6, align 8
  store i32 %109, ptr %7, align 4
  %110 = load ptr, ptr %6, align 8
  %111 = load i32, ptr %7, align 4
  %112 = atomicrmw add ptr %110, i32 %111 seq_cst, align 4
  br label %113

113:                                              ; preds = %101, %98
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @block_sad(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = mul i32 %24, 16
  store i32 %25, ptr %12, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %27 = mul i32 %26, 16
  store i32 %27, ptr %13, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = and i32 %28, 3
  store i32 %29, ptr %14, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %31 = and i32 %30, 3
  store i32 %31, ptr %15, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = lshr i32 %32, 2
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %35 = lshr i32 %34, 2
  %36 = mul i32 2, %35
  %37 = add i32 %33, %36
  store i32 %37, ptr %16, align 4
  %38 = load i32, ptr %12, align 4
  %39 = load i32, ptr %16, align 4
  %40 = and i32 %39, 1
  %41 = mul nsw i32 %40, 8
  %42 = add nsw i32 %38, %41
  store i32 %42, ptr %17, align 4
  %43 = load i32, ptr %13, align 4
  %44 = load i32, ptr %16, align 4
  %45 = ashr i32 %44, 1
  %46 = mul nsw i32 %45, 8
  %47 = add nsw i32 %43, %46
  store i32 %47, ptr %18, align 4
  store i32 0, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %48

48:                                               ; preds = %106, %5
  %49 = load i32, ptr %20, align 4
  %50 = icmp slt i32 %49, 8
  br i1 %50, label %51, label %109

51:                                               ; preds = %48
  store i32 0, ptr %21, align 4
  br label %52

52:                                               ; preds = %102, %51
  %53 = load i32, ptr %21, align 4
  %54 = icmp slt i32 %53, 8
  br i1 %54, label %55, label %105

55:                                               ; preds = %52
  %56 = load ptr, ptr %8, align 8
  %57 = load i32, ptr %18, align 4
  %58 = load i32, ptr %20, align 4
  %59 = add nsw i32 %57, %58
  %60 = load i32, ptr %11, align 4
  %61 = mul nsw i32 %59, %60
  %62 = load i32, ptr %17, align 4
  %63 = add nsw i32 %61, %62
  %64 = load i32, ptr %21, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %56, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  store i32 %69, ptr %22, align 4
  %70 = load ptr, ptr %7, align 8
  %71 = load i32, ptr %18, align 4
  %72 = load i32, ptr %20, align 4
  %73 = add nsw i32 %71, %72
  %74 = load i32, ptr %15, align 4
  %75 = add nsw i32 %73, %74
  %76 = load i32, ptr %10, align 4
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %17, align 4
  %79 = add nsw i32 %77, %78
  %80 = load i32, ptr %21, align 4
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %14, align 4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i8, ptr %70, i64 %84
  %86 = load i8, ptr %85, align 1
  %87 = zext i8 %86 to i32
  store i32 %87, ptr %23, align 4
  %88 = load i32, ptr %22, align 4
  %89 = load i32, ptr %23, align 4
  %90 = sub nsw i32 %88, %89
  store i32 %90, ptr %6, align 4
  %91 = load i32, ptr %6, align 4
  %92 = icmp slt i32 %91, 0
  br i1 %92, label %93, label %96

93:                                               ; preds = %55
  %94 = load i32, ptr %6, align 4
  %95 = sub nsw i32 0, %94
  br label %98

96:                                               ; preds = %55
  %97 = load i32, ptr %6, align 4
  br label %98

98:                                               ; preds = %93, %96
  %99 = phi i32 [ %95, %93 ], [ %97, %96 ]
  %100 = load i32, ptr %19, align 4
  %101 = add i32 %100, %99
  store i32 %101, ptr %19, align 4
  br label %102

102:                                              ; preds = %98
  %103 = load i32, ptr %21, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %21, align 4
  br label %52, !llvm.loop !16

105:                                              ; preds = %52
  br label %106

106:                                              ; preds = %105
  %107 = load i32, ptr %20, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %20, align 4
  br label %48, !llvm.loop !17

109:                                              ; preds = %48
  %110 = load i32, ptr %19, align 4
  %111 = trunc i32 %110 to i16
  %112 = load ptr, ptr %9, align 8
  %113 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %114 = mul i32 %113, 2
  %115 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %116 = add i32 %114, %115
  %117 = mul i32 %116, 64
  %118 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %119 = mul i32 %118, 8
  %120 = add i32 %117, %119
  %121 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %122 = add i32 %120, %121
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i16, ptr %112, i64 %123
  store i16 %111, ptr %124, align 2
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn.ftz(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3, !4}
!nvvmir.version = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{i32 2, i32 0}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = !{i32 33416, i32 33420, i32 33465, i32 33510}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.count", i32 1}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
