; Programs with one answer on every machine that keeps LLVM's memory model, and another one where a fence, a barrier, an
; ordering or a scope is missing. The tests run those of the scope "device" with the scope of the system, too.
;
; run: --kernel pass --grid 3 --block 32 --arg buf:u32x32:zeros --arg buf:u32x32:zeros --arg out=buf:u32x96:zeros
; run: --kernel fences --grid 3 --block 32 --arg buf:u32x32:zeros --arg buf:u32x32:zeros --arg out=buf:u32x96:zeros
; run: --kernel last --grid 4 --block 64 --arg buf:u32x256:zeros --arg buf:u32x1:zeros --arg out=buf:u32x64:zeros
; run: --kernel group --grid 2 --block 128 --arg buf:u32x256:zeros --arg out=buf:u32x256:zeros
; run: --kernel warp --grid 2 --block 32 --arg buf:u32x64:zeros --arg out=buf:u32x64:zeros
; run: --kernel chain --grid 6 --block 32 --arg buf:u32x12:zeros --arg out=buf:u32x6:zeros
; run: --kernel inside --grid 2 --block 128 --arg buf:u32x256:zeros --arg buf:u32x2:zeros --arg out=buf:u32x256:zeros
; run: --kernel near --grid 2 --block 64 --arg out=buf:u32x128:zeros
; run: --kernel lock --grid 6 --block 4 --arg buf:u32x1:zeros --arg out=buf:u32x2:zeros
; run: --kernel ticket --grid 6 --block 2 --arg buf:u32x2:zeros --arg out=buf:u32x2:zeros
; run: --kernel meet --grid 4 --block 64 --arg buf:u32x512:zeros --arg buf:u32x1:zeros --arg out=buf:u32x256:zeros
; run: --kernel count --grid 5 --block 32 --arg out=buf:u32x2:zeros
target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global [256 x i32] poison, align 4
@flags = internal addrspace(3) global [32 x i32] poison, align 4

; Message passing: block 0 writes, each thread with a flag of its own; the others wait and read.
define ptx_kernel void @pass(ptr addrspace(1) %data, ptr addrspace(1) %flags, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %data, i32 %t
  %flag = getelementptr i32, ptr addrspace(1) %flags, i32 %t
  %first = icmp eq i32 %g, 0
  br i1 %first, label %write, label %spin

write:
  %value = add i32 %t, 1000
  store i32 %value, ptr addrspace(1) %place, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("device") release, align 4
  br label %end

spin:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("device") acquire, align 4
  %done = icmp eq i32 %seen, 1
  br i1 %done, label %read, label %spin

read:
  %x = load i32, ptr addrspace(1) %place, align 4
  br label %end

end:
  %result = phi i32 [ %value, %write ], [ %x, %read ]
  %row = shl i32 %g, 5
  %at = add i32 %row, %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}

; The same with fences.
define ptx_kernel void @fences(ptr addrspace(1) %data, ptr addrspace(1) %flags, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr i32, ptr addrspace(1) %data, i32 %t
  %flag = getelementptr i32, ptr addrspace(1) %flags, i32 %t
  %first = icmp eq i32 %g, 0
  br i1 %first, label %write, label %spin

write:
  %value = add i32 %t, 2000
  store i32 %value, ptr addrspace(1) %place, align 4
  fence syncscope("device") release
  store atomic i32 1, ptr addrspace(1) %flag syncscope("device") monotonic, align 4
  br label %end

spin:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("device") monotonic, align 4
  %done = icmp eq i32 %seen, 1
  br i1 %done, label %read, label %spin

read:
  fence syncscope("device") acquire
  %x = load i32, ptr addrspace(1) %place, align 4
  br label %end

end:
  %result = phi i32 [ %value, %write ], [ %x, %read ]
  %row = shl i32 %g, 5
  %at = add i32 %row, %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}

