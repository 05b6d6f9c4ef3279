; ModuleID = 'corpus/opencl/strings_search.cl'
source_filename = "corpus/opencl/strings_search.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alphabet = dso_local local_unnamed_addr addrspace(4) constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@smith_waterman.diag = internal unnamed_addr addrspace(3) global [3 x [17 x i32]] undef, align 4
@smith_waterman.top = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @find_pattern(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_find_pattern(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_find_pattern(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %7
  %12 = sub nsw i32 %4, %5
  %13 = icmp slt i32 %12, %11
  br i1 %13, label %35, label %14

14:                                               ; preds = %6
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %14, %26
  %17 = phi i32 [ %27, %26 ], [ 0, %14 ]
  %18 = add nsw i32 %17, %11
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !14
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !14
  %25 = icmp eq i8 %21, %24
  br i1 %25, label %26, label %29

26:                                               ; preds = %16
  %27 = add nuw nsw i32 %17, 1
  %28 = icmp eq i32 %27, %5
  br i1 %28, label %29, label %16

29:                                               ; preds = %16, %26, %14
  %30 = phi i32 [ 0, %14 ], [ %17, %16 ], [ %5, %26 ]
  %31 = icmp eq i32 %30, %5
  br i1 %31, label %32, label %35

32:                                               ; preds = %29
  %33 = atomicrmw min ptr addrspace(1) %2, i32 %11 monotonic, align 4
  %34 = atomicrmw uinc_wrap ptr addrspace(1) %3, i32 -1 monotonic, align 4
  br label %35

35:                                               ; preds = %29, %32, %6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = shl nsw i32 %12, 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr i8, ptr addrspace(1) %1, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !14
  %17 = sext i32 %13 to i64
  %18 = getelementptr i8, ptr addrspace(1) %1, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 1
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !14
  %21 = sext i32 %13 to i64
  %22 = getelementptr i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 2
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !14
  %25 = sext i32 %13 to i64
  %26 = getelementptr i8, ptr addrspace(1) %1, i64 %25
  %27 = getelementptr i8, ptr addrspace(1) %26, i64 3
  %28 = load i8, ptr addrspace(1) %27, align 1, !tbaa !14
  %29 = sext i32 %13 to i64
  %30 = getelementptr i8, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 4
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !14
  %33 = sext i32 %13 to i64
  %34 = getelementptr i8, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 5
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !14
  %37 = sext i32 %13 to i64
  %38 = getelementptr i8, ptr addrspace(1) %1, i64 %37
  %39 = getelementptr i8, ptr addrspace(1) %38, i64 6
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !14
  %41 = sext i32 %13 to i64
  %42 = getelementptr i8, ptr addrspace(1) %1, i64 %41
  %43 = getelementptr i8, ptr addrspace(1) %42, i64 7
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !14
  %45 = sext i32 %13 to i64
  %46 = getelementptr i8, ptr addrspace(1) %1, i64 %45
  %47 = getelementptr i8, ptr addrspace(1) %46, i64 8
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !14
  %49 = sext i32 %13 to i64
  %50 = getelementptr i8, ptr addrspace(1) %1, i64 %49
  %51 = getelementptr i8, ptr addrspace(1) %50, i64 9
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !14
  %53 = sext i32 %13 to i64
  %54 = getelementptr i8, ptr addrspace(1) %1, i64 %53
  %55 = getelementptr i8, ptr addrspace(1) %54, i64 10
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !14
  %57 = sext i32 %13 to i64
  %58 = getelementptr i8, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 11
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !14
  %61 = sext i32 %13 to i64
  %62 = getelementptr i8, ptr addrspace(1) %1, i64 %61
  %63 = getelementptr i8, ptr addrspace(1) %62, i64 12
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !14
  %65 = sext i32 %13 to i64
  %66 = getelementptr i8, ptr addrspace(1) %1, i64 %65
  %67 = getelementptr i8, ptr addrspace(1) %66, i64 13
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !14
  %69 = sext i32 %13 to i64
  %70 = getelementptr i8, ptr addrspace(1) %1, i64 %69
  %71 = getelementptr i8, ptr addrspace(1) %70, i64 14
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !14
  %73 = sext i32 %13 to i64
  %74 = getelementptr i8, ptr addrspace(1) %1, i64 %73
  %75 = getelementptr i8, ptr addrspace(1) %74, i64 15
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !14
  br label %82

77:                                               ; preds = %82
  %78 = zext i8 %218 to i32
  %79 = shl i64 %11, 32
  %80 = ashr exact i64 %79, 30
  %81 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %80
  store i32 %78, ptr addrspace(1) %81, align 4, !tbaa !6
  ret void

82:                                               ; preds = %3, %82
  %83 = phi i8 [ 16, %3 ], [ %218, %82 ]
  %84 = phi i8 [ 15, %3 ], [ %211, %82 ]
  %85 = phi i8 [ 14, %3 ], [ %204, %82 ]
  %86 = phi i8 [ 13, %3 ], [ %197, %82 ]
  %87 = phi i8 [ 12, %3 ], [ %190, %82 ]
  %88 = phi i8 [ 11, %3 ], [ %183, %82 ]
  %89 = phi i8 [ 10, %3 ], [ %176, %82 ]
  %90 = phi i8 [ 9, %3 ], [ %169, %82 ]
  %91 = phi i8 [ 8, %3 ], [ %162, %82 ]
  %92 = phi i8 [ 7, %3 ], [ %155, %82 ]
  %93 = phi i8 [ 6, %3 ], [ %148, %82 ]
  %94 = phi i8 [ 5, %3 ], [ %141, %82 ]
  %95 = phi i8 [ 4, %3 ], [ %134, %82 ]
  %96 = phi i8 [ 3, %3 ], [ %127, %82 ]
  %97 = phi i8 [ 2, %3 ], [ %120, %82 ]
  %98 = phi i8 [ 1, %3 ], [ %113, %82 ]
  %99 = phi i32 [ 1, %3 ], [ %219, %82 ]
  %100 = phi i8 [ 0, %3 ], [ %101, %82 ]
  %101 = trunc nuw nsw i32 %99 to i8
  %102 = add nsw i32 %99, %13
  %103 = sext i32 %102 to i64
  %104 = getelementptr i8, ptr addrspace(1) %0, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 -1
  %106 = load i8, ptr addrspace(1) %105, align 1, !tbaa !14
  %107 = icmp ne i8 %106, %16
  %108 = zext i1 %107 to i8
  %109 = add i8 %100, %108
  %110 = add i8 %98, 1
  %111 = add i8 %101, 1
  %112 = tail call noundef i8 @llvm.umin.i8(i8 %111, i8 %110)
  %113 = tail call noundef i8 @llvm.umin.i8(i8 %109, i8 %112)
  %114 = icmp ne i8 %106, %20
  %115 = zext i1 %114 to i8
  %116 = add i8 %98, %115
  %117 = add i8 %97, 1
  %118 = add i8 %113, 1
  %119 = tail call noundef i8 @llvm.umin.i8(i8 %118, i8 %117)
  %120 = tail call noundef i8 @llvm.umin.i8(i8 %116, i8 %119)
  %121 = icmp ne i8 %106, %24
  %122 = zext i1 %121 to i8
  %123 = add i8 %97, %122
  %124 = add i8 %96, 1
  %125 = add i8 %120, 1
  %126 = tail call noundef i8 @llvm.umin.i8(i8 %125, i8 %124)
  %127 = tail call noundef i8 @llvm.umin.i8(i8 %123, i8 %126)
  %128 = icmp ne i8 %106, %28
  %129 = zext i1 %128 to i8
  %130 = add i8 %96, %129
  %131 = add i8 %95, 1
  %132 = add i8 %127, 1
  %133 = tail call noundef i8 @llvm.umin.i8(i8 %132, i8 %131)
  %134 = tail call noundef i8 @llvm.umin.i8(i8 %130, i8 %133)
  %135 = icmp ne i8 %106, %32
  %136 = zext i1 %135 to i8
  %137 = add i8 %95, %136
  %138 = add i8 %94, 1
  %139 = add i8 %134, 1
  %140 = tail call noundef i8 @llvm.umin.i8(i8 %139, i8 %138)
  %141 = tail call noundef i8 @llvm.umin.i8(i8 %137, i8 %140)
  %142 = icmp ne i8 %106, %36
  %143 = zext i1 %142 to i8
  %144 = add i8 %94, %143
  %145 = add i8 %93, 1
  %146 = add i8 %141, 1
  %147 = tail call noundef i8 @llvm.umin.i8(i8 %146, i8 %145)
  %148 = tail call noundef i8 @llvm.umin.i8(i8 %144, i8 %147)
  %149 = icmp ne i8 %106, %40
  %150 = zext i1 %149 to i8
  %151 = add i8 %93, %150
  %152 = add i8 %92, 1
  %153 = add i8 %148, 1
  %154 = tail call noundef i8 @llvm.umin.i8(i8 %153, i8 %152)
  %155 = tail call noundef i8 @llvm.umin.i8(i8 %151, i8 %154)
  %156 = icmp ne i8 %106, %44
  %157 = zext i1 %156 to i8
  %158 = add i8 %92, %157
  %159 = add i8 %91, 1
  %160 = add i8 %155, 1
  %161 = tail call noundef i8 @llvm.umin.i8(i8 %160, i8 %159)
  %162 = tail call noundef i8 @llvm.umin.i8(i8 %158, i8 %161)
  %163 = icmp ne i8 %106, %48
  %164 = zext i1 %163 to i8
  %165 = add i8 %91, %164
  %166 = add i8 %90, 1
  %167 = add i8 %162, 1
  %168 = tail call noundef i8 @llvm.umin.i8(i8 %167, i8 %166)
  %169 = tail call noundef i8 @llvm.umin.i8(i8 %165, i8 %168)
  %170 = icmp ne i8 %106, %52
  %171 = zext i1 %170 to i8
  %172 = add i8 %90, %171
  %173 = add i8 %89, 1
  %174 = add i8 %169, 1
  %175 = tail call noundef i8 @llvm.umin.i8(i8 %174, i8 %173)
  %176 = tail call noundef i8 @llvm.umin.i8(i8 %172, i8 %175)
  %177 = icmp ne i8 %106, %56
  %178 = zext i1 %177 to i8
  %179 = add i8 %89, %178
  %180 = add i8 %88, 1
  %181 = add i8 %176, 1
  %182 = tail call noundef i8 @llvm.umin.i8(i8 %181, i8 %180)
  %183 = tail call noundef i8 @llvm.umin.i8(i8 %179, i8 %182)
  %184 = icmp ne i8 %106, %60
  %185 = zext i1 %184 to i8
  %186 = add i8 %88, %185
  %187 = add i8 %87, 1
  %188 = add i8 %183, 1
  %189 = tail call noundef i8 @llvm.umin.i8(i8 %188, i8 %187)
  %190 = tail call noundef i8 @llvm.umin.i8(i8 %186, i8 %189)
  %191 = icmp ne i8 %106, %64
  %192 = zext i1 %191 to i8
  %193 = add i8 %87, %192
  %194 = add i8 %86, 1
  %195 = add i8 %190, 1
  %196 = tail call noundef i8 @llvm.umin.i8(i8 %195, i8 %194)
  %197 = tail call noundef i8 @llvm.umin.i8(i8 %193, i8 %196)
  %198 = icmp ne i8 %106, %68
  %199 = zext i1 %198 to i8
  %200 = add i8 %86, %199
  %201 = add i8 %85, 1
  %202 = add i8 %197, 1
  %203 = tail call noundef i8 @llvm.umin.i8(i8 %202, i8 %201)
  %204 = tail call noundef i8 @llvm.umin.i8(i8 %200, i8 %203)
  %205 = icmp ne i8 %106, %72
  %206 = zext i1 %205 to i8
  %207 = add i8 %85, %206
  %208 = add i8 %84, 1
  %209 = add i8 %204, 1
  %210 = tail call noundef i8 @llvm.umin.i8(i8 %209, i8 %208)
  %211 = tail call noundef i8 @llvm.umin.i8(i8 %207, i8 %210)
  %212 = icmp ne i8 %106, %76
  %213 = zext i1 %212 to i8
  %214 = add i8 %84, %213
  %215 = add i8 %83, 1
  %216 = add i8 %211, 1
  %217 = tail call noundef i8 @llvm.umin.i8(i8 %216, i8 %215)
  %218 = tail call noundef i8 @llvm.umin.i8(i8 %214, i8 %217)
  %219 = add nuw nsw i32 %99, 1
  %220 = icmp eq i32 %219, 17
  br i1 %220, label %77, label %82
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #14
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #5 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl nsw i32 %8, 4
  %10 = add nuw nsw i32 %9, %6
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %11
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !14
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.diag, i64 %7
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 4
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 72
  store i32 0, ptr addrspace(3) %16, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 140
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !6
  %18 = zext nneg i32 %8 to i64
  %19 = icmp samesign ult i32 %6, 3
  br i1 %19, label %20, label %22

20:                                               ; preds = %5
  %21 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) @smith_waterman.diag, i64 %7
  store i32 0, ptr addrspace(3) %21, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %20, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = zext i8 %13 to i64
  %24 = shl nuw nsw i64 %23, 4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %24
  %26 = sub nsw i32 0, %4
  %27 = icmp eq i32 %6, 0
  br label %62

28:                                               ; preds = %98
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.top, i64 %7
  store i32 %100, ptr addrspace(3) %29, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %27, label %30, label %107

30:                                               ; preds = %28
  %31 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 4), align 4, !tbaa !6
  %32 = tail call noundef i32 @llvm.smax.i32(i32 %100, i32 %31)
  %33 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 8), align 4, !tbaa !6
  %34 = tail call noundef i32 @llvm.smax.i32(i32 %32, i32 %33)
  %35 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 12), align 4, !tbaa !6
  %36 = tail call noundef i32 @llvm.smax.i32(i32 %34, i32 %35)
  %37 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 16), align 4, !tbaa !6
  %38 = tail call noundef i32 @llvm.smax.i32(i32 %36, i32 %37)
  %39 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 20), align 4, !tbaa !6
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %39)
  %41 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 24), align 4, !tbaa !6
  %42 = tail call noundef i32 @llvm.smax.i32(i32 %40, i32 %41)
  %43 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 28), align 4, !tbaa !6
  %44 = tail call noundef i32 @llvm.smax.i32(i32 %42, i32 %43)
  %45 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 32), align 4, !tbaa !6
  %46 = tail call noundef i32 @llvm.smax.i32(i32 %44, i32 %45)
  %47 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 36), align 4, !tbaa !6
  %48 = tail call noundef i32 @llvm.smax.i32(i32 %46, i32 %47)
  %49 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 40), align 4, !tbaa !6
  %50 = tail call noundef i32 @llvm.smax.i32(i32 %48, i32 %49)
  %51 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 44), align 4, !tbaa !6
  %52 = tail call noundef i32 @llvm.smax.i32(i32 %50, i32 %51)
  %53 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 48), align 4, !tbaa !6
  %54 = tail call noundef i32 @llvm.smax.i32(i32 %52, i32 %53)
  %55 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 52), align 4, !tbaa !6
  %56 = tail call noundef i32 @llvm.smax.i32(i32 %54, i32 %55)
  %57 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 56), align 4, !tbaa !6
  %58 = tail call noundef i32 @llvm.smax.i32(i32 %56, i32 %57)
  %59 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.top, i64 60), align 4, !tbaa !6
  %60 = tail call noundef i32 @llvm.smax.i32(i32 %58, i32 %59)
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %18
  store i32 %60, ptr addrspace(1) %61, align 4, !tbaa !6
  br label %107

