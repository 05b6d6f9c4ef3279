; Inline assembly and what it computes. A line that begins with `;asm` is in the module for processors, one with `;plain` in the
; one for the interpreter; in brackets the processors that have it, all if there are none.
; run: --kernel memory --block 64 --arg buf:u32x512:random:3 --arg out=buf:u32x128:random:4
; run: --kernel order --block 64 --arg io=buf:u32x64:random:3 --arg out=buf:u32x64:random:4
; run: --kernel atomics --block 64 --arg io=buf:u32x64:random:3 --arg out=buf:u32x64:random:4
; run: --kernel local --block 32 --arg buf:u32x64:random:3 --arg out=buf:u32x192:random:4
; run: --kernel lanes --block 64 --arg buf:u32x64:random:3 --arg out=buf:u32x256:random:4
; run: --kernel parts --block 64 --arg buf:u32x64:random:3 --arg out=buf:u32x256:random:4
; run: --kernel packed --block 64 --arg buf:u32x64:random:3 --arg out=buf:u32x256:random:4
; run: --kernel scalars --block 32 --arg buf:u32x64:random:3 --arg out=buf:u32x192:random:4
; run: --kernel branches --block 64 --arg buf:u32x64:random:3 --arg out=buf:u32x64:random:4
; run: --kernel labels --block 32 --arg buf:u32x64:random:3 --arg out=buf:u32x256:random:4
; run: --kernel labels --block 32 --arg buf:u32x64:random:5 --arg out=buf:u32x256:random:4
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.mov.dpp8.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
@lds = internal addrspace(3) global [64 x i32] poison

; Loads of several widths by several addresses; stores.
define amdgpu_kernel void @memory(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %byte = mul i32 %id, 16
  %id64 = zext i32 %byte to i64
  %p = getelementptr i8, ptr addrspace(1) %in, i64 %id64
;asm[9,90a,942,10]  %v = call <4 x i32> asm sideeffect "global_load_dwordx4 $0, $1, $2\0As_waitcnt vmcnt(0)", "=v,v,s,~{memory}"(i32 %byte, ptr addrspace(1) %in)
;asm[11,12]  %v = call <4 x i32> asm sideeffect "global_load_b128 $0, $1, $2", "=v,v,s,~{memory}"(i32 %byte, ptr addrspace(1) %in)
;plain  %v = load <4 x i32>, ptr addrspace(1) %p, align 4
;asm[9,90a,942,10]  %w = call i32 asm sideeffect "global_load_dword $0, $1, off offset:1024\0As_waitcnt vmcnt(0)", "=v,v,~{memory}"(ptr addrspace(1) %p)
;asm[11,12]  %w = call i32 asm sideeffect "global_load_b32 $0, $1, off offset:1024", "=v,v,~{memory}"(ptr addrspace(1) %p)
;plain  %q = getelementptr i8, ptr addrspace(1) %p, i64 1024
;plain  %w = load i32, ptr addrspace(1) %q
  %f = addrspacecast ptr addrspace(1) %p to ptr
;asm[9,90a,942,10]  %x = call i64 asm sideeffect "flat_load_dwordx2 $0, $1 \0As_waitcnt vmcnt(0) lgkmcnt(0)", "=v,v,~{memory}"(ptr %f)
;asm[11,12]  %x = call i64 asm sideeffect "flat_load_b64 $0, $1", "=v,v,~{memory}"(ptr %f)
;plain  %x = load i64, ptr %f, align 4
;asm[9,90a,942,10]  %y = call i32 asm sideeffect "global_load_ubyte $0, $1, off offset:3\0As_waitcnt vmcnt(0)\0Av_mov_b32 v7, 0\0Aglobal_load_short_d16_hi v7, $1, off offset:6\0As_waitcnt vmcnt(0)\0Av_or_b32 $0, $0, v7", "=&v,v,~{v7},~{memory}"(ptr addrspace(1) %p)
;asm[11,12]  %y = call i32 asm sideeffect "global_load_u8 $0, $1, off offset:3\0Av_mov_b32 v7, 0\0Aglobal_load_d16_hi_b16 v7, $1, off offset:6\0Av_or_b32 $0, $0, v7", "=&v,v,~{v7},~{memory}"(ptr addrspace(1) %p)
;plain  %pb = getelementptr i8, ptr addrspace(1) %p, i64 3
;plain  %b = load i8, ptr addrspace(1) %pb
;plain  %b32 = zext i8 %b to i32
;plain  %ph = getelementptr i8, ptr addrspace(1) %p, i64 6
;plain  %h = load i16, ptr addrspace(1) %ph
;plain  %h32 = zext i16 %h to i32
;plain  %hs = shl i32 %h32, 16
;plain  %y = or i32 %b32, %hs
  %v0 = extractelement <4 x i32> %v, i32 0
  %v3 = extractelement <4 x i32> %v, i32 3
  %s = add i32 %v0, %v3
  %s1 = xor i32 %s, %w
  %x1 = trunc i64 %x to i32
  %x2 = lshr i64 %x, 32
  %x3 = trunc i64 %x2 to i32
  %s2 = add i32 %s1, %x1
  %s3 = xor i32 %s2, %x3
  %s4 = add i32 %s3, %y
  %o = mul i32 %id, 8
  %o64 = zext i32 %o to i64
  %po = getelementptr i8, ptr addrspace(1) %out, i64 %o64
  %pair0 = insertelement <2 x i32> poison, i32 %s4, i32 0
  %pair = insertelement <2 x i32> %pair0, i32 %v3, i32 1
;asm[9,90a,942,10]  call void asm sideeffect "global_store_dwordx2 $0, $1, $2", "v,v,s,~{memory}"(i32 %o, <2 x i32> %pair, ptr addrspace(1) %out)
;asm[11,12]  call void asm sideeffect "global_store_b64 $0, $1, $2", "v,v,s,~{memory}"(i32 %o, <2 x i32> %pair, ptr addrspace(1) %out)
;plain  store <2 x i32> %pair, ptr addrspace(1) %po, align 4
  ret void
}