; The last block to come adds up what all have written.
define ptx_kernel void @last(ptr addrspace(1) %parts, ptr addrspace(1) %count, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %g, 6
  %at = add i32 %row, %t
  %own = getelementptr i32, ptr addrspace(1) %parts, i32 %at
  %value = mul i32 %at, 3
  store i32 %value, ptr addrspace(1) %own, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %lane = icmp eq i32 %t, 0
  br i1 %lane, label %ticket, label %meet

ticket:
  %old = atomicrmw add ptr addrspace(1) %count, i32 1 syncscope("device") acq_rel, align 4
  store i32 %old, ptr addrspace(3) @shared, align 4
  br label %meet

meet:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %all = load i32, ptr addrspace(3) @shared, align 4
  %is.last = icmp eq i32 %all, 3
  br i1 %is.last, label %loop, label %end

loop:
  %n = phi i32 [ 0, %meet ], [ %next, %loop ]
  %sum = phi i32 [ 0, %meet ], [ %more, %loop ]
  %from.row = shl i32 %n, 6
  %mirror = sub i32 63, %t
  %from.at = add i32 %from.row, %mirror
  %from = getelementptr i32, ptr addrspace(1) %parts, i32 %from.at
  %part = load i32, ptr addrspace(1) %from, align 4
  %more = add i32 %sum, %part
  %next = add i32 %n, 1
  %again = icmp ult i32 %next, 4
  br i1 %again, label %loop, label %store

store:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %more, ptr addrspace(1) %to, align 4
  br label %end

end:
  ret void
}

; Threads of a block exchange values by global and shared memory over barriers.
define ptx_kernel void @group(ptr addrspace(1) %data, ptr addrspace(1) %out) {
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %g, 7
  %at = add i32 %row, %t
  %mirror = sub i32 127, %t
  %mirror.at = add i32 %row, %mirror
  %own = getelementptr i32, ptr addrspace(1) %data, i32 %at
  %other = getelementptr i32, ptr addrspace(1) %data, i32 %mirror.at
  %own.l = getelementptr i32, ptr addrspace(3) @shared, i32 %t
  %other.l = getelementptr i32, ptr addrspace(3) @shared, i32 %mirror
  %a = mul i32 %at, 5
  store i32 %a, ptr addrspace(1) %own, align 4
  store i32 %t, ptr addrspace(3) %own.l, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load i32, ptr addrspace(1) %other, align 4
  %y = load i32, ptr addrspace(3) %other.l, align 4
  %sum = add i32 %x, %y
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %sum, ptr addrspace(1) %own, align 4
  store i32 %sum, ptr addrspace(3) %own.l, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %z = load i32, ptr addrspace(1) %other, align 4
  %w = load i32, ptr addrspace(3) %other.l, align 4
  %both = mul i32 %z, %w
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %both, ptr addrspace(1) %to, align 4
  ret void
}

; Lanes of a warp exchange values by global and shared memory.
define ptx_kernel void @warp(ptr addrspace(1) %data, ptr addrspace(1) %out) {
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %g, 5
  %at = add i32 %row, %t
  %mirror = xor i32 %t, 7
  %mirror.at = add i32 %row, %mirror
  %own = getelementptr i32, ptr addrspace(1) %data, i32 %at
  %other = getelementptr i32, ptr addrspace(1) %data, i32 %mirror.at
  %own.l = getelementptr i32, ptr addrspace(3) @shared, i32 %t
  %other.l = getelementptr i32, ptr addrspace(3) @shared, i32 %mirror
  %a = mul i32 %at, 7
  store i32 %a, ptr addrspace(1) %own, align 4
  store i32 %t, ptr addrspace(3) %own.l, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %x = load i32, ptr addrspace(1) %other, align 4
  %y = load i32, ptr addrspace(3) %other.l, align 4
  %sum = add i32 %x, %y
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store i32 %sum, ptr addrspace(3) %own.l, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %w = load i32, ptr addrspace(3) %other.l, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %w, ptr addrspace(1) %to, align 4
  ret void
}

