; ModuleID = 'corpus/opencl/histogram_equalise.cl'
source_filename = "corpus/opencl/histogram_equalise.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@equalise_tiles.hist = internal addrspace(3) global [256 x i32] undef, align 4
@equalise_tiles.excess = internal addrspace(3) global i32 undef, align 4
@equalise_tiles.part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = mul i32 %3, %11
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = mul i32 %3, %13
  %15 = icmp samesign ult i32 %6, 256
  br i1 %15, label %18, label %16

16:                                               ; preds = %18, %5
  %17 = icmp eq i32 %6, 0
  br i1 %17, label %23, label %24

18:                                               ; preds = %5, %18
  %19 = phi i32 [ %21, %18 ], [ %6, %5 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %19
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !6
  %21 = add nuw nsw i32 %19, %10
  %22 = icmp samesign ult i32 %21, 256
  br i1 %22, label %18, label %16

23:                                               ; preds = %16
  store i32 0, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %23, %16
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %25 = mul nsw i32 %3, %3
  %26 = icmp samesign ult i32 %6, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %28, %24
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %15, label %170, label %46

28:                                               ; preds = %24, %28
  %29 = phi i32 [ %44, %28 ], [ %6, %24 ]
  %30 = freeze i32 %29
  %31 = sdiv i32 %30, %3
  %32 = add nsw i32 %31, %14
  %33 = mul nsw i32 %32, %2
  %34 = mul i32 %31, %3
  %35 = sub i32 %30, %34
  %36 = add i32 %35, %12
  %37 = add i32 %36, %33
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !17, !amdgpu.noclobber !18
  %41 = zext i8 %40 to i32
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %41
  %43 = atomicrmw uinc_wrap ptr addrspace(3) %42, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %44 = add nuw nsw i32 %29, %10
  %45 = icmp samesign ult i32 %44, %25
  br i1 %45, label %28, label %27

46:                                               ; preds = %178, %27
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %47 = load i32, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  %48 = lshr i32 %47, 8
  %49 = shl nuw nsw i32 %6, 4
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @equalise_tiles.hist, i32 %49
  %51 = load <4 x i32>, ptr addrspace(3) %50, align 4, !tbaa !17
  %52 = insertelement <4 x i32> poison, i32 %48, i64 0
  %53 = shufflevector <4 x i32> %52, <4 x i32> poison, <4 x i32> zeroinitializer
  %54 = add <4 x i32> %53, %51
  %55 = extractelement <4 x i32> %54, i64 0
  %56 = extractelement <4 x i32> %54, i64 1
  %57 = add i32 %56, %55
  %58 = insertelement <4 x i32> %54, i32 %57, i64 1
  %59 = extractelement <4 x i32> %54, i64 2
  %60 = add i32 %57, %59
  %61 = insertelement <4 x i32> %58, i32 %60, i64 2
  %62 = extractelement <4 x i32> %54, i64 3
  %63 = add i32 %60, %62
  %64 = insertelement <4 x i32> %61, i32 %63, i64 3
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %6
  store i32 %63, ptr addrspace(3) %65, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %17, label %181, label %66

66:                                               ; preds = %46
  %67 = icmp samesign ult i32 %6, 4
  br i1 %67, label %167, label %68

68:                                               ; preds = %66
  %69 = and i32 %6, 1020
  %70 = add nsw i32 %6, -4
  %71 = lshr i32 %70, 2
  %72 = add nuw nsw i32 %71, 1
  %73 = and i32 %72, 7
  %74 = icmp ult i32 %70, 28
  br i1 %74, label %142, label %75

75:                                               ; preds = %68
  %76 = and i32 %72, 2147483640
  br label %77

77:                                               ; preds = %77, %75
  %78 = phi i32 [ 0, %75 ], [ %137, %77 ]
  %79 = phi <2 x i32> [ zeroinitializer, %75 ], [ %135, %77 ]
  %80 = phi <2 x i32> [ zeroinitializer, %75 ], [ %136, %77 ]
  %81 = phi i32 [ 0, %75 ], [ %138, %77 ]
  %82 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 8
  %84 = load <2 x i32>, ptr addrspace(3) %82, align 4, !tbaa !6
  %85 = load <2 x i32>, ptr addrspace(3) %83, align 4, !tbaa !6
  %86 = add <2 x i32> %84, %79
  %87 = add <2 x i32> %85, %80
  %88 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i32 16
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i32 24
  %91 = load <2 x i32>, ptr addrspace(3) %89, align 4, !tbaa !6
  %92 = load <2 x i32>, ptr addrspace(3) %90, align 4, !tbaa !6
  %93 = add <2 x i32> %91, %86
  %94 = add <2 x i32> %92, %87
  %95 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 32
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 40
  %98 = load <2 x i32>, ptr addrspace(3) %96, align 4, !tbaa !6
  %99 = load <2 x i32>, ptr addrspace(3) %97, align 4, !tbaa !6
  %100 = add <2 x i32> %98, %93
  %101 = add <2 x i32> %99, %94
  %102 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 48
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 56
  %105 = load <2 x i32>, ptr addrspace(3) %103, align 4, !tbaa !6
  %106 = load <2 x i32>, ptr addrspace(3) %104, align 4, !tbaa !6
  %107 = add <2 x i32> %105, %100
  %108 = add <2 x i32> %106, %101
  %109 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i32 64
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i32 72
  %112 = load <2 x i32>, ptr addrspace(3) %110, align 4, !tbaa !6
  %113 = load <2 x i32>, ptr addrspace(3) %111, align 4, !tbaa !6
  %114 = add <2 x i32> %112, %107
  %115 = add <2 x i32> %113, %108
  %116 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %116, i32 80
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %116, i32 88
  %119 = load <2 x i32>, ptr addrspace(3) %117, align 4, !tbaa !6
  %120 = load <2 x i32>, ptr addrspace(3) %118, align 4, !tbaa !6
  %121 = add <2 x i32> %119, %114
  %122 = add <2 x i32> %120, %115
  %123 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 96
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 104
  %126 = load <2 x i32>, ptr addrspace(3) %124, align 4, !tbaa !6
  %127 = load <2 x i32>, ptr addrspace(3) %125, align 4, !tbaa !6
  %128 = add <2 x i32> %126, %121
  %129 = add <2 x i32> %127, %122
  %130 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 112
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 120
  %133 = load <2 x i32>, ptr addrspace(3) %131, align 4, !tbaa !6
  %134 = load <2 x i32>, ptr addrspace(3) %132, align 4, !tbaa !6
  %135 = add <2 x i32> %133, %128
  %136 = add <2 x i32> %134, %129
  %137 = add nuw i32 %78, 32
  %138 = add i32 %81, 8
  %139 = icmp eq i32 %138, %76
  br i1 %139, label %140, label %77, !llvm.loop !19

140:                                              ; preds = %77
  %141 = icmp eq i32 %73, 0
  br i1 %141, label %161, label %142

142:                                              ; preds = %140, %68
  %143 = phi i32 [ 0, %68 ], [ %137, %140 ]
  %144 = phi <2 x i32> [ zeroinitializer, %68 ], [ %135, %140 ]
  %145 = phi <2 x i32> [ zeroinitializer, %68 ], [ %136, %140 ]
  %146 = icmp ne i32 %73, 0
  tail call void @llvm.assume(i1 %146)
  br label %147

147:                                              ; preds = %147, %142
  %148 = phi i32 [ %143, %142 ], [ %158, %147 ]
  %149 = phi <2 x i32> [ %144, %142 ], [ %156, %147 ]
  %150 = phi <2 x i32> [ %145, %142 ], [ %157, %147 ]
  %151 = phi i32 [ 0, %142 ], [ %159, %147 ]
  %152 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %148
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 8
  %154 = load <2 x i32>, ptr addrspace(3) %152, align 4, !tbaa !6
  %155 = load <2 x i32>, ptr addrspace(3) %153, align 4, !tbaa !6
  %156 = add <2 x i32> %154, %149
  %157 = add <2 x i32> %155, %150
  %158 = add nuw i32 %148, 4
  %159 = add i32 %151, 1
  %160 = icmp eq i32 %159, %73
  br i1 %160, label %161, label %147, !llvm.loop !21

161:                                              ; preds = %147, %140
  %162 = phi <2 x i32> [ %135, %140 ], [ %156, %147 ]
  %163 = phi <2 x i32> [ %136, %140 ], [ %157, %147 ]
  %164 = add <2 x i32> %163, %162
  %165 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %164)
  %166 = icmp eq i32 %6, %69
  br i1 %166, label %181, label %167

