; s11_select_global_written: select of a by-value parameter and global memory, written through
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg g=buf:i32x8:iota:5 --arg o=buf:i32x16:zeros --arg u8:0
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg g=buf:i32x8:iota:5 --arg o=buf:i32x16:zeros --arg u8:1
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %g, ptr %o, i1 %b) {
  %p = select i1 %b, ptr %s, ptr %g
  %v = load i32, ptr %p, align 4
  %v1 = add i32 %v, 1000
  store i32 %v1, ptr %p, align 4
  %w = load i32, ptr %s, align 4
  %x = load i32, ptr %g, align 4
  store i32 %w, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %x, ptr %o1, align 4
  ret void
}
