; ModuleID = 'corpus/cuda/cu_floyd_warshall.cu'
source_filename = "corpus/cuda/cu_floyd_warshall.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10floyd_tileE1t = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @floyd_step(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %15 = icmp uge i32 %9, %2
  %16 = icmp uge i32 %14, %2
  %17 = or i1 %15, %16
  %18 = icmp eq i32 %9, %3
  %19 = or i1 %17, %18
  %20 = icmp eq i32 %14, %3
  %21 = or i1 %20, %19
  br i1 %21, label %41, label %22

22:                                               ; preds = %4
  %23 = mul i32 %2, %14
  %24 = add i32 %23, %9
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = add i32 %23, %3
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = mul i32 %3, %2
  %33 = add i32 %32, %9
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = add i32 %36, %31
  %38 = icmp ult i32 %37, %27
  br i1 %38, label %39, label %41

39:                                               ; preds = %22
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  store i32 %37, ptr %26, align 4, !tbaa !4
  store i32 %3, ptr %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %22, %39, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @floyd_tile(ptr noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 8
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = icmp eq i32 %2, %3
  %9 = shl nuw nsw i32 %3, 4
  %10 = add nuw nsw i32 %9, %2
  %11 = zext nneg i32 %10 to i64
  br i1 %8, label %15, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i32, ptr %7, i64 %11
  %14 = load i32, ptr %13, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %1, %12
  %16 = phi i32 [ %14, %12 ], [ 0, %1 ]
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10floyd_tileE1t to ptr), i64 %17
  %19 = zext nneg i32 %2 to i64
  %20 = getelementptr inbounds nuw i32, ptr %18, i64 %19
  store i32 %16, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10floyd_tileE1t to ptr), i64 %19
  %22 = load i32, ptr %18, align 4, !tbaa !4
  %23 = load i32, ptr %21, align 4, !tbaa !4
  %24 = add nsw i32 %23, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = load i32, ptr %20, align 4, !tbaa !4
  %26 = tail call noundef i32 @llvm.smin.i32(i32 %25, i32 %24)
  store i32 %26, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %21, i64 64
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = add nsw i32 %30, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = load i32, ptr %20, align 4, !tbaa !4
  %33 = tail call noundef i32 @llvm.smin.i32(i32 %32, i32 %31)
  store i32 %33, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = add nsw i32 %37, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = load i32, ptr %20, align 4, !tbaa !4
  %40 = tail call noundef i32 @llvm.smin.i32(i32 %39, i32 %38)
  store i32 %40, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %21, i64 192
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = add nsw i32 %44, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = load i32, ptr %20, align 4, !tbaa !4
  %47 = tail call noundef i32 @llvm.smin.i32(i32 %46, i32 %45)
  store i32 %47, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = getelementptr inbounds nuw i8, ptr %21, i64 256
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = add nsw i32 %51, %49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = load i32, ptr %20, align 4, !tbaa !4
  %54 = tail call noundef i32 @llvm.smin.i32(i32 %53, i32 %52)
  store i32 %54, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw i8, ptr %21, i64 320
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = add nsw i32 %58, %56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = load i32, ptr %20, align 4, !tbaa !4
  %61 = tail call noundef i32 @llvm.smin.i32(i32 %60, i32 %59)
  store i32 %61, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = getelementptr inbounds nuw i8, ptr %21, i64 384
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = add nsw i32 %65, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = load i32, ptr %20, align 4, !tbaa !4
  %68 = tail call noundef i32 @llvm.smin.i32(i32 %67, i32 %66)
  store i32 %68, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %70 = load i32, ptr %69, align 4, !tbaa !4
  %71 = getelementptr inbounds nuw i8, ptr %21, i64 448
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = add nsw i32 %72, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = load i32, ptr %20, align 4, !tbaa !4
  %75 = tail call noundef i32 @llvm.smin.i32(i32 %74, i32 %73)
  store i32 %75, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %77 = load i32, ptr %76, align 4, !tbaa !4
  %78 = getelementptr inbounds nuw i8, ptr %21, i64 512
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = add nsw i32 %79, %77
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = load i32, ptr %20, align 4, !tbaa !4
  %82 = tail call noundef i32 @llvm.smin.i32(i32 %81, i32 %80)
  store i32 %82, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = getelementptr inbounds nuw i8, ptr %18, i64 36
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = getelementptr inbounds nuw i8, ptr %21, i64 576
  %86 = load i32, ptr %85, align 4, !tbaa !4
  %87 = add nsw i32 %86, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = load i32, ptr %20, align 4, !tbaa !4
  %89 = tail call noundef i32 @llvm.smin.i32(i32 %88, i32 %87)
  store i32 %89, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %91 = load i32, ptr %90, align 4, !tbaa !4
  %92 = getelementptr inbounds nuw i8, ptr %21, i64 640
  %93 = load i32, ptr %92, align 4, !tbaa !4
  %94 = add nsw i32 %93, %91
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %95 = load i32, ptr %20, align 4, !tbaa !4
  %96 = tail call noundef i32 @llvm.smin.i32(i32 %95, i32 %94)
  store i32 %96, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %97 = getelementptr inbounds nuw i8, ptr %18, i64 44
  %98 = load i32, ptr %97, align 4, !tbaa !4
  %99 = getelementptr inbounds nuw i8, ptr %21, i64 704
  %100 = load i32, ptr %99, align 4, !tbaa !4
  %101 = add nsw i32 %100, %98
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = load i32, ptr %20, align 4, !tbaa !4
  %103 = tail call noundef i32 @llvm.smin.i32(i32 %102, i32 %101)
  store i32 %103, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %105 = load i32, ptr %104, align 4, !tbaa !4
  %106 = getelementptr inbounds nuw i8, ptr %21, i64 768
  %107 = load i32, ptr %106, align 4, !tbaa !4
  %108 = add nsw i32 %107, %105
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %109 = load i32, ptr %20, align 4, !tbaa !4
  %110 = tail call noundef i32 @llvm.smin.i32(i32 %109, i32 %108)
  store i32 %110, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %111 = getelementptr inbounds nuw i8, ptr %18, i64 52
  %112 = load i32, ptr %111, align 4, !tbaa !4
  %113 = getelementptr inbounds nuw i8, ptr %21, i64 832
  %114 = load i32, ptr %113, align 4, !tbaa !4
  %115 = add nsw i32 %114, %112
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %116 = load i32, ptr %20, align 4, !tbaa !4
  %117 = tail call noundef i32 @llvm.smin.i32(i32 %116, i32 %115)
  store i32 %117, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %119 = load i32, ptr %118, align 4, !tbaa !4
  %120 = getelementptr inbounds nuw i8, ptr %21, i64 896
  %121 = load i32, ptr %120, align 4, !tbaa !4
  %122 = add nsw i32 %121, %119
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %123 = load i32, ptr %20, align 4, !tbaa !4
  %124 = tail call noundef i32 @llvm.smin.i32(i32 %123, i32 %122)
  store i32 %124, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %125 = getelementptr inbounds nuw i8, ptr %18, i64 60
  %126 = load i32, ptr %125, align 4, !tbaa !4
  %127 = getelementptr inbounds nuw i8, ptr %21, i64 960
  %128 = load i32, ptr %127, align 4, !tbaa !4
  %129 = add nsw i32 %128, %126
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %130 = load i32, ptr %20, align 4, !tbaa !4
  %131 = tail call noundef i32 @llvm.smin.i32(i32 %130, i32 %129)
  store i32 %131, ptr %20, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %132 = load i32, ptr %20, align 4, !tbaa !4
  %133 = getelementptr inbounds nuw i32, ptr %7, i64 %11
  store i32 %132, ptr %133, align 4, !tbaa !4
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
