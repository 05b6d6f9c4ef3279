; s02_empty: empty structures among the parameters of a kernel and of a device function
; run: --kernel k --grid 1 --block 1 --arg i32:5 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
%struct.E = type {}
define i32 @f(ptr byval(%struct.E) align 1 %e, i32 %x, ptr byval(%struct.E) align 1 %e2, ptr byval(%struct.A) align 8 %s) noinline {
  %a = load i32, ptr %s, align 8
  %r = add i32 %a, %x
  ret i32 %r
}
define ptx_kernel void @no_launch(ptr byval(%struct.E) align 1 %e, ptr %o) {
  %v = call i32 @f(ptr byval(%struct.E) align 1 %e, i32 1, ptr byval(%struct.E) align 1 %e, ptr byval(%struct.A) align 8 %o)
  store i32 %v, ptr %o, align 4
  ret void
}
define ptx_kernel void @k(i32 %x, ptr byval(%struct.A) align 8 %s, ptr %o) {
  %l = alloca %struct.E, align 1
  %v = call i32 @f(ptr byval(%struct.E) align 1 %l, i32 %x, ptr byval(%struct.E) align 1 %l, ptr byval(%struct.A) align 8 %s)
  store i32 %v, ptr %o, align 4
  ret void
}
