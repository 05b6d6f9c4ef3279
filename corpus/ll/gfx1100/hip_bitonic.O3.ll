; ModuleID = 'corpus/hip/hip_bitonic.hip'
source_filename = "corpus/hip/hip_bitonic.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ16bitonic_sort_u64E1s = internal unnamed_addr addrspace(3) global [64 x i64] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @bitonic_sort_step(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i1 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 12
  %8 = load i16, ptr addrspace(4) %7, align 4, !range !9, !invariant.load !10, !noundef !10
  %9 = zext nneg i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = sub i32 %1, %2
  %14 = shl nuw i32 1, %13
  %15 = shl i32 2, %13
  %16 = add i32 %14, -1
  %17 = and i32 %12, %16
  %18 = lshr i32 %12, %13
  %19 = mul i32 %18, %15
  %20 = add i32 %19, %17
  %21 = add i32 %20, %14
  %22 = zext i32 %20 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !5
  %25 = zext i32 %21 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !5
  %28 = shl nuw i32 1, %1
  %29 = and i32 %12, %28
  %30 = icmp ne i32 %29, 0
  %31 = xor i1 %3, %30
  %32 = tail call i32 @llvm.umax.i32(i32 %24, i32 %27)
  %33 = tail call i32 @llvm.umin.i32(i32 %24, i32 %27)
  %34 = select i1 %31, i32 %33, i32 %32
  store i32 %34, ptr addrspace(1) %23, align 4, !tbaa !5
  %35 = select i1 %31, i32 %32, i32 %33
  store i32 %35, ptr addrspace(1) %26, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @bitonic_sort_u64(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %5
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %7
  %9 = load i64, ptr addrspace(1) %8, align 8, !tbaa !11
  %10 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s, i32 %2
  store i64 %9, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %11 = and i32 %2, 2
  %12 = icmp eq i32 %11, 0
  %13 = xor i32 %2, 1
  %14 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %15 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s, i32 %13
  %16 = load i64, ptr addrspace(3) %15, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %17 = icmp ult i64 %14, %16
  %18 = icmp samesign ugt i32 %13, %2
  %19 = xor i1 %12, %17
  %20 = xor i1 %19, %18
  %21 = select i1 %20, i64 %14, i64 %16
  store i64 %21, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = and i32 %2, 4
  %23 = icmp eq i32 %22, 0
  %24 = xor i32 %2, 2
  %25 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %26 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s, i32 %24
  %27 = load i64, ptr addrspace(3) %26, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %28 = icmp ult i64 %25, %27
  %29 = icmp samesign ugt i32 %24, %2
  %30 = xor i1 %29, %28
  %31 = xor i1 %30, %23
  %32 = select i1 %31, i64 %25, i64 %27
  store i64 %32, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %33 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %34 = load i64, ptr addrspace(3) %15, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %35 = icmp ult i64 %33, %34
  %36 = xor i1 %18, %35
  %37 = xor i1 %36, %23
  %38 = select i1 %37, i64 %33, i64 %34
  store i64 %38, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = and i32 %2, 8
  %40 = icmp eq i32 %39, 0
  %41 = xor i32 %2, 4
  %42 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %43 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s, i32 %41
  %44 = load i64, ptr addrspace(3) %43, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = icmp ult i64 %42, %44
  %46 = icmp samesign ugt i32 %41, %2
  %47 = xor i1 %46, %45
  %48 = xor i1 %47, %40
  %49 = select i1 %48, i64 %42, i64 %44
  store i64 %49, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %50 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %51 = load i64, ptr addrspace(3) %26, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %52 = icmp ult i64 %50, %51
  %53 = xor i1 %29, %52
  %54 = xor i1 %53, %40
  %55 = select i1 %54, i64 %50, i64 %51
  store i64 %55, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %56 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %57 = load i64, ptr addrspace(3) %15, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %58 = icmp ult i64 %56, %57
  %59 = xor i1 %18, %58
  %60 = xor i1 %59, %40
  %61 = select i1 %60, i64 %56, i64 %57
  store i64 %61, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %62 = and i32 %2, 16
  %63 = icmp eq i32 %62, 0
  %64 = xor i32 %2, 8
  %65 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %66 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s, i32 %64
  %67 = load i64, ptr addrspace(3) %66, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %68 = icmp ult i64 %65, %67
  %69 = icmp samesign ugt i32 %64, %2
  %70 = xor i1 %69, %68
  %71 = xor i1 %70, %63
  %72 = select i1 %71, i64 %65, i64 %67
  store i64 %72, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %73 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %74 = load i64, ptr addrspace(3) %43, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %75 = icmp ult i64 %73, %74
  %76 = xor i1 %46, %75
  %77 = xor i1 %76, %63
  %78 = select i1 %77, i64 %73, i64 %74
  store i64 %78, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %79 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %80 = load i64, ptr addrspace(3) %26, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %81 = icmp ult i64 %79, %80
  %82 = xor i1 %29, %81
  %83 = xor i1 %82, %63
  %84 = select i1 %83, i64 %79, i64 %80
  store i64 %84, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %85 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %86 = load i64, ptr addrspace(3) %15, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %87 = icmp ult i64 %85, %86
  %88 = xor i1 %18, %87
  %89 = xor i1 %88, %63
  %90 = select i1 %89, i64 %85, i64 %86
  store i64 %90, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %91 = and i32 %2, 32
  %92 = icmp eq i32 %91, 0
  %93 = xor i32 %2, 16
  %94 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %95 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s, i32 %93
  %96 = load i64, ptr addrspace(3) %95, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %97 = icmp ult i64 %94, %96
  %98 = icmp samesign ugt i32 %93, %2
  %99 = xor i1 %98, %97
  %100 = xor i1 %99, %92
  %101 = select i1 %100, i64 %94, i64 %96
  store i64 %101, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %102 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %103 = load i64, ptr addrspace(3) %66, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %104 = icmp ult i64 %102, %103
  %105 = xor i1 %69, %104
  %106 = xor i1 %105, %92
  %107 = select i1 %106, i64 %102, i64 %103
  store i64 %107, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %108 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %109 = load i64, ptr addrspace(3) %43, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %110 = icmp ult i64 %108, %109
  %111 = xor i1 %46, %110
  %112 = xor i1 %111, %92
  %113 = select i1 %112, i64 %108, i64 %109
  store i64 %113, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %114 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %115 = load i64, ptr addrspace(3) %26, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %116 = icmp ult i64 %114, %115
  %117 = xor i1 %29, %116
  %118 = xor i1 %117, %92
  %119 = select i1 %118, i64 %114, i64 %115
  store i64 %119, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %120 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %121 = load i64, ptr addrspace(3) %15, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %122 = icmp ult i64 %120, %121
  %123 = xor i1 %18, %122
  %124 = xor i1 %123, %92
  %125 = select i1 %124, i64 %120, i64 %121
  store i64 %125, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %126 = and i32 %2, 64
  %127 = icmp eq i32 %126, 0
  %128 = xor i32 %2, 32
  %129 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %130 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s, i32 %128
  %131 = load i64, ptr addrspace(3) %130, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %132 = icmp ult i64 %129, %131
  %133 = icmp samesign ugt i32 %128, %2
  %134 = xor i1 %133, %132
  %135 = xor i1 %134, %127
  %136 = select i1 %135, i64 %129, i64 %131
  store i64 %136, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %137 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %138 = load i64, ptr addrspace(3) %95, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %139 = icmp ult i64 %137, %138
  %140 = xor i1 %98, %139
  %141 = xor i1 %140, %127
  %142 = select i1 %141, i64 %137, i64 %138
  store i64 %142, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %143 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %144 = load i64, ptr addrspace(3) %66, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %145 = icmp ult i64 %143, %144
  %146 = xor i1 %69, %145
  %147 = xor i1 %146, %127
  %148 = select i1 %147, i64 %143, i64 %144
  store i64 %148, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %149 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %150 = load i64, ptr addrspace(3) %43, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %151 = icmp ult i64 %149, %150
  %152 = xor i1 %46, %151
  %153 = xor i1 %152, %127
  %154 = select i1 %153, i64 %149, i64 %150
  store i64 %154, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %155 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %156 = load i64, ptr addrspace(3) %26, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %157 = icmp ult i64 %155, %156
  %158 = xor i1 %29, %157
  %159 = xor i1 %158, %127
  %160 = select i1 %159, i64 %155, i64 %156
  store i64 %160, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %161 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  %162 = load i64, ptr addrspace(3) %15, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %163 = icmp ult i64 %161, %162
  %164 = xor i1 %18, %163
  %165 = xor i1 %164, %127
  %166 = select i1 %165, i64 %161, i64 %162
  store i64 %166, ptr addrspace(3) %10, align 8, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %167 = load i64, ptr addrspace(3) %10, align 8, !tbaa !11
  store i64 %167, ptr addrspace(1) %8, align 8, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !7, i64 0}
