; ModuleID = 'corpus/cuda/cu_inline_asm.cu'
source_filename = "corpus/cuda/cu_inline_asm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: write)
define dso_local ptx_kernel void @lane_info(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #6, !srcloc !8
  %3 = tail call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #6, !srcloc !9
  %4 = mul i32 %2, 100
  %5 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %6 = add i32 %5, %4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  store i32 %6, ptr %9, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @carry_chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = alloca [4 x i32], align 4
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 3
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %12 = load i32, ptr %7, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = load i32, ptr %8, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = tail call { i32, i32, i32, i32 } asm sideeffect "add.cc.u32 $0, $4, $8;\0A\09addc.cc.u32 $1, $5, $9;\0A\09addc.cc.u32 $2, $6, $10;\0A\09addc.u32 $3, $7, $11;", "=&r,=&r,=&r,=r,r,r,r,r,r,r,r,r"(i32 %12, i32 %14, i32 %16, i32 %18, i32 %19, i32 %21, i32 %23, i32 %25) #8, !srcloc !10
  %27 = extractvalue { i32, i32, i32, i32 } %26, 0
  %28 = extractvalue { i32, i32, i32, i32 } %26, 1
  %29 = extractvalue { i32, i32, i32, i32 } %26, 2
  %30 = extractvalue { i32, i32, i32, i32 } %26, 3
  store i32 %27, ptr %3, align 4, !tbaa !4
  store i32 %28, ptr %9, align 4, !tbaa !4
  store i32 %29, ptr %10, align 4, !tbaa !4
  store i32 %30, ptr %11, align 4, !tbaa !4
  %31 = shl nuw nsw i32 %4, 2
  br label %33

32:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void

33:                                               ; preds = %2, %33
  %34 = phi i32 [ 0, %2 ], [ %41, %33 ]
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %3, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = add nuw nsw i32 %34, %31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %39
  store i32 %37, ptr %40, align 4, !tbaa !4
  %41 = add nuw nsw i32 %34, 1
  %42 = icmp eq i32 %41, 4
  br i1 %42, label %32, label %33, !llvm.loop !11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @fields(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = tail call i32 asm "bfe.u32 $0, $1, 5, 9;", "=r,r"(i32 %6) #6, !srcloc !14
  %8 = xor i32 %6, -1
  %9 = tail call i32 asm "bfi.b32 $0, $1, $2, 8, 12;", "=r,r,r"(i32 %6, i32 %8) #6, !srcloc !15
  %10 = lshr i32 %6, 3
  %11 = shl i32 %6, 7
  %12 = tail call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %6, i32 %10, i32 %11) #6, !srcloc !16
  %13 = add i32 %7, 1
  %14 = tail call i64 asm "mad.wide.u32 $0, $1, $2, $3;", "=l,r,r,l"(i32 %6, i32 %13, i64 7) #6, !srcloc !17
  %15 = shl nuw nsw i32 %3, 2
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  store i32 %7, ptr %17, align 4, !tbaa !4
  %18 = zext nneg i32 %15 to i64
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 %9, ptr %20, align 4, !tbaa !4
  %21 = zext nneg i32 %15 to i64
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store i32 %12, ptr %23, align 4, !tbaa !4
  %24 = lshr i64 %14, 7
  %25 = trunc i64 %24 to i32
  %26 = zext nneg i32 %15 to i64
  %27 = getelementptr inbounds nuw i32, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 12
  store i32 %25, ptr %28, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hinted_copy(ptr noundef %0, ptr noundef %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds %struct.float4, ptr %0, i64 %8
  %10 = tail call contract { float, float, float, float } asm sideeffect "ld.global.nc.v4.f32 {$0, $1, $2, $3}, [$4];", "=f,=f,=f,=f,l"(ptr %9) #8, !srcloc !18
  %11 = extractvalue { float, float, float, float } %10, 0
  %12 = extractvalue { float, float, float, float } %10, 1
  %13 = extractvalue { float, float, float, float } %10, 2
  %14 = extractvalue { float, float, float, float } %10, 3
  %15 = fadd contract float %11, 1.000000e+00
  %16 = getelementptr inbounds %struct.float4, ptr %1, i64 %8
  tail call void asm sideeffect "st.global.cs.v4.f32 [$0], {$1, $2, $3, $4};", "l,f,f,f,f,~{memory}"(ptr %16, float %15, float %12, float %13, float %14) #8, !srcloc !19
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dp4a_rows(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 2
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = tail call i32 asm "dp4a.s32.s32 $0, $1, $2, $0;", "=r,r,r,0"(i32 %8, i32 %10, i32 0) #6, !srcloc !20
  %12 = or disjoint i32 %5, 1
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = tail call i32 asm "dp4a.s32.s32 $0, $1, $2, $0;", "=r,r,r,0"(i32 %15, i32 %17, i32 %11) #6, !srcloc !20
  %19 = or disjoint i32 %5, 2
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %20
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = tail call i32 asm "dp4a.s32.s32 $0, $1, $2, $0;", "=r,r,r,0"(i32 %22, i32 %24, i32 %18) #6, !srcloc !20
  %26 = or disjoint i32 %5, 3
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i32, ptr %1, i64 %27
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = tail call i32 asm "dp4a.s32.s32 $0, $1, $2, $0;", "=r,r,r,0"(i32 %29, i32 %31, i32 %25) #6, !srcloc !20
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %2, i64 %34
  store i32 %32, ptr %35, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{i64 805}
!9 = !{i64 850}
!10 = !{i64 1105, i64 1130, i64 1175, i64 1221}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{i64 1662}
!15 = !{i64 1713}
!16 = !{i64 1778}
!17 = !{i64 1864}
!18 = !{i64 2237}
!19 = !{i64 2374}
!20 = !{i64 2632}