; Accesses of the text and plain ones to one place, in turn.
define amdgpu_kernel void @order(ptr addrspace(1) noalias %io, ptr addrspace(1) noalias %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %io, i32 %id
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %a = load i32, ptr addrspace(1) %p
  %b = add i32 %a, 5
;asm[9,90a,942,10]  call void asm sideeffect "global_store_dword $0, $1, off", "v,v,~{memory}"(ptr addrspace(1) %p, i32 %b)
;asm[11,12]  call void asm sideeffect "global_store_b32 $0, $1, off", "v,v,~{memory}"(ptr addrspace(1) %p, i32 %b)
;plain  store i32 %b, ptr addrspace(1) %p
  %c = load i32, ptr addrspace(1) %p
  %d = mul i32 %c, 3
  store i32 %d, ptr addrspace(1) %p
;asm[9,90a,942,10]  %e = call i32 asm sideeffect "global_load_dword $0, $1, off\0As_waitcnt vmcnt(0)", "=v,v,~{memory}"(ptr addrspace(1) %p)
;asm[11,12]  %e = call i32 asm sideeffect "global_load_b32 $0, $1, off", "=v,v,~{memory}"(ptr addrspace(1) %p)
;plain  %e = load i32, ptr addrspace(1) %p
  store i32 0, ptr addrspace(1) %p
  %f = xor i32 %e, %a
  store i32 %f, ptr addrspace(1) %po
  %g = load i32, ptr addrspace(1) %p
  %h = add i32 %g, %f
;asm[9,90a,942,10]  call void asm sideeffect "global_store_dword $0, $1, off\0Aglobal_store_dword $2, $1, off", "v,v,v,~{memory}"(ptr addrspace(1) %p, i32 %h, ptr addrspace(1) %po)
;asm[11,12]  call void asm sideeffect "global_store_b32 $0, $1, off\0Aglobal_store_b32 $2, $1, off", "v,v,v,~{memory}"(ptr addrspace(1) %p, i32 %h, ptr addrspace(1) %po)
;plain  store i32 %h, ptr addrspace(1) %p
;plain  store i32 %h, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @atomics(ptr addrspace(1) %io, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %io, i32 %id
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
;asm[9,90a,10]  %a = call i32 asm sideeffect "global_atomic_add $0, $1, $2, off glc\0As_waitcnt vmcnt(0)", "=v,v,v,~{memory}"(ptr addrspace(1) %p, i32 %id)
;asm[942]  %a = call i32 asm sideeffect "global_atomic_add $0, $1, $2, off sc0\0As_waitcnt vmcnt(0)", "=v,v,v,~{memory}"(ptr addrspace(1) %p, i32 %id)
;asm[11]  %a = call i32 asm sideeffect "global_atomic_add_u32 $0, $1, $2, off glc\0As_waitcnt vmcnt(0)", "=v,v,v,~{memory}"(ptr addrspace(1) %p, i32 %id)
;asm[12]  %a = call i32 asm sideeffect "global_atomic_add_u32 $0, $1, $2, off th:TH_ATOMIC_RETURN", "=v,v,v,~{memory}"(ptr addrspace(1) %p, i32 %id)
;plain  %a = atomicrmw add ptr addrspace(1) %p, i32 %id monotonic
;asm[9,90a,942,10]  call void asm sideeffect "global_atomic_xor $0, $1, off", "v,v,~{memory}"(ptr addrspace(1) %p, i32 85)
;asm[11,12]  call void asm sideeffect "global_atomic_xor_b32 $0, $1, off", "v,v,~{memory}"(ptr addrspace(1) %p, i32 85)
;plain  %b = atomicrmw xor ptr addrspace(1) %p, i32 85 monotonic
  %c = load i32, ptr addrspace(1) %p
  %d = xor i32 %a, %c
  store i32 %d, ptr addrspace(1) %po
  ret void
}

; Local memory: other lanes' values, after plain stores and before them.
define amdgpu_kernel void @local(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
  %pl = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %a, ptr addrspace(3) %pl
  call void @llvm.amdgcn.s.barrier()
  %next0 = add i32 %id, 16
  %next = and i32 %next0, 31
  %pn = getelementptr i32, ptr addrspace(3) @lds, i32 %next
;asm[9,90a,942,10]  %b = call i32 asm sideeffect "ds_read_b32 $0, $1\0As_waitcnt lgkmcnt(0)", "=v,v,~{memory}"(ptr addrspace(3) %pn)
;asm[11,12]  %b = call i32 asm sideeffect "ds_load_b32 $0, $1", "=v,v,~{memory}"(ptr addrspace(3) %pn)
;plain  %b = load i32, ptr addrspace(3) %pn
  call void @llvm.amdgcn.s.barrier()
  %b1 = add i32 %b, 1
;asm[9,90a,942,10]  call void asm sideeffect "ds_write_b32 $0, $1", "v,v,~{memory}"(ptr addrspace(3) %pl, i32 %b1)
;asm[11,12]  call void asm sideeffect "ds_store_b32 $0, $1", "v,v,~{memory}"(ptr addrspace(3) %pl, i32 %b1)
;plain  store i32 %b1, ptr addrspace(3) %pl
;asm[9,90a,942,10,11]  %c = call i32 asm sideeffect "ds_add_rtn_u32 $0, $1, $2\0As_waitcnt lgkmcnt(0)", "=v,v,v,~{memory}"(ptr addrspace(3) %pl, i32 %id)
;asm[12]  %c = call i32 asm sideeffect "ds_add_rtn_u32 $0, $1, $2\0As_wait_dscnt 0x0", "=v,v,v,~{memory}"(ptr addrspace(3) %pl, i32 %id)
;plain  %c = atomicrmw add ptr addrspace(3) %pl, i32 %id monotonic
  %d = load i32, ptr addrspace(3) %pl
  %at = mul i32 %next, 4
;asm[9,90a,942,10,11]  %e = call i32 asm "ds_bpermute_b32 $0, $1, $2\0As_waitcnt lgkmcnt(0)", "=v,v,v"(i32 %at, i32 %a)
;asm[12]  %e = call i32 asm "ds_bpermute_b32 $0, $1, $2\0As_wait_dscnt 0x0", "=v,v,v"(i32 %at, i32 %a)
;plain  %e = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %a)
;asm[9,90a,942,10,11]  %f = call i32 asm "ds_swizzle_b32 $0, $1 offset:swizzle(SWAP,4)\0As_waitcnt lgkmcnt(0)", "=v,v"(i32 %a)
;asm[12]  %f = call i32 asm "ds_swizzle_b32 $0, $1 offset:swizzle(SWAP,4)\0As_wait_dscnt 0x0", "=v,v"(i32 %a)
;plain  %f = call i32 @llvm.amdgcn.ds.swizzle(i32 %a, i32 4127)
  %s0 = xor i32 %b, %c
  %s1 = add i32 %d, %e
  %o = mul i32 %id, 3
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %o
  store i32 %s0, ptr addrspace(1) %po
  %po1 = getelementptr i32, ptr addrspace(1) %po, i32 1
  store i32 %s1, ptr addrspace(1) %po1
  %po2 = getelementptr i32, ptr addrspace(1) %po, i32 2
  store i32 %f, ptr addrspace(1) %po2
  ret void
}

