; s26_large: a kilobyte filled at variable places in a loop, then passed; and a copy of it read only
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros --arg i32:3
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros --arg i32:200
target triple = "nvptx64-nvidia-cuda"

%struct.L = type { [256 x i32] }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr byval(%struct.L) align 4 %s, i32 %i) noinline {
  %i64 = zext i32 %i to i64
  %p = getelementptr inbounds [256 x i32], ptr %s, i64 0, i64 %i64
  %v = load i32, ptr %p, align 4
  %v1 = add i32 %v, 1
  store i32 %v1, ptr %p, align 4
  %w = load i32, ptr %s, align 4
  %x = load i32, ptr %p, align 4
  %r = mul i32 %x, 3
  %r1 = add i32 %r, %w
  ret i32 %r1
}
define ptx_kernel void @k(ptr %o, i32 %n) {
entry:
  %s = alloca %struct.L, align 4
  %c = alloca %struct.L, align 4
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i1, %loop]
  %p = getelementptr inbounds [256 x i32], ptr %s, i64 0, i64 %i
  %t = trunc i64 %i to i32
  %sq = mul i32 %t, %t
  store i32 %sq, ptr %p, align 4
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 256
  br i1 %more, label %loop, label %done
done:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %s, i64 1024, i1 false)
  %v = call i32 @f(ptr byval(%struct.L) align 4 %s, i32 %n)
  %n64 = zext i32 %n to i64
  %q = getelementptr inbounds [256 x i32], ptr %s, i64 0, i64 %n64
  store i32 5, ptr %q, align 4
  %w = call i32 @f(ptr byval(%struct.L) align 4 %s, i32 %n)
  %x = call i32 @f(ptr byval(%struct.L) align 4 %c, i32 %n)
  store i32 %v, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %w, ptr %o1, align 4
  %o2 = getelementptr i32, ptr %o, i64 2
  store i32 %x, ptr %o2, align 4
  ret void
}
