; cpu: gfx942
; Firmware without preloading starts at the loads.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg %n) {
  store i32 %n, ptr addrspace(1) %p
  ret void
}
