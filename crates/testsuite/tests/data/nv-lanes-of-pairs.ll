; Lanes of 16 bits, two of which share a register: shuffles and insertions that leave most pairs as they are, over loops too;
; vectors of one byte in inline assembly.
; run: --kernel shuffles --grid 1 --block 32 --arg buf:u16x256:random:1 --arg out=buf:u16x512:zeros
; run: --kernel loops --grid 1 --block 32 --arg buf:u16x256:random:2 --arg out=buf:u16x512:zeros --arg i32:5
; run: --kernel assembly --grid 1 --block 32 --arg buf:u8x256:random:3 --arg out=buf:u8x256:zeros
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @shuffles(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr <8 x i16>, ptr addrspace(1) %in, i32 %t
  %a = load <8 x i16>, ptr addrspace(1) %p, align 2
  %lo = shufflevector <8 x i16> %a, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %w = shufflevector <4 x i16> %lo, <4 x i16> poison, <8 x i32> <i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %x = shufflevector <8 x i16> %a, <8 x i16> %w, <8 x i32> <i32 0, i32 9, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %y = shufflevector <8 x i16> %x, <8 x i16> %w, <8 x i32> <i32 0, i32 1, i32 3, i32 2, i32 4, i32 5, i32 poison, i32 7>
  %z = shufflevector <8 x i16> %y, <8 x i16> %a, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 13, i32 12, i32 14, i32 7>
  %odd = shufflevector <8 x i16> %z, <8 x i16> %a, <5 x i32> <i32 0, i32 1, i32 15, i32 3, i32 4>
  %odd2 = shufflevector <5 x i16> %odd, <5 x i16> %odd, <8 x i32> <i32 4, i32 9, i32 2, i32 3, i32 8, i32 9, i32 0, i32 1>
  %i = insertelement <8 x i16> %odd2, i16 77, i32 5
  %j = insertelement <8 x i16> %i, i16 78, i32 0
  %k = sub <8 x i16> %j, %i
  %r = xor <8 x i16> %k, %z
  %q = getelementptr <8 x i16>, ptr addrspace(1) %out, i32 %t
  store <8 x i16> %j, ptr addrspace(1) %q, align 2
  %t2 = add i32 %t, 32
  %q2 = getelementptr <8 x i16>, ptr addrspace(1) %out, i32 %t2
  store <8 x i16> %r, ptr addrspace(1) %q2, align 2
  ret void
}
; Each turn's vector is made of the last one's, which is read after it, too.
define ptx_kernel void @loops(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr <8 x i16>, ptr addrspace(1) %in, i32 %t
  %a = load <8 x i16>, ptr addrspace(1) %p, align 2
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = phi <8 x i16> [ %a, %entry ], [ %w, %loop ]
  %last = phi <8 x i16> [ zeroinitializer, %entry ], [ %v, %loop ]
  %s = shufflevector <8 x i16> %v, <8 x i16> %last, <8 x i32> <i32 2, i32 3, i32 0, i32 8, i32 4, i32 5, i32 14, i32 15>
  %x = trunc i32 %i to i16
  %w = insertelement <8 x i16> %s, i16 %x, i32 7
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %sum = add <8 x i16> %w, %v
  %both = xor <8 x i16> %sum, %last
  %q = getelementptr <8 x i16>, ptr addrspace(1) %out, i32 %t
  store <8 x i16> %both, ptr addrspace(1) %q, align 2
  ret void
}
define ptx_kernel void @assembly(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i8, ptr addrspace(1) %in, i32 %t
  %x = load <1 x i8>, ptr addrspace(1) %p
  %y = call <1 x i8> asm "add.u16 $0, $1, 3;", "=h,h"(<1 x i8> %x)
  %q = getelementptr i8, ptr addrspace(1) %out, i32 %t
  store <1 x i8> %y, ptr addrspace(1) %q
  ret void
}
