; ModuleID = 'corpus/cuda/cu_globals.cu'
source_filename = "corpus/cuda/cu_globals.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.anon = type { i8, [3 x i32], double, %struct.anon.0 }
%struct.anon.0 = type { i16, i16 }
%struct.Link = type { i32, ptr, ptr }
%struct.anon.1 = type { i16, i64 }

@g_int = dso_local addrspace(1) externally_initialized global i32 -42, align 4
@g_bytes = dso_local addrspace(1) externally_initialized global [5 x i8] c"\01\02\03\FA\FF", align 1
@g_short = dso_local addrspace(1) externally_initialized global [3 x i16] [i16 -1, i16 300, i16 -32768], align 2
@g_double = dso_local addrspace(1) externally_initialized global [2 x double] [double 0x400921FB54442D18, double -0.000000e+00], align 8
@g_float = dso_local addrspace(1) externally_initialized global float 0x3F589374C0000000, align 4
@g_flag = dso_local addrspace(1) externally_initialized global i8 1, align 1
@g_wide = dso_local addrspace(1) externally_initialized global i64 -81985529216486896, align 8
@g_vec = dso_local addrspace(1) externally_initialized global %struct.float4 { float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00 }, align 16
@g_half = dso_local addrspace(1) externally_initialized global [2 x half] [half 0xH3800, half 0xHC000], align 2
@g_zero = dso_local addrspace(1) externally_initialized global [64 x i32] zeroinitializer, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@c_mixed = internal addrspace(4) constant %struct.anon { i8 120, [3 x i32] [i32 7, i32 -8, i32 9], double 1.250000e-01, %struct.anon.0 { i16 11, i16 -12 } }, align 8
@_ZL6link_b = internal addrspace(4) constant %struct.Link { i32 2, ptr addrspacecast (ptr addrspace(4) @_ZL6link_a to ptr), ptr addrspacecast (ptr addrspace(4) @_ZL7payload to ptr) }, align 8
@_ZL7payload = internal addrspace(4) constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 4
@link_c = dso_local addrspace(4) externally_initialized constant %struct.Link { i32 3, ptr addrspacecast (ptr addrspace(4) @_ZL6link_b to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @_ZL7payload to ptr), i64 12) }, align 8
@_ZL5roots = internal addrspace(4) constant [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL6link_a to ptr), ptr addrspacecast (ptr addrspace(4) @_ZL6link_b to ptr), ptr addrspacecast (ptr addrspace(4) @link_c to ptr)], align 8
@_ZL5names = internal addrspace(4) constant [3 x ptr] [ptr @.str, ptr @.str1, ptr @.str2], align 8
@_ZZ10shared_mixE5bytes = internal addrspace(3) global [32 x i8] undef, align 1
@_ZZ10shared_mixE3rec = internal addrspace(3) global [32 x %struct.anon.1] undef, align 8
@_ZZ10shared_mixE4grid = internal addrspace(3) global [4 x [9 x float]] undef, align 4
@dyn = external dso_local addrspace(3) global [0 x i32], align 4
@total = dso_local addrspace(1) externally_initialized global i32 5, align 4
@slots = dso_local addrspace(1) externally_initialized global [8 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1], align 4
@slot_pointer = dso_local addrspace(1) externally_initialized global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @slots to ptr), i64 16), align 8
@_ZZ13local_staticsE4perm = internal addrspace(4) constant [16 x i8] c"\0C\05\06\09\00\0B\0A\0D\03\0E\0F\08\04\07\01\02", align 1
@__const.local_statics.text = private unnamed_addr constant [21 x i8] c"PRESENT cipher layer\00", align 1
@_ZL6link_a = internal addrspace(4) constant %struct.Link { i32 1, ptr null, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @_ZL7payload to ptr), i64 4) }, align 8
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c"beta\00", align 1
@.str2 = private unnamed_addr constant [6 x i8] c"gamma\00", align 1
@llvm.compiler.used = appending global [14 x ptr] [ptr addrspacecast (ptr addrspace(1) @g_int to ptr), ptr addrspacecast (ptr addrspace(1) @g_bytes to ptr), ptr addrspacecast (ptr addrspace(1) @g_short to ptr), ptr addrspacecast (ptr addrspace(1) @g_double to ptr), ptr addrspacecast (ptr addrspace(1) @g_float to ptr), ptr addrspacecast (ptr addrspace(1) @g_flag to ptr), ptr addrspacecast (ptr addrspace(1) @g_wide to ptr), ptr addrspacecast (ptr addrspace(1) @g_vec to ptr), ptr addrspacecast (ptr addrspace(1) @g_half to ptr), ptr addrspacecast (ptr addrspace(1) @g_zero to ptr), ptr addrspacecast (ptr addrspace(4) @link_c to ptr), ptr addrspacecast (ptr addrspace(1) @total to ptr), ptr addrspacecast (ptr addrspace(1) @slots to ptr), ptr addrspacecast (ptr addrspace(1) @slot_pointer to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @use_globals(ptr noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4
  %12 = load i64, ptr addrspacecast (ptr addrspace(1) @g_wide to ptr), align 8
  %13 = load i32, ptr addrspacecast (ptr addrspace(1) @g_int to ptr), align 4
  %14 = zext i32 %13 to i64
  %15 = add i64 %12, %14
  store i64 %15, ptr %6, align 8
  %16 = load i64, ptr %6, align 8
  %17 = mul i64 %16, 31
  %18 = load i32, ptr %5, align 4
  %19 = urem i32 %18, 5
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw [5 x i8], ptr addrspacecast (ptr addrspace(1) @g_bytes to ptr), i64 0, i64 %20
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i64
  %24 = add i64 %17, %23
  store i64 %24, ptr %6, align 8
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 %25, 31
  %27 = load i32, ptr %5, align 4
  %28 = urem i32 %27, 3
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [3 x i16], ptr addrspacecast (ptr addrspace(1) @g_short to ptr), i64 0, i64 %29
  %31 = load i16, ptr %30, align 2
  %32 = zext i16 %31 to i64
  %33 = add i64 %26, %32
  store i64 %33, ptr %6, align 8
  %34 = load i64, ptr %6, align 8
  %35 = mul i64 %34, 31
  %36 = load i32, ptr %5, align 4
  %37 = and i32 %36, 1
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw [2 x double], ptr addrspacecast (ptr addrspace(1) @g_double to ptr), i64 0, i64 %38
  %40 = load double, ptr %39, align 8
  store double %40, ptr %3, align 8
  %41 = load i64, ptr %3, align 8
  %42 = add i64 %35, %41
  store i64 %42, ptr %6, align 8
  %43 = load i64, ptr %6, align 8
  %44 = mul i64 %43, 31
  %45 = load float, ptr addrspacecast (ptr addrspace(1) @g_float to ptr), align 4
  store float %45, ptr %2, align 4
  %46 = load i32, ptr %2, align 4
  %47 = zext i32 %46 to i64
  %48 = add i64 %44, %47
  %49 = load i8, ptr addrspacecast (ptr addrspace(1) @g_flag to ptr), align 1
  %50 = trunc i8 %49 to i1
  %51 = zext i1 %50 to i64
  %52 = select i1 %50, i32 1, i32 0
  %53 = sext i32 %52 to i64
  %54 = add i64 %48, %53
  store i64 %54, ptr %6, align 8
  %55 = load i64, ptr %6, align 8
  %56 = mul i64 %55, 31
  %57 = load i32, ptr %5, align 4
  %58 = urem i32 %57, 3
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [3 x i32], ptr getelementptr inbounds nuw (%struct.anon, ptr addrspacecast (ptr addrspace(4) @c_mixed to ptr), i32 0, i32 1), i64 0, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = zext i32 %61 to i64
  %63 = add i64 %56, %62
  %64 = load i8, ptr addrspacecast (ptr addrspace(4) @c_mixed to ptr), align 8
  %65 = zext i8 %64 to i64
  %66 = add i64 %63, %65
  store i64 %66, ptr %6, align 8
  %67 = load i64, ptr %6, align 8
  %68 = mul i64 %67, 31
  %69 = load double, ptr getelementptr inbounds nuw (%struct.anon, ptr addrspacecast (ptr addrspace(4) @c_mixed to ptr), i32 0, i32 2), align 8
  %70 = fmul contract double %69, 6.400000e+01
  %71 = fptoui double %70 to i64
  %72 = add i64 %68, %71
  %73 = load i16, ptr getelementptr inbounds nuw (%struct.anon.0, ptr getelementptr inbounds nuw (%struct.anon, ptr addrspacecast (ptr addrspace(4) @c_mixed to ptr), i32 0, i32 3), i32 0, i32 1), align 2
  %74 = zext i16 %73 to i64
  %75 = add i64 %72, %74
  store i64 %75, ptr %6, align 8
  %76 = load i64, ptr %6, align 8
  %77 = mul i64 %76, 31
  %78 = load float, ptr addrspacecast (ptr addrspace(1) @g_vec to ptr), align 16
  %79 = load float, ptr getelementptr inbounds nuw (%struct.float4, ptr addrspacecast (ptr addrspace(1) @g_vec to ptr), i32 0, i32 3), align 4
  %80 = fadd contract float %78, %79
  %81 = fptoui float %80 to i32
  %82 = zext i32 %81 to i64
  %83 = add i64 %77, %82
  %84 = load half, ptr addrspacecast (ptr addrspace(1) @g_half to ptr), align 2
  %85 = fpext contract half %84 to float
  %86 = fmul contract float %85, 8.000000e+00
  %87 = fptoui float %86 to i32
  %88 = zext i32 %87 to i64
  %89 = add i64 %83, %88
  %90 = load i32, ptr %5, align 4
  %91 = and i32 %90, 63
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(1) @g_zero to ptr), i64 0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = zext i32 %94 to i64
  %96 = add i64 %89, %95
  store i64 %96, ptr %6, align 8
  %97 = load i64, ptr %6, align 8
  %98 = load ptr, ptr %4, align 8
  %99 = load i32, ptr %5, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i64, ptr %98, i64 %100
  store i64 %97, ptr %101, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @graph_of_globals(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %7, ptr %3, align 4
  store i32 0, ptr %4, align 4
  %8 = load i32, ptr %3, align 4
  %9 = srem i32 %8, 3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [3 x ptr], ptr addrspacecast (ptr addrspace(4) @_ZL5roots to ptr), i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %5, align 8
  br label %13

13:                                               ; preds = %28, %1
  %14 = load ptr, ptr %5, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %32

16:                                               ; preds = %13
  %17 = load i32, ptr %4, align 4
  %18 = mul nsw i32 %17, 7
  %19 = load ptr, ptr %5, align 8
  %20 = getelementptr inbounds nuw %struct.Link, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 8
  %22 = add nsw i32 %18, %21
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr inbounds nuw %struct.Link, ptr %23, i32 0, i32 2
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %25, align 4
  %27 = add nsw i32 %22, %26
  store i32 %27, ptr %4, align 4
  br label %28

28:                                               ; preds = %16
  %29 = load ptr, ptr %5, align 8
  %30 = getelementptr inbounds nuw %struct.Link, ptr %29, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %5, align 8
  br label %13, !llvm.loop !4

32:                                               ; preds = %13
  %33 = load i32, ptr %3, align 4
  %34 = sdiv i32 %33, 3
  %35 = srem i32 %34, 3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [3 x ptr], ptr addrspacecast (ptr addrspace(4) @_ZL5names to ptr), i64 0, i64 %36
  %38 = load ptr, ptr %37, align 8
  store ptr %38, ptr %6, align 8
  br label %39

39:                                               ; preds = %43, %32
  %40 = load ptr, ptr %6, align 8
  %41 = load i8, ptr %40, align 1
  %42 = icmp ne i8 %41, 0
  br i1 %42, label %43, label %52

43:                                               ; preds = %39
  %44 = load i32, ptr %4, align 4
  %45 = mul nsw i32 %44, 5
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i32 1
  store ptr %47, ptr %6, align 8
  %48 = load i8, ptr %46, align 1
  %49 = sext i8 %48 to i32
  %50 = add nsw i32 %45, %49
  %51 = and i32 %50, 16777215
  store i32 %51, ptr %4, align 4
  br label %39, !llvm.loop !6

52:                                               ; preds = %39
  %53 = load i32, ptr %4, align 4
  %54 = load ptr, ptr %2, align 8
  %55 = load i32, ptr %3, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  store i32 %53, ptr %57, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @shared_mix(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %5, align 4
  %10 = load ptr, ptr %3, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, 32
  %13 = load i32, ptr %5, align 4
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %10, i64 %15
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %6, align 4
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %5, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @dyn to ptr), i64 0, i64 %20
  store i32 %18, ptr %21, align 4
  %22 = load i32, ptr %6, align 4
  %23 = lshr i32 %22, 3
  %24 = trunc i32 %23 to i16
  %25 = load i32, ptr %5, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i16, ptr getelementptr inbounds (i32, ptr addrspacecast (ptr addrspace(3) @dyn to ptr), i64 32), i64 %26
  store i16 %24, ptr %27, align 2
  %28 = load i32, ptr %6, align 4
  %29 = trunc i32 %28 to i8
  %30 = load i32, ptr %5, align 4
  %31 = sub i32 31, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw [32 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE5bytes to ptr), i64 0, i64 %32
  store i8 %29, ptr %33, align 1
  %34 = load i32, ptr %6, align 4
  %35 = lshr i32 %34, 16
  %36 = trunc i32 %35 to i16
  %37 = load i32, ptr %5, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw [32 x %struct.anon.1], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE3rec to ptr), i64 0, i64 %38
  %40 = getelementptr inbounds nuw %struct.anon.1, ptr %39, i32 0, i32 0
  store i16 %36, ptr %40, align 8
  %41 = load i32, ptr %6, align 4
  %42 = zext i32 %41 to i64
  %43 = load i32, ptr %6, align 4
  %44 = zext i32 %43 to i64
  %45 = mul i64 %42, %44
  %46 = load i32, ptr %5, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [32 x %struct.anon.1], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE3rec to ptr), i64 0, i64 %47
  %49 = getelementptr inbounds nuw %struct.anon.1, ptr %48, i32 0, i32 1
  store i64 %45, ptr %49, align 8
  %50 = load i32, ptr %6, align 4
  %51 = and i32 %50, 255
  %52 = uitofp i32 %51 to float
  %53 = load i32, ptr %5, align 4
  %54 = and i32 %53, 3
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [4 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE4grid to ptr), i64 0, i64 %55
  %57 = load i32, ptr %5, align 4
  %58 = lshr i32 %57, 2
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [9 x float], ptr %56, i64 0, i64 %59
  store float %52, ptr %60, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load i32, ptr %5, align 4
  %62 = add i32 %61, 1
  %63 = and i32 %62, 31
  store i32 %63, ptr %7, align 4
  %64 = load i32, ptr %7, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @dyn to ptr), i64 0, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = load i32, ptr %7, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i16, ptr getelementptr inbounds (i32, ptr addrspacecast (ptr addrspace(3) @dyn to ptr), i64 32), i64 %69
  %71 = load i16, ptr %70, align 2
  %72 = zext i16 %71 to i32
  %73 = xor i32 %67, %72
  %74 = load i32, ptr %7, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [32 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE5bytes to ptr), i64 0, i64 %75
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i32
  %79 = xor i32 %73, %78
  %80 = load i32, ptr %7, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw [32 x %struct.anon.1], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE3rec to ptr), i64 0, i64 %81
  %83 = getelementptr inbounds nuw %struct.anon.1, ptr %82, i32 0, i32 0
  %84 = load i16, ptr %83, align 8
  %85 = zext i16 %84 to i32
  %86 = xor i32 %79, %85
  %87 = load i32, ptr %7, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [32 x %struct.anon.1], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE3rec to ptr), i64 0, i64 %88
  %90 = getelementptr inbounds nuw %struct.anon.1, ptr %89, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = lshr i64 %91, 32
  %93 = trunc i64 %92 to i32
  %94 = xor i32 %86, %93
  store i32 %94, ptr %8, align 4
  %95 = load i32, ptr %7, align 4
  %96 = and i32 %95, 3
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [4 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE4grid to ptr), i64 0, i64 %97
  %99 = load i32, ptr %7, align 4
  %100 = lshr i32 %99, 2
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [9 x float], ptr %98, i64 0, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = fptoui float %103 to i32
  %105 = load i32, ptr %8, align 4
  %106 = add i32 %105, %104
  store i32 %106, ptr %8, align 4
  %107 = load i32, ptr %8, align 4
  %108 = load ptr, ptr %4, align 8
  %109 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %110 = mul i32 %109, 32
  %111 = load i32, ptr %5, align 4
  %112 = add i32 %110, %111
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %108, i64 %113
  store i32 %107, ptr %114, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @counter_globals(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  store ptr addrspacecast (ptr addrspace(1) @total to ptr), ptr %4, align 8
  store i32 %13, ptr %5, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %5, align 4
  %16 = atomicrmw add ptr %14, i32 %15 seq_cst, align 4
  %17 = load ptr, ptr addrspacecast (ptr addrspace(1) @slot_pointer to ptr), align 8
  %18 = load i32, ptr %7, align 4
  %19 = and i32 %18, 3
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %17, i64 %20
  %22 = load i32, ptr %7, align 4
  store ptr %21, ptr %2, align 8
  store i32 %22, ptr %3, align 4
  %23 = load ptr, ptr %2, align 8
  %24 = load i32, ptr %3, align 4
  %25 = atomicrmw umax ptr %23, i32 %24 seq_cst, align 4
  %26 = load i32, ptr %7, align 4
  %27 = and i32 %26, 3
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(1) @slots to ptr), i64 0, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr addrspacecast (ptr addrspace(1) @slot_pointer to ptr), align 8
  %32 = icmp eq ptr %31, getelementptr inbounds ([8 x i32], ptr addrspacecast (ptr addrspace(1) @slots to ptr), i64 0, i64 4)
  %33 = zext i1 %32 to i64
  %34 = select i1 %32, i32 100, i32 0
  %35 = add i32 %30, %34
  %36 = load i32, ptr %7, align 4
  %37 = add i32 %35, %36
  %38 = load ptr, ptr %6, align 8
  %39 = load i32, ptr %7, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %38, i64 %40
  store i32 %37, ptr %41, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @local_statics(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [21 x i8], align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.local_statics.text, i64 21, i1 false)
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %6, 37
  %8 = trunc i32 %7 to i8
  store i8 %8, ptr %4, align 1
  store i32 0, ptr %5, align 4
  br label %9

