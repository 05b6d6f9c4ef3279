; ModuleID = 'corpus/cuda/cu_median.cu'
source_filename = "corpus/cuda/cu_median.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @median3x3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %158

18:                                               ; preds = %4
  %19 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %20 = tail call i32 @llvm.smin.i32(i32 %19, i32 %2)
  %21 = add nsw i32 %20, -1
  %22 = tail call i32 @llvm.smax.i32(i32 %14, i32 1)
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 %3)
  %24 = add nsw i32 %23, -1
  %25 = mul nsw i32 %24, %2
  %26 = add nsw i32 %21, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  %31 = add nuw nsw i32 %30, 1
  %32 = tail call i32 @llvm.smin.i32(i32 %31, i32 %2)
  %33 = add nsw i32 %32, -1
  %34 = tail call i32 @llvm.smax.i32(i32 %14, i32 1)
  %35 = tail call i32 @llvm.smin.i32(i32 %34, i32 %3)
  %36 = add nsw i32 %35, -1
  %37 = mul nsw i32 %36, %2
  %38 = add nsw i32 %33, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !8
  %42 = tail call i32 @llvm.smax.i32(i32 %9, i32 -1)
  %43 = add nsw i32 %42, 2
  %44 = tail call i32 @llvm.smin.i32(i32 %43, i32 %2)
  %45 = add nsw i32 %44, -1
  %46 = tail call i32 @llvm.smax.i32(i32 %14, i32 1)
  %47 = tail call i32 @llvm.smin.i32(i32 %46, i32 %3)
  %48 = add nsw i32 %47, -1
  %49 = mul nsw i32 %48, %2
  %50 = add nsw i32 %45, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %0, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !8
  %54 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %55 = tail call i32 @llvm.smin.i32(i32 %54, i32 %2)
  %56 = add nsw i32 %55, -1
  %57 = add nuw nsw i32 %14, 1
  %58 = tail call i32 @llvm.smin.i32(i32 %57, i32 %3)
  %59 = add nsw i32 %58, -1
  %60 = mul nsw i32 %59, %2
  %61 = add nsw i32 %56, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %0, i64 %62
  %64 = load i8, ptr %63, align 1, !tbaa !8
  %65 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  %66 = add nuw nsw i32 %65, 1
  %67 = tail call i32 @llvm.smin.i32(i32 %66, i32 %2)
  %68 = add nsw i32 %67, -1
  %69 = add nuw nsw i32 %14, 1
  %70 = tail call i32 @llvm.smin.i32(i32 %69, i32 %3)
  %71 = add nsw i32 %70, -1
  %72 = mul nsw i32 %71, %2
  %73 = add nsw i32 %68, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr %0, i64 %74
  %76 = load i8, ptr %75, align 1, !tbaa !8
  %77 = tail call i32 @llvm.smax.i32(i32 %9, i32 -1)
  %78 = add nsw i32 %77, 2
  %79 = tail call i32 @llvm.smin.i32(i32 %78, i32 %2)
  %80 = add nsw i32 %79, -1
  %81 = add nuw nsw i32 %14, 1
  %82 = tail call i32 @llvm.smin.i32(i32 %81, i32 %3)
  %83 = add nsw i32 %82, -1
  %84 = mul nsw i32 %83, %2
  %85 = add nsw i32 %80, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %0, i64 %86
  %88 = load i8, ptr %87, align 1, !tbaa !8
  %89 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %90 = tail call i32 @llvm.smin.i32(i32 %89, i32 %2)
  %91 = add nsw i32 %90, -1
  %92 = add nuw nsw i32 %14, 2
  %93 = tail call i32 @llvm.smin.i32(i32 %92, i32 %3)
  %94 = add nsw i32 %93, -1
  %95 = mul nsw i32 %94, %2
  %96 = add nsw i32 %91, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %0, i64 %97
  %99 = load i8, ptr %98, align 1, !tbaa !8
  %100 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  %101 = add nuw nsw i32 %100, 1
  %102 = tail call i32 @llvm.smin.i32(i32 %101, i32 %2)
  %103 = add nsw i32 %102, -1
  %104 = add nuw nsw i32 %14, 2
  %105 = tail call i32 @llvm.smin.i32(i32 %104, i32 %3)
  %106 = add nsw i32 %105, -1
  %107 = mul nsw i32 %106, %2
  %108 = add nsw i32 %103, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %0, i64 %109
  %111 = load i8, ptr %110, align 1, !tbaa !8
  %112 = tail call i32 @llvm.smax.i32(i32 %9, i32 -1)
  %113 = add nsw i32 %112, 2
  %114 = tail call i32 @llvm.smin.i32(i32 %113, i32 %2)
  %115 = add nsw i32 %114, -1
  %116 = add nuw nsw i32 %14, 2
  %117 = tail call i32 @llvm.smin.i32(i32 %116, i32 %3)
  %118 = add nsw i32 %117, -1
  %119 = mul nsw i32 %118, %2
  %120 = add nsw i32 %115, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i8, ptr %0, i64 %121
  %123 = load i8, ptr %122, align 1, !tbaa !8
  %124 = tail call i8 @llvm.umin.i8(i8 %41, i8 %53)
  %125 = tail call i8 @llvm.umax.i8(i8 %41, i8 %53)
  %126 = tail call i8 @llvm.umin.i8(i8 %76, i8 %88)
  %127 = tail call i8 @llvm.umax.i8(i8 %76, i8 %88)
  %128 = tail call i8 @llvm.umin.i8(i8 %111, i8 %123)
  %129 = tail call i8 @llvm.umax.i8(i8 %111, i8 %123)
  %130 = tail call i8 @llvm.umin.i8(i8 %29, i8 %124)
  %131 = tail call i8 @llvm.umax.i8(i8 %29, i8 %124)
  %132 = tail call i8 @llvm.umin.i8(i8 %64, i8 %126)
  %133 = tail call i8 @llvm.umax.i8(i8 %64, i8 %126)
  %134 = tail call i8 @llvm.umin.i8(i8 %99, i8 %128)
  %135 = tail call i8 @llvm.umax.i8(i8 %99, i8 %128)
  %136 = tail call i8 @llvm.umin.i8(i8 %131, i8 %125)
  %137 = tail call i8 @llvm.umax.i8(i8 %131, i8 %125)
  %138 = tail call i8 @llvm.umin.i8(i8 %133, i8 %127)
  %139 = tail call i8 @llvm.umax.i8(i8 %133, i8 %127)
  %140 = tail call i8 @llvm.umin.i8(i8 %135, i8 %129)
  %141 = tail call i8 @llvm.umax.i8(i8 %135, i8 %129)
  %142 = tail call i8 @llvm.umax.i8(i8 %130, i8 %132)
  %143 = tail call i8 @llvm.umin.i8(i8 %139, i8 %141)
  %144 = tail call i8 @llvm.umin.i8(i8 %138, i8 %140)
  %145 = tail call i8 @llvm.umax.i8(i8 %138, i8 %140)
  %146 = tail call i8 @llvm.umax.i8(i8 %142, i8 %134)
  %147 = tail call i8 @llvm.umax.i8(i8 %136, i8 %144)
  %148 = tail call i8 @llvm.umin.i8(i8 %137, i8 %143)
  %149 = tail call i8 @llvm.umin.i8(i8 %147, i8 %145)
  %150 = tail call i8 @llvm.umin.i8(i8 %149, i8 %148)
  %151 = tail call i8 @llvm.umax.i8(i8 %149, i8 %148)
  %152 = tail call i8 @llvm.umax.i8(i8 %146, i8 %150)
  %153 = tail call i8 @llvm.umin.i8(i8 %152, i8 %151)
  %154 = mul nsw i32 %2, %14
  %155 = add nsw i32 %154, %9
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds i8, ptr %1, i64 %156
  store i8 %153, ptr %157, align 1, !tbaa !8
  br label %158

