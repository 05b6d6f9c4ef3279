; ModuleID = 'corpus/opencl/histogram_equalise.cl'
source_filename = "corpus/opencl/histogram_equalise.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@equalise_tiles.hist = internal addrspace(3) global [256 x i32] undef, align 4
@equalise_tiles.excess = internal addrspace(3) global i32 undef, align 4
@equalise_tiles.part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_equalise_tiles(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %3, %9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = mul i32 %3, %11
  %13 = icmp samesign ult i32 %6, 256
  br i1 %13, label %16, label %14

14:                                               ; preds = %16, %5
  %15 = icmp eq i32 %6, 0
  br i1 %15, label %22, label %23

16:                                               ; preds = %5, %16
  %17 = phi i32 [ %20, %16 ], [ %6, %5 ]
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %18
  store i32 0, ptr addrspace(3) %19, align 4, !tbaa !6
  %20 = add nuw nsw i32 %17, %8
  %21 = icmp samesign ult i32 %20, 256
  br i1 %21, label %16, label %14, !llvm.loop !14

22:                                               ; preds = %14
  store i32 0, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %22, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = mul nsw i32 %3, %3
  %25 = icmp samesign ult i32 %6, %24
  br i1 %25, label %28, label %26

26:                                               ; preds = %28, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = icmp samesign ult i32 %6, 256
  br i1 %27, label %67, label %46

28:                                               ; preds = %23, %28
  %29 = phi i32 [ %44, %28 ], [ %6, %23 ]
  %30 = freeze i32 %29
  %31 = sdiv i32 %30, %3
  %32 = add nsw i32 %31, %12
  %33 = mul nsw i32 %32, %2
  %34 = mul i32 %31, %3
  %35 = sub i32 %30, %34
  %36 = add i32 %35, %10
  %37 = add i32 %36, %33
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !16
  %41 = zext i8 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %41
  %43 = atomicrmw uinc_wrap ptr addrspace(3) %42, i32 -1 monotonic, align 4
  %44 = add nuw nsw i32 %29, %8
  %45 = icmp samesign ult i32 %44, %24
  br i1 %45, label %28, label %26, !llvm.loop !17

46:                                               ; preds = %76, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = load i32, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  %48 = lshr i32 %47, 8
  %49 = shl nuw nsw i64 %7, 4
  %50 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @equalise_tiles.hist to ptr), i64 %49
  %51 = load <4 x i32>, ptr %50, align 4, !tbaa !16
  %52 = insertelement <4 x i32> poison, i32 %48, i64 0
  %53 = shufflevector <4 x i32> %52, <4 x i32> poison, <4 x i32> zeroinitializer
  %54 = add <4 x i32> %53, %51
  %55 = extractelement <4 x i32> %54, i64 0
  %56 = extractelement <4 x i32> %54, i64 1
  %57 = add i32 %56, %55
  %58 = insertelement <4 x i32> %54, i32 %57, i64 1
  %59 = extractelement <4 x i32> %54, i64 2
  %60 = add i32 %57, %59
  %61 = insertelement <4 x i32> %58, i32 %60, i64 2
  %62 = extractelement <4 x i32> %54, i64 3
  %63 = add i32 %60, %62
  %64 = insertelement <4 x i32> %61, i32 %63, i64 3
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %7
  store i32 %63, ptr addrspace(3) %65, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = icmp eq i32 %6, 0
  br i1 %66, label %79, label %88

67:                                               ; preds = %26, %76
  %68 = phi i32 [ %77, %76 ], [ %6, %26 ]
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %69
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !6
  %72 = icmp ugt i32 %71, %4
  br i1 %72, label %73, label %76

73:                                               ; preds = %67
  %74 = sub nuw i32 %71, %4
  %75 = atomicrmw add ptr addrspace(3) @equalise_tiles.excess, i32 %74 monotonic, align 4
  store i32 %4, ptr addrspace(3) %70, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %73, %67
  %77 = add nuw nsw i32 %68, %8
  %78 = icmp samesign ult i32 %77, 256
  br i1 %78, label %67, label %46, !llvm.loop !18

79:                                               ; preds = %88, %46
  %80 = phi i32 [ 0, %46 ], [ %94, %88 ]
  %81 = insertelement <4 x i32> poison, i32 %80, i64 0
  %82 = shufflevector <4 x i32> %81, <4 x i32> poison, <4 x i32> zeroinitializer
  %83 = add <4 x i32> %82, %64
  store <4 x i32> %83, ptr %50, align 4, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @equalise_tiles.hist, i64 1020), align 4, !tbaa !6
  %85 = icmp samesign ult i32 %6, %24
  br i1 %85, label %86, label %97

86:                                               ; preds = %79
  %87 = lshr i32 %84, 1
  br label %98

88:                                               ; preds = %46, %88
  %89 = phi i32 [ %95, %88 ], [ 0, %46 ]
  %90 = phi i32 [ %94, %88 ], [ 0, %46 ]
  %91 = zext nneg i32 %89 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %91
  %93 = load i32, ptr addrspace(3) %92, align 4, !tbaa !6
  %94 = add i32 %93, %90
  %95 = add nuw nsw i32 %89, 1
  %96 = icmp eq i32 %95, %6
  br i1 %96, label %79, label %88, !llvm.loop !19

97:                                               ; preds = %98, %79
  ret void

98:                                               ; preds = %86, %98
  %99 = phi i32 [ %6, %86 ], [ %120, %98 ]
  %100 = freeze i32 %99
  %101 = sdiv i32 %100, %3
  %102 = add nsw i32 %101, %12
  %103 = mul nsw i32 %102, %2
  %104 = mul i32 %101, %3
  %105 = sub i32 %100, %104
  %106 = add i32 %105, %10
  %107 = add i32 %106, %103
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %108
  %110 = load i8, ptr addrspace(1) %109, align 1, !tbaa !16
  %111 = zext i8 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %111
  %113 = load i32, ptr addrspace(3) %112, align 4, !tbaa !6
  %114 = mul i32 %113, 255
  %115 = add i32 %114, %87
  %116 = udiv i32 %115, %84
  %117 = tail call noundef i32 @llvm.umin.i32(i32 %116, i32 255)
  %118 = trunc nuw i32 %117 to i8
  %119 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %108
  store i8 %118, ptr addrspace(1) %119, align 1, !tbaa !16
  %120 = add nuw nsw i32 %99, %8
  %121 = icmp samesign ult i32 %120, %24
  br i1 %121, label %98, label %97, !llvm.loop !20
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

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
!12 = !{!"uchar*", !"uchar*", !"int", !"int", !"uint"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!8, !8, i64 0}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
