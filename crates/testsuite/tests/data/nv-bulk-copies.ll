; Copies of the asynchronous engine by intrinsics, and a sparse product.
; run: --kernel boxes --grid 1 --block 32 --arg m=tensormap:i32:12x6:8x4,32:iota --arg out=buf:i32x32:zeros
; run: --kernel everywhere --grid 2 --block 32 --arg in=buf:i32x8:iota:5 --arg out=buf:i32x16:zeros
; run: --kernel sparse --grid 1 --block 32 --arg in=buf:i32x1:values:1006648320 --arg out=buf:f32x128:zeros

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@near = internal addrspace(3) global [64 x i32] undef, align 1024
@bar = internal addrspace(3) global i64 undef, align 8

; The box at (6, 3) of a tensor of 12 by 6 is loaded, added to the tensor at (-4, 0), and copied to memory.
define ptx_kernel void @boxes(ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %map, ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %issue, label %meet
issue:
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, i32 1)
  %state = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @bar, i32 128)
  %far = addrspacecast ptr addrspace(3) @near to ptr addrspace(7)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %far, ptr addrspace(3) @bar, ptr %map, i32 6, i32 3, i16 0, i64 0, i1 0, i1 0, i32 0)
  br label %meet
meet:
  call void @llvm.nvvm.barrier0()
  br label %wait
wait:
  %done = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 0)
  br i1 %done, label %go, label %wait
go:
  br i1 %first, label %back, label %end
back:
  call void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.2d(ptr addrspace(3) @near, ptr %map, i32 -4, i32 0, i64 0, i1 0)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %out, ptr addrspace(3) @near, i32 128, i64 0, i1 0)
  call void @llvm.nvvm.cp.async.bulk.commit.group()
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 1)
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
  br label %end
end:
  ret void
}

; Rank 1 sends its bytes to both blocks of the cluster.
define ptx_kernel void @everywhere(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %rank = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %init, label %meet
init:
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, i32 1)
  %state = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @bar, i32 32)
  br label %meet
meet:
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  %second = icmp eq i32 %rank, 1
  %sends = and i1 %first, %second
  br i1 %sends, label %send, label %wait
send:
  %far = addrspacecast ptr addrspace(3) @near to ptr addrspace(7)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %far, ptr addrspace(3) @bar, ptr addrspace(1) %in, i32 32, i16 3, i64 0, i1 1, i1 0)
  br label %wait
wait:
  %done = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 0)
  br i1 %done, label %go, label %wait
go:
  %few = icmp ult i32 %tid, 8
  br i1 %few, label %store, label %leave
store:
  %p = getelementptr i32, ptr addrspace(3) @near, i32 %tid
  %v = load i32, ptr addrspace(3) %p
  %base = shl i32 %rank, 3
  %at = add i32 %base, %tid
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %v, ptr addrspace(1) %q
  br label %leave
leave:
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  ret void
}

; Every element that is there is 1: sums of eight products.
define ptx_kernel void @sparse(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %one = load <2 x half>, ptr addrspace(1) %in
  %d = call { float, float, float, float } @llvm.nvvm.mma.sp.m16n8k16.row.col.f32.f32(<2 x half> %one, <2 x half> %one, <2 x half> %one, <2 x half> %one, float 0.0, float 1.0, float 2.0, float 3.0, i32 1145324612, i32 0)
  %at = shl i32 %tid, 2
  %p = getelementptr float, ptr addrspace(1) %out, i32 %at
  %d0 = extractvalue { float, float, float, float } %d, 0
  %d1 = extractvalue { float, float, float, float } %d, 1
  %d2 = extractvalue { float, float, float, float } %d, 2
  %d3 = extractvalue { float, float, float, float } %d, 3
  store float %d0, ptr addrspace(1) %p
  %p1 = getelementptr float, ptr addrspace(1) %p, i32 1
  store float %d1, ptr addrspace(1) %p1
  %p2 = getelementptr float, ptr addrspace(1) %p, i32 2
  store float %d2, ptr addrspace(1) %p2
  %p3 = getelementptr float, ptr addrspace(1) %p, i32 3
  store float %d3, ptr addrspace(1) %p3
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @llvm.nvvm.barrier.cluster.wait()
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1 immarg, i1 immarg, i32 immarg)
declare void @llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.2d(ptr addrspace(3), ptr, i32, i32, i64, i1 immarg)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1), ptr addrspace(3), i32, i64, i1 immarg)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1 immarg, i1 immarg)
declare void @llvm.nvvm.cp.async.bulk.commit.group()
declare void @llvm.nvvm.cp.async.bulk.wait.group(i32 immarg)
declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 immarg)
declare { float, float, float, float } @llvm.nvvm.mma.sp.m16n8k16.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, i32, i32 immarg)

attributes #0 = { "nvvm.cluster_dim"="2" }
