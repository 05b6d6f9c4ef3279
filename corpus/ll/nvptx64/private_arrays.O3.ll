; ModuleID = 'corpus/opencl/private_arrays.cl'
source_filename = "corpus/opencl/private_arrays.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @heap_select(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_heap_select(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_heap_select(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [8 x i32], align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %29

11:                                               ; preds = %3
  %12 = mul nsw i32 %2, %9
  br label %62

13:                                               ; preds = %122
  %14 = load i32, ptr %4, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %26 = load i32, ptr %25, align 4, !tbaa !6
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %28 = load i32, ptr %27, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %13, %3
  %30 = phi i32 [ %28, %13 ], [ undef, %3 ]
  %31 = phi i32 [ %26, %13 ], [ undef, %3 ]
  %32 = phi i32 [ %24, %13 ], [ undef, %3 ]
  %33 = phi i32 [ %22, %13 ], [ undef, %3 ]
  %34 = phi i32 [ %20, %13 ], [ undef, %3 ]
  %35 = phi i32 [ %18, %13 ], [ undef, %3 ]
  %36 = phi i32 [ %16, %13 ], [ undef, %3 ]
  %37 = phi i32 [ %14, %13 ], [ undef, %3 ]
  %38 = shl nsw i32 %9, 3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %39
  store i32 %37, ptr addrspace(1) %40, align 4, !tbaa !6
  %41 = sext i32 %38 to i64
  %42 = getelementptr i32, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i8, ptr addrspace(1) %42, i64 4
  store i32 %36, ptr addrspace(1) %43, align 4, !tbaa !6
  %44 = sext i32 %38 to i64
  %45 = getelementptr i32, ptr addrspace(1) %1, i64 %44
  %46 = getelementptr i8, ptr addrspace(1) %45, i64 8
  store i32 %35, ptr addrspace(1) %46, align 4, !tbaa !6
  %47 = sext i32 %38 to i64
  %48 = getelementptr i32, ptr addrspace(1) %1, i64 %47
  %49 = getelementptr i8, ptr addrspace(1) %48, i64 12
  store i32 %34, ptr addrspace(1) %49, align 4, !tbaa !6
  %50 = sext i32 %38 to i64
  %51 = getelementptr i32, ptr addrspace(1) %1, i64 %50
  %52 = getelementptr i8, ptr addrspace(1) %51, i64 16
  store i32 %33, ptr addrspace(1) %52, align 4, !tbaa !6
  %53 = sext i32 %38 to i64
  %54 = getelementptr i32, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr i8, ptr addrspace(1) %54, i64 20
  store i32 %32, ptr addrspace(1) %55, align 4, !tbaa !6
  %56 = sext i32 %38 to i64
  %57 = getelementptr i32, ptr addrspace(1) %1, i64 %56
  %58 = getelementptr i8, ptr addrspace(1) %57, i64 24
  store i32 %31, ptr addrspace(1) %58, align 4, !tbaa !6
  %59 = sext i32 %38 to i64
  %60 = getelementptr i32, ptr addrspace(1) %1, i64 %59
  %61 = getelementptr i8, ptr addrspace(1) %60, i64 28
  store i32 %30, ptr addrspace(1) %61, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

62:                                               ; preds = %11, %122
  %63 = phi i32 [ 0, %11 ], [ %123, %122 ]
  %64 = phi i32 [ 0, %11 ], [ %124, %122 ]
  %65 = add nsw i32 %64, %12
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %66
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !6
  %69 = icmp slt i32 %63, 8
  br i1 %69, label %70, label %85

70:                                               ; preds = %62
  %71 = add nsw i32 %63, 1
  %72 = icmp sgt i32 %63, 0
  br i1 %72, label %73, label %117

73:                                               ; preds = %70, %81
  %74 = phi i32 [ %76, %81 ], [ %63, %70 ]
  %75 = add nsw i32 %74, -1
  %76 = lshr i32 %75, 1
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %4, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !6
  %80 = icmp sgt i32 %79, %68
  br i1 %80, label %81, label %117

81:                                               ; preds = %73
  %82 = zext nneg i32 %74 to i64
  %83 = getelementptr inbounds nuw i32, ptr %4, i64 %82
  store i32 %79, ptr %83, align 4, !tbaa !6
  %84 = icmp eq i32 %76, 0
  br i1 %84, label %117, label %73

85:                                               ; preds = %62
  %86 = load i32, ptr %4, align 4, !tbaa !6
  %87 = icmp sgt i32 %68, %86
  br i1 %87, label %88, label %122

88:                                               ; preds = %85, %114
  %89 = phi i32 [ %116, %114 ], [ 0, %85 ]
  %90 = shl nsw i32 %89, 1
  %91 = or disjoint i32 %90, 1
  %92 = icmp sgt i32 %89, 3
  br i1 %92, label %114, label %93

93:                                               ; preds = %88
  %94 = icmp eq i32 %89, 3
  br i1 %94, label %105, label %95

95:                                               ; preds = %93
  %96 = sext i32 %91 to i64
  %97 = getelementptr inbounds i32, ptr %4, i64 %96
  %98 = add nsw i32 %90, 2
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr %4, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !6
  %102 = load i32, ptr %97, align 4, !tbaa !6
  %103 = icmp slt i32 %101, %102
  %104 = select i1 %103, i32 %98, i32 %91
  br label %105

105:                                              ; preds = %95, %93
  %106 = phi i32 [ %91, %93 ], [ %104, %95 ]
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %4, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !6
  %110 = icmp slt i32 %109, %68
  br i1 %110, label %111, label %114

111:                                              ; preds = %105
  %112 = sext i32 %89 to i64
  %113 = getelementptr inbounds i32, ptr %4, i64 %112
  store i32 %109, ptr %113, align 4, !tbaa !6
  br label %114

114:                                              ; preds = %105, %88, %111
  %115 = phi i1 [ true, %111 ], [ false, %88 ], [ false, %105 ]
  %116 = phi i32 [ %106, %111 ], [ %89, %88 ], [ %89, %105 ]
  br i1 %115, label %88, label %117

