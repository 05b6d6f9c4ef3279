; ModuleID = 'corpus/opencl/dgemm_nt.cl'
source_filename = "corpus/opencl/dgemm_nt.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@dgemm_nt.as = internal unnamed_addr addrspace(3) global [4 x [16 x double]] undef, align 8
@dgemm_nt.bs = internal unnamed_addr addrspace(3) global [4 x [16 x double]] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %6, ptr addrspace(1) noalias noundef align 8 captures(none) %7) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  tail call void @__clang_ocl_kern_imp_dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6, ptr addrspace(1) noundef align 8 %7) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_dgemm_nt(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %5, ptr addrspace(1) noalias noundef readonly align 8 captures(none) %6, ptr addrspace(1) noalias noundef align 8 captures(none) %7) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 4
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = shl nuw nsw i32 %13, 4
  %15 = icmp eq i32 %2, 0
  br i1 %15, label %53, label %16

16:                                               ; preds = %8
  %17 = shl nuw nsw i32 %10, 3
  %18 = add nuw nsw i32 %17, %9
  %19 = zext nneg i32 %10 to i64
  %20 = zext nneg i32 %9 to i64
  %21 = and i32 %18, 15
  %22 = lshr i32 %18, 4
  %23 = or disjoint i32 %21, %12
  %24 = icmp ult i32 %23, %0
  %25 = mul i32 %23, %2
  %26 = add i32 %25, %22
  %27 = zext nneg i32 %22 to i64
  %28 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.as, i64 %27
  %29 = zext nneg i32 %21 to i64
  %30 = getelementptr inbounds nuw double, ptr addrspace(3) %28, i64 %29
  %31 = or disjoint i32 %21, %14
  %32 = icmp ult i32 %31, %1
  %33 = mul i32 %31, %2
  %34 = add i32 %33, %22
  %35 = getelementptr inbounds nuw [16 x double], ptr addrspace(3) @dgemm_nt.bs, i64 %27
  %36 = getelementptr inbounds nuw double, ptr addrspace(3) %35, i64 %29
  %37 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.bs, i64 %19
  %38 = getelementptr inbounds nuw double, ptr addrspace(3) @dgemm_nt.as, i64 %20
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i64 64
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i64 128
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i64 192
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 128
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 192
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i64 256
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i64 320
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 256
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 320
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i64 384
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i64 448
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 384
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i64 448
  br label %59

53:                                               ; preds = %75, %8
  %54 = phi <2 x double> [ zeroinitializer, %8 ], [ %124, %75 ]
  %55 = phi <2 x double> [ zeroinitializer, %8 ], [ %120, %75 ]
  %56 = add i32 %12, %9
  %57 = add nuw nsw i32 %14, %10
  %58 = icmp ult i32 %56, %0
  br i1 %58, label %127, label %171

59:                                               ; preds = %16, %75
  %60 = phi <2 x double> [ zeroinitializer, %16 ], [ %120, %75 ]
  %61 = phi <2 x double> [ zeroinitializer, %16 ], [ %124, %75 ]
  %62 = phi i32 [ 0, %16 ], [ %125, %75 ]
  br i1 %24, label %63, label %68

63:                                               ; preds = %59
  %64 = add i32 %26, %62
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %65
  %67 = load double, ptr addrspace(1) %66, align 8, !tbaa !15
  br label %68

68:                                               ; preds = %59, %63
  %69 = phi double [ %67, %63 ], [ 0.000000e+00, %59 ]
  store double %69, ptr addrspace(3) %30, align 8, !tbaa !15
  br i1 %32, label %70, label %75

70:                                               ; preds = %68
  %71 = add i32 %34, %62
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %72
  %74 = load double, ptr addrspace(1) %73, align 8, !tbaa !15
  br label %75

