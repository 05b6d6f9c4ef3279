; ModuleID = 'corpus/opencl/division_heavy.cl'
source_filename = "corpus/opencl/division_heavy.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @div_constants(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_div_constants(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 32 %1) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_div_constants(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 32 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %15 = sdiv i32 %14, 3
  %16 = insertelement <8 x i32> poison, i32 %15, i64 0
  %17 = srem i32 %14, 10
  %18 = insertelement <8 x i32> %16, i32 %17, i64 1
  %19 = sdiv i32 %14, -7
  %20 = insertelement <8 x i32> %18, i32 %19, i64 2
  %21 = udiv i32 %14, 1000000007
  %22 = insertelement <8 x i32> %20, i32 %21, i64 3
  %23 = urem i32 %14, 641
  %24 = insertelement <8 x i32> %22, i32 %23, i64 4
  %25 = sdiv i32 %14, 16
  %26 = srem i32 %14, 64
  %27 = add nsw i32 %25, %26
  %28 = insertelement <8 x i32> %24, i32 %27, i64 5
  %29 = shl i32 %14, 16
  %30 = ashr exact i32 %29, 16
  %31 = sdiv i32 %30, 11
  %32 = srem i32 %30, 13
  %33 = add nsw i32 %31, %32
  %34 = insertelement <8 x i32> %28, i32 %33, i64 6
  %35 = and i32 %14, 255
  %36 = udiv i32 %35, 9
  %37 = urem i32 %35, 5
  %38 = add nuw nsw i32 %36, %37
  %39 = insertelement <8 x i32> %34, i32 %38, i64 7
  %40 = getelementptr inbounds <8 x i32>, ptr addrspace(1) %1, i64 %12
  store <8 x i32> %39, ptr addrspace(1) %40, align 32, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @div_variable(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_div_variable(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 32 %2) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_div_variable(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = shl i64 %11, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %13
  %15 = load i64, ptr addrspace(1) %14, align 8, !tbaa !21
  %16 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = sext i32 %17 to i64
  %19 = freeze i64 %15
  %20 = freeze i64 %18
  %21 = sdiv i64 %19, %20
  %22 = insertelement <4 x i64> poison, i64 %21, i64 0
  %23 = mul i64 %21, %20
  %24 = sub i64 %19, %23
  %25 = insertelement <4 x i64> %22, i64 %24, i64 1
  %26 = mul nsw i64 %18, 977
  %27 = udiv i64 %15, %26
  %28 = insertelement <4 x i64> %25, i64 %27, i64 2
  %29 = trunc i64 %15 to i32
  %30 = urem i32 %29, %17
  %31 = zext i32 %30 to i64
  %32 = trunc i64 %15 to i16
  %33 = sext i16 %32 to i32
  %34 = srem i32 %17, 100
  %35 = add nsw i32 %34, 1
  %36 = sdiv i32 %33, %35
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %37, %31
  %39 = insertelement <4 x i64> %28, i64 %38, i64 3
  %40 = getelementptr inbounds <4 x i64>, ptr addrspace(1) %2, i64 %13
  store <4 x i64> %39, ptr addrspace(1) %40, align 32, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @civil_dates(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_civil_dates(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_civil_dates(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !14 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %15 = icmp sgt i32 %14, -5
  br i1 %15, label %16, label %19

16:                                               ; preds = %2
  %17 = add nsw i32 %14, 4
  %18 = urem i32 %17, 7
  br label %23

19:                                               ; preds = %2
  %20 = add nsw i32 %14, 5
  %21 = srem i32 %20, 7
  %22 = add nsw i32 %21, 6
  br label %23

23:                                               ; preds = %19, %16
  %24 = phi i32 [ %18, %16 ], [ %22, %19 ]
  %25 = icmp sgt i32 %14, -719469
  %26 = add nsw i32 %14, 719468
  %27 = add nsw i32 %14, 573372
  %28 = select i1 %25, i32 %26, i32 %27
  %29 = sdiv i32 %28, 146097
  %30 = mul nsw i32 %29, -146097
  %31 = add i32 %30, %26
  %32 = udiv i32 %31, 36524
  %33 = udiv i32 %31, 1460
  %34 = udiv i32 %31, 146096
  %35 = add i32 %32, %31
  %36 = add nuw nsw i32 %34, %33
  %37 = sub i32 %35, %36
  %38 = udiv i32 %37, 36500
  %39 = udiv i32 %37, 365
  %40 = udiv i32 %37, 1460
  %41 = mul i32 %39, -365
  %42 = sub i32 %31, %40
  %43 = add i32 %42, %38
  %44 = add i32 %43, %41
  %45 = mul i32 %44, 5
  %46 = add i32 %45, 2
  %47 = icmp ult i32 %46, 1530
  %48 = udiv i32 %46, 153
  %49 = select i1 %47, i32 3, i32 -9
  %50 = add nsw i32 %49, %48
  %51 = mul nsw i32 %29, 400
  %52 = add nsw i32 %39, %51
  %53 = icmp slt i32 %50, 3
  %54 = zext i1 %53 to i32
  %55 = add nsw i32 %52, %54
  %56 = insertelement <4 x i32> poison, i32 %55, i64 0
  %57 = insertelement <4 x i32> %56, i32 %50, i64 1
  %58 = mul nuw i32 %48, 153
  %59 = add nuw i32 %58, 2
  %60 = udiv i32 %59, 5
  %61 = add i32 %44, 1
  %62 = sub i32 %61, %60
  %63 = insertelement <4 x i32> %57, i32 %62, i64 2
  %64 = insertelement <4 x i32> %63, i32 %24, i64 3
  %65 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %12
  store <4 x i32> %64, ptr addrspace(1) %65, align 16, !tbaa !15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gcd_inverse(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  tail call void @__clang_ocl_kern_imp_gcd_inverse(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_gcd_inverse(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = shl i64 %12, 32
  %14 = ashr exact i64 %13, 32
  %15 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  %17 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !6
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %4, %20
  %21 = phi i32 [ %22, %20 ], [ %16, %4 ]
  %22 = phi i32 [ %23, %20 ], [ %18, %4 ]
  %23 = urem i32 %21, %22
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %20, !llvm.loop !30

25:                                               ; preds = %20, %4
  %26 = phi i32 [ %16, %4 ], [ %22, %20 ]
  %27 = urem i32 %16, %3
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %40, label %29

29:                                               ; preds = %25, %29
  %30 = phi i32 [ %31, %29 ], [ 0, %25 ]
  %31 = phi i32 [ %38, %29 ], [ 1, %25 ]
  %32 = phi i32 [ %36, %29 ], [ %27, %25 ]
  %33 = phi i32 [ %32, %29 ], [ %3, %25 ]
  %34 = sdiv i32 %33, %32
  %35 = mul nsw i32 %34, %32
  %36 = sub nsw i32 %33, %35
  %37 = mul nsw i32 %34, %31
  %38 = sub nsw i32 %30, %37
  %39 = icmp eq i32 %36, 0
  br i1 %39, label %40, label %29, !llvm.loop !32

40:                                               ; preds = %29, %25
  %41 = phi i32 [ %3, %25 ], [ %32, %29 ]
  %42 = phi i32 [ 0, %25 ], [ %31, %29 ]
  %43 = icmp eq i32 %41, 1
  %44 = icmp slt i32 %42, 0
  %45 = select i1 %44, i32 %3, i32 0
  %46 = add nsw i32 %45, %42
  %47 = select i1 %43, i32 %46, i32 0
  %48 = insertelement <2 x i32> poison, i32 %26, i64 0
  %49 = insertelement <2 x i32> %48, i32 %47, i64 1
  %50 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %2, i64 %14
  store <2 x i32> %49, ptr addrspace(1) %50, align 8, !tbaa !15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @to_base(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_to_base(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 1 %1) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_to_base(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !33 !kernel_arg_base_type !33 !kernel_arg_type_qual !14 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = srem i32 %11, 15
  %13 = add nsw i32 %12, 2
  %14 = sext i32 %13 to i64
  %15 = mul i64 %10, 279172874240
  %16 = ashr exact i64 %15, 32
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %16
  %18 = shl i64 %10, 32
  %19 = ashr exact i64 %18, 29
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !21
  br label %22

22:                                               ; preds = %22, %2
  %23 = phi i32 [ 64, %2 ], [ %37, %22 ]
  %24 = phi i64 [ %21, %2 ], [ %27, %22 ]
  %25 = freeze i64 %24
  %26 = freeze i64 %14
  %27 = udiv i64 %25, %26
  %28 = mul i64 %27, %26
  %29 = sub i64 %25, %28
  %30 = trunc i64 %29 to i32
  %31 = and i32 %30, 254
  %32 = icmp samesign ult i32 %31, 10
  %33 = or i32 %30, 48
  %34 = add i32 %30, 87
  %35 = select i1 %32, i32 %33, i32 %34
  %36 = trunc i32 %35 to i8
  %37 = add nsw i32 %23, -1
  %38 = sext i32 %23 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %17, i64 %38
  store i8 %36, ptr addrspace(1) %39, align 1, !tbaa !15
  %40 = icmp ult i64 %24, %14
  br i1 %40, label %41, label %22, !llvm.loop !34

41:                                               ; preds = %22
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"int*", !"int8*"}
!13 = !{!"int*", !"int __attribute__((ext_vector_type(8)))*"}
!14 = !{!"const", !""}
!15 = !{!8, !8, i64 0}
!16 = !{i32 1, i32 1, i32 1}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"long*", !"int*", !"long4*"}
!19 = !{!"long*", !"int*", !"long __attribute__((ext_vector_type(4)))*"}
!20 = !{!"const", !"const", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !8, i64 0}
!23 = !{!"int*", !"int4*"}
!24 = !{!"int*", !"int __attribute__((ext_vector_type(4)))*"}
!25 = !{i32 1, i32 1, i32 1, i32 0}
!26 = !{!"none", !"none", !"none", !"none"}
!27 = !{!"uint*", !"uint*", !"uint2*", !"uint"}
!28 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(2)))*", !"uint"}
!29 = !{!"const", !"const", !"", !""}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = distinct !{!32, !31}
!33 = !{!"ulong*", !"uchar*"}
!34 = distinct !{!34, !31}
