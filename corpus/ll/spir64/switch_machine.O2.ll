; ModuleID = 'corpus/opencl/switch_machine.cl'
source_filename = "corpus/opencl/switch_machine.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bytecode_vm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  store i32 0, ptr %5, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 1, ptr %6, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 2, ptr %7, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 3, ptr %8, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 4, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 5, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 6, ptr %11, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 7, ptr %12, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 8, ptr %13, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 9, ptr %14, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 10, ptr %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 11, ptr %16, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 12, ptr %17, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 13, ptr %18, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 14, ptr %19, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 15, ptr %20, align 4, !tbaa !4
  %21 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %22 = trunc i64 %21 to i32
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %43

24:                                               ; preds = %4
  %25 = shl nsw i32 %22, 2
  br label %95

26:                                               ; preds = %188
  %27 = load i32, ptr %5, align 4, !tbaa !4
  %28 = load i32, ptr %6, align 4, !tbaa !4
  %29 = load i32, ptr %7, align 4, !tbaa !4
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = load i32, ptr %10, align 4, !tbaa !4
  %33 = load i32, ptr %11, align 4, !tbaa !4
  %34 = load i32, ptr %12, align 4, !tbaa !4
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = load i32, ptr %14, align 4, !tbaa !4
  %37 = load i32, ptr %15, align 4, !tbaa !4
  %38 = load i32, ptr %16, align 4, !tbaa !4
  %39 = load i32, ptr %17, align 4, !tbaa !4
  %40 = load i32, ptr %18, align 4, !tbaa !4
  %41 = load i32, ptr %19, align 4, !tbaa !4
  %42 = load i32, ptr %20, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %26, %4
  %44 = phi i32 [ 15, %4 ], [ %42, %26 ]
  %45 = phi i32 [ 14, %4 ], [ %41, %26 ]
  %46 = phi i32 [ 13, %4 ], [ %40, %26 ]
  %47 = phi i32 [ 12, %4 ], [ %39, %26 ]
  %48 = phi i32 [ 11, %4 ], [ %38, %26 ]
  %49 = phi i32 [ 10, %4 ], [ %37, %26 ]
  %50 = phi i32 [ 9, %4 ], [ %36, %26 ]
  %51 = phi i32 [ 8, %4 ], [ %35, %26 ]
  %52 = phi i32 [ 7, %4 ], [ %34, %26 ]
  %53 = phi i32 [ 6, %4 ], [ %33, %26 ]
  %54 = phi i32 [ 5, %4 ], [ %32, %26 ]
  %55 = phi i32 [ 4, %4 ], [ %31, %26 ]
  %56 = phi i32 [ 3, %4 ], [ %30, %26 ]
  %57 = phi i32 [ 2, %4 ], [ %29, %26 ]
  %58 = phi i32 [ 1, %4 ], [ %28, %26 ]
  %59 = phi i32 [ 0, %4 ], [ %27, %26 ]
  %60 = phi i32 [ %22, %4 ], [ %189, %26 ]
  %61 = mul i32 %60, 31
  %62 = add i32 %59, %61
  %63 = mul i32 %62, 31
  %64 = add i32 %58, %63
  %65 = mul i32 %64, 31
  %66 = add i32 %57, %65
  %67 = mul i32 %66, 31
  %68 = add i32 %56, %67
  %69 = mul i32 %68, 31
  %70 = add i32 %55, %69
  %71 = mul i32 %70, 31
  %72 = add i32 %54, %71
  %73 = mul i32 %72, 31
  %74 = add i32 %53, %73
  %75 = mul i32 %74, 31
  %76 = add i32 %52, %75
  %77 = mul i32 %76, 31
  %78 = add i32 %51, %77
  %79 = mul i32 %78, 31
  %80 = add i32 %50, %79
  %81 = mul i32 %80, 31
  %82 = add i32 %49, %81
  %83 = mul i32 %82, 31
  %84 = add i32 %48, %83
  %85 = mul i32 %84, 31
  %86 = add i32 %47, %85
  %87 = mul i32 %86, 31
  %88 = add i32 %46, %87
  %89 = mul i32 %88, 31
  %90 = add i32 %45, %89
  %91 = mul i32 %90, 31
  %92 = add i32 %44, %91
  %93 = sext i32 %22 to i64
  %94 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %93
  store i32 %92, ptr addrspace(1) %94, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  ret void

95:                                               ; preds = %24, %188
  %96 = phi i32 [ 4, %24 ], [ %191, %188 ]
  %97 = phi i32 [ 0, %24 ], [ %190, %188 ]
  %98 = phi i32 [ 0, %24 ], [ %192, %188 ]
  %99 = phi i32 [ %22, %24 ], [ %189, %188 ]
  %100 = add nsw i32 %97, 1
  %101 = sext i32 %97 to i64
  %102 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %101
  %103 = load i8, ptr addrspace(1) %102, align 1, !tbaa !12
  switch i8 %103, label %185 [
    i8 0, label %117
    i8 1, label %122
    i8 2, label %137
    i8 3, label %144
    i8 4, label %151
    i8 5, label %161
    i8 6, label %168
    i8 7, label %173
    i8 8, label %104
    i8 9, label %176
    i8 10, label %178
    i8 11, label %182
  ]

