; passes: pack-byte-vectors
; Vectors of bytes are read, written, passed and chosen as dwords; their bytes are picked by v_perm_b32, shifted out, or joined.

target triple = "amdgcn-amd-amdhsa"

; Four rows become columns: no byte gets a register of its own.
define void @transposed(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load <4 x i8>, ptr addrspace(1) %p, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 64
  %b = load <4 x i8>, ptr addrspace(1) %p1, align 4
  %v = shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  store <4 x i8> %v, ptr addrspace(1) %q, align 4
  ret void
}

; Passed round a loop and chosen as a whole; one byte is shifted out, with what is done to it.
define i32 @carried(ptr addrspace(1) %p, i32 %n, <4 x i8> %first) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %v = phi <4 x i8> [ %first, %entry ], [ %w, %loop ]
  %a = getelementptr <4 x i8>, ptr addrspace(1) %p, i32 %i
  %x = load <4 x i8>, ptr addrspace(1) %a, align 4
  %odd = trunc i32 %i to i1
  %w = select i1 %odd, <4 x i8> %x, <4 x i8> %v
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %done

done:
  %e = extractelement <4 x i8> %w, i32 2
  %z = zext i8 %e to i32
  ret i32 %z
}

; Bytes put together by shifts and `or`; a constant in between.
define i32 @joined(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 64
  %y = load i32, ptr addrspace(1) %p1, align 4
  %low = and i32 %x, 255
  %up = lshr i32 %y, 24
  %second = shl i32 %up, 8
  %xs = shl i32 %x, 8
  %third = and i32 %xs, 16711680
  %ab = or i32 %low, %second
  %abc = or i32 %ab, %third
  %all = or i32 %abc, 1073741824
  ret i32 %all
}

; Bytes of memory, one by one: in pairs.
define i32 @loaded(ptr addrspace(3) %p) {
  %a = load <1 x i8>, ptr addrspace(3) %p, align 1
  %p1 = getelementptr i8, ptr addrspace(3) %p, i32 64
  %b = load <1 x i8>, ptr addrspace(3) %p1, align 1
  %p2 = getelementptr i8, ptr addrspace(3) %p, i32 128
  %c = load <1 x i8>, ptr addrspace(3) %p2, align 1
  %p3 = getelementptr i8, ptr addrspace(3) %p, i32 192
  %d = load <1 x i8>, ptr addrspace(3) %p3, align 1
  %ab = shufflevector <1 x i8> %a, <1 x i8> %b, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %cd = shufflevector <1 x i8> %c, <1 x i8> %d, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %v = shufflevector <4 x i8> %ab, <4 x i8> %cd, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %n = bitcast <4 x i8> %v to i32
  ret i32 %n
}

; Arithmetic on bytes stays as it is.
define void @sums(ptr addrspace(1) %p, <4 x i8> %v) {
  %x = load <4 x i8>, ptr addrspace(1) %p, align 4
  %s = add <4 x i8> %x, %v
  store <4 x i8> %s, ptr addrspace(1) %p, align 4
  ret void
}

; The same for all lanes: the scalar unit has no such instruction.
define amdgpu_kernel void @uniform(ptr addrspace(1) %q, <4 x i8> %v) {
  %r = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %n = bitcast <4 x i8> %r to i32
  store i32 %n, ptr addrspace(1) %q, align 4
  ret void
}

; Each reads what the instruction directly before it made.
define void @copies(ptr addrspace(3) %a, ptr addrspace(1) %p, i1 %c) {
  %x = load <1 x i8>, ptr addrspace(3) %a, align 1
  store <1 x i8> %x, ptr addrspace(1) %p, align 1
  %y = load <4 x i8>, ptr addrspace(1) %p, align 4
  store <4 x i8> %y, ptr addrspace(1) %p, align 4
  %z = freeze <4 x i8> %y
  %s = select i1 %c, <4 x i8> %z, <4 x i8> %y
  store <4 x i8> %s, ptr addrspace(1) %p, align 4
  ret void
}
