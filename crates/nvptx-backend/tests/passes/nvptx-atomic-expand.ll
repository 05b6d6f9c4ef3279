; passes: nvptx-atomic-expand
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @nand(ptr addrspace(1) %p, i32 %v) {
  %r = atomicrmw nand ptr addrspace(1) %p, i32 %v syncscope("device") monotonic
  ret i32 %r
}

define i8 @byte(ptr addrspace(1) %p, i8 %v) {
  %r = atomicrmw add ptr addrspace(1) %p, i8 %v seq_cst
  ret i8 %r
}

define float @least(ptr addrspace(3) %p, float %v) {
  %r = atomicrmw fmin ptr addrspace(3) %p, float %v monotonic
  ret float %r
}

; PTX has these.
define i32 @native(ptr addrspace(1) %p, i32 %v) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 %v monotonic
  %b = atomicrmw umax ptr addrspace(1) %p, i32 %a monotonic
  ret i32 %b
}

; Bitwise operations on a part are such operations on the word; the rest of it stays.
define i16 @bits(ptr addrspace(1) %p, i16 %v, ptr addrspace(1) %q, i8 %w) {
  %a = atomicrmw xor ptr addrspace(1) %p, i16 %v monotonic
  %b = atomicrmw and ptr addrspace(1) %q, i8 %w acquire
  %c = atomicrmw or ptr addrspace(1) %q, i8 %b release
  %d = zext i8 %c to i16
  %s = add i16 %a, %d
  ret i16 %s
}

define half @swap(ptr addrspace(1) %p, half %v) {
  %r = atomicrmw xchg ptr addrspace(1) %p, half %v monotonic
  ret half %r
}
