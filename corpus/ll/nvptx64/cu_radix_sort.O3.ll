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
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_key to ptr), i64 %17
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_val to ptr), i64 %17
  %28 = icmp eq i32 %4, 0
  %29 = icmp samesign ult i32 %4, 2
  %30 = icmp samesign ult i32 %4, 4
  %31 = icmp samesign ult i32 %4, 8
  %32 = icmp samesign ult i32 %4, 16
  br label %34

33:                                               ; preds = %98
  store i32 %106, ptr %10, align 4, !tbaa !4
  store i32 %107, ptr %12, align 4, !tbaa !4
  ret void

34:                                               ; preds = %2, %98
  %35 = phi i32 [ %11, %2 ], [ %106, %98 ]
  %36 = phi i32 [ %13, %2 ], [ %107, %98 ]
  %37 = phi i32 [ 0, %2 ], [ %108, %98 ]
  %38 = lshr i32 %35, %37
  %39 = and i32 %38, 1
  %40 = icmp ne i32 %39, 0
  %41 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %40)
  %42 = xor i1 %40, true
  %43 = sext i1 %42 to i32
  %44 = xor i32 %41, %43
  %45 = and i32 %38, 2
  %46 = icmp ne i32 %45, 0
  %47 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %46)
  %48 = xor i1 %46, true
  %49 = sext i1 %48 to i32
  %50 = xor i32 %47, %49
  %51 = and i32 %50, %44
  %52 = and i32 %38, 4
  %53 = icmp ne i32 %52, 0
  %54 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %53)
  %55 = xor i1 %53, true
  %56 = sext i1 %55 to i32
  %57 = xor i32 %54, %56
  %58 = and i32 %57, %51
  %59 = and i32 %38, 8
  %60 = icmp ne i32 %59, 0
  %61 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %60)
  %62 = xor i1 %60, true
  %63 = sext i1 %62 to i32
  %64 = xor i32 %61, %63
  %65 = and i32 %64, %58
  %66 = and i32 %38, 15
  %67 = and i32 %65, %15
  %68 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %67)
  br i1 %16, label %69, label %70

69:                                               ; preds = %34
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %70

70:                                               ; preds = %69, %34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp eq i32 %67, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %70
  %73 = zext nneg i32 %66 to i64
  %74 = getelementptr inbounds nuw [4 x i32], ptr %20, i64 %73
  %75 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %65)
  store i32 %75, ptr %74, align 4, !tbaa !4
  br label %76

76:                                               ; preds = %72, %70
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %21, label %77, label %98

77:                                               ; preds = %76
  %78 = load i32, ptr %24, align 4, !tbaa !4
  %79 = load i32, ptr %25, align 4, !tbaa !4
  %80 = add i32 %79, %78
  %81 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %80, i32 range(i32 -2147483648, 32) 1, i32 0)
  %82 = select i1 %28, i32 0, i32 %81
  %83 = add i32 %82, %80
  %84 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %83, i32 range(i32 -2147483648, 32) 2, i32 0)
  %85 = select i1 %29, i32 0, i32 %84
  %86 = add i32 %85, %83
  %87 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %86, i32 range(i32 -2147483648, 32) 4, i32 0)
  %88 = select i1 %30, i32 0, i32 %87
  %89 = add i32 %88, %86
  %90 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %89, i32 range(i32 -2147483648, 32) 8, i32 0)
  %91 = select i1 %31, i32 0, i32 %90
  %92 = add i32 %91, %89
  %93 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %92, i32 range(i32 -2147483648, 32) 16, i32 0)
  %94 = select i1 %32, i32 0, i32 %93
  %95 = add i32 %94, %92
  %96 = sub i32 %95, %80
  store i32 %96, ptr %24, align 4, !tbaa !4
  %97 = add i32 %96, %78
  store i32 %97, ptr %25, align 4, !tbaa !4
  br label %98

98:                                               ; preds = %77, %76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %99 = zext nneg i32 %66 to i64
  %100 = getelementptr inbounds nuw [4 x i32], ptr %20, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !4
  %102 = add i32 %101, %68
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_key to ptr), i64 %103
  store i32 %35, ptr %104, align 4, !tbaa !4
  %105 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16radix_sort_blockE5s_val to ptr), i64 %103
  store i32 %36, ptr %105, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %106 = load i32, ptr %26, align 4, !tbaa !4
  %107 = load i32, ptr %27, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %108 = add nuw nsw i32 %37, 4
  %109 = icmp samesign ult i32 %37, 28
  br i1 %109, label %34, label %33, !llvm.loop !8
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
