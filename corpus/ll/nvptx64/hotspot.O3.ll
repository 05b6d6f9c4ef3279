; ModuleID = 'corpus/opencl/hotspot.cl'
source_filename = "corpus/opencl/hotspot.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.chip = type { float, float, float, float, float }

@hotspot.temp_on_die = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@hotspot.power_on_die = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@hotspot.temp_t = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @hotspot(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly byval(%struct.chip) align 4 captures(none) %8) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_hotspot(i32 noundef %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef nonnull byval(%struct.chip) align 4 %8) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_hotspot(i32 noundef %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly byval(%struct.chip) align 4 captures(none) %8) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %17 = load float, ptr %16, align 4, !tbaa !14
  %18 = load float, ptr %8, align 4, !tbaa !17
  %19 = fdiv float %17, %18
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !18
  %22 = fdiv float 1.000000e+00, %21
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %24 = load float, ptr %23, align 4, !tbaa !19
  %25 = fdiv float 1.000000e+00, %24
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %27 = load float, ptr %26, align 4, !tbaa !20
  %28 = fdiv float 1.000000e+00, %27
  %29 = shl nsw i32 %0, 1
  %30 = sub nsw i32 16, %29
  %31 = mul nsw i32 %30, %11
  %32 = sub nsw i32 %31, %7
  %33 = mul nsw i32 %30, %10
  %34 = sub nsw i32 %33, %6
  %35 = add nsw i32 %32, 15
  %36 = add nsw i32 %34, 15
  %37 = add nsw i32 %32, %14
  %38 = add nsw i32 %34, %12
  %39 = icmp sgt i32 %37, -1
  %40 = icmp slt i32 %37, %5
  %41 = and i1 %39, %40
  %42 = icmp sgt i32 %38, -1
  %43 = icmp slt i32 %38, %4
  %44 = and i1 %42, %43
  %45 = select i1 %41, i1 %44, i1 false
  %46 = mul nsw i32 %37, %4
  %47 = add nsw i32 %46, %38
  br i1 %45, label %48, label %52

48:                                               ; preds = %9
  %49 = sext i32 %47 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !21
  br label %52

52:                                               ; preds = %9, %48
  %53 = phi float [ %51, %48 ], [ 0.000000e+00, %9 ]
  %54 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i64 %15
  %55 = getelementptr inbounds nuw float, ptr addrspace(3) %54, i64 %13
  store float %53, ptr addrspace(3) %55, align 4, !tbaa !21
  br i1 %45, label %56, label %60

56:                                               ; preds = %52
  %57 = sext i32 %47 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !21
  br label %60

60:                                               ; preds = %52, %56
  %61 = phi float [ %59, %56 ], [ 0.000000e+00, %52 ]
  %62 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.power_on_die, i64 %15
  %63 = getelementptr inbounds nuw float, ptr addrspace(3) %62, i64 %13
  store float %61, ptr addrspace(3) %63, align 4, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = icmp sgt i32 %0, 0
  br i1 %64, label %65, label %147

65:                                               ; preds = %60
  %66 = getelementptr float, ptr addrspace(3) @hotspot.temp_on_die, i64 %13
  %67 = icmp slt i32 %36, %4
  %68 = xor i32 %34, -1
  %69 = add i32 %4, %68
  %70 = select i1 %67, i32 15, i32 %69
  %71 = add nuw nsw i32 %12, 1
  %72 = tail call noundef range(i32 -2147483632, 1025) i32 @llvm.smin.i32(i32 range(i32 -2147483632, -2147483648) %70, i32 range(i32 1, 1025) %71)
  %73 = add nsw i32 %12, -1
  %74 = icmp slt i32 %34, 0
  %75 = sub nsw i32 0, %34
  %76 = select i1 %74, i32 %75, i32 0
  %77 = tail call noundef range(i32 -1, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -1, 1023) %73, i32 range(i32 -2147483647, -2147483648) %76)
  %78 = icmp slt i32 %35, %5
  %79 = xor i32 %32, -1
  %80 = add i32 %5, %79
  %81 = select i1 %78, i32 15, i32 %80
  %82 = add nuw nsw i32 %14, 1
  %83 = tail call noundef range(i32 -2147483632, 1025) i32 @llvm.smin.i32(i32 range(i32 -2147483632, -2147483648) %81, i32 range(i32 1, 1025) %82)
  %84 = add nsw i32 %14, -1
  %85 = icmp slt i32 %32, 0
  %86 = sub nsw i32 0, %32
  %87 = select i1 %85, i32 %86, i32 0
  %88 = tail call noundef range(i32 -1, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -1, 1023) %84, i32 range(i32 -2147483647, -2147483648) %87)
  %89 = icmp sgt i32 %76, %12
  %90 = icmp slt i32 %70, %12
  %91 = icmp sgt i32 %87, %14
  %92 = icmp slt i32 %81, %14
  %93 = or i1 %91, %92
  %94 = sext i32 %83 to i64
  %95 = getelementptr [16 x float], ptr addrspace(3) %66, i64 %94
  %96 = sext i32 %88 to i64
  %97 = getelementptr [16 x float], ptr addrspace(3) %66, i64 %96
  %98 = sext i32 %72 to i64
  %99 = getelementptr inbounds float, ptr addrspace(3) %54, i64 %98
  %100 = sext i32 %77 to i64
  %101 = getelementptr inbounds float, ptr addrspace(3) %54, i64 %100
  %102 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_t, i64 %15
  %103 = getelementptr inbounds nuw float, ptr addrspace(3) %102, i64 %13
  %104 = add nsw i32 %0, -1
  br label %105

