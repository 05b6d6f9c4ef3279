; ModuleID = 'corpus/cuda/cu_globals.cu'
source_filename = "corpus/cuda/cu_globals.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.anon = type { i8, [3 x i32], double, %struct.anon.0 }
%struct.anon.0 = type { i16, i16 }
%struct.Link = type { i32, ptr, ptr }
%struct.anon.1 = type { i16, i64 }

@g_int = dso_local addrspace(1) externally_initialized global i32 -42, align 4
@g_bytes = dso_local addrspace(1) externally_initialized global [5 x i8] c"\01\02\03\FA\FF", align 1
@g_short = dso_local addrspace(1) externally_initialized global [3 x i16] [i16 -1, i16 300, i16 -32768], align 2
@g_double = dso_local addrspace(1) externally_initialized global [2 x double] [double 0x400921FB54442D18, double -0.000000e+00], align 8
@g_float = dso_local addrspace(1) externally_initialized global float 0x3F589374C0000000, align 4
@g_flag = dso_local addrspace(1) externally_initialized global i8 1, align 1
@g_wide = dso_local addrspace(1) externally_initialized global i64 -81985529216486896, align 8
@g_vec = dso_local addrspace(1) externally_initialized global %struct.float4 { float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00 }, align 16
@g_half = dso_local addrspace(1) externally_initialized global [2 x half] [half 0xH3800, half 0xHC000], align 2
@g_zero = dso_local addrspace(1) externally_initialized global [64 x i32] zeroinitializer, align 4
@c_mixed = internal unnamed_addr addrspace(4) constant %struct.anon { i8 120, [3 x i32] [i32 7, i32 -8, i32 9], double 1.250000e-01, %struct.anon.0 { i16 11, i16 -12 } }, align 8
@_ZL6link_b = internal addrspace(4) constant %struct.Link { i32 2, ptr addrspacecast (ptr addrspace(4) @_ZL6link_a to ptr), ptr addrspacecast (ptr addrspace(4) @_ZL7payload to ptr) }, align 8
@_ZL7payload = internal addrspace(4) constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 4
@link_c = dso_local addrspace(4) externally_initialized constant %struct.Link { i32 3, ptr addrspacecast (ptr addrspace(4) @_ZL6link_b to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @_ZL7payload to ptr), i64 12) }, align 8
@_ZL5roots = internal unnamed_addr addrspace(4) constant [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL6link_a to ptr), ptr addrspacecast (ptr addrspace(4) @_ZL6link_b to ptr), ptr addrspacecast (ptr addrspace(4) @link_c to ptr)], align 8
@_ZL5names = internal unnamed_addr addrspace(4) constant [3 x ptr] [ptr @.str, ptr @.str1, ptr @.str2], align 8
@_ZZ10shared_mixE5bytes = internal unnamed_addr addrspace(3) global [32 x i8] undef, align 1
@_ZZ10shared_mixE3rec = internal unnamed_addr addrspace(3) global [32 x %struct.anon.1] undef, align 8
@_ZZ10shared_mixE4grid = internal unnamed_addr addrspace(3) global [4 x [9 x float]] undef, align 4
@dyn = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@total = dso_local addrspace(1) externally_initialized global i32 5, align 4
@slots = dso_local addrspace(1) externally_initialized global [8 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1], align 4
@slot_pointer = dso_local addrspace(1) externally_initialized global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @slots to ptr), i64 16), align 8
@_ZZ13local_staticsE4perm = internal unnamed_addr addrspace(4) constant [16 x i8] c"\0C\05\06\09\00\0B\0A\0D\03\0E\0F\08\04\07\01\02", align 1
@__const.local_statics.text = private unnamed_addr constant [21 x i8] c"PRESENT cipher layer\00", align 1
@_ZL6link_a = internal addrspace(4) constant %struct.Link { i32 1, ptr null, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @_ZL7payload to ptr), i64 4) }, align 8
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c"beta\00", align 1
@.str2 = private unnamed_addr constant [6 x i8] c"gamma\00", align 1
@llvm.compiler.used = appending global [14 x ptr] [ptr addrspacecast (ptr addrspace(1) @g_bytes to ptr), ptr addrspacecast (ptr addrspace(1) @g_double to ptr), ptr addrspacecast (ptr addrspace(1) @g_flag to ptr), ptr addrspacecast (ptr addrspace(1) @g_float to ptr), ptr addrspacecast (ptr addrspace(1) @g_half to ptr), ptr addrspacecast (ptr addrspace(1) @g_int to ptr), ptr addrspacecast (ptr addrspace(1) @g_short to ptr), ptr addrspacecast (ptr addrspace(1) @g_vec to ptr), ptr addrspacecast (ptr addrspace(1) @g_wide to ptr), ptr addrspacecast (ptr addrspace(1) @g_zero to ptr), ptr addrspacecast (ptr addrspace(4) @link_c to ptr), ptr addrspacecast (ptr addrspace(1) @slot_pointer to ptr), ptr addrspacecast (ptr addrspace(1) @slots to ptr), ptr addrspacecast (ptr addrspace(1) @total to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @use_globals(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = load i64, ptr addrspacecast (ptr addrspace(1) @g_wide to ptr), align 8, !tbaa !8
  %8 = load i32, ptr addrspacecast (ptr addrspace(1) @g_int to ptr), align 4, !tbaa !4
  %9 = zext i32 %8 to i64
  %10 = add i64 %7, %9
  %11 = mul i64 %10, 31
  %12 = urem i32 %6, 5
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(1) @g_bytes to ptr), i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !10
  %16 = zext i8 %15 to i64
  %17 = add i64 %11, %16
  %18 = mul i64 %17, 31
  %19 = urem i32 %6, 3
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i16, ptr addrspacecast (ptr addrspace(1) @g_short to ptr), i64 %20
  %22 = load i16, ptr %21, align 2, !tbaa !11
  %23 = zext i16 %22 to i64
  %24 = add i64 %18, %23
  %25 = mul i64 %24, 31
  %26 = and i32 %6, 1
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(1) @g_double to ptr), i64 %27
  %29 = load i64, ptr %28, align 8, !tbaa !13
  %30 = add i64 %25, %29
  %31 = mul i64 %30, 31
  %32 = load i32, ptr addrspacecast (ptr addrspace(1) @g_float to ptr), align 4, !tbaa !15
  %33 = zext i32 %32 to i64
  %34 = load i8, ptr addrspacecast (ptr addrspace(1) @g_flag to ptr), align 1, !tbaa !17, !range !19, !noundef !20
  %35 = zext nneg i8 %34 to i64
  %36 = add nuw nsw i64 %35, %33
  %37 = add i64 %36, %31
  %38 = mul i64 %37, 31
  %39 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_mixed to ptr), i64 4), i64 %20
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = zext i32 %40 to i64
  %42 = add i64 %38, %41
  %43 = mul i64 %42, 961
  %44 = load float, ptr addrspacecast (ptr addrspace(1) @g_vec to ptr), align 16, !tbaa !21
  %45 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @g_vec to ptr), i64 12), align 4, !tbaa !23
  %46 = fadd contract float %44, %45
  %47 = fptoui float %46 to i32
  %48 = zext i32 %47 to i64
  %49 = load half, ptr addrspacecast (ptr addrspace(1) @g_half to ptr), align 2, !tbaa !24
  %50 = fpext contract half %49 to float
  %51 = fmul contract float %50, 8.000000e+00
  %52 = fptoui float %51 to i32
  %53 = zext i32 %52 to i64
  %54 = and i32 %6, 63
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @g_zero to ptr), i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = zext i32 %57 to i64
  %59 = add nuw nsw i64 %48, 2146812
  %60 = add nuw nsw i64 %59, %58
  %61 = add nuw nsw i64 %60, %53
  %62 = add i64 %61, %43
  %63 = zext i32 %6 to i64
  %64 = getelementptr inbounds nuw i64, ptr %0, i64 %63
  store i64 %62, ptr %64, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @graph_of_globals(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = trunc nuw nsw i32 %2 to i16
  %4 = urem i16 %3, 3
  %5 = zext nneg i16 %4 to i64
  %6 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @_ZL5roots to ptr), i64 %5
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %19

