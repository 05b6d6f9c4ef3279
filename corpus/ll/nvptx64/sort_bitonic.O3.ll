; ModuleID = 'corpus/opencl/sort_bitonic.cl'
source_filename = "corpus/opencl/sort_bitonic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bitonic_local.lk = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@bitonic_local.lv = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@odd_even_sort.s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_local(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  tail call void @__clang_ocl_kern_imp_bitonic_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_bitonic_local(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = shl nuw nsw i64 %7, 7
  %9 = add nuw nsw i64 %8, %5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  %12 = load i32, ptr addrspace(1) %10, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %5
  store i32 %12, ptr addrspace(3) %13, align 4, !tbaa !6
  %14 = load i32, ptr addrspace(1) %11, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %5
  store i32 %14, ptr addrspace(3) %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 256
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = add nuw nsw i64 %5, 64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %18
  store i32 %17, ptr addrspace(3) %19, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 256
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %18
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !6
  %23 = shl nuw nsw i32 %4, 1
  %24 = and i32 %4, 1
  %25 = xor i32 %2, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %26
  %28 = or disjoint i32 %23, 1
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %29
  %31 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %32 = load i32, ptr addrspace(3) %30, align 4, !tbaa !6
  %33 = icmp ugt i32 %31, %32
  %34 = zext i1 %33 to i32
  %35 = icmp eq i32 %25, %34
  br i1 %35, label %303, label %308

36:                                               ; preds = %308
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %317
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %314
  store i32 %320, ptr addrspace(3) %315, align 4, !tbaa !6
  store i32 %319, ptr addrspace(3) %318, align 4, !tbaa !6
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !6
  %40 = load i32, ptr addrspace(3) %37, align 4, !tbaa !6
  store i32 %40, ptr addrspace(3) %38, align 4, !tbaa !6
  store i32 %39, ptr addrspace(3) %37, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %36, %308
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %43 = load i32, ptr addrspace(3) %30, align 4, !tbaa !6
  %44 = icmp ugt i32 %42, %43
  %45 = zext i1 %44 to i32
  %46 = icmp eq i32 %311, %45
  br i1 %46, label %47, label %52

47:                                               ; preds = %41
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %29
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %26
  store i32 %43, ptr addrspace(3) %27, align 4, !tbaa !6
  store i32 %42, ptr addrspace(3) %30, align 4, !tbaa !6
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !6
  %51 = load i32, ptr addrspace(3) %48, align 4, !tbaa !6
  store i32 %51, ptr addrspace(3) %49, align 4, !tbaa !6
  store i32 %50, ptr addrspace(3) %48, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %47, %41
  %53 = lshr i32 %4, 2
  %54 = and i32 %53, 1
  %55 = xor i32 %2, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = and i32 %4, 3
  %57 = sub nsw i32 %23, %56
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %58
  %60 = add nsw i32 %57, 4
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %61
  %63 = load i32, ptr addrspace(3) %59, align 4, !tbaa !6
  %64 = load i32, ptr addrspace(3) %62, align 4, !tbaa !6
  %65 = icmp ugt i32 %63, %64
  %66 = zext i1 %65 to i32
  %67 = icmp eq i32 %55, %66
  br i1 %67, label %68, label %73

68:                                               ; preds = %52
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %61
  %70 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %58
  store i32 %64, ptr addrspace(3) %59, align 4, !tbaa !6
  store i32 %63, ptr addrspace(3) %62, align 4, !tbaa !6
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !6
  %72 = load i32, ptr addrspace(3) %69, align 4, !tbaa !6
  store i32 %72, ptr addrspace(3) %70, align 4, !tbaa !6
  store i32 %71, ptr addrspace(3) %69, align 4, !tbaa !6
  br label %73

73:                                               ; preds = %68, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = load i32, ptr addrspace(3) %315, align 4, !tbaa !6
  %75 = load i32, ptr addrspace(3) %318, align 4, !tbaa !6
  %76 = icmp ugt i32 %74, %75
  %77 = zext i1 %76 to i32
  %78 = icmp eq i32 %55, %77
  br i1 %78, label %79, label %84

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %317
  %81 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %314
  store i32 %75, ptr addrspace(3) %315, align 4, !tbaa !6
  store i32 %74, ptr addrspace(3) %318, align 4, !tbaa !6
  %82 = load i32, ptr addrspace(3) %81, align 4, !tbaa !6
  %83 = load i32, ptr addrspace(3) %80, align 4, !tbaa !6
  store i32 %83, ptr addrspace(3) %81, align 4, !tbaa !6
  store i32 %82, ptr addrspace(3) %80, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %79, %73
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %86 = load i32, ptr addrspace(3) %30, align 4, !tbaa !6
  %87 = icmp ugt i32 %85, %86
  %88 = zext i1 %87 to i32
  %89 = icmp eq i32 %55, %88
  br i1 %89, label %90, label %95

