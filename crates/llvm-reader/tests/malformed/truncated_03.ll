target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [4