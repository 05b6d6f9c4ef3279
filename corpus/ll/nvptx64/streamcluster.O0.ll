; ModuleID = 'corpus/opencl/streamcluster.cl'
source_filename = "corpus/opencl/streamcluster.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Point_Struct = type { float, i32, float }

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pgain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 1 %6, ptr addrspace(3) noundef align 4 %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca ptr addrspace(1), align 8
  %19 = alloca ptr addrspace(1), align 8
  %20 = alloca ptr addrspace(3), align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  store ptr addrspace(1) %2, ptr %15, align 8
  store ptr addrspace(1) %3, ptr %16, align 8
  store ptr addrspace(1) %4, ptr %17, align 8
  store ptr addrspace(1) %5, ptr %18, align 8
  store ptr addrspace(1) %6, ptr %19, align 8
  store ptr addrspace(3) %7, ptr %20, align 8
  store i32 %8, ptr %21, align 4
  store i32 %9, ptr %22, align 4
  store i32 %10, ptr %23, align 4
  store i32 %11, ptr %24, align 4
  %25 = load ptr addrspace(1), ptr %13, align 8
  %26 = load ptr addrspace(1), ptr %14, align 8
  %27 = load ptr addrspace(1), ptr %15, align 8
  %28 = load ptr addrspace(1), ptr %16, align 8
  %29 = load ptr addrspace(1), ptr %17, align 8
  %30 = load ptr addrspace(1), ptr %18, align 8
  %31 = load ptr addrspace(1), ptr %19, align 8
  %32 = load ptr addrspace(3), ptr %20, align 8
  %33 = load i32, ptr %21, align 4
  %34 = load i32, ptr %22, align 4
  %35 = load i32, ptr %23, align 4
  %36 = load i32, ptr %24, align 4
  call void @__clang_ocl_kern_imp_pgain(ptr addrspace(1) noundef align 4 %25, ptr addrspace(1) noundef align 4 %26, ptr addrspace(1) noundef align 4 %27, ptr addrspace(1) noundef align 4 %28, ptr addrspace(1) noundef align 4 %29, ptr addrspace(1) noundef align 4 %30, ptr addrspace(1) noundef align 1 %31, ptr addrspace(3) noundef align 4 %32, i32 noundef %33, i32 noundef %34, i32 noundef %35, i32 noundef %36) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_pgain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 1 %6, ptr addrspace(3) noundef align 4 %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca ptr addrspace(1), align 8
  %19 = alloca ptr addrspace(1), align 8
  %20 = alloca ptr addrspace(3), align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  store ptr addrspace(1) %2, ptr %15, align 8
  store ptr addrspace(1) %3, ptr %16, align 8
  store ptr addrspace(1) %4, ptr %17, align 8
  store ptr addrspace(1) %5, ptr %18, align 8
  store ptr addrspace(1) %6, ptr %19, align 8
  store ptr addrspace(3) %7, ptr %20, align 8
  store i32 %8, ptr %21, align 4
  store i32 %9, ptr %22, align 4
  store i32 %10, ptr %23, align 4
  store i32 %11, ptr %24, align 4
  %34 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %25, align 4
  %36 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr %26, align 4
  %38 = load i32, ptr %26, align 4
  store i32 %38, ptr %27, align 4
  br label %39

39:                                               ; preds = %57, %12
  %40 = load i32, ptr %27, align 4
  %41 = load i32, ptr %22, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %63

43:                                               ; preds = %39
  %44 = load ptr addrspace(1), ptr %16, align 8
  %45 = load i32, ptr %27, align 4
  %46 = load i32, ptr %21, align 4
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %23, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %44, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4
  %53 = load ptr addrspace(3), ptr %20, align 8
  %54 = load i32, ptr %27, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr addrspace(3) %53, i64 %55
  store float %52, ptr addrspace(3) %56, align 4
  br label %57

57:                                               ; preds = %43
  %58 = call i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %59 = load i32, ptr %27, align 4
  %60 = sext i32 %59 to i64
  %61 = add i64 %60, %58
  %62 = trunc i64 %61 to i32
  store i32 %62, ptr %27, align 4
  br label %39

63:                                               ; preds = %39
  call void @_Z7barrierj(i32 noundef 1) #8
  %64 = load i32, ptr %25, align 4
  %65 = load i32, ptr %21, align 4
  %66 = icmp sge i32 %64, %65
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  br label %159

68:                                               ; preds = %63
  store float 0.000000e+00, ptr %28, align 4
  store i32 0, ptr %29, align 4
  br label %69

69:                                               ; preds = %93, %68
  %70 = load i32, ptr %29, align 4
  %71 = load i32, ptr %22, align 4
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %96

73:                                               ; preds = %69
  %74 = load ptr addrspace(1), ptr %16, align 8
  %75 = load i32, ptr %29, align 4
  %76 = load i32, ptr %21, align 4
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %25, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %74, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4
  %83 = load ptr addrspace(3), ptr %20, align 8
  %84 = load i32, ptr %29, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(3) %83, i64 %85
  %87 = load float, ptr addrspace(3) %86, align 4
  %88 = fsub float %82, %87
  store float %88, ptr %30, align 4
  %89 = load float, ptr %30, align 4
  %90 = load float, ptr %30, align 4
  %91 = load float, ptr %28, align 4
  %92 = call float @llvm.fmuladd.f32(float %89, float %90, float %91)
  store float %92, ptr %28, align 4
  br label %93