90:                                               ; preds = %84
  %91 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %29
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %26
  store i32 %86, ptr addrspace(3) %27, align 4, !tbaa !6
  store i32 %85, ptr addrspace(3) %30, align 4, !tbaa !6
  %93 = load i32, ptr addrspace(3) %92, align 4, !tbaa !6
  %94 = load i32, ptr addrspace(3) %91, align 4, !tbaa !6
  store i32 %94, ptr addrspace(3) %92, align 4, !tbaa !6
  store i32 %93, ptr addrspace(3) %91, align 4, !tbaa !6
  br label %95

95:                                               ; preds = %90, %84
  %96 = lshr i32 %4, 3
  %97 = and i32 %96, 1
  %98 = xor i32 %2, %97
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %99 = and i32 %4, 7
  %100 = sub nsw i32 %23, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %101
  %103 = add nsw i32 %100, 8
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %104
  %106 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %107 = load i32, ptr addrspace(3) %105, align 4, !tbaa !6
  %108 = icmp ugt i32 %106, %107
  %109 = zext i1 %108 to i32
  %110 = icmp eq i32 %98, %109
  br i1 %110, label %111, label %116

111:                                              ; preds = %95
  %112 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %104
  %113 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %101
  store i32 %107, ptr addrspace(3) %102, align 4, !tbaa !6
  store i32 %106, ptr addrspace(3) %105, align 4, !tbaa !6
  %114 = load i32, ptr addrspace(3) %113, align 4, !tbaa !6
  %115 = load i32, ptr addrspace(3) %112, align 4, !tbaa !6
  store i32 %115, ptr addrspace(3) %113, align 4, !tbaa !6
  store i32 %114, ptr addrspace(3) %112, align 4, !tbaa !6
  br label %116

116:                                              ; preds = %111, %95
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = load i32, ptr addrspace(3) %59, align 4, !tbaa !6
  %118 = load i32, ptr addrspace(3) %62, align 4, !tbaa !6
  %119 = icmp ugt i32 %117, %118
  %120 = zext i1 %119 to i32
  %121 = icmp eq i32 %98, %120
  br i1 %121, label %122, label %127

122:                                              ; preds = %116
  %123 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %61
  %124 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %58
  store i32 %118, ptr addrspace(3) %59, align 4, !tbaa !6
  store i32 %117, ptr addrspace(3) %62, align 4, !tbaa !6
  %125 = load i32, ptr addrspace(3) %124, align 4, !tbaa !6
  %126 = load i32, ptr addrspace(3) %123, align 4, !tbaa !6
  store i32 %126, ptr addrspace(3) %124, align 4, !tbaa !6
  store i32 %125, ptr addrspace(3) %123, align 4, !tbaa !6
  br label %127

127:                                              ; preds = %122, %116
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = load i32, ptr addrspace(3) %315, align 4, !tbaa !6
  %129 = load i32, ptr addrspace(3) %318, align 4, !tbaa !6
  %130 = icmp ugt i32 %128, %129
  %131 = zext i1 %130 to i32
  %132 = icmp eq i32 %98, %131
  br i1 %132, label %133, label %138

133:                                              ; preds = %127
  %134 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %317
  %135 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %314
  store i32 %129, ptr addrspace(3) %315, align 4, !tbaa !6
  store i32 %128, ptr addrspace(3) %318, align 4, !tbaa !6
  %136 = load i32, ptr addrspace(3) %135, align 4, !tbaa !6
  %137 = load i32, ptr addrspace(3) %134, align 4, !tbaa !6
  store i32 %137, ptr addrspace(3) %135, align 4, !tbaa !6
  store i32 %136, ptr addrspace(3) %134, align 4, !tbaa !6
  br label %138

138:                                              ; preds = %133, %127
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %139 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %140 = load i32, ptr addrspace(3) %30, align 4, !tbaa !6
  %141 = icmp ugt i32 %139, %140
  %142 = zext i1 %141 to i32
  %143 = icmp eq i32 %98, %142
  br i1 %143, label %144, label %149

