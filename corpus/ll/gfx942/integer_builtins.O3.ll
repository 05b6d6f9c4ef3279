; ModuleID = 'corpus/opencl/integer_builtins.cl'
source_filename = "corpus/opencl/integer_builtins.cl"
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @int_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6, !amdgpu.noclobber !17
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6, !amdgpu.noclobber !17
  %23 = shl i32 %20, 8
  %24 = shl i32 %22, 8
  %25 = tail call noundef i32 @llvm.sadd.sat.i32(i32 %20, i32 %22)
  %26 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %25, i64 0
  %27 = tail call noundef i32 @llvm.ssub.sat.i32(i32 %20, i32 %22)
  %28 = insertelement <16 x i32> %26, i32 %27, i64 1
  %29 = sext i32 %20 to i64
  %30 = sext i32 %22 to i64
  %31 = mul nsw i64 %30, %29
  %32 = lshr i64 %31, 32
  %33 = trunc nuw i64 %32 to i32
  %34 = insertelement <16 x i32> %28, i32 %33, i64 2
  %35 = add nsw i32 %33, 12345
  %36 = insertelement <16 x i32> %34, i32 %35, i64 3
  %37 = ashr i32 %20, 18
  %38 = ashr i32 %22, 18
  %39 = mul nsw i32 %38, %37
  %40 = sext i32 %39 to i64
  %41 = zext i32 %39 to i64
  %42 = and i64 %40, -4294967296
  %43 = add nsw i64 %41, %29
  %44 = add nsw i64 %43, %42
  %45 = tail call noundef i64 @llvm.smax.i64(i64 %44, i64 -2147483648)
  %46 = tail call noundef i64 @llvm.smin.i64(i64 %45, i64 2147483647)
  %47 = trunc nsw i64 %46 to i32
  %48 = insertelement <16 x i32> %36, i32 %47, i64 4
  %49 = ashr i32 %23, 16
  %50 = ashr i32 %24, 20
  %51 = mul nsw i32 %50, %49
  %52 = insertelement <16 x i32> %48, i32 %51, i64 5
  %53 = ashr i32 %23, 20
  %54 = ashr i32 %22, 4
  %55 = mul nsw i32 %50, %53
  %56 = add nsw i32 %55, %54
  %57 = insertelement <16 x i32> %52, i32 %56, i64 6
  %58 = ashr i32 %20, 1
  %59 = ashr i32 %22, 1
  %60 = add nsw i32 %59, %58
  %61 = and i32 %22, %20
  %62 = and i32 %61, 1
  %63 = add nsw i32 %60, %62
  %64 = insertelement <16 x i32> %57, i32 %63, i64 7
  %65 = or i32 %22, %20
  %66 = and i32 %65, 1
  %67 = add nsw i32 %60, %66
  %68 = insertelement <16 x i32> %64, i32 %67, i64 8
  %69 = tail call noundef i32 @llvm.fshl.i32(i32 %20, i32 %20, i32 %22)
  %70 = insertelement <16 x i32> %68, i32 %69, i64 9
  %71 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %20, i1 false)
  %72 = insertelement <16 x i32> %70, i32 %71, i64 10
  %73 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %61)
  %74 = insertelement <16 x i32> %72, i32 %73, i64 11
  %75 = icmp sgt i32 %20, %22
  %76 = sub i32 %20, %22
  %77 = sub i32 %22, %20
  %78 = select i1 %75, i32 %76, i32 %77
  %79 = insertelement <16 x i32> %74, i32 %78, i64 12
  %80 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %20, i1 false)
  %81 = insertelement <16 x i32> %79, i32 %80, i64 13
  %82 = tail call noundef i32 @llvm.smax.i32(i32 %20, i32 -1000000)
  %83 = tail call noundef range(i32 -1000000, 2000001) i32 @llvm.smin.i32(i32 %82, i32 2000000)
  %84 = insertelement <16 x i32> %81, i32 %83, i64 14
  %85 = or i32 %22, 65536
  %86 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 65536, 0) %85, i1 true)
  %87 = insertelement <16 x i32> %84, i32 %86, i64 15
  %88 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %18
  store <16 x i32> %87, ptr addrspace(1) %88, align 64, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_int_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = shl i32 %20, 8
  %24 = shl i32 %22, 8
  %25 = tail call noundef i32 @llvm.sadd.sat.i32(i32 %20, i32 %22)
  %26 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %25, i64 0
  %27 = tail call noundef i32 @llvm.ssub.sat.i32(i32 %20, i32 %22)
  %28 = insertelement <16 x i32> %26, i32 %27, i64 1
  %29 = sext i32 %20 to i64
  %30 = sext i32 %22 to i64
  %31 = mul nsw i64 %30, %29
  %32 = lshr i64 %31, 32
  %33 = trunc nuw i64 %32 to i32
  %34 = insertelement <16 x i32> %28, i32 %33, i64 2
  %35 = add nsw i32 %33, 12345
  %36 = insertelement <16 x i32> %34, i32 %35, i64 3
  %37 = ashr i32 %20, 18
  %38 = ashr i32 %22, 18
  %39 = mul nsw i32 %38, %37
  %40 = sext i32 %39 to i64
  %41 = zext i32 %39 to i64
  %42 = and i64 %40, -4294967296
  %43 = add nsw i64 %41, %29
  %44 = add nsw i64 %43, %42
  %45 = tail call noundef i64 @llvm.smax.i64(i64 %44, i64 -2147483648)
  %46 = tail call noundef i64 @llvm.smin.i64(i64 %45, i64 2147483647)
  %47 = trunc nsw i64 %46 to i32
  %48 = insertelement <16 x i32> %36, i32 %47, i64 4
  %49 = ashr i32 %23, 16
  %50 = ashr i32 %24, 20
  %51 = mul nsw i32 %50, %49
  %52 = insertelement <16 x i32> %48, i32 %51, i64 5
  %53 = ashr i32 %23, 20
  %54 = ashr i32 %22, 4
  %55 = mul nsw i32 %50, %53
  %56 = add nsw i32 %55, %54
  %57 = insertelement <16 x i32> %52, i32 %56, i64 6
  %58 = ashr i32 %20, 1
  %59 = ashr i32 %22, 1
  %60 = add nsw i32 %59, %58
  %61 = and i32 %22, %20
  %62 = and i32 %61, 1
  %63 = add nsw i32 %60, %62
  %64 = insertelement <16 x i32> %57, i32 %63, i64 7
  %65 = or i32 %22, %20
  %66 = and i32 %65, 1
  %67 = add nsw i32 %60, %66
  %68 = insertelement <16 x i32> %64, i32 %67, i64 8
  %69 = tail call noundef i32 @llvm.fshl.i32(i32 %20, i32 %20, i32 %22)
  %70 = insertelement <16 x i32> %68, i32 %69, i64 9
  %71 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %20, i1 false)
  %72 = insertelement <16 x i32> %70, i32 %71, i64 10
  %73 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %61)
  %74 = insertelement <16 x i32> %72, i32 %73, i64 11
  %75 = icmp sgt i32 %20, %22
  %76 = sub i32 %20, %22
  %77 = sub i32 %22, %20
  %78 = select i1 %75, i32 %76, i32 %77
  %79 = insertelement <16 x i32> %74, i32 %78, i64 12
  %80 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %20, i1 false)
  %81 = insertelement <16 x i32> %79, i32 %80, i64 13
  %82 = tail call noundef i32 @llvm.smax.i32(i32 %20, i32 -1000000)
  %83 = tail call noundef range(i32 -1000000, 2000001) i32 @llvm.smin.i32(i32 %82, i32 2000000)
  %84 = insertelement <16 x i32> %81, i32 %83, i64 14
  %85 = or i32 %22, 65536
  %86 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 65536, 0) %85, i1 true)
  %87 = insertelement <16 x i32> %84, i32 %86, i64 15
  %88 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %18
  store <16 x i32> %87, ptr addrspace(1) %88, align 64, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @uint_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !16 {
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
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6, !amdgpu.noclobber !17
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6, !amdgpu.noclobber !17
  %23 = tail call noundef i32 @llvm.uadd.sat.i32(i32 %20, i32 %22)
  %24 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %23, i64 0
  %25 = tail call noundef i32 @llvm.usub.sat.i32(i32 %20, i32 %22)
  %26 = insertelement <16 x i32> %24, i32 %25, i64 1
  %27 = zext i32 %20 to i64
  %28 = zext i32 %22 to i64
  %29 = mul nuw i64 %28, %27
  %30 = lshr i64 %29, 32
  %31 = trunc nuw i64 %30 to i32
  %32 = insertelement <16 x i32> %26, i32 %31, i64 2
  %33 = add i32 %31, 7
  %34 = insertelement <16 x i32> %32, i32 %33, i64 3
  %35 = and i32 %20, 65535
  %36 = and i32 %22, 131071
  %37 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 range(i32 0, 131072) %36, i32 range(i32 0, 65536) %35)
  %38 = extractvalue { i32, i1 } %37, 1
  %39 = mul i32 %36, %35
  %40 = tail call noundef i32 @llvm.uadd.sat.i32(i32 %39, i32 %20)
  %41 = select i1 %38, i32 -1, i32 %40
  %42 = insertelement <16 x i32> %34, i32 %41, i64 4
  %43 = and i32 %20, 4095
  %44 = and i32 %22, 4095
  %45 = mul nuw nsw i32 %44, %43
  %46 = insertelement <16 x i32> %42, i32 %45, i64 5
  %47 = add i32 %45, %22
  %48 = insertelement <16 x i32> %46, i32 %47, i64 6
  %49 = lshr i32 %20, 1
  %50 = lshr i32 %22, 1
  %51 = add nuw i32 %50, %49
  %52 = and i32 %20, 1
  %53 = and i32 %52, %22
  %54 = add nuw i32 %51, %53
  %55 = insertelement <16 x i32> %48, i32 %54, i64 7
  %56 = or i32 %22, %20
  %57 = and i32 %56, 1
  %58 = add nuw i32 %51, %57
  %59 = insertelement <16 x i32> %55, i32 %58, i64 8
  %60 = and i32 %22, 31
  %61 = tail call noundef i32 @llvm.fshl.i32(i32 %20, i32 %20, i32 range(i32 0, 32) %22)
  %62 = insertelement <16 x i32> %59, i32 %61, i64 9
  %63 = lshr i32 %20, %60
  %64 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %63, i1 false)
  %65 = insertelement <16 x i32> %62, i32 %64, i64 10
  %66 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %20)
  %67 = insertelement <16 x i32> %65, i32 %66, i64 11
  %68 = icmp ugt i32 %20, %22
  %69 = sub nuw i32 %20, %22
  %70 = sub nuw i32 %22, %20
  %71 = select i1 %68, i32 %69, i32 %70
  %72 = insertelement <16 x i32> %67, i32 %71, i64 12
  %73 = and i32 %22, 267448335
  %74 = and i32 %20, -267448336
  %75 = or disjoint i32 %73, %74
  %76 = insertelement <16 x i32> %72, i32 %75, i64 13
  %77 = insertelement <16 x i32> %76, i32 %22, i64 14
  %78 = and i32 %22, 65535
  %79 = shl i32 %20, 16
  %80 = or disjoint i32 %78, %79
  %81 = insertelement <16 x i32> %77, i32 %80, i64 15
  %82 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %18
  store <16 x i32> %81, ptr addrspace(1) %82, align 64, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_uint_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !16 {
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
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = tail call noundef i32 @llvm.uadd.sat.i32(i32 %20, i32 %22)
  %24 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %23, i64 0
  %25 = tail call noundef i32 @llvm.usub.sat.i32(i32 %20, i32 %22)
  %26 = insertelement <16 x i32> %24, i32 %25, i64 1
  %27 = zext i32 %20 to i64
  %28 = zext i32 %22 to i64
  %29 = mul nuw i64 %28, %27
  %30 = lshr i64 %29, 32
  %31 = trunc nuw i64 %30 to i32
  %32 = insertelement <16 x i32> %26, i32 %31, i64 2
  %33 = add i32 %31, 7
  %34 = insertelement <16 x i32> %32, i32 %33, i64 3
  %35 = and i32 %20, 65535
  %36 = and i32 %22, 131071
  %37 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 range(i32 0, 131072) %36, i32 range(i32 0, 65536) %35)
  %38 = extractvalue { i32, i1 } %37, 1
  %39 = mul i32 %36, %35
  %40 = tail call noundef i32 @llvm.uadd.sat.i32(i32 %39, i32 %20)
  %41 = select i1 %38, i32 -1, i32 %40
  %42 = insertelement <16 x i32> %34, i32 %41, i64 4
  %43 = and i32 %20, 4095
  %44 = and i32 %22, 4095
  %45 = mul nuw nsw i32 %44, %43
  %46 = insertelement <16 x i32> %42, i32 %45, i64 5
  %47 = add i32 %45, %22
  %48 = insertelement <16 x i32> %46, i32 %47, i64 6
  %49 = lshr i32 %20, 1
  %50 = lshr i32 %22, 1
  %51 = add nuw i32 %50, %49
  %52 = and i32 %20, 1
  %53 = and i32 %52, %22
  %54 = add nuw i32 %51, %53
  %55 = insertelement <16 x i32> %48, i32 %54, i64 7
  %56 = or i32 %22, %20
  %57 = and i32 %56, 1
  %58 = add nuw i32 %51, %57
  %59 = insertelement <16 x i32> %55, i32 %58, i64 8
  %60 = and i32 %22, 31
  %61 = tail call noundef i32 @llvm.fshl.i32(i32 %20, i32 %20, i32 range(i32 0, 32) %22)
  %62 = insertelement <16 x i32> %59, i32 %61, i64 9
  %63 = lshr i32 %20, %60
  %64 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %63, i1 false)
  %65 = insertelement <16 x i32> %62, i32 %64, i64 10
  %66 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %20)
  %67 = insertelement <16 x i32> %65, i32 %66, i64 11
  %68 = icmp ugt i32 %20, %22
  %69 = sub nuw i32 %20, %22
  %70 = sub nuw i32 %22, %20
  %71 = select i1 %68, i32 %69, i32 %70
  %72 = insertelement <16 x i32> %67, i32 %71, i64 12
  %73 = and i32 %22, 267448335
  %74 = and i32 %20, -267448336
  %75 = or disjoint i32 %73, %74
  %76 = insertelement <16 x i32> %72, i32 %75, i64 13
  %77 = insertelement <16 x i32> %76, i32 %22, i64 14
  %78 = and i32 %22, 65535
  %79 = shl i32 %20, 16
  %80 = or disjoint i32 %78, %79
  %81 = insertelement <16 x i32> %77, i32 %80, i64 15
  %82 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %18
  store <16 x i32> %81, ptr addrspace(1) %82, align 64, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @long_builtins(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 128 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !16 {
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
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %18
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !10, !amdgpu.noclobber !17
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %18
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !10, !amdgpu.noclobber !17
  %23 = tail call noundef i64 @llvm.sadd.sat.i64(i64 %20, i64 %22)
  %24 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef>, i64 %23, i64 0
  %25 = tail call noundef i64 @llvm.ssub.sat.i64(i64 %20, i64 %22)
  %26 = insertelement <16 x i64> %24, i64 %25, i64 1
  %27 = ashr i64 %20, 32
  %28 = and i64 %20, 2147483647
  %29 = ashr i64 %22, 32
  %30 = and i64 %22, 2147483647
  %31 = mul nsw i64 %29, %27
  %32 = mul nsw i64 %30, %27
  %33 = mul nsw i64 %29, %28
  %34 = mul nuw nsw i64 %30, %28
  %35 = lshr i64 %34, 32
  %36 = add nsw i64 %35, %33
  %37 = ashr i64 %32, 1
  %38 = ashr i64 %36, 1
  %39 = add nsw i64 %38, %37
  %40 = and i64 %32, 1
  %41 = and i64 %40, %36
  %42 = add nsw i64 %39, %41
  %43 = ashr i64 %42, 31
  %44 = add nsw i64 %43, %31
  %45 = insertelement <16 x i64> %26, i64 %44, i64 2
  %46 = lshr i64 %20, 32
  %47 = and i64 %20, 4294967295
  %48 = lshr i64 %22, 32
  %49 = and i64 %22, 4294967295
  %50 = mul nuw i64 %48, %46
  %51 = mul nuw i64 %49, %46
  %52 = mul nuw i64 %48, %47
  %53 = mul nuw i64 %49, %47
  %54 = lshr i64 %53, 32
  %55 = add nuw i64 %54, %52
  %56 = lshr i64 %51, 1
  %57 = lshr i64 %55, 1
  %58 = add nuw i64 %57, %56
  %59 = and i64 %51, 1
  %60 = and i64 %59, %55
  %61 = add nuw i64 %58, %60
  %62 = lshr i64 %61, 31
  %63 = add nuw i64 %62, %50
  %64 = insertelement <16 x i64> %45, i64 %63, i64 3
  %65 = tail call noundef i64 @llvm.ssub.sat.i64(i64 %22, i64 %20)
  %66 = insertelement <16 x i64> %64, i64 %65, i64 4
  %67 = lshr i64 %20, 33
  %68 = lshr i64 %22, 31
  %69 = mul nuw i64 %68, %67
  %70 = tail call noundef i64 @llvm.uadd.sat.i64(i64 %69, i64 %20)
  %71 = insertelement <16 x i64> %66, i64 %70, i64 5
  %72 = ashr i64 %20, 1
  %73 = ashr i64 %22, 1
  %74 = add nsw i64 %73, %72
  %75 = and i64 %20, 1
  %76 = and i64 %75, %22
  %77 = add nsw i64 %74, %76
  %78 = insertelement <16 x i64> %71, i64 %77, i64 6
  %79 = lshr i64 %20, 1
  %80 = lshr i64 %22, 1
  %81 = add nuw i64 %80, %79
  %82 = or i64 %22, %20
  %83 = and i64 %82, 1
  %84 = add nuw i64 %81, %83
  %85 = insertelement <16 x i64> %78, i64 %84, i64 7
  %86 = tail call noundef i64 @llvm.fshl.i64(i64 %20, i64 %20, i64 %22)
  %87 = insertelement <16 x i64> %85, i64 %86, i64 8
  %88 = and i64 %22, 63
  %89 = lshr i64 %20, %88
  %90 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %89, i1 false)
  %91 = insertelement <16 x i64> %87, i64 %90, i64 9
  %92 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %20)
  %93 = insertelement <16 x i64> %91, i64 %92, i64 10
  %94 = icmp sgt i64 %20, %22
  %95 = sub i64 %20, %22
  %96 = sub i64 %22, %20
  %97 = select i1 %94, i64 %95, i64 %96
  %98 = insertelement <16 x i64> %93, i64 %97, i64 11
  %99 = tail call noundef i64 @llvm.smin.i64(i64 %22, i64 %20)
  %100 = tail call noundef i64 @llvm.umax.i64(i64 %20, i64 %22)
  %101 = xor i64 %99, %100
  %102 = insertelement <16 x i64> %98, i64 %101, i64 12
  %103 = and i64 %22, 71777214530532147
  %104 = and i64 %20, -71777214530532148
  %105 = or disjoint i64 %103, %104
  %106 = insertelement <16 x i64> %102, i64 %105, i64 13
  %107 = shl i64 %20, 32
  %108 = or disjoint i64 %49, %107
  %109 = insertelement <16 x i64> %106, i64 %108, i64 14
  %110 = or i64 %20, 1099511627776
  %111 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 range(i64 1099511627776, 0) %110, i1 true)
  %112 = insertelement <16 x i64> %109, i64 %111, i64 15
  %113 = getelementptr inbounds nuw <16 x i64>, ptr addrspace(1) %2, i64 %18
  store <16 x i64> %112, ptr addrspace(1) %113, align 128, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_long_builtins(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 128 captures(none) %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !16 {
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
  %19 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %18
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !10
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %18
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !10
  %23 = tail call noundef i64 @llvm.sadd.sat.i64(i64 %20, i64 %22)
  %24 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef>, i64 %23, i64 0
  %25 = tail call noundef i64 @llvm.ssub.sat.i64(i64 %20, i64 %22)
  %26 = insertelement <16 x i64> %24, i64 %25, i64 1
  %27 = ashr i64 %20, 32
  %28 = and i64 %20, 2147483647
  %29 = ashr i64 %22, 32
  %30 = and i64 %22, 2147483647
  %31 = mul nsw i64 %29, %27
  %32 = mul nsw i64 %30, %27
  %33 = mul nsw i64 %29, %28
  %34 = mul nuw nsw i64 %30, %28
  %35 = lshr i64 %34, 32
  %36 = add nsw i64 %35, %33
  %37 = ashr i64 %32, 1
  %38 = ashr i64 %36, 1
  %39 = add nsw i64 %38, %37
  %40 = and i64 %32, 1
  %41 = and i64 %40, %36
  %42 = add nsw i64 %39, %41
  %43 = ashr i64 %42, 31
  %44 = add nsw i64 %43, %31
  %45 = insertelement <16 x i64> %26, i64 %44, i64 2
  %46 = lshr i64 %20, 32
  %47 = and i64 %20, 4294967295
  %48 = lshr i64 %22, 32
  %49 = and i64 %22, 4294967295
  %50 = mul nuw i64 %48, %46
  %51 = mul nuw i64 %49, %46
  %52 = mul nuw i64 %48, %47
  %53 = mul nuw i64 %49, %47
  %54 = lshr i64 %53, 32
  %55 = add nuw i64 %54, %52
  %56 = lshr i64 %51, 1
  %57 = lshr i64 %55, 1
  %58 = add nuw i64 %57, %56
  %59 = and i64 %51, 1
  %60 = and i64 %59, %55
  %61 = add nuw i64 %58, %60
  %62 = lshr i64 %61, 31
  %63 = add nuw i64 %62, %50
  %64 = insertelement <16 x i64> %45, i64 %63, i64 3
  %65 = tail call noundef i64 @llvm.ssub.sat.i64(i64 %22, i64 %20)
  %66 = insertelement <16 x i64> %64, i64 %65, i64 4
  %67 = lshr i64 %20, 33
  %68 = lshr i64 %22, 31
  %69 = mul nuw i64 %68, %67
  %70 = tail call noundef i64 @llvm.uadd.sat.i64(i64 %69, i64 %20)
  %71 = insertelement <16 x i64> %66, i64 %70, i64 5
  %72 = ashr i64 %20, 1
  %73 = ashr i64 %22, 1
  %74 = add nsw i64 %73, %72
  %75 = and i64 %20, 1
  %76 = and i64 %75, %22
  %77 = add nsw i64 %74, %76
  %78 = insertelement <16 x i64> %71, i64 %77, i64 6
  %79 = lshr i64 %20, 1
  %80 = lshr i64 %22, 1
  %81 = add nuw i64 %80, %79
  %82 = or i64 %22, %20
  %83 = and i64 %82, 1
  %84 = add nuw i64 %81, %83
  %85 = insertelement <16 x i64> %78, i64 %84, i64 7
  %86 = tail call noundef i64 @llvm.fshl.i64(i64 %20, i64 %20, i64 %22)
  %87 = insertelement <16 x i64> %85, i64 %86, i64 8
  %88 = and i64 %22, 63
  %89 = lshr i64 %20, %88
  %90 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %89, i1 false)
  %91 = insertelement <16 x i64> %87, i64 %90, i64 9
  %92 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %20)
  %93 = insertelement <16 x i64> %91, i64 %92, i64 10
  %94 = icmp sgt i64 %20, %22
  %95 = sub i64 %20, %22
  %96 = sub i64 %22, %20
  %97 = select i1 %94, i64 %95, i64 %96
  %98 = insertelement <16 x i64> %93, i64 %97, i64 11
  %99 = tail call noundef i64 @llvm.smin.i64(i64 %22, i64 %20)
  %100 = tail call noundef i64 @llvm.umax.i64(i64 %20, i64 %22)
  %101 = xor i64 %99, %100
  %102 = insertelement <16 x i64> %98, i64 %101, i64 12
  %103 = and i64 %22, 71777214530532147
  %104 = and i64 %20, -71777214530532148
  %105 = or disjoint i64 %103, %104
  %106 = insertelement <16 x i64> %102, i64 %105, i64 13
  %107 = shl i64 %20, 32
  %108 = or disjoint i64 %49, %107
  %109 = insertelement <16 x i64> %106, i64 %108, i64 14
  %110 = or i64 %20, 1099511627776
  %111 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 range(i64 1099511627776, 0) %110, i1 true)
  %112 = insertelement <16 x i64> %109, i64 %111, i64 15
  %113 = getelementptr inbounds nuw <16 x i64>, ptr addrspace(1) %2, i64 %18
  store <16 x i64> %112, ptr addrspace(1) %113, align 128, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @small_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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
  %20 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x i8>, ptr addrspace(1) %20, align 4, !tbaa !18, !amdgpu.noclobber !17
  %22 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %1, i64 %19
  %23 = load <4 x i16>, ptr addrspace(1) %22, align 8, !tbaa !18, !amdgpu.noclobber !17
  %24 = shufflevector <4 x i8> %21, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %25 = tail call noundef <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> %21, <4 x i8> %24)
  %26 = tail call noundef <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %25, <4 x i8> <i8 100, i8 -100, i8 3, i8 -128>)
  %27 = tail call noundef <4 x i8> @llvm.fshl.v4i8(<4 x i8> %21, <4 x i8> %21, <4 x i8> splat (i8 3))
  %28 = sext <4 x i8> %21 to <4 x i16>
  %29 = sext <4 x i8> %26 to <4 x i16>
  %30 = mul nsw <4 x i16> %29, %28
  %31 = lshr <4 x i16> %30, splat (i16 8)
  %32 = trunc nuw <4 x i16> %31 to <4 x i8>
  %33 = add <4 x i8> %27, %32
  %34 = xor <4 x i8> %33, %26
  %35 = tail call noundef <4 x i8> @llvm.smax.v4i8(<4 x i8> %34, <4 x i8> splat (i8 -90))
  %36 = tail call noundef range(i8 -90, 91) <4 x i8> @llvm.smin.v4i8(<4 x i8> %35, <4 x i8> splat (i8 90))
  %37 = shufflevector <4 x i16> %23, <4 x i16> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %38 = lshr <4 x i16> %23, splat (i16 1)
  %39 = lshr <4 x i16> %37, splat (i16 1)
  %40 = add nuw <4 x i16> %39, %38
  %41 = or <4 x i16> %37, %23
  %42 = and <4 x i16> %41, splat (i16 1)
  %43 = add nuw <4 x i16> %40, %42
  %44 = zext <4 x i16> %23 to <4 x i32>
  %45 = mul nuw <4 x i32> %44, splat (i32 40503)
  %46 = lshr <4 x i32> %45, splat (i32 16)
  %47 = trunc nuw <4 x i32> %46 to <4 x i16>
  %48 = xor <4 x i16> %43, %47
  %49 = tail call noundef <4 x i16> @llvm.fshl.v4i16(<4 x i16> %48, <4 x i16> %48, <4 x i16> <i16 1, i16 5, i16 9, i16 13>)
  %50 = icmp ugt <4 x i16> %23, splat (i16 30000)
  %51 = select <4 x i1> %50, <4 x i16> %49, <4 x i16> %48
  %52 = tail call range(i8 0, 9) <4 x i8> @llvm.ctpop.v4i8(<4 x i8> %21)
  %53 = zext nneg <4 x i8> %52 to <4 x i16>
  %54 = tail call range(i16 0, 17) <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %23, i1 false)
  %55 = add nuw nsw <4 x i16> %54, %53
  %56 = add <4 x i16> %55, %51
  %57 = zext <4 x i8> %21 to <4 x i16>
  %58 = zext <4 x i8> %36 to <4 x i16>
  %59 = shl nuw <4 x i16> %57, splat (i16 8)
  %60 = or disjoint <4 x i16> %59, %58
  %61 = xor <4 x i16> %60, %56
  %62 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %19
  store <4 x i8> %36, ptr addrspace(1) %62, align 4, !tbaa !18
  %63 = zext <4 x i16> %61 to <4 x i32>
  %64 = mul nuw nsw <4 x i32> %63, splat (i32 3)
  %65 = add nuw nsw <4 x i32> %64, %44
  %66 = tail call noundef <4 x i32> @llvm.umin.v4i32(<4 x i32> %65, <4 x i32> splat (i32 65535))
  %67 = trunc nuw <4 x i32> %66 to <4 x i16>
  %68 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %19
  store <4 x i16> %67, ptr addrspace(1) %68, align 8, !tbaa !18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_small_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #4 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
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
  %20 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %19
  %21 = load <4 x i8>, ptr addrspace(1) %20, align 4, !tbaa !18
  %22 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %1, i64 %19
  %23 = load <4 x i16>, ptr addrspace(1) %22, align 8, !tbaa !18
  %24 = shufflevector <4 x i8> %21, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %25 = tail call noundef <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> %21, <4 x i8> %24)
  %26 = tail call noundef <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %25, <4 x i8> <i8 100, i8 -100, i8 3, i8 -128>)
  %27 = tail call noundef <4 x i8> @llvm.fshl.v4i8(<4 x i8> %21, <4 x i8> %21, <4 x i8> splat (i8 3))
  %28 = sext <4 x i8> %21 to <4 x i16>
  %29 = sext <4 x i8> %26 to <4 x i16>
  %30 = mul nsw <4 x i16> %29, %28
  %31 = lshr <4 x i16> %30, splat (i16 8)
  %32 = trunc nuw <4 x i16> %31 to <4 x i8>
  %33 = add <4 x i8> %27, %32
  %34 = xor <4 x i8> %33, %26
  %35 = tail call noundef <4 x i8> @llvm.smax.v4i8(<4 x i8> %34, <4 x i8> splat (i8 -90))
  %36 = tail call noundef range(i8 -90, 91) <4 x i8> @llvm.smin.v4i8(<4 x i8> %35, <4 x i8> splat (i8 90))
  %37 = shufflevector <4 x i16> %23, <4 x i16> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %38 = lshr <4 x i16> %23, splat (i16 1)
  %39 = lshr <4 x i16> %37, splat (i16 1)
  %40 = add nuw <4 x i16> %39, %38
  %41 = or <4 x i16> %37, %23
  %42 = and <4 x i16> %41, splat (i16 1)
  %43 = add nuw <4 x i16> %40, %42
  %44 = zext <4 x i16> %23 to <4 x i32>
  %45 = mul nuw <4 x i32> %44, splat (i32 40503)
  %46 = lshr <4 x i32> %45, splat (i32 16)
  %47 = trunc nuw <4 x i32> %46 to <4 x i16>
  %48 = xor <4 x i16> %43, %47
  %49 = tail call noundef <4 x i16> @llvm.fshl.v4i16(<4 x i16> %48, <4 x i16> %48, <4 x i16> <i16 1, i16 5, i16 9, i16 13>)
  %50 = icmp ugt <4 x i16> %23, splat (i16 30000)
  %51 = select <4 x i1> %50, <4 x i16> %49, <4 x i16> %48
  %52 = tail call range(i8 0, 9) <4 x i8> @llvm.ctpop.v4i8(<4 x i8> %21)
  %53 = zext nneg <4 x i8> %52 to <4 x i16>
  %54 = tail call range(i16 0, 17) <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %23, i1 false)
  %55 = add nuw nsw <4 x i16> %54, %53
  %56 = add <4 x i16> %55, %51
  %57 = zext <4 x i8> %21 to <4 x i16>
  %58 = zext <4 x i8> %36 to <4 x i16>
  %59 = shl nuw <4 x i16> %57, splat (i16 8)
  %60 = or disjoint <4 x i16> %59, %58
  %61 = xor <4 x i16> %60, %56
  %62 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %19
  store <4 x i8> %36, ptr addrspace(1) %62, align 4, !tbaa !18
  %63 = zext <4 x i16> %61 to <4 x i32>
  %64 = mul nuw nsw <4 x i32> %63, splat (i32 3)
  %65 = add nuw nsw <4 x i32> %64, %44
  %66 = tail call noundef <4 x i32> @llvm.umin.v4i32(<4 x i32> %65, <4 x i32> splat (i32 65535))
  %67 = trunc nuw <4 x i32> %66 to <4 x i16>
  %68 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %19
  store <4 x i16> %67, ptr addrspace(1) %68, align 8, !tbaa !18
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8>, <4 x i8>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.uadd.sat.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.ctpop.v4i8(<4 x i8>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.fshl.v4i8(<4 x i8>, <4 x i8>, <4 x i8>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i16> @llvm.fshl.v4i16(<4 x i16>, <4 x i16>, <4 x i16>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8>, <4 x i8>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.smax.v4i8(<4 x i8>, <4 x i8>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.smin.v4i8(<4 x i8>, <4 x i8>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
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
!12 = !{i32 1, i32 1, i32 1}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"int*", !"int*", !"int16*"}
!15 = !{!"int*", !"int*", !"int __attribute__((ext_vector_type(16)))*"}
!16 = !{!"const", !"const", !""}
!17 = !{}
!18 = !{!8, !8, i64 0}
!19 = !{!"uint*", !"uint*", !"uint16*"}
!20 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(16)))*"}
!21 = !{!"long*", !"long*", !"long16*"}
!22 = !{!"long*", !"long*", !"long __attribute__((ext_vector_type(16)))*"}
!23 = !{i32 1, i32 1, i32 1, i32 1}
!24 = !{!"none", !"none", !"none", !"none"}
!25 = !{!"char4*", !"ushort4*", !"char4*", !"ushort4*"}
!26 = !{!"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!27 = !{!"const", !"const", !"", !""}
