; ModuleID = 'corpus/cuda/cu_sobel.cu'
source_filename = "corpus/cuda/cu_sobel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uchar4 = type { i8, i8, i8, i8 }

@_ZZ5sobelE4tile = internal unnamed_addr addrspace(3) global [10 x [10 x i8]] undef, align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rgba_to_luma(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  br i1 %17, label %18, label %40

18:                                               ; preds = %4
  %19 = mul nsw i32 %2, %14
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 4, !tbaa !8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %25 = load i8, ptr %24, align 1, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 2
  %27 = load i8, ptr %26, align 2, !tbaa !8
  %28 = zext i8 %23 to i16
  %29 = mul nuw nsw i16 %28, 77
  %30 = zext i8 %25 to i16
  %31 = mul nuw i16 %30, 150
  %32 = zext i8 %27 to i16
  %33 = mul nuw nsw i16 %32, 29
  %34 = add nuw nsw i16 %29, 128
  %35 = add nuw i16 %34, %31
  %36 = add nuw i16 %35, %33
  %37 = lshr i16 %36, 8
  %38 = trunc nuw i16 %37 to i8
  %39 = getelementptr inbounds i8, ptr %1, i64 %21
  store i8 %38, ptr %39, align 1, !tbaa !8
  br label %40

40:                                               ; preds = %4, %18
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sobel(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 3
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = shl nuw nsw i32 %8, 3
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = shl nuw nsw i32 %10, 3
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add nuw nsw i32 %11, %12
  %14 = icmp samesign ult i32 %13, 100
  br i1 %14, label %18, label %15

15:                                               ; preds = %18, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = add nsw i32 %7, %12
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %43, label %106

18:                                               ; preds = %5, %18
  %19 = phi i32 [ %41, %18 ], [ %13, %5 ]
  %20 = freeze i32 %19
  %21 = udiv i32 %20, 10
  %22 = mul i32 %21, 10
  %23 = sub i32 %20, %22
  %24 = add nsw i32 %23, %7
  %25 = tail call i32 @llvm.smax.i32(i32 %24, i32 1)
  %26 = tail call i32 @llvm.smin.i32(i32 %25, i32 %2)
  %27 = add nsw i32 %26, -1
  %28 = add nuw nsw i32 %21, %9
  %29 = tail call i32 @llvm.smax.i32(i32 %28, i32 1)
  %30 = tail call i32 @llvm.smin.i32(i32 %29, i32 %3)
  %31 = add nsw i32 %30, -1
  %32 = mul nsw i32 %31, %2
  %33 = add nsw i32 %27, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %0, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !8
  %37 = zext nneg i32 %21 to i64
  %38 = getelementptr inbounds nuw [10 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 %37
  %39 = zext nneg i32 %23 to i64
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 %39
  store i8 %36, ptr %40, align 1, !tbaa !8
  %41 = add nuw nsw i32 %19, 64
  %42 = icmp samesign ult i32 %19, 36
  br i1 %42, label %18, label %15, !llvm.loop !9

43:                                               ; preds = %15
  %44 = add nuw nsw i32 %9, %10
  %45 = icmp slt i32 %44, %3
  br i1 %45, label %46, label %106

46:                                               ; preds = %43
  %47 = zext nneg i32 %10 to i64
  %48 = getelementptr inbounds nuw [10 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 %47
  %49 = zext nneg i32 %12 to i64
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 %49
  %51 = load i8, ptr %50, align 1, !tbaa !8
  %52 = zext i8 %51 to i32
  %53 = add nuw nsw i32 %12, 1
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 %54
  %56 = load i8, ptr %55, align 1, !tbaa !8
  %57 = zext i8 %56 to i32
  %58 = add nuw nsw i32 %12, 2
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !8
  %62 = zext i8 %61 to i32
  %63 = getelementptr i8, ptr %48, i64 10
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 %49
  %65 = load i8, ptr %64, align 1, !tbaa !8
  %66 = zext i8 %65 to i32
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 %59
  %68 = load i8, ptr %67, align 1, !tbaa !8
  %69 = zext i8 %68 to i32
  %70 = getelementptr i8, ptr %48, i64 20
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 %49
  %72 = load i8, ptr %71, align 1, !tbaa !8
  %73 = zext i8 %72 to i32
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 %54
  %75 = load i8, ptr %74, align 1, !tbaa !8
  %76 = zext i8 %75 to i32
  %77 = getelementptr inbounds nuw i8, ptr %70, i64 %59
  %78 = load i8, ptr %77, align 1, !tbaa !8
  %79 = zext i8 %78 to i32
  %80 = sub nsw i32 %69, %66
  %81 = shl nsw i32 %80, 1
  %82 = add nuw nsw i32 %52, %73
  %83 = sub nsw i32 %62, %82
  %84 = add nsw i32 %83, %81
  %85 = add nsw i32 %84, %79
  %86 = sub nsw i32 %57, %76
  %87 = shl nsw i32 %86, 1
  %88 = add nuw nsw i32 %62, %52
  %89 = add nuw nsw i32 %73, %79
  %90 = sub nsw i32 %88, %89
  %91 = add nsw i32 %90, %87
  %92 = tail call noundef i32 @llvm.abs.i32(i32 %85, i1 true)
  %93 = tail call noundef i32 @llvm.abs.i32(i32 %91, i1 true)
  %94 = add nuw nsw i32 %93, %92
  %95 = uitofp nneg i32 %94 to float
  %96 = fmul contract float %4, %95
  %97 = fptosi float %96 to i16
  %98 = tail call i16 @llvm.smax.i16(i16 %97, i16 0)
  %99 = tail call i16 @llvm.smin.i16(i16 %98, i16 255)
  %100 = trunc nuw i16 %99 to i8
  %101 = mul nsw i32 %2, %44
  %102 = add i32 %7, %12
  %103 = add i32 %102, %101
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i8, ptr %1, i64 %104
  store i8 %100, ptr %105, align 1, !tbaa !8
  br label %106

106:                                              ; preds = %46, %43, %15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