144:                                              ; preds = %138
  %145 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %29
  %146 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %26
  store i32 %140, ptr addrspace(3) %27, align 4, !tbaa !6
  store i32 %139, ptr addrspace(3) %30, align 4, !tbaa !6
  %147 = load i32, ptr addrspace(3) %146, align 4, !tbaa !6
  %148 = load i32, ptr addrspace(3) %145, align 4, !tbaa !6
  store i32 %148, ptr addrspace(3) %146, align 4, !tbaa !6
  store i32 %147, ptr addrspace(3) %145, align 4, !tbaa !6
  br label %149

149:                                              ; preds = %144, %138
  %150 = lshr i32 %4, 4
  %151 = and i32 %150, 1
  %152 = xor i32 %2, %151
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %153 = and i32 %4, 15
  %154 = sub nsw i32 %23, %153
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %155
  %157 = add nsw i32 %154, 16
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %158
  %160 = load i32, ptr addrspace(3) %156, align 4, !tbaa !6
  %161 = load i32, ptr addrspace(3) %159, align 4, !tbaa !6
  %162 = icmp ugt i32 %160, %161
  %163 = zext i1 %162 to i32
  %164 = icmp eq i32 %152, %163
  br i1 %164, label %165, label %170

165:                                              ; preds = %149
  %166 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %158
  %167 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %155
  store i32 %161, ptr addrspace(3) %156, align 4, !tbaa !6
  store i32 %160, ptr addrspace(3) %159, align 4, !tbaa !6
  %168 = load i32, ptr addrspace(3) %167, align 4, !tbaa !6
  %169 = load i32, ptr addrspace(3) %166, align 4, !tbaa !6
  store i32 %169, ptr addrspace(3) %167, align 4, !tbaa !6
  store i32 %168, ptr addrspace(3) %166, align 4, !tbaa !6
  br label %170

170:                                              ; preds = %165, %149
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %171 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %172 = load i32, ptr addrspace(3) %105, align 4, !tbaa !6
  %173 = icmp ugt i32 %171, %172
  %174 = zext i1 %173 to i32
  %175 = icmp eq i32 %152, %174
  br i1 %175, label %176, label %181

176:                                              ; preds = %170
  %177 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %104
  %178 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %101
  store i32 %172, ptr addrspace(3) %102, align 4, !tbaa !6
  store i32 %171, ptr addrspace(3) %105, align 4, !tbaa !6
  %179 = load i32, ptr addrspace(3) %178, align 4, !tbaa !6
  %180 = load i32, ptr addrspace(3) %177, align 4, !tbaa !6
  store i32 %180, ptr addrspace(3) %178, align 4, !tbaa !6
  store i32 %179, ptr addrspace(3) %177, align 4, !tbaa !6
  br label %181

181:                                              ; preds = %176, %170
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %182 = load i32, ptr addrspace(3) %59, align 4, !tbaa !6
  %183 = load i32, ptr addrspace(3) %62, align 4, !tbaa !6
  %184 = icmp ugt i32 %182, %183
  %185 = zext i1 %184 to i32
  %186 = icmp eq i32 %152, %185
  br i1 %186, label %187, label %192

187:                                              ; preds = %181
  %188 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %61
  %189 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %58
  store i32 %183, ptr addrspace(3) %59, align 4, !tbaa !6
  store i32 %182, ptr addrspace(3) %62, align 4, !tbaa !6
  %190 = load i32, ptr addrspace(3) %189, align 4, !tbaa !6
  %191 = load i32, ptr addrspace(3) %188, align 4, !tbaa !6
  store i32 %191, ptr addrspace(3) %189, align 4, !tbaa !6
  store i32 %190, ptr addrspace(3) %188, align 4, !tbaa !6
  br label %192

192:                                              ; preds = %187, %181
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %193 = load i32, ptr addrspace(3) %315, align 4, !tbaa !6
  %194 = load i32, ptr addrspace(3) %318, align 4, !tbaa !6
  %195 = icmp ugt i32 %193, %194
  %196 = zext i1 %195 to i32
  %197 = icmp eq i32 %152, %196
  br i1 %197, label %198, label %203

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %317
  %200 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %314
  store i32 %194, ptr addrspace(3) %315, align 4, !tbaa !6
  store i32 %193, ptr addrspace(3) %318, align 4, !tbaa !6
  %201 = load i32, ptr addrspace(3) %200, align 4, !tbaa !6
  %202 = load i32, ptr addrspace(3) %199, align 4, !tbaa !6
  store i32 %202, ptr addrspace(3) %200, align 4, !tbaa !6
  store i32 %201, ptr addrspace(3) %199, align 4, !tbaa !6
  br label %203

