; Atomic differences of gfx12 that are taken only if they are not negative, or that end at zero, and accesses of lanes together.
; run: --kernel differences --grid 1 --block 64 --arg i=buf:u32x512:random:3:0:100 --arg o=buf:u32x512:zeros
target triple = "amdgcn-amd-amdhsa"
@local = internal addrspace(3) global [64 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cond.sub.u32.i32(i32, ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.sub.clamp.u32.i32(i32, ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.amdgcn.struct.ptr.buffer.atomic.cond.sub.u32.i32(i32, ptr addrspace(8), i32, i32, i32, i32)

define amdgpu_kernel void @differences(ptr addrspace(1) %i, ptr addrspace(1) %o) #0 {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %i, i16 0, i64 2048, i32 159744)
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %i, i16 4, i64 512, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %at = shl i32 %t, 2
  %p6 = getelementptr i32, ptr addrspace(1) %i, i32 384
  %p7 = getelementptr i32, ptr addrspace(1) %p6, i32 %t
  %v = load i32, ptr addrspace(1) %p7
  %a = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cond.sub.u32.i32(i32 %v, ptr addrspace(8) %r, i32 %at, i32 0, i32 0)
  %b = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.sub.clamp.u32.i32(i32 %v, ptr addrspace(8) %r, i32 %at, i32 256, i32 0)
  %n = add i32 %t, 128
  %c = call i32 @llvm.amdgcn.struct.ptr.buffer.atomic.cond.sub.u32.i32(i32 %v, ptr addrspace(8) %s, i32 %n, i32 0, i32 0, i32 0)
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.sub.clamp.u32.i32(i32 %v, ptr addrspace(8) %r, i32 %at, i32 768, i32 0)
  %p4 = getelementptr i32, ptr addrspace(1) %i, i32 256
  %p5 = getelementptr i32, ptr addrspace(1) %p4, i32 %t
  %d = atomicrmw usub_cond ptr addrspace(1) %p5, i32 %v syncscope("agent") monotonic
  %e = atomicrmw usub_sat ptr addrspace(1) %p5, i32 9 syncscope("agent") monotonic
  %l = getelementptr [64 x i32], ptr addrspace(3) @local, i32 0, i32 %t
  store i32 50, ptr addrspace(3) %l
  %f = atomicrmw usub_cond ptr addrspace(3) %l, i32 %v monotonic
  %g = atomicrmw usub_sat ptr addrspace(3) %l, i32 30 monotonic
  %h = load i32, ptr addrspace(3) %l
  %q = getelementptr [8 x i32], ptr addrspace(1) %o, i32 %t
  store i32 %a, ptr addrspace(1) %q
  %q1 = getelementptr i32, ptr addrspace(1) %q, i32 1
  store i32 %b, ptr addrspace(1) %q1
  %q2 = getelementptr i32, ptr addrspace(1) %q, i32 2
  store i32 %c, ptr addrspace(1) %q2
  %q3 = getelementptr i32, ptr addrspace(1) %q, i32 3
  store i32 %d, ptr addrspace(1) %q3
  %q4 = getelementptr i32, ptr addrspace(1) %q, i32 4
  store i32 %e, ptr addrspace(1) %q4
  %q5 = getelementptr i32, ptr addrspace(1) %q, i32 5
  store i32 %f, ptr addrspace(1) %q5
  %q6 = getelementptr i32, ptr addrspace(1) %q, i32 6
  store i32 %g, ptr addrspace(1) %q6
  %q7 = getelementptr i32, ptr addrspace(1) %q, i32 7
  store i32 %h, ptr addrspace(1) %q7
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