167:                                              ; preds = %66, %161
  %168 = phi i32 [ 0, %66 ], [ %69, %161 ]
  %169 = phi i32 [ 0, %66 ], [ %165, %161 ]
  br label %189

170:                                              ; preds = %27, %178
  %171 = phi i32 [ %179, %178 ], [ %6, %27 ]
  %172 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %171
  %173 = load i32, ptr addrspace(3) %172, align 4, !tbaa !6
  %174 = icmp ugt i32 %173, %4
  br i1 %174, label %175, label %178

175:                                              ; preds = %170
  %176 = sub nuw i32 %173, %4
  %177 = atomicrmw add ptr addrspace(3) @equalise_tiles.excess, i32 %176 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  store i32 %4, ptr addrspace(3) %172, align 4, !tbaa !6
  br label %178

178:                                              ; preds = %175, %170
  %179 = add nuw nsw i32 %171, %10
  %180 = icmp samesign ult i32 %179, 256
  br i1 %180, label %170, label %46

181:                                              ; preds = %189, %161, %46
  %182 = phi i32 [ 0, %46 ], [ %165, %161 ], [ %194, %189 ]
  %183 = insertelement <4 x i32> poison, i32 %182, i64 0
  %184 = shufflevector <4 x i32> %183, <4 x i32> poison, <4 x i32> zeroinitializer
  %185 = add <4 x i32> %184, %64
  store <4 x i32> %185, ptr addrspace(3) %50, align 4, !tbaa !17
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %186 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @equalise_tiles.hist, i32 1020), align 4, !tbaa !6
  br i1 %26, label %187, label %221

