; ModuleID = 'corpus/opencl/median_filter.cl'
source_filename = "corpus/opencl/median_filter.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @median3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_median3x3(ptr addrspace(1) noundef align 1 %9, ptr addrspace(1) noundef align 1 %10, i32 noundef %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_median3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [9 x <4 x i8>], align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca <4 x i8>, align 4
  %15 = alloca <4 x i8>, align 4
  %16 = alloca <4 x i8>, align 4
  %17 = alloca <4 x i8>, align 4
  %18 = alloca <4 x i8>, align 4
  %19 = alloca <4 x i8>, align 4
  %20 = alloca <4 x i8>, align 4
  %21 = alloca <4 x i8>, align 4
  %22 = alloca <4 x i8>, align 4
  %23 = alloca <4 x i8>, align 4
  %24 = alloca <4 x i8>, align 4
  %25 = alloca <4 x i8>, align 4
  %26 = alloca <4 x i8>, align 4
  %27 = alloca <4 x i8>, align 4
  %28 = alloca <4 x i8>, align 4
  %29 = alloca <4 x i8>, align 4
  %30 = alloca <4 x i8>, align 4
  %31 = alloca <4 x i8>, align 4
  %32 = alloca <4 x i8>, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %33 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %34 = mul i64 %33, 4
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %9, align 4
  %36 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %37 = add i64 %36, 1
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %10, align 4
  %39 = load i32, ptr %9, align 4
  %40 = icmp slt i32 %39, 4
  br i1 %40, label %46, label %41

41:                                               ; preds = %4
  %42 = load i32, ptr %9, align 4
  %43 = load i32, ptr %7, align 4
  %44 = sub nsw i32 %43, 4
  %45 = icmp sge i32 %42, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %41, %4
  br label %352

47:                                               ; preds = %41
  store i32 0, ptr %12, align 4
  br label %48

48:                                               ; preds = %89, %47
  %49 = load i32, ptr %12, align 4
  %50 = icmp slt i32 %49, 3
  br i1 %50, label %51, label %92

51:                                               ; preds = %48
  %52 = load ptr addrspace(1), ptr %5, align 8
  %53 = load i32, ptr %10, align 4
  %54 = load i32, ptr %12, align 4
  %55 = add nsw i32 %53, %54
  %56 = sub nsw i32 %55, 1
  %57 = load i32, ptr %7, align 4
  %58 = mul nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr addrspace(1) %52, i64 %59
  %61 = load i32, ptr %9, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr addrspace(1) %60, i64 %62
  store ptr addrspace(1) %63, ptr %13, align 8
  %64 = load ptr addrspace(1), ptr %13, align 8
  %65 = getelementptr inbounds i8, ptr addrspace(1) %64, i64 -1
  %66 = addrspacecast ptr addrspace(1) %65 to ptr
  %67 = call <4 x i8> @_Z6vload4mPKh(i64 noundef 0, ptr noundef %66) #9
  %68 = load i32, ptr %12, align 4
  %69 = mul nsw i32 %68, 3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 %70
  store <4 x i8> %67, ptr %71, align 4
  %72 = load ptr addrspace(1), ptr %13, align 8
  %73 = addrspacecast ptr addrspace(1) %72 to ptr
  %74 = call <4 x i8> @_Z6vload4mPKh(i64 noundef 0, ptr noundef %73) #9
  %75 = load i32, ptr %12, align 4
  %76 = mul nsw i32 %75, 3
  %77 = add nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 %78
  store <4 x i8> %74, ptr %79, align 4
  %80 = load ptr addrspace(1), ptr %13, align 8
  %81 = getelementptr inbounds i8, ptr addrspace(1) %80, i64 1
  %82 = addrspacecast ptr addrspace(1) %81 to ptr
  %83 = call <4 x i8> @_Z6vload4mPKh(i64 noundef 0, ptr noundef %82) #9
  %84 = load i32, ptr %12, align 4
  %85 = mul nsw i32 %84, 3
  %86 = add nsw i32 %85, 2
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 %87
  store <4 x i8> %83, ptr %88, align 4
  br label %89

