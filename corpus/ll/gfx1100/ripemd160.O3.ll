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
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6, !amdgpu.noclobber !16
  %23 = or disjoint i32 %19, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6, !amdgpu.noclobber !16
  %27 = or disjoint i32 %19, 2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6, !amdgpu.noclobber !16
  %31 = or disjoint i32 %19, 3
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6, !amdgpu.noclobber !16
  %35 = or disjoint i32 %19, 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6, !amdgpu.noclobber !16
  %39 = or disjoint i32 %19, 5
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !6, !amdgpu.noclobber !16
  %43 = or disjoint i32 %19, 6
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6, !amdgpu.noclobber !16
  %47 = or disjoint i32 %19, 7
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6, !amdgpu.noclobber !16
  %51 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 0>, i32 %22, i64 0
  %52 = insertelement <16 x i32> %51, i32 %26, i64 1
  %53 = insertelement <16 x i32> %52, i32 %30, i64 2
  %54 = insertelement <16 x i32> %53, i32 %34, i64 3
  %55 = insertelement <16 x i32> %54, i32 %38, i64 4
  %56 = insertelement <16 x i32> %55, i32 %42, i64 5
  %57 = insertelement <16 x i32> %56, i32 %46, i64 6
  %58 = insertelement <16 x i32> %57, i32 %50, i64 7
  %59 = shufflevector <16 x i32> %58, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 128, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 256, i32 poison>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 9, i32 10, i32 11, i32 12, i32 13, i32 30, i32 15>
  br label %60

60:                                               ; preds = %89, %2
  %61 = phi i32 [ 0, %2 ], [ %108, %89 ]
  %62 = phi i32 [ 1732584193, %2 ], [ %66, %89 ]
  %63 = phi i32 [ -271733879, %2 ], [ %106, %89 ]
  %64 = phi i32 [ -1732584194, %2 ], [ %63, %89 ]
  %65 = phi i32 [ 271733878, %2 ], [ %107, %89 ]
  %66 = phi i32 [ -1009589776, %2 ], [ %65, %89 ]
  %67 = lshr i32 %61, 4
  switch i32 %67, label %85 [
    i32 0, label %68
    i32 1, label %71
    i32 2, label %76
    i32 3, label %80
  ]

68:                                               ; preds = %60
  %69 = xor i32 %64, %63
  %70 = xor i32 %69, %65
  br label %89

71:                                               ; preds = %60
  %72 = and i32 %64, %63
  %73 = xor i32 %63, -1
  %74 = and i32 %65, %73
  %75 = or disjoint i32 %74, %72
  br label %89

76:                                               ; preds = %60
  %77 = xor i32 %64, -1
  %78 = or i32 %63, %77
  %79 = xor i32 %78, %65
  br label %89

80:                                               ; preds = %60
  %81 = and i32 %65, %63
  %82 = xor i32 %65, -1
  %83 = and i32 %64, %82
  %84 = or disjoint i32 %81, %83
  br label %89

85:                                               ; preds = %60
  %86 = xor i32 %65, -1
  %87 = or i32 %64, %86
  %88 = xor i32 %87, %63
  br label %89

89:                                               ; preds = %85, %80, %76, %71, %68
  %90 = phi i32 [ %88, %85 ], [ %70, %68 ], [ %75, %71 ], [ %79, %76 ], [ %84, %80 ]
  %91 = add i32 %90, %62
  %92 = zext nneg i32 %61 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) @rl, i64 %92
  %94 = load i8, ptr addrspace(4) %93, align 1, !tbaa !17
  %95 = zext i8 %94 to i32
  %96 = extractelement <16 x i32> %59, i32 %95
  %97 = zext nneg i32 %67 to i64
  %98 = getelementptr inbounds nuw i32, ptr addrspace(4) @kl, i64 %97
  %99 = load i32, ptr addrspace(4) %98, align 4, !tbaa !6
  %100 = add i32 %91, %99
  %101 = add i32 %100, %96
  %102 = getelementptr inbounds nuw i8, ptr addrspace(4) @sl, i64 %92
  %103 = load i8, ptr addrspace(4) %102, align 1, !tbaa !17
  %104 = zext i8 %103 to i32
  %105 = tail call noundef i32 @llvm.fshl.i32(i32 %101, i32 %101, i32 range(i32 0, 256) %104)
  %106 = add i32 %105, %66
  %107 = tail call noundef i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 10)
  %108 = add nuw nsw i32 %61, 1
  %109 = icmp eq i32 %108, 80
  br i1 %109, label %110, label %60