187:                                              ; preds = %181
  %188 = lshr i32 %186, 1
  br label %197

189:                                              ; preds = %167, %189
  %190 = phi i32 [ %195, %189 ], [ %168, %167 ]
  %191 = phi i32 [ %194, %189 ], [ %169, %167 ]
  %192 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %190
  %193 = load i32, ptr addrspace(3) %192, align 4, !tbaa !6
  %194 = add i32 %193, %191
  %195 = add nuw nsw i32 %190, 1
  %196 = icmp eq i32 %195, %6
  br i1 %196, label %181, label %189, !llvm.loop !23

197:                                              ; preds = %187, %197
  %198 = phi i32 [ %6, %187 ], [ %219, %197 ]
  %199 = freeze i32 %198
  %200 = sdiv i32 %199, %3
  %201 = add nsw i32 %200, %14
  %202 = mul nsw i32 %201, %2
  %203 = mul i32 %200, %3
  %204 = sub i32 %199, %203
  %205 = add i32 %204, %12
  %206 = add i32 %205, %202
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %207
  %209 = load i8, ptr addrspace(1) %208, align 1, !tbaa !17
  %210 = zext i8 %209 to i32
  %211 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %210
  %212 = load i32, ptr addrspace(3) %211, align 4, !tbaa !6
  %213 = mul i32 %212, 255
  %214 = add i32 %213, %188
  %215 = udiv i32 %214, %186
  %216 = tail call noundef i32 @llvm.umin.i32(i32 %215, i32 255)
  %217 = trunc nuw i32 %216 to i8
  %218 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %207
  store i8 %217, ptr addrspace(1) %218, align 1, !tbaa !17
  %219 = add nuw nsw i32 %198, %10
  %220 = icmp samesign ult i32 %219, %25
  br i1 %220, label %197, label %221

221:                                              ; preds = %197, %181
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = mul i32 %3, %11
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = mul i32 %3, %13
  %15 = icmp samesign ult i32 %6, 256
  br i1 %15, label %18, label %16

