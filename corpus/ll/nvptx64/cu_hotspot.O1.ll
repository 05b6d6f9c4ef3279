; ModuleID = 'corpus/cuda/cu_hotspot.cu'
source_filename = "corpus/cuda/cu_hotspot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7hotspotE7temp_on = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotE8power_on = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ7hotspotE6temp_t = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hotspot(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, float noundef %8, float noundef %9, float noundef %10, float noundef %11, float noundef %12) local_unnamed_addr #0 {
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = fdiv contract float %12, %8
  %19 = fdiv contract float 1.000000e+00, %9
  %20 = fdiv contract float 1.000000e+00, %10
  %21 = fdiv contract float 1.000000e+00, %11
  %22 = shl nsw i32 %0, 1
  %23 = sub nsw i32 16, %22
  %24 = mul nsw i32 %23, %15
  %25 = sub nsw i32 %24, %7
  %26 = mul nsw i32 %23, %14
  %27 = sub nsw i32 %26, %6
  %28 = add nsw i32 %25, 15
  %29 = add nsw i32 %27, 15
  %30 = add nsw i32 %25, %17
  %31 = add nsw i32 %27, %16
  %32 = mul nsw i32 %30, %4
  %33 = add nsw i32 %32, %31
  %34 = zext nneg i32 %17 to i64
  %35 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 %34
  %36 = zext nneg i32 %16 to i64
  %37 = getelementptr inbounds nuw float, ptr %35, i64 %36
  store float 0.000000e+00, ptr %37, align 4, !tbaa !8
  %38 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE8power_on to ptr), i64 %34
  %39 = getelementptr inbounds nuw float, ptr %38, i64 %36
  store float 0.000000e+00, ptr %39, align 4, !tbaa !8
  %40 = icmp sgt i32 %30, -1
  br i1 %40, label %41, label %53

41:                                               ; preds = %13
  %42 = icmp slt i32 %30, %5
  %43 = icmp sgt i32 %31, -1
  %44 = icmp slt i32 %31, %4
  %45 = and i1 %43, %44
  %46 = select i1 %42, i1 %45, i1 false
  br i1 %46, label %47, label %53

47:                                               ; preds = %41
  %48 = sext i32 %33 to i64
  %49 = getelementptr inbounds float, ptr %2, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  store float %50, ptr %37, align 4, !tbaa !8
  %51 = getelementptr inbounds float, ptr %1, i64 %48
  %52 = load float, ptr %51, align 4, !tbaa !8
  store float %52, ptr %39, align 4, !tbaa !8
  br label %53

53:                                               ; preds = %47, %41, %13
  %54 = load float, ptr %37, align 4, !tbaa !8
  %55 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE6temp_t to ptr), i64 %34
  %56 = getelementptr inbounds nuw float, ptr %55, i64 %36
  store float %54, ptr %56, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = icmp sgt i32 %0, 0
  br i1 %57, label %58, label %144

58:                                               ; preds = %53
  %59 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 %36
  %60 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 %36
  %61 = add nuw nsw i32 %16, 1
  %62 = icmp slt i32 %29, %4
  %63 = xor i32 %27, -1
  %64 = add i32 %4, %63
  %65 = select i1 %62, i32 15, i32 %64
  %66 = tail call i32 @llvm.smin.i32(i32 %61, i32 %65)
  %67 = add nsw i32 %16, -1
  %68 = icmp slt i32 %27, 0
  %69 = sub nsw i32 0, %27
  %70 = select i1 %68, i32 %69, i32 0
  %71 = tail call i32 @llvm.smax.i32(i32 %67, i32 %70)
  %72 = add nuw nsw i32 %17, 1
  %73 = icmp slt i32 %28, %5
  %74 = xor i32 %25, -1
  %75 = add i32 %5, %74
  %76 = select i1 %73, i32 15, i32 %75
  %77 = tail call i32 @llvm.smin.i32(i32 %72, i32 %76)
  %78 = add nsw i32 %17, -1
  %79 = icmp slt i32 %25, 0
  %80 = sub nsw i32 0, %25
  %81 = select i1 %79, i32 %80, i32 0
  %82 = tail call i32 @llvm.smax.i32(i32 %78, i32 %81)
  %83 = icmp slt i32 %16, %70
  %84 = icmp sgt i32 %16, %65
  %85 = icmp slt i32 %17, %81
  %86 = icmp sgt i32 %17, %76
  %87 = sext i32 %77 to i64
  %88 = getelementptr [16 x float], ptr %60, i64 %87
  %89 = sext i32 %82 to i64
  %90 = getelementptr [16 x float], ptr %59, i64 %89
  %91 = sext i32 %66 to i64
  %92 = getelementptr inbounds float, ptr %35, i64 %91
  %93 = sext i32 %71 to i64
  %94 = getelementptr inbounds float, ptr %35, i64 %93
  %95 = add nsw i32 %0, -1
  br label %96

