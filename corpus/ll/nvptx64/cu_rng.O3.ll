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
  br i1 %22, label %23, label %66

23:                                               ; preds = %3
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %25 = mul i32 %5, %24
  %26 = and i32 %2, 3
  %27 = icmp ult i32 %2, 4
  br i1 %27, label %32, label %28

28:                                               ; preds = %23
  %29 = and i32 %2, 2147483644
  br label %73

30:                                               ; preds = %73
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %66, label %32

32:                                               ; preds = %30, %23
  %33 = phi i32 [ 0, %23 ], [ %137, %30 ]
  %34 = phi i32 [ %11, %23 ], [ %131, %30 ]
  %35 = phi i32 [ %13, %23 ], [ %80, %30 ]
  %36 = phi i32 [ %15, %23 ], [ %88, %30 ]
  %37 = phi i32 [ %17, %23 ], [ %102, %30 ]
  %38 = phi i32 [ %19, %23 ], [ %116, %30 ]
  %39 = phi i32 [ %21, %23 ], [ %130, %30 ]
  %40 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %40)
  br label %41

41:                                               ; preds = %41, %32
  %42 = phi i32 [ %33, %32 ], [ %63, %41 ]
  %43 = phi i32 [ %34, %32 ], [ %57, %41 ]
  %44 = phi i32 [ %35, %32 ], [ %45, %41 ]
  %45 = phi i32 [ %36, %32 ], [ %46, %41 ]
  %46 = phi i32 [ %37, %32 ], [ %47, %41 ]
  %47 = phi i32 [ %38, %32 ], [ %48, %41 ]
  %48 = phi i32 [ %39, %32 ], [ %56, %41 ]
  %49 = phi i32 [ 0, %32 ], [ %64, %41 ]
  %50 = lshr i32 %44, 2
  %51 = xor i32 %50, %44
  %52 = shl i32 %48, 4
  %53 = shl i32 %51, 1
  %54 = xor i32 %52, %53
  %55 = xor i32 %54, %48
  %56 = xor i32 %55, %51
  %57 = add i32 %43, 362437
  %58 = add i32 %56, %57
  %59 = mul i32 %25, %42
  %60 = add i32 %59, %8
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %1, i64 %61
  store i32 %58, ptr %62, align 4, !tbaa !4
  %63 = add nuw nsw i32 %42, 1
  %64 = add i32 %49, 1
  %65 = icmp eq i32 %64, %26
  br i1 %65, label %66, label %41, !llvm.loop !11

66:                                               ; preds = %30, %41, %3
  %67 = phi i32 [ %21, %3 ], [ %130, %30 ], [ %56, %41 ]
  %68 = phi i32 [ %19, %3 ], [ %116, %30 ], [ %48, %41 ]
  %69 = phi i32 [ %17, %3 ], [ %102, %30 ], [ %47, %41 ]
  %70 = phi i32 [ %15, %3 ], [ %88, %30 ], [ %46, %41 ]
  %71 = phi i32 [ %13, %3 ], [ %80, %30 ], [ %45, %41 ]
  %72 = phi i32 [ %11, %3 ], [ %131, %30 ], [ %57, %41 ]
  store i32 %72, ptr %10, align 4, !tbaa !4
  store i32 %71, ptr %12, align 4
  store i32 %70, ptr %14, align 4
  store i32 %69, ptr %16, align 4
  store i32 %68, ptr %18, align 4
  store i32 %67, ptr %20, align 4, !tbaa !10
  ret void

