; ModuleID = 'corpus/cuda/cu_ode_fp64.cu'
source_filename = "corpus/cuda/cu_ode_fp64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.State = type { double, double, double }
%union.anon = type { double }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ6jacobiE1s = internal addrspace(3) global [32 x double] undef, align 8
@_ZZ18conjugate_gradientE1p = internal addrspace(3) global [34 x double] undef, align 8

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.State @_Z6lorenzRK5State(ptr noundef nonnull align 8 dereferenceable(24) %0) #0 {
  %2 = alloca %struct.State, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.State, ptr %2, i32 0, i32 0
  %5 = load ptr, ptr %3, align 8, !nonnull !4, !align !5
  %6 = getelementptr inbounds nuw %struct.State, ptr %5, i32 0, i32 1
  %7 = load double, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8, !nonnull !4, !align !5
  %9 = getelementptr inbounds nuw %struct.State, ptr %8, i32 0, i32 0
  %10 = load double, ptr %9, align 8
  %11 = fsub contract double %7, %10
  %12 = fmul contract double 1.000000e+01, %11
  store double %12, ptr %4, align 8
  %13 = getelementptr inbounds nuw %struct.State, ptr %2, i32 0, i32 1
  %14 = load ptr, ptr %3, align 8, !nonnull !4, !align !5
  %15 = getelementptr inbounds nuw %struct.State, ptr %14, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = load ptr, ptr %3, align 8, !nonnull !4, !align !5
  %18 = getelementptr inbounds nuw %struct.State, ptr %17, i32 0, i32 2
  %19 = load double, ptr %18, align 8
  %20 = fsub contract double 2.800000e+01, %19
  %21 = fmul contract double %16, %20
  %22 = load ptr, ptr %3, align 8, !nonnull !4, !align !5
  %23 = getelementptr inbounds nuw %struct.State, ptr %22, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = fsub contract double %21, %24
  store double %25, ptr %13, align 8
  %26 = getelementptr inbounds nuw %struct.State, ptr %2, i32 0, i32 2
  %27 = load ptr, ptr %3, align 8, !nonnull !4, !align !5
  %28 = getelementptr inbounds nuw %struct.State, ptr %27, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = load ptr, ptr %3, align 8, !nonnull !4, !align !5
  %31 = getelementptr inbounds nuw %struct.State, ptr %30, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  %33 = fmul contract double %29, %32
  %34 = load ptr, ptr %3, align 8, !nonnull !4, !align !5
  %35 = getelementptr inbounds nuw %struct.State, ptr %34, i32 0, i32 2
  %36 = load double, ptr %35, align 8
  %37 = fmul contract double 0x4005555555555555, %36
  %38 = fsub contract double %33, %37
  store double %38, ptr %26, align 8
  %39 = load %struct.State, ptr %2, align 8
  ret %struct.State %39
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.State @_Z4axpydRK5StateS1_(double noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) %2) #0 {
  %4 = alloca %struct.State, align 8
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store double %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.State, ptr %4, i32 0, i32 0
  %9 = load ptr, ptr %7, align 8, !nonnull !4, !align !5
  %10 = getelementptr inbounds nuw %struct.State, ptr %9, i32 0, i32 0
  %11 = load double, ptr %10, align 8
  %12 = load double, ptr %5, align 8
  %13 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %14 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = fmul contract double %12, %15
  %17 = fadd contract double %11, %16
  store double %17, ptr %8, align 8
  %18 = getelementptr inbounds nuw %struct.State, ptr %4, i32 0, i32 1
  %19 = load ptr, ptr %7, align 8, !nonnull !4, !align !5
  %20 = getelementptr inbounds nuw %struct.State, ptr %19, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  %22 = load double, ptr %5, align 8
  %23 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %24 = getelementptr inbounds nuw %struct.State, ptr %23, i32 0, i32 1
  %25 = load double, ptr %24, align 8
  %26 = fmul contract double %22, %25
  %27 = fadd contract double %21, %26
  store double %27, ptr %18, align 8
  %28 = getelementptr inbounds nuw %struct.State, ptr %4, i32 0, i32 2
  %29 = load ptr, ptr %7, align 8, !nonnull !4, !align !5
  %30 = getelementptr inbounds nuw %struct.State, ptr %29, i32 0, i32 2
  %31 = load double, ptr %30, align 8
  %32 = load double, ptr %5, align 8
  %33 = load ptr, ptr %6, align 8, !nonnull !4, !align !5
  %34 = getelementptr inbounds nuw %struct.State, ptr %33, i32 0, i32 2
  %35 = load double, ptr %34, align 8
  %36 = fmul contract double %32, %35
  %37 = fadd contract double %31, %36
  store double %37, ptr %28, align 8
  %38 = load %struct.State, ptr %4, align 8
  ret %struct.State %38
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lorenz_rk4(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.State, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.State, align 8
  %12 = alloca %struct.State, align 8
  %13 = alloca %struct.State, align 8
  %14 = alloca %struct.State, align 8
  %15 = alloca %struct.State, align 8
  %16 = alloca %struct.State, align 8
  %17 = alloca %struct.State, align 8
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store double %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %18 = load ptr, ptr %5, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw %struct.State, ptr %18, i64 %20
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %21, i64 24, i1 false)
  store i32 0, ptr %10, align 4
  br label %22

