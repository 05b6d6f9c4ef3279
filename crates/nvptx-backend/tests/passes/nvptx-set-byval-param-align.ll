; passes: nvptx-set-byval-param-align
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { float, float, float, float }

; All callers are here: 16 bytes, so that the four fields are one access.
define internal float @known(ptr byval(%struct.S) align 4 %s) noinline {
  %v = load float, ptr %s, align 4
  ret float %v
}

; Visible outside: the alignment is the ABI's.
define float @visible(ptr byval(%struct.S) align 4 %s) noinline {
  %v = load float, ptr %s, align 4
  ret float %v
}

define float @caller(ptr byval(%struct.S) align 4 %s) {
  %a = call float @known(ptr byval(%struct.S) align 4 %s)
  %b = call float @visible(ptr byval(%struct.S) align 4 %s)
  %c = fadd float %a, %b
  ret float %c
}
