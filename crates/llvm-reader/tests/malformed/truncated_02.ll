target triple = "nvptx64-nvidia-cuda"

%struct.S = 