22:                                               ; preds = %138, %4
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %8, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %141

26:                                               ; preds = %22
  %27 = call %struct.State @_Z6lorenzRK5State(ptr noundef nonnull align 8 dereferenceable(24) %9) #8
  %28 = getelementptr inbounds nuw %struct.State, ptr %11, i32 0, i32 0
  %29 = extractvalue %struct.State %27, 0
  store double %29, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.State, ptr %11, i32 0, i32 1
  %31 = extractvalue %struct.State %27, 1
  store double %31, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.State, ptr %11, i32 0, i32 2
  %33 = extractvalue %struct.State %27, 2
  store double %33, ptr %32, align 8
  %34 = load double, ptr %7, align 8
  %35 = fmul contract double 5.000000e-01, %34
  %36 = call %struct.State @_Z4axpydRK5StateS1_(double noundef %35, ptr noundef nonnull align 8 dereferenceable(24) %11, ptr noundef nonnull align 8 dereferenceable(24) %9) #8
  %37 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 0
  %38 = extractvalue %struct.State %36, 0
  store double %38, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 1
  %40 = extractvalue %struct.State %36, 1
  store double %40, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.State, ptr %13, i32 0, i32 2
  %42 = extractvalue %struct.State %36, 2
  store double %42, ptr %41, align 8
  %43 = call %struct.State @_Z6lorenzRK5State(ptr noundef nonnull align 8 dereferenceable(24) %13) #8
  %44 = getelementptr inbounds nuw %struct.State, ptr %12, i32 0, i32 0
  %45 = extractvalue %struct.State %43, 0
  store double %45, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.State, ptr %12, i32 0, i32 1
  %47 = extractvalue %struct.State %43, 1
  store double %47, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.State, ptr %12, i32 0, i32 2
  %49 = extractvalue %struct.State %43, 2
  store double %49, ptr %48, align 8
  %50 = load double, ptr %7, align 8
  %51 = fmul contract double 5.000000e-01, %50
  %52 = call %struct.State @_Z4axpydRK5StateS1_(double noundef %51, ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %9) #8
  %53 = getelementptr inbounds nuw %struct.State, ptr %15, i32 0, i32 0
  %54 = extractvalue %struct.State %52, 0
  store double %54, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.State, ptr %15, i32 0, i32 1
  %56 = extractvalue %struct.State %52, 1
  store double %56, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.State, ptr %15, i32 0, i32 2
  %58 = extractvalue %struct.State %52, 2
  store double %58, ptr %57, align 8
  %59 = call %struct.State @_Z6lorenzRK5State(ptr noundef nonnull align 8 dereferenceable(24) %15) #8
  %60 = getelementptr inbounds nuw %struct.State, ptr %14, i32 0, i32 0
  %61 = extractvalue %struct.State %59, 0
  store double %61, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.State, ptr %14, i32 0, i32 1
  %63 = extractvalue %struct.State %59, 1
  store double %63, ptr %62, align 8
  %64 = getelementptr inbounds nuw %struct.State, ptr %14, i32 0, i32 2
  %65 = extractvalue %struct.State %59, 2
  store double %65, ptr %64, align 8
  %66 = load double, ptr %7, align 8
  %67 = call %struct.State @_Z4axpydRK5StateS1_(double noundef %66, ptr noundef nonnull align 8 dereferenceable(24) %14, ptr noundef nonnull align 8 dereferenceable(24) %9) #8
  %68 = getelementptr inbounds nuw %struct.State, ptr %17, i32 0, i32 0
  %69 = extractvalue %struct.State %67, 0
  store double %69, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.State, ptr %17, i32 0, i32 1
  %71 = extractvalue %struct.State %67, 1
  store double %71, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.State, ptr %17, i32 0, i32 2
  %73 = extractvalue %struct.State %67, 2
  store double %73, ptr %72, align 8
  %74 = call %struct.State @_Z6lorenzRK5State(ptr noundef nonnull align 8 dereferenceable(24) %17) #8
  %75 = getelementptr inbounds nuw %struct.State, ptr %16, i32 0, i32 0
  %76 = extractvalue %struct.State %74, 0
  store double %76, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.State, ptr %16, i32 0, i32 1
  %78 = extractvalue %struct.State %74, 1
  store double %78, ptr %77, align 8
  %79 = getelementptr inbounds nuw %struct.State, ptr %16, i32 0, i32 2
  %80 = extractvalue %struct.State %74, 2
  store double %80, ptr %79, align 8
  %81 = load double, ptr %7, align 8
  %82 = fdiv contract double %81, 6.000000e+00
  %83 = getelementptr inbounds nuw %struct.State, ptr %11, i32 0, i32 0
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.State, ptr %12, i32 0, i32 0
  %86 = load double, ptr %85, align 8
  %87 = fmul contract double 2.000000e+00, %86
  %88 = fadd contract double %84, %87
  %89 = getelementptr inbounds nuw %struct.State, ptr %14, i32 0, i32 0
  %90 = load double, ptr %89, align 8
  %91 = fmul contract double 2.000000e+00, %90
  %92 = fadd contract double %88, %91
  %93 = getelementptr inbounds nuw %struct.State, ptr %16, i32 0, i32 0
  %94 = load double, ptr %93, align 8
  %95 = fadd contract double %92, %94
  %96 = fmul contract double %82, %95
  %97 = getelementptr inbounds nuw %struct.State, ptr %9, i32 0, i32 0
  %98 = load double, ptr %97, align 8
  %99 = fadd contract double %98, %96
  store double %99, ptr %97, align 8
  %100 = load double, ptr %7, align 8
  %101 = fdiv contract double %100, 6.000000e+00
  %102 = getelementptr inbounds nuw %struct.State, ptr %11, i32 0, i32 1
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw %struct.State, ptr %12, i32 0, i32 1
  %105 = load double, ptr %104, align 8
  %106 = fmul contract double 2.000000e+00, %105
  %107 = fadd contract double %103, %106
  %108 = getelementptr inbounds nuw %struct.State, ptr %14, i32 0, i32 1
  %109 = load double, ptr %108, align 8
  %110 = fmul contract double 2.000000e+00, %109
  %111 = fadd contract double %107, %110
  %112 = getelementptr inbounds nuw %struct.State, ptr %16, i32 0, i32 1
  %113 = load double, ptr %112, align 8
  %114 = fadd contract double %111, %113
  %115 = fmul contract double %101, %114
  %116 = getelementptr inbounds nuw %struct.State, ptr %9, i32 0, i32 1
  %117 = load double, ptr %116, align 8
  %118 = fadd contract double %117, %115
  store double %118, ptr %116, align 8
  %119 = load double, ptr %7, align 8
  %120 = fdiv contract double %119, 6.000000e+00
  %121 = getelementptr inbounds nuw %struct.State, ptr %11, i32 0, i32 2
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw %struct.State, ptr %12, i32 0, i32 2
  %124 = load double, ptr %123, align 8
  %125 = fmul contract double 2.000000e+00, %124
  %126 = fadd contract double %122, %125
  %127 = getelementptr inbounds nuw %struct.State, ptr %14, i32 0, i32 2
  %128 = load double, ptr %127, align 8
  %129 = fmul contract double 2.000000e+00, %128
  %130 = fadd contract double %126, %129
  %131 = getelementptr inbounds nuw %struct.State, ptr %16, i32 0, i32 2
  %132 = load double, ptr %131, align 8
  %133 = fadd contract double %130, %132
  %134 = fmul contract double %120, %133
  %135 = getelementptr inbounds nuw %struct.State, ptr %9, i32 0, i32 2
  %136 = load double, ptr %135, align 8
  %137 = fadd contract double %136, %134
  store double %137, ptr %135, align 8
  br label %138

