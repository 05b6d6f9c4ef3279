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
  br i1 %41, label %42, label %46

42:                                               ; preds = %9
  %43 = icmp sgt i32 %38, -1
  %44 = icmp slt i32 %38, %4
  %45 = and i1 %43, %44
  br label %46

46:                                               ; preds = %42, %9
  %47 = phi i1 [ %45, %42 ], [ false, %9 ]
  %48 = mul nsw i32 %37, %4
  %49 = add nsw i32 %48, %38
  br i1 %47, label %50, label %54

50:                                               ; preds = %46
  %51 = sext i32 %49 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !21
  br label %54

54:                                               ; preds = %46, %50
  %55 = phi float [ %53, %50 ], [ 0.000000e+00, %46 ]
  %56 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_on_die, i64 %15
  %57 = getelementptr inbounds nuw float, ptr addrspace(3) %56, i64 %13
  store float %55, ptr addrspace(3) %57, align 4, !tbaa !21
  br i1 %47, label %58, label %62

58:                                               ; preds = %54
  %59 = sext i32 %49 to i64
  %60 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !21
  br label %62

62:                                               ; preds = %54, %58
  %63 = phi float [ %61, %58 ], [ 0.000000e+00, %54 ]
  %64 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.power_on_die, i64 %15
  %65 = getelementptr inbounds nuw float, ptr addrspace(3) %64, i64 %13
  store float %63, ptr addrspace(3) %65, align 4, !tbaa !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = icmp sgt i32 %0, 0
  br i1 %66, label %67, label %154

67:                                               ; preds = %62
  %68 = getelementptr float, ptr addrspace(3) @hotspot.temp_on_die, i64 %13
  %69 = getelementptr float, ptr addrspace(3) @hotspot.temp_on_die, i64 %13
  %70 = icmp slt i32 %36, %4
  %71 = xor i32 %34, -1
  %72 = add i32 %4, %71
  %73 = select i1 %70, i32 15, i32 %72
  %74 = add nuw nsw i32 %12, 1
  %75 = tail call noundef range(i32 -2147483632, 1025) i32 @llvm.smin.i32(i32 range(i32 -2147483632, -2147483648) %73, i32 range(i32 1, 1025) %74)
  %76 = add nsw i32 %12, -1
  %77 = icmp slt i32 %34, 0
  %78 = sub nsw i32 0, %34
  %79 = select i1 %77, i32 %78, i32 0
  %80 = tail call noundef range(i32 -1, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -1, 1023) %76, i32 range(i32 -2147483647, -2147483648) %79)
  %81 = icmp slt i32 %35, %5
  %82 = xor i32 %32, -1
  %83 = add i32 %5, %82
  %84 = select i1 %81, i32 15, i32 %83
  %85 = add nuw nsw i32 %14, 1
  %86 = tail call noundef range(i32 -2147483632, 1025) i32 @llvm.smin.i32(i32 range(i32 -2147483632, -2147483648) %84, i32 range(i32 1, 1025) %85)
  %87 = add nsw i32 %14, -1
  %88 = icmp slt i32 %32, 0
  %89 = sub nsw i32 0, %32
  %90 = select i1 %88, i32 %89, i32 0
  %91 = tail call noundef range(i32 -1, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -1, 1023) %87, i32 range(i32 -2147483647, -2147483648) %90)
  %92 = icmp sgt i32 %79, %12
  %93 = icmp slt i32 %73, %12
  %94 = icmp sgt i32 %90, %14
  %95 = icmp slt i32 %84, %14
  %96 = or i1 %94, %95
  %97 = sext i32 %86 to i64
  %98 = getelementptr [16 x float], ptr addrspace(3) %69, i64 %97
  %99 = sext i32 %91 to i64
  %100 = getelementptr [16 x float], ptr addrspace(3) %68, i64 %99
  %101 = sext i32 %75 to i64
  %102 = getelementptr inbounds float, ptr addrspace(3) %56, i64 %101
  %103 = sext i32 %80 to i64
  %104 = getelementptr inbounds float, ptr addrspace(3) %56, i64 %103
  %105 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_t, i64 %15
  %106 = getelementptr inbounds nuw float, ptr addrspace(3) %105, i64 %13
  %107 = add nsw i32 %0, -1
  %108 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_t, i64 %15
  %109 = getelementptr inbounds nuw float, ptr addrspace(3) %108, i64 %13
  br label %110

110:                                              ; preds = %146, %67
  %111 = phi i32 [ 0, %67 ], [ %112, %146 ]
  %112 = add nuw nsw i32 %111, 1
  %113 = icmp samesign ult i32 %111, %12
  br i1 %113, label %114, label %140

114:                                              ; preds = %110
  %115 = sub nsw i32 14, %111
  %116 = icmp slt i32 %115, %12
  %117 = icmp samesign uge i32 %111, %14
  %118 = select i1 %116, i1 true, i1 %117
  %119 = icmp slt i32 %115, %14
  %120 = or i1 %119, %118
  %121 = select i1 %120, i1 true, i1 %92
  %122 = select i1 %121, i1 true, i1 %93
  %123 = or i1 %122, %96
  br i1 %123, label %140, label %124

124:                                              ; preds = %114
  %125 = load float, ptr addrspace(3) %57, align 4, !tbaa !21
  %126 = load float, ptr addrspace(3) %65, align 4, !tbaa !21
  %127 = load float, ptr addrspace(3) %98, align 4, !tbaa !21
  %128 = load float, ptr addrspace(3) %100, align 4, !tbaa !21
  %129 = fadd float %127, %128
  %130 = tail call float @llvm.fmuladd.f32(float %125, float -2.000000e+00, float %129)
  %131 = tail call float @llvm.fmuladd.f32(float %130, float %25, float %126)
  %132 = load float, ptr addrspace(3) %102, align 4, !tbaa !21
  %133 = load float, ptr addrspace(3) %104, align 4, !tbaa !21
  %134 = fadd float %132, %133
  %135 = tail call float @llvm.fmuladd.f32(float %125, float -2.000000e+00, float %134)
  %136 = tail call float @llvm.fmuladd.f32(float %135, float %22, float %131)
  %137 = fsub float 8.000000e+01, %125
  %138 = tail call float @llvm.fmuladd.f32(float %137, float %28, float %136)
  %139 = tail call float @llvm.fmuladd.f32(float %19, float %138, float %125)
  store float %139, ptr addrspace(3) %106, align 4, !tbaa !21
  br label %140

140:                                              ; preds = %124, %114, %110
  %141 = phi i1 [ true, %124 ], [ false, %114 ], [ false, %110 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %142 = icmp eq i32 %111, %107
  br i1 %142, label %147, label %143

143:                                              ; preds = %140
  br i1 %141, label %144, label %146

144:                                              ; preds = %143
  %145 = load float, ptr addrspace(3) %109, align 4, !tbaa !21
  store float %145, ptr addrspace(3) %57, align 4, !tbaa !21
  br label %146

146:                                              ; preds = %144, %143
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %110

147:                                              ; preds = %140
  br i1 %141, label %148, label %154

148:                                              ; preds = %147
  %149 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @hotspot.temp_t, i64 %15
  %150 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i64 %13
  %151 = load float, ptr addrspace(3) %150, align 4, !tbaa !21
  %152 = sext i32 %49 to i64
  %153 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %152
  store float %151, ptr addrspace(1) %153, align 4, !tbaa !21
  br label %154

154:                                              ; preds = %62, %148, %147
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
