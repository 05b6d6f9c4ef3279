; passes: intel-atomic-expand
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5"
target triple = "spir64"

; No message has these.
define i32 @nand(ptr addrspace(1) %p, i32 %v) {
  %r = atomicrmw nand ptr addrspace(1) %p, i32 %v monotonic
  ret i32 %r
}

define i8 @byte(ptr addrspace(3) %p, i8 %v) {
  %r = atomicrmw add ptr addrspace(3) %p, i8 %v seq_cst
  ret i8 %r
}

define float @sum(ptr addrspace(1) %p, float %v) {
  %r = atomicrmw fadd ptr addrspace(1) %p, float %v monotonic
  ret float %r
}

; Bits of a part are bits of the word.
define i16 @bits(ptr addrspace(1) %p, i16 %v) {
  %r = atomicrmw or ptr addrspace(1) %p, i16 %v release
  ret i16 %r
}

; Private memory is one work-item's: nothing need be atomic there.
define i32 @private(ptr addrspace(5) %p, i32 %v) {
  %a = atomicrmw add ptr addrspace(5) %p, i32 %v monotonic
  %pair = cmpxchg ptr addrspace(5) %p, i32 %a, i32 %v acquire monotonic
  %b = extractvalue { i32, i1 } %pair, 0
  ret i32 %b
}

; The data port has these.
define i64 @native(ptr addrspace(1) %p, i64 %v) {
  %a = atomicrmw add ptr addrspace(1) %p, i64 %v monotonic
  %b = atomicrmw umax ptr addrspace(1) %p, i64 %a monotonic
  ret i64 %b
}
