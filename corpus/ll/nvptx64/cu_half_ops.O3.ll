; ModuleID = 'corpus/cuda/cu_half_ops.cu'
source_filename = "corpus/cuda/cu_half_ops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half2_axpby(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, half noundef %3, half noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = insertelement <2 x half> poison, half %3, i64 0
  %12 = shufflevector <2 x half> %11, <2 x half> poison, <2 x i32> zeroinitializer
  %13 = insertelement <2 x half> poison, half %4, i64 0
  %14 = shufflevector <2 x half> %13, <2 x half> poison, <2 x i32> zeroinitializer
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds <2 x half>, ptr %0, i64 %15
  %17 = load <2 x half>, ptr %16, align 4, !tbaa !8
  %18 = getelementptr inbounds <2 x half>, ptr %1, i64 %15
  %19 = load <2 x half>, ptr %18, align 4, !tbaa !8
  %20 = fmul contract <2 x half> %14, %19
  %21 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %12, <2 x half> %17, <2 x half> %20)
  %22 = tail call contract <2 x half> @llvm.maxnum.v2f16(<2 x half> %21, <2 x half> splat (half 0xHBC00))
  %23 = tail call contract <2 x half> @llvm.minnum.v2f16(<2 x half> %22, <2 x half> splat (half 0xH3C00))
  %24 = fsub contract <2 x half> %17, %19
  %25 = fmul contract <2 x half> %12, %24
  %26 = fsub contract <2 x half> %25, %23
  %27 = getelementptr inbounds <2 x half>, ptr %2, i64 %15
  store <2 x half> %26, ptr %27, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.minnum.v2f16(<2 x half>, <2 x half>) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_compare(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw half, ptr %0, i64 %5
  %7 = load half, ptr %6, align 2, !tbaa !9
  %8 = getelementptr i8, ptr %6, i64 2
  %9 = load half, ptr %8, align 2, !tbaa !9
  %10 = fcmp contract olt half %7, %9
  %11 = zext i1 %10 to i32
  %12 = fcmp contract oge half %7, %9
  %13 = select i1 %12, i32 2, i32 0
  %14 = fcmp contract ord half %7, 0xH0000
  %15 = select i1 %14, i32 4, i32 0
  %16 = fcmp contract une half %7, %9
  %17 = select i1 %16, i32 8, i32 0
  %18 = fcmp contract ogt half %7, 0xH0000
  %19 = fcmp contract ogt half %9, 0xH0000
  %20 = select i1 %18, i1 %19, i1 false
  %21 = select i1 %20, i32 16, i32 0
  %22 = or disjoint i32 %15, %11
  %23 = or disjoint i32 %22, %13
  %24 = or disjoint i32 %23, %17
  %25 = or disjoint i32 %24, %21
  %26 = fcmp contract ogt half %7, %9
  %27 = select contract i1 %26, half %7, half %9
  %28 = mul nuw nsw i32 %25, 1000
  %29 = fmul contract half %27, 0xH5640
  %30 = fptosi half %29 to i32
  %31 = add nsw i32 %28, %30
  %32 = zext nneg i32 %3 to i64
  %33 = getelementptr inbounds nuw i32, ptr %1, i64 %32
  store i32 %31, ptr %33, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bf16_round(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !11
  %8 = fptrunc contract float %7 to bfloat
  %9 = getelementptr inbounds nuw bfloat, ptr %1, i64 %5
  store bfloat %8, ptr %9, align 2, !tbaa !13
  %10 = fpext contract bfloat %8 to float
  %11 = fsub contract float %7, %10
  %12 = getelementptr inbounds nuw float, ptr %2, i64 %5
  store float %11, ptr %12, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bf16_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 3
  %6 = shl nuw nsw i32 %4, 4
  br label %10

7:                                                ; preds = %10
  %8 = zext nneg i32 %4 to i64
  %9 = getelementptr inbounds nuw float, ptr %2, i64 %8
  store float %91, ptr %9, align 4, !tbaa !11
  ret void

10:                                               ; preds = %10, %3
  %11 = phi float [ 0.000000e+00, %3 ], [ %91, %10 ]
  %12 = phi i32 [ 0, %3 ], [ %92, %10 ]
  %13 = add nuw nsw i32 %12, %5
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw <2 x bfloat>, ptr %1, i64 %14
  %16 = shl nuw nsw i32 %12, 1
  %17 = add nuw nsw i32 %16, %6
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw bfloat, ptr %0, i64 %18
  %20 = load bfloat, ptr %19, align 2, !tbaa !13
  %21 = fpext contract bfloat %20 to float
  %22 = load bfloat, ptr %15, align 4, !tbaa !8
  %23 = fpext contract bfloat %22 to float
  %24 = tail call contract noundef float @llvm.fma.f32(float %21, float %23, float %11)
  %25 = getelementptr i8, ptr %19, i64 2
  %26 = load bfloat, ptr %25, align 2, !tbaa !13
  %27 = fpext contract bfloat %26 to float
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 2
  %29 = load bfloat, ptr %28, align 2, !tbaa !8
  %30 = fpext contract bfloat %29 to float
  %31 = tail call contract noundef float @llvm.fma.f32(float %27, float %30, float %24)
  %32 = or disjoint i32 %12, 1
  %33 = add nuw nsw i32 %32, %5
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw <2 x bfloat>, ptr %1, i64 %34
  %36 = shl nuw nsw i32 %32, 1
  %37 = add nuw nsw i32 %36, %6
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw bfloat, ptr %0, i64 %38
  %40 = load bfloat, ptr %39, align 2, !tbaa !13
  %41 = fpext contract bfloat %40 to float
  %42 = load bfloat, ptr %35, align 4, !tbaa !8
  %43 = fpext contract bfloat %42 to float
  %44 = tail call contract noundef float @llvm.fma.f32(float %41, float %43, float %31)
  %45 = getelementptr i8, ptr %39, i64 2
  %46 = load bfloat, ptr %45, align 2, !tbaa !13
  %47 = fpext contract bfloat %46 to float
  %48 = getelementptr inbounds nuw i8, ptr %35, i64 2
  %49 = load bfloat, ptr %48, align 2, !tbaa !8
  %50 = fpext contract bfloat %49 to float
  %51 = tail call contract noundef float @llvm.fma.f32(float %47, float %50, float %44)
  %52 = or disjoint i32 %12, 2
  %53 = add nuw nsw i32 %52, %5
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw <2 x bfloat>, ptr %1, i64 %54
  %56 = shl nuw nsw i32 %52, 1
  %57 = add nuw nsw i32 %56, %6
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw bfloat, ptr %0, i64 %58
  %60 = load bfloat, ptr %59, align 2, !tbaa !13
  %61 = fpext contract bfloat %60 to float
  %62 = load bfloat, ptr %55, align 4, !tbaa !8
  %63 = fpext contract bfloat %62 to float
  %64 = tail call contract noundef float @llvm.fma.f32(float %61, float %63, float %51)
  %65 = getelementptr i8, ptr %59, i64 2
  %66 = load bfloat, ptr %65, align 2, !tbaa !13
  %67 = fpext contract bfloat %66 to float
  %68 = getelementptr inbounds nuw i8, ptr %55, i64 2
  %69 = load bfloat, ptr %68, align 2, !tbaa !8
  %70 = fpext contract bfloat %69 to float
  %71 = tail call contract noundef float @llvm.fma.f32(float %67, float %70, float %64)
  %72 = or disjoint i32 %12, 3
  %73 = add nuw nsw i32 %72, %5
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw <2 x bfloat>, ptr %1, i64 %74
  %76 = shl nuw nsw i32 %72, 1
  %77 = add nuw nsw i32 %76, %6
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw bfloat, ptr %0, i64 %78
  %80 = load bfloat, ptr %79, align 2, !tbaa !13
  %81 = fpext contract bfloat %80 to float
  %82 = load bfloat, ptr %75, align 4, !tbaa !8
  %83 = fpext contract bfloat %82 to float
  %84 = tail call contract noundef float @llvm.fma.f32(float %81, float %83, float %71)
  %85 = getelementptr i8, ptr %79, i64 2
  %86 = load bfloat, ptr %85, align 2, !tbaa !13
  %87 = fpext contract bfloat %86 to float
  %88 = getelementptr inbounds nuw i8, ptr %75, i64 2
  %89 = load bfloat, ptr %88, align 2, !tbaa !8
  %90 = fpext contract bfloat %89 to float
  %91 = tail call contract noundef float @llvm.fma.f32(float %87, float %90, float %84)
  %92 = add nuw nsw i32 %12, 4
  %93 = icmp eq i32 %92, 8
  br i1 %93, label %7, label %10, !llvm.loop !15
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @layer_norm_half(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = mul i32 %1, %3
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw half, ptr %0, i64 %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %40, label %9

9:                                                ; preds = %40, %2
  %10 = phi float [ 0.000000e+00, %2 ], [ %50, %40 ]
  %11 = phi float [ 0.000000e+00, %2 ], [ %48, %40 ]
  %12 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %11, i32 range(i32 1, 0) 16, i32 31)
  %13 = fadd contract float %11, %12
  %14 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %10, i32 range(i32 1, 0) 16, i32 31)
  %15 = fadd contract float %10, %14
  %16 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %13, i32 range(i32 1, 0) 8, i32 31)
  %17 = fadd contract float %13, %16
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %15, i32 range(i32 1, 0) 8, i32 31)
  %19 = fadd contract float %15, %18
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %17, i32 range(i32 1, 0) 4, i32 31)
  %21 = fadd contract float %17, %20
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 range(i32 1, 0) 4, i32 31)
  %23 = fadd contract float %19, %22
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 range(i32 1, 0) 2, i32 31)
  %25 = fadd contract float %21, %24
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 range(i32 1, 0) 2, i32 31)
  %27 = fadd contract float %23, %26
  %28 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %25, i32 range(i32 1, 0) 1, i32 31)
  %29 = fadd contract float %25, %28
  %30 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %27, i32 range(i32 1, 0) 1, i32 31)
  %31 = fadd contract float %27, %30
  %32 = sitofp i32 %1 to float
  %33 = fdiv contract float %29, %32
  %34 = fdiv contract float %31, %32
  %35 = fmul contract float %33, %33
  %36 = fsub contract float %34, %35
  %37 = fadd contract float %36, 0x3EE4F8B580000000
  %38 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %37)
  %39 = fdiv contract float 1.000000e+00, %38
  br i1 %8, label %54, label %53

