; ModuleID = 'corpus/opencl/streamcluster.cl'
source_filename = "corpus/opencl/streamcluster.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Point_Struct = type { float, i32, float }

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @pgain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 1 captures(none) %6, ptr addrspace(3) noundef align 4 captures(none) %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_pgain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 1 %6, ptr addrspace(3) noundef align 4 %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_pgain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 1 captures(none) %6, ptr addrspace(3) noundef align 4 captures(none) %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = zext nneg i32 %14 to i64
  %17 = zext nneg i32 %15 to i64
  %18 = mul nuw nsw i64 %16, %17
  %19 = zext nneg i32 %13 to i64
  %20 = add nuw nsw i64 %18, %19
  %21 = trunc i64 %20 to i32
  %22 = icmp sgt i32 %9, %13
  br i1 %22, label %32, label %23

23:                                               ; preds = %32, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = icmp sgt i32 %8, %21
  br i1 %24, label %25, label %151

25:                                               ; preds = %23
  %26 = icmp sgt i32 %9, 0
  br i1 %26, label %27, label %69

27:                                               ; preds = %25
  %28 = and i32 %9, 3
  %29 = icmp ult i32 %9, 4
  br i1 %29, label %48, label %30

30:                                               ; preds = %27
  %31 = and i32 %9, 2147483644
  br label %82

32:                                               ; preds = %12, %32
  %33 = phi i32 [ %44, %32 ], [ %13, %12 ]
  %34 = phi i64 [ %43, %32 ], [ %19, %12 ]
  %35 = mul nsw i32 %33, %8
  %36 = add nsw i32 %35, %10
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = shl i64 %34, 32
  %41 = ashr exact i64 %40, 32
  %42 = getelementptr inbounds float, ptr addrspace(3) %7, i64 %41
  store float %39, ptr addrspace(3) %42, align 4, !tbaa !14
  %43 = add nsw i64 %41, %16
  %44 = trunc i64 %43 to i32
  %45 = icmp sgt i32 %9, %44
  br i1 %45, label %32, label %23

46:                                               ; preds = %82
  %47 = icmp eq i32 %28, 0
  br i1 %47, label %69, label %48

48:                                               ; preds = %46, %27
  %49 = phi float [ 0.000000e+00, %27 ], [ %128, %46 ]
  %50 = phi i32 [ 0, %27 ], [ %129, %46 ]
  %51 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %51)
  br label %52

52:                                               ; preds = %52, %48
  %53 = phi float [ %65, %52 ], [ %49, %48 ]
  %54 = phi i32 [ %66, %52 ], [ %50, %48 ]
  %55 = phi i32 [ %67, %52 ], [ 0, %48 ]
  %56 = mul nsw i32 %54, %8
  %57 = add nsw i32 %56, %21
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !14
  %61 = zext nneg i32 %54 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %61
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !14
  %64 = fsub float %60, %63
  %65 = tail call float @llvm.fmuladd.f32(float %64, float %64, float %53)
  %66 = add nuw nsw i32 %54, 1
  %67 = add i32 %55, 1
  %68 = icmp eq i32 %67, %28
  br i1 %68, label %69, label %52, !llvm.loop !16

69:                                               ; preds = %46, %52, %25
  %70 = phi float [ 0.000000e+00, %25 ], [ %128, %46 ], [ %65, %52 ]
  %71 = shl i64 %20, 32
  %72 = ashr exact i64 %71, 32
  %73 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !14
  %75 = fmul float %70, %74
  %76 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %72
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !14
  %78 = fmul float %74, %77
  %79 = add nsw i32 %11, 1
  %80 = mul nsw i32 %79, %21
  %81 = fcmp olt float %75, %78
  br i1 %81, label %132, label %136