; Lanes that are permuted; a result that some lanes keep.
define amdgpu_kernel void @lanes(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
;asm  %b = call i32 asm "v_mov_b32_dpp $0, $1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf", "=v,v"(i32 %a)
;plain  %b = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a, i32 177, i32 15, i32 15, i1 false)
;asm  %c = call i32 asm "v_mov_b32_dpp $0, $1 row_shr:3 row_mask:0x5 bank_mask:0xf", "=v,v,0"(i32 %a, i32 %id)
;plain  %c = call i32 @llvm.amdgcn.update.dpp.i32(i32 %id, i32 %a, i32 275, i32 5, i32 15, i1 false)
;asm  %d = call i32 asm "v_mov_b32_dpp $0, $1 row_shl:2 bound_ctrl:1", "=v,v,0"(i32 %a, i32 %id)
;plain  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 %id, i32 %a, i32 258, i32 15, i32 15, i1 true)
;asm[9,90a,942]  %e = call i32 asm "v_add_u32_dpp $0, $1, $2 row_half_mirror row_mask:0xf bank_mask:0xf", "=v,v,v"(i32 %a, i32 %id)
;asm[10,11,12]  %e = call i32 asm "v_add_nc_u32_dpp $0, $1, $2 row_half_mirror row_mask:0xf bank_mask:0xf", "=v,v,v"(i32 %a, i32 %id)
;plain  %e0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a, i32 321, i32 15, i32 15, i1 false)
;plain  %e = add i32 %e0, %id
  %o = mul i32 %id, 4
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %o
  store i32 %b, ptr addrspace(1) %po
  %po1 = getelementptr i32, ptr addrspace(1) %po, i32 1
  store i32 %c, ptr addrspace(1) %po1
  %po2 = getelementptr i32, ptr addrspace(1) %po, i32 2
  store i32 %d, ptr addrspace(1) %po2
  %po3 = getelementptr i32, ptr addrspace(1) %po, i32 3
  store i32 %e, ptr addrspace(1) %po3
  ret void
}

