; ModuleID = 'corpus/hip/hip_aos_soa.hip'
source_filename = "corpus/hip/hip_aos_soa.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Particle = type { %struct.float3, float, %struct.float3, float }
%struct.float3 = type { float, float, float }
%struct.Record = type <{ i8, i32, i16, i32 }>

@_ZZ11interleave4E4tile = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @aos_step(ptr noundef captures(none) %0, float noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.Particle, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = icmp sgt i32 %2, 0
  br i1 %22, label %23, label %69

23:                                               ; preds = %3
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = fneg contract float %25
  %29 = tail call contract noundef float @llvm.fabs.f32(float %27)
  %30 = fadd contract float %29, 1.000000e+00
  %31 = fdiv contract float %28, %30
  %32 = fmul contract float %1, %31
  %33 = and i32 %2, 3
  %34 = icmp ult i32 %2, 4
  br i1 %34, label %39, label %35

35:                                               ; preds = %23
  %36 = and i32 %2, 2147483644
  br label %76

37:                                               ; preds = %76
  %38 = icmp eq i32 %33, 0
  br i1 %38, label %69, label %39

39:                                               ; preds = %37, %23
  %40 = phi float [ %21, %23 ], [ %125, %37 ]
  %41 = phi float [ %11, %23 ], [ %127, %37 ]
  %42 = phi float [ %13, %23 ], [ %129, %37 ]
  %43 = phi float [ %15, %23 ], [ %131, %37 ]
  %44 = phi float [ %19, %23 ], [ %123, %37 ]
  %45 = phi float [ %17, %23 ], [ %121, %37 ]
  %46 = icmp ne i32 %33, 0
  tail call void @llvm.assume(i1 %46)
  br label %47

47:                                               ; preds = %47, %39
  %48 = phi float [ %40, %39 ], [ %60, %47 ]
  %49 = phi float [ %41, %39 ], [ %62, %47 ]
  %50 = phi float [ %42, %39 ], [ %64, %47 ]
  %51 = phi float [ %43, %39 ], [ %66, %47 ]
  %52 = phi float [ %44, %39 ], [ %58, %47 ]
  %53 = phi float [ %45, %39 ], [ %56, %47 ]
  %54 = phi i32 [ 0, %39 ], [ %67, %47 ]
  %55 = fmul contract float %32, %49
  %56 = fadd contract float %53, %55
  %57 = fmul contract float %32, %50
  %58 = fadd contract float %52, %57
  %59 = fmul contract float %32, %51
  %60 = fadd contract float %59, %48
  %61 = fmul contract float %1, %56
  %62 = fadd contract float %49, %61
  %63 = fmul contract float %1, %58
  %64 = fadd contract float %50, %63
  %65 = fmul contract float %1, %60
  %66 = fadd contract float %51, %65
  %67 = add i32 %54, 1
  %68 = icmp eq i32 %67, %33
  br i1 %68, label %69, label %47, !llvm.loop !10

69:                                               ; preds = %37, %47, %3
  %70 = phi float [ %17, %3 ], [ %121, %37 ], [ %56, %47 ]
  %71 = phi float [ %19, %3 ], [ %123, %37 ], [ %58, %47 ]
  %72 = phi float [ %15, %3 ], [ %131, %37 ], [ %66, %47 ]
  %73 = phi float [ %13, %3 ], [ %129, %37 ], [ %64, %47 ]
  %74 = phi float [ %11, %3 ], [ %127, %37 ], [ %62, %47 ]
  %75 = phi float [ %21, %3 ], [ %125, %37 ], [ %60, %47 ]
  store float %74, ptr %10, align 4, !tbaa !8
  store float %73, ptr %12, align 4, !tbaa !8
  store float %72, ptr %14, align 4, !tbaa !8
  store float %70, ptr %16, align 4, !tbaa !8
  store float %71, ptr %18, align 4, !tbaa !8
  store float %75, ptr %20, align 4, !tbaa !8
  ret void

76:                                               ; preds = %76, %35
  %77 = phi float [ %21, %35 ], [ %125, %76 ]
  %78 = phi float [ %11, %35 ], [ %127, %76 ]
  %79 = phi float [ %13, %35 ], [ %129, %76 ]
  %80 = phi float [ %15, %35 ], [ %131, %76 ]
  %81 = phi float [ %19, %35 ], [ %123, %76 ]
  %82 = phi float [ %17, %35 ], [ %121, %76 ]
  %83 = phi i32 [ 0, %35 ], [ %132, %76 ]
  %84 = fmul contract float %32, %78
  %85 = fadd contract float %82, %84
  %86 = fmul contract float %32, %79
  %87 = fadd contract float %81, %86
  %88 = fmul contract float %32, %80
  %89 = fadd contract float %88, %77
  %90 = fmul contract float %1, %85
  %91 = fadd contract float %78, %90
  %92 = fmul contract float %1, %87
  %93 = fadd contract float %79, %92
  %94 = fmul contract float %1, %89
  %95 = fadd contract float %80, %94
  %96 = fmul contract float %32, %91
  %97 = fadd contract float %85, %96
  %98 = fmul contract float %32, %93
  %99 = fadd contract float %87, %98
  %100 = fmul contract float %32, %95
  %101 = fadd contract float %100, %89
  %102 = fmul contract float %1, %97
  %103 = fadd contract float %91, %102
  %104 = fmul contract float %1, %99
  %105 = fadd contract float %93, %104
  %106 = fmul contract float %1, %101
  %107 = fadd contract float %95, %106
  %108 = fmul contract float %32, %103
  %109 = fadd contract float %97, %108
  %110 = fmul contract float %32, %105
  %111 = fadd contract float %99, %110
  %112 = fmul contract float %32, %107
  %113 = fadd contract float %112, %101
  %114 = fmul contract float %1, %109
  %115 = fadd contract float %103, %114
  %116 = fmul contract float %1, %111
  %117 = fadd contract float %105, %116
  %118 = fmul contract float %1, %113
  %119 = fadd contract float %107, %118
  %120 = fmul contract float %32, %115
  %121 = fadd contract float %109, %120
  %122 = fmul contract float %32, %117
  %123 = fadd contract float %111, %122
  %124 = fmul contract float %32, %119
  %125 = fadd contract float %124, %113
  %126 = fmul contract float %1, %121
  %127 = fadd contract float %115, %126
  %128 = fmul contract float %1, %123
  %129 = fadd contract float %117, %128
  %130 = fmul contract float %1, %125
  %131 = fadd contract float %119, %130
  %132 = add i32 %83, 4
  %133 = icmp eq i32 %132, %36
  br i1 %133, label %37, label %76, !llvm.loop !12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @soa_step(ptr noalias noundef captures(none) %0, ptr noalias noundef captures(none) %1, ptr noalias noundef captures(none) %2, ptr noalias noundef captures(none) %3, ptr noalias noundef captures(none) %4, ptr noalias noundef captures(none) %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %72

10:                                               ; preds = %8
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = getelementptr inbounds float, ptr %3, i64 %16
  %19 = getelementptr inbounds float, ptr %1, i64 %16
  %20 = getelementptr inbounds float, ptr %4, i64 %16
  %21 = getelementptr inbounds float, ptr %2, i64 %16
  %22 = getelementptr inbounds float, ptr %5, i64 %16
  %23 = load float, ptr %17, align 4, !tbaa !8
  %24 = load float, ptr %18, align 4, !tbaa !8
  %25 = load float, ptr %19, align 4, !tbaa !8
  %26 = load float, ptr %20, align 4, !tbaa !8
  %27 = load float, ptr %21, align 4, !tbaa !8
  %28 = load float, ptr %22, align 4, !tbaa !8
  %29 = and i32 %7, 3
  %30 = icmp ult i32 %7, 4
  br i1 %30, label %35, label %31

31:                                               ; preds = %10
  %32 = and i32 %7, 2147483644
  br label %73

33:                                               ; preds = %73
  %34 = icmp eq i32 %29, 0
  br i1 %34, label %65, label %35

35:                                               ; preds = %33, %10
  %36 = phi float [ %28, %10 ], [ %122, %33 ]
  %37 = phi float [ %27, %10 ], [ %128, %33 ]
  %38 = phi float [ %26, %10 ], [ %120, %33 ]
  %39 = phi float [ %25, %10 ], [ %126, %33 ]
  %40 = phi float [ %24, %10 ], [ %118, %33 ]
  %41 = phi float [ %23, %10 ], [ %124, %33 ]
  %42 = icmp ne i32 %29, 0
  tail call void @llvm.assume(i1 %42)
  br label %43

43:                                               ; preds = %43, %35
  %44 = phi float [ %36, %35 ], [ %56, %43 ]
  %45 = phi float [ %37, %35 ], [ %62, %43 ]
  %46 = phi float [ %38, %35 ], [ %54, %43 ]
  %47 = phi float [ %39, %35 ], [ %60, %43 ]
  %48 = phi float [ %40, %35 ], [ %52, %43 ]
  %49 = phi float [ %41, %35 ], [ %58, %43 ]
  %50 = phi i32 [ 0, %35 ], [ %63, %43 ]
  %51 = fmul contract float %6, %49
  %52 = fsub contract float %48, %51
  %53 = fmul contract float %6, %47
  %54 = fsub contract float %46, %53
  %55 = fmul contract float %6, %45
  %56 = fsub contract float %44, %55
  %57 = fmul contract float %6, %52
  %58 = fadd contract float %49, %57
  %59 = fmul contract float %6, %54
  %60 = fadd contract float %47, %59
  %61 = fmul contract float %6, %56
  %62 = fadd contract float %45, %61
  %63 = add i32 %50, 1
  %64 = icmp eq i32 %63, %29
  br i1 %64, label %65, label %43, !llvm.loop !14

65:                                               ; preds = %43, %33
  %66 = phi float [ %118, %33 ], [ %52, %43 ]
  %67 = phi float [ %120, %33 ], [ %54, %43 ]
  %68 = phi float [ %122, %33 ], [ %56, %43 ]
  %69 = phi float [ %124, %33 ], [ %58, %43 ]
  %70 = phi float [ %126, %33 ], [ %60, %43 ]
  %71 = phi float [ %128, %33 ], [ %62, %43 ]
  store float %69, ptr %17, align 4, !tbaa !8
  store float %66, ptr %18, align 4, !tbaa !8
  store float %70, ptr %19, align 4, !tbaa !8
  store float %67, ptr %20, align 4, !tbaa !8
  store float %71, ptr %21, align 4, !tbaa !8
  store float %68, ptr %22, align 4, !tbaa !8
  br label %72

72:                                               ; preds = %65, %8
  ret void

73:                                               ; preds = %73, %31
  %74 = phi float [ %28, %31 ], [ %122, %73 ]
  %75 = phi float [ %27, %31 ], [ %128, %73 ]
  %76 = phi float [ %26, %31 ], [ %120, %73 ]
  %77 = phi float [ %25, %31 ], [ %126, %73 ]
  %78 = phi float [ %24, %31 ], [ %118, %73 ]
  %79 = phi float [ %23, %31 ], [ %124, %73 ]
  %80 = phi i32 [ 0, %31 ], [ %129, %73 ]
  %81 = fmul contract float %6, %79
  %82 = fsub contract float %78, %81
  %83 = fmul contract float %6, %77
  %84 = fsub contract float %76, %83
  %85 = fmul contract float %6, %75
  %86 = fsub contract float %74, %85
  %87 = fmul contract float %6, %82
  %88 = fadd contract float %79, %87
  %89 = fmul contract float %6, %84
  %90 = fadd contract float %77, %89
  %91 = fmul contract float %6, %86
  %92 = fadd contract float %75, %91
  %93 = fmul contract float %6, %88
  %94 = fsub contract float %82, %93
  %95 = fmul contract float %6, %90
  %96 = fsub contract float %84, %95
  %97 = fmul contract float %6, %92
  %98 = fsub contract float %86, %97
  %99 = fmul contract float %6, %94
  %100 = fadd contract float %88, %99
  %101 = fmul contract float %6, %96
  %102 = fadd contract float %90, %101
  %103 = fmul contract float %6, %98
  %104 = fadd contract float %92, %103
  %105 = fmul contract float %6, %100
  %106 = fsub contract float %94, %105
  %107 = fmul contract float %6, %102
  %108 = fsub contract float %96, %107
  %109 = fmul contract float %6, %104
  %110 = fsub contract float %98, %109
  %111 = fmul contract float %6, %106
  %112 = fadd contract float %100, %111
  %113 = fmul contract float %6, %108
  %114 = fadd contract float %102, %113
  %115 = fmul contract float %6, %110
  %116 = fadd contract float %104, %115
  %117 = fmul contract float %6, %112
  %118 = fsub contract float %106, %117
  %119 = fmul contract float %6, %114
  %120 = fsub contract float %108, %119
  %121 = fmul contract float %6, %116
  %122 = fsub contract float %110, %121
  %123 = fmul contract float %6, %118
  %124 = fadd contract float %112, %123
  %125 = fmul contract float %6, %120
  %126 = fadd contract float %114, %125
  %127 = fmul contract float %6, %122
  %128 = fadd contract float %116, %127
  %129 = add i32 %80, 4
  %130 = icmp eq i32 %129, %32
  br i1 %130, label %33, label %73, !llvm.loop !15
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @interleave4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 8
  %6 = add i32 %5, %3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1, !tbaa !16
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 %10
  store i8 %9, ptr %11, align 1, !tbaa !16
  %12 = add i32 %6, 64
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !16
  %16 = zext nneg i32 %3 to i64
  %17 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 64
  store i8 %15, ptr %18, align 1, !tbaa !16
  %19 = add i32 %6, 128
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !16
  %23 = zext nneg i32 %3 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 128
  store i8 %22, ptr %25, align 1, !tbaa !16
  %26 = add i32 %6, 192
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !16
  %30 = zext nneg i32 %3 to i64
  %31 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 192
  store i8 %29, ptr %32, align 1, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = load i8, ptr %11, align 1, !tbaa !16
  %34 = insertelement <4 x i8> poison, i8 %33, i64 0
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %36 = load i8, ptr %35, align 1, !tbaa !16
  %37 = insertelement <4 x i8> %34, i8 %36, i64 1
  %38 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %39 = load i8, ptr %38, align 1, !tbaa !16
  %40 = insertelement <4 x i8> %37, i8 %39, i64 2
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 192
  %42 = load i8, ptr %41, align 1, !tbaa !16
  %43 = insertelement <4 x i8> %40, i8 %42, i64 3
  %44 = shl i32 %4, 6
  %45 = add i32 %44, %3
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw <4 x i8>, ptr %1, i64 %46
  store <4 x i8> %43, ptr %47, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @packed_records(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.Record, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1, !tbaa !16
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %8 = load i32, ptr %7, align 1, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 5
  %10 = load i16, ptr %9, align 1, !tbaa !17
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 7
  %12 = load i32, ptr %11, align 1, !tbaa !4
  %13 = zext i8 %6 to i64
  %14 = mul nuw nsw i64 %13, 1099511628211
  %15 = zext i32 %8 to i64
  %16 = xor i64 %14, %15
  %17 = mul i64 %16, 1099511628211
  %18 = zext i16 %10 to i64
  %19 = xor i64 %17, %18
  %20 = mul i64 %19, 1099511628211
  %21 = zext i32 %12 to i64
  %22 = xor i64 %20, %21
  %23 = getelementptr inbounds nuw i64, ptr %1, i64 %4
  store i64 %22, ptr %23, align 8, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !13}
!16 = !{!6, !6, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !6, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"long long", !6, i64 0}
