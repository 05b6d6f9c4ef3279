; ModuleID = 'corpus/opencl/device_calls.cl'
source_filename = "corpus/opencl/device_calls.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Mixed = type { i32, float, i64, i16 }
%struct.Large = type { [40 x i32] }

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #3 {
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden noundef i32 @add3(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = mul i32 %2, %1
  %5 = add i32 %4, %0
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden %struct.Mixed @make_mixed(i32 noundef %0, float noundef %1) local_unnamed_addr #4 {
  %3 = and i32 %0, 1023
  %4 = zext i32 %0 to i64
  %5 = shl nuw nsw i64 %4, 20
  %6 = trunc i32 %0 to i16
  %7 = and i16 %6, 32767
  %8 = insertvalue %struct.Mixed poison, i32 %3, 0
  %9 = insertvalue %struct.Mixed %8, float %1, 1
  %10 = insertvalue %struct.Mixed %9, i64 %5, 2
  %11 = insertvalue %struct.Mixed %10, i16 %7, 3
  ret %struct.Mixed %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden i32 @use_mixed(i32 %0, float %1, i64 %2, i16 %3, i32 noundef %4) local_unnamed_addr #4 {
  %6 = trunc i64 %2 to i32
  %7 = sext i16 %3 to i32
  %8 = fptoui float %1 to i32
  %9 = add i32 %0, %8
  %10 = add i32 %9, %6
  %11 = add i32 %10, %7
  %12 = add i32 %11, %4
  ret i32 %12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden i32 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %31, i32 noundef %32, i64 noundef %33) local_unnamed_addr #4 {
  %35 = shl i32 %1, 1
  %36 = add i32 %35, %0
  %37 = mul i32 %2, 3
  %38 = add i32 %36, %37
  %39 = shl i32 %3, 2
  %40 = add i32 %38, %39
  %41 = mul i32 %4, 5
  %42 = add i32 %40, %41
  %43 = mul i32 %5, 6
  %44 = add i32 %42, %43
  %45 = mul i32 %6, 7
  %46 = add i32 %44, %45
  %47 = shl i32 %7, 3
  %48 = add i32 %46, %47
  %49 = mul i32 %8, 9
  %50 = add i32 %48, %49
  %51 = mul i32 %9, 10
  %52 = add i32 %50, %51
  %53 = mul i32 %10, 11
  %54 = add i32 %52, %53
  %55 = mul i32 %11, 12
  %56 = add i32 %54, %55
  %57 = mul i32 %12, 13
  %58 = add i32 %56, %57
  %59 = mul i32 %13, 14
  %60 = add i32 %58, %59
  %61 = mul i32 %14, 15
  %62 = add i32 %60, %61
  %63 = shl i32 %15, 4
  %64 = add i32 %62, %63
  %65 = mul i32 %16, 17
  %66 = add i32 %64, %65
  %67 = mul i32 %17, 18
  %68 = add i32 %66, %67
  %69 = mul i32 %18, 19
  %70 = add i32 %68, %69
  %71 = mul i32 %19, 20
  %72 = add i32 %70, %71
  %73 = mul i32 %20, 21
  %74 = add i32 %72, %73
  %75 = mul i32 %21, 22
  %76 = add i32 %74, %75
  %77 = mul i32 %22, 23
  %78 = add i32 %76, %77
  %79 = mul i32 %23, 24
  %80 = add i32 %78, %79
  %81 = mul i32 %24, 25
  %82 = add i32 %80, %81
  %83 = mul i32 %25, 26
  %84 = add i32 %82, %83
  %85 = mul i32 %26, 27
  %86 = add i32 %84, %85
  %87 = mul i32 %27, 28
  %88 = add i32 %86, %87
  %89 = mul i32 %28, 29
  %90 = add i32 %88, %89
  %91 = mul i32 %29, 30
  %92 = add i32 %90, %91
  %93 = mul i32 %30, 31
  %94 = add i32 %92, %93
  %95 = shl i32 %31, 5
  %96 = add i32 %94, %95
  %97 = mul i32 %32, 33
  %98 = add i32 %96, %97
  %99 = lshr i64 %33, 7
  %100 = trunc i64 %99 to i32
  %101 = add i32 %98, %100
  ret i32 %101
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define hidden i32 @recursive(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %19, label %4

4:                                                ; preds = %2
  %5 = add i32 %0, -1
  %6 = mul i32 %1, 3
  %7 = add i32 %6, %0
  %8 = tail call i32 @recursive(i32 noundef %5, i32 noundef %7) #20
  %9 = and i32 %0, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %4
  %12 = lshr i32 %0, 1
  %13 = tail call i32 @recursive(i32 noundef %12, i32 noundef %8) #20
  br label %14

14:                                               ; preds = %4, %11
  %15 = phi i32 [ %13, %11 ], [ %8, %4 ]
  %16 = mul i32 %15, 7
  %17 = add i32 %16, %0
  %18 = xor i32 %17, %8
  br label %19

19:                                               ; preds = %2, %14
  %20 = phi i32 [ %18, %14 ], [ %1, %2 ]
  ret i32 %20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define hidden void @fill(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %14, %6 ], [ 0, %3 ]
  %8 = mul i32 %7, %2
  %9 = and i32 %7, 31
  %10 = lshr i32 %2, %9
  %11 = add i32 %10, %8
  %12 = zext i32 %7 to i64
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %12
  store i32 %11, ptr %13, align 4, !tbaa !6
  %14 = add nuw i32 %7, 1
  %15 = icmp eq i32 %14, %1
  br i1 %15, label %5, label %6, !llvm.loop !12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define hidden i32 @sum(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %6, %2
  %5 = phi i32 [ 0, %2 ], [ %13, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %14, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %13, %6 ], [ 0, %2 ]
  %9 = mul i32 %8, 31
  %10 = zext i32 %7 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !6
  %13 = add i32 %12, %9
  %14 = add nuw i32 %7, 1
  %15 = icmp eq i32 %14, %1
  br i1 %15, label %4, label %6, !llvm.loop !14
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define hidden i32 @with_array(i32 noundef %0, i32 noundef %1) local_unnamed_addr #8 {
  %3 = alloca [24 x i32], align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %3) #20
  %4 = addrspacecast ptr addrspace(5) %3 to ptr
  call void @fill(ptr noundef %4, i32 noundef 24, i32 noundef %1) #20
  %5 = call i32 @sum(ptr noundef %4, i32 noundef %0) #20
  call void @fill(ptr noundef %4, i32 noundef 12, i32 noundef %5) #20
  %6 = call i32 @sum(ptr noundef %4, i32 noundef 24) #20
  %7 = tail call i32 @add3(i32 noundef %5, i32 noundef %0, i32 noundef %1) #20
  %8 = add i32 %7, %6
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %3) #20
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden <4 x i64> @wide(<4 x i64> noundef %0, double noundef %1, i8 noundef zeroext %2) local_unnamed_addr #4 {
  %4 = zext i8 %2 to i64
  %5 = insertelement <4 x i64> poison, i64 %4, i64 0
  %6 = fptoui double %1 to i64
  %7 = insertelement <4 x i64> %5, i64 %6, i64 1
  %8 = mul nuw nsw i64 %4, 3
  %9 = insertelement <4 x i64> %7, i64 %8, i64 2
  %10 = fmul double %1, 4.000000e+00
  %11 = fptoui double %10 to i64
  %12 = insertelement <4 x i64> %9, i64 %11, i64 3
  %13 = add <4 x i64> %12, %0
  ret <4 x i64> %13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden range(i32 -32896, 32898) i32 @small(i1 noundef zeroext %0, i1 noundef zeroext %1, i8 noundef signext %2, i16 noundef signext %3) local_unnamed_addr #4 {
  %5 = zext i1 %0 to i32
  %6 = select i1 %1, i32 2, i32 0
  %7 = sext i8 %2 to i32
  %8 = sext i16 %3 to i32
  %9 = or disjoint i32 %6, %5
  %10 = add nsw i32 %9, %7
  %11 = add nsw i32 %10, %8
  ret i32 %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden noundef zeroext i1 @is_odd(i32 noundef %0) local_unnamed_addr #4 {
  %2 = and i32 %0, 1
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define hidden i32 @ids() local_unnamed_addr #9 {
  %1 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %2 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %3 = mul i32 %2, 3
  %4 = add i32 %3, %1
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = mul nuw nsw i32 %8, 100
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = mul nuw nsw i32 %10, 7
  %12 = add i32 %4, %11
  %13 = add i32 %12, %9
  ret i32 %13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define hidden void @make_large(ptr addrspace(5) dead_on_unwind noalias writable writeonly sret(%struct.Large) align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  br label %4

3:                                                ; preds = %4
  ret void

4:                                                ; preds = %2, %4
  %5 = phi i32 [ 0, %2 ], [ %9, %4 ]
  %6 = mul i32 %5, %1
  %7 = and i32 %6, 65535
  %8 = getelementptr inbounds nuw i32, ptr addrspace(5) %0, i32 %5
  store i32 %7, ptr addrspace(5) %8, align 4, !tbaa !6
  %9 = add nuw nsw i32 %5, 1
  %10 = icmp eq i32 %9, 40
  br i1 %10, label %3, label %4, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define hidden i32 @use_large(ptr addrspace(5) noundef readonly byref(%struct.Large) align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #10 {
  %3 = alloca %struct.Large, align 4, addrspace(5)
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(160) %3, ptr addrspace(5) noundef align 4 dereferenceable(160) %0, i64 160, i1 false)
  br label %5

4:                                                ; preds = %5
  ret i32 %11

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %12, %5 ]
  %7 = phi i32 [ %1, %2 ], [ %11, %5 ]
  %8 = mul i32 %7, 5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(5) %3, i32 %6
  %10 = load i32, ptr addrspace(5) %9, align 4, !tbaa !6
  %11 = add i32 %10, %8
  %12 = add nuw nsw i32 %6, 1
  %13 = icmp eq i32 %12, 40
  br i1 %13, label %4, label %5, !llvm.loop !16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @calls(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #11 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %19 = and i64 %17, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = tail call i32 @add3(i32 noundef %21, i32 noundef %18, i32 noundef 7) #20
  %23 = and i32 %21, 255
  %24 = uitofp nneg i32 %23 to float
  %25 = tail call %struct.Mixed @make_mixed(i32 noundef %21, float noundef %24) #20
  %26 = extractvalue %struct.Mixed %25, 0
  %27 = extractvalue %struct.Mixed %25, 1
  %28 = extractvalue %struct.Mixed %25, 2
  %29 = extractvalue %struct.Mixed %25, 3
  %30 = tail call i32 @use_mixed(i32 %26, float %27, i64 %28, i16 %29, i32 noundef %22) #20
  %31 = add i32 %30, %22
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #12 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %19 = and i64 %17, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = tail call i32 @add3(i32 noundef %21, i32 noundef %18, i32 noundef 7) #20
  %23 = and i32 %21, 255
  %24 = uitofp nneg i32 %23 to float
  %25 = tail call %struct.Mixed @make_mixed(i32 noundef %21, float noundef %24) #20
  %26 = extractvalue %struct.Mixed %25, 0
  %27 = extractvalue %struct.Mixed %25, 1
  %28 = extractvalue %struct.Mixed %25, 2
  %29 = extractvalue %struct.Mixed %25, 3
  %30 = tail call i32 @use_mixed(i32 %26, float %27, i64 %28, i16 %29, i32 noundef %22) #20
  %31 = add i32 %30, %22
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @stack(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #11 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %19 = and i64 %17, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = add i32 %21, 1
  %23 = add i32 %21, 2
  %24 = add i32 %21, 3
  %25 = add i32 %21, 4
  %26 = add i32 %21, 5
  %27 = add i32 %21, 6
  %28 = add i32 %21, 7
  %29 = add i32 %21, 8
  %30 = add i32 %21, 9
  %31 = add i32 %18, 1
  %32 = add i32 %18, 2
  %33 = add i32 %18, 3
  %34 = add i32 %18, 4
  %35 = add i32 %18, 5
  %36 = add i32 %18, 6
  %37 = add i32 %18, 7
  %38 = add i32 %18, 8
  %39 = add i32 %18, 9
  %40 = xor i32 %21, 1
  %41 = xor i32 %21, 2
  %42 = xor i32 %21, 3
  %43 = xor i32 %21, 4
  %44 = xor i32 %21, 5
  %45 = xor i32 %21, 6
  %46 = xor i32 %21, 7
  %47 = xor i32 %21, 8
  %48 = xor i32 %21, 9
  %49 = xor i32 %21, 10
  %50 = mul i32 %21, 3
  %51 = mul i32 %21, 5
  %52 = mul i32 %21, 7
  %53 = zext i32 %21 to i64
  %54 = mul nuw nsw i64 %53, 11
  %55 = mul i64 %54, %53
  %56 = tail call i32 @many(i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %18, i32 noundef %31, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef %41, i32 noundef %42, i32 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %46, i32 noundef %47, i32 noundef %48, i32 noundef %49, i32 noundef %50, i32 noundef %51, i32 noundef %52, i64 noundef %55) #20
  %57 = add i32 %56, %21
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  store i32 %57, ptr addrspace(1) %58, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_stack(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #12 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %19 = and i64 %17, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = add i32 %21, 1
  %23 = add i32 %21, 2
  %24 = add i32 %21, 3
  %25 = add i32 %21, 4
  %26 = add i32 %21, 5
  %27 = add i32 %21, 6
  %28 = add i32 %21, 7
  %29 = add i32 %21, 8
  %30 = add i32 %21, 9
  %31 = add i32 %18, 1
  %32 = add i32 %18, 2
  %33 = add i32 %18, 3
  %34 = add i32 %18, 4
  %35 = add i32 %18, 5
  %36 = add i32 %18, 6
  %37 = add i32 %18, 7
  %38 = add i32 %18, 8
  %39 = add i32 %18, 9
  %40 = xor i32 %21, 1
  %41 = xor i32 %21, 2
  %42 = xor i32 %21, 3
  %43 = xor i32 %21, 4
  %44 = xor i32 %21, 5
  %45 = xor i32 %21, 6
  %46 = xor i32 %21, 7
  %47 = xor i32 %21, 8
  %48 = xor i32 %21, 9
  %49 = xor i32 %21, 10
  %50 = mul i32 %21, 3
  %51 = mul i32 %21, 5
  %52 = mul i32 %21, 7
  %53 = zext i32 %21 to i64
  %54 = mul nuw nsw i64 %53, 11
  %55 = mul i64 %54, %53
  %56 = tail call i32 @many(i32 noundef %21, i32 noundef %22, i32 noundef %23, i32 noundef %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %18, i32 noundef %31, i32 noundef %32, i32 noundef %33, i32 noundef %34, i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, i32 noundef %41, i32 noundef %42, i32 noundef %43, i32 noundef %44, i32 noundef %45, i32 noundef %46, i32 noundef %47, i32 noundef %48, i32 noundef %49, i32 noundef %50, i32 noundef %51, i32 noundef %52, i64 noundef %55) #20
  %57 = add i32 %56, %21
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  store i32 %57, ptr addrspace(1) %58, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @recurse(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #13 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %19 = and i64 %17, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = and i32 %21, 7
  %23 = tail call i32 @recursive(i32 noundef %22, i32 noundef %21) #20
  %24 = add i32 %23, %18
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_recurse(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #14 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %19 = and i64 %17, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = and i32 %21, 7
  %23 = tail call i32 @recursive(i32 noundef %22, i32 noundef %21) #20
  %24 = add i32 %23, %18
  %25 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #15 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %19 = and i64 %17, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = and i32 %21, 1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %2
  %25 = and i32 %21, 15
  %26 = tail call i32 @with_array(i32 noundef %25, i32 noundef %21) #20
  br label %33

27:                                               ; preds = %2
  %28 = and i32 %21, 2
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = tail call i32 @with_array(i32 noundef 3, i32 noundef %18) #20
  %32 = add i32 %31, %21
  br label %33

33:                                               ; preds = %24, %27, %30
  %34 = phi i32 [ %26, %24 ], [ %32, %30 ], [ %21, %27 ]
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_arrays(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #16 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %19 = and i64 %17, 4294967295
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !6
  %22 = and i32 %21, 1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %2
  %25 = and i32 %21, 15
  %26 = tail call i32 @with_array(i32 noundef %25, i32 noundef %21) #20
  br label %33

27:                                               ; preds = %2
  %28 = and i32 %21, 2
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %33, label %30

30:                                               ; preds = %27
  %31 = tail call i32 @with_array(i32 noundef 3, i32 noundef %18) #20
  %32 = add i32 %31, %21
  br label %33

33:                                               ; preds = %27, %30, %24
  %34 = phi i32 [ %26, %24 ], [ %32, %30 ], [ %21, %27 ]
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @kinds(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #17 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = alloca %struct.Large, align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
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
  %20 = trunc i64 %19 to i32
  %21 = and i64 %19, 4294967295
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  %24 = zext i32 %23 to i64
  %25 = insertelement <4 x i64> poison, i64 %24, i64 0
  %26 = insertelement <4 x i64> %25, i64 %21, i64 1
  %27 = add i32 %23, %20
  %28 = zext i32 %27 to i64
  %29 = insertelement <4 x i64> %26, i64 %28, i64 2
  %30 = xor i32 %23, %20
  %31 = zext i32 %30 to i64
  %32 = insertelement <4 x i64> %29, i64 %31, i64 3
  %33 = and i32 %23, 65535
  %34 = uitofp nneg i32 %33 to double
  %35 = trunc i32 %23 to i8
  %36 = tail call <4 x i64> @wide(<4 x i64> noundef %32, double noundef %34, i8 noundef zeroext %35) #20
  %37 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %2, i64 %21
  store <4 x i64> %36, ptr addrspace(1) %37, align 32, !tbaa !26
  %38 = and i32 %23, 1
  %39 = icmp ne i32 %38, 0
  %40 = and i32 %23, 2
  %41 = icmp ne i32 %40, 0
  %42 = and i8 %35, 63
  %43 = trunc i32 %23 to i16
  %44 = and i16 %43, 4095
  %45 = tail call i32 @small(i1 noundef zeroext %39, i1 noundef zeroext %41, i8 noundef signext %42, i16 noundef signext %44) #20
  %46 = lshr i32 %23, 4
  %47 = tail call zeroext i1 @is_odd(i32 noundef %46) #20
  br i1 %47, label %48, label %51

48:                                               ; preds = %3
  %49 = tail call i32 @ids() #20
  %50 = add i32 %49, %45
  br label %51

51:                                               ; preds = %3, %48
  %52 = phi i32 [ %50, %48 ], [ %45, %3 ]
  call void @make_large(ptr addrspace(5) dead_on_unwind writable sret(%struct.Large) align 4 %4, i32 noundef %23) #20
  %53 = call i32 @use_large(ptr addrspace(5) noundef byref(%struct.Large) align 4 %4, i32 noundef %20) #20
  %54 = add i32 %53, %52
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !6
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_kinds(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 32 captures(none) %2) local_unnamed_addr #18 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = alloca %struct.Large, align 4, addrspace(5)
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
  %20 = trunc i64 %19 to i32
  %21 = and i64 %19, 4294967295
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  %24 = zext i32 %23 to i64
  %25 = insertelement <4 x i64> poison, i64 %24, i64 0
  %26 = insertelement <4 x i64> %25, i64 %21, i64 1
  %27 = add i32 %23, %20
  %28 = zext i32 %27 to i64
  %29 = insertelement <4 x i64> %26, i64 %28, i64 2
  %30 = xor i32 %23, %20
  %31 = zext i32 %30 to i64
  %32 = insertelement <4 x i64> %29, i64 %31, i64 3
  %33 = and i32 %23, 65535
  %34 = uitofp nneg i32 %33 to double
  %35 = trunc i32 %23 to i8
  %36 = tail call <4 x i64> @wide(<4 x i64> noundef %32, double noundef %34, i8 noundef zeroext %35) #20
  %37 = getelementptr inbounds nuw <4 x i64>, ptr addrspace(1) %2, i64 %21
  store <4 x i64> %36, ptr addrspace(1) %37, align 32, !tbaa !26
  %38 = and i32 %23, 1
  %39 = icmp ne i32 %38, 0
  %40 = and i32 %23, 2
  %41 = icmp ne i32 %40, 0
  %42 = and i8 %35, 63
  %43 = trunc i32 %23 to i16
  %44 = and i16 %43, 4095
  %45 = tail call i32 @small(i1 noundef zeroext %39, i1 noundef zeroext %41, i8 noundef signext %42, i16 noundef signext %44) #20
  %46 = lshr i32 %23, 4
  %47 = tail call zeroext i1 @is_odd(i32 noundef %46) #20
  br i1 %47, label %48, label %51

48:                                               ; preds = %3
  %49 = tail call i32 @ids() #20
  %50 = add i32 %49, %45
  br label %51

51:                                               ; preds = %48, %3
  %52 = phi i32 [ %50, %48 ], [ %45, %3 ]
  call void @make_large(ptr addrspace(5) dead_on_unwind writable sret(%struct.Large) align 4 %4, i32 noundef %23) #20
  %53 = call i32 @use_large(ptr addrspace(5) noundef byref(%struct.Large) align 4 %4, i32 noundef %20) #20
  %54 = add i32 %53, %52
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #19

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #12 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #13 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #14 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #15 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #16 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #17 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #18 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #19 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #20 = { nounwind }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"uint*", !"uint*"}
!20 = !{!"", !"const"}
!21 = !{i32 1, i32 1, i32 1}
!22 = !{!"none", !"none", !"none"}
!23 = !{!"uint*", !"uint*", !"ulong4*"}
!24 = !{!"uint*", !"uint*", !"ulong __attribute__((ext_vector_type(4)))*"}
!25 = !{!"", !"const", !""}
!26 = !{!8, !8, i64 0}