203:                                              ; preds = %198, %192
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %204 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %205 = load i32, ptr addrspace(3) %30, align 4, !tbaa !6
  %206 = icmp ugt i32 %204, %205
  %207 = zext i1 %206 to i32
  %208 = icmp eq i32 %152, %207
  br i1 %208, label %209, label %214

209:                                              ; preds = %203
  %210 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %29
  %211 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %26
  store i32 %205, ptr addrspace(3) %27, align 4, !tbaa !6
  store i32 %204, ptr addrspace(3) %30, align 4, !tbaa !6
  %212 = load i32, ptr addrspace(3) %211, align 4, !tbaa !6
  %213 = load i32, ptr addrspace(3) %210, align 4, !tbaa !6
  store i32 %213, ptr addrspace(3) %211, align 4, !tbaa !6
  store i32 %212, ptr addrspace(3) %210, align 4, !tbaa !6
  br label %214

214:                                              ; preds = %209, %203
  %215 = lshr i32 %4, 5
  %216 = and i32 %215, 1
  %217 = xor i32 %2, %216
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %218 = and i32 %4, 31
  %219 = sub nsw i32 %23, %218
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %220
  %222 = add nsw i32 %219, 32
  %223 = zext nneg i32 %222 to i64
  %224 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %223
  %225 = load i32, ptr addrspace(3) %221, align 4, !tbaa !6
  %226 = load i32, ptr addrspace(3) %224, align 4, !tbaa !6
  %227 = icmp ugt i32 %225, %226
  %228 = zext i1 %227 to i32
  %229 = icmp eq i32 %217, %228
  br i1 %229, label %230, label %235

230:                                              ; preds = %214
  %231 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %223
  %232 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %220
  store i32 %226, ptr addrspace(3) %221, align 4, !tbaa !6
  store i32 %225, ptr addrspace(3) %224, align 4, !tbaa !6
  %233 = load i32, ptr addrspace(3) %232, align 4, !tbaa !6
  %234 = load i32, ptr addrspace(3) %231, align 4, !tbaa !6
  store i32 %234, ptr addrspace(3) %232, align 4, !tbaa !6
  store i32 %233, ptr addrspace(3) %231, align 4, !tbaa !6
  br label %235

235:                                              ; preds = %230, %214
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %236 = load i32, ptr addrspace(3) %156, align 4, !tbaa !6
  %237 = load i32, ptr addrspace(3) %159, align 4, !tbaa !6
  %238 = icmp ugt i32 %236, %237
  %239 = zext i1 %238 to i32
  %240 = icmp eq i32 %217, %239
  br i1 %240, label %241, label %246

241:                                              ; preds = %235
  %242 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %158
  %243 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %155
  store i32 %237, ptr addrspace(3) %156, align 4, !tbaa !6
  store i32 %236, ptr addrspace(3) %159, align 4, !tbaa !6
  %244 = load i32, ptr addrspace(3) %243, align 4, !tbaa !6
  %245 = load i32, ptr addrspace(3) %242, align 4, !tbaa !6
  store i32 %245, ptr addrspace(3) %243, align 4, !tbaa !6
  store i32 %244, ptr addrspace(3) %242, align 4, !tbaa !6
  br label %246

246:                                              ; preds = %241, %235
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %247 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %248 = load i32, ptr addrspace(3) %105, align 4, !tbaa !6
  %249 = icmp ugt i32 %247, %248
  %250 = zext i1 %249 to i32
  %251 = icmp eq i32 %217, %250
  br i1 %251, label %252, label %257

252:                                              ; preds = %246
  %253 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %104
  %254 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %101
  store i32 %248, ptr addrspace(3) %102, align 4, !tbaa !6
  store i32 %247, ptr addrspace(3) %105, align 4, !tbaa !6
  %255 = load i32, ptr addrspace(3) %254, align 4, !tbaa !6
  %256 = load i32, ptr addrspace(3) %253, align 4, !tbaa !6
  store i32 %256, ptr addrspace(3) %254, align 4, !tbaa !6
  store i32 %255, ptr addrspace(3) %253, align 4, !tbaa !6
  br label %257

257:                                              ; preds = %252, %246
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %258 = load i32, ptr addrspace(3) %59, align 4, !tbaa !6
  %259 = load i32, ptr addrspace(3) %62, align 4, !tbaa !6
  %260 = icmp ugt i32 %258, %259
  %261 = zext i1 %260 to i32
  %262 = icmp eq i32 %217, %261
  br i1 %262, label %263, label %268

