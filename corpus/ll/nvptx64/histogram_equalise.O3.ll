; ModuleID = 'corpus/opencl/histogram_equalise.cl'
source_filename = "corpus/opencl/histogram_equalise.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@equalise_tiles.hist = internal addrspace(3) global [256 x i32] undef, align 4
@equalise_tiles.excess = internal addrspace(3) global i32 undef, align 4
@equalise_tiles.part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_equalise_tiles(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %3, %9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = mul i32 %3, %11
  %13 = icmp samesign ult i32 %6, 256
  br i1 %13, label %16, label %14

14:                                               ; preds = %16, %5
  %15 = icmp eq i32 %6, 0
  br i1 %15, label %22, label %23

16:                                               ; preds = %5, %16
  %17 = phi i32 [ %20, %16 ], [ %6, %5 ]
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %18
  store i32 0, ptr addrspace(3) %19, align 4, !tbaa !6
  %20 = add nuw nsw i32 %17, %8
  %21 = icmp samesign ult i32 %20, 256
  br i1 %21, label %16, label %14

22:                                               ; preds = %14
  store i32 0, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %22, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = mul nsw i32 %3, %3
  %25 = icmp samesign ult i32 %6, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %27, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %13, label %70, label %45

27:                                               ; preds = %23, %27
  %28 = phi i32 [ %43, %27 ], [ %6, %23 ]
  %29 = freeze i32 %28
  %30 = sdiv i32 %29, %3
  %31 = add nsw i32 %30, %12
  %32 = mul nsw i32 %31, %2
  %33 = mul i32 %30, %3
  %34 = sub i32 %29, %33
  %35 = add i32 %34, %10
  %36 = add i32 %35, %32
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %37
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !14
  %40 = zext i8 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %40
  %42 = atomicrmw uinc_wrap ptr addrspace(3) %41, i32 -1 monotonic, align 4
  %43 = add nuw nsw i32 %28, %8
  %44 = icmp samesign ult i32 %43, %24
  br i1 %44, label %27, label %26

45:                                               ; preds = %79, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = load i32, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !6
  %47 = lshr i32 %46, 8
  %48 = shl nuw nsw i64 %7, 4
  %49 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @equalise_tiles.hist to ptr), i64 %48
  %50 = load <4 x i32>, ptr %49, align 4, !tbaa !14
  %51 = insertelement <4 x i32> poison, i32 %47, i64 0
  %52 = shufflevector <4 x i32> %51, <4 x i32> poison, <4 x i32> zeroinitializer
  %53 = add <4 x i32> %52, %50
  %54 = extractelement <4 x i32> %53, i64 0
  %55 = extractelement <4 x i32> %53, i64 1
  %56 = add i32 %55, %54
  %57 = insertelement <4 x i32> %53, i32 %56, i64 1
  %58 = extractelement <4 x i32> %53, i64 2
  %59 = add i32 %56, %58
  %60 = insertelement <4 x i32> %57, i32 %59, i64 2
  %61 = extractelement <4 x i32> %53, i64 3
  %62 = add i32 %59, %61
  %63 = insertelement <4 x i32> %60, i32 %62, i64 3
  %64 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %7
  store i32 %62, ptr addrspace(3) %64, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %15, label %99, label %65

65:                                               ; preds = %45
  %66 = and i32 %6, 7
  %67 = icmp samesign ult i32 %6, 8
  br i1 %67, label %84, label %68

68:                                               ; preds = %65
  %69 = and i32 %6, 1016
  br label %107

70:                                               ; preds = %26, %79
  %71 = phi i32 [ %80, %79 ], [ %6, %26 ]
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !6
  %75 = icmp ugt i32 %74, %4
  br i1 %75, label %76, label %79

76:                                               ; preds = %70
  %77 = sub nuw i32 %74, %4
  %78 = atomicrmw add ptr addrspace(3) @equalise_tiles.excess, i32 %77 monotonic, align 4
  store i32 %4, ptr addrspace(3) %73, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %76, %70
  %80 = add nuw nsw i32 %71, %8
  %81 = icmp samesign ult i32 %80, 256
  br i1 %81, label %70, label %45

82:                                               ; preds = %107
  %83 = icmp eq i32 %66, 0
  br i1 %83, label %99, label %84

84:                                               ; preds = %82, %65
  %85 = phi i32 [ 0, %65 ], [ %150, %82 ]
  %86 = phi i32 [ 0, %65 ], [ %149, %82 ]
  %87 = icmp ne i32 %66, 0
  tail call void @llvm.assume(i1 %87)
  br label %88

