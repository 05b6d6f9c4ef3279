; ModuleID = 'corpus/opencl/switch_machine.cl'
source_filename = "corpus/opencl/switch_machine.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bytecode_vm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_bytecode_vm(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bytecode_vm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store i32 0, ptr %5, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 1, ptr %6, align 4, !tbaa !6
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 2, ptr %7, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 3, ptr %8, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 4, ptr %9, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 5, ptr %10, align 4, !tbaa !6
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 6, ptr %11, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 7, ptr %12, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 8, ptr %13, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 9, ptr %14, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i32 10, ptr %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store i32 11, ptr %16, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 12, ptr %17, align 4, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 13, ptr %18, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 14, ptr %19, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 15, ptr %20, align 4, !tbaa !6
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = zext nneg i32 %22 to i64
  %25 = zext nneg i32 %23 to i64
  %26 = mul nuw nsw i64 %24, %25
  %27 = zext nneg i32 %21 to i64
  %28 = add nuw nsw i64 %26, %27
  %29 = trunc i64 %28 to i32
  %30 = icmp sgt i32 %3, 0
  br i1 %30, label %31, label %50

31:                                               ; preds = %4
  %32 = shl nsw i32 %29, 2
  br label %103

33:                                               ; preds = %196
  %34 = load i32, ptr %5, align 4, !tbaa !6
  %35 = load i32, ptr %6, align 4, !tbaa !6
  %36 = load i32, ptr %7, align 4, !tbaa !6
  %37 = load i32, ptr %8, align 4, !tbaa !6
  %38 = load i32, ptr %9, align 4, !tbaa !6
  %39 = load i32, ptr %10, align 4, !tbaa !6
  %40 = load i32, ptr %11, align 4, !tbaa !6
  %41 = load i32, ptr %12, align 4, !tbaa !6
  %42 = load i32, ptr %13, align 4, !tbaa !6
  %43 = load i32, ptr %14, align 4, !tbaa !6
  %44 = load i32, ptr %15, align 4, !tbaa !6
  %45 = load i32, ptr %16, align 4, !tbaa !6
  %46 = load i32, ptr %17, align 4, !tbaa !6
  %47 = load i32, ptr %18, align 4, !tbaa !6
  %48 = load i32, ptr %19, align 4, !tbaa !6
  %49 = load i32, ptr %20, align 4, !tbaa !6
  br label %50

50:                                               ; preds = %33, %4
  %51 = phi i32 [ 15, %4 ], [ %49, %33 ]
  %52 = phi i32 [ 14, %4 ], [ %48, %33 ]
  %53 = phi i32 [ 13, %4 ], [ %47, %33 ]
  %54 = phi i32 [ 12, %4 ], [ %46, %33 ]
  %55 = phi i32 [ 11, %4 ], [ %45, %33 ]
  %56 = phi i32 [ 10, %4 ], [ %44, %33 ]
  %57 = phi i32 [ 9, %4 ], [ %43, %33 ]
  %58 = phi i32 [ 8, %4 ], [ %42, %33 ]
  %59 = phi i32 [ 7, %4 ], [ %41, %33 ]
  %60 = phi i32 [ 6, %4 ], [ %40, %33 ]
  %61 = phi i32 [ 5, %4 ], [ %39, %33 ]
  %62 = phi i32 [ 4, %4 ], [ %38, %33 ]
  %63 = phi i32 [ 3, %4 ], [ %37, %33 ]
  %64 = phi i32 [ 2, %4 ], [ %36, %33 ]
  %65 = phi i32 [ 1, %4 ], [ %35, %33 ]
  %66 = phi i32 [ 0, %4 ], [ %34, %33 ]
  %67 = phi i32 [ %29, %4 ], [ %197, %33 ]
  %68 = mul i32 %67, 31
  %69 = add i32 %66, %68
  %70 = mul i32 %69, 31
  %71 = add i32 %65, %70
  %72 = mul i32 %71, 31
  %73 = add i32 %64, %72
  %74 = mul i32 %73, 31
  %75 = add i32 %63, %74
  %76 = mul i32 %75, 31
  %77 = add i32 %62, %76
  %78 = mul i32 %77, 31
  %79 = add i32 %61, %78
  %80 = mul i32 %79, 31
  %81 = add i32 %60, %80
  %82 = mul i32 %81, 31
  %83 = add i32 %59, %82
  %84 = mul i32 %83, 31
  %85 = add i32 %58, %84
  %86 = mul i32 %85, 31
  %87 = add i32 %57, %86
  %88 = mul i32 %87, 31
  %89 = add i32 %56, %88
  %90 = mul i32 %89, 31
  %91 = add i32 %55, %90
  %92 = mul i32 %91, 31
  %93 = add i32 %54, %92
  %94 = mul i32 %93, 31
  %95 = add i32 %53, %94
  %96 = mul i32 %95, 31
  %97 = add i32 %52, %96
  %98 = mul i32 %97, 31
  %99 = add i32 %51, %98
  %100 = shl i64 %28, 32
  %101 = ashr exact i64 %100, 30
  %102 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %101
  store i32 %99, ptr addrspace(1) %102, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  ret void