110:                                              ; preds = %89, %139
  %111 = phi i32 [ %158, %139 ], [ 0, %89 ]
  %112 = phi i32 [ %116, %139 ], [ 1732584193, %89 ]
  %113 = phi i32 [ %156, %139 ], [ -271733879, %89 ]
  %114 = phi i32 [ %113, %139 ], [ -1732584194, %89 ]
  %115 = phi i32 [ %157, %139 ], [ 271733878, %89 ]
  %116 = phi i32 [ %115, %139 ], [ -1009589776, %89 ]
  %117 = lshr i32 %111, 4
  switch i32 %117, label %135 [
    i32 4, label %118
    i32 3, label %121
    i32 2, label %126
    i32 1, label %130
  ]

118:                                              ; preds = %110
  %119 = xor i32 %114, %113
  %120 = xor i32 %119, %115
  br label %139

121:                                              ; preds = %110
  %122 = and i32 %114, %113
  %123 = xor i32 %113, -1
  %124 = and i32 %115, %123
  %125 = or disjoint i32 %124, %122
  br label %139

126:                                              ; preds = %110
  %127 = xor i32 %114, -1
  %128 = or i32 %113, %127
  %129 = xor i32 %128, %115
  br label %139

130:                                              ; preds = %110
  %131 = and i32 %115, %113
  %132 = xor i32 %115, -1
  %133 = and i32 %114, %132
  %134 = or disjoint i32 %131, %133
  br label %139

135:                                              ; preds = %110
  %136 = xor i32 %115, -1
  %137 = or i32 %114, %136
  %138 = xor i32 %137, %113
  br label %139

139:                                              ; preds = %135, %130, %126, %121, %118
  %140 = phi i32 [ %138, %135 ], [ %120, %118 ], [ %125, %121 ], [ %129, %126 ], [ %134, %130 ]
  %141 = add i32 %140, %112
  %142 = zext nneg i32 %111 to i64
  %143 = getelementptr inbounds nuw i8, ptr addrspace(4) @rr, i64 %142
  %144 = load i8, ptr addrspace(4) %143, align 1, !tbaa !17
  %145 = zext i8 %144 to i32
  %146 = extractelement <16 x i32> %59, i32 %145
  %147 = zext nneg i32 %117 to i64
  %148 = getelementptr inbounds nuw i32, ptr addrspace(4) @kr, i64 %147
  %149 = load i32, ptr addrspace(4) %148, align 4, !tbaa !6
  %150 = add i32 %141, %149
  %151 = add i32 %150, %146
  %152 = getelementptr inbounds nuw i8, ptr addrspace(4) @sr, i64 %142
  %153 = load i8, ptr addrspace(4) %152, align 1, !tbaa !17
  %154 = zext i8 %153 to i32
  %155 = tail call noundef i32 @llvm.fshl.i32(i32 %151, i32 %151, i32 range(i32 0, 256) %154)
  %156 = add i32 %155, %116
  %157 = tail call noundef i32 @llvm.fshl.i32(i32 %114, i32 %114, i32 10)
  %158 = add nuw nsw i32 %111, 1
  %159 = icmp eq i32 %158, 80
  br i1 %159, label %160, label %110

