; s31_inlined_aliases: an inlined function whose structure is the caller's variable, which it also writes through a pointer found in memory
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
@slot = internal addrspace(1) global ptr null, align 8
define internal i32 @f(ptr byval(%struct.A) align 8 %s, ptr %q) {
  store i32 9, ptr %q, align 4
  %a = load i32, ptr %s, align 8
  ret i32 %a
}
define ptx_kernel void @k(ptr %o) {
  %l = alloca %struct.A, align 8
  store i32 1, ptr %l, align 8
  store ptr %l, ptr addrspace(1) @slot, align 8
  %q = load volatile ptr, ptr addrspace(1) @slot, align 8
  %v = call i32 @f(ptr byval(%struct.A) align 8 %l, ptr %q)
  %w = load i32, ptr %l, align 8
  store i32 %v, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %w, ptr %o1, align 4
  ret void
}