75:                                               ; preds = %68, %70
  %76 = phi double [ %74, %70 ], [ 0.000000e+00, %68 ]
  store double %76, ptr addrspace(3) %36, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = load double, ptr addrspace(3) %37, align 8, !tbaa !15
  %78 = insertelement <2 x double> poison, double %77, i64 0
  %79 = load double, ptr addrspace(3) %39, align 8, !tbaa !15
  %80 = insertelement <2 x double> %78, double %79, i64 1
  %81 = load double, ptr addrspace(3) %38, align 8, !tbaa !15
  %82 = insertelement <2 x double> poison, double %81, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %84 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %83, <2 x double> %80, <2 x double> %60)
  %85 = load double, ptr addrspace(3) %40, align 8, !tbaa !15
  %86 = insertelement <2 x double> poison, double %85, i64 0
  %87 = shufflevector <2 x double> %86, <2 x double> poison, <2 x i32> zeroinitializer
  %88 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %87, <2 x double> %80, <2 x double> %61)
  %89 = load double, ptr addrspace(3) %41, align 8, !tbaa !15
  %90 = insertelement <2 x double> poison, double %89, i64 0
  %91 = load double, ptr addrspace(3) %42, align 8, !tbaa !15
  %92 = insertelement <2 x double> %90, double %91, i64 1
  %93 = load double, ptr addrspace(3) %43, align 8, !tbaa !15
  %94 = insertelement <2 x double> poison, double %93, i64 0
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> zeroinitializer
  %96 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %95, <2 x double> %92, <2 x double> %84)
  %97 = load double, ptr addrspace(3) %44, align 8, !tbaa !15
  %98 = insertelement <2 x double> poison, double %97, i64 0
  %99 = shufflevector <2 x double> %98, <2 x double> poison, <2 x i32> zeroinitializer
  %100 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %99, <2 x double> %92, <2 x double> %88)
  %101 = load double, ptr addrspace(3) %45, align 8, !tbaa !15
  %102 = insertelement <2 x double> poison, double %101, i64 0
  %103 = load double, ptr addrspace(3) %46, align 8, !tbaa !15
  %104 = insertelement <2 x double> %102, double %103, i64 1
  %105 = load double, ptr addrspace(3) %47, align 8, !tbaa !15
  %106 = insertelement <2 x double> poison, double %105, i64 0
  %107 = shufflevector <2 x double> %106, <2 x double> poison, <2 x i32> zeroinitializer
  %108 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %107, <2 x double> %104, <2 x double> %96)
  %109 = load double, ptr addrspace(3) %48, align 8, !tbaa !15
  %110 = insertelement <2 x double> poison, double %109, i64 0
  %111 = shufflevector <2 x double> %110, <2 x double> poison, <2 x i32> zeroinitializer
  %112 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %111, <2 x double> %104, <2 x double> %100)
  %113 = load double, ptr addrspace(3) %49, align 8, !tbaa !15
  %114 = insertelement <2 x double> poison, double %113, i64 0
  %115 = load double, ptr addrspace(3) %50, align 8, !tbaa !15
  %116 = insertelement <2 x double> %114, double %115, i64 1
  %117 = load double, ptr addrspace(3) %51, align 8, !tbaa !15
  %118 = insertelement <2 x double> poison, double %117, i64 0
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> zeroinitializer
  %120 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %119, <2 x double> %116, <2 x double> %108)
  %121 = load double, ptr addrspace(3) %52, align 8, !tbaa !15
  %122 = insertelement <2 x double> poison, double %121, i64 0
  %123 = shufflevector <2 x double> %122, <2 x double> poison, <2 x i32> zeroinitializer
  %124 = tail call noundef <2 x double> @llvm.fma.v2f64(<2 x double> %123, <2 x double> %116, <2 x double> %112)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %125 = add i32 %62, 4
  %126 = icmp ult i32 %125, %2
  br i1 %126, label %59, label %53

127:                                              ; preds = %53
  %128 = extractelement <2 x double> %55, i64 1
  %129 = mul i32 %56, %1
  %130 = icmp ult i32 %57, %1
  br i1 %130, label %131, label %139

131:                                              ; preds = %127
  %132 = extractelement <2 x double> %55, i64 0
  %133 = add i32 %57, %129
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %134
  %136 = load double, ptr addrspace(1) %135, align 8, !tbaa !15
  %137 = fmul double %4, %136
  %138 = tail call double @llvm.fmuladd.f64(double %3, double %132, double %137)
  store double %138, ptr addrspace(1) %135, align 8, !tbaa !15
  br label %139

139:                                              ; preds = %131, %127
  %140 = add nuw nsw i32 %57, 8
  %141 = icmp ult i32 %140, %1
  br i1 %141, label %142, label %149

142:                                              ; preds = %139
  %143 = add i32 %140, %129
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %144
  %146 = load double, ptr addrspace(1) %145, align 8, !tbaa !15
  %147 = fmul double %4, %146
  %148 = tail call double @llvm.fmuladd.f64(double %3, double %128, double %147)
  store double %148, ptr addrspace(1) %145, align 8, !tbaa !15
  br label %149

149:                                              ; preds = %142, %139
  %150 = add i32 %56, 8
  %151 = icmp ult i32 %150, %0
  br i1 %151, label %152, label %171

152:                                              ; preds = %149
  %153 = extractelement <2 x double> %54, i64 1
  %154 = mul i32 %150, %1
  br i1 %130, label %155, label %163

155:                                              ; preds = %152
  %156 = extractelement <2 x double> %54, i64 0
  %157 = add i32 %57, %154
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %158
  %160 = load double, ptr addrspace(1) %159, align 8, !tbaa !15
  %161 = fmul double %4, %160
  %162 = tail call double @llvm.fmuladd.f64(double %3, double %156, double %161)
  store double %162, ptr addrspace(1) %159, align 8, !tbaa !15
  br label %163

163:                                              ; preds = %155, %152
  br i1 %141, label %164, label %171

164:                                              ; preds = %163
  %165 = add i32 %140, %154
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw double, ptr addrspace(1) %7, i64 %166
  %168 = load double, ptr addrspace(1) %167, align 8, !tbaa !15
  %169 = fmul double %4, %168
  %170 = tail call double @llvm.fmuladd.f64(double %3, double %153, double %169)
  store double %170, ptr addrspace(1) %167, align 8, !tbaa !15
  br label %171

171:                                              ; preds = %163, %164, %149, %53
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uint", !"uint", !"uint", !"double", !"double", !"double*", !"double*", !"double*"}
!13 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
!14 = !{i32 8, i32 8, i32 1}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !8, i64 0}