73:                                               ; preds = %73, %28
  %74 = phi i32 [ 0, %28 ], [ %137, %73 ]
  %75 = phi i32 [ %11, %28 ], [ %131, %73 ]
  %76 = phi i32 [ %13, %28 ], [ %80, %73 ]
  %77 = phi i32 [ %15, %28 ], [ %88, %73 ]
  %78 = phi i32 [ %17, %28 ], [ %102, %73 ]
  %79 = phi i32 [ %19, %28 ], [ %116, %73 ]
  %80 = phi i32 [ %21, %28 ], [ %130, %73 ]
  %81 = phi i32 [ 0, %28 ], [ %138, %73 ]
  %82 = lshr i32 %76, 2
  %83 = xor i32 %82, %76
  %84 = shl i32 %80, 4
  %85 = shl i32 %83, 1
  %86 = xor i32 %84, %85
  %87 = xor i32 %86, %80
  %88 = xor i32 %87, %83
  %89 = add i32 %75, 362437
  %90 = add i32 %88, %89
  %91 = mul i32 %25, %74
  %92 = add i32 %91, %8
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %1, i64 %93
  store i32 %90, ptr %94, align 4, !tbaa !4
  %95 = or disjoint i32 %74, 1
  %96 = lshr i32 %77, 2
  %97 = xor i32 %96, %77
  %98 = shl i32 %88, 4
  %99 = shl i32 %97, 1
  %100 = xor i32 %98, %99
  %101 = xor i32 %100, %88
  %102 = xor i32 %101, %97
  %103 = add i32 %75, 724874
  %104 = add i32 %102, %103
  %105 = mul i32 %25, %95
  %106 = add i32 %105, %8
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %1, i64 %107
  store i32 %104, ptr %108, align 4, !tbaa !4
  %109 = or disjoint i32 %74, 2
  %110 = lshr i32 %78, 2
  %111 = xor i32 %110, %78
  %112 = shl i32 %102, 4
  %113 = shl i32 %111, 1
  %114 = xor i32 %112, %113
  %115 = xor i32 %114, %102
  %116 = xor i32 %115, %111
  %117 = add i32 %75, 1087311
  %118 = add i32 %116, %117
  %119 = mul i32 %25, %109
  %120 = add i32 %119, %8
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr %1, i64 %121
  store i32 %118, ptr %122, align 4, !tbaa !4
  %123 = or disjoint i32 %74, 3
  %124 = lshr i32 %79, 2
  %125 = xor i32 %124, %79
  %126 = shl i32 %116, 4
  %127 = shl i32 %125, 1
  %128 = xor i32 %126, %127
  %129 = xor i32 %128, %116
  %130 = xor i32 %129, %125
  %131 = add i32 %75, 1449748
  %132 = add i32 %130, %131
  %133 = mul i32 %25, %123
  %134 = add i32 %133, %8
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %1, i64 %135
  store i32 %132, ptr %136, align 4, !tbaa !4
  %137 = add nuw nsw i32 %74, 4
  %138 = add i32 %81, 4
  %139 = icmp eq i32 %138, %29
  br i1 %139, label %30, label %73, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local %struct.uint4 @_Z13philox4x32_105uint45uint2(ptr noundef readonly byval(%struct.uint4) align 16 captures(none) %0, ptr noundef byval(%struct.uint2) align 8 captures(none) %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load i32, ptr %0, align 16, !tbaa !4
  %8 = load i32, ptr %3, align 4, !tbaa !4
  %9 = load i32, ptr %4, align 8, !tbaa !4
  %10 = load i32, ptr %5, align 4, !tbaa !4
  %11 = load i64, ptr %1, align 8
  %12 = trunc i64 %11 to i32
  %13 = lshr i64 %11, 32
  %14 = trunc nuw i64 %13 to i32
  %15 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %7)
  %16 = mul i32 %7, -766435501
  %17 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %9)
  %18 = mul i32 %9, -845247145
  %19 = xor i32 %17, %8
  %20 = xor i32 %19, %12
  %21 = xor i32 %10, %15
  %22 = xor i32 %21, %14
  %23 = add i32 %12, -1640531527
  store i32 %23, ptr %1, align 8, !tbaa !15
  %24 = add i32 %14, -1150833019
  store i32 %24, ptr %6, align 4, !tbaa !17
  %25 = load i64, ptr %1, align 8
  %26 = trunc i64 %25 to i32
  %27 = lshr i64 %25, 32
  %28 = trunc nuw i64 %27 to i32
  %29 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %20)
  %30 = mul i32 %20, -766435501
  %31 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %22)
  %32 = mul i32 %22, -845247145
  %33 = xor i32 %31, %18
  %34 = xor i32 %33, %26
  %35 = xor i32 %16, %29
  %36 = xor i32 %35, %28
  %37 = add i32 %26, -1640531527
  store i32 %37, ptr %1, align 8, !tbaa !15
  %38 = add i32 %28, -1150833019
  store i32 %38, ptr %6, align 4, !tbaa !17
  %39 = load i64, ptr %1, align 8
  %40 = trunc i64 %39 to i32
  %41 = lshr i64 %39, 32
  %42 = trunc nuw i64 %41 to i32
  %43 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %34)
  %44 = mul i32 %34, -766435501
  %45 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %36)
  %46 = mul i32 %36, -845247145
  %47 = xor i32 %45, %32
  %48 = xor i32 %47, %40
  %49 = xor i32 %30, %43
  %50 = xor i32 %49, %42
  %51 = add i32 %40, -1640531527
  store i32 %51, ptr %1, align 8, !tbaa !15
  %52 = add i32 %42, -1150833019
  store i32 %52, ptr %6, align 4, !tbaa !17
  %53 = load i64, ptr %1, align 8
  %54 = trunc i64 %53 to i32
  %55 = lshr i64 %53, 32
  %56 = trunc nuw i64 %55 to i32
  %57 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %48)
  %58 = mul i32 %48, -766435501
  %59 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %50)
  %60 = mul i32 %50, -845247145
  %61 = xor i32 %59, %46
  %62 = xor i32 %61, %54
  %63 = xor i32 %44, %57
  %64 = xor i32 %63, %56
  %65 = add i32 %54, -1640531527
  store i32 %65, ptr %1, align 8, !tbaa !15
  %66 = add i32 %56, -1150833019
  store i32 %66, ptr %6, align 4, !tbaa !17
  %67 = load i64, ptr %1, align 8
  %68 = trunc i64 %67 to i32
  %69 = lshr i64 %67, 32
  %70 = trunc nuw i64 %69 to i32
  %71 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %62)
  %72 = mul i32 %62, -766435501
  %73 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %64)
  %74 = mul i32 %64, -845247145
  %75 = xor i32 %73, %60
  %76 = xor i32 %75, %68
  %77 = xor i32 %58, %71
  %78 = xor i32 %77, %70
  %79 = add i32 %68, -1640531527
  store i32 %79, ptr %1, align 8, !tbaa !15
  %80 = add i32 %70, -1150833019
  store i32 %80, ptr %6, align 4, !tbaa !17
  %81 = load i64, ptr %1, align 8
  %82 = trunc i64 %81 to i32
  %83 = lshr i64 %81, 32
  %84 = trunc nuw i64 %83 to i32
  %85 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %76)
  %86 = mul i32 %76, -766435501
  %87 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %78)
  %88 = mul i32 %78, -845247145
  %89 = xor i32 %87, %74
  %90 = xor i32 %89, %82
  %91 = xor i32 %72, %85
  %92 = xor i32 %91, %84
  %93 = add i32 %82, -1640531527
  store i32 %93, ptr %1, align 8, !tbaa !15
  %94 = add i32 %84, -1150833019
  store i32 %94, ptr %6, align 4, !tbaa !17
  %95 = load i64, ptr %1, align 8
  %96 = trunc i64 %95 to i32
  %97 = lshr i64 %95, 32
  %98 = trunc nuw i64 %97 to i32
  %99 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %90)
  %100 = mul i32 %90, -766435501
  %101 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %92)
  %102 = mul i32 %92, -845247145
  %103 = xor i32 %101, %88
  %104 = xor i32 %103, %96
  %105 = xor i32 %86, %99
  %106 = xor i32 %105, %98
  %107 = add i32 %96, -1640531527
  store i32 %107, ptr %1, align 8, !tbaa !15
  %108 = add i32 %98, -1150833019
  store i32 %108, ptr %6, align 4, !tbaa !17
  %109 = load i64, ptr %1, align 8
  %110 = trunc i64 %109 to i32
  %111 = lshr i64 %109, 32
  %112 = trunc nuw i64 %111 to i32
  %113 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %104)
  %114 = mul i32 %104, -766435501
  %115 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %106)
  %116 = mul i32 %106, -845247145
  %117 = xor i32 %115, %102
  %118 = xor i32 %117, %110
  %119 = xor i32 %100, %113
  %120 = xor i32 %119, %112
  %121 = add i32 %110, -1640531527
  store i32 %121, ptr %1, align 8, !tbaa !15
  %122 = add i32 %112, -1150833019
  store i32 %122, ptr %6, align 4, !tbaa !17
  %123 = load i64, ptr %1, align 8
  %124 = trunc i64 %123 to i32
  %125 = lshr i64 %123, 32
  %126 = trunc nuw i64 %125 to i32
  %127 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %118)
  %128 = mul i32 %118, -766435501
  %129 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %120)
  %130 = mul i32 %120, -845247145
  %131 = xor i32 %129, %116
  %132 = xor i32 %131, %124
  %133 = xor i32 %114, %127
  %134 = xor i32 %133, %126
  %135 = add i32 %124, -1640531527
  store i32 %135, ptr %1, align 8, !tbaa !15
  %136 = add i32 %126, -1150833019
  store i32 %136, ptr %6, align 4, !tbaa !17
  %137 = load i64, ptr %1, align 8
  %138 = trunc i64 %137 to i32
  %139 = lshr i64 %137, 32
  %140 = trunc nuw i64 %139 to i32
  %141 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -766435501, i32 %132)
  %142 = mul i32 %132, -766435501
  %143 = tail call noundef i32 @llvm.nvvm.mulhi.ui(i32 -845247145, i32 %134)
  %144 = mul i32 %134, -845247145
  %145 = xor i32 %143, %138
  %146 = xor i32 %145, %130
  %147 = xor i32 %141, %140
  %148 = xor i32 %147, %128
  %149 = insertvalue %struct.uint4 poison, i32 %146, 0
  %150 = insertvalue %struct.uint4 %149, i32 %144, 1
  %151 = insertvalue %struct.uint4 %150, i32 %148, 2
  %152 = insertvalue %struct.uint4 %151, i32 %142, 3
  ret %struct.uint4 %152
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
  br i1 %3, label %24, label %4