104:                                              ; preds = %95
  %105 = add nuw nsw i32 %96, 1
  %106 = and i32 %105, 15
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %5, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %108, align 4, !tbaa !4
  %111 = add nuw nsw i32 %96, 2
  %112 = and i32 %111, 15
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %5, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !4
  %116 = add nsw i32 %115, 2
  store i32 %116, ptr %114, align 4, !tbaa !4
  br label %188

117:                                              ; preds = %95
  %118 = sext i32 %96 to i64
  %119 = getelementptr inbounds i32, ptr %5, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !4
  %121 = xor i32 %120, %99
  br label %188

122:                                              ; preds = %95
  %123 = sext i32 %96 to i64
  %124 = getelementptr inbounds i32, ptr %5, i64 %123
  store i32 %99, ptr %124, align 4, !tbaa !4
  %125 = add nuw nsw i32 %96, 1
  %126 = and i32 %125, 15
  %127 = add nsw i32 %97, 2
  %128 = sext i32 %100 to i64
  %129 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %128
  %130 = load i8, ptr addrspace(1) %129, align 1, !tbaa !12
  %131 = and i8 %130, 3
  %132 = zext nneg i8 %131 to i32
  %133 = or disjoint i32 %25, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %134
  %136 = load i32, ptr addrspace(1) %135, align 4, !tbaa !4
  br label %188

137:                                              ; preds = %95
  %138 = add nuw nsw i32 %96, 15
  %139 = and i32 %138, 15
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw i32, ptr %5, i64 %140
  %142 = load i32, ptr %141, align 4, !tbaa !4
  %143 = add i32 %142, %99
  br label %188

144:                                              ; preds = %95
  %145 = add nuw nsw i32 %96, 15
  %146 = and i32 %145, 15
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %5, i64 %147
  %149 = load i32, ptr %148, align 4, !tbaa !4
  %150 = mul i32 %149, %99
  br label %188

151:                                              ; preds = %95
  %152 = sext i32 %96 to i64
  %153 = getelementptr inbounds i32, ptr %5, i64 %152
  %154 = load i32, ptr %153, align 4, !tbaa !4
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %188, label %156

156:                                              ; preds = %151
  %157 = ashr i32 %154, 4
  %158 = tail call spir_func i32 @_Z3absi(i32 noundef %157) #5
  %159 = add i32 %158, 1
  %160 = urem i32 %99, %159
  br label %188

161:                                              ; preds = %95
  %162 = add nsw i32 %97, 2
  %163 = sext i32 %100 to i64
  %164 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %163
  %165 = load i8, ptr addrspace(1) %164, align 1, !tbaa !12
  %166 = zext i8 %165 to i32
  %167 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %99, i32 noundef %166) #5
  br label %188

168:                                              ; preds = %95
  %169 = and i32 %99, 1
  %170 = icmp eq i32 %169, 0
  %171 = add nsw i32 %97, 3
  %172 = select i1 %170, i32 %100, i32 %171
  br label %188

173:                                              ; preds = %95
  %174 = ashr i32 %99, 31
  %175 = xor i32 %174, %99
  br label %188

176:                                              ; preds = %95
  %177 = ashr i32 %99, 3
  br label %188

178:                                              ; preds = %95
  %179 = sext i32 %96 to i64
  %180 = getelementptr inbounds i32, ptr %5, i64 %179
  %181 = load i32, ptr %180, align 4, !tbaa !4
  store i32 %99, ptr %180, align 4, !tbaa !4
  br label %188

182:                                              ; preds = %95
  %183 = tail call spir_func i32 @_Z8popcounti(i32 noundef %99) #5
  %184 = add nsw i32 %183, 11
  br label %188

185:                                              ; preds = %95
  %186 = ashr i32 %99, 1
  %187 = xor i32 %186, -1
  br label %188

188:                                              ; preds = %104, %185, %182, %178, %176, %173, %168, %161, %156, %151, %144, %137, %122, %117
  %189 = phi i32 [ %187, %185 ], [ %121, %117 ], [ %136, %122 ], [ %143, %137 ], [ %150, %144 ], [ %184, %182 ], [ %167, %161 ], [ %99, %151 ], [ %160, %156 ], [ %175, %173 ], [ %99, %168 ], [ %177, %176 ], [ %181, %178 ], [ %99, %104 ]
  %190 = phi i32 [ %100, %185 ], [ %100, %117 ], [ %127, %122 ], [ %100, %137 ], [ %100, %144 ], [ %100, %182 ], [ %162, %161 ], [ %100, %151 ], [ %100, %156 ], [ %100, %173 ], [ %172, %168 ], [ %100, %176 ], [ %100, %178 ], [ %100, %104 ]
  %191 = phi i32 [ %96, %185 ], [ %96, %117 ], [ %126, %122 ], [ %139, %137 ], [ %146, %144 ], [ %96, %182 ], [ %96, %161 ], [ %96, %151 ], [ %96, %156 ], [ %96, %173 ], [ %96, %168 ], [ %96, %176 ], [ %96, %178 ], [ %96, %104 ]
  %192 = add nuw nsw i32 %98, 1
  %193 = icmp slt i32 %190, %3
  %194 = icmp samesign ult i32 %98, 99
  %195 = select i1 %193, i1 %194, i1 false
  br i1 %195, label %95, label %26
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bytecode_vm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  store i32 0, ptr %5, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 1, ptr %6, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 2, ptr %7, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 3, ptr %8, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 4, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 5, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 6, ptr %11, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 7, ptr %12, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 8, ptr %13, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 9, ptr %14, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 10, ptr %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 11, ptr %16, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 12, ptr %17, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 13, ptr %18, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 14, ptr %19, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 15, ptr %20, align 4, !tbaa !4
  %21 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %22 = trunc i64 %21 to i32
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %43