138:                                              ; preds = %26
  %139 = load i32, ptr %10, align 4
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %10, align 4
  br label %22, !llvm.loop !6

141:                                              ; preds = %22
  %142 = load ptr, ptr %6, align 8
  %143 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw %struct.State, ptr %142, i64 %144
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %145, ptr align 8 %9, i64 24, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @adaptive_simpson(ptr noundef %0, double noundef %1) #1 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca [24 x double], align 8
  %18 = alloca [24 x double], align 8
  %19 = alloca [24 x double], align 8
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  %28 = alloca double, align 8
  %29 = alloca double, align 8
  %30 = alloca double, align 8
  %31 = alloca double, align 8
  %32 = alloca double, align 8
  store ptr %0, ptr %14, align 8
  store double %1, ptr %15, align 8
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %33, ptr %16, align 4
  store i32 0, ptr %20, align 4
  %34 = getelementptr inbounds [24 x double], ptr %17, i64 0, i64 0
  store double 0.000000e+00, ptr %34, align 8
  %35 = getelementptr inbounds [24 x double], ptr %18, i64 0, i64 0
  store double 2.000000e+00, ptr %35, align 8
  %36 = load double, ptr %15, align 8
  %37 = load i32, ptr %16, align 4
  %38 = add nsw i32 1, %37
  %39 = sitofp i32 %38 to double
  %40 = fmul contract double %36, %39
  %41 = getelementptr inbounds [24 x double], ptr %19, i64 0, i64 0
  store double %40, ptr %41, align 8
  store double 0.000000e+00, ptr %21, align 8
  br label %42

