; ModuleID = 'corpus/opencl/switch_machine.cl'
source_filename = "corpus/opencl/switch_machine.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @bytecode_vm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = and i32 %7, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext i32 %11 to i64
  %15 = zext nneg i32 %12 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %13 to i64
  %18 = add i64 %10, %17
  %19 = add i64 %18, %16
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %3, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %4
  %23 = shl nsw i32 %20, 2
  br label %78

24:                                               ; preds = %160, %4
  %25 = phi <16 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %4 ], [ %161, %160 ]
  %26 = phi i32 [ %20, %4 ], [ %162, %160 ]
  %27 = mul i32 %26, 31
  %28 = extractelement <16 x i32> %25, i64 0
  %29 = add i32 %28, %27
  %30 = mul i32 %29, 31
  %31 = extractelement <16 x i32> %25, i64 1
  %32 = add i32 %31, %30
  %33 = mul i32 %32, 31
  %34 = extractelement <16 x i32> %25, i64 2
  %35 = add i32 %34, %33
  %36 = mul i32 %35, 31
  %37 = extractelement <16 x i32> %25, i64 3
  %38 = add i32 %37, %36
  %39 = mul i32 %38, 31
  %40 = extractelement <16 x i32> %25, i64 4
  %41 = add i32 %40, %39
  %42 = mul i32 %41, 31
  %43 = extractelement <16 x i32> %25, i64 5
  %44 = add i32 %43, %42
  %45 = mul i32 %44, 31
  %46 = extractelement <16 x i32> %25, i64 6
  %47 = add i32 %46, %45
  %48 = mul i32 %47, 31
  %49 = extractelement <16 x i32> %25, i64 7
  %50 = add i32 %49, %48
  %51 = mul i32 %50, 31
  %52 = extractelement <16 x i32> %25, i64 8
  %53 = add i32 %52, %51
  %54 = mul i32 %53, 31
  %55 = extractelement <16 x i32> %25, i64 9
  %56 = add i32 %55, %54
  %57 = mul i32 %56, 31
  %58 = extractelement <16 x i32> %25, i64 10
  %59 = add i32 %58, %57
  %60 = mul i32 %59, 31
  %61 = extractelement <16 x i32> %25, i64 11
  %62 = add i32 %61, %60
  %63 = mul i32 %62, 31
  %64 = extractelement <16 x i32> %25, i64 12
  %65 = add i32 %64, %63
  %66 = mul i32 %65, 31
  %67 = extractelement <16 x i32> %25, i64 13
  %68 = add i32 %67, %66
  %69 = mul i32 %68, 31
  %70 = extractelement <16 x i32> %25, i64 14
  %71 = add i32 %70, %69
  %72 = mul i32 %71, 31
  %73 = extractelement <16 x i32> %25, i64 15
  %74 = add i32 %73, %72
  %75 = shl i64 %19, 32
  %76 = ashr exact i64 %75, 30
  %77 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %76
  store i32 %74, ptr addrspace(1) %77, align 4, !tbaa !6
  ret void

78:                                               ; preds = %22, %160
  %79 = phi i32 [ 4, %22 ], [ %164, %160 ]
  %80 = phi i32 [ 0, %22 ], [ %163, %160 ]
  %81 = phi i32 [ 0, %22 ], [ %165, %160 ]
  %82 = phi i32 [ %20, %22 ], [ %162, %160 ]
  %83 = phi <16 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %22 ], [ %161, %160 ]
  %84 = add nsw i32 %80, 1
  %85 = sext i32 %80 to i64
  %86 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %85
  %87 = load i8, ptr addrspace(1) %86, align 1, !tbaa !16, !amdgpu.noclobber !17
  switch i8 %87, label %157 [
    i8 0, label %99
    i8 1, label %102
    i8 2, label %116
    i8 3, label %121
    i8 4, label %126
    i8 5, label %134
    i8 6, label %141
    i8 7, label %146
    i8 8, label %88
    i8 9, label %149
    i8 10, label %151
    i8 11, label %154
  ]

88:                                               ; preds = %78
  %89 = add nuw nsw i32 %79, 1
  %90 = and i32 %89, 15
  %91 = extractelement <16 x i32> %83, i32 %90
  %92 = add nsw i32 %91, 1
  %93 = insertelement <16 x i32> %83, i32 %92, i32 %90
  %94 = add nuw nsw i32 %79, 2
  %95 = and i32 %94, 15
  %96 = extractelement <16 x i32> %93, i32 %95
  %97 = add nsw i32 %96, 2
  %98 = insertelement <16 x i32> %93, i32 %97, i32 %95
  br label %160

99:                                               ; preds = %78
  %100 = extractelement <16 x i32> %83, i32 %79
  %101 = xor i32 %100, %82
  br label %160

102:                                              ; preds = %78
  %103 = insertelement <16 x i32> %83, i32 %82, i32 %79
  %104 = add nuw nsw i32 %79, 1
  %105 = and i32 %104, 15
  %106 = add nsw i32 %80, 2
  %107 = sext i32 %84 to i64
  %108 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %107
  %109 = load i8, ptr addrspace(1) %108, align 1, !tbaa !16, !amdgpu.noclobber !17
  %110 = and i8 %109, 3
  %111 = zext nneg i8 %110 to i32
  %112 = or disjoint i32 %23, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %113
  %115 = load i32, ptr addrspace(1) %114, align 4, !tbaa !6, !amdgpu.noclobber !17
  br label %160

