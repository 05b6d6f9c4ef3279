; passes: globaldce
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@used = internal addrspace(4) constant [2 x i32] [i32 1, i32 2]
@held = internal addrspace(1) global ptr @by_pointer
@unused = internal addrspace(1) global i32 0
@exported = addrspace(1) global i32 0
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @held to ptr)], section "llvm.metadata"

define internal void @by_pointer() {
  ret void
}

define internal i32 @reached(i32 %i) {
  %p = getelementptr [2 x i32], ptr addrspace(4) @used, i32 0, i32 %i
  %v = load i32, ptr addrspace(4) %p, align 4
  ret i32 %v
}

; Two that only call each other.
define internal void @ping() {
  call void @pong()
  ret void
}

define internal void @pong() {
  call void @ping()
  ret void
}

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %v = call i32 @reached(i32 %i)
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}
