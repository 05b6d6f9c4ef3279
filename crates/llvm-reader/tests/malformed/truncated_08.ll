target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [4 x float] }

@table = internal addrspace(1) constant [2 x i32] [i32 1, i32 2], align 4

define ptx_ker