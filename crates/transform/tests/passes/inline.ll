; passes: inline
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Called once and internal: inlined whatever its size, and the declaration goes with globaldce.
define internal void @once(ptr addrspace(1) %p, float %x) {
  %a = load float, ptr addrspace(1) %p, align 4
  %b = fadd float %a, %x
  store float %b, ptr addrspace(1) %p, align 4
  ret void
}

; Recursive: stays a call.
define internal i32 @fib(i32 %n) {
  %small = icmp ult i32 %n, 2
  br i1 %small, label %base, label %rec
base:
  ret i32 %n
rec:
  %n1 = sub i32 %n, 1
  %f1 = call i32 @fib(i32 %n1)
  %n2 = sub i32 %n, 2
  %f2 = call i32 @fib(i32 %n2)
  %f = add i32 %f1, %f2
  ret i32 %f
}

; Marked: stays a call.
define internal i32 @kept(i32 %n) noinline {
  %r = xor i32 %n, 5
  ret i32 %r
}

define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  call void @once(ptr addrspace(1) %p, float 1.5)
  %f = call i32 @fib(i32 %n)
  %g = call i32 @kept(i32 %f)
  store i32 %g, ptr addrspace(1) %q, align 4
  ret void
}