24:                                               ; preds = %4
  %25 = shl nsw i32 %22, 2
  br label %95

26:                                               ; preds = %188
  %27 = load i32, ptr %5, align 4, !tbaa !4
  %28 = load i32, ptr %6, align 4, !tbaa !4
  %29 = load i32, ptr %7, align 4, !tbaa !4
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = load i32, ptr %10, align 4, !tbaa !4
  %33 = load i32, ptr %11, align 4, !tbaa !4
  %34 = load i32, ptr %12, align 4, !tbaa !4
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = load i32, ptr %14, align 4, !tbaa !4
  %37 = load i32, ptr %15, align 4, !tbaa !4
  %38 = load i32, ptr %16, align 4, !tbaa !4
  %39 = load i32, ptr %17, align 4, !tbaa !4
  %40 = load i32, ptr %18, align 4, !tbaa !4
  %41 = load i32, ptr %19, align 4, !tbaa !4
  %42 = load i32, ptr %20, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %26, %4
  %44 = phi i32 [ 15, %4 ], [ %42, %26 ]
  %45 = phi i32 [ 14, %4 ], [ %41, %26 ]
  %46 = phi i32 [ 13, %4 ], [ %40, %26 ]
  %47 = phi i32 [ 12, %4 ], [ %39, %26 ]
  %48 = phi i32 [ 11, %4 ], [ %38, %26 ]
  %49 = phi i32 [ 10, %4 ], [ %37, %26 ]
  %50 = phi i32 [ 9, %4 ], [ %36, %26 ]
  %51 = phi i32 [ 8, %4 ], [ %35, %26 ]
  %52 = phi i32 [ 7, %4 ], [ %34, %26 ]
  %53 = phi i32 [ 6, %4 ], [ %33, %26 ]
  %54 = phi i32 [ 5, %4 ], [ %32, %26 ]
  %55 = phi i32 [ 4, %4 ], [ %31, %26 ]
  %56 = phi i32 [ 3, %4 ], [ %30, %26 ]
  %57 = phi i32 [ 2, %4 ], [ %29, %26 ]
  %58 = phi i32 [ 1, %4 ], [ %28, %26 ]
  %59 = phi i32 [ 0, %4 ], [ %27, %26 ]
  %60 = phi i32 [ %22, %4 ], [ %189, %26 ]
  %61 = mul i32 %60, 31
  %62 = add i32 %59, %61
  %63 = mul i32 %62, 31
  %64 = add i32 %58, %63
  %65 = mul i32 %64, 31
  %66 = add i32 %57, %65
  %67 = mul i32 %66, 31
  %68 = add i32 %56, %67
  %69 = mul i32 %68, 31
  %70 = add i32 %55, %69
  %71 = mul i32 %70, 31
  %72 = add i32 %54, %71
  %73 = mul i32 %72, 31
  %74 = add i32 %53, %73
  %75 = mul i32 %74, 31
  %76 = add i32 %52, %75
  %77 = mul i32 %76, 31
  %78 = add i32 %51, %77
  %79 = mul i32 %78, 31
  %80 = add i32 %50, %79
  %81 = mul i32 %80, 31
  %82 = add i32 %49, %81
  %83 = mul i32 %82, 31
  %84 = add i32 %48, %83
  %85 = mul i32 %84, 31
  %86 = add i32 %47, %85
  %87 = mul i32 %86, 31
  %88 = add i32 %46, %87
  %89 = mul i32 %88, 31
  %90 = add i32 %45, %89
  %91 = mul i32 %90, 31
  %92 = add i32 %44, %91
  %93 = sext i32 %22 to i64
  %94 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %93
  store i32 %92, ptr addrspace(1) %94, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  ret void

95:                                               ; preds = %24, %188
  %96 = phi i32 [ 4, %24 ], [ %191, %188 ]
  %97 = phi i32 [ 0, %24 ], [ %190, %188 ]
  %98 = phi i32 [ 0, %24 ], [ %192, %188 ]
  %99 = phi i32 [ %22, %24 ], [ %189, %188 ]
  %100 = add nsw i32 %97, 1
  %101 = sext i32 %97 to i64
  %102 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %101
  %103 = load i8, ptr addrspace(1) %102, align 1, !tbaa !12
  switch i8 %103, label %185 [
    i8 0, label %117
    i8 1, label %122
    i8 2, label %137
    i8 3, label %144
    i8 4, label %151
    i8 5, label %161
    i8 6, label %168
    i8 7, label %173
    i8 8, label %104
    i8 9, label %176
    i8 10, label %178
    i8 11, label %182
  ]

104:                                              ; preds = %95
  %105 = add nuw nsw i32 %96, 1
  %106 = and i32 %105, 15
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %5, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %108, align 4, !tbaa !4
  %111 = add nuw nsw i32 %96, 2
  %112 = and i32 %111, 15
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %5, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !4
  %116 = add nsw i32 %115, 2
  store i32 %116, ptr %114, align 4, !tbaa !4
  br label %188

