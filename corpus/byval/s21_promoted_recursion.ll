; s21_promoted_recursion: internal functions that read fields: one calls itself with a new structure, one passes its own on
; run: --kernel k --grid 1 --block 2 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:0
; run: --kernel k --grid 1 --block 2 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:4
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define internal i32 @f(ptr byval(%struct.A) align 8 %s, i32 %n) noinline {
entry:
  %l = alloca %struct.A, align 8
  %a = load i32, ptr %s, align 8
  %pe = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 2
  %e = load i32, ptr %pe, align 8
  %z = icmp eq i32 %n, 0
  br i1 %z, label %stop, label %go
stop:
  %r0 = sub i32 %a, %e
  ret i32 %r0
go:
  %a1 = add i32 %e, %n
  store i32 %a1, ptr %l, align 8
  %le = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 2
  store i32 %a, ptr %le, align 8
  %n1 = sub i32 %n, 1
  %r = call i32 @f(ptr byval(%struct.A) align 8 %l, i32 %n1)
  %r1 = mul i32 %r, 3
  %r2 = add i32 %r1, %a
  ret i32 %r2
}
define internal i32 @g(ptr byval(%struct.A) align 8 %s, i32 %n) noinline {
  %p1 = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 0, i64 1
  %b = load i32, ptr %p1, align 4
  %b1 = add i32 %b, 5
  store i32 %b1, ptr %p1, align 4
  %v = call i32 @f(ptr byval(%struct.A) align 8 %s, i32 %n)
  %b2 = load i32, ptr %p1, align 4
  %r = add i32 %v, %b2
  ret i32 %r
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %m = add i32 %n, %t
  %v = call i32 @g(ptr byval(%struct.A) align 8 %s, i32 %m)
  %p1 = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 0, i64 1
  %b = load i32, ptr %p1, align 4
  %r = mul i32 %v, %b
  %op = getelementptr i32, ptr %o, i64 %t64
  store i32 %r, ptr %op, align 4
  ret void
}
