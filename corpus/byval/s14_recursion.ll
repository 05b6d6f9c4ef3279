; s14_recursion: a function that changes its copy and passes it to itself
; run: --kernel k --grid 1 --block 2 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:0
; run: --kernel k --grid 1 --block 2 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:5
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @f(ptr byval(%struct.A) align 8 %s, i32 %n) noinline {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %stop, label %go
stop:
  %a = load i32, ptr %s, align 8
  ret i32 %a
go:
  %b = load i32, ptr %s, align 8
  %b1 = add i32 %b, %n
  store i32 %b1, ptr %s, align 8
  %n1 = sub i32 %n, 1
  %r = call i32 @f(ptr byval(%struct.A) align 8 %s, i32 %n1)
  %after = load i32, ptr %s, align 8
  %r1 = mul i32 %r, 3
  %r2 = add i32 %r1, %after
  ret i32 %r2
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %v = call i32 @f(ptr byval(%struct.A) align 8 %s, i32 %n)
  %a = load i32, ptr %s, align 8
  %r = add i32 %v, %a
  %op = getelementptr i32, ptr %o, i64 %t64
  store i32 %r, ptr %op, align 4
  ret void
}