117:                                              ; preds = %95
  %118 = sext i32 %96 to i64
  %119 = getelementptr inbounds i32, ptr %5, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !4
  %121 = xor i32 %120, %99
  br label %188

122:                                              ; preds = %95
  %123 = sext i32 %96 to i64
  %124 = getelementptr inbounds i32, ptr %5, i64 %123
  store i32 %99, ptr %124, align 4, !tbaa !4
  %125 = add nuw nsw i32 %96, 1
  %126 = and i32 %125, 15
  %127 = add nsw i32 %97, 2
  %128 = sext i32 %100 to i64
  %129 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %128
  %130 = load i8, ptr addrspace(1) %129, align 1, !tbaa !12
  %131 = and i8 %130, 3
  %132 = zext nneg i8 %131 to i32
  %133 = or disjoint i32 %25, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %134
  %136 = load i32, ptr addrspace(1) %135, align 4, !tbaa !4
  br label %188

137:                                              ; preds = %95
  %138 = add nuw nsw i32 %96, 15
  %139 = and i32 %138, 15
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw i32, ptr %5, i64 %140
  %142 = load i32, ptr %141, align 4, !tbaa !4
  %143 = add i32 %142, %99
  br label %188

144:                                              ; preds = %95
  %145 = add nuw nsw i32 %96, 15
  %146 = and i32 %145, 15
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %5, i64 %147
  %149 = load i32, ptr %148, align 4, !tbaa !4
  %150 = mul i32 %149, %99
  br label %188

151:                                              ; preds = %95
  %152 = sext i32 %96 to i64
  %153 = getelementptr inbounds i32, ptr %5, i64 %152
  %154 = load i32, ptr %153, align 4, !tbaa !4
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %188, label %156

156:                                              ; preds = %151
  %157 = ashr i32 %154, 4
  %158 = tail call spir_func i32 @_Z3absi(i32 noundef %157) #5
  %159 = add i32 %158, 1
  %160 = urem i32 %99, %159
  br label %188

161:                                              ; preds = %95
  %162 = add nsw i32 %97, 2
  %163 = sext i32 %100 to i64
  %164 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %163
  %165 = load i8, ptr addrspace(1) %164, align 1, !tbaa !12
  %166 = zext i8 %165 to i32
  %167 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %99, i32 noundef %166) #5
  br label %188

168:                                              ; preds = %95
  %169 = and i32 %99, 1
  %170 = icmp eq i32 %169, 0
  %171 = add nsw i32 %97, 3
  %172 = select i1 %170, i32 %100, i32 %171
  br label %188

173:                                              ; preds = %95
  %174 = ashr i32 %99, 31
  %175 = xor i32 %174, %99
  br label %188

176:                                              ; preds = %95
  %177 = ashr i32 %99, 3
  br label %188

178:                                              ; preds = %95
  %179 = sext i32 %96 to i64
  %180 = getelementptr inbounds i32, ptr %5, i64 %179
  %181 = load i32, ptr %180, align 4, !tbaa !4
  store i32 %99, ptr %180, align 4, !tbaa !4
  br label %188

182:                                              ; preds = %95
  %183 = tail call spir_func i32 @_Z8popcounti(i32 noundef %99) #5
  %184 = add nsw i32 %183, 11
  br label %188

185:                                              ; preds = %95
  %186 = ashr i32 %99, 1
  %187 = xor i32 %186, -1
  br label %188

188:                                              ; preds = %104, %168, %156, %151, %185, %182, %178, %176, %173, %161, %144, %137, %122, %117
  %189 = phi i32 [ %187, %185 ], [ %121, %117 ], [ %136, %122 ], [ %143, %137 ], [ %150, %144 ], [ %184, %182 ], [ %167, %161 ], [ %99, %151 ], [ %160, %156 ], [ %175, %173 ], [ %99, %168 ], [ %177, %176 ], [ %181, %178 ], [ %99, %104 ]
  %190 = phi i32 [ %100, %185 ], [ %100, %117 ], [ %127, %122 ], [ %100, %137 ], [ %100, %144 ], [ %100, %182 ], [ %162, %161 ], [ %100, %151 ], [ %100, %156 ], [ %100, %173 ], [ %172, %168 ], [ %100, %176 ], [ %100, %178 ], [ %100, %104 ]
  %191 = phi i32 [ %96, %185 ], [ %96, %117 ], [ %126, %122 ], [ %139, %137 ], [ %146, %144 ], [ %96, %182 ], [ %96, %161 ], [ %96, %151 ], [ %96, %156 ], [ %96, %173 ], [ %96, %168 ], [ %96, %176 ], [ %96, %178 ], [ %96, %104 ]
  %192 = add nuw nsw i32 %98, 1
  %193 = icmp slt i32 %190, %3
  %194 = icmp samesign ult i32 %98, 99
  %195 = select i1 %193, i1 %194, i1 false
  br i1 %195, label %95, label %26
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @lex_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = icmp slt i32 %3, 0
  br i1 %7, label %74, label %8

8:                                                ; preds = %4
  %9 = mul nsw i32 %3, %6
  br label %10

