target triple = "nvptx64-nvidia-cuda"

; LLVM's loads take the bits between a number and the end of its last byte for zeros: stores leave zeros there.
; run: --kernel stored_between_bytes --block 8 --arg o=buf:u8x512:random:5 --arg in=buf:u64x32:random:7
define ptx_kernel void @stored_between_bytes(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %tid, 4
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %i
  %a = load i256, ptr addrspace(1) %p, align 8
  %j = mul i32 %tid, 64
  %q = getelementptr i8, ptr addrspace(1) %o, i32 %j
  %a5 = trunc i256 %a to i5
  %b5 = ashr i5 %a5, 1
  store i5 %b5, ptr addrspace(1) %q, align 1
  %a17 = trunc i256 %a to i17
  %b17 = add i17 %a17, %a17
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store i17 %b17, ptr addrspace(1) %q1, align 4
  %a63 = trunc i256 %a to i63
  %b63 = ashr i63 %a63, 3
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 9
  store i63 %b63, ptr addrspace(1) %q2, align 1
  %a95 = trunc i256 %a to i95
  %b95 = sub i95 0, %a95
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 18
  store i95 %b95, ptr addrspace(1) %q3, align 2
  %a130 = trunc i256 %a to i130
  %b130 = xor i130 %a130, -1
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store i130 %b130, ptr addrspace(1) %q4, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
