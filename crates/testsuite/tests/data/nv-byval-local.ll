; A parameter passed by value whose address is taken in local memory: the callee's copy lies there.
; run: --kernel inlined --grid 1 --block 1 --arg {i64:77;i64:128} --arg out=buf:i64x2:zeros
; run: --kernel called --grid 1 --block 1 --arg {i64:-5;i64:9} --arg out=buf:i64x2:zeros
; run: --kernel written --grid 1 --block 1 --arg {i64:6;i64:7} --arg out=buf:i64x2:zeros
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%pair = type { i64, i64 }
define ptx_kernel void @inlined(ptr readonly byval(%pair) align 8 %p, ptr addrspace(1) %out) {
  call void @sum(ptr readonly byval(%pair) align 8 %p, ptr addrspace(1) %out)
  ret void
}
define ptx_kernel void @called(ptr readonly byval(%pair) align 8 %p, ptr addrspace(1) %out) {
  call void @far(ptr readonly byval(%pair) align 8 %p, ptr addrspace(1) %out)
  ret void
}
define ptx_kernel void @written(ptr byval(%pair) align 8 %p, ptr addrspace(1) %out) {
  call void @change(ptr byval(%pair) align 8 %p, ptr addrspace(1) %out)
  %v = load i64, ptr %p, align 8
  %q = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %v, ptr addrspace(1) %q, align 8
  ret void
}
define internal void @sum(ptr readonly byval(%pair) align 8 %p, ptr addrspace(1) %out) {
  %l = addrspacecast ptr %p to ptr addrspace(5)
  %a = load i64, ptr addrspace(5) %l, align 8
  %m = getelementptr i8, ptr addrspace(5) %l, i64 8
  %b = load i64, ptr addrspace(5) %m, align 8
  %s = sub i64 %a, %b
  store i64 %s, ptr addrspace(1) %out, align 8
  ret void
}
define internal void @far(ptr readonly byval(%pair) align 8 %p, ptr addrspace(1) %out) noinline {
  %l = addrspacecast ptr %p to ptr addrspace(5)
  %m = getelementptr i8, ptr addrspace(5) %l, i64 8
  %b = load i64, ptr addrspace(5) %m, align 8
  store i64 %b, ptr addrspace(1) %out, align 8
  ret void
}
define internal void @change(ptr byval(%pair) align 8 %p, ptr addrspace(1) %out) {
  %l = addrspacecast ptr %p to ptr addrspace(5)
  store i64 40, ptr addrspace(5) %l, align 8
  %a = load i64, ptr %p, align 8
  store i64 %a, ptr addrspace(1) %out, align 8
  ret void
}
