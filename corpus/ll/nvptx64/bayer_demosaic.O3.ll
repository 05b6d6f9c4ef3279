; ModuleID = 'corpus/opencl/bayer_demosaic.cl'
source_filename = "corpus/opencl/bayer_demosaic.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.balance = type { float, float, float, i32 }

@channel_sums.local_sums = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @demosaic(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.balance) align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_demosaic(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, ptr noundef nonnull byval(%struct.balance) align 4 %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_demosaic(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly byval(%struct.balance) align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = sub i32 0, %10
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = icmp slt i32 %10, 0
  %18 = icmp slt i32 %10, %2
  %19 = shl nsw i32 %2, 1
  %20 = sub i32 %19, %10
  %21 = add i32 %20, -2
  %22 = select i1 %18, i32 %10, i32 %21
  %23 = select i1 %17, i32 %11, i32 %22
  %24 = icmp slt i32 %16, %3
  %25 = shl nsw i32 %3, 1
  %26 = sub i32 %25, %16
  %27 = add i32 %26, -2
  %28 = select i1 %24, i32 %16, i32 %27
  %29 = mul nsw i32 %28, %2
  %30 = add nsw i32 %29, %23
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %31
  %33 = load i16, ptr addrspace(1) %32, align 2, !tbaa !15
  %34 = zext i16 %33 to i32
  %35 = add nsw i32 %10, -1
  %36 = sub i32 1, %10
  %37 = icmp slt i32 %10, 1
  %38 = icmp sgt i32 %10, %2
  %39 = xor i32 %10, -1
  %40 = add i32 %19, %39
  %41 = select i1 %38, i32 %40, i32 %35
  %42 = select i1 %37, i32 %36, i32 %41
  %43 = add nsw i32 %29, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %44
  %46 = load i16, ptr addrspace(1) %45, align 2, !tbaa !15
  %47 = zext i16 %46 to i32
  %48 = add nsw i32 %10, 1
  %49 = icmp slt i32 %10, -1
  %50 = icmp slt i32 %48, %2
  %51 = add i32 %20, -3
  %52 = select i1 %50, i32 %48, i32 %51
  %53 = select i1 %49, i32 %39, i32 %52
  %54 = add nsw i32 %29, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %55
  %57 = load i16, ptr addrspace(1) %56, align 2, !tbaa !15
  %58 = zext i16 %57 to i32
  %59 = add nuw nsw i32 %58, %47
  %60 = add nsw i32 %16, -1
  %61 = icmp eq i32 %16, 0
  %62 = icmp sgt i32 %16, %3
  %63 = xor i32 %16, -1
  %64 = add i32 %25, %63
  %65 = select i1 %62, i32 %64, i32 %60
  %66 = select i1 %61, i32 1, i32 %65
  %67 = mul nsw i32 %66, %2
  %68 = add nsw i32 %67, %23
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %69
  %71 = load i16, ptr addrspace(1) %70, align 2, !tbaa !15
  %72 = zext i16 %71 to i32
  %73 = add nuw nsw i32 %16, 1
  %74 = icmp slt i32 %73, %3
  %75 = add i32 %26, -3
  %76 = select i1 %74, i32 %73, i32 %75
  %77 = mul nsw i32 %76, %2
  %78 = add nsw i32 %77, %23
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %79
  %81 = load i16, ptr addrspace(1) %80, align 2, !tbaa !15
  %82 = zext i16 %81 to i32
  %83 = add nuw nsw i32 %82, %72
  %84 = add nsw i32 %67, %42
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %85
  %87 = load i16, ptr addrspace(1) %86, align 2, !tbaa !15
  %88 = zext i16 %87 to i32
  %89 = add nsw i32 %67, %53
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %90
  %92 = load i16, ptr addrspace(1) %91, align 2, !tbaa !15
  %93 = zext i16 %92 to i32
  %94 = add nuw nsw i32 %93, %88
  %95 = add nsw i32 %77, %42
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %96
  %98 = load i16, ptr addrspace(1) %97, align 2, !tbaa !15
  %99 = zext i16 %98 to i32
  %100 = add nuw nsw i32 %94, %99
  %101 = add nsw i32 %77, %53
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %102
  %104 = load i16, ptr addrspace(1) %103, align 2, !tbaa !15
  %105 = zext i16 %104 to i32
  %106 = add nuw nsw i32 %100, %105
  %107 = shl nuw nsw i32 %16, 1
  %108 = and i32 %107, 2
  %109 = and i32 %10, 1
  %110 = or disjoint i32 %108, %109
  switch i32 %110, label %121 [
    i32 0, label %111
    i32 1, label %115
    i32 2, label %118
    i32 3, label %122
  ]

111:                                              ; preds = %5
  %112 = add nuw nsw i32 %83, %59
  %113 = lshr i32 %112, 2
  %114 = lshr i32 %106, 2
  br label %126

115:                                              ; preds = %5
  %116 = lshr i32 %59, 1
  %117 = lshr i32 %83, 1
  br label %126

118:                                              ; preds = %5
  %119 = lshr i32 %83, 1
  %120 = lshr i32 %59, 1
  br label %126

121:                                              ; preds = %5
  unreachable

122:                                              ; preds = %5
  %123 = lshr i32 %106, 2
  %124 = add nuw nsw i32 %83, %59
  %125 = lshr i32 %124, 2
  br label %126

126:                                              ; preds = %122, %118, %115, %111
  %127 = phi i32 [ %114, %111 ], [ %117, %115 ], [ %120, %118 ], [ %34, %122 ]
  %128 = phi i32 [ %113, %111 ], [ %34, %115 ], [ %34, %118 ], [ %125, %122 ]
  %129 = phi i32 [ %34, %111 ], [ %116, %115 ], [ %119, %118 ], [ %123, %122 ]
  %130 = uitofp nneg i32 %129 to float
  %131 = insertelement <3 x float> poison, float %130, i64 0
  %132 = uitofp nneg i32 %128 to float
  %133 = insertelement <3 x float> %131, float %132, i64 1
  %134 = uitofp nneg i32 %127 to float
  %135 = insertelement <3 x float> %133, float %134, i64 2
  %136 = load <1 x float>, ptr %4, align 4
  %137 = shufflevector <1 x float> %136, <1 x float> poison, <3 x i32> <i32 0, i32 poison, i32 poison>
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %139 = load float, ptr %138, align 4, !tbaa !17
  %140 = insertelement <3 x float> %137, float %139, i64 1
  %141 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %142 = load float, ptr %141, align 4, !tbaa !20
  %143 = insertelement <3 x float> %140, float %142, i64 2
  %144 = fmul <3 x float> %135, %143
  %145 = fptosi <3 x float> %144 to <3 x i32>
  %146 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %147 = load <1 x i32>, ptr %146, align 4
  %148 = and <1 x i32> %147, splat (i32 31)
  %149 = shufflevector <1 x i32> %148, <1 x i32> poison, <3 x i32> zeroinitializer
  %150 = ashr <3 x i32> %145, %149
  %151 = tail call noundef <3 x i32> @llvm.smax.v3i32(<3 x i32> %150, <3 x i32> zeroinitializer)
  %152 = tail call <3 x i32> @llvm.umin.v3i32(<3 x i32> %151, <3 x i32> splat (i32 255))
  %153 = shufflevector <3 x i32> %152, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %154 = trunc nuw <4 x i32> %153 to <4 x i8>
  %155 = insertelement <4 x i8> %154, i8 -1, i64 3
  %156 = mul nsw i32 %2, %16
  %157 = add nsw i32 %156, %10
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %158
  store <4 x i8> %155, ptr addrspace(1) %159, align 4, !tbaa !21
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @channel_sums(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_channel_sums(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_channel_sums(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = mul nuw nsw i32 %4, %5
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = add nuw nsw i32 %7, %8
  %11 = zext nneg i32 %10 to i64
  %12 = icmp samesign ult i32 %10, 4
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i64 %11
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !6
  br label %15

15:                                               ; preds = %13, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = mul nuw nsw i64 %6, %17
  %19 = add nuw nsw i64 %18, %9
  %20 = trunc i64 %19 to i32
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %23 = mul nuw nsw i32 %22, %21
  %24 = add nuw nsw i32 %23, %4
  %25 = shl nuw nsw i32 %24, 1
  %26 = and i32 %25, 2
  %27 = zext nneg i32 %26 to i64
  %28 = and i64 %19, 1
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i64 %27
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) %29, i64 %28
  %31 = mul nsw i32 %2, %24
  %32 = add nsw i32 %31, %20
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %33
  %35 = load i16, ptr addrspace(1) %34, align 2, !tbaa !15
  %36 = zext i16 %35 to i32
  %37 = atomicrmw add ptr addrspace(3) %30, i32 %36 monotonic, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %38, label %43

38:                                               ; preds = %15
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @channel_sums.local_sums, i64 %11
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %41 = load i32, ptr addrspace(3) %39, align 4, !tbaa !6
  %42 = atomicrmw add ptr addrspace(1) %40, i32 %41 monotonic, align 4
  br label %43

43:                                               ; preds = %38, %15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x i32> @llvm.umin.v3i32(<3 x i32>, <3 x i32>) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!10 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"ushort*", !"uchar4*", !"int", !"int", !"balance"}
!13 = !{!"ushort*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int", !"balance"}
!14 = !{!"const", !"", !"", !"", !""}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !8, i64 0}
!17 = !{!18, !19, i64 4}
!18 = !{!"", !19, i64 0, !19, i64 4, !19, i64 8, !7, i64 12}
!19 = !{!"float", !8, i64 0}
!20 = !{!18, !19, i64 8}
!21 = !{!8, !8, i64 0}
!22 = !{i32 1, i32 1, i32 0}
!23 = !{!"none", !"none", !"none"}
!24 = !{!"ushort*", !"uint*", !"int"}
!25 = !{!"const", !"volatile", !""}
