; ModuleID = 'corpus/opencl/rc4.cl'
source_filename = "corpus/opencl/rc4.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@rc4_local.s = internal unnamed_addr addrspace(3) global [2048 x i8] undef, align 1

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @rc4_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca [256 x i8], align 1, addrspace(5)
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  store <8 x i8> <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7>, ptr addrspace(5) %5, align 1, !tbaa !16
  %12 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 8
  store <8 x i8> <i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15>, ptr addrspace(5) %12, align 1, !tbaa !16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 16
  store <8 x i8> <i8 16, i8 17, i8 18, i8 19, i8 20, i8 21, i8 22, i8 23>, ptr addrspace(5) %13, align 1, !tbaa !16
  %14 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 24
  store <8 x i8> <i8 24, i8 25, i8 26, i8 27, i8 28, i8 29, i8 30, i8 31>, ptr addrspace(5) %14, align 1, !tbaa !16
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 32
  store <8 x i8> <i8 32, i8 33, i8 34, i8 35, i8 36, i8 37, i8 38, i8 39>, ptr addrspace(5) %15, align 1, !tbaa !16
  %16 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 40
  store <8 x i8> <i8 40, i8 41, i8 42, i8 43, i8 44, i8 45, i8 46, i8 47>, ptr addrspace(5) %16, align 1, !tbaa !16
  %17 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 48
  store <8 x i8> <i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55>, ptr addrspace(5) %17, align 1, !tbaa !16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 56
  store <8 x i8> <i8 56, i8 57, i8 58, i8 59, i8 60, i8 61, i8 62, i8 63>, ptr addrspace(5) %18, align 1, !tbaa !16
  %19 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 64
  store <8 x i8> <i8 64, i8 65, i8 66, i8 67, i8 68, i8 69, i8 70, i8 71>, ptr addrspace(5) %19, align 1, !tbaa !16
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 72
  store <8 x i8> <i8 72, i8 73, i8 74, i8 75, i8 76, i8 77, i8 78, i8 79>, ptr addrspace(5) %20, align 1, !tbaa !16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 80
  store <8 x i8> <i8 80, i8 81, i8 82, i8 83, i8 84, i8 85, i8 86, i8 87>, ptr addrspace(5) %21, align 1, !tbaa !16
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 88
  store <8 x i8> <i8 88, i8 89, i8 90, i8 91, i8 92, i8 93, i8 94, i8 95>, ptr addrspace(5) %22, align 1, !tbaa !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 96
  store <8 x i8> <i8 96, i8 97, i8 98, i8 99, i8 100, i8 101, i8 102, i8 103>, ptr addrspace(5) %23, align 1, !tbaa !16
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 104
  store <8 x i8> <i8 104, i8 105, i8 106, i8 107, i8 108, i8 109, i8 110, i8 111>, ptr addrspace(5) %24, align 1, !tbaa !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 112
  store <8 x i8> <i8 112, i8 113, i8 114, i8 115, i8 116, i8 117, i8 118, i8 119>, ptr addrspace(5) %25, align 1, !tbaa !16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 120
  store <8 x i8> <i8 120, i8 121, i8 122, i8 123, i8 124, i8 125, i8 126, i8 127>, ptr addrspace(5) %26, align 1, !tbaa !16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 128
  store <8 x i8> <i8 -128, i8 -127, i8 -126, i8 -125, i8 -124, i8 -123, i8 -122, i8 -121>, ptr addrspace(5) %27, align 1, !tbaa !16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 136
  store <8 x i8> <i8 -120, i8 -119, i8 -118, i8 -117, i8 -116, i8 -115, i8 -114, i8 -113>, ptr addrspace(5) %28, align 1, !tbaa !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 144
  store <8 x i8> <i8 -112, i8 -111, i8 -110, i8 -109, i8 -108, i8 -107, i8 -106, i8 -105>, ptr addrspace(5) %29, align 1, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 152
  store <8 x i8> <i8 -104, i8 -103, i8 -102, i8 -101, i8 -100, i8 -99, i8 -98, i8 -97>, ptr addrspace(5) %30, align 1, !tbaa !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 160
  store <8 x i8> <i8 -96, i8 -95, i8 -94, i8 -93, i8 -92, i8 -91, i8 -90, i8 -89>, ptr addrspace(5) %31, align 1, !tbaa !16
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 168
  store <8 x i8> <i8 -88, i8 -87, i8 -86, i8 -85, i8 -84, i8 -83, i8 -82, i8 -81>, ptr addrspace(5) %32, align 1, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 176
  store <8 x i8> <i8 -80, i8 -79, i8 -78, i8 -77, i8 -76, i8 -75, i8 -74, i8 -73>, ptr addrspace(5) %33, align 1, !tbaa !16
  %34 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 184
  store <8 x i8> <i8 -72, i8 -71, i8 -70, i8 -69, i8 -68, i8 -67, i8 -66, i8 -65>, ptr addrspace(5) %34, align 1, !tbaa !16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 192
  store <8 x i8> <i8 -64, i8 -63, i8 -62, i8 -61, i8 -60, i8 -59, i8 -58, i8 -57>, ptr addrspace(5) %35, align 1, !tbaa !16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 200
  store <8 x i8> <i8 -56, i8 -55, i8 -54, i8 -53, i8 -52, i8 -51, i8 -50, i8 -49>, ptr addrspace(5) %36, align 1, !tbaa !16
  %37 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 208
  store <8 x i8> <i8 -48, i8 -47, i8 -46, i8 -45, i8 -44, i8 -43, i8 -42, i8 -41>, ptr addrspace(5) %37, align 1, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 216
  store <8 x i8> <i8 -40, i8 -39, i8 -38, i8 -37, i8 -36, i8 -35, i8 -34, i8 -33>, ptr addrspace(5) %38, align 1, !tbaa !16
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 224
  store <8 x i8> <i8 -32, i8 -31, i8 -30, i8 -29, i8 -28, i8 -27, i8 -26, i8 -25>, ptr addrspace(5) %39, align 1, !tbaa !16
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 232
  store <8 x i8> <i8 -24, i8 -23, i8 -22, i8 -21, i8 -20, i8 -19, i8 -18, i8 -17>, ptr addrspace(5) %40, align 1, !tbaa !16
  %41 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 240
  store <8 x i8> <i8 -16, i8 -15, i8 -14, i8 -13, i8 -12, i8 -11, i8 -10, i8 -9>, ptr addrspace(5) %41, align 1, !tbaa !16
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 248
  store <8 x i8> <i8 -8, i8 -7, i8 -6, i8 -5, i8 -4, i8 -3, i8 -2, i8 -1>, ptr addrspace(5) %42, align 1, !tbaa !16
  %43 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = and i32 %8, 65535
  %45 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %43 to i64
  %47 = zext nneg i32 %44 to i64
  %48 = mul nuw nsw i64 %47, %46
  %49 = zext nneg i32 %45 to i64
  %50 = add i64 %11, %49
  %51 = add i64 %50, %48
  %52 = trunc i64 %51 to i32
  %53 = mul nsw i32 %2, %52
  br label %58

54:                                               ; preds = %58
  %55 = icmp sgt i32 %3, 0
  br i1 %55, label %56, label %145

56:                                               ; preds = %54
  %57 = mul nsw i32 %3, %52
  br label %122