62:                                               ; preds = %22, %98
  %63 = phi i32 [ 0, %22 ], [ %100, %98 ]
  %64 = phi i32 [ 0, %22 ], [ %105, %98 ]
  %65 = sub nsw i32 %64, %6
  %66 = icmp ult i32 %65, 16
  %67 = trunc nuw nsw i32 %64 to i8
  br i1 %66, label %68, label %98

68:                                               ; preds = %62
  %69 = add nuw nsw i8 %67, 2
  %70 = urem i8 %69, 3
  %71 = zext nneg i8 %70 to i64
  %72 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %14, i64 %71
  %73 = load i32, ptr addrspace(3) %72, align 4, !tbaa !6
  %74 = sub nsw i32 %73, %4
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 4
  %76 = load i32, ptr addrspace(3) %75, align 4, !tbaa !6
  %77 = sub nsw i32 %76, %4
  %78 = add nuw nsw i8 %67, 1
  %79 = urem i8 %78, 3
  %80 = zext nneg i8 %79 to i64
  %81 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %14, i64 %80
  %82 = load i32, ptr addrspace(3) %81, align 4, !tbaa !6
  %83 = or disjoint i32 %65, %9
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %84
  %86 = load i8, ptr addrspace(1) %85, align 1, !tbaa !14
  %87 = zext i8 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !6
  %90 = add nsw i32 %89, %82
  %91 = icmp eq i32 %64, %6
  %92 = select i1 %91, i32 %26, i32 %77
  %93 = select i1 %27, i32 %26, i32 %74
  %94 = tail call noundef i32 @llvm.smax.i32(i32 %92, i32 %93)
  %95 = tail call i32 @llvm.smax.i32(i32 %90, i32 %94)
  %96 = tail call i32 @llvm.smax.i32(i32 %95, i32 0)
  %97 = tail call noundef i32 @llvm.smax.i32(i32 %63, i32 %96)
  br label %98

