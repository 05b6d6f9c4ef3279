; ModuleID = 'corpus/cuda/cu_int128.cu'
source_filename = "corpus/cuda/cu_int128.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Tagged = type { i128, i8 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i128 @_Z3mixoo(i128 noundef %0, i128 noundef %1) local_unnamed_addr #0 {
  %3 = shl i128 %1, 1
  %4 = xor i128 %3, %0
  %5 = lshr i128 %1, 127
  %6 = xor i128 %4, %5
  ret i128 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wide(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i128, ptr %0, i64 %6
  %8 = load i128, ptr %7, align 16, !tbaa !8
  %9 = getelementptr inbounds nuw i128, ptr %1, i64 %6
  %10 = load i128, ptr %9, align 16, !tbaa !8
  %11 = getelementptr inbounds nuw i64, ptr %2, i64 %6
  %12 = load i64, ptr %11, align 8, !tbaa !10
  %13 = sext i64 %12 to i128
  %14 = ashr i64 %12, 3
  %15 = sext i64 %14 to i128
  %16 = mul nsw i128 %15, %13
  %17 = mul i128 %16, %8
  %18 = zext nneg i32 %5 to i128
  %19 = ashr i128 %8, %18
  %20 = add i128 %17, %19
  %21 = mul nuw nsw i32 %5, 3
  %22 = zext nneg i32 %21 to i128
  %23 = shl i128 %16, %22
  %24 = sub i128 %20, %23
  %25 = or i64 %12, 1
  %26 = sext i64 %25 to i128
  %27 = freeze i128 %8
  %28 = freeze i128 %26
  %29 = sdiv i128 %27, %28
  %30 = mul i128 %29, %28
  %31 = sub i128 %27, %30
  %32 = add i128 %31, %29
  %33 = xor i128 %24, %32
  store i128 %33, ptr %7, align 16, !tbaa !8
  %34 = zext i64 %25 to i128
  %35 = udiv i128 %10, %34
  %36 = or i128 %16, 3
  %37 = urem i128 %10, %36
  %38 = shl nuw nsw i32 %5, 2
  %39 = zext nneg i32 %38 to i128
  %40 = lshr i128 %10, %39
  %41 = add i128 %35, %40
  %42 = add i128 %41, %37
  store i128 %42, ptr %9, align 16, !tbaa !8
  %43 = trunc i128 %8 to i64
  %44 = sitofp i64 %43 to double
  %45 = lshr i128 %10, 64
  %46 = trunc nuw i128 %45 to i64
  %47 = uitofp i64 %46 to double
  %48 = fadd contract double %44, %47
  %49 = getelementptr inbounds nuw double, ptr %3, i64 %6
  store double %48, ptr %49, align 8, !tbaa !12
  %50 = load i128, ptr %7, align 16, !tbaa !8
  %51 = tail call noundef i128 @_Z3mixoo(i128 noundef %50, i128 noundef %10) #4
  %52 = icmp slt i128 %8, %16
  %53 = zext i1 %52 to i128
  %54 = add i128 %51, %53
  store i128 %54, ptr %7, align 16, !tbaa !8
  %55 = icmp ugt i128 %10, %16
  %56 = load i128, ptr %9, align 16, !tbaa !8
  %57 = sext i1 %55 to i128
  %58 = add i128 %56, %57
  %59 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %46)
  %60 = zext nneg i64 %59 to i128
  %61 = add i128 %58, %60
  store i128 %61, ptr %9, align 16, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @by_value(ptr noundef readonly byval(%struct.Tagged) align 16 captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = load i128, ptr %0, align 16, !tbaa !14
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i128
  %6 = mul nsw i128 %3, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i8, ptr %7, align 16, !tbaa !16
  %9 = sext i8 %8 to i128
  %10 = add nsw i128 %6, %9
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i128, ptr %1, i64 %11
  store i128 %10, ptr %12, align 16, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @odd_widths(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i64, ptr %1, i64 %4
  %6 = load i64, ptr %5, align 8, !tbaa !10
  %7 = lshr i64 %6, 1
  %8 = trunc i64 %7 to i37
  %9 = sext i64 %6 to i96
  %10 = sext i64 %6 to i120
  %11 = mul i96 %9, %9
  %12 = add i96 %11, 1
  %13 = mul i120 %10, %10
  %14 = mul i120 %13, %10
  %15 = mul i64 %6, %6
  %16 = and i64 %15, 137438953471
  %17 = ashr i37 %8, 3
  %18 = sext i37 %17 to i64
  %19 = xor i64 %16, %18
  %20 = udiv i96 %12, 7
  %21 = trunc i96 %20 to i64
  %22 = xor i64 %19, %21
  %23 = urem i120 %14, 1000003
  %24 = trunc nuw nsw i120 %23 to i64
  %25 = xor i64 %22, %24
  %26 = lshr i120 %14, 77
  %27 = trunc nuw nsw i120 %26 to i64
  %28 = xor i64 %25, %27
  %29 = getelementptr inbounds nuw i64, ptr %0, i64 %4
  store i64 %28, ptr %29, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!9 = !{!"__int128", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = !{!15, !9, i64 0}
!15 = !{!"_ZTS6Tagged", !9, i64 0, !6, i64 16}
!16 = !{!15, !6, i64 16}
