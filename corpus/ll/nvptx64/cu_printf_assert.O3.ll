; ModuleID = 'corpus/cuda/cu_printf_assert.cu'
source_filename = "corpus/cuda/cu_printf_assert.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%printf_args = type { i32, i32, ptr, i32, double }
%printf_args.0 = type { i32, i64 }

@.str = private unnamed_addr constant [42 x i8] c"block %u thread %u: %s index %d value %f\0A\00", align 1
@.str1 = private unnamed_addr constant [11 x i8] c"giving up\0A\00", align 1
@.str2 = private unnamed_addr constant [16 x i8] c"k >= 0 && k < n\00", align 1
@.str3 = private unnamed_addr constant [20 x i8] c"cu_printf_assert.cu\00", align 1
@__func__.checked_gather = private unnamed_addr constant [15 x i8] c"checked_gather\00", align 1
@.str4 = private unnamed_addr constant [7 x i8] c"gather\00", align 1
@.str5 = private unnamed_addr constant [19 x i8] c"NaN at %d of %lld\0A\00", align 1

; Function Attrs: mustprogress noinline nounwind
define dso_local void @_Z6reportPKcifb(ptr noundef %0, i32 noundef %1, float noundef %2, i1 noundef zeroext %3) local_unnamed_addr #0 {
  %5 = alloca %printf_args, align 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = fpext contract float %2 to double
  store i32 %6, ptr %5, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %7, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store double %8, ptr %12, align 8
  %13 = call i32 @vprintf(ptr nonnull @.str, ptr nonnull %5) #5
  br i1 %3, label %14, label %16

14:                                               ; preds = %4
  %15 = call i32 @vprintf(ptr nonnull @.str1, ptr null) #5
  br label %16

16:                                               ; preds = %14, %4
  ret void
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checked_gather(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = alloca %printf_args.0, align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = icmp sgt i32 %14, -1
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %5
  tail call void @__assertfail(ptr noundef nonnull @.str2, ptr noundef nonnull @.str3, i32 noundef 17, ptr noundef nonnull @__func__.checked_gather, i64 noundef 1) #6
  unreachable

19:                                               ; preds = %5
  %20 = zext nneg i32 %14 to i64
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = icmp sgt i32 %4, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %19
  %25 = icmp ne i32 %4, 1
  tail call void @_Z6reportPKcifb(ptr noundef nonnull @.str4, i32 noundef %14, float noundef %22, i1 noundef zeroext %25) #5
  br label %26

26:                                               ; preds = %24, %19
  %27 = fcmp contract uno float %22, 0.000000e+00
  br i1 %27, label %28, label %32

28:                                               ; preds = %26
  %29 = zext nneg i32 %3 to i64
  store i32 %14, ptr %6, align 8
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %29, ptr %30, align 8
  %31 = call i32 @vprintf(ptr nonnull @.str5, ptr nonnull %6) #5
  call void @llvm.trap()
  unreachable

32:                                               ; preds = %26
  %33 = fmul contract float %22, 2.000000e+00
  %34 = getelementptr inbounds float, ptr %2, i64 %12
  store float %33, ptr %34, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent noreturn nounwind
declare dso_local void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent noreturn nounwind }

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