89:                                               ; preds = %51
  %90 = load i32, ptr %12, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %12, align 4
  br label %48, !llvm.loop !14

92:                                               ; preds = %48
  %93 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  %94 = load <4 x i8>, ptr %93, align 4
  %95 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %96 = load <4 x i8>, ptr %95, align 4
  %97 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %94, <4 x i8> noundef %96) #8
  store <4 x i8> %97, ptr %14, align 4
  %98 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  %99 = load <4 x i8>, ptr %98, align 4
  %100 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %101 = load <4 x i8>, ptr %100, align 4
  %102 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %99, <4 x i8> noundef %101) #8
  %103 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  store <4 x i8> %102, ptr %103, align 4
  %104 = load <4 x i8>, ptr %14, align 4
  %105 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  store <4 x i8> %104, ptr %105, align 4
  %106 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %107 = load <4 x i8>, ptr %106, align 4
  %108 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  %109 = load <4 x i8>, ptr %108, align 4
  %110 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %107, <4 x i8> noundef %109) #8
  store <4 x i8> %110, ptr %15, align 4
  %111 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %112 = load <4 x i8>, ptr %111, align 4
  %113 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  %114 = load <4 x i8>, ptr %113, align 4
  %115 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %112, <4 x i8> noundef %114) #8
  %116 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  store <4 x i8> %115, ptr %116, align 4
  %117 = load <4 x i8>, ptr %15, align 4
  %118 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  store <4 x i8> %117, ptr %118, align 4
  %119 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %120 = load <4 x i8>, ptr %119, align 4
  %121 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 8
  %122 = load <4 x i8>, ptr %121, align 4
  %123 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %120, <4 x i8> noundef %122) #8
  store <4 x i8> %123, ptr %16, align 4
  %124 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %125 = load <4 x i8>, ptr %124, align 4
  %126 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 8
  %127 = load <4 x i8>, ptr %126, align 4
  %128 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %125, <4 x i8> noundef %127) #8
  %129 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 8
  store <4 x i8> %128, ptr %129, align 4
  %130 = load <4 x i8>, ptr %16, align 4
  %131 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  store <4 x i8> %130, ptr %131, align 4
  %132 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 0
  %133 = load <4 x i8>, ptr %132, align 4
  %134 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  %135 = load <4 x i8>, ptr %134, align 4
  %136 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %133, <4 x i8> noundef %135) #8
  store <4 x i8> %136, ptr %17, align 4
  %137 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 0
  %138 = load <4 x i8>, ptr %137, align 4
  %139 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  %140 = load <4 x i8>, ptr %139, align 4
  %141 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %138, <4 x i8> noundef %140) #8
  %142 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  store <4 x i8> %141, ptr %142, align 4
  %143 = load <4 x i8>, ptr %17, align 4
  %144 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 0
  store <4 x i8> %143, ptr %144, align 4
  %145 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 3
  %146 = load <4 x i8>, ptr %145, align 4
  %147 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %148 = load <4 x i8>, ptr %147, align 4
  %149 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %146, <4 x i8> noundef %148) #8
  store <4 x i8> %149, ptr %18, align 4
  %150 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 3
  %151 = load <4 x i8>, ptr %150, align 4
  %152 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %153 = load <4 x i8>, ptr %152, align 4
  %154 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %151, <4 x i8> noundef %153) #8
  %155 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  store <4 x i8> %154, ptr %155, align 4
  %156 = load <4 x i8>, ptr %18, align 4
  %157 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 3
  store <4 x i8> %156, ptr %157, align 4
  %158 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 6
  %159 = load <4 x i8>, ptr %158, align 4
  %160 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %161 = load <4 x i8>, ptr %160, align 4
  %162 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %159, <4 x i8> noundef %161) #8
  store <4 x i8> %162, ptr %19, align 4
  %163 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 6
  %164 = load <4 x i8>, ptr %163, align 4
  %165 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %166 = load <4 x i8>, ptr %165, align 4
  %167 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %164, <4 x i8> noundef %166) #8
  %168 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  store <4 x i8> %167, ptr %168, align 4
  %169 = load <4 x i8>, ptr %19, align 4
  %170 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 6
  store <4 x i8> %169, ptr %170, align 4
  %171 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  %172 = load <4 x i8>, ptr %171, align 4
  %173 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %174 = load <4 x i8>, ptr %173, align 4
  %175 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %172, <4 x i8> noundef %174) #8
  store <4 x i8> %175, ptr %20, align 4
  %176 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  %177 = load <4 x i8>, ptr %176, align 4
  %178 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %179 = load <4 x i8>, ptr %178, align 4
  %180 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %177, <4 x i8> noundef %179) #8
  %181 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  store <4 x i8> %180, ptr %181, align 4
  %182 = load <4 x i8>, ptr %20, align 4
  %183 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  store <4 x i8> %182, ptr %183, align 4
  %184 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %185 = load <4 x i8>, ptr %184, align 4
  %186 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  %187 = load <4 x i8>, ptr %186, align 4
  %188 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %185, <4 x i8> noundef %187) #8
  store <4 x i8> %188, ptr %21, align 4
  %189 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %190 = load <4 x i8>, ptr %189, align 4
  %191 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  %192 = load <4 x i8>, ptr %191, align 4
  %193 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %190, <4 x i8> noundef %192) #8
  %194 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  store <4 x i8> %193, ptr %194, align 4
  %195 = load <4 x i8>, ptr %21, align 4
  %196 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  store <4 x i8> %195, ptr %196, align 4
  %197 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %198 = load <4 x i8>, ptr %197, align 4
  %199 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 8
  %200 = load <4 x i8>, ptr %199, align 4
  %201 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %198, <4 x i8> noundef %200) #8
  store <4 x i8> %201, ptr %22, align 4
  %202 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %203 = load <4 x i8>, ptr %202, align 4
  %204 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 8
  %205 = load <4 x i8>, ptr %204, align 4
  %206 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %203, <4 x i8> noundef %205) #8
  %207 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 8
  store <4 x i8> %206, ptr %207, align 4
  %208 = load <4 x i8>, ptr %22, align 4
  %209 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  store <4 x i8> %208, ptr %209, align 4
  %210 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 0
  %211 = load <4 x i8>, ptr %210, align 4
  %212 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 3
  %213 = load <4 x i8>, ptr %212, align 4
  %214 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %211, <4 x i8> noundef %213) #8
  store <4 x i8> %214, ptr %23, align 4
  %215 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 0
  %216 = load <4 x i8>, ptr %215, align 4
  %217 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 3
  %218 = load <4 x i8>, ptr %217, align 4
  %219 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %216, <4 x i8> noundef %218) #8
  %220 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 3
  store <4 x i8> %219, ptr %220, align 4
  %221 = load <4 x i8>, ptr %23, align 4
  %222 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 0
  store <4 x i8> %221, ptr %222, align 4
  %223 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  %224 = load <4 x i8>, ptr %223, align 4
  %225 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 8
  %226 = load <4 x i8>, ptr %225, align 4
  %227 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %224, <4 x i8> noundef %226) #8
  store <4 x i8> %227, ptr %24, align 4
  %228 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  %229 = load <4 x i8>, ptr %228, align 4
  %230 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 8
  %231 = load <4 x i8>, ptr %230, align 4
  %232 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %229, <4 x i8> noundef %231) #8
  %233 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 8
  store <4 x i8> %232, ptr %233, align 4
  %234 = load <4 x i8>, ptr %24, align 4
  %235 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  store <4 x i8> %234, ptr %235, align 4
  %236 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %237 = load <4 x i8>, ptr %236, align 4
  %238 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %239 = load <4 x i8>, ptr %238, align 4
  %240 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %237, <4 x i8> noundef %239) #8
  store <4 x i8> %240, ptr %25, align 4
  %241 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %242 = load <4 x i8>, ptr %241, align 4
  %243 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %244 = load <4 x i8>, ptr %243, align 4
  %245 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %242, <4 x i8> noundef %244) #8
  %246 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  store <4 x i8> %245, ptr %246, align 4
  %247 = load <4 x i8>, ptr %25, align 4
  %248 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  store <4 x i8> %247, ptr %248, align 4
  %249 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 3
  %250 = load <4 x i8>, ptr %249, align 4
  %251 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 6
  %252 = load <4 x i8>, ptr %251, align 4
  %253 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %250, <4 x i8> noundef %252) #8
  store <4 x i8> %253, ptr %26, align 4
  %254 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 3
  %255 = load <4 x i8>, ptr %254, align 4
  %256 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 6
  %257 = load <4 x i8>, ptr %256, align 4
  %258 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %255, <4 x i8> noundef %257) #8
  %259 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 6
  store <4 x i8> %258, ptr %259, align 4
  %260 = load <4 x i8>, ptr %26, align 4
  %261 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 3
  store <4 x i8> %260, ptr %261, align 4
  %262 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  %263 = load <4 x i8>, ptr %262, align 4
  %264 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %265 = load <4 x i8>, ptr %264, align 4
  %266 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %263, <4 x i8> noundef %265) #8
  store <4 x i8> %266, ptr %27, align 4
  %267 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  %268 = load <4 x i8>, ptr %267, align 4
  %269 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %270 = load <4 x i8>, ptr %269, align 4
  %271 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %268, <4 x i8> noundef %270) #8
  %272 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  store <4 x i8> %271, ptr %272, align 4
  %273 = load <4 x i8>, ptr %27, align 4
  %274 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 1
  store <4 x i8> %273, ptr %274, align 4
  %275 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %276 = load <4 x i8>, ptr %275, align 4
  %277 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  %278 = load <4 x i8>, ptr %277, align 4
  %279 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %276, <4 x i8> noundef %278) #8
  store <4 x i8> %279, ptr %28, align 4
  %280 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %281 = load <4 x i8>, ptr %280, align 4
  %282 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  %283 = load <4 x i8>, ptr %282, align 4
  %284 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %281, <4 x i8> noundef %283) #8
  %285 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 5
  store <4 x i8> %284, ptr %285, align 4
  %286 = load <4 x i8>, ptr %28, align 4
  %287 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  store <4 x i8> %286, ptr %287, align 4
  %288 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %289 = load <4 x i8>, ptr %288, align 4
  %290 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %291 = load <4 x i8>, ptr %290, align 4
  %292 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %289, <4 x i8> noundef %291) #8
  store <4 x i8> %292, ptr %29, align 4
  %293 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %294 = load <4 x i8>, ptr %293, align 4
  %295 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  %296 = load <4 x i8>, ptr %295, align 4
  %297 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %294, <4 x i8> noundef %296) #8
  %298 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 7
  store <4 x i8> %297, ptr %298, align 4
  %299 = load <4 x i8>, ptr %29, align 4
  %300 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  store <4 x i8> %299, ptr %300, align 4
  %301 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %302 = load <4 x i8>, ptr %301, align 4
  %303 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %304 = load <4 x i8>, ptr %303, align 4
  %305 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %302, <4 x i8> noundef %304) #8
  store <4 x i8> %305, ptr %30, align 4
  %306 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %307 = load <4 x i8>, ptr %306, align 4
  %308 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %309 = load <4 x i8>, ptr %308, align 4
  %310 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %307, <4 x i8> noundef %309) #8
  %311 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  store <4 x i8> %310, ptr %311, align 4
  %312 = load <4 x i8>, ptr %30, align 4
  %313 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  store <4 x i8> %312, ptr %313, align 4
  %314 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 6
  %315 = load <4 x i8>, ptr %314, align 4
  %316 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %317 = load <4 x i8>, ptr %316, align 4
  %318 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %315, <4 x i8> noundef %317) #8
  store <4 x i8> %318, ptr %31, align 4
  %319 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 6
  %320 = load <4 x i8>, ptr %319, align 4
  %321 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %322 = load <4 x i8>, ptr %321, align 4
  %323 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %320, <4 x i8> noundef %322) #8
  %324 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  store <4 x i8> %323, ptr %324, align 4
  %325 = load <4 x i8>, ptr %31, align 4
  %326 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 6
  store <4 x i8> %325, ptr %326, align 4
  %327 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %328 = load <4 x i8>, ptr %327, align 4
  %329 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %330 = load <4 x i8>, ptr %329, align 4
  %331 = call <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %328, <4 x i8> noundef %330) #8
  store <4 x i8> %331, ptr %32, align 4
  %332 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %333 = load <4 x i8>, ptr %332, align 4
  %334 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  %335 = load <4 x i8>, ptr %334, align 4
  %336 = call <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %333, <4 x i8> noundef %335) #8
  %337 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 2
  store <4 x i8> %336, ptr %337, align 4
  %338 = load <4 x i8>, ptr %32, align 4
  %339 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  store <4 x i8> %338, ptr %339, align 4
  %340 = getelementptr inbounds [9 x <4 x i8>], ptr %11, i64 0, i64 4
  %341 = load <4 x i8>, ptr %340, align 4
  %342 = load ptr addrspace(1), ptr %6, align 8
  %343 = load i32, ptr %10, align 4
  %344 = load i32, ptr %7, align 4
  %345 = mul nsw i32 %343, %344
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds i8, ptr addrspace(1) %342, i64 %346
  %348 = load i32, ptr %9, align 4
  %349 = sext i32 %348 to i64
  %350 = getelementptr inbounds i8, ptr addrspace(1) %347, i64 %349
  %351 = addrspacecast ptr addrspace(1) %350 to ptr
  call void @_Z7vstore4Dv4_hmPh(<4 x i8> noundef %341, i64 noundef 0, ptr noundef %351) #7
  br label %352

