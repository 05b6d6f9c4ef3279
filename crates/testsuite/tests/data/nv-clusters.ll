; Blocks of a cluster: their numbers, one another's shared memory, and a barrier of their own.
; run: --kernel neighbours --grid 6 --block 64 --arg out=buf:i32x12:zeros
; run: --kernel neighbours --grid 3 --block 32 --arg out=buf:i32x6:zeros
; run: --kernel sums --grid 4,2 --block 32 --arg out=buf:i32x8:zeros

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@box = internal addrspace(3) global i32 undef, align 4

; Each block reads the next one's number by both kinds of addresses.
define ptx_kernel void @neighbours(ptr addrspace(1) %out) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %rank = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  %count = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  %cluster = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %write, label %meet
write:
  %scaled = mul i32 %cluster, 100
  %value = add i32 %scaled, %rank
  store i32 %value, ptr addrspace(3) @box
  br label %meet
meet:
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  %after = add i32 %rank, 1
  %next = urem i32 %after, %count
  %far = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @box, i32 %next)
  %theirs = load i32, ptr addrspace(7) %far
  %wide = addrspacecast ptr addrspace(7) %far to ptr
  %near = addrspacecast ptr %wide to ptr addrspace(3)
  %of = call i32 @llvm.nvvm.getctarank.shared.cluster(ptr addrspace(3) %near)
  %generic = addrspacecast ptr addrspace(3) @box to ptr
  %mapped = call ptr @llvm.nvvm.mapa(ptr %generic, i32 %next)
  %again = load i32, ptr %mapped
  %own = call i1 @llvm.nvvm.isspacep.shared(ptr %mapped)
  %any = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %mapped)
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  br i1 %first, label %store, label %end
store:
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %at = shl i32 %block, 1
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %ten = mul i32 %of, 10000
  %sum = add i32 %theirs, %ten
  store i32 %sum, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 1
  %own.z = zext i1 %own to i32
  %any.z = select i1 %any, i32 2, i32 0
  %bits = or i32 %own.z, %any.z
  %both = mul i32 %again, 10
  %word = add i32 %both, %bits
  store i32 %word, ptr addrspace(1) %p2
  br label %end
end:
  ret void
}

; All blocks of a cluster add to the memory of the one of rank 0.
define ptx_kernel void @sums(ptr addrspace(1) %out) #1 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  %rank = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  store i32 0, ptr addrspace(3) @box
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  %row = mul i32 %y, %width
  %linear = add i32 %row, %x
  %plus = add i32 %linear, 1
  %far = call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) @box, i32 0)
  %generic = addrspacecast ptr addrspace(7) %far to ptr
  %old = atomicrmw add ptr %generic, i32 %plus monotonic
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %store, label %end
store:
  %mine = load i32, ptr addrspace(3) @box
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %four = shl i32 %by, 2
  %at = add i32 %four, %bx
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %mine, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @llvm.nvvm.barrier.cluster.wait()
declare void @llvm.nvvm.barrier.cluster.arrive.aligned()
declare void @llvm.nvvm.barrier.cluster.wait.aligned()
declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
declare ptr @llvm.nvvm.mapa(ptr, i32)
declare i32 @llvm.nvvm.getctarank.shared.cluster(ptr addrspace(3))
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr)

attributes #0 = { "nvvm.cluster_dim"="3" }
attributes #1 = { "nvvm.cluster_dim"="2,2" }
