; ModuleID = 'corpus/hip/hip_sparse_tri.hip'
source_filename = "corpus/hip/hip_sparse_tri.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Mat3 = type { [9 x double] }

@_ZZ11lower_solveE1s = internal unnamed_addr addrspace(3) global [32 x double] undef, align 8
@_ZZ11lower_solveE4done = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lower_solve(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 %7
  store double 0.000000e+00, ptr %8, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp eq i32 %10, %12
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 %7
  store i32 %14, ptr %15, align 4, !tbaa !4
  br i1 %13, label %16, label %19

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %7
  %18 = load double, ptr %17, align 8, !tbaa !8
  store double %18, ptr %8, align 8, !tbaa !8
  br label %19

19:                                               ; preds = %16, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = getelementptr inbounds nuw double, ptr %3, i64 %7
  br label %24

21:                                               ; preds = %59
  %22 = load double, ptr %8, align 8, !tbaa !8
  %23 = getelementptr inbounds nuw double, ptr %4, i64 %7
  store double %22, ptr %23, align 8, !tbaa !8
  ret void

24:                                               ; preds = %19, %59
  %25 = phi i32 [ 0, %19 ], [ %60, %59 ]
  %26 = load i32, ptr %15, align 4, !tbaa !4
  %27 = icmp eq i32 %26, 0
  %28 = zext i1 %27 to i32
  %29 = load double, ptr %20, align 8, !tbaa !8
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %11, align 4, !tbaa !4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %37, %24
  %34 = phi i32 [ %28, %24 ], [ %49, %37 ]
  %35 = phi double [ %29, %24 ], [ %55, %37 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = icmp eq i32 %34, 0
  br i1 %36, label %59, label %58

37:                                               ; preds = %24, %37
  %38 = phi i32 [ %56, %37 ], [ %30, %24 ]
  %39 = phi double [ %55, %37 ], [ %29, %24 ]
  %40 = phi i32 [ %49, %37 ], [ %28, %24 ]
  %41 = sext i32 %38 to i64
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !10
  %44 = zext i8 %43 to i32
  %45 = urem i32 %44, %6
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE4done to ptr), i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = and i32 %48, %40
  %50 = getelementptr inbounds double, ptr %2, i64 %41
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ11lower_solveE1s to ptr), i64 %46
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fmul contract double %51, %53
  %55 = fsub contract double %39, %54
  %56 = add nsw i32 %38, 1
  %57 = icmp eq i32 %56, %31
  br i1 %57, label %33, label %37, !llvm.loop !11

58:                                               ; preds = %33
  store double %35, ptr %8, align 8, !tbaa !8
  store i32 1, ptr %15, align 4, !tbaa !4
  br label %59

59:                                               ; preds = %58, %33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = add nuw nsw i32 %25, 1
  %61 = icmp eq i32 %60, 32
  br i1 %61, label %21, label %24, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Mat3 @_Z6invertRK4Mat3(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(72) %0) local_unnamed_addr #3 {
  %2 = alloca %struct.Mat3, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %4 = load double, ptr %3, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %6 = load double, ptr %5, align 8, !tbaa !8
  %7 = fmul contract double %4, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load double, ptr %8, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fmul contract double %9, %11
  %13 = fsub contract double %7, %12
  store double %13, ptr %2, align 8, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = fmul contract double %11, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul contract double %6, %18
  %20 = fsub contract double %16, %19
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %20, ptr %21, align 8, !tbaa !8
  %22 = fmul contract double %9, %18
  %23 = fmul contract double %4, %15
  %24 = fsub contract double %22, %23
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double %24, ptr %25, align 8, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fmul contract double %9, %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = fmul contract double %6, %30
  %32 = fsub contract double %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store double %32, ptr %33, align 8, !tbaa !8
  %34 = load double, ptr %0, align 8, !tbaa !8
  %35 = fmul contract double %6, %34
  %36 = fmul contract double %15, %27
  %37 = fsub contract double %35, %36
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store double %37, ptr %38, align 8, !tbaa !8
  %39 = fmul contract double %15, %30
  %40 = fmul contract double %9, %34
  %41 = fsub contract double %39, %40
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store double %41, ptr %42, align 8, !tbaa !8
  %43 = fmul contract double %11, %30
  %44 = fmul contract double %4, %27
  %45 = fsub contract double %43, %44
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store double %45, ptr %46, align 8, !tbaa !8
  %47 = fmul contract double %18, %27
  %48 = fmul contract double %11, %34
  %49 = fsub contract double %47, %48
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store double %49, ptr %50, align 8, !tbaa !8
  %51 = fmul contract double %4, %34
  %52 = fmul contract double %18, %30
  %53 = fsub contract double %51, %52
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store double %53, ptr %54, align 8, !tbaa !8
  %55 = fmul contract double %13, %34
  %56 = fmul contract double %18, %32
  %57 = fadd contract double %55, %56
  %58 = fmul contract double %15, %45
  %59 = fadd contract double %58, %57
  %60 = fdiv contract double 1.000000e+00, %59
  br label %80

