; ModuleID = 'corpus/opencl/gemm_int8.cl'
source_filename = "corpus/opencl/gemm_int8.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %3, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %4, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noalias noundef writeonly align 1 captures(none) %9) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_gemm_int8(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef align 1 %9) #5
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
  br i1 %27, label %28, label %136

28:                                               ; preds = %10
  %29 = shl i64 %18, 32
  %30 = ashr exact i64 %29, 32
  %31 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = ashr i32 %2, 2
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %70

35:                                               ; preds = %28
  %36 = mul nuw nsw i32 %33, %24
  %37 = insertelement <4 x i32> poison, i32 %7, i64 0
  %38 = shufflevector <4 x i32> %37, <4 x i32> poison, <4 x i32> zeroinitializer
  %39 = mul nsw i32 %33, %19
  %40 = and i32 %33, 1
  %41 = icmp eq i32 %33, 1
  br i1 %41, label %46, label %42

42:                                               ; preds = %35
  %43 = and i32 %33, 2147483646
  br label %88

44:                                               ; preds = %88
  %45 = icmp eq i32 %40, 0
  br i1 %45, label %70, label %46

46:                                               ; preds = %44, %35
  %47 = phi i32 [ %32, %35 ], [ %132, %44 ]
  %48 = phi i32 [ 0, %35 ], [ %133, %44 ]
  %49 = icmp ne i32 %40, 0
  tail call void @llvm.assume(i1 %49)
  %50 = add nuw nsw i32 %48, %36
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %3, i64 %51
  %53 = load <4 x i8>, ptr addrspace(1) %52, align 4, !tbaa !15
  %54 = sext <4 x i8> %53 to <4 x i32>
  %55 = sub <4 x i32> %54, %38
  %56 = add nsw i32 %48, %39
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %4, i64 %57
  %59 = load <4 x i8>, ptr addrspace(1) %58, align 4, !tbaa !15
  %60 = sext <4 x i8> %59 to <4 x i32>
  %61 = mul <4 x i32> %55, %60
  %62 = extractelement <4 x i32> %61, i64 0
  %63 = extractelement <4 x i32> %61, i64 1
  %64 = extractelement <4 x i32> %61, i64 2
  %65 = extractelement <4 x i32> %61, i64 3
  %66 = add i32 %63, %47
  %67 = add i32 %66, %62
  %68 = add i32 %67, %64
  %69 = add i32 %68, %65
  br label %70

70:                                               ; preds = %46, %44, %28
  %71 = phi i32 [ %32, %28 ], [ %132, %44 ], [ %69, %46 ]
  %72 = sitofp i32 %71 to float
  %73 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %30
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !16
  %75 = fmul float %74, %72
  %76 = sitofp i32 %8 to float
  %77 = fadd float %75, %76
  %78 = tail call noundef float @llvm.rint.f32(float %77)
  %79 = fcmp ole float %78, -1.280000e+02
  %80 = select i1 %79, float -1.280000e+02, float %78
  %81 = fptosi float %80 to i8
  %82 = fcmp ult float %78, 1.270000e+02
  %83 = select i1 %82, i8 %81, i8 127
  %84 = mul nsw i32 %1, %24
  %85 = add nsw i32 %84, %19
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %9, i64 %86
  store i8 %83, ptr addrspace(1) %87, align 1, !tbaa !15
  br label %136

88:                                               ; preds = %88, %42
  %89 = phi i32 [ %32, %42 ], [ %132, %88 ]
  %90 = phi i32 [ 0, %42 ], [ %133, %88 ]
  %91 = phi i32 [ 0, %42 ], [ %134, %88 ]
  %92 = add nuw nsw i32 %90, %36
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %3, i64 %93
  %95 = load <4 x i8>, ptr addrspace(1) %94, align 4, !tbaa !15
  %96 = sext <4 x i8> %95 to <4 x i32>
  %97 = sub <4 x i32> %96, %38
  %98 = add nsw i32 %90, %39
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %4, i64 %99
  %101 = load <4 x i8>, ptr addrspace(1) %100, align 4, !tbaa !15
  %102 = sext <4 x i8> %101 to <4 x i32>
  %103 = mul <4 x i32> %97, %102
  %104 = extractelement <4 x i32> %103, i64 0
  %105 = extractelement <4 x i32> %103, i64 1
  %106 = extractelement <4 x i32> %103, i64 2
  %107 = extractelement <4 x i32> %103, i64 3
  %108 = add i32 %105, %89
  %109 = add i32 %108, %104
  %110 = add i32 %109, %106
  %111 = add i32 %110, %107
  %112 = or disjoint i32 %90, 1
  %113 = add nuw nsw i32 %112, %36
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %3, i64 %114
  %116 = load <4 x i8>, ptr addrspace(1) %115, align 4, !tbaa !15
  %117 = sext <4 x i8> %116 to <4 x i32>
  %118 = sub <4 x i32> %117, %38
  %119 = add nsw i32 %112, %39
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %4, i64 %120
  %122 = load <4 x i8>, ptr addrspace(1) %121, align 4, !tbaa !15
  %123 = sext <4 x i8> %122 to <4 x i32>
  %124 = mul <4 x i32> %118, %123
  %125 = extractelement <4 x i32> %124, i64 0
  %126 = extractelement <4 x i32> %124, i64 1
  %127 = extractelement <4 x i32> %124, i64 2
  %128 = extractelement <4 x i32> %124, i64 3
  %129 = add i32 %126, %111
  %130 = add i32 %129, %125
  %131 = add i32 %130, %127
  %132 = add i32 %131, %128
  %133 = add nuw nsw i32 %90, 2
  %134 = add i32 %91, 2
  %135 = icmp eq i32 %134, %43
  br i1 %135, label %44, label %88

136:                                              ; preds = %10, %70
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

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
!15 = !{!8, !8, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