9:                                                ; preds = %19, %1
  %10 = phi i32 [ 0, %1 ], [ %28, %19 ]
  %11 = trunc nuw nsw i32 %2 to i16
  %12 = udiv i16 %11, 3
  %13 = urem i16 %12, 3
  %14 = zext nneg i16 %13 to i64
  %15 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @_ZL5names to ptr), i64 %14
  %16 = load ptr, ptr %15, align 8, !tbaa !29
  %17 = load i8, ptr %16, align 1, !tbaa !10
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %43, label %32

19:                                               ; preds = %1, %19
  %20 = phi ptr [ %30, %19 ], [ %7, %1 ]
  %21 = phi i32 [ %28, %19 ], [ 0, %1 ]
  %22 = mul nsw i32 %21, 7
  %23 = load i32, ptr %20, align 8, !tbaa !31
  %24 = add nsw i32 %23, %22
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %26 = load ptr, ptr %25, align 8, !tbaa !34
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = add nsw i32 %24, %27
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %30 = load ptr, ptr %29, align 8, !tbaa !26
  %31 = icmp eq ptr %30, null
  br i1 %31, label %9, label %19, !llvm.loop !35

32:                                               ; preds = %9, %32
  %33 = phi i8 [ %41, %32 ], [ %17, %9 ]
  %34 = phi ptr [ %37, %32 ], [ %16, %9 ]
  %35 = phi i32 [ %40, %32 ], [ %10, %9 ]
  %36 = mul nsw i32 %35, 5
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 1
  %38 = sext i8 %33 to i32
  %39 = add nsw i32 %36, %38
  %40 = and i32 %39, 16777215
  %41 = load i8, ptr %37, align 1, !tbaa !10
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %43, label %32, !llvm.loop !37