58:                                               ; preds = %58, %4
  %59 = phi i32 [ 0, %4 ], [ %116, %58 ]
  %60 = phi i32 [ 0, %4 ], [ %120, %58 ]
  %61 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %60
  %62 = load i8, ptr addrspace(5) %61, align 1, !tbaa !16
  %63 = zext i8 %62 to i32
  %64 = srem i32 %60, %2
  %65 = add nsw i32 %64, %53
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !16, !amdgpu.noclobber !17
  %69 = zext i8 %68 to i32
  %70 = add i32 %59, %63
  %71 = add i32 %70, %69
  %72 = and i32 %71, 255
  %73 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %72
  %74 = load i8, ptr addrspace(5) %73, align 1, !tbaa !16
  store i8 %74, ptr addrspace(5) %61, align 1, !tbaa !16
  store i8 %62, ptr addrspace(5) %73, align 1, !tbaa !16
  %75 = or disjoint i32 %60, 1
  %76 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %75
  %77 = load i8, ptr addrspace(5) %76, align 1, !tbaa !16
  %78 = zext i8 %77 to i32
  %79 = srem i32 %75, %2
  %80 = add nsw i32 %79, %53
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %81
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !16, !amdgpu.noclobber !17
  %84 = zext i8 %83 to i32
  %85 = add i32 %71, %78
  %86 = add i32 %85, %84
  %87 = and i32 %86, 255
  %88 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %87
  %89 = load i8, ptr addrspace(5) %88, align 1, !tbaa !16
  store i8 %89, ptr addrspace(5) %76, align 1, !tbaa !16
  store i8 %77, ptr addrspace(5) %88, align 1, !tbaa !16
  %90 = or disjoint i32 %60, 2
  %91 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %90
  %92 = load i8, ptr addrspace(5) %91, align 1, !tbaa !16
  %93 = zext i8 %92 to i32
  %94 = srem i32 %90, %2
  %95 = add nsw i32 %94, %53
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %96
  %98 = load i8, ptr addrspace(1) %97, align 1, !tbaa !16, !amdgpu.noclobber !17
  %99 = zext i8 %98 to i32
  %100 = add i32 %86, %93
  %101 = add i32 %100, %99
  %102 = and i32 %101, 255
  %103 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %102
  %104 = load i8, ptr addrspace(5) %103, align 1, !tbaa !16
  store i8 %104, ptr addrspace(5) %91, align 1, !tbaa !16
  store i8 %92, ptr addrspace(5) %103, align 1, !tbaa !16
  %105 = or disjoint i32 %60, 3
  %106 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %105
  %107 = load i8, ptr addrspace(5) %106, align 1, !tbaa !16
  %108 = zext i8 %107 to i32
  %109 = srem i32 %105, %2
  %110 = add nsw i32 %109, %53
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %111
  %113 = load i8, ptr addrspace(1) %112, align 1, !tbaa !16, !amdgpu.noclobber !17
  %114 = zext i8 %113 to i32
  %115 = add i32 %101, %108
  %116 = add i32 %115, %114
  %117 = and i32 %116, 255
  %118 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %117
  %119 = load i8, ptr addrspace(5) %118, align 1, !tbaa !16
  store i8 %119, ptr addrspace(5) %106, align 1, !tbaa !16
  store i8 %107, ptr addrspace(5) %118, align 1, !tbaa !16
  %120 = add nuw nsw i32 %60, 4
  %121 = icmp eq i32 %120, 256
  br i1 %121, label %54, label %58

122:                                              ; preds = %56, %122
  %123 = phi i32 [ 0, %56 ], [ %143, %122 ]
  %124 = phi i32 [ 0, %56 ], [ %131, %122 ]
  %125 = phi i8 [ 0, %56 ], [ %126, %122 ]
  %126 = add i8 %125, 1
  %127 = zext i8 %126 to i32
  %128 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %127
  %129 = load i8, ptr addrspace(5) %128, align 1, !tbaa !16
  %130 = zext i8 %129 to i32
  %131 = add i32 %124, %130
  %132 = and i32 %131, 255
  %133 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %132
  %134 = load i8, ptr addrspace(5) %133, align 1, !tbaa !16
  store i8 %134, ptr addrspace(5) %128, align 1, !tbaa !16
  store i8 %129, ptr addrspace(5) %133, align 1, !tbaa !16
  %135 = load i8, ptr addrspace(5) %128, align 1, !tbaa !16
  %136 = add i8 %135, %129
  %137 = zext i8 %136 to i32
  %138 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %137
  %139 = load i8, ptr addrspace(5) %138, align 1, !tbaa !16
  %140 = add nsw i32 %123, %57
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %141
  store i8 %139, ptr addrspace(1) %142, align 1, !tbaa !16
  %143 = add nuw nsw i32 %123, 1
  %144 = icmp eq i32 %143, %3
  br i1 %144, label %145, label %122

