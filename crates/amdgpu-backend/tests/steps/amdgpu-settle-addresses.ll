; cpu: gfx942
; The distances from s_getpc to the variable.
target triple = "amdgcn-amd-amdhsa"
@x = external addrspace(1) global i32
define amdgpu_kernel void @k(i32 %n) {
  store i32 %n, ptr addrspace(1) @x
  ret void
}
