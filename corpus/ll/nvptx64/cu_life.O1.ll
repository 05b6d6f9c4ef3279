; ModuleID = 'corpus/cuda/cu_life.cu'
source_filename = "corpus/cuda/cu_life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10life_bytesE1s = internal unnamed_addr addrspace(3) global [18 x [18 x i8]] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @life_bytes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 4
  %11 = shl nuw nsw i32 %6, 4
  %12 = add nuw nsw i32 %11, %5
  %13 = icmp samesign ult i32 %12, 324
  br i1 %13, label %14, label %19

14:                                               ; preds = %4
  %15 = add nsw i32 %10, -1
  %16 = add i32 %15, %3
  %17 = add i32 %8, -1
  %18 = add i32 %17, %2
  br label %60

19:                                               ; preds = %60, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = zext nneg i32 %6 to i64
  %21 = getelementptr inbounds nuw [18 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 %20
  %22 = zext nneg i32 %5 to i64
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !8
  %25 = zext i8 %24 to i32
  %26 = add nuw nsw i32 %5, 1
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = zext i8 %29 to i32
  %31 = add nuw nsw i32 %30, %25
  %32 = add nuw nsw i32 %5, 2
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %21, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !8
  %36 = zext i8 %35 to i32
  %37 = add nuw nsw i32 %31, %36
  %38 = getelementptr i8, ptr %21, i64 18
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 %22
  %40 = load i8, ptr %39, align 1, !tbaa !8
  %41 = zext i8 %40 to i32
  %42 = add nuw nsw i32 %37, %41
  %43 = getelementptr inbounds nuw i8, ptr %38, i64 %33
  %44 = load i8, ptr %43, align 1, !tbaa !8
  %45 = zext i8 %44 to i32
  %46 = add nuw nsw i32 %42, %45
  %47 = getelementptr i8, ptr %21, i64 36
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 %22
  %49 = load i8, ptr %48, align 1, !tbaa !8
  %50 = zext i8 %49 to i32
  %51 = add nuw nsw i32 %46, %50
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 %27
  %53 = load i8, ptr %52, align 1, !tbaa !8
  %54 = zext i8 %53 to i32
  %55 = add nuw nsw i32 %51, %54
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 %33
  %57 = load i8, ptr %56, align 1, !tbaa !8
  %58 = zext i8 %57 to i32
  %59 = add nuw nsw i32 %55, %58
  switch i32 %59, label %85 [
    i32 3, label %86
    i32 2, label %81
  ]

60:                                               ; preds = %14, %60
  %61 = phi i32 [ %12, %14 ], [ %79, %60 ]
  %62 = freeze i32 %61
  %63 = udiv i32 %62, 18
  %64 = add i32 %16, %63
  %65 = srem i32 %64, %3
  %66 = mul i32 %63, 18
  %67 = sub i32 %62, %66
  %68 = add i32 %18, %67
  %69 = srem i32 %68, %2
  %70 = mul nsw i32 %65, %2
  %71 = add nsw i32 %70, %69
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i8, ptr %0, i64 %72
  %74 = load i8, ptr %73, align 1, !tbaa !8
  %75 = zext nneg i32 %63 to i64
  %76 = getelementptr inbounds nuw [18 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 %75
  %77 = zext nneg i32 %67 to i64
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 %77
  store i8 %74, ptr %78, align 1, !tbaa !8
  %79 = add nuw nsw i32 %61, 256
  %80 = icmp samesign ult i32 %61, 68
  br i1 %80, label %60, label %19, !llvm.loop !9

81:                                               ; preds = %19
  %82 = getelementptr inbounds nuw i8, ptr %38, i64 %27
  %83 = load i8, ptr %82, align 1, !tbaa !8
  %84 = icmp ne i8 %83, 0
  br label %86

85:                                               ; preds = %19
  br label %86

86:                                               ; preds = %19, %85, %81
  %87 = phi i1 [ true, %19 ], [ %84, %81 ], [ false, %85 ]
  %88 = zext i1 %87 to i8
  %89 = add nuw nsw i32 %10, %6
  %90 = mul nsw i32 %2, %89
  %91 = add i32 %8, %5
  %92 = add i32 %91, %90
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %1, i64 %93
  store i8 %88, ptr %94, align 1, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @life_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sdiv i32 %9, %2
  %11 = mul i32 %10, %2
  %12 = sub i32 %9, %11
  %13 = add nsw i32 %12, 1
  %14 = srem i32 %13, %2
  %15 = sext i32 %14 to i64
  %16 = sext i32 %12 to i64
  %17 = add i32 %2, -1
  %18 = add i32 %17, %12
  %19 = srem i32 %18, %2
  %20 = sext i32 %19 to i64
  %21 = add i32 %3, -1
  %22 = add i32 %21, %10
  %23 = srem i32 %22, %3
  %24 = mul nsw i32 %23, %2
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  %27 = getelementptr inbounds i32, ptr %26, i64 %20
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = getelementptr inbounds i32, ptr %26, i64 %16
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = getelementptr inbounds i32, ptr %26, i64 %15
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = tail call noundef i32 @llvm.fshl.i32(i32 %30, i32 %28, i32 1)
  %34 = tail call noundef i32 @llvm.fshl.i32(i32 %32, i32 %30, i32 31)
  %35 = add i32 %3, %10
  %36 = srem i32 %35, %3
  %37 = mul nsw i32 %36, %2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %0, i64 %38
  %40 = getelementptr inbounds i32, ptr %39, i64 %20
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = getelementptr inbounds i32, ptr %39, i64 %16
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = getelementptr inbounds i32, ptr %39, i64 %15
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = tail call noundef i32 @llvm.fshl.i32(i32 %43, i32 %41, i32 1)
  %47 = tail call noundef i32 @llvm.fshl.i32(i32 %45, i32 %43, i32 31)
  %48 = add i32 %22, 2
  %49 = srem i32 %48, %3
  %50 = mul nsw i32 %49, %2
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %0, i64 %51
  %53 = getelementptr inbounds i32, ptr %52, i64 %20
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = getelementptr inbounds i32, ptr %52, i64 %16
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = getelementptr inbounds i32, ptr %52, i64 %15
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = tail call noundef i32 @llvm.fshl.i32(i32 %56, i32 %54, i32 1)
  %60 = tail call noundef i32 @llvm.fshl.i32(i32 %58, i32 %56, i32 31)
  %61 = xor i32 %30, %33
  %62 = xor i32 %61, %34
  %63 = and i32 %30, %33
  %64 = and i32 %61, %34
  %65 = or i32 %64, %63
  %66 = xor i32 %56, %59
  %67 = xor i32 %66, %60
  %68 = and i32 %56, %59
  %69 = and i32 %66, %60
  %70 = or i32 %69, %68
  %71 = xor i32 %47, %46
  %72 = and i32 %47, %46
  %73 = xor i32 %67, %62
  %74 = xor i32 %71, %73
  %75 = and i32 %67, %62
  %76 = and i32 %71, %73
  %77 = or i32 %76, %75
  %78 = xor i32 %70, %65
  %79 = xor i32 %78, %72
  %80 = and i32 %70, %65
  %81 = and i32 %78, %72
  %82 = or i32 %81, %80
  %83 = xor i32 %77, %79
  %84 = and i32 %77, %79
  %85 = or i32 %82, %84
  %86 = xor i32 %85, -1
  %87 = or i32 %74, %43
  %88 = and i32 %83, %87
  %89 = and i32 %88, %86
  %90 = sext i32 %9 to i64
  %91 = getelementptr inbounds i32, ptr %1, i64 %90
  store i32 %89, ptr %91, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