10:                                               ; preds = %8, %60
  %11 = phi i32 [ 0, %8 ], [ %67, %60 ]
  %12 = phi i32 [ 0, %8 ], [ %66, %60 ]
  %13 = phi i32 [ 0, %8 ], [ %68, %60 ]
  %14 = phi i32 [ 0, %8 ], [ %65, %60 ]
  %15 = phi i32 [ 0, %8 ], [ %64, %60 ]
  %16 = phi i32 [ 0, %8 ], [ %63, %60 ]
  %17 = phi i32 [ 0, %8 ], [ %62, %60 ]
  %18 = phi i32 [ 0, %8 ], [ %61, %60 ]
  %19 = icmp slt i32 %13, %3
  br i1 %19, label %20, label %27

20:                                               ; preds = %10
  %21 = add nsw i32 %13, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !12
  %25 = zext i8 %24 to i32
  %26 = icmp eq i8 %24, 44
  br i1 %26, label %27, label %38

27:                                               ; preds = %10, %20
  switch i32 %11, label %36 [
    i32 2, label %28
    i32 4, label %34
    i32 0, label %60
  ]

28:                                               ; preds = %27
  %29 = add i32 %16, 1
  %30 = icmp eq i32 %18, 0
  %31 = sub nsw i32 0, %12
  %32 = select i1 %30, i32 %12, i32 %31
  %33 = add nsw i32 %32, %17
  br label %60

34:                                               ; preds = %27
  %35 = add i32 %15, 1
  br label %60

36:                                               ; preds = %27
  %37 = add i32 %14, 1
  br label %60

38:                                               ; preds = %20
  %39 = add i8 %24, -48
  %40 = icmp ult i8 %39, 10
  switch i32 %11, label %60 [
    i32 0, label %41
    i32 1, label %45
    i32 2, label %49
    i32 3, label %58
    i32 4, label %58
  ]

41:                                               ; preds = %38
  switch i8 %24, label %45 [
    i8 45, label %42
    i8 43, label %42
  ]

42:                                               ; preds = %41, %41
  %43 = icmp eq i8 %24, 45
  %44 = zext i1 %43 to i32
  br label %60

45:                                               ; preds = %41, %38
  br i1 %40, label %50, label %46

46:                                               ; preds = %45
  %47 = icmp eq i8 %24, 46
  %48 = select i1 %47, i32 3, i32 5
  br label %60

49:                                               ; preds = %38
  br i1 %40, label %50, label %55

50:                                               ; preds = %49, %45
  %51 = mul nsw i32 %12, 10
  %52 = add i32 %51, -48
  %53 = add i32 %52, %25
  %54 = srem i32 %53, 1000003
  br label %60

55:                                               ; preds = %49
  %56 = icmp eq i8 %24, 46
  %57 = select i1 %56, i32 3, i32 5
  br label %60

58:                                               ; preds = %38, %38
  %59 = select i1 %40, i32 4, i32 5
  br label %60

60:                                               ; preds = %58, %55, %50, %46, %42, %38, %36, %34, %28, %27
  %61 = phi i32 [ 0, %28 ], [ 0, %36 ], [ %11, %27 ], [ 0, %34 ], [ %18, %38 ], [ %44, %42 ], [ %18, %50 ], [ %18, %55 ], [ %18, %46 ], [ %18, %58 ]
  %62 = phi i32 [ %33, %28 ], [ %17, %36 ], [ %17, %27 ], [ %17, %34 ], [ %17, %38 ], [ %17, %42 ], [ %17, %50 ], [ %17, %55 ], [ %17, %46 ], [ %17, %58 ]
  %63 = phi i32 [ %29, %28 ], [ %16, %36 ], [ %16, %27 ], [ %16, %34 ], [ %16, %38 ], [ %16, %42 ], [ %16, %50 ], [ %16, %55 ], [ %16, %46 ], [ %16, %58 ]
  %64 = phi i32 [ %15, %28 ], [ %15, %36 ], [ %15, %27 ], [ %35, %34 ], [ %15, %38 ], [ %15, %42 ], [ %15, %50 ], [ %15, %55 ], [ %15, %46 ], [ %15, %58 ]
  %65 = phi i32 [ %14, %28 ], [ %37, %36 ], [ %14, %27 ], [ %14, %34 ], [ %14, %38 ], [ %14, %42 ], [ %14, %50 ], [ %14, %55 ], [ %14, %46 ], [ %14, %58 ]
  %66 = phi i32 [ 0, %28 ], [ 0, %36 ], [ %11, %27 ], [ 0, %34 ], [ %12, %38 ], [ %12, %42 ], [ %54, %50 ], [ %12, %55 ], [ %12, %46 ], [ %12, %58 ]
  %67 = phi i32 [ 0, %28 ], [ 0, %36 ], [ %11, %27 ], [ 0, %34 ], [ %11, %38 ], [ 1, %42 ], [ 2, %50 ], [ %57, %55 ], [ %48, %46 ], [ %59, %58 ]
  %68 = add nuw nsw i32 %13, 1
  br i1 %19, label %10, label %69

69:                                               ; preds = %60
  %70 = shl i32 %64, 8
  %71 = shl i32 %65, 16
  %72 = or i32 %70, %71
  %73 = or i32 %72, %63
  br label %74

74:                                               ; preds = %69, %4
  %75 = phi i32 [ 0, %4 ], [ %62, %69 ]
  %76 = phi i32 [ 0, %4 ], [ %73, %69 ]
  %77 = sext i32 %6 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %77
  store i32 %76, ptr addrspace(1) %78, align 4, !tbaa !4
  %79 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %77
  store i32 %75, ptr addrspace(1) %79, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_lex_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = icmp slt i32 %3, 0
  br i1 %7, label %15, label %8

