; ModuleID = 'corpus/opencl/cgemm.cl'
source_filename = "corpus/opencl/cgemm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.complexf = type { float, float }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 8 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_cgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4, ptr addrspace(1) noundef align 8 %5, i32 noundef %6, i32 noundef %7) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_cgemm(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef readonly align 8 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = mul i32 %10, %9
  %13 = add i32 %12, %11
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = mul nuw nsw i32 %15, %14
  %18 = add nuw nsw i32 %17, %16
  %19 = icmp sgt i32 %0, %13
  %20 = icmp sgt i32 %1, %18
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %68

22:                                               ; preds = %8
  %23 = icmp sgt i32 %2, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %22
  %25 = mul nsw i32 %2, %13
  %26 = icmp eq i32 %6, 0
  %27 = mul nuw nsw i32 %2, %18
  %28 = icmp eq i32 %7, 0
  br label %35

29:                                               ; preds = %35, %22
  %30 = phi <2 x float> [ zeroinitializer, %22 ], [ %65, %35 ]
  %31 = mul nsw i32 %1, %13
  %32 = add nsw i32 %31, %18
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <2 x float>, ptr addrspace(1) %5, i64 %33
  store <2 x float> %30, ptr addrspace(1) %34, align 8, !tbaa !15
  br label %68

35:                                               ; preds = %24, %35
  %36 = phi i32 [ 0, %24 ], [ %66, %35 ]
  %37 = phi <2 x float> [ zeroinitializer, %24 ], [ %65, %35 ]
  %38 = add nsw i32 %36, %25
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds <2 x float>, ptr addrspace(1) %3, i64 %39
  %41 = load <2 x float>, ptr addrspace(1) %40, align 8, !tbaa !15
  %42 = extractelement <2 x float> %41, i64 1
  %43 = fneg float %42
  %44 = insertelement <2 x float> %41, float %43, i64 1
  %45 = select i1 %26, <2 x float> %41, <2 x float> %44
  %46 = add nuw nsw i32 %36, %27
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %4, i64 %47
  %49 = load <2 x float>, ptr addrspace(1) %48, align 8, !tbaa !15
  %50 = extractelement <2 x float> %49, i64 1
  %51 = fneg float %50
  %52 = insertelement <2 x float> %49, float %51, i64 1
  %53 = select i1 %28, <2 x float> %49, <2 x float> %52
  %54 = extractelement <2 x float> %45, i64 0
  %55 = extractelement <2 x float> %53, i64 0
  %56 = extractelement <2 x float> %45, i64 1
  %57 = extractelement <2 x float> %53, i64 1
  %58 = fneg float %57
  %59 = fmul float %56, %58
  %60 = tail call float @llvm.fmuladd.f32(float %54, float %55, float %59)
  %61 = insertelement <2 x float> poison, float %60, i64 0
  %62 = fmul float %56, %55
  %63 = tail call float @llvm.fmuladd.f32(float %54, float %57, float %62)
  %64 = insertelement <2 x float> %61, float %63, i64 1
  %65 = fadd <2 x float> %37, %64
  %66 = add nuw nsw i32 %36, 1
  %67 = icmp eq i32 %66, %2
  br i1 %67, label %29, label %35

68:                                               ; preds = %8, %29
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @cscal_axpy(i32 noundef %0, ptr noundef readonly byval(%struct.complexf) align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_cscal_axpy(i32 noundef %0, ptr noundef nonnull byval(%struct.complexf) align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_cscal_axpy(i32 noundef %0, ptr noundef readonly byval(%struct.complexf) align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %5 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %7 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %0, %13
  br i1 %14, label %15, label %36

15:                                               ; preds = %4
  %16 = shl i64 %12, 32
  %17 = ashr exact i64 %16, 32
  %18 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %2, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !20
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 4
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !20
  %22 = load float, ptr %1, align 4, !tbaa !22
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !24
  %25 = fneg float %21
  %26 = fmul float %24, %25
  %27 = tail call float @llvm.fmuladd.f32(float %22, float %19, float %26)
  %28 = getelementptr inbounds %struct.complexf, ptr addrspace(1) %3, i64 %17
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !22
  %30 = fadd float %29, %27
  store float %30, ptr addrspace(1) %28, align 4, !tbaa !22
  %31 = fmul float %19, %24
  %32 = tail call float @llvm.fmuladd.f32(float %22, float %21, float %31)
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !24
  %35 = fadd float %32, %34
  store float %35, ptr addrspace(1) %33, align 4, !tbaa !24
  br label %36

36:                                               ; preds = %4, %15
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int", !"float2*", !"float2*", !"float2*", !"int", !"int"}
!13 = !{!"int", !"int", !"int", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!14 = !{!"", !"", !"", !"const", !"const", !"", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{i32 0, i32 0, i32 1, i32 1}
!17 = !{!"none", !"none", !"none", !"none"}
!18 = !{!"int", !"complexf", !"complexf*", !"complexf*"}
!19 = !{!"", !"", !"restrict const", !"restrict"}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !8, i64 0}
!22 = !{!23, !21, i64 0}
!23 = !{!"", !21, i64 0, !21, i64 4}
!24 = !{!23, !21, i64 4}