4:                                                ; preds = %2, %4
  %5 = phi i64 [ %16, %4 ], [ 0, %2 ]
  %6 = phi i64 [ %15, %4 ], [ 1, %2 ]
  %7 = phi i64 [ %18, %4 ], [ 1442695040888963407, %2 ]
  %8 = phi i64 [ %19, %4 ], [ 6364136223846793005, %2 ]
  %9 = phi i64 [ %20, %4 ], [ %1, %2 ]
  %10 = and i64 %9, 1
  %11 = icmp eq i64 %10, 0
  %12 = mul i64 %5, %8
  %13 = add i64 %12, %7
  %14 = select i1 %11, i64 1, i64 %8
  %15 = mul i64 %6, %14
  %16 = select i1 %11, i64 %5, i64 %13
  %17 = add i64 %8, 1
  %18 = mul i64 %17, %7
  %19 = mul i64 %8, %8
  %20 = lshr i64 %9, 1
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %4, !llvm.loop !18

22:                                               ; preds = %4
  %23 = mul i64 %15, %0
  br label %24

24:                                               ; preds = %22, %2
  %25 = phi i64 [ %0, %2 ], [ %23, %22 ]
  %26 = phi i64 [ 0, %2 ], [ %16, %22 ]
  %27 = add i64 %25, %26
  ret i64 %27
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
  br i1 %16, label %37, label %17

