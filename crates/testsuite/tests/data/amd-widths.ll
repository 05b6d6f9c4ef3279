; Bools in each of their forms, and integers of widths that registers do not have. What was wrong once stands here in few
; lines: constants in masks of vectors, bools in structs and vectors that leave loops, shifts, extensions and reductions of
; odd widths, indices of narrow types.
target triple = "amdgcn-amd-amdhsa"

; run: --kernel constant_lanes --block 8 --arg o=buf:u16x32:random:5 --arg in=buf:u8x64:random:7
define amdgpu_kernel void @constant_lanes(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x i16>, ptr addrspace(1) %o, i32 %tid
  %v = load <4 x i16>, ptr addrspace(1) %p, align 8
  %q = getelementptr i8, ptr addrspace(1) %in, i32 %tid
  %b = load i8, ptr addrspace(1) %q
  %odd = trunc i8 %b to i1
  %m0 = insertelement <4 x i1> <i1 true, i1 false, i1 true, i1 false>, i1 %odd, i32 3
  %s = select <4 x i1> %m0, <4 x i16> <i16 11, i16 12, i16 13, i16 14>, <4 x i16> %v
  %t = select <4 x i1> <i1 false, i1 true, i1 true, i1 false>, <4 x i16> %s, <4 x i16> <i16 1, i16 2, i16 3, i16 4>
  store <4 x i16> %t, ptr addrspace(1) %p, align 8
  ret void
}

; run: --kernel uniform_lanes --block 3 --arg o=buf:u32x12:zeros --arg i32:11
define amdgpu_kernel void @uniform_lanes(ptr addrspace(1) %o, i32 %n) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %late = or i32 %n, -6
  %i = trunc i32 %late to i5
  %b = bitcast i5 %i to <5 x i1>
  %c = xor <5 x i1> %b, <i1 true, i1 false, i1 true, i1 true, i1 false>
  %e1 = extractelement <5 x i1> %b, i32 1
  %e4 = extractelement <5 x i1> %c, i32 4
  %back = bitcast <5 x i1> %c to i5
  %z1 = zext i1 %e1 to i32
  %z4 = sext i1 %e4 to i32
  %z5 = zext i5 %back to i32
  %each = add i32 %tid, %z5
  %at = mul i32 %tid, 4
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %at
  %w0 = insertelement <4 x i32> poison, i32 %z1, i32 0
  %w1 = insertelement <4 x i32> %w0, i32 %z4, i32 1
  %w2 = insertelement <4 x i32> %w1, i32 %z5, i32 2
  %w3 = insertelement <4 x i32> %w2, i32 %each, i32 3
  store <4 x i32> %w3, ptr addrspace(1) %p, align 16
  ret void
}

; Lanes leave the loop in different turns, each with the vector and the struct of its last one.
; run: --kernel leave_with_bools --block 64 --arg o=buf:u32x64:zeros --arg in=buf:u32x64:random:9
define amdgpu_kernel void @leave_with_bools(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %limit = and i32 %tid, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %pi
  %y = xor i32 %x, %tid
  %v = insertelement <2 x i32> poison, i32 %y, i32 0
  %w = insertelement <2 x i32> %v, i32 %x, i32 1
  %bools = icmp ugt <2 x i32> %w, <i32 1000000000, i32 2000000000>
  %odd = trunc i32 %y to i1
  %s0 = insertvalue { i32, i1 } poison, i32 %y, 0
  %s1 = insertvalue { i32, i1 } %s0, i1 %odd, 1
  %next = add i32 %i, 1
  %done = icmp ugt i32 %next, %limit
  br i1 %done, label %out, label %loop
out:
  %b0 = extractelement <2 x i1> %bools, i32 0
  %b1 = extractelement <2 x i1> %bools, i32 1
  %m = extractvalue { i32, i1 } %s1, 1
  %n = extractvalue { i32, i1 } %s1, 0
  %r0 = select i1 %b0, i32 1, i32 0
  %r1 = select i1 %b1, i32 2, i32 0
  %r2 = select i1 %m, i32 4, i32 0
  %r3 = shl i32 %n, 3
  %u = or i32 %r0, %r1
  %t = or i32 %u, %r2
  %r = or i32 %t, %r3
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; run: --kernel odd_shifts --block 16 --arg o=buf:u64x16:random:3
define amdgpu_kernel void @odd_shifts(ptr addrspace(1) %o) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %o, i32 %tid
  %l = load i64, ptr addrspace(1) %p, align 8
  %a = trunc i64 %l to i19
  %b = shl i19 %a, 4
  %c = ashr i19 %b, 6
  %d = sext i19 %c to i64
  %e = trunc i64 %l to i6
  %f = zext i6 %e to i32
  %g = uitofp i32 %f to float
  %h = fptoui float %g to i7
  %i = zext i7 %h to i64
  %j = trunc i64 %l to i41
  %k = sdiv i41 %j, 77
  %m = sext i41 %k to i64
  %n = xor i64 %d, %i
  %q = xor i64 %n, %m
  store i64 %q, ptr addrspace(1) %p, align 8
  ret void
}