116:                                              ; preds = %78
  %117 = add nuw nsw i32 %79, 15
  %118 = and i32 %117, 15
  %119 = extractelement <16 x i32> %83, i32 %118
  %120 = add i32 %119, %82
  br label %160

121:                                              ; preds = %78
  %122 = add nuw nsw i32 %79, 15
  %123 = and i32 %122, 15
  %124 = extractelement <16 x i32> %83, i32 %123
  %125 = mul i32 %124, %82
  br label %160

126:                                              ; preds = %78
  %127 = extractelement <16 x i32> %83, i32 %79
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %160, label %129

129:                                              ; preds = %126
  %130 = ashr i32 %127, 4
  %131 = tail call noundef range(i32 0, 134217729) i32 @llvm.abs.i32(i32 range(i32 -134217728, 134217728) %130, i1 true)
  %132 = add nuw nsw i32 %131, 1
  %133 = urem i32 %82, %132
  br label %160

134:                                              ; preds = %78
  %135 = add nsw i32 %80, 2
  %136 = sext i32 %84 to i64
  %137 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %136
  %138 = load i8, ptr addrspace(1) %137, align 1, !tbaa !16, !amdgpu.noclobber !17
  %139 = zext i8 %138 to i32
  %140 = tail call noundef i32 @llvm.fshl.i32(i32 %82, i32 %82, i32 range(i32 0, 256) %139)
  br label %160

141:                                              ; preds = %78
  %142 = and i32 %82, 1
  %143 = icmp eq i32 %142, 0
  %144 = add nsw i32 %80, 3
  %145 = select i1 %143, i32 %84, i32 %144
  br label %160

146:                                              ; preds = %78
  %147 = ashr i32 %82, 31
  %148 = xor i32 %147, %82
  br label %160

149:                                              ; preds = %78
  %150 = ashr i32 %82, 3
  br label %160

151:                                              ; preds = %78
  %152 = extractelement <16 x i32> %83, i32 %79
  %153 = insertelement <16 x i32> %83, i32 %82, i32 %79
  br label %160

154:                                              ; preds = %78
  %155 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %82)
  %156 = add nuw nsw i32 %155, 11
  br label %160

157:                                              ; preds = %78
  %158 = ashr i32 %82, 1
  %159 = xor i32 %158, -1
  br label %160

160:                                              ; preds = %88, %157, %154, %151, %149, %146, %141, %134, %129, %126, %121, %116, %102, %99
  %161 = phi <16 x i32> [ %83, %157 ], [ %83, %99 ], [ %103, %102 ], [ %83, %116 ], [ %83, %121 ], [ %83, %154 ], [ %83, %134 ], [ %83, %126 ], [ %83, %129 ], [ %83, %146 ], [ %83, %141 ], [ %83, %149 ], [ %153, %151 ], [ %98, %88 ]
  %162 = phi i32 [ %159, %157 ], [ %101, %99 ], [ %115, %102 ], [ %120, %116 ], [ %125, %121 ], [ %156, %154 ], [ %140, %134 ], [ %82, %126 ], [ %133, %129 ], [ %148, %146 ], [ %82, %141 ], [ %150, %149 ], [ %152, %151 ], [ %82, %88 ]
  %163 = phi i32 [ %84, %157 ], [ %84, %99 ], [ %106, %102 ], [ %84, %116 ], [ %84, %121 ], [ %84, %154 ], [ %135, %134 ], [ %84, %126 ], [ %84, %129 ], [ %84, %146 ], [ %145, %141 ], [ %84, %149 ], [ %84, %151 ], [ %84, %88 ]
  %164 = phi i32 [ %79, %157 ], [ %79, %99 ], [ %105, %102 ], [ %118, %116 ], [ %123, %121 ], [ %79, %154 ], [ %79, %134 ], [ %79, %126 ], [ %79, %129 ], [ %79, %146 ], [ %79, %141 ], [ %79, %149 ], [ %79, %151 ], [ %79, %88 ]
  %165 = add nuw nsw i32 %81, 1
  %166 = icmp slt i32 %163, %3
  %167 = icmp samesign ult i32 %81, 99
  %168 = select i1 %166, i1 %167, i1 false
  br i1 %168, label %78, label %24
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_bytecode_vm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 40
  %10 = load i64, ptr addrspace(4) %9, align 8, !tbaa !10
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = and i32 %7, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = zext i32 %11 to i64
  %15 = zext nneg i32 %12 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %13 to i64
  %18 = add i64 %10, %17
  %19 = add i64 %18, %16
  %20 = trunc i64 %19 to i32
  %21 = icmp sgt i32 %3, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %4
  %23 = shl nsw i32 %20, 2
  br label %78

