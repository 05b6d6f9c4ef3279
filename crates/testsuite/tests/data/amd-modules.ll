; What modules of others contain and was once refused or wrong, a kernel for each, with the launches that compare them.
target triple = "amdgcn-amd-amdhsa"

@dynamic = external addrspace(3) global [0 x i32], align 4

; The size of shared memory comes with the launch; addresses step over an array of no elements.
; run: --kernel of_no_size --block 32 --shared 256 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @of_no_size(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %t to i64
  %p = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %wide
  %square = mul i32 %t, %t
  store i32 %square, ptr %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = sub i32 31, %t
  %q = getelementptr inbounds [0 x i32], ptr addrspace(3) @dynamic, i32 0, i32 %other
  %v = load i32, ptr addrspace(3) %q
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; Libraries ask for the active lanes by the name of the register.
; run: --kernel active --block 32 --arg out=buf:u64x32:zeros
define amdgpu_kernel void @active(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %few = icmp ult i32 %t, 5
  br i1 %few, label %some, label %end
some:
  %mask = call i64 @llvm.read_register.i64(metadata !0)
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %mask, ptr addrspace(1) %o
  br label %end
end:
  ret void
}

; A message to the host, as printf sends it.
; run: --kernel message --block 32 --arg buf:u32x32:iota:7 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @message(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)
  call void @llvm.amdgcn.s.sendmsg(i32 1, i32 %first)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; Of a kernel's two bodies, the one that is called is visible from outside, but protected.
; run: --kernel twice --block 32 --arg out=buf:u32x32:zeros
define protected amdgpu_kernel void @twice(ptr addrspace(1) %out) #0 {
  call void @__clang_ocl_kern_imp_twice(ptr addrspace(1) %out)
  ret void
}
define protected void @__clang_ocl_kern_imp_twice(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(1) %o
  ret void
}

; The length of a string, as a difference of addresses; null pointers of memory that begins at zero.
; run: --kernel differences --block 32 --arg out=buf:u64x32:zeros
@text = internal unnamed_addr addrspace(4) constant [12 x i8] c"some letters"
define amdgpu_kernel void @differences(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = trunc i32 %t to i1
  br i1 %odd, label %one, label %other
one:
  br label %end
other:
  %null = zext i32 ptrtoint (ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3)) to i32) to i64
  br label %end
end:
  %v = phi i64 [ add (i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @text, i64 8) to ptr) to i64), i64 add (i64 sub (i64 0, i64 ptrtoint (ptr addrspacecast (ptr addrspace(4) @text to ptr) to i64)), i64 1)), %one ], [ %null, %other ]
  %o = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %v, ptr addrspace(1) %o
  ret void
}

; The low half of an address, as lengths of strings in 32 bits are differences of such.
; run: --kernel low_half --block 32 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @low_half(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %few = and i32 %t, 7
  %p = getelementptr i8, ptr addrspacecast (ptr addrspace(4) @text to ptr), i32 %few
  %end = ptrtoint ptr %p to i32
  %long = sub i32 %end, ptrtoint (ptr addrspacecast (ptr addrspace(4) @text to ptr) to i32)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %long, ptr addrspace(1) %o
  ret void
}

; Which element is the first that is set.
; run: --kernel first_lane --block 32 --arg buf:u8x128:random:5:0:1 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @first_lane(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x i8>, ptr addrspace(1) %in, i32 %t
  %v = load <4 x i8>, ptr addrspace(1) %p
  %bits = icmp ne <4 x i8> %v, zeroinitializer
  %first = call i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1> %bits, i1 false)
  %n = trunc i64 %first to i32
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %n, ptr addrspace(1) %o
  ret void
}
declare i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1>, i1)