96:                                               ; preds = %138, %58
  %97 = phi i32 [ 0, %58 ], [ %98, %138 ]
  %98 = add nuw nsw i32 %97, 1
  %99 = icmp samesign ugt i32 %16, %97
  br i1 %99, label %100, label %132

100:                                              ; preds = %96
  %101 = sub nsw i32 14, %97
  %102 = icmp sgt i32 %16, %101
  %103 = icmp samesign ule i32 %17, %97
  %104 = or i1 %103, %102
  %105 = icmp sgt i32 %17, %101
  %106 = or i1 %105, %104
  %107 = select i1 %106, i1 true, i1 %83
  %108 = select i1 %107, i1 true, i1 %84
  %109 = select i1 %108, i1 true, i1 %85
  %110 = select i1 %109, i1 true, i1 %86
  br i1 %110, label %132, label %111

111:                                              ; preds = %100
  %112 = load float, ptr %37, align 4, !tbaa !8
  %113 = load float, ptr %39, align 4, !tbaa !8
  %114 = load float, ptr %88, align 4, !tbaa !8
  %115 = load float, ptr %90, align 4, !tbaa !8
  %116 = fadd contract float %114, %115
  %117 = fmul contract float %112, 2.000000e+00
  %118 = fsub contract float %116, %117
  %119 = fmul contract float %20, %118
  %120 = fadd contract float %113, %119
  %121 = load float, ptr %92, align 4, !tbaa !8
  %122 = load float, ptr %94, align 4, !tbaa !8
  %123 = fadd contract float %121, %122
  %124 = fsub contract float %123, %117
  %125 = fmul contract float %19, %124
  %126 = fadd contract float %120, %125
  %127 = fsub contract float 8.000000e+01, %112
  %128 = fmul contract float %21, %127
  %129 = fadd contract float %128, %126
  %130 = fmul contract float %18, %129
  %131 = fadd contract float %112, %130
  store float %131, ptr %56, align 4, !tbaa !8
  br label %132

132:                                              ; preds = %111, %100, %96
  %133 = phi i1 [ true, %111 ], [ false, %100 ], [ false, %96 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %134 = icmp eq i32 %97, %95
  br i1 %134, label %139, label %135

135:                                              ; preds = %132
  br i1 %133, label %136, label %138

136:                                              ; preds = %135
  %137 = load float, ptr %56, align 4, !tbaa !8
  store float %137, ptr %37, align 4, !tbaa !8
  br label %138

138:                                              ; preds = %136, %135
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %96

139:                                              ; preds = %132
  br i1 %133, label %140, label %144

140:                                              ; preds = %139
  %141 = load float, ptr %56, align 4, !tbaa !8
  %142 = sext i32 %33 to i64
  %143 = getelementptr inbounds float, ptr %3, i64 %142
  store float %141, ptr %143, align 4, !tbaa !8
  br label %144

144:                                              ; preds = %53, %140, %139
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
