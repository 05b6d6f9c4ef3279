; Variables behind the frame: of sizes that are known only when they come, or that come more than once.
; run: --kernel dyn_uniform --grid 2 --block 64 --arg in=buf:i32x128:random:1:0:1000 --arg out=buf:i32x128:zeros --arg i32:7
; run: --kernel dyn_divergent --block 64 --arg in=buf:i32x64:random:2:0:1000 --arg out=buf:i32x64:zeros
; run: --kernel dyn_branches --block 64 --arg in=buf:i32x64:random:3:0:1000 --arg out=buf:i32x64:zeros
; run: --kernel dyn_loop --block 64 --arg in=buf:i32x64:random:4:0:1000 --arg out=buf:i32x64:zeros --arg i32:6
; run: --kernel dyn_loop_constant --block 64 --arg in=buf:i32x64:random:5:0:1000 --arg out=buf:i32x64:zeros --arg i32:6
; run: --kernel dyn_aligned --block 64 --arg in=buf:i32x64:random:6:0:1000 --arg out=buf:i32x64:zeros --arg i32:3
; run: --kernel dyn_function --block 64 --arg in=buf:i32x64:random:7:0:1000 --arg out=buf:i32x64:zeros --arg i32:5
; run: --kernel dyn_recursive --block 64 --arg in=buf:i32x64:random:8:0:1000 --arg out=buf:i32x64:zeros
; run: --kernel dyn_flat --block 64 --arg in=buf:i32x64:random:9:0:1000 --arg out=buf:i32x64:zeros --arg i32:5
; run: --kernel dyn_narrow --block 64 --arg in=buf:i32x64:random:10:0:1000 --arg out=buf:i32x64:zeros
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
declare ptr addrspace(5) @llvm.stacksave.p5()
declare void @llvm.stackrestore.p5(ptr addrspace(5))
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()

; Fills n dwords with v + i and sums them.
define i32 @fill_and_sum(ptr addrspace(5) %p, i32 %n, i32 %v) #1 {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %end, label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i2, %fill ]
  %q = getelementptr i32, ptr addrspace(5) %p, i32 %i
  %w = add i32 %v, %i
  store i32 %w, ptr addrspace(5) %q
  %i2 = add i32 %i, 1
  %more = icmp ult i32 %i2, %n
  br i1 %more, label %fill, label %sum
sum:
  %j = phi i32 [ 0, %fill ], [ %j2, %sum ]
  %s = phi i32 [ 0, %fill ], [ %s2, %sum ]
  %r = getelementptr i32, ptr addrspace(5) %p, i32 %j
  %x = load i32, ptr addrspace(5) %r
  %s1 = mul i32 %s, 3
  %s2 = add i32 %s1, %x
  %j2 = add i32 %j, 1
  %m2 = icmp ult i32 %j2, %n
  br i1 %m2, label %sum, label %end
end:
  %t = phi i32 [ 0, %entry ], [ %s2, %sum ]
  ret i32 %t
}