; Look-back: each block waits for the one before it and hands its sum on.
define ptx_kernel void @chain(ptr addrspace(1) %cells, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = icmp eq i32 %t, 0
  br i1 %lane, label %start, label %end

start:
  %first = icmp eq i32 %g, 0
  br i1 %first, label %add, label %spin

spin:
  %before = sub i32 %g, 1
  %cell.before = shl i32 %before, 1
  %flag.before = getelementptr i32, ptr addrspace(1) %cells, i32 %cell.before
  %seen = load atomic i32, ptr addrspace(1) %flag.before syncscope("device") acquire, align 4
  %done = icmp eq i32 %seen, 1
  br i1 %done, label %read, label %spin

read:
  %from = getelementptr i32, ptr addrspace(1) %flag.before, i32 1
  %x = load i32, ptr addrspace(1) %from, align 4
  br label %add

add:
  %base = phi i32 [ 100, %start ], [ %x, %read ]
  %sum = add i32 %base, %g
  %cell = shl i32 %g, 1
  %flag = getelementptr i32, ptr addrspace(1) %cells, i32 %cell
  %to = getelementptr i32, ptr addrspace(1) %flag, i32 1
  store i32 %sum, ptr addrspace(1) %to, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("device") release, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %g
  store i32 %sum, ptr addrspace(1) %o, align 4
  br label %end

end:
  ret void
}

; Message passing between the threads of a block, without a barrier, by a sequence of releasing operations.
define ptx_kernel void @inside(ptr addrspace(1) %data, ptr addrspace(1) %flags, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %g, 7
  %at = add i32 %row, %t
  %flag = getelementptr i32, ptr addrspace(1) %flags, i32 %g
  %writes = icmp ult i32 %t, 64
  br i1 %writes, label %write, label %spin

write:
  %place = getelementptr i32, ptr addrspace(1) %data, i32 %at
  %value = add i32 %at, 7
  store i32 %value, ptr addrspace(1) %place, align 4
  %add = atomicrmw add ptr addrspace(1) %flag, i32 1 syncscope("block") release, align 4
  br label %end

spin:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("block") acquire, align 4
  %done = icmp eq i32 %seen, 64
  br i1 %done, label %read, label %spin

read:
  %other = sub i32 %at, 64
  %from = getelementptr i32, ptr addrspace(1) %data, i32 %other
  %x = load i32, ptr addrspace(1) %from, align 4
  br label %end

end:
  %result = phi i32 [ %value, %write ], [ %x, %read ]
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}

; Message passing by shared memory.
define ptx_kernel void @near(ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = and i32 %t, 31
  %place = getelementptr i32, ptr addrspace(3) @shared, i32 %lane
  %flag = getelementptr i32, ptr addrspace(3) @flags, i32 %lane
  store i32 0, ptr addrspace(3) %place, align 4
  store i32 0, ptr addrspace(3) %flag, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %writes = icmp ult i32 %t, 32
  br i1 %writes, label %write, label %spin

write:
  %value = add i32 %t, 9
  store i32 %value, ptr addrspace(3) %place, align 4
  store atomic i32 1, ptr addrspace(3) %flag syncscope("block") release, align 4
  br label %end

spin:
  %seen = load atomic i32, ptr addrspace(3) %flag syncscope("block") acquire, align 4
  %done = icmp eq i32 %seen, 1
  br i1 %done, label %read, label %spin

read:
  %x = load i32, ptr addrspace(3) %place, align 4
  br label %end

end:
  %result = phi i32 [ %value, %write ], [ %x, %read ]
  %row = shl i32 %g, 6
  %at = add i32 %row, %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}