40:                                               ; preds = %2, %40
  %41 = phi float [ %48, %40 ], [ 0.000000e+00, %2 ]
  %42 = phi float [ %50, %40 ], [ 0.000000e+00, %2 ]
  %43 = phi i32 [ %51, %40 ], [ %7, %2 ]
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw half, ptr %6, i64 %44
  %46 = load half, ptr %45, align 2, !tbaa !9
  %47 = fpext contract half %46 to float
  %48 = fadd contract float %41, %47
  %49 = fmul contract float %47, %47
  %50 = fadd contract float %42, %49
  %51 = add nuw nsw i32 %43, 32
  %52 = icmp slt i32 %51, %1
  br i1 %52, label %40, label %9, !llvm.loop !18

53:                                               ; preds = %54, %9
  ret void

54:                                               ; preds = %9, %54
  %55 = phi i32 [ %63, %54 ], [ %7, %9 ]
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw half, ptr %6, i64 %56
  %58 = load half, ptr %57, align 2, !tbaa !9
  %59 = fpext contract half %58 to float
  %60 = fsub contract float %59, %33
  %61 = fmul contract float %39, %60
  %62 = fptrunc contract float %61 to half
  store half %62, ptr %57, align 2, !tbaa !9
  %63 = add nuw nsw i32 %55, 32
  %64 = icmp slt i32 %63, %1
  br i1 %64, label %54, label %53, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_int(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = sitofp i32 %7 to half
  %9 = getelementptr inbounds nuw half, ptr %1, i64 %5
  store half %8, ptr %9, align 2, !tbaa !9
  %10 = lshr i32 %7, 4
  %11 = trunc i32 %10 to i16
  %12 = sitofp i16 %11 to half
  %13 = trunc i32 %7 to i8
  %14 = uitofp i8 %13 to half
  %15 = fadd contract half %14, %12
  %16 = fptosi half %8 to i32
  %17 = fptosi half %15 to i16
  %18 = sext i16 %17 to i32
  %19 = add nsw i32 %18, %16
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %19, ptr %20, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!13 = !{!14, !14, i64 0}
!14 = !{!"__bf16", !6, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
