; ModuleID = 'corpus/opencl/gemm_int8.cl'
source_filename = "corpus/opencl/gemm_int8.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %9) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef align 1 %9) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %9) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = zext nneg i32 %12 to i64
  %15 = zext nneg i32 %11 to i64
  %16 = mul nuw nsw i64 %14, %15
  %17 = zext nneg i32 %13 to i64
  %18 = add nuw nsw i64 %16, %17
  %19 = trunc i64 %18 to i32
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %23 = mul nuw nsw i32 %21, %20
  %24 = add nuw nsw i32 %23, %22
  %25 = icmp sgt i32 %0, %24
  %26 = icmp sgt i32 %1, %19
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %83

28:                                               ; preds = %10
  %29 = shl i64 %18, 32
  %30 = ashr exact i64 %29, 32
  %31 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = ashr i32 %2, 2
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %40

35:                                               ; preds = %28
  %36 = mul nuw nsw i32 %33, %24
  %37 = insertelement <4 x i32> poison, i32 %7, i64 0
  %38 = shufflevector <4 x i32> %37, <4 x i32> poison, <4 x i32> zeroinitializer
  %39 = mul nsw i32 %33, %19
  br label %58

40:                                               ; preds = %58, %28
  %41 = phi i32 [ %32, %28 ], [ %80, %58 ]
  %42 = sitofp i32 %41 to float
  %43 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %30
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !15
  %45 = fmul float %44, %42
  %46 = sitofp i32 %8 to float
  %47 = fadd float %45, %46
  %48 = tail call noundef float @llvm.rint.f32(float %47)
  %49 = fcmp ole float %48, -1.280000e+02
  %50 = select i1 %49, float -1.280000e+02, float %48
  %51 = fptosi float %50 to i8
  %52 = fcmp ult float %48, 1.270000e+02
  %53 = select i1 %52, i8 %51, i8 127
  %54 = mul nsw i32 %1, %24
  %55 = add nsw i32 %54, %19
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %9, i64 %56
  store i8 %53, ptr addrspace(1) %57, align 1, !tbaa !17
  br label %83

58:                                               ; preds = %35, %58
  %59 = phi i32 [ %32, %35 ], [ %80, %58 ]
  %60 = phi i32 [ 0, %35 ], [ %81, %58 ]
  %61 = add nuw nsw i32 %60, %36
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %3, i64 %62
  %64 = load <4 x i8>, ptr addrspace(1) %63, align 4, !tbaa !17
  %65 = sext <4 x i8> %64 to <4 x i32>
  %66 = sub <4 x i32> %65, %38
  %67 = add nsw i32 %60, %39
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %4, i64 %68
  %70 = load <4 x i8>, ptr addrspace(1) %69, align 4, !tbaa !17
  %71 = sext <4 x i8> %70 to <4 x i32>
  %72 = mul <4 x i32> %66, %71
  %73 = extractelement <4 x i32> %72, i64 0
  %74 = extractelement <4 x i32> %72, i64 1
  %75 = extractelement <4 x i32> %72, i64 2
  %76 = extractelement <4 x i32> %72, i64 3
  %77 = add i32 %74, %59
  %78 = add i32 %77, %73
  %79 = add i32 %78, %75
  %80 = add i32 %79, %76
  %81 = add nuw nsw i32 %60, 1
  %82 = icmp eq i32 %81, %33
  br i1 %82, label %40, label %58, !llvm.loop !18

83:                                               ; preds = %10, %40
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = !{i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int", !"char4*", !"char4*", !"int*", !"float*", !"int", !"int", !"char*"}
!13 = !{!"int", !"int", !"int", !"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*", !"float*", !"int", !"int", !"char*"}
!14 = !{!"", !"", !"", !"restrict const", !"restrict const", !"restrict const", !"restrict const", !"", !"", !"restrict"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !8, i64 0}
!17 = !{!8, !8, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
