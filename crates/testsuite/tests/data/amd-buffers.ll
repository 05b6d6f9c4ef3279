; Buffers through descriptors: raw and structured accesses, partly outside of them, atomic operations, scalar loads, descriptors
; that differ between lanes, and fat pointers in loops and selects.
; run: --kernel raw --grid 1 --block 64 --arg o=buf:i32x2048:iota --arg i=buf:i32x256:random:3 --arg i32:12
; run: --kernel structs --grid 1 --block 64 --arg o=buf:i32x1024:iota --arg i=buf:i32x256:random:3
; run: --kernel atomics --grid 1 --block 40 --arg o=buf:i32x256:random:7 --arg q=buf:i32x256:zeros
; run: --kernel scalar --grid 1 --block 64 --arg o=buf:i32x256:zeros --arg i=buf:i32x256:random:3 --arg i32:36
; run: --kernel divergent --grid 1 --block 64 --arg o=buf:i32x256:zeros --arg i=buf:i32x256:random:3
; run: --kernel fat --grid 1 --block 64 --arg o=buf:i32x1024:iota --arg i=buf:i32x256:random:3 --arg j=buf:i32x256:random:4 --arg i32:7
; run: --kernel passed --grid 1 --block 64 --arg o=buf:i32x256:zeros --arg i=buf:i32x256:random:5
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
define amdgpu_kernel void @raw(ptr addrspace(1) %o, ptr addrspace(1) %i, i32 %s) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %i, i16 0, i64 250, i32 159744)
  %w = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %o, i16 0, i64 8192, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = shl i32 %t, 4
  %v8 = call i8 @llvm.amdgcn.raw.ptr.buffer.load.i8(ptr addrspace(8) %r, i32 %t, i32 %s, i32 0)
  %v16 = call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %r, i32 %a, i32 0, i32 0)
  %v2h = call <2 x half> @llvm.amdgcn.raw.ptr.buffer.load.v2f16(ptr addrspace(8) %r, i32 %a, i32 4, i32 0)
  %v3 = call <3 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v3i32(ptr addrspace(8) %r, i32 %a, i32 0, i32 2)
  %v4 = call <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8) %r, i32 %a, i32 %s, i32 1)
  %v64 = call double @llvm.amdgcn.raw.ptr.buffer.load.f64(ptr addrspace(8) %r, i32 64, i32 0, i32 0)
  %big = add i32 %a, 5000
  %oob = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 -2147483648, i32 0, i32 0)
  %vol = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %a, i32 0, i32 -2147483648)
  %b8 = call <4 x i16> @llvm.amdgcn.raw.ptr.buffer.load.v4i16(ptr addrspace(8) %r, i32 %a, i32 0, i32 0)
  %h8 = call <8 x half> @llvm.amdgcn.raw.ptr.buffer.load.v8f16(ptr addrspace(8) %r, i32 %a, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i8(i8 %v8, ptr addrspace(8) %w, i32 %t, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %v16, ptr addrspace(8) %w, i32 %a, i32 256, i32 0)
  %a1 = add i32 %a, 1024
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2f16(<2 x half> %v2h, ptr addrspace(8) %w, i32 %a1, i32 4, i32 0)
  %a2 = add i32 %a, 2048
  call void @llvm.amdgcn.raw.ptr.buffer.store.v3i32(<3 x i32> %v3, ptr addrspace(8) %w, i32 %a2, i32 0, i32 0)
  %a3 = add i32 %a, 3072
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %v4, ptr addrspace(8) %w, i32 %a3, i32 0, i32 0)
  %a4 = add i32 %a, 4096
  call void @llvm.amdgcn.raw.ptr.buffer.store.f64(double %v64, ptr addrspace(8) %w, i32 %a4, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %oob, ptr addrspace(8) %w, i32 %big, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %vol, ptr addrspace(8) %w, i32 %a4, i32 8, i32 -2147483648)
  %a5 = add i32 %a, 6144
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4i16(<4 x i16> %b8, ptr addrspace(8) %w, i32 %a5, i32 0, i32 0)
  %a6 = add i32 %a, 7168
  call void @llvm.amdgcn.raw.ptr.buffer.store.v8f16(<8 x half> %h8, ptr addrspace(8) %w, i32 %a6, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @structs(ptr addrspace(1) %o, ptr addrspace(1) %i) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %i, i16 12, i64 20, i32 159744)
  %w = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %o, i16 16, i64 60, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = call <2 x i32> @llvm.amdgcn.struct.ptr.buffer.load.v2i32(ptr addrspace(8) %r, i32 %t, i32 4, i32 0, i32 0)
  %m = and i32 %t, 12
  %u = call i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %t, i32 %m, i32 0, i32 0)
  call void @llvm.amdgcn.struct.ptr.buffer.store.v2i32(<2 x i32> %v, ptr addrspace(8) %w, i32 %t, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.struct.ptr.buffer.store.i32(i32 %u, ptr addrspace(8) %w, i32 %t, i32 %m, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @atomics(ptr addrspace(1) %o, ptr addrspace(1) %q) {
  %w = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %o, i16 0, i64 1024, i32 159744)
  %z = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %q, i16 0, i64 1024, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = shl i32 %t, 3
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 %t, ptr addrspace(8) %w, i32 %a, i32 0, i32 0)
  %y = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32 7, i32 %x, ptr addrspace(8) %w, i32 %a, i32 4, i32 0)
  %t64 = zext i32 %t to i64
  %l = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.umax.i64(i64 %t64, ptr addrspace(8) %w, i32 %a, i32 512, i32 0)
  %n = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.swap.i32(i32 5, ptr addrspace(8) %w, i32 1020, i32 0, i32 0)
  %lx = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i64(i64 %l, i64 3, ptr addrspace(8) %w, i32 %a, i32 512, i32 0)
  %l32 = trunc i64 %lx to i32
  %s = add i32 %x, %y
  %s2 = add i32 %s, %l32
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %s2, ptr addrspace(8) %z, i32 %a, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @scalar(ptr addrspace(1) %o, ptr addrspace(1) %i, i32 %n) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %i, i16 0, i64 1024, i32 159744)
  %ri = ptrtoint ptr addrspace(8) %r to i128
  %rv = bitcast i128 %ri to <4 x i32>
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = shl i32 %t, 2
  %x = call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> %rv, i32 16, i32 0)
  %y = call <4 x i32> @llvm.amdgcn.s.buffer.load.v4i32(<4 x i32> %rv, i32 %n, i32 0)
  %z = call <8 x i32> @llvm.amdgcn.s.buffer.load.v8i32(<4 x i32> %rv, i32 %a, i32 0)
  %e = extractelement <8 x i32> %z, i32 7
  %f = extractelement <4 x i32> %y, i32 2
  %s = add i32 %e, %f
  %s2 = xor i32 %s, %x
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %s2, ptr addrspace(1) %p
  %old = call i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32> %rv, i32 %a, i32 %n, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %p, i32 64
  store i32 %old, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @divergent(ptr addrspace(1) %o, ptr addrspace(1) %i) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %t, 3
  %b = mul i32 %m, 64
  %pi = getelementptr i8, ptr addrspace(1) %i, i32 %b
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %pi, i16 0, i64 64, i32 159744)
  %s = and i32 %t, 4
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %t, i32 %s, i32 0)
  %c = icmp ult i32 %t, 21
  br i1 %c, label %x, label %y