define amdgpu_kernel void @dyn_uniform(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %g64 = mul i32 %g, 64
  %at = add i32 %id, %g64
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %v = load i32, ptr addrspace(1) %pi
  %fixed = alloca [4 x i32], addrspace(5)
  %f1 = getelementptr i32, ptr addrspace(5) %fixed, i32 2
  store volatile i32 %v, ptr addrspace(5) %f1
  %a = alloca i32, i32 %n, align 4, addrspace(5)
  %n2 = add i32 %n, %g
  %b = alloca i64, i32 %n2, align 8, addrspace(5)
  %s = call i32 @fill_and_sum(ptr addrspace(5) %a, i32 %n, i32 %v)
  %t = call i32 @fill_and_sum(ptr addrspace(5) %b, i32 %n2, i32 %id)
  %last = sub i32 %n, 1
  %la = getelementptr i32, ptr addrspace(5) %a, i32 %last
  %lv = load i32, ptr addrspace(5) %la
  %fv = load volatile i32, ptr addrspace(5) %f1
  %r1 = xor i32 %s, %t
  %r2 = add i32 %r1, %lv
  %r3 = add i32 %r2, %fv
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %r3, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @dyn_divergent(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %pi
  %n = and i32 %v, 15
  %a = alloca i32, i32 %n, align 4, addrspace(5)
  %m = and i32 %id, 7
  %m64 = zext i32 %m to i64
  %b = alloca i32, i64 %m64, align 4, addrspace(5)
  %s = call i32 @fill_and_sum(ptr addrspace(5) %a, i32 %n, i32 %v)
  %t = call i32 @fill_and_sum(ptr addrspace(5) %b, i32 %m, i32 %id)
  %none = icmp eq i32 %n, 0
  br i1 %none, label %end, label %some
some:
  %last = sub i32 %n, 1
  %la = getelementptr i32, ptr addrspace(5) %a, i32 %last
  %lv = load i32, ptr addrspace(5) %la
  br label %end
end:
  %l = phi i32 [ 5, %0 ], [ %lv, %some ]
  %r1 = xor i32 %s, %t
  %r2 = add i32 %r1, %l
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r2, ptr addrspace(1) %po
  ret void
}

; In each arm of a divergent branch one, of sizes read through addresses that only their lanes have.
define amdgpu_kernel void @dyn_branches(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %pi
  %outer = alloca i32, i32 3, addrspace(5)
  %big = icmp ugt i32 %v, 1500
  br i1 %big, label %never, label %check
never:
  %nn = mul i32 %v, 65537
  %na = alloca i32, i32 %nn, addrspace(5)
  %ns = call i32 @fill_and_sum(ptr addrspace(5) %na, i32 %nn, i32 %v)
  br label %check
check:
  %w = phi i32 [ %v, %0 ], [ %ns, %never ]
  %odd = trunc i32 %w to i1
  br i1 %odd, label %then, label %else
then:
  %tn = and i32 %v, 31
  %ta = alloca i32, i32 %tn, addrspace(5)
  %ts = call i32 @fill_and_sum(ptr addrspace(5) %ta, i32 %tn, i32 %id)
  br label %join
else:
  %ea = alloca [9 x i32], addrspace(5)
  %es = call i32 @fill_and_sum(ptr addrspace(5) %ea, i32 9, i32 %v)
  br label %join
join:
  %s = phi i32 [ %ts, %then ], [ %es, %else ]
  %os = call i32 @fill_and_sum(ptr addrspace(5) %outer, i32 3, i32 %s)
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %os, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @dyn_loop(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %pi
  %kept = alloca i32, i32 %n, addrspace(5)
  %k0 = call i32 @fill_and_sum(ptr addrspace(5) %kept, i32 %n, i32 %v)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %acc = phi i32 [ 1, %entry ], [ %acc2, %loop ]
  %sp = call ptr addrspace(5) @llvm.stacksave.p5()
  %c = add i32 %i, %id
  %cn = and i32 %c, 63
  %a = alloca i32, i32 %cn, addrspace(5)
  %s = call i32 @fill_and_sum(ptr addrspace(5) %a, i32 %cn, i32 %acc)
  call void @llvm.stackrestore.p5(ptr addrspace(5) %sp)
  %acc2 = xor i32 %s, %i
  %i2 = add i32 %i, 1
  %most = and i32 %v, 31
  %more = icmp ult i32 %i, %most
  br i1 %more, label %loop, label %end
end:
  %last = sub i32 %n, 1
  %kp = getelementptr i32, ptr addrspace(5) %kept, i32 %last
  %k1 = load i32, ptr addrspace(5) %kp
  %r1 = add i32 %k1, %acc2
  %r2 = sub i32 %r1, %k0
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r2, ptr addrspace(1) %po
  ret void
}

; A list of variables that all live on, each pointing to the one before, read after a divergent exit.
define amdgpu_kernel void @dyn_loop_constant(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %pi
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %prev = phi ptr addrspace(5) [ null, %entry ], [ %a, %loop ]
  %a = alloca { ptr addrspace(5), i32 }, addrspace(5)
  store volatile ptr addrspace(5) %prev, ptr addrspace(5) %a
  %vp = getelementptr i8, ptr addrspace(5) %a, i32 4
  %w = mul i32 %v, %i
  store volatile i32 %w, ptr addrspace(5) %vp
  %i2 = add i32 %i, 1
  %most = and i32 %v, 15
  %more = icmp ult i32 %i, %most
  br i1 %more, label %loop, label %walk
walk:
  %p = phi ptr addrspace(5) [ %a, %loop ], [ %next, %walk ]
  %left = phi i32 [ %i2, %loop ], [ %left2, %walk ]
  %sum = phi i32 [ 0, %loop ], [ %sum2, %walk ]
  %next = load volatile ptr addrspace(5), ptr addrspace(5) %p
  %xp = getelementptr i8, ptr addrspace(5) %p, i32 4
  %x = load volatile i32, ptr addrspace(5) %xp
  %sum1 = mul i32 %sum, 5
  %sum2 = add i32 %sum1, %x
  %left2 = sub i32 %left, 1
  %on = icmp ne i32 %left2, 0
  br i1 %on, label %walk, label %end
end:
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum2, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @dyn_aligned(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %pi
  %a = alloca i32, i32 %n, align 4, addrspace(5)
  %b = alloca i32, i32 %n, align 128, addrspace(5)
  %c = alloca i32, i32 %n, align 32, addrspace(5)
  store volatile i32 0, ptr addrspace(5) %a
  store volatile i32 0, ptr addrspace(5) %b
  store volatile i32 0, ptr addrspace(5) %c
  %f = freeze ptr addrspace(5) %b
  %bi = call i32 @address(ptr addrspace(5) %f)
  %ci = call i32 @address(ptr addrspace(5) %c)
  %bl = and i32 %bi, 127
  %cl = and i32 %ci, 31
  %s = call i32 @fill_and_sum(ptr addrspace(5) %a, i32 %n, i32 %v)
  %t = call i32 @fill_and_sum(ptr addrspace(5) %b, i32 %n, i32 %id)
  %u = call i32 @fill_and_sum(ptr addrspace(5) %c, i32 %n, i32 %s)
  %s2 = call i32 @fill_and_sum(ptr addrspace(5) %a, i32 0, i32 %v)
  %la = load volatile i32, ptr addrspace(5) %a
  %r0 = add i32 %bl, %cl
  %r1 = add i32 %r0, %t
  %r2 = add i32 %r1, %u
  %r3 = add i32 %r2, %la
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r3, ptr addrspace(1) %po
  ret void
}

define i32 @address(ptr addrspace(5) %p) #1 {
  %i = ptrtoint ptr addrspace(5) %p to i32
  ret i32 %i
}

; Arguments on the stack behind the variables, an object of the frame with an alignment of its own.
define i32 @many(<16 x i32> %x, <16 x i32> %y, i32 %n, ptr addrspace(5) %p) #1 {
  %a = alloca i32, i32 %n, addrspace(5)
  %x3 = extractelement <16 x i32> %x, i32 3
  %y15 = extractelement <16 x i32> %y, i32 15
  %s = call i32 @fill_and_sum(ptr addrspace(5) %a, i32 %n, i32 %x3)
  %t = call i32 @fill_and_sum(ptr addrspace(5) %p, i32 %n, i32 %y15)
  %q = load i32, ptr addrspace(5) %a
  %r = add i32 %s, %t
  %r2 = sub i32 %r, %q
  ret i32 %r2
}

define i32 @uses_stack(i32 %n, i32 %v) #1 {
  %over = alloca [5 x i32], align 64, addrspace(5)
  %small = alloca i32, addrspace(5)
  store volatile i32 %v, ptr addrspace(5) %small
  %o0 = call i32 @fill_and_sum(ptr addrspace(5) %over, i32 5, i32 %v)
  %a = alloca i32, i32 %n, addrspace(5)
  %x = insertelement <16 x i32> zeroinitializer, i32 %v, i32 3
  %y = insertelement <16 x i32> zeroinitializer, i32 %n, i32 15
  %r = call i32 @many(<16 x i32> %x, <16 x i32> %y, i32 %n, ptr addrspace(5) %a)
  %r2 = call i32 @many(<16 x i32> %y, <16 x i32> %x, i32 %n, ptr addrspace(5) %a)
  %o4 = getelementptr i32, ptr addrspace(5) %over, i32 4
  %ov = load i32, ptr addrspace(5) %o4
  %sv = load volatile i32, ptr addrspace(5) %small
  %t = add i32 %r, %r2
  %t1 = add i32 %t, %ov
  %t2 = xor i32 %t1, %sv
  %t3 = add i32 %t2, %o0
  ret i32 %t3
}

