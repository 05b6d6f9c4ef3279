; ModuleID = 'corpus/opencl/blake2b.cl'
source_filename = "corpus/opencl/blake2b.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.blake2b_param = type { i8, i8, i8, i8, i32, i64, i64 }

@iv = hidden local_unnamed_addr addrspace(4) constant [8 x i64] [i64 7640891576956012808, i64 -4942790177534073029, i64 4354685564936845355, i64 -6534734903238641935, i64 5840696475078001361, i64 -7276294671716946913, i64 2270897969802886507, i64 6620516959819538809], align 8
@sigma = hidden local_unnamed_addr addrspace(4) constant [10 x [16 x i8]] [[16 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F", [16 x i8] c"\0E\0A\04\08\09\0F\0D\06\01\0C\00\02\0B\07\05\03", [16 x i8] c"\0B\08\0C\00\05\02\0F\0D\0A\0E\03\06\07\01\09\04", [16 x i8] c"\07\09\03\01\0D\0C\0B\0E\02\06\05\0A\04\00\0F\08", [16 x i8] c"\09\00\05\07\02\04\0A\0F\0E\01\0B\0C\06\08\03\0D", [16 x i8] c"\02\0C\06\0A\00\0B\08\03\04\0D\07\05\0F\0E\01\09", [16 x i8] c"\0C\05\01\0F\0E\0D\04\0A\00\07\06\03\09\02\08\0B", [16 x i8] c"\0D\0B\07\0E\0C\01\03\09\05\00\0F\04\08\06\02\0A", [16 x i8] c"\06\0F\0E\09\0B\03\00\08\0C\02\0D\07\01\04\0A\05", [16 x i8] c"\0A\02\08\04\07\06\01\05\0F\0B\09\0E\03\0C\0D\00"], align 1

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
define protected amdgpu_kernel void @blake2b(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(4) noundef readonly byref(%struct.blake2b_param) align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = load i64, ptr addrspace(4) %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
  %6 = load i64, ptr addrspace(4) %5, align 8, !amdgpu.noclobber !16
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
  %8 = load i64, ptr addrspace(4) %7, align 8, !amdgpu.noclobber !16
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = and i32 %11, 65535
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = zext i32 %15 to i64
  %19 = zext nneg i32 %16 to i64
  %20 = mul nuw nsw i64 %19, %18
  %21 = zext nneg i32 %17 to i64
  %22 = add i64 %14, %21
  %23 = add i64 %22, %20
  %24 = xor i64 %4, 7640891576956012808
  %25 = xor i64 %6, -4942790177534073029
  %26 = shl i64 %23, 7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %26
  %28 = load i64, ptr addrspace(1) %27, align 8, !tbaa !10, !amdgpu.noclobber !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 8
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !10, !amdgpu.noclobber !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 16
  %32 = load i64, ptr addrspace(1) %31, align 8, !tbaa !10, !amdgpu.noclobber !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 24
  %34 = load i64, ptr addrspace(1) %33, align 8, !tbaa !10, !amdgpu.noclobber !16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 32
  %36 = load i64, ptr addrspace(1) %35, align 8, !tbaa !10, !amdgpu.noclobber !16
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 40
  %38 = load i64, ptr addrspace(1) %37, align 8, !tbaa !10, !amdgpu.noclobber !16
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 48
  %40 = load i64, ptr addrspace(1) %39, align 8, !tbaa !10, !amdgpu.noclobber !16
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 56
  %42 = load i64, ptr addrspace(1) %41, align 8, !tbaa !10, !amdgpu.noclobber !16
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 64
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !10, !amdgpu.noclobber !16
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 72
  %46 = load i64, ptr addrspace(1) %45, align 8, !tbaa !10, !amdgpu.noclobber !16
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 80
  %48 = load i64, ptr addrspace(1) %47, align 8, !tbaa !10, !amdgpu.noclobber !16
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 88
  %50 = load i64, ptr addrspace(1) %49, align 8, !tbaa !10, !amdgpu.noclobber !16
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 96
  %52 = load i64, ptr addrspace(1) %51, align 8, !tbaa !10, !amdgpu.noclobber !16
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 104
  %54 = load i64, ptr addrspace(1) %53, align 8, !tbaa !10, !amdgpu.noclobber !16
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 112
  %56 = load i64, ptr addrspace(1) %55, align 8, !tbaa !10, !amdgpu.noclobber !16
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %27, i64 120
  %58 = load i64, ptr addrspace(1) %57, align 8, !tbaa !10, !amdgpu.noclobber !16
  %59 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, i64 %28, i64 0
  %60 = insertelement <16 x i64> %59, i64 %30, i64 1
  %61 = insertelement <16 x i64> %60, i64 %32, i64 2
  %62 = insertelement <16 x i64> %61, i64 %34, i64 3
  %63 = insertelement <16 x i64> %62, i64 %36, i64 4
  %64 = insertelement <16 x i64> %63, i64 %38, i64 5
  %65 = insertelement <16 x i64> %64, i64 %40, i64 6
  %66 = insertelement <16 x i64> %65, i64 %42, i64 7
  %67 = insertelement <16 x i64> %66, i64 %44, i64 8
  %68 = insertelement <16 x i64> %67, i64 %46, i64 9
  %69 = insertelement <16 x i64> %68, i64 %48, i64 10
  %70 = insertelement <16 x i64> %69, i64 %50, i64 11
  %71 = insertelement <16 x i64> %70, i64 %52, i64 12
  %72 = insertelement <16 x i64> %71, i64 %54, i64 13
  %73 = insertelement <16 x i64> %72, i64 %56, i64 14
  %74 = insertelement <16 x i64> %73, i64 %58, i64 15
  %75 = xor i64 %8, 5840696475078001361
  %76 = insertelement <16 x i64> <i64 poison, i64 poison, i64 4354685564936845355, i64 -6534734903238641935, i64 5840696475078001361, i64 -7276294671716946913, i64 2270897969802886507, i64 6620516959819538809, i64 7640891576956012808, i64 -4942790177534073029, i64 4354685564936845355, i64 -6534734903238641935, i64 poison, i64 -7276294671716946913, i64 -2270897969802886508, i64 6620516959819538809>, i64 %24, i64 0
  %77 = insertelement <16 x i64> %76, i64 %25, i64 1
  %78 = insertelement <16 x i64> %77, i64 %75, i64 12
  br label %105

79:                                               ; preds = %105
  %80 = shl i64 %23, 6
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %80
  %82 = xor i64 %286, %236
  %83 = xor i64 %82, %24
  store i64 %83, ptr addrspace(1) %81, align 8, !tbaa !10
  %84 = xor i64 %309, %259
  %85 = xor i64 %84, %25
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 8
  store i64 %85, ptr addrspace(1) %86, align 8, !tbaa !10
  %87 = xor i64 %240, %282
  %88 = xor i64 %87, 4354685564936845355
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 16
  store i64 %88, ptr addrspace(1) %89, align 8, !tbaa !10
  %90 = xor i64 %263, %305
  %91 = xor i64 %90, -6534734903238641935
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 24
  store i64 %91, ptr addrspace(1) %92, align 8, !tbaa !10
  %93 = xor i64 %262, %311
  %94 = xor i64 %93, 5840696475078001361
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 32
  store i64 %94, ptr addrspace(1) %95, align 8, !tbaa !10
  %96 = xor i64 %285, %242
  %97 = xor i64 %96, -7276294671716946913
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 40
  store i64 %97, ptr addrspace(1) %98, align 8, !tbaa !10
  %99 = xor i64 %308, %265
  %100 = xor i64 %99, 2270897969802886507
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 48
  store i64 %100, ptr addrspace(1) %101, align 8, !tbaa !10
  %102 = xor i64 %239, %288
  %103 = xor i64 %102, 6620516959819538809
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 56
  store i64 %103, ptr addrspace(1) %104, align 8, !tbaa !10
  ret void

105:                                              ; preds = %3, %105
  %106 = phi i32 [ 0, %3 ], [ %324, %105 ]
  %107 = phi <16 x i64> [ %78, %3 ], [ %323, %105 ]
  %108 = add nsw i32 %106, -10
  %109 = icmp samesign ult i32 %106, 10
  %110 = select i1 %109, i32 %106, i32 %108
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw [16 x i8], ptr addrspace(4) @sigma, i64 %111
  %113 = load i8, ptr addrspace(4) %112, align 1, !tbaa !17
  %114 = zext i8 %113 to i32
  %115 = extractelement <16 x i64> %74, i32 %114
  %116 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 1
  %117 = load i8, ptr addrspace(4) %116, align 1, !tbaa !17
  %118 = zext i8 %117 to i32
  %119 = extractelement <16 x i64> %74, i32 %118
  %120 = extractelement <16 x i64> %107, i64 4
  %121 = extractelement <16 x i64> %107, i64 0
  %122 = add i64 %120, %121
  %123 = add i64 %122, %115
  %124 = extractelement <16 x i64> %107, i64 12
  %125 = xor i64 %124, %123
  %126 = tail call noundef i64 @llvm.fshl.i64(i64 %125, i64 %125, i64 32)
  %127 = extractelement <16 x i64> %107, i64 8
  %128 = add i64 %127, %126
  %129 = extractelement <16 x i64> %107, i64 4
  %130 = xor i64 %129, %128
  %131 = tail call noundef i64 @llvm.fshl.i64(i64 %130, i64 %130, i64 40)
  %132 = add i64 %131, %119
  %133 = add i64 %132, %123
  %134 = xor i64 %126, %133
  %135 = tail call noundef i64 @llvm.fshl.i64(i64 %134, i64 %134, i64 48)
  %136 = add i64 %128, %135
  %137 = xor i64 %131, %136
  %138 = tail call noundef i64 @llvm.fshl.i64(i64 %137, i64 %137, i64 1)
  %139 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 2
  %140 = load i8, ptr addrspace(4) %139, align 1, !tbaa !17
  %141 = zext i8 %140 to i32
  %142 = extractelement <16 x i64> %74, i32 %141
  %143 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 3
  %144 = load i8, ptr addrspace(4) %143, align 1, !tbaa !17
  %145 = zext i8 %144 to i32
  %146 = extractelement <16 x i64> %74, i32 %145
  %147 = extractelement <16 x i64> %107, i64 5
  %148 = extractelement <16 x i64> %107, i64 1
  %149 = add i64 %147, %148
  %150 = add i64 %149, %142
  %151 = extractelement <16 x i64> %107, i64 13
  %152 = xor i64 %151, %150
  %153 = tail call noundef i64 @llvm.fshl.i64(i64 %152, i64 %152, i64 32)
  %154 = extractelement <16 x i64> %107, i64 9
  %155 = add i64 %154, %153
  %156 = extractelement <16 x i64> %107, i64 5
  %157 = xor i64 %156, %155
  %158 = tail call noundef i64 @llvm.fshl.i64(i64 %157, i64 %157, i64 40)
  %159 = add i64 %158, %146
  %160 = add i64 %159, %150
  %161 = xor i64 %153, %160
  %162 = tail call noundef i64 @llvm.fshl.i64(i64 %161, i64 %161, i64 48)
  %163 = add i64 %155, %162
  %164 = xor i64 %158, %163
  %165 = tail call noundef i64 @llvm.fshl.i64(i64 %164, i64 %164, i64 1)
  %166 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 4
  %167 = load i8, ptr addrspace(4) %166, align 1, !tbaa !17
  %168 = zext i8 %167 to i32
  %169 = extractelement <16 x i64> %74, i32 %168
  %170 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 5
  %171 = load i8, ptr addrspace(4) %170, align 1, !tbaa !17
  %172 = zext i8 %171 to i32
  %173 = extractelement <16 x i64> %74, i32 %172
  %174 = extractelement <16 x i64> %107, i64 6
  %175 = extractelement <16 x i64> %107, i64 2
  %176 = add i64 %174, %175
  %177 = add i64 %176, %169
  %178 = extractelement <16 x i64> %107, i64 14
  %179 = xor i64 %178, %177
  %180 = tail call noundef i64 @llvm.fshl.i64(i64 %179, i64 %179, i64 32)
  %181 = extractelement <16 x i64> %107, i64 10
  %182 = add i64 %181, %180
  %183 = extractelement <16 x i64> %107, i64 6
  %184 = xor i64 %183, %182
  %185 = tail call noundef i64 @llvm.fshl.i64(i64 %184, i64 %184, i64 40)
  %186 = add i64 %185, %173
  %187 = add i64 %186, %177
  %188 = xor i64 %180, %187
  %189 = tail call noundef i64 @llvm.fshl.i64(i64 %188, i64 %188, i64 48)
  %190 = add i64 %182, %189
  %191 = xor i64 %185, %190
  %192 = tail call noundef i64 @llvm.fshl.i64(i64 %191, i64 %191, i64 1)
  %193 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 6
  %194 = load i8, ptr addrspace(4) %193, align 1, !tbaa !17
  %195 = zext i8 %194 to i32
  %196 = extractelement <16 x i64> %74, i32 %195
  %197 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 7
  %198 = load i8, ptr addrspace(4) %197, align 1, !tbaa !17
  %199 = zext i8 %198 to i32
  %200 = extractelement <16 x i64> %74, i32 %199
  %201 = extractelement <16 x i64> %107, i64 7
  %202 = extractelement <16 x i64> %107, i64 3
  %203 = add i64 %201, %202
  %204 = add i64 %203, %196
  %205 = extractelement <16 x i64> %107, i64 15
  %206 = xor i64 %205, %204
  %207 = tail call noundef i64 @llvm.fshl.i64(i64 %206, i64 %206, i64 32)
  %208 = extractelement <16 x i64> %107, i64 11
  %209 = add i64 %208, %207
  %210 = extractelement <16 x i64> %107, i64 7
  %211 = xor i64 %210, %209
  %212 = tail call noundef i64 @llvm.fshl.i64(i64 %211, i64 %211, i64 40)
  %213 = add i64 %212, %200
  %214 = add i64 %213, %204
  %215 = xor i64 %207, %214
  %216 = tail call noundef i64 @llvm.fshl.i64(i64 %215, i64 %215, i64 48)
  %217 = add i64 %209, %216
  %218 = xor i64 %212, %217
  %219 = tail call noundef i64 @llvm.fshl.i64(i64 %218, i64 %218, i64 1)
  %220 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 8
  %221 = load i8, ptr addrspace(4) %220, align 1, !tbaa !17
  %222 = zext i8 %221 to i32
  %223 = extractelement <16 x i64> %74, i32 %222
  %224 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 9
  %225 = load i8, ptr addrspace(4) %224, align 1, !tbaa !17
  %226 = zext i8 %225 to i32
  %227 = extractelement <16 x i64> %74, i32 %226
  %228 = add i64 %165, %133
  %229 = add i64 %228, %223
  %230 = xor i64 %216, %229
  %231 = tail call noundef i64 @llvm.fshl.i64(i64 %230, i64 %230, i64 32)
  %232 = add i64 %190, %231
  %233 = xor i64 %165, %232
  %234 = tail call noundef i64 @llvm.fshl.i64(i64 %233, i64 %233, i64 40)
  %235 = add i64 %234, %227
  %236 = add i64 %235, %229
  %237 = insertelement <16 x i64> %107, i64 %236, i64 0
  %238 = xor i64 %231, %236
  %239 = tail call noundef i64 @llvm.fshl.i64(i64 %238, i64 %238, i64 48)
  %240 = add i64 %232, %239
  %241 = xor i64 %234, %240
  %242 = tail call noundef i64 @llvm.fshl.i64(i64 %241, i64 %241, i64 1)
  %243 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 10
  %244 = load i8, ptr addrspace(4) %243, align 1, !tbaa !17
  %245 = zext i8 %244 to i32
  %246 = extractelement <16 x i64> %74, i32 %245
  %247 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 11
  %248 = load i8, ptr addrspace(4) %247, align 1, !tbaa !17
  %249 = zext i8 %248 to i32
  %250 = extractelement <16 x i64> %74, i32 %249
  %251 = add i64 %192, %160
  %252 = add i64 %251, %246
  %253 = xor i64 %135, %252
  %254 = tail call noundef i64 @llvm.fshl.i64(i64 %253, i64 %253, i64 32)
  %255 = add i64 %217, %254
  %256 = xor i64 %192, %255
  %257 = tail call noundef i64 @llvm.fshl.i64(i64 %256, i64 %256, i64 40)
  %258 = add i64 %257, %250
  %259 = add i64 %258, %252
  %260 = insertelement <16 x i64> %237, i64 %259, i64 1
  %261 = xor i64 %254, %259
  %262 = tail call noundef i64 @llvm.fshl.i64(i64 %261, i64 %261, i64 48)
  %263 = add i64 %255, %262
  %264 = xor i64 %257, %263
  %265 = tail call noundef i64 @llvm.fshl.i64(i64 %264, i64 %264, i64 1)
  %266 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 12
  %267 = load i8, ptr addrspace(4) %266, align 1, !tbaa !17
  %268 = zext i8 %267 to i32
  %269 = extractelement <16 x i64> %74, i32 %268
  %270 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 13
  %271 = load i8, ptr addrspace(4) %270, align 1, !tbaa !17
  %272 = zext i8 %271 to i32
  %273 = extractelement <16 x i64> %74, i32 %272
  %274 = add i64 %219, %187
  %275 = add i64 %274, %269
  %276 = xor i64 %162, %275
  %277 = tail call noundef i64 @llvm.fshl.i64(i64 %276, i64 %276, i64 32)
  %278 = add i64 %136, %277
  %279 = xor i64 %219, %278
  %280 = tail call noundef i64 @llvm.fshl.i64(i64 %279, i64 %279, i64 40)
  %281 = add i64 %280, %273
  %282 = add i64 %281, %275
  %283 = insertelement <16 x i64> %260, i64 %282, i64 2
  %284 = xor i64 %277, %282
  %285 = tail call noundef i64 @llvm.fshl.i64(i64 %284, i64 %284, i64 48)
  %286 = add i64 %278, %285
  %287 = xor i64 %280, %286
  %288 = tail call noundef i64 @llvm.fshl.i64(i64 %287, i64 %287, i64 1)
  %289 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 14
  %290 = load i8, ptr addrspace(4) %289, align 1, !tbaa !17
  %291 = zext i8 %290 to i32
  %292 = extractelement <16 x i64> %74, i32 %291
  %293 = getelementptr inbounds nuw i8, ptr addrspace(4) %112, i64 15
  %294 = load i8, ptr addrspace(4) %293, align 1, !tbaa !17
  %295 = zext i8 %294 to i32
  %296 = extractelement <16 x i64> %74, i32 %295
  %297 = add i64 %138, %214
  %298 = add i64 %297, %292
  %299 = xor i64 %189, %298
  %300 = tail call noundef i64 @llvm.fshl.i64(i64 %299, i64 %299, i64 32)
  %301 = add i64 %163, %300
  %302 = xor i64 %138, %301
  %303 = tail call noundef i64 @llvm.fshl.i64(i64 %302, i64 %302, i64 40)
  %304 = add i64 %303, %296
  %305 = add i64 %304, %298
  %306 = insertelement <16 x i64> %283, i64 %305, i64 3
  %307 = xor i64 %300, %305
  %308 = tail call noundef i64 @llvm.fshl.i64(i64 %307, i64 %307, i64 48)
  %309 = add i64 %301, %308
  %310 = xor i64 %303, %309
  %311 = tail call noundef i64 @llvm.fshl.i64(i64 %310, i64 %310, i64 1)
  %312 = insertelement <16 x i64> %306, i64 %311, i64 4
  %313 = insertelement <16 x i64> %312, i64 %242, i64 5
  %314 = insertelement <16 x i64> %313, i64 %265, i64 6
  %315 = insertelement <16 x i64> %314, i64 %288, i64 7
  %316 = insertelement <16 x i64> %315, i64 %286, i64 8
  %317 = insertelement <16 x i64> %316, i64 %309, i64 9
  %318 = insertelement <16 x i64> %317, i64 %240, i64 10
  %319 = insertelement <16 x i64> %318, i64 %263, i64 11
  %320 = insertelement <16 x i64> %319, i64 %262, i64 12
  %321 = insertelement <16 x i64> %320, i64 %285, i64 13
  %322 = insertelement <16 x i64> %321, i64 %308, i64 14
  %323 = insertelement <16 x i64> %322, i64 %239, i64 15
  %324 = add nuw nsw i32 %106, 1
  %325 = icmp eq i32 %324, 12
  br i1 %325, label %79, label %105
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_blake2b(ptr addrspace(1) noundef readonly align 8 captures(none) %0, i8 %1, i8 %2, i8 %3, i8 %4, i32 %5, i64 %6, i64 %7, ptr addrspace(1) noundef writeonly align 8 captures(none) %8) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i32, ptr addrspace(4) %11, align 4, !tbaa !6
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40
  %15 = load i64, ptr addrspace(4) %14, align 8, !tbaa !10
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %17 = and i32 %12, 65535
  %18 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %19 = zext i32 %16 to i64
  %20 = zext nneg i32 %17 to i64
  %21 = mul nuw nsw i64 %20, %19
  %22 = zext nneg i32 %18 to i64
  %23 = add i64 %15, %22
  %24 = add i64 %23, %21
  %25 = zext i8 %1 to i64
  %26 = zext i8 %2 to i64
  %27 = shl nuw nsw i64 %26, 8
  %28 = or disjoint i64 %27, %25
  %29 = zext i8 %3 to i64
  %30 = shl nuw nsw i64 %29, 16
  %31 = or disjoint i64 %28, %30
  %32 = zext i8 %4 to i64
  %33 = shl nuw nsw i64 %32, 24
  %34 = or disjoint i64 %31, %33
  %35 = zext i32 %5 to i64
  %36 = shl nuw i64 %35, 32
  %37 = or disjoint i64 %34, %36
  %38 = xor i64 %37, 7640891576956012808
  %39 = xor i64 %6, -4942790177534073029
  %40 = shl i64 %24, 7
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %40
  %42 = load i64, ptr addrspace(1) %41, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 8
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !10
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 16
  %46 = load i64, ptr addrspace(1) %45, align 8, !tbaa !10
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 24
  %48 = load i64, ptr addrspace(1) %47, align 8, !tbaa !10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 32
  %50 = load i64, ptr addrspace(1) %49, align 8, !tbaa !10
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 40
  %52 = load i64, ptr addrspace(1) %51, align 8, !tbaa !10
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 48
  %54 = load i64, ptr addrspace(1) %53, align 8, !tbaa !10
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 56
  %56 = load i64, ptr addrspace(1) %55, align 8, !tbaa !10
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 64
  %58 = load i64, ptr addrspace(1) %57, align 8, !tbaa !10
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 72
  %60 = load i64, ptr addrspace(1) %59, align 8, !tbaa !10
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 80
  %62 = load i64, ptr addrspace(1) %61, align 8, !tbaa !10
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 88
  %64 = load i64, ptr addrspace(1) %63, align 8, !tbaa !10
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 96
  %66 = load i64, ptr addrspace(1) %65, align 8, !tbaa !10
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 104
  %68 = load i64, ptr addrspace(1) %67, align 8, !tbaa !10
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 112
  %70 = load i64, ptr addrspace(1) %69, align 8, !tbaa !10
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 120
  %72 = load i64, ptr addrspace(1) %71, align 8, !tbaa !10
  %73 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0>, i64 %42, i64 0
  %74 = insertelement <16 x i64> %73, i64 %44, i64 1
  %75 = insertelement <16 x i64> %74, i64 %46, i64 2
  %76 = insertelement <16 x i64> %75, i64 %48, i64 3
  %77 = insertelement <16 x i64> %76, i64 %50, i64 4
  %78 = insertelement <16 x i64> %77, i64 %52, i64 5
  %79 = insertelement <16 x i64> %78, i64 %54, i64 6
  %80 = insertelement <16 x i64> %79, i64 %56, i64 7
  %81 = insertelement <16 x i64> %80, i64 %58, i64 8
  %82 = insertelement <16 x i64> %81, i64 %60, i64 9
  %83 = insertelement <16 x i64> %82, i64 %62, i64 10
  %84 = insertelement <16 x i64> %83, i64 %64, i64 11
  %85 = insertelement <16 x i64> %84, i64 %66, i64 12
  %86 = insertelement <16 x i64> %85, i64 %68, i64 13
  %87 = insertelement <16 x i64> %86, i64 %70, i64 14
  %88 = insertelement <16 x i64> %87, i64 %72, i64 15
  %89 = xor i64 %7, 5840696475078001361
  %90 = insertelement <16 x i64> <i64 poison, i64 poison, i64 4354685564936845355, i64 -6534734903238641935, i64 5840696475078001361, i64 -7276294671716946913, i64 2270897969802886507, i64 6620516959819538809, i64 7640891576956012808, i64 -4942790177534073029, i64 4354685564936845355, i64 -6534734903238641935, i64 poison, i64 -7276294671716946913, i64 -2270897969802886508, i64 6620516959819538809>, i64 %38, i64 0
  %91 = insertelement <16 x i64> %90, i64 %39, i64 1
  %92 = insertelement <16 x i64> %91, i64 %89, i64 12
  br label %119

93:                                               ; preds = %119
  %94 = shl i64 %24, 6
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 %94
  %96 = xor i64 %300, %250
  %97 = xor i64 %96, %38
  store i64 %97, ptr addrspace(1) %95, align 8, !tbaa !10
  %98 = xor i64 %323, %273
  %99 = xor i64 %98, %39
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 8
  store i64 %99, ptr addrspace(1) %100, align 8, !tbaa !10
  %101 = xor i64 %254, %296
  %102 = xor i64 %101, 4354685564936845355
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 16
  store i64 %102, ptr addrspace(1) %103, align 8, !tbaa !10
  %104 = xor i64 %277, %319
  %105 = xor i64 %104, -6534734903238641935
  %106 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 24
  store i64 %105, ptr addrspace(1) %106, align 8, !tbaa !10
  %107 = xor i64 %276, %325
  %108 = xor i64 %107, 5840696475078001361
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 32
  store i64 %108, ptr addrspace(1) %109, align 8, !tbaa !10
  %110 = xor i64 %299, %256
  %111 = xor i64 %110, -7276294671716946913
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 40
  store i64 %111, ptr addrspace(1) %112, align 8, !tbaa !10
  %113 = xor i64 %322, %279
  %114 = xor i64 %113, 2270897969802886507
  %115 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 48
  store i64 %114, ptr addrspace(1) %115, align 8, !tbaa !10
  %116 = xor i64 %253, %302
  %117 = xor i64 %116, 6620516959819538809
  %118 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 56
  store i64 %117, ptr addrspace(1) %118, align 8, !tbaa !10
  ret void

119:                                              ; preds = %9, %119
  %120 = phi i32 [ 0, %9 ], [ %338, %119 ]
  %121 = phi <16 x i64> [ %92, %9 ], [ %337, %119 ]
  %122 = add nsw i32 %120, -10
  %123 = icmp samesign ult i32 %120, 10
  %124 = select i1 %123, i32 %120, i32 %122
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw [16 x i8], ptr addrspace(4) @sigma, i64 %125
  %127 = load i8, ptr addrspace(4) %126, align 1, !tbaa !17
  %128 = zext i8 %127 to i32
  %129 = extractelement <16 x i64> %88, i32 %128
  %130 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 1
  %131 = load i8, ptr addrspace(4) %130, align 1, !tbaa !17
  %132 = zext i8 %131 to i32
  %133 = extractelement <16 x i64> %88, i32 %132
  %134 = extractelement <16 x i64> %121, i64 4
  %135 = extractelement <16 x i64> %121, i64 0
  %136 = add i64 %134, %135
  %137 = add i64 %136, %129
  %138 = extractelement <16 x i64> %121, i64 12
  %139 = xor i64 %138, %137
  %140 = tail call noundef i64 @llvm.fshl.i64(i64 %139, i64 %139, i64 32)
  %141 = extractelement <16 x i64> %121, i64 8
  %142 = add i64 %141, %140
  %143 = extractelement <16 x i64> %121, i64 4
  %144 = xor i64 %143, %142
  %145 = tail call noundef i64 @llvm.fshl.i64(i64 %144, i64 %144, i64 40)
  %146 = add i64 %145, %133
  %147 = add i64 %146, %137
  %148 = xor i64 %140, %147
  %149 = tail call noundef i64 @llvm.fshl.i64(i64 %148, i64 %148, i64 48)
  %150 = add i64 %142, %149
  %151 = xor i64 %145, %150
  %152 = tail call noundef i64 @llvm.fshl.i64(i64 %151, i64 %151, i64 1)
  %153 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 2
  %154 = load i8, ptr addrspace(4) %153, align 1, !tbaa !17
  %155 = zext i8 %154 to i32
  %156 = extractelement <16 x i64> %88, i32 %155
  %157 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 3
  %158 = load i8, ptr addrspace(4) %157, align 1, !tbaa !17
  %159 = zext i8 %158 to i32
  %160 = extractelement <16 x i64> %88, i32 %159
  %161 = extractelement <16 x i64> %121, i64 5
  %162 = extractelement <16 x i64> %121, i64 1
  %163 = add i64 %161, %162
  %164 = add i64 %163, %156
  %165 = extractelement <16 x i64> %121, i64 13
  %166 = xor i64 %165, %164
  %167 = tail call noundef i64 @llvm.fshl.i64(i64 %166, i64 %166, i64 32)
  %168 = extractelement <16 x i64> %121, i64 9
  %169 = add i64 %168, %167
  %170 = extractelement <16 x i64> %121, i64 5
  %171 = xor i64 %170, %169
  %172 = tail call noundef i64 @llvm.fshl.i64(i64 %171, i64 %171, i64 40)
  %173 = add i64 %172, %160
  %174 = add i64 %173, %164
  %175 = xor i64 %167, %174
  %176 = tail call noundef i64 @llvm.fshl.i64(i64 %175, i64 %175, i64 48)
  %177 = add i64 %169, %176
  %178 = xor i64 %172, %177
  %179 = tail call noundef i64 @llvm.fshl.i64(i64 %178, i64 %178, i64 1)
  %180 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 4
  %181 = load i8, ptr addrspace(4) %180, align 1, !tbaa !17
  %182 = zext i8 %181 to i32
  %183 = extractelement <16 x i64> %88, i32 %182
  %184 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 5
  %185 = load i8, ptr addrspace(4) %184, align 1, !tbaa !17
  %186 = zext i8 %185 to i32
  %187 = extractelement <16 x i64> %88, i32 %186
  %188 = extractelement <16 x i64> %121, i64 6
  %189 = extractelement <16 x i64> %121, i64 2
  %190 = add i64 %188, %189
  %191 = add i64 %190, %183
  %192 = extractelement <16 x i64> %121, i64 14
  %193 = xor i64 %192, %191
  %194 = tail call noundef i64 @llvm.fshl.i64(i64 %193, i64 %193, i64 32)
  %195 = extractelement <16 x i64> %121, i64 10
  %196 = add i64 %195, %194
  %197 = extractelement <16 x i64> %121, i64 6
  %198 = xor i64 %197, %196
  %199 = tail call noundef i64 @llvm.fshl.i64(i64 %198, i64 %198, i64 40)
  %200 = add i64 %199, %187
  %201 = add i64 %200, %191
  %202 = xor i64 %194, %201
  %203 = tail call noundef i64 @llvm.fshl.i64(i64 %202, i64 %202, i64 48)
  %204 = add i64 %196, %203
  %205 = xor i64 %199, %204
  %206 = tail call noundef i64 @llvm.fshl.i64(i64 %205, i64 %205, i64 1)
  %207 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 6
  %208 = load i8, ptr addrspace(4) %207, align 1, !tbaa !17
  %209 = zext i8 %208 to i32
  %210 = extractelement <16 x i64> %88, i32 %209
  %211 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 7
  %212 = load i8, ptr addrspace(4) %211, align 1, !tbaa !17
  %213 = zext i8 %212 to i32
  %214 = extractelement <16 x i64> %88, i32 %213
  %215 = extractelement <16 x i64> %121, i64 7
  %216 = extractelement <16 x i64> %121, i64 3
  %217 = add i64 %215, %216
  %218 = add i64 %217, %210
  %219 = extractelement <16 x i64> %121, i64 15
  %220 = xor i64 %219, %218
  %221 = tail call noundef i64 @llvm.fshl.i64(i64 %220, i64 %220, i64 32)
  %222 = extractelement <16 x i64> %121, i64 11
  %223 = add i64 %222, %221
  %224 = extractelement <16 x i64> %121, i64 7
  %225 = xor i64 %224, %223
  %226 = tail call noundef i64 @llvm.fshl.i64(i64 %225, i64 %225, i64 40)
  %227 = add i64 %226, %214
  %228 = add i64 %227, %218
  %229 = xor i64 %221, %228
  %230 = tail call noundef i64 @llvm.fshl.i64(i64 %229, i64 %229, i64 48)
  %231 = add i64 %223, %230
  %232 = xor i64 %226, %231
  %233 = tail call noundef i64 @llvm.fshl.i64(i64 %232, i64 %232, i64 1)
  %234 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 8
  %235 = load i8, ptr addrspace(4) %234, align 1, !tbaa !17
  %236 = zext i8 %235 to i32
  %237 = extractelement <16 x i64> %88, i32 %236
  %238 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 9
  %239 = load i8, ptr addrspace(4) %238, align 1, !tbaa !17
  %240 = zext i8 %239 to i32
  %241 = extractelement <16 x i64> %88, i32 %240
  %242 = add i64 %179, %147
  %243 = add i64 %242, %237
  %244 = xor i64 %230, %243
  %245 = tail call noundef i64 @llvm.fshl.i64(i64 %244, i64 %244, i64 32)
  %246 = add i64 %204, %245
  %247 = xor i64 %179, %246
  %248 = tail call noundef i64 @llvm.fshl.i64(i64 %247, i64 %247, i64 40)
  %249 = add i64 %248, %241
  %250 = add i64 %249, %243
  %251 = insertelement <16 x i64> %121, i64 %250, i64 0
  %252 = xor i64 %245, %250
  %253 = tail call noundef i64 @llvm.fshl.i64(i64 %252, i64 %252, i64 48)
  %254 = add i64 %246, %253
  %255 = xor i64 %248, %254
  %256 = tail call noundef i64 @llvm.fshl.i64(i64 %255, i64 %255, i64 1)
  %257 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 10
  %258 = load i8, ptr addrspace(4) %257, align 1, !tbaa !17
  %259 = zext i8 %258 to i32
  %260 = extractelement <16 x i64> %88, i32 %259
  %261 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 11
  %262 = load i8, ptr addrspace(4) %261, align 1, !tbaa !17
  %263 = zext i8 %262 to i32
  %264 = extractelement <16 x i64> %88, i32 %263
  %265 = add i64 %206, %174
  %266 = add i64 %265, %260
  %267 = xor i64 %149, %266
  %268 = tail call noundef i64 @llvm.fshl.i64(i64 %267, i64 %267, i64 32)
  %269 = add i64 %231, %268
  %270 = xor i64 %206, %269
  %271 = tail call noundef i64 @llvm.fshl.i64(i64 %270, i64 %270, i64 40)
  %272 = add i64 %271, %264
  %273 = add i64 %272, %266
  %274 = insertelement <16 x i64> %251, i64 %273, i64 1
  %275 = xor i64 %268, %273
  %276 = tail call noundef i64 @llvm.fshl.i64(i64 %275, i64 %275, i64 48)
  %277 = add i64 %269, %276
  %278 = xor i64 %271, %277
  %279 = tail call noundef i64 @llvm.fshl.i64(i64 %278, i64 %278, i64 1)
  %280 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 12
  %281 = load i8, ptr addrspace(4) %280, align 1, !tbaa !17
  %282 = zext i8 %281 to i32
  %283 = extractelement <16 x i64> %88, i32 %282
  %284 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 13
  %285 = load i8, ptr addrspace(4) %284, align 1, !tbaa !17
  %286 = zext i8 %285 to i32
  %287 = extractelement <16 x i64> %88, i32 %286
  %288 = add i64 %233, %201
  %289 = add i64 %288, %283
  %290 = xor i64 %176, %289
  %291 = tail call noundef i64 @llvm.fshl.i64(i64 %290, i64 %290, i64 32)
  %292 = add i64 %150, %291
  %293 = xor i64 %233, %292
  %294 = tail call noundef i64 @llvm.fshl.i64(i64 %293, i64 %293, i64 40)
  %295 = add i64 %294, %287
  %296 = add i64 %295, %289
  %297 = insertelement <16 x i64> %274, i64 %296, i64 2
  %298 = xor i64 %291, %296
  %299 = tail call noundef i64 @llvm.fshl.i64(i64 %298, i64 %298, i64 48)
  %300 = add i64 %292, %299
  %301 = xor i64 %294, %300
  %302 = tail call noundef i64 @llvm.fshl.i64(i64 %301, i64 %301, i64 1)
  %303 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 14
  %304 = load i8, ptr addrspace(4) %303, align 1, !tbaa !17
  %305 = zext i8 %304 to i32
  %306 = extractelement <16 x i64> %88, i32 %305
  %307 = getelementptr inbounds nuw i8, ptr addrspace(4) %126, i64 15
  %308 = load i8, ptr addrspace(4) %307, align 1, !tbaa !17
  %309 = zext i8 %308 to i32
  %310 = extractelement <16 x i64> %88, i32 %309
  %311 = add i64 %152, %228
  %312 = add i64 %311, %306
  %313 = xor i64 %203, %312
  %314 = tail call noundef i64 @llvm.fshl.i64(i64 %313, i64 %313, i64 32)
  %315 = add i64 %177, %314
  %316 = xor i64 %152, %315
  %317 = tail call noundef i64 @llvm.fshl.i64(i64 %316, i64 %316, i64 40)
  %318 = add i64 %317, %310
  %319 = add i64 %318, %312
  %320 = insertelement <16 x i64> %297, i64 %319, i64 3
  %321 = xor i64 %314, %319
  %322 = tail call noundef i64 @llvm.fshl.i64(i64 %321, i64 %321, i64 48)
  %323 = add i64 %315, %322
  %324 = xor i64 %317, %323
  %325 = tail call noundef i64 @llvm.fshl.i64(i64 %324, i64 %324, i64 1)
  %326 = insertelement <16 x i64> %320, i64 %325, i64 4
  %327 = insertelement <16 x i64> %326, i64 %256, i64 5
  %328 = insertelement <16 x i64> %327, i64 %279, i64 6
  %329 = insertelement <16 x i64> %328, i64 %302, i64 7
  %330 = insertelement <16 x i64> %329, i64 %300, i64 8
  %331 = insertelement <16 x i64> %330, i64 %323, i64 9
  %332 = insertelement <16 x i64> %331, i64 %254, i64 10
  %333 = insertelement <16 x i64> %332, i64 %277, i64 11
  %334 = insertelement <16 x i64> %333, i64 %276, i64 12
  %335 = insertelement <16 x i64> %334, i64 %299, i64 13
  %336 = insertelement <16 x i64> %335, i64 %322, i64 14
  %337 = insertelement <16 x i64> %336, i64 %253, i64 15
  %338 = add nuw nsw i32 %120, 1
  %339 = icmp eq i32 %338, 12
  br i1 %339, label %93, label %119
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
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
!12 = !{i32 1, i32 0, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"ulong*", !"blake2b_param", !"ulong*"}
!15 = !{!"const", !"", !""}
!16 = !{}
!17 = !{!8, !8, i64 0}