8:                                                ; preds = %4
  %9 = mul nsw i32 %3, %6
  br label %21

10:                                               ; preds = %71
  %11 = shl i32 %75, 8
  %12 = shl i32 %76, 16
  %13 = or i32 %11, %12
  %14 = or i32 %13, %74
  br label %15

15:                                               ; preds = %10, %4
  %16 = phi i32 [ 0, %4 ], [ %73, %10 ]
  %17 = phi i32 [ 0, %4 ], [ %14, %10 ]
  %18 = sext i32 %6 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %18
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %18
  store i32 %16, ptr addrspace(1) %20, align 4, !tbaa !4
  ret void

21:                                               ; preds = %8, %71
  %22 = phi i32 [ 0, %8 ], [ %78, %71 ]
  %23 = phi i32 [ 0, %8 ], [ %77, %71 ]
  %24 = phi i32 [ 0, %8 ], [ %79, %71 ]
  %25 = phi i32 [ 0, %8 ], [ %76, %71 ]
  %26 = phi i32 [ 0, %8 ], [ %75, %71 ]
  %27 = phi i32 [ 0, %8 ], [ %74, %71 ]
  %28 = phi i32 [ 0, %8 ], [ %73, %71 ]
  %29 = phi i32 [ 0, %8 ], [ %72, %71 ]
  %30 = icmp slt i32 %24, %3
  br i1 %30, label %31, label %38

31:                                               ; preds = %21
  %32 = add nsw i32 %24, %9
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !12
  %36 = zext i8 %35 to i32
  %37 = icmp eq i8 %35, 44
  br i1 %37, label %38, label %49

38:                                               ; preds = %21, %31
  switch i32 %22, label %47 [
    i32 2, label %39
    i32 4, label %45
    i32 0, label %71
  ]

39:                                               ; preds = %38
  %40 = add i32 %27, 1
  %41 = icmp eq i32 %29, 0
  %42 = sub nsw i32 0, %23
  %43 = select i1 %41, i32 %23, i32 %42
  %44 = add nsw i32 %43, %28
  br label %71

45:                                               ; preds = %38
  %46 = add i32 %26, 1
  br label %71

47:                                               ; preds = %38
  %48 = add i32 %25, 1
  br label %71

49:                                               ; preds = %31
  %50 = add i8 %35, -48
  %51 = icmp ult i8 %50, 10
  switch i32 %22, label %71 [
    i32 0, label %52
    i32 1, label %56
    i32 2, label %60
    i32 3, label %69
    i32 4, label %69
  ]

52:                                               ; preds = %49
  switch i8 %35, label %56 [
    i8 45, label %53
    i8 43, label %53
  ]

53:                                               ; preds = %52, %52
  %54 = icmp eq i8 %35, 45
  %55 = zext i1 %54 to i32
  br label %71

56:                                               ; preds = %52, %49
  br i1 %51, label %61, label %57

57:                                               ; preds = %56
  %58 = icmp eq i8 %35, 46
  %59 = select i1 %58, i32 3, i32 5
  br label %71

60:                                               ; preds = %49
  br i1 %51, label %61, label %66

61:                                               ; preds = %56, %60
  %62 = mul nsw i32 %23, 10
  %63 = add i32 %62, -48
  %64 = add i32 %63, %36
  %65 = srem i32 %64, 1000003
  br label %71

66:                                               ; preds = %60
  %67 = icmp eq i8 %35, 46
  %68 = select i1 %67, i32 3, i32 5
  br label %71

69:                                               ; preds = %49, %49
  %70 = select i1 %51, i32 4, i32 5
  br label %71

71:                                               ; preds = %53, %57, %69, %66, %61, %49, %39, %45, %38, %47
  %72 = phi i32 [ 0, %39 ], [ 0, %47 ], [ %22, %38 ], [ 0, %45 ], [ %29, %49 ], [ %55, %53 ], [ %29, %61 ], [ %29, %66 ], [ %29, %57 ], [ %29, %69 ]
  %73 = phi i32 [ %44, %39 ], [ %28, %47 ], [ %28, %38 ], [ %28, %45 ], [ %28, %49 ], [ %28, %53 ], [ %28, %61 ], [ %28, %66 ], [ %28, %57 ], [ %28, %69 ]
  %74 = phi i32 [ %40, %39 ], [ %27, %47 ], [ %27, %38 ], [ %27, %45 ], [ %27, %49 ], [ %27, %53 ], [ %27, %61 ], [ %27, %66 ], [ %27, %57 ], [ %27, %69 ]
  %75 = phi i32 [ %26, %39 ], [ %26, %47 ], [ %26, %38 ], [ %46, %45 ], [ %26, %49 ], [ %26, %53 ], [ %26, %61 ], [ %26, %66 ], [ %26, %57 ], [ %26, %69 ]
  %76 = phi i32 [ %25, %39 ], [ %48, %47 ], [ %25, %38 ], [ %25, %45 ], [ %25, %49 ], [ %25, %53 ], [ %25, %61 ], [ %25, %66 ], [ %25, %57 ], [ %25, %69 ]
  %77 = phi i32 [ 0, %39 ], [ 0, %47 ], [ %22, %38 ], [ 0, %45 ], [ %23, %49 ], [ %23, %53 ], [ %65, %61 ], [ %23, %66 ], [ %23, %57 ], [ %23, %69 ]
  %78 = phi i32 [ 0, %39 ], [ 0, %47 ], [ %22, %38 ], [ 0, %45 ], [ %22, %49 ], [ 1, %53 ], [ 2, %61 ], [ %68, %66 ], [ %59, %57 ], [ %70, %69 ]
  %79 = add nuw nsw i32 %24, 1
  br i1 %30, label %21, label %10
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @utf8_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %69