263:                                              ; preds = %257
  %264 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %61
  %265 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %58
  store i32 %259, ptr addrspace(3) %59, align 4, !tbaa !6
  store i32 %258, ptr addrspace(3) %62, align 4, !tbaa !6
  %266 = load i32, ptr addrspace(3) %265, align 4, !tbaa !6
  %267 = load i32, ptr addrspace(3) %264, align 4, !tbaa !6
  store i32 %267, ptr addrspace(3) %265, align 4, !tbaa !6
  store i32 %266, ptr addrspace(3) %264, align 4, !tbaa !6
  br label %268

268:                                              ; preds = %263, %257
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %269 = load i32, ptr addrspace(3) %315, align 4, !tbaa !6
  %270 = load i32, ptr addrspace(3) %318, align 4, !tbaa !6
  %271 = icmp ugt i32 %269, %270
  %272 = zext i1 %271 to i32
  %273 = icmp eq i32 %217, %272
  br i1 %273, label %274, label %279

274:                                              ; preds = %268
  %275 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %317
  %276 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %314
  store i32 %270, ptr addrspace(3) %315, align 4, !tbaa !6
  store i32 %269, ptr addrspace(3) %318, align 4, !tbaa !6
  %277 = load i32, ptr addrspace(3) %276, align 4, !tbaa !6
  %278 = load i32, ptr addrspace(3) %275, align 4, !tbaa !6
  store i32 %278, ptr addrspace(3) %276, align 4, !tbaa !6
  store i32 %277, ptr addrspace(3) %275, align 4, !tbaa !6
  br label %279

279:                                              ; preds = %274, %268
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %280 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %281 = load i32, ptr addrspace(3) %30, align 4, !tbaa !6
  %282 = icmp ugt i32 %280, %281
  %283 = zext i1 %282 to i32
  %284 = icmp eq i32 %217, %283
  br i1 %284, label %285, label %290

285:                                              ; preds = %279
  %286 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %29
  %287 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %26
  store i32 %281, ptr addrspace(3) %27, align 4, !tbaa !6
  store i32 %280, ptr addrspace(3) %30, align 4, !tbaa !6
  %288 = load i32, ptr addrspace(3) %287, align 4, !tbaa !6
  %289 = load i32, ptr addrspace(3) %286, align 4, !tbaa !6
  store i32 %289, ptr addrspace(3) %287, align 4, !tbaa !6
  store i32 %288, ptr addrspace(3) %286, align 4, !tbaa !6
  br label %290

290:                                              ; preds = %285, %279
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %291 = and i32 %4, 63
  %292 = sub nsw i32 %23, %291
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %293
  %295 = add nsw i32 %292, 64
  %296 = zext nneg i32 %295 to i64
  %297 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %296
  %298 = load i32, ptr addrspace(3) %294, align 4, !tbaa !6
  %299 = load i32, ptr addrspace(3) %297, align 4, !tbaa !6
  %300 = icmp ugt i32 %298, %299
  %301 = zext i1 %300 to i32
  %302 = icmp eq i32 %2, %301
  br i1 %302, label %324, label %329

303:                                              ; preds = %3
  %304 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %29
  %305 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %26
  store i32 %32, ptr addrspace(3) %27, align 4, !tbaa !6
  store i32 %31, ptr addrspace(3) %30, align 4, !tbaa !6
  %306 = load i32, ptr addrspace(3) %305, align 4, !tbaa !6
  %307 = load i32, ptr addrspace(3) %304, align 4, !tbaa !6
  store i32 %307, ptr addrspace(3) %305, align 4, !tbaa !6
  store i32 %306, ptr addrspace(3) %304, align 4, !tbaa !6
  br label %308

308:                                              ; preds = %3, %303
  %309 = lshr i32 %4, 1
  %310 = and i32 %309, 1
  %311 = xor i32 %2, %310
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %312 = and i32 %4, 1
  %313 = sub nsw i32 %23, %312
  %314 = zext i32 %313 to i64
  %315 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %314
  %316 = add nsw i32 %313, 2
  %317 = zext nneg i32 %316 to i64
  %318 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lk, i64 %317
  %319 = load i32, ptr addrspace(3) %315, align 4, !tbaa !6
  %320 = load i32, ptr addrspace(3) %318, align 4, !tbaa !6
  %321 = icmp ugt i32 %319, %320
  %322 = zext i1 %321 to i32
  %323 = icmp eq i32 %311, %322
  br i1 %323, label %36, label %41