16:                                               ; preds = %18, %5
  %17 = icmp eq i32 %6, 0
  br i1 %17, label %23, label %24

18:                                               ; preds = %5, %18
  %19 = phi i32 [ %21, %18 ], [ %6, %5 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %19
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !6
  %21 = add nuw nsw i32 %19, %10
  %22 = icmp samesign ult i32 %21, 256
  br i1 %22, label %18, label %16

23:                                               ; preds = %16
  store i32 0, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %23, %16
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %25 = mul nsw i32 %3, %3
  %26 = icmp samesign ult i32 %6, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %28, %24
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %15, label %170, label %46

28:                                               ; preds = %24, %28
  %29 = phi i32 [ %44, %28 ], [ %6, %24 ]
  %30 = freeze i32 %29
  %31 = sdiv i32 %30, %3
  %32 = add nsw i32 %31, %14
  %33 = mul nsw i32 %32, %2
  %34 = mul i32 %31, %3
  %35 = sub i32 %30, %34
  %36 = add i32 %35, %12
  %37 = add i32 %36, %33
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %38
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !17
  %41 = zext i8 %40 to i32
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %41
  %43 = atomicrmw uinc_wrap ptr addrspace(3) %42, i32 -1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %44 = add nuw nsw i32 %29, %10
  %45 = icmp samesign ult i32 %44, %25
  br i1 %45, label %28, label %27

46:                                               ; preds = %178, %27
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %47 = load i32, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  %48 = lshr i32 %47, 8
  %49 = shl nuw nsw i32 %6, 4
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @equalise_tiles.hist, i32 %49
  %51 = load <4 x i32>, ptr addrspace(3) %50, align 4, !tbaa !17
  %52 = insertelement <4 x i32> poison, i32 %48, i64 0
  %53 = shufflevector <4 x i32> %52, <4 x i32> poison, <4 x i32> zeroinitializer
  %54 = add <4 x i32> %53, %51
  %55 = extractelement <4 x i32> %54, i64 0
  %56 = extractelement <4 x i32> %54, i64 1
  %57 = add i32 %56, %55
  %58 = insertelement <4 x i32> %54, i32 %57, i64 1
  %59 = extractelement <4 x i32> %54, i64 2
  %60 = add i32 %57, %59
  %61 = insertelement <4 x i32> %58, i32 %60, i64 2
  %62 = extractelement <4 x i32> %54, i64 3
  %63 = add i32 %60, %62
  %64 = insertelement <4 x i32> %61, i32 %63, i64 3
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %6
  store i32 %63, ptr addrspace(3) %65, align 4, !tbaa !6
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %17, label %181, label %66

66:                                               ; preds = %46
  %67 = icmp samesign ult i32 %6, 4
  br i1 %67, label %167, label %68

68:                                               ; preds = %66
  %69 = and i32 %6, 1020
  %70 = add nsw i32 %6, -4
  %71 = lshr i32 %70, 2
  %72 = add nuw nsw i32 %71, 1
  %73 = and i32 %72, 7
  %74 = icmp ult i32 %70, 28
  br i1 %74, label %142, label %75

75:                                               ; preds = %68
  %76 = and i32 %72, 2147483640
  br label %77

77:                                               ; preds = %77, %75
  %78 = phi i32 [ 0, %75 ], [ %137, %77 ]
  %79 = phi <2 x i32> [ zeroinitializer, %75 ], [ %135, %77 ]
  %80 = phi <2 x i32> [ zeroinitializer, %75 ], [ %136, %77 ]
  %81 = phi i32 [ 0, %75 ], [ %138, %77 ]
  %82 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 8
  %84 = load <2 x i32>, ptr addrspace(3) %82, align 4, !tbaa !6
  %85 = load <2 x i32>, ptr addrspace(3) %83, align 4, !tbaa !6
  %86 = add <2 x i32> %84, %79
  %87 = add <2 x i32> %85, %80
  %88 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i32 16
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i32 24
  %91 = load <2 x i32>, ptr addrspace(3) %89, align 4, !tbaa !6
  %92 = load <2 x i32>, ptr addrspace(3) %90, align 4, !tbaa !6
  %93 = add <2 x i32> %91, %86
  %94 = add <2 x i32> %92, %87
  %95 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 32
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 40
  %98 = load <2 x i32>, ptr addrspace(3) %96, align 4, !tbaa !6
  %99 = load <2 x i32>, ptr addrspace(3) %97, align 4, !tbaa !6
  %100 = add <2 x i32> %98, %93
  %101 = add <2 x i32> %99, %94
  %102 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 48
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 56
  %105 = load <2 x i32>, ptr addrspace(3) %103, align 4, !tbaa !6
  %106 = load <2 x i32>, ptr addrspace(3) %104, align 4, !tbaa !6
  %107 = add <2 x i32> %105, %100
  %108 = add <2 x i32> %106, %101
  %109 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i32 64
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i32 72
  %112 = load <2 x i32>, ptr addrspace(3) %110, align 4, !tbaa !6
  %113 = load <2 x i32>, ptr addrspace(3) %111, align 4, !tbaa !6
  %114 = add <2 x i32> %112, %107
  %115 = add <2 x i32> %113, %108
  %116 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %116, i32 80
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %116, i32 88
  %119 = load <2 x i32>, ptr addrspace(3) %117, align 4, !tbaa !6
  %120 = load <2 x i32>, ptr addrspace(3) %118, align 4, !tbaa !6
  %121 = add <2 x i32> %119, %114
  %122 = add <2 x i32> %120, %115
  %123 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 96
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 104
  %126 = load <2 x i32>, ptr addrspace(3) %124, align 4, !tbaa !6
  %127 = load <2 x i32>, ptr addrspace(3) %125, align 4, !tbaa !6
  %128 = add <2 x i32> %126, %121
  %129 = add <2 x i32> %127, %122
  %130 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %78
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 112
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 120
  %133 = load <2 x i32>, ptr addrspace(3) %131, align 4, !tbaa !6
  %134 = load <2 x i32>, ptr addrspace(3) %132, align 4, !tbaa !6
  %135 = add <2 x i32> %133, %128
  %136 = add <2 x i32> %134, %129
  %137 = add nuw i32 %78, 32
  %138 = add i32 %81, 8
  %139 = icmp eq i32 %138, %76
  br i1 %139, label %140, label %77, !llvm.loop !25

140:                                              ; preds = %77
  %141 = icmp eq i32 %73, 0
  br i1 %141, label %161, label %142

142:                                              ; preds = %140, %68
  %143 = phi i32 [ 0, %68 ], [ %137, %140 ]
  %144 = phi <2 x i32> [ zeroinitializer, %68 ], [ %135, %140 ]
  %145 = phi <2 x i32> [ zeroinitializer, %68 ], [ %136, %140 ]
  %146 = icmp ne i32 %73, 0
  tail call void @llvm.assume(i1 %146)
  br label %147

147:                                              ; preds = %147, %142
  %148 = phi i32 [ %143, %142 ], [ %158, %147 ]
  %149 = phi <2 x i32> [ %144, %142 ], [ %156, %147 ]
  %150 = phi <2 x i32> [ %145, %142 ], [ %157, %147 ]
  %151 = phi i32 [ 0, %142 ], [ %159, %147 ]
  %152 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %148
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 8
  %154 = load <2 x i32>, ptr addrspace(3) %152, align 4, !tbaa !6
  %155 = load <2 x i32>, ptr addrspace(3) %153, align 4, !tbaa !6
  %156 = add <2 x i32> %154, %149
  %157 = add <2 x i32> %155, %150
  %158 = add nuw i32 %148, 4
  %159 = add i32 %151, 1
  %160 = icmp eq i32 %159, %73
  br i1 %160, label %161, label %147, !llvm.loop !26

161:                                              ; preds = %147, %140
  %162 = phi <2 x i32> [ %135, %140 ], [ %156, %147 ]
  %163 = phi <2 x i32> [ %136, %140 ], [ %157, %147 ]
  %164 = add <2 x i32> %163, %162
  %165 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %164)
  %166 = icmp eq i32 %6, %69
  br i1 %166, label %181, label %167

