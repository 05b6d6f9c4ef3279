; ModuleID = 'corpus/hip/hip_matmul.hip'
source_filename = "corpus/hip/hip_matmul.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Su3 = type { [3 x [3 x %struct.Complex]] }
%struct.Complex = type { double, double }

$_ZZ6matmulILj16EEvPKfS1_PfjE8a_values = comdat any

$_ZZ6matmulILj16EEvPKfS1_PfjE8b_values = comdat any

@_ZZ6matmulILj16EEvPKfS1_PfjE8a_values = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ6matmulILj16EEvPKfS1_PfjE8b_values = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matrix_multiplication(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = mul i32 %9, %10
  %12 = lshr i32 %3, 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %58, label %14

14:                                               ; preds = %4
  %15 = mul i32 %3, %8
  %16 = mul i32 %3, %6
  %17 = add i32 %16, %5
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8a_values to ptr), i64 %18
  %20 = zext nneg i32 %5 to i64
  %21 = getelementptr inbounds nuw float, ptr %19, i64 %20
  %22 = mul i32 %11, %6
  %23 = add i32 %22, %5
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8b_values to ptr), i64 %18
  %25 = getelementptr inbounds nuw float, ptr %24, i64 %20
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulILj16EEvPKfS1_PfjE8b_values to ptr), i64 %20
  br label %27

27:                                               ; preds = %14, %43
  %28 = phi float [ 0.000000e+00, %14 ], [ %55, %43 ]
  %29 = phi i32 [ 0, %14 ], [ %44, %43 ]
  %30 = add i32 %29, %15
  %31 = shl i32 %30, 4
  %32 = mul i32 %29, %11
  %33 = add i32 %32, %7
  %34 = shl i32 %33, 4
  %35 = add i32 %17, %31
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  store float %38, ptr %21, align 4, !tbaa !8
  %39 = add i32 %23, %34
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  store float %42, ptr %25, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %46

43:                                               ; preds = %46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = add nuw nsw i32 %29, 1
  %45 = icmp eq i32 %44, %12
  br i1 %45, label %58, label %27, !llvm.loop !10

46:                                               ; preds = %27, %46
  %47 = phi i32 [ 0, %27 ], [ %56, %46 ]
  %48 = phi float [ %28, %27 ], [ %55, %46 ]
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw float, ptr %19, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw [16 x float], ptr %26, i64 %49
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fmul contract float %51, %53
  %55 = fadd contract float %48, %54
  %56 = add nuw nsw i32 %47, 1
  %57 = icmp eq i32 %56, 16
  br i1 %57, label %43, label %46, !llvm.loop !13

