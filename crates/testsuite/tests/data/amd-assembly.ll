; Inline assembly that says the same as plain instructions: the kernels store the differences. Words in capitals are
; what is written differently from generation to generation.
; run: --kernel carry --block 64 --arg buf:u32x256:random:3 --arg out=buf:u32x128:random:4
; run: --kernel named --block 64 --arg buf:u32x64:random:3 --arg out=buf:u32x64:random:4 --arg i64:4294967295
; run: --kernel scalars --block 64 --arg buf:u32x64:random:3 --arg out=buf:u32x64:random:4 --arg u32:4000000000 --arg u32:300000005
; run: --kernel scalars --block 64 --arg buf:u32x64:random:3 --arg out=buf:u32x64:random:4 --arg u32:5 --arg u32:3000000005
; run: --kernel modes --block 64 --arg buf:f32x128:random:5:-3:3 --arg out=buf:u32x64:random:4
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

; A sum of 64 bits by its carry; a comparison's mask in VCC that a choice reads.
define amdgpu_kernel void @carry(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i64, ptr addrspace(1) %in, i32 %id
  %pb = getelementptr i64, ptr addrspace(1) %pa, i32 64
  %a = load i64, ptr addrspace(1) %pa
  %b = load i64, ptr addrspace(1) %pb
  %al = trunc i64 %a to i32
  %ah1 = lshr i64 %a, 32
  %ah = trunc i64 %ah1 to i32
  %bl = trunc i64 %b to i32
  %bh1 = lshr i64 %b, 32
  %bh = trunc i64 %bh1 to i32
  %s = call { i32, i32 } asm sideeffect "v_add_co_u32 $0, VCC, $2, $4\0A\09CARRY $1, VCC, $3, $5, VCC", "=&v,=v,v,v,v,v,~{vcc},~{memory}"(i32 %al, i32 %ah, i32 %bl, i32 %bh)
  %l = extractvalue { i32, i32 } %s, 0
  %h = extractvalue { i32, i32 } %s, 1
  %l64 = zext i32 %l to i64
  %h64 = zext i32 %h to i64
  %h2 = shl i64 %h64, 32
  %sum = or i64 %l64, %h2
  %plain = add i64 %a, %b
  %d = sub i64 %sum, %plain
  %m = call i32 asm "v_cmp_lt_u32 VCC, $1, $2\0Av_cndmask_b32 $0, $2, $1, VCC", "=v,v,v,~{vcc}"(i32 %al, i32 %bl)
  %least = call i32 @llvm.umin.i32(i32 %al, i32 %bl)
  %d2 = sub i32 %m, %least
  %d3 = zext i32 %d2 to i64
  %d4 = or i64 %d, %d3
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %d4, ptr addrspace(1) %po
  ret void
}

; Registers by name: in the text, in constraints, one after the other.
define amdgpu_kernel void @named(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i64 %x) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %pa
  %r = call { i32, i64 } asm sideeffect "v_mov_b32 v5, $2\0Av_xor_b32 v6, v5, v9\0Av_mov_b32 v[7], v6\0Av_mul_lo_u32 v3, v7, v5\0As_not_b64 s[4:5], s[4:5]", "={v3},={s[4:5]},v,{v9},{s[4:5]},~{v5},~{v6},~{v7}"(i32 %a, i32 %id, i64 %x)
  %product = extractvalue { i32, i64 } %r, 0
  %next = extractvalue { i32, i64 } %r, 1
  %e = xor i32 %a, %id
  %plain = mul i32 %e, %a
  %d = sub i32 %product, %plain
  %not = xor i64 %x, -1
  %d1 = sub i64 %next, %not
  %d2 = trunc i64 %d1 to i32
  %d3 = or i32 %d, %d2
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %d3, ptr addrspace(1) %po
  ret void
}