43:                                               ; preds = %32, %9
  %44 = phi i32 [ %10, %9 ], [ %40, %32 ]
  %45 = zext nneg i32 %2 to i64
  %46 = getelementptr inbounds nuw i32, ptr %0, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_mix(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 5
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @dyn to ptr), i64 %10
  store i32 %9, ptr %11, align 4, !tbaa !4
  %12 = lshr i32 %9, 3
  %13 = trunc i32 %12 to i16
  %14 = getelementptr inbounds nuw i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @dyn to ptr), i64 128), i64 %10
  store i16 %13, ptr %14, align 2, !tbaa !11
  %15 = trunc i32 %9 to i8
  %16 = sub nsw i32 31, %3
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE5bytes to ptr), i64 %17
  store i8 %15, ptr %18, align 1, !tbaa !10
  %19 = lshr i32 %9, 16
  %20 = trunc nuw i32 %19 to i16
  %21 = getelementptr inbounds nuw %struct.anon.1, ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE3rec to ptr), i64 %10
  store i16 %20, ptr %21, align 8, !tbaa !38
  %22 = zext i32 %9 to i64
  %23 = mul nuw i64 %22, %22
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %23, ptr %24, align 8, !tbaa !40
  %25 = and i32 %9, 255
  %26 = uitofp nneg i32 %25 to float
  %27 = and i32 %3, 3
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE4grid to ptr), i64 %28
  %30 = lshr i32 %3, 2
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %29, i64 %31
  store float %26, ptr %32, align 4, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = add nuw nsw i32 %3, 1
  %34 = and i32 %33, 31
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @dyn to ptr), i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @dyn to ptr), i64 128), i64 %35
  %39 = load i16, ptr %38, align 2, !tbaa !11
  %40 = zext i16 %39 to i32
  %41 = xor i32 %37, %40
  %42 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE5bytes to ptr), i64 %35
  %43 = load i8, ptr %42, align 1, !tbaa !10
  %44 = zext i8 %43 to i32
  %45 = xor i32 %41, %44
  %46 = getelementptr inbounds nuw %struct.anon.1, ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE3rec to ptr), i64 %35
  %47 = load i16, ptr %46, align 8, !tbaa !38
  %48 = zext i16 %47 to i32
  %49 = xor i32 %45, %48
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !40
  %52 = lshr i64 %51, 32
  %53 = trunc nuw i64 %52 to i32
  %54 = xor i32 %49, %53
  %55 = and i32 %33, 3
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw [9 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10shared_mixE4grid to ptr), i64 %56
  %58 = lshr i32 %34, 2
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %57, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !15
  %62 = fptoui float %61 to i32
  %63 = add i32 %54, %62
  %64 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  store i32 %63, ptr %64, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @counter_globals(ptr noundef writeonly captures(none) %0) local_unnamed_addr #4 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @total to ptr), i32 %6 seq_cst, align 4
  %8 = load ptr, ptr addrspacecast (ptr addrspace(1) @slot_pointer to ptr), align 8, !tbaa !41
  %9 = and i32 %6, 3
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %8, i64 %10
  %12 = atomicrmw umax ptr %11, i32 %6 seq_cst, align 4
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @slots to ptr), i64 %10
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = load ptr, ptr addrspacecast (ptr addrspace(1) @slot_pointer to ptr), align 8, !tbaa !41
  %16 = icmp eq ptr %15, getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @slots to ptr), i64 16)
  %17 = select i1 %16, i32 100, i32 0
  %18 = add i32 %14, %6
  %19 = add i32 %18, %17
  %20 = zext i32 %6 to i64
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20
  store i32 %19, ptr %21, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @local_statics(ptr noundef writeonly captures(none) %0) local_unnamed_addr #5 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = mul nuw nsw i32 %2, 37
  %4 = lshr i32 %3, 4
  %5 = and i32 %4, 15
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 %6
  %8 = load i8, ptr %7, align 1, !tbaa !10
  %9 = shl i8 %8, 4
  %10 = and i32 %3, 15
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !10
  %14 = or i8 %9, %13
  %15 = trunc nuw nsw i32 %2 to i16
  %16 = urem i16 %15, 20
  %17 = zext nneg i16 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr @__const.local_statics.text, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !10
  %20 = xor i8 %14, %19
  %21 = zext i8 %20 to i32
  %22 = lshr i32 %21, 4
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !10
  %26 = shl i8 %25, 4
  %27 = and i32 %21, 15
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !10
  %31 = or i8 %26, %30
  %32 = trunc nuw nsw i32 %2 to i16
  %33 = add nuw nsw i16 %32, 1
  %34 = urem i16 %33, 20
  %35 = zext nneg i16 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr @__const.local_statics.text, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !10
  %38 = xor i8 %31, %37
  %39 = zext i8 %38 to i32
  %40 = lshr i32 %39, 4
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !10
  %44 = shl i8 %43, 4
  %45 = and i32 %39, 15
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !10
  %49 = or i8 %44, %48
  %50 = trunc nuw nsw i32 %2 to i16
  %51 = add nuw nsw i16 %50, 2
  %52 = urem i16 %51, 20
  %53 = zext nneg i16 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr @__const.local_statics.text, i64 %53
  %55 = load i8, ptr %54, align 1, !tbaa !10
  %56 = xor i8 %49, %55
  %57 = zext i8 %56 to i32
  %58 = lshr i32 %57, 4
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !10
  %62 = shl i8 %61, 4
  %63 = and i32 %57, 15
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZZ13local_staticsE4perm to ptr), i64 %64
  %66 = load i8, ptr %65, align 1, !tbaa !10
  %67 = or i8 %62, %66
  %68 = trunc nuw nsw i32 %2 to i16
  %69 = add nuw nsw i16 %68, 3
  %70 = urem i16 %69, 20
  %71 = zext nneg i16 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr @__const.local_statics.text, i64 %71
  %73 = load i8, ptr %72, align 1, !tbaa !10
  %74 = xor i8 %67, %73
  %75 = zext nneg i32 %2 to i64
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 %75
  store i8 %74, ptr %76, align 1, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"long long", !6, i64 0}
!10 = !{!6, !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !6, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"bool", !6, i64 0}
!19 = !{i8 0, i8 2}
!20 = !{}
!21 = !{!22, !16, i64 0}
!22 = !{!"_ZTS6float4", !16, i64 0, !16, i64 4, !16, i64 8, !16, i64 12}
!23 = !{!22, !16, i64 12}
!24 = !{!25, !25, i64 0}
!25 = !{!"_Float16", !6, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 _ZTS4Link", !28, i64 0}
!28 = !{!"any pointer", !6, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 omnipotent char", !28, i64 0}
!31 = !{!32, !5, i64 0}
!32 = !{!"_ZTS4Link", !5, i64 0, !27, i64 8, !33, i64 16}
!33 = !{!"p1 int", !28, i64 0}
!34 = !{!32, !33, i64 16}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = distinct !{!37, !36}
!38 = !{!39, !12, i64 0}
!39 = !{!"_ZTSZ10shared_mixE3$_0", !12, i64 0, !9, i64 8}
!40 = !{!39, !9, i64 8}
!41 = !{!33, !33, i64 0}