17:                                               ; preds = %7, %17
  %18 = phi i64 [ %29, %17 ], [ 0, %7 ]
  %19 = phi i64 [ %28, %17 ], [ 1, %7 ]
  %20 = phi i64 [ %31, %17 ], [ 1442695040888963407, %7 ]
  %21 = phi i64 [ %32, %17 ], [ 6364136223846793005, %7 ]
  %22 = phi i64 [ %33, %17 ], [ %15, %7 ]
  %23 = and i64 %22, 1
  %24 = icmp eq i64 %23, 0
  %25 = mul i64 %21, %18
  %26 = add i64 %25, %20
  %27 = select i1 %24, i64 1, i64 %21
  %28 = mul i64 %27, %19
  %29 = select i1 %24, i64 %18, i64 %26
  %30 = add i64 %21, 1
  %31 = mul i64 %30, %20
  %32 = mul i64 %21, %21
  %33 = lshr i64 %22, 1
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %17, !llvm.loop !18

35:                                               ; preds = %17
  %36 = mul i64 %28, %1
  br label %37

37:                                               ; preds = %7, %35
  %38 = phi i64 [ %1, %7 ], [ %36, %35 ]
  %39 = phi i64 [ 0, %7 ], [ %29, %35 ]
  %40 = icmp sgt i32 %2, 0
  br i1 %40, label %41, label %65