; Parts of registers: read, extended, written with the rest kept, cleared, extended.
define amdgpu_kernel void @parts(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
;asm[9,90a,942,10]  %b = call i32 asm "v_or_b32_sdwa $0, $1, $2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:WORD_0", "=v,v,v"(i32 %a, i32 %id)
;asm[11,12]  %b = call i32 asm "v_lshrrev_b32 $0, 24, $1\0Av_or_b32 $0, $0, $2", "=&v,v,v"(i32 %a, i32 %id)
;plain  %b0 = lshr i32 %a, 24
;plain  %b = or i32 %b0, %id
;asm[9,90a,942,10]  %c = call i32 asm "v_mov_b32_sdwa $0, $1 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_2", "=v,v,0"(i32 %a, i32 -1)
;asm[11,12]  %c = call i32 asm "v_lshrrev_b32 $0, 8, $1\0Av_bfi_b32 $0, 0xff00, $0, $2", "=&v,v,v"(i32 %a, i32 -1)
;plain  %c0 = lshr i32 %a, 8
;plain  %c1 = and i32 %c0, 65280
;plain  %c = or i32 %c1, -65281
;asm[9,90a,942,10]  %d = call i32 asm "v_mov_b32_sdwa $0, sext($1) dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0", "=v,v"(i32 %a)
;asm[11,12]  %d = call i32 asm "v_bfe_i32 $0, $1, 0, 8\0Av_lshlrev_b32 $0, 16, $0", "=v,v"(i32 %a)
;plain  %d0 = shl i32 %a, 24
;plain  %d1 = ashr i32 %d0, 24
;plain  %d = shl i32 %d1, 16
  %o = mul i32 %id, 4
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %o
  store i32 %b, ptr addrspace(1) %po
  %po1 = getelementptr i32, ptr addrspace(1) %po, i32 1
  store i32 %c, ptr addrspace(1) %po1
  %po2 = getelementptr i32, ptr addrspace(1) %po, i32 2
  store i32 %d, ptr addrspace(1) %po2
  %po3 = getelementptr i32, ptr addrspace(1) %po, i32 3
  store i32 0, ptr addrspace(1) %po3
  ret void
}