24:                                               ; preds = %160, %4
  %25 = phi <16 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %4 ], [ %161, %160 ]
  %26 = phi i32 [ %20, %4 ], [ %162, %160 ]
  %27 = mul i32 %26, 31
  %28 = extractelement <16 x i32> %25, i64 0
  %29 = add i32 %28, %27
  %30 = mul i32 %29, 31
  %31 = extractelement <16 x i32> %25, i64 1
  %32 = add i32 %31, %30
  %33 = mul i32 %32, 31
  %34 = extractelement <16 x i32> %25, i64 2
  %35 = add i32 %34, %33
  %36 = mul i32 %35, 31
  %37 = extractelement <16 x i32> %25, i64 3
  %38 = add i32 %37, %36
  %39 = mul i32 %38, 31
  %40 = extractelement <16 x i32> %25, i64 4
  %41 = add i32 %40, %39
  %42 = mul i32 %41, 31
  %43 = extractelement <16 x i32> %25, i64 5
  %44 = add i32 %43, %42
  %45 = mul i32 %44, 31
  %46 = extractelement <16 x i32> %25, i64 6
  %47 = add i32 %46, %45
  %48 = mul i32 %47, 31
  %49 = extractelement <16 x i32> %25, i64 7
  %50 = add i32 %49, %48
  %51 = mul i32 %50, 31
  %52 = extractelement <16 x i32> %25, i64 8
  %53 = add i32 %52, %51
  %54 = mul i32 %53, 31
  %55 = extractelement <16 x i32> %25, i64 9
  %56 = add i32 %55, %54
  %57 = mul i32 %56, 31
  %58 = extractelement <16 x i32> %25, i64 10
  %59 = add i32 %58, %57
  %60 = mul i32 %59, 31
  %61 = extractelement <16 x i32> %25, i64 11
  %62 = add i32 %61, %60
  %63 = mul i32 %62, 31
  %64 = extractelement <16 x i32> %25, i64 12
  %65 = add i32 %64, %63
  %66 = mul i32 %65, 31
  %67 = extractelement <16 x i32> %25, i64 13
  %68 = add i32 %67, %66
  %69 = mul i32 %68, 31
  %70 = extractelement <16 x i32> %25, i64 14
  %71 = add i32 %70, %69
  %72 = mul i32 %71, 31
  %73 = extractelement <16 x i32> %25, i64 15
  %74 = add i32 %73, %72
  %75 = shl i64 %19, 32
  %76 = ashr exact i64 %75, 30
  %77 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %76
  store i32 %74, ptr addrspace(1) %77, align 4, !tbaa !6
  ret void

78:                                               ; preds = %22, %160
  %79 = phi i32 [ 4, %22 ], [ %164, %160 ]
  %80 = phi i32 [ 0, %22 ], [ %163, %160 ]
  %81 = phi i32 [ 0, %22 ], [ %165, %160 ]
  %82 = phi i32 [ %20, %22 ], [ %162, %160 ]
  %83 = phi <16 x i32> [ <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %22 ], [ %161, %160 ]
  %84 = add nsw i32 %80, 1
  %85 = sext i32 %80 to i64
  %86 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %85
  %87 = load i8, ptr addrspace(1) %86, align 1, !tbaa !16
  switch i8 %87, label %157 [
    i8 0, label %99
    i8 1, label %102
    i8 2, label %116
    i8 3, label %121
    i8 4, label %126
    i8 5, label %134
    i8 6, label %141
    i8 7, label %146
    i8 8, label %88
    i8 9, label %149
    i8 10, label %151
    i8 11, label %154
  ]

88:                                               ; preds = %78
  %89 = add nuw nsw i32 %79, 1
  %90 = and i32 %89, 15
  %91 = extractelement <16 x i32> %83, i32 %90
  %92 = add nsw i32 %91, 1
  %93 = insertelement <16 x i32> %83, i32 %92, i32 %90
  %94 = add nuw nsw i32 %79, 2
  %95 = and i32 %94, 15
  %96 = extractelement <16 x i32> %93, i32 %95
  %97 = add nsw i32 %96, 2
  %98 = insertelement <16 x i32> %93, i32 %97, i32 %95
  br label %160

99:                                               ; preds = %78
  %100 = extractelement <16 x i32> %83, i32 %79
  %101 = xor i32 %100, %82
  br label %160

102:                                              ; preds = %78
  %103 = insertelement <16 x i32> %83, i32 %82, i32 %79
  %104 = add nuw nsw i32 %79, 1
  %105 = and i32 %104, 15
  %106 = add nsw i32 %80, 2
  %107 = sext i32 %84 to i64
  %108 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %107
  %109 = load i8, ptr addrspace(1) %108, align 1, !tbaa !16
  %110 = and i8 %109, 3
  %111 = zext nneg i8 %110 to i32
  %112 = or disjoint i32 %23, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %113
  %115 = load i32, ptr addrspace(1) %114, align 4, !tbaa !6
  br label %160

116:                                              ; preds = %78
  %117 = add nuw nsw i32 %79, 15
  %118 = and i32 %117, 15
  %119 = extractelement <16 x i32> %83, i32 %118
  %120 = add i32 %119, %82
  br label %160

121:                                              ; preds = %78
  %122 = add nuw nsw i32 %79, 15
  %123 = and i32 %122, 15
  %124 = extractelement <16 x i32> %83, i32 %123
  %125 = mul i32 %124, %82
  br label %160

126:                                              ; preds = %78
  %127 = extractelement <16 x i32> %83, i32 %79
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %160, label %129