98:                                               ; preds = %62, %68
  %99 = phi i32 [ %96, %68 ], [ 0, %62 ]
  %100 = phi i32 [ %97, %68 ], [ %63, %62 ]
  %101 = urem i8 %67, 3
  %102 = zext nneg i8 %101 to i64
  %103 = getelementptr inbounds nuw [17 x i32], ptr addrspace(3) %14, i64 %102
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i64 4
  store i32 %99, ptr addrspace(3) %104, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %105 = add nuw nsw i32 %64, 1
  %106 = icmp eq i32 %105, 31
  br i1 %106, label %28, label %62

107:                                              ; preds = %30, %28
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bitap(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_bitap(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bitap(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #13
  store i32 0, ptr %5, align 4
  %6 = load i8, ptr addrspace(1) %1, align 1, !tbaa !14
  %7 = and i8 %6, 3
  %8 = zext nneg i8 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !14
  %11 = or i8 %10, 1
  store i8 %11, ptr %9, align 1, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 1
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !14
  %14 = and i8 %13, 3
  %15 = zext nneg i8 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !14
  %18 = or i8 %17, 2
  store i8 %18, ptr %16, align 1, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !14
  %21 = and i8 %20, 3
  %22 = zext nneg i8 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !14
  %25 = or i8 %24, 4
  store i8 %25, ptr %23, align 1, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 3
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !14
  %28 = and i8 %27, 3
  %29 = zext nneg i8 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !14
  %32 = or i8 %31, 8
  store i8 %32, ptr %30, align 1, !tbaa !14
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !14
  %35 = and i8 %34, 3
  %36 = zext nneg i8 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !14
  %39 = or i8 %38, 16
  store i8 %39, ptr %37, align 1, !tbaa !14
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 5
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !14
  %42 = and i8 %41, 3
  %43 = zext nneg i8 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 %43
  %45 = load i8, ptr %44, align 1, !tbaa !14
  %46 = or i8 %45, 32
  store i8 %46, ptr %44, align 1, !tbaa !14
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 6
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !14
  %49 = and i8 %48, 3
  %50 = zext nneg i8 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !14
  %53 = or i8 %52, 64
  store i8 %53, ptr %51, align 1, !tbaa !14
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 7
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !14
  %56 = and i8 %55, 3
  %57 = zext nneg i8 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !14
  %60 = or i8 %59, -128
  store i8 %60, ptr %58, align 1, !tbaa !14
  %61 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %62 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %63 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %64 = zext nneg i32 %62 to i64
  %65 = zext nneg i32 %63 to i64
  %66 = mul nuw nsw i64 %64, %65
  %67 = zext nneg i32 %61 to i64
  %68 = add nuw nsw i64 %66, %67
  %69 = icmp sgt i32 %3, 0
  br i1 %69, label %70, label %109

70:                                               ; preds = %4
  %71 = trunc i64 %68 to i32
  %72 = mul nsw i32 %3, %71
  %73 = and i32 %3, 1
  %74 = icmp eq i32 %3, 1
  br i1 %74, label %79, label %75

75:                                               ; preds = %70
  %76 = and i32 %3, 2147483646
  br label %114

77:                                               ; preds = %114
  %78 = icmp eq i32 %73, 0
  br i1 %78, label %109, label %79

79:                                               ; preds = %77, %70
  %80 = phi i32 [ 0, %70 ], [ %157, %77 ]
  %81 = phi i32 [ 0, %70 ], [ %172, %77 ]
  %82 = phi i32 [ 0, %70 ], [ %171, %77 ]
  %83 = phi i32 [ 0, %70 ], [ %162, %77 ]
  %84 = icmp ne i32 %73, 0
  tail call void @llvm.assume(i1 %84)
  %85 = add nsw i32 %81, %72
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %86
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !14
  %89 = and i8 %88, 3
  %90 = zext nneg i8 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 %90
  %92 = load i8, ptr %91, align 1, !tbaa !14
  %93 = shl nuw nsw i32 %80, 1
  %94 = and i32 %93, 510
  %95 = zext i8 %92 to i32
  %96 = and i32 %93, %95
  %97 = shl nsw i32 %83, 1
  %98 = and i32 %97, %95
  %99 = or i32 %98, %94
  %100 = lshr i32 %96, 2
  %101 = and i32 %100, 1
  %102 = shl nuw nsw i32 %99, 4
  %103 = and i32 %102, 256
  %104 = or disjoint i32 %101, %103
  %105 = shl nuw nsw i32 %99, 9
  %106 = and i32 %105, 65536
  %107 = add nuw nsw i32 %106, %82
  %108 = add nuw nsw i32 %107, %104
  br label %109

109:                                              ; preds = %79, %77, %4
  %110 = phi i32 [ 0, %4 ], [ %171, %77 ], [ %108, %79 ]
  %111 = shl i64 %68, 32
  %112 = ashr exact i64 %111, 30
  %113 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %112
  store i32 %110, ptr addrspace(1) %113, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #13
  ret void

114:                                              ; preds = %114, %75
  %115 = phi i32 [ 0, %75 ], [ %157, %114 ]
  %116 = phi i32 [ 0, %75 ], [ %172, %114 ]
  %117 = phi i32 [ 0, %75 ], [ %171, %114 ]
  %118 = phi i32 [ 0, %75 ], [ %162, %114 ]
  %119 = phi i32 [ 0, %75 ], [ %173, %114 ]
  %120 = add nsw i32 %116, %72
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %121
  %123 = load i8, ptr addrspace(1) %122, align 1, !tbaa !14
  %124 = and i8 %123, 3
  %125 = zext nneg i8 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr %5, i64 %125
  %127 = load i8, ptr %126, align 1, !tbaa !14
  %128 = shl nuw nsw i32 %115, 1
  %129 = and i32 %128, 510
  %130 = or disjoint i32 %128, 1
  %131 = zext i8 %127 to i32
  %132 = and i32 %130, %131
  %133 = shl nsw i32 %118, 1
  %134 = and i32 %133, %131
  %135 = or i32 %134, %129
  %136 = lshr i32 %132, 2
  %137 = and i32 %136, 1
  %138 = shl nuw nsw i32 %135, 4
  %139 = and i32 %138, 256
  %140 = or disjoint i32 %137, %139
  %141 = shl nuw nsw i32 %135, 9
  %142 = and i32 %141, 65536
  %143 = add nuw nsw i32 %142, %117
  %144 = add nuw nsw i32 %143, %140
  %145 = or disjoint i32 %116, 1
  %146 = add nsw i32 %145, %72
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %147
  %149 = load i8, ptr addrspace(1) %148, align 1, !tbaa !14
  %150 = and i8 %149, 3
  %151 = zext nneg i8 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 %151
  %153 = load i8, ptr %152, align 1, !tbaa !14
  %154 = shl nuw nsw i32 %132, 1
  %155 = or disjoint i32 %154, 1
  %156 = zext i8 %153 to i32
  %157 = and i32 %155, %156
  %158 = shl nuw nsw i32 %135, 1
  %159 = or disjoint i32 %158, 2
  %160 = and i32 %159, %156
  %161 = or i32 %160, %154
  %162 = or disjoint i32 %161, 1
  %163 = lshr i32 %157, 2
  %164 = and i32 %163, 1
  %165 = shl nuw nsw i32 %161, 4
  %166 = and i32 %165, 256
  %167 = or disjoint i32 %164, %166
  %168 = shl nuw nsw i32 %161, 9
  %169 = and i32 %168, 65536
  %170 = add nuw nsw i32 %169, %144
  %171 = add nuw nsw i32 %170, %167
  %172 = add nuw nsw i32 %116, 2
  %173 = add i32 %119, 2
  %174 = icmp eq i32 %173, %76
  br i1 %174, label %77, label %114
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @base64_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #7 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = addrspacecast ptr addrspace(1) %0 to ptr
  %14 = mul nsw i64 %12, 3
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 %14
  %16 = getelementptr i8, ptr %15, i64 2
  %17 = load i8, ptr %16, align 1, !tbaa !14
  %18 = load i8, ptr %15, align 1, !tbaa !14
  %19 = zext i8 %18 to i32
  %20 = shl nuw nsw i32 %19, 16
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %22 = load i8, ptr %21, align 1, !tbaa !14
  %23 = zext i8 %22 to i32
  %24 = shl nuw nsw i32 %23, 8
  %25 = zext i8 %17 to i32
  %26 = or disjoint i32 %24, %25
  %27 = or disjoint i32 %24, %20
  %28 = lshr i32 %19, 2
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %29
  %31 = load i8, ptr addrspace(4) %30, align 1, !tbaa !14
  %32 = insertelement <4 x i8> poison, i8 %31, i64 0
  %33 = lshr i32 %27, 12
  %34 = and i32 %33, 63
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %35
  %37 = load i8, ptr addrspace(4) %36, align 1, !tbaa !14
  %38 = insertelement <4 x i8> %32, i8 %37, i64 1
  %39 = lshr i32 %26, 6
  %40 = and i32 %39, 63
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %41
  %43 = load i8, ptr addrspace(4) %42, align 1, !tbaa !14
  %44 = insertelement <4 x i8> %38, i8 %43, i64 2
  %45 = and i32 %25, 63
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) @alphabet, i64 %46
  %48 = load i8, ptr addrspace(4) %47, align 1, !tbaa !14
  %49 = insertelement <4 x i8> %44, i8 %48, i64 3
  %50 = addrspacecast ptr addrspace(1) %1 to ptr
  %51 = ashr exact i64 %11, 30
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 %51
  store <4 x i8> %49, ptr %52, align 1, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #5 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { convergent nocallback nounwind }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind }
attributes #14 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int", !"int"}
!13 = !{!"const", !"const", !"volatile", !"volatile", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"uchar*", !"uchar*", !"int*"}
!18 = !{!"const", !"const", !""}
!19 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none", !"none", !"none"}
!21 = !{!"uchar*", !"uchar*", !"int*", !"int*", !"int"}
!22 = !{!"const", !"const", !"", !"const", !""}
!23 = !{i32 1, i32 1, i32 1, i32 0}
!24 = !{!"none", !"none", !"none", !"none"}
!25 = !{!"uchar*", !"uchar*", !"int*", !"int"}
!26 = !{!"const", !"const", !"", !""}
!27 = !{i32 1, i32 1}
!28 = !{!"none", !"none"}
!29 = !{!"uchar*", !"uchar*"}
!30 = !{!"const", !""}
