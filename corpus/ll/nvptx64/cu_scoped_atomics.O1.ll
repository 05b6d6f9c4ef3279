; ModuleID = 'corpus/cuda/cu_scoped_atomics.cu'
source_filename = "corpus/cuda/cu_scoped_atomics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6scopesE7counter = internal addrspace(3) global [2 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @all_widths(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = trunc i32 %5 to i8
  %9 = atomicrmw add ptr %7, i8 %8 monotonic, align 1
  %10 = ashr i8 %8, 1
  %11 = atomicrmw sub ptr %7, i8 %10 acquire, align 1
  %12 = xor i8 %11, %9
  %13 = or i8 %8, 90
  %14 = atomicrmw and ptr %7, i8 %13 release, align 1
  %15 = xor i8 %12, %14
  %16 = atomicrmw or ptr %7, i8 %8 acq_rel, align 1
  %17 = xor i8 %15, %16
  %18 = atomicrmw xor ptr %7, i8 3 seq_cst, align 1
  %19 = xor i8 %17, %18
  %20 = atomicrmw min ptr %7, i8 100 monotonic, align 1
  %21 = xor i8 %19, %20
  %22 = atomicrmw max ptr %7, i8 %8 monotonic, align 1
  %23 = xor i8 %21, %22
  %24 = atomicrmw nand ptr %7, i8 %23 monotonic, align 1
  %25 = xor i8 %23, %24
  %26 = add i8 %25, 1
  %27 = atomicrmw xchg ptr %7, i8 %26 seq_cst, align 1
  %28 = xor i8 %25, %27
  %29 = cmpxchg ptr %7, i8 %8, i8 %28 acq_rel monotonic, align 1
  %30 = extractvalue { i8, i1 } %29, 0
  %31 = xor i8 %28, 7
  %32 = cmpxchg ptr %7, i8 %30, i8 %31 seq_cst acquire, align 1
  %33 = extractvalue { i8, i1 } %32, 0
  %34 = load atomic i8, ptr %7 acquire, align 1
  %35 = xor i8 %34, %33
  store atomic i8 %35, ptr %7 release, align 1
  %36 = getelementptr inbounds nuw i16, ptr %1, i64 %6
  %37 = trunc nuw nsw i32 %5 to i16
  %38 = mul nuw nsw i16 %37, 3
  %39 = atomicrmw add ptr %36, i16 %38 monotonic, align 2
  %40 = lshr i16 %38, 1
  %41 = atomicrmw sub ptr %36, i16 %40 acquire, align 2
  %42 = xor i16 %41, %39
  %43 = or i16 %38, 90
  %44 = atomicrmw and ptr %36, i16 %43 release, align 2
  %45 = xor i16 %42, %44
  %46 = atomicrmw or ptr %36, i16 %38 acq_rel, align 2
  %47 = xor i16 %45, %46
  %48 = atomicrmw xor ptr %36, i16 3 seq_cst, align 2
  %49 = xor i16 %47, %48
  %50 = atomicrmw min ptr %36, i16 100 monotonic, align 2
  %51 = xor i16 %49, %50
  %52 = atomicrmw max ptr %36, i16 %38 monotonic, align 2
  %53 = xor i16 %51, %52
  %54 = atomicrmw nand ptr %36, i16 %53 monotonic, align 2
  %55 = xor i16 %53, %54
  %56 = add i16 %55, 1
  %57 = atomicrmw xchg ptr %36, i16 %56 seq_cst, align 2
  %58 = xor i16 %55, %57
  %59 = cmpxchg ptr %36, i16 %38, i16 %58 acq_rel monotonic, align 2
  %60 = extractvalue { i16, i1 } %59, 0
  %61 = xor i16 %58, 7
  %62 = cmpxchg ptr %36, i16 %60, i16 %61 seq_cst acquire, align 2
  %63 = extractvalue { i16, i1 } %62, 0
  %64 = load atomic i16, ptr %36 acquire, align 2
  %65 = xor i16 %64, %63
  store atomic i16 %65, ptr %36 release, align 2
  %66 = getelementptr inbounds nuw i32, ptr %2, i64 %6
  %67 = mul nuw nsw i32 %5, 1000
  %68 = atomicrmw add ptr %66, i32 %67 monotonic, align 4
  %69 = lshr exact i32 %67, 1
  %70 = atomicrmw sub ptr %66, i32 %69 acquire, align 4
  %71 = xor i32 %70, %68
  %72 = or i32 %67, 90
  %73 = atomicrmw and ptr %66, i32 %72 release, align 4
  %74 = xor i32 %71, %73
  %75 = atomicrmw or ptr %66, i32 %67 acq_rel, align 4
  %76 = xor i32 %74, %75
  %77 = atomicrmw xor ptr %66, i32 3 seq_cst, align 4
  %78 = xor i32 %76, %77
  %79 = atomicrmw min ptr %66, i32 100 monotonic, align 4
  %80 = xor i32 %78, %79
  %81 = atomicrmw max ptr %66, i32 %67 monotonic, align 4
  %82 = xor i32 %80, %81
  %83 = atomicrmw nand ptr %66, i32 %82 monotonic, align 4
  %84 = xor i32 %82, %83
  %85 = add nsw i32 %84, 1
  %86 = atomicrmw xchg ptr %66, i32 %85 seq_cst, align 4
  %87 = xor i32 %84, %86
  %88 = cmpxchg ptr %66, i32 %67, i32 %87 acq_rel monotonic, align 4
  %89 = extractvalue { i32, i1 } %88, 0
  %90 = xor i32 %87, 7
  %91 = cmpxchg ptr %66, i32 %89, i32 %90 seq_cst acquire, align 4
  %92 = extractvalue { i32, i1 } %91, 0
  %93 = load atomic i32, ptr %66 acquire, align 4
  %94 = xor i32 %93, %92
  store atomic i32 %94, ptr %66 release, align 4
  %95 = getelementptr inbounds nuw i64, ptr %3, i64 %6
  %96 = mul nuw nsw i64 %6, 100000000000
  %97 = atomicrmw add ptr %95, i64 %96 monotonic, align 8
  %98 = lshr exact i64 %96, 1
  %99 = atomicrmw sub ptr %95, i64 %98 acquire, align 8
  %100 = xor i64 %99, %97
  %101 = or disjoint i64 %96, 90
  %102 = atomicrmw and ptr %95, i64 %101 release, align 8
  %103 = xor i64 %100, %102
  %104 = atomicrmw or ptr %95, i64 %96 acq_rel, align 8
  %105 = xor i64 %103, %104
  %106 = atomicrmw xor ptr %95, i64 3 seq_cst, align 8
  %107 = xor i64 %105, %106
  %108 = atomicrmw min ptr %95, i64 100 monotonic, align 8
  %109 = xor i64 %107, %108
  %110 = atomicrmw max ptr %95, i64 %96 monotonic, align 8
  %111 = xor i64 %109, %110
  %112 = atomicrmw nand ptr %95, i64 %111 monotonic, align 8
  %113 = xor i64 %111, %112
  %114 = add nsw i64 %113, 1
  %115 = atomicrmw xchg ptr %95, i64 %114 seq_cst, align 8
  %116 = xor i64 %113, %115
  %117 = cmpxchg ptr %95, i64 %96, i64 %116 acq_rel monotonic, align 8
  %118 = extractvalue { i64, i1 } %117, 0
  %119 = xor i64 %116, 7
  %120 = cmpxchg ptr %95, i64 %118, i64 %119 seq_cst acquire, align 8
  %121 = extractvalue { i64, i1 } %120, 0
  %122 = load atomic i64, ptr %95 acquire, align 8
  %123 = xor i64 %122, %121
  store atomic i64 %123, ptr %95 release, align 8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @all_widths_unsigned(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = trunc i32 %5 to i8
  %9 = add i8 %8, -56
  %10 = atomicrmw add ptr %7, i8 %9 monotonic, align 1
  %11 = lshr i8 %9, 1
  %12 = atomicrmw sub ptr %7, i8 %11 acquire, align 1
  %13 = xor i8 %12, %10
  %14 = or i8 %9, 90
  %15 = atomicrmw and ptr %7, i8 %14 release, align 1
  %16 = xor i8 %13, %15
  %17 = atomicrmw or ptr %7, i8 %9 acq_rel, align 1
  %18 = xor i8 %16, %17
  %19 = atomicrmw xor ptr %7, i8 3 seq_cst, align 1
  %20 = xor i8 %18, %19
  %21 = atomicrmw umin ptr %7, i8 100 monotonic, align 1
  %22 = xor i8 %20, %21
  %23 = atomicrmw umax ptr %7, i8 %9 monotonic, align 1
  %24 = xor i8 %22, %23
  %25 = atomicrmw nand ptr %7, i8 %24 monotonic, align 1
  %26 = xor i8 %24, %25
  %27 = add i8 %26, 1
  %28 = atomicrmw xchg ptr %7, i8 %27 seq_cst, align 1
  %29 = xor i8 %26, %28
  %30 = cmpxchg ptr %7, i8 %9, i8 %29 acq_rel monotonic, align 1
  %31 = extractvalue { i8, i1 } %30, 0
  %32 = xor i8 %29, 7
  %33 = cmpxchg ptr %7, i8 %31, i8 %32 seq_cst acquire, align 1
  %34 = extractvalue { i8, i1 } %33, 0
  %35 = load atomic i8, ptr %7 acquire, align 1
  %36 = xor i8 %35, %34
  store atomic i8 %36, ptr %7 release, align 1
  %37 = getelementptr inbounds nuw i16, ptr %1, i64 %6
  %38 = trunc nuw nsw i32 %5 to i16
  %39 = mul i16 %38, 999
  %40 = atomicrmw add ptr %37, i16 %39 monotonic, align 2
  %41 = lshr i16 %39, 1
  %42 = atomicrmw sub ptr %37, i16 %41 acquire, align 2
  %43 = xor i16 %42, %40
  %44 = or i16 %39, 90
  %45 = atomicrmw and ptr %37, i16 %44 release, align 2
  %46 = xor i16 %43, %45
  %47 = atomicrmw or ptr %37, i16 %39 acq_rel, align 2
  %48 = xor i16 %46, %47
  %49 = atomicrmw xor ptr %37, i16 3 seq_cst, align 2
  %50 = xor i16 %48, %49
  %51 = atomicrmw umin ptr %37, i16 100 monotonic, align 2
  %52 = xor i16 %50, %51
  %53 = atomicrmw umax ptr %37, i16 %39 monotonic, align 2
  %54 = xor i16 %52, %53
  %55 = atomicrmw nand ptr %37, i16 %54 monotonic, align 2
  %56 = xor i16 %54, %55
  %57 = add i16 %56, 1
  %58 = atomicrmw xchg ptr %37, i16 %57 seq_cst, align 2
  %59 = xor i16 %56, %58
  %60 = cmpxchg ptr %37, i16 %39, i16 %59 acq_rel monotonic, align 2
  %61 = extractvalue { i16, i1 } %60, 0
  %62 = xor i16 %59, 7
  %63 = cmpxchg ptr %37, i16 %61, i16 %62 seq_cst acquire, align 2
  %64 = extractvalue { i16, i1 } %63, 0
  %65 = load atomic i16, ptr %37 acquire, align 2
  %66 = xor i16 %65, %64
  store atomic i16 %66, ptr %37 release, align 2
  %67 = getelementptr inbounds nuw i32, ptr %2, i64 %6
  %68 = add nsw i32 %5, -16
  %69 = atomicrmw add ptr %67, i32 %68 monotonic, align 4
  %70 = lshr i32 %68, 1
  %71 = atomicrmw sub ptr %67, i32 %70 acquire, align 4
  %72 = xor i32 %71, %69
  %73 = or i32 %68, 90
  %74 = atomicrmw and ptr %67, i32 %73 release, align 4
  %75 = xor i32 %72, %74
  %76 = atomicrmw or ptr %67, i32 %68 acq_rel, align 4
  %77 = xor i32 %75, %76
  %78 = atomicrmw xor ptr %67, i32 3 seq_cst, align 4
  %79 = xor i32 %77, %78
  %80 = atomicrmw umin ptr %67, i32 100 monotonic, align 4
  %81 = xor i32 %79, %80
  %82 = atomicrmw umax ptr %67, i32 %68 monotonic, align 4
  %83 = xor i32 %81, %82
  %84 = atomicrmw nand ptr %67, i32 %83 monotonic, align 4
  %85 = xor i32 %83, %84
  %86 = add i32 %85, 1
  %87 = atomicrmw xchg ptr %67, i32 %86 seq_cst, align 4
  %88 = xor i32 %85, %87
  %89 = cmpxchg ptr %67, i32 %68, i32 %88 acq_rel monotonic, align 4
  %90 = extractvalue { i32, i1 } %89, 0
  %91 = xor i32 %88, 7
  %92 = cmpxchg ptr %67, i32 %90, i32 %91 seq_cst acquire, align 4
  %93 = extractvalue { i32, i1 } %92, 0
  %94 = load atomic i32, ptr %67 acquire, align 4
  %95 = xor i32 %94, %93
  store atomic i32 %95, ptr %67 release, align 4
  %96 = getelementptr inbounds nuw i64, ptr %3, i64 %6
  %97 = mul nuw nsw i64 %6, 100000000000
  %98 = atomicrmw add ptr %96, i64 %97 monotonic, align 8
  %99 = lshr exact i64 %97, 1
  %100 = atomicrmw sub ptr %96, i64 %99 acquire, align 8
  %101 = xor i64 %100, %98
  %102 = or disjoint i64 %97, 90
  %103 = atomicrmw and ptr %96, i64 %102 release, align 8
  %104 = xor i64 %101, %103
  %105 = atomicrmw or ptr %96, i64 %97 acq_rel, align 8
  %106 = xor i64 %104, %105
  %107 = atomicrmw xor ptr %96, i64 3 seq_cst, align 8
  %108 = xor i64 %106, %107
  %109 = atomicrmw umin ptr %96, i64 100 monotonic, align 8
  %110 = xor i64 %108, %109
  %111 = atomicrmw umax ptr %96, i64 %97 monotonic, align 8
  %112 = xor i64 %110, %111
  %113 = atomicrmw nand ptr %96, i64 %112 monotonic, align 8
  %114 = xor i64 %112, %113
  %115 = add i64 %114, 1
  %116 = atomicrmw xchg ptr %96, i64 %115 seq_cst, align 8
  %117 = xor i64 %114, %116
  %118 = cmpxchg ptr %96, i64 %97, i64 %117 acq_rel monotonic, align 8
  %119 = extractvalue { i64, i1 } %118, 0
  %120 = xor i64 %117, 7
  %121 = cmpxchg ptr %96, i64 %119, i64 %120 seq_cst acquire, align 8
  %122 = extractvalue { i64, i1 } %121, 0
  %123 = load atomic i64, ptr %96 acquire, align 8
  %124 = xor i64 %123, %122
  store atomic i64 %124, ptr %96 release, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scopes(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp samesign ult i32 %3, 2
  br i1 %4, label %5, label %8

5:                                                ; preds = %2
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6scopesE7counter to ptr), i64 %6
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %5, %2
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %10, %9
  %12 = add i32 %11, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = and i32 %3, 1
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6scopesE7counter to ptr), i64 %14
  %16 = atomicrmw add ptr %15, i32 2 monotonic, align 4
  %17 = sext i32 %12 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = atomicrmw add ptr %18, i32 1 seq_cst, align 4
  fence acq_rel
  %20 = load atomic i32, ptr %18 acquire, align 4
  %21 = shl nsw i32 %19, 1
  %22 = atomicrmw xchg ptr %18, i32 %21 monotonic, align 4
  %23 = atomicrmw add ptr %18, i32 1 seq_cst, align 4
  fence acq_rel
  %24 = load atomic i32, ptr %18 acquire, align 4
  %25 = shl nsw i32 %23, 1
  %26 = atomicrmw xchg ptr %18, i32 %25 monotonic, align 4
  %27 = atomicrmw add ptr %18, i32 1 seq_cst, align 4
  fence acq_rel
  %28 = load atomic i32, ptr %18 acquire, align 4
  %29 = shl nsw i32 %27, 1
  %30 = atomicrmw xchg ptr %18, i32 %29 monotonic, align 4
  %31 = atomicrmw add ptr %18, i32 1 seq_cst, align 4
  fence acq_rel
  %32 = load atomic i32, ptr %18 acquire, align 4
  %33 = shl nsw i32 %31, 1
  %34 = atomicrmw xchg ptr %18, i32 %33 monotonic, align 4
  %35 = atomicrmw add ptr %18, i32 1 seq_cst, align 4
  fence acq_rel
  %36 = load atomic i32, ptr %18 acquire, align 4
  %37 = shl nsw i32 %35, 1
  %38 = atomicrmw xchg ptr %18, i32 %37 monotonic, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = load atomic i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6scopesE7counter to ptr) monotonic, align 4
  %40 = add i32 %20, %19
  %41 = add i32 %40, %22
  %42 = add i32 %41, %23
  %43 = add i32 %42, %24
  %44 = add i32 %43, %26
  %45 = add i32 %44, %27
  %46 = add i32 %45, %28
  %47 = add i32 %46, %30
  %48 = add i32 %47, %31
  %49 = add i32 %48, %32
  %50 = add i32 %49, %34
  %51 = add i32 %50, %35
  %52 = add i32 %51, %36
  %53 = add i32 %52, %38
  %54 = add nsw i32 %53, %39
  %55 = getelementptr inbounds i32, ptr %1, i64 %17
  store i32 %54, ptr %55, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @floats(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw half, ptr %0, i64 %6
  %8 = atomicrmw fadd ptr %7, half 0xH3E00 monotonic, align 2
  %9 = atomicrmw fmax ptr %7, half 0xH3C00 monotonic, align 2
  %10 = getelementptr inbounds nuw bfloat, ptr %1, i64 %6
  %11 = atomicrmw fadd ptr %10, bfloat 0xR4000 monotonic, align 2
  %12 = getelementptr inbounds nuw float, ptr %2, i64 %6
  %13 = atomicrmw fadd ptr %12, float 1.500000e+00 acq_rel, align 4
  %14 = atomicrmw fsub ptr %12, float 2.500000e-01 monotonic, align 4
  %15 = atomicrmw fmin ptr %12, float 1.000000e+00 monotonic, align 4
  %16 = getelementptr inbounds nuw double, ptr %3, i64 %6
  %17 = atomicrmw fadd ptr %16, double 2.500000e+00 seq_cst, align 8
  %18 = atomicrmw fmax ptr %16, double 1.000000e+00 monotonic, align 8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
