; Integers of widths that memory does not have, in global, local and private memory, aligned and not, alone and in structures.
; run: --kernel global --grid 1 --block 8 --arg o=buf:u32x512:zeros --arg i=buf:u64x8:random:3
; run: --kernel private --grid 1 --block 8 --arg o=buf:u32x512:zeros --arg i=buf:u64x8:random:3
; run: --kernel structure --grid 1 --block 8 --arg o=buf:u32x512:zeros --arg i=buf:u64x8:random:3
target triple = "spir64"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
declare spir_func i64 @_Z12get_local_idj(i32)

define spir_kernel void @global(ptr addrspace(1) %o, ptr addrspace(1) %i) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %from = getelementptr i64, ptr addrspace(1) %i, i64 %id
  %x = load i64, ptr addrspace(1) %from, align 8
  %own = getelementptr [256 x i8], ptr addrspace(1) %o, i64 %id
  %t3 = trunc i64 %x to i3
  %p3 = getelementptr i8, ptr addrspace(1) %own, i64 0
  store i3 %t3, ptr addrspace(1) %p3, align 1
  %l3 = load volatile i3, ptr addrspace(1) %p3, align 1
  %z3 = sext i3 %l3 to i64
  %q3 = getelementptr i8, ptr addrspace(1) %own, i64 8
  store i64 %z3, ptr addrspace(1) %q3, align 8
  %t12 = trunc i64 %x to i12
  %p12 = getelementptr i8, ptr addrspace(1) %own, i64 16
  store i12 %t12, ptr addrspace(1) %p12, align 2
  %l12 = load volatile i12, ptr addrspace(1) %p12, align 2
  %z12 = sext i12 %l12 to i64
  %q12 = getelementptr i8, ptr addrspace(1) %own, i64 24
  store i64 %z12, ptr addrspace(1) %q12, align 8
  %t17 = trunc i64 %x to i17
  %p17 = getelementptr i8, ptr addrspace(1) %own, i64 32
  store i17 %t17, ptr addrspace(1) %p17, align 4
  %l17 = load volatile i17, ptr addrspace(1) %p17, align 4
  %z17 = sext i17 %l17 to i64
  %q17 = getelementptr i8, ptr addrspace(1) %own, i64 40
  store i64 %z17, ptr addrspace(1) %q17, align 8
  %t20 = trunc i64 %x to i20
  %p20 = getelementptr i8, ptr addrspace(1) %own, i64 48
  store i20 %t20, ptr addrspace(1) %p20, align 8
  %l20 = load volatile i20, ptr addrspace(1) %p20, align 8
  %z20 = sext i20 %l20 to i64
  %q20 = getelementptr i8, ptr addrspace(1) %own, i64 56
  store i64 %z20, ptr addrspace(1) %q20, align 8
  %t24 = trunc i64 %x to i24
  %p24 = getelementptr i8, ptr addrspace(1) %own, i64 64
  store i24 %t24, ptr addrspace(1) %p24, align 1
  %l24 = load volatile i24, ptr addrspace(1) %p24, align 1
  %z24 = sext i24 %l24 to i64
  %q24 = getelementptr i8, ptr addrspace(1) %own, i64 72
  store i64 %z24, ptr addrspace(1) %q24, align 8
  %t31 = trunc i64 %x to i31
  %p31 = getelementptr i8, ptr addrspace(1) %own, i64 80
  store i31 %t31, ptr addrspace(1) %p31, align 2
  %l31 = load volatile i31, ptr addrspace(1) %p31, align 2
  %z31 = sext i31 %l31 to i64
  %q31 = getelementptr i8, ptr addrspace(1) %own, i64 88
  store i64 %z31, ptr addrspace(1) %q31, align 8
  %t33 = trunc i64 %x to i33
  %p33 = getelementptr i8, ptr addrspace(1) %own, i64 96
  store i33 %t33, ptr addrspace(1) %p33, align 4
  %l33 = load volatile i33, ptr addrspace(1) %p33, align 4
  %z33 = sext i33 %l33 to i64
  %q33 = getelementptr i8, ptr addrspace(1) %own, i64 104
  store i64 %z33, ptr addrspace(1) %q33, align 8
  %t40 = trunc i64 %x to i40
  %p40 = getelementptr i8, ptr addrspace(1) %own, i64 112
  store i40 %t40, ptr addrspace(1) %p40, align 8
  %l40 = load volatile i40, ptr addrspace(1) %p40, align 8
  %z40 = sext i40 %l40 to i64
  %q40 = getelementptr i8, ptr addrspace(1) %own, i64 120
  store i64 %z40, ptr addrspace(1) %q40, align 8
  %t48 = trunc i64 %x to i48
  %p48 = getelementptr i8, ptr addrspace(1) %own, i64 128
  store i48 %t48, ptr addrspace(1) %p48, align 1
  %l48 = load volatile i48, ptr addrspace(1) %p48, align 1
  %z48 = sext i48 %l48 to i64
  %q48 = getelementptr i8, ptr addrspace(1) %own, i64 136
  store i64 %z48, ptr addrspace(1) %q48, align 8
  %t50 = trunc i64 %x to i50
  %p50 = getelementptr i8, ptr addrspace(1) %own, i64 144
  store i50 %t50, ptr addrspace(1) %p50, align 2
  %l50 = load volatile i50, ptr addrspace(1) %p50, align 2
  %z50 = sext i50 %l50 to i64
  %q50 = getelementptr i8, ptr addrspace(1) %own, i64 152
  store i64 %z50, ptr addrspace(1) %q50, align 8
  %t56 = trunc i64 %x to i56
  %p56 = getelementptr i8, ptr addrspace(1) %own, i64 160
  store i56 %t56, ptr addrspace(1) %p56, align 4
  %l56 = load volatile i56, ptr addrspace(1) %p56, align 4
  %z56 = sext i56 %l56 to i64
  %q56 = getelementptr i8, ptr addrspace(1) %own, i64 168
  store i64 %z56, ptr addrspace(1) %q56, align 8
  %t63 = trunc i64 %x to i63
  %p63 = getelementptr i8, ptr addrspace(1) %own, i64 176
  store i63 %t63, ptr addrspace(1) %p63, align 8
  %l63 = load volatile i63, ptr addrspace(1) %p63, align 8
  %z63 = sext i63 %l63 to i64
  %q63 = getelementptr i8, ptr addrspace(1) %own, i64 184
  store i64 %z63, ptr addrspace(1) %q63, align 8
  ret void
}