88:                                               ; preds = %88, %84
  %89 = phi i32 [ %96, %88 ], [ %85, %84 ]
  %90 = phi i32 [ %95, %88 ], [ %86, %84 ]
  %91 = phi i32 [ %97, %88 ], [ 0, %84 ]
  %92 = zext nneg i32 %89 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %92
  %94 = load i32, ptr addrspace(3) %93, align 4, !tbaa !6
  %95 = add i32 %94, %90
  %96 = add nuw nsw i32 %89, 1
  %97 = add i32 %91, 1
  %98 = icmp eq i32 %97, %66
  br i1 %98, label %99, label %88, !llvm.loop !15

99:                                               ; preds = %82, %88, %45
  %100 = phi i32 [ 0, %45 ], [ %149, %82 ], [ %95, %88 ]
  %101 = insertelement <4 x i32> poison, i32 %100, i64 0
  %102 = shufflevector <4 x i32> %101, <4 x i32> poison, <4 x i32> zeroinitializer
  %103 = add <4 x i32> %102, %63
  store <4 x i32> %103, ptr %49, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %104 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @equalise_tiles.hist, i64 1020), align 4, !tbaa !6
  br i1 %25, label %105, label %153

105:                                              ; preds = %99
  %106 = lshr i32 %104, 1
  br label %154

107:                                              ; preds = %107, %68
  %108 = phi i32 [ 0, %68 ], [ %150, %107 ]
  %109 = phi i32 [ 0, %68 ], [ %149, %107 ]
  %110 = phi i32 [ 0, %68 ], [ %151, %107 ]
  %111 = zext nneg i32 %108 to i64
  %112 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %111
  %113 = load i32, ptr addrspace(3) %112, align 4, !tbaa !6
  %114 = add i32 %113, %109
  %115 = zext nneg i32 %108 to i64
  %116 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %116, i64 4
  %118 = load i32, ptr addrspace(3) %117, align 4, !tbaa !6
  %119 = add i32 %118, %114
  %120 = zext nneg i32 %108 to i64
  %121 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i64 8
  %123 = load i32, ptr addrspace(3) %122, align 4, !tbaa !6
  %124 = add i32 %123, %119
  %125 = zext nneg i32 %108 to i64
  %126 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %125
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i64 12
  %128 = load i32, ptr addrspace(3) %127, align 4, !tbaa !6
  %129 = add i32 %128, %124
  %130 = zext nneg i32 %108 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %131, i64 16
  %133 = load i32, ptr addrspace(3) %132, align 4, !tbaa !6
  %134 = add i32 %133, %129
  %135 = zext nneg i32 %108 to i64
  %136 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %136, i64 20
  %138 = load i32, ptr addrspace(3) %137, align 4, !tbaa !6
  %139 = add i32 %138, %134
  %140 = zext nneg i32 %108 to i64
  %141 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i64 24
  %143 = load i32, ptr addrspace(3) %142, align 4, !tbaa !6
  %144 = add i32 %143, %139
  %145 = zext nneg i32 %108 to i64
  %146 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %145
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) %146, i64 28
  %148 = load i32, ptr addrspace(3) %147, align 4, !tbaa !6
  %149 = add i32 %148, %144
  %150 = add nuw nsw i32 %108, 8
  %151 = add i32 %110, 8
  %152 = icmp eq i32 %151, %69
  br i1 %152, label %82, label %107

153:                                              ; preds = %154, %99
  ret void

154:                                              ; preds = %105, %154
  %155 = phi i32 [ %6, %105 ], [ %176, %154 ]
  %156 = freeze i32 %155
  %157 = sdiv i32 %156, %3
  %158 = add nsw i32 %157, %12
  %159 = mul nsw i32 %158, %2
  %160 = mul i32 %157, %3
  %161 = sub i32 %156, %160
  %162 = add i32 %161, %10
  %163 = add i32 %162, %159
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %164
  %166 = load i8, ptr addrspace(1) %165, align 1, !tbaa !14
  %167 = zext i8 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %167
  %169 = load i32, ptr addrspace(3) %168, align 4, !tbaa !6
  %170 = mul i32 %169, 255
  %171 = add i32 %170, %106
  %172 = udiv i32 %171, %104
  %173 = tail call noundef i32 @llvm.umin.i32(i32 %172, i32 255)
  %174 = trunc nuw i32 %173 to i8
  %175 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %164
  store i8 %174, ptr addrspace(1) %175, align 1, !tbaa !14
  %176 = add nuw nsw i32 %155, %8
  %177 = icmp samesign ult i32 %176, %24
  br i1 %177, label %154, label %153
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { convergent nounwind }

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
!12 = !{!"uchar*", !"uchar*", !"int", !"int", !"uint"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
