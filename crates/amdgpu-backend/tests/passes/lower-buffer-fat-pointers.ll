; passes: lower-buffer-fat-pointers
; A loop over one buffer passes on only the offset; one over two buffers passes on both parts.

target triple = "amdgcn-amd-amdhsa"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"

define amdgpu_kernel void @one(ptr addrspace(1) %p, i32 %n) {
entry:
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %p, i16 0, i64 64, i32 159744)
  br label %loop
loop:
  %at = phi ptr addrspace(7) [ %b, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %more, %loop ]
  %x = load i32, ptr addrspace(7) %at
  %next = getelementptr nuw { i32, i64 }, ptr addrspace(7) %at, i32 %x, i32 1
  store i32 %k, ptr addrspace(7) %next
  %more = add i32 %k, 1
  %c = icmp ult i32 %more, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}

define amdgpu_kernel void @two(ptr addrspace(1) %p, ptr addrspace(8) %r, i1 %c, i64 %i) {
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %p, i16 0, i64 64, i32 159744)
  %d = addrspacecast ptr addrspace(8) %r to ptr addrspace(7)
  %e = getelementptr i8, ptr addrspace(7) %d, i64 %i
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %s = phi ptr addrspace(7) [ %b, %0 ], [ %e, %then ]
  %t = select i1 %c, ptr addrspace(7) %s, ptr addrspace(7) null
  %old = atomicrmw add ptr addrspace(7) %t, i32 1 monotonic
  ret void
}
