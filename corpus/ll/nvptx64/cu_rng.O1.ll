; ModuleID = 'corpus/cuda/cu_rng.cu'
source_filename = "corpus/cuda/cu_rng.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.XorwowState = type { i32, [5 x i32] }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }

@_ZZ6lcg_piE10block_hits = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef i32 @_Z6xorwowP11XorwowState(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %3 = load i32, ptr %2, align 4, !tbaa !4
  %4 = lshr i32 %3, 2
  %5 = xor i32 %4, %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %7, ptr %2, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %9, ptr %6, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i32, ptr %10, align 4, !tbaa !4
  store i32 %11, ptr %8, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %13 = load i32, ptr %12, align 4, !tbaa !4
  store i32 %13, ptr %10, align 4, !tbaa !4
  %14 = shl i32 %13, 4
  %15 = shl i32 %5, 1
  %16 = xor i32 %15, %14
  %17 = xor i32 %16, %5
  %18 = xor i32 %17, %13
  store i32 %18, ptr %12, align 4, !tbaa !4
  %19 = load i32, ptr %0, align 4, !tbaa !8
  %20 = add i32 %19, 362437
  store i32 %20, ptr %0, align 4, !tbaa !8
  %21 = add i32 %18, %20
  ret i32 %21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xorwow_fill(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.XorwowState, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %21 = load i32, ptr %20, align 4, !tbaa !10
  %22 = icmp sgt i32 %2, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %3
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %25 = mul i32 %5, %24
  br label %33

26:                                               ; preds = %33, %3
  %27 = phi i32 [ %21, %3 ], [ %47, %33 ]
  %28 = phi i32 [ %19, %3 ], [ %40, %33 ]
  %29 = phi i32 [ %17, %3 ], [ %39, %33 ]
  %30 = phi i32 [ %15, %3 ], [ %38, %33 ]
  %31 = phi i32 [ %13, %3 ], [ %37, %33 ]
  %32 = phi i32 [ %11, %3 ], [ %48, %33 ]
  store i32 %32, ptr %10, align 4, !tbaa !4
  store i32 %31, ptr %12, align 4
  store i32 %30, ptr %14, align 4
  store i32 %29, ptr %16, align 4
  store i32 %28, ptr %18, align 4
  store i32 %27, ptr %20, align 4, !tbaa !10
  ret void

33:                                               ; preds = %23, %33
  %34 = phi i32 [ 0, %23 ], [ %54, %33 ]
  %35 = phi i32 [ %11, %23 ], [ %48, %33 ]
  %36 = phi i32 [ %13, %23 ], [ %37, %33 ]
  %37 = phi i32 [ %15, %23 ], [ %38, %33 ]
  %38 = phi i32 [ %17, %23 ], [ %39, %33 ]
  %39 = phi i32 [ %19, %23 ], [ %40, %33 ]
  %40 = phi i32 [ %21, %23 ], [ %47, %33 ]
  %41 = lshr i32 %36, 2
  %42 = xor i32 %41, %36
  %43 = shl i32 %40, 4
  %44 = shl i32 %42, 1
  %45 = xor i32 %43, %44
  %46 = xor i32 %45, %40
  %47 = xor i32 %46, %42
  %48 = add i32 %35, 362437
  %49 = add i32 %47, %48
  %50 = mul i32 %25, %34
  %51 = add i32 %50, %8
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %1, i64 %52
  store i32 %49, ptr %53, align 4, !tbaa !4
  %54 = add nuw nsw i32 %34, 1
  %55 = icmp eq i32 %54, %2
  br i1 %55, label %26, label %33, !llvm.loop !11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local %struct.uint4 @_Z13philox4x32_105uint45uint2(ptr noundef byval(%struct.uint4) align 16 captures(none) %0, ptr noundef byval(%struct.uint2) align 8 captures(none) %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = load i32, ptr %0, align 16, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %11 = load i64, ptr %1, align 8
  %12 = trunc i64 %11 to i32
  %13 = lshr i64 %11, 32
  %14 = trunc nuw i64 %13 to i32
  %15 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %9)
  %16 = mul i32 %9, -766435501
  %17 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %6)
  %18 = mul i32 %6, -845247145
  %19 = xor i32 %17, %8
  %20 = xor i32 %19, %12
  %21 = xor i32 %4, %15
  %22 = xor i32 %21, %14
  %23 = load i32, ptr %1, align 8, !tbaa !14
  %24 = add i32 %23, -1640531527
  store i32 %24, ptr %1, align 8, !tbaa !14
  %25 = load i32, ptr %10, align 4, !tbaa !16
  %26 = add i32 %25, -1150833019
  store i32 %26, ptr %10, align 4, !tbaa !16
  %27 = load i64, ptr %1, align 8
  %28 = trunc i64 %27 to i32
  %29 = lshr i64 %27, 32
  %30 = trunc nuw i64 %29 to i32
  %31 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %20)
  %32 = mul i32 %20, -766435501
  %33 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %22)
  %34 = mul i32 %22, -845247145
  %35 = xor i32 %33, %18
  %36 = xor i32 %35, %28
  %37 = xor i32 %16, %31
  %38 = xor i32 %37, %30
  %39 = load i32, ptr %1, align 8, !tbaa !14
  %40 = add i32 %39, -1640531527
  store i32 %40, ptr %1, align 8, !tbaa !14
  %41 = load i32, ptr %10, align 4, !tbaa !16
  %42 = add i32 %41, -1150833019
  store i32 %42, ptr %10, align 4, !tbaa !16
  %43 = load i64, ptr %1, align 8
  %44 = trunc i64 %43 to i32
  %45 = lshr i64 %43, 32
  %46 = trunc nuw i64 %45 to i32
  %47 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %36)
  %48 = mul i32 %36, -766435501
  %49 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %38)
  %50 = mul i32 %38, -845247145
  %51 = xor i32 %49, %34
  %52 = xor i32 %51, %44
  %53 = xor i32 %32, %47
  %54 = xor i32 %53, %46
  %55 = load i32, ptr %1, align 8, !tbaa !14
  %56 = add i32 %55, -1640531527
  store i32 %56, ptr %1, align 8, !tbaa !14
  %57 = load i32, ptr %10, align 4, !tbaa !16
  %58 = add i32 %57, -1150833019
  store i32 %58, ptr %10, align 4, !tbaa !16
  %59 = load i64, ptr %1, align 8
  %60 = trunc i64 %59 to i32
  %61 = lshr i64 %59, 32
  %62 = trunc nuw i64 %61 to i32
  %63 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %52)
  %64 = mul i32 %52, -766435501
  %65 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %54)
  %66 = mul i32 %54, -845247145
  %67 = xor i32 %65, %50
  %68 = xor i32 %67, %60
  %69 = xor i32 %48, %63
  %70 = xor i32 %69, %62
  %71 = load i32, ptr %1, align 8, !tbaa !14
  %72 = add i32 %71, -1640531527
  store i32 %72, ptr %1, align 8, !tbaa !14
  %73 = load i32, ptr %10, align 4, !tbaa !16
  %74 = add i32 %73, -1150833019
  store i32 %74, ptr %10, align 4, !tbaa !16
  %75 = load i64, ptr %1, align 8
  %76 = trunc i64 %75 to i32
  %77 = lshr i64 %75, 32
  %78 = trunc nuw i64 %77 to i32
  %79 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %68)
  %80 = mul i32 %68, -766435501
  %81 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %70)
  %82 = mul i32 %70, -845247145
  %83 = xor i32 %81, %66
  %84 = xor i32 %83, %76
  %85 = xor i32 %64, %79
  %86 = xor i32 %85, %78
  %87 = load i32, ptr %1, align 8, !tbaa !14
  %88 = add i32 %87, -1640531527
  store i32 %88, ptr %1, align 8, !tbaa !14
  %89 = load i32, ptr %10, align 4, !tbaa !16
  %90 = add i32 %89, -1150833019
  store i32 %90, ptr %10, align 4, !tbaa !16
  %91 = load i64, ptr %1, align 8
  %92 = trunc i64 %91 to i32
  %93 = lshr i64 %91, 32
  %94 = trunc nuw i64 %93 to i32
  %95 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %84)
  %96 = mul i32 %84, -766435501
  %97 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %86)
  %98 = mul i32 %86, -845247145
  %99 = xor i32 %97, %82
  %100 = xor i32 %99, %92
  %101 = xor i32 %80, %95
  %102 = xor i32 %101, %94
  %103 = load i32, ptr %1, align 8, !tbaa !14
  %104 = add i32 %103, -1640531527
  store i32 %104, ptr %1, align 8, !tbaa !14
  %105 = load i32, ptr %10, align 4, !tbaa !16
  %106 = add i32 %105, -1150833019
  store i32 %106, ptr %10, align 4, !tbaa !16
  %107 = load i64, ptr %1, align 8
  %108 = trunc i64 %107 to i32
  %109 = lshr i64 %107, 32
  %110 = trunc nuw i64 %109 to i32
  %111 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %100)
  %112 = mul i32 %100, -766435501
  %113 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %102)
  %114 = mul i32 %102, -845247145
  %115 = xor i32 %113, %98
  %116 = xor i32 %115, %108
  %117 = xor i32 %96, %111
  %118 = xor i32 %117, %110
  %119 = load i32, ptr %1, align 8, !tbaa !14
  %120 = add i32 %119, -1640531527
  store i32 %120, ptr %1, align 8, !tbaa !14
  %121 = load i32, ptr %10, align 4, !tbaa !16
  %122 = add i32 %121, -1150833019
  store i32 %122, ptr %10, align 4, !tbaa !16
  %123 = load i64, ptr %1, align 8
  %124 = trunc i64 %123 to i32
  %125 = lshr i64 %123, 32
  %126 = trunc nuw i64 %125 to i32
  %127 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %116)
  %128 = mul i32 %116, -766435501
  %129 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %118)
  %130 = mul i32 %118, -845247145
  %131 = xor i32 %129, %114
  %132 = xor i32 %131, %124
  %133 = xor i32 %112, %127
  %134 = xor i32 %133, %126
  %135 = load i32, ptr %1, align 8, !tbaa !14
  %136 = add i32 %135, -1640531527
  store i32 %136, ptr %1, align 8, !tbaa !14
  %137 = load i32, ptr %10, align 4, !tbaa !16
  %138 = add i32 %137, -1150833019
  store i32 %138, ptr %10, align 4, !tbaa !16
  %139 = load i64, ptr %1, align 8
  %140 = trunc i64 %139 to i32
  %141 = lshr i64 %139, 32
  %142 = trunc nuw i64 %141 to i32
  %143 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %132)
  %144 = mul i32 %132, -766435501
  %145 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %134)
  %146 = mul i32 %134, -845247145
  %147 = xor i32 %145, %130
  %148 = xor i32 %147, %140
  %149 = xor i32 %128, %143
  %150 = xor i32 %149, %142
  %151 = load i32, ptr %1, align 8, !tbaa !14
  %152 = add i32 %151, -1640531527
  store i32 %152, ptr %1, align 8, !tbaa !14
  %153 = load i32, ptr %10, align 4, !tbaa !16
  %154 = add i32 %153, -1150833019
  store i32 %154, ptr %10, align 4, !tbaa !16
  store i32 %148, ptr %0, align 16, !tbaa !4
  store i32 %146, ptr %7, align 4, !tbaa !4
  store i32 %150, ptr %5, align 8, !tbaa !4
  store i32 %144, ptr %3, align 4, !tbaa !4
  %155 = load i64, ptr %1, align 8
  %156 = trunc i64 %155 to i32
  %157 = lshr i64 %155, 32
  %158 = trunc nuw i64 %157 to i32
  %159 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %148)
  %160 = mul i32 %148, -766435501
  %161 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %150)
  %162 = mul i32 %150, -845247145
  %163 = xor i32 %161, %156
  %164 = xor i32 %163, %146
  %165 = xor i32 %159, %158
  %166 = xor i32 %165, %144
  %167 = insertvalue %struct.uint4 poison, i32 %164, 0
  %168 = insertvalue %struct.uint4 %167, i32 %162, 1
  %169 = insertvalue %struct.uint4 %168, i32 %166, 2
  %170 = insertvalue %struct.uint4 %169, i32 %160, 3
  ret %struct.uint4 %170
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @philox_fill(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = add nuw nsw i64 %8, %10
  %12 = add i64 %11, %3
  %13 = trunc i64 %12 to i32
  %14 = lshr i64 %12, 32
  %15 = trunc nuw i64 %14 to i32
  %16 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %13)
  %17 = mul i32 %13, -766435501
  %18 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %5)
  %19 = mul i32 %5, -845247145
  %20 = xor i32 %18, %15
  %21 = xor i32 %20, %1
  %22 = xor i32 %16, %2
  %23 = add i32 %1, -1640531527
  %24 = add i32 %2, -1150833019
  %25 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %21)
  %26 = mul i32 %21, -766435501
  %27 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %22)
  %28 = mul i32 %22, -845247145
  %29 = xor i32 %23, %19
  %30 = xor i32 %29, %27
  %31 = xor i32 %17, %24
  %32 = xor i32 %31, %25
  %33 = add i32 %1, 1013904242
  %34 = add i32 %2, 1993301258
  %35 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %30)
  %36 = mul i32 %30, -766435501
  %37 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %32)
  %38 = mul i32 %32, -845247145
  %39 = xor i32 %28, %33
  %40 = xor i32 %39, %37
  %41 = xor i32 %26, %34
  %42 = xor i32 %41, %35
  %43 = add i32 %1, -626627285
  %44 = add i32 %2, 842468239
  %45 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %40)
  %46 = mul i32 %40, -766435501
  %47 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %42)
  %48 = mul i32 %42, -845247145
  %49 = xor i32 %38, %43
  %50 = xor i32 %49, %47
  %51 = xor i32 %36, %44
  %52 = xor i32 %51, %45
  %53 = add i32 %1, 2027808484
  %54 = add i32 %2, -308364780
  %55 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %50)
  %56 = mul i32 %50, -766435501
  %57 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %52)
  %58 = mul i32 %52, -845247145
  %59 = xor i32 %48, %53
  %60 = xor i32 %59, %57
  %61 = xor i32 %46, %54
  %62 = xor i32 %61, %55
  %63 = add i32 %1, 387276957
  %64 = add i32 %2, -1459197799
  %65 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %60)
  %66 = mul i32 %60, -766435501
  %67 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %62)
  %68 = mul i32 %62, -845247145
  %69 = xor i32 %58, %63
  %70 = xor i32 %69, %67
  %71 = xor i32 %56, %64
  %72 = xor i32 %71, %65
  %73 = add i32 %1, -1253254570
  %74 = add i32 %2, 1684936478
  %75 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %70)
  %76 = mul i32 %70, -766435501
  %77 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %72)
  %78 = mul i32 %72, -845247145
  %79 = xor i32 %68, %73
  %80 = xor i32 %79, %77
  %81 = xor i32 %66, %74
  %82 = xor i32 %81, %75
  %83 = add i32 %1, 1401181199
  %84 = add i32 %2, 534103459
  %85 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %80)
  %86 = mul i32 %80, -766435501
  %87 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %82)
  %88 = mul i32 %82, -845247145
  %89 = xor i32 %78, %83
  %90 = xor i32 %89, %87
  %91 = xor i32 %76, %84
  %92 = xor i32 %91, %85
  %93 = add i32 %1, -239350328
  %94 = add i32 %2, -616729560
  %95 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %90)
  %96 = mul i32 %90, -766435501
  %97 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %92)
  %98 = mul i32 %92, -845247145
  %99 = xor i32 %88, %93
  %100 = xor i32 %99, %97
  %101 = xor i32 %86, %94
  %102 = xor i32 %101, %95
  %103 = add i32 %1, -1879881855
  %104 = add i32 %2, -1767562579
  %105 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %100)
  %106 = mul i32 %100, -766435501
  %107 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %102)
  %108 = mul i32 %102, -845247145
  %109 = xor i32 %98, %103
  %110 = xor i32 %109, %107
  %111 = xor i32 %96, %104
  %112 = xor i32 %111, %105
  %113 = add i32 %7, %9
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw %struct.uint4, ptr %0, i64 %114
  store i32 %110, ptr %115, align 16, !tbaa !4
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 4
  store i32 %108, ptr %116, align 4, !tbaa !4
  %117 = getelementptr inbounds nuw i8, ptr %115, i64 8
  store i32 %112, ptr %117, align 8, !tbaa !4
  %118 = getelementptr inbounds nuw i8, ptr %115, i64 12
  store i32 %106, ptr %118, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i64 @_Z8lcg_skipyy(i64 noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %26, label %4

4:                                                ; preds = %2, %16
  %5 = phi i64 [ %18, %16 ], [ 0, %2 ]
  %6 = phi i64 [ %17, %16 ], [ 1, %2 ]
  %7 = phi i64 [ %20, %16 ], [ 1442695040888963407, %2 ]
  %8 = phi i64 [ %21, %16 ], [ 6364136223846793005, %2 ]
  %9 = phi i64 [ %22, %16 ], [ %1, %2 ]
  %10 = and i64 %9, 1
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %16, label %12

12:                                               ; preds = %4
  %13 = mul i64 %6, %8
  %14 = mul i64 %5, %8
  %15 = add i64 %14, %7
  br label %16

16:                                               ; preds = %12, %4
  %17 = phi i64 [ %13, %12 ], [ %6, %4 ]
  %18 = phi i64 [ %15, %12 ], [ %5, %4 ]
  %19 = add i64 %8, 1
  %20 = mul i64 %19, %7
  %21 = mul i64 %8, %8
  %22 = lshr i64 %9, 1
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %4, !llvm.loop !17

24:                                               ; preds = %16
  %25 = mul i64 %17, %0
  br label %26

26:                                               ; preds = %24, %2
  %27 = phi i64 [ %0, %2 ], [ %25, %24 ]
  %28 = phi i64 [ 0, %2 ], [ %18, %24 ]
  %29 = add i64 %27, %28
  ret i64 %29
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lcg_pi(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ6lcg_piE10block_hits to ptr), align 4, !tbaa !4
  br label %7

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %4
  %12 = zext i32 %11 to i64
  %13 = sext i32 %2 to i64
  %14 = shl nuw nsw i64 %12, 1
  %15 = mul i64 %14, %13
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %39, label %17

17:                                               ; preds = %7, %29
  %18 = phi i64 [ %31, %29 ], [ 0, %7 ]
  %19 = phi i64 [ %30, %29 ], [ 1, %7 ]
  %20 = phi i64 [ %33, %29 ], [ 1442695040888963407, %7 ]
  %21 = phi i64 [ %34, %29 ], [ 6364136223846793005, %7 ]
  %22 = phi i64 [ %35, %29 ], [ %15, %7 ]
  %23 = and i64 %22, 1
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %17
  %26 = mul i64 %21, %19
  %27 = mul i64 %21, %18
  %28 = add i64 %27, %20
  br label %29

29:                                               ; preds = %25, %17
  %30 = phi i64 [ %26, %25 ], [ %19, %17 ]
  %31 = phi i64 [ %28, %25 ], [ %18, %17 ]
  %32 = add i64 %21, 1
  %33 = mul i64 %32, %20
  %34 = mul i64 %21, %21
  %35 = lshr i64 %22, 1
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %17, !llvm.loop !17

37:                                               ; preds = %29
  %38 = mul i64 %30, %1
  br label %39

39:                                               ; preds = %7, %37
  %40 = phi i64 [ %1, %7 ], [ %38, %37 ]
  %41 = phi i64 [ 0, %7 ], [ %31, %37 ]
  %42 = icmp sgt i32 %2, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %39
  %44 = add i64 %41, %40
  br label %48

45:                                               ; preds = %48, %39
  %46 = phi i32 [ 0, %39 ], [ %63, %48 ]
  %47 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ6lcg_piE10block_hits to ptr), i32 %46 seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %66, label %70