129:                                              ; preds = %126
  %130 = ashr i32 %127, 4
  %131 = tail call noundef range(i32 0, 134217729) i32 @llvm.abs.i32(i32 range(i32 -134217728, 134217728) %130, i1 true)
  %132 = add nuw nsw i32 %131, 1
  %133 = urem i32 %82, %132
  br label %160

134:                                              ; preds = %78
  %135 = add nsw i32 %80, 2
  %136 = sext i32 %84 to i64
  %137 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %136
  %138 = load i8, ptr addrspace(1) %137, align 1, !tbaa !16
  %139 = zext i8 %138 to i32
  %140 = tail call noundef i32 @llvm.fshl.i32(i32 %82, i32 %82, i32 range(i32 0, 256) %139)
  br label %160

141:                                              ; preds = %78
  %142 = and i32 %82, 1
  %143 = icmp eq i32 %142, 0
  %144 = add nsw i32 %80, 3
  %145 = select i1 %143, i32 %84, i32 %144
  br label %160

146:                                              ; preds = %78
  %147 = ashr i32 %82, 31
  %148 = xor i32 %147, %82
  br label %160

149:                                              ; preds = %78
  %150 = ashr i32 %82, 3
  br label %160

151:                                              ; preds = %78
  %152 = extractelement <16 x i32> %83, i32 %79
  %153 = insertelement <16 x i32> %83, i32 %82, i32 %79
  br label %160

154:                                              ; preds = %78
  %155 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %82)
  %156 = add nuw nsw i32 %155, 11
  br label %160

157:                                              ; preds = %78
  %158 = ashr i32 %82, 1
  %159 = xor i32 %158, -1
  br label %160

160:                                              ; preds = %88, %141, %129, %126, %157, %154, %151, %149, %146, %134, %121, %116, %102, %99
  %161 = phi <16 x i32> [ %83, %157 ], [ %83, %99 ], [ %103, %102 ], [ %83, %116 ], [ %83, %121 ], [ %83, %154 ], [ %83, %134 ], [ %83, %126 ], [ %83, %129 ], [ %83, %146 ], [ %83, %141 ], [ %83, %149 ], [ %153, %151 ], [ %98, %88 ]
  %162 = phi i32 [ %159, %157 ], [ %101, %99 ], [ %115, %102 ], [ %120, %116 ], [ %125, %121 ], [ %156, %154 ], [ %140, %134 ], [ %82, %126 ], [ %133, %129 ], [ %148, %146 ], [ %82, %141 ], [ %150, %149 ], [ %152, %151 ], [ %82, %88 ]
  %163 = phi i32 [ %84, %157 ], [ %84, %99 ], [ %106, %102 ], [ %84, %116 ], [ %84, %121 ], [ %84, %154 ], [ %135, %134 ], [ %84, %126 ], [ %84, %129 ], [ %84, %146 ], [ %145, %141 ], [ %84, %149 ], [ %84, %151 ], [ %84, %88 ]
  %164 = phi i32 [ %79, %157 ], [ %79, %99 ], [ %105, %102 ], [ %118, %116 ], [ %123, %121 ], [ %79, %154 ], [ %79, %134 ], [ %79, %126 ], [ %79, %129 ], [ %79, %146 ], [ %79, %141 ], [ %79, %149 ], [ %79, %151 ], [ %79, %88 ]
  %165 = add nuw nsw i32 %81, 1
  %166 = icmp slt i32 %163, %3
  %167 = icmp samesign ult i32 %81, 99
  %168 = select i1 %166, i1 %167, i1 false
  br i1 %168, label %78, label %24
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @lex_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = icmp slt i32 %3, 0
  br i1 %20, label %91, label %21

21:                                               ; preds = %4
  %22 = trunc i64 %19 to i32
  %23 = mul nsw i32 %3, %22
  br label %24

24:                                               ; preds = %21, %76
  %25 = phi i32 [ 0, %21 ], [ %83, %76 ]
  %26 = phi i32 [ 0, %21 ], [ %82, %76 ]
  %27 = phi i32 [ 0, %21 ], [ %84, %76 ]
  %28 = phi i32 [ 0, %21 ], [ %81, %76 ]
  %29 = phi i32 [ 0, %21 ], [ %80, %76 ]
  %30 = phi i32 [ 0, %21 ], [ %79, %76 ]
  %31 = phi i32 [ 0, %21 ], [ %78, %76 ]
  %32 = phi i32 [ 0, %21 ], [ %77, %76 ]
  %33 = icmp slt i32 %27, %3
  br i1 %33, label %34, label %40

34:                                               ; preds = %24
  %35 = add nsw i32 %27, %23
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !16, !amdgpu.noclobber !17
  %39 = zext i8 %38 to i32
  br label %40

40:                                               ; preds = %34, %24
  %41 = phi i32 [ %39, %34 ], [ 44, %24 ]
  %42 = icmp eq i32 %41, 44
  br i1 %42, label %43, label %54

43:                                               ; preds = %40
  switch i32 %25, label %52 [
    i32 2, label %44
    i32 4, label %50
    i32 0, label %76
  ]

44:                                               ; preds = %43
  %45 = add i32 %30, 1
  %46 = icmp eq i32 %32, 0
  %47 = sub nsw i32 0, %26
  %48 = select i1 %46, i32 %26, i32 %47
  %49 = add nsw i32 %48, %31
  br label %76