x:
  %u = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 1, ptr addrspace(8) %r, i32 %b, i32 %s, i32 0)
  br label %y
y:
  %w = phi i32 [ 0, %0 ], [ %u, %x ]
  %k = add i32 %v, %w
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %k, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @fat(ptr addrspace(1) %o, ptr addrspace(1) %i, ptr addrspace(1) %j, i32 %n) {
entry:
  %r = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %i, i16 0, i64 256, i32 159744)
  %s = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %j, i16 0, i64 1024, i32 159744)
  %w = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %o, i16 0, i64 4096, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 20
  %sel = select i1 %c, ptr addrspace(7) %r, ptr addrspace(7) %s
  %p = getelementptr float, ptr addrspace(7) %sel, i32 %t
  %v = load float, ptr addrspace(7) %p, align 4
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %q = phi ptr addrspace(7) [ %r, %entry ], [ %q1, %loop ]
  %acc = phi float [ %v, %entry ], [ %acc1, %loop ]
  %x = load float, ptr addrspace(7) %q, align 4
  %q1 = getelementptr i8, ptr addrspace(7) %q, i32 8
  %acc1 = fadd float %acc, %x
  %k1 = add i32 %k, 1
  %e = icmp ult i32 %k1, %n
  br i1 %e, label %loop, label %done
