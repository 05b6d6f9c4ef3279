; passes: early-cse
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The same expression once, loads forwarded up to a store that may alias.
define i32 @share(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a, i32 %b) {
  %x = add i32 %a, %b
  %y = add i32 %b, %a
  %m = mul i32 %x, %y
  %l1 = load i32, ptr addrspace(1) %p, align 4
  %l2 = load i32, ptr addrspace(1) %p, align 4
  store i32 %m, ptr addrspace(1) %q, align 4
  %l3 = load i32, ptr addrspace(1) %p, align 4
  %l4 = load i32, ptr addrspace(1) %q, align 4
  %s1 = add i32 %l1, %l2
  %s2 = add i32 %l3, %l4
  %s = xor i32 %s1, %s2
  ret i32 %s
}

; What a branch says holds below it.
define i32 @facts(i32 %n, i32 %m) {
entry:
  %c = icmp ult i32 %n, 16
  br i1 %c, label %small, label %big
small:
  %again = icmp ult i32 %n, 16
  %masked = and i32 %n, 15
  %r = select i1 %again, i32 %masked, i32 %m
  ret i32 %r
big:
  %zero = icmp eq i32 %n, 0
  %s = select i1 %zero, i32 1, i32 2
  ret i32 %s
}

; Volatile and atomic accesses keep their number and order.
define i32 @ordered(ptr addrspace(1) %p) {
  %a = load volatile i32, ptr addrspace(1) %p, align 4
  %b = load volatile i32, ptr addrspace(1) %p, align 4
  %c = load atomic i32, ptr addrspace(1) %p acquire, align 4
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}

; Both paths compute the offset alike: it is computed where they meet. The other differs.
define i64 @joined(ptr addrspace(1) %p, i32 %i, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %a1 = shl nuw nsw i32 %i, 3
  %a2 = or disjoint i32 %a1, 1
  %a3 = zext nneg i32 %a2 to i64
  %a4 = add i64 %a3, 5
  br label %meet
b:
  %b1 = shl nuw i32 %i, 3
  %b2 = or disjoint i32 %b1, 1
  store i32 %b2, ptr addrspace(1) %p, align 4
  %b3 = zext i32 %b2 to i64
  %b4 = add i64 %b3, 6
  br label %meet
meet:
  %offset = phi i64 [ %a3, %a ], [ %b3, %b ]
  %other = phi i64 [ %a4, %a ], [ %b4, %b ]
  %sum = mul i64 %offset, %other
  ret i64 %sum
}

; Elements of one size are one distance.
define float @sizes(ptr addrspace(1) %p, i64 %i) {
  %a = getelementptr float, ptr addrspace(1) %p, i64 %i
  %b = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %x = load float, ptr addrspace(1) %a, align 4
  %y = load i32, ptr addrspace(1) %b, align 4
  %z = sitofp i32 %y to float
  %s = fadd float %x, %z
  ret float %s
}

; One element spread over a vector is not the vector that it was taken from.
define <2 x float> @spread(<2 x float> %v) {
  %x = extractelement <2 x float> %v, i32 0
  %a = insertelement <2 x float> poison, float %x, i32 0
  %b = insertelement <2 x float> %a, float %x, i32 1
  ret <2 x float> %b
}

; All elements put back in their places are.
define <2 x float> @copied(<2 x float> %v) {
  %x = extractelement <2 x float> %v, i32 0
  %y = extractelement <2 x float> %v, i32 1
  %a = insertelement <2 x float> poison, float %x, i32 0
  %b = insertelement <2 x float> %a, float %y, i32 1
  ret <2 x float> %b
}