61:                                               ; preds = %80
  %62 = load double, ptr %2, align 8
  %63 = insertvalue %struct.Mat3 poison, double %62, 0, 0
  %64 = load double, ptr %21, align 8
  %65 = insertvalue %struct.Mat3 %63, double %64, 0, 1
  %66 = load double, ptr %25, align 8
  %67 = insertvalue %struct.Mat3 %65, double %66, 0, 2
  %68 = load double, ptr %33, align 8
  %69 = insertvalue %struct.Mat3 %67, double %68, 0, 3
  %70 = load double, ptr %38, align 8
  %71 = insertvalue %struct.Mat3 %69, double %70, 0, 4
  %72 = load double, ptr %42, align 8
  %73 = insertvalue %struct.Mat3 %71, double %72, 0, 5
  %74 = load double, ptr %46, align 8
  %75 = insertvalue %struct.Mat3 %73, double %74, 0, 6
  %76 = load double, ptr %50, align 8
  %77 = insertvalue %struct.Mat3 %75, double %76, 0, 7
  %78 = load double, ptr %54, align 8
  %79 = insertvalue %struct.Mat3 %77, double %78, 0, 8
  ret %struct.Mat3 %79

80:                                               ; preds = %1, %80
  %81 = phi i32 [ 0, %1 ], [ %86, %80 ]
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw double, ptr %2, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fmul contract double %60, %84
  store double %85, ptr %83, align 8, !tbaa !8
  %86 = add nuw nsw i32 %81, 1
  %87 = icmp eq i32 %86, 9
  br i1 %87, label %61, label %80, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @block_inverse3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  %3 = alloca %struct.Mat3, align 8
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw %struct.Mat3, ptr %0, i64 %5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %3, ptr noundef nonnull align 8 dereferenceable(72) %6, i64 72, i1 false), !tbaa.struct !16
  br label %28

7:                                                ; preds = %28
  %8 = call %struct.Mat3 @_Z6invertRK4Mat3(ptr noundef nonnull align 8 dereferenceable(72) %3) #8
  %9 = extractvalue %struct.Mat3 %8, 0
  %10 = extractvalue [9 x double] %9, 0
  %11 = extractvalue [9 x double] %9, 1
  %12 = extractvalue [9 x double] %9, 2
  %13 = extractvalue [9 x double] %9, 3
  %14 = extractvalue [9 x double] %9, 4
  %15 = extractvalue [9 x double] %9, 5
  %16 = extractvalue [9 x double] %9, 6
  %17 = extractvalue [9 x double] %9, 7
  %18 = extractvalue [9 x double] %9, 8
  %19 = getelementptr inbounds nuw %struct.Mat3, ptr %1, i64 %5
  store double %10, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store double %11, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 16
  store double %12, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 24
  store double %13, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 32
  store double %14, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 40
  store double %15, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 48
  store double %16, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %19, i64 56
  store double %17, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 64
  store double %18, ptr %27, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

28:                                               ; preds = %2, %28
  %29 = phi i32 [ 0, %2 ], [ %34, %28 ]
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw double, ptr %3, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fadd contract double %32, 4.000000e+00
  store double %33, ptr %31, align 8, !tbaa !8
  %34 = add nuw nsw i32 %29, 4
  %35 = icmp samesign ult i32 %29, 5
  br i1 %35, label %28, label %7, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @band_matvec(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %4, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %5
  %13 = sub nsw i32 0, %4
  br label %18

14:                                               ; preds = %36, %5
  %15 = phi float [ 0.000000e+00, %5 ], [ %37, %36 ]
  %16 = sext i32 %10 to i64
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  store float %15, ptr %17, align 4, !tbaa !18
  ret void

18:                                               ; preds = %12, %36
  %19 = phi float [ %37, %36 ], [ 0.000000e+00, %12 ]
  %20 = phi i32 [ %38, %36 ], [ %13, %12 ]
  %21 = add nsw i32 %20, %10
  %22 = icmp sgt i32 %21, -1
  %23 = icmp slt i32 %21, %3
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %36

25:                                               ; preds = %18
  %26 = add nsw i32 %20, %4
  %27 = mul nsw i32 %26, %3
  %28 = add nsw i32 %27, %10
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !18
  %32 = zext nneg i32 %21 to i64
  %33 = getelementptr inbounds nuw float, ptr %1, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !18
  %35 = tail call contract noundef float @llvm.fma.f32(float %31, float %34, float %19)
  br label %36

36:                                               ; preds = %18, %25
  %37 = phi float [ %35, %25 ], [ %19, %18 ]
  %38 = add i32 %20, 1
  %39 = icmp eq i32 %20, %4
  br i1 %39, label %14, label %18, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!9 = !{!"double", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = !{i64 0, i64 72, !10}
!17 = distinct !{!17, !12, !13}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !6, i64 0}
!20 = distinct !{!20, !12, !13}
