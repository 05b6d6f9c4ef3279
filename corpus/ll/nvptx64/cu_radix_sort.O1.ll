; ModuleID = 'corpus/cuda/cu_radix_sort.cu'
source_filename = "corpus/cuda/cu_radix_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16radix_sort_blockE5s_key = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ16radix_sort_blockE5s_val = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ16radix_sort_blockE5count = internal unnamed_addr addrspace(3) global [16 x [4 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @radix_sort_block(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 31
  %5 = lshr i32 %3, 5
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 7
  %8 = add i32 %7, %3
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = shl nsw i32 -1, %4
  %15 = xor i32 %14, -1
  %16 = icmp samesign ult i32 %3, 64
  %17 = zext nneg i32 %3 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 %17
  %19 = zext nneg i32 %5 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 %19
  %21 = icmp eq i32 %5, 0
  %22 = shl nuw nsw i32 %3, 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %26 = zext nneg i32 %5 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5count to ptr), i64 %26
  %28 = zext nneg i32 %3 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_key to ptr), i64 %28
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_val to ptr), i64 %28
  br label %32

31:                                               ; preds = %91
  store i32 %99, ptr %10, align 4, !tbaa !4
  store i32 %100, ptr %12, align 4, !tbaa !4
  ret void

32:                                               ; preds = %2, %91
  %33 = phi i32 [ %11, %2 ], [ %99, %91 ]
  %34 = phi i32 [ %13, %2 ], [ %100, %91 ]
  %35 = phi i32 [ 0, %2 ], [ %101, %91 ]
  %36 = lshr i32 %33, %35
  %37 = and i32 %36, 1
  %38 = icmp ne i32 %37, 0
  %39 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %38)
  %40 = xor i1 %38, true
  %41 = sext i1 %40 to i32
  %42 = xor i32 %39, %41
  %43 = and i32 %36, 2
  %44 = icmp ne i32 %43, 0
  %45 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %44)
  %46 = xor i1 %44, true
  %47 = sext i1 %46 to i32
  %48 = xor i32 %45, %47
  %49 = and i32 %48, %42
  %50 = and i32 %36, 4
  %51 = icmp ne i32 %50, 0
  %52 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %51)
  %53 = xor i1 %51, true
  %54 = sext i1 %53 to i32
  %55 = xor i32 %52, %54
  %56 = and i32 %55, %49
  %57 = and i32 %36, 8
  %58 = icmp ne i32 %57, 0
  %59 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %58)
  %60 = xor i1 %58, true
  %61 = sext i1 %60 to i32
  %62 = xor i32 %59, %61
  %63 = and i32 %62, %56
  %64 = and i32 %36, 15
  %65 = and i32 %63, %15
  %66 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %65)
  br i1 %16, label %67, label %68

67:                                               ; preds = %32
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %67, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = icmp eq i32 %65, 0
  br i1 %69, label %70, label %74

70:                                               ; preds = %68
  %71 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %63)
  %72 = zext nneg i32 %64 to i64
  %73 = getelementptr inbounds nuw [4 x i32], ptr %20, i64 %72
  store i32 %71, ptr %73, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %70, %68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %21, label %75, label %91

75:                                               ; preds = %74
  %76 = load i32, ptr %24, align 4, !tbaa !4
  %77 = load i32, ptr %25, align 4, !tbaa !4
  %78 = add i32 %77, %76
  br label %82

79:                                               ; preds = %82
  %80 = sub i32 %88, %78
  store i32 %80, ptr %24, align 4, !tbaa !4
  %81 = add i32 %80, %76
  store i32 %81, ptr %25, align 4, !tbaa !4
  br label %91

82:                                               ; preds = %75, %82
  %83 = phi i32 [ 1, %75 ], [ %89, %82 ]
  %84 = phi i32 [ %78, %75 ], [ %88, %82 ]
  %85 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %84, i32 range(i32 -2147483648, 32) %83, i32 0)
  %86 = icmp slt i32 %4, %83
  %87 = select i1 %86, i32 0, i32 %85
  %88 = add i32 %87, %84
  %89 = shl i32 %83, 1
  %90 = icmp slt i32 %89, 32
  br i1 %90, label %82, label %79, !llvm.loop !8

91:                                               ; preds = %79, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = zext nneg i32 %64 to i64
  %93 = getelementptr inbounds nuw [4 x i32], ptr %27, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !4
  %95 = add i32 %94, %66
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_key to ptr), i64 %96
  store i32 %33, ptr %97, align 4, !tbaa !4
  %98 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_val to ptr), i64 %96
  store i32 %34, ptr %98, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %99 = load i32, ptr %29, align 4, !tbaa !4
  %100 = load i32, ptr %30, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %101 = add nuw nsw i32 %35, 4
  %102 = icmp samesign ult i32 %35, 28
  br i1 %102, label %32, label %31, !llvm.loop !11
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
