; ModuleID = 'corpus/cuda/cu_wmma.cu'
source_filename = "corpus/cuda/cu_wmma.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @wmma_gemm(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = shl i32 %9, 4
  %11 = icmp sgt i32 %5, 0
  br i1 %11, label %12, label %28

12:                                               ; preds = %6
  %13 = mul nuw nsw i32 %5, %8
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw half, ptr %0, i64 %14
  %16 = mul nsw i32 %5, %10
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds half, ptr %1, i64 %17
  br label %42

19:                                               ; preds = %42
  %20 = fmul contract float %74, 2.000000e+00
  %21 = fmul contract float %75, 2.000000e+00
  %22 = fmul contract float %76, 2.000000e+00
  %23 = fmul contract float %77, 2.000000e+00
  %24 = fmul contract float %78, 2.000000e+00
  %25 = fmul contract float %79, 2.000000e+00
  %26 = fmul contract float %80, 2.000000e+00
  %27 = fmul contract float %81, 2.000000e+00
  br label %28

28:                                               ; preds = %19, %6
  %29 = phi float [ %27, %19 ], [ 0.000000e+00, %6 ]
  %30 = phi float [ %26, %19 ], [ 0.000000e+00, %6 ]
  %31 = phi float [ %25, %19 ], [ 0.000000e+00, %6 ]
  %32 = phi float [ %24, %19 ], [ 0.000000e+00, %6 ]
  %33 = phi float [ %23, %19 ], [ 0.000000e+00, %6 ]
  %34 = phi float [ %22, %19 ], [ 0.000000e+00, %6 ]
  %35 = phi float [ %21, %19 ], [ 0.000000e+00, %6 ]
  %36 = phi float [ %20, %19 ], [ 0.000000e+00, %6 ]
  %37 = mul nsw i32 %4, %8
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %2, i64 %38
  %40 = sext i32 %10 to i64
  %41 = getelementptr inbounds float, ptr %39, i64 %40
  tail call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %41, float %36, float %35, float %34, float %33, float %32, float %31, float %30, float %29, i32 %4)
  ret void

42:                                               ; preds = %12, %42
  %43 = phi float [ 0.000000e+00, %12 ], [ %81, %42 ]
  %44 = phi float [ 0.000000e+00, %12 ], [ %80, %42 ]
  %45 = phi float [ 0.000000e+00, %12 ], [ %79, %42 ]
  %46 = phi float [ 0.000000e+00, %12 ], [ %78, %42 ]
  %47 = phi float [ 0.000000e+00, %12 ], [ %77, %42 ]
  %48 = phi float [ 0.000000e+00, %12 ], [ %76, %42 ]
  %49 = phi float [ 0.000000e+00, %12 ], [ %75, %42 ]
  %50 = phi i32 [ 0, %12 ], [ %82, %42 ]
  %51 = phi float [ 0.000000e+00, %12 ], [ %74, %42 ]
  %52 = zext nneg i32 %50 to i64
  %53 = getelementptr inbounds nuw half, ptr %15, i64 %52
  %54 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %53, i32 %5)
  %55 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %54, 0
  %56 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %54, 1
  %57 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %54, 2
  %58 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %54, 3
  %59 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %54, 4
  %60 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %54, 5
  %61 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %54, 6
  %62 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %54, 7
  %63 = getelementptr inbounds nuw half, ptr %18, i64 %52
  %64 = tail call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %63, i32 %5)
  %65 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %64, 0
  %66 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %64, 1
  %67 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %64, 2
  %68 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %64, 3
  %69 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %64, 4
  %70 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %64, 5
  %71 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %64, 6
  %72 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %64, 7
  %73 = tail call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %55, <2 x half> %56, <2 x half> %57, <2 x half> %58, <2 x half> %59, <2 x half> %60, <2 x half> %61, <2 x half> %62, <2 x half> %65, <2 x half> %66, <2 x half> %67, <2 x half> %68, <2 x half> %69, <2 x half> %70, <2 x half> %71, <2 x half> %72, float %51, float %49, float %48, float %47, float %46, float %45, float %44, float %43)
  %74 = extractvalue { float, float, float, float, float, float, float, float } %73, 0
  %75 = extractvalue { float, float, float, float, float, float, float, float } %73, 1
  %76 = extractvalue { float, float, float, float, float, float, float, float } %73, 2
  %77 = extractvalue { float, float, float, float, float, float, float, float } %73, 3
  %78 = extractvalue { float, float, float, float, float, float, float, float } %73, 4
  %79 = extractvalue { float, float, float, float, float, float, float, float } %73, 5
  %80 = extractvalue { float, float, float, float, float, float, float, float } %73, 6
  %81 = extractvalue { float, float, float, float, float, float, float, float } %73, 7
  %82 = add nuw nsw i32 %50, 16
  %83 = icmp slt i32 %82, %5
  br i1 %83, label %42, label %19, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr readonly captures(none), i32) #1

; Function Attrs: nocallback nofree nosync nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #2

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #2 = { nocallback nofree nosync nounwind memory(none) }
attributes #3 = { nocallback nounwind memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
