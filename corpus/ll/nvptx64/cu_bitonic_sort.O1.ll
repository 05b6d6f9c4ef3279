; ModuleID = 'corpus/cuda/cu_bitonic_sort.cu'
source_filename = "corpus/cuda/cu_bitonic_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14bitonic_sharedE5s_key = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ14bitonic_sharedE5s_val = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_shared(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 7
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  %11 = load i32, ptr %9, align 4, !tbaa !4
  %12 = zext nneg i32 %6 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %12
  store i32 %11, ptr %13, align 4, !tbaa !4
  %14 = load i32, ptr %10, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %12
  store i32 %14, ptr %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = add nuw nsw i32 %6, 64
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %19
  store i32 %17, ptr %20, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %19
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = shl nuw nsw i32 %6, 1
  br label %27

25:                                               ; preds = %34
  %26 = shl nuw nsw i32 %6, 1
  br label %65

27:                                               ; preds = %3, %34
  %28 = phi i32 [ 2, %3 ], [ %35, %34 ]
  %29 = lshr exact i32 %28, 1
  %30 = and i32 %29, %6
  %31 = icmp ne i32 %30, 0
  %32 = zext i1 %31 to i32
  %33 = xor i32 %2, %32
  br label %37

34:                                               ; preds = %57
  %35 = shl nuw nsw i32 %28, 1
  %36 = icmp samesign ult i32 %28, 64
  br i1 %36, label %27, label %25, !llvm.loop !8

37:                                               ; preds = %27, %57
  %38 = phi i32 [ %29, %27 ], [ %58, %57 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = add nuw nsw i32 %38, 1023
  %40 = and i32 %39, %6
  %41 = sub nsw i32 %24, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %42
  %44 = add nsw i32 %41, %38
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %45
  %47 = load i32, ptr %43, align 4, !tbaa !4
  %48 = load i32, ptr %46, align 4, !tbaa !4
  %49 = icmp ugt i32 %47, %48
  %50 = zext i1 %49 to i32
  %51 = icmp eq i32 %33, %50
  br i1 %51, label %52, label %57

52:                                               ; preds = %37
  %53 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %45
  %54 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %42
  store i32 %48, ptr %43, align 4, !tbaa !4
  store i32 %47, ptr %46, align 4, !tbaa !4
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = load i32, ptr %53, align 4, !tbaa !4
  store i32 %56, ptr %54, align 4, !tbaa !4
  store i32 %55, ptr %53, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %37, %52
  %58 = lshr i32 %38, 1
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %34, label %37, !llvm.loop !11

60:                                               ; preds = %85
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %61, ptr %9, align 4, !tbaa !4
  %62 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %62, ptr %10, align 4, !tbaa !4
  %63 = load i32, ptr %20, align 4, !tbaa !4
  store i32 %63, ptr %16, align 4, !tbaa !4
  %64 = load i32, ptr %23, align 4, !tbaa !4
  store i32 %64, ptr %21, align 4, !tbaa !4
  ret void

65:                                               ; preds = %25, %85
  %66 = phi i32 [ 64, %25 ], [ %86, %85 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = add nuw nsw i32 %66, 1023
  %68 = and i32 %67, %6
  %69 = sub nsw i32 %26, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %70
  %72 = add nsw i32 %69, %66
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_key to ptr), i64 %73
  %75 = load i32, ptr %71, align 4, !tbaa !4
  %76 = load i32, ptr %74, align 4, !tbaa !4
  %77 = icmp ugt i32 %75, %76
  %78 = zext i1 %77 to i32
  %79 = icmp eq i32 %2, %78
  br i1 %79, label %80, label %85

80:                                               ; preds = %65
  %81 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %73
  %82 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE5s_val to ptr), i64 %70
  store i32 %76, ptr %71, align 4, !tbaa !4
  store i32 %75, ptr %74, align 4, !tbaa !4
  %83 = load i32, ptr %82, align 4, !tbaa !4
  %84 = load i32, ptr %81, align 4, !tbaa !4
  store i32 %84, ptr %82, align 4, !tbaa !4
  store i32 %83, ptr %81, align 4, !tbaa !4
  br label %85

85:                                               ; preds = %65, %80
  %86 = lshr i32 %66, 1
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %60, label %65, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bitonic_merge_global(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = add i32 %2, -2
  %13 = and i32 %3, %12
  %14 = lshr i32 %13, 1
  %15 = and i32 %14, %11
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i32
  %18 = xor i32 %5, %17
  %19 = shl i32 %11, 1
  %20 = add i32 %4, -1
  %21 = and i32 %20, %11
  %22 = sub i32 %19, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %23
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = add i32 %22, %4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %29
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = icmp ugt i32 %25, %31
  %35 = zext i1 %34 to i32
  %36 = icmp eq i32 %18, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %6
  br label %38

38:                                               ; preds = %6, %37
  %39 = phi i32 [ %31, %37 ], [ %25, %6 ]
  %40 = phi i32 [ %33, %37 ], [ %27, %6 ]
  %41 = phi i32 [ %25, %37 ], [ %31, %6 ]
  %42 = phi i32 [ %27, %37 ], [ %33, %6 ]
  store i32 %39, ptr %24, align 4, !tbaa !4
  store i32 %40, ptr %26, align 4, !tbaa !4
  store i32 %41, ptr %30, align 4, !tbaa !4
  store i32 %42, ptr %32, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