41:                                               ; preds = %37
  %42 = add i64 %39, %38
  %43 = and i32 %2, 1
  %44 = icmp eq i32 %2, 1
  br i1 %44, label %49, label %45

45:                                               ; preds = %41
  %46 = and i32 %2, 2147483646
  br label %68

47:                                               ; preds = %68
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %65, label %49

49:                                               ; preds = %47, %41
  %50 = phi i64 [ %42, %41 ], [ %88, %47 ]
  %51 = phi i32 [ 0, %41 ], [ %95, %47 ]
  %52 = icmp ne i32 %43, 0
  tail call void @llvm.assume(i1 %52)
  %53 = mul i64 %50, 6364136223846793005
  %54 = add i64 %53, 1442695040888963407
  %55 = lshr i64 %54, 34
  %56 = mul i64 %54, 6364136223846793005
  %57 = add i64 %56, 1442695040888963407
  %58 = lshr i64 %57, 34
  %59 = mul nuw nsw i64 %55, %55
  %60 = mul nuw nsw i64 %58, %58
  %61 = add nuw nsw i64 %60, %59
  %62 = icmp samesign ult i64 %61, 1152921504606846976
  %63 = zext i1 %62 to i32
  %64 = add i32 %51, %63
  br label %65

65:                                               ; preds = %49, %47, %37
  %66 = phi i32 [ 0, %37 ], [ %95, %47 ], [ %64, %49 ]
  %67 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ6lcg_piE10block_hits to ptr), i32 %66 seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %98, label %102

68:                                               ; preds = %68, %45
  %69 = phi i64 [ %42, %45 ], [ %88, %68 ]
  %70 = phi i32 [ 0, %45 ], [ %95, %68 ]
  %71 = phi i32 [ 0, %45 ], [ %96, %68 ]
  %72 = mul i64 %69, 6364136223846793005
  %73 = add i64 %72, 1442695040888963407
  %74 = lshr i64 %73, 34
  %75 = mul i64 %73, 6364136223846793005
  %76 = add i64 %75, 1442695040888963407
  %77 = lshr i64 %76, 34
  %78 = mul nuw nsw i64 %74, %74
  %79 = mul nuw nsw i64 %77, %77
  %80 = add nuw nsw i64 %79, %78
  %81 = icmp samesign ult i64 %80, 1152921504606846976
  %82 = zext i1 %81 to i32
  %83 = add i32 %70, %82
  %84 = mul i64 %76, 6364136223846793005
  %85 = add i64 %84, 1442695040888963407
  %86 = lshr i64 %85, 34
  %87 = mul i64 %85, 6364136223846793005
  %88 = add i64 %87, 1442695040888963407
  %89 = lshr i64 %88, 34
  %90 = mul nuw nsw i64 %86, %86
  %91 = mul nuw nsw i64 %89, %89
  %92 = add nuw nsw i64 %91, %90
  %93 = icmp samesign ult i64 %92, 1152921504606846976
  %94 = zext i1 %93 to i32
  %95 = add i32 %83, %94
  %96 = add i32 %71, 2
  %97 = icmp eq i32 %96, %46
  br i1 %97, label %47, label %68, !llvm.loop !19

98:                                               ; preds = %65
  %99 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6lcg_piE10block_hits to ptr), align 4, !tbaa !4
  %100 = zext i32 %99 to i64
  %101 = atomicrmw add ptr %0, i64 %100 seq_cst, align 8
  br label %102