160:                                              ; preds = %139
  %161 = mul i32 %18, 5
  %162 = add i32 %157, %63
  %163 = add i32 %162, -271733879
  %164 = zext i32 %161 to i64
  %165 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %164
  store i32 %163, ptr addrspace(1) %165, align 4, !tbaa !6
  %166 = add i32 %115, %107
  %167 = add i32 %166, -1732584194
  %168 = add i32 %161, 1
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %169
  store i32 %167, ptr addrspace(1) %170, align 4, !tbaa !6
  %171 = add i32 %116, %65
  %172 = add i32 %171, 271733878
  %173 = add i32 %161, 2
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %174
  store i32 %172, ptr addrspace(1) %175, align 4, !tbaa !6
  %176 = add i32 %156, %66
  %177 = add i32 %176, -1009589776
  %178 = add i32 %161, 3
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %179
  store i32 %177, ptr addrspace(1) %180, align 4, !tbaa !6
  %181 = add i32 %113, %106
  %182 = add i32 %181, 1732584193
  %183 = add i32 %161, 4
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %184
  store i32 %182, ptr addrspace(1) %185, align 4, !tbaa !6
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
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = or disjoint i32 %19, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %24
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = or disjoint i32 %19, 2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !6
  %31 = or disjoint i32 %19, 3
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = or disjoint i32 %19, 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = or disjoint i32 %19, 5
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !6
  %43 = or disjoint i32 %19, 6
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6
  %47 = or disjoint i32 %19, 7
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6
  %51 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 0>, i32 %22, i64 0
  %52 = insertelement <16 x i32> %51, i32 %26, i64 1
  %53 = insertelement <16 x i32> %52, i32 %30, i64 2
  %54 = insertelement <16 x i32> %53, i32 %34, i64 3
  %55 = insertelement <16 x i32> %54, i32 %38, i64 4
  %56 = insertelement <16 x i32> %55, i32 %42, i64 5
  %57 = insertelement <16 x i32> %56, i32 %46, i64 6
  %58 = insertelement <16 x i32> %57, i32 %50, i64 7
  %59 = shufflevector <16 x i32> %58, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 128, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 256, i32 poison>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 9, i32 10, i32 11, i32 12, i32 13, i32 30, i32 15>
  br label %60

60:                                               ; preds = %89, %2
  %61 = phi i32 [ 0, %2 ], [ %108, %89 ]
  %62 = phi i32 [ 1732584193, %2 ], [ %66, %89 ]
  %63 = phi i32 [ -271733879, %2 ], [ %106, %89 ]
  %64 = phi i32 [ -1732584194, %2 ], [ %63, %89 ]
  %65 = phi i32 [ 271733878, %2 ], [ %107, %89 ]
  %66 = phi i32 [ -1009589776, %2 ], [ %65, %89 ]
  %67 = lshr i32 %61, 4
  switch i32 %67, label %85 [
    i32 0, label %68
    i32 1, label %71
    i32 2, label %76
    i32 3, label %80
  ]

68:                                               ; preds = %60
  %69 = xor i32 %64, %63
  %70 = xor i32 %69, %65
  br label %89

71:                                               ; preds = %60
  %72 = and i32 %64, %63
  %73 = xor i32 %63, -1
  %74 = and i32 %65, %73
  %75 = or disjoint i32 %74, %72
  br label %89

76:                                               ; preds = %60
  %77 = xor i32 %64, -1
  %78 = or i32 %63, %77
  %79 = xor i32 %78, %65
  br label %89

80:                                               ; preds = %60
  %81 = and i32 %65, %63
  %82 = xor i32 %65, -1
  %83 = and i32 %64, %82
  %84 = or disjoint i32 %81, %83
  br label %89

85:                                               ; preds = %60
  %86 = xor i32 %65, -1
  %87 = or i32 %64, %86
  %88 = xor i32 %87, %63
  br label %89

89:                                               ; preds = %85, %80, %76, %71, %68
  %90 = phi i32 [ %88, %85 ], [ %70, %68 ], [ %75, %71 ], [ %79, %76 ], [ %84, %80 ]
  %91 = add i32 %90, %62
  %92 = zext nneg i32 %61 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) @rl, i64 %92
  %94 = load i8, ptr addrspace(4) %93, align 1, !tbaa !17
  %95 = zext i8 %94 to i32
  %96 = extractelement <16 x i32> %59, i32 %95
  %97 = zext nneg i32 %67 to i64
  %98 = getelementptr inbounds nuw i32, ptr addrspace(4) @kl, i64 %97
  %99 = load i32, ptr addrspace(4) %98, align 4, !tbaa !6
  %100 = add i32 %91, %99
  %101 = add i32 %100, %96
  %102 = getelementptr inbounds nuw i8, ptr addrspace(4) @sl, i64 %92
  %103 = load i8, ptr addrspace(4) %102, align 1, !tbaa !17
  %104 = zext i8 %103 to i32
  %105 = tail call noundef i32 @llvm.fshl.i32(i32 %101, i32 %101, i32 range(i32 0, 256) %104)
  %106 = add i32 %105, %66
  %107 = tail call noundef i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 10)
  %108 = add nuw nsw i32 %61, 1
  %109 = icmp eq i32 %108, 80
  br i1 %109, label %110, label %60

