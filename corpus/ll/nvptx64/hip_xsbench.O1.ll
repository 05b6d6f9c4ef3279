; ModuleID = 'corpus/hip/hip_xsbench.hip'
source_filename = "corpus/hip/hip_xsbench.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.MacroXs = type { [5 x double] }
%struct.NuclideGridPoint = type { double, double, double, double, double, double }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef double @_Z10lcg_randomPy(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = load i64, ptr %0, align 8, !tbaa !8
  %3 = mul i64 %2, 2806196910506780709
  %4 = add i64 %3, 1
  %5 = and i64 %4, 9223372036854775807
  store i64 %5, ptr %0, align 8, !tbaa !8
  %6 = uitofp nneg i64 %5 to double
  %7 = fmul contract double %6, 0x3C00000000000000
  ret double %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef range(i32 0, -2147483648) i32 @_Z11grid_searchidPKd(i32 noundef %0, double noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 2
  br i1 %4, label %5, label %21

5:                                                ; preds = %3
  %6 = add nsw i32 %0, -1
  br label %7

7:                                                ; preds = %5, %7
  %8 = phi i32 [ %18, %7 ], [ 0, %5 ]
  %9 = phi i32 [ %19, %7 ], [ %6, %5 ]
  %10 = phi i32 [ %17, %7 ], [ %6, %5 ]
  %11 = lshr i32 %9, 1
  %12 = add nuw nsw i32 %8, %11
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw double, ptr %2, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !10
  %16 = fcmp contract ogt double %15, %1
  %17 = select i1 %16, i32 %12, i32 %10
  %18 = select i1 %16, i32 %8, i32 %12
  %19 = sub nsw i32 %17, %18
  %20 = icmp sgt i32 %19, 1
  br i1 %20, label %7, label %21, !llvm.loop !12

21:                                               ; preds = %7, %3
  %22 = phi i32 [ 0, %3 ], [ %18, %7 ]
  ret i32 %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.MacroXs @_Z5microPK16NuclideGridPointiid(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, double noundef %3) local_unnamed_addr #1 {
  %5 = add nsw i32 %1, -1
  %6 = sitofp i32 %5 to double
  %7 = fmul contract double %3, %6
  %8 = fptosi double %7 to i32
  %9 = icmp sgt i32 %5, %8
  %10 = add nsw i32 %1, -2
  %11 = select i1 %9, i32 %8, i32 %10
  %12 = mul nsw i32 %2, %1
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.NuclideGridPoint, ptr %0, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !10
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %19 = load double, ptr %18, align 8, !tbaa !10
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %21 = load double, ptr %20, align 8, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %23 = load double, ptr %22, align 8, !tbaa !10
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %25 = load double, ptr %24, align 8, !tbaa !10
  %26 = getelementptr i8, ptr %15, i64 56
  %27 = load double, ptr %26, align 8, !tbaa !10
  %28 = getelementptr i8, ptr %15, i64 64
  %29 = load double, ptr %28, align 8, !tbaa !10
  %30 = getelementptr i8, ptr %15, i64 72
  %31 = load double, ptr %30, align 8, !tbaa !10
  %32 = getelementptr i8, ptr %15, i64 80
  %33 = load double, ptr %32, align 8, !tbaa !10
  %34 = getelementptr i8, ptr %15, i64 88
  %35 = load double, ptr %34, align 8, !tbaa !10
  %36 = sitofp i32 %11 to double
  %37 = fsub contract double %7, %36
  %38 = fsub contract double %27, %17
  %39 = fmul contract double %37, %38
  %40 = fsub contract double %27, %39
  %41 = fsub contract double %29, %19
  %42 = fmul contract double %37, %41
  %43 = fsub contract double %29, %42
  %44 = fsub contract double %31, %21
  %45 = fmul contract double %37, %44
  %46 = fsub contract double %31, %45
  %47 = fsub contract double %33, %23
  %48 = fmul contract double %37, %47
  %49 = fsub contract double %33, %48
  %50 = fsub contract double %35, %25
  %51 = fmul contract double %37, %50
  %52 = fsub contract double %35, %51
  %53 = insertvalue %struct.MacroXs poison, double %40, 0, 0
  %54 = insertvalue %struct.MacroXs %53, double %43, 0, 1
  %55 = insertvalue %struct.MacroXs %54, double %46, 0, 2
  %56 = insertvalue %struct.MacroXs %55, double %49, 0, 3
  %57 = insertvalue %struct.MacroXs %56, double %52, 0, 4
  ret %struct.MacroXs %57
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xs_lookup(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 {
  %7 = alloca %struct.MacroXs, align 8
  %8 = alloca %struct.MacroXs, align 8
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = mul i64 %14, 2312886619256337717
  %16 = add i64 %15, 5034782264453221031
  %17 = and i64 %16, 9223372036854775807
  %18 = uitofp nneg i64 %17 to double
  %19 = fmul contract double %18, 0x3C00000000000000
  %20 = mul i64 %16, 2806196910506780709
  %21 = add i64 %20, 1
  %22 = and i64 %21, 9223372036854775807
  %23 = uitofp nneg i64 %22 to double
  %24 = fmul contract double %23, 0x3C00000000000000
  %25 = sitofp i32 %5 to double
  %26 = fmul contract double %24, %25
  %27 = fptosi double %26 to i32
  %28 = tail call noundef i32 @_Z11grid_searchidPKd(i32 noundef %4, double noundef %19, ptr noundef %0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %7, i8 0, i64 40, i1 false)
  %29 = icmp sgt i32 %5, %27
  br i1 %29, label %31, label %30

30:                                               ; preds = %48, %6
  br label %68

31:                                               ; preds = %6
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 32
  br label %36

36:                                               ; preds = %31, %48
  %37 = phi i32 [ %27, %31 ], [ %49, %48 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  %38 = tail call %struct.MacroXs @_Z5microPK16NuclideGridPointiid(ptr noundef %1, i32 noundef 64, i32 noundef %37, double noundef %19) #7
  %39 = extractvalue %struct.MacroXs %38, 0
  %40 = extractvalue [5 x double] %39, 0
  store double %40, ptr %8, align 8
  %41 = extractvalue [5 x double] %39, 1
  store double %41, ptr %32, align 8
  %42 = extractvalue [5 x double] %39, 2
  store double %42, ptr %33, align 8
  %43 = extractvalue [5 x double] %39, 3
  store double %43, ptr %34, align 8
  %44 = extractvalue [5 x double] %39, 4
  store double %44, ptr %35, align 8
  %45 = sitofp i32 %37 to double
  %46 = fmul contract double %45, 1.250000e-01
  %47 = fadd contract double %46, 5.000000e-01
  br label %51

48:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  %49 = add nsw i32 %37, 1
  %50 = icmp eq i32 %49, %5
  br i1 %50, label %30, label %36, !llvm.loop !15

51:                                               ; preds = %36, %51
  %52 = phi i32 [ 0, %36 ], [ %60, %51 ]
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw double, ptr %8, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !10
  %56 = fmul contract double %47, %55
  %57 = getelementptr inbounds nuw double, ptr %7, i64 %53
  %58 = load double, ptr %57, align 8, !tbaa !10
  %59 = fadd contract double %58, %56
  store double %59, ptr %57, align 8, !tbaa !10
  %60 = add nuw nsw i32 %52, 1
  %61 = icmp eq i32 %60, 5
  br i1 %61, label %48, label %51, !llvm.loop !16

62:                                               ; preds = %68
  %63 = mul nuw nsw i32 %78, 100
  %64 = add nuw i32 %28, 100
  %65 = add nuw i32 %64, %63
  %66 = getelementptr inbounds i32, ptr %2, i64 %14
  store i32 %65, ptr %66, align 4, !tbaa !4
  %67 = getelementptr inbounds %struct.MacroXs, ptr %3, i64 %14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %67, ptr noundef nonnull align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret void

68:                                               ; preds = %30, %68
  %69 = phi i32 [ %79, %68 ], [ 1, %30 ]
  %70 = phi i32 [ %78, %68 ], [ 0, %30 ]
  %71 = zext nneg i32 %69 to i64
  %72 = getelementptr inbounds nuw double, ptr %7, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !10
  %74 = zext nneg i32 %70 to i64
  %75 = getelementptr inbounds nuw double, ptr %7, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !10
  %77 = fcmp contract ogt double %73, %76
  %78 = select i1 %77, i32 %69, i32 %70
  %79 = add nuw nsw i32 %69, 1
  %80 = icmp eq i32 %79, 5
  br i1 %80, label %62, label %68, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!9 = !{!"long long", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = !{i64 0, i64 40, !18}
!18 = !{!6, !6, i64 0}
!19 = distinct !{!19, !13, !14}