50:                                               ; preds = %43
  %51 = add i32 %29, 1
  br label %76

52:                                               ; preds = %43
  %53 = add i32 %28, 1
  br label %76

54:                                               ; preds = %40
  %55 = add nsw i32 %41, -48
  %56 = icmp ult i32 %55, 10
  switch i32 %25, label %76 [
    i32 0, label %57
    i32 1, label %62
    i32 2, label %66
    i32 3, label %74
    i32 4, label %74
  ]

57:                                               ; preds = %54
  %58 = trunc nuw i32 %41 to i8
  switch i8 %58, label %62 [
    i8 45, label %59
    i8 43, label %59
  ]

59:                                               ; preds = %57, %57
  %60 = icmp eq i32 %41, 45
  %61 = zext i1 %60 to i32
  br label %76

62:                                               ; preds = %57, %54
  br i1 %56, label %67, label %63

63:                                               ; preds = %62
  %64 = icmp eq i32 %41, 46
  %65 = select i1 %64, i32 3, i32 5
  br label %76

66:                                               ; preds = %54
  br i1 %56, label %67, label %71

67:                                               ; preds = %66, %62
  %68 = mul nsw i32 %26, 10
  %69 = add nsw i32 %55, %68
  %70 = srem i32 %69, 1000003
  br label %76

71:                                               ; preds = %66
  %72 = icmp eq i32 %41, 46
  %73 = select i1 %72, i32 3, i32 5
  br label %76

74:                                               ; preds = %54, %54
  %75 = select i1 %56, i32 4, i32 5
  br label %76

76:                                               ; preds = %74, %71, %67, %63, %59, %54, %52, %50, %44, %43
  %77 = phi i32 [ 0, %44 ], [ 0, %52 ], [ %25, %43 ], [ 0, %50 ], [ %32, %54 ], [ %61, %59 ], [ %32, %67 ], [ %32, %71 ], [ %32, %63 ], [ %32, %74 ]
  %78 = phi i32 [ %49, %44 ], [ %31, %52 ], [ %31, %43 ], [ %31, %50 ], [ %31, %54 ], [ %31, %59 ], [ %31, %67 ], [ %31, %71 ], [ %31, %63 ], [ %31, %74 ]
  %79 = phi i32 [ %45, %44 ], [ %30, %52 ], [ %30, %43 ], [ %30, %50 ], [ %30, %54 ], [ %30, %59 ], [ %30, %67 ], [ %30, %71 ], [ %30, %63 ], [ %30, %74 ]
  %80 = phi i32 [ %29, %44 ], [ %29, %52 ], [ %29, %43 ], [ %51, %50 ], [ %29, %54 ], [ %29, %59 ], [ %29, %67 ], [ %29, %71 ], [ %29, %63 ], [ %29, %74 ]
  %81 = phi i32 [ %28, %44 ], [ %53, %52 ], [ %28, %43 ], [ %28, %50 ], [ %28, %54 ], [ %28, %59 ], [ %28, %67 ], [ %28, %71 ], [ %28, %63 ], [ %28, %74 ]
  %82 = phi i32 [ 0, %44 ], [ 0, %52 ], [ %25, %43 ], [ 0, %50 ], [ %26, %54 ], [ %26, %59 ], [ %70, %67 ], [ %26, %71 ], [ %26, %63 ], [ %26, %74 ]
  %83 = phi i32 [ 0, %44 ], [ 0, %52 ], [ %25, %43 ], [ 0, %50 ], [ %25, %54 ], [ 1, %59 ], [ 2, %67 ], [ %73, %71 ], [ %65, %63 ], [ %75, %74 ]
  %84 = add nuw i32 %27, 1
  %85 = icmp eq i32 %27, %3
  br i1 %85, label %86, label %24

86:                                               ; preds = %76
  %87 = shl i32 %80, 8
  %88 = shl i32 %81, 16
  %89 = or i32 %87, %88
  %90 = or i32 %89, %79
  br label %91

91:                                               ; preds = %86, %4
  %92 = phi i32 [ 0, %4 ], [ %78, %86 ]
  %93 = phi i32 [ 0, %4 ], [ %90, %86 ]
  %94 = shl i64 %19, 32
  %95 = ashr exact i64 %94, 32
  %96 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %95
  store i32 %93, ptr addrspace(1) %96, align 4, !tbaa !6
  %97 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %95
  store i32 %92, ptr addrspace(1) %97, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_lex_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = icmp slt i32 %3, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %4
  %22 = trunc i64 %19 to i32
  %23 = mul nsw i32 %3, %22
  br label %36

24:                                               ; preds = %88
  %25 = shl i32 %92, 8
  %26 = shl i32 %93, 16
  %27 = or i32 %25, %26
  %28 = or i32 %27, %91
  br label %29

29:                                               ; preds = %24, %4
  %30 = phi i32 [ 0, %4 ], [ %90, %24 ]
  %31 = phi i32 [ 0, %4 ], [ %28, %24 ]
  %32 = shl i64 %19, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %33
  store i32 %31, ptr addrspace(1) %34, align 4, !tbaa !6
  %35 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %33
  store i32 %30, ptr addrspace(1) %35, align 4, !tbaa !6
  ret void

