; ModuleID = 'corpus/opencl/streamcluster.cl'
source_filename = "corpus/opencl/streamcluster.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Point_Struct = type { float, i32, float }

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @pgain(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 1 captures(none) %6, ptr addrspace(3) noundef align 4 captures(none) %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_pgain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 1 %6, ptr addrspace(3) noundef align 4 %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) #7
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
  br i1 %22, label %27, label %23

23:                                               ; preds = %27, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = icmp sgt i32 %8, %21
  br i1 %24, label %25, label %88

25:                                               ; preds = %23
  %26 = icmp sgt i32 %9, 0
  br i1 %26, label %54, label %41

27:                                               ; preds = %12, %27
  %28 = phi i32 [ %39, %27 ], [ %13, %12 ]
  %29 = phi i64 [ %38, %27 ], [ %19, %12 ]
  %30 = mul nsw i32 %28, %8
  %31 = add nsw i32 %30, %10
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = shl i64 %29, 32
  %36 = ashr exact i64 %35, 32
  %37 = getelementptr inbounds float, ptr addrspace(3) %7, i64 %36
  store float %34, ptr addrspace(3) %37, align 4, !tbaa !14
  %38 = add nsw i64 %36, %16
  %39 = trunc i64 %38 to i32
  %40 = icmp sgt i32 %9, %39
  br i1 %40, label %27, label %23, !llvm.loop !16

41:                                               ; preds = %54, %25
  %42 = phi float [ 0.000000e+00, %25 ], [ %66, %54 ]
  %43 = shl i64 %20, 32
  %44 = ashr exact i64 %43, 32
  %45 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = fmul float %42, %46
  %48 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %44
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  %50 = fmul float %46, %49
  %51 = add nsw i32 %11, 1
  %52 = mul nsw i32 %51, %21
  %53 = fcmp olt float %47, %50
  br i1 %53, label %69, label %73

54:                                               ; preds = %25, %54
  %55 = phi float [ %66, %54 ], [ 0.000000e+00, %25 ]
  %56 = phi i32 [ %67, %54 ], [ 0, %25 ]
  %57 = mul nsw i32 %56, %8
  %58 = add nsw i32 %57, %21
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !14
  %62 = zext nneg i32 %56 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) %7, i64 %62
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !14
  %65 = fsub float %61, %64
  %66 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %55)
  %67 = add nuw nsw i32 %56, 1
  %68 = icmp eq i32 %67, %9
  br i1 %68, label %41, label %54, !llvm.loop !18

69:                                               ; preds = %41
  %70 = getelementptr inbounds i8, ptr addrspace(1) %6, i64 %44
  store i8 1, ptr addrspace(1) %70, align 1, !tbaa !19
  %71 = fsub float %47, %50
  %72 = add nsw i32 %52, %11
  br label %81

73:                                               ; preds = %41
  %74 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %44
  %75 = load i32, ptr addrspace(1) %74, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %76
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !6
  %79 = fsub float %50, %47
  %80 = add nsw i32 %78, %52
  br label %81

81:                                               ; preds = %73, %69
  %82 = phi i32 [ %72, %69 ], [ %80, %73 ]
  %83 = phi float [ %71, %69 ], [ %79, %73 ]
  %84 = sext i32 %82 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !14
  %87 = fadd float %83, %86
  store float %87, ptr addrspace(1) %85, align 4, !tbaa !14
  br label %88

88:                                               ; preds = %81, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @apply_switch(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_apply_switch(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_apply_switch(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
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
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !19
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

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!18 = distinct !{!18, !17}
!19 = !{!8, !8, i64 0}
!20 = !{i32 1, i32 1, i32 0, i32 0}
!21 = !{!"none", !"none", !"none", !"none"}
!22 = !{!"Point_Struct*", !"char*", !"int", !"int"}
!23 = !{!"", !"const", !"", !""}