define amdgpu_kernel void @dyn_function(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %pi
  %few = and i32 %v, 7
  %d = add i32 %few, %n
  %r = call i32 @uses_stack(i32 %d, i32 %v)
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define i32 @deep(i32 %n, i32 %v) #1 {
entry:
  %a = alloca i32, i32 %n, addrspace(5)
  %s = call i32 @fill_and_sum(ptr addrspace(5) %a, i32 %n, i32 %v)
  %end = icmp ule i32 %n, 1
  br i1 %end, label %done, label %on
on:
  %n2 = lshr i32 %n, 1
  %r = call i32 @deep(i32 %n2, i32 %s)
  %q = load i32, ptr addrspace(5) %a
  %t = add i32 %r, %q
  br label %done
done:
  %res = phi i32 [ %s, %entry ], [ %t, %on ]
  ret i32 %res
}

define amdgpu_kernel void @dyn_recursive(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %pi
  %n = and i32 %v, 63
  %r = call i32 @deep(i32 %n, i32 %v)
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define i32 @flat_sum(ptr %p, i32 %n, i32 %v) #1 {
entry:
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i2, %fill ]
  %q = getelementptr i32, ptr %p, i32 %i
  %w = add i32 %v, %i
  store volatile i32 %w, ptr %q
  %i2 = add i32 %i, 1
  %more = icmp ult i32 %i2, %n
  br i1 %more, label %fill, label %end
