; ModuleID = 'corpus/hip/hip_bitonic.hip'
source_filename = "corpus/hip/hip_bitonic.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16bitonic_sort_u64E1s = internal unnamed_addr addrspace(3) global [64 x i64] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bitonic_sort_step(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sub i32 %1, %2
  %11 = shl nuw i32 1, %10
  %12 = shl i32 2, %10
  %13 = add i32 %11, -1
  %14 = and i32 %13, %9
  %15 = lshr i32 %9, %10
  %16 = mul i32 %15, %12
  %17 = add i32 %14, %16
  %18 = add i32 %17, %11
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = zext i32 %18 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = shl nuw i32 1, %1
  %26 = and i32 %25, %9
  %27 = icmp ne i32 %26, 0
  %28 = xor i1 %3, %27
  %29 = tail call i32 @llvm.umax.i32(i32 %21, i32 %24)
  %30 = tail call i32 @llvm.umin.i32(i32 %21, i32 %24)
  %31 = select i1 %28, i32 %30, i32 %29
  store i32 %31, ptr %20, align 4, !tbaa !4
  %32 = select i1 %28, i32 %29, i32 %30
  store i32 %32, ptr %23, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort_u64(ptr noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 6
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw i64, ptr %6, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 %7
  store i64 %9, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = and i32 %2, 2
  %12 = icmp eq i32 %11, 0
  %13 = xor i32 %2, 1
  %14 = load i64, ptr %10, align 8, !tbaa !8
  %15 = zext nneg i32 %13 to i64
  %16 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp ult i64 %14, %17
  %19 = icmp samesign ugt i32 %13, %2
  %20 = xor i1 %12, %18
  %21 = xor i1 %20, %19
  %22 = select i1 %21, i64 %14, i64 %17
  store i64 %22, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = and i32 %2, 4
  %24 = icmp eq i32 %23, 0
  %25 = xor i32 %2, 2
  %26 = load i64, ptr %10, align 8, !tbaa !8
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 %27
  %29 = load i64, ptr %28, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp ult i64 %26, %29
  %31 = icmp samesign ugt i32 %25, %2
  %32 = xor i1 %31, %30
  %33 = xor i1 %32, %24
  %34 = select i1 %33, i64 %26, i64 %29
  store i64 %34, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = load i64, ptr %10, align 8, !tbaa !8
  %36 = load i64, ptr %16, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = icmp ult i64 %35, %36
  %38 = xor i1 %19, %37
  %39 = xor i1 %38, %24
  %40 = select i1 %39, i64 %35, i64 %36
  store i64 %40, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = and i32 %2, 8
  %42 = icmp eq i32 %41, 0
  %43 = xor i32 %2, 4
  %44 = load i64, ptr %10, align 8, !tbaa !8
  %45 = zext nneg i32 %43 to i64
  %46 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 %45
  %47 = load i64, ptr %46, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = icmp ult i64 %44, %47
  %49 = icmp samesign ugt i32 %43, %2
  %50 = xor i1 %49, %48
  %51 = xor i1 %50, %42
  %52 = select i1 %51, i64 %44, i64 %47
  store i64 %52, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = load i64, ptr %10, align 8, !tbaa !8
  %54 = load i64, ptr %28, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = icmp ult i64 %53, %54
  %56 = xor i1 %31, %55
  %57 = xor i1 %56, %42
  %58 = select i1 %57, i64 %53, i64 %54
  store i64 %58, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = load i64, ptr %10, align 8, !tbaa !8
  %60 = load i64, ptr %16, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = icmp ult i64 %59, %60
  %62 = xor i1 %19, %61
  %63 = xor i1 %62, %42
  %64 = select i1 %63, i64 %59, i64 %60
  store i64 %64, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = and i32 %2, 16
  %66 = icmp eq i32 %65, 0
  %67 = xor i32 %2, 8
  %68 = load i64, ptr %10, align 8, !tbaa !8
  %69 = zext nneg i32 %67 to i64
  %70 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 %69
  %71 = load i64, ptr %70, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = icmp ult i64 %68, %71
  %73 = icmp samesign ugt i32 %67, %2
  %74 = xor i1 %73, %72
  %75 = xor i1 %74, %66
  %76 = select i1 %75, i64 %68, i64 %71
  store i64 %76, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = load i64, ptr %10, align 8, !tbaa !8
  %78 = load i64, ptr %46, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = icmp ult i64 %77, %78
  %80 = xor i1 %49, %79
  %81 = xor i1 %80, %66
  %82 = select i1 %81, i64 %77, i64 %78
  store i64 %82, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = load i64, ptr %10, align 8, !tbaa !8
  %84 = load i64, ptr %28, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = icmp ult i64 %83, %84
  %86 = xor i1 %31, %85
  %87 = xor i1 %86, %66
  %88 = select i1 %87, i64 %83, i64 %84
  store i64 %88, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = load i64, ptr %10, align 8, !tbaa !8
  %90 = load i64, ptr %16, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = icmp ult i64 %89, %90
  %92 = xor i1 %19, %91
  %93 = xor i1 %92, %66
  %94 = select i1 %93, i64 %89, i64 %90
  store i64 %94, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %95 = and i32 %2, 32
  %96 = icmp eq i32 %95, 0
  %97 = xor i32 %2, 16
  %98 = load i64, ptr %10, align 8, !tbaa !8
  %99 = zext nneg i32 %97 to i64
  %100 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 %99
  %101 = load i64, ptr %100, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = icmp ult i64 %98, %101
  %103 = icmp samesign ugt i32 %97, %2
  %104 = xor i1 %103, %102
  %105 = xor i1 %104, %96
  %106 = select i1 %105, i64 %98, i64 %101
  store i64 %106, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %107 = load i64, ptr %10, align 8, !tbaa !8
  %108 = load i64, ptr %70, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %109 = icmp ult i64 %107, %108
  %110 = xor i1 %73, %109
  %111 = xor i1 %110, %96
  %112 = select i1 %111, i64 %107, i64 %108
  store i64 %112, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %113 = load i64, ptr %10, align 8, !tbaa !8
  %114 = load i64, ptr %46, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %115 = icmp ult i64 %113, %114
  %116 = xor i1 %49, %115
  %117 = xor i1 %116, %96
  %118 = select i1 %117, i64 %113, i64 %114
  store i64 %118, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %119 = load i64, ptr %10, align 8, !tbaa !8
  %120 = load i64, ptr %28, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %121 = icmp ult i64 %119, %120
  %122 = xor i1 %31, %121
  %123 = xor i1 %122, %96
  %124 = select i1 %123, i64 %119, i64 %120
  store i64 %124, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %125 = load i64, ptr %10, align 8, !tbaa !8
  %126 = load i64, ptr %16, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %127 = icmp ult i64 %125, %126
  %128 = xor i1 %19, %127
  %129 = xor i1 %128, %96
  %130 = select i1 %129, i64 %125, i64 %126
  store i64 %130, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = and i32 %2, 64
  %132 = icmp eq i32 %131, 0
  %133 = xor i32 %2, 32
  %134 = load i64, ptr %10, align 8, !tbaa !8
  %135 = zext nneg i32 %133 to i64
  %136 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 %135
  %137 = load i64, ptr %136, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %138 = icmp ult i64 %134, %137
  %139 = icmp samesign ugt i32 %133, %2
  %140 = xor i1 %139, %138
  %141 = xor i1 %140, %132
  %142 = select i1 %141, i64 %134, i64 %137
  store i64 %142, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %143 = load i64, ptr %10, align 8, !tbaa !8
  %144 = load i64, ptr %100, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %145 = icmp ult i64 %143, %144
  %146 = xor i1 %103, %145
  %147 = xor i1 %146, %132
  %148 = select i1 %147, i64 %143, i64 %144
  store i64 %148, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %149 = load i64, ptr %10, align 8, !tbaa !8
  %150 = load i64, ptr %70, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %151 = icmp ult i64 %149, %150
  %152 = xor i1 %73, %151
  %153 = xor i1 %152, %132
  %154 = select i1 %153, i64 %149, i64 %150
  store i64 %154, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %155 = load i64, ptr %10, align 8, !tbaa !8
  %156 = load i64, ptr %46, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %157 = icmp ult i64 %155, %156
  %158 = xor i1 %49, %157
  %159 = xor i1 %158, %132
  %160 = select i1 %159, i64 %155, i64 %156
  store i64 %160, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %161 = load i64, ptr %10, align 8, !tbaa !8
  %162 = load i64, ptr %28, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %163 = icmp ult i64 %161, %162
  %164 = xor i1 %31, %163
  %165 = xor i1 %164, %132
  %166 = select i1 %165, i64 %161, i64 %162
  store i64 %166, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %167 = load i64, ptr %10, align 8, !tbaa !8
  %168 = load i64, ptr %16, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %169 = icmp ult i64 %167, %168
  %170 = xor i1 %19, %169
  %171 = xor i1 %170, %132
  %172 = select i1 %171, i64 %167, i64 %168
  store i64 %172, ptr %10, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %173 = load i64, ptr %10, align 8, !tbaa !8
  store i64 %173, ptr %8, align 8, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !6, i64 0}
