; Whole wave mode: values that are computed in lanes that are not active. Each kernel leaves values in the lanes that wait, so that a
; register that both sides use shows.
; run: --kernel reduce --grid 2 --block 64 --arg i=buf:i32x256:random:3 --arg o=buf:i32x256:zeros
; run: --kernel reduce --grid 1 --block 40 --arg i=buf:i32x256:random:4 --arg o=buf:i32x256:zeros
; run: --kernel loop --grid 1 --block 64 --arg i=buf:u32x256:random:5:0:9 --arg o=buf:i32x256:zeros
; run: --kernel wide --grid 1 --block 64 --arg i=buf:i32x256:random:6 --arg o=buf:i64x256:zeros
; run: --kernel quads --grid 1 --block 64 --arg i=buf:i32x256:random:7 --arg o=buf:i32x256:zeros
; run: --kernel across --grid 1 --block 64 --arg i=buf:i32x256:random:9 --arg o=buf:i32x256:zeros
; run: --kernel compared --grid 1 --block 64 --arg i=buf:i32x256:random:10 --arg o=buf:i32x256:zeros
; run: --kernel loaded --grid 1 --block 64 --arg i=buf:u32x256:random:11:0:200 --arg o=buf:i32x256:zeros
; run: --kernel several --grid 1 --block 64 --arg i=buf:i32x256:random:12 --arg o=buf:i32x256:zeros
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i64 @llvm.amdgcn.set.inactive.i64(i64, i64)
declare double @llvm.amdgcn.set.inactive.f64(double, double)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i64 @llvm.amdgcn.strict.wwm.i64(i64)
declare double @llvm.amdgcn.strict.wwm.f64(double)
declare i32 @llvm.amdgcn.strict.wqm.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i64 @llvm.amdgcn.readlane.i64(i64, i32)

; The sum over the lanes with negative values, in rows of 16.
define amdgpu_kernel void @reduce(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %g64 = mul i32 %g, 64
  %t = add i32 %x, %g64
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %c = icmp slt i32 %v, 0
  %m3 = mul i32 %v, 3
  br i1 %c, label %neg, label %pos
neg:
  %s0 = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s0, i32 273, i32 15, i32 15, i1 false)
  %s1 = add i32 %s0, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s1, i32 274, i32 15, i32 15, i1 false)
  %s2 = add i32 %s1, %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s2, i32 276, i32 15, i32 15, i1 false)
  %s3 = add i32 %s2, %d3
  %d4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s3, i32 280, i32 15, i32 15, i1 false)
  %s4 = add i32 %s3, %d4
  %r0 = call i32 @llvm.amdgcn.readlane.i32(i32 %s4, i32 15)
  %r1 = call i32 @llvm.amdgcn.readlane.i32(i32 %s4, i32 31)
  %r = add i32 %r0, %r1
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %r)
  %w4 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %s4)
  %y1 = xor i32 %w, %w4
  br label %end
pos:
  %a1 = mul i32 %v, 5
  %a2 = mul i32 %m3, %a1
  %a3 = xor i32 %a2, %v
  %y2 = add i32 %a3, 17
  br label %end
end:
  %z = phi i32 [ %y1, %neg ], [ %y2, %pos ]
  %zz = add i32 %z, %m3
  store i32 %zz, ptr addrspace(1) %q
  ret void
}

; Lanes leave a loop one after the other; each round adds what the lanes that are left have together.
define amdgpu_kernel void @loop(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %n = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %head ]
  %sum = phi i32 [ %n, %entry ], [ %sum1, %head ]
  %kn = mul i32 %k, %n
  %own = add i32 %kn, %t
  %s0 = call i32 @llvm.amdgcn.set.inactive.i32(i32 %own, i32 3)
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s0, i32 320, i32 15, i32 15, i1 true)
  %s1 = add i32 %s0, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s1, i32 321, i32 15, i32 15, i1 true)
  %s2 = add i32 %s1, %d2
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %s2)
  %sum1 = add i32 %sum, %w
  %k1 = add i32 %k, 1
  %on = icmp slt i32 %k, %n
  br i1 %on, label %head, label %end
end:
  %last = mul i32 %sum1, %k1
  store i32 %last, ptr addrspace(1) %q
  ret void
}

