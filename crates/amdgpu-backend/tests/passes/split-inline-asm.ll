; passes: split-inline-asm
; A loop with a forward branch; what the text names goes from block to block. The input is changed. A text of one block and
; one with a label that is nowhere stay as they are.

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @loop(ptr addrspace(1) %out, i32 %n, i32 %x) {
  %both = call { i32, <2 x float> } asm sideeffect "v_mov_b32 $0, 0 ; begin\0A1: s_sub_u32 $3, $3, 1\0As_cbranch_scc1 done${:uid}\0Av_xor_b32 $0, v3, $0\0Av_cmp_eq_u32 vcc, v3, $2\0As_cbranch_vccz 1b\0As_branch 1b\0As_nop 7\0Adone${:uid}:", "=&v,={v[4:5]},v,s,{v3},1,~{vcc}"(i32 %x, i32 %n, i32 %x, <2 x float> <float 1.0, float 2.0>)
  %sum = extractvalue { i32, <2 x float> } %both, 0
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @straight() {
  call void asm sideeffect "s_nop 0", ""()
  ret void
}

define amdgpu_kernel void @nowhere() {
  call void asm sideeffect "s_branch 1f", ""()
  ret void
}

; Conditions in registers that results have: early, as a float, as half of a pair.
define amdgpu_kernel void @results(ptr addrspace(1) %out, i32 %x) {
  %mask = call i64 asm sideeffect "v_cmp_lt_u32 vcc, 10, $1\0As_cbranch_vccz 1f\0As_nop 0\0A1:", "=&{vcc},v"(i32 %x)
  store i64 %mask, ptr addrspace(1) %out
  %pair = call <2 x i32> asm sideeffect "v_cmp_lt_u32 vcc, 10, $1\0As_cbranch_vccnz 1f\0As_nop 0\0A1:", "={vcc},v"(i32 %x)
  store <2 x i32> %pair, ptr addrspace(1) %out
  %low = call float asm sideeffect "v_cmp_lt_u32 vcc, 10, $1\0As_cbranch_vccnz 1f\0As_nop 0\0A1:", "=&{vcc_lo},v"(i32 %x)
  store float %low, ptr addrspace(1) %out
  %bit = call i32 asm sideeffect "s_cmp_eq_u32 $1, 7\0As_cbranch_scc1 1f\0As_nop 0\0A1:", "=&{scc},s"(i32 %x)
  store i32 %bit, ptr addrspace(1) %out
  ret void
}