48:                                               ; preds = %43, %48
  %49 = phi i64 [ %56, %48 ], [ %44, %43 ]
  %50 = phi i32 [ %63, %48 ], [ 0, %43 ]
  %51 = phi i32 [ %64, %48 ], [ 0, %43 ]
  %52 = mul i64 %49, 6364136223846793005
  %53 = add i64 %52, 1442695040888963407
  %54 = lshr i64 %53, 34
  %55 = mul i64 %53, 6364136223846793005
  %56 = add i64 %55, 1442695040888963407
  %57 = lshr i64 %56, 34
  %58 = mul nuw nsw i64 %54, %54
  %59 = mul nuw nsw i64 %57, %57
  %60 = add nuw nsw i64 %59, %58
  %61 = icmp samesign ult i64 %60, 1152921504606846976
  %62 = zext i1 %61 to i32
  %63 = add i32 %50, %62
  %64 = add nuw nsw i32 %51, 1
  %65 = icmp eq i32 %64, %2
  br i1 %65, label %45, label %48, !llvm.loop !18

66:                                               ; preds = %45
  %67 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6lcg_piE10block_hits to ptr), align 4, !tbaa !4
  %68 = zext i32 %67 to i64
  %69 = atomicrmw add ptr %0, i64 %68 seq_cst, align 8
  br label %70

