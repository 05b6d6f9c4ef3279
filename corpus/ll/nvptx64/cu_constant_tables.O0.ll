; ModuleID = 'corpus/cuda/cu_constant_tables.cu'
source_filename = "corpus/cuda/cu_constant_tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Entry = type { i32, float, double, ptr, ptr, [3 x i16] }
%struct.Record = type <{ i8, i32, i16, i64 }>
%struct.cuda_mini_threadIdx_t = type { i8 }

@numbers = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c"defg\00", align 1
@entries = dso_local addrspace(4) externally_initialized constant [2 x %struct.Entry] [%struct.Entry { i32 1, float 2.500000e+00, double 3.500000e+00, ptr @.str, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 8), [3 x i16] [i16 1, i16 2, i16 3] }, %struct.Entry { i32 -1, float -2.500000e+00, double 1.000000e+300, ptr @.str1, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), [3 x i16] [i16 4, i16 5, i16 6] }], align 8
@.str2 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str3 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str4 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@names = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr @.str2, ptr @.str3, ptr @.str4], align 8
@negative_zero = dso_local addrspace(1) externally_initialized global double -0.000000e+00, align 8
@not_a_number = dso_local addrspace(1) externally_initialized global float 0x7FF8000000000000, align 4
@second = dso_local addrspace(1) externally_initialized global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 4), align 8
@records = dso_local addrspace(4) externally_initialized constant [3 x %struct.Record] [%struct.Record <{ i8 1, i32 16909060, i16 -2, i64 1099511627776 }>, %struct.Record <{ i8 2, i32 -5, i16 300, i64 -7 }>, %struct.Record <{ i8 3, i32 77, i16 8, i64 9 }>], align 1
@_ZZ5digitiE6digits = internal addrspace(4) constant [10 x i8] c"\09\F8\07\FA\05\FC\03\FE\01\00", align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@llvm.compiler.used = appending global [7 x ptr] [ptr addrspacecast (ptr addrspace(1) @numbers to ptr), ptr addrspacecast (ptr addrspace(4) @entries to ptr), ptr addrspacecast (ptr addrspace(1) @names to ptr), ptr addrspacecast (ptr addrspace(1) @negative_zero to ptr), ptr addrspacecast (ptr addrspace(1) @not_a_number to ptr), ptr addrspacecast (ptr addrspace(1) @second to ptr), ptr addrspacecast (ptr addrspace(4) @records to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5digiti(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = srem i32 %3, 10
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [10 x i8], ptr addrspacecast (ptr addrspace(4) @_ZZ5digitiE6digits to ptr), i64 0, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  ret i32 %8
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @tables(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Entry, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %7, ptr %5, align 4
  %8 = load i32, ptr %5, align 4
  %9 = and i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x %struct.Entry], ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 0, i64 %10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %11, i64 40, i1 false)
  %12 = getelementptr inbounds nuw %struct.Entry, ptr %6, i32 0, i32 0
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.Entry, ptr %6, i32 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr %5, align 4
  %17 = srem i32 %16, 3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %15, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = sext i8 %20 to i32
  %22 = add nsw i32 %13, %21
  %23 = getelementptr inbounds nuw %struct.Entry, ptr %6, i32 0, i32 4
  %24 = load ptr, ptr %23, align 8
  %25 = load i32, ptr %24, align 4
  %26 = add nsw i32 %22, %25
  %27 = getelementptr inbounds nuw %struct.Entry, ptr %6, i32 0, i32 5
  %28 = load i32, ptr %5, align 4
  %29 = srem i32 %28, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [3 x i16], ptr %27, i64 0, i64 %30
  %32 = load i16, ptr %31, align 2
  %33 = sext i16 %32 to i32
  %34 = add nsw i32 %26, %33
  %35 = load i32, ptr %5, align 4
  %36 = srem i32 %35, 3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [3 x ptr], ptr addrspacecast (ptr addrspace(1) @names to ptr), i64 0, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 1
  %41 = load i8, ptr %40, align 1
  %42 = sext i8 %41 to i32
  %43 = add nsw i32 %34, %42
  %44 = load volatile ptr, ptr addrspacecast (ptr addrspace(1) @second to ptr), align 8
  %45 = load i32, ptr %44, align 4
  %46 = add nsw i32 %43, %45
  %47 = load i32, ptr %5, align 4
  %48 = call noundef i32 @_Z5digiti(i32 noundef %47) #4
  %49 = add nsw i32 %46, %48
  %50 = load ptr, ptr %3, align 8
  %51 = load i32, ptr %5, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  store i32 %49, ptr %53, align 4
  %54 = getelementptr inbounds nuw %struct.Entry, ptr %6, i32 0, i32 1
  %55 = load float, ptr %54, align 4
  %56 = fpext contract float %55 to double
  %57 = getelementptr inbounds nuw %struct.Entry, ptr %6, i32 0, i32 2
  %58 = load double, ptr %57, align 8
  %59 = fadd contract double %56, %58
  %60 = load double, ptr addrspacecast (ptr addrspace(1) @negative_zero to ptr), align 8
  %61 = fdiv contract double 1.000000e+00, %60
  %62 = fadd contract double %59, %61
  %63 = load float, ptr addrspacecast (ptr addrspace(1) @not_a_number to ptr), align 4
  %64 = load float, ptr addrspacecast (ptr addrspace(1) @not_a_number to ptr), align 4
  %65 = fcmp contract une float %63, %64
  %66 = zext i1 %65 to i64
  %67 = select i1 %65, i32 1, i32 0
  %68 = sitofp i32 %67 to double
  %69 = fadd contract double %62, %68
  %70 = load ptr, ptr %4, align 8
  %71 = load i32, ptr %5, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  store double %69, ptr %73, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @packed(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Record, align 1
  store ptr %0, ptr %2, align 8
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = srem i32 %6, 3
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [3 x %struct.Record], ptr addrspacecast (ptr addrspace(4) @records to ptr), i64 0, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %9, i64 15, i1 false)
  %10 = getelementptr inbounds nuw %struct.Record, ptr %4, i32 0, i32 0
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = mul nsw i32 %12, 1000
  %14 = getelementptr inbounds nuw %struct.Record, ptr %4, i32 0, i32 1
  %15 = load i32, ptr %14, align 1
  %16 = ashr i32 %15, 3
  %17 = add nsw i32 %13, %16
  %18 = getelementptr inbounds nuw %struct.Record, ptr %4, i32 0, i32 2
  %19 = load i16, ptr %18, align 1
  %20 = sext i16 %19 to i32
  %21 = add nsw i32 %17, %20
  %22 = getelementptr inbounds nuw %struct.Record, ptr %4, i32 0, i32 3
  %23 = load i64, ptr %22, align 1
  %24 = ashr i64 %23, 7
  %25 = trunc i64 %24 to i32
  %26 = add nsw i32 %21, %25
  %27 = load ptr, ptr %2, align 8
  %28 = load i32, ptr %3, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  store i32 %26, ptr %30, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