36:                                               ; preds = %21, %88
  %37 = phi i32 [ 0, %21 ], [ %95, %88 ]
  %38 = phi i32 [ 0, %21 ], [ %94, %88 ]
  %39 = phi i32 [ 0, %21 ], [ %96, %88 ]
  %40 = phi i32 [ 0, %21 ], [ %93, %88 ]
  %41 = phi i32 [ 0, %21 ], [ %92, %88 ]
  %42 = phi i32 [ 0, %21 ], [ %91, %88 ]
  %43 = phi i32 [ 0, %21 ], [ %90, %88 ]
  %44 = phi i32 [ 0, %21 ], [ %89, %88 ]
  %45 = icmp slt i32 %39, %3
  br i1 %45, label %46, label %52

46:                                               ; preds = %36
  %47 = add nsw i32 %39, %23
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !16
  %51 = zext i8 %50 to i32
  br label %52

52:                                               ; preds = %36, %46
  %53 = phi i32 [ %51, %46 ], [ 44, %36 ]
  %54 = icmp eq i32 %53, 44
  br i1 %54, label %55, label %66

55:                                               ; preds = %52
  switch i32 %37, label %64 [
    i32 2, label %56
    i32 4, label %62
    i32 0, label %88
  ]

56:                                               ; preds = %55
  %57 = add i32 %42, 1
  %58 = icmp eq i32 %44, 0
  %59 = sub nsw i32 0, %38
  %60 = select i1 %58, i32 %38, i32 %59
  %61 = add nsw i32 %60, %43
  br label %88

62:                                               ; preds = %55
  %63 = add i32 %41, 1
  br label %88

64:                                               ; preds = %55
  %65 = add i32 %40, 1
  br label %88

66:                                               ; preds = %52
  %67 = add nsw i32 %53, -48
  %68 = icmp ult i32 %67, 10
  switch i32 %37, label %88 [
    i32 0, label %69
    i32 1, label %74
    i32 2, label %78
    i32 3, label %86
    i32 4, label %86
  ]

69:                                               ; preds = %66
  %70 = trunc nuw i32 %53 to i8
  switch i8 %70, label %74 [
    i8 45, label %71
    i8 43, label %71
  ]

71:                                               ; preds = %69, %69
  %72 = icmp eq i32 %53, 45
  %73 = zext i1 %72 to i32
  br label %88

74:                                               ; preds = %69, %66
  br i1 %68, label %79, label %75

75:                                               ; preds = %74
  %76 = icmp eq i32 %53, 46
  %77 = select i1 %76, i32 3, i32 5
  br label %88

78:                                               ; preds = %66
  br i1 %68, label %79, label %83

79:                                               ; preds = %74, %78
  %80 = mul nsw i32 %38, 10
  %81 = add nsw i32 %67, %80
  %82 = srem i32 %81, 1000003
  br label %88

83:                                               ; preds = %78
  %84 = icmp eq i32 %53, 46
  %85 = select i1 %84, i32 3, i32 5
  br label %88

86:                                               ; preds = %66, %66
  %87 = select i1 %68, i32 4, i32 5
  br label %88

88:                                               ; preds = %71, %75, %86, %83, %79, %66, %56, %62, %55, %64
  %89 = phi i32 [ 0, %56 ], [ 0, %64 ], [ %37, %55 ], [ 0, %62 ], [ %44, %66 ], [ %73, %71 ], [ %44, %79 ], [ %44, %83 ], [ %44, %75 ], [ %44, %86 ]
  %90 = phi i32 [ %61, %56 ], [ %43, %64 ], [ %43, %55 ], [ %43, %62 ], [ %43, %66 ], [ %43, %71 ], [ %43, %79 ], [ %43, %83 ], [ %43, %75 ], [ %43, %86 ]
  %91 = phi i32 [ %57, %56 ], [ %42, %64 ], [ %42, %55 ], [ %42, %62 ], [ %42, %66 ], [ %42, %71 ], [ %42, %79 ], [ %42, %83 ], [ %42, %75 ], [ %42, %86 ]
  %92 = phi i32 [ %41, %56 ], [ %41, %64 ], [ %41, %55 ], [ %63, %62 ], [ %41, %66 ], [ %41, %71 ], [ %41, %79 ], [ %41, %83 ], [ %41, %75 ], [ %41, %86 ]
  %93 = phi i32 [ %40, %56 ], [ %65, %64 ], [ %40, %55 ], [ %40, %62 ], [ %40, %66 ], [ %40, %71 ], [ %40, %79 ], [ %40, %83 ], [ %40, %75 ], [ %40, %86 ]
  %94 = phi i32 [ 0, %56 ], [ 0, %64 ], [ %37, %55 ], [ 0, %62 ], [ %38, %66 ], [ %38, %71 ], [ %82, %79 ], [ %38, %83 ], [ %38, %75 ], [ %38, %86 ]
  %95 = phi i32 [ 0, %56 ], [ 0, %64 ], [ %37, %55 ], [ 0, %62 ], [ %37, %66 ], [ 1, %71 ], [ 2, %79 ], [ %85, %83 ], [ %77, %75 ], [ %87, %86 ]
  %96 = add nuw i32 %39, 1
  %97 = icmp eq i32 %39, %3
  br i1 %97, label %24, label %36
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @utf8_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %85