324:                                              ; preds = %290
  %325 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %296
  %326 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %293
  store i32 %299, ptr addrspace(3) %294, align 4, !tbaa !6
  store i32 %298, ptr addrspace(3) %297, align 4, !tbaa !6
  %327 = load i32, ptr addrspace(3) %326, align 4, !tbaa !6
  %328 = load i32, ptr addrspace(3) %325, align 4, !tbaa !6
  store i32 %328, ptr addrspace(3) %326, align 4, !tbaa !6
  store i32 %327, ptr addrspace(3) %325, align 4, !tbaa !6
  br label %329

329:                                              ; preds = %290, %324
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %330 = load i32, ptr addrspace(3) %221, align 4, !tbaa !6
  %331 = load i32, ptr addrspace(3) %224, align 4, !tbaa !6
  %332 = icmp ugt i32 %330, %331
  %333 = zext i1 %332 to i32
  %334 = icmp eq i32 %2, %333
  br i1 %334, label %335, label %340

335:                                              ; preds = %329
  %336 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %223
  %337 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %220
  store i32 %331, ptr addrspace(3) %221, align 4, !tbaa !6
  store i32 %330, ptr addrspace(3) %224, align 4, !tbaa !6
  %338 = load i32, ptr addrspace(3) %337, align 4, !tbaa !6
  %339 = load i32, ptr addrspace(3) %336, align 4, !tbaa !6
  store i32 %339, ptr addrspace(3) %337, align 4, !tbaa !6
  store i32 %338, ptr addrspace(3) %336, align 4, !tbaa !6
  br label %340

340:                                              ; preds = %335, %329
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %341 = load i32, ptr addrspace(3) %156, align 4, !tbaa !6
  %342 = load i32, ptr addrspace(3) %159, align 4, !tbaa !6
  %343 = icmp ugt i32 %341, %342
  %344 = zext i1 %343 to i32
  %345 = icmp eq i32 %2, %344
  br i1 %345, label %346, label %351

346:                                              ; preds = %340
  %347 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %158
  %348 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %155
  store i32 %342, ptr addrspace(3) %156, align 4, !tbaa !6
  store i32 %341, ptr addrspace(3) %159, align 4, !tbaa !6
  %349 = load i32, ptr addrspace(3) %348, align 4, !tbaa !6
  %350 = load i32, ptr addrspace(3) %347, align 4, !tbaa !6
  store i32 %350, ptr addrspace(3) %348, align 4, !tbaa !6
  store i32 %349, ptr addrspace(3) %347, align 4, !tbaa !6
  br label %351

351:                                              ; preds = %346, %340
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %352 = load i32, ptr addrspace(3) %102, align 4, !tbaa !6
  %353 = load i32, ptr addrspace(3) %105, align 4, !tbaa !6
  %354 = icmp ugt i32 %352, %353
  %355 = zext i1 %354 to i32
  %356 = icmp eq i32 %2, %355
  br i1 %356, label %357, label %362

357:                                              ; preds = %351
  %358 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %104
  %359 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %101
  store i32 %353, ptr addrspace(3) %102, align 4, !tbaa !6
  store i32 %352, ptr addrspace(3) %105, align 4, !tbaa !6
  %360 = load i32, ptr addrspace(3) %359, align 4, !tbaa !6
  %361 = load i32, ptr addrspace(3) %358, align 4, !tbaa !6
  store i32 %361, ptr addrspace(3) %359, align 4, !tbaa !6
  store i32 %360, ptr addrspace(3) %358, align 4, !tbaa !6
  br label %362

362:                                              ; preds = %357, %351
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %363 = load i32, ptr addrspace(3) %59, align 4, !tbaa !6
  %364 = load i32, ptr addrspace(3) %62, align 4, !tbaa !6
  %365 = icmp ugt i32 %363, %364
  %366 = zext i1 %365 to i32
  %367 = icmp eq i32 %2, %366
  br i1 %367, label %368, label %373

368:                                              ; preds = %362
  %369 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %61
  %370 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %58
  store i32 %364, ptr addrspace(3) %59, align 4, !tbaa !6
  store i32 %363, ptr addrspace(3) %62, align 4, !tbaa !6
  %371 = load i32, ptr addrspace(3) %370, align 4, !tbaa !6
  %372 = load i32, ptr addrspace(3) %369, align 4, !tbaa !6
  store i32 %372, ptr addrspace(3) %370, align 4, !tbaa !6
  store i32 %371, ptr addrspace(3) %369, align 4, !tbaa !6
  br label %373