42:                                               ; preds = %168, %164, %2
  %43 = load i32, ptr %20, align 4
  %44 = icmp sge i32 %43, 0
  br i1 %44, label %45, label %199

45:                                               ; preds = %42
  %46 = load i32, ptr %20, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [24 x double], ptr %17, i64 0, i64 %47
  %49 = load double, ptr %48, align 8
  store double %49, ptr %22, align 8
  %50 = load i32, ptr %20, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [24 x double], ptr %18, i64 0, i64 %51
  %53 = load double, ptr %52, align 8
  store double %53, ptr %23, align 8
  %54 = load i32, ptr %20, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [24 x double], ptr %19, i64 0, i64 %55
  %57 = load double, ptr %56, align 8
  store double %57, ptr %24, align 8
  %58 = load i32, ptr %20, align 4
  %59 = add nsw i32 %58, -1
  store i32 %59, ptr %20, align 4
  %60 = load double, ptr %22, align 8
  %61 = load double, ptr %23, align 8
  %62 = fadd contract double %60, %61
  %63 = fmul contract double 5.000000e-01, %62
  store double %63, ptr %25, align 8
  %64 = load double, ptr %22, align 8
  %65 = load double, ptr %25, align 8
  %66 = fadd contract double %64, %65
  %67 = fmul contract double 5.000000e-01, %66
  store double %67, ptr %26, align 8
  %68 = load double, ptr %25, align 8
  %69 = load double, ptr %23, align 8
  %70 = fadd contract double %68, %69
  %71 = fmul contract double 5.000000e-01, %70
  store double %71, ptr %27, align 8
  %72 = load double, ptr %22, align 8
  %73 = load i32, ptr %16, align 4
  store double %72, ptr %4, align 8
  store i32 %73, ptr %5, align 4
  %74 = load i32, ptr %5, align 4
  %75 = add nsw i32 1, %74
  %76 = sitofp i32 %75 to double
  %77 = load double, ptr %4, align 8
  %78 = fmul contract double %76, %77
  %79 = load double, ptr %4, align 8
  %80 = fmul contract double %78, %79
  %81 = fadd contract double 1.000000e+00, %80
  %82 = fdiv contract double 1.000000e+00, %81
  store double %82, ptr %28, align 8
  %83 = load double, ptr %25, align 8
  %84 = load i32, ptr %16, align 4
  store double %83, ptr %6, align 8
  store i32 %84, ptr %7, align 4
  %85 = load i32, ptr %7, align 4
  %86 = add nsw i32 1, %85
  %87 = sitofp i32 %86 to double
  %88 = load double, ptr %6, align 8
  %89 = fmul contract double %87, %88
  %90 = load double, ptr %6, align 8
  %91 = fmul contract double %89, %90
  %92 = fadd contract double 1.000000e+00, %91
  %93 = fdiv contract double 1.000000e+00, %92
  store double %93, ptr %29, align 8
  %94 = load double, ptr %23, align 8
  %95 = load i32, ptr %16, align 4
  store double %94, ptr %8, align 8
  store i32 %95, ptr %9, align 4
  %96 = load i32, ptr %9, align 4
  %97 = add nsw i32 1, %96
  %98 = sitofp i32 %97 to double
  %99 = load double, ptr %8, align 8
  %100 = fmul contract double %98, %99
  %101 = load double, ptr %8, align 8
  %102 = fmul contract double %100, %101
  %103 = fadd contract double 1.000000e+00, %102
  %104 = fdiv contract double 1.000000e+00, %103
  store double %104, ptr %30, align 8
  %105 = load double, ptr %23, align 8
  %106 = load double, ptr %22, align 8
  %107 = fsub contract double %105, %106
  %108 = fdiv contract double %107, 6.000000e+00
  %109 = load double, ptr %28, align 8
  %110 = load double, ptr %29, align 8
  %111 = fmul contract double 4.000000e+00, %110
  %112 = fadd contract double %109, %111
  %113 = load double, ptr %30, align 8
  %114 = fadd contract double %112, %113
  %115 = fmul contract double %108, %114
  store double %115, ptr %31, align 8
  %116 = load double, ptr %23, align 8
  %117 = load double, ptr %22, align 8
  %118 = fsub contract double %116, %117
  %119 = fdiv contract double %118, 1.200000e+01
  %120 = load double, ptr %28, align 8
  %121 = load double, ptr %26, align 8
  %122 = load i32, ptr %16, align 4
  store double %121, ptr %10, align 8
  store i32 %122, ptr %11, align 4
  %123 = load i32, ptr %11, align 4
  %124 = add nsw i32 1, %123
  %125 = sitofp i32 %124 to double
  %126 = load double, ptr %10, align 8
  %127 = fmul contract double %125, %126
  %128 = load double, ptr %10, align 8
  %129 = fmul contract double %127, %128
  %130 = fadd contract double 1.000000e+00, %129
  %131 = fdiv contract double 1.000000e+00, %130
  %132 = fmul contract double 4.000000e+00, %131
  %133 = fadd contract double %120, %132
  %134 = load double, ptr %29, align 8
  %135 = fmul contract double 2.000000e+00, %134
  %136 = fadd contract double %133, %135
  %137 = load double, ptr %27, align 8
  %138 = load i32, ptr %16, align 4
  store double %137, ptr %12, align 8
  store i32 %138, ptr %13, align 4
  %139 = load i32, ptr %13, align 4
  %140 = add nsw i32 1, %139
  %141 = sitofp i32 %140 to double
  %142 = load double, ptr %12, align 8
  %143 = fmul contract double %141, %142
  %144 = load double, ptr %12, align 8
  %145 = fmul contract double %143, %144
  %146 = fadd contract double 1.000000e+00, %145
  %147 = fdiv contract double 1.000000e+00, %146
  %148 = fmul contract double 4.000000e+00, %147
  %149 = fadd contract double %136, %148
  %150 = load double, ptr %30, align 8
  %151 = fadd contract double %149, %150
  %152 = fmul contract double %119, %151
  store double %152, ptr %32, align 8
  %153 = load double, ptr %32, align 8
  %154 = load double, ptr %31, align 8
  %155 = fsub contract double %153, %154
  store double %155, ptr %3, align 8
  %156 = load double, ptr %3, align 8
  %157 = call contract noundef double @llvm.fabs.f64(double %156)
  %158 = load double, ptr %24, align 8
  %159 = fmul contract double 1.500000e+01, %158
  %160 = fcmp contract ole double %157, %159
  br i1 %160, label %164, label %161

