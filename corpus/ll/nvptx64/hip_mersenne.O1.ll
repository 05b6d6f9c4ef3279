; ModuleID = 'corpus/hip/hip_mersenne.hip'
source_filename = "corpus/hip/hip_mersenne.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Xoshiro = type { [4 x i64] }

@_ZZ8mt_blockE2mt = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mt_block(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %2
  store i32 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), align 4, !tbaa !4
  br label %6

6:                                                ; preds = %5, %6
  %7 = phi i32 [ %1, %5 ], [ %14, %6 ]
  %8 = phi i32 [ 1, %5 ], [ %15, %6 ]
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 %9
  %11 = lshr i32 %7, 30
  %12 = xor i32 %11, %7
  %13 = mul i32 %12, 1812433253
  %14 = add i32 %13, %8
  store i32 %14, ptr %10, align 4, !tbaa !4
  %15 = add nuw nsw i32 %8, 1
  %16 = icmp eq i32 %15, 32
  br i1 %16, label %17, label %6, !llvm.loop !8

17:                                               ; preds = %6, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = zext nneg i32 %3 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 %18
  %20 = add nuw nsw i32 %3, 1
  %21 = and i32 %20, 31
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 %22
  %24 = add nuw nsw i32 %3, 13
  %25 = and i32 %24, 31
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 %26
  br label %29

28:                                               ; preds = %29
  ret void

29:                                               ; preds = %17, %29
  %30 = phi i32 [ 0, %17 ], [ %57, %29 ]
  %31 = load i32, ptr %19, align 4, !tbaa !4
  %32 = and i32 %31, -2147483648
  %33 = load i32, ptr %23, align 4, !tbaa !4
  %34 = and i32 %33, 2147483646
  %35 = or disjoint i32 %34, %32
  %36 = load i32, ptr %27, align 4, !tbaa !4
  %37 = lshr exact i32 %35, 1
  %38 = xor i32 %37, %36
  %39 = and i32 %33, 1
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, i32 0, i32 -1727483681
  %42 = xor i32 %38, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %42, ptr %19, align 4, !tbaa !4
  %43 = lshr i32 %42, 11
  %44 = xor i32 %43, %42
  %45 = shl i32 %44, 7
  %46 = and i32 %45, -1658038656
  %47 = xor i32 %46, %44
  %48 = shl i32 %47, 15
  %49 = and i32 %48, -272236544
  %50 = xor i32 %49, %47
  %51 = lshr i32 %50, 18
  %52 = xor i32 %51, %50
  %53 = shl nuw nsw i32 %30, 5
  %54 = add nuw nsw i32 %53, %3
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %0, i64 %55
  store i32 %52, ptr %56, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = add nuw nsw i32 %30, 1
  %58 = icmp eq i32 %57, 4
  br i1 %58, label %28, label %29, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sobol(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = add i32 %2, %8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %3
  %12 = lshr i32 %9, 1
  %13 = xor i32 %12, %9
  br label %14

14:                                               ; preds = %11, %14
  %15 = phi i32 [ %25, %14 ], [ %13, %11 ]
  %16 = phi i32 [ %23, %14 ], [ 0, %11 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %15, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = lshr exact i32 -2147483648, %17
  %22 = or i32 %20, %21
  %23 = xor i32 %22, %16
  %24 = add i32 %15, -1
  %25 = and i32 %24, %15
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %14, !llvm.loop !12

27:                                               ; preds = %14
  %28 = lshr i32 %23, 8
  %29 = uitofp nneg i32 %28 to float
  %30 = fmul contract float %29, 0x3E70000000000000
  br label %31

31:                                               ; preds = %27, %3
  %32 = phi float [ 0.000000e+00, %3 ], [ %30, %27 ]
  %33 = zext i32 %8 to i64
  %34 = getelementptr inbounds nuw float, ptr %1, i64 %33
  store float %32, ptr %34, align 4, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 captures(none) dereferenceable(32) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8, !tbaa !15
  %4 = mul i64 %3, 5
  %5 = mul i64 %3, 640
  %6 = lshr i64 %4, 57
  %7 = or disjoint i64 %6, %5
  %8 = mul i64 %7, 9
  %9 = shl i64 %3, 17
  %10 = load i64, ptr %0, align 8, !tbaa !15
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = xor i64 %12, %10
  store i64 %13, ptr %11, align 8, !tbaa !15
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !15
  %16 = xor i64 %15, %3
  store i64 %16, ptr %14, align 8, !tbaa !15
  %17 = xor i64 %13, %3
  store i64 %17, ptr %2, align 8, !tbaa !15
  %18 = xor i64 %16, %10
  store i64 %18, ptr %0, align 8, !tbaa !15
  %19 = xor i64 %13, %9
  store i64 %19, ptr %11, align 8, !tbaa !15
  %20 = tail call i64 @llvm.fshl.i64(i64 %16, i64 %16, i64 45)
  store i64 %20, ptr %14, align 8, !tbaa !15
  ret i64 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xoshiro(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.Xoshiro, align 8
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Xoshiro, ptr %0, i64 %6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false), !tbaa.struct !17
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %10, %3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 8 dereferenceable(32) %4, i64 32, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void

10:                                               ; preds = %3, %10
  %11 = phi i32 [ %17, %10 ], [ 0, %3 ]
  %12 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %4) #9
  %13 = shl nsw i32 %11, 5
  %14 = add nuw nsw i32 %13, %5
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i64, ptr %1, i64 %15
  store i64 %12, ptr %16, align 8, !tbaa !15
  %17 = add nuw nsw i32 %11, 1
  %18 = icmp eq i32 %17, %2
  br i1 %18, label %9, label %10, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @pcg_normals(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #6 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = or disjoint i32 %4, 1
  %6 = zext nneg i32 %5 to i64
  br label %11

7:                                                ; preds = %11
  %8 = fadd contract float %27, -6.000000e+00
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  store float %8, ptr %10, align 4, !tbaa !13
  ret void

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %1, %2 ], [ %16, %11 ]
  %13 = phi float [ 0.000000e+00, %2 ], [ %27, %11 ]
  %14 = phi i32 [ 0, %2 ], [ %28, %11 ]
  %15 = mul i64 %12, 6364136223846793005
  %16 = add i64 %15, %6
  %17 = lshr i64 %16, 45
  %18 = lshr i64 %16, 27
  %19 = xor i64 %17, %18
  %20 = trunc i64 %19 to i32
  %21 = lshr i64 %16, 59
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = tail call i32 @llvm.fshr.i32(i32 %20, i32 %20, i32 %22)
  %24 = lshr i32 %23, 8
  %25 = uitofp nneg i32 %24 to float
  %26 = fmul contract float %25, 0x3E70000000000000
  %27 = fadd contract float %13, %26
  %28 = add nuw nsw i32 %14, 1
  %29 = icmp eq i32 %28, 12
  br i1 %29, label %7, label %11, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !6, i64 0}
!17 = !{i64 0, i64 32, !18}
!18 = !{!6, !6, i64 0}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
