; Addresses that lie a variable step apart, whose indices wrap in their type.
; run: --kernel steps1 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:100 --arg i32:20
; run: --kernel steps1 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:250 --arg i32:3
; run: --kernel steps1 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:32760 --arg i32:9
; run: --kernel steps1 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:65530 --arg i32:4
; run: --kernel steps2 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:100 --arg i32:20
; run: --kernel steps2 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:250 --arg i32:3
; run: --kernel steps2 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:32760 --arg i32:9
; run: --kernel steps2 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:65530 --arg i32:4
; run: --kernel steps3 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:100 --arg i32:20
; run: --kernel steps3 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:250 --arg i32:3
; run: --kernel steps3 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:32760 --arg i32:9
; run: --kernel steps3 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:65530 --arg i32:4
; run: --kernel steps4 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:100 --arg i32:20
; run: --kernel steps4 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:250 --arg i32:3
; run: --kernel steps4 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:32760 --arg i32:9
; run: --kernel steps4 --grid 1 --block 1 --arg out=buf:u8x8:zeros --arg in=buf:u8x106000:random:5 --arg i32:65530 --arg i32:4
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @steps1(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first, i32 %by) {
  %base = getelementptr inbounds i8, ptr addrspace(1) %in, i64 40000
  %i = trunc i32 %first to i8
  %s = trunc i32 %by to i8
  %i1 = add i8 %i, %s
  %i2 = add i8 %i1, %s
  %i3 = add i8 %i2, %s
  %double = mul i8 %s, 5
  %i4 = add i8 %i, %double
  %z0 = zext i8 %i to i64
  %p0 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z0
  %v0 = load i8, ptr addrspace(1) %p0, align 1
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i8 %v0, ptr addrspace(1) %o0, align 1
  %z1 = zext i8 %i1 to i64
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z1
  %v1 = load i8, ptr addrspace(1) %p1, align 1
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 1
  store i8 %v1, ptr addrspace(1) %o1, align 1
  %z2 = zext i8 %i2 to i64
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z2
  %v2 = load i8, ptr addrspace(1) %p2, align 1
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i8 %v2, ptr addrspace(1) %o2, align 1
  %z3 = zext i8 %i3 to i64
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z3
  %v3 = load i8, ptr addrspace(1) %p3, align 1
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 3
  store i8 %v3, ptr addrspace(1) %o3, align 1
  %z4 = zext i8 %i4 to i64
  %p4 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z4
  %v4 = load i8, ptr addrspace(1) %p4, align 1
  %o4 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i8 %v4, ptr addrspace(1) %o4, align 1
  ret void
}

define ptx_kernel void @steps2(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first, i32 %by) {
  %base = getelementptr inbounds i8, ptr addrspace(1) %in, i64 40000
  %i = trunc i32 %first to i8
  %s = trunc i32 %by to i8
  %i1 = add i8 %i, %s
  %i2 = add i8 %i1, %s
  %i3 = add i8 %i2, %s
  %double = mul i8 %s, 5
  %i4 = add i8 %i, %double
  %z0 = sext i8 %i to i64
  %p0 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z0
  %v0 = load i8, ptr addrspace(1) %p0, align 1
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i8 %v0, ptr addrspace(1) %o0, align 1
  %z1 = sext i8 %i1 to i64
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z1
  %v1 = load i8, ptr addrspace(1) %p1, align 1
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 1
  store i8 %v1, ptr addrspace(1) %o1, align 1
  %z2 = sext i8 %i2 to i64
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z2
  %v2 = load i8, ptr addrspace(1) %p2, align 1
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i8 %v2, ptr addrspace(1) %o2, align 1
  %z3 = sext i8 %i3 to i64
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z3
  %v3 = load i8, ptr addrspace(1) %p3, align 1
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 3
  store i8 %v3, ptr addrspace(1) %o3, align 1
  %z4 = sext i8 %i4 to i64
  %p4 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z4
  %v4 = load i8, ptr addrspace(1) %p4, align 1
  %o4 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i8 %v4, ptr addrspace(1) %o4, align 1
  ret void
}

define ptx_kernel void @steps3(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first, i32 %by) {
  %base = getelementptr inbounds i8, ptr addrspace(1) %in, i64 40000
  %i = trunc i32 %first to i16
  %s = trunc i32 %by to i16
  %i1 = add i16 %i, %s
  %i2 = add i16 %i1, %s
  %i3 = add i16 %i2, %s
  %double = mul i16 %s, 5
  %i4 = add i16 %i, %double
  %z0 = zext i16 %i to i64
  %p0 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z0
  %v0 = load i8, ptr addrspace(1) %p0, align 1
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i8 %v0, ptr addrspace(1) %o0, align 1
  %z1 = zext i16 %i1 to i64
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z1
  %v1 = load i8, ptr addrspace(1) %p1, align 1
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 1
  store i8 %v1, ptr addrspace(1) %o1, align 1
  %z2 = zext i16 %i2 to i64
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z2
  %v2 = load i8, ptr addrspace(1) %p2, align 1
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i8 %v2, ptr addrspace(1) %o2, align 1
  %z3 = zext i16 %i3 to i64
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z3
  %v3 = load i8, ptr addrspace(1) %p3, align 1
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 3
  store i8 %v3, ptr addrspace(1) %o3, align 1
  %z4 = zext i16 %i4 to i64
  %p4 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z4
  %v4 = load i8, ptr addrspace(1) %p4, align 1
  %o4 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i8 %v4, ptr addrspace(1) %o4, align 1
  ret void
}

define ptx_kernel void @steps4(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first, i32 %by) {
  %base = getelementptr inbounds i8, ptr addrspace(1) %in, i64 40000
  %i = trunc i32 %first to i16
  %s = trunc i32 %by to i16
  %i1 = add i16 %i, %s
  %i2 = add i16 %i1, %s
  %i3 = add i16 %i2, %s
  %double = mul i16 %s, 5
  %i4 = add i16 %i, %double
  %z0 = sext i16 %i to i64
  %p0 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z0
  %v0 = load i8, ptr addrspace(1) %p0, align 1
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i8 %v0, ptr addrspace(1) %o0, align 1
  %z1 = sext i16 %i1 to i64
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z1
  %v1 = load i8, ptr addrspace(1) %p1, align 1
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 1
  store i8 %v1, ptr addrspace(1) %o1, align 1
  %z2 = sext i16 %i2 to i64
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z2
  %v2 = load i8, ptr addrspace(1) %p2, align 1
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i8 %v2, ptr addrspace(1) %o2, align 1
  %z3 = sext i16 %i3 to i64
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z3
  %v3 = load i8, ptr addrspace(1) %p3, align 1
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 3
  store i8 %v3, ptr addrspace(1) %o3, align 1
  %z4 = sext i16 %i4 to i64
  %p4 = getelementptr inbounds i8, ptr addrspace(1) %base, i64 %z4
  %v4 = load i8, ptr addrspace(1) %p4, align 1
  %o4 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i8 %v4, ptr addrspace(1) %o4, align 1
  ret void
}