161:                                              ; preds = %45
  %162 = load i32, ptr %20, align 4
  %163 = icmp sge i32 %162, 20
  br i1 %163, label %164, label %168

164:                                              ; preds = %161, %45
  %165 = load double, ptr %32, align 8
  %166 = load double, ptr %21, align 8
  %167 = fadd contract double %166, %165
  store double %167, ptr %21, align 8
  br label %42, !llvm.loop !8

168:                                              ; preds = %161
  %169 = load i32, ptr %20, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %20, align 4
  %171 = load double, ptr %25, align 8
  %172 = load i32, ptr %20, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [24 x double], ptr %17, i64 0, i64 %173
  store double %171, ptr %174, align 8
  %175 = load double, ptr %23, align 8
  %176 = load i32, ptr %20, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [24 x double], ptr %18, i64 0, i64 %177
  store double %175, ptr %178, align 8
  %179 = load double, ptr %24, align 8
  %180 = fmul contract double 5.000000e-01, %179
  %181 = load i32, ptr %20, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [24 x double], ptr %19, i64 0, i64 %182
  store double %180, ptr %183, align 8
  %184 = load i32, ptr %20, align 4
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %20, align 4
  %186 = load double, ptr %22, align 8
  %187 = load i32, ptr %20, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [24 x double], ptr %17, i64 0, i64 %188
  store double %186, ptr %189, align 8
  %190 = load double, ptr %25, align 8
  %191 = load i32, ptr %20, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [24 x double], ptr %18, i64 0, i64 %192
  store double %190, ptr %193, align 8
  %194 = load double, ptr %24, align 8
  %195 = fmul contract double 5.000000e-01, %194
  %196 = load i32, ptr %20, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [24 x double], ptr %19, i64 0, i64 %197
  store double %195, ptr %198, align 8
  br label %42, !llvm.loop !8

199:                                              ; preds = %42
  %200 = load double, ptr %21, align 8
  %201 = load ptr, ptr %14, align 8
  %202 = load i32, ptr %16, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds double, ptr %201, i64 %203
  store double %200, ptr %204, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @jacobi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %9, align 4
  %14 = load i32, ptr %9, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %15
  store double 0.000000e+00, ptr %16, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %10, align 4
  br label %17

17:                                               ; preds = %70, %4
  %18 = load i32, ptr %10, align 4
  %19 = load i32, ptr %8, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %73

21:                                               ; preds = %17
  store double 0.000000e+00, ptr %11, align 8
  store i32 0, ptr %12, align 4
  br label %22

22:                                               ; preds = %46, %21
  %23 = load i32, ptr %12, align 4
  %24 = icmp slt i32 %23, 32
  br i1 %24, label %25, label %49

25:                                               ; preds = %22
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %9, align 4
  %28 = icmp ne i32 %26, %27
  br i1 %28, label %29, label %45

