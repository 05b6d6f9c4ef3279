; s19_set_on_one_path: fields set on one path only, the structure passed after both meet; both arms pass one as well
; run: --kernel k --grid 1 --block 4 --arg o=buf:i32x16:zeros --arg i32:1
; run: --kernel k --grid 1 --block 4 --arg o=buf:i32x16:zeros --arg i32:2
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

define ptx_kernel void @k(ptr %o, i32 %n) {
entry:
  %l = alloca %struct.A, align 8
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %p1 = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 0, i64 1
  %p3 = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 0, i64 3
  %pl = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 1
  %pe = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 2
  store i32 %n, ptr %l, align 8
  store i32 2, ptr %p1, align 4
  store i32 3, ptr %p3, align 4
  store i64 4, ptr %pl, align 8
  %c = icmp ult i32 %t, %n
  br i1 %c, label %x, label %y
x:
  store i32 %t, ptr %pe, align 8
  %v1 = call i32 @sum(ptr byval(%struct.A) align 8 %l)
  br label %z
y:
  store i32 70, ptr %pe, align 8
  store i32 80, ptr %p3, align 4
  %v2 = call i32 @sum(ptr byval(%struct.A) align 8 %l)
  br label %z
z:
  %v = phi i32 [%v1, %x], [%v2, %y]
  %w = call i32 @sum(ptr byval(%struct.A) align 8 %l)
  %r = sub i32 %v, %w
  %e = load i32, ptr %pe, align 8
  %r1 = add i32 %r, %e
  %r2 = add i32 %r1, %w
  %op = getelementptr i32, ptr %o, i64 %t64
  store i32 %r2, ptr %op, align 4
  ret void
}
