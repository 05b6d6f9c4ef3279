; ModuleID = 'corpus/opencl/tpacf.cl'
source_filename = "corpus/opencl/tpacf.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cartesian = type { float, float, float }

@gen_hists.h = internal addrspace(3) global [20 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @gen_hists(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_gen_hists(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_gen_hists(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = icmp samesign ult i32 %5, 20
  br i1 %9, label %10, label %12

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @gen_hists.h, i64 %6
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %10, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = getelementptr inbounds nuw %struct.cartesian, ptr addrspace(1) %1, i64 %6
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !14
  %19 = icmp sgt i32 %3, %7
  br i1 %19, label %20, label %23

20:                                               ; preds = %12
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %22 = zext nneg i32 %21 to i64
  br label %24

23:                                               ; preds = %50, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %62, label %69

24:                                               ; preds = %20, %50
  %25 = phi i64 [ %8, %20 ], [ %59, %50 ]
  %26 = shl i64 %25, 32
  %27 = ashr exact i64 %26, 32
  %28 = getelementptr inbounds %struct.cartesian, ptr addrspace(1) %1, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !14
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 8
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = fmul float %16, %31
  %35 = tail call float @llvm.fmuladd.f32(float %14, float %29, float %34)
  %36 = tail call float @llvm.fmuladd.f32(float %18, float %33, float %35)
  br label %37

37:                                               ; preds = %24, %37
  %38 = phi i32 [ 0, %24 ], [ %47, %37 ]
  %39 = phi i32 [ 19, %24 ], [ %46, %37 ]
  %40 = add nsw i32 %38, %39
  %41 = sdiv i32 %40, 2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !14
  %45 = fcmp ult float %36, %44
  %46 = select i1 %45, i32 %39, i32 %41
  %47 = select i1 %45, i32 %41, i32 %38
  %48 = add nsw i32 %47, 1
  %49 = icmp sgt i32 %46, %48
  br i1 %49, label %37, label %50

50:                                               ; preds = %37
  %51 = sext i32 %47 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !14
  %54 = fcmp oge float %36, %53
  %55 = select i1 %54, i32 %47, i32 %46
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr addrspace(3) @gen_hists.h, i64 %56
  %58 = atomicrmw uinc_wrap ptr addrspace(3) %57, i32 -1 monotonic, align 4
  %59 = add nsw i64 %27, %22
  %60 = trunc i64 %59 to i32
  %61 = icmp sgt i32 %3, %60
  br i1 %61, label %24, label %23

62:                                               ; preds = %23
  %63 = getelementptr inbounds nuw i32, ptr addrspace(3) @gen_hists.h, i64 %6
  %64 = load i32, ptr addrspace(3) %63, align 4, !tbaa !6
  %65 = mul nuw nsw i64 %8, 20
  %66 = add nuw nsw i64 %65, %6
  %67 = and i64 %66, 4294967295
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %67
  store i32 %64, ptr addrspace(1) %68, align 4, !tbaa !6
  br label %69

69:                                               ; preds = %62, %23
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uint*", !"cartesian*", !"float*", !"int"}
!13 = !{!"", !"const", !"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
