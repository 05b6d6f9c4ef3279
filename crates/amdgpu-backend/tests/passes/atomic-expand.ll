; passes: atomic-expand
target triple = "amdgcn-amd-amdhsa"

define float @add_float(ptr addrspace(1) %p, float %x) #0 {
  %old = atomicrmw fadd ptr addrspace(1) %p, float %x syncscope("agent") monotonic, align 4
  ret float %old
}

define float @add_float_of_the_device(ptr addrspace(1) %p, float %x) #0 {
  %old = atomicrmw fadd ptr addrspace(1) %p, float %x syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0
  ret float %old
}

define i8 @add_byte_local(ptr addrspace(3) %p, i8 %x) #0 {
  %old = atomicrmw add ptr addrspace(3) %p, i8 %x syncscope("workgroup") monotonic, align 1
  ret i8 %old
}

define i32 @private(ptr addrspace(5) %p, i32 %x) #0 {
  %old = atomicrmw nand ptr addrspace(5) %p, i32 %x monotonic, align 4
  %pair = cmpxchg ptr addrspace(5) %p, i32 %old, i32 %x monotonic monotonic
  %now = extractvalue { i32, i1 } %pair, 0
  ret i32 %now
}

attributes #0 = { "target-cpu"="gfx942" }
!0 = !{}
