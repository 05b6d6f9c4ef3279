; ModuleID = 'corpus/opencl/tpacf.cl'
source_filename = "corpus/opencl/tpacf.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cartesian = type { float, float, float }

@gen_hists.h = internal addrspace(3) global [20 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gen_hists(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %6, align 8
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = load i32, ptr %8, align 4
  call void @__clang_ocl_kern_imp_gen_hists(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_gen_hists(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.cartesian, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.cartesian, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store ptr addrspace(1) %1, ptr %6, align 8
  store ptr addrspace(1) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %19 = call i64 @_Z12get_local_idj(i32 noundef 0) #10
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %9, align 4
  %21 = call i64 @_Z12get_group_idj(i32 noundef 0) #10
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %10, align 4
  %23 = load i32, ptr %9, align 4
  %24 = icmp slt i32 %23, 20
  br i1 %24, label %25, label %29

25:                                               ; preds = %4
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [20 x i32], ptr addrspace(3) @gen_hists.h, i64 0, i64 %27
  store i32 0, ptr addrspace(3) %28, align 4
  br label %29

29:                                               ; preds = %25, %4
  call void @_Z7barrierj(i32 noundef 1) #9
  %30 = load ptr addrspace(1), ptr %6, align 8
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.cartesian, ptr addrspace(1) %30, i64 %32
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %11, ptr addrspace(1) align 4 %33, i64 12, i1 false)
  %34 = load i32, ptr %10, align 4
  store i32 %34, ptr %12, align 4
  br label %35

35:                                               ; preds = %99, %29
  %36 = load i32, ptr %12, align 4
  %37 = load i32, ptr %8, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %105

39:                                               ; preds = %35
  %40 = load ptr addrspace(1), ptr %6, align 8
  %41 = load i32, ptr %12, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.cartesian, ptr addrspace(1) %40, i64 %42
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %13, ptr addrspace(1) align 4 %43, i64 12, i1 false)
  %44 = getelementptr inbounds nuw %struct.cartesian, ptr %11, i32 0, i32 0
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.cartesian, ptr %13, i32 0, i32 0
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.cartesian, ptr %11, i32 0, i32 1
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.cartesian, ptr %13, i32 0, i32 1
  %51 = load float, ptr %50, align 4
  %52 = fmul float %49, %51
  %53 = call float @llvm.fmuladd.f32(float %45, float %47, float %52)
  %54 = getelementptr inbounds nuw %struct.cartesian, ptr %11, i32 0, i32 2
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.cartesian, ptr %13, i32 0, i32 2
  %57 = load float, ptr %56, align 4
  %58 = call float @llvm.fmuladd.f32(float %55, float %57, float %53)
  store float %58, ptr %14, align 4
  store i32 0, ptr %15, align 4
  store i32 19, ptr %16, align 4
  br label %59

59:                                               ; preds = %80, %39
  %60 = load i32, ptr %16, align 4
  %61 = load i32, ptr %15, align 4
  %62 = add nsw i32 %61, 1
  %63 = icmp sgt i32 %60, %62
  br i1 %63, label %64, label %81

64:                                               ; preds = %59
  %65 = load i32, ptr %15, align 4
  %66 = load i32, ptr %16, align 4
  %67 = add nsw i32 %65, %66
  %68 = sdiv i32 %67, 2
  store i32 %68, ptr %17, align 4
  %69 = load float, ptr %14, align 4
  %70 = load ptr addrspace(1), ptr %7, align 8
  %71 = load i32, ptr %17, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(1) %70, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4
  %75 = fcmp oge float %69, %74
  br i1 %75, label %76, label %78

76:                                               ; preds = %64
  %77 = load i32, ptr %17, align 4
  store i32 %77, ptr %16, align 4
  br label %80

78:                                               ; preds = %64
  %79 = load i32, ptr %17, align 4
  store i32 %79, ptr %15, align 4
  br label %80

80:                                               ; preds = %78, %76
  br label %59

81:                                               ; preds = %59
  %82 = load float, ptr %14, align 4
  %83 = load ptr addrspace(1), ptr %7, align 8
  %84 = load i32, ptr %15, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %83, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4
  %88 = fcmp oge float %82, %87
  br i1 %88, label %89, label %91

89:                                               ; preds = %81
  %90 = load i32, ptr %15, align 4
  br label %93

91:                                               ; preds = %81
  %92 = load i32, ptr %16, align 4
  br label %93

93:                                               ; preds = %91, %89
  %94 = phi i32 [ %90, %89 ], [ %92, %91 ]
  store i32 %94, ptr %18, align 4
  %95 = load i32, ptr %18, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [20 x i32], ptr addrspace(3) @gen_hists.h, i64 0, i64 %96
  %98 = call i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %97) #9
  br label %99

99:                                               ; preds = %93
  %100 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #10
  %101 = load i32, ptr %12, align 4
  %102 = sext i32 %101 to i64
  %103 = add i64 %102, %100
  %104 = trunc i64 %103 to i32
  store i32 %104, ptr %12, align 4
  br label %35

105:                                              ; preds = %35
  call void @_Z7barrierj(i32 noundef 1) #9
  %106 = load i32, ptr %9, align 4
  %107 = icmp slt i32 %106, 20
  br i1 %107, label %108, label %120

108:                                              ; preds = %105
  %109 = load i32, ptr %9, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [20 x i32], ptr addrspace(3) @gen_hists.h, i64 0, i64 %110
  %112 = load i32, ptr addrspace(3) %111, align 4
  %113 = load ptr addrspace(1), ptr %5, align 8
  %114 = load i32, ptr %10, align 4
  %115 = mul nsw i32 %114, 20
  %116 = load i32, ptr %9, align 4
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr addrspace(1) %113, i64 %118
  store i32 %112, ptr addrspace(1) %119, align 4
  br label %120

120:                                              ; preds = %108, %105
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #4 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #6 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #7

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #7

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2147483648) i64 @_Z14get_num_groupsj(i32 noundef %0) #6 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #7

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef captures(none) %0) #8 {
  %2 = atomicrmw uinc_wrap ptr addrspace(3) %0, i32 -1 monotonic, align 4
  ret i32 %2
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint*", !"cartesian*", !"float*", !"int"}
!13 = !{!"", !"const", !"const", !""}