103:                                              ; preds = %31, %196
  %104 = phi i32 [ 4, %31 ], [ %199, %196 ]
  %105 = phi i32 [ 0, %31 ], [ %198, %196 ]
  %106 = phi i32 [ 0, %31 ], [ %200, %196 ]
  %107 = phi i32 [ %29, %31 ], [ %197, %196 ]
  %108 = add nsw i32 %105, 1
  %109 = sext i32 %105 to i64
  %110 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %109
  %111 = load i8, ptr addrspace(1) %110, align 1, !tbaa !14
  switch i8 %111, label %193 [
    i8 0, label %125
    i8 1, label %130
    i8 2, label %145
    i8 3, label %152
    i8 4, label %159
    i8 5, label %169
    i8 6, label %176
    i8 7, label %181
    i8 8, label %112
    i8 9, label %184
    i8 10, label %186
    i8 11, label %190
  ]

112:                                              ; preds = %103
  %113 = add nuw nsw i32 %104, 1
  %114 = and i32 %113, 15
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr %5, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !6
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %116, align 4, !tbaa !6
  %119 = add nuw nsw i32 %104, 2
  %120 = and i32 %119, 15
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr %5, i64 %121
  %123 = load i32, ptr %122, align 4, !tbaa !6
  %124 = add nsw i32 %123, 2
  store i32 %124, ptr %122, align 4, !tbaa !6
  br label %196

125:                                              ; preds = %103
  %126 = sext i32 %104 to i64
  %127 = getelementptr inbounds i32, ptr %5, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !6
  %129 = xor i32 %128, %107
  br label %196

130:                                              ; preds = %103
  %131 = sext i32 %104 to i64
  %132 = getelementptr inbounds i32, ptr %5, i64 %131
  store i32 %107, ptr %132, align 4, !tbaa !6
  %133 = add nuw nsw i32 %104, 1
  %134 = and i32 %133, 15
  %135 = add nsw i32 %105, 2
  %136 = sext i32 %108 to i64
  %137 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %136
  %138 = load i8, ptr addrspace(1) %137, align 1, !tbaa !14
  %139 = and i8 %138, 3
  %140 = zext nneg i8 %139 to i32
  %141 = or disjoint i32 %32, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %142
  %144 = load i32, ptr addrspace(1) %143, align 4, !tbaa !6
  br label %196

145:                                              ; preds = %103
  %146 = add nuw nsw i32 %104, 15
  %147 = and i32 %146, 15
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %5, i64 %148
  %150 = load i32, ptr %149, align 4, !tbaa !6
  %151 = add i32 %150, %107
  br label %196

152:                                              ; preds = %103
  %153 = add nuw nsw i32 %104, 15
  %154 = and i32 %153, 15
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr %5, i64 %155
  %157 = load i32, ptr %156, align 4, !tbaa !6
  %158 = mul i32 %157, %107
  br label %196

159:                                              ; preds = %103
  %160 = sext i32 %104 to i64
  %161 = getelementptr inbounds i32, ptr %5, i64 %160
  %162 = load i32, ptr %161, align 4, !tbaa !6
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %196, label %164

164:                                              ; preds = %159
  %165 = ashr i32 %162, 4
  %166 = tail call noundef range(i32 0, 134217729) i32 @llvm.abs.i32(i32 range(i32 -134217728, 134217728) %165, i1 true)
  %167 = add nuw nsw i32 %166, 1
  %168 = urem i32 %107, %167
  br label %196

169:                                              ; preds = %103
  %170 = add nsw i32 %105, 2
  %171 = sext i32 %108 to i64
  %172 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %171
  %173 = load i8, ptr addrspace(1) %172, align 1, !tbaa !14
  %174 = zext i8 %173 to i32
  %175 = tail call noundef i32 @llvm.fshl.i32(i32 %107, i32 %107, i32 range(i32 0, 256) %174)
  br label %196

176:                                              ; preds = %103
  %177 = and i32 %107, 1
  %178 = icmp eq i32 %177, 0
  %179 = add nsw i32 %105, 3
  %180 = select i1 %178, i32 %108, i32 %179
  br label %196