145:                                              ; preds = %122, %54
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_rc4_private(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = alloca [256 x i8], align 1, addrspace(5)
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #8
  store <8 x i8> <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7>, ptr addrspace(5) %5, align 1, !tbaa !16
  %12 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 8
  store <8 x i8> <i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15>, ptr addrspace(5) %12, align 1, !tbaa !16
  %13 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 16
  store <8 x i8> <i8 16, i8 17, i8 18, i8 19, i8 20, i8 21, i8 22, i8 23>, ptr addrspace(5) %13, align 1, !tbaa !16
  %14 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 24
  store <8 x i8> <i8 24, i8 25, i8 26, i8 27, i8 28, i8 29, i8 30, i8 31>, ptr addrspace(5) %14, align 1, !tbaa !16
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 32
  store <8 x i8> <i8 32, i8 33, i8 34, i8 35, i8 36, i8 37, i8 38, i8 39>, ptr addrspace(5) %15, align 1, !tbaa !16
  %16 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 40
  store <8 x i8> <i8 40, i8 41, i8 42, i8 43, i8 44, i8 45, i8 46, i8 47>, ptr addrspace(5) %16, align 1, !tbaa !16
  %17 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 48
  store <8 x i8> <i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55>, ptr addrspace(5) %17, align 1, !tbaa !16
  %18 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 56
  store <8 x i8> <i8 56, i8 57, i8 58, i8 59, i8 60, i8 61, i8 62, i8 63>, ptr addrspace(5) %18, align 1, !tbaa !16
  %19 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 64
  store <8 x i8> <i8 64, i8 65, i8 66, i8 67, i8 68, i8 69, i8 70, i8 71>, ptr addrspace(5) %19, align 1, !tbaa !16
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 72
  store <8 x i8> <i8 72, i8 73, i8 74, i8 75, i8 76, i8 77, i8 78, i8 79>, ptr addrspace(5) %20, align 1, !tbaa !16
  %21 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 80
  store <8 x i8> <i8 80, i8 81, i8 82, i8 83, i8 84, i8 85, i8 86, i8 87>, ptr addrspace(5) %21, align 1, !tbaa !16
  %22 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 88
  store <8 x i8> <i8 88, i8 89, i8 90, i8 91, i8 92, i8 93, i8 94, i8 95>, ptr addrspace(5) %22, align 1, !tbaa !16
  %23 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 96
  store <8 x i8> <i8 96, i8 97, i8 98, i8 99, i8 100, i8 101, i8 102, i8 103>, ptr addrspace(5) %23, align 1, !tbaa !16
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 104
  store <8 x i8> <i8 104, i8 105, i8 106, i8 107, i8 108, i8 109, i8 110, i8 111>, ptr addrspace(5) %24, align 1, !tbaa !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 112
  store <8 x i8> <i8 112, i8 113, i8 114, i8 115, i8 116, i8 117, i8 118, i8 119>, ptr addrspace(5) %25, align 1, !tbaa !16
  %26 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 120
  store <8 x i8> <i8 120, i8 121, i8 122, i8 123, i8 124, i8 125, i8 126, i8 127>, ptr addrspace(5) %26, align 1, !tbaa !16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 128
  store <8 x i8> <i8 -128, i8 -127, i8 -126, i8 -125, i8 -124, i8 -123, i8 -122, i8 -121>, ptr addrspace(5) %27, align 1, !tbaa !16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 136
  store <8 x i8> <i8 -120, i8 -119, i8 -118, i8 -117, i8 -116, i8 -115, i8 -114, i8 -113>, ptr addrspace(5) %28, align 1, !tbaa !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 144
  store <8 x i8> <i8 -112, i8 -111, i8 -110, i8 -109, i8 -108, i8 -107, i8 -106, i8 -105>, ptr addrspace(5) %29, align 1, !tbaa !16
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 152
  store <8 x i8> <i8 -104, i8 -103, i8 -102, i8 -101, i8 -100, i8 -99, i8 -98, i8 -97>, ptr addrspace(5) %30, align 1, !tbaa !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 160
  store <8 x i8> <i8 -96, i8 -95, i8 -94, i8 -93, i8 -92, i8 -91, i8 -90, i8 -89>, ptr addrspace(5) %31, align 1, !tbaa !16
  %32 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 168
  store <8 x i8> <i8 -88, i8 -87, i8 -86, i8 -85, i8 -84, i8 -83, i8 -82, i8 -81>, ptr addrspace(5) %32, align 1, !tbaa !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 176
  store <8 x i8> <i8 -80, i8 -79, i8 -78, i8 -77, i8 -76, i8 -75, i8 -74, i8 -73>, ptr addrspace(5) %33, align 1, !tbaa !16
  %34 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 184
  store <8 x i8> <i8 -72, i8 -71, i8 -70, i8 -69, i8 -68, i8 -67, i8 -66, i8 -65>, ptr addrspace(5) %34, align 1, !tbaa !16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 192
  store <8 x i8> <i8 -64, i8 -63, i8 -62, i8 -61, i8 -60, i8 -59, i8 -58, i8 -57>, ptr addrspace(5) %35, align 1, !tbaa !16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 200
  store <8 x i8> <i8 -56, i8 -55, i8 -54, i8 -53, i8 -52, i8 -51, i8 -50, i8 -49>, ptr addrspace(5) %36, align 1, !tbaa !16
  %37 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 208
  store <8 x i8> <i8 -48, i8 -47, i8 -46, i8 -45, i8 -44, i8 -43, i8 -42, i8 -41>, ptr addrspace(5) %37, align 1, !tbaa !16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 216
  store <8 x i8> <i8 -40, i8 -39, i8 -38, i8 -37, i8 -36, i8 -35, i8 -34, i8 -33>, ptr addrspace(5) %38, align 1, !tbaa !16
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 224
  store <8 x i8> <i8 -32, i8 -31, i8 -30, i8 -29, i8 -28, i8 -27, i8 -26, i8 -25>, ptr addrspace(5) %39, align 1, !tbaa !16
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 232
  store <8 x i8> <i8 -24, i8 -23, i8 -22, i8 -21, i8 -20, i8 -19, i8 -18, i8 -17>, ptr addrspace(5) %40, align 1, !tbaa !16
  %41 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 240
  store <8 x i8> <i8 -16, i8 -15, i8 -14, i8 -13, i8 -12, i8 -11, i8 -10, i8 -9>, ptr addrspace(5) %41, align 1, !tbaa !16
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 248
  store <8 x i8> <i8 -8, i8 -7, i8 -6, i8 -5, i8 -4, i8 -3, i8 -2, i8 -1>, ptr addrspace(5) %42, align 1, !tbaa !16
  %43 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = and i32 %8, 65535
  %45 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %43 to i64
  %47 = zext nneg i32 %44 to i64
  %48 = mul nuw nsw i64 %47, %46
  %49 = zext nneg i32 %45 to i64
  %50 = add i64 %11, %49
  %51 = add i64 %50, %48
  %52 = trunc i64 %51 to i32
  %53 = mul nsw i32 %2, %52
  br label %58

54:                                               ; preds = %58
  %55 = icmp sgt i32 %3, 0
  br i1 %55, label %56, label %122

56:                                               ; preds = %54
  %57 = mul nsw i32 %3, %52
  br label %123

58:                                               ; preds = %58, %4
  %59 = phi i32 [ 0, %4 ], [ %116, %58 ]
  %60 = phi i32 [ 0, %4 ], [ %120, %58 ]
  %61 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %60
  %62 = load i8, ptr addrspace(5) %61, align 1, !tbaa !16
  %63 = zext i8 %62 to i32
  %64 = srem i32 %60, %2
  %65 = add nsw i32 %64, %53
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %66
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !16
  %69 = zext i8 %68 to i32
  %70 = add i32 %59, %63
  %71 = add i32 %70, %69
  %72 = and i32 %71, 255
  %73 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %72
  %74 = load i8, ptr addrspace(5) %73, align 1, !tbaa !16
  store i8 %74, ptr addrspace(5) %61, align 1, !tbaa !16
  store i8 %62, ptr addrspace(5) %73, align 1, !tbaa !16
  %75 = or disjoint i32 %60, 1
  %76 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %75
  %77 = load i8, ptr addrspace(5) %76, align 1, !tbaa !16
  %78 = zext i8 %77 to i32
  %79 = srem i32 %75, %2
  %80 = add nsw i32 %79, %53
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %81
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !16
  %84 = zext i8 %83 to i32
  %85 = add i32 %71, %78
  %86 = add i32 %85, %84
  %87 = and i32 %86, 255
  %88 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %87
  %89 = load i8, ptr addrspace(5) %88, align 1, !tbaa !16
  store i8 %89, ptr addrspace(5) %76, align 1, !tbaa !16
  store i8 %77, ptr addrspace(5) %88, align 1, !tbaa !16
  %90 = or disjoint i32 %60, 2
  %91 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %90
  %92 = load i8, ptr addrspace(5) %91, align 1, !tbaa !16
  %93 = zext i8 %92 to i32
  %94 = srem i32 %90, %2
  %95 = add nsw i32 %94, %53
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %96
  %98 = load i8, ptr addrspace(1) %97, align 1, !tbaa !16
  %99 = zext i8 %98 to i32
  %100 = add i32 %86, %93
  %101 = add i32 %100, %99
  %102 = and i32 %101, 255
  %103 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %102
  %104 = load i8, ptr addrspace(5) %103, align 1, !tbaa !16
  store i8 %104, ptr addrspace(5) %91, align 1, !tbaa !16
  store i8 %92, ptr addrspace(5) %103, align 1, !tbaa !16
  %105 = or disjoint i32 %60, 3
  %106 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %105
  %107 = load i8, ptr addrspace(5) %106, align 1, !tbaa !16
  %108 = zext i8 %107 to i32
  %109 = srem i32 %105, %2
  %110 = add nsw i32 %109, %53
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %111
  %113 = load i8, ptr addrspace(1) %112, align 1, !tbaa !16
  %114 = zext i8 %113 to i32
  %115 = add i32 %101, %108
  %116 = add i32 %115, %114
  %117 = and i32 %116, 255
  %118 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %117
  %119 = load i8, ptr addrspace(5) %118, align 1, !tbaa !16
  store i8 %119, ptr addrspace(5) %106, align 1, !tbaa !16
  store i8 %107, ptr addrspace(5) %118, align 1, !tbaa !16
  %120 = add nuw nsw i32 %60, 4
  %121 = icmp eq i32 %120, 256
  br i1 %121, label %54, label %58

122:                                              ; preds = %123, %54
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #8
  ret void

123:                                              ; preds = %56, %123
  %124 = phi i32 [ 0, %56 ], [ %144, %123 ]
  %125 = phi i32 [ 0, %56 ], [ %132, %123 ]
  %126 = phi i8 [ 0, %56 ], [ %127, %123 ]
  %127 = add i8 %126, 1
  %128 = zext i8 %127 to i32
  %129 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %128
  %130 = load i8, ptr addrspace(5) %129, align 1, !tbaa !16
  %131 = zext i8 %130 to i32
  %132 = add i32 %125, %131
  %133 = and i32 %132, 255
  %134 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %133
  %135 = load i8, ptr addrspace(5) %134, align 1, !tbaa !16
  store i8 %135, ptr addrspace(5) %129, align 1, !tbaa !16
  store i8 %130, ptr addrspace(5) %134, align 1, !tbaa !16
  %136 = load i8, ptr addrspace(5) %129, align 1, !tbaa !16
  %137 = add i8 %136, %130
  %138 = zext i8 %137 to i32
  %139 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 %138
  %140 = load i8, ptr addrspace(5) %139, align 1, !tbaa !16
  %141 = add nsw i32 %124, %57
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %142
  store i8 %140, ptr addrspace(1) %143, align 1, !tbaa !16
  %144 = add nuw nsw i32 %124, 1
  %145 = icmp eq i32 %144, %3
  br i1 %145, label %122, label %123
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @rc4_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 !reqd_work_group_size !19 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = shl nuw nsw i32 %5, 2
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %12
  store i32 50462976, ptr addrspace(3) %13, align 1, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 32
  store i32 117835012, ptr addrspace(3) %14, align 1, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  store i32 185207048, ptr addrspace(3) %15, align 1, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 96
  store i32 252579084, ptr addrspace(3) %16, align 1, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  store i32 319951120, ptr addrspace(3) %17, align 1, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 160
  store i32 387323156, ptr addrspace(3) %18, align 1, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 192
  store i32 454695192, ptr addrspace(3) %19, align 1, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 224
  store i32 522067228, ptr addrspace(3) %20, align 1, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 256
  store i32 589439264, ptr addrspace(3) %21, align 1, !tbaa !6
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 288
  store i32 656811300, ptr addrspace(3) %22, align 1, !tbaa !6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 320
  store i32 724183336, ptr addrspace(3) %23, align 1, !tbaa !6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 352
  store i32 791555372, ptr addrspace(3) %24, align 1, !tbaa !6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 384
  store i32 858927408, ptr addrspace(3) %25, align 1, !tbaa !6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 416
  store i32 926299444, ptr addrspace(3) %26, align 1, !tbaa !6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 448
  store i32 993671480, ptr addrspace(3) %27, align 1, !tbaa !6
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 480
  store i32 1061043516, ptr addrspace(3) %28, align 1, !tbaa !6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 512
  store i32 1128415552, ptr addrspace(3) %29, align 1, !tbaa !6
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 544
  store i32 1195787588, ptr addrspace(3) %30, align 1, !tbaa !6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 576
  store i32 1263159624, ptr addrspace(3) %31, align 1, !tbaa !6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 608
  store i32 1330531660, ptr addrspace(3) %32, align 1, !tbaa !6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 640
  store i32 1397903696, ptr addrspace(3) %33, align 1, !tbaa !6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 672
  store i32 1465275732, ptr addrspace(3) %34, align 1, !tbaa !6
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 704
  store i32 1532647768, ptr addrspace(3) %35, align 1, !tbaa !6
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 736
  store i32 1600019804, ptr addrspace(3) %36, align 1, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 768
  store i32 1667391840, ptr addrspace(3) %37, align 1, !tbaa !6
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 800
  store i32 1734763876, ptr addrspace(3) %38, align 1, !tbaa !6
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 832
  store i32 1802135912, ptr addrspace(3) %39, align 1, !tbaa !6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 864
  store i32 1869507948, ptr addrspace(3) %40, align 1, !tbaa !6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 896
  store i32 1936879984, ptr addrspace(3) %41, align 1, !tbaa !6
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 928
  store i32 2004252020, ptr addrspace(3) %42, align 1, !tbaa !6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 960
  store i32 2071624056, ptr addrspace(3) %43, align 1, !tbaa !6
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 992
  store i32 2138996092, ptr addrspace(3) %44, align 1, !tbaa !6
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1024
  store i32 -2088599168, ptr addrspace(3) %45, align 1, !tbaa !6
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1056
  store i32 -2021227132, ptr addrspace(3) %46, align 1, !tbaa !6
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1088
  store i32 -1953855096, ptr addrspace(3) %47, align 1, !tbaa !6
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1120
  store i32 -1886483060, ptr addrspace(3) %48, align 1, !tbaa !6
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1152
  store i32 -1819111024, ptr addrspace(3) %49, align 1, !tbaa !6
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1184
  store i32 -1751738988, ptr addrspace(3) %50, align 1, !tbaa !6
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1216
  store i32 -1684366952, ptr addrspace(3) %51, align 1, !tbaa !6
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1248
  store i32 -1616994916, ptr addrspace(3) %52, align 1, !tbaa !6
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1280
  store i32 -1549622880, ptr addrspace(3) %53, align 1, !tbaa !6
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1312
  store i32 -1482250844, ptr addrspace(3) %54, align 1, !tbaa !6
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1344
  store i32 -1414878808, ptr addrspace(3) %55, align 1, !tbaa !6
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1376
  store i32 -1347506772, ptr addrspace(3) %56, align 1, !tbaa !6
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1408
  store i32 -1280134736, ptr addrspace(3) %57, align 1, !tbaa !6
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1440
  store i32 -1212762700, ptr addrspace(3) %58, align 1, !tbaa !6
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1472
  store i32 -1145390664, ptr addrspace(3) %59, align 1, !tbaa !6
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1504
  store i32 -1078018628, ptr addrspace(3) %60, align 1, !tbaa !6
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1536
  store i32 -1010646592, ptr addrspace(3) %61, align 1, !tbaa !6
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1568
  store i32 -943274556, ptr addrspace(3) %62, align 1, !tbaa !6
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1600
  store i32 -875902520, ptr addrspace(3) %63, align 1, !tbaa !6
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1632
  store i32 -808530484, ptr addrspace(3) %64, align 1, !tbaa !6
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1664
  store i32 -741158448, ptr addrspace(3) %65, align 1, !tbaa !6
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1696
  store i32 -673786412, ptr addrspace(3) %66, align 1, !tbaa !6
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1728
  store i32 -606414376, ptr addrspace(3) %67, align 1, !tbaa !6
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1760
  store i32 -539042340, ptr addrspace(3) %68, align 1, !tbaa !6
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1792
  store i32 -471670304, ptr addrspace(3) %69, align 1, !tbaa !6
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1824
  store i32 -404298268, ptr addrspace(3) %70, align 1, !tbaa !6
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1856
  store i32 -336926232, ptr addrspace(3) %71, align 1, !tbaa !6
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1888
  store i32 -269554196, ptr addrspace(3) %72, align 1, !tbaa !6
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1920
  store i32 -202182160, ptr addrspace(3) %73, align 1, !tbaa !6
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1952
  store i32 -134810124, ptr addrspace(3) %74, align 1, !tbaa !6
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1984
  store i32 -67438088, ptr addrspace(3) %75, align 1, !tbaa !6
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 2016
  store i32 -66052, ptr addrspace(3) %76, align 1, !tbaa !6
  %77 = zext nneg i32 %5 to i64
  %78 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %79 = and i32 %8, 65535
  %80 = zext i32 %78 to i64
  %81 = zext nneg i32 %79 to i64
  %82 = mul nuw nsw i64 %81, %80
  %83 = add i64 %11, %77
  %84 = add i64 %83, %82
  %85 = trunc i64 %84 to i32
  %86 = mul i32 %2, %85
  %87 = shl nuw nsw i32 %5, 2
  %88 = getelementptr i8, ptr addrspace(3) @rc4_local.s, i32 %87
  br label %93

89:                                               ; preds = %93
  %90 = icmp sgt i32 %3, 0
  br i1 %90, label %91, label %332

91:                                               ; preds = %89
  %92 = mul i32 %3, %85
  br label %189

93:                                               ; preds = %93, %4
  %94 = phi i8 [ 0, %4 ], [ %177, %93 ]
  %95 = phi i32 [ 0, %4 ], [ %187, %93 ]
  %96 = shl i32 %95, 3
  %97 = getelementptr i8, ptr addrspace(3) %88, i32 %96
  %98 = load i8, ptr addrspace(3) %97, align 1, !tbaa !16
  %99 = add i8 %98, %94
  %100 = urem i32 %95, %2
  %101 = add i32 %100, %86
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %102
  %104 = load i8, ptr addrspace(1) %103, align 1, !tbaa !16, !amdgpu.noclobber !17
  %105 = add i8 %99, %104
  %106 = zext i8 %105 to i32
  %107 = shl nuw nsw i32 %106, 1
  %108 = and i32 %107, 504
  %109 = add nuw nsw i32 %108, %5
  %110 = shl nuw nsw i32 %109, 2
  %111 = and i32 %106, 3
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %110
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i32 %111
  %114 = load i8, ptr addrspace(3) %113, align 1, !tbaa !16
  store i8 %114, ptr addrspace(3) %97, align 1, !tbaa !16
  store i8 %98, ptr addrspace(3) %113, align 1, !tbaa !16
  %115 = or disjoint i32 %95, 1
  %116 = shl nuw nsw i32 %95, 1
  %117 = and i32 %116, 504
  %118 = add nuw nsw i32 %117, %5
  %119 = shl nuw nsw i32 %118, 2
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %119
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %120, i32 1
  %122 = load i8, ptr addrspace(3) %121, align 1, !tbaa !16
  %123 = add i8 %122, %105
  %124 = urem i32 %115, %2
  %125 = add i32 %124, %86
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %126
  %128 = load i8, ptr addrspace(1) %127, align 1, !tbaa !16, !amdgpu.noclobber !17
  %129 = add i8 %123, %128
  %130 = zext i8 %129 to i32
  %131 = shl nuw nsw i32 %130, 1
  %132 = and i32 %131, 504
  %133 = add nuw nsw i32 %132, %5
  %134 = shl nuw nsw i32 %133, 2
  %135 = and i32 %130, 3
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %134
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 %135
  %138 = load i8, ptr addrspace(3) %137, align 1, !tbaa !16
  store i8 %138, ptr addrspace(3) %121, align 1, !tbaa !16
  store i8 %122, ptr addrspace(3) %137, align 1, !tbaa !16
  %139 = or disjoint i32 %95, 2
  %140 = shl nuw nsw i32 %95, 1
  %141 = and i32 %140, 504
  %142 = add nuw nsw i32 %141, %5
  %143 = shl nuw nsw i32 %142, 2
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %143
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 2
  %146 = load i8, ptr addrspace(3) %145, align 1, !tbaa !16
  %147 = add i8 %146, %129
  %148 = urem i32 %139, %2
  %149 = add i32 %148, %86
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %150
  %152 = load i8, ptr addrspace(1) %151, align 1, !tbaa !16, !amdgpu.noclobber !17
  %153 = add i8 %147, %152
  %154 = zext i8 %153 to i32
  %155 = shl nuw nsw i32 %154, 1
  %156 = and i32 %155, 504
  %157 = add nuw nsw i32 %156, %5
  %158 = shl nuw nsw i32 %157, 2
  %159 = and i32 %154, 3
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %158
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %160, i32 %159
  %162 = load i8, ptr addrspace(3) %161, align 1, !tbaa !16
  store i8 %162, ptr addrspace(3) %145, align 1, !tbaa !16
  store i8 %146, ptr addrspace(3) %161, align 1, !tbaa !16
  %163 = or disjoint i32 %95, 3
  %164 = shl nuw nsw i32 %95, 1
  %165 = and i32 %164, 504
  %166 = add nuw nsw i32 %165, %5
  %167 = shl nuw nsw i32 %166, 2
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %167
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %168, i32 3
  %170 = load i8, ptr addrspace(3) %169, align 1, !tbaa !16
  %171 = add i8 %170, %153
  %172 = urem i32 %163, %2
  %173 = add i32 %172, %86
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %174
  %176 = load i8, ptr addrspace(1) %175, align 1, !tbaa !16, !amdgpu.noclobber !17
  %177 = add i8 %171, %176
  %178 = zext i8 %177 to i32
  %179 = shl nuw nsw i32 %178, 1
  %180 = and i32 %179, 504
  %181 = add nuw nsw i32 %180, %5
  %182 = shl nuw nsw i32 %181, 2
  %183 = and i32 %178, 3
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %182
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) %184, i32 %183
  %186 = load i8, ptr addrspace(3) %185, align 1, !tbaa !16
  store i8 %186, ptr addrspace(3) %169, align 1, !tbaa !16
  store i8 %170, ptr addrspace(3) %185, align 1, !tbaa !16
  %187 = add nuw nsw i32 %95, 4
  %188 = icmp eq i32 %187, 256
  br i1 %188, label %89, label %93

