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
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = sext i32 %12 to i64
  %14 = mul i64 %13, 2312886619256337717
  %15 = add i64 %14, 5034782264453221031
  %16 = and i64 %15, 9223372036854775807
  %17 = uitofp nneg i64 %16 to double
  %18 = fmul contract double %17, 0x3C00000000000000
  %19 = mul i64 %15, 2806196910506780709
  %20 = add i64 %19, 1
  %21 = and i64 %20, 9223372036854775807
  %22 = uitofp nneg i64 %21 to double
  %23 = fmul contract double %22, 0x3C00000000000000
  %24 = sitofp i32 %5 to double
  %25 = fmul contract double %23, %24
  %26 = fptosi double %25 to i32
  %27 = tail call noundef i32 @_Z11grid_searchidPKd(i32 noundef %4, double noundef %18, ptr noundef %0) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %7, i8 0, i64 40, i1 false)
  %28 = icmp sgt i32 %5, %26
  br i1 %28, label %29, label %79

29:                                               ; preds = %6
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %34 = sub i32 %5, %26
  %35 = add i32 %26, 1
  %36 = and i32 %34, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %60, label %38

38:                                               ; preds = %29
  %39 = tail call %struct.MacroXs @_Z5microPK16NuclideGridPointiid(ptr noundef %1, i32 noundef 64, i32 noundef %26, double noundef %18) #7
  %40 = extractvalue %struct.MacroXs %39, 0
  %41 = extractvalue [5 x double] %40, 0
  %42 = extractvalue [5 x double] %40, 1
  %43 = extractvalue [5 x double] %40, 2
  %44 = extractvalue [5 x double] %40, 3
  %45 = extractvalue [5 x double] %40, 4
  %46 = sitofp i32 %26 to double
  %47 = fmul contract double %46, 1.250000e-01
  %48 = fadd contract double %47, 5.000000e-01
  %49 = fmul contract double %48, %41
  %50 = fadd contract double %49, 0.000000e+00
  %51 = fmul contract double %48, %42
  %52 = fadd contract double %51, 0.000000e+00
  %53 = fmul contract double %48, %43
  %54 = fadd contract double %53, 0.000000e+00
  %55 = fmul contract double %48, %44
  %56 = fadd contract double %55, 0.000000e+00
  %57 = fmul contract double %48, %45
  %58 = fadd contract double %57, 0.000000e+00
  %59 = add nsw i32 %26, 1
  br label %60

60:                                               ; preds = %38, %29
  %61 = phi double [ poison, %29 ], [ %50, %38 ]
  %62 = phi double [ poison, %29 ], [ %52, %38 ]
  %63 = phi double [ poison, %29 ], [ %54, %38 ]
  %64 = phi double [ poison, %29 ], [ %56, %38 ]
  %65 = phi double [ poison, %29 ], [ %58, %38 ]
  %66 = phi double [ 0.000000e+00, %29 ], [ %58, %38 ]
  %67 = phi double [ 0.000000e+00, %29 ], [ %56, %38 ]
  %68 = phi double [ 0.000000e+00, %29 ], [ %54, %38 ]
  %69 = phi double [ 0.000000e+00, %29 ], [ %52, %38 ]
  %70 = phi double [ 0.000000e+00, %29 ], [ %50, %38 ]
  %71 = phi i32 [ %26, %29 ], [ %59, %38 ]
  %72 = icmp eq i32 %5, %35
  br i1 %72, label %73, label %107

73:                                               ; preds = %107, %60
  %74 = phi double [ %61, %60 ], [ %146, %107 ]
  %75 = phi double [ %62, %60 ], [ %148, %107 ]
  %76 = phi double [ %63, %60 ], [ %150, %107 ]
  %77 = phi double [ %64, %60 ], [ %152, %107 ]
  %78 = phi double [ %65, %60 ], [ %154, %107 ]
  store double %74, ptr %7, align 8, !tbaa !10
  store double %75, ptr %30, align 8, !tbaa !10
  store double %76, ptr %31, align 8, !tbaa !10
  store double %77, ptr %32, align 8, !tbaa !10
  store double %78, ptr %33, align 8, !tbaa !10
  br label %79