117:                                              ; preds = %114, %81, %73, %70
  %118 = phi i32 [ 0, %81 ], [ %63, %70 ], [ %74, %73 ], [ %116, %114 ]
  %119 = phi i32 [ %71, %81 ], [ %71, %70 ], [ %71, %73 ], [ %63, %114 ]
  %120 = sext i32 %118 to i64
  %121 = getelementptr inbounds i32, ptr %4, i64 %120
  store i32 %68, ptr %121, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %117, %85
  %123 = phi i32 [ %63, %85 ], [ %119, %117 ]
  %124 = add nuw nsw i32 %64, 1
  %125 = icmp eq i32 %124, %2
  br i1 %125, label %13, label %62
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @permutations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @__clang_ocl_kern_imp_permutations(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_permutations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca [7 x i8], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  %14 = trunc i64 %13 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %15 = mul nsw i32 %3, %14
  %16 = srem i32 %15, 720
  %17 = freeze i32 %16
  %18 = udiv i32 %17, 720
  %19 = mul i32 %18, 720
  %20 = sub i32 %17, %19
  %21 = icmp sgt i32 %16, -1
  br i1 %21, label %52, label %22

22:                                               ; preds = %4
  %23 = and i32 %18, 7
  %24 = and i32 %18, 8388600
  br label %277

25:                                               ; preds = %253
  %26 = mul nsw i32 %14, 7
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %27
  %29 = sext i32 %26 to i64
  %30 = getelementptr i8, ptr addrspace(1) %2, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 4
  %32 = sext i32 %26 to i64
  %33 = getelementptr i8, ptr addrspace(1) %2, i64 %32
  %34 = getelementptr i8, ptr addrspace(1) %33, i64 5
  %35 = sext i32 %26 to i64
  %36 = getelementptr i8, ptr addrspace(1) %2, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 6
  br label %298

38:                                               ; preds = %277
  %39 = icmp eq i32 %23, 0
  br i1 %39, label %49, label %40

40:                                               ; preds = %38
  %41 = icmp ne i32 %23, 0
  tail call void @llvm.assume(i1 %41)
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i32 [ %46, %42 ], [ %295, %40 ]
  %44 = phi i32 [ %47, %42 ], [ 0, %40 ]
  %45 = add i32 %43, -1
  %46 = and i32 %45, %43
  %47 = add i32 %44, 1
  %48 = icmp eq i32 %47, %23
  br i1 %48, label %49, label %42, !llvm.loop !18

49:                                               ; preds = %42, %38
  %50 = phi i32 [ %295, %38 ], [ %46, %42 ]
  %51 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %50, i1 false)
  br label %52

52:                                               ; preds = %49, %4
  %53 = phi i32 [ 0, %4 ], [ %51, %49 ]
  %54 = trunc nuw nsw i32 %53 to i8
  store i8 %54, ptr %5, align 4, !tbaa !20
  %55 = and i32 %53, 31
  %56 = shl nuw i32 1, %55
  %57 = and i32 %56, 127
  %58 = xor i32 %57, 127
  %59 = trunc nuw nsw i32 %20 to i16
  %60 = urem i16 %59, 120
  %61 = icmp samesign ult i32 %20, 120
  br i1 %61, label %104, label %62

62:                                               ; preds = %52
  %63 = trunc nuw nsw i32 %20 to i16
  %64 = udiv i16 %63, 120
  %65 = zext nneg i16 %64 to i32
  %66 = and i32 %65, 7
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %77, label %68

68:                                               ; preds = %62, %68
  %69 = phi i32 [ %74, %68 ], [ %58, %62 ]
  %70 = phi i32 [ %72, %68 ], [ %65, %62 ]
  %71 = phi i32 [ %75, %68 ], [ 0, %62 ]
  %72 = add i32 %70, -1
  %73 = add i32 %69, -1
  %74 = and i32 %73, %69
  %75 = add i32 %71, 1
  %76 = icmp eq i32 %75, %66
  br i1 %76, label %77, label %68, !llvm.loop !21

77:                                               ; preds = %68, %62
  %78 = phi i32 [ poison, %62 ], [ %74, %68 ]
  %79 = phi i32 [ %58, %62 ], [ %74, %68 ]
  %80 = phi i32 [ %65, %62 ], [ %72, %68 ]
  %81 = add nsw i16 %64, -1
  %82 = icmp ult i16 %81, 7
  br i1 %82, label %104, label %83

83:                                               ; preds = %77, %83
  %84 = phi i32 [ %102, %83 ], [ %79, %77 ]
  %85 = phi i32 [ %100, %83 ], [ %80, %77 ]
  %86 = add i32 %84, -1
  %87 = and i32 %86, %84
  %88 = add i32 %87, -1
  %89 = and i32 %88, %87
  %90 = add i32 %89, -1
  %91 = and i32 %90, %89
  %92 = add i32 %91, -1
  %93 = and i32 %92, %91
  %94 = add i32 %93, -1
  %95 = and i32 %94, %93
  %96 = add i32 %95, -1
  %97 = and i32 %96, %95
  %98 = add i32 %97, -1
  %99 = and i32 %98, %97
  %100 = add i32 %85, -8
  %101 = add i32 %99, -1
  %102 = and i32 %101, %99
  %103 = icmp eq i32 %100, 0
  br i1 %103, label %104, label %83

104:                                              ; preds = %77, %83, %52
  %105 = phi i32 [ %58, %52 ], [ %78, %77 ], [ %102, %83 ]
  %106 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %105, i1 false)
  %107 = trunc nuw nsw i32 %106 to i8
  %108 = getelementptr inbounds nuw i8, ptr %5, i64 1
  store i8 %107, ptr %108, align 1, !tbaa !20
  %109 = and i32 %106, 31
  %110 = shl nuw i32 1, %109
  %111 = xor i32 %110, -1
  %112 = and i32 %58, %111
  %113 = trunc nuw nsw i16 %60 to i8
  %114 = urem i8 %113, 24
  %115 = icmp samesign ult i16 %60, 24
  br i1 %115, label %153, label %116

