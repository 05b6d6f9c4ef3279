; ModuleID = 'corpus/opencl/pathfinder.cl'
source_filename = "corpus/opencl/pathfinder.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @dynproc(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr addrspace(3) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_dynproc(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr addrspace(3) noundef align 4 %7, ptr addrspace(3) noundef align 4 %8) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_dynproc(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr addrspace(3) noundef align 4 captures(none) %7, ptr addrspace(3) noundef align 4 captures(none) %8) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = shl nsw i32 %0, 1
  %15 = sub nsw i32 %10, %14
  %16 = mul nsw i32 %15, %11
  %17 = sub nsw i32 %16, %6
  %18 = add nsw i32 %17, %10
  %19 = add nsw i32 %17, %12
  %20 = icmp slt i32 %17, 0
  %21 = sub nsw i32 0, %17
  %22 = select i1 %20, i32 %21, i32 0
  %23 = icmp sgt i32 %18, %4
  %24 = add nsw i32 %10, -1
  %25 = sub i32 %4, %18
  %26 = select i1 %23, i32 %25, i32 0
  %27 = add i32 %24, %26
  %28 = add nsw i32 %12, -1
  %29 = add nuw nsw i32 %12, 1
  %30 = tail call i32 @llvm.smax.i32(i32 %28, i32 %22)
  %31 = tail call i32 @llvm.smin.i32(i32 %29, i32 %27)
  %32 = icmp sle i32 %22, %12
  %33 = icmp sge i32 %27, %12
  %34 = icmp sgt i32 %19, -1
  %35 = icmp slt i32 %19, %4
  %36 = and i1 %34, %35
  br i1 %36, label %37, label %41

37:                                               ; preds = %9
  %38 = zext nneg i32 %19 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %9, %37
  %42 = phi i32 [ %40, %37 ], [ 0, %9 ]
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) %7, i64 %13
  store i32 %42, ptr addrspace(3) %43, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp sgt i32 %0, 0
  br i1 %44, label %45, label %89

45:                                               ; preds = %41
  %46 = add nsw i32 %10, -2
  %47 = sext i32 %30 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %47
  %49 = sext i32 %31 to i64
  %50 = getelementptr inbounds i32, ptr addrspace(3) %7, i64 %49
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %8, i64 %13
  %52 = add nsw i32 %0, -1
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) %8, i64 %13
  %54 = sub nsw i32 %46, %12
  br label %55

55:                                               ; preds = %82, %45
  %56 = phi i32 [ 0, %45 ], [ %57, %82 ]
  %57 = add nuw nsw i32 %56, 1
  %58 = icmp samesign ult i32 %56, %12
  br i1 %58, label %59, label %76

59:                                               ; preds = %55
  %60 = icmp sle i32 %56, %54
  %61 = select i1 %60, i1 %32, i1 false
  %62 = select i1 %61, i1 %33, i1 false
  br i1 %62, label %63, label %76

63:                                               ; preds = %59
  %64 = load i32, ptr addrspace(3) %48, align 4, !tbaa !6
  %65 = load i32, ptr addrspace(3) %43, align 4, !tbaa !6
  %66 = tail call i32 @llvm.smin.i32(i32 %64, i32 %65)
  %67 = load i32, ptr addrspace(3) %50, align 4, !tbaa !6
  %68 = tail call i32 @llvm.smin.i32(i32 %66, i32 %67)
  %69 = add nsw i32 %56, %5
  %70 = mul nsw i32 %69, %4
  %71 = add nsw i32 %70, %19
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %72
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !6
  %75 = add nsw i32 %68, %74
  store i32 %75, ptr addrspace(3) %51, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %63, %59, %55
  %77 = phi i1 [ true, %63 ], [ false, %59 ], [ false, %55 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = icmp eq i32 %56, %52
  br i1 %78, label %83, label %79

79:                                               ; preds = %76
  br i1 %77, label %80, label %82

80:                                               ; preds = %79
  %81 = load i32, ptr addrspace(3) %53, align 4, !tbaa !6
  store i32 %81, ptr addrspace(3) %43, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %80, %79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %55

83:                                               ; preds = %76
  br i1 %77, label %84, label %89

84:                                               ; preds = %83
  %85 = getelementptr inbounds nuw i32, ptr addrspace(3) %8, i64 %13
  %86 = load i32, ptr addrspace(3) %85, align 4, !tbaa !6
  %87 = sext i32 %19 to i64
  %88 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %87
  store i32 %86, ptr addrspace(1) %88, align 4, !tbaa !6
  br label %89

89:                                               ; preds = %41, %84, %83
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 0, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 3, i32 3}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int*", !"int*", !"int*", !"int", !"int", !"int", !"int*", !"int*"}
!13 = !{!"", !"const", !"const", !"", !"", !"", !"", !"", !""}
