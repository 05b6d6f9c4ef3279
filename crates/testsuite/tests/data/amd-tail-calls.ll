; Calls in front of a return: jumps where all lanes go on together, calls where lanes part.
target triple = "amdgcn-amd-amdhsa"
define internal i32 @even(i32 %n, i32 %s) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i32 %s
more:
  %m = add i32 %n, -1
  %t = add i32 %s, 3
  %r = musttail call i32 @odd(i32 %m, i32 %t)
  ret i32 %r
}
define internal i32 @odd(i32 %n, i32 %s) noinline {
  %m = add i32 %n, -1
  %t = mul i32 %s, 5
  %r = musttail call i32 @last(i32 %m, i32 %t)
  ret i32 %r
}
define internal i32 @last(i32 %n, i32 %s) noinline {
  %x = xor i32 %n, %s
  ret i32 %x
}
define internal void @store2(ptr addrspace(1) %p, i32 %v) noinline {
  %q = getelementptr i32, ptr addrspace(1) %p, i32 1
  store i32 %v, ptr addrspace(1) %q
  ret void
}
define internal void @store1(ptr addrspace(1) %p, i32 %v) noinline {
  %w = call i32 @last(i32 %v, i32 77)
  store i32 %w, ptr addrspace(1) %p
  tail call void @store2(ptr addrspace(1) %p, i32 %v)
  ret void
}
define internal i32 @count(i32 inreg %n, i32 %s) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i32 %s
more:
  %m = add i32 %n, -1
  %t = add i32 %s, 3
  %r = musttail call i32 @count(i32 inreg %m, i32 %t)
  ret i32 %r
}
; run: --kernel tails --block 4 --arg o=buf:i32x12:zeros --arg i32:3
define amdgpu_kernel void @tails(ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = add i32 %n, %t
  %r = call i32 @even(i32 %a, i32 7)
  %i = mul i32 %t, 3
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  call void @store1(ptr addrspace(1) %p, i32 %r)
  %c = call i32 @count(i32 inreg %n, i32 %t)
  %q = getelementptr i32, ptr addrspace(1) %p, i32 2
  store i32 %c, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx1100" }