70:                                               ; preds = %66, %45
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @uniform_moments(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = mul i32 %4, -1640531527
  %8 = xor i32 %1, %7
  br label %21

9:                                                ; preds = %21, %3
  %10 = phi float [ 0.000000e+00, %3 ], [ %32, %21 ]
  %11 = phi float [ 0.000000e+00, %3 ], [ %34, %21 ]
  %12 = sitofp i32 %2 to float
  %13 = fdiv contract float %10, %12
  %14 = shl nuw nsw i32 %4, 1
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %15
  store float %13, ptr %16, align 4, !tbaa !19
  %17 = fdiv contract float %11, %12
  %18 = zext nneg i32 %14 to i64
  %19 = getelementptr inbounds nuw float, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store float %17, ptr %20, align 4, !tbaa !19
  ret void

21:                                               ; preds = %6, %21
  %22 = phi i32 [ %27, %21 ], [ %8, %6 ]
  %23 = phi i32 [ %35, %21 ], [ 0, %6 ]
  %24 = phi float [ %34, %21 ], [ 0.000000e+00, %6 ]
  %25 = phi float [ %32, %21 ], [ 0.000000e+00, %6 ]
  %26 = mul i32 %22, 1664525
  %27 = add i32 %26, 1013904223
  %28 = lshr i32 %27, 9
  %29 = or disjoint i32 %28, 1065353216
  %30 = bitcast i32 %29 to float
  %31 = fadd contract float %30, -1.000000e+00
  %32 = fadd contract float %25, %31
  %33 = fmul contract float %31, %31
  %34 = fadd contract float %24, %33
  %35 = add nuw nsw i32 %23, 1
  %36 = icmp eq i32 %35, %2
  br i1 %36, label %9, label %21, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !5, i64 0}
!9 = !{!"_ZTS11XorwowState", !5, i64 0, !6, i64 4}
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !5, i64 0}
!15 = !{!"_ZTS5uint2", !5, i64 0, !5, i64 4}
!16 = !{!15, !5, i64 4}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
!21 = distinct !{!21, !12, !13}