189:                                              ; preds = %91, %189
  %190 = phi i32 [ 0, %91 ], [ %330, %189 ]
  %191 = phi i32 [ 0, %91 ], [ %305, %189 ]
  %192 = phi i32 [ 0, %91 ], [ %294, %189 ]
  %193 = add nuw nsw i32 %192, 1
  %194 = and i32 %193, 255
  %195 = shl nuw nsw i32 %193, 1
  %196 = and i32 %195, 504
  %197 = add nuw nsw i32 %196, %5
  %198 = shl nuw nsw i32 %197, 2
  %199 = and i32 %193, 3
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %198
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %200, i32 %199
  %202 = load i8, ptr addrspace(3) %201, align 1, !tbaa !16
  %203 = zext i8 %202 to i32
  %204 = add nuw nsw i32 %191, %203
  %205 = and i32 %204, 255
  %206 = shl nuw nsw i32 %204, 1
  %207 = and i32 %206, 504
  %208 = add nuw nsw i32 %207, %5
  %209 = shl nuw nsw i32 %208, 2
  %210 = and i32 %204, 3
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %209
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %211, i32 %210
  %213 = load i8, ptr addrspace(3) %212, align 1, !tbaa !16
  store i8 %213, ptr addrspace(3) %201, align 1, !tbaa !16
  store i8 %202, ptr addrspace(3) %212, align 1, !tbaa !16
  %214 = add i8 %213, %202
  %215 = zext i8 %214 to i32
  %216 = shl nuw nsw i32 %215, 1
  %217 = and i32 %216, 504
  %218 = add nuw nsw i32 %217, %5
  %219 = shl nuw nsw i32 %218, 2
  %220 = and i32 %215, 3
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %219
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 %220
  %223 = load i8, ptr addrspace(3) %222, align 1, !tbaa !16
  %224 = zext i8 %223 to i32
  %225 = add nuw nsw i32 %194, 1
  %226 = and i32 %225, 255
  %227 = shl nuw nsw i32 %225, 1
  %228 = and i32 %227, 504
  %229 = add nuw nsw i32 %228, %5
  %230 = shl nuw nsw i32 %229, 2
  %231 = and i32 %225, 3
  %232 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %230
  %233 = getelementptr inbounds nuw i8, ptr addrspace(3) %232, i32 %231
  %234 = load i8, ptr addrspace(3) %233, align 1, !tbaa !16
  %235 = zext i8 %234 to i32
  %236 = add nuw nsw i32 %205, %235
  %237 = and i32 %236, 255
  %238 = shl nuw nsw i32 %236, 1
  %239 = and i32 %238, 504
  %240 = add nuw nsw i32 %239, %5
  %241 = shl nuw nsw i32 %240, 2
  %242 = and i32 %236, 3
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %241
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %243, i32 %242
  %245 = load i8, ptr addrspace(3) %244, align 1, !tbaa !16
  store i8 %245, ptr addrspace(3) %233, align 1, !tbaa !16
  store i8 %234, ptr addrspace(3) %244, align 1, !tbaa !16
  %246 = add i8 %245, %234
  %247 = zext i8 %246 to i32
  %248 = shl nuw nsw i32 %247, 1
  %249 = and i32 %248, 504
  %250 = add nuw nsw i32 %249, %5
  %251 = shl nuw nsw i32 %250, 2
  %252 = and i32 %247, 3
  %253 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %251
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %252
  %255 = load i8, ptr addrspace(3) %254, align 1, !tbaa !16
  %256 = zext i8 %255 to i32
  %257 = shl nuw nsw i32 %256, 8
  %258 = or disjoint i32 %257, %224
  %259 = add nuw nsw i32 %226, 1
  %260 = and i32 %259, 255
  %261 = shl nuw nsw i32 %259, 1
  %262 = and i32 %261, 504
  %263 = add nuw nsw i32 %262, %5
  %264 = shl nuw nsw i32 %263, 2
  %265 = and i32 %259, 3
  %266 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %264
  %267 = getelementptr inbounds nuw i8, ptr addrspace(3) %266, i32 %265
  %268 = load i8, ptr addrspace(3) %267, align 1, !tbaa !16
  %269 = zext i8 %268 to i32
  %270 = add nuw nsw i32 %237, %269
  %271 = and i32 %270, 255
  %272 = shl nuw nsw i32 %270, 1
  %273 = and i32 %272, 504
  %274 = add nuw nsw i32 %273, %5
  %275 = shl nuw nsw i32 %274, 2
  %276 = and i32 %270, 3
  %277 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %275
  %278 = getelementptr inbounds nuw i8, ptr addrspace(3) %277, i32 %276
  %279 = load i8, ptr addrspace(3) %278, align 1, !tbaa !16
  store i8 %279, ptr addrspace(3) %267, align 1, !tbaa !16
  store i8 %268, ptr addrspace(3) %278, align 1, !tbaa !16
  %280 = add i8 %279, %268
  %281 = zext i8 %280 to i32
  %282 = shl nuw nsw i32 %281, 1
  %283 = and i32 %282, 504
  %284 = add nuw nsw i32 %283, %5
  %285 = shl nuw nsw i32 %284, 2
  %286 = and i32 %281, 3
  %287 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %285
  %288 = getelementptr inbounds nuw i8, ptr addrspace(3) %287, i32 %286
  %289 = load i8, ptr addrspace(3) %288, align 1, !tbaa !16
  %290 = zext i8 %289 to i32
  %291 = shl nuw nsw i32 %290, 16
  %292 = or disjoint i32 %291, %258
  %293 = add nuw nsw i32 %260, 1
  %294 = and i32 %293, 255
  %295 = shl nuw nsw i32 %293, 1
  %296 = and i32 %295, 504
  %297 = add nuw nsw i32 %296, %5
  %298 = shl nuw nsw i32 %297, 2
  %299 = and i32 %293, 3
  %300 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %298
  %301 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 %299
  %302 = load i8, ptr addrspace(3) %301, align 1, !tbaa !16
  %303 = zext i8 %302 to i32
  %304 = add nuw nsw i32 %271, %303
  %305 = and i32 %304, 255
  %306 = shl nuw nsw i32 %304, 1
  %307 = and i32 %306, 504
  %308 = add nuw nsw i32 %307, %5
  %309 = shl nuw nsw i32 %308, 2
  %310 = and i32 %304, 3
  %311 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %309
  %312 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %310
  %313 = load i8, ptr addrspace(3) %312, align 1, !tbaa !16
  store i8 %313, ptr addrspace(3) %301, align 1, !tbaa !16
  store i8 %302, ptr addrspace(3) %312, align 1, !tbaa !16
  %314 = add i8 %313, %302
  %315 = zext i8 %314 to i32
  %316 = shl nuw nsw i32 %315, 1
  %317 = and i32 %316, 504
  %318 = add nuw nsw i32 %317, %5
  %319 = shl nuw nsw i32 %318, 2
  %320 = and i32 %315, 3
  %321 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %319
  %322 = getelementptr inbounds nuw i8, ptr addrspace(3) %321, i32 %320
  %323 = load i8, ptr addrspace(3) %322, align 1, !tbaa !16
  %324 = zext i8 %323 to i32
  %325 = shl nuw i32 %324, 24
  %326 = or disjoint i32 %325, %292
  %327 = add i32 %190, %92
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %328
  store i32 %326, ptr addrspace(1) %329, align 4, !tbaa !6
  %330 = add nuw nsw i32 %190, 1
  %331 = icmp eq i32 %330, %3
  br i1 %331, label %332, label %189

