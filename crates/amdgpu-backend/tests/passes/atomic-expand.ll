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

define void @unread_on_gfx908(ptr addrspace(1) %p, float %x, <2 x half> %y) #1 {
  %f = atomicrmw fadd ptr addrspace(1) %p, float %x syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %h = atomicrmw fadd ptr addrspace(1) %p, <2 x half> %y syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0
  ret void
}

define float @read_on_gfx908(ptr addrspace(1) %p, float %x) #1 {
  %old = atomicrmw fadd ptr addrspace(1) %p, float %x syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  ret float %old
}

attributes #0 = { "target-cpu"="gfx942" }
attributes #1 = { "target-cpu"="gfx908" }
!0 = !{}