58:                                               ; preds = %43, %4
  %59 = phi float [ 0.000000e+00, %4 ], [ %55, %43 ]
  %60 = shl nuw nsw i32 %8, 4
  %61 = shl i32 %7, 4
  %62 = add nuw nsw i32 %60, %6
  %63 = mul i32 %62, %11
  %64 = add i32 %61, %5
  %65 = add i32 %64, %63
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw float, ptr %2, i64 %66
  store float %59, ptr %67, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bf16_matvec(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  br label %20

13:                                               ; preds = %20
  %14 = fptrunc contract float %32 to bfloat
  %15 = fpext contract bfloat %14 to float
  br label %16

16:                                               ; preds = %13, %4
  %17 = phi float [ 0.000000e+00, %4 ], [ %15, %13 ]
  %18 = sext i32 %9 to i64
  %19 = getelementptr inbounds float, ptr %2, i64 %18
  store float %17, ptr %19, align 4, !tbaa !8
  ret void

20:                                               ; preds = %11, %20
  %21 = phi i32 [ 0, %11 ], [ %33, %20 ]
  %22 = phi float [ 0.000000e+00, %11 ], [ %32, %20 ]
  %23 = add nsw i32 %21, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds bfloat, ptr %0, i64 %24
  %26 = load bfloat, ptr %25, align 2, !tbaa !14
  %27 = fpext contract bfloat %26 to float
  %28 = zext nneg i32 %21 to i64
  %29 = getelementptr inbounds nuw bfloat, ptr %1, i64 %28
  %30 = load bfloat, ptr %29, align 2, !tbaa !14
  %31 = fpext contract bfloat %30 to float
  %32 = tail call contract noundef float @llvm.fma.f32(float %27, float %31, float %22)
  %33 = add nuw nsw i32 %21, 1
  %34 = icmp eq i32 %33, %3
  br i1 %34, label %13, label %20, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @su3_mult(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, 36
  br i1 %9, label %10, label %76

10:                                               ; preds = %3
  %11 = srem i32 %8, 3
  %12 = sdiv i32 %8, 9
  %13 = mul i32 %12, 9
  %14 = sub i32 %8, %13
  %15 = sdiv i32 %14, 3
  %16 = sext i32 %12 to i64
  %17 = getelementptr inbounds %struct.Su3, ptr %1, i64 %16
  %18 = sext i32 %11 to i64
  %19 = getelementptr %struct.Complex, ptr %17, i64 %18
  %20 = getelementptr inbounds %struct.Su3, ptr %0, i64 %16
  %21 = sext i32 %15 to i64
  %22 = getelementptr inbounds [3 x %struct.Complex], ptr %20, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !17
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8, !tbaa !17
  %26 = load double, ptr %19, align 8, !tbaa !17
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !17
  %29 = fmul contract double %23, %26
  %30 = fmul contract double %25, %28
  %31 = fsub contract double %29, %30
  %32 = fadd contract double %31, 0.000000e+00
  %33 = fmul contract double %23, %28
  %34 = fmul contract double %25, %26
  %35 = fadd contract double %34, %33
  %36 = fadd contract double %35, 0.000000e+00
  %37 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %38 = load double, ptr %37, align 8, !tbaa !17
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %40 = load double, ptr %39, align 8, !tbaa !17
  %41 = getelementptr i8, ptr %19, i64 48
  %42 = load double, ptr %41, align 8, !tbaa !17
  %43 = getelementptr i8, ptr %19, i64 56
  %44 = load double, ptr %43, align 8, !tbaa !17
  %45 = fmul contract double %38, %42
  %46 = fmul contract double %40, %44
  %47 = fsub contract double %45, %46
  %48 = fadd contract double %32, %47
  %49 = fmul contract double %38, %44
  %50 = fmul contract double %40, %42
  %51 = fadd contract double %50, %49
  %52 = fadd contract double %36, %51
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %54 = load double, ptr %53, align 8, !tbaa !17
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %56 = load double, ptr %55, align 8, !tbaa !17
  %57 = getelementptr i8, ptr %19, i64 96
  %58 = load double, ptr %57, align 8, !tbaa !17
  %59 = getelementptr i8, ptr %19, i64 104
  %60 = load double, ptr %59, align 8, !tbaa !17
  %61 = fmul contract double %54, %58
  %62 = fmul contract double %56, %60
  %63 = fsub contract double %61, %62
  %64 = fadd contract double %48, %63
  %65 = fmul contract double %54, %60
  %66 = fmul contract double %56, %58
  %67 = fadd contract double %66, %65
  %68 = fadd contract double %52, %67
  %69 = sext i32 %12 to i64
  %70 = getelementptr inbounds %struct.Su3, ptr %2, i64 %69
  %71 = sext i32 %15 to i64
  %72 = getelementptr inbounds [3 x %struct.Complex], ptr %70, i64 %71
  %73 = sext i32 %11 to i64
  %74 = getelementptr inbounds %struct.Complex, ptr %72, i64 %73
  store double %64, ptr %74, align 8, !tbaa !17
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 8
  store double %68, ptr %75, align 8, !tbaa !17
  br label %76

76:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }

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
!14 = !{!15, !15, i64 0}
!15 = !{!"__bf16", !6, i64 0}
!16 = distinct !{!16, !11, !12}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !6, i64 0}