167:                                              ; preds = %66, %161
  %168 = phi i32 [ 0, %66 ], [ %69, %161 ]
  %169 = phi i32 [ 0, %66 ], [ %165, %161 ]
  br label %189

170:                                              ; preds = %27, %178
  %171 = phi i32 [ %179, %178 ], [ %6, %27 ]
  %172 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %171
  %173 = load i32, ptr addrspace(3) %172, align 4, !tbaa !6
  %174 = icmp ugt i32 %173, %4
  br i1 %174, label %175, label %178

175:                                              ; preds = %170
  %176 = sub nuw i32 %173, %4
  %177 = atomicrmw add ptr addrspace(3) @equalise_tiles.excess, i32 %176 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  store i32 %4, ptr addrspace(3) %172, align 4, !tbaa !6
  br label %178

178:                                              ; preds = %175, %170
  %179 = add nuw nsw i32 %171, %10
  %180 = icmp samesign ult i32 %179, 256
  br i1 %180, label %170, label %46

181:                                              ; preds = %189, %161, %46
  %182 = phi i32 [ 0, %46 ], [ %165, %161 ], [ %194, %189 ]
  %183 = insertelement <4 x i32> poison, i32 %182, i64 0
  %184 = shufflevector <4 x i32> %183, <4 x i32> poison, <4 x i32> zeroinitializer
  %185 = add <4 x i32> %184, %64
  store <4 x i32> %185, ptr addrspace(3) %50, align 4, !tbaa !17
  fence syncscope("workgroup") seq_cst, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  %186 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @equalise_tiles.hist, i32 1020), align 4, !tbaa !6
  br i1 %26, label %187, label %197