9:                                                ; preds = %41, %1
  %10 = load i32, ptr %5, align 4
  %11 = icmp slt i32 %10, 4
  br i1 %11, label %12, label %44

12:                                               ; preds = %9
  %13 = load i8, ptr %4, align 1
  %14 = zext i8 %13 to i32
  %15 = ashr i32 %14, 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 0, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = zext i8 %18 to i32
  %20 = shl i32 %19, 4
  %21 = load i8, ptr %4, align 1
  %22 = zext i8 %21 to i32
  %23 = and i32 %22, 15
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 0, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = or i32 %20, %27
  %29 = trunc i32 %28 to i8
  %30 = zext i8 %29 to i32
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = load i32, ptr %5, align 4
  %33 = add i32 %31, %32
  %34 = urem i32 %33, 20
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw [21 x i8], ptr %3, i64 0, i64 %35
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = xor i32 %30, %38
  %40 = trunc i32 %39 to i8
  store i8 %40, ptr %4, align 1
  br label %41

41:                                               ; preds = %12
  %42 = load i32, ptr %5, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %5, align 4
  br label %9, !llvm.loop !7

44:                                               ; preds = %9
  %45 = load i8, ptr %4, align 1
  %46 = load ptr, ptr %2, align 8
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 %48
  store i8 %45, ptr %49, align 1
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