20:                                               ; preds = %3
  %21 = trunc i64 %18 to i32
  %22 = mul nsw i32 %2, %21
  br label %23

23:                                               ; preds = %20, %77
  %24 = phi i32 [ 0, %20 ], [ %82, %77 ]
  %25 = phi i32 [ 0, %20 ], [ %81, %77 ]
  %26 = phi i32 [ 0, %20 ], [ %83, %77 ]
  %27 = phi i32 [ 0, %20 ], [ %80, %77 ]
  %28 = phi i32 [ 0, %20 ], [ %79, %77 ]
  %29 = phi i32 [ 0, %20 ], [ %78, %77 ]
  %30 = add nsw i32 %26, %22
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %31
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !16, !amdgpu.noclobber !17
  %34 = zext i8 %33 to i32
  %35 = lshr i32 %34, 4
  switch i32 %35, label %67 [
    i32 0, label %36
    i32 1, label %36
    i32 2, label %36
    i32 3, label %36
    i32 4, label %36
    i32 5, label %36
    i32 6, label %36
    i32 7, label %36
    i32 8, label %40
    i32 9, label %40
    i32 10, label %40
    i32 11, label %40
    i32 12, label %49
    i32 13, label %49
    i32 14, label %54
    i32 15, label %59
  ]

36:                                               ; preds = %23, %23, %23, %23, %23, %23, %23, %23
  %37 = icmp ne i32 %24, 0
  %38 = zext i1 %37 to i32
  %39 = add i32 %29, %38
  br label %68

40:                                               ; preds = %23, %23, %23, %23
  %41 = icmp eq i32 %24, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %40
  %43 = add i32 %29, 1
  br label %77

44:                                               ; preds = %40
  %45 = shl i32 %25, 6
  %46 = and i32 %34, 63
  %47 = or disjoint i32 %46, %45
  %48 = add nsw i32 %24, -1
  br label %68

49:                                               ; preds = %23, %23
  %50 = icmp ne i32 %24, 0
  %51 = zext i1 %50 to i32
  %52 = add i32 %29, %51
  %53 = and i32 %34, 31
  br label %68

54:                                               ; preds = %23
  %55 = icmp ne i32 %24, 0
  %56 = zext i1 %55 to i32
  %57 = add i32 %29, %56
  %58 = and i32 %34, 15
  br label %68

59:                                               ; preds = %23
  %60 = icmp ne i32 %24, 0
  %61 = zext i1 %60 to i32
  %62 = icmp ugt i8 %33, -12
  %63 = zext i1 %62 to i32
  %64 = add i32 %29, %61
  %65 = add i32 %64, %63
  %66 = and i32 %34, 7
  br label %68

67:                                               ; preds = %23
  unreachable

68:                                               ; preds = %59, %54, %49, %44, %36
  %69 = phi i32 [ %39, %36 ], [ %29, %44 ], [ %52, %49 ], [ %57, %54 ], [ %65, %59 ]
  %70 = phi i32 [ %34, %36 ], [ %47, %44 ], [ %53, %49 ], [ %58, %54 ], [ %66, %59 ]
  %71 = phi i32 [ 0, %36 ], [ %48, %44 ], [ 1, %49 ], [ 2, %54 ], [ 3, %59 ]
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %77

73:                                               ; preds = %68
  %74 = tail call noundef i32 @llvm.fshl.i32(i32 %27, i32 %27, i32 5)
  %75 = xor i32 %70, %74
  %76 = add i32 %28, 1
  br label %77

77:                                               ; preds = %73, %68, %42
  %78 = phi i32 [ %43, %42 ], [ %69, %73 ], [ %69, %68 ]
  %79 = phi i32 [ %28, %42 ], [ %76, %73 ], [ %28, %68 ]
  %80 = phi i32 [ %27, %42 ], [ %75, %73 ], [ %27, %68 ]
  %81 = phi i32 [ %25, %42 ], [ %70, %73 ], [ %70, %68 ]
  %82 = phi i32 [ 0, %42 ], [ 0, %73 ], [ %71, %68 ]
  %83 = add nuw nsw i32 %26, 1
  %84 = icmp eq i32 %83, %2
  br i1 %84, label %85, label %23

85:                                               ; preds = %77, %3
  %86 = phi i32 [ 0, %3 ], [ %78, %77 ]
  %87 = phi i32 [ 0, %3 ], [ %79, %77 ]
  %88 = phi i32 [ 0, %3 ], [ %80, %77 ]
  %89 = phi i32 [ 0, %3 ], [ %82, %77 ]
  %90 = insertelement <4 x i32> poison, i32 %87, i64 0
  %91 = insertelement <4 x i32> %90, i32 %86, i64 1
  %92 = insertelement <4 x i32> %91, i32 %88, i64 2
  %93 = insertelement <4 x i32> %92, i32 %89, i64 3
  %94 = shl i64 %18, 32
  %95 = ashr exact i64 %94, 28
  %96 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %95
  store <4 x i32> %93, ptr addrspace(1) %96, align 16, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_utf8_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %3
  %21 = trunc i64 %18 to i32
  %22 = mul nsw i32 %2, %21
  br label %35