define spir_kernel void @private(ptr addrspace(1) %o, ptr addrspace(1) %i) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %from = getelementptr i64, ptr addrspace(1) %i, i64 %id
  %x = load i64, ptr addrspace(1) %from, align 8
  %own = getelementptr [256 x i8], ptr addrspace(1) %o, i64 %id
  %room = alloca [256 x i8], align 16
  %t3 = trunc i64 %x to i3
  %p3 = getelementptr i8, ptr %room, i64 0
  store volatile i3 %t3, ptr %p3, align 1
  %t12 = trunc i64 %x to i12
  %p12 = getelementptr i8, ptr %room, i64 17
  store volatile i12 %t12, ptr %p12, align 1
  %t17 = trunc i64 %x to i17
  %p17 = getelementptr i8, ptr %room, i64 34
  store volatile i17 %t17, ptr %p17, align 1
  %t20 = trunc i64 %x to i20
  %p20 = getelementptr i8, ptr %room, i64 48
  store volatile i20 %t20, ptr %p20, align 1
  %t24 = trunc i64 %x to i24
  %p24 = getelementptr i8, ptr %room, i64 65
  store volatile i24 %t24, ptr %p24, align 1
  %t31 = trunc i64 %x to i31
  %p31 = getelementptr i8, ptr %room, i64 82
  store volatile i31 %t31, ptr %p31, align 1
  %t33 = trunc i64 %x to i33
  %p33 = getelementptr i8, ptr %room, i64 96
  store volatile i33 %t33, ptr %p33, align 1
  %t40 = trunc i64 %x to i40
  %p40 = getelementptr i8, ptr %room, i64 113
  store volatile i40 %t40, ptr %p40, align 1
  %t48 = trunc i64 %x to i48
  %p48 = getelementptr i8, ptr %room, i64 130
  store volatile i48 %t48, ptr %p48, align 1
  %t50 = trunc i64 %x to i50
  %p50 = getelementptr i8, ptr %room, i64 144
  store volatile i50 %t50, ptr %p50, align 1
  %t56 = trunc i64 %x to i56
  %p56 = getelementptr i8, ptr %room, i64 161
  store volatile i56 %t56, ptr %p56, align 1
  %t63 = trunc i64 %x to i63
  %p63 = getelementptr i8, ptr %room, i64 178
  store volatile i63 %t63, ptr %p63, align 1
  %l3 = load volatile i3, ptr %p3, align 1
  %z3 = zext i3 %l3 to i64
  %q3 = getelementptr i8, ptr addrspace(1) %own, i64 0
  store i64 %z3, ptr addrspace(1) %q3, align 8
  %l12 = load volatile i12, ptr %p12, align 1
  %z12 = zext i12 %l12 to i64
  %q12 = getelementptr i8, ptr addrspace(1) %own, i64 16
  store i64 %z12, ptr addrspace(1) %q12, align 8
  %l17 = load volatile i17, ptr %p17, align 1
  %z17 = zext i17 %l17 to i64
  %q17 = getelementptr i8, ptr addrspace(1) %own, i64 32
  store i64 %z17, ptr addrspace(1) %q17, align 8
  %l20 = load volatile i20, ptr %p20, align 1
  %z20 = zext i20 %l20 to i64
  %q20 = getelementptr i8, ptr addrspace(1) %own, i64 48
  store i64 %z20, ptr addrspace(1) %q20, align 8
  %l24 = load volatile i24, ptr %p24, align 1
  %z24 = zext i24 %l24 to i64
  %q24 = getelementptr i8, ptr addrspace(1) %own, i64 64
  store i64 %z24, ptr addrspace(1) %q24, align 8
  %l31 = load volatile i31, ptr %p31, align 1
  %z31 = zext i31 %l31 to i64
  %q31 = getelementptr i8, ptr addrspace(1) %own, i64 80
  store i64 %z31, ptr addrspace(1) %q31, align 8
  %l33 = load volatile i33, ptr %p33, align 1
  %z33 = zext i33 %l33 to i64
  %q33 = getelementptr i8, ptr addrspace(1) %own, i64 96
  store i64 %z33, ptr addrspace(1) %q33, align 8
  %l40 = load volatile i40, ptr %p40, align 1
  %z40 = zext i40 %l40 to i64
  %q40 = getelementptr i8, ptr addrspace(1) %own, i64 112
  store i64 %z40, ptr addrspace(1) %q40, align 8
  %l48 = load volatile i48, ptr %p48, align 1
  %z48 = zext i48 %l48 to i64
  %q48 = getelementptr i8, ptr addrspace(1) %own, i64 128
  store i64 %z48, ptr addrspace(1) %q48, align 8
  %l50 = load volatile i50, ptr %p50, align 1
  %z50 = zext i50 %l50 to i64
  %q50 = getelementptr i8, ptr addrspace(1) %own, i64 144
  store i64 %z50, ptr addrspace(1) %q50, align 8
  %l56 = load volatile i56, ptr %p56, align 1
  %z56 = zext i56 %l56 to i64
  %q56 = getelementptr i8, ptr addrspace(1) %own, i64 160
  store i64 %z56, ptr addrspace(1) %q56, align 8
  %l63 = load volatile i63, ptr %p63, align 1
  %z63 = zext i63 %l63 to i64
  %q63 = getelementptr i8, ptr addrspace(1) %own, i64 176
  store i64 %z63, ptr addrspace(1) %q63, align 8
  ret void
}