7:                                                ; preds = %3
  %8 = mul nsw i32 %2, %5
  br label %9

9:                                                ; preds = %7, %61
  %10 = phi i32 [ 0, %7 ], [ %66, %61 ]
  %11 = phi i32 [ 0, %7 ], [ %65, %61 ]
  %12 = phi i32 [ 0, %7 ], [ %67, %61 ]
  %13 = phi i32 [ 0, %7 ], [ %64, %61 ]
  %14 = phi i32 [ 0, %7 ], [ %63, %61 ]
  %15 = phi i32 [ 0, %7 ], [ %62, %61 ]
  %16 = add nsw i32 %12, %8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %17
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !12
  %20 = zext i8 %19 to i32
  %21 = lshr i32 %20, 4
  switch i32 %21, label %48 [
    i32 0, label %22
    i32 1, label %22
    i32 2, label %22
    i32 3, label %22
    i32 4, label %22
    i32 5, label %22
    i32 6, label %22
    i32 7, label %22
    i32 8, label %26
    i32 9, label %26
    i32 10, label %26
    i32 11, label %26
    i32 12, label %30
    i32 13, label %30
    i32 14, label %35
    i32 15, label %40
  ]

22:                                               ; preds = %9, %9, %9, %9, %9, %9, %9, %9
  %23 = icmp ne i32 %10, 0
  %24 = zext i1 %23 to i32
  %25 = add i32 %15, %24
  br label %55

26:                                               ; preds = %9, %9, %9, %9
  %27 = icmp eq i32 %10, 0
  br i1 %27, label %28, label %49

28:                                               ; preds = %26
  %29 = add i32 %15, 1
  br label %61

30:                                               ; preds = %9, %9
  %31 = icmp ne i32 %10, 0
  %32 = zext i1 %31 to i32
  %33 = add i32 %15, %32
  %34 = and i32 %20, 31
  br label %61

35:                                               ; preds = %9
  %36 = icmp ne i32 %10, 0
  %37 = zext i1 %36 to i32
  %38 = add i32 %15, %37
  %39 = and i32 %20, 15
  br label %61

40:                                               ; preds = %9
  %41 = icmp ne i32 %10, 0
  %42 = zext i1 %41 to i32
  %43 = icmp ugt i8 %19, -12
  %44 = zext i1 %43 to i32
  %45 = add i32 %15, %42
  %46 = add i32 %45, %44
  %47 = and i32 %20, 7
  br label %61

48:                                               ; preds = %9
  unreachable

49:                                               ; preds = %26
  %50 = shl i32 %11, 6
  %51 = and i32 %20, 63
  %52 = or disjoint i32 %51, %50
  %53 = add nsw i32 %10, -1
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %61

55:                                               ; preds = %22, %49
  %56 = phi i32 [ %20, %22 ], [ %52, %49 ]
  %57 = phi i32 [ %25, %22 ], [ %15, %49 ]
  %58 = add i32 %14, 1
  %59 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %13, i32 noundef 5) #5
  %60 = xor i32 %59, %56
  br label %61

61:                                               ; preds = %40, %35, %30, %55, %49, %28
  %62 = phi i32 [ %29, %28 ], [ %57, %55 ], [ %15, %49 ], [ %46, %40 ], [ %38, %35 ], [ %33, %30 ]
  %63 = phi i32 [ %14, %28 ], [ %58, %55 ], [ %14, %49 ], [ %14, %40 ], [ %14, %35 ], [ %14, %30 ]
  %64 = phi i32 [ %13, %28 ], [ %60, %55 ], [ %13, %49 ], [ %13, %40 ], [ %13, %35 ], [ %13, %30 ]
  %65 = phi i32 [ %11, %28 ], [ %56, %55 ], [ %52, %49 ], [ %47, %40 ], [ %39, %35 ], [ %34, %30 ]
  %66 = phi i32 [ 0, %28 ], [ 0, %55 ], [ %53, %49 ], [ 3, %40 ], [ 2, %35 ], [ 1, %30 ]
  %67 = add nuw nsw i32 %12, 1
  %68 = icmp slt i32 %67, %2
  br i1 %68, label %9, label %69

69:                                               ; preds = %61, %3
  %70 = phi i32 [ 0, %3 ], [ %62, %61 ]
  %71 = phi i32 [ 0, %3 ], [ %63, %61 ]
  %72 = phi i32 [ 0, %3 ], [ %64, %61 ]
  %73 = phi i32 [ 0, %3 ], [ %66, %61 ]
  %74 = insertelement <4 x i32> poison, i32 %71, i64 0
  %75 = insertelement <4 x i32> %74, i32 %70, i64 1
  %76 = insertelement <4 x i32> %75, i32 %72, i64 2
  %77 = insertelement <4 x i32> %76, i32 %73, i64 3
  %78 = sext i32 %5 to i64
  %79 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %78
  store <4 x i32> %77, ptr addrspace(1) %79, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_utf8_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = mul nsw i32 %2, %5
  br label %20

