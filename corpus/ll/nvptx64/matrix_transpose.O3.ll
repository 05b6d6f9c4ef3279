; ModuleID = 'corpus/opencl/matrix_transpose.cl'
source_filename = "corpus/opencl/matrix_transpose.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@transpose_tile.tile = internal unnamed_addr addrspace(3) global [272 x float] undef, align 4
@transpose_square.low = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4
@transpose_square.high = internal unnamed_addr addrspace(3) global [8 x [9 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_tile(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_transpose_tile(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_transpose_tile(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = add i32 %7, %6
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = shl nuw nsw i32 %10, 4
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = icmp sgt i32 %2, %9
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) @transpose_tile.tile, i64 %8
  %16 = icmp slt i32 %13, %3
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %27

18:                                               ; preds = %4
  %19 = mul nsw i32 %13, %2
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = mul nuw nsw i32 %12, 68
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 %25
  store float %23, ptr addrspace(3) %26, align 4, !tbaa !14
  br label %27

27:                                               ; preds = %4, %18
  br i1 %14, label %28, label %67

28:                                               ; preds = %27
  %29 = add nuw nsw i32 %13, 4
  %30 = icmp slt i32 %29, %3
  br i1 %30, label %31, label %41

31:                                               ; preds = %28
  %32 = mul nsw i32 %29, %2
  %33 = add nsw i32 %32, %9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = mul nuw nsw i32 %12, 68
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i64 272
  store float %36, ptr addrspace(3) %40, align 4, !tbaa !14
  br label %41

41:                                               ; preds = %28, %31
  %42 = add nuw nsw i32 %13, 8
  %43 = icmp slt i32 %42, %3
  br i1 %43, label %44, label %54

44:                                               ; preds = %41
  %45 = mul nsw i32 %42, %2
  %46 = add nsw i32 %45, %9
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  %50 = mul nuw nsw i32 %12, 68
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %52, i64 544
  store float %49, ptr addrspace(3) %53, align 4, !tbaa !14
  br label %54

54:                                               ; preds = %41, %44
  %55 = add nuw nsw i32 %13, 12
  %56 = icmp slt i32 %55, %3
  br i1 %56, label %57, label %67

57:                                               ; preds = %54
  %58 = mul nsw i32 %55, %2
  %59 = add nsw i32 %58, %9
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %60
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !14
  %63 = mul nuw nsw i32 %12, 68
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i64 816
  store float %62, ptr addrspace(3) %66, align 4, !tbaa !14
  br label %67

67:                                               ; preds = %27, %57, %54
  %68 = zext nneg i32 %12 to i64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = add nuw nsw i32 %11, %7
  %70 = add i32 %12, %6
  %71 = icmp sgt i32 %3, %69
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) @transpose_tile.tile, i64 %68
  %73 = mul nuw nsw i64 %8, 68
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 %73
  %75 = icmp slt i32 %70, %2
  %76 = and i1 %71, %75
  br i1 %76, label %77, label %83

77:                                               ; preds = %67
  %78 = load float, ptr addrspace(3) %74, align 4, !tbaa !14
  %79 = mul nsw i32 %70, %3
  %80 = add nsw i32 %79, %69
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %81
  store float %78, ptr addrspace(1) %82, align 4, !tbaa !14
  br label %83

83:                                               ; preds = %67, %77
  br i1 %71, label %84, label %114

84:                                               ; preds = %83
  %85 = add nsw i32 %70, 4
  %86 = icmp slt i32 %85, %2
  br i1 %86, label %87, label %94

87:                                               ; preds = %84
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 16
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !14
  %90 = mul nsw i32 %85, %3
  %91 = add nsw i32 %90, %69
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %92
  store float %89, ptr addrspace(1) %93, align 4, !tbaa !14
  br label %94

94:                                               ; preds = %84, %87
  %95 = add nsw i32 %70, 8
  %96 = icmp slt i32 %95, %2
  br i1 %96, label %97, label %104

97:                                               ; preds = %94
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 32
  %99 = load float, ptr addrspace(3) %98, align 4, !tbaa !14
  %100 = mul nsw i32 %95, %3
  %101 = add nsw i32 %100, %69
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %102
  store float %99, ptr addrspace(1) %103, align 4, !tbaa !14
  br label %104

104:                                              ; preds = %94, %97
  %105 = add nsw i32 %70, 12
  %106 = icmp slt i32 %105, %2
  br i1 %106, label %107, label %114

107:                                              ; preds = %104
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 48
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !14
  %110 = mul nsw i32 %105, %3
  %111 = add nsw i32 %110, %69
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %112
  store float %109, ptr addrspace(1) %113, align 4, !tbaa !14
  br label %114

114:                                              ; preds = %83, %107, %104
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_square(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_transpose_square(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_transpose_square(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %5 = icmp samesign ugt i32 %3, %4
  br i1 %5, label %39, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = zext nneg i32 %9 to i64
  %11 = shl nuw nsw i32 %4, 3
  %12 = add nuw nsw i32 %11, %9
  %13 = mul nsw i32 %1, %12
  %14 = shl nuw nsw i32 %3, 3
  %15 = add nuw nsw i32 %14, %7
  %16 = add i32 %15, %13
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.low, i64 %10
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) %20, i64 %8
  store float %19, ptr addrspace(3) %21, align 4, !tbaa !14
  %22 = add nuw nsw i32 %14, %9
  %23 = mul nsw i32 %1, %22
  %24 = add nuw nsw i32 %11, %7
  %25 = add i32 %24, %23
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !14
  %29 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.high, i64 %10
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) %29, i64 %8
  store float %28, ptr addrspace(3) %30, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.low, i64 %8
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) %31, i64 %10
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  store float %33, ptr addrspace(1) %27, align 4, !tbaa !14
  %34 = icmp eq i32 %3, %4
  br i1 %34, label %39, label %35

35:                                               ; preds = %6
  %36 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @transpose_square.high, i64 %8
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %36, i64 %10
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  store float %38, ptr addrspace(1) %18, align 4, !tbaa !14
  br label %39

39:                                               ; preds = %6, %35, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @transpose_4x4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !17 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_transpose_4x4(ptr addrspace(1) noundef align 64 %0, ptr addrspace(1) noundef align 64 %1) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_transpose_4x4(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !17 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %0, i64 %10
  %12 = load <16 x i32>, ptr addrspace(1) %11, align 64, !tbaa !24
  %13 = shufflevector <16 x i32> %12, <16 x i32> poison, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 1, i32 5, i32 9, i32 13, i32 2, i32 6, i32 10, i32 14, i32 3, i32 7, i32 11, i32 15>
  %14 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %1, i64 %10
  store <16 x i32> %13, ptr addrspace(1) %14, align 64, !tbaa !24
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 0}
!17 = !{!"none", !"none"}
!18 = !{!"float*", !"int"}
!19 = !{!"", !""}
!20 = !{i32 1, i32 1}
!21 = !{!"uint16*", !"uint16*"}
!22 = !{!"uint __attribute__((ext_vector_type(16)))*", !"uint __attribute__((ext_vector_type(16)))*"}
!23 = !{!"const", !""}
!24 = !{!8, !8, i64 0}
