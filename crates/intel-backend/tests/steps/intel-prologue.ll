; cpu: dg2
; The kernel loads the data of its threads itself.
target triple = "spir64"
define spir_kernel void @k(ptr addrspace(1) %p, float %a) {
  %t = call spir_func i64 @_Z13get_global_idj(i32 0)
  %e = getelementptr float, ptr addrspace(1) %p, i64 %t
  %x = load float, ptr addrspace(1) %e
  %y = fmul float %x, %a
  store float %y, ptr addrspace(1) %e
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