; Masks in scalar registers, scalar sums by SCC, a lane's value; a barrier, waits, a clock.
define amdgpu_kernel void @scalars(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %x, i32 %y) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %pa
  %m = call MASK asm "v_cmp_gt_i32_e64 $0, $1, $2", "=s,v,v"(i32 %a, i32 %x)
  %c = icmp sgt i32 %a, %x
  %b = call MASK @llvm.amdgcn.ballot.MASK(i1 %c)
  %d0 = sub MASK %m, %b
  %d1 = TOINT
  %picked = call i32 asm "v_cndmask_b32_e64 $0, $1, $2, $3", "=v,v,v,s"(i32 %a, i32 7, MASK %m)
  %plain = select i1 %c, i32 7, i32 %a
  %d2 = sub i32 %picked, %plain
  %s = call { i32, i32 } asm "s_add_u32 $0, $2, $3\0As_addc_u32 $1, $2, 0", "=&s,=s,s,s,~{scc}"(i32 %x, i32 %y)
  %s0 = extractvalue { i32, i32 } %s, 0
  %s1 = extractvalue { i32, i32 } %s, 1
  %p0 = add i32 %x, %y
  %over = icmp ult i32 %p0, %x
  %one = zext i1 %over to i32
  %p1 = add i32 %x, %one
  %e0 = sub i32 %s0, %p0
  %e1 = sub i32 %s1, %p1
  %t = call i32 asm "s_cmp_gt_u32 $1, $2\0As_cselect_b32 $0, $1, $2", "=s,s,s,~{scc}"(i32 %x, i32 %y)
  %max = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  %e2 = sub i32 %t, %max
  %f = call i32 asm sideeffect "v_readlane_b32 $0, $1, 3", "=s,v"(i32 %a)
  %g = call i32 @llvm.amdgcn.readlane.i32(i32 %a, i32 3)
  %e3 = sub i32 %f, %g
  call void asm sideeffect "WAIT", "~{memory}"()
  %u = call i64 asm sideeffect "CLOCK", "=s"()
  %late = icmp eq i64 %u, 0
  %e4 = zext i1 %late to i32
  %o1 = or i32 %d1, %d2
  %o2 = or i32 %e0, %e1
  %o3 = or i32 %e2, %e3
  %o4 = or i32 %o1, %o2
  %o5 = or i32 %o3, %e4
  %o6 = or i32 %o4, %o5
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %o6, ptr addrspace(1) %po
  ret void
}

; A sum toward zero under a mode that the statements set and set back; the same of doubles in statements of their own.
define amdgpu_kernel void @modes(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr float, ptr addrspace(1) %in, i32 %id
  %pb = getelementptr float, ptr addrspace(1) %pa, i32 64
  %a = load float, ptr addrspace(1) %pa
  %b = load float, ptr addrspace(1) %pb
  %s = call { float, i32 } asm sideeffect "s_getreg_b32 $1, hwreg(HW_REG_MODE, 0, 2)\0As_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 3\0Av_add_f32 $0, $2, $3\0As_setreg_b32 hwreg(HW_REG_MODE, 0, 2), $1", "=&v,=&s,v,v"(float %a, float %b)
  %cut = extractvalue { float, i32 } %s, 0
  %zero = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  %d0 = bitcast float %cut to i32
  %d1 = bitcast float %zero to i32
  %e0 = xor i32 %d0, %d1
  %x = fpext float %a to double
  %y = fpext float %b to double
  %third = fdiv double %x, %y
  call void asm sideeffect "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 1", ""()
  %up = call double asm sideeffect "v_add_f64 $0, $1, $2", "=v,v,v"(double %third, double %x)
  call void asm sideeffect "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0", ""()
  %above = call double @llvm.experimental.constrained.fadd.f64(double %third, double %x, metadata !"round.upward", metadata !"fpexcept.ignore")
  %e1 = fcmp une double %up, %above
  %e2 = zext i1 %e1 to i32
  %e3 = or i32 %e0, %e2
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %e3, ptr addrspace(1) %po
  ret void
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare MASK @llvm.amdgcn.ballot.MASK(i1)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
attributes #0 = { "target-cpu"="CPU" "amdgpu-flat-work-group-size"="1,256" }
