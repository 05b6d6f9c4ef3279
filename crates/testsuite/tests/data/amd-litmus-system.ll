; Message passing, the last of many and a chain at the system's scope, for workgroups on several devices: what is read and
; written with orderings lies in buffers of its own, whose names begin with `flags`.
;
; run: --kernel pass --grid 4 --block 32 --arg buf:u32x32:zeros --arg flags=buf:u32x1:zeros --arg out=buf:u32x128:zeros
; run: --kernel last --grid 6 --block 32 --arg buf:u32x192:zeros --arg flags=buf:u32x1:zeros --arg out=buf:u32x32:zeros
; run: --kernel chain --grid 6 --block 32 --arg buf:u32x6:zeros --arg flags=buf:u32x6:zeros --arg out=buf:u32x6:zeros
; run: --kernel fences --grid 4 --block 32 --arg buf:u32x32:zeros --arg flags=buf:u32x1:zeros --arg out=buf:u32x128:zeros
target triple = "amdgcn-amd-amdhsa"

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
  store atomic i32 1, ptr addrspace(1) %flag release, align 4
  br label %end

spin:
  %seen = load atomic i32, ptr addrspace(1) %flag acquire, align 4
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
  %old = atomicrmw add ptr addrspace(1) %count, i32 1 acq_rel, align 4
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

; Each workgroup waits for the one before it and hands its sum on.
define amdgpu_kernel void @chain(ptr addrspace(1) %cells, ptr addrspace(1) %flags, ptr addrspace(1) %out) {
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
  %flag.before = getelementptr i32, ptr addrspace(1) %flags, i32 %before
  %seen = load atomic i32, ptr addrspace(1) %flag.before acquire, align 4
  %done = icmp eq i32 %seen, 1
  br i1 %done, label %read, label %spin

read:
  %from = getelementptr i32, ptr addrspace(1) %cells, i32 %before
  %x = load i32, ptr addrspace(1) %from, align 4
  br label %add

add:
  %base = phi i32 [ 100, %start ], [ %x, %read ]
  %sum = add i32 %base, %g
  %flag = getelementptr i32, ptr addrspace(1) %flags, i32 %g
  %to = getelementptr i32, ptr addrspace(1) %cells, i32 %g
  store i32 %sum, ptr addrspace(1) %to, align 4
  store atomic i32 1, ptr addrspace(1) %flag release, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %g
  store i32 %sum, ptr addrspace(1) %o, align 4
  br label %end

end:
  ret void
}

; Message passing by fences beside a monotonic flag.
define amdgpu_kernel void @fences(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
entry:
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %data, i32 %t
  %first = icmp eq i32 %g, 0
  br i1 %first, label %write, label %spin

write:
  %value = add i32 %t, 1000
  store i32 %value, ptr addrspace(1) %place, align 4
  fence release
  store atomic i32 1, ptr addrspace(1) %flag monotonic, align 4
  br label %end

spin:
  %seen = load atomic i32, ptr addrspace(1) %flag monotonic, align 4
  %done = icmp eq i32 %seen, 1
  br i1 %done, label %fence, label %spin

fence:
  fence acquire
  %x = load i32, ptr addrspace(1) %place, align 4
  br label %end

end:
  %result = phi i32 [ %value, %write ], [ %x, %fence ]
  %row = shl i32 %g, 5
  %at = add i32 %row, %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