352:                                              ; preds = %92, %46
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @median5x5(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_median5x5(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_median5x5(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [25 x float], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %9, align 4
  %20 = call i64 @_Z13get_global_idj(i32 noundef 1) #8
  %21 = trunc i64 %20 to i32
  store i32 %21, ptr %10, align 4
  store i32 0, ptr %12, align 4
  br label %22

22:                                               ; preds = %53, %4
  %23 = load i32, ptr %12, align 4
  %24 = icmp slt i32 %23, 5
  br i1 %24, label %25, label %56

25:                                               ; preds = %22
  store i32 0, ptr %13, align 4
  br label %26

26:                                               ; preds = %49, %25
  %27 = load i32, ptr %13, align 4
  %28 = icmp slt i32 %27, 5
  br i1 %28, label %29, label %52

29:                                               ; preds = %26
  %30 = load ptr addrspace(1), ptr %5, align 8
  %31 = load i32, ptr %10, align 4
  %32 = load i32, ptr %12, align 4
  %33 = add nsw i32 %31, %32
  %34 = load i32, ptr %7, align 4
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %9, align 4
  %37 = add nsw i32 %35, %36
  %38 = load i32, ptr %13, align 4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %30, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4
  %43 = load i32, ptr %12, align 4
  %44 = mul nsw i32 %43, 5
  %45 = load i32, ptr %13, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [25 x float], ptr %11, i64 0, i64 %47
  store float %42, ptr %48, align 4
  br label %49

49:                                               ; preds = %29
  %50 = load i32, ptr %13, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %13, align 4
  br label %26

52:                                               ; preds = %26
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %12, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %12, align 4
  br label %22

56:                                               ; preds = %22
  store i32 0, ptr %14, align 4
  br label %57

57:                                               ; preds = %99, %56
  %58 = load i32, ptr %14, align 4
  %59 = icmp slt i32 %58, 13
  br i1 %59, label %60, label %102

60:                                               ; preds = %57
  %61 = load i32, ptr %14, align 4
  store i32 %61, ptr %15, align 4
  %62 = load i32, ptr %14, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %16, align 4
  br label %64

64:                                               ; preds = %80, %60
  %65 = load i32, ptr %16, align 4
  %66 = icmp slt i32 %65, 25
  br i1 %66, label %67, label %83

67:                                               ; preds = %64
  %68 = load i32, ptr %16, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [25 x float], ptr %11, i64 0, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = load i32, ptr %15, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [25 x float], ptr %11, i64 0, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = fcmp olt float %71, %75
  br i1 %76, label %77, label %79

77:                                               ; preds = %67
  %78 = load i32, ptr %16, align 4
  store i32 %78, ptr %15, align 4
  br label %79

79:                                               ; preds = %77, %67
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %16, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %16, align 4
  br label %64

83:                                               ; preds = %64
  %84 = load i32, ptr %14, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [25 x float], ptr %11, i64 0, i64 %85
  %87 = load float, ptr %86, align 4
  store float %87, ptr %17, align 4
  %88 = load i32, ptr %15, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [25 x float], ptr %11, i64 0, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = load i32, ptr %14, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [25 x float], ptr %11, i64 0, i64 %93
  store float %91, ptr %94, align 4
  %95 = load float, ptr %17, align 4
  %96 = load i32, ptr %15, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [25 x float], ptr %11, i64 0, i64 %97
  store float %95, ptr %98, align 4
  br label %99

99:                                               ; preds = %83
  %100 = load i32, ptr %14, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %14, align 4
  br label %57

102:                                              ; preds = %57
  %103 = getelementptr inbounds [25 x float], ptr %11, i64 0, i64 12
  %104 = load float, ptr %103, align 4
  %105 = load ptr addrspace(1), ptr %6, align 8
  %106 = load i32, ptr %10, align 4
  %107 = load i32, ptr %8, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %9, align 4
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr addrspace(1) %105, i64 %111
  store float %104, ptr addrspace(1) %112, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #2 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i8> @_Z3maxDv4_hS_(<4 x i8> noundef %0, <4 x i8> noundef %1) #2 {
  %3 = tail call noundef <4 x i8> @llvm.umax.v4i8(<4 x i8> %0, <4 x i8> %1)
  ret <4 x i8> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.umax.v4i8(<4 x i8>, <4 x i8>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x i8> @_Z3minDv4_hS_(<4 x i8> noundef %0, <4 x i8> noundef %1) #2 {
  %3 = tail call noundef <4 x i8> @llvm.umin.v4i8(<4 x i8> %1, <4 x i8> %0)
  ret <4 x i8> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.umin.v4i8(<4 x i8>, <4 x i8>) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <4 x i8> @_Z6vload4mPKh(i64 noundef %0, ptr noundef readonly captures(none) %1) #5 {
  %3 = shl i64 %0, 2
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !17
  ret <4 x i8> %5
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define internal void @_Z7vstore4Dv4_hmPh(<4 x i8> noundef %0, i64 noundef %1, ptr noundef writeonly captures(none) %2) #6 {
  %4 = shl i64 %1, 2
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  store <4 x i8> %0, ptr %5, align 1, !tbaa !17
  ret void
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(read) }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = !{!"float*", !"float*", !"int", !"int"}
!17 = !{!8, !8, i64 0}
