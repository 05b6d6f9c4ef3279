; ModuleID = 'corpus/opencl/pathfinder.cl'
source_filename = "corpus/opencl/pathfinder.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dynproc(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr addrspace(3) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr addrspace(3), align 8
  %18 = alloca ptr addrspace(3), align 8
  store i32 %0, ptr %10, align 4
  store ptr addrspace(1) %1, ptr %11, align 8
  store ptr addrspace(1) %2, ptr %12, align 8
  store ptr addrspace(1) %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  store ptr addrspace(3) %7, ptr %17, align 8
  store ptr addrspace(3) %8, ptr %18, align 8
  %19 = load i32, ptr %10, align 4
  %20 = load ptr addrspace(1), ptr %11, align 8
  %21 = load ptr addrspace(1), ptr %12, align 8
  %22 = load ptr addrspace(1), ptr %13, align 8
  %23 = load i32, ptr %14, align 4
  %24 = load i32, ptr %15, align 4
  %25 = load i32, ptr %16, align 4
  %26 = load ptr addrspace(3), ptr %17, align 8
  %27 = load ptr addrspace(3), ptr %18, align 8
  call void @__clang_ocl_kern_imp_dynproc(i32 noundef %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21, ptr addrspace(1) noundef align 4 %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, ptr addrspace(3) noundef align 4 %26, ptr addrspace(3) noundef align 4 %27) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_dynproc(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr addrspace(3) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr addrspace(3), align 8
  %18 = alloca ptr addrspace(3), align 8
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
  %30 = alloca i8, align 1
  %31 = alloca i8, align 1
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store ptr addrspace(1) %1, ptr %11, align 8
  store ptr addrspace(1) %2, ptr %12, align 8
  store ptr addrspace(1) %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  store i32 %6, ptr %16, align 4
  store ptr addrspace(3) %7, ptr %17, align 8
  store ptr addrspace(3) %8, ptr %18, align 8
  %34 = call i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %19, align 4
  %36 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr %20, align 4
  %38 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr %21, align 4
  %40 = load i32, ptr %19, align 4
  %41 = load i32, ptr %10, align 4
  %42 = mul nsw i32 %41, 2
  %43 = sub nsw i32 %40, %42
  store i32 %43, ptr %22, align 4
  %44 = load i32, ptr %22, align 4
  %45 = load i32, ptr %20, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %16, align 4
  %48 = sub nsw i32 %46, %47
  store i32 %48, ptr %23, align 4
  %49 = load i32, ptr %23, align 4
  %50 = load i32, ptr %19, align 4
  %51 = add nsw i32 %49, %50
  %52 = sub nsw i32 %51, 1
  store i32 %52, ptr %24, align 4
  %53 = load i32, ptr %23, align 4
  %54 = load i32, ptr %21, align 4
  %55 = add nsw i32 %53, %54
  store i32 %55, ptr %25, align 4
  %56 = load i32, ptr %23, align 4
  %57 = icmp slt i32 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %9
  %59 = load i32, ptr %23, align 4
  %60 = sub nsw i32 0, %59
  br label %62

61:                                               ; preds = %9
  br label %62

62:                                               ; preds = %61, %58
  %63 = phi i32 [ %60, %58 ], [ 0, %61 ]
  store i32 %63, ptr %26, align 4
  %64 = load i32, ptr %24, align 4
  %65 = load i32, ptr %14, align 4
  %66 = sub nsw i32 %65, 1
  %67 = icmp sgt i32 %64, %66
  br i1 %67, label %68, label %76

68:                                               ; preds = %62
  %69 = load i32, ptr %19, align 4
  %70 = sub nsw i32 %69, 1
  %71 = load i32, ptr %24, align 4
  %72 = load i32, ptr %14, align 4
  %73 = sub nsw i32 %71, %72
  %74 = add nsw i32 %73, 1
  %75 = sub nsw i32 %70, %74
  br label %79

76:                                               ; preds = %62
  %77 = load i32, ptr %19, align 4
  %78 = sub nsw i32 %77, 1
  br label %79

79:                                               ; preds = %76, %68
  %80 = phi i32 [ %75, %68 ], [ %78, %76 ]
  store i32 %80, ptr %27, align 4
  %81 = load i32, ptr %21, align 4
  %82 = sub nsw i32 %81, 1
  store i32 %82, ptr %28, align 4
  %83 = load i32, ptr %21, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %29, align 4
  %85 = load i32, ptr %28, align 4
  %86 = load i32, ptr %26, align 4
  %87 = icmp slt i32 %85, %86
  br i1 %87, label %88, label %90

88:                                               ; preds = %79
  %89 = load i32, ptr %26, align 4
  br label %92

90:                                               ; preds = %79
  %91 = load i32, ptr %28, align 4
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i32 [ %89, %88 ], [ %91, %90 ]
  store i32 %93, ptr %28, align 4
  %94 = load i32, ptr %29, align 4
  %95 = load i32, ptr %27, align 4
  %96 = icmp sgt i32 %94, %95
  br i1 %96, label %97, label %99

97:                                               ; preds = %92
  %98 = load i32, ptr %27, align 4
  br label %101

99:                                               ; preds = %92
  %100 = load i32, ptr %29, align 4
  br label %101

101:                                              ; preds = %99, %97
  %102 = phi i32 [ %98, %97 ], [ %100, %99 ]
  store i32 %102, ptr %29, align 4
  %103 = load i32, ptr %21, align 4
  %104 = load i32, ptr %26, align 4
  %105 = icmp sge i32 %103, %104
  br i1 %105, label %106, label %110

106:                                              ; preds = %101
  %107 = load i32, ptr %21, align 4
  %108 = load i32, ptr %27, align 4
  %109 = icmp sle i32 %107, %108
  br label %110

110:                                              ; preds = %106, %101
  %111 = phi i1 [ false, %101 ], [ %109, %106 ]
  %112 = zext i1 %111 to i8
  store i8 %112, ptr %30, align 1
  %113 = load i32, ptr %25, align 4
  %114 = icmp sge i32 %113, 0
  br i1 %114, label %115, label %126

115:                                              ; preds = %110
  %116 = load i32, ptr %25, align 4
  %117 = load i32, ptr %14, align 4
  %118 = sub nsw i32 %117, 1
  %119 = icmp sle i32 %116, %118
  br i1 %119, label %120, label %126

120:                                              ; preds = %115
  %121 = load ptr addrspace(1), ptr %12, align 8
  %122 = load i32, ptr %25, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i32, ptr addrspace(1) %121, i64 %123
  %125 = load i32, ptr addrspace(1) %124, align 4
  br label %127

126:                                              ; preds = %115, %110
  br label %127

127:                                              ; preds = %126, %120
  %128 = phi i32 [ %125, %120 ], [ 0, %126 ]
  %129 = load ptr addrspace(3), ptr %17, align 8
  %130 = load i32, ptr %21, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr addrspace(3) %129, i64 %131
  store i32 %128, ptr addrspace(3) %132, align 4
  call void @_Z7barrierj(i32 noundef 1) #6
  store i8 0, ptr %31, align 1
  store i32 0, ptr %32, align 4
  br label %133

133:                                              ; preds = %232, %127
  %134 = load i32, ptr %32, align 4
  %135 = load i32, ptr %10, align 4
  %136 = icmp slt i32 %134, %135
  br i1 %136, label %137, label %235

137:                                              ; preds = %133
  store i8 0, ptr %31, align 1
  %138 = load i32, ptr %21, align 4
  %139 = load i32, ptr %32, align 4
  %140 = add nsw i32 %139, 1
  %141 = icmp sge i32 %138, %140
  br i1 %141, label %142, label %212

142:                                              ; preds = %137
  %143 = load i32, ptr %21, align 4
  %144 = load i32, ptr %19, align 4
  %145 = load i32, ptr %32, align 4
  %146 = sub nsw i32 %144, %145
  %147 = sub nsw i32 %146, 2
  %148 = icmp sle i32 %143, %147
  br i1 %148, label %149, label %212

149:                                              ; preds = %142
  %150 = load i8, ptr %30, align 1
  %151 = trunc i8 %150 to i1
  br i1 %151, label %152, label %212

152:                                              ; preds = %149
  store i8 1, ptr %31, align 1
  %153 = load ptr addrspace(3), ptr %17, align 8
  %154 = load i32, ptr %28, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i32, ptr addrspace(3) %153, i64 %155
  %157 = load i32, ptr addrspace(3) %156, align 4
  %158 = load ptr addrspace(3), ptr %17, align 8
  %159 = load i32, ptr %21, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds i32, ptr addrspace(3) %158, i64 %160
  %162 = load i32, ptr addrspace(3) %161, align 4
  %163 = icmp sle i32 %157, %162
  br i1 %163, label %164, label %170

164:                                              ; preds = %152
  %165 = load ptr addrspace(3), ptr %17, align 8
  %166 = load i32, ptr %28, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds i32, ptr addrspace(3) %165, i64 %167
  %169 = load i32, ptr addrspace(3) %168, align 4
  br label %176

170:                                              ; preds = %152
  %171 = load ptr addrspace(3), ptr %17, align 8
  %172 = load i32, ptr %21, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i32, ptr addrspace(3) %171, i64 %173
  %175 = load i32, ptr addrspace(3) %174, align 4
  br label %176

176:                                              ; preds = %170, %164
  %177 = phi i32 [ %169, %164 ], [ %175, %170 ]
  store i32 %177, ptr %33, align 4
  %178 = load i32, ptr %33, align 4
  %179 = load ptr addrspace(3), ptr %17, align 8
  %180 = load i32, ptr %29, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds i32, ptr addrspace(3) %179, i64 %181
  %183 = load i32, ptr addrspace(3) %182, align 4
  %184 = icmp sle i32 %178, %183
  br i1 %184, label %185, label %187

185:                                              ; preds = %176
  %186 = load i32, ptr %33, align 4
  br label %193

187:                                              ; preds = %176
  %188 = load ptr addrspace(3), ptr %17, align 8
  %189 = load i32, ptr %29, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds i32, ptr addrspace(3) %188, i64 %190
  %192 = load i32, ptr addrspace(3) %191, align 4
  br label %193

193:                                              ; preds = %187, %185
  %194 = phi i32 [ %186, %185 ], [ %192, %187 ]
  store i32 %194, ptr %33, align 4
  %195 = load i32, ptr %33, align 4
  %196 = load ptr addrspace(1), ptr %11, align 8
  %197 = load i32, ptr %14, align 4
  %198 = load i32, ptr %15, align 4
  %199 = load i32, ptr %32, align 4
  %200 = add nsw i32 %198, %199
  %201 = mul nsw i32 %197, %200
  %202 = load i32, ptr %25, align 4
  %203 = add nsw i32 %201, %202
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i32, ptr addrspace(1) %196, i64 %204
  %206 = load i32, ptr addrspace(1) %205, align 4
  %207 = add nsw i32 %195, %206
  %208 = load ptr addrspace(3), ptr %18, align 8
  %209 = load i32, ptr %21, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds i32, ptr addrspace(3) %208, i64 %210
  store i32 %207, ptr addrspace(3) %211, align 4
  br label %212

212:                                              ; preds = %193, %149, %142, %137
  call void @_Z7barrierj(i32 noundef 1) #6
  %213 = load i32, ptr %32, align 4
  %214 = load i32, ptr %10, align 4
  %215 = sub nsw i32 %214, 1
  %216 = icmp eq i32 %213, %215
  br i1 %216, label %217, label %218

217:                                              ; preds = %212
  br label %235

218:                                              ; preds = %212
  %219 = load i8, ptr %31, align 1
  %220 = trunc i8 %219 to i1
  br i1 %220, label %221, label %231

221:                                              ; preds = %218
  %222 = load ptr addrspace(3), ptr %18, align 8
  %223 = load i32, ptr %21, align 4
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds i32, ptr addrspace(3) %222, i64 %224
  %226 = load i32, ptr addrspace(3) %225, align 4
  %227 = load ptr addrspace(3), ptr %17, align 8
  %228 = load i32, ptr %21, align 4
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds i32, ptr addrspace(3) %227, i64 %229
  store i32 %226, ptr addrspace(3) %230, align 4
  br label %231

231:                                              ; preds = %221, %218
  call void @_Z7barrierj(i32 noundef 1) #6
  br label %232

232:                                              ; preds = %231
  %233 = load i32, ptr %32, align 4
  %234 = add nsw i32 %233, 1
  store i32 %234, ptr %32, align 4
  br label %133

235:                                              ; preds = %217, %133
  %236 = load i8, ptr %31, align 1
  %237 = trunc i8 %236 to i1
  br i1 %237, label %238, label %248

238:                                              ; preds = %235
  %239 = load ptr addrspace(3), ptr %18, align 8
  %240 = load i32, ptr %21, align 4
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds i32, ptr addrspace(3) %239, i64 %241
  %243 = load i32, ptr addrspace(3) %242, align 4
  %244 = load ptr addrspace(1), ptr %13, align 8
  %245 = load i32, ptr %25, align 4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds i32, ptr addrspace(1) %244, i64 %246
  store i32 %243, ptr addrspace(1) %247, align 4
  br label %248

248:                                              ; preds = %238, %235
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
define internal range(i64 1, 1025) i64 @_Z14get_local_sizej(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 0, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 3, i32 3}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int*", !"int*", !"int*", !"int", !"int", !"int", !"int*", !"int*"}
!13 = !{!"", !"const", !"const", !"", !"", !"", !"", !"", !""}