29:                                               ; preds = %25
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %9, align 4
  %32 = mul nsw i32 %31, 32
  %33 = load i32, ptr %12, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %30, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load i32, ptr %12, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul contract double %37, %41
  %43 = load double, ptr %11, align 8
  %44 = fadd contract double %43, %42
  store double %44, ptr %11, align 8
  br label %45

45:                                               ; preds = %29, %25
  br label %46

46:                                               ; preds = %45
  %47 = load i32, ptr %12, align 4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %12, align 4
  br label %22, !llvm.loop !9

49:                                               ; preds = %22
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = load ptr, ptr %6, align 8
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = load double, ptr %11, align 8
  %56 = fsub contract double %54, %55
  %57 = load ptr, ptr %5, align 8
  %58 = load i32, ptr %9, align 4
  %59 = mul nsw i32 %58, 32
  %60 = load i32, ptr %9, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %57, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fadd contract double 1.000000e+00, %64
  %66 = fdiv contract double %56, %65
  %67 = load i32, ptr %9, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %68
  store double %66, ptr %69, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %70

70:                                               ; preds = %49
  %71 = load i32, ptr %10, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %10, align 4
  br label %17, !llvm.loop !10

73:                                               ; preds = %17
  %74 = load i32, ptr %9, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [32 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6jacobiE1s to ptr), i64 0, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = load ptr, ptr %7, align 8
  %79 = load i32, ptr %9, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %78, i64 %80
  store double %77, ptr %81, align 8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef double @_Z3dotd(double noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca %union.anon, align 8
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  store double %0, ptr %12, align 8
  store i32 16, ptr %13, align 4
  br label %14

14:                                               ; preds = %40, %1
  %15 = load i32, ptr %13, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %43

17:                                               ; preds = %14
  %18 = load double, ptr %12, align 8
  %19 = load i32, ptr %13, align 4
  store i32 -1, ptr %8, align 4
  store double %18, ptr %9, align 8
  store i32 %19, ptr %10, align 4
  %20 = load double, ptr %9, align 8
  store double %20, ptr %11, align 8
  %21 = load i32, ptr %8, align 4
  %22 = load i32, ptr %11, align 8
  %23 = load i32, ptr %10, align 4
  store i32 %21, ptr %2, align 4
  store i32 %22, ptr %3, align 4
  store i32 %23, ptr %4, align 4
  %24 = load i32, ptr %2, align 4
  %25 = load i32, ptr %3, align 4
  %26 = load i32, ptr %4, align 4
  %27 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %24, i32 %25, i32 %26, i32 31)
  store i32 %27, ptr %11, align 8
  %28 = load i32, ptr %8, align 4
  %29 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 1
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %10, align 4
  store i32 %28, ptr %5, align 4
  store i32 %30, ptr %6, align 4
  store i32 %31, ptr %7, align 4
  %32 = load i32, ptr %5, align 4
  %33 = load i32, ptr %6, align 4
  %34 = load i32, ptr %7, align 4
  %35 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %32, i32 %33, i32 %34, i32 31)
  %36 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 1
  store i32 %35, ptr %36, align 4
  %37 = load double, ptr %11, align 8
  %38 = load double, ptr %12, align 8
  %39 = fadd contract double %38, %37
  store double %39, ptr %12, align 8
  br label %40

40:                                               ; preds = %17
  %41 = load i32, ptr %13, align 4
  %42 = ashr i32 %41, 1
  store i32 %42, ptr %13, align 4
  br label %14, !llvm.loop !11

43:                                               ; preds = %14
  %44 = load double, ptr %12, align 8
  ret double %44
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conjugate_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca i32, align 4
  %25 = alloca double, align 8
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  store ptr %2, ptr %17, align 8
  store i32 %3, ptr %18, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %28, ptr %19, align 4
  store double 0.000000e+00, ptr %20, align 8
  %29 = load ptr, ptr %15, align 8
  %30 = load i32, ptr %19, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %29, i64 %31
  %33 = load double, ptr %32, align 8
  store double %33, ptr %21, align 8
  %34 = load double, ptr %21, align 8
  store double %34, ptr %22, align 8
  %35 = load i32, ptr %19, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %38

37:                                               ; preds = %4
  store double 0.000000e+00, ptr getelementptr inbounds ([34 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), i64 0, i64 33), align 8
  store double 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), align 8
  br label %38

38:                                               ; preds = %37, %4
  %39 = load double, ptr %21, align 8
  %40 = load double, ptr %21, align 8
  %41 = fmul contract double %39, %40
  %42 = call contract noundef double @_Z3dotd(double noundef %41) #8
  store double %42, ptr %23, align 8
  store i32 0, ptr %24, align 4
  br label %43

43:                                               ; preds = %106, %38
  %44 = load i32, ptr %24, align 4
  %45 = load i32, ptr %18, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %50

