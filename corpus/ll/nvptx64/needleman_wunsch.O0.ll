; ModuleID = 'corpus/opencl/needleman_wunsch.cl'
source_filename = "corpus/opencl/needleman_wunsch.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@nw_upper.temp = internal addrspace(3) global [289 x i32] undef, align 4
@nw_upper.ref = internal addrspace(3) global [256 x i32] undef, align 4
@nw_lower.temp = internal addrspace(3) global [289 x i32] undef, align 4
@nw_lower.ref = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @nw_upper(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_nw_upper(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, i32 noundef %13, i32 noundef %14, i32 noundef %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_nw_upper(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %12 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %11, align 4
  %14 = load ptr addrspace(1), ptr %6, align 8
  %15 = load ptr addrspace(1), ptr %7, align 8
  %16 = load i32, ptr %8, align 4
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %11, align 4
  %19 = load i32, ptr %10, align 4
  %20 = sub nsw i32 %19, 1
  %21 = load i32, ptr %11, align 4
  %22 = sub nsw i32 %20, %21
  call void @tile(ptr addrspace(1) noundef %14, ptr addrspace(1) noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %22, ptr addrspace(3) noundef @nw_upper.temp, ptr addrspace(3) noundef @nw_upper.ref) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @nw_lower(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load i32, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_nw_lower(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, i32 noundef %13, i32 noundef %14, i32 noundef %15) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_nw_lower(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %12 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %13 = add i64 %12, 1
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %11, align 4
  %15 = load ptr addrspace(1), ptr %6, align 8
  %16 = load ptr addrspace(1), ptr %7, align 8
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %10, align 4
  %21 = load i32, ptr %11, align 4
  %22 = sub nsw i32 %20, %21
  call void @tile(ptr addrspace(1) noundef %15, ptr addrspace(1) noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %22, ptr addrspace(3) noundef @nw_lower.temp, ptr addrspace(3) noundef @nw_lower.ref) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @tile(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr addrspace(3) noundef %6, ptr addrspace(3) noundef %7) #1 {
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr addrspace(3), align 8
  %16 = alloca ptr addrspace(3), align 8
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
  %29 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store ptr addrspace(3) %6, ptr %15, align 8
  store ptr addrspace(3) %7, ptr %16, align 8
  %30 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %17, align 4
  %32 = load i32, ptr %11, align 4
  %33 = mul nsw i32 %32, 16
  %34 = load i32, ptr %14, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %13, align 4
  %37 = mul nsw i32 16, %36
  %38 = add nsw i32 %35, %37
  store i32 %38, ptr %18, align 4
  %39 = load i32, ptr %18, align 4
  %40 = load i32, ptr %17, align 4
  %41 = add nsw i32 %39, %40
  %42 = load i32, ptr %11, align 4
  %43 = add nsw i32 %42, 1
  %44 = add nsw i32 %41, %43
  store i32 %44, ptr %19, align 4
  %45 = load i32, ptr %18, align 4
  %46 = load i32, ptr %17, align 4
  %47 = add nsw i32 %45, %46
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %20, align 4
  %49 = load i32, ptr %18, align 4
  %50 = load i32, ptr %11, align 4
  %51 = add nsw i32 %49, %50
  store i32 %51, ptr %21, align 4
  %52 = load i32, ptr %17, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %62

54:                                               ; preds = %8
  %55 = load ptr addrspace(1), ptr %10, align 8
  %56 = load i32, ptr %18, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 %57
  %59 = load i32, ptr addrspace(1) %58, align 4
  %60 = load ptr addrspace(3), ptr %15, align 8
  %61 = getelementptr inbounds i32, ptr addrspace(3) %60, i64 0
  store i32 %59, ptr addrspace(3) %61, align 4
  br label %62

62:                                               ; preds = %54, %8
  store i32 0, ptr %22, align 4
  br label %63

63:                                               ; preds = %83, %62
  %64 = load i32, ptr %22, align 4
  %65 = icmp slt i32 %64, 16
  br i1 %65, label %66, label %86

66:                                               ; preds = %63
  %67 = load ptr addrspace(1), ptr %9, align 8
  %68 = load i32, ptr %19, align 4
  %69 = load i32, ptr %11, align 4
  %70 = load i32, ptr %22, align 4
  %71 = mul nsw i32 %69, %70
  %72 = add nsw i32 %68, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr addrspace(1) %67, i64 %73
  %75 = load i32, ptr addrspace(1) %74, align 4
  %76 = load ptr addrspace(3), ptr %16, align 8
  %77 = load i32, ptr %22, align 4
  %78 = mul nsw i32 %77, 16
  %79 = load i32, ptr %17, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr addrspace(3) %76, i64 %81
  store i32 %75, ptr addrspace(3) %82, align 4
  br label %83

83:                                               ; preds = %66
  %84 = load i32, ptr %22, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %22, align 4
  br label %63

86:                                               ; preds = %63
  %87 = load ptr addrspace(1), ptr %10, align 8
  %88 = load i32, ptr %21, align 4
  %89 = load i32, ptr %11, align 4
  %90 = load i32, ptr %17, align 4
  %91 = mul nsw i32 %89, %90
  %92 = add nsw i32 %88, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr addrspace(1) %87, i64 %93
  %95 = load i32, ptr addrspace(1) %94, align 4
  %96 = load ptr addrspace(3), ptr %15, align 8
  %97 = load i32, ptr %17, align 4
  %98 = add nsw i32 %97, 1
  %99 = mul nsw i32 %98, 17
  %100 = add nsw i32 %99, 0
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr addrspace(3) %96, i64 %101
  store i32 %95, ptr addrspace(3) %102, align 4
  %103 = load ptr addrspace(1), ptr %10, align 8
  %104 = load i32, ptr %20, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr addrspace(1) %103, i64 %105
  %107 = load i32, ptr addrspace(1) %106, align 4
  %108 = load ptr addrspace(3), ptr %15, align 8
  %109 = load i32, ptr %17, align 4
  %110 = add nsw i32 %109, 1
  %111 = add nsw i32 0, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr addrspace(3) %108, i64 %112
  store i32 %107, ptr addrspace(3) %113, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %23, align 4
  br label %114

114:                                              ; preds = %211, %86
  %115 = load i32, ptr %23, align 4
  %116 = icmp slt i32 %115, 31
  br i1 %116, label %117, label %214

117:                                              ; preds = %114
  %118 = load i32, ptr %23, align 4
  %119 = icmp slt i32 %118, 16
  br i1 %119, label %120, label %123

120:                                              ; preds = %117
  %121 = load i32, ptr %17, align 4
  %122 = add nsw i32 %121, 1
  br label %129

123:                                              ; preds = %117
  %124 = load i32, ptr %17, align 4
  %125 = load i32, ptr %23, align 4
  %126 = add nsw i32 %124, %125
  %127 = sub nsw i32 %126, 16
  %128 = add nsw i32 %127, 2
  br label %129

129:                                              ; preds = %123, %120
  %130 = phi i32 [ %122, %120 ], [ %128, %123 ]
  store i32 %130, ptr %24, align 4
  %131 = load i32, ptr %23, align 4
  %132 = icmp slt i32 %131, 16
  br i1 %132, label %133, label %138

133:                                              ; preds = %129
  %134 = load i32, ptr %23, align 4
  %135 = load i32, ptr %17, align 4
  %136 = sub nsw i32 %134, %135
  %137 = add nsw i32 %136, 1
  br label %141

138:                                              ; preds = %129
  %139 = load i32, ptr %17, align 4
  %140 = sub nsw i32 16, %139
  br label %141

141:                                              ; preds = %138, %133
  %142 = phi i32 [ %137, %133 ], [ %140, %138 ]
  store i32 %142, ptr %25, align 4
  %143 = load i32, ptr %23, align 4
  %144 = icmp slt i32 %143, 16
  br i1 %144, label %145, label %149

145:                                              ; preds = %141
  %146 = load i32, ptr %17, align 4
  %147 = load i32, ptr %23, align 4
  %148 = icmp sle i32 %146, %147
  br i1 %148, label %154, label %210

149:                                              ; preds = %141
  %150 = load i32, ptr %17, align 4
  %151 = load i32, ptr %23, align 4
  %152 = sub nsw i32 30, %151
  %153 = icmp sle i32 %150, %152
  br i1 %153, label %154, label %210

154:                                              ; preds = %149, %145
  %155 = load ptr addrspace(3), ptr %15, align 8
  %156 = load i32, ptr %25, align 4
  %157 = sub nsw i32 %156, 1
  %158 = mul nsw i32 %157, 17
  %159 = load i32, ptr %24, align 4
  %160 = sub nsw i32 %159, 1
  %161 = add nsw i32 %158, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds i32, ptr addrspace(3) %155, i64 %162
  %164 = load i32, ptr addrspace(3) %163, align 4
  %165 = load ptr addrspace(3), ptr %16, align 8
  %166 = load i32, ptr %25, align 4
  %167 = sub nsw i32 %166, 1
  %168 = mul nsw i32 %167, 16
  %169 = load i32, ptr %24, align 4
  %170 = sub nsw i32 %169, 1
  %171 = add nsw i32 %168, %170
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i32, ptr addrspace(3) %165, i64 %172
  %174 = load i32, ptr addrspace(3) %173, align 4
  %175 = add nsw i32 %164, %174
  store i32 %175, ptr %26, align 4
  %176 = load ptr addrspace(3), ptr %15, align 8
  %177 = load i32, ptr %25, align 4
  %178 = mul nsw i32 %177, 17
  %179 = load i32, ptr %24, align 4
  %180 = sub nsw i32 %179, 1
  %181 = add nsw i32 %178, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i32, ptr addrspace(3) %176, i64 %182
  %184 = load i32, ptr addrspace(3) %183, align 4
  %185 = load i32, ptr %12, align 4
  %186 = sub nsw i32 %184, %185
  store i32 %186, ptr %27, align 4
  %187 = load ptr addrspace(3), ptr %15, align 8
  %188 = load i32, ptr %25, align 4
  %189 = sub nsw i32 %188, 1
  %190 = mul nsw i32 %189, 17
  %191 = load i32, ptr %24, align 4
  %192 = add nsw i32 %190, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i32, ptr addrspace(3) %187, i64 %193
  %195 = load i32, ptr addrspace(3) %194, align 4
  %196 = load i32, ptr %12, align 4
  %197 = sub nsw i32 %195, %196
  store i32 %197, ptr %28, align 4
  %198 = load i32, ptr %26, align 4
  %199 = load i32, ptr %27, align 4
  %200 = call i32 @_Z3maxii(i32 noundef %198, i32 noundef %199) #8
  %201 = load i32, ptr %28, align 4
  %202 = call i32 @_Z3maxii(i32 noundef %200, i32 noundef %201) #8
  %203 = load ptr addrspace(3), ptr %15, align 8
  %204 = load i32, ptr %25, align 4
  %205 = mul nsw i32 %204, 17
  %206 = load i32, ptr %24, align 4
  %207 = add nsw i32 %205, %206
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds i32, ptr addrspace(3) %203, i64 %208
  store i32 %202, ptr addrspace(3) %209, align 4
  br label %210

210:                                              ; preds = %154, %149, %145
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %211

211:                                              ; preds = %210
  %212 = load i32, ptr %23, align 4
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %23, align 4
  br label %114

214:                                              ; preds = %114
  store i32 0, ptr %29, align 4
  br label %215

215:                                              ; preds = %237, %214
  %216 = load i32, ptr %29, align 4
  %217 = icmp slt i32 %216, 16
  br i1 %217, label %218, label %240

218:                                              ; preds = %215
  %219 = load ptr addrspace(3), ptr %15, align 8
  %220 = load i32, ptr %29, align 4
  %221 = add nsw i32 %220, 1
  %222 = mul nsw i32 %221, 17
  %223 = load i32, ptr %17, align 4
  %224 = add nsw i32 %223, 1
  %225 = add nsw i32 %222, %224
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds i32, ptr addrspace(3) %219, i64 %226
  %228 = load i32, ptr addrspace(3) %227, align 4
  %229 = load ptr addrspace(1), ptr %10, align 8
  %230 = load i32, ptr %19, align 4
  %231 = load i32, ptr %11, align 4
  %232 = load i32, ptr %29, align 4
  %233 = mul nsw i32 %231, %232
  %234 = add nsw i32 %230, %233
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds i32, ptr addrspace(1) %229, i64 %235
  store i32 %228, ptr addrspace(1) %236, align 4
  br label %237

237:                                              ; preds = %218
  %238 = load i32, ptr %29, align 4
  %239 = add nsw i32 %238, 1
  store i32 %239, ptr %29, align 4
  br label %215

240:                                              ; preds = %215
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #2 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #4 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #4 {
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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z3maxii(i32 noundef %0, i32 noundef %1) #4 {
  %3 = tail call noundef i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int*", !"int*", !"int", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !""}
