; k11_select_global: kernel, select of a byval and a global pointer
; run: --kernel k --grid 1 --block 1 --arg {i32:4;i32:5;buf:i32x2:iota:9} --arg buf:i32x2:iota:77 --arg o=buf:i32x32:zeros --arg u8:0
; run: --kernel k --grid 1 --block 1 --arg {i32:4;i32:5;buf:i32x2:iota:9} --arg buf:i32x2:iota:77 --arg o=buf:i32x32:zeros --arg u8:1
target triple = "nvptx64-nvidia-cuda"
%struct.S = type { i32, i32, ptr }

define ptx_kernel void @k(ptr byval(%struct.S) align 8 %s, ptr %g, ptr %o, i1 %b) {
  %p = select i1 %b, ptr %s, ptr %g
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %o, align 4
  ret void
}