105:                                              ; preds = %141, %65
  %106 = phi i32 [ 0, %65 ], [ %107, %141 ]
  %107 = add nuw nsw i32 %106, 1
  %108 = icmp samesign ult i32 %106, %12
  br i1 %108, label %109, label %135

109:                                              ; preds = %105
  %110 = sub nsw i32 14, %106
  %111 = icmp slt i32 %110, %12
  %112 = icmp samesign uge i32 %106, %14
  %113 = select i1 %111, i1 true, i1 %112
  %114 = icmp slt i32 %110, %14
  %115 = or i1 %114, %113
  %116 = select i1 %115, i1 true, i1 %89
  %117 = select i1 %116, i1 true, i1 %90
  %118 = or i1 %117, %93
  br i1 %118, label %135, label %119

119:                                              ; preds = %109
  %120 = load float, ptr addrspace(3) %55, align 4, !tbaa !21
  %121 = load float, ptr addrspace(3) %63, align 4, !tbaa !21
  %122 = load float, ptr addrspace(3) %95, align 4, !tbaa !21
  %123 = load float, ptr addrspace(3) %97, align 4, !tbaa !21
  %124 = fadd float %122, %123
  %125 = tail call float @llvm.fmuladd.f32(float %120, float -2.000000e+00, float %124)
  %126 = tail call float @llvm.fmuladd.f32(float %125, float %25, float %121)
  %127 = load float, ptr addrspace(3) %99, align 4, !tbaa !21
  %128 = load float, ptr addrspace(3) %101, align 4, !tbaa !21
  %129 = fadd float %127, %128
  %130 = tail call float @llvm.fmuladd.f32(float %120, float -2.000000e+00, float %129)
  %131 = tail call float @llvm.fmuladd.f32(float %130, float %22, float %126)
  %132 = fsub float 8.000000e+01, %120
  %133 = tail call float @llvm.fmuladd.f32(float %132, float %28, float %131)
  %134 = tail call float @llvm.fmuladd.f32(float %19, float %133, float %120)
  store float %134, ptr addrspace(3) %103, align 4, !tbaa !21
  br label %135

135:                                              ; preds = %119, %109, %105
  %136 = phi i1 [ true, %119 ], [ false, %109 ], [ false, %105 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %137 = icmp eq i32 %106, %104
  br i1 %137, label %142, label %138

138:                                              ; preds = %135
  br i1 %136, label %139, label %141

139:                                              ; preds = %138
  %140 = load float, ptr addrspace(3) %103, align 4, !tbaa !21
  store float %140, ptr addrspace(3) %55, align 4, !tbaa !21
  br label %141

141:                                              ; preds = %139, %138
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %105

142:                                              ; preds = %135
  br i1 %136, label %143, label %147

143:                                              ; preds = %142
  %144 = sext i32 %47 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %144
  %146 = load float, ptr addrspace(3) %103, align 4, !tbaa !21
  store float %146, ptr addrspace(1) %145, align 4, !tbaa !21
  br label %147

147:                                              ; preds = %60, %143, %142
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 0, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"float*", !"float*", !"float*", !"int", !"int", !"int", !"int", !"chip"}
!13 = !{!"", !"const", !"const", !"", !"", !"", !"", !"", !""}
!14 = !{!15, !16, i64 16}
!15 = !{!"", !16, i64 0, !16, i64 4, !16, i64 8, !16, i64 12, !16, i64 16}
!16 = !{!"float", !8, i64 0}
!17 = !{!15, !16, i64 0}
!18 = !{!15, !16, i64 4}
!19 = !{!15, !16, i64 8}
!20 = !{!15, !16, i64 12}
!21 = !{!16, !16, i64 0}