373:                                              ; preds = %368, %362
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %374 = load i32, ptr addrspace(3) %315, align 4, !tbaa !6
  %375 = load i32, ptr addrspace(3) %318, align 4, !tbaa !6
  %376 = icmp ugt i32 %374, %375
  %377 = zext i1 %376 to i32
  %378 = icmp eq i32 %2, %377
  br i1 %378, label %379, label %384

379:                                              ; preds = %373
  %380 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %317
  %381 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %314
  store i32 %375, ptr addrspace(3) %315, align 4, !tbaa !6
  store i32 %374, ptr addrspace(3) %318, align 4, !tbaa !6
  %382 = load i32, ptr addrspace(3) %381, align 4, !tbaa !6
  %383 = load i32, ptr addrspace(3) %380, align 4, !tbaa !6
  store i32 %383, ptr addrspace(3) %381, align 4, !tbaa !6
  store i32 %382, ptr addrspace(3) %380, align 4, !tbaa !6
  br label %384

384:                                              ; preds = %379, %373
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %385 = load i32, ptr addrspace(3) %27, align 4, !tbaa !6
  %386 = load i32, ptr addrspace(3) %30, align 4, !tbaa !6
  %387 = icmp ugt i32 %385, %386
  %388 = zext i1 %387 to i32
  %389 = icmp eq i32 %2, %388
  br i1 %389, label %390, label %395

390:                                              ; preds = %384
  %391 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %29
  %392 = getelementptr inbounds nuw i32, ptr addrspace(3) @bitonic_local.lv, i64 %26
  store i32 %386, ptr addrspace(3) %27, align 4, !tbaa !6
  store i32 %385, ptr addrspace(3) %30, align 4, !tbaa !6
  %393 = load i32, ptr addrspace(3) %392, align 4, !tbaa !6
  %394 = load i32, ptr addrspace(3) %391, align 4, !tbaa !6
  store i32 %394, ptr addrspace(3) %392, align 4, !tbaa !6
  store i32 %393, ptr addrspace(3) %391, align 4, !tbaa !6
  br label %395