end:
  %x = load volatile i32, ptr %q
  ret i32 %x
}

define amdgpu_kernel void @dyn_flat(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %pi
  %few = and i32 %v, 7
  %d = add i32 %few, %n
  %a = alloca i32, i32 %d, addrspace(5)
  %f = addrspacecast ptr addrspace(5) %a to ptr
  %r = call i32 @flat_sum(ptr %f, i32 %d, i32 %v)
  %q = load i32, ptr addrspace(5) %a
  %r2 = mul i32 %r, %q
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r2, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @dyn_narrow(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %pi
  %c = trunc i32 %v to i8
  %n = lshr i8 %c, 2
  %a = alloca i16, i8 %n, addrspace(5)
  %ns = zext i8 %n to i32
  %words = lshr i32 %ns, 1
  %r = call i32 @fill_and_sum(ptr addrspace(5) %a, i32 %words, i32 %v)
  %b = alloca i8, addrspace(5)
  store volatile i8 %c, ptr addrspace(5) %b
  %q = load volatile i8, ptr addrspace(5) %b
  %qz = zext i8 %q to i32
  %r2 = xor i32 %r, %qz
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r2, ptr addrspace(1) %po
  ret void
}
attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="1,256" }
attributes #1 = { noinline "target-cpu"="gfx1100" }
