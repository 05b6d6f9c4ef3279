; ModuleID = 'corpus/hip/hip_half_ops.hip'
source_filename = "corpus/hip/hip_half_ops.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7rescaleE1m = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @haxpy2(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, half noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = insertelement <2 x half> poison, half %2, i64 0
  %10 = shufflevector <2 x half> %9, <2 x half> poison, <2 x i32> zeroinitializer
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds <2 x half>, ptr %0, i64 %11
  %13 = load <2 x half>, ptr %12, align 4, !tbaa !8
  %14 = getelementptr inbounds <2 x half>, ptr %1, i64 %11
  %15 = load <2 x half>, ptr %14, align 4, !tbaa !8
  %16 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %10, <2 x half> %13, <2 x half> %15)
  store <2 x half> %16, ptr %14, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @hcomplex_mul(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw <2 x half>, ptr %0, i64 %5
  %7 = getelementptr inbounds nuw <2 x half>, ptr %1, i64 %5
  %8 = load half, ptr %6, align 4, !tbaa !8
  %9 = load half, ptr %7, align 4, !tbaa !8
  %10 = fmul contract half %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %12 = load half, ptr %11, align 2, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 2
  %14 = load half, ptr %13, align 2, !tbaa !8
  %15 = fmul contract half %12, %14
  %16 = fsub contract half %10, %15
  %17 = insertelement <2 x half> poison, half %16, i64 0
  %18 = fmul contract half %8, %14
  %19 = fmul contract half %12, %9
  %20 = fadd contract half %18, %19
  %21 = insertelement <2 x half> %17, half %20, i64 1
  %22 = getelementptr inbounds nuw <2 x half>, ptr %2, i64 %5
  store <2 x half> %21, ptr %22, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @scores(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sdiv i32 %8, 8
  %10 = mul i32 %9, 8
  %11 = sub i32 %8, %10
  %12 = shl nsw i32 %11, 6
  %13 = shl nsw i32 %9, 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds half, ptr %0, i64 %14
  %16 = load half, ptr %15, align 2, !tbaa !9
  %17 = fpext contract half %16 to float
  %18 = sext i32 %12 to i64
  %19 = getelementptr inbounds half, ptr %1, i64 %18
  %20 = load half, ptr %19, align 2, !tbaa !9
  %21 = fpext contract half %20 to float
  %22 = tail call contract noundef float @llvm.fma.f32(float %17, float %21, float 0.000000e+00)
  %23 = sext i32 %13 to i64
  %24 = getelementptr half, ptr %0, i64 %23
  %25 = getelementptr i8, ptr %24, i64 2
  %26 = load half, ptr %25, align 2, !tbaa !9
  %27 = fpext contract half %26 to float
  %28 = sext i32 %12 to i64
  %29 = getelementptr half, ptr %1, i64 %28
  %30 = getelementptr i8, ptr %29, i64 2
  %31 = load half, ptr %30, align 2, !tbaa !9
  %32 = fpext contract half %31 to float
  %33 = tail call contract noundef float @llvm.fma.f32(float %27, float %32, float %22)
  %34 = sext i32 %13 to i64
  %35 = getelementptr half, ptr %0, i64 %34
  %36 = getelementptr i8, ptr %35, i64 4
  %37 = load half, ptr %36, align 2, !tbaa !9
  %38 = fpext contract half %37 to float
  %39 = sext i32 %12 to i64
  %40 = getelementptr half, ptr %1, i64 %39
  %41 = getelementptr i8, ptr %40, i64 4
  %42 = load half, ptr %41, align 2, !tbaa !9
  %43 = fpext contract half %42 to float
  %44 = tail call contract noundef float @llvm.fma.f32(float %38, float %43, float %33)
  %45 = sext i32 %13 to i64
  %46 = getelementptr half, ptr %0, i64 %45
  %47 = getelementptr i8, ptr %46, i64 6
  %48 = load half, ptr %47, align 2, !tbaa !9
  %49 = fpext contract half %48 to float
  %50 = sext i32 %12 to i64
  %51 = getelementptr half, ptr %1, i64 %50
  %52 = getelementptr i8, ptr %51, i64 6
  %53 = load half, ptr %52, align 2, !tbaa !9
  %54 = fpext contract half %53 to float
  %55 = tail call contract noundef float @llvm.fma.f32(float %49, float %54, float %44)
  %56 = sext i32 %13 to i64
  %57 = getelementptr half, ptr %0, i64 %56
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = load half, ptr %58, align 2, !tbaa !9
  %60 = fpext contract half %59 to float
  %61 = sext i32 %12 to i64
  %62 = getelementptr half, ptr %1, i64 %61
  %63 = getelementptr i8, ptr %62, i64 8
  %64 = load half, ptr %63, align 2, !tbaa !9
  %65 = fpext contract half %64 to float
  %66 = tail call contract noundef float @llvm.fma.f32(float %60, float %65, float %55)
  %67 = sext i32 %13 to i64
  %68 = getelementptr half, ptr %0, i64 %67
  %69 = getelementptr i8, ptr %68, i64 10
  %70 = load half, ptr %69, align 2, !tbaa !9
  %71 = fpext contract half %70 to float
  %72 = sext i32 %12 to i64
  %73 = getelementptr half, ptr %1, i64 %72
  %74 = getelementptr i8, ptr %73, i64 10
  %75 = load half, ptr %74, align 2, !tbaa !9
  %76 = fpext contract half %75 to float
  %77 = tail call contract noundef float @llvm.fma.f32(float %71, float %76, float %66)
  %78 = sext i32 %13 to i64
  %79 = getelementptr half, ptr %0, i64 %78
  %80 = getelementptr i8, ptr %79, i64 12
  %81 = load half, ptr %80, align 2, !tbaa !9
  %82 = fpext contract half %81 to float
  %83 = sext i32 %12 to i64
  %84 = getelementptr half, ptr %1, i64 %83
  %85 = getelementptr i8, ptr %84, i64 12
  %86 = load half, ptr %85, align 2, !tbaa !9
  %87 = fpext contract half %86 to float
  %88 = tail call contract noundef float @llvm.fma.f32(float %82, float %87, float %77)
  %89 = sext i32 %13 to i64
  %90 = getelementptr half, ptr %0, i64 %89
  %91 = getelementptr i8, ptr %90, i64 14
  %92 = load half, ptr %91, align 2, !tbaa !9
  %93 = fpext contract half %92 to float
  %94 = sext i32 %12 to i64
  %95 = getelementptr half, ptr %1, i64 %94
  %96 = getelementptr i8, ptr %95, i64 14
  %97 = load half, ptr %96, align 2, !tbaa !9
  %98 = fpext contract half %97 to float
  %99 = tail call contract noundef float @llvm.fma.f32(float %93, float %98, float %88)
  %100 = sext i32 %13 to i64
  %101 = getelementptr half, ptr %0, i64 %100
  %102 = getelementptr i8, ptr %101, i64 16
  %103 = load half, ptr %102, align 2, !tbaa !9
  %104 = fpext contract half %103 to float
  %105 = sext i32 %12 to i64
  %106 = getelementptr half, ptr %1, i64 %105
  %107 = getelementptr i8, ptr %106, i64 16
  %108 = load half, ptr %107, align 2, !tbaa !9
  %109 = fpext contract half %108 to float
  %110 = tail call contract noundef float @llvm.fma.f32(float %104, float %109, float %99)
  %111 = sext i32 %13 to i64
  %112 = getelementptr half, ptr %0, i64 %111
  %113 = getelementptr i8, ptr %112, i64 18
  %114 = load half, ptr %113, align 2, !tbaa !9
  %115 = fpext contract half %114 to float
  %116 = sext i32 %12 to i64
  %117 = getelementptr half, ptr %1, i64 %116
  %118 = getelementptr i8, ptr %117, i64 18
  %119 = load half, ptr %118, align 2, !tbaa !9
  %120 = fpext contract half %119 to float
  %121 = tail call contract noundef float @llvm.fma.f32(float %115, float %120, float %110)
  %122 = sext i32 %13 to i64
  %123 = getelementptr half, ptr %0, i64 %122
  %124 = getelementptr i8, ptr %123, i64 20
  %125 = load half, ptr %124, align 2, !tbaa !9
  %126 = fpext contract half %125 to float
  %127 = sext i32 %12 to i64
  %128 = getelementptr half, ptr %1, i64 %127
  %129 = getelementptr i8, ptr %128, i64 20
  %130 = load half, ptr %129, align 2, !tbaa !9
  %131 = fpext contract half %130 to float
  %132 = tail call contract noundef float @llvm.fma.f32(float %126, float %131, float %121)
  %133 = sext i32 %13 to i64
  %134 = getelementptr half, ptr %0, i64 %133
  %135 = getelementptr i8, ptr %134, i64 22
  %136 = load half, ptr %135, align 2, !tbaa !9
  %137 = fpext contract half %136 to float
  %138 = sext i32 %12 to i64
  %139 = getelementptr half, ptr %1, i64 %138
  %140 = getelementptr i8, ptr %139, i64 22
  %141 = load half, ptr %140, align 2, !tbaa !9
  %142 = fpext contract half %141 to float
  %143 = tail call contract noundef float @llvm.fma.f32(float %137, float %142, float %132)
  %144 = sext i32 %13 to i64
  %145 = getelementptr half, ptr %0, i64 %144
  %146 = getelementptr i8, ptr %145, i64 24
  %147 = load half, ptr %146, align 2, !tbaa !9
  %148 = fpext contract half %147 to float
  %149 = sext i32 %12 to i64
  %150 = getelementptr half, ptr %1, i64 %149
  %151 = getelementptr i8, ptr %150, i64 24
  %152 = load half, ptr %151, align 2, !tbaa !9
  %153 = fpext contract half %152 to float
  %154 = tail call contract noundef float @llvm.fma.f32(float %148, float %153, float %143)
  %155 = sext i32 %13 to i64
  %156 = getelementptr half, ptr %0, i64 %155
  %157 = getelementptr i8, ptr %156, i64 26
  %158 = load half, ptr %157, align 2, !tbaa !9
  %159 = fpext contract half %158 to float
  %160 = sext i32 %12 to i64
  %161 = getelementptr half, ptr %1, i64 %160
  %162 = getelementptr i8, ptr %161, i64 26
  %163 = load half, ptr %162, align 2, !tbaa !9
  %164 = fpext contract half %163 to float
  %165 = tail call contract noundef float @llvm.fma.f32(float %159, float %164, float %154)
  %166 = sext i32 %13 to i64
  %167 = getelementptr half, ptr %0, i64 %166
  %168 = getelementptr i8, ptr %167, i64 28
  %169 = load half, ptr %168, align 2, !tbaa !9
  %170 = fpext contract half %169 to float
  %171 = sext i32 %12 to i64
  %172 = getelementptr half, ptr %1, i64 %171
  %173 = getelementptr i8, ptr %172, i64 28
  %174 = load half, ptr %173, align 2, !tbaa !9
  %175 = fpext contract half %174 to float
  %176 = tail call contract noundef float @llvm.fma.f32(float %170, float %175, float %165)
  %177 = sext i32 %13 to i64
  %178 = getelementptr half, ptr %0, i64 %177
  %179 = getelementptr i8, ptr %178, i64 30
  %180 = load half, ptr %179, align 2, !tbaa !9
  %181 = fpext contract half %180 to float
  %182 = sext i32 %12 to i64
  %183 = getelementptr half, ptr %1, i64 %182
  %184 = getelementptr i8, ptr %183, i64 30
  %185 = load half, ptr %184, align 2, !tbaa !9
  %186 = fpext contract half %185 to float
  %187 = tail call contract noundef float @llvm.fma.f32(float %181, float %186, float %176)
  %188 = fmul contract float %187, 2.500000e-01
  %189 = sext i32 %8 to i64
  %190 = getelementptr inbounds float, ptr %2, i64 %189
  store float %188, ptr %190, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rescale(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ7rescaleE1m to ptr), align 4, !tbaa !4
  br label %7

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !11
  %11 = tail call contract noundef float @llvm.fabs.f32(float %10)
  %12 = bitcast float %11 to i32
  %13 = atomicrmw umax ptr addrspacecast (ptr addrspace(3) @_ZZ7rescaleE1m to ptr), i32 %12 monotonic, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7rescaleE1m to ptr), align 4, !tbaa !4
  %15 = bitcast i32 %14 to float
  %16 = fcmp contract ogt float %15, 6.550400e+04
  %17 = fdiv contract float 3.276800e+04, %15
  %18 = select contract i1 %16, float %17, float 1.000000e+00
  %19 = load float, ptr %9, align 4, !tbaa !11
  %20 = fmul contract float %19, %18
  %21 = fptrunc contract float %20 to half
  %22 = getelementptr inbounds nuw half, ptr %1, i64 %8
  store half %21, ptr %22, align 2, !tbaa !9
  br i1 %5, label %23, label %24

23:                                               ; preds = %7
  store i32 %14, ptr %2, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %23, %7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"_Float16", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
