; ModuleID = 'corpus/cuda/cu_wmma.cu'
source_filename = "corpus/cuda/cu_wmma.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @wmma_gemm(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  br label %36

8:                                                ; preds = %36
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 4
  %13 = load float, ptr %7, align 4
  %14 = icmp sgt i32 %5, 0
  br i1 %14, label %15, label %43

15:                                               ; preds = %8
  %16 = mul nuw nsw i32 %5, %10
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw half, ptr %0, i64 %17
  %19 = mul nsw i32 %5, %12
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds half, ptr %1, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %29 = load float, ptr %22, align 4
  %30 = load float, ptr %23, align 4
  %31 = load float, ptr %24, align 4
  %32 = load float, ptr %25, align 4
  %33 = load float, ptr %26, align 4
  %34 = load float, ptr %27, align 4
  %35 = load float, ptr %28, align 4
  br label %45

36:                                               ; preds = %6, %36
  %37 = phi i32 [ 0, %6 ], [ %40, %36 ]
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %7, i64 %38
  store float 0.000000e+00, ptr %39, align 4, !tbaa !8
  %40 = add nuw nsw i32 %37, 1
  %41 = icmp eq i32 %40, 8
  br i1 %41, label %8, label %36, !llvm.loop !10

42:                                               ; preds = %45
  store float %78, ptr %22, align 4
  store float %79, ptr %23, align 4
  store float %80, ptr %24, align 4
  store float %81, ptr %25, align 4
  store float %82, ptr %26, align 4
  store float %83, ptr %27, align 4
  store float %84, ptr %28, align 4
  br label %43

43:                                               ; preds = %42, %8
  %44 = phi float [ %77, %42 ], [ %13, %8 ]
  store float %44, ptr %7, align 4
  br label %108

45:                                               ; preds = %15, %45
  %46 = phi float [ %35, %15 ], [ %84, %45 ]
  %47 = phi float [ %34, %15 ], [ %83, %45 ]
  %48 = phi float [ %33, %15 ], [ %82, %45 ]
  %49 = phi float [ %32, %15 ], [ %81, %45 ]
  %50 = phi float [ %31, %15 ], [ %80, %45 ]
  %51 = phi float [ %30, %15 ], [ %79, %45 ]
  %52 = phi float [ %29, %15 ], [ %78, %45 ]
  %53 = phi i32 [ 0, %15 ], [ %85, %45 ]
  %54 = phi float [ %13, %15 ], [ %77, %45 ]
  %55 = zext nneg i32 %53 to i64
  %56 = getelementptr inbounds nuw half, ptr %18, i64 %55
  %57 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %56, i32 %5)
  %58 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 0
  %59 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 1
  %60 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 2
  %61 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 3
  %62 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 4
  %63 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 5
  %64 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 6
  %65 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %57, 7
  %66 = getelementptr inbounds nuw half, ptr %21, i64 %55
  %67 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %66, i32 %5)
  %68 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 0
  %69 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 1
  %70 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 2
  %71 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 3
  %72 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 4
  %73 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 5
  %74 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 6
  %75 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %67, 7
  %76 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %58, <2 x half> %59, <2 x half> %60, <2 x half> %61, <2 x half> %62, <2 x half> %63, <2 x half> %64, <2 x half> %65, <2 x half> %68, <2 x half> %69, <2 x half> %70, <2 x half> %71, <2 x half> %72, <2 x half> %73, <2 x half> %74, <2 x half> %75, float %54, float %52, float %51, float %50, float %49, float %48, float %47, float %46)
  %77 = extractvalue { float, float, float, float, float, float, float, float } %76, 0
  %78 = extractvalue { float, float, float, float, float, float, float, float } %76, 1
  %79 = extractvalue { float, float, float, float, float, float, float, float } %76, 2
  %80 = extractvalue { float, float, float, float, float, float, float, float } %76, 3
  %81 = extractvalue { float, float, float, float, float, float, float, float } %76, 4
  %82 = extractvalue { float, float, float, float, float, float, float, float } %76, 5
  %83 = extractvalue { float, float, float, float, float, float, float, float } %76, 6
  %84 = extractvalue { float, float, float, float, float, float, float, float } %76, 7
  %85 = add nuw nsw i32 %53, 16
  %86 = icmp slt i32 %85, %5
  br i1 %86, label %45, label %42, !llvm.loop !13

87:                                               ; preds = %108
  %88 = mul nsw i32 %4, %10
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %2, i64 %89
  %91 = sext i32 %12 to i64
  %92 = getelementptr inbounds float, ptr %90, i64 %91
  %93 = load float, ptr %7, align 4
  %94 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %95 = load float, ptr %94, align 4
  %96 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %97 = load float, ptr %96, align 4
  %98 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %99 = load float, ptr %98, align 4
  %100 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %103 = load float, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %105 = load float, ptr %104, align 4
  %106 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %107 = load float, ptr %106, align 4
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %92, float %93, float %95, float %97, float %99, float %101, float %103, float %105, float %107, i32 %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  ret void

108:                                              ; preds = %43, %108
  %109 = phi i32 [ 0, %43 ], [ %114, %108 ]
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw float, ptr %7, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !8
  %113 = fmul contract float %112, 2.000000e+00
  store float %113, ptr %111, align 4, !tbaa !8
  %114 = add nuw nsw i32 %109, 1
  %115 = icmp eq i32 %114, 8
  br i1 %115, label %87, label %108, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr readonly captures(none), i32) #2

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind memory(none) }
attributes #4 = { nocallback nounwind memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
