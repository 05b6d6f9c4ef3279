; s27_choice_of_three: kernel, a chain of selects between three by-value parameters, at a variable offset, one of them written
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg {{i32:1;i32:2;i32:3;i32:4};i64:5;i32:6} --arg {{i32:-1;i32:-2;i32:-3;i32:-4};i64:-5;i32:-6} --arg o=buf:i32x16:zeros --arg i32:0 --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg {{i32:1;i32:2;i32:3;i32:4};i64:5;i32:6} --arg {{i32:-1;i32:-2;i32:-3;i32:-4};i64:-5;i32:-6} --arg o=buf:i32x16:zeros --arg i32:1 --arg i32:2
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg {{i32:1;i32:2;i32:3;i32:4};i64:5;i32:6} --arg {{i32:-1;i32:-2;i32:-3;i32:-4};i64:-5;i32:-6} --arg o=buf:i32x16:zeros --arg i32:2 --arg i32:3
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr byval(%struct.A) align 8 %t, ptr byval(%struct.A) align 8 %u, ptr %o, i32 %n, i32 %i) {
  %c0 = icmp eq i32 %n, 0
  %c1 = icmp eq i32 %n, 1
  %p1 = select i1 %c1, ptr %t, ptr %u
  %p = select i1 %c0, ptr %s, ptr %p1
  %t2 = getelementptr i8, ptr %t, i64 8
  store i32 1234, ptr %t2, align 4
  %i64 = zext i32 %i to i64
  %q = getelementptr inbounds [4 x i32], ptr %p, i64 0, i64 %i64
  %v = load i32, ptr %q, align 4
  %e = getelementptr i8, ptr %p, i64 24
  %w = load i32, ptr %e, align 8
  %r = mul i32 %v, 100
  %r1 = add i32 %r, %w
  store i32 %r1, ptr %o, align 4
  ret void
}
