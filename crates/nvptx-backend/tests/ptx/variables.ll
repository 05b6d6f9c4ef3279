; cpu: sm_90
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Variables of every space, initialisers with addresses, order of definition.
@table = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@bytes = addrspace(1) global [5 x i8] c"abc\00\FF", align 1
@address = addrspace(1) global ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @bytes, i64 2) to ptr), align 8
@function = addrspace(1) global [2 x ptr] [ptr @callee, ptr null], align 8
@mixed = addrspace(1) global { i32, ptr, half } { i32 7, ptr @callee, half 1.5 }, align 8
@tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@dynamic = external addrspace(3) global [0 x i8], align 16
@imported = external addrspace(1) global i32

define void @callee() {
  ret void
}

define ptx_kernel void @k(i32 %i) {
  %p = getelementptr [32 x [33 x float]], ptr addrspace(3) @tile, i32 0, i32 %i, i32 3
  store float 1.0, ptr addrspace(3) %p, align 4
  %q = getelementptr i8, ptr addrspace(3) @dynamic, i32 %i
  store i8 1, ptr addrspace(3) %q, align 1
  %c = getelementptr [4 x i32], ptr addrspace(4) @table, i32 0, i32 %i
  %v = load i32, ptr addrspace(4) %c, align 4
  store i32 %v, ptr addrspace(1) @imported, align 4
  %f = load ptr, ptr addrspace(1) @function, align 8
  call void %f()
  ret void
}