181:                                              ; preds = %103
  %182 = ashr i32 %107, 31
  %183 = xor i32 %182, %107
  br label %196

184:                                              ; preds = %103
  %185 = ashr i32 %107, 3
  br label %196

186:                                              ; preds = %103
  %187 = sext i32 %104 to i64
  %188 = getelementptr inbounds i32, ptr %5, i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !6
  store i32 %107, ptr %188, align 4, !tbaa !6
  br label %196

190:                                              ; preds = %103
  %191 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %107)
  %192 = add nuw nsw i32 %191, 11
  br label %196

193:                                              ; preds = %103
  %194 = ashr i32 %107, 1
  %195 = xor i32 %194, -1
  br label %196

196:                                              ; preds = %112, %176, %164, %159, %193, %190, %186, %184, %181, %169, %152, %145, %130, %125
  %197 = phi i32 [ %195, %193 ], [ %129, %125 ], [ %144, %130 ], [ %151, %145 ], [ %158, %152 ], [ %192, %190 ], [ %175, %169 ], [ %107, %159 ], [ %168, %164 ], [ %183, %181 ], [ %107, %176 ], [ %185, %184 ], [ %189, %186 ], [ %107, %112 ]
  %198 = phi i32 [ %108, %193 ], [ %108, %125 ], [ %135, %130 ], [ %108, %145 ], [ %108, %152 ], [ %108, %190 ], [ %170, %169 ], [ %108, %159 ], [ %108, %164 ], [ %108, %181 ], [ %180, %176 ], [ %108, %184 ], [ %108, %186 ], [ %108, %112 ]
  %199 = phi i32 [ %104, %193 ], [ %104, %125 ], [ %134, %130 ], [ %147, %145 ], [ %154, %152 ], [ %104, %190 ], [ %104, %169 ], [ %104, %159 ], [ %104, %164 ], [ %104, %181 ], [ %104, %176 ], [ %104, %184 ], [ %104, %186 ], [ %104, %112 ]
  %200 = add nuw nsw i32 %106, 1
  %201 = icmp slt i32 %198, %3
  %202 = icmp samesign ult i32 %106, 99
  %203 = select i1 %201, i1 %202, i1 false
  br i1 %203, label %103, label %33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lex_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  tail call void @__clang_ocl_kern_imp_lex_numbers(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lex_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = icmp slt i32 %3, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %4
  %15 = trunc i64 %12 to i32
  %16 = mul nsw i32 %3, %15
  br label %29

17:                                               ; preds = %81
  %18 = shl i32 %85, 8
  %19 = shl i32 %86, 16
  %20 = or i32 %18, %19
  %21 = or i32 %20, %84
  br label %22

22:                                               ; preds = %17, %4
  %23 = phi i32 [ 0, %4 ], [ %83, %17 ]
  %24 = phi i32 [ 0, %4 ], [ %21, %17 ]
  %25 = shl i64 %12, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %26
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !6
  %28 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %26
  store i32 %23, ptr addrspace(1) %28, align 4, !tbaa !6
  ret void

29:                                               ; preds = %14, %81
  %30 = phi i32 [ 0, %14 ], [ %88, %81 ]
  %31 = phi i32 [ 0, %14 ], [ %87, %81 ]
  %32 = phi i32 [ 0, %14 ], [ %89, %81 ]
  %33 = phi i32 [ 0, %14 ], [ %86, %81 ]
  %34 = phi i32 [ 0, %14 ], [ %85, %81 ]
  %35 = phi i32 [ 0, %14 ], [ %84, %81 ]
  %36 = phi i32 [ 0, %14 ], [ %83, %81 ]
  %37 = phi i32 [ 0, %14 ], [ %82, %81 ]
  %38 = icmp slt i32 %32, %3
  br i1 %38, label %39, label %45

39:                                               ; preds = %29
  %40 = add nsw i32 %32, %16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !14
  %44 = zext i8 %43 to i32
  br label %45

45:                                               ; preds = %29, %39
  %46 = phi i32 [ %44, %39 ], [ 44, %29 ]
  %47 = icmp eq i32 %46, 44
  br i1 %47, label %48, label %59

48:                                               ; preds = %45
  switch i32 %30, label %57 [
    i32 2, label %49
    i32 4, label %55
    i32 0, label %81
  ]

49:                                               ; preds = %48
  %50 = add i32 %35, 1
  %51 = icmp eq i32 %37, 0
  %52 = sub nsw i32 0, %31
  %53 = select i1 %51, i32 %31, i32 %52
  %54 = add nsw i32 %53, %36
  br label %81

55:                                               ; preds = %48
  %56 = add i32 %34, 1
  br label %81

57:                                               ; preds = %48
  %58 = add i32 %33, 1
  br label %81

59:                                               ; preds = %45
  %60 = add nsw i32 %46, -48
  %61 = icmp ult i32 %60, 10
  switch i32 %30, label %81 [
    i32 0, label %62
    i32 1, label %67
    i32 2, label %71
    i32 3, label %79
    i32 4, label %79
  ]

62:                                               ; preds = %59
  %63 = trunc nuw i32 %46 to i8
  switch i8 %63, label %67 [
    i8 45, label %64
    i8 43, label %64
  ]

64:                                               ; preds = %62, %62
  %65 = icmp eq i32 %46, 45
  %66 = zext i1 %65 to i32
  br label %81

67:                                               ; preds = %62, %59
  br i1 %61, label %72, label %68

68:                                               ; preds = %67
  %69 = icmp eq i32 %46, 46
  %70 = select i1 %69, i32 3, i32 5
  br label %81

71:                                               ; preds = %59
  br i1 %61, label %72, label %76

72:                                               ; preds = %67, %71
  %73 = mul nsw i32 %31, 10
  %74 = add nsw i32 %60, %73
  %75 = srem i32 %74, 1000003
  br label %81

76:                                               ; preds = %71
  %77 = icmp eq i32 %46, 46
  %78 = select i1 %77, i32 3, i32 5
  br label %81

79:                                               ; preds = %59, %59
  %80 = select i1 %61, i32 4, i32 5
  br label %81

81:                                               ; preds = %64, %68, %79, %76, %72, %59, %49, %55, %48, %57
  %82 = phi i32 [ 0, %49 ], [ 0, %57 ], [ %30, %48 ], [ 0, %55 ], [ %37, %59 ], [ %66, %64 ], [ %37, %72 ], [ %37, %76 ], [ %37, %68 ], [ %37, %79 ]
  %83 = phi i32 [ %54, %49 ], [ %36, %57 ], [ %36, %48 ], [ %36, %55 ], [ %36, %59 ], [ %36, %64 ], [ %36, %72 ], [ %36, %76 ], [ %36, %68 ], [ %36, %79 ]
  %84 = phi i32 [ %50, %49 ], [ %35, %57 ], [ %35, %48 ], [ %35, %55 ], [ %35, %59 ], [ %35, %64 ], [ %35, %72 ], [ %35, %76 ], [ %35, %68 ], [ %35, %79 ]
  %85 = phi i32 [ %34, %49 ], [ %34, %57 ], [ %34, %48 ], [ %56, %55 ], [ %34, %59 ], [ %34, %64 ], [ %34, %72 ], [ %34, %76 ], [ %34, %68 ], [ %34, %79 ]
  %86 = phi i32 [ %33, %49 ], [ %58, %57 ], [ %33, %48 ], [ %33, %55 ], [ %33, %59 ], [ %33, %64 ], [ %33, %72 ], [ %33, %76 ], [ %33, %68 ], [ %33, %79 ]
  %87 = phi i32 [ 0, %49 ], [ 0, %57 ], [ %30, %48 ], [ 0, %55 ], [ %31, %59 ], [ %31, %64 ], [ %75, %72 ], [ %31, %76 ], [ %31, %68 ], [ %31, %79 ]
  %88 = phi i32 [ 0, %49 ], [ 0, %57 ], [ %30, %48 ], [ 0, %55 ], [ %30, %59 ], [ 1, %64 ], [ 2, %72 ], [ %78, %76 ], [ %70, %68 ], [ %80, %79 ]
  %89 = add nuw i32 %32, 1
  %90 = icmp eq i32 %32, %3
  br i1 %90, label %17, label %29
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @utf8_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_utf8_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_utf8_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %3
  %14 = trunc i64 %11 to i32
  %15 = mul nsw i32 %2, %14
  br label %28

16:                                               ; preds = %82, %3
  %17 = phi i32 [ 0, %3 ], [ %83, %82 ]
  %18 = phi i32 [ 0, %3 ], [ %84, %82 ]
  %19 = phi i32 [ 0, %3 ], [ %85, %82 ]
  %20 = phi i32 [ 0, %3 ], [ %87, %82 ]
  %21 = insertelement <4 x i32> poison, i32 %18, i64 0
  %22 = insertelement <4 x i32> %21, i32 %17, i64 1
  %23 = insertelement <4 x i32> %22, i32 %19, i64 2
  %24 = insertelement <4 x i32> %23, i32 %20, i64 3
  %25 = shl i64 %11, 32
  %26 = ashr exact i64 %25, 28
  %27 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %26
  store <4 x i32> %24, ptr addrspace(1) %27, align 16, !tbaa !14
  ret void

28:                                               ; preds = %13, %82
  %29 = phi i32 [ 0, %13 ], [ %87, %82 ]
  %30 = phi i32 [ 0, %13 ], [ %86, %82 ]
  %31 = phi i32 [ 0, %13 ], [ %88, %82 ]
  %32 = phi i32 [ 0, %13 ], [ %85, %82 ]
  %33 = phi i32 [ 0, %13 ], [ %84, %82 ]
  %34 = phi i32 [ 0, %13 ], [ %83, %82 ]
  %35 = add nsw i32 %31, %15
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !14
  %39 = zext i8 %38 to i32
  %40 = lshr i32 %39, 4
  switch i32 %40, label %72 [
    i32 0, label %41
    i32 1, label %41
    i32 2, label %41
    i32 3, label %41
    i32 4, label %41
    i32 5, label %41
    i32 6, label %41
    i32 7, label %41
    i32 8, label %45
    i32 9, label %45
    i32 10, label %45
    i32 11, label %45
    i32 12, label %54
    i32 13, label %54
    i32 14, label %59
    i32 15, label %64
  ]

41:                                               ; preds = %28, %28, %28, %28, %28, %28, %28, %28
  %42 = icmp ne i32 %29, 0
  %43 = zext i1 %42 to i32
  %44 = add i32 %34, %43
  br label %73

45:                                               ; preds = %28, %28, %28, %28
  %46 = icmp eq i32 %29, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %45
  %48 = add i32 %34, 1
  br label %82

49:                                               ; preds = %45
  %50 = shl i32 %30, 6
  %51 = and i32 %39, 63
  %52 = or disjoint i32 %51, %50
  %53 = add nsw i32 %29, -1
  br label %73

54:                                               ; preds = %28, %28
  %55 = icmp ne i32 %29, 0
  %56 = zext i1 %55 to i32
  %57 = add i32 %34, %56
  %58 = and i32 %39, 31
  br label %73

59:                                               ; preds = %28
  %60 = icmp ne i32 %29, 0
  %61 = zext i1 %60 to i32
  %62 = add i32 %34, %61
  %63 = and i32 %39, 15
  br label %73

64:                                               ; preds = %28
  %65 = icmp ne i32 %29, 0
  %66 = zext i1 %65 to i32
  %67 = icmp ugt i8 %38, -12
  %68 = zext i1 %67 to i32
  %69 = add i32 %34, %66
  %70 = add i32 %69, %68
  %71 = and i32 %39, 7
  br label %73

72:                                               ; preds = %28
  unreachable

73:                                               ; preds = %64, %59, %54, %49, %41
  %74 = phi i32 [ %44, %41 ], [ %34, %49 ], [ %57, %54 ], [ %62, %59 ], [ %70, %64 ]
  %75 = phi i32 [ %39, %41 ], [ %52, %49 ], [ %58, %54 ], [ %63, %59 ], [ %71, %64 ]
  %76 = phi i32 [ 0, %41 ], [ %53, %49 ], [ 1, %54 ], [ 2, %59 ], [ 3, %64 ]
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %82

78:                                               ; preds = %73
  %79 = tail call noundef i32 @llvm.fshl.i32(i32 %32, i32 %32, i32 5)
  %80 = xor i32 %75, %79
  %81 = add i32 %33, 1
  br label %82

82:                                               ; preds = %73, %78, %47
  %83 = phi i32 [ %48, %47 ], [ %74, %78 ], [ %74, %73 ]
  %84 = phi i32 [ %33, %47 ], [ %81, %78 ], [ %33, %73 ]
  %85 = phi i32 [ %32, %47 ], [ %80, %78 ], [ %32, %73 ]
  %86 = phi i32 [ %30, %47 ], [ %75, %78 ], [ %75, %73 ]
  %87 = phi i32 [ 0, %47 ], [ 0, %78 ], [ %76, %73 ]
  %88 = add nuw nsw i32 %31, 1
  %89 = icmp eq i32 %88, %2
  br i1 %89, label %16, label %28
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
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"int*", !"int*", !"int"}
!13 = !{!"const", !"const", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{!"uchar*", !"uint*", !"int*", !"int"}
!16 = !{!"const", !"", !"", !""}
!17 = !{i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"uchar*", !"uint4*", !"int"}
!20 = !{!"uchar*", !"uint __attribute__((ext_vector_type(4)))*", !"int"}
!21 = !{!"const", !"", !""}
