; cpu: gfx950
; Two operations on bits are one instruction. A difference of pairs of halves is a sum with a negated operand.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr <4 x i32>, ptr addrspace(1) %p, i32 %id
  %v = load <4 x i32>, ptr addrspace(1) %q
  %x = extractelement <4 x i32> %v, i32 0
  %y = extractelement <4 x i32> %v, i32 1
  %z = extractelement <4 x i32> %v, i32 2
  %w = extractelement <4 x i32> %v, i32 3
  %t = xor i32 %x, %y
  %u = xor i32 %t, %z
  %m = and i32 %u, %w
  %n = xor i32 %m, 96
  %a = bitcast i32 %z to <2 x half>
  %b = bitcast i32 %w to <2 x half>
  %d = fsub <2 x half> %a, %b
  %e = bitcast <2 x half> %d to i32
  %r = insertelement <2 x i32> poison, i32 %n, i32 0
  %s = insertelement <2 x i32> %r, i32 %e, i32 1
  store <2 x i32> %s, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
