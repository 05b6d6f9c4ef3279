; s30_through_two: internal functions that hand the structure down by value to one that reads two fields
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
define internal i32 @h(ptr byval(%struct.A) align 8 %s) noinline {
  %a = load i32, ptr %s, align 8
  %pl = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 1
  %l = load i64, ptr %pl, align 8
  %t = trunc i64 %l to i32
  %r = mul i32 %a, %t
  ret i32 %r
}
define internal i32 @g(ptr byval(%struct.A) align 8 %s) noinline {
  %v = call i32 @h(ptr byval(%struct.A) align 8 %s)
  %pe = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 2
  %e = load i32, ptr %pe, align 8
  %r = add i32 %v, %e
  ret i32 %r
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o) {
  %v = call i32 @g(ptr byval(%struct.A) align 8 %s)
  store i32 %v, ptr %o, align 4
  ret void
}
