; passes: intel-slm-atomic64
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A5"
target triple = "spir64"

; Each operation in a block of its own, its answer where the lock is given back; all of them under one lock, which is cleared once.
define spir_kernel void @answers(ptr addrspace(3) %p, ptr addrspace(1) %out, i64 %v) {
  %a = atomicrmw add ptr addrspace(3) %p, i64 %v monotonic
  %pair = cmpxchg ptr addrspace(3) %p, i64 %a, i64 %v acq_rel monotonic
  %ok = extractvalue { i64, i1 } %pair, 1
  %b = zext i1 %ok to i64
  store i64 %b, ptr addrspace(1) %out
  ret void
}

; Loads and stores see no half of an operation.
define spir_kernel void @parts(ptr addrspace(3) %p, ptr addrspace(1) %out) {
  %a = load atomic i64, ptr addrspace(3) %p acquire, align 8
  store atomic i64 %a, ptr addrspace(3) %p release, align 8
  %b = load i64, ptr addrspace(3) %p
  store i64 %b, ptr addrspace(1) %out
  ret void
}

; Only some of the work-items do it.
define spir_kernel void @branch(ptr addrspace(3) %p, i1 %c) {
  br i1 %c, label %then, label %end

then:
  %a = atomicrmw umax ptr addrspace(3) %p, i64 7 monotonic
  br label %end

end:
  ret void
}

; The data port has these.
define spir_kernel void @native(ptr addrspace(3) %p, ptr addrspace(1) %g) {
  %a = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  %b = atomicrmw add ptr addrspace(1) %g, i64 1 monotonic
  ret void
}
