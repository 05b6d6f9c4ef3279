; ModuleID = 'corpus/opencl/lavamd.cl'
source_filename = "corpus/opencl/lavamd.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.four_vector = type { float, float, float, float }
%struct.par_t = type { float }
%struct.dim_t = type { i32 }

@lavamd.ra = internal unnamed_addr addrspace(3) global [16 x %struct.four_vector] undef, align 4
@lavamd.rb = internal unnamed_addr addrspace(3) global [16 x %struct.four_vector] undef, align 4
@lavamd.qb = internal unnamed_addr addrspace(3) global [16 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lavamd(ptr noundef readonly byval(%struct.par_t) align 4 captures(none) %0, ptr noundef readonly byval(%struct.dim_t) align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_lavamd(ptr noundef nonnull byval(%struct.par_t) align 4 %0, ptr noundef nonnull byval(%struct.dim_t) align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_lavamd(ptr noundef readonly byval(%struct.par_t) align 4 captures(none) %0, ptr noundef readonly byval(%struct.dim_t) align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = load i32, ptr %1, align 4, !tbaa !14
  %11 = icmp sgt i32 %10, %7
  br i1 %11, label %12, label %151

12:                                               ; preds = %6
  %13 = load float, ptr %0, align 4, !tbaa !16
  %14 = fmul float %13, 2.000000e+00
  %15 = fmul float %13, %14
  %16 = shl nsw i32 %7, 4
  %17 = icmp samesign ult i32 %8, 16
  br i1 %17, label %18, label %23

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.ra, i64 %9
  %20 = or disjoint i32 %16, %8
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(1) %3, i64 %21
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %19, ptr addrspace(1) noundef align 4 dereferenceable(16) %22, i64 16, i1 false), !tbaa.struct !19
  br label %23

23:                                               ; preds = %18, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = shl nsw i32 %7, 2
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !6
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %36, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i64 %9
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i64 %9
  %32 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.ra, i64 %9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i64 4
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i64 8
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i64 12
  br label %41

36:                                               ; preds = %137, %23
  %37 = phi float [ 0.000000e+00, %23 ], [ %138, %137 ]
  %38 = phi float [ 0.000000e+00, %23 ], [ %139, %137 ]
  %39 = phi float [ 0.000000e+00, %23 ], [ %140, %137 ]
  %40 = phi float [ 0.000000e+00, %23 ], [ %141, %137 ]
  br i1 %17, label %144, label %151

41:                                               ; preds = %29, %137
  %42 = phi float [ 0.000000e+00, %29 ], [ %141, %137 ]
  %43 = phi float [ 0.000000e+00, %29 ], [ %140, %137 ]
  %44 = phi float [ 0.000000e+00, %29 ], [ %139, %137 ]
  %45 = phi float [ 0.000000e+00, %29 ], [ %138, %137 ]
  %46 = phi i32 [ 0, %29 ], [ %142, %137 ]
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %53, label %48

48:                                               ; preds = %41
  %49 = add nuw nsw i32 %46, %24
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !6
  br label %53

53:                                               ; preds = %41, %48
  %54 = phi i32 [ %52, %48 ], [ %7, %41 ]
  br i1 %17, label %55, label %62

55:                                               ; preds = %53
  %56 = shl nsw i32 %54, 4
  %57 = or disjoint i32 %56, %8
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.four_vector, ptr addrspace(1) %3, i64 %58
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 4 dereferenceable(16) %30, ptr addrspace(1) noundef align 4 dereferenceable(16) %59, i64 16, i1 false), !tbaa.struct !19
  %60 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %58
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !20
  store float %61, ptr addrspace(3) %31, align 4, !tbaa !20
  br label %62

62:                                               ; preds = %55, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %63, label %137

63:                                               ; preds = %62
  %64 = load float, ptr addrspace(3) %32, align 4, !tbaa !21
  %65 = load float, ptr addrspace(3) %33, align 4, !tbaa !20
  %66 = load float, ptr addrspace(3) %34, align 4, !tbaa !20
  %67 = load float, ptr addrspace(3) %35, align 4, !tbaa !20
  br label %68

68:                                               ; preds = %63, %68
  %69 = phi float [ %42, %63 ], [ %125, %68 ]
  %70 = phi float [ %43, %63 ], [ %128, %68 ]
  %71 = phi float [ %44, %63 ], [ %131, %68 ]
  %72 = phi i32 [ 0, %63 ], [ %135, %68 ]
  %73 = phi float [ %45, %63 ], [ %134, %68 ]
  %74 = zext nneg i32 %72 to i64
  %75 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(3) @lavamd.rb, i64 %74
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !21
  %77 = fadd float %64, %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i64 4
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !20
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i64 8
  %81 = load float, ptr addrspace(3) %80, align 4, !tbaa !20
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i64 12
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !20
  %84 = fmul float %66, %81
  %85 = tail call float @llvm.fmuladd.f32(float %65, float %79, float %84)
  %86 = tail call float @llvm.fmuladd.f32(float %67, float %83, float %85)
  %87 = fsub float %77, %86
  %88 = fneg float %87
  %89 = fmul float %15, %88
  %90 = fcmp olt float %89, 0.000000e+00
  %91 = select i1 %90, float -5.000000e-01, float 5.000000e-01
  %92 = tail call noundef float @llvm.fmuladd.f32(float %89, float 0x3FF7154760000000, float %91)
  %93 = fptosi float %92 to i32
  %94 = sitofp i32 %93 to float
  %95 = tail call noundef float @llvm.fmuladd.f32(float %94, float 0xBFE62E3000000000, float %89)
  %96 = fmul float %94, 0xBEE2FEFA20000000
  %97 = fadd float %95, %96
  %98 = fmul float %97, %97
  %99 = tail call noundef float @llvm.fmuladd.f32(float %98, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %100 = tail call noundef float @llvm.fmuladd.f32(float %98, float %99, float 0x3F11566AA0000000)
  %101 = tail call noundef float @llvm.fmuladd.f32(float %98, float %100, float 0xBF66C16C20000000)
  %102 = tail call noundef float @llvm.fmuladd.f32(float %98, float %101, float 0x3FC5555560000000)
  %103 = fneg float %102
  %104 = tail call noundef float @llvm.fmuladd.f32(float %98, float %103, float %97)
  %105 = fneg float %96
  %106 = fmul float %97, %104
  %107 = fsub float 2.000000e+00, %104
  %108 = fdiv float %106, %107, !fpmath !23
  %109 = fsub float %105, %108
  %110 = fsub float %95, %109
  %111 = fadd float %110, 1.000000e+00
  %112 = bitcast float %111 to i32
  %113 = shl i32 %93, 23
  %114 = add nsw i32 %113, %112
  %115 = bitcast i32 %114 to float
  %116 = fcmp olt float %89, 0xC055D589E0000000
  %117 = select i1 %116, float 0.000000e+00, float %115
  %118 = fcmp olt float %89, 0x40562E4300000000
  %119 = select i1 %118, float %117, float 0x7FF0000000000000
  %120 = fcmp ord float %89, 0.000000e+00
  %121 = select i1 %120, float %119, float %89
  %122 = fmul float %121, 2.000000e+00
  %123 = getelementptr inbounds nuw float, ptr addrspace(3) @lavamd.qb, i64 %74
  %124 = load float, ptr addrspace(3) %123, align 4, !tbaa !20
  %125 = tail call float @llvm.fmuladd.f32(float %124, float %121, float %69)
  %126 = fsub float %65, %79
  %127 = fmul float %126, %122
  %128 = tail call float @llvm.fmuladd.f32(float %124, float %127, float %70)
  %129 = fsub float %66, %81
  %130 = fmul float %129, %122
  %131 = tail call float @llvm.fmuladd.f32(float %124, float %130, float %71)
  %132 = fsub float %67, %83
  %133 = fmul float %132, %122
  %134 = tail call float @llvm.fmuladd.f32(float %124, float %133, float %73)
  %135 = add nuw nsw i32 %72, 1
  %136 = icmp eq i32 %135, 16
  br i1 %136, label %137, label %68, !llvm.loop !24

137:                                              ; preds = %68, %62
  %138 = phi float [ %45, %62 ], [ %134, %68 ]
  %139 = phi float [ %44, %62 ], [ %131, %68 ]
  %140 = phi float [ %43, %62 ], [ %128, %68 ]
  %141 = phi float [ %42, %62 ], [ %125, %68 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %142 = add nuw i32 %46, 1
  %143 = icmp eq i32 %46, %27
  br i1 %143, label %36, label %41, !llvm.loop !26

144:                                              ; preds = %36
  %145 = or disjoint i32 %16, %8
  %146 = zext nneg i32 %145 to i64
  %147 = getelementptr inbounds nuw %struct.four_vector, ptr addrspace(1) %5, i64 %146
  store float %40, ptr addrspace(1) %147, align 4, !tbaa !20
  %148 = getelementptr inbounds nuw i8, ptr addrspace(1) %147, i64 4
  store float %39, ptr addrspace(1) %148, align 4, !tbaa !20
  %149 = getelementptr inbounds nuw i8, ptr addrspace(1) %147, i64 8
  store float %38, ptr addrspace(1) %149, align 4, !tbaa !20
  %150 = getelementptr inbounds nuw i8, ptr addrspace(1) %147, i64 12
  store float %37, ptr addrspace(1) %150, align 4, !tbaa !20
  br label %151

151:                                              ; preds = %36, %144, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!10 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"par_t", !"dim_t", !"int*", !"four_vector*", !"float*", !"four_vector*"}
!13 = !{!"", !"", !"const", !"const", !"const", !""}
!14 = !{!15, !7, i64 0}
!15 = !{!"", !7, i64 0}
!16 = !{!17, !18, i64 0}
!17 = !{!"", !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{i64 0, i64 4, !20, i64 4, i64 4, !20, i64 8, i64 4, !20, i64 12, i64 4, !20}
!20 = !{!18, !18, i64 0}
!21 = !{!22, !18, i64 0}
!22 = !{!"", !18, i64 0, !18, i64 4, !18, i64 8, !18, i64 12}
!23 = !{float 2.500000e+00}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = distinct !{!26, !25}
