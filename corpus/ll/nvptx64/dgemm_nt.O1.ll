; ModuleID = 'corpus/opencl/dgemm_nt.cl'
source_filename = "corpus/opencl/dgemm_nt.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@dgemm_nt.as = internal unnamed_addr addrspace(3) global [4 x [16 x double]] undef, align 8
@dgemm_nt.bs = internal unnamed_addr addrspace(3) global [4 x [16 x double]] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %6, ptr addrspace(1) noalias noundef align 8 captures(none) %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  tail call void @__clang_ocl_kern_imp_dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6, ptr addrspace(1) noundef align 8 %7) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %6, ptr addrspace(1) noalias noundef align 8 captures(none) %7) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 4
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = shl nuw nsw i32 %13, 4
  %15 = icmp eq i32 %2, 0
  br i1 %15, label %39, label %16

16:                                               ; preds = %8
  %17 = shl nuw nsw i32 %10, 3
  %18 = add nuw nsw i32 %17, %9
  %19 = zext nneg i32 %10 to i64
  %20 = zext nneg i32 %9 to i64
  %21 = and i32 %18, 15
  %22 = lshr i32 %18, 4
  %23 = or disjoint i32 %21, %12
  %24 = icmp ult i32 %23, %0
  %25 = mul i32 %23, %2
  %26 = add i32 %25, %22
  %27 = zext nneg i32 %22 to i64
  %28 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.as, i64 %27
  %29 = zext nneg i32 %21 to i64
  %30 = getelementptr inbounds nuw double, ptr addrspace(3) %28, i64 %29
  %31 = or disjoint i32 %21, %14
  %32 = icmp ult i32 %31, %1
  %33 = mul i32 %31, %2
  %34 = add i32 %33, %22
  %35 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.bs, i64 %27
  %36 = getelementptr inbounds nuw double, ptr addrspace(3) %35, i64 %29
  %37 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.bs, i64 %19
  %38 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.as, i64 %20
  br label %44

39:                                               ; preds = %62, %8
  %40 = phi <2 x double> [ zeroinitializer, %8 ], [ %85, %62 ]
  %41 = phi <2 x double> [ zeroinitializer, %8 ], [ %80, %62 ]
  %42 = add i32 %12, %9
  %43 = add nuw nsw i32 %14, %10
  br label %88

44:                                               ; preds = %16, %62
  %45 = phi <2 x double> [ zeroinitializer, %16 ], [ %80, %62 ]
  %46 = phi <2 x double> [ zeroinitializer, %16 ], [ %85, %62 ]
  %47 = phi i32 [ 0, %16 ], [ %63, %62 ]
  br i1 %24, label %48, label %53

48:                                               ; preds = %44
  %49 = add i32 %26, %47
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %50
  %52 = load double, ptr addrspace(1) %51, align 8, !tbaa !15
  br label %53

53:                                               ; preds = %44, %48
  %54 = phi double [ %52, %48 ], [ 0.000000e+00, %44 ]
  store double %54, ptr addrspace(3) %30, align 8, !tbaa !15
  br i1 %32, label %55, label %60

55:                                               ; preds = %53
  %56 = add i32 %34, %47
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %57
  %59 = load double, ptr addrspace(1) %58, align 8, !tbaa !15
  br label %60

60:                                               ; preds = %53, %55
  %61 = phi double [ %59, %55 ], [ 0.000000e+00, %53 ]
  store double %61, ptr addrspace(3) %36, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %65

62:                                               ; preds = %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = add i32 %47, 4
  %64 = icmp ult i32 %63, %2
  br i1 %64, label %44, label %39, !llvm.loop !17

65:                                               ; preds = %60, %65
  %66 = phi <2 x double> [ %45, %60 ], [ %80, %65 ]
  %67 = phi <2 x double> [ %46, %60 ], [ %85, %65 ]
  %68 = phi i32 [ 0, %60 ], [ %86, %65 ]
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) %37, i64 %69
  %71 = load double, ptr addrspace(3) %70, align 8, !tbaa !15
  %72 = insertelement <2 x double> poison, double %71, i64 0
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i64 64
  %74 = load double, ptr addrspace(3) %73, align 8, !tbaa !15
  %75 = insertelement <2 x double> %72, double %74, i64 1
  %76 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) %38, i64 %69
  %77 = load double, ptr addrspace(3) %76, align 8, !tbaa !15
  %78 = insertelement <2 x double> poison, double %77, i64 0
  %79 = shufflevector <2 x double> %78, <2 x double> poison, <2 x i32> zeroinitializer
  %80 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %79, <2 x double> %75, <2 x double> %66)
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i64 64
  %82 = load double, ptr addrspace(3) %81, align 8, !tbaa !15
  %83 = insertelement <2 x double> poison, double %82, i64 0
  %84 = shufflevector <2 x double> %83, <2 x double> poison, <2 x i32> zeroinitializer
  %85 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %84, <2 x double> %75, <2 x double> %67)
  %86 = add nuw nsw i32 %68, 1
  %87 = icmp eq i32 %86, 4
  br i1 %87, label %62, label %65, !llvm.loop !19

88:                                               ; preds = %39, %116
  %89 = phi i32 [ 0, %39 ], [ %117, %116 ]
  %90 = shl nuw nsw i32 %89, 3
  %91 = add i32 %42, %90
  %92 = icmp ult i32 %91, %0
  br i1 %92, label %93, label %119

93:                                               ; preds = %88
  %94 = icmp eq i32 %89, 0
  %95 = select i1 %94, <2 x double> %41, <2 x double> %40
  %96 = extractelement <2 x double> %95, i64 0
  %97 = extractelement <2 x double> %95, i64 1
  %98 = mul i32 %91, %1
  br label %99

99:                                               ; preds = %93, %113
  %100 = phi i32 [ 0, %93 ], [ %114, %113 ]
  %101 = shl nuw nsw i32 %100, 3
  %102 = add nuw nsw i32 %43, %101
  %103 = icmp ult i32 %102, %1
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = icmp eq i32 %100, 0
  %106 = select i1 %105, double %96, double %97
  %107 = add i32 %102, %98
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %108
  %110 = load double, ptr addrspace(1) %109, align 8, !tbaa !15
  %111 = fmul double %4, %110
  %112 = tail call double @llvm.fmuladd.f64(double %3, double %106, double %111)
  store double %112, ptr addrspace(1) %109, align 8, !tbaa !15
  br label %113

113:                                              ; preds = %104, %99
  %114 = add nuw nsw i32 %100, 1
  %115 = icmp eq i32 %100, 0
  br i1 %115, label %99, label %116, !llvm.loop !20

116:                                              ; preds = %113
  %117 = add nuw nsw i32 %89, 1
  %118 = icmp eq i32 %89, 0
  br i1 %118, label %88, label %119, !llvm.loop !21

119:                                              ; preds = %88, %116
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uint", !"uint", !"uint", !"double", !"double", !"double*", !"double*", !"double*"}
!13 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!14 = !{i32 8, i32 8, i32 1}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !8, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = distinct !{!21, !18}
