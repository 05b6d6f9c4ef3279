; ModuleID = 'corpus/cuda/cu_constant_tables.cu'
source_filename = "corpus/cuda/cu_constant_tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Entry = type { i32, float, double, ptr, ptr, [3 x i16] }
%struct.Record = type <{ i8, i32, i16, i64 }>

@numbers = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c"defg\00", align 1
@entries = dso_local addrspace(4) externally_initialized constant [2 x %struct.Entry] [%struct.Entry { i32 1, float 2.500000e+00, double 3.500000e+00, ptr @.str, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 8), [3 x i16] [i16 1, i16 2, i16 3] }, %struct.Entry { i32 -1, float -2.500000e+00, double 1.000000e+300, ptr @.str1, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), [3 x i16] [i16 4, i16 5, i16 6] }], align 8
@.str2 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str3 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str4 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@names = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr @.str2, ptr @.str3, ptr @.str4], align 8
@negative_zero = dso_local addrspace(1) externally_initialized global double -0.000000e+00, align 8
@not_a_number = dso_local addrspace(1) externally_initialized global float 0x7FF8000000000000, align 4
@second = dso_local addrspace(1) externally_initialized global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @numbers to ptr), i64 4), align 8
@records = dso_local addrspace(4) externally_initialized constant [3 x %struct.Record] [%struct.Record <{ i8 1, i32 16909060, i16 -2, i64 1099511627776 }>, %struct.Record <{ i8 2, i32 -5, i16 300, i64 -7 }>, %struct.Record <{ i8 3, i32 77, i16 8, i64 9 }>], align 1
@_ZZ5digitiE6digits = internal unnamed_addr addrspace(4) constant [10 x i8] c"\09\F8\07\FA\05\FC\03\FE\01\00", align 1
@llvm.compiler.used = appending global [7 x ptr] [ptr addrspacecast (ptr addrspace(4) @entries to ptr), ptr addrspacecast (ptr addrspace(1) @names to ptr), ptr addrspacecast (ptr addrspace(1) @negative_zero to ptr), ptr addrspacecast (ptr addrspace(1) @not_a_number to ptr), ptr addrspacecast (ptr addrspace(1) @numbers to ptr), ptr addrspacecast (ptr addrspace(4) @records to ptr), ptr addrspacecast (ptr addrspace(1) @second to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -128, 128) i32 @_Z5digiti(i32 noundef %0) local_unnamed_addr #0 {
  %2 = srem i32 %0, 10
  %3 = sext i32 %2 to i64
  %4 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(4) @_ZZ5digitiE6digits to ptr), i64 %3
  %5 = load i8, ptr %4, align 1, !tbaa !8
  %6 = sext i8 %5 to i32
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tables(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = alloca %struct.Entry, align 8
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = and i32 %4, 1
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Entry, ptr addrspacecast (ptr addrspace(4) @entries to ptr), i64 %6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %3, ptr noundef nonnull align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !9
  %8 = load i32, ptr %3, align 8, !tbaa !19
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !21
  %11 = urem i32 %4, 3
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !8
  %15 = sext i8 %14 to i32
  %16 = add nsw i32 %8, %15
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !22
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = add nsw i32 %16, %19
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %22 = getelementptr inbounds nuw i16, ptr %21, i64 %12
  %23 = load i16, ptr %22, align 2, !tbaa !23
  %24 = sext i16 %23 to i32
  %25 = add nsw i32 %20, %24
  %26 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(1) @names to ptr), i64 %12
  %27 = load ptr, ptr %26, align 8, !tbaa !14
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 1
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = sext i8 %29 to i32
  %31 = add nsw i32 %25, %30
  %32 = load volatile ptr, ptr addrspacecast (ptr addrspace(1) @second to ptr), align 8, !tbaa !17
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = add nsw i32 %31, %33
  %35 = urem i32 %4, 10
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZZ5digitiE6digits to ptr), i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !8
  %39 = sext i8 %38 to i32
  %40 = add nsw i32 %34, %39
  %41 = zext nneg i32 %4 to i64
  %42 = getelementptr inbounds nuw i32, ptr %0, i64 %41
  store i32 %40, ptr %42, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %44 = load float, ptr %43, align 4, !tbaa !25
  %45 = fpext contract float %44 to double
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %47 = load double, ptr %46, align 8, !tbaa !26
  %48 = fadd contract double %47, %45
  %49 = load double, ptr addrspacecast (ptr addrspace(1) @negative_zero to ptr), align 8, !tbaa !12
  %50 = fdiv contract double 1.000000e+00, %49
  %51 = fadd contract double %48, %50
  %52 = load float, ptr addrspacecast (ptr addrspace(1) @not_a_number to ptr), align 4, !tbaa !10
  %53 = fcmp contract uno float %52, 0.000000e+00
  %54 = uitofp i1 %53 to double
  %55 = fadd contract double %51, %54
  %56 = getelementptr inbounds nuw double, ptr %1, i64 %41
  store double %55, ptr %56, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @packed(ptr noundef writeonly captures(none) %0) local_unnamed_addr #4 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = urem i32 %2, 3
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.Record, ptr addrspacecast (ptr addrspace(4) @records to ptr), i64 %4
  %6 = load i8, ptr %5, align 1, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %8 = load i32, ptr %7, align 1, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 5
  %10 = load i16, ptr %9, align 1, !tbaa !23
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 7
  %12 = load i64, ptr %11, align 1, !tbaa !27
  %13 = sext i8 %6 to i32
  %14 = mul nsw i32 %13, 1000
  %15 = ashr i32 %8, 3
  %16 = add nsw i32 %14, %15
  %17 = sext i16 %10 to i32
  %18 = add nsw i32 %16, %17
  %19 = lshr i64 %12, 7
  %20 = trunc i64 %19 to i32
  %21 = add nsw i32 %18, %20
  %22 = zext nneg i32 %2 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  store i32 %21, ptr %23, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!8 = !{!6, !6, i64 0}
!9 = !{i64 0, i64 4, !4, i64 4, i64 4, !10, i64 8, i64 8, !12, i64 16, i64 8, !14, i64 24, i64 8, !17, i64 32, i64 6, !8}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 omnipotent char", !16, i64 0}
!16 = !{!"any pointer", !6, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !16, i64 0}
!19 = !{!20, !5, i64 0}
!20 = !{!"_ZTS5Entry", !5, i64 0, !11, i64 4, !13, i64 8, !15, i64 16, !18, i64 24, !6, i64 32}
!21 = !{!20, !15, i64 16}
!22 = !{!20, !18, i64 24}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !6, i64 0}
!25 = !{!20, !11, i64 4}
!26 = !{!20, !13, i64 8}
!27 = !{!28, !28, i64 0}
!28 = !{!"long long", !6, i64 0}