; Pairs: halves that are chosen, constants, numbers of the call in the text.
define amdgpu_kernel void @packed(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
  %v = bitcast i32 %a to <2 x i16>
  %v0 = extractelement <2 x i16> %v, i32 0
  %v1 = extractelement <2 x i16> %v, i32 1
;asm  %b = call <2 x i16> asm "v_pk_add_u16 $0, $1, $1 op_sel:[1,0] op_sel_hi:[1,0]", "=v,v"(<2 x i16> %v)
;plain  %b0 = add i16 %v1, %v0
;plain  %b1 = add i16 %v1, %v0
;plain  %b2 = insertelement <2 x i16> poison, i16 %b0, i32 0
;plain  %b = insertelement <2 x i16> %b2, i16 %b1, i32 1
;asm  %c = call <2 x i16> asm "v_pk_mul_lo_u16 $0, $1, $2 op_sel_hi:[1,0]", "=v,v,v"(<2 x i16> %v, i32 %id)
;plain  %i16 = trunc i32 %id to i16
;plain  %c0 = mul i16 %v0, %i16
;plain  %c1 = mul i16 %v1, %i16
;plain  %c2 = insertelement <2 x i16> poison, i16 %c0, i32 0
;plain  %c = insertelement <2 x i16> %c2, i16 %c1, i32 1
;asm  %d = call i32 asm "v_lshlrev_b32 $0, ${2:c}, $1 ; by $2", "=v,v,n"(i32 %a, i32 7)
;plain  %d = shl i32 %a, 7
;asm  %e = call float asm "v_fma_f32 $0, $1, 2.0, -0.5 mul:2", "=v,v"(float 3.0)
;plain  %e = fadd float 11.0, 0.0
  %bi = bitcast <2 x i16> %b to i32
  %ci = bitcast <2 x i16> %c to i32
  %ei = bitcast float %e to i32
;asm  %g = call i32 asm "v_mad_i16 $0, $1, 3, 1 op_sel:[1,0,0,1]", "=v,v,0"(i32 %a, i32 %id)
;plain  %g0 = mul i16 %v1, 3
;plain  %g1 = add i16 %g0, 1
;plain  %g2 = zext i16 %g1 to i32
;plain  %g3 = shl i32 %g2, 16
;plain  %g = or i32 %g3, %id
  %o = mul i32 %id, 4
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %o
  store i32 %bi, ptr addrspace(1) %po
  %po1 = getelementptr i32, ptr addrspace(1) %po, i32 1
  store i32 %ci, ptr addrspace(1) %po1
  %po2 = getelementptr i32, ptr addrspace(1) %po, i32 2
  %dg = xor i32 %d, %g
  store i32 %dg, ptr addrspace(1) %po2
  %po3 = getelementptr i32, ptr addrspace(1) %po, i32 3
  store i32 %ei, ptr addrspace(1) %po3
  ret void
}

