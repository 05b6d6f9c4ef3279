; ModuleID = 'corpus/hip/hip_graph.hip'
source_filename = "corpus/hip/hip_graph.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Edge = type { i32, i32, i32 }

@_ZZ12bellman_fordE1d = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pagerank_pull(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, float noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store ptr %4, ptr %12, align 8
  store float %5, ptr %13, align 4
  store i32 %6, ptr %14, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %15, align 4
  %23 = load i32, ptr %15, align 4
  %24 = load i32, ptr %14, align 4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %7
  br label %82

27:                                               ; preds = %7
  store float 0.000000e+00, ptr %16, align 4
  %28 = load ptr, ptr %8, align 8
  %29 = load i32, ptr %15, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4
  store i32 %32, ptr %17, align 4
  br label %33

33:                                               ; preds = %65, %27
  %34 = load i32, ptr %17, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %15, align 4
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %35, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = icmp slt i32 %34, %40
  br i1 %41, label %42, label %68

42:                                               ; preds = %33
  %43 = load ptr, ptr %10, align 8
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %17, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %43, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = load ptr, ptr %11, align 8
  %53 = load ptr, ptr %9, align 8
  %54 = load i32, ptr %17, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %52, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = sitofp i32 %60 to float
  %62 = fdiv contract float %51, %61
  %63 = load float, ptr %16, align 4
  %64 = fadd contract float %63, %62
  store float %64, ptr %16, align 4
  br label %65

65:                                               ; preds = %42
  %66 = load i32, ptr %17, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %17, align 4
  br label %33, !llvm.loop !4

68:                                               ; preds = %33
  %69 = load float, ptr %13, align 4
  %70 = fsub contract float 1.000000e+00, %69
  %71 = load i32, ptr %14, align 4
  %72 = sitofp i32 %71 to float
  %73 = fdiv contract float %70, %72
  %74 = load float, ptr %13, align 4
  %75 = load float, ptr %16, align 4
  %76 = fmul contract float %74, %75
  %77 = fadd contract float %73, %76
  %78 = load ptr, ptr %12, align 8
  %79 = load i32, ptr %15, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  store float %77, ptr %81, align 4
  br label %82

82:                                               ; preds = %68, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @triangles(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %21, ptr %13, align 4
  store i32 0, ptr %14, align 4
  %22 = load ptr, ptr %9, align 8
  %23 = load i32, ptr %13, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %15, align 4
  br label %27

27:                                               ; preds = %112, %4
  %28 = load i32, ptr %15, align 4
  %29 = load ptr, ptr %9, align 8
  %30 = load i32, ptr %13, align 4
  %31 = add nsw i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %29, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = icmp slt i32 %28, %34
  br i1 %35, label %36, label %115

36:                                               ; preds = %27
  %37 = load ptr, ptr %10, align 8
  %38 = load i32, ptr %15, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = load i32, ptr %12, align 4
  %43 = srem i32 %41, %42
  store i32 %43, ptr %16, align 4
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %13, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4
  store i32 %48, ptr %17, align 4
  %49 = load ptr, ptr %9, align 8
  %50 = load i32, ptr %16, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  store i32 %53, ptr %18, align 4
  br label %54

54:                                               ; preds = %110, %36
  %55 = load i32, ptr %17, align 4
  %56 = load ptr, ptr %9, align 8
  %57 = load i32, ptr %13, align 4
  %58 = add nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %56, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = icmp slt i32 %55, %61
  br i1 %62, label %63, label %72

63:                                               ; preds = %54
  %64 = load i32, ptr %18, align 4
  %65 = load ptr, ptr %9, align 8
  %66 = load i32, ptr %16, align 4
  %67 = add nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %65, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = icmp slt i32 %64, %70
  br label %72

72:                                               ; preds = %63, %54
  %73 = phi i1 [ false, %54 ], [ %71, %63 ]
  br i1 %73, label %74, label %111

74:                                               ; preds = %72
  %75 = load ptr, ptr %10, align 8
  %76 = load i32, ptr %17, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %75, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = mul nsw i32 %79, 3
  %81 = and i32 %80, 31
  store i32 %81, ptr %19, align 4
  %82 = load ptr, ptr %10, align 8
  %83 = load i32, ptr %18, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %82, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = mul nsw i32 %86, 5
  %88 = and i32 %87, 31
  store i32 %88, ptr %20, align 4
  %89 = load i32, ptr %19, align 4
  %90 = load i32, ptr %20, align 4
  %91 = icmp eq i32 %89, %90
  br i1 %91, label %92, label %99

92:                                               ; preds = %74
  %93 = load i32, ptr %14, align 4
  %94 = add i32 %93, 1
  store i32 %94, ptr %14, align 4
  %95 = load i32, ptr %17, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %17, align 4
  %97 = load i32, ptr %18, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %18, align 4
  br label %110

99:                                               ; preds = %74
  %100 = load i32, ptr %19, align 4
  %101 = load i32, ptr %20, align 4
  %102 = icmp slt i32 %100, %101
  br i1 %102, label %103, label %106

103:                                              ; preds = %99
  %104 = load i32, ptr %17, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %17, align 4
  br label %109

106:                                              ; preds = %99
  %107 = load i32, ptr %18, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %18, align 4
  br label %109

109:                                              ; preds = %106, %103
  br label %110

110:                                              ; preds = %109, %92
  br label %54, !llvm.loop !6

111:                                              ; preds = %72
  br label %112

112:                                              ; preds = %111
  %113 = load i32, ptr %15, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %15, align 4
  br label %27, !llvm.loop !7

115:                                              ; preds = %27
  %116 = load ptr, ptr %11, align 8
  %117 = load i32, ptr %14, align 4
  store ptr %116, ptr %5, align 8
  store i32 %117, ptr %6, align 4
  %118 = load ptr, ptr %5, align 8
  %119 = load i32, ptr %6, align 4
  store i32 %119, ptr %7, align 4
  %120 = load i32, ptr %7, align 4
  %121 = atomicrmw add ptr %118, i32 %120 monotonic, align 4
  store i32 %121, ptr %8, align 4
  %122 = load i32, ptr %8, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @colour_round(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store i32 %4, ptr %16, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %24, ptr %17, align 4
  %25 = load i32, ptr %17, align 4
  %26 = load i32, ptr %16, align 4
  store i32 %25, ptr %6, align 4
  store i32 %26, ptr %7, align 4
  %27 = load i32, ptr %6, align 4
  %28 = mul i32 %27, -1640531535
  %29 = load i32, ptr %7, align 4
  %30 = mul i32 %29, -2048144777
  %31 = add i32 %28, %30
  store i32 %31, ptr %8, align 4
  %32 = load i32, ptr %8, align 4
  %33 = lshr i32 %32, 15
  %34 = load i32, ptr %8, align 4
  %35 = xor i32 %34, %33
  store i32 %35, ptr %8, align 4
  %36 = load i32, ptr %8, align 4
  %37 = mul i32 %36, 739982445
  store i32 %37, ptr %8, align 4
  %38 = load i32, ptr %8, align 4
  %39 = load i32, ptr %8, align 4
  %40 = lshr i32 %39, 12
  %41 = xor i32 %38, %40
  store i32 %41, ptr %18, align 4
  %42 = load ptr, ptr %14, align 8
  %43 = load i32, ptr %17, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = icmp slt i32 %46, 0
  %48 = zext i1 %47 to i8
  store i8 %48, ptr %19, align 1
  %49 = load i8, ptr %19, align 1
  %50 = trunc i8 %49 to i1
  %51 = zext i1 %50 to i8
  store i8 %51, ptr %20, align 1
  %52 = load ptr, ptr %12, align 8
  %53 = load i32, ptr %17, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4
  store i32 %56, ptr %21, align 4
  br label %57

57:                                               ; preds = %121, %5
  %58 = load i32, ptr %21, align 4
  %59 = load ptr, ptr %12, align 8
  %60 = load i32, ptr %17, align 4
  %61 = add nsw i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %59, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = icmp slt i32 %58, %64
  br i1 %65, label %66, label %74

66:                                               ; preds = %57
  %67 = load i8, ptr %19, align 1
  %68 = trunc i8 %67 to i1
  br i1 %68, label %72, label %69

69:                                               ; preds = %66
  %70 = load i8, ptr %20, align 1
  %71 = trunc i8 %70 to i1
  br label %72

72:                                               ; preds = %69, %66
  %73 = phi i1 [ true, %66 ], [ %71, %69 ]
  br label %74

74:                                               ; preds = %72, %57
  %75 = phi i1 [ false, %57 ], [ %73, %72 ]
  br i1 %75, label %76, label %124

76:                                               ; preds = %74
  %77 = load ptr, ptr %13, align 8
  %78 = load i32, ptr %21, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  %81 = load i32, ptr %80, align 4
  store i32 %81, ptr %22, align 4
  %82 = load i32, ptr %22, align 4
  %83 = load i32, ptr %17, align 4
  %84 = icmp eq i32 %82, %83
  br i1 %84, label %92, label %85

85:                                               ; preds = %76
  %86 = load ptr, ptr %14, align 8
  %87 = load i32, ptr %22, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %86, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = icmp sge i32 %90, 0
  br i1 %91, label %92, label %93

92:                                               ; preds = %85, %76
  br label %121

93:                                               ; preds = %85
  %94 = load i32, ptr %22, align 4
  %95 = load i32, ptr %16, align 4
  store i32 %94, ptr %9, align 4
  store i32 %95, ptr %10, align 4
  %96 = load i32, ptr %9, align 4
  %97 = mul i32 %96, -1640531535
  %98 = load i32, ptr %10, align 4
  %99 = mul i32 %98, -2048144777
  %100 = add i32 %97, %99
  store i32 %100, ptr %11, align 4
  %101 = load i32, ptr %11, align 4
  %102 = lshr i32 %101, 15
  %103 = load i32, ptr %11, align 4
  %104 = xor i32 %103, %102
  store i32 %104, ptr %11, align 4
  %105 = load i32, ptr %11, align 4
  %106 = mul i32 %105, 739982445
  store i32 %106, ptr %11, align 4
  %107 = load i32, ptr %11, align 4
  %108 = load i32, ptr %11, align 4
  %109 = lshr i32 %108, 12
  %110 = xor i32 %107, %109
  store i32 %110, ptr %23, align 4
  %111 = load i32, ptr %23, align 4
  %112 = load i32, ptr %18, align 4
  %113 = icmp uge i32 %111, %112
  br i1 %113, label %114, label %115

114:                                              ; preds = %93
  store i8 0, ptr %19, align 1
  br label %115

115:                                              ; preds = %114, %93
  %116 = load i32, ptr %23, align 4
  %117 = load i32, ptr %18, align 4
  %118 = icmp ule i32 %116, %117
  br i1 %118, label %119, label %120

119:                                              ; preds = %115
  store i8 0, ptr %20, align 1
  br label %120

120:                                              ; preds = %119, %115
  br label %121

121:                                              ; preds = %120, %92
  %122 = load i32, ptr %21, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %21, align 4
  br label %57, !llvm.loop !8

124:                                              ; preds = %74
  %125 = load i8, ptr %19, align 1
  %126 = trunc i8 %125 to i1
  br i1 %126, label %127, label %130

127:                                              ; preds = %124
  %128 = load i32, ptr %16, align 4
  %129 = mul nsw i32 2, %128
  br label %145

130:                                              ; preds = %124
  %131 = load i8, ptr %20, align 1
  %132 = trunc i8 %131 to i1
  br i1 %132, label %133, label %137

133:                                              ; preds = %130
  %134 = load i32, ptr %16, align 4
  %135 = mul nsw i32 2, %134
  %136 = add nsw i32 %135, 1
  br label %143

137:                                              ; preds = %130
  %138 = load ptr, ptr %14, align 8
  %139 = load i32, ptr %17, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i32, ptr %138, i64 %140
  %142 = load i32, ptr %141, align 4
  br label %143

143:                                              ; preds = %137, %133
  %144 = phi i32 [ %136, %133 ], [ %142, %137 ]
  br label %145

145:                                              ; preds = %143, %127
  %146 = phi i32 [ %129, %127 ], [ %144, %143 ]
  %147 = load ptr, ptr %15, align 8
  %148 = load i32, ptr %17, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr %147, i64 %149
  store i32 %146, ptr %150, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bellman_ford(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %11, align 4
  %15 = load i32, ptr %11, align 4
  %16 = icmp slt i32 %15, 16
  br i1 %16, label %17, label %26

17:                                               ; preds = %3
  %18 = load ptr, ptr %9, align 8
  %19 = load i32, ptr %11, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %11, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 0, i64 %24
  store i32 %22, ptr %25, align 4
  br label %26

26:                                               ; preds = %17, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %12, align 4
  br label %27

27:                                               ; preds = %72, %26
  %28 = load i32, ptr %12, align 4
  %29 = icmp slt i32 %28, 15
  br i1 %29, label %30, label %75

30:                                               ; preds = %27
  store i32 0, ptr %13, align 4
  %31 = load i32, ptr %11, align 4
  %32 = load i32, ptr %10, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %52

34:                                               ; preds = %30
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.Edge, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %struct.Edge, ptr %38, i32 0, i32 0
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 0, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = load ptr, ptr %8, align 8
  %45 = load i32, ptr %11, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.Edge, ptr %44, i64 %46
  %48 = getelementptr inbounds nuw %struct.Edge, ptr %47, i32 0, i32 2
  %49 = load i32, ptr %48, align 4
  %50 = add nsw i32 %43, %49
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %13, align 4
  br label %52

52:                                               ; preds = %34, %30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %10, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %71

56:                                               ; preds = %52
  %57 = load ptr, ptr %8, align 8
  %58 = load i32, ptr %11, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds %struct.Edge, ptr %57, i64 %59
  %61 = getelementptr inbounds nuw %struct.Edge, ptr %60, i32 0, i32 1
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 0, i64 %63
  %65 = load i32, ptr %13, align 4
  store ptr %64, ptr %4, align 8
  store i32 %65, ptr %5, align 4
  %66 = load ptr, ptr %4, align 8
  %67 = load i32, ptr %5, align 4
  store i32 %67, ptr %6, align 4
  %68 = load i32, ptr %6, align 4
  %69 = atomicrmw min ptr %66, i32 %68 monotonic, align 4
  store i32 %69, ptr %7, align 4
  %70 = load i32, ptr %7, align 4
  br label %71

71:                                               ; preds = %56, %52
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %12, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %12, align 4
  br label %27, !llvm.loop !9

75:                                               ; preds = %27
  %76 = load i32, ptr %11, align 4
  %77 = icmp slt i32 %76, 16
  br i1 %77, label %78, label %87

78:                                               ; preds = %75
  %79 = load i32, ptr %11, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bellman_fordE1d to ptr), i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = load ptr, ptr %9, align 8
  %84 = load i32, ptr %11, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %83, i64 %85
  store i32 %82, ptr %86, align 4
  br label %87

87:                                               ; preds = %78, %75
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