332:                                              ; preds = %189, %89
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected void @__clang_ocl_kern_imp_rc4_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #7 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 !reqd_work_group_size !19 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = shl nuw nsw i32 %5, 2
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %12
  store i32 50462976, ptr addrspace(3) %13, align 1, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 32
  store i32 117835012, ptr addrspace(3) %14, align 1, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  store i32 185207048, ptr addrspace(3) %15, align 1, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 96
  store i32 252579084, ptr addrspace(3) %16, align 1, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  store i32 319951120, ptr addrspace(3) %17, align 1, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 160
  store i32 387323156, ptr addrspace(3) %18, align 1, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 192
  store i32 454695192, ptr addrspace(3) %19, align 1, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 224
  store i32 522067228, ptr addrspace(3) %20, align 1, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 256
  store i32 589439264, ptr addrspace(3) %21, align 1, !tbaa !6
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 288
  store i32 656811300, ptr addrspace(3) %22, align 1, !tbaa !6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 320
  store i32 724183336, ptr addrspace(3) %23, align 1, !tbaa !6
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 352
  store i32 791555372, ptr addrspace(3) %24, align 1, !tbaa !6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 384
  store i32 858927408, ptr addrspace(3) %25, align 1, !tbaa !6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 416
  store i32 926299444, ptr addrspace(3) %26, align 1, !tbaa !6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 448
  store i32 993671480, ptr addrspace(3) %27, align 1, !tbaa !6
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 480
  store i32 1061043516, ptr addrspace(3) %28, align 1, !tbaa !6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 512
  store i32 1128415552, ptr addrspace(3) %29, align 1, !tbaa !6
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 544
  store i32 1195787588, ptr addrspace(3) %30, align 1, !tbaa !6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 576
  store i32 1263159624, ptr addrspace(3) %31, align 1, !tbaa !6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 608
  store i32 1330531660, ptr addrspace(3) %32, align 1, !tbaa !6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 640
  store i32 1397903696, ptr addrspace(3) %33, align 1, !tbaa !6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 672
  store i32 1465275732, ptr addrspace(3) %34, align 1, !tbaa !6
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 704
  store i32 1532647768, ptr addrspace(3) %35, align 1, !tbaa !6
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 736
  store i32 1600019804, ptr addrspace(3) %36, align 1, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 768
  store i32 1667391840, ptr addrspace(3) %37, align 1, !tbaa !6
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 800
  store i32 1734763876, ptr addrspace(3) %38, align 1, !tbaa !6
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 832
  store i32 1802135912, ptr addrspace(3) %39, align 1, !tbaa !6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 864
  store i32 1869507948, ptr addrspace(3) %40, align 1, !tbaa !6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 896
  store i32 1936879984, ptr addrspace(3) %41, align 1, !tbaa !6
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 928
  store i32 2004252020, ptr addrspace(3) %42, align 1, !tbaa !6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 960
  store i32 2071624056, ptr addrspace(3) %43, align 1, !tbaa !6
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 992
  store i32 2138996092, ptr addrspace(3) %44, align 1, !tbaa !6
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1024
  store i32 -2088599168, ptr addrspace(3) %45, align 1, !tbaa !6
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1056
  store i32 -2021227132, ptr addrspace(3) %46, align 1, !tbaa !6
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1088
  store i32 -1953855096, ptr addrspace(3) %47, align 1, !tbaa !6
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1120
  store i32 -1886483060, ptr addrspace(3) %48, align 1, !tbaa !6
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1152
  store i32 -1819111024, ptr addrspace(3) %49, align 1, !tbaa !6
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1184
  store i32 -1751738988, ptr addrspace(3) %50, align 1, !tbaa !6
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1216
  store i32 -1684366952, ptr addrspace(3) %51, align 1, !tbaa !6
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1248
  store i32 -1616994916, ptr addrspace(3) %52, align 1, !tbaa !6
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1280
  store i32 -1549622880, ptr addrspace(3) %53, align 1, !tbaa !6
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1312
  store i32 -1482250844, ptr addrspace(3) %54, align 1, !tbaa !6
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1344
  store i32 -1414878808, ptr addrspace(3) %55, align 1, !tbaa !6
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1376
  store i32 -1347506772, ptr addrspace(3) %56, align 1, !tbaa !6
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1408
  store i32 -1280134736, ptr addrspace(3) %57, align 1, !tbaa !6
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1440
  store i32 -1212762700, ptr addrspace(3) %58, align 1, !tbaa !6
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1472
  store i32 -1145390664, ptr addrspace(3) %59, align 1, !tbaa !6
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1504
  store i32 -1078018628, ptr addrspace(3) %60, align 1, !tbaa !6
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1536
  store i32 -1010646592, ptr addrspace(3) %61, align 1, !tbaa !6
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1568
  store i32 -943274556, ptr addrspace(3) %62, align 1, !tbaa !6
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1600
  store i32 -875902520, ptr addrspace(3) %63, align 1, !tbaa !6
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1632
  store i32 -808530484, ptr addrspace(3) %64, align 1, !tbaa !6
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1664
  store i32 -741158448, ptr addrspace(3) %65, align 1, !tbaa !6
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1696
  store i32 -673786412, ptr addrspace(3) %66, align 1, !tbaa !6
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1728
  store i32 -606414376, ptr addrspace(3) %67, align 1, !tbaa !6
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1760
  store i32 -539042340, ptr addrspace(3) %68, align 1, !tbaa !6
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1792
  store i32 -471670304, ptr addrspace(3) %69, align 1, !tbaa !6
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1824
  store i32 -404298268, ptr addrspace(3) %70, align 1, !tbaa !6
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1856
  store i32 -336926232, ptr addrspace(3) %71, align 1, !tbaa !6
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1888
  store i32 -269554196, ptr addrspace(3) %72, align 1, !tbaa !6
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1920
  store i32 -202182160, ptr addrspace(3) %73, align 1, !tbaa !6
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1952
  store i32 -134810124, ptr addrspace(3) %74, align 1, !tbaa !6
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 1984
  store i32 -67438088, ptr addrspace(3) %75, align 1, !tbaa !6
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 2016
  store i32 -66052, ptr addrspace(3) %76, align 1, !tbaa !6
  %77 = zext nneg i32 %5 to i64
  %78 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %79 = and i32 %8, 65535
  %80 = zext i32 %78 to i64
  %81 = zext nneg i32 %79 to i64
  %82 = mul nuw nsw i64 %81, %80
  %83 = add i64 %11, %77
  %84 = add i64 %83, %82
  %85 = trunc i64 %84 to i32
  %86 = mul i32 %2, %85
  %87 = shl nuw nsw i32 %5, 2
  %88 = getelementptr i8, ptr addrspace(3) @rc4_local.s, i32 %87
  br label %93