102:                                              ; preds = %98, %65
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @uniform_moments(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %36

6:                                                ; preds = %3
  %7 = mul i32 %4, -1640531527
  %8 = xor i32 %1, %7
  %9 = and i32 %2, 3
  %10 = icmp ult i32 %2, 4
  br i1 %10, label %15, label %11

11:                                               ; preds = %6
  %12 = and i32 %2, 2147483644
  br label %46

13:                                               ; preds = %46
  %14 = icmp eq i32 %9, 0
  br i1 %14, label %36, label %15

15:                                               ; preds = %13, %6
  %16 = phi i32 [ %8, %6 ], [ %79, %13 ]
  %17 = phi float [ 0.000000e+00, %6 ], [ %86, %13 ]
  %18 = phi float [ 0.000000e+00, %6 ], [ %84, %13 ]
  %19 = icmp ne i32 %9, 0
  tail call void @llvm.assume(i1 %19)
  br label %20

20:                                               ; preds = %20, %15
  %21 = phi i32 [ %26, %20 ], [ %16, %15 ]
  %22 = phi float [ %33, %20 ], [ %17, %15 ]
  %23 = phi float [ %31, %20 ], [ %18, %15 ]
  %24 = phi i32 [ %34, %20 ], [ 0, %15 ]
  %25 = mul i32 %21, 1664525
  %26 = add i32 %25, 1013904223
  %27 = lshr i32 %26, 9
  %28 = or disjoint i32 %27, 1065353216
  %29 = bitcast i32 %28 to float
  %30 = fadd contract float %29, -1.000000e+00
  %31 = fadd contract float %23, %30
  %32 = fmul contract float %30, %30
  %33 = fadd contract float %22, %32
  %34 = add i32 %24, 1
  %35 = icmp eq i32 %34, %9
  br i1 %35, label %36, label %20, !llvm.loop !20

36:                                               ; preds = %13, %20, %3
  %37 = phi float [ 0.000000e+00, %3 ], [ %84, %13 ], [ %31, %20 ]
  %38 = phi float [ 0.000000e+00, %3 ], [ %86, %13 ], [ %33, %20 ]
  %39 = sitofp i32 %2 to float
  %40 = fdiv contract float %37, %39
  %41 = shl nuw nsw i32 %4, 1
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %0, i64 %42
  store float %40, ptr %43, align 4, !tbaa !21
  %44 = fdiv contract float %38, %39
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 4
  store float %44, ptr %45, align 4, !tbaa !21
  ret void

46:                                               ; preds = %46, %11
  %47 = phi i32 [ %8, %11 ], [ %79, %46 ]
  %48 = phi float [ 0.000000e+00, %11 ], [ %86, %46 ]
  %49 = phi float [ 0.000000e+00, %11 ], [ %84, %46 ]
  %50 = phi i32 [ 0, %11 ], [ %87, %46 ]
  %51 = mul i32 %47, 1664525
  %52 = add i32 %51, 1013904223
  %53 = lshr i32 %52, 9
  %54 = or disjoint i32 %53, 1065353216
  %55 = bitcast i32 %54 to float
  %56 = fadd contract float %55, -1.000000e+00
  %57 = fadd contract float %49, %56
  %58 = fmul contract float %56, %56
  %59 = fadd contract float %48, %58
  %60 = mul i32 %52, 1664525
  %61 = add i32 %60, 1013904223
  %62 = lshr i32 %61, 9
  %63 = or disjoint i32 %62, 1065353216
  %64 = bitcast i32 %63 to float
  %65 = fadd contract float %64, -1.000000e+00
  %66 = fadd contract float %57, %65
  %67 = fmul contract float %65, %65
  %68 = fadd contract float %59, %67
  %69 = mul i32 %61, 1664525
  %70 = add i32 %69, 1013904223
  %71 = lshr i32 %70, 9
  %72 = or disjoint i32 %71, 1065353216
  %73 = bitcast i32 %72 to float
  %74 = fadd contract float %73, -1.000000e+00
  %75 = fadd contract float %66, %74
  %76 = fmul contract float %74, %74
  %77 = fadd contract float %68, %76
  %78 = mul i32 %70, 1664525
  %79 = add i32 %78, 1013904223
  %80 = lshr i32 %79, 9
  %81 = or disjoint i32 %80, 1065353216
  %82 = bitcast i32 %81 to float
  %83 = fadd contract float %82, -1.000000e+00
  %84 = fadd contract float %75, %83
  %85 = fmul contract float %83, %83
  %86 = fadd contract float %77, %85
  %87 = add i32 %50, 4
  %88 = icmp eq i32 %87, %12
  br i1 %88, label %13, label %46, !llvm.loop !23
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !5, i64 0}
!16 = !{!"_ZTS5uint2", !5, i64 0, !5, i64 4}
!17 = !{!16, !5, i64 4}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !12}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !6, i64 0}
!23 = distinct !{!23, !14}