done:
  %d = getelementptr float, ptr addrspace(7) %w, i32 %t
  store float %acc1, ptr addrspace(7) %d, align 4
  %p4 = getelementptr <4 x i32>, ptr addrspace(7) %s, i32 %t
  %v4 = load <4 x i32>, ptr addrspace(7) %p4, align 16
  %x4 = add <4 x i32> %v4, <i32 1, i32 2, i32 3, i32 4>
  %d4b = getelementptr i8, ptr addrspace(7) %w, i32 256
  %d4 = getelementptr <4 x i32>, ptr addrspace(7) %d4b, i32 %t
  store <4 x i32> %x4, ptr addrspace(7) %d4, align 16
  %h = getelementptr <3 x half>, ptr addrspace(7) %s, i32 %t
  %hv = load <3 x half>, ptr addrspace(7) %h, align 2
  %hx = extractelement <3 x half> %hv, i32 2
  %b = getelementptr i8, ptr addrspace(7) %s, i32 %t
  %bv = load i8, ptr addrspace(7) %b, align 1
  %bz = zext i8 %bv to i32
  %dh = getelementptr i8, ptr addrspace(7) %w, i32 2048
  %dh2 = getelementptr half, ptr addrspace(7) %dh, i32 %t
  store half %hx, ptr addrspace(7) %dh2, align 2
  %db = getelementptr i8, ptr addrspace(7) %w, i32 3072
  %db2 = getelementptr i32, ptr addrspace(7) %db, i32 %t
  %old = atomicrmw add ptr addrspace(7) %db2, i32 %bz syncscope("agent") monotonic
  %cx = cmpxchg ptr addrspace(7) %db2, i32 %bz, i32 77 syncscope("agent") monotonic monotonic
  %ok = extractvalue { i32, i1 } %cx, 1
  %oz = zext i1 %ok to i32
  %dc = getelementptr i8, ptr addrspace(7) %db2, i32 512
  store i32 %oz, ptr addrspace(7) %dc, align 4
  ret void
}
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)

; Offsets below zero, at the limit of instructions and after it, of which sums wrap, and pointers to nothing.
; run: --kernel limits --grid 1 --block 64 --arg o=buf:i32x2048:zeros --arg i=buf:i32x2048:random:9
define amdgpu_kernel void @limits(ptr addrspace(1) %o, ptr addrspace(1) %i) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %i, i16 0, i64 8192, i32 159744)
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %i, i16 0, i64 8192, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = shl i32 %t, 2
  %low = sub i32 %q, 64
  %a = call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %r, i32 %low, i32 0, i32 0)
  %up = add i32 %low, 64
  %c = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %up, i32 0, i32 0)
  %f = getelementptr i8, ptr addrspace(7) %b, i32 %low
  %g = getelementptr i8, ptr addrspace(7) %f, i32 4092
  %d = load i32, ptr addrspace(7) %g
  %h = getelementptr i8, ptr addrspace(7) %f, i32 4096
  %e = load i32, ptr addrspace(7) %h
  %nothing = load volatile i32, ptr addrspace(7) null
  %a0 = extractelement <2 x i32> %a, i32 0
  %a1 = extractelement <2 x i32> %a, i32 1
  %s0 = add i32 %a0, %c
  %s1 = mul i32 %s0, 31
  %s2 = add i32 %s1, %a1
  %s3 = mul i32 %s2, 31
  %s4 = add i32 %s3, %d
  %s5 = mul i32 %s4, 31
  %s6 = add i32 %s5, %e
  %s7 = xor i32 %s6, %nothing
  %to = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %s7, ptr addrspace(1) %to
  ret void
}

; Fat pointers that functions pass on, and that memory holds.
define internal ptr addrspace(7) @further(ptr addrspace(7) %p, i32 %by) noinline {
  %q = getelementptr i32, ptr addrspace(7) %p, i32 %by
  ret ptr addrspace(7) %q
}
define amdgpu_kernel void @passed(ptr addrspace(1) %o, ptr addrspace(1) %i) {
  %r = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %i, i16 0, i64 200, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %slot = alloca ptr addrspace(7), align 32, addrspace(5)
  store volatile ptr addrspace(7) %r, ptr addrspace(5) %slot, align 32
  %back = load volatile ptr addrspace(7), ptr addrspace(5) %slot, align 32
  %p = call ptr addrspace(7) @further(ptr addrspace(7) %back, i32 %t)
  %v = load i32, ptr addrspace(7) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}
