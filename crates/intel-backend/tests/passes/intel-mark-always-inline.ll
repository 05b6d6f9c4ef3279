; passes: intel-mark-always-inline
target triple = "spir64"

define spir_func i32 @f(i32 %x) noinline optnone {
  ret i32 %x
}

; Kernels stay as they are.
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func i32 @f(i32 1)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
