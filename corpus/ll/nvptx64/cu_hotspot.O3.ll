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
  %49 = getelementptr inbounds float, ptr %1, i64 %48
  %50 = getelementptr inbounds float, ptr %2, i64 %48
  %51 = load float, ptr %50, align 4, !tbaa !8
  store float %51, ptr %37, align 4, !tbaa !8
  %52 = load float, ptr %49, align 4, !tbaa !8
  store float %52, ptr %39, align 4, !tbaa !8
  br label %53

53:                                               ; preds = %47, %41, %13
  %54 = phi float [ %51, %47 ], [ 0.000000e+00, %41 ], [ 0.000000e+00, %13 ]
  %55 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE6temp_t to ptr), i64 %34
  %56 = getelementptr inbounds nuw float, ptr %55, i64 %36
  store float %54, ptr %56, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = icmp sgt i32 %0, 0
  br i1 %57, label %58, label %143

58:                                               ; preds = %53
  %59 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE7temp_on to ptr), i64 %36
  %60 = add nuw nsw i32 %16, 1
  %61 = icmp slt i32 %29, %4
  %62 = xor i32 %27, -1
  %63 = add i32 %4, %62
  %64 = select i1 %61, i32 15, i32 %63
  %65 = tail call i32 @llvm.smin.i32(i32 %60, i32 %64)
  %66 = add nsw i32 %16, -1
  %67 = icmp slt i32 %27, 0
  %68 = sub nsw i32 0, %27
  %69 = select i1 %67, i32 %68, i32 0
  %70 = tail call i32 @llvm.smax.i32(i32 %66, i32 %69)
  %71 = add nuw nsw i32 %17, 1
  %72 = icmp slt i32 %28, %5
  %73 = xor i32 %25, -1
  %74 = add i32 %5, %73
  %75 = select i1 %72, i32 15, i32 %74
  %76 = tail call i32 @llvm.smin.i32(i32 %71, i32 %75)
  %77 = add nsw i32 %17, -1
  %78 = icmp slt i32 %25, 0
  %79 = sub nsw i32 0, %25
  %80 = select i1 %78, i32 %79, i32 0
  %81 = tail call i32 @llvm.smax.i32(i32 %77, i32 %80)
  %82 = icmp slt i32 %16, %69
  %83 = icmp sgt i32 %16, %64
  %84 = icmp slt i32 %17, %80
  %85 = icmp sgt i32 %17, %75
  %86 = sext i32 %76 to i64
  %87 = getelementptr [16 x float], ptr %59, i64 %86
  %88 = sext i32 %81 to i64
  %89 = getelementptr [16 x float], ptr %59, i64 %88
  %90 = sext i32 %65 to i64
  %91 = getelementptr inbounds float, ptr %35, i64 %90
  %92 = sext i32 %70 to i64
  %93 = getelementptr inbounds float, ptr %35, i64 %92
  %94 = add nsw i32 %0, -1
  br label %95

95:                                               ; preds = %137, %58
  %96 = phi i32 [ 0, %58 ], [ %97, %137 ]
  %97 = add nuw nsw i32 %96, 1
  %98 = icmp samesign ugt i32 %16, %96
  br i1 %98, label %99, label %131

99:                                               ; preds = %95
  %100 = sub nsw i32 14, %96
  %101 = icmp sgt i32 %16, %100
  %102 = icmp samesign ule i32 %17, %96
  %103 = or i1 %102, %101
  %104 = icmp sgt i32 %17, %100
  %105 = or i1 %104, %103
  %106 = select i1 %105, i1 true, i1 %82
  %107 = select i1 %106, i1 true, i1 %83
  %108 = select i1 %107, i1 true, i1 %84
  %109 = select i1 %108, i1 true, i1 %85
  br i1 %109, label %131, label %110

110:                                              ; preds = %99
  %111 = load float, ptr %37, align 4, !tbaa !8
  %112 = load float, ptr %39, align 4, !tbaa !8
  %113 = load float, ptr %87, align 4, !tbaa !8
  %114 = load float, ptr %89, align 4, !tbaa !8
  %115 = fadd contract float %113, %114
  %116 = fmul contract float %111, 2.000000e+00
  %117 = fsub contract float %115, %116
  %118 = fmul contract float %20, %117
  %119 = fadd contract float %112, %118
  %120 = load float, ptr %91, align 4, !tbaa !8
  %121 = load float, ptr %93, align 4, !tbaa !8
  %122 = fadd contract float %120, %121
  %123 = fsub contract float %122, %116
  %124 = fmul contract float %19, %123
  %125 = fadd contract float %119, %124
  %126 = fsub contract float 8.000000e+01, %111
  %127 = fmul contract float %21, %126
  %128 = fadd contract float %127, %125
  %129 = fmul contract float %18, %128
  %130 = fadd contract float %111, %129
  store float %130, ptr %56, align 4, !tbaa !8
  br label %131

131:                                              ; preds = %110, %99, %95
  %132 = phi i1 [ true, %110 ], [ false, %99 ], [ false, %95 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %133 = icmp eq i32 %96, %94
  br i1 %133, label %138, label %134

134:                                              ; preds = %131
  br i1 %132, label %135, label %137

135:                                              ; preds = %134
  %136 = load float, ptr %56, align 4, !tbaa !8
  store float %136, ptr %37, align 4, !tbaa !8
  br label %137

137:                                              ; preds = %135, %134
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %95

138:                                              ; preds = %131
  br i1 %132, label %139, label %143

139:                                              ; preds = %138
  %140 = sext i32 %33 to i64
  %141 = getelementptr inbounds float, ptr %3, i64 %140
  %142 = load float, ptr %56, align 4, !tbaa !8
  store float %142, ptr %141, align 4, !tbaa !8
  br label %143

143:                                              ; preds = %53, %139, %138
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
