; ModuleID = 'corpus/opencl/rc4.cl'
source_filename = "corpus/opencl/rc4.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@rc4_local.s = internal unnamed_addr addrspace(3) global [2048 x i8] undef, align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rc4_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_rc4_private(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_rc4_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca [256 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  br label %13

6:                                                ; preds = %13
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %7
  %12 = mul nsw i32 %2, %11
  br label %24

13:                                               ; preds = %4, %13
  %14 = phi i32 [ 0, %4 ], [ %18, %13 ]
  %15 = trunc nuw i32 %14 to i8
  %16 = zext nneg i32 %14 to i64
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 %16
  store i8 %15, ptr %17, align 1, !tbaa !14
  %18 = add nuw nsw i32 %14, 1
  %19 = icmp eq i32 %18, 256
  br i1 %19, label %6, label %13, !llvm.loop !15

20:                                               ; preds = %24
  %21 = icmp sgt i32 %3, 0
  br i1 %21, label %22, label %45

22:                                               ; preds = %20
  %23 = mul nsw i32 %3, %11
  br label %46

24:                                               ; preds = %6, %24
  %25 = phi i32 [ 0, %6 ], [ %38, %24 ]
  %26 = phi i32 [ 0, %6 ], [ %43, %24 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !14
  %30 = zext i8 %29 to i32
  %31 = srem i32 %26, %2
  %32 = add nsw i32 %31, %12
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !14
  %36 = zext i8 %35 to i32
  %37 = add i32 %25, %30
  %38 = add i32 %37, %36
  %39 = and i32 %38, 255
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !14
  store i8 %42, ptr %28, align 1, !tbaa !14
  store i8 %29, ptr %41, align 1, !tbaa !14
  %43 = add nuw nsw i32 %26, 1
  %44 = icmp eq i32 %43, 256
  br i1 %44, label %20, label %24, !llvm.loop !17

45:                                               ; preds = %46, %20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

46:                                               ; preds = %22, %46
  %47 = phi i32 [ 0, %22 ], [ %68, %46 ]
  %48 = phi i32 [ 0, %22 ], [ %55, %46 ]
  %49 = phi i8 [ 0, %22 ], [ %50, %46 ]
  %50 = add i8 %49, 1
  %51 = zext i8 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !14
  %54 = zext i8 %53 to i32
  %55 = add i32 %48, %54
  %56 = and i32 %55, 255
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !14
  store i8 %59, ptr %52, align 1, !tbaa !14
  store i8 %53, ptr %58, align 1, !tbaa !14
  %60 = load i8, ptr %52, align 1, !tbaa !14
  %61 = add i8 %60, %53
  %62 = zext i8 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 %62
  %64 = load i8, ptr %63, align 1, !tbaa !14
  %65 = add nsw i32 %47, %23
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %66
  store i8 %64, ptr addrspace(1) %67, align 1, !tbaa !14
  %68 = add nuw nsw i32 %47, 1
  %69 = icmp eq i32 %68, %3
  br i1 %69, label %45, label %46, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @rc4_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 !reqd_work_group_size !20 {
  tail call void @__clang_ocl_kern_imp_rc4_local(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @__clang_ocl_kern_imp_rc4_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !13 !reqd_work_group_size !20 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = shl nuw nsw i32 %5, 2
  br label %13

7:                                                ; preds = %13
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %5
  %12 = mul i32 %2, %11
  br label %27

13:                                               ; preds = %4, %13
  %14 = phi i32 [ 50462976, %4 ], [ %20, %13 ]
  %15 = phi i32 [ 0, %4 ], [ %21, %13 ]
  %16 = shl nuw nsw i32 %15, 5
  %17 = add nuw nsw i32 %16, %6
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %18
  store i32 %14, ptr addrspace(3) %19, align 1, !tbaa !6
  %20 = add i32 %14, 67372036
  %21 = add nuw nsw i32 %15, 1
  %22 = icmp eq i32 %21, 64
  br i1 %22, label %7, label %13, !llvm.loop !21

23:                                               ; preds = %27
  %24 = icmp sgt i32 %3, 0
  br i1 %24, label %25, label %213

25:                                               ; preds = %23
  %26 = mul i32 %3, %11
  br label %58

27:                                               ; preds = %7, %27
  %28 = phi i8 [ 0, %7 ], [ %45, %27 ]
  %29 = phi i32 [ 0, %7 ], [ %56, %27 ]
  %30 = shl nuw nsw i32 %29, 1
  %31 = and i32 %30, 504
  %32 = add nuw nsw i32 %31, %5
  %33 = shl nuw nsw i32 %32, 2
  %34 = and i32 %29, 3
  %35 = or disjoint i32 %33, %34
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %36
  %38 = load i8, ptr addrspace(3) %37, align 1, !tbaa !14
  %39 = add i8 %38, %28
  %40 = urem i32 %29, %2
  %41 = add i32 %40, %12
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %42
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !14
  %45 = add i8 %39, %44
  %46 = zext i8 %45 to i32
  %47 = shl nuw nsw i32 %46, 1
  %48 = and i32 %47, 504
  %49 = add nuw nsw i32 %48, %5
  %50 = shl nuw nsw i32 %49, 2
  %51 = and i32 %46, 3
  %52 = or disjoint i32 %50, %51
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %53
  %55 = load i8, ptr addrspace(3) %54, align 1, !tbaa !14
  store i8 %55, ptr addrspace(3) %37, align 1, !tbaa !14
  store i8 %38, ptr addrspace(3) %54, align 1, !tbaa !14
  %56 = add nuw nsw i32 %29, 1
  %57 = icmp eq i32 %56, 256
  br i1 %57, label %23, label %27, !llvm.loop !22

58:                                               ; preds = %25, %58
  %59 = phi i32 [ 0, %25 ], [ %211, %58 ]
  %60 = phi i32 [ 0, %25 ], [ %184, %58 ]
  %61 = phi i32 [ 0, %25 ], [ %172, %58 ]
  %62 = add nuw nsw i32 %61, 1
  %63 = and i32 %62, 255
  %64 = shl nuw nsw i32 %62, 1
  %65 = and i32 %64, 504
  %66 = add nuw nsw i32 %65, %5
  %67 = shl nuw nsw i32 %66, 2
  %68 = and i32 %62, 3
  %69 = or disjoint i32 %67, %68
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %70
  %72 = load i8, ptr addrspace(3) %71, align 1, !tbaa !14
  %73 = zext i8 %72 to i32
  %74 = add nuw nsw i32 %60, %73
  %75 = and i32 %74, 255
  %76 = shl nuw nsw i32 %74, 1
  %77 = and i32 %76, 504
  %78 = add nuw nsw i32 %77, %5
  %79 = shl nuw nsw i32 %78, 2
  %80 = and i32 %74, 3
  %81 = or disjoint i32 %79, %80
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %82
  %84 = load i8, ptr addrspace(3) %83, align 1, !tbaa !14
  store i8 %84, ptr addrspace(3) %71, align 1, !tbaa !14
  store i8 %72, ptr addrspace(3) %83, align 1, !tbaa !14
  %85 = add i8 %84, %72
  %86 = zext i8 %85 to i32
  %87 = shl nuw nsw i32 %86, 1
  %88 = and i32 %87, 504
  %89 = add nuw nsw i32 %88, %5
  %90 = shl nuw nsw i32 %89, 2
  %91 = and i32 %86, 3
  %92 = or disjoint i32 %90, %91
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %93
  %95 = load i8, ptr addrspace(3) %94, align 1, !tbaa !14
  %96 = zext i8 %95 to i32
  %97 = add nuw nsw i32 %63, 1
  %98 = and i32 %97, 255
  %99 = shl nuw nsw i32 %97, 1
  %100 = and i32 %99, 504
  %101 = add nuw nsw i32 %100, %5
  %102 = shl nuw nsw i32 %101, 2
  %103 = and i32 %97, 3
  %104 = or disjoint i32 %102, %103
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %105
  %107 = load i8, ptr addrspace(3) %106, align 1, !tbaa !14
  %108 = zext i8 %107 to i32
  %109 = add nuw nsw i32 %75, %108
  %110 = and i32 %109, 255
  %111 = shl nuw nsw i32 %109, 1
  %112 = and i32 %111, 504
  %113 = add nuw nsw i32 %112, %5
  %114 = shl nuw nsw i32 %113, 2
  %115 = and i32 %109, 3
  %116 = or disjoint i32 %114, %115
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %117
  %119 = load i8, ptr addrspace(3) %118, align 1, !tbaa !14
  store i8 %119, ptr addrspace(3) %106, align 1, !tbaa !14
  store i8 %107, ptr addrspace(3) %118, align 1, !tbaa !14
  %120 = add i8 %119, %107
  %121 = zext i8 %120 to i32
  %122 = shl nuw nsw i32 %121, 1
  %123 = and i32 %122, 504
  %124 = add nuw nsw i32 %123, %5
  %125 = shl nuw nsw i32 %124, 2
  %126 = and i32 %121, 3
  %127 = or disjoint i32 %125, %126
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %128
  %130 = load i8, ptr addrspace(3) %129, align 1, !tbaa !14
  %131 = zext i8 %130 to i32
  %132 = shl nuw nsw i32 %131, 8
  %133 = or disjoint i32 %132, %96
  %134 = add nuw nsw i32 %98, 1
  %135 = and i32 %134, 255
  %136 = shl nuw nsw i32 %134, 1
  %137 = and i32 %136, 504
  %138 = add nuw nsw i32 %137, %5
  %139 = shl nuw nsw i32 %138, 2
  %140 = and i32 %134, 3
  %141 = or disjoint i32 %139, %140
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %142
  %144 = load i8, ptr addrspace(3) %143, align 1, !tbaa !14
  %145 = zext i8 %144 to i32
  %146 = add nuw nsw i32 %110, %145
  %147 = and i32 %146, 255
  %148 = shl nuw nsw i32 %146, 1
  %149 = and i32 %148, 504
  %150 = add nuw nsw i32 %149, %5
  %151 = shl nuw nsw i32 %150, 2
  %152 = and i32 %146, 3
  %153 = or disjoint i32 %151, %152
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %154
  %156 = load i8, ptr addrspace(3) %155, align 1, !tbaa !14
  store i8 %156, ptr addrspace(3) %143, align 1, !tbaa !14
  store i8 %144, ptr addrspace(3) %155, align 1, !tbaa !14
  %157 = add i8 %156, %144
  %158 = zext i8 %157 to i32
  %159 = shl nuw nsw i32 %158, 1
  %160 = and i32 %159, 504
  %161 = add nuw nsw i32 %160, %5
  %162 = shl nuw nsw i32 %161, 2
  %163 = and i32 %158, 3
  %164 = or disjoint i32 %162, %163
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %165
  %167 = load i8, ptr addrspace(3) %166, align 1, !tbaa !14
  %168 = zext i8 %167 to i32
  %169 = shl nuw nsw i32 %168, 16
  %170 = or disjoint i32 %169, %133
  %171 = add nuw nsw i32 %135, 1
  %172 = and i32 %171, 255
  %173 = shl nuw nsw i32 %171, 1
  %174 = and i32 %173, 504
  %175 = add nuw nsw i32 %174, %5
  %176 = shl nuw nsw i32 %175, 2
  %177 = and i32 %171, 3
  %178 = or disjoint i32 %176, %177
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %179
  %181 = load i8, ptr addrspace(3) %180, align 1, !tbaa !14
  %182 = zext i8 %181 to i32
  %183 = add nuw nsw i32 %147, %182
  %184 = and i32 %183, 255
  %185 = shl nuw nsw i32 %183, 1
  %186 = and i32 %185, 504
  %187 = add nuw nsw i32 %186, %5
  %188 = shl nuw nsw i32 %187, 2
  %189 = and i32 %183, 3
  %190 = or disjoint i32 %188, %189
  %191 = zext nneg i32 %190 to i64
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %191
  %193 = load i8, ptr addrspace(3) %192, align 1, !tbaa !14
  store i8 %193, ptr addrspace(3) %180, align 1, !tbaa !14
  store i8 %181, ptr addrspace(3) %192, align 1, !tbaa !14
  %194 = add i8 %193, %181
  %195 = zext i8 %194 to i32
  %196 = shl nuw nsw i32 %195, 1
  %197 = and i32 %196, 504
  %198 = add nuw nsw i32 %197, %5
  %199 = shl nuw nsw i32 %198, 2
  %200 = and i32 %195, 3
  %201 = or disjoint i32 %199, %200
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i64 %202
  %204 = load i8, ptr addrspace(3) %203, align 1, !tbaa !14
  %205 = zext i8 %204 to i32
  %206 = shl nuw i32 %205, 24
  %207 = or disjoint i32 %206, %170
  %208 = add i32 %59, %26
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %209
  store i32 %207, ptr addrspace(1) %210, align 4, !tbaa !6
  %211 = add nuw nsw i32 %59, 1
  %212 = icmp eq i32 %211, %3
  br i1 %212, label %213, label %58, !llvm.loop !23

213:                                              ; preds = %58, %23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int", !"int"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = !{!"uchar*", !"uint*", !"int", !"int"}
!20 = !{i32 8, i32 1, i32 1}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !16}
!23 = distinct !{!23, !16}
