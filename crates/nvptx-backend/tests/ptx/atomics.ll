; cpu: sm_90
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Orderings, scopes and spaces.
define i32 @rmw(ptr %g, ptr addrspace(1) %p, ptr addrspace(3) %s, i32 %v) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 %v syncscope("device") monotonic
  %b = atomicrmw max ptr addrspace(3) %s, i32 %a syncscope("block") acq_rel
  %c = atomicrmw sub ptr %g, i32 %b seq_cst
  %d = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %c monotonic
  ret i32 %d
}

define float @float(ptr addrspace(1) %p, float %v) {
  %a = atomicrmw fadd ptr addrspace(1) %p, float %v monotonic
  ret float %a
}

define i64 @exchange(ptr addrspace(1) %p, i64 %old, i64 %new) {
  %r = cmpxchg ptr addrspace(1) %p, i64 %old, i64 %new acquire monotonic
  %v = extractvalue { i64, i1 } %r, 0
  ret i64 %v
}

define i32 @access(ptr addrspace(1) %p, i32 %v) {
  store atomic i32 %v, ptr addrspace(1) %p release, align 4
  fence syncscope("block") acq_rel
  fence seq_cst
  %x = load atomic i32, ptr addrspace(1) %p syncscope("device") acquire, align 4
  %y = load volatile i32, ptr addrspace(1) %p, align 4
  %z = add i32 %x, %y
  ret i32 %z
}