116:                                              ; preds = %104
  %117 = trunc nuw nsw i16 %60 to i8
  %118 = udiv i8 %117, 24
  %119 = zext nneg i8 %118 to i32
  br label %120

120:                                              ; preds = %120, %116
  %121 = phi i32 [ %126, %120 ], [ %112, %116 ]
  %122 = phi i32 [ %124, %120 ], [ %119, %116 ]
  %123 = phi i32 [ %127, %120 ], [ 0, %116 ]
  %124 = add i32 %122, -1
  %125 = add i32 %121, -1
  %126 = and i32 %125, %121
  %127 = add i32 %123, 1
  %128 = icmp eq i32 %127, %119
  br i1 %128, label %129, label %120, !llvm.loop !22

129:                                              ; preds = %120
  %130 = add nsw i8 %118, -1
  %131 = icmp ult i8 %130, 7
  br i1 %131, label %153, label %132

132:                                              ; preds = %129, %132
  %133 = phi i32 [ %151, %132 ], [ %126, %129 ]
  %134 = phi i32 [ %149, %132 ], [ %124, %129 ]
  %135 = add i32 %133, -1
  %136 = and i32 %135, %133
  %137 = add i32 %136, -1
  %138 = and i32 %137, %136
  %139 = add i32 %138, -1
  %140 = and i32 %139, %138
  %141 = add i32 %140, -1
  %142 = and i32 %141, %140
  %143 = add i32 %142, -1
  %144 = and i32 %143, %142
  %145 = add i32 %144, -1
  %146 = and i32 %145, %144
  %147 = add i32 %146, -1
  %148 = and i32 %147, %146
  %149 = add i32 %134, -8
  %150 = add i32 %148, -1
  %151 = and i32 %150, %148
  %152 = icmp eq i32 %149, 0
  br i1 %152, label %153, label %132

153:                                              ; preds = %129, %132, %104
  %154 = phi i32 [ %112, %104 ], [ %126, %129 ], [ %151, %132 ]
  %155 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %154, i1 false)
  %156 = trunc nuw nsw i32 %155 to i8
  %157 = getelementptr inbounds nuw i8, ptr %5, i64 2
  store i8 %156, ptr %157, align 2, !tbaa !20
  %158 = and i32 %155, 31
  %159 = shl nuw i32 1, %158
  %160 = xor i32 %159, -1
  %161 = and i32 %112, %160
  %162 = freeze i8 %114
  %163 = udiv i8 %162, 6
  %164 = mul i8 %163, 6
  %165 = sub i8 %162, %164
  %166 = zext nneg i8 %165 to i32
  %167 = icmp samesign ult i8 %114, 6
  br i1 %167, label %203, label %168

168:                                              ; preds = %153
  %169 = zext nneg i8 %163 to i32
  br label %170

170:                                              ; preds = %170, %168
  %171 = phi i32 [ %176, %170 ], [ %161, %168 ]
  %172 = phi i32 [ %174, %170 ], [ %169, %168 ]
  %173 = phi i32 [ %177, %170 ], [ 0, %168 ]
  %174 = add i32 %172, -1
  %175 = add nsw i32 %171, -1
  %176 = and i32 %175, %171
  %177 = add i32 %173, 1
  %178 = icmp eq i32 %177, %169
  br i1 %178, label %179, label %170, !llvm.loop !23

179:                                              ; preds = %170
  %180 = add nsw i8 %163, -1
  %181 = icmp ult i8 %180, 7
  br i1 %181, label %203, label %182

182:                                              ; preds = %179, %182
  %183 = phi i32 [ %201, %182 ], [ %176, %179 ]
  %184 = phi i32 [ %199, %182 ], [ %174, %179 ]
  %185 = add nsw i32 %183, -1
  %186 = and i32 %185, %183
  %187 = add nsw i32 %186, -1
  %188 = and i32 %187, %186
  %189 = add nsw i32 %188, -1
  %190 = and i32 %189, %188
  %191 = add nsw i32 %190, -1
  %192 = and i32 %191, %190
  %193 = add nsw i32 %192, -1
  %194 = and i32 %193, %192
  %195 = add nsw i32 %194, -1
  %196 = and i32 %195, %194
  %197 = add nsw i32 %196, -1
  %198 = and i32 %197, %196
  %199 = add i32 %184, -8
  %200 = add nsw i32 %198, -1
  %201 = and i32 %200, %198
  %202 = icmp eq i32 %199, 0
  br i1 %202, label %203, label %182

203:                                              ; preds = %179, %182, %153
  %204 = phi i32 [ %161, %153 ], [ %176, %179 ], [ %201, %182 ]
  %205 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %204, i1 false)
  %206 = trunc nuw nsw i32 %205 to i8
  %207 = getelementptr inbounds nuw i8, ptr %5, i64 3
  store i8 %206, ptr %207, align 1, !tbaa !20
  %208 = and i32 %205, 31
  %209 = shl nuw i32 1, %208
  %210 = xor i32 %209, -1
  %211 = and i32 %161, %210
  %212 = and i32 %166, 1
  %213 = icmp samesign ult i8 %165, 2
  br i1 %213, label %253, label %214

214:                                              ; preds = %203
  %215 = lshr i32 %166, 1
  %216 = add nsw i32 %215, -1
  %217 = icmp eq i32 %215, 0
  br i1 %217, label %227, label %218

218:                                              ; preds = %214, %218
  %219 = phi i32 [ %224, %218 ], [ %211, %214 ]
  %220 = phi i32 [ %222, %218 ], [ %215, %214 ]
  %221 = phi i32 [ %225, %218 ], [ 0, %214 ]
  %222 = add i32 %220, -1
  %223 = add nsw i32 %219, -1
  %224 = and i32 %223, %219
  %225 = add i32 %221, 1
  %226 = icmp eq i32 %225, %215
  br i1 %226, label %227, label %218, !llvm.loop !24

