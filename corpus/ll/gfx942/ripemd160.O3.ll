; ModuleID = 'corpus/opencl/ripemd160.cl'
source_filename = "corpus/opencl/ripemd160.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@rl = hidden local_unnamed_addr addrspace(4) constant [80 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\07\04\0D\01\0A\06\0F\03\0C\00\09\05\02\0E\0B\08\03\0A\0E\04\09\0F\08\01\02\07\00\06\0D\0B\05\0C\01\09\0B\0A\00\08\0C\04\0D\03\07\0F\0E\05\06\02\04\00\05\09\07\0C\02\0A\0E\01\03\08\0B\06\0F\0D", align 1
@rr = hidden local_unnamed_addr addrspace(4) constant [80 x i8] c"\05\0E\07\00\09\02\0B\04\0D\06\0F\08\01\0A\03\0C\06\0B\03\07\00\0D\05\0A\0E\0F\08\0C\04\09\01\02\0F\05\01\03\07\0E\06\09\0B\08\0C\02\0A\00\04\0D\08\06\04\01\03\0B\0F\00\05\0C\02\0D\09\07\0A\0E\0C\0F\0A\04\01\05\08\07\06\02\0D\0E\00\03\09\0B", align 1
@sl = hidden local_unnamed_addr addrspace(4) constant [80 x i8] c"\0B\0E\0F\0C\05\08\07\09\0B\0D\0E\0F\06\07\09\08\07\06\08\0D\0B\09\07\0F\07\0C\0F\09\0B\07\0D\0C\0B\0D\06\07\0E\09\0D\0F\0E\08\0D\06\05\0C\07\05\0B\0C\0E\0F\0E\0F\09\08\09\0E\05\06\08\06\05\0C\09\0F\05\0B\06\08\0D\0C\05\0C\0D\0E\0B\08\05\06", align 1
@sr = hidden local_unnamed_addr addrspace(4) constant [80 x i8] c"\08\09\09\0B\0D\0F\0F\05\07\07\08\0B\0E\0E\0C\06\09\0D\0F\07\0C\08\09\0B\07\07\0C\07\06\0F\0D\0B\09\07\0F\0B\08\06\06\0E\0C\0D\05\0E\0D\0D\07\05\0F\05\08\0B\0E\0E\06\0E\06\09\0C\09\0C\05\0F\08\08\05\0C\09\0C\05\0E\06\08\0D\06\05\0F\0D\0B\0B", align 1
@kl = hidden local_unnamed_addr addrspace(4) constant [5 x i32] [i32 0, i32 1518500249, i32 1859775393, i32 -1894007588, i32 -1454113458], align 4
@kr = hidden local_unnamed_addr addrspace(4) constant [5 x i32] [i32 1352829926, i32 1548603684, i32 1836072691, i32 2053994217, i32 0], align 4

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
define protected amdgpu_kernel void @ripemd160(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 3
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load <2 x i32>, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = or disjoint i32 %19, 2
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load <2 x i32>, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = or disjoint i32 %19, 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load <2 x i32>, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = or disjoint i32 %19, 6
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load <2 x i32>, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = shufflevector <2 x i32> %22, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %36 = shufflevector <16 x i32> %35, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 0>, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 25, i32 26, i32 27, i32 28, i32 29, i32 poison, i32 31>
  %37 = shufflevector <2 x i32> %26, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %38 = shufflevector <16 x i32> %36, <16 x i32> %37, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 9, i32 10, i32 11, i32 12, i32 13, i32 poison, i32 15>
  %39 = shufflevector <2 x i32> %30, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %40 = shufflevector <16 x i32> %38, <16 x i32> %39, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 9, i32 10, i32 11, i32 12, i32 13, i32 poison, i32 15>
  %41 = shufflevector <2 x i32> %34, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %42 = shufflevector <16 x i32> %40, <16 x i32> %41, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 9, i32 10, i32 11, i32 12, i32 13, i32 poison, i32 15>
  %43 = shufflevector <16 x i32> %42, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 128, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 256, i32 poison>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 9, i32 10, i32 11, i32 12, i32 13, i32 30, i32 15>
  br label %44

44:                                               ; preds = %73, %2
  %45 = phi i32 [ 0, %2 ], [ %92, %73 ]
  %46 = phi i32 [ 1732584193, %2 ], [ %50, %73 ]
  %47 = phi i32 [ -271733879, %2 ], [ %90, %73 ]
  %48 = phi i32 [ -1732584194, %2 ], [ %47, %73 ]
  %49 = phi i32 [ 271733878, %2 ], [ %91, %73 ]
  %50 = phi i32 [ -1009589776, %2 ], [ %49, %73 ]
  %51 = lshr i32 %45, 4
  switch i32 %51, label %69 [
    i32 0, label %52
    i32 1, label %55
    i32 2, label %60
    i32 3, label %64
  ]

52:                                               ; preds = %44
  %53 = xor i32 %48, %47
  %54 = xor i32 %53, %49
  br label %73

55:                                               ; preds = %44
  %56 = and i32 %48, %47
  %57 = xor i32 %47, -1
  %58 = and i32 %49, %57
  %59 = or disjoint i32 %58, %56
  br label %73

60:                                               ; preds = %44
  %61 = xor i32 %48, -1
  %62 = or i32 %47, %61
  %63 = xor i32 %62, %49
  br label %73

64:                                               ; preds = %44
  %65 = and i32 %49, %47
  %66 = xor i32 %49, -1
  %67 = and i32 %48, %66
  %68 = or disjoint i32 %65, %67
  br label %73

69:                                               ; preds = %44
  %70 = xor i32 %49, -1
  %71 = or i32 %48, %70
  %72 = xor i32 %71, %47
  br label %73

73:                                               ; preds = %69, %64, %60, %55, %52
  %74 = phi i32 [ %72, %69 ], [ %54, %52 ], [ %59, %55 ], [ %63, %60 ], [ %68, %64 ]
  %75 = add i32 %74, %46
  %76 = zext nneg i32 %45 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(4) @rl, i64 %76
  %78 = load i8, ptr addrspace(4) %77, align 1, !tbaa !16
  %79 = zext i8 %78 to i32
  %80 = extractelement <16 x i32> %43, i32 %79
  %81 = zext nneg i32 %51 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(4) @kl, i64 %81
  %83 = load i32, ptr addrspace(4) %82, align 4, !tbaa !6
  %84 = add i32 %75, %83
  %85 = add i32 %84, %80
  %86 = getelementptr inbounds nuw i8, ptr addrspace(4) @sl, i64 %76
  %87 = load i8, ptr addrspace(4) %86, align 1, !tbaa !16
  %88 = zext i8 %87 to i32
  %89 = tail call noundef i32 @llvm.fshl.i32(i32 %85, i32 %85, i32 range(i32 0, 256) %88)
  %90 = add i32 %89, %50
  %91 = tail call noundef i32 @llvm.fshl.i32(i32 %48, i32 %48, i32 10)
  %92 = add nuw nsw i32 %45, 1
  %93 = icmp eq i32 %92, 80
  br i1 %93, label %94, label %44

94:                                               ; preds = %73, %123
  %95 = phi i32 [ %142, %123 ], [ 0, %73 ]
  %96 = phi i32 [ %100, %123 ], [ 1732584193, %73 ]
  %97 = phi i32 [ %140, %123 ], [ -271733879, %73 ]
  %98 = phi i32 [ %97, %123 ], [ -1732584194, %73 ]
  %99 = phi i32 [ %141, %123 ], [ 271733878, %73 ]
  %100 = phi i32 [ %99, %123 ], [ -1009589776, %73 ]
  %101 = lshr i32 %95, 4
  switch i32 %101, label %119 [
    i32 4, label %102
    i32 3, label %105
    i32 2, label %110
    i32 1, label %114
  ]

102:                                              ; preds = %94
  %103 = xor i32 %98, %97
  %104 = xor i32 %103, %99
  br label %123

105:                                              ; preds = %94
  %106 = and i32 %98, %97
  %107 = xor i32 %97, -1
  %108 = and i32 %99, %107
  %109 = or disjoint i32 %108, %106
  br label %123

110:                                              ; preds = %94
  %111 = xor i32 %98, -1
  %112 = or i32 %97, %111
  %113 = xor i32 %112, %99
  br label %123

114:                                              ; preds = %94
  %115 = and i32 %99, %97
  %116 = xor i32 %99, -1
  %117 = and i32 %98, %116
  %118 = or disjoint i32 %115, %117
  br label %123

119:                                              ; preds = %94
  %120 = xor i32 %99, -1
  %121 = or i32 %98, %120
  %122 = xor i32 %121, %97
  br label %123

123:                                              ; preds = %119, %114, %110, %105, %102
  %124 = phi i32 [ %122, %119 ], [ %104, %102 ], [ %109, %105 ], [ %113, %110 ], [ %118, %114 ]
  %125 = add i32 %124, %96
  %126 = zext nneg i32 %95 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(4) @rr, i64 %126
  %128 = load i8, ptr addrspace(4) %127, align 1, !tbaa !16
  %129 = zext i8 %128 to i32
  %130 = extractelement <16 x i32> %43, i32 %129
  %131 = zext nneg i32 %101 to i64
  %132 = getelementptr inbounds nuw i32, ptr addrspace(4) @kr, i64 %131
  %133 = load i32, ptr addrspace(4) %132, align 4, !tbaa !6
  %134 = add i32 %125, %133
  %135 = add i32 %134, %130
  %136 = getelementptr inbounds nuw i8, ptr addrspace(4) @sr, i64 %126
  %137 = load i8, ptr addrspace(4) %136, align 1, !tbaa !16
  %138 = zext i8 %137 to i32
  %139 = tail call noundef i32 @llvm.fshl.i32(i32 %135, i32 %135, i32 range(i32 0, 256) %138)
  %140 = add i32 %139, %100
  %141 = tail call noundef i32 @llvm.fshl.i32(i32 %98, i32 %98, i32 10)
  %142 = add nuw nsw i32 %95, 1
  %143 = icmp eq i32 %142, 80
  br i1 %143, label %144, label %94

144:                                              ; preds = %123
  %145 = mul i32 %18, 5
  %146 = add i32 %141, %47
  %147 = add i32 %146, -271733879
  %148 = zext i32 %145 to i64
  %149 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %148
  store i32 %147, ptr addrspace(1) %149, align 4, !tbaa !6
  %150 = add i32 %99, %91
  %151 = add i32 %150, -1732584194
  %152 = add i32 %145, 1
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %153
  store i32 %151, ptr addrspace(1) %154, align 4, !tbaa !6
  %155 = add i32 %100, %49
  %156 = add i32 %155, 271733878
  %157 = add i32 %145, 2
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %158
  store i32 %156, ptr addrspace(1) %159, align 4, !tbaa !6
  %160 = add i32 %140, %50
  %161 = add i32 %160, -1009589776
  %162 = add i32 %145, 3
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %163
  store i32 %161, ptr addrspace(1) %164, align 4, !tbaa !6
  %165 = add i32 %97, %90
  %166 = add i32 %165, 1732584193
  %167 = add i32 %145, 4
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %168
  store i32 %166, ptr addrspace(1) %169, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_ripemd160(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 3
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load <2 x i32>, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = or disjoint i32 %19, 2
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load <2 x i32>, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = or disjoint i32 %19, 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load <2 x i32>, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = or disjoint i32 %19, 6
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load <2 x i32>, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = shufflevector <2 x i32> %22, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %36 = shufflevector <16 x i32> %35, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 0>, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 25, i32 26, i32 27, i32 28, i32 29, i32 poison, i32 31>
  %37 = shufflevector <2 x i32> %26, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %38 = shufflevector <16 x i32> %36, <16 x i32> %37, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 9, i32 10, i32 11, i32 12, i32 13, i32 poison, i32 15>
  %39 = shufflevector <2 x i32> %30, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %40 = shufflevector <16 x i32> %38, <16 x i32> %39, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 9, i32 10, i32 11, i32 12, i32 13, i32 poison, i32 15>
  %41 = shufflevector <2 x i32> %34, <2 x i32> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %42 = shufflevector <16 x i32> %40, <16 x i32> %41, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 9, i32 10, i32 11, i32 12, i32 13, i32 poison, i32 15>
  %43 = shufflevector <16 x i32> %42, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 128, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 256, i32 poison>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 9, i32 10, i32 11, i32 12, i32 13, i32 30, i32 15>
  br label %44

44:                                               ; preds = %73, %2
  %45 = phi i32 [ 0, %2 ], [ %92, %73 ]
  %46 = phi i32 [ 1732584193, %2 ], [ %50, %73 ]
  %47 = phi i32 [ -271733879, %2 ], [ %90, %73 ]
  %48 = phi i32 [ -1732584194, %2 ], [ %47, %73 ]
  %49 = phi i32 [ 271733878, %2 ], [ %91, %73 ]
  %50 = phi i32 [ -1009589776, %2 ], [ %49, %73 ]
  %51 = lshr i32 %45, 4
  switch i32 %51, label %69 [
    i32 0, label %52
    i32 1, label %55
    i32 2, label %60
    i32 3, label %64
  ]

52:                                               ; preds = %44
  %53 = xor i32 %48, %47
  %54 = xor i32 %53, %49
  br label %73

55:                                               ; preds = %44
  %56 = and i32 %48, %47
  %57 = xor i32 %47, -1
  %58 = and i32 %49, %57
  %59 = or disjoint i32 %58, %56
  br label %73

60:                                               ; preds = %44
  %61 = xor i32 %48, -1
  %62 = or i32 %47, %61
  %63 = xor i32 %62, %49
  br label %73

64:                                               ; preds = %44
  %65 = and i32 %49, %47
  %66 = xor i32 %49, -1
  %67 = and i32 %48, %66
  %68 = or disjoint i32 %65, %67
  br label %73

69:                                               ; preds = %44
  %70 = xor i32 %49, -1
  %71 = or i32 %48, %70
  %72 = xor i32 %71, %47
  br label %73

73:                                               ; preds = %69, %64, %60, %55, %52
  %74 = phi i32 [ %72, %69 ], [ %54, %52 ], [ %59, %55 ], [ %63, %60 ], [ %68, %64 ]
  %75 = add i32 %74, %46
  %76 = zext nneg i32 %45 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(4) @rl, i64 %76
  %78 = load i8, ptr addrspace(4) %77, align 1, !tbaa !16
  %79 = zext i8 %78 to i32
  %80 = extractelement <16 x i32> %43, i32 %79
  %81 = zext nneg i32 %51 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(4) @kl, i64 %81
  %83 = load i32, ptr addrspace(4) %82, align 4, !tbaa !6
  %84 = add i32 %75, %83
  %85 = add i32 %84, %80
  %86 = getelementptr inbounds nuw i8, ptr addrspace(4) @sl, i64 %76
  %87 = load i8, ptr addrspace(4) %86, align 1, !tbaa !16
  %88 = zext i8 %87 to i32
  %89 = tail call noundef i32 @llvm.fshl.i32(i32 %85, i32 %85, i32 range(i32 0, 256) %88)
  %90 = add i32 %89, %50
  %91 = tail call noundef i32 @llvm.fshl.i32(i32 %48, i32 %48, i32 10)
  %92 = add nuw nsw i32 %45, 1
  %93 = icmp eq i32 %92, 80
  br i1 %93, label %94, label %44

94:                                               ; preds = %73, %123
  %95 = phi i32 [ %142, %123 ], [ 0, %73 ]
  %96 = phi i32 [ %100, %123 ], [ 1732584193, %73 ]
  %97 = phi i32 [ %140, %123 ], [ -271733879, %73 ]
  %98 = phi i32 [ %97, %123 ], [ -1732584194, %73 ]
  %99 = phi i32 [ %141, %123 ], [ 271733878, %73 ]
  %100 = phi i32 [ %99, %123 ], [ -1009589776, %73 ]
  %101 = lshr i32 %95, 4
  switch i32 %101, label %119 [
    i32 4, label %102
    i32 3, label %105
    i32 2, label %110
    i32 1, label %114
  ]

102:                                              ; preds = %94
  %103 = xor i32 %98, %97
  %104 = xor i32 %103, %99
  br label %123

105:                                              ; preds = %94
  %106 = and i32 %98, %97
  %107 = xor i32 %97, -1
  %108 = and i32 %99, %107
  %109 = or disjoint i32 %108, %106
  br label %123

110:                                              ; preds = %94
  %111 = xor i32 %98, -1
  %112 = or i32 %97, %111
  %113 = xor i32 %112, %99
  br label %123

114:                                              ; preds = %94
  %115 = and i32 %99, %97
  %116 = xor i32 %99, -1
  %117 = and i32 %98, %116
  %118 = or disjoint i32 %115, %117
  br label %123

119:                                              ; preds = %94
  %120 = xor i32 %99, -1
  %121 = or i32 %98, %120
  %122 = xor i32 %121, %97
  br label %123

123:                                              ; preds = %119, %114, %110, %105, %102
  %124 = phi i32 [ %122, %119 ], [ %104, %102 ], [ %109, %105 ], [ %113, %110 ], [ %118, %114 ]
  %125 = add i32 %124, %96
  %126 = zext nneg i32 %95 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(4) @rr, i64 %126
  %128 = load i8, ptr addrspace(4) %127, align 1, !tbaa !16
  %129 = zext i8 %128 to i32
  %130 = extractelement <16 x i32> %43, i32 %129
  %131 = zext nneg i32 %101 to i64
  %132 = getelementptr inbounds nuw i32, ptr addrspace(4) @kr, i64 %131
  %133 = load i32, ptr addrspace(4) %132, align 4, !tbaa !6
  %134 = add i32 %125, %133
  %135 = add i32 %134, %130
  %136 = getelementptr inbounds nuw i8, ptr addrspace(4) @sr, i64 %126
  %137 = load i8, ptr addrspace(4) %136, align 1, !tbaa !16
  %138 = zext i8 %137 to i32
  %139 = tail call noundef i32 @llvm.fshl.i32(i32 %135, i32 %135, i32 range(i32 0, 256) %138)
  %140 = add i32 %139, %100
  %141 = tail call noundef i32 @llvm.fshl.i32(i32 %98, i32 %98, i32 10)
  %142 = add nuw nsw i32 %95, 1
  %143 = icmp eq i32 %142, 80
  br i1 %143, label %144, label %94

144:                                              ; preds = %123
  %145 = mul i32 %18, 5
  %146 = add i32 %141, %47
  %147 = add i32 %146, -271733879
  %148 = zext i32 %145 to i64
  %149 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %148
  store i32 %147, ptr addrspace(1) %149, align 4, !tbaa !6
  %150 = add i32 %99, %91
  %151 = add i32 %150, -1732584194
  %152 = add i32 %145, 1
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %153
  store i32 %151, ptr addrspace(1) %154, align 4, !tbaa !6
  %155 = add i32 %100, %49
  %156 = add i32 %155, 271733878
  %157 = add i32 %145, 2
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %158
  store i32 %156, ptr addrspace(1) %159, align 4, !tbaa !6
  %160 = add i32 %140, %50
  %161 = add i32 %160, -1009589776
  %162 = add i32 %145, 3
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %163
  store i32 %161, ptr addrspace(1) %164, align 4, !tbaa !6
  %165 = add i32 %97, %90
  %166 = add i32 %165, 1732584193
  %167 = add i32 %145, 4
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %168
  store i32 %166, ptr addrspace(1) %169, align 4, !tbaa !6
  ret void
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
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"uint*", !"uint*"}
!15 = !{!"const", !""}
!16 = !{!8, !8, i64 0}