define spir_kernel void @structure(ptr addrspace(1) %o, ptr addrspace(1) %i) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %from = getelementptr i64, ptr addrspace(1) %i, i64 %id
  %x = load i64, ptr addrspace(1) %from, align 8
  %own = getelementptr [256 x i8], ptr addrspace(1) %o, i64 %id
  %h0 = lshr i64 %x, 0
  %t0 = trunc i64 %h0 to i8
  %s0 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> poison, i8 %t0, 0
  %h1 = lshr i64 %x, 1
  %t1 = trunc i64 %h1 to i24
  %s1 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s0, i24 %t1, 1
  %h2 = lshr i64 %x, 2
  %t2 = trunc i64 %h2 to i16
  %s2 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s1, i16 %t2, 2
  %h3 = lshr i64 %x, 3
  %t3 = trunc i64 %h3 to i8
  %s3 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s2, i8 %t3, 3
  %h4 = lshr i64 %x, 4
  %t4 = trunc i64 %h4 to i8
  %s4 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s3, i8 %t4, 4
  %h5 = lshr i64 %x, 5
  %t5 = trunc i64 %h5 to i32
  %s5 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s4, i32 %t5, 5
  %h6 = lshr i64 %x, 6
  %t6 = trunc i64 %h6 to i40
  %s6 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s5, i40 %t6, 6
  %h7 = lshr i64 %x, 7
  %t7 = trunc i64 %h7 to i24
  %s7 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s6, i24 %t7, 7
  %h8 = lshr i64 %x, 8
  %t8 = trunc i64 %h8 to i8
  %s8 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s7, i8 %t8, 8
  %h9 = lshr i64 %x, 9
  %t9 = trunc i64 %h9 to i16
  %s9 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s8, i16 %t9, 9
  %h10 = lshr i64 %x, 10
  %t10 = trunc i64 %h10 to i8
  %s10 = insertvalue <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s9, i8 %t10, 10
  store <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %s10, ptr addrspace(1) %own, align 8
  %again = load volatile <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }>, ptr addrspace(1) %own, align 8
  %far = getelementptr i8, ptr addrspace(1) %own, i64 64
  store <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %again, ptr addrspace(1) %far, align 4
  %farther = getelementptr i8, ptr addrspace(1) %own, i64 129
  store <{ i8, i24, i16, i8, i8, i32, i40, i24, i8, i16, i8 }> %again, ptr addrspace(1) %farther, align 1
  ret void
}