227:                                              ; preds = %218, %214
  %228 = phi i32 [ poison, %214 ], [ %224, %218 ]
  %229 = phi i32 [ %211, %214 ], [ %224, %218 ]
  %230 = phi i32 [ %215, %214 ], [ %222, %218 ]
  %231 = icmp ult i32 %216, 7
  br i1 %231, label %253, label %232

232:                                              ; preds = %227, %232
  %233 = phi i32 [ %251, %232 ], [ %229, %227 ]
  %234 = phi i32 [ %249, %232 ], [ %230, %227 ]
  %235 = add nsw i32 %233, -1
  %236 = and i32 %235, %233
  %237 = add nsw i32 %236, -1
  %238 = and i32 %237, %236
  %239 = add nsw i32 %238, -1
  %240 = and i32 %239, %238
  %241 = add nsw i32 %240, -1
  %242 = and i32 %241, %240
  %243 = add nsw i32 %242, -1
  %244 = and i32 %243, %242
  %245 = add nsw i32 %244, -1
  %246 = and i32 %245, %244
  %247 = add nsw i32 %246, -1
  %248 = and i32 %247, %246
  %249 = add i32 %234, -8
  %250 = add nsw i32 %248, -1
  %251 = and i32 %250, %248
  %252 = icmp eq i32 %249, 0
  br i1 %252, label %253, label %232

253:                                              ; preds = %227, %232, %203
  %254 = phi i32 [ %211, %203 ], [ %228, %227 ], [ %251, %232 ]
  %255 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %254, i1 false)
  %256 = trunc nuw nsw i32 %255 to i8
  %257 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i8 %256, ptr %257, align 4, !tbaa !20
  %258 = and i32 %255, 31
  %259 = shl nuw i32 1, %258
  %260 = xor i32 %259, -1
  %261 = and i32 %211, %260
  %262 = icmp eq i32 %212, 0
  %263 = add nsw i32 %261, -1
  %264 = select i1 %262, i32 -1, i32 %263
  %265 = and i32 %261, %264
  %266 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %265, i1 false)
  %267 = trunc nuw nsw i32 %266 to i8
  %268 = getelementptr inbounds nuw i8, ptr %5, i64 5
  store i8 %267, ptr %268, align 1, !tbaa !20
  %269 = and i32 %266, 31
  %270 = shl nuw i32 1, %269
  %271 = xor i32 %270, -1
  %272 = and i32 %261, %271
  %273 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %272, i1 false)
  %274 = trunc nuw nsw i32 %273 to i8
  %275 = getelementptr inbounds nuw i8, ptr %5, i64 6
  store i8 %274, ptr %275, align 2, !tbaa !20
  %276 = icmp sgt i32 %3, 0
  br i1 %276, label %25, label %395

277:                                              ; preds = %277, %22
  %278 = phi i32 [ 127, %22 ], [ %295, %277 ]
  %279 = phi i32 [ 0, %22 ], [ %296, %277 ]
  %280 = add i32 %278, -1
  %281 = and i32 %280, %278
  %282 = add i32 %281, -1
  %283 = and i32 %282, %281
  %284 = add i32 %283, -1
  %285 = and i32 %284, %283
  %286 = add i32 %285, -1
  %287 = and i32 %286, %285
  %288 = add i32 %287, -1
  %289 = and i32 %288, %287
  %290 = add i32 %289, -1
  %291 = and i32 %290, %289
  %292 = add i32 %291, -1
  %293 = and i32 %292, %291
  %294 = add i32 %293, -1
  %295 = and i32 %294, %293
  %296 = add nuw nsw i32 %279, 8
  %297 = icmp eq i32 %296, %24
  br i1 %297, label %38, label %277

298:                                              ; preds = %25, %392
  %299 = phi i32 [ 0, %25 ], [ %393, %392 ]
  %300 = phi i32 [ 2147483647, %25 ], [ %353, %392 ]
  %301 = load <4 x i8>, ptr %5, align 4, !tbaa !20
  %302 = extractelement <4 x i8> %301, i64 0
  %303 = zext i8 %302 to i64
  %304 = extractelement <4 x i8> %301, i64 1
  %305 = zext i8 %304 to i64
  %306 = mul nuw nsw i64 %303, 28
  %307 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %306
  %308 = getelementptr inbounds nuw i32, ptr addrspace(1) %307, i64 %305
  %309 = load i32, ptr addrspace(1) %308, align 4, !tbaa !6
  %310 = extractelement <4 x i8> %301, i64 2
  %311 = zext i8 %310 to i64
  %312 = mul nuw nsw i64 %305, 28
  %313 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %312
  %314 = getelementptr inbounds nuw i32, ptr addrspace(1) %313, i64 %311
  %315 = load i32, ptr addrspace(1) %314, align 4, !tbaa !6
  %316 = add nsw i32 %315, %309
  %317 = extractelement <4 x i8> %301, i64 3
  %318 = zext i8 %317 to i64
  %319 = mul nuw nsw i64 %311, 28
  %320 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %319
  %321 = getelementptr inbounds nuw i32, ptr addrspace(1) %320, i64 %318
  %322 = load i32, ptr addrspace(1) %321, align 4, !tbaa !6
  %323 = add nsw i32 %322, %316
  %324 = load i8, ptr %257, align 4, !tbaa !20
  %325 = zext i8 %324 to i64
  %326 = mul nuw nsw i64 %318, 28
  %327 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %326
  %328 = getelementptr inbounds nuw i32, ptr addrspace(1) %327, i64 %325
  %329 = load i32, ptr addrspace(1) %328, align 4, !tbaa !6
  %330 = add nsw i32 %329, %323
  %331 = load i8, ptr %268, align 1, !tbaa !20
  %332 = zext i8 %331 to i64
  %333 = mul nuw nsw i64 %325, 28
  %334 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %333
  %335 = getelementptr inbounds nuw i32, ptr addrspace(1) %334, i64 %332
  %336 = load i32, ptr addrspace(1) %335, align 4, !tbaa !6
  %337 = add nsw i32 %336, %330
  %338 = load i8, ptr %275, align 2, !tbaa !20
  %339 = zext i8 %338 to i64
  %340 = mul nuw nsw i64 %332, 28
  %341 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %340
  %342 = getelementptr inbounds nuw i32, ptr addrspace(1) %341, i64 %339
  %343 = load i32, ptr addrspace(1) %342, align 4, !tbaa !6
  %344 = add nsw i32 %343, %337
  %345 = mul nuw nsw i64 %339, 28
  %346 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %345
  %347 = getelementptr inbounds nuw i32, ptr addrspace(1) %346, i64 %303
  %348 = load i32, ptr addrspace(1) %347, align 4, !tbaa !6
  %349 = add nsw i32 %348, %344
  %350 = icmp slt i32 %349, %300
  br i1 %350, label %351, label %352