; Values of 64 bits, integers and floats.
define amdgpu_kernel void @wide(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %t
  %v64 = sext i32 %v to i64
  %f = sitofp i32 %v to double
  %c = icmp slt i32 %v, 0
  %old = mul i64 %v64, 77
  br i1 %c, label %neg, label %end
neg:
  %s = call i64 @llvm.amdgcn.set.inactive.i64(i64 %v64, i64 123456789012)
  %sq = mul i64 %s, %s
  %sq1 = add i64 %sq, 1
  %r5 = call i64 @llvm.amdgcn.readlane.i64(i64 %sq1, i32 5)
  %sq2 = xor i64 %sq1, %r5
  %w = call i64 @llvm.amdgcn.strict.wwm.i64(i64 %sq2)
  %e = call double @llvm.amdgcn.set.inactive.f64(double %f, double 2.0)
  %e2 = fadd double %e, %e
  %we = call double @llvm.amdgcn.strict.wwm.f64(double %e2)
  %wi = fptosi double %we to i64
  %sum = add i64 %w, %wi
  br label %end
end:
  %z = phi i64 [ %sum, %neg ], [ %old, %entry ]
  store i64 %z, ptr addrspace(1) %q
  ret void
}

; Whole quads: the neighbours' numbers, also of lanes that are not active.
define amdgpu_kernel void @quads(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %c = icmp slt i32 %v, 0
  br i1 %c, label %neg, label %end
neg:
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %id = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
  %m = mul i32 %id, 7
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %m, i32 27, i32 15, i32 15, i1 true)
  %w = call i32 @llvm.amdgcn.strict.wqm.i32(i32 %d)
  br label %end
end:
  %z = phi i32 [ %w, %neg ], [ %v, %entry ]
  store i32 %z, ptr addrspace(1) %q
  ret void
}

; A value of one block is used in another, whose lanes are others. (In both arms of a branch LLVM lets the first overwrite what the
; second reads.)
define amdgpu_kernel void @across(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)
  %s3 = mul i32 %s, 3
  %c = icmp slt i32 %v, 0
  br i1 %c, label %neg, label %pos
neg:
  %n = add i32 %s3, 1
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %n, i32 320, i32 15, i32 15, i1 true)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)
  br label %end
pos:
  %u = xor i32 %v, 99
  br label %end
end:
  %z = phi i32 [ %w, %neg ], [ %u, %pos ]
  %zz = add i32 %z, %v
  store i32 %zz, ptr addrspace(1) %q
  ret void
}

; Comparisons and choices.
define amdgpu_kernel void @compared(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %c = icmp slt i32 %v, 0
  br i1 %c, label %neg, label %end
neg:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 -5)
  %b = icmp sgt i32 %s, -1000000000
  %two = shl i32 %s, 1
  %e = select i1 %b, i32 %two, i32 12
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %e, i32 321, i32 15, i32 15, i1 true)
  %big = icmp ugt i32 %d, %e
  %f = select i1 %big, i32 %d, i32 %e
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %f)
  br label %end
end:
  %z = phi i32 [ %w, %neg ], [ %v, %entry ]
  store i32 %z, ptr addrspace(1) %q
  ret void
}

; Memory is read in all lanes, where all have an address.
define amdgpu_kernel void @loaded(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %c = icmp slt i32 %v, 100
  br i1 %c, label %less, label %end
less:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 7)
  %a = getelementptr i32, ptr addrspace(1) %in, i32 %s
  %l = load i32, ptr addrspace(1) %a
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %l, i32 320, i32 15, i32 15, i1 true)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)
  br label %end
end:
  %z = phi i32 [ %w, %less ], [ %v, %entry ]
  store i32 %z, ptr addrspace(1) %q
  ret void
}

; Several in one block, with other code between that uses their results.
define amdgpu_kernel void @several(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %keep = mul i32 %v, %v
  %c = icmp slt i32 %v, 0
  br i1 %c, label %neg, label %pos
neg:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 1)
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 320, i32 15, i32 15, i1 true)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)
  %x = xor i32 %w, %t
  %s2 = call i32 @llvm.amdgcn.set.inactive.i32(i32 %x, i32 2)
  %e = add i32 %s2, %s
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %e, i32 321, i32 15, i32 15, i1 true)
  %w2 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d2)
  %y1 = add i32 %w2, %x
  br label %end
pos:
  %s5 = call i32 @llvm.amdgcn.set.inactive.i32(i32 %keep, i32 6)
  %d5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s5, i32 320, i32 15, i32 15, i1 true)
  %w5 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d5)
  %y2 = sub i32 %w5, %v
  br label %end
end:
  %z = phi i32 [ %y1, %neg ], [ %y2, %pos ]
  %zz = add i32 %z, %keep
  store i32 %zz, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
