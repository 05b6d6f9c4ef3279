; s06_phi_device_written: device function, phi of two by-value parameters over control flow, written through
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg {{i32:1;i32:2;i32:3;i32:4};i64:5;i32:6} --arg o=buf:i32x16:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg {{i32:1;i32:2;i32:3;i32:4};i64:5;i32:6} --arg o=buf:i32x16:zeros --arg i32:1
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg {{i32:1;i32:2;i32:3;i32:4};i64:5;i32:6} --arg o=buf:i32x16:zeros --arg i32:3
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
define i32 @f(ptr byval(%struct.A) align 8 %s, ptr byval(%struct.A) align 8 %t, i32 %i) noinline {
entry:
  %i64 = zext i32 %i to i64
  %b = icmp ugt i32 %i, 1
  br i1 %b, label %x, label %y
x:
  %p1 = getelementptr i8, ptr %s, i64 4
  br label %z
y:
  %p2 = getelementptr i8, ptr %t, i64 8
  br label %z
z:
  %p = phi ptr [%p1, %x], [%p2, %y]
  %v = load i32, ptr %p, align 4
  store i32 1000, ptr %p, align 4
  %q = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %i64
  %w = load i32, ptr %q, align 4
  %t2 = getelementptr i8, ptr %t, i64 8
  %u = load i32, ptr %t2, align 4
  %m = mul i32 %v, 3
  %n = mul i32 %w, 5
  %r1 = add i32 %m, %n
  %r = add i32 %r1, %u
  ret i32 %r
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr byval(%struct.A) align 8 %t, ptr %o, i32 %i) {
  %v = call i32 @f(ptr byval(%struct.A) align 8 %s, ptr byval(%struct.A) align 8 %t, i32 %i)
  store i32 %v, ptr %o, align 4
  %t2 = getelementptr i8, ptr %t, i64 8
  %u = load i32, ptr %t2, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %u, ptr %o1, align 4
  ret void
}
