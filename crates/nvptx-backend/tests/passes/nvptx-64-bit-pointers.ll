; passes: nvptx-64-bit-pointers
target datalayout = "e-p:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@x = addrspace(1) global i32 1

define i32 @f(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
