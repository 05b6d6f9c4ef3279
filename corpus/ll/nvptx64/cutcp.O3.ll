; ModuleID = 'corpus/opencl/cutcp.cl'
source_filename = "corpus/opencl/cutcp.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cutoff_potential(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_cutoff_potential(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_cutoff_potential(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = mul i32 %9, %8
  %12 = add i32 %11, %10
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = mul nuw nsw i32 %14, %13
  %17 = add nuw nsw i32 %16, %15
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %21 = mul nuw nsw i32 %19, %18
  %22 = add nuw nsw i32 %21, %20
  %23 = sitofp i32 %12 to float
  %24 = fmul float %3, %23
  %25 = uitofp nneg i32 %17 to float
  %26 = fmul float %3, %25
  %27 = uitofp nneg i32 %22 to float
  %28 = fmul float %3, %27
  %29 = fdiv float 1.000000e+00, %4
  %30 = icmp sgt i32 %2, 0
  br i1 %30, label %31, label %66

31:                                               ; preds = %7
  %32 = and i32 %2, 1
  %33 = icmp eq i32 %2, 1
  br i1 %33, label %38, label %34

34:                                               ; preds = %31
  %35 = and i32 %2, 2147483646
  br label %76

36:                                               ; preds = %131
  %37 = icmp eq i32 %32, 0
  br i1 %37, label %66, label %38

38:                                               ; preds = %36, %31
  %39 = phi float [ 0.000000e+00, %31 ], [ %132, %36 ]
  %40 = phi i32 [ 0, %31 ], [ %133, %36 ]
  %41 = icmp ne i32 %32, 0
  tail call void @llvm.assume(i1 %41)
  %42 = zext nneg i32 %40 to i64
  %43 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %42
  %44 = load <4 x float>, ptr addrspace(1) %43, align 16, !tbaa !15
  %45 = extractelement <4 x float> %44, i64 0
  %46 = fsub float %45, %24
  %47 = extractelement <4 x float> %44, i64 1
  %48 = fsub float %47, %26
  %49 = extractelement <4 x float> %44, i64 2
  %50 = fsub float %49, %28
  %51 = fmul float %48, %48
  %52 = tail call float @llvm.fmuladd.f32(float %46, float %46, float %51)
  %53 = tail call float @llvm.fmuladd.f32(float %50, float %50, float %52)
  %54 = fcmp olt float %53, %4
  %55 = fcmp ogt float %53, 0.000000e+00
  %56 = and i1 %54, %55
  br i1 %56, label %57, label %66

57:                                               ; preds = %38
  %58 = fneg float %53
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %29, float 1.000000e+00)
  %60 = extractelement <4 x float> %44, i64 3
  %61 = tail call float @llvm.nvvm.sqrt.approx.f(float %53) #6
  %62 = fdiv float 1.000000e+00, %61
  %63 = fmul float %60, %62
  %64 = fmul float %59, %63
  %65 = tail call float @llvm.fmuladd.f32(float %64, float %59, float %39)
  br label %66

66:                                               ; preds = %36, %57, %38, %7
  %67 = phi float [ 0.000000e+00, %7 ], [ %132, %36 ], [ %65, %57 ], [ %39, %38 ]
  %68 = mul nsw i32 %6, %22
  %69 = add nsw i32 %68, %17
  %70 = mul nsw i32 %69, %5
  %71 = add nsw i32 %70, %12
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !16
  %75 = fadd float %67, %74
  store float %75, ptr addrspace(1) %73, align 4, !tbaa !16
  ret void

76:                                               ; preds = %131, %34
  %77 = phi float [ 0.000000e+00, %34 ], [ %132, %131 ]
  %78 = phi i32 [ 0, %34 ], [ %133, %131 ]
  %79 = phi i32 [ 0, %34 ], [ %134, %131 ]
  %80 = zext nneg i32 %78 to i64
  %81 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %80
  %82 = load <4 x float>, ptr addrspace(1) %81, align 16, !tbaa !15
  %83 = extractelement <4 x float> %82, i64 0
  %84 = fsub float %83, %24
  %85 = extractelement <4 x float> %82, i64 1
  %86 = fsub float %85, %26
  %87 = extractelement <4 x float> %82, i64 2
  %88 = fsub float %87, %28
  %89 = fmul float %86, %86
  %90 = tail call float @llvm.fmuladd.f32(float %84, float %84, float %89)
  %91 = tail call float @llvm.fmuladd.f32(float %88, float %88, float %90)
  %92 = fcmp olt float %91, %4
  %93 = fcmp ogt float %91, 0.000000e+00
  %94 = and i1 %92, %93
  br i1 %94, label %95, label %104

95:                                               ; preds = %76
  %96 = fneg float %91
  %97 = tail call float @llvm.fmuladd.f32(float %96, float %29, float 1.000000e+00)
  %98 = extractelement <4 x float> %82, i64 3
  %99 = tail call float @llvm.nvvm.sqrt.approx.f(float %91) #6
  %100 = fdiv float 1.000000e+00, %99
  %101 = fmul float %98, %100
  %102 = fmul float %97, %101
  %103 = tail call float @llvm.fmuladd.f32(float %102, float %97, float %77)
  br label %104

104:                                              ; preds = %95, %76
  %105 = phi float [ %103, %95 ], [ %77, %76 ]
  %106 = zext nneg i32 %78 to i64
  %107 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %106
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %107, i64 16
  %109 = load <4 x float>, ptr addrspace(1) %108, align 16, !tbaa !15
  %110 = extractelement <4 x float> %109, i64 0
  %111 = fsub float %110, %24
  %112 = extractelement <4 x float> %109, i64 1
  %113 = fsub float %112, %26
  %114 = extractelement <4 x float> %109, i64 2
  %115 = fsub float %114, %28
  %116 = fmul float %113, %113
  %117 = tail call float @llvm.fmuladd.f32(float %111, float %111, float %116)
  %118 = tail call float @llvm.fmuladd.f32(float %115, float %115, float %117)
  %119 = fcmp olt float %118, %4
  %120 = fcmp ogt float %118, 0.000000e+00
  %121 = and i1 %119, %120
  br i1 %121, label %122, label %131

122:                                              ; preds = %104
  %123 = fneg float %118
  %124 = tail call float @llvm.fmuladd.f32(float %123, float %29, float 1.000000e+00)
  %125 = extractelement <4 x float> %109, i64 3
  %126 = tail call float @llvm.nvvm.sqrt.approx.f(float %118) #6
  %127 = fdiv float 1.000000e+00, %126
  %128 = fmul float %125, %127
  %129 = fmul float %124, %128
  %130 = tail call float @llvm.fmuladd.f32(float %129, float %124, float %105)
  br label %131

131:                                              ; preds = %122, %104
  %132 = phi float [ %130, %122 ], [ %105, %104 ]
  %133 = add nuw nsw i32 %78, 2
  %134 = add i32 %79, 2
  %135 = icmp eq i32 %134, %35
  br i1 %135, label %36, label %76
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float4*", !"int", !"float", !"float", !"int", !"int"}
!13 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"float", !"float", !"int", !"int"}
!14 = !{!"", !"const", !"", !"", !"", !"", !""}
!15 = !{!8, !8, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
