; ModuleID = 'corpus/opencl/rank_update.cl'
source_filename = "corpus/opencl/rank_update.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ger(i32 noundef %0, i32 noundef %1, float noundef %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6, ptr addrspace(1) noundef align 4 %7, i32 noundef %8) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store float %2, ptr %12, align 4
  store ptr addrspace(1) %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr addrspace(1) %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr addrspace(1) %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %19 = load i32, ptr %10, align 4
  %20 = load i32, ptr %11, align 4
  %21 = load float, ptr %12, align 4
  %22 = load ptr addrspace(1), ptr %13, align 8
  %23 = load i32, ptr %14, align 4
  %24 = load ptr addrspace(1), ptr %15, align 8
  %25 = load i32, ptr %16, align 4
  %26 = load ptr addrspace(1), ptr %17, align 8
  %27 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_ger(i32 noundef %19, i32 noundef %20, float noundef %21, ptr addrspace(1) noundef align 4 %22, i32 noundef %23, ptr addrspace(1) noundef align 4 %24, i32 noundef %25, ptr addrspace(1) noundef align 4 %26, i32 noundef %27) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_ger(i32 noundef %0, i32 noundef %1, float noundef %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6, ptr addrspace(1) noundef align 4 %7, i32 noundef %8) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca ptr addrspace(1), align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr addrspace(1), align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i32 %0, ptr %10, align 4
  store i32 %1, ptr %11, align 4
  store float %2, ptr %12, align 4
  store ptr addrspace(1) %3, ptr %13, align 8
  store i32 %4, ptr %14, align 4
  store ptr addrspace(1) %5, ptr %15, align 8
  store i32 %6, ptr %16, align 4
  store ptr addrspace(1) %7, ptr %17, align 8
  store i32 %8, ptr %18, align 4
  %21 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %19, align 4
  %23 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %20, align 4
  %25 = load i32, ptr %20, align 4
  %26 = load i32, ptr %10, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %32, label %28

28:                                               ; preds = %9
  %29 = load i32, ptr %19, align 4
  %30 = load i32, ptr %11, align 4
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %28, %9
  br label %62

33:                                               ; preds = %28
  %34 = load float, ptr %12, align 4
  %35 = load ptr addrspace(1), ptr %13, align 8
  %36 = load i32, ptr %20, align 4
  %37 = load i32, ptr %10, align 4
  %38 = load i32, ptr %14, align 4
  %39 = call i32 @strided(i32 noundef %36, i32 noundef %37, i32 noundef %38) #5
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %35, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4
  %43 = fmul float %34, %42
  %44 = load ptr addrspace(1), ptr %15, align 8
  %45 = load i32, ptr %19, align 4
  %46 = load i32, ptr %11, align 4
  %47 = load i32, ptr %16, align 4
  %48 = call i32 @strided(i32 noundef %45, i32 noundef %46, i32 noundef %47) #5
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %44, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4
  %52 = load ptr addrspace(1), ptr %17, align 8
  %53 = load i32, ptr %20, align 4
  %54 = load i32, ptr %18, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %19, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %52, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4
  %61 = call float @llvm.fmuladd.f32(float %43, float %51, float %60)
  store float %61, ptr addrspace(1) %59, align 4
  br label %62

62:                                               ; preds = %33, %32
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @syr2(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, i32 noundef %5) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store float %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load float, ptr %8, align 4
  %15 = load ptr addrspace(1), ptr %9, align 8
  %16 = load ptr addrspace(1), ptr %10, align 8
  %17 = load ptr addrspace(1), ptr %11, align 8
  %18 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_syr2(i32 noundef %13, float noundef %14, ptr addrspace(1) noundef align 4 %15, ptr addrspace(1) noundef align 4 %16, ptr addrspace(1) noundef align 4 %17, i32 noundef %18) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_syr2(i32 noundef %0, float noundef %1, ptr addrspace(1) noalias noundef align 4 %2, ptr addrspace(1) noalias noundef align 4 %3, ptr addrspace(1) noalias noundef align 4 %4, i32 noundef %5) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  store i32 %0, ptr %7, align 4
  store float %1, ptr %8, align 4
  store ptr addrspace(1) %2, ptr %9, align 8
  store ptr addrspace(1) %3, ptr %10, align 8
  store ptr addrspace(1) %4, ptr %11, align 8
  store i32 %5, ptr %12, align 4
  %17 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %13, align 4
  %19 = call i64 @_Z13get_global_idj(i32 noundef 1) #6
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %14, align 4
  %21 = load i32, ptr %14, align 4
  %22 = load i32, ptr %7, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %28, label %24

24:                                               ; preds = %6
  %25 = load i32, ptr %13, align 4
  %26 = load i32, ptr %7, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %24, %6
  br label %77

29:                                               ; preds = %24
  %30 = load i32, ptr %12, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = load i32, ptr %13, align 4
  %34 = load i32, ptr %14, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %40, label %41

36:                                               ; preds = %29
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %14, align 4
  %39 = icmp sgt i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %32
  br label %77

41:                                               ; preds = %36, %32
  %42 = load ptr addrspace(1), ptr %9, align 8
  %43 = load i32, ptr %14, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %42, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4
  store float %46, ptr %15, align 4
  %47 = load ptr addrspace(1), ptr %10, align 8
  %48 = load i32, ptr %14, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %47, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4
  store float %51, ptr %16, align 4
  %52 = load float, ptr %8, align 4
  %53 = load float, ptr %15, align 4
  %54 = load ptr addrspace(1), ptr %10, align 8
  %55 = load i32, ptr %13, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %54, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4
  %59 = load float, ptr %16, align 4
  %60 = load ptr addrspace(1), ptr %9, align 8
  %61 = load i32, ptr %13, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %60, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 4
  %65 = fmul float %59, %64
  %66 = call float @llvm.fmuladd.f32(float %53, float %58, float %65)
  %67 = load ptr addrspace(1), ptr %11, align 8
  %68 = load i32, ptr %14, align 4
  %69 = load i32, ptr %7, align 4
  %70 = mul nsw i32 %68, %69
  %71 = load i32, ptr %13, align 4
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %67, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4
  %76 = call float @llvm.fmuladd.f32(float %52, float %66, float %75)
  store float %76, ptr addrspace(1) %74, align 4
  br label %77

77:                                               ; preds = %41, %40, %28
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @strided(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %6, align 4
  %12 = mul nsw i32 %10, %11
  br label %20

13:                                               ; preds = %3
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %5, align 4
  %16 = sub nsw i32 %14, %15
  %17 = add nsw i32 %16, 1
  %18 = load i32, ptr %6, align 4
  %19 = mul nsw i32 %17, %18
  br label %20

20:                                               ; preds = %13, %9
  %21 = phi i32 [ %12, %9 ], [ %19, %13 ]
  ret i32 %21
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #3 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 0, i32 0, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"float", !"float*", !"int", !"float*", !"int", !"float*", !"int"}
!13 = !{!"", !"", !"", !"const", !"", !"const", !"", !"", !""}
!14 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"int", !"float", !"float*", !"float*", !"float*", !"int"}
!17 = !{!"", !"", !"restrict const", !"restrict const", !"restrict", !""}
