; Programs with one answer that the hostile machine of PTX was not made with: they measure what it notices.
;
; run: --kernel peterson --grid 2 --block 32 --arg buf:u32x3:zeros --arg out=buf:u32x2:zeros
; run: --kernel queue --grid 4 --block 32 --arg buf:u32x64:zeros --arg buf:u32x2:zeros --arg out=buf:u32x64:zeros
; run: --kernel scan --grid 5 --block 64 --arg buf:u32x320:iota:1 --arg buf:u64x5:zeros --arg out=buf:u32x320:zeros
; run: --kernel versions --grid 4 --block 32 --arg buf:u32x2:zeros --arg buf:u32x1:zeros --arg out=buf:u32x4:zeros
; run: --kernel readers --grid 6 --block 2 --arg buf:u32x1:zeros --arg buf:u32x2:zeros --arg out=buf:u32x12:zeros
; run: --kernel stack --grid 4 --block 8 --arg buf:u32x64:zeros --arg buf:u32x1:zeros --arg out=buf:u32x1:zeros
; run: --kernel tree --grid 2 --block 128 --arg buf:u32x256:iota:3 --arg out=buf:u32x2:zeros
target triple = "nvptx64-nvidia-cuda"

@part = internal addrspace(3) global [128 x i32] poison, align 4
@base = internal addrspace(3) global i32 poison, align 4

; Peterson's lock of two blocks: only sequential consistency makes one wait for the other.
define ptx_kernel void @peterson(ptr addrspace(1) %lock, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %lane = icmp eq i32 %t, 0
  %other = sub i32 1, %g
  %mine = getelementptr i32, ptr addrspace(1) %lock, i32 %g
  %theirs = getelementptr i32, ptr addrspace(1) %lock, i32 %other
  %turn = getelementptr i32, ptr addrspace(1) %lock, i32 2
  br i1 %lane, label %ask, label %end

ask:
  %n = phi i32 [ 0, %entry ], [ %n1, %inside ]
  store atomic i32 1, ptr addrspace(1) %mine syncscope("device") seq_cst, align 4
  store atomic i32 %other, ptr addrspace(1) %turn syncscope("device") seq_cst, align 4
  br label %wait

wait:
  %wants = load atomic i32, ptr addrspace(1) %theirs syncscope("device") seq_cst, align 4
  %whose = load atomic i32, ptr addrspace(1) %turn syncscope("device") seq_cst, align 4
  %w = icmp ne i32 %wants, 0
  %o = icmp eq i32 %whose, %other
  %both = and i1 %w, %o
  br i1 %both, label %wait, label %inside

inside:
  %x = load i32, ptr addrspace(1) %out, align 4
  %x1 = add i32 %x, 1
  store i32 %x1, ptr addrspace(1) %out, align 4
  store atomic i32 0, ptr addrspace(1) %mine syncscope("device") release, align 4
  %n1 = add i32 %n, 1
  %again = icmp ult i32 %n1, 4
  br i1 %again, label %ask, label %end

end:
  ret void
}

; A queue: two blocks put, two take; a place is ready when its flag is.
define ptx_kernel void @queue(ptr addrspace(1) %slots, ptr addrspace(1) %ends, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %few = icmp ult i32 %t, 8
  br i1 %few, label %go, label %end

go:
  %even = and i32 %g, 1
  %puts = icmp eq i32 %even, 0
  br i1 %puts, label %put, label %take

put:
  %at = atomicrmw add ptr addrspace(1) %ends, i32 1 syncscope("device") monotonic, align 4
  %cell = shl i32 %at, 1
  %flag = getelementptr i32, ptr addrspace(1) %slots, i32 %cell
  %value = getelementptr i32, ptr addrspace(1) %flag, i32 1
  %v = add i32 %at, 50
  store i32 %v, ptr addrspace(1) %value, align 4
  fence syncscope("device") release
  store atomic i32 1, ptr addrspace(1) %flag syncscope("device") monotonic, align 4
  br label %end

take:
  %head = getelementptr i32, ptr addrspace(1) %ends, i32 1
  %from = atomicrmw add ptr addrspace(1) %head, i32 1 syncscope("device") monotonic, align 4
  %cell.t = shl i32 %from, 1
  %flag.t = getelementptr i32, ptr addrspace(1) %slots, i32 %cell.t
  %value.t = getelementptr i32, ptr addrspace(1) %flag.t, i32 1
  br label %spin

spin:
  %ready = load atomic i32, ptr addrspace(1) %flag.t syncscope("device") acquire, align 4
  %is = icmp eq i32 %ready, 1
  br i1 %is, label %got, label %spin

got:
  %x = load i32, ptr addrspace(1) %value.t, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %from
  store i32 %x, ptr addrspace(1) %to, align 4
  br label %end

end:
  ret void
}