82:                                               ; preds = %82, %30
  %83 = phi float [ 0.000000e+00, %30 ], [ %128, %82 ]
  %84 = phi i32 [ 0, %30 ], [ %129, %82 ]
  %85 = phi i32 [ 0, %30 ], [ %130, %82 ]
  %86 = mul nsw i32 %84, %8
  %87 = add nsw i32 %86, %21
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !14
  %91 = zext nneg i32 %84 to i64
  %92 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %91
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !14
  %94 = fsub float %90, %93
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %94, float %83)
  %96 = or disjoint i32 %84, 1
  %97 = mul nsw i32 %96, %8
  %98 = add nsw i32 %97, %21
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !14
  %102 = zext nneg i32 %96 to i64
  %103 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %102
  %104 = load float, ptr addrspace(3) %103, align 4, !tbaa !14
  %105 = fsub float %101, %104
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %105, float %95)
  %107 = or disjoint i32 %84, 2
  %108 = mul nsw i32 %107, %8
  %109 = add nsw i32 %108, %21
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %110
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !14
  %113 = zext nneg i32 %107 to i64
  %114 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %113
  %115 = load float, ptr addrspace(3) %114, align 4, !tbaa !14
  %116 = fsub float %112, %115
  %117 = tail call float @llvm.fmuladd.f32(float %116, float %116, float %106)
  %118 = or disjoint i32 %84, 3
  %119 = mul nsw i32 %118, %8
  %120 = add nsw i32 %119, %21
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !14
  %124 = zext nneg i32 %118 to i64
  %125 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %124
  %126 = load float, ptr addrspace(3) %125, align 4, !tbaa !14
  %127 = fsub float %123, %126
  %128 = tail call float @llvm.fmuladd.f32(float %127, float %127, float %117)
  %129 = add nuw nsw i32 %84, 4
  %130 = add i32 %85, 4
  %131 = icmp eq i32 %130, %31
  br i1 %131, label %46, label %82

132:                                              ; preds = %69
  %133 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %72
  store i8 1, ptr addrspace(1) %133, align 1, !tbaa !18
  %134 = fsub float %75, %78
  %135 = add nsw i32 %80, %11
  br label %144

136:                                              ; preds = %69
  %137 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %72
  %138 = load i32, ptr addrspace(1) %137, align 4, !tbaa !6
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %139
  %141 = load i32, ptr addrspace(1) %140, align 4, !tbaa !6
  %142 = fsub float %78, %75
  %143 = add nsw i32 %141, %80
  br label %144

144:                                              ; preds = %136, %132
  %145 = phi i32 [ %135, %132 ], [ %143, %136 ]
  %146 = phi float [ %134, %132 ], [ %142, %136 ]
  %147 = sext i32 %145 to i64
  %148 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %147
  %149 = load float, ptr addrspace(1) %148, align 4, !tbaa !14
  %150 = fadd float %146, %149
  store float %150, ptr addrspace(1) %148, align 4, !tbaa !14
  br label %151

151:                                              ; preds = %144, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @apply_switch(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_apply_switch(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_apply_switch(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %2, %13
  br i1 %14, label %15, label %32

15:                                               ; preds = %4
  %16 = shl i64 %12, 32
  %17 = ashr exact i64 %16, 32
  %18 = getelementptr inbounds %struct.Point_Struct, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 4
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 8
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %23 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %17
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !18
  %25 = icmp eq i8 %24, 0
  %26 = bitcast float %22 to i32
  %27 = add nsw i32 %26, 1065353216
  %28 = bitcast i32 %27 to float
  %29 = fmul float %28, 2.000000e+00
  %30 = select i1 %25, float %22, float %29
  %31 = select i1 %25, i32 %20, i32 %3
  store i32 %31, ptr addrspace(1) %19, align 4, !tbaa !6
  store float %30, ptr addrspace(1) %21, align 4, !tbaa !14
  br label %32

32:                                               ; preds = %4, %15
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!8, !8, i64 0}
!19 = !{i32 1, i32 1, i32 0, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"Point_Struct*", !"char*", !"int", !"int"}
!22 = !{!"", !"const", !"", !""}