; A lock: what it guards is neither atomic nor ordered by itself.
define ptx_kernel void @lock(ptr addrspace(1) %lock, ptr addrspace(1) %out) {
entry:
  br label %try

try:
  %pair = cmpxchg ptr addrspace(1) %lock, i32 0, i32 1 syncscope("device") acquire monotonic, align 4
  %got = extractvalue { i32, i1 } %pair, 1
  br i1 %got, label %inside, label %try

inside:
  %second = getelementptr i32, ptr addrspace(1) %out, i32 1
  %x = load i32, ptr addrspace(1) %out, align 4
  %y = load i32, ptr addrspace(1) %second, align 4
  %x1 = add i32 %x, 1
  %y1 = sub i32 %y, -3
  store i32 %x1, ptr addrspace(1) %out, align 4
  store i32 %y1, ptr addrspace(1) %second, align 4
  store atomic i32 0, ptr addrspace(1) %lock syncscope("device") release, align 4
  ret void
}

; A ticket lock.
define ptx_kernel void @ticket(ptr addrspace(1) %lock, ptr addrspace(1) %out) {
entry:
  %serving = getelementptr i32, ptr addrspace(1) %lock, i32 1
  %mine = atomicrmw add ptr addrspace(1) %lock, i32 1 syncscope("device") monotonic, align 4
  br label %wait

wait:
  %now = load atomic i32, ptr addrspace(1) %serving syncscope("device") acquire, align 4
  %turn = icmp eq i32 %now, %mine
  br i1 %turn, label %inside, label %wait

inside:
  %second = getelementptr i32, ptr addrspace(1) %out, i32 1
  %x = load i32, ptr addrspace(1) %out, align 4
  %y = load i32, ptr addrspace(1) %second, align 4
  %x1 = add i32 %x, 1
  %y1 = add i32 %y, %x1
  store i32 %x1, ptr addrspace(1) %out, align 4
  store i32 %y1, ptr addrspace(1) %second, align 4
  %next = add i32 %mine, 1
  store atomic i32 %next, ptr addrspace(1) %serving syncscope("device") release, align 4
  ret void
}

; A barrier of the grid, twice; each round has its own half of the buffer.
define ptx_kernel void @meet(ptr addrspace(1) %data, ptr addrspace(1) %count, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %g, 6
  %at = add i32 %row, %t
  %mirror = sub i32 255, %at
  %lane = icmp eq i32 %t, 0
  br label %round

round:
  %n = phi i32 [ 0, %entry ], [ %next, %over ]
  %value = phi i32 [ %at, %entry ], [ %sum, %over ]
  %half = shl i32 %n, 8
  %own.at = add i32 %half, %at
  %other.at = add i32 %half, %mirror
  %own = getelementptr i32, ptr addrspace(1) %data, i32 %own.at
  %other = getelementptr i32, ptr addrspace(1) %data, i32 %other.at
  store i32 %value, ptr addrspace(1) %own, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %lane, label %arrive, label %over

arrive:
  %next.a = add i32 %n, 1
  %goal = shl i32 %next.a, 2
  %old = atomicrmw add ptr addrspace(1) %count, i32 1 syncscope("device") release, align 4
  br label %spin

spin:
  %seen = load atomic i32, ptr addrspace(1) %count syncscope("device") acquire, align 4
  %less = icmp ult i32 %seen, %goal
  br i1 %less, label %spin, label %over

over:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load i32, ptr addrspace(1) %other, align 4
  %three = mul i32 %value, 3
  %sum = add i32 %x, %three
  %next = add i32 %n, 1
  %again = icmp ult i32 %next, 2
  br i1 %again, label %round, label %end

end:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %sum, ptr addrspace(1) %to, align 4
  ret void
}

; Counters: operations of all blocks on one place, and a greatest value.
define ptx_kernel void @count(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %v = mul i32 %t, %g
  %a = atomicrmw add ptr addrspace(1) %out, i32 %t syncscope("device") monotonic, align 4
  %second = getelementptr i32, ptr addrspace(1) %out, i32 1
  %b = atomicrmw umax ptr addrspace(1) %second, i32 %v syncscope("device") monotonic, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
