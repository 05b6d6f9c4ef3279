; passes: expand-odd-integers
; Vectors of integers that memory does not have are one integer there; intrinsics of odd integers are ones of 32 or 64 bits.
target triple = "spir64-unknown-unknown"

define <3 x i5> @in_memory(ptr addrspace(1) %p, <3 x i5> %v) {
  %old = load <3 x i5>, ptr addrspace(1) %p, align 2
  store <3 x i5> %v, ptr addrspace(1) %p, align 2
  ret <3 x i5> %old
}

define i12 @as_bits(<4 x i3> %v) {
  %n = bitcast <4 x i3> %v to i12
  ret i12 %n
}

define i19 @smaller(i19 %x, i19 %y) {
  %n = call i19 @llvm.smin.i19(i19 %x, i19 %y)
  ret i19 %n
}

declare i19 @llvm.smin.i19(i19, i19)

; So are those of vectors of which machines have none, element by element.
define <2 x i1> @over(<2 x i32> %x, <2 x i32> %y) {
  %p = call { <2 x i32>, <2 x i1> } @llvm.uadd.with.overflow.v2i32(<2 x i32> %x, <2 x i32> %y)
  %o = extractvalue { <2 x i32>, <2 x i1> } %p, 1
  ret <2 x i1> %o
}

define <2 x i1> @subnormal(<2 x float> %x) {
  %c = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %x, i32 144)
  ret <2 x i1> %c
}

declare { <2 x i32>, <2 x i1> } @llvm.uadd.with.overflow.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i1> @llvm.is.fpclass.v2f32(<2 x float>, i32)