; run: --kernel odd_reductions --block 8 --arg o=buf:u64x8:zeros --arg in=buf:u32x32:random:4
define amdgpu_kernel void @odd_reductions(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x i32>, ptr addrspace(1) %in, i32 %tid
  %w = load <4 x i32>, ptr addrspace(1) %p, align 16
  %v = trunc <4 x i32> %w to <4 x i23>
  %a = call i23 @llvm.vector.reduce.umin.v4i23(<4 x i23> %v)
  %b = call i23 @llvm.vector.reduce.smax.v4i23(<4 x i23> %v)
  %c = call i23 @llvm.vector.reduce.add.v4i23(<4 x i23> %v)
  %d = trunc <4 x i32> %w to <4 x i1>
  %e = call i1 @llvm.vector.reduce.smin.v4i1(<4 x i1> %d)
  %az = zext i23 %a to i64
  %bz = sext i23 %b to i64
  %cz = zext i23 %c to i64
  %ez = sext i1 %e to i64
  %s = shl i64 %az, 40
  %t = xor i64 %s, %bz
  %u = xor i64 %t, %cz
  %r = xor i64 %u, %ez
  %q = getelementptr i64, ptr addrspace(1) %o, i32 %tid
  store i64 %r, ptr addrspace(1) %q
  ret void
}

; A byte as an index has no sign, and a switch over few bits has no others.
; run: --kernel narrow_index --block 16 --arg o=buf:u32x16:zeros --arg in=buf:u8x16:random:8
define amdgpu_kernel void @narrow_index(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i8, ptr addrspace(1) %in, i32 %tid
  %b = load i8, ptr addrspace(1) %p
  %l = add i8 %b, %b
  %h = lshr i8 %b, 5
  %s = add i8 %h, -8
  %i = and i8 %s, 7
  %v = insertelement <8 x i32> <i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6>, i32 %tid, i8 %h
  %x = extractelement <8 x i32> %v, i8 %i
  %few = trunc i8 %l to i3
  switch i3 %few, label %other [ i3 2, label %two
                                 i3 -2, label %six ]
two:
  br label %out
six:
  br label %out
other:
  br label %out
out:
  %y = phi i32 [ 100, %two ], [ 200, %six ], [ 300, %other ]
  %z = add i32 %x, %y
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %tid
  store i32 %z, ptr addrspace(1) %q
  ret void
}

; run: --kernel three_halves --block 4 --arg o=buf:u64x4:random:2
define amdgpu_kernel void @three_halves(ptr addrspace(1) %o) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %o, i32 %tid
  %l = load i64, ptr addrspace(1) %p, align 8
  %w = trunc i64 %l to i48
  %v = bitcast i48 %w to <3 x i16>
  %s = shufflevector <3 x i16> %v, <3 x i16> <i16 7, i16 8, i16 9>, <4 x i32> <i32 1, i32 2, i32 4, i32 5>
  %t = shufflevector <3 x i16> %v, <3 x i16> %v, <4 x i32> <i32 3, i32 4, i32 2, i32 3>
  %u = xor <4 x i16> %s, %t
  %x = bitcast <4 x i16> %u to i64
  store i64 %x, ptr addrspace(1) %p, align 8
  ret void
}

; run: --kernel bits_in_memory --block 2 --arg o=buf:u64x8:random:6
define amdgpu_kernel void @bits_in_memory(ptr addrspace(1) %o) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %a = alloca <3 x i11>, align 8, addrspace(5)
  %p = getelementptr <2 x i63>, ptr addrspace(1) %o, i32 %tid
  %v = load <2 x i63>, ptr addrspace(1) %p, align 16
  %w = trunc <2 x i63> %v to <2 x i11>
  %x = shufflevector <2 x i11> %w, <2 x i11> <i11 5, i11 6>, <3 x i32> <i32 1, i32 0, i32 3>
  store <3 x i11> %x, ptr addrspace(5) %a, align 8
  %y = load <3 x i11>, ptr addrspace(5) %a, align 8
  %z = sext <3 x i11> %y to <3 x i63>
  %s = shufflevector <3 x i63> %z, <3 x i63> %z, <2 x i32> <i32 2, i32 0>
  %t = add <2 x i63> %s, %v
  %u = zext <2 x i63> %t to <2 x i64>
  store <2 x i64> %u, ptr addrspace(1) %p, align 16
  ret void
}