79:                                               ; preds = %73, %6
  %80 = phi double [ %78, %73 ], [ 0.000000e+00, %6 ]
  %81 = phi double [ %77, %73 ], [ 0.000000e+00, %6 ]
  %82 = phi double [ %76, %73 ], [ 0.000000e+00, %6 ]
  %83 = phi double [ %74, %73 ], [ 0.000000e+00, %6 ]
  %84 = phi double [ %75, %73 ], [ 0.000000e+00, %6 ]
  %85 = fcmp contract ogt double %84, %83
  %86 = zext i1 %85 to i32
  %87 = select i1 %85, i64 8, i64 0
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !10
  %90 = fcmp contract ogt double %82, %89
  %91 = select i1 %90, i32 2, i32 %86
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw double, ptr %7, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !10
  %95 = fcmp contract ogt double %81, %94
  %96 = select i1 %95, i32 3, i32 %91
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw double, ptr %7, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !10
  %100 = fcmp contract ogt double %80, %99
  %101 = mul nuw nsw i32 %96, 100
  %102 = select i1 %100, i32 400, i32 %101
  %103 = add nuw i32 %27, 100
  %104 = add nuw i32 %103, %102
  %105 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %104, ptr %105, align 4, !tbaa !4
  %106 = getelementptr inbounds %struct.MacroXs, ptr %3, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %106, ptr noundef nonnull align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret void

107:                                              ; preds = %60, %107
  %108 = phi double [ %154, %107 ], [ %66, %60 ]
  %109 = phi double [ %152, %107 ], [ %67, %60 ]
  %110 = phi double [ %150, %107 ], [ %68, %60 ]
  %111 = phi double [ %148, %107 ], [ %69, %60 ]
  %112 = phi double [ %146, %107 ], [ %70, %60 ]
  %113 = phi i32 [ %155, %107 ], [ %71, %60 ]
  %114 = tail call %struct.MacroXs @_Z5microPK16NuclideGridPointiid(ptr noundef %1, i32 noundef 64, i32 noundef %113, double noundef %18) #7
  %115 = extractvalue %struct.MacroXs %114, 0
  %116 = extractvalue [5 x double] %115, 0
  %117 = extractvalue [5 x double] %115, 1
  %118 = extractvalue [5 x double] %115, 2
  %119 = extractvalue [5 x double] %115, 3
  %120 = extractvalue [5 x double] %115, 4
  %121 = sitofp i32 %113 to double
  %122 = fmul contract double %121, 1.250000e-01
  %123 = fadd contract double %122, 5.000000e-01
  %124 = fmul contract double %123, %116
  %125 = fadd contract double %112, %124
  %126 = fmul contract double %123, %117
  %127 = fadd contract double %111, %126
  %128 = fmul contract double %123, %118
  %129 = fadd contract double %110, %128
  %130 = fmul contract double %123, %119
  %131 = fadd contract double %109, %130
  %132 = fmul contract double %123, %120
  %133 = fadd contract double %108, %132
  %134 = add nsw i32 %113, 1
  %135 = tail call %struct.MacroXs @_Z5microPK16NuclideGridPointiid(ptr noundef %1, i32 noundef 64, i32 noundef %134, double noundef %18) #7
  %136 = extractvalue %struct.MacroXs %135, 0
  %137 = extractvalue [5 x double] %136, 0
  %138 = extractvalue [5 x double] %136, 1
  %139 = extractvalue [5 x double] %136, 2
  %140 = extractvalue [5 x double] %136, 3
  %141 = extractvalue [5 x double] %136, 4
  %142 = sitofp i32 %134 to double
  %143 = fmul contract double %142, 1.250000e-01
  %144 = fadd contract double %143, 5.000000e-01
  %145 = fmul contract double %144, %137
  %146 = fadd contract double %125, %145
  %147 = fmul contract double %144, %138
  %148 = fadd contract double %127, %147
  %149 = fmul contract double %144, %139
  %150 = fadd contract double %129, %149
  %151 = fmul contract double %144, %140
  %152 = fadd contract double %131, %151
  %153 = fmul contract double %144, %141
  %154 = fadd contract double %133, %153
  %155 = add nsw i32 %113, 2
  %156 = icmp eq i32 %155, %5
  br i1 %156, label %73, label %107, !llvm.loop !16
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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{i64 0, i64 40, !15}
!15 = !{!6, !6, i64 0}
!16 = distinct !{!16, !13}
