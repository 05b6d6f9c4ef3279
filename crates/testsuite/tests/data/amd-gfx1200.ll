; Intrinsics that only gfx12 has: named barriers, prefetches, waits by counter, lanes chosen by each lane.
target triple = "amdgcn-amd-amdhsa"
@bar = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
@bars = internal addrspace(3) global [2 x target("amdgcn.named.barrier", 0)] poison
declare void @llvm.amdgcn.s.barrier.init(ptr addrspace(3), i32)
declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32)
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.barrier.leave(i16)
declare i32 @llvm.amdgcn.s.get.barrier.state(i32)
declare i32 @llvm.amdgcn.s.get.named.barrier.state(ptr addrspace(3))
declare void @llvm.amdgcn.s.sleep.var(i32)
declare void @llvm.amdgcn.s.wait.loadcnt(i16)
declare void @llvm.amdgcn.s.wait.storecnt(i16)
declare void @llvm.amdgcn.s.wait.samplecnt(i16)
declare void @llvm.amdgcn.s.wait.bvhcnt(i16)
declare void @llvm.amdgcn.s.wait.dscnt(i16)
declare void @llvm.amdgcn.s.wait.kmcnt(i16)
declare void @llvm.amdgcn.s.wait.expcnt(i16)
declare void @llvm.amdgcn.s.wait.event.export.ready()
declare void @llvm.amdgcn.s.ttracedata.imm(i16)
declare i32 @llvm.amdgcn.s.sendmsg.rtn.i32(i32)
declare i64 @llvm.amdgcn.s.sendmsg.rtn.i64(i32)
declare void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1), i32)
declare void @llvm.amdgcn.s.buffer.prefetch.data(ptr addrspace(8), i32, i32)
declare i32 @llvm.amdgcn.permlane16.var(i32, i32, i32, i1, i1)
declare i32 @llvm.amdgcn.permlanex16.var(i32, i32, i32, i1, i1)
declare half @llvm.amdgcn.fdot2.f16.f16(<2 x half>, <2 x half>, half)
declare bfloat @llvm.amdgcn.fdot2.bf16.bf16(<2 x bfloat>, <2 x bfloat>, bfloat)
declare i32 @llvm.amdgcn.sdot4(i32, i32, i32, i1)
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @barriers(ptr addrspace(1) %q, i32 %n) #0 {
  call void @llvm.amdgcn.s.barrier.init(ptr addrspace(3) @bar, i32 4)
  call void @llvm.amdgcn.s.barrier.init(ptr addrspace(3) @bars, i32 %n)
  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @bar)
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) @bar, i32 7)
  call void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) getelementptr ([2 x target("amdgcn.named.barrier", 0)], ptr addrspace(3) @bars, i32 0, i32 1), i32 %n)
  call void @llvm.amdgcn.s.barrier.wait(i16 1)
  call void @llvm.amdgcn.s.barrier.leave(i16 1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %s = call i32 @llvm.amdgcn.s.get.named.barrier.state(ptr addrspace(3) @bar)
  %g = call i32 @llvm.amdgcn.s.get.barrier.state(i32 -1)
  %h = call i32 @llvm.amdgcn.s.get.barrier.state(i32 %n)
  %f = call i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %z = zext i1 %f to i32
  %a = add i32 %s, %g
  %b = add i32 %h, %z
  %c = add i32 %a, %b
  store i32 %c, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @others(ptr addrspace(1) %q, i32 %n, ptr addrspace(8) %r) #0 {
  call void @llvm.amdgcn.s.sleep.var(i32 %n)
  call void @llvm.amdgcn.s.sleep.var(i32 3)
  call void @llvm.amdgcn.s.wait.loadcnt(i16 3)
  call void @llvm.amdgcn.s.wait.storecnt(i16 4)
  call void @llvm.amdgcn.s.wait.samplecnt(i16 5)
  call void @llvm.amdgcn.s.wait.bvhcnt(i16 1)
  call void @llvm.amdgcn.s.wait.dscnt(i16 2)
  call void @llvm.amdgcn.s.wait.kmcnt(i16 6)
  call void @llvm.amdgcn.s.wait.expcnt(i16 7)
  call void @llvm.amdgcn.s.wait.event.export.ready()
  call void @llvm.amdgcn.s.ttracedata.imm(i16 9)
  call void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1) %q, i32 %n)
  %far = getelementptr i8, ptr addrspace(1) %q, i64 256
  call void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1) %far, i32 15)
  call void @llvm.amdgcn.s.buffer.prefetch.data(ptr addrspace(8) %r, i32 64, i32 %n)
  call void @llvm.amdgcn.s.buffer.prefetch.data(ptr addrspace(8) %r, i32 0, i32 3)
  %a = call i32 @llvm.amdgcn.s.sendmsg.rtn.i32(i32 128)
  %b = call i64 @llvm.amdgcn.s.sendmsg.rtn.i64(i32 131)
  %c = trunc i64 %b to i32
  %d = add i32 %a, %c
  store i32 %d, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @lanes(ptr addrspace(1) %q) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %q, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %a = call i32 @llvm.amdgcn.permlane16.var(i32 %t, i32 %v, i32 %t, i1 false, i1 false)
  %b = call i32 @llvm.amdgcn.permlanex16.var(i32 %v, i32 %a, i32 %t, i1 true, i1 true)
  %h = bitcast i32 %a to <2 x half>
  %i = bitcast i32 %b to <2 x half>
  %f = call half @llvm.amdgcn.fdot2.f16.f16(<2 x half> %h, <2 x half> %i, half 2.0)
  %bh = bitcast i32 %a to <2 x bfloat>
  %bi = bitcast i32 %v to <2 x bfloat>
  %g = call bfloat @llvm.amdgcn.fdot2.bf16.bf16(<2 x bfloat> %bh, <2 x bfloat> %bi, bfloat 1.0)
  %fi = bitcast half %f to i16
  %gi = bitcast bfloat %g to i16
  %s = xor i16 %fi, %gi
  %z = zext i16 %s to i32
  %d = call i32 @llvm.amdgcn.sdot4(i32 %a, i32 %b, i32 %z, i1 true)
  store i32 %d, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
