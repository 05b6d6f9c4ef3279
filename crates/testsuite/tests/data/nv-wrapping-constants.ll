; A constant added to a narrow index: taken out of the extension only where the sum does not wrap.
; run: --kernel pick1 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:14
; run: --kernel pick2 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick3 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick4 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:6
; run: --kernel pick5 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick6 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick7 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:6
; run: --kernel pick8 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick9 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick10 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:30
; run: --kernel pick11 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick12 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick13 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:14
; run: --kernel pick14 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick15 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick16 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:14
; run: --kernel pick17 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick18 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick19 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:200
; run: --kernel pick20 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick21 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick22 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:126
; run: --kernel pick23 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick24 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick25 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:126
; run: --kernel pick26 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick27 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick28 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick29 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick30 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick31 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick32 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick33 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick34 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick35 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick36 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick37 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick38 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick39 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick40 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick41 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick42 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick43 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick44 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
; run: --kernel pick45 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg in=buf:i32x512:iota --arg i32:3
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @pick1(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i4
  %sum = add i4 %i, 3
  %z = zext i4 %sum to i64
  %y = zext i4 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick2(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i4
  %sum = add nuw i4 %i, 3
  %z = zext i4 %sum to i64
  %y = zext i4 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick3(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i4
  %sum = add nsw i4 %i, 3
  %z = zext i4 %sum to i64
  %y = zext i4 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick4(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i4
  %sum = add i4 %i, 3
  %z = sext i4 %sum to i64
  %y = sext i4 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick5(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i4
  %sum = add nuw i4 %i, 3
  %z = sext i4 %sum to i64
  %y = sext i4 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick6(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i4
  %sum = add nsw i4 %i, 3
  %z = sext i4 %sum to i64
  %y = sext i4 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick7(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i4
  %sum = add i4 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i4 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i4 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick8(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i4
  %sum = add nuw i4 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i4 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i4 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick9(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i4
  %sum = add nsw i4 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i4 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i4 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick10(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i5
  %sum = add i5 %i, 3
  %z = zext i5 %sum to i64
  %y = zext i5 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick11(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i5
  %sum = add nuw i5 %i, 3
  %z = zext i5 %sum to i64
  %y = zext i5 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick12(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i5
  %sum = add nsw i5 %i, 3
  %z = zext i5 %sum to i64
  %y = zext i5 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick13(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i5
  %sum = add i5 %i, 3
  %z = sext i5 %sum to i64
  %y = sext i5 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick14(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i5
  %sum = add nuw i5 %i, 3
  %z = sext i5 %sum to i64
  %y = sext i5 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick15(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i5
  %sum = add nsw i5 %i, 3
  %z = sext i5 %sum to i64
  %y = sext i5 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick16(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i5
  %sum = add i5 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i5 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i5 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick17(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i5
  %sum = add nuw i5 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i5 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i5 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick18(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i5
  %sum = add nsw i5 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i5 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i5 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick19(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i8
  %sum = add i8 %i, 3
  %z = zext i8 %sum to i64
  %y = zext i8 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick20(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i8
  %sum = add nuw i8 %i, 3
  %z = zext i8 %sum to i64
  %y = zext i8 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick21(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i8
  %sum = add nsw i8 %i, 3
  %z = zext i8 %sum to i64
  %y = zext i8 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick22(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i8
  %sum = add i8 %i, 3
  %z = sext i8 %sum to i64
  %y = sext i8 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick23(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i8
  %sum = add nuw i8 %i, 3
  %z = sext i8 %sum to i64
  %y = sext i8 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick24(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i8
  %sum = add nsw i8 %i, 3
  %z = sext i8 %sum to i64
  %y = sext i8 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick25(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i8
  %sum = add i8 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i8 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i8 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick26(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i8
  %sum = add nuw i8 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i8 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i8 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick27(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i8
  %sum = add nsw i8 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i8 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i8 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick28(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i16
  %sum = add i16 %i, 3
  %z = zext i16 %sum to i64
  %y = zext i16 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick29(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i16
  %sum = add nuw i16 %i, 3
  %z = zext i16 %sum to i64
  %y = zext i16 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick30(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i16
  %sum = add nsw i16 %i, 3
  %z = zext i16 %sum to i64
  %y = zext i16 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick31(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i16
  %sum = add i16 %i, 3
  %z = sext i16 %sum to i64
  %y = sext i16 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i16
  %sum = add nuw i16 %i, 3
  %z = sext i16 %sum to i64
  %y = sext i16 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick33(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i16
  %sum = add nsw i16 %i, 3
  %z = sext i16 %sum to i64
  %y = sext i16 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick34(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i16
  %sum = add i16 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i16 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i16 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick35(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i16
  %sum = add nuw i16 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i16 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i16 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick36(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = trunc i32 %first to i16
  %sum = add nsw i16 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i16 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i16 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick37(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = add i32 %first, 0
  %sum = add i32 %i, 3
  %z = zext i32 %sum to i64
  %y = zext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick38(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = add i32 %first, 0
  %sum = add nuw i32 %i, 3
  %z = zext i32 %sum to i64
  %y = zext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick39(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = add i32 %first, 0
  %sum = add nsw i32 %i, 3
  %z = zext i32 %sum to i64
  %y = zext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick40(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = add i32 %first, 0
  %sum = add i32 %i, 3
  %z = sext i32 %sum to i64
  %y = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick41(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = add i32 %first, 0
  %sum = add nuw i32 %i, 3
  %z = sext i32 %sum to i64
  %y = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick42(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = add i32 %first, 0
  %sum = add nsw i32 %i, 3
  %z = sext i32 %sum to i64
  %y = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %z
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %y
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick43(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = add i32 %first, 0
  %sum = add i32 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i32 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i32 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick44(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = add i32 %first, 0
  %sum = add nuw i32 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i32 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i32 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}

define ptx_kernel void @pick45(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %first) {
  %base = getelementptr inbounds i32, ptr addrspace(1) %in, i64 256
  %i = add i32 %first, 0
  %sum = add nsw i32 %i, 3
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i32 %sum
  %q = getelementptr inbounds i32, ptr addrspace(1) %base, i32 %i
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %b, ptr addrspace(1) %o, align 4
  ret void
}
