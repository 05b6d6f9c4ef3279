; ModuleID = 'corpus/opencl/bitfields_unions.cl'
source_filename = "corpus/opencl/bitfields_unions.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.record = type <{ i8, i32, i16, float }>

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @float_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_float_fields(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_float_fields(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = shl i64 %11, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !14
  %16 = and i32 %15, 8388607
  %17 = lshr i32 %15, 22
  %18 = and i32 %17, 510
  %19 = lshr i32 %15, 31
  %20 = xor i32 %19, %16
  %21 = xor i32 %20, %18
  %22 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !6
  %23 = add i32 %15, 16777216
  %24 = and i32 %23, 2139095040
  %25 = and i32 %15, -2139095296
  %26 = or disjoint i32 %24, %25
  %27 = xor i32 %26, -2147483648
  %28 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %13
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @header_fields(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_header_fields(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_header_fields(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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
  %13 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 8, !tbaa !21
  %15 = shl i32 %14, 14
  %16 = and i32 %15, 3932160
  %17 = add i32 %16, %14
  %18 = insertelement <2 x i32> poison, i32 %17, i64 0
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !21
  %21 = add i32 %20, 33488896
  %22 = and i32 %21, 33488896
  %23 = shl i32 %20, 19
  %24 = ashr i32 %23, 21
  %25 = and i32 %24, 8191
  %26 = and i32 %14, 65280
  %27 = icmp eq i32 %26, 1536
  %28 = select i1 %27, i32 8192, i32 32768
  %29 = and i32 %20, -33497088
  %30 = or disjoint i32 %22, %29
  %31 = or i32 %30, %28
  %32 = or disjoint i32 %31, %25
  %33 = insertelement <2 x i32> %18, i32 %32, i64 1
  %34 = and i32 %21, 16777216
  %35 = icmp eq i32 %34, 0
  %36 = shl i32 %14, 25
  %37 = and i32 %36, 503316480
  %38 = and i32 %32, 33554431
  %39 = or disjoint i32 %38, %37
  %40 = insertelement <2 x i32> %33, i32 %39, i64 1
  %41 = select i1 %35, <2 x i32> %33, <2 x i32> %40
  %42 = getelementptr inbounds <2 x i32>, ptr addrspace(1) %1, i64 %12
  store <2 x i32> %41, ptr addrspace(1) %42, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @packed_records(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_packed_records(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_packed_records(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !20 {
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
  %13 = getelementptr inbounds %struct.record, ptr addrspace(1) %0, i64 %12
  %14 = load i8, ptr addrspace(1) %13, align 1, !tbaa !21
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 1
  %16 = load i32, ptr addrspace(1) %15, align 1, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 5
  %18 = load i16, ptr addrspace(1) %17, align 1, !tbaa !23
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 7
  %20 = load i32, ptr addrspace(1) %19, align 1, !tbaa !14
  %21 = mul i32 %16, -1640531535
  %22 = zext i8 %14 to i32
  %23 = add i32 %21, %22
  %24 = tail call i16 @llvm.bswap.i16(i16 %18)
  %25 = and i32 %20, -2139095041
  %26 = or disjoint i32 %25, 1056964608
  %27 = bitcast i32 %26 to float
  %28 = fmul float %27, 2.000000e+00
  %29 = sub i64 133143986176, %11
  %30 = ashr exact i64 %29, 32
  %31 = getelementptr inbounds %struct.record, ptr addrspace(1) %1, i64 %30
  store i8 %14, ptr addrspace(1) %31, align 1, !tbaa !21
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 1
  store i32 %23, ptr addrspace(1) %32, align 1, !tbaa !6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 5
  store i16 %24, ptr addrspace(1) %33, align 1, !tbaa !23
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 7
  store float %28, ptr addrspace(1) %34, align 1, !tbaa !14
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @decode_bc1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_decode_bc1(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_decode_bc1(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !20 {
  %3 = alloca [4 x <4 x i32>], align 16
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = shl i64 %11, 32
  %14 = ashr exact i64 %13, 29
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !26
  %17 = trunc i64 %16 to i32
  %18 = and i32 %17, 65535
  %19 = lshr i32 %17, 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %20 = lshr i32 %18, 11
  %21 = trunc nuw nsw i32 %20 to i16
  %22 = mul nuw nsw i16 %21, 255
  %23 = udiv i16 %22, 31
  %24 = zext nneg i16 %23 to i32
  %25 = trunc i64 %16 to i16
  %26 = lshr i16 %25, 5
  %27 = and i16 %26, 63
  %28 = mul nuw nsw i16 %27, 255
  %29 = udiv i16 %28, 63
  %30 = zext nneg i16 %29 to i32
  %31 = and i16 %25, 31
  %32 = mul nuw nsw i16 %31, 255
  %33 = udiv i16 %32, 31
  %34 = zext nneg i16 %33 to i32
  %35 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 255>, i32 %24, i64 0
  %36 = insertelement <4 x i32> %35, i32 %30, i64 1
  %37 = insertelement <4 x i32> %36, i32 %34, i64 2
  store <4 x i32> %37, ptr %3, align 16, !tbaa !21
  %38 = lshr i32 %17, 27
  %39 = trunc nuw nsw i32 %38 to i16
  %40 = mul nuw nsw i16 %39, 255
  %41 = udiv i16 %40, 31
  %42 = zext nneg i16 %41 to i32
  %43 = lshr i32 %17, 21
  %44 = trunc nuw nsw i32 %43 to i16
  %45 = and i16 %44, 63
  %46 = mul nuw nsw i16 %45, 255
  %47 = udiv i16 %46, 63
  %48 = zext nneg i16 %47 to i32
  %49 = trunc nuw i32 %19 to i16
  %50 = and i16 %49, 31
  %51 = mul nuw nsw i16 %50, 255
  %52 = udiv i16 %51, 31
  %53 = zext nneg i16 %52 to i32
  %54 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 255>, i32 %42, i64 0
  %55 = insertelement <4 x i32> %54, i32 %48, i64 1
  %56 = insertelement <4 x i32> %55, i32 %53, i64 2
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <4 x i32> %56, ptr %57, align 16, !tbaa !21
  %58 = icmp samesign ugt i32 %18, %19
  br i1 %58, label %59, label %70

59:                                               ; preds = %2
  %60 = shl nuw nsw <4 x i32> %37, splat (i32 1)
  %61 = add nuw nsw <4 x i32> %60, %56
  %62 = trunc nuw nsw <4 x i32> %61 to <4 x i16>
  %63 = udiv <4 x i16> %62, splat (i16 3)
  %64 = zext nneg <4 x i16> %63 to <4 x i32>
  %65 = shl nuw nsw <4 x i32> %56, splat (i32 1)
  %66 = add nuw nsw <4 x i32> %37, %65
  %67 = trunc nuw nsw <4 x i32> %66 to <4 x i16>
  %68 = udiv <4 x i16> %67, splat (i16 3)
  %69 = zext nneg <4 x i16> %68 to <4 x i32>
  br label %73

70:                                               ; preds = %2
  %71 = add nuw nsw <4 x i32> %37, %56
  %72 = lshr <4 x i32> %71, splat (i32 1)
  br label %73

73:                                               ; preds = %70, %59
  %74 = phi <4 x i32> [ %64, %59 ], [ %72, %70 ]
  %75 = phi <4 x i32> [ %69, %59 ], [ zeroinitializer, %70 ]
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store <4 x i32> %74, ptr %76, align 16, !tbaa !21
  %77 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store <4 x i32> %75, ptr %77, align 16, !tbaa !21
  %78 = lshr i64 %16, 32
  %79 = trunc nuw i64 %78 to i32
  %80 = shl nsw i32 %12, 4
  br label %82

81:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void

82:                                               ; preds = %82, %73
  %83 = phi i32 [ %79, %73 ], [ %125, %82 ]
  %84 = phi i32 [ 0, %73 ], [ %126, %82 ]
  %85 = and i32 %83, 3
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw <4 x i32>, ptr %3, i64 %86
  %88 = load i32, ptr %87, align 16, !tbaa !21
  %89 = getelementptr inbounds nuw i8, ptr %87, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !21
  %91 = shl i32 %90, 8
  %92 = or i32 %91, %88
  %93 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %94 = load i32, ptr %93, align 8, !tbaa !21
  %95 = shl i32 %94, 16
  %96 = or i32 %92, %95
  %97 = getelementptr inbounds nuw i8, ptr %87, i64 12
  %98 = load i32, ptr %97, align 4, !tbaa !21
  %99 = shl i32 %98, 24
  %100 = or i32 %96, %99
  %101 = add nuw nsw i32 %84, %80
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %102
  store i32 %100, ptr addrspace(1) %103, align 4, !tbaa !6
  %104 = lshr i32 %83, 2
  %105 = or disjoint i32 %84, 1
  %106 = and i32 %104, 3
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw <4 x i32>, ptr %3, i64 %107
  %109 = load i32, ptr %108, align 16, !tbaa !21
  %110 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %111 = load i32, ptr %110, align 4, !tbaa !21
  %112 = shl i32 %111, 8
  %113 = or i32 %112, %109
  %114 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %115 = load i32, ptr %114, align 8, !tbaa !21
  %116 = shl i32 %115, 16
  %117 = or i32 %113, %116
  %118 = getelementptr inbounds nuw i8, ptr %108, i64 12
  %119 = load i32, ptr %118, align 4, !tbaa !21
  %120 = shl i32 %119, 24
  %121 = or i32 %117, %120
  %122 = add nuw nsw i32 %105, %80
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %123
  store i32 %121, ptr addrspace(1) %124, align 4, !tbaa !6
  %125 = lshr i32 %83, 4
  %126 = add nuw nsw i32 %84, 2
  %127 = icmp eq i32 %126, 16
  br i1 %127, label %81, label %82
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"uint*", !"float*"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"uint2*", !"uint2*"}
!19 = !{!"uint __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(2)))*"}
!20 = !{!"const", !""}
!21 = !{!8, !8, i64 0}
!22 = !{!"record*", !"record*"}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !8, i64 0}
!25 = !{!"ulong*", !"uint*"}
!26 = !{!27, !27, i64 0}
!27 = !{!"long", !8, i64 0}
