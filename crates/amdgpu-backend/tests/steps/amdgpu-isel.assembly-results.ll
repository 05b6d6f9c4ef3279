; cpu: gfx942
; Results of assembly in scalar registers are one for the wave, though operands differ: nothing reads the first lane, and a
; branch by one is the wave's. One beside a vector result, too, where members are taken in the block of the call.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %t = tail call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i32 %t
  %x = load float, ptr addrspace(1) %a, align 4
  %c = tail call i64 asm "v_cmp_u_f32 $0, $1, $1", "=s,v"(float %x)
  %both = tail call { float, i32 } asm "v_mul_f32 $0, $2, $2\0Av_readfirstlane_b32 $1, $2", "=&v,=s,v"(float %x)
  %square = extractvalue { float, i32 } %both, 0
  %first = extractvalue { float, i32 } %both, 1
  %big = icmp ugt i32 %first, 7
  br i1 %big, label %then, label %join
then:
  %r = tail call float asm "v_cndmask_b32 $0, $1, $2, $3", "=v,v,v,s"(float %square, float 2.0, i64 %c)
  store float %r, ptr addrspace(1) %a, align 4
  br label %join
join:
  ret void
}