89:                                               ; preds = %93
  %90 = icmp sgt i32 %3, 0
  br i1 %90, label %91, label %332

91:                                               ; preds = %89
  %92 = mul i32 %3, %85
  br label %189

93:                                               ; preds = %93, %4
  %94 = phi i8 [ 0, %4 ], [ %177, %93 ]
  %95 = phi i32 [ 0, %4 ], [ %187, %93 ]
  %96 = shl i32 %95, 3
  %97 = getelementptr i8, ptr addrspace(3) %88, i32 %96
  %98 = load i8, ptr addrspace(3) %97, align 1, !tbaa !16
  %99 = add i8 %98, %94
  %100 = urem i32 %95, %2
  %101 = add i32 %100, %86
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %102
  %104 = load i8, ptr addrspace(1) %103, align 1, !tbaa !16
  %105 = add i8 %99, %104
  %106 = zext i8 %105 to i32
  %107 = shl nuw nsw i32 %106, 1
  %108 = and i32 %107, 504
  %109 = add nuw nsw i32 %108, %5
  %110 = shl nuw nsw i32 %109, 2
  %111 = and i32 %106, 3
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %110
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i32 %111
  %114 = load i8, ptr addrspace(3) %113, align 1, !tbaa !16
  store i8 %114, ptr addrspace(3) %97, align 1, !tbaa !16
  store i8 %98, ptr addrspace(3) %113, align 1, !tbaa !16
  %115 = or disjoint i32 %95, 1
  %116 = shl nuw nsw i32 %95, 1
  %117 = and i32 %116, 504
  %118 = add nuw nsw i32 %117, %5
  %119 = shl nuw nsw i32 %118, 2
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %119
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %120, i32 1
  %122 = load i8, ptr addrspace(3) %121, align 1, !tbaa !16
  %123 = add i8 %122, %105
  %124 = urem i32 %115, %2
  %125 = add i32 %124, %86
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %126
  %128 = load i8, ptr addrspace(1) %127, align 1, !tbaa !16
  %129 = add i8 %123, %128
  %130 = zext i8 %129 to i32
  %131 = shl nuw nsw i32 %130, 1
  %132 = and i32 %131, 504
  %133 = add nuw nsw i32 %132, %5
  %134 = shl nuw nsw i32 %133, 2
  %135 = and i32 %130, 3
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %134
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i32 %135
  %138 = load i8, ptr addrspace(3) %137, align 1, !tbaa !16
  store i8 %138, ptr addrspace(3) %121, align 1, !tbaa !16
  store i8 %122, ptr addrspace(3) %137, align 1, !tbaa !16
  %139 = or disjoint i32 %95, 2
  %140 = shl nuw nsw i32 %95, 1
  %141 = and i32 %140, 504
  %142 = add nuw nsw i32 %141, %5
  %143 = shl nuw nsw i32 %142, 2
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %143
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 2
  %146 = load i8, ptr addrspace(3) %145, align 1, !tbaa !16
  %147 = add i8 %146, %129
  %148 = urem i32 %139, %2
  %149 = add i32 %148, %86
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %150
  %152 = load i8, ptr addrspace(1) %151, align 1, !tbaa !16
  %153 = add i8 %147, %152
  %154 = zext i8 %153 to i32
  %155 = shl nuw nsw i32 %154, 1
  %156 = and i32 %155, 504
  %157 = add nuw nsw i32 %156, %5
  %158 = shl nuw nsw i32 %157, 2
  %159 = and i32 %154, 3
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %158
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %160, i32 %159
  %162 = load i8, ptr addrspace(3) %161, align 1, !tbaa !16
  store i8 %162, ptr addrspace(3) %145, align 1, !tbaa !16
  store i8 %146, ptr addrspace(3) %161, align 1, !tbaa !16
  %163 = or disjoint i32 %95, 3
  %164 = shl nuw nsw i32 %95, 1
  %165 = and i32 %164, 504
  %166 = add nuw nsw i32 %165, %5
  %167 = shl nuw nsw i32 %166, 2
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %167
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %168, i32 3
  %170 = load i8, ptr addrspace(3) %169, align 1, !tbaa !16
  %171 = add i8 %170, %153
  %172 = urem i32 %163, %2
  %173 = add i32 %172, %86
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %174
  %176 = load i8, ptr addrspace(1) %175, align 1, !tbaa !16
  %177 = add i8 %171, %176
  %178 = zext i8 %177 to i32
  %179 = shl nuw nsw i32 %178, 1
  %180 = and i32 %179, 504
  %181 = add nuw nsw i32 %180, %5
  %182 = shl nuw nsw i32 %181, 2
  %183 = and i32 %178, 3
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %182
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) %184, i32 %183
  %186 = load i8, ptr addrspace(3) %185, align 1, !tbaa !16
  store i8 %186, ptr addrspace(3) %169, align 1, !tbaa !16
  store i8 %170, ptr addrspace(3) %185, align 1, !tbaa !16
  %187 = add nuw nsw i32 %95, 4
  %188 = icmp eq i32 %187, 256
  br i1 %188, label %89, label %93

