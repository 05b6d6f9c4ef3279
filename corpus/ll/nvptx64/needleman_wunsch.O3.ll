; ModuleID = 'corpus/opencl/needleman_wunsch.cl'
source_filename = "corpus/opencl/needleman_wunsch.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@nw_upper.temp = internal unnamed_addr addrspace(3) global [289 x i32] undef, align 4
@nw_upper.ref = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@nw_lower.temp = internal unnamed_addr addrspace(3) global [289 x i32] undef, align 4
@nw_lower.ref = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @nw_upper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_nw_upper(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_nw_upper(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = xor i32 %6, -1
  %8 = add i32 %4, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nsw i32 %2, 4
  %11 = mul nsw i32 %10, %8
  %12 = shl nsw i32 %6, 4
  %13 = add nsw i32 %11, %12
  %14 = add nsw i32 %13, %9
  %15 = add nsw i32 %2, 1
  %16 = add nsw i32 %15, %14
  %17 = icmp eq i32 %9, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %5
  %19 = sext i32 %13 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  store i32 %21, ptr addrspace(3) @nw_upper.temp, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %18, %5
  %23 = sext i32 %16 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = zext nneg i32 %9 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_upper.ref, i64 %26
  store i32 %25, ptr addrspace(3) %27, align 4, !tbaa !6
  %28 = add nsw i32 %16, %2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 64
  store i32 %31, ptr addrspace(3) %32, align 4, !tbaa !6
  %33 = shl nsw i32 %2, 1
  %34 = add nsw i32 %16, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 128
  store i32 %37, ptr addrspace(3) %38, align 4, !tbaa !6
  %39 = mul nsw i32 %2, 3
  %40 = add nsw i32 %16, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 192
  store i32 %43, ptr addrspace(3) %44, align 4, !tbaa !6
  %45 = shl nsw i32 %2, 2
  %46 = add nsw i32 %16, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !6
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 256
  store i32 %49, ptr addrspace(3) %50, align 4, !tbaa !6
  %51 = mul nsw i32 %2, 5
  %52 = add nsw i32 %16, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !6
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 320
  store i32 %55, ptr addrspace(3) %56, align 4, !tbaa !6
  %57 = mul nsw i32 %2, 6
  %58 = add nsw i32 %16, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !6
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 384
  store i32 %61, ptr addrspace(3) %62, align 4, !tbaa !6
  %63 = mul nsw i32 %2, 7
  %64 = add nsw i32 %16, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !6
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 448
  store i32 %67, ptr addrspace(3) %68, align 4, !tbaa !6
  %69 = shl nsw i32 %2, 3
  %70 = add nsw i32 %16, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !6
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 512
  store i32 %73, ptr addrspace(3) %74, align 4, !tbaa !6
  %75 = mul nsw i32 %2, 9
  %76 = add nsw i32 %16, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %77
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !6
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 576
  store i32 %79, ptr addrspace(3) %80, align 4, !tbaa !6
  %81 = mul nsw i32 %2, 10
  %82 = add nsw i32 %16, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %83
  %85 = load i32, ptr addrspace(1) %84, align 4, !tbaa !6
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 640
  store i32 %85, ptr addrspace(3) %86, align 4, !tbaa !6
  %87 = mul nsw i32 %2, 11
  %88 = add nsw i32 %16, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4, !tbaa !6
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 704
  store i32 %91, ptr addrspace(3) %92, align 4, !tbaa !6
  %93 = mul nsw i32 %2, 12
  %94 = add nsw i32 %16, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %95
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !6
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 768
  store i32 %97, ptr addrspace(3) %98, align 4, !tbaa !6
  %99 = mul nsw i32 %2, 13
  %100 = add nsw i32 %16, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %101
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !6
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 832
  store i32 %103, ptr addrspace(3) %104, align 4, !tbaa !6
  %105 = mul nsw i32 %2, 14
  %106 = add nsw i32 %16, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %107
  %109 = load i32, ptr addrspace(1) %108, align 4, !tbaa !6
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 896
  store i32 %109, ptr addrspace(3) %110, align 4, !tbaa !6
  %111 = mul nsw i32 %2, 15
  %112 = add nsw i32 %16, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %113
  %115 = load i32, ptr addrspace(1) %114, align 4, !tbaa !6
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 960
  store i32 %115, ptr addrspace(3) %116, align 4, !tbaa !6
  %117 = add nuw nsw i32 %9, 1
  %118 = mul i32 %2, %117
  %119 = add i32 %13, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %120
  %122 = load i32, ptr addrspace(1) %121, align 4, !tbaa !6
  %123 = mul nuw nsw i32 %117, 17
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_upper.temp, i64 %124
  store i32 %122, ptr addrspace(3) %125, align 4, !tbaa !6
  %126 = sext i32 %14 to i64
  %127 = getelementptr i32, ptr addrspace(1) %1, i64 %126
  %128 = getelementptr i8, ptr addrspace(1) %127, i64 4
  %129 = load i32, ptr addrspace(1) %128, align 4, !tbaa !6
  %130 = zext nneg i32 %117 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_upper.temp, i64 %130
  store i32 %129, ptr addrspace(3) %131, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %132 = add nsw i32 %9, -14
  %133 = sub nsw i32 16, %9
  br label %134

134:                                              ; preds = %177, %22
  %135 = phi i32 [ 0, %22 ], [ %178, %177 ]
  %136 = icmp samesign ult i32 %135, 16
  %137 = add nsw i32 %132, %135
  %138 = select i1 %136, i32 %117, i32 %137
  %139 = sub nsw i32 %135, %9
  %140 = add nsw i32 %139, 1
  %141 = select i1 %136, i32 %140, i32 %133
  br i1 %136, label %142, label %144

142:                                              ; preds = %134
  %143 = icmp samesign ult i32 %135, %9
  br i1 %143, label %177, label %147

144:                                              ; preds = %134
  %145 = sub nuw nsw i32 30, %135
  %146 = icmp samesign ult i32 %145, %9
  br i1 %146, label %177, label %147

147:                                              ; preds = %144, %142
  %148 = add nsw i32 %141, -1
  %149 = mul nsw i32 %148, 17
  %150 = add nsw i32 %138, -1
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.temp, i64 %152
  %154 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %155 = shl nsw i32 %148, 4
  %156 = add nsw i32 %155, %150
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.ref, i64 %157
  %159 = load i32, ptr addrspace(3) %158, align 4, !tbaa !6
  %160 = add nsw i32 %159, %154
  %161 = mul nsw i32 %141, 17
  %162 = add nsw i32 %161, %150
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.temp, i64 %163
  %165 = load i32, ptr addrspace(3) %164, align 4, !tbaa !6
  %166 = sub nsw i32 %165, %3
  %167 = add nsw i32 %149, %138
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.temp, i64 %168
  %170 = load i32, ptr addrspace(3) %169, align 4, !tbaa !6
  %171 = sub nsw i32 %170, %3
  %172 = tail call noundef i32 @llvm.smax.i32(i32 %160, i32 %166)
  %173 = tail call noundef i32 @llvm.smax.i32(i32 %172, i32 %171)
  %174 = add nsw i32 %161, %138
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds i32, ptr addrspace(3) @nw_upper.temp, i64 %175
  store i32 %173, ptr addrspace(3) %176, align 4, !tbaa !6
  br label %177

177:                                              ; preds = %147, %144, %142
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %178 = add nuw nsw i32 %135, 1
  %179 = icmp eq i32 %178, 31
  br i1 %179, label %180, label %134

180:                                              ; preds = %177
  %181 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_upper.temp, i64 %26
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 72
  %183 = load i32, ptr addrspace(3) %182, align 4, !tbaa !6
  %184 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %23
  store i32 %183, ptr addrspace(1) %184, align 4, !tbaa !6
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 140
  %186 = load i32, ptr addrspace(3) %185, align 4, !tbaa !6
  %187 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %29
  store i32 %186, ptr addrspace(1) %187, align 4, !tbaa !6
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 208
  %189 = load i32, ptr addrspace(3) %188, align 4, !tbaa !6
  %190 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %35
  store i32 %189, ptr addrspace(1) %190, align 4, !tbaa !6
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 276
  %192 = load i32, ptr addrspace(3) %191, align 4, !tbaa !6
  %193 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %41
  store i32 %192, ptr addrspace(1) %193, align 4, !tbaa !6
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 344
  %195 = load i32, ptr addrspace(3) %194, align 4, !tbaa !6
  %196 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %47
  store i32 %195, ptr addrspace(1) %196, align 4, !tbaa !6
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 412
  %198 = load i32, ptr addrspace(3) %197, align 4, !tbaa !6
  %199 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %53
  store i32 %198, ptr addrspace(1) %199, align 4, !tbaa !6
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 480
  %201 = load i32, ptr addrspace(3) %200, align 4, !tbaa !6
  %202 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %59
  store i32 %201, ptr addrspace(1) %202, align 4, !tbaa !6
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 548
  %204 = load i32, ptr addrspace(3) %203, align 4, !tbaa !6
  %205 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %65
  store i32 %204, ptr addrspace(1) %205, align 4, !tbaa !6
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 616
  %207 = load i32, ptr addrspace(3) %206, align 4, !tbaa !6
  %208 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %71
  store i32 %207, ptr addrspace(1) %208, align 4, !tbaa !6
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 684
  %210 = load i32, ptr addrspace(3) %209, align 4, !tbaa !6
  %211 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %77
  store i32 %210, ptr addrspace(1) %211, align 4, !tbaa !6
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 752
  %213 = load i32, ptr addrspace(3) %212, align 4, !tbaa !6
  %214 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %83
  store i32 %213, ptr addrspace(1) %214, align 4, !tbaa !6
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 820
  %216 = load i32, ptr addrspace(3) %215, align 4, !tbaa !6
  %217 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %89
  store i32 %216, ptr addrspace(1) %217, align 4, !tbaa !6
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 888
  %219 = load i32, ptr addrspace(3) %218, align 4, !tbaa !6
  %220 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %95
  store i32 %219, ptr addrspace(1) %220, align 4, !tbaa !6
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 956
  %222 = load i32, ptr addrspace(3) %221, align 4, !tbaa !6
  %223 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %101
  store i32 %222, ptr addrspace(1) %223, align 4, !tbaa !6
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 1024
  %225 = load i32, ptr addrspace(3) %224, align 4, !tbaa !6
  %226 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %107
  store i32 %225, ptr addrspace(1) %226, align 4, !tbaa !6
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 1092
  %228 = load i32, ptr addrspace(3) %227, align 4, !tbaa !6
  %229 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %113
  store i32 %228, ptr addrspace(1) %229, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @nw_lower(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_nw_lower(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_nw_lower(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = add nuw nsw i32 %6, 1
  %8 = sub nsw i32 %4, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nsw i32 %2, 4
  %11 = mul nsw i32 %10, %8
  %12 = shl nsw i32 %7, 4
  %13 = add nsw i32 %11, %12
  %14 = add nsw i32 %13, %9
  %15 = add nsw i32 %2, 1
  %16 = add nsw i32 %15, %14
  %17 = icmp eq i32 %9, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %5
  %19 = sext i32 %13 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  store i32 %21, ptr addrspace(3) @nw_lower.temp, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %18, %5
  %23 = sext i32 %16 to i64
  %24 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = zext nneg i32 %9 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_lower.ref, i64 %26
  store i32 %25, ptr addrspace(3) %27, align 4, !tbaa !6
  %28 = add nsw i32 %16, %2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 64
  store i32 %31, ptr addrspace(3) %32, align 4, !tbaa !6
  %33 = shl nsw i32 %2, 1
  %34 = add nsw i32 %16, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %35
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 128
  store i32 %37, ptr addrspace(3) %38, align 4, !tbaa !6
  %39 = mul nsw i32 %2, 3
  %40 = add nsw i32 %16, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 192
  store i32 %43, ptr addrspace(3) %44, align 4, !tbaa !6
  %45 = shl nsw i32 %2, 2
  %46 = add nsw i32 %16, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !6
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 256
  store i32 %49, ptr addrspace(3) %50, align 4, !tbaa !6
  %51 = mul nsw i32 %2, 5
  %52 = add nsw i32 %16, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !6
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 320
  store i32 %55, ptr addrspace(3) %56, align 4, !tbaa !6
  %57 = mul nsw i32 %2, 6
  %58 = add nsw i32 %16, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !6
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 384
  store i32 %61, ptr addrspace(3) %62, align 4, !tbaa !6
  %63 = mul nsw i32 %2, 7
  %64 = add nsw i32 %16, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !6
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 448
  store i32 %67, ptr addrspace(3) %68, align 4, !tbaa !6
  %69 = shl nsw i32 %2, 3
  %70 = add nsw i32 %16, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !6
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 512
  store i32 %73, ptr addrspace(3) %74, align 4, !tbaa !6
  %75 = mul nsw i32 %2, 9
  %76 = add nsw i32 %16, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %77
  %79 = load i32, ptr addrspace(1) %78, align 4, !tbaa !6
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 576
  store i32 %79, ptr addrspace(3) %80, align 4, !tbaa !6
  %81 = mul nsw i32 %2, 10
  %82 = add nsw i32 %16, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %83
  %85 = load i32, ptr addrspace(1) %84, align 4, !tbaa !6
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 640
  store i32 %85, ptr addrspace(3) %86, align 4, !tbaa !6
  %87 = mul nsw i32 %2, 11
  %88 = add nsw i32 %16, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4, !tbaa !6
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 704
  store i32 %91, ptr addrspace(3) %92, align 4, !tbaa !6
  %93 = mul nsw i32 %2, 12
  %94 = add nsw i32 %16, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %95
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !6
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 768
  store i32 %97, ptr addrspace(3) %98, align 4, !tbaa !6
  %99 = mul nsw i32 %2, 13
  %100 = add nsw i32 %16, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %101
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !6
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 832
  store i32 %103, ptr addrspace(3) %104, align 4, !tbaa !6
  %105 = mul nsw i32 %2, 14
  %106 = add nsw i32 %16, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %107
  %109 = load i32, ptr addrspace(1) %108, align 4, !tbaa !6
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 896
  store i32 %109, ptr addrspace(3) %110, align 4, !tbaa !6
  %111 = mul nsw i32 %2, 15
  %112 = add nsw i32 %16, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %113
  %115 = load i32, ptr addrspace(1) %114, align 4, !tbaa !6
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i64 960
  store i32 %115, ptr addrspace(3) %116, align 4, !tbaa !6
  %117 = add nuw nsw i32 %9, 1
  %118 = mul i32 %2, %117
  %119 = add i32 %13, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %120
  %122 = load i32, ptr addrspace(1) %121, align 4, !tbaa !6
  %123 = mul nuw nsw i32 %117, 17
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_lower.temp, i64 %124
  store i32 %122, ptr addrspace(3) %125, align 4, !tbaa !6
  %126 = sext i32 %14 to i64
  %127 = getelementptr i32, ptr addrspace(1) %1, i64 %126
  %128 = getelementptr i8, ptr addrspace(1) %127, i64 4
  %129 = load i32, ptr addrspace(1) %128, align 4, !tbaa !6
  %130 = zext nneg i32 %117 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_lower.temp, i64 %130
  store i32 %129, ptr addrspace(3) %131, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %132 = add nsw i32 %9, -14
  %133 = sub nsw i32 16, %9
  br label %134

134:                                              ; preds = %177, %22
  %135 = phi i32 [ 0, %22 ], [ %178, %177 ]
  %136 = icmp samesign ult i32 %135, 16
  %137 = add nsw i32 %132, %135
  %138 = select i1 %136, i32 %117, i32 %137
  %139 = sub nsw i32 %135, %9
  %140 = add nsw i32 %139, 1
  %141 = select i1 %136, i32 %140, i32 %133
  br i1 %136, label %142, label %144

142:                                              ; preds = %134
  %143 = icmp samesign ult i32 %135, %9
  br i1 %143, label %177, label %147

144:                                              ; preds = %134
  %145 = sub nuw nsw i32 30, %135
  %146 = icmp samesign ult i32 %145, %9
  br i1 %146, label %177, label %147

147:                                              ; preds = %144, %142
  %148 = add nsw i32 %141, -1
  %149 = mul nsw i32 %148, 17
  %150 = add nsw i32 %138, -1
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.temp, i64 %152
  %154 = load i32, ptr addrspace(3) %153, align 4, !tbaa !6
  %155 = shl nsw i32 %148, 4
  %156 = add nsw i32 %155, %150
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.ref, i64 %157
  %159 = load i32, ptr addrspace(3) %158, align 4, !tbaa !6
  %160 = add nsw i32 %159, %154
  %161 = mul nsw i32 %141, 17
  %162 = add nsw i32 %161, %150
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.temp, i64 %163
  %165 = load i32, ptr addrspace(3) %164, align 4, !tbaa !6
  %166 = sub nsw i32 %165, %3
  %167 = add nsw i32 %149, %138
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.temp, i64 %168
  %170 = load i32, ptr addrspace(3) %169, align 4, !tbaa !6
  %171 = sub nsw i32 %170, %3
  %172 = tail call noundef i32 @llvm.smax.i32(i32 %160, i32 %166)
  %173 = tail call noundef i32 @llvm.smax.i32(i32 %172, i32 %171)
  %174 = add nsw i32 %161, %138
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds i32, ptr addrspace(3) @nw_lower.temp, i64 %175
  store i32 %173, ptr addrspace(3) %176, align 4, !tbaa !6
  br label %177

177:                                              ; preds = %147, %144, %142
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %178 = add nuw nsw i32 %135, 1
  %179 = icmp eq i32 %178, 31
  br i1 %179, label %180, label %134

180:                                              ; preds = %177
  %181 = getelementptr inbounds nuw i32, ptr addrspace(3) @nw_lower.temp, i64 %26
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 72
  %183 = load i32, ptr addrspace(3) %182, align 4, !tbaa !6
  %184 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %23
  store i32 %183, ptr addrspace(1) %184, align 4, !tbaa !6
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 140
  %186 = load i32, ptr addrspace(3) %185, align 4, !tbaa !6
  %187 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %29
  store i32 %186, ptr addrspace(1) %187, align 4, !tbaa !6
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 208
  %189 = load i32, ptr addrspace(3) %188, align 4, !tbaa !6
  %190 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %35
  store i32 %189, ptr addrspace(1) %190, align 4, !tbaa !6
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 276
  %192 = load i32, ptr addrspace(3) %191, align 4, !tbaa !6
  %193 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %41
  store i32 %192, ptr addrspace(1) %193, align 4, !tbaa !6
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 344
  %195 = load i32, ptr addrspace(3) %194, align 4, !tbaa !6
  %196 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %47
  store i32 %195, ptr addrspace(1) %196, align 4, !tbaa !6
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 412
  %198 = load i32, ptr addrspace(3) %197, align 4, !tbaa !6
  %199 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %53
  store i32 %198, ptr addrspace(1) %199, align 4, !tbaa !6
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 480
  %201 = load i32, ptr addrspace(3) %200, align 4, !tbaa !6
  %202 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %59
  store i32 %201, ptr addrspace(1) %202, align 4, !tbaa !6
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 548
  %204 = load i32, ptr addrspace(3) %203, align 4, !tbaa !6
  %205 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %65
  store i32 %204, ptr addrspace(1) %205, align 4, !tbaa !6
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 616
  %207 = load i32, ptr addrspace(3) %206, align 4, !tbaa !6
  %208 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %71
  store i32 %207, ptr addrspace(1) %208, align 4, !tbaa !6
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 684
  %210 = load i32, ptr addrspace(3) %209, align 4, !tbaa !6
  %211 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %77
  store i32 %210, ptr addrspace(1) %211, align 4, !tbaa !6
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 752
  %213 = load i32, ptr addrspace(3) %212, align 4, !tbaa !6
  %214 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %83
  store i32 %213, ptr addrspace(1) %214, align 4, !tbaa !6
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 820
  %216 = load i32, ptr addrspace(3) %215, align 4, !tbaa !6
  %217 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %89
  store i32 %216, ptr addrspace(1) %217, align 4, !tbaa !6
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 888
  %219 = load i32, ptr addrspace(3) %218, align 4, !tbaa !6
  %220 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %95
  store i32 %219, ptr addrspace(1) %220, align 4, !tbaa !6
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 956
  %222 = load i32, ptr addrspace(3) %221, align 4, !tbaa !6
  %223 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %101
  store i32 %222, ptr addrspace(1) %223, align 4, !tbaa !6
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 1024
  %225 = load i32, ptr addrspace(3) %224, align 4, !tbaa !6
  %226 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %107
  store i32 %225, ptr addrspace(1) %226, align 4, !tbaa !6
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 1092
  %228 = load i32, ptr addrspace(3) %227, align 4, !tbaa !6
  %229 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %113
  store i32 %228, ptr addrspace(1) %229, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int*", !"int*", !"int", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !""}