23:                                               ; preds = %89, %3
  %24 = phi i32 [ 0, %3 ], [ %90, %89 ]
  %25 = phi i32 [ 0, %3 ], [ %91, %89 ]
  %26 = phi i32 [ 0, %3 ], [ %92, %89 ]
  %27 = phi i32 [ 0, %3 ], [ %94, %89 ]
  %28 = insertelement <4 x i32> poison, i32 %25, i64 0
  %29 = insertelement <4 x i32> %28, i32 %24, i64 1
  %30 = insertelement <4 x i32> %29, i32 %26, i64 2
  %31 = insertelement <4 x i32> %30, i32 %27, i64 3
  %32 = shl i64 %18, 32
  %33 = ashr exact i64 %32, 28
  %34 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %33
  store <4 x i32> %31, ptr addrspace(1) %34, align 16, !tbaa !16
  ret void

35:                                               ; preds = %20, %89
  %36 = phi i32 [ 0, %20 ], [ %94, %89 ]
  %37 = phi i32 [ 0, %20 ], [ %93, %89 ]
  %38 = phi i32 [ 0, %20 ], [ %95, %89 ]
  %39 = phi i32 [ 0, %20 ], [ %92, %89 ]
  %40 = phi i32 [ 0, %20 ], [ %91, %89 ]
  %41 = phi i32 [ 0, %20 ], [ %90, %89 ]
  %42 = add nsw i32 %38, %22
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !16
  %46 = zext i8 %45 to i32
  %47 = lshr i32 %46, 4
  switch i32 %47, label %79 [
    i32 0, label %48
    i32 1, label %48
    i32 2, label %48
    i32 3, label %48
    i32 4, label %48
    i32 5, label %48
    i32 6, label %48
    i32 7, label %48
    i32 8, label %52
    i32 9, label %52
    i32 10, label %52
    i32 11, label %52
    i32 12, label %61
    i32 13, label %61
    i32 14, label %66
    i32 15, label %71
  ]

48:                                               ; preds = %35, %35, %35, %35, %35, %35, %35, %35
  %49 = icmp ne i32 %36, 0
  %50 = zext i1 %49 to i32
  %51 = add i32 %41, %50
  br label %80

52:                                               ; preds = %35, %35, %35, %35
  %53 = icmp eq i32 %36, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %52
  %55 = add i32 %41, 1
  br label %89

56:                                               ; preds = %52
  %57 = shl i32 %37, 6
  %58 = and i32 %46, 63
  %59 = or disjoint i32 %58, %57
  %60 = add nsw i32 %36, -1
  br label %80

61:                                               ; preds = %35, %35
  %62 = icmp ne i32 %36, 0
  %63 = zext i1 %62 to i32
  %64 = add i32 %41, %63
  %65 = and i32 %46, 31
  br label %80

66:                                               ; preds = %35
  %67 = icmp ne i32 %36, 0
  %68 = zext i1 %67 to i32
  %69 = add i32 %41, %68
  %70 = and i32 %46, 15
  br label %80

71:                                               ; preds = %35
  %72 = icmp ne i32 %36, 0
  %73 = zext i1 %72 to i32
  %74 = icmp ugt i8 %45, -12
  %75 = zext i1 %74 to i32
  %76 = add i32 %41, %73
  %77 = add i32 %76, %75
  %78 = and i32 %46, 7
  br label %80

79:                                               ; preds = %35
  unreachable

80:                                               ; preds = %71, %66, %61, %56, %48
  %81 = phi i32 [ %51, %48 ], [ %41, %56 ], [ %64, %61 ], [ %69, %66 ], [ %77, %71 ]
  %82 = phi i32 [ %46, %48 ], [ %59, %56 ], [ %65, %61 ], [ %70, %66 ], [ %78, %71 ]
  %83 = phi i32 [ 0, %48 ], [ %60, %56 ], [ 1, %61 ], [ 2, %66 ], [ 3, %71 ]
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %89

85:                                               ; preds = %80
  %86 = tail call noundef i32 @llvm.fshl.i32(i32 %39, i32 %39, i32 5)
  %87 = xor i32 %82, %86
  %88 = add i32 %40, 1
  br label %89

89:                                               ; preds = %80, %85, %54
  %90 = phi i32 [ %55, %54 ], [ %81, %85 ], [ %81, %80 ]
  %91 = phi i32 [ %40, %54 ], [ %88, %85 ], [ %40, %80 ]
  %92 = phi i32 [ %39, %54 ], [ %87, %85 ], [ %39, %80 ]
  %93 = phi i32 [ %37, %54 ], [ %82, %85 ], [ %82, %80 ]
  %94 = phi i32 [ 0, %54 ], [ 0, %85 ], [ %83, %80 ]
  %95 = add nuw nsw i32 %38, 1
  %96 = icmp eq i32 %95, %2
  br i1 %96, label %23, label %35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"int*", !"int*", !"int"}
!15 = !{!"const", !"const", !"", !""}
!16 = !{!8, !8, i64 0}
!17 = !{}
!18 = !{!"uchar*", !"uint*", !"int*", !"int"}
!19 = !{!"const", !"", !"", !""}
!20 = !{i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"uchar*", !"uint4*", !"int"}
!23 = !{!"uchar*", !"uint __attribute__((ext_vector_type(4)))*", !"int"}
!24 = !{!"const", !"", !""}