93:                                               ; preds = %73
  %94 = load i32, ptr %29, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %29, align 4
  br label %69

96:                                               ; preds = %69
  %97 = load ptr addrspace(1), ptr %13, align 8
  %98 = load i32, ptr %25, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %97, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4
  %102 = load float, ptr %28, align 4
  %103 = fmul float %102, %101
  store float %103, ptr %28, align 4
  %104 = load ptr addrspace(1), ptr %15, align 8
  %105 = load i32, ptr %25, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %106
  %108 = load float, ptr addrspace(1) %107, align 4
  %109 = load ptr addrspace(1), ptr %13, align 8
  %110 = load i32, ptr %25, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr addrspace(1) %109, i64 %111
  %113 = load float, ptr addrspace(1) %112, align 4
  %114 = fmul float %108, %113
  store float %114, ptr %31, align 4
  %115 = load i32, ptr %25, align 4
  %116 = load i32, ptr %24, align 4
  %117 = add nsw i32 %116, 1
  %118 = mul nsw i32 %115, %117
  store i32 %118, ptr %32, align 4
  %119 = load float, ptr %28, align 4
  %120 = load float, ptr %31, align 4
  %121 = fcmp olt float %119, %120
  br i1 %121, label %122, label %138

122:                                              ; preds = %96
  %123 = load ptr addrspace(1), ptr %19, align 8
  %124 = load i32, ptr %25, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i8, ptr addrspace(1) %123, i64 %125
  store i8 1, ptr addrspace(1) %126, align 1
  %127 = load float, ptr %28, align 4
  %128 = load float, ptr %31, align 4
  %129 = fsub float %127, %128
  %130 = load ptr addrspace(1), ptr %17, align 8
  %131 = load i32, ptr %32, align 4
  %132 = load i32, ptr %24, align 4
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr addrspace(1) %130, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4
  %137 = fadd float %136, %129
  store float %137, ptr addrspace(1) %135, align 4
  br label %159

138:                                              ; preds = %96
  %139 = load ptr addrspace(1), ptr %18, align 8
  %140 = load ptr addrspace(1), ptr %14, align 8
  %141 = load i32, ptr %25, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i32, ptr addrspace(1) %140, i64 %142
  %144 = load i32, ptr addrspace(1) %143, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i32, ptr addrspace(1) %139, i64 %145
  %147 = load i32, ptr addrspace(1) %146, align 4
  store i32 %147, ptr %33, align 4
  %148 = load float, ptr %31, align 4
  %149 = load float, ptr %28, align 4
  %150 = fsub float %148, %149
  %151 = load ptr addrspace(1), ptr %17, align 8
  %152 = load i32, ptr %32, align 4
  %153 = load i32, ptr %33, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr addrspace(1) %151, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4
  %158 = fadd float %157, %150
  store float %158, ptr addrspace(1) %156, align 4
  br label %159

159:                                              ; preds = %67, %138, %122
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @apply_switch(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
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
  call void @__clang_ocl_kern_imp_apply_switch(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 1 %10, i32 noundef %11, i32 noundef %12) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_apply_switch(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Point_Struct, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %9, align 4
  %13 = load i32, ptr %9, align 4
  %14 = load i32, ptr %7, align 4
  %15 = icmp sge i32 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %4
  br label %43

17:                                               ; preds = %4
  %18 = load ptr addrspace(1), ptr %5, align 8
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.Point_Struct, ptr addrspace(1) %18, i64 %20
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %10, ptr addrspace(1) align 4 %21, i64 12, i1 false)
  %22 = load ptr addrspace(1), ptr %6, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1
  %27 = icmp ne i8 %26, 0
  br i1 %27, label %28, label %38

28:                                               ; preds = %17
  %29 = getelementptr inbounds nuw %struct.Point_Struct, ptr %10, i32 0, i32 2
  %30 = load float, ptr %29, align 4
  %31 = bitcast float %30 to i32
  %32 = add nsw i32 %31, 1065353216
  %33 = bitcast i32 %32 to float
  %34 = fmul float %33, 2.000000e+00
  %35 = getelementptr inbounds nuw %struct.Point_Struct, ptr %10, i32 0, i32 2
  store float %34, ptr %35, align 4
  %36 = load i32, ptr %8, align 4
  %37 = getelementptr inbounds nuw %struct.Point_Struct, ptr %10, i32 0, i32 1
  store i32 %36, ptr %37, align 4
  br label %38

38:                                               ; preds = %28, %17
  %39 = load ptr addrspace(1), ptr %5, align 8
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.Point_Struct, ptr addrspace(1) %39, i64 %41
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %42, ptr align 4 %10, i64 12, i1 false)
  br label %43

43:                                               ; preds = %38, %16
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #4 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #6 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #7

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #6 {
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 1025) i64 @_Z14get_local_sizej(i32 noundef %0) #6 {
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

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 3, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"int*", !"float*", !"float*", !"float*", !"int*", !"char*", !"float*", !"int", !"int", !"int", !"int"}
!13 = !{!"const", !"const", !"const", !"const", !"", !"const", !"", !"", !"", !"", !"", !""}
!14 = !{i32 1, i32 1, i32 0, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"Point_Struct*", !"char*", !"int", !"int"}
!17 = !{!"", !"const", !"", !""}