; Counting up and down as headers of earlier versions name it, once without a use of what was there before.
; run: --kernel wrapped --block 32 --arg buf:u32x4:values:3,2,1,9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @wrapped(ptr addrspace(1) %counts, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %up = addrspacecast ptr addrspace(1) %counts to ptr
  %down = getelementptr i32, ptr %up, i32 1
  %one = icmp eq i32 %t, 5
  %a = call i32 @llvm.amdgcn.atomic.inc.i32.p0i32(ptr %up, i32 17, i32 0, i32 1, i1 false)
  br i1 %one, label %more, label %end
more:
  %own = getelementptr i32, ptr %up, i32 2
  %b = call i32 @llvm.amdgcn.atomic.dec.i32.p0i32(ptr %own, i32 137, i32 0, i32 1, i1 false)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %b, ptr addrspace(1) %o
  br label %end
end:
  %c = call i32 @llvm.amdgcn.atomic.dec.i32.p0i32(ptr %down, i32 137, i32 0, i32 1, i1 false)
  ret void
}
declare i32 @llvm.amdgcn.atomic.inc.i32.p0i32(ptr, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.atomic.dec.i32.p0i32(ptr, i32, i32, i32, i1)

; More scalars than three registers have lanes are spilled where vector registers are all taken.
; run: --kernel full_of_both --block 32 --arg buf:u32x16384:random:3 --arg buf:u32x16384:random:4 --arg out=buf:u32x512:zeros
define amdgpu_kernel void @full_of_both(ptr addrspace(1) noalias readonly %s, ptr addrspace(1) noalias readonly %v, ptr addrspace(1) noalias %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s0p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 0
  %s0 = load <16 x i32>, ptr addrspace(1) %s0p
  %s1p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 1
  %s1 = load <16 x i32>, ptr addrspace(1) %s1p
  %s2p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 2
  %s2 = load <16 x i32>, ptr addrspace(1) %s2p
  %s3p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 3
  %s3 = load <16 x i32>, ptr addrspace(1) %s3p
  %s4p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 4
  %s4 = load <16 x i32>, ptr addrspace(1) %s4p
  %s5p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 5
  %s5 = load <16 x i32>, ptr addrspace(1) %s5p
  %s6p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 6
  %s6 = load <16 x i32>, ptr addrspace(1) %s6p
  %s7p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 7
  %s7 = load <16 x i32>, ptr addrspace(1) %s7p
  %s8p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 8
  %s8 = load <16 x i32>, ptr addrspace(1) %s8p
  %s9p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 9
  %s9 = load <16 x i32>, ptr addrspace(1) %s9p
  %s10p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 10
  %s10 = load <16 x i32>, ptr addrspace(1) %s10p
  %s11p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 11
  %s11 = load <16 x i32>, ptr addrspace(1) %s11p
  %s12p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 12
  %s12 = load <16 x i32>, ptr addrspace(1) %s12p
  %s13p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 13
  %s13 = load <16 x i32>, ptr addrspace(1) %s13p
  %s14p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 14
  %s14 = load <16 x i32>, ptr addrspace(1) %s14p
  %s15p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 15
  %s15 = load <16 x i32>, ptr addrspace(1) %s15p
  %s16p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 16
  %s16 = load <16 x i32>, ptr addrspace(1) %s16p
  %s17p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 17
  %s17 = load <16 x i32>, ptr addrspace(1) %s17p
  %s18p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 18
  %s18 = load <16 x i32>, ptr addrspace(1) %s18p
  %s19p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 19
  %s19 = load <16 x i32>, ptr addrspace(1) %s19p
  %s20p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 20
  %s20 = load <16 x i32>, ptr addrspace(1) %s20p
  %s21p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 21
  %s21 = load <16 x i32>, ptr addrspace(1) %s21p
  %s22p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 22
  %s22 = load <16 x i32>, ptr addrspace(1) %s22p
  %s23p = getelementptr <16 x i32>, ptr addrspace(1) %s, i32 23
  %s23 = load <16 x i32>, ptr addrspace(1) %s23p
  %i0 = add i32 %t, 0
  %v0p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i0
  %v0 = load <16 x i32>, ptr addrspace(1) %v0p
  %i1 = add i32 %t, 32
  %v1p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i1
  %v1 = load <16 x i32>, ptr addrspace(1) %v1p
  %i2 = add i32 %t, 64
  %v2p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i2
  %v2 = load <16 x i32>, ptr addrspace(1) %v2p
  %i3 = add i32 %t, 96
  %v3p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i3
  %v3 = load <16 x i32>, ptr addrspace(1) %v3p
  %i4 = add i32 %t, 128
  %v4p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i4
  %v4 = load <16 x i32>, ptr addrspace(1) %v4p
  %i5 = add i32 %t, 160
  %v5p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i5
  %v5 = load <16 x i32>, ptr addrspace(1) %v5p
  %i6 = add i32 %t, 192
  %v6p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i6
  %v6 = load <16 x i32>, ptr addrspace(1) %v6p
  %i7 = add i32 %t, 224
  %v7p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i7
  %v7 = load <16 x i32>, ptr addrspace(1) %v7p
  %i8 = add i32 %t, 256
  %v8p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i8
  %v8 = load <16 x i32>, ptr addrspace(1) %v8p
  %i9 = add i32 %t, 288
  %v9p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i9
  %v9 = load <16 x i32>, ptr addrspace(1) %v9p
  %i10 = add i32 %t, 320
  %v10p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i10
  %v10 = load <16 x i32>, ptr addrspace(1) %v10p
  %i11 = add i32 %t, 352
  %v11p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i11
  %v11 = load <16 x i32>, ptr addrspace(1) %v11p
  %i12 = add i32 %t, 384
  %v12p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i12
  %v12 = load <16 x i32>, ptr addrspace(1) %v12p
  %i13 = add i32 %t, 416
  %v13p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i13
  %v13 = load <16 x i32>, ptr addrspace(1) %v13p
  %i14 = add i32 %t, 448
  %v14p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i14
  %v14 = load <16 x i32>, ptr addrspace(1) %v14p
  %i15 = add i32 %t, 480
  %v15p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i15
  %v15 = load <16 x i32>, ptr addrspace(1) %v15p
  %i16 = add i32 %t, 512
  %v16p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i16
  %v16 = load <16 x i32>, ptr addrspace(1) %v16p
  %i17 = add i32 %t, 544
  %v17p = getelementptr <16 x i32>, ptr addrspace(1) %v, i32 %i17
  %v17 = load <16 x i32>, ptr addrspace(1) %v17p
  fence syncscope("workgroup") acq_rel
  %x0 = xor <16 x i32> %v0, %s0
  %m0 = mul <16 x i32> zeroinitializer, splat (i32 5)
  %a0 = add <16 x i32> %m0, %x0
  %x1 = xor <16 x i32> %v5, %s7
  %m1 = mul <16 x i32> %a0, splat (i32 5)
  %a1 = add <16 x i32> %m1, %x1
  %x2 = xor <16 x i32> %v10, %s14
  %m2 = mul <16 x i32> %a1, splat (i32 5)
  %a2 = add <16 x i32> %m2, %x2
  %x3 = xor <16 x i32> %v15, %s21
  %m3 = mul <16 x i32> %a2, splat (i32 5)
  %a3 = add <16 x i32> %m3, %x3
  %x4 = xor <16 x i32> %v2, %s4
  %m4 = mul <16 x i32> %a3, splat (i32 5)
  %a4 = add <16 x i32> %m4, %x4
  %x5 = xor <16 x i32> %v7, %s11
  %m5 = mul <16 x i32> %a4, splat (i32 5)
  %a5 = add <16 x i32> %m5, %x5
  %x6 = xor <16 x i32> %v12, %s18
  %m6 = mul <16 x i32> %a5, splat (i32 5)
  %a6 = add <16 x i32> %m6, %x6
  %x7 = xor <16 x i32> %v17, %s1
  %m7 = mul <16 x i32> %a6, splat (i32 5)
  %a7 = add <16 x i32> %m7, %x7
  %x8 = xor <16 x i32> %v4, %s8
  %m8 = mul <16 x i32> %a7, splat (i32 5)
  %a8 = add <16 x i32> %m8, %x8
  %x9 = xor <16 x i32> %v9, %s15
  %m9 = mul <16 x i32> %a8, splat (i32 5)
  %a9 = add <16 x i32> %m9, %x9
  %x10 = xor <16 x i32> %v14, %s22
  %m10 = mul <16 x i32> %a9, splat (i32 5)
  %a10 = add <16 x i32> %m10, %x10
  %x11 = xor <16 x i32> %v1, %s5
  %m11 = mul <16 x i32> %a10, splat (i32 5)
  %a11 = add <16 x i32> %m11, %x11
  %x12 = xor <16 x i32> %v6, %s12
  %m12 = mul <16 x i32> %a11, splat (i32 5)
  %a12 = add <16 x i32> %m12, %x12
  %x13 = xor <16 x i32> %v11, %s19
  %m13 = mul <16 x i32> %a12, splat (i32 5)
  %a13 = add <16 x i32> %m13, %x13
  %x14 = xor <16 x i32> %v16, %s2
  %m14 = mul <16 x i32> %a13, splat (i32 5)
  %a14 = add <16 x i32> %m14, %x14
  %x15 = xor <16 x i32> %v3, %s9
  %m15 = mul <16 x i32> %a14, splat (i32 5)
  %a15 = add <16 x i32> %m15, %x15
  %x16 = xor <16 x i32> %v8, %s16
  %m16 = mul <16 x i32> %a15, splat (i32 5)
  %a16 = add <16 x i32> %m16, %x16
  %x17 = xor <16 x i32> %v13, %s23
  %m17 = mul <16 x i32> %a16, splat (i32 5)
  %a17 = add <16 x i32> %m17, %x17
  %x18 = xor <16 x i32> %v0, %s6
  %m18 = mul <16 x i32> %a17, splat (i32 5)
  %a18 = add <16 x i32> %m18, %x18
  %x19 = xor <16 x i32> %v5, %s13
  %m19 = mul <16 x i32> %a18, splat (i32 5)
  %a19 = add <16 x i32> %m19, %x19
  %x20 = xor <16 x i32> %v10, %s20
  %m20 = mul <16 x i32> %a19, splat (i32 5)
  %a20 = add <16 x i32> %m20, %x20
  %x21 = xor <16 x i32> %v15, %s3
  %m21 = mul <16 x i32> %a20, splat (i32 5)
  %a21 = add <16 x i32> %m21, %x21
  %x22 = xor <16 x i32> %v2, %s10
  %m22 = mul <16 x i32> %a21, splat (i32 5)
  %a22 = add <16 x i32> %m22, %x22
  %x23 = xor <16 x i32> %v7, %s17
  %m23 = mul <16 x i32> %a22, splat (i32 5)
  %a23 = add <16 x i32> %m23, %x23
  %o = getelementptr <16 x i32>, ptr addrspace(1) %out, i32 %t
  store <16 x i32> %a23, ptr addrspace(1) %o
  ret void
}


declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.sendmsg(i32, i32)
declare i64 @llvm.read_register.i64(metadata)

attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="1,256" }
!0 = !{!"exec"}
