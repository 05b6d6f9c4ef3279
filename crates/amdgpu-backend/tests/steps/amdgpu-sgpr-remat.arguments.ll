; cpu: gfx942
; 96 scalar registers are read at one place. Arguments that are read after it are loaded again: those that lie in registers
; from the start, and those that lie in a wide load.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(4) inreg %p, i64 inreg %a0, i64 inreg %a1, i64 inreg %a2, i64 inreg %a3, i64 inreg %a4, i64 inreg %a5, ptr addrspace(1) %q, i64 %b0, i64 %b1, i64 %b2, i64 %b3) {
  %first = trunc i64 %b0 to i32
  call void asm sideeffect "s_cmp_lg_u32 $0, 0", "s,~{scc}"(i32 %first)
  %p0 = getelementptr i8, ptr addrspace(4) %p, i64 0
  %t0 = load <16 x i32>, ptr addrspace(4) %p0, align 64
  %p1 = getelementptr i8, ptr addrspace(4) %p, i64 64
  %t1 = load <16 x i32>, ptr addrspace(4) %p1, align 64
  %p2 = getelementptr i8, ptr addrspace(4) %p, i64 128
  %t2 = load <16 x i32>, ptr addrspace(4) %p2, align 64
  %p3 = getelementptr i8, ptr addrspace(4) %p, i64 192
  %t3 = load <16 x i32>, ptr addrspace(4) %p3, align 64
  %p4 = getelementptr i8, ptr addrspace(4) %p, i64 256
  %t4 = load <16 x i32>, ptr addrspace(4) %p4, align 64
  %p5 = getelementptr i8, ptr addrspace(4) %p, i64 320
  %t5 = load <16 x i32>, ptr addrspace(4) %p5, align 64
  %x0 = extractelement <16 x i32> %t0, i32 0
  %x1 = extractelement <16 x i32> %t0, i32 1
  %x2 = extractelement <16 x i32> %t0, i32 2
  %x3 = extractelement <16 x i32> %t0, i32 3
  %x4 = extractelement <16 x i32> %t0, i32 4
  %x5 = extractelement <16 x i32> %t0, i32 5
  %x6 = extractelement <16 x i32> %t0, i32 6
  %x7 = extractelement <16 x i32> %t0, i32 7
  %x8 = extractelement <16 x i32> %t0, i32 8
  %x9 = extractelement <16 x i32> %t0, i32 9
  %x10 = extractelement <16 x i32> %t0, i32 10
  %x11 = extractelement <16 x i32> %t0, i32 11
  %x12 = extractelement <16 x i32> %t0, i32 12
  %x13 = extractelement <16 x i32> %t0, i32 13
  %x14 = extractelement <16 x i32> %t0, i32 14
  %x15 = extractelement <16 x i32> %t0, i32 15
  %x16 = extractelement <16 x i32> %t1, i32 0
  %x17 = extractelement <16 x i32> %t1, i32 1
  %x18 = extractelement <16 x i32> %t1, i32 2
  %x19 = extractelement <16 x i32> %t1, i32 3
  %x20 = extractelement <16 x i32> %t1, i32 4
  %x21 = extractelement <16 x i32> %t1, i32 5
  %x22 = extractelement <16 x i32> %t1, i32 6
  %x23 = extractelement <16 x i32> %t1, i32 7
  %x24 = extractelement <16 x i32> %t1, i32 8
  %x25 = extractelement <16 x i32> %t1, i32 9
  %x26 = extractelement <16 x i32> %t1, i32 10
  %x27 = extractelement <16 x i32> %t1, i32 11
  %x28 = extractelement <16 x i32> %t1, i32 12
  %x29 = extractelement <16 x i32> %t1, i32 13
  %x30 = extractelement <16 x i32> %t1, i32 14
  %x31 = extractelement <16 x i32> %t1, i32 15
  %x32 = extractelement <16 x i32> %t2, i32 0
  %x33 = extractelement <16 x i32> %t2, i32 1
  %x34 = extractelement <16 x i32> %t2, i32 2
  %x35 = extractelement <16 x i32> %t2, i32 3
  %x36 = extractelement <16 x i32> %t2, i32 4
  %x37 = extractelement <16 x i32> %t2, i32 5
  %x38 = extractelement <16 x i32> %t2, i32 6
  %x39 = extractelement <16 x i32> %t2, i32 7
  %x40 = extractelement <16 x i32> %t2, i32 8
  %x41 = extractelement <16 x i32> %t2, i32 9
  %x42 = extractelement <16 x i32> %t2, i32 10
  %x43 = extractelement <16 x i32> %t2, i32 11
  %x44 = extractelement <16 x i32> %t2, i32 12
  %x45 = extractelement <16 x i32> %t2, i32 13
  %x46 = extractelement <16 x i32> %t2, i32 14
  %x47 = extractelement <16 x i32> %t2, i32 15
  %x48 = extractelement <16 x i32> %t3, i32 0
  %x49 = extractelement <16 x i32> %t3, i32 1
  %x50 = extractelement <16 x i32> %t3, i32 2
  %x51 = extractelement <16 x i32> %t3, i32 3
  %x52 = extractelement <16 x i32> %t3, i32 4
  %x53 = extractelement <16 x i32> %t3, i32 5
  %x54 = extractelement <16 x i32> %t3, i32 6
  %x55 = extractelement <16 x i32> %t3, i32 7
  %x56 = extractelement <16 x i32> %t3, i32 8
  %x57 = extractelement <16 x i32> %t3, i32 9
  %x58 = extractelement <16 x i32> %t3, i32 10
  %x59 = extractelement <16 x i32> %t3, i32 11
  %x60 = extractelement <16 x i32> %t3, i32 12
  %x61 = extractelement <16 x i32> %t3, i32 13
  %x62 = extractelement <16 x i32> %t3, i32 14
  %x63 = extractelement <16 x i32> %t3, i32 15
  %x64 = extractelement <16 x i32> %t4, i32 0
  %x65 = extractelement <16 x i32> %t4, i32 1
  %x66 = extractelement <16 x i32> %t4, i32 2
  %x67 = extractelement <16 x i32> %t4, i32 3
  %x68 = extractelement <16 x i32> %t4, i32 4
  %x69 = extractelement <16 x i32> %t4, i32 5
  %x70 = extractelement <16 x i32> %t4, i32 6
  %x71 = extractelement <16 x i32> %t4, i32 7
  %x72 = extractelement <16 x i32> %t4, i32 8
  %x73 = extractelement <16 x i32> %t4, i32 9
  %x74 = extractelement <16 x i32> %t4, i32 10
  %x75 = extractelement <16 x i32> %t4, i32 11
  %x76 = extractelement <16 x i32> %t4, i32 12
  %x77 = extractelement <16 x i32> %t4, i32 13
  %x78 = extractelement <16 x i32> %t4, i32 14
  %x79 = extractelement <16 x i32> %t4, i32 15
  %x80 = extractelement <16 x i32> %t5, i32 0
  %x81 = extractelement <16 x i32> %t5, i32 1
  %x82 = extractelement <16 x i32> %t5, i32 2
  %x83 = extractelement <16 x i32> %t5, i32 3
  %x84 = extractelement <16 x i32> %t5, i32 4
  %x85 = extractelement <16 x i32> %t5, i32 5
  %x86 = extractelement <16 x i32> %t5, i32 6
  %x87 = extractelement <16 x i32> %t5, i32 7
  %x88 = extractelement <16 x i32> %t5, i32 8
  %x89 = extractelement <16 x i32> %t5, i32 9
  %x90 = extractelement <16 x i32> %t5, i32 10
  %x91 = extractelement <16 x i32> %t5, i32 11
  %x92 = extractelement <16 x i32> %t5, i32 12
  %x93 = extractelement <16 x i32> %t5, i32 13
  %x94 = extractelement <16 x i32> %t5, i32 14
  %x95 = extractelement <16 x i32> %t5, i32 15
  call void asm sideeffect "s_cmp_lg_u32 $0, $95\0As_cmp_lg_u32 $1, $94\0As_cmp_lg_u32 $2, $93\0As_cmp_lg_u32 $3, $92\0As_cmp_lg_u32 $4, $91\0As_cmp_lg_u32 $5, $90\0As_cmp_lg_u32 $6, $89\0As_cmp_lg_u32 $7, $88\0As_cmp_lg_u32 $8, $87\0As_cmp_lg_u32 $9, $86\0As_cmp_lg_u32 $10, $85\0As_cmp_lg_u32 $11, $84\0As_cmp_lg_u32 $12, $83\0As_cmp_lg_u32 $13, $82\0As_cmp_lg_u32 $14, $81\0As_cmp_lg_u32 $15, $80\0As_cmp_lg_u32 $16, $79\0As_cmp_lg_u32 $17, $78\0As_cmp_lg_u32 $18, $77\0As_cmp_lg_u32 $19, $76\0As_cmp_lg_u32 $20, $75\0As_cmp_lg_u32 $21, $74\0As_cmp_lg_u32 $22, $73\0As_cmp_lg_u32 $23, $72\0As_cmp_lg_u32 $24, $71\0As_cmp_lg_u32 $25, $70\0As_cmp_lg_u32 $26, $69\0As_cmp_lg_u32 $27, $68\0As_cmp_lg_u32 $28, $67\0As_cmp_lg_u32 $29, $66\0As_cmp_lg_u32 $30, $65\0As_cmp_lg_u32 $31, $64\0As_cmp_lg_u32 $32, $63\0As_cmp_lg_u32 $33, $62\0As_cmp_lg_u32 $34, $61\0As_cmp_lg_u32 $35, $60\0As_cmp_lg_u32 $36, $59\0As_cmp_lg_u32 $37, $58\0As_cmp_lg_u32 $38, $57\0As_cmp_lg_u32 $39, $56\0As_cmp_lg_u32 $40, $55\0As_cmp_lg_u32 $41, $54\0As_cmp_lg_u32 $42, $53\0As_cmp_lg_u32 $43, $52\0As_cmp_lg_u32 $44, $51\0As_cmp_lg_u32 $45, $50\0As_cmp_lg_u32 $46, $49\0As_cmp_lg_u32 $47, $48", "s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,s,~{scc}"(i32 %x0, i32 %x1, i32 %x2, i32 %x3, i32 %x4, i32 %x5, i32 %x6, i32 %x7, i32 %x8, i32 %x9, i32 %x10, i32 %x11, i32 %x12, i32 %x13, i32 %x14, i32 %x15, i32 %x16, i32 %x17, i32 %x18, i32 %x19, i32 %x20, i32 %x21, i32 %x22, i32 %x23, i32 %x24, i32 %x25, i32 %x26, i32 %x27, i32 %x28, i32 %x29, i32 %x30, i32 %x31, i32 %x32, i32 %x33, i32 %x34, i32 %x35, i32 %x36, i32 %x37, i32 %x38, i32 %x39, i32 %x40, i32 %x41, i32 %x42, i32 %x43, i32 %x44, i32 %x45, i32 %x46, i32 %x47, i32 %x48, i32 %x49, i32 %x50, i32 %x51, i32 %x52, i32 %x53, i32 %x54, i32 %x55, i32 %x56, i32 %x57, i32 %x58, i32 %x59, i32 %x60, i32 %x61, i32 %x62, i32 %x63, i32 %x64, i32 %x65, i32 %x66, i32 %x67, i32 %x68, i32 %x69, i32 %x70, i32 %x71, i32 %x72, i32 %x73, i32 %x74, i32 %x75, i32 %x76, i32 %x77, i32 %x78, i32 %x79, i32 %x80, i32 %x81, i32 %x82, i32 %x83, i32 %x84, i32 %x85, i32 %x86, i32 %x87, i32 %x88, i32 %x89, i32 %x90, i32 %x91, i32 %x92, i32 %x93, i32 %x94, i32 %x95)
  %g0 = getelementptr i64, ptr addrspace(1) %q, i64 0
  store volatile i64 %a0, ptr addrspace(1) %g0
  %g1 = getelementptr i64, ptr addrspace(1) %q, i64 1
  store volatile i64 %a1, ptr addrspace(1) %g1
  %g2 = getelementptr i64, ptr addrspace(1) %q, i64 2
  store volatile i64 %a2, ptr addrspace(1) %g2
  %g3 = getelementptr i64, ptr addrspace(1) %q, i64 3
  store volatile i64 %a3, ptr addrspace(1) %g3
  %g4 = getelementptr i64, ptr addrspace(1) %q, i64 4
  store volatile i64 %a4, ptr addrspace(1) %g4
  %g5 = getelementptr i64, ptr addrspace(1) %q, i64 5
  store volatile i64 %a5, ptr addrspace(1) %g5
  %h0 = getelementptr i64, ptr addrspace(1) %q, i64 6
  store volatile i64 %b0, ptr addrspace(1) %h0
  %h1 = getelementptr i64, ptr addrspace(1) %q, i64 7
  store volatile i64 %b1, ptr addrspace(1) %h1
  %h2 = getelementptr i64, ptr addrspace(1) %q, i64 8
  store volatile i64 %b2, ptr addrspace(1) %h2
  %h3 = getelementptr i64, ptr addrspace(1) %q, i64 9
  store volatile i64 %b3, ptr addrspace(1) %h3
  ret void
}
