; ModuleID = 'tables.cl'
source_filename = "tables.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

%struct.Entry = type { i8, <4 x i32>, i64 }

@primes = dso_local local_unnamed_addr addrspace(4) constant [13 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19, i32 23, i32 29, i32 31, i32 37, i32 41], align 4
@squares = dso_local local_unnamed_addr addrspace(4) constant [9 x i16] [i16 0, i16 1, i16 4, i16 9, i16 16, i16 25, i16 36, i16 49, i16 64], align 2
@quarter = dso_local local_unnamed_addr addrspace(4) constant [5 x float] [float 0.000000e+00, float 0x3FD87DE2A0000000, float 0x3FE6A09E60000000, float 0x3FED906BC0000000, float 1.000000e+00], align 4
@entries = dso_local local_unnamed_addr addrspace(4) constant [3 x { i8, [15 x i8], <4 x i32>, i64, [8 x i8] }] [{ i8, [15 x i8], <4 x i32>, i64, [8 x i8] } { i8 1, [15 x i8] zeroinitializer, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i64 -5, [8 x i8] zeroinitializer }, { i8, [15 x i8], <4 x i32>, i64, [8 x i8] } { i8 2, [15 x i8] zeroinitializer, <4 x i32> <i32 10, i32 20, i32 30, i32 40>, i64 1099511627776, [8 x i8] zeroinitializer }, { i8, [15 x i8], <4 x i32>, i64, [8 x i8] } { i8 3, [15 x i8] zeroinitializer, <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>, i64 7, [8 x i8] zeroinitializer }], align 16

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tables(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_tables(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_tables(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %2, %12
  br i1 %13, label %14, label %66

14:                                               ; preds = %3
  %15 = shl i64 %11, 32
  %16 = ashr exact i64 %15, 32
  %17 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !6
  %19 = urem i32 %18, 13
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(4) @primes, i64 %20
  %22 = load i32, ptr addrspace(4) %21, align 4, !tbaa !6
  %23 = lshr i32 %18, 8
  %24 = urem i32 %23, 9
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i16, ptr addrspace(4) @squares, i64 %25
  %27 = load i16, ptr addrspace(4) %26, align 2, !tbaa !15
  %28 = zext i16 %27 to i32
  %29 = mul nsw i32 %22, %28
  %30 = add nsw i32 %29, 41
  %31 = urem i32 %18, 5
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %51, label %33

33:                                               ; preds = %14
  %34 = lshr i32 %18, 16
  %35 = urem i32 %34, 3
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Entry, ptr addrspace(4) @entries, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 16
  %39 = load i32, ptr addrspace(4) %38, align 16, !tbaa !17
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 28
  %41 = load i32, ptr addrspace(4) %40, align 4, !tbaa !17
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 32
  %43 = load i64, ptr addrspace(4) %42, align 16, !tbaa !18
  %44 = ashr i64 %43, 38
  %45 = trunc nsw i64 %44 to i32
  %46 = mul nsw i32 %41, %45
  %47 = load i8, ptr addrspace(4) %37, align 16, !tbaa !21
  %48 = zext i8 %47 to i32
  %49 = add i32 %39, %48
  %50 = add i32 %49, %46
  br label %54

51:                                               ; preds = %54, %14
  %52 = phi i32 [ %30, %14 ], [ %63, %54 ]
  %53 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %16
  store i32 %52, ptr addrspace(1) %53, align 4, !tbaa !6
  br label %66

54:                                               ; preds = %33, %54
  %55 = phi i32 [ 0, %33 ], [ %64, %54 ]
  %56 = phi i32 [ %30, %33 ], [ %63, %54 ]
  %57 = zext nneg i32 %55 to i64
  %58 = getelementptr inbounds nuw i16, ptr addrspace(4) @squares, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr addrspace(4) %58, i64 4
  %60 = load i16, ptr addrspace(4) %59, align 2, !tbaa !15
  %61 = zext i16 %60 to i32
  %62 = add i32 %56, %50
  %63 = add i32 %62, %61
  %64 = add nuw nsw i32 %55, 1
  %65 = icmp eq i32 %64, %31
  br i1 %65, label %51, label %54, !llvm.loop !22

66:                                               ; preds = %3, %51
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sine(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_sine(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sine(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = icmp sgt i32 %2, %12
  br i1 %13, label %14, label %33

14:                                               ; preds = %3
  %15 = shl i64 %11, 32
  %16 = ashr exact i64 %15, 32
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !17
  %19 = and i8 %18, 15
  %20 = zext nneg i8 %19 to i32
  %21 = and i32 %20, 4
  %22 = icmp eq i32 %21, 0
  %23 = and i32 %20, 3
  %24 = sub nuw nsw i32 4, %23
  %25 = select i1 %22, i32 %23, i32 %24
  %26 = icmp samesign ult i8 %19, 8
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(4) @quarter, i64 %27
  %29 = load float, ptr addrspace(4) %28, align 4, !tbaa !25
  %30 = fneg float %29
  %31 = select i1 %26, float %29, float %30
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  store float %31, ptr addrspace(1) %32, align 4, !tbaa !25
  br label %33

33:                                               ; preds = %14, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"int*", !"int*", !"int"}
!14 = !{!"", !"const", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !8, i64 0}
!17 = !{!8, !8, i64 0}
!18 = !{!19, !20, i64 32}
!19 = !{!"", !8, i64 0, !8, i64 16, !20, i64 32}
!20 = !{!"long", !8, i64 0}
!21 = !{!19, !8, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{!"float*", !"uchar*", !"int"}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !8, i64 0}