; An exponent of 16 bits has a sign, one of 64 bits may be far away.
; run: --kernel exponents --block 4 --arg o=buf:f32x8:zeros --arg in=buf:u32x4:values:65535,3,131070,70000
define amdgpu_kernel void @exponents(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %tid
  %n = load i32, ptr addrspace(1) %p
  %h = trunc i32 %n to i16
  %l = zext i32 %n to i64
  %w = mul i64 %l, 4294967297
  %a = call float @llvm.ldexp.f32.i16(float 1.5, i16 %h)
  %b = call float @llvm.ldexp.f32.i64(float 1.5, i64 %w)
  %i = mul i32 %tid, 2
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %a, ptr addrspace(1) %q
  %r = getelementptr float, ptr addrspace(1) %q, i32 1
  store float %b, ptr addrspace(1) %r
  ret void
}

; Atomic operations of 64 bits through generic pointers, one of them to private memory.
; run: --kernel private_atomics --block 4 --arg o=buf:u64x8:random:3
define amdgpu_kernel void @private_atomics(ptr addrspace(1) %o) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %a = alloca i64, align 8, addrspace(5)
  store i64 1234567890123, ptr addrspace(5) %a
  %i = mul i32 %tid, 2
  %g = getelementptr i64, ptr addrspace(1) %o, i32 %i
  %own = addrspacecast ptr addrspace(5) %a to ptr
  %far = addrspacecast ptr addrspace(1) %g to ptr
  %even = trunc i32 %tid to i1
  %p = select i1 %even, ptr %own, ptr %far
  %old = atomicrmw add ptr %p, i64 4294967297 syncscope("agent") monotonic
  %pair = cmpxchg ptr %p, i64 1239862857420, i64 77 syncscope("agent") monotonic monotonic
  %was = extractvalue { i64, i1 } %pair, 0
  %now = load i64, ptr %p
  %x = xor i64 %old, %was
  %y = add i64 %x, %now
  %q = getelementptr i64, ptr addrspace(1) %g, i32 1
  store i64 %y, ptr addrspace(1) %q
  ret void
}

; LLVM's loads take the bits between a number and the end of its last byte for zeros: stores leave zeros there.
; run: --kernel stored_between_bytes --block 8 --arg o=buf:u8x512:random:5 --arg in=buf:u64x32:random:7
define amdgpu_kernel void @stored_between_bytes(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %i = mul i32 %tid, 4
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %a = load i256, ptr addrspace(1) %p, align 8
  %j = mul i32 %tid, 64
  %q = getelementptr i8, ptr addrspace(1) %o, i32 %j
  %a5 = trunc i256 %a to i5
  %b5 = ashr i5 %a5, 1
  store i5 %b5, ptr addrspace(1) %q, align 1
  %a17 = trunc i256 %a to i17
  %b17 = add i17 %a17, %a17
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store i17 %b17, ptr addrspace(1) %q1, align 4
  %a63 = trunc i256 %a to i63
  %b63 = ashr i63 %a63, 3
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 9
  store i63 %b63, ptr addrspace(1) %q2, align 1
  %a95 = trunc i256 %a to i95
  %b95 = sub i95 0, %a95
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 18
  store i95 %b95, ptr addrspace(1) %q3, align 2
  %a130 = trunc i256 %a to i130
  %b130 = xor i130 %a130, -1
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store i130 %b130, ptr addrspace(1) %q4, align 8
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i23 @llvm.vector.reduce.umin.v4i23(<4 x i23>)
declare i23 @llvm.vector.reduce.smax.v4i23(<4 x i23>)
declare i23 @llvm.vector.reduce.add.v4i23(<4 x i23>)
declare i1 @llvm.vector.reduce.smin.v4i1(<4 x i1>)
declare float @llvm.ldexp.f32.i16(float, i16)
declare float @llvm.ldexp.f32.i64(float, i64)
attributes #0 = { "target-cpu"="gfx1100" }