; Scalar loads, M0, masks by name, lanes.
define amdgpu_kernel void @scalars(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
;asm[9,90a,942,10]  %b = call i32 asm sideeffect "s_load_dword $0, $1, 0x14\0As_waitcnt lgkmcnt(0)", "=s,s,~{memory}"(ptr addrspace(1) %in)
;asm[11,12]  %b = call i32 asm sideeffect "s_load_b32 $0, $1, 0x14\0A", "=s,s,~{memory}"(ptr addrspace(1) %in)
;plain  %pb = getelementptr i32, ptr addrspace(1) %in, i32 5
;plain  %b = load i32, ptr addrspace(1) %pb
;asm  %c = call i32 asm "s_mov_b32 m0, $1\0As_add_u32 m0, m0, 3\0As_mov_b32 $0, m0", "=s,s,~{m0},~{scc}"(i32 %b)
;plain  %c = add i32 %b, 3
;asm[9,90a,942]  %d = call i32 asm "v_cmp_gt_u32 s[40:41], $1, $2\0As_nop 1\0Av_cndmask_b32 $0, $2, $1, s[40:41]", "=v,v,v,~{s[40:41]}"(i32 %a, i32 %c)
;asm[10,11,12]  %d = call i32 asm "v_cmp_gt_u32 s40, $1, $2\0Av_cndmask_b32 $0, $2, $1, s40", "=v,v,v,~{s40}"(i32 %a, i32 %c)
;plain  %d = call i32 @llvm.umax.i32(i32 %a, i32 %c)
;asm  %e = call i32 asm sideeffect "v_writelane_b32 $0, $1, 7", "=v,s,0"(i32 %b, i32 %a)
;plain  %is7 = icmp eq i32 %id, 7
;plain  %e = select i1 %is7, i32 %b, i32 %a
  %o = mul i32 %id, 3
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %o
  store i32 %c, ptr addrspace(1) %po
  %po1 = getelementptr i32, ptr addrspace(1) %po, i32 1
  store i32 %d, ptr addrspace(1) %po1
  %po2 = getelementptr i32, ptr addrspace(1) %po, i32 2
  store i32 %e, ptr addrspace(1) %po2
  ret void
}

; Under a mask: lanes that do not enter keep what they have.
define amdgpu_kernel void @branches(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %a = load i32, ptr addrspace(1) %p
  %bit = and i32 %a, 1
  %odd = icmp ne i32 %bit, 0
  br i1 %odd, label %then, label %join
then:
;asm[9,90a,942,10]  %b = call i32 asm sideeffect "global_load_dword v3, $1, off\0As_waitcnt vmcnt(0)\0Av_mul_lo_u32 $0, v3, v3", "=v,v,~{v3},~{memory}"(ptr addrspace(1) %p)
;asm[11,12]  %b = call i32 asm sideeffect "global_load_b32 v3, $1, off\0Av_mul_lo_u32 $0, v3, v3", "=v,v,~{v3},~{memory}"(ptr addrspace(1) %p)
;plain  %b0 = load i32, ptr addrspace(1) %p
;plain  %b = mul i32 %b0, %b0
  br label %join
join:
  %r = phi i32 [ %a, %entry ], [ %b, %then ]
  store i32 %r, ptr addrspace(1) %po
  ret void
}

; Labels and branches: a scalar loop, a loop of lanes until VCC has none, a carry that both sides of a branch read, some lanes
; alone, a forward branch out of a loop.
define amdgpu_kernel void @labels(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %p
  %first = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 0)
  %n = and i32 %first, 15
