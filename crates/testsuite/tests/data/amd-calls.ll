; Functions that obey the calling convention: values that live across calls, in scalar and in vector registers, of all lanes
; and of some; results that are arguments as they came; calls by an address; a function that calls itself.
;
; run: --kernel across --grid 2 --block 64 --arg buf:u32x128:iota:3 --arg out=buf:u32x128:zeros
; run: --kernel lanes --grid 1 --block 40 --arg buf:u32x40:iota:1 --arg out=buf:u32x40:zeros
; run: --kernel deep --grid 1 --block 64 --arg buf:u32x64:iota:1 --arg out=buf:u32x64:zeros
; run: --kernel address --grid 2 --block 64 --arg buf:u32x128:iota:5 --arg out=buf:u32x128:zeros
target triple = "amdgcn-amd-amdhsa"

@table = addrspace(4) constant [2 x ptr] [ptr @twice, ptr @mixed]

define ptr addrspace(1) @same(ptr addrspace(1) %p, i32 %n) noinline {
  ret ptr addrspace(1) %p
}

define i32 @twice(i32 %x) noinline {
  %y = mul i32 %x, 2
  ret i32 %y
}

; Keeps eight values of each lane, and scalar ones, across two calls.
define i32 @mixed(i32 %x) noinline {
  %a = mul i32 %x, 3
  %b = xor i32 %x, 77
  %c = add i32 %x, 1001
  %d = mul i32 %a, %b
  %e = sub i32 %d, %c
  %f = lshr i32 %d, 3
  %g = shl i32 %c, 2
  %h = and i32 %e, 65535
  %p = call i32 @twice(i32 %a)
  %q = call i32 @twice(i32 %p)
  %s0 = add i32 %a, %b
  %s1 = xor i32 %s0, %c
  %s2 = add i32 %s1, %d
  %s3 = xor i32 %s2, %e
  %s4 = add i32 %s3, %f
  %s5 = xor i32 %s4, %g
  %s6 = add i32 %s5, %h
  %s7 = add i32 %s6, %p
  %s8 = xor i32 %s7, %q
  ret i32 %s8
}

; Some lanes call, the others keep what they have.
define i32 @some(i32 %x, i32 %limit) noinline {
entry:
  %k = mul i32 %x, 19
  %few = icmp ult i32 %x, %limit
  br i1 %few, label %then, label %end
then:
  %m = call i32 @mixed(i32 %k)
  %n = add i32 %m, %x
  br label %end
end:
  %r = phi i32 [ %k, %entry ], [ %n, %then ]
  %l = call i32 @twice(i32 %r)
  %sum = add i32 %l, %k
  ret i32 %sum
}

define i32 @down(i32 %n, i32 %x) noinline {
entry:
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i32 %n, 1
  %y = add i32 %x, %n
  %below = call i32 @down(i32 %m, i32 %y)
  %z = mul i32 %below, 3
  %w = add i32 %z, %x
  br label %end
end:
  %r = phi i32 [ %x, %entry ], [ %w, %more ]
  ret i32 %r
}

define amdgpu_kernel void @across(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %at = call i32 @place()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %x = load i32, ptr addrspace(1) %from, align 4
  %y = call i32 @mixed(i32 %x)
  %same = call ptr addrspace(1) @same(ptr addrspace(1) %to, i32 %y)
  %z = add i32 %y, %at
  store i32 %z, ptr addrspace(1) %same, align 4
  ret void
}

define amdgpu_kernel void @lanes(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %at = call i32 @place()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %x = load i32, ptr addrspace(1) %from, align 4
  %y = call i32 @some(i32 %x, i32 9)
  store i32 %y, ptr addrspace(1) %to, align 4
  ret void
}

define amdgpu_kernel void @deep(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %at = call i32 @place()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %x = load i32, ptr addrspace(1) %from, align 4
  %n = and i32 %x, 7
  %y = call i32 @down(i32 %n, i32 %x)
  store i32 %y, ptr addrspace(1) %to, align 4
  ret void
}

define amdgpu_kernel void @address(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %at = call i32 @place()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  %x = load i32, ptr addrspace(1) %from, align 4
  %slot = getelementptr ptr, ptr addrspace(4) @table, i32 %g
  %f = load ptr, ptr addrspace(4) %slot, align 8
  %y = call i32 %f(i32 %x)
  %z = xor i32 %y, %at
  store i32 %z, ptr addrspace(1) %to, align 4
  ret void
}

define i32 @place() noinline {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %row = shl i32 %g, 6
  %at = add i32 %row, %t
  ret i32 %at
}

declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