9:                                                ; preds = %72, %3
  %10 = phi i32 [ 0, %3 ], [ %73, %72 ]
  %11 = phi i32 [ 0, %3 ], [ %74, %72 ]
  %12 = phi i32 [ 0, %3 ], [ %75, %72 ]
  %13 = phi i32 [ 0, %3 ], [ %77, %72 ]
  %14 = insertelement <4 x i32> poison, i32 %11, i64 0
  %15 = insertelement <4 x i32> %14, i32 %10, i64 1
  %16 = insertelement <4 x i32> %15, i32 %12, i64 2
  %17 = insertelement <4 x i32> %16, i32 %13, i64 3
  %18 = sext i32 %5 to i64
  %19 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %18
  store <4 x i32> %17, ptr addrspace(1) %19, align 16, !tbaa !12
  ret void

20:                                               ; preds = %7, %72
  %21 = phi i32 [ 0, %7 ], [ %77, %72 ]
  %22 = phi i32 [ 0, %7 ], [ %76, %72 ]
  %23 = phi i32 [ 0, %7 ], [ %78, %72 ]
  %24 = phi i32 [ 0, %7 ], [ %75, %72 ]
  %25 = phi i32 [ 0, %7 ], [ %74, %72 ]
  %26 = phi i32 [ 0, %7 ], [ %73, %72 ]
  %27 = add nsw i32 %23, %8
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !12
  %31 = zext i8 %30 to i32
  %32 = lshr i32 %31, 4
  switch i32 %32, label %59 [
    i32 0, label %33
    i32 1, label %33
    i32 2, label %33
    i32 3, label %33
    i32 4, label %33
    i32 5, label %33
    i32 6, label %33
    i32 7, label %33
    i32 8, label %37
    i32 9, label %37
    i32 10, label %37
    i32 11, label %37
    i32 12, label %41
    i32 13, label %41
    i32 14, label %46
    i32 15, label %51
  ]

33:                                               ; preds = %20, %20, %20, %20, %20, %20, %20, %20
  %34 = icmp ne i32 %21, 0
  %35 = zext i1 %34 to i32
  %36 = add i32 %26, %35
  br label %66

37:                                               ; preds = %20, %20, %20, %20
  %38 = icmp eq i32 %21, 0
  br i1 %38, label %39, label %60

39:                                               ; preds = %37
  %40 = add i32 %26, 1
  br label %72

41:                                               ; preds = %20, %20
  %42 = icmp ne i32 %21, 0
  %43 = zext i1 %42 to i32
  %44 = add i32 %26, %43
  %45 = and i32 %31, 31
  br label %72

46:                                               ; preds = %20
  %47 = icmp ne i32 %21, 0
  %48 = zext i1 %47 to i32
  %49 = add i32 %26, %48
  %50 = and i32 %31, 15
  br label %72

51:                                               ; preds = %20
  %52 = icmp ne i32 %21, 0
  %53 = zext i1 %52 to i32
  %54 = icmp ugt i8 %30, -12
  %55 = zext i1 %54 to i32
  %56 = add i32 %26, %53
  %57 = add i32 %56, %55
  %58 = and i32 %31, 7
  br label %72

59:                                               ; preds = %20
  unreachable

60:                                               ; preds = %37
  %61 = shl i32 %22, 6
  %62 = and i32 %31, 63
  %63 = or disjoint i32 %62, %61
  %64 = add nsw i32 %21, -1
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %33, %60
  %67 = phi i32 [ %31, %33 ], [ %63, %60 ]
  %68 = phi i32 [ %36, %33 ], [ %26, %60 ]
  %69 = add i32 %25, 1
  %70 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %24, i32 noundef 5) #5
  %71 = xor i32 %70, %67
  br label %72

72:                                               ; preds = %51, %46, %41, %60, %66, %39
  %73 = phi i32 [ %40, %39 ], [ %68, %66 ], [ %26, %60 ], [ %57, %51 ], [ %49, %46 ], [ %44, %41 ]
  %74 = phi i32 [ %25, %39 ], [ %69, %66 ], [ %25, %60 ], [ %25, %51 ], [ %25, %46 ], [ %25, %41 ]
  %75 = phi i32 [ %24, %39 ], [ %71, %66 ], [ %24, %60 ], [ %24, %51 ], [ %24, %46 ], [ %24, %41 ]
  %76 = phi i32 [ %22, %39 ], [ %67, %66 ], [ %63, %60 ], [ %58, %51 ], [ %50, %46 ], [ %45, %41 ]
  %77 = phi i32 [ 0, %39 ], [ 0, %66 ], [ %64, %60 ], [ 3, %51 ], [ 2, %46 ], [ 1, %41 ]
  %78 = add nuw nsw i32 %23, 1
  %79 = icmp slt i32 %78, %2
  br i1 %79, label %20, label %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z3absi(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z8popcounti(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"int*", !"int*", !"int"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{!"uchar*", !"uint*", !"int*", !"int"}
!14 = !{!"const", !"", !"", !""}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"uchar*", !"uint4*", !"int"}
!18 = !{!"uchar*", !"uint __attribute__((ext_vector_type(4)))*", !"int"}
!19 = !{!"const", !"", !""}
