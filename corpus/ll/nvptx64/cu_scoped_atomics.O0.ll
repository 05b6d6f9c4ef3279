; ModuleID = 'corpus/cuda/cu_scoped_atomics.cu'
source_filename = "corpus/cuda/cu_scoped_atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }

$_Z15every_operationIaEvPT_S0_ = comdat any

$_Z15every_operationIsEvPT_S0_ = comdat any

$_Z15every_operationIiEvPT_S0_ = comdat any

$_Z15every_operationIxEvPT_S0_ = comdat any

$_Z15every_operationIhEvPT_S0_ = comdat any

$_Z15every_operationItEvPT_S0_ = comdat any

$_Z15every_operationIjEvPT_S0_ = comdat any

$_Z15every_operationIyEvPT_S0_ = comdat any

$_Z8at_scopeILi1EEiPi = comdat any

$_Z8at_scopeILi0EEiPi = comdat any

$_Z8at_scopeILi2EEiPi = comdat any

$_Z8at_scopeILi3EEiPi = comdat any

$_Z8at_scopeILi4EEiPi = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ6scopesE7counter = internal addrspace(3) global [2 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @all_widths(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %9, align 4
  %11 = load ptr, ptr %5, align 8
  %12 = load i32, ptr %9, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %11, i64 %13
  %15 = load i32, ptr %9, align 4
  %16 = trunc i32 %15 to i8
  call void @_Z15every_operationIaEvPT_S0_(ptr noundef %14, i8 noundef signext %16) #4
  %17 = load ptr, ptr %6, align 8
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i16, ptr %17, i64 %19
  %21 = load i32, ptr %9, align 4
  %22 = mul nsw i32 %21, 3
  %23 = trunc i32 %22 to i16
  call void @_Z15every_operationIsEvPT_S0_(ptr noundef %20, i16 noundef signext %23) #4
  %24 = load ptr, ptr %7, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %9, align 4
  %29 = mul nsw i32 %28, 1000
  call void @_Z15every_operationIiEvPT_S0_(ptr noundef %27, i32 noundef %29) #4
  %30 = load ptr, ptr %8, align 8
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i64, ptr %30, i64 %32
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %35, 100000000000
  call void @_Z15every_operationIxEvPT_S0_(ptr noundef %33, i64 noundef %36) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z15every_operationIaEvPT_S0_(ptr noundef %0, i8 noundef signext %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = alloca i8, align 1
  %23 = alloca i8, align 1
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i8, align 1
  %28 = alloca i8, align 1
  %29 = alloca i8, align 1
  %30 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %31 = load ptr, ptr %3, align 8
  %32 = load i8, ptr %4, align 1
  store i8 %32, ptr %6, align 1
  %33 = load i8, ptr %6, align 1
  %34 = atomicrmw add ptr %31, i8 %33 monotonic, align 1
  store i8 %34, ptr %7, align 1
  %35 = load i8, ptr %7, align 1
  store i8 %35, ptr %5, align 1
  %36 = load ptr, ptr %3, align 8
  %37 = load i8, ptr %4, align 1
  %38 = sext i8 %37 to i32
  %39 = ashr i32 %38, 1
  %40 = trunc i32 %39 to i8
  store i8 %40, ptr %8, align 1
  %41 = load i8, ptr %8, align 1
  %42 = atomicrmw sub ptr %36, i8 %41 acquire, align 1
  store i8 %42, ptr %9, align 1
  %43 = load i8, ptr %9, align 1
  %44 = sext i8 %43 to i32
  %45 = load i8, ptr %5, align 1
  %46 = sext i8 %45 to i32
  %47 = xor i32 %46, %44
  %48 = trunc i32 %47 to i8
  store i8 %48, ptr %5, align 1
  %49 = load ptr, ptr %3, align 8
  %50 = load i8, ptr %4, align 1
  %51 = sext i8 %50 to i32
  %52 = or i32 %51, 90
  %53 = trunc i32 %52 to i8
  store i8 %53, ptr %10, align 1
  %54 = load i8, ptr %10, align 1
  %55 = atomicrmw and ptr %49, i8 %54 release, align 1
  store i8 %55, ptr %11, align 1
  %56 = load i8, ptr %11, align 1
  %57 = sext i8 %56 to i32
  %58 = load i8, ptr %5, align 1
  %59 = sext i8 %58 to i32
  %60 = xor i32 %59, %57
  %61 = trunc i32 %60 to i8
  store i8 %61, ptr %5, align 1
  %62 = load ptr, ptr %3, align 8
  %63 = load i8, ptr %4, align 1
  store i8 %63, ptr %12, align 1
  %64 = load i8, ptr %12, align 1
  %65 = atomicrmw or ptr %62, i8 %64 acq_rel, align 1
  store i8 %65, ptr %13, align 1
  %66 = load i8, ptr %13, align 1
  %67 = sext i8 %66 to i32
  %68 = load i8, ptr %5, align 1
  %69 = sext i8 %68 to i32
  %70 = xor i32 %69, %67
  %71 = trunc i32 %70 to i8
  store i8 %71, ptr %5, align 1
  %72 = load ptr, ptr %3, align 8
  store i8 3, ptr %14, align 1
  %73 = load i8, ptr %14, align 1
  %74 = atomicrmw xor ptr %72, i8 %73 seq_cst, align 1
  store i8 %74, ptr %15, align 1
  %75 = load i8, ptr %15, align 1
  %76 = sext i8 %75 to i32
  %77 = load i8, ptr %5, align 1
  %78 = sext i8 %77 to i32
  %79 = xor i32 %78, %76
  %80 = trunc i32 %79 to i8
  store i8 %80, ptr %5, align 1
  %81 = load ptr, ptr %3, align 8
  store i8 100, ptr %16, align 1
  %82 = load i8, ptr %16, align 1
  %83 = atomicrmw min ptr %81, i8 %82 monotonic, align 1
  store i8 %83, ptr %17, align 1
  %84 = load i8, ptr %17, align 1
  %85 = sext i8 %84 to i32
  %86 = load i8, ptr %5, align 1
  %87 = sext i8 %86 to i32
  %88 = xor i32 %87, %85
  %89 = trunc i32 %88 to i8
  store i8 %89, ptr %5, align 1
  %90 = load ptr, ptr %3, align 8
  %91 = load i8, ptr %4, align 1
  store i8 %91, ptr %18, align 1
  %92 = load i8, ptr %18, align 1
  %93 = atomicrmw max ptr %90, i8 %92 monotonic, align 1
  store i8 %93, ptr %19, align 1
  %94 = load i8, ptr %19, align 1
  %95 = sext i8 %94 to i32
  %96 = load i8, ptr %5, align 1
  %97 = sext i8 %96 to i32
  %98 = xor i32 %97, %95
  %99 = trunc i32 %98 to i8
  store i8 %99, ptr %5, align 1
  %100 = load ptr, ptr %3, align 8
  %101 = load i8, ptr %5, align 1
  store i8 %101, ptr %20, align 1
  %102 = load i8, ptr %20, align 1
  %103 = atomicrmw nand ptr %100, i8 %102 monotonic, align 1
  store i8 %103, ptr %21, align 1
  %104 = load i8, ptr %21, align 1
  %105 = sext i8 %104 to i32
  %106 = load i8, ptr %5, align 1
  %107 = sext i8 %106 to i32
  %108 = xor i32 %107, %105
  %109 = trunc i32 %108 to i8
  store i8 %109, ptr %5, align 1
  %110 = load ptr, ptr %3, align 8
  %111 = load i8, ptr %5, align 1
  %112 = sext i8 %111 to i32
  %113 = add nsw i32 %112, 1
  %114 = trunc i32 %113 to i8
  store i8 %114, ptr %22, align 1
  %115 = load i8, ptr %22, align 1
  %116 = atomicrmw xchg ptr %110, i8 %115 seq_cst, align 1
  store i8 %116, ptr %23, align 1
  %117 = load i8, ptr %23, align 1
  %118 = sext i8 %117 to i32
  %119 = load i8, ptr %5, align 1
  %120 = sext i8 %119 to i32
  %121 = xor i32 %120, %118
  %122 = trunc i32 %121 to i8
  store i8 %122, ptr %5, align 1
  %123 = load i8, ptr %4, align 1
  store i8 %123, ptr %24, align 1
  %124 = load ptr, ptr %3, align 8
  %125 = load i8, ptr %5, align 1
  store i8 %125, ptr %25, align 1
  %126 = load i8, ptr %24, align 1
  %127 = load i8, ptr %25, align 1
  %128 = cmpxchg ptr %124, i8 %126, i8 %127 acq_rel monotonic, align 1
  %129 = extractvalue { i8, i1 } %128, 0
  %130 = extractvalue { i8, i1 } %128, 1
  br i1 %130, label %132, label %131

131:                                              ; preds = %2
  store i8 %129, ptr %24, align 1
  br label %132

132:                                              ; preds = %131, %2
  %133 = zext i1 %130 to i8
  store i8 %133, ptr %26, align 1
  %134 = load i8, ptr %26, align 1
  %135 = trunc i8 %134 to i1
  %136 = load ptr, ptr %3, align 8
  %137 = load i8, ptr %5, align 1
  %138 = sext i8 %137 to i32
  %139 = xor i32 %138, 7
  %140 = trunc i32 %139 to i8
  store i8 %140, ptr %27, align 1
  %141 = load i8, ptr %24, align 1
  %142 = load i8, ptr %27, align 1
  %143 = cmpxchg ptr %136, i8 %141, i8 %142 seq_cst acquire, align 1
  %144 = extractvalue { i8, i1 } %143, 0
  %145 = extractvalue { i8, i1 } %143, 1
  br i1 %145, label %147, label %146

146:                                              ; preds = %132
  store i8 %144, ptr %24, align 1
  br label %147

147:                                              ; preds = %146, %132
  %148 = zext i1 %145 to i8
  store i8 %148, ptr %28, align 1
  %149 = load i8, ptr %28, align 1
  %150 = trunc i8 %149 to i1
  %151 = load ptr, ptr %3, align 8
  %152 = load ptr, ptr %3, align 8
  %153 = load atomic i8, ptr %152 acquire, align 1
  store i8 %153, ptr %30, align 1
  %154 = load i8, ptr %30, align 1
  %155 = sext i8 %154 to i32
  %156 = load i8, ptr %24, align 1
  %157 = sext i8 %156 to i32
  %158 = xor i32 %155, %157
  %159 = trunc i32 %158 to i8
  store i8 %159, ptr %29, align 1
  %160 = load i8, ptr %29, align 1
  store atomic i8 %160, ptr %151 release, align 1
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z15every_operationIsEvPT_S0_(ptr noundef %0, i16 noundef signext %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = alloca i16, align 2
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca i16, align 2
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca i16, align 2
  %22 = alloca i16, align 2
  %23 = alloca i16, align 2
  %24 = alloca i16, align 2
  %25 = alloca i16, align 2
  %26 = alloca i8, align 1
  %27 = alloca i16, align 2
  %28 = alloca i8, align 1
  %29 = alloca i16, align 2
  %30 = alloca i16, align 2
  store ptr %0, ptr %3, align 8
  store i16 %1, ptr %4, align 2
  %31 = load ptr, ptr %3, align 8
  %32 = load i16, ptr %4, align 2
  store i16 %32, ptr %6, align 2
  %33 = load i16, ptr %6, align 2
  %34 = atomicrmw add ptr %31, i16 %33 monotonic, align 2
  store i16 %34, ptr %7, align 2
  %35 = load i16, ptr %7, align 2
  store i16 %35, ptr %5, align 2
  %36 = load ptr, ptr %3, align 8
  %37 = load i16, ptr %4, align 2
  %38 = sext i16 %37 to i32
  %39 = ashr i32 %38, 1
  %40 = trunc i32 %39 to i16
  store i16 %40, ptr %8, align 2
  %41 = load i16, ptr %8, align 2
  %42 = atomicrmw sub ptr %36, i16 %41 acquire, align 2
  store i16 %42, ptr %9, align 2
  %43 = load i16, ptr %9, align 2
  %44 = sext i16 %43 to i32
  %45 = load i16, ptr %5, align 2
  %46 = sext i16 %45 to i32
  %47 = xor i32 %46, %44
  %48 = trunc i32 %47 to i16
  store i16 %48, ptr %5, align 2
  %49 = load ptr, ptr %3, align 8
  %50 = load i16, ptr %4, align 2
  %51 = sext i16 %50 to i32
  %52 = or i32 %51, 90
  %53 = trunc i32 %52 to i16
  store i16 %53, ptr %10, align 2
  %54 = load i16, ptr %10, align 2
  %55 = atomicrmw and ptr %49, i16 %54 release, align 2
  store i16 %55, ptr %11, align 2
  %56 = load i16, ptr %11, align 2
  %57 = sext i16 %56 to i32
  %58 = load i16, ptr %5, align 2
  %59 = sext i16 %58 to i32
  %60 = xor i32 %59, %57
  %61 = trunc i32 %60 to i16
  store i16 %61, ptr %5, align 2
  %62 = load ptr, ptr %3, align 8
  %63 = load i16, ptr %4, align 2
  store i16 %63, ptr %12, align 2
  %64 = load i16, ptr %12, align 2
  %65 = atomicrmw or ptr %62, i16 %64 acq_rel, align 2
  store i16 %65, ptr %13, align 2
  %66 = load i16, ptr %13, align 2
  %67 = sext i16 %66 to i32
  %68 = load i16, ptr %5, align 2
  %69 = sext i16 %68 to i32
  %70 = xor i32 %69, %67
  %71 = trunc i32 %70 to i16
  store i16 %71, ptr %5, align 2
  %72 = load ptr, ptr %3, align 8
  store i16 3, ptr %14, align 2
  %73 = load i16, ptr %14, align 2
  %74 = atomicrmw xor ptr %72, i16 %73 seq_cst, align 2
  store i16 %74, ptr %15, align 2
  %75 = load i16, ptr %15, align 2
  %76 = sext i16 %75 to i32
  %77 = load i16, ptr %5, align 2
  %78 = sext i16 %77 to i32
  %79 = xor i32 %78, %76
  %80 = trunc i32 %79 to i16
  store i16 %80, ptr %5, align 2
  %81 = load ptr, ptr %3, align 8
  store i16 100, ptr %16, align 2
  %82 = load i16, ptr %16, align 2
  %83 = atomicrmw min ptr %81, i16 %82 monotonic, align 2
  store i16 %83, ptr %17, align 2
  %84 = load i16, ptr %17, align 2
  %85 = sext i16 %84 to i32
  %86 = load i16, ptr %5, align 2
  %87 = sext i16 %86 to i32
  %88 = xor i32 %87, %85
  %89 = trunc i32 %88 to i16
  store i16 %89, ptr %5, align 2
  %90 = load ptr, ptr %3, align 8
  %91 = load i16, ptr %4, align 2
  store i16 %91, ptr %18, align 2
  %92 = load i16, ptr %18, align 2
  %93 = atomicrmw max ptr %90, i16 %92 monotonic, align 2
  store i16 %93, ptr %19, align 2
  %94 = load i16, ptr %19, align 2
  %95 = sext i16 %94 to i32
  %96 = load i16, ptr %5, align 2
  %97 = sext i16 %96 to i32
  %98 = xor i32 %97, %95
  %99 = trunc i32 %98 to i16
  store i16 %99, ptr %5, align 2
  %100 = load ptr, ptr %3, align 8
  %101 = load i16, ptr %5, align 2
  store i16 %101, ptr %20, align 2
  %102 = load i16, ptr %20, align 2
  %103 = atomicrmw nand ptr %100, i16 %102 monotonic, align 2
  store i16 %103, ptr %21, align 2
  %104 = load i16, ptr %21, align 2
  %105 = sext i16 %104 to i32
  %106 = load i16, ptr %5, align 2
  %107 = sext i16 %106 to i32
  %108 = xor i32 %107, %105
  %109 = trunc i32 %108 to i16
  store i16 %109, ptr %5, align 2
  %110 = load ptr, ptr %3, align 8
  %111 = load i16, ptr %5, align 2
  %112 = sext i16 %111 to i32
  %113 = add nsw i32 %112, 1
  %114 = trunc i32 %113 to i16
  store i16 %114, ptr %22, align 2
  %115 = load i16, ptr %22, align 2
  %116 = atomicrmw xchg ptr %110, i16 %115 seq_cst, align 2
  store i16 %116, ptr %23, align 2
  %117 = load i16, ptr %23, align 2
  %118 = sext i16 %117 to i32
  %119 = load i16, ptr %5, align 2
  %120 = sext i16 %119 to i32
  %121 = xor i32 %120, %118
  %122 = trunc i32 %121 to i16
  store i16 %122, ptr %5, align 2
  %123 = load i16, ptr %4, align 2
  store i16 %123, ptr %24, align 2
  %124 = load ptr, ptr %3, align 8
  %125 = load i16, ptr %5, align 2
  store i16 %125, ptr %25, align 2
  %126 = load i16, ptr %24, align 2
  %127 = load i16, ptr %25, align 2
  %128 = cmpxchg ptr %124, i16 %126, i16 %127 acq_rel monotonic, align 2
  %129 = extractvalue { i16, i1 } %128, 0
  %130 = extractvalue { i16, i1 } %128, 1
  br i1 %130, label %132, label %131

131:                                              ; preds = %2
  store i16 %129, ptr %24, align 2
  br label %132

132:                                              ; preds = %131, %2
  %133 = zext i1 %130 to i8
  store i8 %133, ptr %26, align 1
  %134 = load i8, ptr %26, align 1
  %135 = trunc i8 %134 to i1
  %136 = load ptr, ptr %3, align 8
  %137 = load i16, ptr %5, align 2
  %138 = sext i16 %137 to i32
  %139 = xor i32 %138, 7
  %140 = trunc i32 %139 to i16
  store i16 %140, ptr %27, align 2
  %141 = load i16, ptr %24, align 2
  %142 = load i16, ptr %27, align 2
  %143 = cmpxchg ptr %136, i16 %141, i16 %142 seq_cst acquire, align 2
  %144 = extractvalue { i16, i1 } %143, 0
  %145 = extractvalue { i16, i1 } %143, 1
  br i1 %145, label %147, label %146

146:                                              ; preds = %132
  store i16 %144, ptr %24, align 2
  br label %147

147:                                              ; preds = %146, %132
  %148 = zext i1 %145 to i8
  store i8 %148, ptr %28, align 1
  %149 = load i8, ptr %28, align 1
  %150 = trunc i8 %149 to i1
  %151 = load ptr, ptr %3, align 8
  %152 = load ptr, ptr %3, align 8
  %153 = load atomic i16, ptr %152 acquire, align 2
  store i16 %153, ptr %30, align 2
  %154 = load i16, ptr %30, align 2
  %155 = sext i16 %154 to i32
  %156 = load i16, ptr %24, align 2
  %157 = sext i16 %156 to i32
  %158 = xor i32 %155, %157
  %159 = trunc i32 %158 to i16
  store i16 %159, ptr %29, align 2
  %160 = load i16, ptr %29, align 2
  store atomic i16 %160, ptr %151 release, align 2
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z15every_operationIiEvPT_S0_(ptr noundef %0, i32 noundef %1) #1 comdat {
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
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i8, align 1
  %27 = alloca i32, align 4
  %28 = alloca i8, align 1
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %31 = load ptr, ptr %3, align 8
  %32 = load i32, ptr %4, align 4
  store i32 %32, ptr %6, align 4
  %33 = load i32, ptr %6, align 4
  %34 = atomicrmw add ptr %31, i32 %33 monotonic, align 4
  store i32 %34, ptr %7, align 4
  %35 = load i32, ptr %7, align 4
  store i32 %35, ptr %5, align 4
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %4, align 4
  %38 = ashr i32 %37, 1
  store i32 %38, ptr %8, align 4
  %39 = load i32, ptr %8, align 4
  %40 = atomicrmw sub ptr %36, i32 %39 acquire, align 4
  store i32 %40, ptr %9, align 4
  %41 = load i32, ptr %9, align 4
  %42 = load i32, ptr %5, align 4
  %43 = xor i32 %42, %41
  store i32 %43, ptr %5, align 4
  %44 = load ptr, ptr %3, align 8
  %45 = load i32, ptr %4, align 4
  %46 = or i32 %45, 90
  store i32 %46, ptr %10, align 4
  %47 = load i32, ptr %10, align 4
  %48 = atomicrmw and ptr %44, i32 %47 release, align 4
  store i32 %48, ptr %11, align 4
  %49 = load i32, ptr %11, align 4
  %50 = load i32, ptr %5, align 4
  %51 = xor i32 %50, %49
  store i32 %51, ptr %5, align 4
  %52 = load ptr, ptr %3, align 8
  %53 = load i32, ptr %4, align 4
  store i32 %53, ptr %12, align 4
  %54 = load i32, ptr %12, align 4
  %55 = atomicrmw or ptr %52, i32 %54 acq_rel, align 4
  store i32 %55, ptr %13, align 4
  %56 = load i32, ptr %13, align 4
  %57 = load i32, ptr %5, align 4
  %58 = xor i32 %57, %56
  store i32 %58, ptr %5, align 4
  %59 = load ptr, ptr %3, align 8
  store i32 3, ptr %14, align 4
  %60 = load i32, ptr %14, align 4
  %61 = atomicrmw xor ptr %59, i32 %60 seq_cst, align 4
  store i32 %61, ptr %15, align 4
  %62 = load i32, ptr %15, align 4
  %63 = load i32, ptr %5, align 4
  %64 = xor i32 %63, %62
  store i32 %64, ptr %5, align 4
  %65 = load ptr, ptr %3, align 8
  store i32 100, ptr %16, align 4
  %66 = load i32, ptr %16, align 4
  %67 = atomicrmw min ptr %65, i32 %66 monotonic, align 4
  store i32 %67, ptr %17, align 4
  %68 = load i32, ptr %17, align 4
  %69 = load i32, ptr %5, align 4
  %70 = xor i32 %69, %68
  store i32 %70, ptr %5, align 4
  %71 = load ptr, ptr %3, align 8
  %72 = load i32, ptr %4, align 4
  store i32 %72, ptr %18, align 4
  %73 = load i32, ptr %18, align 4
  %74 = atomicrmw max ptr %71, i32 %73 monotonic, align 4
  store i32 %74, ptr %19, align 4
  %75 = load i32, ptr %19, align 4
  %76 = load i32, ptr %5, align 4
  %77 = xor i32 %76, %75
  store i32 %77, ptr %5, align 4
  %78 = load ptr, ptr %3, align 8
  %79 = load i32, ptr %5, align 4
  store i32 %79, ptr %20, align 4
  %80 = load i32, ptr %20, align 4
  %81 = atomicrmw nand ptr %78, i32 %80 monotonic, align 4
  store i32 %81, ptr %21, align 4
  %82 = load i32, ptr %21, align 4
  %83 = load i32, ptr %5, align 4
  %84 = xor i32 %83, %82
  store i32 %84, ptr %5, align 4
  %85 = load ptr, ptr %3, align 8
  %86 = load i32, ptr %5, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %22, align 4
  %88 = load i32, ptr %22, align 4
  %89 = atomicrmw xchg ptr %85, i32 %88 seq_cst, align 4
  store i32 %89, ptr %23, align 4
  %90 = load i32, ptr %23, align 4
  %91 = load i32, ptr %5, align 4
  %92 = xor i32 %91, %90
  store i32 %92, ptr %5, align 4
  %93 = load i32, ptr %4, align 4
  store i32 %93, ptr %24, align 4
  %94 = load ptr, ptr %3, align 8
  %95 = load i32, ptr %5, align 4
  store i32 %95, ptr %25, align 4
  %96 = load i32, ptr %24, align 4
  %97 = load i32, ptr %25, align 4
  %98 = cmpxchg ptr %94, i32 %96, i32 %97 acq_rel monotonic, align 4
  %99 = extractvalue { i32, i1 } %98, 0
  %100 = extractvalue { i32, i1 } %98, 1
  br i1 %100, label %102, label %101

101:                                              ; preds = %2
  store i32 %99, ptr %24, align 4
  br label %102

102:                                              ; preds = %101, %2
  %103 = zext i1 %100 to i8
  store i8 %103, ptr %26, align 1
  %104 = load i8, ptr %26, align 1
  %105 = trunc i8 %104 to i1
  %106 = load ptr, ptr %3, align 8
  %107 = load i32, ptr %5, align 4
  %108 = xor i32 %107, 7
  store i32 %108, ptr %27, align 4
  %109 = load i32, ptr %24, align 4
  %110 = load i32, ptr %27, align 4
  %111 = cmpxchg ptr %106, i32 %109, i32 %110 seq_cst acquire, align 4
  %112 = extractvalue { i32, i1 } %111, 0
  %113 = extractvalue { i32, i1 } %111, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %102
  store i32 %112, ptr %24, align 4
  br label %115

115:                                              ; preds = %114, %102
  %116 = zext i1 %113 to i8
  store i8 %116, ptr %28, align 1
  %117 = load i8, ptr %28, align 1
  %118 = trunc i8 %117 to i1
  %119 = load ptr, ptr %3, align 8
  %120 = load ptr, ptr %3, align 8
  %121 = load atomic i32, ptr %120 acquire, align 4
  store i32 %121, ptr %30, align 4
  %122 = load i32, ptr %30, align 4
  %123 = load i32, ptr %24, align 4
  %124 = xor i32 %122, %123
  store i32 %124, ptr %29, align 4
  %125 = load i32, ptr %29, align 4
  store atomic i32 %125, ptr %119 release, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z15every_operationIxEvPT_S0_(ptr noundef %0, i64 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i8, align 1
  %27 = alloca i64, align 8
  %28 = alloca i8, align 1
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %31 = load ptr, ptr %3, align 8
  %32 = load i64, ptr %4, align 8
  store i64 %32, ptr %6, align 8
  %33 = load i64, ptr %6, align 8
  %34 = atomicrmw add ptr %31, i64 %33 monotonic, align 8
  store i64 %34, ptr %7, align 8
  %35 = load i64, ptr %7, align 8
  store i64 %35, ptr %5, align 8
  %36 = load ptr, ptr %3, align 8
  %37 = load i64, ptr %4, align 8
  %38 = ashr i64 %37, 1
  store i64 %38, ptr %8, align 8
  %39 = load i64, ptr %8, align 8
  %40 = atomicrmw sub ptr %36, i64 %39 acquire, align 8
  store i64 %40, ptr %9, align 8
  %41 = load i64, ptr %9, align 8
  %42 = load i64, ptr %5, align 8
  %43 = xor i64 %42, %41
  store i64 %43, ptr %5, align 8
  %44 = load ptr, ptr %3, align 8
  %45 = load i64, ptr %4, align 8
  %46 = or i64 %45, 90
  store i64 %46, ptr %10, align 8
  %47 = load i64, ptr %10, align 8
  %48 = atomicrmw and ptr %44, i64 %47 release, align 8
  store i64 %48, ptr %11, align 8
  %49 = load i64, ptr %11, align 8
  %50 = load i64, ptr %5, align 8
  %51 = xor i64 %50, %49
  store i64 %51, ptr %5, align 8
  %52 = load ptr, ptr %3, align 8
  %53 = load i64, ptr %4, align 8
  store i64 %53, ptr %12, align 8
  %54 = load i64, ptr %12, align 8
  %55 = atomicrmw or ptr %52, i64 %54 acq_rel, align 8
  store i64 %55, ptr %13, align 8
  %56 = load i64, ptr %13, align 8
  %57 = load i64, ptr %5, align 8
  %58 = xor i64 %57, %56
  store i64 %58, ptr %5, align 8
  %59 = load ptr, ptr %3, align 8
  store i64 3, ptr %14, align 8
  %60 = load i64, ptr %14, align 8
  %61 = atomicrmw xor ptr %59, i64 %60 seq_cst, align 8
  store i64 %61, ptr %15, align 8
  %62 = load i64, ptr %15, align 8
  %63 = load i64, ptr %5, align 8
  %64 = xor i64 %63, %62
  store i64 %64, ptr %5, align 8
  %65 = load ptr, ptr %3, align 8
  store i64 100, ptr %16, align 8
  %66 = load i64, ptr %16, align 8
  %67 = atomicrmw min ptr %65, i64 %66 monotonic, align 8
  store i64 %67, ptr %17, align 8
  %68 = load i64, ptr %17, align 8
  %69 = load i64, ptr %5, align 8
  %70 = xor i64 %69, %68
  store i64 %70, ptr %5, align 8
  %71 = load ptr, ptr %3, align 8
  %72 = load i64, ptr %4, align 8
  store i64 %72, ptr %18, align 8
  %73 = load i64, ptr %18, align 8
  %74 = atomicrmw max ptr %71, i64 %73 monotonic, align 8
  store i64 %74, ptr %19, align 8
  %75 = load i64, ptr %19, align 8
  %76 = load i64, ptr %5, align 8
  %77 = xor i64 %76, %75
  store i64 %77, ptr %5, align 8
  %78 = load ptr, ptr %3, align 8
  %79 = load i64, ptr %5, align 8
  store i64 %79, ptr %20, align 8
  %80 = load i64, ptr %20, align 8
  %81 = atomicrmw nand ptr %78, i64 %80 monotonic, align 8
  store i64 %81, ptr %21, align 8
  %82 = load i64, ptr %21, align 8
  %83 = load i64, ptr %5, align 8
  %84 = xor i64 %83, %82
  store i64 %84, ptr %5, align 8
  %85 = load ptr, ptr %3, align 8
  %86 = load i64, ptr %5, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %22, align 8
  %88 = load i64, ptr %22, align 8
  %89 = atomicrmw xchg ptr %85, i64 %88 seq_cst, align 8
  store i64 %89, ptr %23, align 8
  %90 = load i64, ptr %23, align 8
  %91 = load i64, ptr %5, align 8
  %92 = xor i64 %91, %90
  store i64 %92, ptr %5, align 8
  %93 = load i64, ptr %4, align 8
  store i64 %93, ptr %24, align 8
  %94 = load ptr, ptr %3, align 8
  %95 = load i64, ptr %5, align 8
  store i64 %95, ptr %25, align 8
  %96 = load i64, ptr %24, align 8
  %97 = load i64, ptr %25, align 8
  %98 = cmpxchg ptr %94, i64 %96, i64 %97 acq_rel monotonic, align 8
  %99 = extractvalue { i64, i1 } %98, 0
  %100 = extractvalue { i64, i1 } %98, 1
  br i1 %100, label %102, label %101

101:                                              ; preds = %2
  store i64 %99, ptr %24, align 8
  br label %102

102:                                              ; preds = %101, %2
  %103 = zext i1 %100 to i8
  store i8 %103, ptr %26, align 1
  %104 = load i8, ptr %26, align 1
  %105 = trunc i8 %104 to i1
  %106 = load ptr, ptr %3, align 8
  %107 = load i64, ptr %5, align 8
  %108 = xor i64 %107, 7
  store i64 %108, ptr %27, align 8
  %109 = load i64, ptr %24, align 8
  %110 = load i64, ptr %27, align 8
  %111 = cmpxchg ptr %106, i64 %109, i64 %110 seq_cst acquire, align 8
  %112 = extractvalue { i64, i1 } %111, 0
  %113 = extractvalue { i64, i1 } %111, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %102
  store i64 %112, ptr %24, align 8
  br label %115

115:                                              ; preds = %114, %102
  %116 = zext i1 %113 to i8
  store i8 %116, ptr %28, align 1
  %117 = load i8, ptr %28, align 1
  %118 = trunc i8 %117 to i1
  %119 = load ptr, ptr %3, align 8
  %120 = load ptr, ptr %3, align 8
  %121 = load atomic i64, ptr %120 acquire, align 8
  store i64 %121, ptr %30, align 8
  %122 = load i64, ptr %30, align 8
  %123 = load i64, ptr %24, align 8
  %124 = xor i64 %122, %123
  store i64 %124, ptr %29, align 8
  %125 = load i64, ptr %29, align 8
  store atomic i64 %125, ptr %119 release, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @all_widths_unsigned(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %9, align 4
  %11 = load ptr, ptr %5, align 8
  %12 = load i32, ptr %9, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %11, i64 %13
  %15 = load i32, ptr %9, align 4
  %16 = add nsw i32 200, %15
  %17 = trunc i32 %16 to i8
  call void @_Z15every_operationIhEvPT_S0_(ptr noundef %14, i8 noundef zeroext %17) #4
  %18 = load ptr, ptr %6, align 8
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i16, ptr %18, i64 %20
  %22 = load i32, ptr %9, align 4
  %23 = mul nsw i32 %22, 999
  %24 = trunc i32 %23 to i16
  call void @_Z15every_operationItEvPT_S0_(ptr noundef %21, i16 noundef zeroext %24) #4
  %25 = load ptr, ptr %7, align 8
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %9, align 4
  %30 = add i32 -16, %29
  call void @_Z15every_operationIjEvPT_S0_(ptr noundef %28, i32 noundef %30) #4
  %31 = load ptr, ptr %8, align 8
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %31, i64 %33
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = mul i64 %36, 100000000000
  call void @_Z15every_operationIyEvPT_S0_(ptr noundef %34, i64 noundef %37) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z15every_operationIhEvPT_S0_(ptr noundef %0, i8 noundef zeroext %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = alloca i8, align 1
  %23 = alloca i8, align 1
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  %26 = alloca i8, align 1
  %27 = alloca i8, align 1
  %28 = alloca i8, align 1
  %29 = alloca i8, align 1
  %30 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %31 = load ptr, ptr %3, align 8
  %32 = load i8, ptr %4, align 1
  store i8 %32, ptr %6, align 1
  %33 = load i8, ptr %6, align 1
  %34 = atomicrmw add ptr %31, i8 %33 monotonic, align 1
  store i8 %34, ptr %7, align 1
  %35 = load i8, ptr %7, align 1
  store i8 %35, ptr %5, align 1
  %36 = load ptr, ptr %3, align 8
  %37 = load i8, ptr %4, align 1
  %38 = zext i8 %37 to i32
  %39 = ashr i32 %38, 1
  %40 = trunc i32 %39 to i8
  store i8 %40, ptr %8, align 1
  %41 = load i8, ptr %8, align 1
  %42 = atomicrmw sub ptr %36, i8 %41 acquire, align 1
  store i8 %42, ptr %9, align 1
  %43 = load i8, ptr %9, align 1
  %44 = zext i8 %43 to i32
  %45 = load i8, ptr %5, align 1
  %46 = zext i8 %45 to i32
  %47 = xor i32 %46, %44
  %48 = trunc i32 %47 to i8
  store i8 %48, ptr %5, align 1
  %49 = load ptr, ptr %3, align 8
  %50 = load i8, ptr %4, align 1
  %51 = zext i8 %50 to i32
  %52 = or i32 %51, 90
  %53 = trunc i32 %52 to i8
  store i8 %53, ptr %10, align 1
  %54 = load i8, ptr %10, align 1
  %55 = atomicrmw and ptr %49, i8 %54 release, align 1
  store i8 %55, ptr %11, align 1
  %56 = load i8, ptr %11, align 1
  %57 = zext i8 %56 to i32
  %58 = load i8, ptr %5, align 1
  %59 = zext i8 %58 to i32
  %60 = xor i32 %59, %57
  %61 = trunc i32 %60 to i8
  store i8 %61, ptr %5, align 1
  %62 = load ptr, ptr %3, align 8
  %63 = load i8, ptr %4, align 1
  store i8 %63, ptr %12, align 1
  %64 = load i8, ptr %12, align 1
  %65 = atomicrmw or ptr %62, i8 %64 acq_rel, align 1
  store i8 %65, ptr %13, align 1
  %66 = load i8, ptr %13, align 1
  %67 = zext i8 %66 to i32
  %68 = load i8, ptr %5, align 1
  %69 = zext i8 %68 to i32
  %70 = xor i32 %69, %67
  %71 = trunc i32 %70 to i8
  store i8 %71, ptr %5, align 1
  %72 = load ptr, ptr %3, align 8
  store i8 3, ptr %14, align 1
  %73 = load i8, ptr %14, align 1
  %74 = atomicrmw xor ptr %72, i8 %73 seq_cst, align 1
  store i8 %74, ptr %15, align 1
  %75 = load i8, ptr %15, align 1
  %76 = zext i8 %75 to i32
  %77 = load i8, ptr %5, align 1
  %78 = zext i8 %77 to i32
  %79 = xor i32 %78, %76
  %80 = trunc i32 %79 to i8
  store i8 %80, ptr %5, align 1
  %81 = load ptr, ptr %3, align 8
  store i8 100, ptr %16, align 1
  %82 = load i8, ptr %16, align 1
  %83 = atomicrmw umin ptr %81, i8 %82 monotonic, align 1
  store i8 %83, ptr %17, align 1
  %84 = load i8, ptr %17, align 1
  %85 = zext i8 %84 to i32
  %86 = load i8, ptr %5, align 1
  %87 = zext i8 %86 to i32
  %88 = xor i32 %87, %85
  %89 = trunc i32 %88 to i8
  store i8 %89, ptr %5, align 1
  %90 = load ptr, ptr %3, align 8
  %91 = load i8, ptr %4, align 1
  store i8 %91, ptr %18, align 1
  %92 = load i8, ptr %18, align 1
  %93 = atomicrmw umax ptr %90, i8 %92 monotonic, align 1
  store i8 %93, ptr %19, align 1
  %94 = load i8, ptr %19, align 1
  %95 = zext i8 %94 to i32
  %96 = load i8, ptr %5, align 1
  %97 = zext i8 %96 to i32
  %98 = xor i32 %97, %95
  %99 = trunc i32 %98 to i8
  store i8 %99, ptr %5, align 1
  %100 = load ptr, ptr %3, align 8
  %101 = load i8, ptr %5, align 1
  store i8 %101, ptr %20, align 1
  %102 = load i8, ptr %20, align 1
  %103 = atomicrmw nand ptr %100, i8 %102 monotonic, align 1
  store i8 %103, ptr %21, align 1
  %104 = load i8, ptr %21, align 1
  %105 = zext i8 %104 to i32
  %106 = load i8, ptr %5, align 1
  %107 = zext i8 %106 to i32
  %108 = xor i32 %107, %105
  %109 = trunc i32 %108 to i8
  store i8 %109, ptr %5, align 1
  %110 = load ptr, ptr %3, align 8
  %111 = load i8, ptr %5, align 1
  %112 = zext i8 %111 to i32
  %113 = add nsw i32 %112, 1
  %114 = trunc i32 %113 to i8
  store i8 %114, ptr %22, align 1
  %115 = load i8, ptr %22, align 1
  %116 = atomicrmw xchg ptr %110, i8 %115 seq_cst, align 1
  store i8 %116, ptr %23, align 1
  %117 = load i8, ptr %23, align 1
  %118 = zext i8 %117 to i32
  %119 = load i8, ptr %5, align 1
  %120 = zext i8 %119 to i32
  %121 = xor i32 %120, %118
  %122 = trunc i32 %121 to i8
  store i8 %122, ptr %5, align 1
  %123 = load i8, ptr %4, align 1
  store i8 %123, ptr %24, align 1
  %124 = load ptr, ptr %3, align 8
  %125 = load i8, ptr %5, align 1
  store i8 %125, ptr %25, align 1
  %126 = load i8, ptr %24, align 1
  %127 = load i8, ptr %25, align 1
  %128 = cmpxchg ptr %124, i8 %126, i8 %127 acq_rel monotonic, align 1
  %129 = extractvalue { i8, i1 } %128, 0
  %130 = extractvalue { i8, i1 } %128, 1
  br i1 %130, label %132, label %131

131:                                              ; preds = %2
  store i8 %129, ptr %24, align 1
  br label %132

132:                                              ; preds = %131, %2
  %133 = zext i1 %130 to i8
  store i8 %133, ptr %26, align 1
  %134 = load i8, ptr %26, align 1
  %135 = trunc i8 %134 to i1
  %136 = load ptr, ptr %3, align 8
  %137 = load i8, ptr %5, align 1
  %138 = zext i8 %137 to i32
  %139 = xor i32 %138, 7
  %140 = trunc i32 %139 to i8
  store i8 %140, ptr %27, align 1
  %141 = load i8, ptr %24, align 1
  %142 = load i8, ptr %27, align 1
  %143 = cmpxchg ptr %136, i8 %141, i8 %142 seq_cst acquire, align 1
  %144 = extractvalue { i8, i1 } %143, 0
  %145 = extractvalue { i8, i1 } %143, 1
  br i1 %145, label %147, label %146

146:                                              ; preds = %132
  store i8 %144, ptr %24, align 1
  br label %147

147:                                              ; preds = %146, %132
  %148 = zext i1 %145 to i8
  store i8 %148, ptr %28, align 1
  %149 = load i8, ptr %28, align 1
  %150 = trunc i8 %149 to i1
  %151 = load ptr, ptr %3, align 8
  %152 = load ptr, ptr %3, align 8
  %153 = load atomic i8, ptr %152 acquire, align 1
  store i8 %153, ptr %30, align 1
  %154 = load i8, ptr %30, align 1
  %155 = zext i8 %154 to i32
  %156 = load i8, ptr %24, align 1
  %157 = zext i8 %156 to i32
  %158 = xor i32 %155, %157
  %159 = trunc i32 %158 to i8
  store i8 %159, ptr %29, align 1
  %160 = load i8, ptr %29, align 1
  store atomic i8 %160, ptr %151 release, align 1
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z15every_operationItEvPT_S0_(ptr noundef %0, i16 noundef zeroext %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca i16, align 2
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = alloca i16, align 2
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca i16, align 2
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca i16, align 2
  %22 = alloca i16, align 2
  %23 = alloca i16, align 2
  %24 = alloca i16, align 2
  %25 = alloca i16, align 2
  %26 = alloca i8, align 1
  %27 = alloca i16, align 2
  %28 = alloca i8, align 1
  %29 = alloca i16, align 2
  %30 = alloca i16, align 2
  store ptr %0, ptr %3, align 8
  store i16 %1, ptr %4, align 2
  %31 = load ptr, ptr %3, align 8
  %32 = load i16, ptr %4, align 2
  store i16 %32, ptr %6, align 2
  %33 = load i16, ptr %6, align 2
  %34 = atomicrmw add ptr %31, i16 %33 monotonic, align 2
  store i16 %34, ptr %7, align 2
  %35 = load i16, ptr %7, align 2
  store i16 %35, ptr %5, align 2
  %36 = load ptr, ptr %3, align 8
  %37 = load i16, ptr %4, align 2
  %38 = zext i16 %37 to i32
  %39 = ashr i32 %38, 1
  %40 = trunc i32 %39 to i16
  store i16 %40, ptr %8, align 2
  %41 = load i16, ptr %8, align 2
  %42 = atomicrmw sub ptr %36, i16 %41 acquire, align 2
  store i16 %42, ptr %9, align 2
  %43 = load i16, ptr %9, align 2
  %44 = zext i16 %43 to i32
  %45 = load i16, ptr %5, align 2
  %46 = zext i16 %45 to i32
  %47 = xor i32 %46, %44
  %48 = trunc i32 %47 to i16
  store i16 %48, ptr %5, align 2
  %49 = load ptr, ptr %3, align 8
  %50 = load i16, ptr %4, align 2
  %51 = zext i16 %50 to i32
  %52 = or i32 %51, 90
  %53 = trunc i32 %52 to i16
  store i16 %53, ptr %10, align 2
  %54 = load i16, ptr %10, align 2
  %55 = atomicrmw and ptr %49, i16 %54 release, align 2
  store i16 %55, ptr %11, align 2
  %56 = load i16, ptr %11, align 2
  %57 = zext i16 %56 to i32
  %58 = load i16, ptr %5, align 2
  %59 = zext i16 %58 to i32
  %60 = xor i32 %59, %57
  %61 = trunc i32 %60 to i16
  store i16 %61, ptr %5, align 2
  %62 = load ptr, ptr %3, align 8
  %63 = load i16, ptr %4, align 2
  store i16 %63, ptr %12, align 2
  %64 = load i16, ptr %12, align 2
  %65 = atomicrmw or ptr %62, i16 %64 acq_rel, align 2
  store i16 %65, ptr %13, align 2
  %66 = load i16, ptr %13, align 2
  %67 = zext i16 %66 to i32
  %68 = load i16, ptr %5, align 2
  %69 = zext i16 %68 to i32
  %70 = xor i32 %69, %67
  %71 = trunc i32 %70 to i16
  store i16 %71, ptr %5, align 2
  %72 = load ptr, ptr %3, align 8
  store i16 3, ptr %14, align 2
  %73 = load i16, ptr %14, align 2
  %74 = atomicrmw xor ptr %72, i16 %73 seq_cst, align 2
  store i16 %74, ptr %15, align 2
  %75 = load i16, ptr %15, align 2
  %76 = zext i16 %75 to i32
  %77 = load i16, ptr %5, align 2
  %78 = zext i16 %77 to i32
  %79 = xor i32 %78, %76
  %80 = trunc i32 %79 to i16
  store i16 %80, ptr %5, align 2
  %81 = load ptr, ptr %3, align 8
  store i16 100, ptr %16, align 2
  %82 = load i16, ptr %16, align 2
  %83 = atomicrmw umin ptr %81, i16 %82 monotonic, align 2
  store i16 %83, ptr %17, align 2
  %84 = load i16, ptr %17, align 2
  %85 = zext i16 %84 to i32
  %86 = load i16, ptr %5, align 2
  %87 = zext i16 %86 to i32
  %88 = xor i32 %87, %85
  %89 = trunc i32 %88 to i16
  store i16 %89, ptr %5, align 2
  %90 = load ptr, ptr %3, align 8
  %91 = load i16, ptr %4, align 2
  store i16 %91, ptr %18, align 2
  %92 = load i16, ptr %18, align 2
  %93 = atomicrmw umax ptr %90, i16 %92 monotonic, align 2
  store i16 %93, ptr %19, align 2
  %94 = load i16, ptr %19, align 2
  %95 = zext i16 %94 to i32
  %96 = load i16, ptr %5, align 2
  %97 = zext i16 %96 to i32
  %98 = xor i32 %97, %95
  %99 = trunc i32 %98 to i16
  store i16 %99, ptr %5, align 2
  %100 = load ptr, ptr %3, align 8
  %101 = load i16, ptr %5, align 2
  store i16 %101, ptr %20, align 2
  %102 = load i16, ptr %20, align 2
  %103 = atomicrmw nand ptr %100, i16 %102 monotonic, align 2
  store i16 %103, ptr %21, align 2
  %104 = load i16, ptr %21, align 2
  %105 = zext i16 %104 to i32
  %106 = load i16, ptr %5, align 2
  %107 = zext i16 %106 to i32
  %108 = xor i32 %107, %105
  %109 = trunc i32 %108 to i16
  store i16 %109, ptr %5, align 2
  %110 = load ptr, ptr %3, align 8
  %111 = load i16, ptr %5, align 2
  %112 = zext i16 %111 to i32
  %113 = add nsw i32 %112, 1
  %114 = trunc i32 %113 to i16
  store i16 %114, ptr %22, align 2
  %115 = load i16, ptr %22, align 2
  %116 = atomicrmw xchg ptr %110, i16 %115 seq_cst, align 2
  store i16 %116, ptr %23, align 2
  %117 = load i16, ptr %23, align 2
  %118 = zext i16 %117 to i32
  %119 = load i16, ptr %5, align 2
  %120 = zext i16 %119 to i32
  %121 = xor i32 %120, %118
  %122 = trunc i32 %121 to i16
  store i16 %122, ptr %5, align 2
  %123 = load i16, ptr %4, align 2
  store i16 %123, ptr %24, align 2
  %124 = load ptr, ptr %3, align 8
  %125 = load i16, ptr %5, align 2
  store i16 %125, ptr %25, align 2
  %126 = load i16, ptr %24, align 2
  %127 = load i16, ptr %25, align 2
  %128 = cmpxchg ptr %124, i16 %126, i16 %127 acq_rel monotonic, align 2
  %129 = extractvalue { i16, i1 } %128, 0
  %130 = extractvalue { i16, i1 } %128, 1
  br i1 %130, label %132, label %131

131:                                              ; preds = %2
  store i16 %129, ptr %24, align 2
  br label %132

132:                                              ; preds = %131, %2
  %133 = zext i1 %130 to i8
  store i8 %133, ptr %26, align 1
  %134 = load i8, ptr %26, align 1
  %135 = trunc i8 %134 to i1
  %136 = load ptr, ptr %3, align 8
  %137 = load i16, ptr %5, align 2
  %138 = zext i16 %137 to i32
  %139 = xor i32 %138, 7
  %140 = trunc i32 %139 to i16
  store i16 %140, ptr %27, align 2
  %141 = load i16, ptr %24, align 2
  %142 = load i16, ptr %27, align 2
  %143 = cmpxchg ptr %136, i16 %141, i16 %142 seq_cst acquire, align 2
  %144 = extractvalue { i16, i1 } %143, 0
  %145 = extractvalue { i16, i1 } %143, 1
  br i1 %145, label %147, label %146

146:                                              ; preds = %132
  store i16 %144, ptr %24, align 2
  br label %147

147:                                              ; preds = %146, %132
  %148 = zext i1 %145 to i8
  store i8 %148, ptr %28, align 1
  %149 = load i8, ptr %28, align 1
  %150 = trunc i8 %149 to i1
  %151 = load ptr, ptr %3, align 8
  %152 = load ptr, ptr %3, align 8
  %153 = load atomic i16, ptr %152 acquire, align 2
  store i16 %153, ptr %30, align 2
  %154 = load i16, ptr %30, align 2
  %155 = zext i16 %154 to i32
  %156 = load i16, ptr %24, align 2
  %157 = zext i16 %156 to i32
  %158 = xor i32 %155, %157
  %159 = trunc i32 %158 to i16
  store i16 %159, ptr %29, align 2
  %160 = load i16, ptr %29, align 2
  store atomic i16 %160, ptr %151 release, align 2
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z15every_operationIjEvPT_S0_(ptr noundef %0, i32 noundef %1) #1 comdat {
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
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i8, align 1
  %27 = alloca i32, align 4
  %28 = alloca i8, align 1
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %31 = load ptr, ptr %3, align 8
  %32 = load i32, ptr %4, align 4
  store i32 %32, ptr %6, align 4
  %33 = load i32, ptr %6, align 4
  %34 = atomicrmw add ptr %31, i32 %33 monotonic, align 4
  store i32 %34, ptr %7, align 4
  %35 = load i32, ptr %7, align 4
  store i32 %35, ptr %5, align 4
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %4, align 4
  %38 = lshr i32 %37, 1
  store i32 %38, ptr %8, align 4
  %39 = load i32, ptr %8, align 4
  %40 = atomicrmw sub ptr %36, i32 %39 acquire, align 4
  store i32 %40, ptr %9, align 4
  %41 = load i32, ptr %9, align 4
  %42 = load i32, ptr %5, align 4
  %43 = xor i32 %42, %41
  store i32 %43, ptr %5, align 4
  %44 = load ptr, ptr %3, align 8
  %45 = load i32, ptr %4, align 4
  %46 = or i32 %45, 90
  store i32 %46, ptr %10, align 4
  %47 = load i32, ptr %10, align 4
  %48 = atomicrmw and ptr %44, i32 %47 release, align 4
  store i32 %48, ptr %11, align 4
  %49 = load i32, ptr %11, align 4
  %50 = load i32, ptr %5, align 4
  %51 = xor i32 %50, %49
  store i32 %51, ptr %5, align 4
  %52 = load ptr, ptr %3, align 8
  %53 = load i32, ptr %4, align 4
  store i32 %53, ptr %12, align 4
  %54 = load i32, ptr %12, align 4
  %55 = atomicrmw or ptr %52, i32 %54 acq_rel, align 4
  store i32 %55, ptr %13, align 4
  %56 = load i32, ptr %13, align 4
  %57 = load i32, ptr %5, align 4
  %58 = xor i32 %57, %56
  store i32 %58, ptr %5, align 4
  %59 = load ptr, ptr %3, align 8
  store i32 3, ptr %14, align 4
  %60 = load i32, ptr %14, align 4
  %61 = atomicrmw xor ptr %59, i32 %60 seq_cst, align 4
  store i32 %61, ptr %15, align 4
  %62 = load i32, ptr %15, align 4
  %63 = load i32, ptr %5, align 4
  %64 = xor i32 %63, %62
  store i32 %64, ptr %5, align 4
  %65 = load ptr, ptr %3, align 8
  store i32 100, ptr %16, align 4
  %66 = load i32, ptr %16, align 4
  %67 = atomicrmw umin ptr %65, i32 %66 monotonic, align 4
  store i32 %67, ptr %17, align 4
  %68 = load i32, ptr %17, align 4
  %69 = load i32, ptr %5, align 4
  %70 = xor i32 %69, %68
  store i32 %70, ptr %5, align 4
  %71 = load ptr, ptr %3, align 8
  %72 = load i32, ptr %4, align 4
  store i32 %72, ptr %18, align 4
  %73 = load i32, ptr %18, align 4
  %74 = atomicrmw umax ptr %71, i32 %73 monotonic, align 4
  store i32 %74, ptr %19, align 4
  %75 = load i32, ptr %19, align 4
  %76 = load i32, ptr %5, align 4
  %77 = xor i32 %76, %75
  store i32 %77, ptr %5, align 4
  %78 = load ptr, ptr %3, align 8
  %79 = load i32, ptr %5, align 4
  store i32 %79, ptr %20, align 4
  %80 = load i32, ptr %20, align 4
  %81 = atomicrmw nand ptr %78, i32 %80 monotonic, align 4
  store i32 %81, ptr %21, align 4
  %82 = load i32, ptr %21, align 4
  %83 = load i32, ptr %5, align 4
  %84 = xor i32 %83, %82
  store i32 %84, ptr %5, align 4
  %85 = load ptr, ptr %3, align 8
  %86 = load i32, ptr %5, align 4
  %87 = add i32 %86, 1
  store i32 %87, ptr %22, align 4
  %88 = load i32, ptr %22, align 4
  %89 = atomicrmw xchg ptr %85, i32 %88 seq_cst, align 4
  store i32 %89, ptr %23, align 4
  %90 = load i32, ptr %23, align 4
  %91 = load i32, ptr %5, align 4
  %92 = xor i32 %91, %90
  store i32 %92, ptr %5, align 4
  %93 = load i32, ptr %4, align 4
  store i32 %93, ptr %24, align 4
  %94 = load ptr, ptr %3, align 8
  %95 = load i32, ptr %5, align 4
  store i32 %95, ptr %25, align 4
  %96 = load i32, ptr %24, align 4
  %97 = load i32, ptr %25, align 4
  %98 = cmpxchg ptr %94, i32 %96, i32 %97 acq_rel monotonic, align 4
  %99 = extractvalue { i32, i1 } %98, 0
  %100 = extractvalue { i32, i1 } %98, 1
  br i1 %100, label %102, label %101

101:                                              ; preds = %2
  store i32 %99, ptr %24, align 4
  br label %102

102:                                              ; preds = %101, %2
  %103 = zext i1 %100 to i8
  store i8 %103, ptr %26, align 1
  %104 = load i8, ptr %26, align 1
  %105 = trunc i8 %104 to i1
  %106 = load ptr, ptr %3, align 8
  %107 = load i32, ptr %5, align 4
  %108 = xor i32 %107, 7
  store i32 %108, ptr %27, align 4
  %109 = load i32, ptr %24, align 4
  %110 = load i32, ptr %27, align 4
  %111 = cmpxchg ptr %106, i32 %109, i32 %110 seq_cst acquire, align 4
  %112 = extractvalue { i32, i1 } %111, 0
  %113 = extractvalue { i32, i1 } %111, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %102
  store i32 %112, ptr %24, align 4
  br label %115

115:                                              ; preds = %114, %102
  %116 = zext i1 %113 to i8
  store i8 %116, ptr %28, align 1
  %117 = load i8, ptr %28, align 1
  %118 = trunc i8 %117 to i1
  %119 = load ptr, ptr %3, align 8
  %120 = load ptr, ptr %3, align 8
  %121 = load atomic i32, ptr %120 acquire, align 4
  store i32 %121, ptr %30, align 4
  %122 = load i32, ptr %30, align 4
  %123 = load i32, ptr %24, align 4
  %124 = xor i32 %122, %123
  store i32 %124, ptr %29, align 4
  %125 = load i32, ptr %29, align 4
  store atomic i32 %125, ptr %119 release, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z15every_operationIyEvPT_S0_(ptr noundef %0, i64 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i8, align 1
  %27 = alloca i64, align 8
  %28 = alloca i8, align 1
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %31 = load ptr, ptr %3, align 8
  %32 = load i64, ptr %4, align 8
  store i64 %32, ptr %6, align 8
  %33 = load i64, ptr %6, align 8
  %34 = atomicrmw add ptr %31, i64 %33 monotonic, align 8
  store i64 %34, ptr %7, align 8
  %35 = load i64, ptr %7, align 8
  store i64 %35, ptr %5, align 8
  %36 = load ptr, ptr %3, align 8
  %37 = load i64, ptr %4, align 8
  %38 = lshr i64 %37, 1
  store i64 %38, ptr %8, align 8
  %39 = load i64, ptr %8, align 8
  %40 = atomicrmw sub ptr %36, i64 %39 acquire, align 8
  store i64 %40, ptr %9, align 8
  %41 = load i64, ptr %9, align 8
  %42 = load i64, ptr %5, align 8
  %43 = xor i64 %42, %41
  store i64 %43, ptr %5, align 8
  %44 = load ptr, ptr %3, align 8
  %45 = load i64, ptr %4, align 8
  %46 = or i64 %45, 90
  store i64 %46, ptr %10, align 8
  %47 = load i64, ptr %10, align 8
  %48 = atomicrmw and ptr %44, i64 %47 release, align 8
  store i64 %48, ptr %11, align 8
  %49 = load i64, ptr %11, align 8
  %50 = load i64, ptr %5, align 8
  %51 = xor i64 %50, %49
  store i64 %51, ptr %5, align 8
  %52 = load ptr, ptr %3, align 8
  %53 = load i64, ptr %4, align 8
  store i64 %53, ptr %12, align 8
  %54 = load i64, ptr %12, align 8
  %55 = atomicrmw or ptr %52, i64 %54 acq_rel, align 8
  store i64 %55, ptr %13, align 8
  %56 = load i64, ptr %13, align 8
  %57 = load i64, ptr %5, align 8
  %58 = xor i64 %57, %56
  store i64 %58, ptr %5, align 8
  %59 = load ptr, ptr %3, align 8
  store i64 3, ptr %14, align 8
  %60 = load i64, ptr %14, align 8
  %61 = atomicrmw xor ptr %59, i64 %60 seq_cst, align 8
  store i64 %61, ptr %15, align 8
  %62 = load i64, ptr %15, align 8
  %63 = load i64, ptr %5, align 8
  %64 = xor i64 %63, %62
  store i64 %64, ptr %5, align 8
  %65 = load ptr, ptr %3, align 8
  store i64 100, ptr %16, align 8
  %66 = load i64, ptr %16, align 8
  %67 = atomicrmw umin ptr %65, i64 %66 monotonic, align 8
  store i64 %67, ptr %17, align 8
  %68 = load i64, ptr %17, align 8
  %69 = load i64, ptr %5, align 8
  %70 = xor i64 %69, %68
  store i64 %70, ptr %5, align 8
  %71 = load ptr, ptr %3, align 8
  %72 = load i64, ptr %4, align 8
  store i64 %72, ptr %18, align 8
  %73 = load i64, ptr %18, align 8
  %74 = atomicrmw umax ptr %71, i64 %73 monotonic, align 8
  store i64 %74, ptr %19, align 8
  %75 = load i64, ptr %19, align 8
  %76 = load i64, ptr %5, align 8
  %77 = xor i64 %76, %75
  store i64 %77, ptr %5, align 8
  %78 = load ptr, ptr %3, align 8
  %79 = load i64, ptr %5, align 8
  store i64 %79, ptr %20, align 8
  %80 = load i64, ptr %20, align 8
  %81 = atomicrmw nand ptr %78, i64 %80 monotonic, align 8
  store i64 %81, ptr %21, align 8
  %82 = load i64, ptr %21, align 8
  %83 = load i64, ptr %5, align 8
  %84 = xor i64 %83, %82
  store i64 %84, ptr %5, align 8
  %85 = load ptr, ptr %3, align 8
  %86 = load i64, ptr %5, align 8
  %87 = add i64 %86, 1
  store i64 %87, ptr %22, align 8
  %88 = load i64, ptr %22, align 8
  %89 = atomicrmw xchg ptr %85, i64 %88 seq_cst, align 8
  store i64 %89, ptr %23, align 8
  %90 = load i64, ptr %23, align 8
  %91 = load i64, ptr %5, align 8
  %92 = xor i64 %91, %90
  store i64 %92, ptr %5, align 8
  %93 = load i64, ptr %4, align 8
  store i64 %93, ptr %24, align 8
  %94 = load ptr, ptr %3, align 8
  %95 = load i64, ptr %5, align 8
  store i64 %95, ptr %25, align 8
  %96 = load i64, ptr %24, align 8
  %97 = load i64, ptr %25, align 8
  %98 = cmpxchg ptr %94, i64 %96, i64 %97 acq_rel monotonic, align 8
  %99 = extractvalue { i64, i1 } %98, 0
  %100 = extractvalue { i64, i1 } %98, 1
  br i1 %100, label %102, label %101

101:                                              ; preds = %2
  store i64 %99, ptr %24, align 8
  br label %102

102:                                              ; preds = %101, %2
  %103 = zext i1 %100 to i8
  store i8 %103, ptr %26, align 1
  %104 = load i8, ptr %26, align 1
  %105 = trunc i8 %104 to i1
  %106 = load ptr, ptr %3, align 8
  %107 = load i64, ptr %5, align 8
  %108 = xor i64 %107, 7
  store i64 %108, ptr %27, align 8
  %109 = load i64, ptr %24, align 8
  %110 = load i64, ptr %27, align 8
  %111 = cmpxchg ptr %106, i64 %109, i64 %110 seq_cst acquire, align 8
  %112 = extractvalue { i64, i1 } %111, 0
  %113 = extractvalue { i64, i1 } %111, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %102
  store i64 %112, ptr %24, align 8
  br label %115

115:                                              ; preds = %114, %102
  %116 = zext i1 %113 to i8
  store i8 %116, ptr %28, align 1
  %117 = load i8, ptr %28, align 1
  %118 = trunc i8 %117 to i1
  %119 = load ptr, ptr %3, align 8
  %120 = load ptr, ptr %3, align 8
  %121 = load atomic i64, ptr %120 acquire, align 8
  store i64 %121, ptr %30, align 8
  %122 = load i64, ptr %30, align 8
  %123 = load i64, ptr %24, align 8
  %124 = xor i64 %122, %123
  store i64 %124, ptr %29, align 8
  %125 = load i64, ptr %29, align 8
  store atomic i64 %125, ptr %119 release, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scopes(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %5, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = icmp ult i32 %15, 2
  br i1 %16, label %17, label %21

17:                                               ; preds = %2
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6scopesE7counter to ptr), i64 0, i64 %19
  store i32 0, ptr %20, align 4
  br label %21

21:                                               ; preds = %17, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = and i32 %22, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6scopesE7counter to ptr), i64 0, i64 %24
  store i32 2, ptr %6, align 4
  %26 = load i32, ptr %6, align 4
  %27 = atomicrmw add ptr %25, i32 %26 monotonic, align 4
  store i32 %27, ptr %7, align 4
  %28 = load i32, ptr %7, align 4
  %29 = load ptr, ptr %3, align 8
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = call noundef i32 @_Z8at_scopeILi1EEiPi(ptr noundef %32) #4
  store i32 %33, ptr %8, align 4
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %5, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = call noundef i32 @_Z8at_scopeILi0EEiPi(ptr noundef %37) #4
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %39, %38
  store i32 %40, ptr %8, align 4
  %41 = load ptr, ptr %3, align 8
  %42 = load i32, ptr %5, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  %45 = call noundef i32 @_Z8at_scopeILi2EEiPi(ptr noundef %44) #4
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %46, %45
  store i32 %47, ptr %8, align 4
  %48 = load ptr, ptr %3, align 8
  %49 = load i32, ptr %5, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = call noundef i32 @_Z8at_scopeILi3EEiPi(ptr noundef %51) #4
  %53 = load i32, ptr %8, align 4
  %54 = add nsw i32 %53, %52
  store i32 %54, ptr %8, align 4
  %55 = load ptr, ptr %3, align 8
  %56 = load i32, ptr %5, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = call noundef i32 @_Z8at_scopeILi4EEiPi(ptr noundef %58) #4
  %60 = load i32, ptr %8, align 4
  %61 = add nsw i32 %60, %59
  store i32 %61, ptr %8, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = load i32, ptr %8, align 4
  %63 = load atomic i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6scopesE7counter to ptr) monotonic, align 4
  store i32 %63, ptr %9, align 4
  %64 = load i32, ptr %9, align 4
  %65 = add nsw i32 %62, %64
  %66 = load ptr, ptr %4, align 8
  %67 = load i32, ptr %5, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  store i32 %65, ptr %69, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z8at_scopeILi1EEiPi(ptr noundef %0) #1 comdat {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  store i32 1, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw add ptr %9, i32 %10 seq_cst, align 4
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %3, align 4
  fence acq_rel
  %13 = load i32, ptr %3, align 4
  %14 = load ptr, ptr %2, align 8
  %15 = load atomic i32, ptr %14 acquire, align 4
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = add nsw i32 %13, %16
  %18 = load ptr, ptr %2, align 8
  %19 = load i32, ptr %3, align 4
  %20 = mul nsw i32 %19, 2
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %7, align 4
  %22 = atomicrmw xchg ptr %18, i32 %21 monotonic, align 4
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %8, align 4
  %24 = add nsw i32 %17, %23
  ret i32 %24
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z8at_scopeILi0EEiPi(ptr noundef %0) #1 comdat {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  store i32 1, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw add ptr %9, i32 %10 seq_cst, align 4
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %3, align 4
  fence acq_rel
  %13 = load i32, ptr %3, align 4
  %14 = load ptr, ptr %2, align 8
  %15 = load atomic i32, ptr %14 acquire, align 4
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = add nsw i32 %13, %16
  %18 = load ptr, ptr %2, align 8
  %19 = load i32, ptr %3, align 4
  %20 = mul nsw i32 %19, 2
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %7, align 4
  %22 = atomicrmw xchg ptr %18, i32 %21 monotonic, align 4
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %8, align 4
  %24 = add nsw i32 %17, %23
  ret i32 %24
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z8at_scopeILi2EEiPi(ptr noundef %0) #1 comdat {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  store i32 1, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw add ptr %9, i32 %10 seq_cst, align 4
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %3, align 4
  fence acq_rel
  %13 = load i32, ptr %3, align 4
  %14 = load ptr, ptr %2, align 8
  %15 = load atomic i32, ptr %14 acquire, align 4
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = add nsw i32 %13, %16
  %18 = load ptr, ptr %2, align 8
  %19 = load i32, ptr %3, align 4
  %20 = mul nsw i32 %19, 2
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %7, align 4
  %22 = atomicrmw xchg ptr %18, i32 %21 monotonic, align 4
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %8, align 4
  %24 = add nsw i32 %17, %23
  ret i32 %24
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z8at_scopeILi3EEiPi(ptr noundef %0) #1 comdat {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  store i32 1, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw add ptr %9, i32 %10 seq_cst, align 4
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %3, align 4
  fence acq_rel
  %13 = load i32, ptr %3, align 4
  %14 = load ptr, ptr %2, align 8
  %15 = load atomic i32, ptr %14 acquire, align 4
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = add nsw i32 %13, %16
  %18 = load ptr, ptr %2, align 8
  %19 = load i32, ptr %3, align 4
  %20 = mul nsw i32 %19, 2
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %7, align 4
  %22 = atomicrmw xchg ptr %18, i32 %21 monotonic, align 4
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %8, align 4
  %24 = add nsw i32 %17, %23
  ret i32 %24
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z8at_scopeILi4EEiPi(ptr noundef %0) #1 comdat {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %9 = load ptr, ptr %2, align 8
  store i32 1, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw add ptr %9, i32 %10 seq_cst, align 4
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  store i32 %12, ptr %3, align 4
  fence acq_rel
  %13 = load i32, ptr %3, align 4
  %14 = load ptr, ptr %2, align 8
  %15 = load atomic i32, ptr %14 acquire, align 4
  store i32 %15, ptr %6, align 4
  %16 = load i32, ptr %6, align 4
  %17 = add nsw i32 %13, %16
  %18 = load ptr, ptr %2, align 8
  %19 = load i32, ptr %3, align 4
  %20 = mul nsw i32 %19, 2
  store i32 %20, ptr %7, align 4
  %21 = load i32, ptr %7, align 4
  %22 = atomicrmw xchg ptr %18, i32 %21 monotonic, align 4
  store i32 %22, ptr %8, align 4
  %23 = load i32, ptr %8, align 4
  %24 = add nsw i32 %17, %23
  ret i32 %24
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @floats(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca half, align 2
  %11 = alloca half, align 2
  %12 = alloca half, align 2
  %13 = alloca half, align 2
  %14 = alloca bfloat, align 2
  %15 = alloca bfloat, align 2
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %26, ptr %9, align 4
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds half, ptr %27, i64 %29
  store half 0xH3E00, ptr %10, align 2
  %31 = load half, ptr %10, align 2
  %32 = atomicrmw fadd ptr %30, half %31 monotonic, align 2
  store half %32, ptr %11, align 2
  %33 = load half, ptr %11, align 2
  %34 = load ptr, ptr %5, align 8
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds half, ptr %34, i64 %36
  store half 0xH3C00, ptr %12, align 2
  %38 = load half, ptr %12, align 2
  %39 = atomicrmw fmax ptr %37, half %38 monotonic, align 2
  store half %39, ptr %13, align 2
  %40 = load half, ptr %13, align 2
  %41 = load ptr, ptr %6, align 8
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds bfloat, ptr %41, i64 %43
  store bfloat 0xR4000, ptr %14, align 2
  %45 = load bfloat, ptr %14, align 2
  %46 = atomicrmw fadd ptr %44, bfloat %45 monotonic, align 2
  store bfloat %46, ptr %15, align 2
  %47 = load bfloat, ptr %15, align 2
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %9, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  store float 1.500000e+00, ptr %16, align 4
  %52 = load float, ptr %16, align 4
  %53 = atomicrmw fadd ptr %51, float %52 acq_rel, align 4
  store float %53, ptr %17, align 4
  %54 = load float, ptr %17, align 4
  %55 = load ptr, ptr %7, align 8
  %56 = load i32, ptr %9, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  store float 2.500000e-01, ptr %18, align 4
  %59 = load float, ptr %18, align 4
  %60 = atomicrmw fsub ptr %58, float %59 monotonic, align 4
  store float %60, ptr %19, align 4
  %61 = load float, ptr %19, align 4
  %62 = load ptr, ptr %7, align 8
  %63 = load i32, ptr %9, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  store float 1.000000e+00, ptr %20, align 4
  %66 = load float, ptr %20, align 4
  %67 = atomicrmw fmin ptr %65, float %66 monotonic, align 4
  store float %67, ptr %21, align 4
  %68 = load float, ptr %21, align 4
  %69 = load ptr, ptr %8, align 8
  %70 = load i32, ptr %9, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  store double 2.500000e+00, ptr %22, align 8
  %73 = load double, ptr %22, align 8
  %74 = atomicrmw fadd ptr %72, double %73 seq_cst, align 8
  store double %74, ptr %23, align 8
  %75 = load double, ptr %23, align 8
  %76 = load ptr, ptr %8, align 8
  %77 = load i32, ptr %9, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  store double 1.000000e+00, ptr %24, align 8
  %80 = load double, ptr %24, align 8
  %81 = atomicrmw fmax ptr %79, double %80 monotonic, align 8
  store double %81, ptr %25, align 8
  %82 = load double, ptr %25, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
