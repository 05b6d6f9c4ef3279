; Results and arguments of fewer than 32 bits, extended by sign, by zero or not.
; run: --kernel result1 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:1
; run: --kernel result1 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:1
; run: --kernel result1 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:1
; run: --kernel result2 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:0
; run: --kernel result2 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:0
; run: --kernel result2 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:0
; run: --kernel result3 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:1
; run: --kernel result3 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:1
; run: --kernel result3 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:1
; run: --kernel result4 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:0
; run: --kernel result4 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:0
; run: --kernel result4 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:0
; run: --kernel result5 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:1
; run: --kernel result5 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:1
; run: --kernel result5 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:1
; run: --kernel result6 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:0
; run: --kernel result6 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:0
; run: --kernel result6 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:0
; run: --kernel result7 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:1
; run: --kernel result7 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:1
; run: --kernel result7 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:1
; run: --kernel result8 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:0
; run: --kernel result8 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:0
; run: --kernel result8 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:0
; run: --kernel result9 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:1
; run: --kernel result9 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:1
; run: --kernel result9 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:1
; run: --kernel result10 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:0
; run: --kernel result10 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:0
; run: --kernel result10 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:0
; run: --kernel result11 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:1
; run: --kernel result11 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:1
; run: --kernel result11 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:1
; run: --kernel result12 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:0
; run: --kernel result12 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:0
; run: --kernel result12 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:0
; run: --kernel result13 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:1
; run: --kernel result13 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:1
; run: --kernel result13 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:1
; run: --kernel result14 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:0
; run: --kernel result14 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:0
; run: --kernel result14 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:0
; run: --kernel result15 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:1
; run: --kernel result15 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:1
; run: --kernel result15 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:1
; run: --kernel result16 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:0
; run: --kernel result16 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:0
; run: --kernel result16 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:0
; run: --kernel result17 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:1
; run: --kernel result17 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:1
; run: --kernel result17 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:1
; run: --kernel result18 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:-15 --arg i32:0
; run: --kernel result18 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:241 --arg i32:0
; run: --kernel result18 --grid 1 --block 1 --arg out=buf:i32x2:zeros --arg i32:3 --arg i32:0
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i1 @f1(i1 %x, i32 %n) noinline {
  %w = sext i1 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i1
  ret i1 %t
}
define ptx_kernel void @result1(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i1
  %r = call i1 @f1(i1 %x, i32 %n)
  %z = sext i1 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp slt i1 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal i1 @f2(i1 %x, i32 %n) noinline {
  %w = sext i1 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i1
  ret i1 %t
}
define ptx_kernel void @result2(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i1
  %r = call i1 @f2(i1 %x, i32 %n)
  %z = zext i1 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp ult i1 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal signext i1 @f3(i1 signext %x, i32 %n) noinline {
  %w = sext i1 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i1
  ret i1 %t
}
define ptx_kernel void @result3(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i1
  %r = call signext i1 @f3(i1 signext %x, i32 %n)
  %z = sext i1 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp slt i1 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal signext i1 @f4(i1 signext %x, i32 %n) noinline {
  %w = sext i1 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i1
  ret i1 %t
}
define ptx_kernel void @result4(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i1
  %r = call signext i1 @f4(i1 signext %x, i32 %n)
  %z = zext i1 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp ult i1 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal zeroext i1 @f5(i1 zeroext %x, i32 %n) noinline {
  %w = sext i1 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i1
  ret i1 %t
}
define ptx_kernel void @result5(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i1
  %r = call zeroext i1 @f5(i1 zeroext %x, i32 %n)
  %z = sext i1 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp slt i1 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal zeroext i1 @f6(i1 zeroext %x, i32 %n) noinline {
  %w = sext i1 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i1
  ret i1 %t
}
define ptx_kernel void @result6(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i1
  %r = call zeroext i1 @f6(i1 zeroext %x, i32 %n)
  %z = zext i1 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp ult i1 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal i8 @f7(i8 %x, i32 %n) noinline {
  %w = sext i8 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i8
  ret i8 %t
}
define ptx_kernel void @result7(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i8
  %r = call i8 @f7(i8 %x, i32 %n)
  %z = sext i8 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp slt i8 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal i8 @f8(i8 %x, i32 %n) noinline {
  %w = sext i8 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i8
  ret i8 %t
}
define ptx_kernel void @result8(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i8
  %r = call i8 @f8(i8 %x, i32 %n)
  %z = zext i8 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp ult i8 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal signext i8 @f9(i8 signext %x, i32 %n) noinline {
  %w = sext i8 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i8
  ret i8 %t
}
define ptx_kernel void @result9(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i8
  %r = call signext i8 @f9(i8 signext %x, i32 %n)
  %z = sext i8 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp slt i8 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal signext i8 @f10(i8 signext %x, i32 %n) noinline {
  %w = sext i8 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i8
  ret i8 %t
}
define ptx_kernel void @result10(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i8
  %r = call signext i8 @f10(i8 signext %x, i32 %n)
  %z = zext i8 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp ult i8 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal zeroext i8 @f11(i8 zeroext %x, i32 %n) noinline {
  %w = sext i8 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i8
  ret i8 %t
}
define ptx_kernel void @result11(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i8
  %r = call zeroext i8 @f11(i8 zeroext %x, i32 %n)
  %z = sext i8 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp slt i8 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal zeroext i8 @f12(i8 zeroext %x, i32 %n) noinline {
  %w = sext i8 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i8
  ret i8 %t
}
define ptx_kernel void @result12(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i8
  %r = call zeroext i8 @f12(i8 zeroext %x, i32 %n)
  %z = zext i8 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp ult i8 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal i16 @f13(i16 %x, i32 %n) noinline {
  %w = sext i16 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i16
  ret i16 %t
}
define ptx_kernel void @result13(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i16
  %r = call i16 @f13(i16 %x, i32 %n)
  %z = sext i16 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp slt i16 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal i16 @f14(i16 %x, i32 %n) noinline {
  %w = sext i16 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i16
  ret i16 %t
}
define ptx_kernel void @result14(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i16
  %r = call i16 @f14(i16 %x, i32 %n)
  %z = zext i16 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp ult i16 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal signext i16 @f15(i16 signext %x, i32 %n) noinline {
  %w = sext i16 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i16
  ret i16 %t
}
define ptx_kernel void @result15(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i16
  %r = call signext i16 @f15(i16 signext %x, i32 %n)
  %z = sext i16 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp slt i16 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal signext i16 @f16(i16 signext %x, i32 %n) noinline {
  %w = sext i16 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i16
  ret i16 %t
}
define ptx_kernel void @result16(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i16
  %r = call signext i16 @f16(i16 signext %x, i32 %n)
  %z = zext i16 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp ult i16 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal zeroext i16 @f17(i16 zeroext %x, i32 %n) noinline {
  %w = sext i16 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i16
  ret i16 %t
}
define ptx_kernel void @result17(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i16
  %r = call zeroext i16 @f17(i16 zeroext %x, i32 %n)
  %z = sext i16 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp slt i16 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}

define internal zeroext i16 @f18(i16 zeroext %x, i32 %n) noinline {
  %w = sext i16 %x to i32
  %s = shl i32 %w, %n
  %o = xor i32 %s, 85
  %t = trunc i32 %o to i16
  ret i16 %t
}
define ptx_kernel void @result18(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %x = trunc i32 %a to i16
  %r = call zeroext i16 @f18(i16 zeroext %x, i32 %n)
  %z = zext i16 %r to i32
  store i32 %z, ptr addrspace(1) %out, align 4
  %c = icmp ult i16 %r, %x
  %d = zext i1 %c to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %d, ptr addrspace(1) %q, align 4
  ret void
}
