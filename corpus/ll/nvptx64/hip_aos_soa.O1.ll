; ModuleID = 'corpus/hip/hip_aos_soa.hip'
source_filename = "corpus/hip/hip_aos_soa.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Particle = type { %struct.float3, float, %struct.float3, float }
%struct.float3 = type { float, float, float }
%struct.Record = type <{ i8, i32, i16, i32 }>

@_ZZ11interleave4E4tile = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @aos_step(ptr noundef captures(none) %0, float noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.Particle, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = icmp sgt i32 %2, 0
  br i1 %22, label %23, label %33

23:                                               ; preds = %3
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = fneg contract float %25
  %29 = tail call contract noundef float @llvm.fabs.f32(float %27)
  %30 = fadd contract float %29, 1.000000e+00
  %31 = fdiv contract float %28, %30
  %32 = fmul contract float %1, %31
  br label %40

33:                                               ; preds = %40, %3
  %34 = phi float [ %17, %3 ], [ %49, %40 ]
  %35 = phi float [ %19, %3 ], [ %51, %40 ]
  %36 = phi float [ %15, %3 ], [ %59, %40 ]
  %37 = phi float [ %13, %3 ], [ %57, %40 ]
  %38 = phi float [ %11, %3 ], [ %55, %40 ]
  %39 = phi float [ %21, %3 ], [ %53, %40 ]
  store float %38, ptr %10, align 4, !tbaa !8
  store float %37, ptr %12, align 4, !tbaa !8
  store float %36, ptr %14, align 4, !tbaa !8
  store float %34, ptr %16, align 4, !tbaa !8
  store float %35, ptr %18, align 4, !tbaa !8
  store float %39, ptr %20, align 4, !tbaa !8
  ret void

40:                                               ; preds = %23, %40
  %41 = phi float [ %21, %23 ], [ %53, %40 ]
  %42 = phi i32 [ 0, %23 ], [ %60, %40 ]
  %43 = phi float [ %11, %23 ], [ %55, %40 ]
  %44 = phi float [ %13, %23 ], [ %57, %40 ]
  %45 = phi float [ %15, %23 ], [ %59, %40 ]
  %46 = phi float [ %19, %23 ], [ %51, %40 ]
  %47 = phi float [ %17, %23 ], [ %49, %40 ]
  %48 = fmul contract float %32, %43
  %49 = fadd contract float %47, %48
  %50 = fmul contract float %32, %44
  %51 = fadd contract float %46, %50
  %52 = fmul contract float %32, %45
  %53 = fadd contract float %52, %41
  %54 = fmul contract float %1, %49
  %55 = fadd contract float %43, %54
  %56 = fmul contract float %1, %51
  %57 = fadd contract float %44, %56
  %58 = fmul contract float %1, %53
  %59 = fadd contract float %45, %58
  %60 = add nuw nsw i32 %42, 1
  %61 = icmp eq i32 %60, %2
  br i1 %61, label %33, label %40, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @soa_step(ptr noalias noundef captures(none) %0, ptr noalias noundef captures(none) %1, ptr noalias noundef captures(none) %2, ptr noalias noundef captures(none) %3, ptr noalias noundef captures(none) %4, ptr noalias noundef captures(none) %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %8
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = getelementptr inbounds float, ptr %3, i64 %16
  %19 = getelementptr inbounds float, ptr %1, i64 %16
  %20 = getelementptr inbounds float, ptr %4, i64 %16
  %21 = getelementptr inbounds float, ptr %2, i64 %16
  %22 = getelementptr inbounds float, ptr %5, i64 %16
  %23 = load float, ptr %17, align 4, !tbaa !8
  %24 = load float, ptr %18, align 4, !tbaa !8
  %25 = load float, ptr %19, align 4, !tbaa !8
  %26 = load float, ptr %20, align 4, !tbaa !8
  %27 = load float, ptr %21, align 4, !tbaa !8
  %28 = load float, ptr %22, align 4, !tbaa !8
  br label %31

29:                                               ; preds = %31
  store float %46, ptr %17, align 4, !tbaa !8
  store float %40, ptr %18, align 4, !tbaa !8
  store float %48, ptr %19, align 4, !tbaa !8
  store float %42, ptr %20, align 4, !tbaa !8
  store float %50, ptr %21, align 4, !tbaa !8
  store float %44, ptr %22, align 4, !tbaa !8
  br label %30

30:                                               ; preds = %29, %8
  ret void

31:                                               ; preds = %10, %31
  %32 = phi float [ %28, %10 ], [ %44, %31 ]
  %33 = phi float [ %27, %10 ], [ %50, %31 ]
  %34 = phi float [ %26, %10 ], [ %42, %31 ]
  %35 = phi float [ %25, %10 ], [ %48, %31 ]
  %36 = phi float [ %24, %10 ], [ %40, %31 ]
  %37 = phi float [ %23, %10 ], [ %46, %31 ]
  %38 = phi i32 [ 0, %10 ], [ %51, %31 ]
  %39 = fmul contract float %6, %37
  %40 = fsub contract float %36, %39
  %41 = fmul contract float %6, %35
  %42 = fsub contract float %34, %41
  %43 = fmul contract float %6, %33
  %44 = fsub contract float %32, %43
  %45 = fmul contract float %6, %40
  %46 = fadd contract float %37, %45
  %47 = fmul contract float %6, %42
  %48 = fadd contract float %35, %47
  %49 = fmul contract float %6, %44
  %50 = fadd contract float %33, %49
  %51 = add nuw nsw i32 %38, 1
  %52 = icmp eq i32 %51, %7
  br i1 %52, label %29, label %31, !llvm.loop !13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @interleave4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 8
  %6 = add i32 %5, %3
  br label %25

7:                                                ; preds = %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = zext nneg i32 %3 to i64
  %9 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !14
  %11 = insertelement <4 x i8> poison, i8 %10, i64 0
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %13 = load i8, ptr %12, align 1, !tbaa !14
  %14 = insertelement <4 x i8> %11, i8 %13, i64 1
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %16 = load i8, ptr %15, align 1, !tbaa !14
  %17 = insertelement <4 x i8> %14, i8 %16, i64 2
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %19 = load i8, ptr %18, align 1, !tbaa !14
  %20 = insertelement <4 x i8> %17, i8 %19, i64 3
  %21 = shl i32 %4, 6
  %22 = add i32 %21, %3
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw <4 x i8>, ptr %1, i64 %23
  store <4 x i8> %20, ptr %24, align 4, !tbaa !14
  ret void

25:                                               ; preds = %2, %25
  %26 = phi i32 [ 0, %2 ], [ %35, %25 ]
  %27 = shl nuw nsw i32 %26, 6
  %28 = add i32 %6, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !14
  %32 = add nuw nsw i32 %27, %3
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 %33
  store i8 %31, ptr %34, align 1, !tbaa !14
  %35 = add nuw nsw i32 %26, 1
  %36 = icmp eq i32 %35, 4
  br i1 %36, label %7, label %25, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @packed_records(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.Record, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %8 = load i32, ptr %7, align 1, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 5
  %10 = load i16, ptr %9, align 1, !tbaa !16
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 7
  %12 = load i32, ptr %11, align 1, !tbaa !4
  %13 = zext i8 %6 to i64
  %14 = mul nuw nsw i64 %13, 1099511628211
  %15 = zext i32 %8 to i64
  %16 = xor i64 %14, %15
  %17 = mul i64 %16, 1099511628211
  %18 = zext i16 %10 to i64
  %19 = xor i64 %17, %18
  %20 = mul i64 %19, 1099511628211
  %21 = zext i32 %12 to i64
  %22 = xor i64 %20, %21
  %23 = getelementptr inbounds nuw i64, ptr %1, i64 %4
  store i64 %22, ptr %23, align 8, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!6, !6, i64 0}
!15 = distinct !{!15, !11, !12}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !6, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"long long", !6, i64 0}
