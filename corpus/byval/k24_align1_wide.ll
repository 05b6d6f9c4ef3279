; k24_align1_wide: kernel, 8 bytes of byval align 1, read as one i64
; run: --kernel k --grid 1 --block 1 --arg bytes:0102030405060708 --arg o=buf:i64x1:zeros
target triple = "nvptx64-nvidia-cuda"
%struct.E = type { [8 x i8] }

define ptx_kernel void @k(ptr byval(%struct.E) align 1 %s, ptr %o) {
  %v = load i64, ptr %s, align 1
  store i64 %v, ptr %o, align 8
  ret void
}