;asm  %pair = call { i32, i32 } asm sideeffect "s_mov_b32 $0, 1\0A1: s_cmp_eq_u32 $1, 0\0As_cbranch_scc1 2f\0As_mul_i32 $0, $0, 3\0As_sub_u32 $1, $1, 1 ; one fewer\0As_branch 1b\0A2:", "=&s,=&s,1,~{scc}"(i32 %n)
;asm  %power = extractvalue { i32, i32 } %pair, 0
;plain  br label %loop
;plain  loop:
;plain  %i = phi i32 [ %n, %entry ], [ %i1, %more ]
;plain  %power = phi i32 [ 1, %entry ], [ %power1, %more ]
;plain  %end = icmp eq i32 %i, 0
;plain  br i1 %end, label %behind, label %more
;plain  more:
;plain  %power1 = mul i32 %power, 3
;plain  %i1 = sub i32 %i, 1
;plain  br label %loop
;asm  br label %behind
behind:
;asm[9,90a,942]  %byte = call i32 asm "v_mov_b32 $0, $1\0A.Lloop${:uid}:\0Av_cmp_lt_u32 vcc, 255, $0\0Av_lshrrev_b32 v5, 1, $0\0As_nop 1\0Av_cndmask_b32 $0, $0, v5, vcc\0As_cbranch_vccnz .Lloop${:uid}", "=&v,v,~{v5},~{vcc}"(i32 %x)
;asm[10,11,12]  %byte = call i32 asm "v_mov_b32 $0, $1\0A.Lloop${:uid}:\0Av_cmp_lt_u32 vcc_lo, 255, $0\0Av_lshrrev_b32 v5, 1, $0\0As_nop 1\0Av_cndmask_b32 $0, $0, v5, vcc_lo\0As_cbranch_vccnz .Lloop${:uid}", "=&v,v,~{v5},~{vcc}"(i32 %x)
;plain  %zeros = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
;plain  %by = call i32 @llvm.usub.sat.i32(i32 24, i32 %zeros)
;plain  %byte = lshr i32 %x, %by
;asm  %carry = call i32 asm "s_add_u32 s6, $1, $1\0As_cbranch_scc0 skip${:uid}\0As_addc_u32 $0, 5, 0\0As_branch end${:uid}\0Askip${:uid}: s_addc_u32 $0, 9, 0\0Aend${:uid}:", "=&s,s,~{s6},~{scc}"(i32 %first)
;plain  %top = icmp slt i32 %first, 0
;plain  %carry = select i1 %top, i32 6, i32 9
  %odd = trunc i32 %x to i1
  br i1 %odd, label %some, label %join
some:
;asm  %own = call i32 asm sideeffect "v_mov_b32 $0, $1\0As_mov_b32 s7, 0\0Aagain${:uid}:\0As_cmp_ge_u32 s7, 9\0As_cbranch_scc1 out${:uid}\0Av_xor_b32 $0, s7, $0\0As_add_u32 s7, s7, 2\0As_cmp_eq_u32 s7, 6\0As_cbranch_scc1 out${:uid}\0As_branch again${:uid}\0Aout${:uid}: v_xor_b32 $0, s7, $0\0As_cmp_ge_u32 $2, 4\0As_cbranch_scc1 enough${:uid}\0As_add_u32 $2, $2, 2\0As_branch out${:uid}\0Aenough${:uid}: v_xor_b32 $0, $2, $0", "=&v,v,s,~{s7},~{scc}"(i32 %x, i32 1)
;plain  %own = xor i32 %x, 5
  br label %join
join:
  %mixed = phi i32 [ %x, %behind ], [ %own, %some ]
  %four = mul i32 %id, 4
  %o0 = getelementptr i32, ptr addrspace(1) %out, i32 %four
  store i32 %power, ptr addrspace(1) %o0
  %o1 = getelementptr i32, ptr addrspace(1) %o0, i32 1
  store i32 %byte, ptr addrspace(1) %o1
  %o2 = getelementptr i32, ptr addrspace(1) %o0, i32 2
  store i32 %carry, ptr addrspace(1) %o2
  %o3 = getelementptr i32, ptr addrspace(1) %o0, i32 3
  store i32 %mixed, ptr addrspace(1) %o3
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="1,64" }