47:                                               ; preds = %43
  %48 = load double, ptr %23, align 8
  %49 = fcmp contract ogt double %48, 0x3AF357C299A88EA7
  br label %50

50:                                               ; preds = %47, %43
  %51 = phi i1 [ false, %43 ], [ %49, %47 ]
  br i1 %51, label %52, label %109

52:                                               ; preds = %50
  %53 = load double, ptr %22, align 8
  %54 = load i32, ptr %19, align 4
  %55 = add nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [34 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), i64 0, i64 %56
  store double %53, ptr %57, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = load double, ptr %22, align 8
  %59 = fmul contract double 2.500000e+00, %58
  %60 = load i32, ptr %19, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [34 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), i64 0, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fsub contract double %59, %63
  %65 = load i32, ptr %19, align 4
  %66 = add nsw i32 %65, 2
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [34 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ18conjugate_gradientE1p to ptr), i64 0, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fsub contract double %64, %69
  store double %70, ptr %25, align 8
  %71 = load double, ptr %23, align 8
  %72 = load double, ptr %22, align 8
  %73 = load double, ptr %25, align 8
  %74 = fmul contract double %72, %73
  %75 = call contract noundef double @_Z3dotd(double noundef %74) #8
  %76 = fdiv contract double %71, %75
  store double %76, ptr %26, align 8
  %77 = load double, ptr %26, align 8
  %78 = load double, ptr %22, align 8
  %79 = load double, ptr %20, align 8
  store double %77, ptr %6, align 8
  store double %78, ptr %7, align 8
  store double %79, ptr %8, align 8
  %80 = load double, ptr %6, align 8
  %81 = load double, ptr %7, align 8
  %82 = load double, ptr %8, align 8
  %83 = call contract noundef double @llvm.fma.f64(double %80, double %81, double %82)
  store double %83, ptr %20, align 8
  %84 = load double, ptr %26, align 8
  %85 = fneg contract double %84
  %86 = load double, ptr %25, align 8
  %87 = load double, ptr %21, align 8
  store double %85, ptr %9, align 8
  store double %86, ptr %10, align 8
  store double %87, ptr %11, align 8
  %88 = load double, ptr %9, align 8
  %89 = load double, ptr %10, align 8
  %90 = load double, ptr %11, align 8
  %91 = call contract noundef double @llvm.fma.f64(double %88, double %89, double %90)
  store double %91, ptr %21, align 8
  %92 = load double, ptr %21, align 8
  %93 = load double, ptr %21, align 8
  %94 = fmul contract double %92, %93
  %95 = call contract noundef double @_Z3dotd(double noundef %94) #8
  store double %95, ptr %27, align 8
  %96 = load double, ptr %27, align 8
  %97 = load double, ptr %23, align 8
  %98 = fdiv contract double %96, %97
  %99 = load double, ptr %22, align 8
  %100 = load double, ptr %21, align 8
  store double %98, ptr %12, align 8
  store double %99, ptr %13, align 8
  store double %100, ptr %14, align 8
  %101 = load double, ptr %12, align 8
  %102 = load double, ptr %13, align 8
  %103 = load double, ptr %14, align 8
  %104 = call contract noundef double @llvm.fma.f64(double %101, double %102, double %103)
  store double %104, ptr %22, align 8
  %105 = load double, ptr %27, align 8
  store double %105, ptr %23, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %106

106:                                              ; preds = %52
  %107 = load i32, ptr %24, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %24, align 4
  br label %43, !llvm.loop !12

109:                                              ; preds = %50
  %110 = load double, ptr %20, align 8
  %111 = load ptr, ptr %16, align 8
  %112 = load i32, ptr %19, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  store double %110, ptr %114, align 8
  %115 = load i32, ptr %19, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %122

117:                                              ; preds = %109
  %118 = load double, ptr %23, align 8
  store double %118, ptr %5, align 8
  %119 = load double, ptr %5, align 8
  %120 = call contract noundef double @llvm.nvvm.sqrt.rn.d(double %119)
  %121 = load ptr, ptr %17, align 8
  store double %120, ptr %121, align 8
  br label %122

