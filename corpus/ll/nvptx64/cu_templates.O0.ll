; ModuleID = 'corpus/cuda/cu_templates.cu'
source_filename = "corpus/cuda/cu_templates.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%class.anon.5 = type { i8 }
%struct.Compose.4 = type { [2 x i8] }
%struct.Compose = type { [2 x i8] }
%class.anon.6 = type { i8 }
%class.anon = type { ptr, ptr, ptr, ptr }
%struct.Tuple = type { %struct.Tuple.base, i16, [2 x i8] }
%struct.Tuple.base = type <{ %struct.Tuple.1, i32 }>
%struct.Tuple.1 = type { i64 }
%struct.Tuple.0 = type <{ %struct.Tuple.1, i32, [4 x i8] }>

$_Z13transform_allIfEvPKT_S2_PS0_ = comdat any

$_Z13transform_allIxEvPKT_S2_PS0_ = comdat any

$_ZN4PolyIJLi1ELin2ELi3ELin4ELi5EEE4evalEf = comdat any

$_ZN4PolyIJLi7ELi0ELin1EEE4evalEf = comdat any

$_ZNK7ComposeI4Plus5TimesEclIfEET_S4_S4_ = comdat any

$_ZNK4PlusclIfEET_S1_S1_ = comdat any

$_ZNK5TimesclIfEET_S1_S1_ = comdat any

$_ZNK7ComposeI4FlipI5MinusE4PlusEclIfEET_S6_S6_ = comdat any

$_ZNK4FlipI5MinusEclIfEET_S3_S3_ = comdat any

$_ZNK5MinusclIfEET_S1_S1_ = comdat any

$_ZZ13transform_allIfEvPKT_S2_PS0_ENKUlffE_clEff = comdat any

$_ZNK7ComposeI4Plus5TimesEclIxEET_S4_S4_ = comdat any

$_ZNK4PlusclIxEET_S1_S1_ = comdat any

$_ZNK5TimesclIxEET_S1_S1_ = comdat any

$_ZNK7ComposeI4FlipI5MinusE4PlusEclIxEET_S6_S6_ = comdat any

$_ZNK4FlipI5MinusEclIxEET_S3_S3_ = comdat any

$_ZNK5MinusclIxEET_S1_S1_ = comdat any

$_ZZ13transform_allIxEvPKT_S2_PS0_ENKUlxxE_clExx = comdat any

$_ZN4PolyIJLin2ELi3ELin4ELi5EEE4evalEf = comdat any

$_ZN4PolyIJLi3ELin4ELi5EEE4evalEf = comdat any

$_ZN4PolyIJLin4ELi5EEE4evalEf = comdat any

$_ZN4PolyIJLi5EEE4evalEf = comdat any

$_ZN4PolyIJLi0ELin1EEE4evalEf = comdat any