351:                                              ; preds = %298
  store <4 x i8> %301, ptr addrspace(1) %28, align 1, !tbaa !20
  store i8 %324, ptr addrspace(1) %31, align 1, !tbaa !20
  store i8 %331, ptr addrspace(1) %34, align 1, !tbaa !20
  store i8 %338, ptr addrspace(1) %37, align 1, !tbaa !20
  br label %352

352:                                              ; preds = %351, %298
  %353 = phi i32 [ %300, %298 ], [ %349, %351 ]
  %354 = icmp ugt i8 %331, %338
  br i1 %354, label %360, label %355

355:                                              ; preds = %368, %366, %364, %362, %360, %352
  %356 = phi i32 [ 5, %352 ], [ 4, %360 ], [ 3, %362 ], [ 2, %364 ], [ 1, %366 ], [ 0, %368 ]
  %357 = zext nneg i32 %356 to i64
  %358 = getelementptr inbounds nuw i8, ptr %5, i64 %357
  %359 = load i8, ptr %358, align 1, !tbaa !20
  br label %370

360:                                              ; preds = %352
  %361 = icmp ugt i8 %324, %331
  br i1 %361, label %362, label %355

362:                                              ; preds = %360
  %363 = icmp ugt i8 %317, %324
  br i1 %363, label %364, label %355

364:                                              ; preds = %362
  %365 = icmp ugt i8 %310, %317
  br i1 %365, label %366, label %355

366:                                              ; preds = %364
  %367 = icmp ugt i8 %304, %310
  br i1 %367, label %368, label %355

368:                                              ; preds = %366
  %369 = icmp ugt i8 %302, %304
  br i1 %369, label %395, label %355

370:                                              ; preds = %370, %355
  %371 = phi i32 [ %376, %370 ], [ 6, %355 ]
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds i8, ptr %5, i64 %372
  %374 = load i8, ptr %373, align 1, !tbaa !20
  %375 = icmp ult i8 %374, %359
  %376 = add nsw i32 %371, -1
  br i1 %375, label %370, label %377

377:                                              ; preds = %370
  store i8 %374, ptr %358, align 1, !tbaa !20
  store i8 %359, ptr %373, align 1, !tbaa !20
  br i1 %354, label %378, label %392

378:                                              ; preds = %377
  %379 = add nuw nsw i32 %356, 1
  br label %380

380:                                              ; preds = %378, %380
  %381 = phi i32 [ %390, %380 ], [ %379, %378 ]
  %382 = phi i32 [ %389, %380 ], [ 6, %378 ]
  %383 = zext nneg i32 %381 to i64
  %384 = getelementptr inbounds nuw i8, ptr %5, i64 %383
  %385 = load i8, ptr %384, align 1, !tbaa !20
  %386 = zext nneg i32 %382 to i64
  %387 = getelementptr inbounds nuw i8, ptr %5, i64 %386
  %388 = load i8, ptr %387, align 1, !tbaa !20
  store i8 %388, ptr %384, align 1, !tbaa !20
  store i8 %385, ptr %387, align 1, !tbaa !20
  %389 = add nsw i32 %382, -1
  %390 = add nuw nsw i32 %381, 1
  %391 = icmp samesign ult i32 %390, %389
  br i1 %391, label %380, label %392

392:                                              ; preds = %380, %377
  %393 = add nuw nsw i32 %299, 1
  %394 = icmp eq i32 %393, %3
  br i1 %394, label %395, label %298