189:                                              ; preds = %91, %189
  %190 = phi i32 [ 0, %91 ], [ %330, %189 ]
  %191 = phi i32 [ 0, %91 ], [ %305, %189 ]
  %192 = phi i32 [ 0, %91 ], [ %294, %189 ]
  %193 = add nuw nsw i32 %192, 1
  %194 = and i32 %193, 255
  %195 = shl nuw nsw i32 %193, 1
  %196 = and i32 %195, 504
  %197 = add nuw nsw i32 %196, %5
  %198 = shl nuw nsw i32 %197, 2
  %199 = and i32 %193, 3
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %198
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %200, i32 %199
  %202 = load i8, ptr addrspace(3) %201, align 1, !tbaa !16
  %203 = zext i8 %202 to i32
  %204 = add nuw nsw i32 %191, %203
  %205 = and i32 %204, 255
  %206 = shl nuw nsw i32 %204, 1
  %207 = and i32 %206, 504
  %208 = add nuw nsw i32 %207, %5
  %209 = shl nuw nsw i32 %208, 2
  %210 = and i32 %204, 3
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %209
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %211, i32 %210
  %213 = load i8, ptr addrspace(3) %212, align 1, !tbaa !16
  store i8 %213, ptr addrspace(3) %201, align 1, !tbaa !16
  store i8 %202, ptr addrspace(3) %212, align 1, !tbaa !16
  %214 = add i8 %213, %202
  %215 = zext i8 %214 to i32
  %216 = shl nuw nsw i32 %215, 1
  %217 = and i32 %216, 504
  %218 = add nuw nsw i32 %217, %5
  %219 = shl nuw nsw i32 %218, 2
  %220 = and i32 %215, 3
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %219
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 %220
  %223 = load i8, ptr addrspace(3) %222, align 1, !tbaa !16
  %224 = zext i8 %223 to i32
  %225 = add nuw nsw i32 %194, 1
  %226 = and i32 %225, 255
  %227 = shl nuw nsw i32 %225, 1
  %228 = and i32 %227, 504
  %229 = add nuw nsw i32 %228, %5
  %230 = shl nuw nsw i32 %229, 2
  %231 = and i32 %225, 3
  %232 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %230
  %233 = getelementptr inbounds nuw i8, ptr addrspace(3) %232, i32 %231
  %234 = load i8, ptr addrspace(3) %233, align 1, !tbaa !16
  %235 = zext i8 %234 to i32
  %236 = add nuw nsw i32 %205, %235
  %237 = and i32 %236, 255
  %238 = shl nuw nsw i32 %236, 1
  %239 = and i32 %238, 504
  %240 = add nuw nsw i32 %239, %5
  %241 = shl nuw nsw i32 %240, 2
  %242 = and i32 %236, 3
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %241
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %243, i32 %242
  %245 = load i8, ptr addrspace(3) %244, align 1, !tbaa !16
  store i8 %245, ptr addrspace(3) %233, align 1, !tbaa !16
  store i8 %234, ptr addrspace(3) %244, align 1, !tbaa !16
  %246 = add i8 %245, %234
  %247 = zext i8 %246 to i32
  %248 = shl nuw nsw i32 %247, 1
  %249 = and i32 %248, 504
  %250 = add nuw nsw i32 %249, %5
  %251 = shl nuw nsw i32 %250, 2
  %252 = and i32 %247, 3
  %253 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %251
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 %252
  %255 = load i8, ptr addrspace(3) %254, align 1, !tbaa !16
  %256 = zext i8 %255 to i32
  %257 = shl nuw nsw i32 %256, 8
  %258 = or disjoint i32 %257, %224
  %259 = add nuw nsw i32 %226, 1
  %260 = and i32 %259, 255
  %261 = shl nuw nsw i32 %259, 1
  %262 = and i32 %261, 504
  %263 = add nuw nsw i32 %262, %5
  %264 = shl nuw nsw i32 %263, 2
  %265 = and i32 %259, 3
  %266 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %264
  %267 = getelementptr inbounds nuw i8, ptr addrspace(3) %266, i32 %265
  %268 = load i8, ptr addrspace(3) %267, align 1, !tbaa !16
  %269 = zext i8 %268 to i32
  %270 = add nuw nsw i32 %237, %269
  %271 = and i32 %270, 255
  %272 = shl nuw nsw i32 %270, 1
  %273 = and i32 %272, 504
  %274 = add nuw nsw i32 %273, %5
  %275 = shl nuw nsw i32 %274, 2
  %276 = and i32 %270, 3
  %277 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %275
  %278 = getelementptr inbounds nuw i8, ptr addrspace(3) %277, i32 %276
  %279 = load i8, ptr addrspace(3) %278, align 1, !tbaa !16
  store i8 %279, ptr addrspace(3) %267, align 1, !tbaa !16
  store i8 %268, ptr addrspace(3) %278, align 1, !tbaa !16
  %280 = add i8 %279, %268
  %281 = zext i8 %280 to i32
  %282 = shl nuw nsw i32 %281, 1
  %283 = and i32 %282, 504
  %284 = add nuw nsw i32 %283, %5
  %285 = shl nuw nsw i32 %284, 2
  %286 = and i32 %281, 3
  %287 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %285
  %288 = getelementptr inbounds nuw i8, ptr addrspace(3) %287, i32 %286
  %289 = load i8, ptr addrspace(3) %288, align 1, !tbaa !16
  %290 = zext i8 %289 to i32
  %291 = shl nuw nsw i32 %290, 16
  %292 = or disjoint i32 %291, %258
  %293 = add nuw nsw i32 %260, 1
  %294 = and i32 %293, 255
  %295 = shl nuw nsw i32 %293, 1
  %296 = and i32 %295, 504
  %297 = add nuw nsw i32 %296, %5
  %298 = shl nuw nsw i32 %297, 2
  %299 = and i32 %293, 3
  %300 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %298
  %301 = getelementptr inbounds nuw i8, ptr addrspace(3) %300, i32 %299
  %302 = load i8, ptr addrspace(3) %301, align 1, !tbaa !16
  %303 = zext i8 %302 to i32
  %304 = add nuw nsw i32 %271, %303
  %305 = and i32 %304, 255
  %306 = shl nuw nsw i32 %304, 1
  %307 = and i32 %306, 504
  %308 = add nuw nsw i32 %307, %5
  %309 = shl nuw nsw i32 %308, 2
  %310 = and i32 %304, 3
  %311 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %309
  %312 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %310
  %313 = load i8, ptr addrspace(3) %312, align 1, !tbaa !16
  store i8 %313, ptr addrspace(3) %301, align 1, !tbaa !16
  store i8 %302, ptr addrspace(3) %312, align 1, !tbaa !16
  %314 = add i8 %313, %302
  %315 = zext i8 %314 to i32
  %316 = shl nuw nsw i32 %315, 1
  %317 = and i32 %316, 504
  %318 = add nuw nsw i32 %317, %5
  %319 = shl nuw nsw i32 %318, 2
  %320 = and i32 %315, 3
  %321 = getelementptr inbounds nuw i8, ptr addrspace(3) @rc4_local.s, i32 %319
  %322 = getelementptr inbounds nuw i8, ptr addrspace(3) %321, i32 %320
  %323 = load i8, ptr addrspace(3) %322, align 1, !tbaa !16
  %324 = zext i8 %323 to i32
  %325 = shl nuw i32 %324, 24
  %326 = or disjoint i32 %325, %292
  %327 = add i32 %190, %92
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %328
  store i32 %326, ptr addrspace(1) %329, align 4, !tbaa !6
  %330 = add nuw nsw i32 %190, 1
  %331 = icmp eq i32 %330, %3
  br i1 %331, label %332, label %189

332:                                              ; preds = %189, %89
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="8,8" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { alwaysinline nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="8,8" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #8 = { nounwind }

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
!12 = !{i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uchar*", !"uchar*", !"int", !"int"}
!15 = !{!"const", !"", !"", !""}
!16 = !{!8, !8, i64 0}
!17 = !{}
!18 = !{!"uchar*", !"uint*", !"int", !"int"}
!19 = !{i32 8, i32 1, i32 1}
