; Programs with one answer on every machine that keeps LLVM's memory model, and another one where a wait, an invalidation,
; a write-back or a barrier is missing.
;
; run: --kernel pass --grid 4 --block 32 --arg buf:u32x32:zeros --arg buf:u32x1:zeros --arg out=buf:u32x128:zeros
; run: --kernel last --grid 6 --block 32 --arg buf:u32x192:zeros --arg buf:u32x1:zeros --arg out=buf:u32x32:zeros
; run: --kernel group --grid 3 --block 256 --arg buf:u32x768:zeros --arg out=buf:u32x768:zeros
; run: --kernel chain --grid 6 --block 32 --arg buf:u32x12:zeros --arg out=buf:u32x6:zeros
; run: --kernel inside --grid 2 --block 128 --arg buf:u32x256:zeros --arg buf:u32x2:zeros --arg out=buf:u32x256:zeros
target triple = "amdgcn-amd-amdhsa"

@shared = internal addrspace(3) global [256 x i32] poison, align 4

; Message passing: workgroup 0 writes, the others wait for its flag and read.
define amdgpu_kernel void @pass(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %data, i32 %t
  %first = icmp eq i32 %g, 0
  br i1 %first, label %write, label %spin

write:
  %value = add i32 %t, 1000
  store i32 %value, ptr addrspace(1) %place, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  br label %end

spin:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("agent") acquire, align 4
  %done = icmp eq i32 %seen, 1
  br i1 %done, label %read, label %spin

read:
  %x = load i32, ptr addrspace(1) %place, align 4
  br label %end

end:
  %result = phi i32 [ %value, %write ], [ %x, %read ]
  %row = shl i32 %g, 5
  %at = add i32 %row, %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}

; The last workgroup to come adds up what all have written.
define amdgpu_kernel void @last(ptr addrspace(1) %parts, ptr addrspace(1) %count, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %row = shl i32 %g, 5
  %at = add i32 %row, %t
  %own = getelementptr i32, ptr addrspace(1) %parts, i32 %at
  %value = mul i32 %at, 3
  store i32 %value, ptr addrspace(1) %own, align 4
  %lane = icmp eq i32 %t, 0
  br i1 %lane, label %ticket, label %meet

ticket:
  %old = atomicrmw add ptr addrspace(1) %count, i32 1 syncscope("agent") acq_rel, align 4
  br label %meet

meet:
  %mine = phi i32 [ %old, %ticket ], [ 0, %entry ]
  %all = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %mine)
  %is.last = icmp eq i32 %all, 5
  br i1 %is.last, label %loop, label %end

loop:
  %n = phi i32 [ 0, %meet ], [ %next, %loop ]
  %sum = phi i32 [ 0, %meet ], [ %more, %loop ]
  %from.row = shl i32 %n, 5
  %from.at = add i32 %from.row, %t
  %from = getelementptr i32, ptr addrspace(1) %parts, i32 %from.at
  %part = load i32, ptr addrspace(1) %from, align 4
  %more = add i32 %sum, %part
  %next = add i32 %n, 1
  %again = icmp ult i32 %next, 6
  br i1 %again, label %loop, label %store

store:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %more, ptr addrspace(1) %to, align 4
  br label %end

end:
  ret void
}

; Waves of a workgroup exchange values by global and local memory over a barrier, twice.
define amdgpu_kernel void @group(ptr addrspace(1) %data, ptr addrspace(1) %out) {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %row = shl i32 %g, 8
  %at = add i32 %row, %t
  %mirror = sub i32 255, %t
  %mirror.at = add i32 %row, %mirror
  %own = getelementptr i32, ptr addrspace(1) %data, i32 %at
  %other = getelementptr i32, ptr addrspace(1) %data, i32 %mirror.at
  %own.l = getelementptr i32, ptr addrspace(3) @shared, i32 %t
  %other.l = getelementptr i32, ptr addrspace(3) @shared, i32 %mirror
  %a = mul i32 %at, 5
  store i32 %a, ptr addrspace(1) %own, align 4
  store i32 %t, ptr addrspace(3) %own.l, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(1) %other, align 4
  %y = load i32, ptr addrspace(3) %other.l, align 4
  %sum = add i32 %x, %y
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %sum, ptr addrspace(1) %own, align 4
  store i32 %sum, ptr addrspace(3) %own.l, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %z = load i32, ptr addrspace(1) %other, align 4
  %w = load i32, ptr addrspace(3) %other.l, align 4
  %both = mul i32 %z, %w
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %both, ptr addrspace(1) %to, align 4
  ret void
}

; Each workgroup waits for the one before it and hands its sum on.
define amdgpu_kernel void @chain(ptr addrspace(1) %cells, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = icmp eq i32 %t, 0
  br i1 %lane, label %start, label %end

start:
  %first = icmp eq i32 %g, 0
  br i1 %first, label %add, label %spin

spin:
  %before = sub i32 %g, 1
  %cell.before = shl i32 %before, 1
  %flag.before = getelementptr i32, ptr addrspace(1) %cells, i32 %cell.before
  %seen = load atomic i32, ptr addrspace(1) %flag.before syncscope("agent") acquire, align 4
  %done = icmp eq i32 %seen, 1
  br i1 %done, label %read, label %spin

read:
  %from = getelementptr i32, ptr addrspace(1) %flag.before, i32 1
  %x = load i32, ptr addrspace(1) %from, align 4
  br label %add

add:
  %base = phi i32 [ 100, %start ], [ %x, %read ]
  %sum = add i32 %base, %g
  %cell = shl i32 %g, 1
  %flag = getelementptr i32, ptr addrspace(1) %cells, i32 %cell
  %to = getelementptr i32, ptr addrspace(1) %flag, i32 1
  store i32 %sum, ptr addrspace(1) %to, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %g
  store i32 %sum, ptr addrspace(1) %o, align 4
  br label %end

end:
  ret void
}

; Message passing between the waves of a workgroup, without a barrier.
define amdgpu_kernel void @inside(ptr addrspace(1) %data, ptr addrspace(1) %flags, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %row = shl i32 %g, 7
  %at = add i32 %row, %t
  %flag = getelementptr i32, ptr addrspace(1) %flags, i32 %g
  %writes = icmp ult i32 %t, 64
  br i1 %writes, label %write, label %spin

write:
  %place = getelementptr i32, ptr addrspace(1) %data, i32 %at
  %value = add i32 %at, 7
  store i32 %value, ptr addrspace(1) %place, align 4
  %add = atomicrmw add ptr addrspace(1) %flag, i32 1 syncscope("workgroup") release, align 4
  br label %end

spin:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("workgroup") acquire, align 4
  %done = icmp eq i32 %seen, 64
  br i1 %done, label %read, label %spin

read:
  %other = sub i32 %at, 64
  %from = getelementptr i32, ptr addrspace(1) %data, i32 %other
  %x = load i32, ptr addrspace(1) %from, align 4
  br label %end

end:
  %result = phi i32 [ %value, %write ], [ %x, %read ]
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