122:                                              ; preds = %117, %109
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @cubic_newton(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = mul i32 3, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw double, ptr %15, i64 %18
  %20 = load double, ptr %19, align 8
  store double %20, ptr %5, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = mul i32 3, %22
  %24 = add i32 %23, 1
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw double, ptr %21, i64 %25
  %27 = load double, ptr %26, align 8
  store double %27, ptr %6, align 8
  %28 = load ptr, ptr %3, align 8
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = mul i32 3, %29
  %31 = add i32 %30, 2
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw double, ptr %28, i64 %32
  %34 = load double, ptr %33, align 8
  store double %34, ptr %7, align 8
  store double -8.000000e+00, ptr %8, align 8
  store double 8.000000e+00, ptr %9, align 8
  store double 0.000000e+00, ptr %10, align 8
  store i32 0, ptr %11, align 4
  br label %35

35:                                               ; preds = %101, %2
  %36 = load i32, ptr %11, align 4
  %37 = icmp slt i32 %36, 60
  br i1 %37, label %38, label %43

38:                                               ; preds = %35
  %39 = load double, ptr %9, align 8
  %40 = load double, ptr %8, align 8
  %41 = fsub contract double %39, %40
  %42 = fcmp contract ogt double %41, 1.000000e-09
  br label %43

43:                                               ; preds = %38, %35
  %44 = phi i1 [ false, %35 ], [ %42, %38 ]
  br i1 %44, label %45, label %104

45:                                               ; preds = %43
  %46 = load double, ptr %10, align 8
  %47 = load double, ptr %5, align 8
  %48 = fadd contract double %46, %47
  %49 = load double, ptr %10, align 8
  %50 = fmul contract double %48, %49
  %51 = load double, ptr %6, align 8
  %52 = fadd contract double %50, %51
  %53 = load double, ptr %10, align 8
  %54 = fmul contract double %52, %53
  %55 = load double, ptr %7, align 8
  %56 = fadd contract double %54, %55
  store double %56, ptr %12, align 8
  %57 = load double, ptr %10, align 8
  %58 = fmul contract double 3.000000e+00, %57
  %59 = load double, ptr %5, align 8
  %60 = fmul contract double 2.000000e+00, %59
  %61 = fadd contract double %58, %60
  %62 = load double, ptr %10, align 8
  %63 = fmul contract double %61, %62
  %64 = load double, ptr %6, align 8
  %65 = fadd contract double %63, %64
  store double %65, ptr %13, align 8
  %66 = load double, ptr %12, align 8
  %67 = fcmp contract ogt double %66, 0.000000e+00
  br i1 %67, label %68, label %70

68:                                               ; preds = %45
  %69 = load double, ptr %10, align 8
  store double %69, ptr %9, align 8
  br label %72

70:                                               ; preds = %45
  %71 = load double, ptr %10, align 8
  store double %71, ptr %8, align 8
  br label %72

72:                                               ; preds = %70, %68
  %73 = load double, ptr %13, align 8
  %74 = fcmp contract une double %73, 0.000000e+00
  br i1 %74, label %75, label %81

75:                                               ; preds = %72
  %76 = load double, ptr %10, align 8
  %77 = load double, ptr %12, align 8
  %78 = load double, ptr %13, align 8
  %79 = fdiv contract double %77, %78
  %80 = fsub contract double %76, %79
  br label %83

81:                                               ; preds = %72
  %82 = load double, ptr %10, align 8
  br label %83

83:                                               ; preds = %81, %75
  %84 = phi contract double [ %80, %75 ], [ %82, %81 ]
  store double %84, ptr %14, align 8
  %85 = load double, ptr %14, align 8
  %86 = load double, ptr %8, align 8
  %87 = fcmp contract ogt double %85, %86
  br i1 %87, label %88, label %94

88:                                               ; preds = %83
  %89 = load double, ptr %14, align 8
  %90 = load double, ptr %9, align 8
  %91 = fcmp contract olt double %89, %90
  br i1 %91, label %92, label %94

92:                                               ; preds = %88
  %93 = load double, ptr %14, align 8
  br label %99

94:                                               ; preds = %88, %83
  %95 = load double, ptr %8, align 8
  %96 = load double, ptr %9, align 8
  %97 = fadd contract double %95, %96
  %98 = fmul contract double 5.000000e-01, %97
  br label %99

99:                                               ; preds = %94, %92
  %100 = phi contract double [ %93, %92 ], [ %98, %94 ]
  store double %100, ptr %10, align 8
  br label %101

101:                                              ; preds = %99
  %102 = load i32, ptr %11, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %11, align 4
  br label %35, !llvm.loop !13

104:                                              ; preds = %43
  %105 = load double, ptr %8, align 8
  %106 = load double, ptr %9, align 8
  %107 = fadd contract double %105, %106
  %108 = fmul contract double 5.000000e-01, %107
  %109 = load double, ptr %10, align 8
  %110 = fcmp contract ogt double %108, %109
  br i1 %110, label %111, label %113

111:                                              ; preds = %104
  %112 = load double, ptr %10, align 8
  br label %116

113:                                              ; preds = %104
  %114 = load double, ptr %10, align 8
  %115 = fadd contract double %114, 0.000000e+00
  br label %116

116:                                              ; preds = %113, %111
  %117 = phi contract double [ %112, %111 ], [ %115, %113 ]
  %118 = load ptr, ptr %4, align 8
  %119 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw double, ptr %118, i64 %120
  store double %117, ptr %121, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rn.d(double) #7

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

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
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
