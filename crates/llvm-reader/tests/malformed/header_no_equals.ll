target triple "nvptx64"
