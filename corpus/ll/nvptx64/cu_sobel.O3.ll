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
  %16 = add i32 %7, %12
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %45, label %107

18:                                               ; preds = %5, %18
  %19 = phi i32 [ %43, %18 ], [ %13, %5 ]
  %20 = trunc i32 %19 to i8
  %21 = udiv i8 %20, 10
  %22 = zext nneg i8 %21 to i32
  %23 = trunc i32 %19 to i8
  %24 = urem i8 %23, 10
  %25 = zext nneg i8 %24 to i32
  %26 = add nsw i32 %7, %25
  %27 = tail call i32 @llvm.smax.i32(i32 %26, i32 1)
  %28 = tail call i32 @llvm.smin.i32(i32 %27, i32 %2)
  %29 = add nsw i32 %28, -1
  %30 = add nuw nsw i32 %9, %22
  %31 = tail call i32 @llvm.umax.i32(i32 %30, i32 1)
  %32 = tail call i32 @llvm.smin.i32(i32 %31, i32 %3)
  %33 = add nsw i32 %32, -1
  %34 = mul nsw i32 %33, %2
  %35 = add nsw i32 %29, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %0, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !8
  %39 = zext nneg i8 %21 to i64
  %40 = getelementptr inbounds nuw [10 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 %39
  %41 = zext nneg i8 %24 to i64
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 %41
  store i8 %38, ptr %42, align 1, !tbaa !8
  %43 = add nuw nsw i32 %19, 64
  %44 = icmp samesign ult i32 %19, 36
  br i1 %44, label %18, label %15, !llvm.loop !9

45:                                               ; preds = %15
  %46 = add nuw nsw i32 %9, %10
  %47 = icmp slt i32 %46, %3
  br i1 %47, label %48, label %107

48:                                               ; preds = %45
  %49 = zext nneg i32 %10 to i64
  %50 = getelementptr inbounds nuw [10 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ5sobelE4tile to ptr), i64 %49
  %51 = zext nneg i32 %12 to i64
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !8
  %54 = zext i8 %53 to i32
  %55 = add nuw nsw i32 %12, 1
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !8
  %59 = zext i8 %58 to i32
  %60 = add nuw nsw i32 %12, 2
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr %50, i64 %61
  %63 = load i8, ptr %62, align 1, !tbaa !8
  %64 = zext i8 %63 to i32
  %65 = getelementptr i8, ptr %50, i64 10
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 %51
  %67 = load i8, ptr %66, align 1, !tbaa !8
  %68 = zext i8 %67 to i32
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 %61
  %70 = load i8, ptr %69, align 1, !tbaa !8
  %71 = zext i8 %70 to i32
  %72 = getelementptr i8, ptr %50, i64 20
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 %51
  %74 = load i8, ptr %73, align 1, !tbaa !8
  %75 = zext i8 %74 to i32
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 %56
  %77 = load i8, ptr %76, align 1, !tbaa !8
  %78 = zext i8 %77 to i32
  %79 = getelementptr inbounds nuw i8, ptr %72, i64 %61
  %80 = load i8, ptr %79, align 1, !tbaa !8
  %81 = zext i8 %80 to i32
  %82 = sub nsw i32 %71, %68
  %83 = shl nsw i32 %82, 1
  %84 = add nuw nsw i32 %54, %75
  %85 = sub nsw i32 %64, %84
  %86 = add nsw i32 %85, %83
  %87 = add nsw i32 %86, %81
  %88 = sub nsw i32 %59, %78
  %89 = shl nsw i32 %88, 1
  %90 = add nuw nsw i32 %64, %54
  %91 = add nuw nsw i32 %75, %81
  %92 = sub nsw i32 %90, %91
  %93 = add nsw i32 %92, %89
  %94 = tail call noundef i32 @llvm.abs.i32(i32 %87, i1 true)
  %95 = tail call noundef i32 @llvm.abs.i32(i32 %93, i1 true)
  %96 = add nuw nsw i32 %95, %94
  %97 = uitofp nneg i32 %96 to float
  %98 = fmul contract float %4, %97
  %99 = fptosi float %98 to i16
  %100 = tail call i16 @llvm.smax.i16(i16 %99, i16 0)
  %101 = tail call i16 @llvm.umin.i16(i16 %100, i16 255)
  %102 = trunc nuw i16 %101 to i8
  %103 = mul nsw i32 %2, %46
  %104 = add i32 %16, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %1, i64 %105
  store i8 %102, ptr %106, align 1, !tbaa !8
  br label %107

107:                                              ; preds = %48, %45, %15
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
declare i16 @llvm.smax.i16(i16, i16) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16) #4

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