158:                                              ; preds = %4, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @median5x5(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [25 x i16], align 2
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %10, %2
  %17 = icmp slt i32 %15, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %88

19:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  br label %20

20:                                               ; preds = %19, %31
  %21 = phi i32 [ 0, %19 ], [ %51, %31 ]
  %22 = phi i32 [ -2, %19 ], [ %32, %31 ]
  %23 = add nsw i32 %22, %15
  %24 = icmp sgt i32 %23, -1
  %25 = icmp slt i32 %23, %3
  %26 = and i1 %24, %25
  %27 = mul nsw i32 %23, %2
  br label %34

28:                                               ; preds = %31
  %29 = sdiv i32 %51, 2
  %30 = icmp slt i32 %51, -1
  br i1 %30, label %54, label %62

31:                                               ; preds = %50
  %32 = add nsw i32 %22, 1
  %33 = icmp eq i32 %32, 3
  br i1 %33, label %28, label %20, !llvm.loop !9

34:                                               ; preds = %20, %50
  %35 = phi i32 [ %21, %20 ], [ %51, %50 ]
  %36 = phi i32 [ -2, %20 ], [ %52, %50 ]
  %37 = add nsw i32 %36, %10
  %38 = icmp sgt i32 %37, -1
  %39 = icmp slt i32 %37, %2
  %40 = and i1 %38, %39
  %41 = select i1 %40, i1 %26, i1 false
  br i1 %41, label %42, label %50

42:                                               ; preds = %34
  %43 = add nuw nsw i32 %37, %27
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i16, ptr %0, i64 %44
  %46 = load i16, ptr %45, align 2, !tbaa !12
  %47 = add nsw i32 %35, 1
  %48 = sext i32 %35 to i64
  %49 = getelementptr inbounds i16, ptr %5, i64 %48
  store i16 %46, ptr %49, align 2, !tbaa !12
  br label %50

50:                                               ; preds = %42, %34
  %51 = phi i32 [ %47, %42 ], [ %35, %34 ]
  %52 = add nsw i32 %36, 1
  %53 = icmp eq i32 %52, 3
  br i1 %53, label %31, label %34, !llvm.loop !14

54:                                               ; preds = %66, %28
  %55 = sext i32 %29 to i64
  %56 = getelementptr inbounds i16, ptr %5, i64 %55
  %57 = load i16, ptr %56, align 2, !tbaa !12
  %58 = mul nsw i32 %2, %15
  %59 = add nsw i32 %58, %10
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i16, ptr %1, i64 %60
  store i16 %57, ptr %61, align 2, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %88

62:                                               ; preds = %28, %66
  %63 = phi i32 [ %64, %66 ], [ 0, %28 ]
  %64 = add nuw nsw i32 %63, 1
  %65 = icmp slt i32 %64, %51
  br i1 %65, label %75, label %66

66:                                               ; preds = %75, %62
  %67 = phi i32 [ %63, %62 ], [ %85, %75 ]
  %68 = zext nneg i32 %63 to i64
  %69 = getelementptr inbounds nuw i16, ptr %5, i64 %68
  %70 = load i16, ptr %69, align 2, !tbaa !12
  %71 = sext i32 %67 to i64
  %72 = getelementptr inbounds i16, ptr %5, i64 %71
  %73 = load i16, ptr %72, align 2, !tbaa !12
  store i16 %73, ptr %69, align 2, !tbaa !12
  store i16 %70, ptr %72, align 2, !tbaa !12
  %74 = icmp eq i32 %63, %29
  br i1 %74, label %54, label %62, !llvm.loop !15

75:                                               ; preds = %62, %75
  %76 = phi i32 [ %86, %75 ], [ %64, %62 ]
  %77 = phi i32 [ %85, %75 ], [ %63, %62 ]
  %78 = zext nneg i32 %76 to i64
  %79 = getelementptr inbounds nuw i16, ptr %5, i64 %78
  %80 = load i16, ptr %79, align 2, !tbaa !12
  %81 = sext i32 %77 to i64
  %82 = getelementptr inbounds i16, ptr %5, i64 %81
  %83 = load i16, ptr %82, align 2, !tbaa !12
  %84 = icmp ult i16 %80, %83
  %85 = select i1 %84, i32 %76, i32 %77
  %86 = add nuw nsw i32 %76, 1
  %87 = icmp eq i32 %86, %51
  br i1 %87, label %66, label %75, !llvm.loop !16

88:                                               ; preds = %4, %54
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
