; ModuleID = 'corpus/hip/hip_sparse_tri.hip'
source_filename = "corpus/hip/hip_sparse_tri.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Mat3 = type { [9 x double] }

@_ZZ11lower_solveE1s = internal addrspace(3) global [32 x double] undef, align 8
@_ZZ11lower_solveE4done = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lower_solve(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %11, align 4
  %18 = load i32, ptr %11, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 0, i64 %19
  store double 0.000000e+00, ptr %20, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = load i32, ptr %11, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = load ptr, ptr %6, align 8
  %27 = load i32, ptr %11, align 4
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %26, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %25, %31
  %33 = zext i1 %32 to i32
  %34 = load i32, ptr %11, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 0, i64 %35
  store i32 %33, ptr %36, align 4
  %37 = load i32, ptr %11, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 0, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %51

42:                                               ; preds = %5
  %43 = load ptr, ptr %9, align 8
  %44 = load i32, ptr %11, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load i32, ptr %11, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 0, i64 %49
  store double %47, ptr %50, align 8
  br label %51

51:                                               ; preds = %42, %5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %12, align 4
  br label %52

52:                                               ; preds = %124, %51
  %53 = load i32, ptr %12, align 4
  %54 = icmp slt i32 %53, 32
  br i1 %54, label %55, label %127

55:                                               ; preds = %52
  %56 = load i32, ptr %11, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = icmp ne i32 %59, 0
  %61 = xor i1 %60, true
  %62 = zext i1 %61 to i32
  store i32 %62, ptr %13, align 4
  %63 = load ptr, ptr %9, align 8
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %63, i64 %65
  %67 = load double, ptr %66, align 8
  store double %67, ptr %14, align 8
  %68 = load ptr, ptr %6, align 8
  %69 = load i32, ptr %11, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %68, i64 %70
  %72 = load i32, ptr %71, align 4
  store i32 %72, ptr %15, align 4
  br label %73

73:                                               ; preds = %109, %55
  %74 = load i32, ptr %15, align 4
  %75 = load ptr, ptr %6, align 8
  %76 = load i32, ptr %11, align 4
  %77 = add nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %75, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = icmp slt i32 %74, %80
  br i1 %81, label %82, label %112

82:                                               ; preds = %73
  %83 = load ptr, ptr %7, align 8
  %84 = load i32, ptr %15, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %83, i64 %85
  %87 = load i8, ptr %86, align 1
  %88 = zext i8 %87 to i32
  %89 = load i32, ptr %11, align 4
  %90 = srem i32 %88, %89
  store i32 %90, ptr %16, align 4
  %91 = load i32, ptr %16, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = load i32, ptr %13, align 4
  %96 = and i32 %95, %94
  store i32 %96, ptr %13, align 4
  %97 = load ptr, ptr %8, align 8
  %98 = load i32, ptr %15, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %97, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = load i32, ptr %16, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 0, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul contract double %101, %105
  %107 = load double, ptr %14, align 8
  %108 = fsub contract double %107, %106
  store double %108, ptr %14, align 8
  br label %109

109:                                              ; preds = %82
  %110 = load i32, ptr %15, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %15, align 4
  br label %73, !llvm.loop !4

112:                                              ; preds = %73
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %113 = load i32, ptr %13, align 4
  %114 = icmp ne i32 %113, 0
  br i1 %114, label %115, label %123

115:                                              ; preds = %112
  %116 = load double, ptr %14, align 8
  %117 = load i32, ptr %11, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 0, i64 %118
  store double %116, ptr %119, align 8
  %120 = load i32, ptr %11, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 0, i64 %121
  store i32 1, ptr %122, align 4
  br label %123

123:                                              ; preds = %115, %112
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %124

124:                                              ; preds = %123
  %125 = load i32, ptr %12, align 4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %12, align 4
  br label %52, !llvm.loop !6

127:                                              ; preds = %52
  %128 = load i32, ptr %11, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 0, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = load ptr, ptr %10, align 8
  %133 = load i32, ptr %11, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %132, i64 %134
  store double %131, ptr %135, align 8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Mat3 @_Z6invertRK4Mat3(ptr noundef nonnull align 8 dereferenceable(72) %0) #2 {
  %2 = alloca %struct.Mat3, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8, !nonnull !7, !align !8
  %8 = getelementptr inbounds nuw %struct.Mat3, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 0
  store ptr %9, ptr %4, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds double, ptr %10, i64 4
  %12 = load double, ptr %11, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds double, ptr %13, i64 8
  %15 = load double, ptr %14, align 8
  %16 = fmul contract double %12, %15
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 5
  %19 = load double, ptr %18, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds double, ptr %20, i64 7
  %22 = load double, ptr %21, align 8
  %23 = fmul contract double %19, %22
  %24 = fsub contract double %16, %23
  %25 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %26 = getelementptr inbounds [9 x double], ptr %25, i64 0, i64 0
  store double %24, ptr %26, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = getelementptr inbounds double, ptr %27, i64 2
  %29 = load double, ptr %28, align 8
  %30 = load ptr, ptr %4, align 8
  %31 = getelementptr inbounds double, ptr %30, i64 7
  %32 = load double, ptr %31, align 8
  %33 = fmul contract double %29, %32
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds double, ptr %34, i64 1
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %4, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 8
  %39 = load double, ptr %38, align 8
  %40 = fmul contract double %36, %39
  %41 = fsub contract double %33, %40
  %42 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %43 = getelementptr inbounds [9 x double], ptr %42, i64 0, i64 1
  store double %41, ptr %43, align 8
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 1
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = getelementptr inbounds double, ptr %47, i64 5
  %49 = load double, ptr %48, align 8
  %50 = fmul contract double %46, %49
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds double, ptr %51, i64 2
  %53 = load double, ptr %52, align 8
  %54 = load ptr, ptr %4, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 4
  %56 = load double, ptr %55, align 8
  %57 = fmul contract double %53, %56
  %58 = fsub contract double %50, %57
  %59 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %60 = getelementptr inbounds [9 x double], ptr %59, i64 0, i64 2
  store double %58, ptr %60, align 8
  %61 = load ptr, ptr %4, align 8
  %62 = getelementptr inbounds double, ptr %61, i64 5
  %63 = load double, ptr %62, align 8
  %64 = load ptr, ptr %4, align 8
  %65 = getelementptr inbounds double, ptr %64, i64 6
  %66 = load double, ptr %65, align 8
  %67 = fmul contract double %63, %66
  %68 = load ptr, ptr %4, align 8
  %69 = getelementptr inbounds double, ptr %68, i64 3
  %70 = load double, ptr %69, align 8
  %71 = load ptr, ptr %4, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 8
  %73 = load double, ptr %72, align 8
  %74 = fmul contract double %70, %73
  %75 = fsub contract double %67, %74
  %76 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %77 = getelementptr inbounds [9 x double], ptr %76, i64 0, i64 3
  store double %75, ptr %77, align 8
  %78 = load ptr, ptr %4, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 0
  %80 = load double, ptr %79, align 8
  %81 = load ptr, ptr %4, align 8
  %82 = getelementptr inbounds double, ptr %81, i64 8
  %83 = load double, ptr %82, align 8
  %84 = fmul contract double %80, %83
  %85 = load ptr, ptr %4, align 8
  %86 = getelementptr inbounds double, ptr %85, i64 2
  %87 = load double, ptr %86, align 8
  %88 = load ptr, ptr %4, align 8
  %89 = getelementptr inbounds double, ptr %88, i64 6
  %90 = load double, ptr %89, align 8
  %91 = fmul contract double %87, %90
  %92 = fsub contract double %84, %91
  %93 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %94 = getelementptr inbounds [9 x double], ptr %93, i64 0, i64 4
  store double %92, ptr %94, align 8
  %95 = load ptr, ptr %4, align 8
  %96 = getelementptr inbounds double, ptr %95, i64 2
  %97 = load double, ptr %96, align 8
  %98 = load ptr, ptr %4, align 8
  %99 = getelementptr inbounds double, ptr %98, i64 3
  %100 = load double, ptr %99, align 8
  %101 = fmul contract double %97, %100
  %102 = load ptr, ptr %4, align 8
  %103 = getelementptr inbounds double, ptr %102, i64 0
  %104 = load double, ptr %103, align 8
  %105 = load ptr, ptr %4, align 8
  %106 = getelementptr inbounds double, ptr %105, i64 5
  %107 = load double, ptr %106, align 8
  %108 = fmul contract double %104, %107
  %109 = fsub contract double %101, %108
  %110 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %111 = getelementptr inbounds [9 x double], ptr %110, i64 0, i64 5
  store double %109, ptr %111, align 8
  %112 = load ptr, ptr %4, align 8
  %113 = getelementptr inbounds double, ptr %112, i64 3
  %114 = load double, ptr %113, align 8
  %115 = load ptr, ptr %4, align 8
  %116 = getelementptr inbounds double, ptr %115, i64 7
  %117 = load double, ptr %116, align 8
  %118 = fmul contract double %114, %117
  %119 = load ptr, ptr %4, align 8
  %120 = getelementptr inbounds double, ptr %119, i64 4
  %121 = load double, ptr %120, align 8
  %122 = load ptr, ptr %4, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 6
  %124 = load double, ptr %123, align 8
  %125 = fmul contract double %121, %124
  %126 = fsub contract double %118, %125
  %127 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %128 = getelementptr inbounds [9 x double], ptr %127, i64 0, i64 6
  store double %126, ptr %128, align 8
  %129 = load ptr, ptr %4, align 8
  %130 = getelementptr inbounds double, ptr %129, i64 1
  %131 = load double, ptr %130, align 8
  %132 = load ptr, ptr %4, align 8
  %133 = getelementptr inbounds double, ptr %132, i64 6
  %134 = load double, ptr %133, align 8
  %135 = fmul contract double %131, %134
  %136 = load ptr, ptr %4, align 8
  %137 = getelementptr inbounds double, ptr %136, i64 0
  %138 = load double, ptr %137, align 8
  %139 = load ptr, ptr %4, align 8
  %140 = getelementptr inbounds double, ptr %139, i64 7
  %141 = load double, ptr %140, align 8
  %142 = fmul contract double %138, %141
  %143 = fsub contract double %135, %142
  %144 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %145 = getelementptr inbounds [9 x double], ptr %144, i64 0, i64 7
  store double %143, ptr %145, align 8
  %146 = load ptr, ptr %4, align 8
  %147 = getelementptr inbounds double, ptr %146, i64 0
  %148 = load double, ptr %147, align 8
  %149 = load ptr, ptr %4, align 8
  %150 = getelementptr inbounds double, ptr %149, i64 4
  %151 = load double, ptr %150, align 8
  %152 = fmul contract double %148, %151
  %153 = load ptr, ptr %4, align 8
  %154 = getelementptr inbounds double, ptr %153, i64 1
  %155 = load double, ptr %154, align 8
  %156 = load ptr, ptr %4, align 8
  %157 = getelementptr inbounds double, ptr %156, i64 3
  %158 = load double, ptr %157, align 8
  %159 = fmul contract double %155, %158
  %160 = fsub contract double %152, %159
  %161 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %162 = getelementptr inbounds [9 x double], ptr %161, i64 0, i64 8
  store double %160, ptr %162, align 8
  %163 = load ptr, ptr %4, align 8
  %164 = getelementptr inbounds double, ptr %163, i64 0
  %165 = load double, ptr %164, align 8
  %166 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %167 = getelementptr inbounds [9 x double], ptr %166, i64 0, i64 0
  %168 = load double, ptr %167, align 8
  %169 = fmul contract double %165, %168
  %170 = load ptr, ptr %4, align 8
  %171 = getelementptr inbounds double, ptr %170, i64 1
  %172 = load double, ptr %171, align 8
  %173 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %174 = getelementptr inbounds [9 x double], ptr %173, i64 0, i64 3
  %175 = load double, ptr %174, align 8
  %176 = fmul contract double %172, %175
  %177 = fadd contract double %169, %176
  %178 = load ptr, ptr %4, align 8
  %179 = getelementptr inbounds double, ptr %178, i64 2
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %182 = getelementptr inbounds [9 x double], ptr %181, i64 0, i64 6
  %183 = load double, ptr %182, align 8
  %184 = fmul contract double %180, %183
  %185 = fadd contract double %177, %184
  %186 = fdiv contract double 1.000000e+00, %185
  store double %186, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %187

187:                                              ; preds = %198, %1
  %188 = load i32, ptr %6, align 4
  %189 = icmp slt i32 %188, 9
  br i1 %189, label %190, label %201

190:                                              ; preds = %187
  %191 = load double, ptr %5, align 8
  %192 = getelementptr inbounds nuw %struct.Mat3, ptr %2, i32 0, i32 0
  %193 = load i32, ptr %6, align 4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [9 x double], ptr %192, i64 0, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = fmul contract double %196, %191
  store double %197, ptr %195, align 8
  br label %198

198:                                              ; preds = %190
  %199 = load i32, ptr %6, align 4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %6, align 4
  br label %187, !llvm.loop !9

201:                                              ; preds = %187
  %202 = load %struct.Mat3, ptr %2, align 8
  ret %struct.Mat3 %202
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @block_inverse3(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Mat3, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Mat3, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %5, align 4
  %10 = load ptr, ptr %3, align 8
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.Mat3, ptr %10, i64 %12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %13, i64 72, i1 false)
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %24, %2
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 9
  br i1 %16, label %17, label %27

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw %struct.Mat3, ptr %6, i32 0, i32 0
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [9 x double], ptr %18, i64 0, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = fadd contract double %22, 4.000000e+00
  store double %23, ptr %21, align 8
  br label %24

24:                                               ; preds = %17
  %25 = load i32, ptr %7, align 4
  %26 = add nsw i32 %25, 4
  store i32 %26, ptr %7, align 4
  br label %14, !llvm.loop !10

27:                                               ; preds = %14
  %28 = call %struct.Mat3 @_Z6invertRK4Mat3(ptr noundef nonnull align 8 dereferenceable(72) %6) #6
  %29 = getelementptr inbounds nuw %struct.Mat3, ptr %8, i32 0, i32 0
  %30 = extractvalue %struct.Mat3 %28, 0
  store [9 x double] %30, ptr %29, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %5, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.Mat3, ptr %31, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %8, i64 72, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @band_matvec(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %14, align 4
  store float 0.000000e+00, ptr %15, align 4
  %23 = load i32, ptr %13, align 4
  %24 = sub nsw i32 0, %23
  store i32 %24, ptr %16, align 4
  br label %25

25:                                               ; preds = %62, %5
  %26 = load i32, ptr %16, align 4
  %27 = load i32, ptr %13, align 4
  %28 = icmp sle i32 %26, %27
  br i1 %28, label %29, label %65

29:                                               ; preds = %25
  %30 = load i32, ptr %14, align 4
  %31 = load i32, ptr %16, align 4
  %32 = add nsw i32 %30, %31
  store i32 %32, ptr %17, align 4
  %33 = load i32, ptr %17, align 4
  %34 = icmp slt i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %29
  %36 = load i32, ptr %17, align 4
  %37 = load i32, ptr %12, align 4
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %29
  br label %62

40:                                               ; preds = %35
  %41 = load ptr, ptr %9, align 8
  %42 = load i32, ptr %16, align 4
  %43 = load i32, ptr %13, align 4
  %44 = add nsw i32 %42, %43
  %45 = load i32, ptr %12, align 4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %14, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %41, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = load ptr, ptr %10, align 8
  %53 = load i32, ptr %17, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load float, ptr %15, align 4
  store float %51, ptr %6, align 4
  store float %56, ptr %7, align 4
  store float %57, ptr %8, align 4
  %58 = load float, ptr %6, align 4
  %59 = load float, ptr %7, align 4
  %60 = load float, ptr %8, align 4
  %61 = call contract noundef float @llvm.fma.f32(float %58, float %59, float %60)
  store float %61, ptr %15, align 4
  br label %62

62:                                               ; preds = %40, %39
  %63 = load i32, ptr %16, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %16, align 4
  br label %25, !llvm.loop !11

65:                                               ; preds = %25
  %66 = load float, ptr %15, align 4
  %67 = load ptr, ptr %11, align 8
  %68 = load i32, ptr %14, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  store float %66, ptr %70, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = !{}
!8 = !{i64 8}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
