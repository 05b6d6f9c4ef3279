; ModuleID = 'corpus/opencl/needleman_wunsch.cl'
source_filename = "corpus/opencl/needleman_wunsch.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@nw_upper.temp = internal unnamed_addr addrspace(3) global [289 x i32] undef, align 4
@nw_upper.ref = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@nw_lower.temp = internal unnamed_addr addrspace(3) global [289 x i32] undef, align 4
@nw_lower.ref = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @nw_upper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_nw_upper(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_nw_upper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = xor i32 %6, -1
  %8 = add i32 %4, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nsw i32 %2, 4
  %11 = mul nsw i32 %10, %8
  %12 = shl nsw i32 %6, 4
  %13 = add nsw i32 %11, %12
  %14 = add nsw i32 %13, %9
  %15 = add nsw i32 %2, 1
  %16 = add nsw i32 %15, %14
  %17 = icmp eq i32 %9, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %19, %5
  br label %41

19:                                               ; preds = %5
  %20 = sext i32 %13 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  store i32 %22, ptr addrspace(3) @nw_upper.temp, align 4, !tbaa !6
  br label %18

23:                                               ; preds = %41
  %24 = add nuw nsw i32 %9, 1
  %25 = mul i32 %2, %24
  %26 = add i32 %13, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  %30 = mul nuw nsw i32 %24, 17
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_upper.temp, i64 %31
  store i32 %29, ptr addrspace(3) %32, align 4, !tbaa !6
  %33 = sext i32 %14 to i64
  %34 = getelementptr i32, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 4
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = zext nneg i32 %24 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_upper.temp, i64 %37
  store i32 %36, ptr addrspace(3) %38, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = add nsw i32 %9, -14
  %40 = sub nsw i32 16, %9
  br label %54

41:                                               ; preds = %18, %41
  %42 = phi i32 [ %52, %41 ], [ 0, %18 ]
  %43 = mul nsw i32 %42, %2
  %44 = add nsw i32 %43, %16
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !6
  %48 = shl nuw nsw i32 %42, 4
  %49 = add nuw nsw i32 %48, %9
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_upper.ref, i64 %50
  store i32 %47, ptr addrspace(3) %51, align 4, !tbaa !6
  %52 = add nuw nsw i32 %42, 1
  %53 = icmp eq i32 %52, 16
  br i1 %53, label %23, label %41, !llvm.loop !14

54:                                               ; preds = %97, %23
  %55 = phi i32 [ 0, %23 ], [ %98, %97 ]
  %56 = icmp samesign ult i32 %55, 16
  %57 = add nsw i32 %39, %55
  %58 = select i1 %56, i32 %24, i32 %57
  %59 = sub nsw i32 %55, %9
  %60 = add nsw i32 %59, 1
  %61 = select i1 %56, i32 %60, i32 %40
  br i1 %56, label %62, label %64

62:                                               ; preds = %54
  %63 = icmp samesign ult i32 %55, %9
  br i1 %63, label %97, label %67

64:                                               ; preds = %54
  %65 = sub nuw nsw i32 30, %55
  %66 = icmp samesign ult i32 %65, %9
  br i1 %66, label %97, label %67

67:                                               ; preds = %64, %62
  %68 = add nsw i32 %61, -1
  %69 = mul nsw i32 %68, 17
  %70 = add nsw i32 %58, -1
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.temp, i64 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !6
  %75 = shl nsw i32 %68, 4
  %76 = add nsw i32 %75, %70
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.ref, i64 %77
  %79 = load i32, ptr addrspace(3) %78, align 4, !tbaa !6
  %80 = add nsw i32 %79, %74
  %81 = mul nsw i32 %61, 17
  %82 = add nsw i32 %81, %70
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.temp, i64 %83
  %85 = load i32, ptr addrspace(3) %84, align 4, !tbaa !6
  %86 = sub nsw i32 %85, %3
  %87 = add nsw i32 %69, %58
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.temp, i64 %88
  %90 = load i32, ptr addrspace(3) %89, align 4, !tbaa !6
  %91 = sub nsw i32 %90, %3
  %92 = tail call noundef i32 @llvm.smax.i32(i32 %80, i32 %86)
  %93 = tail call noundef i32 @llvm.smax.i32(i32 %92, i32 %91)
  %94 = add nsw i32 %81, %58
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.temp, i64 %95
  store i32 %93, ptr addrspace(3) %96, align 4, !tbaa !6
  br label %97

97:                                               ; preds = %67, %64, %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %98 = add nuw nsw i32 %55, 1
  %99 = icmp eq i32 %98, 31
  br i1 %99, label %100, label %54, !llvm.loop !16

100:                                              ; preds = %97, %100
  %101 = phi i32 [ %102, %100 ], [ 0, %97 ]
  %102 = add nuw nsw i32 %101, 1
  %103 = mul nuw nsw i32 %102, 17
  %104 = add nuw nsw i32 %103, %24
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_upper.temp, i64 %105
  %107 = load i32, ptr addrspace(3) %106, align 4, !tbaa !6
  %108 = mul nsw i32 %101, %2
  %109 = add nsw i32 %108, %16
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %110
  store i32 %107, ptr addrspace(1) %111, align 4, !tbaa !6
  %112 = icmp eq i32 %102, 16
  br i1 %112, label %113, label %100, !llvm.loop !17

113:                                              ; preds = %100
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @nw_lower(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_nw_lower(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_nw_lower(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = add nuw nsw i32 %6, 1
  %8 = sub nsw i32 %4, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nsw i32 %2, 4
  %11 = mul nsw i32 %10, %8
  %12 = shl nsw i32 %7, 4
  %13 = add nsw i32 %11, %12
  %14 = add nsw i32 %13, %9
  %15 = add nsw i32 %2, 1
  %16 = add nsw i32 %15, %14
  %17 = icmp eq i32 %9, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %19, %5
  br label %41

19:                                               ; preds = %5
  %20 = sext i32 %13 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  store i32 %22, ptr addrspace(3) @nw_lower.temp, align 4, !tbaa !6
  br label %18

23:                                               ; preds = %41
  %24 = add nuw nsw i32 %9, 1
  %25 = mul i32 %2, %24
  %26 = add i32 %13, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  %30 = mul nuw nsw i32 %24, 17
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_lower.temp, i64 %31
  store i32 %29, ptr addrspace(3) %32, align 4, !tbaa !6
  %33 = sext i32 %14 to i64
  %34 = getelementptr i32, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 4
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = zext nneg i32 %24 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_lower.temp, i64 %37
  store i32 %36, ptr addrspace(3) %38, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = add nsw i32 %9, -14
  %40 = sub nsw i32 16, %9
  br label %54

41:                                               ; preds = %18, %41
  %42 = phi i32 [ %52, %41 ], [ 0, %18 ]
  %43 = mul nsw i32 %42, %2
  %44 = add nsw i32 %43, %16
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %45
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !6
  %48 = shl nuw nsw i32 %42, 4
  %49 = add nuw nsw i32 %48, %9
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_lower.ref, i64 %50
  store i32 %47, ptr addrspace(3) %51, align 4, !tbaa !6
  %52 = add nuw nsw i32 %42, 1
  %53 = icmp eq i32 %52, 16
  br i1 %53, label %23, label %41, !llvm.loop !14

54:                                               ; preds = %97, %23
  %55 = phi i32 [ 0, %23 ], [ %98, %97 ]
  %56 = icmp samesign ult i32 %55, 16
  %57 = add nsw i32 %39, %55
  %58 = select i1 %56, i32 %24, i32 %57
  %59 = sub nsw i32 %55, %9
  %60 = add nsw i32 %59, 1
  %61 = select i1 %56, i32 %60, i32 %40
  br i1 %56, label %62, label %64

62:                                               ; preds = %54
  %63 = icmp samesign ult i32 %55, %9
  br i1 %63, label %97, label %67

64:                                               ; preds = %54
  %65 = sub nuw nsw i32 30, %55
  %66 = icmp samesign ult i32 %65, %9
  br i1 %66, label %97, label %67

67:                                               ; preds = %64, %62
  %68 = add nsw i32 %61, -1
  %69 = mul nsw i32 %68, 17
  %70 = add nsw i32 %58, -1
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.temp, i64 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !6
  %75 = shl nsw i32 %68, 4
  %76 = add nsw i32 %75, %70
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.ref, i64 %77
  %79 = load i32, ptr addrspace(3) %78, align 4, !tbaa !6
  %80 = add nsw i32 %79, %74
  %81 = mul nsw i32 %61, 17
  %82 = add nsw i32 %81, %70
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.temp, i64 %83
  %85 = load i32, ptr addrspace(3) %84, align 4, !tbaa !6
  %86 = sub nsw i32 %85, %3
  %87 = add nsw i32 %69, %58
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.temp, i64 %88
  %90 = load i32, ptr addrspace(3) %89, align 4, !tbaa !6
  %91 = sub nsw i32 %90, %3
  %92 = tail call noundef i32 @llvm.smax.i32(i32 %80, i32 %86)
  %93 = tail call noundef i32 @llvm.smax.i32(i32 %92, i32 %91)
  %94 = add nsw i32 %81, %58
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.temp, i64 %95
  store i32 %93, ptr addrspace(3) %96, align 4, !tbaa !6
  br label %97

97:                                               ; preds = %67, %64, %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %98 = add nuw nsw i32 %55, 1
  %99 = icmp eq i32 %98, 31
  br i1 %99, label %100, label %54, !llvm.loop !16

100:                                              ; preds = %97, %100
  %101 = phi i32 [ %102, %100 ], [ 0, %97 ]
  %102 = add nuw nsw i32 %101, 1
  %103 = mul nuw nsw i32 %102, 17
  %104 = add nuw nsw i32 %103, %24
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_lower.temp, i64 %105
  %107 = load i32, ptr addrspace(3) %106, align 4, !tbaa !6
  %108 = mul nsw i32 %101, %2
  %109 = add nsw i32 %108, %16
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %110
  store i32 %107, ptr addrspace(1) %111, align 4, !tbaa !6
  %112 = icmp eq i32 %102, 16
  br i1 %112, label %113, label %100, !llvm.loop !17

113:                                              ; preds = %100
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int*", !"int*", !"int", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