; A scan with decoupled look-back: a word of 64 bits holds a block's state and its sum.
define ptx_kernel void @scan(ptr addrspace(1) %in, ptr addrspace(1) %states, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %g, 6
  %at = add i32 %row, %t
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %v = load i32, ptr addrspace(1) %from, align 4
  %cell = getelementptr i32, ptr addrspace(3) @part, i32 %t
  store i32 %v, ptr addrspace(3) %cell, align 4
  br label %step

step:
  %d = phi i32 [ 1, %entry ], [ %d2, %stored ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %has = icmp uge i32 %t, %d
  %left = sub i32 %t, %d
  %left.in = select i1 %has, i32 %left, i32 0
  %left.cell = getelementptr i32, ptr addrspace(3) @part, i32 %left.in
  %l = load i32, ptr addrspace(3) %left.cell, align 4
  %l0 = select i1 %has, i32 %l, i32 0
  %mine = load i32, ptr addrspace(3) %cell, align 4
  %s = add i32 %mine, %l0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %stored

stored:
  store i32 %s, ptr addrspace(3) %cell, align 4
  %d2 = shl i32 %d, 1
  %more = icmp ult i32 %d2, 64
  br i1 %more, label %step, label %scanned

scanned:
  %last = icmp eq i32 %t, 63
  br i1 %last, label %publish, label %wait

publish:
  %state = getelementptr i64, ptr addrspace(1) %states, i32 %g
  %s64 = zext i32 %s to i64
  %none = icmp eq i32 %g, 0
  %mark = select i1 %none, i64 8589934592, i64 4294967296
  %own = or i64 %s64, %mark
  store atomic i64 %own, ptr addrspace(1) %state syncscope("device") monotonic, align 8
  br i1 %none, label %give, label %back

back:
  %b = phi i32 [ %g, %publish ], [ %b1, %found ], [ %b, %back.spin ]
  %sum = phi i32 [ 0, %publish ], [ %sum1, %found ], [ %sum, %back.spin ]
  %b1 = sub i32 %b, 1
  %state.b = getelementptr i64, ptr addrspace(1) %states, i32 %b1
  %w = load atomic i64, ptr addrspace(1) %state.b syncscope("device") monotonic, align 8
  %kind = lshr i64 %w, 32
  %ready = icmp ne i64 %kind, 0
  br i1 %ready, label %found, label %back.spin

back.spin:
  br label %back

found:
  %w32 = trunc i64 %w to i32
  %sum1 = add i32 %sum, %w32
  %whole = icmp eq i64 %kind, 2
  br i1 %whole, label %total, label %back

total:
  %all = add i32 %sum1, %s
  %all64 = zext i32 %all to i64
  %full = or i64 %all64, 8589934592
  store atomic i64 %full, ptr addrspace(1) %state syncscope("device") monotonic, align 8
  br label %give

give:
  %carry = phi i32 [ %sum1, %total ], [ 0, %publish ]
  store i32 %carry, ptr addrspace(3) @base, align 4
  br label %wait

wait:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = load i32, ptr addrspace(3) @base, align 4
  %result = add i32 %s, %c
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}

; A version lock: readers take two words that belong together. The writer's rounds end at 6.
define ptx_kernel void @versions(ptr addrspace(1) %data, ptr addrspace(1) %version, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %second = getelementptr i32, ptr addrspace(1) %data, i32 1
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %g
  %lane = icmp eq i32 %t, 0
  br i1 %lane, label %go, label %end

go:
  %writes = icmp eq i32 %g, 0
  br i1 %writes, label %write, label %read

write:
  %n = phi i32 [ 0, %go ], [ %n2, %write ]
  %odd = add i32 %n, 1
  store atomic i32 %odd, ptr addrspace(1) %version syncscope("device") monotonic, align 4
  fence syncscope("device") release
  store atomic i32 %odd, ptr addrspace(1) %data syncscope("device") monotonic, align 4
  store atomic i32 %odd, ptr addrspace(1) %second syncscope("device") monotonic, align 4
  %n2 = add i32 %n, 2
  store atomic i32 %n2, ptr addrspace(1) %version syncscope("device") release, align 4
  %again = icmp ult i32 %n2, 12
  br i1 %again, label %write, label %end

read:
  %bad = phi i32 [ 0, %go ], [ %bad1, %check ], [ %bad, %read ]
  %v1 = load atomic i32, ptr addrspace(1) %version syncscope("device") acquire, align 4
  %x = load atomic i32, ptr addrspace(1) %data syncscope("device") monotonic, align 4
  %y = load atomic i32, ptr addrspace(1) %second syncscope("device") monotonic, align 4
  fence syncscope("device") acquire
  %v2 = load atomic i32, ptr addrspace(1) %version syncscope("device") monotonic, align 4
  %low = and i32 %v1, 1
  %even = icmp eq i32 %low, 0
  %same = icmp eq i32 %v1, %v2
  %good = and i1 %even, %same
  br i1 %good, label %check, label %read

check:
  %differ = icmp ne i32 %x, %y
  %d = zext i1 %differ to i32
  %bad1 = add i32 %bad, %d
  %over = icmp eq i32 %v1, 12
  br i1 %over, label %store, label %read

store:
  %xy = add i32 %x, %y
  %b10 = mul i32 %bad1, 1000
  %r = add i32 %xy, %b10
  store i32 %r, ptr addrspace(1) %to, align 4
  br label %end

end:
  ret void
}

; A lock of readers and writers: the count of readers, or -1 for a writer.
define ptx_kernel void @readers(ptr addrspace(1) %lock, ptr addrspace(1) %data, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %g, 1
  %at = add i32 %row, %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %second = getelementptr i32, ptr addrspace(1) %data, i32 1
  %odd = and i32 %g, 1
  %writes = icmp eq i32 %odd, 0
  br i1 %writes, label %w.try, label %r.look

w.try:
  %w.pair = cmpxchg ptr addrspace(1) %lock, i32 0, i32 -1 syncscope("device") acquire monotonic, align 4
  %w.got = extractvalue { i32, i1 } %w.pair, 1
  br i1 %w.got, label %w.in, label %w.try

w.in:
  %a = load i32, ptr addrspace(1) %data, align 4
  %b = load i32, ptr addrspace(1) %second, align 4
  %a1 = add i32 %a, 1
  %b1 = add i32 %b, 1
  store i32 %a1, ptr addrspace(1) %data, align 4
  store i32 %b1, ptr addrspace(1) %second, align 4
  store atomic i32 0, ptr addrspace(1) %lock syncscope("device") release, align 4
  br label %end

r.look:
  %count = load atomic i32, ptr addrspace(1) %lock syncscope("device") monotonic, align 4
  %free = icmp sge i32 %count, 0
  br i1 %free, label %r.try, label %r.look

r.try:
  %more = add i32 %count, 1
  %r.pair = cmpxchg ptr addrspace(1) %lock, i32 %count, i32 %more syncscope("device") acquire monotonic, align 4
  %r.got = extractvalue { i32, i1 } %r.pair, 1
  br i1 %r.got, label %r.in, label %r.look

r.in:
  %x = load i32, ptr addrspace(1) %data, align 4
  %y = load i32, ptr addrspace(1) %second, align 4
  %differ = sub i32 %x, %y
  %gone = atomicrmw sub ptr addrspace(1) %lock, i32 1 syncscope("device") release, align 4
  store i32 %differ, ptr addrspace(1) %to, align 4
  br label %end

end:
  ret void
}

; A stack whose head is an index: half of the threads push, the others pop and add up.
define ptx_kernel void @stack(ptr addrspace(1) %nodes, ptr addrspace(1) %head, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %g, 3
  %id = add i32 %row, %t
  %even = and i32 %g, 1
  %push = icmp eq i32 %even, 0
  br i1 %push, label %make, label %pop

make:
  %at = shl i32 %id, 1
  %node = getelementptr i32, ptr addrspace(1) %nodes, i32 %at
  %value = getelementptr i32, ptr addrspace(1) %node, i32 1
  %v = add i32 %id, 5
  store i32 %v, ptr addrspace(1) %value, align 4
  %name = add i32 %id, 1
  br label %link

link:
  %old = load atomic i32, ptr addrspace(1) %head syncscope("device") monotonic, align 4
  store i32 %old, ptr addrspace(1) %node, align 4
  %pair = cmpxchg ptr addrspace(1) %head, i32 %old, i32 %name syncscope("device") release monotonic, align 4
  %ok = extractvalue { i32, i1 } %pair, 1
  br i1 %ok, label %end, label %link

pop:
  %top = load atomic i32, ptr addrspace(1) %head syncscope("device") acquire, align 4
  %none = icmp eq i32 %top, 0
  br i1 %none, label %pop, label %unlink

unlink:
  %top.id = sub i32 %top, 1
  %top.at = shl i32 %top.id, 1
  %top.node = getelementptr i32, ptr addrspace(1) %nodes, i32 %top.at
  %next = load i32, ptr addrspace(1) %top.node, align 4
  %pair.p = cmpxchg ptr addrspace(1) %head, i32 %top, i32 %next syncscope("device") acquire monotonic, align 4
  %ok.p = extractvalue { i32, i1 } %pair.p, 1
  br i1 %ok.p, label %took, label %pop

took:
  %value.p = getelementptr i32, ptr addrspace(1) %top.node, i32 1
  %x = load i32, ptr addrspace(1) %value.p, align 4
  %sum = atomicrmw add ptr addrspace(1) %out, i32 %x syncscope("device") monotonic, align 4
  br label %end

end:
  ret void
}

; A sum as a tree: in shared memory, then in the warp.
define ptx_kernel void @tree(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = shl i32 %g, 7
  %at = add i32 %row, %t
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %v = load i32, ptr addrspace(1) %from, align 4
  %cell = getelementptr i32, ptr addrspace(3) @part, i32 %t
  store i32 %v, ptr addrspace(3) %cell, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %low = icmp ult i32 %t, 64
  br i1 %low, label %half, label %joined

half:
  %other = getelementptr i32, ptr addrspace(3) %cell, i32 64
  %o = load i32, ptr addrspace(3) %other, align 4
  %s = add i32 %v, %o
  store i32 %s, ptr addrspace(3) %cell, align 4
  br label %joined

joined:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %warp = icmp ult i32 %t, 32
  br i1 %warp, label %lanes, label %end

lanes:
  %other.l = getelementptr i32, ptr addrspace(3) %cell, i32 32
  %a = load i32, ptr addrspace(3) %cell, align 4
  %b = load i32, ptr addrspace(3) %other.l, align 4
  %ab = add i32 %a, %b
  store i32 %ab, ptr addrspace(3) %cell, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %first = icmp eq i32 %t, 0
  br i1 %first, label %sum, label %end

sum:
  %n = phi i32 [ 0, %lanes ], [ %n1, %sum ]
  %total = phi i32 [ 0, %lanes ], [ %total1, %sum ]
  %c = getelementptr i32, ptr addrspace(3) @part, i32 %n
  %x = load i32, ptr addrspace(3) %c, align 4
  %total1 = add i32 %total, %x
  %n1 = add i32 %n, 1
  %again = icmp ult i32 %n1, 32
  br i1 %again, label %sum, label %store

store:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %g
  store i32 %total1, ptr addrspace(1) %to, align 4
  br label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
