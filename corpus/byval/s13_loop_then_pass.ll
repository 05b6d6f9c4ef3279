; s13_loop_then_pass: fields written in a loop, the structure passed on each turn and after
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros --arg i32:1
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros --arg i32:4
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }

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

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define ptx_kernel void @k(ptr %o, i32 %n) {
entry:
  %l = alloca %struct.A, align 8
  call void @llvm.lifetime.start.p0(ptr %l)
  %p1 = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 0, i64 1
  %p3 = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 0, i64 3
  %pl = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 1
  %pe = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 2
  store i32 1, ptr %l, align 8
  store i32 2, ptr %p1, align 4
  store i32 3, ptr %p3, align 4
  store i64 4, ptr %pl, align 8
  store i32 5, ptr %pe, align 8
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %loop]
  %acc = phi i32 [0, %entry], [%acc1, %loop]
  %v = call i32 @sum(ptr byval(%struct.A) align 8 %l)
  %acc1 = add i32 %acc, %v
  %e = load i32, ptr %pe, align 8
  %e1 = add i32 %e, %i
  store i32 %e1, ptr %pe, align 8
  store i32 %acc1, ptr %p3, align 4
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  %w = call i32 @sum(ptr byval(%struct.A) align 8 %l)
  store i32 %acc1, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %w, ptr %o1, align 4
  %x = load i32, ptr %pe, align 8
  call void @llvm.lifetime.end.p0(ptr %l)
  %o2 = getelementptr i32, ptr %o, i64 2
  store i32 %x, ptr %o2, align 4
  ret void
}