$_ZN4PolyIJLin1EEE4evalEf = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transform_f32(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_Z13transform_allIfEvPKT_S2_PS0_(ptr noundef %7, ptr noundef %8, ptr noundef %9) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z13transform_allIfEvPKT_S2_PS0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %class.anon.5, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Compose.4, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Compose, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca %struct.Compose, align 1
  %23 = alloca %struct.Compose.4, align 1
  %24 = alloca %class.anon.5, align 1
  %25 = alloca %class.anon.5, align 1
  store ptr %0, ptr %19, align 8
  store ptr %1, ptr %20, align 8
  store ptr %2, ptr %21, align 8
  %26 = load ptr, ptr %19, align 8
  %27 = load ptr, ptr %20, align 8
  %28 = load ptr, ptr %21, align 8
  %29 = getelementptr inbounds i8, ptr %22, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 1 %22, i64 2, i1 false)
  store ptr %26, ptr %14, align 8
  store ptr %27, ptr %15, align 8
  store ptr %28, ptr %16, align 8
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  store i32 %34, ptr %17, align 4
  %35 = load ptr, ptr %14, align 8
  %36 = load i32, ptr %17, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = load ptr, ptr %15, align 8
  %41 = load i32, ptr %17, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = call contract noundef float @_ZNK7ComposeI4Plus5TimesEclIfEET_S4_S4_(ptr noundef nonnull align 1 dereferenceable(2) %18, float noundef %39, float noundef %44) #4
  %46 = load ptr, ptr %16, align 8
  %47 = load i32, ptr %17, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  store float %45, ptr %49, align 4
  %50 = load ptr, ptr %21, align 8
  %51 = load ptr, ptr %20, align 8
  %52 = load ptr, ptr %21, align 8
  %53 = getelementptr inbounds i8, ptr %23, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 1 %23, i64 2, i1 false)
  store ptr %50, ptr %9, align 8
  store ptr %51, ptr %10, align 8
  store ptr %52, ptr %11, align 8
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %56 = mul i32 %54, %55
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %58 = add i32 %56, %57
  store i32 %58, ptr %12, align 4
  %59 = load ptr, ptr %9, align 8
  %60 = load i32, ptr %12, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = load ptr, ptr %10, align 8
  %65 = load i32, ptr %12, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = call contract noundef float @_ZNK7ComposeI4FlipI5MinusE4PlusEclIfEET_S6_S6_(ptr noundef nonnull align 1 dereferenceable(2) %13, float noundef %63, float noundef %68) #4
  %70 = load ptr, ptr %11, align 8
  %71 = load i32, ptr %12, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  store float %69, ptr %73, align 4
  %74 = load ptr, ptr %21, align 8
  %75 = load ptr, ptr %19, align 8
  %76 = load ptr, ptr %21, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 1 %25, i64 1, i1 false)
  store ptr %74, ptr %4, align 8
  store ptr %75, ptr %5, align 8
  store ptr %76, ptr %6, align 8
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %79 = mul i32 %77, %78
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %81 = add i32 %79, %80
  store i32 %81, ptr %7, align 4
  %82 = load ptr, ptr %4, align 8
  %83 = load i32, ptr %7, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = load ptr, ptr %5, align 8
  %88 = load i32, ptr %7, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %87, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = call contract noundef float @_ZZ13transform_allIfEvPKT_S2_PS0_ENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %8, float noundef %86, float noundef %91) #4
  %93 = load ptr, ptr %6, align 8
  %94 = load i32, ptr %7, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %93, i64 %95
  store float %92, ptr %96, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transform_i64(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %6, align 8
  call void @_Z13transform_allIxEvPKT_S2_PS0_(ptr noundef %7, ptr noundef %8, ptr noundef %9) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z13transform_allIxEvPKT_S2_PS0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %class.anon.6, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Compose.4, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Compose, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca %struct.Compose, align 1
  %23 = alloca %struct.Compose.4, align 1
  %24 = alloca %class.anon.6, align 1
  %25 = alloca %class.anon.6, align 1
  store ptr %0, ptr %19, align 8
  store ptr %1, ptr %20, align 8
  store ptr %2, ptr %21, align 8
  %26 = load ptr, ptr %19, align 8
  %27 = load ptr, ptr %20, align 8
  %28 = load ptr, ptr %21, align 8
  %29 = getelementptr inbounds i8, ptr %22, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 1 %22, i64 2, i1 false)
  store ptr %26, ptr %14, align 8
  store ptr %27, ptr %15, align 8
  store ptr %28, ptr %16, align 8
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  store i32 %34, ptr %17, align 4
  %35 = load ptr, ptr %14, align 8
  %36 = load i32, ptr %17, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %35, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = load ptr, ptr %15, align 8
  %41 = load i32, ptr %17, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i64, ptr %40, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = call noundef i64 @_ZNK7ComposeI4Plus5TimesEclIxEET_S4_S4_(ptr noundef nonnull align 1 dereferenceable(2) %18, i64 noundef %39, i64 noundef %44) #4
  %46 = load ptr, ptr %16, align 8
  %47 = load i32, ptr %17, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i64, ptr %46, i64 %48
  store i64 %45, ptr %49, align 8
  %50 = load ptr, ptr %21, align 8
  %51 = load ptr, ptr %20, align 8
  %52 = load ptr, ptr %21, align 8
  %53 = getelementptr inbounds i8, ptr %23, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 1 %23, i64 2, i1 false)
  store ptr %50, ptr %9, align 8
  store ptr %51, ptr %10, align 8
  store ptr %52, ptr %11, align 8
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %56 = mul i32 %54, %55
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %58 = add i32 %56, %57
  store i32 %58, ptr %12, align 4
  %59 = load ptr, ptr %9, align 8
  %60 = load i32, ptr %12, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i64, ptr %59, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = load ptr, ptr %10, align 8
  %65 = load i32, ptr %12, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i64, ptr %64, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = call noundef i64 @_ZNK7ComposeI4FlipI5MinusE4PlusEclIxEET_S6_S6_(ptr noundef nonnull align 1 dereferenceable(2) %13, i64 noundef %63, i64 noundef %68) #4
  %70 = load ptr, ptr %11, align 8
  %71 = load i32, ptr %12, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i64, ptr %70, i64 %72
  store i64 %69, ptr %73, align 8
  %74 = load ptr, ptr %21, align 8
  %75 = load ptr, ptr %19, align 8
  %76 = load ptr, ptr %21, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 1 %25, i64 1, i1 false)
  store ptr %74, ptr %4, align 8
  store ptr %75, ptr %5, align 8
  store ptr %76, ptr %6, align 8
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %78 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %79 = mul i32 %77, %78
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %81 = add i32 %79, %80
  store i32 %81, ptr %7, align 4
  %82 = load ptr, ptr %4, align 8
  %83 = load i32, ptr %7, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i64, ptr %82, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = load ptr, ptr %5, align 8
  %88 = load i32, ptr %7, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i64, ptr %87, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = call noundef i64 @_ZZ13transform_allIxEvPKT_S2_PS0_ENKUlxxE_clExx(ptr noundef nonnull align 1 dereferenceable(1) %8, i64 noundef %86, i64 noundef %91) #4
  %93 = load ptr, ptr %6, align 8
  %94 = load i32, ptr %7, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i64, ptr %93, i64 %95
  store i64 %92, ptr %96, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fixed_dot(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca %class.anon, align 8
  %5 = alloca %class.anon, align 8
  %6 = alloca %class.anon, align 8
  %7 = alloca %class.anon, align 8
  %8 = alloca %class.anon, align 8
  %9 = alloca %class.anon, align 8
  %10 = alloca %class.anon, align 8
  %11 = alloca %class.anon, align 8
  %12 = alloca %class.anon, align 8
  %13 = alloca %class.anon, align 8
  %14 = alloca %class.anon, align 8
  %15 = alloca %class.anon, align 8
  %16 = alloca %class.anon, align 8
  %17 = alloca %class.anon, align 8
  %18 = alloca %class.anon, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca double, align 8
  %24 = alloca %class.anon, align 8
  store ptr %0, ptr %19, align 8
  store ptr %1, ptr %20, align 8
  store ptr %2, ptr %21, align 8
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %25, ptr %22, align 4
  store double 0.000000e+00, ptr %23, align 8
  %26 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 0
  store ptr %23, ptr %26, align 8
  %27 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 1
  store ptr %19, ptr %27, align 8
  %28 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 2
  store ptr %22, ptr %28, align 8
  %29 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 3
  store ptr %20, ptr %29, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %24, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %18, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %17, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %16, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %15, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %14, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %13, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %12, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %11, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %10, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %9, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %8, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 32, i1 false)
  call void @_ZZ9fixed_dotENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(32) %6, i32 noundef 0) #4
  call void @_ZZ9fixed_dotENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(32) %8, i32 noundef 1) #4
  call void @_ZZ9fixed_dotENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(32) %10, i32 noundef 2) #4
  call void @_ZZ9fixed_dotENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(32) %12, i32 noundef 3) #4
  call void @_ZZ9fixed_dotENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(32) %14, i32 noundef 4) #4
  call void @_ZZ9fixed_dotENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(32) %16, i32 noundef 5) #4
  call void @_ZZ9fixed_dotENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(32) %18, i32 noundef 6) #4
  %30 = load double, ptr %23, align 8
  %31 = load ptr, ptr %21, align 8
  %32 = load i32, ptr %22, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %31, i64 %33
  store double %30, ptr %34, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @polynomial(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %6, i64 %8
  %10 = load float, ptr %9, align 4
  store float %10, ptr %5, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = and i32 %11, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %2
  %15 = load float, ptr %5, align 4
  %16 = call contract noundef float @_ZN4PolyIJLi1ELin2ELi3ELin4ELi5EEE4evalEf(float noundef %15) #4
  br label %20

17:                                               ; preds = %2
  %18 = load float, ptr %5, align 4
  %19 = call contract noundef float @_ZN4PolyIJLi7ELi0ELin1EEE4evalEf(float noundef %18) #4
  br label %20

20:                                               ; preds = %17, %14
  %21 = phi contract float [ %16, %14 ], [ %19, %17 ]
  %22 = load ptr, ptr %4, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %22, i64 %24
  store float %21, ptr %25, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN4PolyIJLi1ELin2ELi3ELin4ELi5EEE4evalEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = call contract noundef float @_ZN4PolyIJLin2ELi3ELin4ELi5EEE4evalEf(float noundef %4) #4
  %6 = fmul contract float %3, %5
  %7 = fadd contract float 1.000000e+00, %6
  ret float %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN4PolyIJLi7ELi0ELin1EEE4evalEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = call contract noundef float @_ZN4PolyIJLi0ELin1EEE4evalEf(float noundef %4) #4
  %6 = fmul contract float %3, %5
  %7 = fadd contract float 7.000000e+00, %6
  ret float %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Tuple @_Z9summarizePKsi(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca %struct.Tuple, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds i16, ptr %9, i64 0
  %11 = load i16, ptr %10, align 2
  %12 = getelementptr inbounds nuw %struct.Tuple, ptr %3, i32 0, i32 1
  store i16 %11, ptr %12, align 4
  store ptr %3, ptr %6, align 8
  %13 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %14 = getelementptr inbounds nuw %struct.Tuple.0, ptr %13, i32 0, i32 1
  store i32 0, ptr %14, align 8
  store ptr %3, ptr %7, align 8
  %15 = load ptr, ptr %7, align 8, !nonnull !4, !align !5
  %16 = getelementptr inbounds nuw %struct.Tuple.1, ptr %15, i32 0, i32 0
  store i64 1, ptr %16, align 8
  store i32 0, ptr %8, align 4
  br label %17

17:                                               ; preds = %68, %2
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %5, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %71

21:                                               ; preds = %17
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i16, ptr %22, i64 %24
  %26 = load i16, ptr %25, align 2
  %27 = sext i16 %26 to i32
  %28 = getelementptr inbounds nuw %struct.Tuple, ptr %3, i32 0, i32 1
  %29 = load i16, ptr %28, align 4
  %30 = sext i16 %29 to i32
  %31 = icmp slt i32 %27, %30
  br i1 %31, label %32, label %38

32:                                               ; preds = %21
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i16, ptr %33, i64 %35
  %37 = load i16, ptr %36, align 2
  br label %41

38:                                               ; preds = %21
  %39 = getelementptr inbounds nuw %struct.Tuple, ptr %3, i32 0, i32 1
  %40 = load i16, ptr %39, align 4
  br label %41

41:                                               ; preds = %38, %32
  %42 = phi i16 [ %37, %32 ], [ %40, %38 ]
  %43 = getelementptr inbounds nuw %struct.Tuple, ptr %3, i32 0, i32 1
  store i16 %42, ptr %43, align 4
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %8, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i16, ptr %44, i64 %46
  %48 = load i16, ptr %47, align 2
  %49 = sext i16 %48 to i32
  %50 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %51 = getelementptr inbounds nuw %struct.Tuple.0, ptr %50, i32 0, i32 1
  %52 = load i32, ptr %51, align 8
  %53 = add nsw i32 %52, %49
  store i32 %53, ptr %51, align 8
  %54 = load ptr, ptr %7, align 8, !nonnull !4, !align !5
  %55 = getelementptr inbounds nuw %struct.Tuple.1, ptr %54, i32 0, i32 0
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, 31
  %58 = load ptr, ptr %4, align 8
  %59 = load i32, ptr %8, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i16, ptr %58, i64 %60
  %62 = load i16, ptr %61, align 2
  %63 = sext i16 %62 to i64
  %64 = add nsw i64 %57, %63
  %65 = and i64 %64, 16777215
  %66 = load ptr, ptr %7, align 8, !nonnull !4, !align !5
  %67 = getelementptr inbounds nuw %struct.Tuple.1, ptr %66, i32 0, i32 0
  store i64 %65, ptr %67, align 8
  br label %68

68:                                               ; preds = %41
  %69 = load i32, ptr %8, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %8, align 4
  br label %17, !llvm.loop !6

71:                                               ; preds = %17
  %72 = load %struct.Tuple, ptr %3, align 8
  ret %struct.Tuple %72
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @tuple_minmax(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Tuple, align 8
  %6 = alloca %struct.Tuple, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %8, 4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i16, ptr %7, i64 %10
  %12 = call %struct.Tuple @_Z9summarizePKsi(ptr noundef %11, i32 noundef 4) #4
  store %struct.Tuple %12, ptr %6, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %6, i64 14, i1 false)
  %13 = getelementptr inbounds nuw %struct.Tuple, ptr %5, i32 0, i32 1
  %14 = load i16, ptr %13, align 4
  %15 = sext i16 %14 to i32
  %16 = load ptr, ptr %4, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = mul i32 2, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %16, i64 %19
  store i32 %15, ptr %20, align 4
  %21 = getelementptr inbounds nuw %struct.Tuple.0, ptr %5, i32 0, i32 1
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.Tuple.1, ptr %5, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = add nsw i32 %22, %25
  %27 = load ptr, ptr %4, align 8
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = mul i32 2, %28
  %30 = add i32 %29, 1
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %27, i64 %31
  store i32 %26, ptr %32, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK7ComposeI4Plus5TimesEclIfEET_S4_S4_(ptr noundef nonnull align 1 dereferenceable(2) %0, float noundef %1, float noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 1
  %9 = load float, ptr %5, align 4
  %10 = load float, ptr %6, align 4
  %11 = call contract noundef float @_ZNK5TimesclIfEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %8, float noundef %9, float noundef %10) #4
  %12 = load float, ptr %5, align 4
  %13 = call contract noundef float @_ZNK4PlusclIfEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %7, float noundef %11, float noundef %12) #4
  ret float %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK4PlusclIfEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  %10 = fadd contract float %8, %9
  ret float %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK5TimesclIfEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  %10 = fmul contract float %8, %9
  ret float %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK7ComposeI4FlipI5MinusE4PlusEclIfEET_S6_S6_(ptr noundef nonnull align 1 dereferenceable(2) %0, float noundef %1, float noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 1
  %9 = load float, ptr %5, align 4
  %10 = load float, ptr %6, align 4
  %11 = call contract noundef float @_ZNK4PlusclIfEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %8, float noundef %9, float noundef %10) #4
  %12 = load float, ptr %5, align 4
  %13 = call contract noundef float @_ZNK4FlipI5MinusEclIfEET_S3_S3_(ptr noundef nonnull align 1 dereferenceable(1) %7, float noundef %11, float noundef %12) #4
  ret float %13
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK4FlipI5MinusEclIfEET_S3_S3_(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %6, align 4
  %9 = load float, ptr %5, align 4
  %10 = call contract noundef float @_ZNK5MinusclIfEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %7, float noundef %8, float noundef %9) #4
  ret float %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZNK5MinusclIfEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  %10 = fsub contract float %8, %9
  ret float %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZZ13transform_allIfEvPKT_S2_PS0_ENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = fmul contract float %8, 2.000000e+00
  %10 = load float, ptr %6, align 4
  %11 = fsub contract float %9, %10
  ret float %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i64 @_ZNK7ComposeI4Plus5TimesEclIxEET_S4_S4_(ptr noundef nonnull align 1 dereferenceable(2) %0, i64 noundef %1, i64 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 1
  %9 = load i64, ptr %5, align 8
  %10 = load i64, ptr %6, align 8
  %11 = call noundef i64 @_ZNK5TimesclIxEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %8, i64 noundef %9, i64 noundef %10) #4
  %12 = load i64, ptr %5, align 8
  %13 = call noundef i64 @_ZNK4PlusclIxEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %7, i64 noundef %11, i64 noundef %12) #4
  ret i64 %13
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i64 @_ZNK4PlusclIxEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i64 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = add nsw i64 %8, %9
  ret i64 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i64 @_ZNK5TimesclIxEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i64 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = mul nsw i64 %8, %9
  ret i64 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i64 @_ZNK7ComposeI4FlipI5MinusE4PlusEclIxEET_S6_S6_(ptr noundef nonnull align 1 dereferenceable(2) %0, i64 noundef %1, i64 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 1
  %9 = load i64, ptr %5, align 8
  %10 = load i64, ptr %6, align 8
  %11 = call noundef i64 @_ZNK4PlusclIxEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %8, i64 noundef %9, i64 noundef %10) #4
  %12 = load i64, ptr %5, align 8
  %13 = call noundef i64 @_ZNK4FlipI5MinusEclIxEET_S3_S3_(ptr noundef nonnull align 1 dereferenceable(1) %7, i64 noundef %11, i64 noundef %12) #4
  ret i64 %13
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i64 @_ZNK4FlipI5MinusEclIxEET_S3_S3_(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i64 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %6, align 8
  %9 = load i64, ptr %5, align 8
  %10 = call noundef i64 @_ZNK5MinusclIxEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %7, i64 noundef %8, i64 noundef %9) #4
  ret i64 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i64 @_ZNK5MinusclIxEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i64 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = sub nsw i64 %8, %9
  ret i64 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i64 @_ZZ13transform_allIxEvPKT_S2_PS0_ENKUlxxE_clExx(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i64 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = mul nsw i64 %8, 2
  %10 = load i64, ptr %6, align 8
  %11 = sub nsw i64 %9, %10
  ret i64 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZZ9fixed_dotENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8, !nonnull !4, !align !8
  %11 = load i32, ptr %10, align 4
  %12 = mul nsw i32 %11, 7
  %13 = load i32, ptr %4, align 4
  %14 = add nsw i32 %12, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %8, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !nonnull !4, !align !5
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 2
  %22 = load ptr, ptr %21, align 8, !nonnull !4, !align !8
  %23 = load i32, ptr %22, align 4
  %24 = mul nsw i32 %23, 7
  %25 = load i32, ptr %4, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %20, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fmul contract double %17, %29
  %31 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8, !nonnull !4, !align !5
  %33 = load double, ptr %32, align 8
  %34 = fadd contract double %33, %30
  store double %34, ptr %32, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN4PolyIJLin2ELi3ELin4ELi5EEE4evalEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = call contract noundef float @_ZN4PolyIJLi3ELin4ELi5EEE4evalEf(float noundef %4) #4
  %6 = fmul contract float %3, %5
  %7 = fadd contract float -2.000000e+00, %6
  ret float %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN4PolyIJLi3ELin4ELi5EEE4evalEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = call contract noundef float @_ZN4PolyIJLin4ELi5EEE4evalEf(float noundef %4) #4
  %6 = fmul contract float %3, %5
  %7 = fadd contract float 3.000000e+00, %6
  ret float %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN4PolyIJLin4ELi5EEE4evalEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = call contract noundef float @_ZN4PolyIJLi5EEE4evalEf(float noundef %4) #4
  %6 = fmul contract float %3, %5
  %7 = fadd contract float -4.000000e+00, %6
  ret float %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN4PolyIJLi5EEE4evalEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  ret float 5.000000e+00
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN4PolyIJLi0ELin1EEE4evalEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = call contract noundef float @_ZN4PolyIJLin1EEE4evalEf(float noundef %4) #4
  %6 = fmul contract float %3, %5
  %7 = fadd contract float 0.000000e+00, %6
  ret float %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN4PolyIJLin1EEE4evalEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  ret float -1.000000e+00
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = !{i64 8}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{i64 4}
