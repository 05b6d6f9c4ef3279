; ModuleID = 'atomics.cl'
source_filename = "atomics.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @atomics(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_atomics(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_atomics(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = icmp sgt i32 %3, %13
  br i1 %14, label %15, label %37

15:                                               ; preds = %4
  %16 = atomicrmw add ptr addrspace(1) %0, i32 %13 monotonic, align 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %18 = atomicrmw max ptr addrspace(1) %17, i32 %13 monotonic, align 4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %20 = atomicrmw umin ptr addrspace(1) %19, i32 %13 monotonic, align 4
  %21 = and i32 %13, 31
  %22 = shl nuw i32 1, %21
  %23 = atomicrmw or ptr addrspace(1) %2, i32 %22 monotonic, align 4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %25 = cmpxchg ptr addrspace(1) %24, i32 5, i32 %13 monotonic monotonic, align 4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %27 = atomicrmw uinc_wrap ptr addrspace(1) %26, i32 -1 monotonic, align 4
  %28 = icmp sgt i32 %16, -1
  %29 = zext i1 %28 to i32
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %31 = shl i64 %12, 32
  %32 = ashr exact i64 %31, 32
  %33 = getelementptr inbounds i32, ptr addrspace(1) %30, i64 %32
  %34 = atomicrmw xchg ptr addrspace(1) %33, i32 %13 monotonic, align 4
  %35 = add nsw i32 %34, %29
  %36 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %32
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %4, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = !{i32 1, i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none", !"none"}
!13 = !{!"int*", !"int*", !"uint*", !"int"}
!14 = !{!"volatile", !"", !"volatile", !""}
