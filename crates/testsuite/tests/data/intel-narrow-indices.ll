; Indices of bytes and words, alike for all work-items and not, of elements of one byte and of four.
; run: --kernel narrow --grid 1 --block 8 --arg o=buf:u32x256:zeros --arg i=buf:i8x64:random:3:0:60 --arg i8:-9 --arg i16:-17
target triple = "spir64"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
@table = internal addrspace(1) global [16 x i8] c"abcdefghijklmnop", align 1
declare spir_func i64 @_Z12get_local_idj(i32)

define spir_kernel void @narrow(ptr addrspace(1) %o, ptr addrspace(1) %i, i8 signext %b, i16 signext %w) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %from = getelementptr i8, ptr addrspace(1) %i, i64 %id
  %x = load i8, ptr addrspace(1) %from, align 1
  %first = load i8, ptr addrspace(1) %i, align 1
  %middle = getelementptr i8, ptr addrspace(1) %i, i64 20
  %sb = sext i8 %b to i64
  %p0 = getelementptr i8, ptr addrspace(1) %middle, i64 %sb
  %v0 = load i8, ptr addrspace(1) %p0, align 1
  %p1 = getelementptr i8, ptr addrspace(1) %middle, i16 %w
  %v1 = load i8, ptr addrspace(1) %p1, align 1
  %zx = zext i8 %x to i64
  %p2 = getelementptr i8, ptr addrspace(1) %i, i64 %zx
  %v2 = load i8, ptr addrspace(1) %p2, align 1
  %p3 = getelementptr i8, ptr addrspace(1) %i, i8 %first
  %v3 = load i8, ptr addrspace(1) %p3, align 1
  %p4 = getelementptr i8, ptr addrspace(1) %i, i8 %x
  %v4 = load i8, ptr addrspace(1) %p4, align 1
  %own = getelementptr [32 x i8], ptr addrspace(1) %o, i64 %id
  store i8 %v0, ptr addrspace(1) %own, align 1
  %o1 = getelementptr i8, ptr addrspace(1) %own, i8 1
  store i8 %v1, ptr addrspace(1) %o1, align 1
  %o2 = getelementptr i8, ptr addrspace(1) %own, i64 2
  store i8 %v2, ptr addrspace(1) %o2, align 1
  %o3 = getelementptr i8, ptr addrspace(1) %own, i64 3
  store i8 %v3, ptr addrspace(1) %o3, align 1
  %o4 = getelementptr i8, ptr addrspace(1) %own, i64 4
  store i8 %v4, ptr addrspace(1) %o4, align 1
  %o5 = getelementptr i32, ptr addrspace(1) %o, i8 %x
  %far = getelementptr i32, ptr addrspace(1) %o5, i64 128
  store i32 7, ptr addrspace(1) %far, align 4
  %low = and i8 %b, 15
  %p6 = getelementptr i8, ptr addrspace(1) @table, i8 %low
  %v6 = load i8, ptr addrspace(1) %p6, align 1
  %o6 = getelementptr i8, ptr addrspace(1) %own, i64 6
  store i8 %v6, ptr addrspace(1) %o6, align 1
  %half = and i8 %first, 15
  %wide = sext i8 %half to i64
  %p7 = getelementptr i8, ptr addrspace(1) @table, i64 %wide
  store i8 %v6, ptr addrspace(1) %p7, align 1
  %v7 = load i8, ptr addrspace(1) %p7, align 1
  %o7 = getelementptr i8, ptr addrspace(1) %own, i64 7
  store i8 %v7, ptr addrspace(1) %o7, align 1
  ret void
}

; run: --kernel counted --grid 1 --block 8 --arg o=buf:u32x8:zeros --arg i8:11
define spir_kernel void @counted(ptr addrspace(1) %o, i8 signext %n) {
entry:
  br label %loop
loop:
  %k = phi i8 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %wide = sext i8 %k to i64
  %p = getelementptr i8, ptr addrspace(1) @table, i64 %wide
  %x = load volatile i8, ptr addrspace(1) %p, align 1
  %z = zext i8 %x to i32
  %twice = mul i32 %sum, 3
  %more = add i32 %twice, %z
  %next = add i8 %k, 1
  %again = icmp slt i8 %next, %n
  br i1 %again, label %loop, label %done
done:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %o, i64 %id
  store i32 %more, ptr addrspace(1) %q, align 4
  ret void
}