395:                                              ; preds = %392, %368, %253
  %396 = phi i32 [ 2147483647, %253 ], [ %353, %368 ], [ %353, %392 ]
  %397 = shl i64 %13, 32
  %398 = ashr exact i64 %397, 30
  %399 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %398
  store i32 %396, ptr addrspace(1) %399, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !13 {
  %4 = alloca [64 x i32], align 4
  %5 = alloca [64 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  store <4 x i8> zeroinitializer, ptr %5, align 4, !tbaa !20
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store <4 x i8> zeroinitializer, ptr %6, align 4, !tbaa !20
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store <4 x i8> zeroinitializer, ptr %7, align 4, !tbaa !20
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store <4 x i8> zeroinitializer, ptr %8, align 4, !tbaa !20
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store <4 x i8> zeroinitializer, ptr %9, align 4, !tbaa !20
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store <4 x i8> zeroinitializer, ptr %10, align 4, !tbaa !20
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store <4 x i8> zeroinitializer, ptr %11, align 4, !tbaa !20
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store <4 x i8> zeroinitializer, ptr %12, align 4, !tbaa !20
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store <4 x i8> zeroinitializer, ptr %13, align 4, !tbaa !20
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store <4 x i8> zeroinitializer, ptr %14, align 4, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store <4 x i8> zeroinitializer, ptr %15, align 4, !tbaa !20
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store <4 x i8> zeroinitializer, ptr %16, align 4, !tbaa !20
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store <4 x i8> zeroinitializer, ptr %17, align 4, !tbaa !20
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store <4 x i8> zeroinitializer, ptr %18, align 4, !tbaa !20
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store <4 x i8> zeroinitializer, ptr %19, align 4, !tbaa !20
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store <4 x i8> zeroinitializer, ptr %20, align 4, !tbaa !20
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = zext nneg i32 %22 to i64
  %25 = zext nneg i32 %23 to i64
  %26 = mul nuw nsw i64 %24, %25
  %27 = zext nneg i32 %21 to i64
  %28 = add nuw nsw i64 %26, %27
  %29 = icmp sgt i32 %2, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %3
  %31 = trunc i64 %28 to i32
  %32 = mul nsw i32 %2, %31
  br label %41

33:                                               ; preds = %81, %3
  %34 = phi i32 [ 0, %3 ], [ %92, %81 ]
  %35 = phi i32 [ 0, %3 ], [ %85, %81 ]
  %36 = insertelement <2 x i32> poison, i32 %35, i64 0
  %37 = insertelement <2 x i32> %36, i32 %34, i64 1
  %38 = shl i64 %28, 32
  %39 = ashr exact i64 %38, 29
  %40 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %39
  store <2 x i32> %37, ptr addrspace(1) %40, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

41:                                               ; preds = %30, %81
  %42 = phi i32 [ 0, %30 ], [ %85, %81 ]
  %43 = phi i32 [ 0, %30 ], [ %93, %81 ]
  %44 = phi i32 [ 0, %30 ], [ %92, %81 ]
  %45 = add nsw i32 %43, %32
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !6
  %49 = mul i32 %48, -1640531535
  %50 = lshr i32 %49, 26
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !20
  %54 = icmp eq i8 %53, 0
  br i1 %54, label %71, label %55

55:                                               ; preds = %41
  %56 = getelementptr inbounds nuw i32, ptr %4, i64 %51
  %57 = load i32, ptr %56, align 4, !tbaa !6
  %58 = icmp eq i32 %57, %48
  br i1 %58, label %76, label %63

59:                                               ; preds = %63
  %60 = getelementptr inbounds nuw i32, ptr %4, i64 %67
  %61 = load i32, ptr %60, align 4, !tbaa !6
  %62 = icmp eq i32 %61, %48
  br i1 %62, label %76, label %63

63:                                               ; preds = %55, %59
  %64 = phi i32 [ %66, %59 ], [ %50, %55 ]
  %65 = add nuw nsw i32 %64, 1
  %66 = and i32 %65, 63
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 %67
  %69 = load i8, ptr %68, align 1, !tbaa !20
  %70 = icmp eq i8 %69, 0
  br i1 %70, label %71, label %59

71:                                               ; preds = %63, %41
  %72 = phi i64 [ %51, %41 ], [ %67, %63 ]
  %73 = phi ptr [ %52, %41 ], [ %68, %63 ]
  %74 = add i32 %42, 1
  %75 = getelementptr inbounds nuw i32, ptr %4, i64 %72
  store i32 %48, ptr %75, align 4, !tbaa !6
  br label %81

76:                                               ; preds = %59, %55
  %77 = phi i8 [ %53, %55 ], [ %69, %59 ]
  %78 = phi ptr [ %52, %55 ], [ %68, %59 ]
  %79 = phi i64 [ %51, %55 ], [ %67, %59 ]
  %80 = add i8 %77, 1
  br label %81

81:                                               ; preds = %76, %71
  %82 = phi i64 [ %72, %71 ], [ %79, %76 ]
  %83 = phi ptr [ %73, %71 ], [ %78, %76 ]
  %84 = phi i8 [ 1, %71 ], [ %80, %76 ]
  %85 = phi i32 [ %74, %71 ], [ %42, %76 ]
  store i8 %84, ptr %83, align 1, !tbaa !20
  %86 = zext i8 %84 to i32
  %87 = shl nuw nsw i32 %86, 16
  %88 = getelementptr inbounds nuw i32, ptr %4, i64 %82
  %89 = load i32, ptr %88, align 4, !tbaa !6
  %90 = or i32 %89, %87
  %91 = xor i32 %90, 65535
  %92 = tail call noundef i32 @llvm.umax.i32(i32 %44, i32 %91)
  %93 = add nuw nsw i32 %43, 1
  %94 = icmp eq i32 %93, %2
  br i1 %94, label %33, label %41
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @shunting_yard(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_shunting_yard(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_shunting_yard(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [16 x i8], align 1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %14 = shl nsw i32 %13, 4
  br label %15

15:                                               ; preds = %2, %91
  %16 = phi i32 [ 0, %2 ], [ %90, %91 ]
  %17 = phi i32 [ 0, %2 ], [ %89, %91 ]
  %18 = phi i32 [ 0, %2 ], [ %92, %91 ]
  %19 = add nuw nsw i32 %18, %14
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1, !tbaa !20
  %23 = and i32 %18, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %32

25:                                               ; preds = %15
  %26 = zext i8 %22 to i32
  %27 = add nuw nsw i32 %26, 1
  %28 = add nsw i32 %16, 1
  %29 = sext i32 %16 to i64
  %30 = getelementptr inbounds i32, ptr %3, i64 %29
  store i32 %27, ptr %30, align 4, !tbaa !6
  %31 = icmp samesign ult i32 %18, 14
  br i1 %31, label %87, label %32

32:                                               ; preds = %25, %15
  %33 = phi i32 [ %28, %25 ], [ %16, %15 ]
  %34 = icmp samesign ult i32 %18, 14
  %35 = lshr i8 %22, 1
  %36 = icmp sgt i32 %17, 0
  br i1 %36, label %37, label %80

37:                                               ; preds = %32, %77
  %38 = phi i32 [ %48, %77 ], [ %33, %32 ]
  %39 = phi i32 [ %56, %77 ], [ %17, %32 ]
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr i8, ptr %4, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -1
  %43 = load i8, ptr %42, align 1, !tbaa !20
  %44 = lshr i8 %43, 1
  %45 = icmp samesign ugt i8 %35, %44
  %46 = select i1 %34, i1 %45, i1 false
  br i1 %46, label %80, label %47

47:                                               ; preds = %37
  %48 = add nsw i32 %38, -1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %3, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !6
  %52 = sext i32 %38 to i64
  %53 = getelementptr i32, ptr %3, i64 %52
  %54 = getelementptr i8, ptr %53, i64 -8
  %55 = load i32, ptr %54, align 4, !tbaa !6
  %56 = add nsw i32 %39, -1
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !20
  switch i8 %59, label %75 [
    i8 0, label %60
    i8 1, label %62
    i8 2, label %64
    i8 3, label %67
    i8 4, label %71
  ]

60:                                               ; preds = %47
  %61 = add nsw i32 %55, %51
  br label %77

62:                                               ; preds = %47
  %63 = sub nsw i32 %55, %51
  br label %77

64:                                               ; preds = %47
  %65 = mul nsw i32 %55, %51
  %66 = srem i32 %65, 10007
  br label %77

67:                                               ; preds = %47
  %68 = icmp eq i32 %51, 0
  br i1 %68, label %77, label %69

69:                                               ; preds = %67
  %70 = sdiv i32 %55, %51
  br label %77

71:                                               ; preds = %47
  %72 = icmp eq i32 %51, 0
  br i1 %72, label %77, label %73

73:                                               ; preds = %71
  %74 = srem i32 %55, %51
  br label %77

75:                                               ; preds = %47
  %76 = and i32 %55, %51
  br label %77

77:                                               ; preds = %73, %71, %69, %67, %75, %64, %62, %60
  %78 = phi i32 [ %76, %75 ], [ %55, %67 ], [ %61, %60 ], [ %66, %64 ], [ %63, %62 ], [ %70, %69 ], [ %74, %73 ], [ 0, %71 ]
  store i32 %78, ptr %54, align 4, !tbaa !6
  %79 = icmp sgt i32 %39, 1
  br i1 %79, label %37, label %80

80:                                               ; preds = %37, %77, %32
  %81 = phi i32 [ %17, %32 ], [ %39, %37 ], [ 0, %77 ]
  %82 = phi i32 [ %33, %32 ], [ %38, %37 ], [ %48, %77 ]
  br i1 %34, label %83, label %87

83:                                               ; preds = %80
  %84 = sext i32 %81 to i64
  %85 = getelementptr inbounds i8, ptr %4, i64 %84
  %86 = add nsw i32 %81, 1
  store i8 %22, ptr %85, align 1, !tbaa !20
  br label %87

87:                                               ; preds = %83, %80, %25
  %88 = phi i32 [ 4, %25 ], [ 0, %83 ], [ 2, %80 ]
  %89 = phi i32 [ %17, %25 ], [ %86, %83 ], [ %81, %80 ]
  %90 = phi i32 [ %28, %25 ], [ %82, %83 ], [ %82, %80 ]
  switch i32 %88, label %94 [
    i32 0, label %91
    i32 4, label %91
  ]

91:                                               ; preds = %87, %87
  %92 = add nuw nsw i32 %18, 1
  %93 = icmp eq i32 %92, 16
  br i1 %93, label %94, label %15

94:                                               ; preds = %91, %87
  %95 = load i32, ptr %3, align 4, !tbaa !6
  %96 = shl i64 %12, 32
  %97 = ashr exact i64 %96, 30
  %98 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %97
  store i32 %95, ptr addrspace(1) %98, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bfs_grid(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_bfs_grid(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bfs_grid(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !30 {
  %3 = alloca [64 x i8], align 1
  %4 = alloca [64 x i8], align 4
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
  %15 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !32
  %17 = add nuw nsw i64 %12, 1
  %18 = and i64 %17, 7
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %18
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store <4 x i8> splat (i8 -1), ptr %21, align 4, !tbaa !20
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store <4 x i8> splat (i8 -1), ptr %22, align 4, !tbaa !20
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store <4 x i8> splat (i8 -1), ptr %23, align 4, !tbaa !20
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store <4 x i8> splat (i8 -1), ptr %24, align 4, !tbaa !20
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store <4 x i8> splat (i8 -1), ptr %25, align 4, !tbaa !20
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store <4 x i8> splat (i8 -1), ptr %26, align 4, !tbaa !20
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store <4 x i8> splat (i8 -1), ptr %27, align 4, !tbaa !20
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store <4 x i8> splat (i8 -1), ptr %28, align 4, !tbaa !20
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store <4 x i8> splat (i8 -1), ptr %29, align 4, !tbaa !20
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store <4 x i8> splat (i8 -1), ptr %30, align 4, !tbaa !20
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store <4 x i8> splat (i8 -1), ptr %31, align 4, !tbaa !20
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store <4 x i8> splat (i8 -1), ptr %32, align 4, !tbaa !20
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store <4 x i8> splat (i8 -1), ptr %33, align 4, !tbaa !20
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store <4 x i8> splat (i8 -1), ptr %34, align 4, !tbaa !20
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store <4 x i8> splat (i8 -1), ptr %35, align 4, !tbaa !20
  store i8 0, ptr %3, align 1, !tbaa !20
  store <4 x i8> <i8 0, i8 -1, i8 -1, i8 -1>, ptr %4, align 4, !tbaa !20
  %36 = and i64 %16, 9223372036854775806
  %37 = and i64 %36, %20
  br label %38

38:                                               ; preds = %2, %143
  %39 = phi i32 [ 0, %2 ], [ %145, %143 ]
  %40 = phi i32 [ 1, %2 ], [ %144, %143 ]
  %41 = and i32 %39, 63
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !20
  %45 = zext i8 %44 to i32
  %46 = and i32 %45, 7
  %47 = lshr i32 %45, 3
  %48 = zext i8 %44 to i64
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 %48
  %50 = icmp eq i32 %46, 7
  %51 = icmp ugt i8 %44, 63
  %52 = or i1 %50, %51
  br i1 %52, label %73, label %53

53:                                               ; preds = %38
  %54 = add nuw nsw i32 %46, 1
  %55 = and i32 %45, 56
  %56 = or disjoint i32 %55, %54
  %57 = zext nneg i32 %56 to i64
  %58 = shl nuw i64 1, %57
  %59 = and i64 %37, %58
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %73

61:                                               ; preds = %53
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 %57
  %63 = load i8, ptr %62, align 1, !tbaa !20
  %64 = icmp eq i8 %63, -1
  br i1 %64, label %65, label %73

65:                                               ; preds = %61
  %66 = and i32 %40, 63
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 %67
  %69 = add i32 %40, 1
  %70 = trunc nuw nsw i32 %56 to i8
  %71 = load i8, ptr %49, align 1, !tbaa !20
  %72 = add i8 %71, 1
  store i8 %72, ptr %62, align 1, !tbaa !20
  store i8 %70, ptr %68, align 1, !tbaa !20
  br label %73

73:                                               ; preds = %65, %61, %53, %38
  %74 = phi i32 [ %40, %38 ], [ %69, %65 ], [ %40, %61 ], [ %40, %53 ]
  %75 = add nsw i32 %46, -1
  %76 = icmp ugt i32 %75, 7
  %77 = or i1 %76, %51
  br i1 %77, label %97, label %78

78:                                               ; preds = %73
  %79 = and i32 %45, 56
  %80 = or disjoint i32 %79, %75
  %81 = zext nneg i32 %80 to i64
  %82 = shl nuw i64 1, %81
  %83 = and i64 %37, %82
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %97

85:                                               ; preds = %78
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 %81
  %87 = load i8, ptr %86, align 1, !tbaa !20
  %88 = icmp eq i8 %87, -1
  br i1 %88, label %89, label %97

89:                                               ; preds = %85
  %90 = and i32 %74, 63
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 %91
  %93 = add i32 %74, 1
  %94 = trunc nuw nsw i32 %80 to i8
  %95 = load i8, ptr %49, align 1, !tbaa !20
  %96 = add i8 %95, 1
  store i8 %96, ptr %86, align 1, !tbaa !20
  store i8 %94, ptr %92, align 1, !tbaa !20
  br label %97

97:                                               ; preds = %89, %85, %78, %73
  %98 = phi i32 [ %74, %73 ], [ %93, %89 ], [ %74, %85 ], [ %74, %78 ]
  %99 = icmp ugt i8 %44, 55
  br i1 %99, label %120, label %100

100:                                              ; preds = %97
  %101 = and i32 %45, 56
  %102 = add nuw nsw i32 %101, 8
  %103 = or disjoint i32 %102, %46
  %104 = zext nneg i32 %103 to i64
  %105 = shl nuw i64 1, %104
  %106 = and i64 %37, %105
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %120

108:                                              ; preds = %100
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 %104
  %110 = load i8, ptr %109, align 1, !tbaa !20
  %111 = icmp eq i8 %110, -1
  br i1 %111, label %112, label %120

112:                                              ; preds = %108
  %113 = and i32 %98, 63
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %3, i64 %114
  %116 = add i32 %98, 1
  %117 = trunc nuw nsw i32 %103 to i8
  %118 = load i8, ptr %49, align 1, !tbaa !20
  %119 = add i8 %118, 1
  store i8 %119, ptr %109, align 1, !tbaa !20
  store i8 %117, ptr %115, align 1, !tbaa !20
  br label %120

120:                                              ; preds = %112, %108, %100, %97
  %121 = phi i32 [ %98, %97 ], [ %116, %112 ], [ %98, %108 ], [ %98, %100 ]
  %122 = add nsw i32 %47, -1
  %123 = icmp ugt i32 %122, 7
  br i1 %123, label %143, label %124

124:                                              ; preds = %120
  %125 = shl nuw nsw i32 %122, 3
  %126 = or disjoint i32 %125, %46
  %127 = zext nneg i32 %126 to i64
  %128 = shl nuw i64 1, %127
  %129 = and i64 %37, %128
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %131, label %143

131:                                              ; preds = %124
  %132 = getelementptr inbounds nuw i8, ptr %4, i64 %127
  %133 = load i8, ptr %132, align 1, !tbaa !20
  %134 = icmp eq i8 %133, -1
  br i1 %134, label %135, label %143

135:                                              ; preds = %131
  %136 = and i32 %121, 63
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %3, i64 %137
  %139 = add i32 %121, 1
  %140 = trunc nuw nsw i32 %126 to i8
  %141 = load i8, ptr %49, align 1, !tbaa !20
  %142 = add i8 %141, 1
  store i8 %142, ptr %132, align 1, !tbaa !20
  store i8 %140, ptr %138, align 1, !tbaa !20
  br label %143

143:                                              ; preds = %135, %131, %124, %120
  %144 = phi i32 [ %121, %120 ], [ %139, %135 ], [ %121, %131 ], [ %121, %124 ]
  %145 = add i32 %39, 1
  %146 = icmp eq i32 %145, %144
  br i1 %146, label %147, label %38

147:                                              ; preds = %143
  %148 = getelementptr inbounds nuw i8, ptr %4, i64 63
  %149 = load i8, ptr %148, align 1, !tbaa !20
  %150 = zext i8 %149 to i32
  %151 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  store i32 %150, ptr addrspace(1) %151, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"int*", !"int*", !"int"}
!13 = !{!"const", !"", !""}
!14 = !{i32 1, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"int*", !"int*", !"uchar*", !"int"}
!17 = !{!"const", !"", !"", !""}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!8, !8, i64 0}
!21 = distinct !{!21, !19}
!22 = distinct !{!22, !19}
!23 = distinct !{!23, !19}
!24 = distinct !{!24, !19}
!25 = !{!"uint*", !"uint2*", !"int"}
!26 = !{!"uint*", !"uint __attribute__((ext_vector_type(2)))*", !"int"}
!27 = !{i32 1, i32 1}
!28 = !{!"none", !"none"}
!29 = !{!"uchar*", !"int*"}
!30 = !{!"const", !""}
!31 = !{!"ulong*", !"int*"}
!32 = !{!33, !33, i64 0}
!33 = !{!"long", !8, i64 0}
