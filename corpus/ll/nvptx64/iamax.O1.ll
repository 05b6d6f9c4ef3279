; ModuleID = 'corpus/opencl/iamax.cl'
source_filename = "corpus/opencl/iamax.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.candidate = type { float, i32 }

@iamax.lm = internal unnamed_addr addrspace(3) global [64 x %struct.candidate] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @iamax(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_iamax(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_iamax(i32 noundef %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca %struct.candidate, align 8
  %6 = alloca %struct.candidate, align 8
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = add nuw nsw i64 %13, %8
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %0, %15
  br i1 %16, label %17, label %23

17:                                               ; preds = %4
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %19 = zext nneg i32 %18 to i64
  %20 = mul nuw nsw i64 %11, %19
  br label %31

21:                                               ; preds = %31
  %22 = bitcast float %47 to i32
  br label %23

23:                                               ; preds = %21, %4
  %24 = phi i32 [ %22, %21 ], [ -1082130432, %4 ]
  %25 = phi i32 [ %46, %21 ], [ -1, %4 ]
  %26 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %8
  store i32 %24, ptr addrspace(3) %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i64 4
  store i32 %25, ptr addrspace(3) %27, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i64 4
  br label %53

31:                                               ; preds = %17, %31
  %32 = phi i32 [ %15, %17 ], [ %49, %31 ]
  %33 = phi i64 [ %14, %17 ], [ %48, %31 ]
  %34 = phi float [ -1.000000e+00, %17 ], [ %47, %31 ]
  %35 = phi i32 [ -1, %17 ], [ %46, %31 ]
  %36 = shl i64 %33, 32
  %37 = ashr exact i64 %36, 32
  %38 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !14
  %40 = tail call noundef float @llvm.fabs.f32(float %39)
  %41 = fcmp ogt float %40, %34
  %42 = fcmp oeq float %40, %34
  %43 = icmp ugt i32 %35, %32
  %44 = select i1 %42, i1 %43, i1 false
  %45 = select i1 %41, i1 true, i1 %44
  %46 = select i1 %45, i32 %32, i32 %35
  %47 = select i1 %45, float %40, float %34
  %48 = add nsw i64 %37, %20
  %49 = trunc i64 %48 to i32
  %50 = icmp sgt i32 %0, %49
  br i1 %50, label %31, label %21, !llvm.loop !16

51:                                               ; preds = %77
  %52 = icmp eq i32 %7, 0
  br i1 %52, label %80, label %85

53:                                               ; preds = %23, %77
  %54 = phi i32 [ 32, %23 ], [ %78, %77 ]
  %55 = icmp samesign ugt i32 %54, %7
  br i1 %55, label %56, label %77

56:                                               ; preds = %53
  %57 = add nuw nsw i32 %54, %7
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.candidate, ptr addrspace(3) @iamax.lm, i64 %58
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %60 = load i64, ptr addrspace(3) %26, align 4
  store i64 %60, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %61 = load i64, ptr addrspace(3) %59, align 4
  store i64 %61, ptr %6, align 8
  %62 = load float, ptr %6, align 8, !tbaa !18
  %63 = load float, ptr %5, align 8, !tbaa !18
  %64 = fcmp ogt float %62, %63
  br i1 %64, label %72, label %65

65:                                               ; preds = %56
  %66 = fcmp oeq float %62, %63
  %67 = load i32, ptr %28, align 4
  %68 = load i32, ptr %29, align 4
  %69 = icmp ult i32 %67, %68
  %70 = select i1 %66, i1 %69, i1 false
  %71 = select i1 %70, ptr %6, ptr %5
  br label %72

72:                                               ; preds = %56, %65
  %73 = phi ptr [ %6, %56 ], [ %71, %65 ]
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 4
  %75 = load i32, ptr %74, align 4, !tbaa !6
  %76 = load float, ptr %73, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  store float %76, ptr addrspace(3) %26, align 4, !tbaa !14
  store i32 %75, ptr addrspace(3) %30, align 4, !tbaa !6
  br label %77

77:                                               ; preds = %72, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = lshr i32 %54, 1
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %51, label %53, !llvm.loop !20

80:                                               ; preds = %51
  %81 = load float, ptr addrspace(3) @iamax.lm, align 4, !tbaa !18
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %12
  store float %81, ptr addrspace(1) %82, align 4, !tbaa !14
  %83 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @iamax.lm, i64 4), align 4, !tbaa !21
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %12
  store i32 %83, ptr addrspace(1) %84, align 4, !tbaa !6
  br label %85

85:                                               ; preds = %80, %51
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"uint*"}
!13 = !{!"", !"restrict const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !15, i64 0}
!19 = !{!"", !15, i64 0, !7, i64 4}
!20 = distinct !{!20, !17}
!21 = !{!19, !7, i64 4}