395:                                              ; preds = %390, %384
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %396 = load i32, ptr addrspace(3) %13, align 4, !tbaa !6
  store i32 %396, ptr addrspace(1) %10, align 4, !tbaa !6
  %397 = load i32, ptr addrspace(3) %15, align 4, !tbaa !6
  store i32 %397, ptr addrspace(1) %11, align 4, !tbaa !6
  %398 = load i32, ptr addrspace(3) %19, align 4, !tbaa !6
  store i32 %398, ptr addrspace(1) %16, align 4, !tbaa !6
  %399 = load i32, ptr addrspace(3) %22, align 4, !tbaa !6
  store i32 %399, ptr addrspace(1) %20, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bitonic_global_step(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_bitonic_global_step(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bitonic_global_step(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %6
  %11 = lshr i32 %2, 1
  %12 = and i32 %11, %10
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  %15 = xor i32 %4, %14
  %16 = shl i32 %10, 1
  %17 = add i32 %3, -1
  %18 = and i32 %17, %10
  %19 = sub i32 %16, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = add i32 %19, %3
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !6
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %24
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = icmp ugt i32 %22, %26
  %32 = zext i1 %31 to i32
  %33 = icmp eq i32 %15, %32
  %34 = select i1 %33, i32 %26, i32 %22
  store i32 %34, ptr addrspace(1) %21, align 4, !tbaa !6
  %35 = select i1 %33, i32 %22, i32 %26
  store i32 %35, ptr addrspace(1) %25, align 4, !tbaa !6
  %36 = select i1 %33, i32 %30, i32 %28
  store i32 %36, ptr addrspace(1) %27, align 4, !tbaa !6
  %37 = select i1 %33, i32 %28, i32 %30
  store i32 %37, ptr addrspace(1) %29, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @odd_even_sort(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_odd_even_sort(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = icmp slt i32 %4, %1
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %10

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !23
  br label %10

10:                                               ; preds = %2, %7
  %11 = phi float [ %9, %7 ], [ 0x7FF0000000000000, %2 ]
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i64 %6
  store float %11, ptr addrspace(3) %12, align 4, !tbaa !23
  %13 = or disjoint i32 %4, 1
  %14 = icmp slt i32 %13, %1
  %15 = zext nneg i32 %13 to i64
  br i1 %14, label %16, label %19

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !23
  br label %19

19:                                               ; preds = %10, %16
  %20 = phi float [ %18, %16 ], [ 0x7FF0000000000000, %10 ]
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i64 %15
  store float %20, ptr addrspace(3) %21, align 4, !tbaa !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ult i32 %3, 32
  %23 = zext nneg i32 %4 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i64 4
  %26 = or disjoint i32 %4, 1
  %27 = icmp samesign ult i32 %26, 63
  %28 = zext nneg i32 %26 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i64 4
  %31 = icmp samesign ult i32 %3, 32
  %32 = zext nneg i32 %4 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 4
  %35 = or disjoint i32 %4, 1
  %36 = icmp samesign ult i32 %35, 63
  %37 = zext nneg i32 %35 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(3) @odd_even_sort.s, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 4
  br label %41

40:                                               ; preds = %66
  br i1 %5, label %69, label %72

41:                                               ; preds = %66, %19
  %42 = phi i32 [ 0, %19 ], [ %67, %66 ]
  br i1 %22, label %43, label %48

43:                                               ; preds = %41
  %44 = load float, ptr addrspace(3) %24, align 4, !tbaa !23
  %45 = load float, ptr addrspace(3) %25, align 4, !tbaa !23
  %46 = tail call noundef float @llvm.minimumnum.f32(float %44, float %45)
  store float %46, ptr addrspace(3) %24, align 4, !tbaa !23
  %47 = tail call noundef float @llvm.maximumnum.f32(float %44, float %45)
  store float %47, ptr addrspace(3) %25, align 4, !tbaa !23
  br label %48

48:                                               ; preds = %43, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %27, label %49, label %54

49:                                               ; preds = %48
  %50 = load float, ptr addrspace(3) %29, align 4, !tbaa !23
  %51 = load float, ptr addrspace(3) %30, align 4, !tbaa !23
  %52 = tail call noundef float @llvm.minimumnum.f32(float %50, float %51)
  store float %52, ptr addrspace(3) %29, align 4, !tbaa !23
  %53 = tail call noundef float @llvm.maximumnum.f32(float %50, float %51)
  store float %53, ptr addrspace(3) %30, align 4, !tbaa !23
  br label %54

54:                                               ; preds = %49, %48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %31, label %55, label %60

55:                                               ; preds = %54
  %56 = load float, ptr addrspace(3) %33, align 4, !tbaa !23
  %57 = load float, ptr addrspace(3) %34, align 4, !tbaa !23
  %58 = tail call noundef float @llvm.minimumnum.f32(float %56, float %57)
  store float %58, ptr addrspace(3) %33, align 4, !tbaa !23
  %59 = tail call noundef float @llvm.maximumnum.f32(float %56, float %57)
  store float %59, ptr addrspace(3) %34, align 4, !tbaa !23
  br label %60

60:                                               ; preds = %55, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %36, label %61, label %66

61:                                               ; preds = %60
  %62 = load float, ptr addrspace(3) %38, align 4, !tbaa !23
  %63 = load float, ptr addrspace(3) %39, align 4, !tbaa !23
  %64 = tail call noundef float @llvm.minimumnum.f32(float %62, float %63)
  store float %64, ptr addrspace(3) %38, align 4, !tbaa !23
  %65 = tail call noundef float @llvm.maximumnum.f32(float %62, float %63)
  store float %65, ptr addrspace(3) %39, align 4, !tbaa !23
  br label %66

66:                                               ; preds = %61, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = add nuw nsw i32 %42, 4
  %68 = icmp eq i32 %67, 64
  br i1 %68, label %40, label %41

69:                                               ; preds = %40
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %6
  %71 = load float, ptr addrspace(3) %12, align 4, !tbaa !23
  store float %71, ptr addrspace(1) %70, align 4, !tbaa !23
  br label %72

72:                                               ; preds = %69, %40
  br i1 %14, label %73, label %76

73:                                               ; preds = %72
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %15
  %75 = load float, ptr addrspace(3) %21, align 4, !tbaa !23
  store float %75, ptr addrspace(1) %74, align 4, !tbaa !23
  br label %76

76:                                               ; preds = %73, %72
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #6

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!12 = !{!"uint*", !"uint*", !"uint"}
!13 = !{!"", !"", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"uint*", !"uint*", !"uint", !"uint", !"uint"}
!18 = !{!"", !"", !"", !"", !""}
!19 = !{i32 1, i32 0}
!20 = !{!"none", !"none"}
!21 = !{!"float*", !"int"}
!22 = !{!"", !""}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !8, i64 0}
