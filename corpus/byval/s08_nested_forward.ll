; s08_nested_forward: passed on by value through two functions that each change their own
; run: --kernel k --grid 1 --block 2 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i32 @sum(ptr byval(%struct.A) align 8 %s) noinline {
  %p1 = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 0, i64 1
  %p3 = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 0, i64 3
  %pl = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 1
  %pe = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 2
  %a = load i32, ptr %s, align 8
  %b = load i32, ptr %p1, align 4
  %d = load i32, ptr %p3, align 4
  %l = load i64, ptr %pl, align 8
  %e = load i32, ptr %pe, align 8
  %lt = trunc i64 %l to i32
  %m1 = mul i32 %a, 3
  %m2 = mul i32 %b, 5
  %m3 = mul i32 %d, 7
  %m4 = mul i32 %lt, 11
  %m5 = mul i32 %e, 13
  %s1 = add i32 %m1, %m2
  %s2 = add i32 %s1, %m3
  %s3 = add i32 %s2, %m4
  %s4 = add i32 %s3, %m5
  ; what is written here is nobody else's
  store i32 -1, ptr %s, align 8
  store i32 -2, ptr %pe, align 8
  %back = load i32, ptr %s, align 8
  %s5 = add i32 %s4, %back
  ret i32 %s5
}

define i32 @middle(ptr byval(%struct.A) align 8 %s) noinline {
  %pe = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 2
  %e = load i32, ptr %pe, align 8
  %e1 = add i32 %e, 1
  store i32 %e1, ptr %pe, align 8
  %a = call i32 @sum(ptr byval(%struct.A) align 8 %s)
  %e2 = load i32, ptr %pe, align 8
  %b = call i32 @sum(ptr byval(%struct.A) align 8 %s)
  %c = add i32 %a, %b
  %d = add i32 %c, %e2
  ret i32 %d
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %p1 = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 0, i64 1
  store i32 %t, ptr %p1, align 4
  %v = call i32 @middle(ptr byval(%struct.A) align 8 %s)
  %w = load i32, ptr %s, align 8
  %x = load i32, ptr %p1, align 4
  %r1 = mul i32 %v, 17
  %r2 = add i32 %r1, %w
  %r3 = add i32 %r2, %x
  %op = getelementptr i32, ptr %o, i64 %t64
  store i32 %r3, ptr %op, align 4
  ret void
}