110:                                              ; preds = %89, %139
  %111 = phi i32 [ %158, %139 ], [ 0, %89 ]
  %112 = phi i32 [ %116, %139 ], [ 1732584193, %89 ]
  %113 = phi i32 [ %156, %139 ], [ -271733879, %89 ]
  %114 = phi i32 [ %113, %139 ], [ -1732584194, %89 ]
  %115 = phi i32 [ %157, %139 ], [ 271733878, %89 ]
  %116 = phi i32 [ %115, %139 ], [ -1009589776, %89 ]
  %117 = lshr i32 %111, 4
  switch i32 %117, label %135 [
    i32 4, label %118
    i32 3, label %121
    i32 2, label %126
    i32 1, label %130
  ]

118:                                              ; preds = %110
  %119 = xor i32 %114, %113
  %120 = xor i32 %119, %115
  br label %139

121:                                              ; preds = %110
  %122 = and i32 %114, %113
  %123 = xor i32 %113, -1
  %124 = and i32 %115, %123
  %125 = or disjoint i32 %124, %122
  br label %139

126:                                              ; preds = %110
  %127 = xor i32 %114, -1
  %128 = or i32 %113, %127
  %129 = xor i32 %128, %115
  br label %139

130:                                              ; preds = %110
  %131 = and i32 %115, %113
  %132 = xor i32 %115, -1
  %133 = and i32 %114, %132
  %134 = or disjoint i32 %131, %133
  br label %139

135:                                              ; preds = %110
  %136 = xor i32 %115, -1
  %137 = or i32 %114, %136
  %138 = xor i32 %137, %113
  br label %139

139:                                              ; preds = %135, %130, %126, %121, %118
  %140 = phi i32 [ %138, %135 ], [ %120, %118 ], [ %125, %121 ], [ %129, %126 ], [ %134, %130 ]
  %141 = add i32 %140, %112
  %142 = zext nneg i32 %111 to i64
  %143 = getelementptr inbounds nuw i8, ptr addrspace(4) @rr, i64 %142
  %144 = load i8, ptr addrspace(4) %143, align 1, !tbaa !17
  %145 = zext i8 %144 to i32
  %146 = extractelement <16 x i32> %59, i32 %145
  %147 = zext nneg i32 %117 to i64
  %148 = getelementptr inbounds nuw i32, ptr addrspace(4) @kr, i64 %147
  %149 = load i32, ptr addrspace(4) %148, align 4, !tbaa !6
  %150 = add i32 %141, %149
  %151 = add i32 %150, %146
  %152 = getelementptr inbounds nuw i8, ptr addrspace(4) @sr, i64 %142
  %153 = load i8, ptr addrspace(4) %152, align 1, !tbaa !17
  %154 = zext i8 %153 to i32
  %155 = tail call noundef i32 @llvm.fshl.i32(i32 %151, i32 %151, i32 range(i32 0, 256) %154)
  %156 = add i32 %155, %116
  %157 = tail call noundef i32 @llvm.fshl.i32(i32 %114, i32 %114, i32 10)
  %158 = add nuw nsw i32 %111, 1
  %159 = icmp eq i32 %158, 80
  br i1 %159, label %160, label %110

160:                                              ; preds = %139
  %161 = mul i32 %18, 5
  %162 = add i32 %157, %63
  %163 = add i32 %162, -271733879
  %164 = zext i32 %161 to i64
  %165 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %164
  store i32 %163, ptr addrspace(1) %165, align 4, !tbaa !6
  %166 = add i32 %115, %107
  %167 = add i32 %166, -1732584194
  %168 = add i32 %161, 1
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %169
  store i32 %167, ptr addrspace(1) %170, align 4, !tbaa !6
  %171 = add i32 %116, %65
  %172 = add i32 %171, 271733878
  %173 = add i32 %161, 2
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %174
  store i32 %172, ptr addrspace(1) %175, align 4, !tbaa !6
  %176 = add i32 %156, %66
  %177 = add i32 %176, -1009589776
  %178 = add i32 %161, 3
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %179
  store i32 %177, ptr addrspace(1) %180, align 4, !tbaa !6
  %181 = add i32 %113, %106
  %182 = add i32 %181, 1732584193
  %183 = add i32 %161, 4
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %184
  store i32 %182, ptr addrspace(1) %185, align 4, !tbaa !6
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
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"uint*", !"uint*"}
!15 = !{!"const", !""}
!16 = !{}
!17 = !{!8, !8, i64 0}