187:                                              ; preds = %181
  %188 = lshr i32 %186, 1
  br label %198

189:                                              ; preds = %167, %189
  %190 = phi i32 [ %195, %189 ], [ %168, %167 ]
  %191 = phi i32 [ %194, %189 ], [ %169, %167 ]
  %192 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i32 %190
  %193 = load i32, ptr addrspace(3) %192, align 4, !tbaa !6
  %194 = add i32 %193, %191
  %195 = add nuw nsw i32 %190, 1
  %196 = icmp eq i32 %195, %6
  br i1 %196, label %181, label %189, !llvm.loop !27

197:                                              ; preds = %198, %181
  ret void

198:                                              ; preds = %187, %198
  %199 = phi i32 [ %6, %187 ], [ %220, %198 ]
  %200 = freeze i32 %199
  %201 = sdiv i32 %200, %3
  %202 = add nsw i32 %201, %14
  %203 = mul nsw i32 %202, %2
  %204 = mul i32 %201, %3
  %205 = sub i32 %200, %204
  %206 = add i32 %205, %12
  %207 = add i32 %206, %203
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %208
  %210 = load i8, ptr addrspace(1) %209, align 1, !tbaa !17
  %211 = zext i8 %210 to i32
  %212 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i32 %211
  %213 = load i32, ptr addrspace(3) %212, align 4, !tbaa !6
  %214 = mul i32 %213, 255
  %215 = add i32 %214, %188
  %216 = udiv i32 %215, %186
  %217 = tail call noundef i32 @llvm.umin.i32(i32 %216, i32 255)
  %218 = trunc nuw i32 %217 to i8
  %219 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %208
  store i8 %218, ptr addrspace(1) %219, align 1, !tbaa !17
  %220 = add nuw nsw i32 %199, %10
  %221 = icmp samesign ult i32 %220, %25
  br i1 %221, label %198, label %197
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"uchar*", !"int", !"int", !"uint"}
!15 = !{!"const", !"", !"", !"", !""}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{!8, !8, i64 0}
!18 = !{}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.isvectorized", i32 1}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = distinct !{!23, !24, !20}
!24 = !{!"llvm.loop.unroll.runtime.disable"}
!25 = distinct !{!25, !20}
!26 = distinct !{!26, !22}
!27 = distinct !{!27, !24, !20}
